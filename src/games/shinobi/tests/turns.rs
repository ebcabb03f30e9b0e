//! SHI-16, SHI-17, SHI-R4 and SHI-R5: the orders of a turn, and refilling.

use super::*;

#[test]
fn shi_16_orders_are_given_in_sequence_and_none_twice() {
    let mut game = board(&["GG", "U", "TT"], "GGGN");
    let no = |now, tried| Illegal::OutOfOrder { now, tried };
    for (text, tried) in
        [("place G", Order::Second), ("shift U B C", Order::Second), ("attack G U B", Order::Third)]
    {
        refuses(&game, text, "SHI-16", no(Order::First, tried));
    }
    make(&mut game, "deploy G C");
    for (text, tried) in
        [("deploy G B", Order::First), ("ninja U B", Order::First), ("attack G U B", Order::Third)]
    {
        refuses(&game, text, "SHI-16", no(Order::Second, tried));
    }
    make(&mut game, "place G");
    for (text, tried) in [("deploy G B", Order::First), ("place G", Order::Second)] {
        refuses(&game, text, "SHI-10", no(Order::Third, tried));
    }
    make(&mut game, "attack G U B");
    assert_eq!((game.turn(), game.order()), (B, Some(Order::First)));
}

#[test]
fn shi_17_the_hand_is_refilled_to_four() {
    let mut game = board(&["G", "TT", ""], "GGUU");
    let deck = game.deck_len();
    let told = make_all(&mut game, "deploy U C, place G");
    assert_eq!(told, "A places G; A skips the Third order; A draws ??");
    assert_eq!((game.hand(A).len(), game.deck_len(), game.audit()), (4, deck - 2, Ok(())));
    let mut game = board(&["", "TT", ""], "GGUU");
    let told = make_all(&mut game, "deploy U C, shift U C B");
    assert_eq!(told, "A moves U from C to B; A skips the Third order; A draws ?", "one card was played");
}

/// The others hear how many, the drawer which.
#[test]
fn shi_17_what_is_drawn_only_the_drawer_sees() {
    let mut game = board(&["G", "TT", ""], "GGUU");
    make(&mut game, "deploy U C");
    let before = *game.hand(A);
    let told = tell(&mut game, "place G");
    let drawn = |viewer: usize| match told[viewer].last() {
        Some(Event::Drew { seat: A, cards }) => *cards,
        other => panic!("{other:?}"),
    };
    for viewer in [0, 2, 3] {
        assert_eq!((drawn(viewer).len(), drawn(viewer).hidden()), (2, 2));
    }
    let own = drawn(1);
    assert_eq!((own.len(), own.hidden()), (2, 0));
    for card in Card::ALL {
        let placed = u8::from(card == super::card("G"));
        assert_eq!(game.hand(A).count(card), before.count(card) - placed + own.count(card));
    }
}

#[test]
fn shi_17_then_the_player_to_the_left_plays() {
    for seats in 3..=5 {
        let mut game = Shinobi::deal(&Setup::default(), seats, &mut Fast::new(1));
        for _ in 0..2 * seats {
            let seat = game.turn();
            while game.turn() == seat {
                for other in Seat::all(seats).filter(|&other| other != seat) {
                    let mv = listed(&game)[0];
                    assert_eq!(game.check(other, &mv), Err(Illegal::NotYourTurn(seat)));
                }
                let mv = listed(&game)[0];
                game.apply(seat, &mv, &mut Fast::new(0), &mut Out::silent());
            }
            assert_eq!(game.turn(), seat.clockwise(1, seats));
        }
    }
    assert_eq!(Illegal::NotYourTurn(A).rule(), "SHI-17");
}

#[test]
fn shi_r4_an_order_without_an_option_is_skipped() {
    let last = |game: Shinobi| game.with_deck(&[], C);
    // B has no card: nothing to deploy, but a card to move.
    let mut game = last(board_at(Order::Second, &["", "", "T"], "G").with_hand(B, &[]));
    assert_eq!(make(&mut game, "place G"), "A places G; A skips the Third order; B skips the First order");
    assert_eq!((game.turn(), game.order()), (B, Some(Order::Second)));
    // B has a ninja and nothing else, and there is no army but its own.
    let mut game = last(board_at(Order::Second, &["", "T", ""], "").with_hand(B, &cards("N")));
    assert_eq!(make(&mut game, "shift T B C"), "A moves T from B to C; A skips the Third order");
    assert_eq!(listed(&game), [mv("ninja T C")]);
    assert_eq!(
        make(&mut game, "ninja T C"),
        "B sends a ninja against T in C; B skips the Second order; B skips the Third order"
    );
    assert_eq!(game.turn(), C);
}

#[test]
fn shi_r4_a_whole_turn_can_be_skipped() {
    let game = board_at(Order::Second, &["", "", "T"], "").with_hand(B, &[]).with_hand(C, &[]);
    let mut game = game.with_deck(&[], C);
    assert_eq!(
        make(&mut game, "shift T C B"),
        "A moves T from C to B; A skips the Third order; \
         B skips the First order; B skips the Second order; B skips the Third order; C skips the First order"
    );
    assert_eq!((game.turn(), game.order()), (C, Some(Order::Second)));
    assert_eq!(
        make(&mut game, "shift T B C"),
        "C moves T from B to C; C skips the Third order; C wins with G 0/0, U 0/0, T 1/1; all [0, 0, 1, 0, 0]"
    );
}

#[test]
fn shi_r5_a_short_deck_refills_as_far_as_it_goes() {
    let mut game = board(&["G", "TT", ""], "GGUU").with_deck(&cards("O"), A);
    assert_eq!(
        make_all(&mut game, "deploy U C, place G"),
        "A places G; A skips the Third order; A draws ?; last round: A plays last"
    );
    assert_eq!((game.hand(A).to_string(), game.deck_len(), game.audit()), ("GUO".into(), 0, Ok(())));
}

#[test]
fn shi_r5_cards_in_hand_do_not_count_and_removed_cards_never_return() {
    let game = board_at(Order::Third, &["TT", "G", "UU"], "GG").with_hand(B, &cards("UUUU"));
    let mut game = game.with_deck(&[], A);
    assert_eq!(
        make(&mut game, "attack T G B"),
        "A attacks G in B with T; BC wins with G 0/0, U 2/0, T 2/0; all [0, 2, 2, 0, 0]"
    );
    assert_eq!(game.removed().count(card("G")), 11 - 2 - 1, "all but two in hand and one in C's");
}
