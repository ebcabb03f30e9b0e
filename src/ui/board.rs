//! Puts the picture of a board on the screen, and hears what keys do to it; what pointers do stands in `pointer`. The
//! same for every game.
//!
//! Only what changed since the last picture is touched in the page, so that a drag stays smooth on a slow tablet.

mod cells;
mod drawing;
mod motion;
mod pointer;

use std::sync::Arc;

use leptos::prelude::*;
use leptos::svg;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, KeyboardEvent};

use cells::{cells, first_stops, group_of, neighbour};
use drawing::{animate, below, cell_element, linger, lingers, redraw_sprites, relabel, set};

use crate::ui::browser;
use crate::ui::keep::prefs::Prefs;
use crate::ui::paper::{Act, focus, is_focus_lost, paper, refocus};
use crate::ui::stage::erased::{AnyHand, Bytes, Shown};
use crate::ui::stage::picture::{Cell, Markup, Picture, Touch};
use crate::ui::widgets::whenever;

/// What a board shows now.
#[derive(Clone)]
pub struct Showing {
    /// The scene.
    pub scene: Arc<dyn Shown>,
    /// Changes with the position, and not with what is said about it: what a hand was doing ends with it.
    pub moment: usize,
    /// Whether the last step was made just now and should be seen to move, or was jumped to.
    pub fresh: bool,
}

/// What the page shows already, and what the hand is doing.
struct State {
    shown: Option<(Showing, AnyHand)>,
    picture: Picture,
    /// The cell of each group that the tab key leads to.
    stops: Vec<usize>,
    /// The cell the hand is over.
    over: Option<usize>,
    /// The pointer that has taken hold of something.
    down: Option<Down>,
    /// The press took hold of something, so the click that follows it is none.
    took: bool,
    /// The cells lie elsewhere than before: the board has turned, and what moved is not seen to move.
    turned: bool,
    /// The pointers that are down in a field, and the field of each.
    strokes: Vec<(i32, usize)>,
    /// Somebody pressed a button that is gone, or has just come: the focus is theirs once there is something to do.
    owes_focus: bool,
    /// Where the drawing lay on the page when the first of them went down, and how wide it was, in pixels.
    lay: [f64; 3],
}

/// A pointer that has taken hold of something. Other fingers do nothing to it.
#[derive(Clone, Copy)]
struct Down {
    pointer: i32,
    /// Where it went down, in pixels.
    at: (i32, i32),
    /// Whether it has gone far enough since to mean it.
    meant: bool,
}

/// A board on the page.
#[derive(Clone, Copy)]
struct Page {
    state: StoredValue<State, LocalStorage>,
    drawing: NodeRef<svg::Svg>,
    /// Buttons and what else stands below the drawing.
    below: RwSignal<Markup>,
    advice: RwSignal<String>,
    prefs: Prefs,
    settled: StoredValue<f64>,
    begin: Callback<()>,
    submit: Callback<Bytes>,
}

/// The board component.
#[component]
pub fn Board(
    /// What it shows.
    showing: Callback<(), Showing>,
    /// The name of the game in the style sheet.
    name: &'static str,
    /// Where to put what the board advises.
    advice: RwSignal<String>,
    /// Whether it takes the focus when it appears and nothing else has it.
    #[prop(default = false)]
    takes_focus: bool,
    /// Where to put until when the last step is being seen.
    #[prop(default = StoredValue::new(0.0))]
    settled: StoredValue<f64>,
    /// A hand begins to do something: what was said of the last try is out of date.
    #[prop(into)]
    begin: Callback<()>,
    /// Tries a move.
    #[prop(into)]
    submit: Callback<Bytes>,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let state = StoredValue::new_local(State {
        shown: None,
        picture: Picture::default(),
        stops: Vec::new(),
        over: None,
        down: None,
        took: false,
        turned: false,
        strokes: Vec::new(),
        owes_focus: takes_focus,
        lay: [0.0; 3],
    });
    let page = Page {
        state,
        drawing: NodeRef::new(),
        below: RwSignal::new(Markup::new()),
        advice,
        prefs,
        settled,
        begin,
        submit,
    };
    whenever(move || {
        // Another language is other words on the same board: what a hand holds stays in it.
        prefs.lang.track();
        let showing = showing.run(());
        if let Some(drawing) = page.drawing.get() {
            page.show(&drawing, showing, untrack(|| prefs.moves()));
        }
    });
    // Wherever it is pressed: a pointer takes no focus along, and a button has it.
    let watch = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && !browser::is_in(event.target(), "dialog") {
            page.let_go();
        }
    });
    on_cleanup(move || watch.remove());
    let pressed = move |act: Act| page.touch(Touch::Button(act.numbers().0, browser::random()));
    view! {
        // Not on the drawing: Chromium would lead the tab key to one that listens for it.
        <div class="stage" on:focusin=move |event| page.focused(event.target().as_ref())>
            <svg
                class=format!("board {name}")
                focusable="false"
                node_ref=page.drawing
                on:pointerdown=move |event| page.down(&event)
                on:pointermove=move |event| page.moved(&event)
                on:pointerup=move |event| page.up(&event)
                on:pointercancel=move |event| page.lost(&event)
                on:pointerleave=move |_| page.over(None)
                on:click=move |event| page.click(&event)
                on:keydown=move |event| page.key(&event)
                on:touchstart=move |event| {
                    // A finger that took hold of something neither scrolls nor turns the browser's page, and clicks on
                    // nothing when it is let go. From any other cell the page may scroll.
                    if page.took() {
                        event.prevent_default();
                    }
                }
                inner_html=r#"<g aria-hidden="true"></g><g aria-hidden="true"></g><g class="pieces" aria-hidden="true"></g><g aria-hidden="true"></g><g class="cells"></g><g class="lifted" aria-hidden="true"></g>"#
            ></svg>
        </div>
        {paper(move || page.below.get(), pressed)}
    }
}

