//! French: what happened, and why.

use super::{TEXT, bonus, both, chest, counted, name, names, on, to_do};
use crate::games::ninja_night::text::why::{Purpose, Why, is_bonus};
use crate::games::ninja_night::text::{Won, bonus_rule, millimetres};
use crate::games::ninja_night::{Bonus, Cord, Event, Move, Score, Stretch, Verdict, View};
use crate::kernel::{Cites, Outcome, Seat, Seats};
use crate::ui::lang::Line;

pub(super) fn told(event: &Event) -> Option<(Seat, Line)> {
    let (seat, text, rule) = match *event {
        Event::Placed { by, seat, standing } => {
            (by, format!("pose le ninja de {} sur le {}.", name(seat), on(standing.roof)), "NNI-5")
        }
        Event::Planned { seat, plan: Some(plan) } => {
            (seat, format!("prévoit en secret : {}.", both(plan)), "NNI-6")
        }
        Event::Planned { seat, plan: None } => (seat, "a réglé son planificateur.".to_owned(), "NNI-6"),
        Event::Revealed(plans) => {
            let one = |(seat, plan): (u8, &Option<_>)| {
                // The first name stands before the sentence.
                let who = if seat == 0 { String::new() } else { format!("{} ", name(Seat::new(seat))) };
                plan.map(|plan| format!("{who}compte {}", both(plan)))
            };
            let shown: Vec<String> = (0..).zip(&plans).filter_map(one).collect();
            (Seat::new(0), format!("{}.", shown.join(" ; ")), "NNI-6")
        }
        Event::Leapt { seat, stretch, .. } => {
            let done = if stretch.is_success() { "saute" } else { "tente de sauter" };
            let text =
                format!("{done} du {} au {} : {}.", on(stretch.from), on(stretch.target), verdict(&stretch));
            (seat, text, if stretch.is_success() { "NNI-13" } else { "NNI-14" })
        }
        Event::Attacked { seat, victim, stretch, .. } => {
            let text =
                format!("attaque {} sur le {} : {}.", name(victim), on(stretch.target), verdict(&stretch));
            (seat, text, "NNI-18")
        }
        Event::Shot { seat, bonus: of, victim, stretch } => {
            let text = format!(
                "lance {} vers {} sur le {} : {}.",
                bonus(of),
                name(victim),
                on(stretch.target),
                verdict(&stretch)
            );
            (seat, text, bonus_rule(of))
        }
        Event::Wounded(seat) => (seat, "subit une blessure.".to_owned(), "NNI-25"),
        Event::Unhurt(seat) => {
            (seat, "a déjà quatre blessures et n’en subit pas d’autre.".to_owned(), "NNI-26")
        }
        Event::MustLose(seat) => {
            (seat, "n’a pas de place pour la blessure et doit céder un coffre.".to_owned(), "NNI-25")
        }
        Event::Lost { seat, roof, .. } => {
            (seat, format!("cède un coffre, désormais sur le {}.", on(roof)), "NNI-25")
        }
        Event::Picked { seat, chest: Some(of), .. } => (seat, format!("ramasse {}.", chest(of)), "NNI-19"),
        Event::Picked { seat, token, chest: None } => {
            (seat, format!("ramasse un coffre {}.", back(token.is_yellow())), "NNI-19")
        }
        Event::Stolen { seat, victim, chest: Some(of), .. } => {
            (seat, format!("vole à {} {}.", name(victim), chest(of)), "NNI-21")
        }
        Event::Stolen { seat, victim, token, chest: None } => {
            (seat, format!("vole à {} un coffre {}.", name(victim), back(token.is_yellow())), "NNI-21")
        }
        Event::Healed { seat, wounds } => {
            (seat, format!("soigne {}.", counted(usize::from(wounds), "blessure", "blessures")), "NNI-22")
        }
        Event::Dropped { seat, roof, .. } => (seat, format!("pose un coffre sur le {}.", on(roof)), "NNI-23"),
        Event::Played { seat, bonus: of, .. } => (seat, format!("joue {}.", bonus(of)), bonus_rule(of)),
        Event::Changed { seat, step, from, to } => {
            let which = if step == 0 { "première" } else { "seconde" };
            let text = format!("change sa {which} action : {} au lieu de {}.", to_do(to), to_do(from));
            (seat, text, bonus_rule(Bonus::Gear))
        }
        Event::Grappled { seat, from, standing } => {
            let text = format!("s’élance du {} au {}.", on(from), on(standing.roof));
            (seat, text, bonus_rule(Bonus::Grapple))
        }
        Event::Knocked { victim, roof, .. } => {
            (victim, format!("perd un coffre, désormais sur le {}.", on(roof)), bonus_rule(Bonus::Kunai))
        }
        Event::Finished { seat, action, skipped: true } => {
            (seat, format!("renonce à son action : {}.", to_do(action)), "NNI-8")
        }
        Event::Finished { skipped: false, .. } => return None,
        Event::Moon { round, first } => (first, format!("joue en premier à la minute {round}."), "NNI-9"),
        Event::Ended { winners, scores, .. } => {
            let (text, rule) = won(winners, &scores);
            (winners.first()?, format!("{text}."), rule)
        }
    };
    Some((seat, Line::new(text, rule)))
}

