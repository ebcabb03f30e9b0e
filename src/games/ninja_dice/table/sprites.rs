//! The dice on the table, in hands and by the house, and the way by which they came there.

use super::dice;
use super::hand::{Desk, look};
use super::layout::{self, Look, Point};
use crate::games::ninja_dice::data::{SKILLS, SkillFace, THREATS, ThreatFace};
use crate::games::ninja_dice::tumble::FRAMES;
use crate::games::ninja_dice::{Event, NinjaDice, Pose, Rest, Threat};
use crate::geometry::Turn;
use crate::ui::picture::Sprite;
use crate::ui::staged::Scene;

/// Of the frames of a throw every so many make the way of a die.
const EVERY: usize = 2;
/// How many of these a die takes that is then laid elsewhere.
const AFTER: usize = 18;

/// How long it takes to lay a die elsewhere, in milliseconds.
const LAID: u32 = 320;

/// What the dice of the last step showed when they were thrown.
type Shown = ([Option<SkillFace>; SKILLS], [Option<ThreatFace>; THREATS]);

/// Skill dice first, then threat dice.
pub(super) fn sprites(scene: &Scene<NinjaDice>, desk: &Desk) -> Vec<Sprite> {
    let shown = scene.last.iter().find_map(|event| match event {
        Event::Thrown { skills, threats, .. } => Some((*skills, *threats)),
        _ => None,
    });
    let shown = shown.unwrap_or_default();
    let skills = (0..SKILLS).map(|die| skill(scene, desk, die, &shown));
    let threats = (0..THREATS).map(|die| threat(scene, desk, die, &shown));
    skills.chain(threats).collect()
}

fn skill(scene: &Scene<NinjaDice>, desk: &Desk, die: usize, shown: &Shown) -> Sprite {
    let game = scene.view.game();
    let look = look(scene);
    let active = game.active();
    let thrown = shown.0[die];
    let came = |rest: &Rest| Some(rest.skills[die]);
    let Some(lying) = game.skills()[die] else {
        let number = game.skills()[..die].iter().filter(|die| die.is_none()).count();
        let offset = desk.pulled(active).unwrap_or_default();
        let class = if game.ready().has(active) { "die ready" } else { "die held" };
        let drawings = (thrown.map(|face| dice::skill(Some(face))), dice::skill(None));
        return arrived(look, desk, &look.held(active, number), offset, class, drawings, came);
    };
    let pose = desk.places[die].unwrap_or(lying.pose);
    let offset = desk.dragged(game, die as u8).unwrap_or_default();
    let class = match (desk.throws(die as u8), offset != (0, 0)) {
        (_, true) => "die drag",
        (true, false) => "die again",
        (false, false) => "die",
    };
    let drawing = dice::skill(Some(lying.face));
    if thrown.is_some() {
        return arrived(look, desk, &pose, offset, class, (None, drawing), came);
    }
    let laid = scene.last.iter().find_map(|event| match event {
        Event::Laid { die: laid, from, .. } if usize::from(*laid) == die => Some(*from),
        _ => None,
    });
    let mut sprite = still(look, &pose, offset, class, &drawing);
    if let (Some(from), Some(at)) = (laid, sprite.at) {
        (sprite.way, sprite.pace) = (vec![look.place(&from), at], LAID);
    }
    sprite
}

fn threat(scene: &Scene<NinjaDice>, desk: &Desk, die: usize, shown: &Shown) -> Sprite {
    let game = scene.view.game();
    let look = look(scene);
    let came = |rest: &Rest| rest.threats[die];
    let by = scene.last.iter().find_map(|event| match event {
        Event::Thrown { tumble, .. } => tumble.threats[die],
        _ => None,
    });
    let thrown = by.zip(shown.1[die]);
    let was = thrown.map(|(seat, face)| dice::threat(Some(seat), Some(face)));
    match game.threats()[die] {
        Threat::Lying { seat, face, pose, done } => {
            let class = if done && face == ThreatFace::Arrow { "die done" } else { "die" };
            let drawing = dice::threat(Some(seat), Some(face));
            match thrown {
                Some(_) => arrived(look, desk, &pose, (0, 0), class, (None, drawing), came),
                None => still(look, &pose, (0, 0), class, &drawing),
            }
        }
        Threat::Held(seat) => {
            let is_held = |threat: &&Threat| **threat == Threat::Held(seat);
            let number = game.threats()[..die].iter().filter(is_held).count();
            let offset = desk.pulled(seat).unwrap_or_default();
            let class = if game.ready().has(seat) { "die ready" } else { "die held" };
            let drawings = (was, dice::threat(Some(seat), None));
            arrived(look, desk, &look.held(seat, number), offset, class, drawings, came)
        }
        Threat::Kept => {
            let number = game.threats()[..die].iter().filter(|&&threat| threat == Threat::Kept).count();
            let at = layout::hourglass(number);
            let now = dice::laid(&dice::threat(None, Some(ThreatFace::Hourglass)), (0, 0), Turn::ZERO);
            let was = was.map(|was| dice::laid(&was, (0, 0), Turn::ZERO));
            let (way, turns) = tumbled(look, desk, at, Turn::ZERO, came);
            let mut sprite = finished("die kept", at, (was, now), way, turns);
            let lay = scene.last.iter().find_map(|event| match event {
                Event::Kept { from, .. } => from[die],
                _ => None,
            });
            if let (Some(pose), true) = (lay, sprite.way.is_empty()) {
                (sprite.way, sprite.pace) = (vec![look.place(&pose), at], LAID);
            }
            sprite
        }
        // Put aside: it is still seen where it fell while that is news.
        Threat::Aside => match (was, desk.track.last().and_then(came)) {
            (Some(was), Some(pose)) => arrived(look, desk, &pose, (0, 0), "die aside", (None, was), came),
            (Some(was), None) => match rest(scene).and_then(|rest| came(&rest)) {
                Some(pose) => still(look, &pose, (0, 0), "die aside", &was),
                None => Sprite { class: "die gone".to_owned(), ..Sprite::default() },
            },
            (None, _) => Sprite { class: "die gone".to_owned(), ..Sprite::default() },
        },
    }
}

