//! What one viewer may know, and a guess at the rest.

use serde::{Deserialize, Serialize};

use super::gesture::Gesture;
use super::state::NinjaDice;
use crate::kernel::{Seat, Viewer};

/// The state as one viewer knows it: all of it, but how others have thrown before the dice roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    viewer: Option<Seat>,
    game: NinjaDice,
}

impl View {
    pub(super) fn of(game: &NinjaDice, viewer: Viewer) -> Self {
        let sees_all = viewer == Viewer::All;
        let viewer = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let mut game = *game;
        for (index, gesture) in game.gestures.iter_mut().enumerate() {
            if !sees_all && viewer.is_none_or(|seat| seat.index() != index) {
                *gesture = None;
            }
        }
        Self { viewer, game }
    }

    /// Whose view it is; `None` for the table's and for that of everybody.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// The state without what is hidden. What this viewer may do can be asked of it as of the true one.
    #[must_use]
    pub fn game(&self) -> &NinjaDice {
        &self.game
    }

    /// Others are taken to have thrown in the usual way.
    pub(super) fn guess(&self) -> NinjaDice {
        let mut game = self.game;
        let seats = game.seats;
        for seat in self.game.ready.iter() {
            if let Some(gesture) = game.gestures.get_mut(seat.index()) {
                gesture.get_or_insert_with(|| Gesture::usual(seat, seats));
            }
        }
        game
    }
}
