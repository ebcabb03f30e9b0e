//! What a seat has to do now, and what comes next in what it is doing.

use crate::games::ninja_night::{Action, Bonus, Cord, Phase, Progress, Roof, View};
use crate::kernel::{Game, Outcome, Seat};

/// What a seat has to do.
pub(super) enum Task {
    Over(Outcome),
    /// This seat places a ninja.
    WaitForPlace(Seat),
    /// Place this seat's ninja.
    Place(Seat),
    /// Set both wheels.
    Plan,
    /// The planner is set, others still think.
    Planned,
    /// This seat chooses what a wound pushes out.
    WaitForLoss(Seat),
    Lose,
    /// This seat chooses what a kunai knocks out of that one's backpack.
    WaitForKnock(Seat, Seat),
    /// Choose from this seat's backpack.
    Knock(Seat),
    /// This seat has that action, the first or the second.
    Wait(Seat, Action, u8),
    /// Carry out this action, the first or the second.
    Act(Action, u8),
    /// So many free slots are left to pick up for.
    PickOn(usize),
    /// The action is over; tokens may be dropped and bonuses played.
    Finish,
}

impl Task {
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let game = view.game();
        let turn = game.turn();
        match game.phase() {
            Phase::Over => Self::Over(game.outcome().unwrap_or(Outcome::DRAW)),
            Phase::Placing if turn == seat => Self::Place(game.right_of(seat)),
            Phase::Placing => Self::WaitForPlace(turn),
            Phase::Planning if game.planned().has(seat) => Self::Planned,
            Phase::Planning => Self::Plan,
            Phase::Losing(victim) if victim == seat => Self::Lose,
            Phase::Losing(victim) => Self::WaitForLoss(victim),
            Phase::Choosing(victim) if turn == seat => Self::Knock(victim),
            Phase::Choosing(victim) => Self::WaitForKnock(turn, victim),
            Phase::Acting if turn != seat => Self::Wait(turn, game.action(), game.step()),
            Phase::Acting => match game.progress() {
                Progress::Ahead => Self::Act(game.action(), game.step()),
                Progress::Picking => Self::PickOn(game.pack(seat).free()),
                Progress::Done => Self::Finish,
            },
        }
    }
}

/// What comes next in what is being done at the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// This wheel is to be set, from 0.
    Wheel(u8),
    /// Both wheels are set.
    Set,
    /// A roof to go to is designated.
    Roof,
    /// A roof with a rival is designated, for the attack or this bonus.
    Rival(Option<Bonus>),
    /// The ninja, and the point aimed at, are shifted by steps.
    Shift,
    /// The string is drawn out to reach this roof.
    Draw(Cord, Roof),
    /// One of the nearest roofs is chosen.
    Near,
    /// A planned action is changed.
    Change,
    /// This bonus of the backpack is chosen.
    Bonus(Bonus),
    /// A token of this value, or nobody knows which, is chosen.
    Worth(Option<u8>),
}
