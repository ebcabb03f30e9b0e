//! Both languages say the same things, truly and well set.

use std::collections::BTreeSet;

use super::why::Why;
use super::*;
use crate::games::ninja_camp::{NinjaCamp, Setup};
use crate::kernel::text::{read, write};
use crate::kernel::{Chance, ChanceExt, Cites, Fast, Out, Told, Viewer};
use crate::ui::rulebook::{self, Article, Kind, Section};

const SUN: Seat = Seat::new(0);
const WAVE: Seat = Seat::new(1);

fn at(name: &str) -> Space {
    Space::named(name).expect(name)
}

fn way(text: &str) -> Way {
    let spaces: Vec<Space> = text.split('-').filter(|name| !name.is_empty()).map(at).collect();
    Way::new(&spaces).expect("up to four spaces")
}

fn play(card: Technique, spaces: &str) -> Move {
    Move::Play { card, way: way(spaces) }
}

fn power(spaces: &str) -> Move {
    Move::Power { replayed: None, way: way(spaces) }
}

/// Sun, of this clan and with every technique in hand, is to act against a Sloth.
fn position(clan: Clan, diagram: &str) -> NinjaCamp {
    let clans = [clan, if clan == Clan::Sloth { Clan::Camel } else { Clan::Sloth }];
    let game = NinjaCamp::position(diagram, &clans, SUN).expect("a drawing of the grid");
    game.with_hand(SUN, &Technique::ALL.map(Card::Technique))
}

/// Sun's ninjas on b2, d2 and a4, Wave's on g2, g4 and h4; a wall on f3, traps on c2 and e3, gaps in row 4.
fn camp(clan: Clan) -> NinjaCamp {
    position(
        clan,
        "
        4 eA . l . s a aB sB
        3 d t s e x # l w
        2 s aA x lA e d tB s
        1 l s d w a e s t
        ",
    )
}

fn seen(game: &NinjaCamp, seat: Seat) -> View {
    game.view(Viewer::Seat(seat))
}

fn make(game: &mut NinjaCamp, mv: &Move) -> Vec<Told<Event>> {
    let (seat, mut out) = (game.turn(), Out::new());
    assert_eq!(game.check(seat, mv), Ok(()), "{mv:?}\n{game}");
    game.apply(seat, mv, &mut Fast::new(0), &mut out);
    out.into_told()
}

/// The log's line of what everyone was told first, with the name of its seat before it.
fn logged(lang: Lang, event: &Event) -> String {
    let (seat, line) = (text(lang).told)(event).expect("told");
    format!("{} {} {}", text(lang).seat(seat), line.text, line.rule)
}

fn rules(lang: Lang) -> Vec<Section> {
    let text = match lang {
        Lang::En => include_str!("rules.en.txt"),
        Lang::Fr => include_str!("rules.fr.txt"),
    };
    rulebook::read(text).expect("a rules page")
}

fn articles(lang: Lang) -> Vec<Article> {
    rules(lang).into_iter().flat_map(|section| section.articles).collect()
}

/// Every id of our copy of the rules, in its order; techniques and clans have one each.
fn ids() -> Vec<String> {
    let numbered = |kind: &str, last: u8| -> Vec<String> {
        (1..=last).map(|number| format!("NCA-{kind}{number}")).collect()
    };
    let lettered = |kind: &str, last: char| -> Vec<String> {
        let letters = ('a'..=last).map(|letter| format!("NCA-{kind}{letter}"));
        [format!("NCA-{kind}")].into_iter().chain(letters).collect()
    };
    let tables = [lettered("D1", 'g'), vec!["NCA-D2".into(), "NCA-D3".into()], lettered("D4", 'm')].concat();
    [numbered("", 18), tables, numbered("R", 21)].concat()
}

#[track_caller]
fn has_rule(line: &Line) {
    assert!(ids().iter().any(|id| id == line.rule), "{line:?}");
}

