//! The shared table: everything around a board that all games have in common.
//!
//! [`app`] chooses the screen by the [`route`]. [`play`] is the one place where a match meets signals. What a game
//! must bring is [`staged::Staged`]: words, and a board as plain data ([`picture`]), which [`board`] puts on the
//! screen. The screens know games by [`erased`] alone, so that they are compiled once and not once for each game.
//! Sentences are in [`words`] and in each game's `text`: a sentence missing in one language does not compile.

pub mod app;
pub mod board;
pub mod browser;
pub mod curtain;
pub mod drill;
pub mod end;
pub mod erased;
pub mod home;
pub mod kept;
pub mod lang;
pub mod later;
pub mod log;
pub mod menu;
pub mod mind;
pub mod notices;
pub mod paper;
pub mod picture;
pub mod play;
pub mod posed;
pub mod practice;
pub mod prefs;
#[cfg(test)]
pub(crate) mod proofs;
pub mod replay;
pub mod route;
pub mod rulebook;
pub mod rules;
pub mod settings;
pub mod setup;
pub mod shelf;
pub mod sitting;
pub mod sound;
pub mod staged;
pub mod storage;
pub mod table;
pub mod transfer;
mod wheel;
pub mod widgets;
pub mod words;
