//! What is asked: who must decide what, with the facts that matter for it.

use super::{Message, Story};
use crate::{
    Table,
    choice::Choice,
    effect::run::Doing,
    flow::{Frame, draw::HAND_LIMIT},
    options::RetreatSplit,
    pack::{TokenWord, What},
    terms::*,
    world::{Cause, World},
};

/// The keys of all questions: those of the procedures, then those of [`Asks`](crate::effect::pick::Asks).
pub const QUESTIONS: &[&str] = &[
    "question-none",
    "question-faction",
    "question-hq",
    "question-draft",
    "question-hand-limit",
    "question-action",
    "question-after-action",
    "question-cards-move",
    "question-cards-recruit",
    "question-cards-build",
    "question-which-deck",
    "question-keep-one",
    "question-initiative",
    "question-move",
    "question-recruit",
    "question-build",
    "question-control-token",
    "question-battle-skill",
    "question-next-text",
    "question-deploy-control",
    "question-deploy-capture",
    "question-deploy-confirm",
    "question-tactic",
    "question-attrition",
    "question-ransom",
    "question-optional",
    "question-option",
    "question-how-many",
    "question-place",
    "question-from",
    "question-to",
    "question-kill",
    "question-withdraw",
    "question-capture",
    "question-protect",
    "question-mark",
    "question-whose",
    "question-objective",
    "question-deck",
    "question-keep",
    "question-discard",
    "question-unstore",
    "question-recover",
    "question-crystals",
    "question-control",
    "question-structure",
    "question-structure-at",
    "question-token",
    "question-token-at",
    "question-region",
    "question-ready-skill",
    "question-explore-next",
    "question-reveal-next",
    "question-battle-next",
    "question-capture-prisoner",
    "question-retreat",
    "question-nest",
    "question-reveal-token",
];

