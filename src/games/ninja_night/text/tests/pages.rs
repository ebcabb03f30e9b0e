//! The rules page, and words that never change.

use super::*;

#[test]
fn every_rule_has_its_article_in_both_languages() {
    for lang in Lang::ALL {
        let found: Vec<String> = articles(lang).into_iter().map(|article| article.id).collect();
        assert_eq!(found, ids(), "{lang:?}");
        for article in articles(lang) {
            let expected = match article.id.as_bytes()[4] {
                b'D' if article.id == "NNI-D1" => Kind::Derived,
                b'D' => Kind::Reconstructed,
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

#[test]
fn fixed_words_are_well_set() {
    for lang in Lang::ALL {
        let words = text(lang);
        [words.tagline, words.expert.hint, words.first.hint]
            .into_iter()
            .for_each(|hint| sentence(lang, hint));
        let Score { caption, player, held, value, chests, bonuses } = words.score;
        let labels = [
            &words.seats[..],
            &words.actions,
            &words.action_short,
            &words.bonuses,
            &words.bonus_short,
            &words.play,
            &words.steps,
            &words.wheels,
            &words.change,
            &words.first.values,
            &[words.set_plan, words.let_go, words.cancel, words.skip, words.done, words.heal],
            &[words.drop, words.pick, words.backpack, words.on_roof, words.strip, words.planned],
            &[
                words.first_player,
                words.expert.label,
                words.first.label,
                words.name,
                words.credit,
                words.chart,
            ],
            &[caption, player, held, value, chests, bonuses],
        ];
        labels.into_iter().flatten().for_each(|words| label(lang, words));
    }
}

#[test]
fn lengths_are_told_in_millimetres() {
    assert_eq!((millimetres(120, '.').as_str(), millimetres(5, ',').as_str()), ("12", "0,5"));
}
