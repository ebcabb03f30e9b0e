//! A position as text, for playthroughs, failing tests and developers.

use core::fmt;

use super::square::Square;
use super::state::{Shogun, Side};

/// The board from White's side: `^3` a white pawn that shows 3, `v3` a red one, `W2` and `R2` the shoguns.
///
/// ```
/// use engawa::games::shogun::{Setup, Shogun};
/// use engawa::kernel::{Fast, Game};
///
/// let board = Shogun::deal(&Setup::default(), 2, &mut Fast::new(0)).to_string();
/// assert_eq!(board.lines().next(), Some("8 v4 v1 v1 R2 v1 v3 v3 v1"));
/// assert_eq!(board.lines().nth(7), Some("1 ^1 ^4 ^2 ^3 W1 ^4 ^2 ^3"));
/// ```
impl fmt::Display for Shogun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            write!(f, "{}", rank + 1)?;
            for file in 0..8 {
                let square = Square::at(file, rank);
                match self.piece_at(square) {
                    Some(piece) => {
                        let sign = match (piece.side(), piece.is_shogun()) {
                            (Side::White, false) => '^',
                            (Side::Red, false) => 'v',
                            (Side::White, true) => 'W',
                            (Side::Red, true) => 'R',
                        };
                        write!(f, " {sign}{}", self.field().number(piece, square))?;
                    }
                    None => write!(f, "  .")?,
                }
            }
            writeln!(f)?;
        }
        write!(f, "  a  b  c  d  e  f  g  h   {:?} to move", self.turn())
    }
}
