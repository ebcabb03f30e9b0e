//! The dice on the table, in hands and by the house, and the way by which they came there.

use super::dice;
use super::hand::{Desk, look};
use super::layout::{Look, Point};
use super::marks::flown;
use super::rail::Left;
use crate::games::ninja_dice::data::{SKILLS, THREATS, ThreatFace};
use crate::games::ninja_dice::tumble::FRAMES;
use crate::games::ninja_dice::{Event, Lying, NinjaDice, Phase, Pose, Rest, Threat};
use crate::geometry::Turn;
use crate::kernel::Seat;
use crate::ui::stage::picture::Sprite;
use crate::ui::stage::staged::Scene;

/// Of the frames of a throw every so many make the way of a die.
const EVERY: usize = 2;
/// How many of these a die takes that is then laid elsewhere.
const AFTER: usize = 14;
/// How many of them dice stay where they lay when a turn ended, so that it is seen how: a second and a half.
const STAY: usize = 45;
/// How long it takes to lay a die elsewhere, in milliseconds.
const LAID: u32 = 320;

/// How a die lies in the drawing.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Spot {
    at: Point,
    turn: Turn,
}

/// How a die came to where it is now.
#[derive(Default)]
struct Came {
    /// The way of its throw, if it was thrown with the last step.
    roll: Vec<Spot>,
    /// Where it lay for a while then, because a turn was over.
    stayed: Option<Spot>,
    /// What it showed until it was here.
    was: Option<String>,
    /// How it looks while it rolls, showing nothing yet.
    blank: String,
}

/// Skill dice first, then threat dice.
pub(super) fn sprites(scene: &Scene<NinjaDice>, desk: &Desk) -> Vec<Sprite> {
    let left = Left::of(scene);
    let skills = (0..SKILLS).map(|die| skill(scene, desk, die, left.as_ref()));
    let threats = (0..THREATS).map(|die| threat(scene, desk, die, left.as_ref()));
    skills.chain(threats).collect()
}

/// When the dice of the last throw lie still, in milliseconds after it.
pub(super) fn rests(desk: &Desk) -> u32 {
    desk.track.len() as u32 * 1000 / FRAMES
}

/// How long a throw and what comes of it are to be seen, in milliseconds.
pub(super) fn settles(sprites: &[Sprite]) -> u32 {
    sprites.iter().filter(|sprite| !sprite.turns.is_empty()).map(|sprite| sprite.pace).max().unwrap_or(0)
}

fn skill(scene: &Scene<NinjaDice>, desk: &Desk, die: usize, left: Option<&Left>) -> Sprite {
    let (game, look) = (scene.view.game(), look(scene));
    let roll = rolled(look, desk, |rest| Some(rest.skills[die]));
    let lies = |lying: &Lying| Spot::of(look, &lying.pose);
    let lay = left.and_then(|left| left.skills[die]);
    let Some(lying) = game.skills()[die] else {
        // After the last turn its dice stay.
        if let Some(lying) = lay.filter(|_| game.phase() == Phase::Over) {
            let came = Came { roll, blank: dice::skill(None), ..Came::default() };
            return arrived(look, &lying.pose, (0, 0), "die", &dice::skill(Some(lying.face)), came);
        }
        let active = game.active();
        let number = game.skills()[..die].iter().filter(|die| die.is_none()).count();
        let offset = desk.pulled(active).unwrap_or_default();
        let class = if desk.has_thrown(game, active) { "die ready" } else { "die held" };
        let came = lay.map_or_else(Came::default, |lying| Came {
            roll,
            stayed: Some(lies(&lying)),
            was: Some(dice::skill(Some(lying.face))),
            blank: dice::skill(None),
        });
        return arrived(look, &look.held(active, number), offset, class, &dice::skill(None), came);
    };
    let pose = desk.places[die].unwrap_or(lying.pose);
    let offset = desk.dragged(game, die as u8).unwrap_or_default();
    let class = match (desk.throws(die as u8), offset != (0, 0)) {
        (_, true) => "die drag",
        (true, false) => "die again",
        (false, false) => "die",
    };
    let is_fresh = game.fresh() & (1 << die) != 0;
    let roll = if is_fresh { roll } else { Vec::new() };
    let came = Came { roll, blank: dice::skill(None), ..Came::default() };
    let mut sprite = arrived(look, &pose, offset, class, &dice::skill(Some(lying.face)), came);
    let laid = scene.last.iter().find_map(|event| match event {
        Event::Laid { die: laid, from, .. } if usize::from(*laid) == die => Some(*from),
        _ => None,
    });
    if let (Some(from), true) = (laid, sprite.way.is_empty()) {
        (sprite.way, sprite.pace) = (vec![look.place(&from), look.place(&pose)], LAID);
    }
    sprite
}

