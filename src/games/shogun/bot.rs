//! How the bot judges a position, how far each level looks, and how it lays out its home row.

use super::moves::Move;
use super::state::{Shogun, Side};
use crate::bots::{AlphaBeta, Botted, Greedy, Limits, Searchable, Thinker};
use crate::kernel::{Chance, ChanceExt, Fast, Game, Level, Out, Seat, Viewer};

/// What it is worth to have so many pieces. Losing the last but two is losing the game, so each piece is worth
/// more than the one before.
const PIECES: [i32; 9] = [0, 0, 0, 170, 310, 435, 550, 655, 755];

/// What one square more to go to is worth.
const MOBILITY: i32 = 2;

/// What a move that takes a piece gains, for the order of moves.
const TAKEN: i32 = 100;

impl Searchable for Shogun {
    fn key(&self) -> u64 {
        let half = |bytes: &[u8]| bytes.iter().fold(0_u64, |word, &place| word << 8 | u64::from(place));
        let mix = |word: u64| {
            let word = (word ^ word >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
            (word ^ word >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93)
        };
        mix(mix(half(&self.places[..8])) ^ half(&self.places[8..])).rotate_left(self.turn as u32 * 17)
    }

    fn evaluate(&self) -> i32 {
        let side = |side: Side| {
            let mobility: u32 = side.pieces().map(|piece| self.reaches(piece).count_ones()).sum();
            PIECES[usize::from(self.count(side))] + MOBILITY * mobility as i32
        };
        side(self.turn) - side(self.turn.other())
    }

    fn takes(&self, mv: &Move) -> i32 {
        match *mv {
            Move::Go { to, .. } if self.empty() & to.bit() == 0 => TAKEN,
            _ => 0,
        }
    }

    fn urgent(&self) -> bool {
        self.threat(self.turn).is_some()
    }
}

fn limits(level: Level) -> Limits {
    match level {
        Level::Novice => Limits { positions: 4_000, depth: 1, margin: 45 },
        Level::Adept => Limits { positions: 40_000, depth: 3, margin: 12 },
        Level::Master => Limits { positions: 250_000, depth: 32, margin: 0 },
    }
}

/// With less than this a bot takes an offered draw.
const GLAD_OF_A_DRAW: i32 = -80;

impl Botted for Shogun {
    fn thinker(view: &Self, seat: Seat, level: Level, luck: u64) -> Box<dyn Thinker<Self>> {
        if view.offer.is_some() {
            Box::new(Answer::new(view, seat, level, luck))
        } else if view.is_playing() {
            Box::new(AlphaBeta::new(view, seat, limits(level), luck))
        } else {
            Box::new(HomeRow::new(view, seat, level, luck))
        }
    }

    fn greedy(view: &Self, seat: Seat, luck: u64) -> Box<dyn Thinker<Self>> {
        Box::new(Greedy::new(view, seat, luck))
    }
}

/// Whether to take an offered draw: a search of the position as it stands.
struct Answer {
    search: AlphaBeta<Shogun>,
    in_turn: bool,
}

impl Answer {
    fn new(view: &Shogun, seat: Seat, level: Level, luck: u64) -> Self {
        let game = Shogun { offer: None, ..view.clone() };
        let turn = game.turn.seat();
        Self { search: AlphaBeta::new(&game, turn, limits(level), luck), in_turn: turn == seat }
    }
}

impl Thinker<Shogun> for Answer {
    fn think(&mut self, positions: u32) -> Option<Move> {
        self.search.think(positions)?;
        let score = if self.in_turn { self.search.score() } else { -self.search.score() };
        Some(Move::AnswerDraw(score <= GLAD_OF_A_DRAW))
    }
}

/// A home row: every arrangement judged as it stands, then a short search from each of the best.
struct HomeRow {
    game: Shogun,
    seat: Seat,
    /// Arrangements by how they look, best first; those before `searched` have their searched score.
    ranked: Vec<(i32, [u8; 7])>,
    searched: usize,
    search: Option<AlphaBeta<Shogun>>,
    level: Level,
    luck: u64,
}

impl HomeRow {
    /// How many of the best arrangements the master plays through, and how thoroughly.
    const FINALISTS: usize = 24;
    const LIMITS: Limits = Limits { positions: 6_000, depth: 4, margin: 0 };

    fn new(view: &Shogun, seat: Seat, level: Level, luck: u64) -> Self {
        Self { game: view.clone(), seat, ranked: Vec::new(), searched: 0, search: None, level, luck }
    }

    /// The game once this row is laid out. If the opponent's is not, it is taken as it lies.
    fn with_row(&self, row: [u8; 7]) -> Shogun {
        let mut game = self.game.clone();
        let mut chance = Fast::new(self.luck);
        game.apply(self.seat, &Move::Arrange(row), &mut chance, &mut Out::silent());
        let unmoved = [0, 1, 2, 3, 4, 5, 6];
        if !game.is_playing() {
            game.apply(game.turn.seat(), &Move::Arrange(unmoved), &mut chance, &mut Out::silent());
        }
        game
    }

    fn rank_all(&mut self) {
        let mut moves = Vec::new();
        self.game.moves(self.seat, &mut moves);
        self.ranked = moves
            .into_iter()
            .filter_map(|mv| if let Move::Arrange(row) = mv { Some(row) } else { None })
            .map(|row| (self.for_me(&self.with_row(row), Shogun::evaluate), row))
            .collect();
        Fast::new(self.luck).shuffle(&mut self.ranked);
        self.ranked.sort_by_key(|&(score, _)| -score);
    }

    /// A score that is given for the seat to act, turned to the seat that plans.
    fn for_me(&self, game: &Shogun, score: impl Fn(&Shogun) -> i32) -> i32 {
        if game.turn.seat() == self.seat { score(game) } else { -score(game) }
    }

    /// Novices take any row that looks better than most, adepts one of the best-looking.
    fn by_looks(&self) -> Option<Move> {
        let among = if self.level == Level::Novice { self.ranked.len() / 2 } else { Self::FINALISTS };
        let chosen = Fast::new(self.luck).below(among as u32) as usize;
        self.ranked.get(chosen).map(|&(_, row)| Move::Arrange(row))
    }
}

impl Thinker<Shogun> for HomeRow {
    fn think(&mut self, positions: u32) -> Option<Move> {
        if self.ranked.is_empty() {
            self.rank_all();
            return None;
        }
        if self.level != Level::Master {
            return self.by_looks();
        }
        if self.searched == Self::FINALISTS {
            return self.ranked[..Self::FINALISTS]
                .iter()
                .max_by_key(|(score, _)| *score)
                .map(|&(_, row)| Move::Arrange(row));
        }
        let game = self.with_row(self.ranked[self.searched].1);
        let turn = game.turn.seat();
        let luck = self.luck;
        let search = self
            .search
            .get_or_insert_with(|| AlphaBeta::new(&game.view(Viewer::Seat(turn)), turn, Self::LIMITS, luck));
        if search.think(positions).is_some() {
            let score = search.score();
            self.search = None;
            self.ranked[self.searched].0 = self.for_me(&game, |_| score);
            self.searched += 1;
        }
        None
    }
}
