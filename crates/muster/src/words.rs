//! What the terminal says: questions, offers, refusals and events as short sentences. Names come in the reader's language.

use fireteam_zero::{
    Table,
    choice::{Choice, Holder},
    effect::tell::Teller,
    event::Event,
    pack::{Lower, Pack},
    question,
    rules::IDS,
    speech::{Args, Kind, Speech},
    terms::*,
    why::Why,
    world::{Outcome, TokenOn, World},
};
use kernel::{Refused, Rule, Seat};

pub struct Words<'p> {
    pub pack: &'p Pack,
    pub speech: &'static Speech,
    pub teller: Teller<'p>,
}

/// `A` for the first seat.
pub fn letter(seat: usize) -> char {
    (b'A' + seat as u8) as char
}

pub fn rule_id(rule: Rule) -> &'static str {
    IDS.get(rule.0 as usize).copied().unwrap_or("?")
}

/// `question-attack-cards` as a person reads it, where the locale files have no sentence for it.
fn plain(key: &str, prefix: &str) -> String {
    let text = key.strip_prefix(prefix).unwrap_or(key).replace('-', " ");
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |c| c.to_uppercase().chain(chars).collect())
}

impl<'p> Words<'p> {
    pub fn new(pack: &'p Pack, lang: Lang) -> Self {
        let speech = Speech::of(lang);
        Words { pack, speech, teller: Teller::new(pack, speech) }
    }

    fn sentence(&self, key: &str, prefix: &str) -> String {
        self.speech.try_say(key, &Args::new()).unwrap_or_else(|| plain(key, prefix))
    }

    pub fn hero_name(&self, world: &World, seat: usize) -> String {
        match world.hero_of(seat) {
            Some(hero) => {
                let meta = &self.pack.heroes[hero.index()].meta;
                format!("{} {}", letter(seat), self.speech.name(Kind::Hero, &meta.id, &meta.name))
            }
            None => format!("Seat {}", letter(seat)),
        }
    }

    pub fn place(&self, world: &World, place: Place) -> String {
        format!("{} [{}]", self.teller.place_name(world.mission(), place), place.0)
    }

    pub fn token(&self, world: &World, kind: TokenKind) -> String {
        self.teller.token_name(kind, Some(world.mission()))
    }

    pub fn figure(&self, world: &World, figure: Figure) -> String {
        if let Some(seat) = figure.seat() {
            return self.hero_name(world, seat);
        }
        if let Some(which) = figure.specialist_slot() {
            return self.pack.specialists.get(which).map_or_else(String::new, |s| s.meta.name.clone());
        }
        if let Some(kind) = world.thing_kind(figure) {
            return self.token(world, kind);
        }
        match (world.monster(figure), figure.monster_slot()) {
            (Some(monster), Some(slot)) => format!("{} {}", self.teller.monster_name(monster.kind), slot + 1),
            _ => "something".into(),
        }
    }

    /// A figure and where it stands.
    fn figure_at(&self, world: &World, figure: Figure) -> String {
        let place = world.place_of(figure).map(|p| format!(" in {}", self.place(world, p)));
        format!("{}{}", self.figure(world, figure), place.unwrap_or_default())
    }

    pub fn action(&self, action: Action) -> String {
        let meta = &self.pack.action(action).meta;
        self.speech.name(Kind::Action, &meta.id, &meta.name)
    }

    /// A card by its name, attack and lower half.
    pub fn card(&self, action: Action) -> String {
        let card = self.pack.action(action);
        let half = &card.attack;
        let bonus = if half.bonus > 0 { format!("+{}", half.bonus) } else { String::new() };
        let kind = match card.lower.kind {
            Lower::Tactical => "T",
            Lower::Reaction => "R",
        };
        let lower = self.speech.text(Kind::Action, &card.meta.id, "lower", &card.lower.name);
        let ty = self.speech.word(&format!("type-{}", half.ty.word()));
        let ty = if ty.starts_with("type-") { half.ty.word().into() } else { ty };
        format!("{} ({ty} {}{bonus}, range {}) / {kind}: {lower}", self.action(action), half.strength, half.range)
    }

    pub fn question(&self, table: &Table) -> Option<(String, &'static str)> {
        let question = question(table)?;
        Some((self.sentence(question.key, "question-"), rule_id(question.rule)))
    }

    pub fn why(&self, why: &Why) -> String {
        format!("{} ({})", self.sentence(&why.reason.key(), "why-"), rule_id(why.rule))
    }

    pub fn refused(&self, refused: &Refused<Why>) -> String {
        match refused {
            Refused::Over => "The game is over.".into(),
            Refused::NotAsked => "The question is not put to this seat.".into(),
            Refused::Answered => "This seat has answered already.".into(),
            Refused::Rule(why) => self.why(why),
        }
    }

