//! Where bots think: in a worker, or between frames where no worker can start (a sandboxed frame, a file).

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::{Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::games::errand::Errand;
use crate::ui::browser;

/// How long a slice on the page may take, in milliseconds: a frame has sixteen.
const SLICE: f64 = 6.0;

/// How many positions to look at before looking at the clock.
const GLANCE: u32 = 64;

thread_local! {
    /// A worker that is ready and has nothing to do, kept for the next errand in its game.
    static IDLE: RefCell<Option<(String, Worker)>> = const { RefCell::new(None) };
}

/// What to do with the move of an errand, as bytes.
type Done = Box<dyn FnOnce(Vec<u8>)>;

/// An errand under way. Dropping it calls it off.
pub struct Thought {
    inner: Rc<RefCell<Inner>>,
}

struct Inner {
    game: String,
    bytes: Vec<u8>,
    done: Option<Done>,
    worker: Option<Worker>,
    timer: Option<Timeout>,
    hears: Vec<Closure<dyn FnMut(MessageEvent)>>,
}

impl std::fmt::Debug for Thought {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Thought").finish_non_exhaustive()
    }
}

impl Thought {
    /// Begins to think and calls `done` with the move, or with no bytes if nobody can think here. Never calls it
    /// before this has returned.
    #[must_use]
    pub fn begin(errand: &Errand, done: impl FnOnce(Vec<u8>) + 'static) -> Self {
        let inner = Rc::new(RefCell::new(Inner {
            game: errand.game().to_owned(),
            bytes: errand.to_bytes(),
            done: Some(Box::new(done)),
            worker: None,
            timer: None,
            hears: Vec::new(),
        }));
        if start_worker(&inner).is_none() {
            think_here(&inner);
        }
        Self { inner }
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        if let Ok(mut inner) = self.inner.try_borrow_mut() {
            inner.stop();
        }
    }
}

impl Inner {
    fn send(&self) {
        if let Some(worker) = &self.worker {
            let _ = worker.post_message(&Uint8Array::from(&self.bytes[..]));
        }
    }

    fn stop(&mut self) {
        if let Some(worker) = self.worker.take() {
            dismiss(&worker);
        }
        self.timer = None;
        self.done = None;
    }
}

/// Ends a worker, whatever it is at; it is not heard again. One that is only forgotten runs on.
fn dismiss(worker: &Worker) {
    worker.set_onmessage(None);
    worker.set_onerror(None);
    worker.terminate();
}

/// The worker that has nothing to do, if it knows this game. One of another game is sent home.
fn idle(game: &str) -> Option<Worker> {
    let (known, worker) = IDLE.take()?;
    if known != game {
        dismiss(&worker);
        return None;
    }
    Some(worker)
}

/// A worker that says it is ready is sent the errand; one that fails is given up for thinking here.
fn start_worker(inner: &Rc<RefCell<Inner>>) -> Option<()> {
    let game = inner.borrow().game.clone();
    let idle = idle(&game);
    let is_ready = idle.is_some();
    let module = WorkerOptions::new();
    module.set_type(WorkerType::Module);
    let worker = idle.or_else(|| Worker::new_with_options(&format!("./think-{game}.js"), &module).ok())?;
    let held = Rc::downgrade(inner);
    let message = Closure::new(move |event: MessageEvent| {
        let Some(inner) = held.upgrade() else { return };
        let answer = event.data();
        if answer.is_instance_of::<Uint8Array>() {
            let idle = inner.borrow_mut().worker.take().map(|worker| (game.clone(), worker));
            // Another errand may have ended meanwhile.
            if let Some((_, other)) = IDLE.replace(idle) {
                dismiss(&other);
            }
            finish(&inner, Uint8Array::from(answer).to_vec());
        } else {
            inner.borrow().send();
        }
    });
    let held = Rc::downgrade(inner);
    let error = Closure::new(move |_: MessageEvent| {
        let Some(inner) = held.upgrade() else { return };
        let worker = inner.borrow_mut().worker.take();
        if let Some(worker) = worker {
            dismiss(&worker);
            think_here(&inner);
        }
    });
    worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(error.as_ref().unchecked_ref()));
    let mut inner = inner.borrow_mut();
    inner.worker = Some(worker);
    inner.hears = vec![message, error];
    if is_ready {
        inner.send();
    }
    Some(())
}

/// Brings the thinker to the page, and lets it think there a slice at a time.
fn think_here(inner: &Rc<RefCell<Inner>>) {
    let held = Rc::downgrade(inner);
    browser::then(bring_thinker(&inner.borrow().game), move |thinker| {
        let Some(inner) = held.upgrade() else { return };
        let function =
            |name: &str| Reflect::get(thinker.as_ref()?, &name.into()).ok()?.dyn_into::<Function>().ok();
        let (Some(begin), Some(think)) = (function("begin"), function("think")) else {
            return finish(&inner, Vec::new());
        };
        let errand = Uint8Array::from(&inner.borrow().bytes[..]);
        let _ = begin.call1(&JsValue::UNDEFINED, &errand);
        breathe(&inner, think);
    });
}

/// What `start.js` has for pages without a worker.
fn bring_thinker(game: &str) -> Promise {
    let brought = browser::ask("thinkHere", &game.into());
    brought.map_or_else(|| Promise::reject(&JsValue::UNDEFINED), |promise| Promise::resolve(&promise))
}

/// Lets the page breathe, then thinks a slice.
fn breathe(inner: &Rc<RefCell<Inner>>, think: Function) {
    let held = Rc::downgrade(inner);
    let timer = Timeout::new(0, move || {
        let Some(inner) = held.upgrade() else { return };
        let end = now() + SLICE;
        loop {
            let decided = think
                .call1(&JsValue::UNDEFINED, &GLANCE.into())
                .unwrap_or_else(|_| Uint8Array::default().into());
            if let Ok(mv) = decided.dyn_into::<Uint8Array>() {
                return finish(&inner, mv.to_vec());
            }
            if now() >= end {
                return breathe(&inner, think);
            }
        }
    });
    inner.borrow_mut().timer = Some(timer);
}

fn finish(inner: &Rc<RefCell<Inner>>, mv: Vec<u8>) {
    let done = {
        let mut inner = inner.borrow_mut();
        let done = inner.done.take();
        inner.stop();
        done
    };
    if let Some(done) = done {
        done(mv);
    }
}

fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}
