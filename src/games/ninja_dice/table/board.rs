//! The board as a picture: what can be pressed, the words around it, and what lies where.

use super::closer;
use super::dice::symbols;
use super::hand::{Desk, look, throwers};
use super::layout::{self, Look, RAIL, SIDE};
use super::marks::Marks;
use super::{rail, seats, sprites, tray};
use crate::games::ninja_dice::data::{HOUSES, SEATS, SKILLS};
use crate::games::ninja_dice::odds::fourth_hourglass;
use crate::games::ninja_dice::text::why::percent;
use crate::games::ninja_dice::text::{Text, text};
use crate::games::ninja_dice::{NinjaDice, Phase, Target, View};
use crate::kernel::Seat;
use crate::ui::lang::Lang;
use crate::ui::stage::picture::{Cell, Field, Group, Markup, Picture};
use crate::ui::stage::staged::Scene;

/// The board as it is to be seen.
pub(super) fn picture(scene: &Scene<NinjaDice>, desk: &Desk, lang: Lang) -> Picture {
    let words = text(lang);
    let marks = Marks::of(scene, desk);
    let (shown, look) = (rail::shown(scene), look(scene));
    let sprites = sprites::sprites(scene, desk);
    Picture {
        size: look.size(),
        part: closer::part(scene, desk),
        ground: ground(look) + &count(scene, words),
        below: rail::house(scene, desk, words)
            + &rail::rail(look, shown.game(), desk)
            + &marks.below()
            + &seats::signs(scene, desk),
        rests: sprites::rests(desk),
        settles: sprites::settles(&sprites),
        sprites,
        above: marks.above() + &closer::loupe(scene, desk).drawing(),
        groups: groups(scene, desk, &shown, &marks, words),
        fields: fields(scene, desk),
        tray: tray::tray(scene, desk, words),
        panel: panel(scene, desk, words),
        advice: advice(scene, desk, words),
        ..Picture::default()
    }
}

/// The table with its border, and the symbols that everything else refers to.
fn ground(look: Look) -> Markup {
    let (x, y) = look.corner();
    let lines: Markup = (1..18).map(|line| format!("M{x} {}h{SIDE}", y + 40 * line)).collect();
    format!(
        r#"{}<rect class="border" x="{}" y="{}" width="{}" height="{}" rx="14"/><rect class="wood" x="{x}" y="{y}" width="{SIDE}" height="{SIDE}"/><path class="grain" d="{lines}"/>"#,
        symbols(),
        x - 12,
        y - 12,
        SIDE + 24,
        SIDE + 24
    )
}

