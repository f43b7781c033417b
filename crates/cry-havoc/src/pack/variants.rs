//! Reads what a table may choose: Skill levels, the length of the game, handicaps, extra Skills.

use super::board::spots;
use super::factions::skill;
use super::load::entry;
use super::scope::Arena;
use super::select::wrong;
use super::*;
use content::read::{Node, Table};

pub fn skill_levels(t: &mut Table<'_>) -> Option<Vec<SkillLevel>> {
    t.each("skill_levels", |_, t| {
        let meta = entry(t);
        t.req("default_skill", |n| match n.bool()? {
            true => Some(()),
            false => wrong(n, "every level begins with the default Skill (CH-SET-09)", "write true"),
        });
        let random = t.req("random_skills", |n| n.int(0..=4));
        let drafted = t.or("drafted_skills", 0, |n| n.int(0..=4));
        let (random, drafted) = (random?, drafted?);
        if random + drafted > 4 {
            return wrong(t.node, "a Faction has only four other Skills", "use less");
        }
        Some(SkillLevel { meta: meta?, random_skills: random as u8, drafted_skills: drafted as u8 })
    })
}

pub fn round_options(t: &mut Table<'_>) -> Option<Vec<RoundOption>> {
    t.each("round_options", |_, t| {
        let meta = entry(t);
        let event_spots = t.req("event_spots", spots);
        let fixed = t.req("fixed_rounds", |n| match n.int(0..=9)? {
            0 => Some(false),
            5 => Some(true),
            _ => wrong(n, "five events make five Rounds", "write 0 (events may merge) or 5"),
        });
        let plus = t.or("start_units_plus", 0, |n| n.int(0..=8));
        let actions = t.or("actions_per_round", 3, |n| n.int(1..=3));
        let cards = t.or("cards_per_round", 4, |n| n.int(1..=8));
        Some(RoundOption {
            meta: meta?,
            event_spots: event_spots?,
            fixed: fixed?,
            start_units_plus: plus? as u8,
            actions_per_round: actions? as u8,
            cards_per_round: cards? as u8,
        })
    })
}

pub fn handicaps(t: &mut Table<'_>) -> Option<Vec<Handicap>> {
    t.each("handicaps", |_, t| {
        let meta = entry(t);
        // A player has at most six Skills in play: three of the Veteran level and these.
        let skills = t.or("random_skills_plus", 0, |n| n.int(0..=2));
        let vp = t.or("start_vp", 0, |n| n.int(0..=49));
        let (skills, vp) = (skills?, vp?);
        if skills == 0 && vp == 0 {
            return wrong(t.node, "this handicap changes nothing", "legal here: random_skills_plus, start_vp");
        }
        Some(Handicap { meta: meta?, random_skills_plus: skills as u8, start_vp: vp as u8 })
    })
}

pub fn extra_skills(arena: &Arena, t: &mut Table<'_>) -> Option<Vec<SkillCard>> {
    t.each("extra_skills", |_, t| match t.req("faction", Node::word) {
        Some(faction) => skill(arena, faction, true, t),
        None => {
            // What the Skill may say depends on the Faction.
            t.pass_over(&["id", "name", "default", "text", "note", "flavour", "source", "published_fields", "ability"]);
            None
        }
    })
}
