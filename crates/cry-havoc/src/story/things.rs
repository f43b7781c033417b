//! What happened to Regions, Crystals, Structures and tokens.

use super::Story;
use crate::{
    choice::Choice,
    event::{At, Event},
    pack::AbilityId,
    terms::*,
    world::World,
};

impl Story<'_> {
    pub(super) fn board_event(&self, world: &World, event: &Event) -> Option<String> {
        use Event as E;
        let m = || self.with(world);
        let at = |region: Region| m().region("region", region);
        let by = |side: Side, region: Region| at(region).side("who", side);
        let structure = |structure: Structure| self.structure_name(structure);
        Some(match *event {
            E::ControlTaken { side, region } => by(side, region).line("event-control-taken"),
            E::ControlLost { side, region } => by(side, region).line("event-control-lost"),
            E::Crystals { n: 0, .. } | E::CrystalsMoved { n: 0, .. } => return None,
            E::Crystals { n, at } => {
                let key = if n > 0 { "event-crystals-come" } else { "event-crystals-go" };
                let loc = if n > 0 { "loc-into" } else { "loc-from" };
                m().set("n", n.unsigned_abs()).at("at", loc, at).line(key)
            }
            E::CrystalsMoved { side, n, from: At::Store, to: At::Supply } => {
                m().side("who", side).set("n", n).line("event-crystals-spent")
            }
            E::CrystalsMoved { side, n, from, to } => m()
                .side("who", side)
                .set("n", n)
                .at("from", "loc-from", from)
                .at("to", "loc-to", to)
                .line("event-crystals-moved"),
            E::StructureBuilt { side, structure: s, region } => {
                by(side, region).set("structure", structure(s)).line("event-structure-built")
            }
            E::StructureTakenBack { side, structure: s, region } => {
                by(side, region).set("structure", structure(s)).line("event-structure-taken-back")
            }
            E::StructureMoved { side, structure: s, from, to } => {
                by(side, from).set("structure", structure(s)).region("to", to).line("event-structure-moved")
            }
            E::StructureRemoved { side, structure: s, region } => {
                by(side, region).set("structure", structure(s)).line("event-structure-removed")
            }
            E::Activated { side, structure: s, region } => {
                by(side, region).set("structure", structure(s)).line("event-activated")
            }
            E::NamedPlaced { side, token, region } => {
                by(side, region).set("token", self.token_name(token)).line("event-named-placed")
            }
            E::NamedRemoved { side, token, region } => {
                by(side, region).set("token", self.token_name(token)).line("event-named-removed")
            }
            E::TokenPlaced { kind, region } => at(region).line(&self.of_kind("event-token-placed", kind)),
            E::TokenMoved { kind, from, to } => {
                at(from).region("to", to).line(&self.of_kind("event-token-moved", kind))
            }
            E::TokenRemoved { kind, region } => at(region).line(&self.of_kind("event-token-removed", kind)),
            E::TokenRevealed { piece, region } => {
                let text: &[AbilityId] = if piece.index() < PIECES { &self.pack.face(piece).abilities } else { &[] };
                let m = at(region).set("name", self.with_text(world, self.piece_name(piece), text));
                m.line(&self.of_kind("event-token-revealed", piece.kind()))
            }
            E::LookedAtTokens { side, regions, .. } => {
                let names = self.list(regions.iter().map(|region| self.region(world, region)));
                m().side("who", side).set("n", regions.len()).set("regions", names).line("event-looked-at-tokens")
            }
            E::RegionWorthMore { region, vp } => {
                let key = if vp < 0 { "event-region-worth-less" } else { "event-region-worth-more" };
                at(region).set("n", vp.unsigned_abs()).line(key)
            }
            _ => return None,
        })
    }

    /// A name and what it does, for things that nobody could read before.
    pub(super) fn with_text(&self, world: &World, name: String, abilities: &[AbilityId]) -> String {
        let text = self.tell.abilities(abilities).join(" ");
        if text.is_empty() { name } else { self.with(world).set("name", name).set("text", text).part("with-text") }
    }

    /// Genders and articles differ by the kind of token, so that each kind has its own sentence.
    fn of_kind(&self, key: &str, kind: PieceKind) -> String {
        format!("{key}-{}", kind.word().replace('_', "-"))
    }

    /// A choice as a noun, where it is one.
    pub(super) fn chosen(&self, world: &World, choice: Choice) -> Option<String> {
        Some(match choice {
            Choice::Region(region) => self.region(world, region),
            Choice::Objective(objective) => self.tell.the_objective(objective).accusative,
            Choice::Side(side) => self.side(world, side).accusative,
            Choice::Faction(faction) => self.tell.the_faction(faction).accusative,
            Choice::Card(card) => self.card_name(card),
            Choice::Skill(skill) => self.skill_name(skill),
            Choice::Structure(structure) => self.structure_name(structure),
            Choice::Named(token) => self.token_name(token),
            // The rest is told by what it brings about.
            _ => return None,
        })
    }
}
