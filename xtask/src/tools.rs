//! The tools that building needs beyond Rust itself: pinned, found or installed.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::step::{Outcome, Steps};

/// A program that comes from crates.io, at the one version we build with.
struct Tool {
    /// The package that `cargo install` takes.
    package: &'static str,
    /// Its version, exactly.
    version: &'static str,
    /// The programs of the package that we use.
    programs: &'static [&'static str],
}

/// The pinned tools. The version of wasm-bindgen-cli is that of the wasm-bindgen library in Cargo.toml.
const TOOLS: [Tool; 2] = [
    Tool {
        package: "wasm-bindgen-cli",
        version: "0.2.129",
        programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
    },
    Tool { package: "trunk", version: "0.21.14", programs: &["trunk"] },
];

/// The target the page is compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// The project's folder, and the search path with the pinned tools on it.
pub(crate) struct Workshop {
    root: PathBuf,
    path: OsString,
}

impl Workshop {
    /// Finds or installs all that building needs.
    pub(crate) fn prepare(steps: &mut Steps) -> Outcome<Self> {
        Self::bare(steps)?.with_tools(steps)
    }

    /// Finds or installs what compiling needs, without the tools.
    pub(crate) fn bare(steps: &mut Steps) -> Outcome<Self> {
        let shop = Self { root: root(), path: env::var_os("PATH").unwrap_or_default() };
        shop.add_target(steps)?;
        let library = shop.add_source(steps)?;
        shop.fetch_crates(steps, &library)?;
        Ok(shop)
    }

    /// Finds or installs the tools.
    pub(crate) fn with_tools(mut self, steps: &mut Steps) -> Outcome<Self> {
        for tool in &TOOLS {
            self.find_or_install(steps, tool)?;
        }
        Ok(self)
    }

    /// The project's folder.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// A program, run from the project's folder, that finds the pinned tools first.
    pub(crate) fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.root).env("PATH", &self.path);
        command
    }

    /// Our search path with a folder before all others.
    pub(crate) fn path_with(&self, folder: &Path) -> OsString {
        let folders = std::iter::once(folder.to_owned()).chain(env::split_paths(&self.path));
        env::join_paths(folders).unwrap_or_else(|_| self.path.clone())
    }

    /// Where a program lies on our search path.
    pub(crate) fn find(&self, program: &str) -> Option<PathBuf> {
        let name = format!("{program}{}", env::consts::EXE_SUFFIX);
        env::split_paths(&self.path).map(|folder| folder.join(&name)).find(|path| path.is_file())
    }

    /// Adds the wasm target to the toolchain if it lacks it.
    fn add_target(&self, steps: &mut Steps) -> Outcome {
        let name = "wasm32 target";
        let library = said(self.command("rustc").args(["--print", "target-libdir", "--target", WASM]));
        if library.is_some_and(|folder| Path::new(folder.trim()).is_dir()) {
            steps.ready(name, "installed");
            return Ok(());
        }
        steps.run(
            name,
            "install rustup (https://rustup.rs), or the standard library for wasm32-unknown-unknown that \
             belongs to your rustc, and run this again",
            self.command("rustup").args(["target", "add", WASM]),
        )
    }

    /// Adds the source of the standard library to the toolchain if it lacks it: see [`lean`]. Where it lies then.
    fn add_source(&self, steps: &mut Steps) -> Outcome<PathBuf> {
        let name = "standard library, source";
        let toolchain = said(self.command("rustc").args(["--print", "sysroot"])).unwrap_or_default();
        let source = Path::new(toolchain.trim()).join("lib/rustlib/src/rust/library");
        if source.join("std/Cargo.toml").is_file() {
            steps.ready(name, "installed");
            return Ok(source);
        }
        steps.run(
            name,
            "install rustup (https://rustup.rs), or the source of the standard library that belongs to your rustc, \
             and run this again",
            self.command("rustup").args(["component", "add", "rust-src"]),
        )?;
        Ok(source)
    }

    /// Fetches the crates of Cargo.lock and those of the standard library, so that all that follows can work offline.
    fn fetch_crates(&self, steps: &mut Steps, library: &Path) -> Outcome {
        let fetch = ["fetch", "--locked", "--quiet"];
        steps.run(
            "crates",
            "check the connection to the crate registry; if Cargo.lock is said to be out of date, run \
             `cargo check` and commit it",
            self.command("cargo").args(fetch),
        )?;
        let mut cargo = self.command("cargo");
        cargo.args(fetch).arg("--manifest-path").arg(library.join("Cargo.toml"));
        let advice = "check the connection to the crate registry";
        steps.run("crates of the standard library", advice, cargo.env("RUSTC_BOOTSTRAP", "1"))
    }

    /// Finds a tool on the search path, then in our own folder; installs it there if it is in neither.
    fn find_or_install(&mut self, steps: &mut Steps, tool: &Tool) -> Outcome {
        let name = format!("{} {}", tool.package, tool.version);
        if self.works(tool) {
            steps.ready(&name, "found on the search path");
            return Ok(());
        }
        let Some(cache) = cache() else {
            let advice = "set HOME or XDG_CACHE_HOME to a folder that can be written to";
            return steps.fail(&name, advice, "no folder to install it in");
        };
        let folder = cache.join("engawa/tools").join(format!("{}-{}", tool.package, tool.version));
        self.put_first(&folder.join("bin"));
        if self.works(tool) {
            steps.ready(&name, &format!("found in {}", folder.display()));
            return Ok(());
        }
        // Unoptimised and without optional features, the tools compile two to three times faster and serve as well.
        let mut install = self.command("cargo");
        install
            .args(["install", tool.package, "--version", &format!("={}", tool.version), "--locked"])
            .args(["--debug", "--no-default-features", "--force", "--root"])
            .arg(&folder)
            .env("CARGO_PROFILE_DEV_DEBUG", "0");
        let advice = "check the connection to the crate registry and that a C compiler is installed (on \
                      Debian: apt-get install build-essential), then run this again";
        steps.run(&format!("install {name}, once"), advice, &mut install)?;
        if self.works(tool) {
            return Ok(());
        }
        let advice = format!("delete {} and run this again", folder.display());
        steps.fail(&name, &advice, "it was installed, but does not give its version")
    }

    /// Whether the programs of a tool are on our search path in the right version.
    fn works(&self, tool: &Tool) -> bool {
        tool.programs.iter().all(|program| {
            said(self.command(program).arg("--version").env_remove("NO_COLOR"))
                .is_some_and(|answer| answer.split_whitespace().nth(1) == Some(tool.version))
        })
    }

    /// Puts a folder first on our search path.
    fn put_first(&mut self, folder: &Path) {
        self.path = self.path_with(folder);
    }
}

