//! The seats: their signs at the border of the table, what stands beside them, and the score after the end.

use super::dice::{alone, badge};
use super::hand::{Desk, look, throwers};
use super::rail::Left;
use crate::games::ninja_dice::text::Text;
use crate::games::ninja_dice::{NinjaDice, View};
use crate::kernel::{Game, Seat};
use crate::ui::stage::picture::Markup;
use crate::ui::stage::score::{Row, table};
use crate::ui::stage::seats::{mark, seat_class};
use crate::ui::stage::staged::Scene;

/// Figures drawn narrower than they are.
const NARROW: &str = r#" textLength="31" lengthAdjust="spacingAndGlyphs""#;

/// A sign for each seat at its place: mark and treasures.
pub(super) fn signs(scene: &Scene<NinjaDice>, desk: &Desk) -> Markup {
    let game = scene.view.game();
    let (look, left, throwers) = (look(scene), Left::of(scene), throwers(scene));
    let one = |seat: Seat| {
        let ((x, y), (wide, high)) = (look.sign(seat), look.sign_reach(seat));
        let has_thrown = desk.has_thrown(game, seat);
        let class = [
            (seat == game.active(), " active"),
            (has_thrown, " ready"),
            (!has_thrown && throwers.has(seat), " throws"),
        ];
        let class: Markup = class.into_iter().filter(|(is, _)| *is).map(|(_, class)| class).collect();
        let shield = match game.is_protected(seat) {
            true => badge((x + wide - 6, y + 2 - high), "safe rest", "i-shield"),
            false => Markup::new(),
        };
        // A house that a throw beats is taken when the dice lie still.
        let gained = left.as_ref().filter(|left| left.seat == seat).map_or(0, |left| left.treasures);
        // Mark and treasures beside each other, or below each other.
        let (mark_at, text_at) = if wide > high { ((-38, -14), (14, 11)) } else { ((-14, -32), (0, 28)) };
        let text = |class: &str, treasures: u8| {
            // Two figures are as wide as an upright sign.
            let narrow = if treasures > 9 && high > wide { NARROW } else { "" };
            format!(r#"<text class="{class}" x="{}" y="{}"{narrow}>{treasures}</text>"#, text_at.0, text_at.1)
        };
        format!(
            r##"<g class="sign {}{class}" transform="translate({x} {y})"><rect x="-{wide}" y="-{high}" width="{}" height="{}" rx="20"/><use href="#m-{}" x="{}" y="{}" width="28" height="28"/>{}{}</g>{shield}"##,
            seat_class(seat),
            2 * wide,
            2 * high,
            mark(seat),
            mark_at.0,
            mark_at.1,
            if gained > 0 {
                text("rolls", game.treasures(seat).saturating_sub(gained))
            } else {
                Markup::new()
            },
            text(if gained > 0 { "rest" } else { "" }, game.treasures(seat)),
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
