//! English: why not.

use super::{TEXT, a, name};
use crate::games::ninja_camp::text::Idle;
use crate::games::ninja_camp::{Clan, Illegal, Technique};
use crate::kernel::Cites;
use crate::ui::lang::Line;

pub(super) fn refused(why: &Illegal) -> Line {
    let text = match *why {
        Illegal::Over => "The game is over: everybody has passed.".to_owned(),
        Illegal::NotYourTurn(turn) => format!("It is {}’s turn.", name(turn)),
        Illegal::PlacesNow(turn) => format!("It is {}’s turn to place a ninja.", name(turn)),
        Illegal::AlreadyPassed => "You have passed, and that is for good.".to_owned(),
        Illegal::PlaceFirst => "First, all ninjas are placed.".to_owned(),
        Illegal::AllPlaced => "All ninjas are placed already.".to_owned(),
        Illegal::ChooseFirst => "First decide which card the Flamingo claims.".to_owned(),
        Illegal::NothingToChoose => "There are no unused cards to choose from now.".to_owned(),
        Illegal::NoSuchCard(index) => {
            format!("The Flamingo sees three cards: there is no card {} among them.", u16::from(index) + 1)
        }
        Illegal::WallTaken(index) => {
            format!("Card {} is a wall, and a wall cannot be taken.", u16::from(index) + 1)
        }
        Illegal::OffGrid(space) => format!("There is no space {space} on this grid."),
        Illegal::OnWall(space) => format!("There is a wall on {space}: no ninja starts there."),
        Illegal::SameType { card, held } => {
            format!("Your ninja on {held} stands on {} already: choose another kind of card.", a(card))
        }
        Illegal::Occupied(space) => format!("A ninja stands on {space} already: one card, one ninja."),
        Illegal::NotInHand(card) => format!("You have no {} in your hand.", TEXT.technique(card)),
        Illegal::NothingToCopy => "No rival has played a technique that a Shadow could copy.".to_owned(),
        Illegal::PowerUsed => "You have used your clan’s power, and it works only once.".to_owned(),
        Illegal::NoReplay => "Choose the technique that the Penguin plays once more.".to_owned(),
        Illegal::NotThePenguin => "Only the Penguin plays a technique once more.".to_owned(),
        Illegal::NotInDiscard(card) => {
            format!("There is no {} in your discard pile.", TEXT.technique(card))
        }
        Illegal::NotInFull { named, least, most } => not_in_full(named, least, most),
        Illegal::CannotPlay(technique) => no_way(technique).to_owned(),
        Illegal::CannotUse(clan) => no_power(clan),
        Illegal::NoWayFrom(space) => {
            format!("All or nothing: from {space} this cannot be carried out in full.")
        }
        Illegal::NotYourNinja(space) => format!("None of your ninjas stands on {space}."),
        Illegal::NoOpponent(space) => format!("No rival’s ninja stands on {space}."),
        Illegal::NoOneToPush(space) => format!("No rival’s ninja stands on {space} to run into."),
        Illegal::Diagonal(from, to) => {
            format!("From {from} to {to} is diagonal, which is not allowed here.")
        }
        Illegal::TooFar(from, to) => format!("From {from} to {to} is more than one step."),
        Illegal::NotStraight(from, to) => format!("From {from} to {to} there is no straight line."),
        Illegal::IntoEmpty(space) => format!("There is no card on {space} to step on."),
        Illegal::IntoWall(space) => format!("There is a wall on {space}, and nobody passes it."),
        Illegal::IntoNinja(space) => format!("There is a ninja on {space}, in the way."),
        Illegal::Twice(space) => {
            format!("This move has been on {space} already, and no card is entered twice.")
        }
        Illegal::RunsOn(space) => format!("A Sprint never stops early: it runs on to {space}."),
        Illegal::NothingToLeap(space) => format!("What is on {space} cannot be leapt over."),
        Illegal::NowhereToLand(space) => {
            format!("The gap that begins on {space} has no card behind it to land on.")
        }
        Illegal::LandsOn(space) => format!("A leap ends on the first card behind the gap: on {space}."),
        Illegal::PushedOff(space) => format!("The ninja on {space} would be pushed off the grid."),
        Illegal::NowhereAside(space) => {
            format!("The ninja on {space} has no free card around it to go to; a trap does not count.")
        }
        Illegal::PushBlocked(space) => {
            format!("The ninja cannot be moved to {space}: it needs a card with no wall and no ninja.")
        }
        Illegal::OntoTrap(space) => format!("There is a trap on {space}, and this power puts nobody on one."),
        Illegal::Claimed(space) => format!("The card on {space} is claimed by this very move."),
        Illegal::NotAnEdge(space) => {
            format!("The Armadillo stops on the border only, and {space} is inside.")
        }
        Illegal::BesideNinja { space, ninja } => {
            format!("On {space} it would be beside the ninja on {ninja}.")
        }
        Illegal::FromTrap(space) => {
            format!("Your ninja on {space} stands on a trap, and a trap is no technique.")
        }
        Illegal::NotACopy(space) => {
            format!("The card on {space} is another than the one your ninja stands on.")
        }
        Illegal::NoCard(space) => format!("No card lies on {space}."),
        Illegal::UnderNinja(space) => format!("A ninja stands on the card on {space}."),
        Illegal::NotEmpty(space) => format!("A card lies on {space} already."),
        Illegal::JustLeft(space) => {
            format!("Your ninja leaves {space} only this turn: its card is claimed last of all.")
        }
        Illegal::WallClaimed(space) => format!("There is a wall on {space}, and a wall is never claimed."),
        Illegal::NotNear(space) => format!("None of your ninjas touches the card on {space}."),
    };
    Line::new(text, why.rule())
}

