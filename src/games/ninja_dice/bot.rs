//! How the bots decide, and how far each level looks ahead.
//!
//! What to keep and when to stop follows from the [`Outlook`]; what a fortune boosts from what can be done with it then.
//! The master also knows what arrows cost and how the game stands, and tries in imagined throws how to throw and where to
//! lay its dice: see `trial`.

use super::data::{SKILLS, SkillFace, THROWS};
use super::fire::Target;
use super::gesture::Gesture;
use super::hands::{Group, Hand};
use super::moves::Move;
use super::outlook::Outlook;
use super::state::{NinjaDice, Phase};
use super::trial::Trials;
use super::view::View;
use crate::bots::{Botted, Thinker};
use crate::kernel::{Chance, ChanceExt, Fast, Game, Level, Seat};

/// How a seat plays.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Style {
    Greedy,
    Level(Level),
}

const MASTER: Style = Style::Level(Level::Master);

/// A decision being made.
struct Decision {
    game: NinjaDice,
    seat: Seat,
    style: Style,
    chance: Fast,
    stage: Stage,
    looked_at: u64,
}

/// How far a decision has come.
enum Stage {
    Begun,
    /// The values of all hands are being computed.
    LookingAhead(Box<Outlook>),
    /// Throws are being imagined.
    Trying(Trials),
    Decided(Move),
}

impl Thinker<NinjaDice> for Decision {
    /// A position is an imagined throw, or all hands looked at once.
    fn think(&mut self, positions: u32) -> Option<Move> {
        if !self.game.waits_for().has(self.seat) {
            return None;
        }
        for _ in 0..positions.max(1) {
            if let Stage::Decided(mv) = self.stage {
                return Some(mv);
            }
            self.stage = self.advanced();
            self.looked_at += 1;
        }
        if let Stage::Decided(mv) = self.stage { Some(mv) } else { None }
    }

    fn looked_at(&self) -> u64 {
        self.looked_at
    }
}

impl Decision {
    fn new(view: &View, seat: Seat, style: Style, luck: u64) -> Box<Self> {
        let game = NinjaDice::guess(view, &mut Fast::new(luck));
        Box::new(Self { game, seat, style, chance: Fast::new(luck), stage: Stage::Begun, looked_at: 0 })
    }

    /// The next stage.
    fn advanced(&mut self) -> Stage {
        match core::mem::replace(&mut self.stage, Stage::Begun) {
            Stage::Begun => self.begin(),
            Stage::LookingAhead(mut outlook) => {
                if outlook.look() {
                    self.decide(&outlook)
                } else {
                    Stage::LookingAhead(outlook)
                }
            }
            Stage::Trying(mut trials) => match trials.imagine(&mut self.chance) {
                Some(mv) => Stage::Decided(mv),
                None => Stage::Trying(trials),
            },
            decided @ Stage::Decided(_) => decided,
        }
    }

    /// Decides at once what needs no thought.
    fn begin(&mut self) -> Stage {
        let Self { game, seat, style, .. } = *self;
        let plain = |game: &NinjaDice| f64::from(game.best_plan().worth(game.house()));
        Stage::Decided(match (game.phase, style) {
            (Phase::Throwing, MASTER) => return Stage::Trying(game.swings(seat)),
            (Phase::Throwing, _) => Move::Throw(game.swing(seat, &mut self.chance)),
            (Phase::Arrow(arrow), _) => Move::Shoot(game.aim(arrow, seat, style, &mut self.chance)),
            (Phase::Fortune(fortune), style) if style != MASTER => game.attach(fortune, &plain),
            (_, Style::Greedy) => game.take_or_throw_all(),
            (_, Style::Level(Level::Novice)) => game.stop_at_half(),
            (_, Style::Level(level)) => {
                return Stage::LookingAhead(Box::new(Outlook::begin(game.house(), &game.stakes(level))));
            }
        })
    }

    /// Decides as the outlook advises.
    fn decide(&self, outlook: &Outlook) -> Stage {
        let game = &self.game;
        let hourglasses = game.hourglasses();
        if let Phase::Fortune(fortune) = game.phase {
            return Stage::Decided(game.attach(fortune, &|game| outlook.value(game.hand(), hourglasses)));
        }
        let kept = outlook.keep(game.hand(), hourglasses).filter(|_| game.throws < THROWS);
        let Some(kept) = kept else { return Stage::Decided(Move::Stop(game.best_plan())) };
        let dice = game.all_but(kept);
        if self.style == MASTER {
            Stage::Trying(game.layings(dice))
        } else {
            Stage::Decided(Move::Again { dice, places: [None; SKILLS] })
        }
    }
}

