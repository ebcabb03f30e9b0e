//! How tokens, ninjas and signs are drawn, each around the origin.

use crate::games::ninja_night::data::Chest;
use crate::games::ninja_night::{Action, Bonus, Cord, NinjaNight, Slot, Token};
use crate::kernel::Seat;
use crate::ui::stage::seats::{mark, seat_class};

/// All symbols that the board refers to; each board of a page brings them along.
pub(super) const SYMBOLS: &str = include_str!("art/symbols.svg");

/// The name of an action's sign.
pub(super) const fn action_sign(action: Action) -> &'static str {
    ["a-move", "a-attack", "a-pick", "a-steal", "a-heal"][action as usize]
}

const fn bonus_sign(bonus: Bonus) -> &'static str {
    ["b-potion", "b-gear", "b-grapple", "b-shuriken", "b-kunai"][bonus as usize]
}

/// A symbol in a square box around the origin.
fn symbol(name: &str, side: i32) -> String {
    let corner = -side / 2;
    format!(r##"<use href="#nn-{name}" x="{corner}" y="{corner}" width="{side}" height="{side}"/>"##)
}

/// A token of 44 units: its back, or what is known to be under it. What only the viewer knows is drawn with a broken edge.
pub(super) fn token(game: &NinjaNight, token: Token) -> String {
    let (class, outline) = match token.is_yellow() {
        true => (
            "yellow",
            r#"<path d="M22.4 9.1 9.5 22.3-9.1 22.4-22.3 9.5-22.4-9.1-9.5-22.3 9.1-22.4 22.3-9.5z"/>"#,
        ),
        false => ("pink", r#"<rect x="-22" y="-22" width="44" height="44" rx="9"/>"#),
    };
    let inside = match game.chest(token) {
        None => symbol("b-chest", 28),
        Some(Chest::Bonus(bonus)) => symbol(bonus_sign(bonus), 28),
        Some(Chest::Worth(worth)) => {
            format!(r#"<g class="under">{}</g><text y="10">{worth}</text>"#, symbol("b-chest", 34))
        }
    };
    let memo = if game.chest(token).is_some() && !game.is_open(token) { " memo" } else { "" };
    format!(r#"<g class="chest {class}{memo}">{outline}{inside}</g>"#)
}

/// A wound of 44 units.
pub(super) fn wound() -> String {
    format!(r#"<g class="wound"><circle r="22"/>{}</g>"#, symbol("b-wound", 28))
}

/// What is in a slot, as a small drawing in a line of text.
pub(super) fn slot(game: &NinjaNight, slot: Slot) -> String {
    let inside = match slot {
        Slot::Free => r#"<rect class="free" x="-22" y="-22" width="44" height="44" rx="9"/>"#.to_owned(),
        Slot::Wound => wound(),
        Slot::Token(of) => token(game, of),
    };
    alone(&inside)
}

/// A drawing of 52 units by itself.
pub(super) fn alone(inside: &str) -> String {
    format!(r#"<svg class="nn-t" viewBox="-26 -26 52 52" aria-hidden="true">{inside}</svg>"#)
}

/// The sign of an action, as a small drawing in a line of text.
pub(super) fn action(action: Action) -> String {
    format!(
        r##"<svg class="nn-a" viewBox="0 0 64 64" aria-hidden="true"><use href="#nn-{}"/></svg>"##,
        action_sign(action)
    )
}

/// A ninja: the base that is scored, and its seat's mark.
pub(super) fn ninja(seat: Seat) -> String {
    format!(
        r##"<circle class="sh" cx="18" cy="24" r="100"/><circle class="base" r="100"/><circle class="rim" r="91"/><use class="sign" href="#m-{}" x="-62" y="-62" width="124" height="124"/>"##,
        mark(seat)
    )
}

/// A ninja as a small drawing by itself: it needs no board on the page.
pub(super) fn badge(seat: Seat) -> String {
    format!(
        r##"<svg class="ninja-night" viewBox="-120 -120 240 240" aria-hidden="true"><g class="ninja {}">{}</g></svg>"##,
        seat_class(seat),
        ninja(seat)
    )
}

/// The hook or the fist at the end of a string: the disc that is scored.
pub(super) fn end(cord: Cord) -> String {
    let (radius, sign) = match cord {
        Cord::Hook => (Cord::Hook.radius(), "b-grapple"),
        Cord::Fist => (Cord::Fist.radius(), "a-attack"),
    };
    format!(r#"<circle class="disc" r="{radius}"/><g class="tool">{}</g>"#, symbol(sign, radius * 13 / 10))
}
