//! What frames show, and what they and the page around say to each other.

use std::{fs, time::Duration};

use serde_json::{Value, json};
use tokio::time::sleep;

use super::frame;
use crate::{
    host::Host,
    page::Pointer,
    visit::{is_chromium, visit},
};

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
        page.press_in_frame("#shell button").await;
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
        // That was the sheet's wish and not the visitor's.
        assert_eq!(page.kept_in_frame("pref/").await, Vec::<String>::new());
        let before = page.hash().await;
        page.start_in_frame().await;
        page.leave_frame().await;
        let turn = page.hear_after("turn", &json!({ "type": "new", "seed": 7 })).await;
        assert_eq!((&turn["step"], &turn["seats"]), (&json!(0), &json!([1])));
        page.enter_frame(0).await;
        page.until("a new game", &format!("return location.hash !== '{before}'")).await;
        // It goes on, and the sheet hears of it.
        page.start_in_frame().await;
        page.leave_frame().await;
        page.run("heard.length = 0", vec![]).await;
        page.enter_frame(0).await;
        page.move_in_frame().await;
        page.leave_frame().await;
        page.until("the bot's turn", "return heard.some(said => said.type === 'turn' && said.seats[0] === 2)").await;
        let mine = "return heard.filter(said => said.type === 'turn' && said.seats[0] === 1).at(-1)?.step ?? null";
        let step = page.until("the visitor's turn", mine).await;
        assert!(step.as_u64() > Some(3), "{step}");
        // The record of a running game would tell what is hidden.
        let early = page.hear_after("error", &json!({ "type": "request-save" })).await;
        assert!(early["text"].as_str().unwrap_or_default().contains("once the game is over"), "{early}");
        // A finished game is loaded, told of, and given out again.
        let record = include_str!("../../saves/shogun-1.txt").trim();
        let result = page.hear_after("result", &json!({ "type": "load", "record": record })).await;
        assert!(result["winners"].as_array().is_some_and(|winners| winners.len() == 1), "{result}");
        assert!(result["text"].as_str().unwrap_or_default().contains("wins"), "{result}");
        let save = page.hear_after("save", &json!({ "type": "request-save" })).await;
        assert_eq!(save["record"], record);
        for wrong in [json!({ "type": "load", "record": "nonsense" }), json!({ "type": "new", "seats": "human" })] {
            let error = page.hear_after("error", &wrong).await;
            assert!(!error["text"].as_str().unwrap_or_default().is_empty(), "{wrong}");
        }
        // However many games it has shown, a frame keeps one.
        page.enter_frame(0).await;
        assert_eq!(page.kept_in_frame("game/").await.len(), 1);
        page.leave_frame().await;
    })
    .await;
}

