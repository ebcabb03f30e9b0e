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
use super::state::{Lying, NinjaDice, Phase, Threat};
use super::tumble::Rest;
use super::view::View;
use crate::bots::{Botted, Thinker};
use crate::kernel::{Chance, ChanceExt, Fast, Game, Level, Out, Seat};

/// What a turn brings on the average: what is still to come of others and oneself.
const TURN: f64 = 4.5;
/// How often an arrow finds something to steal from a ninja who lays dice well.
const HITS: f64 = 0.7;
/// How many throws the master imagines for each way to throw or to lay dice.
const IMAGINED: u32 = 10;
/// Ways to throw that the master compares: how far inwards, how fast, how far off the middle.
const SWINGS: [(i32, i32, i32); 8] = [
    (2500, 620, 0),
    (2500, 720, 0),
    (2500, 850, 0),
    (4500, 1100, 0),
    (5500, 1450, 0),
    (500, 320, 0),
    (2500, 620, 250),
    (2500, 620, -250),
];

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
            Phase::Throwing if style == Style::Level(Level::Master) => {
                Move::Throw(self.swing_well(seat, chance))
            }
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

    /// The best of some throws, as far as imagined ones tell.
    fn swing_well(&self, seat: Seat, chance: &mut Fast) -> Gesture {
        let mut best = (f64::MIN, Gesture::usual(seat, self.seats));
        for (inwards, speed, off) in SWINGS {
            let gesture = Gesture::from_edge(seat, self.seats, inwards, speed, off);
            let worth = self.imagine(seat, gesture, chance);
            if worth > best.0 {
                best = (worth, gesture);
            }
        }
        best.1
    }

    /// What a throw is worth to a seat by where dice come to lie, in treasures: what arrows may steal, and what fortunes
    /// may boost.
    fn imagine(&self, seat: Seat, gesture: Gesture, chance: &mut Fast) -> f64 {
        let mut game = *self;
        game.gestures[seat.index()] = Some(gesture);
        let mut worth = 0.0;
        for _ in 0..IMAGINED {
            let rest = game.tumble(chance.below(u32::MAX)).run();
            worth += if seat == self.active {
                game.found(&rest) - game.exposed(&rest)
            } else {
                game.aimed(seat, &rest)
            };
        }
        worth / f64::from(IMAGINED)
    }

    /// What fortunes among the thrown dice would bring.
    fn found(&self, rest: &Rest) -> f64 {
        let worth = |die: usize, other: usize| match self.skills[other] {
            Some(lying) if !lying.face.can_be_boosted() => 0.0,
            Some(Lying { face: SkillFace::Ninja, .. }) => 3.0,
            Some(_) => 2.0,
            None if die == other => 0.0,
            None => 1.0,
        };
        let mut found = 0.0;
        for die in (0..SKILLS).filter(|&die| self.skills[die].is_none()) {
            let before = (0..SKILLS).filter(|&other| rest.skills[die].has_before_it(&rest.skills[other]));
            found += before.map(|other| worth(die, other)).fold(0.0, f64::max) / 6.0;
        }
        found
    }

    /// What arrows would cost the ninja.
    fn exposed(&self, rest: &Rest) -> f64 {
        if self.lying().any(|(_, lying)| lying.face == SkillFace::Caught) || self.treasures(self.active) == 0
        {
            return 0.0;
        }
        let hit = |arrow: &&Pose| rest.skills.iter().any(|pose| arrow.has_before_it(pose));
        rest.threats.iter().flatten().filter(hit).count() as f64 * 0.5 * self.swing_of_arrow()
    }

    /// How many arrows of a seat would have something to steal in front of them.
    fn aimed(&self, seat: Seat, rest: &Rest) -> f64 {
        let mut aimed = 0.0;
        for (arrow, threat) in rest.threats.iter().zip(&self.threats) {
            if let (Some(arrow), Threat::Held(roller)) = (arrow, threat)
                && *roller == seat
            {
                let before = rest.skills.iter().filter(|pose| arrow.has_before_it(pose)).count();
                aimed += if before > 0 { 1.0 + 0.01 * before as f64 } else { 0.0 };
            }
        }
        aimed
    }

    /// By how much an arrow that hits changes a lead.
    fn swing_of_arrow(&self) -> f64 {
        let others = f64::from(self.seats - 1);
        if self.seats == 2 { 2.0 } else { 0.6 + 0.6 / others }
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
        let arrow = if self.treasures(self.active) == 0 { 0.0 } else { slope * self.swing_of_arrow() * HITS };
        Stakes { gains, arrow, others, reach: 0.55, depth: 60 }
    }

    /// The best use of all fortunes that can still be attached, of which the first is decided on now. The master thinks of
    /// the throws to come, others of what the house brings at once.
    fn attach(&self, fortune: u8, style: Style) -> Move {
        let looks_ahead = style == Style::Level(Level::Master);
        let outlook = looks_ahead.then(|| Outlook::new(self.house(), &self.stakes(Level::Master)));
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
        if staying.is_empty() {
            return stay;
        }
        let (middle, look) = edge(self.active, self.seats);
        let across = Gesture::from_edge(self.active, self.seats, SWINGS[0].0, SWINGS[0].1, SWINGS[0].2);
        let mut best = (self.laid(dice, &stay).imagine(self.active, across, chance) + 0.02, stay);
        for (far, apart) in
            [(TABLE * 19 / 20, 0), (TABLE * 8 / 10, 0), (TABLE / 2, TABLE / 4), (TABLE / 20, 0)]
        {
            let at = middle.exact().plus(look.ahead().times(f64::from(far)));
            let places = self.lined_up(&staying, Pose::clamped(at.x as i32, at.y as i32, look), apart);
            if self.check_move(self.active, &Move::Again { dice, places }).is_err() {
                continue;
            }
            let worth = self.laid(dice, &places).imagine(self.active, across, chance);
            if worth > best.0 {
                best = (worth, places);
            }
        }
        best.1
    }

    /// The table before the next throw.
    fn laid(&self, dice: u8, places: &[Option<Pose>; SKILLS]) -> Self {
        let mut game = *self;
        game.again(dice, places, &mut Out::silent());
        game
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
}
