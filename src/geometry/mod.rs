//! Shapes on a table: what is drawn is what is scored.
//!
//! A shape is one value that gives both its outline as SVG path data and its verdict: does it touch, does it lie in front.
//! Places are whole numbers, in whatever unit a game counts in, and a verdict is the same on every platform. There are two
//! families. What is built and measured ([`Rect`], [`Disc`], [`Line`]) is turned in one of a hundred exact
//! [directions](Heading), and its verdicts are exact: touching counts as touching, one unit beyond is
//! beyond; its points lie within 100,000 units of the origin. What is thrown ([`Quad`]) lies at any [angle](Turn), and its
//! verdicts use `+ - * /` and `sqrt` alone. Boards of squares are in [`grid`].

pub mod angle;
pub mod disc;
pub mod grid;
pub mod heading;
pub mod line;
pub mod quad;
pub mod rect;
pub mod svg;

pub use angle::Turn;
pub use disc::Disc;
pub use heading::Heading;
pub use line::{Line, Span};
pub use quad::{HalfPlane, Quad};
pub use rect::Rect;

use serde::{Deserialize, Serialize};

/// A place on the table: `x` to the right, `y` downwards, as on a screen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
}

impl Point {
    /// The point at these coordinates.
    #[must_use]
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// How far it is from another, in x and in y.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Self) -> (i64, i64) {
        (self.x as i64 - other.x as i64, self.y as i64 - other.y as i64)
    }

    /// The square of the distance to another.
    #[must_use]
    #[inline]
    pub const fn squared_distance(self, other: Self) -> i64 {
        let (x, y) = self.minus(other);
        x * x + y * y
    }

    /// The same as numbers to compute with.
    #[must_use]
    pub const fn exact(self) -> Vector {
        Vector { x: self.x as f64, y: self.y as f64 }
    }
}

/// A direction with a length, or a place between whole numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Vector {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Vector {
    /// The vector with these parts.
    #[inline]
    #[must_use]
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The sum of both.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }

    /// This one without the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }

    /// So many times as long.
    #[inline]
    #[must_use]
    pub fn times(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }

    /// How far the other one goes along this one, times this one's length.
    #[inline]
    #[must_use]
    pub fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// How far the other one turns away from this one clockwise, times both lengths.
    #[inline]
    #[must_use]
    pub fn cross(self, other: Self) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// Its length.
    #[inline]
    #[must_use]
    pub fn length(self) -> f64 {
        self.dot(self).sqrt()
    }
}

/// What is no longer than this is taken for nothing: touching is neither overlapping nor lying in front.
pub const TOUCH: f64 = 1e-6;
