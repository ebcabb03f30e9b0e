//! Shinobi on the page: three people at one device, with a curtain between them, and one person against bots.

use engawa::{
    games::shinobi::{Card, Clan, Move, Shinobi},
    kernel::{Level, Next, Player, Seat, Seed, Session, Viewer},
};
use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::{
    page::Page,
    table::{chosen, play_on},
    visit::visit,
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
        let css = format!(r#".mid [data-cell="{cell}"]"#);
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

    /// Takes a card of the hand.
    async fn take(&self, card: Card) {
        let hand = self.hand().await;
        let slot = hand.iter().position(|cell| cell.contains(said(card)));
        let slot = slot.unwrap_or_else(|| panic!("no {card:?} in {hand:?}"));
        self.enter(&format!("hand-{}", slot + 1)).await;
    }

    /// Makes the move that a bot would make for whoever is to act.
    async fn order(&self, session: &Session<Shinobi>, seat: Seat) {
        match chosen(session, seat, Level::Novice) {
            Move::Deploy { card, province: to } => {
                self.take(card).await;
                self.enter(&province(to)).await;
            }
            Move::Ninja { province, clan } => {
                self.take(Card::Ninja).await;
                self.enter(&army(province, clan)).await;
            }
            Move::Place { card } => {
                self.take(card).await;
                self.enter(&province(seat)).await;
            }
            Move::Shift { from, clan, to } => {
                self.enter(&army(from, clan)).await;
                self.enter(&province(to)).await;
            }
            Move::Attack { with, province, clan } => {
                self.enter(&army(seat, with)).await;
                self.enter(&army(province, clan)).await;
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

    /// Checks that of all hands and clans only those of `seat` are to be seen.
    async fn sees_its_own(&self, session: &Session<Shinobi>, seat: Seat) {
        let view = session.view(Viewer::Seat(seat));
        let hand = self.hand().await;
        for (clan, name) in Clan::ALL.into_iter().zip(CLANS) {
            let shown = hand.iter().filter(|cell| cell.contains(name)).count();
            assert_eq!(shown, usize::from(view.game().hand(seat).count(Card::Troop(clan))), "{hand:?}");
        }
        let clan = ".mid [data-cell=clan]";
        let label = format!("return document.querySelector('{clan}').ariaLabel");
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
    for _ in 0..orders {
        let session = page.game::<Shinobi>().await;
        let Next::Humans(seats) = session.next() else { return };
        let seat = seats.first().expect("somebody");
        if holder != Some(seat) {
            page.hand_over(seat, names).await;
            page.sees_its_own(&session, seat).await;
            holder = Some(seat);
        }
        page.order(&session, seat).await;
    }
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
        page.hand_over(seat, &names).await;
        // The last orders, and what is revealed.
        let mut session = dealt(people(), 12);
        play_on(&mut session, |session| session.view(Viewer::Table).game().last().is_some());
        page.lay("last", &session).await;
        around(&page, 40, &names).await;
        page.see(".end.panel").await;
        assert_eq!(page.count(".curtain").await, 0, "nothing is secret any more");
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
            for _ in 0..12 {
                page.until(
                    "it is the person's turn",
                    "return !!document.querySelector('.end.panel') || !document.querySelector('.badge .think') &&
                        !!document.querySelector('.mid .cell:is(.grab, .can):not([data-cell=clan], [data-cell=eye])')",
                )
                .await;
                assert_eq!(page.count(".curtain").await, 0);
                let session = page.game::<Shinobi>().await;
                let Next::Humans(_) = session.next() else { break };
                page.order(&session, Seat::new(0)).await;
            }
            page.see(".end.panel").await;
        }
    })
    .await;
}
