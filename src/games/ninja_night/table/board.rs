//! The village as a picture: who stands where, what lies where, what was stretched last, and what a hand is doing.

use super::buttons::useless;
use super::desk::{Desk, cord, grapples, means, spot, strip, turns_gear};
use super::marks::{Marks, line, shape};
use super::pieces::{end, ninja, token};
use super::place::{MIDDLE, SIZE, Strip, around, drawn, fields, token_place};
use super::{closer, panel, scenery};
use crate::games::ninja_night::data::{BASE, Chest, TREE_RADIUS, VILLAGE};
use crate::games::ninja_night::moves::Means;
use crate::games::ninja_night::text::{Next, Text, letter, text};
use crate::games::ninja_night::{Bonus, Event, NinjaNight, Phase, Roof, Stretch, Token, Verdict};
use crate::geometry::Point;
use crate::kernel::Seat;
use crate::ui::lang::Lang;
use crate::ui::stage::picture::{Cell, Group, Picture, Sprite};
use crate::ui::stage::seats::{self, seat_class};
use crate::ui::stage::staged::Scene;

/// Milliseconds for a string to fly out, and for a ninja that follows it.
const FLIGHT: u32 = 560;
const FOLLOW: u32 = 1200;

/// The seat whose backpack lies below the village: whoever acts, else whoever looks.
pub(super) fn shown(scene: &Scene<NinjaNight>) -> Seat {
    seats::shown(scene, scene.view.viewer(), scene.view.game().seats())
}

/// The board as it is to be seen.
pub(super) fn picture(scene: &Scene<NinjaNight>, desk: &Desk, lang: Lang) -> Picture {
    let words = text(lang);
    let game = scene.view.game();
    let marks = Marks::of(scene, desk);
    let points = scene.actor.is_some()
        && (means(scene, desk).is_some()
            || grapples(scene, desk).is_some()
            || game.phase() == Phase::Placing);
    let closely = closer::near(desk).is_some();
    // While the string is out nothing of the village gives a scale, and nothing of it draws the eye.
    let (tags, over) = match desk.is_out() {
        true => (String::new(), veil()),
        false => (scenery::tags(game, closely), scenery::moon(game.round(), game.phase() == Phase::Over)),
    };
    let loupe = closer::loupe(desk).cell(&words.loupe);
    Picture {
        size: SIZE,
        part: Some(closer::part(game, desk)),
        ground: scenery::ground(game),
        below: marks.below(game) + &tags,
        sprites: sprites(scene, desk),
        above: over + &marks.above(game) + &string(scene, desk) + &closer::loupe(desk).drawing(),
        groups: vec![
            roof_cells(scene, &marks, words),
            Group { label: loupe.label.clone(), rows: vec![vec![loupe]] },
        ],
        fields: if points || closely { fields(game, strip(scene, desk), closely) } else { Vec::new() },
        tray: panel::tray(scene, desk, words),
        panel: panel::panel(scene, desk, words),
        advice: advice(scene, desk, words),
        // What became of a string is seen before somebody else goes on.
        settles: if stretched(scene).is_some() { FOLLOW } else { 0 },
        ..Picture::default()
    }
}

