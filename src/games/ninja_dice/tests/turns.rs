//! NDI-15, NDI-16, NDI-18, NDI-21 to NDI-23, NDI-26, NDI-R5, NDI-R11: turns, rounds and the end.

use super::*;
use crate::games::ninja_dice::data::THROWS;

fn held(game: &NinjaDice) -> Vec<Option<Seat>> {
    game.threats
        .iter()
        .map(|threat| if let Threat::Held(seat) = threat { Some(*seat) } else { None })
        .collect()
}

#[test]
fn ndi_15_everyone_starts_with_five_treasures() {
    for seats in 2..=5 {
        let game = NinjaDice::deal(&Setup::default(), seats, &mut Fast::new(1));
        assert!(Seat::all(seats).all(|seat| game.treasures(seat) == 5));
    }
}

#[test]
fn ndi_16_the_first_throw_of_the_game_has_one_threat_die_for_each_other_player() {
    for seats in 2..=5_u8 {
        let game = table(seats, "L L L L");
        assert!(game.skills.iter().all(Option::is_none), "the five skill dice are in hand");
        let mut expected: Vec<_> = (1..seats).map(|seat| Some(Seat::new(seat))).collect();
        expected.resize(4, None);
        assert_eq!(held(&game), expected, "one each and no extra one");
        assert_eq!(game.house().len(), 4, "and the house is thrown");
        let mut begun = game;
        let told = act(&mut begun, A, Move::Throw(Gesture::usual(A, seats)));
        let right = Seat::new(seats - 1);
        assert_eq!(
            told[0],
            Event::House { first: true, round: 0, active: A, by: right, faces: game.house },
            "by the player to the right"
        );
        let second = act(&mut begun, B, Move::Throw(Gesture::usual(B, seats)));
        assert!(!second.iter().any(|event| matches!(event, Event::House { first: true, .. })), "told once");
    }
}

#[test]
fn ndi_18_the_whole_house_ends_the_turn_stopping_takes_what_is_beaten_or_the_dice_go_again() {
    let mut game = table(2, "L L G R");
    let told = throw(&mut game, "ppssc c");
    assert!(told.iter().any(|event| matches!(event, Event::Took { seat: A, treasures: 7, whole: true, .. })));
    assert_eq!((game.treasures(A), game.active), (12, B));
    let mut game = table(2, "L L G R");
    throw(&mut game, "pscc+ c");
    if let Phase::Fortune(_) = game.phase {
        act(&mut game, A, Move::Boost(None));
    }
    refuses(&game, B, Move::Stop(game.best_plan()), "NDI-18", Illegal::NotTheNinja(A));
    let mut more = game;
    stop(&mut game);
    assert_eq!((game.treasures(A), game.active), (7, B));
    again(&mut more, &[2, 3, 4]);
    assert_eq!((more.active, more.phase), (A, Phase::Throwing));
    assert!(more.skills[0].is_some() && more.skills[2].is_none());
}

#[test]
fn ndi_21_free_threat_dice_go_to_the_poorest_first() {
    let mut game = table(4, "G G R R");
    throw(&mut game, "ccccc ccc");
    game.treasures = [5, 6, 2, 4, 0];
    let told = {
        let mut again = game;
        self::again(&mut again, &[0])
    };
    assert_eq!(told, [Event::Dealt([Some(C), Some(D), Some(B), Some(C)])], "the poorest gets the extra one");
    game.threats = [Threat::Kept, Threat::Kept, Threat::Aside, Threat::Aside];
    again(&mut game, &[0]);
    assert_eq!(held(&game), [None, None, Some(C), Some(D)], "too few dice: the richest goes without");
    // Equals: nearest to the ninja's left.
    let mut game = table(4, "G G R R");
    (game.active, game.first) = (C, C);
    game.threats = [Threat::Held(D), Threat::Held(A), Threat::Held(B), Threat::Aside];
    throw(&mut game, "ccccc ccc");
    again(&mut game, &[0]);
    assert_eq!(held(&game), [Some(D), Some(A), Some(B), Some(D)]);
    // Two players: one die and one extra one, no more.
    let mut game = table(2, "G G R R");
    throw(&mut game, "ccccc c");
    again(&mut game, &[0]);
    assert_eq!(held(&game), [Some(B), Some(B), None, None]);
    // Five: all four dice are dealt, and none is left for an extra one.
    let mut game = table(5, "G G R R");
    throw(&mut game, "ccccc cccc");
    again(&mut game, &[0]);
    assert_eq!(game.throwers().len(), 5);
}

