//! What undo must restore.

use serde::{Deserialize, Serialize};

use super::data::{HOUSES, HouseFace, SEATS, SKILLS, SkillFace, THREATS, ThreatFace, house_dice};
use super::gesture::Gesture;
use super::house::{Means, Plan};
use super::place::Pose;
use crate::kernel::{Seat, Seats};

/// A game of Ninja Dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NinjaDice {
    pub(super) seats: u8,
    /// From 0.
    pub(super) round: u8,
    /// Who took the first turn of the round.
    pub(super) first: Seat,
    /// Whose turn it is.
    pub(super) active: Seat,
    pub(super) treasures: [u8; SEATS],
    /// The first of them are thrown, as many as the round has.
    pub(super) house: [HouseFace; HOUSES],
    /// None: in the hand of the ninja.
    pub(super) skills: [Option<Lying>; SKILLS],
    pub(super) threats: [Threat; THREATS],
    /// How the seats have thrown that wait for the others.
    pub(super) gestures: [Option<Gesture>; SEATS],
    /// Which seats these are.
    pub(super) ready: Seats,
    /// The skill dice of the last throw: bit 0 for the first.
    pub(super) fresh: u8,
    /// How many throws this turn has seen.
    pub(super) throws: u8,
    pub(super) phase: Phase,
}

/// A skill die on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lying {
    /// What it shows.
    pub face: SkillFace,
    /// How it lies.
    pub pose: Pose,
    /// The die that this fortune boosts.
    pub boosts: Option<u8>,
}

/// Where a threat die is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Threat {
    /// Put aside: it can be dealt.
    Aside,
    /// In a hand.
    Held(Seat),
    /// On the table, just thrown.
    Lying {
        /// By whom.
        seat: Seat,
        /// What it shows.
        face: ThreatFace,
        /// How it lies.
        pose: Pose,
        /// An arrow that has flown, or cannot.
        done: bool,
    },
    /// An hourglass next to the house (NDI-14).
    Kept,
}

/// What is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// All who hold dice throw.
    Throwing,
    /// The roller of this threat die chooses whom its arrow hits.
    Arrow(u8),
    /// The ninja chooses what this skill die, a fortune, boosts.
    Fortune(u8),
    /// The ninja stops or throws again.
    Deciding,
    /// The game is over.
    Over,
}

impl NinjaDice {
    /// How many play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The round, from 0.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The active ninja.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Who took the first turn of the round.
    #[must_use]
    pub fn first(&self) -> Seat {
        self.first
    }

    /// What is waited for.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How many treasures a seat has.
    #[must_use]
    pub fn treasures(&self, seat: Seat) -> u8 {
        self.treasures.get(seat.index()).copied().unwrap_or(0)
    }

    /// The house of this turn.
    #[must_use]
    pub fn house(&self) -> &[HouseFace] {
        &self.house[..house_dice(self.round).min(HOUSES)]
    }

    /// The skill dice; none where a die is in the hand of the ninja.
    #[must_use]
    pub fn skills(&self) -> &[Option<Lying>; SKILLS] {
        &self.skills
    }

    /// The threat dice.
    #[must_use]
    pub fn threats(&self) -> &[Threat; THREATS] {
        &self.threats
    }

    /// Which skill dice were thrown last: bit 0 for the first.
    #[must_use]
    pub fn fresh(&self) -> u8 {
        self.fresh
    }

    /// How many throws this turn has seen.
    #[must_use]
    pub fn throws(&self) -> u8 {
        self.throws
    }

    /// The seats that have thrown and wait for the others.
    #[must_use]
    pub fn ready(&self) -> Seats {
        self.ready
    }

    /// The hourglasses that lie next to the house.
    #[must_use]
    pub fn hourglasses(&self) -> u8 {
        self.threats.iter().filter(|&&threat| threat == Threat::Kept).count() as u8
    }

    /// The seats that hold dice to throw.
    #[must_use]
    pub fn throwers(&self) -> Seats {
        let held = self.threats.iter().filter_map(|threat| match threat {
            Threat::Held(seat) => Some(*seat),
            _ => None,
        });
        held.chain([self.active]).collect()
    }

    /// How many fortunes boost a skill die.
    #[must_use]
    pub fn boosts_on(&self, die: usize) -> u8 {
        let boosts = |lying: &&Lying| lying.boosts == Some(die as u8);
        self.skills.iter().flatten().filter(boosts).count() as u8
    }

    /// What the skill dice on the table count for.
    #[must_use]
    pub fn means(&self) -> Means {
        let mut means = Means::default();
        for (die, lying) in self.skills.iter().enumerate() {
            means.0[die] = lying.map(|lying| (lying.face, Means::times(self.boosts_on(die))));
        }
        means
    }

    /// NDI-R4: the best that the skill dice on the table can do now.
    #[must_use]
    pub fn best_plan(&self) -> Plan {
        Plan::best(self.house(), &self.means())
    }
}
