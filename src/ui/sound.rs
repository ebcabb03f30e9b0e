//! A tap of wood, for those who want to hear a move.

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

thread_local! {
    /// Made at the first tap: browsers want a gesture before they let a page be heard.
    static VOICE: std::cell::OnceCell<Option<AudioContext>> = const { std::cell::OnceCell::new() };
}

/// One tap. Silence if the browser does not want to.
pub fn tap() {
    VOICE.with(|voice| {
        if let Some(context) = voice.get_or_init(|| AudioContext::new().ok()) {
            let _ = knock(context);
        }
    });
}

fn knock(context: &AudioContext) -> Result<(), JsValue> {
    let (now, body, loudness) =
        (context.current_time(), context.create_oscillator()?, context.create_gain()?);
    body.set_type(OscillatorType::Triangle);
    body.frequency().set_value_at_time(320.0, now)?;
    body.frequency().exponential_ramp_to_value_at_time(110.0, now + 0.06)?;
    loudness.gain().set_value_at_time(0.22, now)?;
    loudness.gain().exponential_ramp_to_value_at_time(0.001, now + 0.11)?;
    body.connect_with_audio_node(&loudness)?;
    loudness.connect_with_audio_node(&context.destination())?;
    body.start()?;
    body.stop_with_when(now + 0.12)
}
