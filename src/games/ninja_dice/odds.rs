//! What the next throw may bring: faces and hourglasses counted exactly, places from imagined throws.

use super::data::{HOURGLASSES, SKILL_DIE, SKILLS, SkillFace};
use super::gesture::Gesture;
use super::house::Plan;
use super::outlook::{hourglass_odds, threats_thrown};
use super::place::Pose;
use super::state::{Lying, NinjaDice, Phase};
use super::tumble::Rest;
use crate::kernel::{Chance, Fast, Out};

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
        for _ in 0..throws.max(1) {
            game.gestures[self.active.index()] = Some(Gesture::usual(self.active, self.seats));
            let rest = game.tumble(chance.below(u32::MAX)).run();
            beats += game.share_that_beats(dice, &rest);
        }
        Some(Odds { beats: beats / f64::from(throws.max(1)) * (1.0 - ends), ends })
    }

    /// In what share of all faces that the thrown dice can show the whole house is beaten, if they lie so.
    fn share_that_beats(&self, dice: u8, rest: &Rest) -> f64 {
        let thrown: Vec<usize> = (0..SKILLS).filter(|die| dice & (1 << die) != 0).collect();
        let all = 6_usize.pow(thrown.len() as u32);
        let mut game = *self;
        let mut count = 0;
        for mut number in 0..all {
            game.fresh = dice;
            for &die in &thrown {
                let face = SKILL_DIE[number % 6];
                game.skills[die] = Some(Lying { face, pose: rest.skills[die], boosts: None });
                number /= 6;
            }
            count += u32::from(game.can_beat(0));
        }
        f64::from(count) / all as f64
    }

    /// Whether some use of the fortunes just thrown, from this die on, beats the whole house.
    fn can_beat(&self, from: u8) -> bool {
        let is_open = |&die: &u8| {
            let face = self.skills[usize::from(die)].map(|lying| lying.face);
            self.fresh & (1 << die) != 0 && face == Some(SkillFace::Fortune)
        };
        let Some(fortune) = (from..SKILLS as u8).find(is_open) else {
            return Plan::best(self.house(), &self.means()).is_whole(self.house());
        };
        let tried = self.boosts(fortune).map(Some).chain([None]);
        tried.into_iter().any(|die| {
            let mut game = *self;
            if let Some(lying) = &mut game.skills[usize::from(fortune)] {
                lying.boosts = die;
            }
            game.can_beat(fortune + 1)
        })
    }
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
