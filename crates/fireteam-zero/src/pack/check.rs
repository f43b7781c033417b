//! Cross-checks of a pack whose parts could all be read: counts, duplicates, and what must fit together.

use super::entries::TAGS;
use super::read::{Problems, hint};
use super::*;
use crate::rules::*;
use kernel::marks::cite;

/// Collects problems by the entry they belong to.
pub struct Check<'p> {
    pub pack: &'p Pack,
    home: &'p str,
    problems: &'p Problems,
}

pub fn check(pack: &Pack, home: &str, problems: &Problems) {
    let check = Check { pack, home, problems };
    check.ids();
    check.codes();
    check.faces();
    check.box_contents();
    check.roles();
    check.heroes();
    check.monsters();
    check.difficulties();
    super::sources::missions(&check);
}

impl Check<'_> {
    /// A problem of one entry.
    pub fn of(&self, meta: &Meta, message: impl Into<String>) {
        self.of_with(meta, message, None);
    }
    pub fn of_with(&self, meta: &Meta, message: impl Into<String>, hint: Option<String>) {
        let message = format!("{:?}: {}", meta.id, message.into());
        self.problems.push(&meta.at.0, meta.at.1, message, hint);
    }
    /// A problem of a whole file.
    pub fn file(&self, file: &str, message: impl Into<String>) {
        self.problems.push(&format!("{}{file}", self.home), 0, message, None);
    }
    fn count(&self, file: &str, what: &str, found: usize, expected: usize) {
        if found != expected {
            self.file(file, format!("there must be {expected} {what}, not {found}"));
        }
    }

    fn ids(&self) {
        let p = self.pack;
        let kinds: [(&str, Vec<&Meta>); 15] = [
            ("family", p.families.iter().map(|x| &x.meta).collect()),
            ("monster", p.monsters.iter().map(|x| &x.meta).collect()),
            ("hero", p.heroes.iter().map(|x| &x.meta).collect()),
            ("specialist", p.specialists.iter().map(|x| &x.meta).collect()),
            ("specialist card", p.specialist_cards.iter().map(|x| &x.meta).collect()),
            ("action card", p.actions.iter().map(|x| &x.meta).collect()),
            ("focus card", p.focuses.iter().map(|x| &x.meta).collect()),
            ("recon card", p.recon.iter().map(|x| &x.meta).collect()),
            ("twist", p.twists.iter().map(|x| &x.meta).collect()),
            ("objective", p.objectives.iter().map(|x| &x.meta).collect()),
            ("operation", p.operations.iter().map(|x| &x.meta).collect()),
            ("mission", p.missions.iter().map(|x| &x.meta).collect()),
            ("tile face", p.faces.iter().map(|x| &x.meta).collect()),
            ("token", p.tokens.iter().map(|x| &x.meta).collect()),
            ("difficulty", p.difficulties.iter().map(|x| &x.meta).collect()),
        ];
        for (kind, metas) in &kinds {
            for (n, meta) in metas.iter().enumerate() {
                if metas[..n].iter().any(|other| other.id == meta.id) {
                    self.of(meta, format!("another {kind} has this id"));
                }
                if !meta.code.is_empty() && metas[..n].iter().any(|other| other.code == meta.code) {
                    self.of(meta, format!("another {kind} has the code {:?}", meta.code));
                }
                if meta.name.is_empty() {
                    self.of(meta, "the name is missing");
                }
            }
            // Everything is numbered by one byte.
            if metas.len() > usize::from(u8::MAX) {
                self.of(metas[0], format!("more than {} entries of one kind", u8::MAX));
            }
        }
        if p.lists.len() > usize::from(u16::MAX) || p.abilities.len() > usize::from(u16::MAX) {
            self.file("", "too many effects");
        }
        // Conditions name ranks, monsters, families and tokens by the same word.
        let words = ["you", "ally", "hero", "monster", "minion", "elite", "boss", "henry", "patty"];
        let beings: Vec<&Meta> =
            kinds.iter().filter(|k| ["family", "monster", "token"].contains(&k.0)).flat_map(|k| k.1.clone()).collect();
        for (n, meta) in beings.iter().enumerate() {
            let taken = words.contains(&meta.id.as_str()) || beings[..n].iter().any(|other| other.id == meta.id);
            if taken {
                self.of(meta, "the id means something else already");
            }
        }
        let mut codes: Vec<&str> = Vec::new();
        for card in &p.actions {
            for code in &card.codes {
                if codes.contains(&code.as_str()) {
                    self.of(&card.meta, format!("another card has the code {code:?}"));
                }
                codes.push(code);
            }
        }
    }

    /// Codes say what a card belongs to (FZ-RECON-07): objective or discovery nn of mission m of operation o, event nn.
    fn codes(&self) {
        cite(FZ_RECON_07);
        let p = self.pack;
        let numbered = |meta: &Meta, home: &str| {
            let number = meta.code.strip_prefix(home).unwrap_or_default();
            if number.len() != 2 || !number.bytes().all(|b| b.is_ascii_digit()) {
                self.of(meta, format!("the code must be \"{home}\" and two digits, not {:?}", meta.code));
            }
        };
        for objective in &p.objectives {
            numbered(&objective.meta, &format!("OBJ {}.", p.mission(objective.mission).meta.id));
        }
        for card in &p.recon {
            match &card.kind {
                ReconKind::Event { .. } => numbered(&card.meta, "RE "),
                ReconKind::Discovery { mission, .. } => {
                    numbered(&card.meta, &format!("RD {}.", p.mission(*mission).meta.id));
                }
                ReconKind::Item { .. } => {}
            }
        }
    }

    fn box_contents(&self) {
        let p = self.pack;
        // The pieces of the box (FZ-COMP-01, D-02) and its two specialists (FZ-COMP-05).
        cite(FZ_COMP_01);
        cite(FZ_COMP_05);
        let special: usize = p.tokens.iter().skip(1).map(|t| usize::from(t.count)).sum();
        self.count("dice.toml", "special tokens", special, p.constants.special_total.into());
        self.count("dice.toml", "sides of the spawn die", p.dice.spawn_sides.into(), SPAWNS);
        self.count("dice.toml", "spawn points", p.constants.spawn_points.into(), SPAWNS);
        self.count("dice.toml", "heroes at least", p.constants.heroes_min.into(), 2);
        self.count("dice.toml", "heroes at most", p.constants.heroes_max.into(), HEROES);
        self.count("heroes.toml", "specialists", p.specialists.len(), 2);
        for specialist in 0..2 {
            let cards = p.specialist_cards.iter().filter(|c| c.specialist == specialist).count();
            self.count("heroes.toml", "cards of each specialist", cards, 4);
        }
        let drawn = |c: &&ReconCard| !matches!(c.kind, ReconKind::Item { .. });
        self.count("recon.toml", "events and discoveries", p.recon.iter().filter(drawn).count(), 55);
        // Operations of our own come on top of those in the box (D-02).
        let boxed =
            |o: &&ObjectiveCard| p.operations[p.mission(o.mission).operation].meta.source == Some(Source::Published);
        self.count("missions.toml", "objectives", p.objectives.iter().filter(boxed).count(), 21);
        self.count("tiles.toml", "tile faces", p.faces.len(), 16);
        for (n, face) in p.faces.iter().enumerate() {
            if p.faces[..n].iter().any(|f| f.tile == face.tile && f.side == face.side) {
                self.of(&face.meta, format!("tile {} has another side {}", face.tile, face.side));
            }
        }
    }

    /// While the faces of the attack die are our own arrangement, each shows three symbols (FZ-COMP-17); one who knows the
    /// printed die says `faces_source = "published"`.
    fn faces(&self) {
        cite(FZ_COMP_17);
        let section = self.pack.sections.iter().find(|s| s.id == "attack_die");
        let ours = section.filter(|s| s.sources.contains(&("faces".into(), Source::Original)));
        if let Some(meta) = ours
            && self.pack.dice.attack.iter().any(|face| face.iter().sum::<u8>() != 3)
        {
            self.of(meta, "every face of the attack die shows three symbols");
        }
    }

    /// Per role 16 basic cards, 4 upgrade sets of 4, 6 focus cards (FZ-COMP-03).
    fn roles(&self) {
        cite(FZ_COMP_03);
        for role in Role::ALL {
            let file = format!("cards/{}.toml", role.word());
            let of_role = || self.pack.actions.iter().filter(|a| a.role == *role);
            let basic: usize = of_role().filter(|a| !a.upgrade).map(|a| usize::from(a.copies)).sum();
            self.count(&file, "basic cards", basic, 16);
            self.count(&file, "upgrade sets", of_role().filter(|a| a.upgrade).count(), 4);
            self.count(&file, "focus cards", self.pack.focuses.iter().filter(|f| f.role == *role).count(), 6);
            for card in of_role() {
                if card.upgrade && card.copies != 4 {
                    self.of(&card.meta, format!("an upgrade set has 4 cards, not {}", card.copies));
                }
                if card.codes.len() != usize::from(card.copies) {
                    self.of(&card.meta, format!("{} copies but {} codes", card.copies, card.codes.len()));
                }
                for extra in &card.attack.extra {
                    let when = self.pack.ability(*extra).when;
                    if !matches!(when, Window::AttackDeclared | Window::AttackRolled | Window::AttackResolved) {
                        self.of(&card.meta, format!("an extra belongs to the attack, not to {:?}", when.word()));
                    }
                }
            }
        }
    }

    fn heroes(&self) {
        for focus in &self.pack.focuses {
            let stranger = |hero: Hero| self.pack.heroes[hero.index()].role != focus.role;
            if focus.hero.is_some_and(stranger) {
                self.of(&focus.meta, "the hero it names has another role");
            }
        }
        let roles = [Role::Leader, Role::Leader, Role::CloseCombat, Role::Marksman, Role::Demolitions];
        self.count("heroes.toml", "heroes", self.pack.heroes.len(), roles.len());
        for (hero, role) in self.pack.heroes.iter().zip(roles) {
            if hero.role != role {
                self.of_with(&hero.meta, "the hero has another role", Some(format!("did you mean {:?}?", role.word())));
            }
            let of_role = |a: &&ActionCard| a.role == hero.role && !a.upgrade && a.lower.kind == Lower::Tactical;
            let responses: Vec<&str> =
                self.pack.actions.iter().filter(of_role).map(|a| a.lower.name.as_str()).collect();
            for name in &hero.tactical {
                if !responses.contains(&name.as_str()) {
                    let hint = hint(name, responses.iter().copied());
                    self.of_with(&hero.meta, format!("no tactical response is called {name:?}"), hint);
                }
            }
            if responses.iter().any(|name| !hero.tactical.iter().any(|t| t == name)) {
                self.of(&hero.meta, "not all tactical responses of the role are listed");
            }
        }
    }

    fn monsters(&self) {
        let p = self.pack;
        for (n, family) in (0u8..).zip(&p.families) {
            for rank in Rank::ALL {
                let types = p.monsters.iter().filter(|m| m.family == Family(n) && m.rank == *rank).count();
                if types != 1 {
                    self.of(&family.meta, format!("a family has one {} type, not {types}", rank.word()));
                }
            }
            // 3 reference cards, 13 figures of which 1 is the boss, and 8 twists a family (FZ-COMP-03, FZ-TERM-16).
            cite(FZ_TERM_16);
            let figures: usize = family.figures.iter().map(|n| usize::from(*n)).sum();
            if figures != 13 {
                self.of(&family.meta, format!("a family has 13 figures, not {figures}"));
            }
            let twists = p.twists.iter().filter(|t| t.family == Family(n)).count();
            if twists != 8 {
                self.of(&family.meta, format!("a family has 8 twists, not {twists}"));
            }
        }
        for monster in &p.monsters {
            match (&monster.power, monster.rank == Rank::Boss) {
                (None, true) => self.of(&monster.meta, "a boss needs power"),
                (Some(_), false) => self.of(&monster.meta, "only a boss has power"),
                (Some(Amount { base: Base::PerHero(n), times, plus, max, .. }), true) => {
                    let most = i32::from(*n) * HEROES as i32 * i32::from(*times) + i32::from(*plus);
                    let most = max.map_or(most, |max| most.min(max.into()));
                    if most > p.constants.power.into() {
                        self.of(&monster.meta, format!("{most} power tokens, but the box holds {}", p.constants.power));
                    }
                }
                _ => {}
            }
            if monster.health == 0 {
                self.of(&monster.meta, "a monster needs health");
            }
        }
    }

    fn difficulties(&self) {
        let p = self.pack;
        if !p.difficulties.iter().any(|d| d.meta.id == "regular") {
            self.file("dice.toml", "the difficulty \"regular\" is missing");
        }
        let spaces = p.constants.first_space..=p.constants.last_space;
        for d in &p.difficulties {
            if !spaces.contains(&d.start_threat) {
                self.of(&d.meta, format!("the threat track has no space {}", d.start_threat));
            }
            if usize::from(d.twists_max) > p.constants.twist_spaces.len() {
                self.of(&d.meta, format!("the threat track has no {} twists", d.twists_max));
            }
            if !d.remove_event_tag.is_empty() && !TAGS.contains(&d.remove_event_tag.as_str()) {
                self.of_with(
                    &d.meta,
                    format!("no event has the tag {:?}", d.remove_event_tag),
                    hint(&d.remove_event_tag, TAGS),
                );
            }
        }
    }
}
