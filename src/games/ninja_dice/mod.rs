//! Ninja Dice (Rocco Privetera; Greenbrier Games 2013): two to five ninjas press their luck in houses full of guards, residents and locks.
//!
//! The active ninja throws skill dice against a house of challenges, and keeps some, places them, and throws again. The
//! others throw threat dice at the same time: arrows steal treasures from whoever has a die in front of them, and four
//! hourglasses end the turn without a gain. A fortune makes a die in front of it count four times. Three rounds of
//! growing houses; the most treasures win.
//!
//! What the dice show comes from chance, where they lie from the hands that throw them: [`gesture`] and [`tumble`], which
//! lets bodies (`body`) move (`motion`) and `bounce`. The rules are in [`rules`], a throw in `throw`, what may be done in
//! [`moves`], lines of fire in [`fire`], what beats a house in [`house`].

mod audit;
pub mod best;
mod body;
pub mod bot;
mod bounce;
pub mod data;
mod display;
pub mod event;
pub mod fire;
mod fortune;
pub mod gesture;
pub mod hands;
pub mod house;
mod motion;
pub mod moves;
pub mod odds;
pub mod outlook;
pub mod place;
mod position;
pub mod rules;
mod stakes;
pub mod state;
#[cfg(feature = "app")]
mod table;
#[cfg(test)]
mod tests;
#[cfg(feature = "app")]
pub mod text;
mod throw;
mod trial;
pub mod tumble;
pub mod view;

pub use data::{HouseFace, Skill, SkillFace, ThreatFace};
pub use event::Event;
pub use fire::Target;
pub use gesture::Gesture;
pub use house::{Approach, Means, Plan};
pub use moves::{Illegal, Move};
pub use place::Pose;
pub use rules::{First, Setup};
pub use state::{Lying, NinjaDice, Phase, Threat};
pub use tumble::{Rest, Tumble};
pub use view::View;
