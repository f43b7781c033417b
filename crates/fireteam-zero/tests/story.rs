//! Random games told in four languages: every event, question, offer and refusal is a sentence without seams.

use fireteam_zero::{
    FireteamZero, Table,
    choice::{Choice, Holder, Use},
    event::{Alter, Event},
    flow::QUESTIONS,
    open,
    options::Options,
    pack::Pack,
    speech::Speech,
    story::Story,
    terms::*,
    why::Reason,
};
use kernel::{Chance, Refused, Seat};

fn stories(pack: &Pack) -> Vec<Story<'_>> {
    Lang::ALL.iter().map(|lang| Story::new(pack, *lang)).collect()
}

/// A told text shows no key, no id, no hole and nothing of the machine.
fn check(text: &str, about: &str) {
    let raw = ["question-", "why-", "event-", "choice-", "when-", "refused-", "type-", "role-", "pool-", "shows-"];
    let words = || text.split([' ', '(', '„', '“', '«', '»', '\u{a0}']);
    let key = words().any(|word| raw.iter().any(|raw| word.starts_with(raw)));
    let seam = ["{", "}", "??", "_", "::", "Some(", "None", "  ", "..", " ,", " .", "()"];
    let odd = seam.iter().find(|seam| text.contains(**seam));
    assert!(!text.trim().is_empty() && !key && odd.is_none(), "{about}: {text:?}");
}

/// Choices of every kind, most of them refused.
fn pointless() -> Vec<Choice> {
    let mut all = vec![Choice::Pass, Choice::Yes, Choice::Done, Choice::Back, Choice::Search, Choice::Random];
    for n in [0, 1, 3, 7, 30, 200] {
        all.extend([Choice::Card(Card(n)), Choice::Place(Place(n)), Choice::Figure(Figure(n)), Choice::Token(n)]);
        all.extend([
            Choice::Die(n),
            Choice::Option(n),
            Choice::Slot(n),
            Choice::Seat(Seat(n % 4)),
            Choice::Hero(Hero(n)),
        ]);
        all.extend([Choice::Upgrade(Action(n)), Choice::Focus(Focus(n))]);
        all.push(Choice::SpecialistCard(SpecialistCard(n)));
    }
    for holder in [Holder::Briefing, Holder::Monster(Monster(0)), Holder::Twist(0), Holder::Focus(Seat(0), 0)] {
        all.push(Choice::Use(Use { holder, nth: 0 }));
    }
    for holder in [Holder::Specialist(0), Holder::Specialist(1), Holder::Item(Seat(1), 0), Holder::Lasting(3)] {
        all.push(Choice::Use(Use { holder, nth: 0 }));
    }
    all
}

/// Everything that can be told before a choice: what happened, the question, the offers and one refusal.
fn tell(
    pack: &Pack,
    story: &Story<'_>,
    table: &Table,
    events: &[Event],
    seat: Option<Seat>,
    refused: Choice,
) -> Vec<String> {
    let mut log = Vec::new();
    for event in events {
        if let Some(text) = story.event(event, &table.world) {
            check(&text, &format!("{event:?}"));
            assert!(text.ends_with(['.', '!', '?', '”', '“', '»']), "{text}");
            log.push(text);
        }
    }
    let Some(seat) = seat else {
        check(&story.question(table, Seat(0)), "the end");
        return log;
    };
    let place = seat;
    let question = table.ask().expect("a question is open");
    assert!(QUESTIONS.contains(&question.key), "{}", question.key);
    assert!(question.rule.id::<FireteamZero>().starts_with("FZ-"));
    let text = story.question(table, place);
    check(&text, question.key);
    log.push(format!("  ? {text}"));
    let mut offers = Vec::new();
    table.offers(pack, seat, &mut offers);
    let mut told = Vec::new();
    for choice in &offers {
        told.push(story.choice(table, place, *choice));
        check(&told[told.len() - 1], &format!("{} {choice:?}", question.key));
    }
    check(&story.choice(table, place, refused), &format!("{} {refused:?}", question.key));
    if let Some(why) = table.why_not(pack, seat, refused) {
        let text = story.refused(&why, table, place, refused);
        check(&text, &format!("{why:?}"));
        if let Refused::Rule(why) = why {
            assert!(text.ends_with(&format!("({})", why.rule.id::<FireteamZero>())), "{text}");
        }
    }
    log
}

