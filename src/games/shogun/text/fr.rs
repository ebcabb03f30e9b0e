//! French. Spaces before `: ; ! ?` and inside guillemets do not break (U+00A0).

use super::why::Why;
use super::{Choice, GameWords, Holds, Mark, Switch, Task, Text, attackers, between, listed};
use crate::games::shogun::{Attack, End, Event, Illegal, Move, Piece, Shogun, Side, Square};
use crate::kernel::Cites;
use crate::ui::lang::Line;
use crate::ui::stage::names::sign;

pub(super) static TEXT: Text = Text {
    lid: GameWords {
        name: "Shogun",
        tagline: "Où qu’une pièce s’arrête, c’est le plateau qui décide de son prochain pas.",
        credit: "Teruo Matsumoto ; Ravensburger, 1979",
        chart: "Pièces restantes",
        seats: &["Blanc", "Rouge"],
    },
    pawn: "pion",
    shogun: "shogun",
    call: "Shogun !",
    to_arrange: "Votre rangée : touchez deux pions pour les échanger. L’adversaire la verra.",
    to_answer_row: "La rangée adverse est à découvert : disposez la vôtre en réponse.",
    to_swap: |square, shows| {
        format!("Le pion en {square} indique {shows} : choisissez avec quel pion l’échanger.")
    },
    throne: |side| Line::new(format!("Votre shogun garde sa place en {}.", side.throne()), "SHO-2"),
    shuffle: "Mélanger",
    default_row: "Ordre habituel",
    ready: "C’est prêt",
    task,
    selected,
    told,
    refused,
    reason,
    ending,
    cell,
    board,
    taken: ["Prises de Blanc", "Prises de Rouge"],
    nothing_taken: "rien encore",
    taken_spoken: |side, count| match count {
        0 => format!("{} n’a encore rien pris", name(side)),
        1 => format!("{} a pris 1 pion", name(side)),
        _ => format!("{} a pris {count} pions", name(side)),
    },
    begins: Choice {
        label: "Qui commence",
        hint: "Qui commence dispose aussi sa rangée le premier.",
        values: ["Blanc", "Rouge", "Au sort"],
    },
    turned: Choice {
        label: "Le plateau",
        hint: "Sur un plateau tourné, les mêmes cases font apparaître d’autres chiffres.",
        values: ["Droit", "Un quart de tour", "Un demi-tour", "Trois quarts de tour", "Au sort"],
    },
    turn_on: Switch {
        label: "Tourner après chaque partie",
        hint: "À chaque revanche, le plateau tourne d’un quart de plus.",
    },
    drawn_field: Switch {
        label: "Champ tiré au sort",
        hint: "Un nouveau champ caché est tiré au sort ; tourner le plateau ne change alors plus rien.",
    },
    touch_move: Switch {
        label: "Pièce touchée, pièce jouée",
        hint: "La pièce que vous avez touchée est celle que vous jouez, si elle peut bouger.",
    },
};

fn name(side: Side) -> &'static str {
    sign(side.seat())
}

fn kind(piece: Piece) -> &'static str {
    if piece.is_shogun() { TEXT.shogun } else { TEXT.pawn }
}

fn coloured(piece: Piece) -> String {
    let colour = match piece.side() {
        Side::White => "blanc",
        Side::Red => "rouge",
    };
    format!("{} {colour}", kind(piece))
}

fn squares(count: impl Into<u32>) -> String {
    match count.into() {
        count @ 0..=1 => format!("{count} case"),
        count => format!("{count} cases"),
    }
}

fn and(squares: &[Square]) -> String {
    listed(&squares.iter().map(Square::to_string).collect::<Vec<_>>(), "et")
}