/// What lies over the village while the string is out.
fn veil() -> String {
    format!(r#"<circle class="veil" cx="{MIDDLE}" cy="{MIDDLE}" r="{VILLAGE}"/>"#)
}

/// What comes next, and of a bonus that cannot be played, why not.
fn advice(scene: &Scene<NinjaNight>, desk: &Desk, words: &Text) -> String {
    let said = next(scene, desk).map(words.next).unwrap_or_default();
    let acts = scene.view.game().phase() == Phase::Acting;
    match desk.chosen.filter(|_| acts).and_then(|token| useless(scene, token)) {
        Some(why) => format!("{said} {}", (words.refused)(&why).text),
        None => said,
    }
}

/// What comes next in what is being done.
pub(super) fn next(scene: &Scene<NinjaNight>, desk: &Desk) -> Option<Next> {
    let game = scene.view.game();
    scene.actor?;
    if game.phase() == Phase::Planning && desk.chosen.is_none() {
        return Some(match desk.wheels {
            [None, _] => Next::Wheel(0),
            [_, None] => Next::Wheel(1),
            _ => Next::Set,
        });
    }
    if let Some(token) = desk.chosen {
        return Some(match game.chest(token) {
            Some(Chest::Bonus(bonus)) => Next::Bonus(bonus),
            Some(Chest::Worth(worth)) => Next::Worth(Some(worth)),
            None => Next::Worth(None),
        });
    }
    if desk.shifts && means(scene, desk).is_some() {
        return Some(Next::Shift);
    }
    if let Some((shot, _)) = desk.aim {
        // The same while it is out: a longer or shorter sentence would move the board under the hand.
        return Some(Next::Draw(shot.cord(), shot.target));
    }
    if grapples(scene, desk).is_some() {
        return Some(Next::Near);
    }
    if turns_gear(scene, desk).is_some() {
        return Some(Next::Change);
    }
    let apart = |seat: Seat| game.roof_of(seat) != scene.actor.and_then(|own| game.roof_of(own));
    match means(scene, desk)? {
        Means::Leap => Some(Next::Roof),
        // With nobody to attack, the task says so.
        Means::Attack => Seat::all(game.seats()).any(apart).then_some(Next::Rival(None)),
        Means::Shuriken(_) => Some(Next::Rival(Some(Bonus::Shuriken))),
        Means::Kunai(_) => Some(Next::Rival(Some(Bonus::Kunai))),
    }
}

/// The string on the strip: at its peg, or drawn out.
fn string(scene: &Scene<NinjaNight>, desk: &Desk) -> String {
    let Some(cord) = cord(scene, desk) else { return String::new() };
    let strip = strip(scene, desk);
    let (peg, (x, y)) = (strip.at(0), strip.at(i32::from(desk.length)));
    let class = if desk.aim.is_some() { "drawn" } else { "drawn idle" };
    let turn = if strip == Strip::Beside { 90 } else { 0 };
    let way = match desk.aim.is_some() && desk.length == 0 {
        true => format!(
            r#"<path class="pull" transform="rotate({turn})" d="M170-50l60 50-60 50m110-100 60 50-60 50"/>"#
        ),
        false => String::new(),
    };
    format!(
        r#"<g class="{class}">{}<g transform="translate({x} {y})">{}{way}</g></g>"#,
        line("cord", peg, (x, y)),
        end(cord)
    )
}

fn roof_cells(scene: &Scene<NinjaNight>, marks: &Marks, words: &Text) -> Group {
    let game = scene.view.game();
    let roof = |roof: Roof| Cell {
        name: format!("roof-{}", letter(roof)),
        label: (words.roof)(&scene.view, roof, &marks.spoken(roof)),
        class: if marks.is_open(roof) { "can" } else { "" },
        selected: marks.is_target(roof),
        area: around(game.village().house(roof).ground()),
    };
    let tree = |(number, disc): (usize, crate::geometry::Disc)| {
        let (x, y) = drawn(disc.centre);
        Cell {
            name: format!("tree-{}", number + 1),
            label: (words.tree)(number),
            area: [x - TREE_RADIUS, y - TREE_RADIUS, 2 * TREE_RADIUS, 2 * TREE_RADIUS],
            ..Cell::default()
        }
    };
    Group {
        label: (words.board)(&scene.view),
        rows: vec![
            Roof::all().map(roof).collect(),
            game.village().trees().into_iter().enumerate().map(tree).collect(),
        ],
    }
}

/// The string that was stretched with the last step, and by whom.
pub(super) fn stretched(scene: &Scene<NinjaNight>) -> Option<(Seat, Stretch)> {
    scene.last.iter().find_map(|event| match *event {
        Event::Leapt { seat, stretch, .. }
        | Event::Attacked { seat, stretch, .. }
        | Event::Shot { seat, stretch, .. } => Some((seat, stretch)),
        _ => None,
    })
}

/// The tokens, the string that was stretched, what is at its end, and over all of it the ninjas.
fn sprites(scene: &Scene<NinjaNight>, desk: &Desk) -> Vec<Sprite> {
    let game = scene.view.game();
    let tokens = Token::all().map(|token| token_sprite(scene, token));
    let ninjas = Seat::all(game.seats()).map(|seat| ninja_sprite(scene, desk, seat));
    // Once something else is aimed at, the last string is out of the way.
    let stretch = game.stretched().map(|(_, stretch)| stretch).filter(|_| desk.aim.is_none());
    let flies = stretched(scene).is_some();
    tokens.chain([cord_sprite(stretch.as_ref()), end_sprite(stretch.as_ref(), flies)]).chain(ninjas).collect()
}

fn token_sprite(scene: &Scene<NinjaNight>, of: Token) -> Sprite {
    let game = scene.view.game();
    let lies = Roof::all().find(|&roof| game.on_roof(roof).has(of));
    let at = lies.map(|roof| {
        let order = game.on_roof(roof).iter().take_while(|&other| other != of).count();
        token_place(game, roof, order)
    });
    let from = scene.last.iter().find_map(|event| match *event {
        Event::Lost { seat, token, .. } | Event::Dropped { seat, token, .. } if token == of => Some(seat),
        Event::Knocked { victim, token, .. } if token == of => Some(victim),
        _ => None,
    });
    let from = from.and_then(|seat| game.ninja(seat)).map(|standing| drawn(standing.spot));
    Sprite {
        class: if lies.is_some() { "token" } else { "token gone" }.to_owned(),
        at,
        drawing: match lies {
            Some(_) => format!(r#"<g transform="scale(2.7)">{}</g>"#, token(game, of)),
            None => String::new(),
        },
        way: from.into_iter().zip(at).flat_map(|(from, at)| [from, at]).collect(),
        pace: FLIGHT,
        ..Sprite::default()
    }
}

fn ninja_sprite(scene: &Scene<NinjaNight>, desk: &Desk, seat: Seat) -> Sprite {
    let game = scene.view.game();
    let standing = game.ninja(seat);
    let own = scene.actor == Some(seat) && means(scene, desk).is_some();
    let stands = standing.map(|standing| standing.spot);
    let stands = if own { spot(scene, desk) } else { stands };
    let at = stands.map(drawn);
    let way = match stretched(scene) {
        Some((by, stretch)) if by == seat && at != Some(drawn(stretch.throw.spot)) && desk.spot.is_none() => {
            let start = drawn(stretch.throw.spot);
            at.map(|at| vec![start, start, at]).unwrap_or_default()
        }
        _ => came(scene, seat).zip(at).map(|(from, at)| vec![from, at]).unwrap_or_default(),
    };
    Sprite {
        class: format!("ninja {}{}", seat_class(seat), if at.is_none() { " gone" } else { "" }),
        at,
        drawing: ninja(seat),
        way,
        pace: FOLLOW,
        ..Sprite::default()
    }
}

/// Where a ninja came from without a string.
fn came(scene: &Scene<NinjaNight>, of: Seat) -> Option<(i32, i32)> {
    scene.last.iter().find_map(|event| match *event {
        Event::Placed { seat, standing, .. } if seat == of => {
            let (x, y) = drawn(standing.spot);
            Some((x, y - 400))
        }
        Event::Grappled { seat, from, .. } if seat == of => {
            Some(drawn(scene.view.game().village().house(from).centre))
        }
        _ => None,
    })
}

/// The string over the village, with the lengths that would have done and by how much it missed them, to scale.
fn cord_sprite(stretch: Option<&Stretch>) -> Sprite {
    let Some(stretch) = stretch else {
        return Sprite { class: "laid gone".to_owned(), ..Sprite::default() };
    };
    let start = stretch.throw.spot;
    let along = |length: u16| {
        let Point { x, y } = stretch.throw.line().at(i32::from(length));
        (x - start.x, y - start.y)
    };
    let tip = along(stretch.throw.length);
    let mut drawing = String::new();
    if let Some(window) = stretch.window {
        drawing += &line("fits", along(window.first), along(window.last));
        let edge = match stretch.verdict {
            Verdict::Short(_) => Some(window.first),
            Verdict::Past(_) => Some(window.last),
            Verdict::On | Verdict::Beside => None,
        };
        drawing += &edge.map(|edge| line("miss", tip, along(edge))).unwrap_or_default();
    }
    let cord = format!(r#"d="M0 0L{} {}" pathLength="1""#, tip.0, tip.1);
    drawing += &format!(r#"<path class="cord-u" {cord}/><path class="cord" {cord}/>"#);
    Sprite { class: "laid".to_owned(), at: Some(drawn(start)), drawing, ..Sprite::default() }
}

/// The hook or fist where it fell, and whether that was right.
fn end_sprite(stretch: Option<&Stretch>, flies: bool) -> Sprite {
    let Some(stretch) = stretch else {
        return Sprite { class: "fell gone".to_owned(), ..Sprite::default() };
    };
    let disc = stretch.throw.end(stretch.cord);
    // A ninja that lands there stands on it: the ring and its stamp are seen around the base.
    let ring = BASE + 42;
    let verdict = match stretch.is_success() {
        true => format!(
            r#"<g class="right"><circle r="{ring}"/><g transform="translate({ring} -{ring})"><circle class="stamp" r="74"/><path d="M-34 2-8 28 38-26"/></g></g>"#
        ),
        false => format!(
            r#"<g class="wrong"><circle r="{ring}"/><g transform="translate({ring} -{ring})"><circle class="stamp" r="74"/><path d="M-30-30 30 30M30-30-30 30"/></g></g>"#
        ),
    };
    let at = drawn(disc.centre);
    Sprite {
        class: "fell".to_owned(),
        at: Some(at),
        drawing: end(stretch.cord) + &verdict,
        way: if flies { vec![drawn(stretch.throw.spot), at] } else { Vec::new() },
        pace: FLIGHT,
        ..Sprite::default()
    }
}

/// The outline of a roof, as the rules know it.
pub(super) fn roof_shape(game: &NinjaNight, roof: Roof, class: &str) -> String {
    shape(class, &game.village().house(roof).roof().path())
}
