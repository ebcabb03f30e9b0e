//! The session: undo, redo, replay, hand-over, and who hears what.

mod lanterns;

use engawa::games::shogun::{Illegal, Move as Go, Shogun, Square};
use engawa::kernel::{
    Level, Next, Player, Refused, Seat, Seats, Seed, Session, UndoRefused, Viewer, WrongSeats,
};
use lanterns::{Event, Lanterns, Move, Setup};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn lanterns(players: &[Player]) -> Session<Lanterns> {
    Session::new(Setup::default(), players.to_vec(), Seed(3)).expect("seats fit")
}

fn shogun(players: &[Player; 2]) -> Session<Shogun> {
    let mut session = Session::new(<_>::default(), players.to_vec(), Seed(1)).expect("two seats");
    for seat in [FIRST, SECOND] {
        session.submit(seat, Go::Arrange([0, 1, 2, 3, 4, 5, 6])).expect("a home row");
    }
    session
}

fn any_move(session: &Session<Shogun>, seat: Seat) -> Go {
    session.moves(seat)[0]
}

#[test]
fn the_number_of_players_is_checked() {
    for players in [0, 1, 5, 300] {
        let refused = Session::<Lanterns>::new(Setup::default(), vec![Player::human(); players], Seed(1));
        assert_eq!(refused.err(), Some(WrongSeats(players)));
    }
}

#[test]
fn a_refused_move_says_why_and_changes_nothing() {
    let mut session = shogun(&[Player::human(), Player::human()]);
    let before = session.record().to_text();
    let square = |name| Square::named(name).expect("a square");
    let refused = session.submit(SECOND, Go::Go { from: square("a8"), to: square("a7") });
    assert_eq!(refused.map(<[_]>::len), Err(Refused::Illegal(Illegal::NotYourTurn)));
    let nobody = session.submit(Seat::new(2), Go::Resign);
    assert_eq!(nobody.map(<[_]>::len), Err(Refused::NoSuchSeat));
    assert_eq!(session.record().to_text(), before);
}

#[test]
fn undo_takes_back_a_persons_move_and_the_bots_answer_and_redo_brings_both_back() {
    let mut session = shogun(&[Player::human(), Player::bot(Level::Novice)]);
    let start = session.record();
    for seat in [FIRST, SECOND] {
        let mv = any_move(&session, seat);
        session.submit(seat, mv).expect("legal");
    }
    let end = session.record();
    assert_eq!(session.undone(FIRST), None);
    assert_eq!(session.undo(None), Ok(()));
    assert_eq!(session.undone(FIRST), Some(&end.steps[2].mv));
    assert_eq!(session.undone(SECOND), None, "another's move is not theirs to look at");
    assert_eq!(session.record(), start);
    assert!(session.can_redo());
    assert!(session.redo());
    assert_eq!(session.record(), end);
    assert!(!session.can_redo() && !session.redo());
}

#[test]
fn a_new_move_ends_what_could_be_redone() {
    let mut session = shogun(&[Player::human(), Player::human()]);
    let mv = any_move(&session, FIRST);
    session.submit(FIRST, mv).expect("legal");
    session.undo(None).expect("mine");
    let other = *session.moves(FIRST).last().expect("moves");
    assert_ne!(mv, other);
    session.submit(FIRST, other).expect("legal");
    assert!(!session.can_redo());
}

#[test]
fn undo_goes_back_to_the_deal_and_no_further() {
    let mut session = shogun(&[Player::human(), Player::human()]);
    assert_eq!(
        (session.undo(None), session.undo(None), session.undo(None)),
        (Ok(()), Ok(()), Err(UndoRefused::Nothing))
    );
    assert!(session.is_empty());
    let bots = shogun(&[Player::bot(Level::Novice), Player::bot(Level::Novice)]);
    assert_eq!(bots.can_undo(None), Err(UndoRefused::Nothing), "bots take nothing back");
}

#[test]
fn what_was_revealed_cannot_be_taken_back() {
    let mut session = lanterns(&[Player::human(), Player::human()]);
    let choose = |session: &mut Session<Lanterns>, seat| {
        let mv = session.moves(seat)[0];
        session.submit(seat, mv).expect("legal");
    };
    choose(&mut session, FIRST);
    assert_eq!(session.undo(None), Ok(()), "a secret choice that nobody has seen");
    choose(&mut session, FIRST);
    choose(&mut session, SECOND);
    assert_eq!(session.undo(None), Err(UndoRefused::Sealed), "all choices were shown");
    let Next::Humans(naming) = session.next() else { panic!("somebody names a number") };
    let lowest = naming.first().expect("one");
    session.submit(lowest, Move::Name(2)).expect("a number");
    assert_eq!(session.can_undo(None), Err(UndoRefused::Sealed), "a die was thrown");
}

#[test]
fn secret_choices_show_only_that_they_were_made() {
    let mut session = lanterns(&[Player::human(), Player::human(), Player::human()]);
    let unchanged = session.view(Viewer::Seat(SECOND));
    let mut views = Vec::new();
    for mv in session.moves(FIRST) {
        let mut tried = session.clone();
        tried.submit(FIRST, mv).expect("legal");
        assert_eq!(tried.heard(0, Viewer::Table).collect::<Vec<_>>(), [&Event::Chose(FIRST, None)]);
        views.push((tried.view(Viewer::Seat(SECOND)), tried.view(Viewer::Table)));
    }
    assert_eq!(views.len(), 3);
    assert!(views.windows(2).all(|pair| pair[0] == pair[1]), "another choice looks the same to the others");
    assert_ne!(views[0].0, unchanged, "but that a choice was made is seen");
    let mv = session.moves(FIRST)[0];
    session.submit(FIRST, mv).expect("legal");
    assert_eq!(session.next(), Next::Humans(Seats::all(3).without(FIRST)));
}

