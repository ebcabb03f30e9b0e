//! How the bots decide, and how far each level looks ahead.
//!
//! What to keep and when to stop follows from the [`Outlook`]; what a fortune boosts from what can be done with it then.
//! The master also knows what arrows cost and how the game stands, and lays its dice where fortunes will find them.

use super::data::{ROUNDS, SKILLS, SkillFace};
use super::fire::Target;
use super::gesture::Gesture;
use super::hands::{Group, Hand};
use super::moves::Move;
use super::outlook::{Outlook, Stakes};
use super::place::{DIE, Pose, TABLE, edge};
use super::state::{NinjaDice, Phase};
use super::view::View;
use crate::bots::{Botted, Thinker};
use crate::kernel::{Chance, ChanceExt, Fast, Game, Level, Seat};

/// What a turn brings on the average: what is still to come of others and oneself.
const TURN: f64 = 4.5;
/// How many throws the master imagines before it lays dice.
const IMAGINED: u32 = 12;

/// How a seat plays.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Style {
    Greedy,
    Level(Level),
}

/// A decision being made.
struct Decision {
    game: NinjaDice,
    seat: Seat,
    style: Style,
    luck: u64,
    decided: Option<Move>,
}

impl Thinker<NinjaDice> for Decision {
    fn think(&mut self, _positions: u32) -> Option<Move> {
        if self.decided.is_none() {
            let mut chance = Fast::new(self.luck);
            self.decided = self.game.decide(self.seat, self.style, &mut chance);
        }
        self.decided
    }

    fn looked_at(&self) -> u64 {
        u64::from(self.decided.is_some())
    }
}

impl Botted for NinjaDice {
    fn thinker(view: &View, seat: Seat, level: Level, luck: u64) -> Box<dyn Thinker<Self>> {
        let game = Self::guess(view, &mut Fast::new(luck));
        Box::new(Decision { game, seat, style: Style::Level(level), luck, decided: None })
    }

    fn greedy(view: &View, seat: Seat, luck: u64) -> Box<dyn Thinker<Self>> {
        let game = Self::guess(view, &mut Fast::new(luck));
        Box::new(Decision { game, seat, style: Style::Greedy, luck, decided: None })
    }
}

impl NinjaDice {
    fn decide(&self, seat: Seat, style: Style, chance: &mut Fast) -> Option<Move> {
        if !self.waits_for().has(seat) {
            return None;
        }
        Some(match self.phase {
            Phase::Throwing => Move::Throw(self.swing(seat, chance)),
            Phase::Arrow(arrow) => Move::Shoot(self.aim(arrow, seat, style, chance)),
            Phase::Fortune(fortune) => self.attach(fortune, style),
            _ => match style {
                Style::Greedy => self.take_or_throw_all(),
                Style::Level(Level::Novice) => self.stop_at_half(),
                Style::Level(level) => self.look_ahead(level, chance),
            },
        })
    }

