//! What decided a game, and by which rule.

use crate::games::ninja_night::Score;
use crate::kernel::{Cites, Seat, Seats};

/// What decided it.
pub(super) enum Won {
    /// Nobody has won.
    Nobody,
    /// The first winner shares it with these.
    Together(Vec<Seat>),
    /// The highest value.
    Value,
    /// More chests with a value than others of the same value.
    Chests,
    /// Fewer bonuses played than others with the same value in as many chests.
    Bonuses,
}

impl Won {
    /// What decided it for the winners, and what the first of them scored.
    pub(super) fn of(winners: Seats, scores: &[Score]) -> (Self, Score) {
        let Some(winner) = winners.first() else { return (Self::Nobody, Score::default()) };
        let best = scores.get(winner.index()).copied().unwrap_or_default();
        let others: Vec<Seat> = winners.iter().filter(|&seat| seat != winner).collect();
        // Whoever has nothing ties with nobody.
        let level = |like: &dyn Fn(&Score) -> bool| {
            let mut rivals = scores.iter().enumerate().filter(|&(index, _)| index != winner.index());
            best.value > 0 && rivals.any(|(_, score)| score.value == best.value && like(score))
        };
        let decided = match others.is_empty() {
            false => Self::Together(others),
            true if level(&|score| score.chests == best.chests) => Self::Bonuses,
            true if level(&|_| true) => Self::Chests,
            true => Self::Value,
        };
        (decided, best)
    }
}

impl Cites for Won {
    fn rule(&self) -> &'static str {
        match self {
            Self::Nobody | Self::Value => "NNI-32",
            Self::Chests | Self::Bonuses => "NNI-33",
            Self::Together(_) => "NNI-R10",
        }
    }
}
