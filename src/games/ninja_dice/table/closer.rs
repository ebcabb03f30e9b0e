//! A closer look at the table, for small screens: a part of it fills the frame, follows a dragging finger and whatever die
//! the keys lead to. Whoever throws sees the whole table.

use super::hand::{Desk, Spot, look};
use super::layout::{Look, Point, SIDE};
use super::rail;
use crate::games::ninja_dice::{NinjaDice, Phase, Target};
use crate::kernel::Seat;
use crate::ui::stage::loupe::Loupe;
use crate::ui::stage::picture::is_in;
use crate::ui::stage::staged::Scene;

/// How broad the border of the table is.
const BORDER: i32 = 12;
/// How large the loupe is on the whole board.
const LOUPE: i32 = 94;
/// So far from its middle a die reaches, however it is turned.
const DIE: i32 = 34;

/// How broad and high the part is that is looked at closely: a die is 40 pixels wide on a phone.
const fn close(look: Look) -> Point {
    if look.is_wide() { (600, 431) } else { (430, 571) }
}

/// The left and upper edge of what is looked at closely, from the corner of the table.
pub(super) fn near(scene: &Scene<NinjaDice>, desk: &Desk) -> Option<Point> {
    // It may have been looked at while the window was of another shape.
    let near = |edge: Point| within(look(scene), edge);
    desk.near.filter(|_| scene.view.game().phase() != Phase::Throwing).map(near)
}

/// What is shown of the drawing, if not all of it.
pub(super) fn part(scene: &Scene<NinjaDice>, desk: &Desk) -> Option<[i32; 4]> {
    let look = look(scene);
    let ((left, top), (width, height)) = (look.corner(), close(look));
    near(scene, desk).map(|(x, y)| [left + x, top + y, width, height])
}

/// The loupe: at the right or left edge of what is shown, as low as it covers no die and no sign of a seat, if there is such
/// a place. Dice are thrown from afar.
pub(super) fn loupe(scene: &Scene<NinjaDice>, desk: &Desk) -> Loupe {
    let (shown, look) = (rail::shown(scene), look(scene));
    let (x, y) = look.corner();
    let ([left, top, width, height], side) = match part(scene, desk) {
        Some(part) => (part, LOUPE * close(look).0 / look.size().0),
        // The table with its border, and a little more.
        None => ([x - 18, y - 16, SIDE + 36, SIDE + 32], LOUPE),
    };
    let game = shown.game();
    let dice = Target::all().filter_map(|die| Some((look.place(&desk.lies(game, die)?), (DIE, DIE))));
    let signs = Seat::all(game.seats()).map(|seat| (look.sign(seat), look.sign_reach(seat)));
    let taken: Vec<(Point, Point)> = dice.chain(signs).collect();
    let covers = |x: i32, y: i32| {
        let meets = |from: i32, at: i32, reach: i32| at + reach > from && at - reach < from + side;
        taken.iter().any(|&(at, reach)| meets(x, at.0, reach.0) && meets(y, at.1, reach.1))
    };
    let (right, low) = (left + width - side, height - side);
    let heights = [low, low / 4, low / 2, 0];
    let mut places = heights.into_iter().flat_map(|down| [right, left].map(|x| (x, top + down)));
    let (x, y) = places.find(|&(x, y)| !covers(x, y)).unwrap_or((right, top + low));
    Loupe {
        area: [x, y, side, side],
        is_near: near(scene, desk).is_some(),
        is_off: game.phase() == Phase::Throwing,
    }
}

/// Looks closer: at what acts now, else at the middle; or steps back again.
pub(super) fn toggle(scene: &Scene<NinjaDice>, desk: &mut Desk) {
    let game = scene.view.game();
    if game.phase() == Phase::Throwing || desk.near.take().is_some() {
        return;
    }
    let acts = match game.phase() {
        Phase::Arrow(arrow) => game.lies(Target::Threat(arrow)),
        Phase::Fortune(fortune) => game.lies(Target::Skill(fortune)),
        _ => None,
    };
    let (look, (left, top)) = (look(scene), look(scene).corner());
    let middle = (left + SIDE / 2, top + SIDE / 2);
    look_at(look, desk, acts.map_or(middle, |(_, pose)| look.place(&pose)));
}

/// Follows to what the keys or the mouse lead to: a die on the table, or back to the whole board for what is not in sight.
pub(super) fn follow(scene: &Scene<NinjaDice>, desk: &mut Desk, spot: Spot) {
    let Some(shown) = part(scene, desk) else { return };
    let look = look(scene);
    match spot {
        Spot::Die(target) => {
            if let Some((_, pose)) = scene.view.game().lies(target) {
                look_at(look, desk, look.place(&pose));
            }
        }
        Spot::Place(seat) if is_in(shown, look.sign(seat)) => {}
        Spot::Place(_) | Spot::House(_) => desk.near = None,
        Spot::Loupe => {}
    }
}

/// Draws what is looked at along, so far.
pub(super) fn draw_along(look: Look, desk: &mut Desk, (x, y): Point) {
    if let Some((left, top)) = desk.near {
        look_from(look, desk, (left + x, top + y));
    }
}

/// Looks closely at the part around a place.
fn look_at(look: Look, desk: &mut Desk, (x, y): Point) {
    let ((left, top), (width, height)) = (look.corner(), close(look));
    look_from(look, desk, (x - left - width / 2, y - top - height / 2));
}

/// Looks closely from this left and upper edge on, within the table and its border.
fn look_from(look: Look, desk: &mut Desk, edge: Point) {
    desk.near = Some(within(look, edge));
}

/// The left and upper edge closest to this one from where only the table and its border are looked at.
fn within(look: Look, (x, y): Point) -> Point {
    let (width, height) = close(look);
    let within = |edge: i32, length: i32| edge.clamp(-BORDER, SIDE + BORDER - length);
    (within(x, width), within(y, height))
}
