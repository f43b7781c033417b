//! What is done with cards, Structures and tokens.

use super::units::{each, onward};
use super::{Scene, Teller, yes};
use crate::pack::*;
use crate::speech::Args;

impl Teller<'_> {
    pub(super) fn thing_op(&self, scene: &Scene, step: &Step, before: &[Step]) -> String {
        match &step.what {
            What::DrawCards { deck, keep, store, capacity } => {
                let cards = self.counted("cards", step, &[]);
                let mut args = Args::new();
                args.set("deck", self.say("deck", &[("deck", deck.word())]));
                args.set("cards", cards);
                args.set("who", step.who.word());
                args.set("many", yes(self.number(&step.count).many));
                args.set("capacity", capacity.unwrap_or(0));
                let key = match keep {
                    _ if *store => "op-draw-store",
                    Some(keep) => {
                        args.set("keep", self.number(keep).n);
                        "op-draw-keep"
                    }
                    None => "op-draw",
                };
                self.speech.say(key, &args)
            }
            What::DiscardCards { terrain_only } => {
                let more = before.iter().any(|earlier| earlier.what == step.what && earlier.who == step.who);
                self.counted("op-discard", step, &[("terrain", yes(*terrain_only)), ("more", yes(more))])
            }
            What::RecoverCards { not_cost } => self.counted("op-recover", step, &[("other", yes(*not_cost))]),
            What::PeekHand => self.speech.word("op-peek-hand"),
            What::PeekTokens { at } => self.say("op-peek-tokens", &[("in", &self.region(at, "in"))]),
            What::PlaceStructure { .. }
            | What::MoveStructures { .. }
            | What::RemoveStructure { .. }
            | What::ActivateStructure { .. } => self.structure_op(step, before),
            _ => self.token_op(scene, step),
        }
    }

    fn structure_op(&self, step: &Step, before: &[Step]) -> String {
        let structures = self.counted("structures", step, &[]);
        let structures = ("structures", structures.as_str());
        match &step.what {
            What::PlaceStructure { structure, max_cost, at } => {
                let mut args = Args::new();
                args.set("type", if structure.is_some() { "one" } else { "any" });
                args.set("name", structure.map(|one| self.structure_name(one)).unwrap_or_default());
                args.set("max", max_cost.unwrap_or(0));
                args.set("into", self.region(at, "into"));
                self.speech.say("op-put-structure", &args)
            }
            What::MoveStructures { from, to } => {
                let bare = owned(from);
                let to_words = self.region(&onward(from, to), "to");
                let values = [structures, ("each", yes(each(from, to))), ("to", &to_words)];
                if anywhere(&bare) {
                    return self.say("op-move-structures-any", &values);
                }
                let from = self.region(&bare, "from");
                self.say("op-move-structures", &[values[0], values[1], values[2], ("from", &from)])
            }
            What::RemoveStructure { at } => {
                let from = self.region(&owned(at), "from");
                match at.structure {
                    Some(StructureWord::Type(one)) => {
                        self.say("op-remove-this", &[("name", &self.structure_name(one)), ("from", &from)])
                    }
                    _ => self.counted("op-remove-structure", step, &[structures, ("from", &from)]),
                }
            }
            What::ActivateStructure { at } => {
                // Only Structures in controlled Regions can be activated at all.
                let bare = Selector { control: at.control.filter(|held| *held != Holds::Me), ..owned(at) };
                let moved = matches!(before, [.., Step { what: What::MoveStructures { .. }, .. }]);
                if moved && at.at == Anchor::Bound {
                    return self.say("op-activate-moved", &[structures]);
                }
                if anywhere(&bare) {
                    return self.say("op-activate-any", &[structures]);
                }
                self.say("op-activate", &[structures, ("in", &self.region(&bare, "in"))])
            }
            _ => String::new(),
        }
    }

    fn token_op(&self, scene: &Scene, step: &Step) -> String {
        let tokens = |token: TokenWord| {
            let word = self.token_word(token, self.number(&step.count).many);
            self.counted("tokens", step, &[("token", &word)])
        };
        match &step.what {
            What::PlaceToken { token, to } => {
                let down = matches!(token, TokenWord::Nest | TokenWord::WarParty | TokenWord::Trog);
                let key = if down { "op-put-token-down" } else { "op-put-token" };
                self.say(key, &[("tokens", &tokens(*token)), ("into", &self.region(to, "into"))])
            }
            What::MoveTokens { token, from, to } => {
                let (from_words, to_words) =
                    (self.region(&holding(from, *token), "from"), self.region(&onward(from, to), "to"));
                // "Up to 1" is said otherwise: one may, and it is one.
                let single = yes(step.up_to && !self.number(&step.count).many);
                let values = [
                    ("tokens", &*tokens(*token)),
                    ("each", yes(each(from, to))),
                    ("to", &*to_words),
                    ("single", single),
                    ("from", &*from_words),
                ];
                let key = if anywhere(&holding(from, *token)) { "op-move-tokens-any" } else { "op-move-tokens" };
                self.say(key, &values)
            }
            What::RemoveTokens { token: TokenWord::Named(named), .. } if scene.token == Some(*named) => {
                self.speech.word("op-return-token")
            }
            What::RemoveTokens { token, at } => {
                let from = self.region(&holding(at, *token), "from");
                self.say("op-remove-tokens", &[("tokens", &tokens(*token)), ("from", &from)])
            }
            What::ResolveToken { token, at, here } => {
                let many = yes(self.number(&step.count).many);
                let (key, place) = match (at, here) {
                    (None, Some(here)) => ("op-resolve-supply", self.region(here, "in")),
                    (Some(at), _) => ("op-resolve", self.region(&holding(at, *token), "in")),
                    (None, None) => ("op-resolve-supply", String::new()),
                };
                self.say(key, &[("tokens", &tokens(*token)), ("in", &place), ("many", many)]).trim_end().to_owned()
            }
            _ => String::new(),
        }
    }
}

/// "one of your Structures from a Region": that it is there goes without saying.
fn owned(select: &Selector) -> Selector {
    Selector { structure: None, ..*select }
}

/// The same for tokens.
fn holding(select: &Selector, token: TokenWord) -> Selector {
    Selector { token: select.token.filter(|there| *there != token), ..*select }
}

/// A selector that says nothing but "some Region".
fn anywhere(select: &Selector) -> bool {
    Selector { pick: Pick::Choose, ..*select } == Selector::default()
}
