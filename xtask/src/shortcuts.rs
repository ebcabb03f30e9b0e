//! The shortcuts of the web app manifest, one to each game of the registry: a new game gets its own by its line there.

use std::{fs, path::Path};

use serde_json::{Value, json};

/// Where the registry is, from the root.
const REGISTRY: &str = "src/games/mod.rs";

type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// Adds a shortcut to each game to the manifest of the built page.
pub(crate) fn add(root: &Path, manifest: &Path) -> Done {
    let mut app: Value = serde_json::from_str(&fs::read_to_string(manifest)?)?;
    let registry = fs::read_to_string(root.join(REGISTRY))?;
    app["shortcuts"] =
        games(&registry).ok_or("no games in the registry")?.into_iter().map(shortcut).collect();
    Ok(fs::write(manifest, app.to_string())?)
}

fn shortcut((slug, name): (String, String)) -> Value {
    let icon = json!({ "src": "icons/192.png", "sizes": "192x192" });
    json!({ "name": name, "url": format!("./#/{slug}"), "icons": [icon] })
}

/// The slug and the name of every game in the registry: `ninja_camp::NinjaCamp,` is `ninja-camp`, Ninja Camp.
fn games(registry: &str) -> Option<Vec<(String, String)>> {
    let lines = registry.split_once("\nregistry! {\n")?.1.split_once("\n}")?.0.lines();
    let game = |line: &str| {
        let (room, name) = line.trim().trim_end_matches(',').split_once("::")?;
        let spaced = |sign: char| if sign.is_uppercase() { format!(" {sign}") } else { sign.to_string() };
        Some((room.replace('_', "-"), name.chars().map(spaced).collect::<String>().trim().to_owned()))
    };
    lines.map(game).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_registry_has_a_shortcut() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a root");
        let registry = fs::read_to_string(root.join(REGISTRY)).expect("a registry");
        let games = games(&registry).expect("games");
        assert!(games.len() >= 5, "{games:?}");
        assert_eq!(games[1], ("ninja-camp".to_owned(), "Ninja Camp".to_owned()));
        let rooms =
            games.iter().filter(|(slug, _)| root.join("src/games").join(slug.replace('-', "_")).is_dir());
        assert_eq!(rooms.count(), games.len());
        assert_eq!(super::games("registry!"), None);
    }

    #[test]
    fn a_manifest_keeps_what_is_in_it() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a root");
        let manifest = std::env::temp_dir().join(format!("engawa-{}.webmanifest", std::process::id()));
        fs::copy(root.join("app.webmanifest"), &manifest).expect("a copy");
        add(root, &manifest).expect("shortcuts");
        let app: Value = serde_json::from_str(&fs::read_to_string(&manifest).expect("a file")).expect("JSON");
        fs::remove_file(manifest).expect("a file");
        assert_eq!(
            (app["name"].as_str(), app["shortcuts"][0]["url"].as_str()),
            (Some("Engawa"), Some("./#/shogun"))
        );
    }
}
