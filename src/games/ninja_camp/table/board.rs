//! The board as a picture: cards and ninjas, the hand below them, and what happened last on its way.

use super::cards::{self, clan_slot, face, ninja, slot_frame, symbols};
use super::grid::{CARD, CLAN_SLOT, Place, Point, SLOT, SLOTS, centre, coordinates, size, slot, strip};
use super::hand::{Desk, is_movable, leads, replaying, slot_of};
use super::marks::Marks;
use super::panel;
use crate::games::ninja_camp::text::{Text, text};
use crate::games::ninja_camp::{Card, Deed, Event, Move, NinjaCamp, Phase, Space, Technique, Way};
use crate::kernel::Seat;
use crate::ui::lang::Lang;
use crate::ui::stage::picture::{Cell, Group, Picture, Sprite};
use crate::ui::stage::seats::{self, seat_class};
use crate::ui::stage::staged::Scene;

/// Milliseconds for a move, and for each further space of it.
const MOVE: u32 = 320;
const STEP: u32 = 120;

/// The seat whose hand lies below the grid: whoever acts, else whoever looks.
pub(super) fn shown(scene: &Scene<NinjaCamp>) -> Seat {
    seats::shown(scene, scene.view.viewer(), scene.view.game().seats())
}

/// The board as it is to be seen.
pub(super) fn picture(scene: &Scene<NinjaCamp>, desk: &Desk, lang: Lang) -> Picture {
    let words = text(lang);
    let rows = scene.view.game().grid().rows();
    let marks = Marks::of(scene, desk);
    let lifted = desk.dragged().and_then(|from| scene.view.game().ninja_at(from));
    Picture {
        size: size(rows),
        ground: ground(rows),
        below: marks.below() + &hand(scene, desk),
        sprites: sprites(scene, desk),
        above: marks.above(),
        lifted: lifted
            .map(|(seat, _)| format!(r#"<g class="ninja {} drag">{}</g>"#, seat_class(seat), ninja(seat))),
        groups: vec![grid_cells(scene, &marks, words), hand_cells(scene, desk, words)],
        tray: panel::tray(scene, desk, words),
        panel: panel::panel(scene, desk, words),
        advice: advice(scene, desk, words),
        ..Picture::default()
    }
}

/// What comes next, or what was asked about.
fn advice(scene: &Scene<NinjaCamp>, desk: &Desk, words: &Text) -> String {
    let view = &scene.view;
    if let Some(action) = desk.action {
        return (words.step)(view, action, &Way::new(&desk.way).unwrap_or(Way::EMPTY));
    }
    let game = view.game();
    let seat = shown(scene);
    if !desk.way.is_empty() {
        let cards = (0..CLAN_SLOT).any(|place| leads(scene, place, &desk.way));
        let power = leads(scene, CLAN_SLOT, &desk.way).then(|| game.clan(seat));
        return (words.ninja)(cards, power);
    }
    let why = match desk.about {
        None => return String::new(),
        Some(Place::Grid(space)) => {
            return game.grid().card(space).map_or_else(String::new, words.about_card);
        }
        Some(Place::Slot(place)) => match Technique::ALL.get(place) {
            Some(&technique) => {
                let card = Card::Technique(technique);
                let why = (words.unplayable)(view, seat, card).filter(|_| game.holds(seat, technique));
                why.ok_or_else(|| (words.about_card)(card))
            }
            None => (words.powerless)(view, seat).ok_or_else(|| (words.about_clan)(game.clan(seat))),
        },
    };
    // What cannot be used says why; what can, or is not there, says what it does.
    why.map_or_else(|what| what, |why| why.text)
}

/// The table, empty spaces, coordinates, and the symbols that everything else refers to.
fn ground(rows: u8) -> String {
    let (width, height) = size(rows);
    let empty: String =
        Space::in_rows(rows).map(|space| cards::frame("empty", centre(space, rows), CARD)).collect();
    let class = if rows == 6 { "mat six" } else { "mat" };
    format!(
        r#"{}<rect class="{class}" x="1" y="1" width="{}" height="{}" rx="6"/>{empty}{}"#,
        symbols(),
        width - 2,
        height - 2,
        coordinates(rows)
    )
}

/// The hand: always the same eight places.
fn hand(scene: &Scene<NinjaCamp>, desk: &Desk) -> String {
    let game = scene.view.game();
    let rows = game.grid().rows();
    let seat = shown(scene);
    let acts = scene.actor.is_some() && game.phase() == Phase::Playing;
    let [x, y, width, height] = strip(rows);
    let mut drawn = format!(
        r#"<rect class="strip {}" x="{x}" y="{y}" width="{width}" height="{height}" rx="8"/>{}"#,
        seat_class(seat),
        cards::seat_mark(seat, (x + 3, y + height / 2 - 9), 18)
    );
    let replays = replaying(scene, desk).is_some();
    for place in 0..SLOTS {
        let can = acts && can_choose(scene, desk, place);
        // While a card is chosen or hinted at, the others stay quiet.
        let lit = can && scene.hint.is_none() && (replays || desk.action.is_none());
        let chosen = desk.action.map(slot_of) == Some(place);
        let body = match Technique::ALL.get(place) {
            Some(&technique) => {
                let count = held(scene, seat, technique, replays);
                let class = match (count, acts && !can && !chosen) {
                    (0, _) => "none",
                    (_, true) => "idle",
                    (_, false) => "",
                };
                cards::slot(technique, count, class)
            }
            None => {
                let used = game.has_used_power(seat);
                clan_slot(game.clan(seat), used, if used || acts && !can && !chosen { "idle" } else { "" })
            }
        };
        let (x, y) = slot(place, rows);
        drawn += &format!(r#"<g transform="translate({x} {y})">{body}</g>"#);
        if chosen {
            drawn += &slot_frame("halo", place, rows);
        } else if lit {
            drawn += &slot_frame("dest", place, rows);
        }
    }
    drawn
}

/// How many copies of a technique lie there: in hand, or in the discard pile when the Penguin chooses from it.
fn held(scene: &Scene<NinjaCamp>, seat: Seat, technique: Technique, replays: bool) -> u8 {
    let game = scene.view.game();
    if replays {
        return game.discard(seat).count(technique);
    }
    let secret = game.secret().filter(|secret| secret.seat == seat).and_then(|secret| secret.card);
    game.hand(seat).count(technique) + u8::from(secret == Some(Card::Technique(technique)))
}

/// Whether a card of the hand can be chosen now; by the ninja that was chosen before it, if one was.
fn can_choose(scene: &Scene<NinjaCamp>, desk: &Desk, place: usize) -> bool {
    if replaying(scene, desk).is_some() {
        let is = |mv: &Move| match mv {
            Move::Power { replayed, .. } => *replayed == Technique::ALL.get(place).copied(),
            _ => false,
        };
        return place != CLAN_SLOT && scene.moves.iter().any(is);
    }
    leads(scene, place, if desk.action.is_none() { &desk.way } else { &[] })
}

fn grid_cells(scene: &Scene<NinjaCamp>, marks: &Marks, words: &Text) -> Group {
    let game = scene.view.game();
    let rows = game.grid().rows();
    let places = scene.actor.is_some() && game.phase() == Phase::Placing;
    let cell = |space: Space| {
        let (x, y) = centre(space, rows);
        let open = places && scene.moves.contains(&Move::Place(space));
        Cell {
            name: space.to_string(),
            label: (words.cell)(&scene.view, space, &marks.spoken(space)),
            class: match (is_movable(scene, space), open || marks.leads_to(space)) {
                (true, _) => "grab can",
                (false, true) => "can",
                (false, false) => "",
            },
            selected: marks.is_chosen(space),
            area: [x - CARD.0 / 2 - 2, y - CARD.1 / 2 - 2, CARD.0 + 4, CARD.1 + 4],
        }
    };
    Group {
        label: (words.board)(&scene.view),
        rows: (0..rows.min(7))
            .rev()
            .map(|row| (0..8).map(|column| cell(Space::at(column, row))).collect())
            .collect(),
    }
}

fn hand_cells(scene: &Scene<NinjaCamp>, desk: &Desk, words: &Text) -> Group {
    let game = scene.view.game();
    let seat = shown(scene);
    let replays = replaying(scene, desk).is_some();
    let acts = scene.actor.is_some() && game.phase() == Phase::Playing;
    let cell = |place: usize| {
        let (x, y) = slot(place, game.grid().rows());
        let technique = Technique::ALL.get(place).copied();
        let card = technique.map(Card::Technique);
        Cell {
            name: format!("hand-{}", card.map_or("clan", cards::kind)),
            label: match card {
                Some(card) if replays => (words.discard_cell)(&scene.view, seat, card),
                Some(card) => (words.hand_cell)(&scene.view, seat, card),
                None => (words.clan_cell)(&scene.view, seat),
            },
            class: if acts && can_choose(scene, desk, place) { "can" } else { "" },
            selected: desk.action.map(slot_of) == Some(place),
            area: [x - SLOT.0 / 2 - 2, y - SLOT.1 / 2 - 4, SLOT.0 + 4, SLOT.1 + 8],
        }
    };
    Group {
        label: if replays { words.replay_title } else { words.hand }.to_owned(),
        rows: vec![(0..SLOTS).map(cell).collect()],
    }
}

/// Cards first, one for each space; then the ninjas, three for each seat.
fn sprites(scene: &Scene<NinjaCamp>, desk: &Desk) -> Vec<Sprite> {
    let game = scene.view.game();
    let cards = Space::in_rows(game.grid().rows()).map(|space| card_sprite(scene, space));
    let ninjas = Seat::all(game.seats())
        .flat_map(|seat| (0..3).map(move |which| (seat, which)))
        .map(|(seat, which)| ninja_sprite(scene, desk, seat, which));
    cards.chain(ninjas).collect()
}

/// What the last step did on the grid.
fn deed(scene: &Scene<NinjaCamp>) -> Option<&Deed> {
    scene.last.iter().find_map(|event| match event {
        Event::Played { deed, .. } | Event::PowerUsed { deed, .. } => Some(deed),
        _ => None,
    })
}

/// The card that was taken off a space with the last step, and by whom.
fn taken(scene: &Scene<NinjaCamp>, space: Space) -> Option<(Seat, Card)> {
    let of_deed = |seat: Seat, deed: &Deed| {
        deed.claimed().find(|&(from, _)| from == space).map(|(_, card)| (seat, card))
    };
    scene.last.iter().find_map(|event| match event {
        Event::Played { seat, deed, .. } | Event::PowerUsed { seat, deed, .. } => of_deed(*seat, deed),
        Event::Claimed { seat, space: from, card } if *from == space => Some((*seat, *card)),
        Event::Gathered { seat, cards } => {
            cards.iter().flatten().find(|(from, _)| *from == space).map(|(_, card)| (*seat, *card))
        }
        _ => None,
    })
}

/// Where a claimed card goes: to its place in the hand below, or up and away to its owner's seat.
fn home(scene: &Scene<NinjaCamp>, seat: Seat, card: Card) -> Point {
    let rows = scene.view.game().grid().rows();
    match card {
        Card::Technique(technique) if seat == shown(scene) => slot(technique as usize, rows),
        _ if seat == shown(scene) => (0, slot(0, rows).1),
        _ => (size(rows).0 * (2 * seat.index() as i32 + 1) / (2 * i32::from(scene.view.game().seats())), -60),
    }
}

fn card_sprite(scene: &Scene<NinjaCamp>, space: Space) -> Sprite {
    let game = scene.view.game();
    let rows = game.grid().rows();
    let here = centre(space, rows);
    let card = game.grid().card(space);
    let taken = taken(scene, space).filter(|_| card.is_none());
    let came = deed(scene).and_then(|deed| deed.shifted).filter(|&(_, _, to)| to == space);
    let shows = card.or(taken.map(|(_, card)| card));
    let way: Vec<Point> = match (taken, came) {
        // It waits until the ninja is off it.
        (Some((seat, card)), _) => vec![here, here, home(scene, seat, card)],
        (None, Some((_, from, _))) => vec![centre(from, rows), centre(from, rows), here],
        (None, None) => Vec::new(),
    };
    Sprite {
        class: if card.is_some() { "card" } else { "card gone" }.to_owned(),
        at: Some(here),
        drawing: shows
            .map_or_else(String::new, |shows| face(shows, card.is_some() && game.ninja_at(space).is_some())),
        pace: 2 * MOVE,
        way,
        ..Sprite::default()
    }
}

fn ninja_sprite(scene: &Scene<NinjaCamp>, desk: &Desk, seat: Seat, which: usize) -> Sprite {
    let game = scene.view.game();
    let at = game.ninjas(seat)[which];
    let state = match at {
        None => " gone",
        Some(_) if desk.dragged() == at => " left-behind",
        Some(_) if desk.way.first() == at.as_ref() => " sel",
        Some(_) => "",
    };
    let way = came(scene, seat, which);
    Sprite {
        class: format!("ninja {}{state}", seat_class(seat)),
        at: at.map(|space| centre(space, game.grid().rows())),
        drawing: ninja(seat),
        pace: MOVE + STEP * way.len().saturating_sub(2) as u32,
        way,
        ..Sprite::default()
    }
}

/// The way of a ninja with the last step. Of two that moved the second waits until the first has arrived.
fn came(scene: &Scene<NinjaCamp>, seat: Seat, which: usize) -> Vec<Point> {
    let rows = scene.view.game().grid().rows();
    let placed = scene.last.iter().find_map(|event| match *event {
        Event::Placed { seat: by, ninja, space } if by == seat && usize::from(ninja) == which => Some(space),
        _ => None,
    });
    if let Some((x, y)) = placed.map(|space| centre(space, rows)) {
        return vec![(x, y - 70), (x, y)];
    }
    let Some(deed) = deed(scene) else { return Vec::new() };
    let mut steps: Vec<Vec<Point>> = Vec::new();
    let mut mine = None;
    for moved in deed.moved.iter().flatten() {
        if moved.seat == seat && usize::from(moved.ninja) == which {
            mine = Some(steps.len());
        }
        steps.push(moved.way.iter().map(|&space| centre(space, rows)).collect());
    }
    let Some(mine) = mine else { return Vec::new() };
    let waits = |ways: &[Vec<Point>]| ways.iter().map(|way| way.len().saturating_sub(1)).sum::<usize>();
    let (Some(&first), Some(&last)) = (steps[mine].first(), steps[mine].last()) else { return Vec::new() };
    let mut way = vec![first; waits(&steps[..mine])];
    way.extend(&steps[mine]);
    way.extend(core::iter::repeat_n(last, waits(&steps[mine + 1..])));
    way
}
