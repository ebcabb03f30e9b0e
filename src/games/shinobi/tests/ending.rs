//! SHI-18 to SHI-21, SHI-R6, SHI-R8 and SHI-R9: the last round, the count and the winner.

use super::*;
use crate::kernel::{Outcome, Seats};

/// A is about to give the last order of the game, an attack on U in B.
fn finale(provinces: &[&str], served: &str) -> Shinobi {
    board_at(Order::Third, provinces, "GG").with_clans(&clans(served)).with_deck(&[], A)
}

#[test]
fn shi_18_once_the_deck_is_empty_every_player_takes_one_more_turn() {
    let mut game = board(&["", "", ""], "GGUU").with_deck(&cards("OO"), A);
    make(&mut game, "deploy U C");
    let told = make(&mut game, "shift U C B");
    assert!(told.ends_with("A draws ?"), "a card is left: {told}");
    assert_eq!(game.last(), None);
    make(&mut game, "deploy G A");
    let told = make(&mut game, "shift G A C");
    assert!(told.ends_with("B draws ?; last round: B plays last"), "{told}");
    assert_eq!((game.last(), game.turn()), (Some(B), C));
    let mut turns = vec![];
    while let Some(seat) = game.to_act().first() {
        if turns.last() != Some(&seat) {
            turns.push(seat);
        }
        let mv = listed(&game)[0];
        game.apply(seat, &mv, &mut Fast::new(0), &mut Out::silent());
    }
    assert_eq!(turns, [C, A, B], "whoever drew the last card plays last");
}

#[test]
fn shi_18_everyone_sees_that_it_is_the_last_round() {
    let game = board(&["", "U", ""], "GGUU").with_deck(&[], B);
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(C)] {
        assert_eq!(game.view(viewer).game().last(), Some(B));
    }
}

#[test]
fn shi_18_then_nothing_more_can_be_ordered() {
    let mut game = finale(&["TT", "U", ""], "GUT");
    make(&mut game, "attack T U B");
    assert_eq!((game.to_act(), game.order()), (Seats::NONE, None));
    for seat in Seat::all(3) {
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        assert!(moves.is_empty());
        for text in ["deploy G B", "place G", "attack T U B", "place N"] {
            assert_eq!(game.check(seat, &mv(text)), Err(Illegal::Over));
        }
    }
    assert_eq!(Illegal::Over.rule(), "SHI-18");
}

#[test]
fn shi_19_clans_are_revealed_and_the_most_cards_over_all_provinces_win() {
    let mut game = finale(&["TTG", "UGU", "UUG"], "TUG");
    assert_eq!(
        make(&mut game, "attack T G B"),
        "A attacks G in B with T; B wins with T 2/2, U 4/2, G 2/1; all [2, 4, 2, 0, 0]"
    );
    assert_eq!(game.outcome(), Some(Outcome::won_by(B)));
    for viewer in [Viewer::Table, Viewer::Seat(C)] {
        let shown = game.view(viewer);
        assert_eq!(
            Seat::all(3).map(|seat| shown.game().clan(seat)).collect::<Vec<_>>(),
            [Some(Clan::Takeda), Some(Clan::Uesugi), Some(Clan::GoHojo)]
        );
    }
}

#[test]
fn shi_19_until_the_end_nobody_has_won() {
    let game = finale(&["TT", "U", ""], "GUT");
    assert_eq!((game.outcome(), game.view(Viewer::Seat(A)).game().clan(B)), (None, None));
}

#[test]
fn shi_20_a_tie_is_won_by_the_most_own_cards_in_the_own_province() {
    // Both have three; U has two at home, T one.
    let mut game = finale(&["TGGG", "UUTO", "UT"], "TUM");
    assert_eq!(
        make(&mut game, "attack G O B"),
        "A attacks O in B with G; B wins with T 3/1, U 3/2, M 0/0; all [3, 3, 3, 0, 0]"
    );
    // More at home does not help who has fewer in all.
    let mut game = finale(&["TTGGG", "UTO", "UUU"], "TUM");
    assert_eq!(
        make(&mut game, "attack G O B"),
        "A attacks O in B with G; B wins with T 3/2, U 4/1, M 0/0; all [3, 4, 3, 0, 0]"
    );
}

#[test]
fn shi_21_clans_that_nobody_serves_never_win_and_do_not_count() {
    let mut game = finale(&["OOO", "UOO", "GGOO"], "TUG");
    assert_eq!(
        make(&mut game, "attack O U B"),
        "A attacks U in B with O; C wins with T 0/0, U 0/0, G 2/2; all [2, 0, 0, 0, 7]"
    );
}

#[test]
fn shi_r6_who_is_still_tied_shares_the_victory() {
    let mut game = finale(&["TGG", "UO", ""], "TUM");
    assert_eq!(
        make(&mut game, "attack G O B"),
        "A attacks O in B with G; AB wins with T 1/1, U 1/1, M 0/0; all [2, 1, 1, 0, 0]"
    );
    assert_eq!(game.outcome(), Some(Outcome { winners: Seats::one(A).with(B) }));
    let mut game = finale(&["OO", "G", ""], "TUM");
    make(&mut game, "attack O G B");
    assert_eq!(game.outcome(), Some(Outcome { winners: Seats::all(3) }), "nobody has a card");
}

/// The deck is empty once its last card is drawn, whether or not it filled the hand.
#[test]
fn shi_r8_a_refill_that_just_empties_the_deck_begins_the_last_round() {
    let mut game = board(&["G", "TT", ""], "GGUU").with_deck(&cards("OT"), A);
    let told = make_all(&mut game, "deploy U C, place G");
    assert!(told.ends_with("A draws ??; last round: A plays last"), "{told}");
    assert_eq!((game.hand(A).len(), game.last()), (4, Some(A)));
}

/// At the end the hands are shown with the clans: nothing hangs on them any more.
#[test]
fn shi_r9_the_hands_are_shown_at_the_end() {
    let mut game = finale(&["TT", "U", ""], "GUT");
    assert_eq!(game.view(Viewer::Table).game().hand(B).hidden(), 4);
    make(&mut game, "attack T U B");
    assert_eq!(game.view(Viewer::Table).game(), &game);
    assert_eq!(game.view(Viewer::Seat(C)).game(), &game);
}
