//! How cards, ninjas and clans are drawn, each around the origin. The drawings themselves are in `art`.

use super::grid::{CARD, CLAN_SLOT, SLOT};
use crate::games::ninja_camp::text::number;
use crate::games::ninja_camp::{Card, Clan, Technique};
use crate::kernel::Seat;
use crate::ui::stage::seats::{mark, seat_class};

/// All symbols that the board refers to; each board of a page brings them along.
const SYMBOLS: &str = concat!(
    include_str!("art/nc-stealth.svg"),
    include_str!("art/nc-dodge.svg"),
    include_str!("art/nc-sprint.svg"),
    include_str!("art/nc-leap.svg"),
    include_str!("art/nc-shadow.svg"),
    include_str!("art/nc-evade.svg"),
    include_str!("art/nc-ambush.svg"),
    include_str!("art/nc-trap.svg"),
    include_str!("art/nc-wall.svg"),
    include_str!("art/nc-s-stealth.svg"),
    include_str!("art/nc-s-dodge.svg"),
    include_str!("art/nc-s-sprint.svg"),
    include_str!("art/nc-s-leap.svg"),
    include_str!("art/nc-s-shadow.svg"),
    include_str!("art/nc-s-evade.svg"),
    include_str!("art/nc-s-ambush.svg"),
    include_str!("art/nc-armadillo.svg"),
    include_str!("art/nc-bear.svg"),
    include_str!("art/nc-camel.svg"),
    include_str!("art/nc-chameleon.svg"),
    include_str!("art/nc-flamingo.svg"),
    include_str!("art/nc-goat.svg"),
    include_str!("art/nc-hamster.svg"),
    include_str!("art/nc-penguin.svg"),
    include_str!("art/nc-platypus.svg"),
    include_str!("art/nc-puppy.svg"),
    include_str!("art/nc-skunk.svg"),
    include_str!("art/nc-sloth.svg"),
    include_str!("art/nc-squirrel.svg"),
);

const NINJA: &str = include_str!("art/nc-ninja.svg");

/// The symbols, to be put into the ground of a board.
pub(super) fn symbols() -> String {
    format!("<defs>{SYMBOLS}{NINJA}</defs>")
}

/// The name of a type of card in the drawings and in the style sheet.
pub(super) const fn kind(card: Card) -> &'static str {
    ["stealth", "dodge", "sprint", "leap", "shadow", "evade", "ambush", "trap", "wall"][card.index()]
}

/// The name of a clan's animal in the drawings.
const fn animal(clan: Clan) -> &'static str {
    match clan {
        Clan::Armadillo => "armadillo",
        Clan::Camel => "camel",
        Clan::Chameleon => "chameleon",
        Clan::Flamingo => "flamingo",
        Clan::FlyingSquirrel => "squirrel",
        Clan::Goat => "goat",
        Clan::Hamster => "hamster",
        Clan::Penguin => "penguin",
        Clan::Platypus => "platypus",
        Clan::PolarBear => "bear",
        Clan::Puppy => "puppy",
        Clan::Skunk => "skunk",
        Clan::Sloth => "sloth",
    }
}

