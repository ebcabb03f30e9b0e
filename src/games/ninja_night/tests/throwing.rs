//! NNI-10 to NNI-18, NNI-35 and the rulings on the string.

use super::*;
use crate::geometry::Line;

fn house(size: Size, floor: bool, turn: Heading) -> House {
    House { centre: at(1000, 500), turn, size, floor }
}

/// The direction along (0.6, 0.8), in which corners are whole.
fn slant() -> Heading {
    let slanted = |turn: &Heading| turn.direction() == (663, 884);
    (0..u32::from(Heading::COUNT)).map(Heading::new).find(slanted).expect("a direction")
}

fn window(house: &House, from: Point, aim: Point, cord: Cord, expert: bool) -> Option<(u16, u16)> {
    Window::of(house, Line::new(from, aim), cord, expert).map(|window| (window.first, window.last))
}

#[test]
fn nni_10_a_move_designates_a_building_and_estimates_the_distance() {
    let mut game = turns(2, [Go, Go]);
    // From the middle of 3 to the middle of 4, 1000 apart: its roof spans 750 to 1250.
    let throw = game.throw(A, 4, Cord::Hook, 0);
    assert_eq!(throw, Throw { spot: at(-1500, -450), aim: at(-500, -450), length: 1150 });
    let own = Move::Leap { target: roof(3), throw: Throw { aim: at(-1500, -450), ..throw } };
    refuses(&game, A, own, "NNI-10", Illegal::OwnRoof(roof(3)));
    let told = make(&mut game, A, Move::Leap { target: roof(4), throw });
    let [Event::Leapt { seat: A, stretch, standing }, ..] = told[..] else { panic!("{told:?}") };
    assert_eq!((stretch.from, stretch.target, stretch.cord), (roof(3), roof(4), Cord::Hook));
    assert_eq!(stretch.window, Some(Window { first: 650, last: 1150 }));
    assert_eq!((stretch.throw, stretch.verdict), (throw, Verdict::On));
    assert_eq!(standing, Standing { roof: roof(4), spot: at(-350, -450) });
}

#[test]
fn nni_11_the_ninja_may_be_repositioned_on_its_own_roof() {
    let mut game = turns(2, [Go, Go]);
    // The roof of 3 spans ±350 and ±250 around its middle, the base needs 100 of that.
    let throw = Throw { spot: at(-1250, -300), aim: at(-500, -450), length: 1 };
    let leap = |spot| Move::Leap { target: roof(4), throw: Throw { spot, ..throw } };
    for spot in [at(-1249, -300), at(-1250, -299), at(-500, -450), at(i32::MAX, i32::MIN)] {
        refuses(&game, A, leap(spot), "NNI-11", Illegal::OffOwnRoof(spot));
    }
    let told = make(&mut game, A, leap(throw.spot));
    let [Event::Leapt { stretch, standing, .. }, ..] = told[..] else { panic!("{told:?}") };
    assert_eq!(standing, Standing { roof: roof(3), spot: at(-1250, -300) }, "it stays there after a miss");
    assert!(stretch.window.is_some_and(|window| window.first < 450), "it stands nearer");
    // On a turned roof as well.
    let own = house(Size::Tall, false, slant());
    assert!(own.carries(at(1000 + 120, 500 + 160)) && !own.carries(at(1000 + 121, 500 + 160)));
}

/// Nothing is answered before the string is let go, and then it cannot be taken back.
#[test]
fn nni_12_the_estimate_is_made_blind() {
    let game = turns(2, [Go, Go]).holding(A, &[6]);
    assert_eq!(game.designate(A, roof(4), at(-1500, -450), at(-500, -450)), Ok(()));
    for beyond in [-2000, -1, 0, 1, 500] {
        let length = (1150 + beyond).clamp(1, 3500) as u16;
        let throw = Throw { length, ..game.throw(A, 4, Cord::Hook, 0) };
        let leap = Move::Leap { target: roof(4), throw };
        assert_eq!(game.check(A, &leap), Ok(()), "whether it hits is not a question of what is allowed");
        assert!(seals(&game, A, leap));
    }
    assert!(seals(&game, A, Move::Shuriken { token: token(6), victim: B, throw: game.shot_at(A, B, 1) }));
}

