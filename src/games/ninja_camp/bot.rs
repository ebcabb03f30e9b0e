//! How the bots judge a position, what they find plausible, and how thoroughly each level looks.

use super::cards::{Card, Clan, Technique};
use super::ground::Ground;
use super::moves::Move;
use super::space::{Space, Toward, around, beside, step};
use super::state::{NinjaCamp, Phase, SEATS};
use super::way::Way;
use crate::bots::{Botted, Effort, Glance, Judged, Mcts, Only, Thinker, Worth};
use crate::kernel::{Chance, Fast, Game, Level, Out, Seat};

// What the points still to come hang on was fitted to games of the search against itself.

/// What a technique in hand brings in, if it can be played now and if it cannot; in the order of [`Technique::ALL`].
const PLAYABLE: [f32; 7] = [2.3, 1.3, 1.1, 0.8, 1.1, 0.7, 0.0];
const UNPLAYABLE: [f32; 7] = [0.5, 1.2, 0.8, 0.1, 0.0, -0.1, -0.3];
/// What a clan power brings in that is not used yet.
const POWER: f32 = 1.7;
/// What it costs not to be to act.
const WAITING: f32 = 1.0;
/// What a point lying close to a ninja brings in.
const CLOSE: f32 = 0.1;
/// What a point lying anywhere brings in, shared by those who have not passed.
const SHARED: f32 = 0.8;

/// With a lead of so many points, half of what is open is won.
const STEEP: f32 = 8.0;
/// How much of the worth of a finished game is winning; the rest is by how much.
const WINNING: f32 = 0.7;
/// Who falls behind by so many points by a move finds it a quarter as plausible as the best.
const FAR_BEHIND: f32 = 2.0;
/// Passing is less plausible than it looks, by so many points.
const RELUCTANCE: f32 = 3.0;

impl NinjaCamp {
    /// The points that each seat may expect to have in the end.
    fn outlook(&self) -> [f32; SEATS] {
        let mut outlook = [0.0; SEATS];
        let seats = f32::from(self.seats);
        let playing = seats - self.passed().count() as f32;
        let shared = SHARED * self.points(self.ground(self.turn).free) / playing.max(1.0);
        for seat in Seat::all(self.seats) {
            let points = &mut outlook[seat.index()];
            *points = f32::from(self.score(seat));
            if self.phase != Phase::Over && !self.has_passed(seat) {
                *points += shared + self.means(seat) * 2.0 / seats;
            }
        }
        outlook
    }

    /// What a seat has to gain points with that others have not.
    fn means(&self, seat: Seat) -> f32 {
        let ground = self.ground(seat);
        let mut means = 0.0;
        if self.turn != seat {
            means -= WAITING;
        }
        if !self.used.has(seat) {
            means += POWER;
        }
        let secret = self.secret.filter(|secret| secret.seat == seat).and_then(|secret| secret.card);
        for card in Technique::ALL {
            let count = self.hand(seat).count(card) + u8::from(secret == Some(Card::Technique(card)));
            if count > 0 {
                let can = self.technique(seat, card).is_some_and(|technique| ground.allows(technique));
                means += f32::from(count) * if can { PLAYABLE } else { UNPLAYABLE }[card as usize];
            }
        }
        let next = around(ground.own) & ground.free;
        means + CLOSE * self.points(next | around(next) & ground.free)
    }

    /// The sum of the values of the techniques on these spaces.
    fn points(&self, spaces: u64) -> f32 {
        let worth = |technique: Technique| {
            let lying = self.grid.with(Card::Technique(technique)) & spaces;
            lying.count_ones() as i16 * technique.value()
        };
        f32::from(Technique::ALL.into_iter().map(worth).sum::<i16>())
    }

    /// By how much a seat leads over the best other one.
    fn lead(&self, outlook: &[f32; SEATS], seat: Seat) -> f32 {
        let others = Seat::all(self.seats).filter(|&other| other != seat);
        outlook[seat.index()] - others.map(|other| outlook[other.index()]).fold(f32::MIN, f32::max)
    }

    /// The value of the card where the move of a ninja ends, which is what most moves gain.
    fn gain(&self, mv: &Move) -> i16 {
        let value = |space: Space| self.grid.card(space).map_or(0, Card::value);
        match *mv {
            Move::Place(space) => value(space),
            Move::Play { way, .. } | Move::Power { way, .. } => way.last().map_or(0, |&end| value(end)),
            Move::Take(Some(index)) => self.unused[usize::from(index)].map_or(0, Card::value),
            Move::Take(None) => {
                if let Phase::Choosing(space) = self.phase {
                    value(space)
                } else {
                    0
                }
            }
            Move::Pass => i16::MIN,
        }
    }
}

