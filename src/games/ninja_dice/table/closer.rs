//! A closer look at the table, for small screens: a part of it fills the frame, follows a dragging finger and whatever die
//! the keys lead to. Whoever throws sees the whole table.

use super::hand::{Desk, Spot, look, targets};
use super::layout::{CORNER, Point, SIDE, SIZE};
use super::rail;
use crate::games::ninja_dice::{NinjaDice, Phase, Target};
use crate::kernel::Seat;
use crate::ui::stage::loupe::Loupe;
use crate::ui::stage::staged::Scene;

/// How broad and high the part is that is looked at closely: a die is 40 pixels wide on a phone.
const CLOSE: Point = (430, 571);
/// What the loupe lies in on the whole board, the table with its border, and how large it is there.
const WHOLE: [i32; 4] = [2, 148, 756, 752];
const LOUPE: i32 = 94;
/// So far from its middle a die reaches, however it is turned.
const DIE: i32 = 34;

/// The left and upper edge of what is looked at closely.
pub(super) fn near(scene: &Scene<NinjaDice>, desk: &Desk) -> Option<Point> {
    desk.near.filter(|_| scene.view.game().phase() != Phase::Throwing)
}

/// What is shown of the drawing, if not all of it.
pub(super) fn part(scene: &Scene<NinjaDice>, desk: &Desk) -> Option<[i32; 4]> {
    near(scene, desk).map(|(x, y)| [x, y, CLOSE.0, CLOSE.1])
}

/// The loupe: at the right or left edge of what is shown, as low as it covers no die and no sign of a seat. Five dice cannot
/// be laid so that there is no such place. Dice are thrown from afar.
pub(super) fn loupe(scene: &Scene<NinjaDice>, desk: &Desk) -> Loupe {
    let ([left, top, width, height], side) = match part(scene, desk) {
        Some(part) => (part, LOUPE * CLOSE.0 / SIZE.0),
        None => (WHOLE, LOUPE),
    };
    let (shown, look) = (rail::shown(scene), look(scene));
    let game = shown.game();
    let dice = targets().filter_map(|die| Some((look.place(&desk.lies(game, die)?), (DIE, DIE))));
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
    let middle = (CORNER.0 + SIDE / 2, CORNER.1 + SIDE / 2);
    look_at(desk, acts.map_or(middle, |(_, pose)| look(scene).place(&pose)));
}

/// Follows to what the keys lead to: a die on the table, or back to the whole board.
pub(super) fn follow(scene: &Scene<NinjaDice>, desk: &mut Desk, spot: Spot) {
    match (desk.near, spot) {
        (Some(_), Spot::Die(target)) => {
            if let Some((_, pose)) = scene.view.game().lies(target) {
                look_at(desk, look(scene).place(&pose));
            }
        }
        (_, Spot::House(_) | Spot::Place(_)) => desk.near = None,
        _ => {}
    }
}

/// Draws what is looked at along, so far.
pub(super) fn draw_along(desk: &mut Desk, (x, y): Point) {
    if let Some((left, top)) = desk.near {
        look_at(desk, (left + x + CLOSE.0 / 2, top + y + CLOSE.1 / 2));
    }
}

/// Looks closely at the part around a place, within the table and its border.
fn look_at(desk: &mut Desk, (x, y): Point) {
    let edge =
        |middle: i32, from: i32, close: i32| (middle - close / 2).clamp(from - 12, from + SIDE + 12 - close);
    desk.near = Some((edge(x, CORNER.0, CLOSE.0), edge(y, CORNER.1, CLOSE.1)));
}
