//! Throws: by drags, keys and buttons, of one and of several at once.

use super::*;
use crate::ui::stage::names::sign;

#[test]
fn a_stroke_becomes_a_throw_with_the_speed_of_its_end() {
    let game = dealt(2);
    let scene = scene(&game);
    let [left, top, width, height] = picture(&scene, &Desk::default()).fields[0].area;
    let (x, y) = (left + width / 2, top + height - 30);
    // Slowly first, then 30 units upwards every 20 milliseconds: 1500 units or 500 millimetres a second.
    let mut points = vec![(x, y), (x, y - 2), (x, y - 4)];
    points.extend((1..=5).map(|step| (x, y - 4 - 30 * step)));
    let thrown = stroke(&scene, &mut Desk::default(), 0, 1, 20, &points);
    let [Move::Throw(gesture)] = thrown[..] else { panic!("{thrown:?}") };
    assert_eq!(game.check(A, &thrown[0]), Ok(()));
    assert!((-510..=-490).contains(&gesture.vy) && gesture.vx.abs() < 5, "{gesture:?}");
    let (tx, ty) = Look::at(A, 2, false).table(points[points.len() - 1]);
    assert!((i32::from(gesture.x) - tx).abs() < 50 && (i32::from(gesture.y) - ty).abs() < 50, "{gesture:?}");
}

#[test]
fn a_throw_is_tamed_and_follows_the_turn_of_the_table() {
    let mut game = dealt(2);
    let gesture = Gesture::usual(A, 2);
    game.apply(A, &Move::Throw(gesture), &mut Fast::new(1), &mut Out::silent());
    let mut scene = scene(&game);
    scene.facing = B;
    // B sits at the lower edge of the drawing then, and upwards is towards A.
    let [left, top, width, height] = picture(&scene, &Desk::default()).fields[0].area;
    assert!(top > 600, "at the lower edge");
    let points = [0, 1, 2, 3].map(|step| (left + width / 2, top + height - 30 - 90 * step));
    let thrown = stroke(&scene, &mut Desk::default(), 0, 1, 10, &points);
    assert_eq!(game.check(B, &thrown[0]), Ok(()), "too far and too fast, but tamed");
    let Move::Throw(Gesture { y, vy, .. }) = thrown[0] else { panic!("a throw") };
    assert!(vy > 1400 && y < 6000, "{thrown:?}");
}

#[test]
fn several_people_throw_at_once_with_several_fingers() {
    let game = dealt(4);
    let mut scene = scene(&game);
    scene.waiting = Seats::all(4);
    let fields = picture(&scene, &Desk::default()).fields;
    assert_eq!(fields.len(), 4);
    for (index, one) in fields.iter().enumerate() {
        for other in &fields[index + 1..] {
            let apart = |a: usize| {
                one.area[a] + one.area[a + 2] <= other.area[a]
                    || other.area[a] + other.area[a + 2] <= one.area[a]
            };
            assert!(apart(0) || apart(1), "{one:?} {other:?}");
        }
    }
    let mut desk = Desk::default();
    let middle = |field: usize| {
        let [left, top, width, height] = fields[field].area;
        (left + width / 2, top + height / 2)
    };
    let send = |desk: &mut Desk, field: usize, phase: Does, by: i32, time: u32| {
        let (x, y) = middle(field);
        let at = (x + by, y - by);
        NinjaDice::touch(
            &scene,
            desk,
            Touch::Stroke(Stroke { field, pointer: 7 + field as i32, phase, at, time }),
        )
    };
    for (phase, by, time) in [(Does::Down, 0, 0), (Does::Move, 30, 40), (Does::Move, 60, 80)] {
        for field in [2, 0, 3, 1] {
            assert_eq!(send(&mut desk, field, phase, by, time), []);
        }
    }
    for field in [3, 1, 0] {
        assert_eq!(send(&mut desk, field, Does::Up, 60, 80), []);
    }
    assert!(picture(&scene, &desk).advice.contains(sign(Seat::new(2))), "the third is still to throw");
    let moves = send(&mut desk, 2, Does::Up, 60, 80);
    assert_eq!(moves.len(), 4);
    let mut game = game;
    for (seat, mv) in Seat::all(4).zip(&moves) {
        assert_eq!(game.check(seat, mv), Ok(()), "in the order of the seats");
        game.apply(seat, mv, &mut Fast::new(1), &mut Out::silent());
    }
    assert_ne!(game.phase(), Phase::Throwing);
}

#[test]
fn whoever_acts_throws_first() {
    let mut scene = scene(&dealt(2));
    (scene.actor, scene.waiting) = (Some(B), [A, B].into_iter().collect());
    let mut desk = Desk::default();
    assert_eq!(tap(&scene, &mut desk, "place-1"), []);
    let usual = |seat| Move::Throw(Gesture::usual(seat, 2));
    assert_eq!(tap(&scene, &mut desk, "place-2"), [usual(B), usual(A)]);
}

