//! What happened, in words, the newest first.

use leptos::prelude::*;

use crate::kernel::Seat;
use crate::ui::keep::prefs::Prefs;
use crate::ui::lang::Line;
use crate::ui::paper::escaped;
use crate::ui::play::Play;
use crate::ui::stage::picture::Markup;

/// The log of a game on the table. Its numbers are those of the steps, as in a replay: a step of several lines has one.
#[must_use]
pub fn lines(play: Play, prefs: Prefs) -> Markup {
    let words = prefs.words();
    let (viewer, lang) = (play.viewer(), prefs.lang.get());
    let row = |step: usize, is_first: bool, is_new: bool, (seat, line): (Seat, Line)| {
        format!(
            r#"<li{}><span class="n">{}</span><span class="dot" data-seat="{}" aria-hidden="true"></span><span><b>{}</b> {} <button class="rule-link" type="button" data-do="rule {rule}">{rule}</button></span></li>"#,
            if is_new { " class=new" } else { "" },
            if is_first { (step + 1).to_string() } else { String::new() },
            seat.index() + 1,
            escaped(&play.name(seat)),
            escaped(&line.text),
            rule = line.rule,
        )
    };
    let mut rows: Vec<Markup> = play.game.with(|game| {
        let told = |step: usize| {
            let is_new = step + 1 == game.steps();
            let lines = game.told(step, viewer, lang).into_iter().enumerate();
            lines.map(move |(place, line)| row(step, place == 0, is_new, line))
        };
        (0..game.steps()).flat_map(told).collect()
    });
    rows.reverse();
    let list = match rows.is_empty() {
        true => format!(r#"<p class="note">{}</p>"#, words.nothing_yet),
        false => format!(r#"<ol reversed tabindex="0" data-focus="log">{}</ol>"#, rows.concat()),
    };
    format!(
        r#"<aside class="log" aria-label="{0}"><div class="lh"><h2>{0}</h2></div>{list}</aside>"#,
        words.log
    )
}
