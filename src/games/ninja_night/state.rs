//! What undo must restore: the village, who stands where, what lies where, what is planned and who knows what.

use serde::{Deserialize, Serialize};

use super::data::{Bonus, Chest, HOUSES, ROUNDS, SEATS, TOKENS};
use super::string::Stretch;
use super::tokens::{Pack, Token, Tokens};
use super::village::{Roof, Village};
use crate::geometry::{Disc, Point};
use crate::kernel::{Seat, Seats};

/// What can be planned (NNI-10 to NNI-22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Action {
    /// NNI-10: go to another roof.
    #[default]
    Move,
    /// NNI-18: go to another roof and wound a ninja there.
    Attack,
    /// NNI-19: pick up tokens.
    Pick,
    /// NNI-21: steal a token.
    Steal,
    /// NNI-22: heal a wound.
    Heal,
}

impl Action {
    /// All of them, in the order of the sheet.
    pub const ALL: [Self; 5] = [Self::Move, Self::Attack, Self::Pick, Self::Steal, Self::Heal];
}

/// The two wheels of a planner.
pub type Plan = [Action; 2];

/// Where a ninja stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// On which building.
    pub roof: Roof,
    /// Where on its roof: the centre of the base.
    pub spot: Point,
}

impl Standing {
    /// The base that the ninja stands on.
    #[must_use]
    pub const fn base(&self) -> Disc {
        Disc::new(self.spot, super::data::BASE)
    }
}

/// How far the action of the turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Progress {
    /// It has not begun.
    Ahead,
    /// Something was picked up; more may be.
    Picking,
    /// It is over.
    Done,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Ninjas are placed (NNI-5).
    Placing,
    /// Actions are planned in secret (NNI-6).
    Planning,
    /// Somebody's turn (NNI-7).
    Acting,
    /// This seat chooses the token that a wound pushes out (NNI-25).
    Losing(Seat),
    /// A kunai has hit this seat: whose turn it is chooses a token (NNI-31).
    Choosing(Seat),
    /// Six rounds are over (NNI-32).
    Over,
}

/// What a seat has made of the game (NNI-32, NNI-33).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Score {
    /// The values of its chests, added up.
    pub value: u8,
    /// How many of its chests have a value.
    pub chests: u8,
    /// How many bonuses it has played.
    pub bonuses: u8,
}

impl Score {
    /// Compares as the sheet does: value, then chests, then the fewer bonuses.
    pub(super) const fn rank(self) -> (u8, u8, u8) {
        (self.value, self.chests, u8::MAX - self.bonuses)
    }
}

/// The state of a game of Ninja Night.
///
/// What a viewer may not know is `None` or a default in the copy that its [`View`](super::View) holds; the rules work
/// on that as well, for all that concerns the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NinjaNight {
    pub(super) seats: u8,
    pub(super) expert: bool,
    pub(super) village: Village,
    /// The hidden side of every token; `None` where somebody looks who may not know it.
    pub(super) chests: [Option<Chest>; TOKENS],
    /// Who has looked at each token and remembers it (NNI-R9).
    pub(super) known: [Seats; TOKENS],
    /// The tokens that lie with their hidden side up.
    pub(super) open: Tokens,
    pub(super) roofs: [Tokens; HOUSES],
    pub(super) packs: [Pack; SEATS],
    /// The bonuses that each seat has played, beside its backpack.
    pub(super) used: [Tokens; SEATS],
    pub(super) ninjas: [Option<Standing>; SEATS],
    pub(super) first: Seat,
    /// From 1: where the moon is.
    pub(super) round: u8,
    /// What the planners show; `None` while it is not set, or where somebody looks who may not know it.
    pub(super) plans: [Option<Plan>; SEATS],
    /// Whose planners are set.
    pub(super) planned: Seats,
    pub(super) phase: Phase,
    /// Who places, or whose turn it is.
    pub(super) turn: Seat,
    /// Which of the two actions is resolved.
    pub(super) step: u8,
    pub(super) progress: Progress,
    /// The tokens that were dropped this turn.
    pub(super) dropped: Tokens,
    /// The string that was stretched last, and by whom: it lies there until the next one is, or plans are revealed.
    pub(super) laid: Option<(Seat, Stretch)>,
}

