//! The only place that changes the world. Each operation does one thing, reports it, and checks the end of the mission where
//! the rules say so (FZ-ROUND-03).

use super::*;
use crate::{Cx, event::Event, options::*, rules::*};
use kernel::marks::cite;

/// Operations on the table: `ops(cx).turn_coin(…)`.
pub struct Ops<'a, 'b> {
    cx: &'a mut Cx<'b>,
}

impl<'b> Ops<'_, 'b> {
    pub(super) fn pack(&self) -> &'b Pack {
        self.cx.pack
    }
}

pub fn ops<'a, 'b>(cx: &'a mut Cx<'b>) -> Ops<'a, 'b> {
    Ops { cx }
}

impl Ops<'_, '_> {
    fn world(&mut self) -> &mut World {
        self.cx.world
    }
    fn tell(&mut self, event: Event) {
        self.cx.tell(event);
    }
    pub(super) fn world_mut(&mut self) -> &mut World {
        self.cx.world
    }
    pub(super) fn tell_event(&mut self, event: Event) {
        self.cx.tell(event);
    }
    pub(super) fn chance(&mut self) -> &mut kernel::Chance {
        self.cx.chance
    }

    fn end(&mut self, outcome: Outcome) {
        // The first end to become true in the order of resolution counts, and all share it (FZ-END-07, 08).
        cite(FZ_END_07);
        cite(FZ_END_08);
        if self.world().outcome.is_none() {
            self.world().outcome = Some(outcome);
            self.tell(Event::MissionEnds { outcome });
        }
    }

    /// Victory, checked after every atomic change (FZ-ROUND-03, FZ-END-01 to 03).
    fn check_victory(&mut self) {
        let (world, pack) = (&*self.cx.world, self.cx.pack);
        let mission = pack.mission(world.mission);
        if world.phase == Phase::Setup || world.done.count_ones() as usize != mission.objectives.len() {
            return;
        }
        cite(FZ_ROUND_03);
        cite(FZ_END_03);
        let won = match mission.exit {
            None => {
                cite(FZ_END_01);
                true
            }
            Some(exit) => {
                cite(FZ_END_02);
                world.all_at_exit(exit)
            }
        };
        if won {
            self.end(Outcome::Won);
        }
    }
}

/// Rounds, phases, turns.
impl Ops<'_, '_> {
    pub fn begin_round(&mut self) {
        let world = self.world();
        world.round += 1;
        world.responded = None;
        world.stopped = Figures::NONE;
        let round = world.round;
        self.tell(Event::RoundBegins { round });
    }
    pub fn begin_phase(&mut self, phase: Phase) {
        self.world().phase = phase;
        self.tell(Event::PhaseBegins { phase });
    }
    pub fn end_round(&mut self) {
        let pack = self.cx.pack;
        let world = self.world();
        let suspended = world.twists.iter().any(|t| t.suspended);
        for twist in &mut world.twists {
            twist.suspended = false;
        }
        let round = world.round;
        world.forget_uses(Per::Round, pack);
        self.end_lasting(|l| match l.until {
            Until::Round => true,
            Until::NextRound => l.mark < round,
            _ => false,
        });
        if suspended {
            self.rebuild();
        }
    }
    pub fn give_start_token(&mut self, seat: usize) {
        self.world().start = seat as u8;
        self.tell(Event::StartPlayer { seat: seat as u8 });
    }
    pub fn set_responded(&mut self, seat: usize) {
        self.world().responded = Some(seat as u8);
    }
    pub fn begin_turn(&mut self, seat: usize) {
        self.end_lasting(|l| l.until == Until::NextTurn && l.you == Figure::hero(seat));
        let moves = self.cx.world.speed_of(self.cx.pack, Figure::hero(seat));
        self.world().turn = Turn { seat: Some(seat as u8), moves, ..Turn::default() };
        self.tell(Event::TurnBegins { seat: seat as u8 });
    }
    /// Speed gained or lost at the start of a turn changes the points of this turn.
    pub fn set_moves(&mut self, moves: u8) {
        self.world().turn.moves = moves;
    }
    pub fn skip_turn(&mut self, seat: usize) {
        self.tell(Event::TurnSkipped { seat: seat as u8 });
    }
    pub fn end_turn(&mut self, seat: usize) {
        // Movement and actions not used are lost (FZ-HERO-07).
        cite(FZ_HERO_07);
        self.world().turn = Turn::default();
        let pack = self.cx.pack;
        self.world().forget_uses(Per::Turn, pack);
        self.end_lasting(|l| l.until == Until::Turn);
        self.tell(Event::TurnEnds { seat: seat as u8 });
    }
    pub fn spend_moves(&mut self, n: u8) {
        let turn = &mut self.world().turn;
        turn.moves = turn.moves.saturating_sub(n);
    }
    pub fn spend_action(&mut self) {
        self.world().turn.acted = true;
    }
    pub fn note_free_search(&mut self) {
        self.world().turn.free_searches += 1;
    }
}

