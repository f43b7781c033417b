//! What sides, Regions, cards, Structures and tokens are called in a story.

use super::Story;
use crate::{
    effect::tell::Noun,
    pack::{List, Offer, What},
    speech::{Args, Kind},
    terms::*,
    world::{Cause, World},
};

/// The letter of a seat.
fn letter(seat: Seat) -> String {
    char::from(b'A' + seat.0 % 26).to_string()
}

impl Story<'_> {
    /// A seat: "Humans"; before Factions are chosen, "player A".
    pub fn seat_name(&self, world: &World, seat: Seat) -> String {
        self.faction_at(world, seat).unwrap_or_else(|| {
            let mut args = Args::new();
            args.set("letter", letter(seat));
            self.speech.say("player-label", &args)
        })
    }

    /// A seat with the letter that stands for it where there is no room for a name: "A (Humans)".
    pub fn seat_label(&self, world: &World, seat: Seat) -> String {
        let Some(faction) = self.faction_at(world, seat) else { return self.seat_name(world, seat) };
        let mut args = Args::new();
        args.set("letter", letter(seat));
        args.set("faction", faction);
        self.speech.say("seat-label", &args)
    }

    fn faction_at(&self, world: &World, seat: Seat) -> Option<String> {
        let faction = (seat.index() < PLAYERS).then(|| world.faction(Side::of(seat))).flatten();
        faction.map(|faction| self.tell.faction_name(faction))
    }

    /// A side: a seat, or the neutral Trogs.
    pub fn side_name(&self, world: &World, side: Side) -> String {
        match side.seat() {
            Some(seat) => self.seat_name(world, seat),
            None => self.word("neutral-label"),
        }
    }

    /// A side as events speak of it: its Faction with its article.
    pub(super) fn side(&self, world: &World, side: Side) -> Noun {
        let known = (side.index() < SIDES).then(|| world.faction(side)).flatten();
        match known.or(side.is_neutral().then_some(Faction::Trogs)) {
            Some(faction) => self.tell.the_faction(faction),
            None => {
                let name = self.seat_name(world, Seat(side.0));
                let [nominative, accusative, dative] = [name.clone(), name.clone(), name.clone()];
                Noun { nominative, accusative, dative, genitive: name, gender: String::new() }
            }
        }
    }

    pub(super) fn letter(&self, side: Side) -> String {
        letter(Seat(side.0))
    }

    /// The plain name of a Region of the board in use.
    pub fn region_name(&self, world: &World, region: Region) -> String {
        match world.board(self.pack).regions.get(region.index()) {
            Some(card) => self.speech.name(Kind::Region, &card.meta.id, &card.meta.name),
            None => self.word("nowhere"),
        }
    }

    /// A Region as it stands in a sentence.
    pub(super) fn region(&self, world: &World, region: Region) -> String {
        let name = self.region_name(world, region);
        let label = self.speech.say("region-label", &[("name", name.as_str())].into_iter().collect());
        if self.numbered { format!("{label} [{}]", region.0) } else { label }
    }

    /// A name in quotation marks.
    pub(super) fn quoted(&self, name: &str) -> String {
        self.speech.say("quote", &[("name", name)].into_iter().collect())
    }

    /// A name in quotation marks, or a word for what there is not.
    fn name_if(&self, known: bool, name: impl FnOnce() -> String, unknown: &str) -> String {
        if known { self.quoted(&name()) } else { self.word(unknown) }
    }

    pub fn card_name(&self, card: Card) -> String {
        self.name_if(card.index() < self.pack.cards.len(), || self.tell.card_name(card), "a-card")
    }
    pub fn skill_name(&self, skill: Skill) -> String {
        self.name_if(skill.index() < self.pack.skills.len(), || self.tell.skill_name(skill), "something")
    }
    pub fn structure_name(&self, structure: Structure) -> String {
        let known = structure.index() < self.pack.structures.len();
        self.name_if(known, || self.tell.structure_name(structure), "something")
    }
    /// A named token: Artillery, Phase Shield, …
    pub fn token_name(&self, token: Named) -> String {
        self.name_if(token.index() < self.pack.named.len(), || self.tell.named_name(token), "something")
    }
    pub fn event_name(&self, token: EventToken) -> String {
        self.name_if(token.index() < self.pack.events.len(), || self.tell.event_name(token), "something")
    }
    /// The front of a face-down token.
    pub fn piece_name(&self, piece: Piece) -> String {
        self.name_if(piece.index() < PIECES, || self.tell.piece_name(piece), "something")
    }

    /// Cards by their names, those of the same name together.
    pub(super) fn cards(&self, cards: Cards) -> String {
        let mut named: Vec<(String, u8)> = Vec::new();
        for card in cards.iter() {
            let name = self.card_name(card);
            match named.iter_mut().find(|(other, _)| *other == name) {
                Some((_, n)) => *n += 1,
                None => named.push((name, 1)),
            }
        }
        self.list(named.into_iter().map(|(name, n)| if n > 1 { format!("{n} × {name}") } else { name }))
    }

    /// The thing whose text speaks; none for a rule.
    pub(super) fn cause(&self, world: &World, cause: Cause) -> Option<String> {
        let lying = |name: String, region: Region| {
            self.with(world).set("name", name).region("region", region).part("cause-lying")
        };
        Some(match cause {
            Cause::Rule => return None,
            Cause::Card(card) => self.card_name(card),
            Cause::Skill(skill) => self.skill_name(skill),
            Cause::Structure(structure, region) => lying(self.structure_name(structure), region),
            Cause::Named(token, region) => lying(self.token_name(token), region),
            Cause::Piece(piece) => self.piece_name(piece),
            Cause::Event(token) => self.event_name(token),
        })
    }

    /// The option that a text of this thing offers; none if it has no such option.
    pub(super) fn offer_of(&self, cause: Cause, option: u8) -> Option<Offer> {
        let pack = self.pack;
        let abilities = match cause {
            Cause::Rule => return None,
            Cause::Card(card) => pack.cards.get(card.index())?.tactic.as_slice(),
            Cause::Skill(skill) => &pack.skills.get(skill.index())?.abilities,
            Cause::Structure(structure, _) => &pack.structures.get(structure.index())?.abilities,
            Cause::Named(token, _) => &pack.named.get(token.index())?.abilities,
            Cause::Piece(piece) if piece.index() < PIECES => &pack.face(piece).abilities,
            Cause::Piece(_) => return None,
            Cause::Event(token) => &pack.events.get(token.index())?.abilities,
        };
        abilities.iter().find_map(|id| self.offer_in(pack.ability(*id).effect, option))
    }

    /// The first choice of a list that has this many options.
    fn offer_in(&self, list: List, option: u8) -> Option<Offer> {
        self.pack.list(list).iter().find_map(|step| match &step.what {
            What::Choose(word) => word
                .options
                .get(option as usize)
                .copied()
                .or_else(|| word.options.iter().find_map(|offer| self.offer_in(offer.effect, option))),
            What::EachPlayer(word) => self.offer_in(word.effect, option),
            _ => None,
        })
    }
}
