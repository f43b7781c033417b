//! The stage: nodes, what happens on them, and when.

use crate::{
    Day, Trouble,
    game::{Stones, secrets},
    people::{Deed, Errand, Person},
    store::Store,
    truth::{Truth, key_of, state_in},
};
use bytes::Bytes;
use kernel::Chance;
use protocol::{Room, SeatWish, Told, UndoPolicy, Viewer};
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BinaryHeap},
    sync::Arc,
};
use table::{
    Answer, Appended, Host, Input, Logged, Millis, Note, Output, Request, Setting, Sheet, Table, Ticket,
    entry::Entry,
    game::Game,
    host::{Line, Rematch, Thinker},
    open::Plan,
    problem,
    token::Token,
};

/// When the day begins.
const DAWN: Millis = 1_800_000_000_000;
const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;
/// After all trouble the table has so long to go on.
const CALM: Millis = 20 * MINUTE;
/// How often somebody does something, on average.
const ACTS: u32 = 40 * SECOND as u32;
/// Without an answer for so long, something is asked again.
const PATIENCE: Millis = 20 * SECOND;
/// And longer than this nothing takes, however slow the store is.
const IN_VAIN: Millis = 5 * MINUTE;
/// Nodes fail so often on average, and are down for so long at most.
const UPTIME: u32 = 15 * MINUTE as u32;
const DOWNTIME: u32 = 40 * SECOND as u32;
/// How long other nodes' bots are left alone.
const GRACE: Millis = 2 * SECOND;

/// What a day came to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Figures {
    pub steps: u64,
    pub entries: u64,
    pub conflicts: u64,
    pub crashes: u64,
    pub answers: u64,
}

impl std::ops::AddAssign for Figures {
    fn add_assign(&mut self, other: Figures) {
        self.steps += other.steps;
        self.entries += other.entries;
        self.conflicts += other.conflicts;
        self.crashes += other.crashes;
        self.answers += other.answers;
    }
}

enum Event {
    Act(usize),
    /// A request reaches a node.
    Asked {
        node: usize,
        person: usize,
        ticket: Ticket,
        request: Request,
    },
    /// A node has read the table from the store.
    Loaded {
        node: usize,
        life: u32,
        log: Vec<Logged>,
    },
    /// What a host has asked of the store is done there.
    Store {
        node: usize,
        life: u32,
        job: StoreJob,
    },
    /// What came of it is known to the host.
    Input {
        node: usize,
        life: u32,
        input: Input,
    },
    Note {
        node: usize,
        note: Note,
    },
    /// A frame reaches its reader.
    Frame {
        person: usize,
        line: Ticket,
        frame: Bytes,
    },
    /// The reader learns that there will be no more.
    Hung {
        person: usize,
        line: Ticket,
    },
    Crash(usize),
    Up(usize),
    Wake {
        node: usize,
        life: u32,
    },
}

enum StoreJob {
    Append(Logged),
    Read(u64),
    Say(Line),
    Lines(Room, u64),
}

/// A node. Its life ends with a crash, and the table on it is put away when it is idle.
#[derive(Default)]
struct Node {
    down: bool,
    life: u32,
    loading: bool,
    host: Option<Host>,
    /// What waits for the table to be loaded.
    queue: Vec<(usize, Ticket, Request)>,
    /// Who has asked, and when; and who watches.
    asked: BTreeMap<Ticket, (usize, Millis)>,
    lines: BTreeMap<Ticket, (usize, Option<u8>)>,
    woken: Option<Millis>,
}

pub struct Stage<'a> {
    day: &'a Day,
    now: Millis,
    dice: Chance,
    events: BinaryHeap<Reverse<(Millis, u64)>>,
    booked: BTreeMap<u64, Event>,
    count: u64,
    tickets: u64,
    game: Arc<dyn Game>,
    sheet: Sheet,
    store: Store,
    nodes: Vec<Node>,
    people: Vec<Person>,
    truth: Truth,
    figures: Figures,
    calm: bool,
}

type Held = Result<(), String>;

