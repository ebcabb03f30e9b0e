//! French: why not.

use super::{name, on, to_do};
use crate::games::ninja_night::{Illegal, Obstacle};
use crate::kernel::Cites;
use crate::ui::lang::Line;

pub(super) fn refused(why: &Illegal) -> Line {
    let text = match *why {
        Illegal::Over => "La partie est finie : les six minutes sont passées.".to_owned(),
        Illegal::NotYourTurn(turn) => format!("C’est le tour de {}.", name(turn)),
        Illegal::PlaceFirst => "On pose d’abord chaque ninja sur un toit.".to_owned(),
        Illegal::AllPlaced => "Tous les ninjas sont déjà posés.".to_owned(),
        Illegal::PlanFirst => "Chacun règle d’abord son planificateur.".to_owned(),
        Illegal::AlreadyPlanned => "Le planificateur est réglé et le reste.".to_owned(),
        Illegal::LoseFirst(seat) => format!("{} cède d’abord un coffre pour la blessure.", name(seat)),
        Illegal::NothingToLose => "Aucune blessure ne demande de place en ce moment.".to_owned(),
        Illegal::KnockFirst => "Choisissez d’abord le coffre que le kunai fait tomber.".to_owned(),
        Illegal::NothingToKnock => "Aucun kunai n’a touché en ce moment.".to_owned(),
        Illegal::NotPlanned(action) => format!("Vous avez prévu autre chose : {}.", to_do(action)),
        Illegal::ActionOver => "Cette action est terminée.".to_owned(),
        Illegal::OwnRoof(roof) => format!("Votre ninja est déjà sur le {} : visez un autre toit.", on(roof)),
        Illegal::NoVictim(_) => "Il n’y a pas là de rival à viser.".to_owned(),
        Illegal::SameRoof(seat) => {
            format!("{} est sur votre propre toit : on attaque sur un autre.", name(seat))
        }
        Illegal::OffOwnRoof(_) => "Là, votre ninja ne tiendrait pas tout entier sur son toit.".to_owned(),
        Illegal::OffTarget(_) => "Le point visé doit être sur le toit à atteindre.".to_owned(),
        Illegal::WrongLength { length: 0, .. } => {
            "La corde est encore au piquet : tirez-la d’abord.".to_owned()
        }
        Illegal::WrongLength { .. } => "La corde ne se tire pas à cette longueur.".to_owned(),
        Illegal::Blocked(Obstacle::House(roof)) => {
            format!("La maison du {}, plus haute que la vôtre, barre le passage.", on(roof))
        }
        Illegal::Blocked(Obstacle::Tree(_)) => {
            "Un arbre barre le passage, et un arbre dépasse toutes les maisons.".to_owned()
        }
        Illegal::NotOnRoof(_) => "Ce coffre n’est pas sur votre toit.".to_owned(),
        Illegal::NoFreeSlot => "Votre sac est plein : posez d’abord quelque chose.".to_owned(),
        Illegal::TooEarly(round) => format!("Les coffres jaunes restent en place jusqu’à la minute {round}."),
        Illegal::JustDropped(_) => "Vous venez de le poser ce tour-ci : il y reste.".to_owned(),
        Illegal::NotYours(_) | Illegal::NotYoursToPlay(_) | Illegal::NotYoursToLose(_) => {
            "Ce coffre n’est pas dans votre sac.".to_owned()
        }
        Illegal::NotHeld(_) => "Aucun rival ne porte ce coffre.".to_owned(),
        Illegal::Elsewhere(seat) => format!("{} est sur un autre toit.", name(seat)),
        Illegal::NoWound => "Vous n’avez pas de blessure à soigner.".to_owned(),
        Illegal::NoWoundForPotion => "Vous n’avez pas de blessure que la potion soignerait.".to_owned(),
        Illegal::NotThatBonus(_) => "Ce coffre n’est pas ce bonus.".to_owned(),
        Illegal::TooLate(step) => {
            let which = if step == 0 { "première" } else { "seconde" };
            format!("Il est trop tard pour changer la {which} action.")
        }
        Illegal::SameAction(action) => format!("C’est déjà prévu : {}.", to_do(action)),
        Illegal::NotNear(roof) => {
            format!("Le grappin n’atteint pas le {} : trois autres toits sont plus proches.", on(roof))
        }
        Illegal::NothingHeld(seat) => format!("{} ne porte aucun coffre à faire tomber.", name(seat)),
        Illegal::NotTheVictims(_) => "Ce coffre n’est pas dans le sac touché.".to_owned(),
    };
    Line::new(text, why.rule())
}
