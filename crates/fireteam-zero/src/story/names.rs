//! What figures, places, tokens and cards are called in a story.

use super::Story;
use crate::{
    choice::Holder,
    pack::*,
    speech::{Args, Kind},
    terms::*,
    world::World,
};

/// The cases; only German tells them apart.
const FORMS: [&str; 4] = ["nom", "acc", "dat", "gen"];

/// A name in its cases, with its gender.
#[derive(Clone, Debug)]
pub(super) struct Name {
    forms: [String; 4],
    gender: String,
}

impl Name {
    pub fn new(forms: [String; 4], gender: String) -> Self {
        Name { forms, gender }
    }
    /// Adds `name`, `name_acc`, `name_dat`, `name_gen` and `name_g`.
    pub fn put(&self, args: &mut Args<'static>, name: &str) {
        args.set(name.to_owned(), self.forms[0].clone());
        for (form, text) in FORMS.iter().zip(&self.forms).skip(1) {
            args.set(format!("{name}_{form}"), text.clone());
        }
        args.set(format!("{name}_g"), self.gender.clone());
    }
    pub fn nominative(&self) -> String {
        self.forms[0].clone()
    }
}

/// What a person is called: the nickname if the id is made from it (Patty), otherwise the first name.
pub(crate) fn short(meta: &Meta, nickname: &str) -> String {
    if nickname.to_lowercase() == meta.id {
        return nickname.to_owned();
    }
    meta.name.split(' ').next().unwrap_or(&meta.name).to_owned()
}

