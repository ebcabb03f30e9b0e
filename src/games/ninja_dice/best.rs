//! The best stopping rule, found by brute force: a yardstick for the bots.
//!
//! The turn is played alone against a house: hourglasses come as they do, arrows cost nothing, and a fortune has each other
//! die in front of it with an even chance. Every decision is tried against every throw, every reach of every fortune and
//! every use of it, again and again until the values stand still. What a bot makes of the same turn is found in the same
//! way, with its decisions in place of the best ones.

use super::data::{HOURGLASSES, HouseFace, SKILL_DIE, SKILLS, SkillFace, house_dice};
use super::hands::{Group, Hand, Hands};
use super::house::Plan;
use super::outlook::{Outlook, Stakes, hourglass_odds, threats_thrown};
use super::rules::Setup;
use super::state::NinjaDice;
use crate::kernel::{Fast, Game, Level};

/// How likely a fortune has another die in front of it.
const REACH: f64 = 0.5;
/// Values that move less than this stand still.
const STILL: f64 = 1e-7;

/// What a turn against a house brings on the average, in treasures.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Yardstick {
    /// With the best decisions.
    pub best: f64,
    /// With those of an outlook that wants the same: as many treasures as can be.
    pub outlook: f64,
    /// With those of the top level in the first turn of a game, which wants to win it and reckons with arrows.
    pub master: f64,
}

/// One way a throw can end: how likely it is, and the hands that the fortunes can make of it.
struct End {
    odds: f64,
    hands: Vec<usize>,
}

/// Compares bots with the best decisions in a turn against this house, with so many other players.
#[must_use]
pub fn yardstick(house: &[HouseFace], others: u8) -> Yardstick {
    let ends: Vec<Vec<End>> = (0..Hands::all().of_size(SKILLS).start).map(ends_of).collect();
    let outlook = Outlook::new(house, &Stakes { reach: [REACH; SKILLS], ..Stakes::plain(others) });
    let mut game = NinjaDice::deal(&Setup::default(), others + 1, &mut Fast::new(1));
    game.round = house.len().saturating_sub(house_dice(0)) as u8;
    let master = Outlook::new(house, &game.stakes(Level::Master));
    Yardstick {
        best: turn(house, others, &ends, None),
        outlook: turn(house, others, &ends, Some(&outlook)),
        master: turn(house, others, &ends, Some(&master)),
    }
}

/// The value of a turn, by the best decisions or by those of an outlook.
fn turn(house: &[HouseFace], others: u8, ends: &[Vec<End>], outlook: Option<&Outlook>) -> f64 {
    let hands = Hands::all();
    let five = hands.of_size(SKILLS);
    let stops: Vec<(f64, bool)> = five
        .clone()
        .map(|place| {
            let plan = Plan::best(house, &hands.hand(place).means());
            (f64::from(plan.worth(house)), plan.is_whole(house))
        })
        .collect();
    let mut values = vec![vec![0.0; hands.count()]; usize::from(HOURGLASSES)];
    let mut thrown = vec![0.0; five.start];
    for hourglasses in (0..HOURGLASSES).rev() {
        loop {
            for (kept, ends) in ends.iter().enumerate() {
                thrown[kept] = throw(&values, hourglasses, others, ends, outlook);
            }
            let mut moved = 0.0_f64;
            for place in five.clone() {
                let (stop, whole) = stops[place - five.start];
                let value = if whole {
                    stop
                } else if let Some(outlook) = outlook {
                    let kept =
                        outlook.keep(hands.hand(place), hourglasses).and_then(|kept| hands.place(kept));
                    kept.map_or(stop, |kept| thrown[kept])
                } else {
                    hands.kept(place).iter().map(|&kept| thrown[usize::from(kept)]).fold(stop, f64::max)
                };
                let old = &mut values[usize::from(hourglasses)][place];
                moved = moved.max((value - *old).abs());
                *old = value;
            }
            if moved < STILL {
                break;
            }
        }
    }
    // A turn begins with all dice in hand.
    throw(&values, 0, others, &ends[0], outlook)
}

