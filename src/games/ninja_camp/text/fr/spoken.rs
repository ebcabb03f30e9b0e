//! French: what is to be done now, and what a screen reader says.

use super::log::ending;
use super::refusals::idle;
use super::{TEXT, a, cards, is_masculine, name, of_clan, points, valued};
use crate::games::ninja_camp::text::{Acting, Idle, Mark, Next, Task, hand_of, in_hand, listed, number};
use crate::games::ninja_camp::{Action, Card, Clan, Phase, Space, Technique, View, Way};
use crate::kernel::Seat;

pub(super) fn task(view: &View, seat: Seat) -> String {
    match Task::of(view, seat) {
        Task::Over(outcome) => ending(view, outcome).text,
        Task::WaitForPlace(turn) => format!("C’est à {} de poser un ninja.", name(turn)),
        Task::Place(count, taken) => {
            let nth = ["premier", "deuxième", "troisième"][usize::from(count.min(2))];
            let barred: Vec<String> = taken.into_iter().chain([Card::Wall]).map(a).collect();
            format!("Posez votre {nth} ninja, mais pas sur {}.", listed(&barred, "ou"))
        }
        Task::WaitForChoice(turn) => {
            format!("{} regarde trois cartes mises de côté et fait son choix.", name(turn))
        }
        Task::Choose(Some(card)) => {
            format!(
                "Prenez une des trois cartes mises de côté, ou ramassez {}, la carte quittée.",
                valued(card)
            )
        }
        Task::Choose(None) => {
            "Prenez une des trois cartes mises de côté, ou ramassez la carte quittée.".to_owned()
        }
        Task::Out(turn) => format!("Vous avez passé. C’est à {} de jouer.", name(turn)),
        Task::Wait(turn) => format!("C’est à {} de jouer.", name(turn)),
        Task::Act { cards: true, power: Some(clan) } => {
            format!("Jouez une carte, ou utilisez le pouvoir {}.", of_clan(clan))
        }
        Task::Act { cards: true, power: None } => "Jouez une carte.".to_owned(),
        Task::Act { cards: false, power: Some(clan) } => {
            format!("Aucune carte ne peut se jouer : utilisez le pouvoir {}, ou passez.", of_clan(clan))
        }
        Task::Act { cards: false, power: None } => "Plus rien ne peut se jouer : passez.".to_owned(),
    }
}

/// What a move is called by what it plays or uses.
pub(super) fn called(acting: Acting) -> String {
    let shadow = |copied: Option<Technique>| match copied {
        Some(copied) => {
            format!("{} comme {}", TEXT.technique(Technique::Shadow), TEXT.technique(copied))
        }
        None => TEXT.technique(Technique::Shadow).to_owned(),
    };
    let penguin = TEXT.clan(Clan::Penguin);
    match acting {
        Acting::Card(card) => TEXT.technique(card).to_owned(),
        Acting::Shadow(copied) => shadow(copied),
        Acting::Clan(clan) => TEXT.clan(clan).to_owned(),
        Acting::Replay(card) => format!("{penguin} avec {}", TEXT.technique(card)),
        Acting::ReplayShadow(copied) => format!("{penguin} avec {}", shadow(copied)),
    }
}

pub(super) fn step(view: &View, action: Action, way: &Way) -> String {
    let (acting, next) = Next::of(view, action, way);
    let acting = called(acting);
    let done = TEXT.done;
    let what = match next {
        Next::Replayed => "choisissez une technique de votre défausse".to_owned(),
        Next::Ninja => "choisissez un de vos ninjas".to_owned(),
        Next::FirstNinja => "choisissez un ninja ; vous ramasserez la carte qu’il quitte".to_owned(),
        Next::Rival => "choisissez un ninja adverse".to_owned(),
        Next::Card => "choisissez une carte libre qui touche un de vos ninjas".to_owned(),
        Next::Tiptoe => "pas 1 sur 2, sur une carte que vous ramasserez aussi".to_owned(),
        Next::Step(step, steps) => format!("pas {step} sur {steps}"),
        Next::StepOrTwo { diagonals: false, .. } => "premier pas".to_owned(),
        Next::StepOrTwo { through: false, .. } => "premier pas, de biais aussi".to_owned(),
        Next::StepOrTwo { through: true, .. } => {
            "premier pas, de biais aussi, même au travers d’un ninja".to_owned()
        }
        Next::AnotherStep => format!("encore un pas, ou « {done} »"),
        Next::StepOn => "encore un pas, car un ninja se tient ici".to_owned(),
        Next::OneStep => "un pas, de biais aussi".to_owned(),
        Next::StepOffTraps => "un pas, mais pas sur un piège".to_owned(),
        Next::RunsTo => "choisissez où finit la course".to_owned(),
        Next::Lands { ninjas: false } => "choisissez la carte après le trou".to_owned(),
        Next::Lands { ninjas: true } => "choisissez la carte après les trous ou les ninjas".to_owned(),
        Next::Target => "choisissez le ninja adverse à bousculer".to_owned(),
        Next::Border => "choisissez une carte du bord, en ligne droite".to_owned(),
        Next::Lonely => "choisissez une carte libre sans autre ninja juste à côté".to_owned(),
        Next::Copy(Some(Card::Technique(technique))) => {
            let other = if is_masculine(technique) { "un autre" } else { "une autre" };
            format!("choisissez {other} {}", TEXT.technique(technique))
        }
        Next::Copy(_) => "choisissez une autre carte de la même technique".to_owned(),
        Next::Swap => "choisissez le ninja adverse dont prendre la place".to_owned(),
        Next::Aside => "choisissez où va le ninja adverse, hors piège".to_owned(),
        Next::AnotherNinja => format!("choisissez un second ninja, ou « {done} »"),
        Next::Lift => format!("choisissez une carte à déplacer, ou « {done} »"),
        Next::Hole => "choisissez le trou où la poser".to_owned(),
        Next::Nothing => "plus rien à choisir".to_owned(),
    };
    format!("{acting} : {what}.")
}

