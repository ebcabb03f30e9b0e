//! Ninja Night's words: every sentence of the game in both languages. Its rules page is in `rules.en.txt` and
//! `rules.fr.txt`.
//!
//! What is said is decided once, in `task`, [`why`] and `won`, so that the languages differ in words alone. What is spoken of
//! a roof never tells how far away it is: that is for the eye.

mod en;
mod fr;
mod task;
#[cfg(test)]
mod tests;
pub mod why;
mod won;

pub use task::Next;
use task::{Prospect, Task};
use won::Won;

use super::data::{Bonus, Chest};
use super::{Action, Event, Illegal, Move, Roof, Slot, Stretch, Token, View};
use crate::kernel::{Outcome, Seat};
use crate::ui::lang::{Lang, Line, listed};
use crate::ui::stage::staged::{Choice, GameWords, PracticeWords, Switch};

/// All words of the game in one language.
///
/// Seats stand in sentences by their names alone (“Sun”, “Soleil”); log sentences leave out the name of the seat
/// they speak of, which the log sets before them. What is spoken and not seen ends without a full stop.
#[derive(Debug)]
pub struct Text {
    /// What stands on the lid. Its chart shows the value that each seat carried.
    pub lid: GameWords,

    /// The actions, in the order of [`Action::ALL`].
    pub actions: [&'static str; 5],
    /// What each action does, in a few words without a full stop.
    pub action_short: [&'static str; 5],
    /// The bonuses, in the order of [`Bonus::ALL`].
    pub bonuses: [&'static str; 5],
    /// What each bonus does, likewise.
    pub bonus_short: [&'static str; 5],
    /// Buttons that play each bonus.
    pub play: [&'static str; 5],

    /// Button: both wheels are set.
    pub set_plan: &'static str,
    /// Button: let the string go.
    pub let_go: &'static str,
    /// Buttons that shorten and lengthen the string, from much shorter to much longer.
    pub steps: [&'static str; 6],
    /// Button: aim at what the hint says.
    pub follow: &'static str,
    /// Button: shift the ninja by steps; it or the point aimed at; and go on.
    pub shift: [&'static str; 3],
    /// Headings over the steps of the ninja and of the point.
    pub nudged: [&'static str; 2],
    /// Where a step leads: left, up, down, right.
    pub ways: [&'static str; 4],
    /// Button: give up what is being done.
    pub cancel: &'static str,
    /// Button: leave the action out.
    pub skip: &'static str,
    /// Button: end the turn.
    pub done: &'static str,
    /// Button: heal one wound.
    pub heal: &'static str,
    /// Button: drop the chosen token.
    pub drop: &'static str,
    /// Button: pick up the chosen token.
    pub pick: &'static str,

    /// The loupe: to look closer, and to see the whole village again.
    pub loupe: [&'static str; 2],
    /// Heading over a backpack.
    pub backpack: &'static str,
    /// Headings over the two wheels of a planner.
    pub wheels: [&'static str; 2],
    /// Heading over the tokens on the own roof.
    pub on_roof: &'static str,
    /// Heading over the tokens that can be stolen from a seat.
    pub steal_from: fn(Seat) -> String,
    /// Heading over the tokens of which a kunai knocks one out.
    pub knock_from: fn(Seat) -> String,
    /// Heading over the wheel that a gear turns.
    pub change: [&'static str; 2],
    /// Heading over the strip.
    pub strip: &'static str,
    /// A planner that is set, as a label.
    pub planned: &'static str,
    /// The first-player pawn, as a label.
    pub first_player: &'static str,

    /// What a seat should do now, in one sentence; also while it waits, and after the end.
    pub task: fn(&View, Seat) -> String,
    /// What comes next in what is being done.
    pub next: fn(Next) -> String,
    /// An event as a sentence of the log, without the name of its seat, and that seat.
    pub told: fn(&Event) -> Option<(Seat, Line)>,
    /// What became of a string that somebody stretched.
    pub laid: fn(Seat, &Stretch) -> String,
    /// Why a move is refused.
    pub refused: fn(&Illegal) -> Line,
    /// What speaks for a move of whose turn it is.
    pub reason: fn(&View, &Move) -> String,
    /// How the game ended.
    pub ending: fn(&View, Outcome) -> Line,
    /// The words of the score table.
    pub score: Score,

    /// The spoken name of a roof: its height, who stands there, what lies there, and how it is marked.
    pub roof: fn(&View, Roof, &[Mark]) -> String,
    /// The spoken name of a tree, from 0.
    pub tree: fn(usize) -> String,
    /// The spoken name of a token as its viewer sees it.
    pub token: fn(&View, Token) -> String,
    /// The spoken name of a slot of a backpack.
    pub slot: fn(&View, Slot) -> String,
    /// The spoken form of what stands beside a seat: its backpack, its planner and what it has played.
    pub beside: fn(&View, Seat) -> String,
    /// The spoken name of the board.
    pub board: fn(&View) -> String,

    /// Practice with the string.
    pub practice: Practice,

    /// Option NNI-35.
    pub expert: Switch,
    /// Option NNI-5, in the order of [`First`](super::First).
    pub first: Choice<2>,
}

/// The words of the score table (NNI-32, NNI-33).
#[derive(Clone, Copy, Debug)]
pub struct Score {
    /// Over the whole table.
    pub caption: &'static str,
    /// Over the names.
    pub player: &'static str,
    /// The chests of a seat, one by one.
    pub held: &'static str,
    /// Their values, added up.
    pub value: &'static str,
    /// How many have a value.
    pub chests: &'static str,
    /// How many bonuses were played.
    pub bonuses: &'static str,
}

/// The words of the practice screen.
#[derive(Clone, Copy, Debug)]
pub struct Practice {
    /// What it is called, and what goes on with it.
    pub lid: PracticeWords,
    /// Nothing was thrown yet.
    pub none: &'static str,
    /// So many of all strings hit.
    pub hits: fn(usize, usize) -> String,
    /// Over the plot of errors by distance.
    pub errors: &'static str,
    /// The usual error in millimetres, spoken.
    pub mean: fn(i32) -> String,
    /// Over the plot of the rate.
    pub rate: &'static str,
    /// The rate of the last strings in percent, spoken.
    pub recent: fn(i32) -> String,
}

/// What is marked on a roof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It can be chosen.
    Open,
    /// It is the one designated.
    Designated,
    /// The hint goes here.
    Hint,
}

/// What stands on the lid of the box, in both languages: values of their own, known before the rest is loaded.
pub const LID: [GameWords; 2] = [en::TEXT.lid, fr::TEXT.lid];

/// What the shared screens say of practice, in both languages.
pub const PRACTICE: [PracticeWords; 2] = [en::TEXT.practice.lid, fr::TEXT.practice.lid];

/// The words in this language.
#[must_use]
pub fn text(lang: Lang) -> &'static Text {
    [&en::TEXT, &fr::TEXT][lang as usize]
}

/// The letter by which a roof is known.
#[must_use]
pub const fn letter(roof: Roof) -> char {
    (b'A' + roof.index() as u8) as char
}

/// The rule that says what a bonus does.
#[must_use]
pub const fn bonus_rule(bonus: Bonus) -> &'static str {
    ["NNI-27", "NNI-28", "NNI-29", "NNI-30", "NNI-31"][bonus as usize]
}

impl Text {
    /// The name of an action.
    #[must_use]
    pub const fn action(&self, action: Action) -> &'static str {
        self.actions[action as usize]
    }

    /// The name of a bonus.
    #[must_use]
    pub const fn bonus(&self, bonus: Bonus) -> &'static str {
        self.bonuses[bonus as usize]
    }
}

/// Tenths of a millimetre in millimetres.
fn millimetres(tenths: u16, point: char) -> String {
    match (tenths / 10, tenths % 10) {
        (whole, 0) => format!("{whole}"),
        (whole, rest) => format!("{whole}{point}{rest}"),
    }
}

/// The tokens on a roof, counted by their backs: pink and yellow.
fn backs(view: &View, roof: Roof) -> (usize, usize) {
    let lying = view.game().on_roof(roof);
    let yellow = lying.iter().filter(|token| token.is_yellow()).count();
    (lying.len() - yellow, yellow)
}

/// The seats whose ninjas stand on a roof.
fn standing(view: &View, roof: Roof) -> Vec<Seat> {
    Seat::all(view.game().seats()).filter(|&seat| view.game().roof_of(seat) == Some(roof)).collect()
}

/// The hidden sides of the tokens on a roof that the viewer knows.
fn known(view: &View, roof: Roof) -> Vec<Chest> {
    view.game().on_roof(roof).iter().filter_map(|token| view.game().chest(token)).collect()
}
