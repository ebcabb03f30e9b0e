//! Clans, cards, and piles of cards whose order does not matter.

use serde::{Deserialize, Serialize};

use super::data::{CLANS, COPIES, NINJAS};

/// A clan, of which a player serves one in secret (SHI-1, SHI-D2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Clan {
    /// Go-Hōjō, purple.
    GoHojo,
    /// Uesugi, green.
    Uesugi,
    /// Takeda, red.
    Takeda,
    /// Mōri, blue.
    Mori,
    /// Oda, yellow.
    Oda,
}

impl Clan {
    /// How many there are.
    pub const COUNT: usize = CLANS.len();

    /// All five, in the order of [`Clan::index`].
    pub const ALL: [Self; Self::COUNT] = CLANS;

    /// Its number, 0 to 4.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// As a bit of a set of clans.
    #[inline]
    pub(super) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A card of the blue-backed deck (SHI-D1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Card {
    /// A troop of a clan.
    Troop(Clan),
    /// A ninja (SHI-6).
    Ninja,
}

impl Card {
    /// The types of cards: a troop of each clan, and the ninja.
    pub const TYPES: usize = Clan::COUNT + 1;

    /// Every type, in the order of [`Card::index`].
    pub const ALL: [Self; Self::TYPES] = [
        Self::Troop(Clan::GoHojo),
        Self::Troop(Clan::Uesugi),
        Self::Troop(Clan::Takeda),
        Self::Troop(Clan::Mori),
        Self::Troop(Clan::Oda),
        Self::Ninja,
    ];

    /// The number of its type, 0 to 5.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Troop(clan) => clan.index(),
            Self::Ninja => Clan::COUNT,
        }
    }

    /// How many of its type are in the box (SHI-D1).
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self {
            Self::Troop(_) => COPIES,
            Self::Ninja => NINJAS,
        }
    }

    /// The clan of a troop.
    #[must_use]
    #[inline]
    pub const fn clan(self) -> Option<Clan> {
        match self {
            Self::Troop(clan) => Some(clan),
            Self::Ninja => None,
        }
    }
}

/// Cards of which only the number of each type matters, some of them perhaps with their backs up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Pile {
    counts: [u8; Card::TYPES],
    /// Cards that this viewer sees the backs of. The truth has none.
    hidden: u8,
}

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self { counts: [0; Card::TYPES], hidden: 0 };

    /// All cards of the box (SHI-D1).
    pub(super) const BOX: Self = Self { counts: [COPIES, COPIES, COPIES, COPIES, COPIES, NINJAS], hidden: 0 };

    /// How many cards of this type lie open in it.
    #[must_use]
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        self.counts[card.index()]
    }

    /// How many cards it has, open or not.
    #[must_use]
    #[inline]
    pub fn len(&self) -> u8 {
        self.counts.iter().fold(self.hidden, |sum, &count| sum.saturating_add(count))
    }

    /// Whether it has no card.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of its cards this viewer cannot see.
    #[must_use]
    pub const fn hidden(&self) -> u8 {
        self.hidden
    }

    /// Its open cards, type by type.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        let counts = self.counts;
        Card::ALL
            .into_iter()
            .flat_map(move |card| core::iter::repeat_n(card, usize::from(counts[card.index()])))
    }

    /// The same number of cards, with their backs up.
    pub(super) fn turned(&self) -> Self {
        Self { hidden: self.len(), ..Self::EMPTY }
    }

    #[inline]
    pub(super) fn add(&mut self, card: Card) {
        let count = &mut self.counts[card.index()];
        *count = count.saturating_add(1);
    }

    /// Takes out a card of this type, if there is one.
    #[inline]
    pub(super) fn take(&mut self, card: Card) {
        let count = &mut self.counts[card.index()];
        *count = count.saturating_sub(1);
    }

    /// Takes out the open card that `number`, less than how many are open, points at.
    #[inline]
    pub(super) fn take_nth(&mut self, mut number: u32) -> Option<Card> {
        for card in Card::ALL {
            let count = u32::from(self.counts[card.index()]);
            if number < count {
                self.take(card);
                return Some(card);
            }
            number -= count;
        }
        None
    }

    /// Takes out so many of a type, or all.
    pub(super) fn remove(&mut self, card: Card, count: u8) {
        let there = &mut self.counts[card.index()];
        *there = there.saturating_sub(count);
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|card| pile.add(card));
        pile
    }
}
