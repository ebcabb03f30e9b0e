//! How a piece is drawn: a disc with a prow or a crown toward the enemy, and a window with its number.

use crate::games::shogun::state::{Piece, Side};
use crate::kernel::Seat;
use crate::ui::stage::picture::Markup;

/// Seven studs around the rim: Red without its colour.
const STUDS: &str = r#"<path class="stud" d="M18.7 -8.5a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1-3.4 0M20.3 2a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1-3.4 0M15.8 13.4a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1-3.4 0M5.5 20.8a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1-3.4 0M-8.9 20.8a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1-3.4 0M-19.2 13.4a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1-3.4 0M-22.1 -8.5a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1-3.4 0"/>"#;

const PAWN: &str = r#"<path class="disc" d="M0-34.5 11.5-22.8A25.5 25.5 0 1 1-11.5-22.8z"/><path class="rim" d="M-4.6-24.2 0-29l4.6 4.8"/>"#;

const SHOGUN: &str = r#"<path class="crown" d="M-17-12-21.5-35.5-9.5-28 0-39 9.5-28 21.5-35.5 17-12z"/><circle class="disc" cy="3" r="24.5"/><circle class="rim" cy="3" r="20.8"/>"#;

/// A piece around the origin, in a box of 72, as seen from the side that faces the board. `was` is the number it
/// showed before it moved, for the change of figures after landing.
pub(super) fn drawing(piece: Piece, facing: Side, number: Option<u8>, was: Option<u8>) -> String {
    let figure = |number: Option<u8>| number.map(|number| number.to_string()).unwrap_or_default();
    let upright = piece.side() == facing;
    let turn = if upright { "" } else { r#" transform="rotate(180)""# };
    // Set back by three, so that the prow or the crown keeps within its square.
    let (back, window) = match (upright, piece.is_shogun()) {
        (true, false) => (3, 0),
        (true, true) => (3, 3),
        (false, false) => (-3, 0),
        (false, true) => (-3, -3),
    };
    let body = if piece.is_shogun() { SHOGUN } else { PAWN };
    let studs = if piece.side() == Side::Red && !piece.is_shogun() { STUDS } else { "" };
    format!(
        r#"<g transform="translate(0 {back}) scale(.98)"><g class="body"><circle class="sh" r="26"/><g{turn}>{body}{studs}</g><g transform="translate(0 {window})"><rect class="pane" x="-14.5" y="-16" width="29" height="32" rx="4.5"/><text class="fig was" y="9.8">{}</text><text class="fig now" y="9.8">{}</text></g></g></g>"#,
        figure(was),
        figure(number)
    )
}

/// The classes of a piece: its side, and whether it is a shogun.
pub(super) fn classes(piece: Piece) -> &'static str {
    match (piece.side(), piece.is_shogun()) {
        (Side::White, false) => "piece white",
        (Side::White, true) => "piece white king",
        (Side::Red, false) => "piece red",
        (Side::Red, true) => "piece red king",
    }
}

/// A shogun, for badges and lists.
pub(super) fn mark(seat: Seat) -> Markup {
    alone(Side::of(seat).shogun())
}

/// A piece by itself, upright, as a small drawing. A number is only shown on a square.
pub(super) fn alone(piece: Piece) -> Markup {
    format!(
        r#"<svg class="shogun" viewBox="-36 -40 72 76" aria-hidden="true"><g class="{}">{}</g></svg>"#,
        classes(piece),
        drawing(piece, piece.side(), None, None)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_points_at_the_enemy_and_its_number_stays_upright() {
        let pawn = Piece::pawn(Side::Red, 0);
        let seen_by = |facing| drawing(pawn, facing, Some(3), None);
        assert!(seen_by(Side::White).contains("rotate(180)") && !seen_by(Side::Red).contains("rotate"));
        assert!(seen_by(Side::White).contains(">3</text>") && seen_by(Side::White).contains("stud"));
    }
}
