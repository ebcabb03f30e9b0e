//! French. Spaces before `: ; ! ?` and inside guillemets do not break (U+00A0).

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
    label: "Ninjas expérimentés",
    hint: "Le grappin ou le poing doit reposer tout entier sur le toit, et pas seulement le toucher.",
};

pub(super) static TEXT: Text = Text {
    lid: GameWords {
        name: "Ninja Night",
        tagline: "Six minutes avant l’aube : jugez le saut à l’œil, touchez le toit, filez avec les coffres.",
        credit: "Jean-Philippe Sahut ; Blue Orange, 2019",
        chart: "Valeur portée, étape après étape",
        seats: &["Soleil", "Vague", "Cèdre", "Lune"],
    },
    actions: ["Se déplacer", "Attaquer", "Ramasser", "Voler", "Soigner"],
    action_short: [
        "Sauter sur un autre toit",
        "Sauter sur le toit d’un rival et le blesser",
        "Prendre des coffres sur votre toit",
        "Prendre un coffre à un rival sur votre toit",
        "Se défaire d’une blessure",
    ],
    bonuses: ["Potion", "Engrenage", "Grappin", "Shuriken", "Kunai"],
    bonus_short: [
        "Soigne toutes vos blessures",
        "Change une action que vous avez prévue",
        "Vous porte sur un des toits les plus proches, sans estimation",
        "Blesse un rival à distance, sans risque",
        "Fait tomber un coffre du sac d’un rival, sans risque",
    ],
    play: ["Jouer la potion", "Jouer l’engrenage", "Jouer le grappin", "Jouer le shuriken", "Jouer le kunai"],
    set_plan: "Régler le planificateur",
    let_go: "Lâcher",
    steps: [
        "Beaucoup plus court",
        "Plus court",
        "Un peu plus court",
        "Un peu plus long",
        "Plus long",
        "Beaucoup plus long",
    ],
    follow: "Viser là",
    shift: ["Décaler le ninja", "Décaler ninja ou visée", "Prêt"],
    nudged: ["Votre ninja", "Le point visé"],
    ways: ["à gauche", "vers le haut", "vers le bas", "à droite"],
    cancel: "Annuler",
    skip: "Ne rien faire",
    done: "Finir le tour",
    heal: "Soigner une blessure",
    drop: "Le poser",
    pick: "Le ramasser",
    loupe: ["Regarder de plus près", "Voir tout le village"],
    backpack: "Sac à dos",
    wheels: ["Première action", "Seconde action"],
    on_roof: "Sur votre toit",
    steal_from: |seat| format!("Sac de {} : volez un coffre", name(seat)),
    knock_from: |seat| format!("Sac de {} : faites tomber un coffre", name(seat)),
    change: ["Changer la première action en", "Changer la seconde action en"],
    strip: "La corde, hors du village",
    planned: "Planificateur réglé",
    first_player: "Premier joueur",
    task,
    next,
    told,
    laid,
    refused,
    reason,
    ending,
    score: Score {
        caption: "Les coffres au lever du soleil",
        player: "Joueur",
        held: "Coffres",
        value: "Valeur",
        chests: "Avec une valeur",
        bonuses: "Bonus joués",
    },
    roof,
    tree,
    token,
    slot,
    beside,
    board,
    practice: Practice {
        lid: PracticeWords { title: "S’entraîner", again: "Corde suivante", hard: EXPERT },
        none: "Chaque corde lâchée est notée ici : sa distance et votre erreur.",
        hits: |hits, all| format!("{hits} sur {} au but", counted(all, "corde", "cordes")),
        errors: "Trop long (en haut) ou trop court (en bas), en mm, selon la distance en mm",
        mean: |mm| format!("La moitié de vos cordes se trompent de moins de {mm} mm"),
        rate: "Part des vingt dernières cordes qui touchent au but",
        recent: |percent| format!("{percent} % des vingt dernières cordes touchent au but"),
    },
    expert: EXPERT,
    first: Choice {
        label: "Premier joueur",
        hint: "Qui tient le pion de premier joueur à la première minute.",
        values: ["Premier siège", "Au hasard"],
    },
};

fn on(roof: Roof) -> String {
    format!("toit {}", letter(roof))
}

/// An action inside a sentence.
const fn to_do(action: Action) -> &'static str {
    ["se déplacer", "attaquer", "ramasser", "voler", "soigner"][action as usize]
}

/// Both actions of a plan inside a sentence.
fn both([first, second]: Plan) -> String {
    match first == second {
        true => format!("{} deux fois", to_do(first)),
        false => format!("{}, puis {}", to_do(first), to_do(second)),
    }
}

/// A bonus inside a sentence, with its article.
const fn bonus(bonus: Bonus) -> &'static str {
    ["une potion", "un engrenage", "un grappin", "un shuriken", "un kunai"][bonus as usize]
}

/// What is on a chest, inside a sentence.
fn chest(of: Chest) -> String {
    match of {
        Chest::Worth(worth) => format!("un coffre de valeur {worth}"),
        Chest::Bonus(of) => bonus(of).to_owned(),
    }
}

fn counted(count: usize, one: &str, more: &str) -> String {
    match count {
        0 => format!("0 {one}"),
        1 => format!("1 {one}"),
        _ => format!("{count} {more}"),
    }
}

fn all(words: &[String]) -> String {
    listed(words, "et")
}

fn names(seats: &[Seat]) -> String {
    all(&seats.iter().map(|&seat| name(seat).to_owned()).collect::<Vec<_>>())
}
