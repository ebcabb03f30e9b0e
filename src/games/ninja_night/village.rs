//! The village seen from above: where buildings and trees stand, and how it is drawn from chance.

use serde::{Deserialize, Serialize};

use super::data::{BASE, Cord, FLOOR, FLOORS, HOUSES, SIZES, Size, TREE_HEIGHT, TREE_RADIUS, TREES, VILLAGE};
use crate::geometry::heading::UNIT;
use crate::geometry::{Disc, Heading, Line, Point, Rect};
use crate::kernel::{Chance, ChanceExt};

/// One of the buildings, by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Roof(u8);

impl Roof {
    /// All of them.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..HOUSES as u8).map(Self)
    }

    /// Its number, from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Only numbers that a building has are read.
impl TryFrom<u8> for Roof {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if usize::from(number) < HOUSES { Ok(Self(number)) } else { Err("no such building") }
    }
}

/// A building, with or without an upper floor: always one building (NNI-R1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct House {
    /// Where its middle is.
    pub centre: Point,
    /// How it is turned.
    pub turn: Heading,
    /// How large it is.
    pub size: Size,
    /// Whether it has an upper floor, in its middle and turned as it is.
    pub floor: bool,
}

impl House {
    /// The ground it stands on.
    #[must_use]
    #[inline]
    pub const fn ground(&self) -> Rect {
        let (width, depth, _) = self.size.lengths();
        Rect::new(self.centre, (width, depth), self.turn)
    }

    /// Its roof: the upper floor's, if it has one (NNI-R1).
    #[must_use]
    #[inline]
    pub const fn roof(&self) -> Rect {
        if self.floor { Rect::new(self.centre, (FLOOR.0, FLOOR.1), self.turn) } else { self.ground() }
    }

    /// Its height, with the upper floor (NNI-R1).
    #[must_use]
    #[inline]
    pub const fn height(&self) -> i32 {
        self.size.lengths().2 + if self.floor { FLOOR.2 } else { 0 }
    }

    /// Whether a ninja's base stands wholly on its roof with its centre there.
    #[must_use]
    pub const fn carries(&self, spot: Point) -> bool {
        self.roof().grown(-BASE).contains(spot)
    }

    /// Where a ninja stands that is set down on its roof without a throw: each seat's has a corner of its own.
    #[must_use]
    pub fn stand(&self, seat: usize) -> Point {
        let (along, across) = [(-1, -1), (1, -1), (1, 1), (-1, 1)][seat % 4];
        self.roof().settle(self.roof().spot(along * BASE, across * BASE), BASE)
    }
}

/// Something that a string cannot pass over (NNI-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// A building.
    House(Roof),
    /// A tree, by number.
    Tree(u8),
}

/// Where everything stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Village {
    houses: [House; HOUSES],
    trees: [Point; TREES],
}

/// How many villages are drawn before the known one is taken.
const TRIES: u32 = 100;

/// How many places are tried for a tree.
const TREE_TRIES: u32 = 60;

/// Between two buildings is at least this much ground.
const LANE: i32 = 80;

/// The distance of the inner and of the outer ring of buildings from the middle.
const RINGS: (i64, i64) = (600, 1490);

/// A building stands away from its place in the ring by at most this much, to each side.
const JITTER: u32 = 110;

impl Village {
    /// A village drawn at random (NNI-1, NNI-2).
    pub fn draw(chance: &mut dyn Chance) -> Self {
        for _ in 0..TRIES {
            if let Some(village) = Self::attempt(chance) {
                return village;
            }
        }
        Self::known()
    }

    /// A village with these buildings and trees, if everything stands as it should.
    #[must_use]
    pub fn new(houses: [House; HOUSES], trees: [Point; TREES]) -> Option<Self> {
        let village = Self { houses, trees };
        village.is_sound().then_some(village)
    }

