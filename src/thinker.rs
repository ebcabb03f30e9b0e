//! The thinker: a bot's mind in a Web Worker of its own. It is sent an errand as bytes and answers with the move.

use engawa::games::errand::Errand;
use js_sys::{Uint8Array, global};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Positions between two looks at nothing in particular: the worker has no one to give way to.
const SLICE: u32 = 100_000;

fn main() {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let answers = scope.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        let mind = Errand::from_bytes(&bytes).and_then(|errand| errand.begin());
        // No bytes: the errand was none.
        let mv = mind.map_or_else(Vec::new, |mut mind| {
            loop {
                if let Some(mv) = mind.think(SLICE) {
                    break mv;
                }
            }
        });
        let _ = answers.post_message(&Uint8Array::from(&mv[..]));
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    let _ = scope.post_message(&JsValue::from_str("ready"));
}
