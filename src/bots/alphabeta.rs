//! Alpha-beta search for two-player games with nothing hidden.
//!
//! Iterative deepening, a transposition table, quiescence over moves that take something, and good moves first.
//! The search keeps its own stack of positions instead of recursing, so it can stop after any position and go
//! on later, and gives the same answer however it was sliced.

mod table;

use core::fmt;

use self::table::{Bound, Table};
use super::{Thinker, best_first};
use crate::kernel::{Chance, Fast, Game, Out, Seat};

/// What a game must know about itself to be searched. Two seats that act in turn, perfect information, no chance.
pub trait Searchable: Game {
    /// A number for the position, whoever is to act included. Different positions rarely share one. History is not
    /// in it: a repetition below a remembered position is not seen.
    fn key(&self) -> u64;

    /// How good the position is for the seat that is to act. Within ±[`Self::DECIDED`], and an advantage that
    /// is worth a piece is some 100.
    fn evaluate(&self) -> i32;

    /// What a move takes at once, on the scale of [`Self::evaluate`]; 0 for a quiet move.
    fn takes(&self, mv: &Self::Move) -> i32;

    /// Whether the seat that is to act must answer a threat, so that the position cannot be judged as it stands.
    fn urgent(&self) -> bool;

    /// No evaluation reaches this: only a decided game does.
    const DECIDED: i32 = 30_000;
}

/// How far a search goes and how it chooses.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Looks at no more positions than this (a few more to finish the first depth).
    pub positions: u32,
    /// Looks no more moves ahead than this, exchanges aside.
    pub depth: u8,
    /// Chooses at random among moves that are worse than the best by no more than this.
    pub margin: i32,
}

/// A score no position has.
const INFINITE: i32 = 32_000;
/// The score of a game won right here; one less for each move it takes.
const WON: i32 = 31_000;
/// Threats are followed up to this many moves beyond the depth.
const EXTENDED: usize = 12;

/// A decision by search.
pub struct AlphaBeta<G: Searchable> {
    limits: Limits,
    chance: Fast,
    table: Table<G::Move>,
    /// Quiet moves that refuted something, by the ply where they did.
    killers: Vec<[Option<G::Move>; 2]>,
    frames: Vec<Frame<G>>,
    /// The frame being worked on; frames beyond it are spare.
    ply: usize,
    depth: u8,
    finished: u8,
    looked_at: u32,
    /// Root moves with their scores at the last finished depth, best first.
    ranked: Vec<(i32, G::Move)>,
    /// Root moves with their scores at the depth under way.
    ranking: Vec<(i32, G::Move)>,
    decided: Option<G::Move>,
}

struct Frame<G: Game> {
    state: G,
    seat: Seat,
    key: u64,
    depth: i32,
    alpha: i32,
    beta: i32,
    floor: i32,
    best: i32,
    best_move: Option<G::Move>,
    moves: Vec<(i32, G::Move)>,
    /// Moves before this index have been tried.
    tried: usize,
    quiescent: bool,
}

impl<G: Searchable> fmt::Debug for AlphaBeta<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AlphaBeta").field("depth", &self.depth).field("looked_at", &self.looked_at).finish()
    }
}

impl<G: Searchable> AlphaBeta<G> {
    /// Begins a decision of `seat`.
    ///
    /// # Contract
    /// `view` came from [`Game::view`] for `seat`, and `seat` is to act in it.
    #[must_use]
    pub fn new(view: &G::View, seat: Seat, limits: Limits, luck: u64) -> Self {
        let mut chance = Fast::new(luck);
        let state = G::guess(view, &mut chance);
        let mut moves = Vec::new();
        state.moves(seat, &mut moves);
        let mut search = Self {
            limits,
            chance,
            table: Table::new(limits.positions),
            killers: Vec::new(),
            frames: Vec::new(),
            ply: 0,
            depth: 0,
            finished: 0,
            looked_at: 0,
            ranked: moves.into_iter().map(|mv| (0, mv)).collect(),
            ranking: Vec::new(),
            decided: None,
        };
        search.frames.push(Frame::new(state, seat));
        search.deepen();
        search
    }

    /// How good the best move is for the seat that decides, as far as was looked.
    #[must_use]
    pub fn score(&self) -> i32 {
        self.ranked.first().map_or(0, |&(score, _)| score)
    }

    /// How many moves ahead the last finished depth looked.
    #[must_use]
    pub fn finished_depth(&self) -> u8 {
        self.finished
    }

