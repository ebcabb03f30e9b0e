//! Positions that show a rule, for the live diagrams of the rules page.
//!
//! They all stand on one camp in mid-game, seen by seat A, which is to act against B. Ninjas are named by their
//! spaces, changes of the camp by a space and the letter of a card ([`Card::letter`]; `.` for none). Moves are
//! written as [`Move::written`] reads them.

use crate::games::ninja_camp::{Card, Clan, Move, NinjaCamp, Phase, Space, Technique};
use crate::kernel::{Fast, Game, Out, Seat};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// The camp, from row 6 down to row 1.
const CAMP: [&str; 6] = ["sdeltaws", "ea.sd#lt", "twde.sad", "lstawe.x", "dxl.sdew", "aewtlxsd"];

/// Where the ninjas stand unless the rule wants them elsewhere.
const OWN: &str = "b3 f2 h6";
const RIVALS: &str = "b5 e6 g1";

/// A rule, the clan of A, its ninjas, the rivals, changes of the camp, and the move to try.
type Shown = (&'static str, Clan, &'static str, &'static str, &'static str, &'static str);

const SHOWN: [Shown; 45] = [
    ("NCA-4", Clan::Camel, "b3", "b5 g1", "", "@e1"),
    ("NCA-5", Clan::Camel, "b3", "b5 g1", "", "@f4"),
    ("NCA-6", Clan::Camel, "b3", "b5 g1", "", "@b5"),
    ("NCA-9", Clan::Camel, OWN, RIVALS, "", "s:b3-f3"),
    ("NCA-10", Clan::Armadillo, OWN, RIVALS, "", "!b3-b6"),
    ("NCA-12", Clan::Camel, OWN, RIVALS, "", "e:b3-b4-c4"),
    ("NCA-13", Clan::Camel, OWN, RIVALS, "", "e:b3-c4-d4-d5"),
    ("NCA-14", Clan::Camel, OWN, RIVALS, "", "e:b3-b4-c4-d4"),
    ("NCA-D1a", Clan::Camel, OWN, RIVALS, "", "t:b3-c3-d3"),
    ("NCA-D1b", Clan::Camel, OWN, RIVALS, "", "d:b3-c4-d5"),
    ("NCA-D1c", Clan::Camel, OWN, RIVALS, "", "s:b3-f3"),
    ("NCA-D1d", Clan::Camel, "e3 f2 h6", RIVALS, "f3. h3l", "l:e3-h3"),
    ("NCA-D1e", Clan::Camel, OWN, RIVALS, "", "w:b3-c4-d5"),
    ("NCA-D1f", Clan::Camel, OWN, RIVALS, "", "e:b3-b4-c4-d4"),
    ("NCA-D1g", Clan::Camel, OWN, "b5 e3 g1", "", "a:b3-e3"),
    // Into the wall on f5.
    ("NCA-D2", Clan::Camel, "e5 f2 h6", "b5 d3 g1", "", "t:e5-f5-f4"),
    ("NCA-D4a", Clan::Armadillo, OWN, "b5 e3 g1", "", "!b3-h3"),
    ("NCA-D4b", Clan::Camel, OWN, RIVALS, "", "!b3-g4"),
    ("NCA-D4c", Clan::Chameleon, OWN, RIVALS, "", "!b3-d5"),
    ("NCA-D4d", Clan::Flamingo, OWN, RIVALS, "", "!b3-b4-c4"),
    ("NCA-D4e", Clan::FlyingSquirrel, OWN, RIVALS, "", "!b3-b4-e6"),
    ("NCA-D4f", Clan::Goat, OWN, "b5 e3 g1", "", "!b3-e3-f4"),
    ("NCA-D4g", Clan::Hamster, OWN, "c4 e6 g1", "", "!b3-c4-d5"),
    ("NCA-D4h", Clan::Penguin, OWN, "b5 e3 g1", "", "!a:b3-e3"),
    ("NCA-D4i", Clan::Platypus, OWN, RIVALS, "", "!b3-c4-f2-e3"),
    ("NCA-D4j", Clan::PolarBear, OWN, RIVALS, "", "!b3-b4-h3-d2"),
    ("NCA-D4k", Clan::Puppy, "e3 b2 h6", "b5 f3 g1", "h3l", "!e3-h3"),
    ("NCA-D4l", Clan::Skunk, OWN, "b5 d4 g1", "", "!d4-e5"),
    ("NCA-D4m", Clan::Sloth, OWN, RIVALS, "", "!c4"),
    ("NCA-R1", Clan::Camel, OWN, "b5 d5 g1", "", "!b3-d4"),
    ("NCA-R2", Clan::Camel, OWN, RIVALS, "", "s:b3-d3"),
    ("NCA-R3", Clan::Camel, "d5 f2 h6", "a2 e6 g1", "", "l:d5-a5"),
    ("NCA-R4", Clan::Camel, OWN, "b5 f3 g1", "", "a:b3-f3"),
    ("NCA-R5", Clan::Camel, OWN, RIVALS, "", "w:b3-c4-d5"),
    ("NCA-R6", Clan::Camel, OWN, RIVALS, "", "t:b3-b2-c2"),
    ("NCA-R7", Clan::Flamingo, OWN, RIVALS, "", "=1"),
    ("NCA-R8", Clan::PolarBear, OWN, RIVALS, "", "!b3-b4-h3-b3"),
    ("NCA-R9", Clan::FlyingSquirrel, "a2 f2 h6", "b5 e6 h1", "", "!a2-a3-h1"),
    ("NCA-R10", Clan::Chameleon, "b2 f2 h6", RIVALS, "", "!b2-f1"),
    ("NCA-R12", Clan::Camel, "b3", "b5 g1", "", "@f1"),
    ("NCA-R13", Clan::Goat, OWN, "c3 e6 g1", "", "!b3-c3-b3"),
    ("NCA-R14", Clan::Armadillo, "b1 f2 h6", "b5 e6 d1", "", "!b1-g1"),
    ("NCA-R15", Clan::Sloth, OWN, RIVALS, "", "!b2"),
    ("NCA-R16", Clan::Hamster, "b3 c4 h6", RIVALS, "", "!b3-c4-d5"),
    ("NCA-R17", Clan::Skunk, OWN, "b5 g3 g1", "g3d", "!g1-h2"),
];

/// The rules that have a diagram, in the order of the rules page.
#[cfg(test)]
pub(super) fn illustrated() -> impl Iterator<Item = &'static str> {
    SHOWN.iter().map(|&(rule, ..)| rule)
}

