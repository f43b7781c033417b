//! Moments that texts name: Structures and tokens in the Region, then Skills, side by side (CH-SKL-09); and steps put off
//! until such a moment.

use super::*;
use crate::{
    pack::{AbilityId, Timing},
    terms::*,
    world::{Cause, Ctx},
};
use kernel::marks::cite;
use tinyvec::ArrayVec;

/// The attacker, the defender, then third players in Initiative order; each first its Structures and tokens in an order of
/// its choice, then its Skills.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Window {
    timing: Timing,
    /// The Region of the battle; none: every Region (Scoring).
    region: Option<Region>,
    /// The place in the order of sides.
    at: u8,
    /// Without a Region: the one that is looked at now.
    place: u8,
    /// Sources of this side in this Region that have had their turn, one bit each.
    used: u32,
    asking: bool,
}

/// Structures and named tokens of a Region with their owners.
pub(crate) fn sources<'a>(
    world: &'a World,
    pack: &'a Pack,
    region: Region,
) -> impl Iterator<Item = (Cause, Side)> + 'a {
    let structures = world.structures(region).iter();
    let named = world.named(region).iter();
    structures
        .map(move |s| (Cause::Structure(s, region), world.owner(pack.structure(s).faction)))
        .chain(named.map(move |t| (Cause::Named(t, region), world.owner(pack.named(t).faction))))
        .filter(|(_, owner)| !owner.is_neutral())
}

pub(crate) fn ctx_of(owner: Side, cause: Cause) -> Ctx {
    let here = match cause {
        Cause::Structure(_, region) | Cause::Named(_, region) => Some(region),
        _ => None,
    };
    Ctx { me: owner, by: owner.into(), cause, here, ..Ctx::default() }
}

/// The ability of a source for this moment, if its conditions hold.
pub(crate) fn ability_of(world: &World, pack: &Pack, cause: Cause, timing: Timing, ctx: &Ctx) -> Option<AbilityId> {
    let abilities = match cause {
        Cause::Structure(structure, _) => &pack.structure(structure).abilities,
        Cause::Named(token, _) => &pack.named(token).abilities,
        Cause::Skill(skill) => &pack.skill(skill).abilities,
        _ => return None,
    };
    let timed = |id: &&AbilityId| pack.ability(**id).timing == timing;
    abilities.iter().filter(timed).copied().find(|id| effect::cond::holds(world, pack, &pack.ability(*id).conds, ctx))
}

impl Window {
    /// A moment of the battle in this Region.
    pub fn of_battle(timing: Timing, region: Region) -> Window {
        Window { region: Some(region), ..Window::whole_board(timing) }
    }

    /// A moment of the whole board, Region by Region.
    pub fn whole_board(timing: Timing) -> Window {
        Window { timing, region: None, at: 0, place: 0, used: 0, asking: false }
    }

    /// The next side has its turn.
    fn pass_on(&mut self) -> Flow {
        *self = Window { at: self.at + 1, region: self.region, ..Window::whole_board(self.timing) };
        Flow::Again
    }

    fn side(&self, world: &World) -> Option<Side> {
        match world.battle() {
            Some(battle) => {
                let third = world.in_order().filter(|side| battle.role(*side).is_none());
                battle.sides.into_iter().chain(third).nth(self.at as usize)
            }
            None => world.in_order().nth(self.at as usize),
        }
    }

    /// Sources of a side whose text belongs here: their number, cause and ability.
    fn open(&self, world: &World, pack: &Pack, side: Side) -> ArrayVec<[(u8, Cause, AbilityId); 16]> {
        let mut open = ArrayVec::new();
        let region = self.region.or_else(|| world.all_regions(pack).iter().nth(self.place as usize));
        if let Some(region) = region {
            for (cause, _) in sources(world, pack, region).filter(|(_, owner)| *owner == side) {
                let bit = bit_of(cause);
                let ctx = self.ctx(side, cause);
                if self.used >> bit & 1 == 0
                    && open.len() < 16
                    && let Some(ability) = ability_of(world, pack, cause, self.timing, &ctx)
                {
                    open.push((bit, cause, ability));
                }
            }
        }
        open
    }

    fn ctx(&self, side: Side, cause: Cause) -> Ctx {
        let ctx = ctx_of(side, cause);
        Ctx { here: self.region.or(ctx.here), ..ctx }
    }

