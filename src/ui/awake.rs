//! Keeps the screen awake while a game is on, where the browser allows it.

use js_sys::{Function, Reflect, global};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use super::browser;

/// Keeps the screen awake as long as `wanted` holds and whoever calls this is on the page.
pub fn while_wanted(wanted: impl Fn() -> bool + Send + Sync + 'static) {
    let wanted = Memo::new(move |_| wanted());
    Effect::new(move || stay_awake(wanted.get()));
    // The browser lets go when the page is hidden.
    let watch = window_event_listener(leptos::ev::visibilitychange, move |_| {
        if !browser::is_hidden() {
            stay_awake(wanted.get_untracked());
        }
    });
    on_cleanup(move || {
        watch.remove();
        stay_awake(false);
    });
}

/// What `start.js` has for it.
fn stay_awake(on: bool) {
    let asks =
        Reflect::get(&global(), &"stayAwake".into()).ok().and_then(|asks| asks.dyn_into::<Function>().ok());
    if let Some(asks) = asks {
        let _ = asks.call1(&JsValue::UNDEFINED, &on.into());
    }
}
