//! Shinobi (Danila Gorunov; Rightgames 2012): three to five secret agents move the armies of five clans.
//!
//! Each player serves one clan in secret and has a province in which armies of any clan stand. A turn is three orders:
//! deploy a card to another province (or send a ninja), place a card at home or move one between provinces, attack
//! with an army at home. When the deck is empty everyone plays once more; then the clans are revealed, and the one
//! with the most cards on the table wins for its agent. Clans that nobody serves do not count.
//!
//! Hidden are the clan and the hand of each player, and the deck. The rules are in [`rules`], what may be done in
//! [`moves`], what one viewer knows in [`view`], what everyone could conclude from what was played in [`signs`], the
//! component tables in [`data`].

mod audit;
pub mod bot;
pub mod cards;
pub mod data;
mod display;
pub mod moves;
pub mod position;
pub mod rules;
pub mod signs;
pub mod state;
mod suspicion;
#[cfg(feature = "app")]
mod table;
#[cfg(test)]
mod tests;
#[cfg(feature = "app")]
pub mod text;
pub mod view;

pub use cards::{Card, Clan, Pile};
pub use moves::{Illegal, Move};
pub use rules::{Event, Setup};
pub use signs::Signs;
pub use state::{Order, Shinobi, Standing};
pub use view::View;