impl<'a> Stage<'a> {
    pub fn new(day: &'a Day) -> Self {
        let mut dice = Chance::from_number(day.seed);
        let game: Arc<dyn Game> = Arc::new(Stones);
        let seats = 1 + dice.draw("seats", 4) as u8;
        let end = [60, 400, 100_000][dice.draw("end", 3) as usize];
        let seed = kernel::seed_of(day.seed);
        let mut entropy = entropy(dice.fork());
        let plan = Plan::new(game.clone(), serde_json::json!({"seats": seats, "end": end}), seed);
        let wish = |dice: &mut Chance| match dice.draw("wish", 5) {
            0 => SeatWish::Bot { level: "bot".into() },
            1 => SeatWish::Open {},
            _ => SeatWish::Human { name: None },
        };
        let wishes = (0..seats).map(|_| wish(&mut dice)).collect();
        let undo = [UndoPolicy::Strict, UndoPolicy::Consent, UndoPolicy::Training][dice.draw("undo", 3) as usize];
        let opened = Plan { seats: Some(wishes), undo, ..plan }.open(DAWN, &mut entropy);
        let opened = opened.expect("the plan of the theatre is one that can be opened");
        let tokens = opened.secrets.seats.iter().map(|token| token.as_ref().map(Token::hashed));
        let mut people: Vec<Person> = Vec::new();
        for (seat, token) in (0..).zip(tokens) {
            let name = people.len();
            people.extend(token.map(|token| Person::new(name, Some(token), Some(seat))));
        }
        // Somebody who watches, and somebody who looks for a seat.
        people.push(Person::new(people.len(), Some(opened.secrets.spectator.hashed()), None));
        people.push(Person::new(people.len(), None, None));
        let nodes = (0..day.nodes).map(|_| Node::default()).collect();
        let truth = Truth::new(&secrets(seed, seats));
        let (store, figures) = (Store::default(), Figures::default());
        let mut stage = Stage {
            day,
            now: DAWN,
            dice,
            events: BinaryHeap::new(),
            booked: BTreeMap::new(),
            count: 0,
            tickets: 0,
            game,
            sheet: opened.sheet,
            store,
            nodes,
            people,
            truth,
            figures,
            calm: false,
        };
        for person in 0..stage.people.len() {
            stage.later(ACTS, Event::Act(person));
        }
        if stage.may(Trouble::Crashes) {
            (0..stage.nodes.len()).for_each(|node| stage.later(UPTIME, Event::Crash(node)));
        }
        stage
    }

    /// Whether there is this trouble now.
    fn may(&self, trouble: Trouble) -> bool {
        !self.calm && !self.day.without.contains(&trouble)
    }

    fn chance(&mut self, percent: u32) -> bool {
        self.dice.draw("chance", 100) < percent
    }

    fn book(&mut self, at: Millis, event: Event) {
        self.count += 1;
        self.events.push(Reverse((at, self.count)));
        self.booked.insert(self.count, event);
    }

    /// At any time within twice the average.
    fn later(&mut self, average: u32, event: Event) {
        let at = self.now + 1 + Millis::from(self.dice.draw("later", 2 * average));
        self.book(at, event);
    }

    /// How long the store takes.
    fn delay(&mut self) -> Millis {
        let slow = self.may(Trouble::Delays) && self.chance(3);
        Millis::from(if slow { self.dice.draw("slow", 8000) } else { 1 + self.dice.draw("delay", 12) })
    }

    pub fn run(mut self) -> Result<Figures, String> {
        let dusk = DAWN + Millis::from(self.day.minutes) * MINUTE;
        let mut plays_at_dusk = None;
        while let Some(Reverse((at, number))) = self.events.pop() {
            let Some(event) = self.booked.remove(&number) else { continue };
            self.now = at;
            if at > dusk && plays_at_dusk.is_none() {
                plays_at_dusk = Some(self.plays());
                self.calm = true;
            }
            if at > dusk + CALM {
                break;
            }
            self.figures.steps += 1;
            self.happen(event).map_err(|what| self.when(&what))?;
        }
        self.evening(plays_at_dusk.unwrap_or_default()).map_err(|what| self.when(&what))?;
        self.figures.entries = self.store.head();
        Ok(self.figures)
    }

