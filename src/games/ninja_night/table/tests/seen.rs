//! What is seen: the string to scale, secrets, diagrams.

use super::*;
use crate::games::ninja_night::Verdict;

fn after(game: &NinjaNight, mv: Move) -> Scene<NinjaNight> {
    let (mut game, mut out) = (*game, Out::new());
    game.apply(A, &mv, &mut Fast::new(0), &mut out);
    let mut scene = scene(&game);
    scene.last = out.into_told().into_iter().map(|told| told.event).collect();
    scene
}

fn leap(game: &NinjaNight, length: u16) -> Move {
    let throw = Throw { spot: game.ninja(A).expect("placed").spot, aim: village(game, 'E'), length };
    Move::Leap { target: roof('E'), throw }
}

#[test]
fn the_string_flies_out_and_its_verdict_is_drawn_to_scale() {
    let game = posed("NNI-10");
    for (length, right) in [(300, false), (980, true), (2600, false)] {
        let scene = after(&game, leap(&game, length));
        let stretch = scene.last.iter().find_map(|event| match event {
            Event::Leapt { stretch, .. } => Some(*stretch),
            _ => None,
        });
        let stretch = stretch.expect("a string");
        assert_eq!(stretch.is_success(), right);
        let sprites = picture(&scene, &Desk::default()).sprites;
        let (cord, end) = (&sprites[28], &sprites[29]);
        assert_eq!(cord.at, Some(drawn(stretch.throw.spot)));
        assert_eq!(
            end.at,
            Some(drawn(stretch.throw.end(stretch.cord).centre)),
            "where the rules say it fell"
        );
        assert_eq!(end.way.first(), cord.at.as_ref());
        assert_eq!(end.drawing.contains("right"), right);
        assert_eq!(
            cord.drawing.contains("miss"),
            matches!(stretch.verdict, Verdict::Short(_) | Verdict::Past(_))
        );
        assert!(cord.drawing.contains("fits"));
        let panel = picture(&scene, &Desk::default()).panel;
        let words = ["mm short", "is on the roof", "mm beyond it"];
        assert_eq!(words.map(|said| panel.contains(said)), [length == 300, right, length == 2600], "{panel}");
        let ninja = &sprites[30];
        assert_eq!((ninja.way.len() == 3, ninja.way.last() == ninja.at.as_ref()), (right, right));
    }
}

