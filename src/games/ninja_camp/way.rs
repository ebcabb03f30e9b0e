//! The spaces that a move names, in order.

use core::fmt;
use core::ops::Deref;

use serde::{Deserialize, Serialize};

use super::space::Space;

/// Up to four spaces in order; can be used like a slice of them. What they mean, [`Move`](super::Move) says.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Way {
    len: u8,
    /// Those behind `len` are [`Space::A1`], so that equal ways are equal values.
    spaces: [Space; Way::MOST],
}

impl Way {
    /// No move names more spaces.
    pub const MOST: usize = 4;

    /// No space at all.
    pub const EMPTY: Self = Self { len: 0, spaces: [Space::A1; Self::MOST] };

    /// The way over these spaces; `None` if they are more than four.
    #[must_use]
    #[inline]
    pub fn new(spaces: &[Space]) -> Option<Self> {
        let mut way = Self::EMPTY;
        way.spaces.get_mut(..spaces.len())?.copy_from_slice(spaces);
        way.len = spaces.len() as u8;
        Some(way)
    }

    /// The way written like `c4-c5-d5`, as it is displayed.
    #[must_use]
    pub fn named(names: &str) -> Option<Self> {
        let names = names.split('-').filter(|name| !name.is_empty());
        Self::new(&names.map(Space::named).collect::<Option<Vec<_>>>()?)
    }

    /// One space.
    #[must_use]
    #[inline]
    pub const fn one(a: Space) -> Self {
        Self { len: 1, spaces: [a, Space::A1, Space::A1, Space::A1] }
    }

    /// Two spaces.
    #[must_use]
    #[inline]
    pub const fn two(a: Space, b: Space) -> Self {
        Self { len: 2, spaces: [a, b, Space::A1, Space::A1] }
    }

    /// Three spaces.
    #[must_use]
    #[inline]
    pub const fn three(a: Space, b: Space, c: Space) -> Self {
        Self { len: 3, spaces: [a, b, c, Space::A1] }
    }

    /// Four spaces.
    #[must_use]
    #[inline]
    pub const fn four(a: Space, b: Space, c: Space, d: Space) -> Self {
        Self { len: 4, spaces: [a, b, c, d] }
    }

    /// The same way and one space more; `None` if it has four already.
    #[must_use]
    pub fn with(mut self, space: Space) -> Option<Self> {
        *self.spaces.get_mut(usize::from(self.len))? = space;
        self.len += 1;
        Some(self)
    }
}

impl Deref for Way {
    type Target = [Space];
    #[inline]
    fn deref(&self) -> &[Space] {
        &self.spaces[..usize::from(self.len).min(Self::MOST)]
    }
}

/// Spaces like `c4-c5-d5`.
impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, space) in self.iter().enumerate() {
            write!(f, "{}{space}", if index == 0 { "" } else { "-" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Way {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self[..].serialize(serializer)
    }
}

/// Only up to four spaces can be read.
impl<'de> Deserialize<'de> for Way {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spaces = Vec::<Space>::deserialize(deserializer)?;
        Self::new(&spaces).ok_or_else(|| serde::de::Error::custom("too many spaces"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::writing::{read, write};

    #[test]
    fn a_way_is_written_as_its_spaces_and_read_back() {
        let [a, b, c, d] = ["c4", "c5", "d5", "h7"].map(|name| Space::named(name).expect(name));
        let ways = [Way::EMPTY, Way::one(a), Way::two(a, b), Way::three(a, b, c), Way::four(a, b, c, d)];
        for (len, way) in ways.into_iter().enumerate() {
            assert_eq!((way.len(), Way::new(&way)), (len, Some(way)));
            assert_eq!((write(&way).len(), read(&write(&way))), (len + 1, Some(way)));
        }
        assert_eq!(ways[3].to_string(), "c4-c5-d5");
        assert!(ways.iter().all(|way| Way::named(&way.to_string()) == Some(*way)));
        assert_eq!((Way::named("c4-i5"), Way::named("a1-a2-a3-a4-a5")), (None, None));
        assert_eq!((ways[3].with(d), ways[4].with(d)), (Some(ways[4]), None));
    }

    #[test]
    fn neither_five_spaces_nor_a_space_off_every_grid_can_be_read() {
        assert_eq!(read::<Way>(&[5, 0, 0, 0, 0, 0]), None);
        assert_eq!(read::<Way>(&[1, 56]), None);
        assert_eq!(Way::new(&[Space::A1; 5]), None);
    }
}
