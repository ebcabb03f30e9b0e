//! French.

use super::facts::{Task, Verdict, held, shown};
use super::why::Why;
use super::{Choice, GameWords, Mark, Score, Text, listed};
use crate::games::ninja_dice::data::{HOURGLASSES, ROUNDS, SkillFace, ThreatFace, house_dice};
use crate::games::ninja_dice::{Event, HouseFace, Illegal, Move, Target, Threat, View};
use crate::kernel::{Cites, Outcome, Seat, Seats};
use crate::ui::lang::{Line, lower};
use crate::ui::stage::names::sign as name;

pub(super) static TEXT: Text = Text {
    lid: GameWords {
        name: "Ninja Dice",
        tagline: "Lancez, tentez le sort et gare aux flèches\u{a0}: chaque dé frappe là où il tombe.",
        credit: "Rocco Privetera\u{a0}; Greenbrier Games, 2013",
        chart: "Trésors",
        seats: &["Soleil", "Vague", "Cèdre", "Lune", "Torii"],
    },
    skill_faces: ["Combat", "Furtivité", "Crochetage", "Ninja", "Fortune", "Flèche attrapée"],
    threat_faces: ["Sablier", "Flèche", "Flèche attrapée"],
    house_faces: ["Verrou", "Garde", "Habitant", "Deux gardes", "Deux habitants"],
    throw_for_me: "Lancer pour moi",
    throw_for: [
        "Lancer pour \u{e000}",
        "Lancer pour \u{e001}",
        "Lancer pour \u{e002}",
        "Lancer pour \u{e003}",
        "Lancer pour \u{e004}",
    ],
    has_thrown: [
        "\u{e000} a lancé",
        "\u{e001} a lancé",
        "\u{e002} a lancé",
        "\u{e003} a lancé",
        "\u{e004} a lancé",
    ],
    forces: ["Force\u{a0}: douce", "Force\u{a0}: moyenne", "Force\u{a0}: grande"],
    aims: ["Visée\u{a0}: gauche", "Visée\u{a0}: milieu", "Visée\u{a0}: droite"],
    loupe: ["Regarder de plus près", "Voir toute la table"],
    steal_nothing: "Ne rien voler",
    boost_nothing: "Ne rien renforcer",
    throw_again: "Relancer",
    stop: "S’arrêter et prendre",
    lay: "Réarranger",
    laid: "C’est bien ainsi",
    lay_back: "Comme ils sont tombés",
    steps: ["← Gauche", "↑ Haut", "↓ Bas", "→ Droite", "↺ À gauche", "↻ À droite"],
    house: "Maison",
    skills: "Dés de compétence",
    threats: "Dés de menace",
    places: "Places à la table",
    ready: "Ninjas, prêts, lancez\u{a0}!",
    stop_now: "S’arrêter",
    whole_house: "Maison entière",
    left: |seat| format!("{}\u{a0}:", name(seat)),
    brought: |took, late| match (took, late) {
        (_, true) => "hors délai".to_owned(),
        (0, _) => "rien".to_owned(),
        _ => format!("+{took}"),
    },
    task,
    marking: |thrown, worth| match (thrown, worth) {
        (0, _) => format!("Arrêtez-vous avec {}, ou marquez des dés à relancer.", treasures(worth)),
        (1, _) => "Un dé sera relancé. Glissez les autres où vous voulez.".to_owned(),
        (5, _) => "Les cinq dés seront relancés.".to_owned(),
        _ => format!("{thrown} dés seront relancés. Glissez les autres où vous voulez."),
    },
    laying: |view, die| match die.and_then(|(die, lies)| Some((face(view, die)?, lies))) {
        Some((face, [left, far, turned])) => format!(
            "{}\u{a0}: à {left} cm de la gauche, à {far} cm du bord d’en face, tourné de {turned}°.",
            TEXT.skill_face(face)
        ),
        None => "Choisissez un dé qui reste, puis déplacez-le avec les boutons, ou glissez-le.".to_owned(),
    },
    all_at_once: "Les dés roulent quand tous ont lancé.",
    still_to_throw: |seats| match seats {
        [] => "Les dés roulent.".to_owned(),
        [one] => format!("{} doit encore lancer.", name(*one)),
        _ => format!("{} doivent encore lancer.", names(seats)),
    },
    odds: |beats, ends| match beats {
        Some(beats) => {
            format!(
                "Prochain lancer\u{a0}: {beats}\u{a0}% de battre la maison, {ends}\u{a0}% pour le quatrième sablier."
            )
        }
        None => format!("Prochain lancer\u{a0}: {ends}\u{a0}% pour le quatrième sablier."),
    },
    told,
    refused,
    reason,
    ending,
    score: Score { caption: "Décompte final", player: "Joueur", treasures: "Trésors" },
    skill_cell,
    threat_cell,
    house_cell,
    place_cell,
    hourglasses: |count| match count {
        0 => "Aucun sablier près de la maison".to_owned(),
        1 => format!("1 sablier sur {HOURGLASSES} près de la maison"),
        _ => format!("{count} sabliers sur {HOURGLASSES} près de la maison"),
    },
    beside: |view, seat| {
        let safe = if view.game().is_protected(seat) { ", à l’abri" } else { "" };
        format!("{}\u{a0}: {}{safe}", name(seat), treasures(view.game().treasures(seat)))
    },
    first: Choice {
        label: "Qui commence",
        hint: "Le premier ninja de chaque manche\u{a0}; les autres suivent dans le sens horaire.",
        values: ["Au sort", "Soleil", "Vague", "Cèdre", "Lune", "Torii"],
    },
};

