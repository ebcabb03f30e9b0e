//! What a seat may do, and why not.

use serde::{Deserialize, Serialize};

use super::data::{SKILLS, Skill, THROWS};
use super::fire::Target;
use super::gesture::{Gesture, Misthrow};
use super::house::{Plan, needed};
use super::place::Pose;
use super::state::{NinjaDice, Phase};
use crate::kernel::{Chance, ChanceExt, Cites, Seat, Seats};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// NDI-8: throw the dice in hand. When all have, the dice roll.
    Throw(Gesture),
    /// NDI-10: steal from the owner of this die, or from nobody.
    Shoot(Option<Target>),
    /// NDI-5: boost this skill die, or none.
    Boost(Option<u8>),
    /// NDI-18: stop, and take a treasure for each house die beaten so.
    Stop(Plan),
    /// NDI-19: throw again.
    Again {
        /// These skill dice: bit 0 for the first.
        dice: u8,
        /// NDI-20: where others are laid first; none where a die stays.
        places: [Option<Pose>; SKILLS],
    },
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// The seat holds no dice.
    NoDice,
    /// The seat has thrown already and waits for the others.
    AlreadyThrown,
    /// These seats throw first.
    ThrowFirst(Seats),
    /// All dice are thrown.
    NothingToThrow,
    /// The dice were let go too far from the own edge.
    TooFar,
    /// The throw was too slow.
    TooSlow,
    /// The throw was too fast.
    TooFast,
    /// The arrow of this seat comes first.
    ArrowFirst(Seat),
    /// There is no arrow to shoot now.
    NoArrow,
    /// No such die lies on the table.
    NotOnTable(Target),
    /// The die is the roller's own.
    OwnDie(Target),
    /// The die does not lie in front of the arrow.
    BehindArrow(Target),
    /// A caught arrow protects this seat.
    Protected(Seat),
    /// This seat has no treasure.
    NothingToSteal(Seat),
    /// What this fortune boosts is decided first.
    FortuneFirst(u8),
    /// There is no fortune to use now.
    NoFortune,
    /// A fortune boosts another die.
    BoostsItself,
    /// The die shows no skill that could be boosted.
    NoSkill(u8),
    /// The die does not lie in front of the fortune.
    BehindFortune(u8),
    /// That is for the active ninja to decide.
    NotTheNinja(Seat),
    /// The house has no such die.
    NoHouseDie(u8),
    /// This die shows no ninja, or no use is named for one that does.
    NinjaUse(u8),
    /// The plan takes more of a skill than there is.
    TooFew {
        /// The skill.
        skill: Skill,
        /// How many it takes.
        needed: u8,
        /// How many there are.
        have: u8,
    },
    /// No die is picked up, or one that does not exist.
    PickSome,
    /// The die is thrown again and so must be the fortune that boosts it.
    FortuneStays {
        /// The die.
        die: u8,
        /// Its fortune.
        fortune: u8,
    },
    /// The die is thrown, not laid.
    LaidAndThrown(u8),
    /// The die would not lie on the table.
    OffTable(u8),
    /// The two dice would lie in the same spot.
    Overlap(u8, u8),
    /// The fortune would not lie next to the die that it boosts.
    FortuneAway {
        /// The die.
        die: u8,
        /// Its fortune.
        fortune: u8,
    },
    /// That was the last throw of the turn.
    LastThrow,
    /// The plan takes more of a skill than there is; both ways to treat people together would suffice.
    OneWay {
        /// The skill.
        skill: Skill,
        /// How many it takes.
        needed: u8,
        /// How many there are.
        have: u8,
    },
}

