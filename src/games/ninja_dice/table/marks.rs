//! What is marked on the table: lines of fire as they are decided, what they reach, what is chosen, hinted or refused.

use super::dice::{badge, tag};
use super::hand::{Desk, Spot, look, throwers};
use super::layout::{Look, Point, SIDE, around, rail_side};
use super::rail::Left;
use crate::games::ninja_dice::data::{SkillFace, ThreatFace};
use crate::games::ninja_dice::place::TABLE;
use crate::games::ninja_dice::text::Mark;
use crate::games::ninja_dice::{Event, Gesture, Illegal, Move, NinjaDice, Phase, Pose, Target, Threat};
use crate::kernel::Seat;
use crate::ui::stage::picture::Markup;
use crate::ui::stage::seats::{mark, seat_class};
use crate::ui::stage::staged::Scene;

/// A die that aims: how it lies, whose line it is, and whether it acts now.
struct Aim {
    pose: Pose,
    class: &'static str,
    /// Whose pattern the area in front of it has; none for a fortune.
    pattern: Option<&'static str>,
    /// The symbol on its line.
    symbol: String,
    acts: bool,
}

/// The line of fire of an arrow that a seat has thrown.
fn arrow(seat: Seat, pose: Pose, acts: bool) -> Aim {
    let mark = mark(seat);
    Aim { pose, class: seat_class(seat), pattern: Some(mark), symbol: format!("m-{mark}"), acts }
}

/// Everything marked in one position.
pub(super) struct Marks<'a> {
    scene: &'a Scene<NinjaDice>,
    desk: &'a Desk,
    game: &'a NinjaDice,
    look: Look,
    aims: Vec<Aim>,
    /// What whoever acts can use the arrow or fortune on that acts now.
    lit: Vec<Target>,
}

impl<'a> Marks<'a> {
    pub(super) fn of(scene: &'a Scene<NinjaDice>, desk: &'a Desk) -> Self {
        let game = scene.view.game();
        let lit = match game.phase() {
            Phase::Arrow(arrow) if scene.actor.is_some() => game.shots(arrow).collect(),
            Phase::Fortune(fortune) if scene.actor.is_some() => {
                game.boosts(fortune).map(Target::Skill).collect()
            }
            _ => Vec::new(),
        };
        let aims = Target::all().filter_map(|target| aim(scene, desk, target)).collect();
        Self { scene, desk, game, look: look(scene), aims, lit }
    }

