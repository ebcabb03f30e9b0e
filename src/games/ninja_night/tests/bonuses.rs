//! NNI-27 to NNI-31, NNI-R6, NNI-R14 and NNI-R15: what bonuses do.

use super::*;

#[test]
fn nni_27_a_potion_heals_all_wounds() {
    let mut game = turns(2, [Heal, Heal]).wounded(A, 3).holding(A, &[0]);
    let told = make(&mut game, A, Move::Potion(token(0)));
    assert_eq!(told[1], Event::Healed { seat: A, wounds: 3 });
    assert_eq!(game.slots(A), "- - - -");
    let healthy = turns(2, [Heal, Heal]).holding(A, &[0]);
    refuses(&healthy, A, Move::Potion(token(0)), "NNI-27", Illegal::NoWoundForPotion);
}

#[test]
fn nni_28_a_gear_changes_an_action_before_it_is_resolved() {
    let gear = |step, action| Move::Gear { token: token(2), step, action };
    let start = turns(3, [Heal, Go]).holding(A, &[2, 10]);
    for (step, action) in [(0, Pick), (1, Pick)] {
        let mut game = start;
        let told = make(&mut game, A, gear(step, action));
        let from = [Heal, Go][usize::from(step)];
        assert_eq!(told[1], Event::Changed { seat: A, step, from, to: action });
        let mut plan = [Heal, Go];
        plan[usize::from(step)] = action;
        assert_eq!(game.plan(A), Some(plan));
    }
    refuses(&start, A, gear(2, Pick), "NNI-28", Illegal::TooLate(2));
    refuses(&start, A, gear(1, Go), "NNI-28", Illegal::SameAction(Go));
    // Once it is carried out, it stays.
    let mut game = start.wounded(A, 1);
    make(&mut game, A, Move::Heal);
    refuses(&game, A, gear(0, Pick), "NNI-28", Illegal::TooLate(0));
    assert_eq!(game.check(A, &gear(1, Pick)), Ok(()));
    for seat in [A, B, C] {
        make(&mut game, seat, Move::Done);
    }
    refuses(&game, A, gear(0, Pick), "NNI-28", Illegal::TooLate(0));
    assert_eq!(listed(&game, A, |mv| matches!(mv, Move::Gear { .. }).then_some(())).len(), 4);
    // Picking up has begun with the first token, or with a gear played from the roof.
    let mut game = turns(3, [Pick, Go]).holding(A, &[2]).laid(3, &[10]);
    make(&mut game, A, Move::Pick(token(10)));
    refuses(&game, A, gear(0, Go), "NNI-28", Illegal::TooLate(0));
    let game = turns(2, [Pick, Go]).laid(3, &[2]);
    refuses(&game, A, gear(0, Go), "NNI-28", Illegal::TooLate(0));
    assert_eq!(game.check(A, &gear(1, Pick)), Ok(()));
}

#[test]
fn nni_29_a_grapple_moves_without_an_estimate() {
    let mut game = turns(2, [Heal, Heal]).holding(A, &[4]);
    let told = make(&mut game, A, Move::Grapple { token: token(4), target: roof(4) });
    let standing = Standing { roof: roof(4), spot: village().house(roof(4)).stand(0) };
    assert_eq!(told[1], Event::Grappled { seat: A, from: roof(3), standing });
    assert_eq!((game.ninja(A), game.slots(A).as_str()), (Some(standing), "- - - -"));
    assert_eq!((game.turn(), game.progress()), (A, Progress::Ahead), "the action is still to come");
}

#[test]
fn nni_r6_a_grapple_reaches_the_three_nearest_and_ties() {
    // Building 5 a little lower: then four roofs are near 8, three of them equally.
    let mut houses = *village().houses();
    houses[5].centre.y = -400;
    let trees = village().trees().map(|tree| tree.centre);
    let village = Village::new(houses, trees).expect("still room");
    let reached = |from: u8| {
        let game = NinjaNight { village, ..turns(2, [Heal, Heal]) }.standing(A, from).holding(A, &[4]);
        listed(&game, A, |mv| if let Move::Grapple { target, .. } = mv { Some(target.index()) } else { None })
    };
    // From 3 (edges at -1150 and -200): 4 is 400 away, 7 is 450 down, 0 is 150 and 400 away, all others further.
    assert_eq!(reached(3), [0, 4, 7]);
    // From 8 (±350, 200 to 700): 7 is 350 left; 4, 5 and 10 are 400 above and below; 9 is 450 right.
    assert_eq!(reached(8), [4, 5, 7, 10]);
    let game = turns(2, [Heal, Heal]).holding(A, &[4]);
    for far in [3, 5, 10] {
        let mv = Move::Grapple { token: token(4), target: roof(far) };
        refuses(&game, A, mv, "NNI-R6", Illegal::NotNear(roof(far)));
    }
}

