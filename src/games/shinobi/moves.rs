//! What a seat may do, and why not.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Clan};
use super::state::{Order, SEATS, Shinobi};
use crate::kernel::{Cites, Seat};

/// One order. A province is named by the seat that it lies in front of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// First order: deploy a card from hand to another province (SHI-5).
    Deploy {
        /// The card.
        card: Card,
        /// Where to.
        province: Seat,
    },
    /// Instead of the first order: send a ninja against an army in another province (SHI-6).
    Ninja {
        /// Where the army stands.
        province: Seat,
        /// Whose it is.
        clan: Clan,
    },
    /// Second order: place a card from hand in the own province (SHI-8).
    Place {
        /// The card.
        card: Card,
    },
    /// Second order: move a card from another province to any other (SHI-8).
    Shift {
        /// Where it stands.
        from: Seat,
        /// Its clan.
        clan: Clan,
        /// Where to.
        to: Seat,
    },
    /// Third order: attack an army in another province (SHI-11).
    Attack {
        /// The clan of the army at home that attacks.
        with: Clan,
        /// Where the attacked army stands.
        province: Seat,
        /// Whose it is.
        clan: Clan,
    },
}

impl Move {
    /// The order that it is.
    #[must_use]
    pub const fn order(&self) -> Order {
        match self {
            Self::Deploy { .. } | Self::Ninja { .. } => Order::First,
            Self::Place { .. } | Self::Shift { .. } => Order::Second,
            Self::Attack { .. } => Order::Third,
        }
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// It is this seat's turn.
    NotYourTurn(Seat),
    /// Another order is to be given now.
    OutOfOrder {
        /// The order that is to be given.
        now: Order,
        /// The order that was tried.
        tried: Order,
    },
    /// No seat at this table has such a province.
    NoSuchProvince(Seat),
    /// The card is not in hand.
    NotInHand(Card),
    /// A ninja is no troop: it is sent against an army, in the first order.
    NinjaAsTroop,
    /// A card is deployed to another province, not to the own.
    DeployAtHome,
    /// A ninja does not work against the own province.
    NinjaAtHome,
    /// A ninja is sent against an army, and none stands in another province.
    NinjaWithoutTarget,
    /// No army of this clan stands in this province.
    NoArmy {
        /// The order that was tried.
        tried: Order,
        /// The province.
        province: Seat,
        /// The clan.
        clan: Clan,
    },
    /// Nothing is moved out of the own province.
    ShiftFromHome,
    /// A card is moved to another province than the one it stands in.
    ShiftNowhere(Seat),
    /// No army of this clan stands at home to attack with.
    NoAttacker(Clan),
    /// Armies at home are not attacked.
    AttackAtHome,
    /// An army does not attack one of its own clan.
    OwnClan(Clan),
    /// An army attacks smaller ones only.
    TooWeak {
        /// The size of the army that was to attack.
        own: u8,
        /// The size of the army that was to be attacked.
        target: u8,
    },
    /// The army was changed this turn.
    Changed {
        /// Where it stands.
        province: Seat,
        /// Its clan.
        clan: Clan,
    },
}

impl Cites for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "SHI-18",
            Self::NotYourTurn(_) => "SHI-17",
            Self::OutOfOrder { now: Order::Third, .. } => "SHI-10",
            Self::OutOfOrder { .. } => "SHI-16",
            Self::NoSuchProvince(_) => "SHI-4",
            Self::NotInHand(Card::Ninja) => "SHI-6",
            Self::NotInHand(Card::Troop(_)) | Self::DeployAtHome => "SHI-5",
            Self::NinjaAsTroop | Self::NinjaWithoutTarget => "SHI-R3",
            Self::NinjaAtHome => "SHI-7",
            Self::NoArmy { tried: Order::First, .. } => "SHI-6",
            Self::NoArmy { tried: Order::Second, .. } | Self::ShiftNowhere(_) => "SHI-8",
            Self::NoArmy { tried: Order::Third, .. } | Self::NoAttacker(_) | Self::AttackAtHome => "SHI-11",
            Self::ShiftFromHome => "SHI-9",
            Self::OwnClan(_) => "SHI-13",
            Self::TooWeak { .. } => "SHI-12",
            Self::Changed { .. } => "SHI-14",
        }
    }
}

