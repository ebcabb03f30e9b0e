//! Bots: which moves they weigh, how they see where those lead, and the levels.
//!
//! A bot guesses what it cannot see (tokens, and what the others may plan), tries each move that comes into question,
//! plays on by habit to the end of the round and looks at who is ahead. Every throw in it, its own too, comes out as its
//! eye makes it.

use core::fmt;

use super::eye::{Eye, Hops};
use super::moves::{Designation, Move};
use super::state::{NinjaNight, Phase};
use super::view::View;
use crate::bots::{Botted, Only, Thinker};
use crate::kernel::{Chance, ChanceExt, Fast, Game, Level, Out, Outcome, Seat};

/// How thoroughly a bot looks.
#[derive(Clone, Copy, Debug)]
struct Effort {
    /// Games played on for each move, at most.
    games: u32,
    /// After so many games of each the worse half of the moves is left aside.
    halving: u32,
    /// Plays on to the end of the round, where all have had as many turns; else looks right after the move.
    ahead: bool,
}

/// What a level does. Playing on into the next round was not measured to be better, and takes longer. Where tokens are
/// hidden it takes another guess to see as much.
const fn effort(level: Level, hidden: bool) -> Effort {
    match level {
        Level::Novice => Effort { games: 0, halving: 1, ahead: false },
        Level::Adept => Effort { games: if hidden { 2 } else { 1 }, halving: 2, ahead: true },
        Level::Master => Effort { games: 160, halving: 16, ahead: true },
    }
}

