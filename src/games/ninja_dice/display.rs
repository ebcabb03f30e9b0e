//! A position as text, for playthroughs, failing tests and developers.

use core::fmt;

use super::data::{HouseFace, SkillFace, ThreatFace};
use super::place::Pose;
use super::state::{NinjaDice, Phase, Threat};
use crate::kernel::Seat;

impl SkillFace {
    /// A letter for it: `f` fight, `s` stealth, `p` pick, `n` ninja, `+` fortune, `c` caught arrow.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Fight => 'f',
            Self::Stealth => 's',
            Self::Pick => 'p',
            Self::Ninja => 'n',
            Self::Fortune => '+',
            Self::Caught => 'c',
        }
    }
}

impl ThreatFace {
    /// A letter for it: `h` hourglass, `a` arrow, `c` caught arrow.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Hourglass => 'h',
            Self::Arrow => 'a',
            Self::Caught => 'c',
        }
    }
}

impl HouseFace {
    /// Its challenges, a letter each: `L` lock, `G` guard, `R` resident.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Self::Lock => "L",
            Self::Guard => "G",
            Self::Resident => "R",
            Self::Guards => "GG",
            Self::Residents => "RR",
        }
    }
}

/// `f@120.00,34.50/1024`: millimetres from the left and the upper edge, and parts of a turn.
impl fmt::Display for Pose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (x, y) = (f64::from(self.x) / 100.0, f64::from(self.y) / 100.0);
        write!(f, "{x:.2},{y:.2}/{}", self.turn.parts())
    }
}

/// Whose turn it is, what is waited for, the house, and all dice and treasures.
///
/// ```
/// use engawa::games::ninja_dice::{NinjaDice, Setup};
/// use engawa::kernel::{Fast, Game};
///
/// let shown = NinjaDice::deal(&Setup::default(), 3, &mut Fast::new(0)).to_string();
/// assert!(shown.starts_with("round 1, "));
/// assert_eq!(shown.lines().last(), Some("treasures A 5 B 5 C 5"));
/// ```
impl fmt::Display for NinjaDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |seat: Seat| char::from(b'A' + seat.index() as u8);
        write!(f, "round {}, {}'s turn, throw {}, ", self.round + 1, name(self.active), self.throws)?;
        match self.phase {
            Phase::Throwing => {
                write!(f, "to throw:")?;
                self.throwers()
                    .iter()
                    .filter(|&seat| !self.ready.has(seat))
                    .try_for_each(|seat| write!(f, " {}", name(seat)))?;
            }
            phase => write!(f, "{phase:?}")?,
        }
        let house: Vec<&str> = self.house().iter().map(|face| face.letters()).collect();
        write!(f, "\nhouse {}, {} hourglasses\nskills", house.join(" "), self.hourglasses())?;
        for lying in &self.skills {
            match lying {
                None => write!(f, " held")?,
                Some(lying) => {
                    write!(f, " {}@{}", lying.face.letter(), lying.pose)?;
                    if let Some(die) = lying.boosts {
                        write!(f, ">{die}")?;
                    }
                }
            }
        }
        write!(f, "\nthreats")?;
        for threat in &self.threats {
            match *threat {
                Threat::Aside => write!(f, " aside")?,
                Threat::Kept => write!(f, " kept")?,
                Threat::Held(seat) => write!(f, " held:{}", name(seat))?,
                Threat::Lying { seat, face, pose, .. } => {
                    write!(f, " {}:{}@{pose}", face.letter(), name(seat))?;
                }
            }
        }
        write!(f, "\ntreasures")?;
        Seat::all(self.seats).try_for_each(|seat| write!(f, " {} {}", name(seat), self.treasures(seat)))
    }
}
