//! One game on the table: the only place where a match meets signals.

mod words;

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use crate::kernel::{Control, Level, Next, Player, Seat, Seed, UndoRefused, Viewer};
use crate::ui::board::Showing;
use crate::ui::browser;
use crate::ui::keep::kept;
use crate::ui::keep::kept::Progress;
use crate::ui::keep::prefs::Prefs;
use crate::ui::later;
use crate::ui::mind::Thought;
use crate::ui::paper::Act;
use crate::ui::screens::setup;
use crate::ui::sound;
use crate::ui::stage::erased::{Bytes, Kind, Look, Match};
use crate::ui::stage::staged::Parting;
use crate::ui::widgets::{settled, whenever};

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
#[derive(Clone, Copy)]
pub struct Play {
    /// Which game it is.
    pub kind: &'static dyn Kind,
    /// What it is kept under.
    pub id: StoredValue<String>,
    /// The game. Read it; change it through the methods alone.
    pub game: RwSignal<Box<dyn Match>>,
    /// The seat for which a bot thinks now, be it its own or a hint's.
    pub thinking: RwSignal<Option<Seat>>,
    /// What to do now, where the board knows it better; else empty.
    pub advice: RwSignal<String>,
    /// Until when the last step is being seen.
    pub settled: StoredValue<f64>,
    /// Whether the game is kept.
    pub safety: RwSignal<Safety>,
    /// What a screen reader should say.
    pub said: RwSignal<String>,
    /// What the person who acts was told last to do.
    task: StoredValue<String>,
    /// The link that was asked for, else nothing, and whether it is on the clipboard.
    pub shared: RwSignal<(String, bool)>,
    /// An answer that came while nobody could see it come; else empty.
    pub news: RwSignal<String>,
    /// The person who has the device in hand, where several share it, and whether they have said so at the curtain.
    holder: RwSignal<Option<(Seat, bool)>>,
    /// A person has just asked the others something.
    asked: StoredValue<bool>,
    /// How often the position has changed, and whether by a step made just now.
    moment: StoredValue<(usize, bool)>,
    prefs: Prefs,
    tab: StoredValue<String>,
    thought: StoredValue<Option<Thought>, LocalStorage>,
    pause: StoredValue<Option<Timeout>, LocalStorage>,
}

impl Play {
    /// Puts a match on the table under an id, keeps it, and lets the bots begin.
    #[must_use]
    pub fn new(id: String, game: Box<dyn Match>, prefs: Prefs) -> Self {
        let play = Self {
            kind: game.kind(),
            id: StoredValue::new(id),
            game: RwSignal::new(game),
            thinking: RwSignal::new(None),
            advice: RwSignal::new(String::new()),
            settled: StoredValue::new(0.0),
            // Nothing is written yet: whoever had it before, this tab has it now.
            safety: RwSignal::new(Safety::Unkept),
            said: RwSignal::new(String::new()),
            task: StoredValue::new(String::new()),
            shared: RwSignal::new((String::new(), false)),
            news: RwSignal::new(String::new()),
            holder: RwSignal::new(None),
            asked: StoredValue::new(false),
            moment: StoredValue::new((0, false)),
            prefs,
            tab: StoredValue::new(kept::new_id()),
            thought: StoredValue::new_local(None),
            pause: StoredValue::new_local(None),
        };
        play.keep();
        play.watch_other_tabs();
        play.watch_over();
        play.advance();
        play
    }

    /// What its board shows.
    #[must_use]
    pub fn showing(self) -> Callback<(), Showing> {
        Callback::new(move |()| {
            let look = Look {
                at: None,
                viewer: self.viewer(),
                actor: self.actor(),
                facing: self.facing(),
                wide: self.prefs.wide.get(),
                aid: self.prefs.aid.get(),
            };
            let scene = self.game.with(|game| game.scene(look));
            let (moment, fresh) = self.moment.get_value();
            Showing { scene, moment, fresh }
        })
    }

    /// Who the game waits for.
    pub fn next(self) -> Next {
        self.game.with(|game| game.next())
    }

