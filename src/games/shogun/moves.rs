//! What a side may do, and why not.

use serde::{Deserialize, Serialize};

use super::rules::runs_along_rank_first;
use super::square::{Square, crossed, is_clear, path};
use super::state::{End, Piece, Shogun, Side};
use crate::kernel::{Chance, ChanceExt, Cites};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// SHO-3: lay out the home row; the discs of the pawns from the owner's left to right.
    Arrange([u8; 7]),
    /// SHO-7: move the piece on one square to another. Several paths to it are one move (SHO-R1).
    Go {
        /// From here.
        from: Square,
        /// To here.
        to: Square,
    },
    /// SHO-14, only with that option: touch the piece on this square; it must move.
    Touch(Square),
    /// SHO-R4: give up, in turn or not.
    Resign,
    /// SHO-R4: offer a draw, in turn or not.
    OfferDraw,
    /// SHO-R4: take the offered draw, or not.
    AnswerDraw(bool),
}

/// Why a move is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over(End),
    /// It is the other side's turn.
    NotYourTurn,
    /// Both home rows are laid out first.
    ArrangeFirst,
    /// The home row is laid out once, before the first move.
    AlreadyArranged,
    /// A home row holds each of the seven pawns once.
    NotAnArrangement,
    /// No piece stands there.
    NoPiece(Square),
    /// That piece is the opponent's.
    NotYours(Square),
    /// The number in the window is the exact number of squares to travel.
    WrongCount {
        /// What the window shows.
        shows: u8,
        /// How far the square is.
        distance: u8,
    },
    /// Pieces do not move diagonally.
    Diagonal,
    /// Every path there that is free turns more than once.
    TooManyTurns,
    /// A piece stands in the way, on each path there is.
    Blocked(Vec<Square>),
    /// A piece of the own side stands there.
    OwnPiece(Square),
    /// Another piece was touched and must move.
    Touched(Square),
    /// Touching is not binding in this game.
    TouchIsFree,
    /// That piece cannot move, so touching it binds nobody.
    CannotMove(Square),
    /// The own shogun is threatened and would still be.
    StillThreatened(Attack),
    /// The own shogun would be open to capture.
    Exposed(Attack),
    /// A draw was offered and waits for an answer.
    AnswerFirst,
    /// No draw was offered to this side.
    NoOffer,
    /// This side has offered a draw since the last move already.
    OfferedAlready,
}

/// A piece that could capture the shogun, and how it would travel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attack {
    /// Where the attacker stands.
    pub by: Square,
    /// Its path, both ends included.
    pub path: Vec<Square>,
}

impl Cites for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over(end) => end.rule(),
            Self::NotYourTurn | Self::NoPiece(_) | Self::NotYours(_) => "SHO-7",
            Self::ArrangeFirst | Self::AlreadyArranged | Self::NotAnArrangement => "SHO-3",
            Self::WrongCount { .. } => "SHO-8",
            Self::Diagonal => "SHO-10",
            Self::TooManyTurns => "SHO-11",
            Self::Blocked(_) => "SHO-13",
            Self::OwnPiece(_) => "SHO-15",
            Self::Touched(_) | Self::TouchIsFree | Self::CannotMove(_) => "SHO-14",
            Self::StillThreatened(_) => "SHO-18",
            Self::Exposed(_) => "SHO-19",
            Self::AnswerFirst | Self::NoOffer | Self::OfferedAlready => "SHO-R4",
        }
    }
}

impl Shogun {
    pub(super) fn check_move(&self, side: Side, mv: &Move) -> Result<(), Illegal> {
        if let Some(end) = self.end {
            return Err(Illegal::Over(end));
        }
        match *mv {
            Move::Resign => return Ok(()),
            Move::AnswerDraw(_) => {
                return if self.offer == Some(side.other()) { Ok(()) } else { Err(Illegal::NoOffer) };
            }
            _ if self.offer.is_some() => return Err(Illegal::AnswerFirst),
            Move::OfferDraw if self.offered[side as usize] => return Err(Illegal::OfferedAlready),
            Move::OfferDraw => return Ok(()),
            _ => {}
        }
        if self.turn != side {
            return Err(Illegal::NotYourTurn);
        }
        match *mv {
            Move::Arrange(_) if self.is_playing() => Err(Illegal::AlreadyArranged),
            Move::Arrange(order) if is_arrangement(&order) => Ok(()),
            Move::Arrange(_) => Err(Illegal::NotAnArrangement),
            _ if !self.is_playing() => Err(Illegal::ArrangeFirst),
            Move::Go { from, to } => self.check_go(side, from, to),
            Move::Touch(square) => self.check_touch(side, square),
            Move::Resign | Move::OfferDraw | Move::AnswerDraw(_) => Ok(()),
        }
    }

