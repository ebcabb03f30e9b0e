//! The planner: two wheels that are turned until the action wanted stands under the pointer, and the two signs that they
//! are afterwards.

use super::pieces::action;
use crate::games::ninja_night::text::Text;
use crate::games::ninja_night::{Action, NinjaNight, Phase};
use crate::kernel::Seat;
use crate::ui::stage::picture::Markup;

/// A wheel: five actions around its hub, the chosen one on top under the pointer. Before one is chosen the pointer stands
/// between two. `by` is how many parts it turned to the right just now.
pub(super) fn wheel(step: usize, chosen: Option<Action>, by: i32, keys: &str, words: &Text) -> Markup {
    let turned = chosen.map_or(5, |action| action as usize);
    let top = match chosen {
        Some(_) => r#"<path class="top" d="M0 0-45.8-63.1A78 78 0 0 1 45.8-63.1z"/>"#,
        None => "",
    };
    let title = words.wheels[step];
    let caption = chosen.map_or(title, |action| words.action(action));
    format!(
        r#"<div class="nn-wheel"><p>{caption}</p><div class="nn-disc t{turned} by{by}" data-wheel="{step}"><svg viewBox="-92 -92 184 184" aria-hidden="true"><circle class="rim" r="88"/><g class="face"><circle r="78"/>{top}<path class="spokes" d="M0 0 45.8-63.1M0 0 74.2 24.1M0 0V78M0 0-74.2 24.1M0 0-45.8-63.1"/></g><circle class="hub" r="21"/><text y="7">{}</text><path class="pointer" d="M-12-91H12L0-70z"/></svg><div role="radiogroup" aria-label="{title}">{keys}</div></div></div>"#,
        step + 1
    )
}

/// A planner as two signs, with the action marked that is being resolved.
pub(super) fn planner(game: &NinjaNight, seat: Seat, plan: [Action; 2], words: &Text) -> Markup {
    let sign = |(step, of): (usize, Action)| {
        let acts = game.phase() != Phase::Planning && game.turn() == seat;
        let class = match usize::from(game.step()) {
            now if now == step && acts => "now",
            now if now > step => "past",
            _ => "",
        };
        format!(
            r#"<span class="nn-plan {class}" role="img" aria-label="{}, {}">{}</span>"#,
            words.wheels[step],
            words.action(of),
            action(of)
        )
    };
    plan.into_iter().enumerate().map(sign).collect()
}
