//! English: what is to be done now, and what a screen reader says. It never tells how far a roof is.

use super::log::ending;
use super::{TEXT, all, both, chest, counted, name, names, on, to_do};
use crate::games::ninja_night::data::Chest;
use crate::games::ninja_night::text::{Mark, Next, Prospect, Task, backs, known, letter, standing};
use crate::games::ninja_night::{Action, Bonus, Cord, Phase, Roof, Slot, Token, View};
use crate::kernel::Seat;
use crate::ui::lang::inner;

pub(super) fn task(view: &View, seat: Seat) -> String {
    match Task::of(view, seat) {
        Task::Over(outcome) => ending(view, outcome).text,
        Task::WaitForPlace(turn) => format!("{} places a ninja.", name(turn)),
        Task::Place(whose) => format!("Put {}’s ninja on a roof of your choice.", name(whose)),
        Task::Plan => "Plan two actions in secret.".to_owned(),
        Task::Planned => "Your planner is set. The others are still thinking.".to_owned(),
        Task::WaitForLoss(victim) => format!("{} chooses what the wound pushes out.", name(victim)),
        Task::Lose => "No room for the wound: choose a chest to give up.".to_owned(),
        Task::WaitForKnock(turn, victim) => {
            format!("{} chooses what the kunai knocks out of {}’s backpack.", name(turn), name(victim))
        }
        Task::Knock(victim) => format!("A hit! Choose a chest of {} to knock out.", name(victim)),
        Task::Wait(turn, action, step) => {
            format!("{} has the {} action: {}.", name(turn), nth(step), to_do(action))
        }
        Task::Act(action, step, prospect @ (Prospect::Wounded | Prospect::Vain)) => {
            let why = match action {
                _ if prospect == Prospect::Wounded => "your backpack is full of wounds",
                Action::Move | Action::Attack => "no rival is on another roof",
                Action::Pick => "nothing on your roof can be taken now",
                Action::Steal => "no rival on your roof has a chest",
                Action::Heal => "you have no wound",
            };
            format!("Your {} action, {}, is of no use: {why}.", nth(step), to_do(action))
        }
        Task::Act(action, step, prospect) => {
            let what = match action {
                _ if prospect == Prospect::Full => "your backpack is full, so drop something first",
                Action::Move => "tap the roof to leap to",
                Action::Attack => "tap the rival to leap at",
                Action::Pick => "take chests from your roof",
                Action::Steal => "take a chest from a rival on your roof",
                Action::Heal => "be rid of a wound",
            };
            format!("Your {} action is {}: {what}, or do nothing.", nth(step), to_do(action))
        }
        Task::PickFull => "Your backpack is full: drop something, or end your turn.".to_owned(),
        Task::PickOn => "Pick up more, or end your turn.".to_owned(),
        Task::Finish { plays: true, .. } => "Drop chests or play bonuses, or end your turn.".to_owned(),
        Task::Finish { drops: true, .. } => "Drop chests, or end your turn.".to_owned(),
        Task::Finish { .. } => "Nothing is left to do: end your turn.".to_owned(),
    }
}

const fn nth(step: u8) -> &'static str {
    if step == 0 { "first" } else { "second" }
}

pub(super) fn next(next: Next) -> String {
    match next {
        Next::Wheel(0) => "Choose your first action.".to_owned(),
        Next::Wheel(_) => "Choose your second action.".to_owned(),
        Next::Set => "Set the planner, or turn again.".to_owned(),
        Next::Roof => {
            "Tap the point of the roof to reach; tap your own roof to stand elsewhere on it.".to_owned()
        }
        Next::Rival(None) => {
            "Tap the rival to attack; tap your own roof to stand elsewhere on it.".to_owned()
        }
        Next::Rival(Some(of)) => format!("{}: tap the rival to aim at.", TEXT.bonus(of)),
        Next::Draw(cord, roof) => {
            let end = if cord == Cord::Hook { "hook" } else { "fist" };
            format!("To {}: draw the {end} out as far as you judge. Back to the peg calls it off.", on(roof))
        }
        Next::Shift => "Shift your ninja on its roof, or the point you aim at.".to_owned(),
        Next::Near => "Grapple: tap one of the nearest roofs.".to_owned(),
        Next::Change => "Gear: choose what the action becomes.".to_owned(),
        Next::Bonus(of) => format!("{}: {}.", TEXT.bonus(of), does(of)),
        Next::Worth(Some(worth)) => format!("A chest worth {worth} at the end."),
        Next::Worth(None) => "A chest, face down.".to_owned(),
    }
}

