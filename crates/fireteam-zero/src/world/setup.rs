//! A world before the first round: the door that only valid tables pass, and the operations of set-up.

use super::{ops::Ops, *};
use crate::{event::Event, options::*, rules::*};
use kernel::marks::cite;

impl World {
    /// The table as the options ask for it, with nothing laid out yet.
    pub fn new(pack: &Pack, options: &Options) -> Result<World, SetupError> {
        let Some(mission) = pack.missions.iter().position(|m| m.meta.id == options.mission) else {
            let ids: Vec<_> = pack.missions.iter().map(|m| m.meta.id.as_str()).collect();
            return Err(SetupError::NoMission(options.mission.clone(), ids.join(", ")));
        };
        // Two to four heroes, one to four people (FZ-COMP-02, 20).
        cite(FZ_COMP_02);
        cite(FZ_COMP_20);
        let heroes = options.heroes;
        if !(2..=4).contains(&heroes) {
            return Err(SetupError::Heroes(heroes));
        }
        let people = if options.people == 0 { heroes } else { options.people };
        if people > heroes {
            return Err(SetupError::People { people, heroes });
        }
        if people == 1 && heroes > 2 && options.keys.solo_heroes == SoloHeroes::Two {
            cite(FZ_SOLO_01);
            return Err(SetupError::Solo(heroes));
        }
        if let Some(id) =
            options.kept_upgrades.iter().find(|id| !pack.actions.iter().any(|a| a.upgrade && a.meta.id == **id))
        {
            return Err(SetupError::NoUpgrade(id.clone()));
        }
        // Any single mission may be played on its own (FZ-CAMP-04), by its own briefing (FZ-SETUP-01).
        cite(FZ_CAMP_04);
        cite(FZ_SETUP_01);
        cite(FZ_VAR_07);
        let mut world = World {
            mission: Mission(mission as u8),
            keys: options.keys,
            seats: heroes,
            people,
            round: 0,
            phase: Phase::Setup,
            start: Seat(0),
            coin: CoinSide::Heads,
            threat: pack.constants.first_space,
            been: 0,
            twists_drawn: 0,
            outcome: None,
            heroes: [SeatState::default(); HEROES],
            specialists: [pack.missions[mission].entry; 2],
            specialist_cards: [SpecialistState::default(); 2],
            monsters: ArrayVec::new(),
            spawns: [SpawnToken::default(); SPAWNS],
            tokens: [None; TOKENS],
            token_slots: 0,
            taken_kinds: 0,
            intel: [0; OBJECTIVES],
            done: 0,
            twist_deck: ArrayVec::new(),
            twists: ArrayVec::new(),
            recon_deck: ArrayVec::new(),
            turn: Turn::default(),
            responded: None,
            boss_beaten: false,
            lasting: [None; LASTING],
            began: 0,
            uses: ArrayVec::new(),
            in_play: ArrayVec::new(),
            first: [0; WINDOWS + 1],
            always: ArrayVec::new(),
            pinned: Seats::NONE,
            difficulty: 0,
            touched: 0,
            lasting_touched: 0,
            reacts: [[Cards::NONE; WINDOWS]; HEROES],
            attacks: ArrayVec::new(),
            activations: ArrayVec::new(),
            harms: ArrayVec::new(),
            quiet: 0,
            reaction_attacks: 0,
            ambushes: 0,
            search_stopped: false,
            spawn_stopped: false,
            stopped: Figures::NONE,
        };
        // Upgrades of earlier missions are kept only if the table says so (EC-46, MR-04); by default they are chosen again.
        let keep = options.keys.campaign_upgrades == CampaignUpgrades::KeepAndAdd;
        for hero in &mut world.heroes[..heroes as usize] {
            for id in options.kept_upgrades.iter().filter(|_| keep) {
                let index = pack.actions.iter().position(|a| a.upgrade && a.meta.id == *id).unwrap_or_default();
                let (upgrade, kept) = (Action(index as u8), &mut hero.upgrades);
                if !kept.contains(&upgrade) {
                    let _ = kept.try_push(upgrade);
                }
            }
        }
        let difficulty = options.keys.difficulty.word();
        world.difficulty = pack.difficulties.iter().position(|d| d.meta.id == difficulty).unwrap_or(0) as u8;
        world.gather_monsters(pack)?;
        Ok(world)
    }

