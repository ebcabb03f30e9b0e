//! The seats: their signs at the border of the table, what stands beside them, and the score after the end.

use super::dice::{alone, badge, mark, seat_class};
use super::hand::{Desk, look};
use crate::games::ninja_dice::text::Text;
use crate::games::ninja_dice::{NinjaDice, View};
use crate::kernel::{Game, Seat};
use crate::ui::stage::picture::Markup;
use crate::ui::stage::score::{Row, table};
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
    let row = |seat: Seat| Row {
        rank: [game.treasures(seat).into(), 0, 0],
        wins: winners.is_some_and(|winners| winners.has(seat)),
        badge: alone(seat),
        name: names.get(seat.index()).cloned().unwrap_or_default(),
        note: "",
        figures: format!(r#"<td class="tot">{}</td>"#, game.treasures(seat)),
    };
    let heads = &words.score;
    let columns = [heads.player, heads.treasures];
    table(heads.caption, &columns, Seat::all(game.seats()).map(row).collect(), "")
}
