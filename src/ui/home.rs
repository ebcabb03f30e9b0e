//! The shelf: the games, and those in progress.

use leptos::prelude::*;

use super::erased::Kind;
use super::kept::{self, Kept};
use super::paper::{Act, escaped, paper};
use super::picture::Markup;
use super::prefs::Prefs;
use super::route::Route;
use super::transfer::{Taken, import_button};
use super::widgets::{icon, link};
use crate::games;
use crate::kernel::Next;

/// Boxes that stand on the shelf but cannot be opened yet.
const COMING: [(&str, &str); 4] = [
    ("ninja-camp", include_str!("art/cover-ninja-camp.svg")),
    ("shinobi", include_str!("art/cover-shinobi.svg")),
    ("ninja-dice", include_str!("art/cover-ninja-dice.svg")),
    ("ninja-night", include_str!("art/cover-ninja-night.svg")),
];

/// A kept game, how many steps it has, and whether it is over; `None` if it cannot be read.
type Progress = (Kept, Option<(usize, bool)>);

/// All kept games. Each is played through once, when the shelf is opened.
fn kept_games(prefs: Prefs) -> Vec<Progress> {
    let progress = |kept: &Kept| {
        let game = games::kind(kept.game()?)?.load(&kept.text, prefs.lang.get_untracked()).ok()?;
        Some((game.steps(), matches!(game.next(), Next::Over(_))))
    };
    kept::all().into_iter().map(|kept| (kept.clone(), progress(&kept))).collect()
}

/// The home screen.
#[must_use]
pub fn home(prefs: Prefs) -> AnyView {
    let kept = RwSignal::new(kept_games(prefs));
    let taken = Taken::new();
    let act = move |act: Act| match act.verb.as_str() {
        "forget" => {
            kept::forget(&act.what);
            kept.update(|games| games.retain(|(kept, _)| kept.id != act.what));
        }
        "import" => taken.import(&act.value, prefs),
        _ => {}
    };
    paper(move || kept.with(|kept| screen(prefs, kept, taken)), act)
}

fn screen(prefs: Prefs, kept: &[Progress], taken: Taken) -> Markup {
    let words = prefs.words();
    let boxes = games::SHELF.iter().filter_map(|slug| games::kind(slug)).map(|kind| game(kind, prefs, kept));
    let coming = COMING.iter().map(|(slug, cover)| {
        format!(
            r#"<li class="game soon" data-game="{}"><span class="cover">{cover}</span><div class="ledge" aria-hidden="true"></div><div class="gmeta"><p class="note">{}</p></div></li>"#,
            accent(slug),
            words.not_yet
        )
    });
    [
        r#"<main class="page"><div class="hero"><h1>"#,
        words.what_to_play,
        "</h1><p>",
        words.kept_here,
        r#"</p></div><ul class="shelf">"#,
        &boxes.chain(coming).collect::<Markup>(),
        "</ul>",
        &in_progress(prefs, kept),
        r#"<div class="row">"#,
        &import_button(taken, prefs),
        "</div></main>",
    ]
    .concat()
}

/// One game on the shelf.
fn game(kind: &dyn Kind, prefs: Prefs, kept: &[Progress]) -> Markup {
    let words = prefs.words();
    let (game, about) = (kind.words(prefs.lang.get()), kind.about());
    let slug = about.slug;
    let setup = Route::Setup(slug.to_owned()).href();
    let (least, most) = about.seats.into_inner();
    let seats = if least == most { least.to_string() } else { format!("{least}–{most}") };
    // The game to continue: the newest of this kind that is not over.
    let running = kept.iter().find_map(|(kept, progress)| match progress {
        Some((steps, false)) if kept.game() == Some(slug) => Some((kept.id.clone(), *steps)),
        _ => None,
    });
    let actions = match running {
        Some((id, steps)) => {
            let href = Route::Play { game: slug.to_owned(), id }.href();
            [
                r#"<p class="note">"#,
                &(words.move_number)(steps),
                "</p>",
                &link("primary", &href, "", words.continue_game),
                &link("ghost", &setup, "", words.new_game),
            ]
            .concat()
        }
        None => link("", &setup, "", words.play),
    };
    format!(
        r#"<li class="game" data-game="{accent}"><a class="cover" href="{setup}"><span class="vh">{name}</span>{cover}</a><div class="ledge" aria-hidden="true"></div><div class="gmeta"><h2 class="vh">{name}</h2><p class="desc">{tagline}</p><p class="facts"><span>{people}{players}</span><span>{clock}{minutes}</span></p>{actions}</div></li>"#,
        accent = accent(slug),
        name = game.name,
        cover = kind.cover(),
        tagline = game.tagline,
        people = icon("people", 16),
        players = (words.players)(&seats),
        clock = icon("clock", 16),
        minutes = (words.minutes)(game.minutes),
    )
}

/// The name of a game's accent in the style sheet: the last word of its slug.
#[must_use]
pub fn accent(slug: &str) -> String {
    slug.rsplit('-').next().unwrap_or(slug).to_owned()
}

/// All kept games with what can be done with them.
fn in_progress(prefs: Prefs, kept: &[Progress]) -> Markup {
    let words = prefs.words();
    let row = |(game, progress): &Progress| {
        let (id, slug) = (game.id.clone(), game.game().unwrap_or_default().to_owned());
        let title = games::kind(&slug).map_or(words.unknown_game, |kind| kind.words(prefs.lang.get()).name);
        let seal = accent(&slug);
        let (state, route) = match progress {
            Some((steps, false)) => ((words.move_number)(*steps), Some(Route::Play { game: slug, id })),
            Some((steps, true)) => ((words.finished_after)(*steps), Some(Route::Replay { game: slug, id })),
            None => (words.damaged.to_owned(), None),
        };
        let name = match route {
            Some(route) => format!(r#"<a href="{}">{title}</a>"#, escaped(&route.href())),
            None => format!("<span>{title}</span>"),
        };
        format!(
            r#"<li data-game="{seal}"><i class="seal"></i><span>{name}<small>{state}</small></span><button class="icon-btn" type="button" data-do="forget {}" aria-label="{}">{}</button></li>"#,
            escaped(&game.id),
            (words.forget)(title),
            icon("trash", 20)
        )
    };
    if kept.is_empty() {
        return String::new();
    }
    let rows: Markup = kept.iter().map(row).collect();
    format!(r#"<section class="kept"><h2>{}</h2><ul class="saves">{rows}</ul></section>"#, words.kept_games)
}
