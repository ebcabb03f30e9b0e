//! What happened, in words, the newest first.

use leptos::prelude::*;

use super::lang::Line;
use super::play::Play;
use super::prefs::Prefs;
use super::staged::Staged;
use super::widgets::When;
use crate::kernel::{Seat, Session};

/// The log of a game on the table.
#[component]
pub fn Log<G: Staged>(
    /// The game on the table.
    play: Play<G>,
    /// The rule to open beside the table.
    rules_at: RwSignal<Option<String>>,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let lines = move || {
        let viewer = play.viewer();
        let lang = prefs.lang.get();
        play.session.with(|session| lines(session, viewer, lang))
    };
    let row = move |(step, seat, line): (usize, Seat, Line)| {
        view! {
            <li>
                <span class="n">{step + 1}</span>
                <span class="dot" data-side=seat.index() aria-hidden="true"></span>
                <span>
                    <b>{play.name(seat)}</b>
                    " "
                    {line.text}
                    " "
                    <button class="rule-link" type="button" on:click=move |_| rules_at.set(Some(line.rule.to_owned()))>
                        {line.rule}
                    </button>
                </span>
            </li>
        }
    };
    view! {
        <aside class="log" aria-label=words.log>
            <div class="lh"><h2>{words.log}</h2></div>
            <ol reversed tabindex="0">{move || lines().into_iter().rev().map(row).collect_view()}</ol>
            <When is=Signal::derive(move || play.session.with(Session::is_empty))>
                <p class="note">{words.nothing_yet}</p>
            </When>
        </aside>
    }
}

/// Every event that `viewer` heard and that is worth a line, with its step.
fn lines<G: Staged>(
    session: &Session<G>,
    viewer: crate::kernel::Viewer,
    lang: super::lang::Lang,
) -> Vec<(usize, Seat, Line)> {
    (0..session.len())
        .flat_map(|step| {
            let heard = session.heard(step, viewer).filter_map(|event| G::told(event, lang));
            heard.map(move |(seat, line)| (step, seat, line)).collect::<Vec<_>>()
        })
        .collect()
}
