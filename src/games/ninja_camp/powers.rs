//! Whether a clan power may be used (NCA-10, NCA-D4).
//!
//! The spaces of a way are looked at in their order, and only then whether they are enough: a way that breaks off is
//! refused for the first space that is wrong.

use super::cards::{Card, Clan, Technique};
use super::check::{Checked, check_step, not_in_full, straight};
use super::ground::Ground;
use super::moves::Illegal;
use super::space::{Space, around, beside, border};
use super::state::NinjaCamp;
use super::way::Way;
use crate::kernel::Seat;

impl NinjaCamp {
    pub(super) fn check_power(&self, seat: Seat, replayed: Option<Technique>, way: &Way) -> Checked {
        if self.used.has(seat) {
            return Err(Illegal::PowerUsed);
        }
        let ground = self.ground(seat);
        ground.on_grid(way)?;
        match (self.clan(seat), replayed) {
            (Clan::Penguin, None) => Err(Illegal::NoReplay),
            (Clan::Penguin, Some(card)) if self.discard(seat).count(card) == 0 => {
                Err(Illegal::NotInDiscard(card))
            }
            (Clan::Penguin, Some(card)) => self.check_card(seat, card, way),
            (_, Some(_)) => Err(Illegal::NotThePenguin),
            (Clan::Armadillo, _) => ground.check_armadillo(way, border(self.grid.rows())),
            (Clan::Camel, _) => ground.check_camel(way),
            (Clan::Chameleon, _) => self.check_chameleon(&ground, way),
            (Clan::Flamingo, _) => ground.check_steps(way, 1, 2, false, 0),
            (Clan::FlyingSquirrel, _) => ground.check_squirrel(way),
            (Clan::Goat, _) => ground.check_goat(way),
            (Clan::Hamster, _) => ground.check_steps(way, 1, 2, true, ground.ninjas),
            (Clan::Platypus, _) => ground.check_platypus(way),
            (Clan::PolarBear, _) => ground.check_polar_bear(way),
            (Clan::Puppy, _) => {
                let (from, to) = ground.own_two(way)?;
                ground.check_leap(from, to, ground.empty | ground.ninjas)
            }
            (Clan::Skunk, _) => ground.check_skunk(way),
            (Clan::Sloth, _) => ground.check_sloth(way),
        }
    }

    fn check_chameleon(&self, ground: &Ground, way: &Way) -> Checked {
        let (from, to) = ground.own_two(way)?;
        if from == to {
            return Err(Illegal::Twice(from));
        }
        match self.grid.card(from) {
            Some(card @ Card::Technique(_)) => {
                ground.enter(to)?;
                if self.grid.with(card) & to.bit() != 0 { Ok(()) } else { Err(Illegal::NotACopy(to)) }
            }
            _ => Err(Illegal::FromTrap(from)),
        }
    }
}

impl Ground {
    fn check_armadillo(&self, way: &Way, border: u64) -> Checked {
        let (from, to) = self.own_two(way)?;
        straight(from, to)?;
        if border & to.bit() == 0 {
            return Err(Illegal::NotAnEdge(to));
        }
        self.enter(to)
    }

    fn check_camel(&self, way: &Way) -> Checked {
        let (from, to) = self.own_two(way)?;
        if from == to {
            return Err(Illegal::Twice(from));
        }
        self.enter(to)?;
        match Space::first_of(beside(to.bit()) & self.ninjas & !from.bit()) {
            Some(ninja) => Err(Illegal::BesideNinja { space: to, ninja }),
            None => Ok(()),
        }
    }

    fn check_squirrel(&self, way: &Way) -> Checked {
        if let [from, ..] = way[..] {
            self.own(from)?;
        }
        if let [from, step, ..] = way[..] {
            check_step(from, step, false)?;
            self.enter(step)?;
            if self.traps & step.bit() != 0 {
                return Err(Illegal::OntoTrap(step));
            }
        }
        let [_, _, other] = way[..] else { return Err(not_in_full(way, 2, 2)) };
        self.opponent(other)
    }

