//! Missions: set-up facts and rules.

use super::cards::CardText;
use super::{Of, Teller};
use crate::pack::*;
use crate::speech::{Args, Kind};
use crate::terms::*;
use content::polish;

impl Teller<'_> {
    pub fn mission(&self, mission: Mission) -> CardText {
        let entry = self.pack.mission(mission);
        let mut card = self.card(Kind::Mission, &entry.meta);
        let mut lines = self.setting(entry);
        lines.push(self.facts("card-entry", &[("place", &self.place_name(mission, entry.entry))]));
        lines.push(match entry.exit {
            Some(exit) => self.facts("card-exit", &[("place", &self.place_name(mission, exit))]),
            None => self.facts("card-no-exit", &[]),
        });
        if let Some(roles) = self.joined(entry.required_roles.iter().map(|role| self.role(*role))) {
            lines.push(self.facts("card-required", &[("roles", &roles)]));
        }
        if let Some(list) = self.joined(entry.objectives.iter().map(|o| self.quoted(&self.objective_name(*o)))) {
            lines.push(self.facts("card-objectives", &[("list", &list)]));
        }
        for (key, figures) in [("card-spawn-pool", &entry.spawn_pool), ("card-reserve", &entry.reserve)] {
            if let Some(list) = self.joined(figures.iter().map(|(kind, by)| self.by_heroes(*kind, *by))) {
                lines.push(self.facts(key, &[("list", &list)]));
            }
        }
        if let (Some(boss), Some(mark)) = (entry.boss, entry.boss_mark) {
            let (name, place) = (self.monster_name(boss), self.place_name(mission, mark));
            lines.push(self.facts("card-boss", &[("name", &name), ("place", &place)]));
        }
        let mut args = Args::new();
        args.set("discoveries", entry.discoveries.len());
        args.set("events", entry.events);
        args.set("focus", entry.focus);
        args.set("upgrades", entry.upgrades);
        lines.push(self.line(&self.speech.say("card-deck", &args)));
        lines.push(self.facts("card-twists", &[("family", &self.family_name(entry.twists))]));
        lines.push(self.line(&self.speech.say("card-entitlement", &args)));
        if let Some(list) = self.joined(entry.carry.iter().map(|kind| self.token_name(*kind, Some(mission)))) {
            lines.push(self.facts("card-carry", &[("list", &list)]));
        }
        for (kind, _) in &entry.token_names {
            let mut args = Args::new();
            args.set("token", self.token_name(*kind, None));
            self.thing("the", *kind, Some(mission)).put(&mut args, "name");
            lines.push(self.line(&self.speech.say("card-names", &args)));
        }
        lines.extend(self.abilities(&entry.rules, Of::Mission(mission)));
        card.lines = lines;
        self.close(&mut card, Kind::Mission, &entry.meta);
        card
    }

    /// What everybody reads before a mission begins: the briefing first, then its facts and special rules, then the objectives.
    pub fn briefing(&self, mission: Mission) -> Vec<CardText> {
        let entry = self.pack.mission(mission);
        let note = |wanted: &str| {
            let (field, english) = entry.meta.notes.iter().find(|(field, _)| field == wanted)?;
            let told = self.speech.text(Kind::Mission, &entry.meta.id, field, english);
            Some(polish::typeset(self.speech.lang(), &told))
        };
        let mut card = self.mission(mission);
        // The facts stand before the notes, of which those on the content itself are not for players.
        let notes = entry.meta.notes.len() + usize::from(!entry.meta.flavour.is_empty());
        card.lines.truncate(card.lines.len() - notes);
        card.lines = note("briefing").into_iter().chain(card.lines).chain(note("special")).collect();
        std::iter::once(card).chain(entry.objectives.iter().map(|objective| self.objective(*objective))).collect()
    }

    /// Operation, act and where it plays.
    fn setting(&self, entry: &MissionCard) -> Vec<String> {
        let Some(operation) = self.pack.operations.get(entry.operation) else { return Vec::new() };
        let id = &operation.meta.id;
        let mut args = Args::new();
        args.set("operation", self.speech.name(Kind::Operation, id, &operation.meta.name));
        args.set("place", self.speech.text(Kind::Operation, id, "place", &operation.place));
        args.set("act", entry.act);
        vec![self.line(&self.speech.say("card-operation", &args))]
    }

    fn by_heroes(&self, kind: Monster, by: [u8; 3]) -> String {
        let mut args = Args::new();
        args.set("name", self.monster_name(kind));
        for (key, n) in ["two", "three", "four"].into_iter().zip(by) {
            args.set(key, n);
        }
        self.speech.say("card-figures", &args)
    }

    fn joined(&self, all: impl Iterator<Item = String>) -> Option<String> {
        all.reduce(|a, b| self.pair("comma", &a, &b))
    }
}
