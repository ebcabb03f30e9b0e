//! Shinobi's words: every sentence of the game in both languages. Its rules page is in `rules.en.txt` and
//! `rules.fr.txt`.
//!
//! What is said is decided once, in `facts` and [`why`], so that the languages differ in words alone. Nothing here says
//! whom a seat serves before the clans are revealed, not even to that seat: the screen may be seen by others.

mod en;
mod facts;
mod fr;
#[cfg(test)]
mod tests;
pub mod why;

use facts::{Task, Verdict};

use super::{Card, Clan, Event, Illegal, Move, View};
use crate::kernel::{Outcome, Seat};
use crate::ui::lang::{Lang, Line, listed};
use crate::ui::stage::staged::GameWords;

/// All words of the game in one language.
///
/// Seats stand in sentences by their names alone (“Sun”, “Soleil”); log sentences leave out the name of the seat
/// they speak of, which the log sets before them. What is spoken and not seen ends without a full stop.
#[derive(Debug)]
pub struct Text {
    /// What stands on the lid. Its chart shows how many cards each clan had in all provinces.
    pub lid: GameWords,
    /// The clans, in the order of [`Clan::ALL`].
    pub clans: [&'static str; 5],
    /// A ninja, as a label.
    pub ninja: &'static str,
    /// The three orders, each in a few words.
    pub orders: [&'static str; 3],
    /// What is called out in the last round (SHI-18).
    pub last_round: &'static str,

    /// What a seat should do now, in one sentence; also while it waits, and after the end.
    pub task: fn(&View, Seat) -> String,
    /// What comes next when whose turn it is has chosen something.
    pub step: fn(&View, Thing) -> String,
    /// What there is to know about something on the table.
    pub about: fn(&View, Thing) -> String,
    /// An event as a sentence of the log, without the name of its seat, and that seat.
    pub told: fn(&Event) -> Option<(Seat, Line)>,
    /// Why a move is refused.
    pub refused: fn(&Illegal) -> Line,
    /// What speaks for a move of whose turn it is.
    pub reason: fn(&View, &Move) -> String,
    /// How the game ended.
    pub ending: fn(&View, Outcome) -> Line,
    /// The words of the score table.
    pub score: Score,

    /// The spoken name of the place of a clan's army in a province.
    pub army_cell: fn(&View, Seat, Clan, &[Mark]) -> String,
    /// The spoken name of a province: whose, what lies there, how many cards its owner holds.
    pub province_cell: fn(&View, Seat, &[Mark]) -> String,
    /// The spoken name of a place of the hand, from 0: an open card, a back, or nothing.
    pub hand_cell: fn(usize, Held, &[Mark]) -> String,
    /// The spoken name of a clan card: face down, or the clan that it shows.
    pub clan_cell: fn(Option<Clan>) -> String,
    /// The spoken name of the eye beside it, which leaves it open or turns it over.
    pub eye_cell: fn(bool) -> &'static str,
    /// The spoken name of the deck.
    pub deck_cell: fn(&View) -> String,
    /// The spoken name of the cards that are out of the game.
    pub removed_cell: fn(&View) -> String,
    /// The spoken name of the lower row: a hand, the clan card, the piles.
    pub hand: fn(Seat) -> String,
    /// The spoken form of what stands beside a seat.
    pub beside: fn(&View, Seat) -> String,
    /// The spoken name of the board.
    pub board: fn(&View) -> String,
}

/// The words of the score table (SHI-19 to SHI-21).
#[derive(Clone, Copy, Debug)]
pub struct Score {
    /// Over the whole table.
    pub caption: &'static str,
    /// Over the names.
    pub player: &'static str,
    /// Over the clans.
    pub clan: &'static str,
    /// Cards of the own clan in the own province.
    pub home: &'static str,
    /// Cards of the clan over all provinces.
    pub total: &'static str,
    /// In the row of a clan that nobody serves.
    pub nobody: &'static str,
    /// How a row says that cards at home decided a tie (SHI-20).
    pub by_home: &'static str,
}

/// Something on the table that can be chosen or asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// The place of a clan's army in a province.
    Army(Seat, Clan),
    /// A province.
    Province(Seat),
    /// A card in hand.
    Card(Card),
    /// A card in a hand that shows its back, or no card.
    Hidden,
    /// The own clan card.
    Clan,
    /// The deck.
    Deck,
    /// The cards that are out of the game.
    Removed,
}

/// What lies in a place of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// No card.
    Nothing,
    /// The back of a card.
    Back,
    /// An open card.
    Open(Card),
}

/// What is marked on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It is chosen.
    Chosen,
    /// It can be chosen.
    Choosable,
    /// What is chosen can go here.
    Reachable,
    /// It can be attacked, or a ninja can be sent against it.
    Target,
    /// It was changed this turn and cannot be attacked (SHI-14).
    Safe,
    /// The last order began or ended here.
    LastMove,
    /// The hint goes from or to here.
    Hint,
}

/// What stands on the lid of the box, in both languages: values of their own, known before the rest is loaded.
pub const LID: [GameWords; 2] = [en::TEXT.lid, fr::TEXT.lid];

/// The words in this language.
#[must_use]
pub fn text(lang: Lang) -> &'static Text {
    [&en::TEXT, &fr::TEXT][lang as usize]
}

impl Text {
    /// The name of a clan.
    #[must_use]
    pub const fn clan(&self, clan: Clan) -> &'static str {
        self.clans[clan.index()]
    }

    /// The name of a card, as a label.
    #[must_use]
    pub const fn card(&self, card: Card) -> &'static str {
        match card {
            Card::Troop(clan) => self.clan(clan),
            Card::Ninja => self.ninja,
        }
    }
}
