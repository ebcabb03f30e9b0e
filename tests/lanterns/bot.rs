//! Its bots: every level plays at random.

use engawa::bots::{Botted, Random, Thinker};
use engawa::kernel::{Level, Seat};

use super::{Lanterns, View};

impl Botted for Lanterns {
    fn thinker(view: &View, seat: Seat, _level: Level, luck: u64) -> Box<dyn Thinker<Self>> {
        Box::new(Random::new(view, seat, luck))
    }

    fn greedy(view: &View, seat: Seat, luck: u64) -> Box<dyn Thinker<Self>> {
        Box::new(Random::new(view, seat, luck))
    }
}
