//! Cry Havoc put to the laws: every conceivable choice, views, guesses and what must add up.

use crate::laws::Subject;
use cry_havoc::{
    CryHavoc, Table,
    choice::Choice,
    event::Event,
    flow::Frame,
    guess,
    options::{Keys, Options},
    pack::Pack,
    sight,
    terms::*,
    view::View,
    why::Why,
    world::{
        World,
        sound::{Ledger, sound},
    },
};
use kernel::{Chance, Game, Seat};

/// A table of the game with its books.
pub struct Tested<'p> {
    pub pack: &'p Pack,
    pub options: Options,
    ledger: Ledger,
}

impl<'p> Tested<'p> {
    pub fn new(pack: &'p Pack, options: Options) -> Self {
        Tested { pack, options, ledger: Ledger::start() }
    }
}

/// Options at random: players and their Factions, levels, length, handicaps, and about every third key set to any of its words.
pub fn random_options(pack: &Pack, dice: &mut Chance) -> Options {
    let players = 2 + dice.draw("players", 3) as u8;
    random_options_for(pack, players, dice)
}

/// Options at random for this number of players.
pub fn random_options_for(pack: &Pack, players: u8, dice: &mut Chance) -> Options {
    let mut options = Options::new(players);
    if dice.draw("factions", 4) > 0 {
        options.factions = random_factions(players, dice);
    }
    let level = |dice: &mut Chance| {
        let at = dice.draw("level", pack.skill_levels.len() as u32) as usize;
        pack.skill_levels[at].meta.id.clone()
    };
    options.level = level(dice);
    if dice.draw("levels", 4) == 0 {
        options.levels = (0..players).map(|_| level(dice)).collect();
    }
    options.length = pack.round_options[dice.draw("length", pack.round_options.len() as u32) as usize].meta.id.clone();
    if dice.draw("handicaps", 3) == 0 {
        let any = |dice: &mut Chance| {
            let at = dice.draw("handicap", pack.handicaps.len() as u32 + 1) as usize;
            pack.handicaps.get(at).map_or(String::new(), |handicap| handicap.meta.id.clone())
        };
        options.handicaps = (0..players).map(|_| any(dice)).collect();
    }
    options.keys = random_keys(dice);
    options
}

/// Factions in any order; the Trogs exactly with four players (CH-CMP-02).
pub fn random_factions(players: u8, dice: &mut Chance) -> Vec<Faction> {
    let mut factions: Vec<Faction> =
        Faction::ALL.iter().copied().filter(|faction| players == 4 || *faction != Faction::Trogs).collect();
    dice.shuffle(&mut factions);
    factions.truncate(players as usize);
    factions
}

pub fn random_keys(dice: &mut Chance) -> Keys {
    let mut keys = Keys::default();
    for (key, words) in Keys::NAMES {
        if dice.draw("key", 10) < 3 {
            let word = words[dice.draw("word", words.len() as u32) as usize];
            keys.set(key, word).expect("a key takes each of its words");
        }
    }
    keys
}

/// Whether an event shows something that was hidden from this seat: from there on two possible worlds may differ.
pub fn uncovers(event: &Event, viewer: Seat) -> bool {
    match event {
        // To all.
        Event::EventRevealed { .. } | Event::TokenRevealed { .. } => true,
        // To whoever does it; the others learn only that it was done.
        Event::Drew { side, .. }
        | Event::PutBack { side, .. }
        | Event::Stored { side, .. }
        | Event::LookedAtHand { side, .. }
        | Event::LookedAtTokens { side, .. } => *side == Side::of(viewer),
        // To all others.
        Event::Discarded { side, .. } | Event::Unstored { side, open: true, .. } => *side != Side::of(viewer),
        _ => false,
    }
}

