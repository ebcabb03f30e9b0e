//! Something tried again and again, once for each number, on all cores: some times with every change, and as often as
//! `cargo xtask soak` asks. Whatever fails is named with its number, and can be tried alone.
//!
//! The command tells the tests by these variables: `ENGAWA_TIMES`, `ENGAWA_SEED` (the first number) and `ENGAWA_ONLY` (the
//! slug of a game).

#![allow(dead_code, unreachable_pub, reason = "each test file uses a part of it")]

use std::cell::Cell;
use std::collections::BTreeMap;
use std::env;
use std::io::{self, IsTerminal as _, Write as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread::{self, available_parallelism};
use std::time::{Duration, Instant};

thread_local! {
    static STEP: Cell<usize> = const { Cell::new(0) };
}

/// After so many failures the rest would tell nothing new.
const ENOUGH: usize = 10;

/// Notes how far the try of this thread has come, to be named if it fails.
pub fn at(step: usize) {
    STEP.set(step);
}

/// What came of all tries: how often each result came up.
pub type Results = BTreeMap<&'static str, u64>;

fn asked(name: &str) -> Option<u64> {
    env::var(name).ok().map(|number| number.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// Whether this game is to be tried.
#[must_use]
pub fn wanted(slug: &str) -> bool {
    env::var("ENGAWA_ONLY").map_or(true, |only| only == slug)
}

/// The body of a record with a right checksum, as a forger would make it.
#[must_use]
pub fn resealed(body: &str) -> String {
    let sum =
        body.bytes().fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{body}.{sum:08x}")
}

/// Tries every number, `default` of them if nothing else is asked for. A try gives its result in a word and how many
/// steps it took.
///
/// # Panics
/// Once all are tried, if one has failed.
pub fn soak(what: &str, default: u64, one: impl Fn(u64) -> (&'static str, usize) + Sync) -> Results {
    let (first, times) = (asked("ENGAWA_SEED").unwrap_or(0), asked("ENGAWA_TIMES").unwrap_or(default));
    let is_soak = asked("ENGAWA_TIMES").is_some();
    let (next, done, steps) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    let (results, failed) = (Mutex::new(Results::new()), Mutex::new(Vec::new()));
    let started = Instant::now();
    let rate = |end: &str| {
        let (done, steps, seconds) =
            (done.load(Relaxed), steps.load(Relaxed), started.elapsed().as_secs_f64());
        let per_second = done as f64 / seconds.max(1e-9);
        format!("{what}: {done} of {times}, {steps} steps, {seconds:.0} s, {per_second:.0}/s{end}")
    };
    let try_all = || {
        let mut own = Results::new();
        loop {
            let number = next.fetch_add(1, Relaxed);
            if number >= times || failed.lock().expect("a list").len() >= ENOUGH {
                break;
            }
            let number = first.wrapping_add(number);
            match catch_unwind(AssertUnwindSafe(|| one(number))) {
                Ok((result, took)) => {
                    *own.entry(result).or_default() += 1;
                    steps.fetch_add(took as u64, Relaxed);
                }
                Err(_) => failed.lock().expect("a list").push((number, STEP.get())),
            }
            done.fetch_add(1, Relaxed);
        }
        let mut results = results.lock().expect("a table");
        own.into_iter().for_each(|(result, count)| *results.entry(result).or_default() += count);
    };
    thread::scope(|scope| {
        let workers: Vec<_> =
            (0..available_parallelism().map_or(1, usize::from)).map(|_| scope.spawn(try_all)).collect();
        while is_soak
            && io::stderr().is_terminal()
            && !workers.iter().all(thread::ScopedJoinHandle::is_finished)
        {
            eprint!("\r{}", rate("   "));
            let _ = io::stderr().flush();
            thread::sleep(Duration::from_millis(500));
        }
    });
    let (results, failed) = (results.into_inner().expect("a table"), failed.into_inner().expect("a list"));
    if is_soak {
        eprintln!("\r{}", rate(&format!(", {} failed {results:?}", failed.len())));
    }
    let tell = |(number, step): &(u64, usize)| format!("\n  number {number} at step {step}");
    let told: String = failed.iter().map(tell).collect();
    let game = what.split([' ', ':']).next().unwrap_or(what);
    assert!(
        failed.is_empty(),
        "{what}, try again with cargo xtask soak --only {game} --games 1 --seed N:{told}"
    );
    results
}
