//! What Ninja Camp brings to the shared table: the board, its marks and cards, and the words in their places.

mod board;
mod cards;
mod diagrams;
mod grid;
mod hand;
mod marks;
mod panel;
mod seats;
#[cfg(test)]
mod tests;

use hand::Desk;

use super::text::{LID, Text, hint, text};
use super::{Event, First, Illegal, Move, NinjaCamp, Setup, View};
use crate::kernel::{Outcome, Seat};
use crate::ui::lang::{Lang, Line};
use crate::ui::stage::picture::{Markup, Picture, Touch};
use crate::ui::stage::staged::{GameWords, Opt, Scene, Staged};

/// Nobody gives up here: whoever has had enough passes (NCA-11).
impl Staged for NinjaCamp {
    type Hand = Desk;

    const COVER: &'static str = include_str!("art/cover.svg");

    const MINUTES: u8 = 30;

    const WORDS: [GameWords; 2] = LID;

    fn options(setup: &Setup, _seats: usize, lang: Lang) -> Vec<Opt> {
        let Text { first, live_scores, .. } = text(lang);
        vec![first.set(setup.first as usize), live_scores.set(setup.live_scores)]
    }

    fn choose(setup: &mut Setup, option: usize, value: usize) {
        match option {
            0 => setup.first = if value == 0 { First::Seat0 } else { First::Random },
            1 => setup.live_scores = value != 0,
            _ => {}
        }
    }

    fn mark(seat: Seat) -> Markup {
        cards::badge(seat)
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
        hint(view, mv, lang)
    }

    fn ending(view: &View, outcome: Outcome, lang: Lang) -> Line {
        (text(lang).ending)(view, outcome)
    }

    fn score(view: &View, names: &[String], lang: Lang) -> Markup {
        seats::score(view, names, text(lang))
    }

    fn standing(view: &View) -> Vec<i32> {
        view.game().scores().into_iter().map(i32::from).collect()
    }

    fn diagram(rule: &str) -> Option<(Self, Option<Move>)> {
        diagrams::diagram(rule)
    }

    fn hand(_scene: &Scene<Self>) -> Desk {
        Desk::default()
    }

    fn holds(desk: &Desk) -> bool {
        desk.holds()
    }

    fn touch(scene: &Scene<Self>, desk: &mut Desk, touch: Touch) -> Vec<Move> {
        hand::touch(scene, desk, touch)
    }

    fn picture(scene: &Scene<Self>, desk: &Desk, lang: Lang) -> Picture {
        board::picture(scene, desk, lang)
    }
}