#[test]
fn a_throw_can_be_cancelled() {
    let scene = scene(&dealt(2));
    let [left, top, ..] = picture(&scene, &Desk::default()).fields[0].area;
    let (x, y) = (left + 100, top + 100);
    let mut desk = Desk::default();
    // Back to where it began.
    assert_eq!(stroke(&scene, &mut desk, 0, 1, 20, &[(x, y), (x + 80, y), (x + 5, y)]), []);
    // Without a movement.
    assert_eq!(stroke(&scene, &mut desk, 0, 1, 20, &[(x, y)]), []);
    // Taken away by the browser, or by the Escape key.
    for end in [
        Touch::Cancel,
        Touch::Stroke(Stroke { field: 0, pointer: 1, phase: Does::Lost, at: (x, y), time: 9 }),
    ] {
        for (phase, at) in [(Does::Down, (x, y)), (Does::Move, (x + 90, y - 90))] {
            NinjaDice::touch(
                &scene,
                &mut desk,
                Touch::Stroke(Stroke { field: 0, pointer: 1, phase, at, time: 1 }),
            );
        }
        assert!(desk.pulled(A).is_some());
        assert_eq!(NinjaDice::touch(&scene, &mut desk, end), []);
        assert!(desk.pulls.is_empty());
        let up = Stroke { field: 0, pointer: 1, phase: Does::Up, at: (x + 90, y - 90), time: 30 };
        assert_eq!(NinjaDice::touch(&scene, &mut desk, Touch::Stroke(up)), []);
    }
}

#[test]
fn buttons_and_keys_throw_in_the_usual_way() {
    let game = dealt(3);
    let mut scene = scene(&game);
    let usual = Move::Throw(Gesture::usual(A, 3));
    assert_eq!(press(&scene, &mut Desk::default(), words().throw_for_me), [usual]);
    assert_eq!(tap(&scene, &mut Desk::default(), "place-1"), [usual]);
    assert_eq!(tap(&scene, &mut Desk::default(), "place-2"), [], "not a person");
    scene.waiting = Seats::one(A).with(B);
    let mut desk = Desk::default();
    assert_eq!(press(&scene, &mut desk, words().throw_for[1]), []);
    assert_eq!(press(&scene, &mut desk, words().throw_for[0]).len(), 2);
}

#[test]
fn two_clicks_throw_nobody_elses_dice() {
    let mut game = posed("NDI-18");
    // B is the ninja, and throws again.
    (game.active, game.first) = (B, B);
    let deciding = scene(&game);
    let again = Move::Again { dice: 1, places: [None; 5] };
    let labels = |scene: &Scene<NinjaDice>, desk: &Desk| -> Vec<String> {
        picture(scene, desk).tray.into_iter().map(|button| button.label).collect()
    };
    let place = labels(&deciding, &Desk::default()).iter().position(|label| label == words().throw_again);
    game.apply(B, &again, &mut Fast::new(1), &mut Out::silent());
    let mut throwing = scene(&game);
    (throwing.actor, throwing.waiting) = (Some(A), Seats::all(3));
    let ([force, aim], mut desk) = ([words().forces[1], words().aims[1]], Desk::default());
    let [a, b, c] = [0, 1, 2].map(|seat| words().throw_for[seat]);
    assert_eq!(labels(&throwing, &desk), [force, aim, b, a, c], "the ninja first");
    let place = place.expect("a button");
    for near in place.saturating_sub(1)..=place + 1 {
        assert!(![a, c].contains(&&*labels(&throwing, &desk)[near]), "around where it was");
    }
    assert_eq!(press(&throwing, &mut desk, a), []);
    assert_eq!(labels(&throwing, &desk), [force, aim, b, words().has_thrown[0], c], "in the same place");
    let drawn = picture(&throwing, &desk);
    let held = |seat: Seat| {
        let die = game.threats().iter().position(|&threat| threat == Threat::Held(seat)).expect("a die");
        drawn.sprites[SKILLS + die].class.clone()
    };
    assert_eq!([held(A), held(Seat::new(2))], ["die ready", "die held"], "who has thrown is seen");
    assert_eq!(press(&throwing, &mut desk, words().has_thrown[0]), [], "again, and for nobody else");
    assert_eq!(press(&throwing, &mut desk, b), []);
    assert_eq!(press(&throwing, &mut desk, c).len(), 3);
}

#[test]
fn buttons_throw_gently_or_hard_and_to_either_side() {
    let game = dealt(2);
    let scene = scene(&game);
    let mut made = Vec::new();
    for force in [0, 1, 2] {
        for aim in [0, 1, 2] {
            let mut desk = Desk::default();
            (0..(force + 2) % 3).for_each(|_| _ = NinjaDice::touch(&scene, &mut desk, Touch::Button(0, 0)));
            (0..(aim + 2) % 3).for_each(|_| _ = NinjaDice::touch(&scene, &mut desk, Touch::Button(1, 0)));
            let labels: Vec<_> =
                picture(&scene, &desk).tray.iter().map(|button| button.label.clone()).collect();
            assert_eq!(labels, [words().forces[force], words().aims[aim], words().throw_for_me]);
            let thrown = press(&scene, &mut desk, words().throw_for_me);
            assert_eq!(game.check(A, &thrown[0]), Ok(()));
            made.extend(thrown);
        }
    }
    let all: Vec<Move> = Gesture::some(A, 2).map(Move::Throw).collect();
    assert_eq!(made, all);
    assert_eq!(made[4], Move::Throw(Gesture::usual(A, 2)), "left alone it is the usual one");
    let Move::Throw(Gesture { vx, .. }) = made[3] else { panic!("a throw") };
    assert!(vx < 0, "A looks up: left is left");
}