/// Plays one game and gives it as it is told in the first language.
fn tell_game(pack: &Pack, options: &Options, seed: u64, stories: &[Story<'_>]) -> Vec<String> {
    let mut events = Vec::new();
    let mut table = open(pack, options, Chance::from_number(seed), &mut events).expect("a table opens");
    let mut dice = Chance::from_number(seed ^ 0x5708);
    let mut offers = Vec::new();
    let everything = pointless();
    let mut log = Vec::new();
    let mut at = seed as usize;
    loop {
        let waiting: Vec<Seat> = table.waiting().iter().collect();
        let seat = (!table.is_over()).then(|| waiting[dice.draw("seat", waiting.len() as u32) as usize]);
        for (nth, story) in stories.iter().enumerate() {
            at += 1;
            let lines = tell(pack, story, &table, &events, seat, everything[at % everything.len()]);
            if nth == 0 {
                log.extend(lines);
            }
        }
        let Some(seat) = seat else { return log };
        events.clear();
        table.offers(pack, seat, &mut offers);
        let choice = offers[dice.draw("choice", offers.len() as u32) as usize];
        log.push(format!("    > {}", stories[0].choice(&table, seat, choice)));
        table.apply(pack, seat, choice, &mut events).expect("an offer is accepted");
    }
}

#[test]
fn random_games_are_told_without_seams() {
    let pack = Pack::embedded().unwrap();
    let stories = stories(&pack);
    let mut told = 0;
    for mission in &pack.missions {
        for heroes in 2..=4 {
            let options = Options::new(&mission.meta.id, heroes);
            for seed in 0..3 {
                told += tell_game(&pack, &options, seed, &stories).len();
            }
        }
    }
    assert!(told > 10_000, "{told}");
}

#[test]
fn every_reason_question_and_refusal_has_its_sentence() {
    for lang in Lang::ALL {
        let speech = Speech::of(*lang);
        let none = Default::default();
        for reason in Reason::ALL {
            assert!(speech.try_say(&reason.key(), &none).is_some(), "{} {}", lang.word(), reason.key());
        }
        for key in QUESTIONS.iter().chain(&["refused-over", "refused-not-asked", "refused-answered"]) {
            assert!(speech.try_say(key, &none).is_some(), "{} {key}", lang.word());
        }
        for window in fireteam_zero::pack::Window::ALL {
            let key = format!("when-{}", window.word().replace('.', "-"));
            assert!(speech.try_say(&key, &none).is_some(), "{} {key}", lang.word());
        }
    }
}

/// Every question that some procedure asks is in the list.
#[test]
fn the_list_of_questions_is_complete() {
    let mut files = Vec::new();
    for dir in ["src/flow", "src/effect"] {
        let dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(dir);
        files.extend(std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()));
    }
    for file in files.iter().filter(|file| file.extension().is_some_and(|ext| ext == "rs")) {
        let text = std::fs::read_to_string(file).unwrap();
        for key in text.split('"').filter(|part| part.starts_with("question-")) {
            assert!(QUESTIONS.contains(&key), "{key} in {}", file.display());
        }
    }
}

#[test]
fn refusals_without_a_rule_are_told() {
    let pack = Pack::embedded().unwrap();
    let options = Options::new(&pack.missions[0].meta.id, 3);
    let table: Table = open(&pack, &options, Chance::from_number(1), &mut Vec::new()).unwrap();
    for story in stories(&pack) {
        for refused in [Refused::Over, Refused::NotAsked, Refused::Answered] {
            check(&story.refused(&refused, &table, Seat(2), Choice::Pass), "refused");
        }
        for reason in Reason::ALL {
            let why = fireteam_zero::why::Why { rule: fireteam_zero::rules::FZ_MOVE_05, reason: *reason };
            check(&story.refusal(&why, &table, Seat(0), Choice::Place(Place(1))), &reason.key());
            check(&story.refusal(&why, &table, Seat(0), Choice::Pass), &reason.key());
        }
    }
}

