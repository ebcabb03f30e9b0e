//! A game as text, for tests and golden playthroughs. `{:#}` begins with the village.

use core::fmt;

use super::data::{Bonus, Chest};
use super::state::{NinjaNight, Phase};
use super::tokens::{Slot, Token};
use super::village::Roof;
use crate::kernel::Seat;

impl NinjaNight {
    /// A token as it is seen: its number, then its value, the letter of its bonus, or `?` and `!` for a pink and a
    /// yellow back.
    fn shown(&self, token: Token) -> String {
        let side = match self.chest(token) {
            Some(Chest::Worth(worth)) => char::from(b'0' + worth % 10),
            Some(Chest::Bonus(Bonus::Potion)) => 'P',
            Some(Chest::Bonus(Bonus::Gear)) => 'G',
            Some(Chest::Bonus(Bonus::Grapple)) => 'H',
            Some(Chest::Bonus(Bonus::Shuriken)) => 'S',
            Some(Chest::Bonus(Bonus::Kunai)) => 'K',
            None if token.is_yellow() => '!',
            None => '?',
        };
        format!("{}:{side}", token.index())
    }

    fn show_village(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for roof in Roof::all() {
            let house = self.village.house(roof);
            let floor = if house.floor { " with an upper floor" } else { "" };
            let ((x, y), (cos, sin)) = ((house.centre.x, house.centre.y), house.turn.direction());
            writeln!(f, "{} is {:?}{floor} at {x},{y} turned {cos},{sin}", roof.index(), house.size)?;
        }
        let trees = self.village.trees().map(|tree| format!("{},{}", tree.centre.x, tree.centre.y));
        writeln!(f, "trees at {}", trees.join(" and "))
    }

    fn show_seat(&self, seat: Seat, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", name(seat))?;
        for slot in self.pack(seat).slots() {
            match slot {
                Slot::Free => write!(f, " -")?,
                Slot::Wound => write!(f, " w")?,
                Slot::Token(token) => write!(f, " {}", self.shown(*token))?,
            }
        }
        if let Some(standing) = self.ninja(seat) {
            write!(f, " on {} at {},{}", standing.roof.index(), standing.spot.x, standing.spot.y)?;
        }
        if let Some(plan) = self.plan(seat) {
            write!(f, " plans {:?} {:?}", plan[0], plan[1])?;
        } else if self.planned.has(seat) {
            write!(f, " has planned")?;
        }
        for token in self.used(seat).iter() {
            write!(f, " used {}", self.shown(token))?;
        }
        writeln!(f)
    }
}

fn name(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

impl fmt::Display for NinjaNight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            self.show_village(f)?;
        }
        let roofs = Roof::all().map(|roof| {
            let tokens: Vec<String> = self.on_roof(roof).iter().map(|token| self.shown(token)).collect();
            format!("{}[{}]", roof.index(), tokens.join(" "))
        });
        writeln!(f, "{}", roofs.collect::<Vec<_>>().join(" "))?;
        for seat in Seat::all(self.seats) {
            self.show_seat(seat, f)?;
        }
        write!(f, "round {}, {}: ", self.round, name(self.turn))?;
        match self.phase {
            Phase::Acting => write!(f, "{:?} {:?}", self.action(), self.progress),
            phase => write!(f, "{phase:?}"),
        }
    }
}
