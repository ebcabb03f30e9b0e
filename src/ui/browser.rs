//! The few things asked of the browser itself.

use gloo_timers::callback::Timeout;
use js_sys::{Function, Promise, Reflect, global};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, Document, Element, EventTarget, HtmlAnchorElement, HtmlElement, Response, Url,
    Window,
};

/// The window.
///
/// # Panics
/// Outside a page.
#[must_use]
pub fn window() -> Window {
    web_sys::window().expect("the page has a window")
}

/// The document.
///
/// # Panics
/// Outside a page.
#[must_use]
pub fn document() -> Document {
    window().document().expect("the page has a document")
}

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// A moment, in milliseconds since 1970, as people of this language write it; as they do where the device is from, if it
/// speaks that language.
#[must_use]
pub fn moment(at: f64, lang: &str) -> String {
    let own = window().navigator().language().unwrap_or_default();
    let lang = if own.starts_with(lang) { &own } else { lang };
    let style = js_sys::Object::new();
    for (name, length) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = Reflect::set(&style, &name.into(), &length.into());
    }
    js_sys::Date::new(&at.into()).to_locale_string(lang, &style).into()
}

/// A random number from the browser's own source; the time, if there is none.
#[must_use]
pub fn random() -> u64 {
    getrandom::u64().unwrap_or_else(|_| now() as u64)
}

/// Scrolls the page so far that this is in sight, and no farther. The page around a frame stays where it is.
pub fn show(selector: &str) {
    let Some(element) = document().query_selector(selector).ok().flatten() else { return };
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(0.0);
    let hidden = element.get_bounding_client_rect().bottom() + 8.0 - height;
    if hidden > 0.0 {
        window().scroll_by_with_x_and_y(0.0, hidden);
    }
}

/// Whether the device is as a media query says.
#[must_use]
pub fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

/// Whether nobody can see the page now.
#[must_use]
pub fn is_hidden() -> bool {
    document().hidden()
}

/// Whether the root of the page bears this mark; `keep.js` and `frame.js` set them.
#[must_use]
pub fn is_marked(mark: &str) -> bool {
    document().document_element().is_some_and(|root| root.has_attribute(mark))
}

/// Whether somebody is busy with the page around our frame: then the focus is theirs.
#[must_use]
pub fn is_looked_past() -> bool {
    is_frame() && !document().has_focus().unwrap_or(true)
}

/// Whether something happened in or within an element of this kind.
#[must_use]
pub fn is_in(target: Option<EventTarget>, selector: &str) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
}

/// Calls a function that `start.js`, `keep.js` or `frame.js` has, if it has it now.
pub fn ask(name: &str, about: &JsValue) -> Option<JsValue> {
    let function = Reflect::get(&global(), &name.into()).ok()?.dyn_into::<Function>().ok()?;
    function.call1(&JsValue::UNDEFINED, about).ok()
}

/// What stands behind the `#` in the address.
#[must_use]
pub fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Whether we are a frame of somebody else's page: `start.js` reads it in the address, and `frame.js` marks it.
#[must_use]
pub fn is_frame() -> bool {
    is_marked("data-frame")
}

/// Whether we are a stranger even to our own host, as in a frame that may run scripts and nothing else.
#[must_use]
pub fn is_stranger() -> bool {
    window().origin() == "null"
}

/// Goes to another address within the page, in place of this one: there is no way back to it.
pub fn replace(href: &str) {
    let _ = window().location().replace(href);
}

/// Goes to another address within the page.
pub fn go(href: &str) {
    let _ = window().location().set_hash(href);
}

/// The address of the page without what stands behind the `#`.
#[must_use]
pub fn address() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// Hands the person a text file.
///
/// # Errors
/// If the browser does not let us.
pub fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain");
    let url = Url::create_object_url_with_blob(&Blob::new_with_str_sequence_and_options(&parts, &kind)?)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // Not at once: some browsers read it only when they have asked where to put it.
    Timeout::new(60_000, move || _ = Url::revoke_object_url(&url)).forget();
    Ok(())
}

/// Copies a text, and goes on with whether it is on the clipboard: a frame or an address without a lock may not write there.
pub fn copy(text: &str, go_on: impl FnOnce(bool) + 'static) {
    let clipboard = window().navigator().clipboard();
    if clipboard.is_undefined() {
        return go_on(false);
    }
    then(clipboard.write_text(text), move |copied| go_on(copied.is_some()));
}

/// Goes on with what a promise of the browser comes to; `None` if it is broken.
pub fn then(promise: Promise, go_on: impl FnOnce(Option<JsValue>) + 'static) {
    // One function for all: what is generic is compiled for each anew.
    fn wait(promise: Promise, go_on: Box<dyn FnOnce(Option<JsValue>)>) {
        leptos::task::spawn_local(async move { go_on(JsFuture::from(promise).await.ok()) });
    }
    wait(promise, Box::new(go_on));
}

/// Has a style file come, unless it has; whether it came.
pub async fn style(file: &str) -> bool {
    // One that is still on its way may yet be lost.
    let known = document().query_selector(&format!("link[href=\"{file}\"][data-here]")).ok().flatten();
    if known.is_some() {
        return true;
    }
    let Ok(link) = document().create_element("link") else { return false };
    let _ = link.set_attribute("rel", "stylesheet");
    let _ = link.set_attribute("href", file);
    let comes = Promise::new(&mut |came, missing| {
        let link: &HtmlElement = link.unchecked_ref();
        link.set_onload(Some(&came));
        link.set_onerror(Some(&missing));
        let _ = document().head().map(|head| head.append_child(link));
    });
    let came = JsFuture::from(comes).await.is_ok();
    if came {
        let _ = link.set_attribute("data-here", "");
    } else {
        link.remove();
    }
    came
}

/// Goes on with the text of a file beside the page; `None` if it does not come.
pub fn with_text_of(file: &str, go_on: impl FnOnce(Option<String>) + 'static) {
    then(window().fetch_with_str(file), move |response| {
        let response = response.map(JsCast::unchecked_into::<Response>).filter(Response::ok);
        match response.and_then(|response| response.text().ok()) {
            Some(text) => then(text, move |text| go_on(text.and_then(|text| text.as_string()))),
            None => go_on(None),
        }
    });
}
