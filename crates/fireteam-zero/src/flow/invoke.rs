//! Using one ability: its cost is paid, its use is noted, its effects are carried out, its card is laid aside.

use super::{discard::Discarding, harm::Harming, *};
use crate::{
    choice::Holder,
    effect::{Ctx, run::Run},
    event::Event,
    pack::*,
    world::{Harm, ops::ops},
};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Invoke {
    ability: AbilityId,
    ctx: Ctx,
    holder: Holder,
    stage: Stage,
}

/// The steps of using an ability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    /// Its use is noted, its cost paid but for the damage.
    #[default]
    Begin,
    /// The damage that it costs.
    Damage,
    Effects,
    /// Its card is laid aside.
    End,
}

impl Invoke {
    pub fn new(ability: AbilityId, ctx: Ctx, holder: Holder) -> Self {
        Invoke { ability, ctx, holder, stage: Stage::Begin }
    }

    /// The card, token or rule at work.
    pub fn holder(&self) -> Holder {
        self.holder
    }

    /// The lower half of a card played as a reaction: nothing it does asks players in windows (FZ-REAC-12).
    fn is_reaction(&self, pack: &Pack, world: &World) -> bool {
        match self.holder {
            Holder::Lower(seat, card) => pack.action(world.design(seat, card)).lower.kind == Lower::Reaction,
            _ => false,
        }
    }
}

impl Procedure<FireteamZero> for Invoke {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        let cost = cx.pack.ability(self.ability).cost;
        let you = self.ctx.you.seat();
        loop {
            match self.stage {
                Stage::Begin => {
                    self.stage = Stage::Damage;
                    if let Holder::Focus(..) = self.holder {
                        cite(FZ_FOC_01);
                    }
                    let from = cx.world.card_behind(self.holder);
                    cx.tell(Event::Effect { holder: self.holder, from, seat: you });
                    if cx.pack.ability(self.ability).limit.is_some() {
                        ops(cx).note_use(self.ability, self.holder);
                    }
                    if cost.charge > 0 {
                        ops(cx).spend_charge(self.holder, cost.charge);
                    }
                    if cost.moves > 0 {
                        ops(cx).spend_moves(cost.moves);
                    }
                    if let Some(seat) = you
                        && cost.discard > 0
                    {
                        return call(Discarding::cost(seat, cost.discard));
                    }
                }
                Stage::Damage => {
                    self.stage = Stage::Effects;
                    if let Some(seat) = you
                        && cost.damage > 0
                    {
                        let mut harm = Harm { unblockable: true, ..Harm::default() };
                        harm.amount[seat.index()] = cost.damage;
                        ops(cx).begin_harm(harm);
                        return call(Harming::default());
                    }
                }
                Stage::Effects => {
                    self.stage = Stage::End;
                    if self.is_reaction(cx.pack, cx.world) {
                        cite(FZ_REAC_12);
                        ops(cx).hush(true);
                    }
                    return call(Run::new(cx.pack.ability(self.ability).effects, self.ctx));
                }
                Stage::End => {
                    if self.is_reaction(cx.pack, cx.world) {
                        ops(cx).hush(false);
                    }
                    if let Holder::Lower(seat, card) = self.holder {
                        ops(cx).finish_cards(seat, Cards::one(card));
                    }
                    if let Holder::Lasting(slot) = self.holder {
                        ops(cx).use_lasting(slot as usize);
                    }
                    cx.tell(Event::EffectEnds { holder: self.holder });
                    return done();
                }
            }
        }
    }
}
