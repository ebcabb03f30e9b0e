//! What must be said beside the board: a refusal, a hint, a question, trouble with keeping the game.

use leptos::prelude::*;

use super::play::{Play, Safety};
use super::prefs::Prefs;
use super::staged::Parting;
use super::widgets::{Icon, IconButton, live, press};

/// All notices of a game on the table.
#[component]
pub fn Notices(
    /// The game.
    play: Play,
    /// The rule to open beside the table.
    rule: RwSignal<String>,
) -> impl IntoView {
    let prefs = expect_context::<Prefs>();
    let all = move || [safety(play, prefs), asked(play, prefs), refusal(play, prefs, rule), hint(play, prefs)];
    live(move || all().into_iter().flatten().collect_view().into_any())
}

fn close(play: Play, prefs: Prefs) -> AnyView {
    let label = prefs.words().close;
    view! { <IconButton icon="close" label press=move |()| play.forget_notices()/> }.into_any()
}

fn refusal(play: Play, prefs: Prefs, rule: RwSignal<String>) -> Option<AnyView> {
    let line = play.game.with(|game| game.refusal(prefs.lang.get()))?;
    let open = press(move || rule.set(line.rule.to_owned()));
    let toast = view! {
        <div class="toast">
            <span class="bang" aria-hidden="true">"!"</span>
            <p>{line.text}</p>
            <button class="btn small" type="button" on:click=open>{(prefs.words().rule)(line.rule)}</button>
            {close(play, prefs)}
        </div>
    };
    Some(toast.into_any())
}

fn hint(play: Play, prefs: Prefs) -> Option<AnyView> {
    let viewer = play.viewer();
    let (mv, why) = play.game.with(|game| game.hint(viewer, prefs.lang.get()))?;
    let follow = press(move || play.act(&mv));
    let toast = view! {
        <div class="toast hint">
            <Icon name="hint"/>
            <p>{why}</p>
            <button class="btn small" type="button" on:click=follow>{prefs.words().play_it}</button>
            {close(play, prefs)}
        </div>
    };
    Some(toast.into_any())
}

/// Somebody else asked: the answer comes before anything else.
fn asked(play: Play, prefs: Prefs) -> Option<AnyView> {
    let seat = play.actor()?;
    let answers: Vec<AnyView> = play
        .game
        .with(|game| game.partings(seat))
        .into_iter()
        .filter(|parting| matches!(parting, Parting::AcceptDraw | Parting::DeclineDraw))
        .map(|parting| {
            let answer = press(move || play.part(seat, parting));
            let label = prefs.words().partings[parting as usize];
            view! { <button class="btn small" type="button" on:click=answer>{label}</button> }.into_any()
        })
        .collect();
    if answers.is_empty() {
        return None;
    }
    let viewer = play.viewer();
    let task = play.game.with(|game| game.task(viewer, seat, prefs.lang.get()));
    let toast = view! { <div class="toast"><Icon name="handshake"/><p>{task}</p>{answers}</div> };
    Some(toast.into_any())
}

fn safety(play: Play, prefs: Prefs) -> Option<AnyView> {
    let words = prefs.words();
    let (sentence, button) = match play.safety.get() {
        Safety::Kept => return None,
        Safety::Unkept => (words.not_kept, None),
        Safety::Elsewhere => {
            let take = press(move || play.take_over());
            let button = view! { <button class="btn small" type="button" on:click=take>{words.take_over}</button> };
            (words.elsewhere, Some(button.into_any()))
        }
    };
    let notice = view! { <p class="notice" role="alert"><Icon name="warn" size=18/>{sentence}{button}</p> };
    Some(notice.into_any())
}
