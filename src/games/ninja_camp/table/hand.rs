//! What hands do at the board: choose a card or a ninja, then name space after space until a move is whole.
//!
//! It knows no rule of movement: what can be named next is read off the moves that the scene lists. Whatever else is
//! pressed while a card is chosen becomes a try, so that the rules answer with their reason.

use super::grid::{CLAN_SLOT, Place, SLOTS};
use crate::games::ninja_camp::{Action, Clan, Move, NinjaCamp, Phase, Space, Technique, Way};
use crate::kernel::Seat;
use crate::ui::stage::picture::Touch;
use crate::ui::stage::staged::Scene;

/// What a person is in the middle of.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Desk {
    /// The card or power chosen.
    pub(super) action: Option<Action>,
    /// The spaces named so far.
    pub(super) way: Vec<Space>,
    /// The cell pointed at.
    pub(super) over: Option<Place>,
    /// What somebody wants to know about.
    pub(super) about: Option<Place>,
    /// The ninja that is held, and whether it has been dragged.
    held: Option<(Space, bool)>,
    /// The table of all cards is open.
    pub(super) shows_cards: bool,
    /// Whoever presses once more passes.
    pub(super) sure_to_pass: bool,
}

/// What a button below the board does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Does {
    /// The move is whole as it is.
    Finish,
    Cancel,
    Pass,
    Cards,
    /// Claims one of the cards that the Flamingo sees, or the one it left.
    Take(Option<u8>),
}

impl Desk {
    /// The space from which a ninja is being dragged.
    pub(super) fn dragged(&self) -> Option<Space> {
        self.held.filter(|&(_, moved)| moved).map(|(from, _)| from)
    }

    /// Whether a ninja is held.
    pub(super) fn holds(&self) -> bool {
        self.held.is_some()
    }

    /// Forgets the move that is being built.
    fn clear(&mut self) {
        *self = Self { shows_cards: self.shows_cards, over: self.over, ..Self::default() };
    }
}

/// The ways of an action that begin like this.
pub(super) fn ways<'a>(
    scene: &'a Scene<NinjaCamp>,
    action: Action,
    way: &'a [Space],
) -> impl Iterator<Item = Way> + 'a {
    let of_action = move |mv: &Move| mv.parts().filter(|&(of, _)| of == action).map(|(_, way)| way);
    scene.moves.iter().filter_map(of_action).filter(move |listed| listed.starts_with(way))
}

/// The spaces that can be named next, each once.
pub(super) fn next_spaces(scene: &Scene<NinjaCamp>, desk: &Desk) -> Vec<Space> {
    let Some(action) = desk.action else { return Vec::new() };
    let next = ways(scene, action, &desk.way).filter_map(|way| way.get(desk.way.len()).copied());
    Space::of(next.fold(0, |set, space| set | space.bit())).collect()
}

/// The move that has been built, if it can be made as it is.
pub(super) fn whole(scene: &Scene<NinjaCamp>, desk: &Desk) -> Option<Move> {
    let action = desk.action?;
    let found = ways(scene, action, &desk.way).find(|way| way.len() == desk.way.len());
    found.map(|way| action.along(way))
}

/// Whether a card or power leads anywhere; from this ninja, if one is chosen.
pub(super) fn leads(scene: &Scene<NinjaCamp>, place: usize, way: &[Space]) -> bool {
    scene
        .moves
        .iter()
        .filter_map(Move::parts)
        .any(|(action, listed)| listed.starts_with(way) && place == slot_of(action))
}

/// The place of an action in the row of hand cards.
pub(super) fn slot_of(action: Action) -> usize {
    match action {
        Action::Play(card) => card as usize,
        Action::Power(_) => CLAN_SLOT,
    }
}

/// The Penguin's owner, while the technique that it plays once more is being chosen.
pub(super) fn replaying(scene: &Scene<NinjaCamp>, desk: &Desk) -> Option<Seat> {
    let is_penguin = |seat: &Seat| scene.view.game().clan(*seat) == Clan::Penguin;
    scene.actor.filter(is_penguin).filter(|_| desk.action == Some(Action::Power(None)))
}

