//! What undo must restore: the grid, the ninjas, hands and discard piles, and what chance put aside.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Clan, Pile, Technique};
use super::data::{NINJAS, PEEKED};
use super::space::{Space, rectangle};
use crate::kernel::{Seat, Seats};

/// The largest table.
pub(super) const SEATS: usize = 4;

/// The most cards that stay unused (NCA-3).
pub(super) const UNUSED: usize = 16;

/// The cards on the grid: for each type the spaces where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Grid {
    rows: u8,
    types: [u64; Card::TYPES],
}

impl Grid {
    /// A grid with so many rows and no card.
    pub(super) const fn bare(rows: u8) -> Self {
        Self { rows, types: [0; Card::TYPES] }
    }

    /// How many rows it has: 6 for two players, else 7.
    #[must_use]
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// All its spaces, with and without cards.
    #[must_use]
    #[inline]
    pub const fn spaces(&self) -> u64 {
        rectangle(self.rows)
    }

    /// The spaces with cards of this type.
    #[must_use]
    #[inline]
    pub const fn with(&self, card: Card) -> u64 {
        self.types[card.index()]
    }

    /// The spaces with a card.
    #[must_use]
    #[inline]
    pub fn cards(&self) -> u64 {
        self.types.iter().fold(0, |set, spaces| set | spaces)
    }

    /// The card on a space; `None` if it is empty.
    #[must_use]
    #[inline]
    pub fn card(&self, space: Space) -> Option<Card> {
        Card::ALL.into_iter().find(|&card| self.with(card) & space.bit() != 0)
    }

    /// Puts a card on an empty space.
    #[inline]
    pub(super) fn lay(&mut self, space: Space, card: Card) {
        self.types[card.index()] |= space.bit();
    }

    /// Takes the card off a space.
    #[inline]
    pub(super) fn lift(&mut self, space: Space) -> Option<Card> {
        let card = self.card(space)?;
        self.types[card.index()] &= !space.bit();
        Some(card)
    }
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Ninjas are placed (NCA-4).
    Placing,
    /// Turns are taken (NCA-8).
    Playing,
    /// The Flamingo has moved from this space and sees three unused cards: which card is claimed (NCA-R7)?
    Choosing(Space),
    /// All have passed (NCA-15).
    Over,
}

/// A card in hand that only its owner has seen: the Flamingo took it from the unused ones (NCA-R7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Secret {
    /// Its owner.
    pub seat: Seat,
    /// The card; `None` where somebody looks who may not know it.
    pub card: Option<Card>,
}

/// The state of a game of Ninja Camp.
///
/// What a viewer may not know is `None` in the copy that its [`View`](super::View) holds; the rules work on that
/// as well, for all that concerns the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NinjaCamp {
    pub(super) seats: u8,
    pub(super) grid: Grid,
    /// Where the ninjas of each seat stand, in the order in which they were placed.
    pub(super) ninjas: [[Option<Space>; NINJAS]; SEATS],
    pub(super) hands: [Pile; SEATS],
    pub(super) discards: [Pile; SEATS],
    pub(super) clans: [Clan; SEATS],
    /// Who has used the clan power.
    pub(super) used: Seats,
    /// Who has passed, in that order.
    pub(super) passed: [Option<Seat>; SEATS],
    /// The last technique that was played, Shadow aside, and the last one by anybody else: enough to know for every
    /// seat what an opponent played last (NCA-R5).
    pub(super) recent: [Option<(Seat, Technique)>; 2],
    /// The cards that did not fit on the grid, the next to look at first. `None` behind the last.
    pub(super) unused: [Option<Card>; UNUSED],
    /// How many they are.
    pub(super) unused_count: u8,
    pub(super) secret: Option<Secret>,
    pub(super) turn: Seat,
    pub(super) phase: Phase,
    /// The points are shown while the game goes on: an option that changes nothing else.
    pub(super) live_scores: bool,
}

impl NinjaCamp {
    /// How many play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The cards on the grid.
    #[must_use]
    #[inline]
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The ninjas of a seat in the order in which they were placed; `None` for one that is not on the grid yet.
    #[must_use]
    pub fn ninjas(&self, seat: Seat) -> [Option<Space>; NINJAS] {
        self.ninjas[seat.index()]
    }

