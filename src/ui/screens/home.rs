//! The shelf: the games, and those in progress.

use leptos::prelude::*;

use crate::games::LIDS;
use crate::ui::keep::kept::{self, Kept, Progress};
use crate::ui::keep::prefs::Prefs;
use crate::ui::keep::transfer::{Taken, import_button};
use crate::ui::paper::{Act, escaped, paper};
use crate::ui::route::Route;
use crate::ui::shelf::{Lid, lid};
use crate::ui::stage::picture::Markup;
use crate::ui::widgets::{button, icon, icon_button, link};

/// The home screen.
#[must_use]
pub fn home(prefs: Prefs) -> AnyView {
    // Deleting a game asks once more: the one that was asked about.
    let asked = RwSignal::new(String::new());
    let taken = Taken::new();
    let act = move |act: Act| match act.verb.as_str() {
        "forget" if asked.with_untracked(|asked| *asked == act.what) => {
            kept::forget(&act.what);
            asked.set(String::new());
        }
        "forget" => asked.set(act.what),
        "import" => taken.import(act.value, prefs),
        _ => {}
    };
    paper(move || asked.with(|asked| screen(prefs, asked, taken)), act)
}

fn screen(prefs: Prefs, asked: &str, taken: Taken) -> Markup {
    let (words, kept) = (prefs.words(), kept::all());
    let boxes = LIDS.iter().map(|lid| game(lid, prefs, &kept));
    [
        r#"<main class="page"><div class="hero"><h1>"#,
        words.what_to_play,
        "</h1><p>",
        words.kept_here,
        r#"</p></div><ul class="shelf">"#,
        &boxes.collect::<Markup>(),
        "</ul>",
        &in_progress(prefs, &kept, asked),
        r#"<div class="row">"#,
        &import_button(taken, prefs),
        "</div></main>",
    ]
    .concat()
}

/// One game on the shelf.
fn game(lid: &Lid, prefs: Prefs, kept: &[Kept]) -> Markup {
    let words = prefs.words();
    let (game, slug) = (lid.words(prefs.lang.get()), lid.about.slug);
    let setup = Route::Setup(slug.to_owned()).href();
    let (least, most) = lid.about.seats.clone().into_inner();
    let seats = if least == most { least.to_string() } else { format!("{least}–{most}") };
    // The game to continue: the newest of this kind that is not over.
    let is_running = |kept: &&Kept| !kept.progress.is_some_and(|progress| progress.over);
    let running = kept.iter().filter(is_running).find(|kept| kept.game() == Some(slug));
    let actions = match running {
        Some(Kept { id, progress, .. }) => {
            let href = Route::Play { game: slug.to_owned(), id: id.clone() }.href();
            [
                r#"<p class="note">"#,
                &progress.map(|progress| (words.move_number)(progress.steps)).unwrap_or_default(),
                "</p>",
                &link("primary", &href, "", words.continue_game),
                &link("ghost", &setup, "", words.new_game),
            ]
            .concat()
        }
        None => link("", &setup, "", words.play),
    };
    format!(
        r#"<li class="game" data-game="{slug}"><a class="cover" href="{setup}"><span class="vh">{name}</span>{cover}</a><div class="ledge" aria-hidden="true"></div><div class="gmeta"><h2 class="vh">{name}</h2><p class="desc">{tagline}</p><p class="facts"><span>{people}{players}</span><span>{clock}{minutes}</span></p>{actions}</div></li>"#,
        name = game.name,
        cover = lid.cover,
        tagline = game.tagline,
        people = icon("people", 16),
        players = (words.players)(&seats),
        clock = icon("clock", 16),
        minutes = (words.minutes)(lid.minutes),
    )
}

/// All kept games with what can be done with them.
fn in_progress(prefs: Prefs, kept: &[Kept], asked: &str) -> Markup {
    let words = prefs.words();
    let row = |game: &Kept| {
        let (id, slug) = (game.id.clone(), game.game().unwrap_or_default().to_owned());
        let lid = lid(&slug);
        let title = lid.map_or(words.unknown_game, |lid| lid.words(prefs.lang.get()).name);
        let seal = lid.map_or("", |lid| lid.about.slug);
        let (state, route) = match game.progress {
            _ if lid.is_none() => (words.damaged.to_owned(), None),
            Some(Progress { steps, over: true }) => {
                ((words.finished_after)(steps), Some(Route::Replay { game: slug, id }))
            }
            Some(Progress { steps, .. }) => {
                ((words.move_number)(steps), Some(Route::Play { game: slug, id }))
            }
            None => (String::new(), Some(Route::Play { game: slug, id })),
        };
        let (does, label) = (format!("forget {}", escaped(&game.id)), (words.forget)(title));
        let forget = match game.id == asked {
            true => button("danger", &does, &label),
            false => icon_button(&does, "trash", &label),
        };
        let name = match route {
            Some(route) => format!(r#"<a href="{}">{title}</a>"#, escaped(&route.href())),
            None => format!("<span>{title}</span>"),
        };
        format!(
            r#"<li data-game="{seal}"><i class="seal"></i><span>{name}<small>{state}</small></span>{forget}</li>"#
        )
    };
    if kept.is_empty() {
        return String::new();
    }
    let rows: Markup = kept.iter().map(row).collect();
    format!(r#"<section class="kept"><h2>{}</h2><ul class="saves">{rows}</ul></section>"#, words.kept_games)
}
