//! Seats at the table, and sets of them.

use core::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in clockwise order.
///
/// A seat is a position, not a person: who sits there is a [`Player`](super::Player).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Seat(u8);

impl Seat {
    /// No game here has more seats than this.
    pub const MAX: u8 = 8;

    /// The seat with this number.
    ///
    /// # Panics
    /// If `index` is [`Seat::MAX`] or more. Numbers that come from outside go through [`Seat::checked`].
    #[must_use]
    pub const fn new(index: u8) -> Self {
        assert!(index < Self::MAX, "no such seat");
        Self(index)
    }

    /// The seat with this number, if a table of `seats` has it.
    #[must_use]
    pub const fn checked(index: u8, seats: u8) -> Option<Self> {
        if index < seats && index < Self::MAX { Some(Self(index)) } else { None }
    }

    /// Its number, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places further clockwise at a table of `seats`.
    #[must_use]
    pub const fn clockwise(self, steps: u8, seats: u8) -> Self {
        Self((self.0 + steps % seats) % seats)
    }

    /// All seats of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..seats).map(Self::new)
    }
}

/// Only numbers that a table could have can be read.
impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(deserializer)?;
        Self::checked(index, Self::MAX).ok_or_else(|| serde::de::Error::custom("no such seat"))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// The set of one.
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Every seat of a table of `seats`.
    #[must_use]
    pub const fn all(seats: u8) -> Self {
        if seats >= Seat::MAX { Self(u8::MAX) } else { Self((1 << seats) - 1) }
    }

    /// Whether `seat` is in it.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The same set with `seat` in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// The same set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Whether nobody is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether nobody is in it who is not in another.
    #[must_use]
    pub const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many seats are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat in it.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.is_empty() { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Its seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        core::iter::from_fn(move || {
            let seat = left.first()?;
            left = left.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_wraps_around_the_table() {
        assert_eq!(Seat::new(3).clockwise(1, 4), Seat::new(0));
        assert_eq!(Seat::new(0).clockwise(3, 4), Seat::new(3));
        assert_eq!(Seat::new(2).clockwise(5, 5), Seat::new(2));
    }

    #[test]
    fn sets_know_their_members() {
        let set: Seats = [Seat::new(0), Seat::new(3)].into_iter().collect();
        assert!(set.has(Seat::new(3)) && !set.has(Seat::new(1)));
        assert_eq!(set.without(Seat::new(0)).first(), Some(Seat::new(3)));
        assert_eq!((set.len(), Seats::all(5).len(), Seats::all(8).len()), (2, 5, 8));
    }

    #[test]
    fn a_seat_from_outside_is_checked() {
        assert_eq!(Seat::checked(1, 2), Some(Seat::new(1)));
        assert_eq!(Seat::checked(2, 2), None);
        assert_eq!(Seat::checked(200, 255), None);
        assert_eq!(crate::kernel::writing::read::<Seat>(&[7]), Some(Seat::new(7)));
        assert_eq!(crate::kernel::writing::read::<Seat>(&[200]), None);
    }
}
