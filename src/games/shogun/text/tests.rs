//! Both languages say the same things, truly and well set.

use super::why::Why;
use super::*;
use crate::games::shogun::table::diagrams::{diagram, illustrated};
use crate::games::shogun::{Attack, Setup};
use crate::kernel::{Cites, Fast, Game, Out, Player, Seat};
use crate::ui::stage::names::{Names, sign};
use crate::ui::stage::proofs::{Page, blemish, differ};
use crate::ui::stage::rulebook::Kind;

fn at(name: &str) -> Square {
    Square::named(name).expect(name)
}

fn go(text: &str) -> Move {
    let (from, to) = text.split_once('-').expect(text);
    Move::Go { from: at(from), to: at(to) }
}

fn shown(rule: &str) -> Shogun {
    diagram(rule).expect(rule).0
}

const PAGE: Page = Page {
    texts: [include_str!("rules.en.txt"), include_str!("rules.fr.txt")],
    game: "SHO",
    rules: 21,
    data: &["1", "2", "3"],
    rulings: 8,
};

#[test]
fn every_rule_has_its_article_in_both_languages() {
    PAGE.is_whole(|_| Kind::Reconstructed);
}

#[test]
fn every_diagram_has_its_article() {
    illustrated().for_each(|rule| PAGE.has(rule));
}

/// One of each refusal.
fn refusals() -> Vec<Illegal> {
    let near = Attack { by: at("d3"), path: vec![at("d3"), at("d4")] };
    let far = Attack { by: at("b3"), path: vec![at("b3"), at("c3"), at("d3"), at("d4")] };
    vec![
        Illegal::Over(End::Stuck),
        Illegal::NotYourTurn,
        Illegal::ArrangeFirst,
        Illegal::AlreadyArranged,
        Illegal::NotAnArrangement,
        Illegal::NoPiece(at("d4")),
        Illegal::NotYours(at("d4")),
        Illegal::WrongCount { shows: 1, distance: 0 },
        Illegal::WrongCount { shows: 3, distance: 1 },
        Illegal::WrongCount { shows: 3, distance: 2 },
        Illegal::Diagonal,
        Illegal::TooManyTurns,
        Illegal::Blocked(vec![at("d4")]),
        Illegal::Blocked(vec![at("d4"), at("e5"), at("e6")]),
        Illegal::OwnPiece(at("d4")),
        Illegal::Touched(at("d4")),
        Illegal::TouchIsFree,
        Illegal::CannotMove(at("d4")),
        Illegal::StillThreatened(near.clone()),
        Illegal::StillThreatened(far.clone()),
        Illegal::Exposed(near),
        Illegal::Exposed(far),
        Illegal::AnswerFirst,
        Illegal::NoOffer,
        Illegal::OfferedAlready,
    ]
}

fn ends() -> Vec<End> {
    let lost = |end: fn(Side) -> End| Side::BOTH.map(end);
    let lost = [lost(End::NoEscape), lost(End::Reduced), lost(End::Resigned)].concat();
    [lost, vec![End::Agreed, End::Stuck, End::Repeated, End::Quiet]].concat()
}

fn events() -> Vec<Event> {
    let pawn = Piece::pawn(Side::White, 0);
    let moved = |piece, to| Event::Moved { piece, from: at("d4"), to, along_rank_first: true, shows: 2 };
    let mut events: Vec<Event> = ends().into_iter().map(Event::Ended).collect();
    events.extend([
        moved(pawn, at("d5")),
        moved(Side::Red.shogun(), at("e5")),
        Event::Touched(pawn, at("d4")),
        Event::Captured(pawn, at("d4")),
    ]);
    for side in Side::BOTH {
        events.extend([Event::Arranged(side), Event::Shogun(side, at("d4"))]);
        events.extend([Event::DrawOffered(side), Event::DrawDeclined(side)]);
    }
    events
}

