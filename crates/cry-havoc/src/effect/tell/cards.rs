//! Whole entries as a reader sees them: name, kind, icons, rules, flavour and where the facts come from.

use super::names::face_kind;
use super::{Teller, yes};
use crate::pack::*;
use crate::speech::{Args, Kind, Speech};
use crate::terms::*;
use content::polish;

/// An entry of the content as a reader sees it. Every text is finished; what does not apply is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardText {
    pub name: String,
    /// "Structure · Humans · 3 tokens".
    pub kind: String,
    /// Icons of a Tactics card, costs of a Structure.
    pub icons: String,
    /// Discard bonuses.
    pub bonus: Vec<String>,
    pub rules: Vec<String>,
    pub flavour: String,
    /// Published or our own design. Always to be shown.
    pub source: String,
}

impl CardText {
    /// Everything below the name, in order.
    pub fn lines(&self) -> Vec<String> {
        let parts = [&self.kind, &self.icons].into_iter().chain(&self.bonus).chain(&self.rules);
        let parts = parts.chain([&self.flavour, &self.source]);
        parts.filter(|line| !line.is_empty()).cloned().collect()
    }
}

/// All entries with this id: some ids belong to a Structure or Skill and to a token. `token:watchtower` names one kind.
pub fn show(pack: &Pack, lang: Lang, id: &str) -> Vec<CardText> {
    let teller = Teller::new(pack, Speech::of(lang));
    let (kind, id) = id.split_once(':').map_or((None, id), |(kind, id)| (Some(kind), id));
    let mut found: Vec<CardText> = Vec::new();
    for (of, meta, card) in all(pack) {
        if meta.id == id && kind.is_none_or(|kind| kind == of.word()) {
            let card = card(&teller);
            // A Region that both boards have is one entry if it says the same on both, and copies of tokens are one.
            if !found.contains(&card) {
                found.push(card);
            }
        }
    }
    found
}

/// How to tell an entry.
type Tell<'p> = Box<dyn Fn(&Teller<'_>) -> CardText + 'p>;

