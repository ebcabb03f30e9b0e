//! English: what is to be done now, and what a screen reader says.

use super::log::ending;
use super::refusals::idle;
use super::{TEXT, a, counted, name, points, valued};
use crate::games::ninja_camp::text::{Acting, Idle, Mark, Next, Task, hand_of, in_hand, listed, number};
use crate::games::ninja_camp::{Action, Card, Clan, Phase, Space, Technique, View, Way};
use crate::kernel::Seat;

pub(super) fn task(view: &View, seat: Seat) -> String {
    match Task::of(view, seat) {
        Task::Over(outcome) => ending(view, outcome).text,
        Task::WaitForPlace(turn) => format!("{} places a ninja.", name(turn)),
        Task::Place(count, taken) => {
            let nth = ["first", "second", "third"][usize::from(count.min(2))];
            let barred: Vec<String> = taken.into_iter().chain([Card::Wall]).map(a).collect();
            format!("Place your {nth} ninja, but not on {}.", listed(&barred, "or"))
        }
        Task::WaitForChoice(turn) => format!("{} looks at three unused cards and chooses.", name(turn)),
        Task::Choose(Some(card)) => {
            format!("Take one of the three unused cards, or claim {}, which you left.", valued(card))
        }
        Task::Choose(None) => "Take one of the three unused cards, or claim the one you left.".to_owned(),
        Task::Out(turn) => format!("You have passed. {} is to play.", name(turn)),
        Task::Wait(turn) => format!("{} is to play.", name(turn)),
        Task::Act { cards: true, power: Some(clan) } => {
            format!("Play a card, or use the power of the {}.", TEXT.clan(clan))
        }
        Task::Act { cards: true, power: None } => "Play a card.".to_owned(),
        Task::Act { cards: false, power: Some(clan) } => {
            format!("No card can be played: use the power of the {}, or pass.", TEXT.clan(clan))
        }
        Task::Act { cards: false, power: None } => "Nothing can be played any more: pass.".to_owned(),
    }
}

/// What a move is called by what it plays or uses.
pub(super) fn called(acting: Acting) -> String {
    let shadow = |copied: Option<Technique>| match copied {
        Some(copied) => {
            format!("{} as {}", TEXT.technique(Technique::Shadow), TEXT.technique(copied))
        }
        None => TEXT.technique(Technique::Shadow).to_owned(),
    };
    let penguin = TEXT.clan(Clan::Penguin);
    match acting {
        Acting::Card(card) => TEXT.technique(card).to_owned(),
        Acting::Shadow(copied) => shadow(copied),
        Acting::Clan(clan) => TEXT.clan(clan).to_owned(),
        Acting::Replay(card) => format!("{penguin} with {}", TEXT.technique(card)),
        Acting::ReplayShadow(copied) => format!("{penguin} with {}", shadow(copied)),
    }
}

pub(super) fn step(view: &View, action: Action, way: &Way) -> String {
    let (acting, next) = Next::of(view, action, way);
    let acting = called(acting);
    let done = TEXT.done;
    let what = match next {
        Next::Replayed => "choose a technique from your discard pile".to_owned(),
        Next::Ninja => "choose one of your ninjas".to_owned(),
        Next::FirstNinja => "choose a ninja; you will claim the card it leaves".to_owned(),
        Next::Rival => "choose a rival’s ninja".to_owned(),
        Next::Card => "choose a free card that touches one of your ninjas".to_owned(),
        Next::Tiptoe => "step 1 of 2, onto a card that you will claim as well".to_owned(),
        Next::Step(step, steps) => format!("step {step} of {steps}"),
        Next::StepOrTwo { diagonals: false, .. } => "first step".to_owned(),
        Next::StepOrTwo { through: false, .. } => "first step, diagonally too if you like".to_owned(),
        Next::StepOrTwo { through: true, .. } => "first step, diagonally or onto a ninja too".to_owned(),
        Next::AnotherStep => format!("a second step, or press “{done}”"),
        Next::StepOn => "one more step, for a ninja stands here".to_owned(),
        Next::OneStep => "one step, diagonally too if you like".to_owned(),
        Next::StepOffTraps => "one step, not onto a trap".to_owned(),
        Next::RunsTo => "choose where the run ends".to_owned(),
        Next::Lands { ninjas: false } => "choose the card behind the gap".to_owned(),
        Next::Lands { ninjas: true } => "choose the card behind the gap or the ninjas".to_owned(),
        Next::Target => "choose the rival’s ninja to run into".to_owned(),
        Next::Border => "choose a border card straight ahead".to_owned(),
        Next::Lonely => "choose a free card with no other ninja beside it".to_owned(),
        Next::Copy(Some(card)) => format!("choose another {}", TEXT.card(card)),
        Next::Copy(None) => "choose another card of the same technique".to_owned(),
        Next::Swap => "choose the rival’s ninja to swap with".to_owned(),
        Next::Aside => "choose where the rival’s ninja goes, not a trap".to_owned(),
        Next::AnotherNinja => format!("choose a second ninja, or press “{done}”"),
        Next::Lift => format!("choose a card to move, or press “{done}”"),
        Next::Hole => "choose the empty space for it".to_owned(),
        Next::Nothing => "there is nothing more to choose".to_owned(),
    };
    format!("{acting}: {what}.")
}

