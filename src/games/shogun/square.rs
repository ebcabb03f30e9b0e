//! Squares, directions and the ways a piece can travel between two squares.

use core::fmt;

use serde::{Deserialize, Serialize};

/// A square, a1 = 0, b1 = 1, … h8 = 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on this file and rank, each from 0.
    ///
    /// # Panics
    /// If one of them is 8 or more.
    #[must_use]
    pub const fn at(file: u8, rank: u8) -> Self {
        assert!(file < 8 && rank < 8, "off the board");
        Self(rank * 8 + file)
    }

    /// The square with this number, if there is one.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// The square named like `e4`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match name.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(Self::at(file - b'a', rank - b'1')),
            _ => None,
        }
    }

    /// All squares from a1 to h8.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..64).map(Self)
    }

    /// Its number, 0 to 63.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its file, 0 for a.
    #[must_use]
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// Its rank, 0 for rank 1.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The square so many files to the east and ranks to the north, if it is on the board.
    #[must_use]
    #[inline]
    pub const fn moved(self, files: i8, ranks: i8) -> Option<Self> {
        let (file, rank) = (self.file().wrapping_add_signed(files), self.rank().wrapping_add_signed(ranks));
        if file < 8 && rank < 8 { Some(Self::at(file, rank)) } else { None }
    }

    /// The set of this square alone.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// How many horizontal and vertical steps lie between two squares.
    #[must_use]
    #[inline]
    pub const fn distance(self, other: Self) -> u8 {
        self.file().abs_diff(other.file()) + self.rank().abs_diff(other.rank())
    }

    /// The squares of a set, lowest first.
    #[inline]
    pub fn of(mut set: u64) -> impl Iterator<Item = Self> {
        core::iter::from_fn(move || {
            if set == 0 {
                return None;
            }
            let square = Self(set.trailing_zeros() as u8);
            set &= set - 1;
            Some(square)
        })
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// Only the 64 squares can be read.
impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(deserializer)?;
        Self::new(index).ok_or_else(|| serde::de::Error::custom("off the board"))
    }
}

/// A direction on the board. North is toward rank 8.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Way {
    /// Toward rank 8.
    North,
    /// Toward file h.
    East,
    /// Toward rank 1.
    South,
    /// Toward file a.
    West,
}

