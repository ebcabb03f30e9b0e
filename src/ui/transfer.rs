//! Games in and out: files and links.

use leptos::html;
use leptos::prelude::*;

use super::play::Play;
use super::prefs::Prefs;
use super::route::Route;
use super::staged::Staged;
use super::widgets::Icon;
use super::{browser, kept};
use crate::games::{self, StagedVisitor};
use crate::kernel::{LoadError, Next, Record, Seed, Session, record};

/// Hands the person the game as a file.
pub fn export<G: Staged>(play: Play<G>) {
    let (text, steps) = play.session.with_untracked(|session| (session.record().to_text(), session.len()));
    let _ = browser::download(&format!("{}-{steps}.engawa", G::ABOUT.slug), &text);
}

/// Why a text is not a game, in words.
#[must_use]
pub fn trouble<G: Staged>(error: &LoadError<G::Illegal>, prefs: Prefs) -> String {
    let words = prefs.words();
    match error {
        LoadError::Foreign => words.load_foreign.to_owned(),
        LoadError::Damaged | LoadError::Setup | LoadError::Seats(_) => words.load_damaged.to_owned(),
        LoadError::Newer => words.load_newer.to_owned(),
        LoadError::Older => words.load_older.to_owned(),
        LoadError::OtherGame(_) => words.load_other.to_owned(),
        LoadError::Unreadable { step } | LoadError::Draws { step } => (words.load_step)(step + 1),
        LoadError::Illegal { step, why } => {
            let line = G::refusal(why, prefs.lang.get());
            (words.load_illegal)(step + 1, &line.text, line.rule)
        }
    }
}

/// Reads a text as a game of whatever kind it says.
struct Import<'a>(&'a str, Prefs);

impl StagedVisitor for Import<'_> {
    type Out = Result<Route, String>;
    fn visit<G: Staged>(&mut self) -> Self::Out {
        let session = Session::<G>::load(self.0).map_err(|error| trouble::<G>(&error, self.1))?;
        let (id, game) = (kept::new_id(), G::ABOUT.slug.to_owned());
        super::app::hand(&id, self.0);
        let _ = kept::keep(&id, "", self.0);
        Ok(match session.next() {
            Next::Over(_) => Route::Replay { game, id },
            _ => Route::Play { game, id },
        })
    }
}

/// Takes in a text: where to go now, or what is wrong with it. Nothing that was kept is touched.
///
/// # Errors
/// A sentence for the person.
pub fn import(text: &str, prefs: Prefs) -> Result<Route, String> {
    let text = text.trim();
    let slug = match record::game_of(text) {
        Some(slug) => slug,
        None if text.starts_with("engawa.") => return Err(prefs.words().load_damaged.to_owned()),
        None => return Err(prefs.words().load_foreign.to_owned()),
    };
    games::visit_staged(slug, &mut Import(text, prefs))
        .unwrap_or_else(|| Err(prefs.words().load_newer.to_owned()))
}

/// A button that takes a file.
#[component]
pub fn ImportButton() -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let trouble = RwSignal::new(None::<String>);
    let input = NodeRef::<html::Input>::new();
    let take = move |_| {
        let Some(file) = input.get_untracked().and_then(|input| input.files()).and_then(|files| files.get(0))
        else {
            return;
        };
        leptos::task::spawn_local(async move {
            let text = wasm_bindgen_futures::JsFuture::from(file.text())
                .await
                .ok()
                .and_then(|text| text.as_string());
            match import(&text.unwrap_or_default(), prefs) {
                Ok(route) => {
                    trouble.set(None);
                    browser::go(&route.href());
                }
                Err(sentence) => trouble.set(Some(sentence)),
            }
            if let Some(input) = input.get_untracked() {
                input.set_value("");
            }
        });
    };
    view! {
        <label class="btn file">
            <Icon name="upload" size=20/>
            {words.import}
            <input class="vh" type="file" node_ref=input on:change=take/>
        </label>
        {move || trouble.get().map(|sentence| view! { <p class="notice" role="alert"><Icon name="warn" size=18/>{sentence}</p> })}
    }
}

/// A link to the setup (its seed), or to the whole game once it is over: a link never tells what is hidden.
#[component]
pub fn ShareButton<G: Staged>(
    /// The game on the table.
    play: Play<G>,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let copied = RwSignal::new(None::<(String, bool)>);
    let share = move |_| {
        let record = play.session.with_untracked(Session::record);
        let over = matches!(play.session.with_untracked(Session::next), Next::Over(_));
        let steps = if over { record.steps.clone() } else { Vec::new() };
        // The seed of a running game with secrets would tell them.
        let seed = if over || !G::ABOUT.secrets { record.seed } else { Seed(browser::random()) };
        let text = Record::<G> { steps, seed, ..record }.to_text();
        let link = format!("{}{}", browser::address(), Route::Link(text).href());
        leptos::task::spawn_local(async move {
            let clipboard = browser::window().navigator().clipboard();
            let written = wasm_bindgen_futures::JsFuture::from(clipboard.write_text(&link)).await.is_ok();
            copied.set(Some((link, written)));
        });
    };
    let label = move || {
        if matches!(play.session.with(Session::next), Next::Over(_)) {
            words.share_game
        } else {
            words.share_setup
        }
    };
    view! {
        <button class="btn" type="button" on:click=share><Icon name="share" size=20/>{label}</button>
        {move || copied.get().map(|(link, written)| view! {
            <p class="note" role="status">{if written { words.copied } else { words.copy_this }}</p>
            <input class="link" readonly aria-label=words.link value=link/>
        })}
    }
}
