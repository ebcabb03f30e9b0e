//! What stands beside a seat, and the score after the end.

use super::pieces::{alone, badge, slot, token};
use super::planner::planner;
use crate::games::ninja_night::text::Text;
use crate::games::ninja_night::{Phase, View};
use crate::kernel::{Game, Seat};
use crate::ui::stage::picture::Markup;

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
    let wins = |seat: Seat| winners.is_some_and(|winners| winners.has(seat));
    let mut order: Vec<Seat> = Seat::all(game.seats()).collect();
    order.sort_by_key(|&seat| core::cmp::Reverse(game.score(seat).rank()));
    let row = |(place, &seat): (usize, &Seat)| {
        let score = game.score(seat);
        let held: Markup = game.pack(seat).tokens().map(|of| alone(&token(game, of))).collect();
        format!(
            r#"<tr{}><td class="rk">{}</td><th scope="row">{}<span><b>{}</b></span></th><td class="nn-held">{held}</td><td>{}</td><td>{}</td><td class="tot">{}</td></tr>"#,
            if wins(seat) { r#" class="win""# } else { "" },
            place + 1,
            badge(seat),
            names.get(seat.index()).map_or("", String::as_str),
            score.chests,
            score.bonuses,
            score.value,
        )
    };
    let rows: Markup = order.iter().enumerate().map(row).collect();
    format!(
        r#"<div class="tablew" tabindex="0"><table><caption>{}</caption><thead><tr><td></td><th scope="col">{}</th><th scope="col">{}</th><th scope="col">{}</th><th scope="col">{}</th><th scope="col">{}</th></tr></thead><tbody>{rows}</tbody></table></div>"#,
        heads.caption, heads.player, heads.held, heads.chests, heads.bonuses, heads.value
    )
}
