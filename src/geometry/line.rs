//! Points, straight lines between them, and whole lengths along a line.

use super::Point;

/// A straight line that begins at a point and runs through another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Where it begins.
    pub from: Point,
    /// What it runs through. Not where it begins.
    pub to: Point,
}

impl Line {
    /// The line from one point through another.
    #[must_use]
    pub const fn new(from: Point, to: Point) -> Self {
        Self { from, to }
    }

    /// The square of the distance between its two points.
    #[must_use]
    #[inline]
    pub const fn squared(self) -> i64 {
        self.to.squared_distance(self.from)
    }

    /// The distance between its two points, rounded down.
    #[must_use]
    pub const fn length(self) -> i32 {
        self.squared().isqrt() as i32
    }

    /// Whether that is no more than this, without the root.
    #[must_use]
    #[inline]
    pub const fn is_within(self, most: i32) -> bool {
        let beyond = most as i64 + 1;
        self.squared() < beyond * beyond
    }

    /// The point so far along it, each coordinate rounded to the nearest whole number.
    #[must_use]
    pub fn at(self, length: i32) -> Point {
        let (x, y) = self.to.minus(self.from);
        let squared = self.squared().max(1);
        let part = |along: i64| {
            let doubled = 2 * i64::from(length.unsigned_abs()) * along.abs();
            let rounded = (root_floor(doubled, squared, squared) as i32 + 1) / 2;
            rounded * along.signum() as i32 * length.signum()
        };
        Point::new(self.from.x + part(x), self.from.y + part(y))
    }

    /// The whole lengths `t` along the line for which `at + t · step / |line|` lies from `-limit` to `limit`.
    #[inline]
    pub(super) fn between(self, at: i64, step: i64, limit: i64) -> Span {
        let squared = self.squared();
        if step == 0 {
            return if at.abs() <= limit { Span::ALL } else { Span::NONE };
        }
        let (at, step) = if step < 0 { (-at, -step) } else { (at, step) };
        Span { first: -root_floor(limit + at, step, squared), last: root_floor(limit - at, step, squared) }
    }
}

/// `part · √squared / by`, rounded down; `by` is positive.
#[inline]
pub(super) fn root_floor(part: i64, by: i64, squared: i64) -> i64 {
    // Nearly always a fraction tells it, which is far enough from a whole number for all that it may be off.
    const UNSURE: f64 = 1e-5;
    const MOST: f64 = 1e9;
    let about = part as f64 * (squared as f64).sqrt() / by as f64;
    let floor = about.floor();
    if about.abs() < MOST && about - floor > UNSURE && floor + 1.0 - about > UNSURE {
        return floor as i64;
    }
    exact_root_floor(part, by, squared)
}

/// The same without fractions.
fn exact_root_floor(part: i64, by: i64, squared: i64) -> i64 {
    let square = (part.unsigned_abs() as u128).pow(2) * squared as u128;
    let by = (by as u128).pow(2);
    let root = (square / by).isqrt();
    if part >= 0 {
        root as i64
    } else {
        // Rounded down means away from zero here.
        -((root + u128::from(root * root * by != square)) as i64)
    }
}

/// Whole lengths, from the first to the last of them; none if the first is greater.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// The shortest.
    pub first: i64,
    /// The longest.
    pub last: i64,
}

impl Span {
    /// No length at all.
    pub const NONE: Self = Self { first: i64::MAX, last: i64::MIN };
    /// Every length.
    pub const ALL: Self = Self { first: i64::MIN, last: i64::MAX };

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.first > self.last
    }

    /// The lengths that are in both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self { first: self.first.max(other.first), last: self.last.min(other.last) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::{Chance, Fast};

    #[test]
    fn points_along_a_line_are_rounded_to_the_nearest() {
        let line = Line::new(Point::new(10, 20), Point::new(10 + 30, 20 - 40));
        assert_eq!((line.squared(), line.length()), (2500, 50));
        assert!(line.is_within(50) && !line.is_within(49));
        assert_eq!(line.at(0), Point::new(10, 20));
        assert_eq!(line.at(100), Point::new(70, -60));
        assert_eq!(line.at(-50), Point::new(-20, 60));
        // 0.6 and 0.8 of a tenth.
        assert_eq!(line.at(1), Point::new(11, 19));
        // A diagonal: 7 / √2 = 4.95, 5 / √2 = 3.54, 2 / √2 = 1.41.
        let slant = Line::new(Point::default(), Point::new(1, 1));
        assert_eq!([7, 5, 2].map(|length| slant.at(length)), [5, 4, 1].map(|x| Point::new(x, x)));
    }

    #[test]
    fn roots_are_rounded_down_on_both_sides_of_zero() {
        // 3 · √25 / 5 = 3 exactly.
        assert_eq!((root_floor(3, 5, 25), root_floor(-3, 5, 25)), (3, -3));
        // 10 · √2 = 14.14.
        assert_eq!((root_floor(10, 1, 2), root_floor(-10, 1, 2)), (14, -15));
        assert_eq!(root_floor(0, 7, 3), 0);
    }

    #[test]
    fn fractions_and_whole_numbers_give_the_same_roots() {
        let mut chance = Fast::new(1);
        let mut any = |most: u32| i64::from(chance.below(most)) + 1;
        for round in 0..100_000 {
            let (x, y) = (any(10_000), any(10_000));
            let squared = x * x + y * y;
            let (part, by) = (any(20_000_000) - 10_000_000, any(20_000_000));
            assert_eq!(root_floor(part, by, squared), exact_root_floor(part, by, squared), "{round}");
            // Whole roots, and a hair on both sides of them.
            let (root, times) = (any(10_000), any(1_000));
            for beside in [-1, 0, 1] {
                let (part, squared) = (times * by + beside, root * root);
                assert_eq!(root_floor(part, by, squared), exact_root_floor(part, by, squared), "{round}");
            }
        }
    }

    #[test]
    fn spans_meet_in_what_both_have() {
        let (a, b) = (Span { first: 3, last: 9 }, Span { first: 7, last: 20 });
        assert_eq!(a.and(b), Span { first: 7, last: 9 });
        assert!(a.and(Span { first: 10, last: 11 }).is_empty() && Span::NONE.is_empty());
        assert_eq!(a.and(Span::ALL), a);
    }
}
