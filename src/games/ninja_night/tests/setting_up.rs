//! NNI-1 to NNI-5, NNI-D1 to NNI-D4 and NNI-R1: what is laid out.

use super::*;
use crate::games::ninja_night::data::{FLOORS, HOUSES, PINK, SIZES, TOKENS, TREES, VILLAGE};
use crate::geometry::Disc;
use std::collections::{BTreeMap, BTreeSet};

fn villages() -> impl Iterator<Item = Village> {
    let mut chance = Fast::new(3);
    (0..400).map(move |_| Village::draw(&mut chance))
}

#[test]
fn nni_1_eleven_buildings_spread_evenly_and_five_upper_floors() {
    let (mut turned, mut raised) = (BTreeSet::new(), BTreeSet::new());
    for village in villages() {
        assert!(village.is_sound());
        assert_ne!(village, Village::known(), "one of the first tries will do");
        let houses = village.houses();
        assert_eq!(houses.iter().filter(|house| house.floor).count(), FLOORS);
        for (number, house) in houses.iter().enumerate() {
            assert!(house.ground().is_within(Disc::new(at(0, 0), VILLAGE)));
            for other in &houses[..number] {
                assert!(!house.ground().touches(other.ground()));
            }
            turned.insert(house.turn);
            raised.insert((house.size as u8, house.floor));
        }
        // Spread evenly: no quarter of the village is empty or holds the half of all.
        for (right, below) in [(false, false), (false, true), (true, false), (true, true)] {
            let there = |house: &&House| (house.centre.x > 0) == right && (house.centre.y > 0) == below;
            assert!((1..=5).contains(&houses.iter().filter(there).count()), "{village:?}");
        }
    }
    assert_eq!(turned.len(), usize::from(Heading::COUNT), "every direction comes");
    assert_eq!(raised.len(), 6, "every size with and without a floor");
}

#[test]
fn nni_2_two_trees_on_the_ground_and_never_on_a_building() {
    for village in villages() {
        let trees = village.trees();
        assert_eq!(trees.len(), TREES);
        assert!(!trees[0].touches(trees[1]));
        for tree in trees {
            assert!(village.houses().iter().all(|house| !house.ground().meets_disc(tree)));
            assert!(Disc::new(at(0, 0), VILLAGE - tree.radius).contains(tree.centre));
        }
    }
}

/// Whatever chance draws, there is a village: after so many tries a known one.
#[test]
fn nni_1_the_known_village_is_sound_and_taken_if_nothing_else_will_do() {
    struct Worst;
    impl crate::kernel::Chance for Worst {
        fn below(&mut self, bound: u32) -> u32 {
            bound - 1
        }
    }
    assert!(Village::known().is_sound());
    assert_eq!(Village::draw(&mut Worst), Village::known());
}

#[test]
fn nni_1_every_roof_is_reached_from_some_other_by_a_legal_string() {
    for village in villages() {
        for to in Roof::all() {
            let reaches = |from: &Roof| {
                let line = crate::geometry::Line::new(village.house(*from).centre, village.house(to).centre);
                let window = |expert| Window::of(village.house(to), line, Cord::Hook, expert);
                let fits = |window: Option<Window>| {
                    window.is_some_and(|window| window.first <= Cord::Hook.longest())
                };
                *from != to
                    && village.obstacle(*from, to, line).is_none()
                    && fits(window(false))
                    && fits(window(true))
            };
            assert!(Roof::all().any(|from| reaches(&from)));
        }
    }
}

