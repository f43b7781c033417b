//! Every word of the effect language has a sentence in every language, whether a card uses it or not.

use fireteam_zero::effect::tell::{Of, Teller};
use fireteam_zero::pack::*;
use fireteam_zero::speech::Speech;
use fireteam_zero::terms::*;

fn number(n: i8) -> Amount {
    Amount { base: Base::Number(n), times: 1, plus: 0, min: None, max: None }
}

fn figures(any: Side, pick: Pick) -> FigureSelect {
    let (within, of, at, except, kind) = (None, None, None, None, None);
    FigureSelect { any, pick, n: 2, within, of, at, except, state: HeroState::Active, kind }
}

fn places(pick: Pick) -> PlaceSelect {
    PlaceSelect { has: None, no: None, terrain: None, within: None, of: None, pick, n: 2 }
}

fn each_who() -> Vec<Who> {
    let mut all = vec![Who::You, Who::Actor, Who::Target, Who::That, Who::AllHeroes, Who::Allies, Who::FirstPlayer];
    for any in Side::ALL {
        all.extend(Pick::ALL.iter().map(|pick| Who::Select(Box::new(figures(*any, *pick)))));
    }
    for state in HeroState::ALL {
        for any in [Side::Hero, Side::Ally] {
            all.push(Who::Select(Box::new(FigureSelect { state: *state, ..figures(any, Pick::All) })));
        }
    }
    for kind in [FigureKind::Henry, FigureKind::Patty, FigureKind::Monster(Monster(1))] {
        let (within, except) = (Some(1), Some(Who::Actor));
        let select = FigureSelect { kind: Some(kind), within, except, ..figures(Side::Monster, Pick::One) };
        all.push(Who::Select(Box::new(select)));
    }
    all
}

fn each_where() -> Vec<Where> {
    let mut all = vec![Where::Here, Where::There, Where::ActorPlace, Where::That, Where::Entry, Where::Exit];
    all.extend([Where::BossMark, Where::Roll, Where::At(Place(3))]);
    let spawn = [Feature::SpawnUp, Feature::SpawnDown, Feature::Spawn];
    let with = [Feature::Hero, Feature::Monster, Feature::Specialist, Feature::Token(TokenKind(1))];
    for feature in spawn.into_iter().chain(with) {
        all.push(Where::Select(Box::new(PlaceSelect { has: Some(feature), ..places(Pick::One) })));
        all.push(Where::Select(Box::new(PlaceSelect { no: Some(feature), ..places(Pick::Random) })));
    }
    all.extend(Pick::ALL.iter().map(|pick| Where::Select(Box::new(places(*pick)))));
    for terrain in Terrain::ALL {
        all.push(Where::Select(Box::new(PlaceSelect { terrain: Some(*terrain), ..places(Pick::All) })));
    }
    all
}

fn each_cond() -> Vec<Cond> {
    let some = [(Some(2), None), (None, Some(3)), (Some(1), Some(4)), (None, Some(0)), (Some(2), Some(2))];
    let hero = || figures(Side::Hero, Pick::All);
    let mut all = vec![Cond::Type(AttackType::ALL.to_vec()), Cond::ExcessMax(1)];
    all.extend(Role::ALL.iter().map(|role| Cond::Role(*role)));
    all.extend(AttackResult::ALL.iter().map(|result| Cond::Result(*result)));
    all.extend(CoinSide::ALL.iter().map(|side| Cond::Coin(*side)));
    let beings = [Being::You, Being::Ally, Being::Hero, Being::Monster, Being::Rank(Rank::Elite)];
    for being in
        beings.into_iter().chain([Being::Kind(Monster(1)), Being::Family(Family(1)), Being::Thing(TokenKind(1))])
    {
        all.extend([Cond::By(being), Cond::On(being)]);
    }
    for (min, max) in some {
        let bounds = Bounds { min, max };
        let token = TokenSelect { kind: TokenKind(1), at: Some(Where::Here), within: Some(1), of: None };
        all.extend([
            Cond::Gap { a: Spot::Who(Who::You), b: Spot::Who(Who::Target), bounds },
            Cond::CountFigures { select: hero(), bounds },
            Cond::CountPlaces { select: places(Pick::All), bounds },
            Cond::CountTokens { select: token, bounds },
            Cond::Cards(bounds),
            Cond::Hand { bounds, who: Who::You },
            Cond::TokensAt { kind: TokenKind(1), at: Where::Here, bounds },
            Cond::TokensOn { kind: TokenKind(0), who: Who::Target, bounds },
            Cond::Intel { objective: Objective(0), bounds },
            Cond::Threat(bounds),
            Cond::Round(bounds),
        ]);
    }
    for terrain in Terrain::ALL {
        all.push(Cond::Terrain { terrain: *terrain, at: Where::Here });
    }
    all.extend(each_where().into_iter().map(|place| Cond::At { place, who: Who::Target }));
    for state in HeroState::ALL {
        all.extend([Who::You, Who::Target].map(|who| Cond::State { state: *state, who }));
    }
    let not = all.iter().map(|cond| Cond::Not(Box::new(cond.clone()))).collect::<Vec<_>>();
    all.push(Cond::Any(vec![Cond::Coin(CoinSide::Heads), Cond::ExcessMax(1)]));
    all.into_iter().chain(not).collect()
}

