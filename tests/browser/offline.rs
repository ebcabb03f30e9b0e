//! Without a network: what was loaded once plays on, and what does not come is asked for again.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use engawa::games;
use tokio::time::sleep;

use crate::{page::Page, visit::visit};

/// How long a lost file that several pieces of the program need takes to be missed: longer than the others, as on a busy
/// machine.
const SLOW: Duration = Duration::from_millis(300);

/// A host for the built page that can be stopped, and that can lose a file.
struct Host {
    address: String,
    stopped: Arc<AtomicBool>,
    lost: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Host {
    /// Serves the built page; while `lost` is set, not the pieces of games.
    fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = format!("http://{}/", listener.local_addr().expect("an address"));
        let [stopped, lost] = [(); 2].map(|()| Arc::new(AtomicBool::new(false)));
        let (stop, lose) = (stopped.clone(), lost.clone());
        let thread = thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if stop.load(Ordering::Relaxed) {
                    return;
                }
                let lose = lose.clone();
                thread::spawn(move || answer(&stream, lose.load(Ordering::Relaxed)));
            }
        });
        Self { address, stopped, lost, thread: Some(thread) }
    }

    /// Goes away: nobody answers at its address any more.
    fn stop(&mut self) {
        self.stopped.store(true, Ordering::Relaxed);
        let _ = TcpStream::connect(self.address.trim_start_matches("http://").trim_end_matches('/'));
        if let Some(thread) = self.thread.take() {
            thread.join().expect("the host stops");
        }
    }
}

fn answer(mut stream: &TcpStream, loses: bool) {
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next().and_then(Result::ok).unwrap_or_default();
    while lines.next().and_then(Result::ok).is_some_and(|line| !line.is_empty()) {}
    let target = request.split([' ', '?']).nth(1).unwrap_or("/").trim_start_matches('/');
    let file = if target.is_empty() { "index.html" } else { target };
    let is_lost = loses && games::SLUGS.iter().any(|slug| file.contains(slug));
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("dist").join(file);
    let kind = match Path::new(file).extension().and_then(|end| end.to_str()) {
        Some("css") => "text/css",
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    };
    if is_lost && file.contains('+') {
        thread::sleep(SLOW);
    }
    let (status, body) = match fs::read(path) {
        Ok(body) if !is_lost => ("200 OK", body),
        _ => ("404 Not Found", Vec::new()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body));
}

/// The same browser at another host, in English, quick and still.
async fn at(page: &Page, host: &Host) -> Page {
    let page = Page { address: host.address.clone(), ..page.clone() };
    page.open("#/").await;
    for (name, value) in [("lang", "en"), ("speed", "quick"), ("still", "true")] {
        page.prefer(name, value).await;
    }
    page
}

#[tokio::test]
async fn what_was_loaded_once_plays_when_the_host_is_gone() {
    visit("#/", |page| async move {
        // A private window may have no place to keep a page.
        if page.run("return !navigator.serviceWorker", vec![]).await == true {
            return;
        }
        let mut host = Host::new();
        let page = at(&page, &host).await;
        page.see("html[data-offline]").await;
        host.stop();
        for slug in games::SLUGS {
            page.open(&format!("#/{slug}")).await;
            page.click(r#"[data-do="who 0 1"]"#).await;
            page.click(".setup .primary").await;
            // Bots play a whole game: that may take a while.
            for _ in 0..60 {
                if page.count(".end.panel .chart").await > 0 {
                    break;
                }
                sleep(Duration::from_secs(1)).await;
            }
            page.see(".end.panel .chart").await;
            page.reload().await;
            page.see(".end.panel").await;
        }
        page.open("#/shogun/rules").await;
        page.see(".rule .diagram").await;
        // The browser's own complaint that nobody answers when it looks for a new version is no fault of the page.
        page.forgive().await;
    })
    .await;
}

#[tokio::test]
async fn a_game_that_does_not_come_is_asked_for_again() {
    visit("#/", |page| async move {
        // A file is missing from the beginning, so nothing is kept for later either.
        let host = Host::new();
        host.lost.store(true, Ordering::Relaxed);
        let page = at(&page, &host).await;
        page.open("#/shogun").await;
        page.see(".sorry .btn.primary").await;
        assert!(page.text(".sorry").await.contains("did not arrive"));
        // Whoever tries again at once has it, although what was under way is lost too.
        host.lost.store(false, Ordering::Relaxed);
        page.click(".sorry .btn.primary").await;
        page.see(".setup .primary").await;
        page.forgive().await;
    })
    .await;
}
