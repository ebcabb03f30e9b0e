//! A throw: all dice roll at once, then arrows fly one after the other, and hourglasses are kept.

use super::data::{HOURGLASSES, SEATS, SKILL_DIE, SKILLS, SkillFace, THREAT_DIE, THREATS, ThreatFace};
use super::event::Event;
use super::fire::Target;
use super::gesture::Gesture;
use super::state::{Lying, NinjaDice, Phase, Threat};
use super::tumble::{Rest, Tumble};
use crate::kernel::{Chance, Out, Seat, Seats};

impl NinjaDice {
    pub(super) fn throw(
        &mut self,
        seat: Seat,
        gesture: Gesture,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        // NDI-16: nothing can be told of when the game is dealt, so the first house is told of now.
        if self.ready.is_empty() && (self.round, self.throws, self.active) == (0, 0, self.first) {
            out.tell(self.new_house(true));
        }
        self.gestures[seat.index()] = Some(gesture);
        self.ready = self.ready.with(seat);
        out.tell(Event::Ready(seat));
        if self.waits_for().is_empty() {
            self.roll(chance, out);
            self.next_arrow(chance, out);
        }
    }

    /// All dice in hand roll at once. What they show comes from chance alone.
    pub(super) fn roll(&mut self, chance: &mut dyn Chance, out: &mut Out<Event>) {
        let skills = self.skills.map(|lying| match lying {
            Some(_) => None,
            None => Some(SKILL_DIE[chance.below(6) as usize]),
        });
        let threats = self.threats.map(|threat| match threat {
            Threat::Held(_) => Some(THREAT_DIE[chance.below(6) as usize]),
            _ => None,
        });
        let tumble = self.tumble(chance.below(u32::MAX));
        let rest = tumble.run();
        self.land(&skills, &threats, &rest);
        out.tell(Event::Thrown { tumble, rest, skills, threats });
    }

    /// The throw that the hands make now, with this luck.
    pub(super) fn tumble(&self, luck: u32) -> Tumble {
        Tumble {
            seats: self.seats,
            active: self.active,
            lying: self.skills.map(|lying| lying.map(|lying| lying.pose)),
            threats: self
                .threats
                .map(|threat| if let Threat::Held(seat) = threat { Some(seat) } else { None }),
            gestures: self.gestures,
            luck,
        }
    }

    /// Lays down what was thrown.
    pub(super) fn land(
        &mut self,
        skills: &[Option<SkillFace>; SKILLS],
        threats: &[Option<ThreatFace>; THREATS],
        rest: &Rest,
    ) {
        self.fresh = 0;
        for (die, lying) in self.skills.iter_mut().enumerate() {
            if let Some(face) = skills[die] {
                *lying = Some(Lying { face, pose: rest.skills[die], boosts: None });
                self.fresh |= 1 << die;
            }
        }
        for (die, threat) in self.threats.iter_mut().enumerate() {
            if let (Threat::Held(seat), Some(face), Some(pose)) = (*threat, threats[die], rest.threats[die]) {
                *threat = Threat::Lying { seat, face, pose, done: face != ThreatFace::Arrow };
            }
        }
        self.gestures = [None; SEATS];
        self.ready = Seats::NONE;
        self.throws += 1;
    }

    /// NDI-13: goes on to the next arrow that can hit something, or to what comes after the arrows.
    pub(super) fn next_arrow(&mut self, chance: &mut dyn Chance, out: &mut Out<Event>) {
        for steps in 1..self.seats {
            let shooter = self.active.clockwise(steps, self.seats);
            for arrow in 0..THREATS as u8 {
                let Threat::Lying { seat, pose: from, done: false, .. } = self.threats[usize::from(arrow)]
                else {
                    continue;
                };
                if seat != shooter {
                    continue;
                }
                if self.shots(arrow).next().is_some() {
                    self.phase = Phase::Arrow(arrow);
                    return;
                }
                let safe = self.safe_from(arrow);
                self.lay_arrow(arrow);
                out.tell(Event::Missed { seat, arrow, from, safe });
            }
        }
        self.after_arrows(chance, out);
    }

    fn lay_arrow(&mut self, arrow: u8) {
        if let Threat::Lying { done, .. } = &mut self.threats[usize::from(arrow)] {
            *done = true;
        }
    }

    pub(super) fn shoot(&mut self, target: Option<Target>, chance: &mut dyn Chance, out: &mut Out<Event>) {
        let Phase::Arrow(arrow) = self.phase else { return };
        let Some((seat, from)) = self.lies(Target::Threat(arrow)) else { return };
        let hit = target.and_then(|target| Some((target, self.check_shot(arrow, target).ok()?)));
        if let Some((_, owner)) = hit {
            self.treasures[owner.index()] -= 1;
            self.treasures[seat.index()] += 1;
        }
        self.lay_arrow(arrow);
        out.tell(Event::Shot { seat, arrow, from, hit });
        self.next_arrow(chance, out);
    }

    /// NDI-14: hourglasses stay, other threat dice go. NDI-9: four hourglasses end the turn.
    fn after_arrows(&mut self, chance: &mut dyn Chance, out: &mut Out<Event>) {
        let mut now = 0;
        let mut from = [None; THREATS];
        for (threat, from) in self.threats.iter_mut().zip(&mut from) {
            match threat {
                Threat::Lying { face: ThreatFace::Hourglass, pose, .. } => {
                    *from = Some(*pose);
                    *threat = Threat::Kept;
                    now += 1;
                }
                Threat::Lying { .. } => *threat = Threat::Aside,
                _ => {}
            }
        }
        let total = self.hourglasses();
        if now > 0 {
            out.tell(Event::Kept { seat: self.active, now, total, from });
        }
        if total >= HOURGLASSES {
            out.tell(Event::OutOfTime(self.active));
            self.end_turn(0, 0, chance, out);
        } else {
            self.next_fortune(0, chance, out);
        }
    }
}
