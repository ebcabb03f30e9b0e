//! Component tables: what is in the box and printed on the cards, with sources.
//!
//! The sheet gives the counts; values, effects and clan powers were read from pictures of the cards. An owner of
//! the box can correct them here, in one place.

use super::cards::{Clan, Technique};

/// NCA-D1, printed: the value of each technique, in the order of [`Technique::ALL`].
pub const VALUES: [i16; 7] = [0, 1, 2, 3, 3, 4, 5];

/// NCA-D1, on the sheet: "56 cartes Technique (7 sets de 8 cartes)".
pub const COPIES: u8 = 8;

/// NCA-D2, on the sheet: "5 cartes Piège".
pub const TRAPS: u8 = 5;

/// NCA-D2, printed: what a trap counts.
pub const TRAP_VALUE: i16 = -1;

/// NCA-D2, on the sheet: "3 cartes Mur".
pub const WALLS: u8 = 3;

/// All cards that are shuffled (NCA-3).
pub const SHUFFLED: u8 = 7 * COPIES + TRAPS + WALLS;

/// NCA-D3, reconstructed: the sheet counts two starting cards for each player and does not name them. They are the
/// same for all, so no ranking hangs on their values.
pub const STARTING: [Technique; 2] = [Technique::Sprint, Technique::Evade];

/// NCA-D4, on the sheet: "13 cartes Clan Ninja". The names and powers are printed on the cards; those of Goat and
/// Hamster are partly read.
pub const CLANS: [Clan; 13] = [
    Clan::Armadillo,
    Clan::Camel,
    Clan::Chameleon,
    Clan::Flamingo,
    Clan::FlyingSquirrel,
    Clan::Goat,
    Clan::Hamster,
    Clan::Penguin,
    Clan::Platypus,
    Clan::PolarBear,
    Clan::Puppy,
    Clan::Skunk,
    Clan::Sloth,
];

/// NCA-1, on the sheet: each player places this many ninjas; the fourth shows the colour.
pub const NINJAS: usize = 3;

/// NCA-D4, printed: how many unused cards the Flamingo looks at.
pub const PEEKED: usize = 3;

/// NCA-3, on the sheet: "une grille de 8x6" for two players, "une grille de 8x7" for three or four.
#[must_use]
pub const fn rows(seats: u8) -> u8 {
    if seats == 2 { 6 } else { 7 }
}
