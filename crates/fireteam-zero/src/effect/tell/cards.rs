//! Whole cards: title, lines and where the facts come from.

use super::{Of, Teller};
use crate::pack::*;
use crate::speech::{Args, Kind, Speech};
use crate::terms::*;
use content::polish;

/// A card as a reader sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardText {
    pub title: String,
    pub lines: Vec<String>,
    /// Published or original: the entry first, then the fields that differ. Always to be shown.
    pub source: Vec<String>,
}

/// Finds any entry of the content by its id and tells it.
pub fn show(pack: &Pack, id: &str, lang: Lang) -> Option<CardText> {
    let teller = Teller::new(pack, Speech::of(lang));
    fn find<T>(all: &[T], meta: impl Fn(&T) -> &Meta, id: &str) -> Option<usize> {
        all.iter().position(|entry| meta(entry).id == id)
    }
    let at = |i: usize| u8::try_from(i).ok();
    if let Some(i) = find(&pack.actions, |e| &e.meta, id) {
        return Some(teller.action_card(Action(at(i)?)));
    }
    if let Some(i) = find(&pack.focuses, |e| &e.meta, id) {
        return Some(teller.focus(Focus(at(i)?)));
    }
    if let Some(i) = find(&pack.recon, |e| &e.meta, id) {
        return Some(teller.recon(Recon(at(i)?)));
    }
    if let Some(i) = find(&pack.monsters, |e| &e.meta, id) {
        return Some(teller.monster(Monster(at(i)?)));
    }
    if let Some(i) = find(&pack.twists, |e| &e.meta, id) {
        return Some(teller.twist(Twist(at(i)?)));
    }
    if let Some(i) = find(&pack.objectives, |e| &e.meta, id) {
        return Some(teller.objective(Objective(at(i)?)));
    }
    if let Some(i) = find(&pack.missions, |e| &e.meta, id) {
        return Some(teller.mission(Mission(at(i)?)));
    }
    if let Some(i) = find(&pack.heroes, |e| &e.meta, id) {
        return Some(teller.hero(Hero(at(i)?)));
    }
    if let Some(i) = find(&pack.specialists, |e| &e.meta, id) {
        return teller.specialist(i);
    }
    if let Some(i) = find(&pack.specialist_cards, |e| &e.meta, id) {
        return Some(teller.specialist_card(SpecialistCard(at(i)?)));
    }
    find(&pack.tokens, |e| &e.meta, id).and_then(|i| Some(teller.token_card(TokenKind(at(i)?))))
}

