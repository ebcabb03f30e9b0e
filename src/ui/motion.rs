//! Movement that explains: an element travels along points and is then where it already stands.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// Moves `element` along `points` (in the units of its drawing) in so many milliseconds. Does nothing where the
/// browser cannot.
pub fn travel(element: &Element, points: &[(i32, i32)], milliseconds: u32) {
    let frames = points.iter().map(|(x, y)| ("transform", format!("translate({x}px, {y}px)")));
    animate(element, frames, milliseconds);
}

/// Changes the opacity of `element` through `values`; afterwards it is what it was.
pub fn fade(element: &Element, values: &[&'static str], milliseconds: u32) {
    animate(element, values.iter().map(|&value| ("opacity", value.to_owned())), milliseconds);
}

fn animate(element: &Element, frames: impl Iterator<Item = (&'static str, String)>, milliseconds: u32) {
    let keyframes: Array = frames
        .map(|(property, value)| {
            let frame = Object::new();
            let _ = Reflect::set(&frame, &property.into(), &value.into());
            frame
        })
        .collect();
    let timing = Object::new();
    let _ = Reflect::set(&timing, &"duration".into(), &milliseconds.into());
    let _ = Reflect::set(&timing, &"easing".into(), &"cubic-bezier(.45, .05, .2, 1)".into());
    if let Ok(animate) = Reflect::get(element, &JsValue::from_str("animate"))
        && let Some(animate) = animate.dyn_ref::<Function>()
    {
        let _ = animate.call2(element, &keyframes, &timing);
    }
}
