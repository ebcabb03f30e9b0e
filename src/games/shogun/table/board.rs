//! The board as a picture.

use super::marks::{Marks, SQUARE, centre};
use super::piece::{classes, drawing};
use crate::games::shogun::rules::Event;
use crate::games::shogun::square::path;
use crate::games::shogun::state::{Piece, Shogun, Side};
use crate::games::shogun::table::hand::{Desk, Under, arranging, square, under};
use crate::games::shogun::text::{Text, text};
use crate::ui::lang::Lang;
use crate::ui::stage::picture::{Button, Cell, Group, Picture, Sprite};
use crate::ui::stage::staged::Scene;

/// Milliseconds for a move, and for each square of it.
const MOVE: u32 = 320;
const STEP: u32 = 120;

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
                .map(|(label, primary)| Button { label: label.to_owned(), primary })
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