impl Teller<'_> {
    pub(in crate::effect) fn card(&self, kind: Kind, meta: &Meta) -> CardText {
        CardText { title: self.speech.name(kind, &meta.id, &meta.name), lines: Vec::new(), source: self.source(meta) }
    }

    fn nickname(&self, card: &mut CardText, name: &str) {
        card.title = polish::typeset(self.speech.lang(), &format!("{} {}", card.title, self.quoted(name)));
    }

    /// Published or original, for the entry and for the fields that differ.
    pub(crate) fn source(&self, meta: &Meta) -> Vec<String> {
        let word = |source: Source| self.speech.word(&format!("source-{}", source.word()));
        let entry = meta.source.map(|source| self.say("source-entry", &[("source", &word(source))]));
        let fields = meta.sources.iter().map(|(field, source)| {
            let name = self.speech.word(&format!("field-{field}"));
            self.say("source-field", &[("field", &name), ("source", &word(*source))])
        });
        entry.into_iter().chain(fields).map(|text| polish::contract(self.speech.lang(), &text)).collect()
    }

    /// Help texts and flavour close a card.
    pub(in crate::effect) fn close(&self, card: &mut CardText, kind: Kind, meta: &Meta) {
        for (field, text) in &meta.notes {
            let told = self.speech.text(kind, &meta.id, field, text);
            card.lines.push(polish::typeset(self.speech.lang(), &told));
        }
        if !meta.flavour.is_empty() {
            let told = self.quoted(&self.speech.text(kind, &meta.id, "flavour", &meta.flavour));
            card.lines.push(polish::typeset(self.speech.lang(), &told));
        }
    }

    pub(in crate::effect) fn facts(&self, key: &str, values: &[(&'static str, &str)]) -> String {
        self.line(&self.say(key, values))
    }

    fn fact(&self, key: &str, n: impl Into<crate::speech::Value<'static>>) -> String {
        let mut args = Args::new();
        args.set("n", n.into());
        self.line(&self.speech.say(key, &args))
    }

    pub(in crate::effect) fn role(&self, role: Role) -> String {
        self.speech.word(&format!("role-{}", role.word()))
    }

    /// The role as this hero has it: a language with a word of its own for a woman gives it as `.f`.
    pub(crate) fn role_of(&self, hero: &HeroCard) -> (String, String) {
        let gender = self.say("gender", &[("id", &hero.meta.id)]);
        let own = self.speech.attribute(&format!("role-{}", hero.role.word()), &gender);
        (own.unwrap_or_else(|| self.role(hero.role)), gender)
    }

    /// *type attack: range, strength, bonus hits*, then its extras.
    pub fn attack_half(&self, half: &AttackHalf) -> Vec<String> {
        let mut args = Args::new();
        args.set("type", self.types(&[half.ty]));
        args.set("range", half.range);
        args.set("strength", half.strength);
        args.set("bonus", half.bonus);
        let mut lines = vec![self.line(&self.speech.say("card-attack", &args))];
        lines.extend(self.abilities(&half.extra, Of::Attack));
        lines
    }

    /// The lower half: a tactical response or a reaction, with its name.
    pub fn lower_half(&self, id: &str, half: &LowerHalf) -> String {
        let name = self.quoted(&self.speech.text(Kind::Action, id, "lower", &half.name));
        let (key, text) = match half.kind {
            // The window of a tactical response is understood: only its effects are told.
            Lower::Tactical => ("card-tactical", self.list(self.pack.ability(half.ability).effects, Of::Hero)),
            Lower::Reaction => ("card-reaction", self.ability(half.ability, Of::Hero)),
        };
        self.facts(key, &[("name", &name), ("text", &text)])
    }

    pub fn action_card(&self, action: Action) -> CardText {
        let entry = self.pack.action(action);
        let mut card = self.card(Kind::Action, &entry.meta);
        let kind = self.speech.word(if entry.upgrade { "card-upgrade" } else { "card-basic" });
        let mut args = Args::new();
        args.set("n", entry.copies);
        let copies = self.speech.say("card-copies", &args);
        card.lines.push(self.line(&format!("{kind} · {} · {copies}", self.role(entry.role))));
        card.lines.extend(self.attack_half(&entry.attack));
        card.lines.push(self.lower_half(&entry.meta.id, &entry.lower));
        self.close(&mut card, Kind::Action, &entry.meta);
        card
    }

    pub fn focus(&self, focus: Focus) -> CardText {
        let Some(entry) = self.pack.focuses.get(focus.index()) else { return CardText::default() };
        let mut card = self.card(Kind::Focus, &entry.meta);
        card.lines.push(self.line(&format!("{} · {}", self.speech.word("card-focus"), self.role(entry.role))));
        if let Some(hero) = entry.hero.and_then(|hero| self.pack.heroes.get(hero.index())) {
            let name = self.speech.name(Kind::Hero, &hero.meta.id, &hero.meta.name);
            card.lines.push(self.facts("card-own-hero", &[("name", &name)]));
        }
        card.lines.extend(self.abilities(&entry.abilities, Of::Hero));
        self.close(&mut card, Kind::Focus, &entry.meta);
        card
    }

    pub fn recon(&self, recon: Recon) -> CardText {
        let Some(entry) = self.pack.recon.get(recon.index()) else { return CardText::default() };
        let mut card = self.card(Kind::Recon, &entry.meta);
        match &entry.kind {
            ReconKind::Event { effects, .. } => {
                card.lines.push(self.facts("card-event", &[]));
                card.lines.push(self.list(*effects, Of::Hero));
            }
            ReconKind::Discovery { mission, objective, effects, .. } => {
                let name = self.quoted(&self.objective_name(*objective));
                let objective = self.say("card-objective", &[("name", &name)]);
                card.lines.push(self.line(&format!("{} · {objective}", self.speech.word("card-discovery"))));
                card.lines.push(self.list(*effects, Of::Discovery(*mission)));
            }
            ReconKind::Item { .. } => self.item_lines(&mut card, entry),
        }
        self.close(&mut card, Kind::Recon, &entry.meta);
        card
    }

    /// A find of the second edition; the same as its recon card.
    pub fn item(&self, recon: Recon) -> CardText {
        self.recon(recon)
    }

    fn item_lines(&self, card: &mut CardText, entry: &ReconCard) {
        let ReconKind::Item { charges, abilities } = &entry.kind else { return };
        card.lines.push(self.facts("card-item", &[]));
        card.lines.extend(charges.map(|n| self.fact("card-charges", n)));
        card.lines.extend(self.abilities(abilities, Of::Hero));
    }

    fn resist(&self, resist: [u8; 3]) -> String {
        let mut args = Args::new();
        for (key, n) in ["brawl", "bullet", "bomb"].into_iter().zip(resist) {
            args.set(key, n);
        }
        self.line(&self.speech.say("card-resist", &args))
    }

    pub fn monster(&self, monster: Monster) -> CardText {
        let entry = self.pack.monster(monster);
        let mut card = self.card(Kind::Monster, &entry.meta);
        let mut args = Args::new();
        args.set("rank", self.speech.word(&format!("rank-{}", entry.rank.word())));
        args.set("family", self.family_name(entry.family));
        args.set("health", entry.health);
        args.set("speed", entry.speed);
        card.lines.push(self.line(&self.speech.say("card-monster", &args)));
        let mut args = Args::new();
        args.set("type", self.types(&[entry.attack.ty]));
        args.set("range", entry.attack.range);
        args.set("strength", entry.attack.strength);
        card.lines.push(self.line(&self.speech.say("card-monster-attack", &args)));
        card.lines.push(self.resist(entry.resist));
        if let Some(power) = &entry.power {
            card.lines.push(self.fact("card-power", self.amount_words(&self.scene(Of::Monster(monster)), power)));
        }
        if !self.pack.list(entry.special).is_empty() {
            let text = self.list(entry.special, Of::Monster(monster));
            card.lines.push(self.facts("card-special", &[("text", &text)]));
        }
        let name = self.quoted(&self.speech.text(Kind::Monster, &entry.meta.id, "attribute", &entry.attribute));
        let text = self.abilities(&entry.abilities, Of::Monster(monster)).join(" ");
        if !text.is_empty() {
            card.lines.push(self.facts("card-trait", &[("name", &name), ("text", &text)]));
        }
        self.close(&mut card, Kind::Monster, &entry.meta);
        card
    }

    pub fn twist(&self, twist: Twist) -> CardText {
        let Some(entry) = self.pack.twists.get(twist.index()) else { return CardText::default() };
        let mut card = self.card(Kind::Twist, &entry.meta);
        card.lines.push(self.facts("card-twist", &[("family", &self.family_name(entry.family))]));
        card.lines.extend(self.abilities(&entry.abilities, Of::Board));
        self.close(&mut card, Kind::Twist, &entry.meta);
        card
    }

    pub fn objective(&self, objective: Objective) -> CardText {
        let entry = self.pack.objective(objective);
        let of = Of::Objective(objective);
        let mut card = self.card(Kind::Objective, &entry.meta);
        card.lines.push(self.fact("card-need", entry.need));
        if entry.coin {
            card.lines.push(self.facts("card-coin", &[]));
        }
        if let Some(thing) = &entry.thing {
            let mut args = Args::new();
            args.set("name", self.token_name(thing.token, Some(entry.mission)));
            args.set("g", self.the_thing(thing.token, Some(entry.mission)).1);
            args.set("health", thing.health);
            card.lines.push(self.line(&self.speech.say("card-thing", &args)));
            card.lines.push(self.resist(thing.resist));
            args.set("text", self.inner(&self.scene(of), thing.destroyed));
            card.lines.push(self.line(&self.speech.say("card-destroyed", &args)));
        }
        card.lines.extend(self.abilities(&entry.abilities, of));
        if let Some(list) = entry.complete {
            card.lines.push(self.facts("card-complete", &[("text", &self.inner(&self.scene(of), list))]));
        }
        self.close(&mut card, Kind::Objective, &entry.meta);
        card
    }

    pub fn hero(&self, hero: Hero) -> CardText {
        let Some(entry) = self.pack.heroes.get(hero.index()) else { return CardText::default() };
        let text = |field: &str, english: &str| self.speech.text(Kind::Hero, &entry.meta.id, field, english);
        let mut card = self.card(Kind::Hero, &entry.meta);
        if !entry.nickname.is_empty() {
            self.nickname(&mut card, &text("nickname", &entry.nickname));
        }
        let (role, gender) = self.role_of(entry);
        card.lines.push(self.facts("card-hero", &[("role", &role), ("g", &gender)]));
        let mut args = Args::new();
        args.set("speed", entry.speed);
        args.set("hand", entry.hand_size);
        card.lines.push(self.line(&self.speech.say("card-speed", &args)));
        card.lines.push(self.facts("card-weapon", &[("name", &text("weapon", &entry.weapon))]));
        // Tactical responses are lower halves of action cards and are called as these are.
        let named = entry.tactical.iter().map(|name| {
            let lower = self.pack.actions.iter().find(|action| action.lower.name == *name);
            lower.map_or_else(|| name.clone(), |a| self.speech.text(Kind::Action, &a.meta.id, "lower", name))
        });
        let names = named.map(|name| self.quoted(&name)).reduce(|a, b| self.pair("comma", &a, &b));
        card.lines.push(self.facts("card-responses", &[("names", &names.unwrap_or_default())]));
        for focus in self.pack.focuses.iter().filter(|focus| focus.hero == Some(hero)) {
            let name = self.quoted(&self.speech.name(Kind::Focus, &focus.meta.id, &focus.meta.name));
            card.lines.push(self.facts("card-own-focus", &[("name", &name)]));
        }
        self.close(&mut card, Kind::Hero, &entry.meta);
        card
    }

    /// Henry (0) or Patty (1), with the ability of the base game.
    pub fn specialist(&self, which: usize) -> Option<CardText> {
        let entry = self.pack.specialists.get(which)?;
        let mut card = self.card(Kind::Specialist, &entry.meta);
        if !entry.nickname.is_empty() {
            let nickname = self.speech.text(Kind::Specialist, &entry.meta.id, "nickname", &entry.nickname);
            self.nickname(&mut card, &nickname);
        }
        let role = self.speech.word(&format!("specialist-{}", entry.role));
        card.lines.push(self.facts("card-specialist", &[("role", &role)]));
        let name = self.quoted(&self.speech.text(Kind::Specialist, &entry.meta.id, "ability", &entry.ability));
        for text in self.abilities(&entry.abilities, Of::Specialist) {
            card.lines.push(self.line(&self.say("head", &[("head", &name), ("effects", &text)])));
        }
        self.close(&mut card, Kind::Specialist, &entry.meta);
        Some(card)
    }

    pub fn specialist_card(&self, which: SpecialistCard) -> CardText {
        let Some(entry) = self.pack.specialist_cards.get(which.index()) else { return CardText::default() };
        let mut card = self.card(Kind::SpecialistCard, &entry.meta);
        let told = |s: &SpecialistFigure| self.speech.name(Kind::Specialist, &s.meta.id, &s.meta.name);
        let name = self.pack.specialists.get(entry.specialist).map_or_else(String::new, told);
        card.lines.push(self.facts("card-specialist-card", &[("name", &name)]));
        card.lines.extend(entry.charges.map(|n| self.fact("card-tokens", n)));
        card.lines.extend(self.abilities(&entry.abilities, Of::Specialist));
        self.close(&mut card, Kind::SpecialistCard, &entry.meta);
        card
    }

    /// A special token of the box.
    pub fn token_card(&self, token: TokenKind) -> CardText {
        let Some(entry) = self.pack.tokens.get(token.index()) else { return CardText::default() };
        let mut card = self.card(Kind::Token, &entry.meta);
        if token == TokenKind::INTEL {
            card.source = vec![self.say("source-entry", &[("source", &self.speech.word("source-published"))])];
        }
        card.lines.push(self.fact("card-token", entry.count));
        card.lines.extend(self.abilities(&entry.abilities, Of::Board));
        self.close(&mut card, Kind::Token, &entry.meta);
        card
    }
}