#[test]
fn a_village_is_refused_if_something_is_wrong_with_it() {
    type Fault = fn(&mut [House; HOUSES], &mut [Point; TREES]);
    let faults: [Fault; 7] = [
        |houses, _| houses[3].centre.x = i32::MIN,
        |houses, _| houses[3].centre.x -= 100,
        |houses, _| houses[4].centre = houses[5].centre,
        |houses, _| houses[4].size = Size::Tall,
        |houses, _| houses[4].floor = true,
        |_, trees| trees[0] = at(0, 100),
        |_, trees| trees[0] = trees[1],
    ];
    let (houses, trees) = (*village().houses(), village().trees().map(|tree| tree.centre));
    assert_eq!(Village::new(houses, trees), Some(village()));
    for fault in faults {
        let (mut houses, mut trees) = (houses, trees);
        fault(&mut houses, &mut trees);
        assert_eq!(Village::new(houses, trees), None);
    }
}

#[test]
fn nni_3_all_tokens_lie_on_the_buildings_chest_side_up() {
    let game = NinjaNight::deal(&Setup::default(), 3, &mut Fast::new(5));
    for roof in Roof::all() {
        assert!([2, 3].contains(&game.on_roof(roof).len()));
    }
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(C)] {
        let view = game.view(viewer);
        assert!(Token::all().all(|token| view.game().chest(token).is_none()));
    }
    // Which token is which differs from game to game.
    let first: BTreeSet<_> = (0..60)
        .filter_map(|seed| NinjaNight::deal(&Setup::default(), 3, &mut Fast::new(seed)).chest(token(0)))
        .collect();
    assert_eq!(first.len(), 8, "five bonuses and three values");
}

#[test]
fn nni_d1_six_groups_of_three_and_five_of_two() {
    for seed in 0..50 {
        let game = NinjaNight::deal(&Setup::default(), 4, &mut Fast::new(seed));
        let of = |count| Roof::all().filter(|&roof| game.on_roof(roof).len() == count).count();
        assert_eq!((of(3), of(2)), (6, 5));
    }
}

#[test]
fn nni_d2_the_tokens_of_the_box() {
    let mut counts = BTreeMap::new();
    for (number, chest) in CHESTS.into_iter().enumerate() {
        *counts.entry((number >= PINK, chest)).or_insert(0) += 1;
    }
    for bonus in Bonus::ALL {
        assert_eq!(counts.remove(&(false, Chest::Bonus(bonus))), Some(2));
    }
    let values: Vec<_> =
        counts.into_iter().map(|((yellow, chest), count)| (yellow, chest.worth(), count)).collect();
    assert_eq!(values, [(false, 1, 5), (false, 2, 5), (false, 3, 4), (true, 4, 2), (true, 5, 2)]);
    assert_eq!((TOKENS, PINK), (28, 24));
    // The backs of a dealt game agree with their hidden sides.
    let game = NinjaNight::deal(&Setup::default(), 2, &mut Fast::new(9));
    for token in Token::all() {
        assert_eq!(token.is_yellow(), game.chest(token).expect("known").worth() > 3);
    }
}

#[test]
fn nni_d3_lengths_of_the_village() {
    let lengths: Vec<_> = SIZES.map(Size::lengths).into_iter().collect();
    assert_eq!(lengths[..4], [(700, 500, 500); 4]);
    assert_eq!(lengths[4..8], [(500, 500, 400); 4]);
    assert_eq!(lengths[8..], [(600, 400, 600); 3]);
    let house = village().houses()[9];
    assert_eq!((house.roof().half, house.height()), ((200, 200), 900));
    assert_eq!(village().trees()[0].radius, 150);
    assert_eq!(VILLAGE, 2000);
}

#[test]
fn nni_d4_two_strings_and_the_base() {
    assert_eq!((Cord::Hook.longest(), Cord::Hook.radius()), (3500, 100));
    assert_eq!((Cord::Fist.longest(), Cord::Fist.radius()), (2500, 75));
    let game = turns(2, [Go, Attack]);
    assert_eq!(game.ninja(A).expect("placed").base().radius, 100);
    for (length, allowed) in [(0, false), (1, true), (3500, true), (3501, false)] {
        let throw = Throw { length, ..game.throw(A, 4, Cord::Hook, 0) };
        let checked = game.check(A, &Move::Leap { target: roof(4), throw });
        let why = Illegal::WrongLength { length, longest: 3500 };
        assert_eq!(checked, if allowed { Ok(()) } else { Err(why) });
        assert_eq!(why.rule(), "NNI-D4");
    }
    let game = turns(2, [Attack, Attack]);
    let throw = Throw { length: 2501, ..game.shot_at(A, B, 0) };
    let why = Illegal::WrongLength { length: 2501, longest: 2500 };
    refuses(&game, A, Move::Attack { victim: B, throw }, "NNI-D4", why);
}

