//! What hands do at the board: choose a card or an army, then where it goes; or drag it there.
//!
//! What leads somewhere is read off the moves that the scene lists. Whatever else is tried becomes a move too, so that
//! the rules answer with their reason. The own clan card is looked at here: it is in no picture unless a hand looks.

use super::layout::{Place, Plan};
use crate::games::shinobi::text::{Held, Thing};
use crate::games::shinobi::{Card, Clan, Move, Order, Shinobi, View};
use crate::kernel::Seat;
use crate::ui::stage::picture::Touch;
use crate::ui::stage::staged::Scene;

/// What a person is in the middle of.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Desk {
    /// The card or army chosen.
    pub(super) chosen: Option<Place>,
    /// The cell pointed at.
    pub(super) over: Option<Place>,
    /// What somebody wants to know about.
    pub(super) about: Option<Place>,
    /// What is held, and whether it has been dragged.
    held: Option<(Place, bool)>,
    /// Where something was tried last.
    pub(super) tried: Option<Place>,
    /// The clan card was left open.
    pub(super) open: bool,
}

impl Desk {
    /// What is being dragged.
    pub(super) fn dragged(&self) -> Option<Place> {
        self.held.filter(|&(place, moved)| moved && place != Place::Clan).map(|(place, _)| place)
    }

    /// Whether something is held.
    pub(super) fn holds(&self) -> bool {
        self.held.is_some()
    }

    /// Whether the own clan card is looked at.
    pub(super) fn looks(&self) -> bool {
        self.open || self.held.is_some_and(|(place, _)| place == Place::Clan)
    }

    /// Forgets what was chosen.
    fn clear(&mut self) {
        *self = Self { open: self.open, over: self.over, ..Self::default() };
    }
}

/// How the table lies in this scene.
pub(super) fn plan(scene: &Scene<Shinobi>) -> Plan {
    Plan::of(&scene.view, scene.actor, scene.facing)
}

/// What lies in a place of a seat's hand.
pub(super) fn held(view: &View, seat: Seat, slot: usize) -> Held {
    let hand = view.game().hand(seat);
    match hand.cards().nth(slot) {
        Some(card) => Held::Open(card),
        None if slot < usize::from(hand.len()) => Held::Back,
        None => Held::Nothing,
    }
}

/// The open card in a place of the hand that lies below.
fn card(scene: &Scene<Shinobi>, slot: usize) -> Option<Card> {
    match held(&scene.view, plan(scene).home, slot) {
        Held::Open(card) => Some(card),
        Held::Back | Held::Nothing => None,
    }
}

/// A place as something that words are about.
pub(super) fn thing(scene: &Scene<Shinobi>, place: Place) -> Thing {
    match place {
        Place::Province(seat) => Thing::Province(seat),
        Place::Army(seat, clan) => Thing::Army(seat, clan),
        Place::Clan | Place::Eye => Thing::Clan,
        Place::Hand(slot) => card(scene, slot).map_or(Thing::Hidden, Thing::Card),
        Place::Deck => Thing::Deck,
        Place::Removed => Thing::Removed,
    }
}

/// Where a listed move goes if this is what was chosen; `None` if it does not begin with that.
pub(super) fn goal(scene: &Scene<Shinobi>, chosen: Place, mv: &Move) -> Option<Place> {
    let home = plan(scene).home;
    let in_hand = |wanted: Card| matches!(chosen, Place::Hand(slot) if card(scene, slot) == Some(wanted));
    match *mv {
        Move::Deploy { card, province } => in_hand(card).then_some(Place::Province(province)),
        Move::Ninja { province, clan } => in_hand(Card::Ninja).then_some(Place::Army(province, clan)),
        Move::Place { card } => in_hand(card).then_some(Place::Province(home)),
        Move::Shift { from, clan, to } => (chosen == Place::Army(from, clan)).then_some(Place::Province(to)),
        Move::Attack { with, province, clan } => {
            let (own, target) = (Place::Army(home, with), Place::Army(province, clan));
            match chosen {
                _ if chosen == own => Some(target),
                _ if chosen == target => Some(own),
                _ => None,
            }
        }
    }
}

