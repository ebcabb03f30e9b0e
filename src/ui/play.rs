//! One game on the table: the only place where a session meets signals.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use super::lang::Line;
use super::mind::Thought;
use super::prefs::Prefs;
use super::staged::{Stage, Staged};
use super::{browser, kept, sound};
use crate::games::errand::{self, Errand};
use crate::kernel::{Control, Level, Next, Refused, Seat, Session, UndoRefused, Viewer};

/// Whether the game is safe on this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Safety {
    /// Kept after every step.
    Kept,
    /// Storage is full, blocked or not there.
    Unkept,
    /// Another tab goes on with it; this one no longer writes.
    Elsewhere,
}

/// A game being played, as signals.
#[derive(Debug)]
pub struct Play<G: Staged> {
    /// What it is kept under.
    pub id: StoredValue<String>,
    /// The game. Read it; change it through the methods alone.
    pub session: RwSignal<Session<G>>,
    /// Whether the last step was made just now.
    fresh: RwSignal<bool>,
    /// The move refused last, and why.
    pub refused: RwSignal<Option<(G::Move, G::Illegal)>>,
    /// The move the bot would make, once asked and answered.
    pub hint: RwSignal<Option<G::Move>>,
    /// The seat for which a bot thinks now, be it its own or a hint's.
    pub thinking: RwSignal<Option<Seat>>,
    /// What to do now, where the board knows it better.
    pub advice: RwSignal<Option<String>>,
    /// Whether the game is kept.
    pub safety: RwSignal<Safety>,
    /// What a screen reader should say.
    pub said: RwSignal<String>,
    prefs: Prefs,
    tab: StoredValue<String>,
    thought: StoredValue<Option<Thought>, LocalStorage>,
    pause: StoredValue<Option<Timeout>, LocalStorage>,
}

impl<G: Staged> Clone for Play<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Staged> Copy for Play<G> {}

impl<G: Staged> Play<G> {
    /// Puts a session on the table under an id, keeps it, and lets the bots begin.
    #[must_use]
    pub fn new(id: String, session: Session<G>, prefs: Prefs) -> Self {
        let play = Self {
            id: StoredValue::new(id),
            session: RwSignal::new(session),
            fresh: RwSignal::new(false),
            refused: RwSignal::new(None),
            hint: RwSignal::new(None),
            thinking: RwSignal::new(None),
            advice: RwSignal::new(None),
            safety: RwSignal::new(Safety::Kept),
            said: RwSignal::new(String::new()),
            prefs,
            tab: StoredValue::new(kept::new_id()),
            thought: StoredValue::new_local(None),
            pause: StoredValue::new_local(None),
        };
        play.keep();
        play.watch_other_tabs();
        play.advance();
        play
    }

    /// What a board is given.
    #[must_use]
    pub fn stage(self) -> Stage<G> {
        let actor = Memo::new(move |_| self.actor());
        Stage {
            view: Signal::derive(move || self.session.with(|session| session.view(self.viewer()))),
            actor: actor.into(),
            moves: Signal::derive(move || {
                actor.get().map_or_else(Vec::new, |seat| self.session.with(|session| session.moves(seat)))
            }),
            last: Signal::derive(move || self.heard_last()),
            fresh: self.fresh.into(),
            refused: self.refused.into(),
            hint: self.hint.into(),
            facing: Signal::derive(move || self.facing()),
            lang: self.prefs.lang.get(),
            aid: self.prefs.aid.into(),
            motion: Signal::derive(move || self.prefs.moves()),
            advice: self.advice,
            submit: Callback::new(move |mv| self.act(mv)),
        }
    }

    /// The person who acts now: the first of those the game waits for.
    pub fn actor(self) -> Option<Seat> {
        match self.session.with(Session::next) {
            Next::Humans(seats) if self.safety.get() != Safety::Elsewhere => seats.first(),
            _ => None,
        }
    }

    /// Who looks: the only person at the table, else whoever acts, else nobody in particular.
    pub fn viewer(self) -> Viewer {
        let people = self.people();
        match people[..] {
            [only] => Viewer::Seat(only),
            _ => self.actor().map_or(Viewer::Table, Viewer::Seat),
        }
    }

    /// The seat at the lower edge: the person who acts if the board turns, else the first person.
    pub fn facing(self) -> Seat {
        let people = self.people();
        let first = people.first().copied().unwrap_or(Seat::new(0));
        if self.prefs.turns.get() { self.actor().unwrap_or(first) } else { first }
    }

    fn people(self) -> Vec<Seat> {
        self.session.with(|session| {
            let seats = Seat::all(session.players().len() as u8);
            seats.filter(|seat| session.players()[seat.index()].control == Control::Human).collect()
        })
    }

    /// What a seat is called: its player's name, else the seat's own.
    #[must_use]
    pub fn name(self, seat: Seat) -> String {
        let given = self.session.with(|session| session.players()[seat.index()].name.clone());
        if given.is_empty() { G::words(self.prefs.lang.get()).seats[seat.index()].to_owned() } else { given }
    }

    /// A move of the person who acts.
    pub fn act(self, mv: G::Move) {
        if let Some(seat) = untrack(|| self.actor()) {
            self.submit(seat, mv);
        }
    }

