//! What the log tells, and what speaks for a move.

use super::*;

#[test]
fn the_log_tells_what_was_done() {
    let replay = Move::Power { replayed: Some(Technique::Leap), way: way("a4-c4") };
    for (clan, mv, english, french) in [
        (
            Clan::Goat,
            play(Technique::Sprint, "d2-f2"),
            "Sun plays Sprint: from d2 to f2, claims Leap (3). NCA-D1c",
            "Soleil joue Sprint\u{a0}: de d2 à f2, ramasse Saut (3). NCA-D1c",
        ),
        (
            Clan::Goat,
            play(Technique::Stealth, "b2-c2-c3"),
            "Sun plays Stealth: from b2 to c3 by way of c2, claims Ambush (5) and a trap (−1). NCA-D1a",
            "Soleil joue Furtivité\u{a0}: de b2 à c3 par c2, ramasse Embuscade (5) et un piège (−1). NCA-D1a",
        ),
        (
            Clan::Goat,
            play(Technique::Shadow, "d2-d3-c3-b3"),
            "Sun plays Shadow as Evade: from d2 to b3 by way of d3 and c3, claims Leap (3). NCA-D1e",
            "Soleil joue Ombre comme Évasion\u{a0}: de d2 à b3 par d3 et c3, ramasse Saut (3). NCA-D1e",
        ),
        (
            Clan::Goat,
            play(Technique::Ambush, "d2-g2"),
            "Sun plays Ambush: from d2 to g2, pushes Wave’s ninja to h2, claims Leap (3). NCA-D1g",
            "Soleil joue Embuscade\u{a0}: de d2 à g2, pousse le ninja de Vague en h2, ramasse Saut (3). NCA-D1g",
        ),
        (
            Clan::Goat,
            power("d2-g2-h3"),
            "Sun uses the Goat: from d2 to g2, pushes Wave’s ninja to h3, claims Leap (3). NCA-D4f",
            "Soleil utilise le pouvoir de la Chèvre\u{a0}: de d2 à g2, pousse le ninja de Vague en h3, ramasse Saut (3). NCA-D4f",
        ),
        (
            Clan::FlyingSquirrel,
            power("b2-b3-g4"),
            "Sun uses the Flying Squirrel: from b2 to b3, swaps with Wave’s ninja on g4, claims Ambush (5). NCA-D4e",
            "Soleil utilise le pouvoir de l’Écureuil volant\u{a0}: de b2 à b3, change de place avec le ninja de Vague en g4, ramasse Embuscade (5). NCA-D4e",
        ),
        (
            Clan::Penguin,
            replay,
            "Sun uses the Penguin to play Leap once more: from a4 to c4, claims Evade (4). NCA-D4h",
            "Soleil utilise le pouvoir du Manchot pour rejouer Saut\u{a0}: de a4 à c4, ramasse Évasion (4). NCA-D4h",
        ),
        (
            Clan::Platypus,
            power("b2-b3-d2-c1"),
            "Sun uses the Platypus: from b2 to b3, from d2 to c1, claims Ambush (5). NCA-D4i",
            "Soleil utilise le pouvoir de l’Ornithorynque\u{a0}: de b2 à b3, de d2 à c1, ramasse Embuscade (5). NCA-D4i",
        ),
        (
            Clan::PolarBear,
            power("b2-b3-f3-b4"),
            "Sun uses the Polar Bear: from b2 to b3, moves a wall from f3 to b4, claims Ambush (5). NCA-D4j",
            "Soleil utilise le pouvoir de l’Ours polaire\u{a0}: de b2 à b3, déplace un mur de f3 à b4, ramasse Embuscade (5). NCA-D4j",
        ),
        (
            Clan::Skunk,
            power("g2-f2"),
            "Sun uses the Skunk: drives Wave’s ninja from g2 to f2, claims Stealth (0). NCA-D4l",
            "Soleil utilise le pouvoir de la Mouffette\u{a0}: chasse le ninja de Vague, de g2 à f2, ramasse Furtivité (0). NCA-D4l",
        ),
        (
            Clan::Sloth,
            power("c2"),
            "Sun uses the Sloth: claims a trap (−1) from c2 without moving. NCA-D4m",
            "Soleil utilise le pouvoir du Paresseux\u{a0}: ramasse un piège (−1) en c2 sans bouger. NCA-D4m",
        ),
        (
            Clan::Flamingo,
            power("d2-e2"),
            "Sun uses the Flamingo: from d2 to e2. NCA-D4d",
            "Soleil utilise le pouvoir du Flamant rose\u{a0}: de d2 à e2. NCA-D4d",
        ),
    ] {
        let leap = [Card::Technique(Technique::Leap)];
        let mut game = camp(clan).with_played(WAVE, Technique::Evade).with_discard(SUN, &leap);
        let told = make(&mut game, &mv);
        assert_eq!(logged(Lang::En, &told[0].event), english);
        assert_eq!(logged(Lang::Fr, &told[0].event), french);
    }
    for (scores, english, french) in [
        (
            [30, 34, 12, 0],
            "Wave wins with 34 points, ahead of Sun with 30. NCA-17",
            "Vague gagne avec 34 points, devant Soleil avec 30. NCA-17",
        ),
        (
            [34, 34, 12, 0],
            "Wave wins with 34 points: Sun has as many, but passed earlier. NCA-18",
            "Vague gagne avec 34 points\u{a0}: Soleil en a autant, mais a passé avant. NCA-18",
        ),
        (
            [34, 34, 34, 34],
            "Wave wins with 34 points: Sun, Cedar and Moon have as many, but passed earlier. NCA-18",
            "Vague gagne avec 34 points\u{a0}: Soleil, Cèdre et Lune en ont autant, mais ont passé avant. NCA-18",
        ),
    ] {
        let event = Event::Ended { winner: WAVE, scores };
        assert_eq!(logged(Lang::En, &event), english);
        assert_eq!(logged(Lang::Fr, &event), french);
    }
}