#[test]
fn a_peek_is_heard_by_its_owner_alone() {
    let mut session = lanterns(&[Player::human(), Player::human()]);
    for seat in [FIRST, SECOND] {
        let mv = session.moves(seat)[0];
        session.submit(seat, mv).expect("legal");
    }
    let saw = |viewer| session.heard(1, viewer).find(|event| matches!(event, Event::Saw(..))).cloned();
    let Some(Event::Saw(owner, None)) = saw(Viewer::Table) else { panic!("the table hears of a peek") };
    assert!(matches!(saw(Viewer::Seat(owner)), Some(Event::Saw(seat, Some(_))) if seat == owner));
    assert_eq!(saw(Viewer::Seat(owner.clockwise(1, 2))), Some(Event::Saw(owner, None)));
}

#[test]
fn bots_go_before_people_where_both_choose() {
    let session = lanterns(&[Player::human(), Player::bot(Level::Adept), Player::human()]);
    assert_eq!(session.next(), Next::Bot(SECOND, Level::Adept));
}

#[test]
fn the_device_is_handed_over_only_where_secrets_need_it() {
    let mut two = lanterns(&[Player::human(), Player::human()]);
    assert_eq!(two.hand_over(None), Some(FIRST), "before the first secret is shown");
    assert_eq!(two.hand_over(Some(SECOND)), None, "the second may choose first");
    let mv = two.moves(FIRST)[0];
    two.submit(FIRST, mv).expect("legal");
    assert_eq!(two.hand_over(Some(FIRST)), Some(SECOND));
    let alone = lanterns(&[Player::human(), Player::bot(Level::Novice)]);
    assert_eq!(alone.hand_over(None), None, "one person needs no curtain");
    assert_eq!(shogun(&[Player::human(), Player::human()]).hand_over(None), None, "nothing is hidden");
}

#[test]
fn a_game_read_again_is_handed_to_the_same_person() {
    let mut session = lanterns(&[Player::human(), Player::human(), Player::human()]);
    let (mut holder, mut held_on) = (None, 0);
    while let Next::Humans(_) = session.next() {
        let again = Session::<Lanterns>::load(&session.record().to_text()).expect("a whole record");
        let next = session.hand_over(holder);
        held_on += usize::from(next.is_none());
        // The second of three begins: then the third, and the first last.
        holder = if session.is_empty() { Some(SECOND) } else { next.or(holder) };
        let seat = holder.expect("somebody has it");
        if !session.is_empty() {
            assert_eq!(again.hand_over(None), Some(seat), "after {} steps", session.len());
        }
        let mv = session.moves(seat)[0];
        session.submit(seat, mv).expect("legal");
    }
    assert!(held_on > 0, "whoever ends a round begins the next");
    assert_eq!(
        session.record().steps[..3].iter().map(|step| step.seat.index()).collect::<Vec<_>>(),
        [1, 2, 0]
    );
}

#[test]
fn any_step_can_be_looked_at_again() {
    let mut session = shogun(&[Player::human(), Player::human()]);
    let mut views = vec![session.view(Viewer::Table)];
    for turn in 0..12_u8 {
        let seat = Seat::new(turn % 2);
        let mv = any_move(&session, seat);
        session.submit(seat, mv).expect("legal");
        views.push(session.view(Viewer::Table));
    }
    for (turn, view) in views.iter().enumerate() {
        assert_eq!(&session.view_at(turn + 2, Viewer::Table), view);
    }
    assert_eq!(&session.view_at(999, Viewer::Table), views.last().expect("some"), "past the end is the end");
    assert_eq!(session.heard(999, Viewer::Table).count(), 0);
}

#[test]
fn a_secret_choice_is_taken_back_by_its_owner_alone() {
    let mut session = lanterns(&[Player::human(), Player::human(), Player::human()]);
    let mv = session.moves(FIRST)[0];
    session.submit(FIRST, mv).expect("legal");
    assert_eq!(session.can_undo(Some(SECOND)), Err(UndoRefused::NotYours));
    assert_eq!(session.undo(Some(FIRST)), Ok(()));
    assert!(session.is_empty());
}

#[test]
fn undo_never_stops_where_only_a_bot_is_waited_for() {
    let mut session = shogun(&[Player::human(), Player::bot(Level::Novice)]);
    let rows = session.record();
    let mv = any_move(&session, FIRST);
    session.submit(FIRST, mv).expect("legal");
    // While the bot thinks, the person offers a draw; the bot declines and moves.
    session.submit(FIRST, Go::OfferDraw).expect("in turn or not");
    session.submit(SECOND, Go::AnswerDraw(false)).expect("an answer");
    let answer = any_move(&session, SECOND);
    session.submit(SECOND, answer).expect("legal");
    let end = session.record();
    assert_eq!(session.undo(None), Ok(()));
    assert_eq!(session.record(), rows, "back to the person's own decision");
    assert!(session.redo());
    assert_eq!(session.record(), end, "and on to where a person decides again");
}

#[test]
fn seats_that_are_not_there_do_nothing() {
    let session = shogun(&[Player::human(), Player::human()]);
    let nobody = Seat::new(5);
    assert_eq!(session.moves(nobody), []);
    assert_eq!(session.check(nobody, &Go::Resign), Err(Refused::NoSuchSeat));
}

#[test]
fn a_bots_luck_changes_with_the_step_and_is_not_the_seed() {
    let mut session = shogun(&[Player::human(), Player::human()]);
    let before = session.luck();
    let mv = any_move(&session, FIRST);
    session.submit(FIRST, mv).expect("legal");
    assert_ne!(before, session.luck());
    session.undo(None).expect("a move");
    assert_eq!(before, session.luck());
}
