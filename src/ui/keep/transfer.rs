//! Games in and out: files and links.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::kernel::{LoadError, Seed, record};
use crate::ui::browser;
use crate::ui::keep::kept;
use crate::ui::keep::kept::Progress;
use crate::ui::keep::prefs::Prefs;
use crate::ui::lang::Line;
use crate::ui::later;
use crate::ui::paper::escaped;
use crate::ui::play::Play;
use crate::ui::route::Route;
use crate::ui::shelf;
use crate::ui::shelf::{lid, opened};
use crate::ui::stage::picture::Markup;
use crate::ui::widgets::{icon, notice};

/// Hands the person the game as a file.
pub fn export(play: Play) {
    let (text, steps) = play.game.with_untracked(|game| (game.text(), game.steps()));
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

/// Takes in a text of a game that has been opened: where to go now, or what is wrong with it. Nothing that was kept is
/// touched.
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
    let kind = match (opened(slug), lid(slug)) {
        (Some(kind), _) => kind,
        (None, Some(_)) => return Err(words.page_missing.to_owned()),
        (None, None) => return Err(words.load_newer.to_owned()),
    };
    let match_ = kind.load(text, prefs.lang.get_untracked()).map_err(|error| trouble(&error, prefs))?;
    let (id, game) = (kept::new_id(), slug.to_owned());
    kept::hand(&id, text);
    let progress = Progress::of(&*match_);
    let _ = kept::keep(&id, "", progress, text);
    Ok(if progress.over { Route::Replay { game, id } } else { Route::Play { game, id } })
}

/// Takes in a file, a game on each line, and goes to its game, or to where all are counted.
pub fn take_in(taken: Taken, text: String, prefs: Prefs) {
    spawn_local(async move {
        let (mut routes, mut trouble) = (Vec::new(), String::new());
        for line in text.trim().lines() {
            if let Some(slug) = record::game_of(line.trim()) {
                shelf::open(slug).await;
            }
            match untrack(|| import(line, prefs)) {
                Ok(route) => routes.push(route),
                Err(sentence) => trouble = sentence,
            }
        }
        if text.trim().is_empty() {
            trouble = untrack(|| prefs.words()).load_foreign.to_owned();
        }
        if trouble.is_empty() {
            browser::go(&match routes.pop() {
                Some(route) if routes.is_empty() => route.href(),
                _ => Route::Settings.href(),
            });
        }
        // The screen may be gone by now.
        taken.0.try_set(trouble);
    });
}

/// What became of the last file that was taken in: empty, or what is wrong with it.
#[derive(Clone, Copy, Debug)]
pub struct Taken(RwSignal<String>);

impl Taken {
    /// Nothing was taken in yet.
    #[must_use]
    pub fn new() -> Self {
        Self(RwSignal::new(String::new()))
    }

    /// Takes in a file once what can read it has come.
    pub fn import(self, text: String, prefs: Prefs) {
        spawn_local(async move {
            match later::open().await {
                Some(later) => (later.import)(self, text, prefs),
                None => _ = self.0.try_set(untrack(|| prefs.words()).page_missing.to_owned()),
            }
        });
    }
}

impl Default for Taken {
    fn default() -> Self {
        Self::new()
    }
}

/// A button that takes a file.
#[must_use]
pub fn import_button(taken: Taken, prefs: Prefs) -> Markup {
    let trouble = taken.0.get();
    let trouble = if trouble.is_empty() { trouble } else { notice(&trouble, "") };
    format!(
        r#"<label class="btn file">{}{}<input class="vh" type="file" data-do="import"></label>{trouble}"#,
        icon("upload", 20),
        prefs.words().import
    )
}

/// Copies a link to the setup (its seed), or to the whole game once it is over: a link never tells what is hidden.
pub fn share(play: Play) {
    let over = untrack(|| play.is_over());
    let text = play.game.with_untracked(|game| match over {
        true => game.text(),
        // The seed of a running game with secrets would tell them.
        false if play.kind.about().secrets => game.draft_text(Seed(browser::random())),
        false => game.draft_text(game.seed()),
    });
    let link = format!("{}{}", browser::address(), Route::Link(text).href());
    let copying = browser::window().navigator().clipboard().write_text(&link);
    browser::then(copying, move |copied| _ = play.shared.try_set((link, copied.is_some())));
}

/// The link that was asked for.
#[must_use]
pub fn shared(play: Play, prefs: Prefs) -> Markup {
    let words = prefs.later_words();
    let (link, copied) = play.shared.get();
    if link.is_empty() {
        return link;
    }
    let said = if copied { words.copied } else { words.copy_this };
    format!(
        r#"<p class="note" role="status">{said}</p><input class="link" readonly aria-label="{}" value="{}">"#,
        words.link,
        escaped(&link)
    )
}
