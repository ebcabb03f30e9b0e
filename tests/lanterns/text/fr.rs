//! French.

use engawa::kernel::Cites;
use engawa::ui::lang::Line;
use engawa::ui::stage::staged::{GameWords, Switch};

use super::Text;
use crate::lanterns::{Event, Illegal, Move};

pub(super) static TEXT: Text = Text {
    lid: GameWords {
        name: "Lanternes",
        tagline: "La plus vive des lanternes marque, et la plus pâle peut-être.",
        credit: "Fait pour les tests",
        chart: "Points",
        seats: &["Soleil", "Vague", "Cèdre", "Lune"],
    },
    board: "Ce que vous pouvez faire",
    reason: "Toutes se valent.",
    short: Switch { label: "Courte", hint: "Chacun tient une seule lanterne." },
    points: |points| format!("{points} points"),
    task: |view, seat| {
        let task = match view.naming {
            Some(naming) if naming == seat => "Nommez un nombre.",
            None if !view.chosen.has(seat) && view.sizes[seat.index()] > 0 => "Choisissez une lanterne.",
            _ => "Les autres jouent.",
        };
        task.to_owned()
    },
    told: |event| match event {
        Event::Scored(seat) => Some((*seat, Line::new("marque.", "LAN-2"))),
        Event::Drew(seat, _) => Some((*seat, Line::new("tire une lanterne.", "LAN-2"))),
        _ => None,
    },
    refused: |why| {
        let said = match why {
            Illegal::OutOfTurn => "Ce n’est pas votre tour.",
            Illegal::MissingCard => "Vous ne la tenez pas.",
            Illegal::WrongNumber => "Le dé a six faces.",
        };
        Line::new(said, why.rule())
    },
    ending: |outcome| match outcome.winners.len() {
        1 => Line::new("Un joueur a gagné.", "LAN-2"),
        winners => Line::new(format!("{winners} joueurs ont gagné ensemble."), "LAN-2"),
    },
    cell: |mv| match mv {
        Move::Choose(card) => format!("Lanterne {card}"),
        Move::Name(number) => format!("Nombre {number}"),
    },
};
