//! Ninja Night (Jean-Philippe Sahut; Blue Orange 2019): two to four ninjas raid the roofs of a village in the six minutes before sunrise.
//!
//! Everyone secretly plans two actions a round: move, attack, pick up, steal, heal. To move, a player designates a
//! roof and stretches a string by eye; if the hook at its end lies on the roof, the ninja is there, else it is wounded.
//! Wounds and chests share the four slots of a backpack. The chests lie face down, some are bonuses, the yellow ones
//! can be taken only in the last two rounds. The highest value wins.
//!
//! The village and its shapes are in [`village`], the string and its verdict in [`string`], tokens and backpacks in
//! [`tokens`]; the rules are in [`rules`], what a seat may try in [`moves`], the component tables in [`data`]. Whether a
//! move is allowed is decided in `check`; `list` holds what can be done.

mod audit;
pub mod bot;
mod check;
pub mod data;
mod deeds;
mod display;
pub mod event;
pub mod eye;
mod habit;
mod list;
pub mod moves;
mod position;
pub mod practice;
pub mod rules;
pub mod state;
pub mod string;
#[cfg(feature = "app")]
mod table;
#[cfg(test)]
mod tests;
#[cfg(feature = "app")]
pub mod text;
pub mod tokens;
pub mod view;
pub mod village;

pub use data::{Bonus, Chest, Cord, Size};
pub use event::Event;
pub use moves::{Illegal, Move};
pub use practice::Estimate;
pub use rules::{First, Setup};
pub use state::{Action, NinjaNight, Phase, Plan, Progress, Score, Standing};
pub use string::{Stretch, Throw, Verdict, Window};
pub use tokens::{Pack, Slot, Token, Tokens};
pub use view::View;
pub use village::{House, Obstacle, Roof, Village};
