//! What Ninja Dice brings to the shared table: the house, the table with its dice, and the words in their places.

mod board;
mod closer;
mod diagrams;
mod dice;
mod hand;
mod laying;
mod layout;
mod marks;
mod rail;
mod seats;
mod sprites;
#[cfg(test)]
mod tests;
mod tray;

use hand::Desk;

use super::data::SEATS;
use super::text::{LID, text};
use super::{Event, First, Illegal, Move, NinjaDice, Setup, View};
use crate::kernel::{Outcome, Seat};
use crate::ui::lang::{Lang, Line};
use crate::ui::stage::picture::{Markup, Picture, Touch};
use crate::ui::stage::staged::{GameWords, Opt, Scene, Staged};

/// Nobody gives up here: three rounds are soon played.
impl Staged for NinjaDice {
    type Hand = Desk;

    const COVER: &'static str = include_str!("art/cover.svg");

    const MINUTES: u8 = 25;

    const WORDS: [GameWords; 2] = LID;

    fn options(setup: &Setup, seats: usize, lang: Lang) -> Vec<Opt> {
        let value = match setup.first {
            First::Random => 0,
            First::Seat(seat) => seat.index() % seats.max(1) + 1,
        };
        vec![text(lang).first.set_of(seats + 1, value)]
    }

    fn choose(setup: &mut Setup, option: usize, value: usize) {
        if option == 0 {
            let seat = value.checked_sub(1).and_then(|seat| Seat::checked(seat as u8, SEATS as u8));
            setup.first = seat.map_or(First::Random, First::Seat);
        }
    }

    fn mark(seat: Seat) -> Markup {
        dice::alone(seat)
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

    /// A throw comes from a hand, and others around the table may have thrown already and wait.
    fn follows(mv: &Move) -> bool {
        !matches!(mv, Move::Throw(_))
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

    fn standing(view: &View) -> Vec<i32> {
        let game = view.game();
        Seat::all(game.seats()).map(|seat| i32::from(game.treasures(seat))).collect()
    }

    fn diagram(rule: &str) -> Option<(Self, Option<Move>)> {
        diagrams::diagram(rule)
    }

    fn hand(scene: &Scene<Self>) -> Desk {
        Desk::new(scene)
    }

    /// Dice are held in fields, where the page does not scroll anyway.
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
