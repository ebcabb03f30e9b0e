//! What a seat may do, and why not.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Clan, Technique};
use super::space::Space;
use super::way::Way;
use crate::kernel::{Cites, Seat};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// NCA-4: place a ninja.
    Place(Space),
    /// NCA-9: play a technique.
    Play {
        /// The card from hand.
        card: Technique,
        /// The ninja's space, then
        /// - Stealth, Dodge, Evade: each space it enters;
        /// - Sprint, Leap, Ambush: the space where it ends;
        /// - Shadow: as for the technique it copies.
        way: Way,
    },
    /// NCA-10: use the clan power.
    Power {
        /// Penguin: the technique that is played once more, whose way follows. Else nothing.
        replayed: Option<Technique>,
        /// - Armadillo, Camel, Chameleon, Puppy: the ninja's space and where it ends;
        /// - Flamingo, Hamster: the ninja's space and each space it enters;
        /// - Flying Squirrel: the ninja's space, its step, the opponent's ninja that it swaps with;
        /// - Goat: the ninja's space, the opponent's ninja, where that one goes;
        /// - Platypus: a ninja's space and its step, then perhaps another one's; the card that the first left is
        ///   claimed. The first may step to where the other leaves;
        /// - Polar Bear: the ninja's space and its step, then perhaps a card and the empty space it is moved to;
        /// - Skunk: the opponent's ninja and where it goes;
        /// - Sloth: the card.
        way: Way,
    },
    /// NCA-R7: claim this one of the three unused cards (from 0), or the card that the Flamingo left.
    Take(Option<u8>),
    /// NCA-11: pass, and be out.
    Pass,
}

/// What a move of a ninja plays or uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// This card from hand.
    Play(Technique),
    /// The clan power; the Penguin's, with the technique that it plays once more.
    Power(Option<Technique>),
}

impl Action {
    /// The move that does it along this way.
    #[must_use]
    #[inline]
    pub const fn along(self, way: Way) -> Move {
        match self {
            Self::Play(card) => Move::Play { card, way },
            Self::Power(replayed) => Move::Power { replayed, way },
        }
    }
}

