//! A die on its way: how it slides and turns, and what a push does to it.
//!
//! In millimetres and seconds. A die that nothing touches slows down evenly, so where it is after any time is known.

use super::data::{DIE, ROUND};
use super::place::Pose;
use crate::geometry::{Turn, Vector};

/// What rubbing takes from the speed in a second, in millimetres a second.
const RUB: f64 = 1500.0;
/// What it takes from the spin in a second, in radians a second.
const TWIST: f64 = 160.0;
/// How a die resists being spun, by its mass: that of a square.
const INERTIA: f64 = (DIE as f64 / 100.0) * (DIE as f64 / 100.0) / 6.0;
/// The inner square of a die without its round rim, from the middle.
pub(super) const CORE: f64 = (DIE / 2 - ROUND) as f64 / 100.0;
/// The round rim, with a hair of air.
pub(super) const RIM: f64 = ROUND as f64 / 100.0 + 0.02;

/// A die as a body that moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Body {
    /// Its middle.
    pub(super) at: Vector,
    /// Where its right-hand side points.
    pub(super) aside: Vector,
    pub(super) speed: Vector,
    /// In radians.
    pub(super) spin: f64,
    /// Not thrown: nothing moves it.
    pub(super) fixed: bool,
    /// Something moved it since all were last held against each other: only then can it touch something new.
    pub(super) moved: bool,
}

/// Where the middle of a body is seen, and its right-hand side.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    pub(super) at: Vector,
    pub(super) right: Vector,
}

impl Seen {
    /// The corners of the inner square.
    pub(super) fn corners(&self) -> [Vector; 4] {
        let right = self.right.times(CORE);
        let down = Vector::new(-right.y, right.x);
        let (low, high) = (self.at.plus(down), self.at.minus(down));
        [high.minus(right), high.plus(right), low.plus(right), low.minus(right)]
    }
}

impl Body {
    pub(super) fn lying(pose: &Pose) -> Self {
        Self {
            at: Vector::new(f64::from(pose.x) / 100.0, f64::from(pose.y) / 100.0),
            aside: pose.turn.aside(),
            speed: Vector::new(0.0, 0.0),
            spin: 0.0,
            fixed: true,
            moved: true,
        }
    }

    pub(super) fn thrown(pose: &Pose, speed: Vector, spin: f64) -> Self {
        Self { speed, spin, fixed: false, ..Self::lying(pose) }
    }

    pub(super) fn pose(&self) -> Pose {
        let whole = |millimetres: f64| (millimetres * 100.0 + 0.5) as i32;
        let turn = Turn::toward(Vector::new(self.aside.y, -self.aside.x));
        Pose::clamped(whole(self.at.x), whole(self.at.y), turn)
    }

    pub(super) fn moves(&self) -> bool {
        // All bits but those of signs at once: one branch instead of three.
        (self.spin.to_bits() | self.speed.x.to_bits() | self.speed.y.to_bits()) << 1 != 0
    }

    /// So much later, if nothing touches it.
    pub(super) fn after(&self, seconds: f64) -> Self {
        let mut later = *self;
        later.go_on(seconds);
        later
    }

    /// Moves for so long as if nothing touched it.
    #[inline]
    pub(super) fn go_on(&mut self, seconds: f64) {
        let fast = self.speed.length();
        let lost = RUB * seconds;
        if lost < fast {
            let left = 1.0 - lost / fast;
            self.at = self.at.plus(self.speed.times(seconds * (0.5 + 0.5 * left)));
            self.speed = self.speed.times(left);
        } else if fast > 0.0 {
            self.at = self.at.plus(self.speed.times(fast / (2.0 * RUB)));
            self.speed = Vector::new(0.0, 0.0);
        }
        if self.spin == 0.0 {
            return;
        }
        let lost = TWIST * seconds;
        let (angle, spin) = if lost < self.spin.abs() {
            let spin = if self.spin > 0.0 { self.spin - lost } else { self.spin + lost };
            ((self.spin + spin) * 0.5 * seconds, spin)
        } else {
            (self.spin * self.spin.abs() / (2.0 * TWIST), 0.0)
        };
        self.aside = turned(self.aside, angle);
        self.spin = spin;
    }

    /// The corners of the inner square.
    pub(super) fn corners(&self) -> [Vector; 4] {
        Seen { at: self.at, right: self.aside }.corners()
    }

    /// Another body, seen from the middle of this one as if this one were not turned.
    pub(super) fn sees(&self, other: &Self) -> Seen {
        let offset = other.at.minus(self.at);
        let from_here = |place: Vector| Vector::new(self.aside.dot(place), self.aside.cross(place));
        Seen { at: from_here(offset), right: from_here(other.aside) }
    }

    /// A direction that is seen from this body, as it is on the table.
    pub(super) fn turned(&self, seen: Vector) -> Vector {
        Vector::new(
            self.aside.x * seen.x - self.aside.y * seen.y,
            self.aside.y * seen.x + self.aside.x * seen.y,
        )
    }

    /// How fast a place on it moves.
    pub(super) fn speed_at(&self, place: Vector) -> Vector {
        let arm = place.minus(self.at);
        self.speed.plus(Vector::new(-arm.y, arm.x).times(self.spin))
    }

    /// How easily a push at a place in a direction moves it.
    pub(super) fn ease(&self, place: Vector, direction: Vector) -> f64 {
        if self.fixed {
            return 0.0;
        }
        let arm = place.minus(self.at).cross(direction);
        1.0 + arm * arm / INERTIA
    }

    pub(super) fn push(&mut self, place: Vector, push: Vector) {
        if !self.fixed {
            self.speed = self.speed.plus(push);
            self.spin += place.minus(self.at).cross(push) / INERTIA;
        }
    }
}

/// A direction, turned by an angle in radians, of which half a turn and more may be off a little.
fn turned(direction: Vector, angle: f64) -> Vector {
    // The tangent of the half angle, by the beginning of its series; what it gives is of length 1 however short that is.
    let half = angle * 0.5;
    let square = half * half;
    let tangent = half * (1.0 + square * (1.0 / 3.0 + square * (2.0 / 15.0)));
    let squared = tangent * tangent;
    let scale = 1.0 / (1.0 + squared);
    let (cosine, sine) = ((1.0 - squared) * scale, 2.0 * tangent * scale);
    Vector::new(direction.x * cosine - direction.y * sine, direction.y * cosine + direction.x * sine)
}
