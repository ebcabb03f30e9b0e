//! Positions that show a rule, for the live diagrams of the rules page.
//!
//! Dice are written as in [`NinjaDice::position`].

use crate::games::ninja_dice::data::SkillFace;
use crate::games::ninja_dice::{Approach, Gesture, Move, NinjaDice, Phase, Plan, Pose, Skill, Target};
use crate::kernel::Game;

/// What is tried.
#[derive(Clone, Copy)]
enum Try {
    /// Throw in the usual way, or let go in the middle of the table.
    Throw,
    ThrowFromAfar,
    /// The arrow of this threat die hits this.
    Shoot(u8, Option<Target>),
    /// The fortune on the first die boosts the second.
    Boost(u8, Option<u8>),
    /// Stop with the best plan; or before this fortune is used.
    Stop,
    StopEarly(u8),
    /// Stop, taking these house dice, guards and residents treated so.
    Take(u8, Approach, Approach),
    /// Throw these again; lay the die there.
    Again(u8),
    Lay(u8, u8, &'static str),
}

use Approach::{Fight, Stealth};
use Target::Skill as S;
use Try::{Again, Boost, Lay, Shoot, Stop, StopEarly, Take, Throw, ThrowFromAfar};

/// A rule, the house, the skill dice, the threat dice, and what is tried.
type Shown = (&'static str, &'static str, &'static str, &'static str, Try);

const FIVE: &str = "f@70,80 s@110,60 p@160,90 n@120,140 c@190,150";
const FIVE_OPEN: &str = "f@70,80 s@110,60 p@160,90 n@120,140 s@190,150";
const FAN: &str = "+@120,140 s@90,80/300 f@150,100/900 p@60,180 n@180,170/1500";

const SHOWN: [Shown; 33] = [
    ("NDI-1", "L GG R L", "", "", Throw),
    ("NDI-2", "L G R L", "p@70,80 s@110,60 f@160,90 c@120,140 p@190,150", "", Take(0b0011, Stealth, Fight)),
    ("NDI-3", "G G L L", "s@70,80 f@110,60 c@160,90 c@120,140 p@190,150", "", Take(0b0011, Stealth, Stealth)),
    ("NDI-4", "L R R G", "n@70,80 s@110,60 n@160,90 c@120,140 c@190,150", "", Stop),
    ("NDI-5", "G GG L L", FAN, "", Boost(0, Some(1))),
    ("NDI-6", "L L GG R", "+@120,140 n@90,80/300 f@150,100/900 c@60,180 s@180,170", "", Boost(0, Some(1))),
    ("NDI-7", "G GG L L", "+@120,140 -s@90,80/300 f@150,100/900 -p@60,180 n@180,170", "", Boost(0, Some(1))),
    ("NDI-8", "L G R RR", "", "", Throw),
    ("NDI-9", "L G R RR", FIVE, "h h h", Stop),
    ("NDI-10", "L G R RR", FIVE_OPEN, "Ba@80,190 Ca@200,60/3000", Shoot(0, Some(S(1)))),
    (
        "NDI-11",
        "L G R RR",
        "f@70,80 -s@110,60 p@160,90 n@120,140 s@190,150",
        "Ba@80,190 Ch@200,60",
        Shoot(0, Some(S(1))),
    ),
    ("NDI-12", "L G R RR", FIVE, "Ba@80,190 Cc@40,60", Shoot(0, Some(S(0)))),
    (
        "NDI-13",
        "L G R RR",
        "f@70,80 s@110,60 p@160,90 n@120,140 s@190,150",
        "Ba@80,190 Ca@200,190",
        Shoot(0, Some(S(0))),
    ),
    (
        "NDI-14",
        "L G R RR",
        "f@70,80 s@110,60 p@160,90 n@120,140 s@190,150",
        "Ba@80,190 Ch@200,190",
        Shoot(0, Some(S(0))),
    ),
    ("NDI-16", "L G R L", "", "", Throw),
    ("NDI-17", "G GG L L", FAN, "", StopEarly(0)),
    ("NDI-18", "L G R RR", FIVE, "", Stop),
    ("NDI-19", "G GG L L", "-+@90,62>1 -s@90,80 f@150,100/900 p@60,180 n@180,170", "", Again(0b00010)),
    (
        "NDI-20",
        "G GG L L",
        "s@90,80 f@150,100/900 p@60,180 n@180,170 c@200,60",
        "",
        Lay(0b10010, 0, "120,60"),
    ),
    ("NDI-24", "L G R RR", "p@70,80 s@110,60 f@160,90 c@120,140 c@190,150", "", Stop),
    ("NDI-25", "L L R R", "p@70,80 n@110,60 s@160,90 c@120,140 c@190,150", "", Stop),
    ("NDI-D1", "L G R RR", FIVE, "", Again(0b10000)),
    (
        "NDI-D2",
        "L G R RR",
        "f@70,80 s@110,60 p@160,90 n@120,140 s@190,150",
        "Ba@80,190 Cc@200,190",
        Shoot(0, None),
    ),
    ("NDI-D3", "RR GG L R", "", "", Throw),
    (
        "NDI-D4",
        "G GG L L",
        "+@120,140/512 s@180,140/300 f@150,60/900 p@60,180 n@180,190",
        "",
        Boost(0, Some(1)),
    ),
    ("NDI-R1", "G GG L L", "+@120,140 s@170,138 f@150,100/900 p@60,180 n@180,170", "", Boost(0, Some(3))),
    ("NDI-R2", "L G R RR", FIVE_OPEN, "Ba@80,190 Ca@200,190", Shoot(0, None)),
    (
        "NDI-R3",
        "L G R RR",
        "f@70,80 s@110,60 p@160,90 n@120,140 -c@190,150",
        "Ba@80,190 Ca@40,100",
        Shoot(0, Some(S(0))),
    ),
    (
        "NDI-R4",
        "RR R L L",
        "s@70,80 s@110,60 c@160,90 c@120,140 c@190,150",
        "",
        Take(0b0011, Stealth, Stealth),
    ),
    ("NDI-R7", "L G R RR", "-f@70,80 -s@110,60 -p@160,90", "", Throw),
    ("NDI-R8", "G GG L L", "+@120,140 c@90,80/300 f@150,100/900 p@60,180 n@180,170", "", Boost(0, Some(1))),
    ("NDI-R9", "L G R L", "", "", Throw),
    ("NDI-R10", "L G R L", "", "", ThrowFromAfar),
];

/// The rules that have a diagram.
#[cfg(test)]
pub(super) fn illustrated() -> impl Iterator<Item = &'static str> {
    SHOWN.iter().map(|&(rule, ..)| rule)
}

