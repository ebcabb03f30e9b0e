//! The rules page in English.

use crate::ui::lang::{Article, Confidence, Kind, Section};

const fn rule(id: &'static str, text: &'static str) -> Article {
    Article { id, text, kind: Kind::Rule }
}

const fn data(id: &'static str, text: &'static str) -> Article {
    Article { id, text, kind: Kind::Data(Confidence::Reconstructed) }
}

const fn ruling(id: &'static str, text: &'static str) -> Article {
    Article { id, text, kind: Kind::Ruling }
}

pub(super) const RULES: &[Section] = &[
    Section {
        title: "The idea",
        articles: &[rule(
            "SHO-1",
            "Two small armies share the board: seven pawns and one shogun each, White against Red. Every piece \
             has a window with a number in it, and the number depends on the square it stands on. You win by \
             cornering the enemy shogun beyond rescue, or by thinning out its army until a single companion is left.",
        )],
    },
    Section {
        title: "Setting up",
        articles: &[
            rule(
                "SHO-2",
                "Count along your home row from your right hand: the fourth square is the shogun’s. That is e1 \
                 for White and d8 for Red.",
            ),
            rule(
                "SHO-3",
                "Fill the rest of the row with your seven pawns as you please. Their discs are all different, so \
                 their order is your first real decision.",
            ),
            rule(
                "SHO-4",
                "Who opens the game? Decide together, or leave it to chance: you find the choice among the options \
                 of a new game.",
            ),
            rule(
                "SHO-5",
                "From the first move to the last, a piece looks toward the opponent. Its arrow or crown never \
                 swings round, even when it travels sideways or back. That is why, on two squares that pull alike, \
                 the same disc can read 3 for White and 1 for Red.",
            ),
            rule(
                "SHO-6",
                "Between games you may give the board a quarter turn. Its magnets turn with it, the numbers fall \
                 differently, and there is everything to discover again.",
            ),
        ],
    },
    Section {
        title: "Moving",
        articles: &[
            rule(
                "SHO-7",
                "White and Red alternate. A turn is one move by one of your own pieces, and nobody passes.",
            ),
            rule(
                "SHO-8",
                "Read the window before setting out: it gives the exact length of the journey. Not a square less, \
                 not a square more.",
            ),
            rule(
                "SHO-9",
                "A pawn shows 1, 2, 3 or 4; a shogun only 1 or 2. On arrival the disc follows the pull of the \
                 square: another number comes up, or the old one stays. It counts when the piece next sets out.",
            ),
            rule("SHO-10", "Pieces travel along ranks and files. There are no diagonal steps."),
            rule(
                "SHO-11",
                "On its way a piece may turn once, by a right angle, and then runs straight to the end. It need \
                 not turn at all.",
            ),
            rule(
                "SHO-12",
                "No going to and fro: a journey crosses no square twice, and a number that is too large cannot be \
                 used up by doubling back.",
            ),
            rule(
                "SHO-13",
                "Nobody jumps, neither over a friend nor over an enemy. Every square on the way must be free; only \
                 the last may hold an enemy.",
            ),
            rule(
                "SHO-14",
                "Around a real board, the piece you have begun to move is the piece you play. On screen you may \
                 look first: choosing a piece binds you only with the option “touch-move”, and only if that piece \
                 can move.",
            ),
        ],
    },
    Section {
        title: "Capturing, and keeping the shogun safe",
        articles: &[
            rule(
                "SHO-15",
                "End your journey exactly on an enemy piece, and it is captured: it leaves the board for good. \
                 Coming close is not enough, and nobody takes their own pieces.",
            ),
            rule(
                "SHO-16",
                "The shogun fights too. It captures as a pawn does, provided it is safe where it arrives.",
            ),
            rule(
                "SHO-17",
                "Whoever could take the enemy shogun with the next move says so out loud: “Shogun!” Here the call \
                 is made for you.",
            ),
            rule(
                "SHO-18",
                "A threatened shogun must be helped at once, in one of three ways: it goes where nothing reaches \
                 it, the attacker is captured, or a piece steps into the attacker’s path. Everything else has to \
                 wait.",
            ),
            rule(
                "SHO-19",
                "A move that would hand over your own shogun does not count. It is refused, you are shown which \
                 piece would strike and along which path, and you play something else. A slip costs nothing.",
            ),
        ],
    },
    Section {
        title: "How it ends",
        articles: &[
            rule(
                "SHO-20",
                "When nothing can save a threatened shogun, taking it is a mere formality: the game stops there, \
                 and the other side has won.",
            ),
            rule(
                "SHO-21",
                "Numbers count as well. A side with only its shogun and a single pawn loses on the spot, even if \
                 it could have struck back.",
            ),
        ],
    },
    Section {
        title: "The parts as we have them",
        articles: &[
            data(
                "SHO-D1",
                "Magnets under the board turn the discs. Neither the sheet nor the board shows which way each \
                 square pulls, so our map is reconstructed. Descriptions of the game agree on four directions, \
                 sixteen squares for each, and one of each in all sixteen blocks of two by two; we chose a layout \
                 that fits this and plays well. Anyone who owns the box can correct it, in one single table.",
            ),
            data(
                "SHO-D2",
                "Inside each piece is a disc with four numbers, and the square picks one of them. The sheet does \
                 not list the discs, so they are reconstructed too; all we know is that the pawns’ discs differ. \
                 Here are ours, for a square that pulls ahead, right, back or left as the owner sees it: 1-2-3-4, \
                 1-3-2-4, 2-1-4-3, 2-4-1-3, 3-1-4-2, 3-4-2-1 and 4-3-1-2 for the pawns, 1-1-2-2 for the shogun, \
                 the same for both sides.",
            ),
            data(
                "SHO-D3",
                "For a change, chance can draw another field in place of ours, built in the same way: one of each \
                 direction in every block of two by two. This is our own addition and not in the box.",
            ),
        ],
    },
    Section {
        title: "How we read the sheet",
        articles: &[
            ruling(
                "SHO-R1",
                "As soon as one permitted path to a square is free, a piece can go there. Two free paths make one \
                 and the same move, because only the square of arrival matters.",
            ),
            ruling(
                "SHO-R2",
                "If the side to move has no move at all and its shogun is not threatened, the game is drawn: nobody \
                 has struck the winning blow, and no game should hang.",
            ),
            ruling(
                "SHO-R3",
                "The same position for the third time, with the same side to move, is a draw. So are a hundred \
                 moves in a row without a capture, fifty by each side. Otherwise two careful players might never \
                 finish.",
            ),
            ruling(
                "SHO-R4",
                "You may give up, and the two sides may agree on a draw: around a table nothing would stop them.",
            ),
            ruling(
                "SHO-R5",
                "Whoever begins lays out the home row first, openly, and the other answers it: that makes up a \
                 little for the advantage of the first move.",
            ),
            ruling(
                "SHO-R6",
                "A piece that could not move without exposing its own shogun still threatens the other: it would \
                 capture first, and the game would be over.",
            ),
            ruling(
                "SHO-R7",
                "A move that exposes your own shogun is refused even if it would leave the opponent only two \
                 pieces: the safety of the shogun comes before the count.",
            ),
            ruling(
                "SHO-R8",
                "You may give up or offer a draw at any time, even when it is not your turn. The game waits for the \
                 answer, so that nobody plays past an offer, and each side makes one offer between two moves, so \
                 that nobody is pestered.",
            ),
        ],
    },
];
