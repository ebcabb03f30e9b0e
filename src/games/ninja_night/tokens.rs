//! Chest tokens as pieces: which lies where is seen by all, what is on them is not.

use serde::{Deserialize, Serialize};

use super::data::{PINK, SLOTS, TOKENS};

/// One of the chest tokens. Its number says nothing about its hidden side but the colour of its back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Token(u8);

impl Token {
    /// All of them.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..TOKENS as u8).map(Self)
    }

    /// Its number, from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether its back is yellow (NNI-20).
    #[must_use]
    #[inline]
    pub const fn is_yellow(self) -> bool {
        self.index() >= PINK
    }
}

/// Only numbers that a token has are read.
impl TryFrom<u8> for Token {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if usize::from(number) < TOKENS { Ok(Self(number)) } else { Err("no such token") }
    }
}

/// A set of tokens: those on a roof, those beside a backpack.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tokens(u32);

impl Tokens {
    /// None.
    pub const NONE: Self = Self(0);
    /// All of the box.
    pub const ALL: Self = Self((1 << TOKENS) - 1);

    /// Whether a token is among them.
    #[must_use]
    #[inline]
    pub const fn has(self, token: Token) -> bool {
        self.0 & (1 << token.0) != 0
    }

    /// Adds a token.
    #[inline]
    pub(super) fn add(&mut self, token: Token) {
        self.0 |= 1 << token.0;
    }

    /// Takes a token away.
    #[inline]
    pub(super) fn remove(&mut self, token: Token) {
        self.0 &= !(1 << token.0);
    }

    /// How many they are.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tokens in the order of their numbers; numbers that no token has are passed over.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Token> {
        let mut rest = self.0 & Self::ALL.0;
        core::iter::from_fn(move || {
            let token = (rest != 0).then(|| Token(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(token)
        })
    }
}

impl core::fmt::Debug for Tokens {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter().map(Token::index)).finish()
    }
}

/// What is in a slot of a backpack.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum Slot {
    /// Nothing.
    #[default]
    Free,
    /// A wound (NNI-25).
    Wound,
    /// A chest.
    Token(Token),
}

/// A backpack (NNI-4).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Pack {
    slots: [Slot; SLOTS],
}

impl Pack {
    /// Its slots.
    #[must_use]
    pub const fn slots(&self) -> &[Slot; SLOTS] {
        &self.slots
    }

    /// The tokens in it, in the order of its slots.
    #[inline]
    pub fn tokens(&self) -> impl Iterator<Item = Token> + '_ {
        self.slots.iter().filter_map(|slot| if let Slot::Token(token) = slot { Some(*token) } else { None })
    }

    /// How many wounds are in it.
    #[must_use]
    #[inline]
    pub fn wounds(&self) -> usize {
        self.slots.iter().filter(|slot| **slot == Slot::Wound).count()
    }

    /// How many slots are free.
    #[must_use]
    #[inline]
    pub fn free(&self) -> usize {
        self.slots.iter().filter(|slot| **slot == Slot::Free).count()
    }

    /// Whether this token is in it.
    #[must_use]
    #[inline]
    pub fn has(&self, token: Token) -> bool {
        self.slots.contains(&Slot::Token(token))
    }

    /// Puts something into the first free slot; `false` if there is none.
    #[inline]
    pub(super) fn put(&mut self, what: Slot) -> bool {
        self.swap(Slot::Free, what)
    }

    /// Puts `new` into the first slot with `old`; `false` if there is none.
    #[inline]
    pub(super) fn swap(&mut self, old: Slot, new: Slot) -> bool {
        let slot = self.slots.iter_mut().find(|slot| **slot == old);
        slot.map(|slot| *slot = new).is_some()
    }
}