    fn when(&self, what: &str) -> String {
        let seconds = (self.now - DAWN) / SECOND;
        format!("after {} min {} s, step {}: {what}", seconds / 60, seconds % 60, self.figures.steps)
    }

    fn plays(&self) -> usize {
        self.store.log.iter().filter(|logged| matches!(logged.entry, Entry::Play { .. })).count()
    }

    /// After the trouble: nobody waits in vain, the log is whole, and the game has gone on.
    fn evening(&self, plays_at_dusk: usize) -> Held {
        self.nobody_waits_in_vain()?;
        let table = self.truth.whole(&self.game, &self.sheet, &self.store.log)?;
        if table.fault.is_none() && !table.play.is_over() && self.plays() == plays_at_dusk {
            let hosts =
                self.nodes.iter().map(|node| node.host.as_ref().map(|host| (host.table().kept.seq, host.due())));
            let people =
                self.people.iter().map(|person| (person.seat, person.token.is_some(), person.line, person.asked));
            return Err(format!(
                "nothing is played any more; {:?} sit there, {:?} is asked after entry {}; hosts know {:?}; people {:?}",
                table.kept.seats,
                table.asked(),
                self.store.head(),
                hosts.collect::<Vec<_>>(),
                people.collect::<Vec<_>>(),
            ));
        }
        Ok(())
    }

    /// A node that has not lost power answers whatever it was asked.
    fn nobody_waits_in_vain(&self) -> Held {
        for node in &self.nodes {
            if let Some((ticket, (person, since))) =
                node.asked.iter().find(|(_, (_, since))| self.now - since > IN_VAIN)
            {
                return Err(format!(
                    "person {person} waits in vain for {ticket:?}, since {} s",
                    (self.now - since) / SECOND
                ));
            }
        }
        Ok(())
    }

    fn happen(&mut self, event: Event) -> Held {
        match event {
            Event::Act(person) => {
                let slower = if self.calm { 1 } else { 2 };
                self.later(ACTS / 2 * slower, Event::Act(person));
                self.act(person);
                self.nobody_waits_in_vain()
            }
            Event::Asked { node, person, ticket, request } => self.asked(node, person, ticket, request),
            Event::Loaded { node, life, log } => self.loaded(node, life, &log),
            Event::Store { node, life, job } => self.stored(node, life, job),
            Event::Input { node, life, input } => {
                if self.nodes[node].life == life {
                    self.handle(node, input)
                } else {
                    Ok(())
                }
            }
            Event::Note { node, note } => self.handle(node, Input::Heard(note)),
            Event::Frame { person, line, frame } => self.read(person, line, &frame),
            Event::Hung { person, line } => {
                let person = &mut self.people[person];
                person.line.take_if(|(own, _)| *own == line);
                Ok(())
            }
            Event::Crash(node) => {
                self.crash(node);
                Ok(())
            }
            Event::Up(node) => {
                self.nodes[node].down = false;
                Ok(())
            }
            Event::Wake { node, life } => self.wake(node, life),
        }
    }

    fn crash(&mut self, node: usize) {
        if !self.may(Trouble::Crashes) {
            return;
        }
        self.figures.crashes += 1;
        let life = self.nodes[node].life + 1;
        let before = std::mem::replace(&mut self.nodes[node], Node { down: true, life, ..Node::default() });
        for (line, (person, _)) in before.lines {
            self.later(SECOND as u32, Event::Hung { person, line });
        }
        self.later(DOWNTIME / 2, Event::Up(node));
        self.later(UPTIME, Event::Crash(node));
    }

