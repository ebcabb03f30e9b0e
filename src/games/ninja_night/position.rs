//! Positions in mid-game, for diagrams, practice and tests.

use super::data::{CHESTS, HOUSES};
use super::state::{NinjaNight, Phase, Plan, Progress, Standing};
use super::tokens::{Slot, Token};
use super::village::Village;
use crate::kernel::{Game, Seat, Seats};

impl NinjaNight {
    /// A table of so many before anything is placed or planned. The tokens are those of the box in its order, spread over
    /// the roofs one by one.
    ///
    /// `None` if it is not for so many. What the methods below make of it is taken as it is, so
    /// [`audit`](crate::kernel::Game::audit) may find fault with it.
    #[must_use]
    pub fn position(village: Village, seats: u8) -> Option<Self> {
        if !Self::ABOUT.seats.contains(&seats) {
            return None;
        }
        let mut game = Self::bare(seats, false, village, Seat::new(0));
        game.chests = CHESTS.map(Some);
        for token in Token::all() {
            game.roofs[token.index() % HOUSES].add(token);
        }
        Some(game)
    }

    /// The same position, with the whole hook or fist to be on the roof (NNI-35) or not.
    #[must_use]
    pub fn with_expert(self, expert: bool) -> Self {
        Self { expert, ..self }
    }

    /// The same position, with a seat's ninja there.
    #[must_use]
    pub fn with_ninja(mut self, seat: Seat, standing: Standing) -> Self {
        self.ninjas[seat.index()] = Some(standing);
        self
    }

    /// The same position with all planners revealed, and the same on each: the first seat acts.
    #[must_use]
    pub fn with_plan(mut self, plan: Plan) -> Self {
        self.plans[..usize::from(self.seats)].fill(Some(plan));
        (self.planned, self.phase) = (Seats::all(self.seats), Phase::Acting);
        self
    }

    /// The same position with all planners still to be set.
    #[must_use]
    pub fn with_planning(mut self) -> Self {
        (self.plans, self.planned, self.phase) = (Default::default(), Seats::NONE, Phase::Planning);
        self
    }

    /// The same position with these tokens in a seat's backpack, which it knows.
    #[must_use]
    pub fn with_tokens(mut self, seat: Seat, tokens: &[Token]) -> Self {
        for &token in tokens {
            self.roofs.iter_mut().for_each(|roof| roof.remove(token));
            self.packs[seat.index()].put(Slot::Token(token));
            self.known[token.index()] = self.known[token.index()].with(seat);
        }
        self
    }

    /// The same position with so many more wounds in a seat's backpack.
    #[must_use]
    pub fn with_wounds(mut self, seat: Seat, wounds: usize) -> Self {
        for _ in 0..wounds {
            self.packs[seat.index()].put(Slot::Wound);
        }
        self
    }

    /// The same position, with a wound that pushes something out of a seat's backpack (NNI-25).
    #[must_use]
    pub fn with_loss(self, seat: Seat) -> Self {
        Self { phase: Phase::Losing(seat), ..self }
    }

    /// The same position, with the action of the turn so far.
    #[must_use]
    pub fn with_progress(self, progress: Progress) -> Self {
        Self { progress, ..self }
    }

    /// The same position, with a token that was dropped this turn.
    #[must_use]
    pub fn with_dropped(mut self, token: Token) -> Self {
        self.dropped.add(token);
        self
    }
}
