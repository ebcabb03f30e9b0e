//! Players that are not people. Generic over [`Game`]: what a game knows about itself is in its own `bot.rs`.
//!
//! A bot is given the view of its seat, never the state, and thinks in slices: the caller decides how many
//! positions it may look at before it hands back control. The same bot so runs in a worker, between two frames
//! of a page, and in a test.

pub mod alphabeta;
pub mod greedy;
pub mod mcts;
pub mod random;

pub use alphabeta::{AlphaBeta, Limits, Searchable};
pub use greedy::Greedy;
pub use mcts::{Effort, Glance, Judged, Mcts, Worth};
pub use random::Random;

use crate::kernel::{ChanceExt, Fast, Game, Level, Seat};

/// One decision being thought about.
pub trait Thinker<G: Game> {
    /// Looks at about `positions` more positions. `Some` once it has decided, and the same from then on.
    fn think(&mut self, positions: u32) -> Option<G::Move>;

    /// How many positions it has looked at.
    fn looked_at(&self) -> u64;
}

/// A decision that needs no thought.
#[derive(Debug)]
pub struct Only<G: Game>(pub G::Move);

impl<G: Game> Thinker<G> for Only<G> {
    fn think(&mut self, _positions: u32) -> Option<G::Move> {
        Some(self.0.clone())
    }

    fn looked_at(&self) -> u64 {
        0
    }
}

/// A game that brings its bots.
pub trait Botted: Game {
    /// Begins to think about what `seat`, who is to act, should do.
    ///
    /// The same view, level and luck give the same decision on every platform, however it is sliced.
    ///
    /// # Contract
    /// `view` came from [`Game::view`] for `seat`, and `seat` is to act in it.
    fn thinker(view: &Self::View, seat: Seat, level: Level, luck: u64) -> Box<dyn Thinker<Self>>;

    /// Begins a decision of a player who takes what looks best right after the move: the yardstick for the
    /// levels, under the same contract.
    fn greedy(view: &Self::View, seat: Seat, luck: u64) -> Box<dyn Thinker<Self>>;
}

/// A state that a view allows, and what `seat` can do in it, in a random order, so that of equals any may come first.
fn choices<G: Game>(view: &G::View, seat: Seat, luck: u64) -> (G, Vec<G::Move>) {
    let mut chance = Fast::new(luck);
    let (state, mut moves) = (G::guess(view, &mut chance), Vec::new());
    state.moves(seat, &mut moves);
    chance.shuffle(&mut moves);
    (state, moves)
}

/// Thinks to the end without a break.
///
/// # Panics
/// If the bot never decides: it has ten million slices for it.
pub fn decide<G: Game>(thinker: &mut dyn Thinker<G>) -> G::Move {
    (0..10_000_000).find_map(|_| thinker.think(10_000)).expect("a bot decides")
}

/// Puts the best first; of equals the one that stood first stays ahead.
///
/// For the few moves of a root. The sort of the standard library would weigh more than the whole search.
pub fn best_first<T>(ranked: &mut [(i32, T)]) {
    for end in 1..ranked.len() {
        let place = ranked[..end].partition_point(|(score, _)| *score >= ranked[end].0);
        for at in (place..end).rev() {
            ranked.swap(at, at + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_comes_first_and_equals_keep_their_order() {
        let mut ranked = [(1, 'a'), (3, 'b'), (2, 'c'), (3, 'd'), (1, 'e')];
        best_first(&mut ranked);
        assert_eq!(ranked.map(|(_, name)| name), ['b', 'd', 'c', 'a', 'e']);
        best_first::<u8>(&mut []);
    }
}
