//! What beats a house: the best use of the skills, found exactly, and any other use checked.

use serde::{Deserialize, Serialize};

use super::data::{BOOST, HOUSES, HouseFace, QUIET, SKILLS, Skill, SkillFace, WHOLE};

/// How all guards, or all residents, that are beaten are beaten (NDI-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Approach {
    /// By stealth.
    #[default]
    Stealth,
    /// By fighting.
    Fight,
}

impl Approach {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Stealth, Self::Fight];

    /// All ways to treat guards and residents, in this order.
    const PAIRS: [(Self, Self); 4] = [
        (Self::Stealth, Self::Stealth),
        (Self::Stealth, Self::Fight),
        (Self::Fight, Self::Stealth),
        (Self::Fight, Self::Fight),
    ];

    /// The skill it takes.
    #[must_use]
    pub const fn skill(self) -> Skill {
        match self {
            Self::Stealth => Skill::Stealth,
            Self::Fight => Skill::Fight,
        }
    }
}

/// How the skills are used against a house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The house dice that are beaten: bit 0 for the first.
    pub beaten: u8,
    /// What beats the guards.
    pub guards: Approach,
    /// What beats the residents.
    pub residents: Approach,
    /// What each die that shows a ninja stands for (NDI-4); none for other dice.
    pub ninjas: [Option<Skill>; SKILLS],
}

/// The dice that count for a check: what each shows, and how many times it counts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Means(pub [Option<(SkillFace, u8)>; SKILLS]);

impl Means {
    /// How many of its skill a die counts that so many fortunes boost (NDI-5).
    #[must_use]
    pub const fn times(fortunes: u8) -> u8 {
        if fortunes == 0 { 1 } else { BOOST * fortunes }
    }

    /// How many of each skill there are, in the order of [`Skill::ALL`], if ninjas stand for these.
    #[must_use]
    pub fn counts(&self, ninjas: &[Option<Skill>; SKILLS]) -> [u8; 3] {
        let mut counts = [0; 3];
        for (die, ninja) in self.0.iter().zip(ninjas) {
            if let Some((face, times)) = *die
                && let Some(skill) = face.skill().or(if face == SkillFace::Ninja { *ninja } else { None })
            {
                counts[skill as usize] += times;
            }
        }
        counts
    }

    /// Whether there are as many skills as a house has challenges. If not, it is not beaten: a quick look before an exact one.
    #[must_use]
    pub fn may_beat(&self, house: &[HouseFace]) -> bool {
        let is_skill = |face: SkillFace| face == SkillFace::Ninja || face.skill().is_some();
        let skills = self.0.iter().flatten().filter(|&&(face, _)| is_skill(face));
        let double = |face: &&HouseFace| matches!(face, HouseFace::Guards | HouseFace::Residents);
        let challenges = house.len() + house.iter().filter(double).count();
        skills.map(|&(_, times)| usize::from(times)).sum::<usize>() >= challenges
    }

    /// Every way in which the ninjas can be used.
    fn uses(&self) -> impl Iterator<Item = [Option<Skill>; SKILLS]> {
        let is_ninja = self.0.map(|die| matches!(die, Some((SkillFace::Ninja, _))));
        let ninjas = is_ninja.iter().filter(|&&is| is).count() as u32;
        (0..3_u32.pow(ninjas)).map(move |mut number| {
            is_ninja.map(|is| {
                is.then(|| {
                    let skill = Skill::ALL[(number % 3) as usize];
                    number /= 3;
                    skill
                })
            })
        })
    }
}

/// How many of each skill some house dice take, if they are approached so.
#[must_use]
pub fn needed(house: &[HouseFace], beaten: u8, guards: Approach, residents: Approach) -> [u8; 3] {
    let mut needed = [0; 3];
    for (_, face) in house.iter().enumerate().take(HOUSES).filter(|(index, _)| beaten & (1 << index) != 0) {
        let (skill, times) = takes(*face, guards, residents);
        needed[skill as usize] += times;
    }
    needed
}

/// What beats a face that is approached so, and how many of it.
const fn takes(face: HouseFace, guards: Approach, residents: Approach) -> (Skill, u8) {
    match face {
        HouseFace::Lock => (Skill::Pick, 1),
        HouseFace::Guard => (guards.skill(), 1),
        HouseFace::Guards => (guards.skill(), 2),
        HouseFace::Resident => (residents.skill(), 1),
        HouseFace::Residents => (residents.skill(), 2),
    }
}

