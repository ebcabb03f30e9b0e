//! What is seen: marks, cards on their way, secrets that stay secret, the diagrams.

use super::*;
use crate::games::shinobi::table::diagrams::illustrated;
use crate::games::shinobi::{Clan, Event};
use crate::kernel::Cites;

fn events(game: &mut Shinobi, text: &str) -> Vec<Event> {
    let mut out = Out::new();
    game.apply(game.turn(), &mv(text), &mut Fast::new(0), &mut out);
    out.into_told().into_iter().map(|told| told.event).collect()
}

#[test]
fn armies_that_were_changed_carry_a_shield() {
    let mut game = posed("SHI-5");
    assert!(!picture(&scene(&game), &Desk::default()).above.contains("shield"));
    events(&mut game, "deploy M B");
    let scene = scene(&game);
    assert_eq!(picture(&scene, &Desk::default()).above.matches(r#"class="shield""#).count(), 1);
    assert!(seen(&scene, &Desk::default(), "p2-mori").label.contains("cannot be attacked"));
    assert!(!seen(&scene, &Desk::default(), "p2-oda").label.contains("cannot be attacked"));
}

#[test]
fn every_possible_attack_is_shown_before_anything_is_chosen() {
    let scene = scene(&posed("SHI-15"));
    for mv in &scene.moves {
        let Move::Attack { province, .. } = mv else { panic!("{mv:?}") };
        assert_ne!(*province, A);
        let (from, to) = ends(&scene, mv);
        let picture = picture(&scene, &Desk::default());
        let cells: Vec<&Cell> = picture.cells().collect();
        assert_eq!((cells[from].class, cells[to].class), ("can grab", "can grab"));
        assert!(cells[to].label.contains("possible target"));
    }
    assert!(Shinobi::task(&scene.view, A, Lang::En).contains("must attack"));
    // Once an army is chosen, only its own targets are left.
    let mut desk = Desk::default();
    taps(&scene, &mut desk, "p1-takeda");
    assert!(seen(&scene, &desk, "p2-oda").label.contains("possible target"));
    assert!(!seen(&scene, &desk, "p3-takeda").label.contains("possible target"));
}

#[test]
fn provinces_are_framed_where_a_card_can_go() {
    let scene = scene(&posed("SHI-5"));
    let mut desk = Desk::default();
    assert_eq!(picture(&scene, &desk).above.matches(r#"class="dest""#).count(), 4, "the cards of the hand");
    taps(&scene, &mut desk, "hand-1");
    assert_eq!(picture(&scene, &desk).above.matches(r#"class="dest""#).count(), 2, "two provinces");
    assert_eq!((seen(&scene, &desk, "p2-takeda").class, seen(&scene, &desk, "p1-uesugi").class), ("can", ""));
}

#[test]
fn the_order_to_be_given_is_marked() {
    for (rule, now) in [("SHI-5", "Deploy or ninja"), ("SHI-8", "Place or move"), ("SHI-15", "Attack")] {
        let below = picture(&scene(&posed(rule)), &Desk::default()).below;
        let marked = below.split(r#"class="order now""#).nth(1).expect("an order");
        assert!(marked.split("</text>").next().expect("a text").contains(now), "{rule}");
    }
}

#[test]
fn a_refusal_is_drawn_where_it_happens() {
    let (game, tried) = diagram("SHI-12").expect("a diagram");
    let mut scene = scene(&game);
    assert!(!picture(&scene, &Desk::default()).above.contains("cross"));
    let tried = tried.expect("a move");
    scene.refused = Some((tried, game.check(A, &tried).expect_err("too weak")));
    assert!(picture(&scene, &Desk::default()).above.contains("cross"));
}

#[test]
fn a_refusal_is_drawn_on_the_cell_that_was_pressed() {
    let crossed = |rule: &str, from: &str, to: &str| {
        let game = posed(rule);
        let (mut scene, mut desk) = (scene(&game), Desk::default());
        let tried = match from {
            "" => taps(&scene, &mut desk, to),
            from if from.starts_with("hand") => taps(&scene, &mut desk, &format!("{from} {to}")),
            from => drag(&scene, &mut desk, cell(&scene, from), cell(&scene, to)),
        };
        scene.refused = Some((tried[0], game.check(A, &tried[0]).expect_err(to)));
        let [x, y, width, height] = seen(&scene, &desk, to).area;
        let cross = format!(r#"class="cross" d="M{} {}l"#, x + width / 2 - 18, y + height / 2 - 18);
        assert!(picture(&scene, &desk).above.contains(&cross), "{rule} {from} {to}");
    };
    crossed("SHI-5", "hand-1", "p1-takeda");
    crossed("SHI-5", "hand-1", "p1");
    crossed("SHI-5", "p2-uesugi", "p1-oda");
    crossed("SHI-10", "", "hand-1");
}

#[test]
fn a_hint_is_framed_at_both_ends() {
    let (game, hinted) = diagram("SHI-6").expect("a diagram");
    let mut scene = scene(&game);
    scene.hint = hinted;
    let picture = picture(&scene, &Desk::default());
    assert!(picture.above.contains("halo") && picture.above.contains(r#"class="tip""#));
    assert!(!picture.above.contains(r#"class="dest""#), "nothing else is lit");
    assert!(seen(&scene, &Desk::default(), "p3-mori").label.contains("hint"));
}

/// The ways of all sprites that move with the last step.
fn ways(scene: &Scene<Shinobi>) -> Vec<(usize, Vec<(i32, i32)>)> {
    let sprites = picture(scene, &Desk::default()).sprites;
    let moving = sprites.into_iter().enumerate().filter(|(_, sprite)| !sprite.way.is_empty());
    moving.map(|(index, sprite)| (index, sprite.way)).collect()
}

#[test]
fn cards_travel_with_the_last_step() {
    let mut game = posed("SHI-5");
    let last = events(&mut game, "deploy M B");
    let mut scene = self::scene(&game);
    scene.last = last;
    // The army that grows, and the card.
    let moving = ways(&scene);
    assert_eq!(moving.iter().map(|(index, _)| *index).collect::<Vec<_>>(), [5 + Clan::Mori.index(), 20]);
    assert_eq!(moving[1].1.last(), moving[0].1.last());
    // The ninja goes to its victim, and both leave together.
    let mut game = posed("SHI-6");
    let last = events(&mut game, "ninja M C");
    scene = self::scene(&game);
    scene.last = last;
    let moving = ways(&scene);
    let [(_, victim), (_, ninja)] = &moving[..] else { panic!("{moving:?}") };
    assert_eq!((victim[1], victim[2]), (ninja[1], ninja[2]));
    assert_ne!(victim[0], ninja[0]);
}

#[test]
fn drawn_cards_come_from_the_deck() {
    let mut game = posed("SHI-15");
    let mut out = Out::new();
    game.apply(A, &mv("attack T O B"), &mut Fast::new(0), &mut out);
    let told = out.into_told();
    let heard = |viewer: Viewer| -> Vec<Event> {
        told.iter().filter(|told| told.audience.includes(viewer)).map(|told| told.event).collect()
    };
    let mut own = scene(&game);
    (own.view, own.actor, own.moves) = (game.view(Viewer::Seat(A)), None, Vec::new());
    own.last = heard(Viewer::Seat(A));
    let deck = plan(&own).centre(Place::Deck);
    let moving = ways(&own);
    let came = moving.iter().filter(|(index, way)| (15..19).contains(index) && way[0] == deck);
    assert_eq!(came.count(), 2);
    // To others two backs go.
    let mut other = scene(&game);
    other.last = heard(Viewer::Seat(B));
    let sprites = picture(&other, &Desk::default()).sprites;
    let backs = sprites[20..].iter().filter(|sprite| sprite.drawing.contains("army-back"));
    assert_eq!(backs.count(), 2);
}

#[test]
fn the_style_sheet_knows_how_wide_a_board_is() {
    let style = include_str!("../../../../../style/shinobi.css");
    for seats in 3..=5 {
        let game = Shinobi::deal(&Setup::default(), seats, &mut Fast::new(0));
        let (width, height) = picture(&scene(&game), &Desk::default()).size;
        let ratio = format!("{:.3};", f64::from(width) / f64::from(height));
        assert!(style.contains(&format!("--ratio: {}", ratio.trim_start_matches('0'))), "{ratio}");
    }
}

/// Everything that is drawn and said in a picture.
fn all_of(picture: &Picture) -> String {
    let mut all =
        [&picture.below, &picture.above, &picture.panel, &picture.advice].map(String::as_str).concat();
    all += picture.lifted.as_deref().unwrap_or_default();
    for sprite in &picture.sprites {
        all += &sprite.drawing;
    }
    for cell in picture.cells() {
        all += &cell.label;
    }
    all
}

/// The picture of a seat is the same whatever the others hold and serve, and whatever is in the deck.
#[test]
fn no_picture_holds_a_secret_of_another() {
    for seed in 0..6 {
        let mut chance = Fast::new(40 + seed);
        let seats = 3 + (seed % 3) as u8;
        let mut game = Shinobi::deal(&Setup::default(), seats, &mut chance);
        let mut told = Vec::new();
        while let Some(seat) = game.to_act().first() {
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Table]) {
                let look = |game: &Shinobi| {
                    let mut scene = scene(game);
                    let acts = viewer == Viewer::Seat(seat);
                    if !acts {
                        (scene.actor, scene.moves) = (None, Vec::new());
                    }
                    scene.view = game.view(viewer);
                    scene.last = told
                        .iter()
                        .filter(|told: &&crate::kernel::Told<Event>| told.audience.includes(viewer))
                        .map(|told| told.event)
                        .collect();
                    let beside: String =
                        Seat::all(seats).map(|seat| Shinobi::beside(&scene.view, seat, Lang::En)).collect();
                    let task = Shinobi::task(&scene.view, seat, Lang::En);
                    let log: String = scene
                        .last
                        .iter()
                        .filter_map(|event| Shinobi::told(event, Lang::En))
                        .map(|(_, line)| line.text)
                        .collect();
                    let task = if acts { task } else { String::new() };
                    all_of(&picture(&scene, &Desk::default())) + &beside + &task + &log
                };
                let guessed = Shinobi::guess(&game.view(viewer), &mut chance);
                assert_eq!(look(&game), look(&guessed), "{viewer:?}");
                // Face down, the own clan is in no picture either.
                if let Viewer::Seat(own) = viewer {
                    let others: Vec<Clan> =
                        Clan::ALL.into_iter().filter(|&clan| Some(clan) != game.clan(own)).collect();
                    let mut served = game;
                    served.clans = [None; 5];
                    for (place, &clan) in served.clans.iter_mut().zip(&others).take(usize::from(seats.min(4)))
                    {
                        *place = Some(clan);
                    }
                    assert_eq!(look(&game), look(&served), "{viewer:?}");
                }
            }
            let mut moves = Vec::new();
            game.moves(seat, &mut moves);
            let mv = moves[chance.below(moves.len() as u32) as usize];
            let mut out = Out::new();
            game.apply(seat, &mv, &mut chance, &mut out);
            told = out.into_told();
        }
    }
}

#[test]
fn pictures_of_whole_games_hold_together() {
    for seed in 0..6 {
        let mut chance = Fast::new(100 + seed);
        let seats = 3 + (seed % 3) as u8;
        let mut game = Shinobi::deal(&Setup::default(), seats, &mut chance);
        let mut last = Vec::new();
        loop {
            let mut scene = scene(&game);
            scene.last = core::mem::take(&mut last);
            let picture = picture(&scene, &Desk::default());
            let mut names: Vec<&str> = picture.cells().map(|cell| cell.name.as_str()).collect();
            // After the end there is no eye.
            let count = usize::from(seats) * 6 + if game.outcome().is_none() { 8 } else { 7 };
            assert_eq!((names.len(), picture.sprites.len()), (count, usize::from(seats) * 5 + 9));
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), count);
            let (width, height) = picture.size;
            for cell in picture.cells() {
                let [x, y, w, h] = cell.area;
                assert!(x >= 0 && y >= 0 && x + w <= width && y + h <= height, "{cell:?}");
                assert!(!cell.label.is_empty(), "{cell:?}");
                // 44 px on a phone of 360.
                assert!(w.min(h) * 360 >= 44 * width, "{cell:?}");
            }
            for lang in Lang::ALL {
                let names = vec!["X".to_owned(); usize::from(seats)];
                let score = <Shinobi as Staged>::score(&scene.view, &names, lang);
                match game.outcome() {
                    None => assert!(score.is_empty()),
                    Some(outcome) => {
                        assert_eq!(score.matches(r#"class="win""#).count(), outcome.winners.len());
                        assert_eq!(score.matches(r#"class="sh-nobody""#).count(), 5 - usize::from(seats));
                        assert!(Shinobi::call(&scene.view, lang).is_none());
                    }
                }
                assert_eq!(
                    Shinobi::call(&scene.view, lang).is_some(),
                    game.deck_len() == 0 && game.outcome().is_none()
                );
            }
            let lines = <Shinobi as Staged>::charted(&scene.view, &[], Lang::En).len();
            assert_eq!(
                (<Shinobi as Staged>::standing(&scene.view).len(), lines),
                (5, 5),
                "a line for each clan"
            );
            let Some(seat) = game.to_act().first() else { break };
            let mv = scene.moves[chance.below(scene.moves.len() as u32) as usize];
            let mut out = Out::new();
            game.apply(seat, &mv, &mut chance, &mut out);
            last = out.into_told().into_iter().map(|told| told.event).collect();
        }
    }
}

#[test]
fn everybody_at_once_sees_every_clan_and_every_hand() {
    let game = posed("SHI-6");
    let mut scene = scene(&game);
    (scene.actor, scene.moves) = (None, Vec::new());
    let drawn = |scene: &Scene<Shinobi>| {
        let picture = picture(scene, &Desk::default());
        let count = |what: &str| picture.below.matches(what).count();
        let eyes = picture.cells().filter(|cell| cell.name == "eye").count();
        assert_eq!(count(r#"class="eye"#), eyes);
        (count(r#"class="served "#), count(r#"class="small "#), count(r#"class="holds""#), eyes)
    };
    for viewer in [Viewer::Seat(A), Viewer::Table] {
        scene.view = game.view(viewer);
        assert_eq!(drawn(&scene), (0, 0, 3, 1), "{viewer:?}");
    }
    scene.view = game.view(Viewer::All);
    assert_eq!(drawn(&scene), (3, 12, 0, 0));
    assert!(seen(&scene, &Desk::default(), "clan").label.contains("Go-Hōjō"));
    let second = seen(&scene, &Desk::default(), "p2").label;
    assert!(second.contains("1 Go-Hōjō, 1 Uesugi, 1 Takeda and 1 Mōri in hand, serves Uesugi"), "{second}");
    // What lies behind the missing eye is found where it is.
    let mut desk = Desk::default();
    taps(&scene, &mut desk, "deck");
    assert!(picture(&scene, &desk).advice.contains("to draw"));
}

#[test]
fn the_end_reveals_everything_and_greys_the_clans_of_nobody() {
    let mut game = posed("SHI-21");
    events(&mut game, "attack G T C");
    let scene = scene(&game);
    let picture = picture(&scene, &Desk::default());
    assert_eq!(picture.below.matches(r#"class="served "#).count(), 3);
    let nobody = picture.sprites.iter().filter(|sprite| sprite.class.contains("nobody"));
    assert_eq!(nobody.count(), 3 * 2, "two clans in three provinces");
    assert!(picture.sprites[15 + 4].drawing.contains("clan-card"));
    let names = ["X", "Y", "Z"].map(str::to_owned);
    let tie = {
        let mut game = posed("SHI-20");
        events(&mut game, "attack G O C");
        <Shinobi as Staged>::score(&game.view(Viewer::Table), &names, Lang::En)
    };
    assert!(tie.contains("more at home"), "{tie}");
}

/// What the rules of a diagram that shows a forbidden move refer to.
const FORBIDDEN: [&str; 9] =
    ["SHI-7", "SHI-9", "SHI-10", "SHI-11", "SHI-12", "SHI-13", "SHI-14", "SHI-16", "SHI-R3"];

#[test]
fn every_diagram_shows_what_its_rule_says() {
    for rule in illustrated() {
        let (game, tried) = diagram(rule).expect(rule);
        let Some(tried) = tried else { continue };
        let checked = game.check(A, &tried).map_err(|why| why.rule());
        let by = FORBIDDEN.contains(&rule).then_some(rule);
        assert_eq!(checked.err(), by, "{rule}\n{game}");
        assert!(game.audit().is_ok(), "{rule}: {:?}", game.audit());
    }
    let after = |rule: &str| {
        let (mut game, tried) = diagram(rule).expect(rule);
        let mut out = Out::new();
        game.apply(A, &tried.expect(rule), &mut Fast::new(0), &mut out);
        (game, out.into_told().into_iter().map(|told| told.event).collect::<Vec<_>>())
    };
    for rule in ["SHI-18", "SHI-R5", "SHI-R8"] {
        assert!(after(rule).1.contains(&Event::LastRound { last: A }), "{rule}");
    }
    let skipped =
        |events: &[Event]| events.iter().filter(|event| matches!(event, Event::Skipped { .. })).count();
    assert_eq!(skipped(&after("SHI-R4").1), 2);
    for (rule, winners) in [("SHI-19", 1), ("SHI-20", 1), ("SHI-21", 1), ("SHI-R6", 2), ("SHI-R9", 1)] {
        let (game, _) = after(rule);
        let outcome = game.outcome().expect(rule);
        assert_eq!(outcome.winners.len(), winners, "{rule}");
        let ending = Shinobi::ending(&game.view(Viewer::Table), outcome, Lang::En);
        assert_eq!(ending.rule, if matches!(rule, "SHI-20" | "SHI-R6") { rule } else { "SHI-19" });
    }
    assert_eq!(diagram("SHI-1"), None);
}
