//! Bots: they play whole games by the rules, see what is to be seen, and do not depend on how they are sliced.
//! How strong they are is measured by `cargo xtask bench`, not here.

use engawa::bots::{self, AlphaBeta, Botted, Greedy, Limits, Random, Thinker};
use engawa::games::errand::{self, Errand};
use engawa::games::shogun::{End, Field, Move, Piece, Setup, Shogun, Side, Square, Toward};
use engawa::games::{self, Visitor};
use engawa::kernel::{Chance, Fast, Game, Level, Next, Out, Player, Seat, Seed, Session, Viewer};

/// A level finishes games of every registered game, and each of its moves is legal.
struct PlaysToTheEnd(Level);

impl Visitor for PlaysToTheEnd {
    type Out = ();
    fn visit<G: Botted>(&mut self) {
        for seats in G::ABOUT.seats {
            let players = vec![Player::bot(self.0); usize::from(seats)];
            let mut session = Session::<G>::new(G::Setup::default(), players, Seed(11)).expect("seats fit");
            while let Next::Bot(seat, level) = session.next() {
                let view = session.view(Viewer::Seat(seat));
                let mv = bots::decide(&mut *G::thinker(&view, seat, level, session.len() as u64));
                session.submit(seat, mv).expect("bots keep the rules");
            }
        }
    }
}

/// The Master thinks too long for whole games here: `cargo xtask bench` plays them.
#[test]
fn novices_and_adepts_play_to_the_end_by_the_rules() {
    for level in [Level::Novice, Level::Adept] {
        games::visit_all(&mut PlaysToTheEnd(level));
    }
}

/// After an errand there and back the move is the one that would have been made here.
struct GoesOnErrands;

impl Visitor for GoesOnErrands {
    type Out = ();
    fn visit<G: Botted>(&mut self) {
        let seats = *G::ABOUT.seats.start();
        let players = vec![Player::bot(Level::Novice); usize::from(seats)];
        let session = Session::<G>::new(G::Setup::default(), players, Seed(2)).expect("seats fit");
        let Next::Bot(seat, level) = session.next() else { panic!("a bot begins") };
        let view = session.view(Viewer::Seat(seat));
        let bytes = Errand::new::<G>(&view, seat, level, 5).to_bytes();
        let mut mind = Errand::from_bytes(&bytes).and_then(|errand| errand.begin()).expect("an errand");
        let brought = (0..1_000_000).find_map(|_| mind.think(100)).expect("a decision");
        let here = bots::decide(&mut *G::thinker(&view, seat, level, 5));
        assert_eq!(errand::read_move::<G>(&brought), Some(here));
        for cut in 0..bytes.len() {
            if let Some(mut mind) = Errand::from_bytes(&bytes[..cut]).and_then(|errand| errand.begin()) {
                mind.think(10);
            }
        }
    }
}

#[test]
fn a_decision_made_elsewhere_is_the_same() {
    games::visit_all(&mut GoesOnErrands);
    assert!(Errand::from_bytes(&[255; 40]).is_none());
}

fn square(name: &str) -> Square {
    Square::named(name).expect("a square")
}

/// A position in the middle of a random game.
fn midgame(luck: u64, plies: usize) -> Shogun {
    let mut chance = Fast::new(luck);
    let mut game = Shogun::deal(&Setup::default(), 2, &mut chance);
    for _ in 0..plies {
        let Some(seat) = game.to_act().first() else { break };
        let mv = game.sample(seat, &mut chance).expect("a move");
        game.apply(seat, &mv, &mut chance, &mut Out::silent());
    }
    game
}

#[test]
fn a_search_does_not_depend_on_its_slices() {
    let limits = Limits { positions: 20_000, depth: 9, margin: 10 };
    for luck in 0..8 {
        let game = midgame(luck, 20);
        let Some(seat) = game.to_act().first() else { continue };
        let decide = |slice| {
            let mut search = AlphaBeta::<Shogun>::new(&game, seat, limits, luck);
            let mv = (0..).find_map(|_| search.think(slice)).expect("a decision");
            (mv, search.score(), Thinker::looked_at(&search))
        };
        let whole = decide(u32::MAX);
        assert_eq!((decide(1), decide(77)), (whole, whole), "game {luck}");
    }
}

