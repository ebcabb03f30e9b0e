//! What is kept: across reloads, and when storage or files are broken.

use std::{fs, path::PathBuf};

use crate::{
    host::Host,
    page::Page,
    table::{By, played},
    visit::{is_chromium, visit},
};

/// What the log says, newest first.
async fn log(page: &Page) -> String {
    page.text(".log ol").await
}

#[tokio::test]
async fn a_reload_resumes_the_same_game() {
    visit("#/shogun", |page| async move {
        page.start().await;
        for _ in 0..3 {
            page.play(By::Clicks, page.good_move().await).await;
        }
        let before = (page.cells().await, log(&page).await);
        page.reload().await;
        page.my_turn().await;
        assert_eq!((page.cells().await, log(&page).await), before);
        page.play(By::Clicks, page.good_move().await).await;
    })
    .await;
}

#[tokio::test]
async fn a_damaged_game_says_so_and_leaves_the_others_alone() {
    visit("#/", |page| async move {
        let whole = played(6, 3);
        page.put("whole", &whole).await;
        let text = whole.record().to_text();
        let cut = &text[..text.len() - 3];
        for (id, damaged) in [("noise", "¿¿¿"), ("cut", &format!("1 test {cut}")), ("empty", "")] {
            page.keep(&format!("game/{id}"), damaged).await;
            page.open(&format!("#/shogun/play/{id}")).await;
            assert!(page.text(".sorry [role=alert]").await.len() > 20, "{id}: a sentence");
            assert_eq!(page.count("a.btn.primary[href='#/']").await, 1, "{id}: the way home");
        }
        page.click(".sorry .btn.primary").await;
        page.see(".saves a[href='#/shogun/play/whole']").await;
        page.click(".game .btn.primary").await;
        page.my_turn().await;
        page.compare().await;
    })
    .await;
}

#[tokio::test]
async fn kept_games_are_told_apart_by_who_plays_and_when() {
    visit("#/", |page| async move {
        let record = played(4, 3).record();
        for (id, name, at) in [("one", "Ayo & <Noé>", 1_700_000_000_000_u64), ("two", "Ben", 1)] {
            let mut record = record.clone();
            record.players[0].name = name.to_owned();
            page.keep(&format!("game/{id}"), &format!("{at} test 6 {}", record.to_text())).await;
        }
        page.open("#/").await;
        assert_eq!(page.text(".game .note").await, "Step 6 · Ayo & <Noé>", "the game to continue");
        let first = page.text(".saves li:nth-child(1)").await;
        assert!(
            first.contains("Ayo & <Noé> · ") && first.contains("2023") && first.contains("Step 6"),
            "{first}"
        );
        let second = page.text(".saves li:nth-child(2)").await;
        assert!(second.contains("Ben · ") && second.contains("19"), "{second}");
        page.prefer("lang", "fr").await;
        page.reload().await;
        let first = page.text(".saves li:nth-child(1)").await;
        assert!(first.contains("nov. 2023"), "{first}");
    })
    .await;
}

#[tokio::test]
async fn the_shelf_says_when_nothing_can_be_kept() {
    visit("#/", |page| async move {
        assert!(page.text(".hero p").await.contains("is kept on this device"));
        let host = Host::new();
        for broken in [
            "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }",
            "Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('', 'SecurityError') } })",
        ] {
            host.lay_before(broken.to_owned());
            let page = Page { address: host.address().to_owned(), ..page.clone() };
            page.open("#/").await;
            let said = page.text(".hero p").await;
            assert!(said.contains("full or blocked") || said.contains("plein ou bloqué"), "{said}");
        }
        page.forgive().await;
    })
    .await;
}

/// A file that is deleted again.
struct Paper(PathBuf);

impl Paper {
    fn with(text: &str) -> Self {
        let path = std::env::temp_dir().join(format!("engawa-{}.engawa", std::process::id()));
        fs::write(&path, text).expect("writes");
        Self(path)
    }
}

