//! English.

use super::why::Why;
use super::{Choice, GameWords, Holds, Mark, Switch, Task, Text, attackers, between, listed};
use crate::games::shogun::{Attack, End, Event, Illegal, Move, Piece, Shogun, Side, Square};
use crate::kernel::Cites;
use crate::ui::lang::Line;
use crate::ui::stage::names::sign;

pub(super) static TEXT: Text = Text {
    lid: GameWords {
        name: "Shogun",
        tagline: "Wherever a piece lands, the board decides how far it goes next.",
        credit: "Teruo Matsumoto; Ravensburger, 1979",
        chart: "Pieces left",
        seats: &["White", "Red"],
    },
    pawn: "pawn",
    shogun: "shogun",
    call: "Shogun!",
    to_arrange: "Lay out your home row: tap two pawns to swap them. The other side will see it.",
    to_answer_row: "The other row lies open: lay out yours to answer it.",
    to_swap: |square, shows| format!("The pawn on {square} shows {shows}: choose the pawn to swap it with."),
    throne: |side| Line::new(format!("Your shogun keeps its place on {}.", side.throne()), "SHO-2"),
    shuffle: "Shuffle",
    default_row: "Usual order",
    ready: "Ready",
    task,
    selected,
    told,
    refused,
    reason,
    ending,
    cell,
    board,
    taken: ["Taken by White", "Taken by Red"],
    nothing_taken: "nothing yet",
    taken_spoken: |side, count| match count {
        0 => format!("{} has taken nothing yet", name(side)),
        1 => format!("{} has taken 1 pawn", name(side)),
        _ => format!("{} has taken {count} pawns", name(side)),
    },
    begins: Choice {
        label: "Who begins",
        hint: "Whoever begins also lays out the home row first.",
        values: ["White", "Red", "By lot"],
    },
    turned: Choice {
        label: "The board",
        hint: "On a turned board the same squares make pieces show other numbers.",
        values: ["Not turned", "A quarter turn", "Half a turn", "Three quarters of a turn", "By lot"],
    },
    turn_on: Switch {
        label: "Turn after each game",
        hint: "For every rematch the board is turned by another quarter.",
    },
    drawn_field: Switch {
        label: "Drawn field",
        hint: "A new hidden field is drawn by lot; how the board is turned then makes no difference.",
    },
    touch_move: Switch {
        label: "Touch-move",
        hint: "A piece you have touched must be the one you move, if it can move at all.",
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
        Side::White => "white",
        Side::Red => "red",
    };
    format!("{colour} {}", kind(piece))
}

fn squares(count: impl Into<u32>) -> String {
    match count.into() {
        1 => "1 square".to_owned(),
        count => format!("{count} squares"),
    }
}

fn and(squares: &[Square]) -> String {
    listed(&squares.iter().map(Square::to_string).collect::<Vec<_>>(), "and")
}

fn task(game: &Shogun, side: Side) -> String {
    let other = name(side.other());
    match Task::of(game, side) {
        Task::Over(end) => ending(end).text,
        Task::ArrangeFirst => TEXT.to_arrange.to_owned(),
        Task::ArrangeSecond => TEXT.to_answer_row.to_owned(),
        Task::WaitForRow => format!("{other} lays out the home row."),
        Task::AnswerDraw => format!("{other} offers a draw: accept it, or decline and play on."),
        Task::WaitForAnswer => format!("Your offer of a draw waits for {other}’s answer."),
        Task::Wait => format!("{other} is to move."),
        Task::Save(from, Some((piece, _))) if piece.is_shogun() => {
            format!("Your shogun is threatened from {}, and you touched it: bring it to safety.", and(&from))
        }
        Task::Save(from, Some((piece, square))) => format!(
            "Your shogun is threatened from {}, and the {} you touched on {square} must save it.",
            and(&from),
            kind(piece)
        ),
        Task::Save(from, None) if from.len() == 1 => {
            format!("Your shogun is threatened from {}: move it, capture, or block.", and(&from))
        }
        Task::Save(from, None) => {
            format!("Your shogun is threatened from {} at once: find the way out.", and(&from))
        }
        Task::Touched(piece, square, shows) => {
            format!("You touched the {} on {square}: it must travel exactly {}.", kind(piece), squares(shows))
        }
        Task::ChooseWithCare => {
            "Choose a piece, and take care: one more loss and the game is lost.".to_owned()
        }
        Task::Choose => "Choose a piece: it travels exactly the number it shows.".to_owned(),
    }
}

