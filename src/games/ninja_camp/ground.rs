//! The grid as one seat's ninjas find it: sets of spaces, worked out once for many questions.

use super::cards::Card;
use super::moves::Illegal;
use super::space::{Space, Toward, around, beside, step};
use super::state::NinjaCamp;
use crate::kernel::Seat;

/// Sets of spaces, as the seat sees them whose action it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground {
    /// Every space of the grid.
    pub(super) spaces: u64,
    /// Techniques and traps without a ninja: where a ninja can stand.
    pub(super) free: u64,
    /// Spaces without a card.
    pub(super) empty: u64,
    pub(super) walls: u64,
    pub(super) traps: u64,
    /// The seat's ninjas.
    pub(super) own: u64,
    /// Everybody's ninjas.
    pub(super) ninjas: u64,
}

impl NinjaCamp {
    #[inline]
    pub(super) fn ground(&self, seat: Seat) -> Ground {
        let (spaces, cards, ninjas) = (self.grid.spaces(), self.grid.cards(), self.occupied());
        let walls = self.grid.with(Card::Wall);
        Ground {
            spaces,
            free: cards & !walls & !ninjas,
            empty: spaces & !cards,
            walls,
            traps: self.grid.with(Card::Trap),
            own: self.held(seat),
            ninjas,
        }
    }
}

impl Ground {
    #[inline]
    pub(super) const fn opponents(&self) -> u64 {
        self.ninjas & !self.own
    }

    /// Whether a ninja may enter a space, as a rule (NCA-13).
    #[inline]
    pub(super) const fn enter(&self, space: Space) -> Result<(), Illegal> {
        let bit = space.bit();
        if self.free & bit != 0 {
            Ok(())
        } else if self.ninjas & bit != 0 {
            Err(Illegal::IntoNinja(space))
        } else if self.walls & bit != 0 {
            Err(Illegal::IntoWall(space))
        } else {
            Err(Illegal::IntoEmpty(space))
        }
    }

    /// Where a Sprint ends (NCA-R2); `None` if it cannot even begin.
    #[inline]
    pub(super) fn sprint(&self, from: Space, toward: Toward) -> Option<Space> {
        let mut at = from.bit();
        loop {
            let next = step(at, toward);
            if next & self.free == 0 {
                break;
            }
            at = next;
        }
        Space::first_of(at).filter(|&end| end != from)
    }

    /// The first space behind those of `over`, where a leap lands (NCA-R3), or why it cannot; `None` if the grid ends
    /// right beside the ninja.
    #[inline]
    pub(super) fn leap(&self, from: Space, toward: Toward, over: u64) -> Option<Result<Space, Illegal>> {
        let first = Space::first_of(step(from.bit(), toward) & self.spaces)?;
        if first.bit() & over == 0 {
            return Some(Err(Illegal::NothingToLeap(first)));
        }
        let mut at = first.bit();
        while at & over != 0 {
            at = step(at, toward);
        }
        let landing = Space::first_of(at & self.spaces);
        Some(landing.map_or(Err(Illegal::NowhereToLand(first)), |at| self.enter(at).map(|()| at)))
    }

    /// The opponent's ninja that a straight run over free cards leads to (NCA-R4).
    #[inline]
    pub(super) fn charge(&self, from: Space, toward: Toward) -> Option<Space> {
        let mut at = step(from.bit(), toward);
        while at & self.free != 0 {
            at = step(at, toward);
        }
        Space::first_of(at & self.opponents())
    }

    /// Where an opponent's ninja can be moved by Goat or Skunk (NCA-R4).
    #[inline]
    pub(super) const fn aside(&self, ninja: Space) -> u64 {
        around(ninja.bit()) & self.free & !self.traps
    }

    /// Where the Camel can go from here: not beside another ninja (NCA-R1).
    #[inline]
    pub(super) const fn lonely(&self, from: Space) -> u64 {
        self.free & !beside(self.ninjas & !from.bit())
    }
}
