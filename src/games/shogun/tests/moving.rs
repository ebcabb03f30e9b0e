//! SHO-7 to SHO-14 and SHO-R1: how a piece travels.

use super::*;
use crate::kernel::Refused;
use crate::kernel::{Chance, UndoRefused};

/// White's pawn A in the middle of an empty board with this number in its window.
fn alone(number: u8) -> Shogun {
    board(
        Side::White,
        &format!(
            "8 . . . . . . . s1
             4 . . . A{number} . . . .
             1 S1 . . . . . . ."
        ),
    )
}

#[test]
fn sho_7_a_turn_moves_one_own_piece_and_then_it_is_the_others_turn() {
    let mut game = seen(&started(Setup::default(), 1));
    let mut side = Side::White;
    for mv in ["a1-a2", "h8-h7", "c1-c3", "e8-e7"] {
        assert_eq!(game.turn(), side);
        assert!(game.to_act().has(side.seat()) && !game.to_act().has(side.other().seat()));
        assert_eq!(game.check(side.other().seat(), &go(mv)), Err(Illegal::NotYourTurn));
        let before = game.clone();
        make(&mut game, side, go(mv));
        let stayed = |&piece: &Piece| before.square(piece) == game.square(piece);
        assert_eq!(Side::BOTH.into_iter().flat_map(Side::pieces).filter(stayed).count(), 15, "{mv}");
        side = side.other();
    }
    refuses(&game, "d5-d6", "SHO-7", &Illegal::NoPiece(at("d5")));
    refuses(&game, "d8-d7", "SHO-7", &Illegal::NotYours(at("d8")));
    assert_eq!(Illegal::NotYourTurn.rule(), "SHO-7");
}

#[test]
fn sho_7_nobody_passes() {
    for number in 1..=4 {
        refuses(&alone(number), "d4-d4", "SHO-8", &Illegal::WrongCount { shows: number, distance: 0 });
    }
}

#[test]
fn sho_8_the_number_is_the_exact_distance() {
    for (shows, mv, distance) in [
        (1, "d4-d6", 2),
        (2, "d4-d5", 1),
        (3, "d4-e5", 2),
        (3, "d4-h4", 4),
        (4, "d4-e6", 3),
        (3, "d4-h8", 8),
        (2, "d4-e8", 5),
    ] {
        refuses(&alone(shows), mv, "SHO-8", &Illegal::WrongCount { shows, distance });
    }
}

/// A goes by the 2 it showed, and from the square where it shows 4 it goes by four.
#[test]
fn sho_8_the_number_before_the_move_counts() {
    let mut game = board(
        Side::White,
        "8 . . . . . . . s1
         7 . . . . . . b1 a1
         6 . . . < . . . .
         4 . . . A2 . . . .
         1 S1 B1 C1 . . . . .",
    );
    refuses(&game, "d4-d8", "SHO-8", &Illegal::WrongCount { shows: 2, distance: 4 });
    assert_eq!(play(&mut game, "d4-d6"), "A d4-d6 now 4");
    play(&mut game, "g7-f7");
    refuses(&game, "d6-d4", "SHO-8", &Illegal::WrongCount { shows: 4, distance: 2 });
    assert_eq!(play(&mut game, "d6-d2"), "A d6-d2 now 1");
}

#[test]
fn sho_9_a_pawn_shows_1_to_4_and_a_shogun_1_or_2() {
    for piece in Side::BOTH.into_iter().flat_map(Side::pieces) {
        let mut shown = Toward::ALL.map(|way| Field::new(&[way; 64]).number(piece, at("c6")));
        shown.sort_unstable();
        assert_eq!(shown, if piece.is_shogun() { [1, 1, 2, 2] } else { [1, 2, 3, 4] }, "{piece:?}");
    }
}

/// The window after the move: another number or the same one, for either side.
#[test]
fn sho_9_the_window_shows_the_number_of_the_new_square() {
    for (way, white, red) in [("^", 1, 3), (">", 2, 4), ("v", 3, 1), ("<", 4, 2)] {
        let mut game = board(
            Side::White,
            &format!(
                "8 . . . . . . . s1
                 7 . . . a2 . . . .
                 6 . {way} . . . . . .
                 5 . . . {way} . . . .
                 4 . A2 . . . . . .
                 1 B1 . . . . . . S1
                 2 b1 . . . . . . ."
            ),
        );
        assert_eq!(play(&mut game, "b4-b6"), format!("A b4-b6 now {white}"));
        assert_eq!(game.shows(named('A')), Some(white));
        assert_eq!(play(&mut game, "d7-d5"), format!("a d7-d5 now {red}"));
        assert_eq!(game.shows(named('a')), Some(red));
    }
}

