//! Bots: which moves they weigh, how they see where those lead, and the levels.
//!
//! A bot guesses what it cannot see (tokens, and what the others may plan), tries each move that comes into question,
//! plays on by habit and looks at who won. Every throw in it, its own too, comes out as its eye makes it.

use core::fmt;

use super::eye::{Eye, Hops};
use super::list::Mark;
use super::moves::Move;
use super::state::{NinjaNight, Phase};
use super::view::View;
use crate::bots::{Botted, Only, Thinker};
use crate::kernel::{Chance, ChanceExt, Fast, Game, Level, Out, Outcome, Seat};

/// How thoroughly a bot looks.
#[derive(Clone, Copy, Debug)]
struct Effort {
    /// Games played on for each move, at most.
    games: u32,
    /// Plays on for no more moves than this.
    playout: u32,
    /// After so many games of each the worse half of the moves is left aside.
    halving: u32,
}

/// What a level does.
const fn effort(level: Level) -> Effort {
    match level {
        Level::Novice => Effort { games: 0, playout: 0, halving: 1 },
        Level::Adept => Effort { games: 6, playout: 400, halving: 3 },
        Level::Master => Effort { games: 480, playout: 400, halving: 24 },
    }
}

/// Something to weigh: a move, or a throw whose length is estimated anew each time.
#[derive(Clone, Copy, Debug)]
enum Idea {
    Plain(Move),
    Throw(Mark),
}

/// A decision by playing on.
pub struct Search {
    view: View,
    seat: Seat,
    effort: Effort,
    hops: Hops,
    chance: Fast,
    /// What is still weighed, with the worth added up.
    ideas: Vec<(f32, Idea)>,
    /// The guess of this game, and the luck that all ideas share in it.
    guess: NinjaNight,
    luck: u64,
    /// Which idea is next, and how many games each has had.
    next: usize,
    played: u32,
    looked_at: u64,
    decided: Option<Move>,
}

impl fmt::Debug for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search").field("ideas", &self.ideas.len()).field("played", &self.played).finish()
    }
}

impl Search {
    fn new(view: &View, seat: Seat, effort: Effort, eye: Eye, luck: u64) -> Self {
        let mut chance = Fast::new(luck);
        let guess = view.guess(&mut chance);
        let hops = Hops::new(guess.village(), guess.is_expert(), eye);
        let mut ideas: Vec<(f32, Idea)> =
            ideas(&guess, seat, &hops).into_iter().map(|idea| (0.0, idea)).collect();
        chance.shuffle(&mut ideas);
        let luck = u64::from(chance.below(u32::MAX));
        let mut search = Self {
            view: *view,
            seat,
            effort,
            hops,
            chance,
            ideas,
            guess,
            luck,
            next: 0,
            played: 0,
            looked_at: 0,
            decided: None,
        };
        search.imagine();
        search
    }

    /// A new guess, in which the others plan as they might.
    fn imagine(&mut self) {
        self.guess = self.view.guess(&mut self.chance);
        self.luck = u64::from(self.chance.below(u32::MAX));
        if self.guess.phase == Phase::Planning {
            for seat in self.guess.planned.iter().filter(|&seat| seat != self.seat) {
                let plan = self.guess.habit_plan(seat, &self.hops, &mut self.chance);
                self.guess.plans[seat.index()] = Some(plan);
            }
        }
    }

    /// Plays one game with the next idea.
    fn play(&mut self) {
        let (mut game, mut chance) = (self.guess, Fast::new(self.luck));
        let mut out = Out::silent();
        let mv = realise(&self.ideas[self.next].1, &game, self.seat, &self.hops, &mut chance);
        game.apply(self.seat, &mv, &mut chance, &mut out);
        self.looked_at += 1;
        for _ in 0..self.effort.playout {
            let Some(seat) = game.to_act().first() else { break };
            let mv = game.habit(seat, &self.hops, &mut chance);
            game.apply(seat, &mv, &mut chance, &mut out);
            self.looked_at += 1;
        }
        self.ideas[self.next].0 += judge(&game, self.seat);
        self.next += 1;
        if self.next == self.ideas.len() {
            self.next = 0;
            self.played += 1;
            if self.played.is_multiple_of(self.effort.halving) && self.ideas.len() > 2 {
                self.leave_aside();
            }
            self.imagine();
        }
    }

