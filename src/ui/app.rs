//! The page: which screen is shown, and what frames them all.

use std::cell::RefCell;

use leptos::prelude::*;

use super::browser;
use super::home::Home;
use super::kept;
use super::lang::Lang;
use super::prefs::{Prefs, Theme};
use super::replay::Replay;
use super::route::Route;
use super::rules::Rules;
use super::settings::Settings;
use super::setup::Setup;
use super::staged::Staged;
use super::table::Table;
use super::transfer::{import, trouble};
use super::widgets::{Choice, Icon, IconButton, Symbols};
use crate::games::{self, StagedVisitor};
use crate::kernel::{Record, Session, record};

thread_local! {
    /// The game handed from one screen to the next, for where nothing can be kept.
    static HANDED: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

/// Hands a game to the screen that opens next.
pub fn hand(id: &str, text: &str) {
    HANDED.set(Some((id.to_owned(), text.to_owned())));
}

/// The text of a game: what is kept, else what was handed over.
fn text_of(id: &str) -> Option<String> {
    let handed = || {
        HANDED.with_borrow(|handed| {
            handed.as_ref().filter(|(known, _)| known == id).map(|(_, text)| text.clone())
        })
    };
    kept::find(id).map(|kept| kept.text).or_else(handed)
}

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
    let rule = Memo::new(move |_| if let Route::Rules { rule, .. } = route.get() { rule } else { None });
    let screen = Memo::new(move |_| match route.get() {
        Route::Rules { game, .. } => Route::Rules { game, rule: None },
        other => other,
    });
    view! {
        <Symbols/>
        {move || {
            let route = screen.get();
            match &route {
                Route::Play { game, .. } | Route::Replay { game, .. } => {
                    games::visit_staged(game, &mut Screen { route: &route, prefs, rule }).unwrap_or_else(lost)
                }
                Route::Setup(game) | Route::Rules { game, .. } => {
                    let screen = games::visit_staged(game, &mut Screen { route: &route, prefs, rule }).unwrap_or_else(lost);
                    view! { <Top/>{screen} }.into_any()
                }
                Route::Home => view! { <Top/><Home/> }.into_any(),
                Route::Settings => view! { <Top/><Settings/> }.into_any(),
                Route::Link(text) => view! { <Top/>{follow(text, prefs)} }.into_any(),
                Route::Lost => view! { <Top/>{lost()} }.into_any(),
            }
        }}
    }
}

fn title(route: &Route, prefs: Prefs) -> String {
    struct Name(Lang);
    impl StagedVisitor for Name {
        type Out = &'static str;
        fn visit<G: Staged>(&mut self) -> Self::Out {
            G::words(self.0).name
        }
    }
    let words = prefs.words();
    let name = |game: &str| games::visit_staged(game, &mut Name(prefs.lang.get())).unwrap_or_default();
    match route {
        Route::Home | Route::Link(_) | Route::Lost => "Engawa".to_owned(),
        Route::Settings => format!("{} · Engawa", words.settings),
        Route::Setup(game) | Route::Play { game, .. } => format!("{} · Engawa", name(game)),
        Route::Replay { game, .. } => format!("{} · {} · Engawa", name(game), words.replay),
        Route::Rules { game, .. } => format!("{} · Engawa", (words.rules_of)(name(game))),
    }
}

/// A screen of a game known by its slug.
struct Screen<'a> {
    route: &'a Route,
    prefs: Prefs,
    rule: Memo<Option<String>>,
}

impl StagedVisitor for Screen<'_> {
    type Out = AnyView;
    fn visit<G: Staged>(&mut self) -> AnyView {
        match self.route {
            Route::Setup(_) => view! { <Setup<G> given=None/> }.into_any(),
            Route::Rules { .. } => {
                view! { <main class="page"><Rules<G> at=self.rule.into()/></main> }.into_any()
            }
            Route::Play { id, .. } | Route::Replay { id, .. } => {
                let id = id.clone();
                let Some(text) = text_of(&id) else {
                    return view! { <Top/><Sorry sentence=self.prefs.words().not_here/> }.into_any();
                };
                match Session::<G>::load(&text) {
                    Ok(session) if matches!(self.route, Route::Play { .. }) => {
                        view! { <Table<G> id session/> }.into_any()
                    }
                    Ok(session) => view! { <Replay<G> id session/> }.into_any(),
                    Err(error) => {
                        let sentence = trouble::<G>(&error, self.prefs);
                        view! { <Top/><Sorry sentence/> }.into_any()
                    }
                }
            }
            _ => lost(),
        }
    }
}

/// A record that came with the address: a setup opens the setup screen, a played game is taken in.
fn follow(text: &str, prefs: Prefs) -> AnyView {
    struct Opens<'a>(&'a str);
    impl StagedVisitor for Opens<'_> {
        type Out = Option<AnyView>;
        fn visit<G: Staged>(&mut self) -> Self::Out {
            let record = Record::<G>::from_text(self.0).ok().filter(|record| record.steps.is_empty())?;
            Some(view! { <Setup<G> given=Some(record)/> }.into_any())
        }
    }
    let setup = record::game_of(text).and_then(|slug| games::visit_staged(slug, &mut Opens(text)).flatten());
    if let Some(setup) = setup {
        return setup;
    }
    match untrack(|| import(text, prefs)) {
        Ok(route) => {
            // In place of the link, so that going back does not come here again.
            let _ = browser::window().location().replace(&route.href());
            ().into_any()
        }
        Err(sentence) => view! { <Sorry sentence/> }.into_any(),
    }
}

fn lost() -> AnyView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    view! { <Sorry sentence=words.no_such_page/> }.into_any()
}

/// A sentence instead of a screen, and the way home.
#[component]
fn Sorry(#[prop(into)] sentence: String) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    view! {
        <main class="page sorry">
            <h1>{words.sorry}</h1>
            <p role="alert">{sentence}</p>
            <a class="btn primary" href="#/">{words.home}</a>
        </main>
    }
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
