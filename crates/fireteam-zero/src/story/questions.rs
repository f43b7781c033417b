//! What is asked: who must decide what, with the facts that matter for it.

use super::{Message, Story, facts};
use crate::{
    Table, advice,
    choice::Choice,
    flow::{Frame, tactics::Tactics, window::Moment},
    options::TerrainModifier,
    pack::Window,
    terms::*,
    world::{Attack, TokenOn, World},
};

impl Story<'_> {
    /// The open question, as it is put to this seat.
    pub fn question(&self, table: &Table, seat: Seat) -> String {
        let world = &table.world;
        let (Some(asked), Some(frame)) = (table.ask(), table.asking()) else {
            return self.with(world).line("question-over");
        };
        let message = self.facts(table, frame, seat, asked.key);
        let key = self.variant(table, frame, asked.key);
        let text = message.line(&key);
        match self.sourced(table, asked.key) {
            Some(source) => {
                let args = [("source", source.as_str()), ("text", text.as_str())].into_iter().collect();
                self.speech.line("sourced", &args)
            }
            None => text,
        }
    }

    /// The card whose text asks, for questions of effects.
    fn sourced(&self, table: &Table, key: &str) -> Option<String> {
        let effects = [
            "question-pick-figure",
            "question-pick-place",
            "question-option",
            "question-pay",
            "question-act",
            "question-march",
            "question-forced-march",
            "question-drift",
            "question-discard",
            "question-discard-cost",
            "question-recover",
            "question-target",
            "question-stand-up",
            "question-pick-twist",
            "question-peek-bottom",
            "question-peek-top",
            "question-peek-draw",
            "question-peek-order",
        ];
        if !effects.contains(&key) || self.company(table) {
            return None;
        }
        self.holder(&table.world, facts::source(table.frames())?)
    }

    /// Whether the question is which specialists come along.
    pub(super) fn company(&self, table: &Table) -> bool {
        matches!(table.frames(), [.., Frame::Step(_), Frame::PickFigures(_)])
    }

    /// Some questions have a text for a special case.
    fn variant(&self, table: &Table, frame: &Frame, key: &'static str) -> String {
        let several = |most: u8| facts::count(frame).is_some_and(|n| n > most);
        let ambush = matches!(table.frames(), [.., Frame::Ambush(_), Frame::PickFigures(_)]);
        let carried = matches!(table.frames(), [.., Frame::Attack(_), Frame::PickFigures(_)]);
        match key {
            "question-pick-figure" if self.company(table) => "question-company".to_owned(),
            "question-pick-figure" if ambush => "question-ambusher".to_owned(),
            "question-pick-figure" if carried => "question-carry-over".to_owned(),
            "question-pick-figure" if several(1) => "question-pick-figures".to_owned(),
            "question-pick-place" if matches!(table.frames(), [.., Frame::Setup(_), Frame::PickPlace(_)]) => {
                "question-spawn-token".to_owned()
            }
            "question-reroll" => {
                let own = table.world.attack().and_then(|a| a.attacker.seat()).is_some_and(|s| self.asks(table, s));
                format!("{key}{}{}", if several(8) { "-any" } else { "" }, if own { "-own" } else { "" })
            }
            "question-attack-cards" if matches!(frame, Frame::Declare(d) if !d.chosen().1.is_empty()) => {
                let more = table.waiting().iter().any(|seat| self.can_add(table, seat));
                if more { "question-attack-more" } else { "question-attack-ready" }.to_owned()
            }
            "question-march" | "question-forced-march" if matches!(frame, Frame::March(march) if march.is_single()) => {
                format!("{key}-one")
            }
            "question-refill" if self.first_hand(table) => "question-refill-first".to_owned(),
            "question-turn" if table.world.turn().acted => "question-turn-acted".to_owned(),
            _ => key.to_owned(),
        }
    }

    /// Whether this seat is the one that is asked.
    fn asks(&self, table: &Table, seat: Seat) -> bool {
        table.waiting().has(seat)
    }

    /// Whether the attack being put together could take another card.
    fn can_add(&self, table: &Table, seat: kernel::Seat) -> bool {
        let mut offers = Vec::new();
        table.offers(self.pack, seat, &mut offers);
        offers.iter().any(|choice| matches!(choice, Choice::Card(_)) && !advice::unpicks(table, *choice))
    }

    /// Whether a difficulty setting makes the first hand larger than the hand size of those who draw.
    fn first_hand(&self, table: &Table) -> bool {
        let world = &table.world;
        let first = world.difficulty(self.pack).hand_size_round_1 as usize;
        world.round() == 1 && table.waiting().iter().all(|s| first > world.hand_size(self.pack, s))
    }

    /// Why an attack has the dice it has: terrain, and that there are no more than eight.
    pub(super) fn dice_reasons(&self, world: &World, attack: &Attack) -> String {
        let (height, cover) = match world.keys().terrain_modifier {
            TerrainModifier::Dice => world.terrain_parts(self.pack, attack),
            TerrainModifier::Hits => (false, false),
        };
        let most = self.pack.dice.max_rolled;
        let capped = world.strength_of(self.pack, attack) > most as i8;
        let mut all = Vec::new();
        all.extend(height.then(|| self.word("dice-elevated")));
        all.extend(cover.then(|| self.word("dice-cover")));
        all.extend(capped.then(|| self.with(world).set("n", most).part("dice-most")));
        all.into_iter().map(|reason| format!(", {reason}")).collect()
    }

    fn facts<'s>(&'s self, table: &'s Table, frame: &Frame, seat: Seat, key: &str) -> Message<'s, 's> {
        let world = &table.world;
        let mut message = self.with(world).hero("who", seat);
        if let Some(n) = facts::count(frame) {
            message = message.set("n", n);
        }
        if let Some(left) = facts::left(frame) {
            message = message.set("left", left);
        }
        message = message.set("taken", facts::taken(frame));
        match key {
            "question-turn" => message.set("n", world.turn().moves).place("place", world.hero_at(seat)),
            "question-attack-cards" => match frame {
                Frame::Declare(declare) => {
                    let (target, cards) = declare.chosen();
                    let attack = declare.put_together(world, self.pack);
                    let dice = attack.map_or(0, |a| world.dice_of(self.pack, &a));
                    let why = attack.map_or_else(String::new, |a| self.dice_reasons(world, &a));
                    let message = message.figure("target", target.unwrap_or_default());
                    message.set("n", cards.len()).set("dice", dice).set("why", why)
                }
                _ => message,
            },
            "question-intercept" | "question-intercept-select" | "question-reroll" => match world.attack() {
                Some(attack) => {
                    message.figure("by", attack.attacker).figure("target", attack.target).set("hits", attack.hits)
                }
                None => message.figure("by", Figure(0)).figure("target", Figure(0)),
            },
            "question-path" | "question-drift" => match facts::mover(frame) {
                Some(monster) => message.figure("monster", monster),
                None => message.figure("monster", Figure(0)),
            },
            "question-pick-figure" if self.company(table) => match table.frames() {
                [.., Frame::Step(step), _] => message.place("place", step.to()),
                _ => message,
            },
            "question-window" | "question-order" => {
                let when = self.moment(world, frame, seat);
                message.set("when", when)
            }
            "question-refill" => {
                // The first hand of a difficulty setting may be larger than the hand size.
                let n = Tactics::draws(world, self.pack, seat);
                message.set("n", n).set("size", world.hand_len(seat) + n)
            }
            "question-hand-over" => match facts::carrying(table.frames()) {
                Some((asker, slot)) => {
                    let kind = world.token(slot).map_or(TokenKind::INTEL, |t| t.kind);
                    let named = message.hero("by", asker).set("token", self.token(world, kind));
                    named.name("what", &self.a_token(world, kind))
                }
                None => {
                    let named = message.hero("by", seat).set("token", self.token(world, TokenKind::INTEL));
                    named.name("what", &self.a_token(world, TokenKind::INTEL))
                }
            },
            "question-upgrade" => {
                let granted = self.pack.mission(world.mission()).upgrades as usize;
                message.set("n", world.upgrades(seat).len() + 1).set("of", granted)
            }
            "question-focus" => {
                let granted = self.pack.mission(world.mission()).focus + world.difficulty(self.pack).extra_focus;
                message.set("n", world.focuses(seat).len() + 1).set("of", granted)
            }
            "question-hero" => message.set("n", seat.0 + 1),
            "question-discard-damage" => {
                let from = world.harm().and_then(|harm| harm.source);
                let by = from.map_or_else(String::new, |f| self.with(world).figure("by", f).part("by-source"));
                message.set("by", by)
            }
            "question-peek-bottom" => {
                let at = if let Frame::Peek(peek) = frame { peek.at() } else { 0 };
                message.set("card", self.looked_at(table, at))
            }
            _ => message,
        }
    }

    /// A card of the row that is looked at.
    pub(super) fn looked_at(&self, table: &Table, slot: usize) -> String {
        let Some(Frame::Peek(peek)) = table.asking() else { return self.word("a-card") };
        let row = peek.row(&table.world);
        match row.get(slot) {
            None => self.word("a-card"),
            Some(id) => match peek.deck() {
                crate::pack::Deck::Twist => self.twist(Twist(*id)),
                crate::pack::Deck::Recon => self.recon(Recon(*id)),
                crate::pack::Deck::Action => self.card(&table.world, peek.seat(), Card(*id)),
            },
        }
    }

    /// When a window is open, in words: "before Abe's attack on Corrupted Animal 2".
    fn moment(&self, world: &World, frame: &Frame, seat: Seat) -> String {
        let Frame::Window(open) = frame else { return self.word("when-now") };
        let Moment { window, actor, target, .. } = *open.moment();
        let attack = world.attack().filter(|a| Some(a.attacker) == actor);
        let target = match window {
            Window::AttackDeclared | Window::AttackRolled => attack.map(|a| a.target).or(target),
            _ => target,
        };
        let concerned = target.and_then(Figure::seat).unwrap_or(seat);
        let damage = world.harm().map_or(0, |harm| harm.remaining(concerned.min(Seat::from(HEROES - 1))));
        let mut message = self.with(world).set("n", damage).set("hits", attack.map_or(0, |a| a.hits));
        // Every window names who acts or who is concerned; where nobody does, the pattern uses neither.
        let who = actor.or(target).unwrap_or(Figure::hero(seat));
        message = message.figure("who", who).figure("target", target.unwrap_or(who));
        message.part(&format!("when-{}", window.word().replace('.', "-")))
    }

    /// Where a token lies: its place, or the hero who carries it.
    pub(super) fn token_owner(&self, world: &World, slot: usize) -> Option<Seat> {
        match world.token(slot)?.on {
            TokenOn::Hero(seat) => Some(seat),
            TokenOn::Board(_) => None,
        }
    }
}