/// How the dice of the last throw lay.
fn rest(scene: &Scene<NinjaDice>) -> Option<Rest> {
    scene.last.iter().find_map(|event| match event {
        Event::Thrown { rest, .. } => Some(*rest),
        _ => None,
    })
}

/// A die that did not come from anywhere.
fn still(look: Look, pose: &Pose, (dx, dy): Point, class: &str, drawing: &str) -> Sprite {
    let ((x, y), rest) = look.exact(pose.x.into(), pose.y.into());
    Sprite {
        class: class.to_owned(),
        at: Some((x + dx, y + dy)),
        drawing: dice::laid(drawing, rest, look.turn(pose.turn)),
        ..Sprite::default()
    }
}

/// A die that was thrown with the last step, if there is a track of it, and is there now.
fn arrived(
    look: Look,
    desk: &Desk,
    pose: &Pose,
    (dx, dy): Point,
    class: &str,
    (was, now): (Option<String>, String),
    came: impl Fn(&Rest) -> Option<Pose>,
) -> Sprite {
    let ((x, y), rest) = look.exact(pose.x.into(), pose.y.into());
    let turn = look.turn(pose.turn);
    let (way, turns) = match (dx, dy) {
        (0, 0) if was.is_some() || class != "die held" && class != "die ready" => {
            tumbled(look, desk, (x, y), turn, came)
        }
        _ => Default::default(),
    };
    let drawings = (was.map(|was| dice::laid(&was, rest, turn)), dice::laid(&now, rest, turn));
    finished(class, (x + dx, y + dy), drawings, way, turns)
}

/// A die at the end of its way. What it showed on the way gives way to what it shows now.
fn finished(
    class: &str,
    at: Point,
    (was, now): (Option<String>, String),
    way: Vec<Point>,
    turns: Vec<i32>,
) -> Sprite {
    let drawing = match was {
        Some(was) if !way.is_empty() => format!(r#"<g class="was">{was}</g><g class="now">{now}</g>"#),
        _ => now,
    };
    let pace = (way.len() * EVERY) as u32 * 1000 / FRAMES;
    Sprite { class: class.to_owned(), at: Some(at), drawing, way, turns, pace }
}

/// The way of a die in the last throw to where it is now, and how it turns against how it lies there.
fn tumbled(
    look: Look,
    desk: &Desk,
    at: Point,
    turn: Turn,
    came: impl Fn(&Rest) -> Option<Pose>,
) -> (Vec<Point>, Vec<i32>) {
    let frames = desk.track.iter().filter_map(&came);
    let Some(last) = frames.clone().last() else { return Default::default() };
    let mut poses: Vec<Pose> = frames.step_by(EVERY).collect();
    poses.push(last);
    let mut way: Vec<Point> = poses.iter().map(|pose| look.place(pose)).collect();
    let mut angles: Vec<Turn> = poses.iter().map(|pose| look.turn(pose.turn)).collect();
    let end = way.last().copied().unwrap_or(at);
    if end != at {
        let between = |from: i32, to: i32, step: usize| from + (to - from) * step as i32 / AFTER as i32;
        way.extend((1..=AFTER).map(|step| (between(end.0, at.0, step), between(end.1, at.1, step))));
        angles.extend([angles.last().copied().unwrap_or(turn); AFTER - 1]);
        angles.push(turn);
    }
    // Backwards from the end, by the shorter way from frame to frame.
    let mut turns = vec![0; angles.len()];
    let (mut total, mut next) = (0, turn);
    for (place, angle) in turns.iter_mut().zip(&angles).rev() {
        let step = Turn::new(i32::from(angle.parts()) - i32::from(next.parts())).parts();
        total += if step >= 2048 { i32::from(step) - 4096 } else { i32::from(step) };
        (*place, next) = (total * 3600 / 4096, *angle);
    }
    (way, turns)
}