    /// Ready Skills of this moment whose conditions hold: all of it open to everybody.
    fn skills<'a>(
        &'a self,
        world: &'a World,
        pack: &'a Pack,
        side: Side,
    ) -> impl Iterator<Item = (Skill, AbilityId)> + 'a {
        side.seat().into_iter().flat_map(move |who| {
            turn::ready(world, pack, who, self.timing).filter_map(move |skill| {
                let ctx = turn::skill_ctx(who, skill, self.region);
                ability_of(world, pack, Cause::Skill(skill), self.timing, &ctx).map(|ability| (skill, ability))
            })
        })
    }

    fn ask(&self, side: Side) -> Flow {
        match self.asking {
            true => ask(side, CH_SKL_09, "question-battle-skill"),
            false => ask(side, CH_CLR_07, "question-next-text"),
        }
    }
}

/// A bit for each source: in one Region every type stands once.
pub(crate) fn bit_of(cause: Cause) -> u8 {
    match cause {
        Cause::Structure(structure, _) => structure.0,
        Cause::Named(token, _) => STRUCTURES as u8 + token.0,
        _ => 31,
    }
}

impl Procedure<CryHavoc> for Window {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let Some(side) = self.side(cx.world) else { return done() };
        let open = self.open(cx.world, cx.pack, side);
        let chosen = match input.answer() {
            Some(Choice::Structure(structure)) => open.iter().find(|(bit, _, _)| *bit == structure.0),
            Some(Choice::Named(token)) => open.iter().find(|(bit, _, _)| *bit == STRUCTURES as u8 + token.0),
            Some(Choice::Skill(skill)) => {
                cite(CH_SKL_09);
                self.asking = false;
                let ability = self.skills(cx.world, cx.pack, side).find(|(own, _)| *own == skill);
                let Some((_, ability)) = ability else { return Flow::Again };
                return call(turn::UseSkill { seat: side.into(), skill, ability, here: self.region, begun: false });
            }
            Some(_) => return self.pass_on(),
            None if open.len() == 1 => open.first(),
            None => None,
        };
        if let Some((bit, cause, ability)) = chosen {
            self.used |= 1 << bit;
            return call(effect::run::Use::new(*ability, self.ctx(side, *cause)));
        }
        if !open.is_empty() {
            return self.ask(side);
        }
        let last = cx.world.all_regions(cx.pack).len() as u8 - 1;
        if self.region.is_none() && self.place < last {
            // Region by Region: the same type may stand in several. Where nothing stands, nothing is said.
            let spoken = |place: &u8| sources(cx.world, cx.pack, Region(*place)).next().is_some();
            let place = (self.place + 1..last).find(spoken).unwrap_or(last);
            *self = Window { place, used: 0, ..*self };
            return Flow::Again;
        }
        // A pause must not tell what a player holds: everybody with such a Skill ready is asked (MR-04).
        if self.skills(cx.world, cx.pack, side).next().is_some() {
            cite(MR_04);
            self.asking = true;
            return self.ask(side);
        }
        self.pass_on()
    }

    fn candidates(&self, world: &World, pack: &Pack, who: Seat, out: &mut Vec<Choice>) {
        if self.asking {
            out.extend(world.skills(who).iter().map(|skill| Choice::Skill(*skill)));
            out.push(Choice::Pass);
            return;
        }
        for (_, cause, _) in self.open(world, pack, Side::of(who)) {
            match cause {
                Cause::Structure(structure, _) => out.push(Choice::Structure(structure)),
                Cause::Named(token, _) => out.push(Choice::Named(token)),
                _ => {}
            }
        }
    }

    fn may(&self, world: &World, pack: &Pack, who: Seat, choice: Choice) -> Result<(), Why> {
        match (self.asking, choice) {
            (true, Choice::Pass) => Ok(()),
            (true, Choice::Skill(skill)) => turn::may_use(world, pack, who, skill, self.timing),
            (true, _) => no(CH_SKL_09, Reason::NotThisQuestion),
            (false, _) => {
                cite(CH_CLR_07);
                let mut open = Vec::new();
                self.candidates(world, pack, who, &mut open);
                unless(open.contains(&choice), CH_CLR_07, Reason::NotACandidate)
            }
        }
    }
}

/// Steps that wait for this moment of the battle, in the order in which they were put off.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Deferred {
    pub when: Timing,
}

impl Procedure<CryHavoc> for Deferred {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        match ops(cx).take_later(self.when) {
            Some(later) => {
                if self.when == Timing::AfterAttrition {
                    // Others who take part in Attrition come after both sides.
                    cite(CH_OBJ_17);
                }
                call(effect::run::Doing::later(later))
            }
            None => done(),
        }
    }
}
