//! What stands below the village: buttons, the backpack and the planner, the tokens to choose from, and the steps by which
//! the string is drawn out without a pointer.

use super::board::{shown, stretched};
use super::buttons::{Does, Nudged, buttons};
use super::desk::Desk;
use super::pieces::{action, badge, slot};
use super::planner::{planner, wheel};
use super::seats::beside;
use crate::games::ninja_night::text::{Text, letter};
use crate::games::ninja_night::{Action, Move, NinjaNight, Phase, Progress, Roof, Slot, Token};
use crate::kernel::Seat;
use crate::ui::stage::picture::{Button, Markup};
use crate::ui::stage::seats::seat_class;
use crate::ui::stage::staged::Scene;

/// The buttons of the row.
pub(super) fn tray(scene: &Scene<NinjaNight>, desk: &Desk, words: &Text) -> Vec<Button> {
    let ahead = scene.view.game().progress() == Progress::Ahead;
    let one = |does: Does| {
        let (label, primary) = match does {
            Does::LetGo => (words.let_go, desk.length > 0),
            Does::Follow => (words.follow, true),
            Does::Shift => {
                let aims = desk.aim.or(desk.barred).is_some();
                (words.shift[if desk.shifts { 2 } else { usize::from(aims) }], desk.shifts)
            }
            Does::Heal => (words.heal, true),
            Does::Play(bonus) => (words.play[bonus as usize], true),
            Does::Pick => (words.pick, true),
            Does::Drop => (words.drop, false),
            Does::Done if ahead => (words.skip, false),
            Does::Done => (words.done, true),
            _ => (words.cancel, false),
        };
        Button { label: label.to_owned(), primary }
    };
    buttons(scene, desk).into_iter().take_while(|does| does.is_plain()).map(one).collect()
}

/// Everything else.
pub(super) fn panel(scene: &Scene<NinjaNight>, desk: &Desk, words: &Text) -> Markup {
    let game = scene.view.game();
    if game.phase() == Phase::Over {
        return Markup::new();
    }
    let everybody = scene.actor.is_none() && scene.view.viewer().is_none();
    let panel = Panel { scene, desk, words, buttons: buttons(scene, desk) };
    let seat = shown(scene);
    let body = match game.phase() {
        Phase::Placing => Markup::new(),
        _ if everybody => Seat::all(game.seats()).map(|seat| panel.one(seat)).collect(),
        Phase::Planning if scene.actor.is_some() => panel.wheels() + &panel.pack(seat) + &panel.set(),
        Phase::Choosing(victim) if scene.actor.is_some() => panel.others(victim, &(words.knock_from)(victim)),
        Phase::Acting if panel.buttons.iter().any(|does| matches!(does, Does::Nudge(..))) => panel.nudges(),
        Phase::Acting if desk.aim.is_some() => panel.steps(),
        Phase::Acting if panel.buttons.iter().any(|does| matches!(does, Does::Change(..))) => panel.changes(),
        Phase::Acting if scene.actor.is_some() => panel.pack(seat) + &panel.choices(seat),
        _ => panel.pack(seat),
    };
    let glance = if desk.aim.is_some() { Markup::new() } else { panel.glance() };
    let plans = if body.contains("data-wheel") { " plans" } else { "" };
    format!(r#"<div class="nn-desk {}{plans}">{glance}{body}</div>"#, seat_class(seat))
}

struct Panel<'a> {
    scene: &'a Scene<NinjaNight>,
    desk: &'a Desk,
    words: &'a Text,
    buttons: Vec<Does>,
}

