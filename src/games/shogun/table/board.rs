//! The board as a picture, and what hands do to it. It reads a view and answers with moves to try; the gestures
//! are in [`hand`](crate::games::shogun::table::hand).

use super::marks::{Marks, SQUARE, centre};
use super::piece::{classes, drawing};
use crate::games::shogun::moves::Move;
use crate::games::shogun::rules::Event;
use crate::games::shogun::square::{Square, path};
use crate::games::shogun::state::{Piece, Shogun, Side};
use crate::games::shogun::table::hand::{Hand, Try, Under};
use crate::games::shogun::text::{Text, text};
use crate::kernel::{ChanceExt, Fast};
use crate::ui::lang::Lang;
use crate::ui::stage::picture::{Button, Cell, Group, Picture, Sprite, Touch};
use crate::ui::stage::staged::Scene;

/// Milliseconds for a move, and for each square of it.
const MOVE: u32 = 320;
const STEP: u32 = 120;

/// The pawns in the order of the disc table.
const USUAL: [u8; 7] = [0, 1, 2, 3, 4, 5, 6];

/// What a person is doing at the board: a hand over it, and the home row as it is being laid out.
#[derive(Clone, Debug)]
pub struct Desk {
    pub(super) hand: Hand,
    row: [u8; 7],
    /// Somebody tried to swap the shogun (SHO-2).
    stays: bool,
}

impl Desk {
    /// A touched piece stays chosen (SHO-14); every other choice ends with the position it was made in.
    pub(super) fn at(scene: &Scene<Shogun>) -> Self {
        let touched = scene.view.touched().and_then(|piece| scene.view.square(piece));
        Self { hand: Hand::choosing(touched.filter(|_| scene.actor.is_some())), row: USUAL, stays: false }
    }

    /// The position shown: the view, or the view with the home row as it is being laid out.
    pub(super) fn position(&self, scene: &Scene<Shogun>) -> Shogun {
        match arranging(scene) {
            Some(side) => scene.view.with_home_row(side, self.row),
            None => scene.view.clone(),
        }
    }
}

/// The side whose home row is being laid out here and now.
fn arranging(scene: &Scene<Shogun>) -> Option<Side> {
    let actor = scene.actor?;
    (!scene.view.is_playing() && scene.view.end().is_none()).then(|| Side::of(actor))
}

/// The square of a cell: they go row by row as the board is turned.
fn square(cell: usize, facing: Side) -> Square {
    let (column, line) = ((cell % 8) as u8, (cell / 8) as u8);
    match facing {
        Side::White => Square::at(column, 7 - line),
        Side::Red => Square::at(7 - column, line),
    }
}

fn under(scene: &Scene<Shogun>, square: Square) -> Under {
    let Some(side) = scene.actor.map(Side::of) else { return Under::Other };
    // Laying out only trades pawns, so what stands on a square has its side and kind in the view too.
    match scene.view.piece_at(square).filter(|piece| piece.side() == side) {
        Some(piece) if arranging(scene).is_some() && !piece.is_shogun() => Under::Swappable,
        Some(_) if arranging(scene).is_none() => Under::Own,
        _ => Under::Other,
    }
}

/// Whether an enemy of whoever acts stands there.
fn is_foreign(scene: &Scene<Shogun>, square: Square) -> bool {
    let piece = scene.view.piece_at(square);
    let side = scene.actor.map(Side::of);
    arranging(scene).is_none() && piece.zip(side).is_some_and(|(piece, side)| piece.side() != side)
}

/// What a touch does, and the moves to try.
pub(super) fn touch(scene: &Scene<Shogun>, desk: &mut Desk, touch: Touch) -> Vec<Move> {
    let square = |cell: usize| square(cell, Side::of(scene.facing));
    desk.stays &= matches!(touch, Touch::Over(_));
    let tried = match touch {
        Touch::Press(cell) => {
            desk.hand.press(square(cell), under(scene, square(cell)));
            return Vec::new();
        }
        Touch::Drag(over) => {
            desk.hand.drag(over.map(square));
            return Vec::new();
        }
        Touch::Over(over) => {
            desk.hand.over = over.map(square);
            return Vec::new();
        }
        Touch::Cancel => {
            desk.hand.cancel();
            return Vec::new();
        }
        Touch::Stroke(_) => return Vec::new(),
        Touch::Button(place, luck) => return button(desk, place, luck),
        Touch::Release(over) => {
            let over = over.map(square);
            desk.hand.release(over, over.map_or(Under::Other, |square| under(scene, square)))
        }
        // A tap on an enemy, with nothing chosen, is a try at moving it: it is refused with its reason.
        Touch::Tap(cell) if desk.hand.chosen.is_none() && is_foreign(scene, square(cell)) => {
            return vec![Move::Go { from: square(cell), to: square(cell) }];
        }
        Touch::Tap(cell) => desk.hand.tap(square(cell), under(scene, square(cell))),
    };
    finish(scene, desk, tried)
}

