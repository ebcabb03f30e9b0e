//! Both languages say the same things, truly and well set.

mod games;
mod pages;

use super::*;
use crate::games::ninja_night::NinjaNight;
use crate::kernel::{Game, Told, Viewer};
use crate::ui::stage::proofs::{Page, label, sentence, walk};
use crate::ui::stage::rulebook::Kind;

const PAGE: Page = Page {
    texts: [include_str!("../rules.en.txt"), include_str!("../rules.fr.txt")],
    game: "NNI",
    rules: 35,
    data: &["1", "2", "3", "4"],
    rulings: 17,
};
