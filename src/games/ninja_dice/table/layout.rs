//! Where everything lies in the drawing: the house above, the table in the middle, a rail with all dice below it; or, where
//! there is room at the sides, the house on the left and the rail on the right, so that the table is larger.
//!
//! Three units of the drawing are a millimetre of the table. The table is turned by quarters, so that whoever looks sits
//! at the lower edge.

use crate::games::ninja_dice::data::{SKILLS, THREATS};
use crate::games::ninja_dice::place::{Pose, TABLE, edge};
use crate::geometry::{Point as Place, Turn, Vector};
use crate::kernel::Seat;
use crate::ui::stage::picture::Field;

/// A point of the drawing.
pub(super) type Point = (i32, i32);

/// How wide and high the table is.
pub(super) const SIDE: i32 = 720;
/// How large a die of the house is drawn: so that it is read on a phone.
pub(super) const HOUSE: i32 = 84;
/// How large a skill die of the rail is drawn: with what is around it 44 pixels on a phone, for a finger.
const SKILL: i32 = 88;
/// How large a threat die of the rail is drawn.
const THREAT: i32 = 66;

/// How large a die is drawn at a place on the rail.
pub(super) const fn rail_side(index: usize) -> i32 {
    if index < SKILLS { SKILL } else { THREAT }
}

/// All places of the rail.
pub(super) const RAIL: usize = SKILLS + THREATS;

/// The square around a middle.
pub(super) const fn around((x, y): Point, side: i32) -> [i32; 4] {
    [x - side / 2, y - side / 2, side, side]
}

/// How the table is looked at: turned by so many quarters clockwise, and with house and rail at its sides or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Look {
    quarters: u16,
    seats: u8,
    wide: bool,
}

/// What stands around the table.
impl Look {
    /// Whether house and rail are at the sides.
    pub(super) const fn is_wide(self) -> bool {
        self.wide
    }

    /// Width and height of the drawing.
    pub(super) const fn size(self) -> Point {
        if self.wide { (1058, 760) } else { (760, 1010) }
    }

    /// The left and upper corner of the table.
    pub(super) const fn corner(self) -> Point {
        if self.wide { (218, 20) } else { (20, 164) }
    }

    /// The middle of a house die.
    pub(super) const fn house(self, index: usize) -> Point {
        let index = index as i32;
        if self.wide { (52 + 100 * (index % 2), 56 + 100 * (index / 2)) } else { (47 + 92 * index, 50) }
    }

    /// The middle of the place for an hourglass next to the house.
    pub(super) const fn hourglass(self, index: usize) -> Point {
        let index = index as i32;
        if self.wide { (27 + 50 * index, 350) } else { (580 + 50 * index, 50) }
    }

    /// The middle of a place on the rail: skill dice first, then threat dice.
    pub(super) const fn rail(self, index: usize) -> Point {
        let (skill, threat) = (index as i32, index as i32 - SKILLS as i32);
        match (self.wide, threat < 0) {
            (true, true) => (1007, 50 + 94 * skill),
            (true, false) => (1007, 510 + 71 * threat),
            (false, true) => (49 + 93 * skill, 956),
            (false, false) => (505 + 72 * threat, 956),
        }
    }

    /// Where it is written what stopping brings, and what the whole house does.
    pub(super) const fn tally(self, place: usize) -> [i32; 4] {
        let place = place as i32;
        if self.wide { [8, 396 + 104 * place, 194, 90] } else { [14 + 366 * place, 104, 366, 46] }
    }

    /// What can be pressed around a die of the house: as much as its neighbours leave.
    pub(super) const fn house_area(self, index: usize) -> [i32; 4] {
        let (x, y) = self.house(index);
        [x - HOUSE / 2 - 3, y - 50, HOUSE + 6, 100]
    }

    /// The same for a die of the rail.
    pub(super) const fn rail_area(self, index: usize) -> [i32; 4] {
        let ((x, y), long) = (self.rail(index), rail_side(index) + 5);
        if self.wide { [x - 50, y - long / 2, 100, long] } else { [x - long / 2, y - 50, long, 100] }
    }

    /// The table as a part of the drawing.
    pub(super) const fn table_area(self) -> [i32; 4] {
        let (x, y) = self.corner();
        [x - 10, y - 10, SIDE + 20, SIDE + 20]
    }
}

/// The table itself.
impl Look {
    /// With this seat at the lower edge.
    pub(super) fn at(facing: Seat, seats: u8, wide: bool) -> Self {
        let (_, look) = edge(facing, seats);
        Self { quarters: (4 - look.parts() / 1024) % 4, seats, wide }
    }

    /// A place of the table, turned, in its own units.
    fn turned(self, (x, y): (i32, i32)) -> (i32, i32) {
        match self.quarters {
            0 => (x, y),
            1 => (TABLE - y, x),
            2 => (TABLE - x, TABLE - y),
            _ => (y, TABLE - x),
        }
    }

