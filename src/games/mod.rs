//! The games, one folder each, and the registry: one line each. A game in the making obeys all laws already, but its box
//! cannot be opened on the page yet.

pub mod errand;
pub mod ninja_camp;
pub mod ninja_dice;
pub mod ninja_night;
pub mod shinobi;
pub mod shogun;

use crate::bots::Botted;
#[cfg(feature = "app")]
use crate::ui::erased::{Kind, Of};
#[cfg(feature = "app")]
use crate::ui::shelf::Lid;
#[cfg(any(feature = "app", feature = "thinker"))]
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// Something to do with a game whose type is known only by its slug.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Botted>(&mut self) -> Self::Out;
}

macro_rules! registry {
    (shelf { $($room:ident::$game:ident,)* } making { $($coming:ty,)* }) => {
        /// The slugs of all games.
        pub const SLUGS: &[&str] = &[
            $(<$room::$game as $crate::kernel::Game>::ABOUT.slug,)*
            $(<$coming as $crate::kernel::Game>::ABOUT.slug,)*
        ];

        /// The slugs of those that the page can open, in the order of the shelf.
        pub const SHELF: &[&str] = &[$(<$room::$game as $crate::kernel::Game>::ABOUT.slug),*];

        /// Visits the game with this slug; `None` if there is no such game.
        pub fn visit<V: Visitor>(slug: &str, visitor: &mut V) -> Option<V::Out> {
            $(if slug == <$coming as $crate::kernel::Game>::ABOUT.slug {
                return Some(visitor.visit::<$coming>());
            })*
            $(if slug == <$room::$game as $crate::kernel::Game>::ABOUT.slug {
                return Some(visitor.visit::<$room::$game>());
            })*
            None
        }

        /// What stands on the lids of the boxes on the shelf.
        #[cfg(feature = "app")]
        pub static LIDS: &[Lid] = &[$(Lid::of::<$room::$game>()),*];

        /// Brings what is in a box to the page; `None` if it does not stand on the shelf or does not come. Each
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

        /// Begins an errand in a thinker that has its games brought as the page has; `None` as [`Errand::begin`].
        ///
        /// [`Errand::begin`]: errand::Errand::begin
        #[cfg(feature = "thinker")]
        pub async fn begin(errand: &errand::Errand) -> Option<Box<dyn errand::Mind>> {
            $(if errand.game() == <$room::$game as $crate::kernel::Game>::ABOUT.slug {
                #[wasm_split($room, fallible)]
                fn begun(errand: &errand::Errand) -> Result<Option<Box<dyn errand::Mind>>, SplitLoaderError> {
                    Ok(errand.begin_in::<$room::$game>())
                }
                return begun(errand).await.ok().flatten();
            })*
            None
        }
    };
}

registry! {
    shelf {
        shogun::Shogun,
        ninja_camp::NinjaCamp,
        ninja_night::NinjaNight,
    }
    making {
        shinobi::Shinobi,
        ninja_dice::NinjaDice,
    }
}

/// Visits every game.
pub fn visit_all<V: Visitor>(visitor: &mut V) -> Vec<V::Out> {
    SLUGS.iter().filter_map(|slug| visit(slug, visitor)).collect()
}
