//! French. Spaces before `: ; ! ?` and inside guillemets do not break (U+00A0).

use super::why::Why;
use super::{
    Acting, Action, Choice, Clause, Idle, Mark, Next, Score, Switch, Task, Text, Verdict, clan_rule, hand_of,
    in_hand, left, listed, number, technique_rule,
};
use crate::games::ninja_camp::{Card, Clan, Deed, Event, Illegal, Move, Phase, Space, Technique, View, Way};
use crate::kernel::{Cites, Outcome, Seat};
use crate::ui::lang::Line;

pub(super) static TEXT: Text = Text {
    name: "Ninja Camp",
    tagline: "Chaque carte quittée est à vous, et le camp s’effrite sous les pieds de tous.",
    credit: "Adam E. Daulton ; Action Phase Games, 2016 ; en français chez Matagot, 2017",
    chart: "Points au fil de la partie",
    seats: ["Soleil", "Vague", "Cèdre", "Lune"],
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
    pass_surely: "Passer pour de bon ?",
    show_cards: "Techniques et clans",
    hide_cards: "Masquer techniques et clans",
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
        hint: "On pose les ninjas à rebours d’une montre ; qui pose en dernier joue le premier tour.",
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

fn name(seat: Seat) -> &'static str {
    TEXT.seat(seat)
}

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

fn task(view: &View, seat: Seat) -> String {
    match Task::of(view, seat) {
        Task::Over(outcome) => ending(view, outcome).text,
        Task::WaitForPlace(turn) => format!("C’est à {} de poser un ninja.", name(turn)),
        Task::Place(count, taken) => {
            let nth = ["premier", "deuxième", "troisième"][usize::from(count.min(2))];
            let barred: Vec<String> = taken.into_iter().chain([Card::Wall]).map(a).collect();
            format!("Posez votre {nth} ninja sur une carte libre, sauf {}.", listed(&barred, "ou"))
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
            format!("Jouez une carte de votre main, ou utilisez le pouvoir {}.", of_clan(clan))
        }
        Task::Act { cards: true, power: None } => "Jouez une carte de votre main.".to_owned(),
        Task::Act { cards: false, power: Some(clan) } => {
            format!("Aucune carte ne peut se jouer : utilisez le pouvoir {}, ou passez.", of_clan(clan))
        }
        Task::Act { cards: false, power: None } => "Plus rien ne peut se jouer : passez.".to_owned(),
    }
}

