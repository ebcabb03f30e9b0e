//! What Ninja Night brings to the shared table: the village from above, the strip outside it, and the words in their
//! places.

mod board;
mod buttons;
mod closer;
mod desk;
mod diagrams;
mod hand;
mod marks;
mod panel;
mod pieces;
mod place;
mod planner;
mod practice;
mod scenery;
mod seats;
mod string;
#[cfg(test)]
mod tests;

use desk::Desk;

use super::text::{LID, PRACTICE, Text, text};
use super::{Event, First, Illegal, Move, NinjaNight, Setup, View};
use crate::kernel::{Outcome, Seat};
use crate::ui::lang::{Lang, Line};
use crate::ui::stage::picture::{Markup, Picture, Touch};
use crate::ui::stage::staged::{GameWords, Opt, Practice, Scene, Staged};

/// Nobody gives up here: whoever has had enough does nothing (NNI-8).
impl Staged for NinjaNight {
    type Hand = Desk;

    const COVER: &'static str = include_str!("art/cover.svg");

    const MINUTES: u8 = 30;

    const WORDS: [GameWords; 2] = LID;

    const PRACTICE: Option<Practice<Self>> = Some(Practice {
        words: PRACTICE,
        pose: practice::pose,
        note: practice::note,
        report: practice::report,
    });

    fn options(setup: &Setup, _seats: usize, lang: Lang) -> Vec<Opt> {
        let Text { expert, first, .. } = text(lang);
        vec![expert.set(setup.expert), first.set(setup.first as usize)]
    }

    fn choose(setup: &mut Setup, option: usize, value: usize) {
        match option {
            0 => setup.expert = value != 0,
            1 => setup.first = if value == 0 { First::Seat0 } else { First::Random },
            _ => {}
        }
    }

    fn mark(seat: Seat) -> Markup {
        pieces::badge(seat)
    }

    fn beside(view: &View, seat: Seat, lang: Lang) -> Markup {
        seats::beside(view, seat, text(lang))
    }

    fn task(view: &View, seat: Seat, lang: Lang) -> String {
        (text(lang).task)(view, seat)
    }

    fn told(event: &Event, lang: Lang) -> Option<(Seat, Line)> {
        (text(lang).told)(event)
    }

    fn refusal(why: &Illegal, lang: Lang) -> Line {
        (text(lang).refused)(why)
    }

    fn reason(view: &View, mv: &Move, lang: Lang) -> String {
        (text(lang).reason)(view, mv)
    }

    /// How long a string should be is for the person to judge.
    fn follows(mv: &Move) -> bool {
        !matches!(mv, Move::Leap { .. } | Move::Attack { .. } | Move::Shuriken { .. } | Move::Kunai { .. })
    }

    fn ending(view: &View, outcome: Outcome, lang: Lang) -> Line {
        (text(lang).ending)(view, outcome)
    }

    fn score(view: &View, names: &[String], lang: Lang) -> Markup {
        seats::score(view, names, text(lang))
    }

    fn standing(view: &View) -> Vec<i32> {
        Seat::all(view.game().seats()).map(|seat| i32::from(view.game().score(seat).value)).collect()
    }

    fn diagram(rule: &str) -> Option<(Self, Option<Move>)> {
        diagrams::diagram(rule)
    }

    fn hand(_scene: &Scene<Self>) -> Desk {
        Desk::default()
    }

    /// Everything that is held is held in a field, which keeps the page from scrolling by itself.
    fn holds(_desk: &Desk) -> bool {
        false
    }

    fn touch(scene: &Scene<Self>, desk: &mut Desk, touch: Touch) -> Vec<Move> {
        hand::touch(scene, desk, touch)
    }

    fn picture(scene: &Scene<Self>, desk: &Desk, lang: Lang) -> Picture {
        board::picture(scene, desk, lang)
    }
}
