//! Face-down tokens and named tokens.

use super::*;

impl World {
    /// Draws the next token of a supply; an empty one is made anew of the resolved tokens (CH-MOVE-22).
    pub(crate) fn draw_piece(cx: &mut Cx, kind: PieceKind) -> Option<Piece> {
        let world = &mut *cx.world;
        let empty = world.supplies[kind.index()].is_empty();
        if empty {
            cite(CH_MOVE_22);
        }
        if empty && world.keys.tokens_recycle == options::TokensRecycle::True {
            let spent: Pieces = kind.pieces().map(Piece).filter(|piece| world.spent.has(*piece)).collect();
            world.spent = world.spent.but(spent);
            world.buried = world.buried.but(spent);
            let mut supply: ArrayVec<[Piece; WAR_PARTIES]> = spent.iter().collect();
            cx.chance.shuffle(&mut supply);
            // Nobody can tell the tokens apart any more.
            world.seats.iter_mut().for_each(|seat| seat.knows = seat.knows.but(spent));
            world.supplies[kind.index()] = supply;
        }
        cx.world.supplies[kind.index()].pop()
    }

    /// Puts a token from its supply face down in a Region; false if there is none.
    pub(crate) fn lay(cx: &mut Cx, kind: PieceKind, region: Region) -> bool {
        let Some(piece) = World::draw_piece(cx, kind) else { return false };
        cx.world.put_down(piece, region);
        cx.tell(Event::TokenPlaced { kind, region });
        true
    }

    pub(super) fn put_down(&mut self, piece: Piece, at: Region) {
        self.laid.push(Laid { at, piece });
        let laid = &mut self.laid_at[piece.kind().index()];
        *laid = laid.with(at);
    }

    fn pick_piece(&mut self, slot: usize) -> Laid {
        let laid = self.laid.remove(slot);
        self.recount(laid.at, laid.piece.kind());
        laid
    }

    fn recount(&mut self, at: Region, kind: PieceKind) {
        let there = self.laid.iter().any(|laid| laid.at == at && laid.piece.kind() == kind);
        let set = &mut self.laid_at[kind.index()];
        *set = if there { set.with(at) } else { set.without(at) };
    }

    /// A token is turned up and leaves the board; its text is carried out by the caller.
    pub(crate) fn reveal(cx: &mut Cx, slot: usize) -> Piece {
        let Laid { at, piece } = cx.world.pick_piece(slot);
        cx.world.spent = cx.world.spent.with(piece);
        cx.tell(Event::TokenRevealed { piece, region: at });
        piece
    }

    /// A token from the supply is turned up for a Region.
    pub(crate) fn reveal_from_supply(cx: &mut Cx, kind: PieceKind, region: Region) -> Option<Piece> {
        let piece = World::draw_piece(cx, kind)?;
        cx.world.spent = cx.world.spent.with(piece);
        cx.tell(Event::TokenRevealed { piece, region });
        Some(piece)
    }

    /// Moves a token face down.
    pub(crate) fn move_piece(cx: &mut Cx, slot: usize, to: Region) {
        let Laid { at: from, piece } = cx.world.pick_piece(slot);
        cx.world.put_down(piece, to);
        cx.tell(Event::TokenMoved { kind: piece.kind(), from, to });
    }

    /// Takes a token off the board unseen.
    pub(crate) fn remove_piece(cx: &mut Cx, slot: usize) {
        let Laid { at, piece } = cx.world.pick_piece(slot);
        cx.world.spent = cx.world.spent.with(piece);
        cx.world.buried = cx.world.buried.with(piece);
        cx.tell(Event::TokenRemoved { kind: piece.kind(), region: at });
    }

    /// A player looks at the face-down tokens of these Regions; the others learn only that.
    pub(crate) fn look_at_tokens(cx: &mut Cx, side: Side, regions: Regions) -> u8 {
        let Some(seat) = side.seat() else { return 0 };
        let seen: Pieces = cx.world.laid.iter().filter(|laid| regions.has(laid.at)).map(|laid| laid.piece).collect();
        cx.world.seats[seat].knows = cx.world.seats[seat].knows.or(seen);
        cx.tell(Event::LookedAtTokens { side, regions, pieces: seen });
        seen.len() as u8
    }

    /// A named token from its supply; a Region holds one of a name at most (MR-02).
    pub(crate) fn put_named(cx: &mut Cx, side: Side, token: Named, region: Region) -> bool {
        cite(MR_02);
        if cx.world.named_supply[token.index()] == 0 || cx.world.regions[region.index()].named.has(token) {
            return false;
        }
        cx.world.named_supply[token.index()] -= 1;
        let there = &mut cx.world.regions[region.index()].named;
        *there = there.with(token);
        cx.tell(Event::NamedPlaced { side, token, region });
        true
    }

    pub(crate) fn remove_named(cx: &mut Cx, token: Named, region: Region) {
        let there = &mut cx.world.regions[region.index()].named;
        *there = there.without(token);
        cx.world.named_supply[token.index()] += 1;
        let side = cx.world.owner(cx.pack.named(token).faction);
        cx.tell(Event::NamedRemoved { side, token, region });
    }

    /// The player of a Faction.
    pub fn owner(&self, faction: Faction) -> Side {
        self.seats()
            .find(|seat| self.seats[*seat].faction == Some(faction))
            .map_or(Side::NEUTRAL, |seat| Side(seat as u8))
    }

    /// Named tokens that stand and fall with Control go back when their owner neither controls the Region nor has Units
    /// there; not while a battle is being resolved in it.
    pub(crate) fn fallen_tokens(cx: &mut Cx) {
        for at in 0..REGIONS as u8 {
            let region = Region(at);
            let named = cx.world.regions[region.index()].named;
            if named.is_empty() || cx.world.battle.as_ref().is_some_and(|battle| battle.region == region) {
                continue;
            }
            for token in named.iter() {
                let card = cx.pack.named(token);
                let owner = cx.world.owner(card.faction);
                let stays =
                    cx.world.regions[region.index()].control == Some(owner) || cx.world.units_here(region, owner) > 0;
                if card.falls_with_control && !stays {
                    World::remove_named(cx, token, region);
                }
            }
        }
    }
}
