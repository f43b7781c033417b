//! The stage: nodes, what happens on them, and when.

use crate::{
    Day, Trouble,
    game::{Stones, secrets},
    people::{Deed, Errand, Person},
    store::Store,
    truth::Truth,
};
use bytes::Bytes;
use kernel::Chance;
use protocol::{Room, SeatWish, UndoPolicy};
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BinaryHeap},
    sync::Arc,
};
use table::{
    Host, Input, Logged, Millis, Note, Request, Sheet, Ticket, entry::Entry, game::Game, host::Line, open::Plan,
    token::Token,
};

/// When the day begins.
pub(crate) const DAWN: Millis = 1_800_000_000_000;
pub(crate) const SECOND: Millis = 1000;
pub(crate) const MINUTE: Millis = 60 * SECOND;
/// How long the table has to go on after all trouble.
pub(crate) const CALM: Millis = 20 * MINUTE;
/// How often somebody does something, on average.
pub(crate) const ACTS: u32 = 40 * SECOND as u32;
/// How long without an answer before something is asked again.
pub(crate) const PATIENCE: Millis = 20 * SECOND;
/// And longer than this nothing takes, however slow the store is.
pub(crate) const IN_VAIN: Millis = 5 * MINUTE;
/// How often nodes fail on average, and how long they are down at most.
pub(crate) const UPTIME: u32 = 15 * MINUTE as u32;
pub(crate) const DOWNTIME: u32 = 40 * SECOND as u32;
/// How long other nodes' bots are left alone.
pub(crate) const GRACE: Millis = 2 * SECOND;

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

pub(crate) enum Event {
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

pub(crate) enum StoreJob {
    Append(Logged),
    Read(u64),
    Say(Line),
    Lines(Room, u64),
}

/// A node. Its life ends with a crash, and the table on it is put away when it is idle.
#[derive(Default)]
pub(crate) struct Node {
    pub(crate) down: bool,
    pub(crate) life: u32,
    pub(crate) loading: bool,
    pub(crate) host: Option<Host>,
    /// What waits for the table to be loaded.
    pub(crate) queue: Vec<(usize, Ticket, Request)>,
    /// Who has asked, and when; and who watches.
    pub(crate) asked: BTreeMap<Ticket, (usize, Millis)>,
    pub(crate) lines: BTreeMap<Ticket, (usize, Option<u8>)>,
    pub(crate) woken: Option<Millis>,
}

pub struct Stage<'a> {
    pub(crate) day: &'a Day,
    pub(crate) now: Millis,
    pub(crate) dice: Chance,
    pub(crate) events: BinaryHeap<Reverse<(Millis, u64)>>,
    pub(crate) booked: BTreeMap<u64, Event>,
    pub(crate) count: u64,
    pub(crate) tickets: u64,
    pub(crate) game: Arc<dyn Game>,
    pub(crate) sheet: Sheet,
    pub(crate) store: Store,
    pub(crate) nodes: Vec<Node>,
    pub(crate) people: Vec<Person>,
    pub(crate) truth: Truth,
    pub(crate) figures: Figures,
    pub(crate) calm: bool,
}