impl Story<'_> {
    /// The open question, as it is put to this seat.
    pub fn question(&self, table: &Table, seat: Seat) -> String {
        let world = &table.world;
        let (Some(asked), Some(frame)) = (table.ask(), table.asking()) else {
            return match world.winner() {
                Some(side) => self.with(world).side("who", side).line("question-over"),
                None => self.with(world).line("question-none"),
            };
        };
        let cause = crate::cause(table);
        let text = self.facts(table, frame, seat, asked.key, cause).line(self.worded(table, asked.key));
        let text = match self.is_for_trogs(world, seat, asked.key, cause) {
            true => format!("{text} {}", self.with(world).set("players", world.players()).line("acting-for-trogs")),
            false => text,
        };
        match self.cause(world, cause) {
            Some(source) => {
                let args = [("source", source.as_str()), ("text", text.as_str())].into_iter().collect();
                self.speech.line("sourced", &args)
            }
            None => text,
        }
    }

    /// The step of a text that asks.
    pub(super) fn doing<'t>(&self, table: &'t Table) -> Option<&'t Doing> {
        match table.frames() {
            [.., Frame::Step(doing), Frame::Pick(_)] => Some(doing),
            _ => None,
        }
    }

    /// The face-down token that a choice means.
    pub(super) fn meant(&self, table: &Table, nth: u8) -> Option<Piece> {
        let (region, token) = match table.frames() {
            [.., Frame::Arrive(arrive), Frame::Pick(_)] => (arrive.revealing()?, TokenWord::Trog),
            [.., Frame::March(march), Frame::Pick(_)] => (march.revealing()?, TokenWord::Trog),
            [.., Frame::Step(doing), Frame::Pick(_)] => (doing.origin()?, doing.step(self.pack).what.token()?),
            _ => return None,
        };
        table.world.tokens_in(region, token).nth(nth.into()).map(|(_, piece)| piece)
    }

    /// The words of a question: those that say what the step is about, where there are such.
    fn worded(&self, table: &Table, key: &'static str) -> &'static str {
        let Some(doing) = self.doing(table) else { return key };
        match (key, &doing.step(self.pack).what) {
            ("question-optional", _) => "question-optional-text",
            ("question-how-many", What::KillUnits(_)) => "question-how-many-kill",
            ("question-how-many", What::WithdrawUnits(_)) => "question-how-many-withdraw",
            ("question-how-many", What::CaptureUnits(_)) => "question-how-many-capture",
            ("question-how-many", What::PlaceUnits(_)) => "question-how-many-place",
            ("question-how-many", What::MoveUnits(_)) => "question-how-many-go",
            ("question-how-many", What::MoveCrystals(_)) => "question-how-many-crystals",
            ("question-how-many", What::DrawCards(_)) => "question-how-many-cards",
            ("question-token-at", what) if what.token().is_some() => "question-token-at-named",
            ("question-token", what) if what.token().is_some() => "question-token-named",
            ("question-structure-at", What::RemoveStructure(_)) => "question-structure-remove",
            ("question-structure-at", What::ActivateStructure(_)) => "question-structure-activate",
            _ => key,
        }
    }

    /// Who is asked; where a player decides for the neutral Trogs, it says so.
    fn asked(&self, world: &World, seat: Seat, key: &str, cause: Cause) -> String {
        let name = self.seat_name(world, seat);
        if !self.is_for_trogs(world, seat, key, cause) {
            return name;
        }
        self.with(world).set("who", name).side("side", Side::NEUTRAL).part("seat-for")
    }

    /// Whether this player decides for the neutral Trogs (CH-NTR-02).
    fn is_for_trogs(&self, world: &World, seat: Seat, key: &str, cause: Cause) -> bool {
        let own = ["question-battle-skill", "question-next-text"].contains(&key);
        world.battle().is_some_and(|battle| {
            let here = battle.role(Side::of(seat)).is_some();
            !here && !own && battle.role(Side::NEUTRAL).is_some() && matches!(cause, Cause::Rule | Cause::Card(_))
        })
    }

    fn facts<'s>(&'s self, table: &'s Table, frame: &Frame, seat: Seat, key: &str, cause: Cause) -> Message<'s, 's> {
        let world = &table.world;
        let m = self.with(world).set("who", self.asked(world, seat, key, cause));
        // A place without a battle is never named.
        let here = world.battle().map_or_else(String::new, |battle| self.region(world, battle.region));
        let m = m.set("region", here);
        match frame {
            Frame::Turn(_) => m.set("n", world.action_round() + 1),
            Frame::DrawPhase(_) => {
                let n = world.hand(seat).len().saturating_sub(HAND_LIMIT);
                m.set("n", n).set("limit", HAND_LIMIT)
            }
            Frame::Discard(discard) => {
                let (cards, points) = discard.promise(world, self.pack);
                m.set("cards", cards).set("n", points)
            }
            Frame::March(_) => m.set("n", world.march().map_or(0, |march| march.points)),
            Frame::Build(_) => m.set("n", world.build().map_or(0, |build| build.points)),
            Frame::Recruit(recruit) => {
                let site = recruit.site(world, self.pack);
                let site = site.map_or_else(|| self.word("nowhere"), |site| self.region(world, site));
                m.set("n", self.most(table, seat)).set("site", site)
            }
            Frame::Deploy(deploy) => m.set("n", self.most(table, seat)).set("spread", self.spread(deploy.spread())),
            Frame::Tactics(tactics) => self.against(m, world, tactics.role()),
            Frame::Attrition(attrition) => {
                let (role, n) = attrition.naming();
                self.against(m.set("n", n), world, role)
            }
            Frame::Prisoners(_) => m.set("n", world.vp(seat)),
            Frame::Setup(_) => m.set("n", world.to_draft(seat)),
            Frame::Pick(_) => match table.frames() {
                [.., Frame::Retreat(retreat), _] => {
                    let one = world.keys().retreat_split == RetreatSplit::True;
                    let n = retreat.homeless(world).map_or(1, |(_, n)| n);
                    m.set("n", if one { 1 } else { n })
                }
                [.., Frame::Arrive(arrive), _] => {
                    let m = m.set("n", world.free_battle_number());
                    match arrive.revealing() {
                        Some(region) => m.region("region", region),
                        None => m,
                    }
                }
                [.., Frame::March(march), _] => match march.revealing() {
                    Some(region) => m.region("region", region),
                    None => m,
                },
                [.., Frame::Step(doing), _] => {
                    let to = doing.aims().and_then(|(_, to)| to);
                    let step = doing.step(self.pack);
                    let m = m.set("text", self.tell.deed_of(step));
                    let m = match step.what.token() {
                        Some(token) => m.set("token", self.tell.token(token)),
                        None => m,
                    };
                    match to {
                        Some(to) => m.at("to", "loc-to", to).at("into", "loc-into", to),
                        None => m.set("to", "").set("into", ""),
                    }
                }
                _ => m,
            },
            _ => m,
        }
    }

    /// The enemy of a battle.
    fn against<'s>(&self, m: Message<'s, 's>, world: &World, role: usize) -> Message<'s, 's> {
        match world.battle() {
            Some(battle) => m.side("foe", battle.sides[1 - role.min(1)]),
            None => m,
        }
    }

    /// The highest number that can be chosen.
    pub(super) fn most(&self, table: &Table, seat: Seat) -> u8 {
        let mut offers = Vec::new();
        table.offers(self.pack, seat, &mut offers);
        let numbers = offers.iter().map(|choice| if let Choice::Number(n) = choice { *n } else { 0 });
        numbers.max().unwrap_or(0)
    }
}
