//! What the heroes want next, how far they are, and how the mission can be lost: of the table as everybody sees it. Found in the
//! content, as players that look ahead find it; no rule reads it.

use crate::{
    choice::Holder,
    effect::words::Intel,
    options::{DownedAtExit, ExitRequires},
    pack::*,
    rules::*,
    terms::*,
    world::*,
};
use kernel::{Seat, marks::cite};

/// What is wanted next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// One step for each objective that can be worked at, what is under way first; none once everything is done.
    pub steps: Vec<Step>,
    /// What the next hero who falls does: with tails the mission is lost.
    pub coin: CoinSide,
}

/// One thing to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub task: Task,
    /// None once all objectives are complete.
    pub objective: Option<Objective>,
    /// Intel tokens on its objective, and how many it needs; for the exit the heroes who are there, and all.
    pub have: u8,
    pub need: u8,
}

/// What somebody carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cargo {
    Find(Recon),
    Token(TokenKind),
}

/// Where an action has to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    Place(Place),
    /// Where such a token lies.
    Token(TokenKind),
    /// There or near it.
    Near(TokenKind),
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Everybody to the exit.
    Exit(Place),
    /// A hero who found something cannot move until freed.
    Free(Seat),
    /// Somebody has it, or has only to go with it.
    Bring(Cargo, Place),
    /// It still lies somewhere.
    Fetch(Cargo, Place),
    /// So many finds more.
    Find(u8),
    /// Things to be destroyed.
    Break(TokenKind),
    /// An action; `bool`: with a specialist beside the hero.
    Act(Site, bool),
    /// Heroes in all these places when a round ends.
    Posts(Places),
    /// A hero where such a token lies when a round ends.
    Stand(TokenKind),
    /// A kill where such a token lies.
    Lure(TokenKind),
    /// Kills with at most this much damage to spare.
    Clean(u8),
    Kill(Monster),
    /// The boss, with its power tokens left; none while it is not in play.
    Boss(Monster, Option<u8>),
    /// What the card of the objective says.
    Objective,
}

impl Goal {
    pub fn of(world: &World, pack: &Pack) -> Goal {
        Goal { steps: steps(world, pack), coin: world.coin() }
    }
}

fn steps(world: &World, pack: &Pack) -> Vec<Step> {
    if world.outcome().is_some() {
        return Vec::new();
    }
    let mission = pack.mission(world.mission());
    if (0..mission.objectives.len()).all(|nth| world.is_complete(nth)) {
        cite(FZ_END_02);
        return mission.exit.map(|exit| arrived(world, exit)).into_iter().collect();
    }
    let mut urgent = Vec::new();
    let mut later = Vec::new();
    let mut far = Vec::new();
    for (nth, id) in mission.objectives.iter().enumerate() {
        if world.is_complete(nth) || !world.is_open(pack, nth) {
            continue;
        }
        cite(FZ_OBJ_01);
        let sight = Sight { world, pack, id: *id, have: world.intel(nth), need: pack.objective(*id).need };
        let begun: Vec<Task> = sight.begun().collect();
        let step = |task| Step { task, objective: Some(*id), have: sight.have, need: sight.need };
        match sight.next(begun.len() as u8) {
            Some(task @ Task::Boss(_, None)) => far.push(step(task)),
            Some(task) => later.push(step(task)),
            None if begun.is_empty() && sight.have < sight.need => {
                let list = if sight.waits() { &mut far } else { &mut later };
                list.push(step(Task::Objective));
            }
            None => {}
        }
        urgent.extend(begun.into_iter().map(step));
    }
    urgent.append(&mut later);
    // A boss that has yet to come comes by the other objectives.
    if urgent.is_empty() { far } else { urgent }
}

/// The heroes at the exit (FZ-END-04).
fn arrived(world: &World, exit: Place) -> Step {
    cite(FZ_END_04);
    let counts = |seat: Seat| world.keys().downed_at_exit == DownedAtExit::Counts || !world.is_down(seat);
    let heroes = world.seats().filter(|seat| world.hero_at(*seat) == exit && counts(*seat)).count();
    let (mut have, mut need) = (heroes, world.seats().len());
    if world.keys().exit_requires != ExitRequires::AllHeroes {
        have += (0..2).filter(|which| world.specialist_at(*which) == exit).count();
        need += 2;
    }
    Step { task: Task::Exit(exit), objective: None, have: have as u8, need: need as u8 }
}