/// What a bonus does, in the middle of a sentence.
fn does(of: Bonus) -> String {
    inner(TEXT.bonus_short[of as usize])
}

pub(super) fn roof(view: &View, roof: Roof, marks: &[Mark]) -> String {
    let game = view.game();
    let house = game.village().house(roof);
    let mut said = vec![format!("Roof {}", letter(roof)), format!("height {}", house.height() / 100)];
    if house.floor {
        said.push("with an upper floor".to_owned());
    }
    let here = standing(view, roof);
    if !here.is_empty() {
        said.push(format!("{} on it", names(&here)));
    }
    let (pink, yellow) = backs(view, roof);
    if pink > 0 {
        said.push(counted(pink, "pink chest", "pink chests"));
    }
    if yellow > 0 {
        said.push(counted(yellow, "yellow chest", "yellow chests"));
    }
    if pink + yellow == 0 {
        said.push("no chests".to_owned());
    }
    let known: Vec<String> = known(view, roof).into_iter().map(chest).collect();
    if !known.is_empty() {
        said.push(format!("known: {}", all(&known)));
    }
    for mark in marks {
        said.push(
            match mark {
                Mark::Open => "can be chosen",
                Mark::Designated => "chosen",
                Mark::Hint => "hint",
            }
            .to_owned(),
        );
    }
    said.join(", ")
}

pub(super) fn tree(number: usize) -> String {
    format!("Tree {}, height 10, higher than any house", number + 1)
}

pub(super) fn token(view: &View, token: Token) -> String {
    let back = if token.is_yellow() { "Yellow chest" } else { "Pink chest" };
    match view.game().chest(token) {
        None => format!("{back}, face down"),
        Some(Chest::Worth(worth)) => format!("{back} worth {worth}"),
        Some(Chest::Bonus(of)) => format!("{}: {}", TEXT.bonus(of), does(of)),
    }
}

pub(super) fn slot(view: &View, slot: Slot) -> String {
    match slot {
        Slot::Free => "Free slot".to_owned(),
        Slot::Wound => "Wound".to_owned(),
        Slot::Token(of) => token(view, of),
    }
}

pub(super) fn beside(view: &View, seat: Seat) -> String {
    let game = view.game();
    let slots: Vec<String> = game
        .pack(seat)
        .slots()
        .iter()
        .filter(|slot| **slot != Slot::Free)
        .map(|of| slot(view, *of))
        .collect();
    let mut said = vec![if slots.is_empty() {
        "Backpack empty".to_owned()
    } else {
        format!("Backpack: {}", slots.join(", "))
    }];
    match game.plan(seat) {
        Some(plan) => said.push(format!("plans to {}", both(plan))),
        None if game.planned().has(seat) => said.push("planner set".to_owned()),
        None => {}
    }
    if !game.used(seat).is_empty() {
        said.push(format!("{} played", counted(game.used(seat).len(), "bonus", "bonuses")));
    }
    if game.first() == seat {
        said.push("first player".to_owned());
    }
    said.join("; ")
}

pub(super) fn board(view: &View) -> String {
    let game = view.game();
    match game.phase() {
        Phase::Over => "The village after sunrise: eleven roofs and two trees.".to_owned(),
        _ => format!("The village in minute {} of 6: eleven roofs and two trees.", game.round()),
    }
}
