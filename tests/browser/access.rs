//! What axe-core finds, on every screen and in both themes: nothing. And what is said to whoever does not see.

use std::fs;

use engawa::{
    bots::Botted,
    games::{
        ninja_camp::NinjaCamp, ninja_dice::NinjaDice, ninja_night::NinjaNight, shinobi::Shinobi,
        shogun::Square,
    },
    kernel::{Player, Seed, Session},
};
use serde_json::Value;

use crate::{
    page::{Page, Pointer},
    table::{By, cell, midway, play_on, played},
    visit::{given, visit},
};

/// What axe-core finds wrong with the screen as it is.
async fn violations(page: &Page, axe: &str, screen: &str, found: &mut Vec<String>) {
    page.run(axe, vec![]).await;
    let script = "const done = arguments[0]; axe.run({ resultTypes: ['violations'] }).then(result => done(result.violations.map(violation =>
        violation.id + ': ' + violation.nodes.map(node => node.target.join(' ') + ' (' + node.any.concat(node.all, node.none).map(check => check.message).join('; ') + ')').join(' | '))))";
    let wrong = page.run_async(script).await;
    let wrong = wrong.as_array().into_iter().flatten().filter_map(Value::as_str);
    found.extend(wrong.map(|wrong| format!("{screen}: {wrong}")));
}

/// The screens on which a game is all its own: setup, table, end and rules.
async fn of_game<G: Botted>(page: &Page, axe: &str, theme: &str, found: &mut Vec<String>) {
    let slug = G::ABOUT.slug;
    let mut session = midway::<G>();
    page.lay("axe", &session).await;
    page.see(".mid :is(.cell:is(.grab, .can), .nn-key)").await;
    violations(page, axe, &format!("{theme} {slug} table"), found).await;
    play_on(&mut session, |_| false);
    page.lay("axe", &session).await;
    page.see(".end.panel .chart").await;
    violations(page, axe, &format!("{theme} {slug} end"), found).await;
    for (hash, sign) in [(format!("#/{slug}"), ".setup"), (format!("#/{slug}/rules"), ".rule .diagram")] {
        page.open(&hash).await;
        page.see(sign).await;
        violations(page, axe, &format!("{theme} {hash}"), found).await;
    }
}

#[tokio::test]
async fn no_screen_of_another_game_has_a_violation() {
    let axe = fs::read_to_string(given("ENGAWA_AXE")).expect("axe-core");
    visit("#/", |page| async move {
        let mut found = Vec::new();
        for theme in ["light", "dark"] {
            page.prefer("theme", theme).await;
            of_game::<NinjaCamp>(&page, &axe, theme, &mut found).await;
            of_game::<Shinobi>(&page, &axe, theme, &mut found).await;
            of_game::<NinjaDice>(&page, &axe, theme, &mut found).await;
            let people = vec![Player::human(); 3];
            page.lay(
                "curtain",
                &Session::<Shinobi>::new(Default::default(), people, Seed(3)).expect("seats fit"),
            )
            .await;
            page.see(".curtain .btn").await;
            violations(&page, &axe, &format!("{theme} curtain"), &mut found).await;
        }
        assert!(found.is_empty(), "axe-core finds:\n{}", found.join("\n"));
    })
    .await;
}

#[tokio::test]
async fn no_screen_of_ninja_night_has_a_violation() {
    let axe = fs::read_to_string(given("ENGAWA_AXE")).expect("axe-core");
    visit("#/", |page| async move {
        let mut found = Vec::new();
        for theme in ["light", "dark"] {
            page.prefer("theme", theme).await;
            of_game::<NinjaNight>(&page, &axe, theme, &mut found).await;
            // While the string is out, once it has fallen, and what practice makes of it.
            page.open("#/ninja-night/practice").await;
            page.click(r#"[data-do="tray 6"]"#).await;
            page.see(".board .veil").await;
            violations(&page, &axe, &format!("{theme} string"), &mut found).await;
            page.click(".tray .primary").await;
            page.see(".nn-plot").await;
            violations(&page, &axe, &format!("{theme} practice"), &mut found).await;
        }
        assert!(found.is_empty(), "axe-core finds:\n{}", found.join("\n"));
    })
    .await;
}

#[tokio::test]
async fn no_screen_has_a_violation() {
    let axe = fs::read_to_string(given("ENGAWA_AXE")).expect("axe-core");
    visit("#/", |page| async move {
        let mut found = Vec::new();
        for theme in ["light", "dark"] {
            page.prefer("theme", theme).await;
            page.put("over", &played(400, 5)).await;
            violations(&page, &axe, &format!("{theme} end"), &mut found).await;
            page.put("axe", &played(9, 3)).await;
            violations(&page, &axe, &format!("{theme} table"), &mut found).await;
            page.go(By::Clicks, (Square::at(0, 0), Square::at(7, 7))).await;
            page.see(".toast").await;
            violations(&page, &axe, &format!("{theme} refusal"), &mut found).await;
            page.click(".toast .btn").await;
            page.see("dialog[open] .rule.here").await;
            violations(&page, &axe, &format!("{theme} rules drawer"), &mut found).await;
            page.click("dialog[open] .dh .icon-btn").await;
            page.press_letter('m').await;
            page.see("dialog[open] .menu").await;
            violations(&page, &axe, &format!("{theme} menu"), &mut found).await;
            for (screen, hash) in [
                ("home", "#/"),
                ("setup", "#/shogun"),
                ("rules", "#/shogun/rules"),
                ("replay", "#/shogun/replay/over"),
                ("settings", "#/settings"),
                ("error", "#/shogun/play/nowhere"),
            ] {
                page.open(hash).await;
                violations(&page, &axe, &format!("{theme} {screen}"), &mut found).await;
            }
        }
        assert!(found.is_empty(), "axe-core finds:\n{}", found.join("\n"));
    })
    .await;
}

#[tokio::test]
async fn moves_are_said_and_the_board_is_one_tab_stop() {
    visit("#/shogun", |page| async move {
        page.start().await;
        assert_eq!(page.count(".cells [tabindex='0']").await, 1);
        let (from, to) = page.good_move().await;
        page.play(By::Clicks, (from, to)).await;
        let said = page.text("[role=status]").await;
        assert!(said.contains("Red") && said.contains(" to "), "{said}");
        page.tap(Pointer::Mouse, &cell(Square::at(7, 7))).await;
        page.go(By::Clicks, (page.good_move().await.0, Square::at(7, 7))).await;
        assert_eq!(page.text("[role=status]").await, page.text(".toast p").await, "refusals are said too");
    })
    .await;
}
