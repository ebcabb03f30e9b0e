//! Screens that nobody needs before the first move: together one piece of the program, which loads when the first of
//! them is opened.

use std::cell::Cell;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::ui::browser;
use crate::ui::keep::kept::Kept;
use crate::ui::keep::prefs::Prefs;
use crate::ui::keep::transfer::{self, Taken};
use crate::ui::paper::paper;
use crate::ui::play::Play;
use crate::ui::route::Route;
use crate::ui::screens::{end, kept, menu, practice, replay, rules, settings};
use crate::ui::stage::erased::{Kind, Match};
use crate::ui::stage::picture::Markup;
use crate::ui::widgets::{button, live, notice};

/// The screens of the piece.
#[derive(Clone, Copy, Debug)]
pub struct Later {
    /// The drawings that their icons refer to. Put into the page once.
    symbols: &'static str,
    /// The rules of a game, at one of them if it is named; as a screen or in a drawer.
    pub rules: fn(&'static dyn Kind, RwSignal<String>, bool) -> AnyView,
    /// A game step by step.
    pub replay: fn(String, Box<dyn Match>) -> AnyView,
    /// The settings.
    pub settings: fn(Prefs) -> AnyView,
    /// What stands below the board after the end.
    pub end: fn(Play, Prefs) -> Markup,
    /// The kept games, and which of them was asked about.
    pub kept: fn(Prefs, &[Kept], &str) -> Markup,
    /// Takes in a file.
    pub import: fn(Taken, String, Prefs),
    /// Follows a record that came with the address.
    pub follow: fn(&str, Prefs) -> Result<Route, String>,
    /// Hands out the game as a file.
    pub export: fn(Play),
    /// Makes a link to it.
    pub share: fn(Play),
    /// The table's menu.
    pub menu: fn(Play, RwSignal<bool>) -> AnyView,
    /// What a game lets practise, if it does.
    pub practice: fn(&'static dyn Kind, Prefs) -> Option<AnyView>,
}

thread_local! {
    static OPENED: Cell<Option<Later>> = const { Cell::new(None) };
}

#[wasm_split(later, fallible)]
fn bring() -> Result<Later, SplitLoaderError> {
    Ok(Later {
        symbols: include_str!("art/later.svg"),
        rules: rules::rules,
        replay: replay::replay,
        settings: settings::settings,
        end: end::panel,
        kept: kept::list,
        import: transfer::take_in,
        follow: transfer::import,
        export: transfer::export,
        share: transfer::share,
        menu: menu::menu,
        practice: practice::practice,
    })
}

/// The screens, if they have come.
#[must_use]
pub fn opened() -> Option<Later> {
    OPENED.get()
}

/// Has the screens come, unless they have; `None` if they do not.
pub async fn open() -> Option<Later> {
    if OPENED.get().is_none() {
        let later = bring().await.ok()?;
        if !browser::style("./style/later.css").await {
            return None;
        }
        if OPENED.replace(Some(later)).is_none()
            && let Some(body) = browser::document().body()
        {
            let _ = body.insert_adjacent_html("beforeend", later.symbols);
        }
    }
    OPENED.get()
}

/// Has the screens come, and tells when their way has ended, well or badly.
pub fn fetch(ended: RwSignal<bool>) {
    ended.set(false);
    spawn_local(async move {
        open().await;
        ended.try_set(true);
    });
}

/// What stands where something is on its way, or has not come: then `fetch` is what to do.
#[must_use]
pub fn on_its_way(prefs: Prefs, ended: bool) -> Markup {
    let words = prefs.words();
    match ended {
        true => notice(words.page_missing, &button("small", "fetch", words.try_again)),
        false => format!(r#"<p class="note opening" role="status">{}</p>"#, words.page_coming),
    }
}

/// A part of the page that is made from these screens, once they have come.
pub fn part(prefs: Prefs, make: impl Fn(Later) -> AnyView + Send + Sync + 'static) -> AnyView {
    // One function for all: what is generic is compiled for each anew.
    coming(prefs, Arc::new(make))
}

fn coming(prefs: Prefs, make: Arc<dyn Fn(Later) -> AnyView + Send + Sync>) -> AnyView {
    let ended = RwSignal::new(true);
    if opened().is_none() {
        fetch(ended);
    }
    live(move || match (ended.get(), opened()) {
        (true, Some(later)) => make(later),
        (has_ended, _) => paper(move || on_its_way(prefs, has_ended), move |_| fetch(ended)),
    })
}
