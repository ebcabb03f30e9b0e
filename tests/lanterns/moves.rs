//! What may be done, and why not.

use engawa::kernel::{Cites, Seat};
use serde::{Deserialize, Serialize};

use super::data::SIDES;
use super::state::Lanterns;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Move {
    Choose(u8),
    Name(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    OutOfTurn,
    MissingCard,
    WrongNumber,
}

impl Cites for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::OutOfTurn => "LAN-1",
            Self::MissingCard => "LAN-2",
            Self::WrongNumber => "LAN-3",
        }
    }
}

impl Lanterns {
    pub(super) fn check_move(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        match *mv {
            _ if !self.acting().has(seat) => Err(Illegal::OutOfTurn),
            Move::Choose(_) if self.naming.is_some() => Err(Illegal::OutOfTurn),
            Move::Choose(card) if !self.hands[seat.index()].contains(&card) => Err(Illegal::MissingCard),
            Move::Name(_) if self.naming.is_none() => Err(Illegal::OutOfTurn),
            Move::Name(number) if number >= SIDES => Err(Illegal::WrongNumber),
            _ => Ok(()),
        }
    }

    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Move>) {
        if !self.acting().has(seat) {
        } else if self.naming.is_some() {
            out.extend((0..SIDES).map(Move::Name));
        } else {
            out.extend(self.hands[seat.index()].iter().copied().map(Move::Choose));
        }
    }
}