/// Positions in which every kind of task comes up.
fn positions() -> Vec<Shogun> {
    let mut games: Vec<Shogun> = illustrated().map(shown).collect();
    for begin in [&[Move::Arrange([0, 1, 2, 3, 4, 5, 6])][..], &[Move::Resign]] {
        let mut game = Shogun::deal(&Setup::default(), 2, &mut Fast::new(0));
        begin.iter().for_each(|mv| play(&mut game, Side::White, mv));
        games.push(game);
    }
    let mut offered = shown("SHO-1");
    play(&mut offered, Side::Red, &Move::OfferDraw);
    games.push(offered);
    for touched in ["SHO-8", "SHO-18"] {
        let mut game = shown(touched);
        game.touched = game.piece_at(at("e1"));
        games.push(game);
    }
    games
}

fn play(game: &mut Shogun, side: Side, mv: &Move) {
    assert_eq!(game.check(side.seat(), mv), Ok(()));
    game.apply(side.seat(), mv, &mut Fast::new(0), &mut Out::silent());
}

/// Every sentence of a language, as far as fixed words and the samples above go.
fn sentences(lang: Lang) -> Vec<String> {
    let Text {
        lid,
        pawn,
        shogun,
        call,
        to_arrange,
        to_answer_row,
        to_swap,
        throne,
        shuffle,
        default_row,
        ready,
        task,
        selected,
        told,
        refused,
        reason,
        ending,
        cell,
        board,
        taken,
        nothing_taken,
        taken_spoken,
        begins,
        turned,
        turn_on,
        drawn_field,
        touch_move,
    } = text(lang);
    let mut all: Vec<&str> = vec![
        lid.name,
        lid.tagline,
        lid.credit,
        lid.chart,
        pawn,
        shogun,
        call,
        to_arrange,
        to_answer_row,
        shuffle,
        default_row,
        ready,
        nothing_taken,
        begins.label,
        begins.hint,
        turned.label,
        turned.hint,
    ];
    all.extend(lid.seats.iter().chain(taken).chain(&begins.values).chain(&turned.values));
    for switch in [turn_on, drawn_field, touch_move] {
        all.extend([switch.label, switch.hint]);
    }
    let mut all: Vec<String> = all.into_iter().map(str::to_owned).collect();
    let (d4, white) = (at("d4"), Piece::pawn(Side::White, 0));
    let marks = [Mark::Reachable, Mark::Capture, Mark::Selected, Mark::Threatened, Mark::LastMove];
    all.extend([to_swap(d4, 3), cell(d4, None, &[]), cell(d4, Some((white, 3)), &marks)]);
    all.push(cell(d4, None, &[Mark::WouldShow(3)]));
    for side in Side::BOTH {
        all.push(throne(side).text);
        all.extend((0..3).map(|count| taken_spoken(side, count)));
        all.extend(side.pieces().map(|piece| selected(piece, d4, 1 + piece.disc() % 4)));
        all.extend(positions().iter().map(|game| task(game, side)));
    }
    all.extend(positions().iter().map(board));
    all.extend(events().iter().filter_map(told).map(|(_, line)| line.text));
    all.extend(refusals().iter().map(|why| refused(why).text));
    all.extend(ends().into_iter().map(|end| ending(end).text));
    for rule in illustrated() {
        if let (game, Some(mv)) = diagram(rule).expect(rule) {
            all.push(reason(&game, &mv));
        }
    }
    all
}

#[test]
fn the_typesetter_is_content() {
    for lang in Lang::ALL {
        for sentence in sentences(lang) {
            assert_eq!(blemish(lang, &sentence), None, "{sentence}");
            assert!(!sentence.is_empty());
        }
    }
}

