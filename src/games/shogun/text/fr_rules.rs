//! The rules page in French.

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
        title: "L’idée du jeu",
        articles: &[rule(
            "SHO-1",
            "Deux petites armées se partagent le plateau : sept pions et un shogun de chaque côté, Blanc contre \
             Rouge. Chaque pièce porte un cadran avec un chiffre, et ce chiffre dépend de la case où elle se \
             trouve. Pour gagner, enfermez le shogun adverse sans qu’on puisse le secourir, ou décimez sa troupe \
             jusqu’à ne lui laisser qu’un compagnon.",
        )],
    },
    Section {
        title: "La mise en place",
        articles: &[
            rule(
                "SHO-2",
                "Comptez les cases de votre première rangée depuis votre main droite : le shogun s’installe sur la \
                 quatrième. C’est e1 pour Blanc, d8 pour Rouge.",
            ),
            rule(
                "SHO-3",
                "Répartissez vos sept pions à votre guise sur le reste de la rangée. Leurs disques sont tous \
                 différents : l’ordre que vous choisissez est déjà une vraie décision.",
            ),
            rule(
                "SHO-4",
                "Qui ouvre la partie ? À vous d’en décider ensemble, ou de laisser faire le hasard : le choix se \
                 trouve parmi les options d’une nouvelle partie.",
            ),
            rule(
                "SHO-5",
                "Du premier au dernier coup, une pièce regarde le camp d’en face. Sa flèche ou sa couronne ne pivote \
                 jamais, même si elle part de côté ou en arrière. C’est pourquoi, sur deux cases qui tirent du même \
                 côté, le même disque peut indiquer 3 chez Blanc et 1 chez Rouge.",
            ),
            rule(
                "SHO-6",
                "Entre deux parties, vous pouvez donner un quart de tour au plateau. Ses aimants tournent avec lui, \
                 les chiffres tombent autrement, et tout est à redécouvrir.",
            ),
        ],
    },
    Section {
        title: "Le déplacement",
        articles: &[
            rule(
                "SHO-7",
                "Blanc et Rouge alternent. Un tour, c’est un coup d’une de vos propres pièces, et l’on ne passe pas.",
            ),
            rule(
                "SHO-8",
                "Lisez le cadran avant de partir : il donne la longueur exacte du trajet. Pas une case de moins, \
                 pas une de plus.",
            ),
            rule(
                "SHO-9",
                "Un pion indique 1, 2, 3 ou 4 ; un shogun, seulement 1 ou 2. À l’arrivée, le disque suit \
                 l’attraction de la case : un autre chiffre apparaît, ou l’ancien demeure. Il vaudra pour le \
                 prochain départ.",
            ),
            rule("SHO-10", "On suit les rangées et les colonnes. Il n’existe aucun pas de biais."),
            rule(
                "SHO-11",
                "En chemin, une pièce a droit à un seul virage, à angle droit ; ensuite elle file jusqu’au bout. \
                 Elle peut aussi aller tout droit.",
            ),
            rule(
                "SHO-12",
                "Pas d’aller-retour : un trajet ne repasse par aucune case, et l’on n’épuise pas un chiffre trop \
                 grand en revenant sur ses pas.",
            ),
            rule(
                "SHO-13",
                "Personne ne saute, que l’obstacle soit ami ou ennemi. Toutes les cases du trajet \
                 doivent être libres ; seule la dernière peut porter un ennemi.",
            ),
            rule(
                "SHO-14",
                "Autour d’un vrai plateau, la pièce que vous commencez à déplacer est celle que vous jouez. À \
                 l’écran, vous pouvez regarder d’abord : choisir une pièce ne vous engage qu’avec l’option « pièce \
                 touchée, pièce jouée », et seulement si cette pièce peut bouger.",
            ),
        ],
    },
    Section {
        title: "Les prises et la garde du shogun",
        articles: &[
            rule(
                "SHO-15",
                "Terminez votre trajet juste sur un ennemi, et il est pris : il quitte la partie pour de bon. Passer \
                 tout près ne suffit pas, et l’on ne prend jamais ses propres pièces.",
            ),
            rule(
                "SHO-16",
                "Le shogun se bat aussi. Il prend comme un pion, pourvu qu’il soit en sûreté là où il arrive.",
            ),
            rule(
                "SHO-17",
                "Qui pourrait s’emparer du shogun adverse au coup suivant l’annonce à voix haute : « Shogun ! » Ici, \
                 l’annonce se fait toute seule.",
            ),
            rule(
                "SHO-18",
                "Un shogun menacé doit être secouru aussitôt, et il y a trois façons : il gagne une case que rien \
                 n’atteint, on prend l’attaquant, ou une pièce vient lui barrer le chemin. Tout le reste attendra.",
            ),
            rule(
                "SHO-19",
                "Un coup qui livrerait votre propre shogun ne compte pas. Il est refusé, vous voyez quelle pièce \
                 frapperait et par quel chemin, et vous jouez autre chose. Une étourderie ne coûte rien.",
            ),
        ],
    },
    Section {
        title: "La fin de la partie",
        articles: &[
            rule(
                "SHO-20",
                "Quand plus rien ne peut secourir un shogun menacé, le prendre n’est qu’une formalité : on s’arrête \
                 là, et l’autre camp a gagné.",
            ),
            rule(
                "SHO-21",
                "Le nombre compte aussi. Un camp réduit à son shogun et à un seul pion perd sur-le-champ, même s’il \
                 avait de quoi riposter.",
            ),
        ],
    },
    Section {
        title: "Le matériel tel que nous l’avons",
        articles: &[
            data(
                "SHO-D1",
                "Sous le plateau, des aimants font tourner les disques. Ni la règle ni le plateau ne montrent de \
                 quel côté tire chaque case : notre carte est donc reconstituée. Les descriptions du jeu s’accordent \
                 sur quatre directions, seize cases pour chacune, et une de chaque dans les seize carrés de deux \
                 cases sur deux ; nous avons choisi une disposition qui s’y conforme et qui se joue bien. Qui \
                 possède la boîte peut la corriger, dans un seul tableau.",
            ),
            data(
                "SHO-D2",
                "Chaque pièce renferme un disque à quatre chiffres, et la case en choisit un. La règle ne décrit pas \
                 ces disques : ils sont reconstitués, eux aussi ; on sait seulement que ceux des pions diffèrent. \
                 Voici les nôtres, pour une case qui tire devant, à droite, derrière ou à gauche aux yeux de leur \
                 propriétaire : 1-2-3-4, 1-3-2-4, 2-1-4-3, 2-4-1-3, 3-1-4-2, 3-4-2-1 et 4-3-1-2 pour les pions, \
                 1-1-2-2 pour le shogun, les mêmes dans les deux camps.",
            ),
            data(
                "SHO-D3",
                "Pour changer, un autre champ peut être tiré au sort à la place du nôtre, bâti de la même façon : \
                 une direction de chaque dans chaque carré de deux cases sur deux. C’est un ajout de notre part, \
                 qui n’est pas dans la boîte.",
            ),
        ],
    },
    Section {
        title: "Comment nous lisons la règle",
        articles: &[
            ruling(
                "SHO-R1",
                "Dès qu’un trajet permis est libre, la pièce peut gagner la case. Deux trajets libres font un seul \
                 et même coup, car seule compte la case d’arrivée.",
            ),
            ruling(
                "SHO-R2",
                "Si le camp qui doit jouer n’a plus aucun coup alors que son shogun n’est pas menacé, la partie est \
                 nulle : personne n’a porté le coup décisif, et aucune partie ne doit rester en suspens.",
            ),
            ruling(
                "SHO-R3",
                "La même position pour la troisième fois, le même camp devant jouer, fait nulle. Cent coups de suite \
                 sans prise, cinquante par camp, également. Sinon, deux joueurs prudents n’en finiraient jamais.",
            ),
            ruling(
                "SHO-R4",
                "Vous pouvez abandonner, et les deux camps peuvent convenir d’une partie nulle : autour d’une table, \
                 rien ne les en empêcherait.",
            ),
            ruling(
                "SHO-R5",
                "Qui commence dispose sa rangée le premier, à découvert, et l’autre y répond : cela compense un peu \
                 l’avantage du premier coup.",
            ),
            ruling(
                "SHO-R6",
                "Une pièce qui ne pourrait bouger sans exposer son propre shogun menace tout de même l’autre : elle \
                 prendrait la première, et la partie serait finie.",
            ),
            ruling(
                "SHO-R7",
                "Un coup qui expose votre propre shogun est refusé, même s’il ne devait laisser que deux pièces à \
                 l’adversaire : la sûreté du shogun passe avant le compte.",
            ),
            ruling(
                "SHO-R8",
                "Vous pouvez abandonner ou proposer la nulle à tout moment, même quand ce n’est pas votre tour. La \
                 partie attend la réponse, pour que personne ne joue comme si de rien n’était, et chaque camp ne \
                 fait qu’une offre entre deux coups, pour n’importuner personne.",
            ),
        ],
    },
];
