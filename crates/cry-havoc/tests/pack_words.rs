//! Every word of the effect language is accepted somewhere: each is put into a made-up change of the pack.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use cry_havoc::pack::*;
use cry_havoc::terms::*;

/// A tactic of the Humans, a Skill of theirs, an ability of a Structure, of a token, of an Event.
const TACTIC: (&str, &str, &str) = (
    "factions/humans.toml",
    "timing = \"tactic\"\n",
    "effect = [ { do = \"protect_units\", count = 2, up_to = true, at = \"obj:any\", from = [\"kill\", \"capture\"] } ]",
);
const SKILL: (&str, &str, &str) = (
    "factions/pilgrims.toml",
    "timing = \"turn\"\n",
    "effect = [ { do = \"mod_scoring\", at = { at = \"any\", control = \"self\", battle = \"also\" }, vp = 2, until = \"next_scoring\" } ]",
);
const STRUCTURE: (&str, &str, &str) = (
    "factions/machines.toml",
    "timing = \"activate\"\n",
    "effect = [ { do = \"place_units\", count = 1, to = { at = \"source\" } } ]",
);
const TRAP: (&str, &str, &str) = (
    "factions/trogs.toml",
    "timing = \"entered\"\n",
    "effect = [ { do = \"kill_units\", who = \"mover\", count = 1, at = { at = \"source\", battle = \"also\" } }, { do = \"remove_structure\", count = 1, at = { at = \"source\", structure = \"deadfall\", battle = \"also\" } } ]",
);
const EVENT: (&str, &str, &str) = (
    "tokens.toml",
    "timing = \"event\"\n",
    "effect = [ { do = \"mod_points\", who = \"all\", kind = \"move\", amount = 1, per = \"action\", until = \"round\" } ]",
);
const EXPLORE: (&str, &str, &str) =
    ("tokens.toml", "timing = \"explore\"\n", "effect = [ { do = \"change_vp\", amount = 2 } ]");

/// The pack with another effect in one place; `timing` replaces the line above it where it is given.
fn change(place: (&str, &str, &str), timing: Option<&str>, effect: &str) -> Result<Pack, PackError> {
    let (file, line, old) = place;
    let mut files = Pack::frozen_files().unwrap();
    let (_, text) = files.iter_mut().find(|(name, _)| name == file).unwrap();
    let at = text.find(old).unwrap_or_else(|| panic!("{old} is not in {file}"));
    text.replace_range(at..at + old.len(), effect);
    if let Some(timing) = timing {
        let above = text[..at].rfind(line).unwrap();
        text.replace_range(above..above + line.len(), &format!("timing = \"{timing}\"\n"));
    }
    Pack::load(&files)
}

fn accept(place: (&str, &str, &str), effect: &str) {
    accept_at(place, None, effect);
}

fn accept_at(place: (&str, &str, &str), timing: Option<&str>, effect: &str) {
    if let Err(error) = change(place, timing, effect) {
        panic!("{effect}\n{error}");
    }
}

#[test]
fn sides() {
    for who in ["self", "enemy", "both", "trogs"] {
        accept(TACTIC, &format!("effect = [ {{ do = \"kill_units\", who = \"{who}\", at = \"obj:any\" }} ]"));
    }
    for who in ["all", "others"] {
        let each = format!("{{ do = \"each_player\", who = \"{who}\", effect = [ {{ do = \"ready_skill\" }} ] }}");
        accept(EXPLORE, &format!("effect = [ {each} ]"));
        accept(EXPLORE, &format!("effect = [ {{ do = \"change_vp\", who = \"{who}\", amount = 1 }} ]"));
    }
    for by in ["self", "enemy", "owner", "trogs"] {
        accept(
            TACTIC,
            &format!("effect = [ {{ do = \"kill_units\", who = \"enemy\", by = \"{by}\", at = \"obj:any\" }} ]"),
        );
    }
    accept(EVENT, "effect = [ { do = \"each_player\", who = \"all\", effect = [ { do = \"ready_skill\" } ] } ]");
    accept(TRAP, "effect = [ { do = \"kill_units\", who = \"mover\", by = \"mover\", at = { at = \"here\" } } ]");
    assert_eq!(Who::ALL.len(), 8);
}

#[test]
fn windows() {
    for later in ["before_objectives", "after_control", "after_capture", "after_attrition", "battle_end"] {
        accept(TACTIC, &format!("effect = [ {{ do = \"change_vp\", amount = 1, later = \"{later}\" }} ]"));
    }
    for timing in ["turn", "battle_start", "deployed", "scoring"] {
        accept_at(SKILL, Some(timing), "effect = [ { do = \"change_vp\", amount = 1 } ]");
    }
    for timing in ["entered", "battle_start", "deployed", "scoring"] {
        accept_at(TRAP, Some(timing), "effect = [ { do = \"change_vp\", amount = 1 } ]");
    }
    accept_at(TRAP, Some("passive"), "effect = [ { do = \"recruit_site\", at = { at = \"source\" } } ]");
    // `discard`, `action`, `tactic`, `activate`, `event`, `explore` and `spawn` belong to one kind of thing each.
    assert_eq!(Timing::ALL.len(), 5 + 4 + 2 + 7);
}

