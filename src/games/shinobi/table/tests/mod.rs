//! The table as plain data: what hands do to it. What is seen of it stands in [`seen`].

mod seen;

use super::diagrams::{diagram, written};
use super::hand::{Desk, held, plan};
use super::layout::Place;
use crate::games::shinobi::text::Held;
use crate::games::shinobi::{Card, Illegal, Move, Order, Setup, Shinobi};
use crate::kernel::{Chance, Fast, Game, Out, Seat, Viewer};
use crate::ui::lang::Lang;
use crate::ui::stage::picture::{Cell, Picture, Touch};
use crate::ui::stage::staged::{Scene, Staged};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// What whoever acts sees of a game.
fn scene(game: &Shinobi) -> Scene<Shinobi> {
    Scene::of(game)
}

fn posed(rule: &str) -> Shinobi {
    diagram(rule).expect(rule).0
}

fn mv(text: &str) -> Move {
    written(text).expect(text)
}

fn picture(scene: &Scene<Shinobi>, desk: &Desk) -> Picture {
    Shinobi::picture(scene, desk, Lang::En)
}

/// The place of a cell among all.
fn cell(scene: &Scene<Shinobi>, name: &str) -> usize {
    picture(scene, &Desk::default()).cells().position(|cell| cell.name == name).expect(name)
}

fn seen(scene: &Scene<Shinobi>, desk: &Desk, name: &str) -> Cell {
    picture(scene, desk).cells().find(|cell| cell.name == name).expect(name).clone()
}

/// Taps cells by their names, one after the other.
fn taps(scene: &Scene<Shinobi>, desk: &mut Desk, names: &str) -> Vec<Move> {
    let tap = |name: &str| Shinobi::touch(scene, desk, Touch::Tap(cell(scene, name)));
    names.split_whitespace().flat_map(tap).collect()
}

/// Drags from one cell to another.
fn drag(scene: &Scene<Shinobi>, desk: &mut Desk, from: usize, to: usize) -> Vec<Move> {
    let touches = [Touch::Press(from), Touch::Drag(Some(to)), Touch::Release(Some(to))];
    touches.into_iter().flat_map(|touch| Shinobi::touch(scene, desk, touch)).collect()
}

/// The cells that a move goes from and to.
fn ends(scene: &Scene<Shinobi>, mv: &Move) -> (usize, usize) {
    let plan = plan(scene);
    let slot = |card: Card| {
        let there = |&slot: &usize| held(&scene.view, plan.home, slot) == Held::Open(card);
        Place::Hand((0..4).find(there).expect("in hand"))
    };
    let (from, to) = match *mv {
        Move::Deploy { card, province } => (slot(card), Place::Province(province)),
        Move::Ninja { province, clan } => (slot(Card::Ninja), Place::Army(province, clan)),
        Move::Place { card } => (slot(card), Place::Province(plan.home)),
        Move::Shift { from, clan, to } => (Place::Army(from, clan), Place::Province(to)),
        Move::Attack { with, province, clan } => (Place::Army(plan.home, with), Place::Army(province, clan)),
    };
    let index = |place: Place| (0..60).find(|&cell| plan.place(cell) == Some(place)).expect("a cell");
    (index(from), index(to))
}

#[test]
fn every_legal_move_can_be_made_by_taps_and_by_a_drag() {
    for seed in 0..20 {
        let mut chance = Fast::new(seed);
        let mut game = Shinobi::deal(&Setup::default(), 3 + (seed % 3) as u8, &mut chance);
        while let Some(seat) = game.to_act().first() {
            let scene = scene(&game);
            for mv in &scene.moves {
                let (from, to) = ends(&scene, mv);
                let mut desk = Desk::default();
                assert_eq!(Shinobi::touch(&scene, &mut desk, Touch::Tap(from)), [], "{mv:?}");
                assert_eq!(Shinobi::touch(&scene, &mut desk, Touch::Tap(to)), [*mv], "{game}");
                assert_eq!(desk, Desk::default());
                assert_eq!(drag(&scene, &mut desk, from, to), [*mv]);
                assert_eq!(desk, Desk::default());
            }
            let mv = scene.moves[chance.below(scene.moves.len() as u32) as usize];
            game.apply(seat, &mv, &mut chance, &mut Out::silent());
        }
    }
}

