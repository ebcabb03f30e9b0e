//! How the bots judge a position, what they find plausible, and how thoroughly each level looks.

use super::cards::{Card, Clan};
use super::moves::Move;
use super::state::{SEATS, Shinobi};
use super::suspicion::suspected;
use super::view::View;
use crate::bots::{Botted, Effort, Glance, Judged, Mcts, Only, Thinker, Worth};
use crate::kernel::{Chance, ChanceExt, Game, Level, Seat};

// These numbers were tried in games of the search against itself.

/// What an own card in hand is worth, compared with one on the table.
const IN_HAND: f32 = 0.5;
/// With a lead of so many cards, half of what is open is won.
const STEEP: f32 = 3.0;
/// How much of the worth of a finished game is winning; the rest is by how much.
const WINNING: f32 = 0.8;
/// A move that gains so much less than the best is a quarter as plausible.
const FAR_BEHIND: f32 = 1.0;

/// A quick move is the best of so many.
const DRAWN: u32 = 3;
/// Seldom can a seat choose from more.
const MANY: usize = 64;

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

    /// By what a move gains at once.
    fn plausible(&self, seat: Seat, out: &mut Vec<(f32, Move)>) {
        let mut moves = Vec::with_capacity(MANY);
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

    /// The best of a few drawn at random.
    fn quick_move(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Move> {
        let mut moves = Vec::with_capacity(MANY);
        self.moves(seat, &mut moves);
        let own = self.clan(seat);
        let mut best: Option<(f32, Move)> = None;
        for _ in 0..DRAWN {
            let mv = *chance.pick(&moves)?;
            let gain = self.gain(seat, own, &mv);
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, mv));
            }
        }
        best.map(|(_, mv)| mv)
    }

    /// Clans as likely as the signs make them, and cards anywhere.
    fn suppose(view: &View, chance: &mut dyn Chance) -> Self {
        view.guess_with(suspected(view, chance), chance)
    }

    /// Another seat's hand is hidden.
    fn is_veiled(&self, viewer: Seat) -> bool {
        self.turn != viewer
    }
}

fn effort(level: Level) -> Effort {
    match level {
        Level::Novice => Effort { positions: 700, playout: 12, curiosity: 0.7, margin: 0.15 },
        Level::Adept => Effort { positions: 6_000, playout: 12, curiosity: 0.7, margin: 0.03 },
        Level::Master => Effort { positions: 150_000, playout: 24, curiosity: 0.7, margin: 0.0 },
    }
}

impl Botted for Shinobi {
    fn thinker(view: &View, seat: Seat, level: Level, luck: u64) -> Box<dyn Thinker<Self>> {
        let mut moves = Vec::new();
        view.game().moves(seat, &mut moves);
        match moves[..] {
            [only] => Box::new(Only(only)),
            _ => Box::new(Mcts::new(view, seat, effort(level), luck)),
        }
    }