    /// Whether it is over.
    pub fn is_over(self) -> bool {
        matches!(self.next(), Next::Over(_))
    }

    /// The person who is known to have the device: where something is theirs alone, only one who has said so.
    fn holder(self) -> Option<Seat> {
        let (seat, said_so) = self.holder.get()?;
        (said_so || !self.game.with(|game| game.is_private(seat))).then_some(seat)
    }

    /// Until when the step that was made last should be seen; `None` if what is shown was jumped to.
    #[must_use]
    pub fn seen_until(self) -> Option<f64> {
        let pause = f64::from(self.prefs.speed.get_untracked().pause());
        self.moment.get_value().1.then(|| browser::now() + pause)
    }

    /// The person before whom the curtain is down, or comes down once the last step was seen.
    pub fn curtain(self) -> Option<Seat> {
        let holder = self.holder();
        self.game.with(|game| game.hand_over(holder))
    }

    /// The person who acts now: of those the game waits for, the one who has the device, else the first. Nobody
    /// while the curtain is down.
    pub fn actor(self) -> Option<Seat> {
        match self.next() {
            Next::Humans(_) if self.safety.get() == Safety::Elsewhere || self.curtain().is_some() => None,
            Next::Humans(seats) => self.holder().filter(|&seat| seats.has(seat)).or(seats.first()),
            _ => None,
        }
    }

    /// Who looks: the only person at the table, else whoever acts; while bots move whoever has the device, else
    /// nobody in particular.
    pub fn viewer(self) -> Viewer {
        let holder = || self.holder().filter(|_| matches!(self.next(), Next::Bot(..)));
        match self.people()[..] {
            [only] => Viewer::Seat(only),
            _ => self.actor().or_else(holder).map_or(Viewer::Table, Viewer::Seat),
        }
    }

    /// A person takes the device and raises the curtain.
    pub fn take(self, seat: Seat) {
        self.forget_secrets();
        self.holder.set(Some((seat, true)));
    }

    /// Something is done: whoever the page shows has the device in hand, and nobody else any more.
    fn grasp(self) {
        let shown = untrack(|| self.viewer());
        let held = self.holder.get_untracked();
        if held.map(|(seat, _)| Viewer::Seat(seat)) != Some(shown) {
            self.holder.set(if let Viewer::Seat(seat) = shown { Some((seat, false)) } else { None });
        }
    }

    /// Lets go of what was hinted, refused and said to whoever had the device.
    fn forget_secrets(self) {
        self.call_off();
        self.advice.set(String::new());
        self.said.set(String::new());
        self.forget_notices();
        self.advance();
    }

    /// Keeps the screen awake while the game is on. When the page is hidden the browser lets go of that, and nobody is
    /// known to have the device any more.
    fn watch_over(self) {
        let stay_awake = |on: bool| _ = browser::ask("stayAwake", &on.into());
        let over = settled(move || usize::from(self.is_over()));
        whenever(move || stay_awake(over.get() == 0));
        let watch = window_event_listener(leptos::ev::visibilitychange, move |_| {
            if !browser::is_hidden() {
                self.look_for_others();
                stay_awake(over.get_untracked() == 0);
            } else if untrack(|| self.people()).len() > 1 {
                self.moment.update_value(|moment| moment.1 = false);
                self.holder.set(None);
                self.forget_secrets();
            }
        });
        on_cleanup(move || {
            watch.remove();
            stay_awake(false);
        });
    }

    /// The seat at the lower edge: the person who acts if the board turns, else the first person.
    pub fn facing(self) -> Seat {
        let first = self.people().first().copied().unwrap_or(Seat::new(0));
        if self.prefs.turns.get() { self.actor().unwrap_or(first) } else { first }
    }

    /// How many play.
    pub fn seats(self) -> u8 {
        self.game.with(|game| game.players().len()) as u8
    }

    /// The seats of people.
    pub fn people(self) -> Vec<Seat> {
        Seat::all(self.seats()).filter(|&seat| self.player(seat).control == Control::Human).collect()
    }