/// What the buttons do, in their order. Those that take a card stand behind [`Does::Cards`], on the cards themselves.
pub(super) fn buttons(scene: &Scene<NinjaCamp>, desk: &Desk) -> Vec<Does> {
    let mut buttons = Vec::new();
    let game = scene.view.game();
    let playing = scene.actor.is_some() && game.phase() == Phase::Playing;
    if whole(scene, desk).is_some() {
        buttons.push(Does::Finish);
    }
    let built = desk.action.is_some() || !desk.way.is_empty();
    if playing && !built {
        buttons.push(Does::Pass);
    }
    if built || desk.sure_to_pass {
        buttons.push(Does::Cancel);
    }
    buttons.push(Does::Cards);
    if scene.actor.is_some()
        && let Some(peeked) = game.peeked()
    {
        let seen = peeked.iter().enumerate().filter(|(_, card)| card.is_some());
        buttons.extend(seen.map(|(index, _)| Does::Take(Some(index as u8))));
        buttons.push(Does::Take(None));
    }
    buttons
}

/// What a touch does, and the moves to try.
pub(super) fn touch(scene: &Scene<NinjaCamp>, desk: &mut Desk, touch: Touch) -> Vec<Move> {
    let rows = scene.view.game().grid().rows();
    let place = |cell: usize| Place::of(cell, rows);
    match touch {
        Touch::Stroke(_) => {}
        Touch::Over(over) => desk.over = over.and_then(place),
        Touch::Press(cell) => {
            if let Some(Place::Grid(space)) = place(cell)
                && is_movable(scene, space)
            {
                desk.held = Some((space, false));
            }
        }
        Touch::Drag(over) => {
            desk.over = over.and_then(place);
            if let Some((from, moved @ false)) = &mut desk.held {
                *moved = true;
                let from = *from;
                pick_up(scene, desk, from);
            }
        }
        Touch::Release(over) => {
            let held = desk.held.take();
            desk.over = None;
            return match (held, over.and_then(place)) {
                (Some((from, false)), _) => tap(scene, desk, Place::Grid(from)),
                (Some((from, true)), Some(Place::Grid(to))) if to != from => drop_on(scene, desk, to),
                _ => Vec::new(),
            };
        }
        Touch::Tap(cell) => {
            if let Some(place) = place(cell) {
                return tap(scene, desk, place);
            }
        }
        Touch::Button(index, _) => {
            if let Some(&does) = buttons(scene, desk).get(index) {
                return press(scene, desk, does);
            }
        }
        Touch::Cancel => {
            desk.clear();
            desk.shows_cards = false;
        }
    }
    Vec::new()
}

/// Whether this is a ninja of whoever takes a turn here that some card or power can move.
pub(super) fn is_movable(scene: &Scene<NinjaCamp>, space: Space) -> bool {
    let own = scene.actor.map_or(0, |seat| scene.view.game().held(seat));
    own & space.bit() != 0 && (0..SLOTS).any(|place| leads(scene, place, &[space]))
}

fn press(scene: &Scene<NinjaCamp>, desk: &mut Desk, does: Does) -> Vec<Move> {
    match does {
        Does::Finish => {
            let built = whole(scene, desk);
            desk.clear();
            return built.into_iter().collect();
        }
        Does::Cancel => desk.clear(),
        // Who can do nothing else need not be asked twice (NCA-11).
        Does::Pass if desk.sure_to_pass || scene.moves == [Move::Pass] => {
            desk.clear();
            return vec![Move::Pass];
        }
        Does::Pass => desk.sure_to_pass = true,
        Does::Cards => desk.shows_cards = !desk.shows_cards,
        Does::Take(card) => return vec![Move::Take(card)],
    }
    Vec::new()
}

fn tap(scene: &Scene<NinjaCamp>, desk: &mut Desk, place: Place) -> Vec<Move> {
    desk.sure_to_pass = false;
    let asked = desk.about.take();
    let phase = scene.view.game().phase();
    let tried = match (place, scene.actor, phase) {
        (Place::Grid(space), Some(_), Phase::Placing) => return vec![Move::Place(space)],
        (Place::Grid(space), Some(_), Phase::Choosing(left)) if space == left => {
            return vec![Move::Take(None)];
        }
        (Place::Grid(space), Some(_), Phase::Playing) => name(scene, desk, space),
        (Place::Slot(slot), Some(_), Phase::Playing) => choose(scene, desk, slot),
        _ => None,
    };
    // What leads nowhere is explained; pressed once more, no longer.
    let idle = tried.is_none() && desk.action.is_none() && desk.way.is_empty();
    if idle && asked != Some(place) {
        desk.about = Some(place);
    }
    if let (Some(_), Place::Slot(_)) = (tried, place) {
        desk.about = Some(place);
    }
    tried.into_iter().collect()
}

