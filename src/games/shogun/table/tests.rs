//! The board as plain data: what is seen, and what hands do to it.

use super::diagrams::diagram;
use super::hand::Desk;
use crate::games::shogun::{Illegal, Move, Setup, Shogun, Square};
use crate::kernel::{Game, Seat, Seed};
use crate::ui::lang::Lang;
use crate::ui::stage::picture::{Picture, Touch};
use crate::ui::stage::staged::{Scene, Staged};

/// What whoever acts sees of a game, with this seat at the lower edge.
fn scene(game: &Shogun, facing: u8) -> Scene<Shogun> {
    Scene { facing: Seat::new(facing), ..Scene::of(game) }
}

/// White to move: the shogun on e1, a pawn on d4 that shows 3.
fn posed() -> Shogun {
    diagram("SHO-9").expect("a diagram").0
}

fn dealt() -> Shogun {
    Shogun::deal(&Setup::default(), 2, &mut Seed(1).moment(0))
}

fn picture(scene: &Scene<Shogun>, desk: &Desk) -> Picture {
    Shogun::picture(scene, desk, Lang::En)
}

/// The place of a square among the cells.
fn cell(scene: &Scene<Shogun>, name: &str) -> usize {
    let picture = picture(scene, &Shogun::hand(scene));
    picture.cells().position(|cell| cell.name == name).expect(name)
}

fn go(from: &str, to: &str) -> Move {
    Move::Go { from: Square::named(from).expect(from), to: Square::named(to).expect(to) }
}

fn touch(scene: &Scene<Shogun>, desk: &mut Desk, touches: &[Touch]) -> Vec<Move> {
    touches.iter().flat_map(|&touch| Shogun::touch(scene, desk, touch)).collect()
}

#[test]
fn two_taps_and_a_drag_are_the_same_try() {
    let scene = scene(&posed(), 0);
    let (from, to) = (cell(&scene, "d4"), cell(&scene, "b5"));
    let mut desk = Shogun::hand(&scene);
    let taps = [Touch::Press(from), Touch::Release(Some(from)), Touch::Tap(to)];
    assert_eq!(touch(&scene, &mut desk, &taps), [go("d4", "b5")]);
    let mut desk = Shogun::hand(&scene);
    assert_eq!(touch(&scene, &mut desk, &[Touch::Press(from), Touch::Drag(Some(to))]), []);
    assert!(Shogun::holds(&desk) && picture(&scene, &desk).lifted.is_some());
    assert_eq!(touch(&scene, &mut desk, &[Touch::Release(Some(to))]), [go("d4", "b5")]);
    assert!(!Shogun::holds(&desk) && picture(&scene, &desk).lifted.is_none());
}

#[test]
fn a_home_row_taken_back_lies_as_it_was_laid_out() {
    let row = [6, 5, 4, 3, 2, 1, 0];
    let fresh = scene(&dealt(), 0);
    let again = Scene { undone: Some(Move::Arrange(row)), ..scene(&dealt(), 0) };
    let ready = |scene| touch(scene, &mut Shogun::hand(scene), &[Touch::Button(2, 0)]);
    assert_eq!(ready(&again), [Move::Arrange(row)]);
    assert_eq!(ready(&fresh), [Move::Arrange([0, 1, 2, 3, 4, 5, 6])]);
    assert_ne!(
        picture(&again, &Shogun::hand(&again)).sprites,
        picture(&fresh, &Shogun::hand(&fresh)).sprites
    );
}

#[test]
fn letting_go_tries_nothing() {
    let scene = scene(&posed(), 0);
    let (from, to) = (cell(&scene, "d4"), cell(&scene, "b5"));
    let mut desk = Shogun::hand(&scene);
    let touches = [Touch::Press(from), Touch::Drag(Some(to)), Touch::Cancel, Touch::Release(Some(to))];
    assert_eq!(touch(&scene, &mut desk, &touches), []);
    assert_eq!(touch(&scene, &mut desk, &[Touch::Tap(to)]), [], "nothing is chosen");
}

