//! A second title for the tests of what all commands share: Nim between rivals, each of whom is dealt a secret.

use super::*;
use crate::{
    cmd::simulate,
    runs::Record,
    session::Session,
    terminal::{Ended, Terminal},
    terms::Terms,
    who::Who,
    wire::Wire,
};
use bots::{Mind, Settings};
use kernel::{Ask, Cx, Flow, Input, Procedure, Refused, Seats};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::{
    io::{self, Write},
    path::Path,
    sync::atomic::AtomicBool,
};
use titles::{Card, Field, Keys, Kind, Level, Start};

kernel::rules! { NIM_01 }

pub struct Nim;

#[derive(Clone, Serialize, Deserialize)]
pub struct Heap {
    sticks: u8,
    winner: Option<u8>,
}

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    seat: u8,
    dealt: bool,
}

#[derive(Clone, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Dealt { seat: u8, secret: Option<u8> },
    Took { seat: u8, sticks: u8 },
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    const RULES: &'static [&'static str] = &IDS;
    const QUESTIONS: &'static [&'static str] = &["take"];
    type Pack = ();
    type World = Heap;
    type Frame = Turn;
    type Value = ();
    type Choice = u8;
    type Room = [Option<u8>; 2];
    type Event = Event;
    type Why = &'static str;

    fn over(heap: &Heap) -> bool {
        heap.winner.is_some()
    }
}

impl Procedure<Nim> for Turn {
    fn run(&mut self, cx: &mut Cx<Nim>, input: Input<Nim>) -> Flow<Nim> {
        if !self.dealt {
            self.dealt = true;
            (0..2).for_each(|seat| cx.tell(Event::Dealt { seat, secret: Some(40 + seat) }));
        }
        if let Input::Answers(answers) = input {
            let (seat, sticks) = answers.first();
            cx.world.sticks -= sticks;
            cx.tell(Event::Took { seat: seat.0, sticks });
            cx.world.winner = (cx.world.sticks == 0).then_some(seat.0);
            self.seat = 1 - self.seat;
        }
        Flow::Ask(Ask::one(Seat(self.seat), NIM_01, "take"))
    }
    fn candidates(&self, _: &Heap, _: &(), _: Seat, out: &mut Vec<u8>) {
        out.extend(1..=3);
    }
    fn may(&self, heap: &Heap, _: &(), _: Seat, sticks: u8) -> Result<(), &'static str> {
        if (1..=3).contains(&sticks) && sticks <= heap.sticks { Ok(()) } else { Err("too-many") }
    }
}

#[derive(clap::Args)]
pub struct NoArgs {}

pub struct Plain;

#[derive(Clone, Default, Serialize)]
pub struct Starts {
    started: u64,
    #[serde(skip)]
    took: u64,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Seen {
    first: bool,
    took: u64,
}

impl Watch<Nim> for Seen {
    type Measures = Seen;
    fn note(&mut self, _: &Heap, events: &[Event]) {
        self.took += events.iter().filter(|event| matches!(event, Event::Took { .. })).count() as u64;
    }
    fn end(self, heap: &Heap, (): &()) -> Seen {
        Seen { first: heap.winner == Some(0), ..self }
    }
    fn rounds(seen: &Seen) -> u64 {
        seen.took
    }
}

impl Tally<Nim> for Starts {
    type Watch = Seen;
    fn new(_: &[u8]) -> Self {
        Starts::default()
    }
    fn add(&mut self, game: &Record<Seen>) {
        self.started += u64::from(game.measures.first);
        self.took += game.measures.took;
    }
    fn rates(&self) -> Vec<Rate> {
        Vec::new()
    }
    fn table(&self, all: &Count, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{} of {} won by who began", self.started, all.finished)
    }
    fn page(&self, (): &()) -> Markup {
        html! { p { (self.started) } }
    }
}

impl Title for Nim {
    type Options = u8;
    type View = u8;
    type Words<'p> = Plain;
    const SEATS: &'static str = "players";
    const KEYS: Keys = &[];
    const RIVALS: bool = true;