impl Page {
    /// Takes up another scene.
    fn show(self, drawing: &Element, showing: Showing, moves: bool) {
        let is_new = self.state.try_update_value(|state| {
            let before = state.shown.take();
            let is_new = before.as_ref().is_none_or(|(before, _)| before.moment != showing.moment);
            let hand = match before {
                Some((_, hand)) if !is_new => hand,
                _ => {
                    state.down = None;
                    showing.scene.hand()
                }
            };
            let is_seen = is_new && showing.fresh;
            state.shown = Some((showing, hand));
            is_seen
        });
        self.draw(drawing);
        // Where nothing can be done, as after the end, the focus is of no use.
        let can_act = self.state.with_value(|state| state.picture.cells().any(|cell| !cell.class.is_empty()));
        if self.state.with_value(|state| state.owes_focus)
            && (can_act || self.below.with_untracked(|below| !below.is_empty()))
        {
            self.state.update_value(|state| state.owes_focus = false);
            match can_act {
                true => self.take_focus(drawing),
                // The buttons are not written yet.
                false => request_animation_frame(refocus),
            }
        }
        if is_new == Some(true) {
            let settles = self.state.with_value(|state| {
                if moves {
                    animate(drawing, &state.picture, state.turned);
                    state.picture.settles
                } else {
                    linger(drawing, &state.picture);
                    lingers(&state.picture)
                }
            });
            self.settled.set_value(browser::now() + f64::from(settles));
        }
    }

    /// Draws what has changed.
    fn draw(self, drawing: &Element) {
        let drawn = self.state.try_update_value(|state| {
            let (showing, hand) = state.shown.as_ref()?;
            let mut picture = showing.scene.picture(hand, self.prefs.lang.get_untracked());
            let to_focus = state.redraw(drawing, &mut picture);
            // Words and buttons may make the board larger or smaller: not under a hand that holds something.
            let around = state.down.is_none().then(|| (below(&picture), picture.advice.clone()));
            state.picture = picture;
            Some((to_focus, around))
        });
        let Some((to_focus, around)) = drawn.flatten() else { return };
        if let Some((below, advice)) = around {
            let leaves = below.is_empty() && self.below.with_untracked(|before| !before.is_empty());
            change(self.below, below);
            change(self.advice, advice);
            // A button that goes away hands its focus to the board.
            if leaves {
                self.take_focus(drawing);
            }
        }
        // Not before: the focus is heard, and asks for the state.
        if let Some(cell) = to_focus {
            focus(&cell);
        }
    }

    /// Lets the hand do something, and tries the moves that come of it.
    fn touch(self, touch: Touch) {
        if matches!(touch, Touch::Release(_) | Touch::Tap(_) | Touch::Button(..)) {
            self.begin.run(());
        }
        let tries = self.state.try_update_value(|state| {
            let (showing, hand) = state.shown.as_mut()?;
            Some(showing.scene.touch(hand, touch))
        });
        if let Some(drawing) = self.drawing.get_untracked() {
            self.draw(&drawing);
        }
        for mv in tries.flatten().unwrap_or_default() {
            self.submit.run(mv);
        }
    }

    /// Takes the focus if nothing else on the screen will have it: to what is chosen, else to where something can be done.
    fn take_focus(self, drawing: &Element) {
        let active = browser::document().active_element().map(Into::into);
        let lost = is_focus_lost() || browser::is_in(active, ".tray");
        let stop = self.state.with_value(|state| {
            let is_stop = |(index, _): &(usize, &Cell)| state.stops.contains(index);
            let cells = || state.picture.cells().enumerate();
            let chosen = cells().find(|(_, cell)| cell.selected && !cell.class.is_empty());
            let can = || cells().filter(is_stop).find(|(_, cell)| !cell.class.is_empty());
            let first =
                chosen.or_else(can).map(|(index, _)| index).or_else(|| state.stops.first().copied())?;
            cell_element(drawing, &state.picture, first)
        });
        match stop.filter(|_| lost) {
            Some(cell) => focus(&cell),
            None => self.state.update_value(|state| state.owes_focus |= lost),
        }
    }