impl Subject for Tested<'_> {
    type G = CryHavoc;
    type Options = Options;

    fn pack(&self) -> &Pack {
        self.pack
    }
    fn options(&self) -> Options {
        self.options.clone()
    }
    fn start(&self) -> Result<(World, Frame), String> {
        cry_havoc::start(self.pack, &self.options).map_err(|error| error.to_string())
    }
    fn seats(&self) -> u8 {
        self.options.players
    }
    fn names_a_rule(&self, why: &Why) -> bool {
        CryHavoc::RULES.get(why.rule.0 as usize).is_some()
    }
    fn sound(&mut self, table: &Table, events: &[Event]) -> Result<(), String> {
        self.ledger.note(&table.world, self.pack, events);
        sound(table, self.pack, &self.ledger)
    }
    fn view(&self, table: &Table, viewer: Option<Seat>) -> String {
        let view = View::of(table, self.pack, viewer);
        serde_json::to_string(&view).expect("a view is plain data")
    }
    fn told(&self, table: &Table, events: &[Event], viewer: Seat) -> Vec<String> {
        let open = events.iter().take_while(|event| !uncovers(event, viewer));
        open.map(|event| format!("{:?}", sight::event_for(event, Some(viewer), &table.world))).collect()
    }
    fn heard(&self, table: &Table, events: &[Event], viewer: Seat) -> Vec<String> {
        let told = |event| format!("{:?}", sight::event_for(event, Some(viewer), &table.world));
        events.iter().map(told).collect()
    }
    fn asked_is_public(&self) -> bool {
        true
    }
    fn guess(&self, table: &Table, seat: Seat, chance: &mut Chance) -> Table {
        guess::guess(table, self.pack, seat, chance)
    }
    fn standing(&self, table: &Table) -> i64 {
        // Everybody for everybody: much is built, much is fought over, and hands stay full.
        let world = &table.world;
        let seats = world.seats().map(|seat| {
            let side = Side::of(seat);
            let regions = i64::from(world.controlled_by(side).len());
            i64::from(world.vp(seat)) + regions * 3 + i64::from(world.hand(seat).len()) - i64::from(world.reserve(side))
        });
        let built: u32 = world.all_regions(self.pack).iter().map(|region| world.structures(region).len()).sum();
        seats.sum::<i64>() + i64::from(built) * 4 + i64::from(world.battle_regions().len()) * 5
    }
    fn universe(&self, table: &Table) -> Vec<Choice> {
        universe(&table.world, self.pack)
    }
}

/// Every choice that can be written down, with some that point beside the table.
pub fn universe(world: &World, pack: &Pack) -> Vec<Choice> {
    let mut all = vec![Choice::Pass, Choice::Yes, Choice::Done, Choice::Back];
    let up_to = |n: usize| (0..n).map(|i| i as u8);
    let regions = world.board(pack).regions.len() + 1;
    let sites = || up_to(regions).map(Region);
    all.extend(Action::ALL.iter().map(|action| Choice::Action(*action)));
    all.extend(up_to(pack.skills.len()).map(|n| Choice::Skill(Skill(n))));
    all.extend(up_to(CARDS).map(|n| Choice::Card(Card(n))));
    all.push(Choice::Deck(Deck::Own));
    all.extend(Terrain::ALL.iter().map(|terrain| Choice::Deck(Deck::Terrain(*terrain))));
    all.extend(sites().flat_map(|from| sites().map(move |to| Choice::Step(from, to))));
    all.extend(sites().map(Choice::Region));
    all.extend(Objective::ALL.iter().map(|objective| Choice::Objective(*objective)));
    all.extend(Mark::ALL.iter().map(|mark| Choice::Mark(*mark)));
    all.extend(up_to(41).map(Choice::Number));
    for structure in up_to(pack.structures.len()).map(Structure) {
        all.extend(sites().map(|region| Choice::Build(structure, region)));
        all.extend(sites().map(|region| Choice::Activate(structure, region)));
        all.push(Choice::Structure(structure));
    }
    all.extend(up_to(pack.named.len()).map(|n| Choice::Named(Named(n))));
    all.extend(up_to(17).map(Choice::Token));
    all.extend(up_to(17).map(Choice::Option));
    all.extend(up_to(SIDES + 1).map(|n| Choice::Side(Side(n))));
    all.extend(up_to(6).map(Choice::Position));
    all.extend(Faction::ALL.iter().map(|faction| Choice::Faction(*faction)));
    all
}