/// Who stands where the string ends is seen, and so is the verdict around the base.
#[test]
fn the_end_of_a_string_hides_no_ninja() {
    let game = posed("NNI-10");
    let sprites = picture(&after(&game, leap(&game, 980)), &Desk::default()).sprites;
    let last = |class: &str| sprites.iter().rposition(|sprite| sprite.class.starts_with(class));
    assert!(last("fell") < sprites.iter().position(|sprite| sprite.class.starts_with("ninja")));
    let end = &sprites[last("fell").expect("the hook")];
    assert_eq!(end.at, sprites[30].at, "the ninja has landed on it");
    assert!(end.drawing.contains(r#"<circle r="142"/>"#), "wider than the base of 100: {}", end.drawing);
}

/// Nothing tells how far it is before the string is let go.
#[test]
fn no_line_and_no_figure_shows_a_distance_before_letting_go() {
    let game = posed("NNI-10");
    let scene = scene(&game);
    let mut desk = Desk::default();
    tap(&scene, &mut desk, village(&game, 'E'));
    let before = picture(&scene, &desk);
    desk.length = 1234;
    let out = picture(&scene, &desk);
    assert!(!out.above.contains("barred") && !out.above.contains("fits"));
    assert!(!out.advice.contains(|letter: char| letter.is_ascii_digit()), "{}", out.advice);
    assert!(!out.panel.contains("1234") && !out.panel.contains("123"));
    // What is spoken of the roofs does not change with the length, nor with where the ninja stands.
    let labels = |picture: &Picture| picture.cells().map(|cell| cell.label.clone()).collect::<Vec<_>>();
    assert_eq!(labels(&before), labels(&out));
    // No figure and no mark of the village is left to measure by, and the village is veiled.
    assert!(before.below.contains("tag") && !out.below.contains("tag") && !out.panel.contains("nn-look"));
    assert!(!before.above.contains("veil") && out.above.contains("veil"));
}

/// The string lies outside the village, and never along the line that it is to be as long as.
#[test]
fn the_strip_lies_across_the_line_to_be_judged() {
    use super::super::place::{MIDDLE, SIZE};
    for strip in Strip::ALL {
        let [x, y, width, height] = strip.area();
        assert!(x >= 2 * MIDDLE || y >= 2 * MIDDLE);
        assert!(x + width <= SIZE.0 && y + height <= SIZE.1);
        let (end_x, end_y) = strip.at(3600);
        assert!(end_x <= x + width && end_y <= y + height, "the longest string fits");
        assert_eq!(strip.out(strip.at(777)), 777);
    }
    let game = posed("NNI-10");
    let scene = scene(&game);
    let spot = game.ninja(A).expect("placed").spot;
    for to in Roof::all() {
        let mut desk = Desk::default();
        let aim = game.village().house(to).centre;
        tap(&scene, &mut desk, aim);
        let flat = (aim.x - spot.x).abs() > (aim.y - spot.y).abs();
        let expected = if flat && desk.aim.is_some() { Strip::Beside } else { Strip::Below };
        assert_eq!(strip(&scene, &desk), expected, "{to:?}");
    }
}

/// The picture of one seat does not change with what another seat holds or plans.
#[test]
fn no_picture_holds_a_secret_of_another() {
    for seed in 0..4 {
        let mut chance = Fast::new(seed);
        let mut game = NinjaNight::deal(&Setup::default(), 3, &mut chance);
        for _ in 0..60 {
            let Some(seat) = game.to_act().first() else { break };
            for viewer in [Viewer::Table, Viewer::Seat(A)] {
                let guessed = NinjaNight::guess(&game.view(viewer), &mut chance);
                let seen = |game: &NinjaNight| {
                    let mut scene = scene(game);
                    (scene.view, scene.actor, scene.moves) = (game.view(viewer), None, Vec::new());
                    let beside = Seat::all(3).map(|seat| NinjaNight::beside(&scene.view, seat, Lang::En));
                    (picture(&scene, &Desk::default()), beside.collect::<String>())
                };
                assert!(seen(&game) == seen(&guessed), "{viewer:?}\n{game}\n{guessed}");
            }
            let mv = game.sample(seat, &mut chance).expect("a move");
            game.apply(seat, &mv, &mut chance, &mut Out::silent());
        }
    }
}

#[test]
fn whoever_looks_as_everybody_sees_every_backpack() {
    let token = |number: u8| Token::try_from(number).expect("a token");
    let game = posed("NNI-10").with_tokens(A, &[token(20)]).with_tokens(Seat::new(1), &[token(8)]);
    let mut scene = scene(&game);
    (scene.actor, scene.moves) = (None, Vec::new());
    for viewer in [Viewer::All, Viewer::Table] {
        scene.view = game.view(viewer);
        let panel = picture(&scene, &Desk::default()).panel;
        for seat in Seat::all(3) {
            assert!(panel.contains(&NinjaNight::beside(&scene.view, seat, Lang::En)), "{seat:?} {panel}");
        }
        assert_eq!(panel.contains("Kunai"), viewer == Viewer::All);
    }
    // Whoever sits there has their own, and the others beside their seats.
    scene.view = game.view(Viewer::Seat(A));
    assert!(!picture(&scene, &Desk::default()).panel.contains("nn-one"));
}

/// The height of a roof is a rule: it is read on a phone too, where the board is 344 pixels broad.
#[test]
fn tags_are_large_enough_and_within_the_drawing() {
    use super::super::place::{MIDDLE, SIZE};
    use super::super::scenery::tag_place;
    let style = include_str!("../../../../../style/ninja-night.css");
    assert!(style.contains(".tag text { fill: var(--ink); font: 700 124px"));
    assert!(style.contains(".tag > g { scale: 1.3; }"));
    assert!(124 * 13 * 344 >= 12 * 10 * SIZE.0, "12 pixels");
    for seed in 0..60 {
        let game = NinjaNight::deal(&Setup::default(), 2, &mut Fast::new(seed));
        for (x, y) in Roof::all().map(|roof| tag_place(&game, roof)) {
            let within = |at: i32, half: i32| at >= half && at + half <= 2 * MIDDLE;
            assert!(within(x, 140 * 13 / 10) && within(y, 66 * 13 / 10), "{seed}: {x} {y}");
        }
    }
}

#[test]
fn pictures_of_whole_games_hold_together() {
    for seed in 0..4 {
        let mut chance = Fast::new(50 + seed);
        let seats = 2 + (seed % 3) as u8;
        let mut game = NinjaNight::deal(&Setup::default(), seats, &mut chance);
        let mut last = Vec::new();
        let frames = |picture: &Picture| {
            picture.cells().map(|cell| (cell.name.clone(), cell.area)).collect::<Vec<_>>()
        };
        let first = frames(&picture(&scene(&game), &Desk::default()));
        loop {
            let mut scene = scene(&game);
            scene.last = core::mem::take(&mut last);
            for lang in Lang::ALL {
                let picture = NinjaNight::picture(&scene, &Desk::default(), lang);
                assert_eq!(
                    frames(&picture),
                    first,
                    "cells stay where they are, so that what moves is seen to"
                );
                assert_eq!(picture.sprites.len(), 28 + 2 + usize::from(seats));
                assert!(picture.cells().all(|cell| !cell.label.is_empty()));
            }
            let Some(seat) = game.to_act().first() else { break };
            let mv = game.sample(seat, &mut chance).expect("a move");
            let mut out = Out::new();
            game.apply(seat, &mv, &mut chance, &mut out);
            last = out.into_told().into_iter().map(|told| told.event).collect();
        }
        let view = game.view(Viewer::Table);
        let names = ["A", "B", "C", "D"].map(str::to_owned);
        let table = <NinjaNight as Staged>::score(&view, &names, Lang::En);
        assert_eq!(table.matches("<tr").count(), 1 + usize::from(seats));
        assert_eq!(game.phase(), Phase::Over);
    }
}

#[test]
fn every_diagram_shows_its_rule() {
    for rule in SHOWN {
        let (game, mv) = diagram(rule).expect(rule);
        assert_eq!(game.audit(), Ok(()), "{rule}");
        let mv = mv.expect(rule);
        let verdict = game.check(A, &mv);
        let refused =
            ["NNI-16", "NNI-20", "NNI-R3", "NNI-R6", "NNI-R7", "NNI-R8", "NNI-R11", "NNI-R13", "NNI-R15"];
        assert_eq!(verdict.is_err(), refused.contains(&rule), "{rule}: {verdict:?}");
        let mut scene = scene(&game);
        match verdict {
            Ok(()) => scene.hint = Some(mv),
            Err(why) => scene.refused = Some((mv, why)),
        }
        assert!(!picture(&scene, &Desk::default()).ground.is_empty());
    }
    assert!(diagram("NNI-32").is_none());
}

#[test]
fn the_style_sheet_knows_how_wide_the_board_is() {
    let style = include_str!("../../../../../style/ninja-night.css");
    let (width, height) = super::super::place::SIZE;
    assert!(width == height && !style.contains("--ratio"), "a board is square where nothing else is said");
}
