//! The string: stretched from a ninja toward a point on a roof, and what comes of it.

use serde::{Deserialize, Serialize};

use super::data::{BASE, Cord};
use super::village::{House, Roof};
use crate::geometry::{Disc, Line, Point};

/// An estimate: from where, toward which point, how long. The length runs from the ninja's centre to the centre of the
/// hook or fist.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Throw {
    /// Where the ninja stands on its roof when the string is stretched (NNI-11).
    pub spot: Point,
    /// The point that was designated on the target roof (NNI-R2).
    pub aim: Point,
    /// The estimated length in tenths of a millimetre.
    pub length: u16,
}

impl Throw {
    /// The line of the string.
    #[must_use]
    pub const fn line(&self) -> Line {
        Line::new(self.spot, self.aim)
    }

    /// The hook or fist at the end of the string, to the nearest tenth: for drawing.
    #[must_use]
    pub fn end(&self, cord: Cord) -> Disc {
        Disc::new(self.line().at(i32::from(self.length)), cord.radius())
    }
}

/// How an estimate turned out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Verdict {
    /// It touches the roof and does not stick out.
    On,
    /// It is too short by so much.
    Short(u16),
    /// It is too long by so much.
    Past(u16),
    /// Along this line no length would have done.
    Beside,
}

/// The lengths with which the string reaches the roof along a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Window {
    /// The shortest.
    pub first: u16,
    /// The longest.
    pub last: u16,
}

impl Window {
    /// The window of a roof along a line to a point on it; `None` if no length will do.
    ///
    /// The disc at the end overlaps the roof, and its far point does not pass the far edge along the string (NNI-R2);
    /// for experienced ninjas the disc lies wholly on the roof (NNI-35).
    #[must_use]
    pub fn of(house: &House, line: Line, cord: Cord, expert: bool) -> Option<Self> {
        let (roof, radius) = (house.roof(), cord.radius());
        let (first, last) = if expert {
            let inner = roof.grown(-radius).span(line);
            (inner.first, inner.last)
        } else {
            (roof.first_touch(line, radius)?, roof.span(line).last - i64::from(radius))
        };
        let first = first.max(1);
        let length = |length: i64| u16::try_from(length).ok();
        if first <= last { Some(Self { first: length(first)?, last: length(last)? }) } else { None }
    }

    /// How a length does in it.
    #[must_use]
    pub const fn verdict(self, length: u16) -> Verdict {
        if length < self.first {
            Verdict::Short(self.first - length)
        } else if length > self.last {
            Verdict::Past(length - self.last)
        } else {
            Verdict::On
        }
    }
}

/// A string that was stretched, with all that is needed to draw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stretch {
    /// Which string.
    pub cord: Cord,
    /// The building it starts from.
    pub from: Roof,
    /// The building it was meant to reach.
    pub target: Roof,
    /// The estimate.
    pub throw: Throw,
    /// The lengths that would have done.
    pub window: Option<Window>,
    /// How it turned out.
    pub verdict: Verdict,
}

impl Stretch {
    /// Stretches a string and looks.
    #[must_use]
    pub fn check(
        (from, target): (Roof, Roof),
        house: &House,
        cord: Cord,
        throw: Throw,
        expert: bool,
    ) -> Self {
        let window = Window::of(house, throw.line(), cord, expert);
        let verdict = window.map_or(Verdict::Beside, |window| window.verdict(throw.length));
        Self { cord, from, target, throw, window, verdict }
    }

    /// Whether the roof was reached.
    #[must_use]
    pub fn is_success(&self) -> bool {
        self.verdict == Verdict::On
    }

    /// Where the ninja lands on the target: where the hook fell, shifted so that its base stands on the roof (NNI-R5).
    #[must_use]
    pub fn landing(&self, house: &House) -> Point {
        house.roof().settle(self.throw.end(self.cord).centre, BASE)
    }
}
