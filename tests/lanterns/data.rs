//! What is in the box.

/// How many can play at most.
pub const SEATS: usize = 4;

/// Lanterns, numbered from 0 (LAN-D1).
pub const CARDS: u8 = 12;

/// How many of them a hand holds (LAN-D1).
pub const HAND: usize = 3;

/// The sides of the die (LAN-D2).
pub const SIDES: u8 = 6;