    /// An ordinary throw, never quite the same.
    fn swing(&self, seat: Seat, chance: &mut Fast) -> Gesture {
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
            let turns = f64::from(self.turns_left(owner)) * TURN;
            f64::from(self.treasures(owner)) + turns
        };
        targets.iter().copied().max_by(|one, other| purse(one).total_cmp(&purse(other)))
    }

    /// How many turns a seat has still to begin.
    fn turns_left(&self, seat: Seat) -> u8 {
        let since = |seat: Seat| {
            (seat.index() + usize::from(self.seats) - self.first.index()) % usize::from(self.seats)
        };
        ROUNDS - 1 - self.round + u8::from(since(seat) > since(self.active))
    }

    /// What is at stake for the ninja.
    fn stakes(&self, level: Level) -> Stakes {
        let others = self.seats - 1;
        if level != Level::Master {
            return Stakes { depth: 1, ..Stakes::plain(others) };
        }
        let stands = |seat: Seat| f64::from(self.treasures(seat)) + f64::from(self.turns_left(seat)) * TURN;
        let rivals = || Seat::all(self.seats).filter(|&seat| seat != self.active);
        let lead = stands(self.active) - rivals().map(stands).fold(0.0, f64::max);
        let to_come: f64 = Seat::all(self.seats).map(|seat| f64::from(self.turns_left(seat))).sum();
        // The more is to come, the less a treasure more or less decides.
        let scale = 1.0 + 6.0 * to_come / f64::from(self.seats);
        let won = |lead: f64| lead / (lead * lead + scale * scale).sqrt();
        let gains = core::array::from_fn(|treasures| won(lead + treasures as f64));
        let middle = lead + TURN;
        let root = (middle * middle + scale * scale).sqrt();
        let slope = scale * scale / (root * root * root);
        let swing = if others == 1 { 2.0 } else { 0.6 + 0.6 / f64::from(others) };
        let arrow = if self.treasures(self.active) == 0 { 0.0 } else { slope * swing * 0.9 };
        Stakes { gains, arrow, others, reach: 0.55, depth: 60 }
    }

    /// The best use of all fortunes that can still be attached; the first of them is decided on now.
    fn attach(&self, fortune: u8, style: Style) -> Move {
        let outlook = match style {
            Style::Level(level @ (Level::Adept | Level::Master)) => {
                Some(Outlook::new(self.house(), &self.stakes(level)))
            }
            _ => None,
        };
        let hourglasses = self.hourglasses();
        let worth = |game: &Self| match &outlook {
            Some(outlook) => outlook.value(game.hand(), hourglasses),
            None => f64::from(game.best_plan().worth(game.house())),
        };
        let mut best = (f64::MIN, None);
        for die in self.boosts(fortune).map(Some).chain([None]) {
            let value = self.boosting(fortune, die).best_attached(fortune + 1, &worth);
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
        if plan.beaten != 0 || self.throws >= super::data::THROWS {
            Move::Stop(plan)
        } else {
            Move::Again { dice: (1 << SKILLS) - 1, places: [None; SKILLS] }
        }
    }

    /// Stops when half of the house is beaten or time runs out; throws again what is of no use.
    fn stop_at_half(&self) -> Move {
        let plan = self.best_plan();
        let enough = 2 * plan.count() >= self.house().len() || self.hourglasses() >= 2 && plan.count() > 0;
        if enough || self.throws >= super::data::THROWS {
            return Move::Stop(plan);
        }
        let useless =
            self.lying().filter(|(_, lying)| lying.boosts.is_none() && lying.face.skill().is_none());
        let dice = useless.fold(0, |dice, (die, _)| dice | 1 << die);
        let dice = if dice == 0 { (1 << SKILLS) - 1 } else { self.with_fortunes(dice) };
        Move::Again { dice, places: [None; SKILLS] }
    }

    /// Stops or throws again as the outlook advises.
    fn look_ahead(&self, level: Level, chance: &mut Fast) -> Move {
        let outlook = Outlook::new(self.house(), &self.stakes(level));
        let kept = outlook.keep(self.hand(), self.hourglasses());
        let Some((kept, _)) = kept.filter(|_| self.throws < super::data::THROWS) else {
            return Move::Stop(self.best_plan());
        };
        let dice = self.all_but(kept);
        let places = if level == Level::Master { self.arrange(dice, chance) } else { [None; SKILLS] };
        Move::Again { dice, places }
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

    /// Lays the dice that stay where fortunes of the next throw will most likely have them in front: some ways to do it
    /// are tried in imagined throws.
    fn arrange(&self, dice: u8, chance: &mut Fast) -> [Option<Pose>; SKILLS] {
        let stay = [None; SKILLS];
        let staying: Vec<(Group, u8)> =
            self.groups().into_iter().filter(|(_, own)| own & dice == 0).collect();
        if !staying.iter().any(|(group, _)| group.face.can_be_boosted()) {
            return stay;
        }
        let (middle, look) = edge(self.active, self.seats);
        let mut best = (self.found_by_fortunes(dice, &stay, chance) + 0.02, stay);
        for (far, apart) in [(TABLE * 9 / 10, 0), (TABLE * 7 / 10, 0), (TABLE / 2, TABLE / 4)] {
            let at = middle.exact().plus(look.ahead().times(f64::from(far)));
            let places = self.lined_up(&staying, Pose::clamped(at.x as i32, at.y as i32, look), apart);
            let places = if self.check_move(self.active, &Move::Again { dice, places }).is_ok() {
                places
            } else {
                stay
            };
            let found = self.found_by_fortunes(dice, &places, chance);
            if found > best.0 {
                best = (found, places);
            }
        }
        best.1
    }

    /// Groups side by side around a place, each with its fortunes next to it.
    fn lined_up(&self, groups: &[(Group, u8)], around: Pose, apart: i32) -> [Option<Pose>; SKILLS] {
        let mut places = [None; SKILLS];
        let mut laid: Vec<Pose> = Vec::new();
        let aside = around.turn.aside();
        for (number, &(_, own)) in groups.iter().enumerate() {
            let side = if number % 2 == 0 { 1 } else { -1 };
            let shift = side * (apart + number.div_ceil(2) as i32 * 2 * DIE);
            let (x, y) = ((aside.x * f64::from(shift)) as i32, (aside.y * f64::from(shift)) as i32);
            let wanted = Pose::clamped(i32::from(around.x) + x, i32::from(around.y) + y, around.turn);
            let first = wanted.freed(&laid);
            let is_own = |&(die, _): &(u8, _)| own & (1 << die) != 0;
            let mut dice: Vec<(u8, bool)> =
                self.lying().filter(is_own).map(|(die, lying)| (die, lying.boosts.is_some())).collect();
            dice.sort_by_key(|&(_, is_fortune)| is_fortune);
            for (die, is_fortune) in dice {
                let pose = if is_fortune { first.beside(&laid).unwrap_or(first) } else { first };
                places[usize::from(die)] = Some(pose);
                laid.push(pose);
            }
        }
        places
    }

    /// In what share of imagined throws a thrown die would have the best die that stays in front of it.
    fn found_by_fortunes(&self, dice: u8, places: &[Option<Pose>; SKILLS], chance: &mut Fast) -> f64 {
        let mut game = *self;
        for (die, lying) in game.skills.iter_mut().enumerate() {
            if let Some(place) = lying {
                place.pose = places[die].unwrap_or(place.pose);
            }
            if dice & (1 << die) != 0 {
                *lying = None;
            }
        }
        let worth = |face: SkillFace| if face == SkillFace::Ninja { 2.0 } else { 1.0 };
        let mut found = 0.0;
        for _ in 0..IMAGINED {
            game.gestures[self.active.index()] = Some(self.swing(self.active, chance));
            let rest = game.tumble(chance.below(u32::MAX)).run();
            for die in (0..SKILLS).filter(|die| dice & (1 << die) != 0) {
                let before = game.lying().filter(|(_, lying)| {
                    lying.face.can_be_boosted() && rest.skills[die].has_before_it(&lying.pose)
                });
                found += before.map(|(_, lying)| worth(lying.face)).fold(0.0, f64::max);
            }
        }
        found / f64::from(IMAGINED * dice.count_ones())
    }
}
