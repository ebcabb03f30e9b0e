//! What Shogun brings to the shared table: the board, its marks and pieces, and the words in their places.

mod board;
mod marks;
mod piece;

use leptos::prelude::*;

use super::diagrams;
use super::moves::{Illegal, Move};
use super::rules::{Begins, Event, Setup, Turned};
use super::state::{Shogun, Side};
use super::text::{self, Text, text};
use crate::kernel::{Outcome, Seat};
use crate::ui::lang::{Lang, Line, Section};
use crate::ui::staged::{Diagram, GameWords, Parting, Stage, Staged};
use crate::ui::widgets::{Choice, Switch};

impl Staged for Shogun {
    fn words(lang: Lang) -> GameWords {
        let Text { name, tagline, credit, chart, sides, .. } = text(lang);
        GameWords { name, tagline, minutes: 20, credit, seats: sides, chart }
    }

    fn board(stage: Stage<Self>) -> AnyView {
        board::board(stage)
    }

    fn options(setup: RwSignal<Setup>, lang: Lang) -> AnyView {
        let words = text(lang);
        const BEGINS: [Begins; 3] = [Begins::White, Begins::Red, Begins::Random];
        const TURNED: [Turned; 5] =
            [Turned::Not, Turned::Quarter, Turned::Half, Turned::ThreeQuarters, Turned::Random];
        let switch = move |pick: fn(&Text) -> text::Switch, is: fn(&mut Setup) -> &mut bool| {
            view! {
                <Switch
                    label=pick(words).label
                    note=pick(words).hint
                    on=Signal::derive(move || *is(&mut setup.get()))
                    turn=move |on: bool| setup.update(|setup| *is(setup) = on)
                />
            }
        };
        view! {
            <div class="opt">
                <span>{words.begins.label}<small>{words.begins.hint}</small></span>
                <Choice
                    label=words.begins.label
                    choices=words.begins.values.to_vec()
                    value=Signal::derive(move || setup.get().begins as usize)
                    choose=move |place: usize| setup.update(|setup| setup.begins = BEGINS[place])
                />
            </div>
            <div class="opt">
                <span>{words.turned.label}<small>{words.turned.hint}</small></span>
                <Choice
                    label=words.turned.label
                    choices=words.turned.values.to_vec()
                    value=Signal::derive(move || setup.get().turned as usize)
                    choose=move |place: usize| setup.update(|setup| setup.turned = TURNED[place])
                />
            </div>
            {switch(|words| words.turn_on, |setup| &mut setup.turn_after)}
            {switch(|words| words.drawn_field, |setup| &mut setup.drawn_field)}
            {switch(|words| words.touch_move, |setup| &mut setup.touch_move)}
        }
        .into_any()
    }

    fn rematch(setup: &Setup) -> Setup {
        setup.next_game()
    }

    fn mark(seat: Seat) -> AnyView {
        piece::mark(seat)
    }

    fn beside(view: &Self, seat: Seat, lang: Lang) -> AnyView {
        let taken: Vec<AnyView> = Side::of(seat)
            .other()
            .pieces()
            .filter(|&piece| view.square(piece).is_none())
            .map(|piece| piece::alone(piece, Some(super::data::DISCS[usize::from(piece.disc())][0])))
            .collect();
        let words = text(lang);
        let label = (words.taken_spoken)(Side::of(seat), taken.len() as u8);
        view! {
            <div class="taken" role="img" aria-label=label>
                <small>{words.taken[seat.index()]}</small>
                {if taken.is_empty() {
                    view! { <em>{words.nothing_taken}</em> }.into_any()
                } else {
                    view! { <span>{taken}</span> }.into_any()
                }}
            </div>
        }
        .into_any()
    }

    fn task(view: &Self, seat: Seat, lang: Lang) -> String {
        (text(lang).task)(view, Side::of(seat))
    }

    fn told(event: &Event, lang: Lang) -> Option<(Seat, Line)> {
        (text(lang).told)(event).map(|(side, line)| (side.seat(), line))
    }

    fn refusal(why: &Illegal, lang: Lang) -> Line {
        (text(lang).refused)(why)
    }

    fn reason(view: &Self, mv: &Move, lang: Lang) -> String {
        (text(lang).reason)(view, mv)
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

    fn rules(lang: Lang) -> &'static [Section] {
        text(lang).rules
    }

    fn diagram(rule: &str) -> Option<Diagram<Self>> {
        diagrams::diagram(rule).map(|(game, shown)| Diagram { game, shown })
    }
}
