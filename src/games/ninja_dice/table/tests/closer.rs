//! What is looked at closely, and the loupe that leads there and back.

use super::*;

#[test]
fn a_closer_look_follows_a_finger_and_dice_are_tapped_in_it() {
    let game = posed("NDI-10");
    let mut scene = scene(&game);
    let mut desk = Desk::default();
    tap(&scene, &mut desk, "loupe");
    let [left, top, width, height] = picture(&scene, &desk).part.expect("a part of it");
    let (x, y) = lies(&game, Target::Threat(0));
    assert!((left..left + width).contains(&x) && (top..top + height).contains(&y), "around what acts");
    assert!((width * 1010 - height * 760).abs() < 1010, "as broad for its height as the whole");
    // A finger on the wood draws the table along, as far as it goes.
    let wood = (left + 10, top + 10);
    assert_eq!(stroke(&scene, &mut desk, 0, 1, 20, &[wood, (wood.0 + 20, wood.1 + 500)]), []);
    let moved = picture(&scene, &desk).part.expect("still close");
    assert!(moved[1] == 152 && moved[1] < top, "{moved:?}");
    // A die is hit as before.
    let at = lies(&game, Target::Skill(1));
    assert_eq!(stroke(&scene, &mut desk, 0, 1, 20, &[at]), [Move::Shoot(Some(Target::Skill(1)))]);
    // Keys lead to dice out of sight, and back to what is around the table.
    NinjaDice::touch(&scene, &mut desk, Touch::Over(Some(cell(&scene, "threat-1"))));
    assert_ne!(picture(&scene, &desk).part, Some(moved));
    NinjaDice::touch(&scene, &mut desk, Touch::Over(Some(cell(&scene, "house-1"))));
    assert_eq!(picture(&scene, &desk).part, None);
    // The loupe in the corner leads back too, and onlookers have it.
    (scene.actor, scene.waiting) = (None, Seats::NONE);
    tap(&scene, &mut desk, "loupe");
    let near = picture(&scene, &desk);
    let [x, y, width, height] = near.cells().last().expect("the loupe").area;
    assert_eq!(stroke(&scene, &mut desk, 0, 1, 20, &[(x + width / 2, y + height / 2)]), []);
    assert_eq!(picture(&scene, &desk).part, None);
    // Dice are thrown from afar.
    let scene = self::scene(&dealt(3));
    tap(&scene, &mut desk, "loupe");
    assert_eq!(picture(&scene, &desk).part, None);
}

#[test]
fn the_loupe_covers_no_die_and_no_sign() {
    let loupe = |scene: &Scene<NinjaDice>, desk: &Desk| {
        picture(scene, desk).cells().find(|cell| cell.name == "loupe").expect("a loupe").area
    };
    let reaches = |[x, y, width, height]: [i32; 4], at: (i32, i32), far: i32| {
        (x - far..x + width + far).contains(&at.0) && (y - far..y + height + far).contains(&at.1)
    };
    let game = posed("NDI-20");
    let scene = scene(&game);
    let mut desk = Desk::default();
    let corner = loupe(&scene, &desk);
    // Every die is laid where the loupe is then, and it goes elsewhere each time.
    for die in 0..SKILLS as u8 {
        let [x, y, width, height] = loupe(&scene, &desk);
        let (from, to) = (lies(&game, Target::Skill(die)), (x + width / 2, y + height / 2));
        assert_eq!(stroke(&scene, &mut desk, 0, 1, 20, &[from, to]), []);
        let laid = |die: u8| desk.lies(&game, Target::Skill(die)).expect("on the table");
        for die in 0..=die {
            let at = Look::at(A, game.seats(), false).place(&laid(die));
            assert!(!reaches(loupe(&scene, &desk), at, 24), "{die}");
        }
    }
    assert_ne!(loupe(&scene, &desk), corner);
    // A tap on a die in the corner means the die.
    let mut desk = Desk::default();
    let (x, y) = (corner[0] + 47, corner[1] + 47);
    stroke(&scene, &mut desk, 0, 1, 20, &[lies(&game, Target::Skill(0)), (x, y)]);
    stroke(&scene, &mut desk, 0, 1, 20, &[(x, y)]);
    assert_eq!((desk.marked, picture(&scene, &desk).part), (1, None));
    // From no seat does it cover a sign.
    for seats in 2..=5 {
        let mut scene = self::scene(&dealt(seats));
        for (facing, wide) in Seat::all(seats).flat_map(|seat| [(seat, false), (seat, true)]) {
            (scene.facing, scene.wide) = (facing, wide);
            let area = loupe(&scene, &Desk::default());
            let look = Look::at(facing, seats, wide);
            assert!(
                Seat::all(seats).all(|seat| !reaches(area, look.sign(seat), 20)),
                "{facing:?} of {seats}"
            );
        }
    }
}

