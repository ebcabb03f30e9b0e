//! Positions in mid-game, for diagrams, studies and tests.

use super::data::{HOUSES, HouseFace, SKILL_DIE, SKILLS, THREAT_DIE, THREATS, ThreatFace};
use super::place::Pose;
use super::rules::{First, Setup};
use super::state::{Lying, NinjaDice, Phase, Threat};
use crate::geometry::Turn;
use crate::kernel::{Fast, Game, Seat};

impl NinjaDice {
    /// A position of the first round. Seat A is the ninja, B and C throw threat dice.
    ///
    /// House dice are written `L GG R L`. Other dice are written `f@120,90/512`: the letter of their face (see
    /// [`SkillFace::letter`](super::SkillFace::letter), [`ThreatFace::letter`](super::ThreatFace::letter)), their middle in
    /// millimetres and how far they are turned in parts of a turn; threat dice with the letter of their seat before it. What
    /// begins with `-` lies there from an earlier throw, `>1` behind a fortune names the die that it boosts, from 0, and `h`
    /// alone is an hourglass by the house. Skill dice that are not named are in hand, and so are threat dice before a throw.
    ///
    /// `None` if something is written otherwise. Otherwise it is taken as it is, so [`audit`](Game::audit) may find fault
    /// with it.
    #[must_use]
    pub fn position(house: &str, skills: &str, threats: &str, phase: Phase) -> Option<Self> {
        let setup = Setup { first: First::Seat(Seat::new(0)) };
        let mut game = Self::deal(&setup, 3, &mut Fast::new(1));
        game.house = [HouseFace::Lock; HOUSES];
        for (place, letters) in game.house.iter_mut().zip(house.split_whitespace()) {
            *place = face(letters)?;
        }
        for (die, written) in skills.split_whitespace().enumerate().take(SKILLS) {
            game.skills[die] = Some(skill(written)?);
            if !written.starts_with('-') {
                game.fresh |= 1 << die;
            }
        }
        if phase != Phase::Throwing {
            game.threats = [Threat::Aside; THREATS];
        }
        for (place, written) in game.threats.iter_mut().zip(threats.split_whitespace()) {
            *place = threat(written)?;
        }
        game.throws = u8::from(game.skills.iter().any(Option::is_some));
        game.phase = phase;
        Some(game)
    }
}

impl Pose {
    /// A pose written `120,90` or `120,90/512`: millimetres, and parts of a turn.
    #[must_use]
    pub fn written(text: &str) -> Option<Self> {
        let (place, turn) = text.split_once('/').unwrap_or((text, "0"));
        let (x, y) = place.split_once(',')?;
        let number = |text: &str| text.parse::<i16>().ok().and_then(|number| number.checked_mul(100));
        Some(Self { x: number(x)?, y: number(y)?, turn: Turn::new(turn.parse().ok()?) })
    }
}

fn face(letters: &str) -> Option<HouseFace> {
    let all =
        [HouseFace::Lock, HouseFace::Guard, HouseFace::Resident, HouseFace::Guards, HouseFace::Residents];
    all.into_iter().find(|face| face.letters() == letters)
}

fn skill(written: &str) -> Option<Lying> {
    let (written, boosts) = match written.split_once('>') {
        Some((written, die)) => (written, Some(die.parse().ok()?)),
        None => (written, None),
    };
    let (letter, place) = written.trim_start_matches('-').split_once('@')?;
    let face = SKILL_DIE.into_iter().find(|face| letter.starts_with(face.letter()))?;
    Some(Lying { face, pose: Pose::written(place)?, boosts })
}

fn threat(written: &str) -> Option<Threat> {
    if written == "h" {
        return Some(Threat::Kept);
    }
    let (letters, place) = written.split_once('@')?;
    let (seat, letter) = letters.split_at_checked(1)?;
    let seat = Seat::new(if seat == "B" { 1 } else { 2 });
    let face = THREAT_DIE.into_iter().find(|face| letter.starts_with(face.letter()))?;
    Some(Threat::Lying { seat, face, pose: Pose::written(place)?, done: face != ThreatFace::Arrow })
}
