//! A person at a seat: takes any offer, comes back when the connection breaks, and sends a choice that was not answered again.

use crate::{ledger::Ledger, node::GLANCE};
use futures_util::{SinkExt, StreamExt};
use kernel::Chance;
use protocol::{Ask, Hello, Json, Play, State, Told};
use std::{net::SocketAddr, sync::Arc};
use tokio::{net::TcpStream, time::sleep};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::Message};

/// A live connection to a table.
pub struct Line(WebSocketStream<TcpStream>);

impl Line {
    /// Connects and says hello; none if nobody answers there.
    pub async fn open(address: SocketAddr, table: &str, token: &str, from: Option<u64>) -> Option<Line> {
        let stream = TcpStream::connect(address).await.ok()?;
        stream.set_nodelay(true).ok()?;
        let (socket, _) = client_async(format!("ws://{address}/api/v1/tables/{table}/live"), stream).await.ok()?;
        let mut line = Line(socket);
        line.say(&Ask::Hello(Hello { token: token.into(), from, lang: None })).await?;
        Some(line)
    }

    async fn say(&mut self, ask: &Ask) -> Option<()> {
        self.0.send(Message::text(serde_json::to_string(ask).unwrap())).await.ok()
    }

    /// The next frame; none if the connection has ended.
    pub async fn next(&mut self) -> Option<Told> {
        loop {
            match self.0.next().await?.ok()? {
                Message::Text(text) => return Some(serde_json::from_str(&text).unwrap()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Waits until the table stands at this entry or behind it.
    pub async fn reaches(&mut self, seq: u64) {
        loop {
            let state = match self.next().await.expect("the connection stays") {
                Told::Welcome(recap) => recap.state,
                Told::Update(update) => update.state,
                _ => continue,
            };
            if state.seq >= seq {
                return;
            }
        }
    }
}

pub struct Player {
    pub table: String,
    pub seat: u8,
    pub token: String,
    /// Where to connect, one after the other.
    pub nodes: Vec<SocketAddr>,
    /// The first of them.
    pub at: usize,
    pub dice: Chance,
    pub ledger: Arc<Ledger>,
}

/// What a player knows while connections come and go.
#[derive(Default)]
struct Mind {
    state: Option<State>,
    /// A choice that was sent and not answered.
    sent: Option<Play>,
    /// The entry of the last choice that was acknowledged.
    stood: u64,
    choices: u32,
}

impl Player {
    /// Plays until the game is over.
    pub async fn play(mut self) {
        let mut mind = Mind::default();
        loop {
            let address = self.nodes[self.at % self.nodes.len()];
            let from = mind.state.as_ref().map(|state| state.seq);
            if let Some(mut line) = Line::open(address, &self.table, &self.token, from).await
                && self.converse(&mut mind, &mut line).await
            {
                return;
            }
            self.at += 1;
            // Like any client that finds nobody there, it waits a moment.
            sleep(GLANCE).await;
        }
    }

    /// Plays over one connection: true if the game is over, false if the connection is.
    async fn converse(&mut self, mind: &mut Mind, line: &mut Line) -> bool {
        while let Some(told) = line.next().await {
            let mut again = false;
            match told {
                Told::Welcome(recap) => {
                    let known = mind.state.as_ref().map_or(0, |state| state.seq).max(mind.stood);
                    let state = recap.state;
                    assert!(state.seq >= known, "{}: entry {known} was told, now {}", self.table, state.seq);
                    mind.state = Some(state);
                    again = true;
                }
                Told::Update(update) => mind.state = Some(update.state),
                Told::Played { key, seq, .. } => {
                    assert_eq!(mind.sent.take().map(|sent| sent.key), Some(key.clone()));
                    mind.stood = seq;
                    self.ledger.stands(&self.table, key, seq);
                }
                Told::Refused { key: Some(key), problem } if problem.r#type == "stale" => {
                    self.ledger.refused(&self.table, key);
                    mind.sent = None;
                    mind.state = problem.now.map(|now| *now);
                }
                // This passes: the store was away, or others were faster too often.
                Told::Refused { key, problem } if problem.r#type == "unavailable" => {
                    if key.is_none() {
                        return false;
                    }
                    sleep(GLANCE).await;
                    again = true;
                }
                Told::Refused { key, problem } => {
                    panic!("{} seat {}: {key:?} refused: {problem:?}", self.table, self.seat)
                }
                Told::Bye(_) => return false,
                _ => {}
            }
            let Some(state) = &mind.state else { continue };
            let asked = state.question.as_ref().map(|question| (question.number, question.waiting.as_slice()));
            let sent = mind.sent.as_ref().map(|sent| (sent.ask, sent.key.as_str()));
            let waits =
                format!("entry {}, asked {asked:?}, stood {}, sent {sent:?} to {}", state.seq, mind.stood, self.at);
            self.ledger.saw(&self.table, self.seat, state.seq, waits);
            if state.question.is_none() {
                self.ledger.ended(&self.table);
                return true;
            }
            if mind.sent.is_none() && state.seq >= mind.stood {
                mind.sent = self.choose(state, &mut mind.choices);
                again = true;
            }
            if let Some(sent) = mind.sent.as_ref().filter(|_| again)
                && line.say(&Ask::Play(sent.clone())).await.is_none()
            {
                return false;
            }
        }
        false
    }

    /// Any offer, if this seat is asked.
    fn choose(&mut self, state: &State, choices: &mut u32) -> Option<Play> {
        let question = state.question.as_ref().filter(|question| question.waiting.contains(&self.seat))?;
        let mut offers: Vec<Json> = serde_json::from_str(state.offers.get()).unwrap();
        let choice = offers.swap_remove(self.dice.draw("offer", offers.len() as u32) as usize);
        *choices += 1;
        Some(Play { ask: question.number, choice, key: format!("seat {} choice {choices}", self.seat) })
    }
}
