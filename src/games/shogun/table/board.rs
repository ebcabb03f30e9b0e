//! The board: squares, pieces with their windows, and what can be done with them. It reads a view and submits
//! moves; the gestures are in [`gesture`](crate::games::shogun::gesture).

use leptos::prelude::*;
use leptos::svg;
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, PointerEvent};

use super::marks::{self, Marks, SQUARE, centre};
use super::piece::{classes, drawing};
use crate::games::shogun::gesture::{Hand, Try, Under};
use crate::games::shogun::moves::Move;
use crate::games::shogun::rules::Event;
use crate::games::shogun::square::{Square, path};
use crate::games::shogun::state::{Piece, Shogun, Side};
use crate::games::shogun::text::text;
use crate::ui::motion;
use crate::ui::staged::Stage;
use crate::ui::widgets::When;

/// The length of the whole drawing: eight squares and a margin on both sides.
const SIZE: f64 = 628.0;

/// A drag begins when the pointer has gone this far, in pixels.
const MEANT: i32 = 6;

/// Milliseconds for a move, and for each square of it.
const MOVE: u32 = 320;
const STEP: u32 = 120;

/// What the parts of one board share.
#[derive(Clone, Copy)]
pub(super) struct Board {
    pub(super) stage: Stage<Shogun>,
    /// The position shown: the view, or the view with the home row as it is being laid out.
    pub(super) game: Memo<Shogun>,
    pub(super) hand: RwSignal<Hand>,
    /// The cell the keyboard is on.
    focus: RwSignal<Square>,
    /// Where a dragged piece is, in the units of the drawing.
    lifted: RwSignal<Option<(i32, i32)>>,
    row: RwSignal<[u8; 7]>,
    drawing: NodeRef<svg::Svg>,
}

impl Board {
    /// The side whose home row is being laid out here and now.
    pub(super) fn arranging(self) -> Option<Side> {
        let actor = self.stage.actor.get()?;
        self.stage.view.with(|view| !view.is_playing() && view.end().is_none()).then(|| Side::of(actor))
    }

    fn under(self, square: Square) -> Under {
        let Some(actor) = self.stage.actor.get_untracked() else { return Under::Other };
        let own = self
            .game
            .with_untracked(|game| game.piece_at(square))
            .filter(|piece| piece.side() == Side::of(actor));
        match (own, untrack(|| self.arranging())) {
            (Some(piece), Some(_)) if !piece.is_shogun() => Under::Swappable,
            (Some(_), None) => Under::Own,
            _ => Under::Other,
        }
    }

    /// Does what a finished gesture says: a try, or only a choice, which binds where touching does (SHO-14).
    fn finish(self, tried: Option<Try>) {
        let arranging = untrack(|| self.arranging());
        let touched = tried.map(|(from, _)| from).or(self.hand.with_untracked(|hand| hand.chosen));
        let binds = self.game.with_untracked(|game| game.touch_binds() && game.touched().is_none());
        if let Some(square) = touched.filter(|_| binds && arranging.is_none()) {
            self.stage.submit.run(Move::Touch(square));
        }
        match (tried, arranging) {
            (Some((from, to)), Some(side)) => self.swap(side, from, to),
            (Some((from, to)), None) => self.stage.submit.run(Move::Go { from, to }),
            (None, _) => {}
        }
    }

    fn swap(self, side: Side, from: Square, to: Square) {
        let slot = |square| side.pawn_row().iter().position(|&home| home == square);
        if let (Some(one), Some(other)) = (slot(from), slot(to)) {
            self.row.update(|row| row.swap(one, other));
        }
    }

    /// The square under a point of the screen.
    fn square_at(self, event: &PointerEvent) -> Option<Square> {
        let (x, y) = self.point(event)?;
        let (column, line) = ((x - 26).div_euclid(SQUARE), (y - 26).div_euclid(SQUARE));
        let inside = (0..8).contains(&column) && (0..8).contains(&line);
        inside.then(|| self.square_on_screen(column as u8, line as u8))
    }

    /// The square in a column from the left and a line from the top, as the board is turned.
    fn square_on_screen(self, column: u8, line: u8) -> Square {
        match Side::of(self.stage.facing.get_untracked()) {
            Side::White => Square::at(column, 7 - line),
            Side::Red => Square::at(7 - column, line),
        }
    }

    /// Where a pointer is, in the units of the drawing.
    fn point(self, event: &PointerEvent) -> Option<(i32, i32)> {
        let rect = self.drawing.get_untracked()?.get_bounding_client_rect();
        let scale = SIZE / rect.width().max(1.0);
        let (x, y) = (f64::from(event.client_x()) - rect.left(), f64::from(event.client_y()) - rect.top());
        Some(((x * scale) as i32, (y * scale) as i32))
    }
}

