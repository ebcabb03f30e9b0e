//! The page: mounts the app, nothing else.

fn main() {
    leptos::mount::mount_to_body(engawa::ui::app::App);
}
