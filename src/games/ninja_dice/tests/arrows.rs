//! NDI-8 to NDI-14, NDI-R2, NDI-R3: threats.

use super::*;

/// Five skill dice in a row in the middle, far from each other.
const ROW: &str = "s@40,120 s@80,120 c@120,120 f@160,120 p@200,120";
/// The same without a caught arrow.
const BARE: &str = "s@40,120 s@80,120 s@120,120 f@160,120 p@200,120";

#[test]
fn ndi_8_all_throw_at_the_same_time_in_any_order() {
    let mut game = table(3, "G G R R");
    assert_eq!(game.to_act(), Seats::all(3));
    act(&mut game, C, Move::Throw(Gesture::usual(C, 3)));
    assert_eq!(game.to_act(), Seats::one(A).with(B));
    refuses(&game, C, Move::Throw(Gesture::usual(C, 3)), "NDI-8", Illegal::AlreadyThrown);
    refuses(&game, A, Move::Stop(Plan::default()), "NDI-8", Illegal::ThrowFirst(Seats::one(A).with(B)));
    // Nobody sees how C has thrown, only that it has.
    use crate::kernel::Viewer;
    assert_eq!(game.view(Viewer::Seat(A)).game().gestures[2], None);
    assert!(game.view(Viewer::Seat(C)).game().gestures[2].is_some());
    assert!(game.view(Viewer::Table).game().ready().has(C));
    act(&mut game, A, Move::Throw(Gesture::usual(A, 3)));
    assert!(game.skills.iter().all(Option::is_none), "nothing rolls before all have thrown");
    let told = make(&mut game, B, Move::Throw(Gesture::usual(B, 3)), &mut Rigged::showing("ccccc cc"));
    let Some(Event::Thrown { tumble, rest, .. }) = told.get(1) else { panic!("{told:?}") };
    assert_eq!(tumble.run(), *rest, "the event is enough to roll the dice again");
    assert_eq!(tumble.track().last(), Some(rest));
    assert!(game.skills.iter().all(Option::is_some));
    refuses(&game, A, Move::Throw(Gesture::usual(A, 3)), "NDI-8", Illegal::NothingToThrow);
}

#[test]
fn ndi_8_who_holds_no_dice_does_not_throw() {
    let mut game = table(5, "G G R R");
    game.threats = [Threat::Kept, Threat::Kept, Threat::Held(C), Threat::Held(D)];
    assert_eq!(game.to_act(), Seats::one(A).with(C).with(D));
    refuses(&game, B, Move::Throw(Gesture::usual(B, 5)), "NDI-8", Illegal::NoDice);
}

#[test]
fn ndi_9_four_hourglasses_end_the_turn_at_once_without_treasure() {
    let mut game = table(5, "L L L L");
    let told = throw(&mut game, "ppppp hhhh");
    assert!(
        told.iter().any(|event| matches!(event, Event::Kept { seat: A, now: 4, total: 4, .. }))
            && told.contains(&Event::OutOfTime(A)),
        "{told:?}"
    );
    assert!(!told.iter().any(|event| matches!(event, Event::Took { .. })), "though the house was beaten");
    assert_eq!((game.active, game.treasures(A)), (B, 5));
    // In total during a turn: two and two.
    let mut game = table(3, "L L L L");
    throw(&mut game, "fffff hh");
    assert_eq!((game.hourglasses(), game.active), (2, A));
    again(&mut game, &[0]);
    throw(&mut game, "f hh");
    assert_eq!((game.hourglasses(), game.active, game.treasures(A)), (0, B, 5));
    // Three do not.
    let mut game = table(4, "L L L L");
    throw(&mut game, "fffff hhh");
    assert_eq!((game.hourglasses(), game.phase), (3, Phase::Deciding));
}

