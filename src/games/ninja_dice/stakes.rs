//! How the game stands for the ninja, and what a treasure more or less is worth then: how much likelier the game is won.
//!
//! What a turn brings is far from even: the whole house, a die or two less, or nothing. So the odds of every number of
//! treasures in the end are reckoned with, turn by turn.

use super::data::{PURSE, ROUNDS, WHOLE, house_dice};
use super::outlook::Stakes;
use super::state::NinjaDice;
use crate::kernel::{Level, Seat};

/// What a turn brings on the average, less what arrows take meanwhile.
const TURN: f64 = 4.5;
/// How often an arrow finds something to steal from a ninja who throws and lays dice well and is not protected: measured
/// against all levels.
const HITS: f64 = 0.4;
/// How likely a fortune has a die in front of it that it could boost well, by how many dice are kept: half of those that are
/// thrown with it, and nearly all that were laid for it. Measured.
const REACH: [f64; 5] = [0.5, 0.7, 0.8, 0.88, 0.95];
/// How many arrows hit in a turn: in one's own, and in that of a rival at whom they are aimed well. Measured.
const HITS_TAKEN: f64 = 0.25;
const HITS_GIVEN: f64 = 0.8;
/// How likely a rival of whom nothing is known plays as the better bots do, rather than anyhow.
const ABLE: f64 = 0.6;
/// How likely what a rival has says nothing about how it plays.
const DOUBT: f64 = 0.02;

/// More treasures than this are not told apart.
const MOST: usize = 63;
/// How likely each number of treasures is.
type Odds = [f64; MOST + 1];

/// What a turn brings in a round, and how likely that is, as games of the bots and of random players show.
fn gains(round: u8, able: bool) -> [(u8, f64); 6] {
    let (at, dice) = (usize::from(round).min(WHOLE.len() - 1), house_dice(round) as u8);
    let whole = dice + WHOLE[at];
    if able {
        let (all, none) = [(0.92, 0.04), (0.75, 0.06), (0.40, 0.07)][at];
        let some = 1.0 - all - none;
        let (quiet, loud) = ((whole + 1, all * 0.65), (whole, all * 0.35));
        [quiet, loud, (dice - 1, some * 0.6), (dice - 2, some * 0.4), (1, 0.0), (0, none)]
    } else {
        let all = [0.48, 0.18, 0.06][at];
        let some = 1.0 - all;
        let (quiet, loud) = ((whole + 1, all * 0.55), (whole, all * 0.45));
        [quiet, loud, (3, some * 0.1), (2, some * 0.25), (1, some * 0.25), (0, some * 0.4)]
    }
}

/// The odds after one more turn, in which so many arrows hit on the average, each of which takes so many treasures.
fn after_turn(before: &Odds, round: u8, able: bool, hits: f64, each: i32) -> Odds {
    let mut after = [0.0; MOST + 1];
    let arrows = [(0, 1.0 - hits * 0.65), (1, hits * 0.4), (2, hits * 0.2), (3, hits * 0.05)];
    for (treasures, odds) in before.iter().enumerate().filter(|(_, odds)| **odds > 0.0) {
        for (gain, gained) in gains(round, able) {
            for (hit, hitting) in arrows {
                let left = treasures as i32 + i32::from(gain) - each * hit;
                after[left.clamp(0, MOST as i32) as usize] += odds * gained * hitting;
            }
        }
    }
    after
}

/// How many treasures who has so many is left with after these rounds.
fn after_rounds(treasures: u8, rounds: core::ops::Range<u8>, able: bool, hits: f64, each: i32) -> Odds {
    let mut odds = [0.0; MOST + 1];
    odds[usize::from(treasures).min(MOST)] = 1.0;
    rounds.fold(odds, |odds, round| after_turn(&odds, round, able, hits, each))
}

/// How likely the game is won with so many treasures more than these odds tell: one against all others.
fn won(own: &Odds, others: &[Odds], more: i32) -> f64 {
    let mut won = 0.0;
    for (treasures, odds) in own.iter().enumerate().filter(|(_, odds)| **odds > 0.0) {
        let end = (treasures as i32 + more).clamp(0, MOST as i32) as usize;
        // Who shares has won half.
        let beats = |rival: &Odds| rival[..end].iter().sum::<f64>() + rival[end] * 0.5;
        won += odds * others.iter().map(beats).product::<f64>();
    }
    won
}

impl NinjaDice {
    /// What is at stake for the ninja. The adept counts house dice, not what the whole house brings on top, and looks one
    /// throw ahead; the master asks how likely the game is won.
    pub(super) fn stakes(&self, level: Level) -> Stakes {
        let plain = Stakes::plain(self.seats - 1);
        if level != Level::Master {
            let dice = self.house().len() as f64;
            return Stakes { gains: plain.gains.map(|gain| gain.min(dice)), depth: 1, ..plain };
        }
        let own = self.in_the_end(self.active, true);
        let rivals = Seat::all(self.seats).filter(|&seat| seat != self.active);
        let others: Vec<Odds> = rivals.map(|seat| self.likely_in_the_end(seat)).collect();
        let won = |more: i32| won(&own, &others, more);
        let mut arrow = 0.0;
        if self.treasures(self.active) > 0 {
            for (gain, odds) in gains(self.round, true) {
                let gain = i32::from(gain);
                arrow += odds * (won(gain) - won(gain - 2)) / 2.0 * self.swing_of_arrow() * HITS;
            }
        }
        let gains = core::array::from_fn(|treasures| won(treasures as i32));
        Stakes { gains, arrow, reach: REACH, depth: 60, still: 1e-5, ..plain }
    }

