//! The seats: their signs at the border of the table, what stands beside them, and the score after the end.

use super::dice::{alone, badge, mark, seat_class};
use super::hand::{Desk, look};
use crate::games::ninja_dice::text::Text;
use crate::games::ninja_dice::{NinjaDice, View};
use crate::kernel::{Game, Seat};
use crate::ui::stage::picture::Markup;
use crate::ui::stage::staged::Scene;

/// A sign for each seat at its place: mark and treasures.
pub(super) fn signs(scene: &Scene<NinjaDice>, desk: &Desk) -> Markup {
    let game = scene.view.game();
    let look = look(scene);
    let one = |seat: Seat| {
        let (x, y) = look.sign(seat);
        let thrown = game.ready().has(seat) || desk.thrown.get(seat.index()).is_some_and(Option::is_some);
        let class = match (seat == game.active(), thrown) {
            (_, true) => " ready",
            (true, false) => " active",
            (false, false) => "",
        };
        let shield = match game.is_protected(seat) {
            true => badge((x + 36, y - 18), "safe", "i-shield"),
            false => Markup::new(),
        };
        format!(
            r##"<g class="sign {}{class}" transform="translate({x} {y})"><rect x="-42" y="-20" width="84" height="40" rx="20"/><use href="#m-{}" x="-34" y="-14" width="28" height="28"/><text x="14" y="11">{}</text></g>{shield}"##,
            seat_class(seat),
            mark(seat),
            game.treasures(seat)
        )
    };
    Seat::all(game.seats()).map(one).collect()
}

/// The treasures of a seat.
pub(super) fn beside(view: &View, seat: Seat, words: &Text) -> Markup {
    let game = view.game();
    let shield = match game.is_protected(seat) {
        true => r##"<svg class="i" width="20" height="20" aria-hidden="true"><use href="#i-shield"/></svg>"##,
        false => "",
    };
    format!(
        r#"<div class="nd-beside" role="img" aria-label="{}"><i></i><strong>{}</strong>{shield}</div>"#,
        (words.beside)(view, seat),
        game.treasures(seat)
    )
}

/// The treasures of all, the most first.
pub(super) fn score(view: &View, names: &[String], words: &Text) -> Markup {
    let game = view.game();
    let winners = game.outcome().map(|outcome| outcome.winners);
    let wins = |seat: Seat| winners.is_some_and(|winners| winners.has(seat));
    let mut order: Vec<Seat> = Seat::all(game.seats()).collect();
    order.sort_by_key(|&seat| core::cmp::Reverse(game.treasures(seat)));
    let row = |&seat: &Seat| {
        let more = |other: &&Seat| game.treasures(**other) > game.treasures(seat);
        format!(
            r#"<tr{}><td class="rk">{}</td><th scope="row">{}<span><b>{}</b></span></th><td class="tot">{}</td></tr>"#,
            if wins(seat) { r#" class="win""# } else { "" },
            order.iter().filter(more).count() + 1,
            alone(seat),
            names.get(seat.index()).map_or("", String::as_str),
            game.treasures(seat)
        )
    };
    let rows: Markup = order.iter().map(row).collect();
    let heads = &words.score;
    format!(
        r#"<div class="tablew" tabindex="0"><table><caption>{}</caption><thead><tr><td></td><th scope="col">{}</th><th scope="col">{}</th></tr></thead><tbody>{rows}</tbody></table></div>"#,
        heads.caption, heads.player, heads.treasures
    )
}
