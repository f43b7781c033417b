//! The law of true numbers (Fireteam Zero): what cards, odds and forecasts say is held against what then happens, on copies of tables
//! out of random and sensible games. Sure is what always happens, impossible what never does; a chance lies within its interval over
//! many plays; the numbers on cards are those that the rules use, and their shares add up.

use fireteam_zero::{
    Table, advice,
    choice::Choice,
    event::{Event, Number},
    flow::Frame,
    guess::guess,
    open,
    options::Options,
    pack::{Cause, Pack},
    page::{Answer, Forecast, Inquiry, MonsterForecast, Odds, answer},
    terms::*,
    view::View,
    world::{Outcome, Phase, Share, Sum},
};
use kernel::{Chance, Seat};
use std::collections::BTreeMap;

/// Plays of one table against which its chances are held.
const PLAYS: u32 = 120;
/// Plays that a forecast is itself counted on.
const RUNS: f64 = 240.0;
/// Intervals are this many deviations wide to each side: of tens of thousands of comparisons none is left out by bad luck.
const DEVIATIONS: f64 = 5.0;

/// What was held against what, so that a law that looks at nothing is noticed.
#[derive(Default)]
struct Held {
    counts: BTreeMap<&'static str, u32>,
    broken: Vec<String>,
}

impl Held {
    fn that(&mut self, what: &'static str, holds: bool, say: impl FnOnce() -> String) {
        *self.counts.entry(what).or_default() += 1;
        if !holds && self.broken.len() < 40 {
            self.broken.push(format!("{what}: {}", say()));
        }
    }
    /// A chance against how often it came true.
    fn chance(
        &mut self,
        what: &'static str,
        chance: f64,
        seen: u32,
        plays: u32,
        exact: bool,
        say: impl FnOnce() -> String,
    ) {
        let (share, plays_f) = (f64::from(seen) / f64::from(plays), f64::from(plays));
        let (of_plays, middle) = match exact {
            true => (1.0 / plays_f, chance),
            false => (1.0 / plays_f + 1.0 / RUNS, (chance * RUNS + f64::from(seen)) / (RUNS + plays_f)),
        };
        let spread = (middle * (1.0 - middle) * of_plays).sqrt().max(0.5 / plays_f);
        let fits = match chance {
            c if c >= 1.0 => seen == plays,
            c if c <= 0.0 => seen == 0,
            c => (share - c).abs() <= DEVIATIONS * spread,
        };
        self.that(what, fits, || format!("{chance:.4} was said, {seen} of {plays} came; {}", say()));
    }
    fn sum(&mut self, what: &'static str, sum: &Sum, say: impl FnOnce() -> String) {
        let all: i32 = sum.parts.iter().map(|share| i32::from(share.n)).sum();
        let named = sum.parts.iter().all(|share| share.from != Cause::Effect);
        self.that(what, all == i32::from(sum.total) && named, || format!("{sum:?}; {}", say()));
    }
}

/// Answers without doing more than must be done: nobody reacts.
fn decline(table: &mut Table, pack: &Pack, chance: &mut Chance, events: &mut Vec<Event>) -> bool {
    let Some(seat) = table.waiting().iter().next() else { return false };
    let mut offers = Vec::new();
    table.offers(pack, seat, &mut offers);
    let key = table.ask().map_or("", |question| question.key);
    let habit = || advice::habit(table, pack, seat, &offers, false).filter(|choice| offers.contains(choice));
    let any = |chance: &mut Chance| offers[chance.draw("any", offers.len() as u32) as usize];
    let choice = match key {
        "question-path" | "question-next-monster" | "question-drift" => any(chance),
        _ if offers.contains(&Choice::Pass) => Choice::Pass,
        _ => habit().unwrap_or_else(|| any(chance)),
    };
    table.apply(pack, seat, choice, events).is_ok()
}