impl Panel<'_> {
    /// One line that is there before something is aimed at: what is on the roof pointed at, large enough to be read; else what became of the
    /// last string.
    fn glance(&self) -> Markup {
        // A string that was stretched just now is read first.
        let inside = match self.desk.over.filter(|_| stretched(self.scene).is_none()) {
            Some(roof) => self.roof(roof),
            None => self.verdict().unwrap_or_else(|| self.legend()),
        };
        format!(r#"<p class="nn-glance">{inside}</p>"#)
    }

    /// A roof in one line. Its cell says the same in words.
    fn roof(&self, roof: Roof) -> Markup {
        let game = self.scene.view.game();
        let standing = Seat::all(game.seats()).filter(|&seat| game.roof_of(seat) == Some(roof)).map(badge);
        let lying = game.on_roof(roof).iter().map(|token| slot(game, Slot::Token(token)));
        format!(
            r#"<span class="nn-look" aria-hidden="true"><b>{}</b><i>{}</i>{}</span>"#,
            letter(roof),
            game.village().house(roof).height() / 100,
            standing.chain(lying).collect::<Markup>()
        )
    }

    /// What the signs on the wheels mean, until there is something else to say. A wheel itself has no room for words.
    fn legend(&self) -> Markup {
        if !self.buttons.contains(&Does::SetPlan) {
            return Markup::new();
        }
        let signs: Markup =
            Action::ALL.into_iter().map(|of| format!("<span>{}</span>", self.action(of))).collect();
        format!(r#"<span class="nn-legend" aria-hidden="true">{signs}</span>"#)
    }

    /// What became of the last string, in words.
    fn verdict(&self) -> Option<Markup> {
        let (seat, stretch) = self.scene.view.game().stretched()?;
        let class = if stretch.is_success() { "right" } else { "wrong" };
        let words = (self.words.laid)(seat, &stretch);
        Some(format!(r#"<span class="nn-verdict {class}">{words}</span>"#))
    }

    fn row(class: &str, title: &str, inside: &str) -> Markup {
        format!(
            r#"<div class="nn-row {class}" role="group" aria-label="{title}"><p>{title}</p><div>{inside}</div></div>"#
        )
    }

    /// Something to press if it does something now, else something to look at.
    fn key(&self, does: Does, class: &str, pressed: bool, label: &str, inside: &str) -> Markup {
        match self.buttons.iter().position(|&other| other == does) {
            Some(place) => format!(
                r#"<button class="nn-key {class}" type="button" data-do="tray {place}" aria-label="{label}" aria-pressed="{pressed}">{inside}</button>"#
            ),
            None => {
                format!(r#"<span class="nn-key {class}" role="img" aria-label="{label}">{inside}</span>"#)
            }
        }
    }

    fn token(&self, does: Does, of: Token) -> Markup {
        let hinted = match self.scene.hint {
            Some(
                Move::Pick(token)
                | Move::Steal(token)
                | Move::Drop(token)
                | Move::Potion(token)
                | Move::Knock(token)
                | Move::Lose(token)
                | Move::Gear { token, .. }
                | Move::Grapple { token, .. }
                | Move::Shuriken { token, .. }
                | Move::Kunai { token, .. },
            ) => token == of,
            _ => false,
        };
        let chosen = self.desk.chosen == Some(of);
        let label = (self.words.token)(&self.scene.view, of);
        let class = if hinted { "hinted" } else { "" };
        self.key(does, class, chosen, &label, &slot(self.scene.view.game(), Slot::Token(of)))
    }

    /// The backpack, and the planner beside it once it is revealed.
    fn pack(&self, seat: Seat) -> Markup {
        let game = self.scene.view.game();
        let one = |of: &Slot| match *of {
            Slot::Token(token) => self.token(Does::Own(token), token),
            other => format!(
                r#"<span class="nn-key" role="img" aria-label="{}">{}</span>"#,
                (self.words.slot)(&self.scene.view, other),
                slot(game, other)
            ),
        };
        let slots: Markup = game.pack(seat).slots().iter().map(one).collect();
        let planner = match game.plan(seat).filter(|_| game.phase() != Phase::Planning) {
            Some(plan) => planner(game, seat, plan, self.words),
            None => Markup::new(),
        };
        Self::row("nn-pack", self.words.backpack, &(slots + &planner))
    }

    /// One of all, small: where nobody in particular looks.
    fn one(&self, seat: Seat) -> Markup {
        let beside = beside(&self.scene.view, seat, self.words);
        format!(r#"<div class="nn-one">{}{beside}</div>"#, badge(seat))
    }

    /// The two wheels, five actions each: a choice like any other, of which one is reached with the tab key.
    fn wheels(&self) -> Markup {
        let hint = if let Some(Move::Plan(plan)) = self.scene.hint { Some(plan) } else { None };
        let one = |step: usize| {
            let chosen = self.desk.wheels[step];
            let key = |of: Action| {
                let place = self.buttons.iter().position(|&does| does == Does::Wheel(step as u8, of));
                let class = if hint.is_some_and(|plan| plan[step] == of) { "hinted" } else { "" };
                let stop = if of == chosen.unwrap_or_default() { 0 } else { -1 };
                format!(
                    r#"<button class="{class}" type="button" role="radio" aria-checked="{}" tabindex="{stop}" data-do="tray {}" aria-label="{}, {}" title="{}">{}</button>"#,
                    chosen == Some(of),
                    place.unwrap_or_default(),
                    self.words.action(of),
                    self.words.action_short[of as usize],
                    self.words.action(of),
                    action(of)
                )
            };
            let keys: Markup = Action::ALL.into_iter().map(key).collect();
            wheel(step, chosen, self.desk.turned[step], &keys, self.words)
        };
        one(0) + &one(1)
    }

    /// Sets the planner, once both wheels are set. It is always there, so that nothing moves when it can be pressed.
    fn set(&self) -> Markup {
        let disabled = if self.desk.plan().is_some() { "" } else { " disabled" };
        format!(
            r#"<button class="btn primary" type="button" data-do="tray 0"{disabled}>{}</button>"#,
            self.words.set_plan
        )
    }

    fn action(&self, of: Action) -> Markup {
        format!("{}<small>{}</small>", action(of), self.words.action(of))
    }

    /// What a gear can make of the planned actions.
    fn changes(&self) -> Markup {
        let wheel = |step: u8| {
            let keys: Markup = Action::ALL
                .into_iter()
                .filter(|&of| self.buttons.contains(&Does::Change(step, of)))
                .map(|of| {
                    self.key(Does::Change(step, of), "act", false, self.words.action(of), &self.action(of))
                })
                .collect();
            match keys.is_empty() {
                true => Markup::new(),
                false => Self::row("nn-change", self.words.change[usize::from(step)], &keys),
            }
        };
        wheel(0) + &wheel(1)
    }

    /// The tokens that the action is about.
    fn choices(&self, seat: Seat) -> Markup {
        let game = self.scene.view.game();
        let mut rows = Markup::new();
        let lying: Markup = self
            .buttons
            .iter()
            .filter_map(
                |does| if let Does::Lying(token) = *does { Some(self.token(*does, token)) } else { None },
            )
            .collect();
        if !lying.is_empty() {
            rows += &Self::row("nn-lying", self.words.on_roof, &lying);
        }
        for other in Seat::all(game.seats()).filter(|&other| other != seat) {
            let any = game.pack(other).tokens().any(|token| self.buttons.contains(&Does::Other(token)));
            if any {
                rows += &self.others(other, &(self.words.steal_from)(other));
            }
        }
        rows
    }

    /// The tokens of somebody else.
    fn others(&self, seat: Seat, title: &str) -> Markup {
        let game = self.scene.view.game();
        let tokens: Markup =
            game.pack(seat).tokens().map(|token| self.token(Does::Other(token), token)).collect();
        Self::row("nn-others", title, &tokens)
    }

    /// The steps of the string: no figures, only shorter and longer.
    fn steps(&self) -> Markup {
        const SIGNS: [&str; 6] = ["‹‹‹", "‹‹", "‹", "›", "››", "›››"];
        let keys = |(step, sign): (usize, &&str)| self.step(Does::Step(step), self.words.steps[step], sign);
        Self::row("nn-steps", self.words.strip, &SIGNS.iter().enumerate().map(keys).collect::<Markup>())
    }

    /// The steps of the ninja on its roof, and of the point aimed at.
    fn nudges(&self) -> Markup {
        const SIGNS: [&str; 4] = ["←", "↑", "↓", "→"];
        let row = |nudged: Nudged| {
            let title = self.words.nudged[nudged as usize];
            let key = |(way, sign): (usize, &&str)| {
                let label = format!("{title}, {}", self.words.ways[way]);
                self.step(Does::Nudge(nudged, way), &label, sign)
            };
            Self::row("nn-steps nn-nudge", title, &SIGNS.iter().enumerate().map(key).collect::<Markup>())
        };
        let aims = self.buttons.contains(&Does::Nudge(Nudged::Aim, 0));
        row(Nudged::Ninja) + &if aims { row(Nudged::Aim) } else { Markup::new() }
    }

    fn step(&self, does: Does, label: &str, sign: &str) -> Markup {
        self.key(does, "step", false, label, sign).replace(r#" aria-pressed="false""#, "")
    }
}
