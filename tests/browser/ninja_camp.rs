//! Ninja Camp on the page: whole games at tables of two, three and four, moves of several steps, and a card that only one
//! person has seen.

use engawa::{
    games::ninja_camp::{Action, Card, Clan, Move, NinjaCamp, Phase, Space, Technique, Way},
    kernel::{Level, Next, Player, Seat, Seed, Session, Viewer},
};
use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::{
    page::{Page, Pointer},
    table::{By, chosen, play_on},
    visit::visit,
};

/// The person's seat.
const ME: Seat = Seat::new(0);

/// How many steps of the game are kept.
const STEPS: &str =
    "parseInt(localStorage.getItem('engawa/game/' + location.hash.split('/').pop()).split(' ')[2])";

/// Whether the person is to act or the game is over.
const MINE: &str = "!!document.querySelector('.end.panel') || !document.querySelector('.badge .think') &&
    (!!document.querySelector('.mid .cell:is(.grab, .can), .nc-pick') ||
    document.querySelector('.tray')?.textContent.includes('Pass'))";

/// A game for one person against novices, as it is dealt.
fn dealt(seats: usize, seed: u64) -> Session<NinjaCamp> {
    let mut players = vec![Player::bot(Level::Novice); seats];
    players[ME.index()] = Player::human();
    Session::new(Default::default(), players, Seed(seed)).expect("seats fit")
}

/// A game of two in which the person is to take the first turn, and a move of three steps for it.
fn at_play() -> (Session<NinjaCamp>, Way) {
    let mut session = dealt(2, 3);
    play_on(&mut session, |session| {
        let view = session.view(Viewer::Table);
        view.game().phase() == Phase::Playing && view.game().turn() == ME
    });
    let evade = |mv: Move| mv.parts().filter(|&(action, _)| action == Action::Play(Technique::Evade));
    let (_, way) = session.moves(ME).into_iter().find_map(evade).expect("somewhere to go");
    (session, way)
}

