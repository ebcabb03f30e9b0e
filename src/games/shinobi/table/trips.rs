//! What is seen to move with the last step: cards between hands, provinces and piles.

use super::cards::{back, card};
use super::hand::held;
use super::layout::{Place, Plan, Point, SLOTS, middle};
use crate::games::shinobi::text::Held;
use crate::games::shinobi::{Card, Clan, Event, Pile, Shinobi};
use crate::kernel::Seat;
use crate::ui::stage::picture::Sprite;
use crate::ui::stage::staged::Scene;

/// Milliseconds for each leg of a way.
const LEG: u32 = 420;

/// How many cards can be on their way at once, apart from those of the own hand: a ninja and its victim, two drawn.
pub(super) const TRAVELLERS: usize = 4;

/// The ways of the last step. All of them take as long as the whole of it: what comes later waits where it is.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Trips {
    /// Cards on their way: what they show, and through which points.
    travellers: Vec<(String, Vec<Point>)>,
    /// The army that a card joins.
    pub(super) grown: Option<(Seat, Clan)>,
    /// The army that attacks, and its way there and back.
    lunge: Option<((Seat, Clan), Vec<Point>)>,
    /// The places of the own hand with drawn cards, and their ways.
    drawn: [Vec<Point>; SLOTS],
    legs: usize,
}

impl Trips {
    pub(super) fn of(scene: &Scene<Shinobi>, plan: Plan) -> Self {
        let mut trips = Self::default();
        let draws = scene.last.iter().find_map(|event| match *event {
            Event::Drew { seat, cards } => Some((seat, cards)),
            _ => None,
        });
        let order = scene.last.iter().find(|event| order_legs(event) > 0);
        let ordered = order.map_or(0, order_legs);
        trips.legs = ordered + usize::from(draws.is_some());
        if let Some(order) = order {
            trips.follow(order, plan);
        }
        if let Some((seat, cards)) = draws {
            trips.draw(scene, plan, seat, cards, ordered);
        }
        trips
    }

    /// A card that is seen only while it is on its way.
    pub(super) fn traveller(&self, place: usize) -> Sprite {
        let (drawing, way) = self.travellers.get(place).cloned().unwrap_or_default();
        Sprite {
            class: "trip".to_owned(),
            at: way.last().copied().or(Some((0, 0))),
            drawing: format!(r#"<g class="was">{drawing}</g><g class="now"></g>"#),
            way,
            pace: self.pace(),
            ..Sprite::default()
        }
    }

    /// The way of an army that attacks.
    pub(super) fn lunge(&self, army: (Seat, Clan)) -> Vec<Point> {
        let lunge = self.lunge.iter().find(|(of, _)| *of == army);
        lunge.map_or_else(Vec::new, |(_, way)| way.clone())
    }

    /// The way of a card that came to a place of the own hand.
    pub(super) fn drawn(&self, slot: usize) -> Vec<Point> {
        self.drawn.get(slot).cloned().unwrap_or_default()
    }

    /// How long it all takes.
    pub(super) fn pace(&self) -> u32 {
        LEG * self.legs.max(1) as u32
    }

    fn follow(&mut self, event: &Event, plan: Plan) {
        let army = |seat, clan| middle(plan.army(seat, clan));
        let removed = plan.centre(Place::Removed);
        let mut go = |shown: Card, points: &[Point], start: usize, legs: usize| {
            self.travellers.push((card(shown), paced(points, start, legs)));
        };
        let legs = self.legs;
        match *event {
            Event::Deployed { seat, clan, province } => {
                go(Card::Troop(clan), &[plan.hand(seat), army(province, clan)], 0, legs);
                self.grown = Some((province, clan));
            }
            Event::Placed { seat, clan } => {
                go(Card::Troop(clan), &[plan.hand(seat), army(seat, clan)], 0, legs);
                self.grown = Some((seat, clan));
            }
            Event::Shifted { clan, from, to, .. } => {
                go(Card::Troop(clan), &[army(from, clan), army(to, clan)], 0, legs);
                self.grown = Some((to, clan));
            }
            Event::Struck { seat, clan, province } => {
                go(Card::Troop(clan), &[army(province, clan), removed], 1, legs);
                go(Card::Ninja, &[plan.hand(seat), army(province, clan), removed], 0, legs);
            }
            Event::Attacked { seat, with, clan, province } => {
                let ((x, y), target) = (army(seat, with), army(province, clan));
                go(Card::Troop(clan), &[target, removed], 1, legs);
                let half = (i32::midpoint(x, target.0), i32::midpoint(y, target.1));
                self.lunge = Some(((seat, with), paced(&[(x, y), half, (x, y)], 0, legs)));
            }
            _ => {}
        }
    }

    /// A hand is refilled. Which cards came to the own hand is seen; of another's only the backs.
    fn draw(&mut self, scene: &Scene<Shinobi>, plan: Plan, seat: Seat, cards: Pile, start: usize) {
        let deck = plan.centre(Place::Deck);
        if seat != plan.home {
            for _ in 0..cards.len().min(2) {
                self.travellers.push((back(), paced(&[deck, plan.hand(seat)], start, self.legs)));
            }
            return;
        }
        let mut left: Vec<Card> = cards.cards().collect();
        let mut unseen = usize::from(cards.hidden());
        for slot in (0..SLOTS).rev() {
            let came = match held(&scene.view, seat, slot) {
                Held::Open(card) => {
                    left.iter().position(|&drawn| drawn == card).map(|at| left.swap_remove(at)).is_some()
                }
                Held::Back if unseen > 0 => {
                    unseen -= 1;
                    true
                }
                Held::Back | Held::Nothing => false,
            };
            if came {
                self.drawn[slot] = paced(&[deck, plan.centre(Place::Hand(slot))], start, self.legs);
            }
        }
    }
}

/// How many legs an order takes.
const fn order_legs(event: &Event) -> usize {
    match event {
        Event::Deployed { .. } | Event::Placed { .. } | Event::Shifted { .. } => 1,
        Event::Struck { .. } | Event::Attacked { .. } => 2,
        _ => 0,
    }
}

/// A way that begins after so many legs and ends when all of them are over.
fn paced(points: &[Point], start: usize, legs: usize) -> Vec<Point> {
    let (Some(&first), Some(&last)) = (points.first(), points.last()) else { return Vec::new() };
    let mut way = vec![first; start];
    way.extend(points);
    way.extend(core::iter::repeat_n(last, (legs + 1).saturating_sub(way.len())));
    way
}
