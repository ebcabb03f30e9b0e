//! Counting every component. A view that comes from outside is trusted only after this.

use super::data::{
    HOURGLASSES, HOUSE_DICE, HouseFace, ROUNDS, SEATS, SkillFace, THROWS, ThreatFace, house_dice,
};
use super::place::Pose;
use super::state::{NinjaDice, Phase, Threat};
use crate::kernel::{Seat, Seats};

impl NinjaDice {
    pub(super) fn count_all(&self) -> Result<(), &'static str> {
        self.count_seats()?;
        self.count_house()?;
        self.count_dice()?;
        self.count_phase()
    }

    /// Every seat that is named is at the table, and only who sits there has treasures.
    fn count_seats(&self) -> Result<(), &'static str> {
        if !(2..=SEATS as u8).contains(&self.seats) {
            return Err("too few or too many players");
        }
        let rollers = self.threats.iter().filter_map(|threat| match threat {
            Threat::Held(seat) | Threat::Lying { seat, .. } => Some(*seat),
            _ => None,
        });
        let mut named = rollers.clone().chain([self.first, self.active]).chain(self.ready.iter());
        if named.any(|seat| seat.index() >= usize::from(self.seats)) {
            return Err("a seat that is not at the table");
        }
        if rollers.clone().any(|seat| seat == self.active) {
            return Err("the ninja has a threat die");
        }
        let nobody = &self.treasures[usize::from(self.seats)..];
        let total: u32 = self.treasures.iter().map(|&count| u32::from(count)).sum();
        if nobody.iter().any(|&count| count > 0) || total > 250 {
            return Err("treasures of nobody, or too many");
        }
        Ok(())
    }

    /// Every house die shows one of its faces.
    fn count_house(&self) -> Result<(), &'static str> {
        if self.round >= ROUNDS {
            return Err("a round too many");
        }
        for (index, face) in self.house.iter().enumerate() {
            let can =
                if index < house_dice(self.round) { &HOUSE_DICE[index][..] } else { &[HouseFace::Lock] };
            if !can.contains(face) {
                return Err("a house die shows what is not on it");
            }
        }
        Ok(())
    }

    /// Dice lie on the table, none in another, and fortunes boost what they can.
    fn count_dice(&self) -> Result<(), &'static str> {
        let mut lying: Vec<Pose> = self.lying().map(|(_, lying)| lying.pose).collect();
        lying.extend(self.threats.iter().filter_map(|threat| match threat {
            Threat::Lying { pose, .. } => Some(*pose),
            _ => None,
        }));
        for (index, pose) in lying.iter().enumerate() {
            if !pose.is_free(&lying[..index]) {
                return Err("a die is off the table or in another");
            }
        }
        for (fortune, die) in self.lying().filter_map(|(die, lying)| Some((die, lying.boosts?))) {
            let face = |die: u8| self.skills.get(usize::from(die)).copied().flatten().map(|lying| lying.face);
            let fits =
                face(fortune) == Some(SkillFace::Fortune) && face(die).is_some_and(SkillFace::can_be_boosted);
            if !fits {
                return Err("a boost that does not fit");
            }
        }
        if u32::from(self.fresh) >> self.skills.len() != 0 || self.throws > THROWS {
            return Err("throws that do not fit");
        }
        for threat in &self.threats {
            if matches!(threat, Threat::Lying { face, done: false, .. } if *face != ThreatFace::Arrow) {
                return Err("a threat die waits that is no arrow");
            }
        }
        Ok(())
    }

    /// What is waited for can be done.
    fn count_phase(&self) -> Result<(), &'static str> {
        let held = self.threats.iter().any(|threat| matches!(threat, Threat::Held(_)));
        let flying = self.threats.iter().any(|threat| matches!(threat, Threat::Lying { .. }));
        let all_lie = self.skills.iter().all(Option::is_some);
        let waits = !self.ready.is_empty() || self.gestures.iter().any(Option::is_some);
        let fits = match self.phase {
            Phase::Throwing => {
                let ready = self.ready.iter().all(|seat| self.throwers().has(seat));
                let cannot = |seat: Seat| {
                    self.gestures[seat.index()]
                        .is_some_and(|gesture| gesture.check(seat, self.seats).is_err())
                };
                let named: Seats =
                    Seat::all(SEATS as u8).filter(|seat| self.gestures[seat.index()].is_some()).collect();
                let only = named.iter().all(|seat| self.ready.has(seat));
                held && !flying
                    && !all_lie
                    && self.throws < THROWS
                    && ready
                    && only
                    && !self.ready.iter().any(cannot)
                    && self.ready != self.throwers()
            }
            Phase::Arrow(arrow) => {
                let open =
                    matches!(self.threats.get(usize::from(arrow)), Some(Threat::Lying { done: false, .. }));
                open && all_lie && !held && !waits && self.throws > 0
            }
            Phase::Fortune(fortune) => {
                let face = self.skills.get(usize::from(fortune)).copied().flatten().map(|lying| lying.face);
                face == Some(SkillFace::Fortune) && all_lie && !held && !flying && !waits && self.throws > 0
            }
            Phase::Deciding => all_lie && !held && !flying && !waits && self.throws > 0,
            Phase::Over => !held && !flying && !waits && self.skills.iter().all(Option::is_none),
        };
        let in_time = self.hourglasses() < HOURGLASSES;
        if fits && in_time { Ok(()) } else { Err("what is waited for does not fit the table") }
    }
}
