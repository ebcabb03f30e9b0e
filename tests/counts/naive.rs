//! The second opinion: positions of Shogun as plain as can be, and a generator that walks step by step.

use std::collections::BTreeSet;

use engawa::games::shogun::data::DISCS;
use engawa::games::shogun::{Piece, Shogun, Side, Square, Toward};

use crate::Tally;

/// A square as rank and file, each from 0.
pub(crate) type Spot = (usize, usize);

/// One step to the north, east, south and west.
pub(crate) const STEPS: [(isize, isize); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// A piece: whose, and which of the eight discs.
pub(crate) type Man = (Side, usize);

/// A position, as plain as can be.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Naive {
    /// The field, in quarter turns from north, by rank and file.
    pub(crate) field: [[usize; 8]; 8],
    pub(crate) men: [[Option<Man>; 8]; 8],
    pub(crate) turn: Side,
}

impl Naive {
    pub(crate) fn of(game: &Shogun) -> Self {
        let way = |rank, file| match game.field().way(Square::at(file, rank)) {
            Toward::North => 0,
            Toward::East => 1,
            Toward::South => 2,
            Toward::West => 3,
        };
        let man = |rank, file| {
            let piece: Piece = game.piece_at(Square::at(file, rank))?;
            Some((piece.side(), usize::from(piece.disc())))
        };
        Self {
            field: core::array::from_fn(|rank| core::array::from_fn(|file| way(rank as u8, file as u8))),
            men: core::array::from_fn(|rank| core::array::from_fn(|file| man(rank as u8, file as u8))),
            turn: game.turn(),
        }
    }

    pub(crate) fn man(&self, (rank, file): Spot) -> Option<Man> {
        self.men[rank][file]
    }

    pub(crate) fn men_of(&self, side: Side) -> impl Iterator<Item = Spot> {
        let spots = (0..8).flat_map(|rank| (0..8).map(move |file| (rank, file)));
        spots.filter(move |&spot| self.man(spot).is_some_and(|(owner, _)| owner == side))
    }

    pub(crate) fn shogun_of(&self, side: Side) -> Spot {
        self.men_of(side).find(|&spot| self.man(spot) == Some((side, 7))).expect("a shogun")
    }

    /// What the window of the piece on a square shows.
    pub(crate) fn number(&self, spot: Spot) -> usize {
        let (side, disc) = self.man(spot).expect("a piece");
        let facing = if side == Side::White { 0 } else { 2 };
        usize::from(DISCS[disc][(self.field[spot.0][spot.1] + 4 - facing) % 4])
    }

    /// Walks a leg of a path: `None` if it leaves the board or a square that must be empty is not. The last
    /// square of a leg must be empty if the path goes on.
    pub(crate) fn leg(&self, from: Spot, step: (isize, isize), length: usize, goes_on: bool) -> Option<Spot> {
        let mut here = from;
        for walked in 1..=length {
            here = (here.0.checked_add_signed(step.0)?, here.1.checked_add_signed(step.1)?);
            if here.0 > 7 || here.1 > 7 || ((walked < length || goes_on) && self.man(here).is_some()) {
                return None;
            }
        }
        Some(here)
    }

    /// Where the piece on a square could travel, straight or with one turn, whoever stands there.
    pub(crate) fn walks(&self, from: Spot, mut arrive: impl FnMut(Spot)) {
        let number = self.number(from);
        for (way, &step) in STEPS.iter().enumerate() {
            if let Some(to) = self.leg(from, step, number, false) {
                arrive(to);
            }
            for first in 1..number {
                let Some(corner) = self.leg(from, step, first, true) else { break };
                for turn in [1, 3] {
                    if let Some(to) = self.leg(corner, STEPS[(way + turn) % 4], number - first, false) {
                        arrive(to);
                    }
                }
            }
        }
    }

    pub(crate) fn can_walk(&self, from: Spot, goal: Spot) -> bool {
        let mut arrived = false;
        self.walks(from, |to| arrived |= to == goal);
        arrived
    }

    /// Whether `steps` steps over empty squares lead to a square, with as many turns as it takes.
    pub(crate) fn can_wander(&self, from: Spot, goal: Spot, steps: usize) -> bool {
        let nexts = |goes_on| STEPS.iter().filter_map(move |&step| self.leg(from, step, 1, goes_on));
        if steps == 1 {
            nexts(false).any(|next| next == goal)
        } else {
            nexts(true).any(|next| self.can_wander(next, goal, steps - 1))
        }
    }

    pub(crate) fn is_threatened(&self, side: Side) -> bool {
        let shogun = self.shogun_of(side);
        self.men_of(side.other()).any(|enemy| self.can_walk(enemy, shogun))
    }

    pub(crate) fn after(&self, from: Spot, to: Spot) -> Self {
        let mut next = self.clone();
        next.men[to.0][to.1] = next.men[from.0][from.1].take();
        next.turn = self.turn.other();
        next
    }

    /// The moves of the side to move, found by trying; none if the game is lost with two pieces.
    pub(crate) fn moves(&self) -> BTreeSet<(Spot, Spot)> {
        let mut moves = BTreeSet::new();
        if self.men_of(self.turn).count() <= 2 {
            return moves;
        }
        for from in self.men_of(self.turn) {
            self.walks(from, |to| {
                if self.man(to).is_none_or(|(owner, _)| owner != self.turn)
                    && !moves.contains(&(from, to))
                    && !self.after(from, to).is_threatened(self.turn)
                {
                    moves.insert((from, to));
                }
            });
        }
        moves
    }

    pub(crate) fn count(&self, played: usize, tally: &mut Tally) {
        let moves = self.moves();
        if tally.add(played, moves.len()) {
            for (from, to) in moves {
                self.after(from, to).count(played + 1, tally);
            }
        }
    }
}

pub(crate) fn spot(square: Square) -> Spot {
    (usize::from(square.row()), usize::from(square.column()))
}
