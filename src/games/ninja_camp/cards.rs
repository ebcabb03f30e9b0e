//! Techniques, cards, clans, and piles of cards whose order does not matter.

use serde::{Deserialize, Serialize};

use super::data::{COPIES, TRAP_VALUE, TRAPS, VALUES, WALLS};

/// What a technique card lets a ninja do (NCA-D1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Technique {
    /// Two steps; claims the first card entered as well.
    Stealth,
    /// One or two steps, diagonals allowed.
    Dodge,
    /// Straight on until something stops it.
    Sprint,
    /// Straight over empty spaces.
    Leap,
    /// As the last technique that an opponent played.
    Shadow,
    /// Three steps.
    Evade,
    /// Straight into an opponent's ninja, which is pushed one further.
    Ambush,
}

impl Technique {
    /// All seven, by value.
    pub const ALL: [Self; 7] =
        [Self::Stealth, Self::Dodge, Self::Sprint, Self::Leap, Self::Shadow, Self::Evade, Self::Ambush];

    /// What its card counts at the end (NCA-17).
    #[must_use]
    #[inline]
    pub const fn value(self) -> i16 {
        VALUES[self as usize]
    }
}

/// A card of the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Card {
    /// A technique: it can be entered, claimed and played.
    Technique(Technique),
    /// A trap: it can be entered and claimed, never played (NCA-D2).
    Trap,
    /// A wall: never entered, crossed or claimed (NCA-D2).
    Wall,
}

impl Card {
    /// The types of cards: seven techniques, trap, wall.
    pub const TYPES: usize = 9;

    /// Every type, in the order of [`Card::index`].
    pub const ALL: [Self; Self::TYPES] = [
        Self::Technique(Technique::Stealth),
        Self::Technique(Technique::Dodge),
        Self::Technique(Technique::Sprint),
        Self::Technique(Technique::Leap),
        Self::Technique(Technique::Shadow),
        Self::Technique(Technique::Evade),
        Self::Technique(Technique::Ambush),
        Self::Trap,
        Self::Wall,
    ];

    /// The number of its type, 0 to 8.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Technique(technique) => technique as usize,
            Self::Trap => 7,
            Self::Wall => 8,
        }
    }

    /// What it counts at the end (NCA-17).
    #[must_use]
    pub const fn value(self) -> i16 {
        match self {
            Self::Technique(technique) => technique.value(),
            Self::Trap => TRAP_VALUE,
            Self::Wall => 0,
        }
    }

    /// How many of its type are shuffled (NCA-3).
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self {
            Self::Technique(_) => COPIES,
            Self::Trap => TRAPS,
            Self::Wall => WALLS,
        }
    }
}

/// A clan, each with a power that can be used once (NCA-10, NCA-D4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Clan {
    /// Straight to an edge, whatever lies on the way.
    Armadillo,
    /// To any card that is not beside another ninja.
    Camel,
    /// To another copy of the technique it stands on.
    Chameleon,
    /// One or two steps; sees three unused cards and may claim one of them instead.
    Flamingo,
    /// A step, then it swaps places with an opponent's ninja.
    FlyingSquirrel,
    /// Straight into an opponent's ninja, which is moved aside.
    Goat,
    /// One or two steps, diagonals allowed, through ninjas too.
    Hamster,
    /// Plays a technique from its own discard pile once more.
    Penguin,
    /// Moves one or two of its ninjas a step each; claims one of the cards left.
    Platypus,
    /// A step, and then perhaps moves a card into an empty space.
    PolarBear,
    /// Straight over empty spaces and ninjas.
    Puppy,
    /// Moves an opponent's ninja a step and claims the card it left.
    Skunk,
    /// Claims a card next to one of its ninjas, without moving.
    Sloth,
}

/// Cards that lie together: a hand or a discard pile. Only how many of each type matters. It holds no walls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Pile([u8; 8]);

impl Pile {
    /// No cards.
    pub const EMPTY: Self = Self([0; 8]);

    /// How many copies of a technique lie in it.
    #[must_use]
    #[inline]
    pub const fn count(&self, technique: Technique) -> u8 {
        self.0[technique as usize]
    }

    /// How many traps lie in it.
    #[must_use]
    pub const fn traps(&self) -> u8 {
        self.0[7]
    }

    /// How many cards of this type lie in it.
    #[must_use]
    pub fn copies(&self, card: Card) -> u8 {
        self.0.get(card.index()).copied().unwrap_or(0)
    }

    /// How many cards lie in it.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether no card lies in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 8]
    }

    /// The sum of the values (NCA-17).
    #[must_use]
    pub fn value(&self) -> i16 {
        let values = VALUES.iter().chain([&TRAP_VALUE]);
        self.0.iter().zip(values).map(|(&count, value)| i16::from(count) * value).sum()
    }

    /// The techniques in it, each once.
    pub fn techniques(&self) -> impl Iterator<Item = Technique> {
        let counts = self.0;
        Technique::ALL.into_iter().filter(move |&technique| counts[technique as usize] > 0)
    }

    /// Adds a card; a wall is never claimed and so not added.
    #[inline]
    pub(super) fn add(&mut self, card: Card) {
        if let Some(count) = self.0.get_mut(card.index()) {
            *count = count.saturating_add(1);
        }
    }

    /// Takes one copy of a technique out; `false` if there is none.
    #[inline]
    pub(super) fn take(&mut self, technique: Technique) -> bool {
        let count = &mut self.0[technique as usize];
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|card| pile.add(card));
        pile
    }
}
