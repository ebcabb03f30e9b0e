//! French.

use super::why::Why;
use super::{GameWords, Held, Mark, Score, Task, Text, Thing, Verdict, listed};
use crate::games::shinobi::{Card, Clan, Event, Illegal, Move, Order, Pile, Shinobi, Standing, View};
use crate::kernel::{Cites, Outcome, Seat};
use crate::ui::lang::{Line, capital};
use crate::ui::stage::names::sign;

pub(super) static TEXT: Text = Text {
    lid: GameWords {
        name: "Shinobi",
        tagline: "Cinq clans, un secret\u{a0}: vous donnez des ordres à tous et n’en servez qu’un.",
        credit: "Danila Gorunov\u{a0}; Rightgames, 2012",
        chart: "Cartes de chaque clan",
        seats: &["Soleil", "Vague", "Cèdre", "Lune", "Torii"],
    },
    clans: ["Go-Hōjō", "Uesugi", "Takeda", "Mōri", "Oda"],
    ninja: "Ninja",
    orders: ["Déployer ou ninja", "Placer ou déplacer", "Attaquer"],
    last_round: "Dernier tour",
    task,
    step,
    about,
    told,
    refused,
    reason,
    ending,
    score: Score {
        caption: "Qui servait qui",
        player: "Joueur",
        clan: "Clan",
        home: "Chez soi",
        total: "En jeu",
        nobody: "Personne",
        by_home: "plus de cartes chez soi",
    },
    army_cell,
    province_cell,
    hand_cell,
    clan_cell: |clan| match clan {
        Some(clan) => format!("Carte de clan\u{a0}: {}", name(clan)),
        None => "Carte de clan, face cachée".to_owned(),
    },
    eye_cell: |open| if open { "Retourner la carte de clan" } else { "Regarder la carte de clan" },
    deck_cell: |view| match view.game().deck_len() {
        0 => "Pioche, vide".to_owned(),
        count => format!("Pioche, {}", cards(count)),
    },
    removed_cell: |view| format!("Retirées du jeu\u{a0}: {}", pile(view.game().removed())),
    hand: |seat| format!("Main de {}, carte de clan et piles", sign(seat)),
    beside,
    board,
};

fn name(clan: Clan) -> &'static str {
    TEXT.clan(clan)
}

fn cards(count: impl Into<u32>) -> String {
    match count.into() {
        0 => "aucune carte".to_owned(),
        1 => "1 carte".to_owned(),
        count => format!("{count} cartes"),
    }
}

fn at(province: Seat) -> String {
    format!("chez {}", sign(province))
}

fn pile(pile: &Pile) -> String {
    let kinds: Vec<String> = Card::ALL
        .into_iter()
        .filter(|&card| pile.count(card) > 0)
        .map(|card| match (card, pile.count(card)) {
            (Card::Ninja, 1) => "1 ninja".to_owned(),
            (Card::Ninja, count) => format!("{count} ninjas"),
            (card, count) => format!("{count} {}", TEXT.card(card)),
        })
        .collect();
    if kinds.is_empty() { "aucune carte".to_owned() } else { listed(&kinds, "et") }
}

fn armies(game: &Shinobi, province: Seat) -> String {
    let armies: Vec<String> =
        game.armies(province).map(|(clan, size)| format!("{size} {}", name(clan))).collect();
    if armies.is_empty() { "aucune armée".to_owned() } else { listed(&armies, "et") }
}

fn ordinal(order: Order) -> &'static str {
    ["premier", "deuxième", "troisième"][order as usize]
}

