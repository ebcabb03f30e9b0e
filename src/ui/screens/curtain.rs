//! The curtain between two people at one device. While it is down nothing but a name is on the page.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use crate::kernel::Seat;
use crate::ui::browser;
use crate::ui::keep::prefs::Prefs;
use crate::ui::paper::{Act, escaped, focus, paper};
use crate::ui::play::Play;
use crate::ui::stage::picture::Markup;
use crate::ui::widgets::{button, icon};

/// The curtain before this seat.
#[must_use]
pub fn curtain(play: Play, seat: Seat, prefs: Prefs) -> AnyView {
    // The name is read out and takes the focus. The button does not: a key still held must not raise the curtain.
    Timeout::new(0, || {
        if let Ok(Some(name)) = browser::document().query_selector(".who") {
            focus(&name);
        }
    })
    .forget();
    paper(move || cloth(play, seat, prefs), move |_: Act| play.take(seat))
}

fn cloth(play: Play, seat: Seat, prefs: Prefs) -> Markup {
    let (words, name) = (prefs.words(), escaped(&play.name(seat)));
    [
        r#"<main class="curtain">"#,
        include_str!("../art/noren.svg"),
        r#"<div class="cin"><span class="bigmark">"#,
        &play.kind.mark(seat),
        r#"</span><h1 class="who" tabindex="-1"><span class="k">"#,
        words.hand_over,
        "</span> ",
        &name,
        "</h1>",
        &button("light big", "take", &(words.i_am)(&name)),
        r#"<p class="safe">"#,
        &icon("shield", 18),
        words.nothing_secret,
        "</p></div></main>",
    ]
    .concat()
}
