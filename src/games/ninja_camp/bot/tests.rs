//! The bots decide by the rules, from what they see, and take what wins.

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
            same && other.0.seats() == game.seats() && other.0.secret().is_some() == game.secret().is_some()
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
    use crate::kernel::writing::{read, write};
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