fn task(view: &View, seat: Seat) -> String {
    match Task::of(view, seat) {
        Task::Over(outcome) => ending(view, outcome).text,
        Task::Wait(turn, order) => format!("{} donne son {} ordre.", sign(turn), ordinal(order)),
        Task::First { troop: true, ninja: true } => {
            "Premier ordre\u{a0}: dans une autre province, déployez une carte ou envoyez un ninja.".to_owned()
        }
        Task::First { troop: true, .. } => {
            "Premier ordre\u{a0}: déployez une carte de votre main dans une autre province.".to_owned()
        }
        Task::First { .. } => {
            "Premier ordre\u{a0}: envoyez un de vos ninjas contre une armée d’une autre province.".to_owned()
        }
        Task::Second { place: true, shift: true } => {
            "Deuxième ordre\u{a0}: placez une carte chez vous, ou sortez-en une d’une autre province."
                .to_owned()
        }
        Task::Second { place: true, .. } => {
            "Deuxième ordre\u{a0}: placez une carte de votre main dans votre province.".to_owned()
        }
        Task::Second { .. } => {
            "Deuxième ordre\u{a0}: sortez une carte d’une autre province, faute d’en avoir à placer."
                .to_owned()
        }
        Task::Attack(_, Some((with, province, clan))) => format!(
            "Troisième ordre\u{a0}: vous devez attaquer, et seul {} contre {} {} est possible.",
            name(with),
            name(clan),
            at(province)
        ),
        Task::Attack(count, None) => {
            format!("Troisième ordre\u{a0}: attaquez. {count} attaques sont possibles, voyez les cadres.")
        }
    }
}

fn step(view: &View, thing: Thing) -> String {
    let game = view.game();
    match (thing, game.order()) {
        (Thing::Card(Card::Ninja), _) => "Choisissez l’armée à qui le ninja prend une carte.".to_owned(),
        (Thing::Card(Card::Troop(clan)), Some(Order::Second)) => {
            format!("{}\u{a0}: choisissez votre province pour l’y placer.", name(clan))
        }
        (Thing::Card(Card::Troop(clan)), _) => {
            format!("{}\u{a0}: choisissez la province où la déployer.", name(clan))
        }
        (Thing::Army(home, clan), Some(Order::Third)) if home == game.turn() => format!(
            "{} attaque avec {}\u{a0}: choisissez une armée plus petite d’un autre clan.",
            name(clan),
            cards(game.army(home, clan))
        ),
        (Thing::Army(_, clan), Some(Order::Third)) => {
            format!("{} est visé\u{a0}: choisissez laquelle de vos armées attaque.", name(clan))
        }
        (Thing::Army(_, clan), _) => format!("Choisissez la province où va la carte {}.", name(clan)),
        _ => String::new(),
    }
}

fn about(view: &View, thing: Thing) -> String {
    let game = view.game();
    match thing {
        Thing::Army(province, clan) => {
            let size = game.army(province, clan);
            let safe = if game.is_changed(province, clan) && size > 0 {
                " Modifiée ce tour-ci, elle ne peut pas être attaquée."
            } else {
                ""
            };
            let total = game.total(clan);
            format!("{}\u{a0}: {} {}, {total} en jeu en tout.{safe}", name(clan), cards(size), at(province))
        }
        Thing::Province(province) => {
            let last = if game.last() == Some(province) && game.order().is_some() {
                " Cette place joue en dernier."
            } else {
                ""
            };
            format!("{}\u{a0}: {}.{last}", capital(&at(province)), armies(game, province))
        }
        Thing::Card(Card::Troop(clan)) => {
            format!("Une carte {}\u{a0}: {} en jeu en tout.", name(clan), game.total(clan))
        }
        Thing::Card(Card::Ninja) => {
            "Un ninja\u{a0}: à la place du premier ordre, il retire une carte à une armée d’une autre province."
                .to_owned()
        }
        Thing::Hidden => String::new(),
        Thing::Clan => {
            "Maintenez la carte de clan pour la regarder, ou touchez l’œil pour la laisser ouverte.".to_owned()
        }
        Thing::Deck => match (game.deck_len(), game.last()) {
            (0, Some(last)) => format!(
                "La pioche est vide\u{a0}: chacun joue encore une fois, {} en dernier.",
                sign(last)
            ),
            (count, _) => {
                format!("{} à piocher\u{a0}; la dernière lance le dernier tour.", capital(&cards(count)))
            }
        },
        Thing::Removed => format!("Retirées du jeu\u{a0}: {}.", pile(game.removed())),
    }
}

