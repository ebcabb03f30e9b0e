//! What a seat has to do now, and what comes next in a move that is being built.

use super::moves;
use crate::games::ninja_camp::{Action, Card, Clan, Move, Phase, Space, Technique, View, Way};
use crate::kernel::{Game, Outcome, Seat};

/// What a seat has to do.
pub(super) enum Task {
    Over(Outcome),
    /// This seat places a ninja.
    WaitForPlace(Seat),
    /// Place the first, second or third ninja (0 to 2), on none of these types.
    Place(u8, Vec<Card>),
    /// This seat's Flamingo chooses.
    WaitForChoice(Seat),
    /// The Flamingo chooses; the card that it left.
    Choose(Option<Card>),
    /// The seat has passed; this one is to act.
    Out(Seat),
    /// This seat is to act.
    Wait(Seat),
    /// Whether a card can be played, and the clan whose power can be used.
    Act {
        cards: bool,
        power: Option<Clan>,
    },
}

impl Task {
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let game = view.game();
        let turn = game.turn();
        match (game.phase(), turn == seat) {
            (Phase::Over, _) => Self::Over(game.outcome().unwrap_or(Outcome::DRAW)),
            (Phase::Placing, false) => Self::WaitForPlace(turn),
            (Phase::Placing, true) => {
                let standing: Vec<Space> = game.ninjas(seat).into_iter().flatten().collect();
                let taken = standing.iter().filter_map(|&space| game.grid().card(space));
                Self::Place(standing.len() as u8, taken.collect())
            }
            (_, false) if game.has_passed(seat) => Self::Out(turn),
            (Phase::Choosing(_), false) => Self::WaitForChoice(turn),
            (Phase::Choosing(start), true) => Self::Choose(game.grid().card(start)),
            (Phase::Playing, false) => Self::Wait(turn),
            (Phase::Playing, true) => {
                let moves = moves(view, seat);
                let power = moves.iter().any(|mv| matches!(mv, Move::Power { .. }));
                Self::Act {
                    cards: moves.iter().any(|mv| matches!(mv, Move::Play { .. })),
                    power: power.then(|| game.clan(seat)),
                }
            }
        }
    }
}

/// What a move that is being built is called.
#[derive(Clone, Copy)]
pub(super) enum Acting {
    /// A technique.
    Card(Technique),
    /// A Shadow of this technique; of nothing, if there is none.
    Shadow(Option<Technique>),
    /// A clan power.
    Clan(Clan),
    /// The Penguin with this technique.
    Replay(Technique),
    /// The Penguin with a Shadow of this technique.
    ReplayShadow(Option<Technique>),
}

/// What comes next in a move that is being built.
#[derive(Clone, Copy)]
pub(super) enum Next {
    /// The technique from the discard pile that the Penguin plays.
    Replayed,
    /// The ninja that moves.
    Ninja,
    /// The first ninja that moves, whose card will be claimed.
    FirstNinja,
    /// The opponent's ninja that is moved.
    Rival,
    /// A card next to an own ninja.
    Card,
    /// The first step of Stealth, onto the card that is claimed as well.
    Tiptoe,
    /// A step, this one of so many.
    Step(u8, u8),
    /// The first step of one or two; whether diagonals are allowed, and ninjas no obstacle.
    StepOrTwo { diagonals: bool, through: bool },
    /// A second step, or none.
    AnotherStep,
    /// A second step, for it cannot stay on a ninja's card.
    StepOn,
    /// The only step, diagonals allowed.
    OneStep,
    /// The only step, not onto a trap.
    StepOffTraps,
    /// Where a straight run ends.
    RunsTo,
    /// Where a leap lands; whether over ninjas too.
    Lands { ninjas: bool },
    /// The opponent's ninja straight ahead that is pushed.
    Target,
    /// A card on the border.
    Border,
    /// A card without ninjas beside it.
    Lonely,
    /// Another card of this type.
    Copy(Option<Card>),
    /// The opponent's ninja to swap places with.
    Swap,
    /// Where the opponent's ninja goes.
    Aside,
    /// Another own ninja, or none.
    AnotherNinja,
    /// A card that is moved, or none.
    Lift,
    /// The empty space it is moved to.
    Hole,
    /// Nothing: it is complete.
    Nothing,
}

