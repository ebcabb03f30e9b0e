//! The throw as a hand makes it: where it lets go and how fast it moves then.

use serde::{Deserialize, Serialize};

use super::place::{TABLE, edge};
use crate::geometry::{Turn, Vector};
use crate::kernel::{Chance, Seat};

/// NDI-R10: dice are let go no farther than this from the own place at the edge.
pub const REACH: i32 = 6000;
/// NDI-R10: a throw is at least so fast, in millimetres a second.
pub const SLOWEST: i32 = 300;
/// NDI-R10: a throw is at most so fast.
pub const FASTEST: i32 = 1500;

/// A hand letting go of its dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Gesture {
    /// Where, from the left edge of the table.
    pub x: i16,
    /// Where, from its upper edge.
    pub y: i16,
    /// How fast to the right, in millimetres a second.
    pub vx: i16,
    /// How fast downwards.
    pub vy: i16,
}

/// What is wrong with a throw (NDI-R10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misthrow {
    /// It was let go too far from the own edge, or off the table.
    TooFar,
    /// It was too slow.
    TooSlow,
    /// It was too fast.
    TooFast,
}

impl Gesture {
    /// A throw from a seat's edge: let go `inwards` of it, at `speed`, so many parts of a turn off the way to the middle.
    #[must_use]
    pub fn from_edge(seat: Seat, seats: u8, inwards: i32, speed: i32, off: i32) -> Self {
        let (place, look) = edge(seat, seats);
        let middle = f64::from(TABLE / 2);
        let from = place.exact().plus(look.ahead().times(f64::from(inwards)));
        let toward = Turn::toward(Vector::new(middle, middle).minus(from));
        let speed = Turn::new(i32::from(toward.parts()) + off).ahead().times(f64::from(speed));
        Self::tamed(seat, seats, [from.x, from.y, speed.x, speed.y])
    }

    /// "Throw for me": an ordinary throw towards the middle.
    #[must_use]
    pub fn usual(seat: Seat, seats: u8) -> Self {
        Self::from_edge(seat, seats, 2500, 850, 0)
    }

    /// Throws that stand for all others: gentle, ordinary and hard, to the left, the middle and the right.
    pub fn some(seat: Seat, seats: u8) -> impl Iterator<Item = Self> {
        let all = [550, 850, 1150].into_iter().flat_map(|speed| [-300, 0, 300].map(|off| (speed, off)));
        all.map(move |(speed, off)| Self::from_edge(seat, seats, 2500, speed, off))
    }

    /// Any throw that a seat could make.
    pub fn any(seat: Seat, seats: u8, chance: &mut dyn Chance) -> Self {
        let speed = SLOWEST + chance.below((FASTEST - SLOWEST) as u32) as i32;
        let off = chance.below(1024) as i32 - 512;
        Self::from_edge(seat, seats, chance.below(REACH as u32) as i32, speed, off)
    }

    /// The allowed throw that is closest to what a hand did: place and speed, as numbers of any size.
    #[must_use]
    pub fn tamed(seat: Seat, seats: u8, [x, y, vx, vy]: [f64; 4]) -> Self {
        let (place, look) = edge(seat, seats);
        let finite = |number: f64| if number.is_finite() { number } else { 0.0 };
        let away = Vector::new(finite(x), finite(y)).minus(place.exact());
        // Rounding takes less than two off again.
        let near = shortened(away, f64::from(REACH - 2));
        let within = |place: f64| place.clamp(0.0, f64::from(TABLE));
        let speed = Vector::new(finite(vx), finite(vy));
        let length = speed.length();
        let speed = if length < 1.0 {
            look.ahead().times(f64::from(SLOWEST + 2))
        } else {
            let least = f64::from(SLOWEST + 2);
            shortened(
                if length < least { speed.times(least / length) } else { speed },
                f64::from(FASTEST - 2),
            )
        };
        Self {
            x: within(place.exact().x + near.x) as i16,
            y: within(place.exact().y + near.y) as i16,
            vx: speed.x as i16,
            vy: speed.y as i16,
        }
    }

    /// Whether a seat may throw so.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(&self, seat: Seat, seats: u8) -> Result<(), Misthrow> {
        let (place, _) = edge(seat, seats);
        let square = |a: i32, b: i32| i64::from(a) * i64::from(a) + i64::from(b) * i64::from(b);
        let (x, y) = (i32::from(self.x), i32::from(self.y));
        let speed = square(self.vx.into(), self.vy.into());
        let on_table = (0..=TABLE).contains(&x) && (0..=TABLE).contains(&y);
        if !on_table || square(x - place.x, y - place.y) > square(REACH, 0) {
            Err(Misthrow::TooFar)
        } else if speed < square(SLOWEST, 0) {
            Err(Misthrow::TooSlow)
        } else if speed > square(FASTEST, 0) {
            Err(Misthrow::TooFast)
        } else {
            Ok(())
        }
    }
}

/// A vector no longer than this.
fn shortened(vector: Vector, most: f64) -> Vector {
    let length = vector.length();
    if length > most { vector.times(most / length) } else { vector }
}
