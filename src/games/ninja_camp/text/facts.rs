//! What is to be said of cards, deeds and scores, in whatever language.

use super::{cards_only, clan_rule, moves};
use crate::games::ninja_camp::{Card, Clan, Deed, Move, Phase, Space, Technique, View, Way};
use crate::kernel::{Outcome, Seat};

/// Why nothing can be done with a card or a clan power just now.
#[derive(Clone, Copy)]
pub(super) enum Idle {
    Over,
    /// Walls are in no hand.
    Wall,
    Trap,
    Passed,
    Placing,
    /// It is this seat's turn.
    Waits(Seat),
    Choosing,
    NotHeld(Technique),
    NothingToCopy,
    /// No ninja can do what this technique asks for.
    NoWay(Technique),
    /// Nor what the technique asks for that a Shadow would copy.
    NoShadow(Technique),
    Used(Clan),
    /// The Penguin has no technique in the discard pile.
    NothingPlayed,
    /// No ninja can do what this clan's power asks for.
    NoPower(Clan),
}

impl Idle {
    pub(super) fn of_card(view: &View, seat: Seat, card: Card) -> Option<Self> {
        let game = view.game();
        let technique = match card {
            _ if game.phase() == Phase::Over => return Some(Self::Over),
            Card::Wall => return Some(Self::Wall),
            Card::Trap => return Some(Self::Trap),
            Card::Technique(technique) => technique,
        };
        if let Some(idle) = Self::of_seat(view, seat) {
            return Some(idle);
        }
        let copied = game.copied_by(seat).map(|(_, copied)| copied);
        let plays = |mv: &Move| matches!(mv, Move::Play { card, .. } if *card == technique);
        match (technique, copied) {
            _ if !game.holds(seat, technique) => Some(Self::NotHeld(technique)),
            (Technique::Shadow, None) => Some(Self::NothingToCopy),
            _ if cards_only(view, seat).iter().any(plays) => None,
            (Technique::Shadow, Some(copied)) => Some(Self::NoShadow(copied)),
            _ => Some(Self::NoWay(technique)),
        }
    }

    pub(super) fn of_power(view: &View, seat: Seat) -> Option<Self> {
        let game = view.game();
        let clan = game.clan(seat);
        if game.has_used_power(seat) {
            return Some(Self::Used(clan));
        }
        if let Some(idle) = Self::of_seat(view, seat) {
            return Some(idle);
        }
        if clan == Clan::Penguin && game.discard(seat).techniques().next().is_none() {
            return Some(Self::NothingPlayed);
        }
        let usable = moves(view, seat).iter().any(|mv| matches!(mv, Move::Power { .. }));
        (!usable).then_some(Self::NoPower(clan))
    }

    fn of_seat(view: &View, seat: Seat) -> Option<Self> {
        let game = view.game();
        match game.phase() {
            Phase::Over => Some(Self::Over),
            _ if game.has_passed(seat) => Some(Self::Passed),
            Phase::Placing => Some(Self::Placing),
            _ if game.turn() != seat => Some(Self::Waits(game.turn())),
            Phase::Choosing(_) => Some(Self::Choosing),
            Phase::Playing => None,
        }
    }

    pub(super) fn rule(self) -> &'static str {
        match self {
            Self::Over => "NCA-15",
            Self::Wall | Self::Trap => "NCA-D2",
            Self::Passed => "NCA-11",
            Self::Placing => "NCA-4",
            Self::Waits(_) => "NCA-7",
            Self::Choosing => "NCA-R7",
            Self::NotHeld(_) => "NCA-9",
            Self::NothingToCopy => "NCA-R5",
            Self::NoWay(_) | Self::NoShadow(_) | Self::NoPower(_) => "NCA-12",
            Self::Used(_) => "NCA-10",
            Self::NothingPlayed => clan_rule(Clan::Penguin),
        }
    }
}

/// A part of what an action did, as a sentence of the log says it.
pub(super) enum Clause {
    /// An own ninja went from here to there, by way of these.
    Went { from: Space, to: Space, over: Vec<Space> },
    /// This seat's ninja was pushed there, out of the space where the own one is now.
    Pushed(Seat, Space),
    /// This seat's ninja was driven from here to there.
    Driven(Seat, Space, Space),
    /// It swapped with this seat's ninja, which stood there.
    Swapped(Seat, Space),
    /// This card was moved from here to there.
    Shifted(Card, Space, Space),
    /// These cards were claimed.
    Claims(Vec<Card>),
    /// This card was claimed from there without a move.
    Reaches(Card, Space),
}

