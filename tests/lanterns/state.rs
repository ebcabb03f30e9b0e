//! What undo must restore.

use engawa::kernel::{Seat, Seats};

use super::data::{CARDS, SEATS};

#[derive(Clone, PartialEq, Debug)]
pub struct Lanterns {
    pub(super) seats: u8,
    pub(super) hands: [Vec<u8>; SEATS],
    pub(super) chosen: [Option<u8>; SEATS],
    /// The next card to draw is the last.
    pub(super) deck: Vec<u8>,
    pub(super) shown: Vec<u8>,
    pub(super) points: [u8; SEATS],
    /// Who has seen the top of the deck since it was last drawn from.
    pub(super) peeked: Option<Seat>,
    /// Who is to name a number.
    pub(super) naming: Option<Seat>,
}

impl Lanterns {
    pub(super) fn acting(&self) -> Seats {
        if let Some(seat) = self.naming {
            return Seats::one(seat);
        }
        let chooses =
            |seat: &Seat| self.chosen[seat.index()].is_none() && !self.hands[seat.index()].is_empty();
        Seat::all(self.seats).filter(chooses).collect()
    }

    /// Every lantern is somewhere, once, and nobody is named who is not at the table.
    pub(super) fn count_all(&self) -> Result<(), &'static str> {
        let seats = usize::from(self.seats);
        if !(2..=SEATS).contains(&seats) {
            return Err("no table is so large or so small");
        }
        let sits = |seat: Option<Seat>| seat.is_none_or(|seat| seat.index() < seats);
        let has = |seat: usize| {
            !self.hands[seat].is_empty() || self.chosen[seat].is_some() || self.points[seat] > 0
        };
        if !sits(self.peeked) || !sits(self.naming) || (seats..SEATS).any(has) {
            return Err("nobody sits there");
        }
        let mut cards: Vec<u8> = self.hands.iter().flatten().copied().collect();
        cards.extend(self.chosen.iter().flatten());
        cards.extend(&self.deck);
        cards.extend(&self.shown);
        cards.sort_unstable();
        if cards == (0..CARDS).collect::<Vec<_>>() { Ok(()) } else { Err("a lantern is missing or doubled") }
    }
}
