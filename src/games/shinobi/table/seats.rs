//! What stands beside a seat, and the score after the end.

use super::cards::{badge, crest};
use crate::games::shinobi::text::Text;
use crate::games::shinobi::{Clan, View};
use crate::kernel::{Game, Seat};
use crate::ui::stage::picture::Markup;

/// How many cards a seat holds; once the clans are revealed, its own and how many cards it has in play.
pub(super) fn beside(view: &View, seat: Seat, words: &Text) -> Markup {
    let game = view.game();
    let shown = match game.clan(seat).filter(|_| game.order().is_none()) {
        Some(clan) => {
            format!("{}<span>{}</span><b>{}</b>", crest(clan), words.clan(clan), game.total(clan))
        }
        None => "<i></i>".repeat(usize::from(game.hand(seat).len())),
    };
    format!(r#"<div class="sh-beside" role="img" aria-label="{}">{shown}</div>"#, (words.beside)(view, seat))
}

/// The clans as they count: those of the players, the best first, then in grey those that nobody served (SHI-19 to
/// SHI-21). Nothing before they are revealed.
pub(super) fn score(view: &View, names: &[String], words: &Text) -> Markup {
    let game = view.game();
    let Some(outcome) = game.outcome() else { return Markup::new() };
    let heads = &words.score;
    let mut order: Vec<Seat> = Seat::all(game.seats()).collect();
    let rank = |seat: &Seat| game.standing(*seat).map(|standing| (standing.total, standing.home));
    order.sort_by_key(|seat| core::cmp::Reverse(rank(seat)));
    let most = order.first().and_then(rank).map(|(total, _)| total);
    let tied = order.iter().filter(|seat| rank(seat).map(|(total, _)| total) == most).count() > 1;
    let row = |(place, &seat): (usize, &Seat)| {
        let wins = outcome.winners.has(seat);
        let (total, home) = rank(&seat).unwrap_or_default();
        let note = match tied && wins && outcome.winners.len() == 1 {
            true => format!("<small>{}</small>", heads.by_home),
            false => Markup::new(),
        };
        let clan = game.clan(seat).map_or_else(Markup::new, |clan| named(clan, words));
        format!(
            r#"<tr{}><td class="rk">{}</td><th scope="row">{}<span><b>{}</b>{note}</span></th><td>{clan}</td><td>{home}</td><td class="tot">{total}</td></tr>"#,
            if wins { r#" class="win""# } else { "" },
            place + 1,
            badge(seat),
            names.get(seat.index()).map_or("", String::as_str),
        )
    };
    let mut rows: Markup = order.iter().enumerate().map(row).collect();
    for clan in Clan::ALL.into_iter().filter(|&clan| game.agent(clan).is_none()) {
        rows += &format!(
            r#"<tr class="sh-nobody"><td class="rk"></td><th scope="row"><span>{}</span></th><td>{}</td><td>–</td><td class="tot">{}</td></tr>"#,
            heads.nobody,
            named(clan, words),
            game.total(clan)
        );
    }
    format!(
        r#"<div class="tablew sh-score" tabindex="0"><table><caption>{}</caption><thead><tr><td></td><th scope="col">{}</th><th scope="col">{}</th><th scope="col">{}</th><th scope="col">{}</th></tr></thead><tbody>{rows}</tbody></table></div>"#,
        heads.caption, heads.player, heads.clan, heads.home, heads.total
    )
}

/// A clan with its crest.
fn named(clan: Clan, words: &Text) -> Markup {
    format!(r#"<span class="sh-clan">{}{}</span>"#, crest(clan), words.clan(clan))
}