fn told(event: &Event) -> Option<(Seat, Line)> {
    let (seat, text, rule) = match *event {
        Event::Deployed { seat, clan, province } => {
            (seat, format!("déploie une carte {} {}.", name(clan), at(province)), "SHI-5")
        }
        Event::Struck { seat, clan, province } => {
            (seat, format!("envoie un ninja\u{a0}: {} {} perd une carte.", name(clan), at(province)), "SHI-6")
        }
        Event::Placed { seat, clan } => {
            (seat, format!("place une carte {} dans sa propre province.", name(clan)), "SHI-8")
        }
        Event::Shifted { seat, clan, from, to } => (
            seat,
            format!(
                "déplace une carte {}, de la province de {} {}.",
                name(clan),
                sign(from),
                if to == seat { "vers la sienne".to_owned() } else { format!("vers celle de {}", sign(to)) }
            ),
            "SHI-8",
        ),
        Event::Attacked { seat, with, clan, province } => (
            seat,
            format!("attaque avec {}\u{a0}: {} {} perd une carte.", name(with), name(clan), at(province)),
            "SHI-15",
        ),
        Event::Skipped { seat, order: Order::Third } => {
            (seat, "ne peut rien attaquer et passe le troisième ordre.".to_owned(), "SHI-10")
        }
        Event::Skipped { seat, order } => {
            (seat, format!("ne peut pas donner son {} ordre et le passe.", ordinal(order)), "SHI-R4")
        }
        Event::Drew { seat, cards: drawn } => (seat, format!("pioche {}.", cards(drawn.len())), "SHI-17"),
        Event::LastRound { last } => (
            last,
            "a pioché la dernière carte\u{a0}: chacun joue encore une fois, et cette place en dernier."
                .to_owned(),
            "SHI-18",
        ),
        Event::Ended { winners, standings, .. } => {
            let verdict = Verdict::new(winners, |seat| standings.get(seat.index()).copied().flatten());
            let &(seat, _) = verdict.winners.first()?;
            let served = |(index, standing): (usize, &Option<Standing>)| {
                let Standing { total, clan, .. } = (*standing)?;
                Some(format!("{} {} {total}", sign(Seat::new(index as u8)), name(clan)))
            };
            let all: Vec<String> = standings.iter().enumerate().filter_map(served).collect();
            let with: Vec<String> =
                verdict.winners.iter().skip(1).map(|(seat, _)| format!("et {} ", sign(*seat))).collect();
            let wins = if with.is_empty() { "gagne" } else { "gagnent ensemble" };
            (seat, format!("{}{wins}. Les clans\u{a0}: {}.", with.concat(), all.join(", ")), verdict.rule())
        }
    };
    Some((seat, Line::new(text, rule)))
}

