//! What an action does on the grid: which ninjas move, which card is moved, which are claimed.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Clan, Technique};
use super::space::Space;
use super::state::NinjaCamp;
use super::way::Way;
use crate::kernel::Seat;

/// What an action did, in this order: ninjas moved, a card was moved, cards were claimed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Deed {
    /// The ninjas that moved. Of an opponent's and an own one the own stands first; of two own ones, the one that
    /// made room for the other.
    pub moved: [Option<Moved>; 2],
    /// The card that the Polar Bear moved, from where and to where.
    pub shifted: Option<(Card, Space, Space)>,
    /// The cards that were claimed and where they lay.
    pub claimed: [Option<(Space, Card)>; 2],
}

/// A ninja that moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moved {
    /// Whose.
    pub seat: Seat,
    /// Which of that seat's, from 0 in the order in which they were placed.
    pub ninja: u8,
    /// Its start and where it went from there; of a straight run only both ends.
    pub way: Way,
}

impl Deed {
    /// The ninja of an opponent of `seat` that was pushed, moved or swapped: from where and to where.
    #[must_use]
    pub fn pushed(&self, seat: Seat) -> Option<(Space, Space)> {
        let other = self.moved.iter().flatten().find(|moved| moved.seat != seat)?;
        Some((*other.way.first()?, *other.way.last()?))
    }

    /// The cards that were claimed and where they lay.
    pub fn claimed(&self) -> impl Iterator<Item = (Space, Card)> {
        self.claimed.into_iter().flatten()
    }
}

impl NinjaCamp {
    /// What a technique does that may be carried out this way.
    #[inline]
    pub(super) fn technique_deed(&self, technique: Technique, way: &Way) -> Deed {
        let mut deed = Deed { moved: [self.moved(*way), None], ..Deed::default() };
        match (technique, &way[..]) {
            (Technique::Stealth, &[from, first, _]) => {
                deed.claimed = [self.claim(from), self.claim(first)];
            }
            (Technique::Ambush, &[from, to]) => {
                let further = from.toward(to).and_then(|toward| to.next(toward));
                deed.moved[1] = further.and_then(|further| self.moved(Way::two(to, further)));
                deed.claimed[0] = self.claim(from);
            }
            (_, &[from, ..]) => deed.claimed[0] = self.claim(from),
            _ => {}
        }
        deed
    }

    /// What a clan power does that may be used this way; the Penguin's is that of its technique. The Flamingo claims
    /// nothing yet.
    pub(super) fn power_deed(&self, clan: Clan, way: &Way) -> Deed {
        let mut deed = Deed::default();
        match (clan, &way[..]) {
            (Clan::Sloth, &[card]) => deed.claimed[0] = self.claim(card),
            (Clan::FlyingSquirrel, &[from, step, other]) => {
                deed.moved = [self.moved(*way), self.moved(Way::two(other, step))];
                deed.claimed[0] = self.claim(from);
            }
            (Clan::Goat, &[from, other, aside]) => {
                deed.moved = [self.moved(Way::two(from, other)), self.moved(Way::two(other, aside))];
                deed.claimed[0] = self.claim(from);
            }
            (Clan::Platypus, &[from, to, other, then]) => {
                let (first, second) = (self.moved(Way::two(from, to)), self.moved(Way::two(other, then)));
                deed.moved = if to == other { [second, first] } else { [first, second] };
                deed.claimed[0] = self.claim(from);
            }
            (Clan::PolarBear, &[from, to, card, hole]) => {
                deed.moved[0] = self.moved(Way::two(from, to));
                deed.shifted = self.grid.card(card).map(|moved| (moved, card, hole));
                deed.claimed[0] = self.claim(from);
            }
            (Clan::Flamingo, _) => deed.moved[0] = self.moved(*way),
            (_, &[from, ..]) => {
                deed.moved[0] = self.moved(*way);
                deed.claimed[0] = self.claim(from);
            }
            _ => {}
        }
        deed
    }

    /// Does it; what `seat` claims goes to its hand (NCA-14).
    #[inline]
    pub(super) fn carry_out(&mut self, seat: Seat, deed: &Deed) {
        for moved in deed.moved.iter().flatten() {
            self.ninjas[moved.seat.index()][usize::from(moved.ninja)] = moved.way.last().copied();
        }
        if let Some((card, from, to)) = deed.shifted {
            self.grid.lift(from);
            self.grid.lay(to, card);
        }
        for (space, card) in deed.claimed() {
            self.grid.lift(space);
            self.hands[seat.index()].add(card);
        }
    }

    /// The move of the ninja that stands where a way begins.
    #[inline]
    fn moved(&self, way: Way) -> Option<Moved> {
        let (seat, ninja) = self.ninja_at(*way.first()?)?;
        Some(Moved { seat, ninja: ninja as u8, way })
    }

    #[inline]
    fn claim(&self, space: Space) -> Option<(Space, Card)> {
        Some((space, self.grid.card(space)?))
    }
}
