//! Deal, apply, end.

use serde::{Deserialize, Serialize};

use super::data::{Bonus, CHESTS, Cord, GROUPS, HOUSES, PINK, ROUNDS, SEATS, SLOTS, TOKENS};
use super::event::Event;
use super::moves::{Illegal, Move};
use super::state::{NinjaNight, Phase, Plan, Progress, Score, Standing};
use super::string::{Stretch, Throw};
use super::tokens::{Pack, Slot, Token, Tokens};
use super::view::View;
use super::village::{Roof, Village};
use crate::geometry::Point;
use crate::kernel::{About, Chance, ChanceExt, Game, Out, Outcome, Seat, Seats, Viewer};

/// Options of a game of Ninja Night.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// NNI-35: the whole hook or fist must be on the roof.
    pub expert: bool,
    /// NNI-5: who holds the first-player pawn first.
    pub first: First,
}

/// Who holds the first-player pawn first.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum First {
    /// Seat 0.
    #[default]
    Seat0,
    /// Drawn from the seed.
    Random,
}

impl Game for NinjaNight {
    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    /// Four players place 4 ninjas, plan 24 times and have 48 turns. In a turn each of the 28 tokens is picked up at
    /// most once, since what was dropped stays there, and dropped at most once; then there is the action, a token that
    /// its wound pushes out, and the end of the turn. Each of the 10 bonuses is played once, and at most one choice
    /// follows. 4 + 24 + 48 · (2 · 28 + 3) + 2 · 10 = 2880.
    const ABOUT: About =
        About { slug: "ninja-night", seats: 2..=4, rules: 1, reads: 1, secrets: true, longest: 2880 };

    fn deal(setup: &Setup, seats: u8, chance: &mut dyn Chance) -> Self {
        let first = match setup.first {
            First::Seat0 => Seat::new(0),
            First::Random => Seat::new(chance.below(u32::from(seats)) as u8),
        };
        let village = Village::draw(chance);
        let mut game = Self::bare(seats, setup.expert, village, first);
        let mut chests = CHESTS;
        let (pink, yellow) = chests.split_at_mut(PINK);
        chance.shuffle(pink);
        chance.shuffle(yellow);
        game.chests = chests.map(Some);
        let mut groups = GROUPS;
        chance.shuffle(&mut groups);
        let mut order: [usize; TOKENS] = core::array::from_fn(|at| at);
        chance.shuffle(&mut order);
        let tokens: Vec<Token> = Token::all().collect();
        let mut dealt = order.iter().map(|&at| tokens[at]);
        for (roof, group) in game.roofs.iter_mut().zip(groups) {
            dealt.by_ref().take(group).for_each(|token| roof.add(token));
        }
        game
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Over => Seats::NONE,
            Phase::Planning => Seat::all(self.seats).filter(|&seat| !self.planned.has(seat)).collect(),
            Phase::Losing(seat) => Seats::one(seat),
            Phase::Placing | Phase::Acting | Phase::Choosing(_) => Seats::one(self.turn),
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome { winners: self.leaders() })
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        self.check_move(seat, mv)
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list(seat, out);
    }

    fn sample(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Move> {
        self.sample_move(seat, chance)
    }

    fn apply(&mut self, seat: Seat, mv: &Move, _chance: &mut dyn Chance, out: &mut Out<Event>) {
        match *mv {
            Move::Place(roof) => self.place(seat, roof, out),
            Move::Plan(plan) => self.set_plan(seat, plan, out),
            Move::Leap { target, throw } => self.leap(seat, target, throw, out),
            Move::Attack { victim, throw } => self.attack(seat, victim, throw, out),
            Move::Pick(token) => self.pick(seat, token, out),
            Move::Steal(token) => self.steal(seat, token, out),
            Move::Heal => self.heal(seat, out),
            Move::Drop(token) => self.drop_token(seat, token, out),
            Move::Potion(token) => self.potion(seat, token, out),
            Move::Gear { token, step, action } => self.gear(seat, token, step, action, out),
            Move::Grapple { token, target } => self.grapple(seat, token, target, out),
            Move::Shuriken { token, victim, throw } => {
                self.shoot(seat, (token, Bonus::Shuriken), victim, throw, out);
            }
            Move::Kunai { token, victim, throw } => {
                self.shoot(seat, (token, Bonus::Kunai), victim, throw, out);
            }
            Move::Knock(token) => self.knock(token, out),
            Move::Lose(token) => self.lose(seat, token, out),
            Move::Done => self.end_turn(out),
        }
        let idle = self.phase == Phase::Acting && self.progress == Progress::Done;
        if idle && self.pack(self.turn).tokens().next().is_none() {
            self.end_turn(out);
        }
    }

    /// Plans are secret, and so are backpacks unless all tokens lie face up.
    fn is_private(&self, _seat: Seat) -> bool {
        self.phase == Phase::Planning || !self.is_face_up()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn guess(view: &View, chance: &mut dyn Chance) -> Self {
        view.guess(chance)
    }

    fn audit(&self) -> Result<(), &'static str> {
        self.count_all()
    }
}

