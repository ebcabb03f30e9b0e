//! Shogun's words: every sentence of the game in both languages. Its rules page is in `rules.en.txt` and `rules.fr.txt`.
//!
//! What is said is decided here once, so that the languages differ in words alone.

mod en;
mod fr;
#[cfg(test)]
mod tests;
pub mod why;

use super::rules::TOO_FEW;
use super::{End, Event, Illegal, Move, Piece, Shogun, Side, Square};
use crate::ui::lang::{Lang, Line, listed};
use crate::ui::stage::staged::{Choice, GameWords, Switch};

/// All words of the game in one language.
///
/// Sides stand in sentences by their names alone (“White”, “Blanc”); log sentences leave out the name of the
/// side they speak of, which the log sets before them.
#[derive(Debug)]
pub struct Text {
    /// What stands on the lid. Its chart shows how many pieces each side has left.
    pub lid: GameWords,
    /// A pawn, in lower case without an article.
    pub pawn: &'static str,
    /// A shogun, in lower case without an article.
    pub shogun: &'static str,
    /// What is called out when a shogun is threatened (SHO-17), for the banner.
    pub call: &'static str,

    /// The task of the side that lays out its home row first.
    pub to_arrange: &'static str,
    /// The task of the side that lays it out second.
    pub to_answer_row: &'static str,
    /// While laying out: the pawn on this square is chosen and shows this number; what now.
    pub to_swap: fn(Square, u8) -> String,
    /// While laying out: this side's shogun cannot be swapped (SHO-2).
    pub throne: fn(Side) -> Line,
    /// Button: a random home row.
    pub shuffle: &'static str,
    /// Button: the home row in the order of the discs.
    pub default_row: &'static str,
    /// Button: the home row is laid out.
    pub ready: &'static str,

    /// What a side should do now, in one sentence; also while it waits, and after the end.
    pub task: fn(&Shogun, Side) -> String,
    /// A chosen piece, its square and the number it shows: how it travels.
    pub selected: fn(Piece, Square, u8) -> String,
    /// An event as a sentence of the log, without the name of its side, and that side.
    pub told: fn(&Event) -> Option<(Side, Line)>,
    /// Why a move is refused.
    pub refused: fn(&Illegal) -> Line,
    /// What speaks for a move.
    pub reason: fn(&Shogun, &Move) -> String,
    /// How the game ended.
    pub ending: fn(End) -> Line,
    /// The spoken name of a square: what stands there with which number, and what is marked on it.
    pub cell: fn(Square, Holds, &[Mark]) -> String,
    /// The spoken name of the board.
    pub board: fn(&Shogun) -> String,

    /// What a side has captured: a heading.
    pub taken: [&'static str; 2],
    /// It has captured nothing.
    pub nothing_taken: &'static str,
    /// The spoken form: this side has captured so many pawns.
    pub taken_spoken: fn(Side, u8) -> String,

    /// Option SHO-4, in the order of [`Begins`](super::Begins).
    pub begins: Choice<3>,
    /// Option SHO-6, in the order of [`Turned`](super::Turned).
    pub turned: Choice<5>,
    /// Option SHO-6: turn the board on for each rematch.
    pub turn_on: Switch,
    /// Option SHO-D3.
    pub drawn_field: Switch,
    /// Option SHO-14.
    pub touch_move: Switch,
}

/// What stands on a square, and the number it shows.
pub type Holds = Option<(Piece, u8)>;

/// What is marked on a square of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The chosen piece can go here.
    Reachable,
    /// The chosen piece can capture what stands here.
    Capture,
    /// The chosen piece stands here.
    Selected,
    /// A threatened shogun stands here.
    Threatened,
    /// The last move ended here.
    LastMove,
    /// Learning aid: the chosen piece would show this number here.
    WouldShow(u8),
}

/// What stands on the lid of the box, in both languages: values of their own, known before the rest is loaded.
pub const LID: [GameWords; 2] = [en::TEXT.lid, fr::TEXT.lid];

/// The words in this language.
#[must_use]
pub fn text(lang: Lang) -> &'static Text {
    [&en::TEXT, &fr::TEXT][lang as usize]
}

/// What a side has to do.
enum Task {
    Over(End),
    ArrangeFirst,
    ArrangeSecond,
    WaitForRow,
    AnswerDraw,
    WaitForAnswer,
    Wait,
    /// The shogun is threatened from these squares; this piece was touched and must answer.
    Save(Vec<Square>, Option<(Piece, Square)>),
    /// This piece was touched and shows this number.
    Touched(Piece, Square, u8),
    Choose,
    /// The next piece lost is the game lost (SHO-21).
    ChooseWithCare,
}

impl Task {
    fn of(game: &Shogun, side: Side) -> Self {
        let touched = game.touched().and_then(|piece| Some((piece, game.square(piece)?)));
        if let Some(end) = game.end() {
            return Self::Over(end);
        }
        match game.offer() {
            Some(by) if by == side => return Self::WaitForAnswer,
            Some(_) => return Self::AnswerDraw,
            None => {}
        }
        match (game.is_playing(), game.turn() == side) {
            (true, false) => return Self::Wait,
            (false, false) => return Self::WaitForRow,
            (false, true) if game.has_arranged(side.other()) => return Self::ArrangeSecond,
            (false, true) => return Self::ArrangeFirst,
            (true, true) => {}
        }
        let attackers = attackers(game, side);
        match touched {
            _ if !attackers.is_empty() => Self::Save(attackers, touched),
            Some((piece, square)) => Self::Touched(piece, square, game.field().number(piece, square)),
            None if game.count(side) == TOO_FEW + 1 => Self::ChooseWithCare,
            None => Self::Choose,
        }
    }
}

/// Where the pieces stand that threaten this side's shogun.
fn attackers(game: &Shogun, side: Side) -> Vec<Square> {
    let Some(king) = game.square(side.shogun()) else { return Vec::new() };
    let hits = |piece: &Piece| game.reaches(*piece) & king.bit() != 0;
    side.other().pieces().filter(hits).filter_map(|piece| game.square(piece)).collect()
}

/// The squares of a path between its ends.
fn between(path: &[Square]) -> &[Square] {
    path.get(1..path.len().saturating_sub(1)).unwrap_or_default()
}