#[test]
fn objectives() {
    for spot in Spot::ALL.iter().filter(|spot| !matches!(spot, Spot::Other | Spot::Bound)) {
        accept(TACTIC, &format!("effect = [ {{ do = \"kill_units\", who = \"enemy\", at = \"{}\" }} ]", spot.word()));
    }
    accept(
        TACTIC,
        "effect = [ { do = \"move_units\", from = \"obj:any\", to = \"obj:other\" }, { do = \"kill_units\", at = \"obj:bound\" } ]",
    );
    for aim in Aim::ALL {
        let aim = aim.word();
        accept(
            TACTIC,
            &format!(
                "effect = [ {{ do = \"win_ties\", objective = \"{aim}\" }}, {{ do = \"mod_reward\", objective = \"{aim}\", vp = 1 }} ]"
            ),
        );
        accept(
            TACTIC,
            &format!("effect = [ {{ do = \"reorder_objectives\", mode = \"first\", objective = \"{aim}\" }} ]"),
        );
    }
    accept(TACTIC, "effect = [ { do = \"reorder_objectives\", mode = \"reverse\" } ]");
}

#[test]
fn selectors() {
    let take = |filters: &str| format!("effect = [ {{ do = \"take_control\", at = {{ {filters} }} }} ]");
    for anchor in Anchor::ALL {
        let dist = if *anchor == Anchor::Any { "" } else { ", dist = [1, 2]" };
        let filters = format!("at = \"{}\"{dist}", anchor.word());
        match anchor {
            Anchor::Here => accept(EXPLORE, &take(&filters)),
            Anchor::Source => accept(STRUCTURE, &take(&filters)),
            Anchor::Bound => {
                let effect =
                    take(&filters).replace("effect = [", "effect = [ { do = \"mod_scoring\", at = {}, vp = 1 },");
                accept(SKILL, &effect);
            }
            _ => accept(SKILL, &take(&filters)),
        }
    }
    for holds in Holds::ALL {
        accept(SKILL, &take(&format!("control = \"{}\"", holds.word())));
    }
    for pick in ["choose", "all"] {
        accept(SKILL, &take(&format!("pick = \"{pick}\"")));
    }
    accept(SKILL, "effect = [ { do = \"place_units\", count = 3, to = { pick = \"spread\", each = 2 } } ]");
    for filter in [
        "occupied = true",
        "own = 1",
        "foes = 1, foes_max = 2",
        "terrain = [\"mountain\", \"desert\", \"jungle\", \"ocean\", \"none\"]",
        "crystals = 1",
        "battle = true",
        "battle = false",
        "battle = \"also\"",
        "hq = \"own\"",
        "hq = \"also\"",
        "structure = \"own\", no_structure = \"reaper\"",
    ] {
        accept(SKILL, &take(filter));
    }
    for token in ["trog", "nest", "war_party", "exploration", "phase_shield"] {
        accept(SKILL, &take(&format!("token = \"{token}\"")));
        accept(SKILL, &take(&format!("no_token = \"{token}\"")));
    }
    let card = "cost = [ { do = \"discard_cards\", kind = \"terrain\" } ]\neffect = [ { do = \"take_control\", at = { terrain = [\"card\"] } } ]";
    accept(EXPLORE, card);
}

#[test]
fn numbers_and_conditions() {
    let vp = |number: &str| format!("effect = [ {{ do = \"change_vp\", amount = {number} }} ]");
    for number in [
        "{ n = \"regions\", control = \"self\", per = 2, max = 3, plus = 1 }",
        "{ n = \"units\", who = \"enemy\", at = { at = \"here\" } }",
        "{ n = \"crystals\", at = { at = \"here\" } }",
        "{ n = \"cards\", who = \"others\" }",
        "{ n = \"prisoners\" }",
        "{ n = \"structures\", at = { battle = \"also\" } }",
    ] {
        accept(EXPLORE, &vp(number));
    }
    accept(SKILL, "effect = [ { do = \"change_vp\", amount = { n = \"crystals\", at = \"store\" } } ]");
    accept(EXPLORE, "effect = [ { do = \"ready_skill\" }, { do = \"change_vp\", amount = { n = \"done\" } } ]");
    accept(
        EXPLORE,
        &format!("cost = [ {{ do = \"discard_cards\", count = 3, up_to = true }} ]\n{}", vp("{ n = \"paid\" }")),
    );
    accept(EXPLORE, &format!("cost = [ {{ do = \"discard_cards\" }} ]\n{}", vp("{ n = \"icons\" }")));
    for fact in Fact::ALL {
        let later = matches!(fact, Fact::WonControl | Fact::LostControl);
        let later = if later { ", later = \"after_control\"" } else { "" };
        let step = format!("{{ do = \"change_vp\", amount = 1{later}, if = [ {{ is = \"{}\" }} ] }}", fact.word());
        accept(TACTIC, &format!("effect = [ {step} ]"));
    }
    for op in Compare::ALL {
        let cond =
            format!("if = [ {{ cmp = [ 1, \"{}\", {{ n = \"cards\" }} ] }}, {{ players = [2, 3] }} ]", op.word());
        accept(EXPLORE, &format!("{cond}\n{}", vp("1")));
    }
}

