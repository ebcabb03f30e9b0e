//! The loupe on a board that small screens look closer at: a press on it looks closer, or steps back again.

use super::picture::{Cell, Markup, is_in};

/// The loupe of a board as it is now.
#[derive(Clone, Copy, Debug)]
pub struct Loupe {
    /// Where it lies in the drawing: left, top, and how broad and high it is.
    pub area: [i32; 4],
    /// Something is looked at closely: it steps back.
    pub is_near: bool,
    /// It does nothing for now.
    pub is_off: bool,
}

impl Loupe {
    /// Whether a place of the drawing lies on it.
    #[must_use]
    pub fn has(&self, at: (i32, i32)) -> bool {
        is_in(self.area, at)
    }

    /// It as a cell, with what it would do: the first of two labels where it looks closer, else the second.
    #[must_use]
    pub fn cell(&self, labels: &[&str; 2]) -> Cell {
        let label = labels[usize::from(self.is_near)].to_owned();
        Cell { name: "loupe".to_owned(), label, area: self.area, ..Cell::default() }
    }

    /// It as it is drawn: pale where it does nothing. Whatever the screen is like by then, it is seen where it leads back.
    #[must_use]
    pub fn drawing(&self) -> Markup {
        let class = match (self.is_off, self.is_near) {
            (true, _) => "loupe off",
            (false, true) => "loupe near",
            (false, false) => "loupe",
        };
        let [x, y, side, _] = self.area;
        let sign = if self.is_near { "M-9 0H9" } else { "M-9 0H9M0-9V9" };
        format!(
            r#"<svg class="{class}" x="{x}" y="{y}" width="{side}" height="{side}" viewBox="-50 -50 100 100"><rect x="-44" y="-44" width="88" height="88" rx="16"/><path d="M13 13 30 30"/><circle cx="-5" cy="-5" r="23"/><path transform="translate(-5 -5)" d="{sign}"/></svg>"#
        )
    }
}
