//! The games, one folder each, and the registry: one line each.

pub mod errand;
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
    ($($game:ty,)*) => {
        /// The slugs of all games, in the order of the shelf.
        pub const SLUGS: &[&str] = &[$(<$game as $crate::kernel::Game>::ABOUT.slug),*];

        /// Visits the game with this slug; `None` if there is no such game.
        pub fn visit<V: Visitor>(slug: &str, visitor: &mut V) -> Option<V::Out> {
            $(if slug == <$game as $crate::kernel::Game>::ABOUT.slug {
                return Some(visitor.visit::<$game>());
            })*
            None
        }

        /// The game with this slug as the page knows it; `None` if there is no such game.
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
    shogun::Shogun,
}

/// Visits every game in the order of the shelf.
pub fn visit_all<V: Visitor>(visitor: &mut V) -> Vec<V::Out> {
    SLUGS.iter().filter_map(|slug| visit(slug, visitor)).collect()
}
