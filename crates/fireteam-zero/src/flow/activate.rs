//! A monster's activation: movement, activation die, attack (FZ-MON-21).

use super::{
    attack::Strike,
    walk::Walk,
    window::{self, Moment},
    *,
};
use crate::{
    choice::Holder,
    effect::{Ctx, run::Run},
    event::Event,
    options::{AmbushTarget, MoveFace},
    pack::*,
    world::{Activation, Attack, Origin, ops::ops},
};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Activate {
    monster: Figure,
    ambushed: Option<Seat>,
    stage: Stage,
    face: Option<Face>,
}

/// The steps of an activation (FZ-MON-21).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    #[default]
    AboutTo,
    Move,
    /// The activation die.
    Die,
    Special,
    Moved,
    Attack,
    End,
}

impl Activate {
    pub fn new(monster: Figure) -> Self {
        Activate { monster, ..Activate::default() }
    }
    /// An activation in addition to the normal one.
    pub fn extra(monster: Figure) -> Self {
        Activate::new(monster)
    }
    /// The activation of an ambusher: an extra one, also for a figure that was activated already (EC-14).
    pub fn ambush(monster: Figure, seat: Seat) -> Self {
        Activate { monster, ambushed: Some(seat), ..Activate::default() }
    }

    fn goes_on(&self, cx: &Cx) -> bool {
        cx.world.place_of(self.monster).is_some() && cx.world.activation().is_some_and(|a| !a.stopped)
    }

    fn roll_die(&mut self, cx: &mut Cx) -> Face {
        // Rolled once per activation, even if no hero can be attacked (FZ-DIE-01, 07).
        cite(FZ_DIE_01);
        cite(FZ_DIE_07);
        let nth = cx.chance.draw("activation", 6);
        cite(FZ_COMP_18);
        cite(FZ_COMP_19);
        let mut face = cx.pack.dice.activation[nth as usize];
        cx.tell(Event::ActivationDie { figure: self.monster, face });
        if face == Face::Special && cx.world.flag(cx.pack, self.monster, Flag::NoSpecial) {
            face = Face::Blank;
        }
        face
    }

    /// The attack of this activation, if a hero is in range: it must be made (FZ-MATK-01, 03).
    fn attack(&self, cx: &mut Cx) -> Option<Attack> {
        let activation = *cx.world.activation()?;
        if activation.no_attack {
            return None;
        }
        let target = choose_target(cx.world, cx.pack, self.monster, activation.ambushed)?;
        let here = cx.world.place_of(self.monster)?;
        let distance = cx.world.distance(cx.pack, here, cx.world.hero_at(Seat(target.0)));
        cx.tell(Event::Targets { figure: self.monster, hero: target, distance });
        cite(FZ_MATK_01);
        cite(FZ_MATK_03);
        // With the numbers of its card (FZ-REF-01, FZ-MATK-04).
        cite(FZ_REF_01);
        cite(FZ_MATK_04);
        let card = &cx.pack.monster(cx.world.monster(self.monster)?.kind).attack;
        let mut attack = Attack::new(self.monster, target, card.ty, Origin::Activation);
        attack.base = card.strength as i8 + activation.weakened;
        attack.range = card.range;
        attack.edits = activation.edits.iter().copied().collect();
        attack.flags = activation.flags;
        attack.spread_heroes = activation.spread_heroes;
        Some(attack)
    }
}

/// The hero a monster attacks: the nearest active one in range, earliest in turn order among equals (FZ-MATK-02).
pub(crate) fn choose_target(world: &World, pack: &Pack, monster: Figure, ambushed: Option<Seat>) -> Option<Figure> {
    let here = world.place_of(monster)?;
    let range = world.monster_range(pack, monster);
    // Monsters ignore the fallen (FZ-DOWN-07); specialists are never targets (FZ-SPEC-09, 10).
    cite(FZ_DOWN_07);
    cite(FZ_SPEC_09);
    cite(FZ_SPEC_10);
    let in_range = |s: &Seat| world.is_active(*s) && world.in_range(pack, here, world.hero_at(*s), range);
    if let Some(seat) = ambushed
        && world.keys().ambush_target == AmbushTarget::Searcher
        && world.is_active(seat)
        && world.hero_at(seat) == here
    {
        return Some(Figure::hero(seat));
    }
    if ambushed.is_some() {
        // The ordinary choice of target, not necessarily the one who searched (FZ-AMB-07).
        cite(FZ_AMB_07);
    }
    let seen = |s: &Seat| !is_hidden(world, pack, *s);
    let candidates = world.turn_order().filter(in_range);
    // A marked hero in range is targeted first, and marking beats hiding.
    if let Some(marked) = candidates.clone().find(|s| world.flag(pack, Figure::hero(*s), Flag::Marked)) {
        return Some(Figure::hero(marked));
    }
    cite(FZ_MATK_02);
    let weak = world.flag(pack, monster, Flag::PrefersWeak);
    candidates
        .filter(seen)
        .min_by_key(|s| if weak { world.hand_len(*s) as u8 } else { world.distance(pack, here, world.hero_at(*s)) })
        .map(Figure::hero)
}