/// What a throw is worth while so many hourglasses lie next to the house.
fn throw(values: &[Vec<f64>], hourglasses: u8, others: u8, ends: &[End], outlook: Option<&Outlook>) -> f64 {
    let thrown = threats_thrown(hourglasses, others);
    let mut worth = 0.0;
    for shown in (0..=thrown).filter(|shown| hourglasses + shown < HOURGLASSES) {
        let then = hourglasses + shown;
        let values = &values[usize::from(then)];
        let value = |end: &End| match outlook {
            None => end.hands.iter().map(|&hand| values[hand]).fold(0.0, f64::max),
            Some(outlook) => {
                let judged = |hand: usize| outlook.value(Hands::all().hand(hand), then);
                let chosen =
                    end.hands.iter().copied().max_by(|&one, &other| judged(one).total_cmp(&judged(other)));
                chosen.map_or(0.0, |hand| values[hand])
            }
        };
        worth += hourglass_odds(thrown, shown) * ends.iter().map(|end| end.odds * value(end)).sum::<f64>();
    }
    worth
}

/// Every way in which the rest of the dice can be thrown to a hand that is kept.
fn ends_of(kept: usize) -> Vec<End> {
    let hand = Hands::all().hand(kept);
    let rest = SKILLS - hand.size();
    let mut ends: Vec<End> = Vec::new();
    for mut number in 0..6_usize.pow(rest as u32) {
        let mut groups: Vec<Group> = hand.groups().collect();
        let mut fortunes = 0;
        for _ in 0..rest {
            match SKILL_DIE[number % 6] {
                SkillFace::Fortune => fortunes += 1,
                face => groups.push(Group { face, fortunes: 0 }),
            }
            number /= 6;
        }
        let odds = 1.0 / 6_usize.pow(rest as u32) as f64;
        let targets: Vec<usize> = (0..groups.len()).filter(|&at| groups[at].face.can_be_boosted()).collect();
        reaches(&groups, &targets, fortunes, odds, &mut ends);
    }
    merged(ends)
}

/// Every set of targets that each fortune can reach, and every hand that can be made then.
fn reaches(groups: &[Group], targets: &[usize], fortunes: usize, odds: f64, ends: &mut Vec<End>) {
    let ways = 1_u32 << (targets.len() * fortunes);
    for way in 0..ways {
        let mut made = vec![groups.to_vec()];
        for fortune in 0..fortunes {
            let reached = |at: &usize| way >> (fortune * targets.len() + at) & 1 != 0;
            let mut next = Vec::new();
            for groups in &made {
                let mut lone = groups.clone();
                lone.push(Group { face: SkillFace::Fortune, fortunes: 0 });
                next.push(lone);
                for at in (0..targets.len()).filter(reached) {
                    let mut boosted = groups.clone();
                    boosted[targets[at]].fortunes += 1;
                    next.push(boosted);
                }
            }
            made = next;
        }
        let place = |groups: Vec<Group>| Hands::all().place(Hand::of(groups.into_iter())).unwrap_or_default();
        let mut hands: Vec<usize> = made.into_iter().map(place).collect();
        hands.sort_unstable();
        hands.dedup();
        // Each fortune reaches each target or not, all ways are equally likely at an even chance.
        ends.push(End { odds: odds / f64::from(ways), hands });
    }
}

/// The same ends, each told once.
fn merged(mut ends: Vec<End>) -> Vec<End> {
    ends.sort_by(|one, other| one.hands.cmp(&other.hands));
    let mut merged: Vec<End> = Vec::new();
    for end in ends {
        match merged.last_mut() {
            Some(last) if last.hands == end.hands => last.odds += end.odds,
            _ => merged.push(end),
        }
    }
    merged
}