fn not_in_full(named: u8, least: u8, most: u8) -> String {
    let takes = match (least, most) {
        (0, 0) if named == 0 => return "All or nothing: choose a card.".to_owned(),
        (0, 0) => return "All or nothing: this takes one card and no step.".to_owned(),
        (1, 1) => "exactly 1 space".to_owned(),
        _ if least == most => format!("exactly {least} spaces"),
        _ => format!("{least} or {most} spaces"),
    };
    let not = if named == 0 { String::new() } else { format!(", not {named}") };
    format!("All or nothing: after its start, this takes {takes}{not}.")
}

pub(super) fn idle(idle: Idle) -> Line {
    let text = match idle {
        Idle::Over => "The game is over.".to_owned(),
        Idle::Wall => "A wall is never played.".to_owned(),
        Idle::Trap => "A trap is never played.".to_owned(),
        Idle::Passed => "Whoever has passed is out.".to_owned(),
        Idle::Placing => "The ninjas are placed first.".to_owned(),
        Idle::Waits(turn) => format!("It is {}’s turn.", name(turn)),
        Idle::Choosing => "First decide which card the Flamingo claims.".to_owned(),
        Idle::NotHeld(card) => format!("There is no {} in this hand.", TEXT.technique(card)),
        Idle::NothingToCopy => "No rival has played a technique that a Shadow could copy.".to_owned(),
        Idle::NoWay(technique) => no_way(technique).to_owned(),
        Idle::NoShadow(copied) => {
            format!("It would copy {}. {}", TEXT.technique(copied), no_way(copied))
        }
        Idle::Used(clan) => format!("The power of the {} has been used.", TEXT.clan(clan)),
        Idle::NothingPlayed => "There is no technique in the discard pile to play once more.".to_owned(),
        Idle::NoPower(clan) => no_power(clan),
    };
    Line::new(text, idle.rule())
}

fn no_power(clan: Clan) -> String {
    format!("There is no way to use the power of the {} just now.", TEXT.clan(clan))
}

/// Why no ninja can do what a technique asks for.
fn no_way(technique: Technique) -> &'static str {
    match technique {
        Technique::Stealth => "No ninja of yours can take two steps.",
        Technique::Dodge => "No ninja of yours can take a step, not even diagonally.",
        Technique::Sprint => "No ninja of yours can run even one space.",
        Technique::Leap => "No ninja of yours has a gap beside it with a free card behind.",
        Technique::Shadow => "There is nothing to copy.",
        Technique::Evade => "No ninja of yours can take three steps.",
        Technique::Ambush => "No ninja of yours can run into a rival’s ninja and push it on.",
    }
}
