//! Where everything lies in the drawing. One unit of it is a tenth of a millimetre, as in the rules: the village is a
//! circle in the upper left square, the strips lie below and beside it at the same scale.

use crate::games::ninja_night::{NinjaNight, Roof};
use crate::geometry::{Point, Rect};
use crate::ui::stage::picture::Field;

/// The middle of the village in the drawing.
pub(super) const MIDDLE: i32 = 2060;

/// How broad the strips are, with the space around them.
const SIDE: i32 = 460;

/// Width and height of the drawing.
pub(super) const SIZE: (i32, i32) = (2 * MIDDLE + SIDE, 2 * MIDDLE + SIDE);

/// The two strips outside the village, at its scale. The string lies on the one that the line to be judged crosses: the
/// two never lie along each other.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Strip {
    /// From left to right, for lines that are steep.
    #[default]
    Below,
    /// From top to bottom, for lines that are flat.
    Beside,
}

impl Strip {
    pub(super) const ALL: [Self; 2] = [Self::Below, Self::Beside];

    /// The strip for a line.
    pub(super) const fn across(from: Point, to: Point) -> Self {
        if (to.x - from.x).abs() > (to.y - from.y).abs() { Self::Beside } else { Self::Below }
    }

    /// Left and upper edge, width and height.
    pub(super) const fn area(self) -> [i32; 4] {
        let (start, long, broad) = (30, 2 * MIDDLE - 60, SIDE - 50);
        match self {
            Self::Below => [start, 2 * MIDDLE + 20, long, broad],
            Self::Beside => [2 * MIDDLE + 20, start, broad, long],
        }
    }

    /// Where a finger can take the string: up to the edge of the village and of the drawing.
    const fn reach(self) -> [i32; 4] {
        let (start, long, broad) = (2 * MIDDLE - 50, SIZE.0, SIDE + 50);
        match self {
            Self::Below => [0, start, long, broad],
            Self::Beside => [start, 0, broad, long],
        }
    }

    /// Where the end of the string is when it is so far out; at 0 is the peg.
    pub(super) const fn at(self, length: i32) -> (i32, i32) {
        let [x, y, width, height] = self.area();
        match self {
            Self::Below => (x + 200 + length, y + height / 2),
            Self::Beside => (x + width / 2, y + 200 + length),
        }
    }

    /// How far out a place of the drawing is.
    pub(super) const fn out(self, (x, y): (i32, i32)) -> i32 {
        let (peg_x, peg_y) = self.at(0);
        match self {
            Self::Below => x - peg_x,
            Self::Beside => y - peg_y,
        }
    }
}

/// A place of the village in the drawing.
pub(super) const fn drawn(point: Point) -> (i32, i32) {
    (point.x + MIDDLE, point.y + MIDDLE)
}

/// A place of the drawing in the village.
pub(super) const fn village((x, y): (i32, i32)) -> Point {
    Point::new(x - MIDDLE, y - MIDDLE)
}

/// The upright box around a rectangle.
pub(super) fn around(rect: Rect) -> [i32; 4] {
    let (half_x, half_y) = rect.half;
    let corners = [(-half_x, -half_y), (half_x, -half_y), (half_x, half_y), (-half_x, half_y)]
        .map(|(along, across)| drawn(rect.spot(along, across)));
    let (mut left, mut top) = corners[0];
    let (mut right, mut bottom) = corners[0];
    for (x, y) in corners {
        (left, right) = (left.min(x), right.max(x));
        (top, bottom) = (top.min(y), bottom.max(y));
    }
    [left, top, right - left, bottom - top]
}

/// The field of the strip among all fields.
pub(super) const STRIP_FIELD: usize = 0;

/// Where pointers are followed: along the strip with the string, and on every building; where the village is looked at
/// closely, everywhere in it.
pub(super) fn fields(game: &NinjaNight, strip: Strip, closely: bool) -> Vec<Field> {
    if closely {
        return vec![Field::default(), Field { area: [0, 0, 2 * MIDDLE, 2 * MIDDLE] }];
    }
    let houses = game.village().houses().iter().map(|house| Field { area: around(house.ground()) });
    [Field { area: strip.reach() }].into_iter().chain(houses).collect()
}

/// The building at a place of the village.
pub(super) fn roof_at(game: &NinjaNight, point: Point) -> Option<Roof> {
    let house = |roof: Roof| game.village().house(roof);
    let near = |by: i32| Roof::all().find(|&roof| house(roof).ground().grown(by).contains(point));
    Roof::all().find(|&roof| house(roof).roof().contains(point)).or_else(|| near(0)).or_else(|| near(80))
}

/// Where the tokens lie on a roof, by their order there.
pub(super) fn token_place(game: &NinjaNight, roof: Roof, order: usize) -> (i32, i32) {
    let rect = game.village().house(roof).roof();
    let (column, row) = ((order % 3) as i32 - 1, (order / 3).min(2) as i32);
    drawn(rect.spot(column * 134, rect.half.1 - 84 - row * 128))
}
