//! What it brings to the shared table: a row of lanterns or of numbers, and the words in their places.

use engawa::kernel::{Outcome, Seat};
use engawa::ui::lang::{Lang, Line};
use engawa::ui::stage::picture::{Cell, Group, Markup, Picture, Touch};
use engawa::ui::stage::staged::{GameWords, Opt, Scene, Staged};

use super::text::{LID, text};
use super::{Event, Illegal, Lanterns, Move, Setup, View};

/// How wide and high a cell is.
const CELL: i32 = 60;

impl Staged for Lanterns {
    type Hand = ();

    const COVER: &'static str = include_str!("art/cover.svg");

    const MINUTES: u8 = 5;

    const WORDS: [GameWords; 2] = LID;

    fn options(setup: &Setup, _seats: usize, lang: Lang) -> Vec<Opt> {
        vec![text(lang).short.set(setup.short)]
    }

    fn choose(setup: &mut Setup, _option: usize, value: usize) {
        setup.short = value != 0;
    }

    fn mark(_seat: Seat) -> Markup {
        r#"<circle r="8"/>"#.to_owned()
    }

    fn beside(view: &View, seat: Seat, lang: Lang) -> Markup {
        format!("<p>{}</p>", (text(lang).points)(view.points[seat.index()]))
    }

    fn task(view: &View, seat: Seat, lang: Lang) -> String {
        (text(lang).task)(view, seat)
    }

    fn told(event: &Event, lang: Lang) -> Option<(Seat, Line)> {
        (text(lang).told)(event)
    }

    fn refusal(why: &Illegal, lang: Lang) -> Line {
        (text(lang).refused)(*why)
    }

    fn reason(_view: &View, _mv: &Move, lang: Lang) -> String {
        text(lang).reason.to_owned()
    }

    fn ending(_view: &View, outcome: Outcome, lang: Lang) -> Line {
        (text(lang).ending)(outcome)
    }

    fn standing(view: &View) -> Vec<i32> {
        view.points[..usize::from(view.seats)].iter().copied().map(i32::from).collect()
    }

    fn diagram(_rule: &str) -> Option<(Self, Option<Move>)> {
        None
    }

    fn hand(_scene: &Scene<Self>) {}

    fn holds((): &()) -> bool {
        false
    }

    /// There is a cell for each move, in the order in which they are listed.
    fn touch(scene: &Scene<Self>, (): &mut (), touch: Touch) -> Vec<Move> {
        match touch {
            Touch::Tap(cell) => scene.moves.get(cell).copied().into_iter().collect(),
            _ => Vec::new(),
        }
    }

    fn picture(scene: &Scene<Self>, (): &(), lang: Lang) -> Picture {
        let cell = |(place, mv): (usize, &Move)| Cell {
            name: format!("cell-{place}"),
            label: (text(lang).cell)(mv),
            class: "can",
            selected: false,
            area: [place as i32 * CELL, 0, CELL, CELL],
        };
        let cells: Vec<Cell> = scene.moves.iter().enumerate().map(cell).collect();
        let lantern = |cell: &Cell| {
            format!(r#"<circle class="lantern" cx="{}" cy="30" r="24"/>"#, cell.area[0] + CELL / 2)
        };
        Picture {
            size: (6 * CELL, CELL),
            below: cells.iter().map(lantern).collect(),
            groups: vec![Group { label: text(lang).board.to_owned(), rows: vec![cells] }],
            ..Picture::default()
        }
    }
}
