//! A board as plain data: what is drawn, what can be pressed, and what a hand does to it.
//!
//! A game never touches the page. It makes a [`Picture`] of a scene and answers a [`Touch`] with moves to try;
//! [`Board`](crate::ui::board::Board) puts the one on the screen and hears the other.

/// Markup of our own making. What a person typed gets into it by [`escaped`](crate::ui::paper::escaped) alone.
pub type Markup = String;

/// A board as it is to be seen.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Picture {
    /// Width and height of the drawing, in its own units.
    pub size: (i32, i32),
    /// The part of it that is shown, as left and upper edge, width and height, as broad for its height as the whole;
    /// `None`: all of it.
    pub part: Option<[i32; 4]>,
    /// What hardly ever changes: wood, lines, coordinates.
    pub ground: Markup,
    /// Marks under the pieces.
    pub below: Markup,
    /// The pieces, each always at its own place in the list.
    pub sprites: Vec<Sprite>,
    /// Marks over the pieces.
    pub above: Markup,
    /// What the hand holds, drawn around the origin; it follows the pointer.
    pub lifted: Option<Markup>,
    /// What pointers, keys and screen readers meet: one tab stop for each group.
    pub groups: Vec<Group>,
    /// Where every pointer is followed closely, several at once.
    pub fields: Vec<Field>,
    /// Buttons below the drawing.
    pub tray: Vec<Button>,
    /// More to read below the buttons: a table to look things up in, cards to choose from; mostly nothing. An element of it with
    /// `data-do="tray 7"` is pressed like the button of that place.
    pub panel: Markup,
    /// What to do now, where the board knows it better than the turn line; else empty.
    pub advice: String,
    /// When what was thrown lies still, in milliseconds after the last step: then marks of the class `rest` appear.
    pub rests: u32,
    /// How long the last step is to be seen before anything else happens; until then marks of the class `was` stand in
    /// place of those of the class `now`.
    pub settles: u32,
}

impl Picture {
    /// What is shown of the drawing: left and upper edge, width and height.
    #[must_use]
    pub fn frame(&self) -> [i32; 4] {
        self.part.unwrap_or([0, 0, self.size.0, self.size.1])
    }

    /// All cells, in the order by which a [`Touch`] names them.
    pub fn cells(&self) -> impl Iterator<Item = &Cell> {
        self.groups.iter().flat_map(|group| group.rows.iter().flatten())
    }
}

/// A piece: a drawing around the origin, and where it lies.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sprite {
    /// Its classes in the style sheet.
    pub class: String,
    /// Where it lies; `None`: where it was last, if it was anywhere.
    pub at: Option<(i32, i32)>,
    /// The drawing. Of two parts `.was` and `.now` the second takes the place of the first when it has arrived, and of two
    /// parts `.rolls` and `.rest` when it lies still.
    pub drawing: Markup,
    /// The way by which it came with the last step. Empty: it lay there.
    pub way: Vec<(i32, i32)>,
    /// How it is turned at each point of the way against how it lies at the end, in tenths of a degree clockwise; empty
    /// if it does not turn. What turns moves at an even pace: its way is as dense as it was measured.
    pub turns: Vec<i32>,
    /// How long the way takes, in milliseconds.
    pub pace: u32,
    /// When on its way it first lies still, in milliseconds.
    pub rests: u32,
}

/// Whether a place of the drawing is in an area of it: left and upper edge, width and height.
#[must_use]
pub fn is_in([left, top, width, height]: [i32; 4], (x, y): (i32, i32)) -> bool {
    (left..left + width).contains(&x) && (top..top + height).contains(&y)
}

/// A part of the drawing in which every pointer is followed: a strip to draw along, an edge to throw from. What can be
/// done in it can be done with cells and buttons too.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Field {
    /// Its left and upper edge, width and height.
    pub area: [i32; 4],
}

/// A pointer that went down in a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stroke {
    /// The field, by its place in the picture.
    pub field: usize,
    /// Which of several pointers it is.
    pub pointer: i32,
    /// What it does.
    pub phase: Phase,
    /// Where, in the units of the drawing; it may have left the field.
    pub at: (i32, i32),
    /// When, in milliseconds since some beginning.
    pub time: u32,
}

/// What a pointer in a field does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Goes down.
    Down,
    /// Moves.
    Move,
    /// Lets go.
    Up,
    /// Is taken away by the browser.
    Lost,
}