fn names(seats: &[Seat]) -> String {
    listed(&seats.iter().map(|&seat| name(seat).to_owned()).collect::<Vec<_>>(), "et")
}

fn treasures(count: u8) -> String {
    match count {
        0 => "aucun trésor".to_owned(),
        1 => "1 trésor".to_owned(),
        _ => format!("{count} trésors"),
    }
}

fn dice(count: u8, kind: &str) -> String {
    match count {
        1 => format!("votre dé de {kind}"),
        _ => format!("vos {count} dés de {kind}"),
    }
}

fn face(view: &View, die: u8) -> Option<SkillFace> {
    view.game().skills().get(usize::from(die)).copied().flatten().map(|lying| lying.face)
}

fn faces(shown: &[SkillFace]) -> String {
    listed(&shown.iter().map(|&face| lower(TEXT.skill_face(face))).collect::<Vec<_>>(), "et")
}

fn threat((shown, count): (ThreatFace, usize)) -> String {
    let [one, several] = match shown {
        ThreatFace::Hourglass => ["un sablier", "sabliers"],
        ThreatFace::Arrow => ["une flèche", "flèches"],
        ThreatFace::Caught => ["une flèche attrapée", "flèches attrapées"],
    };
    if count == 1 { one.to_owned() } else { format!("{count} {several}") }
}

fn task(view: &View, seat: Seat) -> String {
    match Task::of(view, seat) {
        Task::Over(outcome) => ending(view, outcome).text,
        Task::ThrowSkills(count) => {
            format!("Ninjas, prêts, lancez\u{a0}! Prenez {}, glissez et lâchez.", dice(count, "compétence"))
        }
        Task::ThrowThreats(count) => {
            format!("Ninjas, prêts, lancez\u{a0}! Prenez {}, glissez et lâchez.", dice(count, "menace"))
        }
        Task::WaitForThrows(seats) => (TEXT.still_to_throw)(&seats),
        Task::Aim => "Votre flèche\u{a0}: choisissez un dé devant elle, ou ne volez rien.".to_owned(),
        Task::WaitForArrow(roller) => format!("{} vise avec une flèche.", name(roller)),
        Task::Boost => {
            "Votre fortune\u{a0}: choisissez devant elle un dé qui comptera quatre fois.".to_owned()
        }
        Task::Decide(worth) => (TEXT.marking)(0, worth),
        Task::MustStop(worth) => {
            format!("C’était le dernier lancer\u{a0}: arrêtez-vous avec {}.", treasures(worth))
        }
        Task::Wait(ninja) => format!("{} réfléchit.", name(ninja)),
    }
}

