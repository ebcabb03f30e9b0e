//! Boards of squares, eight columns wide: places, sets of them as bits, and steps of whole sets.

use core::fmt;

use serde::{Deserialize, Serialize};

/// A place on a board with columns a to h and so many rows from 1 on: a1 = 0, b1 = 1, … h8 = 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place<const ROWS: u8>(u8);

impl<const ROWS: u8> Place<ROWS> {
    /// How many places there are.
    pub const COUNT: u8 = ROWS * 8;

    /// The place in this column and row, each from 0.
    ///
    /// # Panics
    /// If there is no such column or row.
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Self {
        assert!(column < 8 && row < ROWS, "off the board");
        Self(row * 8 + column)
    }

    /// The place with this number, if there is one.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index)) } else { None }
    }

    /// The place named like `e4`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match name.as_bytes() {
            [column @ b'a'..=b'h', row @ b'1'..=b'8'] => Self::new((row - b'1') * 8 + (column - b'a')),
            _ => None,
        }
    }

    /// All places from a1 on.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The places of a set, lowest first. What is off the board ends it.
    #[inline]
    pub fn of(mut set: u64) -> impl Iterator<Item = Self> {
        core::iter::from_fn(move || {
            let place = Self::first_of(set)?;
            set &= set - 1;
            Some(place)
        })
    }

    /// The only place of a set of one, or the lowest of several.
    #[must_use]
    #[inline]
    pub const fn first_of(set: u64) -> Option<Self> {
        Self::new(set.trailing_zeros() as u8)
    }

    /// Its number, from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, 0 for a.
    #[must_use]
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 & 7
    }

    /// Its row, 0 for row 1.
    #[must_use]
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 >> 3
    }

    /// The set of this place alone.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The place so many columns to the east and rows to the north, if it is on the board.
    #[must_use]
    #[inline]
    pub const fn moved(self, columns: i8, rows: i8) -> Option<Self> {
        let (column, row) =
            (self.column().wrapping_add_signed(columns), self.row().wrapping_add_signed(rows));
        if column < 8 && row < ROWS { Some(Self::at(column, row)) } else { None }
    }

    /// How many horizontal and vertical steps lie between two places.
    #[must_use]
    #[inline]
    pub const fn distance(self, other: Self) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }
}

impl<const ROWS: u8> fmt::Display for Place<ROWS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl<const ROWS: u8> fmt::Debug for Place<ROWS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<const ROWS: u8> Serialize for Place<ROWS> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// Only places of the board can be read.
impl<'de, const ROWS: u8> Deserialize<'de> for Place<ROWS> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(deserializer)?;
        Self::new(index).ok_or_else(|| serde::de::Error::custom("off the board"))
    }
}

/// A direction on the board. North is toward the highest row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Toward {
    /// Toward the highest row.
    North,
    /// Toward column h.
    East,
    /// Toward row 1.
    South,
    /// Toward column a.
    West,
}

impl Toward {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Turned clockwise by so many quarter turns.
    #[must_use]
    #[inline]
    pub const fn turned(self, quarters: u8) -> Self {
        Self::ALL[((self as u8 + quarters) & 3) as usize]
    }
}

/// Column a of eight rows.
pub const COLUMN_A: u64 = 0x0101_0101_0101_0101;
/// Column h of eight rows.
pub const COLUMN_H: u64 = COLUMN_A << 7;

/// A set one step to the north. What leaves eight rows is gone.
#[must_use]
#[inline]
pub const fn north(set: u64) -> u64 {
    set << 8
}

/// A set one step to the east. What leaves the board is gone.
#[must_use]
#[inline]
pub const fn east(set: u64) -> u64 {
    (set & !COLUMN_H) << 1
}

/// A set one step to the south. What leaves the board is gone.
#[must_use]
#[inline]
pub const fn south(set: u64) -> u64 {
    set >> 8
}

/// A set one step to the west. What leaves the board is gone.
#[must_use]
#[inline]
pub const fn west(set: u64) -> u64 {
    (set & !COLUMN_A) >> 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names_and_numbers_agree<const ROWS: u8>() {
        let mut whole = 0;
        for (index, place) in Place::<ROWS>::all().enumerate() {
            assert_eq!((place.index(), Place::named(&place.to_string())), (index, Some(place)));
            assert_eq!(Place::at(place.column(), place.row()), place);
            whole |= place.bit();
        }
        assert!(Place::<ROWS>::of(whole).eq(Place::all()));
        assert_eq!((Place::<ROWS>::named("i1"), Place::<ROWS>::named("a10")), (None, None));
        assert_eq!((Place::<ROWS>::new(ROWS * 8), Place::<ROWS>::first_of(0)), (None, None));
    }

    #[test]
    fn every_place_has_its_name_and_its_bit() {
        names_and_numbers_agree::<8>();
        names_and_numbers_agree::<7>();
        assert_eq!((Place::<7>::named("a8"), Place::<8>::named("e4").map(Place::index)), (None, Some(28)));
    }

    #[test]
    fn sets_do_not_run_around_the_edge() {
        let set = |names: &str| -> u64 {
            names.split_whitespace().map(|name| Place::<8>::named(name).expect(name).bit()).sum()
        };
        let corners = set("a1 h1 a8 h8 d4");
        assert_eq!(north(corners), set("a2 h2 d5"));
        assert_eq!(east(corners), set("b1 b8 e4"));
        assert_eq!(south(corners), set("a7 h7 d3"));
        assert_eq!(west(corners), set("g1 g8 c4"));
    }
}