/// What is asked of the compiler for a [`lean`] program beside what `.cargo/config.toml` asks: nobody reads what a panic or
/// a debugging aid would say, so they say nothing, and a panic ends the program at once.
const LEAN: &str = "-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Zfmt-debug=none";

/// Has a build for the browser compile the standard library with it, for size and without words: a tenth less to load. The
/// compiler at hand can do it, but does not promise to, and so must be told that we know.
pub(crate) fn lean(build: &mut Command) -> &mut Command {
    build
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort")
        .env("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", LEAN)
}

/// What a program writes to its standard output, if it can be run and succeeds.
pub(crate) fn said(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The project's folder: the parent of this package, which cargo names when it runs us.
pub(crate) fn root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    match package.as_deref().and_then(Path::parent) {
        Some(root) => root.to_owned(),
        None => PathBuf::from("."),
    }
}

/// The user's folder for what can be made again.
fn cache() -> Option<PathBuf> {
    let named = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|folder| folder.is_absolute());
    named.or_else(|| env::home_dir().map(|home| home.join(".cache")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wasm_bindgen_is_pinned_alike_everywhere() {
        let version = TOOLS[0].version;
        let manifest = std::fs::read_to_string(root().join("Cargo.toml")).expect("Cargo.toml");
        assert!(manifest.contains(&format!("wasm-bindgen = {{ version = \"={version}\"")));
        let lock = std::fs::read_to_string(root().join("Cargo.lock")).expect("Cargo.lock");
        assert!(lock.contains(&format!("name = \"wasm-bindgen\"\nversion = \"{version}\"\n")));
    }

    #[test]
    fn a_program_is_found_by_its_whole_name() {
        let folder = env::temp_dir().join(format!("engawa-path-{}", std::process::id()));
        let program = folder.join(format!("tool-1.2{}", env::consts::EXE_SUFFIX));
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(&program, "").expect("a file");
        let path = env::join_paths([root(), folder.clone()]).expect("a search path");
        let shop = Workshop { root: root(), path };
        let (found, other) = (shop.find("tool-1.2"), shop.find("tool-1"));
        std::fs::remove_dir_all(folder).expect("gone");
        assert_eq!((found, other), (Some(program), None));
    }

    #[test]
    fn a_program_that_is_not_there_says_nothing() {
        assert_eq!(said(&mut Command::new("a-program-nobody-has")), None);
    }
}