    pub fn difficulty<'p>(&self, pack: &'p Pack) -> &'p Difficulty {
        cite(FZ_VAR_09);
        &pack.difficulties[self.difficulty as usize]
    }

    /// The figures of the spawn pool, the reserve and the boss, in fixed figure order: minions, elites, boss (FZ-SETUP-21, 24).
    fn gather_monsters(&mut self, pack: &Pack) -> Result<(), SetupError> {
        let mission = pack.mission(self.mission);
        let column = self.seats as usize - 2;
        let mut wanted: ArrayVec<[Option<(Monster, Pool, u8)>; 12]> = ArrayVec::new();
        for (kind, counts) in &mission.spawn_pool {
            let change = if pack.monster(*kind).rank == Rank::Minion { self.difficulty(pack).pool_change } else { 0 };
            // Fewer minions for recruits, but never below one per hero; more for veterans, if the box has the figure.
            let box_holds = figures_in_box(pack, *kind) as i8;
            let floor = (self.seats as i8).min(counts[column] as i8);
            let n = (counts[column] as i8 + change).clamp(floor, box_holds.max(counts[column] as i8));
            wanted.push(Some((*kind, Pool::Pool, n as u8)));
        }
        for (kind, counts) in &mission.reserve {
            wanted.push(Some((*kind, Pool::Reserve, counts[column])));
        }
        if let Some(boss) = mission.boss {
            wanted.push(Some((boss, Pool::Box, 1)));
        }
        for (kind, _, _) in wanted.iter().flatten() {
            let needed: u8 = wanted.iter().flatten().filter(|(k, _, _)| k == kind).map(|(_, _, n)| n).sum();
            let there = figures_in_box(pack, *kind);
            if needed > there {
                return Err(SetupError::Figures { monster: pack.monster(*kind).meta.name.clone(), needed, there });
            }
        }
        wanted.sort_unstable_by_key(|entry| entry.map(|(kind, pool, _)| (pack.monster(kind).rank, pool, kind)));
        for (kind, home, n) in wanted.into_iter().flatten() {
            for _ in 0..n {
                self.monsters.push(MonsterFigure { kind, home, ..MonsterFigure::default() });
            }
        }
        cite(FZ_SETUP_24);
        // Counted per hero, not per person (FZ-SOLO-03).
        cite(FZ_SOLO_03);
        Ok(())
    }
}

impl World {
    /// The basic cards and the chosen upgrades of a seat, face down in card order (FZ-SETUP-06 to 08, 10).
    pub(super) fn gather_cards(&mut self, pack: &Pack, seat: Seat) {
        let Some(hero) = self.heroes[seat.index()].hero else { return };
        let role = pack.heroes[hero.index()].role;
        let chosen = self.heroes[seat.index()].upgrades;
        cite(FZ_COMP_03);
        cite(FZ_SETUP_06);
        // Of the upgrades only the chosen sets; in play they are cards like others (FZ-UPG-03).
        cite(FZ_SETUP_10);
        cite(FZ_UPG_01);
        cite(FZ_UPG_03);
        let designs = pack
            .actions
            .iter()
            .enumerate()
            .filter(|(i, a)| a.role == role && (!a.upgrade || chosen.contains(&Action(*i as u8))));
        let mut n = 0;
        self.heroes[seat.index()].deck.clear();
        for (index, action) in designs {
            for _ in 0..action.copies {
                if n == CARDS {
                    break;
                }
                self.heroes[seat.index()].cards[n] = Action(index as u8);
                self.heroes[seat.index()].deck.push(Card(n as u8));
                n += 1;
            }
        }
        self.heroes[seat.index()].size = n as u8;
        self.index_reactions(pack, seat);
    }

    /// Which cards of a seat's set are reactions of which window.
    fn index_reactions(&mut self, pack: &Pack, seat: Seat) {
        self.reacts[seat.index()] = [Cards::NONE; WINDOWS];
        for card in (0..self.heroes[seat.index()].size).map(Card) {
            let lower = &pack.action(self.design(seat, card)).lower;
            if lower.kind == Lower::Reaction {
                let cards = &mut self.reacts[seat.index()][pack.ability(lower.ability).when as usize];
                *cards = cards.with(card);
            }
        }
    }

