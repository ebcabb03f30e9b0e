//! What one viewer may know, and a guess at the rest.

use serde::{Deserialize, Serialize};

use super::data::{CHESTS, Chest, PINK, TOKENS};
use super::state::{Action, NinjaNight, Phase};
use super::tokens::Token;
use crate::kernel::{Chance, ChanceExt, Seat, Seats, Viewer};

/// The state as one viewer knows it. What is hidden from them is `None` in it.
///
/// Everyone sees where everything lies and the colour of every back; who has looked at a token remembers it wherever it
/// goes (NNI-R9). Plans are seen by their owner until all are revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    viewer: Option<Seat>,
    game: NinjaNight,
}

impl View {
    pub(super) fn of(game: &NinjaNight, viewer: Viewer) -> Self {
        let mut game = *game;
        for token in Token::all() {
            let knows = match viewer {
                Viewer::Seat(seat) => game.knowing(token).has(seat),
                Viewer::Table => false,
                Viewer::All => game.knowing(token) != Seats::NONE,
            };
            if !knows && !game.is_open(token) {
                game.chests[token.index()] = None;
            }
        }
        if game.phase == Phase::Planning && viewer != Viewer::All {
            for seat in Seat::all(game.seats).filter(|&seat| viewer != Viewer::Seat(seat)) {
                game.plans[seat.index()] = None;
            }
        }
        Self { viewer: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None }, game }
    }

    /// Whose view it is; `None` for the table's, or everybody's at once.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// What the viewer sees.
    #[must_use]
    pub fn game(&self) -> &NinjaNight {
        &self.game
    }

    /// A state that this view allows: the tokens that the viewer does not know are dealt anew, and so are the plans.
    pub(super) fn guess(&self, chance: &mut dyn Chance) -> NinjaNight {
        let mut game = self.game;
        let mut unseen = [false; TOKENS];
        for token in Token::all() {
            unseen[token.index()] = game.chest(token).is_none();
        }
        for (back, chests) in [(0..PINK, &CHESTS[..PINK]), (PINK..TOKENS, &CHESTS[PINK..])] {
            let mut rest: Vec<Chest> = chests.to_vec();
            for chest in game.chests[back.clone()].iter().flatten() {
                if let Some(at) = rest.iter().position(|other| other == chest) {
                    rest.swap_remove(at);
                }
            }
            chance.shuffle(&mut rest);
            let places = game.chests[back.clone()].iter_mut().zip(&unseen[back]);
            for ((place, _), chest) in places.filter(|(_, unseen)| **unseen).zip(rest) {
                *place = Some(chest);
            }
        }
        if game.phase == Phase::Planning {
            for seat in game.planned.iter() {
                if let Some(plan @ None) = game.plans.get_mut(seat.index()) {
                    *plan = Some([(); 2].map(|()| Action::ALL[chance.below(5) as usize]));
                }
            }
        }
        game
    }
}
