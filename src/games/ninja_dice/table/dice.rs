//! How dice are drawn, each around the origin with its front upwards. The symbols are in `art`.

use super::layout::Point;
use crate::games::ninja_dice::data::{DIE, ROUND, SkillFace, ThreatFace};
use crate::games::ninja_dice::{HouseFace, Skill};
use crate::geometry::Turn;
use crate::kernel::Seat;
use crate::ui::stage::seats::mark;

/// All symbols that the board refers to; each board of a page brings them along.
const SYMBOLS: &str = concat!(
    include_str!("art/nd-fight.svg"),
    include_str!("art/nd-stealth.svg"),
    include_str!("art/nd-pick.svg"),
    include_str!("art/nd-ninja.svg"),
    include_str!("art/nd-fortune.svg"),
    include_str!("art/nd-caught.svg"),
    include_str!("art/nd-hourglass.svg"),
    include_str!("art/nd-arrow.svg"),
    include_str!("art/nd-guard.svg"),
    include_str!("art/nd-resident.svg"),
    include_str!("art/nd-lock.svg"),
    include_str!("art/nd-patterns.svg"),
);

/// The symbols, to be put into the ground of a board. The seats' patterns are as large as the table is drawn small.
pub(super) fn symbols() -> String {
    format!("<defs>{SYMBOLS}</defs>")
}

const fn skill_symbol(face: SkillFace) -> &'static str {
    ["fight", "stealth", "pick", "ninja", "fortune", "caught"][face as usize]
}

const fn threat_symbol(face: ThreatFace) -> &'static str {
    ["hourglass", "arrow", "caught"][face as usize]
}

fn symbol(name: &str, x: i32, y: i32, side: i32) -> String {
    format!(r##"<use href="#nd-{name}" x="{x}" y="{y}" width="{side}" height="{side}"/>"##)
}

/// The body of a die, 66 wide and high, with its corners as round as they are scored.
fn body(class: &str, inside: &str) -> String {
    let round = hundredths(66 * 100 * ROUND / DIE);
    format!(
        r#"<g class="{class}"><rect class="sh" x="-33" y="-29" width="66" height="66" rx="{round}"/><rect class="body" x="-33" y="-33" width="66" height="66" rx="{round}"/><rect class="hair" x="-29" y="-29" width="58" height="58" rx="10"/><g class="glyph">{inside}</g></g>"#
    )
}

/// A symbol on a face; those that aim have a line along their front.
fn glyph(name: &str, aims: bool) -> String {
    match aims {
        true => format!(r#"{}<path class="front" d="M-23-27.5h46"/>"#, symbol(name, -23, -20, 46)),
        false => symbol(name, -24, -24, 48),
    }
}

/// A skill die; in a hand it shows nothing yet.
pub(super) fn skill(face: Option<SkillFace>) -> String {
    let inside = face.map_or_else(
        || r#"<circle r="7"/>"#.to_owned(),
        |face| glyph(skill_symbol(face), face == SkillFace::Fortune),
    );
    body("skill", &inside)
}

/// A threat die of a seat; in a hand it shows nothing but whose it is.
pub(super) fn threat(seat: Option<Seat>, face: Option<ThreatFace>) -> String {
    let class = seat.map_or("threat", |seat| {
        ["threat s1", "threat s2", "threat s3", "threat s4", "threat s5"][seat.index() % 5]
    });
    let sign = |x: i32, side: i32| {
        seat.map_or_else(String::new, |seat| {
            format!(r##"<use href="#m-{}" x="{x}" y="{x}" width="{side}" height="{side}"/>"##, mark(seat))
        })
    };
    let inside = match face {
        Some(face) => glyph(threat_symbol(face), face == ThreatFace::Arrow) + &sign(14, 15),
        None => sign(-15, 30),
    };
    body(class, &inside)
}

/// A house die.
pub(super) fn house(face: HouseFace) -> String {
    let two = |name: &str| symbol(name, -29, -29, 33) + &symbol(name, -4, -4, 33);
    let inside = match face {
        HouseFace::Lock => glyph("lock", false),
        HouseFace::Guard => glyph("guard", false),
        HouseFace::Resident => glyph("resident", false),
        HouseFace::Guards => two("guard"),
        HouseFace::Residents => two("resident"),
    };
    body("house", &inside)
}

/// A die on the table: a drawing of 66 units made as small as it is there, moved by hundredths of a unit and turned.
pub(super) fn laid(drawing: &str, (dx, dy): Point, turn: Turn) -> String {
    let turn = i32::from(turn.parts()) * 36_000 / 4096;
    format!(
        r#"<g transform="translate({} {}) rotate({}) scale(.72727)">{drawing}</g>"#,
        hundredths(dx),
        hundredths(dy),
        hundredths(turn)
    )
}

/// A number of hundredths, not below 0.
fn hundredths(number: i32) -> String {
    format!("{}.{:02}", number / 100, number % 100)
}

/// A drawing of a die at a place, so large and not turned.
pub(super) fn at((x, y): Point, side: i32, class: &str, drawing: &str) -> String {
    let scale = hundredths(side * 100 / 66);
    format!(r#"<g class="{class}" transform="translate({x} {y}) scale({scale})">{drawing}</g>"#)
}

/// A disc with the symbol that says whose line of fire it is on.
pub(super) fn tag((x, y): Point, class: &str, symbol: &str) -> String {
    format!(
        r##"<g class="tag {class}" transform="translate({x} {y})"><circle r="15"/><use href="#{symbol}" x="-10" y="-10" width="20" height="20"/></g>"##
    )
}

/// A badge with an icon of the page's symbol sheet.
pub(super) fn badge((x, y): Point, class: &str, icon: &str) -> String {
    format!(
        r##"<g class="chip {class}" transform="translate({x} {y})"><circle r="14"/><use href="#{icon}" x="-10" y="-10" width="20" height="20"/></g>"##
    )
}

/// The skill that is used there.
pub(super) fn used(at: Point, skill: Skill) -> String {
    tag(at, "used", ["nd-fight", "nd-stealth", "nd-pick"][skill as usize])
}

/// A badge with a few letters.
pub(super) fn note((x, y): Point, class: &str, text: &str) -> String {
    format!(
        r#"<g class="times {class}" transform="translate({x} {y})"><rect x="-20" y="-15" width="40" height="30" rx="15"/><text y="9">{text}</text></g>"#
    )
}

/// A threat die with the mark of a seat, as a drawing by itself.
pub(super) fn alone(seat: Seat) -> String {
    format!(
        r#"<svg class="ninja-dice" viewBox="-36 -36 72 76" aria-hidden="true">{}</svg>"#,
        threat(Some(seat), None)
    )
}
