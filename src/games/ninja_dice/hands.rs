//! All that five skill dice can show, told apart only by what matters: which skills, how often boosted, which protection.
//!
//! A hand is a set of groups: a die with the fortunes that boost it, a fortune that boosts nothing, a caught arrow. There
//! are few enough to know the best decision in each of them: see [`outlook`](super::outlook).

use std::sync::OnceLock;

use super::data::{SKILLS, SkillFace};
use super::house::Means;
use super::state::NinjaDice;

/// A die with the fortunes that boost it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Group {
    /// What the die shows.
    pub face: SkillFace,
    /// How many fortunes boost it.
    pub fortunes: u8,
}

impl Group {
    const fn single(face: SkillFace) -> Self {
        Self { face, fortunes: 0 }
    }

    /// How many dice it is made of.
    const fn size(self) -> usize {
        1 + self.fortunes as usize
    }

    /// A number below 32 for it, never 0.
    const fn code(self) -> u32 {
        match self.face {
            SkillFace::Fortune => 1,
            SkillFace::Caught => 2,
            face => 3 + face as u32 * 5 + self.fortunes as u32,
        }
    }

    const fn coded(code: u32) -> Self {
        match code {
            1 => Self::single(SkillFace::Fortune),
            2 => Self::single(SkillFace::Caught),
            _ => Self { face: PLAIN[(code as usize - 3) / 5], fortunes: ((code - 3) % 5) as u8 },
        }
    }
}

/// Up to five dice, as groups: five bits for each, the highest code first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Hand(u32);

impl Hand {
    /// Its groups.
    pub fn groups(self) -> impl Iterator<Item = Group> {
        (0..SKILLS).map(move |place| self.0 >> (5 * place) & 31).filter(|&code| code != 0).map(Group::coded)
    }

    /// The hand of these groups.
    pub fn of(groups: impl Iterator<Item = Group>) -> Self {
        let mut codes = [0; SKILLS];
        for (place, group) in codes.iter_mut().zip(groups) {
            *place = group.code();
        }
        codes.sort_unstable();
        Self(codes.iter().fold(0, |hand, code| hand << 5 | code))
    }

    /// How many dice it is made of.
    #[must_use]
    pub fn size(self) -> usize {
        self.groups().map(Group::size).sum()
    }

    /// The same with another group.
    #[must_use]
    pub fn with(self, group: Group) -> Self {
        Self::of(self.groups().chain([group]))
    }

    /// The same with one more fortune on the group at this place.
    #[must_use]
    pub fn boosted(self, place: usize) -> Self {
        Self::of(self.groups().enumerate().map(|(index, group)| {
            let fortunes = group.fortunes + u8::from(index == place);
            Group { fortunes, ..group }
        }))
    }

    /// What it counts for.
    #[must_use]
    pub fn means(self) -> Means {
        let mut means = Means::default();
        for (place, group) in means.0.iter_mut().zip(self.groups()) {
            *place = Some((group.face, Means::times(group.fortunes)));
        }
        means
    }

    /// Whether a caught arrow is in it.
    #[must_use]
    pub fn is_protected(self) -> bool {
        self.groups().any(|group| group.face == SkillFace::Caught)
    }
}

/// All hands, and how they follow from each other. Hands are named by their place in the list, smaller ones first.
#[derive(Debug)]
pub struct Hands {
    list: Vec<Hand>,
    /// From this place on hands have so many dice.
    starts: [usize; SKILLS + 2],
    /// With one more die that shows a face other than fortune.
    plus: Vec<[u16; 5]>,
    /// With one more die, a fortune: on each group that it can boost, then on none.
    attached: Vec<Vec<u16>>,
    /// Of five dice: what can be kept when others are thrown again.
    kept: Vec<Vec<u16>>,
}

/// The faces other than fortune: those that can be boosted first, in the order of their numbers.
pub const PLAIN: [SkillFace; 5] =
    [SkillFace::Fight, SkillFace::Stealth, SkillFace::Pick, SkillFace::Ninja, SkillFace::Caught];

