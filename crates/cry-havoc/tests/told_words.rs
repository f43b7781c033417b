//! Every word of the effect language can be written, and has a sentence in every language, whether or not the built-in content
//! uses it: the samples are made from the fields of the words.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use cry_havoc::effect::{
    tell::Teller,
    words::{DrawCards, Facts, Forbid, WORDS},
};
use cry_havoc::pack::*;
use cry_havoc::speech::Speech;
use cry_havoc::terms::*;
use std::collections::BTreeSet;

/// Where samples can be written: the file, the effect that they replace, and the words tried there.
type Site = (&'static str, &'static str, fn(&Facts) -> bool);

/// A tactic, a Skill, a Structure and an Exploration token.
const SITES: [Site; 4] = [
    (
        "factions/humans.toml",
        "effect = [ { do = \"protect_units\", count = 2, up_to = true, at = \"obj:any\", from = [\"kill\", \"capture\"] } ]",
        |word| word.battle || word.units || word.name == "forbid",
    ),
    (
        "factions/pilgrims.toml",
        "effect = [ { do = \"mod_scoring\", at = { at = \"any\", control = \"self\", battle = \"also\" }, vp = 2, until = \"next_scoring\" } ]",
        |_| true,
    ),
    ("factions/machines.toml", "effect = [ { do = \"place_units\", count = 1, to = { at = \"source\" } } ]", |word| {
        word.name == "draw_cards"
    }),
    ("tokens.toml", "effect = [ { do = \"change_vp\", amount = 2 } ]", |word| word.name == "ready_skill"),
];

/// These have one place each in a pack, and are told with it.
const ELSEWHERE: [&str; 2] = ["enable_scoring", "recruit_site"];

fn texts(all: &[&str]) -> Vec<String> {
    all.iter().map(|text| (*text).to_owned()).collect()
}

fn words<T: Word>() -> Vec<String> {
    T::all().iter().map(|word| format!("{:?}", word.text())).collect()
}

fn selectors() -> Vec<String> {
    let mut all = texts(&[
        "{}",
        "{ occupied = true, own = 2 }",
        "{ occupied = false, foes = 2, foes_max = 3 }",
        r#"{ terrain = ["mountain", "ocean", "none"], crystals = 2 }"#,
        r#"{ hq = "also", pick = "all" }"#,
        r#"{ battle = true, pick = "spread", each = 2 }"#,
        r#"{ structure = "own", no_structure = "own" }"#,
        r#"{ no_structure = "reaper" }"#,
        r#"{ token = "nest", no_token = "phase_shield" }"#,
    ]);
    for token in ["trog", "nest", "war_party", "exploration"] {
        all.push(format!("{{ token = {token:?} }}"));
    }
    all.extend(words::<Holds>().iter().map(|held| format!("{{ control = {held}, hq = \"own\" }}")));
    for at in words::<Anchor>() {
        for dist in ["", ", dist = [1, 1]", ", dist = [0, 1]", ", dist = [0, 3]", ", dist = [1, 2]"] {
            for pick in words::<Pick>() {
                all.push(format!("{{ at = {at}{dist}, pick = {pick}, control = \"self\", battle = \"also\" }}"));
            }
        }
    }
    all
}

