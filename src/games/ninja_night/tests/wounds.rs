//! NNI-25 and NNI-26.

use super::*;

#[test]
fn nni_25_a_wound_takes_a_free_slot() {
    let mut game = turns(3, [Attack, Attack]).holding(B, &[10, 15, 20]);
    let hit = game.attack_on(A, B, 0);
    let told = make(&mut game, A, hit);
    assert_eq!(told[1], Event::Wounded(B));
    assert_eq!((game.slots(B).as_str(), game.turn()), ("10 15 20 w", B));
}

#[test]
fn nni_25_with_none_free_the_victim_chooses_a_token() {
    let mut game = turns(3, [Attack, Attack]).holding(B, &[10, 15, 20]).wounded(B, 1).holding(A, &[11]);
    let hit = game.attack_on(A, B, 0);
    let told = make(&mut game, A, hit);
    assert_eq!(told[1], Event::MustLose(B));
    assert_eq!((game.phase(), game.to_act()), (Phase::Losing(B), Seats::one(B)));
    refuses(&game, A, Move::Done, "NNI-25", Illegal::LoseFirst(B));
    refuses(&game, B, Move::Drop(token(10)), "NNI-25", Illegal::LoseFirst(B));
    refuses(&game, B, Move::Lose(token(11)), "NNI-25", Illegal::NotYoursToLose(token(11)));
    assert_eq!(moves(&game, B), [10, 15, 20].map(|number| Move::Lose(token(number))));
    let told = make(&mut game, B, Move::Lose(token(15)));
    let lost = Event::Lost { seat: B, token: token(15), roof: roof(4) };
    assert_eq!(told, [lost, Event::Wounded(B)]);
    assert_eq!((game.slots(B), game.lying(4)), ("10 w 20 w".to_owned(), vec![15]));
    assert_eq!(game.to_act(), Seats::one(A), "and the attacker goes on");
    refuses(&game, A, Move::Lose(token(11)), "NNI-25", Illegal::NothingToLose);
    assert!(seen(&game, C).chest(token(15)).is_none(), "chest side up");
}

#[test]
fn nni_25_a_miss_may_push_out_an_own_token() {
    let mut game = turns(2, [Go, Go]).holding(A, &[10, 11, 12, 13]);
    let miss = game.leap_to(A, 4, 1);
    make(&mut game, A, miss);
    assert_eq!(game.phase(), Phase::Losing(A));
    make(&mut game, A, Move::Lose(token(13)));
    assert_eq!((game.slots(A), game.lying(3)), ("10 11 12 w".to_owned(), vec![13]));
    assert_eq!((game.turn(), game.progress()), (A, Progress::Done));
}

#[test]
fn nni_25_without_a_choice_it_is_made() {
    let mut game = turns(2, [Go, Go]).wounded(A, 3).holding(A, &[10]);
    let miss = game.leap_to(A, 4, 1);
    let told = make(&mut game, A, miss);
    assert_eq!(told[1], Event::Lost { seat: A, token: token(10), roof: roof(3) });
    assert_eq!((game.slots(A).as_str(), game.turn()), ("w w w w", B), "nothing is left to do");
}

#[test]
fn nni_26_at_most_four_wounds_and_never_out() {
    let mut game = turns(2, [Go, Pick]).wounded(A, 4).laid(3, &[10]);
    let miss = game.leap_to(A, 4, 1);
    let told = make(&mut game, A, miss);
    assert_eq!(told[1], Event::Unhurt(A));
    assert_eq!(game.slots(A), "w w w w");
    make(&mut game, B, Move::Done);
    assert_eq!(game.to_act(), Seats::one(A), "still in the game");
    refuses(&game, A, Move::Pick(token(10)), "NNI-R7", Illegal::NoFreeSlot);
    let mut game = turns(2, [Heal, Pick]).wounded(A, 4).laid(3, &[10]);
    make(&mut game, A, Move::Heal);
    make(&mut game, B, Move::Done);
    make(&mut game, A, Move::Pick(token(10)));
    assert_eq!(game.slots(A), "10 w w w");
}
