//! `rule`: an exception to the rules is switched on.

use super::prelude::*;

effect_word! {
    /// Switches a named rule exception on (list of flags below). Default who, durations and reading of who as for mod.
    /// Flags do not stack.
    Rule = "rule" { flag: Flag, who: Who = Who::Actor, until: Option<Until> = None, at: Option<Where> = None }
    group: "numbers", impossible: "No effect on figures the flag does not concern.",
    example: r#"{ op = "rule", flag = "hidden", who = "you", until = "round" }"#,
}

impl EffectWord for Rule {
    fn check(&self, cx: Context<'_>, t: &Table<'_>) -> Option<()> {
        if (self.flag == Flag::Secured) != t.has("at") {
            t.node.problem("at belongs to the flag \"secured\"", None);
        }
        // A flag of places concerns no figure, so none need be set.
        if t.has("at") { Some(()) } else { cx.understood(t, "rule", "actor") }
    }

    fn run(&self, run: &mut Run, cx: &mut Cx, _: &mut Option<Value>) -> Progress {
        let ctx = &run.ctx;
        let scope = Scope::new(cx.world, cx.pack, ctx);
        let (set, who) = (scope.set(&self.who), change::fixed(&scope, &self.who));
        if self.of_attack() && matches!(self.until, None | Some(Until::Attack | Until::Activation)) {
            if cx.world.attack().is_some_and(|a| set.has(a.attacker)) {
                ops(cx).flag_attack(self.flag);
                change::tell_other(cx, ctx.you);
                return Next;
            }
            if cx.world.activation().is_some_and(|a| set.has(a.monster)) {
                ops(cx).flag_activation(self.flag);
                change::tell_other(cx, ctx.you);
                return Next;
            }
        }
        let until = self.until.unwrap_or_else(|| change::natural_end(cx.world));
        change::begin(cx, ctx, Standing::Rule { list: run.list, nth: run.at, who }, until, None);
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let (until, mut args) = (tell.until(self.until), Args::new());
        tell.subject(&mut args, scene, &self.who);
        args.set("until_in", if until.is_empty() { String::new() } else { format!(" ({})", until.trim()) });
        args.set("until", until);
        any_of(tell, scene, &self.who).put(&mut args, "any");
        let none = none_of(tell, scene, &self.who);
        args.set("all", if none.is_some() { "yes" } else { "no" });
        none.unwrap_or_else(Np::none).put(&mut args, "none");
        if let Some(at) = &self.at {
            tell.place(scene, at).put(&mut args, "place");
        }
        tell.speech.say(&format!("flag-{}", self.flag.word()), &args)
    }
}

impl Rule {
    /// Whether it holds a hero until somebody frees it.
    pub fn pins(&self) -> bool {
        matches!(self.flag, Flag::CannotAct | Flag::CannotMove) && self.until == Some(Until::Freed)
    }

    /// Whether the flag belongs to one attack of the figure.
    fn of_attack(&self) -> bool {
        use Flag::*;
        matches!(self.flag, IgnoreCover | NoDamageToHeroes | Unblockable | CannotIntercept)
    }
}

/// "a hero within 1 of you" where "each hero" would read wrongly.
fn any_of(tell: &Teller<'_>, scene: &Scene, who: &Who) -> Np {
    match who {
        Who::AllHeroes => tell.np("a", &Noun::word("hero"), ""),
        Who::Allies => tell.np("a", &Noun::word("ally"), ""),
        Who::Select(select) => tell.figures(scene, select, true),
        who => tell.who(scene, who),
    }
}

/// "no hero" for "each hero … not".
fn none_of(tell: &Teller<'_>, scene: &Scene, who: &Who) -> Option<Np> {
    match who {
        Who::AllHeroes => Some(tell.np("no", &Noun::word("hero"), "")),
        Who::Allies => Some(tell.np("no", &Noun::word("ally"), "")),
        Who::Select(select) if select.pick == Pick::All && !matches!(select.any, Side::Boss | Side::Specialist) => {
            Some(tell.np("no", &tell.figure_noun(select), &tell.figure_post(scene, select)))
        }
        _ => None,
    }
}
