//! What hands do in the village: stand elsewhere on the own roof, designate a point of another. The rest is done in
//! [`string`] and [`buttons`](super::buttons).

use super::buttons::{Nudged, buttons, press};
use super::closer;
use super::desk::{Desk, Tapping, advised, grapples, means, spot};
use super::place::{STRIP_FIELD, roof_at, village};
use super::string;
use crate::games::ninja_night::data::{BASE, HOUSES, TREES};
use crate::games::ninja_night::moves::{Designation, Means};
use crate::games::ninja_night::{Action, House, Illegal, Move, NinjaNight, Phase, Roof, Throw};
use crate::geometry::Point;
use crate::kernel::{Game, Seat};
use crate::ui::stage::picture::{self, Stroke, Touch};
use crate::ui::stage::staged::Scene;

/// What a touch does, and the moves to try.
pub(super) fn touch(scene: &Scene<NinjaNight>, desk: &mut Desk, touch: Touch) -> Vec<Move> {
    desk.turned = [0; 2];
    if let Touch::Stroke(stroke) = touch {
        return match stroke.field {
            STRIP_FIELD => string::draw(scene, desk, stroke),
            // While the string is in one hand, the other does nothing in the village.
            _ if desk.pull.is_some() => Vec::new(),
            _ => tap_village(scene, desk, stroke),
        };
    }
    let roof = |cell: usize| Roof::all().nth(cell);
    match touch {
        Touch::Over(over) => {
            desk.over = over.and_then(roof);
            // A pointer sees where it points; keys lead to what may be out of sight.
            if let Some(roof) = desk.over {
                closer::follow(scene.view.game(), desk, roof);
            }
        }
        Touch::Tap(LOUPE) => closer::toggle(scene, desk),
        Touch::Tap(cell) => {
            let trees = scene.view.game().village().trees();
            return match (roof(cell), trees.get(cell.wrapping_sub(HOUSES))) {
                (Some(roof), _) => name(scene, desk, roof, None),
                (None, Some(tree)) => no_roof(scene, desk, tree.centre).into_iter().collect(),
                (None, None) => Vec::new(),
            };
        }
        Touch::Button(index, _) => {
            if let Some(&does) = buttons(scene, desk).get(index) {
                return press(scene, desk, does);
            }
        }
        Touch::Cancel => string::call_off(desk),
        Touch::Press(_) | Touch::Drag(_) | Touch::Release(_) | Touch::Stroke(_) => {}
    }
    Vec::new()
}

/// The cell of the loupe: after all buildings and trees.
const LOUPE: usize = HOUSES + TREES;

/// A pointer has gone so far when it draws what is looked at along.
const MEANT: i32 = 60;

/// A pointer in the village: on the own roof it moves the ninja, on another it designates a point; where the village is
/// looked at closely it draws it along.
fn tap_village(scene: &Scene<NinjaNight>, desk: &mut Desk, stroke: Stroke) -> Vec<Move> {
    let game = scene.view.game();
    let point = village(stroke.at);
    let own = scene.actor.and_then(|seat| game.roof_of(seat));
    if stroke.phase == picture::Phase::Down {
        let new =
            Tapping { pointer: stroke.pointer, from: stroke.at, on: roof_at(game, point), draws: false };
        desk.tapping.get_or_insert(new);
        return Vec::new();
    }
    let Some(tapping) = desk.tapping.filter(|tapping| tapping.pointer == stroke.pointer) else {
        return Vec::new();
    };
    let stands = tapping.on.filter(|&on| own == Some(on) && means(scene, desk).is_some());
    match stroke.phase {
        picture::Phase::Move => match stands {
            Some(roof) => stand(scene, desk, roof, point),
            None => {
                let by = (tapping.from.0 - stroke.at.0, tapping.from.1 - stroke.at.1);
                if tapping.draws || by.0.abs().max(by.1.abs()) > MEANT {
                    closer::draw_along(desk, by);
                    desk.tapping = Some(Tapping { draws: closer::near(desk).is_some(), ..tapping });
                }
            }
        },
        picture::Phase::Up => {
            desk.tapping = None;
            let is_same = own == tapping.on || roof_at(game, point) == tapping.on;
            let loupe = closer::loupe(desk);
            if loupe.has(tapping.from) && loupe.has(stroke.at) {
                closer::toggle(scene, desk);
            } else if let Some(roof) = tapping.on.filter(|_| is_same && !tapping.draws) {
                return name(scene, desk, roof, Some(point));
            } else if tapping.on.is_none() && is_same && !tapping.draws {
                return no_roof(scene, desk, point).into_iter().collect();
            }
        }
        picture::Phase::Down | picture::Phase::Lost => desk.tapping = None,
    }
    Vec::new()
}

