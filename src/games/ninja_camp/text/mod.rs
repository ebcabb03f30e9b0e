//! Ninja Camp's words: every sentence of the game in both languages. Its rules page is in `rules.en.txt` and
//! `rules.fr.txt`.
//!
//! What is said is decided once, in `task`, `facts` and [`why`], so that the languages differ in words alone.

mod en;
mod facts;
mod fr;
mod task;
#[cfg(test)]
mod tests;
pub mod why;

use facts::{Clause, Idle, Verdict, hand_of, in_hand, left};
use task::{Acting, Next, Task};

use super::{Action, Card, Clan, Event, Illegal, Move, Space, Technique, View, Way};
use crate::kernel::{Game, Outcome, Seat};
use crate::ui::lang::{Lang, Line, listed};
use crate::ui::stage::staged::{Choice, GameWords, Switch};

/// All words of the game in one language.
///
/// Seats stand in sentences by their names alone (“Sun”, “Soleil”); log sentences leave out the name of the seat
/// they speak of, which the log sets before them. What is spoken and not seen ends without a full stop.
#[derive(Debug)]
pub struct Text {
    /// What stands on the lid. Its chart shows how the scores grew.
    pub lid: GameWords,

    /// The techniques, in the order of [`Technique::ALL`].
    pub techniques: [&'static str; 7],
    /// A trap, as a label.
    pub trap: &'static str,
    /// A wall, as a label.
    pub wall: &'static str,
    /// The clans, in the order of [`Clan`].
    pub clans: [&'static str; 13],
    /// What each technique does, in at most ten words, without a full stop.
    pub technique_short: [&'static str; 7],
    /// What a trap does, likewise.
    pub trap_short: &'static str,
    /// What a wall does, likewise.
    pub wall_short: &'static str,
    /// The power of each clan, in at most fifteen words, without a full stop.
    pub clan_short: [&'static str; 13],
    /// A card with its value and what it does, as a sentence.
    pub about_card: fn(Card) -> String,
    /// A clan and its power, as a sentence.
    pub about_clan: fn(Clan) -> String,

    /// Button: give up the move that is being built.
    pub cancel: &'static str,
    /// Button: the move that is being built is complete as it is.
    pub done: &'static str,
    /// Button: pass.
    pub pass: &'static str,
    /// The same button when it must be pressed once more, though something could still be played.
    pub pass_surely: &'static str,
    /// Button: show what all cards do.
    pub show_cards: &'static str,
    /// Button: hide it again.
    pub hide_cards: &'static str,
    /// Button while the Flamingo chooses: claim the card that was left, with its name.
    pub take_none: fn(&View) -> String,

    /// Heading over a hand.
    pub hand: &'static str,
    /// A hand without cards.
    pub hand_empty: &'static str,
    /// Its power has been used.
    pub clan_used: &'static str,
    /// Its power can still be used.
    pub clan_unused: &'static str,
    /// Heading over the seven techniques, traps and walls.
    pub techniques_title: &'static str,
    /// Heading over the thirteen clans.
    pub clans_title: &'static str,
    /// Heading over the three cards that the Flamingo sees.
    pub peek_title: &'static str,
    /// Heading over the discard pile when the Penguin chooses from it.
    pub replay_title: &'static str,
    /// A seat that has passed, as a label.
    pub passed: &'static str,
    /// How many points a seat would have now, as a label before a number.
    pub live_score: &'static str,

    /// What a seat should do now, in one sentence; also while it waits, and after the end.
    pub task: fn(&View, Seat) -> String,
    /// What comes next when a ninja is chosen that cards or this clan's power can move.
    pub ninja: fn(bool, Option<Clan>) -> String,
    /// What comes next while whose turn it is builds a move: the action chosen, and the spaces named so far.
    pub step: fn(&View, Action, &Way) -> String,
    /// An event as a sentence of the log, without the name of its seat, and that seat.
    pub told: fn(&Event) -> Option<(Seat, Line)>,
    /// Why a move is refused.
    pub refused: fn(&Illegal) -> Line,
    /// Why a seat can do nothing with a card of its hand just now; `None` if it can be played.
    pub unplayable: fn(&View, Seat, Card) -> Option<Line>,
    /// Why a seat cannot use its clan power just now; `None` if it can.
    pub powerless: fn(&View, Seat) -> Option<Line>,
    /// What a move is called by what it plays or uses.
    called: fn(Acting) -> String,
    /// What speaks for a move of whose turn it is.
    pub reason: fn(&View, &Move) -> String,
    /// How the game ended.
    pub ending: fn(&View, Outcome) -> Line,
    /// The words of the score table.
    pub score: Score,

    /// The spoken name of a space: its card and value, who stands there, and what is marked on it.
    pub cell: fn(&View, Space, &[Mark]) -> String,
    /// The spoken name of a card in the hand of a seat: its value, how many, playable or why not.
    pub hand_cell: fn(&View, Seat, Card) -> String,
    /// The spoken name of a card in a discard pile: its value, and how many.
    pub discard_cell: fn(&View, Seat, Card) -> String,
    /// The spoken name of one of the three cards that the Flamingo sees, from 0.
    pub peek_cell: fn(&View, u8) -> String,
    /// The spoken name of a seat's clan card: its power, and whether it can be used.
    pub clan_cell: fn(&View, Seat) -> String,
    /// The spoken form of what stands beside a seat: its points where they are shown, its cards and its clan.
    pub beside: fn(&View, Seat) -> String,
    /// The spoken name of the board.
    pub board: fn(&View) -> String,

    /// Option NCA-4, in the order of [`First`](super::First).
    pub first: Choice<2>,
    /// Option: points are shown while the game goes on.
    pub live_scores: Switch,
}

/// The words of the score table (NCA-17).
#[derive(Clone, Copy, Debug)]
pub struct Score {
    /// Over the whole table.
    pub caption: &'static str,
    /// Over the names.
    pub player: &'static str,
    /// The value of the cards in hand.
    pub hand: &'static str,
    /// The value of the discard pile, while the game goes on.
    pub discard: &'static str,
    /// The value of the discard pile after the end: the cards under the ninjas have gone there (NCA-16).
    pub discard_after: &'static str,
    /// The value of the cards under the ninjas, while the game goes on.
    pub under: &'static str,
    /// The sum.
    pub total: &'static str,
    /// Who passed last wins a tie (NCA-18): how a row says it.
    pub passed_last: &'static str,
}

/// What is marked on a space of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It can be named next: a ninja to choose, a step, a target.
    Reachable,
    /// It was named already, as this one in the order, from 1.
    Chosen(u8),
    /// Its card would be claimed.
    Claims,
    /// The last move began or ended here.
    LastMove,
    /// The hint goes here.
    Hint,
}

/// What stands on the lid of the box, in both languages: values of their own, known before the rest is loaded.
pub const LID: [GameWords; 2] = [en::TEXT.lid, fr::TEXT.lid];

/// The words in this language.
#[must_use]
pub fn text(lang: Lang) -> &'static Text {
    [&en::TEXT, &fr::TEXT][lang as usize]
}

/// A hint: a move by its card or power and its spaces, and what speaks for it.
#[must_use]
pub fn hint(view: &View, mv: &Move, lang: Lang) -> String {
    let words = text(lang);
    let what = match (*mv, mv.parts()) {
        (Move::Place(space), _) => space.to_string(),
        (Move::Pass, _) => words.pass.to_owned(),
        (_, Some((action, way))) => {
            let spaces: Vec<String> = way.iter().map(Space::to_string).collect();
            format!("{} {}", (words.called)(Next::of(view, action, &way).0), spaces.join("–"))
        }
        // What is taken is in the reason.
        (_, None) => return (words.reason)(view, mv),
    };
    format!("{what}. {}", (words.reason)(view, mv))
}

/// The rule that says what a technique does.
#[must_use]
pub const fn technique_rule(technique: Technique) -> &'static str {
    ["NCA-D1a", "NCA-D1b", "NCA-D1c", "NCA-D1d", "NCA-D1e", "NCA-D1f", "NCA-D1g"][technique as usize]
}

/// The rule that says what a clan can do.
#[must_use]
pub const fn clan_rule(clan: Clan) -> &'static str {
    const RULES: [&str; 13] = [
        "NCA-D4a", "NCA-D4b", "NCA-D4c", "NCA-D4d", "NCA-D4e", "NCA-D4f", "NCA-D4g", "NCA-D4h", "NCA-D4i",
        "NCA-D4j", "NCA-D4k", "NCA-D4l", "NCA-D4m",
    ];
    RULES[clan as usize]
}