    fn check_go(&self, side: Side, from: Square, to: Square) -> Result<(), Illegal> {
        let piece = self.own_piece(side, from)?;
        if let Some(touched) = self.touched.filter(|&touched| touched != piece) {
            return Err(Illegal::Touched(self.square(touched).unwrap_or(from)));
        }
        let (shows, distance) = (self.field.number(piece, from), from.distance(to));
        if distance != shows {
            let (files, ranks) = (from.column().abs_diff(to.column()), from.row().abs_diff(to.row()));
            let diagonal = files == ranks && files == shows;
            return Err(if diagonal { Illegal::Diagonal } else { Illegal::WrongCount { shows, distance } });
        }
        if self.held(side) & to.bit() != 0 {
            return Err(Illegal::OwnPiece(to));
        }
        if self.reaches(piece) & to.bit() == 0 {
            return Err(if self.zigzag(from, to) {
                Illegal::TooManyTurns
            } else {
                let [one, other] = crossed(from, to);
                Illegal::Blocked(Square::of((one | other) & !self.empty()).collect())
            });
        }
        match self.exposure(piece, from, to) {
            None => Ok(()),
            Some(attack) if self.threat(side).is_some() => Err(Illegal::StillThreatened(attack)),
            Some(attack) => Err(Illegal::Exposed(attack)),
        }
    }

    fn check_touch(&self, side: Side, square: Square) -> Result<(), Illegal> {
        if !self.touch_move {
            return Err(Illegal::TouchIsFree);
        }
        let piece = self.own_piece(side, square)?;
        if let Some(touched) = self.touched {
            return Err(Illegal::Touched(self.square(touched).unwrap_or(square)));
        }
        if self.safe_reaches(piece) == 0 { Err(Illegal::CannotMove(square)) } else { Ok(()) }
    }

    fn own_piece(&self, side: Side, square: Square) -> Result<Piece, Illegal> {
        let piece = self.piece_at(square).ok_or(Illegal::NoPiece(square))?;
        if piece.side() == side { Ok(piece) } else { Err(Illegal::NotYours(square)) }
    }

    /// Whether some path of the right length is free that turns more than once.
    fn zigzag(&self, from: Square, to: Square) -> bool {
        if from.distance(to) == 1 {
            return true;
        }
        [path(from, to, true), path(from, to, false)]
            .iter()
            .any(|path| self.empty() & path[1].bit() != 0 && self.zigzag(path[1], to))
    }

    /// Who could capture the own shogun after `piece` went from `from` to `to` (SHO-19).
    fn exposure(&self, piece: Piece, from: Square, to: Square) -> Option<Attack> {
        let side = piece.side();
        let king = if piece.is_shogun() { to } else { self.square(side.shogun())? };
        let empty = (self.empty() | from.bit()) & !to.bit();
        let by = self.hit(king, self.suspects(side, king) & !to.bit(), empty)?;
        Some(Attack { by, path: path(by, king, runs_along_rank_first(by, king, empty)) })
    }

    /// Where `piece` may go without exposing its own shogun.
    #[must_use]
    pub fn safe_reaches(&self, piece: Piece) -> u64 {
        let Some(king) = self.square(piece.side().shogun()) else { return 0 };
        self.safe(piece, self.reaches(piece), king, self.suspects(piece.side(), king))
    }

    /// Keeps of `reached` what does not expose the own shogun on `king`, whom `suspects` might hit.
    #[inline]
    fn safe(&self, piece: Piece, reached: u64, king: Square, suspects: u64) -> u64 {
        if suspects == 0 && !piece.is_shogun() {
            return reached;
        }
        let mut safe = reached;
        for to in Square::of(reached) {
            if self.exposes(piece, to, king, suspects) {
                safe &= !to.bit();
            }
        }
        safe
    }

