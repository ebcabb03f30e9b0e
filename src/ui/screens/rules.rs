//! The rules page: our words, live diagrams, an anchor for every rule. The text is loaded when it is opened.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};

use crate::embed::frame;
use crate::ui::app::{home_link, regret};
use crate::ui::board::{Board, Showing};
use crate::ui::browser;
use crate::ui::keep::prefs::Prefs;
use crate::ui::paper::{Act, focus, paper};
use crate::ui::route::Route;
use crate::ui::stage::erased::{Kind as GameKind, Posed};
use crate::ui::stage::picture::Markup;
use crate::ui::stage::rulebook::{self, Article, Kind, Section};
use crate::ui::widgets::{button, live, notice, whenever};

/// How far the text has come.
#[derive(Clone)]
enum Book {
    Coming,
    Here(Vec<Section>),
    Missing,
}

/// The rules of a game, at one of them if it is named; as a screen or in a drawer beside the table. Another language
/// makes them anew.
#[must_use]
pub fn rules(kind: &'static dyn GameKind, at: RwSignal<String>, drawer: bool) -> AnyView {
    let prefs = expect_context::<Prefs>();
    let (words, lang) = (prefs.later_words(), prefs.lang.get());
    let (game, slug) = (kind.words(lang), kind.about().slug);
    let book = RwSignal::new(Book::Coming);
    let fetch = move || {
        book.set(Book::Coming);
        browser::with_text_of(&format!("./rules/{slug}.{}.txt", lang.tag()), move |text| {
            let sections = text.and_then(|text| rulebook::read(&text).ok());
            book.try_set(sections.map_or(Book::Missing, Book::Here));
        });
    };
    fetch();
    let here = NodeRef::<html::Div>::new();
    whenever(move || {
        let (Some(page), rule) = (here.get(), at.get()) else { return };
        if matches!(book.get(), Book::Here(_)) && !rule.is_empty() {
            // After the page is laid out.
            request_animation_frame(move || {
                let found = |selector: &str| page.query_selector(selector).ok().flatten();
                if let Some(before) = found(".rule.here") {
                    before.set_class_name("rule");
                }
                if let Some(rule) = found(&format!("[data-rule=\"{rule}\" i]")) {
                    rule.set_class_name("rule here");
                    // In a frame this would move the page around it.
                    if !browser::is_frame() {
                        rule.scroll_into_view();
                        focus(&rule);
                    }
                }
            });
        }
    });
    let text = move || match book.get() {
        Book::Coming => {
            let title =
                if drawer { String::new() } else { format!("<h1>{}</h1>", (words.rules_of)(game.name)) };
            let note = format!(r#"{title}<p class="note opening" role="status">{}</p>"#, words.rules_coming);
            view! { <div inner_html=note></div> }.into_any()
        }
        Book::Missing => {
            // In a drawer the table is still there.
            let home = if drawer { String::new() } else { home_link(prefs) };
            let again = button("small", "fetch", words.try_again);
            paper(move || notice(words.rules_missing, &again) + &home, move |_| fetch())
        }
        // A frame that shows one rule would show nothing at all.
        Book::Here(sections) if browser::is_frame() && !has(&sections, &at.get_untracked()) => {
            let sentence = frame::no_such_rule(&at.get_untracked(), prefs).unwrap_or_default();
            let markup = regret(&sentence, prefs);
            view! { <div class="sorry" inner_html=markup></div> }.into_any()
        }
        Book::Here(sections) => {
            let title =
                format!(r#"<h1>{}</h1><p class="lede">{}</p>"#, (words.rules_of)(game.name), game.credit);
            let contents = (!drawer).then(|| contents(&sections, prefs));
            let title = (!drawer).then(|| view! { <div inner_html=title></div> });
            let parts: Vec<AnyView> =
                sections.iter().enumerate().map(|(place, section)| part(kind, place, section)).collect();
            view! { {contents}<article class="read">{title}{parts}</article> }.into_any()
        }
    };
    view! { <div class="rules" data-game=slug node_ref=here>{live(text)}</div> }.into_any()
}

/// Whether there is such a rule, or none was asked for.
fn has(sections: &[Section], rule: &str) -> bool {
    let mut known = sections.iter().flat_map(|section| &section.articles);
    rule.is_empty() || known.any(|article| article.id.eq_ignore_ascii_case(rule))
}

/// The headings, to jump to.
fn contents(sections: &[Section], prefs: Prefs) -> AnyView {
    let entry = |(place, section): (usize, &Section)| {
        format!(r#"<li><button type="button" data-do="part {place}">{}</button></li>"#, section.title)
    };
    let entries: Markup = sections.iter().enumerate().map(entry).collect();
    let label = prefs.later_words().contents;
    // Beside the text where there is room, folded above it where there is none: then whoever looks opens it.
    let open = if browser::prefers("(min-width: 960px)") { " open" } else { "" };
    let jump = |act: Act| {
        if let Some(section) = browser::document().get_element_by_id(&format!("part-{}", act.what)) {
            section.scroll_into_view();
        }
    };
    let markup = format!(
        r#"<nav class="toc" aria-label="{label}"><details{open}><summary>{label}</summary><ul>{entries}</ul></details></nav>"#
    );
    paper(move || markup.clone(), jump)
}

fn part(kind: &'static dyn GameKind, place: usize, section: &Section) -> AnyView {
    let articles: Vec<AnyView> = section.articles.iter().map(|article| one(kind, article)).collect();
    view! { <section><h2 id=format!("part-{place}")>{section.title.clone()}</h2>{articles}</section> }
        .into_any()
}

/// One rule, ruling or table of data.
fn one(kind: &'static dyn GameKind, article: &Article) -> AnyView {
    let words = expect_context::<Prefs>().later_words();
    let label = match article.kind {
        Kind::Rule => None,
        Kind::Ruling => Some(("label decided", words.ruling)),
        Kind::Printed => Some(("label", words.printed)),
        Kind::Derived => Some(("label", words.derived)),
        Kind::Reconstructed => Some(("label reconstructed", words.reconstructed)),
    };
    let label = label.map(|(class, label)| format!(r#"<span class="{class}">{label}</span>"#));
    let href = Route::Rules { game: kind.about().slug.to_owned(), rule: Some(article.id.clone()) }.href();
    let markup = format!(
        r#"<a class="rid" href="{href}">{}</a><div>{}<p>{}</p></div>"#,
        article.id,
        label.unwrap_or_default(),
        article.text
    );
    let figure = kind.diagram(&article.id).map(|pose| view! { <Figure kind pose/> }.into_any());
    view! {
        <div class="rule" data-rule=article.id.clone() tabindex="-1">
            <div class="words" inner_html=markup></div>
            {figure}
        </div>
    }
    .into_any()
}

/// How far from the part of the page that is seen a diagram is made.
const NEAR: &str = "800px";

/// A live diagram: the real board with a position to try. A page has dozens of them, so each is made when it comes near.
#[component]
fn Figure(kind: &'static dyn GameKind, pose: Box<dyn Posed>) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.later_words();
    let pose = RwSignal::new(pose);
    // How often something was tried since the beginning.
    let tries = RwSignal::new(0_usize);
    let showing = Callback::new(move |()| Showing {
        scene: pose.with(|pose| pose.scene()),
        moment: tries.get(),
        fresh: true,
    });
    let attempt = move |mv: Vec<u8>| {
        tries.update(|tries| *tries += 1);
        pose.update(|pose| pose.submit(&mv));
    };
    let reset = move |_: Act| {
        tries.set(0);
        pose.update(|pose| pose.reset());
    };
    let caption = move || {
        let refusal = pose.with(|pose| pose.refusal(prefs.lang.get()));
        let said = refusal.map_or_else(|| words.try_it.to_owned(), |line| line.text);
        let reset = if tries.get() > 0 { button("small", "reset", words.reset) } else { String::new() };
        format!(r#"<figcaption><span aria-live="polite">{said}</span>{reset}</figcaption>"#)
    };
    let frame = NodeRef::<html::Figure>::new();
    let near = RwSignal::new(false);
    whenever(move || {
        if let Some(figure) = frame.get() {
            when_near(&figure, move || near.set(true));
        }
    });
    let board = move || match near.get() {
        true => {
            let (name, advice) = (kind.about().slug, RwSignal::new(String::new()));
            view! { <Board showing name advice begin=|()| {} submit=attempt/> }.into_any()
        }
        // It takes up the same room.
        false => view! { <div class="stage"></div> }.into_any(),
    };
    view! { <figure class="diagram" node_ref=frame>{live(board)}{paper(caption, reset)}</figure> }
}

/// Tells once an element is near the part of the page that is seen; at once where the browser cannot say.
fn when_near(element: &Element, tell: impl Fn() + Clone + 'static) {
    let told = tell.clone();
    let looks = Closure::<dyn Fn(js_sys::Array, IntersectionObserver)>::new(
        move |entries: js_sys::Array, observer: IntersectionObserver| {
            let mut entries = entries.iter().map(JsCast::unchecked_into::<IntersectionObserverEntry>);
            if entries.any(|entry| entry.is_intersecting()) {
                observer.disconnect();
                told();
            }
        },
    );
    let options = IntersectionObserverInit::new();
    options.set_root_margin(NEAR);
    let Ok(observer) = IntersectionObserver::new_with_options(looks.as_ref().unchecked_ref(), &options)
    else {
        return tell();
    };
    observer.observe(element);
    // The browser calls until the page is left.
    let kept = StoredValue::new_local((observer, looks));
    on_cleanup(move || _ = kept.try_with_value(|(observer, _)| observer.disconnect()));
}