fn shares(events: &[Event], number: Number, of: Figure) -> Vec<Share> {
    let share = |event: &Event| match *event {
        Event::Share { figure, number: it, from, n } if (it, figure) == (number, of) => Some(Share { from, n }),
        _ => None,
    };
    events.iter().filter_map(share).collect()
}

/// One attack played to its end.
struct Attack {
    events: Vec<Event>,
    dice: Option<u8>,
    hits: Option<u8>,
    compared: Option<(u8, u8, u8)>,
    succeeded: bool,
    killed: Vec<Figure>,
    hurt: Vec<Seat>,
}

impl Attack {
    fn of(events: Vec<Event>, attacker: Figure, target: Figure) -> Attack {
        let mut it =
            Attack { events, dice: None, hits: None, compared: None, succeeded: false, killed: vec![], hurt: vec![] };
        let mut ended = false;
        for event in &it.events {
            match *event {
                Event::Rolled { attacker: by, n, .. } if by == attacker && it.dice.is_none() => it.dice = Some(n),
                Event::Hits { attacker: by, hits, .. } if by == attacker && it.hits.is_none() => it.hits = Some(hits),
                Event::Compared { attacker: by, figure, resistance, damage, health, .. }
                    if (by, figure) == (attacker, target) && it.compared.is_none() =>
                {
                    it.compared = Some((resistance, damage, health));
                }
                Event::AttackEnded { attacker: by, .. } if by == attacker => ended = true,
                Event::Killed { figure, .. } | Event::BossBeaten { figure, .. } => {
                    it.succeeded |= figure == target;
                    it.killed.push(figure);
                }
                Event::Wounded { figure, .. } | Event::ThingDestroyed { figure, .. } => {
                    it.succeeded |= figure == target
                }
                Event::Damaged { seat, .. } => it.hurt.push(seat),
                Event::TurnEnds { .. } | Event::TurnBegins { .. } | Event::PhaseBegins { .. } if ended => break,
                _ => {}
            }
        }
        it
    }

    /// Goes on from here until the attack is over; dice are rolled again as a sensible player would, if so wished.
    fn play(copy: &mut Table, pack: &Pack, seed: u64, under_way: usize, rerolls: bool, events: &mut Vec<Event>) {
        let mut chance = Chance::from_number(seed ^ 0x5eed);
        for _ in 0..80 {
            if copy.is_over() || copy.world.attacks().len() <= under_way {
                return;
            }
            if rerolls && reroll(copy, pack, events) {
                continue;
            }
            if !decline(copy, pack, &mut chance, events) {
                return;
            }
        }
    }
}

/// Takes the one reroll on offer, and chooses its dice by habit; false where there is nothing of the kind.
fn reroll(copy: &mut Table, pack: &Pack, events: &mut Vec<Event>) -> bool {
    let key = copy.ask().map_or("", |question| question.key);
    for seat in copy.waiting().iter() {
        let mut offers = Vec::new();
        copy.offers(pack, seat, &mut offers);
        let choice = match key {
            "question-reroll" => advice::habit(copy, pack, seat, &offers, true),
            "question-window" => advice::habit(copy, pack, seat, &offers, true).filter(|c| matches!(c, Choice::Use(_))),
            _ => None,
        };
        if let Some(choice) = choice {
            return copy.apply(pack, seat, choice, events).is_ok();
        }
    }
    false
}

fn chart(held: &mut Held, odds: &Odds, headline: f64, at: &str) {
    let all: f64 = odds.hits.iter().map(|bar| bar.chance).sum();
    held.that("a chart adds up to 1", (all - 1.0).abs() < 1e-6, || format!("{all}; {at}"));
    let kills: f64 = odds.hits.iter().map(|bar| bar.kills).sum();
    held.that("a chart adds up to its headline", (kills - headline).abs() < 1e-6, || {
        format!("{kills} beside {headline}; {at}")
    });
    let within =
        odds.hits.iter().all(|bar| bar.kills <= bar.chance + 1e-9 && (bar.kills > 0.0) <= (bar.hits >= odds.needed));
    held.that("only bars that are enough kill", within, || format!("{:?} need {}; {at}", odds.hits, odds.needed));
}

