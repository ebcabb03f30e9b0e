//! Screens that nobody needs before the first move: together one piece of the program, which loads when the first of
//! them is opened.

use std::cell::Cell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::erased::{Kind, Match};
use super::menu::Menu;
use super::picture::Markup;
use super::play::Play;
use super::prefs::Prefs;
use super::replay::Replay;
use super::rules::Rules;
use super::widgets::{button, live, notice};

/// The screens of the piece.
#[derive(Clone, Copy, Debug)]
pub struct Later {
    /// The rules of a game, at one of them if it is named; as a screen or in a drawer.
    pub rules: fn(&'static dyn Kind, RwSignal<String>, bool) -> AnyView,
    /// A game step by step.
    pub replay: fn(String, Box<dyn Match>) -> AnyView,
    /// The settings.
    pub settings: fn(Prefs) -> AnyView,
    /// What stands below the board after the end.
    pub end: fn(Play, Prefs) -> Markup,
    /// The table's menu.
    pub menu: fn(Play, RwSignal<bool>) -> AnyView,
}

thread_local! {
    static OPENED: Cell<Option<Later>> = const { Cell::new(None) };
}

#[wasm_split(later, fallible)]
fn bring() -> Result<Later, SplitLoaderError> {
    Ok(Later {
        rules: |kind, at, drawer| view! { <Rules kind at drawer/> }.into_any(),
        replay: |id, game| view! { <Replay id game/> }.into_any(),
        settings: super::settings::settings,
        end: super::end::panel,
        menu: |play, open| view! { <Menu play open/> }.into_any(),
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
        OPENED.set(bring().await.ok());
    }
    OPENED.get()
}

/// A part of the page that is made from these screens, once they have come.
pub fn part(prefs: Prefs, make: impl Fn(Later) -> AnyView + Send + Sync + 'static) -> AnyView {
    // Whether they have come; nothing while they are on their way.
    let came = RwSignal::new(opened().map(|_| true));
    let fetch = move || {
        came.set(None);
        spawn_local(async move {
            let opened = open().await.is_some();
            came.try_set(Some(opened));
        });
    };
    if opened().is_none() {
        fetch();
    }
    live(move || match (came.get(), opened()) {
        (Some(true), Some(later)) => make(later),
        (Some(_), _) => {
            let words = prefs.words();
            let again = button("small", "fetch", words.try_again);
            super::paper::paper(move || notice(words.page_missing, &again), move |_| fetch())
        }
        (None, _) => {
            view! { <p class="note opening" role="status">{prefs.words().page_coming}</p> }.into_any()
        }
    })
}
