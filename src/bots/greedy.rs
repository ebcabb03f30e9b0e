//! Looks one move ahead: the yardstick between random play and a search.

use super::{Searchable, Thinker};
use crate::kernel::{ChanceExt, Fast, Out, Seat};

/// A decision for the position that looks best right after the move.
#[derive(Debug)]
pub struct Greedy<G: Searchable> {
    state: G,
    seat: Seat,
    chance: Fast,
}

impl<G: Searchable> Greedy<G> {
    /// Begins a decision of `seat`.
    #[must_use]
    pub fn new(view: &G::View, seat: Seat, luck: u64) -> Self {
        let mut chance = Fast::new(luck);
        Self { state: G::guess(view, &mut chance), seat, chance }
    }
}

impl<G: Searchable> Thinker<G> for Greedy<G> {
    fn think(&mut self, _positions: u32) -> Option<G::Move> {
        let mut moves = Vec::new();
        self.state.moves(self.seat, &mut moves);
        self.chance.shuffle(&mut moves);
        let mut out = Out::silent();
        moves.into_iter().max_by_key(|mv| {
            let mut after = self.state.clone();
            after.apply(self.seat, mv, &mut self.chance, &mut out);
            match after.outcome() {
                Some(outcome) => (outcome.share(self.seat, 2) * 2e6) as i64 - 1_000_000,
                None => -i64::from(after.evaluate()),
            }
        })
    }
}
