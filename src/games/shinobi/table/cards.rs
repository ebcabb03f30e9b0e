//! How cards, armies and crests are drawn, each around the origin. The drawings themselves are in `art`.

use super::layout::{Area, CARD, Point};
use crate::games::shinobi::{Card, Clan, Pile};
use crate::kernel::Seat;
use crate::ui::stage::seats::{mark, seat_class};

/// All symbols that the board refers to; each board of a page brings them along.
const SYMBOLS: &str = concat!(
    include_str!("art/sh-hojo.svg"),
    include_str!("art/sh-uesugi.svg"),
    include_str!("art/sh-takeda.svg"),
    include_str!("art/sh-mori.svg"),
    include_str!("art/sh-oda.svg"),
    include_str!("art/sh-ninja.svg"),
    include_str!("art/sh-fan.svg"),
    include_str!("art/sh-helmet.svg"),
);

/// The patterns of the backs: lattice for clans, waves for armies.
const PATTERNS: &str = r#"<pattern id="sh-lattice" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="sh-weave" d="M0 0v10M0 0h10"/></pattern><pattern id="sh-waves" width="16" height="8" patternUnits="userSpaceOnUse"><path class="sh-weave" d="M0 8a8 8 0 0 1 16 0M4 8a4 4 0 0 1 8 0"/></pattern>"#;

/// How far the cards of an army are fanned out, and how many of them at most.
const FAN: i32 = 8;
const FANNED: i32 = 3;

/// The symbols, to be put into the ground of a board.
pub(super) fn symbols() -> String {
    format!("<defs>{SYMBOLS}{PATTERNS}</defs>")
}

/// The name of a clan in the drawings and in the style sheet.
pub(super) const fn kind(clan: Clan) -> &'static str {
    ["hojo", "uesugi", "takeda", "mori", "oda"][clan.index()]
}

/// A symbol in a square box around a point.
pub(super) fn symbol(name: &str, (x, y): Point, side: i32) -> String {
    format!(
        r##"<use href="#sh-{name}" x="{}" y="{}" width="{side}" height="{side}"/>"##,
        x - side / 2,
        y - side / 2
    )
}

/// A sheet of card around a point.
fn sheet(class: &str, (x, y): Point, (width, height): (i32, i32)) -> String {
    format!(
        r#"<rect class="{class}" x="{}" y="{}" width="{width}" height="{height}" rx="7"/>"#,
        x - width / 2,
        y - height / 2
    )
}

/// A troop: its colour along the edge, and its crest.
fn troop(clan: Clan, (x, y): Point, (width, height): (i32, i32), with_crest: bool) -> String {
    let crest = match with_crest {
        true => symbol(kind(clan), (x + 6, y), (width - 24).min(height - 24)),
        false => String::new(),
    };
    format!(
        r#"{}<rect class="spine" x="{}" y="{}" width="10" height="{}" rx="3"/>{crest}"#,
        sheet("face", (x, y), (width, height)),
        x - width / 2 + 4,
        y - height / 2 + 5,
        height - 10
    )
}

