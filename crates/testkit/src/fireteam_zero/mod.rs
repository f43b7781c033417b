//! Fireteam Zero put to the test: its laws, and its words in scenarios.

mod campaign;
mod dice;
mod events;
mod facts;
mod laws;
mod words;

pub use campaign::Operation;
pub use laws::{Tested, random_keys, random_options, uncovers, universe};

use crate::scenario::{Begun, Meaning, Player, Scenario, Tabletop};
use content::given::{KeyWord, Layer, Unknown};
use fireteam_zero::{
    FireteamZero, Table, advice,
    choice::Choice,
    event::Event,
    flow::Frame,
    options::Keys,
    pack::Pack,
    rules::FZ_SPEC_03,
    why::Why,
    world::{
        Phase, World,
        given::Given,
        names,
        sound::{Ledger, conserved, sound},
    },
};
use kernel::{Rule, Script, Seat};
use serde::Deserialize;
use std::{collections::BTreeMap, path::Path, sync::Arc};
use words::{Until, Verb};

/// What a hero who may leave the specialists behind does with them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Escort {
    #[default]
    Leave,
    Take,
}

/// What scenarios of this game may say beside the common keys.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Own {
    pub auto_escort: Option<Escort>,
    /// A scenario about a campaign instead of a table.
    pub campaign: Option<Operation>,
}

impl Layer for Own {
    fn over(&self, below: &Self) -> Self {
        Own { auto_escort: self.auto_escort.or(below.auto_escort), campaign: self.campaign.clone() }
    }
}

/// What adds up on the given table, and so must add up on the last one too. A table laid out by hand may break some
/// invariants from the start, with specialists alone in the camp or cards in the box; those are not asked for.
pub struct Books {
    ledger: Ledger,
    conserved: bool,
    sound: bool,
}

impl Tabletop for FireteamZero {
    const EVENTS: &'static [&'static str] = events::EVENTS;
    const KEYS: &'static [(&'static str, &'static [&'static str])] = Keys::NAMES;
    type Given = Given;
    type Own = Own;
    type Verb = Verb;
    type Until = Until;
    type Books = Books;

    fn files(folder: Option<&Path>) -> Result<Vec<(String, String)>, String> {
        let files = folder.map_or_else(|| Ok(Pack::embedded_files()), Pack::files);
        files.map_err(|error| error.to_string())
    }
    fn load(home: &str, files: &[(String, String)]) -> Result<Pack, String> {
        Pack::read(home, files).map_err(|error| error.to_string())
    }

    fn keys(given: &mut Given) -> &mut Option<BTreeMap<String, KeyWord>> {
        &mut given.keys
    }
    fn begin(given: &Given, pack: &Arc<Pack>) -> Result<Begun<Self>, Unknown> {
        given.begin(pack)
    }
    fn from_setup(given: &Given) -> bool {
        given.at.as_deref() == Some("setup")
    }
    fn instead(scenario: &Scenario<Self>, pack: &Pack) -> Option<Result<(), String>> {
        scenario.own.campaign.as_ref().map(|operation| campaign::play(scenario, operation, pack))
    }
    fn dice(line: &str, pack: &Pack, script: &mut Script) -> Result<(), String> {
        dice::read(pack, line, script)
    }
    fn drawn(kind: &str) -> String {
        dice::drawn(kind)
    }

    fn seat(who: &str, world: &World, pack: &Pack) -> Result<Seat, String> {
        match who {
            "group" => Ok(world.start_player()),
            who => names::seat(world, pack, who).map_err(|error| error.to_string()),
        }
    }
    fn verbs(text: &str) -> Result<Vec<Verb>, String> {
        words::verbs(text)
    }
    fn choices(verb: &Verb, table: &Table, pack: &Pack, seat: Seat) -> Result<Vec<Choice>, String> {
        verb.choices(table, pack, seat).map_err(|error| error.to_string())
    }
    fn describe(choice: Choice, world: &World, pack: &Pack, seat: Seat) -> String {
        words::describe(world, pack, seat, choice)
    }
    fn until(words: &[&str]) -> Result<Until, String> {
        Until::parse(words)
    }
    fn reached(until: &Until, player: &Player<Self>, since: &World) -> Result<bool, String> {
        let (world, round, phase) = (player.world(), since.round(), since.phase());
        Ok(match until {
            Until::Tactics => world.phase() == Phase::Tactics && (phase != Phase::Tactics || world.round() > round),
            Until::Threat => world.phase() == Phase::Threat,
            Until::ThreatOver => {
                let paused = phase == Phase::Threat && matches!(player.table.asking(), Some(Frame::Start(_)));
                paused || world.round() > round
            }
            Until::Round(n) => world.round() >= *n,
        })
    }
    fn refusal(why: &Why) -> (Rule, String) {
        (why.rule, format!("{:?}", why.reason))
    }
    fn by_itself(player: &Player<Self>, _: Seat, offers: &[Choice]) -> Option<Choice> {
        let asked = player.table.ask();
        let has = |choice: Choice| offers.contains(&choice).then_some(choice);
        let takes = player.scenario.own.auto_escort.unwrap_or_default() == Escort::Take;
        if asked.is_some_and(|q| q.key == "question-refill") {
            has(Choice::Yes)
        } else if takes && asked.is_some_and(|q| q.rule == FZ_SPEC_03) {
            offers.iter().find(|c| matches!(c, Choice::Figure(_))).copied().or(has(Choice::Pass))
        } else {
            let onward = || offers.iter().copied().find(|choice| !advice::unpicks(&player.table, *choice));
            has(Choice::Pass).or(has(Choice::Back)).or_else(onward)
        }
    }
    fn own_turn(table: &Table, seat: Seat) -> bool {
        matches!(table.asking(), Some(Frame::Turn(_))) && table.waiting().has(seat)
    }

    fn fact(player: &Player<Self>, text: &str) -> Result<(), String> {
        facts::hold(player, text)
    }
    fn seen(player: &Player<Self>, viewer: Option<Seat>, text: &str) -> Result<(), String> {
        facts::seen(player, viewer, text)
    }
    fn meanings(player: &Player<Self>, word: &str) -> Result<Vec<Meaning>, String> {
        events::meanings(player, word)
    }
    fn tell(player: &Player<Self>, event: &Event) -> String {
        events::tell(player, event)
    }
    fn books(world: &World, pack: &Pack) -> Books {
        let ledger = Ledger::new(world, pack);
        let (conserved, sound) = (conserved(world, pack, &ledger).is_ok(), sound(world, pack, &ledger).is_ok());
        Books { ledger, conserved, sound }
    }
    fn note(books: &mut Books, world: &World, pack: &Pack, events: &[Event]) {
        books.ledger.note(world, pack, events);
    }
    fn add_up(books: &Books, table: &Table, pack: &Pack) -> Result<(), String> {
        let world = &table.world;
        if books.conserved {
            conserved(world, pack, &books.ledger)?;
        }
        if books.sound { sound(world, pack, &books.ledger) } else { Ok(()) }
    }
    fn is_invariant(rule: &str) -> bool {
        rule.starts_with("FZ-INV-")
    }
}
