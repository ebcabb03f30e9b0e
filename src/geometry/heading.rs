//! Directions whose sine and cosine are fractions, so that a turned shape keeps exact corners.

use serde::{Deserialize, Serialize};

/// What sine and cosine of every [`Heading`] are fractions of: 5 · 13 · 17, the hypotenuse of many right triangles.
pub const UNIT: i64 = 1105;

/// How many directions lie in a quarter of the circle.
const QUARTER: usize = 27;

/// Cosine and sine of all directions, in parts of [`UNIT`]. The whole circle: which quarter one is in would be a branch that is
/// guessed wrong most of the time.
const TABLE: [(i16, i16); 4 * QUARTER] = {
    let mut table = [(0, 0); 4 * QUARTER];
    let (mut cos, mut sin, mut found) = (UNIT as i16, 0, 0);
    while cos > 0 {
        let square = cos as i64 * cos as i64 + sin as i64 * sin as i64;
        if square == UNIT * UNIT {
            table[found] = (cos, sin);
            table[found + QUARTER] = (-sin, cos);
            table[found + 2 * QUARTER] = (-cos, -sin);
            table[found + 3 * QUARTER] = (sin, -cos);
            found += 1;
        }
        if square > UNIT * UNIT {
            cos -= 1;
        } else {
            sin += 1;
        }
    }
    assert!(found == QUARTER, "as many as there is room for");
    table
};

/// One of [`Heading::COUNT`] directions around the circle, a few degrees apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Heading(u8);

impl Heading {
    /// How many directions there are.
    pub const COUNT: u8 = 4 * QUARTER as u8;

    /// The direction with this number, counted from the x axis toward the y axis and around again.
    #[must_use]
    pub const fn new(number: u32) -> Self {
        Self((number % Self::COUNT as u32) as u8)
    }

    /// Cosine and sine in parts of [`UNIT`].
    #[must_use]
    #[inline]
    pub const fn direction(self) -> (i64, i64) {
        let (cos, sin) = TABLE[self.0 as usize];
        (cos as i64, sin as i64)
    }
}

/// Only numbers that a turn can have are read.
impl TryFrom<u8> for Heading {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if number < Self::COUNT { Ok(Self(number)) } else { Err("no such direction") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_are_exact_and_go_around_once() {
        let mut last = Heading::new(u32::from(Heading::COUNT) - 1).direction();
        for number in 0..u32::from(Heading::COUNT) {
            let (cos, sin) = Heading::new(number).direction();
            assert_eq!(cos * cos + sin * sin, UNIT * UNIT);
            let (before_cos, before_sin) = last;
            let cross = before_cos * sin - before_sin * cos;
            assert!(cross > 0, "each lies further around than the one before");
            // No gap is wider than nine degrees.
            assert!(cross < UNIT * UNIT * 156 / 1000, "{number}: {cross}");
            last = (cos, sin);
        }
        assert_eq!(Heading::new(27).direction(), (0, UNIT));
    }

    #[test]
    fn no_other_number_can_be_read() {
        assert_eq!(Heading::try_from(107), Ok(Heading::new(107)));
        assert!(Heading::try_from(108).is_err());
    }
}