/// What a typesetter would object to.
fn blemish(lang: Lang, sentence: &str) -> Option<&'static str> {
    const NBSP: char = '\u{a0}';
    let mut before = ' ';
    for (index, letter) in sentence.char_indices() {
        match (letter, lang) {
            ('"' | '\'', _) => return Some("straight quotes"),
            ('-', _) if sentence[index + 1..].starts_with(|next: char| next.is_ascii_digit()) => {
                return Some("a hyphen for a minus sign");
            }
            (' ', _) if before == ' ' => return Some("a stray space"),
            ('»', Lang::Fr) if before != NBSP => return Some("a breaking space before a guillemet"),
            (':' | ';' | '!' | '?', Lang::Fr) if before != NBSP => {
                return Some("no fixed space before a mark");
            }
            (':' | ';' | '!' | '?' | ',' | '.', Lang::En) if before == ' ' => {
                return Some("a space before a mark");
            }
            (NBSP, Lang::Fr)
                if before != '«' && !sentence[index + 2..].starts_with([':', ';', '!', '?', '»']) =>
            {
                return Some("a fixed space without a reason");
            }
            (letter, Lang::Fr) if before == '«' && letter != NBSP => {
                return Some("no space after a guillemet");
            }
            _ => {}
        }
        before = letter;
    }
    (before == ' ').then_some("a space at the end")
}

/// Well set, and nothing was left out between two commas.
#[track_caller]
fn set(lang: Lang, words: &str) {
    assert_eq!(blemish(lang, words), None, "{words}");
    assert!(!words.is_empty());
    assert!(![", ,", ",,", "()", ": ."].iter().any(|gap| words.contains(gap)), "{words}");
}

/// A whole sentence.
#[track_caller]
fn sentence(lang: Lang, words: &str) {
    set(lang, words);
    assert!(words.ends_with(['.', '!', '?']) && !words.ends_with(".."), "{words}");
}

/// What a screen reader says ends without a full stop.
#[track_caller]
fn label(lang: Lang, words: &str) {
    set(lang, words);
    assert!(!words.ends_with('.'), "{words}");
}

#[test]
fn every_rule_has_its_article_in_both_languages() {
    for lang in Lang::ALL {
        let found: Vec<String> = articles(lang).into_iter().map(|article| article.id).collect();
        assert_eq!(found, ids(), "{lang:?}");
        for article in articles(lang) {
            let expected = match article.id.as_bytes()[4] {
                b'D' if article.id == "NCA-D3" => Kind::Reconstructed,
                b'D' => Kind::Printed,
                b'R' => Kind::Ruling,
                _ => Kind::Rule,
            };
            assert_eq!(article.kind, expected, "{}", article.id);
            sentence(lang, &article.text);
        }
        rules(lang).iter().for_each(|section| label(lang, &section.title));
    }
    let sections =
        Lang::ALL.map(|lang| rules(lang).iter().map(|section| section.articles.len()).collect::<Vec<_>>());
    assert_eq!(sections[0], sections[1]);
}

/// The rules page speaks of each technique and clan by the name that stands on its card.
#[test]
fn names_are_those_of_the_rules_page() {
    for lang in Lang::ALL {
        let words = text(lang);
        let articles = articles(lang);
        let begins = |rule: &str, name: &str| {
            let article = articles.iter().find(|article| article.id == rule).expect(rule);
            assert!(article.text.starts_with(name), "{name}: {}", article.text);
        };
        for technique in Technique::ALL {
            begins(technique_rule(technique), words.technique(technique));
        }
        for clan in crate::games::ninja_camp::data::CLANS {
            begins(clan_rule(clan), words.clan(clan));
        }
    }
}