#[test]
fn sho_10_only_horizontal_and_vertical_steps() {
    for (number, mv) in [(1, "d4-e5"), (1, "d4-c3"), (2, "d4-f6"), (3, "d4-a1"), (3, "d4-g7"), (4, "d4-h8")] {
        refuses(&alone(number), mv, "SHO-10", &Illegal::Diagonal);
    }
    assert_eq!(
        alone(2).check(Side::White.seat(), &go("d4-e5")),
        Ok(()),
        "one ahead and one aside is no diagonal"
    );
}

/// "The illustrations show all the moves for the numbers 1 to 4."
#[test]
fn sho_11_straight_or_with_one_right_angle() {
    for (number, expect) in [
        (1, "d3 c4 e4 d5"),
        (2, "d2 c3 e3 b4 f4 c5 e5 d6"),
        (3, "d1 c2 e2 b3 f3 a4 g4 b5 f5 c6 e6 d7"),
        (4, "c1 e1 b2 f2 a3 g3 h4 a5 g5 b6 f6 c7 e7 d8"),
    ] {
        assert_eq!(targets(&alone(number), "d4"), expect, "{number}");
    }
}

#[test]
fn sho_11_not_with_two_turns() {
    let narrow = board(
        Side::White,
        "8 . . . . . . . s1
         6 . . . B1 . . . .
         5 . . . . . . . .
         4 . . . A3 a1 . . .
         1 S1 . . . . . . .",
    );
    refuses(&narrow, "d4-e6", "SHO-11", &Illegal::TooManyTurns);
    let square = board(
        Side::White,
        "8 . . . . . . . s1
         5 . . . B1 . . . .
         4 . . . A4 . a1 . .
         1 S1 . . . . . . .",
    );
    refuses(&square, "d4-f6", "SHO-11", &Illegal::TooManyTurns);
}

/// Two ahead and one back would end one ahead, three ahead and one back two ahead.
#[test]
fn sho_12_not_forward_and_back() {
    for (shows, mv, distance) in [(3, "d4-d5", 1), (4, "d4-d6", 2), (3, "d4-c4", 1), (4, "d4-e5", 2)] {
        refuses(&alone(shows), mv, "SHO-8", &Illegal::WrongCount { shows, distance });
    }
    assert!(!targets(&alone(4), "d4").contains("d4") && !targets(&alone(2), "d4").contains("d4"));
}

#[test]
fn sho_13_no_jumping() {
    let walls = |e5: &str| {
        board(
            Side::White,
            &format!(
                "8 . . . . . . . s1
                 5 . . . B1 {e5} . . .
                 4 . . . A4 . a1 . .
                 1 S1 . . . . . . ."
            ),
        )
    };
    refuses(&walls("C1"), "d4-d8", "SHO-13", &Illegal::Blocked(squares("d5")));
    refuses(&walls("C1"), "d4-h4", "SHO-13", &Illegal::Blocked(squares("f4")));
    refuses(&walls("C1"), "d4-f6", "SHO-13", &Illegal::Blocked(squares("f4 d5")));
    refuses(&walls("c1"), "d4-f6", "SHO-13", &Illegal::Blocked(squares("f4 d5")));
    refuses(&walls("c1"), "d4-e7", "SHO-13", &Illegal::Blocked(squares("d5 e5")));
    let corners = board(
        Side::White,
        "8 . . . . . . . s1
         5 . . . b1 . . . .
         4 . . . A2 B1 . . .
         1 S1 . . . . . . .",
    );
    refuses(&corners, "d4-e5", "SHO-13", &Illegal::Blocked(squares("e4 d5")));
    assert_eq!(targets(&corners, "d4"), "d2 c3 e3 b4 c5");
}

/// Where both paths are free, one is, or none; the piece takes the free one.
#[test]
fn sho_r1_one_clear_path_is_enough_and_several_are_one_move() {
    for (d5, e4, along_the_rank) in
        [("B1", ".", Some(true)), (".", "B1", Some(false)), ("b1", ".", Some(true))]
    {
        let mut game = board(
            Side::White,
            &format!(
                "8 . . . . . . . s1
                 5 . . . {d5} . . . .
                 4 . . . A2 {e4} . . .
                 1 S1 . . . . . . ."
            ),
        );
        let told = make(&mut game, Side::White, go("d4-e5"));
        let along = told.iter().find_map(|event| match *event {
            Event::Moved { along_rank_first, .. } => Some(along_rank_first),
            _ => None,
        });
        assert_eq!(along, along_the_rank, "d5 {d5} e4 {e4}");
    }
    let open = alone(2);
    assert_eq!(moves(&open).iter().filter(|&&mv| mv == go("d4-e5")).count(), 1);
}

