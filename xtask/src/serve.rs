//! `cargo xtask serve`: the page, built for release, on this machine.
//!
//! The server is a small one of our own: it serves one folder, answers GET and HEAD, and sends with every answer
//! the headers we recommend to whoever hosts the page.

use std::{
    collections::BTreeMap,
    fs,
    hash::{DefaultHasher, Hasher},
    io::{self, BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Component, Path, PathBuf},
    sync::{Arc, Mutex},
    thread,
    time::Duration,
};

use brotli::enc::BrotliEncoderParams;

use crate::{
    build,
    step::{Outcome, Steps, Stop},
    tools::Workshop,
};

/// The port tried first.
pub(crate) const PORT: u16 = 8080;

/// How many ports are tried in turn.
const PORTS: u16 = 100;

/// The longest request head that is read.
const LONGEST: u64 = 16 * 1024;

/// Headers of every answer. A frame that may run scripts and nothing else is a stranger to its own files, so they are given
/// to anybody; a file is asked for again each time, and sent again if it has changed.
const HEADERS: [(&str, &str); 4] = [
    ("Access-Control-Allow-Origin", "*"),
    ("Cache-Control", "no-cache"),
    ("Connection", "close"),
    ("X-Content-Type-Options", "nosniff"),
];

/// The type of a file by the end of its name.
const TYPES: [(&str, &str); 10] = [
    ("css", "text/css; charset=utf-8"),
    ("html", "text/html; charset=utf-8"),
    ("ico", "image/x-icon"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("txt", "text/plain; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("webmanifest", "application/manifest+json"),
];

/// Prepares, builds the page, serves it and says where, until it is interrupted.
pub(crate) fn run(steps: &mut Steps, arguments: &[String]) -> Outcome {
    let port = port(arguments)?;
    let shop = Workshop::prepare(steps)?;
    let dist = build::page(steps, &shop)?;
    let advice = "name a free port: cargo xtask serve --port N";
    let listener = steps.work("server", advice, || listen(port).map_err(|error| error.to_string()))?;
    let address = listener.local_addr().map_or_else(|_| "an unknown address".to_owned(), |at| at.to_string());
    steps.summary();
    println!("\nEngawa is at http://{address}/ (stop with Ctrl-C)");
    serve(&listener, &dist);
    Ok(())
}

/// The port asked for, or the usual one.
fn port(arguments: &[String]) -> Outcome<u16> {
    let words: Vec<&str> = arguments.iter().flat_map(|word| word.splitn(2, '=')).collect();
    match words[..] {
        [] => Ok(PORT),
        ["--port", number] => {
            number.parse().map_err(|_| Stop::Misused(format!("`{number}` is not the number of a port.")))
        }
        _ => Err(Stop::Misused(format!("`{}` is not understood.", words.join(" ")))),
    }
}

/// Listens on a port of this machine, or on the next free one.
pub(crate) fn listen(first: u16) -> io::Result<TcpListener> {
    let mut taken = None;
    for port in first..=first.saturating_add(PORTS) {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => taken = Some(error),
            result => return result,
        }
    }
    Err(taken.unwrap_or_else(|| io::ErrorKind::AddrInUse.into()))
}

/// Answers every connection from the files of a folder, each in its own thread.
pub(crate) fn serve(listener: &TcpListener, folder: &Path) {
    let folder: Arc<Path> = folder.into();
    for stream in listener.incoming().flatten() {
        let folder = Arc::clone(&folder);
        // A visitor who leaves in the middle of an answer is no concern of ours.
        thread::spawn(move || converse(&stream, &folder));
    }
}

/// Reads one request and answers it.
fn converse(mut stream: &TcpStream, folder: &Path) -> io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut head = BufReader::new(stream.take(LONGEST)).lines();
    let mut request = Vec::new();
    while let Some(line) = head.next().transpose()?.filter(|line| !line.is_empty()) {
        request.push(line);
    }
    stream.write_all(&answer(&request, folder))?;
    stream.flush()
}

