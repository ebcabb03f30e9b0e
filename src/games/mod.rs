//! The games, one folder each, and the registry: one line each.

pub mod errand;
pub mod ninja_camp;
pub mod ninja_dice;
pub mod ninja_night;
pub mod shinobi;
pub mod shogun;

use crate::bots::Botted;
#[cfg(feature = "app")]
use crate::ui::shelf::Lid;
#[cfg(feature = "app")]
use crate::ui::stage::erased::{Kind, Of};
#[cfg(feature = "app")]
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// Something to do with a game whose type is known only by its slug.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Botted>(&mut self) -> Self::Out;
}

macro_rules! registry {
    ($($room:ident::$game:ident,)*) => {
        /// The slugs of all games, in the order of the shelf.
        pub const SLUGS: &[&str] = &[$(<$room::$game as $crate::kernel::Game>::ABOUT.slug),*];

        /// Visits the game with this slug; `None` if there is no such game.
        pub fn visit<V: Visitor>(slug: &str, visitor: &mut V) -> Option<V::Out> {
            $(if slug == <$room::$game as $crate::kernel::Game>::ABOUT.slug {
                return Some(visitor.visit::<$room::$game>());
            })*
            None
        }

        /// What stands on the lids of the boxes on the shelf.
        #[cfg(feature = "app")]
        pub static LIDS: &[Lid] = &[$(Lid::of::<$room::$game>()),*];

        /// Brings what is in a box to the page; `None` if there is no such game or it does not come. Each
        /// game is a piece of the program that loads when it is first opened.
        #[cfg(feature = "app")]
        pub async fn bring(slug: &str) -> Option<&'static dyn Kind> {
            $(if slug == <$room::$game as $crate::kernel::Game>::ABOUT.slug {
                #[wasm_split($room, fallible)]
                fn brought() -> Result<&'static dyn Kind, SplitLoaderError> {
                    Ok(&Of::<$room::$game>(core::marker::PhantomData))
                }
                return brought().await.ok();
            })*
            None
        }
    };
}

registry! {
    shogun::Shogun,
    ninja_camp::NinjaCamp,
    shinobi::Shinobi,
    ninja_dice::NinjaDice,
    ninja_night::NinjaNight,
}

/// Visits every game.
pub fn visit_all<V: Visitor>(visitor: &mut V) -> Vec<V::Out> {
    SLUGS.iter().filter_map(|slug| visit(slug, visitor)).collect()
}
