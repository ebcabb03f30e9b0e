//! SHO-15 to SHO-21: captures, threats to the shogun, and how a game is won.

use super::*;
use crate::games::shogun::{Attack, End};
use crate::kernel::{Chance, Outcome, Refused, Seats};

/// A piece that could take the shogun: its path, attacker first.
fn attack(path: &str) -> Attack {
    let path = squares(path);
    Attack { by: path[0], path }
}

/// What one move tells everyone.
#[track_caller]
fn check(turn: Side, diagram: &str, mv: &str, expect: &str) {
    let mut game = board(turn, diagram);
    assert_eq!(play(&mut game, mv), expect, "{mv} in {diagram}");
}

#[test]
fn sho_15_landing_on_an_enemy_captures_it() {
    let mut game = board(
        Side::White,
        "8 . . . . . . . s1
         5 . . . . a3 . . .
         4 . . . A2 . . . .
         2 . . . . . . b1 c1
         1 S1 B1 C1 . . . . .",
    );
    assert_eq!(play(&mut game, "d4-e5"), "A d4-e5 now 1; a captured on e5");
    assert_eq!((game.square(named('a')), game.shows(named('a'))), (None, None));
    assert_eq!((game.piece_at(at("e5")), game.piece_at(at("d4"))), (Some(named('A')), None));
    assert_eq!((game.count(Side::White), game.count(Side::Red)), (4, 3));
    assert_eq!((game.end(), game.quiet_plies()), (None, 0));
    refuses(&game, "e5-e6", "SHO-7", &Illegal::NotYours(at("e5")));
}

/// Exactly: an enemy nearer than the number stops the piece, one further away is out of reach.
#[test]
fn sho_15_only_exactly() {
    let game = |number: u8| {
        board(
            Side::White,
            &format!(
                "8 . . . . . . . s1
                 7 . . . a1 . . . .
                 4 . . . A{number} . . . .
                 1 S1 . . . . . . ."
            ),
        )
    };
    refuses(&game(2), "d4-d7", "SHO-8", &Illegal::WrongCount { shows: 2, distance: 3 });
    refuses(&game(4), "d4-d7", "SHO-8", &Illegal::WrongCount { shows: 4, distance: 3 });
    refuses(&game(4), "d4-d8", "SHO-13", &Illegal::Blocked(squares("d7")));
    assert_eq!(game(3).check(Side::White.seat(), &go("d4-d7")), Ok(()));
}

#[test]
fn sho_15_not_the_own_pieces() {
    let game = board(
        Side::White,
        "8 . . . . . . . s1
         6 . . . B1 . . . .
         5 . . S1 . . . . .
         4 . . . A2 . . . .",
    );
    refuses(&game, "d4-d6", "SHO-15", &Illegal::OwnPiece(at("d6")));
    refuses(&game, "d4-c5", "SHO-15", &Illegal::OwnPiece(at("c5")));
}

#[test]
fn sho_16_a_shogun_may_capture() {
    let rest = "8 . . . . . . . s1
                7 . . . . . . b1 c1
                1 B1 C1 . . . . . .";
    for (shows, square, told) in [
        (2, "6 . . . a4 . . . .", "S d4-d6 now 1; a captured on d6"),
        (2, "5 . . . . a4 . . .", "S d4-e5 now 1; a captured on e5"),
        (1, "5 . . . a1 . . . .", "S d4-d5 now 2; a captured on d5"),
    ] {
        let mv = &told[2..7];
        check(Side::White, &format!("{rest}\n4 . . . S{shows} . . . .\n{square}"), mv, told);
    }
}

#[test]
fn sho_16_but_not_where_it_would_be_captured() {
    let game = board(
        Side::White,
        "8 . . . . . . . s1
         7 . . . b2 . . . .
         5 . . . a4 . . . .
         4 . . . S1 . . . .",
    );
    refuses(&game, "d4-d5", "SHO-19", &Illegal::Exposed(attack("d7 d6 d5")));
}