fn space(space: Space) -> String {
    format!(r#".mid [data-cell="{space}"]"#)
}

fn hand(technique: Technique) -> String {
    format!(".mid [data-cell=hand-{}]", format!("{technique:?}").to_lowercase())
}

/// What is pressed for a move, one after the other.
fn presses(session: &Session<NinjaCamp>, mv: Move) -> Vec<String> {
    let moves = session.moves(ME);
    let Some((action, way)) = mv.parts() else {
        return match mv {
            Move::Place(at) => vec![space(at)],
            Move::Take(Some(index)) => vec![format!(".nc-pick:nth-child({})", index + 1)],
            Move::Take(None) => vec![".nc-pick.back".to_owned()],
            // Who could do something else is asked once more.
            _ => vec![r#".tray [data-do="tray 0"]"#.to_owned(); if moves.len() > 1 { 2 } else { 1 }],
        };
    };
    let ways = || moves.iter().filter_map(Move::parts);
    let mut presses = match action {
        Action::Play(technique) => vec![hand(technique)],
        Action::Power(_) => vec![".mid [data-cell=hand-clan]".to_owned()],
    };
    if let Action::Power(Some(replayed)) = action
        && ways().any(|(other, _)| matches!(other, Action::Power(Some(other)) if other != replayed))
    {
        presses.push(hand(replayed));
    }
    presses.extend(way.iter().copied().map(space));
    if ways().any(|(other, longer)| other == action && longer.starts_with(&way) && longer.len() > way.len()) {
        presses.push(".tray .primary".to_owned());
    }
    presses
}

/// The drag that makes a move once its card is chosen, where no other way leads to the same end.
fn drag(session: &Session<NinjaCamp>, mv: Move) -> Option<(String, String, String)> {
    let (Action::Play(technique), way) = mv.parts()? else { return None };
    let alike = |other: &Move| match other.parts() {
        Some((Action::Play(card), other)) => {
            card == technique && other.first() == way.first() && other.last() == way.last()
        }
        _ => false,
    };
    let (&from, &to) = (way.first()?, way.last()?);
    let alone = session.moves(ME).iter().filter(|other| alike(other)).count() == 1;
    alone.then(|| (hand(technique), space(from), space(to)))
}

impl Page {
    /// Waits until it is the person's turn or the game is over, however much the others do meanwhile.
    async fn my_camp_turn(&self) {
        let mut steps = json!(-1);
        while steps != json!(true) {
            let script = format!("return ({MINE}) || ({STEPS} > {steps} ? {STEPS} : null)");
            steps = self.until("the game goes on", &script).await;
        }
    }

    /// Presses something, as it is done by hand or with the keys.
    async fn press_on(&self, by: By, css: &str) {
        match by {
            By::Keys => {
                self.walk_to(css).await;
                self.press(&[Key::Enter]).await;
            }
            _ if css.contains("data-cell") => self.tap(Pointer::Mouse, css).await,
            _ => self.click(css).await,
        }
    }

    /// Goes to a cell or a button with the keys.
    async fn walk_to(&self, css: &str) {
        self.see(css).await;
        let at = |css: &str| format!("return document.activeElement.matches(`{css}`)");
        let cell =
            self.run("return document.querySelector(arguments[0])?.dataset.cell", vec![json!(css)]).await;
        let Some(cell) = cell.as_str() else {
            if self.run(&at(css), vec![]).await != json!(true) {
                self.tab_to(css).await;
            }
            return;
        };
        // The hand stands behind the grid.
        let in_hand = cell.starts_with("hand-");
        let from = self.text_of("return document.activeElement.dataset.cell || ''").await;
        let (cells, apart) = match in_hand {
            true => ("[data-cell^=hand-]", !from.starts_with("hand-")),
            false => ("[data-cell]:not([data-cell^=hand-])", from.is_empty() || from.starts_with("hand-")),
        };
        match (apart, from.is_empty(), in_hand) {
            (false, ..) => {}
            (true, true, _) => self.tab_to(cells).await,
            (true, false, true) => self.press(&[Key::Tab]).await,
            (true, false, false) => self.press_back().await,
        }
        // How many cells it is to the right and down.
        let script =
            "const at = name => { const box = document.querySelector(`.mid [data-cell=${name}] .hit`);
            return ['x', 'y'].map(side => Math.round(box[side].baseVal.value / 85)) };
            const [from, to] = [at(document.activeElement.dataset.cell), at(arguments[0])];
            return [to[0] - from[0], to[1] - from[1]]";
        let way = self.run(script, vec![json!(cell)]).await;
        let along = |way: &Value, on: Key, back: Key| {
            let way = way.as_i64().expect("a number");
            std::iter::repeat_n(if way > 0 { on } else { back }, way.unsigned_abs() as usize)
        };
        let mut keys: Vec<Key> = along(&way[0], Key::Right, Key::Left).collect();
        keys.extend(along(&way[1], Key::Down, Key::Up));
        if !keys.is_empty() {
            self.press(&keys).await;
        }
        self.until(&format!("the focus is on {css}"), &at(css)).await;
    }

    /// Makes a move of the person's and waits until it is kept.
    async fn make(&self, by: By, mv: Move) {
        let session = self.game::<NinjaCamp>().await;
        match (by, drag(&session, mv)) {
            (By::Drag(pointer), Some((card, from, to))) => {
                self.press_on(by, &card).await;
                self.drag(pointer, &from, &to, false).await;
            }
            _ => {
                for css in presses(&session, mv) {
                    self.press_on(by, &css).await;
                }
            }
        }
        let kept = format!("return {STEPS} > {}", session.len());
        self.until(&format!("{mv:?} is kept"), &kept).await;
    }

    /// Plays to the end, or so many moves, and compares what is shown with what is kept after each.
    async fn play_camp(&self, by: &[By], most: usize) {
        for turn in 0..most {
            self.my_camp_turn().await;
            let session = self.game::<NinjaCamp>().await;
            self.compare_camp(&session).await;
            if matches!(session.next(), Next::Over(_)) {
                return;
            }
            self.make(by[turn % by.len()], chosen(&session, ME, Level::Novice)).await;
        }
        self.my_camp_turn().await;
    }

    /// Checks that the cells say what the game holds.
    async fn compare_camp(&self, session: &Session<NinjaCamp>) {
        let view = session.view(Viewer::Seat(ME));
        let game = view.game();
        let said = self.said().await;
        let said =
            |cell: &str| said[cell].as_str().unwrap_or_else(|| panic!("there is no {cell}")).to_owned();
        for at in Space::in_rows(game.grid().rows()) {
            let mut expected = match game.grid().card(at) {
                None => format!("{at}, empty"),
                Some(card) => format!("{at}, {}", spoken(card)),
            };
            if let Some((seat, _)) = game.ninja_at(at) {
                expected += &format!(", {}’s ninja", ["Sun", "Wave", "Cedar", "Moon"][seat.index()]);
            }
            let said = said(&at.to_string());
            let more = said.strip_prefix(&expected).unwrap_or_else(|| panic!("{said}, not {expected}"));
            assert!(!more.contains("ninja") && (more.is_empty() || more.starts_with(", ")), "{said}");
        }
        for technique in Technique::ALL {
            let secret = game.secret().filter(|secret| secret.seat == ME).and_then(|secret| secret.card);
            let card = Card::Technique(technique);
            let count = game.hand(ME).count(technique) + u8::from(secret == Some(card));
            let expected = match count {
                0 => format!("{}, no card", spoken(card)),
                1 => spoken(card),
                _ => format!("{}, {count} cards", spoken(card)),
            };
            let said = said(&format!("hand-{}", format!("{technique:?}").to_lowercase()));
            let more = said.strip_prefix(&expected).unwrap_or_else(|| panic!("{said}, not {expected}"));
            assert!(["", ", c", ", o"].contains(&more.get(..3).unwrap_or(more)), "{said}, not {expected}");
        }
    }

    /// What the cells say, by their names.
    async fn said(&self) -> Value {
        let script = "return Object.fromEntries([...document.querySelectorAll('.mid [data-cell]')]
            .map(cell => [cell.dataset.cell, cell.getAttribute('aria-label')]))";
        self.run(script, vec![]).await
    }

    /// Chooses the card and all spaces of a way but the last ones.
    async fn begin(&self, card: Technique, way: &[Space], spaces: usize) {
        self.tap(Pointer::Mouse, &hand(card)).await;
        for &at in &way[..spaces] {
            self.tap(Pointer::Mouse, &space(at)).await;
        }
        self.see(&format!(r#"{}[aria-selected="true"]"#, space(way[spaces - 1]))).await;
    }
}

/// A card as it is spoken.
fn spoken(card: Card) -> String {
    match card {
        Card::Technique(technique) => format!("{technique:?}, worth {}", card.value()),
        Card::Trap => "Trap, worth −1".to_owned(),
        Card::Wall => "Wall".to_owned(),
    }
}

#[tokio::test]
async fn a_game_of_two_by_keys_alone() {
    visit("#/", |page| async move {
        page.put("keys", &dealt(2, 1)).await;
        page.play_camp(&[By::Keys], 200).await;
        page.see(".end.panel .chart").await;
    })
    .await;
}

#[tokio::test]
async fn a_game_of_three_from_the_shelf_by_clicks_and_drags() {
    visit("#/ninja-camp", |page| async move {
        page.click("[data-do=add]").await;
        page.until("a third seat", "return document.querySelectorAll('.seatrow').length === 3").await;
        page.click(".setup .primary").await;
        page.see(".mid .cell").await;
        page.play_camp(&[By::Drag(Pointer::Mouse), By::Clicks], 200).await;
        assert_eq!(page.game::<NinjaCamp>().await.players().len(), 3);
        page.see(".end.panel").await;
    })
    .await;
}

#[tokio::test]
async fn a_game_of_four_that_is_reloaded_in_the_middle() {
    visit("#/", |page| async move {
        page.put("four", &dealt(4, 2)).await;
        page.play_camp(&[By::Clicks], 7).await;
        let before = (page.game::<NinjaCamp>().await.record(), page.text(".log ol").await);
        page.reload().await;
        page.my_camp_turn().await;
        assert_eq!((page.game::<NinjaCamp>().await.record(), page.text(".log ol").await), before);
        page.play_camp(&[By::Clicks, By::Drag(Pointer::Mouse)], 200).await;
        page.see(".end.panel").await;
    })
    .await;
}

#[tokio::test]
async fn a_move_that_is_not_finished_leaves_nothing() {
    visit("#/", |page| async move {
        let (session, way) = at_play();
        page.put("begun", &session).await;
        let before = page.said().await;
        let fresh = |page: Page| async move {
            assert_eq!(page.count(r#".mid [aria-selected="true"], .mid .way, .mid .stepd"#).await, 0);
            page.my_camp_turn().await;
            page.game::<NinjaCamp>().await
        };
        for spaces in 1..way.len() {
            page.begin(Technique::Evade, &way, spaces).await;
            page.press(&[Key::Escape]).await;
            page.miss(r#".mid [aria-selected="true"]"#).await;
            assert_eq!(fresh(page.clone()).await.record(), session.record());
            assert_eq!(page.said().await, before);
        }
        page.begin(Technique::Evade, &way, 3).await;
        page.click_words(".tray .btn", "Cancel").await;
        page.miss(r#".mid [aria-selected="true"]"#).await;
        page.begin(Technique::Evade, &way, 3).await;
        page.reload().await;
        page.see(".mid .cell.grab").await;
        assert_eq!(fresh(page.clone()).await.record(), session.record());
        page.begin(Technique::Evade, &way, 3).await;
        page.tap(Pointer::Mouse, &space(way[3])).await;
        page.until("the move is made", &format!("return {STEPS} > {}", session.len())).await;
    })
    .await;
}

#[tokio::test]
async fn a_refusal_names_its_rule_and_keeps_the_way() {
    visit("#/", |page| async move {
        let (session, way) = at_play();
        page.put("refused", &session).await;
        page.tap(Pointer::Mouse, &hand(Technique::Ambush)).await;
        assert!(page.text(".toast .btn").await.contains("NCA-9"), "no such card in hand");
        page.begin(Technique::Evade, &way, 2).await;
        page.miss(".toast").await;
        let far =
            Space::in_rows(6).find(|at| at.column().abs_diff(way[1].column()) > 3).expect("a far space");
        page.tap(Pointer::Mouse, &space(far)).await;
        assert!(page.text(".toast .btn").await.contains("NCA-13"), "too far for a step");
        page.see(".mid .cross").await;
        page.see(&format!(r#"{}[aria-selected="true"]"#, space(way[1]))).await;
        assert_eq!(page.game::<NinjaCamp>().await.record(), session.record());
        page.click(".toast .btn").await;
        page.see("dialog[open] [data-rule=NCA-13].here .diagram .cell").await;
    })
    .await;
}

/// A game of two people in which the first, the Flamingo, can look at three unused cards, two of which can be taken and differ:
/// the game, the move, and which two.
pub(crate) fn peeking() -> (Session<NinjaCamp>, Move, [u8; 2]) {
    for seed in 0.. {
        let players = vec![Player::human(); 2];
        let mut session =
            Session::<NinjaCamp>::new(Default::default(), players, Seed(seed)).expect("two seats");
        if session.view(Viewer::Table).game().clan(ME) != Clan::Flamingo {
            continue;
        }
        play_on(&mut session, |session| {
            let view = session.view(Viewer::Table);
            view.game().phase() == Phase::Playing && view.game().turn() == ME
        });
        let power = session.moves(ME).into_iter().find(|mv| matches!(mv, Move::Power { .. }));
        let Some(power) = power else { continue };
        let mut seen = session.clone();
        seen.submit(ME, power).expect("legal");
        let Some(cards) = seen.view(Viewer::Seat(ME)).game().peeked() else { continue };
        let takes = |&index: &u8| cards[usize::from(index)].is_some_and(|card| card != Card::Wall);
        let mut taken = (0..3).filter(takes);
        let (Some(one), Some(other)) = (taken.next(), taken.next()) else { continue };
        if cards[usize::from(one)] != cards[usize::from(other)] {
            return (session, power, [one, other]);
        }
    }
    unreachable!("some deal has a Flamingo")
}

#[tokio::test]
async fn what_the_flamingo_took_is_nowhere_on_the_other_persons_page() {
    visit("#/", |page| async move {
        let (session, power, choices) = peeking();
        let curtain = |page: Page| async move {
            page.see("main.curtain").await;
            let shown = page.count("[data-cell], .nc-pick, .secret").await;
            assert_eq!(shown, 0, "nothing of the game before the curtain rises");
        };
        let (session, curtain) = (&session, &curtain);
        let look = |page: Page, pick: String| async move {
            page.lay("flamingo", session).await;
            page.see(".mid .cell.grab").await;
            assert_eq!(page.count("main.curtain").await, 0, "everything lies open");
            page.make(By::Clicks, power).await;
            curtain(page.clone()).await;
            page.click(".curtain .btn").await;
            page.click(&pick).await;
            page.until("it is chosen", &format!("return {STEPS} > {}", session.len() + 1)).await;
            page.miss(".nc-pick").await;
            page.see(".mid .cell.grab").await;
        };
        // The other person takes back what was chosen: that is for its owner to choose anew.
        look(page.clone(), ".nc-pick.back".to_owned()).await;
        page.click("[data-do=undo]").await;
        curtain(page.clone()).await;
        page.click(".curtain .btn").await;
        page.see(".nc-pick").await;
        let mut pages = Vec::new();
        for index in choices {
            look(page.clone(), format!(".nc-pick:nth-child({})", index + 1)).await;
            assert_eq!(page.text(".nc-hand .secret").await, "?");
            // What may come at any time: the screens that nobody needs at first, for which is waited here, and at the root of
            // the page whether it is kept for times without a network.
            page.see("#i-share").await;
            pages.push(page.settled("return document.title + document.body.outerHTML").await);
        }
        let same = pages[0].chars().zip(pages[1].chars()).take_while(|(one, other)| one == other).count();
        let from = |page: &String| page.chars().skip(same.saturating_sub(80)).take(240).collect::<String>();
        let differ = format!("{}\n{}", from(&pages[0]), from(&pages[1]));
        assert!(
            pages[0] == pages[1],
            "the other person's page is the same whichever card was taken:\n{differ}"
        );
        // It is seen again by its owner alone, behind the curtain.
        let other = ME.clockwise(1, 2);
        let pass = r#".tray [data-do="tray 0"]"#;
        assert_eq!(page.game::<NinjaCamp>().await.view(Viewer::Table).game().turn(), other);
        page.press_letter('u').await;
        page.click(pass).await;
        page.click_words(".tray .btn", "Pass for good?").await;
        curtain(page.clone()).await;
        page.click(".curtain .btn").await;
        page.see(".nc-hand .secret svg").await;
    })
    .await;
}