fn told(event: &Event) -> Option<(Seat, Line)> {
    let (seat, text, rule) = match *event {
        Event::House { first, round, active, by, faces } => {
            let all: Vec<String> =
                faces.iter().take(house_dice(round)).map(|&face| lower(TEXT.house_face(face))).collect();
            let (who, round) = (name(active), round + 1);
            let text = format!(
                "lance une maison pour {who}, manche {round} sur {ROUNDS}\u{a0}: {}.",
                listed(&all, "et")
            );
            (by, text, if first { "NDI-16" } else { "NDI-22" })
        }
        Event::Dealt(_) | Event::Ready(_) | Event::Laid { .. } | Event::Left { .. } => return None,
        Event::Thrown { tumble, .. } => {
            let (skills, others) = shown(event);
            let mut text = format!("lance {}", faces(&skills));
            for (seat, shown) in others {
                let shown: Vec<String> = shown.into_iter().map(threat).collect();
                text += &format!("\u{a0}; {} {}", name(seat), listed(&shown, "et"));
            }
            (tumble.active, text + ".", "NDI-8")
        }
        Event::Shot { seat, hit: Some((_, owner)), .. } => {
            (seat, format!("prend un trésor à {} avec une flèche.", name(owner)), "NDI-10")
        }
        Event::Shot { seat, hit: None, .. } => (seat, "a une flèche et ne vole rien.".to_owned(), "NDI-R2"),
        Event::Missed { seat, safe: Seats::NONE, .. } => {
            (seat, "a une flèche, mais rien à prendre devant elle.".to_owned(), "NDI-10")
        }
        Event::Missed { seat, safe, .. } => {
            let safe = names(&safe.iter().collect::<Vec<_>>());
            (seat, format!("a une flèche, mais une flèche attrapée protège {safe}."), "NDI-12")
        }
        Event::Kept { seat, total: 1, .. } => {
            (seat, format!("a 1 sablier sur {HOURGLASSES} près de la maison."), "NDI-14")
        }
        Event::Kept { seat, total, .. } => {
            (seat, format!("a {total} sabliers sur {HOURGLASSES} près de la maison."), "NDI-14")
        }
        Event::Boosted { seat, die: Some((_, face, times)), .. } => {
            let face = lower(TEXT.skill_face(face));
            (seat, format!("met une fortune sur un dé\u{a0}: {face}, qui compte {times} fois."), "NDI-5")
        }
        Event::Boosted { seat, die: None, .. } => {
            (seat, "ne renforce rien avec une fortune.".to_owned(), "NDI-7")
        }
        Event::OutOfTime(seat) => (
            seat,
            "manque de temps\u{a0}: le quatrième sablier finit le tour sans rien rapporter.".to_owned(),
            "NDI-9",
        ),
        Event::Took { seat, treasures: worth, whole, quiet, .. } => match (whole, quiet) {
            (true, true) => {
                (seat, format!("prend la maison entière sans combat\u{a0}: {}.", treasures(worth)), "NDI-25")
            }
            (true, false) => {
                (seat, format!("prend la maison entière\u{a0}: {}.", treasures(worth)), "NDI-24")
            }
            (false, _) => (seat, format!("s’arrête et prend {}.", treasures(worth)), "NDI-18"),
        },
        Event::Ended { winners, treasures } => {
            let verdict = Verdict::new(winners, &treasures)?;
            (verdict.winner, format!("{}.", won(&verdict)), verdict.rule())
        }
    };
    Some((seat, Line::new(text, rule)))
}

/// After the name of the winner.
fn won(verdict: &Verdict) -> String {
    let treasures = treasures(verdict.treasures);
    match &verdict.level[..] {
        [] => format!("gagne avec {treasures}"),
        level => format!("partage la victoire avec {}\u{a0}: {treasures} chacun", names(level)),
    }
}

fn ending(view: &View, outcome: Outcome) -> Line {
    let all: Vec<u8> = Seat::all(view.game().seats()).map(|seat| view.game().treasures(seat)).collect();
    match Verdict::new(outcome.winners, &all) {
        Some(verdict) => Line::new(format!("{} {}.", name(verdict.winner), won(&verdict)), verdict.rule()),
        None => Line::new("Les trois manches sont jouées.", "NDI-26"),
    }
}

fn die(target: Target) -> String {
    match target {
        Target::Skill(die) => format!("Dé de compétence {}", die + 1),
        Target::Threat(die) => format!("Dé de menace {}", die + 1),
    }
}

