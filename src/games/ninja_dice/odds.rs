//! What the next throw may bring: faces and hourglasses counted exactly, places from imagined throws.

use super::data::{HOURGLASSES, SKILL_DIE, SKILLS, SkillFace};
use super::gesture::Gesture;
use super::house::{Approach, Means, needed};
use super::outlook::{hourglass_odds, threats_thrown};
use super::place::Pose;
use super::state::{NinjaDice, Phase};
use super::tumble::Rest;
use crate::kernel::{Chance, Fast, Out};

/// How many throws are imagined: more change the chances by a hair, and slow devices would be felt to think.
pub const IMAGINED: u32 = 40;
/// All dice show too many faces to count all of them after each imagined throw: every so many are, others each time.
const EVERY: usize = 5;

/// Chances of the next throw, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    /// That it beats the whole house.
    pub beats: f64,
    /// That a fourth hourglass ends the turn.
    pub ends: f64,
}

impl NinjaDice {
    /// The chances if the ninja throws these dice again and lays others so. Places come from so many imagined throws; what
    /// luck they have hangs on `luck` alone. Nothing if that cannot be done now.
    #[must_use]
    pub fn odds(&self, dice: u8, places: &[Option<Pose>; SKILLS], throws: u32, luck: u64) -> Option<Odds> {
        let again = super::moves::Move::Again { dice, places: *places };
        if self.phase != Phase::Deciding || self.check_move(self.active, &again).is_err() {
            return None;
        }
        let ends = fourth_hourglass(self.hourglasses(), self.seats - 1);
        let mut game = *self;
        game.again(dice, places, &mut Out::silent());
        let mut chance = Fast::new(luck);
        let mut beats = 0.0;
        for number in 0..throws.max(1) {
            game.gestures[self.active.index()] = Some(Gesture::usual(self.active, self.seats));
            let rest = game.tumble(chance.below(u32::MAX)).run();
            beats += game.share_that_beats(dice, &rest, number as usize);
        }
        Some(Odds { beats: beats / f64::from(throws.max(1)) * (1.0 - ends), ends })
    }

    /// In what share of all faces that the thrown dice can show the whole house is beaten, if they lie so after the
    /// `number`-th throw.
    fn share_that_beats(&self, dice: u8, rest: &Rest, number: usize) -> f64 {
        let thrown: Vec<usize> = (0..SKILLS).filter(|die| dice & (1 << die) != 0).collect();
        let all = 6_usize.pow(thrown.len() as u32);
        let mut table = Table {
            faces: self.skills.map(|lying| lying.map_or(SkillFace::Caught, |lying| lying.face)),
            fortunes: core::array::from_fn(|die| self.boosts_on(die)),
            before: [0; SKILLS],
            needed: Approach::ALL.map(|guards| {
                Approach::ALL.map(|residents| needed(self.house(), u8::MAX, guards, residents))
            }),
        };
        for &die in &thrown {
            let is_before = |other: &usize| rest.skills[die].has_before_it(&rest.skills[*other]);
            let before = (0..SKILLS).filter(|&other| other != die).filter(is_before);
            table.before[die] = before.fold(0, |dice, other| dice | 1 << other);
        }
        let (mut count, mut of) = (0, 0);
        let every = if thrown.len() == SKILLS { EVERY } else { 1 };
        for mut number in (number % every..all).step_by(every) {
            for &die in &thrown {
                table.faces[die] = SKILL_DIE[number % 6];
                number /= 6;
            }
            count += u32::from(table.can_beat(dice));
            of += 1;
        }
        f64::from(count) / f64::from(of)
    }
}

/// What the skill dice show and reach after a throw, and what the whole house takes.
struct Table {
    faces: [SkillFace; SKILLS],
    /// How many fortunes boost each die.
    fortunes: [u8; SKILLS],
    /// What lies in front of each thrown die: bit 0 for the first.
    before: [u8; SKILLS],
    /// How many of each skill beat it, by how guards and how residents are approached.
    needed: [[[u8; 3]; 2]; 2],
}

impl Table {
    /// Whether some use of the fortunes among these dice beats the whole house.
    fn can_beat(&mut self, dice: u8) -> bool {
        let is_open = |die: &usize| dice & (1 << die) != 0 && self.faces[*die] == SkillFace::Fortune;
        let Some(fortune) = (0..SKILLS).find(is_open) else { return self.beats() };
        let others = dice & !(1 << fortune);
        // A fortune may also boost nothing, which is never better.
        let mut boosts = false;
        for die in 0..SKILLS {
            if self.before[fortune] & (1 << die) != 0 && self.faces[die].can_be_boosted() {
                boosts = true;
                self.fortunes[die] += 1;
                let beats = self.can_beat(others);
                self.fortunes[die] -= 1;
                if beats {
                    return true;
                }
            }
        }
        !boosts && self.can_beat(others)
    }

    /// Whether the skills as they are boosted now beat the whole house.
    fn beats(&self) -> bool {
        let mut have = [0_u8; 3];
        let (mut ninjas, mut count) = ([0_u8; SKILLS], 0);
        for (face, &fortunes) in self.faces.iter().zip(&self.fortunes) {
            if let Some(skill) = face.skill() {
                have[skill as usize] += Means::times(fortunes);
            } else if *face == SkillFace::Ninja {
                ninjas[count] = Means::times(fortunes);
                count += 1;
            }
        }
        self.needed.iter().flatten().any(|needed| {
            let lacks = core::array::from_fn(|skill| needed[skill].saturating_sub(have[skill]));
            suffice(lacks, &ninjas[..count])
        })
    }
}

/// Whether ninjas that count so often each make up for what is lacking.
fn suffice(lacks: [u8; 3], ninjas: &[u8]) -> bool {
    let Some((&times, rest)) = ninjas.split_first() else { return lacks == [0; 3] };
    lacks == [0; 3]
        || (0..3).any(|skill| {
            let mut left = lacks;
            left[skill] = left[skill].saturating_sub(times);
            left[skill] != lacks[skill] && suffice(left, rest)
        })
}

/// How likely the next throw brings the fourth hourglass.
#[must_use]
pub fn fourth_hourglass(hourglasses: u8, others: u8) -> f64 {
    let thrown = threats_thrown(hourglasses, others);
    (0..=thrown)
        .filter(|shown| hourglasses + shown >= HOURGLASSES)
        .map(|shown| hourglass_odds(thrown, shown))
        .sum()
}