/// Each event variant, with whatever it holds, is told or explicitly not told, in every language.
#[test]
fn every_event_is_told() {
    use fireteam_zero::pack::*;
    use fireteam_zero::world::{Outcome, Phase};
    let pack = Pack::embedded().unwrap();
    let options = Options::new(&pack.missions[0].meta.id, 3);
    let table: Table = open(&pack, &options, Chance::from_number(1), &mut Vec::new()).unwrap();
    let (figure, target, place, seat) = (Figure::monster(0), Figure::hero(Seat(0)), Place(1), Seat(0));
    let (attacker, monster, ty) = (figure, Monster(0), AttackType::Bullet);
    let (kind, objective, card, twist) = (TokenKind(1), Objective(0), Recon(0), Twist(0));
    let mut told = vec![
        Event::LaterMission { act: 2 },
        Event::MissionBegins { mission: Mission(0) },
        Event::StartPlayer { seat },
        Event::HeroChosen { seat, hero: Hero(0) },
        Event::UpgradeChosen { seat, upgrade: Action(10) },
        Event::FocusChosen { seat, focus: Focus(0) },
        Event::SpecialistCardChosen { specialist: 1, card: SpecialistCard(0) },
        Event::SpawnTokenPlaced { number: 3, place },
        Event::RoundBegins { round: 2 },
        Event::TurnBegins { seat },
        Event::TurnSkipped { seat },
        Event::TurnEnds { seat },
        Event::Drew { seat, cards: 0, n: 2 },
        Event::Reshuffled { seat },
        Event::Played { seat, card: Card(0), action: Action(0), lower: false },
        Event::Played { seat, card: Card(0), action: Action(0), lower: true },
        Event::Discarded { seat, cards: 5 },
        Event::Recovered { seat, cards: 1, to_deck: false },
        Event::Recovered { seat, cards: 3, to_deck: true },
        Event::Drew { seat, cards: 7, n: 3 },
        Event::Moved { figure, from: Place(0), to: place },
        Event::Placed { figure: Figure::HENRY, from: None, to: place },
        Event::Spawned { figure, monster, place },
        Event::BossEntered { figure, monster, place, power: 3 },
        Event::AttackDeclared { attacker, target, ty },
        Event::AttackDeclared { attacker: target, target: Figure::thing(20), ty },
        Event::AttackLost { attacker, target },
        Event::Intercepted { seat, target },
        Event::Retargeted { attacker, target },
        Event::Rolled { attacker, ty, faces: [0, 1, 2, 3, 4, 5, 0, 0], n: 6 },
        Event::Rolled { attacker, ty, faces: [0; 8], n: 0 },
        Event::Rerolled { attacker, ty, dice: 3, faces: [5; 8], n: 3 },
        Event::Hits { attacker, target, hits: 2 },
        Event::Killed { figure, monster, place },
        Event::Wounded { figure, monster, left: 1 },
        Event::BossBeaten { figure, monster },
        Event::Unharmed { figure },
        Event::ThingDestroyed { figure: Figure::thing(0), token: kind, place },
        Event::Prevented { seat, n: 1 },
        Event::Damaged { seat, n: 2, unblockable: false },
        Event::Damaged { seat, n: 2, unblockable: true },
        Event::KnockedDown { seat },
        Event::StoodUp { seat },
        Event::Unprotected { seat, n: 0 },
        Event::Unprotected { seat, n: 2 },
        Event::ThreatAdvanced { to: 4 },
        Event::TwistDrawn { twist, slot: 0 },
        Event::TwistSuspended { twist },
        Event::TwistDiscarded { twist },
        Event::SearchBegins { seat, place },
        Event::SearchStopped { seat },
        Event::ReconDrawn { seat, card },
        Event::ItemFound { seat, item: card },
        Event::TokenPlaced { kind, place },
        Event::TokenRemoved { kind },
        Event::TokenTaken { kind, seat },
        Event::TokenDropped { kind, seat, place },
        Event::IntelPlaced { objective, tokens: 1 },
        Event::ObjectiveCompleted { objective },
        Event::Pinned { seat },
        Event::Freed { seat, by: Seat(1) },
        Event::Freed { seat, by: Seat(0) },
        Event::Activated { figure },
        Event::Targets { figure, hero: target, distance: 2 },
        Event::Approaches { figure, hero: target, distance: 1 },
        Event::ActivationStopped { figure },
        Event::SpawnRolled { number: 3, again: false },
        Event::SpawnRolled { number: 3, again: true },
        Event::Ambush { figure, seat },
        Event::Effect { holder: Holder::Briefing, from: Holder::Briefing, seat: None },
        Event::Effect { holder: Holder::Monster(monster), from: Holder::Monster(monster), seat: None },
        Event::Effect { holder: Holder::Lasting(3), from: Holder::Recon(card), seat: Some(Seat(0)) },
        Event::CarriedOver { figure, hits: 2 },
        Event::MissionEnds { outcome: Outcome::Won },
        Event::MissionEnds { outcome: Outcome::Lost },
    ];
    for phase in [Phase::Setup, Phase::Tactics, Phase::Hero, Phase::Threat] {
        told.push(Event::PhaseBegins { phase });
    }
    for side in SpawnSide::ALL {
        told.push(Event::SpawnTokenTurned { number: 1, place, side: *side });
    }
    for to in Pool::ALL {
        told.push(Event::Returned { figure, monster, to: *to });
        told.extend(Pool::ALL.iter().map(|from| Event::PoolChanged { monster, n: 2, from: *from, to: *to, out: 1 }));
    }
    told.extend(CoinSide::ALL.iter().map(|side| Event::CoinTurned { side: *side }));
    told.extend(Deck::ALL.iter().map(|deck| Event::Peeked { seat, deck: *deck, n: 2 }));
    told.extend(Face::ALL.iter().map(|face| Event::ActivationDie { figure, face: *face }));
    told.extend((0..3).map(|die| Event::DieRolled { die, face: 4 }));
    let untold = [
        Event::AttackEnded { attacker, target, result: AttackResult::Fail },
        Event::ReconFinished { card },
        Event::EffectEnds { holder: Holder::Briefing },
        Event::WindowOpened { window: Window::RoundStart },
        Event::Effect { holder: Holder::Recon(card), from: Holder::Recon(card), seat: None },
        Event::Altered { figure, what: Alter::Other, n: 0 },
        Event::Cancelled { figure, what: Cancel::Search },
    ];
    let alters = Alter::ALL.iter().filter(|what| **what != Alter::Other);
    told.extend(alters.map(|what| Event::Altered { figure, what: *what, n: -1 }));
    for what in [Cancel::Attack, Cancel::Move, Cancel::Special, Cancel::Spawn] {
        told.push(Event::Cancelled { figure, what });
    }
    for story in stories(&pack) {
        for event in &told {
            let text = story.event(event, &table.world).unwrap_or_else(|| panic!("{event:?} is not told"));
            check(&text, &format!("{event:?}"));
        }
        for event in &untold {
            assert_eq!(story.event(event, &table.world), None);
        }
    }
}

