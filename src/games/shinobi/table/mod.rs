//! What Shinobi brings to the shared table: provinces, armies and hands, and the words in their places.

mod board;
mod cards;
pub(super) mod diagrams;
mod hand;
mod layout;
mod marks;
mod seats;
#[cfg(test)]
mod tests;
mod trips;

use hand::Desk;

use super::text::{LID, text};
use super::{Clan, Event, Illegal, Move, Setup, Shinobi, View};
use crate::kernel::{Outcome, Seat};
use crate::ui::lang::{Lang, Line};
use crate::ui::stage::picture::{Markup, Picture, Touch};
use crate::ui::stage::staged::{GameWords, Opt, Scene, Staged};

/// Nobody gives up here: a game of several goes on without whom it would lose.
impl Staged for Shinobi {
    type Hand = Desk;

    const COVER: &'static str = include_str!("art/cover.svg");

    const MINUTES: u8 = 25;

    const WORDS: [GameWords; 2] = LID;

    /// The sheet has no options.
    fn options(_setup: &Setup, _seats: usize, _lang: Lang) -> Vec<Opt> {
        Vec::new()
    }

    fn choose(_setup: &mut Setup, _option: usize, _value: usize) {}

    fn mark(seat: Seat) -> Markup {
        cards::badge(seat)
    }

    fn beside(view: &View, seat: Seat, lang: Lang) -> Markup {
        seats::beside(view, seat, text(lang))
    }

    fn task(view: &View, seat: Seat, lang: Lang) -> String {
        (text(lang).task)(view, seat)
    }

    fn call(view: &View, lang: Lang) -> Option<&'static str> {
        let game = view.game();
        (game.last().is_some() && game.order().is_some()).then(|| text(lang).last_round)
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

    fn ending(view: &View, outcome: Outcome, lang: Lang) -> Line {
        (text(lang).ending)(view, outcome)
    }

    fn score(view: &View, names: &[String], lang: Lang) -> Markup {
        seats::score(view, names, text(lang))
    }

    /// How many cards each clan has over all provinces: what everyone can see while it is secret who serves which.
    fn standing(view: &View) -> Vec<i32> {
        Clan::ALL.map(|clan| i32::from(view.game().total(clan))).to_vec()
    }

    /// The clans, played or not: who served which is in the score.
    fn charted(_: &View, _: &[String], lang: Lang) -> Vec<String> {
        Clan::ALL.map(|clan| text(lang).clan(clan).to_owned()).to_vec()
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
