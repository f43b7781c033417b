//! `carry_over`: damage beyond what a kill needs strikes another monster.

use super::prelude::*;

effect_word! {
    /// If the attack kills its target, damage beyond what was needed becomes hits against one other monster within the
    /// given range of the first, less that monster's own resistance. A second kill carries over again. Several on one
    /// attack count once, with the greatest range.
    CarryOver = "carry_over" { within: u8 }
    group: "attack", decides: "The attacker's player.", impossible: "No second monster: excess is lost.",
    nests: true, example: r#"{ op = "carry_over", within = 0 }"#,
}

impl EffectWord for CarryOver {
    fn run(&self, _: &mut Run, cx: &mut Cx, _: &mut Option<Value>) -> Progress {
        if cx.world.attack().is_some() {
            ops(cx).carry_over(self.within);
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, _: &mut Scene) -> String {
        tell.numbered(Args::new(), self.within, "op-carry_over")
    }
}