const fn back(yellow: bool) -> &'static str {
    if yellow { "jaune" } else { "rose" }
}

pub(super) fn laid(seat: Seat, stretch: &Stretch) -> String {
    format!("{}, du {} au {} : {}.", name(seat), on(stretch.from), on(stretch.target), verdict(stretch))
}

fn verdict(stretch: &Stretch) -> String {
    let end = if stretch.cord == Cord::Hook { "le grappin" } else { "le poing" };
    match stretch.verdict {
        Verdict::On => format!("{end} est sur le toit"),
        Verdict::Short(by) => format!("{end} est trop court de {} mm", millimetres(by, ',')),
        Verdict::Past(by) => format!("{end} dépasse de {} mm", millimetres(by, ',')),
        Verdict::Beside => format!("sur cette ligne, aucune longueur n’aurait mis {end} sur le toit"),
    }
}

/// After the name of the first winner.
fn won(winners: Seats, scores: &[Score]) -> (String, &'static str) {
    let (decided, Score { value, chests, bonuses }) = Won::of(winners, scores);
    let chests = counted(usize::from(chests), "coffre", "coffres");
    let text = match &decided {
        Won::Nobody => "gagne".to_owned(),
        Won::Together(others) => format!("partage la victoire avec {}, à {value} chacun", names(others)),
        Won::Value => format!("gagne avec {value} en {chests}"),
        Won::Chests => {
            format!("gagne avec {value} : à égalité, plus de coffres avec une valeur, {chests}")
        }
        Won::Bonuses => format!("gagne avec {value} : à égalité, moins de bonus joués, {bonuses}"),
    };
    (text, decided.rule())
}

pub(super) fn ending(view: &View, outcome: Outcome) -> Line {
    let game = view.game();
    let scores: Vec<Score> = Seat::all(game.seats()).map(|seat| game.score(seat)).collect();
    let (text, rule) = won(outcome.winners, &scores);
    Line::new(format!("{} {text}.", outcome.winners.first().map_or("", name)), rule)
}

pub(super) fn reason(view: &View, mv: &Move) -> String {
    let chests = |count: usize| counted(count, "coffre", "coffres");
    match Why::of(view, mv) {
        Why::Starts(seat, roof, count) => {
            format!("Le ninja de {} commence sur le {}, avec {}.", name(seat), on(roof), chests(count))
        }
        Why::Plans(plan) => {
            let why = plan.map(|(action, purpose)| match purpose {
                Purpose::Chests(count) => {
                    format!("{} ({} sur votre toit)", TEXT.action(action), chests(count))
                }
                Purpose::Company(seat) => {
                    format!("{} ({} est sur votre toit)", TEXT.action(action), name(seat))
                }
                Purpose::Wounds(count) => {
                    format!("{} ({})", TEXT.action(action), counted(count, "blessure", "blessures"))
                }
                Purpose::Plain => TEXT.action(action).to_owned(),
            });
            format!("{}, puis {}.", why[0], why[1])
        }
        Why::ToChests(roof, count) => format!("Il y a {} sur le {}.", chests(count), on(roof)),
        Why::ToRival(roof, seat) => format!("{} est sur le {}.", name(seat), on(roof)),
        Why::Away(roof) => format!("Il n’y a personne sur le {}.", on(roof)),
        Why::Hits(seat, count) => format!("{} porte {}.", name(seat), chests(count)),
        Why::Takes(Some(of)) => format!("C’est {}.", chest(of)),
        Why::Takes(None) => "Il peut cacher quelque chose de bon.".to_owned(),
        Why::Heals(count) => {
            format!("Libère de la place : {} de moins.", counted(count, "blessure", "blessures"))
        }
        Why::MakesRoom => "Fait de la place dans le sac.".to_owned(),
        Why::Changes(from, to) => format!("{} sert mieux maintenant que {}.", TEXT.action(to), to_do(from)),
        Why::Spares(of) if is_bonus(of).is_some() => "Un bonus ne compte pas à la fin.".to_owned(),
        Why::Spares(Some(of)) => format!("C’est {} qui part.", chest(of)),
        Why::Spares(None) => "Il faut bien céder quelque chose.".to_owned(),
        Why::Rival(token) if token.is_yellow() => "Un coffre jaune vaut 4 ou 5.".to_owned(),
        Why::Rival(_) => "Il ne comptera plus pour son porteur.".to_owned(),
        Why::Ends(action) => format!("Il n’y a plus rien à gagner de cette action : {}.", to_do(action)),
    }
}