fn selected(piece: Piece, square: Square, shows: u8) -> String {
    let turning = if shows > 1 { ", turning once at most" } else { "" };
    format!("The {} on {square} shows {shows}: travel exactly {}{turning}.", kind(piece), squares(shows))
}

fn told(event: &Event) -> Option<(Side, Line)> {
    let (side, text, rule) = match *event {
        Event::Arranged(side) => (side, "has laid out the home row.".to_owned(), "SHO-3"),
        Event::Touched(piece, square) => {
            (piece.side(), format!("touches the {} on {square}, which must move now.", kind(piece)), "SHO-14")
        }
        Event::Moved { piece, from, to, shows, .. } => {
            let shogun = if piece.is_shogun() { "shogun " } else { "" };
            let far = squares(from.distance(to));
            (piece.side(), format!("{shogun}{from} to {to}, {far}; now shows {shows}."), "SHO-9")
        }
        Event::Captured(piece, square) => {
            (piece.side().other(), format!("takes the {} on {square}.", coloured(piece)), "SHO-15")
        }
        Event::Shogun(side, by) => (
            side.other(),
            format!("announces Shogun! {} must answer the threat from {by}.", name(side)),
            "SHO-17",
        ),
        Event::DrawOffered(side) => (side, "offers a draw.".to_owned(), "SHO-R4"),
        Event::DrawDeclined(side) => (side, "declines the draw.".to_owned(), "SHO-R4"),
        Event::Ended(end) => {
            let (side, text) = lost(end).unwrap_or_else(|| {
                let text = match end {
                    End::Agreed => "agree on a draw.",
                    End::Repeated => "draw: this position stands for the third time.",
                    End::Quiet => "draw: a hundred moves without a capture.",
                    _ => "draw: no move is left, and no threat.",
                };
                (Side::White, format!("and {} {text}", name(Side::Red)))
            });
            (side, text, end.rule())
        }
    };
    Some((side, Line::new(text, rule)))
}

fn refused(why: &Illegal) -> Line {
    let text = match why {
        Illegal::Over(end) => format!("The game is over. {}", ending(*end).text),
        Illegal::NotYourTurn => "It is the other side’s turn.".to_owned(),
        Illegal::ArrangeFirst => "First both home rows are laid out.".to_owned(),
        Illegal::AlreadyArranged => {
            "The home rows are laid out already, and stay as they were chosen.".to_owned()
        }
        Illegal::NotAnArrangement => "A home row holds each of your seven pawns exactly once.".to_owned(),
        Illegal::NoPiece(square) => format!("There is no piece on {square}."),
        Illegal::NotYours(square) => format!("The piece on {square} is not yours."),
        Illegal::WrongCount { shows, distance: 0 } => {
            format!("A piece cannot stay where it is: this one must travel exactly {}.", squares(*shows))
        }
        Illegal::WrongCount { shows, distance } => {
            format!("That is {}, and this piece must travel exactly {shows}.", squares(*distance))
        }
        Illegal::Diagonal => "Pieces travel along ranks and files, never diagonally.".to_owned(),
        Illegal::TooManyTurns => {
            "The only free way there turns twice or more; one turn is allowed.".to_owned()
        }
        Illegal::Blocked(squares) => match squares.as_slice() {
            [one] => format!("The piece on {one} stands in the way, and nobody jumps."),
            several => format!("The pieces on {} stand in the way, and nobody jumps.", and(several)),
        },
        Illegal::OwnPiece(square) => format!("Your own piece stands on {square}: only enemies are captured."),
        Illegal::Touched(square) => format!("You touched the piece on {square}, so it is the one to move."),
        Illegal::TouchIsFree => "In this game touching a piece does not bind you.".to_owned(),
        Illegal::CannotMove(square) => {
            format!("The piece on {square} has nowhere to go, so touching it binds nobody.")
        }
        Illegal::StillThreatened(attack) => {
            format!("Your shogun would still be threatened: {}.", strike(attack))
        }
        Illegal::Exposed(attack) => format!("That would expose your shogun: {}.", strike(attack)),
        Illegal::AnswerFirst => "A draw is on offer: it is answered before the game goes on.".to_owned(),
        Illegal::NoOffer => "No draw has been offered to you.".to_owned(),
        Illegal::OfferedAlready => {
            "You have offered a draw already: the next offer has to wait for a move.".to_owned()
        }
    };
    Line::new(text, why.rule())
}

fn strike(attack: &Attack) -> String {
    let on = attack.path.last().unwrap_or(&attack.by);
    match between(&attack.path) {
        [] => format!("the piece on {} could take it on {on}", attack.by),
        over => format!("the piece on {} could take it on {on}, by way of {}", attack.by, and(over)),
    }
}

