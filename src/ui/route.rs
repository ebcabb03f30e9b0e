//! Addresses within the page. Everything stands behind the `#`, so the page works from any folder and any host.

use crate::games::SLUGS;
use crate::kernel::record;

/// A screen and what it shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The shelf.
    Home,
    /// Seats and options of a new game.
    Setup(String),
    /// A game on the table, by the id it is kept under.
    Play {
        /// Which game.
        game: String,
        /// Which of those kept.
        id: String,
    },
    /// A kept game, step by step.
    Replay {
        /// Which game.
        game: String,
        /// Which of those kept.
        id: String,
    },
    /// The rules, at one of them if it is named.
    Rules {
        /// Which game.
        game: String,
        /// The id of a rule.
        rule: Option<String>,
    },
    /// What a game lets practise.
    Practice(String),
    /// Language, looks, sound, what is kept.
    Settings,
    /// A record that came with the address itself.
    Link(String),
    /// Nothing we know.
    Lost,
}

impl Route {
    /// The route of what stands behind the `#`.
    #[must_use]
    pub fn parse(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let parts: Vec<&str> = path.split('/').collect();
        match parts[..] {
            [""] => Self::Home,
            ["settings"] => Self::Settings,
            ["link", text] => Self::Link(text.to_owned()),
            [game, ..] if !SLUGS.contains(&game) => Self::Lost,
            [game] => Self::Setup(game.to_owned()),
            [game, "play", id] => Self::Play { game: game.to_owned(), id: id.to_owned() },
            [game, "replay", id] => Self::Replay { game: game.to_owned(), id: id.to_owned() },
            [game, "practice"] => Self::Practice(game.to_owned()),
            [game, "rules"] => Self::Rules { game: game.to_owned(), rule: None },
            [game, "rules", rule] => Self::Rules { game: game.to_owned(), rule: Some(rule.to_owned()) },
            _ => Self::Lost,
        }
    }

    /// The rule it names; else empty.
    #[must_use]
    pub fn rule(&self) -> String {
        if let Self::Rules { rule: Some(rule), .. } = self { rule.clone() } else { String::new() }
    }

    /// The slug of the game it needs.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        match self {
            Self::Setup(game) | Self::Practice(game) => Some(game),
            Self::Play { game, .. } | Self::Replay { game, .. } | Self::Rules { game, .. } => Some(game),
            Self::Link(text) => record::game_of(text),
            Self::Home | Self::Settings | Self::Lost => None,
        }
    }

    /// Whether its screen is one of those that come later. See [`later`](crate::ui::later).
    #[must_use]
    pub const fn is_later(&self) -> bool {
        !matches!(self, Self::Home | Self::Setup(_) | Self::Play { .. } | Self::Lost)
    }

    /// Its screen, wherever on it one is.
    #[must_use]
    pub fn screen(&self) -> Self {
        match self {
            Self::Rules { game, .. } => Self::Rules { game: game.clone(), rule: None },
            other => other.clone(),
        }
    }

    /// The address of this route, from the `#` on.
    #[must_use]
    pub fn href(&self) -> String {
        match self {
            Self::Home | Self::Lost => "#/".to_owned(),
            Self::Settings => "#/settings".to_owned(),
            Self::Link(text) => format!("#/link/{text}"),
            Self::Setup(game) => format!("#/{game}"),
            Self::Practice(game) => format!("#/{game}/practice"),
            Self::Play { game, id } => format!("#/{game}/play/{id}"),
            Self::Replay { game, id } => format!("#/{game}/replay/{id}"),
            Self::Rules { game, rule: None } => format!("#/{game}/rules"),
            Self::Rules { game, rule: Some(rule) } => format!("#/{game}/rules/{rule}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_leads_back_to_its_route() {
        let game = || "shogun".to_owned();
        let routes = [
            Route::Home,
            Route::Settings,
            Route::Setup(game()),
            Route::Practice(game()),
            Route::Play { game: game(), id: "k3x9".into() },
            Route::Replay { game: game(), id: "k3x9".into() },
            Route::Rules { game: game(), rule: None },
            Route::Rules { game: game(), rule: Some("SHO-13".into()) },
            Route::Link("engawa.1.shogun.1.AA.00000000".into()),
        ];
        for route in routes {
            assert_eq!(Route::parse(&route.href()), route);
        }
    }

    #[test]
    fn two_rules_of_a_game_are_places_on_one_screen() {
        let [one, other] = ["#/shogun/rules/SHO-1", "#/shogun/rules/SHO-2"].map(Route::parse);
        assert_eq!((one.screen(), one.rule().as_str()), (other.screen(), "SHO-1"));
        assert_eq!((Route::Home.screen(), Route::Home.rule()), (Route::Home, String::new()));
    }

    #[test]
    fn unknown_addresses_are_lost_and_lead_home() {
        for hash in ["#/chess", "#/shogun/win", "#/shogun/play", "#/settings/x/y", "#//x"] {
            assert_eq!(Route::parse(hash), Route::Lost, "{hash}");
        }
        assert_eq!(Route::Lost.href(), "#/");
        for hash in ["", "#", "#/", "/"] {
            assert_eq!(Route::parse(hash), Route::Home, "{hash}");
        }
    }
}
