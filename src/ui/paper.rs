//! Parts of the page that are written as markup: made anew when something that they read has changed, and telling
//! by name what was pressed or typed in them.
//!
//! Markup is small where a tree of typed components is large, and a page for a tablet must load fast. An element
//! that does something says what in `data-do`: a verb, and after a space what it is about.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement, HtmlSelectElement, KeyboardEvent};

use crate::ui::browser;
use crate::ui::stage::picture::Markup;
use crate::ui::wheel;
use crate::ui::widgets::whenever;

/// Something was pressed, chosen or typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// What to do.
    pub verb: String,
    /// To what; often empty.
    pub what: String,
    /// What was typed or chosen: a text, `true` or `false`, the content of a file.
    pub value: String,
}

impl Act {
    fn of(done: &str, value: String) -> Self {
        let (verb, what) = done.split_once(' ').unwrap_or((done, ""));
        Self { verb: verb.to_owned(), what: what.to_owned(), value }
    }

    /// What it is about, as numbers; those that are none are 0.
    #[must_use]
    pub fn numbers(&self) -> (usize, usize) {
        let mut numbers = self.what.split(' ').map(|number| number.parse().unwrap_or(0));
        (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0))
    }
}

/// A part of the page. `write` is called again when something that it read has changed.
pub fn paper(
    write: impl Fn() -> Markup + Send + Sync + 'static,
    act: impl Fn(Act) + Send + Sync + 'static,
) -> AnyView {
    sheet(Arc::new(write), Callback::new(act))
}

/// One function for all papers: what is generic is compiled for each anew.
fn sheet(write: Arc<dyn Fn() -> Markup + Send + Sync>, act: Callback<Act>) -> AnyView {
    let root = NodeRef::<html::Div>::new();
    let held = StoredValue::new(None);
    let mut before = None;
    whenever(move || {
        let markup = Some(write());
        if let (Some(root), Some(written)) = (root.get(), &markup)
            && before != markup
        {
            rewrite(&root, written);
        }
        before = markup;
    });
    view! {
        <div
            class="paper"
            node_ref=root
            on:click=move |event| clicked(event.as_ref(), act)
            on:input=move |event| entered(&event, act, false)
            on:change=move |event| entered(&event, act, true)
            on:keydown=move |event| step_choice(&event)
            on:pointerdown=move |event| held.set_value(wheel::take(&event))
            on:pointermove=move |event| {
                if let Some(root) = root.get_untracked() {
                    held.update_value(|held| wheel::turn(&root, &event, held));
                }
            }
        ></div>
    }
    .into_any()
}

/// Writes the markup anew, and finds the place again that had the focus.
fn rewrite(root: &Element, markup: &str) {
    let focused = browser::document().active_element().filter(|element| root.contains(Some(element)));
    let name = focused.as_ref().and_then(|element| {
        let by = |attribute: &str| Some(format!("[{attribute}=\"{}\"]", element.get_attribute(attribute)?));
        by("data-do").or_else(|| by("href")).or_else(|| by("data-focus"))
    });
    // A button below the board is known by its place: where all are others, another stands there.
    let is_tray = browser::is_in(focused.clone().map(Into::into), ".tray");
    let before = (focused.and_then(|element| element.text_content()), root.inner_html());
    root.set_inner_html(markup);
    let Some(name) = name else { return };
    let found = |selector: &str| root.query_selector(selector).ok().flatten();
    let is_same =
        |element: &Element| element.text_content() == before.0 || are_alike(&before.1, &root.inner_html());
    let same = found(&format!("{name}:not(:disabled)")).filter(|element| !is_tray || is_same(element));
    // What is gone, or can no longer be pressed, hands its focus to another button; below the board to the board, for the
    // next press would do something that nobody asked for.
    match same.or_else(|| found("button:not(:disabled)").filter(|_| !is_tray)) {
        Some(element) => focus(&element),
        None => refocus(),
    }
}

/// Whether these are as many buttons, and one of them the same.
fn are_alike(before: &str, after: &str) -> bool {
    const END: &str = "</button>";
    let mut pairs = before.split(END).zip(after.split(END));
    before.matches(END).count() == after.matches(END).count()
        && pairs.any(|(before, after)| before.contains("<button") && before == after)
}

/// Gives the focus to the board, or else to the first button below it, if nothing has it.
pub fn refocus() {
    let first = browser::document().query_selector("main [tabindex=\"0\"], .mid button:not(:disabled)");
    if let (true, Ok(Some(element))) = (is_focus_lost(), first) {
        focus(&element);
    }
}

