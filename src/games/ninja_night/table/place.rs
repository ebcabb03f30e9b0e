//! Where everything lies in the drawing. One unit of it is a tenth of a millimetre, as in the rules: the village is a
//! circle in the upper square, the strip lies below it at the same scale.

use crate::games::ninja_night::{NinjaNight, Roof};
use crate::geometry::{Point, Rect};
use crate::ui::picture::Field;

/// The middle of the village in the drawing.
pub(super) const MIDDLE: i32 = 2060;

/// Width and height of the drawing.
pub(super) const SIZE: (i32, i32) = (2 * MIDDLE, 2 * MIDDLE + 400);

/// The strip, outside the village: left and upper edge, width and height.
pub(super) const STRIP: [i32; 4] = [30, 2 * MIDDLE + 20, SIZE.0 - 60, 350];

/// The peg from which the string is drawn out.
pub(super) const PEG: (i32, i32) = (STRIP[0] + 200, STRIP[1] + STRIP[3] / 2);

/// A place of the village in the drawing.
pub(super) const fn drawn(point: Point) -> (i32, i32) {
    (point.x + MIDDLE, point.y + MIDDLE)
}

/// A place of the drawing in the village.
pub(super) const fn village((x, y): (i32, i32)) -> Point {
    Point::new(x - MIDDLE, y - MIDDLE)
}

/// Whether a place of the drawing is beside the village, where the strip is.
pub(super) const fn is_on_strip((_, y): (i32, i32)) -> bool {
    y >= STRIP[1]
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

/// Where pointers are followed: along the strip, and on every building.
pub(super) fn fields(game: &NinjaNight) -> Vec<Field> {
    let houses = game.village().houses().iter().map(|house| Field { area: around(house.ground()) });
    [Field { area: STRIP }].into_iter().chain(houses).collect()
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
