//! Monte Carlo tree search for any number of seats, with or without hidden things and chance.
//!
//! Each round guesses what the seat cannot see, walks down one tree that all guesses share, plays on from its edge
//! by the game's own quick moves, judges where that led to, and remembers it along the walk. Every seat is taken to
//! want the best for itself. A position of the tree stands for all that the deciding seat cannot tell apart, so
//! that no decision hangs on a guess (single-observer information set search). Which move to walk next follows
//! from how well it did, how plausible the game finds it, and how often it was tried (PUCT): of the moves not tried
//! yet only the most plausible one comes into question, so long lists of moves cost little.
//!
//! Numbers are computed with `+ - * /` and `sqrt` alone: a decision is the same on every platform.
//!
//! Where several seats choose at once, the deciding seat is taken to choose first and openly.

use core::fmt;

use super::{Thinker, choices};
use crate::kernel::{Chance, ChanceExt, Fast, Game, Out, Seat, Seats};

/// What something is worth to each seat, by number: from 0 (lost) to 1 (won). Only seats at the table count.
pub type Worth = [f32; Seat::MAX as usize];

/// What a game must know about itself to be searched by [`Mcts`].
pub trait Judged: Game {
    /// How good the position is for each seat, whether the game is over or not.
    fn judge(&self) -> Worth;

    /// Adds what `seat`, who is to act, might sensibly do to `out`, with weights: how plausible a move is, compared
    /// with the others. Of moves that come to the same, one is enough. Never nothing where there is a move.
    fn plausible(&self, seat: Seat, out: &mut Vec<(f32, Self::Move)>) {
        let mut moves = Vec::new();
        self.moves(seat, &mut moves);
        out.extend(moves.into_iter().map(|mv| (1.0, mv)));
    }

    /// A move to play on with: found quickly, different ones at different times, and not silly too often.
    fn quick_move(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Self::Move> {
        self.sample(seat, chance)
    }

    /// A state that this view allows, as likely as what was played makes it. [`Game::guess`] takes all for equal.
    fn suppose(view: &Self::View, chance: &mut dyn Chance) -> Self {
        Self::guess(view, chance)
    }

    /// Whether the moves of the seat that is to act, or their plausibility, may differ between positions that
    /// `viewer` cannot tell apart.
    fn is_veiled(&self, viewer: Seat) -> bool {
        let _ = viewer;
        Self::ABOUT.secrets
    }

    /// Whether the other seats do not see which of such moves this one is.
    fn hides(&self, mv: &Self::Move) -> bool {
        let _ = mv;
        false
    }

    /// What `viewer` has just come to see that does not follow from the moves made: a number for it.
    fn glimpse(&self, viewer: Seat) -> u32 {
        let _ = viewer;
        0
    }
}

/// How thoroughly [`Mcts`] looks and how it chooses.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Looks at about this many positions: moves made, and moves weighed for their plausibility.
    pub positions: u32,
    /// Plays on for no more moves than this before it judges.
    pub playout: u32,
    /// How much what was tried seldom counts against what did well.
    pub curiosity: f32,
    /// Chooses at random among moves that did worse than the best by no more than this.
    pub margin: f32,
}

/// A position enters the tree when it was reached this often; until then play goes on from it.
const RIPE: u32 = 3;

/// What stands for no node.
const NOWHERE: u32 = u32::MAX;

/// A decision by search.
pub struct Mcts<G: Judged> {
    view: G::View,
    seat: Seat,
    effort: Effort,
    chance: Fast,
    nodes: Vec<Node<G::Move>>,
    /// The walk of the round: nodes, and which branch was taken.
    walk: Vec<(u32, usize)>,
    looked_at: u32,
    decided: Option<G::Move>,
}

/// Positions that the deciding seat cannot tell apart.
struct Node<M> {
    /// Who is to act.
    seat: Seat,
    reached: u32,
    /// The moves that were tried.
    branches: Vec<Branch<M>>,
    /// The most plausible last.
    untried: Vec<(f32, M)>,
    listed: bool,
    /// Where all moves lead that the deciding seat cannot tell apart.
    hidden: u32,
    glimpse: u32,
    /// Another node that the same move leads to, with another glimpse.
    sibling: u32,
}

struct Branch<M> {
    mv: M,
    weight: f32,
    tried: u32,
    /// What it was worth to who is to act, added up.
    total: f32,
    /// The first node that it leads to.
    child: u32,
}

impl<G: Judged> fmt::Debug for Mcts<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mcts").field("nodes", &self.nodes.len()).field("looked_at", &self.looked_at).finish()
    }
}

