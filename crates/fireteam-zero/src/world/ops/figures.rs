//! Operations on figures: moving, spawning, killing, wounding.

use super::*;

impl Ops<'_, '_> {
    /// A hero and the specialists who come along change location together (FZ-MOVE-14).
    pub fn move_hero(&mut self, seat: Seat, to: Place, escorts: Figures, on_foot: bool) {
        let figure = Figure::hero(seat);
        let from = self.world().heroes[seat.index()].at;
        self.world().heroes[seat.index()].at = to;
        let moved = |figure| {
            if on_foot { Event::Moved { figure, from, to } } else { Event::Placed { figure, from: Some(from), to } }
        };
        self.tell(moved(figure));
        for specialist in escorts.iter() {
            if let Some(which) = specialist.specialist_slot() {
                self.world().specialists[which] = to;
                self.tell(moved(specialist));
            }
        }
        if from != to {
            self.end_lasting(|l| {
                l.until == Until::Left
                    && matches!(l.what, Standing::Rule { who: Some(w), .. } | Standing::Mod { who: Some(w), .. } if w.has(figure))
            });
        }
        self.check_victory();
    }
    pub fn move_monster(&mut self, figure: Figure, to: Place, on_foot: bool) {
        let Some(slot) = figure.monster_slot() else { return };
        let monster = &mut self.world().monsters[slot];
        let from = monster.at;
        monster.at = Some(to);
        monster.was = to;
        match from {
            Some(from) if on_foot => self.tell(Event::Moved { figure, from, to }),
            from => self.tell(Event::Placed { figure, from, to }),
        }
        if from != Some(to) {
            self.end_lasting(|l| {
                l.until == Until::Left
                    && matches!(l.what, Standing::Rule { who: Some(w), .. } | Standing::Mod { who: Some(w), .. } if w.has(figure))
            });
        }
    }
    /// Puts a figure from a pool on the board (FZ-TERM-18).
    pub fn spawn(&mut self, figure: Figure, place: Place) {
        cite(FZ_TERM_18);
        let Some(slot) = figure.monster_slot() else { return };
        let monster = &mut self.world().monsters[slot];
        monster.at = Some(place);
        monster.was = place;
        let kind = monster.kind;
        self.tell(Event::Spawned { figure, monster: kind, place });
    }
    pub fn enter_boss(&mut self, figure: Figure, place: Place, power: u8) {
        let Some(slot) = figure.monster_slot() else { return };
        let monster = &mut self.world().monsters[slot];
        monster.at = Some(place);
        monster.was = place;
        monster.power = power;
        let kind = monster.kind;
        self.tell(Event::BossEntered { figure, monster: kind, place, power });
    }
    /// Takes a figure off the board to its own pool (FZ-KILL-04, FZ-POOL-01, 04).
    pub(super) fn take_off(&mut self, figure: Figure) -> Option<(Monster, Place)> {
        let monster = &mut self.world().monsters[figure.monster_slot()?];
        let place = monster.at.take()?;
        monster.was = place;
        Some((monster.kind, place))
    }
    pub fn kill(&mut self, figure: Figure) {
        if let Some((monster, place)) = self.take_off(figure) {
            cite(FZ_KILL_04);
            cite(FZ_POOL_01);
            cite(FZ_POOL_04);
            self.tell(Event::Killed { figure, monster, place });
        }
    }
    pub fn return_to_pool(&mut self, figure: Figure) {
        let home = self.world().monster(figure).map(|m| m.home);
        if let (Some((monster, _)), Some(to)) = (self.take_off(figure), home) {
            self.world().stopped = self.world().stopped.with(figure);
            self.tell(Event::Returned { figure, monster, to });
        }
    }
    /// Removes one power token; the last one beats the boss, who leaves for good (FZ-BOSS-03, 04, 06).
    pub fn wound(&mut self, figure: Figure) -> bool {
        let Some(slot) = figure.monster_slot() else { return false };
        cite(FZ_BOSS_03);
        cite(FZ_BOSS_04);
        let monster = &mut self.world().monsters[slot];
        monster.power = monster.power.saturating_sub(1);
        let (left, kind) = (monster.power, monster.kind);
        if left > 0 {
            self.tell(Event::Wounded { figure, monster: kind, left });
            return false;
        }
        cite(FZ_BOSS_06);
        cite(FZ_BOSS_08);
        self.take_off(figure);
        self.world().monsters[slot].home = Pool::Box;
        self.world().boss_beaten = true;
        self.tell(Event::BossBeaten { figure, monster: kind });
        true
    }
    pub fn set_home(&mut self, figure: Figure, home: Pool) {
        if let Some(slot) = figure.monster_slot() {
            self.world().monsters[slot].home = home;
        }
    }
    pub fn mark_activated(&mut self, figure: Figure, yes: bool) {
        if let Some(slot) = figure.monster_slot() {
            self.world().monsters[slot].activated = yes;
        }
    }
    pub fn clear_activated(&mut self) {
        for monster in &mut self.world().monsters {
            monster.activated = false;
        }
    }
}
