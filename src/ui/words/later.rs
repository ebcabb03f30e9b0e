//! The sentences that only the screens of [`later`](crate::ui::later) say: they come with them.

use core::ops::Deref;

use super::{EN, FR, Words};
use crate::ui::lang::Lang;

/// Every sentence of the later screens: those of all screens, and their own.
#[derive(Debug)]
pub struct LaterWords {
    words: &'static Words,
    /// A finished game.
    pub finished_after: fn(usize) -> String,
    /// The heading over the kept games.
    pub kept_games: &'static str,
    /// A kept game that cannot be read.
    pub damaged: &'static str,
    /// A kept game of no known kind.
    pub unknown_game: &'static str,
    /// Forget this game.
    pub forget: fn(&str) -> String,
    /// The same again.
    pub restart: &'static str,
    /// Leave the table.
    pub leave: &'static str,
    /// As a file.
    pub export: &'static str,
    /// A link to the whole game.
    pub share_game: &'static str,
    /// A link to the setup.
    pub share_setup: &'static str,
    /// The link is on the clipboard.
    pub copied: &'static str,
    /// The clipboard is closed to us.
    pub copy_this: &'static str,
    /// The game itself, where no file may be handed out.
    pub game_as_text: &'static str,
    /// So many games of a file could not be kept.
    pub unkept: fn(usize) -> String,
    /// Of the lines of a file so many games were taken in, and so many are none.
    pub partly: fn(usize, usize) -> String,
    /// The board turns.
    pub turns: &'static str,
    /// What it means that the board turns.
    pub turns_note: &'static str,
    /// Learning aids.
    pub aid: &'static str,
    /// What learning aids are.
    pub aid_note: &'static str,
    /// Sound.
    pub sound: &'static str,
    /// Reduced motion.
    pub still: &'static str,
    /// What reduced motion means.
    pub still_note: &'static str,
    /// Shortcuts.
    pub keys: &'static str,
    /// The keys and what they do.
    pub shortcuts: &'static [(&'static str, &'static str)],
    /// Ask once more.
    pub surely: &'static str,
    /// An action and who takes it.
    pub for_player: fn(&str, &str) -> String,
    /// After the end.
    pub the_end: &'static str,
    /// Once more.
    pub rematch: &'static str,
    /// Which try of a practice it is.
    pub try_number: fn(usize) -> String,
    /// Where a replay is.
    pub step_of: fn(usize, usize) -> String,
    /// Where a replay begins.
    pub before_first: &'static str,
    /// To the start.
    pub first: &'static str,
    /// One step back.
    pub previous: &'static str,
    /// One step on.
    pub next: &'static str,
    /// To the end.
    pub last: &'static str,
    /// Play on.
    pub play_on: &'static str,
    /// Stop playing.
    pub pause: &'static str,
    /// The text of a rules page is being loaded.
    pub rules_coming: &'static str,
    /// The scrubber.
    pub position: &'static str,
    /// With whose eyes a replay is seen.
    pub seen_by: &'static str,
    /// With everybody's eyes.
    pub seen_by_all: &'static str,
    /// With those of nobody in particular.
    pub seen_by_table: &'static str,
    /// The text of a rules page did not come.
    pub rules_missing: &'static str,
    /// Contents of the rules page.
    pub contents: &'static str,
    /// Over an article: how we read the sheet.
    pub ruling: &'static str,
    /// Over component data that was published.
    pub printed: &'static str,
    /// Over component data that follows from the sheet.
    pub derived: &'static str,
    /// Over component data that was chosen.
    pub reconstructed: &'static str,
    /// Below a diagram.
    pub try_it: &'static str,
    /// The diagram as it was.
    pub reset: &'static str,
    /// Colours.
    pub theme: &'static str,
    /// The colours.
    pub themes: [&'static str; 3],
    /// The pace of bots.
    pub speed: &'static str,
    /// The paces.
    pub speeds: [&'static str; 3],
    /// The heading over what is kept.
    pub on_device: &'static str,
    /// How many games are kept.
    pub games_kept: fn(usize) -> String,
    /// Forget the kept games.
    pub forget_all: &'static str,
    /// Everything is kept for times without a network.
    pub offline_ready: &'static str,
    /// Not everything is, yet or at all.
    pub offline_not: &'static str,
    /// A new version waits.
    pub update_ready: &'static str,
    /// Take the new version.
    pub use_update: &'static str,
    /// Put the page among the device's programs.
    pub install: &'static str,
    /// How to install it where the browser does not offer it.
    pub install_by_hand: &'static str,
    /// How much room the kept games take, in kilobytes.
    pub room_used: fn(usize) -> String,
    /// All kept games as one file.
    pub export_all: &'static str,
}

impl Deref for LaterWords {
    type Target = Words;

    fn deref(&self) -> &Words {
        self.words
    }
}

/// The table of a language.
#[must_use]
pub fn later_words(lang: Lang) -> &'static LaterWords {
    match lang {
        Lang::En => &ENGLISH,
        Lang::Fr => &FRENCH,
    }
}

static ENGLISH: LaterWords = LaterWords {
    words: &EN,
    finished_after: |step| format!("Finished after {step} steps"),
    kept_games: "Kept on this device",
    damaged: "Damaged, cannot be opened",
    unknown_game: "Unknown game",
    forget: |game| format!("Delete this game of {game}"),
    restart: "Restart",
    leave: "Leave the table",
    export: "Export as a file",
    share_game: "Copy a link to this game",
    share_setup: "Copy a link to this setup",
    copied: "The link is copied:",
    copy_this: "Copy this link:",
    game_as_text: "If no file came: copy this text into one, and import it on Engawa’s own page.",
    unkept: |count| match count {
        1 => "The browser’s storage is full: one game of this file is not kept.".to_owned(),
        count => format!("The browser’s storage is full: {count} games of this file are not kept."),
    },
    partly: |came, refused| {
        format!("Games taken in: {came}. Lines that are no game of Engawa, or a damaged one: {refused}.")
    },
    turns: "Face whoever plays",
    turns_note: "The board turns to the seat that acts.",
    aid: "Learning aid",
    aid_note: "Shows more than the rules ask for, such as chances and what a move would lead to.",
    sound: "Sound",
    still: "Reduced motion",
    still_note: "Pieces jump instead of travelling.",
    keys: "Keys",
    shortcuts: &[
        ("← ↑ → ↓", "move over the board"),
        ("Enter", "choose a piece, then a square"),
        ("Esc", "let go, close"),
        ("U", "undo"),
        ("R", "redo"),
        ("H", "hint"),
        ("Shift R", "rules"),
        ("?", "this menu"),
    ],
    surely: "Really? Press again",
    for_player: |what, who| format!("{what} ({who})"),
    the_end: "The result",
    rematch: "Rematch",
    try_number: |number| format!("Try {number}"),
    step_of: |step, last| format!("Step {step} of {last}"),
    before_first: "Before the first step.",
    first: "To the start",
    previous: "One step back",
    next: "One step on",
    last: "To the end",
    play_on: "Play",
    pause: "Pause",
    rules_coming: "Opening the rules…",
    position: "Position in the game",
    seen_by: "Seen by",
    seen_by_all: "everybody at once",
    seen_by_table: "an onlooker",
    rules_missing: "The rules did not arrive.",
    contents: "Contents",
    ruling: "How we read the sheet",
    printed: "Read off published components",
    derived: "Follows from the sheet",
    reconstructed: "Reconstructed",
    try_it: "Try it on the board.",
    reset: "Reset",
    theme: "Colours",
    themes: ["As the device", "Day", "Night"],
    speed: "Pace of bots",
    speeds: ["Calm", "Steady", "Quick"],
    on_device: "On this device",
    games_kept: |count| match count {
        0 => "No game is kept.".to_owned(),
        1 => "One game is kept.".to_owned(),
        count => format!("{count} games are kept."),
    },
    forget_all: "Delete all kept games",
    offline_ready: "Everything is kept on this device: Engawa plays without a network.",
    offline_not: "Not yet kept for times without a network.",
    update_ready: "A new version of Engawa is here. Games in progress go on in it.",
    use_update: "Use it now",
    install: "Install on this device",
    install_by_hand: "To install it on an iPad or iPhone: tap Share, then “Add to Home Screen”.",
    room_used: |kilobytes| format!("{kilobytes} kB used."),
    export_all: "Export all games",
};

static FRENCH: LaterWords = LaterWords {
    words: &FR,
    finished_after: |step| format!("Terminée en {step} étapes"),
    kept_games: "Gardées sur cet appareil",
    damaged: "Abîmée, illisible",
    unknown_game: "Jeu inconnu",
    forget: |game| format!("Supprimer cette partie de {game}"),
    restart: "Recommencer",
    leave: "Quitter la table",
    export: "Exporter un fichier",
    share_game: "Copier un lien vers cette partie",
    share_setup: "Copier un lien vers cette mise en place",
    copied: "Le lien est copié :",
    copy_this: "Copiez ce lien :",
    game_as_text: "Si aucun fichier n’arrive : copiez ce texte dans un fichier, à importer sur la page d’Engawa.",
    unkept: |count| match count {
        1 => "L’espace du navigateur est plein : une partie de ce fichier n’est pas gardée.".to_owned(),
        count => {
            format!("L’espace du navigateur est plein : {count} parties de ce fichier ne sont pas gardées.")
        }
    },
    partly: |came, refused| {
        format!("Parties importées : {came}. Lignes qui n’en sont pas, ou abîmées : {refused}.")
    },
    turns: "Face à qui joue",
    turns_note: "Le plateau se tourne vers qui doit jouer.",
    aid: "Aide à l’apprentissage",
    aid_note: "Montre plus que la règle ne demande : des chances, ou ce qu’un coup amènerait.",
    sound: "Son",
    still: "Animations réduites",
    still_note: "Les pièces sautent au lieu de glisser.",
    keys: "Touches",
    shortcuts: &[
        ("← ↑ → ↓", "parcourir le plateau"),
        ("Entrée", "choisir une pièce, puis une case"),
        ("Échap", "lâcher, fermer"),
        ("U", "annuler"),
        ("R", "rétablir"),
        ("H", "conseil"),
        ("Maj R", "règles"),
        ("?", "ce menu"),
    ],
    surely: "Vraiment ? Appuyez encore",
    for_player: |what, who| format!("{what} ({who})"),
    the_end: "Le résultat",
    rematch: "Revanche",
    try_number: |number| format!("Essai {number}"),
    step_of: |step, last| format!("Étape {step} sur {last}"),
    before_first: "Avant la première étape.",
    first: "Au début",
    previous: "Une étape en arrière",
    next: "Une étape en avant",
    last: "À la fin",
    play_on: "Lecture",
    pause: "Pause",
    rules_coming: "Ouverture des règles…",
    position: "Position dans la partie",
    seen_by: "Vu par",
    seen_by_all: "tout le monde à la fois",
    seen_by_table: "un spectateur",
    rules_missing: "Les règles ne sont pas arrivées.",
    contents: "Sommaire",
    ruling: "Notre lecture de la règle",
    printed: "Lu sur le matériel publié",
    derived: "Se déduit de la règle",
    reconstructed: "Reconstitué",
    try_it: "Essayez sur le plateau.",
    reset: "Remettre en place",
    theme: "Couleurs",
    themes: ["Selon l’appareil", "Jour", "Nuit"],
    speed: "Rythme des robots",
    speeds: ["Calme", "Régulier", "Vif"],
    on_device: "Sur cet appareil",
    games_kept: |count| match count {
        0 => "Aucune partie n’est gardée.".to_owned(),
        1 => "Une partie est gardée.".to_owned(),
        count => format!("{count} parties sont gardées."),
    },
    forget_all: "Supprimer toutes les parties",
    offline_ready: "Tout est gardé sur cet appareil : Engawa se joue sans réseau.",
    offline_not: "Pas encore gardé pour jouer sans réseau.",
    update_ready: "Une nouvelle version d’Engawa est là. Les parties en cours s’y poursuivent.",
    use_update: "L’utiliser",
    install: "Installer sur cet appareil",
    install_by_hand: "Pour l’installer sur un iPad ou un iPhone : touchez Partager, puis « Sur l’écran d’accueil ».",
    room_used: |kilobytes| format!("{kilobytes} ko utilisés."),
    export_all: "Exporter toutes les parties",
};
