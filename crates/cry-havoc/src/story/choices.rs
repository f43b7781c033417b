//! What a choice would do, in the context of the question that is open.

use super::Story;
use crate::{
    Table,
    choice::Choice,
    flow::{Frame, build},
    mind::advice,
    pack::{AbilityId, TacticsCard, Timing, What},
    sight,
    terms::*,
    world::World,
};

impl Story<'_> {
    /// What choosing this would do; what would do nothing says so.
    pub fn choice(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        let text = self.plain_choice(table, seat, choice);
        if advice::pointless(table, self.pack, seat, choice) {
            return self.with(&table.world).set("text", text).label("choice-in-vain");
        }
        text
    }

    fn plain_choice(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        let world = &table.world;
        let key = table.ask().map_or("question-none", |question| question.key);
        let m = || self.with(world);
        match choice {
            Choice::Pass => match self.doing(table).is_some_and(|doing| !doing.is_begun()) {
                true if pass(key) == "choice-pass" => m().label("choice-nothing"),
                _ => m().label(pass(key)),
            },
            Choice::Yes => m().label("choice-yes"),
            Choice::Done => self.done(table, key),
            Choice::Back => m().label(back(key)),
            Choice::Action(action) => m().label(&format!("choice-action-{}", action.word().replace('_', "-"))),
            Choice::Skill(skill) => self.skill_choice(world, key, skill),
            Choice::Card(card) => self.card_choice(table, key, card),
            Choice::Deck(deck) => self.deck_choice(world, seat, deck),
            Choice::Step(from, to) => m().region("from", from).region("to", to).label("choice-step"),
            Choice::Region(region) => self.region_choice(table, key, region),
            Choice::Objective(objective) => self.objective_choice(world, key, seat, objective),
            Choice::Mark(mark) => m().label(&format!("choice-mark-{}", mark.word().replace('_', "-"))),
            Choice::Number(n) => self.number_choice(table, seat, n),
            Choice::Build(structure, region) => {
                let Some(card) = self.pack.structures.get(structure.index()) else {
                    return m().label("choice-unknown");
                };
                let cost = build::build_cost(self.pack, structure);
                let text = self.texts(&card.abilities);
                let m = m().set("structure", self.structure_name(structure)).region("region", region);
                m.set("n", cost).set("text", text).label("choice-build")
            }
            Choice::Activate(structure, region) => self.activate(world, structure, region),
            Choice::Structure(structure) => m().set("name", self.structure_name(structure)).label(match key {
                "question-next-text" => "choice-text-first",
                _ => "choice-structure",
            }),
            Choice::Named(token) => m().set("name", self.token_name(token)).label(match key {
                "question-next-text" => "choice-text-first",
                _ => "choice-named",
            }),
            Choice::Token(nth) => self.token_choice(table, seat, nth),
            Choice::Option(option) => self.option(table, option),
            Choice::Side(side) => self.side_choice(world, key, side),
            Choice::Position(n) => {
                let seats = world.next_initiative();
                let holder = seats.get(usize::from(n).wrapping_sub(1)).copied();
                match holder {
                    Some(holder) if holder == seat => m().set("n", n).label("choice-position-own"),
                    Some(holder) => {
                        let name = self.seat_name(world, holder);
                        m().set("n", n).set("name", name).label("choice-position-of")
                    }
                    None => m().set("n", n).label("choice-position"),
                }
            }
            Choice::Faction(faction) => m().noun("faction", &self.tell.the_faction(faction)).label("choice-faction"),
        }
    }

    /// A face-down token by its back and, to whom has looked at it, by its face.
    fn token_choice(&self, table: &Table, seat: Seat, nth: u8) -> String {
        let m = self.with(&table.world).set("n", u16::from(nth) + 1);
        let Some(piece) = self.meant(table, nth) else { return m.label("choice-token") };
        let m = m.set(
            "face",
            match sight::knows(&table.world, Some(seat), piece) {
                true => format!(" ({})", self.piece_name(piece)),
                false => String::new(),
            },
        );
        m.label(match piece.kind() {
            PieceKind::WarParty => "choice-token-war-party",
            PieceKind::Nest => "choice-token-nest",
            PieceKind::Exploration => "choice-token-exploration",
        })
    }

    /// Confirming says what is confirmed.
    fn done(&self, table: &Table, key: &str) -> String {
        let (world, m) = (&table.world, self.with(&table.world));
        match table.asking() {
            Some(Frame::Discard(discard)) => {
                let (cards, points) = discard.promise(world, self.pack);
                let key = format!("choice-done-cards-{}", discard.kind().word());
                m.set("cards", cards).set("n", points).label(&key)
            }
            Some(Frame::Deploy(deploy)) => m.set("spread", self.spread(deploy.spread())).label("choice-done-deploy"),
            _ => m.label(match key {
                "question-move" => "choice-done-move",
                "question-build" => "choice-done-build",
                _ => "choice-done",
            }),
        }
    }

    /// Several texts in one line.
    fn texts(&self, abilities: &[AbilityId]) -> String {
        self.tell.abilities(abilities).join(" ")
    }

    fn skill_choice(&self, world: &World, key: &str, skill: Skill) -> String {
        let Some(card) = self.pack.skills.get(skill.index()) else { return self.with(world).label("choice-unknown") };
        let text = self.texts(&card.abilities);
        self.with(world).set("skill", self.skill_name(skill)).set("text", text).label(match key {
            "question-draft" => "choice-take-skill",
            "question-ready-skill" => "choice-ready-skill",
            _ => "choice-use-skill",
        })
    }

    fn card_choice(&self, table: &Table, key: &str, card: Card) -> String {
        let m = self.with(&table.world);
        let Some(entry) = self.pack.cards.get(card.index()) else { return m.label("choice-unknown") };
        let m = m.set("card", self.card_name(card));
        let text = || {
            let text = entry.tactic.map(|tactic| self.tell.ability(tactic));
            text.unwrap_or_else(|| self.word("no-tactic"))
        };
        match (key, table.asking()) {
            (_, Some(Frame::Discard(discard))) if discard.pending().has(card) => m.label("choice-card-out"),
            (_, Some(Frame::Discard(discard))) => {
                let m = m.set("icons", self.printed(&table.world, entry));
                m.set("n", discard.gain(&table.world, self.pack, card)).label("choice-card-in")
            }
            ("question-tactic", _) => m.set("text", text()).label("choice-play"),
            ("question-keep-one" | "question-keep", _) => {
                m.set("text", text()).set("icons", self.printed(&table.world, entry)).label("choice-keep")
            }
            ("question-recover", _) => m.label("choice-recover"),
            ("question-unstore", _) => m.label("choice-unstore"),
            ("question-hand-limit" | "question-discard", _) => {
                m.set("icons", self.printed(&table.world, entry)).label("choice-discard")
            }
            _ => m.label("choice-card"),
        }
    }

    /// Icons and bonuses of a card: what it gives as a discard.
    fn printed(&self, world: &World, card: &TacticsCard) -> String {
        let icons = Points::ALL.iter().filter(|kind| card.icons[kind.index()] > 0);
        let icons = icons.map(|kind| {
            let n = self.with(world).set("n", card.icons[kind.index()]);
            n.part(&format!("icons-{}", kind.word()))
        });
        let icons = icons.collect::<Vec<_>>().join(", ");
        let icons = if icons.is_empty() { self.word("icons-none") } else { icons };
        let bonus = card.bonus.iter().map(|bonus| self.word(&format!("bonus-{}", bonus.word())));
        std::iter::once(icons).chain(bonus).collect::<Vec<_>>().join("; ")
    }

    fn deck_choice(&self, world: &World, seat: Seat, deck: Deck) -> String {
        let left = if seat.index() < world.players() { world.drawable(seat, deck) } else { 0 };
        let m = self.with(world).set("n", left);
        match deck {
            Deck::Own => {
                let used = if seat.index() < world.players() { world.discard(seat).len() as usize } else { 0 };
                m.set("n", left.saturating_sub(used)).set("used", used).label("choice-deck-own")
            }
            Deck::Terrain(terrain) => m.set("terrain", self.tell.terrain_name(terrain)).label("choice-deck-terrain"),
        }
    }

    /// Whose Units a text may take from a Region.
    fn victims(&self, table: &Table, region: Region) -> Option<String> {
        let (world, (sides, _)) = (&table.world, self.doing(table)?.aims()?);
        let here = sides.iter().filter(|side| world.units(region, *side) > 0);
        let here =
            here.map(|side| self.with(world).side("who", side).set("n", world.units(region, side)).part("units-of"));
        let here = self.list(here);
        (!here.is_empty()).then_some(here)
    }

    fn region_choice(&self, table: &Table, key: &str, region: Region) -> String {
        let world = &table.world;
        if region.index() >= world.board(self.pack).regions.len() {
            return self.with(world).label("choice-unknown");
        }
        if ["question-kill", "question-withdraw", "question-capture"].contains(&key)
            && let Some(units) = self.victims(table, region)
        {
            return self.with(world).region("region", region).set("units", units).label("choice-region-units");
        }
        self.with(world).region("region", region).set("n", world.crystals(region)).label(match key {
            "question-crystals" => "choice-region-crystals",
            "question-hq" => "choice-hq",
            "question-retreat" => "choice-retreat",
            "question-nest" => "choice-nest",
            "question-control-token" => "choice-give-up",
            "question-explore-next" => "choice-explore",
            "question-reveal-next" => "choice-reveal",
            "question-battle-next" => "choice-battle-next",
            "question-from" => "choice-from",
            "question-to" => "choice-to",
            _ => "choice-region",
        })
    }

    fn objective_choice(&self, world: &World, key: &str, seat: Seat, objective: Objective) -> String {
        let m = self.with(world).objective("objective", objective);
        let victims = ["question-attrition", "question-capture-prisoner"].contains(&key);
        match world.battle().filter(|_| victims) {
            Some(battle) => {
                // A player who is not in the battle decides for the neutral Trogs.
                let role = battle.role(Side::of(seat)).or(battle.role(Side::NEUTRAL)).unwrap_or(0);
                let n = battle.on(1 - role, objective);
                m.side("foe", battle.sides[1 - role]).set("n", n).label("choice-victim")
            }
            None => m.label("choice-objective"),
        }
    }

    fn number_choice(&self, table: &Table, seat: Seat, n: u8) -> String {
        let (world, m) = (&table.world, self.with(&table.world).set("n", n));
        match table.asking() {
            Some(Frame::Deploy(deploy)) => match deploy.objective() {
                // The last Unit goes to one or the other.
                Some(Objective::Capture) if n == 0 && self.most(table, seat) == 1 => {
                    m.set("n", 1).objective("objective", Objective::Attrition).label("choice-deploy")
                }
                Some(objective) => m.objective("objective", objective).label("choice-deploy"),
                None => m.label("choice-number"),
            },
            Some(Frame::Recruit(recruit)) => match recruit.site(world, self.pack) {
                Some(site) => m.region("site", site).label("choice-recruit"),
                None => m.label("choice-number"),
            },
            _ => m.label(match self.doing(table).map(|doing| &doing.step(self.pack).what) {
                Some(what) if what.facts().units => "choice-units",
                Some(What::MoveCrystals(_)) => "choice-crystals",
                Some(What::DrawCards(_)) => "choice-cards",
                _ => "choice-number",
            }),
        }
    }

    fn activate(&self, world: &World, structure: Structure, region: Region) -> String {
        let Some(card) = self.pack.structures.get(structure.index()) else {
            return self.with(world).label("choice-unknown");
        };
        let active = card.abilities.iter().copied().filter(|id| self.pack.ability(*id).timing == Timing::Activate);
        let teller = self.tell;
        let text = active.map(|id| teller.deed(id)).collect::<Vec<_>>().join(" ");
        let key = if text.is_empty() { "choice-activate-plain" } else { "choice-activate" };
        self.with(world)
            .set("structure", self.structure_name(structure))
            .region("region", region)
            .set("n", build::activation_cost(self.pack, structure))
            .set("text", text)
            .label(key)
    }

    fn option(&self, table: &Table, option: u8) -> String {
        match self.offer_of(crate::cause(table), option) {
            Some(offer) => self.tell.offer(&offer),
            None => self.with(&table.world).label("choice-unknown"),
        }
    }

    fn side_choice(&self, world: &World, key: &str, side: Side) -> String {
        if side.index() >= SIDES {
            return self.with(world).label("choice-unknown");
        }
        let m = self.with(world).side("side", side).set("name", self.side_name(world, side));
        m.label(if key == "question-ransom" { "choice-ransom" } else { "choice-side" })
    }
}

/// What going on without means for the question.
fn pass(key: &str) -> &'static str {
    match key {
        "question-action" => "choice-pass-turn",
        "question-after-action" => "choice-end-turn",
        "question-tactic" => "choice-no-tactic",
        "question-control-token" => "choice-no-control",
        "question-ransom" => "choice-no-ransom",
        "question-battle-skill" => "choice-no-skill",
        "question-optional" => "choice-no",
        _ => "choice-pass",
    }
}

fn back(key: &str) -> &'static str {
    match key {
        "question-move" => "choice-back-step",
        "question-build" => "choice-back-structure",
        "question-recruit" => "choice-back-recruits",
        "question-cards-move" | "question-cards-recruit" | "question-cards-build" | "question-which-deck" => {
            "choice-back-action"
        }
        "question-deploy-capture" | "question-deploy-confirm" => "choice-back-deploy",
        _ => "choice-back",
    }
}
