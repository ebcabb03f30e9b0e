//! What moves make happen.

use super::data::{Bonus, Chest, SEATS, SLOTS};
use super::state::{Action, Plan, Score, Standing};
use super::string::Stretch;
use super::tokens::Token;
use super::village::Roof;
use crate::kernel::{Seat, Seats};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A ninja was placed (NNI-5).
    Placed {
        /// By whom.
        by: Seat,
        /// Whose it is.
        seat: Seat,
        /// Where.
        standing: Standing,
    },
    /// A planner was set (NNI-6).
    Planned {
        /// Whose.
        seat: Seat,
        /// How, told to that seat alone.
        plan: Option<Plan>,
    },
    /// All planners were revealed; none where nobody sits.
    Revealed([Option<Plan>; SEATS]),
    /// A string was stretched for the action Move (NNI-10).
    Leapt {
        /// Whose ninja.
        seat: Seat,
        /// The estimate and the verdict.
        stretch: Stretch,
        /// Where the ninja stands now.
        standing: Standing,
    },
    /// A string was stretched for the action Attack (NNI-18).
    Attacked {
        /// Whose ninja.
        seat: Seat,
        /// Whom.
        victim: Seat,
        /// The estimate and the verdict.
        stretch: Stretch,
        /// Where the ninja stands now.
        standing: Standing,
    },
    /// A string was stretched for a shuriken or a kunai (NNI-30, NNI-31).
    Shot {
        /// Whose ninja.
        seat: Seat,
        /// The bonus.
        bonus: Bonus,
        /// At whom.
        victim: Seat,
        /// The estimate and the verdict.
        stretch: Stretch,
    },
    /// A ninja took a wound (NNI-25).
    Wounded(Seat),
    /// A ninja with four wounds takes no more (NNI-26).
    Unhurt(Seat),
    /// A wound has no room: this seat chooses what it pushes out.
    MustLose(Seat),
    /// A wound pushed this token out, onto the roof.
    Lost {
        /// Whose it was.
        seat: Seat,
        /// Which.
        token: Token,
        /// Where it lies.
        roof: Roof,
    },
    /// A token was picked up (NNI-19).
    Picked {
        /// By whom.
        seat: Seat,
        /// Which.
        token: Token,
        /// What it is, told to those who know it.
        chest: Option<Chest>,
    },
    /// A token was stolen (NNI-21).
    Stolen {
        /// By whom.
        seat: Seat,
        /// From whom.
        victim: Seat,
        /// Which.
        token: Token,
        /// What it is, told to those who know it.
        chest: Option<Chest>,
    },
    /// Wounds were healed (NNI-22, NNI-27).
    Healed {
        /// Whose.
        seat: Seat,
        /// How many.
        wounds: u8,
    },
    /// A token was dropped (NNI-23).
    Dropped {
        /// By whom.
        seat: Seat,
        /// Which.
        token: Token,
        /// Where it lies.
        roof: Roof,
    },
    /// A bonus was played (NNI-24).
    Played {
        /// By whom.
        seat: Seat,
        /// The token.
        token: Token,
        /// What it is.
        bonus: Bonus,
    },
    /// A gear changed a planned action (NNI-28).
    Changed {
        /// Whose.
        seat: Seat,
        /// Which of the two, from 0.
        step: u8,
        /// What it was.
        from: Action,
        /// What it is now.
        to: Action,
    },
    /// A grapple moved a ninja (NNI-29).
    Grappled {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Roof,
        /// Where it stands now.
        standing: Standing,
    },
    /// A kunai knocked a token out of a backpack (NNI-31).
    Knocked {
        /// Whose it was.
        victim: Seat,
        /// Which.
        token: Token,
        /// Where it lies.
        roof: Roof,
    },
    /// A turn is over (NNI-7).
    Finished {
        /// Whose.
        seat: Seat,
        /// The action.
        action: Action,
        /// Whether it was left out (NNI-8).
        skipped: bool,
    },
    /// The moon has moved on (NNI-9).
    Moon {
        /// The round that begins, from 1.
        round: u8,
        /// Who holds the first-player pawn.
        first: Seat,
    },
    /// The game is over (NNI-32).
    Ended {
        /// Who has won.
        winners: Seats,
        /// What each seat scored; nothing where nobody sits.
        scores: [Score; SEATS],
        /// What was in the backpacks.
        packs: [[Option<Chest>; SLOTS]; SEATS],
    },
}
