//! What pointers do to a board: press, drag and let go of what lies in cells, or draw strokes in fields.

use leptos::prelude::*;
use web_sys::{Element, MouseEvent, PointerEvent};

use super::drawing::{lingers, place, set};
use super::{Down, Page, motion};
use crate::ui::browser;
use crate::ui::stage::picture::{Phase, Stroke, Touch, is_in};

/// A drag begins when the pointer has gone this far, in pixels.
const MEANT: i32 = 6;

impl Page {
    /// Whether the last press took hold of something, or began in a field.
    pub(super) fn took(self) -> bool {
        self.state.with_value(|state| state.took)
    }

    fn holds(self) -> bool {
        self.state
            .with_value(|state| state.shown.as_ref().is_some_and(|(showing, hand)| showing.scene.holds(hand)))
    }

    /// Where a pointer is, in the units of the drawing.
    fn at(self, event: &PointerEvent) -> (i32, i32) {
        let Some(drawing) = self.drawing.get_untracked() else { return (0, 0) };
        let placed = self.state.try_update_value(|state| {
            // While one hand pulls, another may change what stands around the drawing: the pull goes on as it began.
            if state.strokes.is_empty() {
                let rect = drawing.get_bounding_client_rect();
                state.lay = [rect.left(), rect.top(), rect.width()];
            }
            let ([left, top, width, _], [x, y, wide]) = (state.picture.frame(), state.lay);
            let scale = f64::from(width) / wide.max(1.0);
            let along = |client: i32, edge: f64| ((f64::from(client) - edge) * scale) as i32;
            (left + along(event.client_x(), x), top + along(event.client_y(), y))
        });
        placed.unwrap_or_default()
    }

    /// While what a turn left behind is shown, what comes next is there already, unseen: whoever reaches for it sees it.
    fn hurry(self) {
        let since =
            self.settled.get_value() - f64::from(self.state.with_value(|state| lingers(&state.picture)));
        if (since..self.settled.get_value()).contains(&browser::now())
            && let Some(drawing) = self.drawing.get_untracked()
        {
            motion::end(&drawing);
            self.settled.set_value(0.0);
        }
    }

    /// Follows a pointer that is in a field, or goes down in one; whether it is.
    fn stroke(self, event: &PointerEvent, phase: Phase) -> bool {
        let (pointer, at) = (event.pointer_id(), self.at(event));
        let field = self.state.try_update_value(|state| match phase {
            Phase::Down => {
                let field = state.picture.fields.iter().position(|field| is_in(field.area, at))?;
                state.strokes.push((pointer, field));
                state.took = true;
                Some(field)
            }
            Phase::Move => state.strokes.iter().find(|stroke| stroke.0 == pointer).map(|stroke| stroke.1),
            Phase::Up | Phase::Lost => {
                let place = state.strokes.iter().position(|stroke| stroke.0 == pointer)?;
                Some(state.strokes.swap_remove(place).1)
            }
        });
        let Some(field) = field.flatten() else { return false };
        event.prevent_default();
        if let (Phase::Down, Some(drawing)) = (phase, self.drawing.get_untracked()) {
            let _ = drawing.set_pointer_capture(pointer);
            self.begin.run(());
        }
        let time = event.time_stamp() as u32;
        self.touch(Touch::Stroke(Stroke { field, pointer, phase, at, time }));
        true
    }

    pub(super) fn lost(self, event: &PointerEvent) {
        // A finger that scrolls the page from here lets go of what it holds, and of nothing else.
        let is_other = self.is_other(event);
        if !self.stroke(event, Phase::Lost) && !is_other && self.holds() {
            self.let_go();
        }
    }

    pub(super) fn down(self, event: &PointerEvent) {
        // Other buttons of a mouse are for menus of the browser.
        if event.button() != 0 {
            return;
        }
        self.hurry();
        if self.stroke(event, Phase::Down) {
            return;
        }
        if self.is_other(event) {
            // A second finger does nothing. The first of its kind tells that what was down before is gone unheard.
            if !event.is_primary() {
                return;
            }
            self.let_go();
        }
        self.state.update_value(|state| state.took = false);
        let Some(cell) = self.cell_of(event.target().as_ref()).filter(|_| event.is_primary()) else { return };
        let at = (event.client_x(), event.client_y());
        let down = Down { pointer: event.pointer_id(), at, meant: false };
        self.state.update_value(|state| state.down = Some(down));
        self.touch(Touch::Press(cell));
        let Some(drawing) = self.drawing.get_untracked() else { return };
        if self.holds() {
            self.state.update_value(|state| (state.took, state.over) = (true, Some(cell)));
            let _ = drawing.set_pointer_capture(event.pointer_id());
        } else {
            self.state.update_value(|state| state.down = None);
            self.draw(&drawing);
        }
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        if self.stroke(event, Phase::Move) || self.is_other(event) {
            return;
        }
        let Some(down) = self.state.with_value(|state| state.down) else {
            if event.pointer_type() == "mouse" {
                self.over(self.cell_of(event.target().as_ref()));
            }
            return;
        };
        let (x, y) = down.at;
        let far = (event.client_x() - x).abs().max((event.client_y() - y).abs()) >= MEANT;
        if !(far || down.meant) {
            return;
        }
        event.prevent_default();
        let over = self.cell_under(event);
        if !down.meant || self.state.with_value(|state| state.over != over) {
            self.state.update_value(|state| {
                (state.over, state.down) = (over, Some(Down { meant: true, ..down }));
            });
            self.touch(Touch::Drag(over));
        }
        if let Some(drawing) = self.drawing.get_untracked() {
            self.follow(&drawing, event);
        }
    }

    /// Puts what the hand holds under the pointer.
    fn follow(self, drawing: &Element, event: &PointerEvent) {
        if let Some(lifted) = drawing.last_element_child() {
            set(&lifted, "transform", &place(self.at(event)));
        }
    }

    pub(super) fn up(self, event: &PointerEvent) {
        if self.stroke(event, Phase::Up) || self.is_other(event) {
            return;
        }
        if self.state.with_value(|state| state.down.is_some()) {
            let over = self.cell_under(event);
            self.state.update_value(|state| (state.down, state.over) = (None, None));
            self.touch(Touch::Release(over));
        }
    }

    /// Whether another pointer than this one holds something.
    fn is_other(self, event: &PointerEvent) -> bool {
        self.state.with_value(|state| state.down.is_some_and(|down| down.pointer != event.pointer_id()))
    }

    /// Lets go of everything. Pointers that are still down do nothing any more.
    pub(super) fn let_go(self) {
        self.state.update_value(|state| {
            state.down = None;
            state.strokes.clear();
        });
        self.touch(Touch::Cancel);
    }

    /// Points at another cell, holding nothing.
    pub(super) fn over(self, over: Option<usize>) {
        if self.state.with_value(|state| state.down.is_none() && state.over != over) {
            self.state.update_value(|state| state.over = over);
            self.touch(Touch::Over(over));
        }
    }

    /// A press that took hold of nothing, or what a screen reader sends in place of one.
    pub(super) fn click(self, event: &MouseEvent) {
        let took = self.took() && event.detail() != 0;
        if let Some(cell) = self.cell_of(event.target().as_ref()).filter(|_| !took) {
            self.touch(Touch::Tap(cell));
        }
    }

    /// The cell under a pointer that may be captured.
    fn cell_under(self, event: &PointerEvent) -> Option<usize> {
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        let under = browser::document().element_from_point(x, y)?;
        self.drawing.get_untracked()?.contains(Some(&under)).then(|| self.cell_of(Some(&under)))?
    }
}
