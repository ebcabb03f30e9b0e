//! The page as one file, opened from a folder: no host, no network, no worker.

use engawa::games;
use url::Url;

use crate::{
    page::Page,
    table::By,
    visit::{given, visit},
};

/// The same browser at the file.
async fn at_file(page: &Page) -> Page {
    let address = Url::from_file_path(given("ENGAWA_FILE")).expect("a path").to_string();
    let page = Page { address, ..page.clone() };
    page.open("#/").await;
    page.prefer_quick().await;
    page
}

#[tokio::test]
async fn one_file_plays_a_game_of_each_kind_to_the_end() {
    visit("#/", |page| async move {
        let page = at_file(&page).await;
        for slug in games::SLUGS {
            page.open(&format!("#/{slug}")).await;
            page.let_bots_play().await;
            assert_eq!(page.run("return performance.getEntriesByType('resource').length", vec![]).await, 0);
        }
    })
    .await;
}

#[tokio::test]
async fn one_file_keeps_games_and_has_its_rules() {
    visit("#/", |page| async move {
        let page = at_file(&page).await;
        page.open("#/shogun").await;
        page.start().await;
        page.play(By::Clicks, page.good_move().await).await;
        let (table, cells) = (page.hash().await, page.cells().await);
        page.reload().await;
        page.my_turn().await;
        assert_eq!(page.cells().await, cells);
        // Another game between two thoughts about this one: each has a mind of its own.
        page.follow("#/shinobi").await;
        page.click(".setup .primary").await;
        page.see(".mid .cell:is(.grab, .can)").await;
        page.follow(&table).await;
        page.see(".board.shogun").await;
        page.my_turn().await;
        page.play(By::Clicks, page.good_move().await).await;
        for slug in games::SLUGS {
            page.open(&format!("#/{slug}/rules")).await;
            page.see(".rule").await;
        }
        page.open("#/settings").await;
        page.see(".safe").await;
        assert!(page.text(".safe").await.contains("plays without a network"));
    })
    .await;
}
