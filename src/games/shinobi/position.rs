//! Positions in mid-game, for diagrams, studies and tests.

use super::cards::{Card, Clan, Pile};
use super::data::CLANS;
use super::state::{Order, SEATS, Shinobi};
use crate::kernel::Seat;

impl Shinobi {
    /// A position: for each seat the cards in its province, by their letters (see [`Card::letter`]). Seats serve the
    /// clans in their order; hands are empty, all other cards are in the deck, and nothing was done yet this turn.
    ///
    /// `None` if it is not for so many, or a letter is not that of a troop. Otherwise it is taken as it is, so
    /// [`audit`](crate::kernel::Game::audit) may find fault with it.
    #[must_use]
    pub fn position(provinces: &[&str], turn: Seat) -> Option<Self> {
        if !(3..=SEATS).contains(&provinces.len()) || turn.index() >= provinces.len() {
            return None;
        }
        let mut game = Self::bare(provinces.len() as u8, turn);
        for (index, letters) in provinces.iter().enumerate() {
            game.clans[index] = Some(CLANS[index]);
            for letter in letters.chars().filter(|letter| !letter.is_whitespace()) {
                let clan = Card::lettered(letter)?.clan()?;
                game.armies[index][clan.index()] += 1;
                game.deck.take(Card::Troop(clan));
            }
        }
        Some(game)
    }

    /// The same position with these cards in a hand: those that were in it go back to the deck, these come from it.
    #[must_use]
    pub fn with_hand(mut self, seat: Seat, cards: &[Card]) -> Self {
        let before =
            core::mem::replace(&mut self.hands[seat.index()], cards.iter().copied().collect::<Pile>());
        before.cards().for_each(|card| self.deck.add(card));
        cards.iter().for_each(|&card| self.deck.take(card));
        self
    }

    /// The same position with these cards to draw; the rest of the deck is out of the game. Without a card to draw this
    /// seat plays last (SHI-18).
    #[must_use]
    pub fn with_deck(mut self, cards: &[Card], last: Seat) -> Self {
        let before = core::mem::replace(&mut self.deck, cards.iter().copied().collect::<Pile>());
        before.cards().for_each(|card| self.removed.add(card));
        cards.iter().for_each(|&card| self.removed.take(card));
        self.last = cards.is_empty().then_some(last);
        self
    }

    /// The same position with seats that serve these clans, in seat order.
    #[must_use]
    pub fn with_clans(mut self, clans: &[Clan]) -> Self {
        for (place, &clan) in self.clans.iter_mut().zip(clans) {
            *place = Some(clan);
        }
        self
    }

    /// The same position, with this order to be given.
    #[must_use]
    pub fn with_order(mut self, order: Order) -> Self {
        self.order = Some(order);
        self
    }
}
