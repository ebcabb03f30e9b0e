//! What holds in every position of random games, and that the list of moves is complete.

use super::*;
use crate::kernel::{Chance, ChanceExt};
use std::collections::HashSet;

fn all_moves(game: &NinjaCamp, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    moves
}

/// Plays a random game; `look` sees every state on the way.
fn random_game(seats: u8, seed: u64, mut look: impl FnMut(&NinjaCamp, &mut Fast)) -> NinjaCamp {
    let mut chance = Fast::new(seed);
    let mut game = NinjaCamp::deal(&Setup::default(), seats, &mut chance);
    for _ in 0..=NinjaCamp::ABOUT.longest {
        look(&game, &mut chance);
        if game.outcome().is_some() {
            return game;
        }
        let mv = game.sample(game.turn(), &mut chance).expect("who is to act has a move");
        assert_eq!(game.check(game.turn(), &mv), Ok(()), "{mv:?}\n{game}");
        game.apply(game.turn(), &mv, &mut chance, &mut Out::silent());
    }
    panic!("seed {seed} goes on and on\n{game}");
}

#[test]
fn every_listed_move_is_allowed_and_none_is_listed_twice() {
    let (mut states, mut ended) = (0, 0);
    for seed in 0..2_000 {
        let seats = 2 + (seed % 3) as u8;
        let end = random_game(seats, seed, |game, _| {
            states += 1;
            assert_eq!(game.audit(), Ok(()), "{game}");
            let mut different = HashSet::new();
            for seat in Seat::all(seats) {
                let listed = all_moves(game, seat);
                assert_eq!(!listed.is_empty(), game.to_act().has(seat));
                for mv in listed {
                    assert_eq!(game.check(seat, &mv), Ok(()), "{mv:?}\n{game}");
                    assert!(different.insert((seat, mv)), "{mv:?} twice\n{game}");
                }
            }
        });
        ended += 1;
        let outcome = end.outcome().expect("over");
        assert_eq!(outcome.winners.len(), 1);
    }
    assert!(states > ended * 20, "{states} states in {ended} games");
}

#[test]
fn guesses_fit_the_view_and_allow_the_same_moves() {
    let mut secrets = 0;
    for seed in 0..3_000 {
        let seats = 2 + (seed % 3) as u8;
        random_game(seats, seed, |game, chance| {
            secrets += u32::from(game.secret().is_some());
            // The unused cards matter only where there is a Flamingo.
            if seed % 10 != 0 && !Seat::all(seats).any(|seat| game.is_private(seat)) {
                return;
            }
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Table]) {
                let view = game.view(viewer);
                let guess = NinjaCamp::guess(&view, chance);
                assert_eq!(guess.view(viewer), view, "{viewer:?}\n{game}");
                assert_eq!(guess.audit(), Ok(()), "{viewer:?}\n{game}");
                if let Viewer::Seat(seat) = viewer {
                    assert_eq!(all_moves(&guess, seat), all_moves(game, seat), "{viewer:?}\n{game}");
                    assert_eq!(all_moves(view.game(), seat), all_moves(game, seat), "{viewer:?}\n{game}");
                }
            }
        });
    }
    assert!(secrets > 100, "{secrets} states with a secret");
}

/// A guess differs from the truth only where the viewer cannot see, and all hidden cards can come everywhere.
#[test]
fn guesses_deal_all_unseen_cards() {
    let game = NinjaCamp::deal(&Setup::default(), 2, &mut Fast::new(1));
    let mut chance = Fast::new(2);
    let mut tops = HashSet::new();
    for _ in 0..200 {
        let guess = NinjaCamp::guess(&game.view(Viewer::Table), &mut chance);
        tops.insert(guess.unused[0]);
        let (mut ours, mut truth) = (guess.unused, game.unused);
        ours.sort_unstable();
        truth.sort_unstable();
        assert_eq!(ours, truth, "the same cards in another order");
    }
    let there: HashSet<Option<Card>> = game.unused.into_iter().collect();
    assert_eq!(tops, there);
}

