//! Every word of the effect language has a sentence in every language, also those that the built-in content never uses.

use cry_havoc::effect::tell::Teller;
use cry_havoc::pack::*;
use cry_havoc::speech::Speech;
use cry_havoc::terms::*;

fn step(what: What) -> Step {
    Step {
        what,
        who: Who::Me,
        by: Who::Me,
        count: Number::plain(1),
        up_to: false,
        optional: false,
        conds: Vec::new(),
        later: None,
        until: None,
    }
}

fn selectors() -> Vec<Selector> {
    let base = Selector::default();
    let token = [TokenWord::Trog, TokenWord::Nest, TokenWord::WarParty, TokenWord::Exploration];
    let mut all = vec![
        base,
        Selector { occupied: Some(true), own: Some(2), ..base },
        Selector { occupied: Some(false), foes: Some(2), foes_max: Some(3), ..base },
        Selector { at: Anchor::Here, control: Some(Holds::Me), ..base },
        Selector { at: Anchor::Bound, occupied: Some(false), ..base },
        Selector { terrain: Some(TerrainTest { mask: 0b1_0011, of_card: false }), crystals: Some(2), ..base },
        Selector { hq: InHq::Also, pick: Pick::All, ..base },
        Selector { battle: InBattle::Only, pick: Pick::Spread, each: Some(2), ..base },
        Selector { structure: Some(StructureWord::Own), no_structure: Some(StructureWord::Own), ..base },
        Selector { no_structure: Some(StructureWord::Type(Structure(0))), ..base },
    ];
    all.extend(token.map(|t| Selector { token: Some(t), no_token: Some(TokenWord::Named(Named(0))), ..base }));
    all.extend(Holds::ALL.iter().map(|held| Selector { control: Some(*held), hq: InHq::Own, ..base }));
    for at in Anchor::ALL {
        for dist in [(0, 0), (1, 1), (0, 1), (0, 3), (1, 2)] {
            for pick in Pick::ALL {
                all.push(Selector { at: *at, dist, pick: *pick, control: Some(Holds::Me), ..base });
            }
        }
    }
    all
}

fn whats() -> Vec<What> {
    let any = Place::Objectives(Spot::Any);
    let mut all = vec![What::PeekHand, What::EnableScoring, What::SetInitiative, What::ReadySkill];
    for at in selectors() {
        let place = Place::Regions(at);
        let named = TokenWord::Named(Named(0));
        all.extend([
            What::PlaceUnits { to: place },
            What::MoveUnits { from: place, to: place, free: false },
            What::KillUnits { at: place, vp: 1 },
            What::WithdrawUnits { at: place },
            What::CaptureUnits { at: place },
            What::SetRetreat { to: place },
            What::Forbid { what: Ban::Enter, at: Some(at) },
            What::PeekTokens { at },
            What::MoveCrystals { from: place, to: Place::Pool(Pool::Store) },
            What::MoveCrystals { from: place, to: Place::Pool(Pool::Supply) },
            What::MoveCrystals { from: Place::Pool(Pool::Store), to: place },
            What::ModScoring { at, vp: 2 },
            What::TakeControl { at },
            What::DropControl { at },
            What::PlaceStructure { structure: Some(Structure(0)), max_cost: None, at },
            What::MoveStructures { from: at, to: at },
            What::RemoveStructure { at },
            What::ActivateStructure { at },
            What::PlaceToken { token: named, to: at },
            What::MoveTokens { token: named, from: at, to: at },
            What::RemoveTokens { token: named, at },
            What::ResolveToken { token: TokenWord::WarParty, at: Some(at), here: None },
            What::ResolveToken { token: TokenWord::Exploration, at: None, here: Some(at) },
            What::LinkRegions { at },
            What::RecruitSite { at },
        ]);
    }
    for spot in Spot::ALL {
        let at = Place::Objectives(*spot);
        all.extend([
            What::PlaceUnits { to: at },
            What::MoveUnits { from: at, to: any, free: false },
            What::MoveUnits { from: any, to: at, free: false },
            What::KillUnits { at, vp: 0 },
            What::ProtectUnits { at, kill: false, capture: true },
        ]);
    }
    for objective in Aim::ALL.iter().copied() {
        all.extend([
            What::ModStrength { objective, amount: -2 },
            What::WinTies { objective },
            What::ReorderObjectives { first: Some(objective) },
            What::ModReward { objective, vp: 1, max: Some(2) },
        ]);
    }
    all.extend(Ban::ALL.iter().map(|what| What::Forbid { what: *what, at: Some(Selector::default()) }));
    all.extend(FromDeck::ALL.iter().flat_map(|deck| {
        [(false, None), (false, Some(Number::plain(1))), (true, None)].map(|(store, keep)| What::DrawCards {
            deck: *deck,
            keep,
            store,
            capacity: None,
        })
    }));
    for kind in Points::ALL.iter().copied() {
        all.push(What::GainPoints { kind });
        all.extend(Per::ALL.iter().map(|per| What::ModPoints { kind, amount: 2, per: *per }));
    }
    all.extend([true, false].map(|terrain_only| What::DiscardCards { terrain_only }));
    all.extend([true, false].map(|not_cost| What::RecoverCards { not_cost }));
    all.extend([2, -2].map(|n| What::ChangeVp { amount: Number::plain(n) }));
    all.extend([Who::Me, Who::Others].map(|whose| What::ReleasePrisoners { whose }));
    all
}