    #[inline]
    fn exposes(&self, piece: Piece, to: Square, king: Square, suspects: u64) -> bool {
        let Some(from) = self.square(piece) else { return false };
        let empty = (self.empty() | from.bit()) & !to.bit();
        let (king, suspects) =
            if piece.is_shogun() { (to, self.suspects(piece.side(), to)) } else { (king, suspects) };
        self.hit(king, suspects & !to.bit(), empty).is_some()
    }

    /// Whether the side to move, whose shogun stands on `king` and might be hit by `suspects`, has a move at all.
    pub(super) fn can_move(&self, king: Square, suspects: u64) -> bool {
        self.turn
            .pieces()
            .any(|piece| Square::of(self.reaches(piece)).any(|to| !self.exposes(piece, to, king, suspects)))
    }

    pub(super) fn list(&self, side: Side, out: &mut Vec<Move>) {
        if self.end.is_some() {
            return;
        }
        if let Some(offering) = self.offer {
            if offering != side {
                out.extend([Move::AnswerDraw(true), Move::AnswerDraw(false)]);
            }
            return;
        }
        if self.turn != side {
            return;
        }
        if !self.is_playing() {
            every_arrangement(out);
            return;
        }
        let Some(king) = self.square(side.shogun()) else { return };
        let suspects = self.suspects(side, king);
        for piece in side.pieces().filter(|&piece| self.touched.is_none_or(|touched| touched == piece)) {
            if let Some(from) = self.square(piece) {
                let safe = self.safe(piece, self.reaches(piece), king, suspects);
                out.extend(Square::of(safe).map(|to| Move::Go { from, to }));
            }
        }
    }

    /// A move drawn from those of [`Shogun::list`], each equally likely.
    ///
    /// Most are found without listing: of all pieces and all squares at up to four steps, draw until one is a
    /// legal move. Each legal move is one such pair, so none is favoured.
    pub(super) fn sample_move(&self, side: Side, chance: &mut dyn Chance) -> Option<Move> {
        const TRIES: u32 = 64;
        let free = self.end.is_none() && self.offer.is_none() && self.touched.is_none() && self.turn == side;
        if free && !self.is_playing() {
            let mut order = core::array::from_fn(|disc| disc as u8);
            chance.shuffle(&mut order);
            return Some(Move::Arrange(order));
        }
        if free && let Some(king) = self.square(side.shogun()) {
            let suspects = self.suspects(side, king);
            for _ in 0..TRIES {
                let pair = chance.below(8 * 16);
                let piece = side.piece(pair as u8 >> 4);
                if let Some((from, to)) = self.target(piece, pair as u8 & 15)
                    && !self.exposes(piece, to, king, suspects)
                {
                    return Some(Move::Go { from, to });
                }
            }
        }
        let mut moves = Vec::new();
        self.list(side, &mut moves);
        chance.pick(&moves).copied()
    }

    /// Where `piece` comes from and would go if it went to the `nth` of the squares at its distance, counted
    /// around it; `None` if there are not so many or it cannot get there.
    #[inline]
    fn target(&self, piece: Piece, nth: u8) -> Option<(Square, Square)> {
        let from = self.square(piece)?;
        let shows = self.field.number(piece, from);
        if nth >= 4 * shows {
            return None;
        }
        let (quarter, along) = (nth & 3, nth >> 2);
        let (a, b) = ((shows - along) as i8, along as i8);
        let (files, ranks) = match quarter {
            0 => (a, b),
            1 => (-b, a),
            2 => (-a, -b),
            _ => (b, -a),
        };
        let to = from.moved(files, ranks)?;
        let blocked = self.held(piece.side()) & to.bit() != 0 || !is_clear(from, to, self.empty());
        if blocked { None } else { Some((from, to)) }
    }
}

pub(super) fn is_arrangement(order: &[u8; 7]) -> bool {
    order.iter().fold(0_u8, |seen, &disc| if disc < 7 { seen | 1 << disc } else { seen }) == 0b111_1111
}

/// All 5040 home rows, in lexical order.
fn every_arrangement(out: &mut Vec<Move>) {
    fn fill(order: &mut [u8; 7], slot: usize, used: u8, out: &mut Vec<Move>) {
        if slot == order.len() {
            out.push(Move::Arrange(*order));
            return;
        }
        for disc in (0..7).filter(|disc| used & 1 << disc == 0) {
            order[slot] = disc;
            fill(order, slot + 1, used | 1 << disc, out);
        }
    }
    fill(&mut [0; 7], 0, 0, out);
}