/// What a finished gesture comes to: a try, or only a choice, which binds where touching does (SHO-14).
fn finish(scene: &Scene<Shogun>, desk: &mut Desk, tried: Option<Try>) -> Vec<Move> {
    if let Some(side) = arranging(scene) {
        if let Some((from, to)) = tried {
            let slot = |square| side.pawn_row().iter().position(|&home| home == square);
            match (slot(from), slot(to)) {
                (Some(one), Some(other)) => desk.row.swap(one, other),
                // The shogun keeps its place.
                _ => desk.stays = to == side.throne(),
            }
        }
        return Vec::new();
    }
    let touched = tried.map(|(from, _)| from).or(desk.hand.chosen);
    let binds = scene.view.touch_binds() && scene.view.touched().is_none();
    let mut moves: Vec<Move> = touched.filter(|_| binds).map(Move::Touch).into_iter().collect();
    moves.extend(tried.map(|(from, to)| Move::Go { from, to }));
    // A piece whose move is refused stays chosen, with what it can do still in sight.
    if let Some((from, _)) = tried.filter(|&(from, _)| under(scene, from) == Under::Own) {
        desk.hand.chosen = Some(from);
    }
    moves
}

fn button(desk: &mut Desk, place: usize, luck: u64) -> Vec<Move> {
    match place {
        0 => Fast::new(luck).shuffle(&mut desk.row),
        1 => desk.row = USUAL,
        _ => return vec![Move::Arrange(desk.row)],
    }
    Vec::new()
}

/// The board as it is to be seen.
pub(super) fn picture(scene: &Scene<Shogun>, desk: &Desk, lang: Lang) -> Picture {
    let facing = Side::of(scene.facing);
    let words = text(lang);
    let game = desk.position(scene);
    let marks = Marks::of(scene, &game, &desk.hand);
    let lifted = desk.hand.dragged().and_then(|from| Some((from, game.piece_at(from)?)));
    Picture {
        size: (628, 628),
        ground: ground(facing),
        below: marks.below(facing),
        sprites: Side::BOTH
            .iter()
            .flat_map(|side| side.pieces())
            .map(|piece| sprite(scene, desk, &game, piece))
            .collect(),
        above: marks.above(facing),
        lifted: lifted.map(|(from, piece)| {
            let number = game.field().number(piece, from);
            format!(
                r#"<g class="{} drag">{}</g>"#,
                classes(piece),
                drawing(piece, facing, Some(number), None)
            )
        }),
        groups: vec![Group {
            label: (words.board)(&game),
            rows: (0..8)
                .map(|line| {
                    (0..8).map(|column| cell(scene, &game, &marks, words, line * 8 + column)).collect()
                })
                .collect(),
        }],
        tray: match arranging(scene) {
            None => Vec::new(),
            Some(_) => [(words.shuffle, false), (words.default_row, false), (words.ready, true)]
                .map(|(label, primary)| Button { label, primary })
                .to_vec(),
        },
        advice: advice(scene, desk, &game, words),
        ..Picture::default()
    }
}

/// What the chosen piece can do, in words.
fn advice(scene: &Scene<Shogun>, desk: &Desk, game: &Shogun, words: &Text) -> String {
    let Some((chosen, piece)) = desk.hand.chosen.and_then(|square| Some((square, game.piece_at(square)?)))
    else {
        return match arranging(scene) {
            Some(side) if desk.stays => (words.throne)(side).text,
            _ => String::new(),
        };
    };
    let number = game.field().number(piece, chosen);
    match arranging(scene) {
        Some(_) => (words.to_swap)(chosen, number),
        None => (words.selected)(piece, chosen, number),
    }
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

/// A piece where it stands; one that is captured fades where it stood.
fn sprite(scene: &Scene<Shogun>, desk: &Desk, game: &Shogun, piece: Piece) -> Sprite {
    let facing = Side::of(scene.facing);
    let square = game.square(piece);
    let shows = |square| game.field().number(piece, square);
    let came = scene.last.iter().find_map(|event| match *event {
        Event::Moved { piece: moved, from, to, along_rank_first, .. } if moved == piece => {
            Some((from, path(from, to, along_rank_first)))
        }
        _ => None,
    });
    let state = match square {
        None => " gone",
        Some(_) if desk.hand.dragged() == square => " left-behind",
        Some(_) if desk.hand.chosen == square => " sel",
        Some(_) => "",
    };
    let way: Vec<_> = came.iter().flat_map(|(_, way)| way).map(|&square| centre(square, facing)).collect();
    Sprite {
        class: format!("{}{state}", classes(piece)),
        at: square.map(|square| centre(square, facing)),
        drawing: drawing(piece, facing, square.map(shows), came.as_ref().map(|(from, _)| shows(*from))),
        pace: MOVE + STEP * way.len().saturating_sub(1) as u32,
        way,
        ..Sprite::default()
    }
}

fn cell(scene: &Scene<Shogun>, game: &Shogun, marks: &Marks, words: &Text, index: usize) -> Cell {
    let square = square(index, Side::of(scene.facing));
    let holds = game.piece_at(square).map(|piece| (piece, game.field().number(piece, square)));
    let grab = under(scene, square) != Under::Other;
    Cell {
        name: square.to_string(),
        label: (words.cell)(square, holds, &marks.spoken(square)),
        class: match (grab, marks.leads_to(square)) {
            (true, _) => "grab can",
            (false, true) => "can",
            (false, false) => "",
        },
        selected: marks.chosen() == Some(square),
        area: [26 + SQUARE * (index % 8) as i32, 26 + SQUARE * (index / 8) as i32, SQUARE, SQUARE],
    }
}
