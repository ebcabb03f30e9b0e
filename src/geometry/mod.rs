//! Pure shapes: what is drawn is what is scored. One value makes both its SVG path and its verdict.
//!
//! Lengths are whole numbers, tenths of a millimetre, and every verdict is exact: touching counts as touching, one
//! tenth beyond is beyond. Points lie within ten metres of the origin; x grows to the right, y downward.

pub mod disc;
pub mod line;
pub mod roof_rect;
pub mod turn;

pub use disc::Disc;
pub use line::{Line, Point, Span};
pub use roof_rect::Rect;
pub use turn::Turn;
