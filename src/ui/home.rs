//! The shelf: the games, and those in progress.

use leptos::prelude::*;

use super::kept::{self, Kept};
use super::lang::Lang;
use super::prefs::Prefs;
use super::route::Route;
use super::staged::{GameWords, Staged};
use super::transfer::ImportButton;
use super::widgets::{Icon, When};
use crate::games::{self, StagedVisitor};
use crate::kernel::{Next, Session};

/// A cover on the shelf, by slug, in the order they stand.
const COVERS: [(&str, &str); 5] = [
    ("shogun", include_str!("art/cover-shogun.svg")),
    ("ninja-camp", include_str!("art/cover-ninja-camp.svg")),
    ("shinobi", include_str!("art/cover-shinobi.svg")),
    ("ninja-dice", include_str!("art/cover-ninja-dice.svg")),
    ("ninja-night", include_str!("art/cover-ninja-night.svg")),
];

/// The drawing on a game's box.
#[must_use]
pub fn cover(slug: &str) -> &'static str {
    COVERS.iter().find(|(known, _)| *known == slug).map_or("", |(_, drawing)| drawing)
}

/// What the shelf needs to know of a game.
struct Facts(Lang);

impl StagedVisitor for Facts {
    type Out = (GameWords, String);
    fn visit<G: Staged>(&mut self) -> Self::Out {
        let (least, most) = G::ABOUT.seats.into_inner();
        let seats = if least == most { least.to_string() } else { format!("{least}–{most}") };
        (G::words(self.0), seats)
    }
}

/// How far a kept game is.
struct Progress<'a>(&'a Kept);

impl StagedVisitor for Progress<'_> {
    type Out = Option<(usize, bool)>;
    fn visit<G: Staged>(&mut self) -> Self::Out {
        let session = Session::<G>::load(&self.0.text).ok()?;
        Some((session.len(), matches!(session.next(), Next::Over(_))))
    }
}

/// The home screen.
#[component]
pub fn Home() -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let kept = RwSignal::new(kept::all());
    view! {
        <main class="page">
            <div class="hero">
                <h1>{words.what_to_play}</h1>
                <p>{words.kept_here}</p>
            </div>
            <ul class="shelf">
                {COVERS.iter().map(|&(slug, drawing)| view! { <Box slug drawing kept/> }).collect_view()}
            </ul>
            <InProgress kept/>
            <div class="row">
                <ImportButton/>
            </div>
        </main>
    }
}

/// One game on the shelf.
#[component]
fn Box(slug: &'static str, drawing: &'static str, kept: RwSignal<Vec<Kept>>) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let href = Route::Setup(slug.to_owned()).href();
    let ready = games::SLUGS.contains(&slug);
    // The game to continue: the newest of this kind that is not over.
    let running = move || {
        kept.with(|kept| {
            kept.iter().filter(|kept| kept.game() == Some(slug)).find_map(|kept| {
                let (steps, over) = games::visit_staged(slug, &mut Progress(kept))??;
                (!over).then(|| (kept.id.clone(), steps))
            })
        })
    };
    let facts = games::visit_staged(slug, &mut Facts(prefs.lang.get())).map(|(game, seats)| {
        view! {
            <h2 class="vh">{game.name}</h2>
            <p class="desc">{game.tagline}</p>
            <p class="facts">
                <span><Icon name="people" size=16/>{(words.players)(&seats)}</span>
                <span><Icon name="clock" size=16/>{(words.minutes)(game.minutes)}</span>
            </p>
        }
    });
    let actions = move || {
        match running() {
        Some((id, steps)) => view! {
            <p class="note">{(words.move_number)(steps)}</p>
            <a class="btn primary" href=Route::Play { game: slug.to_owned(), id }.href()>{words.continue_game}</a>
            <a class="btn ghost" href=href.clone()>{words.new_game}</a>
        }
        .into_any(),
        None if ready => view! { <a class="btn" href=href.clone()>{words.play}</a> }.into_any(),
        None => view! { <p class="note">{words.not_yet}</p> }.into_any(),
    }
    };
    let front = match ready {
        true => view! {
            <a class="cover" href=Route::Setup(slug.to_owned()).href()>
                <span class="vh">{facts_name(slug, prefs)}</span>
                <div inner_html=drawing></div>
            </a>
        }
        .into_any(),
        false => view! { <span class="cover" inner_html=drawing></span> }.into_any(),
    };
    view! {
        <li class="game" class:soon=!ready data-game=accent(slug)>
            {front}
            <div class="ledge" aria-hidden="true"></div>
            <div class="gmeta">{facts} {actions}</div>
        </li>
    }
}

fn facts_name(slug: &str, prefs: Prefs) -> String {
    games::visit_staged(slug, &mut Facts(prefs.lang.get()))
        .map_or_else(String::new, |(words, _)| words.name.to_owned())
}

/// The name of a game's accent in the style sheet: the last word of its slug.
#[must_use]
pub fn accent(slug: &str) -> String {
    slug.rsplit('-').next().unwrap_or(slug).to_owned()
}

/// All kept games with what can be done with them.
#[component]
fn InProgress(kept: RwSignal<Vec<Kept>>) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let row = move |game: Kept| {
        let id = game.id.clone();
        let forget = move |_| {
            kept::forget(&id);
            kept.set(kept::all());
        };
        let slug = game.game().unwrap_or_default().to_owned();
        let progress = games::visit_staged(&slug, &mut Progress(&game)).flatten();
        let name = facts_name(&slug, prefs);
        let id = game.id.clone();
        let (state, link) = match progress {
            Some((steps, false)) => {
                ((words.move_number)(steps), Some(Route::Play { game: slug.clone(), id }))
            }
            Some((steps, true)) => {
                ((words.finished_after)(steps), Some(Route::Replay { game: slug.clone(), id }))
            }
            None => (words.damaged.to_owned(), None),
        };
        let title = if name.is_empty() { words.unknown_game.to_owned() } else { name };
        view! {
            <li data-game=accent(&slug)>
                <i class="seal"></i>
                <span>
                    {match link {
                        Some(route) => view! { <a href=route.href()>{title.clone()}</a> }.into_any(),
                        None => view! { <span>{title.clone()}</span> }.into_any(),
                    }}
                    <small>{state}</small>
                </span>
                <button class="icon-btn" type="button" aria-label=(words.forget)(&title) on:click=forget>
                    <Icon name="trash" size=20/>
                </button>
            </li>
        }
    };
    view! {
        <When is=Signal::derive(move || kept.with(|kept| !kept.is_empty()))>
            <section class="kept">
                <h2>{words.kept_games}</h2>
                <ul class="saves">{move || kept.get().into_iter().map(row).collect_view()}</ul>
            </section>
        </When>
    }
}
