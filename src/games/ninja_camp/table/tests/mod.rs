//! The board as plain data: what hands do to it. What is seen of it stands in [`seen`].

mod seen;

use super::diagrams::diagram;
use super::hand::Desk;
use crate::games::ninja_camp::{Card, Clan, Illegal, Move, NinjaCamp, Phase, Setup, Space, Technique, Way};
use crate::kernel::{Chance, Fast, Game, Out, Seat, Viewer};
use crate::ui::lang::Lang;
use crate::ui::stage::picture::{Cell, Picture, Touch};
use crate::ui::stage::staged::{Scene, Staged};

const A: Seat = Seat::new(0);

/// What whoever acts sees of a game.
fn scene(game: &NinjaCamp) -> Scene<NinjaCamp> {
    Scene::of(game)
}

fn posed(rule: &str) -> NinjaCamp {
    diagram(rule).expect(rule).0
}

fn picture(scene: &Scene<NinjaCamp>, desk: &Desk) -> Picture {
    NinjaCamp::picture(scene, desk, Lang::En)
}

/// The place of a cell among all.
fn cell(scene: &Scene<NinjaCamp>, name: &str) -> usize {
    let rows = usize::from(scene.view.game().grid().rows());
    let place = match Space::named(name) {
        Some(space) => (rows - 1 - usize::from(space.row())) * 8 + usize::from(space.column()),
        None => {
            let hand = ["stealth", "dodge", "sprint", "leap", "shadow", "evade", "ambush", "clan"];
            let slot = hand.iter().position(|slot| name == format!("hand-{slot}"));
            rows * 8 + slot.expect(name)
        }
    };
    debug_assert_eq!(seen(scene, &Desk::default(), name).name, name);
    place
}

fn seen(scene: &Scene<NinjaCamp>, desk: &Desk, name: &str) -> Cell {
    picture(scene, desk).cells().find(|cell| cell.name == name).expect(name).clone()
}

/// Taps cells by their names, one after the other.
fn taps(scene: &Scene<NinjaCamp>, desk: &mut Desk, names: &str) -> Vec<Move> {
    let tap = |name: &str| NinjaCamp::touch(scene, desk, Touch::Tap(cell(scene, name)));
    names.split_whitespace().flat_map(tap).collect()
}

/// Presses the button with this label.
fn press(scene: &Scene<NinjaCamp>, desk: &mut Desk, label: &str) -> Vec<Move> {
    let tray = picture(scene, desk).tray;
    let place = tray.iter().position(|button| button.label == label).expect(label);
    NinjaCamp::touch(scene, desk, Touch::Button(place, 0))
}

fn words() -> &'static crate::games::ninja_camp::text::Text {
    crate::games::ninja_camp::text::text(Lang::En)
}

fn at(name: &str) -> Space {
    Space::named(name).expect(name)
}

fn way(names: &str) -> Way {
    Way::named(names).expect(names)
}

fn play(card: Technique, names: &str) -> Move {
    Move::Play { card, way: way(names) }
}

fn power(names: &str) -> Move {
    Move::Power { replayed: None, way: way(names) }
}