    /// Everything that a snapshot leaves out.
    pub(crate) fn restore(&mut self, pack: &Pack) {
        self.rebuild(pack);
        for seat in self.seats() {
            self.index_reactions(pack, seat);
        }
    }
}

/// Figures of a monster type in the box.
pub fn figures_in_box(pack: &Pack, kind: Monster) -> u8 {
    let card = pack.monster(kind);
    pack.families[card.family.index()].figures[card.rank as usize]
}

/// Operations of set-up.
impl Ops<'_, '_> {
    pub fn choose_hero(&mut self, seat: Seat, hero: Hero) {
        self.world().heroes[seat.index()].hero = Some(hero);
        self.tell(Event::HeroChosen { seat, hero });
        // Kept upgrades of other roles are not this hero's.
        let pack = self.pack();
        let role = pack.heroes[hero.index()].role;
        self.world().heroes[seat.index()].upgrades.retain(|a| pack.action(*a).role == role);
    }
    pub fn choose_upgrade(&mut self, seat: Seat, upgrade: Action) {
        self.world().heroes[seat.index()].upgrades.push(upgrade);
        self.tell(Event::UpgradeChosen { seat, upgrade });
    }
    pub fn choose_focus(&mut self, seat: Seat, focus: Focus) {
        self.world().heroes[seat.index()].focuses.push(focus);
        self.tell(Event::FocusChosen { seat, focus });
    }
    pub fn choose_specialist_card(&mut self, which: usize, card: SpecialistCard) {
        let charges = self.pack().specialist_cards[card.index()].charges.unwrap_or(u8::MAX);
        self.world().specialist_cards[which] = SpecialistState { card: Some(card), charges };
        self.tell(Event::SpecialistCardChosen { specialist: which as u8, card });
    }
    pub fn gather_cards(&mut self, seat: Seat) {
        let pack = self.pack();
        self.world().gather_cards(pack, seat);
    }
    pub fn shuffle_deck(&mut self, seat: Seat) {
        cite(FZ_SETUP_08);
        let mut deck = self.world().heroes[seat.index()].deck;
        self.chance().shuffle(&mut deck);
        self.world().heroes[seat.index()].deck = deck;
    }
    /// The twelve spawn tokens on the marked locations, in random order (FZ-SETUP-12, D-07).
    pub fn lay_spawn_tokens(&mut self, shuffled: bool) {
        cite(FZ_SETUP_12);
        cite(FZ_COMP_10);
        cite(FZ_TERM_22);
        let mission = self.world().mission;
        let mut places: ArrayVec<[Place; SPAWNS]> =
            self.pack().mission(mission).board.spawns.iter().copied().take(SPAWNS).collect();
        if shuffled {
            self.chance().shuffle(&mut places);
        }
        for number in 0..SPAWNS {
            let side = if number < places.len() { SpawnSide::Up } else { SpawnSide::Closed };
            let place = places.get(number).copied().unwrap_or_default();
            self.world().spawns[number] = SpawnToken { place, side };
        }
    }
    /// The twist cards of the briefing's family, shuffled (FZ-SETUP-16).
    pub fn shuffle_twists(&mut self) {
        cite(FZ_SETUP_16);
        let mission = self.world().mission;
        let pack = self.pack();
        let family = pack.mission(mission).twists;
        let mut deck: ArrayVec<[Twist; 12]> = (0..pack.twists.len())
            .filter(|t| pack.twists[*t].family == family)
            .map(|t| Twist(t as u8))
            .take(12)
            .collect();
        self.chance().shuffle(&mut deck);
        self.world().twist_deck = deck;
    }
    /// As many events as the briefing says, drawn unseen, then shuffled with its discoveries (FZ-SETUP-18, 19).
    pub fn shuffle_recon(&mut self) {
        cite(FZ_SETUP_18);
        let pack = self.pack();
        let world = self.world();
        let mission = pack.mission(world.mission);
        let keys = world.keys;
        let tag = world.difficulty(pack).remove_event_tag.as_str();
        let fits = |card: &ReconCard| match &card.kind {
            ReconKind::Event { tag: t, .. } => {
                // House rule: the harder events stay in the box (FZ-VAR-05, 08).
                let hard =
                    keys.remove_hard_events == RemoveHardEvents::True && HARD_EVENTS.contains(&card.meta.code.as_str());
                if hard {
                    cite(FZ_VAR_05);
                    cite(FZ_VAR_08);
                }
                !hard && (tag.is_empty() || t != tag)
            }
            ReconKind::Item { .. } => {
                // Second edition: finds join the events before the draw (FZ-VAR-04, D-09).
                cite(FZ_VAR_04);
                let hard = keys.remove_hard_finds == RemoveHardFinds::True && is_hard_find(&card.meta.code);
                if keys.remove_hard_finds == RemoveHardFinds::True {
                    cite(FZ_VAR_06);
                }
                keys.event_pool == EventPool::EventsAndFinds && !hard
            }
            ReconKind::Discovery { .. } => false,
        };
        let spared = |pack: &Pack, card: Recon| {
            let card = &pack.recon[card.index()];
            let soft =
                !HARD_EVENTS.contains(&card.meta.code.as_str()) || keys.remove_hard_events != RemoveHardEvents::True;
            matches!(&card.kind, ReconKind::Event { tag: t, .. } if soft && !tag.is_empty() && t == tag)
        };
        let mut events: ArrayVec<[Recon; 64]> =
            pack.recon.iter().enumerate().filter(|(_, card)| fits(card)).map(|(i, _)| Recon(i as u8)).collect();
        self.chance().shuffle(&mut events);
        if events.len() < mission.events as usize {
            // A difficulty and a house rule that both take events out leave fewer than the briefing wants; its number comes
            // first, and what the difficulty left out fills the gap (MR-01).
            cite(MR_01);
            let mut spare: ArrayVec<[Recon; 64]> =
                (0..pack.recon.len() as u8).map(Recon).filter(|card| spared(pack, *card)).collect();
            self.chance().shuffle(&mut spare);
            events.extend(spare);
        }
        let mut deck: ArrayVec<[Recon; 16]> =
            events.into_iter().take(mission.events as usize).chain(mission.discoveries.iter().copied()).collect();
        cite(FZ_SETUP_19);
        cite(FZ_COMP_09);
        cite(FZ_RECON_01);
        self.chance().shuffle(&mut deck);
        self.world().recon_deck = deck;
    }
    /// Threat token, coin and heroes on their places (FZ-SETUP-13 to 15, 20, 25).
    pub fn lay_out(&mut self) {
        // The board with its exit and the boss's place are the briefing's (FZ-SETUP-11, 13, 14).
        cite(FZ_SETUP_11);
        cite(FZ_SETUP_13);
        cite(FZ_SETUP_14);
        let pack = self.pack();
        let world = self.world();
        let difficulty = world.difficulty(pack);
        let entry = pack.mission(world.mission).entry;
        cite(FZ_SETUP_15);
        world.threat = difficulty.start_threat.max(pack.constants.first_space);
        world.been = (1 << (world.threat + 1)) - 1;
        cite(FZ_SETUP_20);
        cite(FZ_COIN_01);
        world.coin = difficulty.coin_start;
        cite(FZ_SETUP_25);
        for hero in &mut world.heroes {
            hero.at = entry;
        }
        // Henry and Patty (FZ-COMP-05).
        cite(FZ_COMP_05);
        world.specialists = [entry; 2];
        world.rebuild(pack);
        let mission = world.mission;
        self.tell(Event::MissionBegins { mission });
    }
}

/// The events that the house rule leaves out, by code.
const HARD_EVENTS: [&str; 11] =
    ["RE 03", "RE 04", "RE 05", "RE 07", "RE 12", "RE 15", "RE 20", "RE 21", "RE 23", "RE 28", "RE 30"];

/// Finds AFS 21-S to AFS 30-S and no others (FZ-VAR-06, 08).
fn is_hard_find(code: &str) -> bool {
    code.strip_prefix("AFS ")
        .and_then(|rest| rest.strip_suffix("-S"))
        .and_then(|n| n.parse::<u8>().ok())
        .is_some_and(|n| (21..=30).contains(&n))
}
