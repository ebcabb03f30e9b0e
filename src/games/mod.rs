//! The games, one folder each, and the registry: one line each. A game in the making obeys all laws already, but its box
//! cannot be opened on the page yet.

pub mod errand;
pub mod ninja_camp;
pub mod ninja_night;
pub mod shogun;

use crate::bots::Botted;
#[cfg(feature = "app")]
use crate::ui::erased::{Kind, Of};

/// Something to do with a game whose type is known only by its slug.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Botted>(&mut self) -> Self::Out;
}

macro_rules! registry {
    (shelf { $($game:ty,)* } making { $($coming:ty,)* }) => {
        /// The slugs of all games.
        pub const SLUGS: &[&str] = &[
            $(<$game as $crate::kernel::Game>::ABOUT.slug,)*
            $(<$coming as $crate::kernel::Game>::ABOUT.slug,)*
        ];

        /// The slugs of those that the page can open, in the order of the shelf.
        pub const SHELF: &[&str] = &[$(<$game as $crate::kernel::Game>::ABOUT.slug),*];

        /// Visits the game with this slug; `None` if there is no such game.
        pub fn visit<V: Visitor>(slug: &str, visitor: &mut V) -> Option<V::Out> {
            $(if slug == <$coming as $crate::kernel::Game>::ABOUT.slug {
                return Some(visitor.visit::<$coming>());
            })*
            visit_shelf(slug, visitor)
        }

        /// Visits the game with this slug; `None` if it does not stand on the shelf.
        pub fn visit_shelf<V: Visitor>(slug: &str, visitor: &mut V) -> Option<V::Out> {
            $(if slug == <$game as $crate::kernel::Game>::ABOUT.slug {
                return Some(visitor.visit::<$game>());
            })*
            None
        }

        /// The game with this slug as the page knows it; `None` if it does not stand on the shelf.
        #[cfg(feature = "app")]
        #[must_use]
        pub fn kind(slug: &str) -> Option<&'static dyn Kind> {
            $(if slug == <$game as $crate::kernel::Game>::ABOUT.slug {
                return Some(&Of::<$game>(core::marker::PhantomData));
            })*
            None
        }
    };
}

registry! {
    shelf {
        shogun::Shogun,
    }
    making {
        ninja_camp::NinjaCamp,
        ninja_night::NinjaNight,
    }
}

/// Visits every game.
pub fn visit_all<V: Visitor>(visitor: &mut V) -> Vec<V::Out> {
    SLUGS.iter().filter_map(|slug| visit(slug, visitor)).collect()
}
