//! What one can ask for while playing, besides moving.

use leptos::prelude::*;

use crate::kernel::Seat;
use crate::ui::browser;
use crate::ui::keep::prefs::Prefs;
use crate::ui::keep::transfer::{Taken, import_button};
use crate::ui::paper::{Act, escaped, paper};
use crate::ui::play::Play;
use crate::ui::route::Route;
use crate::ui::stage::picture::Markup;
use crate::ui::stage::staged::Parting;
use crate::ui::widgets::{icon, labelled, link, option, switch};

/// Within so many milliseconds a second press belongs to the first.
const MOMENT: f64 = 500.0;

/// The menu of the table, and whether it is open.
#[must_use]
pub fn menu(play: Play, open: RwSignal<bool>) -> AnyView {
    let prefs = expect_context::<Prefs>();
    // Giving up asks once more: the seat that was asked. A second press in the same moment is no answer.
    let asked = RwSignal::new(None::<usize>);
    let asked_at = StoredValue::new(0.0);
    let taken = Taken::new();
    let act = move |act: Act| match act.verb.as_str() {
        "part"
            if act.numbers().1 == Parting::Resign as usize
                && asked.get_untracked() != Some(act.numbers().0) =>
        {
            asked.set(Some(act.numbers().0));
            asked_at.set_value(browser::now());
        }
        "part" if browser::now() < asked_at.get_value() + MOMENT => {}
        "import" => taken.import(act.value, prefs),
        "part" | "restart" => {
            asked.set(None);
            open.set(false);
            play.obey(&act);
        }
        _ if prefs.obey(&act) => {}
        _ => play.obey(&act),
    };
    paper(move || entries(play, prefs, asked.get(), taken), act)
}

fn entries(play: Play, prefs: Prefs, asked: Option<usize>, taken: Taken) -> Markup {
    let words = prefs.later_words();
    let setup = Route::Setup(play.kind.about().slug.to_owned()).href();
    let keys: Markup = words
        .shortcuts
        .iter()
        .map(|(key, does)| format!("<dt><kbd>{key}</kbd></dt><dd>{does}</dd>"))
        .collect();
    let share = if play.is_over() { words.share_game } else { words.share_setup };
    [
        r#"<div class="menu">"#,
        &partings(play, prefs, asked),
        &labelled("", "restart", "new", words.restart),
        &link("", &setup, "people", words.new_game),
        &link("", "#/", "home", words.leave),
        "<hr>",
        &labelled("", "export", "download", words.export),
        &import_button(taken, prefs),
        &labelled("", "share", "share", share),
        &crate::ui::keep::transfer::shared(play, prefs),
        "<hr>",
        &option("lang", words.language, "", &["EN", "FR"], prefs.lang.get() as usize),
        &switch("turns", words.turns, words.turns_note, prefs.turns.get()),
        &switch("aid", words.aid, words.aid_note, prefs.aid.get()),
        &switch("sound", words.sound, "", prefs.sound.get()),
        &link("ghost", "#/settings", "settings", words.settings),
        &format!(r#"<h3>{} {}</h3><dl class="keys">{keys}</dl></div>"#, icon("keyboard", 20), words.keys),
    ]
    .concat()
}

/// Giving up and draws, for each person at the table.
fn partings(play: Play, prefs: Prefs, asked: Option<usize>) -> Markup {
    let words = prefs.later_words();
    if play.is_over() {
        return String::new();
    }
    let row = |seat: Seat, parting: Parting| {
        let (icon, class) = if parting == Parting::Resign { ("flag", "danger") } else { ("handshake", "") };
        let sure = parting == Parting::Resign && asked == Some(seat.index());
        let what = if sure { words.surely } else { words.partings[parting as usize] };
        let label = (words.for_player)(what, &escaped(&play.name(seat)));
        labelled(class, &format!("part {} {}", seat.index(), parting as usize), icon, &label)
    };
    let offered = |seat| play.game.with(|game| game.partings(seat));
    let rows = |seat| offered(seat).into_iter().map(move |parting| row(seat, parting));
    let rows: Markup = play.people().into_iter().flat_map(rows).collect();
    if rows.is_empty() { rows } else { rows + "<hr>" }
}
