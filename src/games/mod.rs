//! The games, one folder each, and the registry: one line each.

pub mod errand;
pub mod shogun;

use crate::bots::Botted;
#[cfg(feature = "app")]
use crate::ui::staged::Staged;

/// Something to do with a game whose type is known only by its slug.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Botted>(&mut self) -> Self::Out;
}

/// Something to do with a game on the table, whose type is known only by its slug.
#[cfg(feature = "app")]
pub trait StagedVisitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Staged>(&mut self) -> Self::Out;
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

        /// Visits the game with this slug as the page knows it; `None` if there is no such game.
        #[cfg(feature = "app")]
        pub fn visit_staged<V: StagedVisitor>(slug: &str, visitor: &mut V) -> Option<V::Out> {
            $(if slug == <$game as $crate::kernel::Game>::ABOUT.slug {
                return Some(visitor.visit::<$game>());
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
