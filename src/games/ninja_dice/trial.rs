//! Imagined throws: how the master finds out how to throw, and where to lay the dice that stay.

use super::data::{DIE, FACES, SKILLS, SkillFace, skill_faces};
use super::gesture::Gesture;
use super::hands::Group;
use super::moves::Move;
use super::outlook::{ARROW, unprotected};
use super::place::{Pose, TABLE, edge};
use super::state::{Lying, NinjaDice, Threat};
use super::tumble::Rest;
use crate::geometry::Turn;
use crate::kernel::{Chance, Fast, Out, Seat};

/// How many throws are imagined for each thing to try before the worse half of them is dropped.
const IMAGINED: u32 = 8;

/// A way to throw: how far aside of the own place and how far inwards of the edge the dice are let go, how fast, and how far
/// off straight ahead, in parts of a turn; aside and off to the same side.
#[derive(Clone, Copy)]
struct Swing(i32, i32, i32, i32);

/// Into the far corner of the side from which it is thrown, gently: most dice have there in front of them what was laid there,
/// and stay behind most arrows that come from the other edge.
const TO_CORNER: Swing = Swing(5900, 5500, 620, 171);
/// Gently to the middle.
const TO_MIDDLE: Swing = Swing(0, 2500, 620, 0);
/// Ways to throw skill dice, the best of some hundreds over many throws. The first is the best for five dice: two in three
/// arrows miss them all then, where a throw to the middle is missed by one in three.
const SWINGS: [Swing; 7] = [
    Swing(5900, 2500, 1300, 341),
    TO_CORNER,
    Swing(3000, 5500, 450, 512),
    Swing(5900, 500, 620, 0),
    Swing(5900, 500, 950, 0),
    TO_MIDDLE,
    Swing(0, 500, 850, 0),
];
/// Ways to throw threat dice. Softly and slantwise from one side an arrow has all of the table in front of it but the own
/// corner: nine in ten find one of five dice, of those from the middle three in four.
const AIMS: [Swing; 4] =
    [Swing(5900, 1000, 302, -512), Swing(5900, 0, 302, -341), Swing(0, 500, 302, 0), Swing(0, 5500, 1450, 0)];
/// How far from the own edge dice that stay may be laid, and how far aside.
const LAYINGS: [(i32, i32); 4] =
    [(TABLE * 19 / 20, 0), (TABLE * 19 / 20, TABLE / 2), (TABLE * 19 / 20, -TABLE / 2), (TABLE * 8 / 10, 0)];
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
    /// All are tried with the same luck, so that luck does not decide between them.
    luck: u64,
}

impl Trials {
    fn new(seat: Seat, list: Vec<Trial>) -> Self {
        Self { seat, list, thrown: 0, luck: 0 }
    }

    /// Imagines one more throw; the best move once all are done.
    pub(super) fn imagine(&mut self, chance: &mut Fast) -> Option<Move> {
        if let [only] = &self.list[..] {
            return Some(only.mv);
        }
        if self.thrown == 0 {
            self.luck = u64::from(chance.below(u32::MAX));
        }
        let count = self.list.len() as u32;
        let trial = self.list.get_mut((self.thrown % count.max(1)) as usize)?;
        let mut luck = Fast::new(self.luck + u64::from(self.thrown / count));
        trial.worth += trial.game.imagined(self.seat, &mut luck) / f64::from(IMAGINED);
        self.thrown += 1;
        if self.thrown == IMAGINED * count {
            // Of equals the first stays first.
            self.list.sort_by(|one, other| other.worth.total_cmp(&one.worth));
            self.list.truncate(self.list.len().div_ceil(2));
            self.thrown = 0;
        }
        None
    }
}

impl NinjaDice {
    /// A throw of a seat, from its right (1) or from its left (-1).
    fn swung(&self, seat: Seat, Swing(aside, inwards, speed, off): Swing, side: i32) -> Gesture {
        let (place, look) = edge(seat, self.seats);
        let ahead = look.ahead().times(f64::from(inwards));
        let from = place.exact().plus(ahead).plus(look.aside().times(f64::from(side * aside)));
        let speed = Turn::new(i32::from(look.parts()) + side * off).ahead().times(f64::from(speed));
        Gesture::tamed(seat, self.seats, [from.x, from.y, speed.x, speed.y])
    }