/// A tablet is turned while something is looked at closely.
#[test]
fn a_closer_look_stays_on_the_table_whatever_the_window_becomes() {
    let game = posed("NDI-10");
    for was_wide in [false, true] {
        for corner in [(-2000, -2000), (2000, 2000)] {
            let scene = Scene { wide: was_wide, ..scene(&game) };
            let mut desk = Desk::default();
            tap(&scene, &mut desk, "loupe");
            let [left, top, ..] = picture(&scene, &desk).part.expect("a part of it");
            let wood = (left + 10, top + 10);
            stroke(&scene, &mut desk, 0, 1, 20, &[wood, (wood.0 - corner.0, wood.1 - corner.1)]);
            let turned = Scene { wide: !was_wide, ..scene };
            let drawn = picture(&turned, &desk);
            let [left, top, width, height] = drawn.part.expect("still close");
            let [x, y, broad, high] = Look::at(A, game.seats(), turned.wide).table_area();
            assert!(left >= x - 2 && left + width <= x + broad + 2, "{left} {width}");
            assert!(top >= y - 2 && top + height <= y + high + 2, "{top} {height}");
            assert!(drawn.above.contains(r#"class="loupe near""#), "it is seen where it leads back");
        }
    }
}

#[test]
fn a_mouse_over_what_is_in_sight_leaves_the_closer_look() {
    let scene = scene(&posed("NDI-10"));
    let mut desk = Desk::default();
    tap(&scene, &mut desk, "loupe");
    let [left, top, ..] = picture(&scene, &desk).part.expect("a part of it");
    stroke(&scene, &mut desk, 0, 1, 20, &[(left + 10, top + 10), (left + 10, top - 2000)]);
    let near = picture(&scene, &desk).part;
    let mut over = |name: &str| {
        NinjaDice::touch(&scene, &mut desk, Touch::Over(Some(cell(&scene, name))));
        picture(&scene, &desk).part
    };
    assert_eq!(over("place-1"), near, "the sign at the lower edge is in sight");
    assert_eq!(over("loupe"), near);
    assert_eq!(over("place-2"), None, "keys lead to where the others sit");
}

#[test]
fn escape_steps_back_before_it_clears_anything() {
    let scene = scene(&posed("NDI-18"));
    let mut desk = Desk::default();
    tap(&scene, &mut desk, "skill-1");
    tap(&scene, &mut desk, "loupe");
    NinjaDice::touch(&scene, &mut desk, Touch::Cancel);
    assert_eq!((picture(&scene, &desk).part, desk.marked), (None, 1));
    NinjaDice::touch(&scene, &mut desk, Touch::Cancel);
    assert_eq!(desk.marked, 0);
}

/// On a large screen nobody sees a loupe: what is tapped beside a die means the die.
#[test]
fn a_tap_beside_a_die_never_means_the_loupe() {
    let mut game = posed("NDI-18");
    let [x, y, ..] = picture(&scene(&game), &Desk::default()).cells().last().expect("the loupe").area;
    // As close to it as it gets without driving it away.
    let (middle, look) = ((x - 35, y + 47), Look::at(A, game.seats(), false));
    let (at_x, at_y) = look.table(middle);
    game.skills[0].as_mut().expect("it lies there").pose = Pose::clamped(at_x, at_y, <_>::default());
    let scene = scene(&game);
    let mut desk = Desk::default();
    assert_eq!(picture(&scene, &desk).cells().last().map(|loupe| loupe.area[0]), Some(x));
    stroke(&scene, &mut desk, 0, 1, 20, &[(middle.0 + 41, middle.1)]);
    assert_eq!((desk.marked, picture(&scene, &desk).part), (1, None));
}
