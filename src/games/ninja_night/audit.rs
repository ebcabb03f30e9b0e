//! Counts every component: for tests, and for views that come from elsewhere.

use super::data::{CHESTS, PINK, ROUNDS, SEATS};
use super::state::{NinjaNight, Phase, Plan, Progress};
use super::tokens::{Pack, Token, Tokens};
use super::village::Roof;
use crate::kernel::{Seat, Seats};

impl NinjaNight {
    pub(super) fn count_all(&self) -> Result<(), &'static str> {
        self.audit_table()?;
        self.village.fault().map_or(Ok(()), Err)?;
        self.audit_tokens()?;
        self.audit_ninjas()?;
        self.audit_phase()
    }

    fn audit_table(&self) -> Result<(), &'static str> {
        let seat = |seat: Seat| seat.index() < usize::from(self.seats);
        let phase = match self.phase {
            Phase::Losing(victim) | Phase::Choosing(victim) => seat(victim),
            _ => true,
        };
        let sits = |seats: Seats| seats.is_within(Seats::all(self.seats));
        if !(2..=SEATS as u8).contains(&self.seats) {
            Err("too few or too many players")
        } else if !seat(self.first) || !seat(self.turn) || !phase || !sits(self.planned) {
            Err("a seat that is not at the table")
        } else if !self.known.iter().all(|&seats| sits(seats)) {
            Err("somebody who is not at the table knows a token")
        } else if !(1..=ROUNDS).contains(&self.round) || self.step > 1 {
            Err("a round or a step too many")
        } else {
            Ok(())
        }
    }

    fn audit_tokens(&self) -> Result<(), &'static str> {
        let mut places = [0_u8; CHESTS.len()];
        for set in self.roofs.iter().chain(&self.used) {
            set.iter().for_each(|token| places[token.index()] += 1);
        }
        for token in self.packs.iter().flat_map(Pack::tokens) {
            places[token.index()] += 1;
        }
        if places.iter().any(|&places| places != 1) {
            return Err("a token is missing or doubled");
        }
        let mut left: Vec<_> = CHESTS.iter().enumerate().map(|(at, &chest)| (at < PINK, chest)).collect();
        for token in Token::all() {
            let chest = self.chest(token).ok_or("a token that is nothing")?;
            let boxed = left.iter().position(|&other| other == (!token.is_yellow(), chest));
            left.swap_remove(boxed.ok_or("a token that is not in the box")?);
        }
        if self.used.iter().flat_map(|used| used.iter()).any(|token| self.bonus(token).is_none()) {
            return Err("something was played that is no bonus");
        }
        let everyone = Seats::all(self.seats);
        if self.open.iter().any(|token| self.knowing(token) != everyone) {
            return Err("somebody does not know what lies open");
        }
        if self.is_face_up() && self.open != Tokens::ALL {
            return Err("a token of two players is hidden");
        }
        if Seat::all(self.seats)
            .any(|seat| self.pack(seat).tokens().any(|token| !self.knowing(token).has(seat)))
        {
            return Err("somebody does not know an own token");
        }
        Ok(())
    }

    fn audit_ninjas(&self) -> Result<(), &'static str> {
        let beyond = usize::from(self.seats);
        if self.ninjas[beyond..].iter().any(Option::is_some)
            || self.packs[beyond..].iter().any(|pack| pack.free() < pack.slots().len())
            || self.used[beyond..].iter().any(|used| !used.is_empty())
        {
            return Err("something belongs to nobody");
        }
        for standing in self.ninjas.iter().flatten() {
            if !self.village.house(standing.roof).carries(standing.spot) {
                return Err("a ninja is not on its roof");
            }
        }
        // While ninjas are placed, exactly those of the seats before the turn's on the right stand.
        let placed = Seat::all(self.seats).filter(|&seat| self.ninja(seat).is_some()).count();
        if self.phase == Phase::Placing {
            let placing = (0..self.seats).map(|steps| self.first.clockwise(steps, self.seats));
            let before: Vec<Seat> = placing.take_while(|&seat| seat != self.turn).collect();
            let stands = before.iter().all(|&seat| self.ninja(self.right_of(seat)).is_some());
            if !stands || placed != before.len() {
                return Err("ninjas are placed out of turn");
            }
        } else if placed != beyond {
            return Err("a ninja is missing");
        }
        Ok(())
    }

    fn audit_phase(&self) -> Result<(), &'static str> {
        let planned = self.planned == Seats::all(self.seats);
        let held = |seat: Seat| self.pack(seat).tokens().count();
        let sound = match self.phase {
            Phase::Placing => self.round == 1 && self.planned == Seats::NONE,
            Phase::Planning => !planned && self.turn == self.first,
            Phase::Acting | Phase::Over => planned,
            Phase::Losing(victim) => planned && self.pack(victim).free() == 0 && held(victim) > 1,
            Phase::Choosing(victim) => planned && victim != self.turn && held(victim) > 1,
        };
        let early = matches!(self.phase, Phase::Placing | Phase::Planning);
        let fresh = self.step == 0 && self.progress == Progress::Ahead && self.dropped.is_empty();
        let set = |(at, plan): (usize, &Option<Plan>)| {
            plan.is_some() == self.planned.iter().any(|seat| seat.index() == at)
        };
        if !sound || (early && !fresh) || !self.plans.iter().enumerate().all(set) {
            return Err("what is waited for does not fit the table");
        }
        if self.phase == Phase::Over && (self.round != ROUNDS || self.turn != self.first) {
            return Err("over too early");
        }
        if self.dropped.iter().any(|token| !Roof::all().any(|roof| self.on_roof(roof).has(token))) {
            return Err("a dropped token lies on no roof");
        }
        Ok(())
    }
}