/// Something to weigh: a move, or a throw whose length is estimated anew each time.
#[derive(Clone, Copy, Debug)]
enum Idea {
    Plain(Move),
    Throw(Designation),
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
        let round = game.round;
        while self.effort.ahead && game.round == round {
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
    game.for_designations(seat, |shot| {
        if own.is_some_and(|own| hops.hop(shot.cord(), own, shot.target).is_some()) {
            ideas.push(Idea::Throw(shot));
        }
    });
    ideas
}

/// The move of an idea.
fn realise(idea: &Idea, game: &NinjaNight, seat: Seat, hops: &Hops, chance: &mut dyn Chance) -> Move {
    match idea {
        Idea::Plain(mv) => *mv,
        Idea::Throw(shot) => {
            let hop = game.roof_of(seat).and_then(|own| hops.hop(shot.cord(), own, shot.target));
            hop.map_or(Move::Done, |hop| shot.throw(hop.throw(hops.eye, chance)))
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
        let (effort, eye) = (effort(level, !view.game().is_face_up()), Eye::of(level));
        if effort.games > 0 {
            return Box::new(Search::new(view, seat, effort, eye, luck));
        }
        let mut chance = Fast::new(luck);
        let game = view.guess(&mut chance);
        let hops = Hops::new(game.village(), game.is_expert(), eye);
        Box::new(Only(game.habit(seat, &hops, &mut chance)))
    }

    fn greedy(view: &View, seat: Seat, luck: u64) -> Box<dyn Thinker<Self>> {
        let glance = Effort { games: 8, halving: u32::MAX, ahead: false };
        Box::new(Search::new(view, seat, glance, Eye::of(Level::Adept), luck))
    }
}

#[cfg(test)]
mod tests {
    use super::super::data::Cord;
    use super::super::rules::Setup;
    use super::*;
    use crate::bots::decide;
    use crate::kernel::Viewer;

    /// Positions in which somebody is to act, from games played by habit.
    fn positions(games: u64) -> Vec<(NinjaNight, Seat)> {
        let mut found = Vec::new();
        for seed in 0..games {
            let mut chance = Fast::new(seed);
            let setup = Setup { expert: seed % 2 == 1, ..Setup::default() };
            let mut game = NinjaNight::deal(&setup, 2 + (seed % 3) as u8, &mut chance);
            let hops = Hops::new(game.village(), game.is_expert(), Eye::of(Level::Adept));
            while let Some(seat) = game.to_act().first() {
                let mv = game.habit(seat, &hops, &mut chance);
                assert_eq!(game.check(seat, &mv), Ok(()), "{mv:?}\n{game}");
                found.push((game, seat));
                game.apply(seat, &mv, &mut chance, &mut Out::silent());
                assert_eq!(game.audit(), Ok(()), "{mv:?}\n{game}");
            }
        }
        found
    }

    /// A few of them, of all phases.
    fn samples() -> Vec<(NinjaNight, Seat)> {
        positions(24).into_iter().step_by(29).collect()
    }

    /// A level that looks less, so that tests are quick.
    fn quick(view: &View, seat: Seat, luck: u64) -> Search {
        Search::new(view, seat, effort(Level::Adept, true), Eye::of(Level::Adept), luck)
    }

    #[test]
    fn habits_keep_the_rules_to_the_end() {
        assert!(positions(300).len() > 10_000);
    }

    /// Only the view decides: whatever the hidden tokens and plans are, the move is the same.
    #[test]
    fn a_decision_does_not_hang_on_what_cannot_be_seen() {
        let mut chance = Fast::new(5);
        let mut differed = 0;
        for (game, seat) in samples() {
            let view = game.view(Viewer::Seat(seat));
            let other = NinjaNight::guess(&view, &mut chance);
            differed += u32::from(other != game);
            let mv = decide(&mut quick(&view, seat, 3));
            assert_eq!(decide(&mut quick(&other.view(Viewer::Seat(seat)), seat, 3)), mv, "{game}");
        }
        assert!(differed > 20, "{differed} positions with other hidden things");
    }

    #[test]
    fn a_decision_does_not_depend_on_its_slices() {
        for (luck, (game, seat)) in samples().into_iter().enumerate() {
            let view = game.view(Viewer::Seat(seat));
            let whole = decide(&mut quick(&view, seat, luck as u64));
            let mut search = quick(&view, seat, luck as u64);
            let sliced = (0..1_000_000).find_map(|_| search.think(1)).expect("a decision");
            assert_eq!((sliced, search.think(9)), (whole, Some(whole)));
            assert_eq!(game.check(seat, &whole), Ok(()));
        }
    }

    /// A throw that is decided on comes out differently with other luck, and misses as often as the eye says.
    #[test]
    fn throws_are_estimates() {
        let (mut thrown, mut hits, mut expected) = (0, 0, 0.0);
        for (game, seat) in positions(60) {
            let marks =
                ideas(&game, seat, &Hops::new(game.village(), game.is_expert(), Eye::of(Level::Novice)));
            if !marks.iter().any(|idea| matches!(idea, Idea::Throw(_))) {
                continue;
            }
            let view = game.view(Viewer::Seat(seat));
            let mv = decide(&mut *NinjaNight::thinker(&view, seat, Level::Novice, thrown));
            let Move::Leap { target, throw } = mv else { continue };
            thrown += 1;
            let hops = Hops::new(game.village(), game.is_expert(), Eye::of(Level::Novice));
            expected += game.roof_of(seat).map_or(0.0, |own| hops.chance(Cord::Hook, own, target));
            let mut after = game;
            after.apply(seat, &mv, &mut Fast::new(0), &mut Out::silent());
            hits += u32::from(after.roof_of(seat) == Some(target));
            assert!(throw.length <= Cord::Hook.longest());
        }
        let rate = hits as f32 / thrown as f32;
        assert!(thrown > 200 && rate < 0.95, "{hits} of {thrown}");
        assert!((rate - expected / thrown as f32).abs() < 0.08, "{rate} and {}", expected / thrown as f32);
    }

    #[test]
    fn without_a_move_there_is_no_decision_and_no_hang() {
        let mut chance = Fast::new(1);
        let mut game = NinjaNight::deal(&Setup::default(), 2, &mut chance);
        while let Some(seat) = game.to_act().first() {
            let mv = game.sample(seat, &mut chance).expect("a move");
            game.apply(seat, &mv, &mut chance, &mut Out::silent());
        }
        let view = game.view(Viewer::Seat(Seat::new(0)));
        assert_eq!(NinjaNight::thinker(&view, Seat::new(0), Level::Master, 1).think(u32::MAX), None);
        assert_eq!(NinjaNight::greedy(&view, Seat::new(0), 1).think(u32::MAX), None);
    }

    /// A bot in a worker reads its view from bytes: what is sound but odd is thought through.
    #[test]
    fn odd_views_do_no_harm() {
        use crate::kernel::writing::{read, write};
        let (mut thought, mut chance) = (0, Fast::new(8));
        for (game, seat) in samples() {
            let bytes = write(&game.view(Viewer::Seat(seat)));
            for _ in 0..20 {
                let mut odd = bytes.clone();
                odd[chance.below(bytes.len() as u32) as usize] = chance.below(256) as u8;
                let Some(view) = read::<View>(&odd) else { continue };
                let guess = NinjaNight::guess(&view, &mut chance);
                if guess.audit().is_ok() && guess.to_act().has(seat) {
                    for level in [Level::Novice, Level::Adept] {
                        decide(&mut *NinjaNight::thinker(&view, seat, level, 1));
                    }
                    thought += 1;
                }
            }
        }
        assert!(thought > 50, "{thought} odd views");
    }

    /// The last turn of all: what is worth most on the own roof is picked up.
    #[test]
    fn searching_levels_take_what_wins() {
        let mut found = 0;
        for (game, seat) in positions(120) {
            let last = game.round == 6 && game.step == 1 && game.turn.clockwise(1, game.seats) == game.first;
            let mut moves = Vec::new();
            game.moves(seat, &mut moves);
            let wins = |mv: &Move| {
                let mut after = game;
                after.apply(seat, mv, &mut Fast::new(0), &mut Out::silent());
                after.leaders() == crate::kernel::Seats::one(seat)
            };
            let sure = |mv: &&Move| matches!(mv, Move::Pick(_) | Move::Steal(_)) && wins(mv);
            if !last || !game.is_face_up() || wins(&Move::Done) || !moves.iter().any(|mv| sure(&mv)) {
                continue;
            }
            found += 1;
            for level in [Level::Adept, Level::Master] {
                let mut after = game;
                while let Some(actor) = after.to_act().first() {
                    let view = after.view(Viewer::Seat(actor));
                    let level = if actor == seat { level } else { Level::Novice };
                    let mv = decide(&mut *NinjaNight::thinker(&view, actor, level, 1));
                    after.apply(actor, &mv, &mut Fast::new(0), &mut Out::silent());
                }
                let won = after.leaders() == crate::kernel::Seats::one(seat);
                assert!(won, "{level:?}\n{game}\n{after}");
            }
        }
        assert!(found >= 3, "{found} decisive turns");
    }
}
