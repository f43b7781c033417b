//! Every generated text in every language, kept as snapshots; and that none shows its seams.

use cry_havoc::effect::tell::{CardText, Teller, missing, patterns, show};
use cry_havoc::pack::{AbilityId, Pack};
use cry_havoc::speech::Speech;
use cry_havoc::terms::*;

fn pack() -> Pack {
    Pack::embedded().expect("the built-in content is valid")
}

/// All entries of one language, by kind.
fn all(pack: &Pack, lang: Lang) -> Vec<(&'static str, Vec<CardText>)> {
    let tell = Teller::new(pack, Speech::of(lang));
    fn each<T>(all: &[T], tell: impl Fn(u8) -> CardText) -> Vec<CardText> {
        (0..all.len()).map(|i| tell(i as u8)).collect()
    }
    let regions = |b: usize| each(&pack.boards[b].regions, |i| tell.region_card(b, Region(i)));
    let options = pack.skill_levels.iter().map(|e| tell.level(e));
    let options = options.chain(pack.round_options.iter().map(|e| tell.rounds(e)));
    let options = options.chain(pack.handicaps.iter().map(|e| tell.handicap(e)));
    let options = options.chain(pack.balance_options.iter().map(|e| tell.balance(e)));
    vec![
        ("factions", Faction::ALL.iter().map(|f| tell.faction(*f)).collect()),
        ("terrains", Terrain::ALL.iter().map(|t| tell.terrain(*t)).collect()),
        ("cards", each(&pack.cards, |i| tell.card(Card(i)))),
        ("structures", each(&pack.structures, |i| tell.structure(Structure(i)))),
        ("tokens", each(&pack.named, |i| tell.named(Named(i)))),
        ("skills", each(&pack.skills, |i| tell.skill(Skill(i)))),
        ("events", each(&pack.events, |i| tell.event(EventToken(i)))),
        ("faces", pack.faces.iter().map(|face| tell.face(face)).collect()),
        ("boards", (0..pack.boards.len()).flat_map(|b| [vec![tell.board(b)], regions(b)].concat()).collect()),
        ("options", options.collect()),
    ]
}

fn page(cards: &[CardText]) -> String {
    let card = |card: &CardText| {
        let lines = card.lines().iter().map(|line| format!("  {line}\n")).collect::<String>();
        format!("{}\n{lines}", card.name)
    };
    cards.iter().map(card).collect::<Vec<_>>().join("\n")
}

#[test]
fn texts_read_as_before() {
    let pack = pack();
    for lang in Lang::ALL {
        for (kind, cards) in all(&pack, *lang) {
            insta::assert_snapshot!(format!("{}-{kind}", lang.word()), page(&cards));
        }
    }
}

/// What no French typesetter lets through: a plain space, or none, where an unbreakable one belongs; a missed elision.
const UNSET: &[&str] = &[
    " :",
    " ;",
    " !",
    " ?",
    "« ",
    " »",
    "e;",
    "s;",
    " de Henry",
    " que Henry",
    " de «\u{a0}A",
    " de «\u{a0}E",
    " de «\u{a0}É",
    " de «\u{a0}O",
    " de un",
    " de le ",
    " à le ",
];

#[test]
fn french_is_typeset() {
    let pack = pack();
    for (kind, cards) in all(&pack, Lang::Fr) {
        for line in page(&cards).lines() {
            let found = UNSET.iter().find(|phrase| line.contains(**phrase));
            assert!(found.is_none(), "{kind}: {found:?} in {line:?}");
        }
    }
}

/// "2 VP (1 with 3 players)": a number is not cut off from what it counts. "a Region with a token adjacent to your Units": what a Region
/// holds is said before what it is next to, or the Units would hold it.
#[test]
fn what_belongs_together_stands_together() {
    let pack = pack();
    let cut = ["players) ", "jogadores) ", "joueurs) ", "Spielern) "];
    let nouns = ["VP", "PV", "SP", "Cr", "Cristais", "Unit", "Unidade", "card", "carta", "carte", "Karte"];
    let apart =
        ["Units with a", "Unidades com um", "Unidades sem", "Unités avec un", "Unités sans", "Mundo sem", "Monde sans"];
    for lang in Lang::ALL {
        for (kind, cards) in all(&pack, *lang) {
            for line in page(&cards).lines() {
                let torn = cut
                    .iter()
                    .any(|cut| line.split(cut).skip(1).any(|rest| nouns.iter().any(|noun| rest.starts_with(noun))));
                let found = apart.iter().find(|phrase| line.contains(**phrase));
                assert!(!torn && found.is_none(), "{kind}: {found:?} in {line:?}");
            }
        }
    }
}

/// Turns of phrase that no native writer of English uses.
const CLUMSY: &[&str] =
    &["the own ", "up to 1 ", "the The ", "(from ", "all your Units cannot", "of the own", "  ", " ,", " ."];

#[test]
fn english_is_not_clumsy() {
    let pack = pack();
    for (kind, cards) in all(&pack, Lang::En) {
        for line in page(&cards).lines().map(str::trim_start) {
            let found = CLUMSY.iter().find(|phrase| line.contains(**phrase));
            assert_eq!(found, None, "{kind}: {line}");
        }
    }
}

