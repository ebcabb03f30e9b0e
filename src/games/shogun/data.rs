//! Component tables: what is printed on the board and on the pieces, with sources.
//!
//! Both tables are **reconstructed**: the sheet shows neither the magnets under the board nor the discs inside
//! the pieces. An owner of the box can correct them here, in one place.

use super::square::{Square, Toward};

/// SHO-D1, reconstructed. The way the field points on each square, rank 8 first, files a to h, board not turned.
/// Published descriptions agree on four directions, sixteen squares each, one of each in every 2×2 block.
pub const FIELD: [&str; 8] = [
    "SEWNNEWS", // 8
    "WNSESWNE", // 7
    "NWWNSEES", // 6
    "SESENWWN", // 5
    "WSNSENEW", // 4
    "ENEWWSSN", // 3
    "ESESWNNW", // 2
    "NWNWESSE", // 1
];

/// SHO-D2, reconstructed. The four numbers on each piece's disc; three descriptions agree that the pawns'
/// discs differ. The same set for both sides: seven pawns, then the shogun.
pub const DISCS: [[u8; 4]; 8] = [
    [1, 2, 3, 4],
    [1, 3, 2, 4],
    [2, 1, 4, 3],
    [2, 4, 1, 3],
    [3, 1, 4, 2],
    [3, 4, 2, 1],
    [4, 3, 1, 2],
    [1, 1, 2, 2],
];

/// The field of the printed board, turned by `quarters` clockwise quarter turns (SHO-6): each square moves and
/// its direction turns with it.
#[must_use]
pub fn printed_field(quarters: u8) -> [Toward; 64] {
    let mut field = [Toward::North; 64];
    for (row, ways) in FIELD.iter().enumerate() {
        for (file, letter) in ways.bytes().enumerate() {
            let way = match letter {
                b'N' => Toward::North,
                b'E' => Toward::East,
                b'S' => Toward::South,
                _ => Toward::West,
            };
            let (mut file, mut rank) = (file as u8, 7 - row as u8);
            for _ in 0..quarters % 4 {
                (file, rank) = (rank, 7 - file);
            }
            field[Square::at(file, rank).index()] = way.turned(quarters);
        }
    }
    field
}
