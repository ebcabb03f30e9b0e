//! Whole games, by mouse, touch and keys.

use std::time::Duration;

use engawa::{
    games::shogun::{Move, Square},
    kernel::{Next, Viewer},
};
use fantoccini::key::Key;
use tokio::time::sleep;

use crate::{
    page::{Page, Pointer},
    table::{By, cell},
    visit::{is_chromium, visit},
};

fn square(name: &str) -> Square {
    Square::named(name).expect("a square")
}

/// Plays to the end, or for so many moves.
async fn play(page: &Page, by: &[By], most: usize) {
    for turn in 0..most {
        if page.count(".end.panel").await > 0 {
            return;
        }
        let mv = page.good_move().await;
        page.play(by[turn % by.len()], mv).await;
    }
}

#[tokio::test]
async fn a_whole_game_by_mouse() {
    visit("#/", |page| async move {
        page.click(".game .btn").await;
        page.start().await;
        play(&page, &[By::Clicks, By::Drag(Pointer::Mouse)], 200).await;
        page.see(".end.panel .chart").await;
        assert!(matches!(page.session().await.next(), Next::Over(_)));
    })
    .await;
}

#[tokio::test]
async fn a_whole_game_by_touch() {
    // WebKitGTK's driver has no finger.
    if !is_chromium() {
        return;
    }
    visit("#/shogun", |page| async move {
        page.start().await;
        play(&page, &[By::Taps, By::Drag(Pointer::Touch)], 200).await;
        page.see(".end.panel").await;
    })
    .await;
}

#[tokio::test]
async fn two_people_at_a_board_that_turns_to_them() {
    visit("#/shogun", |page| async move {
        page.prefer("turns", "true").await;
        page.open("#/shogun").await;
        page.click(r#"[data-do="who 1 0"]"#).await;
        page.click(".setup .primary").await;
        for row in 1..=2 {
            page.click(".tray .primary").await;
            let laid = format!("return document.querySelectorAll('.log li').length === {row}");
            page.until("the row is laid out", &laid).await;
        }
        for first in ["a8", "h1", "a8", "h1"] {
            page.see(&format!(".cells [role=row]:first-child [data-cell={first}]:first-child")).await;
            let session = page.session().await;
            let seat = session.view(Viewer::Table).turn().seat();
            let go = |mv| if let Move::Go { from, to } = mv { Some((from, to)) } else { None };
            let mv = session.moves(seat).into_iter().rev().find_map(go);
            page.play(By::Clicks, mv.expect("a move")).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_draw_is_offered_and_the_answer_is_seen() {
    visit("#/shogun", |page| async move {
        page.start().await;
        page.press_letter('m').await;
        page.click_words("dialog[open] .btn", "Offer a draw").await;
        page.see(".toast").await;
        assert!(page.text(".toast p").await.contains("declines"), "{}", page.text(".toast p").await);
    })
    .await;
}

#[tokio::test]
async fn a_game_by_keys_alone() {
    visit("#/", |page| async move {
        page.tab_to(".game a.btn").await;
        page.press(&[Key::Enter]).await;
        page.tab_to(".setup .primary").await;
        page.press(&[Key::Enter]).await;
        page.tab_to(".tray .primary").await;
        page.press(&[Key::Enter]).await;
        page.my_turn().await;
        page.run("document.activeElement.blur()", vec![]).await;
        page.tab_to("[role=gridcell]").await;
        play(&page, &[By::Keys], 200).await;
        page.see(".end.panel").await;
    })
    .await;
}

#[tokio::test]
async fn giving_up_by_keys_asks_once_more() {
    visit("#/shogun", |page| async move {
        page.start().await;
        page.press_letter('m').await;
        page.see("dialog[open] .danger").await;
        // Two presses in one moment are one.
        let twice = "const give_up = document.querySelector('dialog[open] .danger'); give_up.click(); give_up.click()";
        page.run(twice, vec![]).await;
        page.until("it asks", "return document.querySelector('dialog[open] .danger').textContent.includes('Really?')").await;
        assert_eq!(page.count(".end.panel").await, 0);
        sleep(Duration::from_millis(600)).await;
        page.tab_to("dialog[open] .danger").await;
        page.press(&[Key::Enter]).await;
        page.see(".end.panel").await;
        page.press(&[Key::Escape]).await;
        page.miss("dialog[open]").await;
        assert!(page.text(".turn").await.contains("Red wins"));
    })
    .await;
}

#[tokio::test]
async fn a_refusal_names_its_rule_and_changes_nothing() {
    visit("#/shogun", |page| async move {
        page.start().await;
        let before = page.cells().await;
        let pointers = if is_chromium() { &[Pointer::Mouse, Pointer::Touch][..] } else { &[Pointer::Mouse] };
        for &pointer in pointers {
            // Nobody goes over the whole board at once.
            page.go(By::Drag(pointer), (square("a1"), square("a8"))).await;
            page.see(".toast").await;
            assert!(page.text(".toast .btn").await.contains("SHO-"), "the refusal names its rule");
            assert_eq!(page.cells().await, before);
            page.press(&[Key::Escape]).await;
            page.miss(".toast").await;
        }
        page.go(By::Clicks, (square("b1"), square("b8"))).await;
        page.click(".toast .btn").await;
        page.see("dialog[open] .rule.here").await;
        assert_eq!(page.cells().await, before);
    })
    .await;
}

#[tokio::test]
async fn escape_lets_go() {
    visit("#/shogun", |page| async move {
        page.start().await;
        let before = page.cells().await;
        page.drag(Pointer::Mouse, &cell(square("a1")), &cell(square("d4")), true).await;
        page.see(".piece.drag").await;
        page.press(&[Key::Escape]).await;
        page.miss(".piece.drag").await;
        page.release().await;
        assert_eq!(page.count(".toast").await, 0, "nothing was tried");
        assert_eq!(page.count(r#"[aria-selected="true"]"#).await, 0, "nothing is chosen");
        assert_eq!(page.cells().await, before);
    })
    .await;
}

#[tokio::test]
async fn the_home_row_is_laid_out_by_drag_and_by_taps() {
    visit("#/shogun", |page| async move {
        page.click(".setup .primary").await;
        page.see(".tray").await;
        let usual = page.cells().await;
        page.go(By::Drag(Pointer::Mouse), (square("a1"), square("c1"))).await;
        page.go(By::Clicks, (square("a1"), square("c1"))).await;
        assert_eq!(page.cells().await, usual, "swapped twice");
        page.go(By::Clicks, (square("b1"), square("f1"))).await;
        page.click(".tray .primary").await;
        page.my_turn().await;
        page.compare().await;
    })
    .await;
}

#[tokio::test]
async fn a_bot_answers_without_a_worker() {
    for refusal in [
        "window.Worker = function () { throw new Error('refused') }",
        "const Real = Worker; window.Worker = function () { return new Real('./missing.js') }",
    ] {
        visit("#/shogun", move |page| async move {
            page.run(refusal, vec![]).await;
            page.start().await;
            page.play(By::Clicks, page.good_move().await).await;
        })
        .await;
    }
}
