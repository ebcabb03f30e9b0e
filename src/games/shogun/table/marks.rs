//! What is marked on the board: the possible in the signal colour, the past in ink, the refused in red.

use leptos::prelude::*;

use super::board::{Board, Mark};
use crate::games::shogun::moves::{Attack, Illegal, Move};
use crate::games::shogun::rules::{Event, runs_along_rank_first};
use crate::games::shogun::square::{Square, path};
use crate::games::shogun::state::{Shogun, Side};

/// The side of a square in the drawing.
pub(super) const SQUARE: i32 = 72;

/// The middle of a square in the drawing.
pub(super) fn centre(square: Square, facing: Side) -> (i32, i32) {
    let (column, line) = match facing {
        Side::White => (square.file(), 7 - square.rank()),
        Side::Red => (7 - square.file(), square.rank()),
    };
    (62 + SQUARE * i32::from(column), 62 + SQUARE * i32::from(line))
}

/// Everything marked in one position.
#[derive(Clone, PartialEq, Default)]
pub(super) struct Marks {
    chosen: Option<Square>,
    reachable: Vec<Square>,
    captures: Vec<Square>,
    /// The way to the square pointed at.
    way: Vec<Square>,
    /// The way of the hinted move.
    hint: Vec<Square>,
    last: Vec<Square>,
    threatened: Option<Square>,
    /// Where something stands in the way, or where one may not go.
    crosses: Vec<Square>,
    /// The way by which the shogun would be captured.
    attack: Vec<Square>,
    /// The number the chosen piece would show on each empty square.
    numbers: Vec<(Square, u8)>,
}

impl Marks {
    pub(super) fn of(board: Board) -> Self {
        let hand = board.hand.get();
        let moves = board.stage.moves.get();
        let chosen = hand.chosen;
        board.game.with(|game| {
            let goes = moves
                .iter()
                .filter_map(|mv| if let Move::Go { from, to } = *mv { Some((from, to)) } else { None });
            let reached: Vec<Square> =
                goes.filter(|&(from, _)| Some(from) == chosen).map(|(_, to)| to).collect();
            let is_empty = |square: Square| game.empty() & square.bit() != 0;
            let pointed = hand.over.filter(|over| reached.contains(over));
            let mut marks = Self {
                chosen,
                way: chosen.zip(pointed).map_or_else(Vec::new, |(from, to)| clear_path(game, from, to)),
                hint: board.stage.hint.get().map_or_else(Vec::new, |mv| way_of(game, mv)),
                last: last_move(&board.stage.last.get()),
                threatened: if game.is_playing() {
                    game.threat(game.turn()).and_then(|_| game.square(game.turn().shogun()))
                } else {
                    None
                },
                numbers: if board.stage.aid.get() { numbers(game, chosen) } else { Vec::new() },
                ..Self::default()
            };
            (marks.reachable, marks.captures) = reached.into_iter().partition(|&to| is_empty(to));
            if let Some((mv, why)) = board.stage.refused.get() {
                marks.refuse(mv, &why);
            }
            marks
        })
    }

    fn refuse(&mut self, mv: Move, why: &Illegal) {
        match why {
            Illegal::Blocked(squares) => self.crosses.clone_from(squares),
            Illegal::Exposed(Attack { path, .. }) | Illegal::StillThreatened(Attack { path, .. }) => {
                self.attack.clone_from(path)
            }
            Illegal::Touched(square) => self.chosen = Some(*square),
            _ => {
                if let Move::Go { to, .. } = mv {
                    self.crosses.push(to);
                }
            }
        }
    }

    /// Whether the chosen piece can go there.
    pub(super) fn leads_to(&self, square: Square) -> bool {
        self.reachable.contains(&square) || self.captures.contains(&square)
    }

    /// What a screen reader says of a square.
    pub(super) fn spoken(&self, square: Square) -> Vec<Mark> {
        let mut spoken = Vec::new();
        let mut add = |is: bool, mark| {
            if is {
                spoken.push(mark);
            }
        };
        add(self.chosen == Some(square), Mark::Selected);
        add(self.reachable.contains(&square), Mark::Reachable);
        add(self.captures.contains(&square), Mark::Capture);
        add(self.threatened == Some(square), Mark::Threatened);
        add(self.last.last() == Some(&square), Mark::LastMove);
        spoken.extend(
            self.numbers.iter().find(|(at, _)| *at == square).map(|&(_, number)| Mark::WouldShow(number)),
        );
        spoken
    }
}

fn way_of(game: &Shogun, mv: Move) -> Vec<Square> {
    if let Move::Go { from, to } = mv { clear_path(game, from, to) } else { Vec::new() }
}

