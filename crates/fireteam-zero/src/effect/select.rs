//! Selectors and amounts: which figures and places a word or table means, and how much.

use super::context::Ctx;
use crate::{
    options::SpecialistReach,
    pack::*,
    rules::*,
    terms::*,
    world::{That, TokenOn, World},
};
use kernel::marks::cite;

/// Everything a selector is read against.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    pub world: &'a World,
    pub pack: &'a Pack,
    pub ctx: &'a Ctx,
}

/// Candidates, and how many of them are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Among<S> {
    pub set: S,
    pub pick: Pick,
    pub n: u8,
}

impl<'a> Scope<'a> {
    pub fn new(world: &'a World, pack: &'a Pack, ctx: &'a Ctx) -> Self {
        Scope { world, pack, ctx }
    }

    fn board(&self) -> &'a Board {
        &self.pack.mission(self.world.mission()).board
    }

    /// The figures a word or table means. Nearest, farthest and the like leave those that are equal.
    pub fn figures(&self, who: &Who) -> Among<Figures> {
        let all = |set| Among { set, pick: Pick::All, n: 0 };
        match who {
            Who::You => all(self.present(Some(self.ctx.you))),
            Who::Actor => all(self.present(self.ctx.actor)),
            Who::Target => all(self.present(self.ctx.target)),
            Who::That => all(match self.ctx.that {
                That::Figures(figures) => figures,
                _ => Figures::NONE,
            }),
            // The fallen are passed over, in tactical responses and elsewhere (FZ-TAC-07, FZ-DOWN-09).
            Who::AllHeroes => {
                cite(FZ_TAC_07);
                cite(FZ_DOWN_09);
                all(self.world.active_heroes())
            }
            Who::Allies => {
                // An ally of a hero is any other hero, never the hero itself (FZ-TERM-10); the fallen are left out (FZ-TAC-07).
                cite(FZ_TERM_10);
                cite(FZ_TAC_07);
                cite(FZ_DOWN_09);
                all(self.world.active_heroes().without(self.ctx.you))
            }
            Who::FirstPlayer => all(Figures::one(Figure::hero(self.world.start_player()))),
            Who::Select(select) => self.select_figures(select),
        }
    }

    /// The set, when no choice is meant: for continuous effects and counting.
    pub fn set(&self, who: &Who) -> Figures {
        self.figures(who).set
    }

    fn present(&self, figure: Option<Figure>) -> Figures {
        figure.map_or(Figures::NONE, Figures::one)
    }

    pub fn select_figures(&self, select: &FigureSelect) -> Among<Figures> {
        let mut set = self.side(select);
        if let Some(at) = &select.at {
            let places = self.places(at).set;
            set = set.iter().filter(|f| self.place(*f).is_some_and(|p| places.has(p))).collect();
        }
        let of = select.of.as_ref();
        if let Some(within) = select.within {
            let from = self.spot_or_you(of);
            set = set.iter().filter(|f| self.place(*f).is_some_and(|p| self.reach(of, from, p) <= within)).collect();
        }
        if let Some(except) = &select.except {
            set = Figures(set.0 & !self.set(except).0);
        }
        let set = match select.pick {
            Pick::Nearest | Pick::Farthest => {
                let from = self.spot_or_you(of);
                let far = |f: &Figure| self.place(*f).map_or(FAR, |p| self.near(from, p));
                let best = if select.pick == Pick::Nearest {
                    set.iter().map(|f| far(&f)).min()
                } else {
                    set.iter().map(|f| far(&f)).max()
                };
                set.iter().filter(|f| Some(far(f)) == best).collect()
            }
            Pick::MostCards | Pick::FewestCards => {
                let cards = |f: &Figure| f.seat().map_or(0, |s| self.world.hand_len(s));
                let best = if select.pick == Pick::MostCards {
                    set.iter().map(|f| cards(&f)).max()
                } else {
                    set.iter().map(|f| cards(&f)).min()
                };
                set.iter().filter(|f| Some(cards(f)) == best).collect()
            }
            _ => set,
        };
        Among { set, pick: select.pick, n: select.n }
    }

    fn side(&self, select: &FigureSelect) -> Figures {
        let world = self.world;
        let ranked = |rank: Option<Rank>| -> Figures {
            world
                .on_board()
                .iter()
                .filter(|f| {
                    let kind = world.monster(*f).map(|m| m.kind).unwrap_or_default();
                    rank.is_none_or(|rank| self.pack.monster(kind).rank == rank)
                        && !matches!(select.kind, Some(FigureKind::Monster(k)) if k != kind)
                })
                .collect()
        };
        match select.any {
            Side::Hero | Side::Ally => {
                let mut set: Figures =
                    world.seats().map(Figure::hero).filter(|f| self.hero_is(*f, select.state)).collect();
                if select.any == Side::Ally {
                    set = set.without(self.ctx.you);
                }
                set
            }
            Side::Monster => ranked(None),
            Side::Minion => ranked(Some(Rank::Minion)),
            Side::Elite => ranked(Some(Rank::Elite)),
            Side::Boss => ranked(Some(Rank::Boss)),
            Side::Specialist => match select.kind {
                Some(FigureKind::Henry) => Figures::one(Figure::HENRY),
                Some(FigureKind::Patty) => Figures::one(Figure::PATTY),
                _ => Figures::one(Figure::HENRY).with(Figure::PATTY),
            },
        }
    }

    /// Whether a hero is in the state named.
    pub fn hero_is(&self, hero: Figure, state: HeroState) -> bool {
        let Some(seat) = hero.seat() else { return false };
        match state {
            HeroState::Active => self.world.is_active(seat),
            HeroState::Down => self.world.is_down(seat),
            HeroState::Pinned => self.world.is_pinned(seat),
            HeroState::Guarding => {
                // A guard is an active hero in the location of a specialist (FZ-TERM-11).
                cite(FZ_TERM_11);
                self.world.is_active(seat) && !self.world.specialists_at(self.world.hero_at(seat)).is_empty()
            }
            HeroState::HasActed => self.world.turn().seat == Some(seat) && self.world.turn().acted,
        }
    }

    /// The places a word or table means; `roll` means none until the die is rolled.
    pub fn places(&self, place: &Where) -> Among<Places> {
        let one = |place: Option<Place>| Among { set: place.map_or(Places::NONE, Places::one), pick: Pick::All, n: 0 };
        let mission = self.pack.mission(self.world.mission());
        match place {
            Where::Here => one(self.place(self.ctx.you)),
            Where::There => one(self.ctx.there),
            Where::ActorPlace => one(self.ctx.actor.and_then(|a| self.place(a))),
            Where::That => one(match self.ctx.that {
                That::Place(place) => Some(place),
                That::Figures(figures) => figures.first().and_then(|f| self.place(f)),
                That::Nothing => None,
            }),
            Where::Entry => one(Some(mission.entry)),
            Where::Exit => one(mission.exit),
            Where::BossMark => one(mission.boss_mark),
            Where::Roll => one(None),
            Where::At(place) => one(Some(*place)),
            Where::Select(select) => self.select_places(select),
        }
    }

    pub fn select_places(&self, select: &PlaceSelect) -> Among<Places> {
        let board = self.board();
        let fits = |place: &Place| {
            !board.terrain[Terrain::Impassable as usize].has(*place)
                && select.has.is_none_or(|feature| self.has(*place, feature))
                && select.no.is_none_or(|feature| !self.has(*place, feature))
                && select.terrain.is_none_or(|terrain| board.terrain[terrain as usize].has(*place))
        };
        let mut set: Places = (0..board.places.len()).map(|p| Place(p as u8)).filter(fits).collect();
        let of = select.of.as_ref();
        if let Some(within) = select.within {
            let from = self.spot_or_you(of);
            set = set.iter().filter(|p| self.reach(of, from, *p) <= within).collect();
        }
        if matches!(select.pick, Pick::Nearest | Pick::Farthest) {
            // Where several figures are equally good starting points, each gives its own nearest places (MR-06).
            cite(MR_06);
            set = self
                .spot_or_you(of)
                .iter()
                .flat_map(|from| {
                    let far = move |p: &Place| self.near(Places::one(from), *p);
                    let best = if select.pick == Pick::Nearest {
                        set.iter().map(|p| far(&p)).min()
                    } else {
                        set.iter().filter(|p| far(p) < FAR).map(|p| far(&p)).max()
                    };
                    set.iter().filter(move |p| Some(far(p)) == best)
                })
                .collect();
        }
        Among { set, pick: select.pick, n: select.n }
    }

    /// Whether the place contains the thing named.
    pub fn has(&self, place: Place, feature: Feature) -> bool {
        let world = self.world;
        let spawn = |side: Option<SpawnSide>| {
            world
                .spawns()
                .iter()
                .any(|s| s.place == place && s.side != SpawnSide::Closed && side.is_none_or(|side| s.side == side))
        };
        match feature {
            Feature::SpawnUp => spawn(Some(SpawnSide::Up)),
            Feature::SpawnDown => spawn(Some(SpawnSide::Down)),
            Feature::Spawn => spawn(None),
            Feature::Hero => !world.active_at(place).is_empty(),
            Feature::Monster => !world.monsters_at(place).is_empty(),
            Feature::Specialist => !world.specialists_at(place).is_empty(),
            Feature::Token(kind) => world.tokens_at(place, kind) > 0,
        }
    }

    /// Where a figure stands, or stood last: a figure that has left the board counts so for the rest of the event.
    pub fn place(&self, figure: Figure) -> Option<Place> {
        match figure.thing_slot() {
            Some(_) if self.world.place_of(figure).is_none() => self.ctx.there,
            _ => self.world.place_of(figure).or_else(|| self.world.monster(figure).map(|m| m.was)),
        }
    }

    fn spot_or_you(&self, spot: Option<&Spot>) -> Places {
        spot.map_or_else(|| self.spot(&Spot::Who(Who::You)), |spot| self.spot(spot))
    }

    /// The places of a figure or place that distances are measured from.
    pub fn spot(&self, spot: &Spot) -> Places {
        match spot {
            Spot::Who(Who::Target) => self.ctx.target.and_then(|t| self.place(t)).map_or(Places::NONE, Places::one),
            Spot::Who(who) => self.set(who).iter().filter_map(|f| self.place(f)).collect(),
            Spot::Where(place) => self.places(place).set,
            Spot::That => match self.ctx.that {
                That::Place(place) => Places::one(place),
                That::Figures(figures) => figures.iter().filter_map(|f| self.place(f)).collect(),
                That::Nothing => Places::NONE,
            },
        }
    }

    /// The distance from the nearest of several places.
    pub fn near(&self, from: Places, to: Place) -> u8 {
        from.iter().map(|p| self.board().distance[p.index()][to.index()]).min().unwrap_or(FAR)
    }

    /// The same; a specialist may reach all that touches its location, walls or not (D-14).
    pub fn reach(&self, spot: Option<&Spot>, from: Places, to: Place) -> u8 {
        let specialist = matches!(spot, Some(Spot::Who(Who::Select(s))) if s.any == Side::Specialist);
        if specialist {
            cite(FZ_SPEC_13);
        }
        if specialist && self.world.keys().specialist_reach == SpecialistReach::GeometricAdjacency {
            if from.has(to) {
                return 0;
            }
            if from.iter().any(|p| self.board().touching[p.index()].has(to)) {
                return 1;
            }
        }
        self.near(from, to)
    }

    pub fn count_tokens(&self, select: &TokenSelect) -> usize {
        let at = select.at.as_ref().map(|at| self.places(at).set);
        let from = select.within.map(|within| (within, self.spot_or_you(select.of.as_ref())));
        self.world
            .tokens()
            .filter(|(_, token)| token.kind == select.kind)
            .filter(|(_, token)| match token.on {
                TokenOn::Board(place) => {
                    at.is_none_or(|at| at.has(place))
                        && from.is_none_or(|(within, from)| self.near(from, place) <= within)
                }
                TokenOn::Hero(_) => false,
            })
            .count()
    }

    pub fn amount(&self, amount: &Amount) -> i8 {
        let base = match &amount.base {
            Base::Number(n) => *n,
            Base::CountFigures(select) => self.select_figures(select).set.len() as i8,
            Base::CountPlaces(select) => self.select_places(select).set.len() as i8,
            Base::CountTokens(select) => self.count_tokens(select) as i8,
            Base::PerHero(n) => {
                // Everything counted per hero counts the heroes, also in solo play (FZ-SOLO-03).
                cite(FZ_SOLO_03);
                *n * self.world.seats().len() as i8
            }
            Base::HandOf(who) => {
                self.set(who).first().and_then(Figure::seat).map_or(0, |s| self.world.hand_len(s) as i8)
            }
            Base::TokensAt(place) => {
                let places = self.places(place).set;
                self.world.tokens().filter(|(_, t)| matches!(t.on, TokenOn::Board(p) if places.has(p))).count() as i8
            }
        };
        let n = base * amount.times + amount.plus;
        let n = amount.min.map_or(n, |min| n.max(min));
        amount.max.map_or(n, |max| n.min(max))
    }
}
