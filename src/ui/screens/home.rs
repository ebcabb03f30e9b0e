//! The shelf: the games, and below it those that are kept.

use leptos::prelude::*;

use crate::games::LIDS;
use crate::kernel::record;
use crate::ui::keep::kept::{self, Kept};
use crate::ui::keep::prefs::Prefs;
use crate::ui::keep::storage;
use crate::ui::keep::transfer::{Taken, import_button};
use crate::ui::later;
use crate::ui::paper::{Act, escaped, paper};
use crate::ui::route::Route;
use crate::ui::shelf::Lid;
use crate::ui::stage::picture::Markup;
use crate::ui::widgets::{icon, link};

/// The home screen.
#[must_use]
pub fn home(prefs: Prefs) -> AnyView {
    // Deleting a game asks once more: the one that was asked about.
    let asked = RwSignal::new(String::new());
    let taken = Taken::new();
    // Whoever comes for the first time needs no list.
    let ended = RwSignal::new(false);
    if !kept::all().is_empty() {
        later::fetch(ended);
    }
    let act = move |act: Act| match act.verb.as_str() {
        "forget" if asked.with_untracked(|asked| *asked == act.what) => {
            kept::forget(&act.what);
            asked.set(String::new());
        }
        "forget" => asked.set(act.what),
        "import" => taken.import(act.value, prefs),
        "fetch" => later::fetch(ended),
        _ => {}
    };
    paper(move || asked.with(|asked| screen(prefs, asked, taken, ended)), act)
}

fn screen(prefs: Prefs, asked: &str, taken: Taken, ended: RwSignal<bool>) -> Markup {
    let (words, kept) = (prefs.words(), kept::all());
    let list = match later::opened() {
        _ if kept.is_empty() => String::new(),
        Some(later) => (later.kept)(prefs, &kept, asked),
        None => later::on_its_way(prefs, ended.get()),
    };
    let boxes = LIDS.iter().map(|lid| game(lid, prefs, &kept));
    [
        r#"<main class="page"><div class="hero"><h1>"#,
        words.what_to_play,
        "</h1><p>",
        if storage::works() { words.kept_here } else { words.unkept_here },
        r#"</p></div><ul class="shelf">"#,
        &boxes.collect::<Markup>(),
        "</ul>",
        &list,
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
        Some(Kept { id, progress, text, .. }) => {
            let href = Route::Play { game: slug.to_owned(), id: id.clone() }.href();
            let step = progress.map(|progress| (words.move_number)(progress.steps));
            let names = record::players_of(text).into_iter().map(|player| player.name);
            let note: Vec<String> = step.into_iter().chain(names.filter(|name| !name.is_empty())).collect();
            [
                r#"<p class="note">"#,
                &escaped(&note.join(" · ")),
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