    /// Somebody does something, after what went without an answer.
    fn act(&mut self, person: usize) {
        let waited = |errand: &Errand, now: Millis| now - errand.since > PATIENCE;
        let late: Vec<Ticket> = self.people[person]
            .errands
            .iter()
            .filter(|(_, errand)| waited(errand, self.now))
            .map(|(ticket, _)| *ticket)
            .collect();
        for ticket in late {
            if let Some(errand) = self.people[person].errands.remove(&ticket) {
                self.ask_again(person, errand);
            }
        }
        let (day, calm) = (self.day, self.calm);
        let may = |trouble| !calm && !day.without.contains(&trouble);
        match self.people[person].deed(&mut self.dice, may) {
            Deed::Nothing => {}
            Deed::Ask(request, key) => self.ask(person, request, key),
            Deed::AskTwice(request, key) => {
                self.ask(person, request.clone(), key.clone());
                if self.may(Trouble::Haste) && self.chance(60) {
                    self.ask(person, request, key);
                }
            }
            Deed::Connect => self.connect(person),
            Deed::Disconnect => self.disconnect(person),
        }
    }

    /// A connection that is gone cannot be asked through again, and who has no seat any more does not want it back.
    fn ask_again(&mut self, person: usize, errand: Errand) {
        let token = self.people[person].token;
        if matches!(errand.request, Request::Attach { token: shown, .. } if Some(shown) != token) {
            return;
        }
        self.ask(person, again(errand.request, token), errand.key);
    }

    fn connect(&mut self, person: usize) {
        let Some(token) = self.people[person].token else { return };
        if self.people[person].errands.values().any(|errand| matches!(errand.request, Request::Attach { .. })) {
            return;
        }
        let from = if self.chance(70) { Some(self.people[person].seq) } else { None };
        self.ask(person, Request::Attach { token, from, lang: None }, None);
    }

    fn disconnect(&mut self, person: usize) {
        if let Some((line, node)) = self.people[person].line.take() {
            let life = self.nodes[node].life;
            self.later(50, Event::Input { node, life, input: Input::Gone(line) });
        }
    }

    /// Sends a request: through the connection if it is made by one, else to any node.
    fn ask(&mut self, person: usize, request: Request, key: Option<String>) {
        self.tickets += 1;
        let ticket = Ticket(self.tickets);
        let through = self.people[person].line.filter(|(line, _)| is_through(&request, *line));
        let node = through.map_or_else(|| self.dice.draw("node", self.nodes.len() as u32) as usize, |(_, node)| node);
        let known = self.people[person].seq;
        let errand = Errand { request: request.clone(), key, since: self.now, known, head: self.store.head() };
        self.people[person].errands.insert(ticket, errand);
        self.later(30, Event::Asked { node, person, ticket, request });
    }

    fn asked(&mut self, node: usize, person: usize, ticket: Ticket, request: Request) -> Held {
        let here = &mut self.nodes[node];
        if here.down {
            return Ok(());
        }
        here.asked.insert(ticket, (person, self.now));
        if let Request::Attach { .. } = request {
            here.lines.insert(ticket, (person, self.people[person].seat));
        }
        if here.host.is_some() {
            return self.handle(node, Input::Asked { ticket, request });
        }
        here.queue.push((person, ticket, request));
        if !here.loading {
            here.loading = true;
            let (life, log) = (here.life, self.store.log.clone());
            let at = self.now + self.delay();
            self.book(at, Event::Loaded { node, life, log });
        }
        Ok(())
    }

    fn loaded(&mut self, node: usize, life: u32, log: &[Logged]) -> Held {
        if self.nodes[node].life != life {
            return Ok(());
        }
        let table = Table::replay(self.game.clone(), self.sheet.clone(), log).map_err(|error| error.to_string())?;
        let setting = Setting { node: node.to_string(), alone: self.nodes.len() == 1, grace: GRACE };
        let here = &mut self.nodes[node];
        here.host = Some(Host::new(table, setting, self.now));
        here.loading = false;
        for (_, ticket, request) in std::mem::take(&mut here.queue) {
            self.handle(node, Input::Asked { ticket, request })?;
        }
        self.handle(node, Input::Time)
    }

    fn wake(&mut self, node: usize, life: u32) -> Held {
        if self.nodes[node].life != life {
            return Ok(());
        }
        self.nodes[node].woken = None;
        self.handle(node, Input::Time)?;
        // A table that is idle is put away now and then.
        if self.nodes[node].host.as_ref().is_some_and(Host::is_idle) && self.chance(20) {
            let here = &mut self.nodes[node];
            (here.host, here.life) = (None, here.life + 1);
        }
        Ok(())
    }

