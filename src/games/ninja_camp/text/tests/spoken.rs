//! What is to be done, and what a screen reader says.

use super::*;

#[test]
fn tasks_and_steps_follow_the_position() {
    let english = text(Lang::En);
    let mut game = NinjaCamp::deal(&Setup::default(), 2, &mut Fast::new(1));
    let task = |game: &NinjaCamp, seat| named(Lang::En, (english.task)(&seen(game, seat), seat));
    assert_eq!(task(&game, SUN), "Place your first ninja, but not on a wall.");
    assert_eq!(task(&game, WAVE), "Sun places a ninja.");
    let evade = Space::first_of(game.grid().with(Card::Technique(Technique::Evade))).expect("an Evade");
    make(&mut game, &Move::Place(evade));
    let mv = game.sample(WAVE, &mut Fast::new(0)).expect("a place");
    make(&mut game, &mv);
    assert_eq!(task(&game, SUN), "Place your second ninja, but not on an Evade or a wall.");
    let game = camp(Clan::Hamster);
    assert_eq!(task(&game, SUN), "Play a card, or use the power of the Hamster.");
    assert_eq!(task(&game, WAVE), "Sun is to play.");
    let game = game.with_hand(SUN, &[Card::Trap]);
    assert_eq!(task(&game, SUN), "No card can be played: use the power of the Hamster, or pass.");
    let game = camp(Clan::Penguin).with_hand(SUN, &[]);
    assert_eq!(task(&game, SUN), "Nothing can be played any more: pass.");

    let step = |clan, action, spaces: &str| {
        let game = camp(clan).with_played(WAVE, Technique::Evade);
        (english.step)(&seen(&game, SUN), action, &way(spaces))
    };
    let power = Action::Power(None);
    for (clan, action, spaces, said) in [
        (Clan::Goat, Action::Play(Technique::Stealth), "", "Stealth: choose one of your ninjas."),
        (
            Clan::Goat,
            Action::Play(Technique::Stealth),
            "b2",
            "Stealth: step 1 of 2, onto a card that you will claim as well.",
        ),
        (Clan::Goat, Action::Play(Technique::Shadow), "b2-b3", "Shadow as Evade: step 2 of 3."),
        (
            Clan::Goat,
            Action::Play(Technique::Dodge),
            "b2-b3",
            "Dodge: a second step, or press “That is all”.",
        ),
        (Clan::Penguin, power, "", "Penguin: choose a technique from your discard pile."),
        (
            Clan::Penguin,
            Action::Power(Some(Technique::Leap)),
            "a4",
            "Penguin with Leap: choose the card behind the gap.",
        ),
        (Clan::Hamster, power, "b2-b3", "Hamster: a second step, or press “That is all”."),
        (Clan::Hamster, power, "b2-d2", "Hamster: one more step, for a ninja stands here."),
        (Clan::Chameleon, power, "b2", "Chameleon: choose another Ambush."),
        (Clan::Platypus, power, "b2-b3", "Platypus: choose a second ninja, or press “That is all”."),
        (Clan::PolarBear, power, "b2-b3-c3", "Polar Bear: choose the empty space for it."),
        (Clan::Skunk, power, "g2", "Skunk: choose where the rival’s ninja goes, not a trap."),
    ] {
        assert_eq!(step(clan, action, spaces), said);
    }
}