impl Botted for NinjaDice {
    fn thinker(view: &View, seat: Seat, level: Level, luck: u64) -> Box<dyn Thinker<Self>> {
        Decision::new(view, seat, Style::Level(level), luck)
    }

    fn greedy(view: &View, seat: Seat, luck: u64) -> Box<dyn Thinker<Self>> {
        Decision::new(view, seat, Style::Greedy, luck)
    }
}

impl NinjaDice {
    /// An ordinary throw, never quite the same.
    pub(super) fn swing(&self, seat: Seat, chance: &mut Fast) -> Gesture {
        let (speed, off) = (700 + chance.below(400) as i32, chance.below(400) as i32 - 200);
        Gesture::from_edge(seat, self.seats, 2500, speed, off)
    }

    /// Steals from whom it hurts most: who has the most treasures. The novice steals from anyone.
    fn aim(&self, arrow: u8, seat: Seat, style: Style, chance: &mut Fast) -> Option<Target> {
        let targets: Vec<Target> = self.shots(arrow).collect();
        if style == Style::Level(Level::Novice) {
            return chance.pick(&targets).copied();
        }
        let purse = |target: &Target| {
            let owner = self.lies(*target).map_or(seat, |(owner, _)| owner);
            self.prospects(owner)
        };
        targets.iter().copied().max_by(|one, other| purse(one).total_cmp(&purse(other)))
    }

    /// The best use of all fortunes that can still be attached, of which the first is decided on now.
    fn attach(&self, fortune: u8, worth: &dyn Fn(&Self) -> f64) -> Move {
        let mut best = (f64::MIN, None);
        for die in self.boosts(fortune).map(Some).chain([None]) {
            let value = self.boosting(fortune, die).best_attached(fortune + 1, worth);
            if value > best.0 {
                best = (value, die);
            }
        }
        Move::Boost(best.1)
    }

    fn boosting(&self, fortune: u8, die: Option<u8>) -> Self {
        let mut after = *self;
        if let Some(lying) = &mut after.skills[usize::from(fortune)] {
            lying.boosts = die;
        }
        after
    }

    /// What the position is worth when all fortunes from this one on are used as well as can be.
    fn best_attached(&self, from: u8, worth: &dyn Fn(&Self) -> f64) -> f64 {
        let is_open = |&fortune: &u8| {
            self.fresh & (1 << fortune) != 0
                && self.skills[usize::from(fortune)].is_some_and(|lying| lying.face == SkillFace::Fortune)
        };
        let Some(fortune) = (from..SKILLS as u8).find(is_open) else { return worth(self) };
        let ends = self.boosts(fortune).map(Some).chain([None]);
        ends.map(|die| self.boosting(fortune, die).best_attached(fortune + 1, worth)).fold(f64::MIN, f64::max)
    }

    /// The skill dice on the table as a hand.
    fn hand(&self) -> Hand {
        Hand::of(self.groups().into_iter().map(|(group, _)| group))
    }

    /// Takes what there is, however little.
    fn take_or_throw_all(&self) -> Move {
        let plan = self.best_plan();
        if plan.beaten != 0 || self.throws >= THROWS {
            Move::Stop(plan)
        } else {
            Move::Again { dice: (1 << SKILLS) - 1, places: [None; SKILLS] }
        }
    }

    /// Stops when half of the house is beaten or time runs out; throws again what is of no use.
    fn stop_at_half(&self) -> Move {
        let plan = self.best_plan();
        let enough = 2 * plan.count() >= self.house().len() || self.hourglasses() >= 2 && plan.count() > 0;
        if enough || self.throws >= THROWS {
            return Move::Stop(plan);
        }
        let useless =
            self.lying().filter(|(_, lying)| lying.boosts.is_none() && !lying.face.can_be_boosted());
        let dice = useless.fold(0, |dice, (die, _)| dice | 1 << die);
        let dice = if dice == 0 { (1 << SKILLS) - 1 } else { self.with_fortunes(dice) };
        Move::Again { dice, places: [None; SKILLS] }
    }

    /// The dice to pick up so that these groups stay.
    pub(super) fn all_but(&self, kept: Hand) -> u8 {
        let mut left: Vec<Group> = kept.groups().collect();
        let mut dice = 0;
        for (group, own) in self.groups() {
            match left.iter().position(|&other| other == group) {
                Some(place) => {
                    left.swap_remove(place);
                }
                None => dice |= own,
            }
        }
        dice
    }
}
