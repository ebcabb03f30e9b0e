//! The page in frames of somebody else's page, at another address.

use std::{fs, time::Duration};

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    host::Host,
    page::{Page, Pointer},
    visit::{given, is_chromium, visit},
};

/// A sheet around frames, which notes what they say.
fn sheet(inside: &str) -> String {
    format!(
        r#"<!doctype html><html lang="fr"><meta charset="utf-8"><title>Une fiche</title>
<script src="{page}embed.js"></script>
<script>
  const heard = [];
  addEventListener("message", ({{ data }}) => heard.push(data));
</script>
<input id="search"><p style="height: 3000px">Une longue fiche.</p>{inside}"#,
        page = given("ENGAWA_PAGE")
    )
}

/// A plain frame at this query.
fn frame(query: &str, more: &str) -> String {
    format!(
        r#"<iframe title="Engawa" {more} style="width: 640px; height: 700px" src="{}?{query}"></iframe>"#,
        given("ENGAWA_PAGE")
    )
}

impl Page {
    /// Opens a sheet at a host.
    async fn read(&self, host: &Host, inside: &str) {
        host.has_sheet(sheet(inside));
        self.client.goto(&format!("{}sheet.html", host.address())).await.expect("opens");
        self.until("the sheet is there", "return !!document.querySelector('#search')").await;
    }

    /// Goes into a frame, once its page is there: some browsers lose sight of one that comes while they look.
    async fn enter_frame(&self, place: u16) {
        for _ in 0..100 {
            self.client.clone().enter_frame(place).await.expect("a frame");
            let is_there = "return location.href !== 'about:blank' && document.readyState === 'complete'";
            if self.client.execute(is_there, vec![]).await.is_ok_and(|there| there == json!(true)) {
                return;
            }
            self.leave_frame().await;
            sleep(Duration::from_millis(100)).await;
        }
        panic!("the frame stays empty");
    }

    /// Goes back to the sheet.
    async fn leave_frame(&self) {
        self.client.clone().enter_parent_frame().await.expect("the sheet");
    }

    /// Waits until a frame has said this, and returns it.
    async fn hear(&self, kind: &str) -> Value {
        self.until(
            &format!("a frame says {kind}"),
            &format!("return heard.filter(said => said.type === '{kind}').at(-1) ?? null"),
        )
        .await
    }

    async fn say(&self, message: &Value) {
        self.run("document.querySelector('engawa-game').say(arguments[0])", vec![message.clone()]).await;
    }
}

