//! A game step by step: scrubber, step keys, play and pause.

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use super::board::{Board, Showing};
use super::end::chart;
use super::erased::{Look, Match};
use super::home::accent;
use super::play::called;
use super::prefs::Prefs;
use super::route::Route;
use super::widgets::{Icon, IconButton, live};
use crate::kernel::{Next, Seat, Viewer};

/// The replay screen.
#[component]
pub fn Replay(
    /// What the game is kept under.
    id: String,
    /// The game.
    game: Box<dyn Match>,
) -> impl IntoView {
    let id = StoredValue::new(id);
    let game = StoredValue::new(game);
    let at = RwSignal::new(0_usize);
    // Another language makes the screen anew at the same step.
    live(move || view! { <Steps id game at/> }.into_any())
}

/// Board and scrubber.
#[component]
fn Steps(id: StoredValue<String>, game: StoredValue<Box<dyn Match>>, at: RwSignal<usize>) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let (words, lang) = (prefs.words(), prefs.lang.get());
    let (last, over, kind) =
        game.with_value(|game| (game.len(), matches!(game.next(), Next::Over(_)), game.kind()));
    let (names, slug) = (kind.words(lang), kind.about().slug);
    // Only a single step forward is animated; everything else is a jump.
    let fresh = StoredValue::new(false);
    let playing = StoredValue::new_local(None::<Interval>);
    let plays = RwSignal::new(false);
    let go = move |to: usize| {
        let to = to.min(last);
        fresh.set_value(to == at.get_untracked() + 1);
        at.set(to);
    };
    let pause = move || {
        playing.set_value(None);
        plays.set(false);
    };
    let toggle = move || {
        if plays.get_untracked() {
            return pause();
        }
        if at.get_untracked() == last {
            go(0);
        }
        plays.set(true);
        let beat = prefs.speed.get_untracked().pause().max(500);
        playing.set_value(Some(Interval::new(beat, move || {
            go(at.get_untracked() + 1);
            if at.get_untracked() == last {
                pause();
            }
        })));
    };
    on_cleanup(move || playing.set_value(None));
    let jump = move |to: usize| {
        pause();
        go(to);
    };
    let back = move || jump(at.get_untracked().saturating_sub(1));
    let forth = move || jump(at.get_untracked() + 1);
    let watch = window_event_listener(leptos::ev::keydown, move |event| match event.key().as_str() {
        "ArrowLeft" => back(),
        "ArrowRight" => forth(),
        "Home" => jump(0),
        "End" => jump(last),
        " " => {
            event.prevent_default();
            toggle();
        }
        _ => {}
    });
    on_cleanup(move || watch.remove());
    let showing = Signal::derive(move || {
        let look = Look {
            at: Some(at.get()),
            viewer: Viewer::Table,
            actor: None,
            facing: Seat::new(0),
            aid: prefs.aid.get(),
        };
        let scene = game.with_value(|game| game.scene(look));
        Showing { scene, moment: at.get(), fresh: fresh.get_value() }
    });
    let sentence = Signal::derive(move || {
        let Some(step) = at.get().checked_sub(1) else { return words.before_first.to_owned() };
        game.with_value(|game| {
            let lines = game.told(step, Viewer::Table, lang).into_iter().map(|(seat, line)| {
                let name = called(&game.players()[seat.index()], names.seats[seat.index()]);
                format!("{name} {}", line.text)
            });
            lines.collect::<Vec<_>>().join(" ")
        })
    });
    let table = Route::Play { game: slug.to_owned(), id: id.get_value() }.href();
    let beat = move || {
        let (icon, label) = if plays.get() { ("pause", words.pause) } else { ("play", words.play_on) };
        view! { <IconButton icon label press=move |()| toggle()/> }.into_any()
    };
    view! {
        <div class="app" data-game=accent(slug)>
            <header class="bar">
                <a class="icon-btn" href="#/" aria-label=words.home><Icon name="home"/></a>
                <h1><i class="seal"></i>{format!("{} · {}", names.name, words.replay)}</h1>
                <span class="sp"></span>
                <a class="btn small" href=table>{if over { words.the_end } else { words.continue_game }}</a>
            </header>
            <main class="table replay">
                <div class="mid">
                    <div class="turn" aria-live="polite">
                        <b>{Signal::derive(move || (words.step_of)(at.get(), last))}</b>
                        <span>{sentence}</span>
                    </div>
                    <Board
                        showing
                        name=slug
                        lang
                        motion=Signal::derive(move || prefs.moves())
                        advice=RwSignal::new(String::new())
                        submit=|_| {}
                    />
                    <div class="scrub">
                        <IconButton icon="first" spare=true label=words.first press=move |()| jump(0)/>
                        <IconButton icon="prev" label=words.previous press=move |()| back()/>
                        {live(beat)}
                        <IconButton icon="next" label=words.next press=move |()| forth()/>
                        <IconButton icon="last" spare=true label=words.last press=move |()| jump(last)/>
                        <input
                            type="range"
                            min="0"
                            max=last
                            aria-label=words.position
                            prop:value=Signal::derive(move || at.get().to_string())
                            on:input=move |event| jump(event_target_value(&event).parse().unwrap_or(0))
                        />
                        <span class="num">{Signal::derive(move || format!("{} / {last}", at.get()))}</span>
                    </div>
                </div>
                <section class="end panel" aria-label=names.chart>
                    <h2 class="cap">{names.chart}</h2>
                    <div inner_html=game.with_value(|game| chart(game.as_ref(), prefs))></div>
                </section>
            </main>
        </div>
    }
}
