//! French: what happened, how it ended, and what speaks for a move.

use super::refusals::refused;
use super::{TEXT, all_valued, and, name, of_clan, points, valued};
use crate::games::ninja_camp::text::why::Why;
use crate::games::ninja_camp::text::{Clause, Verdict, clan_rule, listed, number, technique_rule};
use crate::games::ninja_camp::{Deed, Event, Move, Technique, View};
use crate::kernel::{Outcome, Seat};
use crate::ui::lang::Line;

pub(super) fn told(event: &Event) -> Option<(Seat, Line)> {
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

pub(super) fn ending(view: &View, outcome: Outcome) -> Line {
    match Verdict::of(view, outcome) {
        Some(verdict) => Line::new(format!("{} {}.", name(verdict.winner), won(&verdict)), verdict.rule()),
        None => Line::new("Tout le monde a passé.", "NCA-15"),
    }
}

pub(super) fn reason(view: &View, mv: &Move) -> String {
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
