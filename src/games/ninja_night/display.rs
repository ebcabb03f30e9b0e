//! A game as text, for tests and golden playthroughs.

use core::fmt;

use super::data::{Bonus, Chest};
use super::state::{NinjaNight, Phase};
use super::tokens::{Slot, Token};
use super::village::Roof;
use crate::kernel::Seat;

impl NinjaNight {
    /// A token as it is seen: its number, then what is on it or the colour of its back.
    fn shown(&self, token: Token) -> String {
        let side = match self.chest(token) {
            Some(Chest::Worth(worth)) => worth.to_string(),
            Some(Chest::Bonus(Bonus::Potion)) => "potion".to_owned(),
            Some(Chest::Bonus(Bonus::Gear)) => "gear".to_owned(),
            Some(Chest::Bonus(Bonus::Grapple)) => "grapple".to_owned(),
            Some(Chest::Bonus(Bonus::Shuriken)) => "shuriken".to_owned(),
            Some(Chest::Bonus(Bonus::Kunai)) => "kunai".to_owned(),
            None if token.is_yellow() => "yellow".to_owned(),
            None => "pink".to_owned(),
        };
        format!("{}:{side}", token.index())
    }
}

impl fmt::Display for NinjaNight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for roof in Roof::all() {
            let house = self.village.house(roof);
            let floor = if house.floor { "+" } else { "" };
            let (cos, sin) = house.turn.direction();
            write!(f, "{:2} {:?}{floor} at {},{}", roof.index(), house.size, house.centre.x, house.centre.y)?;
            write!(f, " turned {cos},{sin}:")?;
            for token in self.on_roof(roof).iter() {
                write!(f, " {}", self.shown(token))?;
            }
            writeln!(f)?;
        }
        let trees = self.village.trees().map(|tree| format!("{},{}", tree.centre.x, tree.centre.y));
        writeln!(f, "trees at {}", trees.join(" and "))?;
        for seat in Seat::all(self.seats) {
            write!(f, "{}", char::from(b'A' + seat.index() as u8))?;
            if let Some(standing) = self.ninja(seat) {
                write!(f, " on {} at {},{}", standing.roof.index(), standing.spot.x, standing.spot.y)?;
            }
            for slot in self.pack(seat).slots() {
                match slot {
                    Slot::Free => write!(f, " -")?,
                    Slot::Wound => write!(f, " wound")?,
                    Slot::Token(token) => write!(f, " {}", self.shown(*token))?,
                }
            }
            if let Some(plan) = self.plan(seat) {
                write!(f, " plans {:?} {:?}", plan[0], plan[1])?;
            }
            for token in self.used(seat).iter() {
                write!(f, " used {}", self.shown(token))?;
            }
            writeln!(f)?;
        }
        let turn = char::from(b'A' + self.turn.index() as u8);
        match self.phase {
            Phase::Acting => {
                write!(f, "round {}, {turn}: {:?} {:?}", self.round, self.action(), self.progress)
            }
            phase => write!(f, "round {}, {turn}: {phase:?}", self.round),
        }
    }
}