/// Effects that say nothing of other effects.
fn each_effect() -> Vec<Effect> {
    let (n, you) = (|| number(2), || Who::You);
    let base = [Base::HandOf(Who::You), Base::PerHero(1), Base::TokensAt(Where::Here)];
    let count = Base::CountFigures(figures(Side::Hero, Pick::All));
    let mut all = Vec::new();
    for base in base.into_iter().chain([count, Base::CountPlaces(places(Pick::All))]) {
        let amount = Amount { base, times: 2, plus: 1, min: Some(1), max: Some(5) };
        all.extend([
            Effect::Draw { n: amount.clone(), who: you() },
            Effect::Threat { n: Amount { plus: -1, ..amount } },
        ]);
    }
    for until in [Some(Until::Round), None] {
        for stat in Stat::ALL {
            let (stat, only) = (*stat, Some(AttackType::Bomb));
            all.push(Effect::Mod { stat, change: Change::Add(number(-1)), who: you(), only, until });
            all.push(Effect::Mod { stat, change: Change::Set(n()), who: Who::Actor, only: None, until });
        }
        for flag in Flag::ALL {
            for who in [Who::You, Who::Actor, Who::AllHeroes, Who::Target] {
                all.push(Effect::Rule { flag: *flag, who, at: Some(Where::Here), until });
            }
        }
    }
    for who in each_who() {
        all.extend([
            Effect::Kill { who: who.clone() },
            Effect::Draw { n: number(1), who: who.clone() },
            Effect::Damage { n: n(), who: who.clone(), unblockable: false },
            Effect::Damage { n: n(), who: who.clone(), unblockable: true },
            Effect::Prevent { n: HowMany::All, who: who.clone() },
            Effect::Prevent { n: HowMany::Some(n()), who: who.clone() },
            Effect::Reroll { n: HowMany::All, who: who.clone() },
            Effect::Stand { who: who.clone() },
            Effect::Activate { who: who.clone() },
            Effect::Retarget { to: who.clone() },
            Effect::Place { at: Where::Here, who: who.clone() },
            Effect::Act { kinds: vec![ActKind::Attack, ActKind::Search, ActKind::Special], who: who.clone(), n: 1 },
            Effect::Ambush { what: What::Kind(Monster(0)), who: who.clone(), n: 2, from: Pool::Reserve },
        ]);
    }
    for at in each_where() {
        all.push(Effect::Spawn { what: What::Rank(Rank::Elite), n: n(), at: at.clone(), from: Pool::Box });
        all.push(Effect::Boss { at: at.clone() });
        for what in TokenDo::ALL {
            let token = |at| Effect::Token { kind: TokenKind(1), what: *what, at, n: number(1), who: Who::Target };
            all.extend([token(Some(at.clone())), token(Some(Where::There))]);
        }
        all.extend(SpawnSide::ALL.iter().map(|side| Effect::SpawnToken { at: at.clone(), side: *side }));
        let (toward, to) = (Some(Spot::Where(at.clone())), Some(at));
        all.push(Effect::Move { n: n(), who: you(), toward, away: Some(Spot::Who(Who::Target)), to, must: true });
    }
    let token = |what| Effect::Token { kind: TokenKind(0), what, at: None, n: number(2), who: Who::You };
    all.extend([TokenDo::Remove, TokenDo::Take, TokenDo::Drop].map(token));
    for how in DiscardHow::ALL {
        all.push(Effect::Discard { n: n(), who: you(), how: *how });
    }
    for from in RecoverFrom::ALL {
        all.extend(RecoverTo::ALL.iter().map(|to| Effect::Recover { n: n(), who: you(), from: *from, to: *to }));
    }
    for then in PeekThen::ALL {
        all.extend(Deck::ALL.iter().map(|deck| Effect::Peek { deck: *deck, n: 3, then: *then }));
    }
    for (from, to) in [(Pool::Pool, Pool::Reserve), (Pool::Reserve, Pool::Box), (Pool::Box, Pool::Pool)] {
        all.push(Effect::Pool { what: What::Rank(Rank::Minion), n: n(), from, to });
    }
    all.extend(Cancel::ALL.iter().map(|what| Effect::Cancel { what: *what }));
    all.extend(SpreadTo::ALL.iter().map(|to| Effect::Spread { to: *to }));
    all.extend(CoinSide::ALL.iter().map(|side| Effect::Coin { side: *side }));
    all.extend(TwistDo::ALL.iter().map(|what| Effect::Twist { what: *what }));
    all.extend([0, 2].map(|within| Effect::CarryOver { within }));
    all.extend([1, 2].map(|n| Effect::Intel { on: Objective(0), n: number(n) }));
    for target in [None, Some(Who::Target)] {
        let (ty, strength, bonus, who) = (AttackType::Brawl, n(), number(1), Who::Target);
        all.push(Effect::Attack { ty, strength, range: 1, bonus, who, target });
    }
    all
}

