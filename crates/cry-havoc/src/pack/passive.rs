//! What is always on: three forms only, kept where the rules ask for them.

use super::scope::{Cx, Owner};
use super::words::*;
use crate::effect::words::{Forbid, LinkRegions, RecruitSite, What};
use content::read::Node;

/// Files a passive ability under what it does, or says which forms there are.
pub fn passive(cx: Cx<'_>, node: Node<'_>, ability: &Ability) {
    let known = ability.conds.is_empty() && ability.cost == List::NONE && {
        let lists = cx.arena.lists.borrow();
        match &lists[ability.effect.0 as usize][..] {
            [step] => file(cx, step),
            _ => false,
        }
    };
    if !known {
        let forms = "legal here: link_regions at { at = \"any\", structure = …, pick = \"all\", battle = \"also\", hq = \"own\" }; \
                     forbid who = \"others\" what = \"enter\" at { at = \"source\" }, for a token; \
                     recruit_site at { at = \"source\" }";
        node.problem("a passive ability is one step of three forms, without condition or cost", Some(forms.into()));
    }
}

fn file(cx: Cx<'_>, step: &Step) -> bool {
    if step.optional || step.later.is_some() || !step.conds.is_empty() {
        return false;
    }
    let source = Selector { at: Anchor::Source, ..Selector::default() };
    match (&step.what, step.who, cx.owner) {
        (What::LinkRegions(LinkRegions { at }), Who::Me, Owner::Structure(_)) => {
            let Some(StructureWord::Type(structure)) = at.structure else { return false };
            let form = Selector {
                structure: at.structure,
                pick: Pick::All,
                battle: InBattle::Also,
                hq: InHq::Own,
                ..Selector::default()
            };
            let builder = cx.arena.names.builders.get(structure.index()).copied();
            match builder {
                Some(faction) if *at == form && cx.faction == builder && step.until == Some(Until::Source) => {
                    cx.arena.links.borrow_mut().push((faction, structure));
                    true
                }
                _ => false,
            }
        }
        // A token that goes back at the end of the Round may say so.
        (What::Forbid(Forbid { what: Ban::Enter, at: Some(at) }), Who::Others, Owner::Named(token))
            if *at == source =>
        {
            let mut shields = cx.arena.shields.borrow_mut();
            *shields = shields.with(token);
            matches!(step.until, Some(Until::Source | Until::Round))
        }
        (What::RecruitSite(RecruitSite { at }), Who::Me, owner) if *at == source => {
            let mut sites = cx.arena.sites.borrow_mut();
            match owner {
                Owner::Structure(structure) => sites.0 = sites.0.with(structure),
                Owner::Named(token) => sites.1 = sites.1.with(token),
                _ => return false,
            }
            true
        }
        _ => false,
    }
}
