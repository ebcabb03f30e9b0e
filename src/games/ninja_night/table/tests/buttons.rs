//! What is pressed below the village: tokens, bonuses, wheels.

use super::*;

/// The focus stays at a place when the row of buttons changes.
#[test]
fn a_token_pressed_twice_is_let_go_of_and_never_dropped() {
    let token = |number: u8| Token::try_from(number).expect("a token");
    // Three bonuses and a value; whatever the action, and with the hint's button too.
    let held = [token(0), token(6), token(8), token(20)];
    for plan in [Action::Move, Action::Pick, Action::Heal].map(|action| [action, Action::Pick]) {
        let game = posed("NNI-10").with_plan(plan).with_tokens(A, &held);
        let throw =
            Throw { spot: game.ninja(A).expect("placed").spot, aim: village(&game, 'E'), length: 900 };
        for hint in [None, Some(Move::Leap { target: roof('E'), throw })] {
            let mut scene = scene(&game);
            scene.hint = hint;
            let mut desk = Desk::default();
            let before = buttons(&scene, &desk);
            for (place, does) in before.iter().enumerate().filter(|(_, does)| matches!(does, Does::Own(_))) {
                assert_eq!(touch(&scene, &mut desk, &[Touch::Button(place, 0)]), []);
                assert!(desk.chosen.is_some());
                let chosen = buttons(&scene, &desk);
                assert_eq!(&chosen[place], does);
                assert_eq!(
                    chosen.iter().rposition(|does| does.is_plain()),
                    chosen.iter().position(|&does| does == Does::Drop)
                );
                assert_eq!(touch(&scene, &mut desk, &[Touch::Button(place, 0)]), []);
                assert_eq!(desk.chosen, None);
            }
        }
    }
}

#[test]
fn a_bonus_of_no_use_is_not_offered_and_the_rules_say_why() {
    let token = |number: u8| Token::try_from(number).expect("a token");
    let b = Seat::new(1);
    let game = posed("NNI-10");
    let here = game.ninja(A).expect("placed");
    let together = Seat::all(3).fold(game, |game, seat| game.with_ninja(seat, here));
    let (wounded, held) = (game.with_wounds(A, 1), game.with_tokens(b, &[token(20)]));
    let late = game.with_plan([Action::Move, Action::Pick]).with_progress(Progress::Done);
    for (number, vain, why, useful) in [
        (0, game, "You have no wound that the potion could heal.", wounded),
        (6, together, "is on your own roof: attacks go to another.", game),
        (8, game, "carries no chest to knock out.", held),
        (8, together, "is on your own roof", held),
    ] {
        for (game, offered) in [(vain, false), (useful, true)] {
            let scene = scene(&game.with_tokens(A, &[token(number)]));
            let mut desk = Desk::default();
            press(&scene, &mut desk, Does::Own(token(number)));
            let bonus = scene.view.game().bonus(token(number)).expect("a bonus");
            assert_eq!(buttons(&scene, &desk).contains(&Does::Play(bonus)), offered, "{number}");
            assert_eq!(picture(&scene, &desk).advice.contains(why), !offered, "{why}");
        }
    }
    // A gear turns the second action once the first is over.
    let scene = scene(&late.with_tokens(A, &[token(2)]));
    let mut desk = Desk::default();
    press(&scene, &mut desk, Does::Own(token(2)));
    assert!(buttons(&scene, &desk).contains(&Does::Play(Bonus::Gear)));
}

#[test]
fn a_wheel_is_turned_until_the_planner_is_set() {
    let scene = scene(&posed("NNI-6"));
    let mut desk = Desk::default();
    let can_set = |desk: &Desk| !picture(&scene, desk).panel.contains("disabled");
    assert!(!can_set(&desk));
    press(&scene, &mut desk, Does::Wheel(0, Action::Heal));
    assert!(!can_set(&desk));
    press(&scene, &mut desk, Does::Wheel(1, Action::Pick));
    assert!(can_set(&desk));
    press(&scene, &mut desk, Does::Wheel(0, Action::Move));
    assert_eq!(press(&scene, &mut desk, Does::SetPlan), [Move::Plan([Action::Move, Action::Pick])]);
}

#[test]
fn signs_and_buttons_say_what_they_are() {
    let planning = scene(&posed("NNI-6"));
    for lang in Lang::ALL {
        let words = crate::games::ninja_night::text::text(lang);
        let panel = NinjaNight::picture(&planning, &Desk::default(), lang).panel;
        let seen = |action: &str| panel.contains(&format!("<small>{action}</small>"));
        assert!(words.actions.iter().all(|action| seen(action)), "{panel}");
    }
    let game = posed("NNI-10");
    let scene = scene(&game);
    let mut desk = Desk::default();
    let label = |desk: &Desk| {
        let place = buttons(&scene, desk).iter().position(|&does| does == Does::Shift);
        picture(&scene, desk).tray.swap_remove(place.expect("a button")).label
    };
    assert_eq!(label(&desk), "Shift the ninja");
    tap(&scene, &mut desk, village(&game, 'E'));
    assert_eq!(label(&desk), "Shift ninja or aim");
    press(&scene, &mut desk, Does::Shift);
    assert_eq!(label(&desk), "Ready");
}

#[test]
fn a_wheel_turns_the_shorter_way_and_is_spoken_as_a_choice() {
    let scene = scene(&posed("NNI-6"));
    let mut desk = Desk::default();
    press(&scene, &mut desk, Does::Wheel(0, Action::Move));
    assert_eq!(desk.turned, [0, 0], "there was nothing to turn from");
    for (to, by) in [(Action::Attack, -1), (Action::Heal, 2), (Action::Move, -1), (Action::Heal, 1)] {
        press(&scene, &mut desk, Does::Wheel(0, to));
        assert_eq!(desk.turned, [by, 0], "{to:?}");
    }
    let panel = picture(&scene, &desk).panel;
    assert!(panel.contains("t4 by1") && panel.contains("t5 by0"), "{panel}");
    assert_eq!(panel.matches(r#"role="radio""#).count(), 10);
    assert_eq!(panel.matches(r#"tabindex="0""#).count(), 2, "one tab stop for each wheel");
    assert_eq!(panel.matches(r#"aria-checked="true""#).count(), 1);
    // What is done next does not turn it once more.
    touch(&scene, &mut desk, &[Touch::Over(Some(3))]);
    assert_eq!((desk.turned, desk.wheels[0]), ([0, 0], Some(Action::Heal)));
}