    /// How many treasures a seat has in the end, its own turn aside that is being played.
    fn in_the_end(&self, seat: Seat, able: bool) -> Odds {
        // What an arrow takes from one of two the other has, so it counts twice.
        let each = if self.seats == 2 { 2 } else { 1 };
        let hits = if seat == self.active { HITS_TAKEN } else { HITS_GIVEN };
        let rounds = ROUNDS - self.turns_left(seat)..ROUNDS;
        after_rounds(self.treasures(seat), rounds, able, hits, each)
    }

    /// The same for a rival, who may be able or not.
    fn likely_in_the_end(&self, seat: Seat) -> Odds {
        let ability = self.ability(seat);
        let (able, clumsy) = (self.in_the_end(seat, true), self.in_the_end(seat, false));
        core::array::from_fn(|end| ability * able[end] + (1.0 - ability) * clumsy[end])
    }

    /// How likely a rival is able, by what it has made of its turns so far.
    fn ability(&self, seat: Seat) -> f64 {
        let has = usize::from(self.treasures(seat)).min(MOST);
        let likely = |able: bool| {
            let odds = after_rounds(PURSE, 0..ROUNDS - self.turns_left(seat), able, HITS_GIVEN, 1);
            // Its own arrows may have brought one more.
            DOUBT + odds[has.saturating_sub(1)..=(has + 1).min(MOST)].iter().sum::<f64>()
        };
        let (able, clumsy) = (ABLE * likely(true), (1.0 - ABLE) * likely(false));
        able / (able + clumsy)
    }

    /// How many treasures a seat is likely to have in the end, its own turn aside that is being played.
    pub(super) fn prospects(&self, seat: Seat) -> f64 {
        f64::from(self.treasures(seat)) + f64::from(self.turns_left(seat)) * TURN
    }

    /// By how much an arrow that hits changes a lead.
    pub(super) fn swing_of_arrow(&self) -> f64 {
        let others = f64::from(self.seats - 1);
        if self.seats == 2 { 2.0 } else { 0.6 + 0.6 / others }
    }

    /// How many turns a seat has still to begin.
    fn turns_left(&self, seat: Seat) -> u8 {
        let since = |seat: Seat| {
            (seat.index() + usize::from(self.seats) - self.first.index()) % usize::from(self.seats)
        };
        ROUNDS - 1 - self.round + u8::from(since(seat) > since(self.active))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ninja_dice::Setup;
    use crate::kernel::{Fast, Game};

    fn game(seats: u8, round: u8, treasures: &[u8]) -> NinjaDice {
        let mut game = NinjaDice::deal(&Setup::default(), seats, &mut Fast::new(1));
        game.round = round;
        game.treasures[..treasures.len()].copy_from_slice(treasures);
        game
    }

    #[test]
    fn odds_of_a_turn_add_up_to_one() {
        for round in 0..ROUNDS {
            for able in [false, true] {
                let all: f64 = gains(round, able).iter().map(|(_, odds)| odds).sum();
                assert!((all - 1.0).abs() < 1e-9, "round {round}: {all}");
            }
        }
        for seats in 2..=5 {
            let game = game(seats, 0, &[]);
            for seat in Seat::all(seats) {
                let all: f64 = game.likely_in_the_end(seat).iter().sum();
                assert!((all - 1.0).abs() < 1e-9, "{seats} seats: {all}");
            }
        }
    }

    #[test]
    fn more_treasures_are_never_worth_less_and_the_last_turn_is_all_or_nothing() {
        for seats in 2..=5 {
            for round in 0..ROUNDS {
                let stakes = game(seats, round, &[9, 7, 8, 3, 12]).stakes(Level::Master);
                assert!(stakes.gains.is_sorted(), "{:?}", stakes.gains);
                assert!(stakes.arrow >= 0.0);
                assert!(stakes.gains.iter().all(|gain| (0.0..=1.0 + 1e-9).contains(gain)));
            }
        }
        let mut last = game(2, 2, &[10, 10]);
        last.active = last.first.clockwise(1, 2);
        assert_eq!(last.stakes(Level::Master).gains[..3], [0.5, 1.0, 1.0]);
    }

    #[test]
    fn a_rival_is_known_by_what_it_made_of_its_turns() {
        let ability = |treasures: u8| {
            let mut game = game(2, 2, &[]);
            let rival = game.first.clockwise(1, 2);
            game.active = game.first;
            game.treasures[rival.index()] = treasures;
            game.ability(rival)
        };
        assert!(ability(19) > 0.8, "{}", ability(19));
        assert!(ability(6) < 0.2, "{}", ability(6));
        let fresh = game(2, 0, &[]);
        let rival = fresh.first.clockwise(1, 2);
        let open = NinjaDice { active: fresh.first, ..fresh };
        assert!((open.ability(rival) - ABLE).abs() < 1e-9);
    }
}
