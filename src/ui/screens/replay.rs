//! A game step by step: scrubber, step keys, play and pause.

use gloo_timers::callback::Interval;
use leptos::html;
use leptos::prelude::*;

use crate::kernel::{Next, Seat, Viewer};
use crate::ui::board::{Board, Showing};
use crate::ui::browser;
use crate::ui::keep::prefs::Prefs;
use crate::ui::lang::Lang;
use crate::ui::paper::{Act, escaped, paper};
use crate::ui::route::Route;
use crate::ui::screens::end::chart;
use crate::ui::stage::erased::{Look, Match};
use crate::ui::stage::names::called;
use crate::ui::stage::picture::Markup;
use crate::ui::widgets::{icon, icon_button, link, live, whenever};

/// The place of the onlooker among those whose eyes one can see with: behind everybody's at once, before the seats'.
const ONLOOKER: usize = 1;

/// The replay screen of a game and of what it is kept under.
#[must_use]
pub fn replay(id: String, game: Box<dyn Match>) -> AnyView {
    let id = StoredValue::new(id);
    let game = StoredValue::new(game);
    let at = RwSignal::new(0_usize);
    // Another language makes the screen anew at the same step.
    live(move || steps(id, game, at))
}

/// Board and scrubber.
fn steps(id: StoredValue<String>, game: StoredValue<Box<dyn Match>>, at: RwSignal<usize>) -> AnyView {
    let prefs = expect_context::<Prefs>();
    let (words, lang) = (prefs.later_words(), prefs.lang.get());
    let (last, over, kind) =
        game.with_value(|game| (game.steps(), matches!(game.next(), Next::Over(_)), game.kind()));
    let (names, slug) = (kind.words(lang), kind.about().slug);
    // Only a single step forward is animated; everything else is a jump.
    let fresh = StoredValue::new(false);
    let playing = StoredValue::new_local(None::<Interval>);
    let settled = StoredValue::new(0.0);
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
            if browser::now() < settled.get_value() {
                return;
            }
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
    let watch = window_event_listener(leptos::ev::keydown, move |event| {
        // Slider, choice and board have steps of their own; a button is pressed by the space bar.
        let has_own = |selector| browser::is_in(event.target(), selector);
        match event.key().as_str() {
            " " if has_own("button, a, select") => {}
            " " => {
                event.prevent_default();
                toggle();
            }
            _ if has_own("input, select, [data-cell]") => {}
            "ArrowLeft" => back(),
            "ArrowRight" => forth(),
            "Home" => jump(0),
            "End" => jump(last),
            _ => {}
        }
    });
    on_cleanup(move || watch.remove());
    // Once a game is over its secrets are nobody's any more: it can be seen as each seat saw it, and as it was, if that is
    // not the same for all.
    let has_eyes = over && game.with_value(|game| has_secrets(game.as_ref(), lang));
    let seen = RwSignal::new(if over { 0 } else { ONLOOKER });
    let viewer = move |seen: usize| match seen {
        0 => Viewer::All,
        ONLOOKER => Viewer::Table,
        seat => Viewer::Seat(Seat::new(seat as u8 - ONLOOKER as u8 - 1)),
    };
    let eyes = move || {
        if !has_eyes {
            return String::new();
        }
        let players = game.with_value(|game| game.players().to_vec());
        let seats = players.iter().zip(names.seats).map(|(player, seat)| escaped(&called(player, seat)));
        let eyes = [words.seen_by_all.to_owned(), words.seen_by_table.to_owned()].into_iter().chain(seats);
        let one = |(place, name): (usize, String)| {
            let selected = if place == seen.get() { " selected" } else { "" };
            format!(r#"<option value="{place}"{selected}>{name}</option>"#)
        };
        let label = words.seen_by;
        format!(
            r#"<label class="eyes"><span>{}{label}</span><select class="select" data-do="seen">{}</select></label>"#,
            icon("eye", 20),
            eyes.enumerate().map(one).collect::<Markup>()
        )
    };
    let showing = Callback::new(move |()| {
        let look = Look {
            at: Some(at.get()),
            viewer: viewer(seen.get()),
            actor: None,
            facing: Seat::new(0),
            wide: prefs.wide.get(),
            aid: prefs.aid.get(),
        };
        let scene = game.with_value(|game| game.scene(look));
        Showing { scene, moment: at.get(), fresh: fresh.get_value() }
    });
    let turn = move || {
        let said = match at.get().checked_sub(1) {
            None => words.before_first.to_owned(),
            Some(step) => game.with_value(|game| sentences(game.as_ref(), step, viewer(seen.get()), lang)),
        };
        let step = (words.step_of)(at.get(), last);
        format!(r#"<div class="turn" aria-live="polite"><b>{step}</b><span>{said}</span></div>"#)
    };
    let table = Route::Play { game: slug.to_owned(), id: id.get_value() }.href();
    let bar = move || {
        format!(
            r##"<header class="bar"><a class="icon-btn" href="#/" aria-label="{home}">{icon}</a><h1><i class="seal"></i>{name} · {replay}</h1><span class="sp"></span>{table}</header>"##,
            home = words.home,
            icon = icon("home", 22),
            name = names.name,
            replay = words.replay,
            table = link("small", &table, "", if over { words.the_end } else { words.continue_game }),
        )
    };
    // The slider is not written anew under the hand: it shows the step by itself, and is set when something else steps.
    let buttons = move || {
        let (sign, label) = if plays.get() { ("pause", words.pause) } else { ("play", words.play_on) };
        [
            r#"<div class="steps">"#,
            &icon_button("first", "first", words.first),
            &icon_button("prev", "prev", words.previous),
            &icon_button("toggle", sign, label),
            &icon_button("next", "next", words.next),
            &icon_button("last", "last", words.last),
            "</div>",
        ]
        .concat()
    };
    // The chart, and every step in words to jump to. Written once; the step shown is marked in it.
    let history = move || {
        let row = |step: usize| {
            let lines = game.with_value(|game| sentences(game.as_ref(), step, viewer(seen.get()), lang));
            // Somebody was ready, say: nothing that there are words for.
            if lines.is_empty() {
                return String::new();
            }
            format!(
                r#"<li><button type="button" data-do="to {0}"><span class="n">{0}</span><span>{lines}</span></button></li>"#,
                step + 1
            )
        };
        let rows: Markup = (0..last).map(row).collect();
        let chart = game.with_value(|game| chart(game.as_ref(), prefs));
        format!(
            r#"<section class="end panel" aria-label="{}">{chart}</section><nav class="log" aria-label="{log}"><div class="lh"><h2>{log}</h2></div><ol>{rows}</ol></nav>"#,
            names.chart,
            log = words.log
        )
    };
    let told = NodeRef::<html::Div>::new();
    whenever(move || {
        let (Some(told), step) = (told.get(), at.get()) else { return };
        let found = |selector: &str| told.query_selector(selector).ok().flatten();
        if let Some(before) = found("[aria-current]") {
            let _ = before.remove_attribute("aria-current");
        }
        if let Some(now) = found(&format!("[data-do=\"to {step}\"]")) {
            let _ = now.set_attribute("aria-current", "step");
            // The list scrolls, the page does not.
            if let Some(list) = found(".log ol") {
                let (now, all) = (now.get_bounding_client_rect(), list.get_bounding_client_rect());
                let beyond = now.top() - all.top() - (all.height() - now.height()) / 2.0;
                list.set_scroll_top(list.scroll_top() + beyond as i32);
            }
        }
    });
    let act = move |act: Act| match act.verb.as_str() {
        "to" => jump(act.numbers().0),
        "first" => jump(0),
        "prev" => back(),
        "toggle" => toggle(),
        "next" => forth(),
        "seen" => seen.set(act.value.parse().unwrap_or(ONLOOKER)),
        _ => jump(last),
    };
    view! {
        <div class="app" data-game=slug>
            {paper(bar, |_| {})}
            <main class="table replay">
                <div class="mid">
                    {paper(turn, |_| {})}
                    <Board
                        showing
                        name=slug
                        advice=RwSignal::new(String::new())
                        settled
                        begin=|()| {}
                        submit=|_| {}
                    />
                    <div class="scrub">
                        {paper(eyes, act)}
                        {paper(buttons, act)}
                        <input
                            type="range"
                            min="0"
                            max=last.to_string()
                            aria-label=words.position
                            prop:value=move || at.get().to_string()
                            on:input=move |event| jump(event_target_value(&event).parse().unwrap_or(0))
                        />
                    </div>
                </div>
                <div class="told" node_ref=told>{paper(history, act)}</div>
            </main>
        </div>
    }
    .into_any()
}

/// Whether somebody was dealt or told what an onlooker was not. How hard a die is thrown, for one, can be seen by nobody.
fn has_secrets(game: &dyn Match, lang: Lang) -> bool {
    let dealt = |viewer| {
        let look = Look { at: Some(0), viewer, actor: None, facing: Seat::new(0), wide: false, aid: false };
        let scene = game.scene(look);
        scene.picture(&scene.hand(), lang)
    };
    let told = |viewer| move |step| game.told(step, viewer, lang);
    dealt(Viewer::All) != dealt(Viewer::Table)
        || !(0..game.steps()).map(told(Viewer::All)).eq((0..game.steps()).map(told(Viewer::Table)))
}

/// What happened at a step, in words that this viewer may read.
fn sentences(game: &dyn Match, step: usize, viewer: Viewer, lang: Lang) -> Markup {
    let words = game.kind().words(lang);
    let lines = game.told(step, viewer, lang).into_iter().map(|(seat, line)| {
        let name = game.players().get(seat.index()).map(|player| called(player, words.seat(seat)));
        format!("{} {}", escaped(&name.unwrap_or_default()), escaped(&line.text))
    });
    lines.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use core::marker::PhantomData;

    use super::*;
    use crate::games::{
        ninja_camp::NinjaCamp, ninja_dice::NinjaDice, ninja_night::NinjaNight, shinobi::Shinobi,
        shogun::Shogun,
    };
    use crate::ui::stage::erased::{Kind, Of};
    use crate::ui::stage::staged::Staged;

    #[test]
    fn eyes_are_chosen_where_they_see_differently() {
        fn has_eyes<G: Staged>(save: &str) -> bool {
            let game = Of::<G>(PhantomData).load(save.trim(), Lang::En).expect("a save");
            has_secrets(game.as_ref(), Lang::En)
        }
        assert!(has_eyes::<NinjaCamp>(include_str!("../../../tests/saves/ninja-camp-1.txt")));
        assert!(has_eyes::<Shinobi>(include_str!("../../../tests/saves/shinobi-1.txt")));
        assert!(has_eyes::<NinjaNight>(include_str!("../../../tests/saves/ninja-night-1.txt")));
        assert!(!has_eyes::<NinjaDice>(include_str!("../../../tests/saves/ninja-dice-2.txt")));
        assert!(!has_eyes::<Shogun>(include_str!("../../../tests/saves/shogun-1.txt")));
    }
}
