//! What is seen: whole screens, and the parts of the table around the board.

pub mod curtain;
pub mod end;
pub mod home;
pub mod kept;
pub mod log;
pub mod menu;
pub mod notices;
pub mod practice;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod setup;
pub mod table;