#[tokio::test]
async fn a_frame_that_may_only_run_scripts_is_played_and_keeps_nothing() {
    visit("#/", |page| async move {
        let host = Host::new();
        page.read(&host, &frame("game=shogun&seats=human,bot&lang=en", r#"sandbox="allow-scripts""#)).await;
        page.enter_frame(0).await;
        page.press_in_frame("#shell button").await;
        page.start_in_frame().await;
        let before = page.count(".log li").await;
        page.move_in_frame().await;
        let both = format!("return document.querySelectorAll('.log li').length >= {before} + 2");
        page.until("the bot has answered", &both).await;
        assert!(page.text(".notice").await.contains("not being saved"));
        // No file can be had there, but a text.
        page.press_in_frame("[data-do=menu]").await;
        page.press_in_frame("dialog[open] [data-do=export]").await;
        page.until(
            "the game as a text",
            "return document.querySelector('.menu .link')?.value.startsWith('engawa.1.shogun')",
        )
        .await;
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
        page.enter_frame(0).await;
        // As for a game, nothing heavy comes before it is wanted.
        assert_eq!(page.text("#shell.poster button").await, "Essayer SHO-13");
        page.press_in_frame("#shell button").await;
        page.see(".rule.here .diagram .cells").await;
        let shown = "return [...document.querySelectorAll('.rule')].filter(rule => rule.offsetHeight).length";
        assert_eq!(page.run(shown, vec![]).await, json!(1));
        // Something is tried, and taken back.
        let pieces = "return [...document.querySelectorAll('.rule.here .cell')].map(cell => cell.getAttribute('aria-label')).join()";
        let before = page.text_of(pieces).await;
        let squares = page.run("return [...document.querySelectorAll('.rule.here .cell.grab')].map(cell => cell.dataset.cell)", vec![]).await;
        for square in squares.as_array().into_iter().flatten().filter_map(Value::as_str) {
            page.choose_in_frame(&format!(r#".rule.here [data-cell="{square}"]"#)).await;
            if page.count(".rule.here .cell.can:not(.grab)").await > 0 {
                page.choose_in_frame(".rule.here .cell.can:not(.grab)").await;
                break;
            }
        }
        page.see(".rule.here [data-do=reset]").await;
        assert_ne!(page.text_of(pieces).await, before, "the piece has moved");
        page.press_in_frame(".rule.here [data-do=reset]").await;
        page.miss(".rule.here [data-do=reset]").await;
        assert_eq!(page.text_of(pieces).await, before);
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
        let origin = host.address().trim_end_matches('/');
        for (asked, named) in [
            ("seats=human,robot", "robot"),
            // What is well said and does not fit the game is not made to fit.
            ("seats=human,bot,bot,bot,bot", "human,bot,bot,bot,bot"),
            ("variants=1:99", "1:99"),
            ("rule=SHO-99", "SHO-99"),
        ] {
            let query = format!("game=shogun&{asked}&start=now&lang=en&id=here&origin={origin}");
            page.read(&host, &frame(&query, "")).await;
            page.enter_frame(0).await;
            assert!(page.text(".sorry [role=alert]").await.contains(named), "{asked}");
            let way_out = "return document.querySelector('.sorry a[target=_blank]')?.checkVisibility()";
            page.until("a way out", way_out).await;
            page.leave_frame().await;
            let error = page.hear("error").await;
            assert!(
                error["text"].as_str().unwrap_or_default().contains(named) && error["id"] == "here",
                "{error}"
            );
        }
        // A rule names its game.
        page.read(&host, &frame("rule=SHO-13&start=now&lang=en", "")).await;
        page.enter_frame(0).await;
        page.see(".rule.here .diagram .cells").await;
        page.leave_frame().await;
        // However it is written, it is a rule.
        page.read(&host, &frame("game=shogun&rule=sho-13&start=now&lang=en", "")).await;
        page.enter_frame(0).await;
        page.see(".rule.here .diagram .cells").await;
        page.leave_frame().await;
        page.forgive().await;
    })
    .await;
}

#[tokio::test]
async fn a_finished_game_is_watched() {
    visit("#/", |page| async move {
        let host = Host::new();
        let replay = include_str!("../../saves/shogun-1.txt").trim();
        page.read(
            &host,
            &format!(r#"<engawa-game game="shogun" lang="en" start="now" replay="{replay}"></engawa-game>"#),
        )
        .await;
        page.enter_frame(0).await;
        page.see(".replay input[type=range]").await;
        assert_eq!(page.kept_in_frame("game/").await, Vec::<String>::new(), "to look is not to keep");
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
        let mut loaded = Vec::new();
        for place in page.read_five(&host).await {
            page.enter_frame(place).await;
            page.see(".mid .cells").await;
            let script = "return performance.getEntriesByType('resource')
                .filter(one => one.name.endsWith('engawa_bg.wasm')).map(one => [one.transferSize, one.encodedBodySize])[0]";
            loaded.push(page.run(script, vec![]).await);
            page.leave_frame().await;
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
        page.until("frames", &format!("return document.querySelectorAll('iframe').length >= {}", games + 4))
            .await;
        let kinds = "return [...document.querySelectorAll('engawa-game')]
            .map(frame => frame.hasAttribute('rule') ? 'rule' : frame.hasAttribute('replay') ? 'replay' : 'game')";
        let kinds = page.run(kinds, vec![]).await;
        let kinds: Vec<&str> = kinds.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        assert!(kinds.iter().filter(|&&kind| kind == "rule").count() >= 3 && kinds.contains(&"replay"), "{kinds:?}");
        // All of them at once on one page.
        for (place, kind) in kinds.iter().enumerate() {
            page.run(
                "document.querySelectorAll('engawa-game')[arguments[0]].scrollIntoView()",
                vec![json!(place)],
            )
            .await;
            page.enter_frame(place as u16).await;
            page.press_in_frame("#shell button").await;
            page.see(match *kind {
                "rule" => ".rule.here .diagram .cells",
                "replay" => ".replay input[type=range]",
                _ => ".mid .cells",
            })
            .await;
            page.leave_frame().await;
        }
        let sheet = fs::read_to_string("example/archive.html").expect("the example");
        assert!(engawa::games::SLUGS.iter().all(|slug| sheet.contains(&format!("game=\"{slug}\""))));
    })
    .await;
}
