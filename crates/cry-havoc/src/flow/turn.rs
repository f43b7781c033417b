//! A turn: any Skills, one Action, any Skills (CH-ACT-05, section 16).

use super::*;
use crate::{
    options::MinDiscard,
    pack::{AbilityId, Timing},
    terms::*,
    world::{Cause, Ctx, Scoring},
};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct PlayerTurn {
    seat: Seat,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    Begin,
    Before,
    Acting,
    After,
}

impl PlayerTurn {
    pub fn of(seat: Seat) -> PlayerTurn {
        PlayerTurn { seat, stage: Stage::Begin }
    }

    fn ask(&self) -> Flow {
        match self.stage {
            Stage::After => ask(self.seat, CH_SKL_05, "question-after-action"),
            _ => ask(self.seat, CH_ACT_02, "question-action"),
        }
    }

    fn use_skill(&self, cx: &Cx, skill: Skill) -> Flow {
        match ability_of(cx.world, cx.pack, self.seat, skill, Timing::Turn) {
            Some(ability) => call(UseSkill { seat: self.seat, skill, ability, here: None, begun: false }),
            None => Flow::Again,
        }
    }

    fn after(&mut self, cx: &mut Cx) -> Flow {
        self.stage = Stage::After;
        // Asked whether or not the Skill could be used: a pause must not tell what a player holds (MR-04).
        cite(MR_04);
        if ready(cx.world, cx.pack, self.seat, Timing::Turn).next().is_some() {
            return self.ask();
        }
        self.end(cx)
    }

    fn end(&self, cx: &mut Cx) -> Flow {
        cite(CH_ACT_07);
        ops(cx).end_turn();
        done()
    }
}

/// Ready Skills of a player that have an ability of this timing.
pub(crate) fn ready<'a>(
    world: &'a World,
    pack: &'a Pack,
    seat: Seat,
    timing: Timing,
) -> impl Iterator<Item = Skill> + 'a {
    let timed = move |skill: &Skill| pack.skill(*skill).abilities.iter().any(|a| pack.ability(*a).timing == timing);
    world.skills(seat).iter().copied().filter(move |skill| world.is_ready(seat, *skill)).filter(timed)
}

/// The ability of a Skill for this timing: the first that can be used, otherwise the first.
fn ability_of(world: &World, pack: &Pack, who: Seat, skill: Skill, timing: Timing) -> Option<AbilityId> {
    let timed = || pack.skill(skill).abilities.iter().copied().filter(|a| pack.ability(*a).timing == timing);
    let ctx = skill_ctx(who, skill, None);
    timed().find(|ability| effect::possible::usable(world, pack, *ability, &ctx).is_ok()).or_else(|| timed().next())
}

pub(crate) fn skill_ctx(who: Seat, skill: Skill, here: Option<Region>) -> Ctx {
    Ctx { me: Side::of(who), by: who, cause: Cause::Skill(skill), here, ..Ctx::default() }
}

/// Whether a Skill can be used now (sections 16 and 1 of the effect language).
pub(crate) fn may_use(world: &World, pack: &Pack, who: Seat, skill: Skill, timing: Timing) -> Result<(), Why> {
    unless(world.has_skill(who, skill), CH_SKL_01, Reason::NotYourSkill)?;
    unless(world.is_ready(who, skill), CH_SKL_03, Reason::SkillExhausted)?;
    cite(CH_SKL_04);
    let here = world.battle().map(|battle| battle.region);
    let timed = pack.skill(skill).abilities.iter().copied().filter(|a| pack.ability(*a).timing == timing);
    let mut why = no(CH_SKL_06, Reason::SkillNotNow);
    for ability in timed {
        match effect::possible::usable(world, pack, ability, &skill_ctx(who, skill, here)) {
            Ok(()) => return Ok(()),
            Err(refusal) => why = Err(refusal),
        }
    }
    why
}

