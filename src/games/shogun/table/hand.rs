//! What hands do at the board: presses, drags, taps and keys become "from here to there", and that moves to be tried, or a
//! home row laid out.

use crate::games::shogun::moves::Move;
use crate::games::shogun::square::Square;
use crate::games::shogun::state::{Shogun, Side};
use crate::kernel::{ChanceExt, Fast};
use crate::ui::stage::picture::Touch;
use crate::ui::stage::staged::Scene;

/// The pawns in the order of the disc table.
const USUAL: [u8; 7] = [0, 1, 2, 3, 4, 5, 6];

/// What a person is doing at the board: a hand over it, and the home row as it is being laid out.
#[derive(Clone, Debug)]
pub struct Desk {
    pub(super) hand: Hand,
    row: [u8; 7],
    /// Somebody tried to swap the shogun (SHO-2).
    pub(super) stays: bool,
}

impl Desk {
    /// A touched piece stays chosen (SHO-14), and a home row that was taken back lies as it was laid out; every other choice
    /// ends with the position it was made in.
    pub(super) fn at(scene: &Scene<Shogun>) -> Self {
        let touched = scene.view.touched().and_then(|piece| scene.view.square(piece));
        let row = if let Some(Move::Arrange(row)) = scene.undone { row } else { USUAL };
        Self { hand: Hand::choosing(touched.filter(|_| scene.actor.is_some())), row, stays: false }
    }

    /// The position shown: the view, or the view with the home row as it is being laid out.
    pub(super) fn position(&self, scene: &Scene<Shogun>) -> Shogun {
        match arranging(scene) {
            Some(side) => scene.view.with_home_row(side, self.row),
            None => scene.view.clone(),
        }
    }
}

/// A hand over the board. It knows no rule.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Hand {
    /// The square whose piece is chosen.
    pub(crate) chosen: Option<Square>,
    /// The square the hand is over while it holds a piece, or points at one.
    pub(crate) over: Option<Square>,
    held: Option<Held>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Held {
    from: Square,
    /// What was chosen before.
    before: Option<Square>,
    moved: bool,
}

/// What stands where a hand goes down, as far as a gesture cares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Under {
    /// A piece that this hand may take.
    Own,
    /// A piece to take, or to trade places with the one chosen.
    Swappable,
    /// Anything else.
    Other,
}

/// From here to there: a move to be tried.
pub(crate) type Try = (Square, Square);

impl Hand {
    /// A hand that holds nothing and has chosen the piece on this square, if any.
    #[must_use]
    pub(crate) fn choosing(chosen: Option<Square>) -> Self {
        Self { chosen, ..Self::default() }
    }

    /// Goes down on a square with a pointer. Only something to take is taken.
    pub(crate) fn press(&mut self, square: Square, under: Under) {
        if under != Under::Other {
            self.held = Some(Held { from: square, before: self.chosen, moved: false });
            self.chosen = Some(square);
            self.over = Some(square);
        }
    }

    /// Moves while holding, far enough to mean it.
    pub(crate) fn drag(&mut self, over: Option<Square>) {
        if let Some(held) = &mut self.held {
            held.moved = true;
            self.over = over;
        }
    }

    /// The square from which a piece is being dragged.
    #[must_use]
    pub(crate) fn dragged(&self) -> Option<Square> {
        self.held.filter(|held| held.moved).map(|held| held.from)
    }

    /// Whether a piece is held, dragged or not.
    #[must_use]
    pub(crate) fn holds(&self) -> bool {
        self.held.is_some()
    }

    /// Lets go over a square, or beside the board.
    pub(crate) fn release(&mut self, over: Option<Square>, under: Under) -> Option<Try> {
        let held = self.held.take()?;
        self.over = None;
        if held.moved {
            self.chosen = None;
            return over.filter(|&to| to != held.from).map(|to| (held.from, to));
        }
        match held.before {
            Some(before) if before == held.from => {
                self.chosen = None;
                None
            }
            Some(before) if under == Under::Swappable => {
                self.chosen = None;
                Some((before, held.from))
            }
            _ => None,
        }
    }

