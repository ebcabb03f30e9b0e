//! How well a bot judges distances: as a person does, with an error that grows with the distance.
//!
//! A bot is never told what a length would come to. It looks where a string could be stretched well, wants the middle
//! of the lengths that would do, and its eye makes that longer or shorter by chance.

use super::data::{BASE, Cord, HOUSES};
use super::string::{Throw, Window};
use super::village::{Roof, Village};
use crate::geometry::{Line, Point};
use crate::kernel::{Chance, Level};

/// An eye's usual error, in thousandths of the distance (one standard deviation).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eye(pub i32);

impl Eye {
    /// The eye of a level.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Novice => Self(190),
            Level::Adept => Self(150),
            Level::Master => Self(45),
        }
    }

    /// What a distance looks like: the error is the sum of three even ones, so that small errors are frequent and none
    /// is larger than three times the usual.
    pub fn estimate(self, distance: u16, longest: u16, chance: &mut dyn Chance) -> u16 {
        let error: i64 = (0..3).map(|_| i64::from(chance.below(2001)) - 1000).sum();
        let distance = i64::from(distance);
        let seen = distance + distance * i64::from(self.0) * error / 1_000_000;
        seen.clamp(1, i64::from(longest)) as u16
    }

    /// How likely the estimate of a distance lies in a window.
    #[must_use]
    pub fn hit_chance(self, distance: u16, window: Window, longest: u16) -> f32 {
        let usual = f32::from(distance) * self.0 as f32 / 1000.0;
        let below = |length: f32| below((length - f32::from(distance)) / usual.max(0.001));
        // What is beyond the string's end is not estimated longer than that.
        let last = if window.last >= longest { 1.0 } else { below(f32::from(window.last) + 0.5) };
        if window.first > longest { 0.0 } else { (last - below(f32::from(window.first) - 0.5)).max(0.0) }
    }
}

/// How likely the sum of three even errors from -1 to 1 is below a number.
fn below(number: f32) -> f32 {
    let x = ((number + 3.0) / 2.0).clamp(0.0, 3.0);
    if x < 1.0 {
        x * x * x / 6.0
    } else if x < 2.0 {
        (((9.0 - 2.0 * x) * x - 9.0) * x + 3.0) / 6.0
    } else {
        1.0 - (3.0 - x) * (3.0 - x) * (3.0 - x) / 6.0
    }
}

/// A good way to throw from a roof to another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hop {
    /// Where to stand.
    pub spot: Point,
    /// Where to aim.
    pub aim: Point,
    /// The length that is wanted: the middle of those that do.
    pub distance: u16,
    /// How likely it is to succeed.
    pub chance: f32,
    longest: u16,
}

impl Hop {
    /// The throw as it comes out.
    pub fn throw(&self, eye: Eye, chance: &mut dyn Chance) -> Throw {
        let length = eye.estimate(self.distance, self.longest, chance);
        Throw { spot: self.spot, aim: self.aim, length }
    }

    /// The likeliest of a few ways from a roof to another; `None` if all are blocked or too long.
    fn find(village: &Village, (from, to): (Roof, Roof), cord: Cord, expert: bool, eye: Eye) -> Option<Self> {
        let (own, target) = (village.house(from), village.house(to));
        let near = own.roof().settle(target.centre, BASE);
        let facing = target.roof().settle(own.centre, BASE);
        let aims = [target.centre, facing];
        let stands = [near, own.centre, own.stand(0), own.stand(1), own.stand(2), own.stand(3)];
        let longest = cord.longest();
        let way = |(spot, aim): (Point, Point)| {
            let line = Line::new(spot, aim);
            let window = Window::of(target, line, cord, expert).filter(|window| window.first <= longest)?;
            if village.obstacle(from, to, line).is_some() {
                return None;
            }
            let distance = (window.first + (window.last - window.first) / 2).min(longest);
            let chance = eye.hit_chance(distance, window, longest);
            Some(Self { spot, aim, distance, chance, longest })
        };
        let ways = stands.into_iter().flat_map(|spot| aims.map(|aim| (spot, aim))).filter_map(way);
        ways.max_by(|one, other| one.chance.total_cmp(&other.chance))
    }
}