/// Effects around the list `list` and the ability `ability`.
fn each_nested(list: List, ability: AbilityId) -> Vec<Effect> {
    let cost = Cost { discard: 1, action: 1, charge: 1, damage: 1, moves: 1 };
    let mut all = vec![
        Effect::When { ifs: vec![Cond::ExcessMax(1)], then: list, otherwise: Some(list) },
        Effect::Pay { cost, who: Who::Target, then: list, otherwise: Some(list) },
        Effect::Roll { rolled: Rolled::Attack(AttackType::ALL.iter().map(|ty| (*ty, list)).collect()) },
        Effect::Roll { rolled: Rolled::Activation(Face::ALL.iter().map(|face| (*face, list)).collect()) },
        Effect::Roll { rolled: Rolled::Spawn(vec![(1, 4, list), (5, 5, list)]) },
    ];
    for by in Decider::ALL {
        all.push(Effect::Choose { options: vec![list, list], by: *by });
        for pick in Pick::ALL {
            all.push(Effect::Pick { from: Picked::Figures(figures(Side::Hero, *pick)), by: *by });
            all.push(Effect::Pick { from: Picked::Places(places(*pick)), by: *by });
            all.push(Effect::Each { over: Picked::Figures(figures(Side::Elite, *pick)), body: list });
        }
    }
    for until in Until::ALL {
        all.extend([None, Some(1), Some(3)].map(|times| Effect::Lasting { until: *until, ability, times }));
    }
    all
}

fn ability(when: Window, ifs: Vec<Cond>, effects: List) -> Ability {
    let cost = Cost { discard: 2, action: 1, charge: 1, damage: 1, moves: 2 };
    Ability { when, ifs, range: Some((1, RangeTo::Itself)), may: true, cost, limit: Some((2, Per::Turn)), effects }
}

#[test]
fn every_word_is_told_in_every_language() {
    let mut pack = Pack::embedded().expect("the built-in content is valid");
    let list = |pack: &mut Pack, effects: Vec<Effect>| {
        pack.lists.push(effects);
        List(pack.lists.len() as u16 - 1)
    };
    let draw = list(&mut pack, vec![Effect::Draw { n: number(1), who: Who::That }]);
    let first = pack.abilities.len();
    pack.abilities.push(ability(Window::AttackResolved, vec![], draw));
    for effect in each_effect().into_iter().chain(each_nested(draw, AbilityId(first as u16))) {
        let effects = list(&mut pack, vec![effect]);
        pack.abilities.push(ability(Window::AttackDeclared, vec![], effects));
    }
    for cond in each_cond() {
        pack.abilities.push(ability(Window::TurnEnd, vec![cond], draw));
    }
    for when in Window::ALL {
        pack.abilities.push(ability(*when, vec![], draw));
        for (by, on) in [(Being::You, Being::Ally), (Being::Monster, Being::You)] {
            pack.abilities.push(ability(*when, vec![Cond::By(by), Cond::On(on)], draw));
        }
    }
    let of = [Of::Hero, Of::Monster(Monster(1)), Of::Mission(Mission(0))];
    for lang in Lang::ALL {
        let tell = Teller::new(&pack, Speech::of(*lang));
        for id in first..pack.abilities.len() {
            for of in of {
                let line = tell.ability(AbilityId(id as u16), of);
                let seam = line.contains("{$") || line.contains("{ $") || line.contains("  ");
                let key = line.split([' ', '(']).any(|word| {
                    ["win-", "cond-", "op-", "flag-", "stat-", "noun-", "det-", "post-"]
                        .iter()
                        .any(|key| word.starts_with(key))
                });
                assert!(!seam && !key, "{}: {line}\n{:?}", lang.word(), pack.abilities[id]);
            }
        }
    }
}
