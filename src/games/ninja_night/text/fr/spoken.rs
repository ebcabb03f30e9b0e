//! French: what is to be done now, and what a screen reader says. It never tells how far a roof is.

use super::log::ending;
use super::{TEXT, all, both, chest, counted, name, names, on, to_do};
use crate::games::ninja_night::data::Chest;
use crate::games::ninja_night::text::{Mark, Next, Prospect, Task, backs, known, letter, standing};
use crate::games::ninja_night::{Action, Bonus, Cord, Phase, Roof, Slot, Token, View};
use crate::kernel::Seat;
use crate::ui::lang::inner;

pub(super) fn task(view: &View, seat: Seat) -> String {
    match Task::of(view, seat) {
        Task::Over(outcome) => ending(view, outcome).text,
        Task::WaitForPlace(turn) => format!("{} pose un ninja.", name(turn)),
        Task::Place(whose) => format!("Posez le ninja de {} sur le toit de votre choix.", name(whose)),
        Task::Plan => "Prévoyez deux actions en secret.".to_owned(),
        Task::Planned => "Votre planificateur est réglé. Les autres réfléchissent encore.".to_owned(),
        Task::WaitForLoss(victim) => format!("{} choisit le coffre que chasse la blessure.", name(victim)),
        Task::Lose => "Pas de place pour la blessure : choisissez un coffre à céder.".to_owned(),
        Task::WaitForKnock(turn, victim) => {
            format!("{} choisit ce que le kunai fait tomber du sac de {}.", name(turn), name(victim))
        }
        Task::Knock(victim) => format!("Touché ! Choisissez un coffre de {} à faire tomber.", name(victim)),
        Task::Wait(turn, action, step) => {
            format!("{} en est à sa {} action : {}.", name(turn), nth(step), to_do(action))
        }
        Task::Act(action, step, prospect @ (Prospect::Wounded | Prospect::Vain)) => {
            let why = match action {
                _ if prospect == Prospect::Wounded => "votre sac est plein de blessures",
                Action::Move | Action::Attack => "aucun rival n’est sur un autre toit",
                Action::Pick => "il n’y a rien à prendre maintenant sur votre toit",
                Action::Steal => "aucun rival sur votre toit n’a de coffre",
                Action::Heal => "vous n’avez pas de blessure",
            };
            format!("Votre {} action, {}, ne sert à rien : {why}.", nth(step), to_do(action))
        }
        Task::Act(action, step, prospect) => {
            let what = match action {
                _ if prospect == Prospect::Full => "votre sac est plein, posez d’abord quelque chose",
                Action::Move => "touchez le toit à atteindre",
                Action::Attack => "touchez le rival à attaquer",
                Action::Pick => "prenez des coffres sur votre toit",
                Action::Steal => "prenez un coffre à un rival sur votre toit",
                Action::Heal => "défaites-vous d’une blessure",
            };
            format!("Votre {} action, {} : {what}, ou ne faites rien.", nth(step), to_do(action))
        }
        Task::PickFull => "Votre sac est plein : posez quelque chose, ou finissez votre tour.".to_owned(),
        Task::PickOn => "Ramassez encore, ou finissez votre tour.".to_owned(),
        Task::Finish { plays: true, .. } => {
            "Posez des coffres ou jouez des bonus, ou finissez votre tour.".to_owned()
        }
        Task::Finish { drops: true, .. } => "Posez des coffres, ou finissez votre tour.".to_owned(),
        Task::Finish { .. } => "Il ne reste rien à faire : finissez votre tour.".to_owned(),
    }
}

const fn nth(step: u8) -> &'static str {
    if step == 0 { "première" } else { "seconde" }
}