    /// Starts the next depth at the root, the best moves of the last one first.
    fn deepen(&mut self) {
        self.depth += 1;
        self.ranking.clear();
        let root = &mut self.frames[0];
        root.moves.clear();
        // Highest order first; ranked is sorted best first.
        root.moves
            .extend(self.ranked.iter().enumerate().map(|(place, (_, mv))| (-(place as i32), mv.clone())));
        root.open(i32::from(self.depth), -INFINITE, INFINITE);
    }

    /// One move down or one result up; `true` when the root's depth is finished.
    fn step(&mut self) -> bool {
        let frame = &mut self.frames[self.ply];
        if frame.alpha < frame.beta && frame.advance() {
            self.descend();
            return false;
        }
        if self.ply == 0 {
            return true;
        }
        let (value, key, depth, floor, beta) = (frame.best, frame.key, frame.depth, frame.floor, frame.beta);
        // Where nothing came up to the floor, the best move is noise.
        let best_move = if value > floor { frame.best_move.clone() } else { None };
        if !frame.quiescent {
            let bound = match value {
                value if value >= beta => Bound::AtLeast,
                value if value <= floor => Bound::AtMost,
                _ => Bound::Exact,
            };
            let stored = to_table(value, self.ply);
            self.table.put(key, depth, stored, bound, best_move);
        }
        self.ply -= 1;
        self.result(-value);
        false
    }

    /// Takes in the score of the move tried last in the current frame.
    fn result(&mut self, score: i32) {
        let margin = self.limits.margin;
        let ply = self.ply;
        let frame = &mut self.frames[ply];
        let mv = frame.moves[frame.tried - 1].1.clone();
        if ply == 0 {
            self.ranking.push((score, mv.clone()));
        }
        if score > frame.best {
            frame.best = score;
            frame.best_move = Some(mv.clone());
        }
        // At the root, moves within the margin need their true score too.
        let raised = if ply == 0 { score - margin - 1 } else { score };
        frame.alpha = frame.alpha.max(raised);
        if score >= frame.beta && frame.state.takes(&mv) == 0 {
            let killers = &mut self.killers[ply];
            if killers[0].as_ref() != Some(&mv) {
                killers.swap(0, 1);
                killers[0] = Some(mv);
            }
        }
    }

    /// Makes the move tried last in the current frame and either knows its score at once or opens a frame for it.
    fn descend(&mut self) {
        self.looked_at += 1;
        let ply = self.ply + 1;
        let parent = &self.frames[self.ply];
        let mut state = parent.state.clone();
        let (_, mv) = &parent.moves[parent.tried - 1];
        state.apply(parent.seat, mv, &mut self.chance, &mut Out::silent());
        if let Some(outcome) = state.outcome() {
            let score = match outcome.winners.has(parent.seat) {
                true => WON - ply as i32,
                false if outcome.winners.is_empty() => 0,
                false => -WON + ply as i32,
            };
            return self.result(score);
        }
        let seat = state.to_act().first().unwrap_or(parent.seat);
        let (mut depth, alpha, beta) = (parent.depth - 1, -parent.beta, -parent.alpha);
        let urgent = state.urgent();
        if urgent && depth <= 0 && ply < usize::from(self.depth) + EXTENDED {
            depth = 1;
        }
        let key = state.key();
        let known = self.table.get(key);
        if let Some(entry) = known
            && i32::from(entry.depth) >= depth.max(0)
            && self.ply > 0
        {
            let value = from_table(entry.value, ply);
            let usable = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            if usable {
                return self.result(-value);
            }
        }
        let hinted = known.and_then(|entry| entry.mv.clone());
        self.open(ply, state, seat, key, (depth, alpha, beta), hinted.as_ref());
    }

    /// Opens the frame of `ply` on a position that is not decided, or answers for it at once.
    fn open(
        &mut self,
        ply: usize,
        state: G,
        seat: Seat,
        key: u64,
        (depth, alpha, beta): (i32, i32, i32),
        hinted: Option<&G::Move>,
    ) {
        let quiescent = depth <= 0;
        let stand = if quiescent { state.evaluate() } else { -INFINITE };
        if stand >= beta {
            return self.result(-stand);
        }
        if self.frames.len() == ply {
            self.frames.push(Frame::new(state, seat));
            self.killers.resize(ply + 1, [None, None]);
        } else {
            let frame = &mut self.frames[ply];
            (frame.state, frame.seat) = (state, seat);
        }
        let frame = &mut self.frames[ply];
        frame.key = key;
        frame.quiescent = quiescent;
        frame.list(&self.killers[ply], hinted);
        frame.open(depth, alpha, beta);
        if quiescent {
            frame.best = stand;
            frame.alpha = frame.alpha.max(stand);
        }
        self.ply = ply;
    }

