//! The page: which screen is shown, and what frames them all.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::embed::frame;
use crate::kernel::record;
use crate::ui::browser;
use crate::ui::keep::kept;
use crate::ui::keep::prefs::Prefs;
use crate::ui::keep::transfer::trouble;
use crate::ui::later;
use crate::ui::paper::{escaped, paper};
use crate::ui::route::Route;
use crate::ui::screens::home::home;
use crate::ui::screens::setup::setup;
use crate::ui::screens::table::Table;
use crate::ui::shelf;
use crate::ui::shelf::{lid, opened};
use crate::ui::stage::erased::Match;
use crate::ui::stage::picture::Markup;
use crate::ui::widgets::{SYMBOLS, button, choice, icon, icon_button, link, live, notice, whenever};

/// How far the game of a screen has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Door {
    Open,
    Opening,
    Shut,
}

/// How long the screen before stays while a game is on its way, in milliseconds.
const PATIENCE: u32 = 250;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let prefs = Prefs::remembered();
    provide_context(prefs);
    let here = Route::parse(&browser::hash());
    // A link within the rules moves to another rule without making the page anew: its place is a signal of its own.
    let rule = RwSignal::new(here.rule());
    let shown = RwSignal::new((here.screen(), Door::Opening));
    // A frame begins nowhere until it has read its address.
    let wanted = StoredValue::new(if browser::is_frame() { Route::Lost } else { here.screen() });
    let refused = RwSignal::new(String::new());
    let enter = move |screen: Route| {
        wanted.set_value(screen.clone());
        let show = move |screen: Route, door| {
            if wanted.with_value(|wanted| *wanted == screen) {
                shown.set((screen, door));
                browser::window().scroll_to_with_x_and_y(0.0, 0.0);
            }
        };
        let game =
            screen.game().filter(|game| opened(game).is_none() && lid(game).is_some()).map(str::to_owned);
        let wants_later = screen.is_later() && later::opened().is_none();
        if game.is_none() && !wants_later {
            return show(screen, Door::Open);
        }
        let slow = {
            let screen = screen.clone();
            Timeout::new(PATIENCE, move || show(screen, Door::Opening))
        };
        spawn_local(async move {
            let mut came = !wants_later || later::open().await.is_some();
            if let Some(game) = game {
                came &= shelf::open(&game).await.is_some();
            }
            drop(slow);
            show(screen, if came { Door::Open } else { Door::Shut });
        });
    };
    let go = move |route: Route| {
        rule.set(route.rule());
        if wanted.with_value(|wanted| *wanted != route.screen()) {
            enter(route.screen());
        }
    };
    let watch = window_event_listener(leptos::ev::hashchange, move |_| go(Route::parse(&browser::hash())));
    on_cleanup(move || watch.remove());
    whenever(move || browser::document().set_title(&shown.with(|shown| title(&shown.0, prefs))));
    if browser::is_frame() {
        spawn_local(async move {
            match frame::open(prefs).await {
                Ok(route) => {
                    browser::replace(&route.href());
                    go(route);
                }
                Err(sentence) => refused.set(sentence),
            }
        });
    } else {
        enter(here.screen());
    }
    let screen = move || {
        if refused.with(|refused| !refused.is_empty()) {
            return sorry(&refused.get(), prefs);
        }
        let (screen, door) = shown.get();
        match door {
            Door::Open => open(&screen, prefs, rule),
            Door::Opening => waiting(prefs),
            Door::Shut => {
                let again = move |_| enter(wanted.get_value());
                view! { {top(prefs)}{paper(move || shut(prefs), again)} }.into_any()
            }
        }
    };
    view! {
        <div inner_html=SYMBOLS></div>
        {live(screen)}
    }
}

