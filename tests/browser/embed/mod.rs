//! The page in frames of somebody else's page, at another address: a sheet around them, and what a visitor does there.

mod budget;
mod frames;
mod manners;

use std::{ops::Range, time::Duration};

use engawa::games::SLUGS;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    host::Host,
    page::Page,
    visit::{given, is_chromium},
};

/// A sheet around frames, which notes what they say.
fn sheet(inside: &str) -> String {
    format!(
        r#"<!doctype html><html lang="fr"><meta charset="utf-8"><title>Une fiche</title>
<script src="{page}embed.js"></script>
<script>
  const heard = [];
  addEventListener("message", ({{ data }}) => heard.push(data));
</script>
<input id="search"><p style="height: 3000px">Une longue fiche.</p>{inside}"#,
        page = given("ENGAWA_PAGE")
    )
}

/// A plain frame at this query.
fn frame(query: &str, more: &str) -> String {
    format!(
        r#"<iframe title="Engawa" {more} style="width: 640px; height: 700px" src="{}?{query}"></iframe>"#,
        given("ENGAWA_PAGE")
    )
}

impl Page {
    /// Opens a sheet at a host.
    async fn read(&self, host: &Host, inside: &str) {
        self.read_at(host, &format!("{}sheet.html", host.address()), inside).await;
    }

    /// Opens a sheet with a frame for each of the games, and names their places.
    async fn read_five(&self, host: &Host) -> Range<u16> {
        let frame = |slug: &&str| frame(&format!("game={slug}&start=now&lang=en"), "");
        let frames: String = SLUGS.iter().map(frame).collect();
        self.read(host, &frames).await;
        0..SLUGS.len() as u16
    }

    /// Opens a sheet at an address of a host.
    async fn read_at(&self, host: &Host, address: &str, inside: &str) {
        host.has_sheet(sheet(inside));
        self.client.goto(address).await.expect("opens");
        self.until("the sheet is there", "return !!document.querySelector('#search')").await;
        self.run("document.querySelector('engawa-game, iframe')?.scrollIntoView()", vec![]).await;
    }

    /// Goes into a frame, once its page is there: some browsers lose sight of one that comes while they look.
    async fn enter_frame(&self, place: u16) {
        for _ in 0..100 {
            self.client.clone().enter_frame(place).await.expect("a frame");
            let is_there = "return location.href !== 'about:blank' && document.readyState === 'complete'";
            if self.client.execute(is_there, vec![]).await.is_ok_and(|there| there == json!(true)) {
                return;
            }
            self.leave_frame().await;
            sleep(Duration::from_millis(100)).await;
        }
        panic!("the frame stays empty");
    }

    /// Goes back to the sheet.
    async fn leave_frame(&self) {
        self.client.clone().enter_parent_frame().await.expect("the sheet");
    }

    /// Waits until a frame has said this, and returns it.
    async fn hear(&self, kind: &str) -> Value {
        self.until(
            &format!("a frame says {kind}"),
            &format!("return heard.filter(said => said.type === '{kind}').at(-1) ?? null"),
        )
        .await
    }

    /// Waits until a frame says this once more, whatever it has said before, while something is done.
    async fn hear_after(&self, kind: &str, message: &Value) -> Value {
        self.run("heard.length = 0", vec![]).await;
        self.say(message).await;
        self.hear(kind).await
    }

    /// Chooses a cell in a frame, as a screen reader does: drivers do not agree on where in a frame a pointer is.
    async fn choose_in_frame(&self, css: &str) {
        self.see(css).await;
        let script =
            "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click', { bubbles: true }))";
        self.run(script, vec![json!(css)]).await;
    }

    /// Presses a button in a frame: with the pointer where the driver knows where in a frame it is.
    async fn press_in_frame(&self, css: &str) {
        if is_chromium() {
            self.rests(css).await;
            return self.click(css).await;
        }
        self.see(css).await;
        self.run("document.querySelector(arguments[0]).click()", vec![json!(css)]).await;
    }

    /// Waits until something stands still: a drawer has come, the frame has grown, and so have those above it. A frame has no
    /// stillness preferred.
    async fn rests(&self, css: &str) {
        let script = format!(
            "const found = document.querySelector(`{css}`);
             const place = one => Object.values(one?.getBoundingClientRect().toJSON() ?? {{}});
             const size = found && [innerWidth, innerHeight, ...place(found), ...place(frameElement)].join();
             const same = size === globalThis.sizeBefore;
             globalThis.sizeBefore = size;
             const moves = one => one.playState === 'running' && one.effect.target?.contains(found);
             return !!found && same && !document.getAnimations().some(moves)"
        );
        self.until(&format!("{css} stands still"), &script).await;
    }

    /// Lays out the home row of Shogun in a frame.
    async fn start_in_frame(&self) {
        self.press_in_frame(".tray .primary").await;
        self.my_turn().await;
    }

    /// Makes any move of Shogun in a frame.
    async fn move_in_frame(&self) {
        let before = self.count(".log li").await;
        let own = "return [...document.querySelectorAll('.mid .cell.grab')].map(cell => cell.dataset.cell)";
        let own = self.run(own, vec![]).await;
        for square in own.as_array().into_iter().flatten().filter_map(Value::as_str) {
            self.choose_in_frame(&format!(r#".mid [data-cell="{square}"]"#)).await;
            self.see(&format!(r#".mid [data-cell="{square}"][aria-selected="true"]"#)).await;
            if self.count(".mid .cell.can:not(.grab)").await > 0 {
                self.choose_in_frame(".mid .cell.can:not(.grab)").await;
                let more = format!("return document.querySelectorAll('.log li').length > {before}");
                self.until("the move is in the log", &more).await;
                return;
            }
        }
        panic!("no piece can move");
    }

    /// What frames have kept here, seen from within one.
    async fn kept_in_frame(&self, room: &str) -> Vec<String> {
        let script =
            "return Object.keys(localStorage).filter(key => key.startsWith(`engawa-frame/${arguments[0]}`))";
        let kept = self.run(script, vec![json!(room)]).await;
        kept.as_array().into_iter().flatten().filter_map(|key| Some(key.as_str()?.to_owned())).collect()
    }

    async fn say(&self, message: &Value) {
        self.run("document.querySelector('engawa-game').say(arguments[0])", vec![message.clone()]).await;
    }
}
