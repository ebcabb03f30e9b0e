//! Two languages: whoever changes the language finds every word in it, and the game as it was.

use engawa::{
    bots::Botted,
    games::{
        ninja_camp::NinjaCamp, ninja_dice::NinjaDice, ninja_night::NinjaNight, shinobi::Shinobi,
        shogun::Shogun,
    },
};

use crate::{
    page::Page,
    table::{By, midway},
    visit::visit,
};

#[tokio::test]
async fn another_language_keeps_the_game() {
    visit("#/shogun", |page| async move {
        page.start().await;
        page.play(By::Clicks, page.good_move().await).await;
        let (table, before) = (page.hash().await, page.session().await.record());
        page.follow("#/settings").await;
        page.click_words(".settings [role=radio]", "Français").await;
        page.until("the page speaks French", "return document.documentElement.lang === 'fr'").await;
        page.follow(&table).await;
        page.my_turn().await;
        assert_eq!(page.session().await.record(), before);
        assert!(page.text(".log h2").await.contains("Journal"), "the log is in French");
        page.open("#/").await;
        page.click_words("header [role=radio]", "EN").await;
        page.click(".game .btn.primary").await;
        page.my_turn().await;
        page.compare().await;
        assert_eq!(page.session().await.record(), before);
    })
    .await;
}

/// Everything that is read or said on the screen. What was announced last is over.
async fn everything(page: &Page) -> String {
    let script = "const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')];
        const names = named.flatMap(one => ['aria-label', 'title', 'placeholder'].map(name => one.getAttribute(name)));
        return [document.title, document.body.innerText, ...names.filter(Boolean)].join('\\n')";
    page.run("document.querySelectorAll('.vh[aria-live]').forEach(one => one.textContent = '')", vec![])
        .await;
    page.text_of(script).await
}

/// What the screen says is what it says when it is loaded anew.
async fn says_as_anew(page: &Page, ready: &str) {
    let said = everything(page).await;
    page.reload().await;
    page.see(ready).await;
    assert_eq!(said, everything(page).await);
}

/// Changes the language in the menu of a table, back and forth.
async fn at_table<G: Botted>(page: &Page) {
    page.prefer("lang", "en").await;
    page.lay("midway", &midway::<G>()).await;
    let ready = ".mid :is(.cell:is(.grab, .can), .nn-key)";
    page.see(ready).await;
    page.press_letter('m').await;
    page.click("dialog[open] [data-do='lang 1']").await;
    page.until(
        "the menu stays, in French",
        "return !!document.querySelector('dialog[open] [aria-label=Langue]')",
    )
    .await;
    page.click("dialog[open] .dh .icon-btn").await;
    page.miss("dialog[open]").await;
    says_as_anew(page, ready).await;
}

#[tokio::test]
async fn every_word_of_a_table_changes_with_the_language() {
    visit("#/", |page| async move {
        at_table::<Shogun>(&page).await;
        at_table::<NinjaCamp>(&page).await;
        at_table::<Shinobi>(&page).await;
        at_table::<NinjaDice>(&page).await;
        at_table::<NinjaNight>(&page).await;
    })
    .await;
}

#[tokio::test]
async fn every_word_of_a_screen_changes_with_the_language() {
    visit("#/", |page| async move {
        for (hash, ready) in
            [("#/", ".game"), ("#/ninja-camp", ".setup"), ("#/shogun/rules/SHO-5", ".rule.here .cell")]
        {
            page.prefer("lang", "en").await;
            page.open(hash).await;
            page.see(ready).await;
            page.click("header [data-do='lang 1']").await;
            page.until("it speaks French", "return !!document.querySelector('header [aria-label=Langue]')")
                .await;
            page.see(ready).await;
            says_as_anew(&page, ready).await;
        }
    })
    .await;
}
