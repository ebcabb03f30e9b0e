//! The board as plain data: what hands do to it. What is seen of it stands in [`seen`], the string in [`string`], what is
//! pressed below it in [`buttons`].

mod buttons;
mod seen;
mod string;

use super::buttons::{Does, Nudged, buttons};
use super::desk::{Desk, strip};
use super::diagrams::{SHOWN, diagram};
use super::place::{STRIP_FIELD, Strip, drawn};
use super::string::STEPS;
use crate::games::ninja_night::{
    Action, Bonus, Event, Illegal, Move, NinjaNight, Obstacle, Phase, Progress, Roof, Setup, Throw, Token,
};
use crate::geometry::Point;
use crate::kernel::{Cites, Fast, Game, Out, Seat, Viewer};
use crate::ui::lang::Lang;
use crate::ui::stage::picture::{self, Picture, Stroke, Touch};
use crate::ui::stage::staged::{Scene, Staged};

const A: Seat = Seat::new(0);

/// What whoever acts sees of a game.
fn scene(game: &NinjaNight) -> Scene<NinjaNight> {
    Scene::of(game)
}

fn posed(rule: &str) -> NinjaNight {
    diagram(rule).expect(rule).0
}

fn picture(scene: &Scene<NinjaNight>, desk: &Desk) -> Picture {
    NinjaNight::picture(scene, desk, Lang::En)
}

fn roof(letter: char) -> Roof {
    Roof::try_from(letter as u8 - b'A').expect("a roof")
}

/// A pointer in the village.
fn stroke(phase: picture::Phase, at: (i32, i32)) -> Touch {
    Touch::Stroke(Stroke { field: STRIP_FIELD + 1, pointer: 7, phase, at, time: 0 })
}

/// A pointer on the strip, so far from the peg.
fn along(strip: Strip, phase: picture::Phase, length: i32) -> Touch {
    Touch::Stroke(Stroke { field: STRIP_FIELD, pointer: 7, phase, at: strip.at(length), time: 0 })
}

fn touch(scene: &Scene<NinjaNight>, desk: &mut Desk, touches: &[Touch]) -> Vec<Move> {
    touches.iter().flat_map(|&touch| NinjaNight::touch(scene, desk, touch)).collect()
}

/// Taps a point of the village.
fn tap(scene: &Scene<NinjaNight>, desk: &mut Desk, at: Point) -> Vec<Move> {
    let at = drawn(at);
    touch(scene, desk, &[stroke(picture::Phase::Down, at), stroke(picture::Phase::Up, at)])
}

fn press(scene: &Scene<NinjaNight>, desk: &mut Desk, does: Does) -> Vec<Move> {
    let place = buttons(scene, desk).iter().position(|&other| other == does);
    NinjaNight::touch(scene, desk, Touch::Button(place.unwrap_or_else(|| panic!("{does:?}")), 0))
}

/// A stroke along the strip from one length to another.
fn pull(scene: &Scene<NinjaNight>, desk: &mut Desk, from: i32, to: i32) -> Vec<Move> {
    use picture::Phase::{Down, Move, Up};
    let (half, strip) = ((from + to) / 2, strip(scene, desk));
    let touches = [(Down, from), (Move, half), (Move, to), (Up, to)];
    touch(scene, desk, &touches.map(|(phase, length)| along(strip, phase, length)))
}

fn village(game: &NinjaNight, letter: char) -> Point {
    game.village().house(roof(letter)).centre
}

#[test]
fn a_blocked_line_is_refused_and_what_is_in_the_way_is_drawn() {
    let game = posed("NNI-R3");
    let mut scene = scene(&game);
    let mut desk = Desk::default();
    let tried = tap(&scene, &mut desk, village(&game, 'J'));
    assert_eq!(tried.len(), 1);
    let why = game.check(A, &tried[0]).expect_err("a tree");
    assert_eq!((why, why.rule()), (Illegal::Blocked(Obstacle::Tree(0)), "NNI-R3"));
    assert!(desk.aim.is_none() && !picture(&scene, &desk).above.contains("barrier"));
    scene.refused = Some((tried[0], why));
    let above = picture(&scene, &desk).above;
    assert!(above.contains("barrier") && above.contains("barred") && above.contains("cross"));
}