/// A card as it is spoken.
fn spoken(card: Card) -> String {
    match card {
        Card::Wall => TEXT.wall.to_owned(),
        _ => format!("{}, worth {}", TEXT.card(card), number(card.value())),
    }
}

pub(super) fn copies(card: Card, count: u8) -> String {
    match count {
        1 => spoken(card),
        _ => format!("{}, {}", spoken(card), counted(usize::from(count), "card", "cards")),
    }
}

pub(super) fn cell(view: &View, space: Space, marks: &[Mark]) -> String {
    let game = view.game();
    let mut said = match game.grid().card(space) {
        Some(card) => format!("{space}, {}", spoken(card)),
        None => format!("{space}, empty"),
    };
    if let Some((seat, _)) = game.ninja_at(space) {
        said += &format!(", {}’s ninja", name(seat));
    }
    for mark in marks {
        said += &match mark {
            Mark::Reachable => ", can be chosen".to_owned(),
            Mark::Chosen(order) => format!(", chosen as number {order}"),
            Mark::Claims => ", would be claimed".to_owned(),
            Mark::LastMove => ", last move".to_owned(),
            Mark::Hint => ", hint".to_owned(),
        };
    }
    said
}

pub(super) fn hand_cell(view: &View, seat: Seat, card: Card) -> String {
    let (count, secret) = in_hand(view, seat, card);
    let mut said = copies(card, count);
    if secret {
        said += ", one that nobody else has seen";
    }
    match Idle::of_card(view, seat, card) {
        None => said += ", can be played",
        Some(Idle::Over | Idle::Passed | Idle::Placing | Idle::Waits(_)) => {}
        Some(why) => {
            said += &format!(", cannot be played: {}", idle(why).text.trim_end_matches('.'));
        }
    }
    said
}

pub(super) fn peek_cell(view: &View, index: u8) -> String {
    let number = u16::from(index) + 1;
    match view.game().peeked().and_then(|cards| cards.get(usize::from(index)).copied().flatten()) {
        Some(Card::Wall) => format!("Unused card {number}: {}, cannot be taken", TEXT.wall),
        Some(card) => format!("Unused card {number}: {}, can be taken", spoken(card)),
        None => format!("Unused card {number}, hidden"),
    }
}

pub(super) fn clan_cell(view: &View, seat: Seat) -> String {
    let clan = view.game().clan(seat);
    let said = format!("{} of {}: {}", TEXT.clan(clan), name(seat), TEXT.power(clan));
    match Idle::of_power(view, seat) {
        None => format!("{said}. Can be used"),
        Some(Idle::Over | Idle::Passed | Idle::Placing | Idle::Waits(_)) => said,
        Some(why) => format!("{said}. {}", idle(why).text.trim_end_matches('.')),
    }
}

pub(super) fn beside(view: &View, seat: Seat) -> String {
    let game = view.game();
    let score = match game.shows_scores() {
        true => format!("{}, ", points(game.score(seat))),
        false => String::new(),
    };
    let played = counted(game.discard(seat).len(), "card", "cards");
    let used = if game.has_used_power(seat) { "power used" } else { "power unused" };
    let passed = if game.has_passed(seat) { ", has passed" } else { "" };
    format!(
        "{}: {score}{}, {played} in the discard pile, {}, {used}{passed}",
        name(seat),
        hand(view, seat),
        TEXT.clan(game.clan(seat))
    )
}

/// What a hand holds, as it is spoken.
fn hand(view: &View, seat: Seat) -> String {
    let cards: Vec<String> = hand_of(view, seat)
        .into_iter()
        .map(|(count, card)| match (count, card) {
            (_, None) => "a hidden card".to_owned(),
            (1, Some(card)) => TEXT.card(card).to_owned(),
            (count, Some(card)) => format!("{count} {}", TEXT.card(card)),
        })
        .collect();
    if cards.is_empty() { "no card in hand".to_owned() } else { format!("in hand {}", listed(&cards, "and")) }
}

pub(super) fn board(view: &View) -> String {
    let game = view.game();
    let (rows, turn) = (game.grid().rows(), name(game.turn()));
    let cards = counted(game.grid().cards().count_ones() as usize, "card", "cards");
    let now = match game.phase() {
        Phase::Placing => format!("{turn} places a ninja."),
        Phase::Playing => format!("{turn} to play."),
        Phase::Choosing(_) => format!("{turn} chooses a card."),
        Phase::Over => "The game is over.".to_owned(),
    };
    format!("Ninja Camp grid, 8 columns by {rows} rows, {cards} on it. {now}")
}
