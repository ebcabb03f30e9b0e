//! `CONTRIBUTING.md` walks through adding a game. Here the game for tests is held against it, and so are the others.

#[cfg(feature = "app")]
mod lanterns;

use std::fs;
use std::path::{Path, PathBuf};

use engawa::games::SLUGS;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn walk() -> String {
    read(&root().join("CONTRIBUTING.md"))
}

/// The files that the tables of the first part name.
fn named() -> Vec<String> {
    let walk = walk();
    let folder =
        walk.split("## 1.").nth(1).and_then(|rest| rest.split("## 2.").next()).expect("a first step");
    let rows = folder.lines().filter(|line| line.starts_with("| `"));
    let files = rows.flat_map(|row| row.split('|').nth(1).expect("a file").split(", "));
    files.map(|file| file.trim().trim_matches('`').to_owned()).collect()
}

/// Whether a game has a room, be it a file or a folder of its own.
fn has(folder: &Path, file: &str) -> bool {
    let room = file.strip_suffix("/mod.rs").or_else(|| file.strip_suffix(".rs"));
    folder.join(file).exists() || room.is_some_and(|room| folder.join(room).join("mod.rs").exists())
}

#[test]
fn the_walk_names_what_a_game_is_made_of() {
    let files = named();
    assert!(files.len() > 10, "{files:?}");
    for file in &files {
        // The test game is tested by all of this; Shogun hides nothing, and is its own view.
        assert!(
            has(&root().join("tests/lanterns"), file) || file == "tests.rs",
            "the test game has no {file}"
        );
        for slug in SLUGS {
            let has = has(&root().join("src/games").join(slug.replace('-', "_")), file);
            assert!(has || (*slug == "shogun" && file == "view.rs"), "{slug} has no {file}");
        }
    }
    assert!(root().join("tests/lanterns/lanterns.css").exists());
}

#[test]
fn a_registered_game_has_the_lines_and_the_file_that_the_walk_asks_for() {
    let (walk, registry) = (walk(), read(&root().join("src/games/mod.rs")));
    for line in ["pub mod lanterns;", "    lanterns::Lanterns,"] {
        assert!(walk.contains(&format!("```rust\n{line}\n```")), "the walk says {line}");
        for slug in SLUGS {
            let room = slug.replace('-', "_");
            let name: String = slug.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect();
            let line = line.replace("lanterns", &room).replace("Lanterns", &name);
            assert!(registry.lines().any(|other| other == line), "{line}");
        }
    }
    for slug in SLUGS {
        assert!(root().join("style").join(slug).with_extension("css").exists(), "{slug} has no style file");
    }
}

/// A style that names a game names it by its slug, and no other way.
#[test]
fn styles_name_games_by_their_slugs() {
    let folder = root().join("style");
    let files = [&folder, &folder.join("later")].map(|folder| fs::read_dir(folder).expect("a folder"));
    let mut named = 0;
    for path in files.into_iter().flatten().map(|entry| entry.expect("a file").path()) {
        for name in
            path.is_file().then(|| read(&path)).iter().flat_map(|style| style.split("[data-game=\"").skip(1))
        {
            let name = name.split('"').next().unwrap_or_default();
            assert!(SLUGS.contains(&name), "{}: {name}", path.display());
            named += 1;
        }
    }
    assert!(named >= SLUGS.len(), "{named}");
}

#[test]
fn commands_of_the_walk_are_there() {
    let commands = read(&root().join("xtask/src/main.rs"));
    for name in walk().split("cargo xtask ").skip(1) {
        let name: String = name.chars().take_while(char::is_ascii_lowercase).collect();
        assert!(commands.contains(&format!("name: \"{name}\"")), "cargo xtask {name}");
    }
    for name in walk().split("--test ").skip(1) {
        let name: String = name.chars().take_while(char::is_ascii_lowercase).collect();
        assert!(root().join("tests").join(&name).with_extension("rs").exists(), "cargo test --test {name}");
    }
}

/// The registry does this with every game: its lid, and the game in its box with its type forgotten.
#[cfg(feature = "app")]
#[test]
fn the_test_game_can_be_put_on_the_table() {
    use core::marker::PhantomData;

    use engawa::ui::lang::Lang;
    use engawa::ui::shelf::Lid;
    use engawa::ui::stage::erased::{Kind, Of};
    use engawa::ui::stage::picture::Touch;
    use engawa::ui::stage::rulebook;
    use engawa::ui::stage::staged::{Scene, Staged};
    use lanterns::Lanterns;

    let (lid, kind): (Lid, &dyn Kind) = (Lid::of::<Lanterns>(), &Of::<Lanterns>(PhantomData));
    assert_eq!((lid.words(Lang::En).name, lid.words(Lang::Fr).name), ("Lanterns", "Lanternes"));
    let draft = kind.first_draft();
    assert_eq!(kind.options(&draft, Lang::En).len(), 1);
    assert_ne!(kind.choose(&draft.setup, 0, 1), draft.setup);
    assert_eq!(kind.choose(&draft.setup, 1, 1), draft.setup, "an option that is not there sets nothing");
    let record = kind.deal(&draft).expect("a record");
    assert!(kind.load(&record, Lang::Fr).is_ok());
    // The first cell is the first move, and can be played.
    let game =
        <Lanterns as engawa::kernel::Game>::deal(&<_>::default(), 3, &mut engawa::kernel::Fast::new(1));
    let scene = Scene::of(&game);
    for lang in Lang::ALL {
        let picture = Lanterns::picture(&scene, &(), lang);
        assert_eq!(picture.cells().count(), scene.moves.len());
        let texts = [include_str!("lanterns/text/rules.en.txt"), include_str!("lanterns/text/rules.fr.txt")];
        assert_eq!(rulebook::read(texts[lang as usize]).map(|sections| sections.len()), Ok(2));
    }
    assert_eq!(Lanterns::touch(&scene, &mut (), Touch::Tap(0)), scene.moves[..1]);
}