/// Moves drawn at random are listed, and every listed one can be drawn.
#[test]
fn every_listed_move_can_be_drawn() {
    for seed in 0..12 {
        let seats = 2 + (seed % 3) as u8;
        let mut tried = 0;
        random_game(seats, seed, |game, chance| {
            let listed = all_moves(game, game.turn());
            tried += 1;
            if tried % 5 != 0 || listed.is_empty() || listed.len() > 150 {
                return;
            }
            let mut missing: HashSet<Move> = listed.iter().copied().collect();
            for _ in 0..60_000 {
                let mv = game.sample(game.turn(), chance).expect("a move");
                assert!(listed.contains(&mv), "{mv:?}\n{game}");
                missing.remove(&mv);
                if missing.is_empty() {
                    break;
                }
            }
            assert!(missing.is_empty(), "never drawn: {missing:?}\n{game}");
        });
    }
}

/// Ways that an action might take: spaces near the ninjas, and now and then any space at all.
fn any_way(game: &NinjaCamp, chance: &mut Fast) -> Way {
    let ninjas: Vec<Space> = Seat::all(game.seats()).flat_map(|seat| game.ninjas(seat)).flatten().collect();
    let mut spaces: Vec<Space> = Vec::new();
    for index in 0..1 + chance.below(4) {
        let near = |space: Space, chance: &mut Fast| {
            let column = i32::from(space.column()) + chance.below(5) as i32 - 2;
            let row = i32::from(space.row()) + chance.below(5) as i32 - 2;
            Space::at(column.clamp(0, 7) as u8, row.clamp(0, 6) as u8)
        };
        let any = Space::new(chance.below(56) as u8).expect("a space");
        let last = spaces.last().copied();
        spaces.push(match (chance.below(8), last) {
            (0, _) => any,
            (1, Some(last)) => Space::at(last.column(), any.row()),
            (2, Some(last)) => Space::at(any.column(), last.row()),
            (3, _) => *chance.pick(&ninjas).unwrap_or(&any),
            (_, None) => chance.pick(&ninjas).copied().filter(|_| index == 0).unwrap_or(any),
            (_, Some(last)) => near(last, chance),
        });
    }
    Way::new(&spaces).expect("at most four")
}

fn any_action(game: &NinjaCamp, chance: &mut Fast) -> Move {
    let card = Technique::ALL[chance.below(7) as usize];
    let way = any_way(game, chance);
    match chance.below(16) {
        0..8 => Move::Play { card, way },
        8..13 => Move::Power { replayed: None, way },
        13 => Move::Power { replayed: Some(card), way },
        14 => Move::Take(Some(chance.below(5) as u8)),
        _ => Move::Place(Space::new(chance.below(56) as u8).expect("a space")),
    }
}

/// A listed move with a space changed, left out or added: it may still be allowed, and often only just not.
fn nearly(listed: &[Move], chance: &mut Fast) -> Option<Move> {
    let change = |way: Way, chance: &mut Fast| {
        let mut spaces = way.to_vec();
        let at = chance.below(spaces.len() as u32) as usize;
        let any = Space::new(chance.below(56) as u8).expect("a space");
        let other = *chance.pick(&way).unwrap_or(&any);
        match chance.below(6) {
            0 => spaces.truncate(at),
            1 if spaces.len() < Way::MOST => spaces.insert(at, any),
            2 => spaces[at] = other,
            3 => spaces[at] = Space::new((other.index() as u8).wrapping_add(1)).unwrap_or(any),
            4 => spaces[at] = Space::new((other.index() as u8).wrapping_sub(8)).unwrap_or(any),
            _ => spaces[at] = any,
        }
        Way::new(&spaces).expect("at most four")
    };
    match *chance.pick(listed)? {
        Move::Play { card, way } => Some(Move::Play { card, way: change(way, chance) }),
        Move::Power { replayed, way } => Some(Move::Power { replayed, way: change(way, chance) }),
        _ => None,
    }
}

