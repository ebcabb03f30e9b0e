//! A position as text, for playthroughs, failing tests and developers.

use core::fmt;

use super::cards::{Card, Technique};
use super::space::Space;
use super::state::{NinjaCamp, Phase};
use crate::kernel::Seat;

impl Card {
    /// A letter for it in diagrams: `t` Stealth, `d` Dodge, `s` Sprint, `l` Leap, `w` Shadow, `e` Evade,
    /// `a` Ambush, `x` trap, `#` wall.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Technique(Technique::Stealth) => 't',
            Self::Technique(Technique::Dodge) => 'd',
            Self::Technique(Technique::Sprint) => 's',
            Self::Technique(Technique::Leap) => 'l',
            Self::Technique(Technique::Shadow) => 'w',
            Self::Technique(Technique::Evade) => 'e',
            Self::Technique(Technique::Ambush) => 'a',
            Self::Trap => 'x',
            Self::Wall => '#',
        }
    }

    /// The card with this letter.
    #[must_use]
    pub fn lettered(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.letter() == letter)
    }
}

/// The grid, highest row first: cards by their letters, `.` an empty space, behind a card the ninja on it, `A` to `D`
/// for seats 0 to 3. Below it whose turn it is and what lies in each hand and discard pile.
///
/// ```
/// use engawa::games::ninja_camp::{NinjaCamp, Setup};
/// use engawa::kernel::{Fast, Game};
///
/// let shown = NinjaCamp::deal(&Setup::default(), 2, &mut Fast::new(0)).to_string();
/// assert_eq!(shown.lines().count(), 6 + 2 + 2);
/// assert_eq!(shown.lines().nth(6), Some("  a  b  c  d  e  f  g  h"));
/// assert!(shown.lines().nth(8).is_some_and(|line| line.starts_with("A se |")));
/// ```
impl fmt::Display for NinjaCamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |seat: Seat| char::from(b'A' + seat.index() as u8);
        for row in (0..self.grid.rows().min(7)).rev() {
            write!(f, "{}", row + 1)?;
            for column in 0..8 {
                let space = Space::at(column, row);
                let card = self.grid.card(space).map_or('.', Card::letter);
                let ninja = self.ninja_at(space).map_or(' ', |(seat, _)| name(seat));
                write!(
                    f,
                    " {card}{}",
                    if column == 7 && ninja == ' ' { String::new() } else { ninja.into() }
                )?;
            }
            writeln!(f)?;
        }
        writeln!(f, "  a  b  c  d  e  f  g  h")?;
        match self.phase {
            Phase::Over => write!(f, "over: {:?}", self.scores())?,
            phase => write!(f, "{} to act, {phase:?}", name(self.turn))?,
        }
        for seat in Seat::all(self.seats) {
            let letters = |pile: &super::Pile| -> String {
                let copies = |card: Card| core::iter::repeat_n(card.letter(), usize::from(pile.copies(card)));
                Card::ALL.into_iter().flat_map(copies).collect()
            };
            let (hand, discard) = (letters(self.hand(seat)), letters(self.discard(seat)));
            let secret = if self.secret.is_some_and(|secret| secret.seat == seat) { "?" } else { "" };
            let used = if self.has_used_power(seat) { " used" } else { "" };
            let out = if self.has_passed(seat) { " passed" } else { "" };
            write!(f, "\n{} {hand}{secret} | {discard} | {:?}{used}{out}", name(seat), self.clan(seat))?;
        }
        Ok(())
    }
}
