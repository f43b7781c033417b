//! Random games told in four languages: every event, question, offer and refusal is a sentence without seams.

use cry_havoc::{
    CryHavoc, Table,
    choice::Choice,
    effect::pick::Asks,
    event::{At, Event, ScoredFor},
    flow::Frame,
    open,
    options::Options,
    pack::{Ban, Pack},
    speech::Speech,
    story::{QUESTIONS, Story},
    terms::*,
    why::{Reason, Why},
    world::Cause,
};
use kernel::{Chance, Refused, Seat};

fn stories(pack: &Pack) -> Vec<Story<'_>> {
    Lang::ALL.iter().map(|lang| Story::new(pack, *lang)).collect()
}

fn table(pack: &Pack, players: u8) -> Table {
    open(pack, &Options::new(players), Chance::from_number(1), &mut Vec::new()).expect("a table opens")
}

/// A told text shows no key, no id, no hole and nothing of the machine.
fn check(text: &str, about: &str) {
    let raw = ["question-", "why-", "event-", "choice-", "refused-", "loc-", "laid-", "cause-", "objective-"];
    let words = || text.split([' ', '(', '„', '“', '«', '»', '\u{a0}']);
    let key = words().any(|word| raw.iter().any(|raw| word.starts_with(raw)));
    let seam =
        ["{", "}", "??", "_", "::", "Some(", "None", "  ", "..", " ,", " .", "()", " de les ", " de os ", " de as "];
    let odd = seam.iter().find(|seam| text.contains(**seam));
    assert!(!text.trim().is_empty() && !key && odd.is_none(), "{about}: {text:?}");
}

/// Whoever is suddenly asked to place the Units of others is told why (CH-NTR-02).
#[test]
fn who_acts_for_the_trogs_is_told_why() {
    let pack = Pack::frozen().unwrap();
    let why = |players| match players {
        2 => ["you are the opponent", "você é o oponente", "vous êtes l'adversaire", "Du bist der Gegner"],
        _ => ["you sit to the left", "você está à esquerda", "vous êtes à gauche", "Du sitzt links"],
    };
    for players in [2, 3] {
        let (mut dice, mut offers, mut met) = (Chance::from_number(9), Vec::new(), 0);
        let mut table = table(&pack, players);
        while !table.is_over() {
            let seat = table.waiting().iter().next().unwrap();
            let acts = table.world.battle().is_some_and(|battle| {
                battle.role(Side::of(seat)).is_none() && matches!(table.asking(), Some(Frame::Deploy(_)))
            });
            for (story, why) in stories(&pack).iter().zip(why(players)) {
                let asked = story.question(&table, seat);
                assert!(!acts || asked.contains(why), "{asked}");
                let turn = matches!(table.asking(), Some(Frame::Turn(_)));
                assert!(!turn || !asked.contains(why), "{asked}");
            }
            met += u32::from(acts);
            table.offers(&pack, seat, &mut offers);
            let choice = offers[dice.draw("choice", offers.len() as u32) as usize];
            table.apply(&pack, seat, choice, &mut Vec::new()).unwrap();
        }
        assert!(met > 0, "nobody ever fought the Trogs with {players} players");
    }
}

/// Choices of every kind, most of them refused.
fn pointless() -> Vec<Choice> {
    let mut all = vec![Choice::Pass, Choice::Yes, Choice::Done, Choice::Back];
    all.extend(Action::ALL.iter().map(|action| Choice::Action(*action)));
    all.extend(Mark::ALL.iter().map(|mark| Choice::Mark(*mark)));
    all.extend(Objective::ALL.iter().map(|objective| Choice::Objective(*objective)));
    all.extend(Faction::ALL.iter().map(|faction| Choice::Faction(*faction)));
    all.extend([Choice::Deck(Deck::Own), Choice::Deck(Deck::Terrain(Terrain::Ocean))]);
    for n in [0, 1, 3, 7, 30, 63, 200] {
        let (region, structure) = (Region(n), Structure(n));
        all.extend([Choice::Card(Card(n)), Choice::Skill(Skill(n)), Choice::Region(region), Choice::Number(n)]);
        all.extend([Choice::Step(region, Region(2)), Choice::Build(structure, region)]);
        all.extend([Choice::Activate(structure, region), Choice::Structure(structure), Choice::Named(Named(n))]);
        all.extend([Choice::Token(n), Choice::Option(n), Choice::Side(Side(n)), Choice::Position(n)]);
    }
    all
}

