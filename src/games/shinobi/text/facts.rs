//! What is to be said of tasks and results, in whatever language.

use crate::games::shinobi::{Clan, Move, Order, Shinobi, Standing, View};
use crate::kernel::{Game, Outcome, Seat, Seats};

/// What a seat has to do.
pub(super) enum Task {
    Over(Outcome),
    /// This seat gives this order.
    Wait(Seat, Order),
    /// Whether a troop can be deployed, and a ninja sent.
    First {
        troop: bool,
        ninja: bool,
    },
    /// Whether a card can be placed, and one be moved.
    Second {
        place: bool,
        shift: bool,
    },
    /// So many attacks are possible, each of them if it is the only one.
    Attack(usize, Option<(Clan, Seat, Clan)>),
}

impl Task {
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let game = view.game();
        let order = match (game.outcome(), game.order()) {
            (Some(outcome), _) => return Self::Over(outcome),
            (None, None) => return Self::Over(Outcome { winners: Seats::NONE }),
            (None, Some(order)) => order,
        };
        if game.turn() != seat {
            return Self::Wait(game.turn(), order);
        }
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        let any = |is: fn(&Move) -> bool| moves.iter().any(is);
        match order {
            Order::First => Self::First {
                troop: any(|mv| matches!(mv, Move::Deploy { .. })),
                ninja: any(|mv| matches!(mv, Move::Ninja { .. })),
            },
            Order::Second => Self::Second {
                place: any(|mv| matches!(mv, Move::Place { .. })),
                shift: any(|mv| matches!(mv, Move::Shift { .. })),
            },
            Order::Third => {
                let only = match moves[..] {
                    [Move::Attack { with, province, clan }] => Some((with, province, clan)),
                    _ => None,
                };
                Self::Attack(moves.len(), only)
            }
        }
    }
}

/// Who won, and how close it was.
pub(super) struct Verdict {
    pub(super) winners: Vec<(Seat, Standing)>,
    /// The others that have as many cards over all provinces as the winners.
    pub(super) level: Vec<(Seat, Standing)>,
}

impl Verdict {
    pub(super) fn new(winners: Seats, standing: impl Fn(Seat) -> Option<Standing>) -> Self {
        let all = |wins: bool| {
            let seats = Seat::all(5).filter(move |&seat| winners.has(seat) == wins);
            seats.filter_map(|seat| Some((seat, standing(seat)?))).collect::<Vec<_>>()
        };
        let (winners, mut level) = (all(true), all(false));
        let most = winners.first().map(|(_, standing)| standing.total);
        level.retain(|(_, standing)| Some(standing.total) == most);
        Self { winners, level }
    }

    pub(super) fn of(game: &Shinobi, outcome: Outcome) -> Self {
        let seats = usize::from(game.seats());
        Self::new(outcome.winners, |seat| if seat.index() < seats { game.standing(seat) } else { None })
    }

    pub(super) fn rule(&self) -> &'static str {
        match (self.winners.len(), self.level.len()) {
            (2.., _) => "SHI-R6",
            (_, 0) => "SHI-19",
            _ => "SHI-20",
        }
    }
}