fn threat(scene: &Scene<NinjaDice>, desk: &Desk, die: usize, left: Option<&Left>) -> Sprite {
    let (game, look) = (scene.view.game(), look(scene));
    let thrown = thrown(scene, die);
    let roll = match thrown {
        Some(_) => rolled(look, desk, |rest| rest.threats[die]),
        None => Vec::new(),
    };
    let was = thrown.map(|(seat, face, _)| dice::threat(Some(seat), Some(face)));
    let blank = thrown.map_or_else(String::new, |(seat, ..)| dice::threat(Some(seat), None));
    let hourglass = || dice::threat(None, Some(ThreatFace::Hourglass));
    let slot = |threats: &[Threat; THREATS]| {
        let number = threats[..die].iter().filter(|&&threat| threat == Threat::Kept).count();
        Spot { at: look.hourglass(number), turn: Turn::ZERO }
    };
    // Where it lay when the turn ended, and what it showed.
    let lay = left.and_then(|left| match left.threats[die] {
        Threat::Kept => Some((slot(&left.threats), was.clone().unwrap_or_else(hourglass))),
        _ => Some((Spot::of(look, &thrown?.2), was.clone()?)),
    });
    match game.threats()[die] {
        Threat::Lying { seat, face, pose, done } => {
            let class = if done && face == ThreatFace::Arrow { "die done" } else { "die" };
            let drawing = dice::threat(Some(seat), Some(face));
            arrived(look, &pose, (0, 0), class, &drawing, Came { roll, blank, ..Came::default() })
        }
        Threat::Held(seat) => {
            let is_held = |threat: &&Threat| **threat == Threat::Held(seat);
            let number = game.threats()[..die].iter().filter(is_held).count();
            let offset = desk.pulled(seat).unwrap_or_default();
            let class = if desk.has_thrown(game, seat) { "die ready" } else { "die held" };
            let pose = look.held(seat, number);
            let came = match lay {
                Some((spot, was)) => Came { roll, stayed: Some(spot), was: Some(was), blank },
                // Dealt for the next turn: it is not seen before that begins.
                None if left.is_some() => {
                    let spot = Spot::of(look, &pose);
                    let roll = vec![spot; desk.track.len().div_ceil(EVERY)];
                    Came { roll, stayed: Some(spot), was: Some(String::new()), blank }
                }
                None => Came::default(),
            };
            arrived(look, &pose, offset, class, &dice::threat(Some(seat), None), came)
        }
        Threat::Kept => {
            let spot = slot(game.threats());
            let mut sprite =
                finished("die kept", spot, &hourglass(), &Came { roll, stayed: None, was, blank });
            let lay = scene.last.iter().find_map(|event| match event {
                Event::Kept { from, .. } => from[die],
                _ => None,
            });
            if let (Some(pose), true) = (lay, sprite.way.is_empty()) {
                (sprite.way, sprite.pace) = (vec![look.place(&pose), spot.at], LAID);
            }
            sprite
        }
        Threat::Aside => match (lay, thrown) {
            // After the last turn it stays.
            (Some((spot, was)), _) if game.phase() == Phase::Over => {
                finished("die", spot, &was, &Came { roll, blank, ..Came::default() })
            }
            // It lies there until the next turn begins.
            (Some((spot, was)), _) => {
                finished("die", spot, "", &Came { roll, stayed: Some(spot), was: Some(was), blank })
            }
            // Put aside: it is still seen where it fell while that is news.
            (None, Some((seat, face, pose))) => {
                let drawing = dice::threat(Some(seat), Some(face));
                arrived(look, &pose, (0, 0), "die aside", &drawing, Came { roll, blank, ..Came::default() })
            }
            (None, None) => Sprite { class: "die gone".to_owned(), ..Sprite::default() },
        },
    }
}

/// Who threw a threat die with the last step or shot its arrow, what it showed and how it lay.
fn thrown(scene: &Scene<NinjaDice>, die: usize) -> Option<(Seat, ThreatFace, Pose)> {
    let thrown = scene.last.iter().find_map(|event| match event {
        Event::Thrown { tumble, rest, threats, .. } => {
            Some((tumble.threats[die]?, threats[die]?, rest.threats[die]?))
        }
        _ => None,
    });
    thrown.or_else(|| flown(scene, die as u8).map(|(seat, pose)| (seat, ThreatFace::Arrow, pose)))
}

