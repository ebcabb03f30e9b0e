//! How thrown dice slide, turn, bounce and come to rest.
//!
//! Dice are equal squares with round corners that slide on the table, rub, and bounce off its border, off each other and
//! off dice that lie. Where they end follows from the hands that threw them and a little luck; what they show does not
//! come from here. Everything is computed with `+ - * /` and `sqrt`, so the same throw ends the same everywhere.

use super::body::Body;
use super::bounce;
use super::data::{SEATS, SKILLS, THREATS};
use super::gesture::Gesture;
use super::motion::roll;
use super::place::Pose;
use crate::geometry::{Turn, Vector};
use crate::kernel::{Chance, Fast, Seat};

/// So many frames make a second.
pub const FRAMES: u32 = 60;
/// How often dice that came to rest in a crowd are moved out of each other.
const PARTINGS: u32 = 40;

/// A die that came to rest where there is no room for it is moved away by no more than this in a frame, in hundredths of
/// a millimetre.
const GLIDE: i32 = 300;

/// How far apart the dice leave a hand, in hundredths of a millimetre: so that none is in another, however turned.
const SPREAD: i32 = 2400;

/// One throw of all dice at once: all that its animation needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rest {
    /// The skill dice, thrown or not.
    pub skills: [Pose; SKILLS],
    /// The threat dice that were thrown.
    pub threats: [Option<Pose>; THREATS],
}

/// The most dice there can be on the table.
const MOST: usize = SKILLS + THREATS;

impl Rest {
    /// How far the die goes that goes farthest.
    fn way(&self, to: &Self) -> i32 {
        let threats = self.threats.iter().zip(&to.threats).filter_map(|(from, to)| Some(((*from)?, (*to)?)));
        let dice = self.skills.into_iter().zip(to.skills).chain(threats);
        let way = |(from, to): (Pose, Pose)| {
            let apart = |from: i16, to: i16| (i32::from(from) - i32::from(to)).abs();
            apart(from.x, to.x).max(apart(from.y, to.y))
        };
        dice.map(way).max().unwrap_or(0)
    }

    /// Some of the way to another.
    fn on_the_way(&self, to: &Self, part: i32, parts: i32) -> Self {
        let between =
            |from: i16, to: i16| (i32::from(from) + (i32::from(to) - i32::from(from)) * part / parts) as i16;
        let pose =
            |from: Pose, to: Pose| Pose { x: between(from.x, to.x), y: between(from.y, to.y), turn: to.turn };
        Self {
            skills: core::array::from_fn(|die| pose(self.skills[die], to.skills[die])),
            threats: core::array::from_fn(|die| Some(pose(self.threats[die]?, to.threats[die]?))),
        }
    }
}

impl Tumble {
    /// Lets all dice come to rest.
    #[must_use]
    pub fn run(&self) -> Rest {
        let (mut bodies, count) = self.launched();
        roll(&mut bodies[..count], |_, _| {});
        self.settled(&mut bodies[..count])
    }

    /// The way of all dice, [`FRAMES`] poses a second, the rest as [`Tumble::run`] gives it at the end.
    #[must_use]
    pub fn track(&self) -> Vec<Rest> {
        let (mut bodies, count) = self.launched();
        let (mut track, mut begun) = (Vec::new(), 0.0);
        roll(&mut bodies[..count], |bodies, step| {
            while let since = track.len() as f64 / f64::from(FRAMES) - begun
                && since < step
                && bodies.iter().any(|body| body.after(since).moves())
            {
                let thrown = bodies.iter().filter(|body| !body.fixed);
                track.push(self.sorted(thrown.map(|body| body.after(since).pose())));
            }
            begun += step;
        });
        let rest = self.settled(&mut bodies[..count]);
        if let Some(&last) = track.last() {
            let frames = last.way(&rest) / GLIDE;
            track.extend((1..=frames).map(|frame| last.on_the_way(&rest, frame, frames + 1)));
        }
        track.push(rest);
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
        let mut hands: [Option<Hand>; SEATS] = [None; SEATS];
        let skills = self.lying.iter().filter(|pose| pose.is_none()).map(|_| self.active);
        for seat in skills.chain(self.threats.iter().copied().flatten()) {
            let place = seat.index().min(SEATS - 1);
            let gesture = || self.gestures[place].unwrap_or_else(|| Gesture::usual(seat, self.seats));
            let hand = hands[place].get_or_insert_with(|| Hand::of(&gesture()));
            let (pose, speed, spin) = hand.let_go(&mut luck);
            poses[count] = pose.freed(&poses[..count]);
            bodies[count] = Body::thrown(&poses[count], speed, spin);
            count += 1;
        }
        (bodies, count)
    }

