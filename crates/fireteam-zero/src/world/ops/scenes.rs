//! Operations on attacks, activations and damage in flight.

use super::*;

impl Ops<'_, '_> {
    pub fn begin_attack(&mut self, attack: Attack) {
        self.world().attacks.push(attack);
        self.tell(Event::AttackDeclared { attacker: attack.attacker, target: attack.target, ty: attack.ty });
    }
    /// The attack under way, to be edited.
    pub fn attack(&mut self) -> &mut Attack {
        self.cx.world.attacks.last_mut().expect("an attack is under way")
    }
    pub fn end_attack(&mut self) {
        let depth = self.world().attacks.len() as u16;
        self.world().attacks.pop();
        self.end_lasting(|l| l.until == Until::Attack && l.mark >= depth);
    }
    pub fn begin_activation(&mut self, activation: Activation) {
        self.world().activations.push(activation);
        self.tell(Event::Activated { figure: activation.monster });
    }
    pub fn activation(&mut self) -> Option<&mut Activation> {
        self.cx.world.activations.last_mut()
    }
    pub fn end_activation(&mut self) {
        let depth = self.world().activations.len() as u16;
        self.world().activations.pop();
        self.end_lasting(|l| l.until == Until::Activation && l.mark >= depth);
    }
    pub fn begin_harm(&mut self, harm: Harm) {
        self.world().harms.push(harm);
    }
    pub fn harm(&mut self) -> &mut Harm {
        self.cx.world.harms.last_mut().expect("damage is under way")
    }
    pub fn end_harm(&mut self) {
        self.world().harms.pop();
    }
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
