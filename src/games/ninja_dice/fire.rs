//! Lines of fire: what an arrow can hit and what a fortune can boost.

use serde::{Deserialize, Serialize};

use super::data::{SKILLS, SkillFace, THREATS, ThreatFace};
use super::moves::Illegal;
use super::place::Pose;
use super::state::{Lying, NinjaDice, Threat};
use crate::kernel::{Seat, Seats};

/// A die that an arrow can hit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Target {
    /// A skill die, which is the ninja's.
    Skill(u8),
    /// A threat die, which is its roller's.
    Threat(u8),
}

impl Target {
    /// All dice that can lie on the table: skill dice first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SKILLS as u8).map(Self::Skill).chain((0..THREATS as u8).map(Self::Threat))
    }
}

impl NinjaDice {
    /// NDI-12 and NDI-R3: whether a caught arrow protects a seat.
    #[must_use]
    pub fn is_protected(&self, seat: Seat) -> bool {
        let by_threat = self.threats.iter().any(|threat| {
            matches!(threat, Threat::Lying { seat: roller, face: ThreatFace::Caught, .. } if *roller == seat)
        });
        by_threat || seat == self.active && self.lying().any(|(_, lying)| lying.face == SkillFace::Caught)
    }

    /// The skill dice on the table.
    pub fn lying(&self) -> impl Iterator<Item = (u8, Lying)> {
        let dice = self.skills.iter().enumerate();
        dice.filter_map(|(die, lying)| lying.map(|lying| (die as u8, lying)))
    }

    /// Whose a die is and how it lies, if it is on the table.
    #[must_use]
    pub fn lies(&self, target: Target) -> Option<(Seat, Pose)> {
        match target {
            Target::Skill(die) => {
                let lying = (*self.skills.get(usize::from(die))?)?;
                Some((self.active, lying.pose))
            }
            Target::Threat(die) => match *self.threats.get(usize::from(die))? {
                Threat::Lying { seat, pose, .. } => Some((seat, pose)),
                _ => None,
            },
        }
    }

    /// Whether this arrow can hit a die; whom it would steal from.
    pub(super) fn check_shot(&self, arrow: u8, target: Target) -> Result<Seat, Illegal> {
        let Some((roller, from)) = self.lies(Target::Threat(arrow)) else { return Err(Illegal::NoArrow) };
        let Some((owner, at)) = self.lies(target) else { return Err(Illegal::NotOnTable(target)) };
        if owner == roller {
            Err(Illegal::OwnDie(target))
        } else if !from.has_before_it(&at) {
            Err(Illegal::BehindArrow(target))
        } else if self.is_protected(owner) {
            Err(Illegal::Protected(owner))
        } else if self.treasures(owner) == 0 {
            Err(Illegal::NothingToSteal(owner))
        } else {
            Ok(owner)
        }
    }

    /// NDI-10: the dice that an arrow can hit.
    pub fn shots(&self, arrow: u8) -> impl Iterator<Item = Target> {
        Target::all().filter(move |&target| self.check_shot(arrow, target).is_ok())
    }

    /// NDI-12: who has dice in front of an arrow and is protected.
    pub(super) fn safe_from(&self, arrow: u8) -> Seats {
        let safe = |target: Target| match self.check_shot(arrow, target) {
            Err(Illegal::Protected(owner)) => Some(owner),
            _ => None,
        };
        Target::all().filter_map(safe).collect()
    }

    /// Whether this fortune can boost a die.
    pub(super) fn check_boost(&self, fortune: u8, die: u8) -> Result<(), Illegal> {
        let find = |die: u8| self.skills.get(usize::from(die)).copied().flatten();
        let (Some(from), Some(at)) = (find(fortune), find(die)) else {
            return Err(Illegal::NotOnTable(Target::Skill(die)));
        };
        if fortune == die {
            Err(Illegal::BoostsItself)
        } else if !at.face.can_be_boosted() {
            Err(Illegal::NoSkill(die))
        } else if !from.pose.has_before_it(&at.pose) {
            Err(Illegal::BehindFortune(die))
        } else {
            Ok(())
        }
    }

    /// NDI-5: the dice that a fortune can boost.
    pub fn boosts(&self, fortune: u8) -> impl Iterator<Item = u8> {
        (0..self.skills.len() as u8).filter(move |&die| self.check_boost(fortune, die).is_ok())
    }
}
