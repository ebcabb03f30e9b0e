//! A game step by step: scrubber, step keys, play and pause.

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use super::end::chart;
use super::home::accent;
use super::prefs::Prefs;
use super::route::Route;
use super::staged::{Stage, Staged};
use super::widgets::{Icon, IconButton};
use crate::kernel::{Next, Seat, Session, Viewer};

/// The replay screen.
#[component]
pub fn Replay<G: Staged>(
    /// What the game is kept under.
    id: String,
    /// The game.
    session: Session<G>,
) -> impl IntoView {
    let session = StoredValue::new(session);
    let at = RwSignal::new(0_usize);
    // Another language makes the screen anew at the same step.
    move || view! { <Steps<G> id=id.clone() session at/> }
}

/// Board and scrubber.
#[component]
fn Steps<G: Staged>(id: String, session: StoredValue<Session<G>>, at: RwSignal<usize>) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let game = G::words(prefs.lang.get());
    let (last, over) = session.with_value(|session| (session.len(), matches!(session.next(), Next::Over(_))));
    // Only a single step forward is animated; everything else is a jump.
    let fresh = RwSignal::new(false);
    let playing = StoredValue::new_local(None::<Interval>);
    let plays = RwSignal::new(false);
    let go = move |to: usize| {
        let to = to.min(last);
        fresh.set(to == at.get_untracked() + 1);
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
    let watch = window_event_listener(leptos::ev::keydown, move |event| match event.key().as_str() {
        "ArrowLeft" => jump(at.get_untracked().saturating_sub(1)),
        "ArrowRight" => jump(at.get_untracked() + 1),
        "Home" => jump(0),
        "End" => jump(last),
        " " => {
            event.prevent_default();
            toggle();
        }
        _ => {}
    });
    on_cleanup(move || watch.remove());
    let stage = Stage::<G> {
        view: Signal::derive(move || session.with_value(|session| session.view_at(at.get(), Viewer::Table))),
        actor: Signal::stored(None),
        moves: Signal::stored(Vec::new()),
        last: Signal::derive(move || {
            let step = at.get().checked_sub(1);
            step.map_or_else(Vec::new, |step| {
                session.with_value(|session| session.heard(step, Viewer::Table).cloned().collect())
            })
        }),
        fresh: fresh.into(),
        refused: Signal::stored(None),
        hint: Signal::stored(None),
        facing: Signal::stored(Seat::new(0)),
        lang: prefs.lang.get(),
        aid: prefs.aid.into(),
        motion: Signal::derive(move || prefs.moves()),
        advice: RwSignal::new(None),
        submit: Callback::new(|_| {}),
    };
    let sentence = move || {
        let (step, lang) = (at.get().checked_sub(1)?, prefs.lang.get());
        session.with_value(|session| {
            let lines = session.heard(step, Viewer::Table).filter_map(|event| G::told(event, lang));
            let lines = lines
                .map(|(seat, line)| format!("{} {}", name(session, seat, G::words(lang).seats), line.text));
            Some(lines.collect::<Vec<_>>().join(" "))
        })
    };
    let table = Route::Play { game: G::ABOUT.slug.to_owned(), id }.href();
    view! {
        <div class="app" data-game=accent(G::ABOUT.slug)>
            <header class="bar">
                <a class="icon-btn" href="#/" aria-label=words.home><Icon name="home"/></a>
                <h1><i class="seal"></i>{format!("{} · {}", game.name, words.replay)}</h1>
                <span class="sp"></span>
                <a class="btn small" href=table>{if over { words.the_end } else { words.continue_game }}</a>
            </header>
            <main class="table replay">
                <div class="mid">
                    <div class="turn" aria-live="polite">
                        <b>{move || (words.step_of)(at.get(), last)}</b>
                        <span>{move || sentence().unwrap_or_else(|| words.before_first.to_owned())}</span>
                    </div>
                    {G::board(stage)}
                    <div class="scrub">
                        <IconButton icon="first" spare=true label=words.first press=move |()| jump(0)/>
                        <IconButton icon="prev" label=words.previous press=move |()| jump(at.get_untracked().saturating_sub(1))/>
                        {move || match plays.get() {
                            true => view! { <IconButton icon="pause" label=words.pause press=move |()| toggle()/> }.into_any(),
                            false => view! { <IconButton icon="play" label=words.play_on press=move |()| toggle()/> }.into_any(),
                        }}
                        <IconButton icon="next" label=words.next press=move |()| jump(at.get_untracked() + 1)/>
                        <IconButton icon="last" spare=true label=words.last press=move |()| jump(last)/>
                        <input
                            type="range"
                            min="0"
                            max=last
                            aria-label=words.position
                            prop:value=move || at.get().to_string()
                            on:input=move |event| jump(event_target_value(&event).parse().unwrap_or(0))
                        />
                        <span class="num">{move || format!("{} / {last}", at.get())}</span>
                    </div>
                    <section class="end panel">
                        <h2 class="cap">{game.chart}</h2>
                        {move || session.with_value(|session| chart::<G>(session, prefs))}
                    </section>
                </div>
            </main>
        </div>
    }
}

fn name<G: Staged>(session: &Session<G>, seat: Seat, seats: &[&'static str]) -> String {
    let given = &session.players()[seat.index()].name;
    if given.is_empty() { seats[seat.index()].to_owned() } else { given.clone() }
}
