//! A bot's decision as bytes, so that it can be made somewhere else: in a worker, which knows no types.
//!
//! The page writes an [`Errand`], whoever runs it reads it back into a [`Mind`], and the move that comes out
//! goes home as bytes again.

use serde::{Deserialize, Serialize};

use super::Visitor;
use crate::bots::{Botted, Thinker};
use crate::kernel::{Fast, Level, Seat, writing};

/// A decision to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Errand {
    game: String,
    view: Vec<u8>,
    seat: Seat,
    level: Level,
    luck: u64,
}

/// Some game's [`Thinker`], whose move is bytes.
pub trait Mind {
    /// Looks at about `positions` more positions. `Some` once it has decided, and the same from then on.
    fn think(&mut self, positions: u32) -> Option<Vec<u8>>;
}

impl Errand {
    /// What `seat`, who is to act in `view`, should do. See [`Botted::thinker`].
    #[must_use]
    pub fn new<G: Botted>(view: &G::View, seat: Seat, level: Level, luck: u64) -> Self {
        Self { game: G::ABOUT.slug.to_owned(), view: writing::write(view), seat, level, luck }
    }

    /// As bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        writing::write(self)
    }

    /// From the bytes of [`Errand::to_bytes`].
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        writing::read(bytes)
    }

    /// Begins to think; `None` if the game is not known here, or its view is not one in which the seat is to act.
    #[must_use]
    pub fn begin(&self) -> Option<Box<dyn Mind>> {
        super::visit(&self.game, &mut Begin(self)).flatten()
    }

    /// Begins to think where only one game is known, by its slug.
    #[inline]
    #[must_use]
    pub fn begin_as(&self, slug: &str) -> Option<Box<dyn Mind>> {
        if self.game == slug { super::visit(slug, &mut Begin(self)).flatten() } else { None }
    }

    /// The slug of the game it is from.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }
}

/// The move of a game that a [`Mind`] gave as bytes.
#[must_use]
pub fn read_move<G: Botted>(bytes: &[u8]) -> Option<G::Move> {
    writing::read(bytes)
}

struct Begin<'a>(&'a Errand);

impl Visitor for Begin<'_> {
    type Out = Option<Box<dyn Mind>>;
    fn visit<G: Botted>(&mut self) -> Self::Out {
        let Errand { view, seat, level, luck, .. } = self.0;
        let view: G::View = writing::read(view)?;
        let game = G::guess(&view, &mut Fast::new(*luck));
        let is_sound = game.audit().is_ok() && game.to_act().has(*seat);
        is_sound.then(|| Box::new(Of(G::thinker(&view, *seat, *level, *luck))) as Box<dyn Mind>)
    }
}

struct Of<G: Botted>(Box<dyn Thinker<G>>);

impl<G: Botted> Mind for Of<G> {
    fn think(&mut self, positions: u32) -> Option<Vec<u8>> {
        self.0.think(positions).map(|mv| writing::write(&mv))
    }
}