    fn check_goat(&self, way: &Way) -> Checked {
        if let [from, ..] = way[..] {
            self.own(from)?;
        }
        if let [from, other, ..] = way[..] {
            self.check_charge(from, other)?;
            self.check_room(other)?;
        }
        let [from, other, aside] = way[..] else { return Err(not_in_full(way, 2, 2)) };
        if aside == from && from.is_near(other) {
            return Err(Illegal::Claimed(from));
        }
        self.check_aside(other, aside)
    }

    fn check_skunk(&self, way: &Way) -> Checked {
        if let [other, ..] = way[..] {
            self.opponent(other)?;
            self.check_room(other)?;
        }
        let [other, aside] = way[..] else { return Err(not_in_full(way, 1, 1)) };
        self.check_aside(other, aside)
    }

    /// Whether an opponent's ninja can be moved at all.
    fn check_room(&self, ninja: Space) -> Checked {
        if self.aside(ninja) != 0 { Ok(()) } else { Err(Illegal::NowhereAside(ninja)) }
    }

    /// Whether an opponent's ninja can be moved to a space next to it (NCA-R4).
    fn check_aside(&self, ninja: Space, aside: Space) -> Checked {
        check_step(ninja, aside, true)?;
        if self.free & aside.bit() == 0 {
            return Err(Illegal::PushBlocked(aside));
        }
        if self.traps & aside.bit() != 0 { Err(Illegal::OntoTrap(aside)) } else { Ok(()) }
    }

    fn opponent(&self, space: Space) -> Checked {
        if self.opponents() & space.bit() != 0 { Ok(()) } else { Err(Illegal::NoOpponent(space)) }
    }

    /// One or two ninjas, a step each. The card of the first is claimed, so the other cannot go there; the first may
    /// go where the other leaves, which then steps before it.
    fn check_platypus(&self, way: &Way) -> Checked {
        if let [from, ..] = way[..] {
            self.own(from)?;
        }
        if let [from, to, ref rest @ ..] = way[..] {
            check_step(from, to, true)?;
            if rest.first() != Some(&to) {
                self.enter(to)?;
            }
        }
        if let [from, _, other, ..] = way[..] {
            self.own(other)?;
            if other == from {
                return Err(Illegal::Twice(from));
            }
        }
        let (from, to, other, then) = match way[..] {
            [_, _] => return Ok(()),
            [from, to, other, then] => (from, to, other, then),
            _ => return Err(not_in_full(way, 1, 3)),
        };
        check_step(other, then, true)?;
        match then {
            _ if then == from => Err(Illegal::Claimed(from)),
            _ if then == to => Err(Illegal::IntoNinja(to)),
            _ => self.enter(then),
        }
    }

    fn check_polar_bear(&self, way: &Way) -> Checked {
        if let [from, ..] = way[..] {
            self.own(from)?;
        }
        if let [from, to, ..] = way[..] {
            check_step(from, to, true)?;
            self.enter(to)?;
        }
        if let [from, to, card, ..] = way[..] {
            if card == from {
                return Err(Illegal::Claimed(from));
            }
            if self.empty & card.bit() != 0 {
                return Err(Illegal::NoCard(card));
            }
            if (self.ninjas | to.bit()) & card.bit() != 0 {
                return Err(Illegal::UnderNinja(card));
            }
        }
        match way[..] {
            [_, _] => Ok(()),
            [from, _, _, empty] if empty == from => Err(Illegal::JustLeft(from)),
            [_, _, _, empty] if self.empty & empty.bit() == 0 => Err(Illegal::NotEmpty(empty)),
            [_, _, _, _] => Ok(()),
            _ => Err(not_in_full(way, 1, 3)),
        }
    }

    fn check_sloth(&self, way: &Way) -> Checked {
        let [card] = way[..] else { return Err(not_in_full(way, 0, 0)) };
        if self.walls & card.bit() != 0 {
            return Err(Illegal::WallClaimed(card));
        }
        if self.empty & card.bit() != 0 {
            return Err(Illegal::NoCard(card));
        }
        if self.ninjas & card.bit() != 0 {
            return Err(Illegal::UnderNinja(card));
        }
        if around(self.own) & card.bit() != 0 { Ok(()) } else { Err(Illegal::NotNear(card)) }
    }
}