    /// Whose ninja stands on a space, and which of that seat's it is.
    #[must_use]
    #[inline]
    pub fn ninja_at(&self, space: Space) -> Option<(Seat, usize)> {
        for seat in Seat::all(self.seats) {
            if let Some(ninja) = self.ninjas[seat.index()].iter().position(|&at| at == Some(space)) {
                return Some((seat, ninja));
            }
        }
        None
    }

    /// The spaces with ninjas of a seat.
    #[must_use]
    #[inline]
    pub fn held(&self, seat: Seat) -> u64 {
        self.ninjas[seat.index()].iter().flatten().fold(0, |set, space| set | space.bit())
    }

    /// The spaces with ninjas.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> u64 {
        self.ninjas.iter().flatten().flatten().fold(0, |set, space| set | space.bit())
    }

    /// The hand of a seat, which lies open: everyone saw what was claimed. A [`Secret`] card is not in it.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &Pile {
        &self.hands[seat.index()]
    }

    /// The discard pile of a seat.
    #[must_use]
    pub fn discard(&self, seat: Seat) -> &Pile {
        &self.discards[seat.index()]
    }

    /// The clan of a seat.
    #[must_use]
    pub fn clan(&self, seat: Seat) -> Clan {
        self.clans[seat.index()]
    }

    /// Whether a seat has used its clan power (NCA-10).
    #[must_use]
    pub fn has_used_power(&self, seat: Seat) -> bool {
        self.used.has(seat)
    }

    /// Whether a seat has passed and is out (NCA-11).
    #[must_use]
    #[inline]
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.passed.contains(&Some(seat))
    }

    /// Who has passed, in that order (NCA-18).
    pub fn passed(&self) -> impl DoubleEndedIterator<Item = Seat> {
        self.passed.into_iter().flatten()
    }

    /// What a Shadow of this seat would copy: the last technique that an opponent played, and who did (NCA-R5).
    #[must_use]
    #[inline]
    pub fn copied_by(&self, seat: Seat) -> Option<(Seat, Technique)> {
        self.recent.into_iter().flatten().find(|&(by, _)| by != seat)
    }

    /// Whether a seat can play this technique: it is in the open hand or the secret card.
    #[must_use]
    #[inline]
    pub fn holds(&self, seat: Seat, technique: Technique) -> bool {
        let secret = Secret { seat, card: Some(Card::Technique(technique)) };
        self.hands[seat.index()].count(technique) > 0 || self.secret == Some(secret)
    }

    /// The card that only its owner has seen, if there is one (NCA-R7).
    #[must_use]
    pub fn secret(&self) -> Option<Secret> {
        self.secret
    }

    /// How many cards are unused (NCA-3).
    #[must_use]
    pub fn unused_count(&self) -> u8 {
        self.unused_count
    }

    /// The unused cards that the Flamingo looks at just now (NCA-R7); `None` for one that this viewer may not see.
    #[must_use]
    pub fn peeked(&self) -> Option<[Option<Card>; PEEKED]> {
        let top = [self.unused[0], self.unused[1], self.unused[2]];
        matches!(self.phase, Phase::Choosing(_)).then_some(top)
    }

    /// Whose turn it is, or whose was the last.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// What the game waits for.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether everybody's points are to be shown: after the end always, before it if the table wants them.
    #[must_use]
    pub fn shows_scores(&self) -> bool {
        self.live_scores || self.phase == Phase::Over
    }

    /// What a seat would score if the game ended now (NCA-16, NCA-17): hand, discard pile and the cards under its
    /// ninjas; a secret card only where it is known.
    #[must_use]
    pub fn score(&self, seat: Seat) -> i16 {
        let under = self.ninjas(seat).into_iter().flatten().filter_map(|space| self.grid.card(space));
        let secret = self.secret.filter(|secret| secret.seat == seat).and_then(|secret| secret.card);
        let rest: i16 = under.chain(secret).map(Card::value).sum();
        self.hand(seat).value() + self.discard(seat).value() + rest
    }

    /// [`NinjaCamp::score`] of every seat, in order.
    #[must_use]
    pub fn scores(&self) -> Vec<i16> {
        Seat::all(self.seats).map(|seat| self.score(seat)).collect()
    }

    /// Who has won, were the game over: the highest score, and of equals who passed last (NCA-17, NCA-18).
    pub(super) fn leader(&self) -> Option<Seat> {
        self.passed().max_by_key(|&seat| self.score(seat))
    }
}
