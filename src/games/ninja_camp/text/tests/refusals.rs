//! Why not.

use std::collections::BTreeSet;

use super::*;

/// One of each refusal, some in several shapes.
fn refusals() -> Vec<Illegal> {
    let (c3, d4) = (at("c3"), at("d4"));
    let full = |named, least, most| Illegal::NotInFull { named, least, most };
    vec![
        Illegal::Over,
        Illegal::NotYourTurn(WAVE),
        Illegal::PlacesNow(WAVE),
        Illegal::AlreadyPassed,
        Illegal::PlaceFirst,
        Illegal::AllPlaced,
        Illegal::ChooseFirst,
        Illegal::NothingToChoose,
        Illegal::NoSuchCard(3),
        Illegal::NoSuchCard(255),
        Illegal::WallTaken(1),
        Illegal::OffGrid(d4),
        Illegal::OnWall(d4),
        Illegal::SameType { card: Card::Trap, held: d4 },
        Illegal::SameType { card: Card::Technique(Technique::Evade), held: d4 },
        Illegal::Occupied(d4),
        Illegal::NotInHand(Technique::Leap),
        Illegal::NothingToCopy,
        Illegal::PowerUsed,
        Illegal::NoReplay,
        Illegal::NotThePenguin,
        Illegal::NotInDiscard(Technique::Leap),
        full(0, 0, 0),
        full(1, 0, 0),
        full(0, 1, 1),
        full(2, 1, 1),
        full(0, 1, 2),
        full(1, 2, 2),
        full(2, 3, 3),
        full(2, 1, 3),
        Illegal::CannotPlay(Technique::Evade),
        Illegal::CannotUse(Clan::Skunk),
        Illegal::NoWayFrom(d4),
        Illegal::NotYourNinja(d4),
        Illegal::NoOpponent(d4),
        Illegal::NoOneToPush(d4),
        Illegal::Diagonal(c3, d4),
        Illegal::TooFar(c3, d4),
        Illegal::NotStraight(c3, d4),
        Illegal::IntoEmpty(d4),
        Illegal::IntoWall(d4),
        Illegal::IntoNinja(d4),
        Illegal::Twice(d4),
        Illegal::RunsOn(d4),
        Illegal::NothingToLeap(d4),
        Illegal::NowhereToLand(d4),
        Illegal::LandsOn(d4),
        Illegal::PushedOff(d4),
        Illegal::NowhereAside(d4),
        Illegal::PushBlocked(d4),
        Illegal::OntoTrap(d4),
        Illegal::Claimed(d4),
        Illegal::NotAnEdge(d4),
        Illegal::BesideNinja { space: c3, ninja: d4 },
        Illegal::FromTrap(d4),
        Illegal::NotACopy(d4),
        Illegal::NoCard(d4),
        Illegal::UnderNinja(d4),
        Illegal::NotEmpty(d4),
        Illegal::JustLeft(d4),
        Illegal::WallClaimed(d4),
        Illegal::NotNear(d4),
    ]
}

#[test]
fn refusals_carry_their_rule_and_what_they_are_about() {
    let kinds: BTreeSet<u8> = refusals().iter().map(|why| write(why)[0]).collect();
    let count = kinds.len() as u8;
    assert!(kinds.into_iter().eq(0..count), "the list above leaves one out");
    assert_eq!(read::<Illegal>(&[count, 0, 0, 0, 0]), None, "the list above leaves the last out");
    for lang in Lang::ALL {
        let refused = text(lang).refused;
        let mut said = Vec::new();
        for why in refusals() {
            let line = refused(&why);
            assert_eq!(line.rule, why.rule(), "{why:?}");
            PAGE.line(lang, &line);
            for space in ["c3", "d4"] {
                assert_eq!(format!("{why:?}").contains(space), line.text.contains(space), "{}", line.text);
            }
            said.push(line.text);
        }
        differ(said);
    }
    let line = camp(Clan::Goat).check(SUN, &play(Technique::Sprint, "d2-e2"));
    let line = line.map_err(|why| (text(Lang::En).refused)(&why).text);
    assert_eq!(line, Err("A Sprint never stops early: it runs on to f2.".to_owned()));
}
