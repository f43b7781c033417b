//! The live connection: a WebSocket, or lines of JSON for simple programs.

use super::{
    Failed, Problems,
    extract::{Bearer, Client, Id, Query, Tag, count_or_none, optional_key, read},
};
use crate::{
    hall::Hall,
    limits::{Admitted, Full},
    owner::Command,
    problem,
};
use axum::{
    Extension,
    body::Body,
    extract::{
        State,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, rejection::WebSocketUpgradeRejection},
    },
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use futures_util::stream;
use protocol::{Ask, Bye, Hello, Problem, Speak, TableInfo, Told, Viewer, WhyNot};
use serde::Deserialize;
use std::{net::IpAddr, sync::Arc, time::Instant};
use table::{
    Request, Ticket, Who,
    form::{checked, said},
    game::Lang,
    host::{Stood, frame},
    token::Hashed,
};
use tokio::{
    sync::mpsc,
    time::{MissedTickBehavior, interval, sleep, timeout},
};
use utoipa::IntoParams;

/// Bytes that a socket reads and writes at a time. Views are larger than the one and choices smaller than the other; what
/// matters is that thousands of idle connections cost little.
const READ_BUFFER: usize = 1024;
const WRITE_BUFFER: usize = 0;
/// Connections come and go: after this many seconds it is worth trying again.
const FULL: u32 = 5;

/// Opens a WebSocket. The first frame must be `hello` with the token; frames are `Ask` from the client and `Told` from the server.
#[utoipa::path(
    get, operation_id = "live", tag = "live", path = "/api/v1/tables/{id}/live",
    params(("id" = String, Path, description = "The id of the table")),
    responses((status = 101, description = "The WebSocket is open"), (status = 426, description = "Not a WebSocket request", body = Problem, content_type = "application/problem+json"), Problems)
)]
pub async fn socket(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    Client(address): Client,
    admitted: Option<Extension<Arc<Admitted>>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failed> {
    let upgrade = upgrade.map_err(|_| problem::no_socket())?;
    let admitted = (admitted, behind_proxy(&hall, address)?);
    let limit = hall.limits.frame;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_frame_size(limit)
        .max_message_size(limit);
    let tasks = hall.tasks.clone();
    Ok(upgrade.on_upgrade(move |socket| {
        tasks.track_future(async move {
            let _admitted = admitted;
            hall.metrics.connections.inc();
            Box::pin(talk(&hall, &id, address, socket)).await;
            hall.metrics.connections.dec();
        })
    }))
}

/// Behind a proxy, long connections are counted by the address that the proxy gives.
fn behind_proxy(hall: &Hall, address: IpAddr) -> problem::Result<Option<Admitted>> {
    if !hall.limits.trust_proxy {
        return Ok(None);
    }
    let admitted = hall.gate.connect(Some(address));
    admitted.map(Some).map_err(full)
}

/// Why there is no room for a connection.
pub fn full(full: Full) -> Box<Problem> {
    match full {
        Full::Address => problem::too_many(FULL, "Too many connections from this address; close some."),
        Full::Server => {
            let mut problem = problem::unavailable("This server has as many connections as it takes; try again.");
            problem.retry_after = Some(FULL);
            problem
        }
    }
}

/// One viewer of a table.
struct Line<'a> {
    hall: &'a Arc<Hall>,
    id: &'a str,
    viewer: Ticket,
    token: Hashed,
    address: IpAddr,
    lang: Option<Lang>,
}

async fn talk(hall: &Arc<Hall>, id: &str, address: IpAddr, mut socket: WebSocket) {
    let greeted = timeout(hall.limits.slow, socket.recv()).await;
    let hello = match greeted {
        Ok(Some(Ok(Message::Text(text)))) => greet(&text),
        Ok(Some(Ok(_))) => Err(problem::invalid("The first frame must be {\"hello\": {\"token\": …}}.")),
        _ => return,
    };
    let attached = match hello {
        Ok(hello) => attach(hall, id, address, hello).await,
        Err(problem) => Err(problem),
    };
    let (mut client, mut inbox) = match attached {
        Ok((client, welcome, inbox)) => {
            if !send(hall, &mut socket, welcome).await {
                detach(&client).await;
                return;
            }
            (client, inbox)
        }
        Err(problem) => {
            send(hall, &mut socket, frame(&Told::Refused { key: None, problem: *problem })).await;
            return close(socket, "refused").await;
        }
    };
    let bye = converse(&mut client, &mut socket, &mut inbox).await;
    detach(&client).await;
    if let Some(bye) = bye {
        send(hall, &mut socket, frame(&Told::Bye(bye))).await;
        close(socket, "bye").await;
    }
}