impl Way {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Turned clockwise by so many quarter turns.
    #[must_use]
    #[inline]
    pub const fn turned(self, quarters: u8) -> Self {
        Self::ALL[((self as u8 + quarters) & 3) as usize]
    }
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

#[inline]
const fn east(set: u64) -> u64 {
    (set & !FILE_H) << 1
}
#[inline]
const fn west(set: u64) -> u64 {
    (set & !FILE_A) >> 1
}
#[inline]
const fn north(set: u64) -> u64 {
    set << 8
}
#[inline]
const fn south(set: u64) -> u64 {
    set >> 8
}

/// The squares exactly `steps` away by a straight or one-turn path that crosses only squares of `empty`
/// (SHO-8, SHO-10 to SHO-13). The last square may hold anything.
///
/// Whole sets of squares travel at once: first straight out, then from every possible corner sideways.
#[must_use]
#[inline]
pub fn reach(from: Square, steps: u8, empty: u64) -> u64 {
    let start = from.bit();
    let (mut n, mut s, mut e, mut w) = (start, start, start, start);
    let mut reached = 0;
    for left in (1..steps).rev() {
        (n, s, e, w) = (north(n) & empty, south(s) & empty, east(e) & empty, west(w) & empty);
        reached |= sideways(n | s, left, empty, east, west);
        reached |= sideways(e | w, left, empty, north, south);
    }
    reached | north(n) | south(s) | east(e) | west(w)
}

#[inline(always)]
fn sideways(corners: u64, steps: u8, empty: u64, one: fn(u64) -> u64, other: fn(u64) -> u64) -> u64 {
    let (mut a, mut b) = (one(corners), other(corners));
    for _ in 1..steps {
        (a, b) = (one(a & empty), other(b & empty));
    }
    a | b
}

/// The squares crossed by the one-turn paths between two squares, ends excluded: first along the rank and
/// then along the file, and the other way round. On a straight line both are the same.
#[must_use]
#[inline]
pub fn crossed(from: Square, to: Square) -> [u64; 2] {
    [[from, to], [to, from]].map(|[level, upright]| {
        let corner = Square::at(upright.file(), level.rank());
        let crossed = span(level, corner) | span(corner, upright);
        crossed & !(from.bit() | to.bit())
    })
}

/// Whether a one-turn path between two squares crosses only squares of `empty`.
#[must_use]
#[inline]
pub fn is_clear(from: Square, to: Square, empty: u64) -> bool {
    crossed(from, to).iter().any(|crossed| crossed & !empty == 0)
}

/// The squares from `a` to `b`, both included, which share a rank or a file.
#[inline]
fn span(a: Square, b: Square) -> u64 {
    let (low, high) = if a <= b { (a, b) } else { (b, a) };
    let between = (u64::MAX >> (63 - high.0)) & (u64::MAX << low.0);
    if a.rank() == b.rank() { between } else { between & (FILE_A << a.file()) }
}

/// The squares of a path in the order a piece travels them, start and end included.
///
/// `along_rank_first` chooses the first of [`crossed`], else the second.
#[must_use]
pub fn path(from: Square, to: Square, along_rank_first: bool) -> Vec<Square> {
    let corner = if along_rank_first {
        Square::at(to.file(), from.rank())
    } else {
        Square::at(from.file(), to.rank())
    };
    let mut squares = vec![from];
    for end in [corner, to] {
        while let Some(&here) = squares.last().filter(|&&here| here != end) {
            let toward = |a: u8, b: u8| (i16::from(a) + i16::from(b > a) - i16::from(b < a)) as u8;
            squares.push(Square::at(toward(here.file(), end.file()), toward(here.rank(), end.rank())));
        }
    }
    squares
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        Square::named(name).expect("a square")
    }

    #[test]
    fn on_an_open_board_a_piece_reaches_every_square_at_its_distance() {
        for from in Square::all() {
            for steps in 1..=4 {
                let expected =
                    Square::all().filter(|to| to.distance(from) == steps).fold(0, |set, to| set | to.bit());
                assert_eq!(reach(from, steps, u64::MAX), expected, "{from} {steps}");
            }
        }
    }

    #[test]
    fn reach_agrees_with_the_squares_crossed() {
        let mut chance = crate::kernel::Fast::new(5);
        for _ in 0..2_000 {
            use crate::kernel::Chance;
            let word = |chance: &mut crate::kernel::Fast| {
                u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX))
            };
            let empty = word(&mut chance) | word(&mut chance);
            let from = Square::new(chance.below(64) as u8).expect("a square");
            for steps in 1..=4 {
                let expected = Square::all()
                    .filter(|&to| to.distance(from) == steps)
                    .filter(|&to| crossed(from, to).iter().any(|crossed| crossed & !empty == 0))
                    .fold(0, |set, to| set | to.bit());
                assert_eq!(reach(from, steps, empty), expected, "{from} {steps} {empty:x}");
            }
        }
    }

    #[test]
    fn a_path_crosses_what_it_says() {
        for (from, to) in [("d4", "e6"), ("d4", "b3"), ("a1", "a4"), ("h8", "e8"), ("c3", "c3")] {
            let (from, to) = (square(from), square(to));
            for (along_rank_first, crossed) in [true, false].into_iter().zip(crossed(from, to)) {
                let path = path(from, to, along_rank_first);
                assert_eq!(path.len(), usize::from(from.distance(to)) + 1);
                let inner =
                    path.iter().filter(|&&at| at != from && at != to).fold(0, |set, at| set | at.bit());
                assert_eq!(inner, crossed, "{path:?}");
            }
        }
    }

    #[test]
    fn names_and_numbers_agree() {
        assert_eq!(
            (square("a1").index(), square("h8").index(), square("e4").to_string()),
            (0, 63, "e4".into())
        );
        assert_eq!(
            (Square::named("i1"), Square::named("a9"), Square::named("a10"), Square::new(64)),
            (None, None, None, None)
        );
    }
}
