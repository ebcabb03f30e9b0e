//! What is seen: cards and ninjas on their way, marks, the table of all cards, the diagrams.

use super::*;
use crate::games::ninja_camp::Event;
use crate::games::ninja_camp::table::diagrams::illustrated;
use crate::kernel::{Cites, Told};

#[test]
fn a_refusal_is_drawn_where_it_happens() {
    let (game, mv) = diagram("NCA-R2").expect("a diagram");
    let mut scene = scene(&game);
    assert!(!picture(&scene, &Desk::default()).above.contains("cross"));
    let mv = mv.expect("a move");
    scene.refused = Some((mv, game.check(A, &mv).expect_err("too short")));
    assert!(picture(&scene, &Desk::default()).above.contains("cross"));
}

#[test]
fn all_cards_are_one_tap_away_and_the_button_is_the_last() {
    for rule in ["NCA-4", "NCA-14", "NCA-R7"] {
        let scene = scene(&posed(rule));
        let mut desk = Desk::default();
        let before = picture(&scene, &desk);
        assert_eq!(before.tray.last().expect("a button").label, words().show_cards);
        press(&scene, &mut desk, words().show_cards);
        let panel = picture(&scene, &desk).panel;
        for technique in Technique::ALL {
            assert!(panel.contains(words().technique(technique)), "{technique:?}");
        }
        assert!(panel.contains(words().clan(Clan::Sloth)) && panel.contains("nc-s-ambush"));
        press(&scene, &mut desk, words().hide_cards);
        assert_eq!(picture(&scene, &desk).panel, before.panel);
    }
}

#[test]
fn the_name_of_a_card_is_told_on_demand() {
    let scene = scene(&posed("NCA-14"));
    let mut desk = Desk::default();
    taps(&scene, &mut desk, "c4");
    assert!(picture(&scene, &desk).advice.contains(words().technique(Technique::Dodge)));
    taps(&scene, &mut desk, "c4");
    assert!(picture(&scene, &desk).advice.is_empty());
}

#[test]
fn cards_and_ninjas_travel_with_the_last_step() {
    let mut game = posed("NCA-D1g");
    let mut before = scene(&game);
    let mut out = Out::new();
    game.apply(A, &play(Technique::Ambush, "b3-e3"), &mut Fast::new(0), &mut out);
    before.view = game.view(Viewer::Table);
    before.last = out.into_told().into_iter().map(|told| told.event).collect();
    let sprites = picture(&before, &Desk::default()).sprites;
    assert_eq!(sprites.len(), 48 + 6);
    let going: Vec<usize> = (0..sprites.len()).filter(|&index| !sprites[index].way.is_empty()).collect();
    // The card of b3, A's first ninja, and B's that was pushed.
    assert_eq!(going[0], at("b3").index());
    assert_eq!(going.len(), 3);
    assert!(sprites[going[0]].class.contains("gone") && !sprites[going[0]].drawing.is_empty());
    let pushed = &sprites[going[2]].way;
    assert_eq!((pushed.len(), pushed[0]), (3, pushed[1]), "it waits until it is pushed");
    assert_eq!(pushed.last(), sprites[going[2]].at.as_ref());
}

#[test]
fn a_card_that_the_bear_moves_travels_to_its_new_space() {
    let mut game = posed("NCA-D4j");
    let mut scene = scene(&game);
    let mut out = Out::new();
    game.apply(A, &power("b3-b4-h3-d2"), &mut Fast::new(0), &mut out);
    scene.view = game.view(Viewer::Table);
    scene.last = out.into_told().into_iter().map(|told| told.event).collect();
    let sprites = picture(&scene, &Desk::default()).sprites;
    let (old, new) = (&sprites[at("h3").index()], &sprites[at("d2").index()]);
    assert!(old.class.contains("gone") && old.way.is_empty());
    assert_eq!(
        (new.class.as_str(), new.way.first(), new.way.last()),
        ("card", old.at.as_ref(), new.at.as_ref())
    );
}

