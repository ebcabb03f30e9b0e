//! Whether a move may be made: whose turn it is, placing, choosing, and the techniques.

use super::cards::{Card, Technique};
use super::data::PEEKED;
use super::ground::Ground;
use super::moves::{Action, Illegal, Move};
use super::space::{Space, Toward};
use super::state::{NinjaCamp, Phase};
use super::way::Way;
use crate::kernel::Seat;

/// The first rule that forbids it, if one does.
pub(super) type Checked = Result<(), Illegal>;

impl NinjaCamp {
    pub(super) fn check_move(&self, seat: Seat, mv: &Move) -> Checked {
        if self.phase == Phase::Over {
            return Err(Illegal::Over);
        }
        if self.has_passed(seat) {
            return Err(Illegal::AlreadyPassed);
        }
        if self.turn != seat {
            let placing = self.phase == Phase::Placing;
            return Err(if placing { Illegal::PlacesNow } else { Illegal::NotYourTurn }(self.turn));
        }
        match (*mv, self.phase) {
            (Move::Place(space), Phase::Placing) => self.check_place(seat, space),
            (_, Phase::Placing) => Err(Illegal::PlaceFirst),
            (Move::Take(card), Phase::Choosing(_)) => self.check_take(card),
            (_, Phase::Choosing(_)) => Err(Illegal::ChooseFirst),
            (Move::Place(_), _) => Err(Illegal::AllPlaced),
            (Move::Take(_), _) => Err(Illegal::NothingToChoose),
            (Move::Pass, _) => Ok(()),
            (Move::Play { card, way }, _) => self
                .check_play(seat, card, &way)
                .map_err(|why| self.explain(seat, Action::Play(card), &way, why)),
            (Move::Power { replayed, way }, _) => self
                .check_power(seat, replayed, &way)
                .map_err(|why| self.explain(seat, Action::Power(replayed), &way, why)),
        }
    }

    /// Why an action is refused of which something is missing: if nothing can come of it, that is the reason.
    fn explain(&self, seat: Seat, action: Action, way: &Way, why: Illegal) -> Illegal {
        let goes_on = |listed: &Move| match (listed.parts(), why) {
            (Some((Action::Power(_), _)), Illegal::NoReplay) => true,
            (Some((of, whole)), _) => of == action && whole.starts_with(way),
            (None, _) => false,
        };
        let short = match why {
            Illegal::NotInFull { named, most, .. } => way.is_empty() || named < most,
            Illegal::NoReplay => true,
            _ => false,
        };
        let mut moves = Vec::new();
        if short {
            self.list(seat, &mut moves);
        }
        if !short || moves.iter().any(goes_on) {
            return why;
        }
        match (way.last(), action) {
            (Some(&space), _) if why != Illegal::NoReplay => Illegal::NoWayFrom(space),
            (_, Action::Play(card) | Action::Power(Some(card))) => {
                Illegal::CannotPlay(self.technique(seat, card).unwrap_or(card))
            }
            (_, Action::Power(None)) => Illegal::CannotUse(self.clan(seat)),
        }
    }

    fn check_place(&self, seat: Seat, space: Space) -> Checked {
        if self.grid.spaces() & space.bit() == 0 {
            return Err(Illegal::OffGrid(space));
        }
        if self.occupied() & space.bit() != 0 {
            return Err(Illegal::Occupied(space));
        }
        match self.grid.card(space) {
            None => Err(Illegal::NoCard(space)),
            Some(Card::Wall) => Err(Illegal::OnWall(space)),
            Some(card) => match Space::first_of(self.grid.with(card) & self.held(seat)) {
                Some(held) => Err(Illegal::SameType { card, held }),
                None => Ok(()),
            },
        }
    }

    fn check_take(&self, card: Option<u8>) -> Checked {
        let Some(index) = card else { return Ok(()) };
        match self.unused[..PEEKED].get(usize::from(index)) {
            Some(Some(Card::Wall)) => Err(Illegal::WallTaken(index)),
            Some(Some(_)) => Ok(()),
            _ => Err(Illegal::NoSuchCard(index)),
        }
    }

    fn check_play(&self, seat: Seat, card: Technique, way: &Way) -> Checked {
        if !self.holds(seat, card) {
            return Err(Illegal::NotInHand(card));
        }
        self.check_card(seat, card, way)
    }

    /// Whether a card that can be played would move a ninja this way.
    pub(super) fn check_card(&self, seat: Seat, card: Technique, way: &Way) -> Checked {
        let technique = self.technique(seat, card).ok_or(Illegal::NothingToCopy)?;
        let ground = self.ground(seat);
        ground.on_grid(way)?;
        ground.check_technique(technique, way)
    }

    /// The technique that a card stands for: itself, or what a Shadow copies (NCA-R5).
    #[inline]
    pub(super) fn technique(&self, seat: Seat, card: Technique) -> Option<Technique> {
        match card {
            Technique::Shadow => self.copied_by(seat).map(|(_, technique)| technique),
            other => Some(other),
        }
    }
}

impl Ground {
    pub(super) fn on_grid(&self, way: &Way) -> Checked {
        match way.iter().find(|space| self.spaces & space.bit() == 0) {
            Some(&space) => Err(Illegal::OffGrid(space)),
            None => Ok(()),
        }
    }

