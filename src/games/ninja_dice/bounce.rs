//! Bodies that touch: how they part and how they bounce.

use super::body::{Body, CORE, RIM, Seen};
use super::place::TABLE;
use crate::geometry::Vector;

/// How much of its speed a die keeps when it bounces.
const BOUNCE: f64 = 0.45;
/// How much dice grip each other and the border.
const GRIP: f64 = 0.25;
/// The table is as wide and high.
pub(super) const WIDE: f64 = TABLE as f64 / 100.0;
/// However it is turned, a die lies within a circle of this radius.
pub(super) const CIRCLE: f64 = CORE * core::f64::consts::SQRT_2 + RIM;

/// Where two bodies touch: the place, straight from the second to the first, and how deep they are in each other.
#[derive(Clone, Copy)]
struct Contact {
    place: Vector,
    normal: Vector,
    depth: f64,
}

/// Everything that touches bounces, and what is in another is moved out of it: whether anything was.
pub(super) fn part(bodies: &mut [Body]) -> bool {
    let mut touched = 0_u32;
    for second in 1..bodies.len() {
        let (before, rest) = bodies.split_at_mut(second);
        let other = &mut rest[0];
        for (first, body) in before.iter_mut().enumerate() {
            let offset = body.at.minus(other.at);
            // Asked first: hardly ever are two so close.
            let are_close = offset.dot(offset) < 4.0 * CIRCLE * CIRCLE;
            if are_close && (body.moved || other.moved) && !(body.fixed && other.fixed) && meet(body, other) {
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
#[inline(never)]
fn meet(one: &mut Body, other: &mut Body) -> bool {
    let Some(Contact { place, normal, depth }) = contact(one, other) else { return false };
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
    let grip = held(-closing.dot(sideways) / ease, GRIP * push);
    let total = normal.times(push).plus(sideways.times(grip));
    one.push(place, total);
    other.push(place, total.times(-1.0));
    true
}

/// Where two dice touch, if they do. The deepest corner says in which direction they part; what touches in the same
/// direction moves the place between.
fn contact(one: &Body, other: &Body) -> Option<Contact> {
    let (guest, host) = (other.sees(one), one.sees(other));
    // A line along a side of one of them keeps them apart.
    let reach = CORE * (1.0 + guest.right.x.abs() + guest.right.y.abs()) + 2.0 * RIM;
    let far = |seen: Seen| if seen.at.x.abs() > seen.at.y.abs() { seen.at.x.abs() } else { seen.at.y.abs() };
    if far(guest) >= reach || far(host) >= reach {
        return None;
    }
    let mut found = None;
    for corner in guest.corners() {
        gather(&mut found, other, one, corner, 1.0);
    }
    for corner in host.corners() {
        gather(&mut found, one, other, corner, -1.0);
    }
    found
}

/// Takes in a corner of a guest, as its host sees it.
fn gather(found: &mut Option<Contact>, host: &Body, guest: &Body, corner: Vector, side: f64) {
    let closest = Vector::new(corner.x.clamp(-CORE, CORE), corner.y.clamp(-CORE, CORE));
    let between = corner.minus(closest);
    let square = between.dot(between);
    if square >= 4.0 * RIM * RIM {
        return;
    }
    let distance = square.sqrt();
    let depth = 2.0 * RIM - distance;
    // A corner inside the other's core points nowhere: the dice part along their middles.
    let normal = if distance > 1e-9 {
        host.turned(between).times(side / distance)
    } else {
        let offset = guest.at.minus(host.at);
        let length = offset.length();
        if length > 1e-9 { offset.times(side / length) } else { Vector::new(1.0, 0.0) }
    };
    let place = host.at.plus(host.turned(closest.plus(between.times(0.5))));
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

/// As much of a grip as is within `most`. A `clamp` would bring words for numbers that are not in order, and these weigh
/// more than all of a throw.
fn held(grip: f64, most: f64) -> f64 {
    if grip > most {
        most
    } else if grip < -most {
        -most
    } else {
        grip
    }
}

/// A die bounces off the border if it touches it.
fn hit_border(body: &mut Body) -> bool {
    let is_inside = |place: f64| (CIRCLE..=WIDE - CIRCLE).contains(&place);
    if is_inside(body.at.x) & is_inside(body.at.y) {
        return false;
    }
    // However deep, its farthest corner is no farther out; a hair more than that, for what rounding does.
    let out = CORE * (body.aside.x.abs() + body.aside.y.abs()) + RIM + 1e-9;
    let mut hit = false;
    let walls = [
        (body.at.x, Vector::new(1.0, 0.0)),
        (WIDE - body.at.x, Vector::new(-1.0, 0.0)),
        (body.at.y, Vector::new(0.0, 1.0)),
        (WIDE - body.at.y, Vector::new(0.0, -1.0)),
    ];
    for (room, normal) in walls {
        if room >= out {
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
                    (middle.plus(place.minus(middle).times(share)), if depth > most { depth } else { most })
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
            let grip = held(-speed.dot(sideways) / body.ease(place, sideways), GRIP * push);
            body.push(place, normal.times(push).plus(sideways.times(grip)));
        }
    }
    hit
}
