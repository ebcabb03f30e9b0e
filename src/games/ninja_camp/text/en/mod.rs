//! English.

mod log;
mod refusals;
mod spoken;

use log::{ending, reason, told};
use refusals::{idle, refused};
use spoken::{beside, board, called, cell, clan_cell, copies, hand_cell, peek_cell, step, task};

use super::{Choice, GameWords, Idle, Score, Switch, Text, left, listed, number};
use crate::games::ninja_camp::{Card, Space, Technique};
use crate::ui::stage::names::sign as name;

pub(super) static TEXT: Text = Text {
    lid: GameWords {
        name: "Ninja Camp",
        tagline: "Every card you leave is yours, and the camp crumbles under everybody’s feet.",
        credit: "Adam E. Daulton; Action Phase Games, 2016",
        chart: "Score so far",
        seats: &["Sun", "Wave", "Cedar", "Moon"],
    },
    techniques: ["Stealth", "Dodge", "Sprint", "Leap", "Shadow", "Evade", "Ambush"],
    trap: "Trap",
    wall: "Wall",
    clans: [
        "Armadillo",
        "Camel",
        "Chameleon",
        "Flamingo",
        "Flying Squirrel",
        "Goat",
        "Hamster",
        "Penguin",
        "Platypus",
        "Polar Bear",
        "Puppy",
        "Skunk",
        "Sloth",
    ],
    technique_short: [
        "Two steps; claim the first card entered as well",
        "One or two steps, diagonals allowed",
        "Straight on until something stops you",
        "Straight over empty spaces, onto the card behind",
        "Copies the last technique a rival played",
        "Exactly three steps, no space twice",
        "Straight into a rival’s ninja, pushing it one space on",
    ],
    trap_short: "Can be entered and claimed, never played",
    wall_short: "Never entered, crossed or claimed",
    clan_short: [
        "Straight to a border card, past ninjas, empty spaces and walls",
        "To any free card with no other ninja beside it",
        "To another free card of the technique it stands on",
        "One or two steps; you may claim one of three unused cards instead",
        "One step, not onto a trap, then swap with a rival’s ninja",
        "Straight into a rival’s ninja, butting it onto a card around, not a trap",
        "One or two steps, diagonals allowed, even through ninjas",
        "Plays a technique from your discard pile once more",
        "One or two of your ninjas step, diagonals allowed; claim one card left",
        "One step, diagonals allowed; then you may move a card into an empty space",
        "Straight over empty spaces and ninjas, onto the card behind",
        "Drives a rival’s ninja one space away, not onto a trap; claims its card",
        "Claims a free card that touches one of your ninjas, without moving",
    ],
    about_card: |card| match card {
        Card::Wall => format!("{}: {}.", TEXT.wall, TEXT.wall_short),
        _ => format!("{} ({}): {}.", TEXT.card(card), number(card.value()), TEXT.effect(card)),
    },
    about_clan: |clan| format!("{}: {}.", TEXT.clan(clan), TEXT.power(clan)),
    cancel: "Cancel",
    done: "That is all",
    pass: "Pass",
    pass_surely: "Pass for good?",
    show_cards: "All cards",
    hide_cards: "Hide cards",
    take_none: |view| match left(view) {
        Some(card) => format!("Claim {}", valued(card)),
        None => "Claim the card you left".to_owned(),
    },
    hand: "Hand",
    hand_empty: "No card in hand",
    clan_used: "Power used",
    clan_unused: "Power unused",
    techniques_title: "Techniques",
    clans_title: "Clans",
    peek_title: "Three unused cards, for your eyes only",
    replay_title: "Which technique once more?",
    passed: "Passed",
    live_score: "Points so far",
    task,
    ninja: |cards, power| match (cards, power) {
        (_, None) => "Choose a card for this ninja.".to_owned(),
        (true, Some(clan)) => {
            format!("Choose a card for this ninja, or the power of the {}.", TEXT.clan(clan))
        }
        (false, Some(clan)) => format!("Only the power of the {} can move this ninja.", TEXT.clan(clan)),
    },
    called,
    step,
    told,
    refused,
    unplayable: |view, seat, card| Idle::of_card(view, seat, card).map(idle),
    powerless: |view, seat| Idle::of_power(view, seat).map(idle),
    reason,
    ending,
    score: Score {
        caption: "Final count",
        player: "Player",
        hand: "Hand",
        discard: "Discard pile",
        discard_after: "Discard pile and cards under the ninjas",
        under: "Under the ninjas",
        total: "Total",
        passed_last: "passed last",
    },
    cell,
    hand_cell,
    discard_cell: |view, seat, card| copies(card, view.game().discard(seat).copies(card)),
    peek_cell,
    clan_cell,
    beside,
    board,
    first: Choice {
        label: "Who places first",
        hint: "Ninjas are placed counter-clockwise; whoever places last takes the first turn.",
        values: ["Sun", "By lot"],
    },
    live_scores: Switch {
        label: "Show points during play",
        hint: "Everyone’s points so far stand beside their seat; the cards behind them lie open anyway.",
    },
};

/// A card with its article.
fn a(card: Card) -> String {
    match card {
        Card::Trap => "a trap".to_owned(),
        Card::Wall => "a wall".to_owned(),
        Card::Technique(technique @ (Technique::Evade | Technique::Ambush)) => {
            format!("an {}", TEXT.technique(technique))
        }
        Card::Technique(technique) => format!("a {}", TEXT.technique(technique)),
    }
}

/// A card with its value.
fn valued(card: Card) -> String {
    match card {
        Card::Technique(technique) => format!("{} ({})", TEXT.technique(technique), technique.value()),
        Card::Trap => format!("a trap ({})", number(card.value())),
        Card::Wall => "a wall".to_owned(),
    }
}

fn all_valued(cards: impl IntoIterator<Item = Card>) -> String {
    listed(&cards.into_iter().map(valued).collect::<Vec<_>>(), "and")
}

fn and(spaces: &[Space]) -> String {
    listed(&spaces.iter().map(Space::to_string).collect::<Vec<_>>(), "and")
}

fn points(count: i16) -> String {
    match count {
        1 | -1 => format!("{} point", number(count)),
        _ => format!("{} points", number(count)),
    }
}

fn counted(count: usize, one: &str, many: &str) -> String {
    match count {
        0 => format!("no {one}"),
        1 => format!("1 {one}"),
        _ => format!("{count} {many}"),
    }
}
