//! `forbid`: acts become illegal.

use super::prelude::*;

effect_word! {
    /// acts of `who` that become illegal. `tactics`: CH-TAC-15. `terrain_tactics`: stored ones too. `shift`: no effect
    /// of that side moves Units, of either side, from one objective to another; Units joining or leaving the battle are
    /// not stopped. `enter`: that side cannot move, place or retreat Units there; Units that a resolved Trog token
    /// brings are not stopped
    Forbid = "forbid" {
        /// `tactics`, `terrain_tactics`, `shift`, `enter`
        what: Ban => banned,
        at: Option<Selector> = None,
    }
    group: "Battle", who: &[Me, Enemy, Both, All, Others, Trogs], by: NOBODY, impersonal: true, order: false,
    until: &[Until::Battle, Until::Turn, Until::Round, Until::ControlLost, Until::Source],
    example: r#"{ do = "forbid", who = "others", what = "enter", at = { control = "self" }, until = "round" }"#,
}

impl EffectWord for Forbid {
    /// Bans on entering hold where a Region stands, the others in the battle.
    fn check(&self, _: Context<'_>, t: &Table<'_>) -> Option<()> {
        match (self.what, self.at) {
            (Ban::Enter, None) => wrong(t.node, "\"enter\" needs a Region", "write at"),
            (Ban::Enter, _) | (_, None) => Some(()),
            (_, Some(_)) => wrong(t.node, "only \"enter\" is about Regions", "leave out at"),
        }
    }

    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        let who = ("who", step.who.word());
        let to = self.at.map(|at| tell.region(&at, "into")).unwrap_or_default();
        let (until, cannot) = (tell.until(step), tell.say("cannot", &[who]));
        let values = [("until", &*until), ("to", &*to), ("cannot", &*cannot), who];
        tell.say(&format!("op-forbid-{}", self.what.word()), &values)
    }

    fn together(&self) -> bool {
        self.what == Ban::Enter
    }

    fn possible(&self, reach: &Reach, sides: Sides) -> bool {
        if self.what == Ban::Enter {
            return self.at.as_ref().is_none_or(|at| !reach.regions(at).is_empty());
        }
        roles(reach.world, sides).any(|role| {
            let battle = reach.world.fight();
            // A player who has declined plays no more Tactics anyway.
            let over = battle.declined[role] && matches!(self.what, Ban::Tactics | Ban::TerrainTactics);
            !over && !battle.is_banned(role, self.what)
        })
    }

    /// Where the text means one of several Regions, it is chosen.
    fn act(&self, doing: &mut Doing, cx: &mut Cx, step: &Step, side: Side, _: Option<Objective>) -> Next {
        if self.what != Ban::Enter {
            let role = role(cx, side)?;
            ops(cx).ban(role, self.what);
            doing.did(1);
            return None;
        }
        let selector = self.at.unwrap_or(Selector { at: Anchor::Source, ..Selector::default() });
        let regions = select::regions(cx.world, cx.pack, &selector, &doing.ctx, None);
        if selector.pick == pack::Pick::Choose && regions.len() > 1 {
            return Some(doing.ask_where(side, regions));
        }
        self.chosen(doing, cx, step, side, regions);
        None
    }

    /// These Regions cannot be entered from now on.
    fn chosen(&self, doing: &mut Doing, cx: &mut Cx, step: &Step, side: Side, regions: Regions) {
        let until = step.until.unwrap_or(Until::Round);
        doing.ctx.bound = regions;
        let held = regions.and(cx.world.controlled_by(doing.ctx.me));
        let regions = if until == Until::ControlLost { held } else { regions };
        doing.last(cx, Lasts::NoEntry(regions), step, side, until);
    }
}

fn banned(cx: Context<'_>, node: Node<'_>) -> Option<Ban> {
    let ban: Ban = node.word()?;
    if ban != Ban::Enter && (!cx.in_battle() || cx.window == Timing::BattleEnd) {
        return wrong(node, format!("{:?} is done in battles only", ban.word()), "use enter");
    }
    Some(ban)
}