/// The board component.
pub(super) fn board(stage: Stage<Shogun>) -> AnyView {
    let row = RwSignal::new([0, 1, 2, 3, 4, 5, 6]);
    let game = Memo::new(move |_| {
        let view = stage.view.get();
        match stage.actor.get() {
            Some(seat) if !view.is_playing() && view.end().is_none() => {
                view.with_home_row(Side::of(seat), row.get())
            }
            _ => view,
        }
    });
    let board = Board {
        stage,
        game,
        hand: RwSignal::new(Hand::default()),
        focus: RwSignal::new(Side::of(stage.facing.get_untracked()).throne()),
        lifted: RwSignal::new(None),
        row,
        drawing: NodeRef::new(),
    };
    // A choice does not outlive the position it was made in, but a touched piece stays chosen (SHO-14).
    Effect::new(move || {
        let touched = stage.view.with(|view| view.touched().and_then(|piece| view.square(piece)));
        board.hand.set(Hand::choosing(touched.filter(|_| stage.actor.get_untracked().is_some())));
        board.lifted.set(None);
    });
    Effect::new(move || stage.advice.set(advice(board)));
    let facing = Memo::new(move |_| Side::of(stage.facing.get()));
    let marks = Memo::new(move |_| Marks::of(board));
    let dragged = Memo::new(move |_| board.hand.with(Hand::dragged));
    let words = text(stage.lang);
    view! {
        <div class="stage">
            <svg
                class="board shogun"
                viewBox="0 0 628 628"
                node_ref=board.drawing
                on:touchmove=move |event| {
                    // Browsers heed `touch-action` on a whole drawing only; the page may scroll from any other square.
                    if board.hand.with_untracked(Hand::holds) {
                        event.prevent_default();
                    }
                }
                on:keydown=move |event| keys(board, &event)
            >
                <g aria-hidden="true" inner_html=Signal::derive(move || ground(facing.get()))></g>
                <g aria-hidden="true" inner_html=Signal::derive(move || marks.with(|marks| marks::below(marks, facing.get())))></g>
                {pieces_layer(board, facing)}
                <g aria-hidden="true" inner_html=Signal::derive(move || marks.with(|marks| marks::above(marks, facing.get())))></g>
                {cells_layer(board, marks, facing)}
                {move || dragged.get().and_then(|from| lifted_piece(board, from))}
            </svg>
        </div>
        <When is=Signal::derive(move || board.arranging().is_some())>
            <div class="tray">
                <button class="btn" type="button" on:click=move |_| shuffle(row)>{words.shuffle}</button>
                <button class="btn" type="button" on:click=move |_| row.set([0, 1, 2, 3, 4, 5, 6])>{words.default_row}</button>
                <button class="btn primary" type="button" on:click=move |_| stage.submit.run(Move::Arrange(row.get_untracked()))>
                    {words.ready}
                </button>
            </div>
        </When>
    }
    .into_any()
}

/// What the chosen piece can do, in words.
fn advice(board: Board) -> Option<String> {
    let chosen = board.hand.with(|hand| hand.chosen)?;
    let words = text(board.stage.lang);
    let arranging = board.arranging().is_some();
    board.game.with(|game| {
        let piece = game.piece_at(chosen)?;
        let number = game.field().number(piece, chosen);
        Some(if arranging {
            (words.to_swap)(chosen, number)
        } else {
            (words.selected)(piece, chosen, number)
        })
    })
}

fn shuffle(row: RwSignal<[u8; 7]>) {
    use crate::kernel::{ChanceExt, Fast};
    row.update(|row| Fast::new(crate::ui::browser::random()).shuffle(row));
}

