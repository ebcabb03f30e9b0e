//! The board as plain data: what hands do to it. What is seen of it stands in [`seen`], throws in [`throwing`],
//! what is looked at closely in [`closer`], marks in [`marked`].

mod closer;
mod marked;
mod seen;
mod throwing;

use super::diagrams::{diagram, illustrated};
use super::hand::Desk;
use super::layout::{Look, RAIL, SIDE, around};
use crate::games::ninja_dice::data::{HOUSES, SKILLS};
use crate::games::ninja_dice::place::{TABLE, edge};
use crate::games::ninja_dice::text::text;
use crate::games::ninja_dice::{
    Event, First, Gesture, Illegal, Move, NinjaDice, Phase, Pose, Setup, Target, Threat, Tumble,
};
use crate::kernel::{Cites, Fast, Game, Out, Seat, Seats, Viewer};
use crate::ui::lang::Lang;
use crate::ui::stage::picture::{Phase as Does, Picture, Stroke, Touch};
use crate::ui::stage::staged::{Scene, Staged};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// What whoever acts sees of a game.
fn scene(game: &NinjaDice) -> Scene<NinjaDice> {
    Scene::of(game)
}

fn dealt(seats: u8) -> NinjaDice {
    NinjaDice::deal(&Setup { first: First::Seat(A) }, seats, &mut Fast::new(5))
}

fn posed(rule: &str) -> NinjaDice {
    diagram(rule).expect(rule).0
}

fn picture(scene: &Scene<NinjaDice>, desk: &Desk) -> Picture {
    NinjaDice::picture(scene, desk, Lang::En)
}

fn cell(scene: &Scene<NinjaDice>, name: &str) -> usize {
    picture(scene, &Desk::default()).cells().position(|cell| cell.name == name).expect(name)
}

fn tap(scene: &Scene<NinjaDice>, desk: &mut Desk, name: &str) -> Vec<Move> {
    NinjaDice::touch(scene, desk, Touch::Tap(cell(scene, name)))
}

/// Presses the button with this label.
fn press(scene: &Scene<NinjaDice>, desk: &mut Desk, label: &str) -> Vec<Move> {
    let tray = picture(scene, desk).tray;
    let place = tray.iter().position(|button| button.label == label).expect(label);
    NinjaDice::touch(scene, desk, Touch::Button(place, 0))
}

fn words() -> &'static crate::games::ninja_dice::text::Text {
    text(Lang::En)
}

/// A pointer that goes down at the first of these points and up at the last, a point every so many milliseconds.
fn stroke(
    scene: &Scene<NinjaDice>,
    desk: &mut Desk,
    field: usize,
    pointer: i32,
    every: u32,
    points: &[(i32, i32)],
) -> Vec<Move> {
    let mut moves = Vec::new();
    for (index, &at) in points.iter().enumerate() {
        let phase = if index == 0 { Does::Down } else { Does::Move };
        let time = 1000 + index as u32 * every;
        moves = NinjaDice::touch(scene, desk, Touch::Stroke(Stroke { field, pointer, phase, at, time }));
        assert_eq!(moves, [], "nothing happens before the hand lets go");
    }
    if let Some(&at) = points.last() {
        let time = 1000 + (points.len() as u32 - 1) * every;
        moves = NinjaDice::touch(
            scene,
            desk,
            Touch::Stroke(Stroke { field, pointer, phase: Does::Up, at, time }),
        );
    }
    moves
}

/// Where a die lies in the drawing.
fn lies(game: &NinjaDice, target: Target) -> (i32, i32) {
    Look::at(A, game.seats(), false).place(&game.lies(target).expect("on the table").1)
}

#[test]
fn dice_are_chosen_by_a_tap_on_the_table_or_on_the_rail() {
    let game = posed("NDI-10");
    let scene = scene(&game);
    let shot = [Move::Shoot(Some(Target::Skill(1)))];
    assert_eq!(tap(&scene, &mut Desk::default(), "skill-2"), shot);
    let at = lies(&game, Target::Skill(1));
    assert_eq!(stroke(&scene, &mut Desk::default(), 0, 1, 20, &[at]), shot);
    assert_eq!(stroke(&scene, &mut Desk::default(), 0, 1, 20, &[(at.0 + 9, at.1 - 8)]), shot);
    assert_eq!(stroke(&scene, &mut Desk::default(), 0, 1, 20, &[(30, 860)]), [], "nothing lies there");
    assert_eq!(press(&scene, &mut Desk::default(), words().steal_nothing), [Move::Shoot(None)]);
    // What cannot be hit is tried, and the rules say why.
    let game = posed("NDI-12");
    let tried = tap(&self::scene(&game), &mut Desk::default(), "skill-1");
    assert_eq!(game.check(B, &tried[0]), Err(Illegal::Protected(A)));
    let game = posed("NDI-5");
    let scene = self::scene(&game);
    assert_eq!(tap(&scene, &mut Desk::default(), "skill-2"), [Move::Boost(Some(1))]);
    let tried = tap(&scene, &mut Desk::default(), "skill-4");
    assert_eq!(game.check(A, &tried[0]), Err(Illegal::BehindFortune(3)));
    assert_eq!(press(&scene, &mut Desk::default(), words().boost_nothing), [Move::Boost(None)]);
}