#[test]
fn nni_r14_a_grapple_ends_picking_up() {
    let mut game = turns(2, [Pick, Pick]).laid(3, &[4, 10]).laid(4, &[20]);
    make(&mut game, A, Move::Pick(token(10)));
    make(&mut game, A, Move::Grapple { token: token(4), target: roof(4) });
    refuses(&game, A, Move::Pick(token(20)), "NNI-7", Illegal::ActionOver);
    // Before the first token it does not.
    let mut game = turns(2, [Pick, Pick]).holding(A, &[4]).laid(4, &[20]);
    make(&mut game, A, Move::Grapple { token: token(4), target: roof(4) });
    make(&mut game, A, Move::Pick(token(20)));
    assert_eq!(game.slots(A), "20 - - -");
}

#[test]
fn nni_30_a_shuriken_wounds_from_afar() {
    let start = turns(3, [Heal, Heal]).holding(A, &[6]);
    let shuriken = |beyond| Move::Shuriken { token: token(6), victim: B, throw: start.shot_at(A, B, beyond) };
    let mut game = start;
    let told = make(&mut game, A, shuriken(0));
    let Event::Shot { seat: A, bonus: Bonus::Shuriken, victim: B, stretch } = told[1] else {
        panic!("{told:?}")
    };
    assert_eq!((stretch.cord, stretch.verdict, told[2]), (Cord::Fist, Verdict::On, Event::Wounded(B)));
    assert_eq!((game.slots(A).as_str(), game.slots(B).as_str()), ("- - - -", "w - - -"));
    assert_eq!((game.roof_of(A), game.progress()), (Some(roof(3)), Progress::Ahead), "nobody moves");
    let mut game = start;
    let told = make(&mut game, A, shuriken(1));
    assert_eq!(told.len(), 2, "on failure nothing happens");
    assert_eq!((game.slots(A).as_str(), game.slots(B).as_str()), ("- - - -", "- - - -"));
    assert!(game.used(A).has(token(6)), "but it is spent");
    let near = start.standing(B, 3);
    refuses(&near, A, shuriken(0), "NNI-18", Illegal::SameRoof(B));
}

#[test]
fn nni_31_a_kunai_knocks_a_token_onto_the_roof_of_the_victim() {
    let start = turns(3, [Heal, Heal]).holding(A, &[8]).holding(B, &[10, 20]).wounded(B, 1);
    let kunai = |beyond| Move::Kunai { token: token(8), victim: B, throw: start.shot_at(A, B, beyond) };
    let mut game = start;
    make(&mut game, A, kunai(0));
    assert_eq!((game.phase(), game.to_act()), (Phase::Choosing(B), Seats::one(A)));
    refuses(&game, A, Move::Done, "NNI-31", Illegal::KnockFirst);
    refuses(&game, B, Move::Knock(token(10)), "NNI-7", Illegal::NotYourTurn(A));
    refuses(&game, A, Move::Knock(token(15)), "NNI-31", Illegal::NotTheVictims(token(15)));
    assert_eq!(moves(&game, A), [10, 20].map(|number| Move::Knock(token(number))), "never a wound (NNI-R8)");
    let told = make(&mut game, A, Move::Knock(token(20)));
    assert_eq!(told, [Event::Knocked { victim: B, token: token(20), roof: roof(4) }]);
    assert_eq!((game.slots(B), game.lying(4)), ("10 - w -".to_owned(), vec![20]));
    assert!(seen(&game, A).chest(token(20)).is_none(), "chest side up");
    refuses(&game, A, Move::Knock(token(10)), "NNI-31", Illegal::NothingToKnock);
    let mut game = start;
    make(&mut game, A, kunai(1));
    assert_eq!((game.phase(), game.slots(B).as_str()), (Phase::Acting, "10 20 w -"), "a miss does nothing");
    assert!(game.used(A).has(token(8)), "but it is spent");
}

#[test]
fn nni_r15_what_could_do_nothing_is_not_played() {
    let game = turns(3, [Heal, Heal]).holding(A, &[8]).wounded(B, 2);
    let kunai = Move::Kunai { token: token(8), victim: B, throw: game.shot_at(A, B, 0) };
    refuses(&game, A, kunai, "NNI-31", Illegal::NothingHeld(B));
    // One token only: there is no choice to make.
    let mut game = game.holding(B, &[10]);
    let told = make(&mut game, A, kunai);
    assert_eq!(told[2], Event::Knocked { victim: B, token: token(10), roof: roof(4) });
    assert_eq!(game.slots(B), "w w - -");
}