/// Whether nothing has the focus.
#[must_use]
pub fn is_focus_lost() -> bool {
    browser::document().active_element().is_none_or(|active| active.tag_name() == "BODY")
}

/// Gives an element the focus, unless somebody is busy with the page around our frame.
pub fn focus(element: &Element) {
    if browser::is_looked_past() {
        return;
    }
    let _ = element.unchecked_ref::<HtmlElement>().focus();
}

/// The element that does something, at or around the one an event happened in.
fn doer(event: &Event) -> Option<(Element, String)> {
    let element = event.target()?.dyn_into::<Element>().ok()?.closest("[data-do]").ok()??;
    let done = element.get_attribute("data-do")?;
    Some((element, done))
}

fn clicked(event: &Event, act: Callback<Act>) {
    if let Some((element, done)) = doer(event)
        && !matches!(element.tag_name().as_str(), "INPUT" | "SELECT")
        && !element.has_attribute("aria-disabled")
    {
        act.run(Act::of(&done, String::new()));
    }
}

/// Texts and sliders tell while they change, everything else once it has changed.
fn entered(event: &Event, act: Callback<Act>, changed: bool) {
    let Some((element, done)) = doer(event) else { return };
    if let Some(select) = element.dyn_ref::<HtmlSelectElement>() {
        if changed {
            act.run(Act::of(&done, select.value()));
        }
        return;
    }
    let Ok(input) = element.dyn_into::<HtmlInputElement>() else { return };
    match (input.type_().as_str(), changed) {
        ("checkbox", true) => act.run(Act::of(&done, input.checked().to_string())),
        ("file", true) => {
            let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
            browser::then(file.text(), move |text| {
                let text = text.and_then(|text| text.as_string()).unwrap_or_default();
                act.run(Act::of(&done, text));
                input.set_value("");
            });
        }
        ("checkbox" | "file", false) | (_, true) => {}
        (_, false) => act.run(Act::of(&done, input.value())),
    }
}

/// Arrow keys within a choice go to its next value and choose it.
fn step_choice(event: &KeyboardEvent) {
    let forward = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => true,
        "ArrowLeft" | "ArrowUp" => false,
        _ => return,
    };
    let Some((element, _)) =
        doer(event).filter(|(element, _)| element.get_attribute("role").as_deref() == Some("radio"))
    else {
        return;
    };
    event.prevent_default();
    choose_beside(&element, forward);
}

/// Chooses what stands after or before this in a choice, and around its ends.
pub(super) fn choose_beside(element: &Element, forward: bool) {
    let next = match forward {
        true => element.next_element_sibling(),
        false => element.previous_element_sibling(),
    };
    let around = || {
        let parent = element.parent_element()?;
        if forward { parent.first_element_child() } else { parent.last_element_child() }
    };
    if let Some(next) = next.or_else(around)
        && next.get_attribute("data-do") != element.get_attribute("data-do")
    {
        // Focus first: it is found again by its name when the choice is written anew.
        focus(&next);
        next.unchecked_into::<HtmlElement>().click();
    }
}

/// What a person typed, as text within markup or within a quoted attribute.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '"' => safe += "&quot;",
            _ => safe.push(sign),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_cannot_become_markup() {
        assert_eq!(escaped(r#"<b title="x">&"#), "&lt;b title=&quot;x&quot;>&amp;");
        assert_eq!(escaped("Élise"), "Élise");
    }

    #[test]
    fn buttons_are_alike_if_one_of_them_stays() {
        let tray = |labels: &[&str]| {
            let one = |label: &&str| format!("<button>{label}</button>");
            format!("<div>{}</div>", labels.iter().map(one).collect::<String>())
        };
        let throwing = tray(&["Force: usual", "Throw"]);
        assert!(
            are_alike(&throwing, &tray(&["Force: hard", "Throw"])),
            "the one that was pressed has changed"
        );
        assert!(!are_alike(&throwing, &tray(&["Stop", "Rearrange"])));
        assert!(!are_alike(&throwing, &tray(&["Throw"])));
        assert!(!are_alike(&tray(&[]), &tray(&[])));
    }

    #[test]
    fn an_act_knows_its_verb_and_what_it_is_about() {
        let act = Act::of("level 2 1", "x".to_owned());
        assert_eq!((act.verb.as_str(), act.numbers(), act.value.as_str()), ("level", (2, 1), "x"));
        assert_eq!((Act::of("undo", String::new()).what.as_str(), act.what.as_str()), ("", "2 1"));
        assert_eq!(Act::of("rule SHO-13", String::new()).what, "SHO-13");
    }
}
