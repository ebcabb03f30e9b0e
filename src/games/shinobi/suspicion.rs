//! Who serves whom as a bot supposes it: drawn by what the [`Signs`](super::Signs) make likely.

use super::cards::Clan;
use super::state::SEATS;
use super::view::View;
use crate::kernel::{Chance, Seat};

/// Clans for all seats, drawn with the likelihood of what was played.
pub(super) fn suspected(view: &View, chance: &mut dyn Chance) -> [Option<Clan>; SEATS] {
    let game = view.game();
    let mut ways: Vec<(f32, [Option<Clan>; SEATS])> = vec![(1.0, game.clans)];
    for seat in Seat::all(game.seats()).filter(|&seat| game.clan(seat).is_none()) {
        let mut longer = Vec::with_capacity(24);
        for (likelihood, clans) in ways {
            for clan in Clan::ALL.into_iter().filter(|&clan| !clans.contains(&Some(clan))) {
                let mut clans = clans;
                clans[seat.index()] = Some(clan);
                longer.push((likelihood * game.signs().likelihood(seat, clan), clans));
            }
        }
        ways = longer;
    }
    let sum: f32 = ways.iter().map(|(likelihood, _)| likelihood).sum();
    let mut point = chance.below(1 << 24) as f32 / (1 << 24) as f32 * sum;
    for (likelihood, clans) in &ways {
        point -= likelihood;
        if point < 0.0 {
            return *clans;
        }
    }
    ways.last().map_or(game.clans, |(_, clans)| *clans)
}
