//! Counting every component. A view that comes from outside is trusted only after this.

use super::cards::{Card, Clan, Pile};
use super::data::HAND;
use super::state::{Order, SEATS, Shinobi};

impl Shinobi {
    pub(super) fn count_all(&self) -> Result<(), &'static str> {
        self.count_seats()?;
        self.count_cards()?;
        self.count_orders()
    }

    /// Only seats at the table play, each for a clan of its own.
    fn count_seats(&self) -> Result<(), &'static str> {
        let seats = usize::from(self.seats);
        if !(3..=SEATS).contains(&seats) {
            return Err("too few or too many players");
        }
        if self.turn.index() >= seats || self.last.is_some_and(|last| last.index() >= seats) {
            return Err("somebody plays who is not at the table");
        }
        let (playing, rest) = self.clans.split_at(seats);
        let doubled = (1..seats).any(|index| playing[..index].contains(&playing[index]));
        if doubled || playing.contains(&None) || rest.iter().any(Option::is_some) {
            return Err("a clan of two players, or of nobody");
        }
        let empty = |index: usize| {
            self.hands[index].is_empty() && self.armies[index] == [0; Clan::COUNT] && self.changed[index] == 0
        };
        if (seats..SEATS).all(empty) { Ok(()) } else { Err("something lies where nobody sits") }
    }

    /// Every card is there once, and none lies with its back up.
    fn count_cards(&self) -> Result<(), &'static str> {
        let piles = || self.hands.iter().chain([&self.deck, &self.removed]);
        if piles().any(|pile| pile.hidden() > 0) {
            return Err("a card that nobody knows");
        }
        for card in Card::ALL {
            let standing =
                self.armies.iter().map(|armies| card.clan().map_or(0, |clan| armies[clan.index()]));
            let found: u32 = piles().map(|pile| pile.count(card)).chain(standing).map(u32::from).sum();
            if found != u32::from(card.copies()) {
                return Err("a card is missing or doubled");
            }
        }
        Ok(())
    }

    /// Hands are full while there is a deck, and the turn is as far as it can be.
    fn count_orders(&self) -> Result<(), &'static str> {
        let full = |hand: &Pile| hand.len() == HAND;
        let waiting = |index: &usize| *index < usize::from(self.seats) && *index != self.turn.index();
        let others_full = (0..SEATS).filter(waiting).all(|index| full(&self.hands[index]));
        let own = self.hands[self.turn.index()].len();
        let least = match self.order {
            Some(Order::First) => HAND,
            Some(Order::Second) => HAND - 1,
            Some(Order::Third) | None => HAND - 2,
        };
        let deck = !self.deck.is_empty();
        if self.hands.iter().any(|hand| hand.len() > HAND) || deck && !(others_full && own >= least) {
            return Err("a hand of too few or too many cards");
        }
        if deck == self.last.is_some() || self.order.is_none() && self.last != Some(self.turn) {
            return Err("somebody plays last while there are cards to draw");
        }
        let all = (1 << Clan::COUNT) - 1;
        let early = self.order == Some(Order::First) && self.changed != [0; SEATS];
        if early || self.changed.iter().any(|&clans| clans & !all != 0) {
            return Err("a change that does not fit");
        }
        if self.order.is_some() && !self.has_option() {
            return Err("an order that cannot be given");
        }
        if self.signs.is_sound() { Ok(()) } else { Err("signs that do not fit") }
    }
}