impl NinjaNight {
    /// A table before tokens are laid out.
    pub(super) fn bare(seats: u8, expert: bool, village: Village, first: Seat) -> Self {
        let all_know = if seats == 2 { Seats::all(seats) } else { Seats::NONE };
        Self {
            seats,
            expert,
            village,
            chests: [None; TOKENS],
            known: [all_know; TOKENS],
            open: if seats == 2 { Tokens::ALL } else { Tokens::NONE },
            roofs: [Tokens::NONE; HOUSES],
            packs: [Pack::default(); SEATS],
            used: [Tokens::NONE; SEATS],
            ninjas: [None; SEATS],
            first,
            round: 1,
            plans: [None; SEATS],
            planned: Seats::NONE,
            phase: Phase::Placing,
            turn: first,
            step: 0,
            progress: Progress::Ahead,
            dropped: Tokens::NONE,
            laid: None,
        }
    }

    /// NNI-5: the ninja of the player on the right; clockwise, once each.
    fn place(&mut self, by: Seat, roof: Roof, out: &mut Out<Event>) {
        let seat = self.right_of(by);
        let standing = self.set_down(seat, roof);
        out.tell(Event::Placed { by, seat, standing });
        self.turn = by.clockwise(1, self.seats);
        if self.turn == self.first {
            self.phase = Phase::Planning;
        }
    }

    /// Puts a ninja on a roof without a throw.
    pub(super) fn set_down(&mut self, seat: Seat, roof: Roof) -> Standing {
        let standing = Standing { roof, spot: self.village.house(roof).stand(seat.index()) };
        self.ninjas[seat.index()] = Some(standing);
        standing
    }

    /// NNI-6: the last planner that is set reveals all.
    fn set_plan(&mut self, seat: Seat, plan: Plan, out: &mut Out<Event>) {
        self.plans[seat.index()] = Some(plan);
        self.planned = self.planned.with(seat);
        let private = Event::Planned { seat, plan: Some(plan) };
        out.tell_apart(Seats::one(seat), private, Event::Planned { seat, plan: None });
        if self.planned == Seats::all(self.seats) {
            (self.phase, self.laid) = (Phase::Acting, None);
            out.tell(Event::Revealed(self.plans));
            out.seal();
        }
    }

    /// Stretches a string: the ninja is repositioned (NNI-11), and what is seen cannot be unseen.
    fn stretch(
        &mut self,
        seat: Seat,
        target: Roof,
        cord: Cord,
        throw: Throw,
        out: &mut Out<Event>,
    ) -> Stretch {
        let from = self.roof_of(seat).unwrap_or(target);
        self.ninjas[seat.index()] = Some(Standing { roof: from, spot: throw.spot });
        out.seal();
        let stretch = Stretch::check((from, target), self.village.house(target), cord, throw, self.expert);
        self.laid = Some((seat, stretch));
        stretch
    }

    /// Where a ninja stands after its string was stretched to go there (NNI-13, NNI-14, NNI-R5).
    fn land(&mut self, seat: Seat, stretch: &Stretch) -> Standing {
        if stretch.is_success() {
            let spot: Point = stretch.landing(self.village.house(stretch.target));
            self.ninjas[seat.index()] = Some(Standing { roof: stretch.target, spot });
        }
        self.progress = Progress::Done;
        self.ninja(seat).unwrap_or(Standing { roof: stretch.from, spot: stretch.throw.spot })
    }

    fn leap(&mut self, seat: Seat, target: Roof, throw: Throw, out: &mut Out<Event>) {
        let stretch = self.stretch(seat, target, Cord::Hook, throw, out);
        let standing = self.land(seat, &stretch);
        out.tell(Event::Leapt { seat, stretch, standing });
        if !stretch.is_success() {
            self.wound(seat, out);
        }
    }

