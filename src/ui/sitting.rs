//! A session with what the table keeps beside it: what was refused last, what was hinted.

use core::marker::PhantomData;
use std::sync::Arc;

use crate::games::errand::Errand;
use crate::kernel::{
    Level, Next, Player, Record, Refused, Seat, Seats, Seed, Session, UndoRefused, Viewer, writing,
};
use crate::ui::lang::{Lang, Line};
use crate::ui::stage::erased::{Bytes, Kind, Look, Match, Of, Shown};
use crate::ui::stage::names::Names;
use crate::ui::stage::picture::Markup;
use crate::ui::stage::staged::{Parting, Scene, Staged};

/// The [`Match`] of a game.
#[derive(Debug)]
pub struct Sitting<G: Staged> {
    session: Session<G>,
    refused: Option<(G::Move, G::Illegal)>,
    hint: Option<G::Move>,
}

impl<G: Staged> Sitting<G> {
    /// Sits down to a session.
    #[must_use]
    pub fn new(session: Session<G>) -> Self {
        Self { session, refused: None, hint: None }
    }

    fn names(&self, lang: Lang) -> Names<'_> {
        Names::of::<G>(self.session.players(), lang)
    }

    fn fresh_text(&self, setup: G::Setup, seed: Seed) -> String {
        Record::<G> { setup, seed, steps: Vec::new(), players: self.session.players().to_vec() }.to_text()
    }

    fn partings(&self, seat: Seat) -> Vec<(Parting, G::Move)> {
        G::parting(&self.session.view(Viewer::Seat(seat)), seat)
    }

    fn attempt(&mut self, seat: Seat, mv: G::Move) -> bool {
        self.hint = None;
        self.refused = match self.session.check(seat, &mv) {
            Err(Refused::Illegal(why)) => Some((mv, why)),
            Err(Refused::NoSuchSeat) => None,
            Ok(()) => return self.session.submit(seat, mv).map(|_| self.refused = None).is_ok(),
        };
        false
    }
}

impl<G: Staged> Match for Sitting<G> {
    fn kind(&self) -> &'static dyn Kind {
        &Of::<G>(PhantomData)
    }

    fn next(&self) -> Next {
        self.session.next()
    }

    fn hand_over(&self, holder: Option<Seat>) -> Option<Seat> {
        self.session.hand_over(holder)
    }

    fn is_private(&self, seat: Seat) -> bool {
        self.session.is_private(seat)
    }

    fn players(&self) -> &[Player] {
        self.session.players()
    }

    fn steps(&self) -> usize {
        self.session.len()
    }

    fn scene(&self, look: Look) -> Arc<dyn Shown> {
        let Look { at, viewer, actor, facing, wide, aid } = look;
        let shown = at.unwrap_or(self.session.len());
        let last = shown.checked_sub(1);
        Arc::new(Scene::<G> {
            view: self.session.view_at(shown, viewer),
            actor,
            waiting: match self.session.next() {
                Next::Humans(seats) if at.is_none() => seats,
                _ => Seats::NONE,
            },
            moves: actor.map_or_else(Vec::new, |seat| self.session.moves(seat)),
            last: last.map_or_else(Vec::new, |step| self.session.heard(step, viewer).cloned().collect()),
            refused: if at.is_none() { self.refused.clone() } else { None },
            hint: if at.is_none() { self.hint.clone() } else { None },
            undone: actor.and_then(|seat| self.session.undone(seat)).cloned(),
            facing,
            wide,
            aid,
            players: self.session.players().to_vec(),
        })
    }

    fn told(&self, step: usize, viewer: Viewer, lang: Lang) -> Vec<(Seat, Line)> {
        let names = self.names(lang);
        self.session
            .heard(step, viewer)
            .filter_map(|event| G::told(event, lang))
            .map(|(seat, line)| (seat, names.line(line)))
            .collect()
    }

    fn beside(&self, viewer: Viewer, seat: Seat, lang: Lang) -> Markup {
        self.names(lang).markup(G::beside(&self.session.view(viewer), seat, lang))
    }

    fn task(&self, viewer: Viewer, seat: Seat, lang: Lang) -> String {
        self.names(lang).text(G::task(&self.session.view(viewer), seat, lang))
    }

    fn call(&self, viewer: Viewer, lang: Lang) -> Option<&'static str> {
        G::call(&self.session.view(viewer), lang)
    }

    fn ending(&self, lang: Lang) -> Option<Line> {
        match self.session.next() {
            Next::Over(outcome) => {
                Some(self.names(lang).line(G::ending(&self.session.view(Viewer::Table), outcome, lang)))
            }
            _ => None,
        }
    }

    fn score(&self, names: &[String], lang: Lang) -> Markup {
        G::score(&self.session.view(Viewer::Table), names, lang)
    }

    fn charted(&self, names: &[String], lang: Lang) -> Vec<String> {
        G::charted(&self.session.view(Viewer::Table), names, lang)
    }

    fn standing(&self, steps: usize) -> Vec<i32> {
        // What was hidden may be charted once nothing is any more.
        let viewer = if matches!(self.session.next(), Next::Over(_)) { Viewer::All } else { Viewer::Table };
        G::standing(&self.session.view_at(steps, viewer))
    }

    fn partings(&self, seat: Seat) -> Vec<Parting> {
        Self::partings(self, seat).into_iter().map(|(parting, _)| parting).collect()
    }

    fn part(&mut self, seat: Seat, parting: Parting) -> bool {
        let found = Self::partings(self, seat).into_iter().find(|(known, _)| *known == parting);
        found.is_some_and(|(_, mv)| self.attempt(seat, mv))
    }

    fn submit(&mut self, seat: Seat, mv: &[u8]) -> bool {
        writing::read(mv).is_some_and(|mv| self.attempt(seat, mv))
    }

    fn refusal(&self, lang: Lang) -> Option<Line> {
        self.refused.as_ref().map(|(_, why)| self.names(lang).line(G::refusal(why, lang)))
    }

    fn hint(&self, viewer: Viewer, lang: Lang) -> Option<(Option<Bytes>, String)> {
        let hint = self.hint.as_ref()?;
        let mv = G::follows(hint).then(|| writing::write(hint));
        Some((mv, self.names(lang).text(G::reason(&self.session.view(viewer), hint, lang))))
    }

    fn set_hint(&mut self, mv: &[u8]) {
        self.refused = None;
        self.hint = writing::read(mv);
    }

    fn forget(&mut self, hint: bool) -> bool {
        let had_hint = hint && self.hint.take().is_some();
        self.refused.take().is_some() || had_hint
    }

    fn can_undo(&self, by: Option<Seat>) -> Result<(), UndoRefused> {
        self.session.can_undo(by)
    }

    fn undo(&mut self, by: Option<Seat>) -> bool {
        self.session.undo(by).is_ok()
    }

    fn can_redo(&self) -> bool {
        self.session.can_redo()
    }

    fn redo(&mut self) -> bool {
        self.session.redo()
    }

    fn errand(&self, seat: Seat, level: Level) -> Errand {
        Errand::new::<G>(&self.session.view(Viewer::Seat(seat)), seat, level, self.session.luck())
    }

    fn text(&self) -> String {
        self.session.record().to_text()
    }

    fn draft_text(&self, seed: Seed) -> String {
        self.fresh_text(self.session.setup().clone(), seed)
    }

    fn rematch_text(&self, seed: Seed) -> String {
        self.fresh_text(G::rematch(self.session.setup()), seed)
    }

    fn seed(&self) -> Seed {
        self.session.seed()
    }
}