/// Alpha-beta with all its short cuts finds the value that a search without any finds.
#[test]
fn a_search_is_worth_what_plain_minimax_is_worth() {
    let mut compared = 0;
    for luck in 0..60 {
        let game = midgame(luck, 10 + luck as usize % 40);
        if game.end().is_some() {
            continue;
        }
        // Deeper only where few pieces are left: plain minimax is slow.
        let few = game.count(Side::White) + game.count(Side::Red) <= 8;
        for depth in if few { 1..=3 } else { 1..=2 } {
            let limits = Limits { positions: u32::MAX, depth, margin: 0 };
            let mut search = AlphaBeta::<Shogun>::new(&game, game.turn().seat(), limits, 0);
            bots::decide(&mut search);
            if search.finished_depth() == depth {
                assert_eq!(
                    search.score(),
                    minimax(&game, i32::from(depth), 0),
                    "game {luck} depth {depth}\n{game}"
                );
                compared += 1;
            }
        }
    }
    assert!(compared >= 60, "{compared} positions");
}

/// A choice among near-best moves is never worse than the margin allows.
#[test]
fn a_choice_stays_within_its_margin() {
    for luck in 0..20 {
        let game = midgame(luck, 24);
        let Some(seat) = game.to_act().first() else { continue };
        let limits = |margin| Limits { positions: u32::MAX, depth: 2, margin };
        let mut best = AlphaBeta::<Shogun>::new(&game, seat, limits(0), luck);
        bots::decide(&mut best);
        let mv = bots::decide(&mut AlphaBeta::<Shogun>::new(&game, seat, limits(40), luck));
        let mut after = game.clone();
        after.apply(seat, &mv, &mut Fast::new(0), &mut Out::silent());
        let worth = -minimax(&after, 1, 1);
        assert!(
            worth >= best.score() - 40,
            "game {luck}: {mv:?} is worth {worth}, the best {}",
            best.score()
        );
    }
}

#[test]
fn bots_do_not_change_their_minds() {
    for luck in 0..40 {
        let game = midgame(luck, 20);
        let Some(seat) = game.to_act().first() else { continue };
        let thinkers: [Box<dyn Thinker<Shogun>>; 3] = [
            Box::new(Random::new(&game, seat, luck)),
            Box::new(Greedy::new(&game, seat, luck)),
            Shogun::thinker(&game, seat, Level::Novice, luck),
        ];
        for mut thinker in thinkers {
            let first = bots::decide(&mut *thinker);
            assert_eq!((thinker.think(1), thinker.think(1000)), (Some(first), Some(first)));
        }
    }
}

#[test]
fn without_a_move_there_is_no_decision_and_no_hang() {
    let game = midgame(3, 5000);
    assert!(game.end().is_some(), "a finished game");
    let limits = Limits { positions: 1000, depth: 3, margin: 0 };
    assert_eq!(AlphaBeta::<Shogun>::new(&game, Seat::new(0), limits, 1).think(u32::MAX), None);
}

/// Errands of a game in the middle, mutated: how many were declined, and how many thought about.
struct MutatesErrands;

impl Visitor for MutatesErrands {
    type Out = (u32, u32);
    fn visit<G: Botted>(&mut self) -> (u32, u32) {
        let mut chance = Fast::new(8);
        let mut game = G::deal(&G::Setup::default(), *G::ABOUT.seats.start(), &mut chance);
        for _ in 0..12 {
            let seat = game.to_act().first().expect("not over");
            let mv = game.sample(seat, &mut chance).expect("a move");
            game.apply(seat, &mv, &mut chance, &mut Out::silent());
        }
        let seat = game.to_act().first().expect("not over");
        let bytes = Errand::new::<G>(&game.view(Viewer::Seat(seat)), seat, Level::Novice, 5).to_bytes();
        let (mut declined, mut thought) = (0, 0);
        for _ in 0..3_000 {
            let mut mutated = bytes.clone();
            for _ in 0..=chance.below(2) {
                let at = chance.below(mutated.len() as u32) as usize;
                mutated[at] = chance.below(256) as u8;
            }
            match Errand::from_bytes(&mutated).and_then(|errand| errand.begin()) {
                Some(mut mind) => {
                    mind.think(20);
                    thought += 1;
                }
                None => declined += 1,
            }
        }
        (declined, thought)
    }
}

#[test]
fn mutated_errands_are_declined_or_thought_through() {
    let results = games::visit_all(&mut MutatesErrands);
    for (slug, (declined, thought)) in games::SLUGS.iter().zip(&results) {
        // Few mutations of a table with many cards leave all of them on it.
        assert!(*declined > 100 && *thought > 10, "{slug}: {declined} declined, {thought} thought about");
    }
    let thought: u32 = results.iter().map(|(_, thought)| thought).sum();
    assert!(thought > 1_000, "{results:?}");
}