#[test]
fn nni_13_the_hook_touches_the_roof_and_does_not_stick_out() {
    let broad = house(Size::Broad, false, Heading::default());
    // Along the width: the roof spans 650 to 1350.
    let level = |from| window(&broad, from, at(1000, 500), Cord::Hook, false);
    assert_eq!(level(at(0, 500)), Some((550, 1250)));
    // Its far point passes the far edge one tenth later, the near one touches from 650 - 100 on.
    let verdicts =
        [(549, Verdict::Short(1)), (550, Verdict::On), (1250, Verdict::On), (1251, Verdict::Past(1))];
    for (length, verdict) in verdicts {
        assert_eq!(Window { first: 550, last: 1250 }.verdict(length), verdict);
    }
    // Along the diagonal (0.6, 0.8) from far away: in through the upper edge, 250 above the middle.
    let steep = window(&broad, at(1000 - 600, 500 - 800), at(1000, 500), Cord::Hook, false);
    // The edge is crossed at 1000 - 312.5; the hook touches it 100 / 0.8 before. It leaves at 1312.5.
    assert_eq!(steep, Some((563, 1212)));
}

#[test]
fn nni_13_on_turned_roofs_and_upper_floors() {
    // The string runs along the width of a roof that is turned: 1000 to the middle.
    let from = at(1000 - 600, 500 - 800);
    let turned = |size, floor| window(&house(size, floor, slant()), from, at(1000, 500), Cord::Hook, false);
    assert_eq!(turned(Size::Broad, false), Some((550, 1250)));
    assert_eq!(turned(Size::Tall, false), Some((600, 1200)));
    assert_eq!(turned(Size::Tall, true), Some((700, 1100)), "only the upper floor counts");
    // Across it, and with the fist.
    let across = at(1000 + 800, 500 - 600);
    let broad = house(Size::Broad, false, slant());
    assert_eq!(window(&broad, across, at(1000, 500), Cord::Fist, false), Some((675, 1175)));
    // Level, over a corner that points left: (1000 - 210 + 0.8 · 250, ...) lies on the line.
    assert_eq!(broad.roof().corners()[3], (1105 * (1000 - 210 - 200), 1105 * (500 - 280 + 150)));
    let corner = window(&broad, at(0, 370), at(700, 370), Cord::Hook, false).expect("some length");
    assert_eq!(corner.0, 490, "the corner at 590 is touched from 100 before");
}

#[test]
fn nni_13_success_takes_the_ninja_there() {
    let mut game = turns(2, [Go, Go]).holding(A, &[10]);
    let leap = game.leap_to(A, 7, 0);
    make(&mut game, A, leap);
    assert_eq!((game.roof_of(A), game.slots(A).as_str()), (Some(roof(7)), "10 - - -"));
}

#[test]
fn nni_14_failure_wounds_and_the_ninja_stays() {
    for (beyond, verdict) in [(1, Verdict::Past(1)), (-501, Verdict::Short(1))] {
        let mut game = turns(2, [Go, Go]);
        let miss = game.leap_to(A, 4, beyond);
        let told = make(&mut game, A, miss);
        let [Event::Leapt { stretch, standing, .. }, Event::Wounded(A), ..] = told[..] else {
            panic!("{told:?}")
        };
        assert_eq!(stretch.verdict, verdict);
        assert_eq!(standing, Standing { roof: roof(3), spot: at(-1500, -450) });
        assert_eq!(game.slots(A), "w - - -");
    }
}

