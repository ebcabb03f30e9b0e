//! The rule sheet, rule by rule: every test is named after the rule that it holds the game to.
//!
//! Provinces and hands are written by the letters of their cards (see [`Card::letter`]), orders as `deploy G B` (to B),
//! `ninja G B` (against G in B), `place G`, `shift G B C` (from B to C), `attack G U B` (with G against U in B). What an
//! order told everyone is read back as a sentence, so that a test can be followed with real cards.

mod attacking;
mod deals;
mod ending;
mod first_order;
mod laws;
mod second_order;
mod signs;
mod turns;

use crate::games::shinobi::{Card, Clan, Event, Illegal, Move, Order, Setup, Shinobi};
use crate::kernel::{Cites, Fast, Game, Out, Seat, Viewer};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const D: Seat = Seat::new(3);
const E: Seat = Seat::new(4);

/// Cards by their letters.
fn cards(letters: &str) -> Vec<Card> {
    letters.chars().map(|letter| Card::lettered(letter).expect("a card")).collect()
}

fn card(letter: &str) -> Card {
    cards(letter)[0]
}

fn clan(letter: &str) -> Clan {
    card(letter).clan().expect("a troop")
}

fn clans(letters: &str) -> Vec<Clan> {
    cards(letters).into_iter().map(|card| card.clan().expect("a troop")).collect()
}

/// The seat with this name, even if no table here has it.
fn seat(name: &str) -> Seat {
    Seat::new(name.as_bytes()[0] - b'A')
}

fn name(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

fn mv(text: &str) -> Move {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["deploy", what, to] => Move::Deploy { card: card(what), province: seat(to) },
        ["ninja", what, at] => Move::Ninja { province: seat(at), clan: clan(what) },
        ["place", what] => Move::Place { card: card(what) },
        ["shift", what, from, to] => Move::Shift { from: seat(from), clan: clan(what), to: seat(to) },
        ["attack", with, what, at] => Move::Attack { with: clan(with), province: seat(at), clan: clan(what) },
        _ => panic!("{text}"),
    }
}

/// A position in which A is to give the first order, with these provinces and this hand. The others hold `GUMO` each.
fn board(provinces: &[&str], hand: &str) -> Shinobi {
    let game = Shinobi::position(provinces, A).expect("provinces of troops");
    let others = Seat::all(provinces.len() as u8).skip(1);
    others.fold(game, |game, seat| game.with_hand(seat, &cards("GUMO"))).with_hand(A, &cards(hand))
}

/// The same with another order to be given.
fn board_at(order: Order, provinces: &[&str], hand: &str) -> Shinobi {
    board(provinces, hand).with_order(order)
}

/// Makes a move that must be allowed; what each viewer was told, the table first.
fn tell(game: &mut Shinobi, text: &str) -> Vec<Vec<Event>> {
    let (seat, mv) = (game.turn(), mv(text));
    assert_eq!(game.check(seat, &mv), Ok(()), "{seat:?} {text}\n{game}");
    assert!(listed(game).contains(&mv), "{text} is not listed\n{game}");
    let mut out = Out::new();
    game.apply(seat, &mv, &mut Fast::new(0), &mut out);
    let told = out.into_told();
    let viewers = [Viewer::Table].into_iter().chain(Seat::all(game.seats()).map(Viewer::Seat));
    let heard =
        |viewer| told.iter().filter(move |told| told.audience.includes(viewer)).map(|told| told.event);
    viewers.map(|viewer| heard(viewer).collect()).collect()
}

/// Gives an order of whose turn it is; what the table was told, as a sentence.
fn make(game: &mut Shinobi, text: &str) -> String {
    tell(game, text)[0].iter().map(say).collect::<Vec<_>>().join("; ")
}

/// Gives several orders, separated by commas; what was told of the last.
fn make_all(game: &mut Shinobi, texts: &str) -> String {
    texts.split(',').map(|text| make(game, text)).last().expect("an order")
}

/// An event as a sentence.
fn say(event: &Event) -> String {
    let letter = |clan: Clan| Card::Troop(clan).letter();
    match *event {
        Event::Deployed { seat, clan, province } => {
            format!("{} deploys {} to {}", name(seat), letter(clan), name(province))
        }
        Event::Struck { seat, clan, province } => {
            format!("{} sends a ninja against {} in {}", name(seat), letter(clan), name(province))
        }
        Event::Placed { seat, clan } => format!("{} places {}", name(seat), letter(clan)),
        Event::Shifted { seat, clan, from, to } => {
            format!("{} moves {} from {} to {}", name(seat), letter(clan), name(from), name(to))
        }
        Event::Attacked { seat, with, clan, province } => {
            format!("{} attacks {} in {} with {}", name(seat), letter(clan), name(province), letter(with))
        }
        Event::Skipped { seat, order } => format!("{} skips the {order:?} order", name(seat)),
        Event::Drew { seat, cards } => format!("{} draws {cards}", name(seat)),
        Event::LastRound { last } => format!("last round: {} plays last", name(last)),
        Event::Ended { winners, standings, totals } => {
            let winners: String = winners.iter().map(name).collect();
            let standing = |standing: &super::Standing| {
                format!("{} {}/{}", letter(standing.clan), standing.total, standing.home)
            };
            let standings: Vec<String> = standings.iter().flatten().map(standing).collect();
            format!("{winners} wins with {}; all {totals:?}", standings.join(", "))
        }
    }
}

/// What whose turn it is can order.
fn listed(game: &Shinobi) -> Vec<Move> {
    let mut listed = Vec::new();
    game.moves(game.turn(), &mut listed);
    listed
}

/// A province by the letters of its cards.
fn province(game: &Shinobi, seat: Seat) -> String {
    let army = |(clan, size): (Clan, u8)| core::iter::repeat_n(Card::Troop(clan).letter(), usize::from(size));
    game.armies(seat).flat_map(army).collect()
}

/// Whose turn it is cannot give this order, for this reason; and it is not listed.
fn refuses(game: &Shinobi, text: &str, rule: &str, why: Illegal) {
    let mv = mv(text);
    assert_eq!(game.check(game.turn(), &mv), Err(why), "{text}\n{game}");
    assert_eq!(why.rule(), rule, "{text}");
    assert!(!listed(game).contains(&mv), "{text} is listed\n{game}");
}
