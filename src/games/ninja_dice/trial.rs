//! Imagined throws: how the master finds out how to throw, and where to lay the dice that stay.

use super::data::{DIE, SKILLS, SkillFace};
use super::gesture::Gesture;
use super::hands::Group;
use super::moves::Move;
use super::place::{Pose, TABLE, edge};
use super::state::{Lying, NinjaDice, Threat};
use super::tumble::Rest;
use crate::kernel::{Chance, Fast, Out, Seat};

/// How many throws are imagined for each way to throw or to lay dice.
const IMAGINED: u32 = 24;
/// Ways to throw that are compared: how far inwards, how fast, how far off the middle.
const SWINGS: [(i32, i32, i32); 8] = [
    (2500, 620, 0),
    (500, 850, 0),
    (2500, 850, 0),
    (500, 950, 0),
    (5500, 1450, 0),
    (500, 302, 0),
    (500, 620, 250),
    (500, 620, -250),
];
/// Where dice that stay may be laid: how far from the own edge, and how far apart.
const LAYINGS: [(i32, i32); 4] =
    [(TABLE * 19 / 20, 0), (TABLE * 8 / 10, 0), (TABLE / 2, TABLE / 4), (TABLE / 20, 0)];
/// What laying dice elsewhere must bring to be worth the trouble.
const TROUBLE: f64 = 0.02;

/// One thing to try.
struct Trial {
    /// The table right before the throw.
    game: NinjaDice,
    mv: Move,
    /// What its throws were worth so far, in treasures.
    worth: f64,
}

/// Things to try, one throw at a time.
pub(super) struct Trials {
    seat: Seat,
    list: Vec<Trial>,
    thrown: u32,
}

impl Trials {
    /// Imagines one more throw; the best move once all are done.
    pub(super) fn imagine(&mut self, chance: &mut Fast) -> Option<Move> {
        if let [only] = &self.list[..] {
            return Some(only.mv);
        }
        let trial = self.list.get_mut((self.thrown / IMAGINED) as usize)?;
        trial.worth += trial.game.imagined(self.seat, chance) / f64::from(IMAGINED);
        self.thrown += 1;
        if self.thrown < IMAGINED * self.list.len() as u32 {
            return None;
        }
        // Of equals the first.
        let best = self.list.iter().rev().max_by(|one, other| one.worth.total_cmp(&other.worth));
        best.map(|trial| trial.mv)
    }
}

impl NinjaDice {
    /// Ways to throw.
    pub(super) fn swings(&self, seat: Seat) -> Trials {
        let trial = |(inwards, speed, off)| {
            let gesture = Gesture::from_edge(seat, self.seats, inwards, speed, off);
            Trial { game: self.throwing(seat, gesture), mv: Move::Throw(gesture), worth: 0.0 }
        };
        Trials { seat, list: SWINGS.map(trial).into(), thrown: 0 }
    }

    /// Ways to lay the dice that stay when these are thrown again: where fortunes of the next throw may have them in front.
    pub(super) fn layings(&self, dice: u8) -> Trials {
        let (inwards, speed, off) = SWINGS[0];
        let across = Gesture::from_edge(self.active, self.seats, inwards, speed, off);
        let trial = |places: [Option<Pose>; SKILLS], worth: f64| {
            let mut game = *self;
            game.again(dice, &places, &mut Out::silent());
            Trial { game: game.throwing(self.active, across), mv: Move::Again { dice, places }, worth }
        };
        let mut list = vec![trial([None; SKILLS], TROUBLE)];
        let mut staying = self.groups();
        staying.retain(|(_, own)| own & dice == 0);
        let (middle, look) = edge(self.active, self.seats);
        for (far, apart) in LAYINGS.into_iter().filter(|_| !staying.is_empty()) {
            let at = middle.exact().plus(look.ahead().times(f64::from(far)));
            let places = self.lined_up(&staying, Pose::clamped(at.x as i32, at.y as i32, look), apart);
            if self.check_move(self.active, &Move::Again { dice, places }).is_ok() {
                list.push(trial(places, 0.0));
            }
        }
        Trials { seat: self.active, list, thrown: 0 }
    }