/// The path a piece would take, both ends included.
fn clear_path(game: &Shogun, from: Square, to: Square) -> Vec<Square> {
    path(from, to, runs_along_rank_first(from, to, game.empty()))
}

fn last_move(events: &[Event]) -> Vec<Square> {
    let moved = events.iter().find_map(|event| match *event {
        Event::Moved { from, to, along_rank_first, .. } => Some(path(from, to, along_rank_first)),
        _ => None,
    });
    moved.unwrap_or_default()
}

fn numbers(game: &Shogun, chosen: Option<Square>) -> Vec<(Square, u8)> {
    let Some(piece) = chosen.and_then(|square| game.piece_at(square)) else { return Vec::new() };
    Square::of(game.empty()).map(|square| (square, game.field().number(piece, square))).collect()
}

/// The marks below the pieces: the past, the chosen and the possible.
pub(super) fn marks_layer(marks: Memo<Marks>, facing: Memo<Side>) -> impl IntoView {
    move || marks.with(|marks| below(marks, facing.get()))
}

/// The marks above the pieces: ways, threats and refusals.
pub(super) fn signs_layer(marks: Memo<Marks>, facing: Memo<Side>) -> impl IntoView {
    move || marks.with(|marks| above(marks, facing.get()))
}

fn below(marks: &Marks, facing: Side) -> impl IntoView + use<> {
    let trail = marks.last.first().map(|&from| {
        let (x, y) = centre(from, facing);
        view! {
            <rect class="from" x=x - 31 y=y - 31 width="62" height="62" rx="3"></rect>
            <polyline class="trail" points=points(&marks.last, facing)></polyline>
        }
    });
    let would = marks.numbers.iter().map(|&(square, number)| {
        let (x, y) = centre(square, facing);
        view! { <text class="would" x=x + 28 y=y - 20>{number}</text> }
    });
    let reach =
        |&square: &Square| (ring(square, facing, "dest", "11"), ring(square, facing, "dest-i", "3.2"));
    view! {
        <g class="marks" aria-hidden="true">
            {trail}
            {marks.last.last().map(|&to| corners(to, facing, "to-c"))}
            {would.collect_view()}
            {marks.reachable.iter().map(reach).collect_view()}
            {marks.chosen.map(|square| ring(square, facing, "halo", "34.5"))}
            {marks.threatened.map(|square| ring(square, facing, "check", "34"))}
        </g>
    }
}

fn above(marks: &Marks, facing: Side) -> impl IntoView + use<> {
    let steps = marks.way.iter().enumerate().skip(1).map(|(step, &square)| {
        let (x, y) = centre(square, facing);
        view! { <circle class="stepd" cx=x cy=y r="11"></circle><text class="stepn" x=x y=y + 5>{step}</text> }
    });
    // The last step of a capture would hide the piece that is taken.
    let shown = if marks.way.last().is_some_and(|last| marks.captures.contains(last)) {
        marks.way.len().saturating_sub(2)
    } else {
        usize::MAX
    };
    let cross = |&square: &Square| {
        let (x, y) = centre(square, facing);
        view! { <path class="cross" d=format!("M{} {}l24 24m0-24l-24 24", x - 12, y - 12)></path> }
    };
    view! {
        <g class="marks" aria-hidden="true">
            {marks.captures.iter().map(|&square| corners(square, facing, "take")).collect_view()}
            {line(&marks.way, facing, "way")}
            {steps.take(shown).collect_view()}
            {line(&marks.hint, facing, "tip")}
            {line(&marks.attack, facing, "peril")}
            {marks.crosses.iter().map(cross).collect_view()}
        </g>
    }
}

fn points(way: &[Square], facing: Side) -> String {
    let points = way.iter().map(|&square| centre(square, facing)).map(|(x, y)| format!("{x},{y}"));
    points.collect::<Vec<_>>().join(" ")
}

fn line(way: &[Square], facing: Side, class: &'static str) -> Option<impl IntoView + use<>> {
    (way.len() > 1).then(|| {
        let points = points(way, facing);
        view! { <polyline class="way-u" points=points.clone()></polyline><polyline class=class points=points></polyline> }
    })
}

fn ring(square: Square, facing: Side, class: &'static str, r: &'static str) -> impl IntoView {
    let (x, y) = centre(square, facing);
    view! { <circle class=class cx=x cy=y r=r></circle> }
}

fn corners(square: Square, facing: Side, class: &'static str) -> impl IntoView {
    let (x, y) = centre(square, facing);
    let (near, far) = (19, 33);
    let d = format!(
        "M{} {}v-14h14M{} {}h14v14M{} {}v14h-14M{} {}h-14v-14",
        x - far,
        y - near,
        x + near,
        y - far,
        x + far,
        y + near,
        x - near,
        y + far
    );
    view! { <path class=class d=d></path> }
}
