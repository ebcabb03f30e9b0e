//! Engawa plays five Japan-themed board games from their original rule sheets, in the browser, without a server.
//!
//! This page explains the house. Read it first, then [`kernel::game`], then one game from its `mod.rs` on.
//!
//! # The way data flows
//!
//! ```text
//! pointer or key → touch → Session::submit → check → apply → events → animation and log
//!                                               └ why not            └ each seat's view → picture → SVG
//! ```
//!
//! One direction, no shortcuts. The page never changes a state, a game never touches the page (its board is a picture:
//! plain data), and a bot never sees a state: it is given the [`View`](kernel::Game::View) of its seat, as a person is.
//!
//! # The rooms
//!
//! - [`kernel`]: what every game shares. [`Game`](kernel::Game) is the contract, [`Session`](kernel::Session) the
//!   one place where a state changes, [`Record`](kernel::Record) a game written down, [`Chance`](kernel::Chance)
//!   the only source of randomness.
//! - [`geometry`]: shapes on a table. One value gives both what is drawn and what is scored.
//! - [`bots`]: searches that know no particular game. They think in slices, in a worker or between frames.
//! - [`games`]: one folder for each game, the same rooms in each, and the registry with one line for each.
//! - `ui`: the page around every game (feature `app`): screens, words, storage, where bots think. It knows games only
//!   through `ui::erased`, so that it is compiled once and not once for every game. A game is a piece of the program
//!   that loads when its box is opened (`ui::shelf`); so are the screens that nobody needs before the first move
//!   (`ui::later`).
//!
//! In a game's folder: `data` holds component tables with their sources, `state` what undo must restore, `moves`
//! what may be done and why not, `rules` deal, apply and end, `bot` its judgement and levels, `table` its board as a
//! picture, `text` its words in both languages, `tests` the rule sheet. A rule has an id (`SHO-13`), and its test, its refusal and its paragraph on the rules page carry it.
//!
//! # Playing without a page
//!
//! ```
//! use engawa::bots::{self, Botted};
//! use engawa::games::shogun::{Setup, Shogun};
//! use engawa::kernel::{Level, Next, Player, Seed, Session, Viewer};
//!
//! let players = vec![Player::bot(Level::Novice); 2];
//! let mut session = Session::<Shogun>::new(Setup::default(), players, Seed(1))?;
//! while let Next::Bot(seat, level) = session.next() {
//!     let view = session.view(Viewer::Seat(seat));
//!     let mv = bots::decide(&mut *Shogun::thinker(&view, seat, level, session.luck()));
//!     session.submit(seat, mv).expect("bots keep the rules");
//! }
//! let saved = session.record().to_text();
//! assert_eq!(Session::<Shogun>::load(&saved)?.len(), session.len());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is absent, and stays so
//!
//! `tests/absence.rs` looks for the first four; the laws, the mutated saves and errands look for panics.
//!
//! - The kernel, the bots and a game's rules know nothing of Leptos or the browser. Without the feature `app` the
//!   crate is a plain rules library.
//! - No state holds a random generator, and rules use no clock and nothing else whose order or value changes from
//!   run to run: the same record gives the same game everywhere.
//! - No unsafe code.
//! - No request leaves the page.
//! - No secret is in the page, its log, its spoken texts or a message to a host page while its owner is not looking.
//! - No panic can be reached from input: saves, links and messages are read with checks and played through the rules.
//!
//! # Laws
//!
//! `tests/laws.rs` plays hundreds of random games of every registered game, millions on demand, and holds the contract of
//! [`Game`](kernel::Game) against every step. A new game gets them by its line in the registry.

pub mod bots;
pub mod embed;
pub mod games;
pub mod geometry;
pub mod kernel;
#[cfg(feature = "app")]
pub mod ui;