/// Every move to the depth, threats followed, then captures to the end: no pruning, no memory.
fn minimax(game: &Shogun, depth: i32, ply: i32) -> i32 {
    use bots::Searchable;
    if let Some(end) = game.end() {
        return end.loser().map_or(0, |loser| if loser == game.turn() { ply - 31_000 } else { 31_000 - ply });
    }
    let depth = if ply > 0 && depth <= 0 && game.urgent() { 1 } else { depth };
    let seat = game.turn().seat();
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    let stand = if depth <= 0 { Some(game.evaluate()) } else { None };
    let tried = moves.iter().filter(|mv| depth > 0 || game.takes(mv) > 0).map(|mv| {
        let mut after = game.clone();
        after.apply(seat, mv, &mut Fast::new(0), &mut Out::silent());
        -minimax(&after, depth - 1, ply + 1)
    });
    tried.chain(stand).max().expect("a move")
}

/// On a field that points north everywhere, a white piece shows the first number of its disc, a red one the third.
fn north() -> Field {
    Field::new(&[Toward::North; 64])
}

#[test]
fn novices_and_adepts_end_the_game_when_they_can() {
    let mut wins = 0;
    for luck in 0..300 {
        let game = midgame(luck, 30);
        if game.end().is_some() {
            continue;
        }
        let seat = game.turn().seat();
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        let wins_with = |mv: &Move| {
            let mut after = game.clone();
            after.apply(seat, mv, &mut Fast::new(0), &mut Out::silent());
            matches!(after.end(), Some(End::NoEscape(_) | End::Reduced(_)))
        };
        if !moves.iter().any(wins_with) {
            continue;
        }
        wins += 1;
        for level in [Level::Novice, Level::Adept] {
            let mv = bots::decide(&mut *Shogun::thinker(&game, seat, level, luck));
            assert!(wins_with(&mv), "{level:?} plays {mv:?} in\n{game}");
        }
    }
    assert!(wins >= 5, "{wins} won positions");
}

#[test]
fn every_level_takes_what_hangs_and_keeps_what_does_not() {
    // White's pawn 3 (shows 2) can take the lone red pawn on d6; nothing can take back.
    let pieces = [
        (Side::White.shogun(), square("e1")),
        (Piece::pawn(Side::White, 2), square("d4")),
        (Piece::pawn(Side::White, 0), square("a1")),
        (Piece::pawn(Side::White, 1), square("h1")),
        (Side::Red.shogun(), square("h8")),
        (Piece::pawn(Side::Red, 0), square("d6")),
        (Piece::pawn(Side::Red, 1), square("a8")),
        (Piece::pawn(Side::Red, 3), square("b8")),
        (Piece::pawn(Side::Red, 6), square("c8")),
    ];
    let game = Shogun::position(north(), &pieces, Side::White).expect("a position");
    for level in Level::ALL {
        for luck in 0..4 {
            let mv = bots::decide(&mut *Shogun::thinker(&game, Seat::new(0), level, luck));
            assert_eq!(mv, Move::Go { from: square("d4"), to: square("d6") }, "{level:?}");
        }
    }
}

#[test]
fn a_draw_is_taken_by_who_is_worse_and_declined_by_who_is_better() {
    let even = |extra: &[(Piece, Square)]| {
        let mut pieces = vec![
            (Side::White.shogun(), square("a1")),
            (Piece::pawn(Side::White, 0), square("b1")),
            (Piece::pawn(Side::White, 1), square("a2")),
            (Side::Red.shogun(), square("h8")),
            (Piece::pawn(Side::Red, 0), square("g8")),
            (Piece::pawn(Side::Red, 1), square("h7")),
        ];
        pieces.extend_from_slice(extra);
        let mut game = Shogun::position(north(), &pieces, Side::White).expect("a position");
        game.apply(Seat::new(0), &Move::OfferDraw, &mut Fast::new(0), &mut Out::silent());
        bots::decide(&mut *Shogun::thinker(&game, Seat::new(1), Level::Adept, 1))
    };
    let white = [(Piece::pawn(Side::White, 3), square("c1")), (Piece::pawn(Side::White, 4), square("a3"))];
    let red = [(Piece::pawn(Side::Red, 3), square("f8")), (Piece::pawn(Side::Red, 4), square("h6"))];
    assert_eq!(even(&white), Move::AnswerDraw(true));
    assert_eq!(even(&red), Move::AnswerDraw(false));
}

#[test]
fn random_and_greedy_players_choose_legal_moves() {
    for luck in 0..50 {
        let game = midgame(luck, 25);
        let Some(seat) = game.to_act().first() else { continue };
        let thinkers: [Box<dyn Thinker<Shogun>>; 2] =
            [Box::new(Random::new(&game, seat, luck)), Box::new(Greedy::new(&game, seat, luck))];
        for mut thinker in thinkers {
            let mv = bots::decide(&mut *thinker);
            assert_eq!(game.check(seat, &mv), Ok(()));
        }
    }
}