#[test]
fn nni_15_from_roof_to_roof_never_on_the_ground() {
    let game = turns(2, [Go, Go]);
    // Beside the roof of 4, which ends at -250.
    for aim in [at(-249, -450), at(0, 0), at(i32::MIN, i32::MAX)] {
        let throw = Throw { aim, ..game.throw(A, 4, Cord::Hook, 0) };
        refuses(&game, A, Move::Leap { target: roof(4), throw }, "NNI-R2", Illegal::OffTarget(aim));
    }
    // Wherever random games lead, every ninja stands on a roof.
    let mut chance = Fast::new(12);
    for _ in 0..40 {
        let mut game = NinjaNight::deal(&Setup::default(), 3, &mut chance);
        while let Some(seat) = game.to_act().first() {
            let mv = game.sample(seat, &mut chance).expect("a move");
            game.apply(seat, &mv, &mut chance, &mut Out::silent());
            for standing in game.ninjas.iter().flatten() {
                assert!(game.village().house(standing.roof).carries(standing.spot));
            }
        }
    }
}

#[test]
fn nni_16_nothing_higher_than_the_own_building_in_the_way() {
    let game = turns(4, [Go, Go]);
    let leap = |from: u8, to: u8| {
        let game = game.standing(A, from);
        let (spot, aim) = (village().house(roof(from)).centre, village().house(roof(to)).centre);
        game.check(A, &Move::Leap { target: roof(to), throw: Throw { spot, aim, length: 900 } })
    };
    let blocked = |obstacle| Err(Illegal::Blocked(obstacle));
    assert_eq!(leap(3, 5), Ok(()), "building 4 in the way is lower");
    assert_eq!(leap(6, 4), blocked(Obstacle::House(roof(5))), "700 against 500, by its upper floor");
    assert_eq!(leap(0, 2), Ok(()), "building 1 is as high as 0");
    assert_eq!(leap(2, 0), blocked(Obstacle::House(roof(1))), "and higher than 2");
    assert_eq!(leap(8, 9), blocked(Obstacle::Tree(0)));
    assert_eq!(leap(9, 8), blocked(Obstacle::Tree(0)), "a tree is higher than any building");
    assert_eq!(Illegal::Blocked(Obstacle::Tree(0)).rule(), "NNI-R3");
}

#[test]
fn nni_r3_what_is_in_the_way_is_named_and_nobody_is_wounded() {
    let game = turns(4, [Go, Go]).standing(A, 8);
    // The tree's rim is at 600; the base of a ninja may stand on 8 down to 600.
    let spot = at(0, 600);
    assert_eq!(game.designate(A, roof(9), spot, at(1000, 600)), Err(Illegal::Blocked(Obstacle::Tree(0))));
    assert_eq!(game.designate(A, roof(9), spot, at(1000, 601)), Ok(()), "half a tenth beside it");
    let throw = Throw { spot, aim: at(1000, 600), length: 1000 };
    let leap = Move::Leap { target: roof(9), throw };
    refuses(&game, A, leap, "NNI-R3", Illegal::Blocked(Obstacle::Tree(0)));
    assert_eq!(game.slots(A), "- - - -");
    // The target itself is never in the way, however high.
    assert_eq!(game.designate(A, roof(10), at(0, 450), at(0, 1300)), Ok(()));
    // It holds for all strings: the ninja of B stands behind the tree.
    let game = turns(2, [Attack, Attack]).standing(A, 8).standing(B, 9).holding(A, &[6, 8]).holding(B, &[20]);
    let throw = Throw { spot: at(0, 450), aim: at(1000, 450), length: 900 };
    let shots = [
        Move::Attack { victim: B, throw },
        Move::Shuriken { token: token(6), victim: B, throw },
        Move::Kunai { token: token(8), victim: B, throw },
    ];
    for shot in shots {
        refuses(&game, A, shot, "NNI-R3", Illegal::Blocked(Obstacle::Tree(0)));
    }
}