impl Ground {
    /// Whether the ninjas can carry out a technique, as far as a quick look tells.
    fn allows(&self, technique: Technique) -> bool {
        let &Self { free, own, empty, .. } = self;
        let line = |is_way: &dyn Fn(Space, Toward) -> bool| {
            Space::of(own).any(|from| Toward::ALL.into_iter().any(|toward| is_way(from, toward)))
        };
        match technique {
            Technique::Sprint => beside(own) & free != 0,
            Technique::Dodge => around(own) & free != 0,
            Technique::Stealth => beside(beside(own) & free) & free != 0,
            Technique::Evade => {
                let first = beside(own) & free;
                let second = beside(first) & free;
                (first | second | beside(second) & free).count_ones() > 2
            }
            Technique::Leap => line(&|from, toward| matches!(self.leap(from, toward, empty), Some(Ok(_)))),
            Technique::Ambush => line(&|from, toward| {
                self.charge(from, toward).is_some_and(|to| step(to.bit(), toward) & free != 0)
            }),
            Technique::Shadow => false,
        }
    }
}

/// Leaves out what comes to the same as a move before, and most of what the Polar Bear could do.
struct Sieve<'a> {
    game: &'a NinjaCamp,
    seat: Seat,
    /// Where each ninja has been led already by each technique, by each technique played once more, and by the power.
    ends: [[u64; 3]; 15],
    /// Cards that the Polar Bear might move, and where to.
    prey: u64,
    lairs: u64,
}

impl<'a> Sieve<'a> {
    fn new(game: &'a NinjaCamp, seat: Seat) -> Self {
        let ground = game.ground(seat);
        let own = around(ground.own);
        let lairs = own & ground.empty;
        // The three best that opponents are close to and it is not.
        let mut left = around(ground.opponents()) & ground.free & !own;
        let mut prey = 0;
        for _ in 0..3 {
            let best = Space::of(left).max_by_key(|&space| game.grid.card(space).map(Card::value));
            prey |= best.map_or(0, Space::bit);
            left &= !prey;
        }
        Self { game, seat, ends: [[0; 3]; 15], prey, lairs }
    }

    fn lets_through(&mut self, mv: &Move) -> bool {
        let is_free = |technique| matches!(technique, Some(Technique::Dodge | Technique::Evade));
        let copied = |card| self.game.technique(self.seat, card);
        match *mv {
            Move::Play { card, way } => !is_free(copied(card)) || self.is_new(card as usize, &way),
            Move::Power { replayed: Some(card), way } => {
                !is_free(copied(card)) || self.is_new(7 + card as usize, &way)
            }
            Move::Power { replayed: None, way } => match (self.game.clan(self.seat), &way[..]) {
                (Clan::Hamster | Clan::Flamingo, _) => self.is_new(14, &way),
                (Clan::PolarBear, &[_, _, card, hole]) => {
                    self.prey & card.bit() != 0 && self.lairs & hole.bit() != 0
                }
                _ => true,
            },
            _ => true,
        }
    }

    /// Whether no way led this ninja there before.
    fn is_new(&mut self, action: usize, way: &Way) -> bool {
        let (Some(start), Some(end)) = (way.first(), way.last()) else { return true };
        let ninjas = self.game.ninjas(self.seat);
        let Some(ninja) = ninjas.iter().position(|at| at.as_ref() == Some(start)) else { return true };
        let ends = &mut self.ends[action][ninja];
        let is_new = *ends & end.bit() == 0;
        *ends |= end.bit();
        is_new
    }
}

impl Judged for NinjaCamp {
    fn judge(&self) -> Worth {
        let outlook = self.outlook();
        let outcome = self.outcome();
        let mut worth = Worth::default();
        for seat in Seat::all(self.seats) {
            let lead = self.lead(&outlook, seat);
            let open = 0.5 + 0.5 * lead / (STEEP + lead.abs());
            worth[seat.index()] = outcome.map_or(open, |outcome| {
                let won = if outcome.winners.has(seat) { 1.0 } else { 0.0 };
                WINNING * won + (1.0 - WINNING) * open
            });
        }
        worth
    }

