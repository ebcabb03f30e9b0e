//! Where everything lies in the drawing: the orders above, a row for each province with a column for each clan, the
//! hand below. The province of whoever the table faces is the last row, as their seat is the last beside the board; the
//! others follow each other as they sit. Whose hand it is has the tallest row.

use crate::games::shinobi::{Clan, View};
use crate::kernel::Seat;

/// A point of the drawing.
pub(super) type Point = (i32, i32);

/// Left and upper edge, width and height.
pub(super) type Area = [i32; 4];

/// The width of the drawing.
pub(super) const WIDTH: i32 = 720;

/// The strip of the three orders, and the names of the clans below it.
pub(super) const ORDERS: Area = [6, 6, WIDTH - 12, 46];
const NAMES: i32 = 82;
const TOP: i32 = 92;

/// The room left of the armies, for whose province it is.
pub(super) const HEAD: i32 = 92;
const COLUMN: i32 = 124;

/// A card of the hand, and the place that it lies in.
pub(super) const CARD: (i32, i32) = (80, 112);
const SLOT: i32 = 88;
const HAND: i32 = 132;

/// How many cards a hand has at most.
pub(super) const SLOTS: usize = 4;

/// How many places the lower row has: the clan card, the eye, the hand, the deck, the cards out of the game.
const PLACES: usize = SLOTS + 4;

/// The middle of an area.
pub(super) const fn middle([x, y, width, height]: Area) -> Point {
    (x + width / 2, y + height / 2)
}

/// What a cell of the picture stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// A province as a whole.
    Province(Seat),
    /// The place of a clan's army in a province.
    Army(Seat, Clan),
    /// The own clan card.
    Clan,
    /// The eye beside it.
    Eye,
    /// A place of the hand.
    Hand(usize),
    /// The deck.
    Deck,
    /// The cards that are out of the game.
    Removed,
}

impl Place {
    /// The province that it is or lies in.
    pub(super) const fn province(self) -> Option<Seat> {
        match self {
            Self::Province(seat) | Self::Army(seat, _) => Some(seat),
            _ => None,
        }
    }
}

/// How the table lies for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Plan {
    pub(super) seats: u8,
    /// Whose hand lies below the provinces.
    pub(super) home: Seat,
    /// Whose province is the last row.
    near: Seat,
    /// All clans lie open: no eye is needed to look at one.
    pub(super) open: bool,
}

impl Plan {
    /// Seen from this side, with the hand of whoever acts, else of whoever looks, else of this side.
    pub(super) fn of(view: &View, actor: Option<Seat>, facing: Seat) -> Self {
        let seats = view.game().seats().clamp(3, 5);
        let known = |seat: Seat| if seat.index() < usize::from(seats) { seat } else { Seat::new(0) };
        let home = known(actor.or(view.viewer()).unwrap_or(facing));
        Self { seats, home, near: known(facing), open: view.is_open() }
    }

    /// The provinces from the upper row to the last.
    pub(super) fn rows(self) -> impl Iterator<Item = Seat> {
        (1..=self.seats).map(move |step| self.near.clockwise(step, self.seats))
    }

    /// Width and height of the drawing.
    pub(super) const fn size(self) -> (i32, i32) {
        (WIDTH, self.below() + HAND + 8)
    }

    /// The height of the other rows and of the own.
    const fn heights(self) -> (i32, i32) {
        match self.seats {
            3 => (156, 180),
            4 => (146, 166),
            _ => (132, 152),
        }
    }

    /// Where the rows end.
    const fn below(self) -> i32 {
        let (other, own) = self.heights();
        TOP + (self.seats as i32 - 1) * other + own
    }

    /// A province.
    pub(super) fn row(self, province: Seat) -> Area {
        let (other, own) = self.heights();
        let height = |seat: Seat| if seat == self.home { own } else { other };
        let above: i32 = self.rows().take_while(|&seat| seat != province).map(height).sum();
        [6, TOP + above, WIDTH - 12, height(province) - 6]
    }

    /// The head of a province, which says whose it is.
    fn head(self, province: Seat) -> Area {
        let [_, y, _, height] = self.row(province);
        [HEAD - SLOT, y, SLOT, height]
    }

    /// The place of an army.
    pub(super) fn army(self, province: Seat, clan: Clan) -> Area {
        let [_, y, _, height] = self.row(province);
        [HEAD + COLUMN * clan.index() as i32, y, COLUMN, height]
    }

    /// The width and height of the cards of an army.
    pub(super) fn troop(self, province: Seat) -> (i32, i32) {
        let [.., height] = self.row(province);
        if province == self.home { (92, (height - 18).min(128)) } else { (86, (height - 18).min(118)) }
    }

    /// A place of the lower row.
    fn lower(self, place: usize) -> Area {
        [8 + SLOT * place as i32, self.below() + 4, SLOT, HAND - 4]
    }

    /// The strip on which the hand lies.
    pub(super) fn strip(self) -> Area {
        [6, self.below(), WIDTH - 12, HAND + 2]
    }

    /// Where a place lies.
    pub(super) fn area(self, place: Place) -> Area {
        match place {
            Place::Province(seat) => self.head(seat),
            Place::Army(seat, clan) => self.army(seat, clan),
            Place::Clan => self.lower(0),
            Place::Eye => self.lower(1),
            Place::Hand(slot) => self.lower(2 + slot.min(SLOTS - 1)),
            Place::Deck => self.lower(2 + SLOTS),
            Place::Removed => self.lower(3 + SLOTS),
        }
    }

    /// The middle of a place.
    pub(super) fn centre(self, place: Place) -> Point {
        middle(self.area(place))
    }

    /// Where the cards of a seat come from and go to: the own hand, or the head of a province.
    pub(super) fn hand(self, seat: Seat) -> Point {
        if seat != self.home {
            return self.centre(Place::Province(seat));
        }
        let ((left, y), (right, _)) = (self.centre(Place::Hand(0)), self.centre(Place::Hand(SLOTS - 1)));
        (i32::midpoint(left, right), y)
    }

    /// The middle of the line on which the name of a clan stands.
    pub(super) const fn name(clan: Clan) -> Point {
        (HEAD + COLUMN * clan.index() as i32 + COLUMN / 2, NAMES)
    }

    /// The cells go over the rows, each with its head first, then along the lower row.
    pub(super) fn place(self, cell: usize) -> Option<Place> {
        const ACROSS: usize = 1 + Clan::COUNT;
        let provinces = usize::from(self.seats) * ACROSS;
        if let Some(lower) = cell.checked_sub(provinces) {
            return self.lower_places().nth(lower);
        }
        let seat = self.rows().nth(cell / ACROSS)?;
        Some(match (cell % ACROSS).checked_sub(1) {
            None => Place::Province(seat),
            Some(column) => Place::Army(seat, Clan::ALL[column]),
        })
    }

    /// The lower row.
    pub(super) fn lower_places(self) -> impl Iterator<Item = Place> {
        let places = (0..PLACES).map(|place| match place {
            0 => Place::Clan,
            1 => Place::Eye,
            place if place < 2 + SLOTS => Place::Hand(place - 2),
            place if place == 2 + SLOTS => Place::Deck,
            _ => Place::Removed,
        });
        places.filter(move |&place| !self.open || place != Place::Eye)
    }
}
