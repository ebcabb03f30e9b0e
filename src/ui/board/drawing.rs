//! Puts what has changed of a picture on the page.

use web_sys::Element;

use super::motion;
use crate::ui::paper::escaped;
use crate::ui::stage::picture::{Button, Markup, Picture, Sprite};
use crate::ui::widgets::button;

/// The buttons below the drawing, and what else stands there.
pub(super) fn below(picture: &Picture) -> Markup {
    let one = |(place, of): (usize, &Button)| {
        button(if of.primary { "primary" } else { "" }, &format!("tray {place}"), &escaped(&of.label))
    };
    let buttons: Markup = picture.tray.iter().enumerate().map(one).collect();
    match buttons.is_empty() {
        true => picture.panel.clone(),
        false => format!(r#"<div class="tray">{buttons}</div>{}"#, picture.panel),
    }
}

pub(super) fn cell_element(drawing: &Element, picture: &Picture, index: usize) -> Option<Element> {
    let name = &picture.cells().nth(index)?.name;
    drawing.query_selector(&format!("[data-cell=\"{name}\"]")).ok().flatten()
}

pub(super) fn relabel(drawing: &Element, before: &Picture, picture: &Picture) {
    for (index, (old, new)) in before.cells().zip(picture.cells()).enumerate() {
        if old == new {
            continue;
        }
        let Some(element) = cell_element(drawing, picture, index) else { continue };
        if let Some(hit) = element.first_element_child().filter(|_| old.area != new.area) {
            for (side, length) in ["x", "y", "width", "height"].into_iter().zip(new.area) {
                set(&hit, side, &length.to_string());
            }
        }
        if old.label != new.label {
            set(&element, "aria-label", &new.label);
        }
        if old.class != new.class {
            set(&element, "class", &format!("cell {}", new.class));
        }
        if old.selected != new.selected {
            set(&element, "aria-selected", if new.selected { "true" } else { "false" });
        }
    }
    let grids = drawing.children().item(4).map(|layer| layer.children());
    for (index, (old, new)) in before.groups.iter().zip(&picture.groups).enumerate() {
        if old.label != new.label
            && let Some(grid) = grids.as_ref().and_then(|grids| grids.item(index as u32))
        {
            set(&grid, "aria-label", &new.label);
        }
    }
}

pub(super) fn redraw_sprites(layer: &Element, before: &[Sprite], sprites: &mut [Sprite]) {
    if before.len() != sprites.len() {
        let markup: String = sprites
            .iter()
            .map(|sprite| {
                let place = place(sprite.at.unwrap_or_default());
                format!(r#"<g class="{}" transform="{place}">{}</g>"#, sprite.class, sprite.drawing)
            })
            .collect();
        return layer.set_inner_html(&markup);
    }
    let elements = layer.children();
    for (index, (old, new)) in before.iter().zip(sprites).enumerate() {
        new.at = new.at.or(old.at);
        if old == new {
            continue;
        }
        let Some(element) = elements.item(index as u32) else { continue };
        if old.class != new.class {
            set(&element, "class", &new.class);
        }
        if old.at != new.at {
            set(&element, "transform", &place(new.at.unwrap_or_default()));
        }
        if old.drawing != new.drawing {
            element.set_inner_html(&new.drawing);
        }
    }
}

/// Lets everything that came somewhere with the last step be seen to come there. On a board that has `turned` meanwhile
/// only what was thrown is seen to move.
pub(super) fn animate(drawing: &Element, picture: &Picture, turned: bool) {
    let layers = drawing.children();
    let Some(layer) = layers.item(2) else { return };
    let moves = |sprite: &Sprite| !sprite.way.is_empty() && (!turned || !sprite.turns.is_empty());
    for (index, sprite) in picture.sprites.iter().enumerate().filter(|(_, sprite)| moves(sprite)) {
        let Some(element) = layer.children().item(index as u32) else { continue };
        motion::travel(&element, &sprite.way, &sprite.turns, sprite.pace);
        change(&element, sprite.rests, sprite.pace);
    }
    // What is told of a throw waits for the dice: styles read how far that is.
    if let (true, Ok(Some(table))) = (picture.rests > 0, drawing.closest(".table")) {
        motion::fade(&table, "--told", ["0", "1"], picture.rests);
    }
    if picture.settles > 0 {
        for marks in [1, 3].into_iter().filter_map(|layer| layers.item(layer)) {
            change(&marks, picture.rests, picture.settles);
        }
    }
}

/// How long what lies still is to be seen before it goes, where nothing moves.
pub(super) fn lingers(picture: &Picture) -> u32 {
    picture.settles.saturating_sub(picture.rests)
}

/// Where nothing moves: what was thrown comes into sight where it came to rest. What will go lies there for that long, and
/// then is where it belongs.
pub(super) fn linger(drawing: &Element, picture: &Picture) {
    let (layers, long) = (drawing.children(), lingers(picture));
    let Some(layer) = layers.item(2) else { return };
    for (index, sprite) in picture.sprites.iter().enumerate() {
        let (Some((at, turn)), Some(element)) = (fell(sprite), layer.children().item(index as u32)) else {
            continue;
        };
        if sprite.rests > 0 {
            motion::appear(&element);
        }
        if long > 0 {
            motion::travel(&element, &[at; 2], &[turn; 2], long);
            change(&element, 0, long);
        }
    }
    for marks in [1, 3].into_iter().filter_map(|layer| layers.item(layer)) {
        change(&marks, 0, long);
    }
}

/// Where a piece came to rest that was thrown, and how it was turned then.
fn fell(sprite: &Sprite) -> Option<((i32, i32), i32)> {
    let frames = sprite.way.len() as u32;
    let place = (sprite.rests * frames).div_ceil(sprite.pace.max(1)).min(frames.checked_sub(1)?);
    Some((sprite.way[place as usize], *sprite.turns.get(place as usize)?))
}

/// Lets the parts `.rest` take the place of `.rolls` when something lies still, and the parts `.now` that of `.was` in the
/// end.
fn change(element: &Element, rests: u32, settles: u32) {
    let (goes, comes) = (["1", "0"], ["0", "1"]);
    for (class, values, when) in
        [("was", goes, settles), ("now", comes, settles), ("rolls", goes, rests), ("rest", comes, rests)]
    {
        let parts = element.get_elements_by_class_name(class);
        for part in (0..parts.length()).filter_map(|part| parts.item(part)).filter(|_| when > 0) {
            motion::fade(&part, "opacity", values, when);
        }
    }
}

pub(super) fn place((x, y): (i32, i32)) -> String {
    format!("translate({x} {y})")
}

pub(super) fn set(element: &Element, attribute: &str, value: &str) {
    let _ = element.set_attribute(attribute, value);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_thrown_away_is_seen_where_it_fell() {
        let way = vec![(0, 0), (5, 5), (9, 9), (9, 9), (1, 1)];
        let thrown =
            Sprite { way, turns: vec![40, 30, 20, 20, 0], pace: 166, rests: 66, ..Sprite::default() };
        assert_eq!(fell(&thrown), Some(((9, 9), 20)));
        let lay = Sprite { rests: 0, ..thrown.clone() };
        assert_eq!(fell(&lay), Some(((0, 0), 40)), "it lay there already");
        assert_eq!(fell(&Sprite { turns: Vec::new(), ..thrown }), None, "a piece that travels jumps");
        assert_eq!(fell(&Sprite::default()), None);
        let picture = |rests, settles| Picture { rests, settles, ..Picture::default() };
        assert_eq!(lingers(&picture(900, 3300)), 2400, "a turn that ends with a throw");
        assert_eq!(lingers(&picture(900, 900)), 0, "dice that stay are simply there");
    }
}