/// A building stands in the way with all the ground it covers, turned or not.
#[test]
fn nni_r11_the_whole_ground_of_a_building_is_in_the_way() {
    // Building 5 covers -700 to -200 at its full height of 700, though its roof ends at -250.
    let game = turns(2, [Go, Go]).standing(A, 6);
    let (from, to) = (at(1500, -300), at(-500, -202));
    assert_eq!(game.village.obstacle(roof(6), roof(4), Line::new(from, to)), Some(Obstacle::House(roof(5))));
    let touching = Line::new(at(1500, -200), at(-500, -200));
    assert_eq!(game.village.obstacle(roof(6), roof(4), touching), Some(Obstacle::House(roof(5))));
    let beside = Line::new(at(1500, -199), at(-500, -199));
    assert_eq!(game.village.obstacle(roof(6), roof(4), beside), None);
    // The same building turned by (0.6, 0.8): its corners are at ±50 and ±350.
    let mut houses = *village().houses();
    houses[5].turn = slant();
    let trees = village().trees().map(|tree| tree.centre);
    let turned = Village::new(houses, trees).expect("still room");
    let line = |y| Line::new(at(1500, y), at(-500, y));
    assert_eq!(turned.obstacle(roof(6), roof(4), line(-100)), Some(Obstacle::House(roof(5))));
    assert_eq!(turned.obstacle(roof(6), roof(4), line(-99)), None);
}

#[test]
fn nni_17_other_ninjas_never_obstruct() {
    // B on 4, which is lower than 3, between A on 3 and building 5.
    let game = turns(3, [Go, Go]).standing(B, 4);
    assert_eq!(game.check(A, &game.leap_to(A, 5, 0)), Ok(()));
    let mut together = game.standing(B, 5).standing(C, 5);
    let leap = together.leap_to(A, 5, 0);
    make(&mut together, A, leap);
    assert_eq!(together.roof_of(A), Some(roof(5)));
}

#[test]
fn nni_18_an_attack_goes_there_and_wounds() {
    let mut game = turns(3, [Attack, Attack]);
    let hit = game.attack_on(A, B, 0);
    let told = make(&mut game, A, hit);
    let [Event::Attacked { seat: A, victim: B, stretch, standing }, Event::Wounded(B), ..] = told[..] else {
        panic!("{told:?}")
    };
    assert_eq!((stretch.cord, stretch.verdict, standing.roof), (Cord::Fist, Verdict::On, roof(4)));
    assert_eq!((game.slots(A).as_str(), game.slots(B).as_str()), ("- - - -", "w - - -"));
    let mut game = turns(3, [Attack, Attack]);
    let miss = game.attack_on(A, B, 1);
    make(&mut game, A, miss);
    assert_eq!((game.slots(A).as_str(), game.slots(B).as_str()), ("w - - -", "- - - -"));
    assert_eq!(game.roof_of(A), Some(roof(3)));
}

#[test]
fn nni_18_somebody_else_on_another_building() {
    let game = turns(3, [Attack, Attack]);
    let throw = game.shot_at(A, B, 0);
    let on = |victim| Move::Attack { victim, throw };
    refuses(&game, A, on(A), "NNI-18", Illegal::NoVictim(A));
    refuses(&game, A, on(D), "NNI-18", Illegal::NoVictim(D));
    refuses(&game, A, on(Seat::new(7)), "NNI-18", Illegal::NoVictim(Seat::new(7)));
    refuses(&game.standing(B, 3), A, on(B), "NNI-18", Illegal::SameRoof(B));
}

#[test]
fn nni_35_experts_bring_the_whole_hook_onto_the_roof() {
    let from = at(1000 - 600, 500 - 800);
    for (turn, from) in [(Heading::default(), at(0, 500)), (slant(), from)] {
        let broad = house(Size::Broad, false, turn);
        assert_eq!(window(&broad, from, at(1000, 500), Cord::Hook, true), Some((750, 1250)));
        assert_eq!(window(&broad, from, at(1000, 500), Cord::Fist, true), Some((725, 1275)));
        let floor = house(Size::Broad, true, turn);
        assert_eq!(window(&floor, from, at(1000, 500), Cord::Hook, true), Some((900, 1100)));
    }
    // In a game: what does for beginners is too short for experts.
    let mut game = turns(2, [Go, Go]);
    let throw = Throw { length: 849, ..game.throw(A, 4, Cord::Hook, 0) };
    game.expert = true;
    let told = make(&mut game, A, Move::Leap { target: roof(4), throw });
    let [Event::Leapt { stretch, .. }, Event::Wounded(A), ..] = told[..] else { panic!("{told:?}") };
    assert_eq!(
        (stretch.window, stretch.verdict),
        (Some(Window { first: 850, last: 1150 }), Verdict::Short(1))
    );
}