    fn handle(&mut self, node: usize, input: Input) -> Held {
        let Some(mut host) = self.nodes[node].host.take() else { return Ok(()) };
        let mut out = Vec::new();
        host.handle(self.now, &mut entropy(self.dice.fork()), input, &mut out);
        let due = host.due();
        self.nodes[node].host = Some(host);
        for output in out {
            self.carry_out(node, output)?;
        }
        let life = self.nodes[node].life;
        if let Some(due) = due.filter(|due| self.nodes[node].woken.is_none_or(|woken| *due < woken)) {
            self.nodes[node].woken = Some(due);
            self.book(due.max(self.now), Event::Wake { node, life });
        }
        Ok(())
    }

    fn carry_out(&mut self, node: usize, output: Output) -> Held {
        let life = self.nodes[node].life;
        let job = match output {
            Output::Append(entry) => StoreJob::Append(entry),
            Output::Read { after, .. } => StoreJob::Read(after),
            Output::Say(line) => StoreJob::Say(line),
            Output::Lines { room, after } => StoreJob::Lines(room, after),
            Output::Answer { ticket, answer } => return self.answered(node, ticket, answer),
            Output::Tell { to, frame } => return self.tell(node, to, frame),
            Output::LetGo(line) => {
                if let Some((person, _)) = self.nodes[node].lines.remove(&line) {
                    self.later(50, Event::Hung { person, line });
                }
                return Ok(());
            }
            Output::Think(thinker) => {
                let input = thought(thinker);
                self.later(2 * SECOND as u32, Event::Input { node, life, input });
                return Ok(());
            }
            Output::Publish(note) => {
                self.publish(node, &note);
                return Ok(());
            }
            Output::Keep(_) | Output::Over => return Ok(()),
            Output::Faulty(what) | Output::Unplayable(what) => {
                return Err(format!("the table is out of order: {what}"));
            }
        };
        let at = self.now + self.delay();
        self.book(at, Event::Store { node, life, job });
        Ok(())
    }

    fn publish(&mut self, from: usize, note: &Note) {
        for node in (0..self.nodes.len()).filter(|node| *node != from) {
            let lost = self.may(Trouble::Notes) && self.chance(10);
            let copies = if lost { 0 } else { 1 + u32::from(self.may(Trouble::Notes) && self.chance(10)) };
            for _ in 0..copies {
                let average = if self.may(Trouble::Notes) && self.chance(10) { 2000 } else { 5 };
                self.later(average, Event::Note { node, note: note.clone() });
            }
        }
    }

    /// The store does something. A node that has lost power since may have done it, or not.
    fn stored(&mut self, node: usize, life: u32, job: StoreJob) -> Held {
        let gone = self.nodes[node].life != life;
        let fails = self.may(Trouble::Failures) && self.chance(2);
        let lost = (gone || fails) && self.chance(50);
        let away = || problem::unavailable("The store does not answer.");
        let input = match job {
            StoreJob::Append(entry) => {
                let appended = if lost { Appended::Failed(away()) } else { self.store.append(entry)? };
                self.figures.conflicts += u64::from(matches!(appended, Appended::Taken));
                Input::Appended(if fails { Appended::Failed(away()) } else { appended })
            }
            StoreJob::Read(after) => {
                Input::Read(if fails { Err(away()) } else { Ok((self.store.entries(after), None)) })
            }
            StoreJob::Say(line) => {
                let kept = if lost { Err(away()) } else { Ok(self.store.say(line)) };
                Input::Said(if fails { Err(away()) } else { kept })
            }
            StoreJob::Lines(room, after) => {
                Input::Lines(if fails { Err(away()) } else { Ok(self.store.lines(room, after)) })
            }
        };
        let at = self.now + 1;
        self.book(at, Event::Input { node, life, input });
        Ok(())
    }

    fn tell(&mut self, node: usize, line: Ticket, frame: Bytes) -> Held {
        let Some((person, seat)) = self.nodes[node].lines.get(&line).copied() else { return Ok(()) };
        self.truth.frame(seat, &frame, &self.store)?;
        // Frames of a line keep their order.
        let at = self.now + 20;
        self.book(at, Event::Frame { person, line, frame });
        Ok(())
    }

