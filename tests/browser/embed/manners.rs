//! How a frame behaves as a guest: it leaves the focus to the page around, heeds its looks, and keeps things apart.

use std::time::Duration;

use serde_json::json;
use tokio::time::sleep;

use super::frame;
use crate::{
    host::Host,
    page::Page,
    visit::{is_chromium, visit},
};

/// Where the focus of the sheet is.
const FOCUS: &str = "return document.activeElement.id";

/// Goes to the field of the sheet, as somebody who searches it.
async fn search(page: &Page) {
    page.run("document.querySelector('#search').focus()", vec![]).await;
}

#[tokio::test]
async fn whoever_types_in_the_page_around_is_left_alone_while_a_bot_moves() {
    visit("#/", |page| async move {
        let host = Host::new();
        page.read(&host, &frame("game=shogun&seats=human,bot&start=now&lang=en", "")).await;
        page.enter_frame(0).await;
        page.start_in_frame().await;
        page.move_in_frame().await;
        page.my_turn().await;
        // The button that was pressed last had the focus, and is written anew with every move.
        page.press_in_frame("[data-do=undo]").await;
        page.my_turn().await;
        let before = page.count(".log li").await;
        page.move_in_frame().await;
        page.leave_frame().await;
        search(&page).await;
        page.enter_frame(0).await;
        let both = format!("return document.querySelectorAll('.log li').length >= {before} + 2");
        page.until("the bot has answered", &both).await;
        page.my_turn().await;
        page.leave_frame().await;
        assert_eq!(page.text_of(FOCUS).await, "search");
    })
    .await;
}

#[tokio::test]
async fn a_curtain_leaves_the_focus_where_it_is() {
    visit("#/", |page| async move {
        let host = Host::new();
        page.read(&host, &frame("game=shinobi&seats=human,human,bot&start=now&lang=en", "")).await;
        search(&page).await;
        page.enter_frame(0).await;
        page.see(".curtain .who").await;
        sleep(Duration::from_millis(200)).await;
        page.leave_frame().await;
        assert_eq!(page.text_of(FOCUS).await, "search");
    })
    .await;
}