    fn focused(self, target: Option<&EventTarget>) {
        let Some(cell) = self.cell_of(target) else { return };
        self.state.update_value(|state| {
            let before = state.stop_beside(cell);
            if let (Some(before), Some(drawing)) = (before, self.drawing.get_untracked()) {
                for (index, stop) in [(before, "-1"), (cell, "0")] {
                    if let Some(element) = cell_element(&drawing, &state.picture, index) {
                        set(&element, "tabindex", stop);
                    }
                }
            }
        });
        self.over(Some(cell));
    }

    fn key(self, event: &KeyboardEvent) {
        let Some(at) = self.cell_of(event.target().as_ref()) else { return };
        // One step, or as far as it goes.
        let (direction, far) = match event.key().as_str() {
            "ArrowLeft" => ((-1, 0), false),
            "ArrowRight" => ((1, 0), false),
            "ArrowUp" => ((0, -1), false),
            "ArrowDown" => ((0, 1), false),
            "Home" => ((-1, 0), true),
            "End" => ((1, 0), true),
            "PageUp" => ((0, -1), true),
            "PageDown" => ((0, 1), true),
            "Enter" | " " => {
                event.prevent_default();
                return self.touch(Touch::Tap(at));
            }
            _ => return,
        };
        event.prevent_default();
        let element = self.state.with_value(|state| {
            let groups = &state.picture.groups;
            let mut next = neighbour(groups, at, direction)?;
            while let Some(further) = neighbour(groups, next, direction).filter(|_| far) {
                next = further;
            }
            let drawing = self.drawing.get_untracked()?;
            cell_element(&drawing, &state.picture, next)
        });
        if let Some(element) = element {
            focus(&element);
        }
    }

    /// The cell that an event happened in.
    fn cell_of(self, target: Option<&EventTarget>) -> Option<usize> {
        let name = target?.dyn_ref::<Element>()?.closest("[data-cell]").ok()??.get_attribute("data-cell")?;
        self.state.with_value(|state| state.picture.cells().position(|cell| cell.name == name))
    }
}

/// Sets a signal, if that changes it.
fn change(signal: RwSignal<String>, to: String) {
    if signal.with_untracked(|before| *before != to) {
        signal.set(to);
    }
}

impl State {
    /// Draws what has changed; a cell to focus, if the one that had the focus was made anew.
    fn redraw(&mut self, drawing: &Element, picture: &mut Picture) -> Option<Element> {
        let layers = drawing.children();
        let layer = |index| layers.item(index).expect("the drawing has six layers");
        let before = &self.picture;
        let [left, top, width, height] = picture.frame();
        if before.frame() != picture.frame() {
            set(drawing, "viewBox", &format!("{left} {top} {width} {height}"));
        }
        for (index, old, new) in [
            (0, &before.ground, &picture.ground),
            (1, &before.below, &picture.below),
            (3, &before.above, &picture.above),
        ] {
            if old != new {
                layer(index).set_inner_html(new);
            }
        }
        if before.lifted != picture.lifted {
            layer(5).set_inner_html(picture.lifted.as_deref().unwrap_or_default());
        }
        redraw_sprites(&layer(2), &before.sprites, &mut picture.sprites);
        // The same cells elsewhere are moved, so that they keep the focus.
        let kept = before.groups.len() == picture.groups.len()
            && before.cells().map(|cell| &cell.name).eq(picture.cells().map(|cell| &cell.name));
        self.turned =
            !kept || before.cells().zip(picture.cells()).any(|(before, cell)| before.area != cell.area);
        if kept {
            relabel(drawing, before, picture);
            return None;
        }
        self.stops = first_stops(&picture.groups);
        let focused = browser::document().active_element().filter(|active| layer(4).contains(Some(active)));
        let name = focused.as_ref().and_then(|focused| focused.get_attribute("data-cell"));
        // The same cell has the focus again, wherever it is now.
        let again = name.and_then(|name| picture.cells().position(|cell| cell.name == name));
        if let (Some(cell), Some(group)) = (again, again.and_then(|cell| group_of(&picture.groups, cell))) {
            self.stops[group] = cell;
        }
        layer(4).set_inner_html(&cells(&picture.groups, &self.stops));
        focused.and_then(|_| cell_element(drawing, picture, again.or(self.stops.first().copied())?))
    }

    /// The tab stop of the group that `cell` is in, which it becomes itself.
    fn stop_beside(&mut self, cell: usize) -> Option<usize> {
        let group = group_of(&self.picture.groups, cell)?;
        let stop = self.stops.get_mut(group)?;
        Some(core::mem::replace(stop, cell))
    }
}
