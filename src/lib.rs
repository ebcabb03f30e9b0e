//! Engawa plays five Japan-themed board games from their original rule sheets, in the browser, without a server.
//!
//! This page explains the house. Read it first, then [`kernel::game`], then one game from its `mod.rs` on.
//!
//! # The path of a move
//!
//! ```text
//! pointer or key → touch → Session::submit → check → apply → events → animation and log
//!                                               └ why not            └ each seat's view → picture → SVG
//! ```
//!
//! One direction, no shortcuts. The page never changes the state of a game that is on, a game never touches the page (its
//! board is a picture: plain data), and a bot never sees a state: it is given the [`View`](kernel::Game::View) of its seat, as
//! a person is. The one exception is `ui::stage::posed`: diagrams of the rules page and practice are positions made for the
//! purpose, of which no record is kept, and it tries moves on them by the same `check` and `apply`.
//!
//! 1. `ui::board` hears keys, `ui::board::pointer` pointers. They know cells, fields and buttons by number alone, and tell
//!    the game of a `Touch`.
//! 2. The game's `table` lets its hand do it (`Staged::touch`): something is chosen, held, half laid out. Out come moves to
//!    be tried, as bytes.
//! 3. `ui::play`, the one place where a game meets signals, hands them to [`Session::submit`](kernel::Session::submit).
//!    [`Game::check`](kernel::Game::check) allows one or says why not; [`Game::apply`](kernel::Game::apply) makes it, with
//!    chance from [`Chance`](kernel::Chance) alone, and tells what happened through [`Out`](kernel::Out), each event to whom it
//!    concerns.
//! 4. The record is kept (`ui::keep::kept`), the log says the events that its reader may hear, and the board draws the
//!    picture of the new scene: what has changed, and what travels on the way.
//! 5. If a bot is next, `ui::mind` sends its view as an [`Errand`](games::errand::Errand) to a worker, or thinks between
//!    frames where there is none, and the move comes back to 3.
//!
//! # The rooms
//!
//! - [`kernel`]: what every game shares. [`Game`](kernel::Game) is the contract, [`Session`](kernel::Session) the one place
//!   where the state of a game that is on changes, [`Record`](kernel::Record) a game written down,
//!   [`Chance`](kernel::Chance) the only source of randomness.
//! - [`geometry`]: shapes on a table, in integers; where a shape needs fractions, with operations that are the same
//!   everywhere. One value gives both what is drawn and what is scored.
//! - [`bots`]: searches that know no particular game. They think in slices, in a worker or between frames.
//! - [`games`]: one folder for each game, the same rooms in each, and the registry with one line for each.
//! - [`embed`]: the page in a frame of somebody else's, and what the two say to each other.
//! - `ui`: the page around every game (feature `app`): screens, words, storage, where bots think. It knows games only
//!   through `ui::stage::erased`, so that it is compiled once and not once for every game. A game is a piece of the program
//!   that loads when its box is opened (`ui::shelf`); so are the screens that nobody needs before the first move
//!   (`ui::later`).
//!
//! In a game's folder: `data` holds component tables with their sources, `state` what undo must restore, `moves` what
//! may be done and why not (where that is much, `check` and `list` say it, and `powers` in Ninja Camp), `rules` deal,
//! apply and end (where much is told, `event` says what), `audit` whether a state can be, `position` and `display`
//! positions from text and as text, `view` what one viewer knows, `bot` its judgement and levels, `table` its board as
//! a picture, `text` its words in both languages, `tests` the rule sheet. A rule has an id (`SHO-13`), and its test,
//! its refusal and its paragraph on the rules page carry it. `CONTRIBUTING.md` walks through adding a game.
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
//! # Invariants
//!
//! Each is kept by the tests it names.
//!
//! - The kernel, the geometry, the bots and the games know nothing of Leptos or the browser. Without the feature `app`
//!   the crate is a plain rules library: `rules_and_bots_do_not_know_the_browser`.
//! - No state holds a random generator, and rules use no clock and nothing else whose order or value changes from
//!   run to run: `rules_have_no_other_source_of_chance_time_or_state`.
//! - The same record gives the same game everywhere: `ten_thousand_games_end_the_same_natively_and_in_the_browser`,
//!   `dice_roll_the_same_natively_and_in_the_browser`.
//! - No unsafe code: `no_unsafe_code`.
//! - No request leaves the page: `no_request_leaves_the_page`, `the_page_cannot_ask_anybody_else`.
//! - Every game keeps the contract of [`Game`](kernel::Game) at every step, whatever is played:
//!   `every_registered_game_obeys_the_laws`. A new game gets the laws by its line in the registry, and `cargo xtask soak`
//!   plays millions.
//! - An illegal move changes nothing and is answered with its rule: `every_registered_game_obeys_the_laws`,
//!   `a_refused_move_says_why_and_changes_nothing`.
//! - No secret is in a view, in the page, its log, its spoken texts or a message to a host page while its owner is not
//!   looking: `every_registered_game_obeys_the_laws`, `no_picture_holds_a_secret_of_another`,
//!   `three_people_see_only_their_own`, `what_the_others_hold_is_nowhere_on_a_persons_page`,
//!   `what_the_flamingo_took_is_nowhere_on_the_other_persons_page`.
//! - What was revealed, to anybody, is not taken back: `what_was_revealed_cannot_be_taken_back`,
//!   `every_registered_game_obeys_the_laws`.
//! - A bot decides the same wherever and in whatever slices it thinks: `a_search_does_not_depend_on_its_slices`,
//!   `a_decision_made_elsewhere_is_the_same`.
//! - No panic can be reached from input; saves, links, messages and errands are read with checks and played through the
//!   rules: `mutated_saves_are_refused_with_a_reason_or_are_games`, `mutated_links_lead_to_a_game_or_to_a_reason`,
//!   `mutated_addresses_of_frames_are_refused_by_name_or_clear`, `mutated_messages_are_understood_or_not_for_us`,
//!   `mutated_errands_are_declined_or_thought_through`.
//! - A save of any version that its game says it reads still loads: `saves_of_every_version_still_load`.
//! - A game survives a reload, a crash and storage that fails: `a_reload_resumes_the_same_game`,
//!   `a_page_that_dies_in_the_middle_leaves_a_whole_game`, `a_game_survives_storage_that_fails_from_any_call_on`.
//! - Every sentence exists in both languages, or does not compile, and every rule has its article in both:
//!   `every_rule_has_its_article_in_both_languages`.
//! - Every screen is for everybody: `no_screen_has_a_violation`, `no_screen_of_another_game_has_a_violation`,
//!   `no_screen_of_ninja_night_has_a_violation`, `a_game_by_keys_alone`.
//! - A page around a frame steers it only if it was named, and else hears of its height alone:
//!   `what_others_say_changes_nothing`, `only_the_height_is_for_anybody`.
//! - A new game is a folder, a registry line and a style file: `the_walk_names_what_a_game_is_made_of`.

pub mod bots;
pub mod embed;
pub mod games;
pub mod geometry;
pub mod kernel;
#[cfg(feature = "app")]
pub mod ui;
