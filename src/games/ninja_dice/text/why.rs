//! What speaks for a move, whatever the language.

use crate::games::ninja_dice::data::SkillFace;
use crate::games::ninja_dice::gesture::SLOWEST;
use crate::games::ninja_dice::odds::fourth_hourglass;
use crate::games::ninja_dice::{Illegal, Move, NinjaDice, Phase, Plan, View};
use crate::kernel::{Fast, Game, Out, Seat, Seats};

/// What speaks for a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// It is not allowed.
    Refused(Illegal),
    /// A gentle throw: it obeys the hand.
    Gentle,
    /// A hard throw: the dice spread.
    Hard,
    /// An ordinary throw.
    Plain,
    /// Takes from the richest in reach, who has so many.
    Robs(Seat, u8),
    /// Nothing is taken.
    Spares,
    /// Makes this face count so many times, and so many house dice could be beaten then, or the whole house.
    Boosts {
        /// What the die shows.
        face: SkillFace,
        /// How many times it counts then.
        times: u8,
        /// How many house dice could be beaten then.
        dice: u8,
        /// Whether that is the whole house.
        whole: bool,
    },
    /// The fortune is better kept free.
    KeepsFortune,
    /// The game is won then, with so many treasures.
    Wins(u8),
    /// So many treasures are safe; another throw ends the turn for nothing in so many of a hundred cases.
    Safe(u8, u8),
    /// Nothing is to be had any more.
    Nothing,
    /// Keeps these faces and throws so many dice for a house that is worth so much.
    Hopes {
        /// What stays.
        kept: Vec<SkillFace>,
        /// How many dice are thrown.
        thrown: u8,
        /// What the whole house is worth at least.
        house: u8,
    },
}

impl Why {
    /// What speaks for a move of whoever it is that can make it.
    #[must_use]
    pub fn of(view: &View, mv: &Move) -> Self {
        let game = view.game();
        let seat = match mv {
            Move::Throw(_) => view.viewer().or(game.to_act().first()),
            _ => game.to_act().first(),
        };
        if let Err(why) = game.check(seat.unwrap_or(game.active()), mv) {
            return Self::Refused(why);
        }
        match *mv {
            Move::Throw(gesture) => {
                let square = |speed: i16| i32::from(speed) * i32::from(speed);
                let speed = square(gesture.vx) + square(gesture.vy);
                let twice = 2 * SLOWEST;
                if speed < twice * twice {
                    Self::Gentle
                } else if speed > 4 * twice * twice {
                    Self::Hard
                } else {
                    Self::Plain
                }
            }
            Move::Shoot(None) => Self::Spares,
            Move::Shoot(Some(target)) => match game.lies(target) {
                Some((owner, _)) => Self::Robs(owner, game.treasures(owner)),
                None => Self::Spares,
            },
            Move::Boost(None) => Self::KeepsFortune,
            Move::Boost(Some(die)) => Self::of_boost(game, die),
            Move::Stop(plan) => Self::of_stop(game, &plan),
            Move::Again { dice, .. } => {
                let stays = game.lying().filter(|(die, _)| dice & (1 << die) == 0);
                Self::Hopes {
                    kept: stays.map(|(_, lying)| lying.face).collect(),
                    thrown: dice.count_ones() as u8,
                    house: whole_house(game),
                }
            }
        }
    }

    fn of_stop(game: &NinjaDice, plan: &Plan) -> Self {
        let mut then = *game;
        then.apply(game.active(), &Move::Stop(*plan), &mut Fast::new(0), &mut Out::silent());
        if then.outcome().is_some_and(|outcome| outcome.winners == Seats::one(game.active())) {
            return Self::Wins(then.treasures(game.active()));
        }
        match plan.worth(game.house()) {
            0 => Self::Nothing,
            worth => Self::Safe(worth, percent(fourth_hourglass(game.hourglasses(), game.seats() - 1))),
        }
    }

    fn of_boost(game: &NinjaDice, die: u8) -> Self {
        let (Phase::Fortune(fortune), Some(Some(lying))) =
            (game.phase(), game.skills().get(usize::from(die)).copied())
        else {
            return Self::KeepsFortune;
        };
        let mut then = *game;
        if let Some(fortune) = &mut then.skills[usize::from(fortune)] {
            fortune.boosts = Some(die);
        }
        let plan = then.best_plan();
        Self::Boosts {
            face: lying.face,
            times: then.means().0[usize::from(die)].map_or(1, |(_, times)| times),
            dice: plan.count() as u8,
            whole: plan.is_whole(game.house()),
        }
    }
}

/// What the whole house would bring, not counting the treasure for a quiet visit.
#[must_use]
pub fn whole_house(game: &NinjaDice) -> u8 {
    let house = game.house();
    let all = Plan { beaten: ((1_u32 << house.len()) - 1) as u8, ..Plan::default() };
    all.worth(house) - u8::from(!all.fights(house))
}

/// A chance as a whole number of a hundred.
#[must_use]
pub fn percent(chance: f64) -> u8 {
    (chance * 100.0 + 0.5) as u8
}