fn task(game: &Shogun, side: Side) -> String {
    let other = name(side.other());
    match Task::of(game, side) {
        Task::Over(end) => ending(end).text,
        Task::ArrangeFirst => TEXT.to_arrange.to_owned(),
        Task::ArrangeSecond => TEXT.to_answer_row.to_owned(),
        Task::WaitForRow => format!("{other} dispose sa rangée."),
        Task::AnswerDraw => {
            format!("{other} propose la partie nulle : acceptez, ou refusez et continuez à jouer.")
        }
        Task::WaitForAnswer => format!("Vous avez proposé la nulle : {other} doit répondre."),
        Task::Wait => format!("C’est à {other} de jouer."),
        Task::Save(from, Some((piece, _))) if piece.is_shogun() => {
            format!(
                "Votre shogun est menacé depuis {} et vous l’avez touché : mettez-le en sûreté.",
                and(&from)
            )
        }
        Task::Save(from, Some((piece, square))) => format!(
            "Votre shogun est menacé depuis {} : au {} que vous avez touché en {square} de le sauver.",
            and(&from),
            kind(piece)
        ),
        Task::Save(from, None) if from.len() == 1 => {
            format!(
                "Votre shogun est menacé depuis {} : déplacez-le, prenez ou barrez le chemin.",
                and(&from)
            )
        }
        Task::Save(from, None) => {
            format!("Votre shogun est menacé à la fois depuis {} : trouvez l’issue.", and(&from))
        }
        Task::Touched(piece, square, shows) => format!(
            "Vous avez touché le {} en {square} : il doit parcourir exactement {}.",
            kind(piece),
            squares(shows)
        ),
        Task::ChooseWithCare => {
            "Choisissez bien : à la prochaine pièce perdue, la partie l’est aussi.".to_owned()
        }
        Task::Choose => "Choisissez une pièce : elle indique de combien de cases elle va.".to_owned(),
    }
}

fn selected(piece: Piece, square: Square, shows: u8) -> String {
    let turning = if shows > 1 { ", en tournant une fois au plus" } else { "" };
    format!("Le {} en {square} indique {shows} : exactement {}{turning}.", kind(piece), squares(shows))
}

fn told(event: &Event) -> Option<(Side, Line)> {
    let (side, text, rule) = match *event {
        Event::Arranged(side) => (side, "a disposé sa rangée.".to_owned(), "SHO-3"),
        Event::Touched(piece, square) => (
            piece.side(),
            format!("touche le {} en {square}, qui doit maintenant bouger.", kind(piece)),
            "SHO-14",
        ),
        Event::Moved { piece, from, to, shows, .. } => {
            let shogun = if piece.is_shogun() { "le shogun " } else { "" };
            let far = squares(from.distance(to));
            let text = format!("joue {shogun}{from} en {to}, {far} ; chiffre : {shows}.");
            (piece.side(), text, "SHO-9")
        }
        Event::Captured(piece, square) => {
            (piece.side().other(), format!("prend le {} en {square}.", coloured(piece)), "SHO-15")
        }
        Event::Shogun(side, by) => (
            side.other(),
            format!("annonce « Shogun ! » depuis {by}. {} doit parer la menace.", name(side)),
            "SHO-17",
        ),
        Event::DrawOffered(side) => (side, "propose la partie nulle.".to_owned(), "SHO-R4"),
        Event::DrawDeclined(side) => (side, "refuse la partie nulle.".to_owned(), "SHO-R4"),
        Event::Ended(end) => {
            let (side, text) = lost(end).unwrap_or_else(|| {
                let text = match end {
                    End::Agreed => "conviennent d’une partie nulle.",
                    End::Repeated => "font nulle : la même position pour la troisième fois.",
                    End::Quiet => "font nulle : cent coups sans prise.",
                    _ => "font nulle : plus aucun coup, et aucune menace.",
                };
                (Side::White, format!("et {} {text}", name(Side::Red)))
            });
            (side, text, end.rule())
        }
    };
    Some((side, Line::new(text, rule)))
}