/// The way of a die in the last throw.
fn rolled(look: Look, desk: &Desk, came: impl Fn(&Rest) -> Option<Pose>) -> Vec<Spot> {
    let frames = desk.track.iter().filter_map(&came);
    let last = frames.clone().last();
    frames.step_by(EVERY).chain(last).map(|pose| Spot::of(look, &pose)).collect()
}

impl Spot {
    fn of(look: Look, pose: &Pose) -> Self {
        Self { at: look.place(pose), turn: look.turn(pose.turn) }
    }

    /// How far it is turned against another, by the shorter way, in parts of a turn.
    fn beyond(self, other: Self) -> i32 {
        let parts = Turn::new(i32::from(self.turn.parts()) - i32::from(other.turn.parts())).parts();
        if parts >= 2048 { i32::from(parts) - 4096 } else { i32::from(parts) }
    }
}

impl Came {
    /// The whole way to where it is now.
    fn way(&self, now: Spot) -> Vec<Spot> {
        let mut way = self.roll.clone();
        if let Some(stayed) = self.stayed {
            glide(&mut way, stayed);
            way.extend([stayed; STAY]);
        }
        if !way.is_empty() {
            glide(&mut way, now);
        }
        way
    }

    /// How many frames it rolls before it lies still.
    fn rolls(&self) -> usize {
        let last = self.roll.last();
        self.roll.iter().rposition(|spot| Some(spot) != last).map_or(0, |place| place + 1)
    }
}

/// Goes on along a way to a spot.
fn glide(way: &mut Vec<Spot>, to: Spot) {
    let Some(&from) = way.last() else { return way.push(to) };
    if from == to {
        return;
    }
    let turn = to.beyond(from);
    way.extend((1..=AFTER as i32).map(|step| {
        let part = |from: i32, to: i32| from + (to - from) * step / AFTER as i32;
        Spot {
            at: (part(from.at.0, to.at.0), part(from.at.1, to.at.1)),
            turn: Turn::new(i32::from(from.turn.parts()) + part(0, turn)),
        }
    }));
}

/// A die that lies, or is held, at a place of the table, so far from it as it is being dragged.
fn arrived(look: Look, pose: &Pose, (dx, dy): Point, class: &str, drawing: &str, came: Came) -> Sprite {
    let (_, rest) = look.exact(pose.x.into(), pose.y.into());
    let spot = Spot::of(look, pose);
    let came = if (dx, dy) == (0, 0) { came } else { Came::default() };
    let laid = |drawing: &str| dice::laid(drawing, rest, spot.turn);
    sprite(class, Spot { at: (spot.at.0 + dx, spot.at.1 + dy), ..spot }, drawing, &came, &laid)
}

/// A die at a place of the drawing.
fn finished(class: &str, spot: Spot, drawing: &str, came: &Came) -> Sprite {
    sprite(class, spot, drawing, came, &|drawing| dice::laid(drawing, (0, 0), spot.turn))
}

/// A die at the end of its way. While it rolls it shows nothing; what it showed then gives way to what it shows now.
fn sprite(class: &str, spot: Spot, drawing: &str, came: &Came, laid: &dyn Fn(&str) -> String) -> Sprite {
    let (way, rolls) = (came.way(spot), came.rolls());
    let fallen = |face: &str| match rolls {
        0 => laid(face),
        _ => format!(r#"<g class="rolls">{}</g><g class="rest">{}</g>"#, laid(&came.blank), laid(face)),
    };
    let drawing = match &came.was {
        Some(was) if !way.is_empty() => {
            format!(r#"<g class="was">{}</g><g class="now">{}</g>"#, fallen(was), laid(drawing))
        }
        _ => fallen(drawing),
    };
    let milliseconds = |frames: usize| (frames * EVERY) as u32 * 1000 / FRAMES;
    // Backwards from the end, by the shorter way from frame to frame.
    let mut turns = vec![0; way.len()];
    let (mut total, mut next) = (0, spot);
    for (turned, &frame) in turns.iter_mut().zip(&way).rev() {
        total += frame.beyond(next);
        (*turned, next) = (total * 3600 / 4096, frame);
    }
    Sprite {
        class: class.to_owned(),
        at: Some(spot.at),
        drawing,
        pace: milliseconds(way.len()),
        rests: milliseconds(rolls),
        way: way.iter().map(|spot| spot.at).collect(),
        turns,
    }
}
