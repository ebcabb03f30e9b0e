//! A rectangle that lies turned, its corners perhaps rounded, and what lies in front of it.

use super::{Point, TOUCH, Turn, Vector, svg};

/// A turned rectangle. Its front is the edge that points up where it is not turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quad {
    /// Its middle.
    pub center: Point,
    /// Half of its width and half of its height, corners included.
    pub half: (i32, i32),
    /// The radius of its corners: 0 if they are sharp.
    pub round: i32,
    /// How far it is turned.
    pub turn: Turn,
}

impl Quad {
    /// Half of what is left of width and height without the rounded rim.
    fn core(&self) -> (f64, f64) {
        (f64::from(self.half.0 - self.round), f64::from(self.half.1 - self.round))
    }

    /// Where its right-hand side and its front point.
    fn sides(&self) -> (Vector, Vector) {
        let aside = self.turn.aside();
        (aside, Vector::new(aside.y, -aside.x))
    }

    /// The corners of what is left without the rounded rim: front left, front right, then the rear ones.
    fn corners(&self) -> [Vector; 4] {
        let (width, height) = self.core();
        let (aside, ahead) = self.sides();
        let (aside, ahead) = (aside.times(width), ahead.times(height));
        let center = self.center.exact();
        let (front, rear) = (center.plus(ahead), center.minus(ahead));
        [front.minus(aside), front.plus(aside), rear.plus(aside), rear.minus(aside)]
    }

    /// How far it reaches from its middle in a direction of length 1.
    #[must_use]
    pub fn reach(&self, direction: Vector) -> f64 {
        let (width, height) = self.core();
        let (aside, ahead) = self.sides();
        let (aside, ahead) = (aside.dot(direction).abs() * width, ahead.dot(direction).abs() * height);
        aside + ahead + f64::from(self.round)
    }

    /// How far a place lies from it without its rounded rim; 0 inside.
    fn away(&self, place: Vector) -> f64 {
        let (width, height) = self.core();
        let offset = place.minus(self.center.exact());
        let (aside, ahead) = self.sides();
        let aside = (aside.dot(offset).abs() - width).max(0.0);
        let ahead = (ahead.dot(offset).abs() - height).max(0.0);
        Vector::new(aside, ahead).length()
    }

    /// The most room that a line along a side of one of them has between the two without their rounded rims; less than 0
    /// if there is no such line.
    fn between(&self, other: &Self) -> f64 {
        let offset = other.center.exact().minus(self.center.exact());
        let ((aside, ahead), (width, height)) = (self.sides(), self.core());
        let ((other_aside, other_ahead), (other_width, other_height)) = (other.sides(), other.core());
        let (along, across) = (aside.dot(other_aside).abs(), aside.dot(other_ahead).abs());
        [
            aside.dot(offset).abs() - width - other_width * along - other_height * across,
            ahead.dot(offset).abs() - height - other_width * across - other_height * along,
            other_aside.dot(offset).abs() - other_width - width * along - height * across,
            other_ahead.dot(offset).abs() - other_height - width * across - height * along,
        ]
        .into_iter()
        .fold(f64::NEG_INFINITY, |one, other| if other > one { other } else { one })
    }

    /// How much room is between the outlines; 0 where they touch or overlap.
    #[must_use]
    pub fn gap(&self, other: &Self) -> f64 {
        self.room(other).max(0.0)
    }

    /// How much room is between the outlines; less than 0 where they overlap, by as much as one has to move at least.
    #[must_use]
    pub fn room(&self, other: &Self) -> f64 {
        let (between, rims) = (self.between(other), f64::from(self.round + other.round));
        if between < -TOUCH {
            return between - rims;
        }
        let there = other.corners().into_iter().map(|corner| self.away(corner));
        let here = self.corners().into_iter().map(|corner| other.away(corner));
        there.chain(here).fold(f64::INFINITY, f64::min) - rims
    }

    /// Whether the two cover a common spot. Touching is not overlapping.
    #[must_use]
    pub fn overlaps(&self, other: &Self) -> bool {
        let (between, rims) = (self.between(other), f64::from(self.round + other.round));
        if between < -TOUCH || between >= rims {
            return between < -TOUCH;
        }
        let meets = |distance: f64| distance < rims - TOUCH;
        other.corners().into_iter().any(|corner| meets(self.away(corner)))
            || self.corners().into_iter().any(|corner| meets(other.away(corner)))
    }

    /// Whether all of it lies on a table of this size, whose upper left corner is at 0.
    #[must_use]
    pub fn lies_within(&self, width: i32, height: i32) -> bool {
        let (x, y) = (f64::from(self.center.x), f64::from(self.center.y));
        let wide = self.reach(Vector::new(1.0, 0.0)) - TOUCH;
        let high = self.reach(Vector::new(0.0, 1.0)) - TOUCH;
        x >= wide && x + wide <= f64::from(width) && y >= high && y + high <= f64::from(height)
    }

