//! Clients that stay: over a WebSocket, and over lines of JSON.

use super::within;
use futures_util::{SinkExt, StreamExt};
use kernel::Chance;
use serde_json::{Value, json};
use std::{
    collections::VecDeque,
    net::{IpAddr, SocketAddr},
};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Error, Message},
};

/// What somebody who watches has been told.
#[derive(Default)]
pub struct Told {
    /// Every frame, as it came.
    pub frames: Vec<String>,
    /// How the table stands, and how it stood after every entry.
    pub state: Value,
    pub states: Vec<Value>,
    /// What each entry did.
    pub updates: Vec<Value>,
    /// The table itself.
    pub table: Value,
}

impl Told {
    fn hear(&mut self, text: String) -> Value {
        let frame: Value = serde_json::from_str(&text).unwrap();
        self.frames.push(text);
        let (kind, body) = frame.as_object().unwrap().iter().next().unwrap();
        match kind.as_str() {
            "welcome" => {
                self.table = body["table"].clone();
                self.stands(&body["state"]);
            }
            "update" => {
                self.updates.push(body.clone());
                self.stands(&body["state"]);
            }
            "table" => self.table = body.clone(),
            _ => {}
        }
        frame
    }

    fn stands(&mut self, state: &Value) {
        self.state = state.clone();
        self.states.push(state.clone());
    }

    pub fn seq(&self) -> u64 {
        self.state["seq"].as_u64().unwrap()
    }

    pub fn is_over(&self) -> bool {
        !self.state["outcome"].is_null()
    }

    pub fn offers(&self) -> &[Value] {
        self.state["offers"].as_array().unwrap()
    }

    /// How the table stood after an entry.
    pub fn at(&self, seq: u64) -> &Value {
        self.states.iter().rfind(|state| state["seq"] == seq).unwrap()
    }
}

/// A WebSocket.
pub struct Live {
    pub socket: WebSocketStream<TcpStream>,
    pub told: Told,
    keys: u64,
}

impl Live {
    /// Without a word of greeting.
    pub async fn connect(server: SocketAddr, local: Option<IpAddr>, table: &str) -> Live {
        let socket = TcpSocket::new_v4().unwrap();
        if let Some(local) = local {
            socket.bind((local, 0).into()).unwrap();
        }
        let stream = within("a connection", socket.connect(server)).await.unwrap();
        let url = format!("ws://{server}/api/v1/tables/{table}/live");
        let (socket, _) = within("a WebSocket", client_async(url, stream)).await.unwrap();
        Live { socket, told: Told::default(), keys: 0 }
    }

    pub async fn say(&mut self, frame: Value) {
        self.send(Message::text(frame.to_string())).await;
    }

    /// The same where the server may be gone.
    pub async fn try_say(&mut self, frame: Value) -> Result<(), Error> {
        within("a frame to be taken", self.socket.send(Message::text(frame.to_string()))).await
    }

    pub async fn send(&mut self, message: Message) {
        within("a frame to be taken", self.socket.send(message)).await.unwrap();
    }

    /// The next frame; none when the server has ended the connection.
    pub async fn next(&mut self) -> Option<Value> {
        // The server's signs of life are no frames.
        let frame = async {
            loop {
                match self.socket.next().await? {
                    Ok(Message::Text(text)) => return Some(text.to_string()),
                    Ok(Message::Close(_)) | Err(_) => return None,
                    Ok(_) => {}
                }
            }
        };
        let frame = within("a frame", frame).await?;
        Some(self.told.hear(frame))
    }

    /// The next frame of a kind.
    pub async fn expect(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.next().await.unwrap_or_else(|| panic!("the connection ended before `{kind}`"));
            if let Some(body) = frame.get(kind) {
                return body.clone();
            }
            assert!(kind == "refused" || frame.get("refused").is_none(), "waited for `{kind}`: {frame}");
        }
    }

    /// Reads on until the table is as it should be.
    pub async fn until(&mut self, is_so: impl Fn(&Told) -> bool) {
        while !is_so(&self.told) {
            assert!(self.next().await.is_some(), "the connection ended");
        }
    }

    /// Reads on to the end of the connection; gives the last word.
    pub async fn end(mut self) -> Option<Value> {
        let mut last = None;
        while let Some(frame) = self.next().await {
            last = Some(frame);
        }
        last
    }

    /// Makes a choice; gives its entry.
    pub async fn play(&mut self, choice: &Value) -> u64 {
        self.keys += 1;
        let (ask, key) = (&self.told.state["question"]["number"], format!("{}-{}", self.told.seq(), self.keys));
        self.say(json!({"play": {"ask": ask, "choice": choice, "key": key}})).await;
        let played = self.expect("played").await;
        assert_eq!((&played["key"], &played["repeated"]), (&json!(key), &json!(false)));
        let seq = played["seq"].as_u64().unwrap();
        assert!(self.told.seq() >= seq, "what came of the choice is told first");
        seq
    }
}

/// Lets the people at these lines make random choices, at most so many, until the game is over. Gives how many they made.
pub async fn play_on(lines: &mut [Live], dice: &mut Chance, most: usize) -> usize {
    let newest = lines.iter().map(|line| line.told.seq()).max().unwrap();
    for line in &mut *lines {
        line.until(|told| told.seq() >= newest).await;
    }
    for made in 0..most {
        if lines[0].told.is_over() {
            return made;
        }
        let asked: Vec<usize> = (0..lines.len()).filter(|at| !lines[*at].told.offers().is_empty()).collect();
        let asker = asked[dice.draw("who", asked.len() as u32) as usize];
        let offers = lines[asker].told.offers();
        let choice = offers[dice.draw("what", offers.len() as u32) as usize].clone();
        let seq = lines[asker].play(&choice).await;
        for line in &mut *lines {
            line.until(|told| told.seq() >= seq).await;
        }
    }
    most
}

/// Lines of JSON.
pub struct Stream {
    answer: reqwest::Response,
    rest: VecDeque<u8>,
    pub told: Told,
    /// Empty lines.
    pub signs_of_life: usize,
}

impl Stream {
    pub fn new(answer: reqwest::Response) -> Stream {
        Stream { answer, rest: VecDeque::new(), told: Told::default(), signs_of_life: 0 }
    }

    pub async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some(end) = self.rest.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.rest.drain(..=end).collect();
                let line = String::from_utf8(line).unwrap().trim_end().to_owned();
                if line.is_empty() {
                    self.signs_of_life += 1;
                    continue;
                }
                return Some(self.told.hear(line));
            }
            self.rest.extend(within("a line", self.answer.chunk()).await.ok()??);
        }
    }

    pub async fn expect(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.next().await.unwrap_or_else(|| panic!("the stream ended before `{kind}`"));
            if let Some(body) = frame.get(kind) {
                return body.clone();
            }
        }
    }

    pub async fn until(&mut self, is_so: impl Fn(&Told) -> bool) {
        while !is_so(&self.told) {
            assert!(self.next().await.is_some(), "the stream ended");
        }
    }
}
