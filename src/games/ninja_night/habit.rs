//! Sensible play without looking ahead: what a hurried player would do. Bots play on with it to see where things lead.

use super::data::{Bonus, Chest, Cord, ROUNDS, SLOTS, YELLOW_FROM};
use super::eye::Hops;
use super::moves::Move;
use super::state::{Action, NinjaNight, Phase, Plan, Progress};
use super::tokens::Token;
use super::village::Roof;
use crate::kernel::{Chance, Seat};

/// Throws less likely to succeed than this are not made out of habit.
const BOLD: f32 = 0.35;

/// How much habits vary.
const WHIM: f32 = 0.7;

impl NinjaNight {
    /// What a token is worth in a backpack, a bonus in proportion to the time left to play it.
    pub(super) fn weight(&self, token: Token) -> f32 {
        match self.chest(token) {
            Some(Chest::Worth(worth)) => f32::from(worth),
            Some(Chest::Bonus(_)) => 0.12 * f32::from(ROUNDS - self.round.min(ROUNDS)),
            None => 1.1,
        }
    }

    /// The least valuable token in a backpack.
    fn least(&self, seat: Seat) -> Option<(f32, Token)> {
        let mut least: Option<(f32, Token)> = None;
        for token in self.pack(seat).tokens() {
            let weight = self.weight(token);
            if least.is_none_or(|(other, _)| weight < other) {
                least = Some((weight, token));
            }
        }
        least
    }

    /// The most valuable of some tokens.
    fn most(&self, tokens: impl Iterator<Item = Token>) -> Option<(f32, Token)> {
        let mut most: Option<(f32, Token)> = None;
        for token in tokens {
            let weight = self.weight(token);
            if most.is_none_or(|(other, _)| weight > other) {
                most = Some((weight, token));
            }
        }
        most
    }

    /// How much better a backpack gets by picking up on a roof in some round, with so many more free slots.
    fn gain(&self, seat: Seat, roof: Roof, round: u8, healed: usize) -> f32 {
        let pack = self.pack(seat);
        let (mut own, mut slots) = ([0.0_f32; SLOTS], (pack.free() + healed).min(SLOTS));
        for token in pack.tokens() {
            if let Some(place) = own.get_mut(slots) {
                *place = self.weight(token);
                slots += 1;
            }
        }
        let mut gain = 0.0;
        for token in self.on_roof(roof).iter().filter(|token| !token.is_yellow() || round >= YELLOW_FROM) {
            let weight = self.weight(token);
            // It takes the place of the least.
            let least = own[..slots].iter_mut().reduce(|a, b| if *b < *a { b } else { a });
            if let Some(least) = least
                && weight > *least
            {
                gain += weight - *least;
                *least = weight;
            }
        }
        gain
    }

