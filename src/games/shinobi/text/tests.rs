//! Both languages say the same things, truly and well set.

use super::why::Why;
use super::*;
use crate::games::shinobi::table::diagrams::{diagram, illustrated, written};
use crate::games::shinobi::{Order, Setup, Shinobi};
use crate::kernel::{Chance, Cites, Fast, Game, Out, Seats, Viewer};
use crate::ui::stage::names::{Names, sign};
use crate::ui::stage::proofs::{Page, differ, label, sentence};
use crate::ui::stage::rulebook::Kind;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

const PAGE: Page = Page {
    texts: [include_str!("rules.en.txt"), include_str!("rules.fr.txt")],
    game: "SHI",
    rules: 21,
    data: &["1", "2"],
    rulings: 9,
};

#[test]
fn every_rule_has_its_article_in_both_languages() {
    PAGE.is_whole(|_| Kind::Printed);
    illustrated().for_each(|rule| PAGE.has(rule));
}

/// One of each refusal.
fn refusals() -> Vec<Illegal> {
    let orders = [Order::First, Order::Second, Order::Third];
    let mut all = vec![
        Illegal::Over,
        Illegal::NotYourTurn(B),
        Illegal::OutOfOrder { now: Order::First, tried: Order::Second },
        Illegal::OutOfOrder { now: Order::Second, tried: Order::Third },
        Illegal::OutOfOrder { now: Order::Third, tried: Order::First },
        Illegal::NoSuchProvince(Seat::new(4)),
        Illegal::NotInHand(Card::Ninja),
        Illegal::NotInHand(Card::Troop(Clan::Oda)),
        Illegal::NinjaAsTroop,
        Illegal::DeployAtHome,
        Illegal::NinjaAtHome,
        Illegal::NinjaWithoutTarget,
        Illegal::ShiftFromHome,
        Illegal::ShiftNowhere(B),
        Illegal::NoAttacker(Clan::Oda),
        Illegal::AttackAtHome,
        Illegal::OwnClan(Clan::Oda),
        Illegal::TooWeak { own: 1, target: 3 },
        Illegal::TooWeak { own: 2, target: 2 },
        Illegal::Changed { province: B, clan: Clan::Oda },
    ];
    all.extend(orders.map(|tried| Illegal::NoArmy { tried, province: B, clan: Clan::Oda }));
    all
}

#[test]
fn refusals_carry_their_rule_and_what_they_are_about() {
    for lang in Lang::ALL {
        let words = text(lang);
        let mut said = Vec::new();
        for why in refusals() {
            let line = (words.refused)(&why);
            assert_eq!(line.rule, why.rule(), "{why:?}");
            assert_eq!(format!("{why:?}").contains("Oda"), line.text.contains("Oda"), "{}", line.text);
            PAGE.line(lang, &line);
            said.push(line.text);
        }
        differ(said);
    }
}

#[test]
fn the_typesetter_is_content_with_what_never_changes() {
    for lang in Lang::ALL {
        let words = text(lang);
        sentence(lang, words.lid.tagline);
        let Score { caption, player, clan, home, total, nobody, by_home } = words.score;
        let labels = [words.lid.name, words.lid.credit, words.lid.chart, words.ninja, words.last_round];
        let labels =
            labels.into_iter().chain(words.lid.seats.iter().copied()).chain(words.clans).chain(words.orders);
        let labels = labels.chain([caption, player, clan, home, total, nobody, by_home]);
        labels.for_each(|text| label(lang, text));
        for open in [false, true] {
            label(lang, (words.eye_cell)(open));
        }
        for clan in [None, Some(Clan::Oda)] {
            label(lang, &(words.clan_cell)(clan));
        }
    }
}

/// Everything that is said in a position, to everybody.
fn hear(game: &Shinobi, lang: Lang) {
    let words = text(lang);
    let marks = [
        Mark::Chosen,
        Mark::Choosable,
        Mark::Reachable,
        Mark::Target,
        Mark::Safe,
        Mark::LastMove,
        Mark::Hint,
    ];
    for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Table]) {
        let view = &game.view(viewer);
        label(lang, &(words.board)(view));
        label(lang, &(words.deck_cell)(view));
        label(lang, &(words.removed_cell)(view));
        for thing in [Thing::Clan, Thing::Deck, Thing::Removed, Thing::Card(Card::Ninja)] {
            sentence(lang, &(words.about)(view, thing));
        }
        for seat in Seat::all(game.seats()) {
            sentence(lang, &(words.task)(view, seat));
            label(lang, &(words.hand)(seat));
            label(lang, &(words.beside)(view, seat));
            label(lang, &(words.province_cell)(view, seat, &marks));
            sentence(lang, &(words.about)(view, Thing::Province(seat)));
            for clan in Clan::ALL {
                label(lang, &(words.army_cell)(view, seat, clan, &marks));
                sentence(lang, &(words.about)(view, Thing::Army(seat, clan)));
                sentence(lang, &(words.about)(view, Thing::Card(Card::Troop(clan))));
                if game.order().is_some() {
                    sentence(lang, &(words.step)(view, Thing::Army(seat, clan)));
                    sentence(lang, &(words.step)(view, Thing::Card(Card::Troop(clan))));
                }
            }
        }
        for held in [Held::Nothing, Held::Back, Held::Open(Card::Ninja)] {
            label(lang, &(words.hand_cell)(0, held, &marks));
        }
    }
}