    /// Ways to throw.
    pub(super) fn swings(&self, seat: Seat) -> Trials {
        let ways: &[Swing] = if seat == self.active { &SWINGS } else { &AIMS };
        let mut list = Vec::new();
        for &swing in ways {
            let sides: &[i32] = if swing.0 == 0 { &[1] } else { &[1, -1] };
            for &side in sides {
                let gesture = self.swung(seat, swing, side);
                list.push(Trial { game: self.throwing(seat, gesture), mv: Move::Throw(gesture), worth: 0.0 });
            }
        }
        Trials::new(seat, list)
    }

    /// Ways to lay the dice that stay when these are thrown again: where fortunes of the next throw may have them in front,
    /// and arrows may not. Each is tried with a throw to each side.
    pub(super) fn layings(&self, dice: u8) -> Trials {
        let mut list = Vec::new();
        let mut lay = |places: [Option<Pose>; SKILLS], worth: f64| {
            for (swing, side) in [(TO_CORNER, 1), (TO_MIDDLE, 1), (TO_CORNER, -1)] {
                let mut game = *self;
                game.again(dice, &places, &mut Out::silent());
                let gesture = self.swung(self.active, swing, side);
                let game = game.throwing(self.active, gesture);
                list.push(Trial { game, mv: Move::Again { dice, places }, worth });
            }
        };
        lay([None; SKILLS], TROUBLE);
        let mut staying = self.groups();
        staying.retain(|(_, own)| own & dice == 0);
        let (middle, look) = edge(self.active, self.seats);
        for (far, aside) in LAYINGS.into_iter().filter(|_| !staying.is_empty()) {
            let ahead = middle.exact().plus(look.ahead().times(f64::from(far)));
            let at = ahead.plus(look.aside().times(f64::from(aside)));
            let places = self.lined_up(&staying, Pose::clamped(at.x as i32, at.y as i32, look));
            if self.check_move(self.active, &Move::Again { dice, places }).is_ok() {
                lay(places, 0.0);
            }
        }
        if staying.is_empty() {
            list.truncate(1);
        }
        Trials::new(self.active, list)
    }

    fn throwing(&self, seat: Seat, gesture: Gesture) -> Self {
        let mut game = *self;
        game.gestures[seat.index()] = Some(gesture);
        game
    }

    /// What a throw is worth to a seat by where dice come to lie, in treasures: what arrows may steal, and what fortunes
    /// may boost. Nobody knows how the others throw: half of the time in an ordinary way, else in any.
    fn imagined(&self, seat: Seat, chance: &mut Fast) -> f64 {
        let mut game = *self;
        for other in self.throwers().iter().filter(|&other| other != seat) {
            let gesture = if chance.below(2) == 0 {
                self.swing(other, chance)
            } else {
                Gesture::any(other, self.seats, chance)
            };
            game.gestures[other.index()] = Some(gesture);
        }
        let rest = game.tumble(chance.below(u32::MAX)).run();
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
        const FORTUNE: f64 = skill_faces(SkillFace::Fortune);
        let mut found = 0.0;
        for die in (0..SKILLS).filter(|&die| self.skills[die].is_none()) {
            let before = (0..SKILLS).filter(|&other| rest.skills[die].has_before_it(&rest.skills[other]));
            found += before.map(|other| worth(die, other)).fold(0.0, f64::max) * FORTUNE / FACES;
        }
        found
    }

    /// What arrows would cost the ninja, unless a caught arrow shows up among the thrown dice.
    fn exposed(&self, rest: &Rest) -> f64 {
        if self.lying().any(|(_, lying)| lying.face == SkillFace::Caught) || self.treasures(self.active) == 0
        {
            return 0.0;
        }
        let thrown = self.skills.iter().filter(|lying| lying.is_none()).count();
        let hit = |arrow: &&Pose| rest.skills.iter().any(|pose| arrow.has_before_it(pose));
        let hits = rest.threats.iter().flatten().filter(hit).count();
        hits as f64 * ARROW * unprotected(thrown) * self.swing_of_arrow()
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
    fn lined_up(&self, groups: &[(Group, u8)], around: Pose) -> [Option<Pose>; SKILLS] {
        let mut places = [None; SKILLS];
        let mut laid: Vec<Pose> = Vec::new();
        let aside = around.turn.aside();
        for (number, &(_, own)) in groups.iter().enumerate() {
            let side = if number % 2 == 0 { 1 } else { -1 };
            let shift = side * number.div_ceil(2) as i32 * 2 * DIE;
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