impl Drop for Paper {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[tokio::test]
async fn a_broken_file_is_refused_with_its_reason() {
    visit("#/", |page| async move {
        page.put("mine", &played(4, 3)).await;
        page.open("#/").await;
        let before = page.count(".saves li").await;
        let text = played(4, 3).record().to_text();
        for (broken, reason) in
            [("no game at all", "not a game of Engawa"), (&text[..text.len() - 2], "incomplete")]
        {
            let paper = Paper::with(broken);
            page.upload("main input[type=file]", &paper.0).await;
            let script =
                format!("return document.querySelector('.notice')?.textContent.includes(`{reason}`)");
            page.until("the reason is given", &script).await;
            assert_eq!(page.hash().await, "#/");
            page.reload().await;
            assert_eq!(page.count(".saves li").await, before, "nothing has changed");
        }
        let paper = Paper::with(&format!("{}\nno game at all\n{text}", played(5, 4).record().to_text()));
        page.upload("main input[type=file]", &paper.0).await;
        page.until(
            "both are counted",
            "return /taken in: 2.*: 1/.test(document.querySelector('.notice')?.textContent)",
        )
        .await;
        assert_eq!(
            page.count(".saves li").await,
            before + 1,
            "the new one is on the shelf, the known one once"
        );
        page.click(".saves li:first-child .icon-btn").await;
        page.see(".saves li:first-child .danger").await;
        assert_eq!(page.count(".saves li").await, before + 1, "deleting asks first");
        page.click(".saves .danger").await;
        page.until(
            "it is gone",
            &format!("return document.querySelectorAll('.saves li').length === {before}"),
        )
        .await;
    })
    .await;
}

#[tokio::test]
async fn an_exported_game_comes_back() {
    visit("#/shogun", |page| async move {
        page.start().await;
        page.play(By::Clicks, page.good_move().await).await;
        let (table, cells) = (page.hash().await, page.cells().await);
        page.run(CATCH, vec![]).await;
        page.press_letter('m').await;
        page.click_words("dialog[open] .btn", "Export").await;
        let text = page.until("the file is there", "return window.caught").await;
        let paper = Paper::with(text.as_str().expect("a text"));
        let bring = || async {
            page.open("#/").await;
            page.upload("main input[type=file]", &paper.0).await;
            page.until("the game opens", "return location.hash.includes('/play/')").await;
            page.my_turn().await;
            assert_eq!(page.cells().await, cells);
            page.hash().await
        };
        assert_eq!(bring().await, table, "what is here does not come twice");
        page.play(By::Clicks, page.good_move().await).await;
        assert_ne!(
            bring().await,
            table,
            "what has gone on is another game, and comes under an id of its own"
        );
    })
    .await;
}

#[tokio::test]
async fn without_storage_the_game_goes_on() {
    visit("#/shogun", |page| async move {
        page.run(
            "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }",
            vec![],
        )
        .await;
        page.start().await;
        assert!(page.text(".notice").await.contains("not being saved"));
        for _ in 0..3 {
            page.play_any().await;
        }
        page.see(".notice").await;
    })
    .await;
}

#[tokio::test]
async fn the_older_of_two_tabs_says_so() {
    // WebKitGTK's driver does not come back from a second tab.
    if !is_chromium() {
        return;
    }
    visit("#/shogun", |page| async move {
        page.start().await;
        let (older, newer) = page.second_tab().await;
        page.my_turn().await;
        page.to_tab(&older).await;
        assert!(page.text(".notice").await.contains("another tab"));
        assert_eq!(page.count(".cell.grab").await, 0, "nothing can be moved here");
        page.to_tab(&newer).await;
        assert_eq!(page.count(".notice").await, 0);
        page.play(By::Clicks, page.good_move().await).await;
        page.to_tab(&older).await;
        page.click(".notice .btn").await;
        page.my_turn().await;
        page.compare().await;
        page.to_tab(&newer).await;
        page.see(".notice").await;
    })
    .await;
}

/// Has files that are handed out go to `window.caught` instead of a folder.
const CATCH: &str = "HTMLAnchorElement.prototype.click = () => {};
    const made = URL.createObjectURL;
    URL.createObjectURL = blob => (blob.text().then(text => window.caught = text), made.call(URL, blob))";

#[tokio::test]
async fn all_games_go_into_a_file_and_come_back() {
    visit("#/", |page| async move {
        for (id, steps) in [("one", 4), ("two", 6)] {
            page.keep(&format!("game/{id}"), &format!("1 test {}", played(steps, 3).record().to_text())).await;
        }
        // What nobody can read takes room too, and goes with the rest.
        page.keep("game/noise", "¿¿¿").await;
        page.open("#/settings").await;
        let kept = |words: &str| format!("return document.querySelector('.settings').textContent.includes('{words}')");
        page.until("three are kept", &kept("3 games are kept. 1 kB used.")).await;
        page.run(CATCH, vec![]).await;
        page.click("[data-do=export-all]").await;
        let text = page.until("the file is there", "return window.caught").await;
        let text = text.as_str().expect("a text");
        assert_eq!(text.lines().count(), 2, "{text}");
        page.click("[data-do=forget-all]").await;
        page.click("[data-do=forget-all]").await;
        page.until("none is kept", &kept("No game is kept. 0 kB used.")).await;
        assert_eq!(page.count("[data-do=forget-all]").await, 0);
        let left = "return Object.keys(localStorage).filter(key => key.includes('/game/')).length";
        assert_eq!(page.run(left, vec![]).await, 0);
        let paper = Paper::with(text);
        page.upload("main input[type=file]", &paper.0).await;
        page.until("both are back", &kept("2 games are kept.")).await;
        assert_eq!(page.hash().await, "#/settings");
        // Where there is no room for all, it is said how many are missing.
        page.run("const real = Storage.prototype.setItem; let room = 1;
            Storage.prototype.setItem = function (...given) {
                if (room-- < 1) throw new DOMException('', 'QuotaExceededError');
                return real.apply(this, given);
            }", vec![]).await;
        let others = [8, 10].map(|steps| played(steps, 3).record().to_text()).join("\n");
        let paper = Paper::with(&others);
        page.upload("main input[type=file]", &paper.0).await;
        let full = "return document.querySelector('.notice')?.textContent.includes('one game of this file is not kept')";
        page.until("what is missing is said", full).await;
        page.until("what there was room for is counted", &kept("3 games are kept.")).await;
    })
    .await;
}

#[tokio::test]
async fn what_is_played_is_asked_to_be_kept() {
    visit("#/shogun", |page| async move {
        let stub = "Object.defineProperty(navigator, 'storage', { configurable: true,
            value: { persist: async () => window.asked = true } })";
        page.run(stub, vec![]).await;
        page.start().await;
        assert_eq!(page.run("return window.asked", vec![]).await, true);
    })
    .await;
}