    /// Taps a square, or presses Enter on it.
    pub(crate) fn tap(&mut self, square: Square, under: Under) -> Option<Try> {
        if under != Under::Other {
            self.press(square, under);
            return self.release(Some(square), under);
        }
        self.chosen.take().map(|from| (from, square))
    }

    /// Lets go of everything without doing anything.
    pub(crate) fn cancel(&mut self) {
        *self = Self::default();
    }
}

/// The side whose home row is being laid out here and now.
pub(super) fn arranging(scene: &Scene<Shogun>) -> Option<Side> {
    let actor = scene.actor?;
    (!scene.view.is_playing() && scene.view.end().is_none()).then(|| Side::of(actor))
}

/// The square of a cell: they go row by row as the board is turned.
pub(super) fn square(cell: usize, facing: Side) -> Square {
    let (column, line) = ((cell % 8) as u8, (cell / 8) as u8);
    match facing {
        Side::White => Square::at(column, 7 - line),
        Side::Red => Square::at(7 - column, line),
    }
}

pub(super) fn under(scene: &Scene<Shogun>, square: Square) -> Under {
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

/// Whether it is the place of the shogun of whoever lays out a home row.
fn is_throne(scene: &Scene<Shogun>, square: Square) -> bool {
    arranging(scene).is_some_and(|side| side.throne() == square)
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
        Touch::Tap(cell) if desk.hand.chosen.is_none() && is_throne(scene, square(cell)) => {
            desk.stays = true;
            return Vec::new();
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
                _ if to == side.throne() => desk.stays = true,
                // A try at moving: it is refused with its reason.
                _ => return vec![Move::Go { from, to }],
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

#[cfg(test)]
mod tests {
    use super::Under::{Other, Own, Swappable};
    use super::*;

    fn square(name: &str) -> Square {
        Square::named(name).expect("a square")
    }

    #[test]
    fn a_tap_and_a_tap_are_a_try() {
        let mut hand = Hand::default();
        assert_eq!(hand.tap(square("e1"), Own), None);
        assert_eq!(hand.chosen, Some(square("e1")));
        assert_eq!(hand.tap(square("e3"), Other), Some((square("e1"), square("e3"))));
        assert_eq!(hand.chosen, None);
    }

    #[test]
    fn a_drag_is_the_same_try() {
        let mut hand = Hand::default();
        hand.press(square("e1"), Own);
        assert_eq!(hand.dragged(), None, "a press alone is no drag");
        hand.drag(Some(square("e2")));
        assert_eq!((hand.dragged(), hand.over), (Some(square("e1")), Some(square("e2"))));
        assert_eq!(hand.release(Some(square("e3")), Other), Some((square("e1"), square("e3"))));
        assert_eq!(hand, Hand::default());
    }

    #[test]
    fn a_drag_back_home_or_off_the_board_does_nothing() {
        for end in [Some(square("e1")), None] {
            let mut hand = Hand::default();
            hand.press(square("e1"), Own);
            hand.drag(end);
            assert_eq!(hand.release(end, Own), None);
            assert_eq!(hand, Hand::default());
        }
    }

    #[test]
    fn another_own_piece_is_chosen_instead_and_the_same_is_let_go() {
        let mut hand = Hand::default();
        hand.tap(square("e1"), Own);
        assert_eq!(hand.tap(square("a1"), Own), None);
        assert_eq!(hand.chosen, Some(square("a1")));
        assert_eq!(hand.tap(square("a1"), Own), None);
        assert_eq!(hand.chosen, None);
    }

    #[test]
    fn pieces_that_trade_places_are_a_try() {
        let mut hand = Hand::default();
        hand.tap(square("a1"), Swappable);
        assert_eq!(hand.tap(square("c1"), Swappable), Some((square("a1"), square("c1"))));
        assert_eq!(hand.chosen, None);
    }

    #[test]
    fn escape_lets_go() {
        let mut hand = Hand::default();
        hand.press(square("a1"), Own);
        hand.drag(Some(square("b2")));
        hand.cancel();
        assert_eq!(hand.release(Some(square("b2")), Other), None);
        assert_eq!(hand.tap(square("b2"), Other), None, "nothing is chosen");
    }
}
