//! After the end: how it went, and what next.

use leptos::prelude::*;

use crate::kernel::Seat;
use crate::ui::keep::prefs::Prefs;
use crate::ui::keep::transfer::shared;
use crate::ui::paper::escaped;
use crate::ui::play::Play;
use crate::ui::route::Route;
use crate::ui::stage::erased::Match;
use crate::ui::stage::names::called;
use crate::ui::stage::picture::Markup;
use crate::ui::widgets::{button, labelled, link};

/// The panel below the board once the game is over; nothing before.
#[must_use]
pub fn panel(play: Play, prefs: Prefs) -> Markup {
    if !play.is_over() {
        return String::new();
    }
    let words = prefs.later_words();
    let slug = play.kind.about().slug.to_owned();
    let replay = play.id.with_value(|id| Route::Replay { game: slug, id: id.clone() }.href());
    let names: Vec<String> = Seat::all(play.seats()).map(|seat| escaped(&play.name(seat))).collect();
    let ending = play.game.with(|game| game.ending(prefs.lang.get()));
    let ending = ending.map_or_else(String::new, |line| {
        format!(
            r#"<p>{} <button class="rule-link" type="button" data-do="rule {rule}">{rule}</button></p>"#,
            escaped(&line.text),
            rule = line.rule
        )
    });
    [
        &format!(r#"<section class="end panel" aria-label="{}">"#, words.the_end),
        &format!(r#"<h2>{}</h2>{ending}<div class="row">"#, escaped(&play.result(prefs))),
        &button("primary", "restart", words.rematch),
        &link("", &replay, "play", words.replay),
        &labelled("", "share", "share", words.share_game),
        &shared(play, prefs),
        "</div>",
        &play.game.with(|game| game.score(&names, prefs.lang.get())),
        &play.game.with(|game| chart(game.as_ref(), prefs)),
        "</section>",
    ]
    .concat()
}

/// How the game stood after each step: lines that differ by dash and end in the name of a seat, or what else is charted.
#[must_use]
pub fn chart(game: &dyn Match, prefs: Prefs) -> Markup {
    const WIDTH: i32 = 520;
    const HEIGHT: i32 = 220;
    const LEFT: i32 = 34;
    const EDGE: i32 = 16;
    const LABEL: i32 = 29;
    const KEY: i32 = 18;
    /// How broad a letter is, with the largest letters that a narrow panel has.
    const LETTER: usize = 15;
    let words = game.kind().words(prefs.lang.get());
    let players = game.players().iter().zip(words.seats).map(|(player, seat)| called(player, seat));
    let names = game.charted(&players.collect::<Vec<_>>(), prefs.lang.get());
    // Each name stands behind the end of its line, with a number; a long one is cut.
    let names: Vec<String> = names.iter().map(|name| name.chars().take(12).collect()).collect();
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let right = 36 + (LETTER * (longest + 3)) as i32;
    let standings: Vec<Vec<i32>> = (0..=game.steps()).map(|steps| game.standing(steps)).collect();
    let most = standings.iter().flatten().copied().fold(1, i32::max);
    let least = standings.iter().flatten().copied().fold(0, i32::min);
    let x = |step: usize| LEFT + (WIDTH - LEFT - right) * step as i32 / game.steps().max(1) as i32;
    let y = |value: i32| HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (value - least) / (most - least);
    let mut drawn = String::new();
    for value in [least, i32::midpoint(least, most), most] {
        let (y, end) = (y(value), WIDTH - right);
        drawn += &format!(
            r#"<path class="gl" d="M{LEFT} {y}H{end}"/><text class="ax" x="{}" y="{}" text-anchor="end">{value}</text>"#,
            LEFT - 6,
            y + 4
        );
    }
    let mut labels: Vec<(i32, usize)> = Vec::new();
    for line in 0..names.len() {
        let at = |standing: &Vec<i32>| standing.get(line).copied().unwrap_or(0);
        let points: Vec<String> = standings
            .iter()
            .enumerate()
            .map(|(step, standing)| format!("{},{}", x(step), y(at(standing))))
            .collect();
        let last = standings.last().map_or(0, at);
        drawn += &format!(r#"<polyline data-seat="{}" points="{}"/>"#, line + 1, points.join(" "));
        let place = labels.partition_point(|&(above, _)| above <= y(last));
        labels.insert(place, (y(last), line));
    }
    // The names at the ends of the lines keep apart from each other: down, and up again from the lower edge.
    let mut free = EDGE;
    for (y, _) in &mut labels {
        *y = free.max(*y);
        free = *y + LABEL;
    }
    let mut free = HEIGHT - EDGE;
    for (y, line) in labels.into_iter().rev() {
        let y = free.min(y);
        free = y - LABEL;
        // A piece of its line stands before the name.
        let end = WIDTH - right + 6;
        drawn += &format!(
            r#"<polyline class="key" data-seat="{}" points="{end},{y} {},{y}"/><text class="ax" x="{}" y="{}">{} {}</text>"#,
            line + 1,
            end + KEY,
            end + KEY + 6,
            y + 4,
            escaped(&names[line]),
            standings.last().and_then(|standing| standing.get(line)).copied().unwrap_or(0)
        );
    }
    format!(
        r#"<h2 class="cap">{0}</h2><svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{0}">{drawn}</svg>"#,
        words.chart
    )
}