/// What the Flamingo sees is told to its owner alone.
#[test]
fn the_flamingo_s_cards_are_named_to_its_owner_alone() {
    let unused = [Card::Technique(Technique::Dodge), Card::Trap, Card::Wall, Card::Trap];
    let mut game = camp(Clan::Flamingo).with_unused(&unused);
    let told = make(&mut game, &power("d2-e2"));
    let lines = |told: &[Told<Event>]| -> Vec<String> {
        told.iter().map(|told| logged(Lang::En, &told.event)).collect()
    };
    assert_eq!(
        lines(&told)[1..],
        [
            "Sun sees three unused cards: Dodge (1), a trap (−1) and a wall. NCA-R7",
            "Sun looks at three unused cards. NCA-R7"
        ]
    );
    let english = text(Lang::En);
    let (own, other) = (seen(&game, SUN), seen(&game, WAVE));
    let choose = "Take one of the three unused cards, or claim Leap (3), which you left.";
    assert_eq!((english.task)(&own, SUN), choose);
    let waits = named(Lang::En, (english.task)(&other, WAVE));
    assert_eq!(waits, "Sun looks at three unused cards and chooses.");
    assert_eq!((english.take_none)(&own), "Claim Leap (3)");
    let peeked = [0, 1, 2].map(|index| (english.peek_cell)(&own, index));
    assert_eq!(peeked[1], "Unused card 2: Trap, worth −1, can be taken");
    assert_eq!(peeked[2], "Unused card 3: Wall, cannot be taken");
    assert_eq!((english.peek_cell)(&other, 1), "Unused card 2, hidden");
    assert_eq!((english.reason)(&own, &Move::Take(None)), "Claims Leap (3): no unused card is worth more.");
    let take = Move::Take(Some(0));
    assert_eq!((english.reason)(&own, &take), "Takes Dodge (1), and Leap (3) stays on the grid.");
    assert_eq!((english.reason)(&other, &take), "Takes one of the unused cards.");
    let told = make(&mut game, &take);
    assert_eq!(
        lines(&told),
        [
            "Sun takes Dodge (1) from the unused cards; nobody else has seen it. NCA-R7",
            "Sun takes one of the three unused cards. NCA-R7"
        ]
    );
    let dodge = Card::Technique(Technique::Dodge);
    let held = |seat| (english.hand_cell)(&seen(&game, seat), SUN, dodge);
    assert_eq!(held(SUN), "Dodge, worth 1, 2 cards, one that nobody else has seen");
    assert_eq!(held(WAVE), "Dodge, worth 1");
    let beside = |lang| {
        named(lang, (text(lang).beside)(&seen(&game.with_hand(SUN, &[dodge, dodge, Card::Trap]), WAVE), SUN))
    };
    assert!(beside(Lang::En).starts_with("Sun: in hand 2 Dodge, Trap and a hidden card, no card in"));
    assert!(
        beside(Lang::Fr).starts_with("Soleil\u{a0}: en main 2 Esquive, Piège et une carte cachée, aucune")
    );
}