    /// Whether everything stands as it should and every roof can be reached and left.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.fault().is_none() && self.is_connected()
    }

    fn attempt(chance: &mut dyn Chance) -> Option<Self> {
        let inner = 2 + chance.below(3);
        let start = chance.below(u32::from(Heading::COUNT));
        let mut sizes = SIZES;
        chance.shuffle(&mut sizes);
        let mut floors = [false; HOUSES];
        floors[..FLOORS].fill(true);
        chance.shuffle(&mut floors);
        let mut houses = Self::rings(inner, start, &sizes, &floors);
        for house in &mut houses {
            let mut shift = || chance.below(2 * JITTER + 1) as i32 - JITTER as i32;
            (house.centre.x, house.centre.y) = (house.centre.x + shift(), house.centre.y + shift());
            house.turn = Heading::new(chance.below(u32::from(Heading::COUNT)));
        }
        let mut village = Self { houses, trees: [Point::default(); TREES] };
        if village.crowded() {
            return None;
        }
        for tree in 0..TREES {
            let place = (0..TREE_TRIES).find_map(|_| village.tree_place(tree, chance));
            village.trees[tree] = place?;
        }
        village.is_connected().then_some(village)
    }

    /// The buildings on an inner ring of so many and an outer ring of the rest, not turned.
    fn rings(inner: u32, start: u32, sizes: &[Size; HOUSES], floors: &[bool; HOUSES]) -> [House; HOUSES] {
        core::array::from_fn(|at| {
            let (ring, number, count) = match at as u32 {
                at if at < inner => (RINGS.0, at, inner),
                at => (RINGS.1, at - inner, HOUSES as u32 - inner),
            };
            let (cos, sin) = Heading::new(start + number * u32::from(Heading::COUNT) / count).direction();
            let centre = Point::new((cos * ring / UNIT) as i32, (sin * ring / UNIT) as i32);
            House { centre, turn: Heading::default(), size: sizes[at], floor: floors[at] }
        })
    }

    /// A place for a tree, if the one that was drawn is free.
    fn tree_place(&self, tree: usize, chance: &mut dyn Chance) -> Option<Point> {
        let mut along = || chance.below(2 * VILLAGE as u32 + 1) as i32 - VILLAGE;
        let place = Point::new(along(), along());
        (!self.is_tree_misplaced(place, &self.trees[..tree])).then_some(place)
    }

    /// The village that is taken if no drawn one will do.
    #[must_use]
    pub fn known() -> Self {
        let floors = core::array::from_fn(|at| at % 2 == 0 && at / 2 < FLOORS);
        let houses = Self::rings(3, 0, &SIZES, &floors);
        Self { houses, trees: [Point::new(0, 0), Point::new(-600, 1350)] }
    }

    /// What is wrong with it, if anything: pieces that the box does not hold, that touch each other or stick out.
    #[must_use]
    pub fn fault(&self) -> Option<&'static str> {
        // First of all, so that nothing below computes with absurd numbers.
        if self.sites().any(|site| site.x.unsigned_abs().max(site.y.unsigned_abs()) > VILLAGE as u32) {
            return Some("something stands far outside the village");
        }
        let count = |size: Size| self.houses.iter().filter(|house| house.size == size).count();
        let boxed = |size: Size| SIZES.iter().filter(|&&other| other == size).count();
        if [Size::Broad, Size::Square, Size::Tall].into_iter().any(|size| count(size) != boxed(size)) {
            return Some("the buildings are not those of the box");
        }
        if self.houses.iter().filter(|house| house.floor).count() != FLOORS {
            return Some("the upper floors are not those of the box");
        }
        if self.crowded() {
            return Some("buildings touch each other or stick out of the village");
        }
        if (0..TREES).any(|tree| self.is_tree_misplaced(self.trees[tree], &self.trees[..tree])) {
            return Some("a tree does not stand free");
        }
        None
    }

    fn sites(&self) -> impl Iterator<Item = Point> {
        self.houses.iter().map(|house| house.centre).chain(self.trees)
    }

    fn board() -> Disc {
        Disc::new(Point::default(), VILLAGE)
    }

    fn crowded(&self) -> bool {
        let outside = |house: &House| !house.ground().is_within(Self::board());
        let near = |at: usize| {
            let lane = self.houses[at].ground().grown(LANE);
            // Two of them this far apart never touch: the longest is 86 mm across its corners.
            let close = |other: &&House| other.centre.squared_distance(self.houses[at].centre) < 1000 * 1000;
            self.houses[..at].iter().filter(close).any(|other| lane.touches(other.ground()))
        };
        self.houses.iter().any(outside) || (1..HOUSES).any(near)
    }

    fn is_tree_misplaced(&self, place: Point, others: &[Point]) -> bool {
        let tree = Disc::new(place, TREE_RADIUS);
        let inner = Disc::new(Point::default(), VILLAGE - TREE_RADIUS);
        !inner.contains(place)
            || self.houses.iter().any(|house| house.ground().meets_disc(tree))
            || others.iter().any(|&other| Disc::new(other, TREE_RADIUS).touches(tree))
    }

    /// Whether a ninja that jumps from the middle of roofs to the middle of roofs can come from everywhere to
    /// everywhere: from one to all, and from all to that one.
    fn is_connected(&self) -> bool {
        let leads = |from: Roof, to: Roof| {
            let line = Line::new(self.house(from).centre, self.house(to).centre);
            line.is_within(Cord::Hook.longest().into()) && self.obstacle(from, to, line).is_none()
        };
        spreads(leads) && spreads(|from, to| leads(to, from))
    }

    /// A building.
    #[must_use]
    #[inline]
    pub const fn house(&self, roof: Roof) -> &House {
        &self.houses[roof.index()]
    }

    /// The buildings in the order of their numbers.
    #[must_use]
    pub const fn houses(&self) -> &[House; HOUSES] {
        &self.houses
    }

    /// The trees.
    #[must_use]
    pub fn trees(&self) -> [Disc; TREES] {
        self.trees.map(|place| Disc::new(place, TREE_RADIUS))
    }

    /// What stands in the way of a string that is stretched from one building to another along this line: anything
    /// that is higher than the first, the second aside (NNI-16, NNI-R3).
    #[must_use]
    pub fn obstacle(&self, from: Roof, to: Roof, line: Line) -> Option<Obstacle> {
        let height = self.house(from).height();
        let blocks = |roof: &Roof| {
            let house = self.house(*roof);
            *roof != to && house.height() > height && house.ground().meets(line)
        };
        if let Some(roof) = Roof::all().find(blocks) {
            return Some(Obstacle::House(roof));
        }
        let tree = |tree: &Disc| TREE_HEIGHT > height && tree.meets(line);
        self.trees().iter().position(tree).map(|tree| Obstacle::Tree(tree as u8))
    }

    /// The buildings that a grapple reaches from one: those whose roofs, which are the upper floors' where there are
    /// some (NNI-R1), are the three nearest, edge to edge, or as near as the third (NNI-R6).
    pub fn near(&self, from: Roof) -> impl Iterator<Item = Roof> {
        let own = self.house(from).roof();
        let gaps = self.houses.map(|house| own.squared_gap(house.roof()));
        let others = move || Roof::all().filter(move |&other| other != from);
        let nearer = move |to: Roof| others().filter(|other| gaps[other.index()] < gaps[to.index()]).count();
        others().filter(move |&to| nearer(to) < 3)
    }

    /// Whether a grapple reaches a building from another.
    #[must_use]
    pub fn is_near(&self, from: Roof, to: Roof) -> bool {
        self.near(from).any(|near| near == to)
    }
}

/// Whether everything is reached from the first building. No way is looked at twice.
fn spreads(leads: impl Fn(Roof, Roof) -> bool) -> bool {
    // A bit for each building: those reached, and of them those that are still to go on from.
    let (mut reached, mut ahead) = (1_u32, 1_u32);
    while ahead != 0 {
        let from = Roof(ahead.trailing_zeros() as u8);
        ahead &= ahead - 1;
        for to in Roof::all() {
            let bit = 1 << to.0;
            if reached & bit == 0 && leads(from, to) {
                (reached, ahead) = (reached | bit, ahead | bit);
            }
        }
    }
    reached.count_ones() as usize == HOUSES
}
