//! The thinker: the mind of a game's bots, apart from the page. It runs in a worker, or beside the page where no worker can
//! start, and gives whoever loads it two functions: `begin` takes an errand as bytes, `think` looks at so many positions
//! more and answers with the move as bytes once it has decided.
//!
//! It is built once for each game on the shelf, which the variable `ENGAWA_GAME` names: a tab thinks about one game, and
//! loads no other's mind.

use std::cell::RefCell;
use std::rc::Rc;

use engawa::games::errand::{Errand, Mind};
use js_sys::{Object, Reflect, Uint8Array, global};
use wasm_bindgen::prelude::*;

/// The slug of the game.
const GAME: &str = match option_env!("ENGAWA_GAME") {
    Some(slug) => slug,
    None => "",
};

fn main() {
    let thinking = Rc::new(RefCell::new(None::<Box<dyn Mind>>));
    let mind = thinking.clone();
    let begin = Closure::<dyn FnMut(Uint8Array)>::new(move |errand: Uint8Array| {
        *mind.borrow_mut() = Errand::from_bytes(&errand.to_vec()).and_then(|errand| errand.begin_as(GAME));
    });
    let think = Closure::<dyn FnMut(u32) -> JsValue>::new(move |positions| {
        // No bytes: the errand was none.
        let decided =
            thinking.borrow_mut().as_mut().map_or_else(|| Some(Vec::new()), |mind| mind.think(positions));
        decided.map_or(JsValue::UNDEFINED, |mv| Uint8Array::from(&mv[..]).into())
    });
    let thinker = Object::new();
    let _ = Reflect::set(&thinker, &"begin".into(), &begin.into_js_value());
    let _ = Reflect::set(&thinker, &"think".into(), &think.into_js_value());
    let _ = Reflect::set(&global(), &"thinker".into(), &thinker);
}
