//! Positions that show a rule, for the live diagrams of the rules page.
//!
//! Three play, and seat A is to act. Provinces and hands are written by the letters of their cards (see
//! [`Card::letter`]), orders as `deploy G B` (to B), `ninja G B` (against G in B), `place G`, `shift G B C` (from B to
//! C), `attack G U B` (with G against U in B).

use crate::games::shinobi::{Card, Move, Order, Shinobi};
use crate::kernel::{Fast, Game, Out, Seat};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

/// What stands in the provinces unless the rule wants something else.
const USUAL: [&str; 3] = ["TTTGO", "UUOOM", "MMMGT"];

/// A rule, the order to be given, the provinces, A's hand, and the move to show: one that is allowed, one that the rule
/// refuses, or none.
type Shown = (&'static str, Order, [&'static str; 3], &'static str, &'static str);

const SHOWN: [Shown; 28] = [
    ("SHI-4", Order::First, USUAL, "GUTM", ""),
    ("SHI-5", Order::First, USUAL, "GUTM", "deploy M B"),
    ("SHI-6", Order::First, USUAL, "GUTN", "ninja M C"),
    ("SHI-7", Order::First, USUAL, "GUTN", "ninja O A"),
    ("SHI-8", Order::Second, USUAL, "GUT", "shift O B A"),
    ("SHI-9", Order::Second, USUAL, "GUT", "shift G A B"),
    ("SHI-10", Order::Third, USUAL, "GU", "deploy G B"),
    ("SHI-11", Order::Third, USUAL, "GU", "attack T G A"),
    ("SHI-12", Order::Third, USUAL, "GU", "attack T M C"),
    ("SHI-13", Order::Third, USUAL, "GU", "attack T T C"),
    ("SHI-14", Order::First, ["TTTTGO", "UUOM", "MMMGT"], "GUOM", "attack T O B"),
    ("SHI-15", Order::Third, USUAL, "GU", "attack T O B"),
    ("SHI-16", Order::First, USUAL, "GUTM", "place G"),
    ("SHI-17", Order::Third, USUAL, "GU", "attack T U B"),
    ("SHI-18", Order::Third, USUAL, "GU", "attack T U B"),
    ("SHI-19", Order::Third, ["GGGTT", "UUO", "GT"], "", "attack G U B"),
    ("SHI-20", Order::Third, ["GGGT", "UUT", "UTOO"], "", "attack G O C"),
    ("SHI-21", Order::Third, ["GGGO", "UUOO", "OTT"], "", "attack G T C"),
    ("SHI-D2", Order::First, ["GUTMO", "GUTMO", "GUTMO"], "GUTM", ""),
    ("SHI-R1", Order::First, USUAL, "GUTM", "shift M B C"),
    ("SHI-R2", Order::Second, ["TTGO", "UUOOM", "MMMGT"], "GUTT", "attack T U B"),
    ("SHI-R3", Order::First, USUAL, "GUTN", "deploy N B"),
    ("SHI-R4", Order::First, ["GGT", "U", ""], "N", "ninja U B"),
    ("SHI-R5", Order::Third, USUAL, "GU", "attack T U B"),
    ("SHI-R6", Order::Third, ["GGT", "UUT", "OT"], "", "attack G T C"),
    ("SHI-R7", Order::First, USUAL, "NN", "ninja U B"),
    ("SHI-R8", Order::Third, USUAL, "GU", "attack T U B"),
    ("SHI-R9", Order::Third, ["GGGTT", "UUO", "GT"], "MO", "attack G U B"),
];

/// The rules that have a diagram, in the order of the rules page.
#[cfg(test)]
pub(crate) fn illustrated() -> impl Iterator<Item = &'static str> {
    SHOWN.iter().map(|&(rule, ..)| rule)
}

/// A position that shows a rule, and the move to show in it.
pub(crate) fn diagram(rule: &str) -> Option<(Shinobi, Option<Move>)> {
    let &(_, order, provinces, hand, tried) = SHOWN.iter().find(|&&(id, ..)| id == rule)?;
    let game = Shinobi::position(&provinces, A)?
        .with_hand(A, &cards(hand)?)
        .with_hand(B, &cards("GUTM")?)
        .with_hand(C, &cards("UMOO")?)
        .with_order(order);
    let game = prepared(game, rule)?;
    Some((game, if tried.is_empty() { None } else { Some(written(tried)?) }))
}

/// What some rules need besides.
fn prepared(mut game: Shinobi, rule: &str) -> Option<Shinobi> {
    let done = |mut game: Shinobi, orders: &[&str]| {
        for order in orders {
            game.apply(A, &written(order)?, &mut Fast::new(0), &mut Out::silent());
        }
        Some(game)
    };
    match rule {
        // What is shown comes after the orders before it.
        "SHI-14" => done(game, &["deploy O B", "place G"]),
        "SHI-R1" => done(game, &["deploy M B"]),
        "SHI-R2" => done(game, &["place T"]),
        "SHI-18" => Some(game.with_deck(&cards("OT")?, A)),
        "SHI-R5" | "SHI-R8" => Some(game.with_deck(&cards("O")?, A)),
        "SHI-R4" | "SHI-R7" => Some(game.with_deck(&[], C)),
        "SHI-19" | "SHI-20" | "SHI-21" | "SHI-R6" | "SHI-R9" => {
            if rule != "SHI-R9" {
                game = game.with_hand(B, &[]).with_hand(C, &[]);
            }
            Some(game.with_deck(&[], A))
        }
        _ => Some(game),
    }
}

fn cards(letters: &str) -> Option<Vec<Card>> {
    letters.chars().map(Card::lettered).collect()
}

/// A move as it is written above.
pub(crate) fn written(text: &str) -> Option<Move> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let card = |word: &str| word.chars().next().and_then(Card::lettered);
    let clan = |word: &str| card(word)?.clan();
    let seat = |word: &str| {
        let letter = word.bytes().next()?.checked_sub(b'A')?;
        (letter < 5).then(|| Seat::new(letter))
    };
    Some(match words[..] {
        ["deploy", troop, to] => Move::Deploy { card: card(troop)?, province: seat(to)? },
        ["ninja", target, at] => Move::Ninja { province: seat(at)?, clan: clan(target)? },
        ["place", troop] => Move::Place { card: card(troop)? },
        ["shift", troop, from, to] => Move::Shift { from: seat(from)?, clan: clan(troop)?, to: seat(to)? },
        ["attack", with, target, at] => {
            Move::Attack { with: clan(with)?, province: seat(at)?, clan: clan(target)? }
        }
        _ => return None,
    })
}