impl Shinobi {
    pub(super) fn check_move(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        let Some(now) = self.order else { return Err(Illegal::Over) };
        if seat != self.turn {
            return Err(Illegal::NotYourTurn(self.turn));
        }
        let tried = mv.order();
        // A ninja that is meant as a troop is told what it is first.
        if let Move::Deploy { card: Card::Ninja, .. } | Move::Place { card: Card::Ninja } = mv {
            return Err(Illegal::NinjaAsTroop);
        }
        if now != tried {
            return Err(Illegal::OutOfOrder { now, tried });
        }
        match *mv {
            Move::Deploy { card, province } => {
                self.check_hand(seat, card)?;
                self.check_province(province)?;
                if province == seat { Err(Illegal::DeployAtHome) } else { Ok(()) }
            }
            Move::Ninja { province, clan } => {
                self.check_hand(seat, Card::Ninja)?;
                self.check_province(province)?;
                if !self.others(seat).any(|other| self.armies(other).next().is_some()) {
                    Err(Illegal::NinjaWithoutTarget)
                } else if province == seat {
                    Err(Illegal::NinjaAtHome)
                } else {
                    self.check_army(tried, province, clan)
                }
            }
            Move::Place { card } => self.check_hand(seat, card),
            Move::Shift { from, clan, to } => {
                self.check_province(from)?;
                self.check_province(to)?;
                if from == seat {
                    return Err(Illegal::ShiftFromHome);
                }
                self.check_army(tried, from, clan)?;
                if from == to { Err(Illegal::ShiftNowhere(from)) } else { Ok(()) }
            }
            Move::Attack { with, province, clan } => self.check_attack(seat, with, province, clan),
        }
    }

    fn check_hand(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.hand(seat).count(card) > 0 { Ok(()) } else { Err(Illegal::NotInHand(card)) }
    }

    fn check_province(&self, province: Seat) -> Result<(), Illegal> {
        let there = province.index() < usize::from(self.seats).min(SEATS);
        if there { Ok(()) } else { Err(Illegal::NoSuchProvince(province)) }
    }

    fn check_army(&self, tried: Order, province: Seat, clan: Clan) -> Result<(), Illegal> {
        let there = self.army(province, clan) > 0;
        if there { Ok(()) } else { Err(Illegal::NoArmy { tried, province, clan }) }
    }

    fn check_attack(&self, seat: Seat, with: Clan, province: Seat, clan: Clan) -> Result<(), Illegal> {
        self.check_province(province)?;
        let (own, target) = (self.army(seat, with), self.army(province, clan));
        if own == 0 {
            return Err(Illegal::NoAttacker(with));
        }
        if province == seat {
            return Err(Illegal::AttackAtHome);
        }
        self.check_army(Order::Third, province, clan)?;
        if with == clan {
            Err(Illegal::OwnClan(clan))
        } else if self.is_changed(province, clan) {
            Err(Illegal::Changed { province, clan })
        } else if own <= target {
            Err(Illegal::TooWeak { own, target })
        } else {
            Ok(())
        }
    }

    /// All that can be ordered now.
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Move>) {
        if seat != self.turn {
            return;
        }
        match self.order {
            Some(Order::First) => self.list_first(seat, out),
            Some(Order::Second) => self.list_second(seat, out),
            Some(Order::Third) => {
                for (province, clan) in self.prey(seat) {
                    let size = self.army(province, clan);
                    let stronger = |&(with, own): &(Clan, u8)| with != clan && own > size;
                    let attackers = self.armies(seat).filter(stronger);
                    out.extend(attackers.map(|(with, _)| Move::Attack { with, province, clan }));
                }
            }
            None => {}
        }
    }

    /// The troops in a hand, one of each clan.
    pub(super) fn troops(&self, seat: Seat) -> impl Iterator<Item = Clan> {
        let hand = self.hand(seat);
        Clan::ALL.into_iter().filter(|&clan| hand.count(Card::Troop(clan)) > 0)
    }

    fn list_first(&self, seat: Seat, out: &mut Vec<Move>) {
        for clan in self.troops(seat) {
            let card = Card::Troop(clan);
            out.extend(self.others(seat).map(|province| Move::Deploy { card, province }));
        }
        if self.hand(seat).count(Card::Ninja) > 0 {
            for province in self.others(seat) {
                out.extend(self.armies(province).map(|(clan, _)| Move::Ninja { province, clan }));
            }
        }
    }

    fn list_second(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.troops(seat).map(|clan| Move::Place { card: Card::Troop(clan) }));
        for from in self.others(seat) {
            for (clan, _) in self.armies(from) {
                let elsewhere = Seat::all(self.seats).filter(|&to| to != from);
                out.extend(elsewhere.map(|to| Move::Shift { from, clan, to }));
            }
        }
    }
}