/// The announcement depends on the number after the move, and on a clear path.
#[test]
fn sho_17_a_threat_is_announced() {
    let rest = "3 . . . . . . . b1
                1 S1 B1 C1 . . . . .";
    for (upper, told) in [
        ("8 . . . s1 . . . .\n7 . . . . . . . a1\n6 . . . > . . . .", "A d4-d6 now 2; Shogun! Red by d6"),
        ("8 . . . s1 . . . .\n7 . . . . . . . a1\n6 . . . ^ . . . .", "A d4-d6 now 1"),
        ("8 . . . s1 . . . .\n7 . . . . . . . a1\n6 . . . v . . . .", "A d4-d6 now 3"),
        ("8 . . . s1 . . . .\n7 . . . a1 . . . .\n6 . . . > . . . .", "A d4-d6 now 2"),
        ("8 . . . . . . . a1\n7 . . . . s1 . . .\n6 . . . > . . . .", "A d4-d6 now 2; Shogun! Red by d6"),
        ("8 . . . . . . . .\n7 . . . a1 s1 . . .\n6 . . . > . . . .", "A d4-d6 now 2; Shogun! Red by d6"),
        ("8 . . . . . . . .\n7 . . . a1 s1 . . .\n6 . . . > c1 . . .", "A d4-d6 now 2"),
    ] {
        check(Side::White, &format!("{upper}\n4 . . . A2 . . . .\n{rest}"), "d4-d6", told);
    }
}

#[test]
fn sho_17_a_threat_that_another_piece_uncovers_is_announced_too() {
    let diagram = "8 . . . s1 . . . .
                   7 . . . . . . . a1
                   6 . . . B1 . . . .
                   5 . . . A3 . . . .
                   3 . . . . . . . b1
                   1 S1 . . . . . . .";
    check(Side::White, diagram, "d6-c6", "B d6-c6 now 1; Shogun! Red by d5");
    check(Side::White, diagram, "d6-d7", "B d6-d7 now 1; Shogun! Red by d7");
}

/// Two squares off, a shogun that shows 2 threatens one that shows 1 and is not threatened by it.
#[test]
fn sho_17_a_shogun_threatens_too() {
    let diagram = "8 . . . s1 . . . .
                   7 . . . . . . . a1
                   6 . . . v . . . .
                   5 . . . S1 . . . .
                   3 . . . . . . . b1
                   1 . B1 C1 . . . . .";
    check(Side::White, diagram, "d5-d6", "S d5-d6 now 2; Shogun! Red by d6");
}

/// Red's b on the e file may not leave it, for White's A would take the shogun. But it would take White's first.
#[test]
fn sho_17_a_pinned_attacker_still_threatens() {
    let pinned = "8 . . . . s1 . . .
                  6 . . . C1 b3 . . .
                  4 . . S1 . A4 . . .";
    assert_eq!(targets(&board(Side::Red, pinned), "e6"), "");
    refuses(&board(Side::White, pinned), "c4-c5", "SHO-19", &Illegal::Exposed(attack("e6 e5 d5 c5")));
    let stays_on_the_file = "8 . . . . s1 . . .
                             7 . . . . b1 . . .
                             6 . . . C1 < . . .
                             5 . . S1 . . . . .
                             4 . . . . A4 . . .";
    assert_eq!(targets(&board(Side::Red, stays_on_the_file), "e7"), "e6");
    check(Side::Red, stays_on_the_file, "e7-e6", "b e7-e6 now 3; Shogun! White by e6");
}

const THREATENED: &str = "
    8 b1 c1 . . . . . s1
    4 . B2 . a3 . . . .
    2 . . C1 . . . . .
    1 . . . S2 . . . .";

#[test]
fn sho_18_flee_capture_or_block() {
    let game = board(Side::White, THREATENED);
    assert_eq!(all_moves(&game), "d1-b1 d1-f1 d1-d3 c2-d2 b4-d4");
    for (mv, told) in
        [("d1-f1", "S d1-f1 now 1"), ("b4-d4", "B b4-d4 now 1; a captured on d4"), ("c2-d2", "C c2-d2 now 2")]
    {
        check(Side::White, THREATENED, mv, told);
        let mut game = game.clone();
        play(&mut game, mv);
        assert_eq!((game.threat(Side::White), game.end()), (None, None));
    }
}

#[test]
fn sho_18_nothing_else() {
    let game = board(Side::White, THREATENED);
    for mv in ["c2-c1", "c2-c3", "c2-b2", "b4-b6", "b4-c3", "b4-a5"] {
        refuses(&game, mv, "SHO-18", &Illegal::StillThreatened(attack("d4 d3 d2 d1")));
    }
    match game.check(Side::White.seat(), &go("d1-e2")) {
        Err(Illegal::StillThreatened(attack)) => assert_eq!((attack.by, attack.path.len()), (at("d4"), 4)),
        other => panic!("out of the frying pan: {other:?}"),
    }
}

