//! Everything that comes up in many games is put into words.

use std::collections::{BTreeSet, HashSet};
use std::mem::discriminant;

use super::*;

#[test]
fn every_event_of_many_games_is_told() {
    let mut kinds = HashSet::new();
    for seed in 0..300 {
        walk(2 + (seed % 3) as u8, seed, |_: &NinjaCamp, _, told| {
            for Told { audience, event } in told {
                let secret =
                    matches!(event, Event::Peeked { cards: None, .. } | Event::TookUnused { card: None, .. });
                kinds.insert(discriminant(event));
                for lang in Lang::ALL {
                    let (_, line) = (text(lang).told)(event).expect("told");
                    PAGE.line(lang, &line);
                    assert!(!secret || !names_a_card(lang, &line.text), "{audience:?} {}", line.text);
                }
            }
        });
    }
    assert_eq!(kinds.len(), 10, "every kind of event comes up");
}

#[test]
fn every_position_of_many_games_is_put_into_words() {
    for seed in 0..24 {
        let mut chance = Fast::new(seed);
        let seats = 2 + (seed % 3) as u8;
        walk(seats, seed, |game: &NinjaCamp, mv, _| {
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
                        PAGE.line(lang, &line);
                    }
                    for card in Card::ALL {
                        label(lang, &(words.hand_cell)(view, seat, card));
                        label(lang, &(words.discard_cell)(view, seat, card));
                        if let Some(line) = (words.unplayable)(view, seat, card) {
                            PAGE.line(lang, &line);
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
                    PAGE.line(lang, &line);
                }
            }
        });
    }
}

/// Where a card can be played, nothing is said against it, and the other way round.
#[test]
fn what_is_said_of_a_card_agrees_with_the_rules() {
    for seed in 0..40 {
        walk(2 + (seed % 3) as u8, seed, |game: &NinjaCamp, _, _| {
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
        walk(2 + (seed % 3) as u8, seed, |game: &NinjaCamp, mv, _| {
            let Some(mv) = mv else { return };
            let view = seen(game, game.turn());
            let moves = moves(&view, game.turn());
            let some = [*mv, Move::Pass, *chance.pick(&moves).expect("a move")];
            for mv in some.iter().filter(|mv| moves.contains(mv)) {
                let why = format!("{:?}", Why::of(&view, mv));
                kinds.insert(why.split([' ', '(']).next().unwrap_or_default().to_owned());
                for lang in Lang::ALL {
                    sentence(lang, &hint(&view, mv, lang));
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
