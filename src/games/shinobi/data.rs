//! Component tables: what is in the box and on the sheet, with sources.

use super::cards::Clan;

/// SHI-D2, printed: the five clans. They differ in crest and colour only.
pub const CLANS: [Clan; 5] = [Clan::GoHojo, Clan::Uesugi, Clan::Takeda, Clan::Mori, Clan::Oda];

/// SHI-D1, printed: cards of each clan in the blue-backed deck.
pub const COPIES: u8 = 11;

/// SHI-D1, on the sheet: "Il y a 3 cartes Ninja dans le jeu".
pub const NINJAS: u8 = 3;

/// SHI-D1: all cards of the blue-backed deck.
pub const CARDS: u8 = 5 * COPIES + NINJAS;

/// SHI-3, SHI-17, on the sheet: "Chaque joueur pioche 4 cartes", and refills to as many.
pub const HAND: u8 = 4;
