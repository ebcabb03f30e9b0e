//! What undo must restore: where the pieces stand, whose turn it is, and what was seen since the last capture.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::data::DISCS;
use super::square::{Square, Toward, is_clear, reach};
use crate::kernel::Seat;

/// White (seat 0, ranks 1 and up) or Red (seat 1, ranks 8 and down).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// Plays from rank 1 toward rank 8.
    White,
    /// Plays from rank 8 toward rank 1.
    Red,
}

impl Side {
    /// Both, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Red];

    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Red,
            Self::Red => Self::White,
        }
    }

    /// The seat that plays it.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat::new(self as u8)
    }

    /// The side of a seat.
    ///
    /// # Contract
    /// The table has two seats.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self::BOTH[seat.index() & 1]
    }

    /// Its eight pieces: seven pawns, then the shogun.
    #[inline]
    pub fn pieces(self) -> impl DoubleEndedIterator<Item = Piece> {
        (0..8).map(move |disc| self.piece(disc))
    }

    /// Its piece with this disc; 7 is the shogun's.
    #[inline]
    pub(super) const fn piece(self, disc: u8) -> Piece {
        Piece(self as u8 * 8 + (disc & 7))
    }

    /// Its shogun.
    #[must_use]
    #[inline]
    pub const fn shogun(self) -> Piece {
        self.piece(Piece::SHOGUN)
    }

    /// The home row square of its shogun (SHO-2): the fourth from its owner's right.
    #[must_use]
    pub const fn throne(self) -> Square {
        match self {
            Self::White => Square::at(4, 0),
            Self::Red => Square::at(3, 7),
        }
    }

    /// The eight squares of its home row, as a set.
    #[must_use]
    pub const fn home_row(self) -> u64 {
        match self {
            Self::White => 0xff,
            Self::Red => 0xff << 56,
        }
    }

    /// The seven home row squares of its pawns, from its owner's left to right (SHO-3).
    #[must_use]
    pub fn pawn_row(self) -> [Square; 7] {
        core::array::from_fn(|slot| {
            let from_left = slot as u8 + u8::from(slot >= 4);
            match self {
                Self::White => Square::at(from_left, 0),
                Self::Red => Square::at(7 - from_left, 7),
            }
        })
    }
}

/// One of the sixteen pieces. It keeps its identity and its disc all game long.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece(u8);

impl Piece {
    const SHOGUN: u8 = 7;

    /// The pawn of this side with this disc, 0 to 6.
    ///
    /// # Panics
    /// If there is no such disc.
    #[must_use]
    pub const fn pawn(side: Side, disc: u8) -> Self {
        assert!(disc < Self::SHOGUN, "seven pawns a side");
        Self(side as u8 * 8 + disc)
    }

    /// Its number, 0 to 15, White's first.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose it is.
    #[must_use]
    #[inline]
    pub const fn side(self) -> Side {
        if self.0 < 8 { Side::White } else { Side::Red }
    }

    /// Which disc it carries: 0 to 6 for pawns, 7 for the shogun.
    #[must_use]
    #[inline]
    pub const fn disc(self) -> u8 {
        self.0 & 7
    }

    /// Whether it is a shogun.
    #[must_use]
    #[inline]
    pub const fn is_shogun(self) -> bool {
        self.disc() == Self::SHOGUN
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.is_shogun() {
            true => write!(f, "{:?} shogun", self.side()),
            false => write!(f, "{:?} pawn {}", self.side(), self.disc() + 1),
        }
    }
}

impl Serialize for Piece {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// Only the sixteen pieces can be read.
impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(deserializer)?;
        if index < 16 { Ok(Self(index)) } else { Err(serde::de::Error::custom("no such piece")) }
    }
}

/// The hidden field of the board: one direction for each square, two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Field([u64; 2]);

impl Field {
    /// Packs one direction for each square.
    #[must_use]
    pub fn new(ways: &[Toward; 64]) -> Self {
        let mut packed = [0; 2];
        for (square, &way) in ways.iter().enumerate() {
            packed[square >> 5] |= (way as u64) << ((square & 31) * 2);
        }
        Self(packed)
    }

    /// The direction on a square.
    #[must_use]
    #[inline]
    pub const fn way(self, square: Square) -> Toward {
        Toward::ALL[((self.0[square.index() >> 5] >> ((square.index() & 31) * 2)) & 3) as usize]
    }

    /// The number that `piece` shows on `square` (SHO-D2): a pawn 1 to 4, a shogun 1 or 2 (SHO-9).
    #[must_use]
    #[inline]
    pub const fn number(self, piece: Piece, square: Square) -> u8 {
        let facing = piece.side() as u8 * 2;
        DISCS[piece.disc() as usize][((self.way(square) as u8 + 4 - facing) & 3) as usize]
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum End {
    /// SHO-20: this side cannot save its shogun.
    NoEscape(Side),
    /// SHO-21: this side has only the shogun and one other piece.
    Reduced(Side),
    /// SHO-R4: this side gave up.
    Resigned(Side),
    /// SHO-R4: a draw was agreed.
    Agreed,
    /// SHO-R2: the side to move has no move and is not threatened.
    Stuck,
    /// SHO-R3: the same position for the third time.
    Repeated,
    /// SHO-R3: a hundred plies without a capture.
    Quiet,
}

impl End {
    /// The rule that ended it.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::NoEscape(_) => "SHO-20",
            Self::Reduced(_) => "SHO-21",
            Self::Resigned(_) | Self::Agreed => "SHO-R4",
            Self::Stuck => "SHO-R2",
            Self::Repeated | Self::Quiet => "SHO-R3",
        }
    }