#[test]
fn the_own_ninja_is_put_elsewhere_on_its_roof_by_a_tap_and_by_dragging() {
    let game = posed("NNI-11");
    let scene = scene(&game);
    let own = game.village().house(roof('D'));
    let there = own.roof().spot(200, 50);
    let mut tapped = Desk::default();
    assert_eq!(tap(&scene, &mut tapped, there), []);
    assert_eq!(tapped.spot, Some(there));
    let mut dragged = Desk::default();
    let (from, to) = (drawn(own.roof().spot(-200, 0)), drawn(there));
    let touches = [(picture::Phase::Down, from), (picture::Phase::Move, to), (picture::Phase::Up, to)];
    touch(&scene, &mut dragged, &touches.map(|(phase, at)| stroke(phase, at)));
    assert_eq!(dragged, tapped);
    let place = picture(&scene, &dragged).sprites[30].at;
    assert_eq!(place, Some(to), "it is seen there at once");
    // Over the edge it stops where its base still stands on the roof.
    let edge = own.roof().spot(340, 240);
    tap(&scene, &mut tapped, edge);
    assert!(tapped.spot.is_some_and(|spot| own.carries(spot) && spot != edge));
    tap(&scene, &mut tapped, village(&game, 'E'));
    let thrown = pull(&scene, &mut tapped, 0, 800);
    assert!(matches!(thrown[..], [Move::Leap { throw, .. }] if Some(throw.spot) == tapped.spot));
    assert_eq!(game.check(A, &thrown[0]), Ok(()));
}

/// The length is for the eye of whoever follows it.
#[test]
fn a_hint_with_a_string_is_followed_up_to_the_string() {
    let game = posed("NNI-30");
    let spot = game.village().house(roof('D')).roof().spot(100, 40);
    let aim = game.village().house(roof('E')).roof().spot(-60, 30);
    let (throw, token) = (Throw { spot, aim, length: 987 }, Token::try_from(6).expect("a shuriken"));
    let (leap, shuriken) =
        (Move::Leap { target: roof('E'), throw }, Move::Shuriken { token, victim: Seat::new(1), throw });
    assert!(NinjaNight::follows(&Move::Done) && !NinjaNight::follows(&leap));
    for hint in [leap, shuriken] {
        assert!(!NinjaNight::follows(&hint));
        let mut scene = scene(&game);
        let mut desk = Desk::default();
        assert!(!buttons(&scene, &desk).contains(&Does::Follow));
        scene.hint = Some(hint);
        assert!(picture(&scene, &desk).above.contains("aim hint"));
        assert_eq!(press(&scene, &mut desk, Does::Follow), []);
        let (shot, at) = desk.aim.expect("aimed");
        assert_eq!((shot.target, at, desk.spot, desk.length), (roof('E'), aim, Some(spot), 0));
        assert!(!buttons(&scene, &desk).contains(&Does::Follow));
        let drawn = shot.throw(Throw { length: 700, ..throw });
        assert_eq!(pull(&scene, &mut desk, 0, 700), [drawn]);
    }
}