pub(crate) type Held = Result<(), String>;

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
    pub(crate) fn may(&self, trouble: Trouble) -> bool {
        !self.calm && !self.day.without.contains(&trouble)
    }

    pub(crate) fn chance(&mut self, percent: u32) -> bool {
        self.dice.draw("chance", 100) < percent
    }

    pub(crate) fn book(&mut self, at: Millis, event: Event) {
        self.count += 1;
        self.events.push(Reverse((at, self.count)));
        self.booked.insert(self.count, event);
    }

    /// At any time within twice the average.
    pub(crate) fn later(&mut self, average: u32, event: Event) {
        let at = self.now + 1 + Millis::from(self.dice.draw("later", 2 * average));
        self.book(at, event);
    }

    /// How long the store takes.
    pub(crate) fn delay(&mut self) -> Millis {
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

    pub(crate) fn when(&self, what: &str) -> String {
        let seconds = (self.now - DAWN) / SECOND;
        format!("after {} min {} s, step {}: {what}", seconds / 60, seconds % 60, self.figures.steps)
    }

    pub(crate) fn plays(&self) -> usize {
        self.store.log.iter().filter(|logged| matches!(logged.entry, Entry::Play { .. })).count()
    }

    /// After the trouble: nobody waits in vain, the log is whole, and the game has gone on.
    pub(crate) fn evening(&self, plays_at_dusk: usize) -> Held {
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

    /// A node that has not lost power answers everything it was asked.
    pub(crate) fn nobody_waits_in_vain(&self) -> Held {
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

    pub(crate) fn happen(&mut self, event: Event) -> Held {
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

    pub(crate) fn crash(&mut self, node: usize) {
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
    pub(crate) fn act(&mut self, person: usize) {
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
    pub(crate) fn ask_again(&mut self, person: usize, errand: Errand) {
        let token = self.people[person].token;
        if matches!(errand.request, Request::Attach { token: shown, .. } if Some(shown) != token) {
            return;
        }
        self.ask(person, again(errand.request, token), errand.key);
    }

    pub(crate) fn connect(&mut self, person: usize) {
        let Some(token) = self.people[person].token else { return };
        if self.people[person].errands.values().any(|errand| matches!(errand.request, Request::Attach { .. })) {
            return;
        }
        let from = if self.chance(70) { Some(self.people[person].seq) } else { None };
        self.ask(person, Request::Attach { token, from, lang: None }, None);
    }

    pub(crate) fn disconnect(&mut self, person: usize) {
        if let Some((line, node)) = self.people[person].line.take() {
            let life = self.nodes[node].life;
            self.later(50, Event::Input { node, life, input: Input::Gone(line) });
        }
    }

    /// Sends a request: through the connection if it is made by one, else to any node.
    pub(crate) fn ask(&mut self, person: usize, request: Request, key: Option<String>) {
        self.tickets += 1;
        let ticket = Ticket(self.tickets);
        let through = self.people[person].line.filter(|(line, _)| is_through(&request, *line));
        let node = through.map_or_else(|| self.dice.draw("node", self.nodes.len() as u32) as usize, |(_, node)| node);
        let known = self.people[person].seq;
        let errand = Errand { request: request.clone(), key, since: self.now, known, head: self.store.head() };
        self.people[person].errands.insert(ticket, errand);
        self.later(30, Event::Asked { node, person, ticket, request });
    }
}

/// Whether a request is made by this connection.
pub(crate) fn is_through(request: &Request, line: Ticket) -> bool {
    let who = match request {
        Request::Play { who, .. } | Request::StandIn { who, .. } | Request::Rematch { who, .. } => who,
        _ => return false,
    };
    matches!(who, table::Who::Viewer(own) if *own == line)
}

/// Whether a request shows a token itself.
pub(crate) fn is_by_token(request: &Request) -> bool {
    let who = match request {
        Request::Play { who, .. } | Request::StandIn { who, .. } | Request::Rematch { who, .. } => who,
        _ => return true,
    };
    matches!(who, table::Who::Token(_))
}

/// A request that is made once more, by the token itself.
pub(crate) fn again(request: Request, token: Option<table::token::Hashed>) -> Request {
    let Some(token) = token else { return request };
    let by = table::Who::Token(token);
    match request {
        Request::Play { wish, lang, .. } => Request::Play { who: by, wish, lang },
        Request::StandIn { stand_in, .. } => Request::StandIn { who: by, stand_in },
        Request::Rematch { rotate, .. } => Request::Rematch { who: by, rotate },
        other => other,
    }
}

/// Bytes that are the same on the same day.
pub(crate) fn entropy(mut dice: Chance) -> impl FnMut(&mut [u8]) {
    move |bytes: &mut [u8]| bytes.iter_mut().for_each(|byte| *byte = dice.draw("entropy", 256) as u8)
}