fn refused(why: &Illegal) -> Line {
    let text = match *why {
        Illegal::Over => "La partie est finie.".to_owned(),
        Illegal::NotYourTurn(seat) => format!("C’est au tour de {}.", sign(seat)),
        Illegal::OutOfOrder { now: Order::Third, .. } => {
            "Il faut attaquer maintenant\u{a0}: qui le peut le doit, et les ordres précédents ne reviennent pas.".to_owned()
        }
        Illegal::OutOfOrder { now, tried } => format!(
            "Ce serait le {} ordre, et c’est au {} maintenant.",
            ordinal(tried),
            ordinal(now)
        ),
        Illegal::NoSuchProvince(_) => "Personne n’est assis là, il n’y a donc pas de province.".to_owned(),
        Illegal::NotInHand(Card::Ninja) => "Vous n’avez pas de ninja en main.".to_owned(),
        Illegal::NotInHand(Card::Troop(clan)) => format!("Vous n’avez pas de carte {} en main.", name(clan)),
        Illegal::NinjaAsTroop => {
            "Un ninja n’est pas une troupe\u{a0}: envoyez-le contre une armée d’une autre province, à la place du premier ordre."
                .to_owned()
        }
        Illegal::DeployAtHome => {
            "Le premier ordre vise une autre province\u{a0}; la vôtre reçoit sa carte au deuxième.".to_owned()
        }
        Illegal::NinjaAtHome => "Un ninja n’agit jamais contre votre propre province.".to_owned(),
        Illegal::NinjaWithoutTarget => {
            "Aucune armée ne se trouve dans une autre province\u{a0}: un ninja n’a rien à y faire.".to_owned()
        }
        Illegal::NoArmy { tried, province, clan } => match tried {
            Order::First => format!("Aucune armée {} {} que le ninja puisse frapper.", name(clan), at(province)),
            Order::Second => format!("Aucune carte {} {} à déplacer.", name(clan), at(province)),
            Order::Third => format!("Aucune armée {} {} à attaquer.", name(clan), at(province)),
        },
        Illegal::ShiftFromHome => "On ne déplace rien hors de sa propre province.".to_owned(),
        Illegal::ShiftNowhere(seat) => {
            format!("La carte se trouve déjà {}\u{a0}: déplacez-la vers une autre province.", at(seat))
        }
        Illegal::NoAttacker(clan) => {
            format!("Aucune armée {} dans votre province pour attaquer.", name(clan))
        }
        Illegal::AttackAtHome => "On n’attaque que des armées des autres provinces.".to_owned(),
        Illegal::OwnClan(clan) => {
            format!("{} n’attaque pas {}\u{a0}: c’est le même clan.", name(clan), name(clan))
        }
        Illegal::TooWeak { own, target } => format!(
            "Une armée n’attaque que plus petit qu’elle\u{a0}: la vôtre a {}, l’autre {target}.",
            cards(own)
        ),
        Illegal::Changed { province, clan } => format!(
            "{} {} a été modifié ce tour-ci et ne peut donc pas être attaqué.",
            name(clan),
            at(province)
        ),
    };
    Line::new(text, why.rule())
}

fn reason(view: &View, mv: &Move) -> String {
    let seat = view.game().turn();
    let order = match *mv {
        Move::Deploy { card, province } => {
            format!("Déployez {} de votre main {}", TEXT.card(card), at(province))
        }
        Move::Ninja { province, clan } => format!("Envoyez un ninja contre {} {}", name(clan), at(province)),
        Move::Place { card } => format!("Placez {} de votre main dans votre province", TEXT.card(card)),
        Move::Shift { from, clan, to } => {
            let to = if to == seat { "la vôtre".to_owned() } else { format!("celle de {}", sign(to)) };
            format!("Déplacez {} de la province de {} vers {to}", name(clan), sign(from))
        }
        Move::Attack { with, province, clan } => {
            format!("Attaquez {} {} avec {}", name(clan), at(province), name(with))
        }
    };
    let why = match Why::of(view, mv) {
        Why::Refused(why) => return refused(&why).text,
        Why::Only => "rien d’autre n’est possible".to_owned(),
        Why::Destroys => "cette armée perd sa dernière carte".to_owned(),
        Why::HitsLeader(total) => format!("le clan en tête, avec {total} en jeu, perd une carte"),
        Why::Weakens(left) => format!("cette armée garde {}", cards(left)),
        Why::Arms(1) => "votre armée en dépasse alors une de plus".to_owned(),
        Why::Arms(more) => format!("votre armée en dépasse alors {more} de plus"),
        Why::Leads(total) => format!("ce clan passe devant tous les autres, avec {total} en jeu"),
        Why::Gathers(size) => format!("avec {}, l’armée est plus difficile à attaquer", cards(size)),
        Why::Scatters => "ce qui reste est plus facile à attaquer".to_owned(),
        Why::Founds => "une nouvelle armée".to_owned(),
        Why::Grows(size) => format!("l’armée passe à {}", cards(size)),
    };
    format!("{order}\u{a0}: {why}.")
}