fn facts(held: &mut Held, odds: &Odds, at: &str) {
    for (what, sum) in [
        ("the shares of dice add up", &odds.dice),
        ("the shares of resistance add up", &odds.resistance),
        ("the shares of health add up", &odds.health),
    ] {
        held.sum(what, sum, || at.to_owned());
    }
    let bars = odds.hits.iter().flat_map(|bar| [bar.chance, bar.kills]);
    held.that("no chance is a negative zero", bars.chain([odds.kill]).all(f64::is_sign_positive), || at.to_owned());
    let needed = odds.resistance.total + odds.health.total;
    held.that("resistance and health are what is needed", !odds.least.is_empty() || odds.needed == needed, || {
        format!("{} + {} = {}; {at}", odds.resistance.total, odds.health.total, odds.needed)
    });
}

/// The attack that is put together, against many rolls of it.
fn before_the_roll(held: &mut Held, table: &Table, pack: &Pack, seat: Seat, at: &str) {
    let Ok(Answer::Odds(odds)) = answer(table, pack, Some(seat), &Inquiry::Odds { target: None, cards: None }) else {
        return;
    };
    facts(held, &odds, at);
    chart(held, &odds, odds.kill, at);
    let view = View::of(table, pack, Some(seat));
    let button = view.declaring.map(|declaring| declaring.dice);
    held.that("the button rolls as many dice as the panel says", button == Some(odds.dice.total), || {
        format!("{button:?} and {}; {at}", odds.dice.total)
    });
    let (mut kills, mut rerolled) = (0, 0);
    let (mut others, mut harm) = (BTreeMap::<Figure, u32>::new(), BTreeMap::<Seat, u32>::new());
    for n in 0..PLAYS {
        let played = |rerolls: bool| {
            let mut copy = table.clone();
            copy.set_chance(Chance::from_number(u64::from(n) + 70_000));
            let under_way = copy.world.attacks().len();
            let mut events = Vec::new();
            copy.apply(pack, seat, Choice::Done, &mut events).expect("it was offered");
            Attack::play(&mut copy, pack, u64::from(n), under_way, rerolls, &mut events);
            Attack::of(events, odds.attacker, odds.target)
        };
        let attack = played(false);
        kills += u32::from(attack.succeeded);
        rerolled += u32::from(played(true).succeeded);
        held.that("dice are rolled as said", attack.dice == Some(odds.dice.total), || {
            format!("{:?}, not {}; {at}", attack.dice, odds.dice.total)
        });
        if let (Some((resistance, damage, health)), Some(hits)) = (attack.compared, attack.hits) {
            let said = (odds.resistance.total, odds.health.total);
            held.that("the target is as said", (resistance, health) == said, || {
                format!("{resistance}, {health}, not {said:?}; {at}")
            });
            held.that("what is needed kills", attack.succeeded == (hits >= odds.needed), || {
                format!("{hits} hits, {} needed, {damage} damage of {health}; {at}", odds.needed)
            });
        }
        for figure in attack.killed.iter().filter(|figure| **figure != odds.target) {
            *others.entry(*figure).or_default() += 1;
        }
        for hurt in Seat::all(HEROES) {
            *harm.entry(hurt).or_default() += u32::from(attack.hurt.contains(&hurt));
        }
    }
    held.chance("kills come as often as said", odds.kill, kills, PLAYS, true, || at.to_owned());
    if let (Some(chance), [_]) = (odds.rerolled, &odds.rerolls[..]) {
        held.chance("a reroll helps as said", chance, rerolled, PLAYS, true, || at.to_owned());
    }
    for (figure, seen) in others {
        let said = odds.others.iter().find(|other| other.figure == figure).map_or(0.0, |other| other.chance);
        held.chance("others die as often as said", said, seen, PLAYS, true, || format!("{figure:?}; {at}"));
    }
    for (seat, seen) in harm {
        let said = odds.harm.iter().find(|hero| hero.seat == seat).map_or(0.0, |hero| hero.chance);
        held.chance("heroes are hurt as often as said", said, seen, PLAYS, true, || format!("hero {}; {at}", seat.0));
    }
}

