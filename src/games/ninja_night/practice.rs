//! Practice: a village, two roofs, one estimate. No game around it.

use super::data::Cord;
use super::string::{Stretch, Throw};
use super::village::{Roof, Village};
use crate::geometry::{Line, Point};
use crate::kernel::{Chance, ChanceExt};

/// A distance to estimate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Estimate {
    /// The village.
    pub village: Village,
    /// The building that the ninja stands on.
    pub from: Roof,
    /// The building to reach.
    pub target: Roof,
    /// Where the ninja stands.
    pub spot: Point,
    /// The designated point.
    pub aim: Point,
    /// The string.
    pub cord: Cord,
    /// Whether the whole hook or fist must be on the roof (NNI-35).
    pub expert: bool,
}

impl Estimate {
    /// From the middle of a roof to the middle of another.
    fn between(village: &Village, (from, target): (Roof, Roof), cord: Cord, expert: bool) -> Self {
        let (spot, aim) = (village.house(from).centre, village.house(target).centre);
        Self { village: *village, from, target, spot, aim, cord, expert }
    }

    /// A random estimate in a village. It can be solved: nothing is in the way, and some length of the string will do.
    /// `None` if the village has no such two roofs; one with near neighbours always has.
    pub fn of(village: &Village, cord: Cord, expert: bool, chance: &mut dyn Chance) -> Option<Self> {
        let mut pairs: Vec<(Roof, Roof)> =
            Roof::all().flat_map(|from| Roof::all().map(move |to| (from, to))).collect();
        pairs.retain(|&(from, to)| from != to);
        chance.shuffle(&mut pairs);
        let estimates = pairs.into_iter().map(|pair| Self::between(village, pair, cord, expert));
        let solvable = |one: &Self| {
            let line = Line::new(one.spot, one.aim);
            let window = one.verdict(1).window;
            village.obstacle(one.from, one.target, line).is_none()
                && window.is_some_and(|window| window.last <= cord.longest())
        };
        estimates.into_iter().find(solvable)
    }

    /// What an estimate comes to.
    #[must_use]
    pub fn verdict(&self, length: u16) -> Stretch {
        let throw = Throw { spot: self.spot, aim: self.aim, length };
        let pair = (self.from, self.target);
        Stretch::check(pair, self.village.house(self.target), self.cord, throw, self.expert)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ninja_night::string::Verdict;
    use crate::kernel::Fast;

    #[test]
    fn every_estimate_can_be_solved_and_its_edges_are_exact() {
        let mut chance = Fast::new(6);
        let (mut shortest, mut longest) = (u16::MAX, 0);
        for number in 0..400 {
            let cord = if number % 2 == 0 { Cord::Hook } else { Cord::Fist };
            let village = Village::draw(&mut chance);
            let one = Estimate::of(&village, cord, number % 3 == 0, &mut chance).expect("an estimate");
            let line = Line::new(one.spot, one.aim);
            assert_eq!(one.village.obstacle(one.from, one.target, line), None);
            let window = one.verdict(1).window.expect("some length will do");
            assert!(window.last <= cord.longest());
            assert_eq!(one.verdict(window.first).verdict, Verdict::On);
            assert_eq!(one.verdict(window.last).verdict, Verdict::On);
            assert_eq!(one.verdict(window.first - 1).verdict, Verdict::Short(1));
            assert_eq!(one.verdict(window.last + 1).verdict, Verdict::Past(1));
            (shortest, longest) = (shortest.min(window.first), longest.max(window.last));
        }
        assert!(shortest < 800 && longest > 2500, "near and far: {shortest} to {longest}");
    }
}
