//! Looks one move ahead: the yardstick between random play and a search.

use super::{Searchable, Thinker, choices};
use crate::kernel::{Fast, Out, Seat};

/// A decision for the position that looks best right after the move.
#[derive(Debug)]
pub struct Greedy<G: Searchable> {
    state: G,
    seat: Seat,
    moves: Vec<G::Move>,
}

impl<G: Searchable> Greedy<G> {
    /// Begins a decision of `seat`.
    #[must_use]
    pub fn new(view: &G::View, seat: Seat, luck: u64) -> Self {
        let (state, moves) = choices(view, seat, luck);
        Self { state, seat, moves }
    }

    fn worth(&self, mv: &G::Move) -> i64 {
        let mut after = self.state.clone();
        after.apply(self.seat, mv, &mut Fast::new(0), &mut Out::silent());
        match after.outcome() {
            Some(outcome) => (outcome.share(self.seat, 2) * 2e6) as i64 - 1_000_000,
            None => -i64::from(after.evaluate()),
        }
    }
}

impl<G: Searchable> Thinker<G> for Greedy<G> {
    fn think(&mut self, _positions: u32) -> Option<G::Move> {
        self.moves.iter().max_by_key(|mv| self.worth(mv)).cloned()
    }

    fn looked_at(&self) -> u64 {
        self.moves.len() as u64
    }
}
