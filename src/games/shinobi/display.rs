//! A position as text, for playthroughs, failing tests and developers.

use core::fmt;

use super::cards::{Card, Clan, Pile};
use super::state::Shinobi;
use crate::kernel::Seat;

impl Card {
    /// A letter for it in diagrams: `G` Go-Hōjō, `U` Uesugi, `T` Takeda, `M` Mōri, `O` Oda, `N` ninja.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Troop(Clan::GoHojo) => 'G',
            Self::Troop(Clan::Uesugi) => 'U',
            Self::Troop(Clan::Takeda) => 'T',
            Self::Troop(Clan::Mori) => 'M',
            Self::Troop(Clan::Oda) => 'O',
            Self::Ninja => 'N',
        }
    }

    /// The card with this letter.
    #[must_use]
    pub fn lettered(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.letter() == letter)
    }
}

/// A letter for each open card, `?` for each that shows its back.
impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = self.cards().map(Card::letter);
        let backs = core::iter::repeat_n('?', usize::from(self.hidden()));
        f.write_str(&open.chain(backs).collect::<String>())
    }
}

/// The same, between bars.
impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "|{self}|")
    }
}

/// A line for each seat: its province, army by army, an army that was changed this turn with a `'`; its hand; its clan.
/// Below it what is left to draw, what is out of the game, and whose order it is.
///
/// ```
/// use engawa::games::shinobi::{Setup, Shinobi};
/// use engawa::kernel::{Fast, Game, Viewer};
///
/// let game = Shinobi::deal(&Setup::default(), 3, &mut Fast::new(0));
/// let shown = game.view(Viewer::Table).game().to_string();
/// assert_eq!(shown.lines().next(), Some("A - | ???? | ?"));
/// assert!(shown.lines().nth(3).is_some_and(|line| line.starts_with("46 to draw, removed -, First order of")));
/// ```
impl fmt::Display for Shinobi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |seat: Seat| char::from(b'A' + seat.index() as u8);
        let or_none = |text: String| if text.is_empty() { "-".to_owned() } else { text };
        for seat in Seat::all(self.seats) {
            let army = |(clan, size): (Clan, u8)| {
                let mark = if self.is_changed(seat, clan) { "'" } else { "" };
                String::from_iter([Card::Troop(clan).letter()]).repeat(usize::from(size)) + mark
            };
            let armies: Vec<String> = self.armies(seat).map(army).collect();
            let clan = self.clan(seat).map_or('?', |clan| Card::Troop(clan).letter());
            writeln!(f, "{} {} | {} | {clan}", name(seat), or_none(armies.join(" ")), self.hand(seat))?;
        }
        write!(f, "{} to draw, removed {}, ", self.deck_len(), or_none(self.removed.to_string()))?;
        match self.order {
            Some(order) => write!(f, "{order:?} order of {}", name(self.turn))?,
            None => write!(f, "over")?,
        }
        match self.last {
            Some(last) if self.order.is_some() => write!(f, ", {} plays last", name(last)),
            _ => Ok(()),
        }
    }
}
