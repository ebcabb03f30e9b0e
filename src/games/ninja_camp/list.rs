//! Everything that a seat may do, each move once.

use super::cards::{Card, Clan, Technique};
use super::data::PEEKED;
use super::ground::Ground;
use super::moves::{Action, Move};
use super::space::{Space, Toward, around, beside, border, step};
use super::state::{NinjaCamp, Phase};
use super::way::Way;
use crate::kernel::Seat;

impl NinjaCamp {
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.turn != seat {
            return;
        }
        match self.phase {
            Phase::Placing => out.extend(Space::of(self.places(seat)).map(Move::Place)),
            Phase::Playing => self.list_turn(seat, out),
            Phase::Choosing(_) => {
                out.push(Move::Take(None));
                for (index, card) in self.unused[..PEEKED].iter().enumerate() {
                    if card.is_some_and(|card| card != Card::Wall) {
                        out.push(Move::Take(Some(index as u8)));
                    }
                }
            }
            Phase::Over => {}
        }
    }

    /// Where a seat may place a ninja (NCA-5, NCA-6).
    pub(super) fn places(&self, seat: Seat) -> u64 {
        let standing = self.ninjas(seat).into_iter().flatten().filter_map(|space| self.grid.card(space));
        standing.fold(self.ground(seat).free, |places, card| places & !self.grid.with(card))
    }

    fn list_turn(&self, seat: Seat, out: &mut Vec<Move>) {
        let mut list = Lister { ground: self.ground(seat), action: Action::Power(None), out };
        for card in Technique::ALL {
            if self.holds(seat, card)
                && let Some(technique) = self.technique(seat, card)
            {
                list.action = Action::Play(card);
                list.technique(technique);
            }
        }
        if !self.used.has(seat) {
            self.list_power(seat, &mut list);
        }
        list.out.push(Move::Pass);
    }

    /// The ways of the clan power alone.
    pub(super) fn power_moves(&self, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        let action = Action::Power(None);
        self.list_power(seat, &mut Lister { ground: self.ground(seat), action, out: &mut moves });
        moves
    }

    fn list_power(&self, seat: Seat, list: &mut Lister<'_>) {
        list.action = Action::Power(None);
        match self.clan(seat) {
            Clan::Armadillo => list.armadillo(border(self.grid.rows())),
            Clan::Camel => list.camel(),
            Clan::Chameleon => {
                for from in Space::of(list.ground.own) {
                    if let Some(card @ Card::Technique(_)) = self.grid.card(from) {
                        list.each(from, self.grid.with(card) & list.ground.free);
                    }
                }
            }
            Clan::Flamingo => list.one_or_two_steps(beside, 0),
            Clan::FlyingSquirrel => list.squirrel(),
            Clan::Goat => list.goat(),
            Clan::Hamster => list.one_or_two_steps(around, list.ground.ninjas),
            Clan::Penguin => {
                for card in self.discard(seat).techniques() {
                    if let Some(technique) = self.technique(seat, card) {
                        list.action = Action::Power(Some(card));
                        list.technique(technique);
                    }
                }
            }
            Clan::Platypus => list.platypus(),
            Clan::PolarBear => list.polar_bear(),
            Clan::Puppy => list.leaps(list.ground.empty | list.ground.ninjas),
            Clan::Skunk => {
                for ninja in Space::of(list.ground.opponents()) {
                    list.each(ninja, list.ground.aside(ninja));
                }
            }
            Clan::Sloth => {
                for card in Space::of(around(list.ground.own) & list.ground.free) {
                    list.push(Way::one(card));
                }
            }
        }
    }
}

struct Lister<'a> {
    ground: Ground,
    /// What the ways are ways of.
    action: Action,
    out: &'a mut Vec<Move>,
}

