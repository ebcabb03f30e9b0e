//! What every game shares: seats, chance, events, records and the session that ties them together.
//!
//! Nothing here knows a particular game, and nothing here knows the browser.
//! Read [`game`] first: the [`Game`] trait is the contract that the rest relies on.

pub mod chance;
pub mod game;
pub mod out;
pub mod player;
pub mod record;
pub mod seat;
pub mod session;
pub(crate) mod writing;

pub use chance::{Chance, ChanceExt, Fast, Seed};
pub use game::{About, Cites, Data, Game, Outcome, Viewer};
pub use out::{Audience, Out, Told};
pub use player::{Control, Level, Player};
pub use record::{LoadError, Record, Step};
pub use seat::{Seat, Seats};
pub use session::{Next, Refused, Session, UndoRefused, WrongSeats};