    /// By how the seat stands right after the move.
    fn plausible(&self, seat: Seat, out: &mut Vec<(f32, Move)>) {
        let mut moves = Vec::new();
        self.moves(seat, &mut moves);
        let mut sieve = Sieve::new(self, seat);
        let (mut chance, mut silent) = (Fast::new(0), Out::silent());
        let (start, mut best) = (out.len(), f32::MIN);
        for mv in moves.into_iter().filter(|mv| sieve.lets_through(mv)) {
            let mut after = *self;
            after.apply(seat, &mv, &mut chance, &mut silent);
            let mut lead = after.lead(&after.outlook(), seat);
            if mv == Move::Pass {
                lead -= RELUCTANCE;
            }
            best = best.max(lead);
            out.push((lead, mv));
        }
        for (weight, _) in &mut out[start..] {
            let behind = 1.0 + (best - *weight) / FAR_BEHIND;
            *weight = 1.0 / (behind * behind);
        }
    }

    /// The better of two drawn at random.
    fn quick_move(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Move> {
        let (first, second) = (self.sample(seat, chance)?, self.sample(seat, chance)?);
        Some(if self.gain(&second) > self.gain(&first) { second } else { first })
    }

    /// Another seat's Flamingo sees cards that `viewer` does not, or holds one of them.
    fn is_veiled(&self, viewer: Seat) -> bool {
        let chooses = matches!(self.phase, Phase::Choosing(_));
        self.turn != viewer && (chooses || self.secret.is_some_and(|secret| secret.seat == self.turn))
    }

    fn hides(&self, mv: &Move) -> bool {
        matches!(mv, Move::Take(Some(_)))
    }

    /// The three cards that its Flamingo looks at.
    fn glimpse(&self, viewer: Seat) -> u32 {
        let seen = self.peeked().filter(|_| self.turn == viewer);
        let number = |sum: u32, card: Card| sum * (Card::TYPES as u32 + 1) + card.index() as u32 + 1;
        seen.map_or(0, |cards| cards.into_iter().flatten().fold(0, number))
    }
}

fn effort(level: Level) -> Effort {
    match level {
        Level::Novice => Effort { positions: 2_000, playout: 8, curiosity: 1.0, margin: 0.1 },
        Level::Adept => Effort { positions: 12_000, playout: 8, curiosity: 1.0, margin: 0.02 },
        Level::Master => Effort { positions: 500_000, playout: 8, curiosity: 1.0, margin: 0.0 },
    }
}

impl Botted for NinjaCamp {
    fn thinker(view: &Self::View, seat: Seat, level: Level, luck: u64) -> Box<dyn Thinker<Self>> {
        let mut moves = Vec::new();
        view.game().moves(seat, &mut moves);
        match moves[..] {
            [only] => Box::new(Only(only)),
            _ => Box::new(Mcts::new(view, seat, effort(level), luck)),
        }
    }

