//! Operations on the activation under way.

use super::*;

impl Ops<'_, '_> {
    /// Some edits come without an activation: then there is nothing to change.
    fn activation(&mut self, edit: impl FnOnce(&mut Activation)) {
        if let Some(activation) = self.cx.world.activations.last_mut() {
            edit(activation);
        }
    }
    pub fn begin_activation(&mut self, activation: Activation) {
        self.world().activations.push(activation);
        self.tell(Event::Activated { figure: activation.monster });
    }
    pub fn end_activation(&mut self) {
        let depth = self.world().activations.len() as u16;
        self.world().activations.pop();
        self.end_lasting(|l| l.until == Until::Activation && l.mark >= depth);
    }

    /// A `mod` or `prevent` waits for the attack of this activation, as the next three do.
    pub fn edit_activation(&mut self, edit: Edit) {
        self.activation(|it| {
            let _ = it.edits.try_push(edit);
        });
    }
    pub fn flag_activation(&mut self, flag: Flag) {
        self.activation(|it| it.flags |= 1 << flag as u32);
    }
    pub fn spread_activation(&mut self) {
        self.activation(|it| it.spread_heroes = true);
    }
    pub fn weaken_activation(&mut self, strength: i8) {
        self.activation(|it| it.weakened -= strength);
    }

    pub fn stop_activation(&mut self) {
        let Some(activation) = self.cx.world.activations.last_mut() else { return };
        activation.stopped = true;
        let figure = activation.monster;
        self.tell(Event::ActivationStopped { figure });
    }
    pub fn stop_movement(&mut self) {
        self.activation(|it| it.no_move = true);
    }
    pub fn stop_special(&mut self) {
        self.activation(|it| it.no_special = true);
    }
    pub fn stop_attack(&mut self) {
        self.activation(|it| it.no_attack = true);
    }
}
