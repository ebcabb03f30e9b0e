//! The village as it is drawn: sand, houses with their heights, trees, the moon, the strips. Houses and trees are drawn
//! from the same shapes that decide whether a string reaches them.

use super::pieces::SYMBOLS;
use super::place::{MIDDLE, SIZE, Strip, around};
use crate::games::ninja_night::data::{ROUNDS, TREE_HEIGHT, VILLAGE};
use crate::games::ninja_night::text::letter;
use crate::games::ninja_night::{House, NinjaNight, Roof};
use crate::geometry::heading::UNIT;
use crate::geometry::{Disc, Point, Rect};

/// The rings raked into the sand: no two spaces between them are alike, so that nothing can be counted off.
const RAKED: [i32; 17] =
    [118, 197, 342, 391, 507, 704, 781, 878, 1023, 1133, 1181, 1286, 1424, 1535, 1609, 1757, 1866];

/// The light falls from the north-west; a shadow is so long for each unit of height.
const SHADOW: i32 = 6;

/// Everything that stays where it is as long as the game goes on.
pub(super) fn ground(game: &NinjaNight) -> String {
    let (width, height) = SIZE;
    let raked: String =
        RAKED.iter().map(|radius| format!(r#"<circle class="rake" r="{radius}"/>"#)).collect();
    let houses = game.village().houses();
    let shadows: String = houses.iter().map(|house| shadow(house.ground(), house.size.lengths().2)).collect();
    let drawn: String = houses.iter().map(house).collect();
    let trees: String = game.village().trees().iter().map(|&disc| tree(disc)).collect();
    format!(
        r#"{SYMBOLS}<rect class="mat" width="{width}" height="{height}"/><g transform="translate({MIDDLE} {MIDDLE})"><circle class="sand" r="{VILLAGE}"/>{raked}{shadows}{drawn}{trees}</g>{}"#,
        Strip::ALL.map(plank).concat()
    )
}

/// The letters and heights of all houses, and the heights of the trees; smaller where the village is looked at closely.
/// The style sheet enlarges them on a small board.
pub(super) fn tags(game: &NinjaNight, closely: bool) -> String {
    let scale = if closely { " scale(.44)" } else { "" };
    let trees = game.village().trees().map(|disc| tree_tag(disc.centre, scale));
    Roof::all().map(|roof| tag(game, roof, scale)).chain(trees).collect()
}

fn shadow(rect: Rect, height: i32) -> String {
    let far = height / SHADOW;
    format!(r#"<path class="sh" transform="translate({far} {far})" d="{}"/>"#, rect.path())
}

fn house(house: &House) -> String {
    let upper = match house.floor {
        true => shadow(house.roof(), house.height() - house.size.lengths().2) + &hip(house.roof(), "up"),
        false => String::new(),
    };
    hip(house.ground(), "low") + &upper
}

/// A hip roof of four flat planes, as light as they face the light.
fn hip(rect: Rect, class: &str) -> String {
    let (a, b) = rect.half;
    let ridge = (a - b).max(0);
    let (cos, sin) = rect.turn.direction();
    // Whether a plane that faces this way lies in the light, in the shade or between.
    let shade = |along: i64, across: i64| {
        let (x, y) = (along * cos - across * sin, along * sin + across * cos);
        match -(x + y) {
            light if light > UNIT * 2 / 3 => "lit",
            light if light < -UNIT * 2 / 3 => "dark",
            _ => "half",
        }
    };
    let plane = |class: &str, points: &[(i32, i32)]| {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x} {y}")).collect();
        format!(r#"<path class="{class}" d="M{}z"/>"#, points.join("L"))
    };
    let planes = [
        plane(shade(0, -1), &[(-a, -b), (a, -b), (ridge, 0), (-ridge, 0)]),
        plane(shade(0, 1), &[(-a, b), (a, b), (ridge, 0), (-ridge, 0)]),
        plane(shade(-1, 0), &[(-a, -b), (-a, b), (-ridge, 0)]),
        plane(shade(1, 0), &[(a, -b), (a, b), (ridge, 0)]),
    ];
    let mut tiles = String::new();
    let pitch = 2 * b / 7;
    for x in (1..).map(|line| -a + line * pitch).take_while(|&x| x < a) {
        let deep = b.min(a - x.abs());
        tiles += &format!("M{x} {}v{deep}M{x} {b}v-{deep}", -b);
    }
    for y in (1..7).map(|line| -b + line * pitch) {
        let deep = b - y.abs();
        tiles += &format!("M-{a} {y}h{deep}M{a} {y}h-{deep}");
    }
    let part = |value: i64| {
        let parts = value * 10_000 / UNIT;
        format!("{}{}.{:04}", if parts < 0 { "-" } else { "" }, parts.abs() / 10_000, parts.abs() % 10_000)
    };
    let (cosine, sine, minus) = (part(cos), part(sin), part(-sin));
    format!(
        r#"<g class="house {class}"><g transform="matrix({cosine} {sine} {minus} {cosine} {} {})">{}<path class="tiles" d="{tiles}"/><path class="ridge" d="M-{a} -{b}L-{ridge} 0L-{a} {b}M{a} -{b}L{ridge} 0L{a} {b}M-{ridge} 0L{ridge} 0"/></g><path class="edge" d="{}"/></g>"#,
        rect.centre.x,
        rect.centre.y,
        planes.concat(),
        rect.path()
    )
}

/// A tree: the disc that is in the way, needles, and the longest shadow.
fn tree(disc: Disc) -> String {
    let far = TREE_HEIGHT / SHADOW;
    let (x, y) = (disc.centre.x, disc.centre.y);
    format!(
        r#"<path class="sh" transform="translate({far} {far})" d="{path}"/><path class="tree" d="{path}"/><path class="needles" transform="translate({x} {y})" d="M34 3 109 11M31 15 99 47M24 25 77 79M14 31 45 100M3 35 8 109M-9 33-30 105M-20 28-64 89M-29 19-91 62M-33 9-106 27M-34-3-109-11M-31-15-99-47M-24-25-77-79M-14-31-45-100M-3-35-8-109M9-33 30-105M20-28 64-89M29-19 91-62M33-9 106-27"/>"#,
        path = disc.path()
    )
}

fn tree_tag(centre: Point, scale: &str) -> String {
    let (x, y) = super::place::drawn(centre);
    format!(
        r#"<g class="tag" transform="translate({x} {y}){scale}"><g><rect x="-126" y="-66" width="252" height="132" rx="26"/><path d="M-112 34-76-36-40 34z"/><text class="high" x="42" y="46">{}</text></g></g>"#,
        TREE_HEIGHT / 100
    )
}

/// How far the middle of a house's tag stands off its corner.
const LIFT: i32 = 52;

/// The middle of a house's tag: above its uppermost corner, or below its lowest where the tag of a tree is in the way.
pub(super) fn tag_place(game: &NinjaNight, roof: Roof) -> (i32, i32) {
    let rect = game.village().house(roof).ground();
    let [left, top, _, height] = around(rect);
    let (a, b) = rect.half;
    let corners = [(-a, -b), (a, -b), (a, b), (-a, b)].map(|(x, y)| super::place::drawn(rect.spot(x, y)));
    let at = |edge| corners.into_iter().find(|&(_, y)| y == edge).unwrap_or((left, edge));
    let (above, below) = (at(top), at(top + height));
    let is_hidden = game.village().trees().iter().any(|tree| {
        let (x, y) = super::place::drawn(tree.centre);
        (x - above.0).abs() < 350 && (y - (above.1 - LIFT)).abs() < 170
    });
    let (x, y) = if is_hidden { (below.0, below.1 + LIFT) } else { (above.0, above.1 - LIFT) };
    (x.clamp(186, 2 * MIDDLE - 186), y.clamp(92, 2 * MIDDLE - 92))
}

/// The letter of a house and its height.
fn tag(game: &NinjaNight, roof: Roof, scale: &str) -> String {
    let (x, y) = tag_place(game, roof);
    format!(
        r#"<g class="tag" transform="translate({x} {y}){scale}"><g><rect x="-140" y="-66" width="280" height="132" rx="26"/><text class="name" x="-76" y="46">{}</text><path d="M-26 34 10-36 46 34z"/><text class="high" x="92" y="46">{}</text></g></g>"#,
        letter(roof),
        game.village().house(roof).height() / 100
    )
}

/// A strip without the string: nothing on it repeats, and nothing can be counted.
fn plank(strip: Strip) -> String {
    let [x, y, width, height] = strip.area();
    let (peg_x, peg_y) = strip.at(0);
    // All is drawn from left to right, and turned where the strip stands upright.
    let (turn, long, broad) = match strip {
        Strip::Below => (format!("translate({x} {y})"), width, height),
        Strip::Beside => (format!("translate({} {y}) rotate(90)", x + width), height, width),
    };
    format!(
        r#"<g class="plank"><g transform="{turn}"><rect class="wood" width="{long}" height="{broad}" rx="40"/><path class="grain" d="M40 52c900-26 2100 34 3960-8M60 {}c700 30 2500-24 3930 14"/><rect class="groove" x="70" y="{}" width="{}" height="230" rx="115"/></g><circle class="peg" cx="{peg_x}" cy="{peg_y}" r="62"/></g>"#,
        broad - 48,
        broad / 2 - 115,
        long - 140,
    )
}

/// The moon's way over the village: six minutes, in the upper left corner.
pub(super) fn moon(round: u8, over: bool) -> String {
    // On the arc around the village, from left to right.
    const WAY: [(i32, i32); 6] = [(130, 1010), (180, 750), (300, 510), (500, 310), (740, 185), (1000, 130)];
    let step = |(place, (x, y)): (u8, (i32, i32))| {
        let number = place + 1;
        let class = match number == round && !over {
            true => "here",
            false if number < round || over => "past",
            false => "ahead",
        };
        let inside = match class {
            "here" => r#"<path class="face" d="M26-68A74 74 0 1 0 64 36 62 62 0 0 1 26-68z"/>"#.to_owned(),
            _ => format!(r#"<text y="56">{number}</text>"#),
        };
        format!(r#"<g class="minute {class}" transform="translate({x} {y})"><circle r="102"/>{inside}</g>"#)
    };
    let steps: String = (0..ROUNDS).zip(WAY).map(step).collect();
    format!(r#"<g class="moon">{steps}</g>"#)
}
