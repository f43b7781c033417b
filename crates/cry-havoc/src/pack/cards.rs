//! Reads Tactics cards: those of the Factions and those of the Terrain decks.

use super::load::{entry, entry_with};
use super::scope::{Arena, Cx, Owner};
use super::select::wrong;
use super::steps::ability;
use super::*;
use crate::rules::*;
use content::read::{Node, Table};
use kernel::marks::cite;

/// The Terrain decks with their cards, in the order of the file.
pub fn decks(arena: &Arena, t: &mut Table<'_>) -> Option<Vec<(Terrain, Meta, Vec<TacticsCard>)>> {
    t.each("decks", |_, t| {
        let meta = entry_with(t, &["identity"]);
        let terrain = t.req("id", Node::word);
        let cards = t.each("cards", |_, t| card(Cx::new(arena, Owner::TerrainCard, None), t));
        let cards = cards?;
        cite(CH_CMP_04);
        if cards.len() != DECK {
            let message = format!("a Terrain deck has {DECK} cards, not {} (CH-CMP-04)", cards.len());
            t.node.problem(message, Some(check::more_or_less(cards.len(), DECK)));
        }
        Some((terrain?, meta?, cards))
    })
}

/// One Tactics card.
pub fn card(cx: Cx<'_>, t: &mut Table<'_>) -> Option<TacticsCard> {
    let meta = entry(t);
    let icons = ["move", "recruit", "build"].map(|key| t.req(key, |n| n.int(0..=3).map(|n| n as u8)));
    let bonus = t.req("bonus", |n| n.all(Node::word));
    let tactic = t.opt("tactic", |n| tactic(cx, n));
    let action = match cx.owner {
        Owner::FactionCard => play(cx, t),
        // Terrain cards enable nothing: each Faction deck has its one card for that.
        _ => Some(false),
    };
    let [moves, recruit, build] = icons;
    Some(TacticsCard {
        meta: meta?,
        icons: [moves?, recruit?, build?],
        bonus: bonus?,
        enables_scoring: action?,
        tactic: tactic?,
    })
}

fn tactic(cx: Cx<'_>, node: Node<'_>) -> Option<AbilityId> {
    let id = ability(cx, node)?;
    let timing = cx.arena.abilities.borrow()[id.0 as usize].timing;
    if timing != Timing::Tactic {
        return wrong(node, "a tactic is played in a battle", "write timing = \"tactic\"");
    }
    Some(id)
}

/// Whether the card is an Action of its own: `action` names it and `play` says what it does.
fn play(cx: Cx<'_>, t: &mut Table<'_>) -> Option<bool> {
    let action = t.opt("action", |n| match n.str()? {
        "enable_scoring" => Some(()),
        word => n.unknown(word, ["enable_scoring"]),
    });
    let play = t.opt("play", |n| {
        let id = ability(cx, n)?;
        let ability = &cx.arena.abilities.borrow()[id.0 as usize];
        let lists = cx.arena.lists.borrow();
        let step = match &lists[ability.effect.0 as usize][..] {
            [step] => matches!(step.what, What::EnableScoring(_)) && !step.optional && step.conds.is_empty(),
            _ => false,
        };
        let free = ability.conds.is_empty() && ability.cost == List::NONE;
        if ability.timing != Timing::Action || !step || !free {
            let hint = "write timing = \"action\" and effect = [ { do = \"enable_scoring\" } ]";
            return wrong(n, "the only Action of a card is to enable Scoring", hint);
        }
        Some(())
    });
    let (action, play) = (action?, play?);
    if action.is_some() != play.is_some() {
        return wrong(t.node, "action and play belong together", "write both or none");
    }
    Some(action.is_some())
}

/// What a Structure costs.
pub fn cost(node: Node<'_>) -> Option<u8> {
    node.int(0..=20).map(|n| n as u8)
}