/// A position that shows a rule, and the move to show in it: one that is allowed, or one that the rule refuses.
pub(super) fn diagram(rule: &str) -> Option<(NinjaCamp, Option<Move>)> {
    let &(_, clan, own, rivals, changes, tried) = SHOWN.iter().find(|&&(id, ..)| id == rule)?;
    let mut camp = CAMP.map(|row| row.chars().map(String::from).collect::<Vec<String>>());
    let mut put = |text: &str, change: fn(&mut String, &str)| {
        let (space, what) = text.split_at_checked(2)?;
        let space = Space::named(space)?;
        let row = camp.get_mut(5_usize.checked_sub(usize::from(space.row()))?)?;
        change(row.get_mut(usize::from(space.column()))?, what);
        Some(())
    };
    for change in changes.split_whitespace() {
        put(change, |cell, card| card.clone_into(cell))?;
    }
    for ninja in own.split_whitespace() {
        put(ninja, |cell, _| cell.push('A'))?;
    }
    for ninja in rivals.split_whitespace() {
        put(ninja, |cell, _| cell.push('B'))?;
    }
    let lines = camp.iter().zip((1..=6).rev()).map(|(row, number)| format!("{number} {}\n", row.join(" ")));
    let drawn: String = lines.collect();
    let mv = Move::written(tried)?;
    let mut hand = vec![Technique::Sprint, Technique::Evade];
    if let Move::Play { card, .. } = mv
        && !hand.contains(&card)
    {
        hand.push(card);
    }
    let other = if clan == Clan::Sloth { Clan::Camel } else { Clan::Sloth };
    let mut game = NinjaCamp::position(&drawn, &[clan, other], A)?
        .with_hand(A, &hand.into_iter().map(Card::Technique).collect::<Vec<_>>());
    if matches!(mv, Move::Place(_)) {
        game.phase = Phase::Placing;
    }
    Some((prepared(game, rule)?, Some(mv)))
}

/// What some rules need besides.
fn prepared(game: NinjaCamp, rule: &str) -> Option<NinjaCamp> {
    let ambush = Card::Technique(Technique::Ambush);
    Some(match rule {
        "NCA-D1e" => game.with_played(B, Technique::Dodge),
        "NCA-D4h" => game.with_discard(A, &[ambush, Card::Technique(Technique::Dodge)]),
        "NCA-R7" => {
            let mut game =
                game.with_unused(&[Card::Technique(Technique::Evade), Card::Wall, ambush, Card::Trap]);
            game.apply(A, &Move::written("!b3-b4-c4")?, &mut Fast::new(0), &mut Out::silent());
            game
        }
        _ => game,
    })
}
