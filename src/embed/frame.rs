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
use crate::ui::stage::erased::Kind;
use crate::ui::widgets::whenever;
use crate::ui::words::framed_words;

/// What the piece does.
#[derive(Clone, Copy, Debug)]
struct Frame {
    /// Reads the address: the slug of the game, or why nothing can be shown.
    read: fn(Prefs) -> Result<String, String>,
    /// Shows what was asked for, and begins to listen; or why not.
    begin: fn(Prefs, &'static dyn Kind) -> Result<Route, String>,
    /// Tells the page around how a game goes.
    watch: fn(Play, Prefs),
    /// What to say of a value that is none we know.
    unknown: fn(&Mistake, Prefs) -> String,
}

thread_local! {
    static OPENED: Cell<Option<Frame>> = const { Cell::new(None) };
    static CONFIG: RefCell<Config> = RefCell::default();
    static GAME: Cell<Option<Play>> = const { Cell::new(None) };
    /// Where the table is that was seen last; empty if none was.
    static TABLE: RefCell<String> = const { RefCell::new(String::new()) };
}

#[wasm_split(frame, fallible)]
fn bring() -> Result<Frame, SplitLoaderError> {
    Ok(Frame { read, begin, watch: tell_of, unknown })
}

/// Where the shelf is, as the attributes of a link: out of the frame, if we are in one.
#[must_use]
pub fn way_home() -> &'static str {
    if browser::is_frame() { r#"href="./" target="_blank" rel="noopener""# } else { r##"href="#/""## }
}

/// The address of the table that was seen last; empty if none was.
#[must_use]
pub fn table() -> String {
    TABLE.with_borrow(Clone::clone)
}

/// Opens what the address asks for: where to go, or why not.
///
/// # Errors
/// A sentence to show instead.
pub async fn open(prefs: Prefs) -> Result<Route, String> {
    let opened = opening(prefs).await;
    if let Err(sentence) = &opened {
        fail(sentence);
    }
    opened
}

async fn opening(prefs: Prefs) -> Result<Route, String> {
    let missing = || prefs.words().page_missing.to_owned();
    let frame = bring().await.map_err(|_| untrack(missing))?;
    OPENED.set(Some(frame));
    let game = (frame.read)(prefs)?;
    let kind = shelf::open(&game).await.ok_or_else(|| untrack(missing))?;
    (frame.begin)(prefs, kind)
}

/// Tells the page around that something cannot be shown. See `frame.js`.
pub fn fail(sentence: &str) {
    let _ = browser::ask("frameFail", &sentence.into());
}

/// Why there is nothing to see of a rule that is none.
#[must_use]
pub fn no_such_rule(rule: &str, prefs: Prefs) -> Option<String> {
    let sentence = (OPENED.get()?.unknown)(&Mistake { name: "rule", value: rule.to_owned() }, prefs);
    fail(&sentence);
    Some(sentence)
}

/// Tells the page around how this game goes, if there is one that may know.
pub fn watch(play: Play, prefs: Prefs) {
    if let Some(frame) = OPENED.get() {
        let game = play.kind.about().slug.to_owned();
        TABLE.set(Route::Play { game, id: play.id.get_value() }.href());
        (frame.watch)(play, prefs);
    }
}

/// A value of the address, as it was given.
fn given(name: &str) -> Option<String> {
    browser::ask("frameAsked", &name.into())?.as_string()
}

fn unknown(mistake: &Mistake, prefs: Prefs) -> String {
    (framed_words(prefs.lang.get_untracked()).unknown)(mistake.name, &mistake.value)
}

fn read(prefs: Prefs) -> Result<String, String> {
    let config = Config::read(given).map_err(|mistake| unknown(&mistake, prefs))?;
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

fn begin(prefs: Prefs, kind: &'static dyn Kind) -> Result<Route, String> {
    let Config { rule, seats, key, .. } = CONFIG.with_borrow(Clone::clone);
    // What does not fit the game is said before anything is shown.
    let refused = |name| unknown(&Mistake { name, value: given(name).unwrap_or_default() }, prefs);
    let text = dealt(kind, seats, None).map_err(refused)?;
    listen(prefs, kind);
    say(&Said::Ready { game: kind.about().slug });
    measure();
    let game = kind.about().slug.to_owned();
    if let Some(rule) = rule {
        return Ok(Route::Rules { game, rule: Some(rule) });
    }
    // The game that the address itself carries, then the one that was not finished, then a new one.
    let kept = [kept::other(&key), key.clone()].into_iter().filter_map(|id| kept::find(&id));
    let last = kept.max_by_key(|kept| kept.at);
    kept::own(last.as_ref().map_or(&key, |kept| &kept.id));
    let here = Route::parse(&browser::hash());
    if matches!(here, Route::Link(_)) {
        return Ok(here);
    }
    let goes_on = last.filter(|kept| kept.game() == Some(&game) && !kept.progress.is_some_and(|at| at.over));
    let id = goes_on.map_or_else(|| hand(&text), |kept| kept.id);
    Ok(Route::Play { game, id })
}

/// The record of a new game; else the name of what does not fit it.
fn dealt(kind: &dyn Kind, seats: Vec<Player>, seed: Option<u64>) -> Result<String, &'static str> {
    let mut draft = kind.first_draft();
    if !seats.is_empty() {
        draft.players = seats;
    }
    for (option, choice) in CONFIG.with_borrow(|config| config.variants.clone()) {
        // An option without names for its values is on or off.
        let options = kind.options(&draft, Lang::En);
        let choices = options.get(option).map_or(0, |option| option.values.len().max(2));
        if choice >= choices {
            return Err("variants");
        }
        draft.setup = kind.choose(&draft.setup, option, choice);
    }
    draft.seed = Seed(seed.unwrap_or_else(browser::random));
    kind.deal(&draft).ok_or("seats")
}

/// Keeps a game as the one of this frame, and says under which id.
fn hand(text: &str) -> String {
    let id = kept::next_id();
    kept::hand(&id, text);
    let _ = kept::keep(&id, "", Progress::START, text);
    id
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
    let (slug, words) = (kind.about().slug, framed_words(prefs.lang.get_untracked()));
    let show = |id: String| browser::replace(&Route::Play { game: slug.to_owned(), id }.href());
    match asked {
        Asked::Theme(theme) => colour(prefs, &theme),
        Asked::Lang(lang) => prefs.lang.set(Lang::of(&lang)),
        Asked::New { seed, seats } => {
            // With the seats that it has, if none are named.
            let own = || CONFIG.with_borrow(|config| config.seats.clone());
            match dealt(kind, if seats.is_empty() { own() } else { seats }, seed) {
                Ok(text) => show(hand(&text)),
                Err(_) => say(&Said::Error { text: words.seats }),
            }
        }
        Asked::Load(text) => match kind.load(&text, prefs.lang.get_untracked()) {
            Ok(_) => show(hand(&text)),
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
            None => say(&Said::Error { text: words.not_over }),
        },
    }
}

fn tell_of(play: Play, prefs: Prefs) {
    GAME.set(Some(play));
    on_cleanup(|| GAME.set(None));
    let before = StoredValue::new((Seats::NONE, false));
    whenever(move || {
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
