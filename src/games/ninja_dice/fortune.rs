//! After the arrows: what fortunes boost, and where they are laid then.

use super::data::{SKILLS, SkillFace};
use super::event::Event;
use super::house::Means;
use super::place::Pose;
use super::state::{Lying, NinjaDice, Phase};
use crate::kernel::{Chance, Out};

impl NinjaDice {
    /// NDI-7: goes on to the next fortune just thrown that can boost something, or to the check of the house.
    pub(super) fn next_fortune(&mut self, from: u8, chance: &mut dyn Chance, out: &mut Out<Event>) {
        let is_fresh = |&(die, lying): &(u8, Lying)| {
            die >= from && self.fresh & (1 << die) != 0 && lying.face == SkillFace::Fortune
        };
        let next = self.lying().filter(is_fresh).find(|&(die, _)| self.boosts(die).next().is_some());
        if let Some((fortune, _)) = next {
            self.phase = Phase::Fortune(fortune);
            return;
        }
        self.lay_fortunes(out);
        self.phase = Phase::Deciding;
        if self.means().may_beat(self.house()) {
            let plan = self.best_plan();
            if plan.is_whole(self.house()) {
                self.take(plan, chance, out);
            }
        }
    }

    pub(super) fn boost(&mut self, die: Option<u8>, chance: &mut dyn Chance, out: &mut Out<Event>) {
        let Phase::Fortune(fortune) = self.phase else { return };
        if let Some(lying) = &mut self.skills[usize::from(fortune)] {
            lying.boosts = die;
        }
        let boosted = die.and_then(|die| {
            let lying = (*self.skills.get(usize::from(die))?)?;
            Some((die, lying.face, Means::times(self.boosts_on(usize::from(die)))))
        });
        out.tell(Event::Boosted { seat: self.active, fortune, die: boosted });
        self.next_fortune(fortune + 1, chance, out);
    }

    /// Moves fortunes that were just attached next to what they boost, where there is room.
    fn lay_fortunes(&mut self, out: &mut Out<Event>) {
        for fortune in 0..SKILLS {
            let Some(Lying { boosts: Some(die), pose: from, .. }) = self.skills[fortune] else { continue };
            let Some(Lying { pose: boosted, .. }) = self.skills[usize::from(die)] else { continue };
            if self.fresh & (1 << fortune) == 0 || from.is_next_to(&boosted) {
                continue;
            }
            let mut others = [Pose::default(); SKILLS];
            let mut count = 0;
            for (_, lying) in self.lying().filter(|&(other, _)| usize::from(other) != fortune) {
                others[count] = lying.pose;
                count += 1;
            }
            if let (Some(to), Some(lying)) = (boosted.beside(&others[..count]), &mut self.skills[fortune]) {
                lying.pose = to;
                out.tell(Event::Laid { die: fortune as u8, from, to });
            }
        }
    }
}
