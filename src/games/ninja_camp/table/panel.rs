//! What stands below the board: its buttons, the cards to choose from, and the table of all cards.

use super::board::shown;
use super::cards::{alone, crest, icon, scheme};
use super::hand::{Desk, Does, buttons};
use crate::games::ninja_camp::text::{Text, number};
use crate::games::ninja_camp::{Card, Move, NinjaCamp, Phase, Technique};
use crate::kernel::Seat;
use crate::ui::stage::picture::{Button, Markup};
use crate::ui::stage::staged::Scene;

/// The buttons; what takes a card is pressed on the card.
pub(super) fn tray(scene: &Scene<NinjaCamp>, desk: &Desk, words: &Text) -> Vec<Button> {
    let one = |does: Does| {
        let (label, primary) = match does {
            Does::Finish => (words.done, true),
            Does::Cancel => (words.cancel, false),
            Does::Pass if desk.sure_to_pass => (words.pass_surely, false),
            Does::Pass => (words.pass, scene.moves == [Move::Pass]),
            Does::Cards if desk.shows_cards => (words.hide_cards, false),
            Does::Cards => (words.show_cards, false),
            Does::Take(_) => return None,
        };
        Some(Button { label: label.to_owned(), primary })
    };
    buttons(scene, desk).into_iter().map_while(one).collect()
}

/// The three cards that the Flamingo sees, and the table of all cards when it is wanted.
pub(super) fn panel(scene: &Scene<NinjaCamp>, desk: &Desk, words: &Text) -> Markup {
    let buttons = buttons(scene, desk);
    let close = buttons.iter().position(|&does| does == Does::Cards).unwrap_or(0);
    choices(scene, &buttons, words)
        + &if desk.shows_cards { table(scene, close, words) } else { Markup::new() }
}

/// The cards to take one of.
fn choices(scene: &Scene<NinjaCamp>, buttons: &[Does], words: &Text) -> Markup {
    let game = scene.view.game();
    let one = |(place, does): (usize, &Does)| {
        let Does::Take(taken) = *does else { return None };
        let (label, card) = match taken {
            None => {
                let left = match game.phase() {
                    Phase::Choosing(space) => game.grid().card(space),
                    _ => None,
                };
                ((words.take_none)(&scene.view), left)
            }
            Some(index) => {
                let card = game.peeked().and_then(|peeked| *peeked.get(usize::from(index))?);
                (card.map_or_else(String::new, |card| words.card(card).to_owned()), card)
            }
        };
        let spoken = taken.map_or_else(|| label.clone(), |index| (words.peek_cell)(&scene.view, index));
        let class = match (taken, card) {
            (_, Some(Card::Wall)) => "nc-pick never",
            (None, _) => "nc-pick back",
            _ => "nc-pick",
        };
        let drawing = card.map_or_else(Markup::new, alone);
        Some(format!(
            r#"<button class="{class}" type="button" data-do="tray {place}" aria-label="{spoken}">{drawing}<span>{label}</span></button>"#
        ))
    };
    let cards: Markup = buttons.iter().enumerate().filter_map(one).collect();
    if cards.is_empty() {
        return cards;
    }
    let title = words.peek_title;
    format!(
        r#"<div class="nc-choice" role="group" aria-label="{title}"><p>{title}</p><div>{cards}</div></div>"#
    )
}

/// All techniques, traps and walls, and the clans in play.
fn table(scene: &Scene<NinjaCamp>, close: usize, words: &Text) -> Markup {
    let game = scene.view.game();
    let card = |card: Card| {
        let scheme = if let Card::Technique(technique) = card { scheme(technique) } else { Markup::new() };
        let value = if card == Card::Wall { String::new() } else { number(card.value()) };
        format!(
            r#"<tr><td class="nc-face {}">{}<b>{value}</b></td><th scope="row">{}<small>{}</small></th><td>{scheme}</td></tr>"#,
            super::cards::kind(card),
            icon(card),
            words.card(card),
            words.effect(card)
        )
    };
    let all = Technique::ALL.into_iter().map(Card::Technique).chain([Card::Trap, Card::Wall]);
    let cards: Markup = all.map(card).collect();
    let clan = |seat: Seat| {
        let used = game.has_used_power(seat);
        let state = if used { words.clan_used } else { words.clan_unused };
        let own = if seat == shown(scene) { r#" class="own""# } else { "" };
        format!(
            r#"<tr{own}><td>{}</td><th scope="row">{}<small>{}</small><span class="label">{state}</span></th><td class="nc-whose">{}</td></tr>"#,
            crest(game.clan(seat), used),
            words.clan(game.clan(seat)),
            words.power(game.clan(seat)),
            super::cards::badge(seat),
        )
    };
    let clans: Markup = Seat::all(game.seats()).map(clan).collect();
    format!(
        r##"<section class="nc-cards" aria-label="{title}"><div class="nc-head"><h2>{title}</h2><button class="icon-btn" type="button" data-do="tray {close}" aria-label="{hide}"><svg class="i" width="22" height="22" aria-hidden="true"><use href="#i-close"/></svg></button></div><table>{cards}</table><h2>{clans_title}</h2><table class="nc-clans">{clans}</table></section>"##,
        title = words.techniques_title,
        hide = words.hide_cards,
        clans_title = words.clans_title,
    )
}