/// What a field of a kind might be; what is not legal in its place is left out.
fn values(kind: &str) -> Vec<String> {
    match kind.trim_start_matches("Option<").trim_end_matches('>') {
        "bool" => texts(&["true", "false", "\"first\"", "\"hand\"", "\"tokens\"", "\"terrain\"", "\"source\""]),
        "u8" => texts(&["1", "2"]),
        "i8" => texts(&["1", "2", "-2"]),
        "Number" => texts(&["1", "2", "-2", r#"{ n = "cards", who = "enemy", per = 2, max = 3, plus = 1 }"#]),
        "Selector" => selectors(),
        "Place" => selectors().into_iter().chain(words::<Spot>()).chain(words::<Pool>()).collect(),
        "TokenWord" => texts(&["\"trog\"", "\"nest\"", "\"war_party\"", "\"exploration\"", "\"phase_shield\""]),
        "Structure" => texts(&["\"any\"", "\"reaper\""]),
        "Protection" => texts(&["[\"kill\"]", "[\"capture\"]", "[\"kill\", \"capture\"]"]),
        "Who" => words::<Who>(),
        "Aim" => words::<Aim>(),
        "Ban" => words::<Ban>(),
        "FromDeck" => words::<FromDeck>(),
        "Points" => words::<Points>(),
        "Per" => words::<Per>(),
        "Vec<Offer" => texts(&[r#"[[{ do = "draw_cards" }], [{ do = "change_vp", amount = 1 }]]"#]),
        "List" => texts(&[r#"[{ do = "draw_cards", count = 2 }]"#]),
        kind => panic!("nobody knows what a {kind} can be"),
    }
}

/// A word as its example has it, with every value of every field, side, number and duration; by what is varied.
fn samples(word: &Facts) -> Vec<(&'static str, String)> {
    let mut all = vec![("", word.example.to_owned())];
    let mut vary = |key: &'static str, value: &str, besides: &[(&str, toml::Value)]| {
        let example: toml::Table = format!("step = {}\nvalue = {value}", word.example).parse().unwrap();
        let mut step = example["step"].as_table().unwrap().clone();
        step.insert(key.to_owned(), example["value"].clone());
        step.extend(besides.iter().map(|(key, value)| ((*key).to_owned(), value.clone())));
        all.push((key, toml::Value::Table(step).to_string()));
    };
    for param in word.params {
        for value in values(param.kind) {
            vary(param.name, &value, &[]);
            // What a tile keeps, and how many, go together.
            vary(param.name, &value, &[("deck", "terrain".into()), ("to", "source".into()), ("capacity", 2.into())]);
        }
    }
    word.who.iter().for_each(|who| vary("who", &format!("{:?}", who.word()), &[]));
    word.by.iter().for_each(|by| vary("by", &format!("{:?}", by.word()), &[]));
    word.until.iter().for_each(|until| vary("until", &format!("{:?}", until.word()), &[]));
    if word.count {
        for (n, up_to) in ["1", "2", "99"].into_iter().flat_map(|n| [(n, true), (n, false)]) {
            vary("count", n, &[("up_to", up_to.into())]);
        }
    }
    all
}

/// The pack with these steps in one place, one a line, without those that are not legal there; and which those are.
fn written(file: &str, effect: &str, steps: &[&str]) -> (Pack, BTreeSet<usize>) {
    let mut refused = BTreeSet::new();
    loop {
        let mut files = Pack::frozen_files().unwrap();
        let (_, text) = files.iter_mut().find(|(name, _)| name == file).unwrap();
        let at = text.find(effect).unwrap_or_else(|| panic!("{effect} is not in {file}"));
        let first = text[..at].lines().count() + 2;
        let line =
            |(n, step): (usize, &&str)| if refused.contains(&n) { "\n".to_owned() } else { format!("{step},\n") };
        let list: String = steps.iter().enumerate().map(line).collect();
        text.replace_range(at..at + effect.len(), &format!("effect = [\n{list}]"));
        match Pack::load(&files) {
            Ok(pack) => return (pack, refused),
            Err(error) => {
                let before = refused.len();
                for problem in &error.problems {
                    let n = (problem.line as usize).wrapping_sub(first);
                    assert!(n < steps.len(), "{problem}");
                    refused.insert(n);
                }
                assert!(refused.len() > before, "{error}");
            }
        }
    }
}

fn step(what: What) -> Step {
    let (count, conds) = (Number::plain(1), Vec::new());
    Step { what, who: Who::Me, by: Who::Me, count, up_to: false, optional: false, conds, later: None, until: None }
}

/// Numbers, conditions, windows and durations around one word.
fn around() -> Vec<Step> {
    let here = Selector { at: Anchor::Here, ..Selector::default() };
    let mut counters = vec![Counter::Paid, Counter::Done, Counter::Icons, Counter::Structures(here)];
    counters.extend([Counter::Regions(here), Counter::Crystals(Place::Regions(here))]);
    for who in [Who::Me, Who::Enemy, Who::Both, Who::Trogs] {
        counters.extend([
            Counter::Units { who, at: Place::Regions(here) },
            Counter::Cards(who),
            Counter::Prisoners(who),
        ]);
    }
    let draw = || What::DrawCards(DrawCards { deck: FromDeck::Own, keep: None, store: false, capacity: None });
    let forbid = || What::Forbid(Forbid { what: Ban::Tactics, at: None });
    let mut all: Vec<Step> = Until::ALL.iter().map(|until| Step { until: Some(*until), ..step(forbid()) }).collect();
    all.extend(Timing::ALL.iter().map(|later| Step { later: Some(*later), optional: true, ..step(draw()) }));
    let facts = Fact::ALL.iter().map(|fact| vec![Cond::Is(*fact), Cond::Players(0b1100)]);
    all.extend(facts.map(|conds| Step { conds, ..step(draw()) }));
    for of in counters {
        let count = Number::Count { of, per: 2, max: Some(3), plus: 1 };
        all.push(Step { count, ..step(draw()) });
        let cond = |op: &Compare| vec![Cond::Cmp(count, *op, Number::plain(3))];
        all.extend(Compare::ALL.iter().map(|op| Step { conds: cond(op), ..step(draw()) }));
    }
    all
}

fn told(pack: &mut Pack, steps: Vec<Step>) {
    let first = pack.lists.len();
    pack.lists.extend(steps.into_iter().map(|step| vec![step]));
    for lang in Lang::ALL {
        let tell = Teller::new(pack, Speech::of(*lang));
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

#[test]
fn every_word_has_a_sentence() {
    let mut accepted: BTreeSet<(&str, &str)> = ELSEWHERE.map(|word| (word, "")).into();
    accepted.insert(("recruit_site", "at"));
    for (file, effect, fits) in SITES {
        let tried = WORDS.iter().filter(|word| fits(word) && !ELSEWHERE.contains(&word.name));
        let all: Vec<_> =
            tried.flat_map(|word| samples(word).into_iter().map(|(key, text)| (word.name, key, text))).collect();
        let steps: Vec<&str> = all.iter().map(|(_, _, text)| text.as_str()).collect();
        let (mut pack, refused) = written(file, effect, &steps);
        let kept = all.iter().enumerate().filter(|(n, _)| !refused.contains(n));
        accepted.extend(kept.map(|(_, (word, key, _))| (*word, *key)));
        let longest = pack.lists.iter().max_by_key(|list| list.len()).unwrap().clone();
        assert_eq!(longest.len(), steps.len() - refused.len());
        told(&mut pack, longest);
    }
    for word in WORDS {
        let fields = word.params.iter().map(|param| param.name);
        for key in fields.chain([""]) {
            assert!(accepted.contains(&(word.name, key)), "no sample of {key:?} of {} is legal anywhere", word.name);
        }
    }
    told(&mut Pack::frozen().unwrap(), around());
}