/// The likeliest throws between all roofs of a village.
#[derive(Clone, Debug)]
pub struct Hops {
    /// Whose throws they are.
    pub eye: Eye,
    hops: Vec<Option<Hop>>,
}

impl Hops {
    /// Looks at a village.
    #[must_use]
    pub fn new(village: &Village, expert: bool, eye: Eye) -> Self {
        let mut hops = Vec::with_capacity(2 * HOUSES * HOUSES);
        for cord in [Cord::Hook, Cord::Fist] {
            for from in Roof::all() {
                let find =
                    |to| if from == to { None } else { Hop::find(village, (from, to), cord, expert, eye) };
                hops.extend(Roof::all().map(find));
            }
        }
        Self { eye, hops }
    }

    /// A good way from a roof to another; `None` if there is none.
    #[must_use]
    #[inline]
    pub fn hop(&self, cord: Cord, from: Roof, to: Roof) -> Option<&Hop> {
        let cord = if cord == Cord::Hook { 0 } else { HOUSES * HOUSES };
        self.hops[cord + from.index() * HOUSES + to.index()].as_ref()
    }

    /// How likely a throw from a roof to another succeeds.
    #[must_use]
    #[inline]
    pub fn chance(&self, cord: Cord, from: Roof, to: Roof) -> f32 {
        self.hop(cord, from, to).map_or(0.0, |hop| hop.chance)
    }
}

/// How often throws of a level succeed, by distance: a row for each 50 mm with how many were thrown and how many hit.
#[must_use]
pub fn calibration(level: Level, expert: bool, villages: u32, chance: &mut dyn Chance) -> [(u32, u32); 7] {
    let mut rows = [(0, 0); 7];
    let eye = Eye::of(level);
    for _ in 0..villages {
        let village = Village::draw(chance);
        let hops = Hops::new(&village, expert, eye);
        for from in Roof::all() {
            for to in Roof::all() {
                let Some(hop) = hops.hop(Cord::Hook, from, to) else { continue };
                let throw = hop.throw(eye, chance);
                let window = Window::of(village.house(to), throw.line(), Cord::Hook, expert);
                let hit = window.is_some_and(|window| (window.first..=window.last).contains(&throw.length));
                let row = &mut rows[usize::from(hop.distance / 500).min(6)];
                *row = (row.0 + 1, row.1 + u32::from(hit));
            }
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Fast;

    #[test]
    fn the_chance_to_hit_is_how_often_it_hits() {
        let mut luck = Fast::new(4);
        let window = Window { first: 1300, last: 1900 };
        for level in Level::ALL {
            let eye = Eye::of(level);
            let hits =
                (0..20_000).filter(|_| (1300..=1900).contains(&eye.estimate(1600, 3500, &mut luck))).count();
            let expected = eye.hit_chance(1600, window, 3500);
            assert!((hits as f32 / 20_000.0 - expected).abs() < 0.02, "{level:?}: {hits} {expected}");
        }
        assert!((below(0.0) - 0.5).abs() < 1e-6 && below(-3.0) < 1e-6 && below(3.0) > 1.0 - 1e-6);
        assert!((below(1.0) - 0.8333).abs() < 1e-3);
    }

    /// `cargo test --no-default-features --lib better_eyes -- --nocapture` prints the table.
    #[test]
    fn better_eyes_hit_more_often_and_far_roofs_are_harder() {
        for expert in [false, true] {
            let tables = Level::ALL.map(|level| calibration(level, expert, 60, &mut Fast::new(8)));
            println!("expert {expert}: hits in percent, by distance in mm");
            for (row, mm) in (0..7).map(|row| (row, row * 50)) {
                let rates =
                    tables.map(|table| 100.0 * f64::from(table[row].1) / f64::from(table[row].0.max(1)));
                let [novice, adept, master] = rates;
                println!(
                    "{mm:4}+ novice {novice:5.1} adept {adept:5.1} master {master:5.1} of {}",
                    tables[0][row].0
                );
                if tables[0][row].0 > 500 {
                    assert!(novice <= adept && adept <= master);
                }
            }
            for table in tables {
                let rate = |row: usize| f64::from(table[row].1) / f64::from(table[row].0);
                assert!(rate(1) > rate(3) && rate(3) > rate(5), "{table:?}");
            }
        }
    }
}
