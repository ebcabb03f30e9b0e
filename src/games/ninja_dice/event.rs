//! What happens, as it is told to all: nothing of it is secret.

use super::data::{HOUSES, HouseFace, SEATS, SKILLS, SkillFace, THREATS, ThreatFace};
use super::fire::Target;
use super::house::Plan;
use super::place::Pose;
use super::state::{Lying, Threat};
use super::tumble::{Rest, Tumble};
use crate::kernel::{Seat, Seats};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A turn began with a new house (NDI-22), or the game is about to begin with one (NDI-16).
    House {
        /// Whether it is the first of the game.
        first: bool,
        /// The round, from 0.
        round: u8,
        /// Whose turn it is.
        active: Seat,
        /// Who threw the house.
        by: Seat,
        /// Its dice: the first of them, as many as the round has.
        faces: [HouseFace; HOUSES],
    },
    /// Threat dice were dealt (NDI-21): who got which.
    Dealt([Option<Seat>; THREATS]),
    /// A seat is ready to throw.
    Ready(Seat),
    /// All dice were thrown at once (NDI-8).
    Thrown {
        /// How they rolled.
        tumble: Tumble,
        /// How they lie.
        rest: Rest,
        /// What the thrown skill dice show.
        skills: [Option<SkillFace>; SKILLS],
        /// What the threat dice show.
        threats: [Option<ThreatFace>; THREATS],
    },
    /// An arrow flew (NDI-10), or its roller let it lie.
    Shot {
        /// Its roller.
        seat: Seat,
        /// Its die.
        arrow: u8,
        /// How it lay.
        from: Pose,
        /// What it hit, and who lost a treasure.
        hit: Option<(Target, Seat)>,
    },
    /// An arrow had nothing to hit.
    Missed {
        /// Its roller.
        seat: Seat,
        /// Its die.
        arrow: u8,
        /// How it lay.
        from: Pose,
        /// Who had dice in front of it and was protected (NDI-12).
        safe: Seats,
    },
    /// Hourglasses were laid next to the house (NDI-14).
    Kept {
        /// Whose turn it is.
        seat: Seat,
        /// How many now.
        now: u8,
        /// How many lie there.
        total: u8,
        /// How they lay on the table.
        from: [Option<Pose>; THREATS],
    },
    /// A fortune boosts a die from now on, or none (NDI-5).
    Boosted {
        /// Whose turn it is.
        seat: Seat,
        /// The fortune.
        fortune: u8,
        /// The die, what it shows, and how many times it counts now.
        die: Option<(u8, SkillFace, u8)>,
    },
    /// A die was laid elsewhere (NDI-20; a fortune next to what it boosts).
    Laid {
        /// Which skill die.
        die: u8,
        /// How it lay.
        from: Pose,
        /// How it lies.
        to: Pose,
    },
    /// Four hourglasses ended a turn (NDI-9).
    OutOfTime(Seat),
    /// A seat took treasures for a house (NDI-24, NDI-25).
    Took {
        /// Who.
        seat: Seat,
        /// How the house was beaten.
        plan: Plan,
        /// How many treasures it brought.
        treasures: u8,
        /// Whether the whole house was beaten.
        whole: bool,
        /// Whether that was done without fighting anyone.
        quiet: bool,
    },
    /// A turn is over. The next house is thrown at once, so this tells what lay on the table.
    Left {
        /// Whose turn it was.
        seat: Seat,
        /// The dice of the house: the first of them, as many as `count` says.
        house: [HouseFace; HOUSES],
        /// How many the house had.
        count: u8,
        /// Which of them were beaten and brought treasures: bit 0 for the first.
        beaten: u8,
        /// How many treasures they brought.
        treasures: u8,
        /// The skill dice.
        skills: [Option<Lying>; SKILLS],
        /// The threat dice.
        threats: [Threat; THREATS],
    },
    /// The game is over (NDI-26).
    Ended {
        /// Who has won.
        winners: Seats,
        /// What each seat has; 0 where nobody sits.
        treasures: [u8; SEATS],
    },
}