#[test]
fn nni_4_a_ninja_a_backpack_with_four_slots_and_a_planner_each() {
    let game = NinjaNight::deal(&Setup::default(), 4, &mut Fast::new(1));
    for seat in Seat::all(4) {
        assert_eq!(game.slots(seat), "- - - -");
        assert_eq!((game.ninja(seat), game.plan(seat)), (None, None));
    }
}

#[test]
fn nni_5_each_places_the_ninja_on_the_right() {
    let mut game = NinjaNight::deal(&Setup::default(), 3, &mut Fast::new(1));
    assert_eq!((game.first(), game.turn()), (A, A));
    refuses(&game, B, Move::Place(roof(0)), "NNI-7", Illegal::NotYourTurn(A));
    refuses(&game, A, Move::Plan([Go, Go]), "NNI-5", Illegal::PlaceFirst);
    assert_eq!(moves(&game, A).len(), 11);
    for (by, seat, number) in [(A, C, 7), (B, A, 7), (C, B, 2)] {
        assert_eq!(game.to_act(), Seats::one(by));
        let spot = game.village().house(roof(number)).stand(seat.index());
        let standing = Standing { roof: roof(number), spot };
        assert_eq!(make(&mut game, by, Move::Place(roof(number))), [Event::Placed { by, seat, standing }]);
    }
    assert_eq!(game.phase(), Phase::Planning);
    assert_eq!((game.roof_of(A), game.roof_of(C)), (Some(roof(7)), Some(roof(7))), "several may share one");
    refuses(&game, A, Move::Place(roof(0)), "NNI-5", Illegal::AllPlaced);
}

#[test]
fn nni_5_the_first_player_may_be_drawn() {
    let setup = Setup { first: First::Random, ..Setup::default() };
    let firsts: BTreeSet<Seat> =
        (0..40).map(|seed| NinjaNight::deal(&setup, 4, &mut Fast::new(seed)).first()).collect();
    assert_eq!(firsts.len(), 4);
}

/// Set down without a throw, ninjas do not stand on each other.
#[test]
fn nni_r16_every_seat_has_a_corner_of_its_own() {
    for village in villages().take(40) {
        for house in village.houses() {
            let stands = [0, 1, 2, 3].map(|seat| house.stand(seat));
            for (seat, spot) in stands.into_iter().enumerate() {
                assert!(house.carries(spot));
                assert!(stands[..seat].iter().all(|&other| other.squared_distance(spot) > 190 * 190));
            }
        }
    }
}

#[test]
fn nni_r1_an_upper_floor_makes_one_building() {
    let plain = House { centre: at(10, 20), turn: Heading::new(5), size: Size::Broad, floor: false };
    let raised = House { floor: true, ..plain };
    assert_eq!((plain.height(), raised.height()), (500, 800));
    assert_eq!((plain.roof().half, raised.roof().half), ((350, 250), (200, 200)));
    assert_eq!(plain.ground(), raised.ground());
    assert_eq!((raised.roof().turn, raised.roof().centre), (Heading::new(5), at(10, 20)));
    // A point beside the upper floor is not on the roof: it cannot be designated.
    let game = turns(2, [Go, Go]);
    let throw = Throw { aim: at(500, -240), ..game.throw(A, 5, Cord::Hook, 0) };
    refuses(&game, A, Move::Leap { target: roof(5), throw }, "NNI-R2", Illegal::OffTarget(at(500, -240)));
}
