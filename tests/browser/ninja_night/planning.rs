//! Planning on two wheels behind the curtain, and a round with the keys alone.

use engawa::{
    games::ninja_night::{Action, NinjaNight, Phase, Progress},
    kernel::{Next, Viewer},
};
use fantoccini::key::Key;
use serde_json::json;

use super::{ME, STEPS, dealt, name, strings::open_roof};
use crate::{
    page::{Page, Pointer},
    table::play_on,
    visit::{is_chromium, visit},
};

impl Page {
    /// Walks over the board with the arrow keys until a cell has the focus.
    async fn walk(&self, cell: &str) {
        let here = "return document.activeElement.dataset.cell || ''";
        if self.text_of(here).await.is_empty() {
            self.tab_to(".mid [data-cell]").await;
        }
        let way = "const middle = name => { const box = document.querySelector(`.mid [data-cell=${name}] .hit`).getBBox();
                return [box.x + box.width / 2, box.y + box.height / 2] };
            const [from, to] = [middle(document.activeElement.dataset.cell), middle(arguments[0])];
            return [to[0] - from[0], to[1] - from[1]]";
        let mut other = false;
        for step in 0..60 {
            if self.text_of(here).await == cell {
                return;
            }
            let ahead = self.run(way, vec![json!(cell)]).await;
            let (right, down) = (ahead[0].as_f64().expect("x"), ahead[1].as_f64().expect("y"));
            let flat = (right.abs() > down.abs()) != other;
            let key = match (flat, right > 0.0, down > 0.0) {
                (true, true, _) => Key::Right,
                (true, false, _) => Key::Left,
                (false, _, true) => Key::Down,
                (false, _, false) => Key::Up,
            };
            let before = self.text_of(here).await;
            self.press(&[key]).await;
            // Where this way ends, the other way around it; now and then a detour.
            other = self.text_of(here).await == before || step % 7 == 6;
        }
        panic!("the arrow keys do not lead to {cell}");
    }
}

