//! What speaks for a move, read off the position: true of what the viewer knows, and no guess at what a bot thought.

use crate::games::ninja_night::data::Chest;
use crate::games::ninja_night::{Action, Bonus, Move, NinjaNight, Roof, Token, View};
use crate::kernel::Seat;

/// The weightiest thing that can be said for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The ninja of this seat starts on a roof with so many chests.
    Starts(Seat, Roof, usize),
    /// Both actions, and what speaks for each.
    Plans([(Action, Purpose); 2]),
    /// A roof with so many chests.
    ToChests(Roof, usize),
    /// A roof where this rival stands.
    ToRival(Roof, Seat),
    /// A roof with nothing on it.
    Away(Roof),
    /// This rival carries so many chests, and can be hurt or robbed.
    Hits(Seat, usize),
    /// A token is taken, worth so much if that is known.
    Takes(Option<Chest>),
    /// Wounds leave the backpack, so many.
    Heals(usize),
    /// A slot becomes free.
    MakesRoom,
    /// A planned action is of no use any more: this one is.
    Changes(Action, Action),
    /// A bonus counts nothing at the end, so it can go.
    Spares(Option<Chest>),
    /// What can be chosen here is all the same.
    Rival(Token),
    /// Nothing more is worth doing with this action.
    Ends(Action),
}

/// What an action is planned for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// So many chests lie on the own roof and may be taken in this round.
    Chests(usize),
    /// Somebody shares the roof.
    Company(Seat),
    /// So many wounds.
    Wounds(usize),
    /// Nothing in particular.
    Plain,
}

impl Why {
    /// What speaks for a move of whose turn it is.
    #[must_use]
    pub fn of(view: &View, mv: &Move) -> Self {
        let game = view.game();
        let seat = view.viewer().unwrap_or(game.turn());
        match *mv {
            Move::Place(roof) => Self::Starts(game.right_of(game.turn()), roof, game.on_roof(roof).len()),
            Move::Plan([first, second]) => Self::Plans([
                (first, purpose(game, seat, first, None)),
                (second, purpose(game, seat, second, Some(first))),
            ]),
            Move::Leap { target, .. } | Move::Grapple { target, .. } => goes(game, seat, target),
            Move::Attack { victim, .. } | Move::Shuriken { victim, .. } | Move::Kunai { victim, .. } => {
                let held = if usize::from(game.seats()) > victim.index() {
                    game.pack(victim).tokens().count()
                } else {
                    0
                };
                Self::Hits(victim, held)
            }
            Move::Pick(token) | Move::Steal(token) => Self::Takes(game.chest(token)),
            Move::Heal => Self::Heals(1),
            Move::Potion(_) => Self::Heals(game.pack(seat).wounds()),
            Move::Drop(_) => Self::MakesRoom,
            Move::Gear { step, action, .. } => {
                let before = game.plan(game.turn()).map_or(action, |plan| plan[usize::from(step.min(1))]);
                Self::Changes(before, action)
            }
            Move::Knock(token) => Self::Rival(token),
            Move::Lose(token) => Self::Spares(game.chest(token)),
            Move::Done => Self::Ends(game.action()),
        }
    }
}

fn goes(game: &NinjaNight, seat: Seat, roof: Roof) -> Why {
    let rival = Seat::all(game.seats()).find(|&other| other != seat && game.roof_of(other) == Some(roof));
    match (game.on_roof(roof).len(), rival) {
        (0, Some(rival)) => Why::ToRival(roof, rival),
        (0, None) => Why::Away(roof),
        (chests, _) => Why::ToChests(roof, chests),
    }
}

/// What speaks for an action after another. Once that has led to another roof or taken what was there, the own roof as it
/// is now says nothing.
fn purpose(game: &NinjaNight, seat: Seat, action: Action, after: Option<Action>) -> Purpose {
    let gone = matches!(after, Some(Action::Move | Action::Attack)) || after == Some(action);
    let own = game.roof_of(seat).filter(|_| !gone);
    let company =
        own.and_then(|own| Seat::all(game.seats()).find(|&at| at != seat && game.roof_of(at) == Some(own)));
    let lying = own.map_or(0, |own| game.on_roof(own).iter().filter(|&of| game.is_ripe(of)).count());
    let healed = usize::from(after == Some(Action::Heal));
    let wounds = game.pack(seat).wounds().saturating_sub(healed);
    match action {
        Action::Pick if lying > 0 => Purpose::Chests(lying),
        Action::Steal => company.map_or(Purpose::Plain, Purpose::Company),
        Action::Heal if wounds > 0 => Purpose::Wounds(wounds),
        _ => Purpose::Plain,
    }
}

/// Whether a bonus is among what is known of a token.
#[must_use]
pub const fn is_bonus(chest: Option<Chest>) -> Option<Bonus> {
    if let Some(Chest::Bonus(bonus)) = chest { Some(bonus) } else { None }
}
