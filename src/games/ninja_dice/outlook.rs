//! What a turn is worth from here on: for every hand and every number of hourglasses, the best decision.
//!
//! Faces and hourglasses are counted exactly. Of places only one thing is known: how likely a fortune has a certain die
//! in front of it. The values follow from each other in a circle, since a throw may change nothing: they are computed
//! again and again until they stand still.

use super::data::{
    FACES, HOURGLASSES, HouseFace, SKILLS, SkillFace, THREATS, ThreatFace, skill_faces, threat_faces,
};
use super::hands::{Hand, Hands, PLAIN};
use super::house::Plan;

/// The most that a house can be worth.
const MOST: usize = 12;

/// How many faces of a threat die are hourglasses.
const HOURGLASS: f64 = threat_faces(ThreatFace::Hourglass);
/// How many faces of a skill die are fortunes, and how many are each of the others, in the order of [`PLAIN`].
const FORTUNE: f64 = skill_faces(SkillFace::Fortune);
const OTHERS: [f64; PLAIN.len()] = {
    let mut faces = [0.0; PLAIN.len()];
    let mut at = 0;
    while at < PLAIN.len() {
        faces[at] = skill_faces(PLAIN[at]);
        at += 1;
    }
    faces
};
/// How likely a threat die shows an arrow.
pub(super) const ARROW: f64 = threat_faces(ThreatFace::Arrow) / FACES;

/// What is at stake in a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stakes {
    /// What so many treasures are worth.
    pub gains: [f64; MOST],
    /// What an arrow costs that hits.
    pub arrow: f64,
    /// How many others play.
    pub others: u8,
    /// How likely a fortune has a certain die in front of it, by how many dice are kept.
    pub reach: [f64; SKILLS],
    /// How often the values are computed anew: how far ahead it looks.
    pub depth: u32,
    /// Values that move less than this stand still.
    pub still: f64,
}

impl Stakes {
    /// Every treasure is worth as much, and arrows cost nothing.
    #[must_use]
    pub fn plain(others: u8) -> Self {
        let gains = core::array::from_fn(|treasures| treasures as f64);
        Self { gains, arrow: 0.0, others, reach: [0.5; SKILLS], depth: 200, still: 1e-9 }
    }
}

/// NDI-21: how many threat dice are thrown while so many hourglasses lie next to the house.
#[must_use]
pub fn threats_thrown(hourglasses: u8, others: u8) -> u8 {
    (THREATS as u8 - hourglasses.min(THREATS as u8)).min(others + 1)
}

/// How likely so many threat dice show so many hourglasses.
#[must_use]
pub fn hourglass_odds(thrown: u8, shown: u8) -> f64 {
    let mut odds = [1.0, 0.0, 0.0, 0.0, 0.0];
    for _ in 0..thrown {
        for shown in (0..odds.len()).rev() {
            let fewer = if shown == 0 { 0.0 } else { odds[shown - 1] };
            odds[shown] = odds[shown] * (FACES - HOURGLASS) / FACES + fewer * HOURGLASS / FACES;
        }
    }
    odds.get(usize::from(shown)).copied().unwrap_or(0.0)
}

/// How likely no caught arrow shows up among so many skill dice.
pub(super) fn unprotected(thrown: usize) -> f64 {
    const CAUGHT: f64 = skill_faces(SkillFace::Caught);
    (0..thrown).fold(1.0, |odds, _| odds * (FACES - CAUGHT) / FACES)
}

/// The values of all hands.
#[derive(Debug)]
pub struct Outlook {
    stakes: Stakes,
    /// What stopping brings, by place of the hand.
    stops: Vec<f64>,
    /// By number of hourglasses: what a hand of five dice is worth, and what it is worth to keep a smaller one.
    values: [Vec<f64>; HOURGLASSES as usize],
    keeps: [Vec<f64>; HOURGLASSES as usize],
    /// Whether the whole house is beaten.
    whole: Vec<bool>,
    /// The number of hourglasses whose values are being computed, how often they were, and what of them stays the same.
    level: u8,
    passes: u32,
    later: Vec<f64>,
}

impl Outlook {
    /// Looks ahead in a turn against this house.
    #[must_use]
    pub fn new(house: &[HouseFace], stakes: &Stakes) -> Self {
        let mut outlook = Self::begin(house, stakes);
        while !outlook.look() {}
        outlook
    }

    /// Begins to look ahead in a turn against this house.
    #[must_use]
    pub fn begin(house: &[HouseFace], stakes: &Stakes) -> Self {
        let hands = Hands::all();
        let mut stops = vec![0.0; hands.count()];
        let mut whole = vec![false; hands.count()];
        for place in hands.of_size(SKILLS) {
            let plan = Plan::best(house, &hands.hand(place).means());
            stops[place] = stakes.gains[usize::from(plan.worth(house)).min(MOST - 1)];
            whole[place] = plan.is_whole(house);
        }
        let values = core::array::from_fn(|_| stops.clone());
        let keeps = core::array::from_fn(|_| vec![0.0; hands.count()]);
        let (level, passes, later) = (HOURGLASSES, 0, Vec::new());
        Self { stakes: *stakes, stops, values, keeps, whole, level, passes, later }
    }

    /// Computes the values of all hands once more, for one number of hourglasses: the highest first, since the lower ones
    /// hang on it, and each until its values stand still. True once that holds for all.
    pub fn look(&mut self) -> bool {
        if self.passes == 0 {
            let Some(level) = self.level.checked_sub(1) else { return true };
            self.level = level;
            self.later = self.later(level);
        }
        self.passes += 1;
        if self.pass() < self.stakes.still || self.passes >= self.stakes.depth {
            self.passes = 0;
        }
        self.passes == 0 && self.level == 0
    }