/// Whose something is, German says of a monster by the genitive and of a person by "von".
#[test]
fn german_knows_whose_turn_and_whose_attack_it_is() {
    let pack = Pack::embedded().unwrap();
    let options = Options::new(&pack.missions[0].meta.id, 3);
    let table: Table = open(&pack, &options, Chance::from_number(1), &mut Vec::new()).unwrap();
    let story = Story::new(&pack, Lang::De);
    let told = |event: &Event| story.event(event, &table.world).unwrap();
    assert_eq!(told(&Event::TurnBegins { seat: Seat(0) }), "Der Zug von Spieler 1 beginnt.");
    let retargeted = told(&Event::Retargeted { attacker: Figure::monster(0), target: Figure::HENRY });
    assert!(retargeted.starts_with("Der Angriff de") && !retargeted.contains(" von "), "{retargeted}");
    assert!(retargeted.ends_with(" 1 richtet sich nun gegen Henry."), "{retargeted}");
}

/// What comes to nothing is not told: an effect without a result, a figure that is stopped when it would appear.
#[test]
fn a_report_leaves_out_what_came_to_nothing() {
    use fireteam_zero::pack::*;
    let pack = Pack::frozen().unwrap();
    let options = Options::new("1.2", 2);
    let table: Table = open(&pack, &options, Chance::from_number(1), &mut Vec::new()).unwrap();
    let story = Story::new(&pack, Lang::En);
    let report = |events: &[Event]| story.report(events, &table.world);
    let holder = Holder::Objective(Objective(0));
    let (begins, ends) = (Event::Effect { holder, from: holder, seat: None }, Event::EffectEnds { holder });
    let (seat, figure) = (Seat(0), Figure::monster(0));
    let (monster, place) = (table.world.monster(figure).unwrap().kind, Place(1));
    assert!(report(&[begins, ends]).is_empty());
    assert_eq!(report(&[begins, Event::Pinned { seat }, ends]).len(), 2);
    // A question is open, or something lasts.
    assert_eq!(report(&[begins]).len(), 1);
    assert_eq!(report(&[begins, Event::Altered { figure, what: Alter::Other, n: 0 }, ends]).len(), 1);
    let stopped = [Event::Spawned { figure, monster, place }, Event::Cancelled { figure, what: Cancel::Spawn }];
    assert_eq!(report(&stopped).len(), 1);
    // A thing that the attack destroys is named all the same.
    let (thing, token) = (Figure::thing(3), pack.objectives.iter().find_map(|o| o.thing.as_ref()).unwrap().token);
    let struck = [
        Event::Hits { attacker: Figure::hero(Seat(0)), target: thing, hits: 6 },
        Event::ThingDestroyed { figure: thing, token, place },
    ];
    assert!(report(&struck).iter().all(|line| line.contains("Idol")), "{:?}", report(&struck));
}

