//! Where everything lies in the drawing: the grid above, the row of hand cards below it, coordinates between them.

use crate::games::ninja_camp::Space;

/// Width and height of a card of the grid.
pub(super) const CARD: (i32, i32) = (80, 82);

/// Width and height of a card of the hand.
pub(super) const SLOT: (i32, i32) = (80, 92);

/// The room left of the grid, for the numbers of its rows.
const LEFT: i32 = 26;

/// The room above the grid.
const TOP: i32 = 7;

/// From one card of the grid to the next.
const PITCH: (i32, i32) = (84, 86);

/// The room below the grid, for the letters of its columns.
const LETTERS: i32 = 32;

/// How many places the row of hand cards has: seven techniques and the clan.
pub(super) const SLOTS: usize = 8;

/// The place of the clan card in that row.
pub(super) const CLAN_SLOT: usize = 7;

/// A point of the drawing.
pub(super) type Point = (i32, i32);

/// Width and height of the drawing with so many rows.
pub(super) const fn size(rows: u8) -> (i32, i32) {
    (LEFT + 8 * PITCH.0 + 4, below(rows) + LETTERS + SLOT.1 + 14)
}

/// Where the grid ends.
const fn below(rows: u8) -> i32 {
    TOP + rows as i32 * PITCH.1 - 4
}

/// The middle of a space.
pub(super) const fn centre(space: Space, rows: u8) -> Point {
    let line = rows as i32 - 1 - space.row() as i32;
    (LEFT + PITCH.0 * space.column() as i32 + CARD.0 / 2, TOP + PITCH.1 * line + CARD.1 / 2)
}

/// The middle of a place in the row of hand cards.
pub(super) const fn slot(place: usize, rows: u8) -> Point {
    (LEFT + PITCH.0 * place as i32 + SLOT.0 / 2, below(rows) + LETTERS + SLOT.1 / 2)
}

/// The strip on which the hand lies: left and upper edge, width and height.
pub(super) const fn strip(rows: u8) -> [i32; 4] {
    [3, below(rows) + LETTERS - 6, size(rows).0 - 6, SLOT.1 + 12]
}

/// The names of columns and rows.
pub(super) fn coordinates(rows: u8) -> String {
    let text = |(x, y): Point, name: char| format!(r#"<text class="coord" x="{x}" y="{y}">{name}</text>"#);
    let letters = (0..8_u8).map(|column| {
        let (x, _) = centre(Space::at(column, 0), rows);
        text((x, below(rows) + 20), char::from(b'a' + column))
    });
    let numbers = (0..rows.min(7)).map(|row| {
        let (_, y) = centre(Space::at(0, row), rows);
        text((LEFT / 2, y + 8), char::from(b'1' + row))
    });
    letters.chain(numbers).collect()
}

/// What a cell of the picture stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// A space of the grid.
    Grid(Space),
    /// A place in the row of hand cards.
    Slot(usize),
}

impl Place {
    /// The cells go over the grid from its highest row on, then along the hand.
    pub(super) fn of(cell: usize, rows: u8) -> Option<Self> {
        let grid = usize::from(rows.min(7)) * 8;
        if cell < grid {
            Some(Self::Grid(Space::at((cell % 8) as u8, rows.min(7) - 1 - (cell / 8) as u8)))
        } else {
            Some(cell - grid).filter(|&slot| slot < SLOTS).map(Self::Slot)
        }
    }
}
