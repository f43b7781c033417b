//! The texts of the game in four languages: the files of `locales/*/cry-havoc/`.

use crate::terms::Lang;
use content::speech::File;
pub use content::speech::{Args, Value, name_key};
use content::words;
use std::collections::BTreeSet;

words!(/** What a translated name belongs to; the first part of its key. */ Kind {
    Faction = "faction", Terrain = "terrain", Tactic = "tactic", Structure = "structure", Token = "token",
    Skill = "skill", Event = "event", Exploration = "exploration", WarParty = "war_party", Nest = "nest",
    Board = "board", Region = "region", Level = "level", Rounds = "rounds", Handicap = "handicap",
    Balance = "balance", Fact = "fact",
});

/// All files; a new kind of message is one more word per line.
const FILES: &[File] = content::texts! {
    "../../../locales/";
    En "en": "glossary" "cry-havoc/cards" "cry-havoc/options" "cry-havoc/play" "hints";
    PtBr "pt-BR": "glossary" "cry-havoc/cards" "cry-havoc/names" "cry-havoc/options" "cry-havoc/play" "hints";
    Fr "fr": "glossary" "cry-havoc/cards" "cry-havoc/names" "cry-havoc/options" "cry-havoc/play" "hints";
    De "de": "glossary" "cry-havoc/cards" "cry-havoc/names" "cry-havoc/options" "cry-havoc/play" "hints";
};

content::speech!(/** The messages of one language, English behind them. */ Speech from FILES);

/// The keys of all patterns (names left out) of a language.
pub(crate) fn pattern_keys(lang: Lang) -> BTreeSet<&'static str> {
    content::speech::pattern_keys(FILES, lang)
}