/// What is allowed is listed: some hundred attempts at each position of random games.
#[test]
fn nothing_is_allowed_that_is_not_listed() {
    let mut allowed = std::collections::BTreeMap::new();
    for seed in 0..200 {
        let seats = 2 + (seed % 3) as u8;
        random_game(seats, seed, |game, chance| {
            let mut game = *game;
            game.used = game.used.without(game.turn());
            let seat = game.turn();
            let listed = all_moves(&game, seat);
            let known: HashSet<Move> = listed.iter().copied().collect();
            for attempt in 0..200 {
                let drawn = if attempt % 2 == 0 { None } else { nearly(&listed, chance) };
                let mv = drawn.unwrap_or_else(|| any_action(&game, chance));
                let checked = game.check(seat, &mv);
                assert_eq!(checked.is_ok(), known.contains(&mv), "{mv:?}: {checked:?}\n{game}");
                if checked.is_ok() {
                    let clan = matches!(mv, Move::Power { .. }).then(|| game.clan(seat));
                    *allowed.entry(clan).or_insert(0) += 1;
                }
            }
        });
    }
    assert_eq!(allowed.len(), 14, "techniques and every clan: {allowed:?}");
    assert!(allowed.values().all(|&hits| hits > 20), "{allowed:?} prove little");
}

/// Every way of one to three spaces, over all spaces, for each clan and every technique: in a few positions.
#[test]
fn nothing_is_allowed_that_is_not_listed_among_all_short_ways() {
    for (seed, clan) in crate::games::ninja_camp::data::CLANS.into_iter().enumerate() {
        let mut moment = 0;
        random_game(2, seed as u64, |game, _| {
            moment += 1;
            if ![7, 18].contains(&moment) || game.phase() != Phase::Playing {
                return;
            }
            let mut game = *game;
            let (me, other) = (game.turn().index(), 1 - game.turn().index());
            game.clans[me] = clan;
            game.clans[other] = if clan == Clan::Sloth { Clan::Camel } else { Clan::Sloth };
            game.used = crate::kernel::Seats::NONE;
            game.hands[me] = Technique::ALL.map(Card::Technique).into_iter().collect();
            game.discards[me] = game.hands[me];
            game.remember(Seat::new(other as u8), Technique::Ambush);
            compare_short_ways(&game);
        });
    }
}

fn compare_short_ways(game: &NinjaCamp) {
    let listed: HashSet<Move> = all_moves(game, game.turn()).into_iter().collect();
    let spaces: Vec<Space> = Space::in_rows(7).collect();
    let compare = |way: Way| {
        let plays =
            [Technique::Stealth, Technique::Dodge, Technique::Sprint, Technique::Shadow, Technique::Leap];
        let plays = plays.map(|card| Move::Play { card, way });
        let powers = [None, Some(Technique::Dodge)].map(|replayed| Move::Power { replayed, way });
        for mv in plays.into_iter().chain(powers) {
            assert_eq!(game.check(game.turn(), &mv).is_ok(), listed.contains(&mv), "{mv:?}\n{game}");
        }
    };
    for &a in &spaces {
        compare(Way::one(a));
        for &b in &spaces {
            compare(Way::two(a, b));
            let starts = game.ninja_at(a).is_some();
            for &c in spaces.iter().filter(|_| starts) {
                compare(Way::three(a, b, c));
            }
        }
    }
}

#[test]
fn the_audit_notices_what_is_missing_doubled_or_misplaced() {
    type Fault = (&'static str, fn(&mut NinjaCamp));
    let mut game = NinjaCamp::deal(&Setup::default(), 3, &mut Fast::new(4));
    while game.phase() == Phase::Placing {
        let mv = moves(&game)[0];
        game.apply(game.turn(), &mv, &mut Fast::new(0), &mut Out::silent());
    }
    assert_eq!(game.audit(), Ok(()));
    let faults: [Fault; 11] = [
        ("a card is gone", |game| assert!(game.grid.lift(at("h7")).is_some())),
        ("a card is doubled", |game| game.hands[0].add(Card::Trap)),
        ("two cards on a space", |game| Card::ALL.into_iter().for_each(|card| game.grid.lay(at("h7"), card))),
        ("an unused card is gone", |game| game.unused[7] = None),
        ("two ninjas on a space", |game| game.ninjas[0][0] = game.ninjas[1][0]),
        ("a ninja is gone", |game| game.ninjas[2][1] = None),
        ("a seat too many", |game| game.turn = D),
        ("two of a clan", |game| game.clans[1] = game.clans[0]),
        ("over too early", |game| game.phase = Phase::Over),
        ("passed and to move", |game| game.passed[0] = Some(game.turn)),
        ("a choice without a Flamingo", |game| game.phase = Phase::Choosing(at("h7"))),
    ];
    for (what, fault) in faults {
        let mut wrong = game;
        fault(&mut wrong);
        assert!(wrong.audit().is_err(), "{what}");
    }
}
