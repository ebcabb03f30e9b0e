//! Without a network: what was loaded once plays on, a new version waits, and what does not come is asked for again.

use std::{fs, path::Path};

use engawa::{games, kernel::record};
use serde_json::{Value, json};

use crate::{
    host::{Host, RENEWED, tell},
    page::Page,
    table::By,
    visit::{is_chromium, visit},
};

/// A host of its own whose page is kept here, if the browser has a place for it. A private window, as WebKitGTK's driver
/// opens it, may have none.
async fn kept(page: &Page) -> Option<(Host, Page)> {
    let can = page.run("return !!navigator.serviceWorker", vec![]).await == true;
    assert!(can || !is_chromium(), "Chromium keeps pages");
    if !can {
        tell(
            "SKIPPED: this browser has no service worker, so that nothing of it is tested without a network",
        );
        return None;
    }
    let host = Host::new();
    let page = host.receive(page).await;
    page.see("html[data-offline]").await;
    Some((host, page))
}

/// Checks that the page has asked nobody but its own host, for something at least.
async fn stays_here(page: &Page) {
    let script = "return performance.getEntriesByType('resource').map(entry => entry.name)";
    let asked = page.run(script, vec![]).await;
    let mut asked = asked.as_array().into_iter().flatten().filter_map(Value::as_str).peekable();
    assert!(asked.peek().is_some(), "the page consists of more than one file");
    for address in asked {
        assert!(address.starts_with(&page.address), "{address} is asked");
    }
}

/// Whether the page is of the new version.
async fn is_renewed(page: &Page) -> bool {
    page.count(RENEWED).await > 0
}

#[tokio::test]
async fn what_was_loaded_once_plays_when_the_host_is_gone() {
    visit("#/", |page| async move {
        let Some((mut host, page)) = kept(&page).await else { return };
        host.stop();
        for slug in games::SLUGS {
            page.open(&format!("#/{slug}")).await;
            page.let_bots_play().await;
            stays_here(&page).await;
            page.reload().await;
            page.see(".end.panel").await;
        }
        for screen in ["#/shogun/rules", "#/settings", "#/"] {
            page.open(screen).await;
            stays_here(&page).await;
        }
        // The browser's own complaint that nobody answers when it looks for a new version is no fault of the page.
        page.forgive().await;
    })
    .await;
}

#[tokio::test]
async fn the_page_cannot_ask_anybody_else() {
    let elsewhere = Host::new();
    visit("#/", move |page| async move {
        let script = format!(
            "const done = arguments[0];
            const seen = [];
            addEventListener('securitypolicyviolation', event => seen.push(event.effectiveDirective));
            const address = '{}';
            const picture = new Image();
            picture.src = address;
            const refused = fetch(address, {{ mode: 'no-cors' }}).then(() => false, () => true);
            refused.then(refused => setTimeout(() => done([refused, [...new Set(seen)].sort().join()]), 100))",
            elsewhere.address()
        );
        assert_eq!(page.run_async(&script).await, json!([true, "connect-src,img-src"]));
        page.forgive().await;
    })
    .await;
}

#[tokio::test]
async fn a_game_that_does_not_come_is_asked_for_again() {
    visit("#/", |page| async move {
        // A file is missing from the beginning, so nothing is kept for later either.
        let host = Host::new();
        host.lose(true);
        let page = host.receive(&page).await;
        page.open("#/shogun").await;
        page.see(".sorry .btn.primary").await;
        assert!(page.text(".sorry").await.contains("did not arrive"));
        // Whoever tries again at once has it, although what was under way is lost too.
        host.lose(false);
        page.click(".sorry .btn.primary").await;
        page.see(".setup .primary").await;
        page.forgive().await;
    })
    .await;
}

#[tokio::test]
async fn a_new_version_waits_until_it_is_asked_for() {
    visit("#/", |page| async move {
        let Some((host, page)) = kept(&page).await else { return };
        let saves = old_saves();
        for (id, _, text) in &saves {
            page.keep(&format!("game/{id}"), &format!("1 old {text}")).await;
        }
        page.open("#/shogun").await;
        page.start().await;
        host.renew();
        // The browser looks for a new version when a page is loaded.
        page.reload().await;
        page.my_turn().await;
        page.run("window.same = true", vec![]).await;
        page.see("html[data-update]").await;
        page.play(By::Clicks, page.good_move().await).await;
        assert_eq!(page.run("return window.same", vec![]).await, true, "a game goes on undisturbed");
        page.reload().await;
        page.my_turn().await;
        assert!(!is_renewed(&page).await, "a reload in the middle of a game is none of its business");
        let (table, before) = (page.hash().await, page.session().await.record());
        page.follow("#/settings").await;
        page.click("[data-do=use-update]").await;
        page.see(RENEWED).await;
        page.miss("html[data-update]").await;
        page.open(&table).await;
        page.my_turn().await;
        assert_eq!(page.session().await.record(), before);
        page.play(By::Clicks, page.good_move().await).await;
        for (id, game, _) in &saves {
            page.open(&format!("#/{game}/play/{id}")).await;
            page.see(".table .board").await;
        }
    })
    .await;
}