#[test]
fn nni_r12_some_length_reaches_the_roof_but_at_a_tip_and_for_experts_near_its_edge() {
    // Along the edge of the roof no length will do; one tenth less than the radius away.
    let broad = house(Size::Broad, false, Heading::default());
    assert_eq!(window(&broad, at(0, 349), at(1000, 349), Cord::Hook, true), None);
    assert_eq!(window(&broad, at(0, 350), at(1000, 350), Cord::Hook, true), Some((750, 1250)));
    assert_eq!(window(&broad, at(0, 349), at(1000, 349), Cord::Hook, false), Some((550, 1250)));
    let throw = Throw { spot: at(0, 349), aim: at(1000, 349), length: 900 };
    let stretch = Stretch::check((roof(0), roof(1)), &broad, Cord::Hook, throw, true);
    assert_eq!((stretch.window, stretch.verdict), (None, Verdict::Beside));
    // The very tip of a corner is passed before the disc has touched the roof for a whole tenth.
    assert_eq!(window(&broad, at(-350, 747), at(650, 750), Cord::Hook, false), None);
    // From all around to the corners and edges of a roof.
    let mut none = 0;
    for (turn, size) in (0..40).zip([Size::Broad, Size::Square, Size::Tall].into_iter().cycle()) {
        let target = house(size, turn % 2 == 0, Heading::new(turn * 37));
        let (long, deep) = target.roof().half;
        for from in [at(-400, 0), at(1000, -900), at(2600, 1700), at(700, 1900)] {
            for (along, across) in [(1, 1), (-1, 1), (1, -1), (-1, -1), (1, 0), (0, -1)] {
                let aim = target.roof().spot(along * (long - 3), across * (deep - 3));
                for cord in [Cord::Hook, Cord::Fist] {
                    assert!(window(&target, from, aim, cord, false).is_some(), "{from:?} {aim:?} {target:?}");
                    none += usize::from(window(&target, from, aim, cord, true).is_none());
                }
            }
        }
    }
    assert!(none > 100, "{none} lines on which the whole disc never lies on the roof");
}

#[test]
fn nni_r2_the_string_runs_from_the_ninjas_centre_to_the_designated_point() {
    // Two points of one roof: along another line, other lengths do.
    let broad = house(Size::Broad, false, Heading::default());
    let middle = window(&broad, at(0, 500), at(1000, 500), Cord::Hook, false);
    let corner = window(&broad, at(0, 500), at(660, 260), Cord::Hook, false);
    assert!(middle != corner && corner.is_some());
    // Over a corner the far edge comes soon: what is beyond it sticks out.
    let (first, last) = corner.expect("some length");
    assert!(last - first < 200, "{first} to {last}");
    // Where the line only grazes the roof, perhaps nothing does.
    let graze = window(&broad, at(650 - 500, 750 - 500), at(650, 750), Cord::Hook, false);
    assert!(graze.is_none_or(|(first, last)| last - first < 100), "{graze:?}");
    // A point of the edge can be designated, one tenth beyond cannot.
    assert!(broad.roof().contains(at(650, 250)) && !broad.roof().contains(at(649, 250)));
}

