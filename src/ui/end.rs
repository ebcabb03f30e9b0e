//! After the end: how it went, and what next.

use leptos::prelude::*;

use super::menu::restart;
use super::play::Play;
use super::prefs::Prefs;
use super::route::Route;
use super::staged::Staged;
use super::transfer::ShareButton;
use super::widgets::{Icon, When};
use crate::kernel::{Next, Seat, Session, Viewer};

/// The panel below the board once the game is over.
#[component]
pub fn End<G: Staged>(
    /// The game on the table.
    play: Play<G>,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let game = G::words(prefs.lang.get());
    let over = move || matches!(play.session.with(Session::next), Next::Over(_));
    let replay = move || {
        play.id.with_value(|id| Route::Replay { game: G::ABOUT.slug.to_owned(), id: id.clone() }.href())
    };
    view! {
        <When is=Signal::derive(over)>
            <section class="end panel" aria-label=words.the_end>
                <div class="row">
                    <button class="btn primary" type="button" on:click=move |_| restart(play)>{words.rematch}</button>
                    <a class="btn" href=replay><Icon name="play" size=18/>{words.replay}</a>
                    <ShareButton<G> play/>
                </div>
                <h2 class="cap">{game.chart}</h2>
                {move || play.session.with(|session| chart::<G>(session, prefs))}
            </section>
        </When>
    }
}

/// How the game stood for each seat after each step: lines that differ by dash and end in the seat's mark.
pub fn chart<G: Staged>(session: &Session<G>, prefs: Prefs) -> AnyView {
    const WIDTH: i32 = 520;
    const HEIGHT: i32 = 220;
    const LEFT: i32 = 34;
    const RIGHT: i32 = 92;
    const EDGE: i32 = 16;
    let standings: Vec<Vec<i32>> =
        (0..=session.len()).map(|step| G::standing(&session.view_at(step, Viewer::Table))).collect();
    let most = standings.iter().flatten().copied().fold(1, i32::max);
    let least = standings.iter().flatten().copied().fold(0, i32::min);
    let x = |step: usize| LEFT + (WIDTH - LEFT - RIGHT) * step as i32 / session.len().max(1) as i32;
    let y = |value: i32| HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (value - least) / (most - least);
    let lines = Seat::all(session.players().len() as u8).map(|seat| {
        let at = |standing: &Vec<i32>| standing.get(seat.index()).copied().unwrap_or(0);
        let points: Vec<String> =
            standings.iter().enumerate().map(|(step, standing)| format!("{},{}", x(step), y(at(standing)))).collect();
        let last = standings.last().map_or(0, at);
        let dash = ["", "8 4", "2 4", "12 3 2 3", "5 5"][seat.index() % 5];
        let name = G::words(prefs.lang.get()).seats[seat.index()];
        view! {
            <g data-seat=seat.index() + 1>
                <polyline points=points.join(" ") fill="none" stroke="var(--seat)" stroke-width="2.6" stroke-dasharray=dash stroke-linejoin="round"></polyline>
                <text class="ax" x=WIDTH - RIGHT + 6 y=y(last) - 2 + 13 * seat.index() as i32>{format!("{name} {last}")}</text>
            </g>
        }
    });
    let grid = [least, i32::midpoint(least, most), most].map(|value| {
        view! {
            <path class="gl" d=format!("M{LEFT} {}H{}", y(value), WIDTH - RIGHT)></path>
            <text class="ax" x=LEFT - 6 y=y(value) + 4 text-anchor="end">{value}</text>
        }
    });
    let spoken = G::words(prefs.lang.get()).chart;
    view! {
        <svg class="chart" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=spoken>
            {grid}
            {lines.collect_view()}
        </svg>
    }
    .into_any()
}