    fn attack(&mut self, seat: Seat, victim: Seat, throw: Throw, out: &mut Out<Event>) {
        let Some(target) = self.roof_of(victim) else { return };
        let stretch = self.stretch(seat, target, Cord::Fist, throw, out);
        let standing = self.land(seat, &stretch);
        out.tell(Event::Attacked { seat, victim, stretch, standing });
        self.wound(if stretch.is_success() { victim } else { seat }, out);
    }

    /// NNI-30, NNI-31.
    fn shoot(
        &mut self,
        seat: Seat,
        (token, bonus): (Token, Bonus),
        victim: Seat,
        throw: Throw,
        out: &mut Out<Event>,
    ) {
        let Some(target) = self.roof_of(victim) else { return };
        self.spend(seat, token, bonus, out);
        let stretch = self.stretch(seat, target, Cord::Fist, throw, out);
        out.tell(Event::Shot { seat, bonus, victim, stretch });
        if !stretch.is_success() {
            return;
        }
        if bonus == Bonus::Shuriken {
            return self.wound(victim, out);
        }
        self.phase = Phase::Choosing(victim);
        if let Some(only) = only(self.pack(victim)) {
            self.knock(only, out);
        }
    }

    /// NNI-25, NNI-26.
    fn wound(&mut self, seat: Seat, out: &mut Out<Event>) {
        let pack = &mut self.packs[seat.index()];
        if pack.put(Slot::Wound) {
            out.tell(Event::Wounded(seat));
        } else if pack.wounds() == SLOTS {
            out.tell(Event::Unhurt(seat));
        } else if let Some(token) = only(pack) {
            self.lose(seat, token, out);
        } else {
            self.phase = Phase::Losing(seat);
            out.tell(Event::MustLose(seat));
        }
    }

    /// NNI-25: a wound takes the place of a token, which goes on the roof.
    fn lose(&mut self, seat: Seat, token: Token, out: &mut Out<Event>) {
        let Some(roof) = self.roof_of(seat) else { return };
        self.packs[seat.index()].swap(Slot::Token(token), Slot::Wound);
        self.roofs[roof.index()].add(token);
        self.phase = Phase::Acting;
        out.tell(Event::Lost { seat, token, roof });
        out.tell(Event::Wounded(seat));
    }

    /// NNI-31: out of the victim's backpack, onto the roof where the victim stands.
    fn knock(&mut self, token: Token, out: &mut Out<Event>) {
        let Phase::Choosing(victim) = self.phase else { return };
        let Some(roof) = self.roof_of(victim) else { return };
        self.packs[victim.index()].swap(Slot::Token(token), Slot::Free);
        self.roofs[roof.index()].add(token);
        self.phase = Phase::Acting;
        out.tell(Event::Knocked { victim, token, roof });
    }

    /// NNI-7, NNI-9: clockwise from the first player, all first actions before all second ones, six rounds.
    fn end_turn(&mut self, out: &mut Out<Event>) {
        let skipped = self.progress == Progress::Ahead;
        out.tell(Event::Finished { seat: self.turn, action: self.action(), skipped });
        self.progress = Progress::Ahead;
        self.dropped = Tokens::NONE;
        self.turn = self.turn.clockwise(1, self.seats);
        if self.turn != self.first {
            return;
        }
        if self.step == 0 {
            self.step = 1;
            return;
        }
        if self.round >= ROUNDS {
            return self.finish(out);
        }
        self.step = 0;
        self.round += 1;
        self.first = self.first.clockwise(1, self.seats);
        self.turn = self.first;
        self.planned = Seats::NONE;
        self.plans = [None; SEATS];
        self.phase = Phase::Planning;
        out.tell(Event::Moon { round: self.round, first: self.first });
    }

    /// NNI-32: backpacks are opened.
    fn finish(&mut self, out: &mut Out<Event>) {
        self.phase = Phase::Over;
        let mut scores = [Score::default(); SEATS];
        let mut packs = [[None; SLOTS]; SEATS];
        for seat in Seat::all(self.seats) {
            let pack = *self.pack(seat);
            pack.tokens().for_each(|token| self.reveal(token, out));
            scores[seat.index()] = self.score(seat);
            packs[seat.index()] = pack.slots().map(|slot| match slot {
                Slot::Token(token) => self.chest(token),
                Slot::Free | Slot::Wound => None,
            });
        }
        out.tell(Event::Ended { winners: self.leaders(), scores, packs });
    }
}

/// The one token in a backpack, if there is no choice.
fn only(pack: &Pack) -> Option<Token> {
    let mut tokens = pack.tokens();
    let first = tokens.next();
    first.filter(|_| tokens.next().is_none())
}