/// A symbol in a square box.
fn symbol(name: &str, x: i32, y: i32, side: i32) -> String {
    format!(r##"<use href="#nc-{name}" x="{x}" y="{y}" width="{side}" height="{side}"/>"##)
}

/// A card of the grid. Where a ninja stands on it, the symbol makes room at the lower left.
pub(super) fn face(card: Card, under: bool) -> String {
    let (width, height) = CARD;
    let (left, top) = (-width / 2, -height / 2);
    let kind = kind(card);
    let glyph = match (card, under) {
        (Card::Wall, _) => symbol(kind, -31, -31, 62),
        (_, true) => symbol(kind, left + 3, 3, 34),
        (_, false) => symbol(kind, -19, -16, 54),
    };
    let value = match card {
        Card::Wall => String::new(),
        _ => {
            format!(
                r#"<text class="value" x="{}" y="{}">{}</text>"#,
                left + 6,
                top + 26,
                number(card.value())
            )
        }
    };
    format!(
        r#"<rect class="face {kind}" x="{left}" y="{top}" width="{width}" height="{height}" rx="7"/><g class="glyph">{glyph}</g>{value}"#
    )
}

/// A technique in the row of hand cards: so many of it, maybe none.
pub(super) fn slot(technique: Technique, count: u8, class: &str) -> String {
    let (width, height) = SLOT;
    let (left, top) = (-width / 2, -height / 2);
    let kind = kind(Card::Technique(technique));
    let pile = match count {
        0 | 1 => String::new(),
        _ => format!(
            r#"<g class="count"><circle cx="23" cy="-29" r="15"/><text x="23" y="-20">{count}</text></g>"#
        ),
    };
    format!(
        r#"<g class="slot {class}"><rect class="face {kind}" x="{left}" y="{top}" width="{width}" height="{height}" rx="7"/><g class="glyph">{}</g><text class="value" x="{}" y="{}">{}</text>{pile}</g>"#,
        symbol(kind, -21, -13, 54),
        left + 6,
        top + 27,
        technique.value()
    )
}

/// A clan card in the row of hand cards.
pub(super) fn clan_slot(clan: Clan, used: bool, class: &str) -> String {
    let (width, height) = SLOT;
    let (left, top) = (-width / 2, -height / 2);
    let strike = if used { r#"<path class="strike" d="M-28 28 28-28"/>"# } else { "" };
    format!(
        r#"<g class="slot clan {class}"><rect class="face" x="{left}" y="{top}" width="{width}" height="{height}" rx="7"/><circle class="crest" r="35"/><g class="beast">{}</g>{strike}</g>"#,
        symbol(animal(clan), -26, -26, 52)
    )
}

/// The frame around a card of the grid or of the hand.
pub(super) fn frame(class: &str, (x, y): (i32, i32), (width, height): (i32, i32)) -> String {
    format!(
        r#"<rect class="{class}" x="{}" y="{}" width="{}" height="{}" rx="6"/>"#,
        x - width / 2 + 2,
        y - height / 2 + 2,
        width - 4,
        height - 4
    )
}

/// A card of the hand, by its place, as a frame around it.
pub(super) fn slot_frame(class: &str, place: usize, rows: u8) -> String {
    frame(class, super::grid::slot(place.min(CLAN_SLOT), rows), SLOT)
}

/// A ninja that stands on a card, to the right, so that the value can be read.
pub(super) fn ninja(seat: Seat) -> String {
    format!(
        r##"<g class="body"><ellipse class="sh" cx="9" cy="31" rx="22" ry="5"/>{}<use class="sign" href="#m-{}" x="0" y="7" width="19" height="19"/></g>"##,
        symbol("ninja", -25, -36, 68),
        mark(seat)
    )
}

/// A ninja as a small drawing by itself: it needs no board on the page.
pub(super) fn badge(seat: Seat) -> String {
    let body = NINJA.replace(r#"symbol id="nc-ninja""#, "svg").replace("/symbol", "/svg");
    format!(
        r##"<svg class="ninja-camp" viewBox="4 0 64 64" aria-hidden="true"><g class="ninja {}">{}<use class="sign" href="#m-{}" x="23.5" y="38" width="17" height="17"/></g></svg>"##,
        seat_class(seat),
        body.replacen("<svg", r#"<svg width="64" height="64""#, 1),
        mark(seat)
    )
}

/// The mark of a seat in its colour, in a box at this place of a drawing.
pub(super) fn seat_mark(seat: Seat, (x, y): (i32, i32), side: i32) -> String {
    format!(
        r##"<use class="whose {}" href="#m-{}" x="{x}" y="{y}" width="{side}" height="{side}"/>"##,
        seat_class(seat),
        mark(seat)
    )
}

/// A symbol as a small drawing in a line of text.
pub(super) fn icon(card: Card) -> String {
    format!(r##"<svg class="nc-i" aria-hidden="true"><use href="#nc-{}"/></svg>"##, kind(card))
}

/// How a technique moves, as a small drawing.
pub(super) fn scheme(technique: Technique) -> String {
    format!(
        r##"<svg class="nc-scheme" aria-hidden="true"><use href="#nc-s-{}"/></svg>"##,
        kind(Card::Technique(technique))
    )
}

/// A clan's animal as a small drawing.
pub(super) fn crest(clan: Clan, used: bool) -> String {
    let (class, strike) =
        if used { (" used", r#"<path class="strike" d="M15 81 81 15"/>"#) } else { ("", "") };
    format!(
        r##"<svg class="nc-crest{class}" viewBox="0 0 96 96" aria-hidden="true"><circle class="crest" cx="48" cy="48" r="46"/><g class="beast"><use href="#nc-{}" x="16" y="16" width="64" height="64"/></g>{strike}</svg>"##,
        animal(clan)
    )
}

/// A card as a drawing by itself.
pub(super) fn alone(card: Card) -> String {
    format!(
        r#"<svg class="ninja-camp nc-card" viewBox="-42 -43 84 86" aria-hidden="true">{}</svg>"#,
        face(card, false)
    )
}