#[test]
fn fixed_words_are_well_set() {
    for lang in Lang::ALL {
        let Text {
            name,
            tagline,
            credit,
            chart,
            seats,
            techniques,
            trap,
            wall,
            clans,
            technique_short,
            trap_short,
            wall_short,
            clan_short,
            cancel,
            done,
            pass,
            pass_surely,
            show_cards,
            hide_cards,
            hand,
            hand_empty,
            clan_used,
            clan_unused,
            techniques_title,
            clans_title,
            peek_title,
            replay_title,
            passed,
            live_score,
            score,
            first,
            live_scores,
            ..
        } = text(lang);
        sentence(lang, tagline);
        sentence(lang, first.hint);
        sentence(lang, live_scores.hint);
        let Score { caption, player, hand: in_hand, discard: pile, discard_after, under, total, passed_last } =
            score;
        let mut labels = vec![
            name,
            credit,
            chart,
            trap,
            wall,
            trap_short,
            wall_short,
            cancel,
            done,
            pass,
            pass_surely,
            show_cards,
            hide_cards,
            hand,
            hand_empty,
            clan_used,
            clan_unused,
            techniques_title,
            clans_title,
            peek_title,
            replay_title,
            passed,
            live_score,
            caption,
            player,
            in_hand,
            pile,
            discard_after,
            under,
            total,
            passed_last,
            &first.label,
            &live_scores.label,
        ];
        labels.extend(seats.iter().chain(techniques).chain(clans).chain(&first.values));
        labels.extend(technique_short.iter().chain(clan_short));
        labels.into_iter().for_each(|words| label(lang, words));
        let words = |text: &&str| text.split_whitespace().filter(|word| *word != ";").count();
        assert!(technique_short.iter().all(|text| words(text) <= 10), "{technique_short:?}");
        assert!(clan_short.iter().all(|text| words(text) <= 15), "{clan_short:?}");
        let mut names: Vec<&str> = techniques.iter().chain(clans).chain([trap, wall]).copied().collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 7 + 13 + 2);
        Card::ALL.into_iter().for_each(|card| sentence(lang, &(text(lang).about_card)(card)));
        for clan in crate::games::ninja_camp::data::CLANS {
            sentence(lang, &(text(lang).about_clan)(clan));
        }
    }
    assert_eq!(blemish(Lang::Fr, "Pouah\u{a0}! «\u{a0}Oui\u{a0}» l’ami\u{a0}: −1"), None);
    for bad in ["Non !", "Non\u{202f}!", "Non!", "« Oui\u{a0}»", "«\u{a0}Oui »", "l'ami", "a  b", "a ", "-1"]
    {
        assert!(blemish(Lang::Fr, bad).is_some(), "{bad}");
    }
}

/// One of each refusal, some in several shapes.
fn refusals() -> Vec<Illegal> {
    let (c3, d4) = (at("c3"), at("d4"));
    let full = |named, least, most| Illegal::NotInFull { named, least, most };
    vec![
        Illegal::Over,
        Illegal::NotYourTurn(WAVE),
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
            has_rule(&line);
            sentence(lang, &line.text);
            for space in ["c3", "d4"] {
                assert_eq!(format!("{why:?}").contains(space), line.text.contains(space), "{}", line.text);
            }
            said.push(line.text);
        }
        let all = said.len();
        said.sort_unstable();
        said.dedup();
        assert_eq!(said.len(), all, "no two say the same");
    }
    let line = camp(Clan::Goat).check(SUN, &play(Technique::Sprint, "d2-e2"));
    let line = line.map_err(|why| (text(Lang::En).refused)(&why).text);
    assert_eq!(line, Err("A Sprint never stops early: it runs on to f2.".to_owned()));
}

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
    assert_eq!((english.task)(&other, WAVE), "Sun looks at three unused cards and chooses.");
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
}