    /// Computes the values of the level once more: by how much any of them moved.
    fn pass(&mut self) -> f64 {
        let (hands, level) = (Hands::all(), usize::from(self.level));
        let same = hourglass_odds(threats_thrown(self.level, self.stakes.others), 0);
        let mut thrown = self.after_throw(&self.values[level]);
        thrown.iter_mut().zip(&self.later).for_each(|(thrown, later)| *thrown = same * *thrown + later);
        let mut moved = 0.0_f64;
        for place in hands.of_size(SKILLS).filter(|&place| !self.whole[place]) {
            let keeps = hands.kept(place).iter().map(|&kept| thrown[usize::from(kept)]);
            let value = keeps.fold(self.stops[place], f64::max);
            moved = moved.max((value - self.values[level][place]).abs());
            self.values[level][place] = value;
        }
        self.keeps[level] = thrown;
        moved
    }

    /// What it is worth to keep each smaller hand and throw the rest, as far as it hangs on more hourglasses and on arrows.
    fn later(&self, hourglasses: u8) -> Vec<f64> {
        let hands = Hands::all();
        let thrown = threats_thrown(hourglasses, self.stakes.others);
        let mut later = vec![0.0; hands.count()];
        for shown in 1..=thrown {
            let odds = hourglass_odds(thrown, shown);
            let then = hourglasses + shown;
            if then >= HOURGLASSES {
                later.iter_mut().for_each(|keep| *keep += odds * self.stakes.gains[0]);
            } else {
                let after = self.after_throw(&self.values[usize::from(then)]);
                later.iter_mut().zip(after).for_each(|(keep, after)| *keep += odds * after);
            }
        }
        // Most arrows find a die in front of them.
        let cost = self.stakes.arrow * f64::from(thrown) * ARROW;
        for size in 0..SKILLS {
            let unprotected = unprotected(SKILLS - size);
            for place in hands.of_size(size).filter(|&place| !hands.hand(place).is_protected()) {
                later[place] -= cost * unprotected;
            }
        }
        later
    }

    /// What each smaller hand is worth before the rest of its dice is thrown, if hands of five have these values.
    fn after_throw(&self, values: &[f64]) -> Vec<f64> {
        let hands = Hands::all();
        let mut after = vec![0.0; hands.count()];
        // With so many fortunes thrown already, whose targets are chosen when all dice lie.
        let mut worth = vec![[0.0; SKILLS + 1]; hands.count()];
        let mut settled = values.to_vec();
        for kept in 0..SKILLS {
            let reach = self.stakes.reach[kept];
            // The same reach as with fewer dice gives the same values.
            if kept == 0 || reach != self.stakes.reach[kept - 1] {
                for size in (kept..=SKILLS).rev() {
                    for place in hands.of_size(size) {
                        if size < SKILLS {
                            settled[place] = best_attached(hands.attached(place), &settled, reach);
                        }
                        worth[place][SKILLS - size] = settled[place];
                        for fortunes in (0..SKILLS - size).rev() {
                            let plain: f64 = hands
                                .plus(place)
                                .iter()
                                .zip(OTHERS)
                                .map(|(&next, faces)| faces * worth[usize::from(next)][fortunes])
                                .sum();
                            worth[place][fortunes] = (plain + FORTUNE * worth[place][fortunes + 1]) / FACES;
                        }
                    }
                }
            }
            for place in hands.of_size(kept) {
                after[place] = worth[place][0];
            }
        }
        after
    }

    /// What a hand of five dice is worth while so many hourglasses lie next to the house.
    #[must_use]
    pub fn value(&self, hand: Hand, hourglasses: u8) -> f64 {
        let place = Hands::all().place(hand).unwrap_or_default();
        self.values.get(usize::from(hourglasses)).map_or(self.stakes.gains[0], |values| values[place])
    }

    /// What to keep of a hand of five dice; nothing to stop.
    #[must_use]
    pub fn keep(&self, hand: Hand, hourglasses: u8) -> Option<Hand> {
        let hands = Hands::all();
        let place = hands.place(hand)?;
        let keeps = self.keeps.get(usize::from(hourglasses))?;
        let mut best = None;
        let mut most = self.stops[place];
        for &kept in hands.kept(place) {
            if keeps[usize::from(kept)] > most {
                most = keeps[usize::from(kept)];
                best = Some(hands.hand(usize::from(kept)));
            }
        }
        best.filter(|_| !self.whole[place])
    }
}

/// What a fortune is worth that can have each of these ends, the last for sure, the others by its reach.
fn best_attached(ends: &[u16], settled: &[f64], reach: f64) -> f64 {
    let Some((&last, targets)) = ends.split_last() else { return 0.0 };
    let mut values = [0.0; SKILLS];
    let values = &mut values[..targets.len().min(SKILLS)];
    for (value, &end) in values.iter_mut().zip(targets) {
        *value = settled[usize::from(end)];
    }
    values.sort_unstable_by(|one, other| other.total_cmp(one));
    let none = settled[usize::from(last)];
    let (mut worth, mut left) = (0.0, 1.0);
    for value in values.iter().filter(|&&value| value > none) {
        worth += left * reach * value;
        left *= 1.0 - reach;
    }
    worth + left * none
}