#[test]
fn cards_say_why_they_cannot_be_played() {
    let english = text(Lang::En);
    let stuck = position(Clan::Camel, "2 . lA # . . . . .\n1 . tA tA # . . . sB");
    let stuck = stuck.with_hand(SUN, &Card::ALL[..8]);
    let view = seen(&stuck, SUN);
    let why =
        |card| (english.unplayable)(&view, SUN, card).map(|line| format!("{} {}", line.text, line.rule));
    for (letter, said) in [
        ('t', "No ninja of yours can take two steps. NCA-12"),
        ('d', "No ninja of yours can take a step, not even diagonally. NCA-12"),
        ('s', "No ninja of yours can run even one space. NCA-12"),
        ('l', "No ninja of yours has a gap beside it with a free card behind. NCA-12"),
        ('w', "No rival has played a technique that a Shadow could copy. NCA-R5"),
        ('e', "No ninja of yours can take three steps. NCA-12"),
        ('a', "No ninja of yours can run into a rival’s ninja and push it on. NCA-12"),
        ('x', "A trap is never played. NCA-D2"),
    ] {
        assert_eq!(why(Card::lettered(letter).expect("a card")).as_deref(), Some(said), "{stuck}");
    }
    let line = (english.powerless)(&view, SUN).expect("powerless");
    assert_eq!(line, Line::new("There is no way to use the power of the Camel just now.", "NCA-12"));
    let trap = (english.hand_cell)(&view, SUN, Card::Trap);
    assert_eq!(trap, "Trap, worth −1, cannot be played: A trap is never played");

    let game = camp(Clan::Penguin);
    let (own, other) = (seen(&game, SUN), seen(&game, WAVE));
    let sprint = Card::Technique(Technique::Sprint);
    assert_eq!((english.unplayable)(&own, SUN, sprint), None);
    assert_eq!((english.hand_cell)(&own, SUN, sprint), "Sprint, worth 2, can be played");
    let line = (english.unplayable)(&other, WAVE, sprint).expect("not now");
    assert_eq!((named(Lang::En, line.text).as_str(), line.rule), ("It is Sun’s turn.", "NCA-7"));
    assert_eq!((english.hand_cell)(&other, WAVE, sprint), "Sprint, worth 2");
    let none = Line::new("There is no technique in the discard pile to play once more.", "NCA-D4h");
    assert_eq!((english.powerless)(&own, SUN), Some(none));
    let shadow = camp(Clan::Penguin).with_played(WAVE, Technique::Leap);
    let shadow = shadow.with_hand(SUN, &[Card::Technique(Technique::Shadow)]);
    assert_eq!((english.unplayable)(&seen(&shadow, SUN), SUN, Card::Technique(Technique::Shadow)), None);
}

#[test]
fn cells_say_what_they_hold() {
    let view = seen(&camp(Clan::Goat), SUN);
    let cell = |lang, space, marks: &[Mark]| named(lang, (text(lang).cell)(&view, at(space), marks));
    assert_eq!(cell(Lang::En, "g4", &[]), "g4, Ambush, worth 5, Wave’s ninja");
    assert_eq!(
        cell(Lang::En, "b2", &[Mark::Chosen(1)]),
        "b2, Ambush, worth 5, Sun’s ninja, chosen as number 1"
    );
    assert_eq!(cell(Lang::En, "c2", &[Mark::Reachable]), "c2, Trap, worth −1, can be chosen");
    assert_eq!(cell(Lang::En, "f3", &[]), "f3, Wall");
    assert_eq!(cell(Lang::Fr, "b4", &[]), "b4, vide");
    assert_eq!(cell(Lang::Fr, "g4", &[Mark::Reachable]), "g4, Embuscade, valeur 5, ninja de Vague, au choix");
    let marks = [Mark::Reachable, Mark::Chosen(2), Mark::Claims, Mark::LastMove, Mark::Hint];
    Lang::ALL.into_iter().for_each(|lang| label(lang, &cell(lang, "a4", &marks)));
    let english = text(Lang::En);
    let beside = named(Lang::En, (english.beside)(&view, WAVE));
    assert_eq!(beside, "Wave: in hand Sprint and Evade, no card in the discard pile, Sloth, power unused");
    let mut live = camp(Clan::Goat);
    live.live_scores = true;
    let beside = named(Lang::En, (english.beside)(&seen(&live, SUN), WAVE));
    assert_eq!(
        beside,
        "Wave: 13 points, in hand Sprint and Evade, no card in the discard pile, Sloth, power unused"
    );
    let clan = named(Lang::En, (english.clan_cell)(&view, SUN));
    assert!(clan.starts_with("Goat of Sun: Straight into") && clan.ends_with(". Can be used"), "{clan}");
    let board = named(Lang::En, (english.board)(&view));
    assert_eq!(board, "Ninja Camp grid, 8 columns by 6 rows, 30 cards on it. Sun to play.");
}