#[test]
fn ndi_22_the_dice_go_to_the_left_and_a_new_house_is_thrown() {
    let mut game = table(3, "G G R R");
    throw(&mut game, "sscpp ch");
    let told = stop(&mut game);
    let Event::Left { seat: A, count: 4, beaten: 0b0011, treasures: 2, skills, .. } = told[1] else {
        panic!("{told:?}")
    };
    assert!(skills.iter().all(Option::is_some), "what lay there is told");
    let Event::House { first: false, round: 0, active, by, .. } = told[2] else { panic!("{told:?}") };
    assert_eq!((active, by, game.active), (B, A, B));
    assert!(game.skills.iter().all(Option::is_none) && game.fresh == 0 && game.throws == 0);
    assert_eq!(
        told[3],
        Event::Dealt([Some(C), Some(A), Some(C), None]),
        "C is poorest, and the extra die is dealt too"
    );
    assert_eq!(game.phase, Phase::Throwing);
    // Each die of the new house shows what chance gives it.
    let mut game = table(2, "L L L L");
    throw(&mut game, "ccccc c");
    let plan = game.best_plan();
    let told =
        make(&mut game, A, Move::Stop(plan), &mut Rigged { faces: vec![5, 5, 2, 0], rest: Fast::new(1) });
    let faces: Vec<&str> = game.house().iter().map(|face| face.letters()).collect();
    assert_eq!(faces, ["RR", "GG", "G", "L"]);
    assert!(told.iter().any(|event| matches!(event, Event::House { faces, .. } if *faces == game.house)));
}

#[test]
fn ndi_23_three_rounds_of_four_five_and_six_house_dice() {
    let mut game = table(2, "G G R R");
    let mut sizes = Vec::new();
    while game.phase != Phase::Over {
        sizes.push((game.round, game.active.index(), game.house().len()));
        let threats = held(&game).iter().flatten().count();
        let skills = "ccccc";
        throw(&mut game, &format!("{skills} {}", "c".repeat(threats)));
        stop(&mut game);
    }
    assert_eq!(sizes, [(0, 0, 4), (0, 1, 4), (1, 0, 5), (1, 1, 5), (2, 0, 6), (2, 1, 6)]);
}

/// Plays the last turn of a game in which the ninja beats nothing.
fn ended(treasures: [u8; 5]) -> (NinjaDice, Vec<Event>) {
    let mut game = table(3, "G G R R G R");
    (game.active, game.treasures) = (C, treasures);
    game.threats = [Threat::Held(A), Threat::Held(B), Threat::Aside, Threat::Aside];
    throw(&mut game, "ccccc cc");
    let told = stop(&mut game);
    (game, told)
}

#[test]
fn ndi_26_the_most_treasures_win() {
    let (game, told) = ended([3, 9, 8, 0, 0]);
    assert_eq!(game.outcome().map(|outcome| outcome.winners), Some(Seats::one(B)));
    assert_eq!(told[2], Event::Ended { winners: Seats::one(B), treasures: [3, 9, 8, 0, 0] });
    assert!(game.to_act().is_empty());
    refuses(&game, A, Move::Throw(Gesture::usual(A, 3)), "NDI-26", Illegal::Over);
}

#[test]
fn ndi_r5_equals_share_the_victory_and_treasures_never_run_out() {
    let (game, _) = ended([9, 9, 8, 0, 0]);
    assert_eq!(game.outcome().map(|outcome| outcome.winners), Some(Seats::one(A).with(B)));
    let mut game = table(2, "L L G R");
    game.treasures = [90, 80, 0, 0, 0];
    throw(&mut game, "ppssc c");
    assert_eq!((game.treasures(A), game.treasures(B)), (97, 80), "as many as there are to take");
}

#[test]
fn ndi_r11_a_turn_has_sixty_throws_at_most() {
    let mut game = table(2, "G G R R");
    for _ in 1..THROWS {
        let threats = held(&game).iter().flatten().count();
        let skills = game.skills.iter().filter(|lying| lying.is_none()).count();
        throw(&mut game, &format!("{} {}", "c".repeat(skills), "c".repeat(threats)));
        again(&mut game, &[0]);
    }
    throw(&mut game, "c cc");
    assert_eq!(game.throws, THROWS);
    refuses(&game, A, Move::Again { dice: 1, places: [None; 5] }, "NDI-R11", Illegal::LastThrow);
    let mut moves = Vec::new();
    game.moves(A, &mut moves);
    assert_eq!(moves, [Move::Stop(game.best_plan())]);
    stop(&mut game);
    assert_eq!(game.active, B);
}
