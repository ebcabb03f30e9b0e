//! NDI-17, NDI-D4, NDI-R1, NDI-R7, NDI-R9, NDI-R10: how dice roll and lie.

use super::*;
use crate::games::ninja_dice::data::{DIE, ROUND};
use crate::games::ninja_dice::data::{SKILL_DIE, THREAT_DIE};
use crate::games::ninja_dice::place::{TABLE, edge};

/// A throw of everything from any hands, with some dice lying.
fn any_tumble(seats: u8, chance: &mut Fast) -> Tumble {
    let active = Seat::new(chance.below(u32::from(seats)) as u8);
    let mut tumble = Tumble {
        seats,
        active,
        lying: [None; 5],
        threats: [None; 4],
        gestures: [None; 5],
        luck: chance.below(u32::MAX),
    };
    for seat in Seat::all(seats) {
        tumble.gestures[seat.index()] = Some(Gesture::any(seat, seats, chance));
    }
    for threat in &mut tumble.threats {
        *threat = Some(active.clockwise(1 + chance.below(u32::from(seats) - 1) as u8, seats));
    }
    let mut poses = Vec::new();
    for _ in 0..chance.below(5) {
        let (x, y) = (chance.below(24_000) as i32, chance.below(24_000) as i32);
        poses.push(Pose::clamped(x, y, Turn::new(chance.below(4096) as i32)).freed(&poses));
    }
    for (place, pose) in tumble.lying.iter_mut().zip(poses) {
        *place = Some(pose);
    }
    tumble
}

fn all(rest: &Rest) -> Vec<Pose> {
    rest.skills.iter().copied().chain(rest.threats.iter().copied().flatten()).collect()
}

#[test]
fn ndi_17_dice_come_to_rest_apart_and_on_the_table() {
    let mut chance = Fast::new(4);
    for _ in 0..1500 {
        let tumble = any_tumble(2 + chance.below(4) as u8, &mut chance);
        let poses = all(&tumble.run());
        for (index, pose) in poses.iter().enumerate() {
            assert!(pose.is_free(&poses[..index]), "{pose:?} in {tumble:?}");
        }
        let start = all(&tumble.track()[0]);
        for (index, pose) in start.iter().enumerate() {
            assert!(pose.is_free(&start[..index]), "{pose:?} is thrown into another die");
        }
    }
}

#[test]
fn ndi_17_a_track_ends_where_the_dice_rest_and_takes_no_longer_than_two_and_a_half_seconds() {
    let mut chance = Fast::new(5);
    let mut longest = 0;
    for _ in 0..300 {
        let tumble = any_tumble(5, &mut chance);
        let track = tumble.track();
        assert_eq!(track.last(), Some(&tumble.run()));
        longest = longest.max(track.len());
        for (one, next) in track.iter().zip(&track[1..]) {
            for (one, next) in all(one).iter().zip(all(next)) {
                let step = (i32::from(one.x - next.x), i32::from(one.y - next.y));
                assert!(step.0 * step.0 + step.1 * step.1 < 5_500 * 5_500, "a die jumps: {one:?} {next:?}");
            }
        }
        // By the last frame before the rest everything lies as good as still.
        let before = &track[track.len() - 2];
        for (one, last) in all(before).iter().zip(all(&tumble.run())) {
            let step = (i32::from(one.x - last.x).abs(), i32::from(one.y - last.y).abs());
            assert!(step.0 + step.1 < 600, "still on its way: {one:?} {last:?}");
        }
    }
    assert!((60..=151).contains(&longest), "{longest} frames");
}

#[test]
fn ndi_r7_dice_already_lying_stay_and_thrown_dice_bounce_off_them() {
    let mut chance = Fast::new(6);
    let mut turned_away = 0;
    for _ in 0..400 {
        let tumble = any_tumble(3, &mut chance);
        let rest = tumble.run();
        let clear = Tumble { lying: tumble.lying.map(|lying| lying.map(|_| pose("12,12"))), ..tumble };
        for (lying, rest) in tumble.lying.iter().zip(&rest.skills) {
            assert!(lying.is_none_or(|lying| lying == *rest));
        }
        let thrown = |rest: &Rest| rest.threats;
        turned_away +=
            u32::from(clear.lying.iter().flatten().count() == 4 && thrown(&rest) != thrown(&clear.run()));
    }
    assert!(turned_away > 20, "{turned_away} throws met something");
    // A die in the way of a straight throw is not passed through.
    let lying =
        [Some(pose("120,120")), Some(pose("102,120")), Some(pose("138,120")), Some(pose("84,120")), None];
    for luck in 0..50 {
        let gesture = Gesture { x: 12_000, y: 22_000, vx: 0, vy: -900 };
        let gestures = [Some(gesture), None, None, None, None];
        let tumble = Tumble { seats: 2, active: A, lying, threats: [None; 4], gestures, luck };
        assert!(tumble.run().skills[4].y > 12_800, "{:?}", tumble.run());
    }
}

