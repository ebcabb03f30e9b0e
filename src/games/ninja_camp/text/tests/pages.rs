//! The rules page, and words that never change.

use super::*;

#[test]
fn every_rule_has_its_article_in_both_languages() {
    PAGE.is_whole(|id| if id == "NCA-D3" { Kind::Reconstructed } else { Kind::Printed });
}

/// The rules page speaks of each technique and clan by the name that stands on its card.
#[test]
fn names_are_those_of_the_rules_page() {
    for lang in Lang::ALL {
        let words = text(lang);
        let articles = PAGE.articles(lang);
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
            lid,
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
        sentence(lang, lid.tagline);
        sentence(lang, first.hint);
        sentence(lang, live_scores.hint);
        let Score { caption, player, hand: in_hand, discard: pile, discard_after, under, total, passed_last } =
            score;
        let mut labels = vec![
            &lid.name,
            &lid.credit,
            &lid.chart,
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
        labels.extend(lid.seats.iter().chain(techniques).chain(clans).chain(&first.values));
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
}
