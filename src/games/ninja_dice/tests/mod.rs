//! The rule sheet, rule by rule: every test is named after the rule that it holds the game to.
//!
//! Dice are laid by hand: `lay(&mut game, "f@50,60 n@80,60/1024")`, millimetres and parts of a turn. Throws are rigged: what the
//! dice show is written down, where they lie does not matter or is laid afterwards.

mod arrows;
mod fortunes;
mod houses;
mod looking_ahead;
mod options;
mod rolling;
mod turns;

use super::*;
use crate::geometry::Turn;
use crate::kernel::{Chance, Cites, Fast, Game, Out, Seat, Seats};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const D: Seat = Seat::new(3);

/// Chance that gives these faces first and any numbers after them.
struct Rigged {
    faces: Vec<u32>,
    rest: Fast,
}

impl Rigged {
    /// Skill faces by their letters, then threat faces, as in `"fspnc ha"`.
    fn showing(faces: &str) -> Self {
        let (skills, threats) = faces.split_once(' ').unwrap_or((faces, ""));
        let skill = |letter: char| "fspn+c".find(letter).expect("a skill face") as u32;
        let threat = |letter: char| "h.a..c".find(letter).expect("a threat face") as u32;
        let faces = skills.chars().map(skill).chain(threats.chars().map(threat)).collect();
        Self { faces, rest: Fast::new(1) }
    }
}

impl Chance for Rigged {
    fn below(&mut self, bound: u32) -> u32 {
        if self.faces.is_empty() { self.rest.below(bound) } else { self.faces.remove(0) }
    }
}

/// A new game of so many, in which seat A takes the first turn against a house of these letters.
fn table(seats: u8, house: &str) -> NinjaDice {
    let setup = Setup { first: First::Seat(A) };
    let mut game = NinjaDice::deal(&setup, seats, &mut Fast::new(7));
    build(&mut game, house);
    game
}

/// House dice written `L GG R L`. The round follows from their number.
fn build(game: &mut NinjaDice, house: &str) {
    let faces =
        [HouseFace::Lock, HouseFace::Guard, HouseFace::Resident, HouseFace::Guards, HouseFace::Residents];
    let named = |text: &str| faces.into_iter().find(|face| face.letters() == text).expect("challenges");
    let house: Vec<HouseFace> = house.split_whitespace().map(named).collect();
    game.round = house.len() as u8 - 4;
    game.house = [HouseFace::Lock; 6];
    game.house[..house.len()].copy_from_slice(&house);
}

/// A pose written `50,60` or `50,60/1024`.
fn pose(text: &str) -> Pose {
    let (place, turn) = text.split_once('/').unwrap_or((text, "0"));
    let (x, y) = place.split_once(',').expect("two numbers");
    let number = |text: &str| (text.parse::<f64>().expect("a number") * 100.0) as i16;
    Pose { x: number(x), y: number(y), turn: Turn::new(turn.parse().expect("parts of a turn")) }
}

/// Everyone throws in the usual way, and the dice show these faces (see [`Rigged::showing`]). What was told.
fn throw(game: &mut NinjaDice, faces: &str) -> Vec<Event> {
    let mut chance = Rigged::showing(faces);
    let mut told = Vec::new();
    while game.phase == Phase::Throwing {
        let seat = game.to_act().first().expect("somebody throws");
        told = make(game, seat, Move::Throw(Gesture::usual(seat, game.seats)), &mut chance);
        if game.ready.is_empty() {
            break;
        }
    }
    told
}