#[test]
fn who_has_thrown_takes_it_back_by_throwing_otherwise_alone() {
    let mut scene = scene(&dealt(2));
    scene.waiting = Seats::all(2);
    let fields = picture(&scene, &Desk::default()).fields;
    let [mine, theirs] = [0, 1].map(|field: usize| {
        let [left, top, width, height] = fields[field].area;
        (left + width / 2, top + height / 2)
    });
    let mut desk = Desk::default();
    assert_eq!(stroke(&scene, &mut desk, 0, 1, 20, &[mine, (mine.0, mine.1 - 90)]), []);
    let first = desk.thrown[0];
    assert!(first.is_some());
    // A touch, and a drag that comes back, change nothing.
    assert_eq!(stroke(&scene, &mut desk, 0, 1, 20, &[mine]), []);
    assert_eq!(stroke(&scene, &mut desk, 0, 1, 20, &[mine, (mine.0 + 90, mine.1), mine]), []);
    assert_eq!(desk.thrown[0], first);
    // While a hand is about to throw otherwise, the dice wait for it.
    let send = |desk: &mut Desk, phase: Does, by: i32, time: u32| {
        let at = (mine.0 + by, mine.1 - by);
        NinjaDice::touch(&scene, desk, Touch::Stroke(Stroke { field: 0, pointer: 7, phase, at, time }))
    };
    for end in [Does::Up, Does::Lost] {
        let mut desk = desk.clone();
        send(&mut desk, Does::Down, 0, 0);
        send(&mut desk, Does::Move, 60, 20);
        assert_eq!(stroke(&scene, &mut desk, 1, 2, 20, &[theirs, (theirs.0, theirs.1 + 90)]), []);
        let moves = send(&mut desk, end, 60, 40);
        let [Move::Throw(gesture), Move::Throw(_)] = moves[..] else { panic!("{moves:?}") };
        assert_eq!(Some(gesture) == first, end == Does::Lost, "as it threw in the end");
    }
    send(&mut desk, Does::Down, 0, 0);
    send(&mut desk, Does::Move, 60, 20);
    assert_eq!(stroke(&scene, &mut desk, 1, 2, 20, &[theirs, (theirs.0, theirs.1 + 90)]), []);
    assert_eq!(NinjaDice::touch(&scene, &mut desk, Touch::Cancel).len(), 2, "the Escape key is an end too");
}

#[test]
fn a_tap_on_the_own_sign_throws_wherever_it_is_hit() {
    let game = dealt(3);
    let scene = scene(&game);
    let field = picture(&scene, &Desk::default()).fields[0].area;
    let (x, y) = Look::at(A, 3, false).sign(A);
    let inside = (x, y - 20);
    assert!(inside.1 < field[1] + field[3], "where a hand grabs its dice");
    let usual = [Move::Throw(Gesture::usual(A, 3))];
    assert_eq!(stroke(&scene, &mut Desk::default(), 0, 1, 20, &[inside]), usual);
    assert_eq!(tap(&scene, &mut Desk::default(), "place-1"), usual, "and where it is pressed by a key");
    assert_eq!(stroke(&scene, &mut Desk::default(), 0, 1, 20, &[(x, y - 90)]), [], "not beside it");
}

#[test]
fn a_hinted_throw_is_made_by_the_button_and_drops_no_other() {
    let hinted = Gesture::from_edge(A, 3, 500, 1300, 300);
    let mut scene = scene(&dealt(3));
    (scene.waiting, scene.hint) = (Seats::one(A).with(B), Some(Move::Throw(hinted)));
    assert!(!NinjaDice::follows(&Move::Throw(hinted)) && NinjaDice::follows(&Move::Boost(None)));
    let mut desk = Desk::default();
    assert_eq!(press(&scene, &mut desk, words().throw_for[1]), []);
    let [own, other] = [0, 1].map(|seat| {
        let tray = picture(&scene, &Desk::default()).tray;
        tray.into_iter().find(|button| button.label == words().throw_for[seat]).expect("a button").primary
    });
    assert!(own && !other, "the button that does it stands out");
    let moves = press(&scene, &mut desk, words().throw_for[0]);
    assert_eq!(moves, [Move::Throw(hinted), Move::Throw(Gesture::usual(B, 3))]);
    // Whoever chooses another force does not want it.
    let mut desk = Desk::default();
    press(&scene, &mut desk, words().throw_for[1]);
    press(&scene, &mut desk, words().forces[1]);
    let hard = Gesture::some(A, 3).nth(7).expect("straight to the middle");
    assert_eq!(press(&scene, &mut desk, words().throw_for[0])[0], Move::Throw(hard));
}
