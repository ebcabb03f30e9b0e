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
    let turn = move || if piece.side() == facing.get() { "" } else { "rotate(180)" };
    // The shogun is set back by three, away from its crown.
    let window = move || match (piece.is_shogun(), piece.side() == facing.get()) {
        (true, true) => "translate(0 3)",
        (true, false) => "translate(0 -3)",
        (false, _) => "",
    };
    let disc = if piece.is_shogun() {
        view! {
            <path class="crown" d="M-17-12-21.5-35.5-9.5-28 0-39 9.5-28 21.5-35.5 17-12z"></path>
            <circle class="disc" cy="3" r="24.5"></circle>
            <circle class="rim" cy="3" r="20.8"></circle>
        }
        .into_any()
    } else {
        view! {
            <path class="disc" d="M0-34.5 11.5-22.8A25.5 25.5 0 1 1-11.5-22.8z"></path>
            <path class="rim" d="M-4.6-24.2 0-29l4.6 4.8"></path>
            {(piece.side() == Side::Red).then(studs)}
        }
        .into_any()
    };
    let figure = move |number: Option<u8>| number.map(|number| number.to_string()).unwrap_or_default();
    view! {
        <g class="body">
            <circle class="sh" r="26"></circle>
            <g transform=Signal::derive(turn)>{disc}</g>
            <g transform=Signal::derive(window)>
                <rect class="pane" x="-14.5" y="-16" width="29" height="32" rx="4.5"></rect>
                <text class="fig was" y="9.8">{Signal::derive(move || figure(was.get()))}</text>
                <text class="fig now" y="9.8">{Signal::derive(move || figure(number.get()))}</text>
            </g>
        </g>
    }
    .into_any()
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
        <svg class="shogun" viewBox="-36 -42 72 78" aria-hidden="true">
            <g class=classes(side.shogun())>
                {draw_piece(side.shogun(), Signal::stored(side), Signal::stored(None), Signal::stored(None))}
            </g>
        </svg>
    }
    .into_any()
}

/// A small pawn with its number, for the pieces taken.
pub(super) fn small(piece: Piece, number: u8) -> AnyView {
    view! {
        <svg class="shogun" viewBox="-36 -38 72 72" aria-hidden="true">
            <g class=classes(piece)>
                {draw_piece(piece, Signal::stored(piece.side()), Signal::stored(Some(number)), Signal::stored(None))}
            </g>
        </svg>
    }
    .into_any()
}