#[test]
fn message_files_have_no_errors() {
    for lang in Lang::ALL {
        assert_eq!(Speech::of(*lang).problems(), &[] as &[String]);
    }
}

#[test]
fn nothing_is_missing() {
    for lang in Lang::ALL {
        assert_eq!(patterns(*lang), Vec::<String>::new(), "{}", lang.word());
    }
    assert_eq!(missing(&pack()), Vec::new());
}

/// The same word twice in a row.
fn stutters(text: &str) -> bool {
    let words: Vec<&str> = text.split(' ').collect();
    words.windows(2).any(|pair| pair[0] == pair[1] && pair[0].chars().all(char::is_alphabetic))
}

fn seam(text: &str) -> bool {
    let bad = ["{$", "{ $", "??", "  ", "..", " ,", " .", ",,", "( ", " )"];
    let keys = [
        "win-",
        "cond-",
        "op-",
        "rel-",
        "f-",
        "w-",
        "wo-",
        "spot-",
        "pool-",
        "tok-",
        "at-",
        "anchor-",
        "things-",
        "number-",
        "until-",
        "line-",
        "kind-",
        "icons-",
        "bonus-",
        "cost-",
        "source-",
        "objective-",
        "fact-",
    ];
    let key = |word: &str| keys.iter().any(|key| word.starts_with(key));
    bad.iter().any(|bad| text.contains(bad)) || text.split([' ', '(']).any(key)
}

#[test]
fn every_ability_is_a_clean_sentence() {
    let pack = pack();
    for lang in Lang::ALL {
        for players in [None, Some(2), Some(3), Some(4)] {
            let tell = Teller { players, ..Teller::new(&pack, Speech::of(*lang)) };
            for id in 0..pack.abilities.len() {
                let text = tell.ability(AbilityId(id as u16));
                assert!(text.len() > 5 && text.ends_with('.') && !seam(&text) && !stutters(&text), "{text:?}");
            }
        }
    }
}

#[test]
fn no_entry_shows_its_seams() {
    let pack = pack();
    for lang in Lang::ALL {
        for (kind, cards) in all(&pack, *lang) {
            for card in cards {
                assert!(!card.source.is_empty() && !card.name.is_empty() && !card.kind.is_empty(), "{kind} {card:?}");
                for line in card.lines().iter().chain([&card.name]) {
                    assert!(!line.is_empty() && !seam(line) && !stutters(line), "{} {kind}: {line:?}", lang.word());
                }
                assert!(card.rules.iter().chain(&card.bonus).all(|line| line.ends_with('.')), "{card:?}");
            }
        }
    }
}

#[test]
fn entries_are_found_by_id() {
    let pack = pack();
    for lang in Lang::ALL {
        for id in ["ambush", "airfield", "distil", "crystal_bloom", "relic", "hunters", "pair", "humans", "ocean"] {
            assert_eq!(show(&pack, *lang, id).len(), 1, "{id}");
        }
        for id in ["watchtower", "forward_base", "target_lock", "phase_shield"] {
            assert_eq!(show(&pack, *lang, id).len(), 2, "{id}");
            assert_eq!(show(&pack, *lang, &format!("token:{id}")).len(), 1, "{id}");
        }
        assert_eq!(show(&pack, *lang, "nobody"), Vec::new());
    }
}

#[test]
fn numbers_follow_the_players() {
    let pack = pack();
    let icons = |players: Option<u8>| {
        let tell = Teller { players, ..Teller::new(&pack, Speech::of(Lang::En)) };
        let battery = pack.structures.iter().position(|card| card.meta.id == "artillery_battery").unwrap();
        tell.structure(Structure(battery as u8)).icons
    };
    assert_eq!(icons(Some(2)), "Build 1 · Activate 1");
    assert_eq!(icons(Some(3)), "Build 2 · Activate 1");
    assert_eq!(icons(Some(4)), "Build 1 · Activate 1");
    assert_eq!(icons(None), "Build 1 (2 with 3 players) · Activate 1");
}

#[test]
fn nouns_have_articles_and_cases() {
    let pack = pack();
    let the = |lang: Lang| Teller::new(&pack, Speech::of(lang)).the_faction(Faction::Pilgrims);
    assert_eq!((the(Lang::En).nominative.as_str(), the(Lang::Fr).dative.as_str()), ("the Pilgrims", "les Pèlerins"));
    assert_eq!((the(Lang::De).dative.as_str(), the(Lang::De).gender.as_str()), ("den Wanderern", "p"));
    let german = Teller::new(&pack, Speech::of(Lang::De)).the_objective(Objective::Control);
    assert_eq!((german.nominative.as_str(), german.dative.as_str()), ("die Gebietskontrolle", "der Gebietskontrolle"));
    let french = Teller::new(&pack, Speech::of(Lang::Fr));
    assert_eq!((french.phase_name(4), french.action_name(Action::Move)), ("Batailles".into(), "Mouvement".into()));
}
