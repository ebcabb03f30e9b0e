//! Choices on a wheel: an element with `data-wheel` around a choice is turned by dragging it around its middle. What it
//! is turned to is chosen as by a press, so that keys and pressing do the same.

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use crate::ui::paper::choose_beside;

/// A wheel that a pointer is down on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Held {
    /// Its name in `data-wheel`.
    name: String,
    /// Where the pointer was when it came to rest last, from its middle.
    from: (i32, i32),
}

/// The wheel that a pointer goes down on.
pub(super) fn take(event: &PointerEvent) -> Option<Held> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let wheel = target.closest("[data-wheel]").ok()??;
    Some(Held { name: wheel.get_attribute("data-wheel")?, from: arm(&wheel, event) })
}

/// Turns the wheel after the pointer that is down on it: to the right brings up what stands before in the choice, to
/// the left what stands after.
pub(super) fn turn(root: &Element, event: &PointerEvent, held: &mut Option<Held>) {
    if event.buttons() == 0 {
        *held = None;
    }
    let Some(Held { name, from }) = held else { return };
    let Ok(Some(wheel)) = root.query_selector(&format!("[data-wheel=\"{name}\"]")) else { return };
    let to = arm(&wheel, event);
    let Some(right) = turned(*from, to) else { return };
    *from = to;
    // The wheel is written anew when it has turned: what stays hears the pointer from now on.
    let _ = root.set_pointer_capture(event.pointer_id());
    let find = |css: &str| wheel.query_selector(css).ok().flatten();
    let end = if right { "[role=radio]" } else { "[role=radio]:last-child" };
    if let Some(chosen) = find("[aria-checked=true]").or_else(|| find(end)) {
        choose_beside(&chosen, !right);
    }
}

/// Where a pointer is, from the middle of a wheel.
fn arm(wheel: &Element, event: &PointerEvent) -> (i32, i32) {
    let rect = wheel.get_bounding_client_rect();
    let (x, y) = (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0);
    (event.client_x() - x as i32, event.client_y() - y as i32)
}

/// Whether a wheel has turned far enough to mean it, a sixth of a whole turn, and then whether to the right.
fn turned((from_x, from_y): (i32, i32), (x, y): (i32, i32)) -> Option<bool> {
    let (along, across) = (i64::from(from_x * x + from_y * y), i64::from(from_x * y - from_y * x));
    // The tangent of a sixth of a turn, squared, is 3.
    let far = along <= 0 || across * across >= 3 * along * along;
    (far && across != 0).then_some(across > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sixth_of_a_turn_is_meant() {
        assert_eq!(turned((0, -50), (30, -40)), None);
        assert_eq!(turned((0, -50), (44, -25)), Some(true));
        assert_eq!(turned((0, -50), (-44, -25)), Some(false));
        assert_eq!(turned((0, -50), (10, 50)), Some(true));
        assert_eq!(turned((0, 50), (50, 10)), Some(false));
        assert_eq!((turned((0, 0), (5, 5)), turned((9, 9), (9, 9))), (None, None));
    }
}
