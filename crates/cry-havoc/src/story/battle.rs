//! What happened in a battle.

use super::Story;
use crate::{event::Event, terms::*, world::World};

impl Story<'_> {
    pub(super) fn battle_event(&self, world: &World, event: &Event) -> Option<String> {
        use Event as E;
        let m = || self.with(world);
        let at = |region: Region| m().region("region", region);
        let by = |side: Side| m().side("who", side);
        Some(match *event {
            E::BattleBegan { region, number, attacker } => {
                at(region).side("who", attacker).set("n", number).line("event-battle-began")
            }
            E::BattleCancelled { region } => at(region).line("event-battle-cancelled"),
            E::BattleStarted { region, attacker, defender } => {
                at(region).side("who", attacker).side("foe", defender).line("event-battle-started")
            }
            E::UnitsDeployed { side, placed } => {
                by(side).set("spread", self.spread(placed)).line("event-units-deployed")
            }
            E::TacticPlayed { side, card, by: seat } => {
                let m = by(side).set("card", self.card_name(card)).side("by", Side::of(seat));
                let own = side.seat() == Some(seat);
                m.line(if own { "event-tactic-played" } else { "event-tactic-played-for" })
            }
            E::TacticDeclined { side } => by(side).line("event-tactic-declined"),
            E::Strength { amount: 0, .. } => return None,
            E::Strength { side, objective, amount } => {
                let sign = if amount > 0 { "+" } else { "−" };
                let amount = format!("{sign}{}", amount.unsigned_abs());
                by(side).objective("objective", objective).set("amount", amount).line("event-strength")
            }
            E::WinsTies { side, objective } => by(side).objective("objective", objective).line("event-wins-ties"),
            E::ObjectivesReordered { order } => {
                let names = order.map(|objective| self.tell.objective_name(objective));
                m().set("order", names.join(", ")).line("event-objectives-reordered")
            }
            E::Protected { n: 0, .. } => return None,
            E::Protected { side, n, objective, kill, capture } => {
                let from = match (kill, capture) {
                    (true, false) => "kill",
                    (false, true) => "capture",
                    _ => "both",
                };
                by(side).set("n", n).set("from", from).objective("objective", objective).line("event-protected")
            }
            E::Forbidden { side, what } => by(side).line(&format!("event-forbidden-{}", what.word().replace('_', "-"))),
            E::ObjectiveWon { side, objective, own, foes } => {
                let key = if own > foes { "event-objective-won" } else { "event-objective-won-tie" };
                by(side).objective("objective", objective).set("own", own).set("foes", foes).line(key)
            }
            E::NobodyToCapture { side } => by(side).line("event-nobody-to-capture"),
            E::ObjectiveTied { objective } => m().objective("objective", objective).line("event-objective-tied"),
            E::BattleEnded { region } => at(region).line("event-battle-ended"),
            _ => return None,
        })
    }

    /// "2 Region Control, 1 Attrition".
    pub(super) fn spread(&self, placed: [u8; 3]) -> String {
        let placed = Objective::ALL.iter().zip(placed).filter(|(_, n)| *n > 0);
        let parts: Vec<_> = placed
            .map(|(o, n)| {
                let (n, name) = (n.to_string(), self.tell.objective_name(*o));
                self.speech.say("spread-part", &[("n", &*n), ("name", &*name)].into_iter().collect())
            })
            .collect();
        if parts.is_empty() { self.word("no-units") } else { parts.join(", ") }
    }
}
