//! Small parts that every screen uses, as markup, and the sheet that opens over the page.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::ui::browser;
use crate::ui::keep::prefs::Prefs;
use crate::ui::paper::{Act, escaped, paper, refocus};
use crate::ui::stage::picture::Markup;
use crate::ui::words::Words;

/// The drawings that icons and marks refer to. Put into the page once.
pub const SYMBOLS: &str = include_str!("art/symbols.svg");

/// A part of the page that is made anew whenever something that it read has changed.
pub fn live(make: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    // One function for all: what is generic is compiled for each anew.
    fn made(make: Arc<dyn Fn() -> AnyView + Send + Sync>) -> AnyView {
        (move || make()).into_any()
    }
    made(Arc::new(make))
}

/// Does something, and again whenever something that it read has changed.
pub fn whenever(act: impl FnMut() + 'static) {
    // One type for all: what is generic is compiled for each anew.
    let act: Box<dyn FnMut()> = Box::new(act);
    Effect::new(act);
}

/// A number that tells of its changes only, however often what it is made from changes.
pub fn settled(now: impl Fn() -> usize + 'static) -> RwSignal<usize> {
    let settled = RwSignal::new(untrack(&now));
    whenever(move || {
        let now = now();
        if settled.get_untracked() != now {
            settled.set(now);
        }
    });
    settled
}

/// A line icon by its symbol, `undo` for `#i-undo`; hidden from screen readers.
#[must_use]
pub fn icon(name: &str, size: u8) -> Markup {
    format!(
        r##"<svg class="i" width="{size}" height="{size}" aria-hidden="true"><use href="#i-{name}"/></svg>"##
    )
}

/// A button. What it does is a verb and what it is about.
#[must_use]
pub fn button(class: &str, does: &str, label: &str) -> Markup {
    format!(r#"<button class="btn {class}" type="button" data-do="{does}">{label}</button>"#)
}

/// A button with an icon before its label.
#[must_use]
pub fn labelled(class: &str, does: &str, name: &str, label: &str) -> Markup {
    button(class, does, &format!("{}{label}", icon(name, 20)))
}

/// A button that is an icon, with its name for everyone who does not see it.
#[must_use]
pub fn icon_button(does: &str, name: &str, label: &str) -> Markup {
    icon_button_if(true, does, name, label)
}

/// A button that is an icon and cannot always be pressed.
#[must_use]
pub fn icon_button_if(enabled: bool, does: &str, name: &str, label: &str) -> Markup {
    // Not `disabled`, which would lose the focus of whoever has just pressed it.
    let disabled = if enabled { "" } else { r#" aria-disabled="true""# };
    let icon = icon(name, 22);
    format!(
        r#"<button class="icon-btn" type="button" data-do="{does}" title="{label}" aria-label="{label}"{disabled}>{icon}</button>"#
    )
}

/// A link that looks like a button.
#[must_use]
pub fn link(class: &str, href: &str, name: &str, label: &str) -> Markup {
    let icon = if name.is_empty() { String::new() } else { icon(name, 20) };
    format!(r#"<a class="btn {class}" href="{}">{icon}{label}</a>"#, escaped(href))
}

/// One of a few, side by side, by their places in the list. Choosing one does `does` with its place.
#[must_use]
pub fn choice(does: &str, label: &str, choices: &[&str], value: usize) -> Markup {
    let one = |(place, name): (usize, &&str)| {
        let (checked, stop) = if place == value { (true, 0) } else { (false, -1) };
        format!(
            r#"<button type="button" role="radio" aria-checked="{checked}" tabindex="{stop}" data-do="{does} {place}">{name}</button>"#
        )
    };
    let choices: Markup = choices.iter().enumerate().map(one).collect();
    format!(r#"<span class="seg" role="radiogroup" aria-label="{label}">{choices}</span>"#)
}

/// A choice with its name, and a word of explanation, beside it.
#[must_use]
pub fn option(does: &str, label: &str, note: &str, choices: &[&str], value: usize) -> Markup {
    let note = if note.is_empty() { String::new() } else { format!("<small>{note}</small>") };
    let choice = choice(does, label, choices, value);
    format!(r#"<div class="opt"><span>{label}{note}</span>{choice}</div>"#)
}

/// On or off, with its name and a word of explanation. Turning it does `does` with `true` or `false`.
#[must_use]
pub fn switch(does: &str, label: &str, note: &str, on: bool) -> Markup {
    let note = if note.is_empty() { String::new() } else { format!("<small>{note}</small>") };
    let checked = if on { " checked" } else { "" };
    format!(
        r#"<label class="switch"><span><b>{label}</b>{note}</span><input type="checkbox" role="switch" data-do="{does}"{checked}><i aria-hidden="true"></i></label>"#
    )
}

/// Something that should be known.
#[must_use]
pub fn notice(sentence: &str, more: &str) -> Markup {
    let icon = icon("warn", 18);
    format!(r#"<p class="notice" role="alert">{icon}{}{more}</p>"#, escaped(sentence))
}

/// A drawer at an edge of the page. Escape, its cross and a press beside it close it.
#[component]
pub fn Sheet(
    /// Whether it is open.
    open: RwSignal<bool>,
    /// Its heading.
    title: fn(&Words) -> &'static str,
    /// Whether it comes from the left.
    #[prop(default = false)]
    left: bool,
    /// What is in it; made when it opens.
    children: ChildrenFn,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let dialog = NodeRef::<html::Dialog>::new();
    whenever(move || {
        if let Some(dialog) = dialog.get() {
            match (open.get(), dialog.open()) {
                (true, false) => drop(dialog.show_modal()),
                (false, true) => dialog.close(),
                _ => {}
            }
        }
    });
    // A press on the backdrop is a press on the dialog itself.
    let backdrop = move |event: web_sys::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlDialogElement>().ok());
        if target.is_some() {
            open.set(false);
        }
    };
    // Whatever opened it may have been written anew meanwhile, and then the browser finds nothing to give the focus to.
    let closed = move |_| {
        open.set(false);
        refocus();
    };
    // The heading names the sheet, of which one is open at a time. It takes the focus, so that opening rings nothing.
    let head = move || {
        let words = prefs.words();
        let (title, close) = (title(words), icon_button("close", "close", words.close));
        // A browser complains of a frame that would take the focus.
        let first = if browser::is_frame() { "" } else { " autofocus" };
        format!(r#"<header class="dh"><h2 id="sheet" tabindex="-1"{first}>{title}</h2>{close}</header>"#)
    };
    let content = move || match open.get() {
        false => ().into_any(),
        true => view! {
            {paper(head, move |_: Act| open.set(false))}
            <div class="db">{children()}</div>
        }
        .into_any(),
    };
    view! {
        <dialog class=if left { "drawer left-hand" } else { "drawer" } node_ref=dialog aria-labelledby="sheet" on:close=closed on:click=backdrop>
            {live(content)}
        </dialog>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_the_chosen_one_is_checked_and_in_the_tab_order() {
        let markup = choice("theme", "Colours", &["Day", "Night"], 1);
        assert_eq!(markup.matches(r#"aria-checked="true" tabindex="0" data-do="theme 1""#).count(), 1);
        assert_eq!(markup.matches(r#"aria-checked="false" tabindex="-1" data-do="theme 0""#).count(), 1);
    }

    #[test]
    fn what_cannot_be_pressed_says_so() {
        assert!(icon_button_if(false, "undo", "undo", "Undo").contains("disabled"));
        assert!(!icon_button("undo", "undo", "Undo").contains("disabled"));
    }
}
