//! English.

use engawa::kernel::Cites;
use engawa::ui::lang::Line;
use engawa::ui::stage::staged::{GameWords, Switch};

use super::Text;
use crate::lanterns::{Event, Illegal, Move};

pub(super) static TEXT: Text = Text {
    lid: GameWords {
        name: "Lanterns",
        tagline: "The brightest lantern scores, and the dimmest may.",
        credit: "Made for tests",
        chart: "Points",
        seats: &["Sun", "Wave", "Cedar", "Moon"],
    },
    board: "What you can do",
    reason: "One is as good as another.",
    short: Switch { label: "Short", hint: "Everyone holds one lantern." },
    points: |points| format!("{points} points"),
    task: |view, seat| {
        let task = match view.naming {
            Some(naming) if naming == seat => "Name a number.",
            None if !view.chosen.has(seat) && view.sizes[seat.index()] > 0 => "Choose a lantern.",
            _ => "The others play.",
        };
        task.to_owned()
    },
    told: |event| match event {
        Event::Scored(seat) => Some((*seat, Line::new("scores.", "LAN-2"))),
        Event::Drew(seat, _) => Some((*seat, Line::new("draws a lantern.", "LAN-2"))),
        _ => None,
    },
    refused: |why| {
        let said = match why {
            Illegal::OutOfTurn => "It is not your turn.",
            Illegal::MissingCard => "You do not hold it.",
            Illegal::WrongNumber => "The die has six sides.",
        };
        Line::new(said, why.rule())
    },
    ending: |outcome| match outcome.winners.len() {
        1 => Line::new("One player has won.", "LAN-2"),
        winners => Line::new(format!("{winners} players have won together."), "LAN-2"),
    },
    cell: |mv| match mv {
        Move::Choose(card) => format!("Lantern {card}"),
        Move::Name(number) => format!("Number {number}"),
    },
};