impl<G: Judged> Mcts<G> {
    /// Begins a decision of `seat`.
    ///
    /// # Contract
    /// `view` came from [`Game::view`] for `seat`, and `seat` is to act in it.
    #[must_use]
    pub fn new(view: &G::View, seat: Seat, effort: Effort, luck: u64) -> Self {
        let mut chance = Fast::new(luck);
        let state = G::suppose(view, &mut chance);
        let mut root = Node::new(seat, 0);
        let looked_at = if state.to_act().has(seat) { root.list(&state) } else { 0 };
        Self {
            view: view.clone(),
            seat,
            effort,
            chance,
            nodes: vec![root],
            walk: Vec::new(),
            looked_at,
            decided: None,
        }
    }

    /// One guess, one walk, one game played on.
    fn round(&mut self) {
        let mut state = G::suppose(&self.view, &mut self.chance);
        let mut out = Out::silent();
        self.walk.clear();
        let mut at = 0;
        loop {
            let seat = self.nodes[at as usize].seat;
            self.nodes[at as usize].reached += 1;
            let Some(index) = self.select(at, &state) else { break };
            self.walk.push((at, index));
            let mv = self.nodes[at as usize].branches[index].mv.clone();
            let hidden = seat != self.seat && state.hides(&mv);
            state.apply(seat, &mv, &mut self.chance, &mut out);
            self.looked_at += 1;
            let Some(next) = turn(state.to_act(), self.seat) else { break };
            at = self.child(at, index, hidden, next, state.glimpse(self.seat));
        }
        for _ in 0..self.effort.playout {
            let Some(seat) = turn(state.to_act(), self.seat) else { break };
            let Some(mv) = state.quick_move(seat, &mut self.chance) else { break };
            state.apply(seat, &mv, &mut self.chance, &mut out);
            self.looked_at += 1;
        }
        let worth = state.judge();
        for &(node, index) in &self.walk {
            let node = &mut self.nodes[node as usize];
            let branch = &mut node.branches[index];
            branch.tried += 1;
            branch.total += worth[node.seat.index()];
        }
    }

    /// Which branch to follow from a node, as things are in this guess; `None` where the tree ends.
    fn select(&mut self, at: u32, state: &G) -> Option<usize> {
        let node = &mut self.nodes[at as usize];
        // What the deciding seat may do now, its view tells.
        let veiled = at != 0 && state.is_veiled(self.seat);
        if !node.listed {
            if node.reached <= RIPE {
                return None;
            }
            self.looked_at += node.list(state);
        } else if veiled {
            self.looked_at += node.add(state);
        }
        let seat = node.seat;
        let possible = |mv: &G::Move| !veiled || state.check(seat, mv).is_ok();
        let (mut tried, mut total) = (0, 0.0);
        for branch in node.branches.iter().filter(|branch| possible(&branch.mv)) {
            tried += branch.tried;
            total += branch.total;
        }
        // What was never tried is taken to be as good as what was.
        let usual = if tried == 0 { 0.5 } else { total / tried as f32 };
        let wonder = self.effort.curiosity * ((tried + 1) as f32).sqrt();
        let mut best: Option<(f32, usize)> = None;
        for (index, branch) in node.branches.iter().enumerate().filter(|(_, branch)| possible(&branch.mv)) {
            let mean = if branch.tried == 0 { usual } else { branch.mean() };
            let promise = mean + wonder * branch.weight / (1 + branch.tried) as f32;
            if best.is_none_or(|(most, _)| promise > most) {
                best = Some((promise, index));
            }
        }
        let last = node.untried.len().checked_sub(1);
        let fresh = last.filter(|&last| possible(&node.untried[last].1));
        let fresh = fresh.or_else(|| most_plausible(&node.untried, possible));
        if let Some(fresh) = fresh
            && best.is_none_or(|(most, _)| usual + wonder * node.untried[fresh].0 > most)
        {
            let (weight, mv) = node.untried.swap_remove(fresh);
            node.order();
            node.branches.push(Branch { mv, weight, tried: 0, total: 0.0, child: NOWHERE });
            return Some(node.branches.len() - 1);
        }
        best.map(|(_, index)| index)
    }

    /// The node that a branch leads to.
    fn child(&mut self, at: u32, index: usize, hidden: bool, next: Seat, glimpse: u32) -> u32 {
        let new = self.nodes.len() as u32;
        let node = &mut self.nodes[at as usize];
        let place = if hidden { &mut node.hidden } else { &mut node.branches[index].child };
        let mut child = *place;
        if child == NOWHERE {
            *place = new;
        }
        while child != NOWHERE {
            let node = &mut self.nodes[child as usize];
            if node.glimpse == glimpse && node.seat == next {
                return child;
            }
            child = node.sibling;
            if child == NOWHERE {
                node.sibling = new;
            }
        }
        self.nodes.push(Node::new(next, glimpse));
        new
    }