#[test]
fn a_chosen_piece_shows_where_it_can_go_and_says_so() {
    let scene = scene(&posed(), 0);
    let mut desk = Shogun::hand(&scene);
    let before = picture(&scene, &desk);
    assert!(before.advice.is_empty() && before.cells().all(|cell| !cell.selected));
    touch(&scene, &mut desk, &[Touch::Tap(cell(&scene, "d4"))]);
    let after = picture(&scene, &desk);
    let named = |name: &str| after.cells().find(|cell| cell.name == name).expect("a cell");
    assert!(named("d4").selected && named("b5").class == "can" && named("a8").class.is_empty());
    assert!(after.advice.contains("d4"), "{}", after.advice);
    let can = after.cells().filter(|cell| cell.class == "can").count();
    let moves =
        scene.moves.iter().filter(|mv| matches!(mv, Move::Go { from, .. } if from.to_string() == "d4"));
    assert_eq!(can, moves.count());
    touch(&scene, &mut desk, &[Touch::Over(Some(cell(&scene, "b5")))]);
    assert!(picture(&scene, &desk).below.contains(r#"class="way""#), "the way is drawn on pointing");
}

#[test]
fn a_refusal_is_drawn_where_it_happens() {
    let game = posed();
    let mut scene = scene(&game, 0);
    let mv = go("d4", "d5");
    let why = game.check(Seat::new(0), &mv).expect_err("one square instead of three");
    assert!(matches!(why, Illegal::WrongCount { .. }), "{why:?}");
    scene.refused = Some((mv, why));
    assert!(picture(&scene, &Shogun::hand(&scene)).above.contains("cross"));
}

#[test]
fn a_refused_piece_stays_chosen() {
    let scene = scene(&posed(), 0);
    let mut desk = Shogun::hand(&scene);
    let (from, to) = (cell(&scene, "d4"), cell(&scene, "d5"));
    assert_eq!(touch(&scene, &mut desk, &[Touch::Tap(from), Touch::Tap(to)]), [go("d4", "d5")]);
    assert!(picture(&scene, &desk).cells().any(|cell| cell.name == "d4" && cell.selected));
}

#[test]
fn an_enemy_that_is_tapped_is_refused_with_its_reason() {
    let game = posed();
    let scene = scene(&game, 0);
    let tried = touch(&scene, &mut Shogun::hand(&scene), &[Touch::Tap(cell(&scene, "d8"))]);
    let d8 = Square::named("d8").expect("a square");
    assert_eq!(game.check(Seat::new(0), &tried[0]), Err(Illegal::NotYours(d8)));
}

#[test]
fn the_board_turns_with_whoever_faces_it() {
    let game = posed();
    for (facing, first, last) in [(0, "a8", "h1"), (1, "h1", "a8")] {
        let scene = scene(&game, facing);
        let picture = picture(&scene, &Shogun::hand(&scene));
        let names: Vec<&str> = picture.cells().map(|cell| cell.name.as_str()).collect();
        assert_eq!((names.len(), names[0], names[63]), (64, first, last));
    }
}

#[test]
fn a_home_row_is_laid_out_by_swaps_and_handed_in() {
    let scene = scene(&dealt(), 0);
    let mut desk = Shogun::hand(&scene);
    let (a1, c1, e1) = (cell(&scene, "a1"), cell(&scene, "c1"), cell(&scene, "e1"));
    assert_eq!(picture(&scene, &desk).tray.len(), 3);
    touch(&scene, &mut desk, &[Touch::Press(a1), Touch::Drag(Some(c1)), Touch::Release(Some(c1))]);
    assert_eq!(touch(&scene, &mut desk, &[Touch::Button(2, 0)]), [Move::Arrange([2, 1, 0, 3, 4, 5, 6])]);
    touch(&scene, &mut desk, &[Touch::Tap(c1), Touch::Tap(a1)]);
    assert_eq!(touch(&scene, &mut desk, &[Touch::Button(2, 0)]), [Move::Arrange([0, 1, 2, 3, 4, 5, 6])]);
    // The shogun keeps its place (SHO-2).
    touch(&scene, &mut desk, &[Touch::Tap(a1), Touch::Tap(e1)]);
    assert!(picture(&scene, &desk).advice.contains("e1"), "and the board says so");
    assert_eq!(touch(&scene, &mut desk, &[Touch::Button(2, 0)]), [Move::Arrange([0, 1, 2, 3, 4, 5, 6])]);
    touch(&scene, &mut desk, &[Touch::Button(0, 7)]);
    let shuffled = touch(&scene, &mut desk, &[Touch::Button(2, 0)]);
    assert_ne!(shuffled, [Move::Arrange([0, 1, 2, 3, 4, 5, 6])]);
    touch(&scene, &mut desk, &[Touch::Button(1, 0)]);
    assert_eq!(touch(&scene, &mut desk, &[Touch::Button(2, 0)]), [Move::Arrange([0, 1, 2, 3, 4, 5, 6])]);
}

#[test]
fn where_touching_binds_choosing_is_a_move() {
    let setup = Setup { touch_move: true, ..Setup::default() };
    let mut game = Shogun::deal(&setup, 2, &mut Seed(1).moment(0));
    for seat in [0, 1] {
        let row = Move::Arrange([0, 1, 2, 3, 4, 5, 6]);
        game.apply(Seat::new(seat), &row, &mut Seed(1).moment(1), &mut crate::kernel::Out::new());
    }
    let scene = scene(&game, 0);
    let from =
        scene.moves.iter().find_map(|mv| if let Move::Go { from, .. } = mv { Some(*from) } else { None });
    let from = from.expect("something can move");
    let mut desk = Shogun::hand(&scene);
    let tap = Touch::Tap(cell(&scene, &from.to_string()));
    assert_eq!(touch(&scene, &mut desk, &[tap]), [Move::Touch(from)]);
}

#[test]
fn whoever_does_not_act_can_take_nothing() {
    let mut scene = scene(&posed(), 0);
    scene.actor = None;
    scene.moves.clear();
    let mut desk = Shogun::hand(&scene);
    let d4 = cell(&scene, "d4");
    assert_eq!(touch(&scene, &mut desk, &[Touch::Press(d4), Touch::Tap(d4)]), []);
    assert!(!Shogun::holds(&desk));
    assert!(picture(&scene, &desk).cells().all(|cell| cell.class.is_empty()));
}

#[test]
fn an_option_that_is_not_there_sets_nothing() {
    let mut setup = Setup::default();
    let options = Shogun::options(&setup, 2, Lang::En).len();
    Shogun::choose(&mut setup, options, 1);
    assert_eq!(setup, Setup::default());
}

#[test]
fn a_taken_piece_shows_no_number() {
    // Each side of this diagram lacks pawns that were taken.
    let beside = Shogun::beside(&posed(), Seat::new(0), Lang::En);
    assert!(beside.contains(r#"class="piece red""#), "{beside}");
    assert_eq!(beside.matches("></text>").count(), beside.matches("<text").count(), "{beside}");
}

#[test]
fn a_hint_names_the_squares() {
    let hint = |mv: &Move| Shogun::reason(&posed(), mv, Lang::En);
    let mv = go("d4", "b5");
    let why = (crate::games::shogun::text::text(Lang::En).reason)(&posed(), &mv);
    assert_eq!(hint(&mv), format!("d4–b5. {why}"));
    assert!(!hint(&Move::Resign).contains('–'));
}
