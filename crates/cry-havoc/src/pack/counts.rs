//! The contents of the box: how many of everything there must be.

use super::check::{Check, more_or_less};
use super::*;
use crate::rules::*;
use kernel::marks::cite;

pub fn box_contents(check: &Check<'_>) {
    let p = check.pack;
    let faces = |kind| p.faces.iter().filter(|f| f.kind == kind).map(|f| usize::from(f.copies)).sum();
    cite(CH_CMP_05);
    check.count("tokens.toml", "Event tokens", p.events.len(), EVENTS, "CH-CMP-05");
    cite(CH_CMP_06);
    check.count("tokens.toml", "Exploration tokens", faces(PieceKind::Exploration), EXPLORATIONS, "CH-CMP-06");
    cite(CH_CMP_07);
    check.count("tokens.toml", "War Party tokens", faces(PieceKind::WarParty), WAR_PARTIES, "CH-CMP-07");
    cite(CH_CMP_08);
    check.count("tokens.toml", "Nest tokens", faces(PieceKind::Nest), NESTS, "CH-CMP-08");
    cite(CH_CMP_04);
    for terrain in Terrain::ALL {
        let decks = p.terrains.iter().filter(|meta| meta.id == terrain.word()).count();
        check.count("terrain.toml", &format!("{} deck", terrain.word()), decks, 1, "CH-CMP-04");
    }
}

/// One column of table 1.1 of the rulebook.
struct Column {
    units: u8,
    start_units: u8,
    /// Tokens of each Structure type, in falling order.
    structures: &'static [u8],
    /// Tokens that are no Skill tokens, by kind.
    special: &'static [u8],
    skill_tokens: u8,
}

fn column(faction: Faction) -> Column {
    let plain = Column { units: 12, start_units: 4, structures: &[3, 3, 3], special: &[], skill_tokens: 1 };
    match faction {
        Faction::Humans => Column { special: &[3, 3], skill_tokens: 2, ..plain },
        Faction::Pilgrims => plain,
        Faction::Machines => Column { structures: &[3, 3, 3, 3, 3], skill_tokens: 2, ..plain },
        Faction::Trogs => Column { units: 16, start_units: 2, structures: &[7, 3, 3], ..plain },
    }
}

pub fn factions(check: &Check<'_>) {
    let p = check.pack;
    for card in &p.factions {
        cite(CH_CMP_14);
        let table = column(card.faction);
        let named = |skill: bool| p.named.iter().filter(move |t| t.faction == card.faction && t.skill_token == skill);
        let sorted = |counts: Vec<u8>| {
            let mut counts = counts;
            counts.sort_by(|a, b| b.cmp(a));
            counts
        };
        let structures = p.structures.iter().filter(|s| s.faction == card.faction).map(|s| s.count).collect();
        let lists = [
            ("Structure tokens by type", sorted(structures), table.structures),
            ("special tokens by kind", sorted(named(false).map(|t| t.count).collect()), table.special),
        ];
        for (what, found, expected) in lists {
            if found != expected {
                let message = format!("{what}: there must be {expected:?}, not {found:?} (CH-CMP-14)");
                check.of(&card.meta, message, "write them in count");
            }
        }
        let base = p.skills.iter().filter(|s| s.faction == card.faction && !s.extra);
        let of_skills: usize = named(true).map(|t| usize::from(t.count)).sum();
        let numbers = [
            ("Units", card.units.into(), table.units),
            ("Units at set-up", card.start_units.into(), table.start_units),
            ("Control tokens", card.control_tokens.into(), 8),
            ("Skill tokens", card.skill_tokens.into(), table.skill_tokens),
            ("tokens with skill_token = true", of_skills, table.skill_tokens),
            ("base Skills", base.clone().count(), 5),
            ("default Skill", base.filter(|s| s.default).count(), 1),
        ];
        for (what, found, expected) in numbers {
            if found != usize::from(expected) {
                let message = format!("{what}: there must be {expected}, not {found} (CH-CMP-14)");
                check.of(&card.meta, message, more_or_less(found, expected.into()));
            }
        }
        if card.extra_skills.iter().filter(|s| p.skill(**s).default).count() > 1 {
            check.of(&card.meta, "more than one extra Skill is a default one", "write default = false");
        }
        cite(CH_CMP_02);
        let trogs = card.faction == Faction::Trogs;
        if card.players != if trogs { 0b1_0000 } else { 0b1_1100 } {
            let hint = if trogs { "write players = [4]" } else { "leave out players" };
            check.of(&card.meta, "the Trogs are for four players, the others for all (CH-CMP-02)", hint);
        }
        cite(CH_SET_27);
        let links: Vec<_> = p.links.iter().filter(|(faction, _)| *faction == card.faction).collect();
        if trogs && !matches!(links[..], [(_, tunnels)] if p.structure(*tunnels).count == 7) {
            let message = "the Trogs have one Structure that links its Regions, the seven Tunnels (CH-SET-27)";
            let hint = "write a passive ability with link_regions";
            check.of(&card.meta, message, hint);
        }
        cite(CH_SCO_04);
        if card.half_crystals != trogs {
            let message = "Crystals count half for the Trogs and whole for the others (CH-SCO-04)";
            check.of(&card.meta, message, if trogs { "write 0.5" } else { "write 1" });
        }
    }
}

pub fn cards(check: &Check<'_>) {
    let p = check.pack;
    let files = ["humans", "pilgrims", "machines", "trogs"];
    for (faction, file) in Faction::ALL.iter().zip(files) {
        let Some(head) = p.factions.iter().find(|f| f.faction == *faction) else { continue };
        let deck: Vec<&TacticsCard> = p.cards.iter().filter(|card| card.meta.at.0 == head.meta.at.0).collect();
        let file = format!("factions/{file}.toml");
        cite(CH_CMP_14);
        check.count(&file, "tactics", deck.len(), DECK, "CH-CMP-14");
        cite(CH_CMP_15);
        let enabling = deck.iter().filter(|card| card.enables_scoring).count();
        check.count(&file, "card that enables Scoring", enabling, 1, "CH-CMP-15");
        cite(CH_CMP_16);
        let initiative = deck.iter().filter(|card| card.bonus.contains(&Bonus::Initiative)).count();
        check.count(&file, "card with the bonus \"initiative\"", initiative, 1, "CH-CMP-16");
    }
    for card in &p.cards {
        cite(CH_CMP_17);
        if card.tactic.is_none() && card.bonus.is_empty() && !card.enables_scoring {
            let message = "a card has a tactic, an Action or a bonus (CH-CMP-17)";
            check.of(&card.meta, message, "write tactic, play or a word in bonus");
        }
        cite(CH_TAC_10);
        let initiative = card.bonus.contains(&Bonus::Initiative);
        if card.tactic.is_some() && (card.enables_scoring || initiative) {
            let message = "a card with an Action or the bonus \"initiative\" has no tactic (CH-TAC-10)";
            check.of(&card.meta, message, "leave out the tactic");
        }
        let twice = |bonus: &Bonus| card.bonus.iter().filter(|b| *b == bonus).count() > 1;
        if card.bonus.iter().any(|bonus| twice(bonus) && *bonus != Bonus::DrawEach) {
            check.of(&card.meta, "a bonus is listed twice", "only draw_each counts more than once");
        }
    }
}
