//! Spaces of the grid, sets of them as bits, and straight lines.

pub use crate::geometry::grid::Toward;
use crate::geometry::grid::{COLUMN_A, COLUMN_H, Place, east, north, south, west};

/// A space of the grid: eight columns a to h, rows 1 to 7 from below; a1 = 0, b1 = 1, … h7 = 55.
///
/// The grid of two players has six rows, so a space may be off it: the rules check that.
pub type Space = Place<7>;

impl Space {
    /// The lower left corner.
    pub const A1: Self = Self::at(0, 0);

    /// All spaces of a grid with so many rows (at most 7), from a1 on.
    pub fn in_rows(rows: u8) -> impl ExactSizeIterator<Item = Self> {
        Self::all().take(usize::from(rows) * 8)
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
        Toward::North => north(set),
        Toward::East => east(set),
        Toward::South => south(set),
        Toward::West => west(set),
    };
    moved & rectangle(7)
}

/// The spaces that share a side with one of a set.
#[must_use]
#[inline]
pub const fn beside(set: u64) -> u64 {
    (north(set) | south(set) | east(set) | west(set)) & rectangle(7)
}

/// The spaces that share a side or a corner with one of a set.
#[must_use]
#[inline]
pub const fn around(set: u64) -> u64 {
    let sides = east(set) | west(set);
    let row = set | sides;
    (sides | north(row) | south(row)) & rectangle(7)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> u64 {
        names.split_whitespace().map(|name| Space::named(name).expect(name).bit()).sum()
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
        for a in Space::in_rows(7) {
            for b in Space::in_rows(7) {
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
            let expected = Space::in_rows(rows).filter(is_border).fold(0, |set, space| set | space.bit());
            assert_eq!(border(rows), expected, "{rows}");
            assert_eq!(rectangle(rows).count_ones(), u32::from(rows) * 8);
        }
    }
}
