//! Back and forth in a game: undo, redo, replay, links.

use engawa::kernel::Next;
use fantoccini::key::Key;

use crate::{
    table::{By, played},
    visit::visit,
};

#[tokio::test]
async fn undo_and_redo_lead_back_and_forth() {
    visit("#/shogun", |page| async move {
        page.start().await;
        let mut seen = vec![page.cells().await];
        for _ in 0..2 {
            page.play(By::Clicks, page.good_move().await).await;
            seen.push(page.cells().await);
        }
        page.press_letter('u').await;
        page.until("one turn is taken back", "return document.querySelectorAll('.log li').length < 5").await;
        page.my_turn().await;
        assert_eq!(page.cells().await, seen[1]);
        page.click("[aria-label=Undo]").await;
        page.my_turn().await;
        assert_eq!(page.cells().await, seen[0]);
        page.click("[aria-label=Undo]").await;
        let kept = "const active = document.activeElement; return active.dataset.do === 'undo' && active.ariaDisabled === 'true'";
        page.until("what cannot be pressed any more keeps the focus", kept).await;
        assert_eq!(page.text("p[role=status]").await, "Undo");
        page.compare().await;
        for cells in &seen {
            page.press_letter('r').await;
            page.my_turn().await;
            assert_eq!(&page.cells().await, cells);
        }
        page.compare().await;
    })
    .await;
}

#[tokio::test]
async fn a_home_row_that_is_taken_back_lies_as_it_was_laid_out() {
    visit("#/shogun", |page| async move {
        page.click(".setup .primary").await;
        page.see(".tray .primary").await;
        let usual = page.cells().await;
        page.click(".tray .btn").await;
        let shuffled = page.cells().await;
        assert_ne!(shuffled, usual, "by chance: once in 5040 times");
        page.click(".tray .primary").await;
        page.my_turn().await;
        page.press_letter('u').await;
        page.see(".tray .primary").await;
        assert_eq!(page.cells().await, shuffled);
    })
    .await;
}

#[tokio::test]
async fn a_hint_can_be_asked_for_and_played() {
    visit("#/shogun", |page| async move {
        page.start().await;
        let before = page.session().await.len();
        page.press_letter('h').await;
        assert!(page.text(".toast.hint p").await.len() > 10, "a word on why");
        page.click(".toast.hint .btn").await;
        page.miss(".toast.hint").await;
        page.my_turn().await;
        page.compare().await;
        assert_eq!(page.session().await.len(), before + 2);
    })
    .await;
}

#[tokio::test]
async fn the_link_of_a_finished_game_is_a_replay() {
    let game = played(400, 5);
    assert!(matches!(game.next(), Next::Over(_)), "bots finish");
    let (text, last) = (game.record().to_text(), game.len());
    visit(&format!("#/link/{text}"), move |page| async move {
        page.until("the replay opens", "return location.hash.includes('/replay/')").await;
        page.see(".scrub").await;
        let start = page.cells().await;
        page.press(&[Key::End]).await;
        assert_eq!(page.text(".turn b").await, format!("Step {last} of {last}"));
        page.compare().await;
        page.press(&[Key::Left, Key::Left, Key::Right]).await;
        assert_eq!(page.text(".turn b").await, format!("Step {} of {last}", last - 1));
        page.press(&[Key::Home]).await;
        assert_eq!(page.cells().await, start);
        page.run("document.querySelector('.scrub input').focus()", vec![]).await;
        page.press(&[Key::Right]).await;
        assert_eq!(page.text(".turn b").await, format!("Step 1 of {last}"), "the slider steps by itself");
        page.run("document.querySelector('[data-do=next]').focus()", vec![]).await;
        page.press_letter(' ').await;
        assert_eq!(page.text(".turn b").await, format!("Step 2 of {last}"), "a button is pressed");
        let scrub = "const range = document.querySelector('.scrub input');
            range.value = 5; range.dispatchEvent(new Event('input', { bubbles: true }))";
        page.run(scrub, vec![]).await;
        page.until(
            "the scrubber leads",
            "return document.querySelector('.turn b').textContent.startsWith('Step 5 ')",
        )
        .await;
        page.click("[aria-label=Play]").await;
        page.until("it plays", "return document.querySelector('.turn b').textContent.startsWith('Step 7 ')")
            .await;
        page.click("[aria-label=Pause]").await;
        page.see("[aria-label=Play]").await;
    })
    .await;
}

#[tokio::test]
async fn a_finished_game_is_shared_as_a_link() {
    let game = played(400, 5);
    visit("#/", move |page| async move {
        page.put("done", &game).await;
        let cells = page.cells().await;
        page.click_words(".end.panel .btn", "Copy a link").await;
        let link =
            page.until("the link is shown", "return document.querySelector('.end .link')?.value").await;
        let link = link.as_str().expect("a link").to_owned();
        let hash = &link[link.find('#').expect("an address within the page")..];
        page.open(hash).await;
        page.until("the replay opens", "return location.hash.includes('/replay/')").await;
        page.press(&[Key::End]).await;
        assert_eq!(page.cells().await, cells);
    })
    .await;
}

#[tokio::test]
async fn a_link_to_a_setup_opens_it() {
    visit("#/shogun", |page| async move {
        page.start().await;
        let seed = page.session().await.seed().0;
        page.press_letter('m').await;
        page.click_words("dialog[open] .btn", "Copy a link").await;
        let link =
            page.until("the link is shown", "return document.querySelector('dialog .link')?.value").await;
        let link = link.as_str().expect("a link").to_owned();
        page.open(&link[link.find('#').expect("an address within the page")..]).await;
        page.see(".setup").await;
        assert_eq!(
            page.text_of("return document.querySelector('.opts .field input').value").await,
            seed.to_string()
        );
        page.start().await;
        assert_eq!(page.session().await.seed().0, seed);
    })
    .await;
}
