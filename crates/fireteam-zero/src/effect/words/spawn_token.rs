//! `spawn_token`: the spawn token of a location is turned.

use super::prelude::*;

effect_word! {
    /// Turns the spawn token of the location: down (searched; monsters still appear there), up (may be searched again),
    /// or closed (removed: nothing spawns there, reroll its number).
    SpawnToken = "spawn_token" { at: Where, side: SpawnSide }
    group: "board", decides: "Owner of the effect when at allows a choice.",
    impossible: "No token there: nothing happens. Only a face-down token can be closed, so that no search is ever lost. Never fewer than four tokens left open.",
    nests: true, example: r#"{ op = "spawn_token", at = "here", side = "up" }"#,
}

impl EffectWord for SpawnToken {
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress {
        if let Some(flow) = run.settle_place(cx, &self.at, false, value) {
            return Go(flow);
        }
        if let Some(place) = run.place {
            spawn::turn_token(cx, place, self.side);
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        tell.with(&format!("op-spawn_token-{}", self.side.word()), "place", &tell.place(scene, &self.at))
    }

    fn possible(&self, scope: &Scope) -> bool {
        self.at != Where::Roll && scope.places(&self.at).set.iter().any(|p| scope.world.spawn_at(p).is_some())
    }
}
