//! Seats and options of a new game. Two taps from the shelf start it as last time.

use leptos::prelude::*;

use super::erased::{Draft, Kind};
use super::home::accent;
use super::prefs::Prefs;
use super::route::Route;
use super::staged::Opt;
use super::widgets::{Choice, Icon, Switch, When, live, press};
use super::{browser, kept, storage};
use crate::kernel::{Control, Level, Player, Seat, Seed};

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
    let id = kept::new_id();
    kept::hand(&id, text);
    let _ = kept::keep(&id, "", text);
    browser::go(&Route::Play { game: kind.about().slug.to_owned(), id }.href());
}

/// The setup screen.
#[component]
pub fn Setup(
    /// Which game.
    kind: &'static dyn Kind,
    /// What to begin with instead of the last choice: it came with a link.
    given: Option<Draft>,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let (words, lang) = (prefs.words(), prefs.lang.get());
    let (game, about) = (kind.words(lang), kind.about());
    let seed = RwSignal::new(given.as_ref().map(|draft| draft.seed.0.to_string()).unwrap_or_default());
    let last = || kind.draft(&storage::get(&key(kind))?);
    let draft = RwSignal::new(given.or_else(last).unwrap_or_else(|| kind.first_draft()));
    // Chosen is chosen: a reload or another language finds it again.
    Effect::new(move || {
        if let Some(text) = kind.deal(&Draft { seed: Seed(0), ..draft.get() }) {
            let _ = storage::set(&key(kind), &text);
        }
    });
    let begin = press(move || {
        let draft = Draft { seed: seed_of(&seed.get_untracked()), ..draft.get_untracked() };
        if let Some(text) = kind.deal(&draft) {
            start(kind, &text);
        }
    });
    let seats = Memo::new(move |_| draft.with(|draft| draft.players.len()));
    let (least, most) = (usize::from(*about.seats.start()), usize::from(*about.seats.end()));
    let add = press(move || draft.update(|draft| draft.players.push(Player::bot(Level::Novice))));
    let drop_last = press(move || draft.update(|draft| drop(draft.players.pop())));
    let rows = move || {
        let row = |index| view! { <SeatRow kind seat=Seat::new(index as u8) draft/> }.into_any();
        (0..seats.get()).map(row).collect::<Vec<AnyView>>().into_any()
    };
    let options = kind.options(&draft.with_untracked(|draft| draft.setup.clone()), lang);
    let options: Vec<AnyView> =
        options.iter().enumerate().map(|(place, option)| option_row(kind, draft, place, option)).collect();
    // A button that comes and goes keeps its handler.
    let button = |shown: Signal<bool>, icon: &'static str, label: &'static str, press: Box<dyn FnMut(_)>| {
        let hidden = Signal::derive(move || !shown.get());
        view! {
            <button class="btn ghost add" type="button" hidden=hidden on:click=press><Icon name=icon size=18/>{label}</button>
        }
        .into_any()
    };
    view! {
        <main class="page" data-game=accent(about.slug)>
            <section class="panel setup">
                <div class="ph">
                    <div class="thumb" inner_html=kind.cover()></div>
                    <div>
                        <h1>{game.name}</h1>
                        <p>{game.tagline}</p>
                    </div>
                </div>
                <ul class="seats">{live(rows)}</ul>
                <div class="row">
                    {button(Signal::derive(move || seats.get() < most), "plus", words.add_seat, add)}
                    {button(Signal::derive(move || least < seats.get()), "minus", words.remove_seat, drop_last)}
                </div>
                <details class="more">
                    <summary><Icon name="chev" size=18/>{words.more}</summary>
                    <div class="opts">
                        {options}
                        <div class="opt">
                            <span id="seed-name">{words.seed}</span>
                            <label class="field">
                                <input
                                    aria-labelledby="seed-name"
                                    spellcheck="false"
                                    autocomplete="off"
                                    placeholder=words.seed_random
                                    prop:value=seed
                                    on:input=move |event| seed.set(event_target_value(&event))
                                />
                            </label>
                        </div>
                    </div>
                </details>
                <div class="row end">
                    <a class="btn ghost" href=Route::Rules { game: about.slug.to_owned(), rule: None }.href()>
                        {words.rules}
                    </a>
                    <button class="btn primary big" type="button" on:click=begin>{words.start}</button>
                </div>
            </section>
        </main>
    }
}

