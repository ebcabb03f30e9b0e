//! NNI-6 to NNI-9, and what a turn consists of.

use super::*;
use crate::kernel::{Player, Seed, Session, UndoRefused};

#[test]
fn nni_6_plans_are_secret_until_the_last_is_in() {
    let mut game = table(3);
    assert_eq!(game.to_act().len(), 3);
    assert_eq!(moves(&game, B).len(), 25);
    refuses(&game, A, Move::Done, "NNI-6", Illegal::PlanFirst);
    let plan = [Go, Pick];
    let (before, mut other) = (game, game);
    assert_eq!(make(&mut game, B, Move::Plan(plan)), [Event::Planned { seat: B, plan: None }]);
    let own = tell(&mut other, B, Move::Plan([Heal, Steal]), Viewer::Seat(B));
    assert_eq!(own, [Event::Planned { seat: B, plan: Some([Heal, Steal]) }]);
    assert_eq!(game.view(Viewer::Seat(A)), other.view(Viewer::Seat(A)), "others see only that it is set");
    assert_eq!(game.view(Viewer::Table), other.view(Viewer::Table));
    assert_eq!(seen(&game, B).plan(B), Some(plan));
    assert_eq!((seen(&game, A).plan(B), game.planned()), (None, Seats::one(B)));
    assert!(!seals(&before, B, Move::Plan(plan)), "it can be taken back");
    refuses(&game, B, Move::Plan(plan), "NNI-6", Illegal::AlreadyPlanned);
    make(&mut game, C, Move::Plan([Attack, Attack]));
    let told = make(&mut game, A, Move::Plan([Steal, Steal]));
    let plans = [Some([Steal, Steal]), Some(plan), Some([Attack, Attack]), None];
    assert_eq!(told[1], Event::Revealed(plans));
    assert_eq!(seen(&game, A).plan(B), Some(plan));
    assert_eq!(game.phase(), Phase::Acting);
    refuses(&game, A, Move::Plan(plan), "NNI-6", Illegal::AlreadyPlanned);
}

#[test]
fn nni_6_a_plan_can_be_taken_back_until_all_are_revealed() {
    let players = vec![Player::human(); 2];
    let mut session = Session::<NinjaNight>::new(Setup::default(), players, Seed(4)).expect("two");
    for seat in [A, B] {
        session.submit(seat, Move::Place(roof(1))).expect("placing");
    }
    session.submit(B, Move::Plan([Pick, Pick])).expect("planning");
    assert_eq!(session.can_undo(Some(A)), Err(UndoRefused::NotYours));
    assert_eq!(session.can_undo(Some(B)), Ok(()));
    session.submit(A, Move::Plan([Pick, Pick])).expect("planning");
    assert_eq!(session.can_undo(Some(B)), Err(UndoRefused::Sealed));
}

#[test]
fn nni_7_all_first_actions_then_all_second_ones() {
    let mut game = turns(3, [Heal, Heal]);
    game.first = B;
    game.turn = B;
    for (step, seat) in [(0, B), (0, C), (0, A), (1, B), (1, C), (1, A)] {
        assert_eq!((game.step(), game.to_act()), (step, Seats::one(seat)));
        refuses(&game, seat.clockwise(1, 3), Move::Done, "NNI-7", Illegal::NotYourTurn(seat));
        make(&mut game, seat, Move::Done);
    }
    assert_eq!((game.round(), game.phase()), (2, Phase::Planning));
}

#[test]
fn nni_7_an_action_is_the_planned_one_and_carried_out_once() {
    let mut game = turns(2, [Heal, Go]).wounded(A, 2).holding(A, &[10]);
    refuses(&game, A, game.leap_to(A, 4, 0), "NNI-6", Illegal::NotPlanned(Heal));
    make(&mut game, A, Move::Heal);
    refuses(&game, A, Move::Heal, "NNI-7", Illegal::ActionOver);
    make(&mut game, A, Move::Done);
    make(&mut game, B, Move::Done);
    refuses(&game, A, Move::Heal, "NNI-6", Illegal::NotPlanned(Go));
}

#[test]
fn nni_8_no_action_is_compulsory() {
    for action in Action::ALL {
        let mut game = turns(2, [action, action]).wounded(A, 1).laid(3, &[10]).standing(B, 3);
        let told = make(&mut game, A, Move::Done);
        assert_eq!(told, [Event::Finished { seat: A, action, skipped: true }]);
        assert_eq!(game.turn(), B);
    }
}

#[test]
fn nni_9_the_moon_and_the_pawn_go_on() {
    let mut game = turns(3, [Heal, Heal]);
    let mut last = Vec::new();
    for _ in 0..6 {
        let seat = game.turn();
        last = make(&mut game, seat, Move::Done);
    }
    assert_eq!(last[1], Event::Moon { round: 2, first: B });
    assert_eq!((game.round(), game.first(), game.turn()), (2, B, B));
    assert_eq!(game.planned(), Seats::NONE);
    assert_eq!(game.to_act(), Seats::all(3));
}

#[test]
fn nni_r8_the_same_action_may_be_planned_twice() {
    for action in Action::ALL {
        assert_eq!(table(2).check(A, &Move::Plan([action, action])), Ok(()));
    }
    let mut game = turns(2, [Heal, Heal]).wounded(A, 2);
    for seat in [A, B, A] {
        let mv = if seat == A { Move::Heal } else { Move::Done };
        make(&mut game, seat, mv);
    }
    assert_eq!(game.slots(A), "- - - -");
}

/// The wound supply is unlimited: sixteen wounds at a table of four are four more than the box holds.
#[test]
fn nni_r8_wounds_do_not_run_out() {
    let mut game = turns(4, [Go, Go]);
    for seat in Seat::all(4) {
        game = game.wounded(seat, if seat == A { 3 } else { 4 });
    }
    let miss = game.leap_to(A, 4, 1);
    make(&mut game, A, miss);
    assert_eq!(Seat::all(4).map(|seat| game.pack(seat).wounds()).sum::<usize>(), 16);
}

#[test]
fn nni_r17_a_turn_with_nothing_left_to_do_ends_by_itself() {
    let mut game = turns(2, [Go, Go]);
    let hit = game.leap_to(A, 4, 0);
    let told = make(&mut game, A, hit);
    assert!(told.contains(&Event::Finished { seat: A, action: Go, skipped: false }));
    assert_eq!(game.turn(), B);
    // With a token there is something to drop or play.
    let mut game = turns(2, [Go, Go]).holding(A, &[10]);
    let hit = game.leap_to(A, 4, 0);
    make(&mut game, A, hit);
    assert_eq!((game.turn(), game.progress()), (A, Progress::Done));
}