    fn read(&mut self, person: usize, line: Ticket, frame: &[u8]) -> Held {
        let told: Told = serde_json::from_slice(frame).map_err(|error| error.to_string())?;
        if let Some(state) = state_in(&told) {
            self.truth.state(state, &self.store)?;
        }
        let person = &mut self.people[person];
        if person.line.is_some_and(|(own, _)| own == line) {
            person.hear(&told);
        }
        Ok(())
    }

    fn answered(&mut self, node: usize, ticket: Ticket, answer: problem::Result<Box<Answer>>) -> Held {
        let Some((person, _)) = self.nodes[node].asked.remove(&ticket) else { return Ok(()) };
        let errand = self.people[person].errands.remove(&ticket);
        self.figures.answers += 1;
        match answer {
            Ok(answer) => self.taken(node, person, ticket, errand, *answer),
            Err(problem) => {
                self.nodes[node].lines.remove(&ticket);
                self.may_refuse(person, errand.as_ref(), &problem)?;
                let by_token = errand.as_ref().is_some_and(|errand| is_by_token(&errand.request));
                // A play whose fate is unknown is sent again; anybody else is told no.
                if let Some(errand) = errand.filter(|_| problem.status >= 500) {
                    self.ask_again(person, errand);
                }
                // A connection that is gone says nothing of the token.
                if problem.r#type == "wrong-token" && by_token {
                    let lost = &mut self.people[person];
                    if lost.seat.is_some() {
                        (lost.token, lost.seat, lost.line) = (None, None, None);
                    }
                }
                Ok(())
            }
        }
    }

    /// What stood when it was sent once more is not refused.
    fn may_refuse(&self, person: usize, errand: Option<&Errand>, problem: &protocol::Problem) -> Held {
        let Some((errand, wanted)) = errand.and_then(|errand| Some((errand, errand.key.as_ref()?))) else {
            return Ok(());
        };
        // Whoever sits elsewhere now is somebody else.
        let Some(seat) = self.people[person].seat else { return Ok(()) };
        let before = self.store.log.iter().take(errand.head as usize);
        let stood = before.rev().any(|logged| key_of(&logged.entry) == Some((seat, wanted)));
        if stood && problem.status < 500 && is_by_token(&errand.request) {
            return Err(format!("{:?} stands and is refused: {}", errand.request, problem.detail));
        }
        Ok(())
    }

    /// Somebody is told that something stands, or how.
    fn taken(&mut self, node: usize, person: usize, ticket: Ticket, errand: Option<Errand>, answer: Answer) -> Held {
        match answer {
            Answer::Stood(stood) => {
                let entry = self.store.log.get(stood.seq as usize - 1).map(|logged| &logged.entry);
                let key = errand.as_ref().and_then(|errand| errand.key.clone());
                if !matches!(entry, Some(Entry::Play { key: written, .. }) if errand.is_none() || *written == key) {
                    return Err(format!("a play is acknowledged as entry {}, which is {entry:?}", stood.seq));
                }
                self.people[person].seq = self.people[person].seq.max(stood.seq);
                if let Some(state) = stood.state {
                    self.truth.state(&state, &self.store)?;
                }
            }
            Answer::State(state) => {
                self.truth.state(&state, &self.store)?;
                let known = errand.map_or(0, |errand| errand.known);
                if state.seq < known {
                    return Err(format!("person {person} knew entry {known} and is shown {}", state.seq));
                }
                if Viewer::Seat(u8::MAX) != state.viewer {
                    self.people[person].see(&state);
                }
            }
            Answer::Attached(welcome) => {
                let seat = self.nodes[node].lines.get(&ticket).and_then(|(_, seat)| *seat);
                self.truth.frame(seat, &welcome, &self.store)?;
                // A connection that nobody waits for any more is broken off, and so is the one before it.
                if errand.is_none() {
                    let life = self.nodes[node].life;
                    self.later(50, Event::Input { node, life, input: Input::Gone(ticket) });
                    return Ok(());
                }
                self.disconnect(person);
                self.people[person].line = Some((ticket, node));
                self.read(person, ticket, &welcome)?;
            }
            Answer::Joined((seat, info)) => {
                let request = errand.map(|errand| errand.request);
                let Some(Request::Join { token, .. }) = request else { return Ok(()) };
                let written = |logged: &Logged| matches!(&logged.entry, Entry::Joined { seat: sat, token: kept, .. } if *sat == seat && *kept == token);
                if !self.store.log.iter().any(written) {
                    return Err(format!("person {person} has joined at seat {seat}, and the log does not know"));
                }
                let person = &mut self.people[person];
                if person.token.is_none() {
                    (person.token, person.seat) = (Some(token), Some(seat));
                    person.look(&info);
                }
            }
            Answer::Info(info) => self.informed(person, errand, &info)?,
            Answer::Said(message) => {
                let kept = self.store.rooms[message.room as usize].get(message.n as usize - 1);
                if kept != Some(&message) {
                    return Err(format!("a line is acknowledged as {message:?}, which is {kept:?}"));
                }
            }
            Answer::Rematch(Rematch::With(sheet)) => {
                let Some(token) = self.people[person].token else { return Ok(()) };
                let request = Request::Follow { who: table::Who::Token(token), table: sheet.id };
                self.ask(person, request, None);
            }
            Answer::Rematch(Rematch::At(table)) => self.truth.rematch(&table)?,
            _ => {}
        }
        Ok(())
    }

    fn informed(&mut self, person: usize, errand: Option<Errand>, info: &protocol::TableInfo) -> Held {
        if info.seq > self.store.head() {
            return Err(format!("person {person} is told of entry {} before it is durable", info.seq));
        }
        let Some(errand) = errand else { return Ok(()) };
        if info.seq < errand.known {
            return Err(format!("person {person} knew entry {} and is shown {}", errand.known, info.seq));
        }
        if let Some(wanted) = &errand.key {
            if !self.store.log.iter().any(|logged| key_of(&logged.entry).is_some_and(|(_, key)| key == wanted)) {
                return Err(format!("an undo is acknowledged, and the log does not know {wanted}"));
            }
        }
        let person = &mut self.people[person];
        if let Request::Leave { .. } = errand.request {
            (person.token, person.seat, person.line) = (None, None, None);
        }
        person.look(info);
        Ok(())
    }
}

