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

/// Hands the person the game as a file. A frame may not be allowed to, and does not hear of it: there it can be copied too.
pub fn export(play: Play) {
    let (text, steps) = play.game.with_untracked(|game| (game.text(), game.steps()));
    if !browser::is_stranger() {
        let _ = browser::download(&format!("{}-{steps}.engawa", play.kind.about().slug), &text);
    }
    if browser::is_frame() {
        offer(play, text);
    }
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
    taken(text, prefs).map(|(route, _)| route)
}

/// The same, and whether it could be kept.
fn taken(text: &str, prefs: Prefs) -> Result<(Route, bool), String> {
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
    let (progress, game) = (Progress::of(&*match_), slug.to_owned());
    let there = |id| if progress.over { Route::Replay { game, id } } else { Route::Play { game, id } };
    // What is here already does not come twice.
    if let Some(same) = kept::all().into_iter().find(|kept| kept.text == text) {
        return Ok((there(same.id), true));
    }
    let id = kept::next_id();
    kept::hand(&id, text);
    // What a frame was given to show comes with its address each time.
    let is_shown = progress.over && browser::is_frame();
    let is_kept = is_shown || kept::keep(&id, "", progress, text).is_ok();
    Ok((there(id), is_kept))
}

/// The games of a file, one on each line; a line may be blank.
fn games(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty())
}

/// Takes in a file, a game on each line, and goes to its game, or to where all are counted.
pub fn take_in(tell: Taken, text: String, prefs: Prefs) {
    spawn_local(async move {
        let (mut routes, mut unkept, mut refused, mut trouble) = (Vec::new(), 0, 0, String::new());
        for line in games(&text) {
            if let Some(slug) = record::game_of(line) {
                shelf::open(slug).await;
            }
            match untrack(|| taken(line, prefs)) {
                Ok((route, is_kept)) => {
                    routes.push(route);
                    unkept += usize::from(!is_kept);
                }
                Err(sentence) => {
                    refused += 1;
                    trouble = sentence;
                }
            }
        }
        if refused > 0 && !routes.is_empty() {
            trouble = (untrack(|| prefs.later_words()).partly)(routes.len(), refused);
        }
        // One game is handed over and played, and its table says that it is not kept. Of several only the last would be.
        if unkept > 0 && routes.len() > 1 {
            trouble = (untrack(|| prefs.later_words()).unkept)(unkept);
        }
        if text.trim().is_empty() {
            trouble = untrack(|| prefs.words()).load_foreign.to_owned();
        }
        if trouble.is_empty() {
            browser::go(&match routes.pop() {
                // A frame has one game at a time.
                Some(route) if routes.is_empty() || browser::is_frame() => route.href(),
                _ => Route::Settings.href(),
            });
        }
        // The screen may be gone by now.
        tell.0.try_set(trouble);
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
    offer(play, format!("{}{}", browser::address(), Route::Link(text).href()));
}

/// Copies a link, or a game itself, and shows it to whoever would rather do it by hand.
fn offer(play: Play, text: String) {
    browser::copy(&text.clone(), move |copied| _ = play.shared.try_set((text, copied)));
}

/// The link that was asked for, or the game.
#[must_use]
pub fn shared(play: Play, prefs: Prefs) -> Markup {
    let words = prefs.later_words();
    let (text, copied) = play.shared.get();
    if text.is_empty() {
        return text;
    }
    let said = match (text.starts_with("engawa."), copied) {
        (true, _) => words.game_as_text,
        (false, true) => words.copied,
        (false, false) => words.copy_this,
    };
    format!(
        r#"<p class="note" role="status">{said}</p><input class="link" readonly aria-label="{said}" value="{}">"#,
        escaped(&text)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blank_line_is_no_game() {
        let lines = |text| games(text).collect::<Vec<_>>();
        assert_eq!(lines("engawa.a\n\nengawa.b\n"), ["engawa.a", "engawa.b"]);
        assert_eq!(lines("\r\n \t\r\n engawa.a \r\n\r\n"), ["engawa.a"]);
        assert!(lines(" \n\n").is_empty());
    }
}