#[test]
fn ndi_10_an_arrow_steals_from_the_owner_of_a_die_in_front() {
    let mut game = table(3, "G G R R");
    throw_at(&mut game, BARE, "a@120,200/0 c@20,20");
    assert_eq!((game.phase, game.to_act()), (Phase::Arrow(0), Seats::one(B)));
    let told = act(&mut game, B, Move::Shoot(Some(Target::Skill(1))));
    assert_eq!(
        told[0],
        Event::Shot { seat: B, arrow: 0, from: pose("120,200"), hit: Some((Target::Skill(1), A)) }
    );
    assert_eq!((game.treasures(A), game.treasures(B), game.treasures(C)), (4, 6, 5));
    // Nothing lies in front of an arrow that points away.
    let mut game = table(3, "G G R R");
    let told = throw_at(&mut game, BARE, "a@120,200/2048 c@20,20");
    let from = pose("120,200/2048");
    assert!(told.contains(&Event::Missed { seat: B, arrow: 0, from, safe: Seats::NONE }));
    assert_eq!(game.phase, Phase::Deciding);
    // A threat die of another player can be hit too, and what lies behind cannot.
    let mut game = table(3, "G G R R");
    throw_at(&mut game, BARE, "a@100,160/2048 a@20,200/1024");
    assert_eq!(game.phase, Phase::Arrow(0));
    refuses(&game, B, Move::Shoot(Some(Target::Skill(1))), "NDI-10", Illegal::BehindArrow(Target::Skill(1)));
    refuses(&game, B, Move::Shoot(Some(Target::Threat(3))), "NDI-10", Illegal::NotOnTable(Target::Threat(3)));
    act(&mut game, B, Move::Shoot(Some(Target::Threat(1))));
    assert_eq!((game.treasures(B), game.treasures(C)), (6, 4));
    refuses(&game, A, Move::Boost(None), "NDI-13", Illegal::ArrowFirst(C));
}

#[test]
fn ndi_11_a_saved_skill_die_can_be_hit_but_no_hourglass_of_an_earlier_throw() {
    let mut game = table(3, "G G R R");
    throw_at(&mut game, "s@40,120 s@80,120 s@120,120 f@160,120 p@200,120", "h@40,40 c@80,40");
    again(&mut game, &[4]);
    throw_at(&mut game, "p@200,220", "c@20,20 a@120,160 h@120,20");
    assert_eq!(game.phase, Phase::Arrow(2));
    let targets: Vec<Target> = game.shots(2).collect();
    assert!(targets.contains(&Target::Skill(0)), "saved from the first throw");
    assert!(!targets.contains(&Target::Threat(0)), "the hourglass lies next to the house");
    refuses(&game, C, Move::Shoot(Some(Target::Threat(0))), "NDI-10", Illegal::NotOnTable(Target::Threat(0)));
    assert_eq!(game.lies(Target::Threat(3)).map(|(seat, _)| seat), Some(B));
    // An hourglass of this very throw is a die like any other.
    let mut game = table(3, "G G R R");
    throw_at(&mut game, ROW, "a@120,200 h@120,20");
    assert_eq!(game.shots(0).collect::<Vec<_>>(), [Target::Threat(1)]);
}

#[test]
fn ndi_12_a_caught_arrow_protects_its_roller() {
    let mut game = table(3, "G G R R");
    throw_at(&mut game, ROW, "a@120,200 h@120,20");
    assert!(game.is_protected(A));
    refuses(&game, B, Move::Shoot(Some(Target::Skill(0))), "NDI-12", Illegal::Protected(A));
    let mut game = table(3, "G G R R");
    throw_at(&mut game, BARE, "a@120,200 c@120,20");
    refuses(&game, B, Move::Shoot(Some(Target::Threat(1))), "NDI-12", Illegal::Protected(C));
    assert_eq!(game.check(B, &Move::Shoot(Some(Target::Skill(0)))), Ok(()));
    // Who is protected is told where nobody else can be hit, and nobody who lies behind the arrow.
    let mut game = table(4, "G G R R");
    let told = throw_at(&mut game, ROW, "a@120,200 c@120,20 c@120,230");
    assert!(told.contains(&Event::Missed {
        seat: B,
        arrow: 0,
        from: pose("120,200"),
        safe: Seats::one(A).with(C)
    }));
    // One caught arrow stops all arrows: nothing is left to choose.
    let mut game = table(3, "G G R R");
    throw_at(&mut game, "c@40,120 s@80,120 s@120,120 f@160,120 p@200,120", "a@40,200 a@200,200");
    assert_eq!(game.treasures(A), 5);
    assert!(!game.shots(0).any(|target| matches!(target, Target::Skill(_))));
}