fn step(view: &View, action: Action, way: &Way) -> String {
    let (acting, next) = Next::of(view, action, way);
    let shadow = |copied: Option<Technique>| match copied {
        Some(copied) => {
            format!("{} comme {}", TEXT.technique(Technique::Shadow), TEXT.technique(copied))
        }
        None => TEXT.technique(Technique::Shadow).to_owned(),
    };
    let penguin = TEXT.clan(Clan::Penguin);
    let acting = match acting {
        Acting::Card(card) => TEXT.technique(card).to_owned(),
        Acting::Shadow(copied) => shadow(copied),
        Acting::Clan(clan) => TEXT.clan(clan).to_owned(),
        Acting::Replay(card) => format!("{penguin} avec {}", TEXT.technique(card)),
        Acting::ReplayShadow(copied) => format!("{penguin} avec {}", shadow(copied)),
    };
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

fn told(event: &Event) -> Option<(Seat, Line)> {
    let (seat, text, rule) = match *event {
        Event::Placed { seat, space, .. } => (seat, format!("pose un ninja en {space}."), "NCA-4"),
        Event::Played { seat, card, copied, deed, .. } => {
            let text = format!("joue {}{}.", played(card, copied), done(seat, &deed));
            (seat, text, technique_rule(card))
        }
        Event::PowerUsed { seat, clan, replayed, copied, deed, .. } => {
            let replayed =
                replayed.map_or_else(String::new, |card| format!(" pour rejouer {}", played(card, copied)));
            let text = format!("utilise le pouvoir {}{replayed}{}.", of_clan(clan), done(seat, &deed));
            (seat, text, clan_rule(clan))
        }
        Event::Peeked { seat, cards: Some(cards) } => {
            (seat, format!("voit trois cartes mises de côté : {}.", all_valued(cards)), "NCA-R7")
        }
        Event::Peeked { seat, cards: None } => {
            (seat, "regarde trois cartes mises de côté.".to_owned(), "NCA-R7")
        }
        Event::Claimed { seat, space, card } => {
            (seat, format!("ramasse finalement {} en {space}.", valued(card)), "NCA-14")
        }
        Event::TookUnused { seat, card: Some(card) } => {
            let text = format!("prend {} parmi les cartes mises de côté, à l’insu de tous.", valued(card));
            (seat, text, "NCA-R7")
        }
        Event::TookUnused { seat, card: None } => {
            (seat, "prend une des trois cartes mises de côté.".to_owned(), "NCA-R7")
        }
        Event::Revealed { seat, card } => {
            (seat, format!("montre la carte prise en cachette : {}.", valued(card)), "NCA-R7")
        }
        Event::Passed(seat) => (seat, "passe et ne jouera plus.".to_owned(), "NCA-11"),
        Event::Gathered { seat, cards } => {
            let cards = all_valued(cards.into_iter().flatten().map(|(_, card)| card));
            (seat, format!("ramasse les cartes sous ses ninjas : {cards}."), "NCA-16")
        }
        Event::Ended { winner, scores } => {
            let verdict = Verdict::new(winner, &scores);
            (winner, format!("{}.", won(&verdict)), verdict.rule())
        }
    };
    Some((seat, Line::new(text, rule)))
}

fn played(card: Technique, copied: Option<Technique>) -> String {
    match copied {
        Some(copied) => format!("{} comme {}", TEXT.technique(card), TEXT.technique(copied)),
        None => TEXT.technique(card).to_owned(),
    }
}

/// What an action did, after a colon.
fn done(seat: Seat, deed: &Deed) -> String {
    let clauses: Vec<String> = Clause::all(seat, deed).iter().map(clause).collect();
    if clauses.is_empty() { String::new() } else { format!(" : {}", clauses.join(", ")) }
}

fn clause(clause: &Clause) -> String {
    match clause {
        Clause::Went { from, to, over } if over.is_empty() => format!("de {from} à {to}"),
        Clause::Went { from, to, over } => format!("de {from} à {to} par {}", and(over)),
        Clause::Pushed(seat, to) => format!("pousse le ninja de {} en {to}", name(*seat)),
        Clause::Driven(seat, from, to) => format!("chasse le ninja de {}, de {from} à {to}", name(*seat)),
        Clause::Swapped(seat, at) => format!("change de place avec le ninja de {} en {at}", name(*seat)),
        Clause::Shifted(card, from, to) => format!("déplace {} de {from} à {to}", valued(*card)),
        Clause::Claims(cards) => format!("ramasse {}", all_valued(cards.iter().copied())),
        Clause::Reaches(card, space) => format!("ramasse {} en {space} sans bouger", valued(*card)),
    }
}

/// After the name of the winner.
fn won(verdict: &Verdict) -> String {
    let points = points(verdict.points);
    let names: Vec<String> = verdict.level.iter().map(|&seat| name(seat).to_owned()).collect();
    match (&names[..], verdict.next) {
        ([], Some((next, score))) => {
            format!("gagne avec {points}, devant {} avec {}", name(next), number(score))
        }
        ([], None) => format!("gagne avec {points}"),
        ([_], _) => format!("gagne avec {points} : {} en a autant, mais a passé avant", names[0]),
        _ => format!("gagne avec {points} : {} en ont autant, mais ont passé avant", listed(&names, "et")),
    }
}

fn ending(view: &View, outcome: Outcome) -> Line {
    match Verdict::of(view, outcome) {
        Some(verdict) => Line::new(format!("{} {}.", name(verdict.winner), won(&verdict)), verdict.rule()),
        None => Line::new("Tout le monde a passé.", "NCA-15"),
    }
}

fn refused(why: &Illegal) -> Line {
    let text = match *why {
        Illegal::Over => "La partie est finie : tout le monde a passé.".to_owned(),
        Illegal::NotYourTurn(turn) => format!("C’est à {} de jouer.", name(turn)),
        Illegal::AlreadyPassed => "Vous avez passé, et c’est pour de bon.".to_owned(),
        Illegal::PlaceFirst => "Il faut d’abord poser tous les ninjas.".to_owned(),
        Illegal::AllPlaced => "Tous les ninjas sont déjà posés.".to_owned(),
        Illegal::ChooseFirst => "Décidez d’abord quelle carte ramasse le Flamant rose.".to_owned(),
        Illegal::NothingToChoose => "Il n’y a pas de carte mise de côté à choisir maintenant.".to_owned(),
        Illegal::NoSuchCard(index) => {
            format!("Le Flamant rose voit trois cartes : aucune ne porte le numéro {}.", u16::from(index) + 1)
        }
        Illegal::WallTaken(index) => {
            format!("La carte {} est un mur, et un mur ne se prend pas.", u16::from(index) + 1)
        }
        Illegal::OffGrid(space) => format!("La case {space} n’est pas sur cette grille."),
        Illegal::OnWall(space) => format!("Il y a un mur en {space} : aucun ninja n’y débute."),
        Illegal::SameType { card, held } => {
            format!("Votre ninja en {held} occupe déjà {} : prenez une autre sorte de carte.", a(card))
        }
        Illegal::Occupied(space) => format!("Un ninja occupe déjà {space} : une carte, un ninja."),
        Illegal::NotInHand(card) => format!("Vous n’avez pas {} en main.", TEXT.technique(card)),
        Illegal::NothingToCopy => {
            "Aucun adversaire n’a joué de technique que l’Ombre puisse copier.".to_owned()
        }
        Illegal::PowerUsed => "Le pouvoir de votre clan ne sert qu’une fois, et c’est fait.".to_owned(),
        Illegal::NoReplay => "Choisissez la technique que le Manchot rejoue.".to_owned(),
        Illegal::NotThePenguin => "Il n’y a que le Manchot pour rejouer une technique.".to_owned(),
        Illegal::NotInDiscard(card) => {
            format!("{} n’est pas dans votre défausse.", TEXT.technique(card))
        }
        Illegal::NotInFull { named, least, most } => not_in_full(named, least, most),
        Illegal::CannotPlay(technique) => no_way(technique).to_owned(),
        Illegal::CannotUse(clan) => no_power(clan),
        Illegal::NoWayFrom(space) => {
            format!("Tout ou rien : depuis {space}, impossible d’aller jusqu’au bout.")
        }
        Illegal::NotYourNinja(space) => format!("Aucun de vos ninjas n’est en {space}."),
        Illegal::NoOpponent(space) => format!("Aucun ninja adverse n’est en {space}."),
        Illegal::NoOneToPush(space) => format!("Il n’y a pas de ninja adverse à bousculer en {space}."),
        Illegal::Diagonal(from, to) => {
            format!("De {from} à {to}, c’est de biais, ce qui n’est pas permis ici.")
        }
        Illegal::TooFar(from, to) => format!("De {from} à {to}, il y a plus d’un pas."),
        Illegal::NotStraight(from, to) => format!("De {from} à {to}, ce n’est pas en ligne droite."),
        Illegal::IntoEmpty(space) => format!("Il n’y a pas de carte où marcher en {space}."),
        Illegal::IntoWall(space) => format!("Il y a un mur en {space}, et nul ne le franchit."),
        Illegal::IntoNinja(space) => format!("Il y a un ninja en {space}, sur le chemin."),
        Illegal::Twice(space) => {
            format!("Le chemin est déjà passé par {space}, et l’on ne foule pas deux fois une carte.")
        }
        Illegal::RunsOn(space) => format!("Un Sprint ne s’arrête pas avant terme : il va jusqu’en {space}."),
        Illegal::NothingToLeap(space) => format!("Ce qui se trouve en {space} ne se saute pas."),
        Illegal::NowhereToLand(space) => {
            format!("Après le trou qui commence en {space}, il n’y a pas de carte où retomber.")
        }
        Illegal::LandsOn(space) => {
            format!("On retombe sur la première carte après le vide : en {space}.")
        }
        Illegal::PushedOff(space) => format!("Le ninja en {space} serait poussé hors de la grille."),
        Illegal::NowhereAside(space) => {
            format!(
                "Le ninja en {space} n’a autour de lui aucune carte libre où aller ; un piège ne compte pas."
            )
        }
        Illegal::PushBlocked(space) => {
            format!("Le ninja ne peut pas reculer en {space} : il lui faut une carte sans mur ni ninja.")
        }
        Illegal::OntoTrap(space) => {
            format!("Il y a un piège en {space}, et ce pouvoir n’y met personne.")
        }
        Illegal::Claimed(space) => format!("La carte en {space} est justement celle que l’on ramasse."),
        Illegal::NotAnEdge(space) => {
            format!("Le Tatou ne s’arrête qu’au bord de la grille, et {space} n’y est pas.")
        }
        Illegal::BesideNinja { space, ninja } => {
            format!("En {space}, il serait juste à côté du ninja en {ninja}.")
        }
        Illegal::FromTrap(space) => {
            format!("Votre ninja en {space} est sur un piège, et un piège n’est pas une technique.")
        }
        Illegal::NotACopy(space) => {
            format!("La carte en {space} n’est pas la même que celle sous votre ninja.")
        }
        Illegal::NoCard(space) => format!("Il n’y a pas de carte en {space}."),
        Illegal::UnderNinja(space) => format!("Un ninja se tient sur la carte en {space}."),
        Illegal::NotEmpty(space) => format!("Il y a déjà une carte en {space}."),
        Illegal::JustLeft(space) => {
            format!("Votre ninja ne quitte {space} qu’à ce tour : sa carte se ramasse en tout dernier.")
        }
        Illegal::WallClaimed(space) => format!("Il y a un mur en {space}, et un mur ne se ramasse jamais."),
        Illegal::NotNear(space) => format!("Aucun de vos ninjas ne touche la carte en {space}."),
    };
    Line::new(text, why.rule())
}

fn not_in_full(named: u8, least: u8, most: u8) -> String {
    let takes = match (least, most) {
        (0, 0) if named == 0 => return "Tout ou rien : choisissez une carte.".to_owned(),
        (0, 0) => return "Tout ou rien : il faut une carte, et aucun pas.".to_owned(),
        (1, 1) => "exactement 1 case".to_owned(),
        _ if least == most => format!("exactement {least} cases"),
        _ => format!("{least} ou {most} cases"),
    };
    let named = if named == 0 { "aucune".to_owned() } else { named.to_string() };
    format!("Tout ou rien : après le départ, il faut {takes}, et non {named}.")
}

fn idle(idle: Idle) -> Line {
    let text = match idle {
        Idle::Over => "La partie est finie.".to_owned(),
        Idle::Wall => "Un mur ne se joue jamais.".to_owned(),
        Idle::Trap => "Un piège ne se joue jamais.".to_owned(),
        Idle::Passed => "Qui a passé ne joue plus.".to_owned(),
        Idle::Placing => "Il faut d’abord poser les ninjas.".to_owned(),
        Idle::Waits(turn) => format!("C’est à {} de jouer.", name(turn)),
        Idle::Choosing => "Décidez d’abord quelle carte ramasse le Flamant rose.".to_owned(),
        Idle::NotHeld(card) => format!("{} n’est pas dans cette main.", TEXT.technique(card)),
        Idle::NothingToCopy => "Aucun adversaire n’a joué de technique que l’Ombre puisse copier.".to_owned(),
        Idle::NoWay(technique) => no_way(technique).to_owned(),
        Idle::NoShadow(copied) => {
            format!("Elle copierait {}. {}", TEXT.technique(copied), no_way(copied))
        }
        Idle::Used(clan) => format!("Le pouvoir {} a déjà servi.", of_clan(clan)),
        Idle::NothingPlayed => "Il n’y a pas de technique à rejouer dans la défausse.".to_owned(),
        Idle::NoPower(clan) => no_power(clan),
    };
    Line::new(text, idle.rule())
}

fn no_power(clan: Clan) -> String {
    format!("Rien à faire pour l’instant avec le pouvoir {}.", of_clan(clan))
}

/// Why no ninja can do what a technique asks for.
fn no_way(technique: Technique) -> &'static str {
    match technique {
        Technique::Stealth => "Aucun de vos ninjas ne peut faire deux pas.",
        Technique::Dodge => "Aucun de vos ninjas ne peut faire un pas, même de biais.",
        Technique::Sprint => "Aucun de vos ninjas ne peut courir, pas même d’une case.",
        Technique::Leap => "Aucun de vos ninjas n’est devant un trou suivi d’une carte libre.",
        Technique::Shadow => "Il n’y a rien à copier.",
        Technique::Evade => "Aucun de vos ninjas ne peut faire trois pas.",
        Technique::Ambush => "Aucun de vos ninjas ne peut foncer sur un ninja adverse et le pousser.",
    }
}

