//! What is marked on the table: the possible in the signal colour, the past in ink, the refused in red, and a shield on
//! every army that cannot be attacked this turn.

use super::cards::{frame, shield};
use super::hand::{Desk, goal, held, is_there, leads, plan};
use super::layout::{Area, CARD, Place, Plan, Point, middle};
use crate::games::shinobi::text::{Held, Mark};
use crate::games::shinobi::{Card, Clan, Event, Illegal, Move, Order, Shinobi};
use crate::kernel::Seat;
use crate::ui::stage::staged::Scene;

/// Everything marked in one position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Marks {
    plan: Plan,
    chosen: Option<Place>,
    /// What can be chosen, if nothing is.
    choices: Vec<Place>,
    /// Where what is chosen can go.
    goals: Vec<Place>,
    /// The goals and choices that are targets of a ninja or an attack.
    targets: Vec<Place>,
    /// The armies that were changed this turn (SHI-14).
    safe: Vec<(Seat, Clan)>,
    /// Where the last order began and ended.
    last: Option<(Point, Place)>,
    hint: Option<(Place, Place)>,
    /// What was refused.
    cross: Option<Place>,
}

impl Marks {
    pub(super) fn of(scene: &Scene<Shinobi>, desk: &Desk) -> Self {
        let game = scene.view.game();
        let plan = plan(scene);
        let armies =
            || Seat::all(plan.seats).flat_map(|seat| Clan::ALL.into_iter().map(move |clan| (seat, clan)));
        let places = armies().map(|(seat, clan)| Place::Army(seat, clan)).chain((0..4).map(Place::Hand));
        let free = desk.chosen.is_none() && scene.hint.is_none() && scene.actor.is_some();
        let choices: Vec<Place> =
            places.filter(|&place| free && is_there(scene, place) && leads(scene, place)).collect();
        let mut goals: Vec<Place> = Vec::new();
        if let Some(chosen) = desk.chosen {
            for place in scene.moves.iter().filter_map(|mv| goal(scene, chosen, mv)) {
                if !goals.contains(&place) {
                    goals.push(place);
                }
            }
        }
        let attacks = game.order() == Some(Order::Third);
        let is_target = |place: &&Place| match **place {
            Place::Army(seat, _) => seat != plan.home && (attacks || goals.contains(place)),
            _ => false,
        };
        let targets = goals.iter().chain(&choices).filter(is_target).copied().collect();
        let is_safe = |&(seat, clan): &(Seat, Clan)| game.is_changed(seat, clan) && game.army(seat, clan) > 0;
        let open = game.order().is_some();
        Self {
            plan,
            chosen: desk.chosen,
            choices,
            targets,
            goals,
            safe: armies().filter(|army| open && army.0 != game.turn() && is_safe(army)).collect(),
            last: scene.last.iter().find_map(|event| last(event, plan)),
            hint: scene.hint.as_ref().map(|mv| hinted(scene, mv)),
            cross: scene.refused.as_ref().map(|(mv, why)| desk.tried.unwrap_or_else(|| fault(mv, why, plan))),
        }
    }

    /// Whether pressing a place leads on.
    pub(super) fn leads_to(&self, place: Place) -> bool {
        self.chosen == Some(place) || self.choices.contains(&place) || self.is_goal(place)
    }

    /// Whether what is chosen can go to a place, or to the province that it is in.
    fn is_goal(&self, place: Place) -> bool {
        self.goals.contains(&place)
            || place.province().is_some_and(|seat| self.goals.contains(&Place::Province(seat)))
    }

    /// What a screen reader says of a place.
    pub(super) fn spoken(&self, place: Place) -> Vec<Mark> {
        let mut spoken = Vec::new();
        let mut add = |is: bool, mark| {
            if is {
                spoken.push(mark);
            }
        };
        let target = self.targets.contains(&place);
        add(self.chosen == Some(place), Mark::Chosen);
        add(target, Mark::Target);
        add(!target && self.choices.contains(&place), Mark::Choosable);
        add(!target && self.is_goal(place), Mark::Reachable);
        if let Place::Army(seat, clan) = place {
            add(self.safe.contains(&(seat, clan)), Mark::Safe);
        }
        add(self.last.is_some_and(|(_, to)| to == place), Mark::LastMove);
        add(self.hint.is_some_and(|(from, to)| from == place || to == place), Mark::Hint);
        spoken
    }

    /// The way of the last step, under the cards, so that their counts can be read.
    pub(super) fn below(&self) -> String {
        self.last.map_or_else(String::new, |(from, to)| line("trail", from, self.plan.centre(to)))
    }