fn refused(why: &Illegal) -> Line {
    let text = match *why {
        Illegal::Over => "La partie est finie\u{a0}: les trois manches sont jouées.".to_owned(),
        Illegal::NoDice => "Vous n’avez pas de dé pour ce lancer.".to_owned(),
        Illegal::AlreadyThrown => "Vous avez déjà lancé\u{a0}; attendez les autres.".to_owned(),
        Illegal::ThrowFirst(seats) => {
            format!("D’abord, on lance les dés\u{a0}: {}.", names(&seats.iter().collect::<Vec<_>>()))
        }
        Illegal::NothingToThrow => "Tous les dés sont déjà sur la table.".to_owned(),
        Illegal::TooFar => "Lâchez les dés plus près de votre place au bord.".to_owned(),
        Illegal::TooSlow => "C’était trop doux\u{a0}: les dés doivent rouler.".to_owned(),
        Illegal::TooFast => "C’était trop fort\u{a0}: les dés quitteraient la table.".to_owned(),
        Illegal::ArrowFirst(seat) => format!("D’abord, {} décide ce que touche la flèche.", name(seat)),
        Illegal::NoArrow => "Il n’y a pas de flèche à tirer maintenant.".to_owned(),
        Illegal::NotOnTable(target) => format!("{}\u{a0}: il n’est pas sur la table.", die(target)),
        Illegal::OwnDie(target) => format!("{}\u{a0}: c’est le vôtre.", die(target)),
        Illegal::BehindArrow(target) => format!("{}\u{a0}: il n’est pas devant la flèche.", die(target)),
        Illegal::Protected(seat) => {
            format!("{} a attrapé une flèche et ne craint rien dans ce lancer.", name(seat))
        }
        Illegal::NothingToSteal(seat) => format!("{} n’a aucun trésor à prendre.", name(seat)),
        Illegal::FortuneFirst(_) => "Décidez d’abord ce que renforce la fortune.".to_owned(),
        Illegal::NoFortune => "Il n’y a pas de fortune à utiliser maintenant.".to_owned(),
        Illegal::BoostsItself => "Une fortune renforce un autre dé, jamais elle-même.".to_owned(),
        Illegal::NoSkill(_) => {
            "Ce dé ne montre aucune compétence qu’une fortune puisse renforcer.".to_owned()
        }
        Illegal::BehindFortune(number) => {
            format!("{}\u{a0}: il n’est pas devant la fortune.", die(Target::Skill(number)))
        }
        Illegal::NotTheNinja(ninja) => format!("C’est à {} de décider.", name(ninja)),
        Illegal::NoHouseDie(_) => "La maison de cette manche n’a pas ce dé.".to_owned(),
        Illegal::NinjaUse(number) => {
            format!(
                "{}\u{a0}: dites ce qu’il vaut s’il montre un ninja, et seulement alors.",
                die(Target::Skill(number))
            )
        }
        Illegal::TooFew { skill, needed, have } => {
            format!("{}\u{a0}: il en faut {needed}, et vous en avez {have}.", TEXT.skill(skill))
        }
        Illegal::OneWay { skill, needed, have } => format!(
            "Une seule méthode pour tous les gardes, et une pour tous les habitants\u{a0}: il faut {needed} fois {}, et vous l’avez {have} fois.",
            lower(TEXT.skill(skill))
        ),
        Illegal::PickSome => "Marquez au moins un dé à relancer.".to_owned(),
        Illegal::FortuneStays { .. } => "Un dé renforcé emporte sa fortune.".to_owned(),
        Illegal::LaidAndThrown(_) => "Un dé relancé ne se pose nulle part.".to_owned(),
        Illegal::OffTable(_) => "Le dé ne serait pas sur la table.".to_owned(),
        Illegal::Overlap(..) => "Deux dés ne peuvent pas être au même endroit.".to_owned(),
        Illegal::FortuneAway { .. } => "Une fortune reste à côté du dé qu’elle renforce.".to_owned(),
        Illegal::LastThrow => "C’était le dernier lancer de ce tour\u{a0}: il faut s’arrêter.".to_owned(),
    };
    Line::new(text, why.rule())
}

fn reason(view: &View, mv: &Move) -> String {
    match Why::of(view, mv) {
        Why::Refused(why) => refused(&why).text,
        Why::Gentle => "Un lancer doux va où la main l’envoie.".to_owned(),
        Why::Hard => "Un lancer vif porte les dés loin.".to_owned(),
        Why::Plain => "Un lancer ordinaire vers le milieu.".to_owned(),
        Why::Robs(owner, has) => format!("Prend à {}, qui a {}.", name(owner), treasures(has)),
        Why::Spares => "Rien ici ne vaut la peine d’être pris.".to_owned(),
        Why::Boosts { face, times, whole: true, .. } => {
            format!("{} compte {times} fois, et toute la maison tombe.", TEXT.skill_face(face))
        }
        Why::Boosts { face, times, dice: 1, .. } => {
            format!("{} compte {times} fois\u{a0}: un dé de maison serait battu.", TEXT.skill_face(face))
        }
        Why::Boosts { face, times, dice, .. } => {
            format!(
                "{} compte {times} fois\u{a0}: {dice} dés de maison seraient battus.",
                TEXT.skill_face(face)
            )
        }
        Why::KeepsFortune => "Aucun dé devant cette fortune n’en vaut la peine.".to_owned(),
        Why::Wins(treasures) => format!("Gagne la partie avec {}.", self::treasures(treasures)),
        Why::Safe(worth, 0) => {
            format!("Assure {}\u{a0}: un lancer de plus promet moins.", treasures(worth))
        }
        Why::Safe(worth, ends) => format!(
            "Assure {}\u{a0}: un lancer de plus finit le tour pour rien dans {ends} cas sur 100.",
            treasures(worth)
        ),
        Why::Nothing => "Il n’y a plus rien à espérer.".to_owned(),
        Why::Hopes { kept, thrown, house } if kept.is_empty() => {
            format!("Relance les {thrown} dés pour une maison qui vaut {}.", treasures(house))
        }
        Why::Hopes { kept, house, .. } => {
            format!("Garde {} et espère la maison entière, qui vaut {}.", faces(&kept), treasures(house))
        }
    }
}

