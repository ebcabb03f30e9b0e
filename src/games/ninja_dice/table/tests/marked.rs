//! What is marked and said of dice and seats, and how that is laid out.

use super::*;
use crate::games::ninja_dice::{Skill, SkillFace};

#[test]
fn a_place_says_all_that_is_true_of_it() {
    let mut game = posed("NDI-19");
    let kept = game.skills.iter().position(|die| die.is_some_and(|die| die.face == SkillFace::Caught));
    game.skills[kept.unwrap_or(2)].as_mut().expect("on the table").face = SkillFace::Caught;
    let again = Move::Again { dice: 1 << 4, places: [None; 5] };
    assert_eq!(game.check(A, &again), Ok(()));
    game.apply(A, &again, &mut Fast::new(1), &mut Out::silent());
    let mut scene = scene(&game);
    scene.waiting = Seats::one(A).with(B);
    let mut desk = Desk::default();
    let said = |desk: &Desk| {
        let drawn = picture(&scene, desk);
        drawn.cells().find(|cell| cell.name == "place-1").expect("a place").label.clone()
    };
    assert!(said(&desk).contains("protected") && said(&desk).ends_with("can be chosen"), "{}", said(&desk));
    tap(&scene, &mut desk, "place-1");
    assert!(said(&desk).contains("protected") && said(&desk).ends_with("has thrown"), "{}", said(&desk));
}

#[test]
fn rows_for_the_keys_are_as_they_are_seen() {
    let game = dealt(3);
    for wide in [false, true] {
        let drawn = picture(&Scene { wide, ..scene(&game) }, &Desk::default());
        for group in &drawn.groups[..3] {
            for row in &group.rows {
                assert!(row.iter().all(|cell| cell.area[1] == row[0].area[1]), "beside each other");
            }
            for rows in group.rows.windows(2) {
                assert!(rows[0][0].area[1] < rows[1][0].area[1], "below each other");
            }
        }
    }
}

#[test]
fn the_style_sheet_knows_how_wide_a_board_is() {
    let style = include_str!("../../../../../style/ninja-dice.css");
    for wide in [false, true] {
        let (width, height) = picture(&Scene { wide, ..scene(&dealt(2)) }, &Desk::default()).size;
        let ratio = f64::from(width) / f64::from(height);
        let known =
            style.split("--ratio: ").skip(1).filter_map(|rest| rest.split(';').next()?.parse::<f64>().ok());
        assert!(known.into_iter().any(|known| (known - ratio).abs() < 0.0006), "{ratio}");
    }
    let is_wide = crate::ui::keep::prefs::WIDE;
    let wide_board = format!("@media {is_wide} {{\n    .app[data-game=\"ninja-dice\"] {{ --ratio: 1.392; }}");
    assert!(style.contains(&wide_board), "the drawing and its frame change together");
    let columns = is_wide.split(", ").last().expect("windows with three columns");
    assert!(include_str!("../../../../../style/table.css").contains(&format!("@media {columns} {{")));
}

#[test]
fn chances_come_when_they_are_wanted_after_all() {
    let mut scene = scene(&posed("NDI-18"));
    let mut desk = Desk::default();
    tap(&scene, &mut desk, "skill-5");
    scene.aid = true;
    NinjaDice::touch(&scene, &mut desk, Touch::Over(None));
    assert!(picture(&scene, &desk).panel.contains("to beat the house"));
}

/// While dice roll, one that will be put aside or whose arrow finds nothing looks like all others.
#[test]
fn what_is_dim_in_the_end_is_not_while_it_rolls() {
    let style = include_str!("../../../../../style/ninja-dice.css");
    let dims: Vec<&str> = style.lines().filter(|line| line.contains("opacity: .42")).collect();
    let [dim] = dims[..] else { panic!("{dims:?}") };
    assert!(dim.contains(":is(.die.aside, .done):not(:has(.rest))"), "what does not roll as a whole");
    assert!(dim.contains(".die:is(.aside, .done) .rest"), "and of what rolls the face it comes to");
}

#[test]
fn a_ninja_that_is_of_no_use_stands_for_nothing() {
    let skills = "n@70,80 n@110,60 c@160,90 c@120,140 c@190,150";
    let game = NinjaDice::position("L L L L", skills, "", Phase::Deciding).expect("a position");
    let scene = scene(&game);
    let mut desk = Desk::default();
    assert!((0..2).all(|die| desk.stands_for(&game, die) == Some(Skill::Pick)));
    let taken = desk.plan(&game).beaten;
    for die in (0..4).filter(|die| taken & (1 << die) != 0) {
        tap(&scene, &mut desk, &format!("house-{}", die + 1));
    }
    assert!((0..2).all(|die| desk.stands_for(&game, die).is_none()), "nothing is taken");
}

#[test]
fn who_is_still_to_throw_is_marked_and_who_has_thrown_no_longer() {
    let mut scene = scene(&dealt(3));
    scene.waiting = Seats::one(A).with(B);
    let mut desk = Desk::default();
    let classes = |desk: &Desk| -> Vec<String> {
        let drawn = picture(&scene, desk).below;
        let signs = drawn.split(r#"<g class="sign "#).skip(1);
        signs.map(|sign| sign.split('"').next().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(classes(&desk), ["s1 active throws", "s2 throws", "s3"]);
    tap(&scene, &mut desk, "place-1");
    assert_eq!(classes(&desk), ["s1 active ready", "s2 throws", "s3"]);
}

#[test]
fn hourglasses_of_the_last_turn_stay_by_the_house() {
    let mut game = posed("NDI-18");
    (game.round, game.first) = (2, game.active.clockwise(1, game.seats()));
    game.threats[0] = Threat::Kept;
    let before = picture(&scene(&game), &Desk::default()).sprites[SKILLS].clone();
    let mut out = Out::new();
    game.apply(A, &Move::Stop(game.best_plan()), &mut Fast::new(1), &mut out);
    let mut scene = scene(&game);
    scene.last = out.into_told().into_iter().map(|told| told.event).collect();
    let after = &picture(&scene, &NinjaDice::hand(&scene)).sprites[SKILLS];
    assert_eq!((after.at, &after.drawing), (before.at, &before.drawing));
}