    fn pack(_: Option<&Path>) -> Result<()> {
        Ok(())
    }
    fn fingerprint(_: &()) -> &str {
        "sticks"
    }
    fn entries(_: &(), _: Lang) -> Vec<Kind> {
        Vec::new()
    }
    fn show(_: &(), _: &str, _: Lang) -> Option<Card> {
        None
    }
    fn fields(_: &(), _: Lang) -> Vec<Field> {
        Vec::new()
    }
    fn defaults(_: &()) -> u8 {
        5
    }
    fn named(sticks: &u8) -> String {
        format!("{sticks} sticks")
    }
    fn seats(_: &u8) -> u8 {
        2
    }
    fn start(_: &(), sticks: &u8) -> Result<Start<Self>> {
        Ok((Heap { sticks: *sticks, winner: None }, Turn::default()))
    }
    fn outcome(heap: &Heap) -> Value {
        heap.winner.into()
    }
    fn winners(heap: &Heap) -> Seats {
        heap.winner.map_or(Seats::NONE, |seat| Seats::NONE.with(Seat(seat)))
    }
    fn view(table: &Table<Self>, _: &(), _: Option<Seat>) -> u8 {
        table.world.sticks
    }
    fn told(event: &Event, _: &Heap, viewer: Option<Seat>) -> Event {
        match *event {
            Event::Dealt { seat, secret } => {
                Event::Dealt { seat, secret: secret.filter(|_| viewer == Some(Seat(seat))) }
            }
            Event::Took { seat, sticks } => Event::Took { seat, sticks },
        }
    }
    const THOUGHTS: (Settings, Settings) = (Settings::ROUND, Settings::ROUND);
    fn mind() -> Mind<Self> {
        Mind {
            worth: |heap, (), seat| i32::from(heap.winner == Some(seat.0)),
            clear: 1,
            stands: |_, _| [0.0; bots::SEATS],
            values: |heap, _, ()| {
                let value =
                    |seat: usize| heap.winner.map_or(0.5, |winner| f32::from(u8::from(winner as usize == seat)));
                std::array::from_fn(value)
            },
            learned: None,
            terms: |_, (), _| Vec::new(),
            habit: |_, (), _, _, _| None,
            takes_back: |_| false,
            sort: |_| None,
            unpicks: |_, _| false,
            pointless: |_, _, _, _| false,
            quiet: |_| true,
            guess: |table, (), _, _| table.clone(),
            lines: bots::no_lines,
            brief: bots::no_lines,
            prepared: bots::no_lines,
            clock: |_| 0,
        }
    }
    fn reason(why: &&'static str) -> (&'static str, String) {
        ("NIM-01", (*why).into())
    }
}

impl Words<'_, Nim> for Plain {
    fn new(_: &(), _: Lang) -> Self {
        Plain
    }
    fn speech(&self) -> &'static titles::Speech {
        // It has no messages of its own.
        ::cry_havoc::speech::Speech::of(Lang::En)
    }
    fn report(&self, _: &Heap, events: &[Event]) -> Vec<String> {
        let told = |event: &Event| match event {
            Event::Dealt { seat, secret: Some(secret) } => Some(format!("{seat} is dealt {secret}.")),
            Event::Dealt { .. } => None,
            Event::Took { seat, sticks } => Some(format!("{seat} takes {sticks}.")),
        };
        events.iter().filter_map(told).collect()
    }
    fn question(&self, _: &Table<Nim>, _: Seat) -> String {
        "How many?".into()
    }
    fn choice(&self, _: &Table<Nim>, _: Seat, choice: u8) -> String {
        format!("take {choice}")
    }
    fn refused(&self, _: &Refused<&'static str>, _: &Table<Nim>, _: Seat, _: u8) -> String {
        "Too many.".into()
    }
    fn card(&self, _: &Table<Nim>, _: Seat, _: u8) -> Option<Card> {
        None
    }
}

impl Console for Nim {
    type PlayArgs = NoArgs;
    type SimulateArgs = NoArgs;
    type Tale<'p> = Plain;
    type Tally = Starts;
    const TITLE: &'static str = "Nim";

    fn options(_: &NoArgs, _: &(), _: &Sets) -> Result<u8> {
        Ok(5)
    }
    fn opening(_: &NoArgs) -> Vec<&'static str> {
        Vec::new()
    }
    fn kinds(_: &NoArgs, _: &(), _: &Sets) -> Result<Vec<u8>> {
        Ok(vec![5])
    }
    fn bench() -> (u8, &'static str) {
        (5, "five sticks")
    }
    fn moment(_: &Heap) -> Moment {
        Moment { round: 1, turn: None, scene: 0 }
    }
}