/// A position that shows a rule, and the move to show in it: one that is allowed, or one that the rule refuses.
pub(super) fn diagram(rule: &str) -> Option<(NinjaDice, Option<Move>)> {
    let &(_, house, skills, threats, tried) = SHOWN.iter().find(|&&(id, ..)| id == rule)?;
    let phase = match tried {
        Throw | ThrowFromAfar => Phase::Throwing,
        Shoot(arrow, _) => Phase::Arrow(arrow),
        Boost(fortune, _) | StopEarly(fortune) => Phase::Fortune(fortune),
        Stop | Take(..) | Again(_) | Lay(..) => Phase::Deciding,
    };
    let game = NinjaDice::position(house, skills, threats, phase)?;
    Some((game, Some(tried_in(&game, tried)?)))
}

fn tried_in(game: &NinjaDice, tried: Try) -> Option<Move> {
    let seat = game.to_act().first()?;
    let usual = Gesture::usual(seat, game.seats());
    let mut places = [None; 5];
    Some(match tried {
        Throw => Move::Throw(usual),
        ThrowFromAfar => Move::Throw(Gesture { y: 12_000, ..usual }),
        Shoot(_, target) => Move::Shoot(target),
        Boost(_, die) => Move::Boost(die),
        Stop | StopEarly(_) => Move::Stop(game.best_plan()),
        Take(beaten, guards, residents) => {
            let is_ninja = |means: Option<(_, u8)>| means.filter(|(face, _)| *face == SkillFace::Ninja);
            let ninjas = game.means().0.map(|means| is_ninja(means).map(|_| Skill::Stealth));
            Move::Stop(Plan { beaten, guards, residents, ninjas })
        }
        Again(dice) => Move::Again { dice, places },
        Lay(dice, die, place) => {
            places[usize::from(die)] = Some(Pose::written(place)?);
            Move::Again { dice, places }
        }
    })
}
