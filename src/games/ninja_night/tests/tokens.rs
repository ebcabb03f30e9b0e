//! NNI-19 to NNI-24, NNI-R7 to NNI-R9 and NNI-R13: chests are taken, dropped and remembered.

use super::*;

#[test]
fn nni_19_any_number_of_tokens_one_per_free_slot() {
    let mut game = turns(3, [Pick, Pick]).laid(3, &[10, 15, 20]).wounded(A, 2);
    let picks = |game: &NinjaNight| {
        listed(game, A, |mv| if let Move::Pick(token) = mv { Some(token.index()) } else { None })
    };
    assert_eq!(picks(&game), [10, 15, 20]);
    refuses(&game, A, Move::Pick(token(11)), "NNI-19", Illegal::NotOnRoof(token(11)));
    make(&mut game, A, Move::Pick(token(15)));
    assert_eq!((game.progress(), game.turn()), (Progress::Picking, A));
    make(&mut game, A, Move::Pick(token(20)));
    assert_eq!((game.slots(A), game.lying(3)), ("w w 15 20".to_owned(), vec![10]));
    refuses(&game, A, Move::Pick(token(10)), "NNI-R7", Illegal::NoFreeSlot);
    assert!(picks(&game).is_empty());
    let told = make(&mut game, A, Move::Done);
    assert_eq!(told, [Event::Finished { seat: A, action: Pick, skipped: false }]);
}

#[test]
fn nni_20_yellow_chests_only_in_rounds_five_and_six() {
    for round in 1..=6 {
        let game = turns(3, [Pick, Pick]).laid(3, &[24, 10]).in_round(round);
        if round < 5 {
            refuses(&game, A, Move::Pick(token(24)), "NNI-20", Illegal::TooEarly(5));
        } else {
            assert_eq!(game.check(A, &Move::Pick(token(24))), Ok(()));
        }
        assert_eq!(game.check(A, &Move::Pick(token(10))), Ok(()));
    }
}

#[test]
fn nni_21_a_token_of_choice_from_a_ninja_on_the_same_building() {
    let mut game = turns(3, [Steal, Steal]).standing(B, 3).holding(B, &[10, 20]).holding(C, &[15]);
    refuses(&game, A, Move::Steal(token(15)), "NNI-21", Illegal::Elsewhere(C));
    refuses(&game, A, Move::Steal(token(16)), "NNI-21", Illegal::NotHeld(token(16)));
    let steals = listed(&game, A, |mv| if let Move::Steal(token) = mv { Some(token.index()) } else { None });
    assert_eq!(steals, [10, 20]);
    assert!(seen(&game, A).chest(token(20)).is_none(), "it is stolen blind");
    let (mut watched, chest) = (game, Some(Chest::Worth(3)));
    let stolen = |chest| Event::Stolen { seat: A, victim: B, token: token(20), chest };
    assert_eq!(tell(&mut watched, A, Move::Steal(token(20)), Viewer::Seat(C)), [stolen(None)]);
    assert_eq!(tell(&mut game, A, Move::Steal(token(20)), Viewer::Seat(A)), [stolen(chest)]);
    assert_eq!((game.slots(A).as_str(), game.slots(B).as_str()), ("20 - - -", "10 - - -"));
    assert_eq!(seen(&game, A).chest(token(20)), chest, "and looked at");
    assert_eq!(seen(&game, B).chest(token(20)), chest, "its former owner remembers it");
    assert_eq!(seen(&game, C).chest(token(20)), None);
    refuses(&game, A, Move::Steal(token(10)), "NNI-7", Illegal::ActionOver);
}

#[test]
fn nni_r8_a_thief_with_a_full_backpack_drops_first_and_wounds_are_not_stolen() {
    let mut game = turns(3, [Steal, Steal]).standing(B, 3).holding(B, &[10]).wounded(B, 3);
    game = game.holding(A, &[15, 16, 17, 18]);
    refuses(&game, A, Move::Steal(token(10)), "NNI-R7", Illegal::NoFreeSlot);
    make(&mut game, A, Move::Drop(token(16)));
    make(&mut game, A, Move::Steal(token(10)));
    assert_eq!((game.slots(A).as_str(), game.slots(B).as_str()), ("15 10 17 18", "- w w w"));
    // Nothing but wounds: there is nothing to take.
    let game = turns(3, [Steal, Steal]).standing(B, 3).wounded(B, 4);
    assert_eq!(moves(&game, A), [Move::Done]);
}