#[test]
fn keys_put_the_ninja_elsewhere_and_choose_the_point() {
    let game = posed("NNI-11");
    let scene = scene(&game);
    let mut desk = Desk::default();
    let own = game.village().house(roof('D'));
    let before = game.ninja(A).expect("placed").spot;
    assert_eq!(touch(&scene, &mut desk, &[Touch::Tap(roof('D').index())]), []);
    assert!(!buttons(&scene, &desk).contains(&Does::Nudge(Nudged::Aim, 0)), "nothing is aimed at");
    for way in [3, 3, 1, 2, 0] {
        assert_eq!(press(&scene, &mut desk, Does::Nudge(Nudged::Ninja, way)), []);
    }
    assert!(desk.spot.is_some_and(|spot| spot.x > before.x && own.carries(spot)));
    // As far as the roof goes, and no further.
    for _ in 0..30 {
        press(&scene, &mut desk, Does::Nudge(Nudged::Ninja, 3));
    }
    assert!(desk.spot.is_some_and(|spot| own.carries(spot)));
    press(&scene, &mut desk, Does::Shift);
    touch(&scene, &mut desk, &[Touch::Tap(roof('E').index())]);
    let house = game.village().house(roof('E'));
    assert!(desk.aim.is_some_and(|(_, aim)| aim == house.centre));
    press(&scene, &mut desk, Does::Shift);
    for _ in 0..30 {
        assert_eq!(press(&scene, &mut desk, Does::Nudge(Nudged::Aim, 1)), []);
    }
    assert!(desk.aim.is_some_and(|(_, aim)| aim.y < house.centre.y && house.roof().contains(aim)));
    touch(&scene, &mut desk, &[Touch::Cancel]);
    assert!(desk.aim.is_some() && !desk.shifts, "one step back");
    let thrown = pull(&scene, &mut desk, 0, 900);
    assert_eq!(game.check(A, &thrown[0]), Ok(()));
}

#[test]
fn keys_lead_around_what_is_in_the_way() {
    let game = posed("NNI-R3");
    let scene = scene(&game);
    let mut desk = Desk::default();
    let tried = touch(&scene, &mut desk, &[Touch::Tap(roof('J').index())]);
    assert_eq!(game.check(A, &tried[0]), Err(Illegal::Blocked(Obstacle::Tree(0))));
    press(&scene, &mut desk, Does::Shift);
    for step in 0..12 {
        let nudged = [Nudged::Ninja, Nudged::Aim][step % 2];
        let tried = press(&scene, &mut desk, Does::Nudge(nudged, 1));
        assert_eq!(tried.is_empty(), desk.aim.is_some());
        assert!(tried.iter().all(|mv| game.check(A, mv).is_err()));
    }
    assert!(desk.aim.is_some(), "past the tree");
    press(&scene, &mut desk, Does::Shift);
    assert_eq!(game.check(A, &pull(&scene, &mut desk, 0, 900)[0]), Ok(()));
}

#[test]
fn a_roof_that_cannot_be_chosen_is_refused_with_its_rule() {
    use Action::{Attack, Heal, Move as Go, Pick, Steal};
    let b = Seat::new(1);
    let token = Token::try_from(20).expect("a token");
    let game =
        posed("NNI-10").with_tokens(b, &[token]).with_tokens(A, &[Token::try_from(2).expect("a gear")]);
    let over = |plan| game.with_plan(plan).with_progress(Progress::Done);
    for (game, letter, why) in [
        (game.with_plan([Pick, Go]), 'E', Illegal::NotPlanned(Pick)),
        (game.with_plan([Heal, Go]), 'J', Illegal::NotPlanned(Heal)),
        (game.with_plan([Steal, Go]), 'J', Illegal::NotPlanned(Steal)),
        (game.with_plan([Steal, Go]), 'E', Illegal::Elsewhere(b)),
        (over([Go, Pick]), 'E', Illegal::ActionOver),
        (over([Attack, Pick]), 'E', Illegal::ActionOver),
        (over([Steal, Pick]), 'E', Illegal::ActionOver),
        (game.with_plan([Go, Pick]).with_loss(A), 'E', Illegal::LoseFirst(A)),
    ] {
        let tried = touch(&scene(&game), &mut Desk::default(), &[Touch::Tap(roof(letter).index())]);
        assert_eq!(tried.iter().map(|mv| game.check(A, mv)).collect::<Vec<_>>(), [Err(why)]);
        let own = touch(&scene(&game), &mut Desk::default(), &[Touch::Tap(roof('D').index())]);
        assert_eq!(own, [], "it is only looked at");
    }
    // While a gear turns the planner, a roof is no leap.
    let game = game.with_plan([Go, Pick]);
    let scene = scene(&game);
    let mut desk = Desk::default();
    press(&scene, &mut desk, Does::Own(Token::try_from(2).expect("a gear")));
    press(&scene, &mut desk, Does::Play(Bonus::Gear));
    assert_eq!(touch(&scene, &mut desk, &[Touch::Tap(roof('E').index())]), []);
}