/// Everyone throws, and the dice show and lie so: `"f@50,60 s@80,60" "a@50,90"`. Threat dice in the order of their numbers.
fn throw_at(game: &mut NinjaDice, skills: &str, threats: &str) -> Vec<Event> {
    let parts = |text: &str| -> Vec<(char, Pose)> {
        let part = |text: &str| {
            let (face, place) = text.split_once('@').expect("face@place");
            (face.chars().next().expect("a letter"), pose(place))
        };
        text.split_whitespace().map(part).collect()
    };
    let (mut skills, mut threats) = (parts(skills).into_iter(), parts(threats).into_iter());
    let lying = game.skills.map(|lying| lying.map(|lying| lying.pose));
    let mut faces = [None; 5];
    let mut rest = Rest { skills: [Pose::default(); 5], threats: [None; 4] };
    for die in 0..5 {
        rest.skills[die] = lying[die].unwrap_or_else(|| {
            let (letter, pose) = skills.next().expect("a skill die for each in hand");
            faces[die] = data::SKILL_DIE.into_iter().find(|face| face.letter() == letter);
            pose
        });
    }
    let mut shown = [None; 4];
    for (die, threat) in game.threats.iter().enumerate() {
        if matches!(threat, Threat::Held(_)) {
            let (letter, pose) = threats.next().expect("a threat die for each in hand");
            shown[die] = data::THREAT_DIE.into_iter().find(|face| face.letter() == letter);
            rest.threats[die] = Some(pose);
        }
    }
    game.land(&faces, &shown, &rest);
    let mut out = Out::new();
    game.next_arrow(&mut Fast::new(1), &mut out);
    assert_eq!(game.audit(), Ok(()));
    out.into_told().into_iter().map(|told| told.event).collect()
}

/// Makes a move that must be allowed; what was told.
#[track_caller]
fn make(game: &mut NinjaDice, seat: Seat, mv: Move, chance: &mut dyn Chance) -> Vec<Event> {
    assert_eq!(game.check(seat, &mv), Ok(()), "{seat:?} {mv:?}\n{game}");
    let mut out = Out::new();
    game.apply(seat, &mv, chance, &mut out);
    assert_eq!(game.audit(), Ok(()), "{mv:?}");
    out.into_told().into_iter().map(|told| told.event).collect()
}

/// Makes a move in which chance plays no part.
#[track_caller]
fn act(game: &mut NinjaDice, seat: Seat, mv: Move) -> Vec<Event> {
    make(game, seat, mv, &mut Fast::new(3))
}

/// Throws these dice again, the others stay.
fn again(game: &mut NinjaDice, dice: &[u8]) -> Vec<Event> {
    act(game, game.active, Move::Again { dice: mask(dice), places: [None; 5] })
}

fn mask(dice: &[u8]) -> u8 {
    dice.iter().fold(0, |mask, die| mask | 1 << die)
}

/// Stops with the best plan.
fn stop(game: &mut NinjaDice) -> Vec<Event> {
    act(game, game.active, Move::Stop(game.best_plan()))
}

/// The seat may not make this move, for this reason and by this rule.
#[track_caller]
fn refuses(game: &NinjaDice, seat: Seat, mv: Move, rule: &str, why: Illegal) {
    assert_eq!(game.check(seat, &mv), Err(why), "{mv:?}\n{game}");
    assert_eq!(why.rule(), rule, "{why:?}");
    let mut listed = Vec::new();
    game.moves(seat, &mut listed);
    assert!(!listed.contains(&mv), "{mv:?} is listed");
}

/// What these dice count for: letters, with a number behind a boosted one, as in `"fn4p8"`.
fn means(letters: &str) -> Means {
    let mut means = Means::default();
    let mut dice = 0;
    for letter in letters.chars() {
        if let Some(times) = letter.to_digit(10) {
            if let Some((_, count)) = &mut means.0[dice - 1] {
                *count = times as u8;
            }
        } else {
            let face = data::SKILL_DIE.into_iter().find(|face| face.letter() == letter);
            means.0[dice] = face.map(|face| (face, 1));
            dice += 1;
        }
    }
    means
}

/// A house by its letters.
fn house(letters: &str) -> Vec<HouseFace> {
    let mut game = table(2, "L L L L");
    build(&mut game, letters);
    game.house().to_vec()
}

/// The treasures that these dice take from this house.
fn worth(letters: &str, dice: &str) -> u8 {
    let house = house(letters);
    Plan::best(&house, &means(dice)).worth(&house)
}