#[test]
fn tasks_and_steps_follow_the_position() {
    let english = text(Lang::En);
    let mut game = NinjaCamp::deal(&Setup::default(), 2, &mut Fast::new(1));
    let task = |game: &NinjaCamp, seat| (english.task)(&seen(game, seat), seat);
    assert_eq!(task(&game, SUN), "Place your first ninja on any free card but a wall.");
    assert_eq!(task(&game, WAVE), "Sun places a ninja.");
    let evade = Space::first_of(game.grid().with(Card::Technique(Technique::Evade))).expect("an Evade");
    make(&mut game, &Move::Place(evade));
    let mv = game.sample(WAVE, &mut Fast::new(0)).expect("a place");
    make(&mut game, &mv);
    assert_eq!(task(&game, SUN), "Place your second ninja on any free card but an Evade or a wall.");
    let game = camp(Clan::Hamster);
    assert_eq!(task(&game, SUN), "Play a card from your hand, or use the power of the Hamster.");
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
    assert_eq!((english.unplayable)(&other, WAVE, sprint), Some(Line::new("It is Sun’s turn.", "NCA-7")));
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
    let cell = |lang, space, marks: &[Mark]| (text(lang).cell)(&view, at(space), marks);
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
    let beside = (english.beside)(&view, WAVE);
    assert_eq!(beside, "Wave: in hand Sprint and Evade, no card in the discard pile, Sloth, power unused");
    let mut live = camp(Clan::Goat);
    live.live_scores = true;
    let beside = (english.beside)(&seen(&live, SUN), WAVE);
    assert_eq!(
        beside,
        "Wave: 13 points, in hand Sprint and Evade, no card in the discard pile, Sloth, power unused"
    );
    let clan = (english.clan_cell)(&view, SUN);
    assert!(clan.starts_with("Goat of Sun: Straight into") && clan.ends_with(". Can be used"), "{clan}");
    assert_eq!((english.board)(&view), "Ninja Camp grid, 8 columns by 6 rows, 30 cards on it. Sun to play.");
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
        assert_eq!((text(Lang::En).reason)(&view, &mv), english);
        assert_eq!((text(Lang::Fr).reason)(&view, &mv), french);
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

/// Plays a random game, and shows every position, the move chosen in it and what was told of it.
fn walk(seats: u8, seed: u64, mut visit: impl FnMut(&NinjaCamp, Option<&Move>, &[Told<Event>])) {
    let mut chance = Fast::new(seed);
    let mut game = NinjaCamp::deal(&Setup::default(), seats, &mut chance);
    while let Some(seat) = game.to_act().first() {
        let before = game;
        let mv = game.sample(seat, &mut chance).expect("a move");
        let mut out = Out::new();
        game.apply(seat, &mv, &mut chance, &mut out);
        visit(&before, Some(&mv), &out.into_told());
    }
    visit(&game, None, &[]);
}

/// Whether a card is named in a text.
fn names_a_card(lang: Lang, said: &str) -> bool {
    let words = text(lang);
    words.techniques.iter().any(|name| said.contains(name)) || said.contains('(')
}

#[test]
fn every_event_of_many_games_is_told() {
    let mut kinds = BTreeSet::new();
    for seed in 0..300 {
        walk(2 + (seed % 3) as u8, seed, |_, _, told| {
            for Told { audience, event } in told {
                let secret =
                    matches!(event, Event::Peeked { cards: None, .. } | Event::TookUnused { card: None, .. });
                kinds.insert(write(event)[0]);
                for lang in Lang::ALL {
                    let (_, line) = (text(lang).told)(event).expect("told");
                    sentence(lang, &line.text);
                    has_rule(&line);
                    assert!(!secret || !names_a_card(lang, &line.text), "{audience:?} {}", line.text);
                }
            }
        });
    }
    let count = kinds.len() as u8;
    assert!(kinds.into_iter().eq(0..count) && count == 10, "{count} kinds of events came up");
}

#[test]
fn every_position_of_many_games_is_put_into_words() {
    for seed in 0..24 {
        let mut chance = Fast::new(seed);
        let seats = 2 + (seed % 3) as u8;
        walk(seats, seed, |game, mv, _| {
            let views = [game.view(Viewer::Table), seen(game, SUN), seen(game, game.turn())];
            let space = Space::new(chance.below(u32::from(game.grid().rows()) * 8) as u8).expect("a space");
            for (lang, view) in
                Lang::ALL.into_iter().flat_map(|lang| views.iter().map(move |view| (lang, view)))
            {
                let words = text(lang);
                sentence(lang, &(words.board)(view));
                label(lang, &(words.cell)(view, space, &[]));
                label(lang, &(words.take_none)(view));
                for index in 0..3 {
                    label(lang, &(words.peek_cell)(view, index));
                }
                for seat in Seat::all(seats) {
                    sentence(lang, &(words.task)(view, seat));
                    label(lang, &(words.beside)(view, seat));
                    label(lang, &(words.clan_cell)(view, seat));
                    if let Some(line) = (words.powerless)(view, seat) {
                        sentence(lang, &line.text);
                        has_rule(&line);
                    }
                    for card in Card::ALL {
                        label(lang, &(words.hand_cell)(view, seat, card));
                        label(lang, &(words.discard_cell)(view, seat, card));
                        if let Some(line) = (words.unplayable)(view, seat, card) {
                            sentence(lang, &line.text);
                            has_rule(&line);
                        }
                    }
                }
                let (action, way) = match mv {
                    Some(Move::Play { card, way }) => (Action::Play(*card), *way),
                    Some(Move::Power { replayed, way }) => (Action::Power(*replayed), *way),
                    _ => continue,
                };
                for named in 0..=way.len() {
                    sentence(lang, &(words.step)(view, action, &Way::new(&way[..named]).expect("shorter")));
                }
            }
            if let Some(outcome) = game.outcome() {
                for lang in Lang::ALL {
                    let line = (text(lang).ending)(&views[0], outcome);
                    sentence(lang, &line.text);
                    has_rule(&line);
                }
            }
        });
    }
}

/// Where a card can be played, nothing is said against it, and the other way round.
#[test]
fn what_is_said_of_a_card_agrees_with_the_rules() {
    for seed in 0..40 {
        walk(2 + (seed % 3) as u8, seed, |game, _, _| {
            let seat = game.turn();
            let view = seen(game, seat);
            let moves = moves(&view, seat);
            for technique in Technique::ALL {
                let playable =
                    moves.iter().any(|mv| matches!(mv, Move::Play { card, .. } if *card == technique));
                let line = (text(Lang::En).unplayable)(&view, seat, Card::Technique(technique));
                assert_eq!(playable, line.is_none(), "{technique:?} {line:?}\n{game}");
            }
            let usable = moves.iter().any(|mv| matches!(mv, Move::Power { .. }));
            let line = (text(Lang::En).powerless)(&view, seat);
            assert_eq!(usable, line.is_none(), "{line:?}\n{game}");
        });
    }
}

/// Bots ask for reasons anywhere: none is missing, and most kinds come up in play.
#[test]
fn every_move_of_many_games_has_a_reason() {
    let mut kinds = BTreeSet::new();
    for seed in 0..60 {
        let mut chance = Fast::new(seed);
        walk(2 + (seed % 3) as u8, seed, |game, mv, _| {
            let Some(mv) = mv else { return };
            let view = seen(game, game.turn());
            let moves = moves(&view, game.turn());
            let some = [*mv, Move::Pass, *chance.pick(&moves).expect("a move")];
            for mv in some.iter().filter(|mv| moves.contains(mv)) {
                let why = format!("{:?}", Why::of(&view, mv));
                kinds.insert(why.split([' ', '(']).next().unwrap_or_default().to_owned());
                for lang in Lang::ALL {
                    sentence(lang, &(text(lang).reason)(&view, mv));
                }
            }
        });
    }
    for kind in [
        "Starts",
        "Takes",
        "Keeps",
        "Clears",
        "Wins",
        "NothingLeft",
        "NoGain",
        "Stops",
        "OnlyMove",
        "Strands",
        "Costs",
        "Denies",
        "Gains",
        "Opens",
        "Plain",
    ] {
        assert!(kinds.contains(kind), "{kind} never came up: {kinds:?}");
    }
    assert!(!kinds.contains("Refused") && !kinds.contains("Unseen"), "{kinds:?}");
}
