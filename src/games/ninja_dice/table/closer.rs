//! A closer look at the table, for small screens: a part of it fills the frame, follows a dragging finger and whatever die
//! the keys lead to. Whoever throws sees the whole table.

use super::hand::{Desk, Spot, look};
use super::layout::{CORNER, Point, SIDE, SIZE};
use crate::games::ninja_dice::{NinjaDice, Phase, Target};
use crate::ui::stage::picture::{Cell, Markup};
use crate::ui::stage::staged::Scene;

/// How broad and high the part is that is looked at closely: a die is 40 pixels wide on a phone.
const CLOSE: Point = (430, 571);
/// Where the loupe lies on the whole board: in a corner of the table, which dice hardly ever reach.
const AWAY: [i32; 4] = [664, 806, 94, 94];

/// The left and upper edge of what is looked at closely.
pub(super) fn near(scene: &Scene<NinjaDice>, desk: &Desk) -> Option<Point> {
    desk.near.filter(|_| scene.view.game().phase() != Phase::Throwing)
}

/// What is shown of the drawing, if not all of it.
pub(super) fn part(scene: &Scene<NinjaDice>, desk: &Desk) -> Option<[i32; 4]> {
    near(scene, desk).map(|(x, y)| [x, y, CLOSE.0, CLOSE.1])
}

/// Where the loupe is: in the same corner of what is shown.
fn loupe(scene: &Scene<NinjaDice>, desk: &Desk) -> [i32; 4] {
    match near(scene, desk) {
        Some((x, y)) => {
            let side = AWAY[2] * CLOSE.0 / SIZE.0;
            [x + CLOSE.0 - side, y + CLOSE.1 - side, side, side]
        }
        None => AWAY,
    }
}

/// Whether a place of the drawing lies on the loupe.
pub(super) fn is_loupe(scene: &Scene<NinjaDice>, desk: &Desk, (at_x, at_y): Point) -> bool {
    let [x, y, width, height] = loupe(scene, desk);
    (x..x + width).contains(&at_x) && (y..y + height).contains(&at_y)
}

/// The loupe as a cell, with what it would do.
pub(super) fn cell(scene: &Scene<NinjaDice>, desk: &Desk, label: &str) -> Cell {
    Cell { name: "loupe".to_owned(), label: label.to_owned(), area: loupe(scene, desk), ..Cell::default() }
}

/// The loupe as it is drawn: pale while dice are thrown, which is done from afar.
pub(super) fn drawing(scene: &Scene<NinjaDice>, desk: &Desk) -> Markup {
    let class = if scene.view.game().phase() == Phase::Throwing { "loupe off" } else { "loupe" };
    let [x, y, side, _] = loupe(scene, desk);
    let sign = if near(scene, desk).is_some() { "M-9 0H9" } else { "M-9 0H9M0-9V9" };
    format!(
        r#"<svg class="{class}" x="{x}" y="{y}" width="{side}" height="{side}" viewBox="-50 -50 100 100"><rect x="-44" y="-44" width="88" height="88" rx="16"/><path d="M13 13 30 30"/><circle cx="-5" cy="-5" r="23"/><path transform="translate(-5 -5)" d="{sign}"/></svg>"#
    )
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
