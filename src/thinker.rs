//! The thinker: the minds of all bots, apart from the page. It runs in a worker, or beside the page where no worker
//! can start, and gives whoever loads it two functions: `begin` takes an errand as bytes, `think` looks at so many
//! positions more. It answers with the move as bytes once it has decided, with `null` while the game's mind is on its
//! way: each is a piece of the program that loads with its first errand.

use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

use engawa::games;
use engawa::games::errand::{Errand, Mind};
use js_sys::{Object, Reflect, Uint8Array, global};
use wasm_bindgen::prelude::*;

/// What comes of beginning an errand.
type Begun = Option<Box<dyn Mind>>;

/// An errand under way.
enum Thought {
    /// Its mind is on its way.
    Coming(Pin<Box<dyn Future<Output = Begun>>>),
    /// It is being thought about.
    Here(Box<dyn Mind>),
    /// It was none.
    Nothing,
}

impl Thought {
    fn begin(errand: &[u8]) -> Self {
        let Some(errand) = Errand::from_bytes(errand) else { return Self::Nothing };
        Self::Coming(Box::pin(async move { games::begin(&errand).await }))
    }

    fn think(&mut self, positions: u32) -> JsValue {
        // Nobody has to be woken: whoever waits asks again.
        if let Self::Coming(mind) = self
            && let Poll::Ready(mind) = mind.as_mut().poll(&mut Context::from_waker(Waker::noop()))
        {
            *self = mind.map_or(Self::Nothing, Self::Here);
        }
        let decided = match self {
            Self::Coming(_) => return JsValue::NULL,
            Self::Here(mind) => mind.think(positions),
            Self::Nothing => Some(Vec::new()),
        };
        decided.map_or(JsValue::UNDEFINED, |mv| Uint8Array::from(&mv[..]).into())
    }
}

fn main() {
    let thought = Rc::new(RefCell::new(Thought::Nothing));
    let next = thought.clone();
    let begin = Closure::<dyn FnMut(Uint8Array)>::new(move |errand: Uint8Array| {
        next.replace(Thought::begin(&errand.to_vec()));
    });
    let think =
        Closure::<dyn FnMut(u32) -> JsValue>::new(move |positions| thought.borrow_mut().think(positions));
    let thinker = Object::new();
    let _ = Reflect::set(&thinker, &"begin".into(), &begin.into_js_value());
    let _ = Reflect::set(&thinker, &"think".into(), &think.into_js_value());
    let _ = Reflect::set(&global(), &"thinker".into(), &thinker);
}