/// Every entry that has a name, with its kind and how to tell it.
fn all(pack: &Pack) -> Vec<(Kind, &Meta, Tell<'_>)> {
    let mut all: Vec<(Kind, &Meta, Tell<'_>)> = Vec::new();
    for (card, i) in pack.factions.iter().zip(Faction::ALL) {
        all.push((Kind::Faction, &card.meta, Box::new(|t| t.faction(*i))));
    }
    for (meta, i) in pack.terrains.iter().zip(Terrain::ALL) {
        all.push((Kind::Terrain, meta, Box::new(|t| t.terrain(*i))));
    }
    for (card, i) in pack.cards.iter().zip(0..) {
        all.push((Kind::Tactic, &card.meta, Box::new(move |t| t.card(Card(i)))));
    }
    for (card, i) in pack.structures.iter().zip(0..) {
        all.push((Kind::Structure, &card.meta, Box::new(move |t| t.structure(Structure(i)))));
    }
    for (card, i) in pack.named.iter().zip(0..) {
        all.push((Kind::Token, &card.meta, Box::new(move |t| t.named(Named(i)))));
    }
    for (card, i) in pack.skills.iter().zip(0..) {
        all.push((Kind::Skill, &card.meta, Box::new(move |t| t.skill(Skill(i)))));
    }
    for (card, i) in pack.events.iter().zip(0..) {
        all.push((Kind::Event, &card.meta, Box::new(move |t| t.event(EventToken(i)))));
    }
    for face in &pack.faces {
        all.push((face_kind(face.kind), &face.meta, Box::new(|t| t.face(face))));
    }
    for (board, b) in pack.boards.iter().zip(0..) {
        all.push((Kind::Board, &board.meta, Box::new(move |t| t.board(b))));
        for (card, i) in board.regions.iter().zip(0..) {
            all.push((Kind::Region, &card.meta, Box::new(move |t| t.region_card(b, Region(i)))));
        }
    }
    for entry in &pack.skill_levels {
        all.push((Kind::Level, &entry.meta, Box::new(|t| t.level(entry))));
    }
    for entry in &pack.round_options {
        all.push((Kind::Rounds, &entry.meta, Box::new(|t| t.rounds(entry))));
    }
    for entry in &pack.handicaps {
        all.push((Kind::Handicap, &entry.meta, Box::new(|t| t.handicap(entry))));
    }
    all
}

pub(super) fn metas(pack: &Pack) -> Vec<(Kind, &Meta)> {
    all(pack).into_iter().map(|(kind, meta, _)| (kind, meta)).collect()
}

/// Help texts that are shown. The reference wording is not among them: the generated rules stand in its place.
pub(super) fn notes(meta: &Meta) -> impl Iterator<Item = (&str, &str)> {
    let shown = |(field, text): &'_ (String, String)| field != "text" && !text.is_empty();
    meta.notes.iter().filter(move |note| shown(note)).map(|(field, text)| (field.as_str(), text.as_str()))
}

/// The key of a published fact, which the content files name in free words.
pub(super) fn fact_id(fact: &str) -> String {
    let words = fact.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("_")
}

impl Teller<'_> {
    /// Name, notes, flavour and source; rules come between.
    pub(super) fn entry(&self, kind: Kind, meta: &Meta, told: String, rules: Vec<String>) -> CardText {
        let typeset = |text: String| polish::typeset(self.speech.lang(), &text);
        let text = |field: &str, english: &str| self.speech.text(kind, &meta.id, field, english);
        let notes = notes(meta).map(|(field, english)| self.line(&typeset(text(field, english))));
        let flavour = match meta.flavour.as_str() {
            "" => String::new(),
            english => typeset(self.say("quote", &[("name", &text("flavour", english))])),
        };
        CardText {
            name: typeset(self.name_of(kind, meta)),
            kind: polish::capital(&typeset(told)),
            rules: rules.into_iter().chain(notes).collect(),
            flavour,
            source: self.source(meta),
            ..CardText::default()
        }
    }

    /// "our own design", "published", or what of the entry is published.
    fn source(&self, meta: &Meta) -> String {
        let told = |fact: &String| self.speech.name(Kind::Fact, &fact_id(fact), &fact.replace('_', " "));
        let facts: Vec<String> = meta.published_fields.iter().map(told).collect();
        let text = match (facts.is_empty(), meta.source) {
            (false, _) => self.say("source-some", &[("list", &facts.join(", "))]),
            (true, Some(Source::Published)) => self.speech.word("source-published"),
            (true, _) => self.speech.word("source-original"),
        };
        polish::typeset(self.speech.lang(), &polish::capital(&text))
    }

    pub(super) fn fact(&self, key: &str, n: impl Into<crate::speech::Value<'static>>) -> String {
        let mut args = Args::new();
        args.set("n", n.into());
        self.line(&self.speech.say(key, &args))
    }

    pub(super) fn facts(&self, key: &str, values: &[(&'static str, &str)]) -> String {
        self.line(&self.say(key, values))
    }

    pub fn card(&self, id: Card) -> CardText {
        let card = self.pack.card(id);
        let kind = match (id.faction(), id.terrain()) {
            (Some(faction), _) => self.say("kind-faction-card", &[("faction", &self.faction_name(faction))]),
            (_, terrain) => {
                let name = terrain.map(|terrain| self.terrain_name(terrain)).unwrap_or_default();
                self.say("kind-terrain-card", &[("terrain", &name)])
            }
        };
        let icon = |(kind, n): (&Points, &u8)| {
            let mut args = Args::new();
            args.set("n", *n);
            (*n > 0).then(|| self.speech.say(&format!("icons-{}", kind.word()), &args))
        };
        let icons: Vec<String> = Points::ALL.iter().zip(&card.icons).filter_map(icon).collect();
        let mut rules: Vec<String> = card.tactic.iter().map(|id| self.ability(*id)).collect();
        if card.enables_scoring {
            let head = self.speech.word("win-action");
            rules.push(self.line(&self.headed(Some(head), &self.speech.word("op-enable_scoring"))));
        }
        CardText {
            icons: if icons.is_empty() { self.speech.word("icons-none") } else { icons.join(" · ") },
            bonus: card.bonus.iter().map(|b| self.line(&self.speech.word(&format!("bonus-{}", b.word())))).collect(),
            ..self.entry(Kind::Tactic, &card.meta, kind, rules)
        }
    }

    pub fn skill(&self, id: Skill) -> CardText {
        let skill = self.pack.skill(id);
        let extra = if skill.extra { "-extra" } else { "" };
        let default = if skill.default { "-default" } else { "" };
        let key = format!("kind-skill{extra}{default}");
        let kind = self.say(&key, &[("faction", &self.faction_name(skill.faction))]);
        self.entry(Kind::Skill, &skill.meta, kind, self.abilities(&skill.abilities))
    }

    pub fn structure(&self, id: Structure) -> CardText {
        let card = self.pack.structure(id);
        let kind = self.of_faction("kind-structure", card.faction, card.count);
        let cost = |key: &str, points: u8| self.say(key, &[("cost", &points.to_string())]);
        let costs = [Some(cost("cost-build", card.build)), card.activate.map(|points| cost("cost-activate", points))];
        CardText {
            icons: costs.into_iter().flatten().collect::<Vec<_>>().join(" · "),
            ..self.entry(Kind::Structure, &card.meta, kind, self.abilities(&card.abilities))
        }
    }

    pub fn named(&self, id: Named) -> CardText {
        let card = self.pack.named(id);
        let kind = self.of_faction("kind-named", card.faction, card.count);
        let mut rules = self.abilities(&card.abilities);
        rules.extend(card.falls_with_control.then(|| self.facts("line-falls", &[])));
        rules.extend(card.returns_each_round.then(|| self.facts("line-returns", &[])));
        self.entry(Kind::Token, &card.meta, kind, rules)
    }

    fn of_faction(&self, key: &str, faction: Faction, n: u8) -> String {
        let mut args = Args::new();
        args.set("faction", self.faction_name(faction));
        args.set("n", n);
        args.set("many", yes(n != 1));
        self.speech.say(key, &args)
    }

    pub fn event(&self, id: EventToken) -> CardText {
        let Some(card) = self.pack.events.get(id.index()) else { return CardText::default() };
        self.entry(Kind::Event, &card.meta, self.speech.word("kind-event"), self.abilities(&card.abilities))
    }

    pub fn piece(&self, piece: Piece) -> CardText {
        self.face(self.pack.face(piece))
    }

    /// The front of a face-down token.
    pub fn face(&self, face: &FaceCard) -> CardText {
        let mut args = Args::new();
        args.set("piece", self.piece_kind_name(face.kind));
        args.set("n", face.copies);
        let kind = self.speech.say("kind-piece", &args);
        let mut rules = Vec::new();
        if face.kind.is_trog() && (face.units > 0 || face.crystals > 0 || face.abilities.is_empty()) {
            let mut args = Args::new();
            args.set("units", face.units);
            args.set("crystals", face.crystals);
            rules.push(self.line(&self.speech.say("line-units", &args)));
        }
        rules.extend(self.abilities(&face.abilities));
        self.entry(face_kind(face.kind), &face.meta, kind, rules)
    }
}