fn refused(why: &Illegal) -> Line {
    let text = match why {
        Illegal::Over(end) => format!("La partie est finie. {}", ending(*end).text),
        Illegal::NotYourTurn => "C’est à l’autre camp de jouer.".to_owned(),
        Illegal::ArrangeFirst => "Les deux rangées doivent d’abord être en place.".to_owned(),
        Illegal::AlreadyArranged => {
            "Les rangées sont déjà en place et restent comme elles ont été choisies.".to_owned()
        }
        Illegal::NotAnArrangement => {
            "Chacun de vos sept pions a sa place, une seule fois, dans la rangée.".to_owned()
        }
        Illegal::NoPiece(square) => format!("Il n’y a pas de pièce en {square}."),
        Illegal::NotYours(square) => format!("La pièce en {square} n’est pas à vous."),
        Illegal::WrongCount { shows, distance: 0 } => {
            format!(
                "Une pièce ne reste pas sur place : celle-ci doit parcourir exactement {}.",
                squares(*shows)
            )
        }
        Illegal::WrongCount { shows, distance } => {
            format!("Cela fait {}, et cette pièce doit en parcourir exactement {shows}.", squares(*distance))
        }
        Illegal::Diagonal => "On suit les rangées et les colonnes, jamais les diagonales.".to_owned(),
        Illegal::TooManyTurns => {
            "Le seul chemin libre tourne au moins deux fois ; un seul virage est permis.".to_owned()
        }
        Illegal::Blocked(squares) => match squares.as_slice() {
            [one] => format!("La pièce en {one} barre le chemin, et l’on ne saute pas."),
            several => format!("Les pièces en {} barrent le chemin, et l’on ne saute pas.", and(several)),
        },
        Illegal::OwnPiece(square) => {
            format!("Votre propre pièce occupe {square} : on ne prend que l’adversaire.")
        }
        Illegal::Touched(square) => {
            format!("Vous avez touché la pièce en {square} : c’est elle qui doit bouger.")
        }
        Illegal::TouchIsFree => "Dans cette partie, toucher une pièce n’engage à rien.".to_owned(),
        Illegal::CannotMove(square) => {
            format!("La pièce en {square} ne peut aller nulle part : la toucher n’engage à rien.")
        }
        Illegal::StillThreatened(attack) => {
            format!("Votre shogun resterait menacé : {}.", strike(attack))
        }
        Illegal::Exposed(attack) => format!("Ce coup exposerait votre shogun : {}.", strike(attack)),
        Illegal::AnswerFirst => "La nulle est proposée : il faut y répondre avant de continuer.".to_owned(),
        Illegal::NoOffer => "Personne ne vous a proposé la nulle.".to_owned(),
        Illegal::OfferedAlready => {
            "Vous avez déjà proposé la nulle : attendez qu’un coup soit joué.".to_owned()
        }
    };
    Line::new(text, why.rule())
}

fn strike(attack: &Attack) -> String {
    let on = attack.path.last().unwrap_or(&attack.by);
    match between(&attack.path) {
        [] => format!("la pièce en {} pourrait le prendre en {on}", attack.by),
        over => format!("la pièce en {} pourrait le prendre en {on} en passant par {}", attack.by, and(over)),
    }
}

