//! The page: which screen is shown, and what frames them all.

use leptos::prelude::*;

use super::browser;
use super::erased::Match;
use super::home::home;
use super::kept;
use super::paper::{escaped, paper};
use super::prefs::Prefs;
use super::replay::Replay;
use super::route::Route;
use super::rules::Rules;
use super::settings::settings;
use super::setup::setup;
use super::table::Table;
use super::transfer::{import, trouble};
use super::widgets::{SYMBOLS, choice, icon, icon_button, live};
use crate::games;
use crate::kernel::record;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let prefs = Prefs::remembered();
    provide_context(prefs);
    let here = Route::parse(&browser::hash());
    // A link within the rules moves to another rule without making the page anew: its place is a signal of its own.
    let rule = RwSignal::new(here.rule());
    let screen = RwSignal::new(here.screen());
    let go = move |route: Route| {
        rule.set(route.rule());
        if screen.with_untracked(|screen| *screen != route.screen()) {
            screen.set(route.screen());
            browser::window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    };
    let watch = window_event_listener(leptos::ev::hashchange, move |_| go(Route::parse(&browser::hash())));
    on_cleanup(move || watch.remove());
    Effect::new(move || browser::document().set_title(&screen.with(|screen| title(screen, prefs))));
    view! {
        <div inner_html=SYMBOLS></div>
        {live(move || open(&screen.get(), prefs, rule))}
    }
}

/// The screen of a route.
fn open(route: &Route, prefs: Prefs, rule: RwSignal<String>) -> AnyView {
    let inner = match route {
        Route::Play { game, id } | Route::Replay { game, id } => match load(game, id, prefs) {
            Ok(game) if matches!(route, Route::Play { .. }) => {
                return view! { <Table id=id.clone() game/> }.into_any();
            }
            Ok(game) => return view! { <Replay id=id.clone() game/> }.into_any(),
            Err(sentence) => sorry(&sentence, prefs),
        },
        Route::Setup(game) => match games::kind(game) {
            Some(kind) => setup(kind, None, prefs),
            None => lost(prefs),
        },
        Route::Rules { game, .. } => match games::kind(game) {
            Some(kind) => view! { <main class="page"><Rules kind at=rule/></main> }.into_any(),
            None => lost(prefs),
        },
        Route::Home => home(prefs),
        Route::Settings => settings(prefs),
        Route::Link(text) => follow(text, prefs),
        Route::Lost => lost(prefs),
    };
    view! { {top(prefs)}{inner} }.into_any()
}

fn title(route: &Route, prefs: Prefs) -> String {
    let words = prefs.words();
    let name = |game: &str| games::kind(game).map_or("", |kind| kind.words(prefs.lang.get()).name);
    match route {
        Route::Home | Route::Link(_) | Route::Lost => "Engawa".to_owned(),
        Route::Settings => format!("{} · Engawa", words.settings),
        Route::Setup(game) | Route::Play { game, .. } => format!("{} · Engawa", name(game)),
        Route::Replay { game, .. } => format!("{} · {} · Engawa", name(game), words.replay),
        Route::Rules { game, .. } => format!("{} · Engawa", (words.rules_of)(name(game))),
    }
}

/// A kept game, played again; or why it cannot be.
fn load(game: &str, id: &str, prefs: Prefs) -> Result<Box<dyn Match>, String> {
    let words = untrack(|| prefs.words());
    let kind = games::kind(game).ok_or(words.no_such_page)?;
    let text = kept::text_of(id).ok_or(words.not_here)?;
    kind.load(&text, prefs.lang.get_untracked()).map_err(|error| untrack(|| trouble(&error, prefs)))
}

/// A record that came with the address: a setup opens the setup screen, a played game is taken in.
fn follow(text: &str, prefs: Prefs) -> AnyView {
    let draft = record::game_of(text).and_then(games::kind).and_then(|kind| Some((kind, kind.draft(text)?)));
    if let Some((kind, draft)) = draft {
        return setup(kind, Some(draft), prefs);
    }
    match untrack(|| import(text, prefs)) {
        Ok(route) => {
            // In place of the link, so that going back does not come here again.
            let _ = browser::window().location().replace(&route.href());
            ().into_any()
        }
        Err(sentence) => sorry(&sentence, prefs),
    }
}

fn lost(prefs: Prefs) -> AnyView {
    sorry(prefs.words().no_such_page, prefs)
}

/// A sentence instead of a screen, and the way home.
fn sorry(sentence: &str, prefs: Prefs) -> AnyView {
    let (sentence, words) = (escaped(sentence), prefs.words());
    let markup = format!(
        r##"<h1>{}</h1><p role="alert">{sentence}</p><a class="btn primary" href="#/">{}</a>"##,
        words.sorry, words.home
    );
    view! { <main class="page sorry" inner_html=markup></main> }.into_any()
}

/// The head of all screens but the table's.
fn top(prefs: Prefs) -> AnyView {
    let markup = move || {
        let words = prefs.words();
        format!(
            r##"<header class="top"><a class="brand" href="#/"><span class="brand-mark">{brand}</span>Engawa</a><nav aria-label="{page}">{lang}{theme}<a class="icon-btn" href="#/settings" aria-label="{settings}" title="{settings}">{icon}</a></nav></header>"##,
            brand = include_str!("art/brand.svg"),
            page = words.page,
            lang = choice("lang", words.language, &["EN", "FR"], prefs.lang.get() as usize),
            theme = icon_button("flip-theme", "theme", words.flip_theme),
            settings = words.settings,
            icon = icon("settings", 22),
        )
    };
    paper(markup, move |act| _ = prefs.obey(&act))
}