impl Clause {
    /// What a deed of this seat comes to.
    pub(super) fn all(seat: Seat, deed: &Deed) -> Vec<Self> {
        let mut clauses = Vec::new();
        let moved = || deed.moved.iter().flatten();
        let went = moved().find(|moved| moved.seat == seat);
        let other = moved().find(|moved| moved.seat != seat);
        let other = other.and_then(|other| Some((other.seat, *other.way.first()?, *other.way.last()?)));
        let swap = |way: &Way| matches!((&way[..], other), ([_, step, at], Some((_, a, b))) if (a, b) == (*at, *step));
        for moved in moved().filter(|moved| moved.seat == seat) {
            let way = if swap(&moved.way) { &moved.way[..2] } else { &moved.way[..] };
            if let [from, over @ .., to] = way {
                clauses.push(Self::Went { from: *from, to: *to, over: over.to_vec() });
            }
        }
        match (went, other) {
            (Some(own), Some((rival, from, _))) if swap(&own.way) => {
                clauses.push(Self::Swapped(rival, from));
            }
            (Some(_), Some((rival, _, to))) => clauses.push(Self::Pushed(rival, to)),
            (None, Some((rival, from, to))) => clauses.push(Self::Driven(rival, from, to)),
            (_, None) => {}
        }
        clauses.extend(deed.shifted.map(|(card, from, to)| Self::Shifted(card, from, to)));
        let claimed: Vec<(Space, Card)> = deed.claimed().collect();
        match (&claimed[..], went, other) {
            ([], _, _) => {}
            ([(space, card)], None, None) => clauses.push(Self::Reaches(*card, *space)),
            _ => clauses.push(Self::Claims(claimed.iter().map(|(_, card)| *card).collect())),
        }
        clauses
    }
}

/// Who won, and how close it was.
pub(super) struct Verdict {
    pub(super) winner: Seat,
    pub(super) points: i16,
    /// Those with as many points.
    pub(super) level: Vec<Seat>,
    /// The best of the others, if nobody is level.
    pub(super) next: Option<(Seat, i16)>,
}

impl Verdict {
    pub(super) fn new(winner: Seat, scores: &[i16]) -> Self {
        let points = scores.get(winner.index()).copied().unwrap_or(0);
        let others = || Seat::all(scores.len() as u8).zip(scores).filter(|(seat, _)| *seat != winner);
        let level: Vec<Seat> =
            others().filter(|(_, score)| **score == points).map(|(seat, _)| seat).collect();
        let next = others().max_by_key(|(_, score)| **score).map(|(seat, score)| (seat, *score));
        Self { winner, points, next: next.filter(|_| level.is_empty()), level }
    }

    pub(super) fn of(view: &View, outcome: Outcome) -> Option<Self> {
        Some(Self::new(outcome.winners.first()?, &view.game().scores()))
    }

    pub(super) fn rule(&self) -> &'static str {
        if self.level.is_empty() { "NCA-17" } else { "NCA-18" }
    }
}

/// How many copies of a card this viewer knows in a hand, and whether one of them is hidden from the others.
pub(super) fn in_hand(view: &View, seat: Seat, card: Card) -> (u8, bool) {
    let secret = view.game().secret().is_some_and(|secret| secret.seat == seat && secret.card == Some(card));
    (view.game().hand(seat).copies(card) + u8::from(secret), secret)
}

/// What lies in a hand, as this viewer knows it: each kind of card with its number, then one that is hidden.
pub(super) fn hand_of(view: &View, seat: Seat) -> Vec<(u8, Option<Card>)> {
    let known = Card::ALL.map(|card| (in_hand(view, seat, card).0, Some(card)));
    let hidden = view.game().secret().filter(|secret| secret.seat == seat && secret.card.is_none());
    known.into_iter().filter(|&(count, _)| count > 0).chain(hidden.map(|_| (1, None))).collect()
}

/// The card that the Flamingo left.
pub(super) fn left(view: &View) -> Option<Card> {
    match view.game().phase() {
        Phase::Choosing(start) => view.game().grid().card(start),
        _ => None,
    }
}
