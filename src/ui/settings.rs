//! Language, looks, pace, sound, and what is kept on this device.

use leptos::prelude::*;

use super::kept;
use super::paper::{Act, paper};
use super::picture::Markup;
use super::prefs::Prefs;
use super::widgets::{labelled, option, switch};

/// The settings screen.
#[must_use]
pub fn settings(prefs: Prefs) -> AnyView {
    let count = RwSignal::new(kept::all().len());
    // Deleting everything asks once more.
    let asked = RwSignal::new(false);
    let act = move |act: Act| {
        if prefs.obey(&act) || act.verb != "forget-all" {
            return;
        }
        if asked.get_untracked() {
            for game in kept::all() {
                kept::forget(&game.id);
            }
            count.set(kept::all().len());
        }
        asked.update(|asked| *asked = !*asked);
    };
    paper(move || screen(prefs, count.get(), asked.get()), act)
}

fn screen(prefs: Prefs, count: usize, asked: bool) -> Markup {
    let words = prefs.words();
    let forget = match (count, asked) {
        (0, _) => String::new(),
        (_, true) => labelled("danger", "forget-all", "trash", words.surely),
        (_, false) => labelled("danger", "forget-all", "trash", words.forget_all),
    };
    [
        r#"<main class="page settings"><div class="sh"><h1>"#,
        words.settings,
        r#"</h1></div><section class="panel sgroup">"#,
        &option("lang", words.language, "", &["English", "Français"], prefs.lang.get() as usize),
        &option("theme", words.theme, "", &words.themes, prefs.theme.get() as usize),
        &option("speed", words.speed, "", &words.speeds, prefs.speed.get() as usize),
        &switch("sound", words.sound, "", prefs.sound.get()),
        &switch("still", words.still, words.still_note, prefs.still.get()),
        &switch("turns", words.turns, words.turns_note, prefs.turns.get()),
        &switch("aid", words.aid, words.aid_note, prefs.aid.get()),
        r#"</section><section class="panel sgroup"><h2>"#,
        words.on_device,
        "</h2><p>",
        &(words.games_kept)(count),
        "</p>",
        &forget,
        "</section></main>",
    ]
    .concat()
}
