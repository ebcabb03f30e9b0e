//! What is said of a game that is on: who is who, who won, and what to do now.

use leptos::prelude::*;

use super::Play;
use crate::kernel::{Next, Seat};
use crate::ui::keep::prefs::Prefs;
use crate::ui::stage::names::called;

impl Play {
    /// What a seat is called: its player's name, else the seat's own.
    #[must_use]
    pub fn name(self, seat: Seat) -> String {
        called(&self.player(seat), self.kind.words(self.prefs.lang.get()).seats[seat.index()])
    }

    /// Who won, in words; empty while it goes on.
    #[must_use]
    pub fn result(self, prefs: Prefs) -> String {
        let Next::Over(outcome) = self.next() else { return String::new() };
        let winners: Vec<String> = outcome.winners.iter().map(|seat| self.name(seat)).collect();
        match winners.is_empty() {
            true => prefs.words().draw.to_owned(),
            false => (prefs.words().wins)(&winners.join(" & ")),
        }
    }

    /// What the person who acts should do, if it is not what they were told last. Nobody acts while the curtain is down.
    pub(super) fn new_task(self) -> String {
        let (viewer, lang) = (self.viewer(), self.prefs.lang.get());
        let task = self.actor().map(|seat| self.game.with(|game| game.task(viewer, seat, lang)));
        let task = task.filter(|task| self.task.with_value(|last| last != task)).unwrap_or_default();
        if !task.is_empty() {
            self.task.set_value(task.clone());
        }
        task
    }
}
