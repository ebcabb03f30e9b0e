//! One try of what a game lets practise.

use std::sync::Arc;

use crate::kernel::Fast;
use crate::ui::lang::{Lang, Line};
use crate::ui::stage::erased::{AnyHand, Bytes, Drill, Posed, Shown};
use crate::ui::stage::names::{Names, sign};
use crate::ui::stage::picture::{Markup, Picture, Touch};
use crate::ui::stage::posed::Pose;
use crate::ui::stage::staged::{Practice, Scene, Staged};

/// The [`Drill`] of a game.
#[derive(Debug)]
pub struct Try<G: Staged> {
    practice: Practice<G>,
    pose: Pose<G>,
    /// The hand that is at it; `None` once it is over.
    hand: Option<G::Hand>,
}

impl<G: Staged> Try<G> {
    /// A try by chance, hard or not; `None` where nothing is practised.
    #[must_use]
    pub fn new(hard: bool, seed: u64) -> Option<Self> {
        let practice = G::PRACTICE?;
        let (game, hand) = (practice.pose)(hard, &mut Fast::new(seed))?;
        Some(Self { practice, pose: Pose::new(game, None), hand: Some(hand) })
    }

    /// What its board shows: nobody acts once it is over.
    #[must_use]
    pub fn look(&self) -> Scene<G> {
        let scene = self.pose.look();
        match self.hand {
            Some(_) => scene,
            None => Scene { actor: None, moves: Vec::new(), ..scene },
        }
    }
}

impl<G: Staged> Drill for Try<G> {
    fn scene(&self) -> Arc<dyn Shown> {
        let scene = self.look();
        match &self.hand {
            Some(hand) => Arc::new(Begun { scene, hand: hand.clone() }),
            None => Arc::new(scene),
        }
    }

    fn submit(&mut self, mv: &[u8]) -> Option<String> {
        self.hand.as_ref()?;
        self.pose.submit(mv);
        let note = (self.practice.note)(self.pose.last());
        if note.is_some() {
            self.hand = None;
        } else if !self.pose.is_refused() {
            // Beside what is practised: as if it had not been.
            self.pose.reset();
        }
        note
    }

    fn told(&self, lang: Lang) -> String {
        let told = self.pose.last().iter().filter_map(|event| G::told(event, lang));
        let said = told.take(1).map(|(seat, line)| format!("{} {}", sign(seat), line.text)).collect();
        Names::of::<G>(&[], lang).text(said)
    }

    fn refusal(&self, lang: Lang) -> Option<Line> {
        self.pose.refusal(lang)
    }

    fn report(&self, notes: &[&str], lang: Lang) -> Markup {
        (self.practice.report)(notes, lang)
    }
}

/// A scene to which a hand comes that has begun already.
struct Begun<G: Staged> {
    scene: Scene<G>,
    hand: G::Hand,
}

impl<G: Staged> Shown for Begun<G> {
    fn hand(&self) -> AnyHand {
        Box::new(self.hand.clone())
    }

    fn holds(&self, hand: &AnyHand) -> bool {
        self.scene.holds(hand)
    }

    fn touch(&self, hand: &mut AnyHand, touch: Touch) -> Vec<Bytes> {
        self.scene.touch(hand, touch)
    }

    fn picture(&self, hand: &AnyHand, lang: Lang) -> Picture {
        self.scene.picture(hand, lang)
    }
}
