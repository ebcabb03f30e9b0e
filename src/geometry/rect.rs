//! A rectangle that is turned.

use super::Point;
use super::disc::{Disc, span_around};
use super::heading::{Heading, UNIT};
use super::line::{Line, Span};

/// A rectangle with its edges, turned around its centre.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rect {
    /// Its centre.
    pub centre: Point,
    /// Half its width and half its depth. Nothing lies on it if one is negative.
    pub half: (i32, i32),
    /// The direction of its width.
    pub turn: Heading,
}

/// The squares of two numbers below this add up to less than 64 bits can hold.
const NEAR: i64 = 3_000_000_000;

impl Rect {
    /// The rectangle of this width and depth, both even, around a point.
    #[must_use]
    pub const fn new(centre: Point, (width, depth): (i32, i32), turn: Heading) -> Self {
        Self { centre, half: (width / 2, depth / 2), turn }
    }

    /// The same with all edges moved outward by so much; inward if it is negative.
    #[must_use]
    pub const fn grown(self, by: i32) -> Self {
        Self { half: (self.half.0 + by, self.half.1 + by), ..self }
    }

    /// Half width and half depth in parts of [`UNIT`].
    #[inline]
    const fn limits(self) -> (i64, i64) {
        (self.half.0 as i64 * UNIT, self.half.1 as i64 * UNIT)
    }

    /// A vector along its width and its depth, in parts of [`UNIT`].
    #[inline]
    const fn turned(self, (x, y): (i64, i64)) -> (i64, i64) {
        let (cos, sin) = self.turn.direction();
        (x * cos + y * sin, y * cos - x * sin)
    }

    /// Where a point lies along its width and its depth, in parts of [`UNIT`].
    #[inline]
    const fn local(self, point: Point) -> (i64, i64) {
        self.turned(point.minus(self.centre))
    }

    /// Its corners in parts of [`UNIT`], in order around it.
    #[must_use]
    pub fn corners(self) -> [(i64, i64); 4] {
        let (cos, sin) = self.turn.direction();
        let (x, y) = (i64::from(self.centre.x) * UNIT, i64::from(self.centre.y) * UNIT);
        let (width, depth) = (i64::from(self.half.0), i64::from(self.half.1));
        [(-1, -1), (1, -1), (1, 1), (-1, 1)].map(|(right, down)| {
            let (along, across) = (right * width, down * depth);
            (x + along * cos - across * sin, y + along * sin + across * cos)
        })
    }

