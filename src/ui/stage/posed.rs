//! A position of the rules page in which moves can be tried.

use std::sync::Arc;

use crate::kernel::{Fast, Out, writing};
use crate::ui::lang::{Lang, Line};
use crate::ui::stage::erased::{Posed, Shown};
use crate::ui::stage::names::Names;
use crate::ui::stage::staged::{Scene, Staged};

/// The [`Posed`] of a game.
#[derive(Debug)]
pub struct Pose<G: Staged> {
    start: (G, Option<G::Move>),
    game: G,
    last: Vec<G::Event>,
    refused: Option<(G::Move, G::Illegal)>,
    hint: Option<G::Move>,
}

impl<G: Staged> Pose<G> {
    /// Poses a game, and shows what becomes of a move in it.
    #[must_use]
    pub fn new(game: G, mv: Option<G::Move>) -> Self {
        let start = (game.clone(), mv);
        let mut pose = Self { start, game, last: Vec::new(), refused: None, hint: None };
        pose.reset();
        pose
    }
}

impl<G: Staged> Pose<G> {
    /// What its board shows.
    #[must_use]
    pub fn look(&self) -> Scene<G> {
        Scene {
            last: self.last.clone(),
            refused: self.refused.clone(),
            hint: self.hint.clone(),
            ..Scene::of(&self.game)
        }
    }

    /// Whether the last move was refused.
    #[must_use]
    pub const fn is_refused(&self) -> bool {
        self.refused.is_some()
    }

    /// What the last move made happen, as far as whoever sees the board is told.
    #[must_use]
    pub fn last(&self) -> &[G::Event] {
        &self.last
    }
}

impl<G: Staged> Posed for Pose<G> {
    fn scene(&self) -> Arc<dyn Shown> {
        Arc::new(self.look())
    }

    fn submit(&mut self, mv: &[u8]) {
        let (Some(mv), Some(seat)) = (writing::read::<G::Move>(mv), self.game.to_act().first()) else {
            return;
        };
        self.hint = None;
        self.refused = match self.game.check(seat, &mv) {
            Err(why) => Some((mv, why)),
            Ok(()) => {
                let mut out = Out::new();
                self.game.apply(seat, &mv, &mut Fast::new(1), &mut out);
                let viewer = Scene::viewer(&self.game);
                let heard = out.into_told().into_iter().filter(|told| told.audience.includes(viewer));
                self.last = heard.map(|told| told.event).collect();
                None
            }
        };
    }

    fn refusal(&self, lang: Lang) -> Option<Line> {
        self.refused.as_ref().map(|(_, why)| Names::of::<G>(&[], lang).line(G::refusal(why, lang)))
    }

    fn reset(&mut self) {
        self.game = self.start.0.clone();
        (self.last, self.refused, self.hint) = (Vec::new(), None, None);
        if let (Some(mv), Some(seat)) = (self.start.1.clone(), self.game.to_act().first()) {
            match self.game.check(seat, &mv) {
                Ok(()) => self.hint = Some(mv),
                Err(why) => self.refused = Some((mv, why)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ninja_camp::{Event, NinjaCamp};

    /// The Flamingo peeks: its owner, who goes on, is told of the cards, and not of what the others see of it as well.
    #[test]
    fn one_viewer_is_told_one_half_of_a_secret() {
        let (game, mv) = NinjaCamp::diagram("NCA-D4d").expect("a diagram");
        let mv = writing::write(&mv.expect("a move"));
        let mut pose = Pose::new(game, None);
        pose.submit(&mv);
        let peeked = pose.last().iter().filter(|event| matches!(event, Event::Peeked { .. }));
        assert!(matches!(peeked.collect::<Vec<_>>()[..], [Event::Peeked { cards: Some(_), .. }]));
    }
}
