//! A game on the page's table, and what our rules say of it: what holds for any game, and how Shogun is played.

use std::time::Duration;

use engawa::{
    bots::{self, Botted},
    games::shogun::{Move, Shogun, Square},
    kernel::{Game, Level, Next, Player, Seat, Seed, Session, Viewer},
};
use fantoccini::key::Key;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::page::{Page, Pointer};

/// How a move is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    /// A click and a click.
    Clicks,
    /// A tap and a tap with a finger.
    Taps,
    /// A drag.
    Drag(Pointer),
    /// Arrows and Enter.
    Keys,
}

/// The cell of a square.
pub(crate) fn cell(square: Square) -> String {
    format!(r#"[data-cell="{square}"]"#)
}

/// A game that bots have played up to a number of steps, for a person against the Novice.
pub(crate) fn played(steps: usize, seed: u64) -> Session<Shogun> {
    let players = vec![Player::human(), Player::bot(Level::Novice)];
    let mut session = Session::new(Default::default(), players, Seed(seed)).expect("two seats");
    play_on(&mut session, |session| session.len() >= steps);
    session
}

/// A game of any kind that has gone on for a while, in which a person is to act against Novices.
pub(crate) fn midway<G: Botted>() -> Session<G> {
    let mut players = vec![Player::bot(Level::Novice); usize::from(*G::ABOUT.seats.start())];
    players[0] = Player::human();
    let mut session = Session::new(G::Setup::default(), players, Seed(3)).expect("seats fit");
    play_on(&mut session, |session| session.len() >= 12 && matches!(session.next(), Next::Humans(_)));
    session
}

/// Lets bots play until something is true of the game, or it is over.
pub(crate) fn play_on<G: Botted>(session: &mut Session<G>, until: impl Fn(&Session<G>) -> bool) {
    while !until(session) {
        let seat = match session.next() {
            Next::Humans(seats) => seats.first().expect("somebody"),
            Next::Bot(seat, _) => seat,
            Next::Over(_) => break,
        };
        let mv = chosen(session, seat, Level::Novice);
        session.submit(seat, mv).expect("legal");
    }
}

/// What a bot of this level would do on a seat.
pub(crate) fn chosen<G: Botted>(session: &Session<G>, seat: Seat, level: Level) -> G::Move {
    let view = session.view(Viewer::Seat(seat));
    bots::decide(&mut *G::thinker(&view, seat, level, session.len() as u64))
}

impl Page {
    /// Starts a game from the setup screen and lays out the home row.
    pub(crate) async fn start(&self) {
        self.click(".setup .primary").await;
        self.click(".tray .primary").await;
        self.my_turn().await;
    }

    /// Starts a game from the setup screen with a bot on the first seat too, and waits for its end.
    pub(crate) async fn let_bots_play(&self) {
        self.click(r#"[data-do="who 0 1"]"#).await;
        self.click(".setup .primary").await;
        // A whole game may take a while.
        for _ in 0..60 {
            if self.count(".end.panel .chart").await > 0 {
                return;
            }
            sleep(Duration::from_secs(1)).await;
        }
        self.see(".end.panel .chart").await;
    }

    /// Puts a game on the table as one that was kept.
    pub(crate) async fn put<G: Game>(&self, id: &str, session: &Session<G>) {
        self.lay(id, session).await;
        self.my_turn().await;
    }

    /// The same, without waiting for anybody's turn.
    pub(crate) async fn lay<G: Game>(&self, id: &str, session: &Session<G>) {
        self.keep(&format!("game/{id}"), &format!("1 test {}", session.record().to_text())).await;
        self.open(&format!("#/{}/play/{id}", G::ABOUT.slug)).await;
    }

    /// Waits until the person acts, or the game is over.
    pub(crate) async fn my_turn(&self) {
        let script = "return !!document.querySelector('.end.panel') ||
            !document.querySelector('.badge .think') && !!document.querySelector('.mid .cell:is(.grab, .can)')";
        self.until("it is the person’s turn", script).await;
    }

    /// The game of Shogun as it is kept.
    pub(crate) async fn session(&self) -> Session<Shogun> {
        self.game().await
    }

    /// The game as it is kept.
    pub(crate) async fn game<G: Game>(&self) -> Session<G> {
        let hash = self.hash().await;
        let id = hash.rsplit('/').next().expect("an id");
        let kept = self.kept(&format!("game/{id}")).await.expect("the game is kept");
        Session::load(kept.rsplit(' ').next().expect("a record")).expect("the record is whole")
    }

    /// What a good player would do now.
    pub(crate) async fn good_move(&self) -> (Square, Square) {
        let session = self.session().await;
        match chosen(&session, Seat::new(0), Level::Adept) {
            Move::Go { from, to } => (from, to),
            other => panic!("{other:?} is not made on the board"),
        }
    }

    /// Makes a move, waits for the answer, and compares what is shown with what is kept.
    pub(crate) async fn play(&self, by: By, (from, to): (Square, Square)) {
        let before = self.session().await.len();
        self.go(by, (from, to)).await;
        let steps = format!("return document.querySelectorAll('.log li').length > {before}");
        self.until("the move is in the log", &steps).await;
        self.my_turn().await;
        self.compare().await;
    }

    /// Tries a move, legal or not.
    pub(crate) async fn go(&self, by: By, (from, to): (Square, Square)) {
        match by {
            By::Drag(pointer) => self.drag(pointer, &cell(from), &cell(to), false).await,
            By::Clicks | By::Taps | By::Keys => {
                self.choose(by, from).await;
                self.see(&format!(r#"{}[aria-selected="true"]"#, cell(from))).await;
                self.choose(by, to).await;
            }
        }
    }

    async fn choose(&self, by: By, square: Square) {
        match by {
            By::Clicks => self.tap(Pointer::Mouse, &cell(square)).await,
            By::Taps | By::Drag(_) => self.tap(Pointer::Touch, &cell(square)).await,
            By::Keys => {
                let at = self.text_of("return document.activeElement.dataset.cell || ''").await;
                let at = Square::named(&at).expect("the focus is on the board");
                let (files, ranks) =
                    (square.column() as i8 - at.column() as i8, square.row() as i8 - at.row() as i8);
                let along = |way: i8, on, back| {
                    std::iter::repeat_n(if way > 0 { on } else { back }, usize::from(way.unsigned_abs()))
                };
                let mut keys: Vec<Key> = along(files, Key::Right, Key::Left).collect();
                keys.extend(along(ranks, Key::Up, Key::Down));
                keys.push(Key::Enter);
                self.press(&keys).await;
            }
        }
    }

    /// What the cells say stands on them: the square and the piece, without the marks.
    pub(crate) async fn cells(&self) -> Vec<String> {
        let script = "return [...document.querySelectorAll('.mid .cells [data-cell]')]
            .map(cell => cell.getAttribute('aria-label').split(', ').slice(0, 2).join(', ')).sort()";
        let cells = self.run(script, vec![]).await;
        cells.as_array().into_iter().flatten().map(|cell| cell.as_str().unwrap_or("").to_owned()).collect()
    }

    /// Checks that the board shows the game that is kept.
    pub(crate) async fn compare(&self) {
        let game = self.session().await.view(Viewer::Table);
        let mut expected: Vec<String> = Square::all()
            .map(|square| match game.piece_at(square) {
                None => format!("{square}, empty"),
                Some(piece) => {
                    let side = ["white", "red"][piece.side() as usize];
                    let kind = if piece.is_shogun() { "shogun" } else { "pawn" };
                    format!("{square}, {side} {kind} showing {}", game.field().number(piece, square))
                }
            })
            .collect();
        expected.sort();
        assert_eq!(self.cells().await, expected);
    }

    /// Makes any move that the page offers, preferring captures, and waits for the answer. For games that are
    /// not kept.
    pub(crate) async fn play_any(&self) {
        let before = self.count(".log li").await;
        let own = self
            .run("return [...document.querySelectorAll('.cell.grab')].map(cell => cell.dataset.cell)", vec![])
            .await;
        let mut offered = Value::Null;
        for square in own.as_array().into_iter().flatten().filter_map(Value::as_str) {
            self.tap(Pointer::Mouse, &format!(r#"[data-cell="{square}"]"#)).await;
            self.see(&format!(r#"[data-cell="{square}"][aria-selected="true"]"#)).await;
            let script = "return document.querySelector('.cell.can:not(.grab)')?.dataset.cell";
            offered = self.run(script, vec![]).await;
            if offered != Value::Null {
                break;
            }
        }
        let to = offered.as_str().expect("a piece can move");
        self.tap(Pointer::Mouse, &format!(r#"[data-cell="{to}"]"#)).await;
        let more = json!(before + 1);
        self.until(
            "both have moved",
            &format!("return document.querySelectorAll('.log li').length > {more}"),
        )
        .await;
        self.my_turn().await;
    }
}
