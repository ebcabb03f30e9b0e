//! Where things are: the table, its edges, and how a die lies on it.
//!
//! Lengths are hundredths of a millimetre. A die is scored as it is drawn, with its rounded corners (NDI-D4).

use serde::{Deserialize, Serialize};

use super::data::{DIE, ROUND};
use crate::geometry::{HalfPlane, Point, Quad, Turn, Vector};
use crate::kernel::Seat;

/// However it is turned, a die lies within a circle of this radius: 480 · √2 + 320 is less.
const CIRCLE: i32 = 999;
/// NDI-R9: how wide and how high the table is inside its border.
pub const TABLE: i32 = 24_000;
/// NDI-20: a fortune with no more room than this between it and a die lies next to it.
pub const NEXT: i32 = 400;

/// How a die lies: its middle, and how far it is turned. Its front points up where it is not turned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Pose {
    /// From the left edge of the table.
    pub x: i16,
    /// From its upper edge.
    pub y: i16,
    /// Clockwise.
    pub turn: Turn,
}

impl Pose {
    /// A die whose middle is as close to a place as the table allows.
    #[must_use]
    pub fn clamped(x: i32, y: i32, turn: Turn) -> Self {
        if Self::has_room(x, y) {
            return Self { x: x as i16, y: y as i16, turn };
        }
        let pose = Self { x: 0, y: 0, turn };
        // The next whole number up: the die is on the table for sure.
        let rim = pose.quad().reach(Vector::new(1.0, 0.0)) as i32 + 1;
        let within = |place: i32| place.clamp(rim, TABLE - rim) as i16;
        Self { x: within(x), y: within(y), turn }
    }

    /// Whether a die can lie here, however it is turned.
    #[must_use]
    pub fn has_room(x: i32, y: i32) -> bool {
        let middle = CIRCLE..=TABLE - CIRCLE;
        middle.contains(&x) && middle.contains(&y)
    }

    /// Its outline.
    #[must_use]
    pub fn quad(&self) -> Quad {
        let center = Point::new(i32::from(self.x), i32::from(self.y));
        Quad { center, half: (DIE / 2, DIE / 2), round: ROUND, turn: self.turn }
    }

    /// What lies in front of it (NDI-R1).
    #[must_use]
    pub fn front(&self) -> HalfPlane {
        self.quad().front()
    }

    /// Whether another die lies partly or wholly in front of it.
    #[must_use]
    pub fn has_before_it(&self, other: &Self) -> bool {
        self.front().holds_part_of(&other.quad())
    }

    /// Whether all of it is on the table.
    #[must_use]
    pub fn is_on_table(&self) -> bool {
        Self::has_room(self.x.into(), self.y.into()) || self.quad().lies_within(TABLE, TABLE)
    }

    /// Whether two dice would lie in the same spot.
    #[must_use]
    pub fn overlaps(&self, other: &Self) -> bool {
        let (x, y) = (i32::from(self.x) - i32::from(other.x), i32::from(self.y) - i32::from(other.y));
        if x.abs() >= 2 * CIRCLE || y.abs() >= 2 * CIRCLE || x * x + y * y >= 4 * CIRCLE * CIRCLE {
            return false;
        }
        x * x + y * y < DIE * DIE || self.quad().overlaps(&other.quad())
    }

    /// Whether another die lies next to it.
    #[must_use]
    pub fn is_next_to(&self, other: &Self) -> bool {
        self.quad().gap(&other.quad()) <= f64::from(NEXT)
    }

    /// Whether a die can lie so beside these.
    #[must_use]
    pub fn is_free(&self, others: &[Self]) -> bool {
        self.is_on_table() && !others.iter().any(|other| self.overlaps(other))
    }

    /// The same, moved as little as it takes to lie free beside these dice.
    #[must_use]
    pub fn freed(&self, others: &[Self]) -> Self {
        let free = |&pose: &Self| pose.is_free(others);
        if free(self) {
            return *self;
        }
        // As deep as this die is in another, so far must it go at least, and away from there first.
        let overlapped = others.iter().filter(|other| self.overlaps(other));
        let deep = overlapped.map(|other| (-self.quad().room(&other.quad()) as i32, other));
        let (deep, away) = deep.max_by_key(|&(deep, _)| deep).map_or((0, Turn::ZERO), |(deep, other)| {
            (deep, Turn::toward(self.quad().center.exact().minus(other.quad().center.exact())))
        });
        let toward = move |part: i32| Turn::new(i32::from(away.parts()) + part * 128);
        let rings = core::iter::successors(Some(3), |&far| (far < TABLE).then_some(far + far / 3 + 1));
        let around = rings
            .filter(|&far| far >= deep)
            .flat_map(|far| (0..32).map(move |part| self.shifted(toward(part), far)));
        around.into_iter().find(free).unwrap_or(*self)
    }

    /// The same, moved so far in a direction, as far as the table goes.
    fn shifted(&self, toward: Turn, far: i32) -> Self {
        let step = toward.ahead().times(f64::from(far));
        Self::clamped(i32::from(self.x) + step.x as i32, i32::from(self.y) + step.y as i32, self.turn)
    }

    /// A free place next to this die for another one, turned alike; none where there is no room.
    #[must_use]
    pub fn beside(&self, others: &[Self]) -> Option<Self> {
        let (x, y) = (i32::from(self.x), i32::from(self.y));
        let turns = (0..32).map(|part| Turn::new(i32::from(self.turn.parts()) + 2048 + part * 128));
        let far = [DIE + 50, DIE + 150, DIE + 300, DIE + 450];
        let places = far.into_iter().flat_map(|far| turns.clone().map(move |toward| (toward, far)));
        places
            .map(|(toward, far)| {
                let step = toward.ahead().times(f64::from(far));
                Self::clamped(x + step.x as i32, y + step.y as i32, self.turn)
            })
            .find(|pose| pose.is_free(others) && pose.is_next_to(self))
    }
}

/// Where a seat has its place at the edge of the table, and where it looks from there: straight inwards. Seat 0 sits at
/// the middle of the lower edge, the others follow clockwise at equal distances along the border.
#[must_use]
pub fn edge(seat: Seat, seats: u8) -> (Point, Turn) {
    let border = 4 * TABLE;
    let along = (seat.index() as i32 * border / i32::from(seats.max(1)) + TABLE / 2) % border;
    let (side, rest) = (along / TABLE, along % TABLE);
    match side {
        0 => (Point::new(TABLE - rest, TABLE), Turn::ZERO),
        1 => (Point::new(0, TABLE - rest), Turn::new(1024)),
        2 => (Point::new(rest, 0), Turn::new(2048)),
        _ => (Point::new(TABLE, rest), Turn::new(3072)),
    }
}
