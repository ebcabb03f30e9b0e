//! The frame itself: does what its address asks for, listens to the page around it, and tells it how the game goes. It is a
//! piece of the program that loads in frames alone.

use std::cell::{Cell, RefCell};

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::config::{Config, Mistake};
use super::message::{Asked, Said};
use crate::kernel::{Next, Player, Seats, Seed};
use crate::ui::browser;
use crate::ui::keep::kept::{self, Progress};
use crate::ui::keep::prefs::{Prefs, Theme};
use crate::ui::lang::Lang;
use crate::ui::play::Play;
use crate::ui::route::Route;
use crate::ui::shelf;
use crate::ui::stage::erased::{Draft, Kind};

/// What the piece does.
#[derive(Clone, Copy, Debug)]
struct Frame {
    /// Reads the address: the slug of the game, or why nothing can be shown.
    read: fn(Prefs) -> Result<String, String>,
    /// Shows what was asked for, and begins to listen.
    begin: fn(Prefs, &'static dyn Kind) -> Route,
    /// Tells the page around how a game goes.
    watch: fn(Play, Prefs),
}

thread_local! {
    static OPENED: Cell<Option<Frame>> = const { Cell::new(None) };
    static CONFIG: RefCell<Config> = RefCell::default();
    static GAME: Cell<Option<Play>> = const { Cell::new(None) };
}

#[wasm_split(frame, fallible)]
fn bring() -> Result<Frame, SplitLoaderError> {
    Ok(Frame { read, begin, watch: tell_of })
}

/// Where the shelf is, as the attributes of a link: out of the frame, if we are in one.
#[must_use]
pub fn way_home() -> &'static str {
    if browser::is_frame() { r#"href="./" target="_blank" rel="noopener""# } else { r##"href="#/""## }
}

/// Opens what the address asks for: where to go, or why not.
///
/// # Errors
/// A sentence to show instead.
pub async fn open(prefs: Prefs) -> Result<Route, String> {
    let missing = || prefs.words().page_missing.to_owned();
    let frame = bring().await.map_err(|_| untrack(missing))?;
    OPENED.set(Some(frame));
    let game = (frame.read)(prefs)?;
    let kind = shelf::open(&game).await.ok_or_else(|| untrack(missing))?;
    Ok((frame.begin)(prefs, kind))
}

/// Tells the page around how this game goes, if there is one that may know.
pub fn watch(play: Play, prefs: Prefs) {
    if let Some(frame) = OPENED.get() {
        (frame.watch)(play, prefs);
    }
}

fn read(prefs: Prefs) -> Result<String, String> {
    let config = Config::read(|name| browser::ask("frameAsked", &name.into())?.as_string());
    let config = config.map_err(|Mistake { name, value }| match prefs.lang.get_untracked() {
        Lang::En => format!("This frame asks for something unknown: {name} = “{value}”."),
        Lang::Fr => format!("Ce cadre demande quelque chose d’inconnu : {name} = « {value} »."),
    })?;
    let config = config.unwrap_or_default();
    if let Some(lang) = &config.lang {
        prefs.lang.set(Lang::of(lang));
    }
    if let Some(theme) = &config.theme {
        colour(prefs, theme);
    }
    let game = config.game.clone();
    CONFIG.set(config);
    Ok(game)
}

fn colour(prefs: Prefs, theme: &str) {
    prefs.theme.set(match theme {
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        _ => Theme::System,
    });
}

fn begin(prefs: Prefs, kind: &'static dyn Kind) -> Route {
    listen(prefs, kind);
    say(&Said::Ready { game: kind.about().slug });
    measure();
    let (rule, id) =
        CONFIG.with_borrow(|config| (config.rule.clone(), format!("frame-{}-{}", config.game, config.id)));
    let game = kind.about().slug.to_owned();
    if let Some(rule) = rule {
        return Route::Rules { game, rule: Some(rule) };
    }
    // The game that the address itself carries, then the one that was not finished, then a new one.
    let here = Route::parse(&browser::hash());
    if matches!(here, Route::Link(_)) {
        return here;
    }
    let goes_on =
        kept::find(&id).filter(|kept| kept.game() == Some(&game) && !kept.progress.is_some_and(|at| at.over));
    if goes_on.is_none() {
        let (seats, seed) = (CONFIG.with_borrow(|config| config.seats.clone()), None);
        deal(kind, &id, seats, seed);
    }
    Route::Play { game, id }
}

/// Deals a game under an id; whether it is for so many.
fn deal(kind: &dyn Kind, id: &str, seats: Vec<Player>, seed: Option<u64>) -> bool {
    let Draft { players, mut setup, .. } = kind.first_draft();
    CONFIG.with_borrow(|config| {
        for &(option, choice) in &config.variants {
            setup = kind.choose(&setup, option, choice);
        }
    });
    let players = if seats.is_empty() { players } else { seats };
    let draft = Draft { players, setup, seed: Seed(seed.unwrap_or_else(browser::random)) };
    // Seats that do not fit the game: as many as usual play.
    let Some(text) =
        kind.deal(&draft).or_else(|| kind.deal(&Draft { players: kind.first_draft().players, ..draft }))
    else {
        return false;
    };
    hand(id, &text);
    true
}

fn hand(id: &str, text: &str) {
    kept::hand(id, text);
    let _ = kept::keep(id, "", Progress::START, text);
}

/// Says something to the page around: to the one that was named, or what is for anybody to any. See `frame.js`.
fn say(said: &Said) {
    let (id, is_named) = CONFIG.with_borrow(|config| (config.id.clone(), config.origin.is_some()));
    if is_named || said.is_for_anybody() {
        let _ = browser::ask("frameSay", &said.json(&id).into());
    }
}

/// Listens to the page around, if it was named. Whatever another one says is not heard: see `frame.js`.
fn listen(prefs: Prefs, kind: &'static dyn Kind) {
    if CONFIG.with_borrow(|config| config.origin.is_none()) {
        return;
    }
    let hear = Closure::<dyn Fn(f64)>::new(move |_| {
        if let Some(asked) = Asked::read(|name| browser::ask("frameHeard", &name.into())?.as_string()) {
            obey(asked, prefs, kind);
        }
    });
    let _ = browser::ask("frameListen", &hear.into_js_value());
}

fn obey(asked: Asked, prefs: Prefs, kind: &'static dyn Kind) {
    let slug = kind.about().slug;
    let show = |id: String| browser::replace(&Route::Play { game: slug.to_owned(), id }.href());
    match asked {
        Asked::Theme(theme) => colour(prefs, &theme),
        Asked::Lang(lang) => prefs.lang.set(Lang::of(&lang)),
        Asked::New { seed, seats } => {
            let id = kept::new_id();
            if deal(kind, &id, seats, seed) {
                show(id);
            }
        }
        Asked::Load(text) => match kind.load(&text, prefs.lang.get_untracked()) {
            Ok(_) => {
                let id = kept::new_id();
                hand(&id, &text);
                show(id);
            }
            Err(error) => {
                let text = untrack(|| crate::ui::keep::transfer::trouble(&error, prefs));
                say(&Said::Error { text: &text });
            }
        },
        // What a record holds is everybody's once the game is over.
        Asked::Save => match GAME.get().filter(|play| untrack(|| play.is_over())) {
            Some(play) => {
                let record = play.game.with_untracked(|game| game.text());
                say(&Said::Save { record: &record });
            }
            None => say(&Said::Error {
                text: match prefs.lang.get_untracked() {
                    Lang::En => "The record is given out once the game is over.",
                    Lang::Fr => "La partie est transmise une fois terminée.",
                },
            }),
        },
    }
}

fn tell_of(play: Play, prefs: Prefs) {
    GAME.set(Some(play));
    let before = StoredValue::new((Seats::NONE, false));
    Effect::new(move || {
        let numbers = |seats: Seats| seats.iter().map(|seat| seat.index() + 1).collect::<Vec<_>>();
        let (next, step) = play.game.with(|game| (game.next(), game.steps()));
        let (waiting, over) = match next {
            Next::Humans(seats) => (seats, None),
            Next::Bot(seat, _) => (Seats::one(seat), None),
            Next::Over(outcome) => (Seats::NONE, Some(outcome.winners)),
        };
        if before.get_value() == (waiting, over.is_some()) {
            return;
        }
        before.set_value((waiting, over.is_some()));
        match over {
            None => say(&Said::Turn { seats: &numbers(waiting), step }),
            Some(winners) => {
                say(&Said::Over { winners: &numbers(winners), text: &untrack(|| play.result(prefs)) });
            }
        }
    });
}

/// Tells the page around how high the frame would like to be whenever its width or what it shows changes.
fn measure() {
    let _ = browser::ask(
        "frameMeasure",
        &Closure::<dyn Fn(f64)>::new(|height: f64| {
            say(&Said::Resize { height: height as u32 });
        })
        .into_js_value(),
    );
}