#[tokio::test]
async fn an_element_waits_to_be_pressed_then_plays_and_tells() {
    visit("#/", |page| async move {
        let host = Host::new();
        page.read(&host, r#"<engawa-game game="shogun" seats="human,bot" id="one"></engawa-game>"#).await;
        page.run("document.querySelector('engawa-game').scrollIntoView()", vec![]).await;
        page.enter_frame(0).await;
        // The language is that of the sheet; nothing heavy has come yet.
        page.see("#shell.poster img").await;
        assert_eq!(page.text("#shell button").await, "Jouer");
        let heavy = "return performance.getEntriesByType('resource').filter(one => one.name.includes('.wasm')).length";
        assert_eq!(page.run(heavy, vec![]).await, json!(0));
        page.click("#shell button").await;
        page.see(".mid .cells").await;
        assert_eq!(page.text_of("return document.documentElement.lang").await, "fr");
        page.leave_frame().await;
        assert_eq!(page.hear("ready").await["game"], "shogun");
        assert_eq!(page.hear("turn").await["id"], "one");
        let height = page.hear("resize").await["height"].as_u64().expect("a height");
        assert!((480..=960).contains(&height), "{height}");
        let frame = page.run("return document.querySelector('iframe').offsetHeight", vec![]).await;
        assert_eq!(frame.as_u64(), Some(height));
        // What the sheet asks for is done.
        page.say(&json!({ "type": "lang", "lang": "en" })).await;
        page.say(&json!({ "type": "theme", "theme": "dark" })).await;
        page.enter_frame(0).await;
        page.until("it speaks English", "return document.documentElement.lang === 'en'").await;
        page.until("it is dark", "return document.documentElement.dataset.theme === 'dark'").await;
        let before = page.hash().await;
        page.leave_frame().await;
        page.say(&json!({ "type": "new", "seed": 7 })).await;
        page.enter_frame(0).await;
        page.until("a new game", &format!("return location.hash !== '{before}'")).await;
        page.leave_frame().await;
        // A finished game is loaded, told of, and given out again.
        let record = include_str!("../saves/shogun-1.txt").trim();
        page.say(&json!({ "type": "load", "record": record })).await;
        page.hear("turn").await;
        page.say(&json!({ "type": "load", "record": "nonsense" })).await;
        assert!(!page.hear("error").await["text"].as_str().unwrap_or_default().is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_frame_that_may_only_run_scripts_is_played_and_keeps_nothing() {
    visit("#/", |page| async move {
        let host = Host::new();
        page.read(&host, &frame("game=shinobi&seats=human,bot,bot&lang=en", r#"sandbox="allow-scripts""#)).await;
        page.run("document.querySelector('iframe').scrollIntoView()", vec![]).await;
        page.enter_frame(0).await;
        page.click("#shell button").await;
        page.see(".mid .cells").await;
        page.until("a bot has played", "return document.querySelectorAll('.log li').length > 0 || !document.querySelector('.badge .think')").await;
        page.leave_frame().await;
        // Nobody was named: the sheet is told the height and nothing else.
        page.hear("resize").await;
        let kinds = page.run("return [...new Set(heard.map(said => said.type))]", vec![]).await;
        assert_eq!(kinds, json!(["resize"]));
        page.forgive().await;
    })
    .await;
}

#[tokio::test]
async fn what_others_say_changes_nothing() {
    visit("#/", |page| async move {
        let host = Host::new();
        // Another page was named than the one that speaks.
        page.read(&host, &frame("game=shogun&start=now&lang=en&theme=light&origin=https://elsewhere.example", "")).await;
        page.enter_frame(0).await;
        page.see(".mid .cells").await;
        let look = "return [location.hash, document.documentElement.lang, document.documentElement.dataset.theme,
            document.querySelector('.mid').textContent].join('|')";
        let before = page.text_of(look).await;
        page.leave_frame().await;
        let flood = "const frame = document.querySelector('iframe').contentWindow;
            const odd = [null, 1, 'new', [], { type: 'new' }, { ns: 'engawa', v: 1, type: 'lang', lang: 'fr' },
                { ns: 'engawa', v: 1, type: 'new', seats: {} }, { ns: 'engawa', v: 2, type: 'theme', theme: 'dark' },
                { ns: 'engawa', v: 1, type: 'load', record: 'x'.repeat(999) }, { __proto__: { ns: 'engawa' } }];
            for (let turn = 0; turn < 10000; turn++) frame.postMessage(odd[turn % odd.length], '*')";
        page.run(flood, vec![]).await;
        page.enter_frame(0).await;
        // What was said before this has been heard when this is.
        page.run_async("addEventListener('message', event => event.data === 'last' && arguments[0](), { once: false }); postMessage('last', '*')").await;
        assert_eq!(page.text_of(look).await, before);
        page.leave_frame().await;
        page.forgive().await;
    })
    .await;
}

#[tokio::test]
async fn a_frame_that_starts_by_itself_leaves_the_focus_where_it_is() {
    visit("#/", |page| async move {
        let host = Host::new();
        page.read(&host, &frame("game=shogun&start=now&lang=en", "")).await;
        page.run("document.querySelector('#search').focus()", vec![]).await;
        page.enter_frame(0).await;
        page.see(".mid .cells").await;
        page.leave_frame().await;
        assert_eq!(page.text_of("return document.activeElement.id").await, "search");
    })
    .await;
}

#[tokio::test]
async fn a_rule_is_a_diagram_to_try() {
    visit("#/", |page| async move {
        let host = Host::new();
        page.read(&host, r#"<engawa-game game="shogun" rule="SHO-13"></engawa-game>"#).await;
        page.run("document.querySelector('engawa-game').scrollIntoView()", vec![]).await;
        page.enter_frame(0).await;
        page.see(".rule.here .diagram .cells").await;
        let shown = "return [...document.querySelectorAll('.rule')].filter(rule => rule.offsetHeight).length";
        assert_eq!(page.run(shown, vec![]).await, json!(1));
        page.leave_frame().await;
        let height = page.hear("resize").await["height"].as_u64().expect("a height");
        assert!((200..1200).contains(&height), "{height}");
    })
    .await;
}

#[tokio::test]
async fn an_address_that_asks_for_nonsense_says_so() {
    visit("#/", |page| async move {
        let host = Host::new();
        page.read(&host, &frame("game=shogun&seats=human,robot&start=now&lang=en", "")).await;
        page.enter_frame(0).await;
        assert!(page.text(".sorry [role=alert]").await.contains("robot"));
        page.see(".sorry a[target=_blank]").await;
        page.leave_frame().await;
        page.forgive().await;
    })
    .await;
}

#[tokio::test]
async fn a_finished_game_is_watched() {
    visit("#/", |page| async move {
        let host = Host::new();
        let replay = include_str!("../saves/shogun-1.txt").trim();
        page.read(
            &host,
            &format!(r#"<engawa-game game="shogun" lang="en" start="now" replay="{replay}"></engawa-game>"#),
        )
        .await;
        page.run("document.querySelector('engawa-game').scrollIntoView()", vec![]).await;
        page.enter_frame(0).await;
        page.see(".replay input[type=range]").await;
        page.leave_frame().await;
    })
    .await;
}

#[tokio::test]
async fn a_frame_whose_files_are_refused_says_so_and_shows_a_way_out() {
    visit("#/", |page| async move {
        let (host, elsewhere) = (Host::new(), Host::new());
        let at = |more: &str| {
            format!(
                r#"<iframe title="Engawa" {more} src="{}?game=shogun&start=now&lang=en"></iframe>"#,
                elsewhere.address()
            )
        };
        let way_out = "return [...document.querySelectorAll('a')].filter(link => link.offsetHeight
            && getComputedStyle(link).visibility === 'visible' && link.target === '_blank').length > 0";
        // Its own files are strangers to a frame that may run scripts and nothing else, and this host gives them to none.
        page.read(&host, &at(r#"sandbox="allow-scripts""#)).await;
        page.enter_frame(0).await;
        page.see("#trouble:not([hidden])").await;
        page.until("a way out", way_out).await;
        page.leave_frame().await;
        // The pieces of the game do not come.
        elsewhere.lose(true);
        page.read(&host, &at("")).await;
        page.enter_frame(0).await;
        page.see(".sorry").await;
        page.until("a way out", way_out).await;
        page.leave_frame().await;
        // Not even the script comes that would say so.
        elsewhere.lose_scripts();
        page.read(&host, &at("")).await;
        page.run("document.querySelector('iframe').scrollIntoView()", vec![]).await;
        page.enter_frame(0).await;
        page.until("a way out", way_out).await;
        page.leave_frame().await;
        page.forgive().await;
    })
    .await;
}

#[tokio::test]
async fn five_frames_on_a_page_load_the_program_once() {
    visit("#/", |page| async move {
        let host = Host::new();
        let before = memory();
        let frames: Vec<String> = engawa::games::SLUGS.iter().map(|slug| frame(&format!("game={slug}&start=now&lang=en"), "")).collect();
        page.read(&host, &frames.concat()).await;
        let mut loaded = Vec::new();
        for place in 0..frames.len() as u16 {
            page.enter_frame(place).await;
            page.see(".mid .cells").await;
            let script = "return performance.getEntriesByType('resource')
                .filter(one => one.name.endsWith('engawa_bg.wasm')).map(one => [one.transferSize, one.encodedBodySize])[0]";
            loaded.push(page.run(script, vec![]).await);
            page.leave_frame().await;
        }
        if let (Some(before), Some(after)) = (before, memory()) {
            println!("five frames take {} MB", (after.saturating_sub(before)) / 1_000_000);
        }
        let sum = |which: usize| loaded.iter().filter_map(|one| one[which].as_u64()).sum::<u64>();
        // WebKitGTK has nowhere to keep a file in the private window of a driver.
        if !is_chromium() {
            return;
        }
        assert!(sum(1) > 0, "the browser tells what was loaded: {loaded:?}");
        assert!(sum(0) < 2 * sum(1) / 5, "more than one of five was sent: {loaded:?}");
    })
    .await;
}

/// What the pages of all Chromiums on this machine take of its memory, in bytes, where that can be told.
fn memory() -> Option<u64> {
    let mut sum = 0;
    for process in fs::read_dir("/proc").ok()?.flatten().map(|entry| entry.path()) {
        let command = fs::read_to_string(process.join("cmdline")).unwrap_or_default();
        let shares = fs::read_to_string(process.join("smaps_rollup")).unwrap_or_default();
        let own = shares.lines().find_map(|line| line.strip_prefix("Pss:")?.trim().strip_suffix("kB"));
        if let Some(own) = own.filter(|_| command.contains("--type=renderer")) {
            sum += 1024 * own.trim().parse::<u64>().ok()?;
        }
    }
    (sum > 0).then_some(sum)
}

#[tokio::test]
async fn a_finger_beside_the_board_scrolls_the_page_around() {
    visit("#/", |page| async move {
        // Other drivers have no finger that scrolls.
        if !is_chromium() {
            return;
        }
        let host = Host::new();
        page.read(&host, r#"<engawa-game game="shogun" seats="human,bot" start="now" lang="en"></engawa-game><p style="height: 3000px">Fin.</p>"#)
            .await;
        page.run("document.querySelector('engawa-game').scrollIntoView()", vec![]).await;
        page.enter_frame(0).await;
        page.see(".mid .cells").await;
        let script = "const middle = css => {
                const box = document.querySelector(css).getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            };
            return [middle('.bar'), middle('.grab')]";
        let places = page.run(script, vec![]).await;
        page.leave_frame().await;
        page.hear("resize").await;
        for (place, way, scrolls) in [(&places[0], 120.0, true), (&places[1], -120.0, false)] {
            page.run("document.querySelector('engawa-game').scrollIntoView(arguments[0])", vec![json!(scrolls)]).await;
            let script = "const box = document.querySelector('iframe').getBoundingClientRect(); return [box.x, box.y, scrollY]";
            let frame = page.run(script, vec![]).await;
            let at = |axis: usize| frame[axis].as_f64().expect("a frame") + place[axis].as_f64().expect("a place");
            let touched: Vec<(f64, f64)> = (0..=6).map(|step| (at(0), at(1) + way * f64::from(step) / 6.0)).collect();
            page.trace(Pointer::Touch, &touched, false).await;
            sleep(Duration::from_millis(300)).await;
            let after = page.run("return scrollY", vec![]).await;
            assert_eq!(after != frame[2], scrolls, "{place}: from {} to {after}", frame[2]);
        }
    })
    .await;
}

#[tokio::test]
async fn the_example_of_an_archive_shows_all_games() {
    visit("#/", |page| async move {
        page.client.goto(&format!("{}example/archive.html", page.address)).await.expect("opens");
        let games = engawa::games::SLUGS.len();
        page.until("frames", &format!("return document.querySelectorAll('iframe').length >= {}", games + 2))
            .await;
        // Five of them at once on one page.
        for place in [0, 3, 4, 5, 6] {
            page.run(
                "document.querySelectorAll('engawa-game')[arguments[0]].scrollIntoView()",
                vec![json!(place)],
            )
            .await;
            page.enter_frame(place).await;
            page.click("#shell button").await;
            page.see(".mid .cells").await;
            page.leave_frame().await;
        }
        let sheet = fs::read_to_string("example/archive.html").expect("the example");
        assert!(engawa::games::SLUGS.iter().all(|slug| sheet.contains(&format!("game=\"{slug}\""))));
    })
    .await;
}
