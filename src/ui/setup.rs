//! Seats and options of a new game. Two taps from the shelf start it as last time.

use leptos::prelude::*;

use super::home::{accent, cover};
use super::prefs::Prefs;
use super::route::Route;
use super::staged::Staged;
use super::widgets::{Choice, Icon, When};
use super::{browser, kept, storage};
use crate::kernel::{Control, Level, Player, Record, Seat, Seed, Session};

/// What was chosen last, kept as a record without steps.
fn last_choice<G: Staged>() -> Option<Record<G>> {
    Record::from_text(&storage::get(&format!("setup/{}", G::ABOUT.slug))?).ok()
}

/// The first person against bots.
fn first_choice<G: Staged>() -> Record<G> {
    let seats = *G::ABOUT.seats.start();
    let players = Seat::all(seats)
        .map(|seat| if seat.index() == 0 { Player::human() } else { Player::bot(Level::Novice) })
        .collect();
    Record { setup: G::Setup::default(), players, seed: Seed(0), steps: Vec::new() }
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

/// Deals a game, keeps it, and goes to its table.
///
/// The table reads it from where it is kept; where nothing can be kept it is handed over in memory.
pub fn start<G: Staged>(record: Record<G>) {
    let id = kept::new_id();
    let text = Record::<G> { steps: Vec::new(), ..record }.to_text();
    super::app::hand(&id, &text);
    let _ = kept::keep(&id, "", &text);
    browser::go(&Route::Play { game: G::ABOUT.slug.to_owned(), id }.href());
}

/// The setup screen; `given` comes from a shared link.
#[component]
pub fn Setup<G: Staged>(
    /// What to begin with instead of the last choice.
    given: Option<Record<G>>,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let shared = given.as_ref().map(|record| record.seed.0.to_string()).unwrap_or_default();
    let choice = given.or_else(last_choice::<G>).unwrap_or_else(first_choice::<G>);
    let players = RwSignal::new(choice.players);
    let setup = RwSignal::new(choice.setup);
    let seed = RwSignal::new(shared);
    let lang = prefs.lang.get();
    // Chosen is chosen: a reload or another language finds it again.
    Effect::new(move || {
        let record =
            Record::<G> { setup: setup.get(), players: players.get(), seed: Seed(0), steps: Vec::new() };
        let _ = storage::set(&format!("setup/{}", G::ABOUT.slug), &record.to_text());
    });
    let game = G::words(prefs.lang.get());
    let begin = move |_| {
        let record = Record {
            setup: setup.get(),
            players: players.get(),
            seed: seed_of(&seed.get()),
            steps: Vec::new(),
        };
        // Dealing once proves that the seats fit before anything is left behind.
        if Session::<G>::from_record(record.clone()).is_ok() {
            start::<G>(record);
        }
    };
    let room = G::ABOUT.seats;
    let (least, most) = (usize::from(*room.start()), usize::from(*room.end()));
    let add = move |_| players.update(|players| players.push(Player::bot(Level::Novice)));
    let drop_last = move |_| players.update(|players| drop(players.pop()));
    view! {
        <main class="page" data-game=accent(G::ABOUT.slug)>
            <section class="panel setup">
                <div class="ph">
                    <div class="thumb" inner_html=cover(G::ABOUT.slug)></div>
                    <div>
                        <h1>{game.name}</h1>
                        <p>{game.tagline}</p>
                    </div>
                </div>
                <ul class="seats">
                    {move || (0..players.with(Vec::len)).map(|index| view! {
                        <SeatRow<G> seat=Seat::new(index as u8) players/>
                    }).collect_view()}
                </ul>
                <div class="row">
                    <When is=Signal::derive(move || players.with(Vec::len) < most)>
                        <button class="btn ghost add" type="button" on:click=add>
                            <Icon name="plus" size=18/>{words.add_seat}
                        </button>
                    </When>
                    <When is=Signal::derive(move || least < players.with(Vec::len))>
                        <button class="btn ghost add" type="button" on:click=drop_last>
                            <Icon name="minus" size=18/>{words.remove_seat}
                        </button>
                    </When>
                </div>
                <details class="more">
                    <summary><Icon name="chev" size=18/>{words.more}</summary>
                    <div class="opts">
                        {G::options(setup, lang)}
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
                    <a class="btn ghost" href=Route::Rules { game: G::ABOUT.slug.to_owned(), rule: None }.href()>
                        {words.rules}
                    </a>
                    <button class="btn primary big" type="button" on:click=begin>{words.start}</button>
                </div>
            </section>
        </main>
    }
}

/// Who sits on one seat.
#[component]
fn SeatRow<G: Staged>(
    seat: Seat,
    players: RwSignal<Vec<Player>>,
    /// Which game's seat.
    #[prop(optional)]
    _game: core::marker::PhantomData<G>,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let at = seat.index();
    let player = move || players.with(|players| players.get(at).cloned()).unwrap_or_else(Player::human);
    let change = move |change: &dyn Fn(&mut Player)| {
        players.update(|players| {
            if let Some(player) = players.get_mut(at) {
                change(player);
            }
        });
    };
    let seat_name = G::words(prefs.lang.get()).seats[at];
    let is_bot = move || player().control != Control::Human;
    let last_level = RwSignal::new(match player().control {
        Control::Bot(level) => level,
        Control::Human => Level::Novice,
    });
    let choose_kind = move |kind: usize| {
        let control = if kind == 1 { Control::Bot(last_level.get_untracked()) } else { Control::Human };
        change(&move |player| player.control = control);
    };
    let choose_level = move |event: web_sys::Event| {
        let level = Level::ALL[event_target_value(&event).parse::<usize>().unwrap_or(0).min(2)];
        last_level.set(level);
        change(&move |player| player.control = Control::Bot(level));
    };
    let name = untrack(|| player().name);
    view! {
        <li class="seatrow">
            {G::mark(seat)}
            <label class="field">
                <span class="vh">{(words.name_of)(seat_name)}</span>
                <input
                    spellcheck="false"
                    autocomplete="off"
                    maxlength="24"
                    placeholder=seat_name
                    value=name
                    on:input=move |event| {
                        let name = event_target_value(&event);
                        change(&move |player| name.trim().clone_into(&mut player.name));
                    }
                />
            </label>
            <Choice
                label=(words.who_plays)(seat_name)
                choices=vec![words.human, words.bot]
                value=Signal::derive(move || usize::from(is_bot()))
                choose=choose_kind
            />
            <When is=Signal::derive(move || !is_bot())><span class="note lv">{words.on_this_device}</span></When>
            <When is=Signal::derive(is_bot)>
                <select class="select" aria-label=(words.level_of)(seat_name) on:change=choose_level>
                    {Level::ALL.map(|level| view! {
                        <option value=level as usize selected=last_level.get_untracked() == level>{words.levels[level as usize]}</option>
                    })}
                </select>
            </When>
        </li>
    }
}
