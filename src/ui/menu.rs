//! What one can ask for while playing, besides moving.

use leptos::prelude::*;

use super::play::Play;
use super::prefs::Prefs;
use super::route::Route;
use super::setup;
use super::staged::Parting;
use super::transfer::{ImportButton, ShareButton, export};
use super::widgets::{Icon, Sheet, Switch, live, press};
use crate::kernel::{Seat, Seed};

/// The menu of the table.
#[component]
pub fn Menu(
    /// The game on the table.
    play: Play,
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    // Giving up asks once more: the seat that was asked.
    let confirm = RwSignal::new(None::<Seat>);
    let again = move || {
        open.set(false);
        restart(play);
    };
    view! {
        <Sheet open drawer=true title=words.menu>
            <div class="menu">
                {live(move || partings(play, prefs, confirm))}
                <hr/>
                <button class="btn" type="button" on:click=press(again)><Icon name="new" size=20/>{words.restart}</button>
                <a class="btn" href=Route::Setup(play.kind.about().slug.to_owned()).href()><Icon name="people" size=20/>{words.new_game}</a>
                <a class="btn" href="#/"><Icon name="home" size=20/>{words.leave}</a>
                <hr/>
                <button class="btn" type="button" on:click=press(move || export(play))><Icon name="download" size=20/>{words.export}</button>
                <ImportButton/>
                <ShareButton play/>
                <hr/>
                <Switch label=words.turns on=prefs.turns.into() turn=move |on: bool| prefs.turns.set(on)/>
                <Switch label=words.aid on=prefs.aid.into() turn=move |on: bool| prefs.aid.set(on)/>
                <Switch label=words.sound on=prefs.sound.into() turn=move |on: bool| prefs.sound.set(on)/>
                <a class="btn ghost" href="#/settings"><Icon name="settings" size=20/>{words.settings}</a>
                <h3><Icon name="keyboard" size=20/>" "{words.keys}</h3>
                <dl class="keys">
                    {words.shortcuts.iter().map(|(key, does)| view! { <dt><kbd>{*key}</kbd></dt><dd>{*does}</dd> }.into_any()).collect_view()}
                </dl>
            </div>
        </Sheet>
    }
}

/// Giving up and draws, for each person at the table.
fn partings(play: Play, prefs: Prefs, confirm: RwSignal<Option<Seat>>) -> AnyView {
    let words = prefs.words();
    let row = |(seat, parting): (Seat, Parting)| {
        let asked = parting == Parting::Resign && confirm.get() == Some(seat);
        let (icon, class) = match parting {
            Parting::Resign | Parting::DeclineDraw => ("flag", "btn danger"),
            Parting::OfferDraw | Parting::AcceptDraw => ("handshake", "btn"),
        };
        let press = press(move || {
            if parting == Parting::Resign && !asked {
                confirm.set(Some(seat));
            } else {
                confirm.set(None);
                play.part(seat, parting);
            }
        });
        let what = if asked { words.surely } else { words.partings[parting as usize] };
        let label = (words.for_player)(what, &play.name(seat));
        view! { <button class=class type="button" on:click=press><Icon name=icon size=20/>{label}</button> }
            .into_any()
    };
    if play.is_over() {
        return ().into_any();
    }
    let offered = play.people().into_iter().flat_map(|seat| {
        let partings = play.game.with(|game| game.partings(seat));
        partings.into_iter().map(move |parting| (seat, parting))
    });
    offered.map(row).collect::<Vec<AnyView>>().into_any()
}

/// The same players and options, dealt anew.
pub fn restart(play: Play) {
    let seed = Seed(super::browser::random());
    setup::start(play.kind, &play.game.with_untracked(|game| game.rematch_text(seed)));
}
