//! French. Spaces before `: ; ! ?` and inside guillemets do not break (U+00A0).

mod log;
mod refusals;
mod spoken;

use log::{ending, reason, told};
use refusals::{idle, refused};
use spoken::{beside, board, called, cell, clan_cell, copies, hand_cell, peek_cell, step, task};

use super::{Choice, GameWords, Idle, Score, Switch, Text, left, listed, number};
use crate::games::ninja_camp::{Card, Clan, Space, Technique};
use crate::ui::stage::names::sign as name;

pub(super) static TEXT: Text = Text {
    lid: GameWords {
        name: "Ninja Camp",
        tagline: "Chaque carte quittée est à vous, et le camp s’effrite sous les pieds de tous.",
        credit: "Adam E. Daulton ; Action Phase Games, 2016 ; en français chez Matagot, 2017",
        chart: "Points au fil de la partie",
        seats: &["Soleil", "Vague", "Cèdre", "Lune"],
    },
    techniques: ["Furtivité", "Esquive", "Sprint", "Saut", "Ombre", "Évasion", "Embuscade"],
    trap: "Piège",
    wall: "Mur",
    clans: [
        "Tatou",
        "Chameau",
        "Caméléon",
        "Flamant rose",
        "Écureuil volant",
        "Chèvre",
        "Hamster",
        "Manchot",
        "Ornithorynque",
        "Ours polaire",
        "Chiot",
        "Mouffette",
        "Paresseux",
    ],
    technique_short: [
        "Deux pas ; ramassez aussi la première carte foulée",
        "Un ou deux pas, de biais aussi",
        "Tout droit jusqu’à ce que quelque chose vous arrête",
        "Tout droit par-dessus des trous, jusqu’à la carte suivante",
        "Copie la dernière technique jouée par un adversaire",
        "Trois pas exactement, jamais deux fois au même endroit",
        "Tout droit sur un ninja adverse, poussé d’une case",
    ],
    trap_short: "On y entre, on le ramasse, on ne le joue jamais",
    wall_short: "On n’y entre pas, on ne le franchit pas, on ne le ramasse pas",
    clan_short: [
        "Tout droit jusqu’à une carte du bord, malgré ninjas, trous et murs",
        "Sur toute carte libre sans autre ninja juste à côté",
        "Sur une autre carte libre de la technique qu’il occupe",
        "Un ou deux pas ; au choix, une de trois cartes mises de côté",
        "Un pas, hors piège, puis échange avec un ninja adverse",
        "Tout droit sur un ninja adverse, envoyé sur une carte voisine, hors piège",
        "Un ou deux pas, de biais aussi, même au travers des ninjas",
        "Rejoue une technique de votre défausse",
        "Un pas, de biais aussi, d’un ou deux ninjas ; ramassez une carte quittée",
        "Un pas, de biais aussi ; puis, au choix, une carte portée dans un trou",
        "Tout droit par-dessus trous et ninjas, jusqu’à la carte suivante",
        "Chasse un ninja adverse d’un pas, de biais aussi, hors piège ; ramasse sa carte",
        "Prend sans bouger une carte libre qui touche un de vos ninjas",
    ],
    about_card: |card| match card {
        Card::Wall => format!("{} : {}.", TEXT.wall, TEXT.wall_short),
        _ => format!("{} ({}) : {}.", TEXT.card(card), number(card.value()), TEXT.effect(card)),
    },
    about_clan: |clan| format!("{} : {}.", TEXT.clan(clan), TEXT.power(clan)),
    cancel: "Annuler",
    done: "C’est tout",
    pass: "Passer",
    pass_surely: "Sûr de passer ?",
    show_cards: "Les cartes",
    hide_cards: "Masquer",
    take_none: |view| match left(view) {
        Some(card) => format!("Ramasser {}", valued(card)),
        None => "Ramasser la carte quittée".to_owned(),
    },
    hand: "Main",
    hand_empty: "Aucune carte en main",
    clan_used: "Pouvoir utilisé",
    clan_unused: "Pouvoir disponible",
    techniques_title: "Techniques",
    clans_title: "Clans",
    peek_title: "Trois cartes mises de côté, pour vos yeux seulement",
    replay_title: "Quelle technique rejouer ?",
    passed: "A passé",
    live_score: "Points pour l’instant",
    task,
    ninja: |cards, power| match (cards, power) {
        (_, None) => "Choisissez une carte pour ce ninja.".to_owned(),
        (true, Some(clan)) => {
            format!("Choisissez une carte pour ce ninja, ou le pouvoir {}.", of_clan(clan))
        }
        (false, Some(clan)) => format!("Seul le pouvoir {} peut déplacer ce ninja.", of_clan(clan)),
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
        caption: "Décompte final",
        player: "Nom",
        hand: "Main",
        discard: "Défausse",
        discard_after: "Défausse et cartes sous les ninjas",
        under: "Sous les ninjas",
        total: "Total",
        passed_last: "a passé en dernier",
    },
    cell,
    hand_cell,
    discard_cell: |view, seat, card| copies(card, view.game().discard(seat).copies(card)),
    peek_cell,
    clan_cell,
    beside,
    board,
    first: Choice {
        label: "Qui pose en premier",
        hint: "On pose les ninjas dans le sens antihoraire ; qui pose en dernier joue le premier tour.",
        values: ["Soleil", "Au sort"],
    },
    live_scores: Switch {
        label: "Montrer les points en cours de partie",
        hint: "Les points de chacun se lisent à côté de sa place ; les cartes comptées sont de toute façon visibles.",
    },
};

/// The clans after `le pouvoir`.
const OF_CLAN: [&str; 13] = [
    "du Tatou",
    "du Chameau",
    "du Caméléon",
    "du Flamant rose",
    "de l’Écureuil volant",
    "de la Chèvre",
    "du Hamster",
    "du Manchot",
    "de l’Ornithorynque",
    "de l’Ours polaire",
    "du Chiot",
    "de la Mouffette",
    "du Paresseux",
];

fn of_clan(clan: Clan) -> &'static str {
    OF_CLAN[clan as usize]
}

fn is_masculine(technique: Technique) -> bool {
    matches!(technique, Technique::Sprint | Technique::Leap)
}

/// A card with its article.
fn a(card: Card) -> String {
    match card {
        Card::Trap => "un piège".to_owned(),
        Card::Wall => "un mur".to_owned(),
        Card::Technique(technique) => {
            format!("{} {}", if is_masculine(technique) { "un" } else { "une" }, TEXT.technique(technique))
        }
    }
}

/// A card with its value.
fn valued(card: Card) -> String {
    match card {
        Card::Technique(technique) => format!("{} ({})", TEXT.technique(technique), technique.value()),
        Card::Trap => format!("un piège ({})", number(card.value())),
        Card::Wall => "un mur".to_owned(),
    }
}

fn all_valued(cards: impl IntoIterator<Item = Card>) -> String {
    listed(&cards.into_iter().map(valued).collect::<Vec<_>>(), "et")
}

fn and(spaces: &[Space]) -> String {
    listed(&spaces.iter().map(Space::to_string).collect::<Vec<_>>(), "et")
}

fn points(count: i16) -> String {
    match count {
        -1..=1 => format!("{} point", number(count)),
        _ => format!("{} points", number(count)),
    }
}

fn cards(count: usize) -> String {
    match count {
        0 => "aucune carte".to_owned(),
        1 => "1 carte".to_owned(),
        _ => format!("{count} cartes"),
    }
}
