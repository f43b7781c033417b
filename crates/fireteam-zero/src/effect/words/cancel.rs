//! `cancel`: what a window announced is stopped.

use super::prelude::*;
use pack::Cancel::*;

effect_word! {
    /// Stops what the window announced: activation (whole) or move (all movement of the activation) at
    /// monster.activates; attack (that of this activation) at monster.activates, monster.moved or monster.targets;
    /// special (treated as blank) at monster.special; spawn (figure returns to its pool; it is not rolled again this
    /// round) at monster.spawns; search (token stays up) at search.before.
    Cancel = "cancel" { what: pack::Cancel => announced }
    group: "attack",
    impossible: "A boss's activation and attack cannot be cancelled: reduce that attack's strength by 2 instead. A boss's entry cannot be cancelled at all.",
    example: r#"{ op = "cancel", what = "attack" }"#,
}

impl EffectWord for Cancel {
    fn run(&self, run: &mut Run, cx: &mut Cx, _: &mut Option<Value>) -> Progress {
        let actor = run.ctx.actor;
        let boss = actor.is_some_and(|a| cx.world.rank_of(cx.pack, a) == Some(Rank::Boss));
        match self.what {
            Search => ops(cx).stop_search(true),
            // A boss's entry cannot be stopped at all.
            Spawn if boss => {}
            Spawn => {
                ops(cx).stop_spawn(true);
                self.tell_cancelled(cx, actor);
            }
            // A boss's activation and attack cannot be stopped: its attack loses two strength instead.
            Activation | Attack if boss => weaken(cx, actor),
            Activation => ops(cx).stop_activation(),
            Move | Special => {
                match self.what {
                    Move => ops(cx).stop_movement(),
                    _ => ops(cx).stop_special(),
                }
                let acting = cx.world.activation().map(|activation| activation.monster);
                self.tell_cancelled(cx, acting);
            }
            Attack => {
                ops(cx).stop_attack();
                if cx.world.attack().is_some_and(|a| Some(a.attacker) == actor && a.rolled.is_none()) {
                    ops(cx).lose_attack();
                }
                self.tell_cancelled(cx, actor);
            }
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let boss = if scene.boss { "yes" } else { "no" };
        tell.say(&format!("op-cancel-{}", self.what.word()), &[("boss", boss)])
    }
}

/// A window announces only some things that can be stopped.
fn announced(cx: Context<'_>, node: Node<'_>) -> Option<pack::Cancel> {
    use Window::*;
    let what = node.word()?;
    let legal: &[Window] = match what {
        Activation | Move => &[MonsterActivates],
        Attack => &[MonsterActivates, MonsterMoved, MonsterTargets],
        Special => &[MonsterSpecial],
        Spawn => &[MonsterSpawns],
        Search => &[SearchBefore],
    };
    if !cx.window.is_some_and(|window| legal.contains(&window)) {
        let legal: Vec<_> = legal.iter().map(|w| w.word()).collect();
        let hint = format!("use it at {}", legal.join(", "));
        node.problem(format!("nothing here announces {:?}", what.word()), Some(hint));
    }
    Some(what)
}

impl Cancel {
    fn tell_cancelled(&self, cx: &mut Cx, figure: Option<Figure>) {
        if let Some(figure) = figure {
            cx.tell(Event::Cancelled { figure, what: self.what });
        }
    }
}

fn weaken(cx: &mut Cx, boss: Option<Figure>) {
    if let Some(figure) = boss {
        cx.tell(Event::Altered { figure, what: Alter::Strength, n: -2 });
    }
    let acting = cx.world.activation().map(|activation| activation.monster);
    if cx.world.attack().is_some_and(|a| a.rolled.is_none() && acting == Some(a.attacker)) {
        ops(cx).weaken_attack(2);
    } else {
        ops(cx).weaken_activation(2);
    }
}
