//! What a choice would do, in the context of the question that is open.

use super::{Message, Story, facts};
use crate::{
    Table,
    choice::{Choice, Use},
    effect::tell::Of,
    flow::Frame,
    pack::*,
    speech::Args,
    terms::*,
    world::World,
};

impl Story<'_> {
    /// What choosing this would do; also that it would do nothing.
    pub fn choice(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        let text = self.plain_choice(table, seat, choice);
        match self.futile(table, seat, choice) {
            Some(why) => format!("{text} {}", why.line("choice-futile")),
            None => text,
        }
    }

    /// Why a choice would come to nothing, as the beginning of a message.
    fn futile<'s>(&'s self, table: &'s Table, seat: Seat, choice: Choice) -> Option<Message<'s, 's>> {
        let why = crate::futile(table, self.pack, seat, choice)?;
        Some(self.with(&table.world).set("why", self.word(why.key())))
    }

    fn plain_choice(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        let world = &table.world;
        let key = table.ask().map_or("question-none", |question| question.key);
        let m = || self.with(world).hero("who", seat);
        match choice {
            Choice::Pass => m().label(self.pass(table, key)),
            Choice::Yes => self.yes(table, key, seat),
            Choice::Done => self.done(table),
            Choice::Back => m().label("choice-back"),
            Choice::Search => m().place("place", world.hero_at(seat)).label("choice-search"),
            Choice::Random => m().label("choice-random"),
            Choice::Card(card) => self.card_choice(table, key, seat, card),
            Choice::Place(place) => self.place_choice(table, key, seat, place),
            Choice::Figure(figure) => self.figure_choice(table, key, seat, figure),
            Choice::Token(slot) => self.token_choice(world, slot as usize),
            Choice::Die(die) => {
                let (face, ty) = world.attack().map_or((0, AttackType::Brawl), |attack| {
                    (attack.dice.get(die as usize).copied().unwrap_or(0), attack.ty)
                });
                m().set("n", die + 1).set("hits", self.hits(ty, face)).label("choice-die")
            }
            Choice::Option(option) => self.option(table, option),
            Choice::Slot(slot) => self.slot(table, key, slot as usize),
            Choice::Seat(other) => m().hero("hero", other).label(match key {
                "question-start-player" => "choice-start-player",
                "question-intercept-select" => "choice-let-intercept",
                "question-tactics-select" => "choice-let-respond",
                _ => "choice-seat",
            }),
            Choice::Hero(hero) => match self.pack.heroes.get(hero.index()) {
                Some(entry) => {
                    let (role, _) = self.tell.role_of(entry);
                    m().set("hero", entry.meta.name.clone()).set("role", role).label("choice-hero")
                }
                None => m().label("choice-unknown"),
            },
            Choice::Upgrade(action) => match self.pack.actions.get(action.index()) {
                Some(entry) => {
                    // Both halves: what it attacks with is half of why it is taken.
                    let mut halves = self.tell.attack_half(&entry.attack);
                    halves.push(self.tell.lower_half(&entry.meta.id, &entry.lower));
                    self.take_card(world, &self.action(action), &halves.join(" "))
                }
                None => m().label("choice-unknown"),
            },
            Choice::Focus(focus) => match self.pack.focuses.get(focus.index()) {
                Some(entry) => {
                    let text = self.tell.abilities(&entry.abilities, Of::Hero).join(" ");
                    self.take_card(world, &self.focus(focus), &text)
                }
                None => m().label("choice-unknown"),
            },
            Choice::SpecialistCard(card) => match self.pack.specialist_cards.get(card.index()) {
                Some(entry) => {
                    let text = self.tell.abilities(&entry.abilities, Of::Specialist).join(" ");
                    self.take_card(world, &self.specialist_card(card), &text)
                }
                None => m().label("choice-unknown"),
            },
            Choice::Use(usage) => self.use_choice(table, key, usage),
        }
    }

    /// The same in short: a card by its name, without its text.
    pub fn brief(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        let world = &table.world;
        let key = table.ask().map_or("question-none", |question| question.key);
        let named = |key: &str, card: String| self.with(world).set("card", card).label(key);
        let text = match choice {
            Choice::Use(usage) => self.holder(world, usage.holder).map(|card| named("choice-use-card", card)),
            Choice::Card(card) if matches!(key, "question-window" | "question-tactics") => {
                self.design(world, seat, card).map(|action| named("choice-play-card", self.lower(action)))
            }
            Choice::Upgrade(action) => Some(named("choice-card", self.action(action))),
            Choice::Focus(focus) => Some(named("choice-card", self.focus(focus))),
            Choice::SpecialistCard(card) => Some(named("choice-card", self.specialist_card(card))),
            _ => None,
        };
        match (text, self.futile(table, seat, choice)) {
            (Some(text), Some(why)) => format!("{text} ({})", why.part("choice-futile")),
            (Some(text), None) => text,
            (None, _) => self.choice(table, seat, choice).trim_end_matches('.').to_owned(),
        }
    }

    /// What declining means for the question.
    fn pass(&self, table: &Table, key: &str) -> &'static str {
        let taken = table.asking().is_some_and(|frame| facts::taken(frame) > 0);
        match key {
            "question-turn" => "choice-end-turn",
            "question-stand-or-stay" | "question-stand-up" => "choice-stay-down",
            "question-window" => "choice-no-reaction",
            "question-tactics" => "choice-no-response",
            "question-tactics-select" => "choice-nobody-responds",
            "question-intercept" => "choice-not-intercept",
            "question-march" | "question-forced-march" => "choice-stop",
            "question-act" => "choice-no-action",
            "question-reroll" if taken => "choice-no-more-dice",
            "question-reroll" => "choice-no-dice",
            "question-pick-figure" if self.company(table) && taken => "choice-no-more-company",
            "question-pick-figure" if self.company(table) => "choice-no-company",
            "question-pick-figure" if taken => "choice-no-more-figures",
            "question-pick-figure" => "choice-no-figures",
            "question-peek-bottom" => "choice-keep-on-top",
            "question-turn-coin" => "choice-leave-coin",
            "question-pay" => "choice-not-pay",
            "question-hand-over" => "choice-keep-token",
            "question-refill" => "choice-not-draw",
            _ => "choice-pass",
        }
    }

    fn yes(&self, table: &Table, key: &str, seat: Seat) -> String {
        let m = self.with(&table.world).hero("who", seat);
        match key {
            "question-stand-or-stay" | "question-stand-up" => m.label("choice-stand-up"),
            "question-intercept" => match table.world.attack() {
                Some(attack) => m.figure("target", attack.target).label("choice-intercept"),
                None => m.label("choice-yes"),
            },
            "question-peek-bottom" => m.label("choice-to-bottom"),
            "question-turn-coin" => m.label("choice-turn-coin"),
            "question-pay" => m.label("choice-pay"),
            "question-hand-over" => m.label("choice-hand-over"),
            "question-refill" => m.label("choice-draw"),
            _ => m.label("choice-yes"),
        }
    }

    fn done(&self, table: &Table) -> String {
        let world = &table.world;
        let attack = match table.asking() {
            Some(Frame::Declare(declare)) => declare.put_together(world, self.pack),
            _ => None,
        };
        match attack {
            Some(attack) => self
                .with(world)
                .figure("target", attack.target)
                .set("type", self.type_name(attack.ty))
                .set("n", world.dice_of(self.pack, &attack))
                .set("why", self.dice_reasons(world, &attack))
                .set("bonus", attack.bonus.max(0))
                .label("choice-attack-now"),
            None => self.with(world).label("choice-done"),
        }
    }

    fn card_choice(&self, table: &Table, key: &str, seat: Seat, card: Card) -> String {
        let world = &table.world;
        let Some(action) = self.design(world, seat, card) else {
            return self.with(world).label("choice-unknown");
        };
        let entry = self.pack.action(action);
        let m = self.with(world).set("card", self.action(action));
        match key {
            _ if table.asking().is_some_and(|frame| frame.chosen_cards().has(card)) => m.label("choice-card-out"),
            "question-discard" | "question-discard-cost" | "question-discard-damage" => m.label("choice-discard"),
            "question-recover" => m.label("choice-recover"),
            "question-attack-cards" => m
                .set("type", self.type_name(entry.attack.ty))
                .set("range", world.card_range(self.pack, seat, card))
                .set("n", entry.attack.strength)
                .set("bonus", entry.attack.bonus)
                .label("choice-add-card"),
            "question-window" | "question-tactics" => {
                let text = match entry.lower.kind {
                    Lower::Tactical => {
                        let effects = self.pack.ability(entry.lower.ability).effects;
                        self.tell.list(effects, Of::Hero)
                    }
                    Lower::Reaction => self.tell.ability(entry.lower.ability, Of::Hero),
                };
                m.set("lower", self.lower(action)).set("text", text).label("choice-play")
            }
            _ => m.label("choice-card"),
        }
    }

    fn place_choice(&self, table: &Table, key: &str, seat: Seat, place: Place) -> String {
        let world = &table.world;
        let known = place.index() < world.board(self.pack).places.len();
        if !known {
            return self.with(world).label("choice-unknown");
        }
        let m = self.with(world).place("place", place);
        match key {
            "question-turn" => {
                let cost = world.attack_speed_cost(self.pack, seat, place);
                m.set("n", cost).label(if cost > 1 { "choice-move-difficult" } else { "choice-move" })
            }
            "question-march" | "question-forced-march" => match table.asking() {
                Some(Frame::March(march)) if !march.is_single() => {
                    let cost = march.cost(world, self.pack, place);
                    m.set("n", cost).label(if cost > 1 { "choice-move-difficult" } else { "choice-move" })
                }
                _ => m.label("choice-step"),
            },
            "question-path" | "question-drift" => match table.asking().and_then(facts::mover) {
                Some(monster) => m.figure("monster", monster).label("choice-move-monster"),
                None => m.label("choice-place"),
            },
            _ => m.label("choice-place"),
        }
    }

    fn figure_choice(&self, table: &Table, key: &str, seat: Seat, figure: Figure) -> String {
        let world = &table.world;
        let m = self.with(world).figure("target", figure);
        let Some(place) = world.place_of(figure) else { return m.label("choice-figure-away") };
        let m = m.place("place", place);
        match key {
            "question-turn" | "question-act" if figure.is_hero() => m.label("choice-free"),
            "question-turn" | "question-act" | "question-target" => {
                m.set("n", world.distance(self.pack, world.hero_at(seat), place)).label("choice-attack")
            }
            "question-next-monster" => m.label("choice-activate"),
            "question-pick-figure" if self.company(table) => m.label("choice-take-along"),
            _ => m.label("choice-figure"),
        }
    }

    fn token_choice(&self, world: &World, slot: usize) -> String {
        let Some(token) = world.token(slot) else { return self.with(world).label("choice-unknown") };
        let m =
            self.with(world).set("token", self.token(world, token.kind)).name("what", &self.a_token(world, token.kind));
        match self.token_owner(world, slot) {
            Some(owner) => m.hero("hero", owner).label("choice-take-token-from"),
            None => m.label("choice-take-token"),
        }
    }

    fn option(&self, table: &Table, option: u8) -> String {
        let world = &table.world;
        let list = match table.asking() {
            Some(Frame::PickOption(pick)) => match self.pack.list(pick.list).get(pick.nth as usize) {
                Some(Effect::Choose(word)) => word.options.get(option as usize).copied(),
                _ => None,
            },
            _ => None,
        };
        match list {
            Some(list) => self.tell.list(list, self.speaker(table)),
            None => self.with(world).label("choice-unknown"),
        }
    }

    /// Whose card the text under way stands on.
    fn speaker(&self, table: &Table) -> Of {
        use crate::choice::Holder as H;
        match facts::source(table.frames()) {
            Some(H::Monster(kind)) => Of::Monster(kind),
            Some(H::Twist(_) | H::Token(_)) => Of::Board,
            Some(H::Briefing) => Of::Mission(table.world.mission()),
            Some(H::Objective(objective)) => Of::Objective(objective),
            Some(H::Specialist(_) | H::BaseAbility(_)) => Of::Specialist,
            Some(H::Recon(card)) => match self.pack.recon.get(card.index()).map(|card| &card.kind) {
                Some(ReconKind::Discovery { mission, .. }) => Of::Discovery(*mission),
                _ => Of::Hero,
            },
            _ => Of::Hero,
        }
    }

    fn slot(&self, table: &Table, key: &str, slot: usize) -> String {
        let world = &table.world;
        if key == "question-pick-twist" {
            let Some(twist) = world.twists().get(slot) else { return self.with(world).label("choice-unknown") };
            let discard = matches!(table.asking(), Some(Frame::PickTwist(pick)) if pick.discard);
            let m = self.with(world).set("card", self.twist(twist.twist));
            return m.label(if discard { "choice-discard-twist" } else { "choice-suspend-twist" });
        }
        self.with(world).set("card", self.looked_at(table, slot)).label(match key {
            "question-peek-top" => "choice-peek-top",
            "question-peek-draw" => "choice-peek-draw",
            "question-peek-order" => "choice-peek-next",
            _ => "choice-card",
        })
    }

    fn take_card(&self, world: &World, card: &str, text: &str) -> String {
        self.with(world).set("card", card.to_owned()).set("text", text.to_owned()).label("choice-take-card")
    }

    fn use_choice(&self, table: &Table, key: &str, usage: Use) -> String {
        use crate::choice::Holder as H;
        let world = &table.world;
        let Some(card) = self.holder(world, usage.holder) else { return self.with(world).label("choice-unknown") };
        let of = match usage.holder {
            H::Monster(kind) => Of::Monster(kind),
            H::Twist(_) | H::Token(_) => Of::Board,
            H::Briefing => Of::Mission(world.mission()),
            H::Objective(objective) => Of::Objective(objective),
            H::Specialist(_) | H::BaseAbility(_) => Of::Specialist,
            _ => Of::Hero,
        };
        let found = world.in_play().iter().find(|held| held.holder == usage.holder && held.nth == usage.nth);
        let pattern = if key == "question-order" { "choice-first" } else { "choice-use" };
        match found {
            Some(held) => {
                let mut text = self.tell.ability(held.ability, of);
                // How often an effect that lasts may be used stands outside its text.
                let lasting = if let H::Lasting(slot) = usage.holder { world.lasting_in(slot as usize) } else { None };
                if let Some(times) = lasting.and_then(|lasting| lasting.times) {
                    text = format!("{text} {}", self.with(world).set("n", times).line("choice-left"));
                }
                self.with(world).set("card", card).set("text", text).label(pattern)
            }
            None => {
                // The extra of a card in an attack is not in play like other cards; its text stands on the attack half.
                if let H::Extra(extra) = usage.holder
                    && let Some(ability) = self.extra(world, extra, usage.nth)
                {
                    let text = self.tell.ability(ability, Of::Attack);
                    return self.with(world).set("card", card).set("text", text).label(pattern);
                }
                let mut args = Args::new();
                args.set("card", card);
                self.speech.label("choice-use-card", &args)
            }
        }
    }
}
