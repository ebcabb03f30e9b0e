//! The shortcuts of the web app manifest, one to each game of the registry: a new game gets its own by its line there.

use std::{fs, path::Path};

use serde_json::{Value, json};

use crate::games::{self, Game};

type Done = Result<(), Box<dyn std::error::Error>>;

/// Adds a shortcut to each game to the manifest of the built page.
pub(crate) fn add(root: &Path, manifest: &Path) -> Done {
    let mut app: Value = serde_json::from_str(&fs::read_to_string(manifest)?)?;
    app["shortcuts"] = games::all(root)?.iter().map(shortcut).collect();
    Ok(fs::write(manifest, app.to_string())?)
}

fn shortcut(game: &Game) -> Value {
    let icon = json!({ "src": "icons/192.png", "sizes": "192x192" });
    json!({ "name": game.name, "url": format!("./#/{}", game.slug), "icons": [icon] })
}

#[cfg(test)]
mod tests {
    use super::*;

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
