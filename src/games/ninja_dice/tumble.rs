//! How thrown dice slide, turn, bounce and come to rest.
//!
//! Dice are equal squares with round corners that slide on the table, rub, and bounce off its border, off each other and
//! off dice that lie. Where they end follows from the hands that threw them and a little luck; what they show does not
//! come from here. Everything is computed with `+ - * /` and `sqrt`, so the same throw ends the same everywhere.

use serde::{Deserialize, Serialize};

use super::data::{DIE, ROUND, SEATS, SKILLS, THREATS};
use super::gesture::Gesture;
use super::place::{Pose, TABLE};
use crate::geometry::{Turn, Vector};
use crate::kernel::{Chance, Fast, Seat};

/// So many frames make a second.
pub const FRAMES: u32 = 60;
/// No throw takes longer, in frames: two and a half seconds.
const LONGEST: u32 = FRAMES * 5 / 2;
/// From this frame on everything slows down faster.
const LATE: u32 = FRAMES * 2;
/// No die goes farther than this in a step, in millimetres, so that none passes through another.
const STRIDE: f64 = 5.0;

/// How often dice that came to rest in a crowd are moved out of each other.
const PARTINGS: u32 = 12;

/// What rubbing takes from the speed in a second, in millimetres a second.
const RUB: f64 = 900.0;
/// What it takes from the spin in a second, in radians a second.
const TWIST: f64 = 25.0;
/// How much of its speed a die keeps when it bounces.
const BOUNCE: f64 = 0.45;
/// How much dice grip each other and the border.
const GRIP: f64 = 0.25;
/// How a die resists being spun, by its mass: that of a square.
const INERTIA: f64 = (DIE as f64 / 100.0) * (DIE as f64 / 100.0) / 6.0;
/// The inner square of a die without its round rim, from the middle; in millimetres like all that follows.
const CORE: f64 = (DIE / 2 - ROUND) as f64 / 100.0;
/// The round rim, with a hair of air.
const RIM: f64 = ROUND as f64 / 100.0 + 0.02;
/// The table is as wide and high.
const WIDE: f64 = TABLE as f64 / 100.0;

/// How far apart the dice leave a hand, in hundredths of a millimetre: so that none is in another, however turned.
const SPREAD: i32 = 2300;

/// One throw of all dice at once: all that its animation needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tumble {
    /// How many sit at the table.
    pub seats: u8,
    /// Who throws the skill dice.
    pub active: Seat,
    /// How the skill dice lie that are not thrown.
    pub lying: [Option<Pose>; SKILLS],
    /// Who throws which threat die.
    pub threats: [Option<Seat>; THREATS],
    /// How each seat throws.
    pub gestures: [Option<Gesture>; SEATS],
    /// What chance adds to it.
    pub luck: u32,
}

/// How all dice of a throw lie in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rest {
    /// The skill dice, thrown or not.
    pub skills: [Pose; SKILLS],
    /// The threat dice that were thrown.
    pub threats: [Option<Pose>; THREATS],
}

/// A die on its way.
#[derive(Clone, Copy, Debug)]
struct Body {
    /// Its middle, in millimetres.
    at: Vector,
    /// Where its right-hand side points.
    aside: Vector,
    speed: Vector,
    spin: f64,
    /// Not thrown: nothing moves it.
    fixed: bool,
    /// Something moved it since all were last held against each other: only then can it touch something new.
    moved: bool,
}

/// Where two bodies touch: the place, straight from the second to the first, and how deep they are in each other.
struct Contact {
    place: Vector,
    normal: Vector,
    depth: f64,
}

/// The most dice there can be on the table.
const MOST: usize = SKILLS + THREATS;

impl Tumble {
    /// Lets all dice come to rest.
    #[must_use]
    pub fn run(&self) -> Rest {
        let (mut bodies, count) = self.launched();
        roll(&mut bodies[..count], |_| {});
        self.settled(&mut bodies[..count])
    }

    /// The way of all dice, [`FRAMES`] poses a second, the rest as [`Tumble::run`] gives it at the end.
    #[must_use]
    pub fn track(&self) -> Vec<Rest> {
        let (mut bodies, count) = self.launched();
        let mut track = Vec::new();
        roll(&mut bodies[..count], |bodies| {
            track.push(self.sorted(bodies.iter().filter(|body| !body.fixed).map(Body::pose)));
        });
        track.push(self.settled(&mut bodies[..count]));
        track
    }

