//! French: why not.

use super::{TEXT, a, name, of_clan};
use crate::games::ninja_camp::text::Idle;
use crate::games::ninja_camp::{Clan, Illegal, Technique};
use crate::kernel::Cites;
use crate::ui::lang::Line;

pub(super) fn refused(why: &Illegal) -> Line {
    let text = match *why {
        Illegal::Over => "La partie est finie : tout le monde a passé.".to_owned(),
        Illegal::NotYourTurn(turn) => format!("C’est à {} de jouer.", name(turn)),
        Illegal::PlacesNow(turn) => format!("C’est à {} de poser un ninja.", name(turn)),
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
        Illegal::NotInHand(card) => format!("Vous n’avez pas de carte {} en main.", TEXT.technique(card)),
        Illegal::NothingToCopy => {
            "Aucun adversaire n’a joué de technique que l’Ombre puisse copier.".to_owned()
        }
        Illegal::PowerUsed => "Le pouvoir de votre clan ne sert qu’une fois, et c’est fait.".to_owned(),
        Illegal::NoReplay => "Choisissez la technique que le Manchot rejoue.".to_owned(),
        Illegal::NotThePenguin => "Il n’y a que le Manchot pour rejouer une technique.".to_owned(),
        Illegal::NotInDiscard(card) => {
            format!("Il n’y a pas de carte {} dans votre défausse.", TEXT.technique(card))
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
            format!("Le ninja ne peut pas aller en {space} : il lui faut une carte sans mur ni ninja.")
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
    let not = if named == 0 { String::new() } else { format!(", et non {named}") };
    format!("Tout ou rien : après le départ, il faut {takes}{not}.")
}

pub(super) fn idle(idle: Idle) -> Line {
    let text = match idle {
        Idle::Over => "La partie est finie.".to_owned(),
        Idle::Wall => "Un mur ne se joue jamais.".to_owned(),
        Idle::Trap => "Un piège ne se joue jamais.".to_owned(),
        Idle::Passed => "Qui a passé ne joue plus.".to_owned(),
        Idle::Placing => "Il faut d’abord poser les ninjas.".to_owned(),
        Idle::Waits(turn) => format!("C’est à {} de jouer.", name(turn)),
        Idle::Choosing => "Décidez d’abord quelle carte ramasse le Flamant rose.".to_owned(),
        Idle::NotHeld(card) => format!("Il n’y a pas de carte {} dans cette main.", TEXT.technique(card)),
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
