//! What speaks for a move, read off the position before and after it.

use crate::games::shogun::{End, Illegal, Move, Piece, Shogun, Side, Square};
use crate::kernel::{Fast, Game, Out};

/// The weightiest thing that can be said for a move. All of it is true of the position; none of it is a guess at
/// what a bot thought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// It is not allowed.
    Refused(Illegal),
    /// A home row from which so many first moves are possible.
    Row(u32),
    /// It takes an offered draw.
    TakesDraw,
    /// It declines an offered draw.
    PlaysOn,
    /// It offers a draw.
    OffersDraw,
    /// It gives up.
    GivesUp,
    /// It binds its side to the piece on this square.
    Touches(Square),
    /// It wins at once, in this way.
    Wins(End),
    /// It ends the game in a draw.
    Draws,
    /// Nothing else is allowed; whether that is because of a threat.
    Only {
        /// The own shogun is threatened.
        threatened: bool,
    },
    /// It takes the piece that threatens the own shogun.
    TakesAttacker(Square),
    /// It takes a pawn.
    Takes {
        /// Where.
        on: Square,
        /// The enemy shogun is threatened then.
        calls: bool,
        /// Nothing can take back.
        safe: bool,
    },
    /// The threatened shogun walks to safety.
    Flees,
    /// It blocks the path to the threatened shogun.
    Blocks,
    /// It threatens the enemy shogun.
    Calls,
    /// The piece that moves could have been taken on this square, and cannot be taken where it goes.
    Saves(Square),
    /// The pawn on this square could have been taken, and no longer can.
    Shields(Square),
    /// The piece that moves could take the pawn on this square next.
    Threatens(Square),
    /// The enemy shogun has fewer squares to go to.
    Confines {
        /// So many before.
        before: u32,
        /// So many after.
        after: u32,
    },
    /// A pawn leaves the home row.
    Develops,
    /// The own pieces have more moves to choose from.
    Opens,
    /// Nothing of all that: this piece will show this number.
    Quiet(Piece, u8),
}

impl Why {
    /// What speaks for this move of the side that is to act.
    #[must_use]
    pub fn of(game: &Shogun, mv: &Move) -> Self {
        let side = game.offer().map_or(game.turn(), Side::other);
        if let Err(why) = game.check(side.seat(), mv) {
            return Self::Refused(why);
        }
        let mut after = game.clone();
        after.apply(side.seat(), mv, &mut Fast::new(0), &mut Out::silent());
        match *mv {
            Move::Arrange(_) => Self::Row(choices(&after, side)),
            Move::AnswerDraw(true) => Self::TakesDraw,
            Move::AnswerDraw(false) => Self::PlaysOn,
            Move::OfferDraw => Self::OffersDraw,
            Move::Resign => Self::GivesUp,
            Move::Touch(square) => Self::Touches(square),
            Move::Go { from, to } => {
                let piece = after.piece_at(to).unwrap_or(side.shogun());
                Self::of_going(game, &after, piece, from, to)
            }
        }
    }

    fn of_going(game: &Shogun, after: &Shogun, piece: Piece, from: Square, to: Square) -> Self {
        let (side, enemy) = (piece.side(), piece.side().other());
        match after.end() {
            Some(end) if end.loser() == Some(enemy) => return Self::Wins(end),
            Some(_) => return Self::Draws,
            None => {}
        }
        let attacker = game.threat(side).and_then(|piece| game.square(piece));
        let mut moves = Vec::new();
        game.moves(side.seat(), &mut moves);
        if moves.len() == 1 {
            return Self::Only { threatened: attacker.is_some() };
        }
        let calls = after.threat(enemy).is_some();
        let (endangered, in_danger) = (takeable(game, side), takeable(after, side));
        if attacker == Some(to) {
            return Self::TakesAttacker(to);
        }
        if game.held(enemy) & to.bit() != 0 {
            return Self::Takes { on: to, calls, safe: in_danger & to.bit() == 0 };
        }
        if attacker.is_some() {
            return if piece.is_shogun() { Self::Flees } else { Self::Blocks };
        }
        if calls {
            return Self::Calls;
        }
        if endangered & from.bit() != 0 && in_danger & to.bit() == 0 {
            return Self::Saves(from);
        }
        if let Some(shielded) = Square::of(endangered & !from.bit() & !in_danger).next() {
            return Self::Shields(shielded);
        }
        if let Some(target) = Square::of(after.safe_reaches(piece) & after.held(enemy)).next() {
            return Self::Threatens(target);
        }
        let room = |game: &Shogun| game.safe_reaches(enemy.shogun()).count_ones();
        let (before, room) = (room(game), room(after));
        if room < before {
            return Self::Confines { before, after: room };
        }
        let home = |square| side.throne().row() == Square::row(square);
        if !piece.is_shogun() && home(from) && !home(to) {
            return Self::Develops;
        }
        if choices(after, side) > choices(game, side) {
            return Self::Opens;
        }
        Self::Quiet(piece, after.field().number(piece, to))
    }
}

/// How many moves this side could choose from if it were its turn.
fn choices(game: &Shogun, side: Side) -> u32 {
    side.pieces().map(|piece| game.safe_reaches(piece).count_ones()).sum()
}

/// The squares where the other side could take a pawn of this side if it were its turn.
fn takeable(game: &Shogun, side: Side) -> u64 {
    let pawns = game.held(side) & !game.square(side.shogun()).map_or(0, Square::bit);
    side.other().pieces().fold(0, |set, enemy| set | game.safe_reaches(enemy)) & pawns
}