impl Story<'_> {
    /// A figure or thing by its plain name, with its number where several are alike.
    pub fn figure_name(&self, world: &World, figure: Figure) -> String {
        self.figure(world, figure).nominative()
    }

    /// A hero, specialist, monster or thing.
    pub(super) fn figure(&self, world: &World, figure: Figure) -> Name {
        if let Some(seat) = figure.seat() {
            return self.seat(world, seat);
        }
        if let Some(which) = figure.specialist_slot() {
            return match self.pack.specialists.get(which) {
                Some(entry) => self.person(short(&entry.meta, &entry.called), self.gender(&entry.meta.id)),
                None => self.nobody(),
            };
        }
        if let Some(monster) = world.monster(figure) {
            return self.monster(world, figure, monster.kind);
        }
        let gone = self.gone.iter().flatten().find(|(thing, _)| *thing == figure);
        match world.thing_kind(figure).or(gone.map(|(_, kind)| *kind)) {
            Some(kind) => self.thing(world, kind),
            None => self.nobody(),
        }
    }

    /// A thing that can be attacked, with its article.
    pub(super) fn thing(&self, world: &World, kind: TokenKind) -> Name {
        let (forms, gender) = self.tell.the_thing(kind, Some(world.mission()));
        Name { forms, gender }
    }

    /// Something that is no longer there.
    fn nobody(&self) -> Name {
        let forms = FORMS.map(|form| {
            let args = [("form", form)].into_iter().collect();
            self.speech.say("the-target", &args)
        });
        Name { forms, gender: "n".to_owned() }
    }

    /// The hero of a seat; before heroes are chosen, the player.
    pub(super) fn seat(&self, world: &World, seat: Seat) -> Name {
        let hero = (seat.index() < HEROES).then(|| world.hero_of(seat)).flatten();
        match hero.and_then(|hero| self.pack.heroes.get(hero.index())) {
            Some(entry) => self.person(short(&entry.meta, &entry.nickname), self.gender(&entry.meta.id)),
            None => {
                let mut args = Args::new();
                args.set("n", seat.0 + 1);
                self.person(self.speech.say("player", &args), "m".to_owned())
            }
        }
    }

    /// Somebody who is called the same in every case, but for what belongs to them: "von Abe", beside "der Brut".
    fn person(&self, name: String, gender: String) -> Name {
        let of = self.speech.say("person-gen", &[("name", name.as_str())].into_iter().collect());
        Name { forms: [name.clone(), name.clone(), name, of], gender }
    }

    fn gender(&self, id: &str) -> String {
        self.speech.say("gender", &[("id", id)].into_iter().collect())
    }

    /// A monster figure; numbered where the mission has several of its kind.
    fn monster(&self, world: &World, figure: Figure, kind: Monster) -> Name {
        let mut same = (0..world.monsters().len()).filter(|slot| world.monsters()[*slot].kind == kind);
        let several = same.clone().nth(1).is_some();
        let number = same.position(|slot| Figure::monster(slot) == figure).filter(|_| several);
        let (mut forms, gender) = self.tell.the_monster(kind, several);
        if let Some(number) = number {
            for form in &mut forms {
                form.push_str(&format!(" {}", number + 1));
            }
        }
        Name { forms, gender }
    }

    pub(super) fn kind_name(&self, kind: Monster) -> String {
        self.tell.monster_name(kind)
    }

    pub(super) fn place(&self, world: &World, place: Place) -> String {
        let name = self.tell.place_name(world.mission(), place);
        if name.is_empty() {
            return self.word("nowhere");
        }
        self.speech.say("place-label", &[("name", name.as_str())].into_iter().collect())
    }

    /// A token of a kind, with its article.
    pub(super) fn a_token(&self, world: &World, kind: TokenKind) -> Name {
        let (forms, gender) = self.tell.a_token(kind, Some(world.mission()));
        Name { forms, gender }
    }

    pub(super) fn token(&self, world: &World, kind: TokenKind) -> String {
        let name = self.tell.token_name(kind, Some(world.mission()));
        self.speech.say("token-label", &[("name", name.as_str())].into_iter().collect())
    }

    pub(super) fn type_name(&self, ty: AttackType) -> String {
        self.word(&format!("type-{}", ty.word()))
    }

    /// A card's name in quotation marks.
    pub(super) fn titled(&self, name: &str) -> String {
        self.speech.say("quote", &[("name", name)].into_iter().collect())
    }

    fn named(&self, kind: Kind, meta: &Meta) -> String {
        self.titled(&self.speech.name(kind, &meta.id, &meta.name))
    }

    pub(super) fn mission(&self, mission: Mission) -> String {
        self.named(Kind::Mission, &self.pack.mission(mission).meta)
    }
    pub(super) fn objective(&self, objective: Objective) -> String {
        self.titled(&self.tell.objective_name(objective))
    }
    pub(super) fn action(&self, action: Action) -> String {
        self.pack.actions.get(action.index()).map_or_else(|| self.word("a-card"), |c| self.named(Kind::Action, &c.meta))
    }
    /// The name of the lower half.
    pub(super) fn lower(&self, action: Action) -> String {
        self.pack.actions.get(action.index()).map_or_else(
            || self.word("a-card"),
            |card| self.titled(&self.speech.text(Kind::Action, &card.meta.id, "lower", &card.lower.name)),
        )
    }
    pub(super) fn focus(&self, focus: Focus) -> String {
        self.pack.focuses.get(focus.index()).map_or_else(|| self.word("a-card"), |c| self.named(Kind::Focus, &c.meta))
    }
    pub(super) fn recon(&self, recon: Recon) -> String {
        self.pack.recon.get(recon.index()).map_or_else(|| self.word("a-card"), |c| self.named(Kind::Recon, &c.meta))
    }
    pub(super) fn twist(&self, twist: Twist) -> String {
        self.pack.twists.get(twist.index()).map_or_else(|| self.word("a-card"), |c| self.named(Kind::Twist, &c.meta))
    }
    pub(super) fn specialist_card(&self, card: SpecialistCard) -> String {
        let card = self.pack.specialist_cards.get(card.index());
        card.map_or_else(|| self.word("a-card"), |c| self.named(Kind::SpecialistCard, &c.meta))
    }
    /// A card of a seat's own set.
    pub(super) fn card(&self, world: &World, seat: Seat, card: Card) -> String {
        match self.design(world, seat, card) {
            Some(action) => self.action(action),
            None => self.word("a-card"),
        }
    }
    pub(super) fn design(&self, world: &World, seat: Seat, card: Card) -> Option<Action> {
        (seat.index() < world.seats().len() && card.index() < world.set_size(seat)).then(|| world.design(seat, card))
    }
    /// The cards of a set by their names, those of the same name together.
    pub(super) fn cards(&self, world: &World, seat: Seat, cards: u32) -> String {
        let mut named: Vec<(String, u8)> = Vec::new();
        for card in (0..CARDS as u8).filter(|card| cards >> card & 1 == 1) {
            let name = self.card(world, seat, Card(card));
            match named.iter_mut().find(|(other, _)| *other == name) {
                Some((_, n)) => *n += 1,
                None => named.push((name, 1)),
            }
        }
        self.list(named.into_iter().map(|(name, n)| if n > 1 { format!("{n} × {name}") } else { name }))
    }

    /// The card, token or rule that an ability belongs to; none if it is gone.
    pub(super) fn holder(&self, world: &World, holder: Holder) -> Option<String> {
        Some(match holder {
            Holder::Briefing => self.mission(world.mission()),
            Holder::Monster(kind) => {
                let entry = self.pack.monsters.get(kind.index())?;
                let trait_name = self.speech.text(Kind::Monster, &entry.meta.id, "attribute", &entry.attribute);
                let (name, monster) = (self.titled(&trait_name), self.kind_name(kind));
                let args = [("name", name.as_str()), ("monster", monster.as_str())].into_iter().collect();
                self.speech.say("trait-label", &args)
            }
            Holder::Twist(slot) => self.twist(world.twists().get(slot as usize)?.twist),
            Holder::Objective(objective) => self.objective(objective),
            Holder::Token(kind) => self.titled(&self.tell.token_name(kind, Some(world.mission()))),
            Holder::Lasting(slot) => match world.lasting_in(slot as usize)?.from {
                Holder::Lasting(_) => return None,
                from => return self.holder(world, from),
            },
            Holder::Extra(card) => {
                let seat = world.attack()?.attacker.seat()?;
                self.action(self.design(world, seat, card)?)
            }
            Holder::Focus(seat, slot) => self.focus(*world.focuses(seat).get(slot as usize)?),
            Holder::Item(seat, slot) => self.recon(world.items(seat).get(slot as usize)?.card),
            Holder::Specialist(which) => match world.specialist_card(which as usize).card {
                Some(card) => self.specialist_card(card),
                None => {
                    let entry = self.pack.specialists.get(which as usize)?;
                    self.titled(&self.speech.text(Kind::Specialist, &entry.meta.id, "ability", &entry.ability))
                }
            },
            Holder::BaseAbility(which) => self.specialist_card(world.base_ability(self.pack, which as usize)?),
            Holder::Lower(seat, card) => self.lower(self.design(world, seat, card)?),
            Holder::Recon(card) => self.recon(card),
        })
    }

    /// The card, token or rule that a share of a number comes from.
    pub(super) fn cause(&self, world: &World, cause: Cause) -> Option<String> {
        Some(match cause {
            Cause::Mission(mission) => self.mission(mission),
            Cause::Monster(kind) => return self.holder(world, Holder::Monster(kind)),
            Cause::Twist(twist) => self.twist(twist),
            Cause::Objective(objective) => self.objective(objective),
            Cause::Token(kind) => return self.holder(world, Holder::Token(kind)),
            Cause::Action(action) => self.action(action),
            Cause::Lower(action) => self.lower(action),
            Cause::Focus(focus) => self.focus(focus),
            Cause::Recon(recon) => self.recon(recon),
            Cause::Specialist(which) => return self.holder(world, Holder::Specialist(which)),
            Cause::SpecialistCard(card) => self.specialist_card(card),
            Cause::Printed | Cause::Dice | Cause::Hits | Cause::Resistance => return None,
            Cause::Height | Cause::Cover | Cause::Limit | Cause::Effect => return None,
        })
    }

    /// One of the extras of a card in the attack under way.
    pub(super) fn extra(&self, world: &World, card: Card, nth: u8) -> Option<AbilityId> {
        let seat = world.attack()?.attacker.seat()?;
        let design = self.design(world, seat, card)?;
        self.pack.action(design).attack.extra.get(nth as usize).copied()
    }
}