    fn greedy(view: &View, seat: Seat, luck: u64) -> Box<dyn Thinker<Self>> {
        Box::new(Glance::new(view, seat, luck))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::decide;
    use crate::games::shinobi::{Clan, Order, Setup};
    use crate::kernel::{Fast, Out, Viewer};

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    /// Positions of random games at tables of all sizes, with the seat to act.
    fn positions(seeds: u64) -> Vec<(Shinobi, Seat)> {
        let mut found = Vec::new();
        for seed in 0..seeds {
            let mut chance = Fast::new(seed);
            let mut game = Shinobi::deal(&Setup::default(), 3 + (seed % 3) as u8, &mut chance);
            while let Some(seat) = game.to_act().first() {
                found.push((game, seat));
                let mv = game.sample(seat, &mut chance).expect("a move");
                game.apply(seat, &mv, &mut chance, &mut Out::silent());
            }
        }
        found
    }

    /// A search like a level's, with less time.
    fn hurried(view: &View, seat: Seat, level: Level, positions: u32) -> Move {
        let effort = Effort { positions, ..effort(level) };
        decide::<Shinobi>(&mut Mcts::new(view, seat, effort, 3))
    }

    /// The view decides: whatever the hidden clans, hands and cards to draw are, the move is the same.
    #[test]
    fn a_decision_does_not_hang_on_what_cannot_be_seen() {
        let (mut chance, mut tried, mut differed) = (Fast::new(5), 0, 0);
        for (game, seat) in positions(110) {
            let view = game.view(Viewer::Seat(seat));
            let other = Shinobi::guess(&view, &mut chance);
            assert_eq!(other.view(Viewer::Seat(seat)), view);
            tried += 1;
            differed += u32::from(other.clans != game.clans && other.hands != game.hands);
            let other = other.view(Viewer::Seat(seat));
            let (level, budget) =
                if tried % 100 == 0 { (Level::Master, 5_000) } else { (Level::Novice, 150) };
            let mv = hurried(&view, seat, level, budget);
            assert_eq!(hurried(&other, seat, level, budget), mv, "{level:?}\n{game}");
            if tried % 200 == 0 {
                let bots = [&view, &other].map(|view| Shinobi::thinker(view, seat, Level::Novice, 3));
                let [mv, again] = bots.map(|mut bot| decide(&mut *bot));
                assert_eq!(mv, again, "{game}");
            }
        }
        assert!(tried > 10_000 && differed > 8_000, "{tried} positions, {differed} with other secrets");
    }

    #[test]
    fn every_level_decides_by_the_rules_at_every_table() {
        for (game, seat) in positions(9).into_iter().step_by(13) {
            let view = game.view(Viewer::Seat(seat));
            for level in Level::ALL {
                let mv = hurried(&view, seat, level, 1_000);
                assert_eq!(game.check(seat, &mv), Ok(()), "{level:?} {mv:?}\n{game}");
            }
            let mv = decide(&mut *Shinobi::greedy(&view, seat, 1));
            assert_eq!(game.check(seat, &mv), Ok(()), "greedy {mv:?}\n{game}");
        }
    }

    #[test]
    fn a_decision_does_not_hang_on_slices() {
        for (game, seat) in positions(3).into_iter().step_by(29) {
            let view = game.view(Viewer::Seat(seat));
            let sliced = |slice: u32| {
                let mut thinker = Shinobi::thinker(&view, seat, Level::Novice, 9);
                let mv = (0..1_000_000).find_map(|_| thinker.think(slice)).expect("a decision");
                assert_eq!(thinker.think(1), Some(mv), "it does not change its mind");
                (mv, thinker.looked_at())
            };
            let whole = sliced(u32::MAX);
            assert_eq!((sliced(1), sliced(77)), (whole, whole), "{game}");
        }
    }

    #[test]
    fn plausible_moves_are_all_moves() {
        for (game, seat) in positions(12) {
            let (mut plausible, mut moves) = (Vec::new(), Vec::new());
            game.plausible(seat, &mut plausible);
            game.moves(seat, &mut moves);
            assert!(plausible.iter().all(|(weight, _)| *weight > 0.0 && weight.is_finite()));
            assert!(plausible.into_iter().map(|(_, mv)| mv).eq(moves));
        }
    }

    /// Suspicion follows the signs: who spared a clan and hurt the others is mostly taken for its servant.
    #[test]
    fn guesses_of_a_bot_follow_what_was_played() {
        let table = ["OOOO", "GGGG UT", "GU MT"];
        let mut game = Shinobi::position(&table, B).expect("a position").with_order(Order::Third);
        for clan in [Clan::Uesugi, Clan::Takeda, Clan::Mori, Clan::Uesugi, Clan::Mori] {
            game.note(B, &Move::Attack { with: Clan::GoHojo, province: Seat::new(2), clan });
        }
        game.clans[0] = Some(Clan::Oda);
        game.clans[1] = Some(Clan::Takeda);
        let view = game.view(Viewer::Seat(A));
        let mut chance = Fast::new(1);
        let mut count = |guess: &dyn Fn(&View, &mut Fast) -> Shinobi| {
            let taken = (0..1_000).filter(|_| guess(&view, &mut chance).clan(B) == Some(Clan::GoHojo));
            taken.count()
        };
        let suspected = count(&|view, chance| Shinobi::suppose(view, chance));
        let even = count(&|view, chance| Shinobi::guess(view, chance));
        assert!(suspected > 450 && (150..350).contains(&even), "{suspected} of 1000, {even} without signs");
    }

    /// The last order of the game: an attack on the only clan that is ahead wins, whoever serves it.
    #[test]
    fn every_level_takes_what_wins() {
        let game = Shinobi::position(&["TTTT", "MMM", "U MM"], A).expect("a position");
        let game = game.with_clans(&[Clan::Takeda, Clan::Mori, Clan::Oda]).with_order(Order::Third);
        let game = game.with_deck(&[], A);
        for level in Level::ALL {
            for luck in 0..3 {
                let mv = decide(&mut *Shinobi::thinker(&game.view(Viewer::Seat(A)), A, level, luck));
                assert!(matches!(mv, Move::Attack { clan: Clan::Mori, .. }), "{level:?}: {mv:?}");
            }
        }
    }

    #[test]
    fn without_a_move_there_is_no_decision_and_no_hang() {
        let (mut game, mut chance) = (Shinobi::deal(&Setup::default(), 3, &mut Fast::new(1)), Fast::new(1));
        while let Some(seat) = game.to_act().first() {
            let mv = game.sample(seat, &mut chance).expect("a move");
            game.apply(seat, &mv, &mut chance, &mut Out::silent());
        }
        let view = game.view(Viewer::Seat(A));
        assert_eq!(Shinobi::thinker(&view, A, Level::Master, 1).think(u32::MAX), None);
        assert_eq!(Shinobi::greedy(&view, A, 1).think(u32::MAX), None);
    }

    /// A bot in a worker reads its view from bytes: what is sound but odd is thought through.
    #[test]
    fn odd_views_do_no_harm() {
        use crate::kernel::writing::{read, write};
        let (mut thought, mut chance) = (0, Fast::new(8));
        for (game, seat) in positions(6) {
            let bytes = write(&game.view(Viewer::Seat(seat)));
            for _ in 0..8 {
                let mut odd = bytes.clone();
                odd[chance.below(bytes.len() as u32) as usize] = chance.below(256) as u8;
                let Some(view) = read::<View>(&odd) else { continue };
                let guess = Shinobi::guess(&view, &mut chance);
                if guess.audit().is_ok() && guess.to_act().has(seat) {
                    Shinobi::thinker(&view, seat, Level::Novice, 1).think(5_000);
                    thought += 1;
                }
            }
        }
        assert!(thought > 100, "{thought} odd views");
    }
}
