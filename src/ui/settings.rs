//! Language, looks, pace, sound, and what is kept on this device.

use leptos::prelude::*;

use super::kept;
use super::lang::Lang;
use super::prefs::{Prefs, Speed, Theme};
use super::widgets::{Choice, Icon, Switch, press};

/// The settings screen.
#[component]
pub fn Settings() -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let count = RwSignal::new(kept::all().len());
    let sure = RwSignal::new(false);
    let forget = press(move || {
        if sure.get_untracked() {
            for game in kept::all() {
                kept::forget(&game.id);
            }
            count.set(kept::all().len());
        }
        sure.update(|sure| *sure = !*sure);
    });
    view! {
        <main class="page settings">
            <div class="sh"><h1>{words.settings}</h1></div>
            <section class="panel sgroup">
                <div class="opt"><span>{words.language}</span>
                    <Choice label=words.language choices=vec!["English", "Français"] value=Signal::derive(move || prefs.lang.get() as usize) choose=move |place: usize| prefs.lang.set(Lang::ALL[place])/>
                </div>
                <div class="opt"><span>{words.theme}</span>
                    <Choice label=words.theme choices=words.themes.to_vec() value=Signal::derive(move || prefs.theme.get() as usize) choose=move |place: usize| prefs.theme.set(Theme::ALL[place])/>
                </div>
                <div class="opt"><span>{words.speed}</span>
                    <Choice label=words.speed choices=words.speeds.to_vec() value=Signal::derive(move || prefs.speed.get() as usize) choose=move |place: usize| prefs.speed.set(Speed::ALL[place])/>
                </div>
                <Switch label=words.sound on=prefs.sound.into() turn=move |on: bool| prefs.sound.set(on)/>
                <Switch label=words.still note=words.still_note on=prefs.still.into() turn=move |on: bool| prefs.still.set(on)/>
                <Switch label=words.turns note=words.turns_note on=prefs.turns.into() turn=move |on: bool| prefs.turns.set(on)/>
                <Switch label=words.aid note=words.aid_note on=prefs.aid.into() turn=move |on: bool| prefs.aid.set(on)/>
            </section>
            <section class="panel sgroup">
                <h2>{words.on_device}</h2>
                <p>{Signal::derive(move || (words.games_kept)(count.get()))}</p>
                <button class="btn danger" type="button" hidden=Signal::derive(move || count.get() == 0) on:click=forget>
                    <Icon name="trash" size=20/>
                    {Signal::derive(move || if sure.get() { words.surely } else { words.forget_all })}
                </button>
            </section>
        </main>
    }
}