/// Whether a move begins with this.
pub(super) fn leads(scene: &Scene<Shinobi>, place: Place) -> bool {
    scene.moves.iter().any(|mv| goal(scene, place, mv).is_some())
}

/// Whether there is something here that whoever acts could take up, be it allowed or not.
pub(super) fn is_there(scene: &Scene<Shinobi>, place: Place) -> bool {
    scene.actor.is_some()
        && match place {
            Place::Army(seat, clan) => scene.view.game().army(seat, clan) > 0,
            Place::Hand(slot) => card(scene, slot).is_some(),
            _ => false,
        }
}

/// What a touch does, and the moves to try.
pub(super) fn touch(scene: &Scene<Shinobi>, desk: &mut Desk, touch: Touch) -> Vec<Move> {
    let place = |cell: usize| plan(scene).place(cell);
    match touch {
        Touch::Over(over) => desk.over = over.and_then(place),
        Touch::Press(cell) => {
            if let Some(place) = place(cell)
                && (is_there(scene, place) || place == Place::Clan && !plan(scene).open)
            {
                desk.held = Some((place, false));
            }
        }
        Touch::Drag(over) => {
            desk.over = over.and_then(place);
            if let Some((from, moved @ false)) = &mut desk.held {
                *moved = true;
                if *from != Place::Clan {
                    (desk.chosen, desk.about) = (Some(*from), None);
                }
            }
        }
        Touch::Release(over) => {
            let held = desk.held.take();
            desk.over = None;
            return match (held, over.and_then(place)) {
                (Some((Place::Clan, _)), _) => {
                    desk.about = Some(Place::Clan);
                    Vec::new()
                }
                (Some((from, false)), _) => tap(scene, desk, from),
                (Some((from, true)), Some(to)) if to != from => drop_on(scene, desk, from, to),
                _ => Vec::new(),
            };
        }
        Touch::Tap(cell) => {
            if let Some(place) = place(cell) {
                return tap(scene, desk, place);
            }
        }
        Touch::Button(..) | Touch::Stroke(_) => {}
        Touch::Cancel => *desk = Desk { over: desk.over, ..Desk::default() },
    }
    Vec::new()
}

fn tap(scene: &Scene<Shinobi>, desk: &mut Desk, place: Place) -> Vec<Move> {
    let asked = desk.about.take();
    desk.tried = Some(place);
    if matches!(place, Place::Clan | Place::Eye) {
        desk.open = !desk.open;
        return Vec::new();
    }
    if let Some(chosen) = desk.chosen.filter(|_| scene.actor.is_some()) {
        if chosen == place {
            desk.clear();
            return Vec::new();
        }
        if !(is_alike(scene, chosen, place) && is_there(scene, place))
            && let Some(mv) = meant(scene, chosen, place)
        {
            return attempt(scene, desk, mv);
        }
    }
    if is_there(scene, place) && leads(scene, place) {
        desk.chosen = Some(place);
        return Vec::new();
    }
    let idle = if is_there(scene, place) { pointless(scene, place) } else { None };
    // What leads nowhere is explained; pressed once more, no longer.
    if idle.is_none() && desk.chosen.is_none() && asked != Some(place) {
        desk.about = Some(place);
    }
    idle.into_iter().collect()
}

/// What was dragged is let go.
fn drop_on(scene: &Scene<Shinobi>, desk: &mut Desk, from: Place, to: Place) -> Vec<Move> {
    desk.tried = Some(to);
    let tried = meant(scene, from, to).map_or_else(Vec::new, |mv| attempt(scene, desk, mv));
    // What cannot do anything is not left chosen.
    if !leads(scene, from) {
        desk.chosen = None;
    }
    tried
}