#[test]
fn refusals_carry_their_rule_and_what_they_are_about() {
    for lang in Lang::ALL {
        let refused = text(lang).refused;
        let mut said = Vec::new();
        for why in refusals() {
            let line = refused(&why);
            assert_eq!(line.rule, why.rule(), "{why:?}");
            PAGE.has(line.rule);
            assert_eq!(format!("{why:?}").contains("d4"), line.text.contains("d4"), "{}", line.text);
            said.push(line.text);
        }
        differ(said);
    }
    let line = (text(Lang::En).refused)(&Illegal::WrongCount { shows: 3, distance: 2 });
    assert_eq!(line.text, "That is 2 squares, and this piece must travel exactly 3.");
    let (game, Some(mv)) = diagram("SHO-19").expect("shown") else { panic!("a move") };
    let line = game.check(Side::White.seat(), &mv).map_err(|why| (text(Lang::En).refused)(&why).text);
    let said = "That would expose your shogun: the piece on e4 could take it on e1, by way of e3 and e2.";
    assert_eq!(line, Err(said.to_owned()));
}

#[test]
fn the_log_speaks_of_the_right_side() {
    let told = |lang: Lang, event: &Event| {
        let (side, line) = (text(lang).told)(event).expect("told");
        Names::of::<Shogun>(&[], lang).text(format!("{} {} {}", sign(side.seat()), line.text, line.rule))
    };
    let red = Piece::pawn(Side::Red, 3);
    let moved = Event::Moved { piece: red, from: at("g7"), to: at("g5"), along_rank_first: true, shows: 4 };
    for (event, english, french) in [
        (
            moved,
            "Red g7 to g5, 2 squares; now shows 4. SHO-9",
            "Rouge joue g7 en g5, 2 cases ; chiffre : 4. SHO-9",
        ),
        (
            Event::Captured(red, at("e6")),
            "White takes the red pawn on e6. SHO-15",
            "Blanc prend le pion rouge en e6. SHO-15",
        ),
        (
            Event::Shogun(Side::Red, at("e6")),
            "White announces Shogun! Red must answer the threat from e6. SHO-17",
            "Blanc annonce «\u{a0}Shogun\u{a0}!\u{a0}» depuis e6. Rouge doit parer la menace. SHO-17",
        ),
        (
            Event::Ended(End::NoEscape(Side::Red)),
            "Red cannot save the shogun: White wins. SHO-20",
            "Rouge ne peut plus sauver son shogun\u{a0}: Blanc gagne. SHO-20",
        ),
        (
            Event::Ended(End::Agreed),
            "White and Red agree on a draw. SHO-R4",
            "Blanc et Rouge conviennent d’une partie nulle. SHO-R4",
        ),
    ] {
        assert_eq!(told(Lang::En, &event), english);
        assert_eq!(told(Lang::Fr, &event), french);
    }
}

#[test]
fn a_draw_names_both_players() {
    let called = |name: &str| Player { name: name.to_owned(), ..Player::human() };
    let players = [called("Anna"), called("Bruno")];
    let told = |lang: Lang, end: End| {
        let (side, line) = (text(lang).told)(&Event::Ended(end)).expect("told");
        Names::of::<Shogun>(&players, lang).text(format!("{} {}", sign(side.seat()), line.text))
    };
    assert_eq!(told(Lang::En, End::Agreed), "Anna and Bruno agree on a draw.");
    assert_eq!(told(Lang::Fr, End::Agreed), "Anna et Bruno conviennent d’une partie nulle.");
    for end in [End::Agreed, End::Stuck, End::Repeated, End::Quiet] {
        assert!(told(Lang::En, end).starts_with("Anna and Bruno "), "{end:?}");
        assert!(told(Lang::Fr, end).starts_with("Anna et Bruno "), "{end:?}");
    }
}

