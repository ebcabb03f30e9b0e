//! How the bots judge a position, what they find plausible, and how thoroughly each level looks.

#[cfg(test)]
mod tests;

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
