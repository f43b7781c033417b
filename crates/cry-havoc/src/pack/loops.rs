//! Content that could go on without end is refused: cards that fetch each other, Skills that ready each other.

use super::check::Check;
use super::*;

pub fn loops(check: &Check<'_>) {
    let p = check.pack;
    let mut drawing: Vec<(Terrain, &Meta)> = Vec::new();
    for (n, card) in p.cards.iter().enumerate() {
        let draws = card.tactic.is_some_and(|id| fetches(p, id));
        // Without all cards the numbers say nothing, and their count is reported.
        if !draws || p.cards.len() != CARDS {
            continue;
        }
        let hint = Some("write later = \"battle_end\" in the step".to_owned());
        let Some(terrain) = Card(n as u8).terrain() else {
            check.of_with(&card.meta, "no Faction tactic may draw cards in step C", hint);
            continue;
        };
        if let Some((_, first)) = drawing.iter().find(|(other, _)| *other == terrain) {
            let message = format!("only one tactic per Terrain may draw cards in step C, and {:?} does", first.id);
            check.of_with(&card.meta, message, hint);
        }
        drawing.push((terrain, &card.meta));
    }
    for card in &p.structures {
        for id in &card.abilities {
            let ability = p.ability(*id);
            if readies(p, ability.effect, ability.cost != List::NONE) {
                let hint = "write a cost, such as stored Crystals";
                check.of_with(&card.meta, "a Structure that readies Skills must take a cost for it", Some(hint.into()));
            }
        }
    }
}

/// Whether cards come to a hand while tactics are played.
fn fetches(pack: &Pack, id: AbilityId) -> bool {
    let ability = pack.ability(id);
    let now = |step: &Step| {
        let fetch = matches!(step.what, What::DrawCards { .. } | What::RecoverCards { .. });
        fetch && step.later != Some(Timing::BattleEnd)
    };
    any(pack, ability.effect, &now)
}

/// Whether a step fits, in the list or inside its steps.
fn any(pack: &Pack, list: List, fits: &dyn Fn(&Step) -> bool) -> bool {
    pack.list(list).iter().any(|step| {
        fits(step)
            || match &step.what {
                What::Choose { options } => options.iter().any(|offer| any(pack, offer.effect, fits)),
                What::EachPlayer { effect } => any(pack, *effect, fits),
                _ => false,
            }
    })
}

/// Whether a Skill becomes ready without a cost.
fn readies(pack: &Pack, list: List, paid: bool) -> bool {
    pack.list(list).iter().any(|step| match &step.what {
        What::ReadySkill => !paid,
        What::Choose { options } => {
            options.iter().any(|offer| readies(pack, offer.effect, paid || offer.cost != List::NONE))
        }
        What::EachPlayer { effect } => readies(pack, *effect, paid),
        _ => false,
    })
}
