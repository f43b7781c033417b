//! Operations on lasting effects and uses, and the list of abilities in play.

use super::*;

impl Ops<'_, '_> {
    pub fn begin_lasting(&mut self, mut lasting: Lasting) {
        let Some(slot) = self.world().lasting.iter().position(Option::is_none) else {
            // No card of the set comes near the limit; a pack that does loses the newest effect rather than the table.
            return;
        };
        self.world().began += 1;
        lasting.began = self.world().began;
        let pinned = lasting.until == Until::Freed;
        // A card that forbids several things pins a hero once.
        let already = self.world().pinned;
        self.world().lasting[slot] = Some(lasting);
        self.rebuild();
        if pinned && let Standing::Rule { who: Some(who), .. } = lasting.what {
            for seat in who.iter().map(|hero| Seat(hero.0)).filter(|seat| !already.has(*seat)) {
                self.tell(Event::Pinned { seat });
            }
        }
    }
    pub fn end_lasting(&mut self, ends: impl Fn(&Lasting) -> bool) {
        let mut any = false;
        for lasting in &mut self.world().lasting {
            if lasting.as_ref().is_some_and(&ends) {
                *lasting = None;
                any = true;
            }
        }
        if any {
            self.rebuild();
        }
    }
    /// Counts a use of a lasting ability whose uses are limited.
    pub fn use_lasting(&mut self, slot: usize) {
        if let Some(lasting) = &mut self.world().lasting[slot]
            && let Some(times) = &mut lasting.times
        {
            *times = times.saturating_sub(1);
            if *times == 0 {
                self.world().lasting[slot] = None;
                self.rebuild();
            }
        }
    }
    pub fn free(&mut self, seat: Seat, by: Seat) {
        let hero = Figure::hero(seat);
        self.end_lasting(|l| {
            l.until == Until::Freed && matches!(l.what, Standing::Rule { who: Some(w), .. } if w.has(hero))
        });
        self.tell(Event::Freed { seat, by });
    }
    pub fn note_use(&mut self, ability: AbilityId, holder: Holder) {
        let uses = &mut self.world().uses;
        if let Some(used) = uses.iter_mut().find(|u| u.ability == ability && u.holder == holder) {
            used.times += 1;
        } else {
            uses.push(Used { ability, holder, times: 1 });
        }
    }
    pub fn spend_charge(&mut self, holder: Holder, n: u8) {
        let charges = match holder {
            Holder::Item(seat, slot) => &mut self.world().heroes[seat.index()].items[slot as usize].charges,
            // One token is spent per use (FZ-VAR-03).
            Holder::Specialist(which) => {
                cite(FZ_VAR_03);
                &mut self.world().specialist_cards[which as usize].charges
            }
            _ => return,
        };
        if *charges != u8::MAX {
            *charges = charges.saturating_sub(n);
        }
    }
    pub fn rebuild(&mut self) {
        let pack = self.cx.pack;
        self.world().rebuild(pack);
    }
}

impl World {
    pub(super) fn forget_uses(&mut self, per: Per, pack: &Pack) {
        self.uses.retain(|u| pack.ability(u.ability).limit.is_some_and(|(_, p)| p != per));
    }

    /// Whether an objective can be completed now: all at once, or one after another (FZ-OBJ-05, D-23).
    pub fn is_open(&self, _: &Pack, nth: usize) -> bool {
        cite(FZ_OBJ_05);
        self.keys.objective_order == ObjectiveOrder::Concurrent || (0..nth).all(|n| self.is_complete(n))
    }

    /// The second edition's card of the ability that a specialist has in the base game, where it is in force beside the
    /// card that was chosen (D-42). As a card it obeys the second edition's conditions (FZ-VAR-02).
    pub fn base_ability(&self, pack: &Pack, which: usize) -> Option<SpecialistCard> {
        let chosen = self.specialist_cards[which].card?;
        if self.keys.specialist_base_abilities == SpecialistBaseAbilities::OnlyOnCards {
            return None;
        }
        cite(FZ_VAR_02);
        let ability = &pack.specialists[which].ability;
        let base = pack.specialist_cards.iter().position(|it| it.specialist == which && it.meta.name == *ability)?;
        Some(SpecialistCard(base as u8)).filter(|base| *base != chosen)
    }

