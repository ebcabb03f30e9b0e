//! The shelf: the games, and those in progress.

use leptos::prelude::*;

use super::erased::Kind;
use super::kept::{self, Kept};
use super::prefs::Prefs;
use super::route::Route;
use super::transfer::ImportButton;
use super::widgets::{Icon, live, press};
use crate::games;
use crate::kernel::Next;

/// Boxes that stand on the shelf but cannot be opened yet.
const COMING: [(&str, &str); 4] = [
    ("ninja-camp", include_str!("art/cover-ninja-camp.svg")),
    ("shinobi", include_str!("art/cover-shinobi.svg")),
    ("ninja-dice", include_str!("art/cover-ninja-dice.svg")),
    ("ninja-night", include_str!("art/cover-ninja-night.svg")),
];

/// How many steps a kept game has, and whether it is over; `None` if it cannot be read.
fn progress(kept: &Kept, prefs: Prefs) -> Option<(usize, bool)> {
    let game = games::kind(kept.game()?)?.load(&kept.text, prefs.lang.get_untracked()).ok()?;
    Some((game.len(), matches!(game.next(), Next::Over(_))))
}

/// The home screen.
#[component]
pub fn Home() -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let kept = RwSignal::new(kept::all());
    let shelf = games::SLUGS.iter().filter_map(|slug| games::kind(slug)).map(|kind| game(kind, prefs, kept));
    let coming = COMING.iter().map(|&(slug, cover)| {
        view! {
            <li class="game soon" data-game=accent(slug)>
                <span class="cover" inner_html=cover></span>
                <div class="ledge" aria-hidden="true"></div>
                <div class="gmeta"><p class="note">{words.not_yet}</p></div>
            </li>
        }
        .into_any()
    });
    view! {
        <main class="page">
            <div class="hero">
                <h1>{words.what_to_play}</h1>
                <p>{words.kept_here}</p>
            </div>
            <ul class="shelf">{shelf.chain(coming).collect::<Vec<AnyView>>()}</ul>
            {live(move || in_progress(prefs, kept))}
            <div class="row">
                <ImportButton/>
            </div>
        </main>
    }
}

/// One game on the shelf.
fn game(kind: &'static dyn Kind, prefs: Prefs, kept: RwSignal<Vec<Kept>>) -> AnyView {
    let words = prefs.words();
    let (game, about) = (kind.words(prefs.lang.get()), kind.about());
    let slug = about.slug;
    let setup = Route::Setup(slug.to_owned()).href();
    let (least, most) = about.seats.into_inner();
    let seats = if least == most { least.to_string() } else { format!("{least}–{most}") };
    let to_setup = setup.clone();
    // The game to continue: the newest of this kind that is not over.
    let actions = move || {
        let running = kept.with(|kept| {
            kept.iter().filter(|kept| kept.game() == Some(slug)).find_map(|kept| {
                let (steps, over) = progress(kept, prefs)?;
                (!over).then(|| (kept.id.clone(), steps))
            })
        });
        let setup = to_setup.clone();
        match running {
            Some((id, steps)) => view! {
                <p class="note">{(words.move_number)(steps)}</p>
                <a class="btn primary" href=Route::Play { game: slug.to_owned(), id }.href()>{words.continue_game}</a>
                <a class="btn ghost" href=setup>{words.new_game}</a>
            }
            .into_any(),
            None => view! { <a class="btn" href=setup>{words.play}</a> }.into_any(),
        }
    };
    view! {
        <li class="game" data-game=accent(slug)>
            <a class="cover" href=setup><span class="vh">{game.name}</span><div inner_html=kind.cover()></div></a>
            <div class="ledge" aria-hidden="true"></div>
            <div class="gmeta">
                <h2 class="vh">{game.name}</h2>
                <p class="desc">{game.tagline}</p>
                <p class="facts">
                    <span><Icon name="people" size=16/>{(words.players)(&seats)}</span>
                    <span><Icon name="clock" size=16/>{(words.minutes)(game.minutes)}</span>
                </p>
                {live(actions)}
            </div>
        </li>
    }
    .into_any()
}

/// The name of a game's accent in the style sheet: the last word of its slug.
#[must_use]
pub fn accent(slug: &str) -> String {
    slug.rsplit('-').next().unwrap_or(slug).to_owned()
}

/// All kept games with what can be done with them.
fn in_progress(prefs: Prefs, kept: RwSignal<Vec<Kept>>) -> AnyView {
    let words = prefs.words();
    let row = |game: &Kept| {
        let id = game.id.clone();
        let slug = game.game().unwrap_or_default().to_owned();
        let kind = games::kind(&slug);
        let title =
            kind.map_or(words.unknown_game, |kind| kind.words(prefs.lang.get_untracked()).name).to_owned();
        let seal = accent(&slug);
        let (state, link) = match progress(game, prefs) {
            Some((steps, false)) => {
                ((words.move_number)(steps), Some(Route::Play { game: slug, id: id.clone() }))
            }
            Some((steps, true)) => {
                ((words.finished_after)(steps), Some(Route::Replay { game: slug, id: id.clone() }))
            }
            None => (words.damaged.to_owned(), None),
        };
        let label = (words.forget)(&title);
        let title = match link {
            Some(route) => view! { <a href=route.href()>{title}</a> }.into_any(),
            None => view! { <span>{title}</span> }.into_any(),
        };
        let forget = press(move || {
            kept::forget(&id);
            kept.set(kept::all());
        });
        view! {
            <li data-game=seal>
                <i class="seal"></i>
                <span>{title}<small>{state}</small></span>
                <button class="icon-btn" type="button" aria-label=label on:click=forget><Icon name="trash" size=20/></button>
            </li>
        }
        .into_any()
    };
    let rows: Vec<AnyView> = kept.with(|kept| kept.iter().map(row).collect());
    if rows.is_empty() {
        return ().into_any();
    }
    view! { <section class="kept"><h2>{words.kept_games}</h2><ul class="saves">{rows}</ul></section> }.into_any()
}
