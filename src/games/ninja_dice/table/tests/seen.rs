//! What is seen of the board.

use super::*;

/// The path of what is drawn is made by the shape that decides.
#[test]
fn the_drawn_line_of_fire_is_the_one_that_decides() {
    for rule in ["NDI-10", "NDI-5", "NDI-D4", "NDI-R1"] {
        let game = posed(rule);
        let scene = scene(&game);
        let acts = match game.phase() {
            Phase::Arrow(arrow) => Target::Threat(arrow),
            Phase::Fortune(fortune) => Target::Skill(fortune),
            _ => panic!("{rule}"),
        };
        let front = game.lies(acts).expect("on the table").1.front();
        let drawn = picture(&scene, &Desk::default());
        assert!(drawn.below.contains(&front.path(TABLE, TABLE)), "{rule}");
        for die in 0..SKILLS as u8 {
            let (_, pose) = game.lies(Target::Skill(die)).expect("on the table");
            let lit = format!(r#"<path class="lit" d="{}"/>"#, pose.quad().path());
            let can = scene.moves.iter().any(|mv| match mv {
                Move::Boost(Some(boosted)) => *boosted == die,
                Move::Shoot(target) => *target == Some(Target::Skill(die)),
                _ => false,
            });
            assert_eq!(drawn.above.contains(&lit), can, "{rule} {die}");
        }
    }
}

#[test]
fn a_die_is_drawn_as_it_is_scored() {
    use crate::games::ninja_dice::data::{DIE, ROUND};
    let drawn = picture(&scene(&posed("NDI-18")), &Desk::default());
    let number = |text: &str, before: &str| -> f64 {
        let rest = text.split(before).nth(1).expect(before);
        rest.split(['"', ')']).next().and_then(|number| number.parse().ok()).expect("a number")
    };
    for sprite in &drawn.sprites[..SKILLS] {
        let body = sprite.drawing.split(r#"class="body""#).nth(1).expect("a body");
        // Three units of the drawing are a millimetre.
        let scored = |length: f64| length * number(&sprite.drawing, "scale(") / 3.0 * 100.0;
        assert!((scored(number(body, r#"width=""#)) - f64::from(DIE)).abs() < 0.1);
        assert!((scored(number(body, r#"rx=""#)) - f64::from(ROUND)).abs() < 0.1);
    }
}

#[test]
fn arrows_that_flew_or_missed_keep_their_lines_while_that_is_news() {
    let line = |drawn: &Picture, pose: &Pose| {
        let (from, to) = pose.front().line(TABLE, TABLE).expect("it crosses the table");
        let path = format!("M{} {}L{} {}", from.x as i32, from.y as i32, to.x as i32, to.y as i32);
        drawn.below.contains(&path)
    };
    // The last arrow flies and is put aside.
    let skills = "f@70,80 s@110,60 p@160,90 p@120,140 p@190,150";
    let game = NinjaDice::position("GG GG RR RR", skills, "Ba@80,190", Phase::Arrow(0)).expect("a position");
    let (_, pose) = game.lies(Target::Threat(0)).expect("an arrow");
    let mut after = game;
    let mut out = Out::new();
    after.apply(B, &Move::Shoot(Some(Target::Skill(0))), &mut Fast::new(1), &mut out);
    let mut scene = scene(&after);
    assert!(after.lies(Target::Threat(0)).is_none() && !line(&picture(&scene, &Desk::default()), &pose));
    scene.last = out.into_told().into_iter().map(|told| told.event).collect();
    let drawn = picture(&scene, &Desk::default());
    assert!(line(&drawn, &pose));
    assert_eq!(drawn.sprites[SKILLS].class, "die aside", "and the die is seen with it");
    // An arrow that finds nothing.
    scene.last = vec![Event::Missed { seat: B, arrow: 0, from: pose, safe: Seats::NONE }];
    assert!(line(&picture(&scene, &Desk::default()), &pose));
}

#[test]
fn chances_are_shown_only_where_learning_aids_are_wanted() {
    let mut scene = scene(&posed("NDI-18"));
    let mut desk = Desk::default();
    tap(&scene, &mut desk, "skill-5");
    assert!(picture(&scene, &desk).panel.is_empty() && desk.odds.is_none());
    scene.aid = true;
    tap(&scene, &mut desk, "skill-4");
    assert!(desk.odds.is_some() && picture(&scene, &desk).panel.contains("to beat the house"));
}

#[test]
fn what_beats_a_house_die_is_shown_on_it_and_on_the_ninja_that_does() {
    let skills = "n@70,80 c@110,60 c@160,90 c@120,140 c@190,150";
    let game = NinjaDice::position("L G R RR", skills, "", Phase::Deciding).expect("a position");
    let scene = scene(&game);
    let mut desk = Desk::default();
    for (house, skill, said) in [("house-1", "pick", "pick"), ("house-2", "stealth", "stealth")] {
        let taken = desk.plan(&game).beaten.trailing_zeros() + 1;
        tap(&scene, &mut desk, &format!("house-{taken}"));
        tap(&scene, &mut desk, house);
        let drawn = picture(&scene, &desk);
        let marks = drawn.below.matches(r#"class="tag used""#).count();
        assert_eq!(
            (marks, drawn.below.matches(&format!("<use href=\"#nd-{skill}\" x=\"-10\"")).count()),
            (2, 2)
        );
        let label = |name: &str| drawn.cells().find(|cell| cell.name == name).map(|cell| &*cell.label);
        assert!(label(house).is_some_and(|label| label.ends_with(&format!("beaten by {said}"))));
        assert!(label("skill-1").is_some_and(|label| label.ends_with(&format!("stands for {said}"))));
    }
}

/// Whether the turn was over with this step.
fn is_over(told: &[Event]) -> bool {
    told.iter().any(|event| matches!(event, Event::Left { .. }))
}

#[test]
fn a_throw_tumbles_and_ends_exactly_at_rest() {
    for seed in 0..12 {
        let mut game = dealt(3);
        let mut chance = Fast::new(seed);
        let mut last = Vec::new();
        while game.phase() == Phase::Throwing && last.is_empty() {
            let seat = game.to_act().first().expect("somebody throws");
            let mut out = Out::new();
            game.apply(seat, &Move::Throw(Gesture::any(seat, 3, &mut chance)), &mut chance, &mut out);
            let told: Vec<Event> = out.into_told().into_iter().map(|told| told.event).collect();
            if told.iter().any(|event| matches!(event, Event::Thrown { .. })) {
                last = told;
            }
        }
        let mut scene = scene(&game);
        scene.last = last;
        let still = picture(&scene, &Desk::default());
        let is_over = is_over(&scene.last);
        assert!(
            is_over || still.sprites.iter().all(|sprite| sprite.turns.is_empty()),
            "without a track they simply lie"
        );
        let desk = NinjaDice::hand(&scene);
        let drawn = picture(&scene, &desk);
        for (die, sprite) in drawn.sprites.iter().take(SKILLS).enumerate() {
            assert!(sprite.way.len() > 5 && sprite.way.len() == sprite.turns.len(), "{die}");
            assert_eq!((sprite.way.last().copied(), sprite.turns.last()), (sprite.at, Some(&0)));
            assert!(sprite.rests > 0 && sprite.rests <= sprite.pace);
            let [rolls, rest] =
                ["rolls", "rest"].map(|part| sprite.drawing.find(&format!(r#"<g class="{part}">"#)));
            let (Some(rolls), Some(rest)) = (rolls, rest) else { panic!("{}", sprite.drawing) };
            assert!(!sprite.drawing[rolls..rest].contains("<use"), "nothing is shown while it rolls");
            assert!(
                sprite.turns.windows(2).all(|pair| (pair[0] - pair[1]).abs() < 1800),
                "{:?}",
                sprite.turns
            );
        }
        assert_eq!(still.sprites.len(), drawn.sprites.len());
        // The loupe alone gets out of the way.
        let frames = |picture: &Picture| -> Vec<_> {
            picture.cells().filter(|cell| cell.name != "loupe").map(|cell| cell.area).collect()
        };
        assert_eq!(frames(&drawn), frames(&picture(&self::scene(&dealt(3)), &Desk::default())), "cells stay");
    }
}

#[test]
fn the_end_of_a_turn_is_seen_before_the_next_begins() {
    let game = posed("NDI-18");
    let mut after = game;
    let mut out = Out::new();
    after.apply(A, &Move::Stop(game.best_plan()), &mut Fast::new(1), &mut out);
    let mut scene = scene(&after);
    scene.last = out.into_told().into_iter().map(|told| told.event).collect();
    let drawn = picture(&scene, &NinjaDice::hand(&scene));
    assert!(drawn.rests == 0 && drawn.settles > 1500, "nothing rolls, but there is time to look");
    assert!(drawn.below.contains(r#"<g class="was">"#), "the old house stands until then");
    assert!(drawn.below.contains(r#""tally now""#), "and what the new one would bring comes with it");
    let worth = game.best_plan().worth(game.house());
    assert!(
        drawn.below.contains(&(words().left)(A)) && drawn.below.contains(&(words().brought)(worth, false))
    );
    let purses = [("rolls", game.treasures(A)), ("rest", game.treasures(A) + worth)];
    for (class, treasures) in purses {
        let sign = drawn.below.split(&format!(r#"<text class="{class}""#)).nth(1).expect(class);
        let text = sign.split(['>', '<']).nth(1).expect("a number");
        assert_eq!(text, treasures.to_string(), "where dice roll, the gain is told when they lie still");
    }
    for die in 0..SKILLS {
        let sprite = &drawn.sprites[die];
        assert_eq!(sprite.way.first(), Some(&lies(&game, Target::Skill(die as u8))), "from where it lay");
        assert_eq!(sprite.way.last().copied(), sprite.at, "into the next hand");
    }
}

#[test]
fn after_the_last_turn_words_and_drawing_say_how_it_ended() {
    let mut game = posed("NDI-18");
    let loupe = |drawn: &Picture| drawn.cells().find(|cell| cell.name == "loupe").expect("a loupe").area;
    // A die lies where the loupe would be.
    let (scene_before, mut desk) = (scene(&game), Desk::default());
    let [x, y, width, height] = loupe(&picture(&scene_before, &desk));
    stroke(
        &scene_before,
        &mut desk,
        0,
        1,
        20,
        &[lies(&game, Target::Skill(0)), (x + width / 2, y + height / 2)],
    );
    let laid = desk.lies(&game, Target::Skill(0)).expect("on the table");
    game.skills[0].as_mut().expect("on the table").pose = laid;
    (game.round, game.first) = (2, game.active.clockwise(1, game.seats()));
    game.threats[0] = Threat::Kept;
    let plan = game.best_plan().taking(1 << game.best_plan().beaten.trailing_zeros());
    let before = game;
    let mut out = Out::new();
    game.apply(A, &Move::Stop(plan), &mut Fast::new(1), &mut out);
    assert_eq!(game.phase(), Phase::Over);
    let mut scene = scene(&game);
    scene.last = out.into_told().into_iter().map(|told| told.event).collect();
    let drawn = picture(&scene, &NinjaDice::hand(&scene));
    assert_ne!(loupe(&drawn), [x, y, width, height], "it makes room for what still lies there");
    let label = |name: String| {
        drawn.cells().find(|cell| cell.name == name).map(|cell| cell.label.clone()).expect("a cell")
    };
    for die in 0..SKILLS as u8 {
        let said = (words().skill_cell)(&before.view(Viewer::Table), die, &[]);
        assert_eq!(label(format!("skill-{}", die + 1)), said, "it lies there");
    }
    for die in 0..before.house().len() {
        let said = label(format!("house-{}", die + 1));
        assert_eq!(said.contains("beaten"), plan.beaten & (1 << die) != 0, "{said}");
    }
    assert!(
        label("threat-1".to_owned()).contains("hourglass") && !label("place-1".to_owned()).contains("holds")
    );
    assert!(drawn.groups[0].label.contains((words().hourglasses)(1).as_str()));
    assert!(drawn.below.contains(r#"class="kept""#), "the rail has the hourglass too");
}

#[test]
fn the_track_is_that_of_the_throw() {
    let mut game = dealt(2);
    for seat in [A, B] {
        game.gestures[seat.index()] = Some(Gesture::usual(seat, 2));
    }
    let tumble: Tumble = game.tumble(3);
    assert_eq!(tumble.track().last(), Some(&tumble.run()));
}

#[test]
fn signs_lie_below_the_dice_and_reach_no_farther_than_half_a_die() {
    let drawn = picture(&scene(&posed("NDI-18")), &Desk::default());
    assert!(drawn.below.contains(r#"class="sign"#) && !drawn.above.contains(r#"class="sign"#));
    for seats in 2..=5 {
        for (facing, seat) in Seat::all(seats).flat_map(|one| Seat::all(seats).map(move |other| (one, other)))
        {
            for look in [false, true].map(|is_wide| Look::at(facing, seats, is_wide)) {
                let ((x, y), (wide, high)) = (look.sign(seat), look.sign_reach(seat));
                let (left, top) = look.corner();
                let (x, y) = (x - left, y - top);
                let ends = [x - wide, y - high, SIDE - x - wide, SIDE - y - high];
                assert!(ends.into_iter().all(|end| end > -22), "between the house and the rail: {ends:?}");
                // How far it reaches over the table; a die is 48 wide.
                let over = [x + wide, SIDE - (x - wide), y + high, SIDE - (y - high)];
                assert!(over.into_iter().any(|over| (0..=32).contains(&over)), "{seat:?} {over:?}");
            }
        }
    }
}

#[test]
fn whoever_does_not_act_can_only_look() {
    let mut scene = scene(&posed("NDI-18"));
    (scene.actor, scene.waiting, scene.moves) = (None, Seats::NONE, Vec::new());
    let mut desk = Desk::default();
    for name in ["skill-1", "threat-1", "house-1", "place-1"] {
        assert_eq!(tap(&scene, &mut desk, name), []);
    }
    let drawn = picture(&scene, &desk);
    assert!(
        drawn.tray.is_empty() && drawn.fields.is_empty() && drawn.cells().all(|cell| cell.class.is_empty())
    );
}

#[test]
fn places_turn_with_the_table_and_back() {
    for seats in 2..=5 {
        for facing in Seat::all(seats) {
            for look in [false, true].map(|wide| Look::at(facing, seats, wide)) {
                let (place, _) = edge(facing, seats);
                let ((_, y), _) = look.exact(place.x, place.y);
                assert!(y > look.corner().1 + 706, "{facing:?} of {seats} sits at the lower edge");
                for (x, y) in [(1200, 23_100), (12_000, 600), (0, 0)] {
                    let (at, _) = look.exact(x, y);
                    let (back_x, back_y) = look.table(at);
                    assert!(
                        (back_x - x).abs() <= 34 && (back_y - y).abs() <= 34,
                        "{x} {y} {back_x} {back_y}"
                    );
                }
                assert!(Seat::all(seats).all(|seat| (0..9).all(|die| {
                    let Pose { x, y, .. } = look.held(seat, die);
                    (0..=24_000).contains(&i32::from(x)) && (0..=24_000).contains(&i32::from(y))
                })));
            }
        }
    }
}

/// House, hourglasses, rail, words and table each have their own room, above each other or beside each other.
#[test]
fn nothing_around_the_table_is_in_the_way_of_anything() {
    for look in [false, true].map(|wide| Look::at(A, 5, wide)) {
        let house = (0..HOUSES).map(|die| look.house_area(die));
        let rail = (0..RAIL).map(|place| look.rail_area(place));
        let glasses = (0..4).map(|place| around(look.hourglass(place), 46));
        let tallies = [0, 1].map(|place| look.tally(place));
        let all: Vec<[i32; 4]> =
            house.chain(rail).chain(glasses).chain(tallies).chain([look.table_area()]).collect();
        let (width, height) = look.size();
        for (index, &[x, y, wide, high]) in all.iter().enumerate() {
            assert!(x >= 0 && y >= 0 && x + wide <= width && y + high <= height, "{:?}", all[index]);
            for &[left, top, broad, tall] in &all[..index] {
                let apart = x >= left + broad || left >= x + wide || y >= top + tall || top >= y + high;
                assert!(apart, "{:?} {:?}", all[index], [left, top, broad, tall]);
            }
        }
    }
}

#[test]
fn every_diagram_shows_its_rule() {
    for rule in illustrated() {
        let (game, tried) = diagram(rule).expect(rule);
        assert_eq!(game.audit(), Ok(()), "{rule}");
        let tried = tried.expect("a move to try");
        let seat = game.to_act().first().expect("somebody acts");
        if let Err(why) = game.check(seat, &tried) {
            let shown = [why.rule(), rule];
            let fits = shown[0] == shown[1]
                || [["NDI-2", "NDI-R4"], ["NDI-12", "NDI-R3"], ["NDI-5", "NDI-R1"]].contains(&shown);
            assert!(fits, "{rule} is refused by {why:?}");
        }
        for lang in Lang::ALL {
            NinjaDice::picture(&scene(&game), &Desk::default(), lang);
        }
    }
    for refused in ["NDI-3", "NDI-12", "NDI-17", "NDI-19", "NDI-R1", "NDI-R3", "NDI-R4", "NDI-R8", "NDI-R10"]
    {
        let (game, tried) = diagram(refused).expect(refused);
        let seat = game.to_act().first().expect("somebody acts");
        assert!(game.check(seat, &tried.expect("a move")).is_err(), "{refused} shows what is not allowed");
    }
}

#[test]
fn dice_that_an_arrow_can_hit_bear_its_sign() {
    let mut scene = scene(&posed("NDI-10"));
    let shots = scene.moves.iter().filter(|mv| matches!(mv, Move::Shoot(Some(_)))).count();
    let signs = |scene: &_| picture(scene, &Desk::default()).above.matches(r##"href="#nd-arrow""##).count();
    assert!(shots > 0 && signs(&scene) == shots, "{shots}");
    scene.actor = None;
    assert_eq!(signs(&scene), 0, "for whoever acts alone");
}

/// The signs at the ends of lines say whose they are: no sign of a seat covers them.
#[test]
fn the_ends_of_lines_are_seen_beside_the_signs_of_seats() {
    let mut seen = 0;
    for seed in 0..8 {
        let mut chance = Fast::new(seed);
        let mut game = NinjaDice::deal(&Setup::default(), 2 + (seed % 4) as u8, &mut chance);
        for step in 0..100 {
            let Some(seat) = game.to_act().first() else { break };
            let scene = Scene { wide: step % 2 == 0, ..scene(&game) };
            let look = Look::at(A, game.seats(), scene.wide);
            let drawn = picture(&scene, &Desk::default()).below;
            let lines = drawn.split(r#"<g class="tag "#).skip(1).filter(|tag| !tag.starts_with("used"));
            for tag in lines {
                let at = tag.split(['(', ')', ' ']).filter_map(|part| part.parse::<i32>().ok());
                let [x, y] = at.take(2).collect::<Vec<_>>()[..] else { panic!("{tag}") };
                for seat in Seat::all(game.seats()) {
                    let ((at_x, at_y), (wide, high)) = (look.sign(seat), look.sign_reach(seat));
                    let apart = (x - at_x).abs() >= wide + 15 || (y - at_y).abs() >= high + 15;
                    assert!(apart, "seed {seed} step {step}: {x} {y}");
                }
                seen += 1;
            }
            let mv = game.sample(seat, &mut chance).expect("a move");
            game.apply(seat, &mv, &mut chance, &mut Out::silent());
        }
    }
    assert!(seen > 100, "{seen}");
}
