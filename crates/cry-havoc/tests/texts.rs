//! Every generated text in every language, kept as snapshots; and that none shows its seams.

use cry_havoc::effect::tell::{CardText, Teller, names, show};
use cry_havoc::pack::{AbilityId, Pack};
use cry_havoc::speech::Speech;
use cry_havoc::terms::*;

fn pack() -> Pack {
    Pack::embedded().expect("the built-in content is valid")
}

fn frozen() -> Pack {
    Pack::frozen().expect("the frozen pack is valid")
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

#[test]
fn french_is_typeset() {
    for (kind, cards) in all(&pack(), Lang::Fr) {
        testkit::texts::french_is_typeset(kind, &page(&cards));
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

#[test]
fn english_is_not_clumsy() {
    for (kind, cards) in all(&pack(), Lang::En) {
        testkit::texts::english_is_not_clumsy(kind, &page(&cards));
    }
}

#[test]
fn every_language_says_everything() {
    let names = names(&pack());
    for lang in Lang::ALL {
        let speech = Speech::of(*lang);
        assert_eq!((speech.problems(), speech.missing(names.clone())), (&[] as &[String], Vec::new()));
    }
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
        let tell = Teller::new(&pack, Speech::of(*lang));
        for id in 0..pack.abilities.len() {
            let text = tell.ability(AbilityId(id as u16));
            assert!(text.len() > 5 && text.ends_with('.') && !seam(&text) && !stutters(&text), "{text:?}");
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
    let pack = frozen();
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