    /// Who sits on a seat.
    pub fn player(self, seat: Seat) -> Player {
        self.game.with(|game| game.players()[seat.index()].clone())
    }

    /// A move of the person who acts.
    pub fn act(self, mv: &Bytes) {
        if let Some(seat) = untrack(|| self.actor()) {
            self.grasp();
            self.submit(seat, mv);
        }
    }

    /// What was asked for beside the board.
    pub fn obey(self, act: &Act) {
        match act.verb.as_str() {
            "undo" => self.undo(),
            "redo" => self.redo(),
            "hint" => self.ask_hint(),
            "follow" => self.follow_hint(),
            "dismiss" => self.forget_notices(),
            "take-over" => self.take_over(),
            "restart" => self.restart(),
            // They are asked for on later screens.
            "export" => _ = later::opened().map(|later| (later.export)(self)),
            "share" => _ = later::opened().map(|later| (later.share)(self)),
            "part" => {
                let (seat, parting) = act.numbers();
                let seat = untrack(|| self.people()).into_iter().find(|known| known.index() == seat);
                if let (Some(seat), Some(&parting)) = (seat, Parting::ALL.get(parting)) {
                    self.change(|game| game.part(seat, parting));
                    self.asked.set_value(parting == Parting::OfferDraw);
                }
            }
            _ => {}
        }
    }

    /// The same players and options, dealt anew.
    fn restart(self) {
        let seed = Seed(browser::random());
        setup::start(self.kind, &self.game.with_untracked(|game| game.rematch_text(seed)));
    }

    fn submit(self, seat: Seat, mv: &Bytes) {
        self.change(|game| game.submit(seat, mv));
    }

    /// Lets something happen to the game: goes on after a step, says why after a refusal.
    fn change(self, change: impl FnOnce(&mut Box<dyn Match>) -> bool) {
        if self.game.try_update(change) == Some(true) {
            self.moment.update_value(|moment| *moment = (moment.0 + 1, true));
            self.stepped();
        } else {
            let lang = self.prefs.lang.get_untracked();
            let refusal = self.game.with_untracked(|game| game.refusal(lang));
            self.said.set(refusal.map(|line| line.text).unwrap_or_default());
        }
    }

    /// After a step: say, keep, go on.
    fn stepped(self) {
        let lang = self.prefs.lang.get_untracked();
        let viewer = untrack(|| self.viewer());
        let lines = self.game.with_untracked(|game| game.told(game.steps().saturating_sub(1), viewer, lang));
        let said: Vec<String> = lines
            .into_iter()
            .map(|(seat, line)| format!("{} {}", untrack(|| self.name(seat)), line.text))
            .collect();
        let said = said.join(" ");
        // Whoever asked a question reads the answer, even if a bot gave it in no time.
        let answered = self.asked.try_update_value(core::mem::take) == Some(true);
        self.news.set(if answered { said.clone() } else { String::new() });
        let task = untrack(|| self.new_task());
        self.said.set([said, task].join(" ").trim().to_owned());
        if self.prefs.sound.get_untracked() {
            sound::tap();
        }
        self.keep();
        self.advance();
    }

    /// Lets the next bot think, if it is a bot's turn.
    fn advance(self) {
        self.call_off();
        if let Next::Bot(seat, level) = untrack(|| self.next()) {
            let since = browser::now();
            self.think(seat, level, move |mv| {
                let pause = self.prefs.speed.get_untracked().pause();
                let then = (since + f64::from(pause)).max(self.settled.get_value());
                let left = (then - browser::now()).max(0.0);
                let go = Timeout::new(left as u32, move || self.submit(seat, &mv));
                self.pause.set_value(Some(go));
            });
        }
    }

    /// Asks what a good player would do.
    pub fn ask_hint(self) {
        if let Some(seat) = untrack(|| self.actor()) {
            self.call_off();
            self.think(seat, Level::Master, move |mv| {
                self.thinking.set(None);
                self.game.update(|game| game.set_hint(&mv));
                let lang = self.prefs.lang.get_untracked();
                let hint = self.game.with_untracked(|game| game.hint(Viewer::Seat(seat), lang));
                self.said.set(hint.map(|(_, why)| why).unwrap_or_default());
            });
        }
    }

