//! How the bots judge a position, what they find plausible, and how thoroughly each level looks.

use super::cards::{Card, Clan};
use super::moves::Move;
use super::state::{SEATS, Shinobi};
use super::suspicion::Suspicion;
use super::view::View;
use crate::bots::{Botted, Effort, Glance, Judged, Mcts, Only, Thinker, Worth};
use crate::kernel::{Chance, Game, Level, Seat};

/// What an own card in hand is worth, compared with one on the table.
const IN_HAND: f32 = 0.5;
/// With a lead of so many cards, half of what is open is won.
const STEEP: f32 = 3.0;
/// How much of the worth of a finished game is winning; the rest is by how much.
const WINNING: f32 = 0.8;
/// A move that gains so much less than the best is a quarter as plausible.
const FAR_BEHIND: f32 = 0.4;

impl Shinobi {
    /// By how many cards a seat is ahead of the best other one, or behind.
    fn leads(&self) -> [f32; SEATS] {
        let mut strength = [f32::MIN; SEATS];
        for seat in Seat::all(self.seats) {
            let Some(standing) = self.standing(seat) else { continue };
            let hand = f32::from(self.hand(seat).count(Card::Troop(standing.clan)));
            let hand = if self.order.is_some() { IN_HAND * hand } else { 0.0 };
            strength[seat.index()] = f32::from(standing.total) + hand;
        }
        let mut leads = [0.0; SEATS];
        for seat in Seat::all(self.seats) {
            let best = self.others(seat).map(|other| strength[other.index()]).fold(f32::MIN, f32::max);
            leads[seat.index()] = strength[seat.index()] - best;
        }
        leads
    }

    /// How good a move looks to a seat that serves this clan and knows nothing of the others.
    fn gain(&self, seat: Seat, own: Option<Clan>, mv: &Move) -> f32 {
        let total = |clan: Clan| f32::from(self.total(clan));
        let army = |province: Seat, clan: Clan| f32::from(self.army(province, clan));
        match *mv {
            Move::Deploy { card, province } => {
                let Some(clan) = card.clan() else { return 0.0 };
                if Some(clan) == own { 1.0 + 0.1 * army(province, clan) } else { -0.1 * total(clan) }
            }
            Move::Place { card } => {
                let Some(clan) = card.clan() else { return 0.0 };
                let reach = 0.15 * army(seat, clan);
                reach + if Some(clan) == own { 1.0 } else { -0.1 * total(clan) }
            }
            Move::Shift { from, clan, to } if Some(clan) == own => 0.1 * (army(to, clan) - army(from, clan)),
            Move::Shift { clan, to, .. } if to == seat => 0.15 * army(seat, clan),
            Move::Shift { from, clan, to } => 0.05 * (army(from, clan) - army(to, clan)),
            Move::Ninja { clan, .. } | Move::Attack { clan, .. } if Some(clan) == own => -3.0,
            Move::Ninja { clan, .. } => 0.3 + 0.15 * total(clan),
            Move::Attack { clan, .. } => 0.15 * total(clan),
        }
    }
}

impl Judged for Shinobi {
    fn judge(&self) -> Worth {
        let leads = self.leads();
        let outcome = self.outcome();
        let mut worth = Worth::default();
        for seat in Seat::all(self.seats) {
            let lead = leads[seat.index()];
            let open = 0.5 + 0.5 * lead / (STEEP + lead.abs());
            worth[seat.index()] = outcome.map_or(open, |outcome| {
                let won = outcome.share(seat, self.seats) as f32;
                WINNING * won + (1.0 - WINNING) * open
            });
        }
        worth
    }

    fn plausible(&self, seat: Seat, out: &mut Vec<(f32, Move)>) {
        let mut moves = Vec::with_capacity(64);
        self.moves(seat, &mut moves);
        let own = self.clan(seat);
        let (start, mut best) = (out.len(), f32::MIN);
        for mv in moves {
            let gain = self.gain(seat, own, &mv);
            best = best.max(gain);
            out.push((gain, mv));
        }
        for (weight, _) in &mut out[start..] {
            let behind = 1.0 + (best - *weight) / FAR_BEHIND;
            *weight = 1.0 / (behind * behind);
        }
    }

    fn quick_move(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Move> {
        let mut moves = Vec::with_capacity(64);
        self.moves(seat, &mut moves);
        let own = self.clan(seat);
        let count = moves.len() as u32;
        if count == 0 {
            return None;
        }
        let mut best: Option<(f32, Move)> = None;
        for _ in 0..3 {
            let mv = moves[chance.below(count) as usize];
            let gain = self.gain(seat, own, &mv);
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, mv));
            }
        }
        best.map(|(_, mv)| mv)
    }
}

fn effort(level: Level) -> Effort {
    match level {
        Level::Novice => Effort { positions: 1_000, playout: 12, curiosity: 1.0, margin: 0.1 },
        Level::Adept => Effort { positions: 10_000, playout: 24, curiosity: 1.0, margin: 0.02 },
        Level::Master => Effort { positions: 100_000, playout: 24, curiosity: 1.0, margin: 0.0 },
    }
}

impl Botted for Shinobi {
    fn thinker(view: &View, seat: Seat, level: Level, luck: u64) -> Box<dyn Thinker<Self>> {
        let mut moves = Vec::new();
        view.game().moves(seat, &mut moves);
        match moves[..] {
            [only] => Box::new(Only(only)),
            _ => Box::new(Suspecting(Mcts::new(view, seat, effort(level), luck))),
        }
    }

    fn greedy(view: &View, seat: Seat, luck: u64) -> Box<dyn Thinker<Self>> {
        Box::new(Glance::new(view, seat, luck))
    }
}

struct Suspecting(Mcts<Suspicion>);

impl Thinker<Shinobi> for Suspecting {
    fn think(&mut self, positions: u32) -> Option<Move> {
        self.0.think(positions)
    }

    fn looked_at(&self) -> u64 {
        self.0.looked_at()
    }
}
