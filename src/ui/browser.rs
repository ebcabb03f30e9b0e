//! The few things asked of the browser itself.

use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, Document, HtmlAnchorElement, Url, Window};

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

/// A random number from the browser's own source; the time, if there is none.
#[must_use]
pub fn random() -> u64 {
    getrandom::u64().unwrap_or_else(|_| now() as u64)
}

/// What stands behind the `#` in the address.
#[must_use]
pub fn hash() -> String {
    window().location().hash().unwrap_or_default()
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
    Url::revoke_object_url(&url)
}

/// What a promise of the browser comes to; `None` if it is broken.
pub async fn answer(promise: js_sys::Promise) -> Option<JsValue> {
    wasm_bindgen_futures::JsFuture::from(promise).await.ok()
}

/// The text of a file beside the page; `None` if it does not come.
pub async fn text_of(file: &str) -> Option<String> {
    let response: web_sys::Response = answer(window().fetch_with_str(file)).await?.unchecked_into();
    if !response.ok() {
        return None;
    }
    answer(response.text().ok()?).await?.as_string()
}
