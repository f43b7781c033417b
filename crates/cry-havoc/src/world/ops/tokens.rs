//! Face-down tokens and named tokens.

use super::*;

impl Ops<'_, '_> {
    /// Draws the next token of a supply; an empty one is made of the resolved tokens again (CH-MOVE-22).
    fn draw_piece(&mut self, kind: PieceKind) -> Option<Piece> {
        let world = &mut *self.cx.world;
        let empty = world.supplies[kind.index()].is_empty();
        if empty {
            cite(CH_MOVE_22);
        }
        if empty && world.keys.tokens_recycle == options::TokensRecycle::True {
            let spent: Pieces = kind.pieces().map(Piece).filter(|piece| world.spent.has(*piece)).collect();
            world.spent = world.spent.but(spent);
            world.buried = world.buried.but(spent);
            let mut supply: ArrayVec<[Piece; WAR_PARTIES]> = spent.iter().collect();
            self.cx.chance.shuffle(&mut supply);
            // Nobody can tell the tokens apart any more.
            world.seats.iter_mut().for_each(|seat| seat.knows = seat.knows.but(spent));
            world.supplies[kind.index()] = supply;
        }
        self.cx.world.supplies[kind.index()].pop()
    }

    /// Puts a token from its supply face down in a Region; false if there is none.
    pub(crate) fn lay(&mut self, kind: PieceKind, region: Region) -> bool {
        let Some(piece) = self.draw_piece(kind) else { return false };
        self.put_down(piece, region);
        self.tell(Event::TokenPlaced { kind, region });
        true
    }

    pub(super) fn put_down(&mut self, piece: Piece, at: Region) {
        self.cx.world.laid.push(Laid { at, piece });
        let laid = &mut self.cx.world.laid_at[piece.kind().index()];
        *laid = laid.with(at);
    }

    fn pick_piece(&mut self, slot: usize) -> Laid {
        let laid = self.cx.world.laid.remove(slot);
        self.recount(laid.at, laid.piece.kind());
        laid
    }

    fn recount(&mut self, at: Region, kind: PieceKind) {
        let there = self.cx.world.laid.iter().any(|laid| laid.at == at && laid.piece.kind() == kind);
        let set = &mut self.cx.world.laid_at[kind.index()];
        *set = if there { set.with(at) } else { set.without(at) };
    }

    /// A token is turned up and leaves the board; its text is carried out by the caller.
    pub(crate) fn reveal(&mut self, slot: usize) -> Piece {
        let Laid { at, piece } = self.pick_piece(slot);
        self.cx.world.spent = self.cx.world.spent.with(piece);
        self.tell(Event::TokenRevealed { piece, region: at });
        piece
    }

    /// A token from the supply is turned up for a Region.
    pub(crate) fn reveal_from_supply(&mut self, kind: PieceKind, region: Region) -> Option<Piece> {
        let piece = self.draw_piece(kind)?;
        self.cx.world.spent = self.cx.world.spent.with(piece);
        self.tell(Event::TokenRevealed { piece, region });
        Some(piece)
    }

    /// Moves a token face down.
    pub(crate) fn move_piece(&mut self, slot: usize, to: Region) {
        let Laid { at: from, piece } = self.pick_piece(slot);
        self.put_down(piece, to);
        self.tell(Event::TokenMoved { kind: piece.kind(), from, to });
    }

    /// Takes a token off the board unseen.
    pub(crate) fn remove_piece(&mut self, slot: usize) {
        let Laid { at, piece } = self.pick_piece(slot);
        self.cx.world.spent = self.cx.world.spent.with(piece);
        self.cx.world.buried = self.cx.world.buried.with(piece);
        self.tell(Event::TokenRemoved { kind: piece.kind(), region: at });
    }

    /// A player looks at the face-down tokens of these Regions; the others learn only that.
    pub(crate) fn look_at_tokens(&mut self, side: Side, regions: Regions) -> u8 {
        let Some(seat) = side.seat() else { return 0 };
        let seen: Pieces =
            self.cx.world.laid.iter().filter(|laid| regions.has(laid.at)).map(|laid| laid.piece).collect();
        self.cx.world.seats[seat.index()].knows = self.cx.world.seats[seat.index()].knows.or(seen);
        self.tell(Event::LookedAtTokens { side, regions, pieces: seen });
        seen.len() as u8
    }

    /// A named token from its supply; a Region holds one of a name at most (MR-02).
    pub(crate) fn put_named(&mut self, side: Side, token: Named, region: Region) -> bool {
        cite(MR_02);
        if self.cx.world.named_supply[token.index()] == 0 || self.cx.world.regions[region.index()].named.has(token) {
            return false;
        }
        self.cx.world.named_supply[token.index()] -= 1;
        let there = &mut self.cx.world.regions[region.index()].named;
        *there = there.with(token);
        self.tell(Event::NamedPlaced { side, token, region });
        true
    }

    pub(crate) fn remove_named(&mut self, token: Named, region: Region) {
        let there = &mut self.cx.world.regions[region.index()].named;
        *there = there.without(token);
        self.cx.world.named_supply[token.index()] += 1;
        let side = self.cx.world.owner(self.cx.pack.named(token).faction);
        self.tell(Event::NamedRemoved { side, token, region });
    }

    /// Named tokens that stand and fall with Control go back when their owner neither controls the Region nor has Units
    /// there; not while a battle is being resolved in it.
    pub(crate) fn fallen_tokens(&mut self) {
        for at in 0..REGIONS as u8 {
            let region = Region(at);
            let named = self.cx.world.regions[region.index()].named;
            if named.is_empty() || self.cx.world.battle.as_ref().is_some_and(|battle| battle.region == region) {
                continue;
            }
            for token in named.iter() {
                let card = self.cx.pack.named(token);
                let owner = self.cx.world.owner(card.faction);
                let stays = self.cx.world.regions[region.index()].control == Some(owner)
                    || self.cx.world.units_here(region, owner) > 0;
                if card.falls_with_control && !stays {
                    self.remove_named(token, region);
                }
            }
        }
    }
}
