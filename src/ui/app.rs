//! The page: which screen is shown, and what frames them all.

use leptos::prelude::*;

use super::browser;
use super::erased::Match;
use super::home::Home;
use super::kept;
use super::lang::Lang;
use super::prefs::{Prefs, Theme};
use super::replay::Replay;
use super::route::Route;
use super::rules::Rules;
use super::settings::Settings;
use super::setup::Setup;
use super::table::Table;
use super::transfer::{import, trouble};
use super::widgets::{Choice, Icon, IconButton, Symbols, live};
use crate::games;
use crate::kernel::record;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let prefs = Prefs::remembered();
    provide_context(prefs);
    let route = RwSignal::new(Route::parse(&browser::hash()));
    let watch =
        window_event_listener(leptos::ev::hashchange, move |_| route.set(Route::parse(&browser::hash())));
    on_cleanup(move || watch.remove());
    Effect::new(move || {
        let title = title(&route.get(), prefs);
        browser::document().set_title(&title);
        browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    // A link within the rules moves to another rule without making the page anew.
    let rule = Signal::derive(move || match route.get() {
        Route::Rules { rule, .. } => rule.unwrap_or_default(),
        _ => String::new(),
    });
    let screen = Memo::new(move |_| match route.get() {
        Route::Rules { game, .. } => Route::Rules { game, rule: None },
        other => other,
    });
    view! {
        <Symbols/>
        {live(move || open(&screen.get(), prefs, rule))}
    }
}

/// The screen of a route.
fn open(route: &Route, prefs: Prefs, rule: Signal<String>) -> AnyView {
    let inner = match route {
        Route::Play { game, id } | Route::Replay { game, id } => match load(game, id, prefs) {
            Ok(game) if matches!(route, Route::Play { .. }) => {
                return view! { <Table id=id.clone() game/> }.into_any();
            }
            Ok(game) => return view! { <Replay id=id.clone() game/> }.into_any(),
            Err(sentence) => sorry(sentence),
        },
        Route::Setup(game) => match games::kind(game) {
            Some(kind) => view! { <Setup kind given=None/> }.into_any(),
            None => lost(prefs),
        },
        Route::Rules { game, .. } => match games::kind(game) {
            Some(kind) => view! { <main class="page"><Rules kind at=rule/></main> }.into_any(),
            None => lost(prefs),
        },
        Route::Home => view! { <Home/> }.into_any(),
        Route::Settings => view! { <Settings/> }.into_any(),
        Route::Link(text) => follow(text, prefs),
        Route::Lost => lost(prefs),
    };
    view! { <Top/>{inner} }.into_any()
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
        return view! { <Setup kind given=Some(draft)/> }.into_any();
    }
    match untrack(|| import(text, prefs)) {
        Ok(route) => {
            // In place of the link, so that going back does not come here again.
            let _ = browser::window().location().replace(&route.href());
            ().into_any()
        }
        Err(sentence) => sorry(sentence),
    }
}

fn lost(prefs: Prefs) -> AnyView {
    sorry(prefs.words().no_such_page.to_owned())
}

/// A sentence instead of a screen, and the way home.
fn sorry(sentence: String) -> AnyView {
    let words = expect_context::<Prefs>().words();
    view! {
        <main class="page sorry">
            <h1>{words.sorry}</h1>
            <p role="alert">{sentence}</p>
            <a class="btn primary" href="#/">{words.home}</a>
        </main>
    }
    .into_any()
}

/// The head of all screens but the table's.
#[component]
fn Top() -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let dark = move || match prefs.theme.get() {
        Theme::Dark => true,
        Theme::Light => false,
        Theme::System => browser::window()
            .match_media("(prefers-color-scheme: dark)")
            .ok()
            .flatten()
            .is_some_and(|query| query.matches()),
    };
    let flip = move || prefs.theme.set(if untrack(dark) { Theme::Light } else { Theme::Dark });
    view! {
        <header class="top">
            <a class="brand" href="#/"><span class="brand-mark" inner_html=include_str!("art/brand.svg")></span>"Engawa"</a>
            <nav aria-label=words.page>
                <Choice
                    label=words.language
                    choices=vec!["EN", "FR"]
                    value=Signal::derive(move || prefs.lang.get() as usize)
                    choose=move |place: usize| prefs.lang.set(Lang::ALL[place])
                />
                <IconButton icon="theme" label=words.flip_theme press=move |()| flip()/>
                <a class="icon-btn" href="#/settings" aria-label=words.settings title=words.settings>
                    <Icon name="settings"/>
                </a>
            </nav>
        </header>
    }
}