/// Cells that belong together, as a grid for screen readers.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Group {
    /// Its spoken name.
    pub label: String,
    /// Its cells, row by row as they are seen.
    pub rows: Vec<Vec<Cell>>,
}

/// A place that can be pressed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Cell {
    /// A name that no other cell of the picture has: `e4`.
    pub name: String,
    /// What it is and holds, in words.
    pub label: String,
    /// `can` where pressing leads somewhere, `grab` where something can be taken, or both.
    pub class: &'static str,
    /// Whether it is the one chosen.
    pub selected: bool,
    /// Its left and upper edge, width and height.
    pub area: [i32; 4],
}

/// A button below the drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// What it says.
    pub label: String,
    /// Whether it is the one that leads on.
    pub primary: bool,
}

/// What a hand does. Cells are named by their place among all cells of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    /// Goes down on a cell.
    Press(usize),
    /// Moves while holding, far enough to mean it, over this cell or beside all.
    Drag(Option<usize>),
    /// Lets go over this cell or beside all.
    Release(Option<usize>),
    /// Points at a cell without holding anything, or is on it with the keyboard.
    Over(Option<usize>),
    /// Taps a cell on which a press took hold of nothing, or presses Enter on it.
    Tap(usize),
    /// Presses a button below the drawing; the second is a random number, for buttons that shuffle.
    Button(usize, u64),
    /// Does something in a field.
    Stroke(Stroke),
    /// Lets go of everything without doing anything.
    Cancel,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{
        ninja_camp::NinjaCamp, ninja_dice::NinjaDice, ninja_night::NinjaNight, shinobi::Shinobi,
        shogun::Shogun,
    };
    use crate::ui::lang::Lang;
    use crate::ui::stage::proofs::walk;
    use crate::ui::stage::staged::{Scene, Staged};
    use crate::ui::widgets::SYMBOLS;

    /// What a drawing borrows from elsewhere, by its id.
    fn borrowed(drawn: &str) -> impl Iterator<Item = &str> {
        let after = |start| drawn.split(start).skip(1).filter_map(|rest| rest.split(['"', ')']).next());
        after("href=\"#").chain(after("url(#"))
    }

    /// Everything in a picture that is drawn.
    fn drawings(picture: &Picture) -> impl Iterator<Item = &Markup> {
        let Picture { ground, below, above, panel, .. } = picture;
        let sprites = picture.sprites.iter().map(|sprite| &sprite.drawing);
        [ground, below, above, panel].into_iter().chain(&picture.lifted).chain(sprites)
    }

    #[track_caller]
    fn has_its_symbols(picture: &Picture) {
        let is_there = |id: &str| {
            let id = format!(r#" id="{id}""#);
            SYMBOLS.contains(&id) || picture.ground.contains(&id)
        };
        for drawing in drawings(picture) {
            borrowed(drawing).for_each(|id| assert!(is_there(id), "nothing is drawn as {id}"));
        }
    }

    /// Every picture of a random game, and whatever is tapped in it, is drawn with symbols that are there.
    fn is_drawn<G: Staged>() {
        let mut last = Vec::new();
        walk::<G>(*G::ABOUT.seats.end(), 1, |game, mv, told| {
            let last = std::mem::replace(&mut last, told.iter().map(|told| told.event.clone()).collect());
            let scene = Scene { last, hint: mv.cloned(), aid: true, ..Scene::of(game) };
            let picture = G::picture(&scene, &G::hand(&scene), Lang::En);
            has_its_symbols(&picture);
            for cell in 0..picture.cells().count() {
                let mut hand = G::hand(&scene);
                G::touch(&scene, &mut hand, Touch::Tap(cell));
                has_its_symbols(&G::picture(&scene, &hand, Lang::En));
            }
        });
    }

    #[test]
    fn every_picture_has_its_symbols() {
        let drawn = r##"<use href="#m-sun"/><path fill="url(#weave)"/><use href="#m-moon"/>"##;
        assert_eq!(borrowed(drawn).collect::<Vec<_>>(), ["m-sun", "m-moon", "weave"]);
        is_drawn::<Shogun>();
        is_drawn::<NinjaCamp>();
        is_drawn::<Shinobi>();
        is_drawn::<NinjaDice>();
        is_drawn::<NinjaNight>();
    }
}