/// A card of the hand.
pub(super) fn card(card: Card) -> String {
    match card {
        Card::Troop(clan) => format!(r#"<g class="{}">{}</g>"#, kind(clan), troop(clan, (0, 0), CARD, true)),
        Card::Ninja => format!(
            r#"<g class="night">{}<g class="glyph">{}</g></g>"#,
            sheet("face", (0, 0), CARD),
            symbol("ninja", (1, 0), 60)
        ),
    }
}

/// The back of a card of the deck.
pub(super) fn back() -> String {
    backed("army-back", "sh-waves", "helmet")
}

/// The back of a clan card.
pub(super) fn clan_back() -> String {
    backed("clan-back", "sh-lattice", "fan")
}

fn backed(class: &str, pattern: &str, sign: &str) -> String {
    let (width, height) = CARD;
    format!(
        r#"<g class="{class}">{}<rect class="weave" fill="url(#{pattern})" x="{}" y="{}" width="{}" height="{}" rx="4"/><circle class="boss" r="21"/><g class="glyph">{}</g></g>"#,
        sheet("face", (0, 0), CARD),
        6 - width / 2,
        6 - height / 2,
        width - 12,
        height - 12,
        symbol(sign, (0, 0), 27)
    )
}

/// A clan card that lies open.
pub(super) fn clan_card(clan: Clan) -> String {
    let (width, height) = CARD;
    format!(
        r#"<g class="clan-card {}">{}<rect class="field" x="{}" y="{}" width="{}" height="{}" rx="4"/><circle class="disc" r="32"/><g>{}</g></g>"#,
        kind(clan),
        sheet("face", (0, 0), CARD),
        5 - width / 2,
        5 - height / 2,
        width - 10,
        height - 10,
        symbol(kind(clan), (0, 0), 44)
    )
}

/// An army: its cards, fanned, and how many they are.
pub(super) fn army(clan: Clan, size: u8, (width, height): (i32, i32)) -> String {
    if size == 0 {
        return String::new();
    }
    let behind = i32::from(size - 1).min(FANNED);
    let left = -behind * FAN / 2;
    let cards: String = (0..=behind)
        .map(|card| troop(clan, (left + card * FAN, 0), (width, height), card == behind))
        .collect();
    let (x, y) = (left + behind * FAN + width / 2 - 13, 15 - height / 2);
    format!(
        r#"<g class="{}">{cards}<g class="count"><circle cx="{x}" cy="{y}" r="18"/><text x="{x}" y="{}">{size}</text></g></g>"#,
        kind(clan),
        y + 9
    )
}

/// Where the shield of an army lies that was changed.
pub(super) fn shield((x, y): Point, (width, height): (i32, i32)) -> String {
    let (x, y) = (x + width / 2 - 10, y + height / 2 - 12);
    format!(
        r##"<g class="shield"><circle cx="{x}" cy="{y}" r="17"/><use href="#i-shield" x="{}" y="{}" width="24" height="24"/></g>"##,
        x - 12,
        y - 12
    )
}

/// A frame inside an area.
pub(super) fn frame(class: &str, [x, y, width, height]: Area) -> String {
    format!(
        r#"<rect class="{class}" x="{}" y="{}" width="{}" height="{}" rx="9"/>"#,
        x + 3,
        y + 3,
        width - 6,
        height - 6
    )
}

/// The cards of an open hand, small and one below the other around a point.
pub(super) fn in_hand(hand: &Pile, (x, y): Point) -> String {
    let one = |(slot, card): (i32, Card)| {
        let at = (x, y + 28 * slot - 42);
        let (class, name) = card.clan().map_or(("night", "ninja"), |clan| (kind(clan), kind(clan)));
        let glyph = symbol(name, at, 20);
        format!(r#"<g class="small {class}">{}<g class="glyph">{glyph}</g></g>"#, sheet("face", at, (26, 26)))
    };
    (0..).zip(hand.cards()).map(one).collect()
}

/// The mark of a seat on a disc of its colour, around a point.
pub(super) fn seat_mark(seat: Seat, (x, y): Point, radius: i32) -> String {
    let side = radius * 5 / 4;
    format!(
        r##"<g class="owner {}"><circle cx="{x}" cy="{y}" r="{radius}"/><use href="#m-{}" x="{}" y="{}" width="{side}" height="{side}"/></g>"##,
        seat_class(seat),
        mark(seat),
        x - side / 2,
        y - side / 2
    )
}

/// The mark of a seat as a small drawing by itself: it needs no board on the page.
pub(super) fn badge(seat: Seat) -> String {
    format!(
        r#"<svg class="shinobi" viewBox="-32 -32 64 64" aria-hidden="true">{}</svg>"#,
        seat_mark(seat, (0, 0), 25)
    )
}

/// A crest as a small drawing by itself.
pub(super) fn crest(clan: Clan) -> String {
    format!(
        r#"<svg class="sh-crest {}" viewBox="-32 -32 64 64" aria-hidden="true">{}</svg>"#,
        kind(clan),
        symbol(kind(clan), (0, 0), 60)
    )
}
