//! The texts of the game in four languages: the files of `locales/*/cry-havoc/`.

use content::speech::File;
pub use content::speech::{Args, Value, name_key};
use content::words;

words!(/** What a translated name belongs to; the first part of its key. */ Kind {
    Faction = "faction", Terrain = "terrain", Tactic = "tactic", Structure = "structure", Token = "token",
    Skill = "skill", Event = "event", Exploration = "exploration", WarParty = "war_party", Nest = "nest",
    Board = "board", Region = "region", Level = "level", Rounds = "rounds", Handicap = "handicap",
    Fact = "fact",
});

/// All files; a new kind of message is one more word per line.
const FILES: &[File] = content::texts! {
    "../../../locales/";
    En "en": "glossary" "cry-havoc/cards" "cry-havoc/options" "cry-havoc/play" "hints";
    PtBr "pt-BR": "glossary" "cry-havoc/cards" "cry-havoc/names" "cry-havoc/options" "cry-havoc/play" "hints";
    Fr "fr": "glossary" "cry-havoc/cards" "cry-havoc/names" "cry-havoc/options" "cry-havoc/play" "hints";
    De "de": "glossary" "cry-havoc/cards" "cry-havoc/names" "cry-havoc/options" "cry-havoc/play" "hints";
};

content::speech!(/** The messages of one language, with English as the fallback. */ Speech from FILES);
