//! Between two throws: which dice are thrown again, and where the others are laid.

use super::hand::{Desk, Pull, look};
use crate::games::ninja_dice::data::SKILLS;
use crate::games::ninja_dice::odds::IMAGINED;
use crate::games::ninja_dice::{Move, NinjaDice, Phase, Pose};
use crate::geometry::Turn;
use crate::kernel::Game;
use crate::ui::stage::staged::Scene;

/// A die let go so that it must be moved no farther than this to lie free is moved.
const NUDGE: i32 = 400;
/// A step by a button, and a turn.
const STEP: i32 = 1000;
const TWIST: i32 = 256;

/// A die is to be thrown again, or no longer. Fortunes go along (NDI-19).
pub(super) fn mark(scene: &Scene<NinjaDice>, desk: &mut Desk, die: u8) {
    let game = scene.view.game();
    if desk.throws(die) {
        desk.marked &= !(1 << die);
        if let Some(boosted) = game.skills()[usize::from(die)].and_then(|lying| lying.boosts) {
            desk.marked &= !(1 << boosted);
        }
    } else {
        desk.marked = game.with_fortunes(desk.marked | 1 << die);
    }
    for (die, place) in desk.places.iter_mut().enumerate() {
        if desk.marked & (1 << die) != 0 {
            *place = None;
        }
    }
    // A die that stays after all may lie where another was laid.
    if game.check_places(desk.marked, &desk.places).is_err() {
        desk.places = [None; SKILLS];
    }
    weigh(scene, desk);
}

/// The chances of the next throw, where learning aids are wanted.
pub(super) fn weigh(scene: &Scene<NinjaDice>, desk: &mut Desk) {
    desk.odds = match scene.aid {
        true => scene.view.game().odds(desk.marked, &desk.places, IMAGINED, 1),
        false => None,
    };
}

/// A die that was dragged is let go.
pub(super) fn drop_die(scene: &Scene<NinjaDice>, desk: &mut Desk, die: u8, pull: &Pull) -> Vec<Move> {
    desk.slip = None;
    match (scene.view.game().phase(), pull.way(), scene.actor) {
        (Phase::Deciding, Some(way), Some(_)) => lay(scene, desk, die, look(scene).step(way), 0),
        _ => Vec::new(),
    }
}

/// The chosen die goes a step, as a button says: to the left, up, down, to the right, or turned back or on.
pub(super) fn step(scene: &Scene<NinjaDice>, desk: &mut Desk, way: usize) -> Vec<Move> {
    let Some(die) = desk.chosen else { return Vec::new() };
    match [(-1, 0), (0, -1), (0, 1), (1, 0)].get(way) {
        Some(&(right, down)) => {
            let (x, y) = look(scene).step((3 * right, 3 * down));
            lay(scene, desk, die, (x * STEP / 100, y * STEP / 100), 0)
        }
        None => lay(scene, desk, die, (0, 0), if way == 4 { -TWIST } else { TWIST }),
    }
}

/// Lays a die elsewhere, and its fortunes with it (NDI-20). What is not allowed is tried, so that the rules say why.
fn lay(scene: &Scene<NinjaDice>, desk: &mut Desk, die: u8, (dx, dy): (i32, i32), turn: i32) -> Vec<Move> {
    let game = scene.view.game();
    let group = game.with_fortunes(1 << die) & !desk.marked | 1 << die;
    let mut places = desk.places;
    let now = |die: u8, lying: Pose| desk.places[usize::from(die)].unwrap_or(lying);
    let stays = |other: &u8| group & (1 << other) == 0 && !desk.throws(*other);
    let mut others: Vec<Pose> =
        game.lying().filter(|(other, _)| stays(other)).map(|(other, lying)| now(other, lying.pose)).collect();
    for (member, lying) in game.lying().filter(|(member, _)| group & (1 << member) != 0) {
        let pose = now(member, lying.pose);
        let twist = if member == die { turn } else { 0 };
        let turned = Turn::new(i32::from(pose.turn.parts()) + twist);
        let wanted = Pose::clamped(i32::from(pose.x) + dx, i32::from(pose.y) + dy, turned);
        let free = wanted.freed(&others);
        let near = |one: i16, other: i16| (i32::from(one) - i32::from(other)).abs() <= NUDGE;
        let to = if near(free.x, wanted.x) && near(free.y, wanted.y) { free } else { wanted };
        places[usize::from(member)] = Some(to);
        others.push(to);
    }
    match game.check_places(desk.marked, &places) {
        Ok(()) => {
            desk.places = places;
            weigh(scene, desk);
            Vec::new()
        }
        Err(why) => {
            desk.slip = Some(why);
            let says =
                |dice: &u8| game.check(game.active(), &Move::Again { dice: *dice, places }) == Err(why);
            let dice = [desk.marked].into_iter().chain(game.picks()).find(says);
            dice.map(|dice| Move::Again { dice, places }).into_iter().collect()
        }
    }
}
