//! Its words: every sentence in both languages. Its rules page is in `rules.en.txt` and `rules.fr.txt`.

mod en;
mod fr;

use engawa::kernel::{Outcome, Seat};
use engawa::ui::lang::{Lang, Line};
use engawa::ui::stage::staged::{GameWords, Switch};

use super::{Event, Illegal, Move, View};

/// All words of the game in one language.
#[derive(Debug)]
pub struct Text {
    /// What stands on the lid. Its chart shows how the points grew.
    pub lid: GameWords,
    /// The spoken name of the board.
    pub board: &'static str,
    /// What speaks for a move.
    pub reason: &'static str,
    /// Option: a hand of one.
    pub short: Switch,
    /// The points of a seat.
    pub points: fn(u8) -> String,
    /// What a seat should do now, in one sentence; also while it waits, and after the end.
    pub task: fn(&View, Seat) -> String,
    /// An event as a sentence of the log, without the name of its seat, and that seat.
    pub told: fn(&Event) -> Option<(Seat, Line)>,
    /// Why a move is refused.
    pub refused: fn(Illegal) -> Line,
    /// How the game ended.
    pub ending: fn(Outcome) -> Line,
    /// The spoken name of what a cell does.
    pub cell: fn(&Move) -> String,
}

/// What stands on the lid of the box, in both languages.
pub const LID: [GameWords; 2] = [en::TEXT.lid, fr::TEXT.lid];

/// The words in this language.
#[must_use]
pub fn text(lang: Lang) -> &'static Text {
    [&en::TEXT, &fr::TEXT][lang as usize]
}