#[test]
fn nni_22_one_wound_is_healed() {
    let mut game = turns(2, [Heal, Heal]).wounded(A, 3).holding(A, &[10]);
    assert_eq!(make(&mut game, A, Move::Heal), [Event::Healed { seat: A, wounds: 1 }]);
    assert_eq!(game.slots(A), "- w w 10");
    refuses(&turns(2, [Heal, Heal]), A, Move::Heal, "NNI-22", Illegal::NoWound);
}

#[test]
fn nni_23_tokens_are_dropped_for_free_on_the_own_turn() {
    let mut game = turns(3, [Heal, Heal]).holding(A, &[10, 20]).holding(B, &[15]);
    refuses(&game, B, Move::Drop(token(15)), "NNI-7", Illegal::NotYourTurn(A));
    refuses(&game, A, Move::Drop(token(15)), "NNI-23", Illegal::NotYours(token(15)));
    for number in [20, 10] {
        let told = make(&mut game, A, Move::Drop(token(number)));
        assert_eq!(told, [Event::Dropped { seat: A, token: token(number), roof: roof(3) }]);
    }
    assert_eq!((game.turn(), game.progress()), (A, Progress::Ahead), "the action is still to come");
    assert_eq!((game.lying(3), game.slots(A)), (vec![10, 20], "- - - -".to_owned()));
    assert!(seen(&game, B).chest(token(20)).is_none(), "chest side up");
    assert_eq!(seen(&game, A).chest(token(20)), Some(Chest::Worth(3)), "but not forgotten");
}

#[test]
fn nni_r13_what_was_dropped_this_turn_is_not_picked_up_again() {
    let mut game = turns(2, [Pick, Pick]).laid(3, &[10]).holding(A, &[2]);
    make(&mut game, A, Move::Drop(token(2)));
    refuses(&game, A, Move::Pick(token(2)), "NNI-R13", Illegal::JustDropped(token(2)));
    let gear = Move::Gear { token: token(2), step: 1, action: Heal };
    refuses(&game, A, gear, "NNI-24", Illegal::NotYoursToPlay(token(2)));
    make(&mut game, A, Move::Pick(token(10)));
    make(&mut game, A, Move::Done);
    make(&mut game, B, Move::Done);
    make(&mut game, A, Move::Pick(token(2)));
    assert_eq!(game.slots(A), "10 2 - -", "in the next turn it is");
}

#[test]
fn nni_24_bonuses_before_during_and_after_the_action() {
    let start = turns(3, [Pick, Pick]).laid(3, &[0, 1, 20]).wounded(A, 1).holding(A, &[2, 3]);
    // Before.
    let mut game = start;
    make(&mut game, A, Move::Gear { token: token(2), step: 1, action: Heal });
    assert_eq!(game.progress(), Progress::Ahead);
    // During: one just picked up, then another gear.
    make(&mut game, A, Move::Pick(token(0)));
    assert_eq!(make(&mut game, A, Move::Potion(token(0))).len(), 2);
    make(&mut game, A, Move::Gear { token: token(3), step: 1, action: Steal });
    make(&mut game, A, Move::Pick(token(20)));
    assert_eq!((game.slots(A), game.lying(3)), ("20 - - -".to_owned(), vec![1]));
    assert_eq!(game.used(A).iter().map(Token::index).collect::<Vec<_>>(), [0, 2, 3]);
    // After.
    let mut game = turns(3, [Go, Go]).holding(A, &[0, 1]);
    let miss = game.leap_to(A, 4, 1);
    make(&mut game, A, miss);
    assert_eq!((game.slots(A).as_str(), game.turn()), ("0 1 w -", A));
    make(&mut game, A, Move::Potion(token(1)));
    assert_eq!((game.slots(A).as_str(), game.turn()), ("0 - - -", A));
    // Never on somebody else's turn, and never what is no bonus.
    refuses(&start, B, Move::Potion(token(0)), "NNI-7", Illegal::NotYourTurn(A));
    refuses(&start, A, Move::Potion(token(2)), "NNI-24", Illegal::NotThatBonus(token(2)));
    let worth = start.holding(A, &[20]);
    refuses(&worth, A, Move::Potion(token(20)), "NNI-24", Illegal::NotThatBonus(token(20)));
}

