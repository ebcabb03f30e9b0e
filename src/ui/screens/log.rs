//! What happened, in words, the newest first.

use leptos::prelude::*;

use crate::kernel::Seat;
use crate::ui::keep::prefs::Prefs;
use crate::ui::lang::Line;
use crate::ui::paper::escaped;
use crate::ui::play::Play;
use crate::ui::stage::picture::Markup;

/// The log of a game on the table.
#[must_use]
pub fn lines(play: Play, prefs: Prefs) -> Markup {
    let words = prefs.words();
    let (viewer, lang) = (play.viewer(), prefs.lang.get());
    let row = |(place, (is_new, seat, line)): (usize, (bool, Seat, Line))| {
        format!(
            r#"<li{}><span class="n">{}</span><span class="dot" data-side="{}" aria-hidden="true"></span><span><b>{}</b> {} <button class="rule-link" type="button" data-do="rule {rule}">{rule}</button></span></li>"#,
            if is_new { " class=new" } else { "" },
            place + 1,
            seat.index(),
            escaped(&play.name(seat)),
            escaped(&line.text),
            rule = line.rule,
        )
    };
    let mut rows: Vec<Markup> = play.game.with(|game| {
        let told = (0..game.steps()).flat_map(|step| {
            let is_new = step + 1 == game.steps();
            game.told(step, viewer, lang).into_iter().map(move |(seat, line)| (is_new, seat, line))
        });
        told.enumerate().map(row).collect()
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