#[test]
fn a_card_is_deployed_anywhere_in_a_row() {
    let scene = scene(&posed("SHI-5"));
    for goal in ["p2", "p2-hojo", "p2-oda"] {
        assert_eq!(taps(&scene, &mut Desk::default(), &format!("hand-3 {goal}")), [mv("deploy T B")]);
    }
}

#[test]
fn an_attack_can_begin_with_its_target() {
    let scene = scene(&posed("SHI-15"));
    assert_eq!(taps(&scene, &mut Desk::default(), "p2-oda p1-takeda"), [mv("attack T O B")]);
    assert_eq!(taps(&scene, &mut Desk::default(), "p1-takeda p2-oda"), [mv("attack T O B")]);
    // One target after the other: the last counts.
    assert_eq!(taps(&scene, &mut Desk::default(), "p2-oda p2-uesugi p1-takeda"), [mv("attack T U B")]);
}

#[test]
fn what_is_chosen_can_be_let_go_and_changed() {
    let scene = scene(&posed("SHI-5"));
    let mut desk = Desk::default();
    taps(&scene, &mut desk, "hand-1");
    assert!(seen(&scene, &desk, "hand-1").selected && !picture(&scene, &desk).advice.is_empty());
    taps(&scene, &mut desk, "hand-2");
    assert!(seen(&scene, &desk, "hand-2").selected && !seen(&scene, &desk, "hand-1").selected);
    taps(&scene, &mut desk, "hand-2");
    assert_eq!(desk.chosen, None);
    taps(&scene, &mut desk, "hand-2");
    Shinobi::touch(&scene, &mut desk, Touch::Cancel);
    assert_eq!(desk, Desk::default());
}

/// What the rules say to the try that comes of these taps, and of the drag between the last two.
fn refused(rule: &str, names: &str) -> Illegal {
    let game = posed(rule);
    let scene = scene(&game);
    let tried = taps(&scene, &mut Desk::default(), names);
    assert_eq!(tried.len(), 1, "{names}");
    game.check(A, &tried[0]).expect_err(names)
}

fn dragged(rule: &str, from: &str, to: &str) -> Illegal {
    let game = posed(rule);
    let scene = scene(&game);
    let tried = drag(&scene, &mut Desk::default(), cell(&scene, from), cell(&scene, to));
    assert_eq!(tried.len(), 1, "{from} {to}");
    game.check(A, &tried[0]).expect_err(to)
}

#[test]
fn what_leads_nowhere_is_tried_and_refused_by_the_rule_that_forbids_it() {
    use crate::games::shinobi::Clan::{Oda, Takeda, Uesugi};
    assert_eq!(refused("SHI-5", "hand-1 p1"), Illegal::DeployAtHome);
    assert_eq!(refused("SHI-6", "hand-4 p1-oda"), Illegal::NinjaAtHome);
    assert_eq!(refused("SHI-6", "hand-4 p2"), Illegal::NinjaAsTroop);
    let no_army = Illegal::NoArmy { tried: Order::First, province: B, clan: Takeda };
    assert_eq!(refused("SHI-6", "hand-4 p2-takeda"), no_army);
    let (second, third) = (Order::Second, Order::Third);
    assert_eq!(refused("SHI-8", "hand-1 p2"), Illegal::OutOfOrder { now: second, tried: Order::First });
    assert_eq!(refused("SHI-9", "p1-takeda"), Illegal::ShiftFromHome);
    assert_eq!(refused("SHI-10", "hand-1"), Illegal::OutOfOrder { now: third, tried: Order::First });
    assert_eq!(refused("SHI-12", "p1-takeda p3-mori"), Illegal::TooWeak { own: 3, target: 3 });
    assert_eq!(refused("SHI-13", "p1-takeda p3-takeda"), Illegal::OwnClan(Takeda));
    assert_eq!(refused("SHI-14", "p1-takeda p2-oda"), Illegal::Changed { province: B, clan: Oda });
    assert_eq!(refused("SHI-14", "p2-oda"), Illegal::Changed { province: B, clan: Oda });
    assert!(matches!(refused("SHI-12", "p3-mori"), Illegal::TooWeak { .. }));
    assert!(matches!(refused("SHI-12", "p1-oda"), Illegal::TooWeak { own: 1, .. }));
    // The same by dragging.
    assert_eq!(dragged("SHI-9", "p1-takeda", "p2"), Illegal::ShiftFromHome);
    assert_eq!(dragged("SHI-8", "p2-oda", "p2"), Illegal::ShiftNowhere(B));
    assert_eq!(dragged("SHI-11", "p1-takeda", "p1-oda"), Illegal::AttackAtHome);
    assert_eq!(dragged("SHI-10", "hand-1", "p1"), Illegal::OutOfOrder { now: third, tried: Order::First });
    assert_eq!(dragged("SHI-5", "p2-uesugi", "p1"), Illegal::OutOfOrder { now: Order::First, tried: second });
    assert_eq!(
        dragged("SHI-12", "p1-takeda", "p3-uesugi"),
        Illegal::NoArmy { tried: third, province: Seat::new(2), clan: Uesugi }
    );
    assert_eq!(dragged("SHI-12", "p1-takeda", "p3-mori"), Illegal::TooWeak { own: 3, target: 3 });
}

