//! `move_crystals`: Crystals go between Regions, supply and store.

use super::prelude::*;

effect_word! {
    /// crystal value between regions, `supply` and `store`
    MoveCrystals = "move_crystals" {
        from: Place => |cx, node| place(cx, node, Places::CRYSTALS),
        to: Place => |cx, node| place(if from.is_some() { bound(cx) } else { cx }, node, Places::CRYSTALS),
    }
    group: "Points, crystals, scoring", impossible: "partial (cost: not usable)",
    count: true, cost: true, impersonal: true, asks_from: Asks::Crystals,
    example: r#"{ do = "move_crystals", count = 1, from = { crystals = 1 }, to = "supply" }"#,
}

impl EffectWord for MoveCrystals {
    fn check(&self, cx: Context<'_>, t: &Table<'_>) -> Option<()> {
        if self.from == self.to {
            return wrong(t.node, "the Crystals stay where they are", "write another place in to");
        }
        if cx.nobody && matches!((self.from, self.to), (Place::Pool(_), Place::Pool(_))) {
            return wrong(t.node, "an Event has no store", "write it in each_player");
        }
        Some(())
    }

    /// Crystals are spent, taken, placed, removed or moved, by where they come from and go to.
    fn tell(&self, tell: &Teller<'_>, _: &Scene, step: &Step, _: &[Step]) -> String {
        // That there are Crystals where one takes them goes without saying.
        let plain = match self.from {
            Place::Regions(select) if select.crystals == Some(1) => {
                Place::Regions(Selector { crystals: None, ..select })
            }
            from => from,
        };
        let told = tell.number(&step.count);
        let mut args = Args::new();
        args.set("upto", yes(step.up_to));
        told.put(&mut args, "n");
        let crystals = tell.speech.say("crystals", &args);
        let to_words = |role| tell.place(&self.to, role, step.who);
        let (key, to_words) = match (self.from, self.to) {
            (Place::Pool(Pool::Store), Place::Pool(Pool::Supply)) => ("op-crystals-spend", String::new()),
            (Place::Pool(Pool::Supply), Place::Regions(_)) => ("op-crystals-place", to_words("into")),
            (_, Place::Pool(Pool::Store)) => ("op-crystals-take", String::new()),
            (_, Place::Pool(_)) => ("op-crystals-remove", String::new()),
            _ => ("op-crystals-move", to_words("to")),
        };
        args.set("crystals", crystals);
        args.set("from", tell.place(&plain, "from", step.who));
        args.set("to", to_words);
        tell.with_note(tell.speech.say(key, &args), &told)
    }

    takes!(from, to);

    fn avail(&self, reach: &Reach, side: Side, from: At) -> u8 {
        match from {
            At::Region(region) => reach.world.crystals(region),
            At::Store => who::store_seat(reach.world, reach.pack, side).map_or(0, |seat| reach.world.store(seat)),
            At::Supply => u8::MAX,
            _ => 0,
        }
    }

    fn room(&self, reach: &Reach, side: Side, from: At, _: Option<Structure>, to: At) -> bool {
        match to {
            At::Region(region) => {
                cite(CH_CLR_03);
                to != from && !reach.world.is_hq(region)
            }
            At::Store => who::store_seat(reach.world, reach.pack, side).is_some(),
            to => to == At::Supply,
        }
    }

    fn apply(&self, work: Work, cx: &mut Cx, _: &Ctx) -> Applied {
        let n = match (work.from, work.to) {
            (At::Supply, Some(At::Region(to))) => ops(cx).add_crystals(work.n, to),
            (from, Some(to)) => ops(cx).carry_crystals(work.side, work.n, from, to),
            _ => 0,
        };
        (n, None)
    }
}