fn reason(game: &Shogun, mv: &Move) -> String {
    match Why::of(game, mv) {
        Why::Refused(why) => refused(&why).text,
        Why::Row(moves) => format!("From this row there are {moves} first moves to choose from."),
        Why::TakesDraw => "Ends the game level.".to_owned(),
        Why::PlaysOn => "Plays on for more than a draw.".to_owned(),
        Why::OffersDraw => "Proposes to end the game level.".to_owned(),
        Why::GivesUp => "Gives up.".to_owned(),
        Why::Touches(square) => format!("Settles on the piece on {square}."),
        Why::Wins(End::Reduced(_)) => {
            "Wins at once: the enemy keeps only the shogun and one pawn.".to_owned()
        }
        Why::Wins(_) => "Wins at once: the enemy shogun has no way out.".to_owned(),
        Why::Draws => "Ends the game in a draw.".to_owned(),
        Why::Only { threatened: true } => "The only way to save the shogun.".to_owned(),
        Why::Only { threatened: false } => "The only move there is.".to_owned(),
        Why::TakesAttacker(square) => format!("Takes the attacker on {square}."),
        Why::Takes { on, calls: true, .. } => format!("Takes the pawn on {on} and announces Shogun!"),
        Why::Takes { on, safe: true, .. } => format!("Takes the pawn on {on} and is safe there."),
        Why::Takes { on, .. } => format!("Takes the pawn on {on}, even if it can be taken in return."),
        Why::Flees => "Brings the shogun to safety.".to_owned(),
        Why::Blocks => "Steps between the attacker and the shogun.".to_owned(),
        Why::Calls => "Announces Shogun! The enemy has to answer.".to_owned(),
        Why::Saves(square) => format!("Saves the pawn that could be taken on {square}."),
        Why::Shields(square) => format!("Keeps the pawn on {square} from being taken."),
        Why::Threatens(square) => format!("Threatens the pawn on {square}."),
        Why::Confines { after: 0, .. } => "Leaves the enemy shogun no square to go to.".to_owned(),
        Why::Confines { before, after } => {
            format!("Leaves the enemy shogun {} to go to instead of {before}.", squares(after))
        }
        Why::Develops => "Brings a pawn from the home row into play.".to_owned(),
        Why::Opens => "Gives your pieces more room for the moves to come.".to_owned(),
        Why::Quiet(piece, shows) => format!("A quiet move: the {} will show {shows}.", kind(piece)),
    }
}

/// Who lost, and the rest of the sentence that says so.
fn lost(end: End) -> Option<(Side, String)> {
    let side = end.loser()?;
    let what = match end {
        End::Resigned(_) => "gives up",
        End::Reduced(_) => "has only the shogun and one pawn left",
        _ => "cannot save the shogun",
    };
    Some((side, format!("{what}: {} wins.", name(side.other()))))
}

fn ending(end: End) -> Line {
    let text = match (lost(end), end) {
        (Some((side, what)), _) => format!("{} {what}", name(side)),
        (None, End::Agreed) => "A draw, as both sides agreed.".to_owned(),
        (None, End::Repeated) => "A draw: the same position stands for the third time.".to_owned(),
        (None, End::Quiet) => "A draw: a hundred moves without a capture.".to_owned(),
        (None, _) => "A draw: the side to move has no move and is not threatened.".to_owned(),
    };
    Line::new(text, end.rule())
}

fn cell(square: Square, held: Holds, marks: &[Mark]) -> String {
    let mut spoken = match held {
        Some((piece, shows)) => format!("{square}, {} showing {shows}", coloured(piece)),
        None => format!("{square}, empty"),
    };
    for mark in marks {
        spoken += &match mark {
            Mark::Reachable => ", can go here".to_owned(),
            Mark::Capture => ", can be captured".to_owned(),
            Mark::Selected => ", chosen".to_owned(),
            Mark::Threatened => ", threatened".to_owned(),
            Mark::LastMove => ", last move".to_owned(),
            Mark::WouldShow(number) => format!(", would show {number} here"),
        };
    }
    spoken
}

fn board(game: &Shogun) -> String {
    let [white, red] = Side::BOTH.map(|side| game.count(side));
    let turn = game.turn();
    let now = match game.end() {
        Some(end) => ending(end).text,
        None if !game.is_playing() => format!("{} lays out the home row.", name(turn)),
        None if !attackers(game, turn).is_empty() => {
            format!("{} to move, with the shogun threatened.", name(turn))
        }
        None => format!("{} to move.", name(turn)),
    };
    format!("Shogun board, 8 by 8 squares. Pieces: White {white}, Red {red}. {now}")
}
