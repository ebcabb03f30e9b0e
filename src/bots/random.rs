//! Plays anything the rules allow.

use super::Thinker;
use crate::kernel::{Chance, Fast, Game, Out, Outcome, Seat};

/// A decision drawn at random from those that carry the game on.
#[derive(Debug)]
pub struct Random<G: Game> {
    state: G,
    seat: Seat,
    luck: u64,
}

impl<G: Game> Random<G> {
    /// Begins a decision of `seat`.
    #[must_use]
    pub fn new(view: &G::View, seat: Seat, luck: u64) -> Self {
        Self { state: G::guess(view, &mut Fast::new(luck)), seat, luck }
    }
}

impl<G: Game> Thinker<G> for Random<G> {
    fn think(&mut self, _positions: u32) -> Option<G::Move> {
        self.state.sample(self.seat, &mut Fast::new(!self.luck))
    }

    fn looked_at(&self) -> u64 {
        0
    }
}

/// Plays `state` to its end at random; answers with how it ended and after how many moves.
///
/// # Panics
/// If it does not end within [`About::longest`](crate::kernel::About::longest), which is a defect of the rules.
pub fn playout<G: Game>(state: &mut G, chance: &mut dyn Chance) -> (Outcome, u32) {
    let mut out = Out::silent();
    for played in 0..=G::ABOUT.longest {
        if let Some(outcome) = state.outcome() {
            return (outcome, played);
        }
        let seat = state.to_act().first().expect("somebody acts until it is over");
        let mv = state.sample(seat, chance).expect("who is to act has a move");
        state.apply(seat, &mv, chance, &mut out);
    }
    panic!("{} did not end", G::ABOUT.slug);
}