    /// Keeps the better half.
    fn leave_aside(&mut self) {
        let keep = self.ideas.len().div_ceil(2);
        while self.ideas.len() > keep {
            let worst =
                (0..self.ideas.len()).reduce(|a, b| if self.ideas[b].0 < self.ideas[a].0 { b } else { a });
            self.ideas.swap_remove(worst.unwrap_or(0));
        }
    }

    /// The best idea; a throw comes out as the eye makes it.
    fn decide(&mut self) {
        let best = self.ideas.iter().reduce(|a, b| if b.0 > a.0 { b } else { a });
        let state = self.guess;
        self.decided = best.map(|(_, idea)| realise(idea, &state, self.seat, &self.hops, &mut self.chance));
    }
}

impl Thinker<NinjaNight> for Search {
    fn think(&mut self, positions: u32) -> Option<Move> {
        let pause = self.looked_at + u64::from(positions);
        while self.decided.is_none() && self.looked_at < pause && !self.ideas.is_empty() {
            if self.ideas.len() > 1 && self.played < self.effort.games {
                self.play();
            } else {
                self.decide();
            }
        }
        self.decided
    }

    fn looked_at(&self) -> u64 {
        self.looked_at
    }
}

/// What comes into question.
fn ideas(game: &NinjaNight, seat: Seat, hops: &Hops) -> Vec<Idea> {
    let mut plain = Vec::new();
    game.list_plain(seat, &mut plain);
    let own = game.roof_of(seat);
    let full = game.pack(seat).free() == 0;
    // Dropping only makes room.
    plain.retain(|mv| full || !matches!(mv, Move::Drop(_)));
    let mut ideas: Vec<Idea> = plain.into_iter().map(Idea::Plain).collect();
    game.for_marks(seat, |mark| {
        if own.is_some_and(|own| hops.hop(mark.cord(), own, mark.target).is_some()) {
            ideas.push(Idea::Throw(mark));
        }
    });
    ideas
}

/// The move of an idea.
fn realise(idea: &Idea, game: &NinjaNight, seat: Seat, hops: &Hops, chance: &mut dyn Chance) -> Move {
    match idea {
        Idea::Plain(mv) => *mv,
        Idea::Throw(mark) => {
            let hop = game.roof_of(seat).and_then(|own| hops.hop(mark.cord(), own, mark.target));
            hop.map_or(Move::Done, |hop| mark.throw(hop.throw(hops.eye, chance)))
        }
    }
}

/// How good a position is for a seat: who has won, and by how much; before the end, who has more.
fn judge(game: &NinjaNight, seat: Seat) -> f32 {
    let riches = |seat: Seat| {
        let tokens: f32 = game.pack(seat).tokens().map(|token| game.weight(token)).sum();
        tokens - 0.4 * game.pack(seat).wounds() as f32
    };
    let others = Seat::all(game.seats).filter(|&other| other != seat).map(riches);
    let ahead = riches(seat) - others.fold(f32::NEG_INFINITY, f32::max);
    let won = game.outcome().map_or(0.0, |outcome: Outcome| outcome.share(seat, game.seats) as f32);
    won + (ahead / 40.0).clamp(-0.5, 0.5)
}

impl Botted for NinjaNight {
    fn thinker(view: &View, seat: Seat, level: Level, luck: u64) -> Box<dyn Thinker<Self>> {
        let (effort, eye) = (effort(level), Eye::of(level));
        if effort.games > 0 {
            return Box::new(Search::new(view, seat, effort, eye, luck));
        }
        let mut chance = Fast::new(luck);
        let game = view.guess(&mut chance);
        let hops = Hops::new(game.village(), game.is_expert(), eye);
        Box::new(Only(game.habit(seat, &hops, &mut chance)))
    }

    fn greedy(view: &View, seat: Seat, luck: u64) -> Box<dyn Thinker<Self>> {
        let glance = Effort { games: 8, playout: 0, halving: u32::MAX };
        Box::new(Search::new(view, seat, glance, Eye::of(Level::Adept), luck))
    }
}
