//! Bytes as text, for links and files: `engawa.FORMAT.GAME.RULES.PAYLOAD.CHECKSUM`.
//!
//! The payload is base64 for addresses. The checksum covers all that stands before it, so that a damaged
//! text says so instead of becoming another game.

use data_encoding::BASE64URL_NOPAD;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The version of the way records are written down.
pub(super) const FORMAT: u16 = 1;

/// The parts of a text whose checksum is right.
#[derive(Debug)]
pub(super) struct Parts<'a> {
    pub(super) format: u16,
    pub(super) game: &'a str,
    pub(super) rules: u16,
    pub(super) payload: &'a str,
}

/// Why a text cannot be taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Torn {
    /// It is something else altogether.
    Foreign,
    /// It was one of ours, but it is incomplete or changed.
    Damaged,
}

pub(super) fn join(game: &str, rules: u16, payload: &[u8]) -> String {
    let body = format!("engawa.{FORMAT}.{game}.{rules}.{}", BASE64URL_NOPAD.encode(payload));
    let sum = checksum(&body);
    format!("{body}.{sum:08x}")
}

pub(super) fn split(text: &str) -> Result<Parts<'_>, Torn> {
    let text = text.trim();
    if !text.starts_with("engawa.") {
        return Err(Torn::Foreign);
    }
    let (body, sum) = text.rsplit_once('.').ok_or(Torn::Damaged)?;
    if sum != format!("{:08x}", checksum(body)) {
        return Err(Torn::Damaged);
    }
    let mut parts = body.split('.').skip(1);
    let mut part = || parts.next().ok_or(Torn::Damaged);
    let number = |text: &str| text.parse().map_err(|_| Torn::Damaged);
    let split = Parts { format: number(part()?)?, game: part()?, rules: number(part()?)?, payload: part()? };
    if parts.next().is_some() { Err(Torn::Damaged) } else { Ok(split) }
}

pub(super) fn payload(parts: &Parts<'_>) -> Option<Vec<u8>> {
    BASE64URL_NOPAD.decode(parts.payload.as_bytes()).ok()
}

/// FNV-1a: any single changed character changes it.
fn checksum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// A value as bytes.
pub(crate) fn write<T: Serialize>(value: &T) -> Vec<u8> {
    postcard::to_allocvec(value).expect("plain data in memory can always be written")
}

/// A value from all of these bytes. Missing bytes at the end read as zero, so that a field added behind the
/// others reads as its zero value (`false`, `0`, the first variant) in what an older version wrote.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    const SLACK: usize = 64;
    let mut padded = bytes.to_vec();
    padded.resize(bytes.len() + SLACK, 0);
    let (value, rest) = postcard::take_from_bytes(&padded).ok()?;
    (rest.len() <= SLACK).then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_comes_apart_as_it_was_joined() {
        let text = join("shogun", 3, &[1, 2, 250]);
        let parts = split(&text).expect("whole");
        assert_eq!((parts.format, parts.game, parts.rules), (FORMAT, "shogun", 3));
        assert_eq!(payload(&parts), Some(vec![1, 2, 250]));
    }

    #[test]
    fn any_changed_character_is_noticed() {
        let text = join("shogun", 1, b"some bytes to carry");
        for at in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 0x20;
            let changed = String::from_utf8(bytes).expect("ascii");
            assert!(split(&changed).is_err(), "{changed}");
            assert!(split(&text[..at]).is_err(), "cut at {at}");
        }
    }

    #[test]
    fn a_field_added_later_reads_as_zero() {
        assert_eq!(read::<(u8, bool)>(&write(&(7_u8, true))), Some((7, true)));
        assert_eq!(read::<(u8, bool, u16)>(&write(&(7_u8, true))), Some((7, true, 0)));
        assert_eq!(read::<u8>(&write(&(7_u8, true))), None, "bytes left over are not ours");
    }
}
