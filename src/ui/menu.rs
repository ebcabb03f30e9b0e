//! What one can ask for while playing, besides moving.

use leptos::prelude::*;

use super::play::Play;
use super::prefs::Prefs;
use super::route::Route;
use super::setup;
use super::staged::{Parting, Staged};
use super::transfer::{ImportButton, ShareButton, export};
use super::widgets::{Icon, Sheet, Switch};
use crate::kernel::{Next, Record, Seat, Seed, Session};

/// The menu of the table.
#[component]
pub fn Menu<G: Staged>(
    /// The game on the table.
    play: Play<G>,
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let confirm = RwSignal::new(None::<(Seat, Parting)>);
    view! {
        <Sheet open drawer=true title=words.menu>
            <div class="menu">
                <Partings<G> play confirm/>
                <hr/>
                <button class="btn" type="button" on:click=move |_| { open.set(false); restart(play); }>
                    <Icon name="new" size=20/>{words.restart}
                </button>
                <a class="btn" href=Route::Setup(G::ABOUT.slug.to_owned()).href()><Icon name="people" size=20/>{words.new_game}</a>
                <a class="btn" href="#/"><Icon name="home" size=20/>{words.leave}</a>
                <hr/>
                <button class="btn" type="button" on:click=move |_| export(play)>
                    <Icon name="download" size=20/>{words.export}
                </button>
                <ImportButton/>
                <ShareButton<G> play/>
                <hr/>
                <Switch label=words.turns on=prefs.turns.into() turn=move |on: bool| prefs.turns.set(on)/>
                <Switch label=words.aid on=prefs.aid.into() turn=move |on: bool| prefs.aid.set(on)/>
                <Switch label=words.sound on=prefs.sound.into() turn=move |on: bool| prefs.sound.set(on)/>
                <a class="btn ghost" href="#/settings"><Icon name="settings" size=20/>{words.settings}</a>
                <h3><Icon name="keyboard" size=20/>" "{words.keys}</h3>
                <dl class="keys">
                    {words.shortcuts.iter().map(|(key, does)| view! { <dt><kbd>{*key}</kbd></dt><dd>{*does}</dd> }).collect_view()}
                </dl>
            </div>
        </Sheet>
    }
}

/// Giving up and draws, for each person at the table. Giving up asks once more.
#[component]
fn Partings<G: Staged>(play: Play<G>, confirm: RwSignal<Option<(Seat, Parting)>>) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let offered = move || {
        if matches!(play.session.with(Session::next), Next::Over(_)) {
            return Vec::new();
        }
        let view = play.session.with(|session| session.view(play.viewer()));
        let seats = play.session.with(|session| session.players().len()) as u8;
        let people = Seat::all(seats).filter(|seat| {
            play.session
                .with(|session| session.players()[seat.index()].control == crate::kernel::Control::Human)
        });
        people
            .flat_map(|seat| {
                G::parting(&view, seat).into_iter().map(move |(parting, mv)| (seat, parting, mv))
            })
            .collect()
    };
    let row = move |(seat, parting, mv): (Seat, Parting, G::Move)| {
        let asked = move || confirm.get() == Some((seat, parting));
        let (icon, class) = match parting {
            Parting::Resign | Parting::DeclineDraw => ("flag", "btn danger"),
            Parting::OfferDraw | Parting::AcceptDraw => ("handshake", "btn"),
        };
        let press = move |_| {
            if parting == Parting::Resign && !untrack(asked) {
                confirm.set(Some((seat, parting)));
            } else {
                confirm.set(None);
                play.submit(seat, mv.clone());
            }
        };
        let label = move || {
            let what = if asked() { words.surely } else { words.partings[parting as usize] };
            (words.for_player)(what, &play.name(seat))
        };
        view! { <button class=class type="button" on:click=press><Icon name=icon size=20/>{label}</button> }
    };
    move || offered().into_iter().map(row).collect_view()
}

/// The same players and options, dealt anew.
pub fn restart<G: Staged>(play: Play<G>) {
    let record = play.session.with_untracked(Session::record);
    let seed = Seed(super::browser::random());
    setup::start::<G>(Record { setup: G::rematch(&record.setup), seed, ..record });
}
