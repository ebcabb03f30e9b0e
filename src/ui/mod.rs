//! The shared table: everything around a board that all games have in common.
//!
//! [`app`] chooses the screen by the [`route`]. [`play`] is the one place where a session meets signals; a board
//! gets a [`Stage`](staged::Stage) and gives back moves. What a game must bring is [`staged::Staged`].
//! Sentences are in [`words`] and in each game's `text`: a sentence missing in one language does not compile.

pub mod lang;
pub mod route;

pub mod app;
pub mod browser;
pub mod end;
pub mod home;
pub mod kept;
pub mod log;
pub mod menu;
pub mod mind;
pub mod motion;
pub mod play;
pub mod prefs;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod setup;
pub mod sound;
pub mod staged;
pub mod storage;
pub mod table;
pub mod transfer;
pub mod widgets;
pub mod words;
