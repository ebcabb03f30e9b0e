//! When keeping fails: storage that refuses a call, one after the other, and a page that dies in the middle of a game.

use engawa::{games::shogun::Shogun, kernel::Session};
use serde_json::json;

use crate::{
    host::Host,
    page::Page,
    visit::{is_chromium, visit},
};

/// How many calls a game of two moves makes at most. The test looks whether it is enough.
const CALLS: usize = 60;

/// Counts the calls of storage, and refuses the one with this number; all from there on, if `for_good`.
fn refuse(number: usize, for_good: bool) -> String {
    format!(
        "globalThis.calls = 0;
        for (const name of ['getItem', 'setItem', 'removeItem', 'key']) {{
            const real = Storage.prototype[name];
            Storage.prototype[name] = function (...given) {{
                const call = ++globalThis.calls;
                if (globalThis.spared) return real.apply(this, given);
                if (call === {number} || {for_good} && call > {number}) throw new DOMException('', 'QuotaExceededError');
                return real.apply(this, given);
            }};
        }}"
    )
}

/// The game that is kept, by a hand that storage never refuses; nothing if none is.
async fn kept(page: &Page) -> Option<Session<Shogun>> {
    let hash = page.hash().await;
    let key = json!(format!("engawa/game/{}", hash.rsplit('/').next().expect("an id")));
    let script = "const before = globalThis.calls; globalThis.spared = true;
        const kept = localStorage.getItem(arguments[0]);
        globalThis.spared = false; globalThis.calls = before; return kept";
    let kept = page.run(script, vec![key]).await;
    let text = kept.as_str()?.rsplit(' ').next().expect("a record").to_owned();
    Some(Session::load(&text).expect("what is kept is whole"))
}

/// Whether the page says that the game is safe, and if so, whether it is: all that is in the log is kept.
async fn check(page: &Page, what: &str) {
    let says_so = page.count(".notice").await == 0;
    let steps = page.count(".log li").await;
    let kept = kept(page).await.map(|session| session.len());
    assert!(!says_so || kept == Some(steps), "{what}: {steps} steps are said to be kept, {kept:?} are");
}

/// Plays two moves while storage refuses a call; whether it came to that call.
async fn play(page: &Page, host: &Host, number: usize, for_good: bool) -> bool {
    let what = format!("call {number}, {}", if for_good { "for good" } else { "once" });
    host.lay_before(refuse(number, for_good));
    page.open("#/shogun").await;
    page.click(".setup .primary").await;
    page.see(".tray .primary").await;
    check(page, &what).await;
    page.click(".tray .primary").await;
    page.my_turn().await;
    check(page, &what).await;
    page.play_any().await;
    check(page, &what).await;
    let before = kept(page).await;
    let came_to_it = page.run("return globalThis.calls", vec![]).await.as_u64() >= Some(number as u64);
    // What was kept is there for whoever comes back.
    if let Some(before) = before {
        host.lay_before(refuse(0, false));
        page.reload().await;
        page.my_turn().await;
        // A bot whose turn it was has moved since.
        let (before, now) = (before.record().steps, page.session().await.record().steps);
        assert!(now.starts_with(&before), "{what}: {before:?} were kept, {now:?} are there");
        page.compare().await;
    }
    came_to_it
}

async fn play_all(page: Page, for_good: bool) {
    let host = Host::new();
    host.lay_before(refuse(0, false));
    let page = host.receive(&page).await;
    let mut number = 1;
    while play(&page, &host, number, for_good).await {
        number += 1;
        assert!(number < CALLS, "a game of two moves makes more calls than expected");
        page.run("globalThis.spared = true; for (const key of Object.keys(localStorage)) if (key.includes('/game/')) localStorage.removeItem(key)", vec![]).await;
    }
    println!("storage refused {} calls, one at a time", number - 1);
    assert!(number > 5, "storage is asked more often than that");
    page.forgive().await;
}

#[tokio::test]
async fn a_game_survives_any_refused_call_of_storage() {
    visit("#/", |page| play_all(page, false)).await;
}

#[tokio::test]
async fn a_game_survives_storage_that_fails_from_any_call_on() {
    visit("#/", |page| play_all(page, true)).await;
}

#[tokio::test]
async fn a_page_that_dies_in_the_middle_leaves_a_whole_game() {
    // Only Chromium lets a page die on request.
    if !is_chromium() {
        return;
    }
    visit("#/shogun", |page| async move {
        // Two bots keep a step about eight times in a second.
        page.click(r#"[data-do="who 0 1"]"#).await;
        page.click(".setup .primary").await;
        for death in 1..=3 {
            let next = page.client.new_window(true).await.expect("another tab").handle;
            let moves = format!("return document.querySelectorAll('.log li').length > {}", 5 * death);
            page.until("some moves are made", &moves).await;
            let (table, before) = (page.hash().await, page.session().await.len());
            assert!(page.client.goto("chrome://crash").await.is_err(), "the page dies");
            page.to_tab(&next).await;
            page.open(&table).await;
            page.see(".table .board").await;
            assert!(page.session().await.len() >= before, "what was kept is still kept");
        }
    })
    .await;
}
