//! Practice: one string after the other, all of them noted.

use engawa::geometry::Point;
use fantoccini::key::Key;

use crate::{page::Pointer, visit::visit};

#[tokio::test]
async fn practice_notes_every_string() {
    visit("#/ninja-night", |page| async move {
        page.click_words(".setup a", "Practise").await;
        page.see(".board .aim").await;
        let notes = |kept: Option<String>| -> Vec<String> {
            kept.unwrap_or_default().lines().map(str::to_owned).collect()
        };
        for count in 1..=3 {
            let aim = page.aim(Point::new(0, 0)).await.expect("nothing is in the way");
            match count {
                1 => page.draw_out(Pointer::Mouse, &aim, 1200, false).await,
                2 => page.draw_out(Pointer::Touch, &aim, 900, false).await,
                _ => {
                    page.key_on(".nn-steps button:nth-of-type(6)").await;
                    page.press_back().await;
                    page.key_on(".mid .tray .primary").await;
                }
            }
            page.see(".board .fell :is(.right, .wrong)").await;
            let kept = notes(page.kept("practice/ninja-night").await);
            assert_eq!(kept.len(), count);
            let hit = kept[count - 1].ends_with(" 1");
            assert_eq!(page.count(".board .fell .right").await, usize::from(hit));
            assert_eq!(page.count(".nn-plot :is(.hit, .missed)").await, count);
            if count == 2 {
                // What is kept is there again; the string that was out is not thrown.
                page.reload().await;
                page.see(".nn-plot").await;
            } else {
                page.until(
                    "the next string has the focus",
                    "return document.activeElement.dataset.do == 'again'",
                )
                .await;
                page.press(&[Key::Enter]).await;
            }
            page.see(".board .aim").await;
            assert_eq!(page.count(".nn-plot :is(.hit, .missed)").await, count);
        }
        // Called off and left out, the same string is there again.
        page.click_words(".mid .tray button", "Cancel").await;
        page.click_words(".mid .tray button", "Do nothing").await;
        page.see(".board .aim").await;
        assert_eq!(page.count(".nn-plot :is(.hit, .missed)").await, 3);
        // Spoilt notes spoil nothing.
        page.keep("practice/ninja-night", "junk\n900 20 1\n\u{0}").await;
        page.prefer("lang", "fr").await;
        page.reload().await;
        page.see(".nn-plot .hit").await;
        assert!(page.text("h1").await.contains("S’entraîner"));
    })
    .await;
}