/// Every verdict agrees with where the disc at the end lies, measured with floating point.
#[test]
fn nni_r2_windows_agree_with_the_drawn_disc() {
    let mut chance = Fast::new(7);
    let (mut inside, mut beyond) = (0, 0);
    for _ in 0..4_000 {
        use crate::kernel::Chance;
        let mut any = |bound: i32| chance.below(2 * bound as u32 + 1) as i32 - bound;
        let from = at(any(2000), any(2000));
        let roof = House {
            centre: at(any(1000), any(1000)),
            turn: Heading::new(any(54) as u32 & 127),
            size: [Size::Broad, Size::Square, Size::Tall][(any(1) + 1) as usize],
            floor: any(1) == 0,
        };
        let aim = roof.roof().settle(roof.roof().spot(any(350), any(250)), 0);
        if roof.ground().grown(150).contains(from) {
            continue;
        }
        let (cos, sin) = roof.turn.direction();
        let (cos, sin) = (cos as f64 / 1105.0, sin as f64 / 1105.0);
        let (half_w, half_d) = (f64::from(roof.roof().half.0), f64::from(roof.roof().half.1));
        let far = ((f64::from(aim.x - from.x)).powi(2) + (f64::from(aim.y - from.y)).powi(2)).sqrt();
        let local = |t: f64| {
            let x = f64::from(from.x - roof.centre.x) + t * f64::from(aim.x - from.x) / far;
            let y = f64::from(from.y - roof.centre.y) + t * f64::from(aim.y - from.y) / far;
            (x * cos + y * sin, y * cos - x * sin)
        };
        let away = |t: f64| {
            let (x, y) = local(t);
            ((x.abs() - half_w).max(0.0).powi(2) + (y.abs() - half_d).max(0.0).powi(2)).sqrt()
        };
        let Some((first, last)) = window(&roof, from, aim, Cord::Hook, false) else { continue };
        let (first, last) = (f64::from(first), f64::from(last));
        assert!(away(first) <= 100.0 + 1e-6 && away(last + 100.0) < 1e-6, "{roof:?} {from:?} {aim:?}");
        assert!(away(first - 1.0) > 100.0 - 1e-6, "{roof:?} {from:?} {aim:?}");
        assert!(away(last + 101.0) > 0.0, "{roof:?} {from:?} {aim:?}");
        inside += 1;
        let Some((first, last)) = window(&roof, from, aim, Cord::Hook, true) else { continue };
        for t in [first, last] {
            let (x, y) = local(f64::from(t));
            assert!(x.abs() <= half_w - 100.0 + 1e-6 && y.abs() <= half_d - 100.0 + 1e-6);
        }
        beyond += 1;
    }
    assert!(inside > 2_000 && beyond > 500, "{inside} windows, {beyond} for experts");
}

#[test]
fn nni_r4_shots_are_measured_to_the_roof_of_the_victim() {
    let mut game = turns(2, [Attack, Attack]);
    game.ninjas[1] = Some(Standing { roof: roof(4), spot: at(-350, -300) });
    // Where on the roof the victim stands does not matter.
    let throw = Throw { spot: at(-1500, -450), aim: at(-500, -450), length: 675 };
    let told = make(&mut game, A, Move::Attack { victim: B, throw });
    let [Event::Attacked { stretch, .. }, Event::Wounded(B), ..] = told[..] else { panic!("{told:?}") };
    assert_eq!((stretch.target, stretch.window), (roof(4), Some(Window { first: 675, last: 1175 })));
}

#[test]
fn nni_r5_the_ninja_lands_where_the_hook_fell_with_its_base_on_the_roof() {
    let land = |length| {
        let mut game = turns(2, [Go, Go]);
        let throw = Throw { length, ..game.throw(A, 4, Cord::Hook, 0) };
        make(&mut game, A, Move::Leap { target: roof(4), throw });
        game.ninja(A).expect("placed")
    };
    assert_eq!(land(1000).spot, at(-500, -450), "in the middle");
    assert_eq!(land(950).spot, at(-550, -450));
    assert_eq!(land(850).spot, at(-650, -450), "just within");
    assert_eq!(land(849).spot, at(-649, -450), "shifted inward, to within a tenth");
    assert_eq!(land(650).spot, at(-649, -450), "the hook only touched the roof");
    assert_eq!(land(1150).spot, at(-350, -450));
}