/// Dice that lie on the table, against what comes of them.
fn after_the_roll(held: &mut Held, table: &Table, pack: &Pack, seat: Seat, at: &str) {
    let Ok(Answer::Odds(odds)) = answer(table, pack, Some(seat), &Inquiry::Odds { target: None, cards: None }) else {
        return;
    };
    facts(held, &odds, at);
    let headline = if odds.kill >= 1.0 { odds.kill } else { odds.rerolled.unwrap_or(odds.kill) };
    chart(held, &odds, headline, at);
    let view = View::of(table, pack, Some(seat));
    let blow = view.attacks.last().and_then(|attack| attack.blow);
    let Some(blow) = blow else { return held.that("dice that lie there are added up", false, || at.to_owned()) };
    held.sum("the shares of hits add up", &blow.hits, || at.to_owned());
    held.sum("the shares of damage add up", &blow.damage, || at.to_owned());
    let under_way = table.world.attacks().len() - 1;
    let play = |n: u32, rerolls: bool| {
        let mut copy = table.clone();
        copy.set_chance(Chance::from_number(u64::from(n) + 90_000));
        let mut events = Vec::new();
        Attack::play(&mut copy, pack, u64::from(n), under_way, rerolls, &mut events);
        Attack::of(events, odds.attacker, odds.target)
    };
    let chosen = matches!(table.asking(), Some(Frame::Reroll(reroll)) if reroll.chosen() != 0);
    if chosen {
        let seen = (0..PLAYS).map(|n| u32::from(play(n, false).succeeded)).sum();
        let said = odds.rerolled.unwrap_or(odds.kill);
        return held.chance("chosen dice help as said", said, seen, PLAYS, true, || at.to_owned());
    }
    let lies = play(0, false);
    held.that("dice that are left come to what is shown", lies.hits == Some(blow.hits.total), || {
        format!("{:?}, not {}; {at}", lies.hits, blow.hits.total)
    });
    held.that("enough is enough", lies.succeeded == blow.enough && lies.succeeded == (odds.kill >= 1.0), || {
        format!("{}, shown {}, said {}; {at}", lies.succeeded, blow.enough, odds.kill)
    });
    if let (Some(chance), [_]) = (odds.rerolled, &odds.rerolls[..]) {
        let seen = (0..PLAYS).map(|n| u32::from(play(n, true).succeeded)).sum();
        held.chance("a reroll of lying dice helps as said", chance, seen, PLAYS, true, || at.to_owned());
    }
}

/// What the threat phase brought in one play.
struct Phased {
    threat: u8,
    first: Option<u8>,
    twist: bool,
    lost: bool,
    ends: BTreeMap<Figure, (Vec<Place>, Option<Seat>)>,
    fell: Vec<Seat>,
    hurt: Vec<u32>,
}