    /// Collects every ability in play, in the order in which a window asks for them.
    pub(crate) fn rebuild(&mut self, pack: &Pack) {
        let mut in_play: ArrayVec<[InPlay; IN_PLAY]> = ArrayVec::new();
        let mut always: ArrayVec<[Continuous; 24]> = ArrayVec::new();
        let mut touched = 0u32;
        let mut lasting_touched = 0u32;
        let mut add = |abilities: &[AbilityId], holder: Holder| {
            for (nth, id) in abilities.iter().enumerate() {
                let ability = pack.ability(*id);
                let held =
                    InPlay { ability: *id, holder, nth: nth as u8, window: ability.when as u8, may: ability.may };
                if ability.when == Window::Always {
                    let touches = numbers::touches(pack, ability.effects);
                    touched |= touches;
                    let own = matches!(holder, Holder::Focus(..) | Holder::Item(..));
                    let selfish = own && numbers::names_only_you(pack, ability.effects);
                    let _ = always.try_push(Continuous { ability: *id, holder, touches, selfish });
                } else {
                    let _ = in_play.try_push(held);
                }
            }
        };
        let mission = pack.mission(self.mission);
        let mut kinds = 0u32;
        for monster in &self.monsters {
            if kinds >> monster.kind.0 & 1 == 0 {
                kinds |= 1 << monster.kind.0;
                // Traits are in force while the reference card is in the mission (FZ-SETUP-17, FZ-TERM-17).
                add(&pack.monster(monster.kind).abilities, Holder::Monster(monster.kind));
            }
        }
        for (slot, twist) in self.twists.iter().enumerate() {
            // All twists in play work together, from the moment they are drawn (FZ-THR-04, 05).
            if !twist.discarded && !twist.suspended {
                add(&pack.twists[twist.twist.index()].abilities, Holder::Twist(slot as u8));
            }
        }
        add(&mission.rules, Holder::Briefing);
        for objective in &mission.objectives {
            add(&pack.objective(*objective).abilities, Holder::Objective(*objective));
        }
        for (kind, token) in pack.tokens.iter().enumerate() {
            add(&token.abilities, Holder::Token(TokenKind(kind as u8)));
        }
        for (slot, lasting) in self.lasting.iter().enumerate() {
            match lasting.map(|l| l.what) {
                Some(Standing::Ability(id)) => add(&[id], Holder::Lasting(slot as u8)),
                _ => continue,
            }
        }
        for seat in self.seats() {
            for (slot, focus) in self.heroes[seat.index()].focuses.iter().enumerate() {
                add(&pack.focuses[focus.index()].abilities, Holder::Focus(seat, slot as u8));
            }
            for (slot, item) in self.heroes[seat.index()].items.iter().enumerate() {
                if let ReconKind::Item { abilities, .. } = &pack.recon[item.card.index()].kind {
                    add(abilities, Holder::Item(seat, slot as u8));
                }
            }
        }
        for which in 0..2 {
            match self.specialist_cards[which].card {
                Some(card) => add(&pack.specialist_cards[card.index()].abilities, Holder::Specialist(which as u8)),
                None => add(&pack.specialists[which].abilities, Holder::Specialist(which as u8)),
            }
            if let Some(base) = self.base_ability(pack, which) {
                add(&pack.specialist_cards[base.index()].abilities, Holder::BaseAbility(which as u8));
            }
        }
        for lasting in self.lasting.iter().flatten() {
            if let Standing::Mod { list, .. } | Standing::Rule { list, .. } = lasting.what {
                lasting_touched |= numbers::touches(pack, list);
            }
        }
        // Traits stand from set-up on, twists from when they are drawn, all of them together; specialists by their cards.
        cite(FZ_SETUP_17);
        cite(FZ_TERM_17);
        cite(FZ_THR_04);
        cite(FZ_THR_05);
        cite(FZ_REF_03);
        cite(FZ_SPC_01);
        self.always = always;
        self.sort_in_play(&in_play);
        self.pinned = self.find_pinned();
        self.touched = touched | lasting_touched;
        self.lasting_touched = lasting_touched;
        let slots = self.tokens.iter().enumerate().filter(|(_, token)| token.is_some());
        self.token_slots = slots.fold(0, |bits, (slot, _)| bits | 1 << slot);
    }

    /// Window by window, each in the order given: a counting sort.
    pub(super) fn sort_in_play(&mut self, collected: &[InPlay]) {
        let mut next = [0u8; WINDOWS + 1];
        for held in collected {
            next[held.window as usize + 1] += 1;
        }
        for window in 0..WINDOWS {
            next[window + 1] += next[window];
        }
        self.first = next;
        self.in_play.set_len(collected.len());
        for held in collected {
            let at = &mut next[held.window as usize];
            self.in_play[*at as usize] = *held;
            *at += 1;
        }
    }

    pub(super) fn find_pinned(&self) -> Seats {
        self.lasting.iter().flatten().filter(|l| l.until == Until::Freed).fold(Seats::NONE, |seats, lasting| {
            match lasting.what {
                Standing::Rule { who: Some(who), .. } => Seats(seats.0 | (who.0 & 0xf) as u8),
                _ => seats,
            }
        })
    }
}