/// Cards.
impl Ops<'_, '_> {
    /// Draws up to `n` cards; the deck is remade from the discard pile the instant it runs out (FZ-CARD-04, 05, 08).
    pub fn draw_cards(&mut self, seat: usize, n: usize) {
        let mut drawn = 0u32;
        for _ in 0..n {
            if self.world().heroes[seat].deck.is_empty() {
                self.reshuffle(seat);
            }
            let Some(card) = self.world().heroes[seat].deck.pop() else {
                // Deck and discard pile are empty: no further card is drawn (FZ-CARD-05).
                cite(FZ_CARD_05);
                break;
            };
            let hero = &mut self.world().heroes[seat];
            hero.hand |= 1 << card.0;
            drawn |= 1 << card.0;
            if hero.deck.is_empty() {
                cite(FZ_CARD_08);
                self.reshuffle(seat);
            }
        }
        if drawn != 0 {
            self.tell(Event::Drew { seat: seat as u8, cards: drawn, n: drawn.count_ones() as u8 });
        }
    }
    fn reshuffle(&mut self, seat: usize) {
        let hero = &mut self.cx.world.heroes[seat];
        if hero.discard == 0 || !hero.deck.is_empty() {
            return;
        }
        // A card just being resolved is not in the discard pile yet (FZ-CARD-06).
        cite(FZ_CARD_04);
        cite(FZ_CARD_06);
        hero.deck = Cards(hero.discard).iter().collect();
        hero.discard = 0;
        self.cx.chance.shuffle(&mut hero.deck);
        self.tell(Event::Reshuffled { seat: seat as u8 });
    }
    /// Takes a card from the hand to play it; from now on it is no part of the hand (FZ-REAC-13, FZ-ATK-19).
    pub fn play_card(&mut self, seat: usize, card: Card, lower: bool) {
        let hero = &mut self.world().heroes[seat];
        debug_assert!(Cards(hero.hand).has(card));
        hero.hand &= !(1 << card.0);
        hero.playing |= 1 << card.0;
        let action = hero.cards[card.index()];
        self.tell(Event::Played { seat: seat as u8, card, action, lower });
    }
    /// Puts cards that were played on the discard pile (FZ-CARD-03).
    pub fn finish_cards(&mut self, seat: usize, cards: Cards) {
        cite(FZ_CARD_03);
        let hero = &mut self.world().heroes[seat];
        let cards = cards.0 & hero.playing;
        if cards == 0 {
            return;
        }
        hero.playing &= !cards;
        hero.discard |= cards;
        self.tell(Event::Discarded { seat: seat as u8, cards });
    }
    pub fn discard(&mut self, seat: usize, cards: Cards) {
        let hero = &mut self.world().heroes[seat];
        let cards = cards.0 & hero.hand;
        if cards == 0 {
            return;
        }
        hero.hand &= !cards;
        hero.discard |= cards;
        self.tell(Event::Discarded { seat: seat as u8, cards });
    }
    /// Takes cards of one's own back from the discard pile or from those being played.
    pub fn recover(&mut self, seat: usize, cards: Cards, to_deck: bool) {
        let hero = &mut self.world().heroes[seat];
        let cards = cards.0 & (hero.discard | hero.playing);
        if cards == 0 {
            return;
        }
        hero.discard &= !cards;
        hero.playing &= !cards;
        if to_deck {
            for card in Cards(cards).iter() {
                hero.deck.push(card);
            }
        } else {
            hero.hand |= cards;
        }
        self.tell(Event::Recovered { seat: seat as u8, cards, to_deck });
    }
    /// Puts a seat's whole deck in another order, the top card last.
    pub fn arrange_deck_whole(&mut self, seat: usize, order: &[Card]) {
        self.world().heroes[seat].deck = order.iter().copied().collect();
    }
    pub fn draw_this(&mut self, seat: usize, card: Card) {
        let hero = &mut self.world().heroes[seat];
        hero.deck.retain(|c| *c != card);
        hero.hand |= 1 << card.0;
        self.tell(Event::Drew { seat: seat as u8, cards: 1 << card.0, n: 1 });
        if self.world().heroes[seat].deck.is_empty() {
            self.reshuffle(seat);
        }
    }
}

