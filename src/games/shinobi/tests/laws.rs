//! What holds in every position of random games, and that the list of moves is complete.

use super::*;
use crate::games::shinobi::Pile;
use crate::kernel::ChanceExt;
use std::collections::{BTreeSet, HashSet};

/// Plays a random game; `look` sees every state on the way.
fn random_game(seats: u8, seed: u64, mut look: impl FnMut(&Shinobi, &mut Fast)) {
    let mut chance = Fast::new(seed);
    let mut game = Shinobi::deal(&Setup::default(), seats, &mut chance);
    for _ in 0..=Shinobi::ABOUT.longest {
        look(&game, &mut chance);
        let Some(seat) = game.to_act().first() else { return };
        let mv = game.sample(seat, &mut chance).expect("who is to act has a move");
        game.apply(seat, &mv, &mut chance, &mut Out::silent());
    }
    panic!("seed {seed} goes on and on\n{game}");
}

/// Every move that can be written down.
fn every_move() -> Vec<Move> {
    let seats = || Seat::all(6);
    let mut every = Vec::new();
    for card in Card::ALL {
        every.push(Move::Place { card });
        every.extend(seats().map(|province| Move::Deploy { card, province }));
    }
    for clan in Clan::ALL {
        for province in seats() {
            every.push(Move::Ninja { province, clan });
            every.extend(seats().map(|to| Move::Shift { from: province, clan, to }));
            every.extend(Clan::ALL.into_iter().map(|with| Move::Attack { with, province, clan }));
        }
    }
    every
}

#[test]
fn exactly_what_is_allowed_is_listed_and_once() {
    let every = every_move();
    let mut allowed = 0;
    for seed in 0..300 {
        let seats = 3 + (seed % 3) as u8;
        random_game(seats, seed, |game, _| {
            assert_eq!(game.audit(), Ok(()), "{game}");
            for seat in Seat::all(seats) {
                let mut moves = Vec::new();
                game.moves(seat, &mut moves);
                let known: HashSet<Move> = moves.iter().copied().collect();
                assert_eq!(known.len(), moves.len(), "twice\n{game}");
                for mv in &every {
                    let checked = game.check(seat, mv);
                    assert_eq!(checked.is_ok(), known.contains(mv), "{mv:?}: {checked:?}\n{game}");
                }
                allowed += moves.len();
            }
        });
    }
    assert!(allowed > 50_000, "{allowed}");
}

/// The third order is asked for wherever one of all attacks that can be written down would be allowed, and skipped
/// everywhere else.
#[test]
fn shi_10_an_attack_is_asked_for_exactly_where_there_is_one() {
    let attacks: Vec<Move> = every_move().into_iter().filter(|mv| mv.order() == Order::Third).collect();
    let (mut asked, mut skipped) = (0, 0);
    for seed in 0..600 {
        random_game(3 + (seed % 3) as u8, seed, |game, chance| {
            if game.order() != Some(Order::Second) {
                return;
            }
            let seat = game.turn();
            for mv in listed(game) {
                let mut after = *game;
                after.apply(seat, &mv, chance, &mut Out::silent());
                let asks = (after.turn(), after.order()) == (seat, Some(Order::Third));
                // The turn once more, as it would be if nothing were skipped.
                let mut still =
                    Shinobi { turn: seat, order: Some(Order::Third), changed: game.changed, ..after };
                let (from, to, clan) = match mv {
                    Move::Shift { from, clan, to } => (from, to, clan),
                    Move::Place { card: Card::Troop(clan) } => (seat, seat, clan),
                    other => panic!("{other:?}"),
                };
                still.changed[from.index()] |= clan.bit();
                still.changed[to.index()] |= clan.bit();
                assert_eq!(asks, attacks.iter().any(|mv| still.check(seat, mv).is_ok()), "{mv:?}\n{game}");
                if asks { asked += 1 } else { skipped += 1 }
            }
        });
    }
    assert!(asked > 1_000 && skipped > 1_000, "{asked} asked for, {skipped} skipped");
}

#[test]
fn a_view_allows_its_viewer_what_the_truth_allows() {
    for seed in 0..2_000 {
        let seats = 3 + (seed % 3) as u8;
        random_game(seats, seed, |game, chance| {
            let seat = game.turn();
            let view = game.view(Viewer::Seat(seat));
            let mut moves = Vec::new();
            view.game().moves(seat, &mut moves);
            assert_eq!(moves, listed(game), "{game}");
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Table]) {
                let view = game.view(viewer);
                let guess = Shinobi::guess(&view, chance);
                assert_eq!(guess.view(viewer), view);
                assert_eq!(guess.audit(), Ok(()));
            }
        });
    }
}

