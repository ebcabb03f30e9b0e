//! What one viewer may know, and a guess at the rest.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Clan, Pile};
use super::state::{SEATS, Shinobi};
use crate::kernel::{Chance, ChanceExt, Seat, Viewer};

/// The state as one viewer knows it. What is hidden from them is turned over in it: hands and the deck show their
/// backs, and clans are `None`. Once the game is over everything lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    viewer: Option<Seat>,
    game: Shinobi,
}

impl View {
    pub(super) fn of(game: &Shinobi, viewer: Viewer) -> Self {
        let sees = |seat| viewer == Viewer::All || viewer == Viewer::Seat(seat);
        let mut game = *game;
        if game.order.is_some() {
            game.deck = game.deck.turned();
            for seat in Seat::all(game.seats).filter(|&seat| !sees(seat)) {
                game.hands[seat.index()] = game.hands[seat.index()].turned();
                game.clans[seat.index()] = None;
            }
        }
        Self { viewer: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None }, game }
    }

    /// Whose view it is; `None` for the table's and for everybody's at once.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// Whether everything lies open: it is seen by everybody at once, or over.
    #[must_use]
    pub fn is_open(&self) -> bool {
        Seat::all(self.game.seats).all(|seat| self.game.clan(seat).is_some())
    }

    /// The state without what is hidden. What this viewer may do can be asked of it as of the true one.
    #[must_use]
    pub fn game(&self) -> &Shinobi {
        &self.game
    }

    /// A state that this view allows, each equally likely: the clans that it does not show in any order, the cards
    /// that it does not show anywhere.
    pub(super) fn guess(&self, chance: &mut dyn Chance) -> Shinobi {
        let mut hidden = self.hidden_clans();
        chance.shuffle(&mut hidden);
        let mut hidden = hidden.into_iter();
        let mut clans = self.game.clans;
        for clan in clans.iter_mut().take(usize::from(self.game.seats)).filter(|clan| clan.is_none()) {
            *clan = hidden.next();
        }
        self.guess_with(clans, chance)
    }

    /// The clans that this viewer has not seen at a seat, played or not (SHI-2).
    pub(super) fn hidden_clans(&self) -> Vec<Clan> {
        Clan::ALL.into_iter().filter(|&clan| !self.game.clans.contains(&Some(clan))).collect()
    }

    /// A state that this view allows if these are the clans.
    pub(super) fn guess_with(&self, clans: [Option<Clan>; SEATS], chance: &mut dyn Chance) -> Shinobi {
        let mut game = self.game;
        game.clans = clans;
        let mut unseen = game.unseen();
        let mut left = u32::from(unseen.len());
        for hand in &mut game.hands {
            let count = hand.hidden();
            if count > 0 {
                *hand = Pile::EMPTY;
            }
            for _ in 0..u32::from(count).min(left) {
                let drawn = unseen.take_nth(chance.below(left));
                drawn.into_iter().for_each(|card| hand.add(card));
                left -= 1;
            }
        }
        if game.deck.hidden() > 0 {
            game.deck = unseen;
        }
        game
    }
}

impl Shinobi {
    /// The cards of the box that do not lie open anywhere.
    fn unseen(&self) -> Pile {
        let mut unseen = Pile::BOX;
        for clan in Clan::ALL {
            unseen.remove(Card::Troop(clan), self.total(clan));
        }
        for card in Card::ALL {
            for pile in self.hands.iter().chain([&self.deck, &self.removed]) {
                unseen.remove(card, pile.count(card));
            }
        }
        unseen
    }
}