#[tokio::test]
async fn the_page_is_installed_where_the_browser_offers_it() {
    visit("#/", |page| async move {
        let host = Host::new();
        // What the browser itself offers may come at any time.
        let none = "addEventListener('beforeinstallprompt', event => event.isTrusted && event.stopImmediatePropagation())";
        host.lay_before(none.to_owned());
        let page = host.receive(&page).await;
        page.open("#/settings").await;
        assert_eq!(page.count("[data-do=install]").await, 0);
        let offer = "const offer = new Event('beforeinstallprompt', { cancelable: true });
            offer.prompt = () => window.prompted = true;
            dispatchEvent(offer)";
        page.run(offer, vec![]).await;
        // It comes and goes while somebody looks.
        page.click("[data-do=install]").await;
        page.miss("[data-do=install]").await;
        assert_eq!(page.run("return window.prompted", vec![]).await, true);
        page.run(offer, vec![]).await;
        page.see("[data-do=install]").await;
        page.run("dispatchEvent(new Event('appinstalled'))", vec![]).await;
        page.miss("[data-do=install]").await;
        page.forgive().await;
    })
    .await;
}

#[tokio::test]
async fn an_ipad_is_told_how_to_install_the_page() {
    visit("#/", |page| async move {
        let host = Host::new();
        // Its browser says whether it runs as an app, and offers nothing by itself.
        let like_an_ipad = "Object.defineProperty(navigator, 'standalone', { value: false });
            addEventListener('beforeinstallprompt', event => event.stopImmediatePropagation())";
        host.lay_before(like_an_ipad.to_owned());
        let page = host.receive(&page).await;
        page.open("#/settings").await;
        let said = "return document.querySelector('.settings').textContent.includes('Add to Home Screen')";
        page.until("the steps are named", said).await;
        page.forgive().await;
    })
    .await;
}

#[tokio::test]
async fn what_another_tab_wrote_is_not_overwritten_by_one_that_slept() {
    visit("#/shogun", |page| async move {
        page.start().await;
        let key = format!("game/{}", page.hash().await.rsplit('/').next().expect("an id"));
        // A page does not hear of what it writes itself: as if it had slept.
        let other = format!("1 other {}", played(6, 3).record().to_text());
        let (from, to) = page.good_move().await;
        page.keep(&key, &other).await;
        page.go(By::Clicks, (from, to)).await;
        assert!(page.text(".notice").await.contains("another tab"));
        assert_eq!(page.kept(&key).await.as_deref(), Some(other.as_str()));
        page.click(".notice .btn").await;
        page.my_turn().await;
        page.compare().await;
        // Nor need it do anything: it looks when it is taken up again.
        page.keep(&key, &other).await;
        page.run("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))", vec![]).await;
        assert!(page.text(".notice").await.contains("another tab"));
    })
    .await;
}
