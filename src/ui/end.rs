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
    let seats = G::words(prefs.lang.get()).seats;
    let mut drawn: String = [least, i32::midpoint(least, most), most]
        .iter()
        .map(|&value| {
            let (y, right) = (y(value), WIDTH - RIGHT);
            format!(r#"<path class="gl" d="M{LEFT} {y}H{right}"/><text class="ax" x="{}" y="{}" text-anchor="end">{value}</text>"#, LEFT - 6, y + 4)
        })
        .collect();
    for seat in Seat::all(session.players().len() as u8) {
        let at = |standing: &Vec<i32>| standing.get(seat.index()).copied().unwrap_or(0);
        let points: Vec<String> = standings
            .iter()
            .enumerate()
            .map(|(step, standing)| format!("{},{}", x(step), y(at(standing))))
            .collect();
        let last = standings.last().map_or(0, at);
        drawn += &format!(
            r#"<polyline data-seat="{}" points="{}"/><text class="ax" x="{}" y="{}">{} {last}</text>"#,
            seat.index() + 1,
            points.join(" "),
            WIDTH - RIGHT + 6,
            y(last) - 2 + 13 * seat.index() as i32,
            seats[seat.index()]
        );
    }
    let spoken = G::words(prefs.lang.get()).chart;
    view! {
        <svg class="chart" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=spoken inner_html=drawn></svg>
    }
    .into_any()
}
