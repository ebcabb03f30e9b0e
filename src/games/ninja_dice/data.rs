//! Component tables: the faces of the dice and what a house is worth, with sources.
//!
//! The sheet names every symbol and the number of dice, but not how often a symbol is on a die. An owner of the box can
//! correct the faces here, in one place.

use serde::{Deserialize, Serialize};

/// What beats a challenge (NDI-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Skill {
    /// Beats guards and residents.
    Fight,
    /// Beats guards and residents without fighting them.
    Stealth,
    /// Beats locks.
    Pick,
}

impl Skill {
    /// All skills, in the order of their numbers.
    pub const ALL: [Self; 3] = [Self::Fight, Self::Stealth, Self::Pick];
}

/// A face of a skill die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum SkillFace {
    /// A skill.
    Fight,
    /// A skill.
    Stealth,
    /// A skill.
    Pick,
    /// NDI-4: any of the three skills.
    Ninja,
    /// NDI-5: boosts a die in front of it.
    Fortune,
    /// NDI-12: protects from arrows.
    Caught,
}

impl SkillFace {
    /// NDI-R8: whether a fortune can boost it.
    #[must_use]
    pub const fn can_be_boosted(self) -> bool {
        matches!(self, Self::Fight | Self::Stealth | Self::Pick | Self::Ninja)
    }

    /// The one skill it stands for; none for a ninja, which stands for any, and for what is no skill.
    #[must_use]
    pub const fn skill(self) -> Option<Skill> {
        match self {
            Self::Fight => Some(Skill::Fight),
            Self::Stealth => Some(Skill::Stealth),
            Self::Pick => Some(Skill::Pick),
            Self::Ninja | Self::Fortune | Self::Caught => None,
        }
    }
}

/// A face of a threat die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ThreatFace {
    /// NDI-9: four of them end the turn.
    Hourglass,
    /// NDI-10: steals from who has a die in front of it.
    Arrow,
    /// NDI-12: protects from arrows.
    Caught,
}

/// A face of a house die: its challenges.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum HouseFace {
    /// One lock.
    Lock,
    /// One guard.
    Guard,
    /// One resident.
    Resident,
    /// Two guards.
    Guards,
    /// Two residents.
    Residents,
}

use HouseFace::{Guard as G, Guards as GG, Lock as L, Resident as R, Residents as RR};

/// NDI-D1, reconstructed: the sheet documents six symbols, and a die has six faces. All five skill dice are alike.
pub const SKILL_DIE: [SkillFace; 6] = [
    SkillFace::Fight,
    SkillFace::Stealth,
    SkillFace::Pick,
    SkillFace::Ninja,
    SkillFace::Fortune,
    SkillFace::Caught,
];

/// NDI-D2, reconstructed: the sheet documents the symbols. All four threat dice are alike but for their colours.
pub const THREAT_DIE: [ThreatFace; 6] = [
    ThreatFace::Hourglass,
    ThreatFace::Hourglass,
    ThreatFace::Arrow,
    ThreatFace::Arrow,
    ThreatFace::Arrow,
    ThreatFace::Caught,
];

/// How many faces a die has.
pub const FACES: f64 = SKILL_DIE.len() as f64;

/// How many faces of a skill die show this.
#[must_use]
pub const fn skill_faces(face: SkillFace) -> f64 {
    let (mut faces, mut at) = (0.0, 0);
    while at < SKILL_DIE.len() {
        if SKILL_DIE[at] as u8 == face as u8 {
            faces += 1.0;
        }
        at += 1;
    }
    faces
}

/// How many faces of a threat die show this.
#[must_use]
pub const fn threat_faces(face: ThreatFace) -> f64 {
    let (mut faces, mut at) = (0.0, 0);
    while at < THREAT_DIE.len() {
        if THREAT_DIE[at] as u8 == face as u8 {
            faces += 1.0;
        }
        at += 1;
    }
    faces
}

/// NDI-D3, reconstructed: the dice differ, and only guards and residents are doubled.
pub const HOUSE_DICE: [[HouseFace; 6]; 6] = [
    [L, L, L, G, R, RR],
    [L, L, L, R, G, GG],
    [L, L, G, G, R, GG],
    [L, L, R, R, G, RR],
    [L, G, G, R, GG, RR],
    [L, R, R, G, GG, RR],
];

/// NDI-D4, reconstructed: how long the edge of a die is, in hundredths of a millimetre.
pub const DIE: i32 = 1600;
/// NDI-D4, reconstructed: how far its corners are rounded.
pub const ROUND: i32 = 320;

/// On the sheet: five skill dice.
pub const SKILLS: usize = 5;
/// On the sheet: four threat dice.
pub const THREATS: usize = 4;
/// On the sheet: six house dice.
pub const HOUSES: usize = 6;
/// On the sheet: for two to five players.
pub const SEATS: usize = 5;

/// NDI-23, on the sheet: how many rounds there are.
pub const ROUNDS: u8 = 3;
/// NDI-15, on the sheet: "Chaque joueur a cinq jetons trésor".
pub const PURSE: u8 = 5;
/// NDI-9, on the sheet: so many hourglasses end a turn.
pub const HOURGLASSES: u8 = 4;
/// NDI-5, on the sheet: what a boosted die counts for each fortune.
pub const BOOST: u8 = 4;
/// NDI-24, on the sheet: what the whole house brings on top of its dice, by round.
pub const WHOLE: [u8; ROUNDS as usize] = [2, 3, 4];
/// NDI-25, on the sheet: what the whole house brings when nobody was fought.
pub const QUIET: u8 = 1;
/// NDI-R11: after so many throws of one turn the ninja stops, who has then seen three hourglasses at most on sixty dice.
pub const THROWS: u8 = 60;

/// NDI-23: how many dice the house has in a round, from 0.
#[must_use]
pub const fn house_dice(round: u8) -> usize {
    4 + round as usize
}