/// Everything that can be told before a choice: what happened, the question, the offers and one refusal.
fn tell(pack: &Pack, story: &Story<'_>, table: &Table, events: &[Event], seat: Option<Seat>, refused: Choice) -> usize {
    let mut told = 0;
    for viewer in [None, Some(Seat(0))] {
        for event in events {
            let Some(text) = story.event(&table.world, event, viewer) else { continue };
            check(&text, &format!("{event:?}"));
            assert!(text.ends_with(['.', '!', '?', '”', '“', '»']), "{text}");
            told += 1;
        }
    }
    for text in story.report(&table.world, events, Some(Seat(1))) {
        check(&text, "report");
    }
    let Some(seat) = seat else {
        check(&story.question(table, Seat(0)), "the end");
        return told;
    };
    let question = table.ask().expect("a question is open");
    assert!(QUESTIONS.contains(&question.key), "{}", question.key);
    assert!(question.rule.id::<CryHavoc>().starts_with(['C', 'M']), "{}", question.rule.id::<CryHavoc>());
    check(&story.question(table, seat), question.key);
    let mut offers = Vec::new();
    table.offers(pack, seat, &mut offers);
    for choice in &offers {
        let text = story.choice(table, seat, *choice);
        check(&text, &format!("{} {choice:?}", question.key));
        let unknown = story.choice(table, seat, Choice::Card(Card(200)));
        assert_ne!(text, unknown, "{} {choice:?}", question.key);
    }
    check(&story.choice(table, seat, refused), &format!("{} {refused:?}", question.key));
    if let Some(why) = table.why_not(pack, seat, refused) {
        let text = story.refused(&why, table, seat);
        check(&text, &format!("{why:?}"));
        if let Refused::Rule(why) = why {
            assert!(text.ends_with(&format!("({})", why.rule.id::<CryHavoc>())), "{text}");
        }
    }
    told
}

/// Plays one game and counts the sentences.
fn tell_game(pack: &Pack, options: &Options, seed: u64, stories: &[Story<'_>]) -> usize {
    let mut events = Vec::new();
    let mut table = open(pack, options, Chance::from_number(seed), &mut events).expect("a table opens");
    let mut dice = Chance::from_number(seed ^ 0x5708);
    let mut offers = Vec::new();
    let everything = pointless();
    let (mut told, mut at) = (0, seed as usize);
    loop {
        let waiting: Vec<Seat> = table.waiting().iter().collect();
        let seat = (!table.is_over()).then(|| waiting[dice.draw("seat", waiting.len() as u32) as usize]);
        for story in stories {
            at += 1;
            told += tell(pack, story, &table, &events, seat, everything[at % everything.len()]);
        }
        let Some(seat) = seat else { return told };
        events.clear();
        table.offers(pack, seat, &mut offers);
        // Taking back is told too, but seldom, so that games come to an end.
        if offers.len() > 1 && dice.draw("back", 5) != 0 {
            offers.retain(|choice| *choice != Choice::Back);
        }
        let choice = offers[dice.draw("choice", offers.len() as u32) as usize];
        table.apply(pack, seat, choice, &mut events).expect("an offer is accepted");
    }
}

#[test]
fn random_games_are_told_without_seams() {
    let pack = Pack::embedded().unwrap();
    let stories = stories(&pack);
    let mut told = 0;
    for players in 2..=4 {
        for seed in 0..4 {
            let mut options = Options::new(players);
            options.level = if seed % 2 == 0 { "veteran" } else { "drafted" }.to_owned();
            told += tell_game(&pack, &options, seed, &stories);
        }
    }
    assert!(told > 10_000, "{told}");
}

#[test]
fn every_reason_question_and_refusal_has_its_sentence() {
    let none = Default::default();
    for lang in Lang::ALL {
        let speech = Speech::of(*lang);
        assert_eq!(speech.problems(), Vec::<String>::new());
        for reason in Reason::ALL {
            assert!(speech.try_say(&reason.key(), &none).is_some(), "{} {}", lang.word(), reason.key());
        }
        let refused = ["question-over", "refused-over", "refused-not-asked", "refused-answered"];
        for key in QUESTIONS.iter().chain(&refused) {
            assert!(speech.try_say(key, &none).is_some(), "{} {key}", lang.word());
        }
    }
    for asks in Asks::ALL {
        assert!(QUESTIONS.contains(&asks.key()), "{}", asks.key());
    }
}

/// Every question that some procedure asks is in the list.
#[test]
fn the_list_of_questions_is_complete() {
    let mut folders = vec![std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut found = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if !path.to_string_lossy().contains("story") {
                let text = std::fs::read_to_string(&path).unwrap();
                for key in text.split('"').filter(|part| part.starts_with("question-")) {
                    assert!(QUESTIONS.contains(&key), "{key} in {}", path.display());
                    found += 1;
                }
            }
        }
    }
    assert!(found > 50, "{found}");
}