impl Text {
    /// The name of a technique.
    #[must_use]
    pub const fn technique(&self, technique: Technique) -> &'static str {
        self.techniques[technique as usize]
    }

    /// The name of a clan.
    #[must_use]
    pub const fn clan(&self, clan: Clan) -> &'static str {
        self.clans[clan as usize]
    }

    /// The power of a clan.
    #[must_use]
    pub const fn power(&self, clan: Clan) -> &'static str {
        self.clan_short[clan as usize]
    }

    /// The name of a card, as a label.
    #[must_use]
    pub const fn card(&self, card: Card) -> &'static str {
        match card {
            Card::Technique(technique) => self.technique(technique),
            Card::Trap => self.trap,
            Card::Wall => self.wall,
        }
    }

    /// What a card does.
    #[must_use]
    pub const fn effect(&self, card: Card) -> &'static str {
        match card {
            Card::Technique(technique) => self.technique_short[technique as usize],
            Card::Trap => self.trap_short,
            Card::Wall => self.wall_short,
        }
    }
}

fn moves(view: &View, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    view.game().moves(seat, &mut moves);
    moves
}

/// What a seat can do with its cards: the powers of some clans have thousands of ways.
fn cards_only(view: &View, seat: Seat) -> Vec<Move> {
    let (mut game, mut moves) = (*view.game(), Vec::new());
    game.used = game.used.with(seat);
    game.moves(seat, &mut moves);
    moves
}

/// A number with a true minus sign.
#[must_use]
pub fn number(value: i16) -> String {
    let sign = if value < 0 { "−" } else { "" };
    format!("{sign}{}", value.unsigned_abs())
}