fn reason(view: &View, mv: &Move) -> String {
    match Why::of(view, mv) {
        Why::Refused(why) => refused(&why).text,
        Why::Starts { card, room } => {
            let room = match room {
                0 => "sans carte libre",
                1 => "avec 1 carte libre",
                _ => return format!("Débute sur {}, avec {room} cartes libres à côté.", valued(card)),
            };
            format!("Débute sur {}, {room} à côté.", valued(card))
        }
        Why::Unseen => "Prend une des cartes mises de côté.".to_owned(),
        Why::Takes { card, left } => {
            format!("Prend {}, et {} reste sur la grille.", valued(card), valued(left))
        }
        Why::Keeps(card) => {
            format!("Ramasse {} : aucune carte mise de côté ne vaut plus.", valued(card))
        }
        Why::Clears(card) => format!("Ramasse {} et ouvre un trou dans la grille.", valued(card)),
        Why::Wins(score) => format!("Met fin à la partie et la gagne avec {}.", points(score)),
        Why::NothingLeft => "Rien d’autre n’est possible.".to_owned(),
        Why::NoGain => "Aucun coup ne rapporterait de point.".to_owned(),
        Why::Stops => "Renonce aux coups qui restent.".to_owned(),
        Why::OnlyMove => "Le seul coup possible, à part passer.".to_owned(),
        Why::Strands(seat) => format!("Ne laisse rien à jouer à {}, pour l’instant.", name(seat)),
        Why::Costs { seat, points: lost, gain: gain @ 1.. } => {
            format!("Coûte {} à {} et en rapporte {}.", points(lost), name(seat), number(gain))
        }
        Why::Costs { seat, points: lost, .. } => format!("Coûte {} à {}.", points(lost), name(seat)),
        Why::Denies { card, seat } => {
            format!("Atteint {} avant {}, dont un ninja est juste à côté.", valued(card), name(seat))
        }
        Why::Gains { points: more, claims, onto } => {
            let more = points(more);
            match (&claims[..], onto) {
                ([], Some(onto)) => format!("Arrive sur {} : {more} de plus.", valued(onto)),
                (_, Some(onto)) => {
                    format!("Ramasse {} et arrive sur {} : {more} de plus.", all_valued(claims), valued(onto))
                }
                (_, None) => format!("Ramasse {} sans un pas : {more} de plus.", all_valued(claims)),
            }
        }
        Why::Opens { before, after } => {
            format!("Donne plus de façons de jouer une carte ensuite : {after} au lieu de {before}.")
        }
        Why::Plain(claims) if claims.is_empty() => "Cherche mieux parmi les cartes mises de côté.".to_owned(),
        Why::Plain(claims) => format!("Ramasse {}.", all_valued(claims)),
    }
}

