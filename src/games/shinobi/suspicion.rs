//! The game as a bot supposes it to be: guesses at who serves whom follow the [`Signs`](super::Signs).

use super::cards::Clan;
use super::moves::{Illegal, Move};
use super::rules::{Event, Setup};
use super::state::{SEATS, Shinobi};
use super::view::View;
use crate::bots::{Judged, Worth};
use crate::kernel::{About, Chance, Game, Out, Outcome, Seat, Seats, Viewer};

/// The same game in all but how the hidden clans are guessed.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Suspicion(pub(super) Shinobi);

impl Game for Suspicion {
    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    const ABOUT: About = Shinobi::ABOUT;

    fn deal(setup: &Setup, seats: u8, chance: &mut dyn Chance) -> Self {
        Self(Shinobi::deal(setup, seats, chance))
    }

    fn to_act(&self) -> Seats {
        self.0.to_act()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        self.0.check(seat, mv)
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.0.moves(seat, out);
    }

    fn apply(&mut self, seat: Seat, mv: &Move, chance: &mut dyn Chance, out: &mut Out<Event>) {
        self.0.apply(seat, mv, chance, out);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }

    /// Clans as likely as the signs make them, and cards anywhere.
    fn guess(view: &View, chance: &mut dyn Chance) -> Self {
        Self(view.guess_with(suspected(view, chance), chance))
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }
}

impl Judged for Suspicion {
    fn judge(&self) -> Worth {
        self.0.judge()
    }

    fn plausible(&self, seat: Seat, out: &mut Vec<(f32, Move)>) {
        self.0.plausible(seat, out);
    }

    fn quick_move(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Move> {
        self.0.quick_move(seat, chance)
    }

    fn is_veiled(&self, viewer: Seat) -> bool {
        self.0.turn() != viewer
    }
}

/// Clans for all seats, drawn with the likelihood of what was played.
fn suspected(view: &View, chance: &mut dyn Chance) -> [Option<Clan>; SEATS] {
    let game = view.game();
    let mut ways: Vec<(f32, [Option<Clan>; SEATS])> = vec![(1.0, game.clans)];
    for seat in Seat::all(game.seats()).filter(|&seat| game.clan(seat).is_none()) {
        let mut longer = Vec::with_capacity(24);
        for (likelihood, clans) in ways {
            for clan in Clan::ALL.into_iter().filter(|&clan| !clans.contains(&Some(clan))) {
                let mut clans = clans;
                clans[seat.index()] = Some(clan);
                longer.push((likelihood * game.signs().likelihood(seat, clan), clans));
            }
        }
        ways = longer;
    }
    let sum: f32 = ways.iter().map(|(likelihood, _)| likelihood).sum();
    let mut point = chance.below(1 << 24) as f32 / (1 << 24) as f32 * sum;
    for (likelihood, clans) in &ways {
        point -= likelihood;
        if point < 0.0 {
            return *clans;
        }
    }
    ways.last().map_or(game.clans, |(_, clans)| *clans)
}
