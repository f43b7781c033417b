//! Content that could go on for ever is refused: cards that fetch each other, Skills that ready each other.

use super::check::Check;
use super::*;

pub fn loops(check: &Check<'_>) {
    let p = check.pack;
    let mut drawing: Vec<(Terrain, &Meta)> = Vec::new();
    for (n, card) in p.cards.iter().enumerate() {
        let draws = card.tactic.is_some_and(|id| fetches(p, p.ability(id).effect));
        // Without all cards the numbers say nothing, and their count is reported.
        if !draws || p.cards.len() != CARDS {
            continue;
        }
        let hint = "write later = \"battle_end\" in the step";
        let Some(terrain) = Card(n as u8).terrain() else {
            check.of(&card.meta, "no Faction tactic may draw cards in step C", hint);
            continue;
        };
        if let Some((_, first)) = drawing.iter().find(|(other, _)| *other == terrain) {
            let message = format!("only one tactic per Terrain may draw cards in step C, and {:?} does", first.id);
            check.of(&card.meta, message, hint);
        }
        drawing.push((terrain, &card.meta));
    }
    for card in &p.structures {
        for id in &card.abilities {
            let ability = p.ability(*id);
            if readies(p, ability.effect, ability.cost != List::NONE) {
                let hint = "write a cost, such as stored Crystals";
                check.of(&card.meta, "a Structure that readies Skills must take a cost for it", hint);
            }
        }
    }
}

/// Whether cards come to a hand while tactics are played: at once, in the list or inside its steps.
fn fetches(pack: &Pack, list: List) -> bool {
    let now = |step: &&Step| step.later.is_none();
    pack.list(list).iter().filter(now).any(|step| match &step.what {
        What::DrawCards(_) | What::RecoverCards(_) => true,
        What::Choose(word) => word.options.iter().any(|offer| fetches(pack, offer.effect)),
        What::EachPlayer(word) => fetches(pack, word.effect),
        _ => false,
    })
}

/// Whether a Skill becomes ready without a cost.
fn readies(pack: &Pack, list: List, paid: bool) -> bool {
    pack.list(list).iter().any(|step| match &step.what {
        What::ReadySkill(_) => !paid,
        What::Choose(word) => {
            word.options.iter().any(|offer| readies(pack, offer.effect, paid || offer.cost != List::NONE))
        }
        What::EachPlayer(word) => readies(pack, word.effect, paid),
        _ => false,
    })
}
