//! The page in a browser, over WebDriver: played by mouse, touch and keys, interrupted, broken and mended.
//!
//! `cargo xtask test` builds and serves the page, starts drivers and names them in these variables:
//!
//! - `ENGAWA_PAGE`: the address of the page.
//! - `ENGAWA_FILE`: the page as one file.
//! - `ENGAWA_WEBDRIVERS`: the addresses of the drivers.
//! - `ENGAWA_BROWSER`: `chromium` or `webkit`.
//! - `ENGAWA_CAPABILITIES`: what to ask of the driver, as JSON.
//! - `ENGAWA_AXE`: the file of axe-core.
//! - `ENGAWA_LOST`: the file to write when the browser itself is lost.
//! - `ENGAWA_DONE`: the file that names what came to a good end before that.
//! - `ENGAWA_SHOTS`, `ENGAWA_WINDOW`: the folder for screenshots, and a part of the names of the windows to take them in, for
//!   `cargo xtask shots` alone.
//!
//! A driver may know but one session at a time: run with `--test-threads` of less than there are drivers, for one that opens no
//! browser is given up.

mod access;
mod budget;
mod embed;
mod failing;
mod host;
mod keeping;
mod ninja_camp;
mod ninja_dice;
mod ninja_night;
mod offline;
mod page;
mod playing;
mod shinobi;
mod shots;
mod single;
mod speaking;
mod table;
mod tablet;
mod travel;
mod visit;
