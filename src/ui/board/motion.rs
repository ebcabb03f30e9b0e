//! Movement that explains: an element travels along points and is then where it already stands.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// How a movement begins and ends: gently.
const GENTLY: &str = "cubic-bezier(.45, .05, .2, 1)";

/// Moves `element` along `points` (in the units of its drawing) in so many milliseconds, turned at each point by so many
/// tenths of a degree if `turns` says so. Does nothing where the browser cannot.
pub(super) fn travel(element: &Element, points: &[(i32, i32)], turns: &[i32], milliseconds: u32) {
    let frame = |(index, (x, y)): (usize, &(i32, i32))| {
        let turn = turns.get(index).map(|turn| format!(" rotate(calc({turn} * .1deg))"));
        keyframe("transform", &format!("translate({x}px, {y}px){}", turn.unwrap_or_default()))
    };
    let easing = if turns.is_empty() { GENTLY } else { "linear" };
    animate(element, &points.iter().enumerate().map(frame).collect(), easing, milliseconds);
}

/// How long it takes to show another figure, in milliseconds.
const CHANGE: u32 = 90;

/// Keeps a property of `element`, such as its opacity, for so many milliseconds and then changes it; afterwards it is what
/// it was.
pub(super) fn fade(element: &Element, property: &str, [before, after]: [&'static str; 2], milliseconds: u32) {
    let whole = milliseconds + CHANGE;
    let frames = [(before, 0), (before, milliseconds), (after, whole)].map(|(value, at)| {
        let frame = keyframe(property, value);
        let _ = Reflect::set(&frame, &"offset".into(), &(f64::from(at) / f64::from(whole)).into());
        frame
    });
    animate(element, &frames.iter().collect(), "linear", whole);
}

/// How long it takes to come into sight, in milliseconds.
const APPEAR: u32 = 240;

/// Has `element` come into sight where it stands.
pub(super) fn appear(element: &Element) {
    let frame = keyframe("opacity", "0");
    let _ = Reflect::set(&frame, &"offset".into(), &0.into());
    animate(element, &Array::of1(&frame), "linear", APPEAR);
}

fn keyframe(property: &str, value: &str) -> Object {
    let frame = Object::new();
    let _ = Reflect::set(&frame, &property.into(), &value.into());
    frame
}

fn animate(element: &Element, keyframes: &Array, easing: &str, milliseconds: u32) {
    let timing = Object::new();
    let _ = Reflect::set(&timing, &"duration".into(), &milliseconds.into());
    let _ = Reflect::set(&timing, &"easing".into(), &easing.into());
    if let Ok(animate) = Reflect::get(element, &JsValue::from_str("animate"))
        && let Some(animate) = animate.dyn_ref::<Function>()
    {
        let _ = animate.call2(element, keyframes, &timing);
    }
}

/// Has everything that still moves or changes in `element` end at once.
pub(super) fn end(element: &Element) {
    let call = |of: &JsValue, name: &str, with: &JsValue| {
        let function = Reflect::get(of, &name.into()).ok()?.dyn_into::<Function>().ok()?;
        function.call1(of, with).ok()
    };
    let within = Object::new();
    let _ = Reflect::set(&within, &"subtree".into(), &true.into());
    let under_way = call(element, "getAnimations", &within).unwrap_or_default();
    for animation in Array::from(&under_way) {
        call(&animation, "finish", &JsValue::UNDEFINED);
    }
}
