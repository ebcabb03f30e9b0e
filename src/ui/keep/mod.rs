//! What stays on this device, and what comes and goes as files and links.

pub mod kept;
pub mod prefs;
pub mod storage;
pub mod transfer;
