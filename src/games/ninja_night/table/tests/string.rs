//! The string: drawn out, tapped and stepped, let go and called off.

use super::*;

#[test]
fn a_stroke_a_tap_and_steps_to_the_same_place_are_the_same_throw() {
    let game = posed("NNI-10");
    let scene = scene(&game);
    let aimed = || {
        let mut desk = Desk::default();
        assert_eq!(tap(&scene, &mut desk, village(&game, 'E')), []);
        assert!(desk.aim.is_some());
        desk
    };
    let by_stroke = pull(&scene, &mut aimed(), 0, 980);
    let mut desk = aimed();
    let tap = [picture::Phase::Down, picture::Phase::Up].map(|phase| along(strip(&scene, &desk), phase, 980));
    assert_eq!(touch(&scene, &mut desk, &tap), []);
    let by_tap = press(&scene, &mut desk, Does::LetGo);
    let mut desk = aimed();
    for (step, times) in [(5, 2), (4, 2), (3, 2)] {
        for _ in 0..times {
            assert_eq!(press(&scene, &mut desk, Does::Step(step)), []);
        }
    }
    assert_eq!(i32::from(desk.length), 2 * (STEPS[5] + STEPS[4] + STEPS[3]));
    let by_steps = press(&scene, &mut desk, Does::LetGo);
    let spot = game.ninja(A).expect("placed").spot;
    let throw = Throw { spot, aim: village(&game, 'E'), length: 980 };
    let expected = vec![Move::Leap { target: roof('E'), throw }];
    assert_eq!((&by_stroke, &by_tap, &by_steps), (&expected, &expected, &expected));
    assert_eq!(game.check(A, &expected[0]), Ok(()));
}

#[test]
fn a_string_is_called_off_by_escape_by_the_peg_and_by_the_button() {
    let game = posed("NNI-10");
    let scene = scene(&game);
    let mut desk = Desk::default();
    tap(&scene, &mut desk, village(&game, 'E'));
    // Drawn out and back to the peg.
    let touches = [(picture::Phase::Down, 0), (picture::Phase::Move, 900), (picture::Phase::Up, 40)];
    let strip = strip(&scene, &desk);
    let touches = touches.map(|(phase, length)| along(strip, phase, length));
    assert_eq!(touch(&scene, &mut desk, &touches[..2]), []);
    assert_eq!(desk.length, 900);
    assert_eq!(touch(&scene, &mut desk, &[along(strip, picture::Phase::Move, 40), touches[2]]), []);
    assert_eq!((desk.length, desk.aim.is_some()), (0, true));
    // Escape while it is out: what the pointer does afterwards is nothing.
    touch(&scene, &mut desk, &touches[..2]);
    touch(&scene, &mut desk, &[Touch::Cancel]);
    let after = [picture::Phase::Move, picture::Phase::Up].map(|phase| along(strip, phase, 1200));
    assert_eq!(touch(&scene, &mut desk, &after), []);
    assert_eq!(desk.length, 0);
    // The browser takes the pointer away.
    touch(&scene, &mut desk, &touches[..2]);
    assert_eq!(touch(&scene, &mut desk, &[along(strip, picture::Phase::Lost, 900)]), []);
    assert_eq!(desk.length, 0);
    press(&scene, &mut desk, Does::Cancel);
    assert_eq!(desk, Desk::default());
}

/// Two fingers: one has the string, the other may not move what is measured.
#[test]
fn a_string_in_hand_keeps_the_village_as_it_is() {
    let game = posed("NNI-10");
    let scene = scene(&game);
    let mut desk = Desk::default();
    tap(&scene, &mut desk, village(&game, 'E'));
    let strip = strip(&scene, &desk);
    let held = [(picture::Phase::Down, 0), (picture::Phase::Move, 900)];
    touch(&scene, &mut desk, &held.map(|(phase, length)| along(strip, phase, length)));
    let before = desk.clone();
    for letter in ['D', 'I'] {
        assert_eq!(tap(&scene, &mut desk, village(&game, letter)), []);
        assert_eq!(desk, before);
    }
}

#[test]
fn pressing_beside_the_end_only_sets_it_and_taking_it_then_throws() {
    let game = posed("NNI-10");
    let scene = scene(&game);
    let mut desk = Desk::default();
    tap(&scene, &mut desk, village(&game, 'E'));
    assert_eq!(pull(&scene, &mut desk, 1500, 1700), [], "a press away from the end does not take it");
    assert_eq!(desk.length, 1700);
    let thrown = pull(&scene, &mut desk, 1700, 1200);
    assert!(matches!(thrown[..], [Move::Leap { throw: Throw { length: 1200, .. }, .. }]), "{thrown:?}");
    // No longer than the string is.
    desk.length = 0;
    pull(&scene, &mut desk, 600, 9000);
    assert_eq!(desk.length, 3500);
}

#[test]
fn the_steps_keep_their_places_and_a_string_at_its_peg_is_not_let_go() {
    let game = posed("NNI-10");
    let scene = scene(&game);
    let mut desk = Desk::default();
    tap(&scene, &mut desk, village(&game, 'E'));
    let before = buttons(&scene, &desk);
    let tried = press(&scene, &mut desk, Does::LetGo);
    assert_eq!(game.check(A, &tried[0]), Err(Illegal::WrongLength { length: 0, longest: 3500 }));
    press(&scene, &mut desk, Does::Step(5));
    assert_eq!(buttons(&scene, &desk), before);
}

#[test]
fn nothing_is_drawn_out_before_a_point_is_designated() {
    let scene = scene(&posed("NNI-10"));
    let mut desk = Desk::default();
    assert_eq!(pull(&scene, &mut desk, 0, 900), []);
    assert_eq!(desk.length, 0);
}
