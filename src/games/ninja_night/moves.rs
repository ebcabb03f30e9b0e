//! What a seat may try to do, and the reasons why not.

use serde::{Deserialize, Serialize};

use super::data::Cord;
use super::state::{Action, Plan};
use super::string::Throw;
use super::tokens::Token;
use super::village::{Obstacle, Roof};
use crate::geometry::Point;
use crate::kernel::{Cites, Seat};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// NNI-5: place the ninja of the player on the right.
    Place(Roof),
    /// NNI-6: set both wheels.
    Plan(Plan),
    /// NNI-10: the action Move.
    Leap {
        /// Where to.
        target: Roof,
        /// The estimate.
        throw: Throw,
    },
    /// NNI-18: the action Attack.
    Attack {
        /// Whom.
        victim: Seat,
        /// The estimate.
        throw: Throw,
    },
    /// NNI-19: the action Pick up, one token at a time.
    Pick(Token),
    /// NNI-21: the action Steal.
    Steal(Token),
    /// NNI-22: the action Heal.
    Heal,
    /// NNI-23: drop a token.
    Drop(Token),
    /// NNI-27: play a potion.
    Potion(Token),
    /// NNI-28: play a gear.
    Gear {
        /// The gear.
        token: Token,
        /// Which of the two planned actions, from 0.
        step: u8,
        /// What it becomes.
        action: Action,
    },
    /// NNI-29: play a grapple.
    Grapple {
        /// The grapple.
        token: Token,
        /// Where to.
        target: Roof,
    },
    /// NNI-30: play a shuriken.
    Shuriken {
        /// The shuriken.
        token: Token,
        /// Whom.
        victim: Seat,
        /// The estimate.
        throw: Throw,
    },
    /// NNI-31: play a kunai.
    Kunai {
        /// The kunai.
        token: Token,
        /// Whom.
        victim: Seat,
        /// The estimate.
        throw: Throw,
    },
    /// NNI-31: the token that the kunai knocks out.
    Knock(Token),
    /// NNI-25: the token that a wound pushes out.
    Lose(Token),
    /// NNI-8: end the turn, whether the action was carried out or not.
    Done,
}

/// With what a string is thrown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Means {
    /// The action Move.
    Leap,
    /// The action Attack.
    Attack,
    /// A shuriken.
    Shuriken(Token),
    /// A kunai.
    Kunai(Token),
}

impl Means {
    /// The string that is used.
    pub(super) const fn cord(self) -> Cord {
        if matches!(self, Self::Leap) { Cord::Hook } else { Cord::Fist }
    }
}

/// What is designated before a string is drawn out: with what, whom, and on which roof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Designation {
    pub(super) means: Means,
    /// Nobody for a leap.
    pub(super) victim: Option<Seat>,
    pub(super) target: Roof,
}

impl Designation {
    /// The string that is used.
    pub(super) const fn cord(&self) -> Cord {
        self.means.cord()
    }

    /// The move of this throw.
    pub(super) fn throw(&self, throw: Throw) -> Move {
        match (self.means, self.victim) {
            (Means::Attack, Some(victim)) => Move::Attack { victim, throw },
            (Means::Shuriken(token), Some(victim)) => Move::Shuriken { token, victim, throw },
            (Means::Kunai(token), Some(victim)) => Move::Kunai { token, victim, throw },
            _ => Move::Leap { target: self.target, throw },
        }
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// It is this seat's turn.
    NotYourTurn(Seat),
    /// The ninjas are placed first.
    PlaceFirst,
    /// All ninjas are placed.
    AllPlaced,
    /// Everyone plans first.
    PlanFirst,
    /// The planner is set.
    AlreadyPlanned,
    /// This seat first chooses what a wound pushes out.
    LoseFirst(Seat),
    /// No wound pushes anything out.
    NothingToLose,
    /// First comes the token that the kunai knocks out.
    KnockFirst,
    /// No kunai has hit.
    NothingToKnock,
    /// Something else was planned.
    NotPlanned(Action),
    /// The action is over.
    ActionOver,
    /// The ninja stands on that roof already.
    OwnRoof(Roof),
    /// There is no such player to aim at.
    NoVictim(Seat),
    /// That ninja stands on the same building.
    SameRoof(Seat),
    /// There the base would not stand on the own roof.
    OffOwnRoof(Point),
    /// That point is not on the target roof.
    OffTarget(Point),
    /// The string cannot be stretched to that length.
    WrongLength {
        /// The length.
        length: u16,
        /// The longest.
        longest: u16,
    },
    /// Something higher than the own building is in the way.
    Blocked(Obstacle),
    /// That token does not lie on the own roof.
    NotOnRoof(Token),
    /// No slot of the backpack is free.
    NoFreeSlot,
    /// Yellow chests stay until this round.
    TooEarly(u8),
    /// What was dropped this turn is not picked up again.
    JustDropped(Token),
    /// That token is not in the own backpack: it cannot be dropped.
    NotYours(Token),
    /// It cannot be played.
    NotYoursToPlay(Token),
    /// It cannot make room for a wound.
    NotYoursToLose(Token),
    /// That token is in nobody else's backpack.
    NotHeld(Token),
    /// Its owner stands on another building.
    Elsewhere(Seat),
    /// There is no wound to heal.
    NoWound,
    /// There is no wound for the potion to heal.
    NoWoundForPotion,
    /// That token is not such a bonus.
    NotThatBonus(Token),
    /// That action is resolved already, or there is none.
    TooLate(u8),
    /// That action is planned already.
    SameAction(Action),
    /// That building is not one of the nearest.
    NotNear(Roof),
    /// That player has no token to lose.
    NothingHeld(Seat),
    /// That token is not the victim's.
    NotTheVictims(Token),
}

impl Cites for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "NNI-32",
            Self::NotYourTurn(_) | Self::ActionOver => "NNI-7",
            Self::PlaceFirst | Self::AllPlaced => "NNI-5",
            Self::PlanFirst | Self::AlreadyPlanned | Self::NotPlanned(_) => "NNI-6",
            Self::LoseFirst(_) | Self::NothingToLose | Self::NotYoursToLose(_) => "NNI-25",
            Self::KnockFirst | Self::NothingToKnock => "NNI-31",
            Self::NothingHeld(_) | Self::NotTheVictims(_) => "NNI-31",
            Self::OwnRoof(_) => "NNI-10",
            Self::NoVictim(_) | Self::SameRoof(_) => "NNI-18",
            Self::OffOwnRoof(_) => "NNI-11",
            Self::OffTarget(_) => "NNI-R2",
            Self::WrongLength { .. } => "NNI-D4",
            Self::Blocked(_) => "NNI-R3",
            Self::NotOnRoof(_) => "NNI-19",
            Self::NoFreeSlot => "NNI-R7",
            Self::TooEarly(_) => "NNI-20",
            Self::JustDropped(_) => "NNI-R13",
            Self::NotYours(_) => "NNI-23",
            Self::NotHeld(_) | Self::Elsewhere(_) => "NNI-21",
            Self::NoWound => "NNI-22",
            Self::NoWoundForPotion => "NNI-27",
            Self::NotYoursToPlay(_) | Self::NotThatBonus(_) => "NNI-24",
            Self::TooLate(_) | Self::SameAction(_) => "NNI-28",
            Self::NotNear(_) => "NNI-R6",
        }
    }
}
