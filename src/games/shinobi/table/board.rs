//! The table as a picture: provinces and their armies, the hand below them, and what happened last on its way.

use super::cards::{self, army, back, card, clan_back, clan_card, frame, in_hand, kind, seat_mark, symbol};
use super::hand::{Desk, held, is_there, leads, plan, thing};
use super::layout::{CARD, HEAD, ORDERS, Place, Plan, SLOTS, WIDTH, middle};
use super::marks::Marks;
use super::trips::{TRAVELLERS, Trips};
use crate::games::shinobi::text::{Held, Text, text};
use crate::games::shinobi::{Card, Clan, Order, Shinobi};
use crate::kernel::Seat;
use crate::ui::lang::Lang;
use crate::ui::stage::picture::{Cell, Group, Picture, Sprite};
use crate::ui::stage::seats::seat_class;
use crate::ui::stage::staged::Scene;

/// The widths of the three orders in their strip.
const SHARES: [i32; 3] = [262, 274, 172];

/// The table as it is to be seen.
pub(super) fn picture(scene: &Scene<Shinobi>, desk: &Desk, lang: Lang) -> Picture {
    let words = text(lang);
    let plan = plan(scene);
    let marks = Marks::of(scene, desk);
    Picture {
        size: plan.size(),
        ground: ground(plan),
        below: below(scene, desk, plan, words) + &marks.below(),
        sprites: sprites(scene, desk, plan),
        above: marks.above(),
        lifted: desk.dragged().and_then(|place| lifted(scene, place, plan)),
        groups: vec![
            province_cells(scene, &marks, plan, words),
            lower_cells(scene, desk, &marks, plan, words),
        ],
        advice: match (desk.chosen, desk.about) {
            (Some(chosen), _) if leads(scene, chosen) => (words.step)(&scene.view, thing(scene, chosen)),
            (_, Some(place)) => (words.about)(&scene.view, thing(scene, place)),
            _ => String::new(),
        },
        ..Picture::default()
    }
}

