//! Fireteam Zero put to the test: its laws, and its words in scenarios.

mod campaign;
mod dice;
mod events;
mod facts;
mod laws;

pub use campaign::Operation;
pub use laws::{Tested, random_keys, random_options, uncovers, universe};

use crate::scenario::{Begun, Meaning, Player, Scenario, Tabletop};
use content::{
    Spoken,
    given::{KeyWord, Layer, Unknown},
};
use fireteam_zero::{
    FireteamZero, Table,
    choice::Choice,
    event::Event,
    flow::Frame,
    options::Keys,
    pack::Pack,
    rules::FZ_SPEC_03,
    steps::Until,
    why::Why,
    world::{
        Phase, World,
        given::Given,
        sound::{Ledger, conserved, sound},
    },
};
use kernel::{Rule, Script, Seat};
use serde::Deserialize;
use std::{collections::BTreeMap, path::Path, sync::Arc};

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
    type Own = Own;
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
    fn unasked(player: &Player<Self>, seat: Seat, offers: &[Choice]) -> Option<Choice> {
        let takes = player.scenario.own.auto_escort.unwrap_or_default() == Escort::Take;
        let taken = || offers.iter().copied().find(|c| matches!(c, Choice::Figure(_)));
        let asked = takes && player.table.ask().is_some_and(|ask| ask.rule == FZ_SPEC_03);
        asked.then(taken).flatten().or_else(|| Self::by_itself(&player.table, seat, offers))
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
