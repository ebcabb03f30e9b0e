//! What stands beside a seat, and the score after the end.

use super::cards::{badge, crest};
use crate::games::shinobi::text::Text;
use crate::games::shinobi::{Clan, View};
use crate::kernel::{Game, Seat};
use crate::ui::stage::picture::Markup;
use crate::ui::stage::score::{Row, table};

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
    let standing =
        |seat: Seat| game.standing(seat).map_or((0, 0), |standing| (standing.total, standing.home));
    let most = Seat::all(game.seats()).map(|seat| standing(seat).0).max();
    let tied = Seat::all(game.seats()).filter(|&seat| Some(standing(seat).0) == most).count() > 1;
    let row = |seat: Seat| {
        let wins = outcome.winners.has(seat);
        let (total, home) = standing(seat);
        let clan = game.clan(seat).map_or_else(Markup::new, |clan| named(clan, words));
        Row {
            rank: [total.into(), home.into(), 0],
            wins,
            badge: badge(seat),
            name: names.get(seat.index()).cloned().unwrap_or_default(),
            note: if tied && wins && outcome.winners.len() == 1 { heads.by_home } else { "" },
            figures: format!(r#"<td>{clan}</td><td>{home}</td><td class="tot">{total}</td>"#),
        }
    };
    let nobody = |clan: Clan| {
        format!(
            r#"<tr class="sh-nobody"><td class="rk"></td><th scope="row"><span>{}</span></th><td>{}</td><td>–</td><td class="tot">{}</td></tr>"#,
            heads.nobody,
            named(clan, words),
            game.total(clan)
        )
    };
    let behind: Markup =
        Clan::ALL.into_iter().filter(|&clan| game.agent(clan).is_none()).map(nobody).collect();
    let columns = [heads.player, heads.clan, heads.home, heads.total];
    let rows = Seat::all(game.seats()).map(row).collect();
    format!(r#"<div class="sh-score">{}</div>"#, table(heads.caption, &columns, rows, &behind))
}

/// A clan with its crest.
fn named(clan: Clan, words: &Text) -> Markup {
    format!(r#"<span class="sh-clan">{}{}</span>"#, crest(clan), words.clan(clan))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::shinobi::Shinobi;
    use crate::games::shinobi::text::text;
    use crate::kernel::{Fast, Out, Viewer};
    use crate::ui::lang::Lang;
    use crate::ui::stage::staged::Staged;

    #[test]
    fn shi_r6_those_who_win_together_share_the_first_place() {
        let (mut game, mv) = Shinobi::diagram("SHI-R6").expect("a diagram");
        game.apply(Seat::new(0), &mv.expect("a move"), &mut Fast::new(0), &mut Out::silent());
        let names = ["X", "Y", "Z"].map(str::to_owned);
        let score = score(&game.view(Viewer::Table), &names, text(Lang::En));
        let winners = score.matches(r#"<tr class="win"><td class="rk">1</td>"#).count();
        assert_eq!((winners, score.matches(r#"<td class="rk">3</td>"#).count()), (2, 1), "{score}");
    }
}
