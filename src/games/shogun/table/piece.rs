//! How a piece is drawn: a disc with a prow or a crown toward the enemy, and a window with its number.

use leptos::prelude::*;

use crate::games::shogun::state::{Piece, Side};
use crate::kernel::Seat;

/// A piece around the origin, in a box of 72. `was` is the number it showed before it moved, for the change of
/// figures after landing.
pub(super) fn draw_piece(
    piece: Piece,
    facing: Signal<Side>,
    number: Signal<Option<u8>>,
    was: Signal<Option<u8>>,
) -> AnyView {
    let side = match piece.side() {
        Side::White => "white",
        Side::Red => "red",
    };
    let turn = move || if piece.side() == facing.get() { "" } else { "rotate(180)" };
    // The shogun is set back by three, away from its crown.
    let window = move || match (piece.is_shogun(), piece.side() == facing.get()) {
        (true, true) => "translate(0 3)",
        (true, false) => "translate(0 -3)",
        (false, _) => "",
    };
    let body = if piece.is_shogun() {
        view! {
            <path class="crown" d="M-17-12-21.5-35.5-9.5-28 0-39 9.5-28 21.5-35.5 17-12z"></path>
            <circle class=format!("disc {side}") cy="3" r="24.5"></circle>
            <circle class=format!("rim {side}") cy="3" r="20.8"></circle>
        }
        .into_any()
    } else {
        view! {
            <path class=format!("disc {side}") d="M0-34.5 11.5-22.8A25.5 25.5 0 1 1-11.5-22.8z"></path>
            <path class=format!("chevron {side}") d="M-4.6-24.2 0-29l4.6 4.8"></path>
            {(piece.side() == Side::Red).then(studs)}
        }
        .into_any()
    };
    let figure = move |number: Option<u8>| number.map(|number| number.to_string()).unwrap_or_default();
    view! {
        <g class="drawn">
            <circle class="shade" cx="2.5" cy="3.2" r="26"></circle>
            <g transform=turn>{body}</g>
            <g transform=window>
                <rect class="window" x="-14.5" y="-16" width="29" height="32" rx="4.5"></rect>
                <text class="was" y="9.8">{move || figure(was.get())}</text>
                <text class="figure" y="9.8">{move || figure(number.get())}</text>
            </g>
        </g>
    }
    .into_any()
}

/// Seven studs around the rim: Red without its colour.
fn studs() -> impl IntoView {
    const AROUND: [(f64, f64); 7] =
        [(20.4, -8.5), (22.0, 2.0), (17.5, 13.4), (7.2, 20.8), (-7.2, 20.8), (-17.5, 13.4), (-20.4, -8.5)];
    AROUND.map(|(x, y)| view! { <circle class="stud" cx=x cy=y r="1.7"></circle> })
}

/// A shogun without a number, for badges and lists.
pub(super) fn mark(seat: Seat) -> AnyView {
    let side = Side::of(seat);
    view! {
        <svg class="shogun-mark" viewBox="-36 -42 72 78" aria-hidden="true">
            {draw_piece(side.shogun(), Signal::stored(side), Signal::stored(None), Signal::stored(None))}
        </svg>
    }
    .into_any()
}

/// A small pawn with its number, for the pieces taken.
pub(super) fn small(piece: Piece, number: u8) -> AnyView {
    view! {
        <svg class="taken-piece" viewBox="-36 -38 72 72" aria-hidden="true">
            {draw_piece(piece, Signal::stored(piece.side()), Signal::stored(Some(number)), Signal::stored(None))}
        </svg>
    }
    .into_any()
}