pub(super) fn next(next: Next) -> String {
    match next {
        Next::Wheel(0) => "Choisissez votre première action.".to_owned(),
        Next::Wheel(_) => "Choisissez votre seconde action.".to_owned(),
        Next::Set => "Validez, ou tournez encore.".to_owned(),
        Next::Roof => {
            "Touchez le point du toit à atteindre ; touchez votre toit pour vous y placer ailleurs."
                .to_owned()
        }
        Next::Rival(None) => {
            "Touchez le rival à attaquer ; touchez votre toit pour vous y placer ailleurs.".to_owned()
        }
        Next::Rival(Some(of)) => format!("{} : touchez le rival à viser.", TEXT.bonus(of)),
        Next::Draw(cord, roof) => {
            let end = if cord == Cord::Hook { "grappin" } else { "poing" };
            format!(
                "Vers le {} : tirez le {end} à la distance estimée. Au piquet, rien n’est lancé.",
                on(roof)
            )
        }
        Next::Shift => "Décalez votre ninja sur son toit, ou le point visé.".to_owned(),
        Next::Near => "Grappin : touchez un des toits les plus proches.".to_owned(),
        Next::Change => "Engrenage : choisissez ce que devient l’action.".to_owned(),
        Next::Bonus(of) => format!("{} : {}.", TEXT.bonus(of), does(of)),
        Next::Worth(Some(worth)) => format!("Un coffre qui vaudra {worth} à la fin."),
        Next::Worth(None) => "Un coffre, face cachée.".to_owned(),
    }
}

/// What a bonus does, in the middle of a sentence.
fn does(of: Bonus) -> String {
    inner(TEXT.bonus_short[of as usize])
}

pub(super) fn roof(view: &View, roof: Roof, marks: &[Mark]) -> String {
    let game = view.game();
    let house = game.village().house(roof);
    let mut said = vec![format!("Toit {}", letter(roof)), format!("hauteur {}", house.height() / 100)];
    if house.floor {
        said.push("avec un étage".to_owned());
    }
    let here = standing(view, roof);
    if !here.is_empty() {
        said.push(format!("{} dessus", names(&here)));
    }
    let (pink, yellow) = backs(view, roof);
    if pink > 0 {
        said.push(counted(pink, "coffre rose", "coffres roses"));
    }
    if yellow > 0 {
        said.push(counted(yellow, "coffre jaune", "coffres jaunes"));
    }
    if pink + yellow == 0 {
        said.push("sans coffre".to_owned());
    }
    let known: Vec<String> = known(view, roof).into_iter().map(chest).collect();
    if !known.is_empty() {
        said.push(format!("contenu connu : {}", all(&known)));
    }
    for mark in marks {
        said.push(
            match mark {
                Mark::Open => "à choisir",
                Mark::Designated => "choisi",
                Mark::Hint => "conseillé",
            }
            .to_owned(),
        );
    }
    said.join(", ")
}

pub(super) fn tree(number: usize) -> String {
    format!("Arbre {}, hauteur 10, plus haut que toutes les maisons", number + 1)
}

pub(super) fn token(view: &View, token: Token) -> String {
    let back = if token.is_yellow() { "Coffre jaune" } else { "Coffre rose" };
    match view.game().chest(token) {
        None => format!("{back}, face cachée"),
        Some(Chest::Worth(worth)) => format!("{back} de valeur {worth}"),
        Some(Chest::Bonus(of)) => format!("{} : {}", TEXT.bonus(of), does(of)),
    }
}

pub(super) fn slot(view: &View, slot: Slot) -> String {
    match slot {
        Slot::Free => "Emplacement libre".to_owned(),
        Slot::Wound => "Blessure".to_owned(),
        Slot::Token(of) => token(view, of),
    }
}

pub(super) fn beside(view: &View, seat: Seat) -> String {
    let game = view.game();
    let slots: Vec<String> = game
        .pack(seat)
        .slots()
        .iter()
        .filter(|slot| **slot != Slot::Free)
        .map(|of| slot(view, *of))
        .collect();
    let mut said =
        vec![if slots.is_empty() { "Sac vide".to_owned() } else { format!("Sac : {}", slots.join(", ")) }];
    match game.plan(seat) {
        Some(plan) => said.push(format!("compte {}", both(plan))),
        None if game.planned().has(seat) => said.push("planificateur réglé".to_owned()),
        None => {}
    }
    if !game.used(seat).is_empty() {
        said.push(counted(game.used(seat).len(), "bonus joué", "bonus joués"));
    }
    if game.first() == seat {
        said.push("premier joueur".to_owned());
    }
    said.join(" ; ")
}

pub(super) fn board(view: &View) -> String {
    let game = view.game();
    match game.phase() {
        Phase::Over => "Le village au lever du soleil : onze toits et deux arbres.".to_owned(),
        _ => format!("Le village à la minute {} sur 6 : onze toits et deux arbres.", game.round()),
    }
}
