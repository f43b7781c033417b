//! The texts of the game in four languages: the files of `locales/*/fireteam-zero/`.

use crate::terms::words;
use content::speech::File;
pub use content::speech::{Args, Value, name_key};

words!(/** What a translated name belongs to; the first part of its key. */ Kind {
    Action = "action", Focus = "focus", Recon = "recon", Monster = "monster", Family = "family", Twist = "twist",
    Objective = "objective", Mission = "mission", Operation = "operation", Hero = "hero", Specialist = "specialist",
    SpecialistCard = "specialist_card", Token = "token", Place = "place", Difficulty = "difficulty",
});

/// All files; a new kind of message is one more word per line.
const FILES: &[File] = content::texts! {
    "../../../locales/";
    En "en": "glossary" "fireteam-zero/cards" "fireteam-zero/options" "fireteam-zero/play" "hints" "terminal";
    PtBr "pt-BR": "glossary" "fireteam-zero/cards" "fireteam-zero/names" "fireteam-zero/options" "fireteam-zero/play" "hints" "terminal";
    Fr "fr": "glossary" "fireteam-zero/cards" "fireteam-zero/names" "fireteam-zero/options" "fireteam-zero/play" "hints" "terminal";
    De "de": "glossary" "fireteam-zero/cards" "fireteam-zero/names" "fireteam-zero/options" "fireteam-zero/play" "hints" "terminal";
};

content::speech!(/** The messages of one language, English behind them. */ Speech from FILES);
