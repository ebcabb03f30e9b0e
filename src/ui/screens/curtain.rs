//! The curtain between two people at one device. While it is down nothing but a name is on the page, and the way to the menu.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use crate::kernel::Seat;
use crate::ui::browser;
use crate::ui::keep::prefs::Prefs;
use crate::ui::paper::{Act, escaped, focus, paper};
use crate::ui::play::Play;
use crate::ui::screens::table::menu_sheet;
use crate::ui::stage::picture::Markup;
use crate::ui::widgets::{button, icon, icon_button};

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
    let menu = RwSignal::new(false);
    let act = move |act: Act| if act.verb == "menu" { menu.set(true) } else { play.take(seat) };
    view! { {paper(move || cloth(play, seat, prefs), act)}{menu_sheet(play, prefs, menu)} }.into_any()
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
        "</p>",
        &icon_button("menu", "menu", words.menu),
        "</div></main>",
    ]
    .concat()
}