/// Sentences are asked for anywhere: none is missing, none is ill set, and most reasons come up in play.
#[test]
fn everything_that_is_said_in_many_games_is_well_set() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..9 {
        let mut chance = Fast::new(seed);
        let mut game = Shinobi::deal(&Setup::default(), 3 + (seed % 3) as u8, &mut chance);
        let mut step = 0;
        loop {
            step += 1;
            if step % 9 == 0 || game.order().is_none() {
                Lang::ALL.into_iter().for_each(|lang| hear(&game, lang));
            }
            let Some(seat) = game.to_act().first() else { break };
            let mut moves = Vec::new();
            game.moves(seat, &mut moves);
            let view = game.view(Viewer::Seat(seat));
            let mut other = game;
            other.clans[..usize::from(game.seats())].rotate_left(1);
            for mv in &moves {
                let why = format!("{:?}", Why::of(&view, mv));
                kinds.insert(why.split([' ', '(']).next().unwrap_or_default().to_owned());
                // Whom a seat serves has nothing to do with it.
                assert_eq!(Why::of(&view, mv), Why::of(&other.view(Viewer::Seat(seat)), mv));
            }
            let mv = moves[chance.below(moves.len() as u32) as usize];
            for lang in Lang::ALL {
                sentence(lang, &(text(lang).reason)(&view, &mv));
            }
            let mut out = Out::new();
            game.apply(seat, &mv, &mut chance, &mut out);
            for told in out.into_told() {
                for lang in Lang::ALL {
                    let (_, line) = (text(lang).told)(&told.event).expect("told");
                    PAGE.line(lang, &line);
                }
            }
        }
    }
    for kind in
        ["Destroys", "HitsLeader", "Weakens", "Arms", "Leads", "Gathers", "Scatters", "Founds", "Grows"]
    {
        assert!(kinds.contains(kind), "{kind} never came up: {kinds:?}");
    }
    assert!(!kinds.contains("Refused"));
}

fn told(lang: Lang, event: &Event) -> String {
    let (seat, line) = (text(lang).told)(event).expect("told");
    Names::of::<Shinobi>(&[], lang).text(format!("{} {} {}", sign(seat), line.text, line.rule))
}

#[test]
fn the_log_names_seats_clans_and_rules() {
    let (takeda, oda) = (Clan::Takeda, Clan::Oda);
    for (event, english, french) in [
        (
            Event::Deployed { seat: A, clan: takeda, province: B },
            "Sun deploys a card of Takeda to Wave’s province. SHI-5",
            "Soleil déploie une carte Takeda chez Vague. SHI-5",
        ),
        (
            Event::Struck { seat: A, clan: takeda, province: B },
            "Sun sends a ninja: Takeda in Wave’s province loses a card. SHI-6",
            "Soleil envoie un ninja\u{a0}: Takeda chez Vague perd une carte. SHI-6",
        ),
        (
            Event::Shifted { seat: A, clan: takeda, from: B, to: A },
            "Sun moves a card of Takeda from Wave’s province to the home province. SHI-8",
            "Soleil déplace une carte Takeda, de la province de Vague vers la sienne. SHI-8",
        ),
        (
            Event::Attacked { seat: A, with: takeda, clan: oda, province: C },
            "Sun attacks with Takeda: Oda in Cedar’s province loses a card. SHI-15",
            "Soleil attaque avec Takeda\u{a0}: Oda chez Cèdre perd une carte. SHI-15",
        ),
        (
            Event::Skipped { seat: B, order: Order::Second },
            "Wave cannot give the second order and skips it. SHI-R4",
            "Vague ne peut pas donner son deuxième ordre et le passe. SHI-R4",
        ),
        (
            Event::Drew { seat: B, cards: [Card::Ninja, Card::Troop(oda)].into_iter().collect() },
            "Wave draws 2 cards. SHI-17",
            "Vague pioche 2 cartes. SHI-17",
        ),
    ] {
        assert_eq!(told(Lang::En, &event), english);
        assert_eq!(told(Lang::Fr, &event), french);
    }
    let standing = |clan, total, home| Some(super::super::Standing { clan, total, home });
    let standings = [standing(takeda, 9, 3), standing(oda, 9, 3), standing(Clan::Mori, 4, 0), None, None];
    let shared = Event::Ended { winners: Seats::one(A).with(B), standings, totals: [1, 2, 9, 4, 9] };
    assert_eq!(
        told(Lang::En, &shared),
        "Sun and Wave win together. The clans: Sun Takeda 9, Wave Oda 9, Cedar Mōri 4. SHI-R6"
    );
}