    /// The dice as the hands let go of them: lying skill dice, thrown ones, then threat dice, each kind in order.
    fn launched(&self) -> ([Body; MOST], usize) {
        let mut luck = Fast::new(u64::from(self.luck));
        let mut poses = [Pose::default(); MOST];
        let mut bodies = [Body::lying(&Pose::default()); MOST];
        let mut count = 0;
        for pose in self.lying.iter().flatten() {
            (poses[count], bodies[count]) = (*pose, Body::lying(pose));
            count += 1;
        }
        let mut held = [0; SEATS];
        let skills = self.lying.iter().filter(|pose| pose.is_none()).map(|_| self.active);
        for seat in skills.chain(self.threats.iter().copied().flatten()) {
            let place = seat.index().min(SEATS - 1);
            let gesture = self.gestures[place].unwrap_or_else(|| Gesture::usual(seat, self.seats));
            let (pose, speed, spin) = let_go(&gesture, held[place], &mut luck);
            held[place] += 1;
            poses[count] = pose.freed(&poses[..count]);
            bodies[count] = Body { speed, spin, fixed: false, ..Body::lying(&poses[count]) };
            count += 1;
        }
        (bodies, count)
    }

    /// Whole numbers for where the dice came to rest, none of them in another.
    fn settled(&self, bodies: &mut [Body]) -> Rest {
        for _ in 0..PARTINGS {
            if !part(bodies) {
                break;
            }
        }
        let mut poses = [Pose::default(); MOST];
        let lying = self.lying.iter().flatten().count();
        for (place, pose) in poses.iter_mut().zip(self.lying.iter().flatten()) {
            *place = *pose;
        }
        for (index, body) in bodies.iter().enumerate().skip(lying) {
            poses[index] = body.pose().freed(&poses[..index]);
        }
        self.sorted(poses[lying..bodies.len()].iter().copied())
    }

    /// Poses of the thrown dice in the order of [`Tumble::launched`], each at its die's place.
    fn sorted(&self, mut thrown: impl Iterator<Item = Pose>) -> Rest {
        let skills = self.lying.map(|lying| lying.or_else(|| thrown.next()).unwrap_or_default());
        let threats = self.threats.map(|seat| seat.and_then(|_| thrown.next()));
        Rest { skills, threats }
    }
}

/// How the `number`-th die (from 0) leaves a hand: front forward, give or take, and not quite as the hand meant.
fn let_go(gesture: &Gesture, number: i32, luck: &mut Fast) -> (Pose, Vector, f64) {
    let mut between = |most: i32| luck.below(2 * most as u32 + 1) as i32 - most;
    let speed = Vector::new(f64::from(gesture.vx), f64::from(gesture.vy));
    let heading = Turn::toward(speed);
    let (ahead, aside) = (heading.ahead(), heading.aside());
    let (column, row) = ([0, 1, -1][(number % 3) as usize], number / 3);
    let across = aside.times(f64::from(column * SPREAD + between(150)));
    let before = ahead.times(f64::from(row * SPREAD + between(150)));
    let x = i32::from(gesture.x) + (across.x + before.x) as i32;
    let y = i32::from(gesture.y) + (across.y + before.y) as i32;
    let turn = Turn::new(i32::from(heading.parts()) + between(600));
    let forward = speed.times(1.0 + f64::from(between(100)) / 1000.0);
    let sideways = aside.times(speed.length() * f64::from(between(180)) / 1000.0);
    (Pose::clamped(x, y, turn), forward.plus(sideways), f64::from(between(1100)) / 100.0)
}

impl Body {
    fn lying(pose: &Pose) -> Self {
        Self {
            at: Vector::new(f64::from(pose.x) / 100.0, f64::from(pose.y) / 100.0),
            aside: pose.turn.aside(),
            speed: Vector::new(0.0, 0.0),
            spin: 0.0,
            fixed: true,
            moved: true,
        }
    }

    fn pose(&self) -> Pose {
        let whole = |millimetres: f64| (millimetres * 100.0 + 0.5) as i32;
        let turn = Turn::toward(Vector::new(self.aside.y, -self.aside.x));
        Pose::clamped(whole(self.at.x), whole(self.at.y), turn)
    }

    fn moves(&self) -> bool {
        self.spin != 0.0 || self.speed.x != 0.0 || self.speed.y != 0.0
    }

