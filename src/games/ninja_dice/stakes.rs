//! How the game stands for the ninja, and what a treasure more or less is worth then.

use super::data::ROUNDS;
use super::outlook::Stakes;
use super::state::NinjaDice;
use crate::kernel::{Level, Seat};

/// What a turn brings on the average, less what arrows take meanwhile.
const TURN: f64 = 4.5;
/// By how much the lead changes in a turn: one standard deviation.
const SPREAD: f64 = 3.3;
/// How often an arrow finds something to steal from a ninja who lays dice well.
const HITS: f64 = 0.7;

impl NinjaDice {
    /// What is at stake for the ninja. The adept counts house dice, not what the whole house brings on top, and looks one
    /// throw ahead; the master asks how likely the game is won.
    pub(super) fn stakes(&self, level: Level) -> Stakes {
        let plain = Stakes::plain(self.seats - 1);
        if level != Level::Master {
            let dice = self.house().len() as f64;
            return Stakes { gains: plain.gains.map(|gain| gain.min(dice)), depth: 1, ..plain };
        }
        let rivals = Seat::all(self.seats).filter(|&seat| seat != self.active);
        let lead = self.prospects(self.active) - rivals.map(|seat| self.prospects(seat)).fold(0.0, f64::max);
        let to_come: f64 = Seat::all(self.seats).map(|seat| f64::from(self.turns_left(seat))).sum();
        // The more is to come, the less a treasure more or less decides; in the last turn it is all or nothing.
        let spread = SPREAD * (2.0 * to_come / f64::from(self.seats) + 0.02).sqrt();
        let won = |lead: f64| normal(lead / spread);
        let middle = lead + TURN;
        let slope = (won(middle + 1.0) - won(middle - 1.0)) / 2.0;
        let arrow = if self.treasures(self.active) == 0 { 0.0 } else { slope * self.swing_of_arrow() * HITS };
        let gains = core::array::from_fn(|treasures| won(lead + treasures as f64));
        Stakes { gains, arrow, reach: 0.55, depth: 60, still: 1e-5, ..plain }
    }

    /// How many treasures a seat is likely to have in the end, its own turn aside that is being played.
    pub(super) fn prospects(&self, seat: Seat) -> f64 {
        f64::from(self.treasures(seat)) + f64::from(self.turns_left(seat)) * TURN
    }

    /// By how much an arrow that hits changes a lead.
    pub(super) fn swing_of_arrow(&self) -> f64 {
        let others = f64::from(self.seats - 1);
        if self.seats == 2 { 2.0 } else { 0.6 + 0.6 / others }
    }

    /// How many turns a seat has still to begin.
    fn turns_left(&self, seat: Seat) -> u8 {
        let since = |seat: Seat| {
            (seat.index() + usize::from(self.seats) - self.first.index()) % usize::from(self.seats)
        };
        ROUNDS - 1 - self.round + u8::from(since(seat) > since(self.active))
    }
}

/// How likely a number that is spread normally around 0 by 1 is less than this one. Abramowitz and Stegun 7.1.27, which
/// needs nothing that differs between platforms.
fn normal(number: f64) -> f64 {
    let part = number.abs() / core::f64::consts::SQRT_2;
    let sum = 1.0 + part * (0.278_393 + part * (0.230_389 + part * (0.000_972 + part * 0.078_108)));
    let beyond = 0.5 / (sum * sum * sum * sum);
    if number < 0.0 { beyond } else { 1.0 - beyond }
}

#[cfg(test)]
mod tests {
    use super::normal;

    #[test]
    fn normal_odds_are_those_of_the_table() {
        for (number, odds) in [(0.0, 0.5), (1.0, 0.8413), (-1.0, 0.1587), (1.96, 0.975), (-3.0, 0.00135)] {
            assert!((normal(number) - odds).abs() < 6e-4, "{number}: {}", normal(number));
        }
    }
}