/// Wood, squares, lines and coordinates.
fn ground(facing: Side) -> String {
    let dark: String = (0..64)
        .filter(|index| (index % 8 + index / 8) % 2 == 1)
        .map(|index| format!("M{} {}h72v72h-72z", 26 + index % 8 * 72, 26 + index / 8 * 72))
        .collect();
    let lines: String = (1..8).map(|line| format!("M{0} 26V602M26 {0}H602", 26 + line * 72)).collect();
    let star = |x: u8, y: u8| {
        format!(
            "M{x} {y}m-4 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0",
            x = u32::from(x) * 72 + 26,
            y = u32::from(y) * 72 + 26
        )
    };
    let stars: String = [(2, 2), (6, 2), (2, 6), (6, 6)].into_iter().map(|(x, y)| star(x, y)).collect();
    let coordinates: String = (0..8_u8)
        .map(|index| {
            let (file, rank) = if facing == Side::Red { (7 - index, index + 1) } else { (index, 8 - index) };
            let (file, middle) = (char::from(b'a' + file), 62 + u32::from(index) * 72);
            format!(r#"<text class="coord" x="{middle}" y="620">{file}</text><text class="coord" x="13" y="{}">{rank}</text>"#, middle + 5)
        })
        .collect();
    format!(
        r#"<rect class="frame" x="1" y="1" width="626" height="626" rx="5"/><path class="field" d="M26 26h576v576H26z"/><path class="alt" d="{dark}"/><path class="lines" d="{lines}"/><rect class="edge" x="26" y="26" width="576" height="576"/><path class="star" d="{stars}"/>{coordinates}"#
    )
}

/// All sixteen pieces; a captured one fades where it was taken.
fn pieces_layer(board: Board, facing: Memo<Side>) -> impl IntoView {
    let one = move |piece: Piece| {
        let element = NodeRef::<svg::G>::new();
        let square = Memo::new(move |before: Option<&Option<Square>>| {
            let now = board.game.with(|game| game.square(piece));
            // Once captured it stays in sight where it last stood, fading.
            now.or(before.copied().flatten())
        });
        let gone = move || board.game.with(|game| game.square(piece).is_none());
        let number = Memo::new(move |_| {
            square.get().map(|square| board.game.with(|game| game.field().number(piece, square)))
        });
        let was = RwSignal::new(None::<u8>);
        Effect::new(move || {
            for event in board.stage.last.get() {
                let Event::Moved { piece: moved, from, to, along_rank_first, .. } = event else { continue };
                if moved != piece || !board.stage.fresh.get_untracked() || !board.stage.motion.get_untracked()
                {
                    continue;
                }
                was.set(Some(board.game.with_untracked(|game| game.field().number(piece, from))));
                if let Some(element) = element.get_untracked() {
                    let points: Vec<_> = path(from, to, along_rank_first)
                        .into_iter()
                        .map(|square| centre(square, facing.get_untracked()))
                        .collect();
                    let duration = MOVE + STEP * u32::from(from.distance(to));
                    motion::travel(&element, &points, duration);
                    let part = |class: &str| element.query_selector(class).ok().flatten();
                    if let (Some(old), Some(new)) = (part(".was"), part(".now")) {
                        motion::fade(&old, &["1", "1", "1", "0"], duration + 90);
                        motion::fade(&new, &["0", "0", "0", "1"], duration + 90);
                    }
                }
            }
        });
        let place = move || {
            let (x, y) = square.get().map_or((0, 0), |square| centre(square, facing.get()));
            format!("translate({x} {y})")
        };
        let chosen = move || square.get().is_some() && board.hand.with(|hand| hand.chosen) == square.get();
        let lifted = move || {
            board.hand.with(Hand::dragged).is_some() && board.hand.with(Hand::dragged) == square.get()
        };
        view! {
            <g
                class=classes(piece)
                class:gone=Signal::derive(gone)
                class:sel=Signal::derive(move || chosen() && !gone())
                class:left-behind=Signal::derive(lifted)
                transform=Signal::derive(place)
                node_ref=element
                inner_html=Signal::derive(move || drawing(piece, facing.get(), number.get(), was.get()))
            ></g>
        }
    };
    view! {
        <g class="pieces" aria-hidden="true">
            {Side::BOTH.iter().flat_map(|side| side.pieces()).map(one).collect_view()}
        </g>
    }
}

/// The dragged piece, above everything, under the pointer.
fn lifted_piece(board: Board, from: Square) -> Option<impl IntoView> {
    let piece = board.game.with_untracked(|game| game.piece_at(from))?;
    let facing = Side::of(board.stage.facing.get_untracked());
    let number = board.game.with_untracked(|game| game.field().number(piece, from));
    let place = Signal::derive(move || {
        let (x, y) = board.lifted.get().unwrap_or_else(|| centre(from, facing));
        format!("translate({x} {y})")
    });
    Some(view! {
        <g class=format!("{} drag", classes(piece)) transform=place aria-hidden="true" inner_html=drawing(piece, facing, Some(number), None)></g>
    })
}

/// The cells: what pointers, keys and screen readers meet. Drawn last, and transparent.
fn cells_layer(board: Board, marks: Memo<Marks>, facing: Memo<Side>) -> impl IntoView {
    let label = move |square: Square| {
        let words = text(board.stage.lang);
        board.game.with(|game| {
            let piece = game.piece_at(square).map(|piece| (piece, game.field().number(piece, square)));
            (words.cell)(square, piece, &marks.with(|marks| marks.spoken(square)))
        })
    };
    let cell = move |column: u8, line: u8| {
        let square = move || match facing.get() {
            Side::White => Square::at(column, 7 - line),
            Side::Red => Square::at(7 - column, line),
        };
        let here = move || untrack(square);
        let grab = move || {
            board.stage.actor.get().is_some() && {
                board.game.track();
                board.under(square()) != Under::Other
            }
        };
        view! {
            <g
                role="gridcell"
                class="sq"
                class:grab=Signal::derive(grab)
                class:can=Signal::derive(move || grab() || marks.with(|marks| marks.leads_to(square())))
                tabindex=Signal::derive(move || if board.focus.get() == square() { "0" } else { "-1" })
                aria-label=Signal::derive(move || label(square()))
                aria-selected=Signal::derive(move || if board.hand.with(|hand| hand.chosen) == Some(square()) { "true" } else { "false" })
                data-square=Signal::derive(move || square().to_string())
                on:focus=move |_| {
                    board.focus.set(here());
                    board.hand.update(|hand| hand.over = Some(here()));
                }
                on:pointerdown=move |event| press(board, here(), &event)
                on:pointermove=move |event| drag(board, &event)
                on:pointerup=move |event| release(board, &event)
                on:pointercancel=move |_| let_go(board)
                on:pointerenter=move |event: PointerEvent| if event.pointer_type() == "mouse" {
                    board.hand.update(|hand| if hand.dragged().is_none() { hand.over = Some(here()) });
                }
                on:click=move |_| tap(board, here())
            >
                <rect class="hit" x=26 + u32::from(column) * 72 y=26 + u32::from(line) * 72 width="72" height="72"></rect>
            </g>
        }
    };
    view! {
        <g class="cells" role="grid" aria-label=Signal::derive(move || board.game.with(|game| (text(board.stage.lang).board)(game)))>
            {(0..8).map(|line| view! { <g role="row">{(0..8).map(|column| cell(column, line)).collect_view()}</g> }).collect_view()}
        </g>
    }
}

fn press(board: Board, square: Square, event: &PointerEvent) {
    let under = board.under(square);
    if under == Under::Other || !event.is_primary() {
        return;
    }
    board.focus.set(square);
    board.hand.update(|hand| hand.press(square, under));
    START.set((event.client_x(), event.client_y()));
    if let Some(cell) = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) {
        let _ = cell.set_pointer_capture(event.pointer_id());
    }
}

