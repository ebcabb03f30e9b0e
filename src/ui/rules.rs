//! The rules page: our words, live diagrams, an anchor for every rule. The text is loaded when it is opened.

use leptos::html;
use leptos::prelude::*;

use super::board::{Board, Showing};
use super::browser;
use super::erased::{Kind as GameKind, Posed};
use super::home::accent;
use super::prefs::Prefs;
use super::route::Route;
use super::rulebook::{self, Article, Kind, Section};
use super::widgets::{When, live, press};

/// How far the text has come.
#[derive(Clone)]
enum Book {
    Coming,
    Here(Vec<Section>),
    Missing,
}

/// The rules of a game, at one of them if it is named; as a screen or in a drawer.
#[component]
pub fn Rules(
    /// Which game's rules.
    kind: &'static dyn GameKind,
    /// The rule to show; empty for none.
    at: Signal<String>,
    /// Whether it stands in a drawer beside the table.
    #[prop(default = false)]
    drawer: bool,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let (words, lang) = (prefs.words(), prefs.lang.get());
    let (game, slug) = (kind.words(lang), kind.about().slug);
    let book = RwSignal::new(Book::Coming);
    let fetch = move || {
        book.set(Book::Coming);
        leptos::task::spawn_local(async move {
            let text = browser::text_of(&format!("./rules/{slug}.{}.txt", lang.tag())).await;
            let sections = text.and_then(|text| rulebook::read(&text).ok());
            book.try_set(sections.map_or(Book::Missing, Book::Here));
        });
    };
    fetch();
    let here = NodeRef::<html::Div>::new();
    Effect::new(move || {
        let (Some(page), rule) = (here.get(), at.get()) else { return };
        if matches!(book.get(), Book::Here(_)) && !rule.is_empty() {
            // After the page is laid out.
            request_animation_frame(move || {
                let found = page.query_selector(&format!("[data-rule=\"{rule}\"]")).ok().flatten();
                if let Some(found) = found {
                    found.scroll_into_view();
                    let _ = wasm_bindgen::JsCast::unchecked_into::<web_sys::HtmlElement>(found).focus();
                }
            });
        }
    });
    let text = move || match book.get() {
        Book::Coming => view! { <p class="note" role="status">{words.rules_coming}</p> }.into_any(),
        Book::Missing => view! {
            <p class="notice" role="alert">
                {words.rules_missing}
                <button class="btn small" type="button" on:click=press(fetch)>{words.try_again}</button>
            </p>
        }
        .into_any(),
        Book::Here(sections) => view! {
            {(!drawer).then(|| contents(&sections, prefs))}
            <article class="read">
                {(!drawer).then(|| view! { <h1>{(words.rules_of)(game.name)}</h1><p class="lede">{game.credit}</p> })}
                {sections.iter().enumerate().map(|(place, section)| part(kind, place, section, at)).collect_view()}
            </article>
        }
        .into_any(),
    };
    view! { <div class="rules" data-game=accent(slug) node_ref=here>{live(text)}</div> }
}

/// The headings, to jump to.
fn contents(sections: &[Section], prefs: Prefs) -> AnyView {
    let entry = |(place, section): (usize, &Section)| {
        let scroll = press(move || {
            if let Some(section) = browser::document().get_element_by_id(&format!("part-{place}")) {
                section.scroll_into_view();
            }
        });
        view! { <li><button type="button" on:click=scroll>{section.title.clone()}</button></li> }.into_any()
    };
    let entries: Vec<AnyView> = sections.iter().enumerate().map(entry).collect();
    view! { <nav class="toc" aria-label=prefs.words().contents><ul>{entries}</ul></nav> }.into_any()
}

fn part(kind: &'static dyn GameKind, place: usize, section: &Section, at: Signal<String>) -> AnyView {
    let articles: Vec<AnyView> = section.articles.iter().map(|article| one(kind, article, at)).collect();
    view! { <section><h2 id=format!("part-{place}")>{section.title.clone()}</h2>{articles}</section> }.into_any()
}

/// One rule, ruling or table of data.
fn one(kind: &'static dyn GameKind, article: &Article, at: Signal<String>) -> AnyView {
    let words = expect_context::<Prefs>().words();
    let label = match article.kind {
        Kind::Rule => None,
        Kind::Ruling => Some(("label decided", words.ruling)),
        Kind::Printed => Some(("label", words.printed)),
        Kind::Derived => Some(("label", words.derived)),
        Kind::Reconstructed => Some(("label reconstructed", words.reconstructed)),
    };
    let label = label.map(|(class, label)| view! { <span class=class>{label}</span> });
    let figure = kind.diagram(&article.id).map(|pose| view! { <Figure kind pose/> });
    let route = Route::Rules { game: kind.about().slug.to_owned(), rule: Some(article.id.clone()) };
    let id = article.id.clone();
    let here = Signal::derive(move || at.with(|at| *at == id));
    view! {
        <div class="rule" data-rule=article.id.clone() tabindex="-1" class:here=here>
            <a class="rid" href=route.href()>{article.id.clone()}</a>
            <div>{label}<p>{article.text.clone()}</p>{figure}</div>
        </div>
    }
    .into_any()
}

/// A live diagram: the real board with a position to try.
#[component]
fn Figure(kind: &'static dyn GameKind, pose: Box<dyn Posed>) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let pose = RwSignal::new(pose);
    // How often something was tried since the beginning.
    let tries = RwSignal::new(0_usize);
    let showing = Signal::derive(move || Showing {
        scene: pose.with(|pose| pose.scene()),
        moment: tries.get(),
        fresh: true,
    });
    let attempt = move |mv: Vec<u8>| {
        tries.update(|tries| *tries += 1);
        pose.update(|pose| pose.submit(&mv));
    };
    let reset = move || {
        tries.set(0);
        pose.update(|pose| pose.reset());
    };
    let caption = Signal::derive(move || {
        let refusal = pose.with(|pose| pose.refusal(prefs.lang.get()));
        refusal.map_or_else(|| words.try_it.to_owned(), |line| line.text)
    });
    view! {
        <figure class="diagram">
            <Board
                showing
                name=kind.about().slug
                lang=prefs.lang.get()
                motion=Signal::derive(move || prefs.moves())
                advice=RwSignal::new(String::new())
                submit=attempt
            />
            <figcaption>
                <span aria-live="polite">{caption}</span>
                <When is=Signal::derive(move || tries.get() > 0)>
                    <button class="btn small" type="button" on:click=press(reset)>{words.reset}</button>
                </When>
            </figcaption>
        </figure>
    }
}
