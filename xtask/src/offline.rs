//! What makes the page one that stays: the list of its files for the service worker, the web app manifest and its icons.

use std::{
    collections::hash_map::DefaultHasher,
    fs,
    hash::{Hash, Hasher},
    path::Path,
};

use resvg::{tiny_skia, usvg};

use crate::{build, shortcuts};

/// The service worker.
pub(crate) const WORKER: &str = "offline.js";

/// The folder of the icons.
const ICONS: &str = "icons";

/// The icons: name, edge in pixels, and how much of it the drawing takes. A maskable one may be cut to any shape, so its
/// drawing keeps away from the edges; that of an iPad is cut too, and must have corners to cut.
const SIZES: [(&str, u32, f32); 4] =
    [(TOUCH, 180, 1.0), ("192", 192, 1.0), ("512", 512, 1.0), ("maskable", 512, 0.7)];

/// The icon of an iPad or iPhone.
const TOUCH: &str = "180";

/// Folders that nobody needs without a network: an example for keepers of other pages, and what shops show.
const APART: [&str; 2] = ["example/", "pictures/"];

/// The paper that the drawing of the icon stands on.
const PAPER: (u8, u8, u8) = (0xF4, 0xEF, 0xE4);

type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// Draws the icons and lists the files of the built page.
pub(crate) fn make(root: &Path, dist: &Path) -> Done {
    icons(&fs::read(root.join("icon.svg"))?, &dist.join(ICONS))?;
    shortcuts::add(root, &dist.join("app.webmanifest"))?;
    let worker = dist.join(WORKER);
    let script = fs::read_to_string(&worker)?;
    let mut files = build::files(dist)?;
    files.retain(|file| file != WORKER && !APART.iter().any(|folder| file.starts_with(folder)));
    let version = version(dist, &files)?;
    fs::write(worker, filled(&script, &version, &files).ok_or("offline.js has no room for its lists")?)?;
    Ok(())
}

/// The worker's script with its two lists. The page itself is asked for by its folder, or by its name.
fn filled(script: &str, version: &str, files: &[String]) -> Option<String> {
    let named = files.iter().map(|file| format!("\"./{file}\""));
    let list: Vec<String> = std::iter::once(r#""./""#.to_owned()).chain(named).collect();
    let filled = script.replacen("VERSION = \"\"", &format!("VERSION = \"{version}\""), 1).replacen(
        "FILES = []",
        &format!("FILES = [{}]", list.join(", ")),
        1,
    );
    (filled.contains(version) && filled.contains(&list.join(", "))).then_some(filled)
}

/// A version that changes with every byte of every file.
fn version(dist: &Path, files: &[String]) -> Done<String> {
    let mut hasher = DefaultHasher::new();
    for file in files {
        file.hash(&mut hasher);
        fs::read(dist.join(file))?.hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// Draws the icon in every size.
fn icons(svg: &[u8], folder: &Path) -> Done {
    fs::create_dir_all(folder)?;
    let drawing = usvg::Tree::from_data(svg, &usvg::Options::default())?;
    for (name, edge, share) in SIZES {
        let mut picture = tiny_skia::Pixmap::new(edge, edge).ok_or("no room for a picture")?;
        if share < 1.0 || name == TOUCH {
            picture.fill(tiny_skia::Color::from_rgba8(PAPER.0, PAPER.1, PAPER.2, 255));
        }
        let edge = edge as f32;
        let scale = edge * share / drawing.size().width();
        let margin = edge * (1.0 - share) / 2.0;
        let place = tiny_skia::Transform::from_row(scale, 0.0, 0.0, scale, margin, margin);
        resvg::render(&drawing, place, &mut picture.as_mut());
        fs::write(folder.join(format!("{name}.png")), picture.encode_png()?)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lists_are_filled_in() {
        let script = "const VERSION = \"\";\nconst FILES = [];\n";
        let files = ["engawa.js".to_owned(), "index.html".to_owned()];
        let filled = filled(script, "12ab", &files).expect("there is room");
        assert_eq!(
            filled,
            "const VERSION = \"12ab\";\nconst FILES = [\"./\", \"./engawa.js\", \"./index.html\"];\n"
        );
        assert_eq!(super::filled("const NOTHING = 1;", "12ab", &files), None);
    }

    #[test]
    fn what_is_cut_has_corners() {
        let folder = std::env::temp_dir().join(format!("engawa-icons-{}", std::process::id()));
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a root");
        icons(&fs::read(root.join("icon.svg")).expect("the icon"), &folder).expect("drawn");
        for (name, is_whole) in [(TOUCH, true), ("maskable", true), ("192", false)] {
            let icon = tiny_skia::Pixmap::load_png(folder.join(format!("{name}.png"))).expect("a picture");
            assert_eq!(icon.pixels()[0].is_opaque(), is_whole, "{name}");
        }
        fs::remove_dir_all(folder).expect("gone");
    }

    #[test]
    fn the_worker_has_room_for_its_lists() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a root");
        let script = fs::read_to_string(root.join(WORKER)).expect("the worker");
        assert!(filled(&script, "12ab", &["x.js".to_owned()]).is_some());
    }
}
