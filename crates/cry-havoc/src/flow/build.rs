//! Spending Build Points: building and activating Structures, in any number, mixture and order (section 13).

use super::*;
use crate::{
    event::Event,
    pack::Timing,
    terms::*,
    world::{Cause, Ctx},
};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Build {
    side: Side,
    points: u8,
    begun: bool,
}

impl Build {
    pub fn of(side: Side, points: u8) -> Build {
        Build { side, points, begun: false }
    }
}

/// What building costs.
pub(crate) fn build_cost(pack: &Pack, structure: Structure) -> u8 {
    cite(CH_BLD_03);
    pack.structure(structure).build
}

pub(crate) fn activation_cost(pack: &Pack, structure: Structure) -> u8 {
    pack.structure(structure).activate.unwrap_or(0)
}

/// Whether a Structure may stand in a Region (CH-BLD-06 to 09).
pub(crate) fn may_place(
    world: &World,
    pack: &Pack,
    side: Side,
    structure: Structure,
    region: Region,
) -> Result<(), Why> {
    let own = pack.structures.get(structure.index()).is_some_and(|card| Some(card.faction) == world.faction(side));
    unless(own && !side.is_neutral(), CH_BLD_04, Reason::NotYourStructure)?;
    unless(world.all_regions(pack).has(region), CH_BLD_04, Reason::NotACandidate)?;
    if world.is_hq(region) {
        cite(CH_CLR_04);
        return no(CH_BLD_06, Reason::NoBuildingInHq);
    }
    if world.is_battle(region) {
        cite(CH_BREG_04);
        return no(CH_BLD_07, Reason::BattleRegion);
    }
    unless(!world.structures(region).has(structure), CH_BLD_08, Reason::SameTypeThere)?;
    unless(world.structure_supply(structure) > 0, CH_BLD_09, Reason::NoTokenLeft)
}

/// Whether a Structure on the board may be activated, apart from its price (CH-BLD-10, 14, 15).
pub(crate) fn may_activate(
    world: &World,
    pack: &Pack,
    side: Side,
    structure: Structure,
    region: Region,
) -> Result<(), Why> {
    let Some(card) = pack.structures.get(structure.index()) else { return no(CH_BLD_15, Reason::NotYourStructure) };
    unless(Some(card.faction) == world.faction(side) && !side.is_neutral(), CH_BLD_15, Reason::NotYourStructure)?;
    let there = world.all_regions(pack).has(region) && world.structures(region).has(structure);
    unless(there, CH_BLD_10, Reason::NoStructureThere)?;
    unless(card.activate.is_some(), CH_BLD_03, Reason::NoActivation)?;
    unless(world.control(region) == Some(side), CH_BLD_14, Reason::NotControlled)?;
    // Units need not be there.
    cite(CH_BLD_16);
    unless(!world.is_battle(region), CH_BREG_05, Reason::BattleRegion)?;
    let ctx = activation_ctx(side, structure, region);
    let mut why = no(CH_BLD_10, Reason::NoActivation);
    for ability in card.abilities.iter().filter(|a| pack.ability(**a).timing == Timing::Activate) {
        match effect::possible::usable(world, pack, *ability, &ctx) {
            Ok(()) => return Ok(()),
            Err(refusal) => why = Err(refusal),
        }
    }
    why
}

fn activation_ctx(side: Side, structure: Structure, region: Region) -> Ctx {
    Ctx { me: side, by: side.into(), cause: Cause::Structure(structure, region), here: Some(region), ..Ctx::default() }
}

