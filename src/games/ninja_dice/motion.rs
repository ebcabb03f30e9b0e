//! Bodies on their way, from one moment at which some may meet to the next.

use super::body::Body;
use super::bounce::{self, CIRCLE, WIDE};

/// No throw takes longer, in seconds.
const LONGEST: f64 = 2.5;
/// No step takes longer: bodies close to each other may touch when they turn.
const STEP: f64 = 0.1;
/// Bodies that meet are in each other by so much at most, in millimetres, apart from what they turn.
const STRIDE: f64 = 5.0;
/// How fast a corner comes out that turns, in millimetres by radian.
const TURNING: f64 = 3.0;

/// Lets all bodies come to rest. `watch` sees them before each step, and how long that takes.
pub(super) fn roll(bodies: &mut [Body], mut watch: impl FnMut(&[Body], f64)) {
    let mut time = 0.0;
    while time < LONGEST && bodies.iter().any(Body::moves) {
        let step = safe_step(bodies);
        watch(bodies, step);
        advance(bodies, step);
        bounce::part(bodies);
        time += step;
    }
}

/// Moves all bodies.
#[inline(never)]
fn advance(bodies: &mut [Body], step: f64) {
    for body in bodies.iter_mut().filter(|body| body.moves()) {
        body.go_on(step);
        body.moved = true;
    }
}

/// For how long all bodies can move freely: until two of them, or one and the border, could be in each other by a stride.
///
/// It is found as how often that fits into a second, which needs no case for what does not come closer.
///
/// Apart, as [`advance`] is: in the middle of a long function browsers keep few numbers at hand.
#[inline(never)]
fn safe_step(bodies: &[Body]) -> f64 {
    let mut haste = 1.0 / STEP;
    for (index, body) in bodies.iter().enumerate() {
        let before = &bodies[..index];
        if body.moves() {
            haste = more(haste, haste_to_border(body.at.x, body.speed.x));
            haste = more(haste, haste_to_border(body.at.y, body.speed.y));
            haste = before.iter().fold(haste, |haste, other| more(haste, haste_to_meet(body, other)));
        } else {
            let moving = before.iter().filter(|other| other.moves());
            haste = moving.fold(haste, |haste, other| more(haste, haste_to_meet(body, other)));
        }
    }
    1.0 / haste
}

/// The greater of two numbers, of which one at least is not less than 0. As whole numbers of the same bits, since browsers
/// branch for fractions.
fn more(one: f64, other: f64) -> f64 {
    let bits = |number: f64| number.to_bits() as i64;
    f64::from_bits(bits(one).max(bits(other)) as u64)
}

/// As far as one direction tells.
fn haste_to_border(at: f64, speed: f64) -> f64 {
    let room = if speed < 0.0 { at } else { WIDE - at };
    speed.abs() / (more(room, CIRCLE) - CIRCLE + STRIDE)
}

fn haste_to_meet(one: &Body, other: &Body) -> f64 {
    let offset = one.at.minus(other.at);
    let closing = other.speed.minus(one.speed).dot(offset);
    let square = offset.dot(offset);
    // What is left between them, and a stride, times their distance is never less than 13/16 of its square less 300. That
    // is close enough for most, and needs no root.
    if square > 625.0 {
        return closing / (square * (13.0 / 16.0) - 300.0);
    }
    let distance = square.sqrt();
    if distance > 2.0 * CIRCLE {
        return closing / ((distance - 2.0 * CIRCLE + STRIDE) * distance);
    }
    // So close, a corner that turns meets something too.
    let turning = TURNING * (one.spin.abs() + other.spin.abs());
    more(closing / more(distance, 1.0), turning) / STRIDE
}
