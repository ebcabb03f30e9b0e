//! The table: board, seats, turn line, log, and everything one can ask for while playing.

use leptos::html;
use leptos::prelude::*;

use super::board::Board;
use super::end::End;
use super::erased::Match;
use super::home::accent;
use super::log::Log;
use super::menu::Menu;
use super::notices::Notices;
use super::play::Play;
use super::prefs::Prefs;
use super::rules::Rules;
use super::widgets::{IconButton, Sheet, When, live};
use crate::kernel::{Control, Next, Seat, UndoRefused};

/// The table screen for a game that was loaded.
#[component]
pub fn Table(
    /// What the game is kept under.
    id: String,
    /// The game.
    game: Box<dyn Match>,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let play = Play::new(id, game, prefs);
    // Another language makes the screen anew around the same game.
    live(move || view! { <Around play/> }.into_any())
}

/// Everything on the table screen.
#[component]
fn Around(play: Play) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    // The rule to open beside the table; empty for the rules as a whole.
    let rule = RwSignal::new(String::new());
    let rules_open = RwSignal::new(false);
    let menu_open = RwSignal::new(false);
    Effect::new(move || {
        if !rule.with(String::is_empty) {
            rules_open.set(true);
        }
    });
    Effect::new(move || {
        if !rules_open.get() {
            rule.set(String::new());
        }
    });
    let frame = NodeRef::<html::Div>::new();
    shortcuts(play, rules_open, menu_open);
    let seats = move || {
        let (count, facing) = (play.seats(), play.facing());
        // Around the table from the far side, so that whoever faces the board is last, at the bottom.
        let mut seats: Vec<Seat> = (1..=count).map(|step| facing.clockwise(step, count)).collect();
        let near = seats.pop().unwrap_or(facing);
        let far: Vec<AnyView> =
            seats.into_iter().map(|seat| view! { <Badge play seat/>{beside(play, seat)} }.into_any()).collect();
        view! { {far}<div class="grow"></div>{beside(play, near)}<Badge play seat=near/> }.into_any()
    };
    let slug = play.kind.about().slug;
    view! {
        <div class="app" data-game=accent(slug) node_ref=frame>
            <Bar play menu_open rules_open frame/>
            <main class="table">
                <aside class="left" aria-label=words.seats>{live(seats)}</aside>
                <div class="mid">
                    {live(move || turn_line(play, prefs))}
                    <Board
                        showing=play.showing()
                        name=slug
                        lang=prefs.lang.get()
                        motion=Signal::derive(move || prefs.moves())
                        advice=play.advice
                        submit=move |mv| play.act(&mv)
                    />
                    <Notices play rule/>
                    <End play/>
                </div>
                <Log play rule/>
            </main>
            <p class="vh" aria-live="polite" role="status">{play.said}</p>
            <Sheet open=rules_open drawer=true title=words.rules>
                <Rules kind=play.kind at=rule.into() drawer=true/>
            </Sheet>
            <Menu play open=menu_open/>
        </div>
    }
}

/// The bar above the table.
#[component]
fn Bar(
    play: Play,
    menu_open: RwSignal<bool>,
    rules_open: RwSignal<bool>,
    frame: NodeRef<html::Div>,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let can_undo = Signal::derive(move || play.can_undo().is_ok());
    let undo_label = Signal::derive(move || match play.can_undo() {
        Err(UndoRefused::Sealed) => words.undo_sealed,
        _ => words.undo,
    });
    view! {
        <header class="bar">
            <IconButton icon="menu" label=words.menu press=move |()| menu_open.set(true)/>
            <h1><i class="seal"></i>{play.kind.words(prefs.lang.get()).name}</h1>
            <span class="sp"></span>
            <IconButton icon="undo" label=undo_label enabled=can_undo press=move |()| play.undo()/>
            <IconButton
                icon="redo"
                label=words.redo
                enabled=Signal::derive(move || play.game.with(|game| game.can_redo()))
                press=move |()| play.redo()
            />
            <IconButton
                icon="hint"
                label=words.hint
                enabled=Signal::derive(move || play.actor().is_some() && play.thinking.get().is_none())
                press=move |()| play.ask_hint()
            />
            <IconButton icon="rules" label=words.rules press=move |()| rules_open.set(true)/>
            <IconButton icon="full" spare=true label=words.full_screen press=move |()| full_screen(frame)/>
        </header>
    }
}