/// A hidden hero is ignored while another active hero is on the board.
pub(crate) fn is_hidden(world: &World, pack: &Pack, seat: Seat) -> bool {
    let hero = Figure::hero(seat);
    world.flag(pack, hero, Flag::Hidden)
        && !world.flag(pack, hero, Flag::Marked)
        && !world.active_heroes().without(hero).is_empty()
}

impl Procedure<FireteamZero> for Activate {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        let monster = self.monster;
        cite(FZ_MON_04);
        cite(FZ_MON_21);
        loop {
            match self.stage {
                Stage::AboutTo => {
                    let Some(from) = cx.world.place_of(monster) else { return done() };
                    self.stage = Stage::Move;
                    ops(cx).begin_activation(Activation {
                        monster,
                        from,
                        ambushed: self.ambushed,
                        ..Activation::default()
                    });
                    if let Some(frame) = window::open(cx, Moment::of(Window::MonsterActivates).by(monster).at(from)) {
                        return Flow::Call(frame);
                    }
                }
                _ if !self.goes_on(cx) => {
                    ops(cx).end_activation();
                    return done();
                }
                Stage::Move => {
                    self.stage = Stage::Die;
                    let speed = cx.world.speed_of(cx.pack, monster);
                    if speed > 0 && !cx.world.activation().is_some_and(|a| a.no_move) {
                        return call(Walk::new(monster, speed));
                    }
                    // A monster of speed 0 moves only by the move face (FZ-DIE-05).
                    cite(FZ_DIE_05);
                }
                Stage::Die => {
                    let face = self.roll_die(cx);
                    self.face = Some(face);
                    self.stage = Stage::Special;
                    match face {
                        Face::Blank => {
                            cite(FZ_DIE_02);
                            self.stage = Stage::Moved;
                        }
                        Face::Move => {
                            self.stage = Stage::Moved;
                            cite(FZ_DIE_03);
                            let steps = match cx.world.keys().move_face {
                                MoveFace::OneLocation => 1,
                                MoveFace::FullSpeedAgain => cx.world.speed_of(cx.pack, monster),
                            };
                            if !cx.world.activation().is_some_and(|a| a.no_move) {
                                return call(Walk::new(monster, steps));
                            }
                        }
                        Face::Special => {
                            let moment = Moment::of(Window::MonsterSpecial).by(monster).at(cx.world.place_of(monster));
                            if let Some(frame) = window::open(cx, moment) {
                                return Flow::Call(frame);
                            }
                        }
                    }
                }
                Stage::Special => {
                    self.stage = Stage::Moved;
                    // The special ability on the card, for this activation only, after its window (FZ-DIE-06, MR-02).
                    cite(FZ_DIE_06);
                    cite(MR_02);
                    let kind = cx.world.monster(monster).map(|m| m.kind).unwrap_or_default();
                    if !cx.world.activation().is_some_and(|a| a.no_special) {
                        let ctx = Ctx { actor: Some(monster), there: cx.world.place_of(monster), ..Ctx::default() }
                            .for_holder(cx.world, Holder::Monster(kind));
                        return call(Run::new(cx.pack.monster(kind).special, ctx));
                    }
                }
                Stage::Moved => {
                    self.stage = Stage::Attack;
                    let here = cx.world.place_of(monster);
                    let moved = cx.world.activation().is_some_and(|a| Some(a.from) != here);
                    let moment = Moment::of(Window::MonsterMoved).by(monster).at(here);
                    if moved && let Some(frame) = window::open(cx, moment) {
                        return Flow::Call(frame);
                    }
                }
                Stage::Attack => {
                    self.stage = Stage::End;
                    if let Some(attack) = self.attack(cx) {
                        ops(cx).begin_attack(attack);
                        return call(Strike::default());
                    }
                }
                Stage::End => {
                    ops(cx).end_activation();
                    return done();
                }
            }
        }
    }
}
