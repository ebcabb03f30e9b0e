//! How the bot judges a position, how far each level looks, and how it lays out its home row.

use super::moves::Move;
use super::state::{Shogun, Side};
use crate::bots::{AlphaBeta, Botted, Greedy, Limits, Only, Searchable, Thinker, best_first};
use crate::kernel::{Chance, ChanceExt, Fast, Game, Level, Out, Seat};

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
        let mut moves = Vec::new();
        view.moves(seat, &mut moves);
        match (view.offer.is_some(), view.is_playing(), &moves[..]) {
            // A game that has not begun is worth playing.
            (true, false, _) => Box::new(Only(Move::AnswerDraw(false))),
            (true, true, _) => Box::new(Answer::new(view, seat, level, luck)),
            (false, true, &[only]) => Box::new(Only(only)),
            (false, true, _) => Box::new(AlphaBeta::new(view, seat, limits(level), luck)),
            (false, false, _) => Box::new(HomeRow::new(view, seat, level, luck)),
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

    fn looked_at(&self) -> u64 {
        self.search.looked_at()
    }
}

/// A home row: every arrangement judged as it stands, then a short search from each of the best.
struct HomeRow {
    game: Shogun,
    seat: Seat,
    /// Arrangements not yet judged.
    rows: Vec<[u8; 7]>,
    /// Those judged, by how they look, best first once all are; those before `searched` by their search.
    ranked: Vec<(i32, [u8; 7])>,
    searched: usize,
    search: Option<AlphaBeta<Shogun>>,
    looked_at: u64,
    level: Level,
    luck: u64,
}

impl HomeRow {
    /// How many of the best arrangements the master plays through, and how thoroughly.
    const FINALISTS: usize = 24;
    const LIMITS: Limits = Limits { positions: 6_000, depth: 4, margin: 0 };

    fn new(view: &Shogun, seat: Seat, level: Level, luck: u64) -> Self {
        let mut moves = Vec::new();
        view.moves(seat, &mut moves);
        let mut rows: Vec<[u8; 7]> = moves
            .into_iter()
            .filter_map(|mv| if let Move::Arrange(row) = mv { Some(row) } else { None })
            .collect();
        Fast::new(luck).shuffle(&mut rows);
        let (ranked, searched, search, looked_at) = (Vec::new(), 0, None, 0);
        Self { game: view.clone(), seat, rows, ranked, searched, search, looked_at, level, luck }
    }

    /// The game once this row is laid out. If the opponent's is not, it is taken as it lies.
    fn with_row(&self, row: [u8; 7]) -> Shogun {
        let mut game = self.game.clone();
        let mut chance = Fast::new(self.luck);
        game.apply(self.seat, &Move::Arrange(row), &mut chance, &mut Out::silent());
        let as_it_lies = [0, 1, 2, 3, 4, 5, 6];
        if !game.is_playing() {
            game.apply(game.turn.seat(), &Move::Arrange(as_it_lies), &mut chance, &mut Out::silent());
        }
        game
    }

    /// Judges so many rows as they stand.
    fn judge(&mut self, rows: u32) {
        for _ in 0..rows {
            let Some(row) = self.rows.pop() else { break };
            let game = self.with_row(row);
            self.ranked.push((self.for_me(&game, game.evaluate()), row));
            self.looked_at += 1;
        }
        if self.rows.is_empty() {
            best_first(&mut self.ranked);
        }
    }

    /// A score that is given for the seat to act, turned to the seat that plans.
    fn for_me(&self, game: &Shogun, score: i32) -> i32 {
        if game.turn.seat() == self.seat { score } else { -score }
    }

    /// Novices take any row that looks better than most, adepts one of the best-looking.
    fn by_looks(&self) -> Option<Move> {
        let among = if self.level == Level::Novice { self.ranked.len() / 2 } else { Self::FINALISTS };
        let chosen = Fast::new(!self.luck).below(among.max(1) as u32) as usize;
        self.ranked.get(chosen).map(|&(_, row)| Move::Arrange(row))
    }

    /// Goes on with the search of the next finalist.
    fn play_through(&mut self, positions: u32) {
        let game = self.with_row(self.ranked[self.searched].1);
        let (turn, luck) = (game.turn.seat(), self.luck);
        let search = self.search.get_or_insert_with(|| AlphaBeta::new(&game, turn, Self::LIMITS, luck));
        if search.think(positions).is_some() {
            let score = search.score();
            self.looked_at += search.looked_at();
            self.search = None;
            self.ranked[self.searched].0 = self.for_me(&game, score);
            self.searched += 1;
        }
    }
}

impl Thinker<Shogun> for HomeRow {
    fn think(&mut self, positions: u32) -> Option<Move> {
        if !self.rows.is_empty() {
            self.judge(positions);
        } else if self.level != Level::Master {
            return self.by_looks();
        } else if self.searched < Self::FINALISTS {
            self.play_through(positions);
        } else {
            let best = self.ranked[..Self::FINALISTS].iter().max_by_key(|(score, _)| *score);
            return best.map(|&(_, row)| Move::Arrange(row));
        }
        None
    }

    fn looked_at(&self) -> u64 {
        self.looked_at + self.search.as_ref().map_or(0, Thinker::looked_at)
    }
}