    /// One offer, in the words of the question.
    pub fn choice(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        let world = &table.world;
        let me = seat.0 as usize;
        let key = question(table).map_or("", |q| q.key);
        match choice {
            Choice::Pass => match key {
                "question-turn" => "End the turn".into(),
                "question-stand-or-stay" => "Stay down".into(),
                "question-march" => "Stop here".into(),
                "question-window" | "question-tactics" => "Play nothing".into(),
                "question-pick-figure" => "No more".into(),
                _ => "No".into(),
            },
            Choice::Yes => match key {
                "question-stand-or-stay" => "Stand up".into(),
                _ => "Yes".into(),
            },
            Choice::Done => "Attack with the cards chosen".into(),
            Choice::Back => "Take it back".into(),
            Choice::Search => format!("Search {}", self.place(world, world.hero_at(me))),
            Choice::Random => "Let chance decide".into(),
            Choice::Card(card) => self.card(world.design(me, card)),
            Choice::Place(place) => self.place(world, place),
            Choice::Figure(figure) => self.figure_at(world, figure),
            Choice::Token(slot) => match world.token(slot as usize) {
                Some(token) => match token.on {
                    TokenOn::Hero(owner) => {
                        format!("Take {} from {}", self.token(world, token.kind), self.hero_name(world, owner as usize))
                    }
                    TokenOn::Board(_) => format!("Take {}", self.token(world, token.kind)),
                },
                None => "a token".into(),
            },
            Choice::Die(die) => {
                let face = world.attack().map_or(0, |a| a.dice[die as usize % 8]);
                let hits = world.attack().map_or(0, |a| self.pack.dice.attack[face as usize % 6][a.ty as usize]);
                format!("Die {} ({hits} hits)", die + 1)
            }
            Choice::Option(nth) => format!("Option {}", nth + 1),
            Choice::Slot(nth) => format!("Card {} of the row", nth + 1),
            Choice::Seat(seat) => self.hero_name(world, seat as usize),
            Choice::Hero(hero) => {
                let card = &self.pack.heroes[hero.index()];
                format!("{} ({})", self.speech.name(Kind::Hero, &card.meta.id, &card.meta.name), card.role.word())
            }
            Choice::Upgrade(action) => self.card(action),
            Choice::Focus(focus) => {
                let text = self.teller.focus(focus);
                format!("{}: {}", text.title, text.lines.get(1).cloned().unwrap_or_default())
            }
            Choice::SpecialistCard(card) => {
                let text = self.teller.specialist_card(card);
                format!("{}: {}", text.title, text.lines.last().cloned().unwrap_or_default())
            }
            Choice::Use(usage) => self.holder(world, usage.holder),
        }
    }

    /// The card, token or rule behind an ability.
    pub fn holder(&self, world: &World, holder: Holder) -> String {
        let pack = self.pack;
        match holder {
            Holder::Briefing => "the briefing".into(),
            Holder::Monster(kind) => self.teller.monster_name(kind),
            Holder::Twist(slot) => {
                world.twists().get(slot as usize).map_or_else(|| "a twist".into(), |t| self.teller.twist(t.twist).title)
            }
            Holder::Objective(objective) => self.teller.objective_name(objective),
            Holder::Token(kind) => self.token(world, kind),
            Holder::Lasting(slot) => match world.lasting_in(slot as usize).map(|l| l.from) {
                Some(from) if !matches!(from, Holder::Lasting(_)) => self.holder(world, from),
                _ => "a lasting effect".into(),
            },
            Holder::Extra(_) => "an extra of the attack".into(),
            Holder::Focus(seat, slot) => world
                .focuses(seat as usize)
                .get(slot as usize)
                .map_or_else(|| "a focus card".into(), |focus| self.teller.focus(*focus).title),
            Holder::Item(seat, slot) => world
                .items(seat as usize)
                .get(slot as usize)
                .map_or_else(|| "a find".into(), |item| self.teller.recon(item.card).title),
            Holder::Specialist(which) => {
                pack.specialists.get(which as usize).map_or_else(String::new, |s| s.meta.name.clone())
            }
            Holder::Lower(seat, card) => self.action(world.design(seat as usize, card)),
            Holder::Recon(card) => self.teller.recon(card).title,
        }
    }

    /// An event as a sentence; none for what is said by the next one anyway.
    pub fn event(&self, world: &World, event: &Event) -> Option<String> {
        crate::tale::tell(self, world, event)
    }

    pub fn outcome(&self, outcome: Outcome) -> &'static str {
        match outcome {
            Outcome::Won => "The mission is won.",
            Outcome::Lost => "The mission is lost.",
        }
    }
}
