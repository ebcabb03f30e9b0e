//! The table: board, seats, turn line, log, and everything one can ask for while playing.

use leptos::html;
use leptos::prelude::*;

use super::end::End;
use super::home::accent;
use super::log::Log;
use super::menu::Menu;
use super::play::{Play, Safety};
use super::prefs::Prefs;
use super::rules::Rules;
use super::staged::{Parting, Staged};
use super::widgets::{Icon, IconButton, Sheet, When};
use crate::kernel::{Control, Next, Seat, Session, UndoRefused};

/// The table screen for a game that was loaded.
#[component]
pub fn Table<G: Staged>(
    /// What the game is kept under.
    id: String,
    /// The game.
    session: Session<G>,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let play = Play::<G>::new(id, session, prefs);
    // Another language makes the screen anew around the same game.
    move || view! { <Around<G> play/> }
}

/// Everything on the table screen.
#[component]
fn Around<G: Staged>(play: Play<G>) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let rules_at = RwSignal::new(None::<String>);
    let rules_open = RwSignal::new(false);
    let menu_open = RwSignal::new(false);
    Effect::new(move || {
        if rules_at.get().is_some() {
            rules_open.set(true);
        }
    });
    Effect::new(move || {
        if !rules_open.get() {
            rules_at.set(None);
        }
    });
    let frame = NodeRef::<html::Div>::new();
    shortcuts(play, rules_open, menu_open);
    let seats = move || {
        let count = play.session.with(|session| session.players().len()) as u8;
        let facing = play.facing();
        // Around the table from the far side, so that whoever faces the board is last, at the bottom.
        (1..=count).map(|step| facing.clockwise(step, count)).collect::<Vec<_>>()
    };
    view! {
        <div class="app" data-game=accent(G::ABOUT.slug) node_ref=frame>
            <Bar<G> play menu_open rules_open frame/>
            <main class="table">
                <aside class="left" aria-label=words.seats>
                    {move || {
                        let mut seats = seats();
                        let near = seats.pop();
                        view! {
                            {seats.into_iter().map(|seat| view! { <Badge<G> play seat/><Beside<G> play seat/> }).collect_view()}
                            <div class="grow"></div>
                            {near.map(|seat| view! { <Beside<G> play seat/><Badge<G> play seat/> })}
                        }
                    }}
                </aside>
                <div class="mid">
                    <TurnLine<G> play/>
                    {G::board(play.stage())}
                    <Notices<G> play rules_at/>
                    <End<G> play/>
                </div>
                <Log<G> play rules_at/>
            </main>
            <p class="vh" aria-live="polite" role="status">{move || play.said.get()}</p>
            <Sheet open=rules_open drawer=true title=words.rules>
                <Rules<G> at=rules_at.into() drawer=true/>
            </Sheet>
            <Menu<G> play open=menu_open/>
        </div>
    }
}

/// The bar above the table.
#[component]
fn Bar<G: Staged>(
    play: Play<G>,
    menu_open: RwSignal<bool>,
    rules_open: RwSignal<bool>,
    frame: NodeRef<html::Div>,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let game = G::words(prefs.lang.get());
    let can_undo = Signal::derive(move || play.can_undo().is_ok());
    let undo_label = Signal::derive(move || match play.can_undo() {
        Err(UndoRefused::Sealed) => words.undo_sealed,
        _ => words.undo,
    });
    view! {
        <header class="bar">
            <IconButton icon="menu" label=words.menu press=move |()| menu_open.set(true)/>
            <h1><i class="seal"></i>{game.name}</h1>
            <span class="sp"></span>
            <IconButton icon="undo" label=undo_label enabled=can_undo press=move |()| play.undo()/>
            <IconButton
                icon="redo"
                label=words.redo
                enabled=Signal::derive(move || play.session.with(Session::can_redo))
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

/// Who sits there, whether it is their turn, and what stands beside them.
#[component]
fn Badge<G: Staged>(play: Play<G>, seat: Seat) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let acts = move || match play.session.with(Session::next) {
        Next::Humans(seats) => seats.has(seat),
        Next::Bot(bot, _) => bot == seat,
        Next::Over(outcome) => outcome.winners.has(seat),
    };
    let role = move || {
        let side = G::words(prefs.lang.get()).seats[seat.index()];
        match play.session.with(|session| session.players()[seat.index()].control) {
            Control::Human => format!("{side} · {}", words.a_person),
            Control::Bot(level) => format!("{side} · {}", words.bots[level as usize]),
        }
    };
    view! {
        <div class="badge" class:active=acts aria-current=move || acts().then_some("true")>
            {G::mark(seat)}
            <div>
                <b>{move || play.name(seat)}</b>
                <small>{role}</small>
            </div>
            <When is=Signal::derive(move || play.thinking.get() == Some(seat))>
                <span class="think" role="img" aria-label=words.thinking><i></i><i></i><i></i></span>
            </When>
        </div>
    }
}

/// What a seat has captured, holds or scored.
#[component]
fn Beside<G: Staged>(play: Play<G>, seat: Seat) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    move || {
        let viewer = play.viewer();
        let view = play.session.with(|session| session.view(viewer));
        G::beside(&view, seat, prefs.lang.get())
    }
}