/// One play of the phase to come. `real`: with the cards that lie there; otherwise with any that the seat considers possible.
fn phase(table: &Table, pack: &Pack, seat: Seat, n: u32, real: bool) -> Option<Phased> {
    let mut copy =
        if real { table.clone() } else { guess(table, pack, seat, &mut Chance::from_number(u64::from(n) + 150_000)) };
    copy.set_chance(Chance::from_number(u64::from(n) + 110_000));
    let mut chance = Chance::from_number(u64::from(n) + 130_000);
    let mut events = Vec::new();
    let begins = |e: &Event| matches!(e, Event::PhaseBegins { phase: Phase::Threat });
    let ends = |e: &Event| matches!(e, Event::RoundBegins { .. } | Event::MissionEnds { .. });
    for _ in 0..800 {
        if copy.is_over() || events.iter().any(ends) || !decline(&mut copy, pack, &mut chance, &mut events) {
            break;
        }
    }
    let begin = events.iter().position(begins)?;
    let end = events[begin..].iter().position(ends).map_or(events.len(), |end| begin + end + 1);
    let mut it = Phased {
        threat: table.world.threat(),
        first: None,
        twist: false,
        lost: false,
        ends: BTreeMap::new(),
        fell: Vec::new(),
        hurt: vec![0; table.world.seats().len()],
    };
    for event in &events[..begin] {
        if let Event::ThreatAdvanced { to } = event {
            it.threat = *to;
        }
    }
    for event in &events[begin..end] {
        match *event {
            Event::Moved { figure, to, .. } => it.ends.entry(figure).or_default().0.push(to),
            Event::Targets { figure, hero, .. } => {
                it.ends.entry(figure).or_default().1.get_or_insert(Seat(hero.0));
            }
            Event::ThreatAdvanced { to } => {
                it.threat = to;
                it.first.get_or_insert(to);
            }
            Event::TwistDrawn { .. } => it.twist = true,
            Event::KnockedDown { seat } => it.fell.push(seat),
            Event::Damaged { seat, n, .. } => it.hurt[seat.index()] += u32::from(n),
            Event::MissionEnds { outcome } => it.lost = outcome == Outcome::Lost,
            _ => {}
        }
    }
    Some(it)
}

fn forecast(held: &mut Held, table: &Table, pack: &Pack, seat: Seat, at: &str) {
    let Ok(Answer::Forecast(told)) = answer(table, pack, Some(seat), &Inquiry::Forecast) else { return };
    let Forecast { threat, twist, monsters, heroes, lost, .. } = &told;
    let all = |chances: &mut dyn Iterator<Item = f32>| (chances.sum::<f32>() - 1.0).abs() < 0.05;
    held.that("the spaces of the token add up", all(&mut threat.iter().map(|it| it.chance)), || {
        format!("{threat:?}; {at}")
    });
    for monster in monsters {
        held.that("the deeds of a monster add up", all(&mut monster.deeds.iter().map(|it| it.chance)), || {
            format!("{monster:?}; {at}")
        });
    }
    let plays: Vec<Phased> = (0..PLAYS).filter_map(|n| phase(table, pack, seat, n, false)).collect();
    let real: Vec<Phased> = (0..PLAYS / 3).filter_map(|n| phase(table, pack, seat, n, true)).collect();
    let runs = plays.len() as u32;
    if runs < PLAYS {
        return;
    }
    let count = |holds: &dyn Fn(&Phased) -> bool| plays.iter().filter(|play| holds(play)).count() as u32;
    let end_of = |play: &Phased, monster: &MonsterForecast| {
        let (path, seat) = play.ends.get(&monster.figure).cloned().unwrap_or_default();
        (path.last().copied().unwrap_or(monster.from), seat)
    };
    // What is sure is so with the cards that lie there, and what cannot be is not.
    for play in &real {
        let sure = |held: &mut Held, what, chance: f32, came: bool| {
            held.that(what, came || chance < 1.0, || format!("it did not come; {at}"));
            held.that(what, !came || chance > 0.0, || format!("it came; {at}"));
        };
        held.that("a sure twist comes", play.twist || *twist < 1.0, || at.to_owned());
        if let Some(first) = told.first.as_ref().filter(|first| first.chance >= 1.0) {
            sure(held, "the first step of the token is sure", 1.0, play.first == Some(first.to));
        }
        for monster in monsters.iter().filter(|monster| monster.deeds[0].chance >= 1.0 && !play.lost) {
            let deed = &monster.deeds[0];
            sure(held, "a sure deed is done", 1.0, end_of(play, monster) == (deed.to, deed.seat));
        }
        let stands = threat.iter().find(|it| it.to == play.threat).map_or(0.0, |it| it.chance);
        held.that("a sure space is reached", threat[0].chance < 1.0 || stands >= 1.0, || format!("{threat:?}; {at}"));
        for hero in heroes {
            sure(held, "a sure fall comes", hero.falls, play.fell.contains(&hero.seat));
        }
    }
    // Where the end of the token is not sure, a twist that was never seen is only unlikely.
    let unseen = if threat[0].chance < 1.0 { 0.5 / RUNS as f32 } else { 0.0 };
    held.chance("a twist comes as said", f64::from(twist.max(unseen)), count(&|p| p.twist), runs, false, || {
        at.to_owned()
    });
    held.chance("the mission is lost as said", f64::from(*lost), count(&|p| p.lost), runs, false, || at.to_owned());
    for to in 0..=20 {
        let said = threat.iter().find(|it| it.to == to).map_or(unseen, |it| it.chance);
        let seen = count(&|play| play.threat == to);
        held.chance("the token goes where it is said to go", f64::from(said), seen, runs, false, || {
            format!("{to}; {at}")
        });
    }
    for monster in monsters {
        for deed in &monster.deeds {
            let seen = count(&|play| end_of(play, monster) == (deed.to, deed.seat));
            let say = || format!("{:?} {deed:?}; {at}", monster.figure);
            held.chance("monsters do what is said", f64::from(deed.chance), seen, runs, false, say);
        }
    }
    for hero in heroes {
        let seen = count(&|play| play.fell.contains(&hero.seat));
        held.chance("heroes fall as often as said", f64::from(hero.falls), seen, runs, false, || {
            format!("hero {}; {at}", hero.seat.0)
        });
        let mean = plays.iter().map(|play| f64::from(play.hurt[hero.seat.index()])).sum::<f64>() / f64::from(runs);
        held.that("the mean damage is as said", (mean - f64::from(hero.damage)).abs() < 0.3 + 0.35 * mean, || {
            format!("{} said, {mean} came; hero {}; {at}", hero.damage, hero.seat.0)
        });
    }
}

