//! What a person prefers, remembered on this device; and how wide its window is.

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::keep::storage;
use crate::ui::lang::Lang;
use crate::ui::paper::Act;
use crate::ui::widgets::whenever;
use crate::ui::words::{LaterWords, Words, later_words, words};

/// How the page is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// As the device is.
    System,
    /// Paper by day.
    Light,
    /// Lacquer by night.
    Dark,
}

/// How fast bots move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speed {
    /// Time to watch.
    Calm,
    /// Time to follow.
    Steady,
    /// At once.
    Quick,
}

impl Theme {
    /// All of them, in the order of the switch.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];
    const fn tag(self) -> &'static str {
        ["system", "light", "dark"][self as usize]
    }
}

impl Speed {
    /// All of them, in the order of the switch.
    pub const ALL: [Self; 3] = [Self::Calm, Self::Steady, Self::Quick];
    const fn tag(self) -> &'static str {
        ["calm", "steady", "quick"][self as usize]
    }

    /// How long a bot takes at least before it moves, in milliseconds.
    #[must_use]
    pub const fn pause(self) -> u32 {
        [1_400, 700, 120][self as usize]
    }
}

/// All preferences, as signals.
#[derive(Clone, Copy, Debug)]
pub struct Prefs {
    /// The language of every sentence.
    pub lang: RwSignal<Lang>,
    /// The colours.
    pub theme: RwSignal<Theme>,
    /// The pace of bots.
    pub speed: RwSignal<Speed>,
    /// Whether moves are heard.
    pub sound: RwSignal<bool>,
    /// Whether things jump instead of moving.
    pub still: RwSignal<bool>,
    /// Whether learning aids are shown.
    pub aid: RwSignal<bool>,
    /// Whether the board turns to the seat that acts.
    pub turns: RwSignal<bool>,
    /// Whether the window is [wide](WIDE): that is nobody's choice, and is not remembered.
    pub wide: RwSignal<bool>,
}

/// Windows with more room at the sides of a board than above and below it, as the tables of `style/table.css` stand there:
/// low ones, and those with three columns.
pub const WIDE: &str =
    "(min-aspect-ratio: 8/5), (min-aspect-ratio: 13/10) and (min-width: 960px) and (min-height: 521px)";

impl Prefs {
    /// What was remembered, or else what the browser suggests.
    #[must_use]
    pub fn remembered() -> Self {
        let named = |key: &str| storage::get(&format!("pref/{key}")).unwrap_or_default();
        let browsers = browser::window().navigator().language().unwrap_or_default();
        let lang = named("lang");
        let theme = named("theme");
        let speed = named("speed");
        let prefs = Self {
            lang: RwSignal::new(Lang::of(if lang.is_empty() { &browsers } else { &lang })),
            theme: RwSignal::new(one_of(&Theme::ALL, Theme::System, |known| known.tag() == theme)),
            speed: RwSignal::new(one_of(&Speed::ALL, Speed::Steady, |known| known.tag() == speed)),
            sound: RwSignal::new(named("sound") == "true"),
            still: RwSignal::new(named("still") == "true"),
            aid: RwSignal::new(named("aid") == "true"),
            turns: RwSignal::new(named("turns") == "true"),
            wide: RwSignal::new(browser::prefers(WIDE)),
        };
        prefs.show();
        prefs.watch();
        prefs
    }

    /// The words of the page in the chosen language.
    #[must_use]
    pub fn words(self) -> &'static Words {
        words(self.lang.get())
    }

    /// The words of the later screens in the chosen language.
    #[must_use]
    pub fn later_words(self) -> &'static LaterWords {
        later_words(self.lang.get())
    }

    /// Changes what a person asked to be changed, and remembers it; `false` if that is no preference. What nobody chose,
    /// or the page around a frame did, is not remembered.
    #[must_use]
    pub fn obey(self, act: &Act) -> bool {
        let place = act.numbers().0;
        let switch = match act.verb.as_str() {
            "sound" => Some(self.sound),
            "still" => Some(self.still),
            "aid" => Some(self.aid),
            "turns" => Some(self.turns),
            _ => None,
        };
        let (name, value) = match act.verb.as_str() {
            "lang" => {
                let lang = Lang::ALL[place.min(1)];
                self.lang.set(lang);
                ("lang", lang.tag())
            }
            "theme" | "flip-theme" => {
                let flipped = if self.is_dark() { Theme::Light } else { Theme::Dark };
                let theme = if act.verb == "theme" { Theme::ALL[place.min(2)] } else { flipped };
                self.theme.set(theme);
                ("theme", theme.tag())
            }
            "speed" => {
                let speed = Speed::ALL[place.min(2)];
                self.speed.set(speed);
                ("speed", speed.tag())
            }
            name => {
                let Some(switch) = switch else { return false };
                switch.set(act.value == "true");
                (name, act.value.as_str())
            }
        };
        let _ = storage::set(&format!("pref/{name}"), value);
        true
    }

    /// Whether the page is dark now, be it by choice or as the device is.
    fn is_dark(self) -> bool {
        match self.theme.get_untracked() {
            Theme::Dark => true,
            Theme::Light => false,
            Theme::System => browser::prefers("(prefers-color-scheme: dark)"),
        }
    }

    /// Tells the style sheets.
    fn show(self) {
        whenever(move || {
            let root = browser::document().document_element().expect("the page has a root");
            let _ = root.set_attribute("lang", self.lang.get().tag());
            let _ = match self.theme.get() {
                Theme::System => root.remove_attribute("data-theme"),
                theme => root.set_attribute("data-theme", theme.tag()),
            };
            let _ = match self.still.get() {
                true => root.set_attribute("data-motion", "off"),
                false => root.remove_attribute("data-motion"),
            };
        });
    }

    /// Follows the window.
    fn watch(self) {
        let watch = window_event_listener(leptos::ev::resize, move |_| {
            let wide = browser::prefers(WIDE);
            if self.wide.get_untracked() != wide {
                self.wide.set(wide);
            }
        });
        on_cleanup(move || watch.remove());
    }

    /// Whether things should move: neither the person nor the device asked for stillness.
    #[must_use]
    pub fn moves(self) -> bool {
        !self.still.get() && !browser::prefers("(prefers-reduced-motion: reduce)")
    }
}

fn one_of<T: Copy>(all: &[T], or: T, is: impl Fn(T) -> bool) -> T {
    all.iter().copied().find(|&known| is(known)).unwrap_or(or)
}
