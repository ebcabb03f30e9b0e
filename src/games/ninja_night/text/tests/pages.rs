//! The rules page, and words that never change.

use super::*;

#[test]
fn every_rule_has_its_article_in_both_languages() {
    PAGE.is_whole(|id| if id == "NNI-D1" { Kind::Derived } else { Kind::Reconstructed });
}

#[test]
fn fixed_words_are_well_set() {
    for lang in Lang::ALL {
        let words = text(lang);
        [words.lid.tagline, words.expert.hint, words.first.hint]
            .into_iter()
            .for_each(|hint| sentence(lang, hint));
        let Score { caption, player, held, value, chests, bonuses } = words.score;
        let labels = [
            words.lid.seats,
            &words.actions,
            &words.action_short,
            &words.bonuses,
            &words.bonus_short,
            &words.play,
            &words.steps,
            &words.shift,
            &words.wheels,
            &words.change,
            &words.first.values,
            &[words.set_plan, words.let_go, words.cancel, words.skip, words.done, words.heal],
            &[words.drop, words.pick, words.backpack, words.on_roof, words.strip, words.planned],
            &[
                words.first_player,
                words.expert.label,
                words.first.label,
                words.lid.name,
                words.lid.credit,
                words.lid.chart,
            ],
            &[caption, player, held, value, chests, bonuses],
        ];
        labels.into_iter().flatten().for_each(|words| label(lang, words));
    }
}

/// Every step has its value, and a minute has many steps.
#[test]
fn the_chart_is_named_after_its_steps() {
    assert_eq!(LID.map(|lid| lid.chart.contains("minute")), [false; 2]);
}

#[test]
fn lengths_are_told_in_millimetres() {
    assert_eq!((millimetres(120, '.').as_str(), millimetres(5, ',').as_str()), ("12", "0,5"));
}
