//! Which fields each primitive takes: the table that authors are told and that the reader obeys.

use super::words::{Until, Who};

/// One primitive. Every step may have `do`, `if`, `later` and `optional` besides.
#[derive(Clone, Copy, Debug)]
pub struct Prim {
    pub word: &'static str,
    /// Sides whose things it can affect; empty: it takes no `who`. Without `self` among them, `who` must be written.
    pub who: &'static [Who],
    /// Who may decide; empty: there is nothing to choose.
    pub by: &'static [Who],
    /// It takes `count` and `up_to`.
    pub count: bool,
    /// How long it can hold; empty: it does not last, or always for the battle.
    pub until: &'static [Until],
    /// It can be a cost.
    pub cost: bool,
    /// It needs nobody who uses it, so that an Event may say it outside of `each_player`.
    pub impersonal: bool,
    /// It means something while the Objectives of a battle are still to be resolved only.
    pub battle: bool,
    /// Its other fields.
    pub fields: &'static [&'static str],
}

use Who::*;

const UNITS: &[Who] = &[Me, Enemy, Both, Trogs, Mover];
const SIDES: &[Who] = &[Me, Enemy, Both];
const HANDS: &[Who] = &[Me, Enemy, Both, All, Others, Mover];
const THINGS: &[Who] = &[Me, Enemy, Trogs, Mover];
/// The decider where what is affected has no owner.
const ONE: &[Who] = &[Me, Enemy, Trogs, Mover];
/// The decider where it has one.
const OWNED: &[Who] = &[Me, Enemy, Owner, Trogs, Mover];
const NOBODY: &[Who] = &[];

const BASE: Prim = Prim {
    word: "",
    who: NOBODY,
    by: ONE,
    count: false,
    until: &[],
    cost: false,
    impersonal: false,
    battle: false,
    fields: &[],
};

/// A primitive that affects Units or other things, some of them.
const fn some(word: &'static str, who: &'static [Who], by: &'static [Who], fields: &'static [&'static str]) -> Prim {
    Prim { word, who, by, count: true, fields, ..BASE }
}

/// A primitive of a battle.
const fn battle(word: &'static str, who: &'static [Who], fields: &'static [&'static str]) -> Prim {
    Prim { word, who, fields, battle: true, ..BASE }
}

/// A primitive without a count.
const fn plain(word: &'static str, fields: &'static [&'static str]) -> Prim {
    Prim { word, fields, ..BASE }
}

const fn payable(prim: Prim) -> Prim {
    Prim { cost: true, ..prim }
}

const fn impersonal(prim: Prim) -> Prim {
    Prim { impersonal: true, ..prim }
}

pub const PRIMS: [Prim; 39] = [
    some("place_units", UNITS, OWNED, &["to"]),
    some("move_units", UNITS, OWNED, &["from", "to", "free"]),
    some("kill_units", UNITS, OWNED, &["at", "vp"]),
    payable(some("withdraw_units", UNITS, OWNED, &["at"])),
    some("capture_units", &[Enemy, Trogs, Mover], OWNED, &["at"]),
    payable(some("release_prisoners", &[Me, Enemy, Others], OWNED, &["whose"])),
    battle("mod_strength", SIDES, &["objective", "amount"]),
    battle("win_ties", SIDES, &["objective"]),
    battle("reorder_objectives", NOBODY, &["mode", "objective"]),
    battle("mod_reward", SIDES, &["objective", "vp", "max"]),
    Prim { battle: true, ..some("protect_units", SIDES, OWNED, &["at", "from"]) },
    Prim { by: NOBODY, ..battle("set_retreat", SIDES, &["to"]) },
    impersonal(Prim {
        who: &[Me, Enemy, Both, All, Others, Trogs],
        by: NOBODY,
        until: &[Until::Battle, Until::Turn, Until::Round, Until::ControlLost, Until::Source],
        ..plain("forbid", &["what", "at"])
    }),
    impersonal(some("draw_cards", HANDS, OWNED, &["deck", "keep", "to", "capacity"])),
    payable(impersonal(some("discard_cards", HANDS, OWNED, &["kind"]))),
    some("recover_cards", NOBODY, ONE, &["not_cost"]),
    Prim { by: NOBODY, ..plain("peek", &["what", "at"]) },
    impersonal(Prim {
        who: &[Me, Enemy, Both, All, Others, Trogs, Mover],
        by: NOBODY,
        ..plain("change_vp", &["amount"])
    }),
    payable(impersonal(some("move_crystals", NOBODY, ONE, &["from", "to"]))),
    impersonal(Prim { until: &[Until::NextScoring], ..plain("mod_scoring", &["at", "vp"]) }),
    Prim { by: NOBODY, ..plain("enable_scoring", &[]) },
    plain("take_control", &["at"]),
    Prim { who: THINGS, by: OWNED, ..plain("drop_control", &["at"]) },
    plain("place_structure", &["structure", "max_cost", "at"]),
    some("move_structures", NOBODY, ONE, &["from", "to"]),
    payable(some("remove_structure", THINGS, OWNED, &["at"])),
    some("activate_structure", NOBODY, ONE, &["at"]),
    impersonal(some("place_token", NOBODY, ONE, &["token", "to"])),
    some("move_tokens", NOBODY, ONE, &["token", "from", "to"]),
    impersonal(some("remove_tokens", NOBODY, ONE, &["token", "at"])),
    some("resolve_token", NOBODY, ONE, &["token", "at", "here"]),
    Prim { by: NOBODY, ..some("gain_points", NOBODY, ONE, &["kind"]) },
    impersonal(Prim {
        who: &[Me, Enemy, All, Others, Mover],
        by: NOBODY,
        until: &[Until::Turn, Until::Round],
        ..plain("mod_points", &["kind", "amount", "per"])
    }),
    Prim { by: NOBODY, ..plain("set_initiative", &[]) },
    some("ready_skill", NOBODY, ONE, &[]),
    impersonal(Prim {
        who: &[Me, Enemy, All, Others, Trogs],
        by: NOBODY,
        until: &[Until::Turn, Until::Round, Until::Source],
        ..plain("link_regions", &["at"])
    }),
    Prim { by: NOBODY, ..plain("recruit_site", &["at"]) },
    plain("choose", &["options"]),
    impersonal(Prim { who: &[All, Others], by: NOBODY, ..plain("each_player", &["effect"]) }),
];