/// Whether an Action can be taken (CH-ACT-03).
pub(crate) fn may_act(world: &World, pack: &Pack, who: Seat, action: Action) -> Result<(), Why> {
    match action {
        Action::Move | Action::Recruit | Action::Build => {
            let card_needed = world.keys().min_discard == MinDiscard::One;
            unless(!card_needed || !world.hand(who).is_empty(), CH_ACT_06, Reason::NeedsACard)
        }
        Action::Draw => {
            let any = |deck| world.drawable(who, deck) > 0;
            let some = any(Deck::Own) || Terrain::ALL.iter().any(|terrain| any(Deck::Terrain(*terrain)));
            unless(some, CH_DTK_06, Reason::DeckEmpty)
        }
        Action::EnableScoring => {
            unless(world.scoring() != Scoring::Final, CH_ENS_04, Reason::LastRound)?;
            unless(world.scoring() == Scoring::No, CH_ENS_03, Reason::ScoringEnabled)?;
            unless(scoring_card(world, pack, who).is_some(), CH_ENS_01, Reason::NoScoringCard)
        }
    }
}

/// The card in hand that enables Scoring.
pub(crate) fn scoring_card(world: &World, pack: &Pack, who: Seat) -> Option<Card> {
    cite(CH_CMP_15);
    world.hand(who).iter().find(|card| pack.card(*card).enables_scoring)
}

impl Procedure<CryHavoc> for PlayerTurn {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        match (self.stage, input.answer()) {
            (Stage::Begin, _) => {
                if cx.world.trogs() == Side::of(self.seat) {
                    // The Trog player takes turns like everybody.
                    cite(CH_TRG_01);
                }
                ops(cx).begin_turn(self.seat);
                self.stage = Stage::Before;
                self.ask()
            }
            (Stage::Before | Stage::After, Some(Choice::Skill(skill))) => {
                // Before or after the Action, never during it.
                cite(CH_ACT_05);
                cite(CH_SKL_05);
                cite(CH_SKL_02);
                self.use_skill(cx, skill)
            }
            (Stage::Before, Some(Choice::Action(action))) => {
                cite(CH_ACT_03);
                self.stage = Stage::Acting;
                call(action::TakeAction::of(self.seat, action))
            }
            (Stage::Before, Some(_)) => {
                cite(MR_05);
                self.after(cx)
            }
            (Stage::Acting, _) => match input {
                // The Action was taken back before it was confirmed.
                Input::Value(Value::Yes(false)) => {
                    self.stage = Stage::Before;
                    self.ask()
                }
                _ => self.after(cx),
            },
            (Stage::After, Some(_)) => self.end(cx),
            // A Skill has been used.
            (Stage::Before, None) => self.ask(),
            (Stage::After, None) => self.after(cx),
        }
    }

    fn candidates(&self, world: &World, _: &Pack, who: Seat, out: &mut Vec<Choice>) {
        out.extend(world.skills(who).iter().map(|skill| Choice::Skill(*skill)));
        if self.stage != Stage::After {
            out.extend(Action::ALL.iter().map(|action| Choice::Action(*action)));
        }
        out.push(Choice::Pass);
    }

    fn may(&self, world: &World, pack: &Pack, who: Seat, choice: Choice) -> Result<(), Why> {
        match (self.stage, choice) {
            (_, Choice::Skill(skill)) => {
                cite(CH_SKL_01);
                may_use(world, pack, who, skill, Timing::Turn)
            }
            (Stage::After, Choice::Pass) => Ok(()),
            (Stage::After, _) => no(CH_ACT_02, Reason::NotThisQuestion),
            (_, Choice::Action(action)) => {
                // The same Action as often as one likes.
                cite(CH_ACT_04);
                may_act(world, pack, who, action)
            }
            // There is no separate pass: a zero-card Action does nothing (CH-ACT-06).
            (_, Choice::Pass) => {
                let stuck = Action::ALL.iter().all(|action| may_act(world, pack, who, *action).is_err());
                unless(stuck, CH_ACT_06, Reason::MustAnswer)
            }
            _ => no(CH_ACT_03, Reason::NotThisQuestion),
        }
    }
}

/// A Skill is exhausted and carried out completely.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct UseSkill {
    pub seat: Seat,
    pub skill: Skill,
    pub ability: AbilityId,
    pub here: Option<Region>,
    pub begun: bool,
}

impl Procedure<CryHavoc> for UseSkill {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        if self.begun {
            cite(CH_SKL_08);
            return done();
        }
        self.begun = true;
        ops(cx).exhaust_skill(self.seat, self.skill);
        call(effect::run::Use::new(self.ability, skill_ctx(self.seat, self.skill, self.here)))
    }
}
