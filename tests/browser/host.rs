//! A host of our own for the built page: it can go away, lose files, have a new version, and lay a script before the page's.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    thread::{self, JoinHandle},
    time::Duration,
};

use engawa::games;

use crate::page::Page;

/// How long it takes to miss what all games need: longer than the rest, as on a busy machine.
const SLOW: Duration = Duration::from_secs(2);

/// What a new version has in its head.
pub(crate) const RENEWED: &str = "meta[name=edition]";

/// How the host behaves.
#[derive(Clone, Default)]
struct Manner {
    gone: bool,
    loses: bool,
    mute: bool,
    /// How often it has had a new version.
    renewed: u32,
    script: String,
    sheet: String,
}

/// The host.
pub(crate) struct Host {
    address: String,
    manner: Arc<Mutex<Manner>>,
    thread: Option<JoinHandle<()>>,
}

impl Host {
    /// Serves the built page at an address of its own.
    pub(crate) fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = format!("http://{}/", listener.local_addr().expect("an address"));
        let manner = Arc::<Mutex<Manner>>::default();
        let known = manner.clone();
        let thread = thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if now(&known).gone {
                    return;
                }
                let known = known.clone();
                thread::spawn(move || answer(&stream, &known));
            }
        });
        Self { address, manner, thread: Some(thread) }
    }

    /// Where it is.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// The same place by another name: to a browser another site.
    pub(crate) fn elsewhere(&self) -> String {
        self.address.replace("127.0.0.1", "localhost")
    }

    fn behave(&self, how: impl FnOnce(&mut Manner)) {
        how(&mut self.manner.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Loses the pieces of games, or finds them again.
    pub(crate) fn lose(&self, loses: bool) {
        self.behave(|manner| manner.loses = loses);
    }

    /// Loses all scripts.
    pub(crate) fn lose_scripts(&self) {
        self.behave(|manner| manner.mute = true);
    }

    /// Has a new version from now on.
    pub(crate) fn renew(&self) {
        self.behave(|manner| manner.renewed += 1);
    }

    /// Lays a script before those of the page. Nothing is kept for later then.
    pub(crate) fn lay_before(&self, script: String) {
        self.behave(|manner| manner.script = script);
    }

    /// Has a page of its own besides, `sheet.html`.
    pub(crate) fn has_sheet(&self, sheet: String) {
        self.behave(|manner| manner.sheet = sheet);
    }

    /// Goes away: nobody answers at its address any more.
    pub(crate) fn stop(&mut self) {
        self.behave(|manner| manner.gone = true);
        let _ = TcpStream::connect(self.address.trim_start_matches("http://").trim_end_matches('/'));
        if let Some(thread) = self.thread.take() {
            thread.join().expect("the host stops");
        }
    }

    /// The same browser here, in English, quick and still.
    pub(crate) async fn receive(&self, page: &Page) -> Page {
        let page = Page { address: self.address.clone(), ..page.clone() };
        page.open("#/").await;
        page.prefer_quick().await;
        page
    }
}

/// Says something that is read although the test succeeds.
pub(crate) fn tell(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

fn now(manner: &Mutex<Manner>) -> Manner {
    manner.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

fn answer(mut stream: &TcpStream, manner: &Mutex<Manner>) {
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next().and_then(Result::ok).unwrap_or_default();
    while lines.next().and_then(Result::ok).is_some_and(|line| !line.is_empty()) {}
    let target = request.split([' ', '?']).nth(1).unwrap_or("/").trim_start_matches('/');
    let file = if target.is_empty() { "index.html" } else { target };
    let kind = match Path::new(file).extension().and_then(|end| end.to_str()) {
        Some("css") => "text/css",
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    };
    // Not before: a browser may connect long before it asks.
    let (status, body) = match found(file, &now(manner)) {
        Some(body) => ("200 OK", body),
        None => ("404 Not Found", Vec::new()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body));
}

/// A file as this host has it.
fn found(file: &str, manner: &Manner) -> Option<Vec<u8>> {
    let changed = |from: &str, to: &str| {
        let text = fs::read_to_string(dist().join(file)).ok()?;
        assert!(text.contains(from), "{file} has no {from}");
        Some(text.replacen(from, to, 1).into_bytes())
    };
    match file {
        "before.js" => Some(manner.script.clone().into_bytes()),
        "sheet.html" | "other/sheet.html" => Some(manner.sheet.clone().into_bytes()),
        "offline.js" if !manner.script.is_empty() => None,
        "offline.js" if manner.renewed > 0 => {
            changed("VERSION = \"", &format!("VERSION = \"next {} ", manner.renewed))
        }
        "index.html" if !manner.script.is_empty() => {
            changed("<title>", "<script src=before.js></script><title>")
        }
        _ if manner.mute && file.ends_with(".js") => None,
        "index.html" if manner.renewed > 0 => {
            changed("<title>", &format!("<meta name=edition content=next-{}><title>", manner.renewed))
        }
        _ if manner.loses && games::SLUGS.iter().any(|slug| file.contains(slug)) => {
            if games::SLUGS.iter().all(|slug| file.contains(slug)) {
                thread::sleep(SLOW);
            }
            None
        }
        _ => fs::read(dist().join(file)).ok(),
    }
}

fn dist() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("dist")
}
