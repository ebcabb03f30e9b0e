//! Engawa in a frame of somebody else's page: what the page asks for in the frame's address, and what the two say to
//! each other. README.md has the table for keepers of pages.
//!
//! - [`config`]: the address, read.
//! - [`message`]: the messages, version 1, both ways.
//! - [`frame`]: the frame itself, a piece of the program that loads in frames alone.

pub mod config;
#[cfg(feature = "app")]
pub mod frame;
pub mod message;