    /// Everything beyond the line through its front edge.
    #[must_use]
    pub fn front(&self) -> HalfPlane {
        let ahead = self.turn.ahead();
        HalfPlane { on: self.center.exact().plus(ahead.times(f64::from(self.half.1))), toward: ahead }
    }

    /// Its outline as SVG path data.
    #[must_use]
    pub fn path(&self) -> String {
        if self.round == 0 {
            return svg::polygon(&self.corners());
        }
        let round = f64::from(self.round);
        let (aside, ahead) = (self.turn.aside().times(round), self.turn.ahead().times(round));
        let [front_left, front_right, rear_right, rear_left] = self.corners();
        let mut path = svg::Path::at(front_left.plus(ahead));
        path.line(front_right.plus(ahead));
        path.arc(round, front_right.plus(aside));
        path.line(rear_right.plus(aside));
        path.arc(round, rear_right.minus(ahead));
        path.line(rear_left.minus(ahead));
        path.arc(round, rear_left.minus(aside));
        path.line(front_left.minus(aside));
        path.arc(round, front_left.plus(ahead));
        path.closed()
    }
}

/// One side of a line, without the line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HalfPlane {
    /// A place on its line.
    pub on: Vector,
    /// Straight away from the line, of length 1.
    pub toward: Vector,
}

impl HalfPlane {
    /// How far a place lies beyond the line; less than 0 before it.
    #[must_use]
    pub fn beyond(&self, place: Vector) -> f64 {
        place.minus(self.on).dot(self.toward)
    }

    /// Whether any part of a quad lies in it. One that only touches the line does not.
    #[must_use]
    pub fn holds_part_of(&self, quad: &Quad) -> bool {
        let beyond = self.beyond(quad.center.exact());
        // How far it reaches is asked only where that decides.
        let farthest = f64::from(quad.half.0 + quad.half.1);
        beyond > TOUCH || beyond + farthest > 0.0 && beyond + quad.reach(self.toward) > TOUCH
    }

    /// Its line as far as it runs over a table of this size: both ends; none if it passes by.
    #[must_use]
    pub fn line(&self, width: i32, height: i32) -> Option<(Vector, Vector)> {
        let area = self.area(width, height);
        let on_line = |place: &&Vector| self.beyond(**place).abs() < 0.5;
        let mut ends = area.iter().filter(on_line);
        let (first, last) = (ends.next()?, ends.next_back()?);
        Some((*first, *last))
    }