#[test]
fn a_move_of_several_steps_is_built_by_taps_and_is_one_move() {
    let scene = scene(&posed("NCA-14"));
    let mut desk = Desk::default();
    assert_eq!(taps(&scene, &mut desk, "hand-evade b3 b4 c4"), []);
    let half = picture(&scene, &desk);
    assert!(half.above.contains("stepn") && half.above.contains(r#"class="way""#));
    assert_eq!((seen(&scene, &desk, "d4").class, seen(&scene, &desk, "a6").class), ("can", ""));
    assert!(!half.advice.is_empty() && seen(&scene, &desk, "hand-evade").selected);
    assert_eq!(taps(&scene, &mut desk, "d4"), [play(Technique::Evade, "b3-b4-c4-d4")]);
    assert_eq!(desk, Desk::default());
}

#[test]
fn the_ninja_can_be_chosen_before_the_card() {
    let scene = scene(&posed("NCA-14"));
    let mut desk = Desk::default();
    taps(&scene, &mut desk, "b3");
    assert!(seen(&scene, &desk, "b3").selected && seen(&scene, &desk, "hand-sprint").class == "can");
    assert_eq!(taps(&scene, &mut desk, "hand-sprint f3"), [play(Technique::Sprint, "b3-f3")]);
    taps(&scene, &mut desk, "b3 b3");
    assert!(desk.way.is_empty(), "tapped again, it is let go");
    taps(&scene, &mut desk, "hand-evade b3 f2");
    assert_eq!(desk.way, [at("f2")], "another ninja of the same card");
}

#[test]
fn only_a_ninja_that_can_move_is_chosen_and_the_line_says_by_what() {
    let mut scene = scene(&posed("NCA-14"));
    let clan = words().clan(scene.view.game().clan(A));
    let card = play(Technique::Sprint, "b3-f3");
    for (moves, advice) in [
        (vec![card], "Choose a card for this ninja.".to_owned()),
        (vec![card, power("b3-b4")], format!("Choose a card for this ninja, or the power of the {clan}.")),
        (vec![power("b3-b4")], format!("Only the power of the {clan} can move this ninja.")),
        // The Sloth claims a card and moves nobody.
        (vec![power("b4")], String::new()),
        (Vec::new(), String::new()),
    ] {
        scene.moves = moves;
        scene.moves.push(Move::Pass);
        let mut desk = Desk::default();
        taps(&scene, &mut desk, "b3");
        let passes = picture(&scene, &desk).tray.iter().any(|button| button.label == words().pass);
        let can = seen(&scene, &desk, "b3").class == "grab can";
        assert_eq!((desk.way.is_empty(), can), (passes, !passes));
        match passes {
            true => assert!(advice.is_empty()),
            false => assert_eq!(picture(&scene, &desk).advice, advice),
        }
    }
}

#[test]
fn dragging_a_ninja_plays_the_chosen_card() {
    let scene = scene(&posed("NCA-14"));
    let (from, to) = (cell(&scene, "b3"), cell(&scene, "f3"));
    let mut desk = Desk::default();
    taps(&scene, &mut desk, "hand-sprint");
    NinjaCamp::touch(&scene, &mut desk, Touch::Press(from));
    assert!(desk.holds());
    NinjaCamp::touch(&scene, &mut desk, Touch::Drag(Some(to)));
    assert!(picture(&scene, &desk).lifted.is_some());
    let tried = NinjaCamp::touch(&scene, &mut desk, Touch::Release(Some(to)));
    assert_eq!(tried, [play(Technique::Sprint, "b3-f3")]);
    assert!(!desk.holds());
    // Press and release without a drag are a tap.
    for touch in [Touch::Press(from), Touch::Release(Some(from))] {
        assert_eq!(NinjaCamp::touch(&scene, &mut desk, touch), []);
    }
    assert_eq!(desk.way, [at("b3")]);
    // Without a card nothing is played.
    let touches = [Touch::Press(from), Touch::Drag(Some(to)), Touch::Release(Some(to))];
    let tried: Vec<Move> =
        touches.into_iter().flat_map(|touch| NinjaCamp::touch(&scene, &mut desk, touch)).collect();
    assert_eq!((tried, &desk.way[..]), (vec![], &[at("b3")][..]));
}

#[test]
fn a_drag_over_several_ways_waits_for_a_step() {
    let scene = scene(&posed("NCA-14"));
    let mut desk = Desk::default();
    taps(&scene, &mut desk, "hand-evade");
    let (from, to) = (cell(&scene, "b3"), cell(&scene, "c4"));
    for touch in [Touch::Press(from), Touch::Drag(Some(to))] {
        NinjaCamp::touch(&scene, &mut desk, touch);
    }
    let tried = NinjaCamp::touch(&scene, &mut desk, Touch::Release(Some(to)));
    assert_eq!(
        (tried.len(), &desk.way[..]),
        (1, &[at("b3")][..]),
        "two steps away: refused, the ninja stays chosen"
    );
}

#[test]
fn what_is_built_can_be_cancelled() {
    let scene = scene(&posed("NCA-14"));
    let mut desk = Desk::default();
    taps(&scene, &mut desk, "hand-evade b3 b4");
    assert_eq!(press(&scene, &mut desk, words().cancel), []);
    assert_eq!(desk, Desk::default());
    taps(&scene, &mut desk, "hand-evade b3 b4");
    NinjaCamp::touch(&scene, &mut desk, Touch::Cancel);
    assert_eq!(desk, Desk::default());
    taps(&scene, &mut desk, "hand-evade b3 hand-evade");
    assert!(desk.action.is_none() && desk.way.is_empty());
    taps(&scene, &mut desk, "hand-evade b3 b4 b4");
    assert_eq!(desk.way, [at("b3")], "the last space once more: one step back");
}

#[test]
fn that_is_all_ends_a_move_that_could_go_on() {
    let scene = scene(&posed("NCA-D1b"));
    let mut desk = Desk::default();
    assert_eq!(taps(&scene, &mut desk, "hand-dodge b3 c4"), []);
    assert_eq!(press(&scene, &mut desk, words().done), [play(Technique::Dodge, "b3-c4")]);
    assert_eq!(taps(&scene, &mut desk, "hand-dodge b3 c4 d5"), [play(Technique::Dodge, "b3-c4-d5")]);
    assert_eq!(taps(&scene, &mut desk, "hand-dodge b3 c4 c4"), [play(Technique::Dodge, "b3-c4")]);
    let scene = self::scene(&posed("NCA-14"));
    taps(&scene, &mut desk, "hand-evade b3 b4");
    assert!(picture(&scene, &desk).tray.iter().all(|button| button.label != words().done));
}

/// What the rules say to the try that comes of these taps.
fn refused(game: &NinjaCamp, names: &str) -> Illegal {
    let scene = scene(game);
    let tried = taps(&scene, &mut Desk::default(), names);
    assert_eq!(tried.len(), 1, "{names}");
    game.check(A, &tried[0]).expect_err(names)
}

#[test]
fn what_leads_nowhere_is_tried_and_refused_by_the_rule_that_forbids_it() {
    let game = posed("NCA-14");
    assert_eq!(refused(&game, "hand-evade b3 c4"), Illegal::Diagonal(at("b3"), at("c4")));
    assert_eq!(refused(&game, "hand-evade b5"), Illegal::NotYourNinja(at("b5")));
    assert_eq!(refused(&game, "hand-sprint c4"), Illegal::NotYourNinja(at("c4")));
    assert_eq!(refused(&game, "hand-sprint b3 d3"), Illegal::RunsOn(at("f3")));
    assert_eq!(refused(&game, "hand-leap"), Illegal::NotInHand(Technique::Leap));
    assert_eq!(refused(&posed("NCA-R5"), "hand-shadow"), Illegal::NothingToCopy);
    assert_eq!(refused(&posed("NCA-D4e"), "hand-clan b3 d4"), Illegal::TooFar(at("b3"), at("d4")));
    assert_eq!(refused(&posed("NCA-D4f"), "hand-clan b3 c3"), Illegal::NoOneToPush(at("c3")));
    assert_eq!(refused(&posed("NCA-D4m"), "hand-clan f6"), Illegal::NotNear(at("f6")));
    assert_eq!(refused(&posed("NCA-D4l"), "hand-clan b3"), Illegal::NoOpponent(at("b3")));
    assert_eq!(refused(&posed("NCA-D4j"), "hand-clan b3 b4 c5"), Illegal::NoCard(at("c5")));
    // Whoever cannot be moved is named, and so is where a way ends too early.
    let hemmed = "5 d . . . . . . .\n4 dB . . . . . . .\n3 dA lB # . . . . .\n2 . x . . . . . .";
    for (clan, names) in [(Clan::Goat, "hand-clan a3 b3"), (Clan::Skunk, "hand-clan b3")] {
        let game = NinjaCamp::position(hemmed, &[clan, Clan::Camel], A).expect("a drawing");
        assert_eq!(refused(&game, names), Illegal::NowhereAside(at("b3")), "{clan:?}");
    }
    assert_eq!(refused(&posed("NCA-D4f"), "hand-clan f2"), Illegal::NoWayFrom(at("f2")));
    // The card stays chosen, with what it can do still in sight.
    let scene = scene(&game);
    let mut desk = Desk::default();
    taps(&scene, &mut desk, "hand-evade b3 c4");
    assert_eq!(desk.way, [at("b3")]);
}

#[test]
fn a_card_that_cannot_be_played_says_why() {
    let game = posed("NCA-D2").with_hand(A, &[Card::Technique(Technique::Ambush)]);
    assert_eq!(refused(&game, "hand-ambush"), Illegal::CannotPlay(Technique::Ambush));
    let scene = scene(&game);
    let mut desk = Desk::default();
    taps(&scene, &mut desk, "hand-ambush");
    let why = (words().unplayable)(&scene.view, A, Card::Technique(Technique::Ambush)).expect("a reason");
    assert!(picture(&scene, &desk).advice.contains(&why.text));
    assert!(picture(&scene, &desk).below.contains("idle"));
    let mut used = posed("NCA-D4b");
    used.used = used.used.with(A);
    assert_eq!(refused(&used, "hand-clan"), Illegal::PowerUsed);
}

#[test]
fn ninjas_are_placed_by_a_tap() {
    let game = posed("NCA-4");
    let scene = scene(&game);
    assert_eq!(taps(&scene, &mut Desk::default(), "e1"), [Move::Place(at("e1"))]);
    assert_eq!(
        (seen(&scene, &Desk::default(), "e1").class, seen(&scene, &Desk::default(), "f5").class),
        ("can", "")
    );
    assert_eq!(refused(&game, "f5"), Illegal::OnWall(at("f5")));
    assert_eq!(taps(&scene, &mut Desk::default(), "hand-sprint"), [], "cards are not played yet");
}

#[test]
fn passing_is_asked_twice_unless_nothing_else_is_left() {
    let mut game = posed("NCA-14");
    let scene = scene(&game);
    let mut desk = Desk::default();
    assert_eq!(press(&scene, &mut desk, words().pass), []);
    assert_eq!(press(&scene, &mut desk, words().cancel), []);
    assert_eq!(press(&scene, &mut desk, words().pass), []);
    assert_eq!(press(&scene, &mut desk, words().pass_surely), [Move::Pass]);
    game = game.with_hand(A, &[]);
    game.used = game.used.with(A);
    let scene = self::scene(&game);
    assert!(picture(&scene, &Desk::default()).tray[0].primary);
    assert_eq!(press(&scene, &mut Desk::default(), words().pass), [Move::Pass]);
}

#[test]
fn the_flamingo_takes_one_of_the_cards_it_sees() {
    let game = posed("NCA-R7");
    assert!(matches!(game.phase(), Phase::Choosing(_)));
    let scene = scene(&game);
    let mut desk = Desk::default();
    let panel = picture(&scene, &desk).panel;
    let press = |desk: &mut Desk, place| NinjaCamp::touch(&scene, desk, Touch::Button(place, 0));
    for (place, taken) in [(1, Some(0)), (2, Some(1)), (3, Some(2)), (4, None)] {
        assert!(panel.contains(&format!(r#"data-do="tray {place}""#)), "{panel}");
        assert_eq!(press(&mut desk, place), [Move::Take(taken)]);
    }
    assert_eq!(taps(&scene, &mut desk, "b3"), [Move::Take(None)], "the card it left");
    // Nobody else sees them.
    let mut scene = self::scene(&game);
    (scene.view, scene.actor) = (game.view(Viewer::Table), None);
    assert!(picture(&scene, &desk).panel.is_empty());
}

#[test]
fn the_penguin_chooses_from_its_discard_pile() {
    let scene = scene(&posed("NCA-D4h"));
    let mut desk = Desk::default();
    taps(&scene, &mut desk, "hand-clan");
    assert_eq!(
        (seen(&scene, &desk, "hand-ambush").class, seen(&scene, &desk, "hand-evade").class),
        ("can", "")
    );
    let built = taps(&scene, &mut desk, "hand-ambush b3 e3");
    assert_eq!(built, [Move::Power { replayed: Some(Technique::Ambush), way: way("b3-e3") }]);
}

#[test]
fn powers_are_built_like_techniques() {
    for (rule, names, built) in [
        ("NCA-D4m", "hand-clan c4", "c4"),
        ("NCA-D4l", "hand-clan d4 e5", "d4-e5"),
        ("NCA-D4f", "hand-clan b3 e3 f4", "b3-e3-f4"),
        ("NCA-D4j", "hand-clan b3 b4 h3 d2", "b3-b4-h3-d2"),
        ("NCA-D4i", "hand-clan b3 c4 f2 e3", "b3-c4-f2-e3"),
    ] {
        assert_eq!(taps(&scene(&posed(rule)), &mut Desk::default(), names), [power(built)], "{rule}");
    }
}

#[test]
fn whoever_does_not_act_can_only_look() {
    let mut scene = scene(&posed("NCA-14"));
    (scene.actor, scene.moves) = (None, Vec::new());
    let mut desk = Desk::default();
    assert_eq!(taps(&scene, &mut desk, "b3 hand-sprint f3"), []);
    NinjaCamp::touch(&scene, &mut desk, Touch::Press(cell(&scene, "b3")));
    assert!(!desk.holds());
    assert!(picture(&scene, &desk).cells().all(|cell| cell.class.is_empty()));
}

/// Taps what a move names, and nothing else.
fn rebuilt(scene: &Scene<NinjaCamp>, mv: &Move) -> Vec<Move> {
    let mut desk = Desk::default();
    let tap = |desk: &mut Desk, cell| NinjaCamp::touch(scene, desk, Touch::Tap(cell));
    let rows = usize::from(scene.view.game().grid().rows());
    let grid = |space: &Space| (rows - 1 - usize::from(space.row())) * 8 + usize::from(space.column());
    let way = match mv {
        Move::Place(space) => return tap(&mut desk, grid(space)),
        Move::Pass | Move::Take(_) => return vec![*mv],
        Move::Play { card, way } => {
            assert_eq!(tap(&mut desk, rows * 8 + *card as usize), []);
            way
        }
        Move::Power { replayed, way } => {
            assert_eq!(tap(&mut desk, rows * 8 + 7), []);
            if let Some(card) = replayed.filter(|_| super::hand::replaying(scene, &desk).is_some()) {
                assert_eq!(tap(&mut desk, rows * 8 + card as usize), []);
            }
            way
        }
    };
    for (index, space) in way.iter().enumerate() {
        let built = tap(&mut desk, grid(space));
        if !built.is_empty() {
            assert_eq!(index + 1, way.len(), "{mv:?} ended early");
            return built;
        }
    }
    NinjaCamp::touch(scene, &mut desk, Touch::Button(0, 0))
}

#[test]
fn every_legal_move_can_be_built_by_taps() {
    let mut powers = Vec::new();
    for seed in 0..60 {
        let mut chance = Fast::new(seed);
        let seats = 2 + (seed % 3) as u8;
        let mut game = NinjaCamp::deal(&Setup::default(), seats, &mut chance);
        while let Some(seat) = game.to_act().first() {
            let scene = scene(&game);
            // The bear has thousands of ways: some of them will do.
            let step = 1 + scene.moves.len() / 120;
            let first = chance.below(step as u32) as usize;
            for mv in scene.moves.iter().skip(first).step_by(step) {
                assert_eq!(rebuilt(&scene, mv), [*mv], "{game}");
                if matches!(mv, Move::Power { .. }) && !powers.contains(&game.clan(seat)) {
                    powers.push(game.clan(seat));
                }
            }
            let mv = game.sample(seat, &mut chance).expect("a move");
            game.apply(seat, &mv, &mut chance, &mut Out::silent());
        }
    }
    assert_eq!(powers.len(), 13, "{powers:?}");
}
