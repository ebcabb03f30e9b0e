//! The table: board, seats, turn line, log, and everything one can ask for while playing.

use gloo_timers::callback::{Interval, Timeout};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::embed::frame;
use crate::kernel::{Control, Next, Seat, UndoRefused};
use crate::ui::board::Board;
use crate::ui::browser;
use crate::ui::keep::prefs::Prefs;
use crate::ui::later;
use crate::ui::paper::{Act, escaped, paper};
use crate::ui::play::Play;
use crate::ui::screens::curtain::curtain;
use crate::ui::screens::log;
use crate::ui::screens::notices;
use crate::ui::stage::erased::Match;
use crate::ui::stage::picture::Markup;
use crate::ui::widgets::{Sheet, icon_button, icon_button_if, live, settled, whenever};

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
    frame::watch(play, prefs);
    on_cleanup(|| _ = leave_full_screen());
    // A hand-over makes the screen anew around the same game: while it lasts nothing of the game is on the page.
    let before = lowered(play);
    live(move || match before.get() {
        0 => view! { <Around play/> }.into_any(),
        seat => curtain(play, Seat::new(seat as u8 - 1), prefs),
    })
}

/// Before whom the curtain is down: 0 for nobody, 1 for the first seat. The step that ends somebody's turn is theirs to see;
/// until it was, the table shows what anybody may.
fn lowered(play: Play) -> RwSignal<usize> {
    let due = move || play.curtain().map_or(0, |seat| seat.index() + 1);
    let lowered = RwSignal::new(untrack(due));
    let falling = StoredValue::new_local(None);
    whenever(move || {
        let (due, now) = (due(), lowered.get());
        let until = play.seen_until().filter(|_| due > 0 && now == 0);
        falling.set_value(until.map(|until| {
            Interval::new(BEAT, move || {
                if browser::now() >= until.max(play.settled.get_value()) {
                    lowered.set(due);
                }
            })
        }));
        if until.is_none() && now != due {
            lowered.set(due);
        }
    });
    lowered
}

/// What can be opened beside the table.
#[derive(Clone, Copy)]
pub struct Beside {
    /// The rules are open.
    rules: RwSignal<bool>,
    /// The rule they are open at; empty for their beginning.
    rule: RwSignal<String>,
    /// The menu is open.
    menu: RwSignal<bool>,
}

impl Beside {
    /// Opens the rules at one of them.
    fn open_rule(self, rule: String) {
        self.rule.set(rule);
        self.rules.set(true);
    }
}

/// How often it is looked whether a step has been seen, in milliseconds.
const BEAT: u32 = 50;

/// When a table has been open so long, in milliseconds, what may be asked for next is fetched.
const AT_LEISURE: u32 = 3_000;

/// So long after the last step, in milliseconds, what to do next is brought into sight.
const UNTIL_END: u32 = 1_500;

/// Everything on the table screen.
#[component]
fn Around(play: Play) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let beside = Beside {
        rules: RwSignal::new(false),
        rule: RwSignal::new(String::new()),
        menu: RwSignal::new(false),
    };
    shortcuts(play, beside);
    let act = move |act: Act| match act.verb.as_str() {
        "rule" => beside.open_rule(act.what),
        "rules" => beside.open_rule(String::new()),
        "menu" => beside.menu.set(true),
        "full" => full_screen(),
        _ => play.obey(&act),
    };
    let slug = play.kind.about().slug;
    let over = settled(move || usize::from(play.is_over()));
    // Rules and menu come while the first moves are thought about.
    Timeout::new(AT_LEISURE, || spawn_local(async { _ = later::open().await })).forget();
    view! {
        <div class="app" data-game=slug>
            {paper(move || bar(play, prefs), act)}
            <main class="table">
                {paper(move || seats(play, prefs), act)}
                <div class="mid">
                    {paper(move || turn_line(play, prefs), act)}
                    <Board
                        showing=play.showing()
                        name=slug
                        advice=play.advice
                        takes_focus=true
                        settled=play.settled
                        begin=move |()| play.forget_refusal()
                        submit=move |mv| play.act(&mv)
                    />
                    {paper(move || notices::all(play, prefs), act)}
                    {live(move || match over.get() {
                        1 => later::part(prefs, move |later| {
                            show_end(play, UNTIL_END);
                            paper(move || (later.end)(play, prefs), act)
                        }),
                        _ => ().into_any(),
                    })}
                </div>
                {paper(move || log::lines(play, prefs), act)}
            </main>
            <p class="vh" aria-live="polite" role="status">{play.said}</p>
            <p class="vh" aria-live="polite" role="status">{play.advice}</p>
            <Sheet open=beside.rules title=|words| words.rules>
                {later::part(prefs, move |later| (later.rules)(play.kind, beside.rule, true))}
            </Sheet>
            {menu_sheet(play, prefs, beside.menu)}
        </div>
    }
}