#[test]
fn a_tree_is_refused_with_its_rule() {
    use Action::{Attack, Move as Go, Pick};
    let game = posed("NNI-10");
    let tree = game.village().trees()[0].centre;
    for (game, why, rule) in [
        (posed("NNI-5"), Illegal::PlaceFirst, "NNI-5"),
        (game, Illegal::OffTarget(tree), "NNI-R2"),
        (game.with_plan([Attack, Go]), Illegal::NoVictim(A), "NNI-18"),
        (game.with_plan([Pick, Go]), Illegal::NotPlanned(Pick), "NNI-6"),
    ] {
        let scene = scene(&game);
        let tried = touch(&scene, &mut Desk::default(), &[Touch::Tap(Roof::all().len())]);
        assert_eq!(tried.iter().map(|mv| game.check(A, mv)).collect::<Vec<_>>(), [Err(why)]);
        assert_eq!(why.rule(), rule);
        // Where the village is looked at closely, so is any other place between the roofs.
        let mut desk = Desk { near: Some((0, 0)), ..Desk::default() };
        assert_eq!(tap(&scene, &mut desk, tree), tried);
    }
    let planning = posed("NNI-6");
    assert_eq!(touch(&scene(&planning), &mut Desk::default(), &[Touch::Tap(Roof::all().len())]), []);
}

#[test]
fn a_closer_look_follows_fingers_and_keys_and_ends_before_a_string_is_drawn_out() {
    use picture::Phase::{Down, Move, Up};
    let game = posed("NNI-10");
    let scene = scene(&game);
    let whole = picture(&scene, &Desk::default()).frame();
    let mut desk = Desk::default();
    let loupe = picture(&scene, &desk).cells().count() - 1;
    touch(&scene, &mut desk, &[Touch::Tap(loupe)]);
    let [x, y, width, height] = picture(&scene, &desk).frame();
    assert!(width == height && width * 2 < whole[2], "closer");
    let (own_x, own_y) = drawn(game.ninja(A).expect("placed").spot);
    assert!((x..x + width).contains(&own_x) && (y..y + height).contains(&own_y), "around the own ninja");
    // A finger on the ground draws it along, and nothing is tapped by that.
    let at = (x + 700, y + 700);
    let to = (at.0 + 200, at.1 + 100);
    let tried = touch(&scene, &mut desk, &[stroke(Down, at), stroke(Move, to), stroke(Up, at)]);
    assert_eq!((tried, desk.aim), (Vec::new(), None));
    let [left, top, ..] = picture(&scene, &desk).frame();
    assert!((left, top) == (x - 200, y - 100) || left == 0 || top == 0, "{left} {top} of {x} {y}");
    // Keys lead to what is out of sight.
    for roof in Roof::all() {
        touch(&scene, &mut desk, &[Touch::Over(Some(roof.index()))]);
        let [x, y, width, height] = picture(&scene, &desk).frame();
        let (at_x, at_y) = drawn(game.village().house(roof).centre);
        assert!((x..x + width).contains(&at_x) && (y..y + height).contains(&at_y), "{roof:?}");
    }
    tap(&scene, &mut desk, village(&game, 'E'));
    assert!(desk.aim.is_some());
    assert_eq!(picture(&scene, &desk).frame(), whole, "the strip is at the scale of the village");
    touch(&scene, &mut desk, &[Touch::Tap(loupe)]);
    desk.length = 500;
    assert_eq!(picture(&scene, &desk).frame(), whole);
    // One step back after the other: the string, the aim, the closer look.
    touch(&scene, &mut desk, &[Touch::Cancel, Touch::Cancel]);
    assert!(desk.aim.is_none() && picture(&scene, &desk).frame() != whole);
    touch(&scene, &mut desk, &[Touch::Cancel]);
    assert_eq!(picture(&scene, &desk).frame(), whole);
}

