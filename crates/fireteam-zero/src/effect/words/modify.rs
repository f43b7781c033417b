//! `mod`: a number is changed.

use super::prelude::*;

effect_word! {
    /// Changes a number. add is summed; set replaces, and is applied before every add. Default who: actor. Without until
    /// it lasts as long as its window's event (the attack, the activation) or, under always, as long as its card. A
    /// table selector that picks all is read anew each time the number is needed, so figures that arrive later are
    /// covered too; any other selector is fixed at once.
    Mod = "mod" {
        stat: Stat, add: Option<Amount> = None, set: Option<Amount> = None, who: Who = Who::Actor,
        only "type": Option<AttackType> = None, until: Option<Until> = None,
    }
    group: "numbers", impossible: "A number without meaning for the figure is left alone; no number falls below 0.",
    example: r#"{ op = "mod", stat = "strength", add = 1, who = "actor", type = "bomb", until = "round" }"#,
}

impl EffectWord for Mod {
    fn check(&self, cx: Context<'_>, t: &Table<'_>) -> Option<()> {
        cx.understood(t, "mod", "actor")?;
        if self.add.is_some() == self.set.is_some() {
            t.node.problem("mod either adds or sets", Some("write add or set".into()));
            return None;
        }
        Some(())
    }

    fn run(&self, run: &mut Run, cx: &mut Cx, _: &mut Option<Value>) -> Progress {
        let ctx = &run.ctx;
        let scope = Scope::new(cx.world, cx.pack, ctx);
        let (set, fixed) = (scope.set(&self.who), change::fixed(&scope, &self.who));
        let Some((change, amount)) = self.change() else { return Next };
        let amount = scope.amount(amount);
        let edit = Edit { list: run.list, nth: run.at, you: ctx.you };
        let brief = matches!(self.until, None | Some(Until::Attack | Until::Activation));
        if brief && let Some(attack) = cx.world.attack().copied() {
            let names_target = self.who == Who::Target && ctx.target == Some(attack.target);
            let concerns =
                of_attack(self.stat) && set.has(attack.attacker) || self.stat == Stat::Resistance && names_target;
            if concerns {
                ops(cx).edit_attack(edit);
                self.altered(cx, attack.attacker, change, amount);
                return Next;
            }
        }
        if self.stat == Stat::MaxDamage && cx.world.harm().is_some() {
            for seat in set.iter().filter_map(Figure::seat) {
                ops(cx).cap_damage(seat, amount.max(0) as u8);
            }
            change::tell_other(cx, ctx.you);
            return Next;
        }
        let acting = cx.world.activation().map(|activation| activation.monster);
        if brief
            && of_attack(self.stat)
            && let Some(monster) = acting.filter(|monster| set.has(*monster))
        {
            ops(cx).edit_activation(edit);
            self.altered(cx, monster, change, amount);
            return Next;
        }
        let until = self.until.unwrap_or_else(|| change::natural_end(cx.world));
        let what = Standing::Mod { list: run.list, nth: run.at, who: fixed, amount };
        change::begin(cx, ctx, what, until, None);
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let Some((change, n)) = self.change() else { return String::new() };
        let mut args = Args::new();
        tell.subject(&mut args, scene, &self.who);
        args.set("until", tell.until(self.until));
        let n = tell.amount(scene, n);
        match (self.stat, change) {
            (Stat::MinDamage, Change::Set) => return tell.told(n, args, "op-min-damage"),
            (Stat::MaxDamage, Change::Set) => return tell.told(n, args, "op-max-damage"),
            _ => {}
        }
        let key = format!("stat-{}", self.stat.word());
        args.set("stat", tell.speech.word(&key));
        args.set("stat_g", tell.speech.attribute(&key, "g").unwrap_or_else(|| "m".to_owned()));
        let only = self.only.map(|ty| {
            let name = tell.speech.word(&format!("type-{}", ty.word()));
            tell.say("only", &[("type", &name), ("kind", ty.word()), ("stat", self.stat.word())])
        });
        args.set("type", only.unwrap_or_default());
        if !matches!(self.stat, Stat::Strength | Stat::BonusHits | Stat::Range) {
            // Only numbers of the attack at hand go without an owner.
            args.set("own", if tell.who(scene, &self.who).is_you() { "you" } else { "other" });
        }
        let told = match (change, &n.n) {
            (Change::Add, speech::Value::Number(n)) if n.value < 0.0 => format!("−{}", -n.value),
            (Change::Add, speech::Value::Number(n)) => format!("+{}", n.value),
            (Change::Add, _) => format!("+{}", tell.speech.word("amount-x")),
            (Change::Set, speech::Value::Number(n)) => tell.say("change-set", &[("n", &n.value.to_string())]),
            (Change::Set, _) => tell.say("change-set", &[("n", &tell.speech.word("amount-x"))]),
        };
        args.set("change", told);
        tell.speech.say("op-mod", &args) + &n.note
    }
}

/// How a number is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    Add,
    Set,
}

/// Numbers that belong to one attack of the figure.
fn of_attack(stat: Stat) -> bool {
    matches!(stat, Stat::Strength | Stat::BonusHits | Stat::Range | Stat::MinDamage)
}

impl Mod {
    /// How the number is changed, and by how much.
    pub fn change(&self) -> Option<(Change, &Amount)> {
        let add = self.add.as_ref().map(|amount| (Change::Add, amount));
        add.or(self.set.as_ref().map(|amount| (Change::Set, amount)))
    }

    /// Tells how a number of an attack has changed.
    fn altered(&self, cx: &mut Cx, figure: Figure, change: Change, amount: i8) {
        let what = match (self.stat, change) {
            (Stat::MinDamage, Change::Set) => Alter::MinDamage,
            (_, Change::Set) => Alter::Other,
            (Stat::Strength, _) => Alter::Strength,
            (Stat::BonusHits, _) => Alter::BonusHits,
            (Stat::Range, _) => Alter::Range,
            (Stat::Resistance, _) => Alter::Resistance,
            _ => Alter::Other,
        };
        if amount != 0 || what == Alter::Other {
            cx.tell(Event::Altered { figure, what, n: amount });
        }
    }
}
