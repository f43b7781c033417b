//! Conditions: whether an ability works now.

use super::select::Scope;
use crate::{pack::*, rules::*, terms::*, world::TokenOn};
use kernel::marks::cite;

impl Scope<'_> {
    pub fn all_hold(&self, conditions: &[Cond]) -> bool {
        conditions.iter().all(|c| self.holds(c))
    }

    /// A condition that names a figure the event does not have is false.
    pub fn holds(&self, condition: &Cond) -> bool {
        let world = self.world;
        match condition {
            Cond::Type(types) => self.ctx.ty.is_some_and(|ty| types.contains(&ty)),
            Cond::By(being) => self.ctx.actor.is_some_and(|actor| self.is(actor, *being)),
            Cond::On(being) => self.ctx.target.is_some_and(|target| self.is(target, *being)),
            Cond::Gap { a, b, bounds } => {
                let from = self.spot(a);
                let gap = self.spot(b).iter().map(|p| self.reach(Some(b), from, p)).min().unwrap_or(FAR);
                gap != FAR && bounds.admit(gap as usize)
            }
            Cond::CountFigures { select, bounds } => bounds.admit(self.select_figures(select).set.len() as usize),
            Cond::CountPlaces { select, bounds } => bounds.admit(self.select_places(select).set.len() as usize),
            Cond::CountTokens { select, bounds } => bounds.admit(self.count_tokens(select)),
            Cond::Result(result) => self.ctx.result == Some(*result),
            Cond::ExcessMax(most) => {
                self.ctx.result == Some(AttackResult::Kill) && world.attack().is_some_and(|a| a.excess <= *most)
            }
            Cond::Cards(bounds) => world.attack().is_some_and(|a| bounds.admit(a.cards.len() as usize)),
            Cond::Hand { bounds, who } => {
                self.set(who).first().and_then(Figure::seat).is_some_and(|s| bounds.admit(world.hand_len(s)))
            }
            Cond::Terrain { terrain, at } => {
                let places = self.places(at).set;
                let of_kind = self.pack.mission(world.mission()).board.terrain[*terrain as usize];
                !places.is_empty() && places.and(of_kind) == places
            }
            Cond::At { place, who } => {
                let places = self.places(place).set;
                let figures = self.set(who);
                !figures.is_empty() && figures.iter().all(|f| self.place(f).is_some_and(|p| places.has(p)))
            }
            Cond::TokensAt { kind, at, bounds } => {
                let places = self.places(at).set;
                !places.is_empty() && bounds.admit(places.iter().map(|p| world.tokens_at(p, *kind)).sum())
            }
            Cond::TokensOn { kind, who, bounds } => {
                let heroes = self.set(who);
                !heroes.is_empty()
                    && bounds.admit(
                        world
                            .tokens()
                            .filter(|(_, t)| {
                                t.kind == *kind && matches!(t.on, TokenOn::Hero(s) if heroes.has(Figure::hero(s)))
                            })
                            .count(),
                    )
            }
            Cond::Intel { objective, bounds } => {
                world.objective_nth(self.pack, *objective).is_some_and(|nth| bounds.admit(world.intel(nth) as usize))
            }
            Cond::Coin(side) => world.coin() == *side,
            Cond::Threat(bounds) => bounds.admit(world.threat() as usize),
            Cond::Round(bounds) => bounds.admit(world.round() as usize),
            Cond::State { state, who } => self.state_of(who, *state),
            Cond::Role(role) => self
                .ctx
                .actor
                .and_then(Figure::seat)
                .and_then(|s| world.hero_of(s))
                .is_some_and(|hero| self.pack.heroes[hero.index()].role == *role),
            Cond::Not(inner) => !self.holds(inner),
            Cond::Any(inner) => inner.iter().any(|c| self.holds(c)),
        }
    }

    fn state_of(&self, who: &Who, state: HeroState) -> bool {
        // A knocked-down hero is named here too, so words are read without asking for activity.
        let figures = self.set(who);
        !figures.is_empty() && figures.iter().all(|f| self.hero_is(f, state))
    }

    fn is(&self, figure: Figure, being: Being) -> bool {
        let monster = self.world.monster(figure);
        match being {
            Being::You => figure == self.ctx.you,
            // Nobody is an ally of oneself (FZ-TERM-10), so a card for an ally does not help its own hero (FZ-REAC-08).
            Being::Ally => {
                cite(FZ_TERM_10);
                cite(FZ_REAC_08);
                figure.is_hero() && figure != self.ctx.you
            }
            Being::Hero => figure.is_hero(),
            Being::Monster => monster.is_some(),
            Being::Rank(rank) => monster.is_some_and(|m| self.pack.monster(m.kind).rank == rank),
            Being::Kind(kind) => monster.is_some_and(|m| m.kind == kind),
            Being::Family(family) => monster.is_some_and(|m| self.pack.monster(m.kind).family == family),
            Being::Thing(kind) => {
                figure.thing_slot().is_some()
                    && self.world.thing_kind(figure).or(self.world.attack().and_then(|a| a.thing)) == Some(kind)
            }
        }
    }
}