#[test]
fn refusals_are_told() {
    let pack = Pack::embedded().unwrap();
    let table = table(&pack, 3);
    for story in stories(&pack) {
        for refused in [Refused::Over, Refused::NotAsked, Refused::Answered] {
            check(&story.refused(&refused, &table, Seat(2)), "refused");
        }
        for reason in Reason::ALL {
            let why = Why { rule: cry_havoc::rules::CH_MOVE_05, reason: *reason };
            check(&story.refusal(&why), &reason.key());
        }
    }
}

/// One or more of each event.
fn samples() -> Vec<Event> {
    use Event as E;
    let (side, of, region, to) = (Side(0), Side(2), Region(1), Region(2));
    let (skill, structure, token, card) = (Skill(0), Structure(0), Named(0), Card(3));
    let (terrain, objective) = (Terrain::Ocean, Objective::Capture);
    let places = [At::Region(region), At::Objective(objective), At::Reserve, At::Store, At::Supply];
    let cards = Cards::one(card).with(Card(40));
    let mut all = vec![
        E::FactionChosen { side, faction: Faction::Humans },
        E::HqPlaced { side, region },
        E::SkillGained { side, skill },
        E::InitiativeSet { order: [1u8, 2, 0, 0].map(Seat) },
        E::RoundBegan { round: 2 },
        E::EventRevealed { token: EventToken(1) },
        E::EventsPassed { from: 1, to: 2 },
        E::EventsPassed { from: 3, to: 4 },
        E::FinalScoring,
        E::NextInitiative { side, position: 1 },
        E::SkillsReadied,
        E::SkillReadied { side, skill },
        E::SkillUsed { side, skill },
        E::Reshuffled { side },
        E::Discarded { side, card },
        E::Recovered { side, card },
        E::Stored { side, card: Some(Card(40)), terrain },
        E::Stored { side, card: None, terrain },
        E::Unstored { side, card: Some(Card(40)), terrain, open: true },
        E::Unstored { side, card: None, terrain, open: false },
        E::TurnBegan { side, number: 1 },
        E::ScoringEnabled { side },
        E::Ransomed { side, from: of },
        E::ControlTaken { side, region },
        E::ControlLost { side, region },
        E::Scored { side, vp: -2, for_what: ScoredFor::Ransom },
        E::Scored { side, vp: -1, for_what: ScoredFor::Text },
        E::StructureBuilt { side, structure, region },
        E::StructureTakenBack { side, structure, region },
        E::StructureMoved { side, structure, from: region, to },
        E::StructureRemoved { side, structure, region },
        E::Activated { side, structure, region },
        E::NamedPlaced { side, token, region },
        E::NamedRemoved { side, token, region },
        E::LookedAtHand { side, of, cards },
        E::LookedAtTokens { side, regions: Regions::one(region).with(to), pieces: Pieces::NONE },
        E::RegionWorthMore { region, vp: 2 },
        E::RegionWorthMore { region, vp: -1 },
        E::BattleBegan { region, number: 3, attacker: side },
        E::BattleCancelled { region },
        E::BattleStarted { region, attacker: side, defender: Side::NEUTRAL },
        E::UnitsDeployed { side, placed: [2, 0, 1] },
        E::UnitsDeployed { side, placed: [0; 3] },
        E::TacticPlayed { side, card, by: Seat(0) },
        E::TacticPlayed { side: Side::NEUTRAL, card, by: Seat(1) },
        E::TacticDeclined { side },
        E::Strength { side, objective, amount: 2 },
        E::Strength { side, objective, amount: -1 },
        E::WinsTies { side, objective },
        E::ObjectivesReordered { order: [Objective::Attrition, Objective::Capture, Objective::Control] },
        E::NobodyToCapture { side },
        E::ObjectiveTied { objective },
        E::BattleEnded { region },
        E::Text { cause: Cause::Named(token, region), side },
        E::NoEffect { cause: Cause::Card(card) },
        E::NoEffect { cause: Cause::Structure(structure, region) },
        E::GameWon { side },
        E::Chose { side, choice: Choice::Region(region) },
    ];
    for n in [1, 3] {
        for deck in [Deck::Own, Deck::Terrain(terrain)] {
            all.extend([E::Drew { side, cards, n, deck }, E::PutBack { side, cards, n, deck }]);
        }
        for at in places {
            all.extend([E::Placed { side, n, at }, E::Killed { side, n, at }, E::Withdrew { side, n, at }]);
            all.extend([E::Captured { side, by: of, n, at }, E::Retreated { side, n, to: at }]);
            all.push(E::Held { side, n, region });
            all.extend([E::Crystals { n: n as i8, at }, E::Crystals { n: -(n as i8), at }]);
            for from in places {
                all.extend([E::Moved { side, n, from, to: at }, E::TakenBack { side, from, to: at }]);
                all.push(E::CrystalsMoved { side, n, from, to: at });
            }
        }
        all.push(E::Released { side, by: of, n });
        all.extend(Points::ALL.iter().map(|kind| E::PointsGained { side, kind: *kind, n }));
        for (kill, capture) in [(true, false), (false, true), (true, true)] {
            all.push(E::Protected { side, n, objective, kill, capture });
        }
    }
    all.extend(
        [Action::Move, Action::Recruit, Action::Build, Action::Draw].map(|action| E::ActionTaken { side, action }),
    );
    all.extend(ScoredFor::ALL.iter().map(|for_what| E::Scored { side, vp: 2, for_what: *for_what }));
    all.extend(Ban::ALL.iter().map(|what| E::Forbidden { side, what: *what }));
    all.extend(Objective::ALL.iter().map(|o| E::ObjectiveWon { side, objective: *o, own: 2, foes: 1 }));
    for piece in [0, 18, 30].map(Piece) {
        let kind = piece.kind();
        all.extend([E::TokenPlaced { kind, region }, E::TokenMoved { kind, from: region, to }]);
        all.extend([E::TokenRemoved { kind, region }, E::TokenRevealed { piece, region }]);
    }
    all
}