/// An attacker with two paths is not stopped on one, and of two attackers taking one is not enough.
#[test]
fn sho_18_every_threat_must_be_met() {
    let two_paths = board(
        Side::White,
        "8 b1 c1 . . . . . s1
         2 . . C1 . a2 . . .
         1 . . . S2 . . . .",
    );
    refuses(&two_paths, "c2-d2", "SHO-18", &Illegal::StillThreatened(attack("e2 e1 d1")));
    let takes = board(
        Side::White,
        "8 . c1 . . . . . s1
         4 . B2 . a3 . . . .
         1 . b2 . S2 . . . .",
    );
    refuses(&takes, "b4-d4", "SHO-18", &Illegal::StillThreatened(attack("b1 c1 d1")));
    assert_eq!(all_moves(&takes), "d1-b1 d1-f1 d1-d3");
}

#[test]
fn sho_19_a_move_that_exposes_the_own_shogun_is_refused() {
    let game = board(
        Side::White,
        "8 . . . . . . . s1
         4 . . . . a3 . . .
         2 . . . . A1 . . .
         1 . c2 . . S1 . . .",
    );
    for mv in ["e2-d2", "e2-f2"] {
        refuses(&game, mv, "SHO-19", &Illegal::Exposed(attack("e4 e3 e2 e1")));
    }
    refuses(&game, "e1-d1", "SHO-19", &Illegal::Exposed(attack("b1 c1 d1")));
    assert_eq!(all_moves(&game), "e1-f1 e2-e3", "out of the line, or along it");
}

/// The square that the shogun leaves no longer shields it.
#[test]
fn sho_19_a_shogun_does_not_hide_behind_itself() {
    let game = board(
        Side::White,
        "8 . . . . . . . s1
         5 . . . . a4 . . .
         2 . . . . S1 . . .",
    );
    assert_eq!(game.threat(Side::White), None);
    refuses(&game, "e2-e1", "SHO-19", &Illegal::Exposed(attack("e5 e4 e3 e2 e1")));
}

#[test]
fn sho_19_nor_may_it_step_beside_an_enemy_shogun_that_reaches_it() {
    let game = board(
        Side::White,
        "6 . . . s2 . . . .
         3 . . . S1 . . . .",
    );
    refuses(&game, "d3-d4", "SHO-19", &Illegal::Exposed(attack("d6 d5 d4")));
}

/// "And the game goes on": in a game between two people, with everything as it was.
#[test]
fn sho_19_a_refused_move_changes_nothing() {
    let mut session = started(Setup::default(), 1);
    let mut chance = Fast::new(6);
    let mut refused = 0;
    while seen(&session).end().is_none() {
        let game = seen(&session);
        let seat = game.turn().seat();
        let all = Square::all().flat_map(|from| Square::all().map(move |to| Move::Go { from, to }));
        for mv in all {
            if let Err(
                Refused::Illegal(Illegal::Exposed(_)) | Refused::Illegal(Illegal::StillThreatened(_)),
            ) = session.check(seat, &mv)
            {
                let before = (session.view(Viewer::Seat(seat)), session.record());
                let Err(Refused::Illegal(why)) = session.submit(seat, mv) else { panic!("check refused it") };
                assert!(["SHO-18", "SHO-19"].contains(&why.rule()));
                assert_eq!((session.view(Viewer::Seat(seat)), session.record()), before);
                refused += 1;
            }
        }
        let listed = session.moves(seat);
        session.submit(seat, listed[chance.below(listed.len() as u32) as usize]).expect("listed");
    }
    assert!(refused > 0);
}

const EXPOSED_AND_REDUCING: &str = "
    8 . . . . . . . s1
    4 . . . . a3 . . .
    2 . . . . A1 b1 . .
    1 . . . . S1 . . .";

#[test]
fn sho_19_even_if_it_would_leave_the_enemy_with_two() {
    let game = board(Side::White, EXPOSED_AND_REDUCING);
    refuses(&game, "e2-f2", "SHO-19", &Illegal::Exposed(attack("e4 e3 e2 e1")));
    let takes_the_other = EXPOSED_AND_REDUCING.replace("A1", "A2");
    check(Side::White, &takes_the_other, "e2-e4", "A e2-e4 now 1; a captured on e4; ended Reduced(Red)");
}