#[test]
fn lasting_steps() {
    for until in ["turn", "round", "control_lost"] {
        accept(
            SKILL,
            &format!(
                "effect = [ {{ do = \"forbid\", who = \"others\", what = \"enter\", at = {{}}, until = \"{until}\" }} ]"
            ),
        );
    }
    for what in ["tactics", "terrain_tactics", "shift"] {
        accept(TACTIC, &format!("effect = [ {{ do = \"forbid\", who = \"both\", what = \"{what}\" }} ]"));
        accept(
            TACTIC,
            &format!("effect = [ {{ do = \"forbid\", who = \"enemy\", what = \"{what}\", until = \"battle\" }} ]"),
        );
    }
    for (kind, per) in [("move", "action"), ("recruit", "card"), ("build", "card")] {
        accept(
            SKILL,
            &format!(
                "effect = [ {{ do = \"mod_points\", kind = \"{kind}\", amount = 1, per = \"{per}\", until = \"turn\" }} ]"
            ),
        );
        accept(SKILL, &format!("effect = [ {{ do = \"gain_points\", kind = \"{kind}\", count = 2 }} ]"));
    }
    accept(SKILL, "effect = [ { do = \"mod_scoring\", at = {}, vp = 1 } ]");
    accept(
        SKILL,
        "effect = [ { do = \"link_regions\", at = { terrain = [\"ocean\"], pick = \"all\" }, until = \"turn\" } ]",
    );
    assert_eq!(Until::ALL.len(), 6);
}

#[test]
fn cards_tokens_and_structures() {
    for deck in FromDeck::ALL {
        accept(
            SKILL,
            &format!(
                "effect = [ {{ do = \"draw_cards\", count = 2, keep = 1, deck = \"{}\", to = \"hand\" }} ]",
                deck.word()
            ),
        );
    }
    accept(STRUCTURE, "effect = [ { do = \"draw_cards\", deck = \"terrain\", to = \"source\", capacity = 2 } ]");
    for step in [
        "{ do = \"peek\", what = \"hand\" }",
        "{ do = \"peek\", what = \"tokens\", at = { pick = \"all\" } }",
        "{ do = \"recover_cards\", count = 2 }",
        "{ do = \"set_initiative\" }",
        "{ do = \"place_token\", token = \"war_party\", to = {} }",
        "{ do = \"place_token\", token = \"exploration\", to = {} }",
        "{ do = \"move_tokens\", token = \"exploration\", from = {}, to = { at = \"bound\", dist = [1, 1] } }",
        "{ do = \"remove_tokens\", token = \"trog\", at = {} }",
        "{ do = \"resolve_token\", token = \"nest\", at = \"supply\", here = {} }",
        "{ do = \"place_structure\", structure = \"reaper\", at = { control = \"self\" } }",
        "{ do = \"remove_structure\", who = \"enemy\", by = \"owner\", at = {} }",
        "{ do = \"release_prisoners\", who = \"enemy\", whose = \"trogs\" }",
        "{ do = \"move_crystals\", from = {}, to = \"store\" }",
        "{ do = \"activate_structure\", at = { structure = \"own\" }, optional = true }",
    ] {
        accept(SKILL, &format!("effect = [ {step} ]"));
    }
    accept(TACTIC, "effect = [ { do = \"set_retreat\", who = \"enemy\", to = \"reserve\" } ]");
}

#[test]
fn bonuses_and_trog_tokens() {
    for bonus in Bonus::ALL.iter().filter(|bonus| **bonus != Bonus::Initiative) {
        let mut files = Pack::frozen_files().unwrap();
        let (_, text) = files.iter_mut().find(|(name, _)| name == "terrain.toml").unwrap();
        *text = text.replacen("bonus = []", &format!("bonus = [\"{}\"]", bonus.word()), 1);
        assert!(Pack::load(&files).unwrap().cards[32].bonus == [*bonus]);
    }
    let mut files = Pack::frozen_files().unwrap();
    let (_, text) = files.iter_mut().find(|(name, _)| name == "tokens.toml").unwrap();
    let ability = "ability = [ { timing = \"spawn\", effect = [ { do = \"place_units\", who = \"trogs\", count = 2, to = { at = \"here\", battle = \"also\" } } ] } ]";
    *text = text.replacen("units = 1\ncrystals = 1", ability, 1);
    let pack = Pack::load(&files).unwrap();
    let face = pack.face(Piece(0));
    assert_eq!((face.units, face.crystals, face.abilities.len()), (0, 0, 1));
}