    /// Who lost, unless it is a draw.
    #[must_use]
    pub const fn loser(self) -> Option<Side> {
        match self {
            Self::NoEscape(side) | Self::Reduced(side) | Self::Resigned(side) => Some(side),
            Self::Agreed | Self::Stuck | Self::Repeated | Self::Quiet => None,
        }
    }
}

/// Where each piece stands; [`OFF`] once it is captured. Also what makes two positions the same.
pub(super) type Places = [u8; 16];

/// The place of a captured piece.
pub(super) const OFF: u8 = 64;

/// The state of a game of Shogun. Nothing in it is hidden, so it is its own view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shogun {
    pub(super) field: Field,
    /// Whether touching a piece binds (SHO-14).
    pub(super) touch_move: bool,
    pub(super) places: Places,
    /// The squares held by each side: `places` again, as sets.
    pub(super) held: [u64; 2],
    /// Who has laid out the home row.
    pub(super) arranged: [bool; 2],
    pub(super) turn: Side,
    pub(super) touched: Option<Piece>,
    /// A draw offer that waits for the other side's answer.
    pub(super) offer: Option<Side>,
    /// Who has offered a draw since the last move.
    pub(super) offered: [bool; 2],
    /// Every position since the last capture, oldest first, the present one last.
    pub(super) since_capture: Vec<Places>,
    pub(super) end: Option<End>,
}

impl Shogun {
    /// The hidden field under the board.
    #[must_use]
    pub fn field(&self) -> Field {
        self.field
    }

    /// Where a piece stands; `None` once it is captured.
    #[must_use]
    #[inline]
    pub fn square(&self, piece: Piece) -> Option<Square> {
        Square::new(self.places[piece.index()])
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let place = square.index() as u8;
        self.places.iter().position(|&at| at == place).map(|index| Piece(index as u8))
    }

    /// The number in a piece's window; `None` once it is captured.
    #[must_use]
    pub fn shows(&self, piece: Piece) -> Option<u8> {
        self.square(piece).map(|square| self.field.number(piece, square))
    }

    /// Whose turn it is, or would be if the game were not over.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// Whether both home rows are laid out and pieces move.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.arranged == [true, true]
    }

    /// Whether this side has laid out its home row.
    #[must_use]
    pub fn has_arranged(&self, side: Side) -> bool {
        self.arranged[side as usize]
    }

    /// Whether touching a piece binds (SHO-14).
    #[must_use]
    pub fn touch_binds(&self) -> bool {
        self.touch_move
    }

    /// The piece that was touched and must move (SHO-14).
    #[must_use]
    pub fn touched(&self) -> Option<Piece> {
        self.touched
    }

    /// Who has offered a draw that waits for an answer.
    #[must_use]
    pub fn offer(&self) -> Option<Side> {
        self.offer
    }

    /// How many pieces this side has left.
    #[must_use]
    #[inline]
    pub fn count(&self, side: Side) -> u8 {
        self.held[side as usize].count_ones() as u8
    }

    /// How the game ended, once it has.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// How many moves were made since the last capture (SHO-R3 ends the game at 100).
    #[must_use]
    pub fn quiet_plies(&self) -> usize {
        self.since_capture.len().saturating_sub(1)
    }

    /// The squares without a piece.
    #[must_use]
    #[inline]
    pub fn empty(&self) -> u64 {
        !(self.held[0] | self.held[1])
    }

    /// The squares held by a side.
    #[must_use]
    #[inline]
    pub fn held(&self, side: Side) -> u64 {
        self.held[side as usize]
    }

    /// Where `piece` could travel by its number, own shogun's safety aside (SHO-8 to SHO-13, SHO-15).
    #[must_use]
    #[inline]
    pub fn reaches(&self, piece: Piece) -> u64 {
        self.square(piece).map_or(0, |from| {
            reach(from, self.field.number(piece, from), self.empty()) & !self.held(piece.side())
        })
    }

    /// The piece that threatens this side's shogun (SHO-17), if one does.
    #[must_use]
    pub fn threat(&self, side: Side) -> Option<Piece> {
        let king = self.square(side.shogun())?;
        self.hit(king, self.suspects(side, king), self.empty()).and_then(|square| self.piece_at(square))
    }

    /// The enemies of `side` whose number is exactly their distance to `king`: the only ones that can hit it.
    #[inline]
    pub(super) fn suspects(&self, side: Side, king: Square) -> u64 {
        let mut suspects = 0;
        for enemy in side.other().pieces() {
            if let Some(at) = self.square(enemy)
                && at.distance(king) == self.field.number(enemy, at)
            {
                suspects |= at.bit();
            }
        }
        suspects
    }

    /// The first of `suspects` with a clear path to `king`, were `empty` the empty squares.
    #[inline]
    pub(super) fn hit(&self, king: Square, suspects: u64, empty: u64) -> Option<Square> {
        Square::of(suspects).find(|&from| is_clear(from, king, empty))
    }
}
