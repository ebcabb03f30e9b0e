//! Spaces of the grid, sets of them as bits, and straight lines.

use core::fmt;

use serde::{Deserialize, Serialize};

/// A space of the grid: eight columns a to h, rows 1 to 7 from below; a1 = 0, b1 = 1, … h7 = 55.
///
/// The grid of two players has six rows, so a space may be off it: the rules check that.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// The lower left corner.
    pub const A1: Self = Self(0);

    /// How many spaces the largest grid has.
    pub const COUNT: u8 = 56;

    /// The space in this column and row, each from 0.
    ///
    /// # Panics
    /// If there is no such column or row.
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Self {
        assert!(column < 8 && row < 7, "off the grid");
        Self(row * 8 + column)
    }

    /// The space with this number, if there is one.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index)) } else { None }
    }

    /// The space named like `c4`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match name.as_bytes() {
            [column @ b'a'..=b'h', row @ b'1'..=b'7'] => Some(Self::at(column - b'a', row - b'1')),
            _ => None,
        }
    }

    /// All spaces of a grid with so many rows (at most 7), from a1 on.
    pub fn all(rows: u8) -> impl ExactSizeIterator<Item = Self> {
        (0..rows.min(7) * 8).map(Self)
    }

    /// The spaces of a set, lowest first.
    #[inline]
    pub fn of(set: u64) -> impl Iterator<Item = Self> {
        let mut left = set & rectangle(7);
        core::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let space = Self(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(space)
        })
    }

    /// The only space of a set of one, or the lowest of several.
    #[must_use]
    #[inline]
    pub fn first_of(set: u64) -> Option<Self> {
        Self::new(set.trailing_zeros() as u8)
    }

    /// Its number, 0 to 55.
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

    /// The set of this space alone.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The next space in a direction; `None` beyond the largest grid.
    #[must_use]
    #[inline]
    pub fn next(self, toward: Toward) -> Option<Self> {
        Self::first_of(step(self.bit(), toward))
    }

    /// Whether two spaces share a side (NCA-R1).
    #[must_use]
    #[inline]
    pub const fn is_beside(self, other: Self) -> bool {
        beside(self.bit()) & other.bit() != 0
    }

    /// Whether two spaces share a side or a corner.
    #[must_use]
    #[inline]
    pub const fn is_near(self, other: Self) -> bool {
        around(self.bit()) & other.bit() != 0
    }

    /// The direction of the straight line to another space; `None` if there is no such line.
    #[must_use]
    #[inline]
    pub const fn toward(self, other: Self) -> Option<Toward> {
        match (self.column() == other.column(), self.row() == other.row()) {
            (true, false) if self.row() < other.row() => Some(Toward::North),
            (true, false) => Some(Toward::South),
            (false, true) if self.column() < other.column() => Some(Toward::East),
            (false, true) => Some(Toward::West),
            _ => None,
        }
    }

    /// Whether another space lies on a diagonal through this one.
    #[must_use]
    pub const fn is_diagonal(self, other: Self) -> bool {
        let columns = self.column().abs_diff(other.column());
        columns == self.row().abs_diff(other.row()) && columns != 0
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Space {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// Only the 56 spaces can be read.
impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(deserializer)?;
        Self::new(index).ok_or_else(|| serde::de::Error::custom("off the grid"))
    }
}

/// A direction on the grid. North is toward the highest row.
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
}

const COLUMN_A: u64 = 0x0101_0101_0101_0101;
const COLUMN_H: u64 = COLUMN_A << 7;

/// The spaces of a grid with so many rows, at most 7.
#[must_use]
#[inline]
pub const fn rectangle(rows: u8) -> u64 {
    let rows = if rows < 7 { rows } else { 7 };
    (1 << (rows * 8)) - 1
}

/// The border of a grid with so many rows, at most 7 (NCA-R2).
#[must_use]
pub const fn border(rows: u8) -> u64 {
    let all = rectangle(rows);
    all & (COLUMN_A | COLUMN_H | 0xff | !(all >> 8))
}

/// A set of spaces, each one space further. What leaves the largest grid is gone.
#[must_use]
#[inline]
pub const fn step(set: u64, toward: Toward) -> u64 {
    let moved = match toward {
        Toward::North => set << 8,
        Toward::East => (set & !COLUMN_H) << 1,
        Toward::South => set >> 8,
        Toward::West => (set & !COLUMN_A) >> 1,
    };
    moved & rectangle(7)
}

/// The spaces that share a side with one of a set.
#[must_use]
#[inline]
pub const fn beside(set: u64) -> u64 {
    (set << 8 | set >> 8 | (set & !COLUMN_H) << 1 | (set & !COLUMN_A) >> 1) & rectangle(7)
}

/// The spaces that share a side or a corner with one of a set.
#[must_use]
#[inline]
pub const fn around(set: u64) -> u64 {
    let sides = (set & !COLUMN_H) << 1 | (set & !COLUMN_A) >> 1;
    let row = set | sides;
    (sides | row << 8 | row >> 8) & rectangle(7)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> u64 {
        names.split_whitespace().map(|name| Space::named(name).expect(name).bit()).sum()
    }

    #[test]
    fn names_and_numbers_agree() {
        for (index, space) in Space::all(7).enumerate() {
            assert_eq!((space.index(), Space::named(&space.to_string())), (index, Some(space)));
        }
        assert_eq!((Space::named("i1"), Space::named("a8"), Space::new(56)), (None, None, None));
        assert_eq!((Space::all(6).len(), Space::named("h6").map(Space::index)), (48, Some(47)));
    }

    #[test]
    fn neighbours_do_not_run_around_the_edge() {
        assert_eq!(beside(set("a1")), set("a2 b1"));
        assert_eq!(around(set("a4")), set("a3 a5 b3 b4 b5"));
        assert_eq!(around(set("h7")), set("g7 g6 h6"));
        assert_eq!(beside(set("d4")), set("d3 d5 c4 e4"));
        assert_eq!(around(set("d4")), set("c3 d3 e3 c4 e4 c5 d5 e5"));
        assert_eq!(around(set("a1 b1")), set("a1 b1 c1 a2 b2 c2"));
    }

    #[test]
    fn sets_agree_with_distances() {
        for a in Space::all(7) {
            for b in Space::all(7) {
                let (columns, rows) = (a.column().abs_diff(b.column()), a.row().abs_diff(b.row()));
                assert_eq!(a.is_beside(b), columns + rows == 1, "{a} {b}");
                assert_eq!(a.is_near(b), columns.max(rows) == 1, "{a} {b}");
                assert_eq!(a.is_diagonal(b), columns == rows && a != b, "{a} {b}");
                assert_eq!(a.toward(b).is_some(), (columns == 0) != (rows == 0), "{a} {b}");
                if let Some(toward) = a.toward(b) {
                    let mut at = a;
                    while at != b {
                        at = at.next(toward).expect("the line leads there");
                    }
                }
            }
        }
    }

    #[test]
    fn the_border_is_that_of_the_rectangle() {
        for rows in [6, 7] {
            let is_border =
                |space: &Space| [0, 7].contains(&space.column()) || [0, rows - 1].contains(&space.row());
            let expected = Space::all(rows).filter(is_border).fold(0, |set, space| set | space.bit());
            assert_eq!(border(rows), expected, "{rows}");
            assert_eq!(rectangle(rows).count_ones(), u32::from(rows) * 8);
        }
    }
}