impl Cites for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "NDI-26",
            Self::NoDice | Self::AlreadyThrown | Self::ThrowFirst(_) | Self::NothingToThrow => "NDI-8",
            Self::TooFar | Self::TooSlow | Self::TooFast => "NDI-R10",
            Self::ArrowFirst(_) => "NDI-13",
            Self::NoArrow | Self::NotOnTable(_) | Self::BehindArrow(_) => "NDI-10",
            Self::OwnDie(_) | Self::NothingToSteal(_) => "NDI-R2",
            Self::Protected(_) => "NDI-12",
            Self::FortuneFirst(_) => "NDI-17",
            Self::NoFortune => "NDI-7",
            Self::BoostsItself | Self::BehindFortune(_) => "NDI-5",
            Self::NoSkill(_) => "NDI-R8",
            Self::NotTheNinja(_) => "NDI-18",
            Self::NoHouseDie(_) => "NDI-23",
            Self::NinjaUse(_) => "NDI-4",
            Self::TooFew { .. } => "NDI-2",
            Self::OneWay { .. } => "NDI-3",
            Self::PickSome | Self::FortuneStays { .. } => "NDI-19",
            Self::LaidAndThrown(_) | Self::OffTable(_) | Self::Overlap(..) | Self::FortuneAway { .. } => {
                "NDI-20"
            }
            Self::LastThrow => "NDI-R11",
        }
    }
}

impl From<Misthrow> for Illegal {
    fn from(misthrow: Misthrow) -> Self {
        match misthrow {
            Misthrow::TooFar => Self::TooFar,
            Misthrow::TooSlow => Self::TooSlow,
            Misthrow::TooFast => Self::TooFast,
        }
    }
}

impl NinjaDice {
    pub(super) fn waits_for(&self) -> Seats {
        match self.phase {
            Phase::Throwing => self.throwers().iter().filter(|&seat| !self.ready.has(seat)).collect(),
            Phase::Arrow(arrow) => {
                self.lies(Target::Threat(arrow)).map(|(roller, _)| roller).into_iter().collect()
            }
            Phase::Fortune(_) | Phase::Deciding => Seats::one(self.active),
            Phase::Over => Seats::NONE,
        }
    }

    pub(super) fn check_move(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        if self.phase == Phase::Over {
            return Err(Illegal::Over);
        }
        if let Move::Throw(gesture) = mv {
            return self.check_throw(seat, gesture);
        }
        match self.phase {
            Phase::Throwing => Err(Illegal::ThrowFirst(self.waits_for())),
            Phase::Arrow(arrow) => {
                let roller = self.waits_for().first().unwrap_or(seat);
                match *mv {
                    Move::Shoot(target) if roller == seat => {
                        target.map_or(Ok(()), |target| self.check_shot(arrow, target).map(|_| ()))
                    }
                    _ => Err(Illegal::ArrowFirst(roller)),
                }
            }
            _ if matches!(mv, Move::Shoot(_)) => Err(Illegal::NoArrow),
            _ if seat != self.active => Err(Illegal::NotTheNinja(self.active)),
            Phase::Fortune(fortune) => match *mv {
                Move::Boost(die) => die.map_or(Ok(()), |die| self.check_boost(fortune, die)),
                _ => Err(Illegal::FortuneFirst(fortune)),
            },
            _ => match mv {
                Move::Stop(plan) => self.check_plan(plan),
                Move::Again { dice, places } => self.check_again(*dice, places),
                _ => Err(Illegal::NoFortune),
            },
        }
    }

    fn check_throw(&self, seat: Seat, gesture: &Gesture) -> Result<(), Illegal> {
        if self.phase != Phase::Throwing {
            Err(Illegal::NothingToThrow)
        } else if !self.throwers().has(seat) {
            Err(Illegal::NoDice)
        } else if self.ready.has(seat) {
            Err(Illegal::AlreadyThrown)
        } else {
            Ok(gesture.check(seat, self.seats)?)
        }
    }