thread_local! {
    /// Where the pointer went down.
    static START: std::cell::Cell<(i32, i32)> = const { std::cell::Cell::new((0, 0)) };
}

fn drag(board: Board, event: &PointerEvent) {
    let held = board.hand.with_untracked(Hand::holds);
    if !held {
        return;
    }
    let (x, y) = START.get();
    let far = (event.client_x() - x).abs().max((event.client_y() - y).abs()) >= MEANT;
    if far || board.hand.with_untracked(Hand::dragged).is_some() {
        event.prevent_default();
        let over = board.square_at(event);
        if board.hand.with_untracked(|hand| hand.over != over || hand.dragged().is_none()) {
            board.hand.update(|hand| hand.drag(over));
        }
        board.lifted.set(board.point(event));
    }
}

fn release(board: Board, event: &PointerEvent) {
    let over = board.square_at(event);
    let under = over.map_or(Under::Other, |square| board.under(square));
    let tried = board.hand.try_update(|hand| hand.release(over, under)).flatten();
    board.lifted.set(None);
    board.finish(tried);
}

fn let_go(board: Board) {
    board.hand.update(Hand::cancel);
    board.lifted.set(None);
}

/// A tap on a square that a press does not answer for: an empty one, or an enemy.
fn tap(board: Board, square: Square) {
    if board.under(square) == Under::Other {
        board.finish(board.hand.try_update(|hand| hand.tap(square, Under::Other)).flatten());
    }
}

fn keys(board: Board, event: &KeyboardEvent) {
    let at = board.focus.get_untracked();
    let turned = Side::of(board.stage.facing.get_untracked()) == Side::Red;
    let (files, ranks) = match event.key().as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, 1),
        "ArrowDown" => (0, -1),
        "Enter" | " " => {
            event.prevent_default();
            let under = board.under(at);
            board.finish(board.hand.try_update(|hand| hand.tap(at, under)).flatten());
            return;
        }
        "Escape" => return let_go(board),
        _ => return,
    };
    event.prevent_default();
    let turn = if turned { -1 } else { 1 };
    if let Some(next) = at.moved(files * turn, ranks * turn) {
        board.focus.set(next);
        let cell = board
            .drawing
            .get_untracked()
            .and_then(|drawing| drawing.query_selector(&format!("[data-square=\"{next}\"]")).ok().flatten());
        if let Some(cell) = cell {
            let _ = cell.unchecked_into::<web_sys::SvgElement>().focus();
        }
    }
}

/// What the text module calls the marks of a cell.
pub(super) use crate::games::shogun::text::Mark;