/// White's shogun in the corner, and a about to step to a4, from where its 3 reaches down the file. What differs
/// is what stands on b3, on c4, and the number of b, which covers both flight squares if it is 2.
#[test]
fn sho_20_who_cannot_save_the_shogun_has_lost() {
    let shogun = "a a5-a4 now 3; Shogun! White by a4";
    let lost = "a a5-a4 now 3; Shogun! White by a4; ended NoEscape(White)";
    for (c4, b3, b, told, ways_out) in [
        (".", ".", 2, lost, ""),
        ("B1", ".", 2, lost, ""),
        ("B2", ".", 2, shogun, "c4-a4"),
        (".", "B1", 2, shogun, "b3-a3"),
        (".", "B2", 2, shogun, "b3-a2 b3-a4"),
        (".", ".", 4, shogun, "a1-b1 a1-a2"),
    ] {
        let mut game = board(
            Side::Red,
            &format!(
                "8 . . . . . . . s1
                 5 a1 . . . . . . .
                 4 . . {c4} . . . . .
                 3 . {b3} . . . . . .
                 2 . . b{b} . . . . .
                 1 S1 . . . . . C4 D4"
            ),
        );
        assert_eq!(play(&mut game, "a5-a4"), told, "c4 {c4} b3 {b3} b{b}");
        assert_eq!(all_moves(&game), ways_out, "c4 {c4} b3 {b3} b{b}");
        let outcome = (told == lost).then_some(Outcome::won_by(Side::Red.seat()));
        assert_eq!(game.outcome(), outcome);
        assert_eq!(game.to_act().is_empty(), told == lost);
    }
}

#[test]
fn sho_20_no_move_after_the_end() {
    let mut game = board(
        Side::White,
        "8 . . . . . . . s1
         6 . . . a3 . . . .
         4 . . . A2 . . . b1
         1 S1 B1 . . . . . .",
    );
    play(&mut game, "d4-d6");
    assert_eq!((game.to_act(), game.end()), (Seats::NONE, Some(End::Reduced(Side::Red))));
    for side in Side::BOTH {
        let mut listed = Vec::new();
        game.moves(side.seat(), &mut listed);
        assert_eq!(listed, []);
        for mv in [
            go("d6-d7"),
            go("h4-h3"),
            Move::Arrange(DEFAULT),
            Move::Touch(at("d6")),
            Move::Resign,
            Move::OfferDraw,
            Move::AnswerDraw(true),
            Move::AnswerDraw(false),
        ] {
            assert_eq!(game.check(side.seat(), &mv), Err(Illegal::Over(End::Reduced(Side::Red))), "{mv:?}");
        }
    }
    assert_eq!(Illegal::Over(End::Reduced(Side::Red)).rule(), "SHO-21");
}

#[test]
fn sho_21_with_the_shogun_and_one_piece_a_side_has_lost() {
    let white_takes = "8 . . . . . . . s1
                       7 . . . . a2 . . .
                       6 . . . b3 . . . .
                       4 . . . A2 . . . .
                       1 S1 B1 . . . . . .";
    let mut game = board(Side::White, white_takes);
    assert_eq!(play(&mut game, "d4-d6"), "A d4-d6 now 4; b captured on d6; ended Reduced(Red)");
    assert_eq!(
        game.outcome(),
        Some(Outcome::won_by(Side::White.seat())),
        "at once: Red could have taken back"
    );
    let red_takes = "8 b1 . . . . . . s1
                     6 . . . a2 . . . .
                     4 . . . A2 . . . .
                     1 S1 B1 . . . . . .";
    let mut game = board(Side::Red, red_takes);
    assert_eq!(play(&mut game, "d6-d4"), "a d6-d4 now 4; A captured on d4; ended Reduced(White)");
    assert_eq!(game.outcome(), Some(Outcome::won_by(Side::Red.seat())));
}

#[test]
fn sho_21_with_two_more_pieces_it_goes_on() {
    let mut game = board(
        Side::White,
        "8 . . . . . . b1 s1
         7 . . . . a1 . . .
         6 . . . c3 . . . .
         4 . . . A2 . . . .
         1 S1 B1 . . . . . .",
    );
    play(&mut game, "d4-d6");
    assert_eq!((game.count(Side::Red), game.end(), game.outcome()), (3, None, None));
    assert_eq!(game.to_act(), Seats::one(Side::Red.seat()));
}

#[test]
fn sho_20_no_position_has_a_shogun_about_to_be_taken() {
    let shoguns = [(Side::White.shogun(), at("a1")), (Side::Red.shogun(), at("d5"))];
    let north = Field::new(&[Toward::North; 64]);
    // On a field that points north, White's first pawn shows 1: from d4 it would take the shogun on d5.
    let threatening = [shoguns[0], shoguns[1], (Piece::pawn(Side::White, 0), at("d4"))];
    assert!(Shogun::position(north, &threatening, Side::White).is_none(), "it is White's turn to take it");
    assert!(Shogun::position(north, &threatening, Side::Red).is_some(), "Red can still answer");
}
