//! Deal, apply, end.

use serde::{Deserialize, Serialize};

use super::data::{
    HOURGLASSES, HOUSE_DICE, HOUSES, HouseFace, PURSE, ROUNDS, SEATS, SKILL_DIE, SKILLS, SkillFace,
    THREAT_DIE, THREATS, ThreatFace, house_dice,
};
use super::fire::Target;
use super::gesture::Gesture;
use super::house::{Means, Plan};
use super::moves::{Illegal, Move};
use super::place::Pose;
use super::state::{Lying, NinjaDice, Phase, Threat};
use super::tumble::{Rest, Tumble};
use super::view::View;
use crate::kernel::{About, Chance, Game, Out, Outcome, Seat, Seats, Viewer};

/// Options of a game of Ninja Dice.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// NDI-R6: who takes the first turn.
    pub first: First,
}

/// Who takes the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum First {
    /// Drawn from the seed.
    #[default]
    Random,
    /// This seat. A table that is too small for it counts on from its first seat.
    Seat(Seat),
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A turn began with a new house (NDI-16, NDI-22).
    House {
        /// The round, from 0.
        round: u8,
        /// Whose turn it is.
        active: Seat,
        /// Who threw the house.
        by: Seat,
        /// Its dice: the first of them, as many as the round has.
        faces: [HouseFace; HOUSES],
    },
    /// Threat dice were dealt (NDI-21): who got which.
    Dealt([Option<Seat>; THREATS]),
    /// A seat is ready to throw.
    Ready(Seat),
    /// All dice were thrown at once (NDI-8).
    Thrown {
        /// How they rolled.
        tumble: Tumble,
        /// How they lie.
        rest: Rest,
        /// What the thrown skill dice show.
        skills: [Option<SkillFace>; SKILLS],
        /// What the threat dice show.
        threats: [Option<ThreatFace>; THREATS],
    },
    /// An arrow flew (NDI-10), or its roller let it lie.
    Shot {
        /// Its roller.
        seat: Seat,
        /// Its die.
        arrow: u8,
        /// What it hit, and who lost a treasure.
        hit: Option<(Target, Seat)>,
    },
    /// An arrow had nothing to hit.
    Missed {
        /// Its roller.
        seat: Seat,
        /// Its die.
        arrow: u8,
    },
    /// Hourglasses were laid next to the house (NDI-14).
    Kept {
        /// Whose turn it is.
        seat: Seat,
        /// How many now.
        now: u8,
        /// How many lie there.
        total: u8,
        /// How they lay on the table.
        from: [Option<Pose>; THREATS],
    },
    /// A fortune boosts a die from now on, or none (NDI-5).
    Boosted {
        /// Whose turn it is.
        seat: Seat,
        /// The fortune.
        fortune: u8,
        /// The die, what it shows, and how many times it counts now.
        die: Option<(u8, SkillFace, u8)>,
    },
    /// A die was laid elsewhere (NDI-20; a fortune next to what it boosts).
    Laid {
        /// Which skill die.
        die: u8,
        /// How it lay.
        from: Pose,
        /// How it lies.
        to: Pose,
    },
    /// Four hourglasses ended a turn (NDI-9).
    OutOfTime(Seat),
    /// A seat took treasures for a house (NDI-24, NDI-25).
    Took {
        /// Who.
        seat: Seat,
        /// How the house was beaten.
        plan: Plan,
        /// How many treasures it brought.
        treasures: u8,
        /// Whether the whole house was beaten.
        whole: bool,
        /// Whether that was done without fighting anyone.
        quiet: bool,
    },
    /// The game is over (NDI-26).
    Ended {
        /// Who has won.
        winners: Seats,
        /// What each seat has; 0 where nobody sits.
        treasures: [u8; SEATS],
    },
}

impl Game for NinjaDice {
    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    /// A throw takes at most five moves to throw, four for arrows, five for fortunes and one to decide; a turn has at
    /// most 60 throws (NDI-R11), and a game three turns of each of five seats.
    const ABOUT: About =
        About { slug: "ninja-dice", seats: 2..=5, rules: 1, reads: 1, secrets: true, longest: 15 * 60 * 15 };