    /// Lines of fire and the areas in front of them: the shapes that decide.
    pub(super) fn below(&self) -> Markup {
        let mut drawn =
            format!(r#"<g class="rest"><g transform="{}">{}"#, self.look.transform(), self.links());
        let mut tags = Markup::new();
        for Aim { pose, class, pattern, symbol, acts } in &self.aims {
            let front = pose.front();
            if *acts {
                let area = front.path(TABLE, TABLE);
                drawn += &format!(r#"<path class="area {class}" d="{area}"/>"#);
                if let Some(mark) = pattern {
                    drawn += &format!(r##"<path class="weave" fill="url(#nd-pat-{mark})" d="{area}"/>"##);
                }
            }
            if let Some((from, to)) = front.line(TABLE, TABLE) {
                let acts = if *acts { "acts" } else { "" };
                drawn += &format!(
                    r#"<path class="line {class} {acts}" d="M{} {}L{} {}"/>"#,
                    from.x as i32, from.y as i32, to.x as i32, to.y as i32
                );
                let [from, to] = [from, to].map(|end| self.look.exact(end.x as i32, end.y as i32).0);
                tags += &tag(self.end(from, to), class, symbol);
                tags += &tag(self.end(to, from), class, symbol);
            }
        }
        // The lines of a turn that is over go with it.
        match Left::of(self.scene).filter(|_| self.game.phase() != Phase::Over) {
            Some(_) => format!(r#"<g class="was">{drawn}</g>{tags}</g></g>"#),
            None => format!("{drawn}</g>{tags}</g>"),
        }
    }

    /// Where a tag stands at the end of a line that comes from the other end: within the table, and beside the signs of seats.
    fn end(&self, (x, y): Point, (other_x, other_y): Point) -> Point {
        const TAG: i32 = 17;
        let (left, top) = self.look.corner();
        let within = |place: i32, from: i32| place.clamp(from + TAG, from + SIDE - TAG);
        let is_free = |&(x, y): &Point| {
            let covers = |seat: Seat| {
                let ((at_x, at_y), (wide, high)) = (self.look.sign(seat), self.look.sign_reach(seat));
                (x - at_x).abs() < wide + TAG && (y - at_y).abs() < high + TAG
            };
            !Seat::all(self.game.seats()).any(covers)
        };
        // Step by step along the line.
        let step = |part: i32| {
            (within(x + (other_x - x) * part / 40, left), within(y + (other_y - y) * part / 40, top))
        };
        (0..20).map(step).find(is_free).unwrap_or(step(0))
    }

    /// Rings and badges over the dice.
    pub(super) fn above(&self) -> Markup {
        let mut rings = Markup::new();
        let mut badges = Markup::new();
        for target in Target::all() {
            let Some(pose) = self.pose(target) else { continue };
            let mut ring = |class: &str| {
                rings += &format!(r#"<path class="{class}" d="{}"/>"#, pose.quad().path());
            };
            if self.lit.contains(&target) {
                ring("lit");
            }
            if self.hints(target) {
                ring("halo");
            }
            if self.is_selected(target) {
                ring("chosen");
            }
            if self.desk.over == Some(Spot::Die(target)) {
                ring("over");
            }
            if self.is_hit(target) {
                ring("hit-last");
                let (x, y) = self.look.place(&pose);
                badges += &badge((x - 22, y + 22), "hit", "nd-arrow");
            }
            if self.is_refused(target) {
                ring("no");
            }
            let (x, y) = self.look.place(&pose);
            if matches!(target, Target::Skill(die) if self.desk.throws(die)) {
                badges += &badge((x + 22, y - 22), "go", "i-redo");
            }
            if matches!(self.game.phase(), Phase::Arrow(_)) {
                if self.is_safe(target) {
                    badges += &badge((x + 22, y - 22), "safe", "i-shield");
                } else if self.lit.contains(&target) {
                    badges += &badge((x + 22, y - 22), "aim", "nd-arrow");
                }
            }
        }
        for (place, target) in Target::all().enumerate() {
            let frame = |class: &str| frame(class, self.look.rail(place), rail_side(place));
            if self.lit.contains(&target) {
                badges += &frame("lit-r");
            }
            if self.hints(target) {
                badges += &frame("halo-r");
            }
            if self.is_selected(target) {
                badges += &frame("chosen-r");
            }
        }
        let transform = self.look.transform();
        let throw = self.hinted_throw();
        format!(r#"<g class="rest"><g transform="{transform}">{rings}</g>{badges}{throw}</g>"#)
    }

    /// A line from each fortune to the die that it boosts.
    fn links(&self) -> Markup {
        let link = |(fortune, lying): (u8, crate::games::ninja_dice::Lying)| {
            let (from, to) = (self.pose(Target::Skill(fortune))?, self.pose(Target::Skill(lying.boosts?))?);
            Some(format!(r#"<path class="link" d="M{} {}L{} {}"/>"#, from.x, from.y, to.x, to.y))
        };
        self.game.lying().filter_map(link).collect()
    }

    /// The hinted throw: an arrow from where the hand lets go, the longer the harder.
    fn hinted_throw(&self) -> Markup {
        let Some(Move::Throw(Gesture { x, y, vx, vy })) = self.scene.hint else { return Markup::new() };
        let after = |part: i32| {
            self.look.exact(i32::from(x) + part * i32::from(vx), i32::from(y) + part * i32::from(vy)).0
        };
        let (from, to, back) = (after(0), after(10), after(9));
        let (dx, dy) = ((to.0 - back.0) * 2 / 3, (to.1 - back.1) * 2 / 3);
        format!(
            r#"<path class="tip" d="M{} {}L{} {}"/><path class="tip head" d="M{} {}L{} {}L{} {}"/>"#,
            from.0,
            from.1,
            to.0,
            to.1,
            back.0 - dy,
            back.1 + dx,
            to.0,
            to.1,
            back.0 + dy,
            back.1 - dx
        )
    }

    /// How a die lies, as it is shown.
    fn pose(&self, target: Target) -> Option<Pose> {
        let dragged = |die: u8| self.desk.dragged(self.game, die).is_some();
        let is_dragged = matches!(target, Target::Skill(die) if dragged(die));
        self.desk.lies(self.game, target).filter(|_| !is_dragged)
    }

    fn is_safe(&self, target: Target) -> bool {
        self.game.lies(target).is_some_and(|(owner, _)| self.game.is_protected(owner))
    }

    fn hints(&self, target: Target) -> bool {
        match (self.scene.hint, target) {
            (Some(Move::Shoot(Some(hinted))), _) => hinted == target,
            (Some(Move::Boost(Some(hinted))), Target::Skill(die)) => hinted == die,
            (Some(Move::Again { dice, .. }), Target::Skill(die)) => dice & (1 << die) != 0,
            _ => false,
        }
    }

    fn is_hit(&self, target: Target) -> bool {
        let hit = |event: &Event| matches!(event, Event::Shot { hit: Some((hit, _)), .. } if *hit == target);
        self.scene.last.iter().any(hit)
    }

    fn is_refused(&self, target: Target) -> bool {
        let refused = self.scene.refused.as_ref().map(|(_, why)| why).or(self.desk.slip.as_ref());
        match (refused, target) {
            (Some(Illegal::NotOnTable(no) | Illegal::OwnDie(no) | Illegal::BehindArrow(no)), _) => {
                *no == target
            }
            (
                Some(Illegal::BehindFortune(no) | Illegal::NoSkill(no) | Illegal::LaidAndThrown(no)),
                Target::Skill(die),
            ) => *no == die,
            (Some(Illegal::Overlap(one, other)), Target::Skill(die)) => [*one, *other].contains(&die),
            (
                Some(
                    Illegal::FortuneAway { die: one, fortune } | Illegal::FortuneStays { die: one, fortune },
                ),
                Target::Skill(die),
            ) => [*one, *fortune].contains(&die),
            _ => false,
        }
    }

    /// Whether a die is marked to be thrown again or moved.
    pub(super) fn is_selected(&self, target: Target) -> bool {
        matches!(target, Target::Skill(die) if self.desk.throws(die) || self.desk.chosen == Some(die))
    }

    /// Whether pressing a die leads somewhere.
    pub(super) fn can_tap(&self, target: Target) -> bool {
        let decides = self.game.phase() == Phase::Deciding && matches!(target, Target::Skill(_));
        self.scene.actor.is_some() && (decides || self.lit.contains(&target))
    }

    /// Whether a house die can be taken or left.
    pub(super) fn can_take(&self, die: u8) -> bool {
        let taken = self.desk.plan(self.game).beaten & (1 << die) != 0;
        let decides = self.scene.actor.is_some() && self.game.phase() == Phase::Deciding;
        decides && (taken || self.desk.could_take(self.game, die))
    }

    /// What a screen reader says of a die.
    pub(super) fn of_die(&self, target: Target) -> Vec<Mark> {
        let mut marks = Vec::new();
        let mut add = |is: bool, mark: Mark| {
            if is {
                marks.push(mark);
            }
        };
        let acts = match self.game.phase() {
            Phase::Arrow(arrow) => target == Target::Threat(arrow),
            Phase::Fortune(fortune) => target == Target::Skill(fortune),
            _ => false,
        };
        add(acts, Mark::Acts);
        add(self.lit.contains(&target), Mark::Can);
        if let Target::Skill(die) = target {
            if let Some(skill) = self.desk.stands_for(self.game, die) {
                add(true, Mark::As(skill));
            }
            add(self.desk.throws(die), Mark::Again);
            let chosen = self.desk.chosen == Some(die);
            add(chosen, Mark::Chosen);
            let moves = chosen || self.desk.places[usize::from(die)].is_some();
            if let Some(pose) = self.desk.lies(self.game, target).filter(|_| moves) {
                let ((x, y), (left, top)) = (self.look.place(&pose), self.look.corner());
                let fifth = |place: i32, from: i32| ((place - from) * 5 / SIDE).clamp(0, 4) as usize;
                add(true, Mark::Across(fifth(x, left)));
                add(true, Mark::Down(fifth(y, top)));
            }
        }
        add(matches!(self.game.phase(), Phase::Arrow(_)) && self.is_safe(target), Mark::Protected);
        add(self.hints(target), Mark::Hint);
        marks
    }

    /// What a screen reader says of a house die.
    pub(super) fn of_house(&self, die: u8) -> Vec<Mark> {
        let (left, plan) = (Left::ended(self.scene), self.desk.plan(self.game));
        let face = self.game.house().get(usize::from(die)).filter(|_| left.is_none());
        if left.map_or(plan.beaten, |left| left.beaten) & (1 << die) != 0 {
            [Mark::Taken].into_iter().chain(face.map(|&face| Mark::By(plan.skill_for(face)))).collect()
        } else if left.is_none() && self.desk.could_take(self.game, die) {
            vec![Mark::Left]
        } else {
            Vec::new()
        }
    }

    /// What a screen reader says of the place of a seat.
    pub(super) fn of_seat(&self, seat: Seat) -> Vec<Mark> {
        let has_thrown = self.desk.has_thrown(self.game, seat);
        let marks = [
            (self.game.is_protected(seat), Mark::Protected),
            (has_thrown, Mark::Thrown),
            (!has_thrown && throwers(self.scene).has(seat), Mark::Can),
        ];
        marks.into_iter().filter(|(is, _)| *is).map(|(_, mark)| mark).collect()
    }
}

/// Whose arrow flew or found nothing to hit with the last step and was put aside then, and how it lay.
pub(super) fn flown(scene: &Scene<NinjaDice>, die: u8) -> Option<(Seat, Pose)> {
    scene.last.iter().find_map(|event| match *event {
        Event::Missed { seat, arrow, from, .. } | Event::Shot { seat, arrow, from, .. } if arrow == die => {
            Some((seat, from))
        }
        _ => None,
    })
}

/// A die that has a front line: a fortune that boosts nothing yet, or an arrow, also one that has just flown.
fn aim(scene: &Scene<NinjaDice>, desk: &Desk, target: Target) -> Option<Aim> {
    let game = scene.view.game();
    let points = desk.over == Some(Spot::Die(target));
    match target {
        Target::Skill(die) => {
            let lying = game.skills()[usize::from(die)].filter(|lying| lying.face == SkillFace::Fortune)?;
            let acts = game.phase() == Phase::Fortune(die);
            let open = game.fresh() & (1 << die) != 0 && lying.boosts.is_none();
            let pose = desk.places[usize::from(die)].unwrap_or(lying.pose);
            (open || acts || points).then(|| Aim {
                pose,
                class: "luck",
                pattern: None,
                symbol: "nd-fortune".to_owned(),
                acts: acts || points,
            })
        }
        Target::Threat(die) => match game.threats()[usize::from(die)] {
            Threat::Lying { seat, face: ThreatFace::Arrow, pose, .. } => {
                Some(arrow(seat, pose, game.phase() == Phase::Arrow(die) || points))
            }
            _ => flown(scene, die).map(|(seat, pose)| arrow(seat, pose, false)),
        },
    }
}

fn frame(class: &str, middle: Point, side: i32) -> Markup {
    let [x, y, width, height] = around(middle, side + 6);
    format!(r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}" rx="17"/>"#)
}
