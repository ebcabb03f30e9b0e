//! Drawing a move without listing all of them.

use super::cards::{Clan, Technique};
use super::moves::{Action, Move};
use super::space::{Space, Toward, around, beside};
use super::state::{NinjaCamp, Phase};
use super::way::Way;
use crate::kernel::{Chance, ChanceExt, Seat};

/// Whoever can do something passes once in so many turns.
const SELDOM: u32 = 128;

/// So many draws may fail before the moves are listed after all.
const TRIES: u32 = 24;

impl NinjaCamp {
    /// One of the moves of [`NinjaCamp::list`]. Every one can come, but not equally often: first an action is drawn,
    /// each technique and the power alike, then a ninja, then its way. So a card with many ways is not played more
    /// often than one with few, and passing, which ends it all, comes seldom.
    pub(super) fn sample_move(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Move> {
        if self.turn != seat {
            return None;
        }
        match self.phase {
            Phase::Placing => one_of(self.places(seat), chance).map(Move::Place),
            Phase::Playing => Some(self.sample_turn(seat, chance)),
            Phase::Choosing(_) => self.sample_listed(seat, chance),
            Phase::Over => None,
        }
    }

    fn sample_listed(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Move> {
        let mut moves = Vec::new();
        self.list(seat, &mut moves);
        chance.pick(&moves).copied()
    }

    fn sample_turn(&self, seat: Seat, chance: &mut dyn Chance) -> Move {
        let mut actions = [Action::Power(None); Technique::ALL.len() + 1];
        let mut count = 0;
        for card in Technique::ALL {
            if self.holds(seat, card) && self.technique(seat, card).is_some() {
                actions[count] = Action::Play(card);
                count += 1;
            }
        }
        if !self.used.has(seat) {
            actions[count] = Action::Power(None);
            count += 1;
        }
        if count == 0 || chance.below(SELDOM) == 0 {
            return Move::Pass;
        }
        for _ in 0..TRIES {
            let drawn = match actions[chance.below(count as u32) as usize] {
                Action::Play(card) => self.sample_card(seat, card, Action::Play(card), chance),
                Action::Power(_) => self.sample_power(seat, chance),
            };
            if let Some(mv) = drawn {
                return mv;
            }
        }
        self.sample_listed(seat, chance).unwrap_or(Move::Pass)
    }

    /// A way of this card, if a guess hits one.
    fn sample_card(
        &self,
        seat: Seat,
        card: Technique,
        action: Action,
        chance: &mut dyn Chance,
    ) -> Option<Move> {
        let technique = self.technique(seat, card)?;
        let ground = self.ground(seat);
        let free = ground.free;
        let from = self.ninjas(seat)[chance.below(3) as usize]?;
        let toward = |chance: &mut dyn Chance| Toward::ALL[chance.below(4) as usize];
        let way = match technique {
            Technique::Stealth => {
                let a = one_of(beside(from.bit()) & free, chance)?;
                Way::three(from, a, one_of(beside(a.bit()) & free, chance)?)
            }
            Technique::Dodge => {
                let a = one_of(around(from.bit()) & free, chance)?;
                match chance.below(4) {
                    0 => Way::two(from, a),
                    _ => Way::three(from, a, one_of(around(a.bit()) & free, chance)?),
                }
            }
            Technique::Evade => {
                let a = one_of(beside(from.bit()) & free, chance)?;
                let b = one_of(beside(a.bit()) & free, chance)?;
                Way::four(from, a, b, one_of(beside(b.bit()) & free & !a.bit(), chance)?)
            }
            Technique::Sprint => Way::two(from, ground.sprint(from, toward(chance))?),
            Technique::Leap => Way::two(from, ground.leap(from, toward(chance), ground.empty)?.ok()?),
            Technique::Ambush => {
                let toward = toward(chance);
                let target = ground.charge(from, toward)?;
                target.next(toward).filter(|next| free & next.bit() != 0)?;
                Way::two(from, target)
            }
            Technique::Shadow => return None,
        };
        Some(action.along(way))
    }

    fn sample_power(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Move> {
        match self.clan(seat) {
            Clan::Penguin => {
                let card = Technique::ALL[chance.below(7) as usize];
                let there = self.discard(seat).count(card) > 0;
                if there { self.sample_card(seat, card, Action::Power(Some(card)), chance) } else { None }
            }
            // The bear has thousands of ways: most move a card somewhere else.
            Clan::PolarBear => {
                let ground = self.ground(seat);
                let from = one_of(ground.own, chance)?;
                let to = one_of(around(from.bit()) & ground.free, chance)?;
                if chance.below(4) == 0 || ground.empty == 0 {
                    return Some(Action::Power(None).along(Way::two(from, to)));
                }
                let cards = ground.spaces & !ground.empty & !ground.ninjas & !to.bit();
                let (card, hole) = (one_of(cards, chance)?, one_of(ground.empty, chance)?);
                Some(Action::Power(None).along(Way::four(from, to, card, hole)))
            }
            _ => chance.pick(&self.power_moves(seat)).copied(),
        }
    }
}

/// A space of a set, each equally likely.
#[inline]
fn one_of(set: u64, chance: &mut dyn Chance) -> Option<Space> {
    match set.count_ones() {
        0 => None,
        1 => Space::first_of(set),
        count => Space::of(set).nth(chance.below(count) as usize),
    }
}
