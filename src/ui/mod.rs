//! The shared table: everything around a board that all games have in common.
//!
//! [`app`] chooses one of the [`screens`] by the [`route`]. [`play`] is the one place where a match meets signals. What a
//! game must bring is [`stage::staged::Staged`]: words, and a board as plain data ([`stage::picture`]), which [`board`] puts
//! on the screen. The screens know games by [`stage::erased`] alone, so that they are compiled once and not once for each
//! game. What stays on the device is in [`keep`]. Sentences are in [`words`] and in each game's `text`: a sentence missing
//! in one language does not compile.

pub mod app;
pub mod board;
pub mod browser;
pub mod keep;
pub mod lang;
pub mod later;
pub mod mind;
pub mod paper;
pub mod play;
pub mod route;
pub mod screens;
pub mod shelf;
pub mod sitting;
pub mod sound;
pub mod stage;
mod wheel;
pub mod widgets;
pub mod words;