#[test]
fn a_reason_is_true_of_the_position() {
    let gains = |points, claims: &str, onto: &str| {
        let cards = |letters: &str| letters.chars().filter_map(Card::lettered).collect::<Vec<_>>();
        Why::Gains { points, claims: cards(claims), onto: cards(onto).first().copied() }
    };
    let card = |letter| Card::lettered(letter).expect("a card");
    for (clan, mv, why, english, french) in [
        (
            Clan::Camel,
            play(Technique::Sprint, "d2-d1"),
            gains(3, "l", "w"),
            "Claims Leap (3) and comes to stand on Shadow (3): 3 points more.",
            "Ramasse Saut (3) et arrive sur Ombre (3)\u{a0}: 3 points de plus.",
        ),
        (
            Clan::Camel,
            play(Technique::Stealth, "b2-b3-c3"),
            gains(2, "at", "s"),
            "Claims Ambush (5) and Stealth (0) and comes to stand on Sprint (2): 2 points more.",
            "Ramasse Embuscade (5) et Furtivité (0) et arrive sur Sprint (2)\u{a0}: 2 points de plus.",
        ),
        (
            Clan::Camel,
            play(Technique::Ambush, "d2-g2"),
            Why::Plain(vec![card('l')]),
            "Claims Leap (3).",
            "Ramasse Saut (3).",
        ),
        (
            Clan::Camel,
            power("d2-e4"),
            gains(2, "l", "s"),
            "Claims Leap (3) and comes to stand on Sprint (2): 2 points more.",
            "Ramasse Saut (3) et arrive sur Sprint (2)\u{a0}: 2 points de plus.",
        ),
        (
            Clan::Armadillo,
            power("d2-h2"),
            gains(2, "l", "s"),
            "Claims Leap (3) and comes to stand on Sprint (2): 2 points more.",
            "Ramasse Saut (3) et arrive sur Sprint (2)\u{a0}: 2 points de plus.",
        ),
        (
            Clan::Skunk,
            power("h4-h3"),
            gains(2, "s", ""),
            "Claims Sprint (2) without a step: 2 points more.",
            "Ramasse Sprint (2) sans un pas\u{a0}: 2 points de plus.",
        ),
        (
            Clan::Skunk,
            power("g4-g3"),
            Why::Costs { seat: WAVE, points: 2, gain: 5 },
            "Costs Wave 2 points and brings 5.",
            "Coûte 2 points à Vague et en rapporte 5.",
        ),
        (
            Clan::Flamingo,
            power("d2-e2"),
            gains(4, "", "e"),
            "Comes to stand on Evade (4): 4 points more.",
            "Arrive sur Évasion (4)\u{a0}: 4 points de plus.",
        ),
        (
            Clan::Chameleon,
            power("b2-f4"),
            Why::Denies { card: card('a'), seat: WAVE },
            "Gets to Ambush (5) before Wave, whose ninja is right beside it.",
            "Atteint Embuscade (5) avant Vague, dont un ninja est juste à côté.",
        ),
        (
            Clan::Camel,
            play(Technique::Sprint, "d2-e2"),
            Why::Refused(Illegal::RunsOn(at("f2"))),
            "A Sprint never stops early: it runs on to f2.",
            "Un Sprint ne s’arrête pas avant terme\u{a0}: il va jusqu’en f2.",
        ),
        (
            Clan::Camel,
            Move::Pass,
            Why::Stops,
            "Gives up the moves that are left.",
            "Renonce aux coups qui restent.",
        ),
    ] {
        let view = seen(&camp(clan), SUN);
        assert_eq!(Why::of(&view, &mv), why, "{mv:?}");
        assert_eq!(named(Lang::En, (text(Lang::En).reason)(&view, &mv)), english);
        assert_eq!(named(Lang::Fr, (text(Lang::Fr).reason)(&view, &mv)), french);
    }
    let stuck = camp(Clan::Penguin).with_hand(SUN, &[]);
    assert_eq!(Why::of(&seen(&stuck, SUN), &Move::Pass), Why::NothingLeft);
    let only = position(Clan::Penguin, "2 . lA tB # . . . .\n1 . tA # . . . . #");
    let only = only.with_hand(SUN, &[card('s')]);
    assert_eq!(Why::of(&seen(&only, SUN), &Move::Pass), Why::NothingLeft);
    let only = position(Clan::Penguin, "2 x lA tB . . . . .\n1 . tA # . . . . #");
    let only = only.with_hand(SUN, &[card('s')]);
    assert_eq!(Why::of(&seen(&only, SUN), &play(Technique::Sprint, "b2-a2")), Why::OnlyMove);
    assert_eq!(Why::of(&seen(&only, SUN), &Move::Pass), Why::NoGain);
    let corner = "2 . . . . . . sA .\n1 d . . . . . lB s";
    let corner = NinjaCamp::position(corner, &[Clan::Camel, Clan::Penguin], SUN).expect("a drawing");
    let corner = corner.with_hand(SUN, &[card('d')]).with_hand(WAVE, &[card('s')]);
    assert_eq!(Why::of(&seen(&corner, SUN), &play(Technique::Dodge, "g2-h1")), Why::Strands(WAVE));
    let mut last = camp(Clan::Penguin).with_hand(SUN, &[card('a'); 3]);
    make(&mut last, &play(Technique::Ambush, "d2-g2"));
    make(&mut last, &Move::Pass);
    assert!(matches!(Why::of(&seen(&last, SUN), &Move::Pass), Why::Wins(20..)));
}