/// Passes frames both ways until either side ends; gives the reason if it is ours.
async fn converse(client: &mut Line<'_>, socket: &mut WebSocket, inbox: &mut mpsc::Receiver<Bytes>) -> Option<Bye> {
    let hall = client.hall;
    let mut ping = interval(hall.limits.ping);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            biased;
            () = hall.closing.cancelled() => return Some(Bye::Shutdown),
            frame = inbox.recv() => match frame {
                Some(bytes) => if !send(hall, socket, bytes).await { return None },
                None => return Some(let_go(hall, client.id, client.token).await),
            },
            message = socket.recv() => {
                heard = Instant::now();
                let answer = match message {
                    Some(Ok(Message::Text(text))) => Some(client.obey(&text).await),
                    Some(Ok(Message::Binary(_))) => Some(refused(None, *problem::invalid("Frames are text."))),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => None,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                };
                let Some(answer) = answer else { continue };
                // An answer does not overtake what it is about: whoever knows that a choice stands has seen what came of it, and is
                // not shown less at another node.
                while let Ok(bytes) = inbox.try_recv() {
                    if !send(hall, socket, bytes).await {
                        return None;
                    }
                }
                if !send(hall, socket, frame(&answer)).await {
                    return None;
                }
            }
            _ = ping.tick() => {
                hall.presence.note(&client.token, client.address);
                if heard.elapsed() > hall.limits.ping * 2 {
                    return Some(Bye::Slow);
                }
                if !matches!(timeout(hall.limits.slow, socket.send(Message::Ping(Bytes::new()))).await, Ok(Ok(()))) {
                    return None;
                }
            }
        }
    }
}

/// Why the owner has let a viewer go: it was too slow, or its seat is somebody else's.
async fn let_go(hall: &Arc<Hall>, id: &str, token: Hashed) -> Bye {
    let who = Who::Token(token);
    let shown: problem::Result<(Viewer, TableInfo)> = hall.ask(id, Request::Show { who }).await;
    if shown.is_ok() { Bye::Slow } else { Bye::Unseated }
}

fn refused(key: Option<String>, problem: Problem) -> Told {
    Told::Refused { key, problem }
}

/// Sends a frame; false if the client does not take it in time.
async fn send(hall: &Hall, socket: &mut WebSocket, bytes: Bytes) -> bool {
    let Ok(text) = Utf8Bytes::try_from(bytes) else { return false };
    matches!(timeout(hall.limits.slow, socket.send(Message::Text(text))).await, Ok(Ok(())))
}

async fn close(mut socket: WebSocket, reason: &'static str) {
    let frame = CloseFrame { code: axum::extract::ws::close_code::AWAY, reason: reason.into() };
    let _ = timeout(std::time::Duration::from_secs(1), socket.send(Message::Close(Some(frame)))).await;
}

fn greet(text: &str) -> problem::Result<Hello> {
    match read(text.as_bytes())? {
        Ask::Hello(hello) => Ok(hello),
        _ => Err(problem::invalid("The first frame must be {\"hello\": {\"token\": …}}.")),
    }
}

async fn attach<'a>(
    hall: &'a Arc<Hall>,
    id: &'a str,
    address: IpAddr,
    Hello { token, from, lang }: Hello,
) -> problem::Result<(Line<'a>, Bytes, mpsc::Receiver<Bytes>)> {
    let (token, lang) = (Hashed::of(&token), lang.map(language).transpose()?);
    hall.presence.note(&token, address);
    let (out, inbox) = mpsc::channel(hall.limits.queue);
    let (viewer, welcome) = hall.attach(id, Request::Attach { token, from, lang }, out).await?;
    Ok((Line { hall, id, viewer, token, address, lang }, welcome, inbox))
}

fn language(tag: String) -> problem::Result<Lang> {
    let tag: Tag =
        serde_json::from_value(tag.into()).map_err(|_| problem::invalid("`lang` is en, pt-BR, fr or de."))?;
    Ok(tag.into())
}

async fn detach(client: &Line<'_>) {
    let _ = client.hall.inbox(client.id).send(Command::Gone(client.viewer)).await;
}