    fn throwing(&self, seat: Seat, gesture: Gesture) -> Self {
        let mut game = *self;
        game.gestures[seat.index()] = Some(gesture);
        game
    }

    /// What a throw is worth to a seat by where dice come to lie, in treasures: what arrows may steal, and what fortunes
    /// may boost.
    fn imagined(&self, seat: Seat, chance: &mut Fast) -> f64 {
        let rest = self.tumble(chance.below(u32::MAX)).run();
        if seat == self.active { self.found(&rest) - self.exposed(&rest) } else { self.aimed(seat, &rest) }
    }

    /// What fortunes among the thrown dice would bring.
    fn found(&self, rest: &Rest) -> f64 {
        let worth = |die: usize, other: usize| match self.skills[other] {
            Some(lying) if !lying.face.can_be_boosted() => 0.0,
            Some(Lying { face: SkillFace::Ninja, .. }) => 3.0,
            Some(_) => 2.0,
            None if die == other => 0.0,
            None => 1.0,
        };
        let mut found = 0.0;
        for die in (0..SKILLS).filter(|&die| self.skills[die].is_none()) {
            let before = (0..SKILLS).filter(|&other| rest.skills[die].has_before_it(&rest.skills[other]));
            found += before.map(|other| worth(die, other)).fold(0.0, f64::max) / 6.0;
        }
        found
    }

    /// What arrows would cost the ninja.
    fn exposed(&self, rest: &Rest) -> f64 {
        if self.lying().any(|(_, lying)| lying.face == SkillFace::Caught) || self.treasures(self.active) == 0
        {
            return 0.0;
        }
        let hit = |arrow: &&Pose| rest.skills.iter().any(|pose| arrow.has_before_it(pose));
        rest.threats.iter().flatten().filter(hit).count() as f64 * 0.5 * self.swing_of_arrow()
    }

    /// How many arrows of a seat would have something to steal in front of them.
    fn aimed(&self, seat: Seat, rest: &Rest) -> f64 {
        let mut aimed = 0.0;
        for (arrow, threat) in rest.threats.iter().zip(&self.threats) {
            if let (Some(arrow), Threat::Held(roller)) = (arrow, threat)
                && *roller == seat
            {
                let before = rest.skills.iter().filter(|pose| arrow.has_before_it(pose)).count();
                aimed += if before > 0 { 1.0 + 0.01 * before as f64 } else { 0.0 };
            }
        }
        aimed
    }

    /// Groups side by side around a place, each with its fortunes next to it.
    fn lined_up(&self, groups: &[(Group, u8)], around: Pose, apart: i32) -> [Option<Pose>; SKILLS] {
        let mut places = [None; SKILLS];
        let mut laid: Vec<Pose> = Vec::new();
        let aside = around.turn.aside();
        for (number, &(_, own)) in groups.iter().enumerate() {
            let side = if number % 2 == 0 { 1 } else { -1 };
            let shift = side * (apart + number.div_ceil(2) as i32 * 2 * DIE);
            let (x, y) = ((aside.x * f64::from(shift)) as i32, (aside.y * f64::from(shift)) as i32);
            let wanted = Pose::clamped(i32::from(around.x) + x, i32::from(around.y) + y, around.turn);
            let first = wanted.freed(&laid);
            for is_fortune in [false, true] {
                let dice = self.lying().filter(|(_, lying)| lying.boosts.is_some() == is_fortune);
                for (die, _) in dice.filter(|(die, _)| own & (1 << die) != 0) {
                    let pose = if is_fortune { first.beside(&laid).unwrap_or(first) } else { first };
                    places[usize::from(die)] = Some(pose);
                    laid.push(pose);
                }
            }
        }
        places
    }
}