    /// A move of any seat, in turn or not.
    pub fn submit(self, seat: Seat, mv: G::Move) {
        let tried = mv.clone();
        self.fresh.set(true);
        match self.session.try_update(|session| session.submit(seat, mv).map(|_| ())) {
            Some(Ok(())) => self.stepped(),
            Some(Err(Refused::Illegal(why))) => {
                let Line { text, .. } = G::refusal(&why, self.prefs.lang.get_untracked());
                self.said.set(text);
                self.refused.set(Some((tried, why)));
            }
            Some(Err(Refused::NoSuchSeat)) | None => {}
        }
    }

    /// What the last step made happen, as far as whoever looks was told.
    fn heard_last(self) -> Vec<G::Event> {
        let viewer = self.viewer();
        self.session.with(|session| {
            session
                .len()
                .checked_sub(1)
                .map_or_else(Vec::new, |last| session.heard(last, viewer).cloned().collect())
        })
    }

    /// After a step: show, say, keep, go on.
    fn stepped(self) {
        let heard = untrack(|| self.heard_last());
        let lang = self.prefs.lang.get_untracked();
        let lines = heard.iter().filter_map(|event| G::told(event, lang));
        let said: Vec<String> =
            lines.map(|(seat, line)| format!("{}: {}", untrack(|| self.name(seat)), line.text)).collect();
        self.said.set(said.join(" "));
        if self.prefs.sound.get_untracked() {
            sound::tap();
        }
        self.refused.set(None);
        self.hint.set(None);
        self.keep();
        self.advance();
    }

    /// Lets the next bot think, if it is a bot's turn.
    fn advance(self) {
        self.call_off();
        let next = self.session.with_untracked(Session::next);
        if let Next::Bot(seat, level) = next {
            self.thinking.set(Some(seat));
            let since = browser::now();
            self.think(seat, level, move |mv| {
                let pause = self.prefs.speed.get_untracked().pause();
                let left = (f64::from(pause) - (browser::now() - since)).max(0.0);
                let go = Timeout::new(left as u32, move || self.submit(seat, mv));
                self.pause.set_value(Some(go));
            });
        }
    }

    /// Asks what a good player would do.
    pub fn ask_hint(self) {
        if let Some(seat) = untrack(|| self.actor()) {
            self.call_off();
            self.thinking.set(Some(seat));
            self.think(seat, Level::Master, move |mv| {
                self.thinking.set(None);
                let lang = self.prefs.lang.get_untracked();
                let view = self.session.with_untracked(|session| session.view(Viewer::Seat(seat)));
                self.said.set(G::reason(&view, &mv, lang));
                self.hint.set(Some(mv));
            });
        }
    }

    fn think(self, seat: Seat, level: Level, done: impl FnOnce(G::Move) + 'static) {
        let errand = self.session.with_untracked(|session| {
            Errand::new::<G>(&session.view(Viewer::Seat(seat)), seat, level, session.luck())
        });
        let thought = Thought::begin(&errand, move |bytes| {
            if let Some(mv) = errand::read_move::<G>(&bytes) {
                done(mv);
            }
        });
        self.thought.set_value(Some(thought));
    }

    fn call_off(self) {
        self.thought.set_value(None);
        self.pause.set_value(None);
        self.thinking.set(None);
    }

    /// Whether something can be taken back, and if not, why.
    ///
    /// # Errors
    /// As [`Session::can_undo`].
    pub fn can_undo(self) -> Result<(), UndoRefused> {
        let by = self.actor();
        self.session.with(|session| session.can_undo(by))
    }

    /// Takes back the last move of a person.
    pub fn undo(self) {
        let by = untrack(|| self.actor());
        self.travel(|session| session.undo(by).is_ok());
    }

    /// Brings back what was taken back last.
    pub fn redo(self) {
        self.travel(Session::redo);
    }

    fn travel(self, step: impl FnOnce(&mut Session<G>) -> bool) {
        self.call_off();
        self.fresh.set(false);
        if self.session.try_update(step) == Some(true) {
            self.refused.set(None);
            self.hint.set(None);
            self.keep();
        }
        self.advance();
    }

    /// Writes the game down, unless another tab goes on with it.
    fn keep(self) {
        if self.safety.get_untracked() == Safety::Elsewhere {
            return;
        }
        let text = self.session.with_untracked(|session| session.record().to_text());
        self.id.with_value(|id| super::app::hand(id, &text));
        let kept = self.id.with_value(|id| self.tab.with_value(|tab| kept::keep(id, tab, &text)));
        self.safety.set(if kept.is_ok() { Safety::Kept } else { Safety::Unkept });
    }

    /// Goes on here although another tab has the game: reads what it wrote.
    pub fn take_over(self) {
        let kept = self.id.with_value(|id| kept::find(id));
        if let Some(session) = kept.and_then(|kept| Session::load(&kept.text).ok()) {
            self.session.set(session);
        }
        self.safety.set(Safety::Kept);
        self.keep();
        self.advance();
    }

    /// When another tab writes this game, this one stops: the newest tab has it.
    fn watch_other_tabs(self) {
        let key = self.id.with_value(|id| super::storage::full(&kept::key(id)));
        let watch = window_event_listener(leptos::ev::storage, move |event| {
            if event.key().as_deref() == Some(&key) && event.new_value().is_some() {
                self.call_off();
                self.safety.set(Safety::Elsewhere);
            }
        });
        on_cleanup(move || {
            watch.remove();
            self.thought.set_value(None);
            self.pause.set_value(None);
        });
    }
}