/// Everything in a picture that could tell something.
fn all_of(picture: &Picture) -> String {
    let mut all = picture.below.clone() + &picture.above + &picture.panel + &picture.advice;
    all.extend(picture.sprites.iter().map(|sprite| format!("{}{}", sprite.class, sprite.drawing)));
    all.extend(picture.cells().map(|cell| format!("{}{}", cell.class, cell.label)));
    all.extend(picture.tray.iter().map(|button| &*button.label));
    all
}

/// The picture of anybody but the Flamingo's owner is the same whichever cards it sees, takes and has taken.
#[test]
fn no_picture_holds_a_secret_of_another() {
    let (mut peeks, mut secrets) = (0, 0);
    for seed in 0..60 {
        let mut chance = Fast::new(seed);
        let mut game = NinjaCamp::deal(&Setup::default(), 2 + (seed % 3) as u8, &mut chance);
        match game.clans.iter().position(|&clan| clan == Clan::Flamingo) {
            Some(seat) => game.clans.swap(1, seat),
            None => game.clans[1] = Clan::Flamingo,
        }
        let mut told = Vec::new();
        while let Some(seat) = game.to_act().first() {
            peeks += usize::from(game.peeked().is_some());
            secrets += usize::from(game.secret().is_some());
            for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Table]) {
                let look = |game: &NinjaCamp| {
                    let mut scene = scene(game);
                    if viewer != Viewer::Seat(seat) {
                        (scene.actor, scene.moves) = (None, Vec::new());
                    }
                    scene.view = game.view(viewer);
                    let heard = told.iter().filter(|told: &&Told<Event>| told.audience.includes(viewer));
                    scene.last = heard.map(|told| told.event).collect();
                    let beside = |seat| NinjaCamp::beside(&scene.view, seat, Lang::En);
                    let beside: String = Seat::all(game.seats()).map(beside).collect();
                    let log = scene.last.iter().filter_map(|event| NinjaCamp::told(event, Lang::En));
                    let log: String = log.map(|(_, line)| line.text).collect();
                    let task = NinjaCamp::task(&scene.view, seat, Lang::En);
                    all_of(&picture(&scene, &Desk::default())) + &beside + &log + &task
                };
                let guessed = NinjaCamp::guess(&game.view(viewer), &mut chance);
                assert_eq!(look(&game), look(&guessed), "{viewer:?}");
            }
            let mv = game.sample(seat, &mut chance).expect("a move");
            let mut out = Out::new();
            game.apply(seat, &mv, &mut chance, &mut out);
            told = out.into_told();
        }
    }
    assert!(peeks > 10 && secrets > 50, "{peeks} peeks, {secrets} states with a secret");
}

#[test]
fn the_style_sheet_knows_how_wide_a_board_is() {
    let style = include_str!("../../../../../style/ninja-camp.css");
    for rule in ["NCA-14", ""] {
        let game = match rule {
            "" => NinjaCamp::deal(&Setup::default(), 3, &mut Fast::new(0)),
            rule => posed(rule),
        };
        let (width, height) = picture(&scene(&game), &Desk::default()).size;
        let ratio = format!("{:.3};", f64::from(width) / f64::from(height));
        assert!(style.contains(&format!("--ratio: {}", ratio.trim_start_matches('0'))), "{ratio}");
    }
}

#[test]
fn pictures_of_whole_games_hold_together() {
    for seed in 0..6 {
        let mut chance = Fast::new(100 + seed);
        let seats = 2 + (seed % 3) as u8;
        let mut game = NinjaCamp::deal(&Setup::default(), seats, &mut chance);
        let mut last = Vec::new();
        loop {
            let mut scene = scene(&game);
            scene.last = core::mem::take(&mut last);
            let picture = picture(&scene, &Desk::default());
            let mut names: Vec<&str> = picture.cells().map(|cell| cell.name.as_str()).collect();
            let rows = if seats == 2 { 6 } else { 7 };
            assert_eq!(
                (names.len(), picture.sprites.len()),
                (rows * 8 + 8, rows * 8 + usize::from(seats) * 3)
            );
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), rows * 8 + 8);
            let (width, height) = picture.size;
            for cell in picture.cells() {
                let [x, y, w, h] = cell.area;
                assert!(x >= 0 && y >= 0 && x + w <= width && y + h <= height, "{cell:?}");
                assert!(!cell.label.is_empty(), "{cell:?}");
            }
            for lang in Lang::ALL {
                for seat in Seat::all(seats) {
                    assert!(!NinjaCamp::beside(&scene.view, seat, lang).is_empty());
                }
                let names = vec!["X".to_owned(); usize::from(seats)];
                let score = <NinjaCamp as Staged>::score(&scene.view, &names, lang);
                assert_eq!(score.matches(r#"class="win""#).count(), usize::from(game.outcome().is_some()));
            }
            let Some(seat) = game.to_act().first() else { break };
            let mv = game.sample(seat, &mut chance).expect("a move");
            let mut out = Out::new();
            game.apply(seat, &mv, &mut chance, &mut out);
            last = out.into_told().into_iter().map(|told| told.event).collect();
        }
    }
}