impl Line<'_> {
    /// Does what a frame asks for.
    async fn obey(&mut self, frame: &str) -> Told {
        let ask: problem::Result<Ask> = read(frame.as_bytes());
        let key = ask.as_ref().ok().and_then(Ask::key).map(str::to_owned);
        if let Err(wait) = self.hall.gate.token(self.token.bytes()) {
            self.hall.metrics.refused.inc();
            return refused(key, *problem::too_many(wait, "Too many frames at once; wait a moment."));
        }
        let answer = match ask {
            Ok(ask) => self.answer(ask).await,
            Err(problem) => Err(problem),
        };
        answer.unwrap_or_else(|problem| refused(key, *problem))
    }

    async fn answer(&mut self, ask: Ask) -> problem::Result<Told> {
        optional_key(ask.key())?;
        let (hall, id, who, lang) = (self.hall, self.id, Who::Viewer(self.viewer), self.lang);
        match ask {
            Ask::Hello(_) => Err(problem::conflict("greeted", "Hello was said already.")),
            Ask::Play(wish) => {
                checked(&wish)?;
                let (key, began) = (wish.key.clone(), Instant::now());
                let stood: Stood = hall.ask(id, Request::Play { who, wish, lang }).await?;
                hall.metrics.play.observe(began.elapsed().as_secs_f64());
                Ok(Told::Played { key, seq: stood.seq, repeated: stood.repeated })
            }
            Ask::WhyNot(ask) => {
                let WhyNot { choice, key } = ask;
                Ok(Told::WhyNot { key, reason: hall.ask(id, Request::WhyNot { who, choice, lang }).await? })
            }
            Ask::Undo(wish) => {
                let key = wish.key.clone();
                let _: TableInfo = hall.ask(id, Request::Undo { who, wish }).await?;
                Ok(Told::Done { key })
            }
            Ask::Consent(consent) => {
                let key = consent.key.clone();
                let _: TableInfo = hall.ask(id, Request::Consent { who, consent }).await?;
                Ok(Told::Done { key })
            }
            Ask::Chat(mut say) => {
                say.text = said(&say.text)?;
                let key = say.key.clone();
                if let Err(wait) = hall.gate.chat(self.token.bytes()) {
                    return Err(problem::too_many(wait, "You say a lot at once; wait a moment."));
                }
                // The room, the speaker included, is told of it.
                let message: protocol::Message = hall.ask(id, Request::Say { who, say }).await?;
                Ok(Told::Said { key, n: message.n })
            }
            Ask::Speak(Speak { lang, from, key }) => {
                let (viewer, lang) = (self.viewer, language(lang)?);
                let _: TableInfo = hall.ask(id, Request::Speak { viewer, from, lang }).await?;
                self.lang = Some(lang);
                Ok(Told::Done { key })
            }
        }
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct From {
    /// The last entry the client has seen: it is told what it missed since.
    #[serde(default, deserialize_with = "count_or_none")]
    #[param(maximum = 2147483647)]
    from: Option<u32>,
    /// The language of texts; without it, none are sent.
    #[param(inline)]
    lang: Option<Tag>,
}

/// What the WebSocket tells, as lines of JSON, for as long as the client listens; choices go over `plays`.
#[utoipa::path(
    get, tag = "live", path = "/api/v1/tables/{id}/stream",
    params(("id" = String, Path, description = "The id of the table"), From), security(("token" = [])),
    responses((status = 200, description = "One frame a line", body = Told, content_type = "application/x-ndjson"), Problems)
)]
pub async fn stream(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    Bearer(token): Bearer,
    Client(address): Client,
    admitted: Option<Extension<Arc<Admitted>>>,
    Query(From { from, lang }): Query<From>,
) -> Result<Response, Failed> {
    let admitted = (admitted, behind_proxy(&hall, address)?);
    let (out, inbox) = mpsc::channel(hall.limits.queue);
    let (from, lang) = (from.map(u64::from), lang.map(Lang::from));
    let (viewer, welcome) = hall.attach(&id, Request::Attach { token, from, lang }, out).await?;
    let leave = Leave { hall, id, viewer, token, address, _admitted: admitted };
    let lines = stream::unfold((Some(welcome), Some(inbox), leave), |(first, inbox, leave)| async move {
        // After the last word there is nothing more.
        let mut inbox = inbox?;
        let hall = &leave.hall;
        hall.presence.note(&leave.token, leave.address);
        let (line, inbox) = match first {
            Some(welcome) => (welcome, Some(inbox)),
            None => tokio::select! {
                line = inbox.recv() => match line {
                    Some(line) => (line, Some(inbox)),
                    None => (frame(&Told::Bye(let_go(hall, &leave.id, leave.token).await)), None),
                },
                () = hall.closing.cancelled() => (frame(&Told::Bye(Bye::Shutdown)), None),
                // An empty line tells proxies and clients that the connection lives.
                () = sleep(hall.limits.ping) => (Bytes::new(), Some(inbox)),
            },
        };
        let mut bytes = Vec::with_capacity(line.len() + 1);
        bytes.extend_from_slice(&line);
        bytes.push(b'\n');
        Some((Ok::<_, std::convert::Infallible>(Bytes::from(bytes)), (None, inbox, leave)))
    });
    Ok((StatusCode::OK, [(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response())
}

/// A stream that ends, for any reason, leaves the table.
struct Leave {
    hall: Arc<Hall>,
    id: String,
    viewer: Ticket,
    token: Hashed,
    address: IpAddr,
    _admitted: (Option<Extension<Arc<Admitted>>>, Option<Admitted>),
}

impl Drop for Leave {
    fn drop(&mut self) {
        let _ = self.hall.inbox(&self.id).try_send(Command::Gone(self.viewer));
    }
}