/// A card as it is spoken.
fn spoken(card: Card) -> String {
    match card {
        Card::Wall => TEXT.wall.to_owned(),
        _ => format!("{}, valeur {}", TEXT.card(card), number(card.value())),
    }
}

pub(super) fn copies(card: Card, count: u8) -> String {
    match count {
        1 => spoken(card),
        _ => format!("{}, {}", spoken(card), cards(usize::from(count))),
    }
}

pub(super) fn cell(view: &View, space: Space, marks: &[Mark]) -> String {
    let game = view.game();
    let mut said = match game.grid().card(space) {
        Some(card) => format!("{space}, {}", spoken(card)),
        None => format!("{space}, vide"),
    };
    if let Some((seat, _)) = game.ninja_at(space) {
        said += &format!(", ninja de {}", name(seat));
    }
    for mark in marks {
        said += &match mark {
            Mark::Reachable => ", au choix".to_owned(),
            Mark::Chosen(order) => format!(", choix numéro {order}"),
            Mark::Claims => ", carte à ramasser".to_owned(),
            Mark::LastMove => ", dernier coup".to_owned(),
            Mark::Hint => ", conseil".to_owned(),
        };
    }
    said
}

pub(super) fn hand_cell(view: &View, seat: Seat, card: Card) -> String {
    let (count, secret) = in_hand(view, seat, card);
    let mut said = copies(card, count);
    if secret {
        said += ", dont une vue de vous seulement";
    }
    match Idle::of_card(view, seat, card) {
        None => said += ", jouable",
        Some(Idle::Over | Idle::Passed | Idle::Placing | Idle::Waits(_)) => {}
        Some(why) => said += &format!(", pas jouable : {}", idle(why).text.trim_end_matches('.')),
    }
    said
}

pub(super) fn peek_cell(view: &View, index: u8) -> String {
    let number = u16::from(index) + 1;
    match view.game().peeked().and_then(|cards| cards.get(usize::from(index)).copied().flatten()) {
        Some(Card::Wall) => format!("Carte de côté {number} : {}, ne se prend pas", TEXT.wall),
        Some(card) => format!("Carte de côté {number} : {}, au choix", spoken(card)),
        None => format!("Carte de côté {number}, cachée"),
    }
}

pub(super) fn clan_cell(view: &View, seat: Seat) -> String {
    let clan = view.game().clan(seat);
    let said = format!("{}, clan de {} : {}", TEXT.clan(clan), name(seat), TEXT.power(clan));
    match Idle::of_power(view, seat) {
        None => format!("{said}. Utilisable"),
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
    let played = cards(game.discard(seat).len());
    let used = if game.has_used_power(seat) { "pouvoir utilisé" } else { "pouvoir disponible" };
    let passed = if game.has_passed(seat) { ", a passé" } else { "" };
    format!(
        "{} : {score}{}, {played} dans la défausse, {}, {used}{passed}",
        name(seat),
        hand(view, seat),
        TEXT.clan(game.clan(seat))
    )
}

/// What a hand holds, as it is spoken.
fn hand(view: &View, seat: Seat) -> String {
    let held: Vec<String> = hand_of(view, seat)
        .into_iter()
        .map(|(count, card)| match (count, card) {
            (_, None) => "une carte cachée".to_owned(),
            (1, Some(card)) => TEXT.card(card).to_owned(),
            (count, Some(card)) => format!("{count} {}", TEXT.card(card)),
        })
        .collect();
    if held.is_empty() {
        "aucune carte en main".to_owned()
    } else {
        format!("en main {}", listed(&held, "et"))
    }
}

pub(super) fn board(view: &View) -> String {
    let game = view.game();
    let (rows, turn) = (game.grid().rows(), name(game.turn()));
    let laid = cards(game.grid().cards().count_ones() as usize);
    let now = match game.phase() {
        Phase::Placing => format!("C’est à {turn} de poser un ninja."),
        Phase::Playing => format!("C’est à {turn} de jouer."),
        Phase::Choosing(_) => format!("{turn} choisit une carte."),
        Phase::Over => "La partie est finie.".to_owned(),
    };
    format!("Grille de Ninja Camp, 8 colonnes sur {rows} rangées, {laid}. {now}")
}