/// An objective that can be worked at.
#[derive(Clone, Copy)]
struct Sight<'a> {
    world: &'a World,
    pack: &'a Pack,
    id: Objective,
    have: u8,
    need: u8,
}

impl<'a> Sight<'a> {
    /// What was found and does not count yet: its finder is to be freed, or it is to be carried somewhere.
    fn begun(&self) -> impl Iterator<Item = Task> + '_ {
        self.world.lasting().filter_map(|(_, lasting)| {
            let Standing::Ability(id) = lasting.what else { return None };
            let ability = self.pack.ability(id);
            if !self.counts(ability.effects) {
                return None;
            }
            let cargo = match lasting.from {
                Holder::Recon(recon) => Some(Cargo::Find(recon)),
                _ => None,
            };
            match ability.when {
                Window::HeroFreed => lasting.you.seat().map(Task::Free),
                _ => self.delivery(ability, cargo),
            }
        })
    }

    /// The next thing to be done where this much is under way; none where that is all that is missing.
    fn next(&self, begun: u8) -> Option<Task> {
        let left = self.need.saturating_sub(self.have).saturating_sub(begun);
        if left == 0 {
            return None;
        }
        // Which cards are left in the deck is known to everybody; only their order is not.
        let mut finds = 0;
        for card in self.finds() {
            if let ReconKind::Discovery { objective, effects, .. } = &self.pack.recon[card.index()].kind
                && *objective == self.id
                && finds < left
                && (Sight { have: self.have + finds, ..*self }).counts(*effects)
            {
                finds += 1;
            }
        }
        if finds > 0 {
            return Some(Task::Find(finds));
        }
        let card = self.pack.objective(self.id);
        if let Some(thing) = &card.thing
            && self.lies(thing.token)
        {
            return Some(Task::Break(thing.token));
        }
        let mut ways: Vec<(bool, Task)> = Vec::new();
        for id in &card.abilities {
            let ability = self.pack.ability(*id);
            let spent = ability.limit.is_some_and(|(n, per)| {
                per == Per::Mission && self.world.times_used(*id, Holder::Objective(self.id)) >= n
            });
            if let Some(task) = (!spent && self.counts(ability.effects)).then(|| self.way(ability)).flatten() {
                ways.push((ability.limit.is_some(), task));
            }
        }
        // What one hero may do once is only a help.
        ways.sort_by_key(|(once, _)| *once);
        ways.first().map(|(_, task)| *task)
    }

    /// Whether carrying this out puts intel on the objective, as far as conditions on intel let it.
    fn counts(&self, list: List) -> bool {
        self.pack.list(list).iter().any(|effect| match effect {
            Effect::Intel(Intel { on, .. }) => *on == self.id,
            Effect::When(word) => {
                let held = |cond: &Cond| match cond {
                    Cond::Intel { objective, bounds } => Some(bounds.admit(self.tokens(*objective))),
                    _ => None,
                };
                let known: Option<Vec<bool>> = word.ifs.iter().map(held).collect();
                let [then, other] = match known {
                    Some(held) => [held.iter().all(|it| *it), !held.iter().all(|it| *it)],
                    None => [true, true],
                };
                (then && self.counts(word.then)) || (other && word.otherwise.is_some_and(|list| self.counts(list)))
            }
            Effect::Lasting(word) => self.counts(self.pack.ability(word.ability).effects),
            other => {
                let mut found = false;
                other.word().inner(self.pack, &mut |list| found |= self.counts(list));
                found
            }
        })
    }

    fn tokens(&self, objective: Objective) -> usize {
        if objective == self.id {
            return self.have.into();
        }
        self.world.objective_nth(self.pack, objective).map_or(0, |nth| self.world.intel(nth).into())
    }

    /// During the set-up nothing has been laid out yet.
    fn early(&self) -> bool {
        self.world.phase() == Phase::Setup
    }

    fn finds(&self) -> &[Recon] {
        match self.early() {
            true => &self.pack.mission(self.world.mission()).discoveries,
            false => self.world.recon_deck(),
        }
    }

    fn lying(&self, kind: TokenKind) -> Option<Place> {
        self.world.tokens().find_map(|(_, token)| match token.on {
            TokenOn::Board(at) if token.kind == kind => Some(at),
            _ => None,
        })
    }

    fn lies(&self, kind: TokenKind) -> bool {
        self.early() || self.lying(kind).is_some()
    }

    /// A token that counts when somebody carries it somewhere.
    fn delivery(&self, ability: &Ability, cargo: Option<Cargo>) -> Option<Task> {
        let to = ability.place()?;
        let kind = ability.ifs.iter().find_map(|cond| match cond {
            Cond::TokensOn { kind, .. } => Some(*kind),
            _ => None,
        })?;
        let carried = |seat: Seat| {
            let token = self.world.carried(seat).and_then(|slot| self.world.token(slot));
            token.is_some_and(|token| token.kind == kind)
        };
        let cargo = cargo.unwrap_or(Cargo::Token(kind));
        let held = self.world.seats().any(carried);
        Some(if held || !self.lies(kind) { Task::Bring(cargo, to) } else { Task::Fetch(cargo, to) })
    }

    /// What an ability of the objective waits for.
    fn way(&self, ability: &Ability) -> Option<Task> {
        match ability.when {
            Window::HeroEnters => self.delivery(ability, None),
            Window::TurnAction => self.action(ability),
            Window::RoundEnd => self.watch(ability),
            Window::MonsterKilled | Window::AttackResolved | Window::BossWounded => self.kill(ability),
            _ => None,
        }
    }

    /// Whether an action counts only once something else has been found.
    fn is_ready(&self, ability: &Ability) -> bool {
        ability.ifs.iter().all(|cond| match cond {
            Cond::Intel { objective, bounds } => bounds.admit(self.tokens(*objective)),
            _ => true,
        })
    }

    /// Whether all that can be done for it has to wait.
    fn waits(&self) -> bool {
        let abilities = &self.pack.objective(self.id).abilities;
        let mut ways =
            abilities.iter().map(|id| self.pack.ability(*id)).filter(|it| self.counts(it.effects)).peekable();
        ways.peek().is_some() && ways.all(|ability| !self.is_ready(ability))
    }

    fn action(&self, ability: &Ability) -> Option<Task> {
        if !self.is_ready(ability) {
            return None;
        }
        let with = ability.ifs.iter().any(|cond| matches!(cond, Cond::State { state: HeroState::Guarding, .. }));
        // A token that the action moves to where it counts.
        if let Some((kind, to)) = ability.hauls(self.pack).next() {
            return self.lies(kind).then_some(Task::Bring(Cargo::Token(kind), to));
        }
        let site = ability.ifs.iter().find_map(|cond| match cond {
            Cond::TokensAt { kind, at: Where::ActorPlace, .. } => Some(Site::Token(*kind)),
            Cond::CountPlaces { select, .. } => match select.has {
                Some(Feature::Token(kind)) => Some(Site::Near(kind)),
                _ => None,
            },
            Cond::At { place: Where::At(place), .. } => Some(Site::Place(*place)),
            _ => None,
        })?;
        let there = match site {
            Site::Token(kind) | Site::Near(kind) => self.lies(kind),
            Site::Place(_) => true,
        };
        there.then_some(Task::Act(site, with))
    }

    fn watch(&self, ability: &Ability) -> Option<Task> {
        let posts = ability.posts();
        if !posts.is_empty() {
            return Some(Task::Posts(posts));
        }
        ability.stands(self.pack).find(|kind| self.lies(*kind)).map(Task::Stand)
    }

    fn kill(&self, ability: &Ability) -> Option<Task> {
        let task = ability.lure().map(Task::Lure).or_else(|| ability.most_to_spare().map(Task::Clean));
        task.or_else(|| {
            ability.ifs.iter().find_map(|cond| match cond {
                Cond::On(Being::Kind(kind)) if self.pack.monster(*kind).rank == Rank::Boss => {
                    let power = self.world.boss(self.pack).and_then(|boss| self.world.monster(boss)).map(|it| it.power);
                    Some(Task::Boss(*kind, power))
                }
                Cond::On(Being::Kind(kind)) => Some(Task::Kill(*kind)),
                _ => None,
            })
        })
    }
}