    /// NDI-R4: whether the skills suffice for a plan.
    pub(super) fn check_plan(&self, plan: &Plan) -> Result<(), Illegal> {
        let (house, means) = (self.house(), self.means());
        if u32::from(plan.beaten) >> house.len() != 0 {
            return Err(Illegal::NoHouseDie(7 - plan.beaten.leading_zeros() as u8));
        }
        for (die, (means, ninja)) in means.0.iter().zip(&plan.ninjas).enumerate() {
            let is_ninja = means.is_some_and(|(face, _)| face == super::data::SkillFace::Ninja);
            if is_ninja != ninja.is_some() {
                return Err(Illegal::NinjaUse(die as u8));
            }
        }
        let have = means.counts(&plan.ninjas);
        let needed = needed(house, plan.beaten, plan.guards, plan.residents);
        // What would suffice if people were not all to be treated alike.
        let [fights, hides, picks] = [0, 1, 2].map(|skill| i16::from(have[skill]) - i16::from(needed[skill]));
        let mixed = fights + hides >= 0 && picks >= 0;
        for skill in Skill::ALL {
            let (needed, have) = (needed[skill as usize], have[skill as usize]);
            if needed > have {
                return Err(match mixed {
                    true => Illegal::OneWay { skill, needed, have },
                    false => Illegal::TooFew { skill, needed, have },
                });
            }
        }
        Ok(())
    }

    fn check_again(&self, dice: u8, places: &[Option<Pose>; SKILLS]) -> Result<(), Illegal> {
        if dice == 0 || u32::from(dice) >> SKILLS != 0 {
            return Err(Illegal::PickSome);
        }
        if self.throws >= THROWS {
            return Err(Illegal::LastThrow);
        }
        let is_thrown = |die: u8| dice & (1 << die) != 0;
        for (fortune, lying) in self.lying() {
            if let Some(die) = lying.boosts
                && is_thrown(die)
                && !is_thrown(fortune)
            {
                return Err(Illegal::FortuneStays { die, fortune });
            }
        }
        self.check_places(dice, places)
    }

    /// NDI-20: whether the dice that are not thrown again can be laid so.
    pub(super) fn check_places(&self, dice: u8, places: &[Option<Pose>; SKILLS]) -> Result<(), Illegal> {
        if places.iter().all(Option::is_none) {
            return Ok(());
        }
        let is_thrown = |die: u8| dice & (1 << die) != 0;
        let mut laid: [Option<Pose>; SKILLS] = [None; SKILLS];
        for (die, lying) in self.lying() {
            let place = places[usize::from(die)];
            match place {
                Some(_) if is_thrown(die) => return Err(Illegal::LaidAndThrown(die)),
                Some(pose) if !pose.is_on_table() => return Err(Illegal::OffTable(die)),
                _ if is_thrown(die) => {}
                _ => laid[usize::from(die)] = Some(place.unwrap_or(lying.pose)),
            }
        }
        for (die, pose) in laid.iter().enumerate() {
            for (other, there) in laid.iter().enumerate().skip(die + 1) {
                if let (Some(pose), Some(there)) = (pose, there)
                    && (places[die].is_some() || places[other].is_some())
                    && pose.overlaps(there)
                {
                    return Err(Illegal::Overlap(die as u8, other as u8));
                }
            }
        }
        for (fortune, lying) in self.lying().filter(|&(fortune, _)| !is_thrown(fortune)) {
            let Some(die) = lying.boosts else { continue };
            let (here, there) = (usize::from(fortune), usize::from(die));
            let moved = places[here].is_some() || places[there].is_some();
            if let (true, Some(pose), Some(boosted)) = (moved, laid[here], laid[there])
                && !pose.is_next_to(&boosted)
            {
                return Err(Illegal::FortuneAway { die, fortune });
            }
        }
        Ok(())
    }