/// Puts the own ninja where it stands wholly on its roof, nearest to a point.
fn stand(scene: &Scene<NinjaNight>, desk: &mut Desk, own: Roof, point: Point) {
    let house = scene.view.game().village().house(own);
    // One tenth further in, where rounding cannot push it out.
    let spot = if house.carries(point) { point } else { house.roof().settle(point, BASE + 1) };
    if house.carries(spot) {
        desk.spot = Some(spot);
    }
}

/// A roof is named, at a point of it or as a whole.
fn name(scene: &Scene<NinjaNight>, desk: &mut Desk, roof: Roof, point: Option<Point>) -> Vec<Move> {
    let game = scene.view.game();
    desk.over = Some(roof);
    let Some(seat) = scene.actor else { return Vec::new() };
    if game.phase() == Phase::Placing {
        return vec![Move::Place(roof)];
    }
    if let Some(token) = grapples(scene, desk) {
        return vec![Move::Grapple { token, target: roof }];
    }
    let Some(means) = means(scene, desk) else { return unplanned(scene, seat, roof).into_iter().collect() };
    if game.roof_of(seat) == Some(roof) {
        match point {
            Some(point) => stand(scene, desk, roof, point),
            None => desk.shifts = true,
        }
        return aim_again(scene, desk);
    }
    let house = game.village().house(roof);
    let aim = point.map_or(house.centre, |point| upon(house, point));
    let victim = match means {
        Means::Leap => None,
        // Nobody there: the rules say so.
        _ => Some(victim(scene, desk, roof, point).unwrap_or(seat)),
    };
    aim_at(scene, desk, Designation { means, victim, target: roof }, aim)
}

/// The point of a roof that is nearest to another.
fn upon(house: &House, point: Point) -> Point {
    if house.roof().contains(point) { point } else { house.roof().settle(point, 10) }
}

/// What is tried with a roof while no string can be thrown: something that the rules refuse, so that they say why.
fn unplanned(scene: &Scene<NinjaNight>, seat: Seat, roof: Roof) -> Option<Move> {
    let game = scene.view.game();
    let own = game.ninja(seat).filter(|own| own.roof != roof && game.phase() != Phase::Planning)?;
    let rival = Seat::all(game.seats()).find(|&other| game.roof_of(other) == Some(roof));
    let throw = Throw { spot: own.spot, aim: game.village().house(roof).centre, length: 1 };
    let held = rival.and_then(|rival| game.pack(rival).tokens().next());
    let tried = match (game.action(), rival, held) {
        (Action::Attack, Some(victim), _) => Move::Attack { victim, throw },
        (Action::Steal, _, Some(token)) => Move::Steal(token),
        _ => Move::Leap { target: roof, throw },
    };
    game.check(seat, &tried).is_err().then_some(tried)
}