impl Move {
    /// What it plays or uses, and its way; `None` if it is no move of a ninja.
    #[must_use]
    pub const fn parts(&self) -> Option<(Action, Way)> {
        match *self {
            Self::Play { card, way } => Some((Action::Play(card), way)),
            Self::Power { replayed, way } => Some((Action::Power(replayed), way)),
            Self::Place(_) | Self::Take(_) | Self::Pass => None,
        }
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
// How it would be written tells its tests whether their list of refusals is whole.
#[cfg_attr(test, derive(Serialize, Deserialize))]
pub enum Illegal {
    /// The game is over.
    Over,
    /// It is this seat's turn.
    NotYourTurn(Seat),
    /// It is this seat that places a ninja now.
    PlacesNow(Seat),
    /// Who has passed is out.
    AlreadyPassed,
    /// The ninjas are placed first.
    PlaceFirst,
    /// All ninjas are placed.
    AllPlaced,
    /// Which card the Flamingo claims is decided first.
    ChooseFirst,
    /// The Flamingo has no card to choose now.
    NothingToChoose,
    /// The Flamingo looks at three cards only.
    NoSuchCard(u8),
    /// The unused card is a wall and cannot be taken.
    WallTaken(u8),
    /// This grid has no such space.
    OffGrid(Space),
    /// Ninjas do not start on walls.
    OnWall(Space),
    /// A ninja of the same player starts on a card of that type already.
    SameType {
        /// The type.
        card: Card,
        /// Where that ninja stands.
        held: Space,
    },
    /// Never two ninjas on one card.
    Occupied(Space),
    /// The technique is not in hand.
    NotInHand(Technique),
    /// No opponent has played a technique that a Shadow could copy.
    NothingToCopy,
    /// The clan power was used already.
    PowerUsed,
    /// The Penguin names the technique that it plays once more.
    NoReplay,
    /// Only the Penguin plays a technique once more.
    NotThePenguin,
    /// The technique is not in the own discard pile.
    NotInDiscard(Technique),
    /// The action takes so many spaces after the first, and is carried out in full or not at all.
    NotInFull {
        /// How many were named.
        named: u8,
        /// How many there must be at least.
        least: u8,
        /// How many there may be at most.
        most: u8,
    },
    /// No own ninja can carry out this technique.
    CannotPlay(Technique),
    /// There is no way to use this clan's power.
    CannotUse(Clan),
    /// What was named so far leads here and no further, and an action is carried out in full or not at all.
    NoWayFrom(Space),
    /// No own ninja stands there.
    NotYourNinja(Space),
    /// No ninja of an opponent stands there.
    NoOpponent(Space),
    /// No ninja of an opponent stands there to be run into.
    NoOneToPush(Space),
    /// That is a diagonal.
    Diagonal(Space, Space),
    /// These spaces are not next to each other.
    TooFar(Space, Space),
    /// These spaces are not in one straight line.
    NotStraight(Space, Space),
    /// That space is empty.
    IntoEmpty(Space),
    /// That is a wall.
    IntoWall(Space),
    /// A ninja stands there.
    IntoNinja(Space),
    /// A ninja neither enters a card twice in a move nor returns to its start.
    Twice(Space),
    /// A Sprint runs on until it is stopped, to this space.
    RunsOn(Space),
    /// This space next to the ninja is not one that it could leap over.
    NothingToLeap(Space),
    /// Behind the gap that begins here the grid ends.
    NowhereToLand(Space),
    /// A leap ends on the first card behind the gap, which is here.
    LandsOn(Space),
    /// The ninja from this space would be pushed off the grid.
    PushedOff(Space),
    /// The ninja there has no space around it to be moved to.
    NowhereAside(Space),
    /// A ninja cannot be moved there: no card, a wall or another ninja.
    PushBlocked(Space),
    /// An opponent's ninja is not moved onto a trap.
    OntoTrap(Space),
    /// The card there is claimed by this very action.
    Claimed(Space),
    /// That is not an edge space.
    NotAnEdge(Space),
    /// The card is beside another ninja.
    BesideNinja {
        /// The card.
        space: Space,
        /// Where that ninja stands.
        ninja: Space,
    },
    /// The Chameleon stands on a trap, of which it knows no copies.
    FromTrap(Space),
    /// The card there is of another type.
    NotACopy(Space),
    /// No card lies there.
    NoCard(Space),
    /// A ninja stands on that card.
    UnderNinja(Space),
    /// A card lies there already.
    NotEmpty(Space),
    /// A card does not go to the space that was left this turn.
    JustLeft(Space),
    /// A wall is never claimed.
    WallClaimed(Space),
    /// No own ninja is next to that card.
    NotNear(Space),
}

impl Cites for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "NCA-15",
            Self::NotYourTurn(_) => "NCA-7",
            Self::AlreadyPassed => "NCA-11",
            Self::PlacesNow(_) | Self::PlaceFirst | Self::AllPlaced => "NCA-4",
            Self::ChooseFirst | Self::NothingToChoose | Self::NoSuchCard(_) | Self::WallTaken(_) => "NCA-R7",
            Self::OffGrid(_) => "NCA-3",
            Self::OnWall(_) | Self::SameType { .. } => "NCA-5",
            Self::Occupied(_) => "NCA-6",
            Self::NotInHand(_) => "NCA-9",
            Self::NothingToCopy => "NCA-R5",
            Self::PowerUsed => "NCA-10",
            Self::NoReplay | Self::NotThePenguin | Self::NotInDiscard(_) => "NCA-D4",
            Self::NoOpponent(_) | Self::NotACopy(_) | Self::NoCard(_) => "NCA-D4",
            Self::UnderNinja(_) | Self::NotNear(_) => "NCA-D4",
            Self::NotInFull { .. } | Self::CannotPlay(_) => "NCA-12",
            Self::CannotUse(_) | Self::NoWayFrom(_) => "NCA-12",
            Self::NotYourNinja(_) => "NCA-8",
            Self::NoOneToPush(_) | Self::PushedOff(_) | Self::NowhereAside(_) => "NCA-R4",
            Self::PushBlocked(_) | Self::OntoTrap(_) => "NCA-R4",
            Self::Diagonal(..) | Self::TooFar(..) | Self::Twice(_) => "NCA-13",
            Self::IntoEmpty(_) | Self::IntoWall(_) | Self::IntoNinja(_) => "NCA-13",
            Self::NotStraight(..) => "NCA-D1",
            Self::RunsOn(_) | Self::NotAnEdge(_) => "NCA-R2",
            Self::NothingToLeap(_) | Self::NowhereToLand(_) | Self::LandsOn(_) => "NCA-R3",
            Self::Claimed(_) => "NCA-R13",
            Self::BesideNinja { .. } => "NCA-R1",
            Self::FromTrap(_) => "NCA-R10",
            Self::NotEmpty(_) | Self::JustLeft(_) => "NCA-R8",
            Self::WallClaimed(_) => "NCA-D2",
        }
    }
}