/// What a page may load and run: what lies beside it, and nothing else. Anybody may show it in a frame. Its host is named
/// too: in a frame that may run scripts and nothing else, WebKit takes "self" for nobody.
fn policy(host: &str) -> String {
    let is_host = !host.is_empty() && host.chars().all(|c| c.is_ascii_alphanumeric() || ".-:[]".contains(c));
    let here = if is_host { format!("'self' http://{host}") } else { "'self'".to_owned() };
    format!(
        "default-src 'none'; script-src {here} 'wasm-unsafe-eval'; style-src {here}; img-src {here} data:; \
         connect-src {here}; worker-src {here}; manifest-src {here}; frame-src {here}; base-uri 'none'; \
         form-action 'none'"
    )
}

/// A mark that changes with what a file holds.
fn mark(body: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(body);
    format!("\"{:016x}\"", hasher.finish())
}

/// A file as it travels, to whoever can unpack it. Hosts pack better, having done it before they are asked; here each is
/// packed once, and remembered by its mark.
fn packed(mark: &str, mut body: &[u8]) -> Vec<u8> {
    static PACKED: Mutex<BTreeMap<String, Vec<u8>>> = Mutex::new(BTreeMap::new());
    if let Some(packed) = PACKED.lock().expect("a map").get(mark) {
        return packed.clone();
    }
    let mut packed = Vec::new();
    let quick = BrotliEncoderParams { quality: 6, ..Default::default() };
    brotli::BrotliCompress(&mut body, &mut packed, &quick).expect("memory does not fail");
    PACKED.lock().expect("a map").insert(mark.to_owned(), packed.clone());
    packed
}

/// The whole answer to the lines of a request, of which the first is such as `GET /index.html HTTP/1.1`.
fn answer(request: &[String], folder: &Path) -> Vec<u8> {
    let header = |wanted: &str| {
        let headers = request.iter().skip(1).filter_map(|line| line.split_once(':'));
        let mut found = headers.filter(|(name, _)| name.eq_ignore_ascii_case(wanted));
        found.next().map_or("", |(_, value)| value.trim())
    };
    let mut words = request.first().map_or("", String::as_str).split(' ');
    let (method, target) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let (status, kind, body) = match method {
        "GET" | "HEAD" => {
            match find(target, folder).and_then(|file| Some((kind(&file), fs::read(file).ok()?))) {
                Some((kind, body)) if mark(&body) == header("If-None-Match") => {
                    ("304 Not Modified", kind, body)
                }
                Some((kind, body)) => ("200 OK", kind, body),
                None => ("404 Not Found", kind(Path::new(".txt")), b"There is nothing here.\n".to_vec()),
            }
        }
        _ => ("405 Method Not Allowed", kind(Path::new(".txt")), b"Only GET and HEAD.\n".to_vec()),
    };
    let mut head = format!("HTTP/1.1 {status}\r\nContent-Type: {kind}\r\n");
    let mark = mark(&body);
    let mut codings = header("Accept-Encoding").split([',', ';']).map(str::trim);
    let packed =
        (status.starts_with("200") && !kind.starts_with("image/png") && codings.any(|coding| coding == "br"))
            .then(|| packed(&mark, &body));
    if packed.is_some() {
        head += "Content-Encoding: br\r\nVary: Accept-Encoding\r\n";
    }
    let body = packed.unwrap_or(body);
    head += &match &status[..3] {
        "304" => format!("ETag: {mark}\r\n"),
        "200" => format!("Content-Length: {}\r\nETag: {mark}\r\n", body.len()),
        "405" => format!("Content-Length: {}\r\nAllow: GET, HEAD\r\n", body.len()),
        _ => format!("Content-Length: {}\r\n", body.len()),
    };
    head += &format!("Content-Security-Policy: {}\r\n", policy(header("Host")));
    for (name, value) in HEADERS {
        head += &format!("{name}: {value}\r\n");
    }
    head += "\r\n";
    let mut answer = head.into_bytes();
    if method != "HEAD" && !status.starts_with("304") {
        answer.extend(body);
    }
    answer
}

/// The file that a request asks for, if it is one of the folder's own.
fn find(target: &str, folder: &Path) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next().and_then(decoded)?;
    let mut file = folder.to_owned();
    for component in Path::new(path.strip_prefix('/')?).components() {
        match component {
            Component::Normal(name) => file.push(name),
            _ => return None,
        }
    }
    if path.ends_with('/') {
        file.push("index.html");
    }
    // A link that leads out of the folder is not followed.
    let file = file.canonicalize().ok()?;
    (file.is_file() && file.starts_with(folder.canonicalize().ok()?)).then_some(file)
}