impl Plan {
    /// The plan that brings the most treasures; of those that bring as many, one that fights nobody if there is one.
    ///
    /// Every use of the ninjas and every approach is tried. Single challenges are beaten before double ones, which beats as
    /// many dice as can be: each die counts one. So it is enough to count, until the best is found.
    #[must_use]
    pub fn best(house: &[HouseFace], means: &Means) -> Self {
        let challenges = Challenges::of(house);
        let mut best = (0, Self { ninjas: means.uses().next().unwrap_or_default(), ..Self::default() });
        for ninjas in means.uses() {
            let counts = means.counts(&ninjas);
            for (guards, residents) in Approach::PAIRS {
                let worth = challenges.worth(counts, guards, residents);
                if worth > best.0 {
                    best = (worth, Self { beaten: 0, guards, residents, ninjas });
                }
            }
        }
        let Self { guards, residents, ninjas, .. } = best.1;
        best.1.taking(if best.0 == 0 { 0 } else { most(house, means.counts(&ninjas), guards, residents) })
    }

    /// A plan that beats these house dice, quietly if it can be done so; none if the skills do not suffice or the house has
    /// no such die.
    #[must_use]
    pub fn covering(house: &[HouseFace], means: &Means, beaten: u8) -> Option<Self> {
        if u32::from(beaten) >> house.len() != 0 {
            return None;
        }
        let suffices = |plan: &Self| {
            let needed = needed(house, beaten, plan.guards, plan.residents);
            means.counts(&plan.ninjas).iter().zip(needed).all(|(&have, needed)| have >= needed)
        };
        Approach::PAIRS
            .into_iter()
            .flat_map(|(guards, residents)| {
                means.uses().map(move |ninjas| Self { beaten, guards, residents, ninjas })
            })
            .find(suffices)
    }

    /// The same against other house dice.
    #[must_use]
    pub fn taking(mut self, beaten: u8) -> Self {
        self.beaten = beaten;
        self
    }

    /// Whether the whole house is beaten.
    #[must_use]
    pub fn is_whole(&self, house: &[HouseFace]) -> bool {
        self.count() == house.len()
    }

    /// How many house dice are beaten.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.beaten.count_ones() as usize
    }

    /// The skill that beats a face.
    #[must_use]
    pub const fn skill_for(&self, face: HouseFace) -> Skill {
        takes(face, self.guards, self.residents).0
    }

    /// Whether anyone is fought.
    #[must_use]
    pub fn fights(&self, house: &[HouseFace]) -> bool {
        needed(house, self.beaten, self.guards, self.residents)[Skill::Fight as usize] > 0
    }

    /// NDI-24 and NDI-25: the treasures it brings.
    #[must_use]
    pub fn worth(&self, house: &[HouseFace]) -> u8 {
        worth(self.count(), house.len(), self.fights(house))
    }
}

/// NDI-24 and NDI-25: what it brings to beat so many of the dice of a house.
fn worth(beaten: usize, dice: usize, fights: bool) -> u8 {
    let beaten_all = beaten == dice;
    let bonus = dice.checked_sub(4).and_then(|round| WHOLE.get(round)).copied().unwrap_or(0);
    beaten as u8 + if beaten_all { bonus + if fights { 0 } else { QUIET } } else { 0 }
}

/// How many dice of a house show what: single and double challenges.
struct Challenges {
    dice: usize,
    locks: u8,
    guards: [u8; 2],
    residents: [u8; 2],
}

impl Challenges {
    fn of(house: &[HouseFace]) -> Self {
        let house = &house[..house.len().min(HOUSES)];
        let show = |face: HouseFace| house.iter().filter(|&&other| other == face).count() as u8;
        Self {
            dice: house.len(),
            locks: show(HouseFace::Lock),
            guards: [show(HouseFace::Guard), show(HouseFace::Guards)],
            residents: [show(HouseFace::Resident), show(HouseFace::Residents)],
        }
    }

    /// Twice what the most dice bring that so many skills beat, and one more if nobody is fought.
    fn worth(&self, counts: [u8; 3], guards: Approach, residents: Approach) -> u8 {
        // So many of these are beaten, single ones first.
        let beaten = |have: u8, [single, double]: [u8; 2]| {
            let first = have.min(single);
            first + ((have - first) / 2).min(double)
        };
        let mut by_skill = [[0; 2], [0; 2], [self.locks, 0]];
        for (approach, people) in [(guards, self.guards), (residents, self.residents)] {
            let all = &mut by_skill[approach.skill() as usize];
            *all = [all[0] + people[0], all[1] + people[1]];
        }
        let [fought, hidden_from, opened] =
            core::array::from_fn(|skill| beaten(counts[skill], by_skill[skill]));
        let fights = fought > 0;
        2 * worth(usize::from(fought + hidden_from + opened), self.dice, fights) + u8::from(!fights)
    }
}

/// The most house dice that so many skills beat.
fn most(house: &[HouseFace], mut counts: [u8; 3], guards: Approach, residents: Approach) -> u8 {
    let mut beaten = 0;
    for doubles in [false, true] {
        for (index, &face) in house.iter().enumerate().take(HOUSES) {
            let (skill, times) = takes(face, guards, residents);
            let left = &mut counts[skill as usize];
            if (times == 2) == doubles && *left >= times {
                *left -= times;
                beaten |= 1 << index;
            }
        }
    }
    beaten
}