    fn deal(setup: &Setup, seats: u8, chance: &mut dyn Chance) -> Self {
        let first = match setup.first {
            First::Random => Seat::new(chance.below(u32::from(seats)) as u8),
            First::Seat(seat) => Seat::new(seat.index() as u8 % seats),
        };
        let mut treasures = [0; SEATS];
        treasures[..usize::from(seats).min(SEATS)].fill(PURSE);
        let mut game = Self {
            seats,
            round: 0,
            first,
            active: first,
            treasures,
            house: [HouseFace::Lock; HOUSES],
            skills: [None; SKILLS],
            threats: [Threat::Aside; THREATS],
            gestures: [None; SEATS],
            ready: Seats::NONE,
            fresh: 0,
            throws: 0,
            phase: Phase::Throwing,
        };
        game.throw_house(chance);
        // NDI-16: one die each, and no extra one.
        for (threat, steps) in game.threats.iter_mut().zip(1..seats) {
            *threat = Threat::Held(first.clockwise(steps, seats));
        }
        game
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.waits_for()
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome { winners: self.leaders() })
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        self.check_move(seat, mv)
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list(seat, out);
    }

    fn sample(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Move> {
        self.sample_move(seat, chance)
    }

    fn apply(&mut self, seat: Seat, mv: &Move, chance: &mut dyn Chance, out: &mut Out<Event>) {
        match *mv {
            Move::Throw(gesture) => self.throw(seat, gesture, chance, out),
            Move::Shoot(target) => self.shoot(target, chance, out),
            Move::Boost(die) => self.boost(die, chance, out),
            Move::Stop(plan) => self.take(plan, chance, out),
            Move::Again { dice, places } => self.again(dice, &places, out),
        }
    }

    /// How a hand has thrown is hidden only until the others have, and nobody can read it off the table.
    fn is_private(&self, _seat: Seat) -> bool {
        false
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn guess(view: &View, _chance: &mut dyn Chance) -> Self {
        view.guess()
    }

    fn audit(&self) -> Result<(), String> {
        self.count_all()
    }
}

impl NinjaDice {
    /// Who has the most treasures: several if they share (NDI-R5).
    #[must_use]
    pub fn leaders(&self) -> Seats {
        let most = Seat::all(self.seats).map(|seat| self.treasures(seat)).max();
        Seat::all(self.seats).filter(|&seat| Some(self.treasures(seat)) == most).collect()
    }

    pub(super) fn throw_house(&mut self, chance: &mut dyn Chance) {
        let count = house_dice(self.round);
        for (face, die) in self.house.iter_mut().zip(&HOUSE_DICE).take(count) {
            *face = die[chance.below(6) as usize];
        }
    }

    /// NDI-21: deals the free threat dice: who gets which.
    fn deal_threats(&mut self, out: &mut Out<Event>) {
        let mut others = [self.active; SEATS];
        let count = usize::from(self.seats - 1);
        for (place, steps) in others.iter_mut().zip(1..self.seats) {
            *place = self.active.clockwise(steps, self.seats);
        }
        // Stable: of equals the one nearest to the left comes first.
        others[..count].sort_by_key(|&seat| self.treasures(seat));
        let order = others[..count].iter().chain(&others[..1]);
        let mut dealt = [None; THREATS];
        let free = self.threats.iter_mut().zip(&mut dealt).filter(|(threat, _)| **threat == Threat::Aside);
        for ((threat, dealt), &seat) in free.zip(order) {
            *threat = Threat::Held(seat);
            *dealt = Some(seat);
        }
        out.tell(Event::Dealt(dealt));
    }

    fn throw(&mut self, seat: Seat, gesture: Gesture, chance: &mut dyn Chance, out: &mut Out<Event>) {
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
                let Threat::Lying { seat, done: false, .. } = self.threats[usize::from(arrow)] else {
                    continue;
                };
                if seat != shooter {
                    continue;
                }
                if self.shots(arrow).next().is_some() {
                    self.phase = Phase::Arrow(arrow);
                    return;
                }
                self.lay_arrow(arrow);
                out.tell(Event::Missed { seat, arrow });
            }
        }
        self.after_arrows(chance, out);
    }

    fn lay_arrow(&mut self, arrow: u8) {
        if let Threat::Lying { done, .. } = &mut self.threats[usize::from(arrow)] {
            *done = true;
        }
    }

    fn shoot(&mut self, target: Option<Target>, chance: &mut dyn Chance, out: &mut Out<Event>) {
        let Phase::Arrow(arrow) = self.phase else { return };
        let Some((seat, _)) = self.lies(Target::Threat(arrow)) else { return };
        let hit = target.and_then(|target| Some((target, self.check_shot(arrow, target).ok()?)));
        if let Some((_, owner)) = hit {
            self.treasures[owner.index()] -= 1;
            self.treasures[seat.index()] += 1;
        }
        self.lay_arrow(arrow);
        out.tell(Event::Shot { seat, arrow, hit });
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
            self.end_turn(chance, out);
        } else {
            self.next_fortune(0, chance, out);
        }
    }

    /// NDI-7: goes on to the next fortune just thrown that can boost something, or to the check of the house.
    fn next_fortune(&mut self, from: u8, chance: &mut dyn Chance, out: &mut Out<Event>) {
        let is_fresh = |&(die, lying): &(u8, Lying)| {
            die >= from && self.fresh & (1 << die) != 0 && lying.face == SkillFace::Fortune
        };
        let next = self.lying().filter(is_fresh).find(|&(die, _)| self.boosts(die).next().is_some());
        if let Some((fortune, _)) = next {
            self.phase = Phase::Fortune(fortune);
            return;
        }
        self.lay_fortunes(out);
        let plan = self.best_plan();
        self.phase = Phase::Deciding;
        if plan.is_whole(self.house()) {
            self.take(plan, chance, out);
        }
    }

    fn boost(&mut self, die: Option<u8>, chance: &mut dyn Chance, out: &mut Out<Event>) {
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

    /// NDI-18, NDI-24, NDI-25: takes treasures for the house, and the turn ends.
    fn take(&mut self, plan: Plan, chance: &mut dyn Chance, out: &mut Out<Event>) {
        let house = self.house();
        let (treasures, whole) = (plan.worth(house), plan.is_whole(house));
        let quiet = whole && !plan.fights(house);
        let purse = &mut self.treasures[self.active.index()];
        *purse = purse.saturating_add(treasures);
        out.tell(Event::Took { seat: self.active, plan, treasures, whole, quiet });
        self.end_turn(chance, out);
    }

    /// NDI-22: passes the skill dice on, or ends the round or the game.
    fn end_turn(&mut self, chance: &mut dyn Chance, out: &mut Out<Event>) {
        self.skills = [None; SKILLS];
        self.threats = [Threat::Aside; THREATS];
        (self.fresh, self.throws) = (0, 0);
        let by = self.active;
        self.active = by.clockwise(1, self.seats);
        if self.active == self.first {
            if self.round + 1 == ROUNDS {
                self.phase = Phase::Over;
                out.tell(Event::Ended { winners: self.leaders(), treasures: self.treasures });
                return;
            }
            self.round += 1;
        }
        self.phase = Phase::Throwing;
        self.throw_house(chance);
        out.tell(Event::House { round: self.round, active: self.active, by, faces: self.house });
        self.deal_threats(out);
    }

    pub(super) fn again(&mut self, dice: u8, places: &[Option<Pose>; SKILLS], out: &mut Out<Event>) {
        for (die, lying) in self.skills.iter_mut().enumerate() {
            if let (Some(lying), Some(to)) = (lying, places[die]) {
                let from = core::mem::replace(&mut lying.pose, to);
                out.tell(Event::Laid { die: die as u8, from, to });
            }
        }
        for die in (0..SKILLS).filter(|die| dice & (1 << die) != 0) {
            self.skills[die] = None;
        }
        self.phase = Phase::Throwing;
        self.deal_threats(out);
    }
}