/// Articles stand where English has them, a boss is called by its name, and what is no card is not told like one.
#[test]
fn english_has_its_articles() {
    use fireteam_zero::pack::*;
    let pack = Pack::frozen().unwrap();
    let options = Options::new("3.3", 3);
    let table: Table = open(&pack, &options, Chance::from_number(1), &mut Vec::new()).unwrap();
    let story = Story::new(&pack, Lang::En);
    let say = |event: Event| story.event(&event, &table.world).unwrap();
    let token = |id: &str| TokenKind(pack.tokens.iter().position(|card| card.meta.id == id).unwrap() as u8);
    let boss = (0..32).map(Figure::monster).find(|f| table.world.rank_of(&pack, *f) == Some(Rank::Boss)).unwrap();
    let monster = table.world.monster(boss).unwrap().kind;
    let (seat, place, kind) = (Seat(0), table.world.hero_at(Seat(0)), TokenKind::INTEL);
    let entered = say(Event::BossEntered { figure: boss, monster, place, power: 3 });
    assert_eq!(entered, "The Ember Saint enters play at the Wire Field with 3 power tokens.");
    assert_eq!(say(Event::BossBeaten { figure: boss, monster }), "The Ember Saint is defeated.");
    assert_eq!(say(Event::TokenTaken { kind, seat }), "Player 1 takes an intel token.");
    assert_eq!(say(Event::TokenRemoved { kind: token("fire") }), "A Fire token is removed.");
    assert_eq!(
        say(Event::TokenPlaced { kind: token("tanker_alpha"), place }),
        "The Tanker Alpha token is placed at the Wire Field."
    );
    assert_eq!(say(Event::Unprotected { seat, n: 2 }), "Player 1 is down, and 2 specialists are left unprotected.");
    let rule = Event::Effect { holder: Holder::Briefing, from: Holder::Briefing, seat: None };
    assert_eq!(say(rule), "A special rule of “The Ember Saint” takes effect.");
}