/// What the rules of a diagram that shows a forbidden move refer to.
const FORBIDDEN: [(&str, &str); 14] = [
    ("NCA-5", "NCA-5"),
    ("NCA-6", "NCA-6"),
    ("NCA-12", "NCA-12"),
    ("NCA-13", "NCA-13"),
    ("NCA-D2", "NCA-13"),
    ("NCA-R1", "NCA-R1"),
    ("NCA-R2", "NCA-R2"),
    ("NCA-R3", "NCA-R3"),
    ("NCA-R4", "NCA-R4"),
    ("NCA-R5", "NCA-R5"),
    ("NCA-R7", "NCA-R7"),
    ("NCA-R8", "NCA-R8"),
    ("NCA-R10", "NCA-R10"),
    ("NCA-R13", "NCA-R13"),
];

#[test]
fn every_diagram_shows_what_its_rule_says() {
    for rule in illustrated() {
        let (game, mv) = diagram(rule).expect(rule);
        let by = FORBIDDEN.iter().find(|(shown, _)| *shown == rule).map(|&(_, by)| by);
        let checked = game.check(A, &mv.expect(rule)).map_err(|why| why.rule());
        assert_eq!(checked.err(), by, "{rule}\n{game}");
        assert_eq!(game.turn(), A);
        for card in Card::ALL {
            assert!(game.grid().with(card).count_ones() <= u32::from(card.copies()), "{rule}: {card:?}");
        }
        let scene = scene(&game);
        assert!(!scene.moves.is_empty(), "{rule}");
    }
    for letter in 'a'..='m' {
        assert!(letter > 'g' || diagram(&format!("NCA-D1{letter}")).is_some());
        assert!(diagram(&format!("NCA-D4{letter}")).is_some());
    }
    assert_eq!(diagram("NCA-15"), None);
}

#[test]
fn points_stand_beside_a_seat_where_they_are_wanted_and_after_the_end() {
    let mut game = posed("NCA-14");
    let beside = |game: &NinjaCamp| NinjaCamp::beside(&game.view(Viewer::Table), A, Lang::En);
    let points = format!("<strong title=\"{}\">{}</strong>", words().live_score, game.score(A));
    let said = format!("{} points", game.score(A));
    assert!(!beside(&game).contains("<strong") && !beside(&game).contains(&said), "neither seen nor spoken");
    game.live_scores = true;
    assert!(beside(&game).contains(&points) && beside(&game).contains(&said));
    game.live_scores = false;
    for _ in 0..game.seats() {
        game.apply(game.turn(), &Move::Pass, &mut Fast::new(0), &mut Out::silent());
    }
    assert!(beside(&game).contains(&points), "the cards under the ninjas were counted before");
}

#[test]
fn every_option_can_be_set_and_is_shown_as_it_is_set() {
    let mut setup = Setup::default();
    for lang in Lang::ALL {
        let options = NinjaCamp::options(&Setup::default(), 4, lang);
        assert!(options.iter().all(|option| option.value == 0), "as the sheet has it");
        for (place, option) in options.iter().enumerate() {
            for value in (0..option.values.len().max(2)).rev() {
                NinjaCamp::choose(&mut setup, place, value);
                assert_eq!(NinjaCamp::options(&setup, 4, lang)[place].value, value, "{}", option.label);
            }
        }
    }
    NinjaCamp::choose(&mut setup, 9, 1);
    assert_eq!(setup, Setup::default());
}