/// Figures.
impl Ops<'_, '_> {
    /// A hero and the specialists who come along change location together (FZ-MOVE-14).
    pub fn move_hero(&mut self, seat: usize, to: Place, escorts: Figures, on_foot: bool) {
        let figure = Figure::hero(seat);
        let from = self.world().heroes[seat].at;
        self.world().heroes[seat].at = to;
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
    fn take_off(&mut self, figure: Figure) -> Option<(Monster, Place)> {
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
    pub fn tell_pool(&mut self, monster: Monster, n: u8, from: Pool, to: Pool) {
        self.tell(Event::PoolChanged { monster, n, from, to });
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

/// Heroes falling and standing, the coin, the threat track.
impl Ops<'_, '_> {
    /// Steps a and b of a knock-down: the hand is discarded, the figure is laid down (FZ-DOWN-15).
    pub fn lay_down(&mut self, seat: usize) {
        cite(FZ_DOWN_01);
        cite(FZ_DOWN_02);
        // Focus cards, finds, deck and discard pile stay as they are (FZ-DOWN-14).
        cite(FZ_DOWN_14);
        let hand = self.world().hand(seat);
        self.discard(seat, hand);
        let world = self.world();
        world.heroes[seat].down = true;
        if world.turn.seat == Some(seat as u8) {
            world.turn.fell = true;
        }
        self.tell(Event::KnockedDown { seat: seat as u8 });
        self.check_victory();
    }
    /// Step c: the coin is turned to tails, or the mission is lost (FZ-COIN-02, 03, FZ-END-05); nothing else loses one
    /// (FZ-END-06).
    pub fn coin_check(&mut self) {
        cite(FZ_DOWN_03);
        if self.world().coin == CoinSide::Tails {
            cite(FZ_COIN_03);
            cite(FZ_END_05);
            // There is no other general way to lose (FZ-END-06).
            cite(FZ_END_06);
            self.end(Outcome::Lost);
        } else {
            cite(FZ_COIN_02);
            self.turn_coin(CoinSide::Tails);
        }
    }
    pub fn turn_coin(&mut self, side: CoinSide) {
        self.world().coin = side;
        self.tell(Event::CoinTurned { side });
    }
    pub fn stand_up(&mut self, seat: usize) {
        self.world().heroes[seat].down = false;
        self.tell(Event::StoodUp { seat: seat as u8 });
        self.check_victory();
    }
    /// Moves the threat token one space; false on the last space (FZ-THR-06, FZ-INV-07).
    pub fn advance_threat(&mut self) -> bool {
        let last = self.cx.pack.constants.last_space;
        let world = self.world();
        if world.threat >= last {
            cite(FZ_THR_06);
            cite(FZ_THR_07);
            cite(FZ_INV_07);
            return false;
        }
        world.threat += 1;
        let to = world.threat;
        self.tell(Event::ThreatAdvanced { to });
        true
    }
    /// Notes that the token is on its space; true if it has been there before.
    pub fn note_space(&mut self) -> bool {
        let world = self.world();
        let before = world.been >> world.threat & 1 == 1;
        world.been |= 1 << world.threat;
        before
    }
    pub fn draw_twist(&mut self) -> Option<u8> {
        let twist = self.world().twist_deck.pop()?;
        let slot = self.world().twists.len() as u8;
        self.world().twists.push(TwistInPlay { twist, ..TwistInPlay::default() });
        self.world().twists_drawn += 1;
        self.tell(Event::TwistDrawn { twist, slot });
        self.rebuild();
        Some(slot)
    }
    pub fn suspend_twist(&mut self, slot: usize) {
        let twist = self.world().twists[slot].twist;
        self.world().twists[slot].suspended = true;
        self.tell(Event::TwistSuspended { twist });
        self.rebuild();
    }
    pub fn discard_twist(&mut self, slot: usize) {
        let twist = self.world().twists[slot].twist;
        self.world().twists[slot].discarded = true;
        self.tell(Event::TwistDiscarded { twist });
        self.rebuild();
    }
    pub fn arrange_twists(&mut self, order: &[Twist]) {
        self.world().twist_deck = order.iter().copied().collect();
    }
    pub fn arrange_recon(&mut self, order: &[Recon]) {
        self.world().recon_deck = order.iter().copied().collect();
    }
}

/// Tokens, objectives, searching.
impl Ops<'_, '_> {
    pub fn turn_spawn_token(&mut self, number: usize, side: SpawnSide) {
        let place = self.world().spawns[number].place;
        self.world().spawns[number].side = side;
        self.tell(Event::SpawnTokenTurned { number: number as u8 + 1, place, side });
    }
    /// Swaps two spawn tokens on the board (D-07, tokens laid out by choice).
    pub fn set_spawn_token(&mut self, number: usize, place: Place) {
        self.world().spawns[number].place = place;
        self.tell(Event::SpawnTokenPlaced { number: number as u8 + 1, place });
    }
    pub fn draw_recon(&mut self, seat: usize) -> Option<Recon> {
        let card = self.world().recon_deck.pop()?;
        self.tell(Event::ReconDrawn { seat: seat as u8, card });
        Some(card)
    }
    pub fn draw_this_recon(&mut self, seat: usize, card: Recon) {
        self.world().recon_deck.retain(|c| *c != card);
        self.tell(Event::ReconDrawn { seat: seat as u8, card });
    }
    pub fn find_item(&mut self, seat: usize, card: Recon, charges: Option<u8>) {
        self.world().heroes[seat].items.push(Item { card, charges: charges.unwrap_or(u8::MAX) });
        self.tell(Event::ItemFound { seat: seat as u8, item: card });
        self.rebuild();
    }
    /// Tokens of a kind left in the box; intel never runs out (FZ-INTEL-04).
    fn left_in_box(&mut self, kind: TokenKind) -> bool {
        if kind == TokenKind::INTEL {
            cite(FZ_INTEL_04);
            return true;
        }
        let out = self.world().tokens().filter(|(_, t)| t.kind == kind).count();
        out < self.cx.pack.tokens[kind.index()].count as usize
    }
    fn new_token(&mut self, kind: TokenKind, on: TokenOn) -> bool {
        if !self.left_in_box(kind) {
            return false;
        }
        let Some(slot) = self.world().tokens.iter().position(Option::is_none) else { return false };
        self.world().tokens[slot] = Some(Token { kind, on });
        self.world().token_slots |= 1 << slot;
        true
    }
    pub fn place_token(&mut self, kind: TokenKind, place: Place) -> bool {
        let placed = self.new_token(kind, TokenOn::Board(place));
        if placed {
            self.tell(Event::TokenPlaced { kind, place });
            self.check_victory();
        }
        placed
    }
    pub fn remove_token(&mut self, slot: usize) {
        if let Some(token) = self.world().tokens[slot].take() {
            self.world().token_slots &= !(1 << slot);
            self.tell(Event::TokenRemoved { kind: token.kind });
            self.check_victory();
        }
    }
    pub fn move_token(&mut self, slot: usize, place: Place) {
        if let Some(token) = &mut self.world().tokens[slot] {
            token.on = TokenOn::Board(place);
            let kind = token.kind;
            self.tell(Event::TokenPlaced { kind, place });
        }
    }
    /// A hero takes a token up: one that lies on the board, or another hero's.
    pub fn take_token(&mut self, slot: usize, seat: usize) {
        if let Some(token) = &mut self.world().tokens[slot] {
            token.on = TokenOn::Hero(seat as u8);
            let kind = token.kind;
            self.world().taken_kinds |= 1 << kind.0;
            self.tell(Event::TokenTaken { kind, seat: seat as u8 });
        }
    }
    /// A hero gets a token from the box; one who carries already puts it in the location.
    pub fn take_from_box(&mut self, kind: TokenKind, seat: usize) {
        if self.world().carried(seat).is_some() {
            let place = self.world().hero_at(seat);
            if self.new_token(kind, TokenOn::Board(place)) {
                self.world().taken_kinds |= 1 << kind.0;
                self.tell(Event::TokenPlaced { kind, place });
            }
        } else if self.new_token(kind, TokenOn::Hero(seat as u8)) {
            self.world().taken_kinds |= 1 << kind.0;
            self.tell(Event::TokenTaken { kind, seat: seat as u8 });
        }
    }
    pub fn drop_token(&mut self, seat: usize) {
        if let Some(slot) = self.world().carried(seat) {
            let place = self.world().hero_at(seat);
            if let Some(token) = &mut self.world().tokens[slot] {
                token.on = TokenOn::Board(place);
                let kind = token.kind;
                self.tell(Event::TokenDropped { kind, seat: seat as u8, place });
            }
        }
    }
    /// Puts one intel token on an objective; true if that completes it (FZ-OBJ-02, 06, 08).
    pub fn put_intel(&mut self, objective: Objective) -> Option<bool> {
        let pack = self.cx.pack;
        let nth = self.cx.world.objective_nth(pack, objective)?;
        let need = pack.objective(objective).need;
        if self.world().is_complete(nth) || self.world().intel[nth] >= need {
            // Tokens beyond the number needed are not placed (FZ-OBJ-08).
            return None;
        }
        self.world().intel[nth] += 1;
        let tokens = self.world().intel[nth];
        cite(FZ_INTEL_01);
        self.tell(Event::IntelPlaced { objective, tokens });
        self.check_victory();
        Some(self.cx.world.is_open(pack, nth) && tokens >= need)
    }
    pub fn complete(&mut self, nth: usize) {
        cite(FZ_OBJ_06);
        let objective = self.cx.pack.mission(self.cx.world.mission).objectives[nth];
        self.world().done |= 1 << nth;
        self.tell(Event::ObjectiveCompleted { objective });
        self.check_victory();
    }
    pub fn stop_search(&mut self, stopped: bool) {
        self.world().search_stopped = stopped;
    }
    pub fn stop_spawn(&mut self, stopped: bool) {
        self.world().spawn_stopped = stopped;
    }
}

/// Lasting effects, uses, cards in play.
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
        let already = (0..self.world().seats()).filter(|s| self.world().is_pinned(*s)).fold(0u8, |set, s| set | 1 << s);
        self.world().lasting[slot] = Some(lasting);
        self.rebuild();
        if pinned && let Standing::Rule { who: Some(who), .. } = lasting.what {
            for hero in who.iter().filter(|hero| already >> hero.0 & 1 == 0) {
                self.tell(Event::Pinned { seat: hero.0 });
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
    /// A use of a lasting ability that may be used so many times.
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
    pub fn free(&mut self, seat: usize, by: usize) {
        let hero = Figure::hero(seat);
        self.end_lasting(|l| {
            l.until == Until::Freed && matches!(l.what, Standing::Rule { who: Some(w), .. } if w.has(hero))
        });
        self.tell(Event::Freed { seat: seat as u8, by: by as u8 });
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
            Holder::Item(seat, slot) => &mut self.world().heroes[seat as usize].items[slot as usize].charges,
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

/// Attacks, activations and damage in flight.
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

impl World {
    fn forget_uses(&mut self, per: Per, pack: &Pack) {
        self.uses.retain(|u| pack.ability(u.ability).limit.is_some_and(|(_, p)| p != per));
    }

    /// Whether an objective can be completed now: all at once, or one after another (FZ-OBJ-05, D-23).
    pub fn is_open(&self, _: &Pack, nth: usize) -> bool {
        cite(FZ_OBJ_05);
        self.keys.objective_order == ObjectiveOrder::Concurrent || (0..nth).all(|n| self.is_complete(n))
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
                    let touches = query::touches(pack, ability.effects);
                    touched |= touches;
                    let own = matches!(holder, Holder::Focus(..) | Holder::Item(..));
                    let selfish = own && query::names_only_you(pack, ability.effects);
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
        for seat in 0..self.seats() {
            for (slot, focus) in self.heroes[seat].focuses.iter().enumerate() {
                add(&pack.focuses[focus.index()].abilities, Holder::Focus(seat as u8, slot as u8));
            }
            for (slot, item) in self.heroes[seat].items.iter().enumerate() {
                if let ReconKind::Item { abilities, .. } = &pack.recon[item.card.index()].kind {
                    add(abilities, Holder::Item(seat as u8, slot as u8));
                }
            }
        }
        for which in 0..2 {
            match self.specialist_cards[which].card {
                Some(card) => add(&pack.specialist_cards[card.index()].abilities, Holder::Specialist(which as u8)),
                None => add(&pack.specialists[which].abilities, Holder::Specialist(which as u8)),
            }
        }
        for lasting in self.lasting.iter().flatten() {
            if let Standing::Mod { list, .. } | Standing::Rule { list, .. } = lasting.what {
                lasting_touched |= query::touches(pack, list);
            }
        }
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
    fn sort_in_play(&mut self, collected: &[InPlay]) {
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

    fn find_pinned(&self) -> u8 {
        self.lasting.iter().flatten().filter(|l| l.until == Until::Freed).fold(0, |bits, lasting| match lasting.what {
            Standing::Rule { who: Some(who), .. } => bits | (who.0 & 0xf) as u8,
            _ => bits,
        })
    }
}