/// Tries a move: what is allowed ends the choice, what is refused leaves it as it was.
fn attempt(scene: &Scene<Shinobi>, desk: &mut Desk, mv: Move) -> Vec<Move> {
    if scene.moves.contains(&mv) {
        desk.clear();
    }
    vec![mv]
}

/// Whether one takes the place of the other when it is chosen after it: another card, another army of the same side.
fn is_alike(scene: &Scene<Shinobi>, chosen: Place, place: Place) -> bool {
    let home = plan(scene).home;
    let is_attack = scene.view.game().order() == Some(Order::Third);
    match (chosen, place) {
        (_, Place::Hand(_)) => true,
        (Place::Army(one, _), Place::Army(other, _)) => {
            one == other || is_attack && one != home && other != home
        }
        _ => false,
    }
}

/// The move that is meant by bringing this there, allowed or not.
fn meant(scene: &Scene<Shinobi>, from: Place, to: Place) -> Option<Move> {
    let game = scene.view.game();
    let home = plan(scene).home;
    let province = to.province()?;
    let target = if let Place::Army(_, clan) = to { Some(clan) } else { None };
    let order = game.order()?;
    // What is listed is meant, if nothing else is: a province stands for the only army in it.
    let listed = || {
        let fits = |mv: &&Move| goal(scene, from, mv).and_then(Place::province) == Some(province);
        let mut fitting = scene.moves.iter().filter(fits);
        fitting.next().copied().filter(|_| fitting.next().is_none())
    };
    match (from, order) {
        (Place::Hand(slot), _) => match (card(scene, slot)?, target) {
            (Card::Ninja, Some(clan)) => Some(Move::Ninja { province, clan }),
            (Card::Ninja, None) => listed().or(Some(Move::Deploy { card: Card::Ninja, province })),
            (card, _) if order == Order::Second && province == home => Some(Move::Place { card }),
            (card, _) => Some(Move::Deploy { card, province }),
        },
        (Place::Army(own, with), Order::Third) if own == home => match target {
            Some(clan) => Some(Move::Attack { with, province, clan }),
            None => listed(),
        },
        (Place::Army(foe, clan), Order::Third) if province == home => match target {
            Some(with) => Some(Move::Attack { with, province: foe, clan }),
            None => listed(),
        },
        (Place::Army(from, clan), _) => Some(Move::Shift { from, clan, to: province }),
        _ => None,
    }
}

/// A move with something that can do nothing now, so that the rules say why; `None` where there is no more to say
/// than what it is.
fn pointless(scene: &Scene<Shinobi>, place: Place) -> Option<Move> {
    let game = scene.view.game();
    let home = plan(scene).home;
    let province = home.clockwise(1, game.seats());
    let elsewhere = || Seat::all(game.seats()).filter(|&seat| seat != home);
    match (place, game.order()?) {
        (Place::Hand(slot), _) => Some(match card(scene, slot)? {
            Card::Ninja => Move::Ninja { province, clan: Clan::ALL[0] },
            card => Move::Deploy { card, province },
        }),
        (Place::Army(from, clan), Order::Second) if from == home => {
            Some(Move::Shift { from, clan, to: province })
        }
        (Place::Army(own, with), Order::Third) if own == home => {
            let armies = elsewhere().flat_map(|seat| game.armies(seat).map(move |army| (seat, army)));
            // The nearest that it comes to an attack.
            let near = |&(seat, (clan, size)): &(Seat, (Clan, u8))| {
                (clan == with, game.is_changed(seat, clan), size)
            };
            let (province, (clan, _)) = armies.min_by_key(near)?;
            Some(Move::Attack { with, province, clan })
        }
        (Place::Army(province, clan), Order::Third) => {
            let near = |&(with, size): &(Clan, u8)| (with != clan, size);
            let (with, _) = game.armies(home).max_by_key(near)?;
            Some(Move::Attack { with, province, clan })
        }
        _ => None,
    }
}