/// The numbers on the cards of monsters are those that the rules use.
fn cards(held: &mut Held, table: &Table, pack: &Pack, at: &str) {
    let view = View::of(table, pack, None);
    for monster in view.monsters.iter().filter(|monster| monster.place.is_some()) {
        let Some(kind) = pack.monsters.iter().find(|card| card.meta.id == monster.kind) else { continue };
        let (world, figure) = (&table.world, monster.figure);
        let say = || format!("{figure:?}; {at}");
        let shown = |sum: Option<Sum>, printed: u8| sum.map_or(printed, |sum| sum.total);
        let now = monster.now;
        held.that(
            "a card's health counts",
            shown(now.map(|it| it.health), kind.health) == world.health_of(pack, figure),
            say,
        );
        held.that(
            "a card's speed counts",
            shown(now.map(|it| it.speed), kind.speed) == world.speed_of(pack, figure),
            say,
        );
        for ty in AttackType::ALL {
            let resist = shown(now.map(|it| it.resist[*ty as usize]), kind.resist[*ty as usize]);
            held.that("a card's resistance counts", resist == world.resistance(pack, figure, *ty, None), say);
        }
        if let Some(it) = now {
            for sum in [it.health, it.speed, it.strength, it.range].iter().chain(&it.resist) {
                held.sum("the shares of a card add up", sum, say);
            }
        }
    }
}