/// Every way to give the hidden clans to seats comes equally often, and every hidden card everywhere.
#[test]
fn guesses_are_even() {
    let mut chance = Fast::new(6);
    let game = Shinobi::deal(&Setup::default(), 3, &mut chance);
    let view = game.view(Viewer::Seat(A));
    let mut clans = std::collections::BTreeMap::new();
    let mut ninjas = [0_u32; 3];
    const GUESSES: u32 = 12_000;
    for _ in 0..GUESSES {
        let guess = Shinobi::guess(&view, &mut chance);
        assert_eq!((guess.clan(A), guess.hand(A)), (game.clan(A), game.hand(A)));
        *clans.entry((guess.clan(B), guess.clan(C))).or_insert(0_u32) += 1;
        for (count, pile) in ninjas.iter_mut().zip([guess.hand(B), guess.hand(C), &guess.deck]) {
            *count += u32::from(pile.count(Card::Ninja));
        }
    }
    assert_eq!(clans.len(), 12, "two of four clans, in both orders");
    assert!(clans.values().all(|&count| count.abs_diff(GUESSES / 12) < 150), "{clans:?}");
    let hidden = u32::from(3 - game.hand(A).count(Card::Ninja));
    let expected = [4, 4, 46].map(|size| GUESSES * hidden * size / 54);
    let near = ninjas.iter().zip(expected).all(|(&count, expected)| count.abs_diff(expected) < 400);
    assert!(near, "{ninjas:?} for {expected:?}");
}

#[test]
fn orders_can_be_taken_back_until_the_turn_is_over() {
    for seed in 0..2_000 {
        let mut chance = Fast::new(seed);
        let mut game = Shinobi::deal(&Setup::default(), 3 + (seed % 3) as u8, &mut chance);
        while let Some(seat) = game.to_act().first() {
            let mv = *chance.pick(&listed(&game)).expect("a move");
            let (mut out, deck) = (Out::new(), game.deck_len());
            game.apply(seat, &mv, &mut chance, &mut out);
            assert_eq!(out.is_sealed(), game.order().is_none() || game.turn() != seat);
            assert!(game.deck_len() == deck || game.turn() != seat, "only the end of a turn draws");
        }
    }
}

#[test]
fn the_audit_notices_what_is_missing_doubled_or_misplaced() {
    type Fault = (&'static str, fn(&mut Shinobi));
    let game = board(&["GG", "U", "TT"], "GGUN");
    assert_eq!(game.audit(), Ok(()));
    let faults: [Fault; 14] = [
        ("two players", |game| game.seats = 2),
        ("a card is gone", |game| game.deck.take(Card::Ninja)),
        ("a card is doubled", |game| game.removed.add(Card::Ninja)),
        ("a troop too many", |game| game.armies[0][0] += 1),
        ("a hand with its back up", |game| game.hands[1] = game.hands[1].turned()),
        ("a short hand", |game| {
            game.deck.add(Card::Ninja);
            game.hands[0].take(Card::Ninja);
        }),
        ("a hand of five", |game| {
            game.deck.take(Card::Ninja);
            game.hands[0].add(Card::Ninja);
        }),
        ("cards where nobody sits", |game| {
            game.deck.take(Card::Ninja);
            game.hands[4].add(Card::Ninja);
        }),
        ("a seat too many", |game| game.turn = D),
        ("two of a clan", |game| game.clans[1] = game.clans[0]),
        ("no clan", |game| game.clans[1] = None),
        ("over too early", |game| game.order = None),
        ("the last round too early", |game| game.last = Some(A)),
        ("changed before the first order", |game| game.changed[1] = 1),
    ];
    for (what, fault) in faults {
        let mut wrong = game;
        fault(&mut wrong);
        assert!(wrong.audit().is_err(), "{what}");
    }
}

#[test]
fn a_pile_counts_what_is_open_and_what_is_not() {
    let pile: Pile = cards("GGUN").into_iter().collect();
    assert_eq!((pile.len(), pile.hidden(), pile.is_empty()), (4, 0, false));
    let turned = pile.turned();
    assert_eq!((turned.len(), turned.hidden(), turned.count(card("G"))), (4, 4, 0));
    let mut drawn = BTreeSet::new();
    for number in 0..4 {
        let mut pile = pile;
        drawn.extend(pile.take_nth(number));
        assert_eq!(pile.len(), 3);
    }
    assert_eq!((drawn.len(), Pile::EMPTY.clone().take_nth(0)), (3, None));
}
