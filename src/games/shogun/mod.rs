//! Shogun (Teruo Matsumoto; Ravensburger 1979): two armies of eight on an 8×8 board.
//!
//! Each piece has a window with a number: exactly how far it must travel, straight or with one right-angle
//! turn, never over another piece. When it lands, a magnet field hidden under the board turns the disc behind
//! the window, and it may show another number. Land exactly on an enemy to capture it. Whoever cannot save
//! the shogun has lost, and so has whoever is left with the shogun and one more piece.
//!
//! Nothing is hidden once the numbers are known, so the state is its own view. The rules are in [`rules`],
//! what may be done in [`moves`], travelling in [`square`], the reconstructed component tables in [`data`].

pub mod bot;
pub mod data;
mod display;
pub mod moves;
pub mod rules;
pub mod square;
pub mod state;
#[cfg(feature = "app")]
mod table;
#[cfg(test)]
mod tests;
#[cfg(feature = "app")]
pub mod text;

pub use moves::{Attack, Illegal, Move};
pub use rules::{Begins, Event, Setup, Turned};
pub use square::{Square, Toward};
pub use state::{End, Field, Piece, Shogun, Side};
