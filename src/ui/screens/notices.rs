//! What must be said beside the board: a refusal, a hint, a question, trouble with keeping the game.

use crate::ui::keep::prefs::Prefs;
use crate::ui::paper::escaped;
use crate::ui::play::{Play, Safety};
use crate::ui::stage::picture::Markup;
use crate::ui::stage::staged::Parting;
use crate::ui::widgets::{button, icon, icon_button, notice};
use leptos::prelude::*;

/// All notices of a game on the table.
#[must_use]
pub fn all(play: Play, prefs: Prefs) -> Markup {
    [safety(play, prefs), asked(play, prefs), refusal(play, prefs), hint(play, prefs), news(play, prefs)]
        .concat()
}

fn toast(class: &str, sign: &str, sentence: &str, buttons: &str) -> Markup {
    format!(r#"<div class="toast {class}">{sign}<p>{}</p>{buttons}</div>"#, escaped(sentence))
}

fn refusal(play: Play, prefs: Prefs) -> Markup {
    let words = prefs.words();
    let Some(line) = play.game.with(|game| game.refusal(prefs.lang.get())) else { return String::new() };
    let buttons = button("small", &format!("rule {}", line.rule), &(words.rule)(line.rule))
        + &icon_button("dismiss", "close", words.close);
    toast("", r#"<span class="bang" aria-hidden="true">!</span>"#, &line.text, &buttons)
}

fn hint(play: Play, prefs: Prefs) -> Markup {
    let (words, viewer) = (prefs.words(), play.viewer());
    let Some((mv, why)) = play.game.with(|game| game.hint(viewer, prefs.lang.get())) else {
        return String::new();
    };
    let follow = mv.map_or_else(String::new, |_| button("small", "follow", words.play_it));
    let buttons = follow + &icon_button("dismiss", "close", words.close);
    toast("hint", &icon("hint", 26), &why, &buttons)
}

/// The answer to a question.
fn news(play: Play, prefs: Prefs) -> Markup {
    let news = play.news.get();
    if news.is_empty() {
        return news;
    }
    toast("", &icon("handshake", 26), &news, &icon_button("dismiss", "close", prefs.words().close))
}

/// Somebody else asked: the answer comes before anything else.
fn asked(play: Play, prefs: Prefs) -> Markup {
    let Some(seat) = play.actor() else { return String::new() };
    let answers: Markup = play
        .game
        .with(|game| game.partings(seat))
        .into_iter()
        .filter(|parting| matches!(parting, Parting::AcceptDraw | Parting::DeclineDraw))
        .map(|parting| {
            let does = format!("part {} {}", seat.index(), parting as usize);
            button("small", &does, prefs.words().partings[parting as usize])
        })
        .collect();
    if answers.is_empty() {
        return answers;
    }
    let viewer = play.viewer();
    let task = play.game.with(|game| game.task(viewer, seat, prefs.lang.get()));
    toast("", &icon("handshake", 26), &task, &answers)
}

fn safety(play: Play, prefs: Prefs) -> Markup {
    let words = prefs.words();
    match play.safety.get() {
        Safety::Kept => String::new(),
        Safety::Unkept => notice(words.not_kept, ""),
        Safety::Elsewhere => notice(words.elsewhere, &button("small", "take-over", words.take_over)),
    }
}