impl Hands {
    /// The table of all hands.
    #[must_use]
    pub fn all() -> &'static Self {
        static ALL: OnceLock<Hands> = OnceLock::new();
        ALL.get_or_init(Self::listed)
    }

    fn listed() -> Self {
        let mut list = vec![Hand::default()];
        let mut starts = [0; SKILLS + 2];
        for size in 1..=SKILLS {
            let mut next: Vec<Hand> =
                list[starts[size - 1]..].iter().flat_map(|&hand| followers(hand)).collect();
            next.sort_unstable();
            next.dedup();
            starts[size] = list.len();
            list.extend(next);
        }
        starts[SKILLS + 1] = list.len();
        let mut hands = Self { list, starts, plus: Vec::new(), attached: Vec::new(), kept: Vec::new() };
        for place in 0..hands.list.len() {
            let hand = hands.list[place];
            let full = hand.size() == SKILLS;
            let find = |hand: Hand| hands.place(hand).unwrap_or_default() as u16;
            let plus = if full { [0; 5] } else { PLAIN.map(|face| find(hand.with(Group::single(face)))) };
            let attached =
                if full { Vec::new() } else { targets(hand).chain([unattached(hand)]).map(find).collect() };
            let groups: Vec<Group> = hand.groups().collect();
            let mut kept: Vec<u16> = Vec::new();
            if full {
                for mask in 0..(1_u32 << groups.len()) - 1 {
                    let stay = groups.iter().enumerate().filter(|(index, _)| mask >> index & 1 != 0);
                    kept.push(find(Hand::of(stay.map(|(_, &group)| group))));
                }
                kept.sort_unstable();
                kept.dedup();
            }
            hands.plus.push(plus);
            hands.attached.push(attached);
            hands.kept.push(kept);
        }
        hands
    }

    /// Where a hand stands in the list.
    #[must_use]
    pub fn place(&self, hand: Hand) -> Option<usize> {
        let size = hand.size();
        let (from, to) = (*self.starts.get(size)?, *self.starts.get(size + 1)?);
        self.list[from..to].binary_search(&hand).ok().map(|place| from + place)
    }

    /// The hand at a place.
    #[must_use]
    pub fn hand(&self, place: usize) -> Hand {
        self.list[place]
    }

    /// How many hands there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.list.len()
    }

    /// The places of all hands of so many dice.
    #[must_use]
    pub fn of_size(&self, size: usize) -> core::ops::Range<usize> {
        self.starts[size]..self.starts[size + 1]
    }

    /// With one more die that shows each face of [`PLAIN`].
    #[must_use]
    pub fn plus(&self, place: usize) -> &[u16; 5] {
        &self.plus[place]
    }

    /// With one more fortune: on each group that it can boost, and last on none.
    #[must_use]
    pub fn attached(&self, place: usize) -> &[u16] {
        &self.attached[place]
    }

    /// What can be kept of five dice.
    #[must_use]
    pub fn kept(&self, place: usize) -> &[u16] {
        &self.kept[place]
    }
}

fn unattached(hand: Hand) -> Hand {
    hand.with(Group::single(SkillFace::Fortune))
}

/// The hand with one more fortune, on each group that it can boost.
fn targets(hand: Hand) -> impl Iterator<Item = Hand> {
    let can = move |(_, group): &(usize, Group)| group.face.can_be_boosted();
    hand.groups().enumerate().filter(can).map(move |(place, _)| hand.boosted(place))
}

fn followers(hand: Hand) -> impl Iterator<Item = Hand> {
    let plain = PLAIN.into_iter().map(move |face| hand.with(Group::single(face)));
    plain.chain([unattached(hand)]).chain(targets(hand))
}

impl NinjaDice {
    /// The groups of the skill dice on the table, each with its dice: bit 0 for the first.
    #[must_use]
    pub fn groups(&self) -> Vec<(Group, u8)> {
        let on_own = self.lying().filter(|(_, lying)| lying.boosts.is_none());
        on_own
            .map(|(die, lying)| {
                let group = Group { face: lying.face, fortunes: self.boosts_on(usize::from(die)) };
                (group, self.with_fortunes(1 << die))
            })
            .collect()
    }
}