    /// The other ninjas on a roof and elsewhere.
    fn others(&self, seat: Seat) -> impl Iterator<Item = (Seat, Roof)> + '_ {
        let others = Seat::all(self.seats).filter(move |&other| other != seat);
        others.filter_map(|other| Some((other, self.roof_of(other)?)))
    }

    /// The best roof to go to, to pick up there in some round.
    fn best_roof(&self, seat: Seat, hops: &Hops, round: u8, chance: &mut dyn Chance) -> (f32, Option<Roof>) {
        let Some(own) = self.roof_of(seat) else { return (0.0, None) };
        let mut best = (0.0, None);
        for target in Roof::all().filter(|&target| target != own) {
            let likely = hops.chance(Cord::Hook, own, target);
            let crowd = self.others(seat).filter(|&(_, roof)| roof == target).count() as f32;
            let worth = likely * self.gain(seat, target, round, 0) - (1.0 - likely) * 0.6 - 0.4 * crowd;
            let worth = worth + whim(chance) * 0.4;
            if likely > BOLD && worth > best.0 {
                best = (worth, Some(target));
            }
        }
        best
    }

    /// The most valuable token that somebody on this roof has.
    fn loot(&self, seat: Seat, roof: Roof) -> Option<(f32, Token)> {
        let beside = self.others(seat).filter(move |&(_, there)| there == roof);
        self.most(beside.flat_map(|(other, _)| self.pack(other).tokens()))
    }

    /// Whom to attack with the combat string, and what is in it: a wound for somebody who has something.
    fn prey(&self, seat: Seat, hops: &Hops) -> Option<(f32, Seat, Roof)> {
        let own = self.roof_of(seat)?;
        let mut best: Option<(f32, Seat, Roof)> = None;
        for (other, roof) in self.others(seat).filter(|&(_, roof)| roof != own) {
            let likely = hops.chance(Cord::Fist, own, roof);
            let has: f32 = self.pack(other).tokens().map(|token| self.weight(token)).sum();
            let worth = likely * has;
            if likely > BOLD && best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, other, roof));
            }
        }
        best
    }

    /// What a hurried player does.
    pub(super) fn habit(&self, seat: Seat, hops: &Hops, chance: &mut dyn Chance) -> Move {
        match self.phase {
            Phase::Placing => self.habit_place(seat, chance),
            Phase::Planning => Move::Plan(self.habit_plan(seat, hops, chance)),
            Phase::Losing(_) => self.least(seat).map_or(Move::Done, |(_, token)| Move::Lose(token)),
            Phase::Choosing(victim) => {
                self.most(self.pack(victim).tokens()).map_or(Move::Done, |(_, token)| Move::Knock(token))
            }
            Phase::Acting | Phase::Over => self.habit_turn(seat, hops, chance),
        }
    }

    /// An opponent's ninja goes where little is to be had.
    fn habit_place(&self, seat: Seat, chance: &mut dyn Chance) -> Move {
        let placed = self.right_of(seat);
        let mut poorest = (f32::INFINITY, None);
        for roof in Roof::all() {
            let riches = self.gain(placed, roof, 1, 0) + whim(chance);
            if riches < poorest.0 {
                poorest = (riches, Some(roof));
            }
        }
        poorest.1.map_or(Move::Done, Move::Place)
    }

    pub(super) fn habit_plan(&self, seat: Seat, hops: &Hops, chance: &mut dyn Chance) -> Plan {
        use Action::{Attack, Heal, Move as Go, Pick, Steal};
        let Some(own) = self.roof_of(seat) else { return Plan::default() };
        let (round, last) = (self.round, self.round == ROUNDS);
        let pack = self.pack(seat);
        let hurt = pack.wounds() as f32;
        let here = self.gain(seat, own, round, 0);
        let (there, _) = self.best_roof(seat, hops, round, chance);
        let next = if last { 0.0 } else { 0.5 * self.best_roof(seat, hops, round + 1, chance).0 };
        let healed = self.gain(seat, own, round, 1);
        let loot = if pack.free() > 0 { self.loot(seat, own).map_or(0.0, |(weight, _)| weight) } else { 0.0 };
        let prey = self.prey(seat, hops).map_or(0.0, |(worth, ..)| worth);
        let relief = if hurt > 0.0 && !last { 0.35 * hurt } else { 0.0 };
        let options = [
            ([Pick, Go], here + next),
            ([Pick, Heal], here + relief),
            ([Pick, Steal], here + 0.3 * loot),
            ([Go, Pick], there),
            ([Heal, Pick], healed + relief),
            ([Heal, Go], relief + next),
            ([Heal, Heal], if hurt > 1.0 { 1.6 * relief } else { 0.0 }),
            ([Steal, Pick], 0.6 * loot + here),
            ([Steal, Go], 0.6 * loot + next),
            ([Attack, Steal], 0.35 * prey),
            ([Attack, Pick], 0.25 * prey + 0.3 * there),
            ([Pick, Attack], here + 0.2 * prey),
        ];
        let mut best = (f32::NEG_INFINITY, Plan::default());
        for (plan, worth) in options {
            let worth = worth + whim(chance) * WHIM;
            if worth > best.0 {
                best = (worth, plan);
            }
        }
        best.1
    }

    fn habit_turn(&self, seat: Seat, hops: &Hops, chance: &mut dyn Chance) -> Move {
        let Some(own) = self.roof_of(seat) else { return Move::Done };
        let has = |bonus: Bonus| self.pack(seat).tokens().find(|&token| self.bonus(token) == Some(bonus));
        if self.pack(seat).wounds() >= 2
            && let Some(token) = has(Bonus::Potion)
        {
            return Move::Potion(token);
        }
        let action = self.action();
        if self.progress != Progress::Done
            && let Some(mv) = self.habit_action(seat, own, action, hops, chance)
        {
            return mv;
        }
        if let Some(token) = has(Bonus::Kunai).or_else(|| has(Bonus::Shuriken))
            && let Some((worth, victim, roof)) = self.prey(seat, hops)
            && let Some(hop) = hops.hop(Cord::Fist, own, roof)
            && worth > 1.5
        {
            let throw = hop.throw(hops.eye, chance);
            return match self.bonus(token) {
                Some(Bonus::Kunai) => Move::Kunai { token, victim, throw },
                _ => Move::Shuriken { token, victim, throw },
            };
        }
        Move::Done
    }

    fn habit_action(
        &self,
        seat: Seat,
        own: Roof,
        action: Action,
        hops: &Hops,
        chance: &mut dyn Chance,
    ) -> Option<Move> {
        match action {
            Action::Move => {
                let picks = self.step == 0 && self.plan(seat).is_some_and(|plan| plan[1] == Action::Pick);
                let round = if picks { self.round } else { (self.round + 1).min(ROUNDS) };
                let target = self.best_roof(seat, hops, round, chance).1?;
                let throw = hops.hop(Cord::Hook, own, target)?.throw(hops.eye, chance);
                Some(Move::Leap { target, throw })
            }
            Action::Attack => {
                let (worth, victim, roof) = self.prey(seat, hops)?;
                let throw = hops.hop(Cord::Fist, own, roof)?.throw(hops.eye, chance);
                (worth > 0.5).then_some(Move::Attack { victim, throw })
            }
            Action::Pick => {
                let allowed = |token: &Token| {
                    (!token.is_yellow() || self.round >= YELLOW_FROM) && !self.dropped.has(*token)
                };
                let (weight, token) = self.most(self.on_roof(own).iter().filter(allowed))?;
                self.make_room(seat, weight, Move::Pick(token))
            }
            Action::Steal => {
                let (weight, token) = self.loot(seat, own)?;
                self.make_room(seat, weight, Move::Steal(token))
            }
            Action::Heal => (self.pack(seat).wounds() > 0).then_some(Move::Heal),
        }
    }

    /// Takes something, or first drops something worth less.
    fn make_room(&self, seat: Seat, weight: f32, take: Move) -> Option<Move> {
        if self.pack(seat).free() > 0 {
            return Some(take);
        }
        let (least, token) = self.least(seat)?;
        (least < weight).then_some(Move::Drop(token))
    }
}

/// Something between 0 and 1.
fn whim(chance: &mut dyn Chance) -> f32 {
    chance.below(256) as f32 / 256.0
}