    fn follow_hint(self) {
        let (viewer, lang) = (untrack(|| self.viewer()), self.prefs.lang.get_untracked());
        if let Some((Some(mv), _)) = self.game.with_untracked(|game| game.hint(viewer, lang)) {
            self.act(&mv);
        }
    }

    fn think(self, seat: Seat, level: Level, done: impl FnOnce(Bytes) + 'static) {
        self.thinking.set(Some(seat));
        let errand = self.game.with_untracked(|game| game.errand(seat, level));
        let thought = Thought::begin(&errand, move |mv| {
            if mv.is_empty() {
                self.thinking.set(None);
                self.news.set(untrack(|| self.prefs.words()).no_thinker.to_owned());
            } else {
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

    /// Forgets what was refused, hinted and told.
    pub fn forget_notices(self) {
        self.news.set(String::new());
        self.game.update(|game| _ = game.forget(true));
    }

    /// Forgets what was refused: somebody does something else now.
    pub fn forget_refusal(self) {
        self.news.set(String::new());
        self.game.maybe_update(|game| game.forget(false));
    }

    /// Whether something can be taken back, and if not, why.
    ///
    /// # Errors
    /// As [`Match::can_undo`].
    pub fn can_undo(self) -> Result<(), UndoRefused> {
        let by = self.actor();
        self.game.with(|game| game.can_undo(by))
    }

    /// Takes back the last move of a person.
    pub fn undo(self) {
        let by = untrack(|| self.actor());
        self.travel(untrack(|| self.prefs.words()).undo, |game| game.undo(by));
    }

    /// Brings back what was taken back last.
    pub fn redo(self) {
        self.travel(untrack(|| self.prefs.words()).redo, |game| game.redo());
    }

    fn travel(self, said: &str, step: impl FnOnce(&mut Box<dyn Match>) -> bool) {
        self.call_off();
        self.grasp();
        self.moment.update_value(|moment| *moment = (moment.0 + 1, false));
        let went = self.game.try_update(|game| {
            game.forget(true);
            step(game)
        });
        if went == Some(true) {
            self.said.set(said.to_owned());
            self.keep();
        }
        self.advance();
    }

    /// Writes the game down, unless another tab goes on with it.
    fn keep(self) {
        self.look_for_others();
        if self.safety.get_untracked() == Safety::Elsewhere {
            return;
        }
        let (text, progress) = self.game.with_untracked(|game| (game.text(), Progress::of(&**game)));
        self.id.with_value(|id| kept::hand(id, &text));
        let kept = self.id.with_value(|id| self.tab.with_value(|tab| kept::keep(id, tab, progress, &text)));
        self.safety.set(if kept.is_ok() { Safety::Kept } else { Safety::Unkept });
    }

    /// Goes on here although another tab has the game: reads what it wrote.
    fn take_over(self) {
        let lang = self.prefs.lang.get_untracked();
        let kept = self.id.with_value(|id| kept::find(id));
        if let Some(game) = kept.and_then(|kept| self.kind.load(&kept.text, lang).ok()) {
            self.moment.update_value(|moment| *moment = (moment.0 + 1, false));
            self.game.set(game);
            self.holder.set(None);
        }
        self.safety.set(Safety::Unkept);
        self.keep();
        self.advance();
    }

    /// Leaves the game to another tab that has written it since this one did, be it while this one slept.
    fn look_for_others(self) {
        let kept = self.id.with_value(|id| kept::find(id));
        let is_other = kept.is_some_and(|kept| self.tab.with_value(|tab| kept.tab != *tab));
        if is_other && self.safety.get_untracked() == Safety::Kept {
            self.call_off();
            self.safety.set(Safety::Elsewhere);
        }
    }

    /// When another tab writes this game, this one stops: the newest tab has it.
    fn watch_other_tabs(self) {
        let key = self.id.with_value(|id| crate::ui::keep::storage::full(&kept::key(id)));
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