#[tokio::test]
async fn a_round_is_played_with_the_keys_alone() {
    visit("#/", |page| async move {
        page.lay("keys", &dealt(1, 2, false, 13)).await;
        let mut rounds = 0;
        let mut strings = 0;
        for _ in 0..40 {
            page.my_night_turn().await;
            let session = page.game::<NinjaNight>().await;
            let view = session.view(Viewer::Seat(ME));
            let game = view.game();
            let ahead = game.phase() == Phase::Acting && game.progress() == Progress::Ahead;
            let picks = ahead && game.action() == Action::Pick && game.pack(ME).free() > 0;
            let lying = game.roof_of(ME).map(|on| game.on_roof(on));
            let pink = lying.and_then(|lying| lying.iter().position(|token| !token.is_yellow()));
            match game.phase() {
                Phase::Placing => {
                    page.walk("roof-D").await;
                    page.press(&[Key::Enter]).await;
                }
                Phase::Planning => {
                    rounds += 1;
                    if rounds > 2 {
                        break;
                    }
                    page.key_on(r#".nn-wheel [data-do="tray 1"]"#).await;
                    page.tab_to(r#".nn-wheel [data-do="tray 6"]"#).await;
                    page.press(&[Key::Right, Key::Right]).await;
                    page.see(r#".nn-wheel [data-do="tray 8"][aria-checked=true]:focus"#).await;
                    page.key_on(".nn-desk > .primary:not(:disabled)").await;
                }
                Phase::Acting if ahead && game.action() == Action::Move => {
                    page.walk(&name(open_roof(game))).await;
                    page.press(&[Key::Enter]).await;
                    page.see(".board .aim").await;
                    page.key_on(".nn-steps button:nth-of-type(6)").await;
                    page.press(&[Key::Enter, Key::Enter]).await;
                    let at = "return document.activeElement.matches('.nn-steps button:nth-of-type(6)')";
                    assert_eq!(page.run(at, vec![]).await, json!(true), "the focus stays where it is");
                    page.key_on(".nn-steps button:nth-of-type(5)").await;
                    let steps = page.text(".nn-steps").await;
                    assert!(!steps.contains(|letter: char| letter.is_ascii_digit()), "{steps}");
                    page.press_back().await;
                    page.key_on(".mid .tray .primary").await;
                    strings += 1;
                }
                Phase::Acting if picks && pink.is_some() => {
                    let place = pink.unwrap_or_default() + 1;
                    page.key_on(&format!(".nn-lying button:nth-of-type({place})")).await;
                }
                Phase::Losing(_) => page.key_on(".nn-pack button").await,
                _ => page.key_on(".mid .tray .btn:last-child").await,
            }
            page.until("it is kept", &format!("return {STEPS} > {}", session.len())).await;
        }
        assert!(rounds > 2 && strings >= 1, "{rounds} rounds, {strings} strings");
    })
    .await;
}

/// What would give a plan or a backpack away.
const SECRETS: [&str; 6] = ["data-cell", "nn-desk", "nn-plan", "Backpack", "planner", "Log"];

#[tokio::test]
async fn plans_are_made_behind_the_curtain() {
    visit("#/", |page| async move {
        let mut session = dealt(3, 0, false, 4);
        play_on(&mut session, |session| session.view(Viewer::Table).game().phase() == Phase::Planning);
        page.lay("plans", &session).await;
        for seat in 0..3 {
            for again in [false, true] {
                if again {
                    page.reload().await;
                }
                page.see(".curtain .btn").await;
                let html = page.text_of("return document.title + document.documentElement.outerHTML").await;
                for secret in SECRETS {
                    assert!(!html.contains(secret), "{secret} is on the page behind the curtain");
                }
            }
            page.click(".curtain .btn").await;
            page.see(".nn-wheel").await;
            assert_eq!(page.count(".nn-wheel [aria-checked=true]").await, 0);
            assert_eq!(page.count(".nn-plan").await, 0, "nothing is revealed yet");
            let log = page.text(".log").await;
            assert!(!log.contains("in secret:"), "{log}");
            page.click(&format!(r#".nn-wheel [data-do="tray {}"]"#, 1 + seat)).await;
            page.click(r#".nn-wheel [data-do="tray 8"]"#).await;
            page.click(".nn-desk > .primary:not(:disabled)").await;
        }
        // All are revealed at once.
        let session = page.game::<NinjaNight>().await;
        assert_eq!(session.view(Viewer::Table).game().phase(), Phase::Acting);
        // The curtain comes down once they were seen, if another one begins.
        let open = "document.querySelector('.curtain .btn')?.click();
            return document.querySelectorAll('.nn-beside .nn-plan').length >= 6";
        page.until("all plans lie open", open).await;
    })
    .await;
}

#[tokio::test]
async fn a_wheel_is_turned_by_dragging_it() {
    visit("#/", |page| async move {
        let mut session = dealt(1, 1, false, 4);
        play_on(&mut session, |session| session.view(Viewer::Table).game().phase() == Phase::Planning);
        for pointer in [Pointer::Mouse, Pointer::Touch] {
            page.lay(&format!("turn{pointer:?}"), &session).await;
            page.my_night_turn().await;
            page.click(r#".nn-wheel [data-do="tray 3"]"#).await;
            // A fifth of a turn to the left brings up what comes after, to the right what came before.
            for (turn, brought) in [(-1.2, 4), (1.2, 3), (2.5, 1)] {
                let script =
                    "const box = document.querySelector('[data-wheel=\"0\"]').getBoundingClientRect();
                    return [box.x + box.width / 2, box.y + box.height / 2, box.width * .4]";
                let wheel = page.run(script, vec![]).await;
                let [x, y, far] = [0, 1, 2].map(|at| wheel[at].as_f64().expect("a number"));
                let way: Vec<(f64, f64)> = (0..=8)
                    .map(|step| turn * f64::from(step) / 8.0)
                    .map(|angle: f64| (x + far * angle.sin(), y - far * angle.cos()))
                    .collect();
                page.trace(pointer, &way, false).await;
                page.see(&format!(r#".nn-wheel [data-do="tray {brought}"][aria-checked=true]"#)).await;
            }
        }
    })
    .await;
}

#[tokio::test]
async fn the_village_stands_still_while_the_panel_below_changes() {
    // Only Chromium takes any size.
    if !is_chromium() {
        return;
    }
    visit("#/", |page| async move {
        for (width, height) in [(1180, 820), (820, 1180)] {
            let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            page.devtools("Emulation.setDeviceMetricsOverride", &size).await;
            let mut places = Vec::new();
            for phase in [Phase::Placing, Phase::Planning, Phase::Acting] {
                let mut session = dealt(1, 1, false, 11);
                play_on(&mut session, |session| {
                    let is_mine = matches!(session.next(), Next::Humans(seats) if seats.has(ME));
                    is_mine && session.view(Viewer::Seat(ME)).game().phase() == phase
                });
                page.lay("still", &session).await;
                page.my_night_turn().await;
                let place = "const box = document.querySelector('.mid .board').getBoundingClientRect();
                    return [box.x, box.y, box.width].map(Math.round)";
                places.push(page.run(place, vec![]).await);
            }
            assert!(places.iter().all(|place| *place == places[0]), "{width}×{height}: {places:?}");
        }
    })
    .await;
}