    fn greedy(view: &Self::View, seat: Seat, luck: u64) -> Box<dyn Thinker<Self>> {
        Box::new(Glance::new(view, seat, luck))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::decide;
    use crate::games::ninja_camp::{Setup, View};
    use crate::kernel::{Seats, Viewer};

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    fn space(name: &str) -> Space {
        Space::named(name).expect(name)
    }

    fn moves_of(game: &NinjaCamp, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        moves
    }

    /// Positions of random games at tables of all sizes, with the seat to act; the Flamingo is at every table.
    fn positions(seeds: u64) -> Vec<(NinjaCamp, Seat)> {
        let mut found = Vec::new();
        for seed in 0..seeds {
            let (seats, mut chance) = (2 + (seed % 3) as u8, Fast::new(seed));
            let mut game = NinjaCamp::deal(&Setup::default(), seats, &mut chance);
            let flamingo = Seat::new(chance.below(u32::from(seats)) as u8);
            match game.clans.iter().position(|&clan| clan == Clan::Flamingo) {
                Some(other) => game.clans.swap(other, flamingo.index()),
                None => game.clans[flamingo.index()] = Clan::Flamingo,
            }
            while let Some(seat) = game.to_act().first() {
                found.push((game, seat));
                let mv = game.sample(seat, &mut chance).expect("a move");
                game.apply(seat, &mv, &mut chance, &mut Out::silent());
            }
        }
        found
    }

    /// A few positions of each phase, with and without a secret, at each table.
    fn samples() -> Vec<(NinjaCamp, Seat)> {
        let mut kept: Vec<(NinjaCamp, Seat)> = Vec::new();
        for (game, seat) in positions(60) {
            let alike = |other: &&(NinjaCamp, Seat)| {
                let phases = (other.0.phase(), game.phase());
                let same = core::mem::discriminant(&phases.0) == core::mem::discriminant(&phases.1);
                same && other.0.seats() == game.seats()
                    && other.0.secret().is_some() == game.secret().is_some()
            };
            if kept.iter().filter(alike).count() < 3 {
                kept.push((game, seat));
            }
        }
        kept
    }

    /// A level's decision; the master has less time, on which nothing hangs that is tested with it.
    fn bot(view: &View, seat: Seat, level: Level, luck: u64) -> Box<dyn Thinker<NinjaCamp>> {
        let hurried = Effort { positions: 10_000, ..effort(Level::Master) };
        match level {
            Level::Master => Box::new(Mcts::new(view, seat, hurried, luck)),
            _ => NinjaCamp::thinker(view, seat, level, luck),
        }
    }

    #[test]
    fn every_level_decides_by_the_rules_at_every_table_and_in_every_phase() {
        let mut kinds = Vec::new();
        for (game, seat) in samples() {
            let kind = (game.seats(), core::mem::discriminant(&game.phase()), game.secret().is_some());
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
            let view = game.view(Viewer::Seat(seat));
            for level in Level::ALL {
                let mv = decide(&mut *bot(&view, seat, level, 1));
                assert_eq!(game.check(seat, &mv), Ok(()), "{level:?} {mv:?}\n{game}");
            }
            let mv = decide(&mut *NinjaCamp::greedy(&view, seat, 1));
            assert_eq!(game.check(seat, &mv), Ok(()), "greedy {mv:?}\n{game}");
        }
        assert_eq!(kinds.len(), 3 * 4, "placing, playing, choosing, playing with a secret, at three tables");
    }

    #[test]
    fn a_decision_hangs_on_the_view_and_the_luck_and_not_on_slices() {
        for (game, seat) in samples() {
            let view = game.view(Viewer::Seat(seat));
            for level in Level::ALL {
                let sliced = |slice: u32| {
                    let mut thinker = bot(&view, seat, level, 9);
                    let mv = (0..1_000_000).find_map(|_| thinker.think(slice)).expect("a decision");
                    assert_eq!(thinker.think(1), Some(mv), "it does not change its mind");
                    (mv, thinker.looked_at())
                };
                let whole = sliced(u32::MAX);
                assert_eq!((sliced(1), sliced(777)), (whole, whole), "{level:?}\n{game}");
            }
        }
    }

    /// The view decides: whatever the hidden cards are, the move is the same.
    #[test]
    fn a_decision_does_not_hang_on_what_cannot_be_seen() {
        let mut chance = Fast::new(5);
        let mut differed = 0;
        for (game, seat) in samples() {
            let view = game.view(Viewer::Seat(seat));
            for level in Level::ALL {
                let mv = decide(&mut *bot(&view, seat, level, 3));
                let other = NinjaCamp::guess(&view, &mut chance);
                differed += u32::from(other != game);
                assert_eq!(decide(&mut *bot(&other.view(Viewer::Seat(seat)), seat, level, 3)), mv, "{game}");
            }
        }
        assert!(differed > 30, "{differed} positions with other hidden cards");
    }

    /// Where an opponent may hold any unseen card, every guess walks the same tree.
    #[test]
    fn a_search_follows_an_opponent_with_a_secret() {
        let mut followed = 0;
        for (game, seat) in positions(200) {
            let Some(secret) = game.secret().filter(|secret| secret.seat != seat) else { continue };
            if game.has_passed(secret.seat) || followed >= 12 {
                continue;
            }
            followed += 1;
            let effort = Effort { positions: 30_000, playout: 4, curiosity: 1.0, margin: 0.0 };
            let mv = decide(&mut Mcts::<NinjaCamp>::new(&game.view(Viewer::Seat(seat)), seat, effort, 1));
            assert_eq!(game.check(seat, &mv), Ok(()));
        }
        assert_eq!(followed, 12);
    }

    #[test]
    fn plausible_moves_are_allowed_and_leave_no_result_out() {
        let mut seen = 0;
        for (game, seat) in positions(60) {
            let mut plausible = Vec::new();
            game.plausible(seat, &mut plausible);
            assert!(plausible.iter().all(|(weight, mv)| *weight > 0.0 && game.check(seat, mv) == Ok(())));
            if game.clan(seat) == Clan::PolarBear {
                assert!(plausible.len() <= 400, "{} moves", plausible.len());
                continue;
            }
            let after = |mv: &Move| {
                let mut after = game;
                after.apply(seat, mv, &mut Fast::new(0), &mut Out::silent());
                after
            };
            let results: Vec<NinjaCamp> = plausible.iter().map(|(_, mv)| after(mv)).collect();
            for mv in moves_of(&game, seat) {
                seen += 1;
                assert!(results.contains(&after(&mv)), "{mv:?}\n{game}");
            }
        }
        assert!(seen > 10_000, "{seen} moves");
    }

    /// A quick look at what can be played agrees with the rules, but for the turns that an Evade must not take.
    #[test]
    fn a_quick_look_sees_what_can_be_played() {
        let (mut agreed, mut differed) = (0, 0);
        for (game, seat) in positions(60) {
            if game.phase() != Phase::Playing {
                continue;
            }
            let moves = moves_of(&game, seat);
            for card in Technique::ALL.into_iter().filter(|&card| game.holds(seat, card)) {
                let listed =
                    moves.iter().any(|mv| matches!(mv, Move::Play { card: played, .. } if *played == card));
                let technique = game.technique(seat, card);
                let quick = technique.is_some_and(|technique| game.ground(seat).allows(technique));
                if listed == quick {
                    agreed += 1;
                } else {
                    differed += 1;
                }
                assert!(quick || !listed, "{card:?} can be played\n{game}");
                assert!(listed == quick || technique == Some(Technique::Evade), "{card:?}\n{game}");
            }
        }
        assert!(agreed > 50 * differed && agreed > 1_000, "{agreed} agree, {differed} differ");
    }

    #[test]
    fn without_a_move_there_is_no_decision_and_no_hang() {
        let diagram = "1 dA . . . . . . aB";
        let mut game = NinjaCamp::position(diagram, &[Clan::Puppy, Clan::Camel], A).expect("a drawing");
        for seat in [A, B] {
            game.apply(seat, &Move::Pass, &mut Fast::new(0), &mut Out::silent());
        }
        let view = game.view(Viewer::Seat(A));
        assert_eq!(NinjaCamp::thinker(&view, A, Level::Master, 1).think(u32::MAX), None);
        assert_eq!(NinjaCamp::greedy(&view, A, 1).think(u32::MAX), None);
    }

    /// A bot in a worker reads its view from bytes: what is sound but odd is thought through.
    #[test]
    fn odd_views_do_no_harm() {
        use crate::kernel::text::{read, write};
        let (mut thought, mut chance) = (0, Fast::new(8));
        for (game, seat) in positions(20) {
            let bytes = write(&game.view(Viewer::Seat(seat)));
            for _ in 0..16 {
                let mut odd = bytes.clone();
                odd[chance.below(bytes.len() as u32) as usize] = chance.below(256) as u8;
                let Some(view) = read::<View>(&odd) else { continue };
                let guess = NinjaCamp::guess(&view, &mut chance);
                if guess.audit().is_ok() && guess.to_act().has(seat) {
                    decide(&mut *NinjaCamp::thinker(&view, seat, Level::Novice, 1));
                    thought += 1;
                }
            }
        }
        assert!(thought > 100, "{thought} odd views");
    }

    /// The last turn of all: a Sprint to the Ambush wins, one to the trap and a pass lose.
    #[test]
    fn every_level_takes_what_wins() {
        let diagram = "3 x . . . . . . .
                       2 s . . . . . . .
                       1 dA t a . . . . aB";
        let game = NinjaCamp::position(diagram, &[Clan::Puppy, Clan::Camel], A).expect("a drawing");
        let mut game = game.with_hand(A, &[Card::Technique(Technique::Sprint)]).with_hand(B, &[]);
        game.used = Seats::all(2);
        assert_eq!(moves_of(&game, A).len(), 3);
        let way = |from: &str, to: &str| Way::two(space(from), space(to));
        for level in Level::ALL {
            for luck in 0..3 {
                let mv = decide(&mut *NinjaCamp::thinker(&game.view(Viewer::Seat(A)), A, level, luck));
                assert_eq!(mv, Move::Play { card: Technique::Sprint, way: way("a1", "c1") }, "{level:?}");
            }
        }
    }
}