/// The mat, the provinces, and the symbols that everything else refers to.
fn ground(plan: Plan) -> String {
    let (width, height) = plan.size();
    let class = ["three", "four", "five"][usize::from(plan.seats - 3)];
    let mut drawn = format!(
        r#"{}<rect class="mat {class}" x="1" y="1" width="{}" height="{}" rx="8"/>"#,
        cards::symbols(),
        width - 2,
        height - 2
    );
    for seat in plan.rows() {
        let own = if seat == plan.home { " own" } else { "" };
        drawn += &frame(&format!("prov {}{own}", seat_class(seat)), plan.row(seat));
        for clan in Clan::ALL {
            let side = if seat == plan.home { 56 } else { 48 };
            let crest = symbol(kind(clan), middle(plan.army(seat, clan)), side);
            drawn += &format!(r#"<g class="vacant {}">{crest}</g>"#, kind(clan));
        }
    }
    drawn
}

/// The orders, the clans and how many cards each has in play, who is at it, the heads of the provinces, the strip of the hand and the piles.
fn below(scene: &Scene<Shinobi>, desk: &Desk, plan: Plan, words: &Text) -> String {
    let game = scene.view.game();
    let mut drawn = orders(game, words);
    for clan in Clan::ALL {
        let (x, y) = Plan::name(clan);
        drawn += &format!(
            r#"<text class="name {}" x="{x}" y="{y}">{} <tspan class="total">{}</tspan></text>"#,
            kind(clan),
            words.clan(clan),
            game.total(clan)
        );
    }
    if game.order().is_some() {
        drawn += &frame(&format!("acts {}", seat_class(game.turn())), plan.row(game.turn()));
    }
    for seat in plan.rows() {
        drawn += &head(game, seat, plan);
    }
    drawn += &frame(&format!("strip {}", seat_class(plan.home)), plan.strip());
    if !plan.open {
        let (x, y) = plan.centre(Place::Eye);
        let class = if desk.open { "eye open" } else { "eye" };
        drawn += &format!(
            r##"<g class="{class}"><circle cx="{x}" cy="{y}" r="31"/><use href="#i-eye" x="{}" y="{}" width="40" height="40"/></g>"##,
            x - 20,
            y - 20
        );
    }
    drawn + &pile(plan, Place::Deck, game.deck_len()) + &pile(plan, Place::Removed, game.removed().len())
}

fn orders(game: &Shinobi, words: &Text) -> String {
    let [mut x, y, _, height] = ORDERS;
    let mut drawn = String::new();
    for (place, (order, width)) in
        [Order::First, Order::Second, Order::Third].into_iter().zip(SHARES).enumerate()
    {
        let class = match game.order() {
            Some(now) if now == order => "now",
            Some(now) if now < order => "later",
            _ => "done",
        };
        drawn += &format!(
            r#"<g class="order {class}">{}<text x="{}" y="{}"><tspan class="no">{}</tspan> {}</text></g>"#,
            frame("seg", [x, y, width, height]),
            x + width / 2,
            y + 32,
            place + 1,
            words.orders[place]
        );
        x += width;
    }
    drawn
}

/// Whose province it is, how many cards they hold, and whether they play last; where everything lies open their clan
/// and their cards.
fn head(game: &Shinobi, seat: Seat, plan: Plan) -> String {
    let [left, y, _, height] = plan.row(seat);
    let (middle, top, low) = (y + height / 2, y + height / 2 - 26, y + height / 2 + 36);
    let x = left + if plan.open { 30 } else { (HEAD - 8) / 2 };
    let mut drawn = seat_mark(seat, (x, top), 25);
    match game.clan(seat).filter(|_| plan.open) {
        Some(clan) => {
            drawn +=
                &format!(r#"<g class="served {}">{}</g>"#, kind(clan), symbol(kind(clan), (x, low - 4), 44));
            drawn += &in_hand(game.hand(seat), (left + 71, middle));
        }
        None => {
            drawn += &format!(
                r#"<g class="holds"><rect x="{}" y="{}" width="22" height="30" rx="3"/><text x="{}" y="{}">{}</text></g>"#,
                x - 26,
                low - 15,
                x + 4,
                low + 9,
                game.hand(seat).len()
            );
        }
    }
    if game.last() == Some(seat) && game.order().is_some() {
        drawn += &format!(
            r##"<g class="flag"><circle cx="{0}" cy="{1}" r="15"/><use href="#i-flag" x="{2}" y="{3}" width="20" height="20"/></g>"##,
            x + 18,
            top - 20,
            x + 8,
            top - 30
        );
    }
    drawn
}

/// The deck with its back up, or the cards that are out of the game, and how many they are.
fn pile(plan: Plan, place: Place, count: u8) -> String {
    let (x, y) = plan.centre(place);
    let body = match (place, count) {
        (Place::Deck, 1..) => back(),
        (Place::Deck, _) => frame("hole", [-CARD.0 / 2, -CARD.1 / 2, CARD.0, CARD.1]),
        _ => format!(
            r##"{}<use class="out" href="#i-close" x="-24" y="-30" width="48" height="48"/>"##,
            frame("hole", [-CARD.0 / 2, -CARD.1 / 2, CARD.0, CARD.1])
        ),
    };
    format!(
        r#"<g class="pile" transform="translate({x} {y})">{body}<g class="count"><circle cx="20" cy="38" r="20"/><text x="20" y="46">{count}</text></g></g>"#
    )
}

/// Every army, every card of the hand, the clan card, and what was on its way with the last step.
fn sprites(scene: &Scene<Shinobi>, desk: &Desk, plan: Plan) -> Vec<Sprite> {
    let trips = Trips::of(scene, plan);
    let mut sprites = Vec::new();
    for seat in Seat::all(plan.seats) {
        sprites.extend(Clan::ALL.map(|clan| army_sprite(scene, desk, &trips, (seat, clan), plan)));
    }
    for slot in 0..SLOTS {
        sprites.push(hand_sprite(scene, desk, &trips, slot, plan));
    }
    let game = scene.view.game();
    let seen = game.clan(plan.home).filter(|_| desk.looks() || plan.open);
    sprites.push(Sprite {
        class: "clan".to_owned(),
        at: Some(plan.centre(Place::Clan)),
        drawing: seen.map_or_else(clan_back, clan_card),
        ..Sprite::default()
    });
    for place in 0..TRAVELLERS {
        sprites.push(trips.traveller(place));
    }
    sprites
}

fn army_sprite(
    scene: &Scene<Shinobi>,
    desk: &Desk,
    trips: &Trips,
    (seat, clan): (Seat, Clan),
    plan: Plan,
) -> Sprite {
    let game = scene.view.game();
    let here = middle(plan.army(seat, clan));
    let size = game.army(seat, clan);
    let drawn = |size| army(clan, size, plan.troop(seat));
    // An army grows when the card has arrived.
    let (drawing, way) = match trips.grown == Some((seat, clan)) {
        true => (
            format!(
                r#"<g class="was">{}</g><g class="now">{}</g>"#,
                drawn(size.saturating_sub(1)),
                drawn(size)
            ),
            vec![here, here],
        ),
        false => (drawn(size), trips.lunge((seat, clan))),
    };
    let place = Place::Army(seat, clan);
    let over = game.order().is_none() && game.agent(clan).is_none();
    let state = match () {
        () if desk.dragged() == Some(place) => " left-behind",
        () if desk.chosen == Some(place) => " sel",
        // After the end: a clan that nobody serves (SHI-21).
        () if over => " nobody",
        () => "",
    };
    Sprite {
        class: format!("army{state}"),
        at: Some(here),
        drawing,
        pace: trips.pace(),
        way,
        ..Sprite::default()
    }
}

fn hand_sprite(scene: &Scene<Shinobi>, desk: &Desk, trips: &Trips, slot: usize, plan: Plan) -> Sprite {
    let place = Place::Hand(slot);
    let state = match () {
        () if desk.dragged() == Some(place) => " left-behind",
        () if desk.chosen == Some(place) => " sel",
        () if is_there(scene, place) && !leads(scene, place) => " idle",
        () => "",
    };
    Sprite {
        class: format!("held{state}"),
        at: Some(plan.centre(place)),
        drawing: match held(&scene.view, plan.home, slot) {
            Held::Nothing => String::new(),
            Held::Back => back(),
            Held::Open(open) => card(open),
        },
        way: trips.drawn(slot),
        pace: trips.pace(),
        ..Sprite::default()
    }
}

/// What a hand drags: a card.
fn lifted(scene: &Scene<Shinobi>, place: Place, plan: Plan) -> Option<String> {
    let dragged = match place {
        Place::Army(_, clan) => Card::Troop(clan),
        Place::Hand(slot) => match held(&scene.view, plan.home, slot) {
            Held::Open(card) => card,
            Held::Back | Held::Nothing => return None,
        },
        _ => return None,
    };
    Some(format!(r#"<g class="drag">{}</g>"#, card(dragged)))
}

/// What a cell looks like to a pointer.
fn class(scene: &Scene<Shinobi>, marks: &Marks, place: Place) -> &'static str {
    match (marks.leads_to(place), is_there(scene, place) && leads(scene, place)) {
        (_, true) => "can grab",
        (true, false) => "can",
        (false, false) => "",
    }
}

fn province_cells(scene: &Scene<Shinobi>, marks: &Marks, plan: Plan, words: &Text) -> Group {
    let row = |seat: Seat| {
        let head = Cell {
            name: format!("p{}", seat.index() + 1),
            label: (words.province_cell)(&scene.view, seat, &marks.spoken(Place::Province(seat))),
            class: class(scene, marks, Place::Province(seat)),
            selected: false,
            area: plan.area(Place::Province(seat)),
        };
        let army = |clan: Clan| {
            let place = Place::Army(seat, clan);
            Cell {
                name: format!("p{}-{}", seat.index() + 1, kind(clan)),
                label: (words.army_cell)(&scene.view, seat, clan, &marks.spoken(place)),
                class: class(scene, marks, place),
                selected: marks.spoken(place).contains(&crate::games::shinobi::text::Mark::Chosen),
                area: plan.area(place),
            }
        };
        core::iter::once(head).chain(Clan::ALL.map(army)).collect()
    };
    Group { label: (words.board)(&scene.view), rows: plan.rows().map(row).collect() }
}

fn lower_cells(scene: &Scene<Shinobi>, desk: &Desk, marks: &Marks, plan: Plan, words: &Text) -> Group {
    let game = scene.view.game();
    let cell = |place: Place| {
        let (name, label) = match place {
            Place::Hand(slot) => {
                let held = held(&scene.view, plan.home, slot);
                (format!("hand-{}", slot + 1), (words.hand_cell)(slot, held, &marks.spoken(place)))
            }
            Place::Clan => {
                let seen = game.clan(plan.home).filter(|_| desk.looks() || plan.open);
                ("clan".to_owned(), (words.clan_cell)(seen))
            }
            Place::Eye => ("eye".to_owned(), (words.eye_cell)(desk.open).to_owned()),
            Place::Deck => ("deck".to_owned(), (words.deck_cell)(&scene.view)),
            _ => ("removed".to_owned(), (words.removed_cell)(&scene.view)),
        };
        let known = game.clan(plan.home).is_some() && !plan.open;
        Cell {
            name,
            label,
            class: match place {
                Place::Clan if known => "can grab",
                Place::Eye if known => "can",
                _ => class(scene, marks, place),
            },
            selected: desk.chosen == Some(place) || place == Place::Eye && desk.open,
            area: plan.area(place),
        }
    };
    Group { label: (words.hand)(plan.home), rows: vec![plan.lower_places().map(cell).collect()] }
}

const _: () = assert!(SHARES[0] + SHARES[1] + SHARES[2] == WIDTH - 12);
