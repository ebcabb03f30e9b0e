//! What Shogun brings to the shared table: the board, its marks and pieces, and the words in their places.

mod board;
pub(super) mod diagrams;
mod hand;
mod marks;
mod piece;
#[cfg(test)]
mod tests;

use hand::Desk;

use super::moves::{Illegal, Move};
use super::rules::{Begins, Event, Setup, Turned};
use super::state::{Shogun, Side};
use super::text::{self, Text, text};
use crate::kernel::{Outcome, Seat};
use crate::ui::lang::{Lang, Line};
use crate::ui::stage::picture::{Markup, Picture, Touch};
use crate::ui::stage::staged::{GameWords, Opt, Parting, Scene, Staged};

impl Staged for Shogun {
    type Hand = Desk;

    const COVER: &'static str = include_str!("art/cover.svg");

    const MINUTES: u8 = 20;

    const WORDS: [GameWords; 2] = text::LID;

    fn options(setup: &Setup, _seats: usize, lang: Lang) -> Vec<Opt> {
        let Text { begins, turned, turn_on, drawn_field, touch_move, .. } = text(lang);
        vec![
            begins.set(setup.begins as usize),
            turned.set(setup.turned as usize),
            turn_on.set(setup.turn_after),
            drawn_field.set(setup.drawn_field),
            touch_move.set(setup.touch_move),
        ]
    }

    fn choose(setup: &mut Setup, option: usize, value: usize) {
        const BEGINS: [Begins; 3] = [Begins::White, Begins::Red, Begins::Random];
        const TURNED: [Turned; 5] =
            [Turned::Not, Turned::Quarter, Turned::Half, Turned::ThreeQuarters, Turned::Random];
        match option {
            0 => setup.begins = BEGINS[value.min(2)],
            1 => setup.turned = TURNED[value.min(4)],
            2 => setup.turn_after = value == 1,
            3 => setup.drawn_field = value == 1,
            4 => setup.touch_move = value == 1,
            _ => {}
        }
    }

    fn rematch(setup: &Setup) -> Setup {
        setup.next_game()
    }

    fn mark(seat: Seat) -> Markup {
        piece::mark(seat)
    }

    fn beside(view: &Self, seat: Seat, lang: Lang) -> Markup {
        let taken: Vec<Markup> = Side::of(seat)
            .other()
            .pieces()
            .filter(|&piece| view.square(piece).is_none())
            .map(piece::alone)
            .collect();
        let words = text(lang);
        let spoken = (words.taken_spoken)(Side::of(seat), taken.len() as u8);
        let shown = match taken.is_empty() {
            true => format!("<em>{}</em>", words.nothing_taken),
            false => format!("<span>{}</span>", taken.concat()),
        };
        format!(
            r#"<div class="taken" role="img" aria-label="{spoken}"><small>{}</small> {shown}</div>"#,
            words.taken[seat.index()]
        )
    }

    fn task(view: &Self, seat: Seat, lang: Lang) -> String {
        (text(lang).task)(view, Side::of(seat))
    }

    fn call(view: &Self, lang: Lang) -> Option<&'static str> {
        let threatened = view.is_playing() && view.threat(view.turn()).is_some();
        threatened.then(|| text(lang).call)
    }

    fn told(event: &Event, lang: Lang) -> Option<(Seat, Line)> {
        (text(lang).told)(event).map(|(side, line)| (side.seat(), line))
    }

    fn refusal(why: &Illegal, lang: Lang) -> Line {
        (text(lang).refused)(why)
    }

    fn reason(view: &Self, mv: &Move, lang: Lang) -> String {
        let why = (text(lang).reason)(view, mv);
        if let Move::Go { from, to } = mv { format!("{from}–{to}. {why}") } else { why }
    }

    fn ending(view: &Self, _outcome: Outcome, lang: Lang) -> Line {
        view.end().map_or_else(|| Line::new("", "SHO-20"), |end| (text(lang).ending)(end))
    }

    fn standing(view: &Self) -> Vec<i32> {
        Side::BOTH.map(|side| i32::from(view.count(side))).to_vec()
    }

    fn parting(view: &Self, seat: Seat) -> Vec<(Parting, Move)> {
        use crate::kernel::Game;
        let all = [
            (Parting::AcceptDraw, Move::AnswerDraw(true)),
            (Parting::DeclineDraw, Move::AnswerDraw(false)),
            (Parting::OfferDraw, Move::OfferDraw),
            (Parting::Resign, Move::Resign),
        ];
        all.into_iter().filter(|(_, mv)| view.check(seat, mv).is_ok()).collect()
    }

    fn diagram(rule: &str) -> Option<(Self, Option<Move>)> {
        diagrams::diagram(rule)
    }

    fn hand(scene: &Scene<Self>) -> Desk {
        Desk::at(scene)
    }

    fn holds(desk: &Desk) -> bool {
        desk.hand.holds()
    }

    fn touch(scene: &Scene<Self>, desk: &mut Desk, touch: Touch) -> Vec<Move> {
        hand::touch(scene, desk, touch)
    }

    fn picture(scene: &Scene<Self>, desk: &Desk, lang: Lang) -> Picture {
        board::picture(scene, desk, lang)
    }
}