impl<'p> Tale<'p, Nim> for Plain {
    fn new(_: &(), _: Lang) -> Self {
        Plain
    }
    fn words(&self) -> &Plain {
        self
    }
    fn begins(&self, _: &u8, _: u64) -> String {
        String::new()
    }
    fn replayed(&self, _: usize, _: &u8, _: &Heap) -> String {
        String::new()
    }
    fn over(&self, _: &Heap) -> String {
        "It is over.".into()
    }
    fn help(&self) -> String {
        "b: the heap".into()
    }
    fn screen(&self, table: &Table<Nim>, _: Seat) -> String {
        format!("{} sticks\n", table.world.sticks)
    }
    fn part(&self, letter: &str, table: &Table<Nim>, seat: Seat) -> Option<String> {
        (letter == "b").then(|| self.screen(table, seat))
    }
    fn card(&self, _: &Table<Nim>, _: Seat, _: u8) -> Option<String> {
        None
    }
    fn group(&self, _: u8) -> (u8, &'static str) {
        (0, "do")
    }
}

/// What people at these seats read when they type this.
fn read(seats: [Who; 2], mut typed: &[u8]) -> (String, bool) {
    let (mut events, mut out) = (Vec::new(), Vec::new());
    let mut session = Session::<Nim>::new(&(), 5, 1, seats.into(), None, &mut events).expect("a heap of five");
    let terms = Terms::of(Lang::En);
    let mut terminal = Terminal::<Nim> { terms, tale: &Plain, input: &mut typed, out: &mut out };
    let over = terminal.play(&mut session, events).expect("a vector takes everything") == Ended::Over;
    (String::from_utf8(out).expect("text"), over)
}

#[test]
fn rivals_read_only_what_is_theirs() {
    let (text, over) = read([Who::Human, Who::Human], b"\n3\n\n2\n");
    assert!(over, "{text}");
    let screens: Vec<&str> = text.split("The screen is for ").collect();
    let [_, first, second] = screens.as_slice() else { panic!("{text}") };
    assert!(first.starts_with('A') && first.contains("0 is dealt 40") && !first.contains("41"), "{text}");
    assert!(second.starts_with('B') && second.contains("1 is dealt 41") && !second.contains("40"), "{text}");
    // What the other one did in between, and in the end what everybody sees.
    assert!(second.contains("0 takes 3.") && second.ends_with("1 takes 2.\n"), "{text}");
}

#[test]
fn a_rival_alone_never_hands_over() {
    let (text, over) = read([Who::Human, Who::Bot(Level::Greedy)], b"b\n3\n");
    assert!(over, "{text}");
    assert!(text.contains("0 is dealt 40") && !text.contains("41") && !text.contains("The screen is for"), "{text}");
    assert!(text.contains("5 sticks\n> ") && text.ends_with("1 takes 2.\n"), "{text}");
}

#[test]
fn the_wire_names_the_game_and_refuses() {
    let mut typed: &[u8] = b"{\"choice\":9}\n{\"offer\":2}\n";
    let (mut events, mut out) = (Vec::new(), Vec::new());
    let mut session =
        Session::<Nim>::new(&(), 5, 1, vec![Who::Human, Who::Bot(Level::Greedy)], None, &mut events).unwrap();
    Wire::<Nim> { tale: &Plain, input: &mut typed, out: &mut out }.play(&mut session, events).unwrap();
    let lines: Vec<Value> =
        String::from_utf8(out).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&lines[0]["game"], &lines[0]["question"]["rule"]), (&"nim".into(), &"NIM-01".into()));
    assert_eq!(lines[0]["events"][1], serde_json::json!({ "event": "dealt", "seat": 1, "secret": null }));
    assert_eq!((&lines[1]["refused"]["reason"], &lines[1]["refused"]["rule"]), (&"too-many".into(), &"NIM-01".into()));
    assert_eq!((&lines[2]["outcome"], &lines[2]["seat"]), (&1.into(), &Value::Null));
}

#[test]
fn greedy_takes_the_last_stick_more_often() {
    #[derive(clap::Parser)]
    struct Given {
        #[command(flatten)]
        args: simulate::Args<Nim>,
    }
    let words = "muster --bots greedy,random --games 40 --seed 3 --jobs 1 --json".split(' ');
    let args = <Given as clap::Parser>::parse_from(words).args;
    let report = simulate::play_all(&args, &(), &AtomicBool::new(false)).unwrap();
    let report = serde_json::to_value(report).unwrap();
    assert_eq!((&report["games"], &report["finished"]), (&40.into(), &40.into()), "{report}");
    let wins = |kind: &str| report["sides"][kind]["wins"].as_u64().unwrap();
    assert_eq!(wins("greedy") + wins("random"), 40);
    assert!(wins("greedy") > wins("random") && report["started"].is_u64(), "{report}");
}
