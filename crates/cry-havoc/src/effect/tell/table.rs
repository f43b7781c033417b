//! Entries that are no cards: Factions, Terrain decks, boards, Regions and the options of a table.

use super::{CardText, Teller};
use crate::pack::*;
use crate::speech::{Args, Kind};
use crate::terms::*;

impl Teller<'_> {
    pub fn faction(&self, faction: Faction) -> CardText {
        let card = self.pack.faction(faction);
        let mut args = Args::new();
        args.set("units", card.units);
        args.set("start", card.start_units);
        args.set("control", card.control_tokens);
        args.set("skills", card.skill_tokens);
        let mut rules = vec![self.line(&self.speech.say("line-pieces", &args))];
        rules.extend(card.half_crystals.then(|| self.facts("line-half", &[])));
        rules.extend(card.crystal_store.then(|| self.facts("line-store", &[])));
        if let Some(list) = self.some_counts(card.players) {
            rules.push(self.facts("line-count", &[("list", &list)]));
        }
        let structures: Vec<String> = card.structures.iter().map(|id| self.structure_name(id)).collect();
        let skills: Vec<String> = card.skills.iter().map(|id| self.skill_name(*id)).collect();
        rules.push(self.facts("line-list-structures", &[("list", &structures.join(", "))]));
        rules.push(self.facts("line-list-skills", &[("list", &skills.join(", "))]));
        self.entry(Kind::Faction, &card.meta, self.speech.word("kind-faction"), rules)
    }

    pub fn terrain(&self, terrain: Terrain) -> CardText {
        let Some(meta) = self.pack.terrains.get(terrain.index()) else { return CardText::default() };
        let mut args = Args::new();
        args.set("n", DECK as u8);
        let names: Vec<String> = (0..DECK).map(|nth| self.card_name(Card::of_terrain(terrain, nth))).collect();
        let rules = vec![self.line(&names.join(", "))];
        self.entry(Kind::Terrain, meta, self.speech.say("kind-terrain", &args), rules)
    }

    pub fn board(&self, board: usize) -> CardText {
        let Some(card) = self.pack.boards.get(board) else { return CardText::default() };
        let names = card.regions.iter().map(|region| self.name_of(Kind::Region, &region.meta));
        let rules = vec![self.line(&names.collect::<Vec<_>>().join(", "))];
        self.entry(Kind::Board, &card.meta, self.speech.word("kind-board"), rules)
    }

    /// A Region of a board: what is printed on it and what it borders on.
    pub fn region_card(&self, board: usize, region: Region) -> CardText {
        let Some(on) = self.pack.boards.get(board) else { return CardText::default() };
        let Some(card) = on.regions.get(region.index()) else { return CardText::default() };
        let ring = self.speech.word(&format!("ring-{}", card.ring.word()));
        let kind = match card.terrain {
            Some(terrain) => self.say("kind-region", &[("ring", &ring), ("terrain", &self.terrain_name(terrain))]),
            None => self.say("kind-region-plain", &[("ring", &ring)]),
        };
        let mut rules = Vec::new();
        if card.crystals > 0 {
            rules.push(self.fact("line-crystals", card.crystals));
        }
        let icons = [
            (PieceKind::WarParty, card.war_party),
            (PieceKind::Nest, card.nest),
            (PieceKind::Exploration, card.exploration),
        ];
        for (kind, counts) in icons.into_iter().filter(|(_, counts)| *counts != 0) {
            // An icon that holds with every number of players of the board needs no note.
            let list = if counts & on.players == on.players { "all".to_owned() } else { self.player_list(counts) };
            rules.push(self.facts("line-icon", &[("piece", &self.piece_kind_name(kind)), ("list", &list)]));
        }
        rules.extend(card.tunnel.then(|| self.facts("line-tunnel", &[])));
        match card.hq {
            HqMark::None => {}
            mark => rules.push(self.facts(&format!("line-hq-{}", mark.word()), &[])),
        }
        if let Some(to) = card.arrow {
            rules.push(self.facts("line-arrow", &[("region", &self.region_name(board, to))]));
        }
        if let Some(neighbours) = on.neighbours.get(region.index()) {
            let names: Vec<String> = neighbours.iter().map(|next| self.region_name(board, next)).collect();
            rules.push(self.facts("line-neighbours", &[("list", &names.join(", "))]));
        }
        self.entry(Kind::Region, &card.meta, kind, rules)
    }

    pub fn level(&self, level: &SkillLevel) -> CardText {
        let rule = match (level.random_skills, level.drafted_skills) {
            (0, 0) => self.facts("line-skills-none", &[]),
            (0, n) => self.fact("line-skills-drafted", n),
            (n, _) => self.fact("line-skills-random", n),
        };
        self.entry(Kind::Level, &level.meta, self.speech.word("kind-level"), vec![rule])
    }

    pub fn rounds(&self, option: &RoundOption) -> CardText {
        let spots = option.event_spots.map(|spot| spot.to_string()).join(", ");
        let mut rules = vec![self.facts("line-spots", &[("list", &spots)])];
        rules.extend(option.fixed.then(|| self.facts("line-fixed", &[])));
        rules.extend((option.start_units_plus > 0).then(|| self.fact("line-start-plus", option.start_units_plus)));
        rules.push(self.fact("line-actions", option.actions_per_round));
        rules.push(self.fact("line-cards", option.cards_per_round));
        self.entry(Kind::Rounds, &option.meta, self.speech.word("kind-rounds"), rules)
    }

    pub fn handicap(&self, handicap: &Handicap) -> CardText {
        let mut rules = Vec::new();
        rules.extend(
            (handicap.random_skills_plus > 0).then(|| self.fact("line-random-plus", handicap.random_skills_plus)),
        );
        rules.extend((handicap.start_vp > 0).then(|| self.fact("line-start-vp", handicap.start_vp)));
        self.entry(Kind::Handicap, &handicap.meta, self.speech.word("kind-handicap"), rules)
    }

    /// The player counts, unless they are all.
    fn some_counts(&self, bits: u8) -> Option<String> {
        let all = (2..=PLAYERS).fold(0, |bits, n| bits | 1 << n);
        (bits & all != all && bits & all != 0).then(|| self.player_list(bits))
    }
}
