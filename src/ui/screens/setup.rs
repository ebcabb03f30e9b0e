//! Seats and options of a new game. Two taps from the shelf start it as last time.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::kernel::{Control, Level, Player, Seat, Seed};
use crate::ui::browser;
use crate::ui::keep::kept;
use crate::ui::keep::kept::Progress;
use crate::ui::keep::prefs::Prefs;
use crate::ui::keep::storage;
use crate::ui::paper::{Act, escaped, paper};
use crate::ui::route::Route;
use crate::ui::shelf::lid;
use crate::ui::stage::erased::{Draft, Kind};
use crate::ui::stage::picture::Markup;
use crate::ui::stage::staged::Opt;
use crate::ui::widgets::{button, choice, icon, labelled, link, option, switch};

/// Where the last choice is kept, as a record without steps.
fn key(kind: &dyn Kind) -> String {
    format!("setup/{}", kind.about().slug)
}

/// A seed from what was typed: a number as it is, a word by its letters, nothing for a new one.
fn seed_of(typed: &str) -> Seed {
    let typed = typed.trim();
    if typed.is_empty() {
        return Seed(browser::random());
    }
    let by_letters = || {
        typed.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
        })
    };
    Seed(typed.parse().unwrap_or_else(|_| by_letters()))
}

/// Keeps a game that was dealt, and goes to its table.
///
/// The table reads it from where it is kept; where nothing can be kept it is handed over in memory.
pub fn start(kind: &dyn Kind, text: &str) {
    let id = kept::next_id();
    kept::hand(&id, text);
    // Whoever plays wants to keep it: the browser may ask, or decide by itself.
    let _ = browser::ask("persist", &JsValue::UNDEFINED);
    let _ = kept::keep(&id, "", Progress::START, text);
    browser::go(&Route::Play { game: kind.about().slug.to_owned(), id }.href());
}

/// The setup screen; `given` came with a link and takes the place of the last choice.
#[must_use]
pub fn setup(kind: &'static dyn Kind, given: Option<Draft>, prefs: Prefs) -> AnyView {
    let seed = RwSignal::new(given.as_ref().map(|draft| draft.seed.0.to_string()).unwrap_or_default());
    let last = || kind.draft(&storage::get(&key(kind))?);
    let draft = RwSignal::new(given.or_else(last).unwrap_or_else(|| kind.first_draft()));
    let act = move |act: Act| {
        if act.verb == "begin" {
            let draft = Draft { seed: seed_of(&seed.get_untracked()), ..draft.get_untracked() };
            if let Some(text) = kind.deal(&draft) {
                start(kind, &text);
            }
            return;
        }
        // What is typed stands in its field already: nothing is written anew under the hand.
        if act.verb == "seed" {
            return seed.update_untracked(|seed| *seed = act.value);
        }
        draft.update_untracked(|draft| change(kind, draft, &act));
        if act.verb != "name" {
            draft.notify();
        }
        // Chosen is chosen: a reload or another language finds it again.
        if let Some(text) = kind.deal(&Draft { seed: Seed(0), ..draft.get_untracked() }) {
            let _ = storage::set(&key(kind), &text);
        }
    };
    let more = RwSignal::new(false);
    let act = move |done: Act| match done.verb.as_str() {
        "more" => more.update_untracked(|more| *more = !*more),
        _ => act(done),
    };
    paper(move || draft.with(|draft| screen(kind, draft, &seed.get(), more.get(), prefs)), act)
}

/// What was chosen or typed, done to the draft.
fn change(kind: &dyn Kind, draft: &mut Draft, act: &Act) {
    let (at, value) = act.numbers();
    match act.verb.as_str() {
        "add" => draft.players.push(Player::bot(Level::Novice)),
        "remove" => drop(draft.players.pop()),
        "option" => {
            let value = match act.value.as_str() {
                "true" => 1,
                "false" => 0,
                _ => value,
            };
            draft.setup = kind.choose(&draft.setup, at, value);
        }
        verb => {
            let Some(player) = draft.players.get_mut(at) else { return };
            match verb {
                "name" => act.value.trim().clone_into(&mut player.name),
                "who" if value == 0 => player.control = Control::Human,
                "who" if player.control == Control::Human => player.control = Control::Bot(Level::Novice),
                "level" => {
                    let level = act.value.parse::<usize>().unwrap_or(0).min(2);
                    player.control = Control::Bot(Level::ALL[level]);
                }
                _ => {}
            }
        }
    }
}

