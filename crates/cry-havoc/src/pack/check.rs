//! Cross-checks of a pack whose parts could all be read: duplicates, the boards, and what must fit together.

use super::board::FAR;
use super::{counts, loops, shape, *};
use crate::rules::*;
use content::read::Problems;
use kernel::marks::cite;

/// Collects problems by the entry they belong to.
#[derive(Debug)]
pub struct Check<'p> {
    pub pack: &'p Pack,
    home: &'p str,
    problems: &'p Problems,
}

pub fn check(pack: &Pack, home: &str, problems: &Problems) {
    let check = Check { pack, home, problems };
    check.ids();
    check.reserved();
    check.limits();
    check.boards();
    check.options();
    counts::box_contents(&check);
    counts::factions(&check);
    counts::cards(&check);
    loops::loops(&check);
}

impl Check<'_> {
    /// A problem of one entry, and what would be right.
    pub fn of(&self, meta: &Meta, message: impl Into<String>, hint: impl Into<String>) {
        let message = format!("{:?}: {}", meta.id, message.into());
        self.problems.push(&meta.at.0, meta.at.1, message, Some(hint.into()));
    }
    /// A problem of a whole file.
    pub fn file(&self, file: &str, message: impl Into<String>, hint: impl Into<String>) {
        self.problems.push(&format!("{}{file}", self.home), 0, message, Some(hint.into()));
    }
    /// A number of things that must be exact.
    pub fn count(&self, file: &str, what: &str, found: usize, expected: usize, rule: &str) {
        if found != expected {
            let message = format!("there must be {expected} {what}, not {found} ({rule})");
            self.file(file, message, more_or_less(found, expected));
        }
    }

    fn ids(&self) {
        let p = self.pack;
        let faces = |kind| p.faces.iter().filter(move |f| f.kind == kind).map(|f| &f.meta).collect::<Vec<_>>();
        let mut kinds: Vec<(&str, Vec<&Meta>)> = vec![
            ("board", p.boards.iter().map(|x| &x.meta).collect()),
            ("card", p.cards.iter().map(|x| &x.meta).collect()),
            ("Terrain deck", p.terrains.iter().collect()),
            ("Structure", p.structures.iter().map(|x| &x.meta).collect()),
            ("named token", p.named.iter().map(|x| &x.meta).collect()),
            ("Skill", p.skills.iter().map(|x| &x.meta).collect()),
            ("War Party", faces(PieceKind::WarParty)),
            ("Nest", faces(PieceKind::Nest)),
            ("Exploration token", faces(PieceKind::Exploration)),
            ("Skill level", p.skill_levels.iter().map(|x| &x.meta).collect()),
            ("round option", p.round_options.iter().map(|x| &x.meta).collect()),
            ("handicap", p.handicaps.iter().map(|x| &x.meta).collect()),
        ];
        kinds.extend(p.boards.iter().map(|b| ("Region", b.regions.iter().map(|r| &r.meta).collect())));
        // Copies of an Event token stand in the same place.
        let mut events: Vec<&Meta> = p.events.iter().map(|x| &x.meta).collect();
        events.dedup_by_key(|meta| &meta.at);
        kinds.push(("Event token", events));
        for (kind, metas) in kinds {
            for (n, meta) in metas.iter().enumerate() {
                if let Some(first) = metas[..n].iter().find(|other| other.id == meta.id) {
                    let hint = format!("the first is in {}:{}", first.at.0, first.at.1);
                    self.of(meta, format!("another {kind} has the same id"), hint);
                }
            }
        }
    }

    /// Ids that the language uses as words.
    fn reserved(&self) {
        for card in &self.pack.named {
            if select::TOKENS.contains(&card.meta.id.as_str()) {
                self.of(&card.meta, "this is a word of the language and no id", "use another id");
            }
        }
        for card in &self.pack.structures {
            if ["own", "any"].contains(&card.meta.id.as_str()) {
                self.of(&card.meta, "this is a word of the language and no id", "use another id");
            }
        }
    }

    /// What the compact tables of a game can hold.
    fn limits(&self) {
        let p = self.pack;
        let found = [("Skills", p.skills.len(), 250), ("kinds of face-down tokens", p.faces.len(), PIECES)];
        for (what, found, most) in found {
            if found > most {
                self.file("", format!("there can be at most {most} {what}, not {found}"), "leave some out");
            }
        }
    }

    fn boards(&self) {
        let boards = &self.pack.boards;
        cite(CH_CMP_03);
        let players: Vec<u8> = boards.iter().map(|board| board.players).collect();
        if !matches!(players[..], [0b0_0100, 0b1_1000] | [0b1_1000, 0b0_0100]) {
            let message = "there must be one board for 2 players and one for 3 and 4 (CH-CMP-03)";
            self.file("map.toml", message, "write players = [2] and players = [3, 4]");
        }
        for (board, caverns) in boards.iter().zip(&self.pack.caverns) {
            if caverns.is_none() {
                let message = "no Region is the World Caverns, which texts measure from";
                self.of(&board.meta, message, "write id = \"world_caverns\" or hq = \"trog\"");
            }
            shape::borders(self, board);
            self.headquarters(board);
            let from = board.distance.first();
            for (n, region) in board.regions.iter().enumerate() {
                if from.is_some_and(|steps| steps[n] == FAR) {
                    self.of(
                        &region.meta,
                        "no way leads there from the first Region of the board",
                        "look at its neighbours",
                    );
                }
            }
            for players in (2..=4).filter(|n| board.players & 1 << n != 0) {
                self.icons(board, players);
            }
        }
    }

    fn headquarters(&self, board: &Board) {
        let count = |mark| board.regions.iter().filter(|r| r.hq == mark).count();
        let (players, trog) = (count(HqMark::Player), count(HqMark::Trog));
        // The Trog player lives in the Caverns.
        let needed = (2..=4).filter(|n| board.players & 1 << n != 0).map(|n| n.min(3)).max().unwrap_or(0);
        cite(CH_SET_05);
        if players < needed {
            let message = format!("there must be {needed} HQ Regions for players, not {players} (CH-SET-05)");
            self.of(&board.meta, message, "write hq = \"player\" in more Regions");
        }
        let four = board.players & 1 << 4 != 0;
        cite(CH_SET_26);
        if trog != usize::from(four) {
            let message = format!("there must be {} Trog HQ, not {trog} (CH-SET-26)", usize::from(four));
            self.of(&board.meta, message, "hq = \"trog\" marks it on the board for four players");
        }
        cite(CH_SET_27);
        let tunnels = board.regions.iter().filter(|r| r.tunnel).count();
        if tunnels != if four { 4 } else { 0 } {
            let message = format!("there must be {} Tunnel icons, not {tunnels} (CH-SET-27)", if four { 4 } else { 0 });
            self.of(&board.meta, message, "tunnel = true marks them on the board for four players");
        }
        if let Some(hq) = board.regions.iter().find(|r| r.tunnel && r.hq != HqMark::None) {
            self.of(&hq.meta, "an HQ Region has no Tunnel icon (CH-SET-27)", "write tunnel = false");
        }
    }

    /// The tokens in the box must be enough for the icons.
    fn icons(&self, board: &Board, players: u8) {
        cite(CH_SET_19);
        type Icon = fn(&RegionCard) -> u8;
        let icons: [(&str, usize, Icon); 3] = [
            ("War Party", WAR_PARTIES, |r| r.war_party),
            ("Exploration", EXPLORATIONS, |r| r.exploration),
            ("Nest", NESTS, |r| r.nest),
        ];
        for (what, most, mask) in icons {
            let found = board.regions.iter().filter(|r| mask(r) & 1 << players != 0).count();
            if found > most {
                let message =
                    format!("{found} {what} icons with {players} players, but only {most} tokens (CH-SET-19)");
                self.of(&board.meta, message, "leave some icons out");
            }
        }
    }

    fn options(&self) {
        let p = self.pack;
        for option in &p.round_options {
            if option.event_spots[SPOTS - 1] >= p.score_track.final_spot {
                let message = "the Event spots must lie before the Final Scoring event (CH-CMP-20)";
                self.of(&option.meta, message, format!("use numbers below {}", p.score_track.final_spot));
            }
            for faction in &p.factions {
                if option.start_units_plus + faction.start_units > faction.units {
                    let message = format!("{:?} has not so many Units (CH-CMP-22)", faction.meta.id);
                    self.of(&option.meta, message, "use a smaller start_units_plus");
                }
            }
        }
        for level in &p.skill_levels {
            let most = p.handicaps.iter().map(|h| h.random_skills_plus).max().unwrap_or(0);
            let skills = 1 + level.random_skills + level.drafted_skills + most;
            if usize::from(skills) > SKILLS {
                let message = format!("with a handicap a player can have {skills} Skills, more than {SKILLS}");
                self.of(&level.meta, message, "use less");
            }
        }
        for (what, none) in [("Skill levels", p.skill_levels.is_empty()), ("round options", p.round_options.is_empty())]
        {
            if none {
                self.file("variants.toml", format!("there must be {what}"), "write one at least");
            }
        }
    }
}

/// How to come to the right number.
pub fn more_or_less(found: usize, expected: usize) -> String {
    match found < expected {
        true => format!("add {}", expected - found),
        false => format!("leave out {}", found - expected),
    }
}
