//! SHI-1 to SHI-4, SHI-D1 and SHI-D2: what is in the box, and the deal.

use super::*;
use crate::games::shinobi::data::{CARDS, CLANS, COPIES, HAND, NINJAS};
use std::collections::BTreeSet;

fn dealt(seats: u8, seed: u64) -> Shinobi {
    Shinobi::deal(&Setup::default(), seats, &mut Fast::new(seed))
}

#[test]
fn shi_1_each_player_serves_one_clan_in_secret() {
    for (seats, seed) in [(3, 1), (4, 2), (5, 3)] {
        let game = dealt(seats, seed);
        let served: BTreeSet<Clan> = Seat::all(seats).filter_map(|seat| game.clan(seat)).collect();
        assert_eq!(served.len(), usize::from(seats), "all different");
        for viewer in Seat::all(seats) {
            let view = game.view(Viewer::Seat(viewer));
            for seat in Seat::all(seats) {
                let known = if seat == viewer { game.clan(seat) } else { None };
                assert_eq!(view.game().clan(seat), known, "{viewer:?} looks at {seat:?}");
            }
        }
        assert!(Seat::all(seats).all(|seat| game.view(Viewer::Table).game().clan(seat).is_none()));
    }
}

#[test]
fn shi_1_every_clan_can_come_to_every_seat() {
    let mut seen = BTreeSet::new();
    for seed in 0..300 {
        let game = dealt(3, seed);
        seen.extend(Seat::all(3).map(|seat| (seat, game.clan(seat))));
    }
    assert_eq!(seen.len(), 15);
}

/// Whatever clan another seat or nobody has, a view is the same.
#[test]
fn shi_2_nobody_knows_which_clans_play() {
    for seats in 3..5 {
        let game = dealt(seats, 4);
        let unserved = Clan::ALL.into_iter().filter(|&clan| game.agent(clan).is_none());
        for unserved in unserved {
            for other in Seat::all(seats).skip(1) {
                let mut swapped = game;
                swapped.clans[other.index()] = Some(unserved);
                assert_ne!(swapped, game);
                assert_eq!(swapped.view(Viewer::Seat(A)), game.view(Viewer::Seat(A)));
                assert_eq!(swapped.view(Viewer::Table), game.view(Viewer::Table));
            }
        }
    }
}

#[test]
fn shi_3_each_player_draws_four_cards() {
    for seats in 3..=5 {
        let game = dealt(seats, 5);
        assert!(Seat::all(seats).all(|seat| game.hand(seat).len() == 4));
        assert_eq!(game.deck_len(), 58 - 4 * seats);
        for viewer in Seat::all(seats) {
            let view = game.view(Viewer::Seat(viewer));
            for seat in Seat::all(seats) {
                let hand = view.game().hand(seat);
                assert_eq!((hand.len(), hand.hidden()), (4, if seat == viewer { 0 } else { 4 }));
            }
            assert_eq!(view.game().hand(viewer), game.hand(viewer));
            assert_eq!(
                (view.game().deck_len(), view.game().deck.hidden()),
                (game.deck_len(), game.deck_len())
            );
        }
    }
}

#[test]
fn shi_3_the_deck_is_shuffled_and_the_first_player_random() {
    assert_eq!(dealt(4, 7), dealt(4, 7), "the seed decides");
    let mut counts = [0_u32; 6];
    let mut first = BTreeSet::new();
    for seed in 0..4_000 {
        let game = dealt(3, seed);
        first.insert(game.turn());
        Card::ALL.into_iter().for_each(|card| counts[card.index()] += u32::from(game.hand(B).count(card)));
    }
    assert_eq!(first.len(), 3);
    // 16,000 cards: 11 of 58 are of each clan, 3 of 58 ninjas.
    let expected = [3034, 3034, 3034, 3034, 3034, 828];
    let near =
        counts.iter().zip(expected).all(|(&count, expected): (&u32, u32)| count.abs_diff(expected) < 160);
    assert!(near, "{counts:?}");
}

#[test]
fn shi_4_cards_of_one_clan_in_a_province_form_one_army_and_any_clan_can_stand_anywhere() {
    let mut game = board(&["", "GUG", "TMO"], "GGUT");
    assert_eq!((game.army(B, Clan::GoHojo), game.army(B, Clan::Uesugi), game.army(B, Clan::Oda)), (2, 1, 0));
    make(&mut game, "deploy G B");
    assert_eq!(game.armies(B).collect::<Vec<_>>(), [(Clan::GoHojo, 3), (Clan::Uesugi, 1)]);
    for letter in ["G", "U", "T"] {
        for to in ["B", "C"] {
            make(&mut board(&["", "GUG", "TMO"], "GGUT"), &format!("deploy {letter} {to}"));
        }
    }
}

#[test]
fn shi_4_every_seat_at_the_table_has_a_province_and_no_other() {
    let game = board(&["", "G", ""], "GGUT");
    for province in [D, E] {
        let text = format!("deploy G {}", name(province));
        refuses(&game, &text, "SHI-4", Illegal::NoSuchProvince(province));
    }
    let seats: BTreeSet<Seat> = Seat::all(3).collect();
    let game = board_at(Order::Second, &["", "G", ""], "GGUT");
    refuses(&game, "shift G D A", "SHI-4", Illegal::NoSuchProvince(D));
    refuses(&game, "shift G B H", "SHI-4", Illegal::NoSuchProvince(seat("H")));
    assert!(listed(&game).iter().all(|mv| !matches!(mv, Move::Shift { to, .. } if !seats.contains(to))));
    let game = board_at(Order::Third, &["GG", "U", ""], "GG");
    refuses(&game, "attack G U E", "SHI-4", Illegal::NoSuchProvince(E));
}

#[test]
fn shi_d1_58_cards_eleven_of_each_clan_and_three_ninjas() {
    assert_eq!((COPIES, NINJAS, CARDS, HAND), (11, 3, 58, 4));
    let game = dealt(5, 1);
    for card in Card::ALL {
        let hands: u8 = Seat::all(5).map(|seat| game.hand(seat).count(card)).sum();
        assert_eq!(hands + game.deck.count(card), if card == Card::Ninja { 3 } else { 11 });
    }
    assert_eq!(game.audit(), Ok(()));
}

#[test]
fn shi_d2_five_clans() {
    let different: BTreeSet<Clan> = CLANS.into_iter().collect();
    assert_eq!(different.len(), 5);
    assert_eq!(CLANS, [Clan::GoHojo, Clan::Uesugi, Clan::Takeda, Clan::Mori, Clan::Oda]);
}

/// No difference between clans: with two of them exchanged everywhere, the same orders can be given.
#[test]
fn shi_d1_clans_differ_in_nothing() {
    let count = |provinces: &[&str], hand: &str, order| listed(&board_at(order, provinces, hand)).len();
    for order in [Order::First, Order::Second, Order::Third] {
        let game = count(&["GGGU", "GUT", "UUO"], "GGUN", order);
        assert_eq!(count(&["OOOT", "OTU", "TTG"], "OOTN", order), game);
    }
}
