//! What happened, in words, the newest first.

use leptos::prelude::*;

use super::play::Play;
use super::prefs::Prefs;
use super::widgets::{live, press};

/// The log of a game on the table.
#[component]
pub fn Log(
    /// The game on the table.
    play: Play,
    /// The rule to open beside the table.
    rule: RwSignal<String>,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let lines = move || {
        let (viewer, lang) = (play.viewer(), prefs.lang.get());
        let told = play.game.with(|game| {
            let told = (0..game.len()).map(|step| (step, game.told(step, viewer, lang)));
            told.flat_map(|(step, lines)| lines.into_iter().map(move |line| (step, line))).collect::<Vec<_>>()
        });
        let row = |(step, (seat, line)): (usize, (crate::kernel::Seat, super::lang::Line))| {
            let open = press(move || rule.set(line.rule.to_owned()));
            view! {
                <li>
                    <span class="n">{step + 1}</span>
                    <span class="dot" data-side=seat.index() aria-hidden="true"></span>
                    <span>
                        <b>{play.name(seat)}</b>
                        " "
                        {line.text}
                        " "
                        <button class="rule-link" type="button" on:click=open>{line.rule}</button>
                    </span>
                </li>
            }
            .into_any()
        };
        let nothing = told.is_empty().then(|| view! { <p class="note">{words.nothing_yet}</p> });
        let rows: Vec<AnyView> = told.into_iter().rev().map(row).collect();
        view! { <ol reversed tabindex="0">{rows}</ol>{nothing} }.into_any()
    };
    view! {
        <aside class="log" aria-label=words.log>
            <div class="lh"><h2>{words.log}</h2></div>
            {live(lines)}
        </aside>
    }
}
