//! Which games there are: those of the registry. A folder of `src/games` that has no line there is no part of the page.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::step::{Outcome, Steps};

/// Where the registry is, from the root.
const REGISTRY: &str = "src/games/mod.rs";

/// A game of the registry.
#[derive(Debug, PartialEq)]
pub(crate) struct Game {
    /// What it is called in addresses and names of files: `ninja-camp`.
    pub(crate) slug: String,
    /// What people call it: Ninja Camp.
    pub(crate) name: String,
}

impl Game {
    /// The folder of its source, with its texts and drawings.
    pub(crate) fn folder(&self, root: &Path) -> PathBuf {
        root.join("src/games").join(self.slug.replace('-', "_"))
    }
}

/// All games, in the order of the shelf.
pub(crate) fn all(root: &Path) -> Result<Vec<Game>, String> {
    let registry = fs::read_to_string(root.join(REGISTRY)).map_err(|error| format!("{REGISTRY}: {error}"))?;
    listed(&registry).ok_or_else(|| "no games in the registry".to_owned())
}

/// The same for steps that need them.
pub(crate) fn prepare(steps: &mut Steps, root: &Path) -> Outcome<Vec<Game>> {
    all(root).or_else(|reason| steps.fail("games", &format!("mend the registry in {REGISTRY}"), &reason))
}

/// The games in the text of a registry: `ninja_camp::NinjaCamp,` is `ninja-camp`, Ninja Camp.
fn listed(registry: &str) -> Option<Vec<Game>> {
    let lines = registry.split_once("\nregistry! {\n")?.1.split_once("\n}")?.0.lines();
    let game = |line: &str| {
        let (room, name) = line.trim().trim_end_matches(',').split_once("::")?;
        let spaced = |sign: char| if sign.is_uppercase() { format!(" {sign}") } else { sign.to_string() };
        let name = name.chars().map(spaced).collect::<String>().trim().to_owned();
        Some(Game { slug: room.replace('_', "-"), name })
    };
    lines.map(game).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_registry_has_a_folder() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a root");
        let games = all(root).expect("games");
        assert!(games.len() >= 5, "{games:?}");
        for game in &games {
            assert!(game.folder(root).is_dir(), "{game:?}");
        }
    }

    #[test]
    fn a_line_of_the_registry_gives_slug_and_name() {
        let games = listed("\nregistry! {\n    shogun::Shogun,\n    ninja_camp::NinjaCamp,\n}\n");
        let game = |slug: &str, name: &str| Game { slug: slug.to_owned(), name: name.to_owned() };
        assert_eq!(games, Some(vec![game("shogun", "Shogun"), game("ninja-camp", "Ninja Camp")]));
        assert_eq!(listed("registry!"), None);
    }
}
