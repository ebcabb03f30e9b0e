//! Counting every component. A view that comes from outside is trusted only after this.

use super::cards::{Card, Clan};
use super::data::{NINJAS, PEEKED, rows};
use super::state::{NinjaCamp, Phase};
use super::view::in_game;
use crate::kernel::{Seat, Seats};

impl NinjaCamp {
    pub(super) fn count_all(&self) -> Result<(), &'static str> {
        self.count_seats()?;
        self.count_cards()?;
        self.count_ninjas()?;
        self.count_secrets()
    }

    /// Every seat that is named is at the table.
    fn count_seats(&self) -> Result<(), &'static str> {
        let seats = self.seats;
        if !(2..=4).contains(&seats) || self.grid.rows() != rows(seats) {
            return Err("the grid is not that of so many players");
        }
        let sits = |seat: Seat| seat.index() < usize::from(seats);
        let passed: Seats = self.passed().collect();
        let count = self.passed().count();
        let named = [Some(self.turn), self.secret.map(|secret| secret.seat)];
        let recent = self.recent.map(|played| played.map(|(seat, _)| seat));
        let mut all = named.into_iter().chain(recent).chain(self.passed).flatten().chain(self.used.iter());
        if !all.all(sits) {
            return Err("a seat that is not at the table");
        }
        if passed.len() != count || self.passed.iter().skip(count).any(Option::is_some) {
            return Err("somebody passed twice");
        }
        if recent[1].is_some() && (recent[0].is_none() || recent[0] == recent[1]) {
            return Err("the last cards are not of two players");
        }
        let over = self.phase == Phase::Over;
        if over != (count == usize::from(seats)) || !over && passed.has(self.turn) {
            return Err("who has passed does not fit what is waited for");
        }
        let clans = &self.clans[..usize::from(seats)];
        let doubled = (1..clans.len()).any(|index| clans[..index].contains(&clans[index]));
        if doubled { Err("a clan of two players") } else { Ok(()) }
    }

    /// Every card is there once.
    fn count_cards(&self) -> Result<(), &'static str> {
        let mut lying = 0_u64;
        for card in Card::ALL {
            let spaces = self.grid.with(card);
            if spaces & lying != 0 || spaces & !self.grid.spaces() != 0 {
                return Err("a card lies beside the grid or on another");
            }
            lying |= spaces;
        }
        let count = usize::from(self.unused_count);
        if count > self.unused.len()
            || self.unused.iter().enumerate().any(|(index, card)| card.is_some() != (index < count))
        {
            return Err("the unused cards are not as many as they should be");
        }
        let secret = self.secret.and_then(|secret| secret.card);
        for card in Card::ALL {
            let piles = self.hands.iter().chain(&self.discards).map(|pile| usize::from(pile.copies(card)));
            let aside = self.unused.iter().flatten().chain(&secret).filter(|&&other| other == card).count();
            let found = piles.sum::<usize>() + self.grid.with(card).count_ones() as usize + aside;
            let expected = in_game(card, self.seats);
            if found != expected {
                return Err("a card is missing or doubled");
            }
        }
        Ok(())
    }

    /// Ninjas stand on cards, each on its own, and all do once the game has begun.
    fn count_ninjas(&self) -> Result<(), &'static str> {
        let placed: Vec<usize> = self.ninjas.iter().map(|ninjas| ninjas.iter().flatten().count()).collect();
        let total: usize = placed.iter().sum();
        let held = self.occupied();
        if held.count_ones() as usize != total {
            return Err("two ninjas on one space");
        }
        let over = self.phase == Phase::Over;
        let standing = self.grid.cards() & !self.grid.with(Card::Wall);
        let allowed = if over { self.grid.spaces() & !self.grid.cards() } else { standing };
        if held & !allowed != 0 {
            return Err("ninjas do not stand where they should");
        }
        let gap =
            |ninjas: &[Option<_>; NINJAS]| ninjas.windows(2).any(|two| two[0].is_none() && two[1].is_some());
        let (playing, rest) = placed.split_at(usize::from(self.seats));
        let all_placed = playing.iter().all(|&count| count == NINJAS);
        let placing = self.phase == Phase::Placing;
        if placing == all_placed || rest.iter().any(|&count| count > 0) || self.ninjas.iter().any(gap) {
            return Err("ninjas are placed out of turn");
        }
        if placing && playing[self.turn.index()] == NINJAS {
            return Err("somebody places a ninja who has placed all");
        }
        Ok(())
    }

    /// Only the Flamingo sees and holds what others do not.
    fn count_secrets(&self) -> Result<(), &'static str> {
        let is_flamingo = |seat: Seat| self.clan(seat) == Clan::Flamingo && self.used.has(seat);
        if let Some(secret) = self.secret
            && (!is_flamingo(secret.seat) || secret.card == Some(Card::Wall) || self.phase == Phase::Over)
        {
            return Err("a secret that does not fit");
        }
        let taken = usize::from(self.unused_count) + usize::from(self.grid.rows()) * 8;
        let Phase::Choosing(start) = self.phase else { return Ok(()) };
        let left = self.grid.cards() & !self.grid.with(Card::Wall) & !self.occupied() & start.bit() != 0;
        let whole = taken == usize::from(super::data::SHUFFLED) && usize::from(self.unused_count) >= PEEKED;
        if is_flamingo(self.turn) && self.secret.is_none() && left && whole {
            Ok(())
        } else {
            Err("a choice that does not fit")
        }
    }
}
