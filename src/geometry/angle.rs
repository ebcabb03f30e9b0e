//! Angles as whole parts of a turn, with their sines from a table that is the same everywhere.

use core::f64::consts::{FRAC_1_SQRT_2, TAU};
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::Vector;

/// An angle, clockwise, in parts of [`Turn::FULL`] to the turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize)]
pub struct Turn(u16);

/// Only parts of one turn can be read: every angle is written in one way.
impl<'de> Deserialize<'de> for Turn {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let parts = u16::deserialize(deserializer)?;
        if parts < Self::FULL { Ok(Self(parts)) } else { Err(serde::de::Error::custom("more than a turn")) }
    }
}

/// A quarter of a turn.
const QUARTER: usize = 1024;

/// The sines of the first quarter, made when the first of them is asked for: as data they would weigh as much as the rest
/// of a game's rules.
static SINES: LazyLock<[f64; QUARTER + 1]> = LazyLock::new(sines);

/// The sines of the first quarter. Both halves are computed from small angles, so that the sine of an angle is the
/// cosine of the rest of the quarter to the last bit.
fn sines() -> [f64; QUARTER + 1] {
    let mut sines = [0.0; QUARTER + 1];
    let mut part = 0;
    while part <= QUARTER / 2 {
        let angle = TAU * part as f64 / (4 * QUARTER) as f64;
        let (mut sine, mut cosine, mut term, mut power) = (0.0, 0.0, 1.0, 0);
        while power < 24 {
            match power % 4 {
                0 => cosine += term,
                1 => sine += term,
                2 => cosine -= term,
                _ => sine -= term,
            }
            power += 1;
            term = term * angle / power as f64;
        }
        sines[part] = sine;
        sines[QUARTER - part] = cosine;
        part += 1;
    }
    sines[QUARTER / 2] = FRAC_1_SQRT_2;
    sines
}

impl Turn {
    /// So many parts make a whole turn.
    pub const FULL: u16 = 4 * QUARTER as u16;

    /// No turn at all.
    pub const ZERO: Self = Self(0);

    /// So many parts of a turn; whole turns are left out.
    #[must_use]
    pub const fn new(parts: i32) -> Self {
        Self(parts.rem_euclid(Self::FULL as i32) as u16)
    }

    /// How many parts of a turn.
    #[must_use]
    pub const fn parts(self) -> u16 {
        self.0
    }

    /// Its sine.
    #[inline]
    #[must_use]
    pub fn sine(self) -> f64 {
        let (quarter, part) = (self.0 / QUARTER as u16, usize::from(self.0) % QUARTER);
        let sine = SINES[if quarter % 2 == 0 { part } else { QUARTER - part }];
        // Below the line in the second half: the sign is a bit, and no branch has to be guessed.
        f64::from_bits(sine.to_bits() ^ u64::from(quarter / 2) << 63)
    }

    /// Its cosine.
    #[inline]
    #[must_use]
    pub fn cosine(self) -> f64 {
        Self::new(i32::from(self.0) + QUARTER as i32).sine()
    }

    /// Where the top of something points that was turned so: up if not at all, right after a quarter.
    #[inline]
    #[must_use]
    pub fn ahead(self) -> Vector {
        Vector::new(self.sine(), -self.cosine())
    }

    /// Where its right-hand side points.
    #[inline]
    #[must_use]
    pub fn aside(self) -> Vector {
        Vector::new(self.cosine(), self.sine())
    }

    /// The turn after which the top points in this direction, as closely as a turn can tell; none for no direction.
    #[must_use]
    pub fn toward(direction: Vector) -> Self {
        let (right, up) = (direction.x, -direction.y);
        if right == 0.0 && up == 0.0 {
            return Self::ZERO;
        }
        // Folded into the first quarter, where the sine of the answer is to the cosine as `side` is to `top`.
        let (quarter, side, top) = match (right >= 0.0, up >= 0.0) {
            (true, true) => (0, right, up),
            (true, false) => (1, -up, right),
            (false, false) => (2, -right, -up),
            (false, true) => (3, up, -right),
        };
        let sines = &*SINES;
        let gap = |part: usize| side * sines[QUARTER - part] - top * sines[part];
        // A series for the angle of the smaller half comes within a part of it.
        let tangent = if side < top { side / top } else { top / side };
        let square = tangent * tangent;
        let angle = tangent * (0.995_354 - square * (0.288_679 - square * 0.079_331));
        let near = (angle * (4.0 * QUARTER as f64 / TAU)) as usize;
        let mut low = if side < top { near } else { QUARTER - near }.min(QUARTER - 1);
        let (mut here, mut next) = (gap(low), gap(low + 1));
        while low > 0 && here < 0.0 {
            low -= 1;
            (here, next) = (gap(low), here);
        }
        while low + 1 < QUARTER && next >= 0.0 {
            low += 1;
            (here, next) = (next, gap(low + 1));
        }
        let part = if here.abs() <= next.abs() { low } else { low + 1 };
        Self::new((quarter * QUARTER + part) as i32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sines_are_those_of_the_circle() {
        assert!((Turn::new(1).sine() - TAU / 4096.0).abs() < 1e-9);
        for parts in 0..i32::from(Turn::FULL) {
            let turn = Turn::new(parts);
            assert!((turn.sine() * turn.sine() + turn.cosine() * turn.cosine() - 1.0).abs() < 1e-15);
            let (next, one) = (Turn::new(parts + 1), Turn::new(1));
            let added = turn.sine() * one.cosine() + turn.cosine() * one.sine();
            assert!((next.sine() - added).abs() < 1e-15, "the addition theorem at {parts}");
        }
        assert_eq!((Turn::new(1024).sine(), Turn::new(1024).cosine()), (1.0, 0.0));
        assert_eq!(Turn::new(512).sine().to_bits(), Turn::new(512).cosine().to_bits());
        assert_eq!(Turn::new(-1024), Turn::new(3072));
    }

    #[test]
    fn a_direction_gives_back_its_turn() {
        for parts in 0..i32::from(Turn::FULL) {
            let turn = Turn::new(parts);
            assert_eq!(Turn::toward(turn.ahead()), turn);
            assert_eq!(Turn::toward(turn.ahead().times(730.5)), turn);
        }
        assert_eq!(Turn::toward(Vector::new(0.0, 0.0)), Turn::ZERO);
    }

    /// Pinned: where dice come to rest hangs on every bit.
    #[test]
    fn the_table_never_changes() {
        let sum = SINES.iter().fold(0_u64, |sum, sine| sum.rotate_left(5) ^ sine.to_bits());
        assert_eq!(sum, 15_744_055_995_033_964_464);
    }

    #[test]
    fn only_parts_of_a_turn_can_be_read() {
        use crate::kernel::writing;
        assert_eq!(writing::read::<Turn>(&writing::write(&Turn::new(4095))), Some(Turn::new(4095)));
        assert_eq!(writing::read::<Turn>(&writing::write(&4096_u16)), None);
    }
}
