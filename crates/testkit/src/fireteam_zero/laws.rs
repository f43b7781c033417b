//! Fireteam Zero put to the laws: every conceivable choice, views, guesses and what must add up.

use crate::laws::Subject;
use fireteam_zero::{
    FireteamZero, Table, advice,
    choice::{Choice, Holder, Use},
    event::Event,
    flow::Frame,
    guess,
    options::{Keys, Options},
    pack::{Pack, SpawnSide},
    sight,
    terms::*,
    view::View,
    why::Why,
    world::{
        Outcome, World,
        sound::{Ledger, at_rest, sound},
    },
};
use kernel::{Chance, Game, Seat};

/// A table of the game with its books.
pub struct Tested<'p> {
    pub pack: &'p Pack,
    pub options: Options,
    ledger: Option<Ledger>,
}

impl<'p> Tested<'p> {
    pub fn new(pack: &'p Pack, options: Options) -> Self {
        Tested { pack, options, ledger: None }
    }
}

/// Options at random: a mission, a number of heroes, and about every third key set to any of its words.
pub fn random_options(pack: &Pack, dice: &mut Chance) -> Options {
    let mission = dice.draw("mission", pack.missions.len() as u32) as usize;
    let heroes = 2 + dice.draw("heroes", 3) as u8;
    let mut options = Options::new(&pack.missions[mission].meta.id, heroes);
    options.keys = random_keys(dice);
    options
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
        Event::ReconDrawn { .. } | Event::TwistDrawn { .. } => true,
        Event::Drew { seat, .. } => *seat == viewer,
        Event::Discarded { seat, .. } => *seat != viewer,
        _ => false,
    }
}

impl Subject for Tested<'_> {
    type G = FireteamZero;
    type Options = Options;

    fn pack(&self) -> &Pack {
        self.pack
    }
    fn options(&self) -> Options {
        self.options.clone()
    }
    fn start(&self) -> Result<(World, Frame), String> {
        fireteam_zero::start(self.pack, &self.options).map_err(|error| error.to_string())
    }
    fn seats(&self) -> u8 {
        self.options.heroes
    }
    fn names_a_rule(&self, why: &Why) -> bool {
        FireteamZero::RULES.get(why.rule.0 as usize).is_some()
    }
    fn sound(&mut self, table: &Table, events: &[Event]) -> Result<(), String> {
        let ledger = self.ledger.get_or_insert_with(|| Ledger::new(&table.world, self.pack));
        ledger.note(&table.world, self.pack, events);
        sound(&table.world, self.pack, ledger)?;
        if matches!(table.asking(), Some(Frame::Turn(_))) {
            at_rest(&table.world)?;
        }
        Ok(())
    }
    fn view(&self, table: &Table, viewer: Option<Seat>) -> String {
        let view = View::of(table, self.pack, viewer);
        serde_json::to_string(&view).expect("a view is plain data")
    }
    fn told(&self, table: &Table, events: &[Event], viewer: Seat) -> Vec<String> {
        // Where hands are open, everybody sees what comes from a deck.
        let is_open_draw = |event: &Event| matches!(event, Event::Drew { seat, .. } if sight::sees_hand(&table.world, Some(viewer), *seat));
        events
            .iter()
            .take_while(|event| !uncovers(event, viewer) && !is_open_draw(event))
            .map(|event| format!("{:?}", sight::event_for(event, Some(viewer), &table.world)))
            .collect()
    }
    fn guess(&self, table: &Table, seat: Seat, chance: &mut Chance) -> Table {
        guess::guess(table, self.pack, seat, chance)
    }
    fn unpicks(&self, table: &Table, choice: Choice) -> bool {
        advice::unpicks(table, choice)
    }
    fn standing(&self, table: &Table) -> i64 {
        let world = &table.world;
        let outcome = match world.outcome() {
            // A won game is over too: the players would rather see more of it.
            Some(Outcome::Won) => -300,
            Some(Outcome::Lost) => -100_000,
            None => 0,
        };
        let heads = if world.coin() == CoinSide::Heads { 300 } else { 0 };
        let heroes: i64 =
            world.seats().map(|seat| world.hand_len(seat) as i64 * 8 - i64::from(world.is_down(seat)) * 60).sum();
        let intel: i64 = (0..4).map(|nth| i64::from(world.intel(nth)) * 40).sum();
        let monsters = i64::from(world.on_board().len()) * 12;
        let searched = world.spawns().iter().filter(|s| s.side != SpawnSide::Up).count() as i64 * 10;
        outcome + heads + heroes + intel + searched - monsters
    }
    fn universe(&self, table: &Table) -> Vec<Choice> {
        universe(&table.world, self.pack)
    }
}

/// Every choice that can be written down, with some that point beside the table.
pub fn universe(world: &World, pack: &Pack) -> Vec<Choice> {
    let mut all = vec![Choice::Pass, Choice::Yes, Choice::Done, Choice::Back, Choice::Search, Choice::Random];
    let up_to = |n: usize| (0..n).map(|i| i as u8);
    all.extend(up_to(CARDS).map(|n| Choice::Card(Card(n))));
    all.extend(up_to(PLACES).map(|n| Choice::Place(Place(n))));
    all.extend(up_to(96).map(|n| Choice::Figure(Figure(n))));
    all.extend(up_to(24).map(Choice::Token));
    all.extend(up_to(8).map(Choice::Die));
    all.extend(up_to(6).map(Choice::Option));
    all.extend(up_to(12).map(Choice::Slot));
    all.extend(Seat::all(HEROES).map(Choice::Seat));
    all.extend(up_to(pack.heroes.len() + 1).map(|n| Choice::Hero(Hero(n))));
    all.extend(up_to(pack.actions.len() + 1).map(|n| Choice::Upgrade(Action(n))));
    all.extend(up_to(pack.focuses.len() + 1).map(|n| Choice::Focus(Focus(n))));
    all.extend(up_to(pack.specialist_cards.len() + 1).map(|n| Choice::SpecialistCard(SpecialistCard(n))));
    let mut uses: Vec<Use> = world.in_play().iter().map(|held| Use { holder: held.holder, nth: held.nth }).collect();
    uses.extend(world.always().iter().map(|held| Use { holder: held.holder, nth: 0 }));
    let both = |holder: Holder| (0..2).map(move |nth| Use { holder, nth });
    uses.extend(up_to(CARDS).flat_map(|n| both(Holder::Extra(Card(n)))));
    uses.extend(up_to(CARDS).flat_map(|n| both(Holder::Lower(Seat(0), Card(n)))));
    uses.extend(up_to(8).flat_map(|slot| both(Holder::Lasting(slot))));
    uses.extend(up_to(5).flat_map(|slot| both(Holder::Twist(slot))));
    uses.extend(up_to(3).flat_map(|which| both(Holder::Specialist(which))));
    uses.extend(up_to(3).flat_map(|which| both(Holder::BaseAbility(which))));
    uses.extend(Seat::all(HEROES).flat_map(|seat| up_to(4).flat_map(move |slot| both(Holder::Item(seat, slot)))));
    uses.extend(Seat::all(HEROES).flat_map(|seat| up_to(4).flat_map(move |slot| both(Holder::Focus(seat, slot)))));
    uses.sort();
    uses.dedup();
    all.extend(uses.into_iter().map(Choice::Use));
    all
}
