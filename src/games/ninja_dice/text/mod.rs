//! Ninja Dice's words: every sentence of the game in both languages. Its rules page is in `rules.en.txt` and
//! `rules.fr.txt`.
//!
//! What is said is decided once, in `facts` and [`why`], so that the languages differ in words alone.

mod en;
mod facts;
mod fr;
#[cfg(test)]
mod tests;
pub mod why;

use super::data::{SkillFace, ThreatFace};
use super::{Event, HouseFace, Illegal, Move, Skill, View};
use crate::kernel::{Outcome, Seat};
use crate::ui::lang::{Lang, Line, listed};
use crate::ui::stage::staged::{Choice, GameWords};

/// A skill die, from 0, and how it is seen to lie: centimetres from the left and from the far edge, and by how many degrees it
/// is turned.
pub type Seen = (u8, [i32; 3]);

/// All words of the game in one language.
///
/// Seats stand in sentences by their names alone (“Sun”, “Soleil”); log sentences leave out the name of the seat they
/// speak of, which the log sets before them. What is spoken and not seen ends without a full stop.
#[derive(Debug)]
pub struct Text {
    /// What stands on the lid. Its chart shows how the treasures grew.
    pub lid: GameWords,

    /// The faces of a skill die, in the order of [`SkillFace`], as labels.
    pub skill_faces: [&'static str; 6],
    /// The faces of a threat die, in the order of [`ThreatFace`], as labels.
    pub threat_faces: [&'static str; 3],
    /// The faces of a house die, in the order of [`HouseFace`], as labels.
    pub house_faces: [&'static str; 5],

    /// Button: an ordinary throw, where one person is waited for.
    pub throw_for_me: &'static str,
    /// Button: an ordinary throw for this seat, where several are waited for.
    pub throw_for: [&'static str; 5],
    /// Button: this seat has thrown, where others are still waited for; it may throw anew.
    pub has_thrown: [&'static str; 5],
    /// Button: how hard a button throws: gently, ordinarily, hard.
    pub forces: [&'static str; 3],
    /// Button: where to a button throws: to the left, the middle, the right.
    pub aims: [&'static str; 3],
    /// The loupe: to look closer, and to see the whole table again.
    pub loupe: [&'static str; 2],
    /// Button: the arrow takes nothing.
    pub steal_nothing: &'static str,
    /// Button: the fortune boosts nothing.
    pub boost_nothing: &'static str,
    /// Button: throw the marked dice again.
    pub throw_again: &'static str,
    /// Button: stop and take treasures.
    pub stop: &'static str,
    /// Button: lay the dice that stay elsewhere.
    pub lay: &'static str,
    /// Button: they are laid.
    pub laid: &'static str,
    /// Button: the dice lie as they fell again.
    pub lay_back: &'static str,
    /// Buttons: the chosen die a step to the left, up, down, to the right; a little counter-clockwise and clockwise.
    pub steps: [&'static str; 6],

    /// Heading over the house dice.
    pub house: &'static str,
    /// Heading over the skill dice.
    pub skills: &'static str,
    /// Heading over the threat dice.
    pub threats: &'static str,
    /// Heading over the places of the players.
    pub places: &'static str,
    /// What gathers the players before a throw.
    pub ready: &'static str,
    /// What stopping brings now, on the drawing, before a number.
    pub stop_now: &'static str,
    /// What the whole house would bring, on the drawing, before a number.
    pub whole_house: &'static str,
    /// Whose turn is over, on the drawing, before what it brought.
    pub left: fn(Seat) -> String,
    /// What a turn brought: so many treasures, or whether it ran out of time.
    pub brought: fn(u8, bool) -> String,

    /// What a seat should do now, in one sentence; also while it waits, and after the end.
    pub task: fn(&View, Seat) -> String,
    /// What comes next while the ninja marks dice: so many are thrown again, and stopping brings so much.
    pub marking: fn(u8, u8) -> String,
    /// What comes next while dice are laid elsewhere; the one that is chosen, from 0.
    pub laying: fn(&View, Option<Seen>) -> String,
    /// Several throw on one device, and some have: how that goes on.
    pub all_at_once: &'static str,
    /// Several throw on one device: these are still to throw.
    pub still_to_throw: fn(&[Seat]) -> String,
    /// The chances of the next throw, in percent: to beat the house if it is known, and to see the fourth hourglass.
    pub odds: fn(Option<u8>, u8) -> String,
    /// An event as a sentence of the log, without the name of its seat, and that seat.
    pub told: fn(&Event) -> Option<(Seat, Line)>,
    /// Why a move is refused.
    pub refused: fn(&Illegal) -> Line,
    /// What speaks for a move.
    pub reason: fn(&View, &Move) -> String,
    /// How the game ended.
    pub ending: fn(&View, Outcome) -> Line,
    /// The words of the score table.
    pub score: Score,

    /// The spoken name of a skill die, from 0.
    pub skill_cell: fn(&View, u8, &[Mark]) -> String,
    /// The spoken name of a threat die, from 0.
    pub threat_cell: fn(&View, u8, &[Mark]) -> String,
    /// The spoken name of a house die, from 0.
    pub house_cell: fn(&View, u8, &[Mark]) -> String,
    /// The spoken name of a seat's place at the table: its treasures and what it holds.
    pub place_cell: fn(&View, Seat, &[Mark]) -> String,
    /// The spoken form of how many hourglasses lie by the house.
    pub hourglasses: fn(u8) -> String,
    /// The spoken form of what stands beside a seat.
    pub beside: fn(&View, Seat) -> String,

    /// Option NDI-R6: by lot, then the seats.
    pub first: Choice<6>,
}

/// The words of the score table.
#[derive(Clone, Copy, Debug)]
pub struct Score {
    /// Over the whole table.
    pub caption: &'static str,
    /// Over the names.
    pub player: &'static str,
    /// Over the numbers.
    pub treasures: &'static str,
}

/// What is marked on a die or a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It can be chosen.
    Can,
    /// It is thrown again.
    Again,
    /// It is the one that can be moved now.
    Chosen,
    /// It is laid so far from the left as the table is seen, 0 to 4.
    Across(usize),
    /// It is laid so far from the far edge, 0 to 4.
    Down(usize),
    /// The house die is beaten and taken.
    Taken,
    /// By this skill.
    By(Skill),
    /// The ninja stands for this skill.
    As(Skill),
    /// The house die could be beaten, but is left.
    Left,
    /// A caught arrow protects its owner.
    Protected,
    /// Its arrow flies or its fortune is used now.
    Acts,
    /// This seat has thrown and waits for the others.
    Thrown,
    /// The hint is this one.
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
    /// A face of a skill die, as a label.
    #[must_use]
    pub const fn skill_face(&self, face: SkillFace) -> &'static str {
        self.skill_faces[face as usize]
    }

    /// A skill, as a label.
    #[must_use]
    pub const fn skill(&self, skill: Skill) -> &'static str {
        self.skill_faces[skill as usize]
    }

    /// A face of a threat die, as a label.
    #[must_use]
    pub const fn threat_face(&self, face: ThreatFace) -> &'static str {
        self.threat_faces[face as usize]
    }

    /// A face of a house die, as a label.
    #[must_use]
    pub const fn house_face(&self, face: HouseFace) -> &'static str {
        self.house_faces[face as usize]
    }
}
