//! What is done with tokens: looked at, picked up, stolen, dropped, and played as a bonus.

use super::data::{Bonus, Chest};
use super::event::Event;
use super::state::{Action, NinjaNight, Progress};
use super::tokens::{Slot, Token};
use super::village::Roof;
use crate::kernel::{Out, Seat, Seats};

impl NinjaNight {
    /// A seat looks at a token that it takes (NNI-R7).
    pub(super) fn look(&mut self, seat: Seat, token: Token, out: &mut Out<Event>) {
        let known = &mut self.known[token.index()];
        if !known.has(seat) {
            *known = known.with(seat);
            out.seal();
        }
    }

    /// Tells what a token is to those who know it.
    pub(super) fn tell_chest(
        &self,
        token: Token,
        out: &mut Out<Event>,
        event: impl Fn(Option<Chest>) -> Event,
    ) {
        let chest = self.chest(token);
        if self.is_open(token) {
            out.tell(event(chest));
        } else {
            out.tell_apart(self.knowing(token), event(chest), event(None));
        }
    }

    pub(super) fn pick(&mut self, seat: Seat, token: Token, out: &mut Out<Event>) {
        let Some(roof) = self.roof_of(seat) else { return };
        self.roofs[roof.index()].remove(token);
        self.packs[seat.index()].put(Slot::Token(token));
        self.progress = Progress::Picking;
        self.look(seat, token, out);
        self.tell_chest(token, out, |chest| Event::Picked { seat, token, chest });
    }

    pub(super) fn steal(&mut self, seat: Seat, token: Token, out: &mut Out<Event>) {
        let Some(victim) = self.holder(token) else { return };
        self.packs[victim.index()].swap(Slot::Token(token), Slot::Free);
        self.packs[seat.index()].put(Slot::Token(token));
        self.progress = Progress::Done;
        self.look(seat, token, out);
        self.tell_chest(token, out, |chest| Event::Stolen { seat, victim, token, chest });
    }

    pub(super) fn heal(&mut self, seat: Seat, out: &mut Out<Event>) {
        self.packs[seat.index()].swap(Slot::Wound, Slot::Free);
        self.progress = Progress::Done;
        out.tell(Event::Healed { seat, wounds: 1 });
    }

    pub(super) fn drop_token(&mut self, seat: Seat, token: Token, out: &mut Out<Event>) {
        let Some(roof) = self.roof_of(seat) else { return };
        self.packs[seat.index()].swap(Slot::Token(token), Slot::Free);
        self.roofs[roof.index()].add(token);
        self.dropped.add(token);
        out.tell(Event::Dropped { seat, token, roof });
    }

    /// A bonus goes beside the backpack, where everyone sees it; from the roof too, which is part of picking up.
    pub(super) fn spend(&mut self, seat: Seat, token: Token, bonus: Bonus, out: &mut Out<Event>) {
        if !self.packs[seat.index()].swap(Slot::Token(token), Slot::Free)
            && let Some(roof) = self.roof_of(seat)
        {
            self.roofs[roof.index()].remove(token);
            self.progress = Progress::Picking;
        }
        self.used[seat.index()].add(token);
        self.reveal(token, out);
        out.tell(Event::Played { seat, token, bonus });
    }

    /// A token is turned over for everyone.
    pub(super) fn reveal(&mut self, token: Token, out: &mut Out<Event>) {
        if !self.is_open(token) {
            self.open.add(token);
            self.known[token.index()] = Seats::all(self.seats);
            out.seal();
        }
    }

    pub(super) fn potion(&mut self, seat: Seat, token: Token, out: &mut Out<Event>) {
        self.spend(seat, token, Bonus::Potion, out);
        let wounds = self.pack(seat).wounds() as u8;
        while self.packs[seat.index()].swap(Slot::Wound, Slot::Free) {}
        out.tell(Event::Healed { seat, wounds });
    }

    pub(super) fn gear(&mut self, seat: Seat, token: Token, step: u8, action: Action, out: &mut Out<Event>) {
        self.spend(seat, token, Bonus::Gear, out);
        let Some(plan) = &mut self.plans[seat.index()] else { return };
        let from = core::mem::replace(&mut plan[usize::from(step.min(1))], action);
        out.tell(Event::Changed { seat, step, from, to: action });
    }

    pub(super) fn grapple(&mut self, seat: Seat, token: Token, target: Roof, out: &mut Out<Event>) {
        let Some(from) = self.roof_of(seat) else { return };
        self.spend(seat, token, Bonus::Grapple, out);
        // Picking up ends where it began.
        if self.progress == Progress::Picking {
            self.progress = Progress::Done;
        }
        let standing = self.set_down(seat, target);
        out.tell(Event::Grappled { seat, from, standing });
    }
}