    /// One step on its way, and what rubbing takes.
    fn advance(&mut self, step: f64, rubbing: f64) {
        self.at = self.at.plus(self.speed.times(step));
        let angle = self.spin * step;
        let turned = self.aside.plus(Vector::new(-self.aside.y, self.aside.x).times(angle));
        self.aside = turned.times(1.0 / turned.length());
        let (fast, less) = (self.speed.length(), RUB * rubbing * step);
        self.speed = if fast > less { self.speed.times(1.0 - less / fast) } else { Vector::new(0.0, 0.0) };
        let less = TWIST * rubbing * step;
        self.spin = if self.spin > less {
            self.spin - less
        } else if self.spin < -less {
            self.spin + less
        } else {
            0.0
        };
    }

    /// The corners of the inner square.
    fn corners(&self) -> [Vector; 4] {
        let right = self.aside.times(CORE);
        let down = Vector::new(-right.y, right.x);
        let (low, high) = (self.at.plus(down), self.at.minus(down));
        [high.minus(right), high.plus(right), low.plus(right), low.minus(right)]
    }

    /// The closest place on the inner square.
    fn closest(&self, place: Vector) -> Vector {
        let down = Vector::new(-self.aside.y, self.aside.x);
        let offset = place.minus(self.at);
        let along = self.aside.dot(offset).clamp(-CORE, CORE);
        let across = down.dot(offset).clamp(-CORE, CORE);
        self.at.plus(self.aside.times(along)).plus(down.times(across))
    }

    /// How fast a place on it moves.
    fn speed_at(&self, place: Vector) -> Vector {
        let arm = place.minus(self.at);
        self.speed.plus(Vector::new(-arm.y, arm.x).times(self.spin))
    }

    /// How easily a push at a place in a direction moves it.
    fn ease(&self, place: Vector, direction: Vector) -> f64 {
        if self.fixed {
            return 0.0;
        }
        let arm = place.minus(self.at).cross(direction);
        1.0 + arm * arm / INERTIA
    }

    fn push(&mut self, place: Vector, push: Vector) {
        if !self.fixed {
            self.speed = self.speed.plus(push);
            self.spin += place.minus(self.at).cross(push) / INERTIA;
        }
    }
}

/// Moves all bodies until nothing moves any more; `watch` sees every frame.
fn roll(bodies: &mut [Body], mut watch: impl FnMut(&[Body])) {
    for frame in 0..LONGEST {
        watch(bodies);
        if !bodies.iter().any(Body::moves) {
            return;
        }
        let fastest = bodies.iter().map(|body| body.speed.dot(body.speed)).fold(0.0, f64::max).sqrt();
        let steps = (1.0 + fastest / (f64::from(FRAMES) * STRIDE)) as u32;
        let rubbing = if frame < LATE { 1.0 } else { 5.0 };
        for _ in 0..steps {
            step(bodies, 1.0 / f64::from(FRAMES * steps), rubbing);
        }
    }
}

/// Moves all bodies for so long.
fn step(bodies: &mut [Body], seconds: f64, rubbing: f64) {
    for body in bodies.iter_mut().filter(|body| body.moves()) {
        body.advance(seconds, rubbing);
        body.moved = true;
    }
    part(bodies);
}

/// Everything that touches bounces, and what is in another is moved out of it: whether anything was.
fn part(bodies: &mut [Body]) -> bool {
    let mut touched = 0_u32;
    for second in 1..bodies.len() {
        let (before, rest) = bodies.split_at_mut(second);
        let other = &mut rest[0];
        for (first, body) in before.iter_mut().enumerate() {
            if (body.moved || other.moved) && !(body.fixed && other.fixed) && meet(body, other) {
                (body.moved, other.moved) = (true, true);
                touched |= 1 << first | 1 << second;
            }
        }
    }
    for (index, body) in bodies.iter_mut().enumerate() {
        if body.moved && !body.fixed && hit_border(body) {
            touched |= 1 << index;
        }
        body.moved = touched & 1 << index != 0;
    }
    touched != 0
}

