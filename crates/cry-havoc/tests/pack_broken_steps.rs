//! Broken effects: what a step may say depends on its primitive, its window and whose it is.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

mod broken;

use broken::{Broken, refuse};

#[rustfmt::skip]
const BROKEN: &[Broken] = &[
    // What steps may say.
    ["factions/humans.toml", "to = { at = \"source\", dist = [0, 2], no_token", "to = { at = \"here\", dist = [0, 2], no_token", "at = \"here\", dist = [0, 2]", "the window \"activate\" fixes no Region"],
    ["factions/humans.toml", "at = { at = \"own_units\", dist = [1, 1], token", "at = { at = \"source\", dist = [1, 1], token", "at = \"source\", dist = [1, 1], token", "only Structures and named tokens lie in a Region"],
    ["factions/humans.toml", "at = { at = \"own_units\", dist = [1, 1], token", "at = { at = \"bound\", dist = [1, 1], token", "at = \"bound\", dist = [1, 1], token", "a step that chooses a Region must come first"],
    ["factions/humans.toml", "at = { at = \"own_units\", dist = [1, 1], token", "at = { at = \"any\", dist = [1, 1], token", "at = \"any\", dist = [1, 1], token", "a distance needs something to measure from"],
    ["factions/humans.toml", "dist = [1, 1], token", "dist = [2, 1], token", "dist = [2, 1]", "a least and a greatest number"],
    ["factions/humans.toml", "effect = [ { do = \"take_control\", at = { at = \"own_units\"", "effect = [ { do = \"kill_units\", at = \"obj:any\" }, { do = \"take_control\", at = { at = \"own_units\"", "obj:any\" }, { do = \"take_control\"", "no Units stand on Objectives in the window \"turn\""],
    ["factions/humans.toml", "effect = [ { do = \"take_control\", at = { at = \"own_units\"", "effect = [ { do = \"change_vp\", amount = 1, later = \"battle_end\" }, { do = \"take_control\", at = { at = \"own_units\"", "later = \"battle_end\"", "there is no battle whose later windows could come"],
    ["terrain.toml", "later = \"after_control\"", "later = \"scoring\"", "later = \"scoring\"", "no step can wait for the window \"scoring\""],
    ["terrain.toml", "later = \"after_control\", if", "if", "at = \"here\", battle = true }, if", "\"lost_control\" is not known in the window \"tactic\""],
    ["terrain.toml", "do = \"kill_units\", who = \"enemy\", count = 1, at = \"obj:crowd\"", "do = \"kill_units\", who = \"enemy\", count = 1, at = \"obj:bound\"", "obj:bound", "a step that chooses an Objective must come first"],
    ["terrain.toml", "do = \"kill_units\", who = \"enemy\", count = 1, at = \"obj:crowd\"", "do = \"kill_units\", who = \"enemy\", count = 1, at = \"obj:other\"", "obj:other", "it is the target of move_units"],
    ["terrain.toml", "do = \"kill_units\", who = \"enemy\", count = 1, at = \"obj:crowd\"", "do = \"kill_units\", who = \"others\", count = 1, at = \"obj:crowd\"", "\"others\", count", "legal here: self, enemy, both, trogs, mover"],
    ["terrain.toml", "do = \"kill_units\", who = \"enemy\", count = 1, at = \"obj:crowd\"", "do = \"kill_units\", who = \"mover\", count = 1, at = \"obj:crowd\"", "\"mover\"", "use it at the timing entered"],
    ["terrain.toml", "do = \"discard_cards\", who = \"enemy\", by = \"enemy\"", "do = \"discard_cards\", who = \"enemy\", by = \"both\"", "by = \"both\"", "\"both\" is not possible here"],
    ["variants.toml", "do = \"capture_units\", who = \"enemy\", count", "do = \"capture_units\", count", "{ do = \"capture_units\", count", "the key \"who\" is missing"],
    ["terrain.toml", "at = \"obj:all\", from = [\"kill\"]", "at = { at = \"here\" }, from = [\"kill\"]", "at = { at = \"here\" }", "an Objective is asked for here"],
    ["terrain.toml", "to = \"reserve\"", "to = \"supply\"", "to = \"supply\"", "legal here: reserve"],
    ["terrain.toml", "timing = \"tactic\"", "timing = \"discard\"", "timing = \"discard\"", "write bonus"],
    ["terrain.toml", "timing = \"tactic\"", "timing = \"battle_end\"", "timing = \"battle_end\"", "write later = \"battle_end\" in a step"],
    ["terrain.toml", "timing = \"tactic\"", "timing = \"turn\"", "timing = \"turn\"", "legal here: tactic"],
    ["factions/humans.toml", "timing = \"turn\"", "timing = \"entered\"", "timing = \"entered\"", "legal here: turn, battle_start, deployed, scoring"],
    ["factions/humans.toml", "timing = \"turn\"", "timing = \"passive\"", "timing = \"passive\"\ncost", "is not for abilities of this kind"],
    ["factions/humans.toml", "cost = [ { do = \"discard_cards\", count = 1 } ]", "cost = [ { do = \"draw_cards\", count = 1 } ]", "cost = [", "\"draw_cards\" cannot be a cost"],
    ["factions/humans.toml", "cost = [ { do = \"discard_cards\", count = 1 } ]", "cost = [ { do = \"discard_cards\", who = \"enemy\" } ]", "cost = [", "a cost is paid at once by whoever uses the ability"],
    ["factions/pilgrims.toml", "to = \"supply\", cost = true }, { do = \"change_vp\", amount = { p2 = 8, p3 = 4, p4 = 8 } }", "to = \"supply\" }, { do = \"discard_cards\", cost = true }", "discard_cards", "write the steps with cost = true first"],
    ["factions/pilgrims.toml", "to = \"supply\", cost = true }, { do = \"change_vp\", amount = { p2 = 8, p3 = 4, p4 = 8 } }", "to = \"supply\", cost = true }", "to = \"supply\", cost = true } ]", "this option does nothing"],
    ["factions/humans.toml", "do = \"peek\", what = \"tokens\", at =", "do = \"move_crystals\", from = \"store\", to =", "from = \"store\"", "crystal_store = true"],
    ["factions/humans.toml", "cost = [ { do = \"discard_cards\", count = 1 } ]\neffect = [ { do = \"change_vp\", amount = { n = \"regions\"", "effect = [ { do = \"change_vp\", amount = { n = \"icons\" } }, { do = \"change_vp\", amount = { n = \"regions\"", "n = \"icons\"", "no card was discarded as a cost"],
    ["variants.toml", "count = 1, kind = \"terrain\" }", "count = 1 }", "[\"card\"]", "the cost must be discard_cards of kind terrain"],
    ["factions/machines.toml", "to = \"source\", capacity = 3", "to = \"source\"", "to = \"source\"", "capacity is how many cards the tile holds"],
    ["factions/machines.toml", "deck = \"terrain\", to = \"source\"", "deck = \"own\", to = \"source\"", "deck = \"own\", to", "a tile keeps Terrain cards only"],
    ["variants.toml", "at = \"supply\", here = { at = \"any\", own = 1 }", "at = \"supply\"", "at = \"supply\"", "a token from the supply counts for a Region"],
    ["terrain.toml", "mode = \"reverse\" }", "mode = \"reverse\", objective = \"control\" }", "mode = \"reverse\"", "\"reverse\" takes no objective"],
    ["variants.toml", "mod_points\", kind = \"move\", amount = 1, per = \"card\", until = \"turn\"", "mod_points\", kind = \"move\", amount = 1, per = \"card\"", "per = \"card\"", "the key \"until\" is missing"],
    ["variants.toml", "per = \"card\", until = \"turn\"", "per = \"card\", until = \"battle\"", "until = \"battle\"", "this cannot hold until \"battle\"; use turn or round"],
    ["factions/humans.toml", "do = \"enable_scoring\" } ]", "do = \"set_initiative\" } ]", "[tactics.play]", "the only Action of a card is to enable Scoring"],
    ["factions/humans.toml", "activate = 1\ntext = \"Activate: take Control", "text = \"Activate: take Control", "]\nid = \"airfield\"", "a Structure that can be activated has a cost"],
    ["factions/trogs.toml", "count = 3\nbuild = 3\ntext = \"When", "count = 3\nbuild = 3\nactivate = 1\ntext = \"When", "]\nid = \"deadfall\"", "nothing happens when it is activated"],
    ["tokens.toml", "units = 1\ncrystals = 1", "units = 1", "]\nid = \"stragglers\"", "the key \"crystals\" is missing"],
    ["tokens.toml", "units = 1\ncrystals = 1", "units = 1\nability = [ { timing = \"spawn\", effect = [ { do = \"change_vp\", amount = 1 } ] } ]", "]\nid = \"stragglers\"", "leave out units and crystals"],
    ["factions/humans.toml", "from = { at = \"hq\", hq = \"own\" }", "from = { at = \"hq\" }", "from = { at = \"hq\" }", "an HQ does not match by itself; write hq = \"own\""],
    ["terrain.toml", "from = { at = \"here\", battle = true }", "from = { at = \"here\" }", "from = { at = \"here\" }", "a Battle Region does not match by itself"],
    ["terrain.toml", "count = 2, up_to = true, from = { at = \"here\", battle = true }", "count = 2, up_to = true, from = { at = \"here\", battle = true, pick = \"all\", each = 1 }", "each = 1", "each goes with pick = \"spread\" only"],
    ["factions/humans.toml", "at = { at = \"own_units\", dist = [1, 1], token", "at = { at = \"own_units\", dist = [1, 1], pick = \"spread\", token", "pick = \"spread\"", "no count that could be spread"],
    // Events belong to nobody.
    ["tokens.toml", "do = \"mod_points\", who = \"all\"", "do = \"mod_points\"", "{ do = \"mod_points\", kind", "the key \"who\" is missing"],
    ["tokens.toml", "do = \"mod_points\", who = \"all\"", "do = \"mod_points\", who = \"others\"", "\"mod_points\", who = \"others\"", "an Event belongs to nobody"],
    ["tokens.toml", "no_token = \"trog\", pick = \"all\"", "no_token = \"trog\"", "no_token = \"trog\"", "nobody chooses here"],
    ["tokens.toml", "control = \"none\", no_token", "control = \"self\", no_token", "control = \"self\", no_token", "nothing is own or enemy here"],
    ["tokens.toml", "effect = [ { do = \"mod_points\", who", "effect = [ { do = \"ready_skill\" }, { do = \"mod_points\", who", "ready_skill\" }, { do = \"mod", "nobody can do \"ready_skill\" in an Event"],
    // What is always on.
    ["factions/trogs.toml", "structure = \"tunnels\", pick = \"all\", battle = \"also\", hq = \"own\" }, until = \"source\"", "structure = \"tunnels\", pick = \"all\", battle = \"also\" }, until = \"source\"", "]\ntiming = \"passive\"\neffect", "a passive ability is one step of three forms"],
    ["factions/trogs.toml", "until = \"source\"", "until = \"round\"", "]\ntiming = \"passive\"\neffect", "a passive ability is one step of three forms"],
    ["factions/pilgrims.toml", "who = \"others\", what = \"enter\"", "who = \"enemy\", what = \"enter\"", "]\ntiming = \"passive\"\neffect = [ { do = \"forbid\"", "a passive ability is one step of three forms"],
    ["factions/humans.toml", "do = \"recruit_site\", at = { at = \"source\" }", "do = \"recruit_site\", at = { at = \"source\", dist = [0, 1] }", "]\ntiming = \"passive\"", "a passive ability is one step of three forms"],
    ["factions/humans.toml", "do = \"recruit_site\", at = { at = \"source\" }", "do = \"change_vp\", amount = 1", "]\ntiming = \"passive\"", "a passive ability is one step of three forms"],
    // What could go on without end.
    ["factions/humans.toml", "do = \"peek\", what = \"tokens\", at = { at = \"own_units\", dist = [0, 1], pick = \"all\", battle = \"also\" } }", "do = \"ready_skill\" }", "ready_skill", "no Skill may ready Skills"],
    ["factions/humans.toml", "do = \"place_units\", count = 1, to = \"obj:any\"", "do = \"draw_cards\"", "]\nid = \"air_support\"", "no Faction tactic may draw cards in step C"],
    ["factions/humans.toml", "do = \"place_units\", count = 1, to = \"obj:any\"", "do = \"choose\", options = [ [ { do = \"change_vp\", amount = 1 } ], [ { do = \"recover_cards\" } ] ]", "]\nid = \"air_support\"", "no Faction tactic may draw cards in step C"],
    ["terrain.toml", "later = \"battle_end\" } ]", "optional = true } ]", "]\nid = \"fog_bank\"", "only one tactic per Terrain may draw cards in step C, and \"flotsam\" does"],
    ["factions/machines.toml", "do = \"place_units\", count = 1, to = { at = \"source\" }", "do = \"activate_structure\", at = { structure = \"own\" }", "activate_structure", "a Structure cannot activate Structures"],
    ["factions/machines.toml", "do = \"place_units\", count = 1, to = { at = \"source\" }", "do = \"ready_skill\"", "]\nid = \"assembly_pit\"", "must take a cost for it"],
];

#[test]
fn broken_effects_are_refused_with_file_line_and_hint() {
    refuse(BROKEN);
}
