//! What is to be said of a position or an event, in whatever language.

use crate::games::ninja_dice::data::{SkillFace, ThreatFace};
use crate::games::ninja_dice::{Event, Phase, Target, Threat, View};
use crate::kernel::{Game, Outcome, Seat, Seats};

/// What a seat has to do.
pub(super) enum Task {
    Over(Outcome),
    /// Throw so many skill dice, or so many threat dice.
    ThrowSkills(u8),
    ThrowThreats(u8),
    /// These are still to throw.
    WaitForThrows(Vec<Seat>),
    /// Choose what the own arrow hits.
    Aim,
    /// This seat's arrow flies.
    WaitForArrow(Seat),
    /// Choose what the own fortune boosts.
    Boost,
    /// Stop and take so many, or throw again; or only the one, after the last throw.
    Decide(u8),
    MustStop(u8),
    /// This seat decides.
    Wait(Seat),
}

impl Task {
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let game = view.game();
        let active = game.active();
        match game.phase() {
            Phase::Over => Self::Over(game.outcome().unwrap_or(Outcome::DRAW)),
            Phase::Throwing if game.to_act().has(seat) && seat == active => {
                Self::ThrowSkills(game.skills().iter().filter(|die| die.is_none()).count() as u8)
            }
            Phase::Throwing if game.to_act().has(seat) => Self::ThrowThreats(held(view, seat)),
            Phase::Throwing => Self::WaitForThrows(game.to_act().iter().collect()),
            Phase::Arrow(arrow) => match game.lies(Target::Threat(arrow)) {
                Some((roller, _)) if roller != seat => Self::WaitForArrow(roller),
                _ => Self::Aim,
            },
            _ if seat != active => Self::Wait(active),
            Phase::Fortune(_) => Self::Boost,
            Phase::Deciding => {
                let worth = game.best_plan().worth(game.house());
                if game.picks().next().is_some() { Self::Decide(worth) } else { Self::MustStop(worth) }
            }
        }
    }
}

/// How many threat dice a seat holds.
pub(super) fn held(view: &View, seat: Seat) -> u8 {
    view.game().threats().iter().filter(|&&threat| threat == Threat::Held(seat)).count() as u8
}

/// Which faces the threat dice of each seat show, and how often.
pub(super) type Threats = Vec<(Seat, Vec<(ThreatFace, usize)>)>;

/// What the dice of a throw show: the ninja's, then of each other seat which faces, and how often.
pub(super) fn shown(event: &Event) -> (Vec<SkillFace>, Threats) {
    let Event::Thrown { tumble, skills, threats, .. } = event else { return Default::default() };
    let mut others = Threats::new();
    for (seat, face) in tumble.threats.iter().zip(threats) {
        let (Some(seat), Some(face)) = (*seat, *face) else { continue };
        let at = others.iter().position(|(other, _)| *other == seat).unwrap_or_else(|| {
            others.push((seat, Vec::new()));
            others.len() - 1
        });
        match others[at].1.iter_mut().find(|(other, _)| *other == face) {
            Some((_, count)) => *count += 1,
            None => others[at].1.push((face, 1)),
        }
    }
    (skills.iter().copied().flatten().collect(), others)
}

/// Who won, and with how many treasures.
pub(super) struct Verdict {
    pub(super) winner: Seat,
    pub(super) treasures: u8,
    /// Those who share the victory.
    pub(super) level: Vec<Seat>,
}

impl Verdict {
    pub(super) fn new(winners: Seats, treasures: &[u8]) -> Option<Self> {
        let winner = winners.first()?;
        let level = winners.without(winner).iter().collect();
        Some(Self { winner, treasures: treasures.get(winner.index()).copied().unwrap_or(0), level })
    }

    pub(super) fn rule(&self) -> &'static str {
        if self.level.is_empty() { "NDI-26" } else { "NDI-R5" }
    }
}