/// A card of the hand is pressed: it is chosen, let go, or refused with its reason.
fn choose(scene: &Scene<NinjaCamp>, desk: &mut Desk, slot: usize) -> Option<Move> {
    let technique = Technique::ALL.get(slot).copied();
    let replay = replaying(scene, desk).and(technique);
    let action = match (replay, technique) {
        (Some(card), _) => Action::Power(Some(card)),
        (None, Some(card)) => Action::Play(card),
        (None, None) => power(scene),
    };
    let chosen = desk.action.map(slot_of) == Some(slot) && replay.is_none();
    if chosen {
        desk.clear();
        return None;
    }
    let undecided = action == Action::Power(None) && leads(scene, slot, &[]);
    if !undecided && ways(scene, action, &[]).next().is_none() {
        // Without a space named, the rules say what keeps it from being played.
        return Some(action.along(Way::EMPTY));
    }
    desk.action = Some(action);
    // The ninja that was chosen first stays chosen if the card can move it.
    let fits = undecided || desk.way.len() == 1 && ways(scene, action, &desk.way).next().is_some();
    if !fits {
        desk.way.clear();
    }
    None
}

/// The clan power; the Penguin's with its technique if there is only one.
fn power(scene: &Scene<NinjaCamp>) -> Action {
    let mut powers = scene.moves.iter().filter_map(Move::parts).filter_map(|(action, _)| match action {
        Action::Power(replayed) => Some(replayed),
        Action::Play(_) => None,
    });
    let first = powers.next().flatten();
    Action::Power(first.filter(|_| powers.all(|replayed| replayed == first)))
}

/// A space is named: a ninja, a step, a target, a card. Answers with the move when it is whole, or with a try that
/// the rules will refuse.
fn name(scene: &Scene<NinjaCamp>, desk: &mut Desk, space: Space) -> Option<Move> {
    let Some(action) = desk.action else {
        let again = desk.way == [space];
        desk.way.clear();
        if is_movable(scene, space) && !again {
            desk.way.push(space);
        }
        return None;
    };
    let mut further = desk.way.clone();
    further.push(space);
    if ways(scene, action, &further).next().is_some() {
        desk.way = further;
        let goes_on = ways(scene, action, &desk.way).any(|way| way.len() > desk.way.len());
        let built = whole(scene, desk).filter(|_| !goes_on);
        if built.is_some() {
            desk.clear();
        }
        return built;
    }
    if desk.way.last() == Some(&space) {
        // The last space once more: that is all, or one step back.
        let built = whole(scene, desk);
        match built {
            Some(_) => desk.clear(),
            None => _ = desk.way.pop(),
        }
        return built;
    }
    if desk.way.len() == 1 && ways(scene, action, &[space]).next().is_some() {
        desk.way = vec![space];
        return None;
    }
    Way::new(&further).map(|way| action.along(way))
}

/// A ninja is dragged: it is the one that moves.
fn pick_up(scene: &Scene<NinjaCamp>, desk: &mut Desk, from: Space) {
    desk.about = None;
    desk.sure_to_pass = false;
    if desk.action.is_none_or(|action| ways(scene, action, &[from]).next().is_some()) {
        desk.way = vec![from];
    }
}

/// A dragged ninja is let go: there, if the chosen card has one way there; else that space is named.
fn drop_on(scene: &Scene<NinjaCamp>, desk: &mut Desk, to: Space) -> Vec<Move> {
    let (Some(action), Some(_), 1) = (desk.action, scene.actor, desk.way.len()) else {
        return Vec::new();
    };
    let there: Vec<Way> =
        ways(scene, action, &desk.way).filter(|way| way.last() == Some(&to)).take(2).collect();
    match there[..] {
        [way] => {
            desk.clear();
            vec![action.along(way)]
        }
        // Several lead there: which one, the next space decides.
        [_, _] if !next_spaces(scene, desk).contains(&to) => Vec::new(),
        _ => name(scene, desk, to).into_iter().collect(),
    }
}
