//! What one viewer may know, and a guess at the rest.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::data::{PEEKED, STARTING};
use super::state::{NinjaCamp, Phase, Secret, UNUSED};
use crate::kernel::{Chance, ChanceExt, Seat, Viewer};

/// The state as one viewer knows it. What is hidden from them is `None` in it.
///
/// Everything lies open but the unused cards. Of those the Flamingo's owner sees three while choosing; one that was
/// taken is known to its owner alone until it is played or the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    viewer: Option<Seat>,
    game: NinjaCamp,
}

impl View {
    pub(super) fn of(game: &NinjaCamp, viewer: Viewer) -> Self {
        let sees = |seat| viewer == Viewer::All || viewer == Viewer::Seat(seat);
        let mut game = *game;
        let chooses = matches!(game.phase, Phase::Choosing(_)) && sees(game.turn);
        game.unused[if chooses { PEEKED } else { 0 }..].fill(None);
        if let Some(secret) = &mut game.secret
            && !sees(secret.seat)
        {
            secret.card = None;
        }
        Self { viewer: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None }, game }
    }

    /// Whose view it is; `None` for the table's and for everybody's at once.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// The state without what is hidden. What this viewer may do can be asked of it as of the true one.
    #[must_use]
    pub fn game(&self) -> &NinjaCamp {
        &self.game
    }

    /// Deals the cards that this viewer has not seen to the places where they must be.
    pub(super) fn guess(&self, chance: &mut dyn Chance) -> NinjaCamp {
        let mut game = self.game;
        let mut unseen = self.unseen();
        chance.shuffle(&mut unseen);
        if let Some(Secret { card: secret @ None, .. }) = &mut game.secret {
            let taken = unseen.iter().position(|&card| card != Card::Wall);
            *secret = taken.map(|index| unseen.swap_remove(index));
        }
        let count = usize::from(game.unused_count).min(UNUSED);
        for place in game.unused[..count].iter_mut().filter(|place| place.is_none()) {
            *place = unseen.pop();
        }
        game
    }

    /// The cards that lie where this viewer cannot see them.
    fn unseen(&self) -> Vec<Card> {
        let game = &self.game;
        let secret = game.secret.and_then(|secret| secret.card);
        let mut unseen = Vec::new();
        for card in Card::ALL {
            let piles = game.hands.iter().chain(&game.discards).map(|pile| usize::from(pile.copies(card)));
            let known = game.unused.iter().flatten().chain(&secret).filter(|&&known| known == card).count();
            let seen = piles.sum::<usize>() + game.grid.with(card).count_ones() as usize + known;
            let in_game = in_game(card, game.seats);
            unseen.extend(core::iter::repeat_n(card, in_game.saturating_sub(seen)));
        }
        unseen
    }
}

/// How many cards of a type are in a game: those that are shuffled, and the starting hands.
pub(super) fn in_game(card: Card, seats: u8) -> usize {
    let starting = STARTING.iter().filter(|&&technique| Card::Technique(technique) == card).count();
    usize::from(card.copies()) + starting * usize::from(seats)
}