    /// The root's depth is finished: keep its ranking, and decide or go deeper.
    fn conclude(&mut self) {
        // Stable, so that of equals the one found first (at a lower depth) stays ahead.
        best_first(&mut self.ranking);
        core::mem::swap(&mut self.ranked, &mut self.ranking);
        self.finished = self.depth;
        let best = self.score();
        let settled = best.abs() >= G::DECIDED;
        if settled || self.depth >= self.limits.depth || self.looked_at >= self.limits.positions {
            self.decide();
        } else {
            self.deepen();
        }
    }

    /// The budget is used up in the middle of a depth: the moves looked at so deep, which are those that seemed
    /// best before, count more than the others.
    fn stop(&mut self) {
        if !self.ranking.is_empty() {
            best_first(&mut self.ranking);
            core::mem::swap(&mut self.ranked, &mut self.ranking);
        }
        self.decide();
    }

    fn decide(&mut self) {
        let (best, margin) = (self.score(), self.limits.margin);
        let near = self.ranked.iter().take_while(|&&(score, _)| score >= best - margin).count().max(1);
        let chosen = if best.abs() >= G::DECIDED { 0 } else { self.chance.below(near as u32) as usize };
        self.decided = self.ranked.get(chosen).map(|(_, mv)| mv.clone());
    }
}

impl<G: Searchable> Thinker<G> for AlphaBeta<G> {
    fn think(&mut self, positions: u32) -> Option<G::Move> {
        let pause = self.looked_at.saturating_add(positions);
        // Without a move there is nothing to decide.
        while self.decided.is_none() && self.looked_at < pause && !self.ranked.is_empty() {
            if self.step() {
                self.conclude();
            } else if self.looked_at >= self.limits.positions && self.depth > 1 {
                self.stop();
            }
        }
        self.decided.clone()
    }

    fn looked_at(&self) -> u64 {
        u64::from(self.looked_at)
    }
}

impl<G: Searchable> Frame<G> {
    fn new(state: G, seat: Seat) -> Self {
        Self {
            key: state.key(),
            state,
            seat,
            depth: 0,
            alpha: 0,
            beta: 0,
            floor: 0,
            best: 0,
            best_move: None,
            moves: Vec::new(),
            tried: 0,
            quiescent: false,
        }
    }

    fn open(&mut self, depth: i32, alpha: i32, beta: i32) {
        (self.depth, self.alpha, self.beta, self.floor) = (depth, alpha, beta, alpha);
        (self.best, self.best_move, self.tried) = (-INFINITE, None, 0);
    }

    /// Lists the moves with the order in which to try them: the one the table remembers, what takes most,
    /// what refuted a sibling, the rest.
    fn list(&mut self, killers: &[Option<G::Move>; 2], hinted: Option<&G::Move>) {
        let mut moves = Vec::new();
        self.state.moves(self.seat, &mut moves);
        self.moves.clear();
        for mv in moves {
            let takes = self.state.takes(&mv);
            if self.quiescent && takes == 0 {
                continue;
            }
            let order = if hinted == Some(&mv) {
                1_000_000
            } else if takes > 0 {
                10_000 + takes
            } else if killers.iter().any(|killer| killer.as_ref() == Some(&mv)) {
                5_000
            } else {
                0
            };
            self.moves.push((order, mv));
        }
    }

    /// Moves the untried move that comes first to its place in the list; `false` if all are tried.
    fn advance(&mut self) -> bool {
        let rest = self.moves[self.tried..].iter().enumerate();
        let first = rest.max_by_key(|&(index, &(order, _))| (order, core::cmp::Reverse(index)));
        let Some((first, _)) = first else { return false };
        self.moves.swap(self.tried, self.tried + first);
        self.tried += 1;
        true
    }
}

/// Scores of decided games count moves from the root; in the table they count from the position.
fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        value if value > WON - 1_000 => value + ply as i32,
        value if value < 1_000 - WON => value - ply as i32,
        value => value,
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        value if value > WON - 1_000 => value - ply as i32,
        value if value < 1_000 - WON => value + ply as i32,
        value => value,
    }
}
