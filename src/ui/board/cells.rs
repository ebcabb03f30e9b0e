//! The cells of a board: how they become markup, where the tab key and the arrow keys lead among them.

use crate::ui::paper::escaped;
use crate::ui::stage::picture::{Cell, Group};

/// The first cell of each group in which something can be done, else its first.
pub(super) fn first_stops(groups: &[Group]) -> Vec<usize> {
    let mut start = 0;
    let stop = |group: &Group| {
        let first = group.rows.iter().flatten().position(|cell| !cell.class.is_empty()).unwrap_or(0) + start;
        start += group.rows.iter().map(Vec::len).sum::<usize>();
        first
    };
    groups.iter().map(stop).collect()
}

pub(super) fn group_of(groups: &[Group], cell: usize) -> Option<usize> {
    let mut end = 0;
    groups.iter().position(|group| {
        end += group.rows.iter().map(Vec::len).sum::<usize>();
        cell < end
    })
}

/// The next cell of the same group in a direction, as seen: the nearest that lies more that way than aside.
pub(super) fn neighbour(groups: &[Group], from: usize, (right, down): (i32, i32)) -> Option<usize> {
    let middle = |cell: &Cell| {
        let [x, y, width, height] = cell.area;
        (x + width / 2, y + height / 2)
    };
    let all = || groups.iter().flat_map(|group| group.rows.iter().flatten()).enumerate();
    let (x, y) = middle(all().nth(from)?.1);
    let group = group_of(groups, from);
    let way = |(index, cell): (usize, &Cell)| {
        let (dx, dy) = (middle(cell).0 - x, middle(cell).1 - y);
        let (along, aside) = (dx * right + dy * down, (dx * down).abs() + (dy * right).abs());
        (group_of(groups, index) == group && along > 0 && aside <= along)
            .then_some((along + 2 * aside, index))
    };
    all().filter_map(way).min().map(|(_, index)| index)
}

/// The cells as markup: transparent, over everything that is drawn.
pub(super) fn cells(groups: &[Group], stops: &[usize]) -> String {
    let mut index = 0;
    let mut markup = String::new();
    for group in groups {
        markup += &format!(r#"<g role="grid" aria-label="{}">"#, escaped(&group.label));
        for row in &group.rows {
            markup += r#"<g role="row">"#;
            for Cell { name, label, class, selected, area: [x, y, width, height] } in row {
                let stop = if stops.contains(&index) { 0 } else { -1 };
                let label = escaped(label);
                markup += &format!(
                    r#"<g role="gridcell" class="cell {class}" data-cell="{name}" tabindex="{stop}" aria-label="{label}" aria-selected="{selected}"><rect class="hit" x="{x}" y="{y}" width="{width}" height="{height}"/></g>"#
                );
                index += 1;
            }
            markup += "</g>";
        }
        markup += "</g>";
    }
    markup
}

#[cfg(test)]
mod tests {
    use super::*;

    fn groups() -> Vec<Group> {
        let cell = |x: i32, y: i32| Cell { area: [x * 10, y * 10, 10, 10], ..Cell::default() };
        let row = |y: i32| (0..3).map(|x| cell(x, y)).collect();
        let hand = Group { rows: vec![vec![cell(0, 3), cell(1, 3)]], ..Group::default() };
        vec![Group { rows: vec![row(0), row(1)], ..Group::default() }, hand]
    }

    #[test]
    fn arrows_lead_to_the_next_cell_of_the_same_group() {
        let next = |from, way| neighbour(&groups(), from, way);
        assert_eq!((next(0, (1, 0)), next(0, (0, 1)), next(4, (0, -1))), (Some(1), Some(3), Some(1)));
        assert_eq!((next(2, (1, 0)), next(4, (0, 1)), next(6, (0, -1))), (None, None, None));
        assert_eq!(next(6, (1, 0)), Some(7));
    }

    #[test]
    fn every_group_has_one_tab_stop_where_something_can_be_done() {
        let mut groups = groups();
        assert_eq!(first_stops(&groups), [0, 6]);
        groups[0].rows[1][1].class = "can";
        assert_eq!(first_stops(&groups), [4, 6]);
        assert_eq!(cells(&groups, &[4, 6]).matches(r#"tabindex="0""#).count(), 2);
    }
}