impl Next {
    pub(super) fn of(view: &View, action: Action, way: &Way) -> (Acting, Self) {
        let game = view.game();
        let seat = game.turn();
        let copied = game.copied_by(seat).map(|(_, technique)| technique);
        let (acting, technique) = match (action, game.clan(seat)) {
            (Action::Play(Technique::Shadow), _) => (Acting::Shadow(copied), copied),
            (Action::Play(card), _) => (Acting::Card(card), Some(card)),
            (Action::Power(Some(Technique::Shadow)), _) => (Acting::ReplayShadow(copied), copied),
            (Action::Power(Some(card)), _) => (Acting::Replay(card), Some(card)),
            (Action::Power(None), clan) => return (Acting::Clan(clan), Self::of_power(view, clan, way)),
        };
        (acting, technique.map_or(Self::Nothing, |technique| Self::of_technique(technique, way.len())))
    }

    fn of_technique(technique: Technique, named: usize) -> Self {
        match (technique, named) {
            (Technique::Shadow, _) => Self::Nothing,
            (_, 0) => Self::Ninja,
            (Technique::Stealth, 1) => Self::Tiptoe,
            (Technique::Stealth, 2) => Self::Step(2, 2),
            (Technique::Dodge, 1) => Self::StepOrTwo { diagonals: true, through: false },
            (Technique::Dodge, 2) => Self::AnotherStep,
            (Technique::Sprint, 1) => Self::RunsTo,
            (Technique::Leap, 1) => Self::Lands { ninjas: false },
            (Technique::Evade, 1..=3) => Self::Step(named as u8, 3),
            (Technique::Ambush, 1) => Self::Target,
            _ => Self::Nothing,
        }
    }

    fn of_power(view: &View, clan: Clan, way: &Way) -> Self {
        let game = view.game();
        match (clan, &way[..]) {
            (Clan::Penguin, _) => Self::Replayed,
            (Clan::Skunk, []) => Self::Rival,
            (Clan::Skunk, [_]) | (Clan::Goat, [_, _]) => Self::Aside,
            (Clan::Sloth, []) => Self::Card,
            (Clan::Platypus, []) => Self::FirstNinja,
            (_, []) => Self::Ninja,
            (Clan::Armadillo, [_]) => Self::Border,
            (Clan::Camel, [_]) => Self::Lonely,
            (Clan::Chameleon, [from]) => Self::Copy(game.grid().card(*from)),
            (Clan::Flamingo, [_]) => Self::StepOrTwo { diagonals: false, through: false },
            (Clan::Hamster, [_]) => Self::StepOrTwo { diagonals: true, through: true },
            (Clan::Hamster, [_, over]) if game.ninja_at(*over).is_some() => Self::StepOn,
            (Clan::Flamingo | Clan::Hamster, [_, _]) => Self::AnotherStep,
            (Clan::FlyingSquirrel, [_]) => Self::StepOffTraps,
            (Clan::FlyingSquirrel, [_, _]) => Self::Swap,
            (Clan::Goat, [_]) => Self::Target,
            (Clan::Platypus, [_] | [_, _, _]) | (Clan::PolarBear, [_]) => Self::OneStep,
            (Clan::Platypus, [_, _]) => Self::AnotherNinja,
            (Clan::PolarBear, [_, _]) => Self::Lift,
            (Clan::PolarBear, [_, _, _]) => Self::Hole,
            (Clan::Puppy, [_]) => Self::Lands { ninjas: true },
            _ => Self::Nothing,
        }
    }
}