/// What gathers several people around one table to throw together, word by word.
fn count(scene: &Scene<NinjaDice>, words: &Text) -> Markup {
    if throwers(scene).len() < 2 {
        return Markup::new();
    }
    let (left, top) = look(scene).corner();
    let (x, y) = (left + SIDE / 2, top + SIDE / 2 - 40);
    let word = |(line, word): (usize, &str)| {
        format!(r#"<text class="count" x="{x}" y="{}">{word}</text>"#, y + 60 * line as i32)
    };
    words.ready.split(' ').enumerate().map(word).collect()
}

/// Where pointers are followed: at the edges of those who throw, at what lies on the table, or on all of it where it is
/// looked at closely. Elsewhere a finger scrolls the page.
fn fields(scene: &Scene<NinjaDice>, desk: &Desk) -> Vec<Field> {
    let look = look(scene);
    let game = scene.view.game();
    let lies = |target: Target| Some(layout::grip(look.place(&desk.lies(game, target)?)));
    match (game.phase(), scene.actor) {
        _ if closer::near(scene, desk).is_some() => vec![Field { area: look.table_area() }],
        (_, None) | (Phase::Over, _) => Vec::new(),
        (Phase::Throwing, _) => throwers(scene).iter().map(|seat| Field { area: look.field(seat) }).collect(),
        _ => Target::all().filter_map(lies).collect(),
    }
}

fn groups(scene: &Scene<NinjaDice>, desk: &Desk, view: &View, marks: &Marks, words: &Text) -> Vec<Group> {
    let look = look(scene);
    let rows = |label: &str, cells: Vec<Cell>, wide: usize| {
        let broad = if look.is_wide() { wide } else { cells.len() };
        let mut rows: Vec<Vec<Cell>> = Vec::new();
        for cell in cells {
            match rows.last_mut() {
                Some(row) if row.len() < broad => row.push(cell),
                _ => rows.push(vec![cell]),
            }
        }
        Group { label: label.to_owned(), rows }
    };
    let class = |can: bool| if can { "can" } else { "" };
    let house = (0..HOUSES as u8).map(|die| {
        let marked = marks.of_house(die);
        Cell {
            name: format!("house-{}", die + 1),
            label: (words.house_cell)(view, die, &marked),
            class: class(marks.can_take(die)),
            selected: false,
            area: look.house_area(usize::from(die)),
        }
    });
    let rail = (0..RAIL).map(|place| {
        let target = rail::target(place);
        let marked = marks.of_die(target);
        Cell {
            name: if place < SKILLS {
                format!("skill-{}", place + 1)
            } else {
                format!("threat-{}", place - SKILLS + 1)
            },
            label: rail::spoken(view, target, &marked, words),
            class: class(marks.can_tap(target)),
            selected: marks.is_selected(target),
            area: look.rail_area(place),
        }
    });
    let (skills, threats): (Vec<Cell>, Vec<Cell>) = {
        let mut all: Vec<Cell> = rail.collect();
        let threats = all.split_off(SKILLS);
        (all, threats)
    };
    let places = Seat::all(view.game().seats()).map(|seat| Cell {
        name: format!("place-{}", seat.index() + 1),
        label: (words.place_cell)(view, seat, &marks.of_seat(seat)),
        class: class(throwers(scene).has(seat)),
        selected: false,
        area: look.sign_area(seat),
    });
    let loupe = closer::loupe(scene, desk).cell(&words.loupe);
    let kept = (words.hourglasses)(view.game().hourglasses());
    vec![
        rows(&format!("{}, {kept}", words.house), house.collect(), 2),
        rows(words.skills, skills, 1),
        rows(words.threats, threats, 1),
        rows(words.places, places.collect(), SEATS),
        rows(&loupe.label.clone(), vec![loupe], 1),
    ]
}

/// The chances of the next throw, where learning aids are wanted.
fn panel(scene: &Scene<NinjaDice>, desk: &Desk, words: &Text) -> Markup {
    let game = scene.view.game();
    if !scene.aid || game.phase() != Phase::Deciding {
        return Markup::new();
    }
    let ends = fourth_hourglass(game.hourglasses(), game.seats() - 1);
    let beats = desk.odds.map(|odds| percent(odds.beats));
    format!(r#"<p class="nd-odds">{}</p>"#, (words.odds)(beats, percent(ends)))
}

/// What comes next, where the turn line does not say it.
fn advice(scene: &Scene<NinjaDice>, desk: &Desk, words: &Text) -> String {
    let view = &scene.view;
    let game = view.game();
    if scene.actor.is_none() {
        return String::new();
    }
    if let (Some(slip), None) = (&desk.slip, &scene.refused) {
        return (words.refused)(slip).text;
    }
    match game.phase() {
        Phase::Throwing if throwers(scene).len() > 1 => {
            let open = |seat: &Seat| desk.thrown[seat.index()].is_none();
            let open: Vec<Seat> = throwers(scene).iter().filter(open).collect();
            let waits = open.len() < throwers(scene).len();
            format!(
                "{} {}",
                if waits { words.all_at_once } else { words.ready },
                (words.still_to_throw)(&open)
            )
        }
        Phase::Deciding if desk.laying => {
            let lies = |die: u8| Some((die, look(scene).seen(&desk.lies(game, Target::Skill(die))?)));
            (words.laying)(view, desk.chosen.and_then(lies))
        }
        // The turn line knows the best plan alone.
        Phase::Deciding if desk.marked != 0 || desk.beaten.is_some() => {
            (words.marking)(desk.marked.count_ones() as u8, desk.plan(game).worth(game.house()))
        }
        _ => String::new(),
    }
}
