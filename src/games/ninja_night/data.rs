//! What is in the box, in numbers. Lengths are tenths of a millimetre.
//!
//! The sheet counts buildings, trees and tokens; how many tokens there are of each kind and all lengths are
//! reconstructed (NNI-D1 to NNI-D4).

use serde::{Deserialize, Serialize};

/// The largest table.
pub const SEATS: usize = 4;

/// Rounds, called minutes (sheet: six).
pub const ROUNDS: u8 = 6;

/// From this round on yellow chests may be picked up (NNI-20).
pub const YELLOW_FROM: u8 = 5;

/// Large buildings (sheet).
pub const HOUSES: usize = 11;

/// Upper floors (sheet: the other 5 of 16 buildings).
pub const FLOORS: usize = 5;

/// Trees (sheet).
pub const TREES: usize = 2;

/// Chest tokens (sheet).
pub const TOKENS: usize = 28;

/// Pink ones among them (sheet); the others are yellow.
pub const PINK: usize = 24;

/// Slots of a backpack (sheet).
pub const SLOTS: usize = 4;

/// How many tokens lie on the buildings at first, in a random order (NNI-D1, derived: groups of 2 or 3 that add up).
pub const GROUPS: [usize; HOUSES] = [3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2];

/// The village's radius (NNI-D3, reconstructed).
pub const VILLAGE: i32 = 2000;

/// An upper floor's width, depth and height (NNI-D3, reconstructed).
pub const FLOOR: (i32, i32, i32) = (400, 400, 300);

/// A tree's radius (NNI-D3, reconstructed).
pub const TREE_RADIUS: i32 = 150;

/// A tree's height (NNI-D3, reconstructed).
pub const TREE_HEIGHT: i32 = 1000;

/// The radius of a ninja's base (NNI-D4, reconstructed).
pub const BASE: i32 = 100;

/// The sizes of large buildings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Size {
    /// Four of 70 × 50 × 50 mm.
    Broad,
    /// Four of 50 × 50 × 40 mm.
    Square,
    /// Three of 60 × 40 × 60 mm.
    Tall,
}

impl Size {
    /// Width, depth and height (NNI-D3, reconstructed).
    #[must_use]
    pub const fn lengths(self) -> (i32, i32, i32) {
        match self {
            Self::Broad => (700, 500, 500),
            Self::Square => (500, 500, 400),
            Self::Tall => (600, 400, 600),
        }
    }
}

/// The large buildings in the box (NNI-D3, reconstructed).
pub const SIZES: [Size; HOUSES] = {
    use Size::{Broad, Square, Tall};
    [Broad, Broad, Broad, Broad, Square, Square, Square, Square, Tall, Tall, Tall]
};

/// The two strings (sheet; lengths NNI-D4, reconstructed).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cord {
    /// The movement string with the hook.
    Hook,
    /// The combat string with the fist.
    Fist,
}

impl Cord {
    /// The longest it can be stretched.
    #[must_use]
    pub const fn longest(self) -> u16 {
        match self {
            Self::Hook => 3500,
            Self::Fist => 2500,
        }
    }

    /// The radius of the disc at its end.
    #[must_use]
    pub const fn radius(self) -> i32 {
        match self {
            Self::Hook => 100,
            Self::Fist => 75,
        }
    }
}

/// A bonus on a chest token (sheet).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Bonus {
    /// NNI-27: heals all wounds.
    Potion,
    /// NNI-28: changes a planned action.
    Gear,
    /// NNI-29: moves without an estimate.
    Grapple,
    /// NNI-30: wounds from afar.
    Shuriken,
    /// NNI-31: knocks a token out of a backpack.
    Kunai,
}

impl Bonus {
    /// All of them, in the order of the sheet.
    pub const ALL: [Self; 5] = [Self::Potion, Self::Gear, Self::Grapple, Self::Shuriken, Self::Kunai];
}

/// What is on the hidden side of a chest token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Chest {
    /// Something to use.
    Bonus(Bonus),
    /// A value, 1 to 5.
    Worth(u8),
}

impl Chest {
    /// What it counts at the end (NNI-32).
    #[must_use]
    pub const fn worth(self) -> u8 {
        match self {
            Self::Worth(worth) => worth,
            Self::Bonus(_) => 0,
        }
    }
}

/// The tokens in the box, first the pink ones, then the yellow (NNI-D2, reconstructed).
pub const CHESTS: [Chest; TOKENS] = {
    let mut chests = [Chest::Worth(0); TOKENS];
    let mut at = 0;
    while at < TOKENS {
        chests[at] = match at {
            0..10 => Chest::Bonus(Bonus::ALL[at / 2]),
            10..15 => Chest::Worth(1),
            15..20 => Chest::Worth(2),
            20..24 => Chest::Worth(3),
            24..26 => Chest::Worth(4),
            _ => Chest::Worth(5),
        };
        at += 1;
    }
    chests
};
