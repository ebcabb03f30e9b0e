//! Games in and out: files and links.

use leptos::html;
use leptos::prelude::*;

use super::lang::Line;
use super::play::Play;
use super::prefs::Prefs;
use super::route::Route;
use super::widgets::{Icon, live, press};
use super::{browser, kept};
use crate::games;
use crate::kernel::{LoadError, Next, Seed, record};

/// Hands the person the game as a file.
pub fn export(play: Play) {
    let (text, steps) = play.game.with_untracked(|game| (game.text(), game.len()));
    let _ = browser::download(&format!("{}-{steps}.engawa", play.kind.about().slug), &text);
}

/// Why a text is not a game, in words.
#[must_use]
pub fn trouble(error: &LoadError<Line>, prefs: Prefs) -> String {
    let words = prefs.words();
    match error {
        LoadError::Foreign => words.load_foreign.to_owned(),
        LoadError::Damaged | LoadError::Setup | LoadError::Seats(_) => words.load_damaged.to_owned(),
        LoadError::Newer => words.load_newer.to_owned(),
        LoadError::Older => words.load_older.to_owned(),
        LoadError::OtherGame(_) => words.load_other.to_owned(),
        LoadError::Unreadable { step } | LoadError::Draws { step } => (words.load_step)(step + 1),
        LoadError::Illegal { step, why } => (words.load_illegal)(step + 1, &why.text, why.rule),
    }
}

/// Takes in a text: where to go now, or what is wrong with it. Nothing that was kept is touched.
///
/// # Errors
/// A sentence for the person.
pub fn import(text: &str, prefs: Prefs) -> Result<Route, String> {
    let (text, words) = (text.trim(), prefs.words());
    let slug = match record::game_of(text) {
        Some(slug) => slug,
        None if text.starts_with("engawa.") => return Err(words.load_damaged.to_owned()),
        None => return Err(words.load_foreign.to_owned()),
    };
    let kind = games::kind(slug).ok_or_else(|| words.load_newer.to_owned())?;
    let match_ = kind.load(text, prefs.lang.get_untracked()).map_err(|error| trouble(&error, prefs))?;
    let (id, game) = (kept::new_id(), slug.to_owned());
    kept::hand(&id, text);
    let _ = kept::keep(&id, "", text);
    Ok(match match_.next() {
        Next::Over(_) => Route::Replay { game, id },
        _ => Route::Play { game, id },
    })
}

/// A button that takes a file.
#[component]
pub fn ImportButton() -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let trouble = RwSignal::new(String::new());
    let input = NodeRef::<html::Input>::new();
    let take = move |_| {
        let Some(file) = input.get_untracked().and_then(|input| input.files()).and_then(|files| files.get(0))
        else {
            return;
        };
        leptos::task::spawn_local(async move {
            let text = browser::answer(file.text()).await.and_then(|text| text.as_string());
            match import(&text.unwrap_or_default(), prefs) {
                Ok(route) => {
                    trouble.set(String::new());
                    browser::go(&route.href());
                }
                Err(sentence) => trouble.set(sentence),
            }
            if let Some(input) = input.get_untracked() {
                input.set_value("");
            }
        });
    };
    let told = move || match trouble.get() {
        sentence if sentence.is_empty() => ().into_any(),
        sentence => view! { <p class="notice" role="alert"><Icon name="warn" size=18/>{sentence}</p> }.into_any(),
    };
    view! {
        <label class="btn file">
            <Icon name="upload" size=20/>
            {words.import}
            <input class="vh" type="file" node_ref=input on:change=take/>
        </label>
        {live(told)}
    }
}

/// A link to the setup (its seed), or to the whole game once it is over: a link never tells what is hidden.
#[component]
pub fn ShareButton(
    /// The game on the table.
    play: Play,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    // The link, and what to say of it.
    let shared = RwSignal::new(None::<(String, &'static str)>);
    let share = press(move || {
        let over = untrack(|| play.is_over());
        let text = play.game.with_untracked(|game| match over {
            true => game.text(),
            // The seed of a running game with secrets would tell them.
            false if play.kind.about().secrets => game.draft_text(Seed(browser::random())),
            false => game.draft_text(game.seed()),
        });
        let link = format!("{}{}", browser::address(), Route::Link(text).href());
        leptos::task::spawn_local(async move {
            let copied = browser::answer(browser::window().navigator().clipboard().write_text(&link)).await;
            shared.set(Some((link, if copied.is_some() { words.copied } else { words.copy_this })));
        });
    });
    let label = Signal::derive(move || if play.is_over() { words.share_game } else { words.share_setup });
    let told = move || match shared.get() {
        None => ().into_any(),
        Some((link, said)) => view! {
            <p class="note" role="status">{said}</p>
            <input class="link" readonly aria-label=words.link value=link/>
        }
        .into_any(),
    };
    view! {
        <button class="btn" type="button" on:click=share><Icon name="share" size=20/>{label}</button>
        {live(told)}
    }
}