fn ending(view: &View, outcome: Outcome) -> Line {
    let verdict = Verdict::of(view.game(), outcome);
    let said = |(seat, standing): &(Seat, Standing)| format!("{} ({})", sign(*seat), name(standing.clan));
    let winners: Vec<String> = verdict.winners.iter().map(said).collect();
    let level: Vec<String> = verdict.level.iter().map(said).collect();
    let Some((_, Standing { total, home, .. })) = verdict.winners.first() else {
        return Line::new("La partie est finie.", "SHI-18");
    };
    let text = match (winners.len(), level.len()) {
        (1, 0) => format!("{} gagne\u{a0}: {} du clan en jeu.", winners[0], cards(*total)),
        (1, _) => format!(
            "{} gagne devant {}\u{a0}: {total} en jeu de part et d’autre, mais {home} du clan chez soi, c’est plus.",
            winners[0],
            listed(&level, "et")
        ),
        _ => format!(
            "{} gagnent ensemble\u{a0}: {total} en jeu et {home} chez soi pour chacun.",
            listed(&winners, "et")
        ),
    };
    Line::new(text, verdict.rule())
}

/// Cards, armies and provinces: all of them feminine.
fn marked(mut spoken: String, marks: &[Mark]) -> String {
    for mark in marks {
        spoken += match mark {
            Mark::Chosen => ", choisie",
            Mark::Choosable => ", peut être choisie",
            Mark::Reachable => ", peut aller ici",
            Mark::Target => ", cible possible",
            Mark::Safe => ", modifiée ce tour-ci, ne peut pas être attaquée",
            Mark::LastMove => ", dernier ordre",
            Mark::Hint => ", conseil",
        };
    }
    spoken
}

fn army_cell(view: &View, province: Seat, clan: Clan, marks: &[Mark]) -> String {
    let size = cards(view.game().army(province, clan));
    marked(format!("{}, {size}, {}", name(clan), at(province)), marks)
}

fn province_cell(view: &View, province: Seat, marks: &[Mark]) -> String {
    let game = view.game();
    let mut spoken = format!(
        "Province de {}\u{a0}: {}\u{a0}; {} en main",
        sign(province),
        armies(game, province),
        if view.is_open() { pile(game.hand(province)) } else { cards(game.hand(province).len()) }
    );
    if let Some(clan) = game.clan(province).filter(|_| view.is_open()) {
        let serves = if game.order().is_some() { "sert" } else { "servait" };
        spoken += &format!(", {serves} {}", name(clan));
    }
    if game.order().is_some() && game.last() == Some(province) {
        spoken += ", joue en dernier";
    }
    marked(spoken, marks)
}

fn hand_cell(place: usize, held: Held, marks: &[Mark]) -> String {
    let card = match held {
        Held::Nothing => "vide",
        Held::Back => "une carte, face cachée",
        Held::Open(card) => TEXT.card(card),
    };
    marked(format!("Main {}\u{a0}: {card}", place + 1), marks)
}

fn beside(view: &View, seat: Seat) -> String {
    let game = view.game();
    match game.clan(seat).filter(|_| game.order().is_none()) {
        Some(clan) => format!("Servait {}, {} en jeu", name(clan), cards(game.total(clan))),
        None => format!("{} en main", capital(&cards(game.hand(seat).len()))),
    }
}

fn board(view: &View) -> String {
    let game = view.game();
    let now = match game.order() {
        Some(order) => format!("{} donne son {} ordre", sign(game.turn()), ordinal(order)),
        None => "La partie est finie".to_owned(),
    };
    format!("Les {} provinces et les armées des cinq clans. {now}", game.seats())
}
