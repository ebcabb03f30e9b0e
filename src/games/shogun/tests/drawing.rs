//! SHO-R2 to SHO-R4: games that nobody wins, and games that are given up.

use super::*;
use crate::games::shogun::End;
use crate::kernel::Refused;
use crate::kernel::{ChanceExt, Next, Outcome, Seats};

/// White's three pieces hold each other in the corner, and Red's last move shuts the door. If `b1` shows 1 it
/// can take one of the three that block it.
#[test]
fn sho_r2_no_move_and_no_threat_is_a_draw() {
    for (b1, told) in [("B2", "c c2-c1 now 4; ended Stuck"), ("B1", "c c2-c1 now 4")] {
        let mut game = board(
            Side::Red,
            &format!(
                "8 . . . . . . . s1
                 3 a4 . . . . . . .
                 2 A2 b4 c1 . . . . .
                 1 S1 {b1} . . . . . ."
            ),
        );
        assert_eq!(play(&mut game, "c2-c1"), told);
        let stuck = b1 == "B2";
        assert_eq!(game.outcome(), stuck.then_some(Outcome::DRAW));
        assert_eq!(game.to_act().is_empty(), stuck);
    }
}

/// The shogun has a square to go to, b1, but c reaches it. Where c shows 1 it does not.
#[test]
fn sho_r2_moves_into_capture_are_no_moves() {
    for (c, told) in [("c2", "e h3-h2 now 4; ended Stuck"), ("c1", "e h3-h2 now 4")] {
        let mut game = board(
            Side::Red,
            &format!(
                "8 . . . . . . . s1
                 3 a4 . . . . . . e1
                 2 A2 b4 {c} . . . . .
                 1 S1 . . . . . d4 B4"
            ),
        );
        assert_eq!(play(&mut game, "h3-h2"), told);
    }
}

/// A shows 2 on a1, a3 and b2 and returns after three moves; B shows 1 on f1 and g1 and returns after two. Red's
/// a and b do the same.
const CIRCLING: &str = "
    8 . b1 v s1 . . . a2
    7 . . . . . . < .
    6 . . . . . . . <
    3 > . . . . . . .
    2 . > . . . . . .
    1 A2 . . . S1 B1 ^ .";

#[test]
fn sho_r3_the_third_time_is_a_draw() {
    let mut game = board(Side::White, CIRCLING);
    let round = "f1-g1 b8-c8 g1-f1 c8-b8";
    assert_eq!(play_all(&mut game, round), "b c8-b8 now 1", "the second time");
    assert_eq!(play_all(&mut game, &round[..17]), "B g1-f1 now 1");
    assert_eq!(play(&mut game, "c8-b8"), "b c8-b8 now 1; ended Repeated");
    assert_eq!((game.outcome(), game.to_act()), (Some(Outcome::DRAW), Seats::NONE));
}

/// After every five moves the pieces stand as in the beginning, with the other side to move.
#[test]
fn sho_r3_with_the_other_side_to_move_it_is_another_position() {
    let mut game = board(Side::White, CIRCLING);
    let white_circles = "a1-a3 b8-c8 a3-b2 c8-b8 b2-a1";
    let red_circles = "h8-h6 f1-g1 h6-g7 g1-f1 g7-h8";
    let start = game.clone();
    let as_at_the_start = |game: &Shogun| {
        Side::BOTH.iter().flat_map(|side| side.pieces()).all(|p| game.square(p) == start.square(p))
    };
    for (five, told, turn) in [
        (white_circles, "A b2-a1 now 2", Side::Red),
        (red_circles, "a g7-h8 now 2", Side::White),
        (white_circles, "A b2-a1 now 2", Side::Red),
        (red_circles, "a g7-h8 now 2; ended Repeated", Side::White),
    ] {
        assert_eq!(play_all(&mut game, five), told);
        assert_eq!(game.turn(), turn);
        assert!(as_at_the_start(&game));
    }
}

/// A game from the deal with 99 moves, none of them a capture; `None` where chance led it to another end.
fn quiet_game(seed: u64) -> Option<Shogun> {
    let mut game = seen(&started(Setup::default(), 1));
    let mut chance = Fast::new(seed);
    for ply in 0..99 {
        assert_eq!((game.quiet_plies(), game.end()), (ply, None));
        let mut listed = moves(&game);
        chance.shuffle(&mut listed);
        let mut nexts = listed.into_iter().map(|mv| after(&game, mv));
        let next = nexts.find(|(next, captures)| !captures && next.end().is_none());
        game = next?.0;
    }
    Some(game)
}

/// The position after a move, and whether it captured.
fn after(game: &Shogun, mv: Move) -> (Shogun, bool) {
    let mut next = game.clone();
    let told = make(&mut next, game.turn(), mv);
    let captures = told.iter().any(|event| matches!(event, Event::Captured(..)));
    (next, captures)
}

#[test]
fn sho_r3_a_hundred_moves_without_a_capture_are_a_draw() {
    let (mut quiet, mut captures) = (0, 0);
    for game in (0..60).filter_map(quiet_game).take(6) {
        for mv in moves(&game) {
            match after(&game, mv) {
                (next, true) => {
                    assert_eq!(
                        (next.quiet_plies(), next.end()),
                        (0, None),
                        "a capture starts the count again"
                    );
                    captures += 1;
                }
                (next, false) if next.end() == Some(End::Quiet) => {
                    assert_eq!((next.quiet_plies(), next.outcome()), (100, Some(Outcome::DRAW)));
                    quiet += 1;
                }
                (next, false) => assert!(
                    matches!(next.end(), Some(End::Repeated | End::NoEscape(_) | End::Stuck)),
                    "{mv:?} {:?}",
                    next.end()
                ),
            }
        }
    }
    assert!(quiet > 0 && captures > 0, "{quiet} quiet moves, {captures} captures");
}

