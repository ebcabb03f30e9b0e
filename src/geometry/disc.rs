//! A round shape.

use serde::{Deserialize, Serialize};

use super::Point;
use super::line::{Line, Span, root_floor};

/// A disc with its rim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Disc {
    /// Its centre.
    pub centre: Point,
    /// Its radius.
    pub radius: i32,
}

impl Disc {
    /// The disc around a point.
    #[must_use]
    pub const fn new(centre: Point, radius: i32) -> Self {
        Self { centre, radius }
    }

    /// Whether a point lies on it.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        let radius = self.radius as i64;
        self.centre.squared_distance(point) <= radius * radius
    }

    /// Whether the line, from its beginning to its second point, touches it.
    #[must_use]
    #[inline]
    pub const fn meets(self, line: Line) -> bool {
        let (x, y) = self.centre.minus(line.from);
        let (along_x, along_y) = line.to.minus(line.from);
        let dot = x * along_x + y * along_y;
        if dot <= 0 {
            return self.contains(line.from);
        }
        let squared = line.squared();
        if dot >= squared {
            return self.contains(line.to);
        }
        let (cross, radius) = (x * along_y - y * along_x, self.radius as i64);
        cross * cross <= radius * radius * squared
    }

    /// Whether it touches another disc.
    #[must_use]
    pub const fn touches(self, other: Self) -> bool {
        let reach = self.radius as i64 + other.radius as i64;
        self.centre.squared_distance(other.centre) <= reach * reach
    }

    /// The whole lengths along the line whose ends lie on it.
    #[must_use]
    pub fn span(self, line: Line) -> Span {
        span_around(line, self.centre.minus(line.from), 1, self.radius)
    }

    /// Its outline as the data of an SVG path.
    #[must_use]
    pub fn path(self) -> String {
        let (Point { x, y }, r) = (self.centre, self.radius);
        format!("M{} {y}a{r} {r} 0 1 1 {} 0a{r} {r} 0 1 1 {} 0Z", x - r, 2 * r, -2 * r)
    }
}

/// The whole lengths along the line whose ends lie within `radius` of the point that is `offset / unit` away from the
/// line's beginning.
pub(super) fn span_around(line: Line, offset: (i64, i64), unit: i64, radius: i32) -> Span {
    let squared = line.squared();
    let (along_x, along_y) = line.to.minus(line.from);
    let dot = offset.0 * along_x + offset.1 * along_y;
    let distance = offset.0 * offset.0 + offset.1 * offset.1 - unit * unit * i64::from(radius).pow(2);
    let root = (squared as f64).sqrt();
    // |offset|² - 2 t (offset · along) / |along| + t² ≤ radius²: where fractions leave it open, without them.
    let inside = |t: i64| {
        let left = (distance + unit * unit * t * t) as f64 * root;
        let right = 2.0 * (t * unit) as f64 * dot as f64;
        if (left - right).abs() > 1e-9 * (left.abs() + right.abs()) {
            return left < right;
        }
        let left = i128::from(distance + unit * unit * t * t);
        let right = 2 * i128::from(t * unit) * i128::from(dot);
        let (left_squared, right_squared) = (left * left * i128::from(squared), right * right);
        match (left > 0, right > 0) {
            (true, true) => left_squared <= right_squared,
            (true, false) => false,
            (false, true) => true,
            (false, false) => left_squared >= right_squared,
        }
    };
    let nearest = root_floor(dot, unit * squared.max(1), squared);
    let Some(middle) = [nearest, nearest + 1].into_iter().find(|&t| inside(t)) else { return Span::NONE };
    // The last step in this direction that is still inside.
    let edge = |toward: i64| {
        let (mut yes, mut no) = (0, i64::from(radius) + 2);
        while no - yes > 1 {
            let half = (yes + no) / 2;
            if inside(middle + toward * half) {
                yes = half;
            } else {
                no = half;
            }
        }
        middle + toward * yes
    };
    Span { first: edge(-1), last: edge(1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(from: (i32, i32), to: (i32, i32)) -> Line {
        Line::new(Point::new(from.0, from.1), Point::new(to.0, to.1))
    }

    #[test]
    fn touching_counts_and_one_tenth_beyond_does_not() {
        let disc = Disc::new(Point::new(100, 100), 50);
        assert!(disc.contains(Point::new(130, 140)) && !disc.contains(Point::new(131, 140)));
        assert!(disc.meets(line((0, 50), (200, 50))) && !disc.meets(line((0, 49), (200, 49))));
        assert!(disc.meets(line((0, 100), (50, 100))), "it ends on the rim");
        assert!(!disc.meets(line((0, 100), (49, 100))), "it ends before the rim");
        assert!(disc.meets(line((150, 100), (200, 100))) && !disc.meets(line((151, 100), (200, 100))));
        // A slanted line: the rim point (130, 140) is touched along (4, -3).
        assert!(disc.meets(line((130 - 40, 140 + 30), (130 + 40, 140 - 30))));
        assert!(!disc.meets(line((131 - 40, 140 + 30), (131 + 40, 140 - 30))));
        assert!(disc.touches(Disc::new(Point::new(160, 180), 50)));
        assert!(!disc.touches(Disc::new(Point::new(160, 181), 50)));
    }

    #[test]
    fn spans_end_on_the_rim() {
        let disc = Disc::new(Point::new(100, 0), 30);
        assert_eq!(disc.span(line((0, 0), (7, 0))), Span { first: 70, last: 130 });
        assert_eq!(disc.span(line((0, 30), (9, 30))), Span { first: 100, last: 100 });
        assert!(disc.span(line((0, 31), (9, 31))).is_empty());
        // Along (3, 4): the centre of this one is 500 away.
        let far = Disc::new(Point::new(300, 400), 40);
        assert_eq!(far.span(line((0, 0), (3, 4))), Span { first: 460, last: 540 });
        // Every length in the span is inside and none beside it, measured with floating point.
        for (x, y) in [(7, 3), (5, 6), (20, 19), (1, 1)] {
            let disc = Disc::new(Point::new(400, 380), 90);
            let Span { first, last } = disc.span(line((0, 0), (x, y)));
            let away = |t: i64| {
                let scale = t as f64 / f64::from(x * x + y * y).sqrt();
                let (x, y) = (f64::from(x) * scale - 400.0, f64::from(y) * scale - 380.0);
                (x * x + y * y).sqrt()
            };
            if first <= last {
                assert!(away(first) <= 90.0 && away(last) <= 90.0, "{x} {y}");
                assert!(away(first - 1) > 90.0 && away(last + 1) > 90.0, "{x} {y}");
            } else {
                assert!((0..1000).all(|t| away(t) > 90.0), "{x} {y}");
            }
        }
    }

    #[test]
    fn its_path_is_its_rim() {
        let path = Disc::new(Point::new(100, -20), 50).path();
        assert_eq!(path, "M50 -20a50 50 0 1 1 100 0a50 50 0 1 1 -100 0Z");
    }
}