/// A game is on its way.
fn waiting(prefs: Prefs) -> AnyView {
    let markup = format!(r#"<h1 class="vh">Engawa</h1>{}"#, later::on_its_way(prefs, false));
    view! { {top(prefs)}<main class="page" inner_html=markup></main> }.into_any()
}

/// A game did not come.
fn shut(prefs: Prefs) -> Markup {
    let words = prefs.words();
    frame::fail(words.page_missing);
    let again = button("primary", "again", words.try_again);
    format!(r#"<main class="page sorry">{}{}</main>"#, notice(words.page_missing, &again), home_link(prefs))
}

/// The screen of a route, all of whose pieces have come.
fn open(route: &Route, prefs: Prefs, rule: RwSignal<String>) -> AnyView {
    let later = later::opened();
    let inner = match route {
        Route::Play { game, id } | Route::Replay { game, id } => match (load(game, id, prefs), later) {
            (Ok(game), Some(later)) if matches!(route, Route::Replay { .. }) => {
                return (later.replay)(id.clone(), game);
            }
            (Ok(game), _) => return view! { <Table id=id.clone() game/> }.into_any(),
            (Err(sentence), _) => sorry(&sentence, prefs),
        },
        Route::Setup(game) => match opened(game) {
            Some(kind) => setup(kind, None, prefs),
            None => lost(prefs),
        },
        Route::Rules { game, .. } => match (opened(game), later) {
            (Some(kind), Some(later)) => {
                view! { <main class="page">{(later.rules)(kind, rule, false)}</main> }.into_any()
            }
            _ => lost(prefs),
        },
        Route::Practice(game) => {
            let screen = opened(game).zip(later).and_then(|(kind, later)| (later.practice)(kind, prefs));
            match screen {
                Some(screen) => return screen,
                None => lost(prefs),
            }
        }
        Route::Home => home(prefs),
        Route::Settings => later.map_or_else(|| lost(prefs), |later| (later.settings)(prefs)),
        Route::Link(text) => follow(text, prefs),
        Route::Lost => lost(prefs),
    };
    view! { {top(prefs)}{inner} }.into_any()
}

fn title(route: &Route, prefs: Prefs) -> String {
    let words = prefs.words();
    let name = |game: &str| lid(game).map_or("", |lid| lid.words(prefs.lang.get()).name);
    match route {
        Route::Home | Route::Link(_) | Route::Lost => "Engawa".to_owned(),
        Route::Settings => format!("{} · Engawa", words.settings),
        Route::Setup(game) | Route::Play { game, .. } | Route::Practice(game) => {
            format!("{} · Engawa", name(game))
        }
        Route::Replay { game, .. } => format!("{} · {} · Engawa", name(game), words.replay),
        Route::Rules { game, .. } => format!("{} · Engawa", (words.rules_of)(name(game))),
    }
}

/// A kept game, played again; or why it cannot be.
fn load(game: &str, id: &str, prefs: Prefs) -> Result<Box<dyn Match>, String> {
    let words = untrack(|| prefs.words());
    let kind = opened(game).ok_or(words.no_such_page)?;
    let text = kept::text_of(id).ok_or(words.not_here)?;
    kind.load(&text, prefs.lang.get_untracked()).map_err(|error| untrack(|| trouble(&error, prefs)))
}

/// A record that came with the address: a setup opens the setup screen, a played game is taken in.
fn follow(text: &str, prefs: Prefs) -> AnyView {
    let draft = record::game_of(text).and_then(opened).and_then(|kind| Some((kind, kind.draft(text)?)));
    if let Some((kind, draft)) = draft {
        return setup(kind, Some(draft), prefs);
    }
    let Some(later) = later::opened() else { return lost(prefs) };
    match untrack(|| (later.follow)(text, prefs)) {
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
    let markup = regret(sentence, prefs);
    view! { <main class="page sorry" inner_html=markup></main> }.into_any()
}

/// What stands on such a screen.
#[must_use]
pub fn regret(sentence: &str, prefs: Prefs) -> Markup {
    let home = home_link(prefs);
    format!(r#"<h1>{}</h1><p role="alert">{}</p>{home}"#, prefs.words().sorry, escaped(sentence))
}

/// The way home; out of the frame, if we are in one.
#[must_use]
pub fn home_link(prefs: Prefs) -> Markup {
    format!(r#"<a class="btn primary" {}>{}</a>"#, frame::way_home(), prefs.words().home)
}

/// The head of all screens but the table's.
fn top(prefs: Prefs) -> AnyView {
    let markup = move || {
        let words = prefs.words();
        // In a frame there is no shelf: the way leads back to the table.
        if browser::is_frame() {
            let table = frame::table();
            let back = link("small", &table, "", words.continue_game);
            return if table.is_empty() { table } else { format!(r#"<header class="top">{back}</header>"#) };
        }
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