#[test]
fn tasks_follow_the_position() {
    let task =
        |game: &Shogun, side| Names::of::<Shogun>(&[], Lang::En).text((text(Lang::En).task)(game, side));
    let threatened = shown("SHO-18");
    assert_eq!(
        task(&threatened, Side::White),
        "Your shogun is threatened from e4: move it, capture, or block."
    );
    assert_eq!(task(&threatened, Side::Red), "White is to move.");
    assert_eq!(
        task(&shown("SHO-14"), Side::White),
        "You touched the pawn on d4: it must travel exactly 3 squares."
    );
    assert_eq!(task(&shown("SHO-3"), Side::White), text(Lang::En).to_arrange);
    assert_eq!(task(&shown("SHO-3"), Side::Red), "White lays out the home row.");
    let mut offered = shown("SHO-1");
    play(&mut offered, Side::White, &Move::OfferDraw);
    assert!(task(&offered, Side::Red).starts_with("White offers a draw"));
    assert!(task(&offered, Side::White).starts_with("Your offer"));
}

#[test]
fn a_reason_is_true_of_the_position() {
    for (rule, mv, why) in [
        ("SHO-8", "d4-d6", Why::Refused(Illegal::WrongCount { shows: 3, distance: 2 })),
        ("SHO-15", "d4-c6", Why::Takes { on: at("c6"), calls: false, safe: true }),
        ("SHO-17", "d4-e6", Why::Calls),
        ("SHO-18", "e1-d1", Why::Flees),
        ("SHO-18", "c3-e2", Why::Blocks),
        ("SHO-18", "g3-e4", Why::TakesAttacker(at("e4"))),
        ("SHO-20", "a3-a5", Why::Wins(End::NoEscape(Side::Red))),
        ("SHO-21", "d4-c6", Why::Wins(End::Reduced(Side::Red))),
        ("SHO-R2", "b7-d7", Why::Draws),
        ("SHO-1", "a1-a2", Why::Develops),
    ] {
        assert_eq!(Why::of(&shown(rule), &go(mv)), why, "{rule} {mv}");
    }
    let row = Move::Arrange([0, 1, 2, 3, 4, 5, 6]);
    assert!(matches!(Why::of(&shown("SHO-3"), &row), Why::Row(20..)));
}

/// Bots ask for reasons anywhere: none is missing, and most kinds come up in play.
#[test]
fn every_move_of_many_games_has_a_reason() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let mut chance = Fast::new(seed);
        let mut game = shown("SHO-1");
        while let Some(seat) = game.to_act().first() {
            let mut moves = Vec::new();
            game.moves(seat, &mut moves);
            for mv in &moves {
                let why = format!("{:?}", Why::of(&game, mv));
                kinds.insert(why.split([' ', '(']).next().unwrap_or_default().to_owned());
            }
            for lang in Lang::ALL {
                let sentence = (text(lang).reason)(&game, &moves[0]);
                assert_eq!(blemish(lang, &sentence), None, "{sentence}");
            }
            let mv = game.sample(Seat::new(seat.index() as u8), &mut chance).expect("a move");
            game.apply(seat, &mv, &mut chance, &mut Out::silent());
        }
    }
    for kind in [
        "Wins",
        "Only",
        "TakesAttacker",
        "Takes",
        "Flees",
        "Blocks",
        "Calls",
        "Saves",
        "Shields",
        "Threatens",
        "Confines",
        "Develops",
        "Opens",
        "Quiet",
    ] {
        assert!(kinds.contains(kind), "{kind} never came up: {kinds:?}");
    }
    assert!(!kinds.contains("Refused"));
}

#[test]
fn cells_say_what_they_hold() {
    let cell = |lang: Lang, held, marks: &[Mark]| (text(lang).cell)(at("e4"), held, marks);
    let pawn = Some((Piece::pawn(Side::White, 0), 3));
    assert_eq!(cell(Lang::En, pawn, &[Mark::Selected]), "e4, white pawn showing 3, chosen");
    assert_eq!(cell(Lang::En, None, &[Mark::Reachable]), "e4, empty, can go here");
    assert_eq!(cell(Lang::Fr, pawn, &[Mark::Capture]), "e4, pion blanc qui indique 3, peut être pris");
}
