//! Every word of the effect language can be written, and has a sentence in every language, whether a card uses it or not.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use fireteam_zero::effect::tell::{Of, Teller};
use fireteam_zero::effect::words::{Die, Draw, Facts, WORDS};
use fireteam_zero::pack::*;
use fireteam_zero::speech::Speech;
use fireteam_zero::terms::*;

fn figures(any: Side, pick: Pick) -> FigureSelect {
    let (within, of, at, except, kind) = (None, None, None, None, None);
    FigureSelect { any, pick, n: 2, within, of, at, except, state: HeroState::Active, kind }
}

fn places(pick: Pick) -> PlaceSelect {
    PlaceSelect { has: None, no: None, terrain: None, within: None, of: None, pick, n: 2 }
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

/// The words of a list, as a content file writes them.
fn words<T: Word>() -> Vec<String> {
    T::all().iter().map(|word| format!("{:?}", word.text())).collect()
}

fn texts(all: &[&str]) -> Vec<String> {
    all.iter().map(|text| (*text).to_owned()).collect()
}

fn figures_written() -> Vec<String> {
    let named = ["you", "actor", "target", "that", "all_heroes", "allies", "first_player"];
    let mut all: Vec<String> = named.iter().map(|word| format!("{word:?}")).collect();
    for any in Side::ALL {
        for pick in Pick::ALL {
            let (any, n) = (any.word(), if *pick == Pick::UpTo { ", n = 2" } else { "" });
            if !matches!(pick, Pick::MostCards | Pick::FewestCards) || matches!(any, "hero" | "ally") {
                all.push(format!("{{ any = {any:?}, pick = {:?}{n} }}", pick.word()));
            }
        }
    }
    for state in HeroState::ALL {
        all.extend(["hero", "ally"].map(|any| format!("{{ any = {any:?}, state = {:?} }}", state.word())));
    }
    all.extend(texts(&[
        r#"{ any = "specialist", kind = "henry" }"#,
        r#"{ any = "specialist", kind = "patty" }"#,
        r#"{ any = "monster", kind = "pale_double", pick = "one", within = 1, except = "actor" }"#,
    ]));
    all
}

fn places_written() -> Vec<String> {
    let named = ["here", "there", "actor_place", "that", "entry", "exit", "boss_mark", "roll"];
    let mut all: Vec<String> = named.iter().map(|word| format!("{word:?}")).collect();
    for feature in ["spawn_up", "spawn_down", "spawn", "hero", "monster", "specialist", "altar"] {
        all.push(format!("{{ any = \"location\", has = {feature:?}, pick = \"one\" }}"));
        all.push(format!("{{ any = \"location\", no = {feature:?}, pick = \"random\" }}"));
    }
    all.extend(words::<Terrain>().iter().map(|terrain| format!("{{ any = \"location\", terrain = {terrain} }}")));
    all.extend(["all", "nearest", "farthest"].map(|pick| format!("{{ any = \"location\", pick = {pick:?} }}")));
    all
}

/// What a field of a kind can be.
fn values(kind: &str) -> Vec<String> {
    let draw = r#"[{ op = "draw", n = 1, who = "that" }]"#;
    match kind.trim_start_matches("Option<").trim_end_matches('>') {
        "bool" => texts(&["true", "false"]),
        "u8" => texts(&["1", "2"]),
        "Amount" => texts(&[
            "1",
            "2",
            r#"{ hand_of = "you", times = 2, plus = 1, min = 1, max = 5 }"#,
            "{ per_hero = 1, plus = -1 }",
            r#"{ tokens_at = "here" }"#,
            r#"{ count = { any = "hero" }, times = 2 }"#,
            r#"{ count = { any = "location" } }"#,
        ]),
        "HowMany" => texts(&["1", "2", "\"all\""]),
        "Who" => figures_written(),
        "Where" => places_written(),
        "Spot" => figures_written().into_iter().chain(places_written()).collect(),
        "Picked" => {
            figures_written().into_iter().chain(places_written()).filter(|text| text.starts_with('{')).collect()
        }
        "Vec<ActKind" => words::<ActKind>().into_iter().map(|word| format!("[{word}, \"search\"]")).collect(),
        "Vec<Cond" => texts(&[r#"[{ coin = "heads" }]"#, "[{ threat = { min = 2 } }, { round = { max = 3 } }]"]),
        "Vec<List" => vec![format!("[{draw}, {draw}]")],
        "List" => vec![draw.to_owned()],
        "AbilityId" => vec![format!("{{ when = \"attack.resolved\", do = {draw} }}")],
        "Cost" => texts(&["{ discard = 2, action = 1 }", "{ damage = 1, move = 2 }"]),
        "TokenKind" => texts(&["\"intel\"", "\"altar\""]),
        "Objective" => texts(&["\"this\"", "\"his_true_name\""]),
        "What" => texts(&["\"minion\"", "\"pale_double\""]),
        "Pool" => texts(&["\"pool\"", "\"reserve\""]),
        "pack::Pool" => words::<Pool>(),
        "pack::Cancel" => words::<Cancel>(),
        "Stat" => words::<Stat>(),
        "Flag" => words::<Flag>(),
        "Until" => words::<Until>(),
        "AttackType" => words::<AttackType>(),
        "SpreadTo" => words::<SpreadTo>(),
        "DiscardHow" => words::<DiscardHow>(),
        "RecoverFrom" => words::<RecoverFrom>(),
        "RecoverTo" => words::<RecoverTo>(),
        "CoinSide" => words::<CoinSide>(),
        "TwistDo" => words::<TwistDo>(),
        "Deck" => words::<Deck>(),
        "PeekThen" => words::<PeekThen>(),
        "SpawnSide" => words::<SpawnSide>(),
        "TokenDo" => words::<TokenDo>(),
        "Decider" => words::<Decider>(),
        // What a die shows belongs to the die.
        "Die" => texts(&["\"spawn\""]),
        "Rolled" => vec![format!("{{ 1-4 = {draw}, 5 = {draw} }}")],
        kind => panic!("nobody knows what a {kind} can be"),
    }
}

/// The window that announces what is cancelled.
fn announced(text: &str) -> &'static str {
    match text {
        text if text.contains("\"activation\"") || text.contains("\"move\"") => "monster.activates",
        text if text.contains("\"special\"") => "monster.special",
        text if text.contains("\"spawn\"") => "monster.spawns",
        text if text.contains("\"search\"") => "search.before",
        _ => "monster.targets",
    }
}

/// A word as its example has it, and with every value of every field.
fn written(word: &Facts) -> Vec<String> {
    let example: toml::Table = format!("example = {}", word.example).parse().unwrap();
    let example = example["example"].as_table().unwrap();
    let mut all = vec![word.example.to_owned()];
    for param in word.params {
        for value in values(param.kind) {
            let mut effect = example.clone();
            // These two pairs exclude each other.
            for (one, other) in [("add", "set"), ("set", "add"), ("toward", "away"), ("away", "toward")] {
                if param.name == one {
                    effect.remove(other);
                }
            }
            let secured = value == "\"secured\"";
            if secured || word.name == "rule" && param.name == "at" {
                effect.insert("flag".to_owned(), "secured".into());
                effect.insert("at".to_owned(), "here".into());
            }
            let read: toml::Table = format!("value = {value}").parse().unwrap();
            effect.insert(param.name.to_owned(), read["value"].clone());
            all.push(toml::Value::Table(effect).to_string());
        }
    }
    for die in [("attack", "brawl"), ("activation", "blank")].iter().filter(|_| word.name == "roll") {
        all.push(format!(r#"{{ op = "roll", die = "{}", on = {{ {} = [{{ op = "draw", n = 1 }}] }} }}"#, die.0, die.1));
    }
    assert_eq!(Die::ALL.len(), 3);
    all
}

/// A pack in which one objective has all these abilities besides its own; the first of them.
fn with_abilities(written: &[String]) -> (Pack, usize) {
    let mut files = Pack::frozen_files().unwrap();
    let (_, text) = files.iter_mut().find(|(name, _)| name == "missions.toml").unwrap();
    // The mission of the last boss, with an exit for once.
    let mission = text.find("id = \"3.3\"").unwrap();
    text.replace_range(mission.., &text[mission..].replacen("exit = \"\"", "exit = \"SW.lower_graves\"", 1));
    let at = text.find("id = \"ring_the_bells\"").unwrap();
    let list = at + text[at..].find("abilities = [\n").unwrap() + "abilities = [\n".len();
    text.insert_str(list, &(written.join(",\n") + ",\n"));
    let pack = Pack::load(&files).unwrap();
    let card = pack.objectives.iter().find(|card| card.meta.id == "ring_the_bells").unwrap();
    let first = card.abilities[0].0 as usize;
    (pack, first)
}

fn ability(when: Window, ifs: Vec<Cond>, effects: List) -> Ability {
    let cost = Cost { discard: 2, action: 1, charge: 1, damage: 1, moves: 2 };
    Ability { when, ifs, range: Some((1, RangeTo::Itself)), may: true, cost, limit: Some((2, Per::Turn)), effects }
}

#[test]
fn every_word_is_told_in_every_language() {
    let pick = r#"{ op = "pick", from = { any = "hero", pick = "one" } }"#;
    let all: Vec<String> = WORDS
        .iter()
        .flat_map(|word| written(word).into_iter().map(move |text| (word.name, text)))
        .map(|(name, text)| {
            let when = if name == "cancel" { announced(&text) } else { "attack.declared" };
            format!("{{ when = {when:?}, do = [{pick}, {text}] }}")
        })
        .collect();
    let (mut pack, first) = with_abilities(&all);
    let list = |pack: &mut Pack, effects: Vec<Effect>| {
        pack.lists.push(effects);
        List(pack.lists.len() as u16 - 1)
    };
    let draw = list(&mut pack, vec![Effect::Draw(Draw { n: Amount::number(1), who: Who::That })]);
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
