//! `set_retreat`: the loser of a battle goes elsewhere.

use super::prelude::*;

effect_word! {
    /// if that side loses Region Control here, `to` replaces the usual set of retreat regions (still none with enemy
    /// Units, CH-RET-11); `to = "reserve"` sends survivors to the Reserve. The last one played counts. Neutral Trogs:
    /// CH-NTR-17
    SetRetreat = "set_retreat" { to: Place => |cx, node| place(cx, node, Places::RETREAT) }
    group: "Battle", impossible: "CH-RET-03", who: FIGHTERS, by: NOBODY, battle: true, order: false,
    example: r#"{ do = "set_retreat", who = "enemy", to = "reserve" }"#,
}

impl EffectWord for SetRetreat {
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        let who = ("who", step.who.word());
        match &self.to {
            Place::Pool(_) => tell.say("op-retreat-reserve", &[who]),
            to => tell.say("op-retreat", &[who, ("to", &tell.place(to, "to", step.who))]),
        }
    }

    fn possible(&self, reach: &Reach, sides: Sides) -> bool {
        let world = reach.world;
        if sides.has(Side::NEUTRAL) {
            // Neutral Trogs retreat to no Region, whatever a text offers.
            cite(CH_NTR_17);
        }
        let goes = |role: usize| !matches!(self.to, Place::Regions(_)) || !world.fight().sides[role].is_neutral();
        roles(world, sides).any(goes)
    }

    fn act(&self, doing: &mut Doing, cx: &mut Cx, _: &Step, side: Side, _: Option<Objective>) -> Next {
        let role = role(cx, side)?;
        let retreat = match self.to {
            Place::Pool(Pool::Reserve) => Retreat::Reserve,
            // Neutral Trogs retreat to no Region, whatever a text offers.
            Place::Regions(_) if side.is_neutral() => {
                cite(CH_NTR_17);
                return None;
            }
            Place::Regions(_) => Retreat::Text(doing.list, doing.nth),
            _ => return None,
        };
        ops(cx).set_retreat(role, retreat);
        doing.did(1);
        None
    }
}