fn marked(mut said: String, marks: &[Mark]) -> String {
    for mark in marks {
        said += match mark {
            Mark::Can => ", peut être choisi",
            Mark::Again => ", sera relancé",
            Mark::Chosen => ", choisi pour être déplacé",
            Mark::Across(place) => [
                ", posé tout à gauche",
                ", posé à gauche",
                ", posé au milieu",
                ", posé à droite",
                ", posé tout à droite",
            ][*place % 5],
            Mark::Down(place) => {
                [", bord opposé", ", moitié opposée", ", centre", ", moitié proche", ", bord proche"]
                    [*place % 5]
            }
            Mark::Taken => ", battu",
            Mark::By(skill) => [" par combat", " par furtivité", " par crochetage"][*skill as usize],
            Mark::As(skill) => [", vaut combat", ", vaut furtivité", ", vaut crochetage"][*skill as usize],
            Mark::Left => ", pourrait être battu, laissé",
            Mark::Protected => ", à l’abri",
            Mark::Acts => ", maintenant",
            Mark::Thrown => ", a lancé",
            Mark::Hint => ", conseil",
        };
    }
    said
}

fn skill_cell(view: &View, number: u8, marks: &[Mark]) -> String {
    let game = view.game();
    let said = match game.skills().get(usize::from(number)).copied().flatten() {
        None => format!("{}, dans la main de {}", die(Target::Skill(number)), name(game.active())),
        Some(lying) => {
            let mut said =
                format!("{}\u{a0}: {}", die(Target::Skill(number)), lower(TEXT.skill_face(lying.face)));
            match game.means().0[usize::from(number)] {
                Some((_, times)) if times > 1 => said += &format!(", compte {times} fois"),
                _ => {}
            }
            if let Some(boosted) = lying.boosts {
                said += &format!(", renforce {}", lower(&die(Target::Skill(boosted))));
            }
            said
        }
    };
    marked(said, marks)
}

fn threat_cell(view: &View, number: u8, marks: &[Mark]) -> String {
    let said = die(Target::Threat(number));
    let said = match view.game().threats().get(usize::from(number)) {
        Some(Threat::Held(seat)) => format!("{said}, dans la main de {}", name(*seat)),
        Some(Threat::Lying { seat, face, .. }) => {
            format!("{said}\u{a0}: {}, lancé par {}", lower(TEXT.threat_face(*face)), name(*seat))
        }
        Some(Threat::Kept) => format!("{said}\u{a0}: sablier près de la maison"),
        _ => format!("{said}, mis de côté"),
    };
    marked(said, marks)
}

fn house_cell(view: &View, number: u8, marks: &[Mark]) -> String {
    let said = match view.game().house().get(usize::from(number)) {
        Some(face) => format!("Dé de maison {}\u{a0}: {}", number + 1, lower(TEXT.house_face(*face))),
        None => format!("Pas de dé de maison {} dans cette manche", number + 1),
    };
    let needs = match view.game().house().get(usize::from(number)) {
        Some(HouseFace::Lock) => ", demande un crochetage",
        Some(HouseFace::Guard | HouseFace::Resident) => ", demande une furtivité ou un combat",
        Some(_) => ", demande deux furtivités ou deux combats",
        None => "",
    };
    marked(said + needs, marks)
}

fn place_cell(view: &View, seat: Seat, marks: &[Mark]) -> String {
    let game = view.game();
    let mut said = format!("{}, {}", name(seat), treasures(game.treasures(seat)));
    let skills = game.skills().iter().filter(|die| die.is_none()).count();
    if seat == game.active() {
        match skills {
            0 => {}
            1 => said += ", tient 1 dé de compétence",
            _ => said += &format!(", tient {skills} dés de compétence"),
        }
    }
    match held(view, seat) {
        0 => {}
        1 => said += ", tient 1 dé de menace",
        count => said += &format!(", tient {count} dés de menace"),
    }
    marked(said, marks)
}