    /// Whole numbers for where the dice came to rest, none of them in another.
    fn settled(&self, bodies: &mut [Body]) -> Rest {
        // Rounding takes less than the air around dice that do not touch.
        let apart = (0..PARTINGS).any(|_| !bounce::part(bodies));
        let mut poses = [Pose::default(); MOST];
        let lying = self.lying.iter().flatten().count();
        for (place, pose) in poses.iter_mut().zip(self.lying.iter().flatten()) {
            *place = *pose;
        }
        for (index, body) in bodies.iter().enumerate().skip(lying) {
            let pose = body.pose();
            debug_assert!(!apart || pose.is_free(&poses[..index]), "{pose:?} among {poses:?}");
            poses[index] = if apart { pose } else { pose.freed(&poses[..index]) };
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

/// A hand that lets go of its dice, one after the other.
#[derive(Clone, Copy)]
struct Hand {
    at: (i32, i32),
    speed: Vector,
    heading: Turn,
    /// The place in it of the last die; before the first.
    number: i32,
}

impl Hand {
    fn of(gesture: &Gesture) -> Self {
        let speed = Vector::new(f64::from(gesture.vx), f64::from(gesture.vy));
        Self { at: (gesture.x.into(), gesture.y.into()), speed, heading: Turn::toward(speed), number: -1 }
    }

    /// How the next die leaves it: front forward, give or take, and not quite as the hand meant.
    fn let_go(&mut self, luck: &mut Fast) -> (Pose, Vector, f64) {
        let mut between = |most: i32| luck.below(2 * most as u32 + 1) as i32 - most;
        let Self { speed, heading, .. } = *self;
        let (aside, (across, before)) = (heading.aside(), (between(150), between(150)));
        let mut place = self.next(across, before);
        // Not beyond the border: there are more places farther ahead.
        for _ in 0..MOST {
            if Pose::has_room(place.0, place.1) {
                break;
            }
            place = self.next(across, before);
        }
        let turn = Turn::new(i32::from(heading.parts()) + between(300));
        let forward = speed.times(1.0 + f64::from(between(100)) / 1000.0);
        // The harder the throw, the wilder.
        let fast = speed.length();
        let sideways = aside.times(fast * f64::from(self.column() * 80 + between(150)) / 1000.0);
        let spin = fast * f64::from(between(2100)) / 100_000.0;
        (Pose::clamped(place.0, place.1, turn), forward.plus(sideways), spin)
    }

    /// The next place in the hand, so much aside and ahead of where it should be.
    fn next(&mut self, across: i32, before: i32) -> (i32, i32) {
        self.number += 1;
        let across = self.heading.aside().times(f64::from(self.column() * SPREAD + across));
        let before = self.heading.ahead().times(f64::from(self.number / 3 * SPREAD + before));
        (self.at.0 + (across.x + before.x) as i32, self.at.1 + (across.y + before.y) as i32)
    }

    /// Whether the last place is in the middle of the hand, to its right or to its left.
    fn column(&self) -> i32 {
        [0, 1, -1][self.number as usize % 3]
    }
}
