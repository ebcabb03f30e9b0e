//! The thinker: the mind of a game's bots, apart from the page. It runs in a worker, or beside the page where no worker can
//! start, and gives whoever loads it two functions.
//!
//! It is built once for each game on the shelf, which the variable `ENGAWA_GAME` names: a tab thinks about one game, and
//! loads no other's mind.

use std::cell::RefCell;

use engawa::games::errand::{Errand, Mind};
use wasm_bindgen::prelude::*;

/// The slug of the game.
const GAME: &str = match option_env!("ENGAWA_GAME") {
    Some(slug) => slug,
    None => "",
};

thread_local! {
    static THINKING: RefCell<Option<Box<dyn Mind>>> = const { RefCell::new(None) };
}

/// Takes an errand as bytes, in place of the one before.
#[wasm_bindgen]
pub fn begin(errand: &[u8]) {
    THINKING.set(Errand::from_bytes(errand).and_then(|errand| errand.begin_as(GAME)));
}

/// Looks at so many positions more, and answers with the move as bytes once it has decided: no bytes if the errand was none.
#[wasm_bindgen]
pub fn think(positions: u32) -> Option<Vec<u8>> {
    THINKING
        .with_borrow_mut(|mind| mind.as_mut().map_or_else(|| Some(Vec::new()), |mind| mind.think(positions)))
}

fn main() {}