#[tokio::test]
async fn what_the_page_around_wishes_before_the_game_has_come_is_heeded() {
    visit("#/", |page| async move {
        let host = Host::new();
        page.read(&host, r#"<engawa-game game="shogun" theme="dark" lang="en"></engawa-game>"#).await;
        page.enter_frame(0).await;
        page.see("#shell.poster").await;
        let ground = "return getComputedStyle(document.querySelector('#shell')).backgroundColor";
        assert_eq!(page.text_of(ground).await, "rgb(21, 22, 26)");
        page.leave_frame().await;
        let change = "const game = document.querySelector('engawa-game');
            game.setAttribute('theme', 'light'); game.setAttribute('lang', 'fr')";
        page.run(change, vec![]).await;
        page.enter_frame(0).await;
        page.press_in_frame("#shell button").await;
        page.until("it is light", "return document.documentElement.dataset.theme === 'light'").await;
        page.until("it speaks French", "return document.documentElement.lang === 'fr'").await;
        // A visitor's own choice is another thing.
        page.see(".mid .cells").await;
        assert_eq!(page.kept_in_frame("pref/").await, Vec::<String>::new());
        page.press_in_frame("[data-do=menu]").await;
        page.press_in_frame("dialog[open] [data-do='lang 0']").await;
        page.until("it speaks English", "return document.documentElement.lang === 'en'").await;
        assert_eq!(page.kept_in_frame("pref/").await, ["engawa-frame/pref/lang"]);
        page.leave_frame().await;
    })
    .await;
}

#[tokio::test]
async fn a_frame_finds_its_own_game_again_and_no_other() {
    visit("#/", |page| async move {
        let host = Host::new();
        let with = |seats: &str| format!(r#"<engawa-game game="shogun" seats="{seats}" id="règle/1" start="now" lang="en"></engawa-game>"#);
        page.read(&host, &with("human,bot")).await;
        assert_eq!(page.hear("ready").await["id"], "règle/1");
        page.enter_frame(0).await;
        page.start_in_frame().await;
        page.move_in_frame().await;
        page.my_turn().await;
        let steps = page.count(".log li").await;
        page.leave_frame().await;
        page.read(&host, &with("human,bot")).await;
        page.enter_frame(0).await;
        page.my_turn().await;
        assert_eq!(page.count(".log li").await, steps, "the game goes on");
        page.leave_frame().await;
        // Other seats, or another page, are another game.
        page.read(&host, &with("human,bot3")).await;
        page.enter_frame(0).await;
        page.see(".tray .primary").await;
        page.leave_frame().await;
        page.read_at(&host, &format!("{}other/sheet.html", host.address()), &with("human,bot")).await;
        page.enter_frame(0).await;
        page.see(".tray .primary").await;
        page.leave_frame().await;
    })
    .await;
}

#[tokio::test]
async fn the_looks_of_the_page_around_are_taken_over_and_its_limits_kept() {
    visit("#/", |page| async move {
        let host = Host::new();
        let element = r##"<engawa-game game="shogun" start="now" lang="en" accent="#aa2200" save="off" max-height="500" variants="1:2"></engawa-game>"##;
        page.read(&host, element).await;
        page.enter_frame(0).await;
        page.see(".mid .cells").await;
        let accent = "return getComputedStyle(document.querySelector('[data-game]')).getPropertyValue('--accent').trim()";
        assert_eq!(page.text_of(accent).await, "#aa2200");
        assert!(page.text(".notice").await.contains("not being saved"));
        assert_eq!(page.kept_in_frame("").await, Vec::<String>::new(), "nothing is kept");
        page.leave_frame().await;
        let height = page.hear("resize").await["height"].as_u64();
        assert!(height > Some(500), "{height:?}");
        let frame = page.run("return document.querySelector('iframe').offsetHeight", vec![]).await;
        assert_eq!(frame, json!(500));
    })
    .await;
}

#[tokio::test]
async fn a_small_frame_is_enough_to_play() {
    visit("#/", |page| async move {
        let host = Host::new();
        let small = frame("game=shogun&seats=human,bot&start=now&lang=en", "")
            .replace("640px; height: 700px", "320px; height: 480px");
        page.read(&host, &small).await;
        page.enter_frame(0).await;
        page.start_in_frame().await;
        page.move_in_frame().await;
        let wide = "return document.documentElement.scrollWidth <= innerWidth && innerWidth <= 320";
        page.until("nothing is wider than the frame", wide).await;
        page.leave_frame().await;
    })
    .await;
}

#[tokio::test]
async fn from_every_screen_of_a_frame_a_way_leads_back_to_the_table() {
    visit("#/", |page| async move {
        let host = Host::new();
        page.read(&host, &frame("game=shogun&seats=human,bot&start=now&lang=en", "")).await;
        page.enter_frame(0).await;
        page.start_in_frame().await;
        let table = page.hash().await;
        for hash in ["#/settings", "#/shogun/rules", "#/shogun"] {
            page.follow(hash).await;
            page.press_in_frame(".top a").await;
            page.my_turn().await;
            assert_eq!(page.hash().await, table, "{hash}");
        }
        page.leave_frame().await;
    })
    .await;
}

#[tokio::test]
async fn a_frame_in_a_page_of_another_site_is_played_and_found_again() {
    visit("#/", |page| async move {
        let host = Host::new();
        let sheet = format!("{}sheet.html", host.elsewhere());
        let element = r#"<engawa-game game="shogun" seats="human,bot" start="now" lang="en"></engawa-game>"#;
        page.read_at(&host, &sheet, element).await;
        page.enter_frame(0).await;
        page.start_in_frame().await;
        page.move_in_frame().await;
        page.my_turn().await;
        let steps = page.count(".log li").await;
        let is_kept = page.count(".notice").await == 0;
        page.leave_frame().await;
        assert!(is_kept || !is_chromium(), "Chromium keeps things apart by site, and keeps them");
        page.read_at(&host, &sheet, element).await;
        page.enter_frame(0).await;
        page.see(".mid .cells").await;
        if is_kept {
            page.my_turn().await;
            assert_eq!(page.count(".log li").await, steps, "the game goes on");
        }
        page.leave_frame().await;
        page.forgive().await;
    })
    .await;
}
