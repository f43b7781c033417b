//! Operations on tokens, objectives and searches.

use super::*;

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
    pub fn draw_recon(&mut self, seat: Seat) -> Option<Recon> {
        let card = self.world().recon_deck.pop()?;
        self.tell(Event::ReconDrawn { seat, card });
        Some(card)
    }
    pub fn draw_this_recon(&mut self, seat: Seat, card: Recon) {
        self.world().recon_deck.retain(|c| *c != card);
        self.tell(Event::ReconDrawn { seat, card });
    }
    pub fn find_item(&mut self, seat: Seat, card: Recon, charges: Option<u8>) {
        self.world().heroes[seat.index()].items.push(Item { card, charges: charges.unwrap_or(u8::MAX) });
        self.tell(Event::ItemFound { seat, item: card });
        self.rebuild();
    }
    /// Tokens of a kind left in the box; intel never runs out (FZ-INTEL-04).
    pub(super) fn left_in_box(&mut self, kind: TokenKind) -> bool {
        if kind == TokenKind::INTEL {
            cite(FZ_INTEL_04);
            return true;
        }
        let out = self.world().tokens().filter(|(_, t)| t.kind == kind).count();
        out < self.cx.pack.tokens[kind.index()].count as usize
    }
    pub(super) fn new_token(&mut self, kind: TokenKind, on: TokenOn) -> bool {
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
    pub fn take_token(&mut self, slot: usize, seat: Seat) {
        if let Some(token) = &mut self.world().tokens[slot] {
            token.on = TokenOn::Hero(seat);
            let kind = token.kind;
            self.world().taken_kinds |= 1 << kind.0;
            self.tell(Event::TokenTaken { kind, seat });
        }
    }
    /// A hero gets a token from the box; one who carries already puts it in the location.
    pub fn take_from_box(&mut self, kind: TokenKind, seat: Seat) {
        if self.world().carried(seat).is_some() {
            let place = self.world().hero_at(seat);
            if self.new_token(kind, TokenOn::Board(place)) {
                self.world().taken_kinds |= 1 << kind.0;
                self.tell(Event::TokenPlaced { kind, place });
            }
        } else if self.new_token(kind, TokenOn::Hero(seat)) {
            self.world().taken_kinds |= 1 << kind.0;
            self.tell(Event::TokenTaken { kind, seat });
        }
    }
    pub fn drop_token(&mut self, seat: Seat) {
        if let Some(slot) = self.world().carried(seat) {
            let place = self.world().hero_at(seat);
            if let Some(token) = &mut self.world().tokens[slot] {
                token.on = TokenOn::Board(place);
                let kind = token.kind;
                self.tell(Event::TokenDropped { kind, seat, place });
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
