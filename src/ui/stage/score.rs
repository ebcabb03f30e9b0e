//! The score after the end as a table: the best first, and whoever is level with another on the same place.

use core::cmp::Reverse;

use crate::ui::stage::picture::Markup;

/// What one seat made of the game.
#[derive(Clone, Debug)]
pub struct Row {
    /// What it is ranked by, the weightiest first, and the more the better.
    pub rank: [i32; 3],
    /// Whether it has won.
    pub wins: bool,
    /// The drawing of the seat.
    pub badge: Markup,
    /// Its player's name.
    pub name: Markup,
    /// A word below the name, mostly nothing.
    pub note: &'static str,
    /// Its figures, each a `<td>`.
    pub figures: Markup,
}

/// The table: its caption, the heads over its columns, its rows in any order, and rows that stand behind them.
#[must_use]
pub fn table(caption: &str, heads: &[&str], mut rows: Vec<Row>, behind: &str) -> Markup {
    rows.sort_by_key(|row| Reverse(row.rank));
    let written = |row: &Row| {
        let note = if row.note.is_empty() { Markup::new() } else { format!("<small>{}</small>", row.note) };
        format!(
            r#"<tr{}><td class="rk">{}</td><th scope="row">{}<span><b>{}</b>{note}</span></th>{}</tr>"#,
            if row.wins { r#" class="win""# } else { "" },
            rows.iter().filter(|other| other.rank > row.rank).count() + 1,
            row.badge,
            row.name,
            row.figures
        )
    };
    let lines: Markup = rows.iter().map(written).collect();
    let heads: Markup = heads.iter().map(|head| format!(r#"<th scope="col">{head}</th>"#)).collect();
    format!(
        r#"<div class="tablew" tabindex="0"><table><caption>{caption}</caption><thead><tr><td></td>{heads}</tr></thead><tbody>{lines}{behind}</tbody></table></div>"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_stand_first_and_equals_share_a_place() {
        let row = |name: &str, rank: [i32; 3]| Row {
            rank,
            wins: rank[0] == 7,
            badge: Markup::new(),
            name: name.to_owned(),
            note: "",
            figures: Markup::new(),
        };
        let rows = vec![
            row("low", [2, 9, 9]),
            row("one", [7, 1, 0]),
            row("third", [5, 1, 1]),
            row("two", [7, 1, 0]),
            row("fourth", [5, 1, 0]),
        ];
        let table = table("Score", &["Player"], rows, "<tr></tr>");
        let places: Vec<&str> = table.split(r#"<td class="rk">"#).skip(1).map(|row| &row[..1]).collect();
        assert_eq!(places, ["1", "1", "3", "4", "5"]);
        let at = |name: &str| table.find(name).expect(name);
        assert!(at("one") < at("two") && at("two") < at("third") && at("fourth") < at("low"));
        assert_eq!((table.matches(r#"class="win""#).count(), table.contains("<small>")), (2, false));
        assert!(table.ends_with("<tr></tr></tbody></table></div>"));
    }
}