/// Whether a request is made by this connection.
fn is_through(request: &Request, line: Ticket) -> bool {
    let who = match request {
        Request::Play { who, .. } | Request::StandIn { who, .. } | Request::Rematch { who, .. } => who,
        _ => return false,
    };
    matches!(who, table::Who::Viewer(own) if *own == line)
}

/// Whether a request shows a token itself.
fn is_by_token(request: &Request) -> bool {
    let who = match request {
        Request::Play { who, .. } | Request::StandIn { who, .. } | Request::Rematch { who, .. } => who,
        _ => return true,
    };
    matches!(who, table::Who::Token(_))
}

/// A request that is made once more, by the token itself.
fn again(request: Request, token: Option<table::token::Hashed>) -> Request {
    let Some(token) = token else { return request };
    let by = table::Who::Token(token);
    match request {
        Request::Play { wish, lang, .. } => Request::Play { who: by, wish, lang },
        Request::StandIn { stand_in, .. } => Request::StandIn { who: by, stand_in },
        Request::Rematch { rotate, .. } => Request::Rematch { who: by, rotate },
        other => other,
    }
}

/// What a bot comes to, when it has thought.
fn thought(mut thinker: Thinker) -> Input {
    let choice = thinker.choose(Arc::default()).or_else(|| thinker.first_offer());
    Input::Thought { seat: thinker.seat, ask: thinker.ask, bot: thinker.bot, choice }
}

/// Bytes that are the same on the same day.
fn entropy(mut dice: Chance) -> impl FnMut(&mut [u8]) {
    move |bytes: &mut [u8]| bytes.iter_mut().for_each(|byte| *byte = dice.draw("entropy", 256) as u8)
}
