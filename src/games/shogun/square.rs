//! Squares, directions and the ways a piece can travel between two squares.

pub use crate::geometry::grid::Toward;
use crate::geometry::grid::{COLUMN_A, Place, east, north, south, west};

/// A square: a1 = 0, b1 = 1, … h8 = 63.
pub type Square = Place<8>;

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
        let corner = Square::at(upright.column(), level.row());
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
    let between = (u64::MAX >> (63 - high.index())) & (u64::MAX << low.index());
    if a.row() == b.row() { between } else { between & (COLUMN_A << a.column()) }
}

/// The squares of a path in the order a piece travels them, start and end included.
///
/// `along_rank_first` chooses the first of [`crossed`], else the second.
#[must_use]
pub fn path(from: Square, to: Square, along_rank_first: bool) -> Vec<Square> {
    let corner = if along_rank_first {
        Square::at(to.column(), from.row())
    } else {
        Square::at(from.column(), to.row())
    };
    let mut squares = vec![from];
    for end in [corner, to] {
        while let Some(&here) = squares.last().filter(|&&here| here != end) {
            let toward = |a: u8, b: u8| (i16::from(a) + i16::from(b > a) - i16::from(b < a)) as u8;
            squares.push(Square::at(toward(here.column(), end.column()), toward(here.row(), end.row())));
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
}