/// A card as it is spoken.
fn spoken(card: Card) -> String {
    match card {
        Card::Wall => TEXT.wall.to_owned(),
        _ => format!("{}, valeur {}", TEXT.card(card), number(card.value())),
    }
}

fn copies(card: Card, count: u8) -> String {
    match count {
        1 => spoken(card),
        _ => format!("{}, {}", spoken(card), cards(usize::from(count))),
    }
}

fn cell(view: &View, space: Space, marks: &[Mark]) -> String {
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

fn hand_cell(view: &View, seat: Seat, card: Card) -> String {
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

fn peek_cell(view: &View, index: u8) -> String {
    let number = u16::from(index) + 1;
    match view.game().peeked().and_then(|cards| cards.get(usize::from(index)).copied().flatten()) {
        Some(Card::Wall) => format!("Carte de côté {number} : {}, ne se prend pas", TEXT.wall),
        Some(card) => format!("Carte de côté {number} : {}, au choix", spoken(card)),
        None => format!("Carte de côté {number}, cachée"),
    }
}

fn clan_cell(view: &View, seat: Seat) -> String {
    let clan = view.game().clan(seat);
    let said = format!("{}, clan de {} : {}", TEXT.clan(clan), name(seat), TEXT.power(clan));
    match Idle::of_power(view, seat) {
        None => format!("{said}. Utilisable"),
        Some(Idle::Over | Idle::Passed | Idle::Placing | Idle::Waits(_)) => said,
        Some(why) => format!("{said}. {}", idle(why).text.trim_end_matches('.')),
    }
}

fn beside(view: &View, seat: Seat) -> String {
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

fn board(view: &View) -> String {
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
