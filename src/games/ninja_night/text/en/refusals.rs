//! English: why not.

use super::{TEXT, name, on, to_do};
use crate::games::ninja_night::{Illegal, Obstacle};
use crate::kernel::Cites;
use crate::ui::lang::{Line, lower};

pub(super) fn refused(why: &Illegal) -> Line {
    let text = match *why {
        Illegal::Over => "The game is over: six minutes have passed.".to_owned(),
        Illegal::NotYourTurn(turn) => format!("It is {}’s turn.", name(turn)),
        Illegal::PlaceFirst => "First, every ninja is put on a roof.".to_owned(),
        Illegal::AllPlaced => "All ninjas are placed already.".to_owned(),
        Illegal::PlanFirst => "First, everyone sets their planner.".to_owned(),
        Illegal::AlreadyPlanned => "The planner is set, and it stays as it is.".to_owned(),
        Illegal::LoseFirst(seat) => format!("First, {} gives up a chest for the wound.", name(seat)),
        Illegal::NothingToLose => "No wound needs room just now.".to_owned(),
        Illegal::KnockFirst => "First choose the chest that the kunai knocks out.".to_owned(),
        Illegal::NothingToKnock => "No kunai has hit just now.".to_owned(),
        Illegal::NotPlanned(action) => format!("You have planned something else: {}.", to_do(action)),
        Illegal::ActionOver => "This action is over.".to_owned(),
        Illegal::OwnRoof(roof) => format!("Your ninja is on {} already: choose another roof.", on(roof)),
        Illegal::NoVictim(_) => "There is no rival to aim at there.".to_owned(),
        Illegal::SameRoof(seat) => format!("{} is on your own roof: attacks go to another.", name(seat)),
        Illegal::OffOwnRoof(_) => "There your ninja would not stand wholly on its roof.".to_owned(),
        Illegal::OffTarget(_) => "The point aimed at must be on the roof to be reached.".to_owned(),
        Illegal::WrongLength { length: 0, .. } => {
            "The string is still at its peg: draw it out first.".to_owned()
        }
        Illegal::WrongLength { .. } => "The string cannot be drawn out to that length.".to_owned(),
        Illegal::Blocked(Obstacle::House(roof)) => {
            format!("The house under {} is higher than yours and in the way.", on(roof))
        }
        Illegal::Blocked(Obstacle::Tree(_)) => {
            "A tree is in the way, and trees are higher than any house.".to_owned()
        }
        Illegal::NotOnRoof(_) => "That chest is not on your roof.".to_owned(),
        Illegal::NoFreeSlot => "Your backpack has no free slot: drop something first.".to_owned(),
        Illegal::TooEarly(round) => format!("Yellow chests stay where they are until minute {round}."),
        Illegal::JustDropped(_) => "You dropped that this very turn: it stays there.".to_owned(),
        Illegal::NotYours(_) | Illegal::NotYoursToPlay(_) | Illegal::NotYoursToLose(_) => {
            "That chest is not in your backpack.".to_owned()
        }
        Illegal::NotHeld(_) => "No rival carries that chest.".to_owned(),
        Illegal::Elsewhere(seat) => format!("{} is on another roof.", name(seat)),
        Illegal::NoWound => "You have no wound to heal.".to_owned(),
        Illegal::NoWoundForPotion => "You have no wound that the potion could heal.".to_owned(),
        Illegal::NotThatBonus(_) => "That chest is not this bonus.".to_owned(),
        Illegal::TooLate(step) => {
            format!("The {} is past changing.", lower(TEXT.wheels[usize::from(step.min(1))]))
        }
        Illegal::SameAction(action) => format!("That is planned already: {}.", to_do(action)),
        Illegal::NotNear(roof) => {
            format!("The grapple does not reach {}: three other roofs are nearer.", on(roof))
        }
        Illegal::NothingHeld(seat) => format!("{} carries no chest to knock out.", name(seat)),
        Illegal::NotTheVictims(_) => "That chest is not in the backpack that was hit.".to_owned(),
    };
    Line::new(text, why.rule())
}
