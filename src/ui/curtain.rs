//! The curtain between two people at one device. While it is down nothing but a name is on the page.

use leptos::html;
use leptos::prelude::*;

use super::paper::{Act, escaped, focus, paper};
use super::picture::Markup;
use super::play::Play;
use super::prefs::Prefs;
use super::widgets::{button, icon};
use crate::kernel::Seat;

/// The curtain before this seat.
#[component]
pub fn Curtain(
    /// The game behind it.
    play: Play,
    /// Whose turn it is to look.
    seat: Seat,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let here = NodeRef::<html::Main>::new();
    // The name is read out and takes the focus. The button does not: a key still held must not raise the curtain.
    Effect::new(move || {
        if let Some(name) = here.get().and_then(|main| main.query_selector(".who").ok().flatten()) {
            focus(&name);
        }
    });
    let take = move |_: Act| play.take(seat);
    view! { <main class="curtain" node_ref=here>{paper(move || cloth(play, seat, prefs), take)}</main> }
}

fn cloth(play: Play, seat: Seat, prefs: Prefs) -> Markup {
    let (words, name) = (prefs.words(), escaped(&play.name(seat)));
    [
        include_str!("art/noren.svg"),
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
        "</p></div>",
    ]
    .concat()
}