/// Whose turn it is and what to do now, in one line.
#[component]
fn TurnLine<G: Staged>(play: Play<G>) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let line = move || {
        let (words, lang) = (words, prefs.lang.get());
        let view = play.session.with(|session| session.view(play.viewer()));
        match play.session.with(Session::next) {
            Next::Over(outcome) => {
                let title = match outcome.winners.iter().map(|seat| play.name(seat)).collect::<Vec<_>>() {
                    winners if winners.is_empty() => words.draw.to_owned(),
                    winners => (words.wins)(&winners.join(" & ")),
                };
                (title, G::ending(&view, outcome, lang).text)
            }
            Next::Humans(seats) => {
                let seat = seats.first().unwrap_or(Seat::new(0));
                (
                    (words.turn_of)(&play.name(seat)),
                    play.advice.get().unwrap_or_else(|| G::task(&view, seat, lang)),
                )
            }
            Next::Bot(seat, _) => ((words.turn_of)(&play.name(seat)), words.is_thinking.to_owned()),
        }
    };
    view! {
        <div class="turn">
            {move || {
                let (title, task) = line();
                view! { <b>{title}</b><span>{task}</span> }
            }}
        </div>
    }
}

/// What must be said beside the board: a refusal, a hint, trouble with keeping the game.
#[component]
fn Notices<G: Staged>(play: Play<G>, rules_at: RwSignal<Option<String>>) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let refusal = move || {
        let (_, why) = play.refused.get()?;
        let line = G::refusal(&why, prefs.lang.get());
        Some(view! {
            <div class="toast">
                <span class="bang" aria-hidden="true">"!"</span>
                <p>{line.text}</p>
                <button class="btn small" type="button" on:click=move |_| rules_at.set(Some(line.rule.to_owned()))>
                    {(words.rule)(line.rule)}
                </button>
                <IconButton
                    icon="close"
                    label=words.close
                    press=move |()| play.refused.set(None)
                />
            </div>
        })
    };
    let hint = move || {
        let mv = play.hint.get()?;
        let view = play.session.with(|session| session.view(play.viewer()));
        let why = G::reason(&view, &mv, prefs.lang.get());
        Some(view! {
            <div class="toast hint">
                <Icon name="hint"/>
                <p>{why}</p>
                <button class="btn small" type="button" on:click=move |_| play.act(mv.clone())>{words.play_it}</button>
                <IconButton
                    icon="close"
                    label=words.close
                    press=move |()| play.hint.set(None)
                />
            </div>
        })
    };
    // Somebody else asked: the answer comes before anything else.
    let asked = move || {
        let seat = play.actor()?;
        let view = play.session.with(|session| session.view(play.viewer()));
        let answers: Vec<_> = G::parting(&view, seat)
            .into_iter()
            .filter(|(parting, _)| matches!(parting, Parting::AcceptDraw | Parting::DeclineDraw))
            .map(|(parting, mv)| {
                let press = move |_| play.submit(seat, mv.clone());
                view! { <button class="btn small" type="button" on:click=press>{words.partings[parting as usize]}</button> }
            })
            .collect();
        (!answers.is_empty()).then(|| {
            view! {
                <div class="toast">
                    <Icon name="handshake"/>
                    <p>{G::task(&view, seat, prefs.lang.get())}</p>
                    {answers}
                </div>
            }
        })
    };
    let safety = move || {
        match play.safety.get() {
        Safety::Kept => None,
        Safety::Unkept => Some(view! { <p class="notice" role="alert"><Icon name="warn" size=18/>{words.not_kept}</p> }.into_any()),
        Safety::Elsewhere => Some(
            view! {
                <p class="notice" role="alert">
                    <Icon name="warn" size=18/>
                    {words.elsewhere}
                    <button class="btn small" type="button" on:click=move |_| play.take_over()>{words.take_over}</button>
                </p>
            }
            .into_any(),
        ),
    }
    };
    view! { {safety}{asked}{refusal}{hint} }
}

/// Keys that work anywhere on the table, unless something is being typed.
fn shortcuts<G: Staged>(play: Play<G>, rules_open: RwSignal<bool>, menu_open: RwSignal<bool>) {
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
            "Escape" => {
                play.refused.set(None);
                play.hint.set(None);
            }
            _ => {}
        }
    });
    on_cleanup(move || watch.remove());
}