    pub(super) fn check_technique(&self, technique: Technique, way: &Way) -> Checked {
        match technique {
            Technique::Stealth => self.check_steps(way, 2, 2, false, 0),
            Technique::Dodge => self.check_steps(way, 1, 2, true, 0),
            Technique::Evade => self.check_steps(way, 3, 3, false, 0),
            Technique::Sprint => self.own_two(way).and_then(|(from, to)| self.check_sprint(from, to)),
            Technique::Leap => self.own_two(way).and_then(|(from, to)| self.check_leap(from, to, self.empty)),
            Technique::Ambush => self.own_two(way).and_then(|(from, to)| self.check_ambush(from, to)),
            Technique::Shadow => Err(Illegal::NothingToCopy),
        }
    }

    /// An own ninja's space and one more.
    pub(super) fn own_two(&self, way: &Way) -> Result<(Space, Space), Illegal> {
        if let [from, ..] = way[..] {
            self.own(from)?;
        }
        if let [from, to] = way[..] { Ok((from, to)) } else { Err(not_in_full(way, 1, 1)) }
    }

    pub(super) fn own(&self, space: Space) -> Checked {
        if self.own & space.bit() != 0 { Ok(()) } else { Err(Illegal::NotYourNinja(space)) }
    }

    /// Steps of an own ninja from space to space, each card once (NCA-13). All but the last may lead through the
    /// spaces of `through`.
    pub(super) fn check_steps(
        &self,
        way: &Way,
        least: u8,
        most: u8,
        diagonals: bool,
        through: u64,
    ) -> Checked {
        let [start, steps @ ..] = &way[..] else { return Err(not_in_full(way, least, most)) };
        self.own(*start)?;
        for (index, &to) in steps.iter().enumerate() {
            let before = &way[..=index];
            check_step(before[index], to, diagonals)?;
            if before.contains(&to) {
                return Err(Illegal::Twice(to));
            }
            let is_last = index + 1 == steps.len();
            match through & to.bit() != 0 {
                true if is_last => return Err(Illegal::Occupied(to)),
                true => {}
                false => self.enter(to)?,
            }
        }
        let named = steps.len();
        let fits = (usize::from(least)..=usize::from(most)).contains(&named);
        if fits { Ok(()) } else { Err(not_in_full(way, least, most)) }
    }

    fn check_sprint(&self, from: Space, to: Space) -> Checked {
        let toward = straight(from, to)?;
        match self.sprint(from, toward) {
            Some(end) if end == to => Ok(()),
            Some(end) if from.toward(end) == to.toward(end) => Err(Illegal::RunsOn(end)),
            end => self.clear(end.unwrap_or(from), to, toward).and(self.enter(to)),
        }
    }

    /// Whether a leap over spaces of `over` ends there (NCA-R3).
    pub(super) fn check_leap(&self, from: Space, to: Space, over: u64) -> Checked {
        let toward = straight(from, to)?;
        match self.leap(from, toward, over) {
            Some(Ok(landing)) if landing == to => Ok(()),
            Some(Ok(landing)) => Err(Illegal::LandsOn(landing)),
            Some(Err(why)) => Err(why),
            None => Err(Illegal::OffGrid(to)),
        }
    }

    fn check_ambush(&self, from: Space, to: Space) -> Checked {
        let toward = self.check_charge(from, to)?;
        let further = to.next(toward).filter(|next| self.spaces & next.bit() != 0);
        let further = further.ok_or(Illegal::PushedOff(to))?;
        if self.free & further.bit() != 0 { Ok(()) } else { Err(Illegal::PushBlocked(further)) }
    }

    /// Whether a straight run over free cards ends in the space of an opponent's ninja (NCA-R4).
    pub(super) fn check_charge(&self, from: Space, to: Space) -> Result<Toward, Illegal> {
        let toward = straight(from, to)?;
        self.clear(from, to, toward)?;
        let found = self.opponents() & to.bit() != 0;
        if found { Ok(toward) } else { Err(Illegal::NoOneToPush(to)) }
    }

    /// Whether all spaces between two in a straight line can be entered.
    fn clear(&self, from: Space, to: Space, toward: Toward) -> Checked {
        let mut at = from.next(toward);
        while let Some(space) = at.filter(|&space| space != to) {
            self.enter(space)?;
            at = space.next(toward);
        }
        Ok(())
    }
}

/// The direction from one space straight to another.
pub(super) fn straight(from: Space, to: Space) -> Result<Toward, Illegal> {
    from.toward(to).ok_or(if from == to {
        Illegal::Twice(from)
    } else if from.is_diagonal(to) {
        Illegal::Diagonal(from, to)
    } else {
        Illegal::NotStraight(from, to)
    })
}

/// Whether a space is one step away.
pub(super) fn check_step(from: Space, to: Space, diagonals: bool) -> Checked {
    if from.is_beside(to) || diagonals && from.is_near(to) {
        Ok(())
    } else if from == to {
        Err(Illegal::Twice(to))
    } else if from.is_near(to) {
        Err(Illegal::Diagonal(from, to))
    } else {
        Err(Illegal::TooFar(from, to))
    }
}

/// Too few or too many spaces after the first.
pub(super) fn not_in_full(way: &Way, least: u8, most: u8) -> Illegal {
    Illegal::NotInFull { named: way.len().saturating_sub(1) as u8, least, most }
}
