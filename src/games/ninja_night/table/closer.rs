//! A closer look at the village, for small screens: a part of it fills the frame, follows a dragging finger and whatever
//! the keys lead to. Once something is aimed at the whole village is shown again, at the scale of the strip beside it.

use super::desk::Desk;
use super::place::{MIDDLE, SIZE, around, drawn};
use crate::games::ninja_night::{NinjaNight, Phase, Roof};
use crate::ui::stage::loupe::Loupe;
use crate::ui::stage::staged::Scene;

/// How broad the part is that is looked at closely.
const CLOSE: i32 = 1830;

/// Where the loupe lies: in the corner that the round village leaves free, between the strips.
const CORNER: [i32; 4] = [3500, 3500, 570, 570];

/// What is shown of the drawing. The strips are left out where no string is thrown for now.
pub(super) fn part(game: &NinjaNight, desk: &Desk) -> [i32; 4] {
    match (near(desk), game.phase()) {
        (Some((x, y)), _) => [x, y, CLOSE, CLOSE],
        (None, Phase::Placing | Phase::Planning | Phase::Over) => [0, 0, 2 * MIDDLE, 2 * MIDDLE],
        (None, _) => [0, 0, SIZE.0, SIZE.1],
    }
}

/// The left and upper edge of what is looked at closely: nothing while a string is about to be drawn out.
pub(super) fn near(desk: &Desk) -> Option<(i32, i32)> {
    desk.near.filter(|_| desk.aim.is_none())
}

/// The loupe: in the lower right corner of what is shown. What is aimed at is judged from afar.
pub(super) fn loupe(desk: &Desk) -> Loupe {
    let area = match near(desk) {
        Some((x, y)) => {
            let side = CORNER[2] * CLOSE / SIZE.0;
            [x + CLOSE - side, y + CLOSE - side, side, side]
        }
        None => CORNER,
    };
    Loupe { area, is_near: near(desk).is_some(), is_off: desk.aim.is_some() }
}

/// Looks closer: at the roof pointed at, else at where whoever acts stands; or steps back again.
pub(super) fn toggle(scene: &Scene<NinjaNight>, desk: &mut Desk) {
    if desk.aim.is_some() || desk.near.take().is_some() {
        return;
    }
    let game = scene.view.game();
    let own = || scene.actor.or(scene.view.viewer()).and_then(|seat| game.roof_of(seat));
    let middle = match desk.over.or_else(own) {
        Some(roof) => drawn(game.village().house(roof).centre),
        None => (MIDDLE, MIDDLE),
    };
    look_at(desk, middle);
}

/// Follows to a roof that is not wholly in sight.
pub(super) fn follow(game: &NinjaNight, desk: &mut Desk, roof: Roof) {
    let Some((left, top)) = near(desk) else { return };
    let [x, y, width, height] = around(game.village().house(roof).ground());
    if x < left || y < top || x + width > left + CLOSE || y + height > top + CLOSE {
        look_at(desk, (x + width / 2, y + height / 2));
    }
}

/// Draws what is looked at along, so far.
pub(super) fn draw_along(desk: &mut Desk, (x, y): (i32, i32)) {
    if let Some((left, top)) = near(desk) {
        look_at(desk, (left + x + CLOSE / 2, top + y + CLOSE / 2));
    }
}

/// Looks closely at the part around a place, within the village.
fn look_at(desk: &mut Desk, (x, y): (i32, i32)) {
    let edge = |middle: i32| (middle - CLOSE / 2).clamp(0, 2 * MIDDLE - CLOSE);
    desk.near = Some((edge(x), edge(y)));
}