    /// What it covers of a table of this size, as the corners of a polygon.
    #[must_use]
    pub fn area(&self, width: i32, height: i32) -> Vec<Vector> {
        let (width, height) = (f64::from(width), f64::from(height));
        let table =
            [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)].map(|(x, y)| Vector::new(x, y));
        let mut area = Vec::new();
        for (index, &corner) in table.iter().enumerate() {
            let next = table[(index + 1) % 4];
            let (here, there) = (self.beyond(corner), self.beyond(next));
            if here >= 0.0 {
                area.push(corner);
            }
            if here * there < 0.0 {
                area.push(corner.plus(next.minus(corner).times(here / (here - there))));
            }
        }
        area
    }

    /// What it covers of a table of this size as SVG path data; empty if that is nothing.
    #[must_use]
    pub fn path(&self, width: i32, height: i32) -> String {
        svg::polygon(&self.area(width, height))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quad(x: i32, y: i32, parts: i32) -> Quad {
        Quad { center: Point::new(x, y), half: (800, 800), round: 0, turn: Turn::new(parts) }
    }

    fn rounded(x: i32, y: i32, parts: i32) -> Quad {
        Quad { round: 300, ..quad(x, y, parts) }
    }

    #[test]
    fn touching_is_not_overlapping() {
        for make in [quad, rounded] {
            assert!(!make(0, 0, 0).overlaps(&make(1600, 0, 0)), "edge to edge");
            assert!(make(0, 0, 0).overlaps(&make(1599, 0, 0)));
            assert!(!make(0, 0, 0).overlaps(&make(1600, 1600, 1024)), "corner to corner");
            assert!(make(0, 0, 0).overlaps(&make(0, 0, 512)), "one on the other");
            assert!(make(0, 0, 0).overlaps(&make(0, 0, 0)));
            assert!(!make(0, 0, 7).overlaps(&make(90_000, 0, 900)));
        }
        assert!(quad(0, 0, 0).overlaps(&quad(1599, 1599, 0)), "sharp corners");
        assert!(!rounded(0, 0, 0).overlaps(&rounded(1599, 1599, 0)), "round corners leave room");
        assert!(quad(0, 0, 0).overlaps(&quad(1930, 0, 512)), "a corner reaches far");
        assert!(!rounded(0, 0, 0).overlaps(&rounded(1930, 0, 512)), "a round one less far");
        assert!(!quad(0, 0, 512).overlaps(&quad(1200, 1200, 512)), "turned, edge to edge");
    }

    #[test]
    fn gaps_are_measured_between_outlines() {
        assert!((quad(0, 0, 0).gap(&quad(2000, 0, 0)) - 400.0).abs() < 1e-9);
        assert!((rounded(0, 0, 0).gap(&rounded(2000, 0, 0)) - 400.0).abs() < 1e-9);
        assert!((quad(0, 0, 0).gap(&quad(1900, 2000, 0)) - 500.0).abs() < 1e-9, "3, 4, 5");
        assert!(quad(0, 0, 0).gap(&quad(1000, 0, 700)) == 0.0);
        let corner = 800.0 * 2_f64.sqrt();
        assert!((quad(0, 0, 0).gap(&quad(2500, 0, 512)) - (2500.0 - 800.0 - corner)).abs() < 1e-9);
        assert!(
            (rounded(0, 0, 0).gap(&rounded(1901, 2001, 0)) - (901.0_f64 * 901.0 + 1001.0 * 1001.0).sqrt()
                + 600.0)
                .abs()
                < 1e-9
        );
    }

    #[test]
    fn the_front_is_open_and_turns_with_the_quad() {
        let front = quad(10_000, 10_000, 0).front();
        assert!(front.holds_part_of(&quad(10_000, 5_000, 0)));
        assert!(!front.holds_part_of(&quad(10_000, 15_000, 0)));
        assert!(!front.holds_part_of(&quad(14_000, 10_000, 0)), "beside it, its edge on the line");
        assert!(front.holds_part_of(&quad(14_000, 9_999, 0)), "a hair over the line");
        assert!(front.holds_part_of(&quad(14_000, 10_000, 512)), "a corner over the line");
        assert!(!front.holds_part_of(&quad(14_000, 10_332, 512)), "the corner just short of it");
        assert!(front.holds_part_of(&rounded(14_000, 10_200, 512)));
        assert!(!front.holds_part_of(&rounded(14_000, 10_210, 512)), "a round corner reaches less far");
        let turned = quad(10_000, 10_000, 1024).front();
        assert!(
            turned.holds_part_of(&quad(14_000, 20_000, 0)) && !turned.holds_part_of(&quad(5_000, 10_000, 0))
        );
        let slanted = quad(10_000, 10_000, 512).front();
        assert!(!slanted.holds_part_of(&quad(12_000, 12_000, 512)), "in line, both slanted");
        assert!(slanted.holds_part_of(&quad(12_001, 12_000, 512)));
    }

    #[test]
    fn the_table_has_an_edge() {
        assert!(quad(800, 800, 0).lies_within(2000, 2000));
        assert!(!quad(799, 800, 0).lies_within(2000, 2000));
        assert!(!quad(800, 1201, 0).lies_within(2000, 2000));
        assert!(!quad(1000, 1000, 512).lies_within(2000, 2000));
    }

    #[test]
    fn a_drawing_shows_what_is_scored() {
        assert_eq!(quad(1000, 1000, 0).path(), "M200 200L1800 200L1800 1800L200 1800Z");
        let path = rounded(1000, 1000, 0).path();
        assert_eq!(
            path,
            "M500 200L1500 200A300 300 0 0 1 1800 500L1800 1500A300 300 0 0 1 1500 1800L500 1800A300 300 0 0 1 200 1500\
             L200 500A300 300 0 0 1 500 200Z"
        );
        let front = quad(1000, 1000, 0).front();
        assert_eq!(front.path(2000, 2000), "M0 0L2000 0L2000 200L0 200Z");
        let (from, to) = front.line(2000, 2000).expect("it runs over the table");
        assert_eq!(((from.x, from.y), (to.x, to.y)), ((2000.0, 200.0), (0.0, 200.0)));
        assert_eq!(quad(1000, 500, 0).front().path(2000, 2000), "", "its front is the edge of the table");
        // What the path covers is what is in front.
        let area = quad(900, 1100, 700).front().area(2000, 2000);
        let twice: f64 = (0..area.len()).map(|at| area[at].cross(area[(at + 1) % area.len()])).sum();
        let mut inside = 0;
        for x in 0..200 {
            for y in 0..200 {
                let place = Point::new(x * 10 + 5, y * 10 + 5).exact();
                inside += i32::from(quad(900, 1100, 700).front().beyond(place) > 0.0);
            }
        }
        assert!((twice / 2.0 - f64::from(inside) * 100.0).abs() < 4_000.0, "{twice} {inside}");
    }
}
