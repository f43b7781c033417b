//! What lies on the board and beside it: Units, Structures, tokens, Prisoners, supplies.

use super::build::Laying;
use crate::{
    terms::*,
    world::{
        BattleToken, Laid, World,
        names::{self, Unknown},
    },
};

impl Laying<'_> {
    pub(super) fn regions(&mut self) -> Result<(), Unknown> {
        let regions = self.given.regions.clone().unwrap_or_default();
        for (id, line) in &regions {
            let region = self.region(id)?;
            for word in line.split_whitespace() {
                self.put(region, word)?;
            }
        }
        Ok(())
    }

    /// One word of a Region: Units, Control, Crystals, Structures, tokens, a Battle token.
    fn put(&mut self, region: Region, word: &str) -> Result<(), Unknown> {
        let at = region.index();
        let number =
            |text: &str| text.parse::<u8>().map_err(|_| Unknown::new(word, format!("`{word}`: `{text}` is no number")));
        let parts: Vec<&str> = word.split(':').collect();
        match parts.as_slice() {
            ["control", who] => self.world.regions[at].control = Some(names::side(&self.world, who)?),
            ["crystals", n] => self.world.regions[at].crystals = number(n)?,
            ["worth", n] => self.world.worth[at] = number(n)? as i8,
            ["halted", n] => self.world.halted[at] = number(n)?,
            ["battle", n, who] => {
                let attacker = names::side(&self.world, who)?;
                self.world.regions[at].battle = Some(BattleToken { number: number(n)?, attacker });
            }
            ["token", id] => {
                let token = names::named(self.pack, id)?;
                self.world.regions[at].named = self.world.regions[at].named.with(token);
                let left = &mut self.world.named_supply[token.index()];
                *left = left.checked_sub(1).ok_or_else(|| Unknown::new(id, format!("there are not so many {id}")))?;
            }
            [kind @ ("war_party" | "nest" | "exploration"), rest @ ..] => {
                let kind: PieceKind = names::word("token", kind)?;
                let face = rest.first().map(|id| names::face(self.pack, id)).transpose()?;
                let piece = self.free_piece(kind, face, word)?;
                self.world.put_down_given(Laid { at: region, piece });
            }
            [units] if units.starts_with(|c: char| c.is_ascii_uppercase()) => {
                let (who, n) = units.split_at(1);
                let side = if who == "T" { self.world.trogs() } else { names::side(&self.world, who)? };
                self.world.regions[at].units[side.index()] += number(n)?;
            }
            [id] => {
                let structure = names::structure(self.pack, id)?;
                self.world.regions[at].structures = self.world.regions[at].structures.with(structure);
                let left = &mut self.world.structure_supply[structure.index()];
                *left = left.checked_sub(1).ok_or_else(|| Unknown::new(id, format!("there are not so many {id}")))?;
            }
            _ => {
                return Err(Unknown::new(
                    word,
                    format!(
                        "`{word}` is nothing that lies in a Region: A2, T1, control:A, \
                 crystals:3, worth:2, battle:1:A, halted:1, token:artillery, war_party:hunters, nest, exploration:relic, or a Structure"
                    ),
                ));
            }
        }
        Ok(())
    }

    /// A token of a kind, and of a face if one is named, that is not used yet.
    fn free_piece(&self, kind: PieceKind, face: Option<usize>, word: &str) -> Result<Piece, Unknown> {
        let used = |piece: Piece| {
            self.world.laid.iter().any(|laid| laid.piece == piece)
                || self.world.spent.has(piece)
                || self.world.supplies[kind.index()].contains(&piece)
        };
        kind.pieces()
            .map(Piece)
            .find(|piece| !used(*piece) && face.is_none_or(|face| self.pack.pieces[piece.index()] as usize == face))
            .ok_or_else(|| Unknown::new(word, format!("`{word}`: there is no such token left")))
    }

    pub(super) fn reserves(&mut self) -> Result<(), Unknown> {
        for seat in self.world.seats() {
            for (owner, n) in self.given.seat(seat).and_then(|given| given.prisoners.clone()).into_iter().flatten() {
                let owner = names::side(&self.world, &owner)?;
                self.world.prisoners[seat.index()][owner.index()] = n;
            }
        }
        for (owner, n) in self.given.trog_prisoners.clone().into_iter().flatten() {
            let owner = names::side(&self.world, &owner)?;
            self.world.prisoners[Side::NEUTRAL.index()][owner.index()] = n;
        }
        for side in self.world.sides().iter() {
            let total = self.world.faction(side).map_or(0, |faction| self.pack.faction(faction).units);
            let board: u8 = self.world.regions.iter().map(|region| region.units[side.index()]).sum();
            let held: u8 = (0..SIDES).map(|holder| self.world.prisoners[holder][side.index()]).sum();
            let said = match side.seat() {
                Some(seat) => self.given.seat(seat).and_then(|given| given.reserve),
                None => None,
            };
            let trogs = if side == self.world.trogs() { self.given.trog_reserve } else { None };
            self.world.reserves[side.index()] = trogs.or(said).unwrap_or(total.saturating_sub(board + held));
        }
        Ok(())
    }

    pub(super) fn tokens(&mut self) -> Result<(), Unknown> {
        let (mut all, mut spent) = (false, Vec::new());
        for id in self.given.spent.iter().flatten() {
            if id == "all" {
                all = true;
            } else {
                spent.push(id.clone());
            }
        }
        for id in spent {
            let face = names::face(self.pack, &id)?;
            let piece = self.free_piece(self.pack.faces[face].kind, Some(face), &id)?;
            self.world.spent = self.world.spent.with(piece);
        }
        let lists = [&self.given.war_parties, &self.given.nests, &self.given.explorations];
        for (kind, list) in PieceKind::ALL.iter().zip(lists) {
            // The supply gives its last token first.
            let mut named = Vec::new();
            for id in list.iter().flatten() {
                let face = names::face(self.pack, id)?;
                let piece = self.free_piece(*kind, Some(face), id)?;
                self.world.supplies[kind.index()].push(piece);
                named.push(piece);
            }
            let supply = &mut self.world.supplies[kind.index()];
            supply.clear();
            let rest: Vec<Piece> = kind
                .pieces()
                .map(Piece)
                .filter(|piece| {
                    !named.contains(piece)
                        && !self.world.spent.has(*piece)
                        && !self.world.laid.iter().any(|laid| laid.piece == *piece)
                })
                .collect();
            if all {
                self.world.spent = rest.iter().fold(self.world.spent, |set, piece| set.with(*piece));
            } else {
                supply.extend(rest.into_iter().rev());
            }
            supply.extend(named.into_iter().rev());
        }
        Ok(())
    }
}

impl World {
    fn put_down_given(&mut self, laid: Laid) {
        self.laid.push(laid);
        let set = &mut self.laid_at[laid.piece.kind().index()];
        *set = set.with(laid.at);
    }
}