/// No space from which a ninja starts is free, so a way over free cards never returns to its start.
impl Lister<'_> {
    #[inline]
    fn push(&mut self, way: Way) {
        self.out.push(self.action.along(way));
    }

    /// From one space to each of several.
    #[inline]
    fn each(&mut self, from: Space, to: u64) {
        for to in Space::of(to) {
            self.push(Way::two(from, to));
        }
    }

    fn technique(&mut self, technique: Technique) {
        match technique {
            Technique::Stealth => self.stealth(),
            Technique::Dodge => self.one_or_two_steps(around, 0),
            Technique::Sprint => self.straight(Ground::sprint),
            Technique::Leap => self.leaps(self.ground.empty),
            Technique::Evade => self.evade(),
            Technique::Ambush => self.straight(|ground, from, toward| {
                let pushed = |target: &Space| step(target.bit(), toward) & ground.free != 0;
                ground.charge(from, toward).filter(pushed)
            }),
            Technique::Shadow => {}
        }
    }

    /// Where a straight run ends, in each direction.
    #[inline]
    fn straight(&mut self, end: impl Fn(&Ground, Space, Toward) -> Option<Space>) {
        for from in Space::of(self.ground.own) {
            for toward in Toward::ALL {
                if let Some(to) = end(&self.ground, from, toward) {
                    self.push(Way::two(from, to));
                }
            }
        }
    }

    fn leaps(&mut self, over: u64) {
        self.straight(|ground, from, toward| ground.leap(from, toward, over)?.ok());
    }

    fn stealth(&mut self) {
        let free = self.ground.free;
        for from in Space::of(self.ground.own) {
            for a in Space::of(beside(from.bit()) & free) {
                for b in Space::of(beside(a.bit()) & free) {
                    self.push(Way::three(from, a, b));
                }
            }
        }
    }

    fn evade(&mut self) {
        let free = self.ground.free;
        for from in Space::of(self.ground.own) {
            for a in Space::of(beside(from.bit()) & free) {
                for b in Space::of(beside(a.bit()) & free) {
                    for c in Space::of(beside(b.bit()) & free & !a.bit()) {
                        self.push(Way::four(from, a, b, c));
                    }
                }
            }
        }
    }

    /// One step or two; the first of two may lead through spaces of `through`.
    #[inline]
    fn one_or_two_steps(&mut self, next: impl Fn(u64) -> u64, through: u64) {
        let free = self.ground.free;
        for from in Space::of(self.ground.own) {
            for a in Space::of(next(from.bit()) & (free | through)) {
                if free & a.bit() != 0 {
                    self.push(Way::two(from, a));
                }
                for b in Space::of(next(a.bit()) & free) {
                    self.push(Way::three(from, a, b));
                }
            }
        }
    }

    fn armadillo(&mut self, border: u64) {
        for from in Space::of(self.ground.own) {
            for toward in Toward::ALL {
                let mut at = step(from.bit(), toward);
                while at & self.ground.spaces != 0 {
                    self.each(from, at & border & self.ground.free);
                    at = step(at, toward);
                }
            }
        }
    }

    fn camel(&mut self) {
        for from in Space::of(self.ground.own) {
            self.each(from, self.ground.lonely(from));
        }
    }

    fn squirrel(&mut self) {
        for from in Space::of(self.ground.own) {
            for to in Space::of(beside(from.bit()) & self.ground.free & !self.ground.traps) {
                for other in Space::of(self.ground.opponents()) {
                    self.push(Way::three(from, to, other));
                }
            }
        }
    }

    fn goat(&mut self) {
        for from in Space::of(self.ground.own) {
            for toward in Toward::ALL {
                if let Some(other) = self.ground.charge(from, toward) {
                    for aside in Space::of(self.ground.aside(other)) {
                        self.push(Way::three(from, other, aside));
                    }
                }
            }
        }
    }

    fn platypus(&mut self) {
        let Ground { free, own, .. } = self.ground;
        for from in Space::of(own) {
            self.each(from, around(from.bit()) & free);
            for other in Space::of(own & !from.bit()) {
                for to in Space::of(around(from.bit()) & (free | other.bit())) {
                    for then in Space::of(around(other.bit()) & free & !to.bit()) {
                        self.push(Way::four(from, to, other, then));
                    }
                }
            }
        }
    }

    fn polar_bear(&mut self) {
        let Ground { spaces, free, empty, ninjas, own, .. } = self.ground;
        for from in Space::of(own) {
            for to in Space::of(around(from.bit()) & free) {
                self.push(Way::two(from, to));
                for card in Space::of(spaces & !empty & !ninjas & !to.bit()) {
                    for hole in Space::of(empty) {
                        self.push(Way::four(from, to, card, hole));
                    }
                }
            }
        }
    }
}
