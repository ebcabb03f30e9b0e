//! Small parts that every screen uses.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::prefs::Prefs;

/// A part of the page that is made anew whenever something that it read has changed.
///
/// One type for all such parts, like [`press`] for all handlers: the page is compiled for each type anew.
pub fn live(make: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    let make: std::sync::Arc<dyn Fn() -> AnyView + Send + Sync> = std::sync::Arc::new(make);
    (move || make()).into_any()
}

/// A handler of presses.
pub fn press(mut act: impl FnMut() + 'static) -> Box<dyn FnMut(web_sys::MouseEvent)> {
    Box::new(move |_| act())
}

/// The drawings that icons and marks refer to. Put into the page once.
#[component]
pub fn Symbols() -> impl IntoView {
    view! { <div inner_html=include_str!("art/symbols.svg")></div> }
}

/// A line icon by its symbol, `undo` for `#i-undo`; hidden from screen readers.
#[component]
pub fn Icon(
    /// The symbol's name without `i-`.
    name: &'static str,
    /// Its size in pixels.
    #[prop(default = 22)]
    size: u16,
) -> impl IntoView {
    view! {
        <svg class="i" width=size height=size aria-hidden="true">
            <use href=format!("#i-{name}")></use>
        </svg>
    }
}

/// A button that is an icon, with its name for everyone who does not see it.
#[component]
pub fn IconButton(
    /// The symbol's name without `i-`.
    icon: &'static str,
    /// What it does.
    #[prop(into)]
    label: Signal<&'static str>,
    /// Whether it can be pressed.
    #[prop(into, default = Signal::stored(true))]
    enabled: Signal<bool>,
    /// Whether it leaves where room is short, because the menu has it too.
    #[prop(default = false)]
    spare: bool,
    /// What happens.
    #[prop(into)]
    press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            class=if spare { "icon-btn spare" } else { "icon-btn" }
            type="button"
            title=label
            aria-label=label
            disabled=Signal::derive(move || !enabled.get())
            on:click=self::press(move || press.run(()))
        >
            <Icon name=icon/>
        </button>
    }
}

/// One of a few, side by side, by their places in the list.
#[component]
pub fn Choice(
    /// What is being chosen.
    #[prop(into)]
    label: String,
    /// The names of the choices.
    choices: Vec<&'static str>,
    /// The one chosen.
    value: Signal<usize>,
    /// Chooses another.
    #[prop(into)]
    choose: Callback<usize>,
) -> impl IntoView {
    let count = choices.len();
    let group = NodeRef::<html::Span>::new();
    let step = move |event: web_sys::KeyboardEvent| {
        let by = match event.key().as_str() {
            "ArrowRight" | "ArrowDown" => 1,
            "ArrowLeft" | "ArrowUp" => count - 1,
            _ => return,
        };
        event.prevent_default();
        let next = (value.get_untracked() + by) % count;
        choose.run(next);
        if let Some(button) = group.get_untracked().and_then(|group| group.children().item(next as u32)) {
            let _ = button.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    };
    let buttons = choices
        .into_iter()
        .enumerate()
        .map(|(place, name)| {
            let chosen = move || value.get() == place;
            view! {
                <button
                    type="button"
                    role="radio"
                    aria-checked=Signal::derive(move || if chosen() { "true" } else { "false" })
                    tabindex=Signal::derive(move || if chosen() { "0" } else { "-1" })
                    on:click=press(move || choose.run(place))
                >
                    {name}
                </button>
            }
        })
        .collect_view();
    view! {
        <span class="seg" role="radiogroup" node_ref=group aria-label=label on:keydown=step>
            {buttons}
        </span>
    }
}

/// Something that is there only at times. One component for all such places keeps the page small.
#[component]
pub fn When(
    /// Whether it is there.
    #[prop(into)]
    is: Signal<bool>,
    /// What is there.
    children: ChildrenFn,
) -> impl IntoView {
    let is = Memo::new(move |_| is.get());
    live(move || is.get().then(|| children()).into_any())
}

/// On or off, with its name and a word of explanation.
#[component]
pub fn Switch(
    /// What it turns on.
    label: &'static str,
    /// A word of explanation.
    #[prop(optional)]
    note: Option<&'static str>,
    /// Whether it is on.
    on: Signal<bool>,
    /// Turns it.
    #[prop(into)]
    turn: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <span>
                <b>{label}</b>
                {note.map(|note| view! { <small>{note}</small> })}
            </span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=on
                on:change=move |event| turn.run(event_target_checked(&event))
            />
            <i aria-hidden="true"></i>
        </label>
    }
}

/// A sheet over the page: a dialog, or a drawer at the edge. Escape and its cross close it.
#[component]
pub fn Sheet(
    /// Whether it is open.
    open: RwSignal<bool>,
    /// Its heading.
    title: &'static str,
    /// A drawer stands at the edge instead of the middle.
    #[prop(default = false)]
    drawer: bool,
    /// What is in it; made when it opens.
    children: ChildrenFn,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let words = prefs.words();
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
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
    view! {
        <dialog
            node_ref=dialog
            class=if drawer { "drawer" } else { "dialog" }
            aria-label=title
            on:close=move |_| open.set(false)
            on:click=backdrop
        >
            <When is=open>
                <header class="dh">
                        <h2>{title}</h2>
                        <IconButton
                            icon="close"
                            label=words.close
                            press=move |()| open.set(false)
                        />
                </header>
                <div class="db">{children()}</div>
            </When>
        </dialog>
    }
}
