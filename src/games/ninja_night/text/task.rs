//! What a seat has to do now, and what comes next in what it is doing.

use crate::games::ninja_night::{
    Action, Bonus, Cord, Illegal, Move, NinjaNight, Phase, Progress, Roof, View,
};
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
    /// Carry out this action, the first or the second, as far as it goes.
    Act(Action, u8, Prospect),
    /// More can be picked up.
    PickOn,
    /// More could be, with a free slot.
    PickFull,
    /// The action is over; whether there is a token to drop, and a bonus to play.
    Finish {
        drops: bool,
        plays: bool,
    },
}

/// What can come of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Prospect {
    /// Something.
    Good,
    /// Something, once a token was dropped.
    Full,
    /// Nothing: wounds take every slot.
    Wounded,
    /// Nothing: there is nothing to do it to.
    Vain,
}

impl Prospect {
    fn of(game: &NinjaNight, seat: Seat, action: Action) -> Self {
        let own = game.roof_of(seat);
        let rivals = |here: bool| {
            Seat::all(game.seats()).filter(move |&at| at != seat && (game.roof_of(at) == own) == here)
        };
        let tried: Vec<Move> = match action {
            Action::Move => return Self::Good,
            Action::Attack => return if rivals(false).next().is_some() { Self::Good } else { Self::Vain },
            Action::Heal => vec![Move::Heal],
            Action::Steal => rivals(true).flat_map(|at| game.pack(at).tokens()).map(Move::Steal).collect(),
            Action::Pick => {
                own.into_iter().flat_map(|own| game.on_roof(own).iter()).map(Move::Pick).collect()
            }
        };
        let plays = |mv: &Move| matches!(*mv, Move::Pick(of) if game.bonus(of).is_some() && game.plays_from_roof(seat, of));
        let checked = |mv: &Move| game.check(seat, mv);
        if tried.iter().any(|mv| checked(mv).is_ok() || plays(mv)) {
            Self::Good
        } else if !tried.iter().any(|mv| checked(mv) == Err(Illegal::NoFreeSlot)) {
            Self::Vain
        } else if game.pack(seat).tokens().next().is_some() {
            Self::Full
        } else {
            Self::Wounded
        }
    }
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
            Phase::Acting => match (game.progress(), Prospect::of(game, seat, game.action())) {
                (Progress::Ahead, prospect) => Self::Act(game.action(), game.step(), prospect),
                (Progress::Picking, Prospect::Good) => Self::PickOn,
                (Progress::Picking, Prospect::Full) => Self::PickFull,
                _ => Self::Finish {
                    drops: game.pack(seat).tokens().next().is_some(),
                    plays: game.pack(seat).tokens().any(|token| game.bonus(token).is_some()),
                },
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
