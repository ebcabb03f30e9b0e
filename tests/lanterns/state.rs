//! What undo must restore.

use engawa::kernel::{BySeat, Seat, Seats};

use super::data::CARDS;

#[derive(Clone, PartialEq, Debug)]
pub struct Lanterns {
    pub(super) hands: BySeat<Vec<u8>>,
    pub(super) chosen: BySeat<Option<u8>>,
    /// The next card to draw is the last.
    pub(super) deck: Vec<u8>,
    pub(super) shown: Vec<u8>,
    pub(super) points: BySeat<u8>,
    /// Who has seen the top of the deck since it was last drawn from.
    pub(super) peeked: Option<Seat>,
    /// Who is to name a number.
    pub(super) naming: Option<Seat>,
}

impl Lanterns {
    pub(super) fn seats(&self) -> u8 {
        self.hands.seats()
    }

    pub(super) fn acting(&self) -> Seats {
        if let Some(seat) = self.naming {
            return Seats::one(seat);
        }
        Seat::all(self.seats())
            .filter(|&seat| self.chosen[seat].is_none() && !self.hands[seat].is_empty())
            .collect()
    }

    /// Every lantern is somewhere, once, and nobody is named who is not at the table.
    pub(super) fn count_all(&self) -> Result<(), &'static str> {
        let seats = self.seats();
        let sits = |seat: Option<Seat>| seat.is_none_or(|seat| seat.index() < usize::from(seats));
        if self.chosen.seats() != seats || self.points.seats() != seats {
            return Err("some have no place");
        }
        if !sits(self.peeked) || !sits(self.naming) {
            return Err("nobody sits there");
        }
        let mut cards: Vec<u8> = self.hands.values().iter().flatten().copied().collect();
        cards.extend(self.chosen.values().iter().flatten());
        cards.extend(&self.deck);
        cards.extend(&self.shown);
        cards.sort_unstable();
        if cards == (0..CARDS).collect::<Vec<_>>() { Ok(()) } else { Err("a lantern is missing or doubled") }
    }
}