/// A game with binding touch, two moves later.
fn touching() -> Session<Shogun> {
    let mut session = started(Setup { touch_move: true, ..Setup::default() }, 1);
    for mv in ["c1-c3", "e8-e7"] {
        let seat = seen(&session).turn().seat();
        session.submit(seat, go(mv)).expect("allowed: touching first is not required");
    }
    session
}

#[test]
fn sho_14_a_touched_piece_must_move() {
    let mut session = touching();
    let white = Side::White.seat();
    let told = session.submit(white, Move::Touch(at("d1"))).expect("it can move");
    assert_eq!(say(&[told[0].event]), "D touched on d1");
    assert_eq!(
        (told.len(), seen(&session).touched(), seen(&session).turn()),
        (1, Some(named('D')), Side::White)
    );
    let listed = session.moves(white);
    assert!(
        !listed.is_empty()
            && listed.iter().all(|mv| matches!(mv, Move::Go { from, .. } if *from == at("d1")))
    );
    for other in [go("a1-a2"), Move::Touch(at("a1")), Move::Touch(at("d1"))] {
        assert_eq!(
            session.check(white, &other),
            Err(Refused::Illegal(Illegal::Touched(at("d1")))),
            "{other:?}"
        );
    }
    session.submit(white, listed[0]).expect("listed");
    assert_eq!((seen(&session).touched(), seen(&session).turn()), (None, Side::Red));
    let red = Side::Red.seat();
    assert!(session.moves(red).iter().any(|mv| matches!(mv, Move::Go { from, .. } if *from != at("d1"))));
    assert_eq!(Illegal::Touched(at("d1")).rule(), "SHO-14");
}

#[test]
fn sho_14_touching_cannot_be_taken_back() {
    let mut session = touching();
    assert_eq!(session.can_undo(None), Ok(()), "a move can");
    session.submit(Side::White.seat(), Move::Touch(at("d1"))).expect("it can move");
    let touched = seen(&session);
    assert_eq!((session.undo(None), seen(&session)), (Err(UndoRefused::Sealed), touched.clone()));
    let mv = session.moves(Side::White.seat())[0];
    session.submit(Side::White.seat(), mv).expect("listed");
    assert_eq!(
        (session.undo(None), seen(&session)),
        (Ok(()), touched),
        "where it went can, but it stays touched"
    );
}

#[test]
fn sho_14_only_own_pieces_in_turn_can_be_touched() {
    let session = touching();
    let (white, red) = (Side::White.seat(), Side::Red.seat());
    for (seat, square, why) in [
        (white, "d5", Illegal::NoPiece(at("d5"))),
        (white, "e7", Illegal::NotYours(at("e7"))),
        (red, "e7", Illegal::NotYourTurn),
    ] {
        assert_eq!(session.check(seat, &Move::Touch(at(square))), Err(Refused::Illegal(why)));
    }
}

/// Random play until a side has a piece without a move: touching that one would bind it to nothing.
#[test]
fn sho_14_a_piece_that_cannot_move_cannot_be_touched() {
    let mut session = touching();
    let mut chance = Fast::new(4);
    let mut found = 0;
    while seen(&session).end().is_none() {
        let game = seen(&session);
        let listed = moves(&game);
        for piece in game.turn().pieces().filter(|&piece| game.square(piece).is_some()) {
            let square = game.square(piece).expect("on the board");
            let movable = listed.iter().any(|mv| matches!(mv, Move::Go { from, .. } if *from == square));
            let expect = if movable { Ok(()) } else { Err(Illegal::CannotMove(square)) };
            assert_eq!(game.check(game.turn().seat(), &Move::Touch(square)), expect);
            found += u32::from(!movable);
        }
        let mv = listed[chance.below(listed.len() as u32) as usize];
        session.submit(game.turn().seat(), mv).expect("listed");
    }
    assert!(found > 0, "some piece could not move");
    assert_eq!(Illegal::CannotMove(at("a1")).rule(), "SHO-14");
}

#[test]
fn sho_14_off_by_default() {
    let session = started(Setup::default(), 1);
    assert!(!Setup::default().touch_move);
    let touch = Move::Touch(at("a1"));
    assert_eq!(session.check(Side::White.seat(), &touch), Err(Refused::Illegal(Illegal::TouchIsFree)));
    assert_eq!(Illegal::TouchIsFree.rule(), "SHO-14");
}
