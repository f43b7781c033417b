//! How things stand at the end of a turn, in numbers a plan can change and judge again: who stands where with how many cards,
//! which monsters will come for whom in the next threat phase, and the way still to go. For players that look ahead; no rule
//! reads it.

use super::goals::Goals;
use crate::{pack::*, terms::*, world::*};

/// A monster as a plan sees it.
#[derive(Clone, Copy)]
pub(crate) struct Foe {
    pub figure: Figure,
    pub at: Place,
    reach: u8,
    strength: f32,
    /// Its attack hits every hero where the target stands.
    spread: bool,
    /// It walks through walls.
    through: bool,
    /// It has had its turn in this threat phase.
    done: bool,
    /// The hero it would come for if the mover were not there.
    other: Option<Nearest>,
}

/// How far a hero is, its place in the turn order and its seat: of two heroes a monster comes for the lesser.
type Nearest = (u8, usize, Seat);

pub(crate) struct Outlook<'p> {
    pub board: &'p Board,
    seats: u8,
    /// The hero who may go elsewhere, stand up or fall; the others stay as they are.
    mover: Seat,
    pub at: [Place; HEROES],
    pub hand: [f32; HEROES],
    pub up: [bool; HEROES],
    pinned: [bool; HEROES],
    carries: [bool; HEROES],
    /// Place in the turn order: among equally near heroes the first is attacked.
    nth: [usize; HEROES],
    foes: Vec<Foe>,
    /// Monsters that a plan has out of the way.
    pub struck: Figures,
    /// Heroes who will still act before the monsters do.
    later: f32,
    tails: bool,
    /// A mission is not won by waiting: in late rounds risks are taken.
    boldness: f32,
    pub goals: &'p Goals,
    /// Where the group goes next.
    next: Option<Place>,
}

/// The cost of two heroes being apart, by their distance.
const APART: [f32; 8] = [0.0, 6.0, 36.0, 78.0, 120.0, 162.0, 198.0, 228.0];

/// What a step towards a post is worth, and all posts held.
const POST: f32 = 110.0;
const HELD: f32 = 1500.0;

impl<'p> Outlook<'p> {
    pub fn of(world: &World, pack: &'p Pack, goals: &'p Goals, mover: Seat) -> Self {
        let mut this = Outlook {
            board: world.board(pack),
            seats: world.seats().len() as u8,
            mover,
            at: [Place::default(); HEROES],
            hand: [0.0; HEROES],
            up: [false; HEROES],
            pinned: [false; HEROES],
            carries: [false; HEROES],
            nth: [0; HEROES],
            foes: Vec::with_capacity(16),
            struck: Figures::NONE,
            later: 0.0,
            tails: world.coin() == CoinSide::Tails,
            boldness: (20.0 / f32::from(world.round().max(20))).powi(2),
            goals,
            next: None,
        };
        for (nth, seat) in world.turn_order().enumerate() {
            this.nth[seat.index()] = nth;
        }
        for seat in world.seats() {
            this.at[seat.index()] = world.hero_at(seat);
            this.hand[seat.index()] = world.hand_len(seat) as f32;
            this.up[seat.index()] = world.is_active(seat);
            this.pinned[seat.index()] = world.is_pinned(seat);
            this.carries[seat.index()] = world.carried(seat).is_some();
        }
        let acting = world.turn().seat.map_or(0, |s| this.nth[s.index()] + 1);
        if world.phase() != Phase::Threat {
            this.later = world
                .seats()
                .filter(|s| {
                    this.up[s.index()]
                        && !this.pinned[s.index()]
                        && this.nth[s.index()] >= acting
                        && this.hand[s.index()] >= 2.0
                })
                .count() as f32;
        }
        for figure in world.on_board().iter() {
            let Some((monster, at)) = world.monster(figure).and_then(|m| Some((m, m.at?))) else { continue };
            let card = pack.monster(monster.kind);
            let spread = card.attack.ty == AttackType::Bomb
                || card.abilities.iter().any(|id| {
                    let ability = pack.ability(*id);
                    ability.when == Window::MonsterTargets
                        && pack.list(ability.effects).iter().any(|e| matches!(e, Effect::Spread(_)))
                });
            let mut foe = Foe {
                figure,
                at,
                reach: world.speed_of(pack, figure) + card.attack.range,
                strength: f32::from(card.attack.strength) + 0.2,
                spread,
                through: world.flag(pack, figure, Flag::ThroughWalls),
                done: world.phase() == Phase::Threat && monster.activated,
                other: None,
            };
            foe.other = this.nearest(&foe, world.seats().filter(|s| *s != mover));
            this.foes.push(foe);
        }
        this.next = this.common_goal();
        this
    }

