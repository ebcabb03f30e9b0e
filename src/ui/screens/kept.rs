//! The list of kept games, below the shelf: what, when, who, and what can be done with them.

use leptos::prelude::*;

use crate::kernel::{Control, Player, record};
use crate::ui::browser;
use crate::ui::keep::kept::{Kept, Progress};
use crate::ui::keep::prefs::Prefs;
use crate::ui::paper::escaped;
use crate::ui::route::Route;
use crate::ui::shelf::lid;
use crate::ui::stage::picture::Markup;
use crate::ui::widgets::{button, icon_button};
use crate::ui::words::Words;

/// All kept games. Deleting one asks once more: `asked` is the one that was asked about.
#[must_use]
pub fn list(prefs: Prefs, kept: &[Kept], asked: &str) -> Markup {
    let rows: Markup = kept.iter().map(|game| row(prefs, game, asked)).collect();
    let heading = prefs.later_words().kept_games;
    format!(r#"<section class="kept"><h2>{heading}</h2><ul class="saves">{rows}</ul></section>"#)
}

fn row(prefs: Prefs, game: &Kept, asked: &str) -> Markup {
    let (words, lang) = (prefs.later_words(), prefs.lang.get());
    let (id, slug) = (game.id.clone(), game.game().unwrap_or_default().to_owned());
    let lid = lid(&slug);
    let title = lid.map_or(words.unknown_game, |lid| lid.words(lang).name);
    let seal = lid.map_or("", |lid| lid.about.slug);
    let (state, route) = match game.progress {
        _ if lid.is_none() => (words.damaged.to_owned(), None),
        Some(Progress { steps, over: true }) => {
            ((words.finished_after)(steps), Some(Route::Replay { game: slug, id }))
        }
        Some(Progress { steps, .. }) => ((words.move_number)(steps), Some(Route::Play { game: slug, id })),
        None => (String::new(), Some(Route::Play { game: slug, id })),
    };
    let when = browser::moment(game.at as f64, lang.tag());
    let when = if state.is_empty() { when } else { format!("{state} · {when}") };
    let who = escaped(&at_table(&record::players_of(&game.text), words));
    let (does, label) = (format!("forget {}", escaped(&game.id)), (words.forget)(title));
    let forget = match game.id == asked {
        true => button("danger", &does, &label),
        false => icon_button(&does, "trash", &label),
    };
    let name = match route {
        Some(route) => format!(r#"<a href="{}">{title}</a>"#, escaped(&route.href())),
        None => format!("<span>{title}</span>"),
    };
    format!(
        r#"<li data-game="{seal}"><i class="seal"></i><span>{name}<small>{who}</small><small>{when}</small></span>{forget}</li>"#
    )
}

/// Who plays, in seat order. Those who are called the same, as bots are, stand together.
fn at_table(players: &[Player], words: &Words) -> String {
    let called = |player: &Player| match player.control {
        _ if !player.name.is_empty() => player.name.clone(),
        Control::Human => words.a_person.to_owned(),
        Control::Bot(level) => words.bots[level as usize].to_owned(),
    };
    let mut all: Vec<(String, usize)> = Vec::new();
    for name in players.iter().map(called) {
        match all.iter_mut().find(|(known, _)| *known == name) {
            Some((_, times)) => *times += 1,
            None => all.push((name, 1)),
        }
    }
    let said =
        all.into_iter().map(|(name, times)| if times == 1 { name } else { format!("{times} × {name}") });
    said.collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Level;
    use crate::ui::lang::Lang;
    use crate::ui::words::words;

    #[test]
    fn who_plays_is_said_in_a_line() {
        let named = |name: &str| Player { name: name.to_owned(), ..Player::human() };
        let bot = Player::bot(Level::Novice);
        let said = |players: &[Player]| at_table(players, words(Lang::En));
        assert_eq!(said(&[named("Ayo"), bot.clone(), named("Noé"), bot]), "Ayo · 2 × bot, novice · Noé");
        assert_eq!(said(&[Player::human(), Player::human()]), "2 × person");
        assert_eq!(said(&[]), "");
    }
}