/// What is told of every attack: shares before totals, and totals that follow from one another.
fn told(held: &mut Held, events: &[Event], at: &str) {
    let mut from = 0;
    for (n, event) in events.iter().enumerate() {
        let add_up = |held: &mut Held, number: Number, of: Figure, total: u8, from: usize| {
            let parts = shares(&events[from..n], number, of);
            let all: i32 = parts.iter().map(|share| i32::from(share.n)).sum();
            held.that("told shares add up", parts.is_empty() || all == i32::from(total), || {
                format!("{number:?} {total} of {parts:?}; {at}")
            });
        };
        match *event {
            Event::Rolled { attacker, n: dice, .. } => {
                add_up(held, Number::Dice, attacker, dice, from);
                from = n;
            }
            Event::Hits { attacker, hits, .. } => {
                add_up(held, Number::Hits, attacker, hits, from);
                from = n;
            }
            Event::Compared { figure, hits, resistance, damage, health, .. } => {
                add_up(held, Number::Resistance, figure, resistance, from);
                add_up(held, Number::Damage, figure, damage, from);
                add_up(held, Number::Health, figure, health, from);
                let dealt = matches!(
                    events.get(n + 1),
                    Some(
                        Event::Killed { .. }
                            | Event::Wounded { .. }
                            | Event::BossBeaten { .. }
                            | Event::ThingDestroyed { .. }
                    )
                );
                held.that("what is compared decides", dealt == (damage >= health), || {
                    format!("{hits} − {resistance}, {damage} of {health}: {:?}; {at}", events.get(n + 1))
                });
                from = n;
            }
            _ => {}
        }
    }
}

/// More games with `LAW_GAMES=…`, for a long look.
fn games() -> u64 {
    std::env::var("LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(3)
}

#[test]
fn numbers_are_true() {
    let pack = Pack::frozen().expect("the frozen pack is sound");
    let mut held = Held::default();
    for nth in 0..games() {
        for (mission, card) in pack.missions.iter().enumerate() {
            let heroes = 2 + (nth + mission as u64) as u8 % 3;
            let seed = 4_000_000 + nth * 100 + mission as u64;
            let options = Options::new(&card.meta.id, heroes);
            let mut table = open(&pack, &options, Chance::from_number(seed), &mut Vec::new()).expect("it opens");
            let mut dice = Chance::from_number(seed + 1);
            let (mut offers, mut forecasts, mut attacks) = (Vec::new(), 0, 0);
            for step in 0..1500u32 {
                let Some(seat) = table.waiting().iter().next() else { break };
                let me = seat;
                let key = table.ask().map_or("", |question| question.key);
                let at = format!("mission {}, {heroes} heroes, seed {seed}, step {step}", card.meta.id);
                offers.clear();
                table.offers(&pack, seat, &mut offers);
                if key == "question-turn" {
                    cards(&mut held, &table, &pack, &at);
                    forecasts += 1;
                    if forecasts % 7 == 1 {
                        forecast(&mut held, &table, &pack, me, &at);
                    }
                }
                let lying = table.world.attack().is_some_and(|a| a.attacker == Figure::hero(me) && a.rolled.is_some());
                if key == "question-attack-cards" && offers.contains(&Choice::Done) {
                    attacks += 1;
                    if attacks % 2 == 1 {
                        before_the_roll(&mut held, &table, &pack, me, &at);
                    }
                } else if lying && matches!(key, "question-window" | "question-reroll") {
                    after_the_roll(&mut held, &table, &pack, me, &at);
                }
                // Players without a thought lose soon; sensible ones come to see more.
                let habit = advice::habit(&table, &pack, seat, &offers, true).filter(|choice| offers.contains(choice));
                let habit = habit.filter(|_| nth % 3 != 2 && dice.draw("whim", 4) > 0 || nth % 3 == 1);
                let choice = habit.unwrap_or_else(|| offers[dice.draw("choice", offers.len() as u32) as usize]);
                let mut events = Vec::new();
                table.apply(&pack, seat, choice, &mut events).expect("it was offered");
                told(&mut held, &events, &at);
            }
        }
    }
    println!("{:#?}", held.counts);
    assert!(held.broken.is_empty(), "{} broken:\n{}", held.broken.len(), held.broken.join("\n"));
    for what in [
        "kills come as often as said",
        "monsters do what is said",
        "a reroll of lying dice helps as said",
        "the shares of a card add up",
    ] {
        assert!(held.counts.get(what).is_some_and(|n| *n > 10), "nothing is held against `{what}`");
    }
}