#[test]
fn ndi_13_arrows_fly_clockwise_from_the_ninjas_left() {
    let mut game = table(4, "G G R R");
    // C is the ninja: D shoots first, then A, then B.
    game.active = C;
    game.first = C;
    game.threats = [Threat::Held(A), Threat::Held(B), Threat::Held(D), Threat::Aside];
    throw_at(&mut game, BARE, "a@40,200 a@120,200 a@200,200");
    let mut order = Vec::new();
    while let Phase::Arrow(_) = game.phase {
        let seat = game.to_act().first().expect("an archer");
        order.push(seat);
        let why = Illegal::ArrowFirst(seat);
        refuses(&game, C, Move::Stop(Plan::default()), "NDI-13", why);
        act(&mut game, seat, Move::Shoot(Some(Target::Skill(0))));
    }
    assert_eq!(order, [D, A, B]);
    assert_eq!(game.treasures(C), 2);
}

#[test]
fn ndi_14_hourglasses_stay_next_to_the_house_and_other_threats_go() {
    let mut game = table(4, "G G R R");
    throw_at(&mut game, ROW, "h@20,20 c@60,20 h@100,20");
    assert_eq!(game.threats, [Threat::Kept, Threat::Aside, Threat::Kept, Threat::Aside]);
    again(&mut game, &[0]);
    assert_eq!(game.hourglasses(), 2);
    assert_eq!(game.threats.iter().filter(|threat| matches!(threat, Threat::Held(_))).count(), 2);
    throw_at(&mut game, "s@40,200", "c@20,20 c@60,20");
    assert_eq!(game.hourglasses(), 2, "they are not thrown again");
    stop(&mut game);
    assert_eq!(game.hourglasses(), 0, "a new turn has none");
}

#[test]
fn ndi_r2_only_dice_of_others_who_have_something_and_only_if_wanted() {
    let mut game = table(2, "G G R R");
    throw_at(&mut game, BARE, "a@120,200");
    let told = act(&mut game, B, Move::Shoot(None));
    assert_eq!(told[0], Event::Shot { seat: B, arrow: 0, from: pose("120,200"), hit: None });
    assert_eq!((game.treasures(A), game.treasures(B)), (5, 5));
    let mut game = table(2, "G G R R");
    game.threats[1] = Threat::Held(B);
    throw_at(&mut game, BARE, "a@120,200 h@120,40");
    let own = Target::Threat(1);
    refuses(&game, B, Move::Shoot(Some(own)), "NDI-R2", Illegal::OwnDie(own));
    let mut game = table(3, "G G R R");
    game.treasures[0] = 0;
    throw_at(&mut game, BARE, "a@120,200 c@20,200/2048");
    assert_eq!(game.phase, Phase::Deciding, "nobody has anything that this arrow could take");
    let mut game = table(3, "G G R R");
    game.treasures[0] = 0;
    throw_at(&mut game, BARE, "a@120,200 h@120,20");
    refuses(&game, B, Move::Shoot(Some(Target::Skill(0))), "NDI-R2", Illegal::NothingToSteal(A));
}

#[test]
fn ndi_r3_a_saved_caught_arrow_protects_until_it_is_thrown_again() {
    let mut game = table(2, "G G R R");
    throw_at(&mut game, ROW, "c@20,20");
    let mut kept = game;
    again(&mut kept, &[0]);
    throw_at(&mut kept, "s@40,200", "a@120,200 c@20,20");
    assert_eq!((kept.phase, kept.is_protected(A)), (Phase::Deciding, true));
    again(&mut game, &[2]);
    throw_at(&mut game, "s@40,200", "a@120,200 c@20,20");
    assert_eq!((game.phase, game.is_protected(A)), (Phase::Arrow(0), false));
}
