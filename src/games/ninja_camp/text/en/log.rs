//! English: what happened, how it ended, and what speaks for a move.

use super::refusals::refused;
use super::{TEXT, all_valued, and, counted, name, points, valued};
use crate::games::ninja_camp::text::why::Why;
use crate::games::ninja_camp::text::{Clause, Verdict, clan_rule, listed, number, technique_rule};
use crate::games::ninja_camp::{Deed, Event, Move, Technique, View};
use crate::kernel::{Outcome, Seat};
use crate::ui::lang::Line;

pub(super) fn told(event: &Event) -> Option<(Seat, Line)> {
    let (seat, text, rule) = match *event {
        Event::Placed { seat, space, .. } => (seat, format!("places a ninja on {space}."), "NCA-4"),
        Event::Played { seat, card, copied, deed, .. } => {
            let text = format!("plays {}{}.", played(card, copied), done(seat, &deed));
            (seat, text, technique_rule(card))
        }
        Event::PowerUsed { seat, clan, replayed, copied, deed, .. } => {
            let replayed = replayed
                .map_or_else(String::new, |card| format!(" to play {} once more", played(card, copied)));
            let text = format!("uses the {}{replayed}{}.", TEXT.clan(clan), done(seat, &deed));
            (seat, text, clan_rule(clan))
        }
        Event::Peeked { seat, cards: Some(cards) } => {
            (seat, format!("sees three unused cards: {}.", all_valued(cards)), "NCA-R7")
        }
        Event::Peeked { seat, cards: None } => (seat, "looks at three unused cards.".to_owned(), "NCA-R7"),
        Event::Claimed { seat, space, card } => {
            (seat, format!("claims {} from {space} after all.", valued(card)), "NCA-14")
        }
        Event::TookUnused { seat, card: Some(card) } => (
            seat,
            format!("takes {} from the unused cards; nobody else has seen it.", valued(card)),
            "NCA-R7",
        ),
        Event::TookUnused { seat, card: None } => {
            (seat, "takes one of the three unused cards.".to_owned(), "NCA-R7")
        }
        Event::Revealed { seat, card } => {
            (seat, format!("shows the card taken unseen: {}.", valued(card)), "NCA-R7")
        }
        Event::Passed(seat) => (seat, "passes and is out.".to_owned(), "NCA-11"),
        Event::Gathered { seat, cards } => {
            let cards = all_valued(cards.into_iter().flatten().map(|(_, card)| card));
            (seat, format!("takes the cards under the ninjas: {cards}."), "NCA-16")
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
        Some(copied) => format!("{} as {}", TEXT.technique(card), TEXT.technique(copied)),
        None => TEXT.technique(card).to_owned(),
    }
}

/// What an action did, after a colon.
fn done(seat: Seat, deed: &Deed) -> String {
    let clauses: Vec<String> = Clause::all(seat, deed).iter().map(clause).collect();
    if clauses.is_empty() { String::new() } else { format!(": {}", clauses.join(", ")) }
}

fn clause(clause: &Clause) -> String {
    match clause {
        Clause::Went { from, to, over } if over.is_empty() => format!("from {from} to {to}"),
        Clause::Went { from, to, over } => format!("from {from} to {to} by way of {}", and(over)),
        Clause::Pushed(seat, to) => format!("pushes {}’s ninja to {to}", name(*seat)),
        Clause::Driven(seat, from, to) => format!("drives {}’s ninja from {from} to {to}", name(*seat)),
        Clause::Swapped(seat, at) => format!("swaps with {}’s ninja on {at}", name(*seat)),
        Clause::Shifted(card, from, to) => format!("moves {} from {from} to {to}", valued(*card)),
        Clause::Claims(cards) => format!("claims {}", all_valued(cards.iter().copied())),
        Clause::Reaches(card, space) => format!("claims {} from {space} without moving", valued(*card)),
    }
}

/// After the name of the winner.
fn won(verdict: &Verdict) -> String {
    let points = points(verdict.points);
    let names: Vec<String> = verdict.level.iter().map(|&seat| name(seat).to_owned()).collect();
    match (&names[..], verdict.next) {
        ([], Some((next, score))) => {
            format!("wins with {points}, ahead of {} with {}", name(next), number(score))
        }
        ([], None) => format!("wins with {points}"),
        ([_], _) => format!("wins with {points}: {} has as many, but passed earlier", names[0]),
        _ => format!("wins with {points}: {} have as many, but passed earlier", listed(&names, "and")),
    }
}

pub(super) fn ending(view: &View, outcome: Outcome) -> Line {
    match Verdict::of(view, outcome) {
        Some(verdict) => Line::new(format!("{} {}.", name(verdict.winner), won(&verdict)), verdict.rule()),
        None => Line::new("Everybody has passed.", "NCA-15"),
    }
}

pub(super) fn reason(view: &View, mv: &Move) -> String {
    match Why::of(view, mv) {
        Why::Refused(why) => refused(&why).text,
        Why::Starts { card, room } => {
            let room = counted(room as usize, "free card", "free cards");
            format!("Starts on {}, with {room} beside it.", valued(card))
        }
        Why::Unseen => "Takes one of the unused cards.".to_owned(),
        Why::Takes { card, left } => {
            format!("Takes {}, and {} stays on the grid.", valued(card), valued(left))
        }
        Why::Keeps(card) => format!("Claims {}: no unused card is worth more.", valued(card)),
        Why::Clears(card) => format!("Claims {} and opens a gap in the grid.", valued(card)),
        Why::Wins(score) => format!("Ends the game and wins it with {}.", points(score)),
        Why::NothingLeft => "Nothing else is possible.".to_owned(),
        Why::NoGain => "No move would bring a point now.".to_owned(),
        Why::Stops => "Gives up the moves that are left.".to_owned(),
        Why::OnlyMove => "The only move there is, besides passing.".to_owned(),
        Why::Strands(seat) => format!("Leaves {} nothing to play, as things stand.", name(seat)),
        Why::Costs { seat, points: lost, gain: gain @ 1.. } => {
            format!("Costs {} {} and brings {}.", name(seat), points(lost), number(gain))
        }
        Why::Costs { seat, points: lost, .. } => format!("Costs {} {}.", name(seat), points(lost)),
        Why::Denies { card, seat } => {
            format!("Gets to {} before {}, whose ninja is right beside it.", valued(card), name(seat))
        }
        Why::Gains { points: more, claims, onto } => {
            let more = points(more);
            match (&claims[..], onto) {
                ([], Some(onto)) => format!("Comes to stand on {}: {more} more.", valued(onto)),
                (_, Some(onto)) => {
                    format!(
                        "Claims {} and comes to stand on {}: {more} more.",
                        all_valued(claims),
                        valued(onto)
                    )
                }
                (_, None) => format!("Claims {} without a step: {more} more.", all_valued(claims)),
            }
        }
        Why::Opens { before, after } => {
            format!("Leaves more ways to play a card next time: {after} instead of {before}.")
        }
        Why::Plain(claims) if claims.is_empty() => {
            "Looks for something better among the unused cards.".to_owned()
        }
        Why::Plain(claims) => format!("Claims {}.", all_valued(claims)),
    }
}
