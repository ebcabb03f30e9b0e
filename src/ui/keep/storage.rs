//! What is kept on this device. Every call may fail (storage is full, blocked or not there), and says so.

use crate::ui::browser;

/// Whatever the browser's storage does not want to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unkept;

/// The value kept under this key.
#[must_use]
pub fn get(key: &str) -> Option<String> {
    storage()?.get_item(&full(key)).ok()?
}

/// Keeps a value.
///
/// # Errors
/// If it could not be kept; what was kept before is still there.
pub fn set(key: &str, value: &str) -> Result<(), Unkept> {
    storage().ok_or(Unkept)?.set_item(&full(key), value).map_err(|_| Unkept)
}

/// Whether anything can be kept at all.
#[must_use]
pub fn works() -> bool {
    let works = set("probe", "").is_ok();
    remove("probe");
    works
}

/// Forgets a value.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&full(key));
    }
}

/// All keys that begin so, without the house's own prefix.
#[must_use]
pub fn keys(prefix: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let length = storage.length().unwrap_or(0);
    let all = (0..length).filter_map(|index| storage.key(index).ok().flatten());
    all.filter_map(|key| key.strip_prefix(room()).filter(|key| key.starts_with(prefix)).map(str::to_owned))
        .collect()
}

/// The key as the browser knows it. What is kept in a frame of somebody else's page is kept apart.
#[must_use]
pub fn full(key: &str) -> String {
    format!("{}{key}", room())
}

fn room() -> &'static str {
    if browser::is_frame() { "engawa-frame/" } else { "engawa/" }
}

/// Merely touching it may throw, in a sandboxed frame for instance; and a frame may be asked to keep nothing.
fn storage() -> Option<web_sys::Storage> {
    let is_unwanted = browser::is_marked("data-unkept");
    if is_unwanted { None } else { browser::window().local_storage().ok().flatten() }
}
