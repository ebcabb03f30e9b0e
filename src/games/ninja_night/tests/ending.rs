//! NNI-32 to NNI-34 and NNI-R10: who wins.

use super::*;

/// The last turn of the last round, of two or three.
fn last_turn(seats: u8) -> NinjaNight {
    let mut game = turns(seats, [Heal, Heal]).in_round(6);
    game.step = 1;
    game.turn = Seat::new(seats - 1);
    game
}

fn finish(mut game: NinjaNight) -> (Seats, [Score; SEATS]) {
    let seat = game.turn();
    let told = make(&mut game, seat, Move::Done);
    let Some(&Event::Ended { winners, scores, .. }) = told.last() else { panic!("{told:?}") };
    assert_eq!(game.outcome(), Some(Outcome { winners }));
    assert!(game.to_act().is_empty());
    refuses(&game, A, Move::Done, "NNI-32", Illegal::Over);
    (winners, scores)
}

fn used(mut game: NinjaNight, seat: Seat, tokens: &[u8]) -> NinjaNight {
    for &number in tokens {
        game.roofs.iter_mut().for_each(|roof| roof.remove(token(number)));
        game.used[seat.index()].add(token(number));
        game.open.add(token(number));
        game.known[usize::from(number)] = Seats::all(game.seats);
    }
    game
}

#[test]
fn nni_32_the_highest_value_wins_after_the_sixth_round() {
    let game = last_turn(3).holding(A, &[26, 10]).holding(B, &[20, 21]).holding(C, &[0, 1, 2]).wounded(C, 1);
    assert_eq!(game.outcome(), None);
    let (winners, scores) = finish(game.holding(B, &[11]));
    assert_eq!(winners, Seats::one(B));
    assert_eq!(scores.map(|score| score.value), [6, 7, 0, 0]);
    // Rounds before the sixth do not end it.
    for round in 1..6 {
        let mut game = last_turn(3).in_round(round);
        make(&mut game, C, Move::Done);
        assert_eq!((game.outcome(), game.round()), (None, round + 1));
    }
}

#[test]
fn nni_32_backpacks_are_opened_at_the_end() {
    let mut game = last_turn(3).holding(A, &[26]).holding(B, &[0]);
    assert!(seals(&game, C, Move::Done));
    let told = make(&mut game, C, Move::Done);
    let Some(Event::Ended { packs, .. }) = told.last() else { panic!("{told:?}") };
    assert_eq!((packs[0][0], packs[1][0]), (Some(Chest::Worth(5)), Some(Chest::Bonus(Bonus::Potion))));
    assert_eq!(seen(&game, C).score(A).value, 5);
    assert!(seen(&game, C).chest(token(10)).is_none(), "what lies on roofs stays hidden");
}

#[test]
fn nni_33_a_tie_goes_to_the_most_chests_with_a_value() {
    let game = last_turn(3).holding(A, &[24]).holding(B, &[15, 16]).holding(C, &[20]);
    assert_eq!(finish(game).0, Seats::one(B), "2 + 2 against 4");
    let game = last_turn(3).holding(A, &[24, 0]).holding(B, &[25]);
    assert_eq!(finish(game).0, Seats::one(A).with(B), "a bonus is no chest with a value");
}

#[test]
fn nni_33_then_to_the_fewest_bonuses_played() {
    let game = last_turn(3).holding(A, &[24]).holding(B, &[25]);
    let (winners, scores) = finish(used(used(game, A, &[0, 2]), B, &[1]));
    assert_eq!(winners, Seats::one(B));
    assert_eq!(scores.map(|score| score.bonuses), [2, 1, 0, 0]);
}

#[test]
fn nni_r10_still_tied_the_victory_is_shared() {
    let game = last_turn(3).holding(A, &[24]).holding(B, &[25]).holding(C, &[20]);
    assert_eq!(finish(used(used(game, A, &[0]), B, &[1])).0, Seats::one(A).with(B));
    assert_eq!(finish(last_turn(2)).0, Seats::all(2), "nobody has anything");
}

#[test]
fn nni_34_two_players_see_all_tokens() {
    let mut game = NinjaNight::deal(&Setup::default(), 2, &mut Fast::new(3));
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(B)] {
        let view = game.view(viewer);
        assert!(Token::all().all(|token| view.game().chest(token).is_some()));
    }
    assert!(game.is_face_up() && !game.is_private(A));
    for seat in [A, B] {
        make(&mut game, seat, Move::Place(roof(2)));
    }
    assert!(game.is_private(A), "plans are secret all the same");
    for seat in [A, B] {
        make(&mut game, seat, Move::Plan([Pick, Steal]));
    }
    let pick = game.on_roof(roof(2)).iter().find(|token| !token.is_yellow()).expect("a pink one");
    let told = make(&mut game, A, Move::Pick(pick));
    assert_eq!(told, [Event::Picked { seat: A, token: pick, chest: game.chest(pick) }], "everyone is told");
    make(&mut game, A, Move::Drop(pick));
    assert!(seen(&game, B).chest(pick).is_some() && game.is_open(pick));
    // Three or four do not.
    let game = NinjaNight::deal(&Setup::default(), 3, &mut Fast::new(3));
    assert!(!game.is_face_up() && game.is_private(A) && seen(&game, A).chest(token(0)).is_none());
}
