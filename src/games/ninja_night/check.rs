//! Whether a move is allowed, and if not, by which rule.

use super::data::{Bonus, Cord, YELLOW_FROM};
use super::moves::{Illegal, Move};
use super::state::{Action, NinjaNight, Phase, Progress};
use super::string::Throw;
use super::tokens::Token;
use super::village::Roof;
use crate::geometry::{Line, Point};
use crate::kernel::Seat;

impl NinjaNight {
    pub(super) fn check_move(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        match (self.phase, mv) {
            (Phase::Over, _) => Err(Illegal::Over),
            (Phase::Placing, _) if seat != self.turn => Err(Illegal::NotYourTurn(self.turn)),
            (Phase::Placing, Move::Place(_)) => Ok(()),
            (Phase::Placing, _) => Err(Illegal::PlaceFirst),
            (_, Move::Place(_)) => Err(Illegal::AllPlaced),
            (Phase::Planning, Move::Plan(_)) if !self.planned.has(seat) => Ok(()),
            (_, Move::Plan(_)) => Err(Illegal::AlreadyPlanned),
            (Phase::Planning, _) => Err(Illegal::PlanFirst),
            (Phase::Losing(victim), Move::Lose(token)) if seat == victim => {
                if self.pack(seat).has(*token) {
                    Ok(())
                } else {
                    Err(Illegal::NotYoursToLose(*token))
                }
            }
            (Phase::Losing(victim), _) => Err(Illegal::LoseFirst(victim)),
            _ if seat != self.turn => Err(Illegal::NotYourTurn(self.turn)),
            (Phase::Choosing(victim), Move::Knock(token)) => {
                if self.pack(victim).has(*token) {
                    Ok(())
                } else {
                    Err(Illegal::NotTheVictims(*token))
                }
            }
            (Phase::Choosing(_), _) => Err(Illegal::KnockFirst),
            (Phase::Acting, _) => self.check_turn(seat, mv),
        }
    }

    fn check_turn(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        match *mv {
            Move::Leap { target, throw } => {
                self.check_action(Action::Move)?;
                self.check_throw(seat, target, Cord::Hook, &throw)
            }
            Move::Attack { victim, throw } => {
                self.check_action(Action::Attack)?;
                self.check_shot(seat, victim, &throw)
            }
            Move::Pick(token) => {
                self.check_action(Action::Pick)?;
                self.check_pick(seat, token)
            }
            Move::Steal(token) => {
                self.check_action(Action::Steal)?;
                self.check_steal(seat, token)
            }
            Move::Heal => {
                self.check_action(Action::Heal)?;
                if self.pack(seat).wounds() > 0 { Ok(()) } else { Err(Illegal::NoWound) }
            }
            Move::Drop(token) if self.pack(seat).has(token) => Ok(()),
            Move::Drop(token) => Err(Illegal::NotYours(token)),
            Move::Potion(token) => {
                self.check_bonus(seat, token, Bonus::Potion)?;
                if self.pack(seat).wounds() > 0 { Ok(()) } else { Err(Illegal::NoWoundForPotion) }
            }
            Move::Gear { token, step, action } => {
                self.check_bonus(seat, token, Bonus::Gear)?;
                self.check_change(seat, token, step, action)
            }
            Move::Grapple { token, target } => {
                self.check_bonus(seat, token, Bonus::Grapple)?;
                let near = self.roof_of(seat).is_some_and(|from| self.village.is_near(from, target));
                if near { Ok(()) } else { Err(Illegal::NotNear(target)) }
            }
            Move::Shuriken { token, victim, throw } => {
                self.check_bonus(seat, token, Bonus::Shuriken)?;
                self.check_shot(seat, victim, &throw)
            }
            Move::Kunai { token, victim, throw } => {
                self.check_bonus(seat, token, Bonus::Kunai)?;
                self.check_shot(seat, victim, &throw)?;
                let holds = self.pack(victim).tokens().next().is_some();
                if holds { Ok(()) } else { Err(Illegal::NothingHeld(victim)) }
            }
            Move::Lose(_) => Err(Illegal::NothingToLose),
            Move::Knock(_) => Err(Illegal::NothingToKnock),
            Move::Done => Ok(()),
            Move::Place(_) => Err(Illegal::AllPlaced),
            Move::Plan(_) => Err(Illegal::AlreadyPlanned),
        }
    }

    /// Whether this is the planned action, and not over yet.
    fn check_action(&self, action: Action) -> Result<(), Illegal> {
        if self.action() != action {
            Err(Illegal::NotPlanned(self.action()))
        } else if self.progress == Progress::Done {
            Err(Illegal::ActionOver)
        } else {
            Ok(())
        }
    }