/// A path with its `%20`s replaced by what they stand for.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = path.bytes();
    let mut decoded = Vec::with_capacity(path.len());
    while let Some(byte) = bytes.next() {
        decoded.push(match byte {
            b'%' => 16 * digit(bytes.next()?)? + digit(bytes.next()?)?,
            _ => byte,
        });
    }
    String::from_utf8(decoded).ok().filter(|path| !path.contains(['\0', '\\', ':']))
}

/// The value of a hexadecimal digit.
fn digit(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16)?.try_into().ok()
}

/// The type of a file.
fn kind(file: &Path) -> &'static str {
    let name = file.to_string_lossy();
    let ending = name.rsplit('.').next().unwrap_or_default().to_ascii_lowercase();
    let known = TYPES.iter().find(|(known, _)| *known == ending);
    known.map_or("application/octet-stream", |&(_, kind)| kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with a page, a program and a room, next to a file that is not to be seen; deleted when dropped.
    struct Site(PathBuf);

    impl Site {
        fn new(name: &str) -> Self {
            let outer = std::env::temp_dir().join(format!("engawa-serve-{name}-{}", std::process::id()));
            let site = outer.join("dist");
            fs::create_dir_all(site.join("a room")).expect("folder");
            for (file, text) in [
                ("../secret.txt", "secret"),
                ("index.html", "page"),
                ("app.wasm", "wasm"),
                ("a room/b.js", "js"),
            ] {
                fs::write(site.join(file), text).expect("file");
            }
            Self(site)
        }

        fn ask(&self, request: &str) -> String {
            let lines: Vec<String> = request.lines().map(str::to_owned).collect();
            String::from_utf8(answer(&lines, &self.0)).expect("text")
        }
    }

    impl Drop for Site {
        fn drop(&mut self) {
            let _ = self.0.parent().map(fs::remove_dir_all);
        }
    }

    #[test]
    fn files_come_with_their_type() {
        let site = Site::new("types");
        for (target, kind, body) in [
            ("/", "text/html; charset=utf-8", "page"),
            ("/index.html?x=1#y", "text/html; charset=utf-8", "page"),
            ("/app.wasm", "application/wasm", "wasm"),
            ("/a%20room/b.js", "text/javascript; charset=utf-8", "js"),
        ] {
            let answer = site.ask(&format!("GET {target} HTTP/1.1"));
            assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{target}: {answer}");
            assert!(answer.contains(&format!("\r\nContent-Type: {kind}\r\n")), "{target}: {answer}");
            assert!(answer.ends_with(&format!("\r\n\r\n{body}")), "{target}: {answer}");
        }
    }

    #[test]
    fn head_is_get_without_the_body() {
        let site = Site::new("head");
        let answer = site.ask("HEAD /app.wasm HTTP/1.1");
        assert!(answer.contains("\r\nContent-Length: 4\r\n") && answer.ends_with("\r\n\r\n"), "{answer}");
    }

    /// What the README recommends to whoever hosts the page.
    #[test]
    fn every_answer_has_the_recommended_headers() {
        let site = Site::new("headers");
        let readme = include_str!("../../README.md");
        for request in ["GET / ", "HEAD /app.wasm ", "GET /nothing ", "PUT / "] {
            let answer = site.ask(&format!("{request}HTTP/1.1\r\nhost: 127.0.0.1:8080"));
            for header in [
                "Access-Control-Allow-Origin: *",
                "Cache-Control: no-cache",
                "X-Content-Type-Options: nosniff",
                "Content-Security-Policy: default-src 'none'; script-src 'self' HOST 'wasm-unsafe-eval'; \
                 style-src 'self' HOST; img-src 'self' HOST data:; connect-src 'self' HOST; \
                 worker-src 'self' HOST; manifest-src 'self' HOST; frame-src 'self' HOST; base-uri 'none'; \
                 form-action 'none'",
            ] {
                let sent = header.replace("HOST", "http://127.0.0.1:8080");
                assert!(answer.contains(&format!("\r\n{sent}\r\n")), "{request}: no {sent} in {answer}");
                assert!(readme.contains(header), "the README does not recommend {header}");
            }
        }
    }

    #[test]
    fn whoever_can_unpack_gets_it_packed() {
        let site = Site::new("packed");
        let lines = ["GET /app.wasm HTTP/1.1", "Accept-Encoding: gzip, br;q=0.9"].map(str::to_owned);
        let answer = answer(&lines, &site.0);
        let at = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a head") + 4;
        assert!(String::from_utf8_lossy(&answer[..at]).contains("\r\nContent-Encoding: br\r\n"));
        let mut unpacked = Vec::new();
        brotli::BrotliDecompress(&mut &answer[at..], &mut unpacked).expect("unpacks");
        assert_eq!(unpacked, b"wasm");
        assert!(!site.ask("GET /app.wasm HTTP/1.1\r\nAccept-Encoding: gzip").contains("Content-Encoding"));
    }

    #[test]
    fn a_host_is_named_only_if_it_is_one() {
        assert!(policy("engawa.example").contains("script-src 'self' http://engawa.example 'wasm"));
        for odd in ["", "a b", "a;script-src *", "a\r\nX: y"] {
            assert!(policy(odd).contains("script-src 'self' 'wasm"), "{odd}");
        }
    }

    #[test]
    fn what_has_not_changed_is_not_sent_again() {
        let site = Site::new("marks");
        let first = site.ask("GET /app.wasm HTTP/1.1");
        let mark = first.lines().find_map(|line| line.strip_prefix("ETag: ")).expect("a mark").to_owned();
        let again = || site.ask(&format!("GET /app.wasm HTTP/1.1\r\nIf-None-Match: {mark}"));
        assert!(again().starts_with("HTTP/1.1 304 ") && again().ends_with("\r\n\r\n"), "{}", again());
        fs::write(site.0.join("app.wasm"), "other").expect("file");
        assert!(again().starts_with("HTTP/1.1 200 ") && again().ends_with("other"), "{}", again());
    }

    #[test]
    fn the_script_for_other_pages_is_small() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a root");
        let script = fs::read(root.join("embed.js")).expect("the script");
        let mut sent = Vec::new();
        let best = BrotliEncoderParams::default();
        brotli::BrotliCompress(&mut &script[..], &mut sent, &best).expect("compressed");
        assert!(sent.len() < 4096, "{} bytes", sent.len());
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        let site = Site::new("outside");
        let absolute = format!("/{}", site.0.join("../secret.txt").display());
        for target in [
            "/../secret.txt",
            "/a room/../../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/..\\secret.txt",
            "/%",
            "/%zz",
            "/%ff",
            "/index.html%00",
            "secret.txt",
            "",
            "/a room",
            "/none",
            &absolute,
        ] {
            let answer = site.ask(&format!("GET {} HTTP/1.1", target.replace(' ', "%20")));
            assert!(answer.starts_with("HTTP/1.1 404 "), "{target}: {answer}");
        }
    }

    #[test]
    fn other_methods_are_refused() {
        let answer = Site::new("methods").ask("POST / HTTP/1.1");
        assert!(
            answer.starts_with("HTTP/1.1 405 ") && answer.contains("\r\nAllow: GET, HEAD\r\n"),
            "{answer}"
        );
        assert!(Site::new("empty").ask("").starts_with("HTTP/1.1 405 "));
    }

    #[test]
    fn a_taken_port_gives_the_next_free_one_and_it_answers() {
        let first = listen(20_000).expect("a port");
        let taken = first.local_addr().expect("address").port();
        let second = listen(taken).expect("another port");
        let address = second.local_addr().expect("address");
        assert_ne!(address.port(), taken);
        let site = Site::new("port");
        let folder = site.0.clone();
        thread::spawn(move || serve(&second, &folder));
        let mut stream = TcpStream::connect(address).expect("connects");
        stream.write_all(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n").expect("asks");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("answers");
        assert!(answer.ends_with("\r\n\r\npage"), "{answer}");
    }

    #[test]
    fn the_port_is_read_from_the_arguments() {
        let read = |words: &[&str]| port(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>());
        assert!(matches!(read(&[]), Ok(PORT)));
        assert!(matches!(read(&["--port", "9000"]), Ok(9000)));
        assert!(matches!(read(&["--port=9000"]), Ok(9000)));
        assert!(matches!(read(&["--port", "many"]), Err(Stop::Misused(_))));
        assert!(matches!(read(&["--quick"]), Err(Stop::Misused(_))));
    }
}