#[test]
fn tasks_follow_the_position() {
    let task = |rule: &str, seat| {
        let game = diagram(rule).expect(rule).0;
        let task = (text(Lang::En).task)(&game.view(Viewer::Seat(seat)), seat);
        Names::of::<Shinobi>(&[], Lang::En).text(task)
    };
    assert!(task("SHI-5", A).starts_with("First order: deploy a card from your hand"));
    assert!(task("SHI-6", A).contains("or send a ninja"));
    assert!(task("SHI-R7", A).contains("only ninjas"));
    assert!(task("SHI-8", A).starts_with("Second order: place a card"));
    assert!(task("SHI-15", A).starts_with("Third order: you must attack."));
    assert_eq!(task("SHI-15", B), "Sun gives the third order.");
}

#[test]
fn a_reason_is_true_of_the_position() {
    for (rule, mv, why) in [
        ("SHI-15", "attack T U B", Why::Weakens(1)),
        ("SHI-15", "attack T M B", Why::Destroys),
        ("SHI-5", "deploy G B", Why::Founds),
        ("SHI-5", "deploy M C", Why::Leads(5)),
        ("SHI-8", "place T", Why::Arms(1)),
        ("SHI-8", "shift T C B", Why::Founds),
        ("SHI-8", "shift M B C", Why::Gathers(4)),
        ("SHI-9", "shift G A B", Why::Refused(Illegal::ShiftFromHome)),
    ] {
        let view = diagram(rule).expect(rule).0.view(Viewer::Seat(A));
        assert_eq!(Why::of(&view, &written(mv).expect(mv)), why, "{rule} {mv}");
    }
}

#[test]
fn a_hint_names_the_card_and_its_way() {
    for (rule, mv, english, french) in [
        (
            "SHI-5",
            "deploy G B",
            "Deploy Go-Hōjō from your hand to Wave’s province: a new army there.",
            "Déployez Go-Hōjō de votre main chez Vague\u{a0}: une nouvelle armée.",
        ),
        (
            "SHI-8",
            "shift T C B",
            "Move Takeda from Cedar’s province to Wave’s province: a new army there.",
            "Déplacez Takeda de la province de Cèdre vers celle de Vague\u{a0}: une nouvelle armée.",
        ),
        (
            "SHI-15",
            "attack T U B",
            "Attack Uesugi in Wave’s province with Takeda: that army keeps 1 card.",
            "Attaquez Uesugi chez Vague avec Takeda\u{a0}: cette armée garde 1 carte.",
        ),
    ] {
        let view = diagram(rule).expect(rule).0.view(Viewer::Seat(A));
        for (lang, said) in [(Lang::En, english), (Lang::Fr, french)] {
            let reason = (text(lang).reason)(&view, &written(mv).expect(mv));
            assert_eq!(Names::of::<Shinobi>(&[], lang).text(reason), said);
        }
    }
}

#[test]
fn what_is_counted_and_marked_agrees() {
    let mut game = diagram("SHI-6").expect("a diagram").0;
    game.removed = [Card::Ninja, Card::Ninja, Card::Troop(Clan::Oda)].into_iter().collect();
    let view = game.view(Viewer::Seat(A));
    assert_eq!((text(Lang::En).removed_cell)(&view), "Out of the game: 1 Oda and 2 ninjas");
    assert_eq!((text(Lang::Fr).removed_cell)(&view), "Retirées du jeu\u{a0}: 1 Oda et 2 ninjas");
    let chosen = (text(Lang::Fr).hand_cell)(1, Held::Open(Card::Troop(Clan::Uesugi)), &[Mark::Chosen]);
    assert_eq!(chosen, "Main 2\u{a0}: Uesugi, choisie");
}
