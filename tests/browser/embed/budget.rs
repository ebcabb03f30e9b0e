//! What frames may cost. Run alone, as all budgets.

use std::fs;

use crate::{
    host::{Host, tell},
    visit::{is_chromium, visit},
};

/// What five frames may take of the memory together, in MB.
const FIVE: u64 = 150;

#[tokio::test]
async fn five_frames_take_little_memory() {
    // Of other browsers it is not known which of their processes are pages.
    if !is_chromium() {
        return;
    }
    visit("#/", |page| async move {
        let host = Host::new();
        let before = memory();
        for place in page.read_five(&host).await {
            page.enter_frame(place).await;
            page.see(".mid .cells").await;
            page.leave_frame().await;
        }
        let (Some(before), Some(after)) = (before, memory()) else {
            tell("SKIPPED: this system does not tell what a process takes of its memory");
            return;
        };
        let taken = after.saturating_sub(before) / 1_000_000;
        tell(&format!("five frames take {taken} MB"));
        assert!(taken < FIVE, "{taken} MB");
    })
    .await;
}

/// What the pages of all Chromiums on this machine take of its memory, in bytes, where that can be told.
fn memory() -> Option<u64> {
    let mut sum = 0;
    for process in fs::read_dir("/proc").ok()?.flatten().map(|entry| entry.path()) {
        let command = fs::read_to_string(process.join("cmdline")).unwrap_or_default();
        let shares = fs::read_to_string(process.join("smaps_rollup")).unwrap_or_default();
        let own = shares.lines().find_map(|line| line.strip_prefix("Pss:")?.trim().strip_suffix("kB"));
        if let Some(own) = own.filter(|_| command.contains("--type=renderer")) {
            sum += 1024 * own.trim().parse::<u64>().ok()?;
        }
    }
    (sum > 0).then_some(sum)
}
