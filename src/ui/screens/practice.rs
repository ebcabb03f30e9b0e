//! Practice: one try after the other, without a game around it. What came of them is kept on this device.

use leptos::prelude::*;

use crate::ui::board::{Board, Showing};
use crate::ui::browser;
use crate::ui::keep::prefs::Prefs;
use crate::ui::keep::storage;
use crate::ui::paper::{Act, escaped, focus, paper};
use crate::ui::route::Route;
use crate::ui::stage::erased::{Bytes, Kind};
use crate::ui::widgets::{button, icon, link, switch};

/// How many tries are kept.
const KEPT: usize = 400;

/// Where the notes are kept, one line for each try.
fn key(kind: &dyn Kind) -> String {
    format!("practice/{}", kind.about().slug)
}

/// The practice screen of a game; `None` where nothing is practised.
#[must_use]
pub fn practice(kind: &'static dyn Kind, prefs: Prefs) -> Option<AnyView> {
    let (lang, slug) = (prefs.lang.get(), kind.about().slug);
    let (own, words) = (kind.practice(lang)?, prefs.later_words());
    let hard = RwSignal::new(false);
    let drill = RwSignal::new(kind.drill(false, browser::random())?);
    let notes = RwSignal::new(storage::get(&key(kind)).unwrap_or_default());
    // How often the board has changed, and whether the try is over.
    let moment = RwSignal::new(0_usize);
    let over = RwSignal::new(false);
    let advice = RwSignal::new(String::new());
    let showing = Callback::new(move |()| Showing {
        scene: drill.with(|drill| drill.scene()),
        moment: moment.get(),
        fresh: true,
    });
    let attempt = move |mv: Bytes| {
        let note = drill.try_update(|drill| drill.submit(&mv)).flatten();
        let Some(note) = note else {
            // What was put back is begun anew.
            if drill.with_untracked(|drill| drill.refusal(lang)).is_none() {
                moment.update(|moment| *moment += 1);
            }
            return;
        };
        notes.update(|notes| *notes = with(notes, &note));
        let _ = notes.with_untracked(|notes| storage::set(&key(kind), notes));
        moment.update(|moment| *moment += 1);
        over.set(true);
        // Enter goes on.
        request_animation_frame(|| {
            let next = browser::document().query_selector("[data-do=again]");
            let _ = next.map(|next| next.as_ref().map(focus));
        });
    };
    let act = move |act: Act| {
        match act.verb.as_str() {
            "again" => {}
            "hard" => hard.set(act.value == "true"),
            _ => return,
        }
        if let Some(next) = kind.drill(hard.get_untracked(), browser::random()) {
            drill.set(next);
            moment.update(|moment| *moment += 1);
            over.set(false);
        }
    };
    let bar = move || {
        let setup = Route::Setup(slug.to_owned()).href();
        format!(
            r##"<header class="bar"><a class="icon-btn" href="#/" aria-label="{home}">{icon}</a><h1><i class="seal"></i>{name} · {title}</h1><span class="sp"></span>{play}</header>"##,
            home = words.home,
            icon = icon("home", 22),
            name = kind.words(lang).name,
            title = own.title,
            play = link("small", &setup, "", words.play),
        )
    };
    let turn = move || {
        let refusal = drill.with(|drill| drill.refusal(lang)).map(|line| line.text);
        let said = match over.get() {
            true => drill.with(|drill| drill.told(lang)),
            false => refusal.unwrap_or_else(|| advice.get()),
        };
        let count = notes.with(|notes| notes.lines().count()) + usize::from(!over.get());
        format!(
            r#"<div class="turn" role="status"><b>{}</b><span>{}</span></div>"#,
            (words.try_number)(count),
            escaped(&said)
        )
    };
    let next = move || match over.get() {
        true => format!(r#"<div class="tray">{}</div>"#, button("primary", "again", own.again)),
        false => String::new(),
    };
    let report = move || {
        notes.with(|notes| {
            let notes: Vec<&str> = notes.lines().collect();
            let report = drill.with_untracked(|drill| drill.report(&notes, lang));
            let hard = switch("hard", own.hard.label, own.hard.hint, hard.get());
            format!(r#"<section class="end panel" aria-label="{}">{report}{hard}</section>"#, own.title)
        })
    };
    let view = view! {
        <div class="app" data-game=slug>
            {paper(bar, |_| {})}
            <main class="table replay practice">
                <div class="mid">
                    {paper(turn, |_| {})}
                    <Board showing name=slug advice takes_focus=true begin=|()| {} submit=attempt/>
                    {paper(next, act)}
                </div>
                <div class="told">{paper(report, act)}</div>
            </main>
        </div>
    };
    Some(view.into_any())
}

/// The notes with one more, the oldest forgotten.
fn with(notes: &str, note: &str) -> String {
    let lines: Vec<&str> = notes.lines().chain([note]).collect();
    lines[lines.len().saturating_sub(KEPT)..].join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_tries_are_forgotten() {
        let notes = (0..KEPT + 5).fold(String::new(), |notes, number| with(&notes, &number.to_string()));
        assert_eq!(notes.lines().count(), KEPT);
        assert_eq!((notes.lines().next(), notes.lines().last()), (Some("5"), Some("404")));
    }
}
