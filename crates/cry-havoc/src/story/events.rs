//! What happened, one sentence an event.

use super::Story;
use crate::{
    event::{At, Event, ScoredFor},
    pack::Timing,
    terms::*,
    world::{Cause, World},
};

impl Story<'_> {
    /// One event as a sentence for one viewer; none for those that are not told, because a neighbour says it. Without a
    /// viewer, only what everybody may know is told.
    pub fn event(&self, world: &World, event: &Event, viewer: Option<Seat>) -> Option<String> {
        use Event as E;
        match *event {
            E::FactionChosen { .. } | E::HqPlaced { .. } | E::SkillGained { .. } | E::InitiativeSet { .. } => {
                self.course(world, event)
            }
            E::RoundBegan { .. } | E::EventRevealed { .. } | E::EventsPassed { .. } | E::FinalScoring => {
                self.course(world, event)
            }
            E::NextInitiative { .. } | E::SkillsReadied | E::SkillReadied { .. } | E::SkillUsed { .. } => {
                self.course(world, event)
            }
            E::TurnBegan { .. } | E::TurnEnded { .. } | E::ActionTaken { .. } | E::PointsGained { .. } => {
                self.course(world, event)
            }
            E::ScoringEnabled { .. } | E::Scored { .. } | E::Text { .. } | E::NoEffect { .. } => {
                self.course(world, event)
            }
            E::GameWon { .. } | E::Chose { .. } => self.course(world, event),
            E::Drew { .. } | E::PutBack { .. } | E::Reshuffled { .. } | E::Discarded { .. } | E::Recovered { .. } => {
                self.card_event(world, event, viewer)
            }
            E::Stored { .. } | E::Unstored { .. } | E::LookedAtHand { .. } => self.card_event(world, event, viewer),
            E::Moved { .. } | E::TakenBack { .. } | E::Placed { .. } | E::Killed { .. } | E::Withdrew { .. } => {
                self.unit_event(world, event)
            }
            E::Captured { .. } | E::Released { .. } | E::Ransomed { .. } => self.unit_event(world, event),
            E::Held { .. } | E::Retreated { .. } => self.unit_event(world, event),
            E::ControlTaken { .. } | E::ControlLost { .. } | E::Crystals { .. } | E::CrystalsMoved { .. } => {
                self.board_event(world, event)
            }
            E::StructureBuilt { .. } | E::StructureTakenBack { .. } | E::StructureMoved { .. } => {
                self.board_event(world, event)
            }
            E::StructureRemoved { .. } | E::Activated { .. } | E::NamedPlaced { .. } | E::NamedRemoved { .. } => {
                self.board_event(world, event)
            }
            E::TokenPlaced { .. } | E::TokenMoved { .. } | E::TokenRemoved { .. } | E::TokenRevealed { .. } => {
                self.board_event(world, event)
            }
            E::LookedAtTokens { .. } | E::RegionWorthMore { .. } => self.board_event(world, event),
            E::BattleBegan { .. } | E::BattleCancelled { .. } | E::BattleStarted { .. } | E::UnitsDeployed { .. } => {
                self.battle_event(world, event)
            }
            E::TacticPlayed { .. } | E::TacticDeclined { .. } | E::Strength { .. } | E::WinsTies { .. } => {
                self.battle_event(world, event)
            }
            E::ObjectivesReordered { .. } | E::Protected { .. } | E::Forbidden { .. } | E::ObjectiveWon { .. } => {
                self.battle_event(world, event)
            }
            E::NobodyToCapture { .. } | E::ObjectiveTied { .. } | E::BattleEnded { .. } => {
                self.battle_event(world, event)
            }
        }
    }

    /// Set-up, the course of the Rounds, points, texts.
    fn course(&self, world: &World, event: &Event) -> Option<String> {
        use Event as E;
        let m = || self.with(world);
        let by = |side: Side| m().side("who", side);
        Some(match *event {
            E::FactionChosen { side, faction } => m()
                .set("letter", self.letter(side))
                .noun("faction", &self.tell.the_faction(faction))
                .line("event-faction-chosen"),
            E::HqPlaced { side, region } => by(side).region("region", region).line("event-hq-placed"),
            E::SkillGained { side, skill } => by(side).set("skill", self.skill_name(skill)).line("event-skill-gained"),
            E::InitiativeSet { order } => {
                let order = order.iter().take(world.players());
                let names = order.map(|seat| self.seat_name(world, *seat)).collect::<Vec<_>>();
                m().set("names", names.join(", ")).line("event-initiative-set")
            }
            E::RoundBegan { round } => m().set("n", round).line("event-round-began"),
            E::EventRevealed { token } => {
                let abilities = self.pack.events.get(token.index()).map_or(&[][..], |card| &card.abilities);
                let event = self.with_text(world, self.event_name(token), abilities);
                m().set("event", event).line("event-event-revealed")
            }
            E::EventsPassed { from, to } => {
                let last = usize::from(to) >= SPOTS;
                let key = if last { "event-events-passed-final" } else { "event-events-passed" };
                let spot = |at: u8| world.length(self.pack).event_spots.get(usize::from(at)).copied().unwrap_or(0);
                m().set("from", spot(from)).set("to", spot(to)).line(key)
            }
            E::FinalScoring => m().line("event-final-scoring"),
            E::NextInitiative { side, position } => by(side).set("n", position + 1).line("event-next-initiative"),
            E::SkillsReadied => m().line("event-skills-readied"),
            E::SkillReadied { side, skill } => {
                by(side).set("skill", self.skill_name(skill)).line("event-skill-readied")
            }
            E::SkillUsed { side, skill } => by(side).set("skill", self.skill_name(skill)).line("event-skill-used"),
            E::TurnBegan { side, number } => by(side).set("n", number).line("event-turn-began"),
            // What enables Scoring is told as such.
            E::ActionTaken { action: Action::EnableScoring, .. } => return None,
            E::ActionTaken { side, action } => {
                by(side).line(&format!("event-action-taken-{}", action.word().replace('_', "-")))
            }
            E::PointsGained { side, kind, n } => {
                by(side).set("n", n).line(&format!("event-points-gained-{}", kind.word()))
            }
            E::ScoringEnabled { side } => by(side).line("event-scoring-enabled"),
            E::Scored { vp: 0, .. } => return None,
            E::Scored { side, vp, for_what } => self.scored(world, side, vp, for_what),
            // Cards and Skills are told as played and used, tokens as revealed, activated Structures as activated.
            E::Text { cause: cause @ Cause::Structure(structure, _), .. } => {
                let timed = &self.pack.structures.get(structure.index())?.abilities;
                let other = |timing| !matches!(timing, Timing::Activate | Timing::Passive);
                if !timed.iter().any(|id| other(self.pack.ability(*id).timing)) {
                    return None;
                }
                m().set("card", self.cause(world, cause)?).line("event-text")
            }
            E::Text { cause: cause @ Cause::Named(..), .. } => {
                m().set("card", self.cause(world, cause)?).line("event-text")
            }
            E::NoEffect { cause } => m().set("card", self.cause(world, cause)?).line("event-no-effect"),
            E::GameWon { side } => {
                let vp = side.seat().map_or(0, |seat| world.vp(seat));
                let others = world.seats().filter(|seat| Some(*seat) != side.seat());
                let mut others: Vec<(u16, String)> = others
                    .map(|seat| {
                        let faction = world.faction(Side::of(seat)).map(|faction| self.tell.faction_name(faction));
                        (world.vp(seat), faction.unwrap_or_else(|| self.seat_name(world, seat)))
                    })
                    .collect();
                others.sort_by_key(|(vp, _)| std::cmp::Reverse(*vp));
                let others = others.iter().map(|(vp, name)| format!("{name} {vp}")).collect::<Vec<_>>();
                by(side).set("n", vp).set("others", others.join(", ")).line("event-game-won")
            }
            E::Chose { side, choice } => by(side).set("what", self.chosen(world, choice)?).line("event-chose"),
            // The next turn says that this one is over.
            _ => return None,
        })
    }

    fn scored(&self, world: &World, side: Side, vp: i16, for_what: ScoredFor) -> String {
        let m = self.with(world).side("who", side).set("n", vp.unsigned_abs());
        match (for_what, vp > 0) {
            (ScoredFor::Ransom, false) => m.line("event-scored-ransom"),
            (_, false) => m.line("event-scored-lost"),
            (_, true) => m.line(&format!("event-scored-{}", for_what.word())),
        }
    }

    /// Cards: what a viewer may not know is told by number only.
    fn card_event(&self, world: &World, event: &Event, viewer: Option<Seat>) -> Option<String> {
        use Event as E;
        let m = |side: Side| self.with(world).side("who", side);
        let own = |side: Side| self.sifted || (viewer.is_some() && side.seat() == viewer);
        let deck = |deck: Deck| match deck {
            Deck::Own => "own".to_owned(),
            Deck::Terrain(terrain) => self.tell.terrain_name(terrain),
        };
        Some(match *event {
            E::Drew { side, cards, n, deck: from } => {
                let m = m(side).set("n", n).set("deck", deck(from));
                match own(side) && !cards.is_empty() {
                    true => m.set("cards", self.cards(cards)).line("event-drew-cards"),
                    false => m.line("event-drew"),
                }
            }
            E::PutBack { side, cards, n, deck: from } => {
                let m = m(side).set("n", n).set("deck", deck(from));
                match own(side) && !cards.is_empty() {
                    true => m.set("cards", self.cards(cards)).line("event-put-back-cards"),
                    false => m.line("event-put-back"),
                }
            }
            E::Reshuffled { side } => m(side).line("event-reshuffled"),
            E::Discarded { side, card } => m(side).set("card", self.card_name(card)).line("event-discarded"),
            E::Recovered { side, card } => m(side).set("card", self.card_name(card)).line("event-recovered"),
            E::Stored { side, card, terrain } => match card.filter(|_| own(side)) {
                Some(card) => m(side).set("card", self.card_name(card)).line("event-stored-card"),
                None => m(side).set("terrain", self.tell.terrain_name(terrain)).line("event-stored"),
            },
            E::Unstored { side, card, terrain, .. } => {
                let m = m(side).set("terrain", self.tell.terrain_name(terrain));
                match card {
                    Some(card) => m.set("card", self.card_name(card)).line("event-unstored-card"),
                    None => m.line("event-unstored"),
                }
            }
            E::LookedAtHand { side, of, cards } => {
                let m = m(side).side("of", of);
                match own(side) && !cards.is_empty() {
                    true => m.set("cards", self.cards(cards)).line("event-looked-at-hand-cards"),
                    false => m.line("event-looked-at-hand"),
                }
            }
            _ => return None,
        })
    }

    /// Units: on the board, in a battle, as Prisoners.
    fn unit_event(&self, world: &World, event: &Event) -> Option<String> {
        use Event as E;
        let m = |side: Side, n: u8| self.with(world).side("who", side).set("n", n);
        Some(match *event {
            E::Moved { n: 0, .. } | E::Placed { n: 0, .. } | E::Killed { n: 0, .. } | E::Withdrew { n: 0, .. } => {
                return None;
            }
            E::Captured { n: 0, .. } | E::Released { n: 0, .. } | E::Retreated { n: 0, .. } => return None,
            E::Held { n: 0, .. } => return None,
            E::Moved { side, n, from, to } => {
                // A text may move the Units of others: in their own turn, players move their Units themselves.
                let own = world.battle().is_none() && world.turn().is_some_and(|turn| Side::of(turn.seat) == side);
                let key = match (from, to) {
                    (At::Region(_), At::Objective(_)) => "event-moved-join",
                    (At::Objective(_), At::Region(_)) => "event-moved-leave",
                    (At::Region(_), _) if own => "event-moved",
                    _ => "event-moved-go",
                };
                m(side, n).at("from", "loc-from", from).at("to", "loc-to", to).at("at", "loc-into", to).line(key)
            }
            E::TakenBack { side, from, to: At::Reserve } => {
                m(side, 0).at("from", "loc-from", from).line("event-taken-back-recruits")
            }
            E::TakenBack { side, from, to } => {
                m(side, 0).at("from", "loc-from", from).at("to", "loc-to", to).line("event-taken-back")
            }
            E::Placed { side, n, at } => m(side, n).at("at", "loc-into", at).line("event-placed"),
            E::Killed { side, n, at } => m(side, n).at("at", "loc-in", at).line("event-killed"),
            E::Withdrew { side, n, at: At::Reserve } => m(side, n).line("event-withdrew-guests"),
            E::Withdrew { side, n, at } => m(side, n).at("from", "loc-from", at).line("event-withdrew"),
            E::Captured { side, by, n, at } => m(side, n).side("by", by).at("at", "loc-in", at).line("event-captured"),
            E::Released { side, by, n } => m(side, n).side("by", by).line("event-released"),
            E::Ransomed { side, from } => m(side, 1).side("by", from).line("event-ransomed"),
            E::Held { side, n, region } => m(side, n).region("region", region).line("event-held"),
            E::Retreated { side, n, to: At::Region(region) } => {
                m(side, n).region("region", region).line("event-retreated")
            }
            E::Retreated { side, n, .. } => m(side, n).line("event-retreated-reserve"),
            _ => return None,
        })
    }
}