    /// The dice that go along when these are picked up (NDI-19).
    #[must_use]
    pub fn with_fortunes(&self, dice: u8) -> u8 {
        let along = self.lying().filter(|(_, lying)| lying.boosts.is_some_and(|die| dice & (1 << die) != 0));
        along.fold(dice, |dice, (fortune, _)| dice | 1 << fortune)
    }

    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Move>) {
        if !self.waits_for().has(seat) {
            return;
        }
        match self.phase {
            Phase::Throwing => out.extend(Gesture::some(seat, self.seats).map(Move::Throw)),
            Phase::Arrow(arrow) => {
                out.push(Move::Shoot(None));
                out.extend(self.shots(arrow).map(|target| Move::Shoot(Some(target))));
            }
            Phase::Fortune(fortune) => {
                out.push(Move::Boost(None));
                out.extend(self.boosts(fortune).map(|die| Move::Boost(Some(die))));
            }
            Phase::Deciding => {
                out.extend(self.plans().map(Move::Stop));
                let places = [None; SKILLS];
                out.extend(self.picks().map(|dice| Move::Again { dice, places }));
            }
            Phase::Over => {}
        }
    }

    /// NDI-R4: the best plan, and the same with less taken.
    pub fn plans(&self) -> impl Iterator<Item = Plan> + Clone + use<> {
        let best = self.best_plan();
        let all = best.beaten;
        (0..=all).rev().filter(move |beaten| beaten & !all == 0).map(move |beaten| best.taking(beaten))
    }

    /// What can be picked up to throw again.
    pub fn picks(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        let all = if self.throws < THROWS { 1 << SKILLS } else { 1 };
        let along: [u8; SKILLS] = core::array::from_fn(|die| self.with_fortunes(1 << die));
        let is_alone = (0..SKILLS).all(|die| along[die] == 1 << die);
        let holds = move |dice: u8| (0..SKILLS).all(|die| dice & (1 << die) == 0 || along[die] & !dice == 0);
        (1..all).filter(move |&dice| is_alone || holds(dice))
    }

    /// A move drawn at random: any gesture, and sometimes a die laid elsewhere.
    pub(super) fn sample_move(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Move> {
        if !self.waits_for().has(seat) {
            return None;
        }
        if self.phase == Phase::Throwing {
            let gesture = if chance.below(4) == 0 {
                Gesture::some(seat, self.seats).nth(chance.below(9) as usize)
            } else {
                None
            };
            return Some(Move::Throw(gesture.unwrap_or_else(|| Gesture::any(seat, self.seats, chance))));
        }
        if self.phase == Phase::Deciding {
            let (mut plans, mut picks) = (self.plans(), self.picks());
            let stops = plans.clone().count() as u32;
            let drawn = chance.below(stops + picks.clone().count() as u32);
            let Some(pick) = drawn.checked_sub(stops) else {
                return plans.nth(drawn as usize).map(Move::Stop);
            };
            let dice = picks.nth(pick as usize)?;
            let places = if chance.below(4) == 0 { self.laid_anyhow(dice, chance) } else { [None; SKILLS] };
            return Some(Move::Again { dice, places });
        }
        let mut moves = Vec::new();
        self.list(seat, &mut moves);
        chance.pick(&moves).copied()
    }

    /// One of the dice that are not picked up, laid anywhere.
    fn laid_anyhow(&self, dice: u8, chance: &mut dyn Chance) -> [Option<Pose>; SKILLS] {
        let mut places = [None; SKILLS];
        let die = chance.below(SKILLS as u32) as u8;
        let whole = super::place::TABLE as u32;
        let (x, y) = (chance.below(whole) as i32, chance.below(whole) as i32);
        let turn = crate::geometry::Turn::new(chance.below(u32::from(crate::geometry::Turn::FULL)) as i32);
        let stays = |other: u8| other != die && dice & (1 << other) == 0;
        let others: Vec<Pose> =
            self.lying().filter(|&(other, _)| stays(other)).map(|(_, lying)| lying.pose).collect();
        places[usize::from(die)] = Some(Pose::clamped(x, y, turn).freed(&others));
        if self.check_again(dice, &places).is_ok() { places } else { [None; SKILLS] }
    }
}
