//! What one viewer knows, and what it allows to be true.

use engawa::kernel::{Chance, ChanceExt, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use super::data::{CARDS, SEATS};
use super::state::Lanterns;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub(super) me: Option<Seat>,
    pub(super) hand: Vec<u8>,
    pub(super) choice: Option<u8>,
    pub(super) seats: u8,
    pub(super) sizes: [u8; SEATS],
    pub(super) chosen: Seats,
    pub(super) deck: u8,
    pub(super) top: Option<u8>,
    pub(super) shown: Vec<u8>,
    pub(super) points: [u8; SEATS],
    pub(super) peeked: Option<Seat>,
    pub(super) naming: Option<Seat>,
}

impl View {
    pub(super) fn of(game: &Lanterns, viewer: Viewer) -> Self {
        let me = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        Self {
            me,
            hand: me.map_or_else(Vec::new, |seat| game.hands[seat.index()].clone()),
            choice: me.and_then(|seat| game.chosen[seat.index()]),
            seats: game.seats,
            sizes: game.hands.each_ref().map(|hand| hand.len() as u8),
            chosen: Seat::all(game.seats).filter(|seat| game.chosen[seat.index()].is_some()).collect(),
            deck: game.deck.len() as u8,
            top: game.deck.last().copied().filter(|_| me.is_some() && me == game.peeked),
            shown: game.shown.clone(),
            points: game.points,
            peeked: game.peeked,
            naming: game.naming,
        }
    }

    pub(super) fn guess(&self, chance: &mut dyn Chance) -> Lanterns {
        let seen = |card: &u8| {
            self.hand.contains(card)
                || self.shown.contains(card)
                || self.choice == Some(*card)
                || self.top == Some(*card)
        };
        let mut unseen: Vec<u8> = (0..CARDS).filter(|card| !seen(card)).collect();
        chance.shuffle(&mut unseen);
        let mine = |seat: usize| self.me.is_some_and(|me| me.index() == seat);
        let hands = core::array::from_fn(|seat| {
            if mine(seat) {
                return self.hand.clone();
            }
            let mut hand = unseen.split_off(unseen.len().saturating_sub(self.sizes[seat].into()));
            hand.sort_unstable();
            hand
        });
        let chosen = core::array::from_fn(|seat| match self.chosen.has(Seat::new(seat as u8)) {
            true if mine(seat) => self.choice,
            true => unseen.pop(),
            false => None,
        });
        unseen.extend(self.top);
        Lanterns {
            seats: self.seats,
            hands,
            chosen,
            deck: unseen,
            shown: self.shown.clone(),
            points: self.points,
            peeked: self.peeked,
            naming: self.naming,
        }
    }
}