/// Fills the screen with the table, or gives it back.
fn full_screen(frame: NodeRef<html::Div>) {
    let document = super::browser::document();
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(frame) = frame.get_untracked() {
        let _ = frame.request_fullscreen();
    }
}

/// Who sits there, and whether it is their turn.
#[component]
fn Badge(play: Play, seat: Seat) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let acts = Signal::derive(move || match play.next() {
        Next::Humans(seats) => seats.has(seat),
        Next::Bot(bot, _) => bot == seat,
        Next::Over(outcome) => outcome.winners.has(seat),
    });
    let role = Signal::derive(move || {
        let side = play.kind.words(prefs.lang.get()).seats[seat.index()];
        match play.player(seat).control {
            Control::Human => format!("{side} · {}", words.a_person),
            Control::Bot(level) => format!("{side} · {}", words.bots[level as usize]),
        }
    });
    let current = Signal::derive(move || if acts.get() { "true" } else { "false" }.to_owned());
    view! {
        <div class="badge" class:active=acts aria-current=current>
            <span class="mark" inner_html=play.kind.mark(seat)></span>
            <div>
                <b>{Signal::derive(move || play.name(seat))}</b>
                <small>{role}</small>
            </div>
            <When is=Signal::derive(move || play.thinking.get() == Some(seat))>
                <span class="think" role="img" aria-label=words.thinking><i></i><i></i><i></i></span>
            </When>
        </div>
    }
}

/// What a seat has captured, holds or scored.
fn beside(play: Play, seat: Seat) -> AnyView {
    let prefs = expect_context::<Prefs>();
    let held = Signal::derive(move || {
        let viewer = play.viewer();
        play.game.with(|game| game.beside(viewer, seat, prefs.lang.get()))
    });
    view! { <div class="beside" inner_html=held></div> }.into_any()
}

/// Whose turn it is and what to do now, in one line.
fn turn_line(play: Play, prefs: Prefs) -> AnyView {
    let (words, lang) = (prefs.words(), prefs.lang.get());
    let (title, task) = match play.next() {
        Next::Over(outcome) => {
            let winners: Vec<String> = outcome.winners.iter().map(|seat| play.name(seat)).collect();
            let title = match winners.is_empty() {
                true => words.draw.to_owned(),
                false => (words.wins)(&winners.join(" & ")),
            };
            (title, play.game.with(|game| game.ending(lang)).map(|line| line.text).unwrap_or_default())
        }
        Next::Humans(seats) => {
            let seat = seats.first().unwrap_or(Seat::new(0));
            let advice = play.advice.get();
            let viewer = play.viewer();
            let task = || play.game.with(|game| game.task(viewer, seat, lang));
            ((words.turn_of)(&play.name(seat)), if advice.is_empty() { task() } else { advice })
        }
        Next::Bot(seat, _) => ((words.turn_of)(&play.name(seat)), words.is_thinking.to_owned()),
    };
    view! { <div class="turn"><b>{title}</b><span>{task}</span></div> }.into_any()
}

/// Keys that work anywhere on the table, unless something is being typed.
fn shortcuts(play: Play, rules_open: RwSignal<bool>, menu_open: RwSignal<bool>) {
    let watch = window_event_listener(leptos::ev::keydown, move |event| {
        use wasm_bindgen::JsCast;
        let typing = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::HtmlElement>().ok())
            .is_some_and(|target| {
                matches!(target.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
                    || target.closest("dialog").ok().flatten().is_some()
            });
        if typing || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "u" | "z" => play.undo(),
            "r" | "y" => play.redo(),
            "h" => play.ask_hint(),
            "R" => rules_open.set(true),
            "m" | "?" => menu_open.set(true),
            "Escape" => play.forget_notices(),
            _ => {}
        }
    });
    on_cleanup(move || watch.remove());
}