fn counters() -> Vec<Counter> {
    let here = Selector { at: Anchor::Here, ..Selector::default() };
    let mut all = vec![Counter::Paid, Counter::Done, Counter::Icons, Counter::Structures(here)];
    all.extend(selectors().into_iter().map(Counter::Regions));
    all.push(Counter::Crystals(Place::Regions(here)));
    for who in [Who::Me, Who::Enemy, Who::Both, Who::Trogs] {
        all.push(Counter::Units { who, at: Place::Regions(here) });
        all.extend([Counter::Cards(who), Counter::Prisoners(who)]);
    }
    all
}

/// Step lists that use every word.
fn steps() -> Vec<Step> {
    let mut all = Vec::new();
    for what in whats() {
        let count = if matches!(what, What::SetInitiative) { vec![1] } else { vec![1, 2, 99] };
        for (n, up_to) in count.into_iter().flat_map(|n| [(n, false), (n, true)]) {
            all.push(Step { count: Number::plain(n), up_to, ..step(what.clone()) });
        }
        all.extend(Who::ALL.iter().map(|who| Step { who: *who, by: Who::Enemy, ..step(what.clone()) }));
    }
    let draw = What::DrawCards { deck: FromDeck::Own, keep: None, store: false, capacity: None };
    let forbid = What::Forbid { what: Ban::Tactics, at: None };
    all.extend(Until::ALL.iter().map(|until| Step { until: Some(*until), ..step(forbid.clone()) }));
    all.extend(Timing::ALL.iter().map(|later| Step { later: Some(*later), optional: true, ..step(draw.clone()) }));
    let facts = Fact::ALL.iter().map(|fact| vec![Cond::Is(*fact), Cond::Players(0b1100)]);
    all.extend(facts.map(|conds| Step { conds, ..step(draw.clone()) }));
    for of in counters() {
        let max = Some(ByPlayers([1, 2, 3]));
        let number = Number::Count { of, per: ByPlayers([2, 2, 3]), max, plus: 1 };
        all.push(Step { count: number, ..step(draw.clone()) });
        all.extend(
            Compare::ALL
                .iter()
                .map(|op| Step { conds: vec![Cond::Cmp(number, *op, Number::plain(3))], ..step(draw.clone()) }),
        );
    }
    all
}

#[test]
fn every_word_has_a_sentence() {
    let mut pack = Pack::embedded().expect("the built-in content is valid");
    let first = pack.lists.len();
    pack.lists.extend(steps().into_iter().map(|step| vec![step]));
    for lang in Lang::ALL {
        let tell = Teller::new(&pack, Speech::of(*lang));
        for list in first..pack.lists.len() {
            let text = tell.list(List(list as u16));
            let step = &pack.lists[list][0];
            let seam = ["{$", "{ $", "  ", " ,", " .", "..", "( "].iter().any(|seam| text.contains(seam));
            // A raw key is a word of small letters with a dash, such as `op-strength`.
            let keys = ["op-", "cond-", "win-", "until-", "spot-", "pool-", "f-", "w-", "wo-", "at-", "anchor-", "by-"];
            let raw = text.split([' ', '(']).any(|word| keys.iter().any(|key| word.starts_with(key)));
            assert!(text.len() > 5 && text.ends_with('.') && !seam && !raw, "{}: {text:?} {step:?}", lang.word());
        }
    }
}
