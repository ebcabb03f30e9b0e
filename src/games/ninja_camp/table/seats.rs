//! What stands beside a seat, and the score after the end.

use super::cards::{badge, crest, icon};
use crate::games::ninja_camp::text::{Text, number};
use crate::games::ninja_camp::{Card, Phase, View};
use crate::kernel::{Game, Seat};
use crate::ui::stage::picture::Markup;
use crate::ui::stage::score::{Row, table};

/// The hand of a seat as small symbols, its clan, whether it has passed, and its points where they are shown.
pub(super) fn beside(view: &View, seat: Seat, words: &Text) -> Markup {
    let game = view.game();
    let hand = game.hand(seat);
    let one = |(card, count): (Card, u8)| {
        let count = if count == 1 { String::new() } else { format!("<b>{count}</b>") };
        format!("<i>{}{count}</i>", icon(card))
    };
    let held = Card::ALL.into_iter().map(|card| (card, hand.copies(card))).filter(|&(_, count)| count > 0);
    let secret = game.secret().filter(|secret| secret.seat == seat);
    let mut cards: Markup = held.map(one).collect();
    if let Some(secret) = secret {
        let drawn = secret.card.map_or_else(|| "<b>?</b>".to_owned(), icon);
        cards += &format!(r#"<i class="secret">{drawn}</i>"#);
    }
    let count = hand.len() + usize::from(secret.is_some());
    cards = match count {
        0 => format!("<em>{}</em>", words.hand_empty),
        _ => format!(r#"<i class="nc-sum">{count}</i>{cards}"#),
    };
    // In the end everybody has.
    let passed = match game.has_passed(seat) && game.phase() != Phase::Over {
        true => format!(r#"<span class="label">{}</span>"#, words.passed),
        false => Markup::new(),
    };
    let points = match game.shows_scores() {
        true => format!(r#"<strong title="{}">{}</strong>"#, words.live_score, number(game.score(seat))),
        false => Markup::new(),
    };
    format!(
        r#"<div class="nc-beside" role="img" aria-label="{}">{}{passed}<span class="nc-hand">{cards}</span>{points}</div>"#,
        (words.beside)(view, seat),
        crest(game.clan(seat), game.has_used_power(seat)),
    )
}

/// The score as the sheet counts it, the best first.
pub(super) fn score(view: &View, names: &[String], words: &Text) -> Markup {
    let game = view.game();
    let over = game.phase() == Phase::Over;
    let heads = &words.score;
    let winners = game.outcome().map(|outcome| outcome.winners);
    let wins = |seat: Seat| winners.is_some_and(|winners| winners.has(seat));
    let best = Seat::all(game.seats()).map(|seat| game.score(seat)).max();
    let tied = Seat::all(game.seats()).filter(|&seat| Some(game.score(seat)) == best).count() > 1;
    let row = |seat: Seat| {
        let (hand, discard, total) = (game.hand(seat).value(), game.discard(seat).value(), game.score(seat));
        let under = match over {
            true => Markup::new(),
            false => format!("<td>{}</td>", number(total - hand - discard)),
        };
        Row {
            rank: [total.into(), wins(seat).into(), 0],
            wins: wins(seat),
            badge: badge(seat),
            name: names.get(seat.index()).cloned().unwrap_or_default(),
            note: if tied && wins(seat) { heads.passed_last } else { "" },
            figures: format!(
                r#"<td>{}</td><td>{}</td>{under}<td class="tot">{}</td>"#,
                number(hand),
                number(discard),
                number(total),
            ),
        }
    };
    let columns: &[&str] = match over {
        true => &[heads.player, heads.hand, heads.discard_after, heads.total],
        false => &[heads.player, heads.hand, heads.discard, heads.under, heads.total],
    };
    table(heads.caption, columns, Seat::all(game.seats()).map(row).collect(), "")
}
