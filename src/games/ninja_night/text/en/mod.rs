//! English.

mod log;
mod refusals;
mod spoken;

use log::{ending, laid, reason, told};
use refusals::refused;
use spoken::{beside, board, next, roof, slot, task, token, tree};

use super::{Choice, GameWords, Practice, Score, Switch, Text, letter, listed};
use crate::games::ninja_night::data::Chest;
use crate::games::ninja_night::{Action, Bonus, Plan, Roof};
use crate::kernel::Seat;
use crate::ui::stage::names::sign as name;
use crate::ui::stage::staged::PracticeWords;

const EXPERT: Switch = Switch {
    label: "Experienced ninjas",
    hint: "The whole hook or fist must lie on the roof, not just a part of it.",
};

pub(super) static TEXT: Text = Text {
    lid: GameWords {
        name: "Ninja Night",
        tagline: "Six minutes before sunrise: judge the leap by eye, land on the roof, run with the chests.",
        credit: "Jean-Philippe Sahut; Blue Orange, 2019",
        chart: "Value carried, step by step",
        seats: &["Sun", "Wave", "Cedar", "Moon"],
    },
    actions: ["Move", "Attack", "Pick up", "Steal", "Heal"],
    action_short: [
        "Leap to another roof",
        "Leap onto a rival’s roof and wound them",
        "Take chests from your roof",
        "Take a chest from a rival on your roof",
        "Be rid of one wound",
    ],
    bonuses: ["Potion", "Gear", "Grapple", "Shuriken", "Kunai"],
    bonus_short: [
        "Heals all your wounds",
        "Changes an action you have planned",
        "Carries you to one of the nearest roofs, without an estimate",
        "Wounds a rival from afar, without risk",
        "Knocks a chest out of a rival’s backpack, without risk",
    ],
    play: ["Play the potion", "Play the gear", "Play the grapple", "Play the shuriken", "Play the kunai"],
    set_plan: "Set the planner",
    let_go: "Let go",
    steps: ["Much shorter", "Shorter", "A little shorter", "A little longer", "Longer", "Much longer"],
    follow: "Aim there",
    shift: ["Shift the ninja", "Shift ninja or aim", "Ready"],
    nudged: ["Your ninja", "The point aimed at"],
    ways: ["left", "up", "down", "right"],
    cancel: "Cancel",
    skip: "Do nothing",
    done: "End turn",
    heal: "Heal a wound",
    drop: "Drop it",
    pick: "Pick it up",
    loupe: ["Look closer", "See the whole village"],
    backpack: "Backpack",
    wheels: ["First action", "Second action"],
    on_roof: "On your roof",
    steal_from: |seat| format!("{}’s backpack: steal one", name(seat)),
    knock_from: |seat| format!("{}’s backpack: knock one out", name(seat)),
    change: ["Change the first action to", "Change the second action to"],
    strip: "The string, outside the village",
    planned: "Planner set",
    first_player: "First player",
    task,
    next,
    told,
    laid,
    refused,
    reason,
    ending,
    score: Score {
        caption: "Chests at sunrise",
        player: "Player",
        held: "Chests",
        value: "Value",
        chests: "With a value",
        bonuses: "Bonuses played",
    },
    roof,
    tree,
    token,
    slot,
    beside,
    board,
    practice: Practice {
        lid: PracticeWords { title: "Practise", again: "Next string", hard: EXPERT },
        none: "Every string you let go is noted here: how far it was, and by how much you erred.",
        hits: |hits, all| format!("{hits} of {} hit", counted(all, "string", "strings")),
        errors: "Too long (above) or too short (below), in mm, by distance in mm",
        mean: |mm| format!("Half of your strings erred by less than {mm} mm"),
        rate: "How many of the last twenty hit",
        recent: |percent| format!("{percent} % of the last twenty strings hit"),
    },
    expert: EXPERT,
    first: Choice {
        label: "First player",
        hint: "Who holds the first-player pawn in the first minute.",
        values: ["First seat", "Random"],
    },
};

fn on(roof: Roof) -> String {
    format!("roof {}", letter(roof))
}

/// An action inside a sentence.
const fn to_do(action: Action) -> &'static str {
    ["move", "attack", "pick up", "steal", "heal"][action as usize]
}

/// Both actions of a plan inside a sentence.
fn both([first, second]: Plan) -> String {
    match first == second {
        true => format!("{} twice", to_do(first)),
        false => format!("{}, then {}", to_do(first), to_do(second)),
    }
}

/// A bonus inside a sentence.
const fn bonus(bonus: Bonus) -> &'static str {
    ["potion", "gear", "grapple", "shuriken", "kunai"][bonus as usize]
}

/// What is on a chest, inside a sentence.
fn chest(of: Chest) -> String {
    match of {
        Chest::Worth(worth) => format!("a chest worth {worth}"),
        Chest::Bonus(of) => format!("a {}", bonus(of)),
    }
}

fn counted(count: usize, one: &str, more: &str) -> String {
    match count {
        0 => format!("no {more}"),
        1 => format!("1 {one}"),
        _ => format!("{count} {more}"),
    }
}

fn all(words: &[String]) -> String {
    listed(words, "and")
}

fn names(seats: &[Seat]) -> String {
    all(&seats.iter().map(|&seat| name(seat).to_owned()).collect::<Vec<_>>())
}
