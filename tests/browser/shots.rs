//! Pictures of every screen, for looking at: `cargo xtask shots`.

use std::{fs, path::PathBuf};

use engawa::{
    bots::Botted,
    games::{
        self, Visitor,
        shinobi::Shinobi,
        shogun::{Move, Square},
    },
    kernel::{Level, Player, Seat, Seed, Session},
};
use serde_json::json;

use crate::{
    ninja_camp::peeking,
    page::{Page, Pointer},
    table::{By, cell, play_on, played},
    visit::{given, visit},
};

/// The windows that the page is looked at in.
const SIZES: [(u32, u32); 5] = [(360, 740), (820, 1180), (1180, 820), (1440, 900), (320, 480)];

/// Takes pictures under a common beginning of names.
struct Album<'a> {
    page: &'a Page,
    folder: PathBuf,
    window: String,
    theme: &'static str,
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
    let games: Vec<_> =
        games::SLUGS.iter().filter_map(|slug| Some((*slug, games::visit(slug, &mut Moments)?))).collect();
    for (width, height) in SIZES {
        for theme in ["light", "dark"] {
            let window = format!("{width}x{height}-{theme}");
            if !window.contains(&given("ENGAWA_WINDOW")) {
                continue;
            }
            let (folder, games) = (folder.clone(), games.clone());
            visit("#/", move |page| async move {
                let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 800 });
                page.devtools("Emulation.setDeviceMetricsOverride", &metrics).await;
                page.prefer("theme", theme).await;
                let album = Album { page: &page, folder, window, theme };
                screens(&album).await;
                people(&album).await;
                for (slug, records) in &games {
                    game(&album, slug, records).await;
                }
            })
            .await;
        }
    }
}

async fn screens(album: &Album<'_>) {
    let page = album.page;
    for (screen, hash) in [
        ("setup", "#/shogun"),
        ("rules", "#/shogun/rules/SHO-12"),
        ("settings", "#/settings"),
        ("lost", "#/nowhere"),
        ("practice", "#/ninja-night/practice"),
        ("frame", "?game=shinobi&seats=human,bot1,bot1&start=now"),
        ("frame-rule", "?game=ninja-camp&rule=NCA-D4j&start=now"),
    ] {
        // A frame looks as the page around it wishes.
        let wish = if hash.starts_with('?') { format!("&theme={}", album.theme) } else { String::new() };
        page.open(&(hash.to_owned() + &wish)).await;
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

/// Tables of people alone: the curtain between them and what is behind it, the Flamingo's choice, and all cards of Ninja Camp.
async fn people(album: &Album<'_>) {
    let page = album.page;
    let shinobi = Session::<Shinobi>::new(Default::default(), vec![Player::human(); 3], Seed(11));
    page.lay("people", &shinobi.expect("seats fit")).await;
    page.see(".curtain .btn").await;
    album.take("curtain").await;
    page.click(".curtain .btn").await;
    page.see(".mid .cell.grab").await;
    album.take("shinobi-people").await;
    let (mut session, power, _) = peeking();
    page.lay("people", &session).await;
    page.see(".mid .cell.grab").await;
    album.take("ninja-camp-people").await;
    page.click_words(".tray .btn", "All cards").await;
    page.see(".nc-cards").await;
    album.take("ninja-camp-cards").await;
    session.submit(Seat::new(0), power).expect("legal");
    page.lay("people", &session).await;
    page.click(".curtain .btn").await;
    page.see(".nc-pick").await;
    album.take("ninja-camp-choice").await;
}

/// Moments of a game: what they are called, and its record then.
struct Moments;

impl Visitor for Moments {
    type Out = Vec<(String, String)>;

    fn visit<G: Botted>(&mut self) -> Self::Out {
        let mut moments = Vec::new();
        let (least, most) = G::ABOUT.seats.into_inner();
        let mut counts = vec![usize::from(least), usize::from(most)];
        counts.dedup();
        for seats in counts {
            // One person plays bots; the last picture but one is of the middle, the last of the end.
            let mut players = vec![Player::bot(Level::Novice); seats];
            players[0] = Player::human();
            let mut session: Session<G> =
                Session::new(Default::default(), players, Seed(11)).expect("seats fit");
            let mut record = |name: &str, session: &Session<G>| {
                moments.push((format!("{seats}-{name}"), session.record().to_text()));
            };
            record("start", &session);
            let mut whole = session.clone();
            play_on(&mut whole, |_| false);
            let middle = whole.len() / 2;
            play_on(&mut session, |session| session.len() >= middle);
            record("middle", &session);
            record("end", &whole);
        }
        moments
    }
}

/// The screens that every game has.
async fn game(album: &Album<'_>, slug: &str, moments: &[(String, String)]) {
    let page = album.page;
    for (screen, hash) in [("setup", format!("#/{slug}")), ("rules", format!("#/{slug}/rules"))] {
        page.open(&hash).await;
        album.take(&format!("{slug}-{screen}")).await;
    }
    for (name, record) in moments {
        page.keep(&format!("game/{name}"), &format!("1 test {record}")).await;
        page.open(&format!("#/{slug}/play/{name}")).await;
        page.see(".mid .cells").await;
        page.until("no bot thinks", "return !document.querySelector('.badge .think')").await;
        album.take(&format!("{slug}-{name}")).await;
        if name.ends_with("end") {
            page.open(&format!("#/{slug}/replay/{name}")).await;
            page.see(".scrub input").await;
            album.take(&format!("{slug}-{name}-replay")).await;
        }
    }
}
