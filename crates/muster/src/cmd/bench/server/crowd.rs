//! Tables full of clients: every seat is a connection of its own and picks at random from what it is offered.

use super::{http::Http, pace::Pace, socket::Socket, tally::Tally};
use anyhow::{Context, Result, bail};
use kernel::Chance;
use serde::{Deserialize, de::IgnoredAny};
use serde_json::{Value, json, value::RawValue};
use std::{
    net::SocketAddr,
    sync::{Arc, Mutex, PoisonError, atomic::Ordering::Relaxed},
    time::Duration,
};
use tokio::{
    sync::{Semaphore, mpsc, watch},
    task::JoinSet,
    time::{Instant, sleep_until, timeout},
};

/// Seats of every table.
pub const SEATS: usize = 4;
/// Tables that are opened or joined at the same time.
const AT_A_TIME: usize = 16;
/// How long everybody may take to arrive.
const PATIENCE: Duration = Duration::from_secs(120);

/// A table that was opened: its id and the tokens of its seats.
pub struct Opened {
    pub id: String,
    tokens: Vec<String>,
}

/// Opens a table of four people: the two games in turn.
pub async fn open(http: &mut Http, nth: usize) -> Result<Opened> {
    let made = make(http, nth, &json!({ "kind": "human" })).await?;
    let tokens: Vec<String> = made.seats.into_iter().flatten().collect();
    if tokens.len() != SEATS {
        bail!("a table of {SEATS} came with {} tokens", tokens.len());
    }
    Ok(Opened { id: made.table.id, tokens })
}

/// Opens a table of four masters, who begin at once.
pub async fn open_for_masters(http: &mut Http, nth: usize) -> Result<()> {
    make(http, nth, &json!({ "kind": "bot", "level": "master" })).await.map(drop)
}

/// A table with four such seats: the two games in turn.
async fn make(http: &mut Http, nth: usize, seat: &Value) -> Result<protocol::Made> {
    let (game, options) = match nth % 2 {
        0 => ("cry-havoc", json!({ "players": SEATS })),
        _ => ("fireteam-zero", json!({ "heroes": SEATS })),
    };
    let wish = json!({ "game": game, "options": options, "seats": vec![seat; SEATS] });
    Ok(serde_json::from_slice(&http.post("/api/v1/tables", wish.to_string()).await?)?)
}

/// Opens many tables, a few at a time.
pub async fn open_many(address: SocketAddr, count: usize) -> Result<Vec<Opened>> {
    let mut tasks = JoinSet::new();
    for worker in 0..AT_A_TIME.min(count) {
        tasks.spawn(async move {
            let mut http = Http::connect(address).await?;
            let mut opened = Vec::new();
            for nth in (worker..count).step_by(AT_A_TIME) {
                opened.push(open(&mut http, nth).await?);
            }
            anyhow::Ok(opened)
        });
    }
    let mut all = Vec::with_capacity(count);
    while let Some(opened) = tasks.join_next().await {
        all.extend(opened??);
    }
    Ok(all)
}