#[test]
fn a_hint_names_the_card_or_power_and_its_spaces() {
    for (clan, mv, english, french) in [
        (
            Clan::Skunk,
            power("g4-g3"),
            "Skunk g4–g3. Costs Wave 2 points and brings 5.",
            "Mouffette g4–g3. Coûte 2 points à Vague et en rapporte 5.",
        ),
        (
            Clan::Camel,
            play(Technique::Ambush, "d2-g2"),
            "Ambush d2–g2. Claims Leap (3).",
            "Embuscade d2–g2. Ramasse Saut (3).",
        ),
        (
            Clan::Camel,
            Move::Pass,
            "Pass. Gives up the moves that are left.",
            "Passer. Renonce aux coups qui restent.",
        ),
    ] {
        let view = seen(&camp(clan), SUN);
        assert_eq!(named(Lang::En, hint(&view, &mv, Lang::En)), english);
        assert_eq!(named(Lang::Fr, hint(&view, &mv, Lang::Fr)), french);
    }
    let game = NinjaCamp::deal(&Setup::default(), 2, &mut Fast::new(1));
    let place = game.sample(SUN, &mut Fast::new(0)).expect("a place");
    let Move::Place(space) = place else { panic!("{place:?}") };
    assert!(hint(&seen(&game, SUN), &place, Lang::En).starts_with(&format!("{space}. Starts on ")));
}
