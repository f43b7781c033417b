//! Every generated text in every language, kept as snapshots; and that none shows its seams.

use content::polish::typeset;
use fireteam_zero::effect::tell::{CardText, Teller, names, show};
use fireteam_zero::pack::Pack;
use fireteam_zero::speech::Speech;
use fireteam_zero::terms::*;

fn pack() -> Pack {
    Pack::embedded().expect("the built-in content is valid")
}

fn frozen() -> Pack {
    Pack::frozen().expect("the frozen pack is valid")
}

/// All cards of one language, by kind.
fn all(pack: &Pack, lang: Lang) -> Vec<(&'static str, Vec<CardText>)> {
    let tell = Teller::new(pack, Speech::of(lang));
    fn each<T>(all: &[T], tell: impl Fn(u8) -> CardText) -> Vec<CardText> {
        (0..all.len()).map(|i| tell(i as u8)).collect()
    }
    vec![
        ("actions", each(&pack.actions, |i| tell.action_card(Action(i)))),
        ("focuses", each(&pack.focuses, |i| tell.focus(Focus(i)))),
        ("recon", each(&pack.recon, |i| tell.recon(Recon(i)))),
        ("monsters", each(&pack.monsters, |i| tell.monster(Monster(i)))),
        ("twists", each(&pack.twists, |i| tell.twist(Twist(i)))),
        ("objectives", each(&pack.objectives, |i| tell.objective(Objective(i)))),
        ("missions", each(&pack.missions, |i| tell.mission(Mission(i)))),
        ("heroes", each(&pack.heroes, |i| tell.hero(Hero(i)))),
        ("specialists", (0..pack.specialists.len()).filter_map(|i| tell.specialist(i)).collect()),
        ("specialist_cards", each(&pack.specialist_cards, |i| tell.specialist_card(SpecialistCard(i)))),
        ("tokens", each(&pack.tokens, |i| tell.token_card(TokenKind(i)))),
    ]
}

fn told(lang: Lang, cards: &[CardText]) -> String {
    let card = |card: &CardText| {
        let lines = card.lines.iter().map(|line| format!("  {line}\n")).collect::<String>();
        format!("{}\n{lines}  [{}]\n", card.title, typeset(lang, &card.source.join("; ")))
    };
    cards.iter().map(card).collect::<Vec<_>>().join("\n")
}

#[test]
fn texts_read_as_before() {
    let pack = pack();
    for lang in Lang::ALL {
        let page = |cards: &[CardText]| told(*lang, cards);
        for (kind, cards) in all(&pack, *lang) {
            insta::assert_snapshot!(format!("{}-{kind}", lang.word()), page(&cards));
        }
    }
}

#[test]
fn french_is_typeset() {
    for (kind, cards) in all(&pack(), Lang::Fr) {
        testkit::texts::french_is_typeset(kind, &told(Lang::Fr, &cards));
    }
}

/// German: a preposition that has swallowed its article takes no second one; "an dem ein Monster ist" must not become "am ein".
#[test]
fn german_does_not_melt_relative_clauses() {
    let pack = pack();
    for (kind, cards) in all(&pack, Lang::De) {
        for line in told(Lang::De, &cards).lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let twice = words.windows(2).find(|pair| {
                let second = pair[1].trim_end_matches(|c: char| !c.is_alphabetic());
                ["am", "im", "vom", "zum", "zur", "beim"].contains(&pair[0])
                    && ["ein", "eine", "einen", "einem", "kein", "keine", "der", "die", "das", "den", "dem"]
                        .contains(&second)
            });
            assert_eq!(twice, None, "{kind}: {line}");
        }
    }
}

/// What belongs to a place is said of it, not in brackets behind it.
#[test]
fn distances_are_part_of_the_sentence() {
    let pack = pack();
    for (lang, seams) in [
        (Lang::De, ["(von ", "(vom "]),
        (Lang::PtBr, ["(a partir d", "(desde "]),
        (Lang::Fr, ["(à partir d", "(depuis "]),
    ] {
        for (kind, cards) in all(&pack, lang) {
            for line in told(lang, &cards).lines() {
                assert!(!seams.iter().any(|seam| line.contains(seam)), "{kind}: {line}");
            }
        }
    }
}

#[test]
fn english_is_not_clumsy() {
    for (kind, cards) in all(&pack(), Lang::En) {
        testkit::texts::english_is_not_clumsy(kind, &told(Lang::En, &cards));
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

#[test]
fn no_text_shows_a_raw_key() {
    let pack = pack();
    let raw = [
        "win-", "cond-", "op-", "flag-", "stat-", "noun-", "det-", "who-", "post-", "amount-", "until-", "card-",
        "field-",
    ];
    for lang in Lang::ALL {
        for (kind, cards) in all(&pack, *lang) {
            for card in cards {
                assert!(!card.source.is_empty(), "{kind} {}: no source", card.title);
                for line in card.lines.iter().chain(&card.source).chain([&card.title]) {
                    let seam =
                        line.contains("{$") || line.contains("{ $") || line.contains("??") || line.contains("  ");
                    let key = line.split([' ', '(']).any(|word| raw.iter().any(|key| word.starts_with(key)));
                    assert!(!seam && !key && !line.is_empty(), "{} {kind} {}: {line:?}", lang.word(), card.title);
                    assert!(!line.contains("..") && !line.contains(" ,") && !line.contains(" ."), "{line:?}");
                }
            }
        }
    }
}

#[test]
fn entries_are_found_by_id() {
    let pack = frozen();
    let known =
        ["double_aught", "full_pockets", "ferry_fuel", "lupara", "cupbearer", "strong", "repair_the_ferry", "1.1"];
    for id in known.into_iter().chain(["abe", "henry", "footnotes", "fire"]) {
        for lang in Lang::ALL {
            assert!(show(&pack, id, *lang).is_some_and(|card| !card.lines.is_empty()), "{id}");
        }
    }
    assert_eq!(show(&pack, "nobody", Lang::En), None);
}