    /// Where a place of the table is in the drawing, and hundredths of a unit beyond that.
    pub(super) fn exact(self, x: i32, y: i32) -> (Point, Point) {
        let (x, y) = self.turned((x, y));
        let whole = |place: i32, from: i32| (from + (3 * place).div_euclid(100), (3 * place).rem_euclid(100));
        let corner = self.corner();
        let ((x, dx), (y, dy)) = (whole(x, corner.0), whole(y, corner.1));
        ((x, y), (dx, dy))
    }

    /// Where the middle of a die is in the drawing.
    pub(super) fn place(self, pose: &Pose) -> Point {
        self.exact(pose.x.into(), pose.y.into()).0
    }

    /// How a die is turned in the drawing.
    pub(super) fn turn(self, turn: Turn) -> Turn {
        Turn::new(i32::from(turn.parts()) + 1024 * i32::from(self.quarters))
    }

    /// How a die is seen to lie: centimetres from the left edge and from the far one, and by how many degrees it is turned.
    pub(super) fn seen(self, pose: &Pose) -> [i32; 3] {
        let (x, y) = self.turned((pose.x.into(), pose.y.into()));
        let centimetres = |place: i32| (place + 500) / 1000;
        [centimetres(x), centimetres(y), (i32::from(self.turn(pose.turn).parts()) * 360 + 2048) / 4096 % 360]
    }

    /// The place of the table that is at a point of the drawing; it may lie beside the table.
    pub(super) fn table(self, at: Point) -> (i32, i32) {
        let corner = self.corner();
        let (x, y) = ((at.0 - corner.0) * 100 / 3, (at.1 - corner.1) * 100 / 3);
        let back = Self { quarters: (4 - self.quarters) % 4, ..self };
        back.turned((x, y))
    }

    /// A way in the drawing as one on the table, in its units.
    pub(super) fn step(self, (x, y): Point) -> (i32, i32) {
        let (x, y) = (x * 100 / 3, y * 100 / 3);
        match self.quarters {
            0 => (x, y),
            1 => (y, -x),
            2 => (-x, -y),
            _ => (-y, x),
        }
    }

    /// What puts shapes in the units of the table where they belong.
    pub(super) fn transform(self) -> String {
        let half = SIDE / 2;
        let (x, y) = self.corner();
        format!("translate({x} {y}) rotate({} {half} {half}) scale(.03)", 90 * self.quarters)
    }

    /// Where the sign of a seat is: on the border, at its place.
    pub(super) fn sign(self, seat: Seat) -> Point {
        let (place, _) = edge(seat, self.seats);
        let (x, y) = self.exact(place.x, place.y).0;
        let (left, top) = self.corner();
        (x.clamp(left + 10, left + SIDE - 10), y.clamp(top + 6, top + SIDE - 6))
    }

    /// How far the sign of a seat reaches from its middle: it lies along its edge, so that half of a die is seen beside it.
    pub(super) fn sign_reach(self, seat: Seat) -> Point {
        let (_, inwards) = edge(seat, self.seats);
        if self.turn(inwards).parts().is_multiple_of(2048) { (44, 20) } else { (22, 38) }
    }

    /// What can be pressed around the sign of a seat.
    pub(super) fn sign_area(self, seat: Seat) -> [i32; 4] {
        around(self.sign(seat), 60)
    }

    /// The part of the drawing in which a seat grabs its dice.
    pub(super) fn field(self, seat: Seat) -> [i32; 4] {
        let (place, _) = edge(seat, self.seats);
        let (x, y) = self.exact(place.x, place.y).0;
        let [left, top, width, height] = self.table_area();
        let (left, right) = ((x - 180).max(left), (x + 180).min(left + width));
        let (top, bottom) = ((y - 180).max(top), (y + 180).min(top + height));
        [left, top, right - left, bottom - top]
    }

    /// How the `number`-th of some dice lies in the hand of a seat.
    pub(super) fn held(self, seat: Seat, number: usize) -> Pose {
        let (place, look) = edge(seat, self.seats);
        let column = [0, 1, -1][number % 3] * 1900;
        let row = 3700 + 1900 * (number as i32 / 3);
        // A hand near a corner stays on the table with all its dice.
        let within = |place: i32| place.clamp(2900, TABLE - 2900);
        let middle = match look.parts() % 2048 {
            0 => Place::new(within(place.x), place.y),
            _ => Place::new(place.x, within(place.y)),
        };
        let place: Vector = middle
            .exact()
            .plus(look.aside().times(f64::from(column)))
            .plus(look.ahead().times(f64::from(row)));
        Pose { x: place.x as i16, y: place.y as i16, turn: look }
    }
}

/// What can be grabbed of a die that lies there.
pub(super) const fn grip(middle: Point) -> Field {
    Field { area: around(middle, 90) }
}
