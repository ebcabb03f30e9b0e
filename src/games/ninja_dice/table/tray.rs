//! The buttons below the board: which there are, in their order, what they say, and how they throw.

use super::hand::{Desk, throwers};
use crate::games::ninja_dice::text::Text;
use crate::games::ninja_dice::{Gesture, Move, NinjaDice, Phase};
use crate::kernel::Seat;
use crate::ui::stage::picture::Button as Seen;
use crate::ui::stage::staged::Scene;

/// What a button below the board does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Button {
    ThrowFor(Seat),
    /// Another force for the next throw by a button, another aim.
    Force,
    Aim,
    StealNothing,
    BoostNothing,
    Again,
    Stop,
    Lay,
    Laid,
    LayBack,
    /// The chosen die to the left, up, down, to the right, turned back, turned on.
    Step(usize),
}

/// How a button throws: gently, ordinarily or hard (0 to 2); to the left, the middle or the right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Swing {
    pub(super) force: usize,
    pub(super) aim: usize,
}

impl Default for Swing {
    fn default() -> Self {
        Self { force: 1, aim: 1 }
    }
}

impl Swing {
    /// The throw of a seat.
    pub(super) fn of(self, seat: Seat, seats: u8) -> Gesture {
        let gesture = Gesture::some(seat, seats).nth(3 * self.force + self.aim);
        gesture.unwrap_or_else(|| Gesture::usual(seat, seats))
    }
}

/// What the buttons do, in their order.
pub(super) fn buttons(scene: &Scene<NinjaDice>, desk: &Desk) -> Vec<Button> {
    if scene.actor.is_none() {
        return Vec::new();
    }
    let game = scene.view.game();
    match game.phase() {
        Phase::Throwing => {
            // Who has thrown keeps their place, and the ninja comes first: two clicks where "throw again" was, or on any
            // button, throw nobody else's dice.
            let all = throwers(scene);
            let ninja = Some(game.active()).filter(|&seat| all.has(seat));
            let throws = ninja.into_iter().chain(all.without(game.active()).iter());
            [Button::Force, Button::Aim].into_iter().chain(throws.map(Button::ThrowFor)).collect()
        }
        Phase::Arrow(_) => vec![Button::StealNothing],
        Phase::Fortune(_) => vec![Button::BoostNothing],
        Phase::Deciding => {
            // While dice are laid no button comes or goes: it would be under a finger that means another.
            if desk.laying {
                let steps = (0..6).map(Button::Step).filter(|_| desk.chosen.is_some());
                return steps.chain([Button::LayBack, Button::Laid]).collect();
            }
            // Stopping first, where no throw was: the second of two clicks on one does not end the turn.
            let back = desk.places.iter().any(Option::is_some).then_some(Button::LayBack);
            [Button::Stop, Button::Again, Button::Lay].into_iter().chain(back).collect()
        }
        Phase::Over => Vec::new(),
    }
}

/// The buttons as they are seen.
pub(super) fn tray(scene: &Scene<NinjaDice>, desk: &Desk, words: &Text) -> Vec<Seen> {
    let alone = throwers(scene).len() == 1;
    let throws = matches!(scene.hint, Some(Move::Throw(_)));
    let stops = matches!(scene.hint, Some(Move::Stop(_)));
    let one = |does: Button| {
        let (label, primary) = match does {
            Button::ThrowFor(_) if alone => (words.throw_for_me, throws),
            Button::ThrowFor(seat) if desk.has_thrown(scene.view.game(), seat) => {
                (words.has_thrown[seat.index() % 5], false)
            }
            Button::ThrowFor(seat) => {
                (words.throw_for[seat.index() % 5], throws && scene.actor == Some(seat))
            }
            Button::Force => (words.forces[desk.swing.force], false),
            Button::Aim => (words.aims[desk.swing.aim], false),
            Button::StealNothing => (words.steal_nothing, matches!(scene.hint, Some(Move::Shoot(None)))),
            Button::BoostNothing => (words.boost_nothing, matches!(scene.hint, Some(Move::Boost(None)))),
            Button::Again => (words.throw_again, desk.marked != 0 && !stops),
            Button::Stop => (words.stop, desk.marked == 0 || stops),
            Button::Lay => (words.lay, false),
            Button::Laid => (words.laid, true),
            Button::LayBack => (words.lay_back, false),
            Button::Step(step) => (words.steps[step], false),
        };
        Seen { label: label.to_owned(), primary }
    };
    buttons(scene, desk).into_iter().map(one).collect()
}