#[test]
fn nni_24_a_played_bonus_is_seen_by_all_and_stays_beside_the_backpack() {
    let mut game = turns(3, [Heal, Heal]).holding(A, &[0, 10]).wounded(A, 1);
    assert!(seen(&game, B).chest(token(0)).is_none());
    assert!(seals(&game, A, Move::Potion(token(0))), "others see it");
    let told = make(&mut game, A, Move::Potion(token(0)));
    assert_eq!(told[0], Event::Played { seat: A, token: token(0), bonus: Bonus::Potion });
    assert!(game.used(A).has(token(0)) && game.is_open(token(0)));
    assert_eq!(seen(&game, B).chest(token(0)), Some(Chest::Bonus(Bonus::Potion)));
}

#[test]
fn nni_r7_a_token_is_looked_at_as_it_is_taken_into_a_free_slot() {
    let mut game = turns(3, [Pick, Pick]).laid(3, &[0, 20]).wounded(A, 3);
    assert!(seen(&game, A).chest(token(0)).is_none());
    refuses(&game, A, Move::Potion(token(0)), "NNI-24", Illegal::NotYoursToPlay(token(0)));
    assert!(seals(&game, A, Move::Pick(token(0))), "it cannot be unseen");
    let picked = |chest| Event::Picked { seat: A, token: token(0), chest };
    let mut watched = game;
    assert_eq!(tell(&mut watched, A, Move::Pick(token(0)), Viewer::Seat(B)), [picked(None)]);
    let potion = Some(Chest::Bonus(Bonus::Potion));
    assert_eq!(tell(&mut game, A, Move::Pick(token(0)), Viewer::Seat(A)), [picked(potion)]);
    assert_eq!((seen(&game, A).chest(token(0)), seen(&game, B).chest(token(0))), (potion, None));
    refuses(&game, A, Move::Pick(token(20)), "NNI-R7", Illegal::NoFreeSlot);
    make(&mut game, A, Move::Potion(token(0)));
    make(&mut game, A, Move::Pick(token(20)));
    assert_eq!(game.slots(A), "20 - - -");
}

#[test]
fn nni_r7_face_up_bonuses_are_played_from_the_roof_with_a_full_backpack() {
    let mut game = turns(2, [Pick, Pick]).laid(3, &[0, 20]).wounded(A, 3).holding(A, &[10]);
    make(&mut game, A, Move::Potion(token(0)));
    assert_eq!((game.slots(A), game.lying(3)), ("- - - 10".to_owned(), vec![20]));
    assert_eq!(game.progress(), Progress::Picking, "that is picking up");
    // Not with another action, and not from another roof.
    let game = turns(2, [Heal, Heal]).laid(3, &[0]).wounded(A, 1);
    refuses(&game, A, Move::Potion(token(0)), "NNI-24", Illegal::NotYoursToPlay(token(0)));
    let game = turns(2, [Pick, Pick]).laid(4, &[0]).wounded(A, 1);
    refuses(&game, A, Move::Potion(token(0)), "NNI-24", Illegal::NotYoursToPlay(token(0)));
}

#[test]
fn nni_r9_own_tokens_are_known_and_of_others_only_the_backs() {
    let game = turns(4, [Heal, Heal]).holding(A, &[10, 24]).holding(B, &[0]);
    let own = seen(&game, A);
    assert_eq!((own.chest(token(10)), own.chest(token(24))), (Some(Chest::Worth(1)), Some(Chest::Worth(4))));
    let other = seen(&game, C);
    for number in [0, 10, 24] {
        assert_eq!(other.chest(token(number)), None);
    }
    assert_eq!(other.pack(A), game.pack(A), "but where they are, and their colour");
    assert!(token(24).is_yellow() && !token(10).is_yellow());
    // A view does not change with what it hides.
    let mut swapped = game;
    swapped.chests.swap(10, 0);
    assert_eq!(swapped.view(Viewer::Seat(C)), game.view(Viewer::Seat(C)));
    assert_ne!(swapped.view(Viewer::Seat(A)), game.view(Viewer::Seat(A)));
}

/// Whoever looks back at a game sees what anybody knew, and no more.
#[test]
fn nni_r9_looking_back_shows_what_anybody_knew() {
    let game = turns(3, [Pick, Go]).holding(A, &[20]).holding(B, &[0]);
    let all = *game.view(Viewer::All).game();
    assert_eq!(all.chest(token(20)), Some(Chest::Worth(3)));
    assert_eq!(all.chest(token(0)), Some(Chest::Bonus(Bonus::Potion)));
    assert_eq!(all.chest(token(10)), None, "nobody has looked at it");
    let mut planning = table(3);
    make(&mut planning, A, Move::Plan([Go, Pick]));
    assert_eq!(planning.view(Viewer::All).game().plan(A), Some([Go, Pick]));
    assert_eq!(planning.view(Viewer::Table).game().plan(A), None);
}