impl Procedure<CryHavoc> for Build {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        if !self.begun {
            self.begun = true;
            ops(cx).begin_build(self.side, self.points);
            if self.points == 0 {
                ops(cx).end_build();
                return done();
            }
        }
        match input.answer() {
            Some(Choice::Build(structure, region)) => {
                cite(CH_BLD_02);
                cite(CH_BLD_04);
                let cost = build_cost(cx.pack, structure);
                if cx.world.trog_tokens().has(region) {
                    // A Trog token there stays face down.
                    cite(CH_BLD_17);
                }
                ops(cx).put_structure(self.side, structure, region);
                ops(cx).note_built(cost, structure, region);
            }
            Some(Choice::Activate(structure, region)) => {
                cite(CH_BLD_02);
                // A new Structure at once, and any of them again in another Action.
                cite(CH_BLD_11);
                cite(CH_BLD_13);
                let cost = activation_cost(cx.pack, structure);
                ops(cx).note_activated(cost, structure, region);
                return call(Activate { structure, region, side: self.side, free: false, nth: 0 });
            }
            Some(Choice::Back) => {
                cite(MR_03);
                let last = cx.world.build().and_then(|scene| scene.built.last().copied());
                if let Some((structure, region)) = last {
                    let cost = build_cost(cx.pack, structure);
                    ops(cx).unbuild(cost);
                    ops(cx).take_back_structure(self.side, structure, region);
                }
            }
            Some(_) => {
                ops(cx).end_build();
                return done();
            }
            None => {}
        }
        ask(self.side, CH_BLD_02, "question-build")
    }

    fn candidates(&self, world: &World, pack: &Pack, _: Seat, out: &mut Vec<Choice>) {
        let Some(faction) = world.faction(self.side) else { return };
        let (own, controlled) = (pack.faction(faction).structures, world.controlled_by(self.side));
        for structure in own.iter() {
            out.extend(controlled.iter().map(|region| Choice::Build(structure, region)));
            out.extend(world.built(structure).iter().map(|region| Choice::Activate(structure, region)));
        }
        out.extend([Choice::Done, Choice::Back]);
    }

    fn may(&self, world: &World, pack: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        let Some(scene) = world.build() else { return no(CH_BLD_01, Reason::NotThisQuestion) };
        match choice {
            Choice::Build(structure, region) => {
                may_place(world, pack, self.side, structure, region)?;
                unless(world.control(region) == Some(self.side), CH_BLD_04, Reason::NotControlled)?;
                unless(scene.controlled.has(region), CH_BLD_05, Reason::NotControlledAtStart)?;
                unless(build_cost(pack, structure) <= scene.points, CH_BLD_02, Reason::NoPointsLeft)
            }
            Choice::Activate(structure, region) => {
                may_activate(world, pack, self.side, structure, region)?;
                unless(!scene.activated[region.index()].has(structure), CH_BLD_12, Reason::AlreadyActivated)?;
                unless(activation_cost(pack, structure) <= scene.points, CH_BLD_02, Reason::NoPointsLeft)
            }
            Choice::Done => Ok(()),
            Choice::Back => unless(!scene.built.is_empty(), MR_03, Reason::NothingToTakeBack),
            _ => no(CH_BLD_02, Reason::NotThisQuestion),
        }
    }
}

/// A Structure is activated and carried out completely.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Activate {
    pub structure: Structure,
    pub region: Region,
    pub side: Side,
    pub free: bool,
    /// How many of its abilities are done.
    pub nth: u8,
}

impl Activate {
    pub fn free(structure: Structure, region: Region, side: Side) -> Activate {
        Activate { structure, region, side, free: true, nth: 0 }
    }
}

impl Procedure<CryHavoc> for Activate {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        if self.nth == 0 {
            cx.tell(Event::Activated { side: self.side, structure: self.structure, region: self.region });
        }
        let abilities = &cx.pack.structure(self.structure).abilities;
        let Some(ability) = abilities.get(self.nth as usize) else {
            cite(CH_BLD_18);
            return done();
        };
        self.nth += 1;
        if cx.pack.ability(*ability).timing != Timing::Activate {
            return Flow::Again;
        }
        call(effect::run::Use::new(*ability, activation_ctx(self.side, self.structure, self.region)))
    }
}
