//! Set-up (section 2): shuffles, Factions, HQs, Skills, decks, Initiative, tokens.

use super::*;
use crate::{
    options::{ExtraSkills, FactionAssignment, HqAssignment},
    pack::HqMark,
    terms::*,
};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Setup {
    stage: Stage,
    /// How many seats of the stage are done.
    at: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    #[default]
    Shuffle,
    Factions,
    Deal,
    Hqs,
    Draft,
    LayOut,
}

impl Setup {
    fn next(&mut self, stage: Stage) -> Flow {
        *self = Setup { stage, at: 0 };
        Flow::Again
    }

    /// The seat that is asked now.
    fn asked(&self, world: &World) -> Seat {
        match self.stage {
            Stage::Hqs => world.initiative()[self.at as usize],
            // Drafting goes against the Initiative order.
            Stage::Draft => world.initiative()[world.players() - 1 - self.at as usize],
            _ => Seat(self.at),
        }
    }

    fn factions(&mut self, cx: &mut Cx, input: &Input) -> Flow {
        if let Some(Choice::Faction(faction)) = input.answer() {
            ops(cx).choose_faction(Seat(self.at), faction);
            self.at += 1;
        }
        if cx.world.keys().faction_assignment == FactionAssignment::PickInSeatOrder {
            while (self.at as usize) < cx.world.players() && cx.world.faction(Side(self.at)).is_some() {
                self.at += 1;
            }
            if (self.at as usize) < cx.world.players() {
                return ask(Seat(self.at), CH_SET_04, "question-faction");
            }
        }
        ops(cx).deal_factions();
        self.next(Stage::Deal)
    }

    fn deal(&mut self, cx: &mut Cx) -> Flow {
        let choose = cx.world.keys().hq_assignment == HqAssignment::ChooseInInitiativeOrder;
        if !choose {
            ops(cx).deal_hqs();
            ops(cx).place_trogs();
        }
        for seat in cx.world.seats() {
            ops(cx).deal_skills(seat);
        }
        for seat in cx.world.seats() {
            ops(cx).deal_deck(seat);
        }
        ops(cx).deal_initiative();
        self.next(if choose { Stage::Hqs } else { Stage::Draft })
    }

    fn hqs(&mut self, cx: &mut Cx, input: &Input) -> Flow {
        if let Some(Choice::Region(region)) = input.answer() {
            let seat = self.asked(cx.world);
            ops(cx).place_hq(seat, region);
            self.at += 1;
        }
        while (self.at as usize) < cx.world.players() {
            let who = self.asked(cx.world);
            if cx.world.faction(Side::of(who)) != Some(Faction::Trogs) {
                return ask(who, CH_SET_05, "question-hq");
            }
            self.at += 1;
        }
        ops(cx).place_trogs();
        self.next(Stage::Draft)
    }

    fn draft(&mut self, cx: &mut Cx, input: &Input) -> Flow {
        if let Some(Choice::Skill(skill)) = input.answer() {
            let seat = self.asked(cx.world);
            ops(cx).draft_skill(seat, skill);
        }
        while (self.at as usize) < cx.world.players() {
            let who = self.asked(cx.world);
            if cx.world.to_draft(who) > 0 && pool(cx.world, cx.pack, who).next().is_some() {
                return ask(who, MR_06, "question-draft");
            }
            self.at += 1;
        }
        self.next(Stage::LayOut)
    }
}

/// Skills that this player may draft: those of the Faction that are no default and not in play yet.
fn pool<'a>(world: &'a World, pack: &'a Pack, who: Seat) -> impl Iterator<Item = Skill> + 'a {
    let card = world.faction(Side::of(who)).map(|faction| pack.faction(faction));
    let mixed = world.keys().extra_skills == ExtraSkills::Mixed;
    let skills = card
        .into_iter()
        .flat_map(move |card| card.skills.iter().chain(card.extra_skills.iter().filter(move |_| mixed)));
    skills.copied().filter(move |skill| !pack.skill(*skill).default && !world.has_skill(who, *skill))
}

impl Procedure<CryHavoc> for Setup {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        match self.stage {
            Stage::Shuffle => {
                ops(cx).deal_events();
                ops(cx).deal_terrain();
                self.next(Stage::Factions)
            }
            Stage::Factions => self.factions(cx, &input),
            Stage::Deal => self.deal(cx),
            Stage::Hqs => self.hqs(cx, &input),
            Stage::Draft => self.draft(cx, &input),
            Stage::LayOut => {
                ops(cx).lay_out();
                Flow::Become(round::Round::default().into())
            }
        }
    }

    fn candidates(&self, world: &World, pack: &Pack, who: Seat, out: &mut Vec<Choice>) {
        match self.stage {
            Stage::Hqs => out.extend(world.free_hqs(pack).iter().map(Choice::Region)),
            Stage::Draft => {
                out.extend(pool(world, pack, who).map(Choice::Skill));
            }
            _ => out.extend(world.free_factions().map(Choice::Faction)),
        }
    }

    fn may(&self, world: &World, pack: &Pack, who: Seat, choice: Choice) -> Result<(), Why> {
        match (self.stage, choice) {
            (Stage::Factions, Choice::Faction(faction)) => {
                unless(faction != Faction::Trogs || world.players() == 4, CH_SET_04, Reason::TrogsNeedFour)?;
                unless(world.free_factions().any(|free| free == faction), CH_SET_04, Reason::FactionTaken)
            }
            (Stage::Hqs, Choice::Region(region)) => {
                cite(CH_SET_05);
                let cards = &world.board(pack).regions;
                let marked = cards.get(region.index()).is_some_and(|card| card.hq == HqMark::Player);
                unless(marked, CH_SET_05, Reason::NotAnHq)?;
                unless(!world.is_hq(region), CH_SET_05, Reason::HqTaken)
            }
            (Stage::Draft, Choice::Skill(skill)) => {
                unless(pool(world, pack, who).any(|open| open == skill), MR_06, Reason::NotYourSkill)
            }
            _ => no(CH_SET_04, Reason::NotThisQuestion),
        }
    }
}
