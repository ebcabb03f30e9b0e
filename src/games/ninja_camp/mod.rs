//! Ninja Camp (Adam E. Daulton; Action Phase Games 2016): two to four clans train on a grid of cards.
//!
//! Each player has three ninjas on the grid and a hand of techniques. A turn plays a technique, moves a ninja as it
//! says, and claims the card that the ninja stood on: it can be played later, it counts at the end, and it leaves a
//! hole in the grid. Once per game the own clan's power can be used instead. Whoever passes is out; when all have
//! passed, the highest sum of values wins.
//!
//! Hidden are only the cards that did not fit on the grid, and one of them at most can come into a hand: the
//! Flamingo's. The rules are in [`rules`], what a move is in [`moves`], whether it is allowed in `check` and, for the clans,
//! in `powers`, all that are allowed in `list`, what one does in [`deed`], spaces and directions in [`space`], the
//! component tables in [`data`].

mod audit;
pub mod bot;
pub mod cards;
mod check;
pub mod data;
pub mod deed;
mod display;
mod ground;
mod list;
pub mod moves;
pub mod position;
mod powers;
pub mod rules;
mod sample;
pub mod space;
pub mod state;
#[cfg(feature = "app")]
mod table;
#[cfg(test)]
mod tests;
#[cfg(feature = "app")]
pub mod text;
pub mod view;
pub mod way;

pub use cards::{Card, Clan, Pile, Technique};
pub use deed::{Deed, Moved};
pub use moves::{Action, Illegal, Move};
pub use rules::{Event, First, Setup};
pub use space::{Space, Toward};
pub use state::{Grid, NinjaCamp, Phase, Secret};
pub use view::View;
pub use way::Way;