/// One option of the game.
fn option_row(kind: &'static dyn Kind, draft: RwSignal<Draft>, place: usize, option: &Opt) -> AnyView {
    let Opt { label, hint, values, .. } = *option;
    let prefs = expect_context::<Prefs>();
    let value = Signal::derive(move || {
        let options = draft.with(|draft| kind.options(&draft.setup, prefs.lang.get_untracked()));
        options.get(place).map_or(0, |option| option.value)
    });
    let choose = move |value: usize| {
        draft.update(|draft| draft.setup = kind.choose(&draft.setup, place, value));
    };
    if values.is_empty() {
        let on = Signal::derive(move || value.get() == 1);
        return view! { <Switch label note=hint on turn=move |on: bool| choose(usize::from(on))/> }.into_any();
    }
    view! {
        <div class="opt">
            <span>{label}<small>{hint}</small></span>
            <Choice label choices=values.to_vec() value choose/>
        </div>
    }
    .into_any()
}

/// Who sits on one seat.
#[component]
fn SeatRow(kind: &'static dyn Kind, seat: Seat, draft: RwSignal<Draft>) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let at = seat.index();
    let player = move || draft.with(|draft| draft.players.get(at).cloned()).unwrap_or_else(Player::human);
    let change = move |change: &dyn Fn(&mut Player)| {
        draft.update(|draft| {
            if let Some(player) = draft.players.get_mut(at) {
                change(player);
            }
        });
    };
    let seat_name = kind.words(prefs.lang.get()).seats[at];
    let is_bot = Signal::derive(move || player().control != Control::Human);
    let before = untrack(player);
    let last_level = RwSignal::new(match before.control {
        Control::Bot(level) => level as usize,
        Control::Human => 0,
    });
    let choose_kind = move |kind: usize| {
        let level = Level::ALL[last_level.get_untracked()];
        let control = if kind == 1 { Control::Bot(level) } else { Control::Human };
        change(&move |player| player.control = control);
    };
    let choose_level = move |event: web_sys::Event| {
        let level = event_target_value(&event).parse::<usize>().unwrap_or(0).min(2);
        last_level.set(level);
        change(&move |player| player.control = Control::Bot(Level::ALL[level]));
    };
    let rename = move |event: web_sys::Event| {
        let name = event_target_value(&event);
        change(&move |player| name.trim().clone_into(&mut player.name));
    };
    let level = move |place: usize| {
        let selected = last_level.get_untracked() == place;
        view! { <option value=place selected=selected>{words.levels[place]}</option> }.into_any()
    };
    view! {
        <li class="seatrow">
            <span class="mark" inner_html=kind.mark(seat)></span>
            <label class="field">
                <span class="vh">{(words.name_of)(seat_name)}</span>
                <input
                    spellcheck="false"
                    autocomplete="off"
                    maxlength="24"
                    placeholder=seat_name
                    value=before.name
                    on:input=rename
                />
            </label>
            <Choice
                label=(words.who_plays)(seat_name)
                choices=vec![words.human, words.bot]
                value=Signal::derive(move || usize::from(is_bot.get()))
                choose=choose_kind
            />
            <When is=Signal::derive(move || !is_bot.get())><span class="note lv">{words.on_this_device}</span></When>
            <When is=is_bot>
                <select class="select" aria-label=(words.level_of)(seat_name) on:change=choose_level>
                    {(0..3).map(level).collect::<Vec<AnyView>>()}
                </select>
            </When>
        </li>
    }
}
