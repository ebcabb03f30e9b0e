//! What the search remembers of positions it has met.

/// How a remembered score relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Debug)]
pub(super) struct Entry<M> {
    key: u64,
    pub(super) value: i32,
    pub(super) depth: i8,
    pub(super) bound: Bound,
    pub(super) mv: Option<M>,
}

/// A table of fixed size: a newer position takes the place of an older one with the same index.
#[derive(Debug)]
pub(super) struct Table<M> {
    entries: Vec<Option<Entry<M>>>,
}

impl<M: Clone> Table<M> {
    /// Room for a search of so many positions, within reason for a tablet.
    pub(super) fn new(positions: u32) -> Self {
        let size = positions.clamp(1 << 10, 1 << 17).next_power_of_two() as usize;
        Self { entries: vec![None; size] }
    }

    pub(super) fn get(&self, key: u64) -> Option<&Entry<M>> {
        self.entries[self.index(key)].as_ref().filter(|entry| entry.key == key)
    }

    pub(super) fn put(&mut self, key: u64, depth: i32, value: i32, bound: Bound, mv: Option<M>) {
        let index = self.index(key);
        let entry = &mut self.entries[index];
        // Without a best move the one remembered is still the better guess.
        let mv = mv.or_else(|| entry.take().filter(|old| old.key == key).and_then(|old| old.mv));
        *entry = Some(Entry { key, value, depth: depth.clamp(0, 127) as i8, bound, mv });
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }
}