fn reason(game: &Shogun, mv: &Move) -> String {
    match Why::of(game, mv) {
        Why::Refused(why) => refused(&why).text,
        Why::Row(moves) => format!("Cette rangée donne le choix entre {moves} premiers coups."),
        Why::TakesDraw => "Met fin à la partie, à égalité.".to_owned(),
        Why::PlaysOn => "Continue, pour obtenir mieux que la nulle.".to_owned(),
        Why::OffersDraw => "Propose d’en rester à égalité.".to_owned(),
        Why::GivesUp => "Abandonne.".to_owned(),
        Why::Touches(square) => format!("Se décide pour la pièce en {square}."),
        Why::Wins(End::Reduced(_)) => {
            "Gagne aussitôt : il ne reste à l’adversaire que son shogun et un pion.".to_owned()
        }
        Why::Wins(_) => "Gagne aussitôt : le shogun adverse n’a plus d’issue.".to_owned(),
        Why::Draws => "Met fin à la partie par une nulle.".to_owned(),
        Why::Only { threatened: true } => "La seule façon de sauver le shogun.".to_owned(),
        Why::Only { threatened: false } => "Le seul coup possible.".to_owned(),
        Why::TakesAttacker(square) => format!("Prend l’attaquant en {square}."),
        Why::Takes { on, calls: true, .. } => format!("Prend le pion en {on} et annonce « Shogun ! »"),
        Why::Takes { on, safe: true, .. } => format!("Prend le pion en {on} et n’y risque rien."),
        Why::Takes { on, .. } => format!("Prend le pion en {on}, quitte à être repris."),
        Why::Flees => "Met le shogun en sûreté.".to_owned(),
        Why::Blocks => "S’interpose entre l’attaquant et le shogun.".to_owned(),
        Why::Calls => "Annonce « Shogun ! » et oblige l’adversaire à parer.".to_owned(),
        Why::Saves(square) => format!("Sauve le pion qui pouvait être pris en {square}."),
        Why::Shields(square) => format!("Empêche la prise du pion en {square}."),
        Why::Threatens(square) => format!("Menace le pion en {square}."),
        Why::Confines { after: 0, .. } => "Ne laisse plus aucune case au shogun adverse.".to_owned(),
        Why::Confines { before, after } => {
            format!("Ne laisse que {} au shogun adverse, au lieu de {before}.", squares(after))
        }
        Why::Develops => "Fait entrer en jeu un pion de la première rangée.".to_owned(),
        Why::Opens => "Donne de l’air à vos pièces pour les coups suivants.".to_owned(),
        Why::Quiet(piece, shows) => format!("Un coup tranquille : le {} indiquera {shows}.", kind(piece)),
    }
}

/// Who lost, and the rest of the sentence that says so.
fn lost(end: End) -> Option<(Side, String)> {
    let side = end.loser()?;
    let what = match end {
        End::Resigned(_) => "abandonne",
        End::Reduced(_) => "n’a plus que son shogun et un pion",
        _ => "ne peut plus sauver son shogun",
    };
    Some((side, format!("{what} : {} gagne.", name(side.other()))))
}

fn ending(end: End) -> Line {
    let text = match (lost(end), end) {
        (Some((side, what)), _) => format!("{} {what}", name(side)),
        (None, End::Agreed) => "Partie nulle, d’un commun accord.".to_owned(),
        (None, End::Repeated) => "Partie nulle : la même position pour la troisième fois.".to_owned(),
        (None, End::Quiet) => "Partie nulle : cent coups sans prise.".to_owned(),
        (None, _) => "Partie nulle : plus aucun coup à jouer, et le shogun n’est pas menacé.".to_owned(),
    };
    Line::new(text, end.rule())
}

fn cell(square: Square, held: Holds, marks: &[Mark]) -> String {
    let mut spoken = match held {
        Some((piece, shows)) => format!("{square}, {} qui indique {shows}", coloured(piece)),
        None => format!("{square}, vide"),
    };
    for mark in marks {
        spoken += &match mark {
            Mark::Reachable => ", accessible".to_owned(),
            Mark::Capture => ", peut être pris".to_owned(),
            Mark::Selected => ", choisi".to_owned(),
            Mark::Threatened => ", menacé".to_owned(),
            Mark::LastMove => ", dernier coup".to_owned(),
            Mark::WouldShow(number) => format!(", indiquerait {number} ici"),
        };
    }
    spoken
}

fn board(game: &Shogun) -> String {
    let [white, red] = Side::BOTH.map(|side| game.count(side));
    let turn = game.turn();
    let now = match game.end() {
        Some(end) => ending(end).text,
        None if !game.is_playing() => format!("{} dispose sa rangée.", name(turn)),
        None if !attackers(game, turn).is_empty() => {
            format!("C’est à {} de jouer, shogun menacé.", name(turn))
        }
        None => format!("C’est à {} de jouer.", name(turn)),
    };
    format!("Plateau de Shogun, 8 cases sur 8. Pièces : Blanc {white}, Rouge {red}. {now}")
}