    pub fn walk(&self, from: Place, to: Place) -> f32 {
        f32::from(self.board.walking[from.index()][to.index()].min(12))
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats.into())
    }

    fn heroes(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|s| self.up[s.index()])
    }

    /// The place worth visiting that is nearest to all.
    fn common_goal(&self) -> Option<Place> {
        let far = |place: Place| -> i32 {
            let sum: f32 = self.heroes().map(|s| self.walk(self.at[s.index()], place)).sum();
            let near: f32 = self.heroes().map(|s| self.walk(self.at[s.index()], place)).fold(12.0, f32::min);
            let foes = self.foes_at(place) as f32;
            (10.0 * (sum + near + 1.5 * foes)) as i32
        };
        self.goals.visit.iter().min_by_key(|p| far(*p))
    }

    /// The monsters that are still in the way.
    pub fn foes(&self) -> impl Iterator<Item = &Foe> {
        self.foes.iter().filter(|f| !self.struck.has(f.figure))
    }
    pub fn foes_at(&self, place: Place) -> usize {
        self.foes().filter(|f| f.at == place).count()
    }
    pub fn heroes_at(&self, place: Place) -> usize {
        self.heroes().filter(|s| self.at[s.index()] == place).count()
    }

    /// More is better; a card in hand is worth some twenty.
    pub fn value(&self) -> f32 {
        self.danger() + self.company() + self.journey()
    }

    /// What the monsters will probably do in the coming threat phase, against the cards each hero holds.
    pub fn danger(&self) -> f32 {
        let mut sum = 0.0;
        // Blows that will fall where a hero stands: those for one of the heroes there, and those for each of them.
        let mut blows = [0f32; HEROES];
        let mut bursts = [0f32; HEROES];
        let mut threats = 0.0;
        for foe in self.foes() {
            let Some((far, target)) = self.target(foe) else { continue };
            // The move face of the activation die brings it one step further.
            let chance = match far {
                _ if foe.done => 0.0,
                far if far <= foe.reach => 1.0,
                far if far == foe.reach + 1 => 0.4,
                _ => 0.0,
            };
            let later = match far {
                0..=3 => 60.0,
                4..=5 => 45.0,
                6..=7 => 32.0,
                _ => 25.0,
            };
            sum -= foe.strength * later;
            if chance > 0.0 {
                threats += 1.0;
                let fall = if foe.spread { &mut bursts } else { &mut blows };
                fall[target.index()] += chance * foe.strength;
            }
        }
        let relief = if threats > 0.0 { 1.0 - 0.45 * (self.later / threats).min(1.0) } else { 1.0 };
        let price = self.boldness * if self.tails { 9000.0 } else { 2600.0 };
        for s in self.heroes() {
            // Who stands together can take the blow for one another: the cards of all count.
            let (mut cards, mut shared, mut own) = (0.0, 0.0, 0.0);
            for t in self.heroes().filter(|t| self.at[t.index()] == self.at[s.index()]) {
                cards += self.hand[t.index()].max(0.0) + 0.5;
                shared += blows[t.index()];
                own += bursts[t.index()];
            }
            let hand = self.hand[s.index()];
            let mean = (own + shared * (hand.max(0.0) + 0.5) / cards) * relief;
            sum += 18.0 * hand.min(6.0) - 30.0 * mean;
            if hand < 0.0 {
                sum -= price;
            } else if mean > 0.0 {
                // Some of the cards are reactions that stop more than one point.
                let margin = hand * 1.5 + 0.5 - mean;
                let spread = (0.5 * mean + 0.1).sqrt();
                sum -= price / (1.0 + (1.7 * margin / spread).exp());
            }
        }
        sum
    }

    /// The hero a monster will come for, and how far it is: the nearest, of those the first in the turn order.
    fn target(&self, foe: &Foe) -> Option<(u8, Seat)> {
        let mover = self.nearest(foe, std::iter::once(self.mover));
        let nearest = match (mover, foe.other) {
            (Some(mover), Some(other)) => Some(mover.min(other)),
            (mover, other) => mover.or(other),
        };
        nearest.map(|(far, _, seat)| (far, seat))
    }

    fn nearest(&self, foe: &Foe, seats: impl Iterator<Item = Seat>) -> Option<Nearest> {
        let way = if foe.through { &self.board.walking_through } else { &self.board.walking };
        let way = &way[foe.at.index()];
        seats.filter(|s| self.up[s.index()]).map(|s| (way[self.at[s.index()].index()], self.nth[s.index()], s)).min()
    }

    pub fn company(&self) -> f32 {
        let mut sum = 0.0;
        for a in self.heroes() {
            for b in self.heroes().filter(|b| *b < a) {
                let gap = self.board.distance[self.at[a.index()].index()][self.at[b.index()].index()];
                sum -= APART[usize::from(gap).min(7)];
            }
        }
        sum
    }

    /// The way still to go.
    pub fn journey(&self) -> f32 {
        let nearest = |from: Place, to: Places| to.iter().map(|p| self.walk(from, p)).fold(12.0, f32::min);
        let mut sum = self.watch();
        for s in self.seats() {
            let here = self.at[s.index()];
            if self.pinned[s.index()] {
                let helper = self.heroes().filter(|h| *h != s).map(|h| self.walk(self.at[h.index()], here));
                sum -= 250.0 * helper.fold(12.0, f32::min);
                continue;
            }
            if let Some(exit) = self.goals.exit {
                sum -= 160.0 * self.walk(here, exit);
            } else if self.carries[s.index()] && !self.goals.deliver.is_empty() {
                sum -= 110.0 * nearest(here, self.goals.deliver);
            } else if let Some(next) = self.next {
                sum -= 45.0 * self.walk(here, next) + 25.0 * nearest(here, self.goals.visit);
            }
        }
        sum
    }

    /// Posts to be held together: each takes the nearest hero that is left; more than there are heroes are hopeless.
    fn watch(&self) -> f32 {
        let posts = self.goals.posts;
        let mut left: Figures = self.heroes().filter(|s| !self.pinned[s.index()]).map(Figure::hero).collect();
        if posts.is_empty() || self.goals.exit.is_some() || left.len() < posts.len() {
            return 0.0;
        }
        let mut sum = 0.0;
        let mut held = true;
        for post in posts.iter() {
            let far = |hero: &Figure| hero.seat().map_or(12.0, |s| self.walk(self.at[s.index()], post));
            let Some(hero) = left.iter().min_by(|a, b| far(a).total_cmp(&far(b))) else { return 0.0 };
            held &= far(&hero) == 0.0;
            sum -= POST * far(&hero);
            left = left.without(hero);
        }
        sum + if held { HELD } else { 0.0 }
    }
}
