//! Operations on what surrounds an event: hush, ambushes, attacks of reactions.

use super::*;

impl Ops<'_, '_> {
    pub fn hush(&mut self, quiet: bool) {
        let depth = &mut self.world().quiet;
        *depth = if quiet { *depth + 1 } else { depth.saturating_sub(1) };
    }
    pub fn in_ambush(&mut self, inside: bool) {
        let depth = &mut self.world().ambushes;
        *depth = if inside { *depth + 1 } else { depth.saturating_sub(1) };
    }
    pub fn in_reaction_attack(&mut self, inside: bool) {
        let depth = &mut self.world().reaction_attacks;
        *depth = if inside { *depth + 1 } else { depth.saturating_sub(1) };
    }
    /// Puts the depths of hush and reaction attacks aside while a procedure with its own windows runs.
    pub fn set_quiet(&mut self, quiet: u8) -> u8 {
        std::mem::replace(&mut self.world().quiet, quiet)
    }
}