fn screen(kind: &dyn Kind, draft: &Draft, seed: &str, more: bool, prefs: Prefs) -> Markup {
    let (words, lang) = (prefs.words(), prefs.lang.get());
    let (game, about) = (kind.words(lang), kind.about());
    let rows: Markup =
        draft.players.iter().enumerate().map(|(at, player)| row(kind, at, player, prefs)).collect();
    let seats = draft.players.len();
    let add = match seats < usize::from(*about.seats.end()) {
        true => labelled("ghost add", "add", "plus", words.add_seat),
        false => String::new(),
    };
    let remove = match usize::from(*about.seats.start()) < seats {
        true => labelled("ghost add", "remove", "minus", words.remove_seat),
        false => String::new(),
    };
    let options: Markup = kind.options(draft, lang).iter().enumerate().map(option_row).collect();
    let rules = Route::Rules { game: about.slug.to_owned(), rule: None }.href();
    let practice = kind.practice(lang).map_or_else(String::new, |practice| {
        link("ghost", &Route::Practice(about.slug.to_owned()).href(), "", practice.title)
    });
    format!(
        r#"<main class="page" data-game="{slug}"><section class="panel setup">
<div class="ph"><div class="thumb">{cover}</div><div><h1>{name}</h1><p>{tagline}</p></div></div>
<ul class="seats">{rows}</ul><div class="row">{add}{remove}</div>
<details class="more"{open}><summary data-do="more">{chev}{more_label}</summary><div class="opts">{options}
<div class="opt"><span id="seed-name">{seed_label}</span><label class="field"><input aria-labelledby="seed-name" spellcheck="false" autocomplete="off" placeholder="{random}" value="{seed}" data-do="seed"></label></div></div></details>
<div class="row end">{practice}{rules}{begin}</div></section></main>"#,
        slug = about.slug,
        cover = lid(about.slug).map_or("", |lid| lid.cover),
        name = game.name,
        tagline = game.tagline,
        open = if more { " open" } else { "" },
        chev = icon("chev", 18),
        more_label = words.more,
        seed_label = words.seed,
        random = words.seed_random,
        seed = escaped(seed),
        rules = link("ghost", &rules, "", words.rules),
        begin = button("primary big", "begin", words.start),
    )
}

/// One option of the game.
fn option_row((place, of): (usize, &Opt)) -> Markup {
    let does = format!("option {place}");
    match of.values.is_empty() {
        true => switch(&does, of.label, of.hint, of.value == 1),
        false => option(&does, of.label, of.hint, of.values, of.value),
    }
}

/// Who sits on one seat.
fn row(kind: &dyn Kind, at: usize, player: &Player, prefs: Prefs) -> Markup {
    let words = prefs.words();
    let seat = kind.words(prefs.lang.get()).seat(Seat::new(at as u8));
    let level = match player.control {
        Control::Human => format!(r#"<span class="note lv">{}</span>"#, words.on_this_device),
        Control::Bot(chosen) => {
            let one = |(place, name): (usize, &&str)| {
                let selected = if place == chosen as usize { " selected" } else { "" };
                format!(r#"<option value="{place}"{selected}>{name}</option>"#)
            };
            let levels: Markup = words.levels.iter().enumerate().map(one).collect();
            let label = (words.level_of)(seat);
            format!(r#"<select class="select" aria-label="{label}" data-do="level {at}">{levels}</select>"#)
        }
    };
    let is_bot = usize::from(player.control != Control::Human);
    format!(
        r#"<li class="seatrow">{mark}<label class="field"><span class="vh">{label}</span><input spellcheck="false" autocomplete="off" maxlength="24" placeholder="{seat}" value="{name}" data-do="name {at}"></label>{who}{level}</li>"#,
        mark = kind.mark(Seat::new(at as u8)),
        label = (words.name_of)(seat),
        name = escaped(&player.name),
        who = choice(&format!("who {at}"), &(words.who_plays)(seat), &[words.human, words.bot], is_bot),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_number_or_made_of_letters() {
        assert_eq!(seed_of(" 42 "), Seed(42));
        assert_eq!(seed_of("engawa"), seed_of("engawa"));
        assert_ne!(seed_of("engawa"), seed_of("Engawa"));
    }
}
