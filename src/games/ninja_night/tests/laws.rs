//! What holds in every position of random games.

use super::*;
use crate::kernel::writing::{read, write};
use crate::kernel::{Chance, ChanceExt};
use std::collections::BTreeSet;

/// Plays a random game; `look` sees every state on the way.
fn random_game(seats: u8, seed: u64, mut look: impl FnMut(&NinjaNight, &mut Fast)) -> NinjaNight {
    let mut chance = Fast::new(seed);
    let setup = Setup { expert: seed.is_multiple_of(4), first: First::Random };
    let mut game = NinjaNight::deal(&setup, seats, &mut chance);
    for _ in 0..=NinjaNight::ABOUT.longest {
        look(&game, &mut chance);
        let actors: Vec<Seat> = game.to_act().iter().collect();
        let Some(&seat) = chance.pick(&actors) else { return game };
        let mv = game.sample(seat, &mut chance).expect("who is to act has a move");
        assert_eq!(game.check(seat, &mv), Ok(()), "{mv:?}\n{game}");
        game.apply(seat, &mv, &mut chance, &mut Out::silent());
    }
    panic!("seed {seed} goes on and on\n{game}");
}

#[test]
fn every_kind_of_move_and_phase_comes_in_random_games() {
    let (mut kinds, mut phases) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..3_000 {
        random_game(2 + (seed % 3) as u8, seed, |game, chance| {
            let name = |text: String| text.split(['(', ' ']).next().unwrap_or_default().to_owned();
            phases.insert(name(format!("{:?}", game.phase())));
            for seat in game.to_act().iter() {
                kinds.extend(game.sample(seat, chance).map(|mv| name(format!("{mv:?}"))));
            }
        });
    }
    assert_eq!(phases.len(), 6, "{phases:?}");
    assert_eq!(kinds.len(), 16, "{kinds:?}");
}

/// The tokens that a viewer does not know are dealt anew, those that are known stay.
#[test]
fn guesses_deal_all_unseen_tokens() {
    let game = turns(3, [Heal, Heal]).holding(A, &[10, 24]).holding(B, &[20]);
    let mut chance = Fast::new(2);
    let (mut pink, mut yellow) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..300 {
        let guess = NinjaNight::guess(&game.view(Viewer::Seat(A)), &mut chance);
        assert_eq!(
            (guess.chest(token(10)), guess.chest(token(24))),
            (game.chest(token(10)), game.chest(token(24)))
        );
        pink.insert(guess.chest(token(20)));
        yellow.insert(guess.chest(token(25)));
        assert_eq!(guess.audit(), Ok(()));
    }
    assert_eq!((pink.len(), yellow.len()), (8, 2));
    let mut planning = table(3);
    make(&mut planning, B, Move::Plan([Pick, Pick]));
    let plans: BTreeSet<String> = (0..300)
        .map(|_| format!("{:?}", NinjaNight::guess(&planning.view(Viewer::Seat(A)), &mut chance).plan(B)))
        .collect();
    assert_eq!(plans.len(), 25);
}

/// Views survive being written down, and no bytes read as a view make a panic.
#[test]
fn views_are_read_back_and_broken_ones_do_no_harm() {
    let mut played = 0;
    for seed in 0..40 {
        random_game(2 + (seed % 3) as u8, seed, |game, chance| {
            let Some(seat) = game.to_act().first() else { return };
            let view = game.view(Viewer::Seat(seat));
            let bytes = write(&view);
            assert_eq!(read(&bytes), Some(view));
            for _ in 0..6 {
                let mut odd = bytes.clone();
                odd[chance.below(bytes.len() as u32) as usize] = chance.below(256) as u8;
                let Some(broken) = read::<View>(&odd) else { continue };
                let guess = NinjaNight::guess(&broken, chance);
                if guess.audit().is_ok()
                    && let Some(seat) = guess.to_act().first()
                    && let Some(mv) = guess.sample(seat, chance)
                {
                    assert_eq!(guess.check(seat, &mv), Ok(()));
                    let mut after = guess;
                    after.apply(seat, &mv, chance, &mut Out::new());
                    played += 1;
                }
            }
        });
    }
    assert!(played > 500, "{played} odd views");
}

#[test]
fn the_audit_notices_what_is_missing_doubled_or_misplaced() {
    type Fault = (&'static str, fn(&mut NinjaNight));
    let game = turns(3, [Go, Go]).holding(A, &[10]).wounded(B, 2);
    assert_eq!(game.audit(), Ok(()));
    let faults: [Fault; 16] = [
        ("a token is gone", |game| game.roofs[10].remove(token(3))),
        ("a token is doubled", |game| game.roofs[4].add(token(3))),
        ("an unknown token", |game| game.chests[4] = None),
        ("a kind too many", |game| game.chests[4] = Some(Chest::Worth(1))),
        ("backs do not fit", |game| game.chests.swap(0, 27)),
        ("a played value", |game| {
            game.roofs[10].remove(token(12));
            game.used[0].add(token(12));
        }),
        ("an own token unknown", |game| game.known[10] = Seats::NONE),
        ("open and unknown", |game| game.open.add(token(3))),
        ("off the roof", |game| {
            game.ninjas[0] = game.ninjas[0].map(|own| Standing { spot: at(0, 0), ..own });
        }),
        ("a ninja is gone", |game| game.ninjas[2] = None),
        ("a ninja too many", |game| game.ninjas[3] = game.ninjas[2]),
        ("a seat too many", |game| game.turn = D),
        ("no such round", |game| game.round = 7),
        ("not planned", |game| game.planned = Seats::one(A)),
        ("nothing to lose", |game| game.phase = Phase::Losing(B)),
        ("over too early", |game| game.phase = Phase::Over),
    ];
    for (what, fault) in faults {
        let mut wrong = game;
        fault(&mut wrong);
        assert!(wrong.audit().is_err(), "{what}");
    }
}