/// What is tried where no roof is: something that the rules refuse, so that they say why.
fn no_roof(scene: &Scene<NinjaNight>, desk: &Desk, aim: Point) -> Option<Move> {
    let (game, seat) = (scene.view.game(), scene.actor?);
    let means = means(scene, desk);
    if game.phase() == Phase::Placing {
        return Some(Move::Done);
    }
    if game.phase() == Phase::Planning || (desk.tool.is_some() && means.is_none()) {
        return None;
    }
    let own = game.ninja(seat)?;
    let target = Roof::all().find(|&roof| roof != own.roof)?;
    let shot = Designation { means: means.unwrap_or(Means::Leap), victim: Some(seat), target };
    let tried = shot.throw(Throw { spot: own.spot, aim, length: 1 });
    game.check(seat, &tried).is_err().then_some(tried)
}

/// By how much a step shifts.
const NUDGE: i32 = 47;

/// Shifts the ninja or the point aimed at: to the left, up, down or to the right.
pub(super) fn nudge(scene: &Scene<NinjaNight>, desk: &mut Desk, nudged: Nudged, way: usize) -> Vec<Move> {
    let game = scene.view.game();
    let (x, y) = [(-NUDGE, 0), (0, -NUDGE), (0, NUDGE), (NUDGE, 0)][way % 4];
    let shifted = |point: Point| Point::new(point.x + x, point.y + y);
    match nudged {
        Nudged::Ninja => {
            let own = scene.actor.and_then(|seat| game.roof_of(seat));
            let (Some(own), Some(spot)) = (own, spot(scene, desk)) else { return Vec::new() };
            stand(scene, desk, own, shifted(spot));
        }
        Nudged::Aim => {
            for (shot, aim) in [&mut desk.aim, &mut desk.barred].into_iter().flatten() {
                *aim = upon(game.village().house(shot.target), shifted(*aim));
            }
        }
    }
    aim_again(scene, desk)
}

/// Aims as the hint does, from where it does. How far is for the eye of whoever follows it.
pub(super) fn follow(scene: &Scene<NinjaNight>, desk: &mut Desk) -> Vec<Move> {
    let Some((shot, throw)) = advised(scene, desk) else { return Vec::new() };
    desk.clear();
    desk.spot = Some(throw.spot);
    if let Means::Shuriken(token) | Means::Kunai(token) = shot.means {
        desk.tool = Some(token);
    }
    aim_at(scene, desk, shot, throw.aim)
}

/// Designates the same again: from another place something may be in the way, or nothing any more.
fn aim_again(scene: &Scene<NinjaNight>, desk: &mut Desk) -> Vec<Move> {
    match desk.aim.or(desk.barred) {
        Some((shot, aim)) => aim_at(scene, desk, shot, aim),
        None => Vec::new(),
    }
}

/// The rival on a roof: the one nearest to the point; without a point the next after the one aimed at.
fn victim(scene: &Scene<NinjaNight>, desk: &Desk, roof: Roof, point: Option<Point>) -> Option<Seat> {
    let game = scene.view.game();
    let there = || Seat::all(game.seats()).filter(|&seat| game.roof_of(seat) == Some(roof));
    if let Some(point) = point {
        let far = |seat: &Seat| game.ninja(*seat).map(|standing| standing.spot.squared_distance(point));
        return there().min_by_key(far);
    }
    let before = desk.aim.and_then(|(shot, _)| shot.victim);
    there().find(|&seat| before.is_some_and(|before| seat > before)).or_else(|| there().next())
}

/// Designates a point if the rules let it be; else the rules are asked to say why not.
fn aim_at(scene: &Scene<NinjaNight>, desk: &mut Desk, shot: Designation, aim: Point) -> Vec<Move> {
    let (Some(seat), Some(spot)) = (scene.actor, spot(scene, desk)) else { return Vec::new() };
    let tried = shot.throw(Throw { spot, aim, length: 1 });
    desk.length = 0;
    match scene.view.game().check(seat, &tried) {
        Ok(()) => {
            (desk.aim, desk.barred, desk.chosen) = (Some((shot, aim)), None, None);
            Vec::new()
        }
        Err(why) => {
            desk.aim = None;
            desk.barred = matches!(why, Illegal::Blocked(_)).then_some((shot, aim));
            vec![tried]
        }
    }
}