impl NinjaNight {
    /// The string that lies over the village, and who stretched it.
    #[must_use]
    pub fn stretched(&self) -> Option<(Seat, Stretch)> {
        self.laid
    }

    /// How many play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Whether the whole hook must be on the roof (NNI-35).
    #[must_use]
    pub fn is_expert(&self) -> bool {
        self.expert
    }

    /// Whether tokens always lie value side up (NNI-34).
    #[must_use]
    pub fn is_face_up(&self) -> bool {
        self.seats == 2
    }

    /// Where everything stands.
    #[must_use]
    pub fn village(&self) -> &Village {
        &self.village
    }

    /// The hidden side of a token; `None` where this viewer does not know it.
    #[must_use]
    #[inline]
    pub fn chest(&self, token: Token) -> Option<Chest> {
        self.chests[token.index()]
    }

    /// The bonus on a token, if it is known to be one.
    #[must_use]
    #[inline]
    pub fn bonus(&self, token: Token) -> Option<Bonus> {
        if let Some(Chest::Bonus(bonus)) = self.chest(token) { Some(bonus) } else { None }
    }

    /// Whether a token lies with its hidden side up.
    #[must_use]
    pub fn is_open(&self, token: Token) -> bool {
        self.open.has(token)
    }

    /// Who has looked at a token and remembers it.
    #[must_use]
    pub fn knowing(&self, token: Token) -> Seats {
        self.known[token.index()]
    }

    /// The tokens on a roof.
    #[must_use]
    pub fn on_roof(&self, roof: Roof) -> Tokens {
        self.roofs[roof.index()]
    }

    /// A seat's backpack.
    #[must_use]
    pub fn pack(&self, seat: Seat) -> &Pack {
        &self.packs[seat.index()]
    }

    /// The bonuses that a seat has played.
    #[must_use]
    pub fn used(&self, seat: Seat) -> Tokens {
        self.used[seat.index()]
    }

    /// Where a seat's ninja stands; `None` while it is not placed.
    #[must_use]
    #[inline]
    pub fn ninja(&self, seat: Seat) -> Option<Standing> {
        self.ninjas[seat.index()]
    }

    /// The roof on which a seat's ninja stands.
    #[must_use]
    #[inline]
    pub fn roof_of(&self, seat: Seat) -> Option<Roof> {
        self.ninja(seat).map(|standing| standing.roof)
    }

    /// Who holds the first-player pawn.
    #[must_use]
    pub fn first(&self) -> Seat {
        self.first
    }

    /// The round, from 1: where the moon is (NNI-9).
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round.min(ROUNDS)
    }

    /// What a seat has planned, where this viewer knows it: all do once all planners are set.
    #[must_use]
    #[inline]
    pub fn plan(&self, seat: Seat) -> Option<Plan> {
        self.plans[seat.index()]
    }

    /// Who has planned.
    #[must_use]
    pub fn planned(&self) -> Seats {
        self.planned
    }

    /// What the game waits for.
    #[must_use]
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who places a ninja, or whose turn it is.
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Which of the two planned actions is resolved, from 0.
    #[must_use]
    pub fn step(&self) -> u8 {
        self.step
    }

    /// The action whose turn it is.
    #[must_use]
    #[inline]
    pub fn action(&self) -> Action {
        self.plan(self.turn).unwrap_or_default()[usize::from(self.step.min(1))]
    }

    /// How far that action has come.
    #[must_use]
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// The seat whose ninja this one places: the one on the right (NNI-5).
    #[must_use]
    pub fn right_of(&self, seat: Seat) -> Seat {
        seat.clockwise(self.seats - 1, self.seats)
    }

    /// What a seat would score if the game ended now; what is not known counts nothing.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Score {
        let mut score = Score { bonuses: self.used(seat).len() as u8, ..Score::default() };
        for worth in self.pack(seat).tokens().filter_map(|token| self.chest(token)).map(Chest::worth) {
            score.value += worth;
            score.chests += u8::from(worth > 0);
        }
        score
    }

    /// Who would win if the game ended now (NNI-32, NNI-33, NNI-R10).
    #[must_use]
    pub fn leaders(&self) -> Seats {
        let best = Seat::all(self.seats).map(|seat| self.score(seat).rank()).max();
        Seat::all(self.seats).filter(|&seat| Some(self.score(seat).rank()) == best).collect()
    }
}