    /// Whether a point lies on it.
    #[must_use]
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        let ((x, y), (width, depth)) = (self.local(point), self.limits());
        x.abs() <= width && y.abs() <= depth
    }

    /// Whether the line, from its beginning to its second point, touches it.
    #[must_use]
    #[inline]
    pub fn meets(self, line: Line) -> bool {
        // Most lines pass by far enough for the sum of both halves to tell, which is more than it reaches anywhere.
        let (Line { from, to }, reach) = (line, self.half.0 + self.half.1);
        let misses = |at: i32, from: i32, to: i32| from.min(to) > at + reach || from.max(to) < at - reach;
        if misses(self.centre.x, from.x, to.x) || misses(self.centre.y, from.y, to.y) {
            return false;
        }
        let ((x, y), (end_x, end_y)) = (self.local(line.from), self.local(line.to));
        let (width, depth) = self.limits();
        if x.min(end_x) > width || x.max(end_x) < -width || y.min(end_y) > depth || y.max(end_y) < -depth {
            return false;
        }
        (x * end_y - y * end_x).abs() <= width * (end_y - y).abs() + depth * (end_x - x).abs()
    }

    /// Whether a disc touches it.
    #[must_use]
    pub fn meets_disc(self, disc: Disc) -> bool {
        let ((x, y), (width, depth)) = (self.local(disc.centre), self.limits());
        let (x, y) = ((x.abs() - width).max(0), (y.abs() - depth).max(0));
        let reach = i64::from(disc.radius) * UNIT;
        x * x + y * y <= reach * reach
    }

    /// Whether it lies wholly on a disc.
    #[must_use]
    pub fn is_within(self, disc: Disc) -> bool {
        let (x, y) = (i64::from(disc.centre.x) * UNIT, i64::from(disc.centre.y) * UNIT);
        let reach = i64::from(disc.radius) * UNIT;
        let near = |corner: (i64, i64)| (corner.0 - x).pow(2) + (corner.1 - y).pow(2) <= reach * reach;
        self.corners().into_iter().all(near)
    }

    /// Whether it touches another rectangle.
    #[must_use]
    pub fn touches(self, other: Self) -> bool {
        !self.has_beside(other) && !other.has_beside(self)
    }

    /// Whether the other lies wholly beyond one of its edges.
    fn has_beside(self, other: Self) -> bool {
        let corners = self.seen_corners(other);
        let (width, depth) = (self.limits().0 * UNIT, self.limits().1 * UNIT);
        corners.iter().all(|&(x, _)| x > width)
            || corners.iter().all(|&(x, _)| x < -width)
            || corners.iter().all(|&(_, y)| y > depth)
            || corners.iter().all(|&(_, y)| y < -depth)
    }

    /// The corners of another along the width and the depth of this one, in parts of the square of [`UNIT`].
    fn seen_corners(self, other: Self) -> [(i64, i64); 4] {
        let (x, y) = (i64::from(self.centre.x) * UNIT, i64::from(self.centre.y) * UNIT);
        other.corners().map(|corner| self.turned((corner.0 - x, corner.1 - y)))
    }

    /// The square of the distance to another that it does not touch, in parts of the fourth power of [`UNIT`].
    #[must_use]
    pub fn squared_gap(self, other: Self) -> i128 {
        let nearest = |of: Self, to: Self| {
            let (width, depth) = (of.limits().0 * UNIT, of.limits().1 * UNIT);
            let away = |(x, y): (i64, i64)| {
                let (x, y) = ((x.abs() - width).max(0), (y.abs() - depth).max(0));
                // Most are near enough for numbers of half the width, which take a browser a fraction of the time.
                if x < NEAR && y < NEAR {
                    i128::from((x * x) as u64 + (y * y) as u64)
                } else {
                    i128::from(x).pow(2) + i128::from(y).pow(2)
                }
            };
            of.seen_corners(to).map(away).into_iter().min().unwrap_or(0)
        };
        nearest(self, other).min(nearest(other, self))
    }

    /// The whole lengths along the line whose ends lie on it.
    #[must_use]
    #[inline]
    pub fn span(self, line: Line) -> Span {
        if self.half.0 < 0 || self.half.1 < 0 {
            return Span::NONE;
        }
        let ((x, y), (width, depth)) = (self.local(line.from), self.limits());
        let (along, across) = self.turned(line.to.minus(line.from));
        line.between(x, along, width).and(line.between(y, across, depth))
    }

    /// The shortest whole length along the line at whose end a disc of this radius would touch it, if any would.
    #[must_use]
    pub fn first_touch(self, line: Line, radius: i32) -> Option<i64> {
        // What such a disc's centre may lie on: the rectangle, wider or deeper, and a disc around each corner.
        let wider = Self { half: (self.half.0 + radius, self.half.1), ..self };
        let deeper = Self { half: (self.half.0, self.half.1 + radius), ..self };
        let (x, y) = (i64::from(line.from.x) * UNIT, i64::from(line.from.y) * UNIT);
        let rounded = self
            .corners()
            .into_iter()
            .map(|corner| span_around(line, (corner.0 - x, corner.1 - y), UNIT, radius));
        let spans = [wider.span(line), deeper.span(line)].into_iter().chain(rounded);
        spans.filter(|span| !span.is_empty()).map(|span| span.first).min()
    }

    /// The point on it that is nearest to another and at least `inset` away from every edge, to within a tenth.
    #[must_use]
    pub fn settle(self, point: Point, inset: i32) -> Point {
        if self.grown(-inset).contains(point) {
            return point;
        }
        // One tenth more than asked for makes up for rounding.
        let (width, depth) = self.grown(-inset - 1).limits();
        let (x, y) = self.local(point);
        self.place(x.clamp(-width.max(0), width.max(0)), y.clamp(-depth.max(0), depth.max(0)))
    }

    /// The point that lies so far along its width and its depth from its centre, rounded.
    #[must_use]
    pub fn spot(self, along: i32, across: i32) -> Point {
        self.place(i64::from(along) * UNIT, i64::from(across) * UNIT)
    }

    fn place(self, along: i64, across: i64) -> Point {
        let (cos, sin) = self.turn.direction();
        let round = |value: i64| (value + UNIT * UNIT / 2).div_euclid(UNIT * UNIT) as i32;
        let (x, y) = (along * cos - across * sin, along * sin + across * cos);
        Point::new(self.centre.x + round(x), self.centre.y + round(y))
    }

    /// Its outline as the data of an SVG path, to a thousandth of a tenth.
    #[must_use]
    pub fn path(self) -> String {
        let decimal = |value: i64| {
            let thousandths = (value * 1000 + UNIT / 2).div_euclid(UNIT);
            let sign = if thousandths < 0 { "-" } else { "" };
            let (whole, rest) = (thousandths.abs() / 1000, thousandths.abs() % 1000);
            let text = format!("{sign}{whole}.{rest:03}");
            text.trim_end_matches('0').trim_end_matches('.').to_owned()
        };
        let points = self.corners().map(|(x, y)| format!("{} {}", decimal(x), decimal(y)));
        format!("M{}Z", points.join("L"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The direction whose cosine and sine are these parts of [`UNIT`].
    fn turn(cos: i64, sin: i64) -> Heading {
        (0..u32::from(Heading::COUNT))
            .map(Heading::new)
            .find(|turn| turn.direction() == (cos, sin))
            .expect("a direction")
    }

    /// Turned by 3 : 4, so that its corners are whole.
    fn slanted() -> Rect {
        Rect::new(Point::new(1000, 500), (200, 100), turn(663, 884))
    }

    fn line(from: (i32, i32), to: (i32, i32)) -> Line {
        Line::new(Point::new(from.0, from.1), Point::new(to.0, to.1))
    }

    #[test]
    fn corners_of_a_turned_rectangle_are_exact() {
        // The width goes along (0.6, 0.8), the depth along (-0.8, 0.6).
        let corners = [(980, 390), (1100, 550), (1020, 610), (900, 450)];
        assert_eq!(slanted().corners(), corners.map(|(x, y)| (i64::from(x) * UNIT, i64::from(y) * UNIT)));
        for (x, y) in corners {
            assert!(slanted().contains(Point::new(x, y)));
        }
        // One tenth outward from each corner.
        for (x, y) in [(980, 389), (1101, 550), (1020, 611), (899, 450)] {
            assert!(!slanted().contains(Point::new(x, y)));
        }
        assert_eq!(slanted().path(), "M980 390L1100 550L1020 610L900 450Z");
    }

    #[test]
    fn a_path_has_decimals_where_corners_are_not_whole() {
        let rect = Rect::new(Point::default(), (200, 200), turn(1071, 272));
        // 100 · (1071 - 272) / 1105 = 72.308, 100 · (1071 + 272) / 1105 = 121.538.
        assert_eq!(rect.path(), "M-72.308 -121.538L121.538 -72.308L72.308 121.538L-121.538 72.308Z");
    }

    #[test]
    fn a_line_meets_what_it_touches() {
        let rect = slanted();
        assert!(rect.meets(line((900, 390), (980, 390))), "it ends on a corner");
        assert!(!rect.meets(line((900, 390), (979, 389))));
        assert!(rect.meets(line((0, 390), (2000, 390))), "it passes through a corner");
        assert!(!rect.meets(line((0, 389), (2000, 389))), "one tenth beside the corner");
        // Along an edge, from (900, 450) to (980, 390) and beyond.
        assert!(rect.meets(line((900 - 400, 450 + 300), (980 + 400, 390 - 300))));
        assert!(!rect.meets(line((900 - 401, 450 + 300), (980 + 399, 390 - 300))));
        assert!(rect.meets(line((1000, 500), (1001, 500))), "it lies wholly on it");
        assert!(rect.meets(line((0, 500), (2000, 501))));
    }

    #[test]
    fn rectangles_and_discs_touch_or_do_not() {
        let rect = Rect::new(Point::default(), (200, 100), Heading::default());
        assert!(rect.meets_disc(Disc::new(Point::new(130, 0), 30)));
        assert!(!rect.meets_disc(Disc::new(Point::new(131, 0), 30)));
        assert!(rect.meets_disc(Disc::new(Point::new(130, 90), 50)), "the corner is 30 and 40 away");
        assert!(!rect.meets_disc(Disc::new(Point::new(131, 90), 50)));
        // The corner (900, 450) of the slanted one points left.
        let other = Rect::new(Point::new(850, 450), (100, 40), Heading::default());
        assert!(slanted().touches(other) && other.touches(slanted()));
        let apart = Rect { centre: Point::new(849, 450), ..other };
        assert!(!slanted().touches(apart) && !apart.touches(slanted()));
        assert_eq!(slanted().squared_gap(apart), i128::from(UNIT.pow(4)), "one tenth");
        // Two that cross without a corner in each other.
        let tall = Rect::new(Point::default(), (40, 400), Heading::default());
        assert!(rect.touches(tall) && rect.squared_gap(tall) > 0);
        assert!(rect.is_within(Disc::new(Point::default(), 112)), "√(100² + 50²) is 111.8");
        assert!(!rect.is_within(Disc::new(Point::default(), 111)));
    }

    #[test]
    fn gaps_are_exact_between_turned_rectangles() {
        let near = Rect { centre: Point::new(1000 + 80, 500 - 60), ..slanted() };
        let rect = Rect { centre: Point::new(1000 - 80, 500 + 60), ..slanted() };
        // Their centres are 200 apart across their depth of 100.
        assert_eq!(rect.squared_gap(near), i128::from(100 * UNIT * UNIT).pow(2));
        assert_eq!(near.squared_gap(rect), rect.squared_gap(near));
    }

    #[test]
    fn spans_along_a_line_end_on_the_edges() {
        let rect = slanted();
        // Along its width: from 100 before the centre to 100 behind it, 1000 away.
        let along = line((1000 - 600, 500 - 800), (1000, 500));
        assert_eq!(rect.span(along), Span { first: 900, last: 1100 });
        assert_eq!(rect.first_touch(along, 75), Some(825));
        // Along the x axis through its centre: it crosses the edges at 62.5 before and behind.
        let level = line((0, 500), (1000, 500));
        assert_eq!(rect.span(level), Span { first: 938, last: 1062 });
        // A disc of 50 touches the edge 50 / 0.8 before that; one of 100 comes to the corner and a little later.
        assert_eq!(rect.first_touch(level, 50), Some(875));
        assert_eq!(rect.first_touch(level, 100), Some(814));
        assert!(rect.grown(-51).span(level).is_empty());
        assert!(rect.span(line((0, 611), (5, 611))).is_empty());
    }

    #[test]
    fn a_disc_first_touches_a_corner() {
        // Past the corner (900, 450) on a level line 30 beyond: it is touched by a disc of 50 from 40 before.
        let rect = Rect::new(Point::new(1000, 500), (200, 100), Heading::default());
        assert_eq!(rect.first_touch(line((0, 420), (9, 420)), 50), Some(860));
        assert_eq!(rect.first_touch(line((0, 400), (9, 400)), 50), Some(900));
        assert_eq!(rect.first_touch(line((0, 399), (9, 399)), 50), None);
    }

    #[test]
    fn what_sticks_out_is_shifted_onto_it() {
        let rect = slanted();
        assert_eq!(rect.settle(Point::new(1001, 502), 20), Point::new(1001, 502), "it stands already");
        for (x, y) in [(900, 450), (1200, 900), (980, 390), (1060, 470), (-5000, 20)] {
            let settled = rect.settle(Point::new(x, y), 20);
            assert!(rect.grown(-20).contains(settled), "{settled:?}");
            assert!(!rect.grown(-23).contains(settled), "{settled:?} is at the edge");
        }
        assert_eq!(rect.spot(50, 0), Point::new(1030, 540));
        assert_eq!(rect.spot(0, -50), Point::new(1040, 470));
    }
}
