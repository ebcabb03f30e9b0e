//! SVG path data, in the units of the table.

use core::fmt::Write as _;

use super::Vector;

/// A path that is being drawn.
#[derive(Clone, Debug)]
pub struct Path(String);

impl Path {
    /// Begins at a place.
    #[must_use]
    pub fn at(start: Vector) -> Self {
        let mut path = Self(String::new());
        path.go('M', start);
        path
    }

    /// Goes straight on to a place.
    pub fn line(&mut self, to: Vector) {
        self.go('L', to);
    }

    /// Goes to a place clockwise on a circle of this radius, by the shorter way.
    pub fn arc(&mut self, radius: f64, to: Vector) {
        let radius = number(radius);
        let _ = write!(self.0, "A{radius} {radius} 0 0 1 {} {}", number(to.x), number(to.y));
    }

    /// The path, closed.
    #[must_use]
    pub fn closed(self) -> String {
        self.0 + "Z"
    }

    fn go(&mut self, how: char, to: Vector) {
        let _ = write!(self.0, "{how}{} {}", number(to.x), number(to.y));
    }
}

/// A polygon with these corners; empty without any.
#[must_use]
pub fn polygon(corners: &[Vector]) -> String {
    let Some((&first, rest)) = corners.split_first() else { return String::new() };
    let mut path = Path::at(first);
    for &corner in rest {
        path.line(corner);
    }
    path.closed()
}

/// A number with at most two decimals.
#[must_use]
pub fn number(value: f64) -> String {
    // In whole numbers: what writes fractions of any kind weighs more than all else here.
    let hundredths = (value * 100.0).round_ties_even() as i64;
    let (whole, part) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    let sign = if hundredths < 0 { "-" } else { "" };
    match (part, part % 10) {
        (0, _) => format!("{sign}{whole}"),
        (_, 0) => format!("{sign}{whole}.{}", part / 10),
        _ => format!("{sign}{whole}.{part:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!([1.0, -0.001, 0.125, 1200.5, -3.999].map(number), ["1", "0", "0.12", "1200.5", "-4"]);
        assert_eq!([0.05, -0.5, 10.1, -7.25].map(number), ["0.05", "-0.5", "10.1", "-7.25"]);
    }

    #[test]
    fn nothing_has_no_path() {
        assert_eq!(polygon(&[]), "");
    }
}