#[test]
fn whoever_does_not_act_can_only_look() {
    let game = posed("NNI-10");
    let mut scene = scene(&game);
    (scene.actor, scene.moves) = (None, Vec::new());
    let mut desk = Desk::default();
    assert_eq!(tap(&scene, &mut desk, village(&game, 'E')), []);
    assert_eq!(touch(&scene, &mut desk, &[Touch::Tap(4), Touch::Tap(12), Touch::Button(0, 0)]), []);
    let picture = picture(&scene, &desk);
    assert!(picture.fields.is_empty() && picture.tray.is_empty());
    assert!(picture.cells().all(|cell| cell.class.is_empty()));
}

/// Does what a move says with touches alone.
fn rebuilt(scene: &Scene<NinjaNight>, mv: &Move) -> Vec<Move> {
    let game = scene.view.game();
    let mut desk = Desk::default();
    let begin = |desk: &mut Desk, token| {
        let lies = buttons(scene, desk).contains(&Does::Lying(token));
        press(scene, desk, if lies { Does::Lying(token) } else { Does::Own(token) });
        let bonus = game.bonus(token).expect("a bonus");
        press(scene, desk, Does::Play(bonus))
    };
    let cell = |roof: Roof| Touch::Tap(roof.index());
    let throw = |desk: &mut Desk, target: Roof, victim: Option<Seat>, throw: Throw| {
        let mut tried = touch(scene, desk, &[cell(target)]);
        while tried.is_empty() && desk.aim.and_then(|(shot, _)| shot.victim) != victim {
            tried = touch(scene, desk, &[cell(target)]);
        }
        assert_eq!(tried, [], "{mv:?}");
        pull(scene, desk, 0, i32::from(throw.length))
    };
    let at = |victim: Seat| game.roof_of(victim).expect("placed");
    match *mv {
        Move::Place(roof) => tap(scene, &mut desk, game.village().house(roof).centre),
        Move::Plan([first, second]) => {
            press(scene, &mut desk, Does::Wheel(0, first));
            press(scene, &mut desk, Does::Wheel(1, second));
            press(scene, &mut desk, Does::SetPlan)
        }
        Move::Leap { target, throw: thrown } => throw(&mut desk, target, None, thrown),
        Move::Attack { victim, throw: thrown } => throw(&mut desk, at(victim), Some(victim), thrown),
        Move::Pick(token) => {
            let tried = press(scene, &mut desk, Does::Lying(token));
            if tried.is_empty() { press(scene, &mut desk, Does::Pick) } else { tried }
        }
        Move::Steal(token) | Move::Knock(token) => press(scene, &mut desk, Does::Other(token)),
        Move::Heal => press(scene, &mut desk, Does::Heal),
        Move::Drop(token) => {
            press(scene, &mut desk, Does::Own(token));
            press(scene, &mut desk, Does::Drop)
        }
        Move::Potion(token) => begin(&mut desk, token),
        Move::Gear { token, step, action } => {
            begin(&mut desk, token);
            press(scene, &mut desk, Does::Change(step, action))
        }
        Move::Grapple { token, target } => {
            begin(&mut desk, token);
            tap(scene, &mut desk, game.village().house(target).centre)
        }
        Move::Shuriken { token, victim, throw: thrown } | Move::Kunai { token, victim, throw: thrown } => {
            begin(&mut desk, token);
            throw(&mut desk, at(victim), Some(victim), thrown)
        }
        Move::Lose(token) => press(scene, &mut desk, Does::Own(token)),
        Move::Done => press(scene, &mut desk, Does::Done),
    }
}

#[test]
fn every_listed_move_of_random_games_can_be_made_by_touches() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut chance = Fast::new(seed);
        let mut game = NinjaNight::deal(&Setup::default(), 2 + (seed % 3) as u8, &mut chance);
        while let Some(seat) = game.to_act().first() {
            let scene = scene(&game);
            // Throws differ in little but their lengths: some of them will do.
            let step = 1 + scene.moves.len() / 20;
            for mv in scene.moves.iter().step_by(step) {
                assert_eq!(rebuilt(&scene, mv), [*mv], "{game}");
                kinds.insert(crate::kernel::writing::write(mv)[0]);
            }
            let mv = game.sample(seat, &mut chance).expect("a move");
            game.apply(seat, &mv, &mut chance, &mut Out::silent());
        }
    }
    assert!(kinds.len() >= 14, "{kinds:?}");
}
