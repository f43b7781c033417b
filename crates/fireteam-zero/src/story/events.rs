//! What happened, one sentence an event.

use super::Story;
use crate::{
    choice::Holder,
    effect::tell::Of,
    event::{Alter, Event, Number},
    pack::*,
    terms::*,
    world::*,
};
use content::polish;

/// The dice of a roll.
struct Roll {
    attacker: Figure,
    ty: AttackType,
    faces: [u8; 8],
    n: u8,
}

fn signed(n: i8) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}

/// Whether the effect that begins here has ended and has done nothing that is told or lasts.
fn idle(events: &[Event], told: &[Option<String>], at: usize, holder: Holder) -> bool {
    let mut depth = 0;
    for (event, told) in events.iter().zip(told).skip(at + 1) {
        match *event {
            Event::EffectEnds { holder: other } if other == holder && depth == 0 => return true,
            Event::EffectEnds { holder: other } if other == holder => depth -= 1,
            Event::Effect { holder: other, .. } if other == holder => depth += 1,
            Event::Altered { .. } => return false,
            _ => {}
        }
        if told.is_some() {
            return false;
        }
    }
    // It is not over: somebody is asked about it.
    false
}

impl Story<'_> {
    /// The events of one choice in order, without those that come to nothing.
    pub fn report(&self, events: &[Event], world: &World) -> Vec<String> {
        let mut story = *self;
        let destroyed = events.iter().filter_map(|event| match *event {
            Event::ThingDestroyed { figure, token, .. } => Some((figure, token)),
            _ => None,
        });
        for (slot, thing) in story.gone.iter_mut().zip(destroyed) {
            *slot = Some(thing);
        }
        let mut told: Vec<Option<String>> = events.iter().map(|event| story.event(event, world)).collect();
        // From the end, so that an effect inside another is settled before it.
        for at in (0..events.len()).rev() {
            let cancelled = |figure: Figure, what: Cancel| Event::Cancelled { figure, what };
            let silent = match events[at] {
                Event::Effect { holder, .. } => idle(events, &told, at, holder),
                // What is cancelled at once has not happened.
                Event::Spawned { figure, .. } => events[at..].contains(&cancelled(figure, Cancel::Spawn)),
                // The text of the special symbol says it already.
                Event::Altered { figure, .. } => {
                    let mut before = events[..at].iter().rev();
                    let special = Event::ActivationDie { figure, face: Face::Special };
                    before.find(|e| !matches!(e, Event::Altered { .. } | Event::WindowOpened { .. })) == Some(&special)
                }
                // A change made for this attack has been told as such.
                Event::Share { number: Number::Resistance, .. } => {
                    events[..at].iter().any(|e| matches!(e, Event::Altered { what: Alter::Resistance, .. }))
                }
                Event::AttackLost { attacker, .. } => events[..at].contains(&cancelled(attacker, Cancel::Attack)),
                _ => false,
            };
            if silent {
                told[at] = None;
            }
        }
        told.into_iter().flatten().collect()
    }

    /// One event as a sentence; none for those that are not told, because a neighbour says it.
    pub fn event(&self, event: &Event, world: &World) -> Option<String> {
        let told = self.round_event(event, world).or_else(|| self.figure_event(event, world));
        told.or_else(|| self.board_event(event, world)).or_else(|| self.other_event(event, world))
    }

    /// Set-up, rounds, phases, turns, the end.
    fn round_event(&self, event: &Event, world: &World) -> Option<String> {
        use Event as E;
        let m = || self.with(world);
        Some(match *event {
            E::LaterMission { act } => m().set("n", act).line("event-later-mission"),
            E::MissionBegins { mission } => m().set("mission", self.mission(mission)).line("event-mission-begins"),
            E::StartPlayer { seat } => m().hero("who", seat).line("event-start-player"),
            E::HeroChosen { seat, hero } => {
                let entry = self.pack.heroes.get(hero.index())?;
                m().set("n", seat.0 + 1).set("hero", entry.meta.name.clone()).line("event-hero-chosen")
            }
            E::UpgradeChosen { seat, upgrade } => {
                m().hero("who", seat).set("card", self.action(upgrade)).line("event-upgrade-chosen")
            }
            E::FocusChosen { seat, focus } => {
                m().hero("who", seat).set("card", self.focus(focus)).line("event-focus-chosen")
            }
            E::SpecialistCardChosen { specialist, card } => m()
                .figure("who", Figure::specialist(specialist as usize))
                .set("card", self.specialist_card(card))
                .line("event-specialist-card-chosen"),
            E::SpawnTokenPlaced { number, place } => {
                m().set("n", number).place("place", place).line("event-spawn-token-placed")
            }
            E::RoundBegins { round } => m().set("n", round).line("event-round-begins"),
            E::PhaseBegins { phase } => m().line(match phase {
                Phase::Setup => "event-phase-begins-setup",
                Phase::Tactics => "event-phase-begins-tactics",
                Phase::Hero => "event-phase-begins-hero",
                Phase::Threat => "event-phase-begins-threat",
            }),
            E::TurnBegins { seat } => m().hero("who", seat).line("event-turn-begins"),
            E::TurnSkipped { seat } => m().hero("who", seat).line("event-turn-skipped"),
            E::TurnEnds { seat } => m().hero("who", seat).line("event-turn-ends"),
            E::MissionEnds { outcome } => m().line(match outcome {
                Outcome::Won => "event-mission-ends-won",
                Outcome::Lost => "event-mission-ends-lost",
            }),
            _ => return None,
        })
    }

    /// What becomes of heroes and monsters.
    fn figure_event(&self, event: &Event, world: &World) -> Option<String> {
        use Event as E;
        let m = || self.with(world);
        Some(match *event {
            E::Moved { figure, from, to } => {
                m().figure("who", figure).place("from", from).place("to", to).line("event-moved")
            }
            E::Placed { figure, to, .. } => m().figure("who", figure).place("to", to).line("event-placed"),
            E::Spawned { figure, place, .. } => m().figure("who", figure).place("place", place).line("event-spawned"),
            E::Returned { figure, to, .. } => m().figure("who", figure).line(&format!("event-returned-{}", to.word())),
            E::PoolChanged { monster, n, from, to, out } => {
                let tell = |n: u8, key: &str| {
                    m().set("monster", self.kind_name(monster))
                        .set("n", n)
                        .set("from", self.word(&format!("pool-from-{}", from.word())))
                        .set("to", self.word(&format!("pool-to-{}", to.word())))
                        .line(key)
                };
                // Those on the board stay there; only the pool they return to is another.
                let waiting = (n > out).then(|| tell(n - out, "event-pool-changed"));
                let standing = (out > 0).then(|| tell(out, "event-pool-home"));
                [waiting, standing].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            E::BossEntered { figure, place, power, .. } => {
                m().figure("who", figure).place("place", place).set("n", power).line("event-boss-entered")
            }
            E::Killed { figure, place, .. } => m().figure("who", figure).place("place", place).line("event-killed"),
            E::Wounded { figure, left, .. } => m().figure("who", figure).set("n", left).line("event-wounded"),
            E::BossBeaten { figure, .. } => m().figure("who", figure).line("event-boss-beaten"),
            E::Unharmed { figure } => m().figure("who", figure).line("event-unharmed"),
            E::ThingDestroyed { token, place, .. } => {
                m().name("who", &self.thing(world, token)).place("place", place).line("event-thing-destroyed")
            }
            E::Prevented { seat, n } => m().hero("who", seat).set("n", n).line("event-prevented"),
            E::Damaged { seat, n, unblockable } => {
                let key = if unblockable { "event-damaged-unblockable" } else { "event-damaged" };
                m().hero("who", seat).set("n", n).line(key)
            }
            E::KnockedDown { seat } => m().hero("who", seat).line("event-knocked-down"),
            E::StoodUp { seat } => m().hero("who", seat).line("event-stood-up"),
            E::Unprotected { seat, n } => m().hero("who", seat).set("n", n).line("event-unprotected"),
            E::Pinned { seat } => m().hero("who", seat).line("event-pinned"),
            E::Freed { seat, by } => {
                let key = if seat == by { "event-freed-itself" } else { "event-freed" };
                m().hero("who", seat).hero("by", by).line(key)
            }
            E::CarriedOver { figure, hits } => m().figure("who", figure).set("n", hits).line("event-carried-over"),
            _ => return None,
        })
    }

    /// Coin, threat, twists, searches, tokens, objectives, dice.
    fn board_event(&self, event: &Event, world: &World) -> Option<String> {
        use Event as E;
        let m = || self.with(world);
        let token = |kind| m().set("token", self.token(world, kind)).name("what", &self.a_token(world, kind));
        Some(match *event {
            E::CoinTurned { side } => m().line(&format!("event-coin-turned-{}", side.word())),
            E::ThreatAdvanced { to } => m().set("n", to).line("event-threat-advanced"),
            E::TwistDrawn { twist, .. } => m().set("card", self.twist(twist)).line("event-twist-drawn"),
            E::TwistSuspended { twist } => m().set("card", self.twist(twist)).line("event-twist-suspended"),
            E::TwistDiscarded { twist } => m().set("card", self.twist(twist)).line("event-twist-discarded"),
            E::SearchBegins { seat, place } => m().hero("who", seat).place("place", place).line("event-search-begins"),
            E::SearchStopped { seat } => m().hero("who", seat).line("event-search-stopped"),
            E::SpawnTokenTurned { number, place, side } => {
                m().set("n", number).place("place", place).line(&format!("event-spawn-token-turned-{}", side.word()))
            }
            E::ReconDrawn { seat, card } => {
                let drawn = m().hero("who", seat).set("card", self.recon(card)).line("event-recon-drawn");
                // What an event or a discovery does is nowhere else to be read; a find is shown with its hero.
                let text = match self.pack.recon.get(card.index()).map(|entry| &entry.kind) {
                    Some(ReconKind::Event { effects, .. }) => self.tell.list(*effects, Of::Hero),
                    Some(ReconKind::Discovery { mission, effects, .. }) => {
                        self.tell.list(*effects, Of::Discovery(*mission))
                    }
                    _ => String::new(),
                };
                format!("{drawn} {text}").trim_end().to_owned()
            }
            E::ItemFound { seat, item } => m().hero("who", seat).set("card", self.recon(item)).line("event-item-found"),
            E::Peeked { seat, deck, n } => {
                m().hero("who", seat).set("n", n).line(&format!("event-peeked-{}", deck.word()))
            }
            E::TokenPlaced { kind, place } => token(kind).place("place", place).line("event-token-placed"),
            E::TokenRemoved { kind } => token(kind).line("event-token-removed"),
            E::TokenTaken { kind, seat } => token(kind).hero("who", seat).line("event-token-taken"),
            E::TokenDropped { kind, seat, place } => {
                token(kind).hero("who", seat).place("place", place).line("event-token-dropped")
            }
            E::IntelPlaced { objective, tokens } => m()
                .set("objective", self.objective(objective))
                .set("n", tokens)
                .set("need", self.pack.objective(objective).need)
                .line("event-intel-placed"),
            E::ObjectiveCompleted { objective } => {
                m().set("objective", self.objective(objective)).line("event-objective-completed")
            }
            E::DieRolled { die, face } => return self.die(world, die, face),
            E::SpawnRolled { number, again } => {
                let closed = |s: &&SpawnToken| s.side == SpawnSide::Closed;
                let point = number.checked_sub(1).and_then(|nth| world.spawns().get(nth as usize));
                m().set("n", number).line(match (again, point.filter(closed)) {
                    (false, _) => "event-spawn-rolled",
                    (true, Some(_)) => "event-spawn-rolled-closed",
                    (true, None) => "event-spawn-rolled-secured",
                })
            }
            _ => return None,
        })
    }

    /// Cards, effects, attacks, activations; and what is not told.
    fn other_event(&self, event: &Event, world: &World) -> Option<String> {
        use Event as E;
        let m = || self.with(world);
        Some(match *event {
            E::Drew { .. } | E::Reshuffled { .. } | E::Played { .. } => return self.card_event(event, world),
            E::Discarded { .. } | E::Recovered { .. } => return self.card_event(event, world),
            E::Effect { holder, from, seat } => {
                // A card that is played is told as played, a recon card as drawn.
                if matches!(holder, Holder::Lower(..) | Holder::Recon(_)) {
                    return None;
                }
                let (card, key) = match (from, seat) {
                    (Holder::Extra(card), Some(seat)) => (self.card(world, seat, card), "event-effect"),
                    // A mission or an objective is no card.
                    (Holder::Briefing, _) => (self.holder(world, from)?, "event-effect-mission"),
                    (Holder::Objective(_), _) => (self.holder(world, from)?, "event-effect-objective"),
                    _ => (self.holder(world, from)?, "event-effect"),
                };
                m().set("card", card).line(key)
            }
            E::Altered { what: Alter::Other, .. } => return None,
            E::Altered { figure, what, n } => {
                let k = n.unsigned_abs();
                let n = if what == Alter::MinDamage { n.to_string() } else { signed(n) };
                m().figure("who", figure).set("n", n).set("k", k).line(&format!("event-altered-{}", what.word()))
            }
            E::Cancelled { figure, what } => match what {
                Cancel::Attack | Cancel::Move | Cancel::Special | Cancel::Spawn => {
                    m().figure("who", figure).line(&format!("event-cancelled-{}", what.word()))
                }
                Cancel::Activation | Cancel::Search => return None,
            },
            E::AttackDeclared { .. } | E::AttackLost { .. } | E::Intercepted { .. } | E::Retargeted { .. } => {
                return self.attack_event(event, world);
            }
            E::Rolled { .. } | E::Rerolled { .. } | E::Hits { .. } => return self.attack_event(event, world),
            E::Share { number, from, n, .. } => return self.share(world, number, from, n),
            // What it came to is told at once: killed, wounded, unharmed.
            E::Compared { .. } => return None,
            E::Activated { .. } | E::ActivationDie { .. } | E::Targets { .. } => {
                return self.monster_event(event, world);
            }
            E::Approaches { .. } | E::ActivationStopped { .. } | E::Ambush { .. } => {
                return self.monster_event(event, world);
            }
            // What the attack did, what the card found and what the effect changed has been told already.
            E::AttackEnded { .. } | E::ReconFinished { .. } | E::EffectEnds { .. } | E::WindowOpened { .. } => {
                return None;
            }
            _ => return None,
        })
    }

    fn card_event(&self, event: &Event, world: &World) -> Option<String> {
        let m = |seat: Seat| self.with(world).hero("who", seat);
        Some(match *event {
            Event::Drew { seat, cards: 0, n } => m(seat).set("n", n).line("event-drew"),
            Event::Drew { seat, cards, .. } => {
                m(seat).set("cards", self.cards(world, seat, cards)).line("event-drew-cards")
            }
            Event::Reshuffled { seat } => m(seat).line("event-reshuffled"),
            Event::Played { seat, action, lower: false, .. } => {
                m(seat).set("card", self.action(action)).line("event-played-attack")
            }
            Event::Played { seat, action, lower: true, .. } => {
                let tactical = self.pack.actions.get(action.index()).is_some_and(|c| c.lower.kind == Lower::Tactical);
                m(seat).set("card", self.lower(action)).set("whole", self.action(action)).line(if tactical {
                    "event-played-tactical"
                } else {
                    "event-played-reaction"
                })
            }
            Event::Discarded { seat, cards } if cards != 0 => {
                m(seat).set("cards", self.cards(world, seat, cards)).line("event-discarded")
            }
            Event::Recovered { seat, cards, to_deck } if cards != 0 => m(seat)
                .set("cards", self.cards(world, seat, cards))
                .line(if to_deck { "event-recovered-deck" } else { "event-recovered-hand" }),
            // No card at all.
            _ => return None,
        })
    }

    /// The hits of a face.
    pub(super) fn hits(&self, ty: AttackType, face: u8) -> u8 {
        self.pack.dice.attack.get(face as usize).map_or(0, |face| face[ty as usize])
    }

    fn roll(&self, world: &World, roll: &Roll, again: u8, key: &str) -> String {
        let shown = (0..roll.n.min(8)).map(|die| self.hits(roll.ty, roll.faces[die as usize]));
        self.with(world)
            .figure("who", roll.attacker)
            .set("n", roll.n)
            .set("type", self.type_name(roll.ty))
            .set("k", again.count_ones())
            .set("dice", self.list((0..8).filter(|die| again >> die & 1 == 1).map(|die| (die + 1).to_string())))
            .set("faces", shown.clone().map(|hits| hits.to_string()).collect::<Vec<_>>().join(" + "))
            .set("hits", shown.sum::<u8>())
            .line(key)
    }

    fn attack_event(&self, event: &Event, world: &World) -> Option<String> {
        let m = |who: Figure, target: Figure| self.with(world).figure("who", who).figure("target", target);
        Some(match *event {
            Event::AttackDeclared { attacker, target, ty } => {
                m(attacker, target).set("type", self.type_name(ty)).line("event-attack-declared")
            }
            Event::AttackLost { attacker, target } => {
                let stands = match attacker.seat() {
                    Some(seat) => world.is_active(seat),
                    None => world.place_of(attacker).is_some(),
                };
                m(attacker, target).line(if stands { "event-attack-lost" } else { "event-attack-lost-gone" })
            }
            Event::Intercepted { seat, target } => m(Figure::hero(seat), target).line("event-intercepted"),
            Event::Retargeted { attacker, target } => m(attacker, target).line("event-retargeted"),
            Event::Rolled { attacker, n: 0, .. } => m(attacker, attacker).line("event-rolled-nothing"),
            Event::Rolled { attacker, ty, faces, n } => {
                self.roll(world, &Roll { attacker, ty, faces, n }, 0, "event-rolled")
            }
            Event::Rerolled { attacker, ty, dice, faces, n } => {
                self.roll(world, &Roll { attacker, ty, faces, n }, dice, "event-rerolled")
            }
            Event::Hits { attacker, target, hits } => m(attacker, target).set("n", hits).line("event-hits"),
            _ => return None,
        })
    }

    /// What a number is made of, as far as no neighbour tells it.
    fn share(&self, world: &World, number: Number, from: Cause, n: i8) -> Option<String> {
        let m = self.with(world).set("n", signed(n));
        Some(match (number, from) {
            (Number::Hits, Cause::Printed) if n != 0 => m.line("event-share-hits"),
            (Number::Resistance | Number::Health, _) => {
                m.set("card", self.cause(world, from)?).line(&format!("event-share-{}", number.word()))
            }
            _ => return None,
        })
    }

    fn monster_event(&self, event: &Event, world: &World) -> Option<String> {
        let m = |who: Figure| self.with(world).figure("who", who);
        Some(match *event {
            Event::Activated { figure } => m(figure).line("event-activated"),
            Event::ActivationDie { figure, face } => {
                let line = m(figure).line(&format!("event-activation-die-{}", face.word()));
                let special = world.monster(figure).filter(|_| face == Face::Special).map(|monster| {
                    let entry = self.pack.monster(monster.kind);
                    self.tell.list(entry.special, Of::Monster(monster.kind))
                });
                format!("{line} {}", special.unwrap_or_default()).trim_end().to_owned()
            }
            Event::Targets { figure, hero, distance } => {
                m(figure).figure("target", hero).set("n", distance).line("event-targets")
            }
            Event::Approaches { figure, hero, distance } => {
                m(figure).figure("target", hero).set("n", distance).line("event-approaches")
            }
            Event::ActivationStopped { figure } => m(figure).line("event-activation-stopped"),
            Event::Ambush { figure, seat } => {
                let line = m(figure).hero("target", seat).line("event-ambush");
                match line.split_once("! ") {
                    Some((cry, rest)) => format!("{cry}! {}", polish::capital(rest)),
                    None => line,
                }
            }
            _ => return None,
        })
    }

    /// A die that a card's text rolls: 0 attack, 1 activation, 2 spawn.
    fn die(&self, world: &World, die: u8, face: u8) -> Option<String> {
        let m = self.with(world);
        Some(match die {
            0 => {
                let hits = AttackType::ALL.iter().map(|ty| format!("{} {}", self.type_name(*ty), self.hits(*ty, face)));
                m.set("faces", hits.collect::<Vec<_>>().join(", ")).line("event-die-rolled-attack")
            }
            1 => {
                let face = self.pack.dice.activation.get(face as usize)?;
                m.set("face", self.word(&format!("shows-{}", face.word()))).line("event-die-rolled-activation")
            }
            _ => m.set("n", face + 1).line("event-die-rolled-spawn"),
        })
    }
}
