//! The moves that carry the game on: all of them where they can be counted, a fair sample of throws.

use super::data::{Bonus, HOUSES, SEATS, SLOTS};
use super::moves::{Designation, Means, Move};
use super::state::{Action, NinjaNight, Phase, Progress};
use super::string::Throw;
use super::tokens::Token;
use super::village::Roof;
use crate::geometry::{Point, Rect};
use crate::kernel::{Chance, ChanceExt, Seat};

/// Listed throws differ in length by this much.
const STRIDE: usize = 500;

/// How often a throw is drawn before the turn is ended instead.
const DRAWS: u32 = 3;

/// The most that can be thrown at: every other roof, and with what is in the backpack every other player.
const SHOTS: usize = HOUSES - 1 + SLOTS * (SEATS - 1);

impl NinjaNight {
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list_plain(seat, out);
        self.for_designations(seat, |shot| self.list_throws(seat, &shot, out));
    }

    /// From where the ninja stands to the middle of the roof, if nothing is in the way, in some lengths.
    fn list_throws(&self, seat: Seat, shot: &Designation, out: &mut Vec<Move>) {
        let Some(standing) = self.ninja(seat) else { return };
        let (spot, aim) = (standing.spot, self.village.house(shot.target).centre);
        if self.designate(seat, shot.target, spot, aim).is_ok() {
            let lengths = (STRIDE as u16..=shot.cord().longest()).step_by(STRIDE);
            out.extend(lengths.map(|length| shot.throw(Throw { spot, aim, length })));
        }
    }

    /// Everything but throws.
    pub(super) fn list_plain(&self, seat: Seat, out: &mut Vec<Move>) {
        match self.phase {
            Phase::Placing if seat == self.turn => out.extend(Roof::all().map(Move::Place)),
            Phase::Planning if !self.planned.has(seat) => {
                let plans = Action::ALL.into_iter().flat_map(|a| Action::ALL.map(|b| [a, b]));
                out.extend(plans.map(Move::Plan));
            }
            Phase::Losing(victim) if seat == victim => out.extend(self.pack(seat).tokens().map(Move::Lose)),
            Phase::Choosing(victim) if seat == self.turn => {
                out.extend(self.pack(victim).tokens().map(Move::Knock));
            }
            Phase::Acting if seat == self.turn => self.list_turn(seat, out),
            _ => {}
        }
    }

    fn list_turn(&self, seat: Seat, out: &mut Vec<Move>) {
        out.push(Move::Done);
        out.extend(self.pack(seat).tokens().map(Move::Drop));
        let Some(roof) = self.roof_of(seat) else { return };
        let ahead = self.progress != Progress::Done;
        match self.action() {
            Action::Pick if ahead => {
                let allowed = |mv: &Move| self.check_move(seat, mv).is_ok();
                out.extend(self.on_roof(roof).iter().map(Move::Pick).filter(allowed));
            }
            Action::Steal if ahead && self.pack(seat).free() > 0 => {
                let beside = |other: &Seat| *other != seat && self.roof_of(*other) == Some(roof);
                for victim in Seat::all(self.seats).filter(beside) {
                    out.extend(self.pack(victim).tokens().map(Move::Steal));
                }
            }
            Action::Heal if ahead && self.pack(seat).wounds() > 0 => out.push(Move::Heal),
            _ => {}
        }
        self.for_bonuses(seat, |token, bonus| self.list_bonus(seat, token, bonus, out));
    }

    fn list_bonus(&self, seat: Seat, token: Token, bonus: Bonus, out: &mut Vec<Move>) {
        let allowed = |mv: &Move| self.check_move(seat, mv).is_ok();
        match bonus {
            Bonus::Potion if self.pack(seat).wounds() > 0 => out.push(Move::Potion(token)),
            Bonus::Gear => {
                let changes = [0, 1].into_iter().flat_map(|step| Action::ALL.map(|action| (step, action)));
                out.extend(changes.map(|(step, action)| Move::Gear { token, step, action }).filter(allowed));
            }
            Bonus::Grapple => {
                let near = self.roof_of(seat).map(|from| self.village.near(from));
                out.extend(near.into_iter().flatten().map(|target| Move::Grapple { token, target }));
            }
            _ => {}
        }
    }

    /// The bonuses that a seat, whose turn it is, may play.
    fn for_bonuses(&self, seat: Seat, mut each: impl FnMut(Token, Bonus)) {
        for token in self.pack(seat).tokens() {
            if let Some(bonus) = self.bonus(token) {
                each(token, bonus);
            }
        }
        if self.is_face_up()
            && let Some(roof) = self.roof_of(seat)
        {
            for token in self.on_roof(roof).iter().filter(|&token| self.plays_from_roof(seat, token)) {
                if let Some(bonus) = self.bonus(token) {
                    each(token, bonus);
                }
            }
        }
    }

    /// What a seat, if it is its turn, may throw at, whether or not something is in the way.
    pub(super) fn for_designations(&self, seat: Seat, mut each: impl FnMut(Designation)) {
        let Some(own) = self.roof_of(seat).filter(|_| self.phase == Phase::Acting && self.turn == seat)
        else {
            return;
        };
        let ahead = self.progress != Progress::Done;
        if ahead && self.action() == Action::Move {
            for target in Roof::all().filter(|&target| target != own) {
                each(Designation { means: Means::Leap, victim: None, target });
            }
        }
        let mut at_each = |means: Means| {
            for victim in Seat::all(self.seats) {
                let target = self.roof_of(victim).filter(|&target| target != own);
                let bare = matches!(means, Means::Kunai(_)) && self.pack(victim).tokens().next().is_none();
                if let Some(target) = target.filter(|_| !bare) {
                    each(Designation { means, victim: Some(victim), target });
                }
            }
        };
        if ahead && self.action() == Action::Attack {
            at_each(Means::Attack);
        }
        self.for_bonuses(seat, |token, bonus| match bonus {
            Bonus::Shuriken => at_each(Means::Shuriken(token)),
            Bonus::Kunai => at_each(Means::Kunai(token)),
            _ => {}
        });
    }

    /// Any listed move, or a throw from anywhere on the own roof to anywhere on the target.
    pub(super) fn sample_move(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Move> {
        if self.phase == Phase::Planning && !self.planned.has(seat) {
            let mut any = || Action::ALL[chance.below(5) as usize];
            return Some(Move::Plan([any(), any()]));
        }
        let mut moves = Vec::with_capacity(32);
        self.list_plain(seat, &mut moves);
        let mut shots = [None; SHOTS];
        let mut count = 0;
        self.for_designations(seat, |shot| {
            if let Some(place) = shots.get_mut(count) {
                *place = Some(shot);
                count += 1;
            }
        });
        if moves.is_empty() {
            return None;
        }
        let drawn = chance.below((moves.len() + count) as u32) as usize;
        if let Some(mv) = moves.get(drawn) {
            return Some(*mv);
        }
        let shot = shots[drawn - moves.len()]?;
        let throw = (0..DRAWS).find_map(|_| self.sample_throw(seat, &shot, chance));
        throw.or_else(|| chance.pick(&moves).copied())
    }

    fn sample_throw(&self, seat: Seat, shot: &Designation, chance: &mut dyn Chance) -> Option<Move> {
        let standing = self.ninja(seat)?;
        let (own, target) = (self.village.house(standing.roof), self.village.house(shot.target));
        let (mut spot, mut aim) = (standing.spot, target.centre);
        if chance.below(2) == 0 {
            spot = own.roof().settle(anywhere(own.roof(), chance), super::data::BASE);
            aim = target.roof().settle(anywhere(target.roof(), chance), 0);
        }
        let length = 1 + chance.below(u32::from(shot.cord().longest())) as u16;
        let free = self.designate(seat, shot.target, spot, aim).is_ok();
        free.then(|| shot.throw(Throw { spot, aim, length }))
    }
}

/// A random point on a roof, to within a tenth.
fn anywhere(roof: Rect, chance: &mut dyn Chance) -> Point {
    let mut along = |half: i32| chance.below(2 * half as u32 + 1) as i32 - half;
    roof.spot(along(roof.half.0), along(roof.half.1))
}