/// Brings what to do next into sight after so many milliseconds, and not before the last step has been seen.
fn show_end(play: Play, wait: u32) {
    let show = move || {
        let left = play.settled.try_get_value().unwrap_or_default() - browser::now();
        if left > 0.0 { show_end(play, left as u32 + 1) } else { browser::show(".end .row > *") }
    };
    Timeout::new(wait, show).forget();
}

/// The menu, in its drawer.
#[must_use]
pub fn menu_sheet(play: Play, prefs: Prefs, open: RwSignal<bool>) -> AnyView {
    view! {
        <Sheet open title=|words| words.menu left=true>
            {later::part(prefs, move |later| (later.menu)(play, open))}
        </Sheet>
    }
    .into_any()
}

/// The bar above the table.
fn bar(play: Play, prefs: Prefs) -> Markup {
    let words = prefs.words();
    let can_undo = play.can_undo();
    let undo = if can_undo == Err(UndoRefused::Sealed) { words.undo_sealed } else { words.undo };
    let can_redo = play.game.with(|game| game.can_redo());
    let can_ask = play.actor().is_some() && play.thinking.get().is_none();
    [
        r#"<header class="bar">"#,
        &icon_button("menu", "menu", words.menu),
        &format!(r#"<h1><i class="seal"></i>{}</h1>"#, play.kind.words(prefs.lang.get()).name),
        r#"<span class="sp"></span>"#,
        &icon_button_if(can_undo.is_ok(), "undo", "undo", undo),
        &icon_button_if(can_redo, "redo", "redo", words.redo),
        &icon_button_if(can_ask, "hint", "hint", words.hint),
        &icon_button("rules", "rules", words.rules),
        r#"<span class="spare">"#,
        &icon_button("full", "full", words.full_screen),
        "</span></header>",
    ]
    .concat()
}

/// Fills the screen with the page, or gives it back. The table alone would lose it to the curtain.
fn full_screen() {
    if !leave_full_screen()
        && let Some(root) = browser::document().document_element()
    {
        let _ = root.request_fullscreen();
    }
}

/// Gives the screen back; whether it was filled.
fn leave_full_screen() -> bool {
    let document = browser::document();
    let filled = document.fullscreen_element().is_some();
    if filled {
        document.exit_fullscreen();
    }
    filled
}

/// The seats around the table from the far side, so that whoever faces the board is last, at the bottom.
fn seats(play: Play, prefs: Prefs) -> Markup {
    let (count, facing, viewer) = (play.seats(), play.facing(), play.viewer());
    let seat = |class: &str, seat| {
        let beside = play.game.with(|game| game.beside(viewer, seat, prefs.lang.get()));
        format!(r#"<div class="{class}">{}{beside}</div>"#, badge(play, prefs, seat))
    };
    let far: Markup = (1..count).map(|step| seat("seat", facing.clockwise(step, count))).collect();
    let near = seat("seat near", facing);
    let label = prefs.words().seats;
    format!(r#"<aside class="left" aria-label="{label}">{far}{near}</aside>"#)
}

/// Who sits there, and whether it is their turn.
fn badge(play: Play, prefs: Prefs, seat: Seat) -> Markup {
    let words = prefs.words();
    let acts = match play.next() {
        Next::Humans(seats) => seats.has(seat),
        Next::Bot(bot, _) => bot == seat,
        Next::Over(outcome) => outcome.winners.has(seat),
    };
    let side = play.kind.words(prefs.lang.get()).seat(seat);
    let player = play.player(seat);
    let role = match player.control {
        Control::Human => words.a_person,
        Control::Bot(level) => words.bots[level as usize],
    };
    // A seat without a name is called by its side; beside a name the mark says it, to ears the word.
    let role = match player.name.is_empty() {
        true => role.to_owned(),
        false => format!(r#"<span class="vh">{side} · </span>{role}"#),
    };
    let thinks = match play.thinking.get() == Some(seat) {
        true => format!(
            r#"<span class="think" role="img" aria-label="{}"><i></i><i></i><i></i></span>"#,
            words.thinking
        ),
        false => String::new(),
    };
    format!(
        r#"<div class="badge{}" aria-current="{acts}">{}<div><b>{}</b><small>{role}</small></div>{thinks}</div>"#,
        if acts { " active" } else { "" },
        play.kind.mark(seat),
        escaped(&play.name(seat)),
    )
}

/// Whose turn it is and what to do now, in one line.
fn turn_line(play: Play, prefs: Prefs) -> Markup {
    let (words, lang) = (prefs.words(), prefs.lang.get());
    let (title, task) = match play.next() {
        Next::Over(_) => {
            let ending = play.game.with(|game| game.ending(lang));
            (play.result(prefs), ending.map(|line| line.text).unwrap_or_default())
        }
        Next::Humans(seats) => {
            let seat = play.actor().or(seats.first()).unwrap_or(Seat::new(0));
            // Without secrets all act at once.
            let private = play.game.with(|game| game.is_private(seat));
            let who: Vec<String> =
                seats.iter().filter(|&one| !private || one == seat).map(|one| play.name(one)).collect();
            let advice = play.advice.get();
            let viewer = play.viewer();
            let task = || play.game.with(|game| game.task(viewer, seat, lang));
            let title = match who.len() {
                ..=2 => (words.turn_of)(&who.join(" & ")),
                _ => words.turn_of_many.to_owned(),
            };
            (title, if advice.is_empty() { task() } else { advice })
        }
        Next::Bot(seat, _) => ((words.turn_of)(&play.name(seat)), words.is_thinking.to_owned()),
    };
    let viewer = play.viewer();
    // After the end nothing threatens any more.
    let call = play.game.with(|game| game.call(viewer, lang).filter(|_| game.ending(lang).is_none()));
    let call = call.map_or_else(String::new, |call| format!(r#"<strong class="call">{call}</strong>"#));
    // Around one device the name can be read from across the table.
    let many = if play.people().len() > 1 { " many" } else { "" };
    format!(
        r#"<div class="turn{many}">{call}<b>{}</b><span>{}</span></div>"#,
        escaped(&title),
        escaped(&task)
    )
}

/// Keys that work anywhere on the table, unless something is being typed.
fn shortcuts(play: Play, beside: Beside) {
    let watch = window_event_listener(leptos::ev::keydown, move |event| {
        let typing = browser::is_in(event.target(), "input, select, dialog");
        if typing || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "u" | "z" => play.undo(),
            "r" | "y" => play.redo(),
            "h" => play.ask_hint(),
            "R" => beside.open_rule(String::new()),
            "m" | "?" => beside.menu.set(true),
            "Escape" => play.forget_notices(),
            _ => {}
        }
    });
    on_cleanup(move || watch.remove());
}