/// Two dice bounce off each other if they touch.
fn meet(one: &mut Body, other: &mut Body) -> bool {
    const FAR: f64 = 2.0 * (CORE * core::f64::consts::SQRT_2 + RIM);
    let offset = one.at.minus(other.at);
    if offset.dot(offset) >= FAR * FAR || are_apart(one, other, offset) {
        return false;
    }
    let mut found: Option<Contact> = None;
    for corner in one.corners() {
        gather(&mut found, corner, other.closest(corner), 1.0, offset);
    }
    for corner in other.corners() {
        gather(&mut found, corner, one.closest(corner), -1.0, offset);
    }
    let Some(Contact { place, normal, depth }) = found else { return false };
    let share = if one.fixed {
        0.0
    } else if other.fixed {
        1.0
    } else {
        0.5
    };
    one.at = one.at.plus(normal.times(depth * share));
    if !other.fixed {
        other.at = other.at.minus(normal.times(depth * (1.0 - share)));
    }
    let closing = one.speed_at(place).minus(other.speed_at(place));
    let inwards = closing.dot(normal);
    if inwards >= 0.0 {
        return true;
    }
    let push = -(1.0 + BOUNCE) * inwards / (one.ease(place, normal) + other.ease(place, normal));
    let sideways = Vector::new(-normal.y, normal.x);
    let ease = one.ease(place, sideways) + other.ease(place, sideways);
    let grip = (-closing.dot(sideways) / ease).clamp(-GRIP * push, GRIP * push);
    let total = normal.times(push).plus(sideways.times(grip));
    one.push(place, total);
    other.push(place, total.times(-1.0));
    true
}

/// Whether a line along a side of one of two dice keeps them apart for sure, rims included.
fn are_apart(one: &Body, other: &Body, offset: Vector) -> bool {
    const AIR: f64 = 1e-9;
    let (along, across) = (one.aside.dot(other.aside).abs(), one.aside.cross(other.aside).abs());
    let reach = CORE * (1.0 + along + across) + 2.0 * RIM + AIR;
    let beyond = |aside: Vector| aside.dot(offset).abs() > reach || aside.cross(offset).abs() > reach;
    beyond(one.aside) || beyond(other.aside)
}

/// Takes in a corner of one die and the closest place on the other. The deepest contact says in which direction they
/// part; what touches in the same direction moves the place between.
fn gather(found: &mut Option<Contact>, corner: Vector, closest: Vector, side: f64, offset: Vector) {
    // As good as none: no root is needed to see that they do not touch.
    const MORE: f64 = 4.0 * RIM * RIM * (1.0 + 1e-9);
    let between = corner.minus(closest);
    let square = between.dot(between);
    if square > MORE {
        return;
    }
    let distance = square.sqrt();
    let depth = 2.0 * RIM - distance;
    if depth <= 0.0 {
        return;
    }
    // A corner inside the other's core points nowhere: the dice part along their middles.
    let normal = if distance > 1e-9 {
        between.times(side / distance)
    } else {
        let length = offset.length();
        if length > 1e-9 { offset.times(1.0 / length) } else { Vector::new(1.0, 0.0) }
    };
    let place = closest.plus(between.times(0.5));
    match found {
        Some(contact) if contact.normal.dot(normal) > 0.95 => {
            let share = depth / (depth + contact.depth);
            contact.place = contact.place.plus(place.minus(contact.place).times(share));
            if depth > contact.depth {
                (contact.normal, contact.depth) = (normal, depth);
            }
        }
        Some(contact) if contact.depth >= depth => {}
        _ => *found = Some(Contact { place, normal, depth }),
    }
}

/// A die bounces off the border if it touches it.
fn hit_border(body: &mut Body) -> bool {
    let mut hit = false;
    const FAR: f64 = CORE * core::f64::consts::SQRT_2 + RIM;
    let walls = [
        (body.at.x, Vector::new(1.0, 0.0)),
        (WIDE - body.at.x, Vector::new(-1.0, 0.0)),
        (body.at.y, Vector::new(0.0, 1.0)),
        (WIDE - body.at.y, Vector::new(0.0, -1.0)),
    ];
    for (room, normal) in walls {
        if room >= FAR {
            continue;
        }
        let mut deepest: Option<(Vector, f64)> = None;
        for corner in body.corners() {
            let reach = corner.minus(body.at).dot(normal);
            let depth = RIM - reach - room;
            if depth <= 0.0 {
                continue;
            }
            let place = corner.minus(normal.times(RIM));
            deepest = Some(match deepest {
                Some((middle, most)) => {
                    let share = depth / (depth + most);
                    (middle.plus(place.minus(middle).times(share)), most.max(depth))
                }
                None => (place, depth),
            });
        }
        let Some((place, depth)) = deepest else { continue };
        hit = true;
        body.at = body.at.plus(normal.times(depth));
        let speed = body.speed_at(place);
        let inwards = speed.dot(normal);
        if inwards < 0.0 {
            let push = -(1.0 + BOUNCE) * inwards / body.ease(place, normal);
            let sideways = Vector::new(-normal.y, normal.x);
            let grip = (-speed.dot(sideways) / body.ease(place, sideways)).clamp(-GRIP * push, GRIP * push);
            body.push(place, normal.times(push).plus(sideways.times(grip)));
        }
    }
    hit
}
