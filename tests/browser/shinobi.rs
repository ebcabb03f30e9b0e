//! Shinobi on the page: three people at one device, with a curtain between them, one person against bots, and a game that
//! is looked at again through everybody's eyes.

use engawa::{
    games::shinobi::{Card, Clan, Move, Shinobi, View},
    kernel::{Level, Next, Player, Seat, Seats, Seed, Session, Viewer},
};
use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::{
    page::{Page, Pointer},
    table::{By, chosen, play_on},
    visit::{is_chromium, visit},
};

/// The clans as the page names them, in the order of the rules.
const CLANS: [&str; 5] = ["Go-Hōjō", "Uesugi", "Takeda", "Mōri", "Oda"];

/// And as its cells are named.
const CELLS: [&str; 5] = ["hojo", "uesugi", "takeda", "mori", "oda"];

fn at(clan: Clan) -> usize {
    Clan::ALL.iter().position(|&other| other == clan).expect("a clan")
}

fn said(card: Card) -> &'static str {
    if let Card::Troop(clan) = card { CLANS[at(clan)] } else { "inja" }
}

fn css(cell: &str) -> String {
    format!(r#".mid [data-cell="{cell}"]"#)
}

fn province(seat: Seat) -> String {
    format!("p{}", seat.index() + 1)
}

fn army(seat: Seat, clan: Clan) -> String {
    format!("{}-{}", province(seat), CELLS[at(clan)])
}

/// A game as it is dealt.
fn dealt(players: Vec<Player>, seed: u64) -> Session<Shinobi> {
    Session::new(Default::default(), players, Seed(seed)).expect("seats fit")
}

impl Page {
    /// Goes to a cell and presses Enter on it.
    async fn enter(&self, cell: &str) {
        let css = css(cell);
        self.see(&css).await;
        self.run("document.querySelector(arguments[0]).focus()", vec![json!(css)]).await;
        self.press(&[Key::Enter]).await;
    }

    /// What the cells of the hand say.
    async fn hand(&self) -> Vec<String> {
        let script =
            "return [...document.querySelectorAll('.mid [data-cell^=hand-]')].map(cell => cell.ariaLabel)";
        let cells = self.run(script, vec![]).await;
        cells.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    }

    /// The cell of the hand with this card.
    async fn slot(&self, card: Card) -> String {
        let hand = self.hand().await;
        let slot = hand.iter().position(|cell| cell.contains(said(card)));
        let slot = slot.unwrap_or_else(|| panic!("no {card:?} in {hand:?}"));
        format!("hand-{}", slot + 1)
    }

    /// Makes the move that a bot would make for whoever is to act.
    async fn order(&self, by: By, session: &Session<Shinobi>, seat: Seat) {
        let (from, to) = match chosen(session, seat, Level::Novice) {
            Move::Deploy { card, province: to } => (self.slot(card).await, province(to)),
            Move::Ninja { province, clan } => (self.slot(Card::Ninja).await, army(province, clan)),
            Move::Place { card } => (self.slot(card).await, province(seat)),
            Move::Shift { from, clan, to } => (army(from, clan), province(to)),
            Move::Attack { with, province, clan } => (army(seat, with), army(province, clan)),
        };
        match by {
            By::Drag(pointer) => self.drag(pointer, &css(&from), &css(&to), false).await,
            By::Keys => {
                self.enter(&from).await;
                self.enter(&to).await;
            }
            By::Clicks | By::Taps => {
                let pointer = if by == By::Taps { Pointer::Touch } else { Pointer::Mouse };
                self.tap(pointer, &css(&from)).await;
                self.see(&format!(r#"{}[aria-selected="true"]"#, css(&from))).await;
                self.tap(pointer, &css(&to)).await;
            }
        }
        let more = session.len();
        let kept = format!(
            "return parseInt(localStorage.getItem('engawa/game/' + location.hash.split('/').pop()).split(' ')[2]) > {more}"
        );
        self.until("the order is kept", &kept).await;
    }

    /// Checks that nothing of the game is on the page, then lets `seat` take the device.
    async fn hand_over(&self, seat: Seat, names: &[&str]) {
        self.see(".curtain .btn").await;
        let html = self.text_of("return document.title + document.documentElement.outerHTML").await;
        for secret in CLANS.iter().chain(&["data-cell", "army", "Log"]) {
            assert!(!html.contains(secret), "{secret} is on the page behind the curtain");
        }
        assert!(self.text(".curtain .who").await.contains(names[seat.index()]));
        self.click(".curtain .btn").await;
        self.miss(".curtain").await;
    }

    /// Checks that the hand shows what this view knows of a seat's.
    async fn shows_hand(&self, view: &View, seat: Seat) {
        let hand = self.hand().await;
        for (clan, name) in Clan::ALL.into_iter().zip(CLANS) {
            let shown = hand.iter().filter(|cell| cell.contains(name)).count();
            assert_eq!(shown, usize::from(view.game().hand(seat).count(Card::Troop(clan))), "{hand:?}");
        }
        let backs = hand.iter().filter(|cell| cell.contains("face down")).count();
        assert_eq!(backs, usize::from(view.game().hand(seat).hidden()), "{hand:?}");
    }

    /// Checks that of all hands and clans only those of `seat` are to be seen.
    async fn sees_its_own(&self, session: &Session<Shinobi>, seat: Seat) {
        let view = session.view(Viewer::Seat(seat));
        self.shows_hand(&view, seat).await;
        let label = format!("return document.querySelector('{}').ariaLabel", css("clan"));
        assert!(self.text_of(&label).await.contains("face down"), "nobody has looked yet");
        self.enter("eye").await;
        let own = CLANS[at(view.game().clan(seat).expect("its own clan"))];
        self.until("the clan is seen", &format!("{label}.includes('{own}')")).await;
        self.enter("eye").await;
        self.until("the clan is hidden", &format!("{label}.includes('face down')")).await;
    }
}

/// Plays so many orders, or to the end, three people handing the device around.
async fn around(page: &Page, orders: usize, names: &[&str]) {
    let mut holder = None;
    for order in 0..orders {
        let session = page.game::<Shinobi>().await;
        let Next::Humans(seats) = session.next() else { return };
        let seat = seats.first().expect("somebody");
        if holder != Some(seat) {
            page.hand_over(seat, names).await;
            page.sees_its_own(&session, seat).await;
            holder = Some(seat);
        }
        page.order([By::Keys, By::Clicks][order % 2], &session, seat).await;
    }
}

/// Plays a person's orders to the end, bots in between.
async fn alone(page: &Page, by: &[By]) {
    for order in 0.. {
        page.until(
            "it is the person's turn",
            "return !!document.querySelector('.end.panel') || !document.querySelector('.badge .think') &&
                !!document.querySelector('.mid .cell:is(.grab, .can):not([data-cell=clan], [data-cell=eye])')",
        )
        .await;
        assert_eq!(page.count(".curtain").await, 0);
        let session = page.game::<Shinobi>().await;
        let Next::Humans(_) = session.next() else { break };
        page.order(by[order % by.len()], &session, Seat::new(0)).await;
    }
    page.see(".end.panel").await;
}

#[tokio::test]
async fn three_people_see_only_their_own() {
    let names = ["Aoi", "Mina", "Nils"];
    let people = move || names.map(|name| Player { name: name.to_owned(), ..Player::human() }).to_vec();
    visit("#/", move |page| async move {
        page.lay("first", &dealt(people(), 11)).await;
        around(&page, 12, &names).await;
        // Whoever turns away or comes back has to say who it is.
        let session = page.game::<Shinobi>().await;
        let Next::Humans(seats) = session.next() else { panic!("the game goes on") };
        let seat = seats.first().expect("somebody");
        if page.count(".curtain").await > 0 {
            page.hand_over(seat, &names).await;
        }
        let hide = "Object.defineProperty(document, 'hidden', { value: true, configurable: true });
            document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
            delete document.hidden";
        page.run(hide, vec![]).await;
        page.hand_over(seat, &names).await;
        page.reload().await;
        // On to the end, and what is revealed.
        around(&page, usize::MAX, &names).await;
        page.see(".end.panel").await;
        assert_eq!(page.count(".curtain").await, 0, "nothing is secret any more");
        // Everybody is called by name, in what is read and in what is spoken.
        let said = "return document.querySelector('.log').innerText + document.querySelector('.end.panel').innerText +
            [...document.querySelectorAll('.mid [aria-label]')].map(one => one.ariaLabel).join(' ')";
        let said = page.text_of(said).await;
        assert!(names.iter().all(|name| said.contains(&format!("{name}’s province"))), "{said}");
        let seats = ["Sun", "Wave", "Cedar"];
        assert!(seats.iter().all(|seat| !said.contains(seat)), "{said}");
        assert!(!said.contains(|letter| ('\u{e000}'..'\u{e010}').contains(&letter)), "{said}");
    })
    .await;
}

#[tokio::test]
async fn one_person_needs_no_curtain() {
    visit("#/", |page| async move {
        for seats in 3..=5 {
            let mut players = vec![Player::bot(Level::Novice); seats];
            players[0] = Player::human();
            let mut session = dealt(players, seats as u64);
            play_on(&mut session, |session| session.view(Viewer::Table).game().last().is_some());
            page.lay(&format!("alone{seats}"), &session).await;
            alone(&page, &[By::Keys]).await;
        }
    })
    .await;
}

/// Two deals that are one for the seat that begins, and differ in all other hands and clans.
fn alike() -> ([Session<Shinobi>; 2], Seat) {
    let deal = |seed| dealt(vec![Player::human(); 3], seed);
    let first = deal(11);
    let Next::Humans(seats) = first.next() else { panic!("somebody begins") };
    let seat = seats.first().expect("somebody");
    let own = first.view(Viewer::Seat(seat));
    let differs = |other: &Session<Shinobi>| {
        Seat::all(3).filter(|&other| other != seat).all(|at| {
            let [one, other] = [&first, other].map(|session| session.view(Viewer::Seat(at)));
            (one.game().clan(at), one.game().hand(at)) != (other.game().clan(at), other.game().hand(at))
        })
    };
    let other = (12..).map(deal).find(|other| other.view(Viewer::Seat(seat)) == own && differs(other));
    ([first, other.expect("there are many deals")], seat)
}

#[tokio::test]
async fn what_the_others_hold_is_nowhere_on_a_persons_page() {
    visit("#/", |page| async move {
        let (deals, seat) = alike();
        let mut pages = [Vec::new(), Vec::new()];
        for (session, seen) in deals.iter().zip(&mut pages) {
            page.lay("alike", session).await;
            page.click(".curtain .btn").await;
            // As it was dealt, and after each order that does not end the turn.
            for _ in 0..3 {
                let session = page.game::<Shinobi>().await;
                if session.next() != Next::Humans(Seats::one(seat)) {
                    break;
                }
                page.see(".mid .cell.grab").await;
                seen.push(page.text_of("return document.title + document.body.outerHTML").await);
                if seen.len() < 3 {
                    page.order(By::Clicks, &session, seat).await;
                }
            }
        }
        assert!(pages[0].len() > 1, "more than the deal is seen");
        assert!(pages[0] == pages[1], "the page is the same whatever the others hold");
    })
    .await;
}

/// Notes when an order is in the log, whose cards the page shows from then on, and when the curtain comes down.
const WATCH: &str = "const before = document.querySelectorAll('.log li').length;
    globalThis.told = globalThis.fell = 0; globalThis.cards = '';
    globalThis.watch?.disconnect();
    globalThis.watch = new MutationObserver(() => {
        if (document.querySelectorAll('.log li').length > before) {
            told ||= performance.now();
            cards += [...document.querySelectorAll('[data-cell^=hand]')].map(card => card.ariaLabel).join();
        }
        if (document.querySelector('.curtain')) fell ||= performance.now();
    });
    watch.observe(document.body, { childList: true, subtree: true })";

#[tokio::test]
async fn what_ends_a_turn_is_seen_before_the_curtain() {
    visit("#/", |page| async move {
        page.prefer("speed", "calm").await;
        page.lay("seen", &dealt(vec![Player::human(); 3], 11)).await;
        page.click(".curtain .btn").await;
        let first = page.game::<Shinobi>().await.next();
        loop {
            let session = page.game::<Shinobi>().await;
            let Next::Humans(seats) = session.next() else { panic!("the game goes on") };
            if session.next() != first {
                break;
            }
            page.run(WATCH, vec![]).await;
            page.order(By::Clicks, &session, seats.first().expect("somebody")).await;
        }
        page.see(".curtain .btn").await;
        let long = page.run("return fell - told", vec![]).await.as_f64().expect("a time");
        assert!(long > 1_000.0, "the last order was seen for {long} ms");
        let cards = page.text_of("return cards").await;
        assert!(
            CLANS.iter().all(|clan| !cards.contains(clan)),
            "nobody's cards are shown meanwhile: {cards}"
        );
    })
    .await;
}

#[tokio::test]
async fn a_hand_over_leaves_the_screen_filled() {
    // Headless, only Chromium has a screen to fill.
    if !is_chromium() {
        return;
    }
    visit("#/", |page| async move {
        let names = ["Sun", "Wave", "Cedar"];
        page.lay("full", &dealt(vec![Player::human(); 3], 11)).await;
        page.click(".curtain .btn").await;
        page.click("[data-do=full]").await;
        page.until("the table fills the screen", "return !!document.fullscreenElement").await;
        let session = page.game::<Shinobi>().await;
        let Next::Humans(first) = session.next() else { panic!("somebody begins") };
        for order in 0.. {
            let session = page.game::<Shinobi>().await;
            let Next::Humans(seats) = session.next() else { panic!("the game goes on") };
            let seat = seats.first().expect("somebody");
            if seats != first {
                page.hand_over(seat, &names).await;
                break;
            }
            page.order([By::Clicks, By::Keys][order % 2], &session, seat).await;
        }
        assert_eq!(page.run("return !!document.fullscreenElement", vec![]).await, json!(true));
        page.follow("#/").await;
        page.until("the shelf does not need it", "return !document.fullscreenElement").await;
    })
    .await;
}

#[tokio::test]
async fn a_whole_game_by_pointers_that_is_looked_at_again_with_every_eye() {
    visit("#/", |page| async move {
        let mut players = vec![Player::bot(Level::Novice); 3];
        players[0] = Player::human();
        page.lay("whole", &dealt(players, 5)).await;
        // A game that goes on is seen as the table sees it.
        page.open("#/shinobi/replay/whole").await;
        page.see(".scrub input").await;
        assert_eq!(page.count(".eyes").await, 0);
        page.shows_hand(&page.game::<Shinobi>().await.view(Viewer::Table), Seat::new(0)).await;
        page.open("#/shinobi/play/whole").await;
        let mut ways = vec![By::Clicks, By::Drag(Pointer::Mouse)];
        if is_chromium() {
            ways.extend([By::Taps, By::Drag(Pointer::Touch)]);
        }
        alone(&page, &ways).await;
        let session = page.game::<Shinobi>().await;
        page.open("#/shinobi/replay/whole").await;
        page.see(".eyes select").await;
        let label = format!("document.querySelector('{}').ariaLabel", css("clan"));
        let seats = Seat::all(3).map(|seat| (seat.index() + 2, Viewer::Seat(seat), seat));
        for (eyes, viewer, home) in
            seats.chain([(1, Viewer::Table, Seat::new(0)), (0, Viewer::All, Seat::new(0))])
        {
            let choose = "const eyes = document.querySelector('.eyes select'); eyes.value = arguments[0];
                eyes.dispatchEvent(new Event('change', { bubbles: true }))";
            page.run(choose, vec![json!(eyes)]).await;
            for step in [session.len() / 2, 0] {
                let go = "const steps = document.querySelector('.scrub input'); steps.value = arguments[0];
                    steps.dispatchEvent(new Event('input', { bubbles: true }))";
                page.run(go, vec![json!(step)]).await;
                // Where nothing is hidden there is no eye to open.
                if viewer != Viewer::All {
                    let hidden = format!("return {label}.includes('face down')");
                    page.until("the clan card lies face down", &hidden).await;
                    page.enter("eye").await;
                }
                let view = session.view_at(step, viewer);
                let clan = view.game().clan(home).map_or("face down", |clan| CLANS[at(clan)]);
                page.until(&format!("{viewer:?} sees {clan}"), &format!("return {label}.includes('{clan}')"))
                    .await;
                page.shows_hand(&view, home).await;
            }
        }
    })
    .await;
}