#[test]
fn ndi_d4_a_die_is_a_square_of_16_mm_scored_as_it_is_drawn() {
    assert_eq!((DIE, ROUND), (1600, 320));
    let die = pose("100,100");
    assert_eq!(die.quad().half, (800, 800));
    let path = die.quad().path();
    assert!(path.starts_with("M9520 9200L10480 9200A320 320 0 0 1 10800 9520L"), "{path}");
    assert_eq!(die.front().path(TABLE, TABLE), "M0 0L24000 0L24000 9200L0 9200Z");
    // The rounded corner of a slanted die reaches 480·√2 + 320 = 998.8 from its middle, a sharp one 1131.
    assert!(die.has_before_it(&pose("150,101.98/512")));
    assert!(!die.has_before_it(&pose("150,101.99/512")));
    let turned = pose("100,100/1024");
    assert!(turned.has_before_it(&pose("200,10")) && !turned.has_before_it(&pose("50,100")));
}

#[test]
fn ndi_r1_in_front_is_open_and_any_part_counts() {
    let arrow = pose("100,100");
    assert!(!arrow.has_before_it(&pose("140,100")), "side by side: the line touches its front edge");
    assert!(arrow.has_before_it(&pose("140,99.99")), "a hundredth of a millimetre over the line");
    assert!(arrow.has_before_it(&pose("100,84")), "right before it, edge to edge");
    assert!(arrow.has_before_it(&pose("20,20")), "far to the side, beyond the line");
    assert!(!arrow.has_before_it(&pose("100,116")), "right behind it");
    assert!(arrow.has_before_it(&pose("230,100/512")), "a corner over the line");
    let slanted = pose("100,100/512");
    assert!(!slanted.has_before_it(&pose("120,120/512")), "in line on a slant");
    assert!(slanted.has_before_it(&pose("120.01,120/512")));
}

#[test]
fn ndi_r9_the_table_has_a_border_and_each_seat_its_edge() {
    for seats in 2..=5 {
        let places: Vec<_> = Seat::all(seats).map(|seat| edge(seat, seats)).collect();
        assert_eq!((places[0].0.x, places[0].0.y), (TABLE / 2, TABLE));
        for (place, look) in places {
            let inside = place.exact().plus(look.ahead().times(100.0));
            assert!((0.0..=24_000.0).contains(&inside.x) && (0.0..=24_000.0).contains(&inside.y));
            let on_border = [0, TABLE].contains(&place.x) || [0, TABLE].contains(&place.y);
            assert!(on_border, "{place:?}");
        }
    }
    assert_eq!(edge(B, 2).0.y, 0, "opposite");
    assert_eq!((edge(B, 4).0.x, edge(C, 4).0.y), (0, 0), "clockwise: left, then opposite");
}

#[test]
fn ndi_r10_dice_are_let_go_at_the_own_edge_and_fast_enough() {
    let game = table(2, "L L L L");
    let gesture = Gesture::usual(A, 2);
    assert_eq!(game.check(A, &Move::Throw(gesture)), Ok(()));
    let with = |change: &dyn Fn(&mut Gesture)| {
        let mut changed = gesture;
        change(&mut changed);
        Move::Throw(changed)
    };
    refuses(&game, A, with(&|gesture| gesture.y = 12_000), "NDI-R10", Illegal::TooFar);
    refuses(&game, A, with(&|gesture| gesture.y = 24_001), "NDI-R10", Illegal::TooFar);
    refuses(&game, A, Move::Throw(Gesture::usual(B, 2)), "NDI-R10", Illegal::TooFar);
    refuses(&game, A, with(&|gesture| gesture.vy = -200), "NDI-R10", Illegal::TooSlow);
    refuses(&game, A, with(&|gesture| gesture.vy = -1600), "NDI-R10", Illegal::TooFast);
    // Whatever a hand does, there is a throw that is allowed.
    let mut chance = Fast::new(3);
    for _ in 0..4000 {
        let seats = 2 + chance.below(4) as u8;
        let seat = Seat::new(chance.below(u32::from(seats)) as u8);
        let wild = core::array::from_fn(|_| f64::from(chance.below(200_000)) - 100_000.0);
        assert_eq!(Gesture::tamed(seat, seats, wild).check(seat, seats), Ok(()));
        assert_eq!(Gesture::any(seat, seats, &mut chance).check(seat, seats), Ok(()));
    }
    assert_eq!(Gesture::tamed(A, 2, [f64::NAN; 4]).check(A, 2), Ok(()));
}

