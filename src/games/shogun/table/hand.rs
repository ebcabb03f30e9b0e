//! A hand over the board: presses, drags, taps and keys become "from here to there". Knows no rule and no page.

use crate::games::shogun::square::Square;

/// What a hand is doing.
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