/// A game that a version before this one has saved: an id, which game it is, and its record.
fn old_saves() -> Vec<(String, String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    let saves = fs::read_dir(folder).expect("old saves").map(|entry| {
        let path = entry.expect("a save").path();
        let text = fs::read_to_string(&path).expect("a text").trim().to_owned();
        let id = path.file_stem().expect("a name").to_string_lossy().into_owned();
        (id, record::game_of(&text).expect("a game").to_owned(), text)
    });
    saves.collect()
}

#[tokio::test]
async fn a_game_in_another_tab_meets_the_new_version_when_it_is_left() {
    // WebKitGTK's driver does not come back from a second tab.
    if !is_chromium() {
        return;
    }
    visit("#/", |page| async move {
        let host = Host::new();
        let page = host.receive(&page).await;
        page.see("html[data-offline]").await;
        page.open("#/shogun").await;
        page.start().await;
        page.run("window.same = true", vec![]).await;
        host.renew();
        // Not the game itself, which would go on there and no more here.
        let (playing, other) = page.tab_at(&format!("{}#/settings", host.address())).await;
        page.click("[data-do=use-update]").await;
        page.see(RENEWED).await;
        page.to_tab(&playing).await;
        page.play(By::Clicks, page.good_move().await).await;
        assert_eq!(page.run("return window.same", vec![]).await, true, "the game goes on undisturbed");
        // Whatever it still loads is of the version that it began with.
        let edition = "const done = arguments[0]; fetch('./index.html').then(page => page.text()).then(page => done(page.includes('edition')))";
        assert_eq!(page.run_async(edition).await, false, "the versions mix");
        page.follow("#/").await;
        page.see(RENEWED).await;
        page.see(".shelf").await;
        assert_eq!(page.run_async(edition).await, true);
        page.reload().await;
        let versions = "const done = arguments[0]; caches.keys().then(names => done(names.length))";
        page.until_async("the old version is gone", versions, &json!(1)).await;
        page.to_tab(&other).await;
    })
    .await;
}

#[tokio::test]
async fn a_game_outlives_a_version_that_never_came() {
    // WebKitGTK's driver does not come back from a second tab.
    if !is_chromium() {
        return;
    }
    visit("#/", |page| async move {
        let host = Host::new();
        let page = host.receive(&page).await;
        page.see("html[data-offline]").await;
        page.open("#/shogun").await;
        page.start().await;
        // A version that cannot be had whole leaves nothing behind.
        host.lose(true);
        host.renew();
        let settings = format!("{}#/settings", host.address());
        let (playing, other) = page.tab_at(&settings).await;
        let failed = "const done = arguments[0]; navigator.serviceWorker.getRegistration()
            .then(kept => kept.update()).then(({ installing }) => installing
                ? installing.onstatechange = () => installing.state === 'redundant' && done(true)
                : done(false))";
        page.until_async("it does not come", failed, &json!(true)).await;
        let versions = "const done = arguments[0]; caches.keys().then(names => done(names.length))";
        page.until_async("nothing is left of it", versions, &json!(1)).await;
        // The one after it takes over.
        host.lose(false);
        host.renew();
        page.reload().await;
        page.click("[data-do=use-update]").await;
        page.see(RENEWED).await;
        page.to_tab(&playing).await;
        let edition = "const done = arguments[0]; fetch('./index.html').then(page => page.text()).then(page => done(page.includes('edition')))";
        assert_eq!(page.run_async(edition).await, false, "the versions mix");
        page.to_tab(&other).await;
        page.forgive().await;
    })
    .await;
}

#[tokio::test]
async fn a_page_that_is_taken_up_again_looks_for_a_new_version() {
    visit("#/", |page| async move {
        let Some((host, page)) = kept(&page).await else { return };
        page.reload().await;
        host.renew();
        page.run("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))", vec![]).await;
        page.see("html[data-update]").await;
    })
    .await;
}