#[test]
fn a_refusal_leaves_the_choice_as_it_was() {
    let scene = scene(&posed("SHI-12"));
    let mut desk = Desk::default();
    taps(&scene, &mut desk, "p1-takeda p3-mori");
    assert!(seen(&scene, &desk, "p1-takeda").selected);
    assert_eq!(taps(&scene, &mut desk, "p2-oda"), [mv("attack T O B")]);
}

#[test]
fn the_clan_card_is_seen_while_it_is_held_and_while_it_is_left_open() {
    let game = posed("SHI-5");
    let scene = scene(&game);
    let shows = |desk: &Desk| {
        let picture = picture(&scene, desk);
        let clan = &picture.sprites[15 + 4];
        (clan.drawing.contains("sh-hojo"), seen(&scene, desk, "clan").label.contains("Go-Hōjō"))
    };
    let mut desk = Desk::default();
    assert_eq!(shows(&desk), (false, false));
    let card = cell(&scene, "clan");
    Shinobi::touch(&scene, &mut desk, Touch::Press(card));
    assert!(desk.holds());
    assert_eq!(shows(&desk), (true, true));
    Shinobi::touch(&scene, &mut desk, Touch::Release(Some(card)));
    assert_eq!(shows(&desk), (false, false));
    assert!(!picture(&scene, &desk).advice.is_empty(), "how to look is told");
    for name in ["eye", "clan"] {
        taps(&scene, &mut desk, name);
        assert_eq!(shows(&desk), (true, true), "{name}");
        assert!(seen(&scene, &desk, "eye").selected);
        taps(&scene, &mut desk, name);
        assert_eq!(shows(&desk), (false, false), "{name}");
    }
    taps(&scene, &mut desk, "eye");
    Shinobi::touch(&scene, &mut desk, Touch::Cancel);
    assert_eq!(shows(&desk), (false, false));
}

#[test]
fn whoever_does_not_act_can_only_look() {
    let mut scene = scene(&posed("SHI-5"));
    (scene.actor, scene.moves) = (None, Vec::new());
    let mut desk = Desk::default();
    assert_eq!(taps(&scene, &mut desk, "hand-1 p2 p2-oda"), []);
    assert!(picture(&scene, &desk).advice.contains("Oda"), "what it is can be asked");
    Shinobi::touch(&scene, &mut desk, Touch::Press(cell(&scene, "hand-1")));
    assert!(!desk.holds());
    taps(&scene, &mut desk, "eye");
    assert!(seen(&scene, &desk, "clan").label.contains("Go-Hōjō"), "also while others think");
}

#[test]
fn provinces_lie_as_the_seats_beside_the_board_whoever_has_the_hand() {
    let mut scene = scene(&posed("SHI-5"));
    for (facing, rows) in [(A, ["p2", "p3", "p1"]), (B, ["p3", "p1", "p2"])] {
        scene.facing = facing;
        let picture = picture(&scene, &Desk::default());
        let heads: Vec<&str> = picture.groups[0].rows.iter().map(|row| row[0].name.as_str()).collect();
        assert_eq!(heads, rows);
        // The rows lie one below the other, and the hand below them is that of whoever acts.
        let ends: Vec<i32> =
            picture.groups[0].rows.iter().map(|row| row[0].area[1] + row[0].area[3]).collect();
        let starts = picture.groups.iter().flat_map(|group| &group.rows).skip(1).map(|row| row[0].area[1]);
        assert!(ends.iter().zip(starts).all(|(&end, start)| end < start), "{ends:?}");
        assert!(seen(&scene, &Desk::default(), "hand-1").label.contains("Go-Hōjō"));
        assert_eq!(taps(&scene, &mut Desk::default(), "hand-3 p2-oda"), [mv("deploy T B")]);
    }
}