#[test]
fn ndi_r10_the_same_gesture_never_places_a_die_exactly() {
    let game = table(2, "L L L L");
    let mut seen = Vec::new();
    for luck in 0..200 {
        seen.push(game.tumble(luck).run().skills[0]);
    }
    let spread = |of: &dyn Fn(&Pose) -> f64| {
        let mean = seen.iter().map(of).sum::<f64>() / seen.len() as f64;
        (seen.iter().map(|pose| (of(pose) - mean) * (of(pose) - mean)).sum::<f64>() / seen.len() as f64)
            .sqrt()
    };
    assert!(spread(&|pose| f64::from(pose.x)) > 1500.0 && spread(&|pose| f64::from(pose.y)) > 1500.0);
    let exact = seen.iter().enumerate().filter(|(index, pose)| seen[..*index].contains(pose)).count();
    assert_eq!(exact, 0);
    // But hands do matter: dice thrown to the left lie to the left of dice thrown to the right.
    let mean = |off: i32| {
        let mut game = game;
        game.gestures[0] = Some(Gesture::from_edge(A, 2, 2500, 500, off));
        (0..100).map(|luck| i32::from(game.tumble(luck).run().skills[0].x)).sum::<i32>() / 100
    };
    assert!(mean(-400) + 4000 < mean(400), "{} {}", mean(-400), mean(400));
}

/// Chi-square of counts that should all be equal.
fn chi_square(seen: &[u32]) -> f64 {
    let expected = f64::from(seen.iter().sum::<u32>()) / seen.len() as f64;
    seen.iter().map(|&count| (f64::from(count) - expected) * (f64::from(count) - expected) / expected).sum()
}

/// Throws 60,000 dice of each kind with gentle and with hard hands: what they show is fair, and the same for both.
#[test]
fn ndi_d1_ndi_d2_ndi_d3_faces_are_fair_whatever_the_hand() {
    let (mut skills, mut threats, mut houses) = ([[0_u32; 6]; 2], [[0_u32; 3]; 2], [[0_u32; 6]; 6]);
    let mut chance = Fast::new(12);
    let mut number = 0;
    while threats.iter().flatten().sum::<u32>() < 60_000 || skills.iter().flatten().sum::<u32>() < 60_000 {
        let mut game = NinjaDice::deal(&Setup { first: First::Seat(A) }, 5, &mut chance);
        game.gestures = [None; 5];
        let kind = number % 2;
        number += 1;
        for seat in Seat::all(5) {
            let speed = if kind == 0 { 350 } else { 1400 };
            game.gestures[seat.index()] = Some(Gesture::from_edge(seat, 5, 2500, speed, 0));
        }
        let mut out = Out::new();
        game.roll(&mut chance, &mut out);
        for (_, lying) in game.lying() {
            skills[kind][SKILL_DIE.iter().position(|&face| face == lying.face).expect("a face")] += 1;
        }
        for threat in game.threats {
            if let Threat::Lying { face, .. } = threat {
                threats[kind][face as usize] += 1;
            }
        }
    }
    for _ in 0..60_000 {
        let mut game = table(2, "L L L L L L");
        game.throw_house(&mut chance);
        for (die, face) in game.house.iter().enumerate() {
            let first = data::HOUSE_DICE[die].iter().position(|other| other == face).expect("a face");
            houses[die][first] += 1;
        }
    }
    // 99.9 %: 20.5 for 5 degrees of freedom, 13.8 for 2.
    for kind in 0..2 {
        assert!(chi_square(&skills[kind]) < 20.5, "{skills:?}");
        let [hourglass, arrow, caught] = threats[kind];
        assert!(
            chi_square(&[hourglass / 2, hourglass / 2, arrow / 3, arrow / 3, arrow / 3, caught]) < 20.5,
            "{threats:?}"
        );
    }
    for (seen, die) in houses.iter().zip(&data::HOUSE_DICE) {
        let copies = |face: &HouseFace| die.iter().filter(|other| *other == face).count() as u32;
        let each: Vec<u32> = die
            .iter()
            .map(|face| seen[die.iter().position(|other| other == face).expect("it")] / copies(face))
            .collect();
        assert!(chi_square(&each) < 20.5, "{seen:?}");
    }
    assert_eq!(THREAT_DIE.iter().filter(|&&face| face == ThreatFace::Arrow).count(), 3);
}
