//! What is wanted next, and how the mission can be lost.

use super::{Message, Story, names::Name};
use crate::{
    page::{Cargo, Goal, Site, Step, Task},
    rules::*,
    speech::Kind,
    terms::*,
    world::World,
};
use kernel::marks::cite;

impl Story<'_> {
    /// The next things to be done, the nearest at hand first; nothing once the mission is over.
    pub fn goal(&self, world: &World, goal: &Goal) -> Vec<String> {
        goal.steps.iter().map(|step| self.step(world, step)).collect()
    }

    /// How the mission can be lost, as the coin lies; nothing once it is over.
    pub fn danger(&self, world: &World, goal: &Goal) -> Option<String> {
        if world.outcome().is_some() {
            return None;
        }
        cite(FZ_COIN_02);
        cite(FZ_COIN_03);
        // There is no other way to lose.
        cite(FZ_END_06);
        Some(self.with(world).label(match goal.coin {
            CoinSide::Heads => "goal-coin-heads",
            CoinSide::Tails => "goal-coin-tails",
        }))
    }

    fn step(&self, world: &World, step: &Step) -> String {
        let m = self.with(world).set("have", step.have).set("need", step.need);
        let progress = m.part("goal-progress");
        let objective = step.objective.map_or_else(String::new, |objective| self.tell.objective_name(objective));
        let m = m.set("progress", progress).set("objective", objective);
        match step.task {
            Task::Exit(exit) => m.place("exit", exit).label("goal-exit"),
            Task::Free(seat) => m.hero("who", seat).label("goal-free"),
            Task::Bring(cargo, to) => m.cargo("what", cargo).place("to", to).label("goal-bring"),
            Task::Fetch(cargo, to) => m.cargo("what", cargo).place("to", to).label("goal-fetch"),
            Task::Find(n) => m.set("n", n).label("goal-find"),
            Task::Break(kind) => m.a_thing("what", kind).label("goal-break"),
            Task::Act(site, with) => {
                let m = m.set("with", if with { "specialist" } else { "nobody" });
                match site {
                    Site::Place(place) => m.place("place", place).label("goal-act-place"),
                    Site::Token(kind) => m.a_thing("what", kind).label("goal-act-token"),
                    Site::Near(kind) => m.a_thing("what", kind).label("goal-act-near"),
                }
            }
            Task::Posts(places) => {
                let places = self.list(places.iter().map(|place| self.place(world, place)));
                m.set("places", places).label("goal-posts")
            }
            Task::Stand(kind) => m.a_thing("what", kind).label("goal-stand"),
            Task::Lure(kind) => m.a_thing("what", kind).label("goal-lure"),
            Task::Clean(most) => m.set("n", most).label("goal-clean"),
            Task::Kill(kind) => m.kind("monster", kind).label("goal-kill"),
            Task::Boss(kind, Some(power)) => m.kind("monster", kind).set("n", power).label("goal-boss"),
            Task::Boss(kind, None) => m.kind("monster", kind).label("goal-boss-later"),
            Task::Objective => m.label("goal-objective"),
        }
    }
}

impl Message<'_, '_> {
    /// A token by the name of what it stands for: "an altar".
    fn a_thing(self, name: &'static str, kind: TokenKind) -> Self {
        let only = self.world.tokens().filter(|(_, token)| token.kind == kind).count() == 1;
        let (forms, gender) = self.story.tell.a_thing(kind, Some(self.world.mission()), only);
        let value = Name::new(forms, gender);
        self.name(name, &value)
    }

    /// "the Cupbearer".
    fn kind(self, name: &'static str, kind: Monster) -> Self {
        let (forms, gender) = self.story.tell.the_monster(kind, false);
        let value = Name::new(forms, gender);
        self.name(name, &value)
    }

    /// What is carried, by its bare name.
    fn cargo(self, name: &'static str, cargo: Cargo) -> Self {
        let story = self.story;
        let value = match cargo {
            Cargo::Token(kind) => story.tell.token_name(kind, Some(self.world.mission())),
            Cargo::Find(recon) => match story.pack.recon.get(recon.index()) {
                Some(card) => story.speech.name(Kind::Recon, &card.meta.id, &card.meta.name),
                None => story.word("a-card"),
            },
        };
        self.set(name, value)
    }
}