#[test]
fn dice_are_marked_and_take_their_fortunes_along() {
    let game = posed("NDI-19");
    let scene = scene(&game);
    let mut desk = Desk::default();
    assert_eq!(tap(&scene, &mut desk, "skill-2"), []);
    assert_eq!(desk.marked, 0b00011, "with its fortune");
    tap(&scene, &mut desk, "skill-1");
    assert_eq!(desk.marked, 0, "without its fortune it stays too");
    tap(&scene, &mut desk, "skill-1");
    assert_eq!(desk.marked, 0b00001, "a fortune may go alone");
    tap(&scene, &mut desk, "skill-4");
    assert!(picture(&scene, &desk).advice.starts_with("2 dice"));
    let again = press(&scene, &mut desk, words().throw_again);
    assert_eq!(again, [Move::Again { dice: 0b01001, places: [None; 5] }]);
    assert_eq!(game.check(A, &again[0]), Ok(()));
    let none = press(&scene, &mut Desk::default(), words().throw_again);
    assert_eq!(game.check(A, &none[0]), Err(Illegal::PickSome));
    let stop = press(&scene, &mut Desk::default(), words().stop);
    assert_eq!(stop, [Move::Stop(game.best_plan())]);
}

#[test]
fn dice_that_stay_are_dragged_elsewhere() {
    let game = posed("NDI-20");
    let scene = scene(&game);
    let mut desk = Desk::default();
    tap(&scene, &mut desk, "skill-2");
    let from = lies(&game, Target::Skill(0));
    assert_eq!(stroke(&scene, &mut desk, 0, 1, 20, &[from, (from.0 + 60, from.1 - 90)]), []);
    let laid = desk.places[0].expect("laid elsewhere");
    assert_eq!((laid.x, laid.y), (9000 + 2000, 8000 - 3000));
    let again = press(&scene, &mut desk, words().throw_again);
    assert_eq!(game.check(A, &again[0]), Ok(()));
    assert!(matches!(again[0], Move::Again { dice: 0b00010, places } if places[0] == Some(laid)));
    // Onto another die: refused, and it stays where it was.
    let onto = lies(&game, Target::Skill(3));
    let from = Look::at(A, 3, false).place(&laid);
    let tried = stroke(&scene, &mut desk, 0, 1, 20, &[from, onto]);
    assert_eq!(tried.len(), 1);
    let why = game.check(A, &tried[0]).expect_err("two dice in one spot");
    assert!(matches!(why, Illegal::Overlap(..)) && why.rule() == "NDI-20", "{why:?}");
    assert_eq!(desk.places[0], Some(laid));
    assert!(picture(&scene, &desk).above.contains(r#"class="no""#));
    press(&scene, &mut desk, words().lay_back);
    assert_eq!(desk.places, [None; 5]);
    // A die that is thrown again is not laid.
    let marked = lies(&game, Target::Skill(1));
    let tried = stroke(&scene, &mut desk, 0, 1, 20, &[marked, (marked.0, marked.1 - 60)]);
    assert_eq!(game.check(A, &tried[0]), Err(Illegal::LaidAndThrown(1)));
}

#[test]
fn a_boosted_die_is_dragged_with_its_fortune_and_a_fortune_stays_near() {
    let game = posed("NDI-19");
    let scene = scene(&game);
    let mut desk = Desk::default();
    let from = lies(&game, Target::Skill(1));
    assert_eq!(stroke(&scene, &mut desk, 0, 1, 20, &[from, (from.0 + 30, from.1 + 60)]), []);
    let (Some(fortune), Some(die)) = (desk.places[0], desk.places[1]) else { panic!("both are laid") };
    assert!(fortune.is_next_to(&die));
    let from = Look::at(A, 3, false).place(&fortune);
    let tried = stroke(&scene, &mut desk, 0, 1, 20, &[from, (from.0 + 300, from.1 + 150)]);
    assert!(matches!(game.check(A, &tried[0]), Err(Illegal::FortuneAway { die: 1, fortune: 0 })));
}

#[test]
fn buttons_lay_dice_step_by_step() {
    let game = posed("NDI-20");
    let mut scene = scene(&game);
    let mut desk = Desk::default();
    press(&scene, &mut desk, words().lay);
    let tray = |desk: &Desk| -> Vec<String> {
        picture(&scene, desk).tray.into_iter().map(|button| button.label).collect()
    };
    let begun = tray(&desk);
    assert_eq!((desk.chosen, begun.len()), (Some(0), 8), "a die is chosen at once");
    tap(&scene, &mut desk, "skill-1");
    assert_eq!((desk.chosen, desk.marked), (Some(0), 0));
    press(&scene, &mut desk, words().steps[3]);
    press(&scene, &mut desk, words().steps[1]);
    press(&scene, &mut desk, words().steps[5]);
    let laid = desk.places[0].expect("laid elsewhere");
    assert_eq!((laid.x, laid.y, laid.turn.parts()), (10_000, 7000, 256));
    assert_eq!(tray(&desk), begun, "no button comes or goes under a finger");
    let says = (words().laying)(&scene.view, Some((0, [10, 7, 23])));
    assert_eq!(picture(&scene, &desk).advice, says, "where it lies now, as it is seen");
    let says = |desk: &Desk, place: &str| {
        let drawn = picture(&scene, desk);
        let cell = drawn.cells().find(|cell| cell.name == "skill-1").expect("a die");
        assert!(cell.label.ends_with(place), "{}", cell.label);
    };
    says(&desk, ", lies middle, far half");
    (0..7).for_each(|_| assert_eq!(press(&scene, &mut desk, words().steps[2]), []));
    says(&desk, ", lies middle, centre");
    (0..7).for_each(|_| assert_eq!(press(&scene, &mut desk, words().steps[1]), []));
    press(&scene, &mut desk, words().laid);
    says(&desk, ", lies middle, far half");
    assert!(!desk.laying && desk.places[0] == Some(laid));
    // Right is right as it is seen, however the table is turned.
    scene.facing = Seat::new(1);
    let mut desk = Desk { laying: true, chosen: Some(0), ..Desk::default() };
    let look = Look::at(Seat::new(1), 3, false);
    let before = look.place(&game.lies(Target::Skill(0)).expect("a die").1);
    press(&scene, &mut desk, words().steps[3]);
    let after = look.place(&desk.places[0].expect("laid"));
    assert_eq!((after.0 - before.0, after.1 - before.1), (30, 0));
}

#[test]
fn house_dice_can_be_left_and_what_cannot_be_beaten_says_why() {
    let game = posed("NDI-18");
    let scene = scene(&game);
    let best = game.best_plan();
    let first = best.beaten.trailing_zeros() as usize + 1;
    let mut desk = Desk::default();
    assert_eq!(tap(&scene, &mut desk, &format!("house-{first}")), []);
    let worth = best.worth(game.house()) - 1;
    let (drawn, said) = (picture(&scene, &desk), (words().marking)(0, worth));
    assert!(drawn.below.contains(&format!("{} <tspan>{worth}<", words().stop_now)), "the board says it");
    assert_eq!(drawn.advice, said, "and so does the turn line");
    assert_eq!((words().task)(&scene.view, A), (words().marking)(0, worth + 1), "which else names the best");
    let left = press(&scene, &mut desk, words().stop);
    let [Move::Stop(plan)] = left[..] else { panic!("{left:?}") };
    assert_eq!((plan.count(), game.check(A, &left[0])), (best.count() - 1, Ok(())));
    tap(&scene, &mut desk, &format!("house-{first}"));
    assert_eq!(desk.plan(&game).count(), best.count(), "and taken again");
    let game = posed("NDI-R4");
    let scene = self::scene(&game);
    let unbeaten = (0..4).find(|die| game.best_plan().beaten & (1 << die) == 0).expect("a die too many") + 1;
    let tried = tap(&scene, &mut Desk::default(), &format!("house-{unbeaten}"));
    assert!(matches!(game.check(A, &tried[0]), Err(Illegal::TooFew { .. })), "{tried:?}");
}

#[test]
fn a_house_die_that_is_not_there_cannot_be_taken() {
    let game = posed("NDI-18");
    let scene = scene(&game);
    let mut desk = Desk::default();
    let before = picture(&scene, &desk).below;
    for (name, number) in [("house-5", 4), ("house-6", 5)] {
        let tried = tap(&scene, &mut desk, name);
        assert_eq!(game.check(A, &tried[0]), Err(Illegal::NoHouseDie(number)), "{tried:?}");
        assert_eq!(desk.plan(&game), game.best_plan(), "and nothing is taken");
    }
    assert_eq!(picture(&scene, &desk).below, before);
}

#[test]
fn what_can_be_taken_instead_of_a_die_that_is_left_is_lit() {
    let game = posed("NDI-R4");
    let scene = scene(&game);
    let lit = |desk: &Desk| -> Vec<String> {
        let drawn = picture(&scene, desk);
        drawn.cells().take(6).filter(|cell| cell.class == "can").map(|cell| cell.name.clone()).collect()
    };
    let mut desk = Desk::default();
    assert_eq!(lit(&desk), ["house-2"], "of a single and a double resident the single one");
    tap(&scene, &mut desk, "house-2");
    assert_eq!(lit(&desk), ["house-1", "house-2"], "now either");
    assert_eq!(tap(&scene, &mut desk, "house-1"), []);
    assert_eq!(desk.plan(&game).beaten, 0b0001);
}

#[test]
fn bare_wood_is_left_to_the_page() {
    let game = posed("NDI-20");
    let scene = scene(&game);
    let desk = Desk::default();
    let drawn = picture(&scene, &desk);
    let is_in = |[x, y, width, height]: [i32; 4], at: (i32, i32)| {
        (x..x + width).contains(&at.0) && (y..y + height).contains(&at.1)
    };
    for die in 0..SKILLS as u8 {
        let at = lies(&game, Target::Skill(die));
        assert!(drawn.fields.iter().any(|field| is_in(field.area, at)), "{die} can be grabbed");
    }
    assert!(!drawn.fields.iter().any(|field| is_in(field.area, (380, 524))), "nothing lies in the middle");
}

/// Makes a move by hand.
fn made(scene: &Scene<NinjaDice>, mv: &Move) -> Vec<Move> {
    let mut desk = Desk::default();
    let name = |target: Target| match target {
        Target::Skill(die) => format!("skill-{}", die + 1),
        Target::Threat(die) => format!("threat-{}", die + 1),
    };
    match *mv {
        Move::Throw(_) => press(scene, &mut desk, words().throw_for_me),
        Move::Shoot(None) => press(scene, &mut desk, words().steal_nothing),
        Move::Shoot(Some(target)) => tap(scene, &mut desk, &name(target)),
        Move::Boost(None) => press(scene, &mut desk, words().boost_nothing),
        Move::Boost(Some(die)) => tap(scene, &mut desk, &name(Target::Skill(die))),
        Move::Stop(plan) => {
            for die in 0..6 {
                if (desk.plan(scene.view.game()).beaten ^ plan.beaten) & (1 << die) != 0 {
                    tap(scene, &mut desk, &format!("house-{}", die + 1));
                }
            }
            press(scene, &mut desk, words().stop)
        }
        Move::Again { dice, .. } => {
            for die in 0..SKILLS as u8 {
                if desk.throws(die) != (dice & (1 << die) != 0) {
                    tap(scene, &mut desk, &name(Target::Skill(die)));
                }
            }
            press(scene, &mut desk, words().throw_again)
        }
    }
}

#[test]
fn every_listed_move_of_random_games_can_be_made_by_hand() {
    for seed in 0..6 {
        let mut chance = Fast::new(seed);
        let mut game = NinjaDice::deal(&Setup::default(), 2 + (seed % 4) as u8, &mut chance);
        let mut steps = 0;
        while let Some(seat) = game.to_act().first().filter(|_| steps < 120) {
            steps += 1;
            let scene = Scene { wide: steps % 2 == 0, ..scene(&game) };
            for mv in &scene.moves {
                let made = made(&scene, mv);
                let [one] = made[..] else { panic!("{mv:?} {made:?}") };
                match (one, mv) {
                    (Move::Throw(_), Move::Throw(_)) => {}
                    (Move::Stop(one), Move::Stop(other)) => assert_eq!(one.beaten, other.beaten),
                    _ => assert_eq!(one, *mv),
                }
                assert_eq!(game.check(seat, &one), Ok(()), "{one:?}");
            }
            let mv = game.sample(seat, &mut chance).expect("a move");
            game.apply(seat, &mv, &mut chance, &mut Out::silent());
        }
    }
}

#[test]
fn only_who_is_there_can_begin() {
    for seats in 2..=5 {
        let mut setup = Setup::default();
        let begins = |setup: &Setup| NinjaDice::options(setup, seats, Lang::En)[0].clone();
        assert_eq!(begins(&setup).values.len(), seats + 1, "by lot, or one of them");
        for value in 0..=5 {
            NinjaDice::choose(&mut setup, 0, value);
            let shown = begins(&setup);
            assert!(shown.value < shown.values.len());
            if let Some(seat) = shown.value.checked_sub(1) {
                let game = NinjaDice::deal(&setup, seats as u8, &mut Fast::new(1));
                assert_eq!(game.active(), Seat::new(seat as u8), "it is shown as it is dealt");
            }
        }
    }
}
