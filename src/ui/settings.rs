//! Language, looks, pace, sound, and what is kept on this device.

use leptos::prelude::*;

use super::kept;
use super::lang::Lang;
use super::prefs::{Prefs, Speed, Theme};
use super::widgets::{Choice, Icon, Switch};

/// The settings screen.
#[component]
pub fn Settings() -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let word = move |pick: fn(&super::words::Words) -> &'static str| Signal::derive(move || pick(prefs.words()).to_owned());
    let named = move |index: usize, pick: fn(&super::words::Words) -> [&'static str; 3]| {
        Signal::derive(move || pick(prefs.words())[index].to_owned())
    };
    let languages = vec![
        (Lang::En, Signal::stored("English".to_owned())),
        (Lang::Fr, Signal::stored("Français".to_owned())),
    ];
    let themes = Theme::ALL.iter().map(|&theme| (theme, named(theme as usize, |words| words.themes))).collect();
    let speeds = Speed::ALL.iter().map(|&speed| (speed, named(speed as usize, |words| words.speeds))).collect();
    let count = RwSignal::new(kept::all().len());
    let sure = RwSignal::new(false);
    let forget = move |_| {
        if sure.get_untracked() {
            for game in kept::all() {
                kept::forget(&game.id);
            }
            count.set(kept::all().len());
        }
        sure.update(|sure| *sure = !*sure);
    };
    view! {
        <main class="page settings">
            <div class="sh"><h1>{move || prefs.words().settings}</h1></div>
            <section class="panel sgroup">
                <div class="opt"><span>{move || prefs.words().language}</span>
                    <Choice label=word(|words| words.language) choices=languages value=prefs.lang.into() choose=move |lang| prefs.lang.set(lang)/>
                </div>
                <div class="opt"><span>{move || prefs.words().theme}</span>
                    <Choice label=word(|words| words.theme) choices=themes value=prefs.theme.into() choose=move |theme| prefs.theme.set(theme)/>
                </div>
                <div class="opt"><span>{move || prefs.words().speed}</span>
                    <Choice label=word(|words| words.speed) choices=speeds value=prefs.speed.into() choose=move |speed| prefs.speed.set(speed)/>
                </div>
                <Switch label=word(|words| words.sound) on=prefs.sound.into() turn=move |on| prefs.sound.set(on)/>
                <Switch label=word(|words| words.still) note=word(|words| words.still_note) on=prefs.still.into() turn=move |on| prefs.still.set(on)/>
                <Switch label=word(|words| words.turns) note=word(|words| words.turns_note) on=prefs.turns.into() turn=move |on| prefs.turns.set(on)/>
                <Switch label=word(|words| words.aid) note=word(|words| words.aid_note) on=prefs.aid.into() turn=move |on| prefs.aid.set(on)/>
            </section>
            <section class="panel sgroup">
                <h2>{move || prefs.words().on_device}</h2>
                <p>{move || (prefs.words().games_kept)(count.get())}</p>
                <Show when=move || count.get() != 0>
                    <button class="btn danger" type="button" on:click=forget>
                        <Icon name="trash" size=20/>
                        {move || if sure.get() { prefs.words().surely } else { prefs.words().forget_all }}
                    </button>
                </Show>
            </section>
        </main>
    }
}