/// What a client reads of a frame; the rest is skipped, not parsed.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Told<'a> {
    #[serde(borrow)]
    Welcome(Step<'a>),
    #[serde(borrow)]
    Update(Step<'a>),
    Played(IgnoredAny),
    Table(IgnoredAny),
    #[serde(borrow)]
    Refused(&'a RawValue),
    #[serde(borrow)]
    Bye(&'a RawValue),
}

#[derive(Deserialize)]
struct Step<'a> {
    #[serde(borrow)]
    state: State<'a>,
}

#[derive(Deserialize)]
struct State<'a> {
    seq: u64,
    question: Option<Question>,
    #[serde(borrow)]
    offers: &'a RawValue,
}

#[derive(Deserialize)]
struct Question {
    number: u32,
    waiting: Vec<u8>,
}

/// A play that is ready to be sent.
struct Answer {
    /// The entry that it will be.
    seq: u64,
    frame: String,
}

/// What an update leaves a client to do.
enum Next {
    Wait,
    Answer(Answer),
    Over,
}

impl State<'_> {
    /// Of several seats that are asked the first one answers, so that a table has one play under way at a time.
    fn next(&self, seat: u8, dice: &mut Chance) -> Result<Next> {
        let Some(Question { number, waiting }) = &self.question else { return Ok(Next::Over) };
        if waiting.first() != Some(&seat) {
            return Ok(Next::Wait);
        }
        let offers: Vec<&RawValue> = serde_json::from_str(self.offers.get())?;
        if offers.is_empty() {
            bail!("seat {seat} is asked and has no offers");
        }
        let choice = offers[dice.draw("choice", offers.len() as u32) as usize].get();
        let seq = self.seq + 1;
        let frame = format!(r#"{{"play":{{"ask":{number},"choice":{choice},"key":"{seq}"}}}}"#);
        Ok(Next::Answer(Answer { seq, frame }))
    }
}

/// What all clients share.
struct Hub {
    address: SocketAddr,
    tables: usize,
    pace: watch::Receiver<Pace>,
    tally: Arc<Tally>,
    door: Semaphore,
}

/// The play under way at a table, until it has reached every viewer.
struct Flight {
    seq: u64,
    began: Instant,
    left: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ended {
    /// The game is over: the next one begins.
    Over,
    /// Everybody was told to go.
    Told,
}

pub struct Crowd {
    pub tally: Arc<Tally>,
    pace: watch::Sender<Pace>,
    tasks: JoinSet<()>,
}

impl Crowd {
    /// Seats four clients at each of these tables; all are there when it returns.
    pub async fn gather(address: SocketAddr, tables: Vec<Opened>) -> Result<Crowd> {
        let (pace, heard) = watch::channel(Pace::Rest);
        let tally = Arc::new(Tally::default());
        let hub =
            Hub { address, tables: tables.len(), pace: heard, tally: tally.clone(), door: Semaphore::new(AT_A_TIME) };
        let hub = Arc::new(hub);
        let mut tasks = JoinSet::new();
        let (ready, mut arrived) = mpsc::channel(tables.len().max(1));
        for (nth, table) in tables.into_iter().enumerate() {
            tasks.spawn(play_on(hub.clone(), nth, table, ready.clone()));
        }
        drop(ready);
        timeout(PATIENCE, async { while arrived.recv().await.is_some() {} }).await.context("clients do not arrive")?;
        Ok(Crowd { tally, pace, tasks })
    }

    pub fn pace(&self, pace: Pace) {
        self.pace.send_replace(pace);
    }

    /// Lets everybody go.
    pub async fn leave(mut self) {
        self.pace(Pace::End);
        while self.tasks.join_next().await.is_some() {}
    }
}

/// Game after game at one place of the hall.
async fn play_on(hub: Arc<Hub>, nth: usize, table: Opened, ready: mpsc::Sender<()>) {
    let (mut table, mut ready) = (Some(table), Some(ready));
    loop {
        match play(&hub, nth, table.take(), ready.take()).await {
            Ok(Ended::Over) => drop(hub.tally.games.fetch_add(1, Relaxed)),
            Ok(Ended::Told) => return,
            Err(error) => return hub.tally.error(&error),
        }
    }
}

/// One game: four clients arrive and play until it is over.
async fn play(hub: &Arc<Hub>, nth: usize, opened: Option<Opened>, ready: Option<mpsc::Sender<()>>) -> Result<Ended> {
    let flight = Arc::new(Mutex::new(None));
    let mut clients = Vec::with_capacity(SEATS);
    {
        let _turn = hub.door.acquire().await?;
        let table = match opened {
            Some(table) => table,
            None => open(&mut Http::connect(hub.address).await?, nth).await?,
        };
        for (seat, token) in (0..).zip(&table.tokens) {
            let dice = Chance::from_number((nth * SEATS) as u64 + u64::from(seat));
            // A table's phase is everybody's: the client that is asked answers at the table's time.
            let phase = nth as f64 / hub.tables as f64;
            let client = Client { hub: hub.clone(), flight: flight.clone(), seat, dice, phase, answer: None };
            clients.push(client.arrive(&table.id, token).await?);
        }
    }
    drop(ready);
    let mut tasks = JoinSet::new();
    for (client, socket) in clients {
        tasks.spawn(client.stay(socket));
    }
    let mut ended = Ended::Told;
    while let Some(done) = tasks.join_next().await {
        ended = done??;
    }
    Ok(ended)
}

struct Client {
    hub: Arc<Hub>,
    flight: Arc<Mutex<Option<Flight>>>,
    seat: u8,
    dice: Chance,
    phase: f64,
    /// What this seat is going to answer.
    answer: Option<Answer>,
}

impl Client {
    async fn arrive(mut self, id: &str, token: &str) -> Result<(Client, Socket)> {
        let mut socket = Socket::connect(self.hub.address, &format!("/api/v1/tables/{id}/live")).await?;
        socket.send(json!({ "hello": { "token": token } }).to_string()).await?;
        let welcome = socket.next().await?.context("the server closed at hello")?;
        self.hear(&welcome)?;
        Ok((self, socket))
    }

    async fn stay(mut self, mut socket: Socket) -> Result<Ended> {
        let mut paces = self.hub.pace.clone();
        loop {
            let pace = *paces.borrow_and_update();
            if let Pace::End = pace {
                return Ok(Ended::Told);
            }
            if let Pace::Flat = pace
                && let Some(answer) = self.answer.take()
            {
                socket.send(answer.frame).await?;
            }
            let due = self.answer.as_ref().and_then(|_| pace.due(self.phase));
            tokio::select! {
                frame = socket.next() => {
                    let frame = frame?.context("the server closed the connection")?;
                    if self.hear(&frame)? {
                        return Ok(Ended::Over);
                    }
                }
                _ = paces.changed() => {}
                () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {
                    if self.lift_off() && let Some(answer) = self.answer.take() {
                        socket.send(answer.frame).await?;
                    }
                }
            }
        }
    }

    /// Takes a frame in; true if the game is over.
    fn hear(&mut self, frame: &str) -> Result<bool> {
        let told = serde_json::from_str(frame).with_context(|| format!("an odd frame: {frame:.200}"))?;
        let step: Step<'_> = match told {
            Told::Update(step) => {
                self.hub.tally.update(frame.len());
                self.land(step.state.seq);
                step
            }
            Told::Welcome(step) => step,
            Told::Played(_) => {
                self.hub.tally.moves.fetch_add(1, Relaxed);
                return Ok(false);
            }
            Told::Table(_) => return Ok(false),
            Told::Refused(what) | Told::Bye(what) => bail!("refused: {:.300}", what.get()),
        };
        match step.state.next(self.seat, &mut self.dice)? {
            Next::Wait => self.answer = None,
            Next::Answer(answer) => self.answer = Some(answer),
            Next::Over => return Ok(true),
        }
        Ok(false)
    }

    /// The clock starts; not while the play before is still on its way to somebody.
    fn lift_off(&self) -> bool {
        let Some(answer) = &self.answer else { return false };
        let mut flight = self.flight.lock().unwrap_or_else(PoisonError::into_inner);
        if flight.is_some() {
            return false;
        }
        *flight = Some(Flight { seq: answer.seq, began: Instant::now(), left: SEATS });
        true
    }

    /// An update has arrived; the last viewer stops the clock.
    fn land(&self, seq: u64) {
        let mut flight = self.flight.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(Flight { left, began, .. }) = flight.as_mut().filter(|flight| flight.seq == seq) else { return };
        *left -= 1;
        if *left == 0 {
            self.hub.tally.delay(began.elapsed());
            *flight = None;
        }
    }
}