    /// The move tried most often, or one that did about as well as the best.
    fn decide(&mut self) {
        let root = &self.nodes[0];
        let most = root.branches.iter().map(|branch| branch.tried).max().unwrap_or(0);
        let robust = root.branches.iter().filter(|branch| branch.tried == most);
        let mut chosen = robust.reduce(|best, other| if other.total > best.total { other } else { best });
        if let Some(best) = chosen
            && self.effort.margin > 0.0
        {
            let near = |branch: &&Branch<G::Move>| branch.mean() >= best.mean() - self.effort.margin;
            let near: Vec<&Branch<G::Move>> = root.branches.iter().filter(near).collect();
            chosen = self.chance.pick(&near).copied();
        }
        let fallback = || root.untried.last().map(|(_, mv)| mv.clone());
        self.decided = chosen.map(|branch| branch.mv.clone()).or_else(fallback);
    }
}

impl<G: Judged> Thinker<G> for Mcts<G> {
    fn think(&mut self, positions: u32) -> Option<G::Move> {
        let pause = self.looked_at.saturating_add(positions);
        let root = &self.nodes[0];
        // Without a move there is nothing to decide.
        let can_decide = !(root.untried.is_empty() && root.branches.is_empty());
        while can_decide && self.decided.is_none() && self.looked_at < pause {
            if self.looked_at < self.effort.positions {
                self.round();
            } else {
                self.decide();
            }
        }
        self.decided.clone()
    }

    fn looked_at(&self) -> u64 {
        u64::from(self.looked_at)
    }
}

impl<M> Branch<M> {
    fn mean(&self) -> f32 {
        self.total / self.tried.max(1) as f32
    }
}

impl<M: Clone + PartialEq> Node<M> {
    fn new(seat: Seat, glimpse: u32) -> Self {
        Self {
            seat,
            reached: 0,
            branches: Vec::new(),
            untried: Vec::new(),
            listed: false,
            hidden: NOWHERE,
            glimpse,
            sibling: NOWHERE,
        }
    }

    /// Lists the moves, with weights that add up to 1; how many they are.
    fn list<G: Judged<Move = M>>(&mut self, state: &G) -> u32 {
        self.listed = true;
        state.plausible(self.seat, &mut self.untried);
        let sum: f32 = self.untried.iter().map(|(weight, _)| weight).sum();
        self.untried.iter_mut().for_each(|(weight, _)| *weight /= sum);
        self.order();
        self.untried.len() as u32
    }

    /// Adds the moves that no guess allowed so far; how many moves this one allows.
    fn add<G: Judged<Move = M>>(&mut self, state: &G) -> u32 {
        let mut moves = Vec::new();
        state.plausible(self.seat, &mut moves);
        let count = moves.len() as u32;
        let sum: f32 = moves.iter().map(|(weight, _)| weight).sum();
        for (weight, mv) in moves {
            let tried = self.branches.iter().any(|branch| branch.mv == mv);
            if !tried && !self.untried.iter().any(|(_, other)| *other == mv) {
                self.untried.push((weight / sum, mv));
            }
        }
        self.order();
        count
    }

    /// Puts the most plausible of the untried moves last; of equals the first.
    fn order(&mut self) {
        let last = self.untried.len().saturating_sub(1);
        if let Some(most) = most_plausible(&self.untried, |_| true) {
            self.untried.swap(most, last);
        }
    }
}

/// The place of the most plausible of the possible moves; of equals the first.
fn most_plausible<M>(moves: &[(f32, M)], possible: impl Fn(&M) -> bool) -> Option<usize> {
    let mut most: Option<(f32, usize)> = None;
    for (index, (weight, mv)) in moves.iter().enumerate() {
        if most.is_none_or(|(best, _)| *weight > best) && possible(mv) {
            most = Some((*weight, index));
        }
    }
    most.map(|(_, index)| index)
}

/// Who moves next in the search: the deciding seat if it is to act, else the first who is.
fn turn(to_act: Seats, deciding: Seat) -> Option<Seat> {
    if to_act.has(deciding) { Some(deciding) } else { to_act.first() }
}

/// A decision for the position that looks best right after the move, at a table of any size: the yardstick.
#[derive(Debug)]
pub struct Glance<G: Judged> {
    state: G,
    seat: Seat,
    moves: Vec<G::Move>,
}

impl<G: Judged> Glance<G> {
    /// Begins a decision of `seat`.
    #[must_use]
    pub fn new(view: &G::View, seat: Seat, luck: u64) -> Self {
        let (state, moves) = choices(view, seat, luck);
        Self { state, seat, moves }
    }
}

impl<G: Judged> Thinker<G> for Glance<G> {
    fn think(&mut self, _positions: u32) -> Option<G::Move> {
        let mut best: Option<(f32, &G::Move)> = None;
        for mv in &self.moves {
            let mut after = self.state.clone();
            after.apply(self.seat, mv, &mut Fast::new(0), &mut Out::silent());
            let worth = after.judge()[self.seat.index()];
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, mv));
            }
        }
        best.map(|(_, mv)| mv.clone())
    }

    fn looked_at(&self) -> u64 {
        self.moves.len() as u64
    }
}
