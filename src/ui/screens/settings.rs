//! Language, looks, pace, sound, and what is kept on this device.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::ui::browser;
use crate::ui::keep::kept;
use crate::ui::keep::prefs::Prefs;
use crate::ui::keep::transfer::{Taken, import_button, take_in};
use crate::ui::paper::{Act, paper};
use crate::ui::stage::picture::Markup;
use crate::ui::widgets::{button, icon, labelled, notice, option, switch};

/// The settings screen.
#[must_use]
pub fn settings(prefs: Prefs) -> AnyView {
    // Deleting everything asks once more.
    let asked = RwSignal::new(false);
    let taken = Taken::new();
    let act = move |act: Act| {
        match act.verb.as_str() {
            _ if prefs.obey(&act) => return,
            "use-update" => return drop(browser::ask("useUpdate", &JsValue::UNDEFINED)),
            "install" => return drop(browser::ask("install", &JsValue::UNDEFINED)),
            "import" => return take_in(taken, act.value, prefs),
            "export-all" => return export_all(),
            "forget-all" => {}
            _ => return,
        }
        if asked.get_untracked() {
            kept::forget_all();
        }
        asked.update(|asked| *asked = !*asked);
    };
    // What is kept for times without a network may change while somebody looks.
    let marks = RwSignal::new(0_usize);
    let watch = window_event_listener_untyped("kept", move |_| marks.update(|marks| *marks += 1));
    on_cleanup(move || watch.remove());
    let write = move || {
        marks.track();
        screen(prefs, asked.get(), taken)
    };
    paper(write, act)
}

fn screen(prefs: Prefs, asked: bool, taken: Taken) -> Markup {
    let words = prefs.later_words();
    let import = import_button(taken, prefs);
    let (count, room) = kept::room();
    let forget = match (count, asked) {
        (0, _) => String::new(),
        (_, true) => labelled("danger", "forget-all", "trash", words.surely),
        (_, false) => labelled("danger", "forget-all", "trash", words.forget_all),
    };
    let export = match count {
        0 => String::new(),
        _ => labelled("", "export-all", "download", words.export_all),
    };
    [
        r#"<main class="page settings"><h1>"#,
        words.settings,
        r#"</h1><section class="panel sgroup">"#,
        &option("lang", words.language, "", &["English", "Français"], prefs.lang.get() as usize),
        &option("theme", words.theme, "", &words.themes, prefs.theme.get() as usize),
        &option("speed", words.speed, "", &words.speeds, prefs.speed.get() as usize),
        &switch("sound", words.sound, "", prefs.sound.get()),
        &switch("still", words.still, words.still_note, prefs.still.get()),
        &switch("turns", words.turns, words.turns_note, prefs.turns.get()),
        &switch("aid", words.aid, words.aid_note, prefs.aid.get()),
        r#"</section><section class="panel sgroup"><h2>"#,
        words.on_device,
        "</h2><p>",
        &(words.games_kept)(count),
        " ",
        &(words.room_used)(room.div_ceil(1000)),
        r#"</p><div class="row">"#,
        &export,
        &import,
        &forget,
        "</div></section>",
        &stays(prefs),
        "</main>",
    ]
    .concat()
}

/// Whether the page stays without a network, and how to have it among the device's programs.
fn stays(prefs: Prefs) -> Markup {
    let words = prefs.later_words();
    let (sign, said) = match browser::is_marked("data-offline") {
        true => ("check", words.offline_ready),
        false => ("warn", words.offline_not),
    };
    let update = match browser::is_marked("data-update") {
        true => notice(words.update_ready, &button("small", "use-update", words.use_update)),
        false => String::new(),
    };
    let install = match (browser::is_marked("data-install"), browser::is_marked("data-by-hand")) {
        (true, _) => labelled("", "install", "download", words.install),
        (false, true) => format!("<p>{}</p>", words.install_by_hand),
        (false, false) => String::new(),
    };
    format!(
        r#"<section class="panel sgroup"><h2>Engawa</h2>{update}<p class="safe">{}{said}</p>{install}</section>"#,
        icon(sign, 20)
    )
}

/// Hands the person all kept games as one file, a game on each line.
fn export_all() {
    let games: Vec<String> = kept::all().into_iter().map(|kept| kept.text).collect();
    let _ = browser::download("games.engawa", &games.join("\n"));
}
