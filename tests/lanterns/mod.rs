//! Lanterns: a game made for tests. It has what Shogun lacks: hidden hands, a secret choice of all at once, a
//! peek at a hidden card, a choice out of turn, and chance in the middle of play.
//!
//! Two to four players hold three lanterns each of twelve. Each round all choose one in secret; the highest
//! scores and its owner peeks at the top of the deck. Then the lowest, out of turn, names a number and a die
//! decides whether they score as well. Everyone draws while the deck lasts; the game ends with empty hands.
//!
//! It is built as `CONTRIBUTING.md` says: with `crate` for `engawa` in its paths this folder could stand beside the others.

#![allow(dead_code, unreachable_pub, unused_imports, reason = "each test file uses a part of it")]

mod bot;
mod data;
mod moves;
mod rules;
mod state;
#[cfg(feature = "app")]
mod table;
#[cfg(feature = "app")]
mod text;
mod view;

pub use moves::{Illegal, Move};
pub use rules::{Event, Setup};
pub use state::Lanterns;
pub use view::View;