#[test]
fn sho_r4_either_side_may_give_up_at_any_time() {
    for loser in Side::BOTH {
        for playing in [false, true] {
            for offering in [None, Some(Side::White), Some(Side::Red)] {
                let mut session =
                    if playing { started(Setup::default(), 1) } else { table(Setup::default(), 1) };
                if let Some(side) = offering.filter(|_| playing) {
                    session.submit(side.seat(), Move::OfferDraw).expect("always possible");
                }
                let told = session.submit(loser.seat(), Move::Resign).expect("always possible");
                assert_eq!(say(&[told[0].event]), format!("ended Resigned({loser:?})"));
                assert_eq!(session.next(), Next::Over(Outcome::won_by(loser.other().seat())));
                assert!(session.moves(loser.seat()).is_empty());
            }
        }
    }
}

#[test]
fn sho_r4_a_draw_is_offered_and_agreed() {
    for offering in Side::BOTH {
        let mut session = started(Setup::default(), 1);
        let (mine, theirs) = (offering.seat(), offering.other().seat());
        let told = session.submit(mine, Move::OfferDraw).expect("in turn or not");
        assert_eq!(say(&[told[0].event]), format!("{offering:?} offers a draw"));
        assert_eq!(
            (seen(&session).offer(), session.next()),
            (Some(offering), Next::Humans(Seats::one(theirs)))
        );
        assert_eq!(session.moves(theirs), [Move::AnswerDraw(true), Move::AnswerDraw(false)]);
        assert_eq!(session.moves(mine), []);
        let told = session.submit(theirs, Move::AnswerDraw(true)).expect("it was offered");
        assert_eq!(say(&[told[0].event]), "ended Agreed");
        assert_eq!(seen(&session).offer(), None, "nothing waits for an answer");
        assert_eq!(session.next(), Next::Over(Outcome::DRAW));
    }
}

#[test]
fn sho_r4_an_offer_is_answered_before_anything_else() {
    let mut session = started(Setup::default(), 1);
    session.submit(Side::White.seat(), Move::OfferDraw).expect("always possible");
    for (side, mv, why) in [
        (Side::White, go("a1-a2"), Illegal::AnswerFirst),
        (Side::White, Move::OfferDraw, Illegal::AnswerFirst),
        (Side::White, Move::AnswerDraw(true), Illegal::NoOffer),
        (Side::Red, Move::OfferDraw, Illegal::AnswerFirst),
        (Side::Red, go("h8-h7"), Illegal::AnswerFirst),
    ] {
        assert_eq!(session.check(side.seat(), &mv), Err(Refused::Illegal(why)), "{side:?} {mv:?}");
    }
    let told = session.submit(Side::Red.seat(), Move::AnswerDraw(false)).expect("it was offered");
    assert_eq!(say(&[told[0].event]), "Red declines");
    assert_eq!(
        (seen(&session).offer(), session.next()),
        (None, Next::Humans(Seats::one(Side::White.seat())))
    );
    for side in Side::BOTH {
        assert_eq!(
            session.check(side.seat(), &Move::AnswerDraw(true)),
            Err(Refused::Illegal(Illegal::NoOffer))
        );
    }
    for illegal in [Illegal::AnswerFirst, Illegal::NoOffer, Illegal::OfferedAlready] {
        assert_eq!(illegal.rule(), "SHO-R4");
    }
}

/// Each side once between two moves: nobody is pestered, and nobody is kept from offering by the other.
#[test]
fn sho_r4_nobody_offers_twice_before_a_move() {
    let mut session = started(Setup::default(), 1);
    let offer_and_decline = |session: &mut Session<Shogun>, side: Side| {
        session.submit(side.seat(), Move::OfferDraw).expect("not yet offered");
        session.submit(side.other().seat(), Move::AnswerDraw(false)).expect("it was offered");
    };
    for mv in ["a1-a2", "h8-h7"] {
        for side in Side::BOTH {
            offer_and_decline(&mut session, side);
            assert_eq!(
                session.check(side.seat(), &Move::OfferDraw),
                Err(Refused::Illegal(Illegal::OfferedAlready))
            );
        }
        let seat = seen(&session).turn().seat();
        session.submit(seat, go(mv)).expect("the game goes on");
    }
    assert_eq!(session.check(Side::White.seat(), &Move::OfferDraw), Ok(()));
}

#[test]
fn sho_r4_a_draw_can_be_agreed_before_the_first_move() {
    let mut game = Shogun::deal(&Setup::default(), 2, &mut Fast::new(0));
    game.apply(Side::Red.seat(), &Move::OfferDraw, &mut Fast::new(0), &mut Out::new());
    assert_eq!(game.to_act(), Seats::one(Side::White.seat()));
    game.apply(Side::White.seat(), &Move::AnswerDraw(true), &mut Fast::new(0), &mut Out::new());
    assert_eq!(game.end(), Some(End::Agreed));
}