    /// The marks over the cards.
    pub(super) fn above(&self) -> String {
        let mut drawn = String::new();
        for &(seat, clan) in &self.safe {
            drawn += &shield(middle(self.plan.army(seat, clan)), self.plan.troop(seat));
        }
        if let Some((_, to)) = self.last {
            drawn += &corners(self.area(to));
        }
        for &place in self.choices.iter().chain(&self.goals) {
            drawn += &frame("dest", self.area(place));
            if self.targets.contains(&place) {
                drawn += &swords(self.area(place));
            }
        }
        if let Some(chosen) = self.chosen {
            drawn += &frame("halo", self.area(chosen));
        }
        if let Some((from, to)) = self.hint {
            drawn += &frame("halo", self.area(from));
            drawn += &frame("tip", self.area(to));
            drawn += &line("tip", self.plan.centre(from), self.plan.centre(to));
        }
        if let Some(place) = self.cross {
            let (x, y) = self.plan.centre(place);
            drawn += &format!(r#"<path class="cross" d="M{} {}l36 36m0-36l-36 36"/>"#, x - 18, y - 18);
        }
        drawn
    }

    /// What a mark frames: a province with all that is in it, a card with its own outline.
    fn area(&self, place: Place) -> Area {
        match place {
            Place::Province(seat) => self.plan.row(seat),
            Place::Army(..) => self.plan.area(place),
            _ => {
                let (x, y) = self.plan.centre(place);
                let (width, height) = (CARD.0 + 10, CARD.1 + 10);
                [x - width / 2, y - height / 2, width, height]
            }
        }
    }
}

fn line(class: &str, (x, y): Point, (to_x, to_y): Point) -> String {
    format!(
        r#"<path class="{class}-u" d="M{x} {y}L{to_x} {to_y}"/><path class="{class}" d="M{x} {y}L{to_x} {to_y}"/>"#
    )
}

/// Crossed swords in the corner of what can be attacked.
fn swords([x, y, ..]: Area) -> String {
    format!(
        r#"<g class="aim" transform="translate({} {})"><circle r="15"/><path d="M-7-7 7 7M7-7-7 7M-8 2l6 6M8 2l-6 6"/></g>"#,
        x + 18,
        y + 18
    )
}

fn corners([x, y, width, height]: Area) -> String {
    let (left, top, right, bottom) = (x + 4, y + 4, x + width - 4, y + height - 4);
    format!(
        r#"<path class="to-c" d="M{left} {}v-16h16M{} {top}h16v16M{right} {}v16h-16M{} {bottom}h-16v-16"/>"#,
        top + 16,
        right - 16,
        bottom - 16,
        left + 16
    )
}

/// Where the order that an event tells of began and ended.
fn last(event: &Event, plan: Plan) -> Option<(Point, Place)> {
    Some(match *event {
        Event::Deployed { seat, clan, province } | Event::Struck { seat, clan, province } => {
            (plan.hand(seat), Place::Army(province, clan))
        }
        Event::Placed { seat, clan } => (plan.hand(seat), Place::Army(seat, clan)),
        Event::Shifted { clan, from, to, .. } => (middle(plan.army(from, clan)), Place::Army(to, clan)),
        Event::Attacked { seat, with, clan, province } => {
            (middle(plan.army(seat, with)), Place::Army(province, clan))
        }
        _ => return None,
    })
}

/// From where to where a hint goes.
fn hinted(scene: &Scene<Shinobi>, mv: &Move) -> (Place, Place) {
    let home = plan(scene).home;
    let slot = |card: Card| {
        let there = |&slot: &usize| held(&scene.view, home, slot) == Held::Open(card);
        Place::Hand((0..4).find(there).unwrap_or(0))
    };
    match *mv {
        Move::Deploy { card, province } => (slot(card), Place::Province(province)),
        Move::Ninja { province, clan } => (slot(Card::Ninja), Place::Army(province, clan)),
        Move::Place { card } => (slot(card), Place::Province(home)),
        Move::Shift { from, clan, to } => (Place::Army(from, clan), Place::Province(to)),
        Move::Attack { with, province, clan } => (Place::Army(home, with), Place::Army(province, clan)),
    }
}

/// The place at which a refused move goes wrong that no hand has tried, as in a diagram.
fn fault(mv: &Move, why: &Illegal, plan: Plan) -> Place {
    match *mv {
        Move::Deploy { province, .. } => Place::Province(province),
        Move::Ninja { province, clan } | Move::Attack { province, clan, .. } => Place::Army(province, clan),
        Move::Place { .. } => Place::Province(plan.home),
        Move::Shift { from, clan, .. } if matches!(why, Illegal::ShiftFromHome | Illegal::NoArmy { .. }) => {
            Place::Army(from, clan)
        }
        Move::Shift { to, .. } => Place::Province(to),
    }
}