    /// Whether a seat's ninja, standing there on its own roof, may designate that point of that roof (NNI-10, NNI-11,
    /// NNI-R2, NNI-R3): all that is decided before the estimate.
    ///
    /// # Errors
    /// The first rule that forbids it.
    pub fn designate(&self, seat: Seat, target: Roof, spot: Point, aim: Point) -> Result<(), Illegal> {
        let own = self.roof_of(seat).ok_or(Illegal::PlaceFirst)?;
        if own == target {
            return Err(Illegal::OwnRoof(target));
        }
        if !self.village.house(own).carries(spot) {
            return Err(Illegal::OffOwnRoof(spot));
        }
        if !self.village.house(target).roof().contains(aim) {
            return Err(Illegal::OffTarget(aim));
        }
        let obstacle = self.village.obstacle(own, target, Line::new(spot, aim));
        obstacle.map_or(Ok(()), |obstacle| Err(Illegal::Blocked(obstacle)))
    }

    fn check_throw(&self, seat: Seat, target: Roof, cord: Cord, throw: &Throw) -> Result<(), Illegal> {
        self.designate(seat, target, throw.spot, throw.aim)?;
        let (length, longest) = (throw.length, cord.longest());
        if (1..=longest).contains(&length) { Ok(()) } else { Err(Illegal::WrongLength { length, longest }) }
    }

    /// NNI-18, NNI-R4: toward the roof on which the victim stands, and never on the same building.
    fn check_shot(&self, seat: Seat, victim: Seat, throw: &Throw) -> Result<(), Illegal> {
        let there = victim.index() < usize::from(self.seats) && victim != seat;
        let roof = self.ninjas.get(victim.index()).copied().flatten().filter(|_| there);
        let target = roof.ok_or(Illegal::NoVictim(victim))?.roof;
        if self.roof_of(seat) == Some(target) {
            return Err(Illegal::SameRoof(victim));
        }
        self.check_throw(seat, target, Cord::Fist, throw)
    }

    fn check_pick(&self, seat: Seat, token: Token) -> Result<(), Illegal> {
        let here = self.roof_of(seat).map(|roof| self.on_roof(roof));
        if !here.is_some_and(|tokens| tokens.has(token)) {
            Err(Illegal::NotOnRoof(token))
        } else if !self.is_ripe(token) {
            Err(Illegal::TooEarly(YELLOW_FROM))
        } else if self.dropped.has(token) {
            Err(Illegal::JustDropped(token))
        } else if self.pack(seat).free() == 0 {
            Err(Illegal::NoFreeSlot)
        } else {
            Ok(())
        }
    }

    /// NNI-20: whether a token may be picked up in this round.
    pub(super) fn is_ripe(&self, token: Token) -> bool {
        !token.is_yellow() || self.round >= YELLOW_FROM
    }

    fn check_steal(&self, seat: Seat, token: Token) -> Result<(), Illegal> {
        let victim = self.holder(token).filter(|&victim| victim != seat).ok_or(Illegal::NotHeld(token))?;
        if self.roof_of(victim) != self.roof_of(seat) {
            Err(Illegal::Elsewhere(victim))
        } else if self.pack(seat).free() == 0 {
            Err(Illegal::NoFreeSlot)
        } else {
            Ok(())
        }
    }

    /// Whose backpack a token is in.
    #[must_use]
    pub fn holder(&self, token: Token) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| self.pack(seat).has(token))
    }

    /// Whether a seat may play this token as this bonus: from its backpack, or as it picks up from the roof where it
    /// sees it lying (NNI-R7).
    fn check_bonus(&self, seat: Seat, token: Token, bonus: Bonus) -> Result<(), Illegal> {
        if !self.pack(seat).has(token) && !self.plays_from_roof(seat, token) {
            Err(Illegal::NotYoursToPlay(token))
        } else if self.bonus(token) != Some(bonus) {
            Err(Illegal::NotThatBonus(token))
        } else {
            Ok(())
        }
    }

    /// NNI-R7: face-up bonuses may be played from the roof, while picking up.
    pub(super) fn plays_from_roof(&self, seat: Seat, token: Token) -> bool {
        let picks = self.action() == Action::Pick && self.progress != Progress::Done;
        let here = self.roof_of(seat).is_some_and(|roof| self.on_roof(roof).has(token));
        picks && here && self.is_open(token) && !self.dropped.has(token)
    }

    /// NNI-28: an action that is not resolved yet becomes another. A gear played from the roof is picked up by that.
    fn check_change(&self, seat: Seat, token: Token, step: u8, action: Action) -> Result<(), Illegal> {
        let picking = self.progress != Progress::Ahead || !self.pack(seat).has(token);
        let begun = step == self.step && picking;
        if step > 1 || step < self.step || begun {
            Err(Illegal::TooLate(step))
        } else if self.plan(seat).is_some_and(|plan| plan[usize::from(step)] == action) {
            Err(Illegal::SameAction(action))
        } else {
            Ok(())
        }
    }
}
