//! Pictures of every screen, for looking at: `cargo xtask shots`.

use std::{fs, path::PathBuf};

use engawa::{
    games::shogun::{Move, Square},
    kernel::Seat,
};
use serde_json::json;

use crate::{
    page::{Page, Pointer},
    table::{By, cell, played},
    visit::{given, visit},
};

/// The windows that the page is looked at in.
const SIZES: [(u32, u32); 5] = [(360, 740), (820, 1180), (1180, 820), (1440, 900), (320, 480)];

/// Takes pictures under a common beginning of names.
struct Album<'a> {
    page: &'a Page,
    folder: PathBuf,
    window: String,
}

impl Album<'_> {
    async fn take(&self, screen: &str) {
        let path = self.folder.join(format!("{}-{screen}.png", self.window));
        fs::write(path, self.page.picture().await).expect("writes the picture");
    }
}

#[tokio::test]
#[ignore = "draws pictures; `cargo xtask shots` runs it"]
async fn every_screen() {
    let folder = PathBuf::from(given("ENGAWA_SHOTS"));
    fs::create_dir_all(&folder).expect("a folder for pictures");
    visit("#/", |page| async move {
        for (width, height) in SIZES {
            let metrics =
                json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 800 });
            page.devtools("Emulation.setDeviceMetricsOverride", &metrics).await;
            for theme in ["light", "dark"] {
                page.prefer("theme", theme).await;
                let album = Album {
                    page: &page,
                    folder: folder.clone(),
                    window: format!("{width}x{height}-{theme}"),
                };
                screens(&album).await;
            }
        }
    })
    .await;
}

async fn screens(album: &Album<'_>) {
    let page = album.page;
    for (screen, hash) in [
        ("setup", "#/shogun"),
        ("rules", "#/shogun/rules/SHO-12"),
        ("settings", "#/settings"),
        ("lost", "#/nowhere"),
    ] {
        page.open(hash).await;
        album.take(screen).await;
    }
    page.put("start", &played(2, 3)).await;
    album.take("table-start").await;
    page.put("over", &played(400, 5)).await;
    album.take("table-end").await;
    page.open("#/shogun/replay/over").await;
    page.run("document.querySelector('.scrub input').focus()", vec![]).await;
    album.take("replay").await;
    page.put("middle", &played(22, 3)).await;
    let (from, _) = page.good_move().await;
    page.tap(Pointer::Mouse, &cell(from)).await;
    album.take("table-middle").await;
    page.tap(Pointer::Mouse, &cell(from)).await;
    let session = page.session().await;
    let refused = |to: &Square| session.check(Seat::new(0), &Move::Go { from, to: *to }).is_err();
    let far = Square::all().filter(|to| to.distance(from) > 4).find(refused).expect("too far");
    page.go(By::Clicks, (from, far)).await;
    page.see(".toast").await;
    album.take("table-refusal").await;
    page.press_letter('m').await;
    page.see("dialog[open] .menu").await;
    album.take("table-menu").await;
    page.open("#/").await;
    album.take("home").await;
}