/// Each event variant is told in every language, but for those that a neighbour tells.
#[test]
fn every_event_is_told() {
    let pack = Pack::embedded().unwrap();
    let table = table(&pack, 3);
    let samples = samples();
    for story in stories(&pack) {
        for event in &samples {
            for viewer in [None, Some(Seat(0))] {
                let text = story.event(&table.world, event, viewer);
                let text = text.unwrap_or_else(|| panic!("{event:?} is not told"));
                check(&text, &format!("{event:?}"));
            }
        }
        let untold = [
            Event::TurnEnded { side: Side(0) },
            Event::ActionTaken { side: Side(0), action: Action::EnableScoring },
            Event::Text { cause: Cause::Card(Card(0)), side: Side(0) },
            Event::NoEffect { cause: Cause::Rule },
            Event::Chose { side: Side(0), choice: Choice::Number(2) },
            Event::Scored { side: Side(0), vp: 0, for_what: ScoredFor::Kill },
        ];
        for event in &untold {
            assert_eq!(story.event(&table.world, event, None), None, "{event:?}");
        }
    }
    let source = include_str!("../src/event.rs");
    let variants = source.split("pub enum Event {").nth(1).unwrap().split("\n}").next().unwrap().lines();
    let names = variants.filter(|line| line.starts_with("    ") && line.as_bytes()[4].is_ascii_uppercase()).count();
    let mut seen: Vec<_> = samples.iter().map(std::mem::discriminant).collect();
    seen.push(std::mem::discriminant(&Event::TurnEnded { side: Side(0) }));
    let seen = seen.iter().enumerate().filter(|(at, one)| !seen[..*at].contains(one)).count();
    assert_eq!(seen, names, "an event without a sample");
}

#[test]
fn hidden_cards_are_named_to_their_owner_only() {
    let pack = Pack::frozen().unwrap();
    let table = table(&pack, 3);
    let story = Story::new(&pack, Lang::En);
    let drew = Event::Drew { side: Side(1), cards: Cards::one(Card(0)), n: 1, deck: Deck::Own };
    let name = &pack.card(Card(0)).meta.name;
    for (viewer, named) in [(None, false), (Some(Seat(0)), false), (Some(Seat(1)), true)] {
        let text = story.event(&table.world, &drew, viewer).unwrap();
        assert_eq!(text.contains(name.as_str()), named, "{text}");
    }
}

/// Tunnels lie on the board from the beginning: nobody builds them, and an HQ is no place to build in.
#[test]
fn tunnels_are_laid_out_with_the_board() {
    let pack = Pack::frozen().unwrap();
    let mut events = Vec::new();
    let options = Options::new(4);
    let table: Table = open(&pack, &options, Chance::from_number(1), &mut events).unwrap();
    let lines = Story::new(&pack, Lang::En).report(&table.world, &events, None);
    let laid = lines.iter().find(|line| line.starts_with("The board is laid out")).unwrap();
    assert!(laid.contains("5 Tunnels"), "{laid}");
    assert!(!lines.iter().any(|line| line.contains("build")), "{lines:?}");
}
