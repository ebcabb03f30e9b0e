//! What seats look like: the same colour and mark in every game that has none of its own, and whose things are shown.

use crate::kernel::Seat;
use crate::ui::stage::staged::{Scene, Staged};

/// The mark of a seat on the symbol sheet of the page, `sun` for `#m-sun`.
#[must_use]
pub const fn mark(seat: Seat) -> &'static str {
    ["sun", "wave", "cedar", "moon", "torii"][seat.index() % 5]
}

/// The class of a seat's things, which gives them its colour.
#[must_use]
pub const fn seat_class(seat: Seat) -> &'static str {
    ["s1", "s2", "s3", "s4", "s5"][seat.index() % 5]
}

/// The seat whose things lie below a board of so many seats: whoever acts, else whoever looks.
#[must_use]
pub fn shown<G: Staged>(scene: &Scene<G>, viewer: Option<Seat>, seats: u8) -> Seat {
    let looks = scene.actor.or(viewer).unwrap_or(scene.facing);
    if looks.index() < usize::from(seats) { looks } else { Seat::new(0) }
}
