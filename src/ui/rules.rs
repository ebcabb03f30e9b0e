//! The rules page: our words, live diagrams, an anchor for every rule.

use leptos::html;
use leptos::prelude::*;

use super::browser;
use super::home::accent;
use super::lang::{Article, Confidence, Kind, Section};
use super::prefs::Prefs;
use super::route::Route;
use super::staged::{Diagram, Stage, Staged};
use super::widgets::When;
use crate::kernel::{Fast, Out, Viewer};

/// The rules of a game, at one of them if it is named; as a screen or in a drawer.
#[component]
pub fn Rules<G: Staged>(
    /// The rule to show.
    at: Signal<Option<String>>,
    /// Whether it stands in a drawer beside the table.
    #[prop(default = false)]
    drawer: bool,
    /// Which game's rules.
    #[prop(optional)]
    _game: core::marker::PhantomData<G>,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let game = G::words(prefs.lang.get());
    let here = NodeRef::<html::Div>::new();
    Effect::new(move || {
        let Some(page) = here.get() else { return };
        if let Some(rule) = at.get() {
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
    let sections = move || G::rules(prefs.lang.get());
    let contents = move || {
        let entry = |(index, section): (usize, &Section)| {
            let scroll = move |event: web_sys::MouseEvent| {
                event.prevent_default();
                let section = browser::document().get_element_by_id(&format!("part-{index}"));
                if let Some(section) = section {
                    section.scroll_into_view();
                }
            };
            view! { <li><a href="#" on:click=scroll>{section.title}</a></li> }
        };
        sections().iter().enumerate().map(entry).collect_view()
    };
    view! {
        <div class="rules" data-game=accent(G::ABOUT.slug) node_ref=here>
            <When is=Signal::derive(move || !drawer)>
                <nav class="toc" aria-label=words.contents><ul>{contents}</ul></nav>
            </When>
            <article class="read">
                <When is=Signal::derive(move || !drawer)>
                    <h1>{(words.rules_of)(game.name)}</h1>
                    <p class="lede">{game.credit}</p>
                </When>
                {move || sections().iter().enumerate().map(|(index, section)| view! {
                    <section>
                        <h2 id=format!("part-{index}")>{section.title}</h2>
                        {section.articles.iter().map(|article| view! { <One<G> article=*article at/> }).collect_view()}
                    </section>
                }).collect_view()}
            </article>
        </div>
    }
}

/// One rule, ruling or table of data.
#[component]
fn One<G: Staged>(
    article: Article,
    at: Signal<Option<String>>,
    /// Which game's rule.
    #[prop(optional)]
    _game: core::marker::PhantomData<G>,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let id = article.id;
    let label = move || match article.kind {
        Kind::Rule => None,
        Kind::Ruling => Some(("label decided", words.ruling)),
        Kind::Data(Confidence::Printed) => Some(("label", words.printed)),
        Kind::Data(Confidence::Derived) => Some(("label", words.derived)),
        Kind::Data(Confidence::Reconstructed) => Some(("label reconstructed", words.reconstructed)),
    };
    let figure = G::diagram(id).map(|diagram| view! { <Figure<G> diagram/> });
    view! {
        <div class="rule" data-rule=id tabindex="-1" class:here=Signal::derive(move || at.get().as_deref() == Some(id))>
            <a class="rid" href=Route::Rules { game: G::ABOUT.slug.to_owned(), rule: Some(id.to_owned()) }.href()>{id}</a>
            <div>
                {move || label().map(|(class, label)| view! { <span class=class>{label}</span> })}
                <p>{article.text}</p>
                {figure}
            </div>
        </div>
    }
}

/// A live diagram: the real board with a position to try.
#[component]
fn Figure<G: Staged>(diagram: Diagram<G>) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let start = StoredValue::new(diagram.game.clone());
    let game = RwSignal::new(diagram.game);
    let told = RwSignal::new(Vec::new());
    let refused = RwSignal::new(None);
    let shown = diagram.shown;
    let hint = RwSignal::new(None);
    let touched = RwSignal::new(false);
    let actor = move || game.with(|game| game.to_act().first());
    let attempt = move |mv: G::Move| {
        let Some(seat) = untrack(actor) else { return };
        touched.set(true);
        match game.with_untracked(|game| game.check(seat, &mv)) {
            Ok(()) => {
                let mut out = Out::new();
                game.update(|game| game.apply(seat, &mv, &mut Fast::new(1), &mut out));
                told.set(out.into_told().into_iter().map(|told| told.event).collect());
                refused.set(None);
                hint.set(None);
            }
            Err(why) => refused.set(Some((mv, why))),
        }
    };
    let reset = {
        let shown = shown.clone();
        move || {
            game.set(start.get_value());
            told.set(Vec::new());
            refused.set(None);
            hint.set(None);
            if let (Some(mv), Some(seat)) = (shown.clone(), untrack(actor)) {
                match game.with_untracked(|game| game.check(seat, &mv)) {
                    Ok(()) => hint.set(Some(mv)),
                    Err(why) => refused.set(Some((mv, why))),
                }
            }
            touched.set(false);
        }
    };
    reset();
    let stage = Stage::<G> {
        view: Signal::derive(move || {
            game.with(|game| game.view(actor().map_or(Viewer::Table, Viewer::Seat)))
        }),
        actor: Signal::derive(actor),
        moves: Signal::derive(move || {
            let mut moves = Vec::new();
            if let Some(seat) = actor() {
                game.with(|game| game.moves(seat, &mut moves));
            }
            moves
        }),
        last: told.into(),
        fresh: Signal::stored(true),
        refused: refused.into(),
        hint: hint.into(),
        facing: Signal::stored(crate::kernel::Seat::new(0)),
        lang: prefs.lang.get(),
        aid: Signal::stored(false),
        motion: Signal::derive(move || prefs.moves()),
        advice: RwSignal::new(None),
        submit: Callback::new(attempt),
    };
    let caption = move || match refused.get() {
        Some((_, why)) => G::refusal(&why, prefs.lang.get()).text,
        None => words.try_it.to_owned(),
    };
    view! {
        <figure class="diagram">
            {G::board(stage)}
            <figcaption>
                <span aria-live="polite">{caption}</span>
                <When is=Signal::derive(move || touched.get())>
                    {
                        let reset = reset.clone();
                        view! { <button class="btn small" type="button" on:click=move |_| reset()>{words.reset}</button> }
                    }
                </When>
            </figcaption>
        </figure>
    }
}
