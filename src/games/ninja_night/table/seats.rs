//! What stands beside a seat, and the score after the end.

use super::pieces::{alone, badge, slot, token};
use super::planner::planner;
use crate::games::ninja_night::text::Text;
use crate::games::ninja_night::{Phase, View};
use crate::kernel::{Game, Seat};
use crate::ui::stage::picture::Markup;
use crate::ui::stage::score::{Row, table};

/// The backpack of a seat as small drawings, its planner, how many bonuses it has played, the first-player pawn.
pub(super) fn beside(view: &View, seat: Seat, words: &Text) -> Markup {
    let game = view.game();
    let slots: Markup = game.pack(seat).slots().iter().map(|&of| slot(game, of)).collect();
    let planner = match (game.plan(seat), game.phase()) {
        (Some(plan), phase) if phase != Phase::Planning && phase != Phase::Over => {
            planner(game, seat, plan, words)
        }
        _ if game.phase() == Phase::Planning && game.planned().has(seat) => {
            format!(r#"<i class="nn-set" title="{}">✓</i>"#, words.planned)
        }
        _ => Markup::new(),
    };
    let used = match game.used(seat).len() {
        0 => Markup::new(),
        used => format!(r#"<i class="nn-used" title="{}">{used}</i>"#, words.score.bonuses),
    };
    let first = match game.first() == seat && game.phase() != Phase::Over {
        true => format!(r#"<i class="nn-first" title="{}">1</i>"#, words.first_player),
        false => Markup::new(),
    };
    format!(
        r#"<div class="nn-beside" role="img" aria-label="{}"><span class="nn-slots">{slots}</span><span class="nn-more">{first}{planner}{used}</span></div>"#,
        (words.beside)(view, seat),
    )
}

/// The score as the sheet counts it, with both tie-breaks, the best first.
pub(super) fn score(view: &View, names: &[String], words: &Text) -> Markup {
    let game = view.game();
    let heads = &words.score;
    let winners = game.outcome().map(|outcome| outcome.winners);
    let row = |seat: Seat| {
        let score = game.score(seat);
        let (value, chests, bonuses) = score.rank();
        let held: Markup = game.pack(seat).tokens().map(|of| alone(&token(game, of))).collect();
        Row {
            rank: [value, chests, bonuses].map(i32::from),
            wins: winners.is_some_and(|winners| winners.has(seat)),
            badge: badge(seat),
            name: names.get(seat.index()).cloned().unwrap_or_default(),
            note: "",
            figures: format!(
                r#"<td class="nn-held">{held}</td><td>{}</td><td>{}</td><td class="tot">{}</td>"#,
                score.chests, score.bonuses, score.value,
            ),
        }
    };
    let columns = [heads.player, heads.held, heads.chests, heads.bonuses, heads.value];
    table(heads.caption, &columns, Seat::all(game.seats()).map(row).collect(), "")
}
