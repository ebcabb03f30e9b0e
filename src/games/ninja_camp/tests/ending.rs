//! NCA-15 to NCA-18 and NCA-R12: the end, the scores and the winner.

use super::*;
use crate::kernel::{Outcome, Seats};

const ROW: &str = "1 tA lA xA d d dB aB dB";

#[test]
fn nca_15_the_game_ends_when_every_player_has_passed() {
    let mut game = board(Clan::Camel, ROW);
    make(&mut game, "pass");
    assert_eq!((game.outcome(), game.to_act()), (None, Seats::one(B)));
    make(&mut game, "pass");
    assert_eq!((game.phase(), game.to_act()), (Phase::Over, Seats::NONE));
    assert!(game.outcome().is_some());
    for seat in [A, B] {
        for text in ["pass", "s:a1-h1", "@a1", "="] {
            assert_eq!(game.check(seat, &mv(text)), Err(Illegal::Over), "{text}");
        }
        let mut listed = Vec::new();
        game.moves(seat, &mut listed);
        assert!(listed.is_empty() && game.sample(seat, &mut Fast::new(1)).is_none());
    }
    assert_eq!(Illegal::Over.rule(), "NCA-15");
}

#[test]
fn nca_16_the_cards_under_the_ninjas_go_to_the_discard_pile() {
    let mut game = board(Clan::Camel, ROW).with_hand(A, &cards("ss")).with_discard(A, &cards("e"));
    assert_eq!(
        make_all(&mut game, "pass pass"),
        "B passes; A gathers tlx; B gathers dad; B wins [10, 13, 0, 0]"
    );
    assert_eq!((game.hand(A).len(), game.discard(A).len()), (2, 4));
    assert_eq!(game.discard(A).traps(), 1);
    assert_eq!(game.grid().cards().count_ones(), 2, "the rest stays");
    assert_eq!(game.ninjas(A)[0], Some(at("a1")), "and so do the ninjas");
}

#[test]
fn nca_17_hand_and_discard_pile_count_and_the_highest_wins() {
    for (hand, discard, score) in
        [("", "", 2), ("aa", "", 12), ("", "aa", 12), ("xxx", "td", 0), ("w", "l", 8)]
    {
        let mut game = board(Clan::Camel, ROW).with_hand(A, &cards(hand)).with_discard(A, &cards(discard));
        assert_eq!(game.score(A), score, "what it would be if all passed now");
        make_all(&mut game, "pass pass");
        assert_eq!(game.scores(), [score, 2 + 4 + 1 + 5 + 1]);
        let winner = if score > 13 { A } else { B };
        assert_eq!(game.outcome(), Some(Outcome::won_by(winner)));
    }
    let mut game = board(Clan::Camel, ROW).with_hand(A, &cards("aaa"));
    make_all(&mut game, "pass pass");
    assert_eq!(game.outcome(), Some(Outcome::won_by(A)));
}

#[test]
fn nca_18_of_those_who_are_tied_the_last_to_pass_wins() {
    let clans = [Clan::Camel, Clan::Goat, Clan::Skunk];
    let row = "1 dA d d dB d d d dC";
    for (hands, winner) in [
        (["s", "s", "s"], C),
        (["s", "s", "d"], B),
        (["s", "d", "s"], C),
        (["s", "d", "d"], A),
        (["s", "e", "e"], C),
    ] {
        let mut game = position(&clans, row);
        for (seat, hand) in Seat::all(3).zip(hands) {
            game = game.with_hand(seat, &cards(hand));
        }
        make_all(&mut game, "pass pass pass");
        assert_eq!(game.outcome(), Some(Outcome::won_by(winner)), "{hands:?}");
        assert_eq!(game.passed().collect::<Vec<_>>(), [A, B, C]);
    }
}

#[test]
fn nca_18_who_passed_first_loses_the_tie_wherever_they_sit() {
    let mut game =
        board(Clan::Camel, "1 dA d d d d d d dB").with_hand(A, &cards("s")).with_hand(B, &cards("s"));
    game.turn = B;
    make_all(&mut game, "pass pass");
    assert_eq!((game.scores(), game.outcome()), (vec![3, 3], Some(Outcome::won_by(A))));
}

#[test]
fn nca_r12_a_trap_under_a_ninja_at_the_end_is_taken() {
    let mut game = board(Clan::Camel, "1 xA d d d d d d dB").with_hand(A, &[]).with_hand(B, &[]);
    assert_eq!(make_all(&mut game, "pass pass"), "B passes; A gathers x; B gathers d; B wins [-1, 1, 0, 0]");
}

/// NCA-17: who wants to can add up what lies open at any time, so showing it changes nothing else.
#[test]
fn nca_17_points_shown_in_mid_game_change_nothing_but_what_is_shown() {
    let live = Setup { live_scores: true, ..Setup::default() };
    let [mut plain, shown] =
        [Setup::default(), live].map(|setup| NinjaCamp::deal(&setup, 3, &mut Fast::new(6)));
    assert_eq!((plain.shows_scores(), shown.shows_scores()), (false, true));
    for viewer in [Viewer::Table, Viewer::Seat(B)] {
        assert!(shown.view(viewer).game().shows_scores(), "every view knows");
        assert!(NinjaCamp::guess(&shown.view(viewer), &mut Fast::new(1)).shows_scores());
    }
    plain.live_scores = true;
    assert_eq!(plain, shown);
    let mut over = board(Clan::Camel, ROW);
    make_all(&mut over, "pass pass");
    assert!(over.shows_scores(), "after the end always");
}

/// NCA-R7: points shown to others do not tell the card that only its owner has seen.
#[test]
fn nca_r7_points_shown_do_not_count_a_card_that_the_viewer_has_not_seen() {
    let [trap, ambush] = ["x", "a"].map(|top| {
        let row = "2 d d d d d d d d\n 1 tA d s d d d d dB";
        let mut game = board(Clan::Flamingo, row).with_unused(&cards(&format!("{top}ddddd")));
        make_all(&mut game, "!a1-b1 =0");
        game
    });
    let score = |game: &NinjaCamp, viewer| game.view(viewer).game().score(A);
    for viewer in [Viewer::Table, Viewer::Seat(B)] {
        assert_eq!(score(&trap, viewer), score(&ambush, viewer), "{viewer:?}");
    }
    assert_eq!(score(&ambush, Viewer::Seat(A)), score(&trap, Viewer::Seat(A)) + 6, "the owner has seen it");
}
