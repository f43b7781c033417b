//! `muster serve` as a process: what it says, what it keeps to itself, and what it refuses.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::{
    io::{BufRead, BufReader, Lines, Read},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::tungstenite::Message;

/// A server in a folder of its own; killed when dropped.
struct Served {
    child: Child,
    /// What it said until it was ready.
    said: String,
    port: u16,
    /// It has more to say.
    _rest: Lines<BufReader<ChildStdout>>,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn command(folder: &Path, options: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_muster"));
    command.args(["serve", "--data"]).arg(folder).args(options);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.env_remove("RUST_LOG").env_remove("MUSTER_PUBLIC_URL");
    command
}

/// Starts it and reads until it is ready: the line with this word, and then those up to the end of its greeting.
fn serve(folder: &Path, options: &[&str]) -> Served {
    let mut child = command(folder, options).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let first = lines.next().unwrap().unwrap();
    let port =
        first.split("http://").nth(1).unwrap().split('/').next().unwrap().rsplit(':').next().unwrap().parse().unwrap();
    let mut said = first;
    // The greeting ends with what stands after the addresses, or at once.
    for line in lines.by_ref().map(Result::unwrap) {
        said = format!("{said}\n{line}");
        let last = ["a firewall", "no address in a network", "--lan (make play", "Others open https://"];
        if last.iter().any(|word| line.contains(word)) {
            break;
        }
    }
    Served { child, said, port, _rest: lines }
}

async fn request(port: u16, text: String) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

async fn get(port: u16, path: &str) -> Value {
    get_as(port, path, "").await
}

async fn get_as(port: u16, path: &str, token: &str) -> Value {
    let head = format!("GET {path} HTTP/1.1\r\nhost: muster.test\r\nconnection: close");
    let answer = request(port, format!("{head}\r\nauthorization: Bearer {token}\r\n\r\n")).await;
    serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap()
}

async fn post(port: u16, path: &str, body: &Value) -> Value {
    post_as(port, path, "", body).await
}

async fn post_as(port: u16, path: &str, token: &str, body: &Value) -> Value {
    let body = body.to_string();
    let head =
        format!("POST {path} HTTP/1.1\r\nhost: muster.test\r\nconnection: close\r\nauthorization: Bearer {token}");
    let kind = format!("content-type: application/json\r\ncontent-length: {}", body.len());
    let answer = request(port, format!("{head}\r\n{kind}\r\n\r\n{body}")).await;
    serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap()
}

#[tokio::test]
async fn friends_are_let_in_and_shown_the_way() {
    let folder = TempDir::new().unwrap();
    let served = serve(folder.path(), &["--lan", "--listen", "0.0.0.0:0"]);
    assert!(served.said.contains(&format!("serves http://127.0.0.1:{}/", served.port)), "{}", served.said);
    // The page hears the same addresses as the terminal shows, each with its code.
    let told = get(served.port, "/api/v1/server").await;
    let addresses = told["addresses"].as_array().unwrap();
    for address in addresses {
        assert!(served.said.contains(&format!("Others open {}/\n", address.as_str().unwrap())), "{}", served.said);
        assert!(!address.as_str().unwrap().contains("127.0.0.1"));
    }
    assert_eq!(served.said.contains('█'), !addresses.is_empty(), "{}", served.said);
    // For this machine alone the same option makes no sense.
    let refused = command(folder.path(), &["--lan", "--listen", "127.0.0.1:0"]).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
}

#[tokio::test]
async fn whoever_is_alone_is_told_how_to_let_friends_in() {
    let folder = TempDir::new().unwrap();
    let served = serve(folder.path(), &["--listen", "127.0.0.1:0"]);
    assert!(served.said.contains("muster serve --lan"), "{}", served.said);
    assert_eq!(get(served.port, "/api/v1/server").await, json!({"addresses": []}));
}

#[tokio::test]
async fn behind_a_proxy_links_carry_its_address() {
    let folder = TempDir::new().unwrap();
    let served = serve(folder.path(), &["--listen", "127.0.0.1:0", "--public-url", "https://play.example.org/"]);
    assert_eq!(get(served.port, "/api/v1/server").await, json!({"addresses": ["https://play.example.org"]}));
    let wrong = command(folder.path(), &["--public-url", "play.example.org"]).output().unwrap();
    assert_eq!(wrong.status.code(), Some(2));
}

#[test]
fn a_second_server_in_the_same_folder_is_refused() {
    let folder = TempDir::new().unwrap();
    let served = serve(folder.path(), &["--listen", "127.0.0.1:0"]);
    let second = command(folder.path(), &["--listen", "127.0.0.1:0"]).output().unwrap();
    assert_eq!(second.status.code(), Some(2));
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(said.contains("another server uses"), "{said}");
    // When the first is gone, however it went, there is room for another.
    drop(served);
    serve(folder.path(), &["--listen", "127.0.0.1:0"]);
}

#[tokio::test]
async fn a_log_of_json_is_json_to_the_last_line() {
    let folder = TempDir::new().unwrap();
    let mut child = command(folder.path(), &["--listen", "127.0.0.1:0", "--log", "json"]).spawn().unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines().map(Result::unwrap);
    let greeting = lines.by_ref().map(|line| serde_json::from_str::<Value>(&line).unwrap());
    let mut greeting = greeting.skip_while(|line| line["fields"]["message"] != "muster serves");
    let address = greeting.next().unwrap()["fields"]["address"].as_str().unwrap().to_owned();
    let port = address.rsplit(':').next().unwrap().parse().unwrap();
    // What people do leaves a trail, without their tokens.
    let wish = json!({"game": "cry-havoc", "undo": "training", "seats": [{"kind": "human"}, {"kind": "open"}]});
    let made = post(port, "/api/v1/tables", &wish).await;
    let table = made["table"]["id"].as_str().unwrap();
    let path = |what: &str| format!("/api/v1/tables/{table}/{what}");
    let joined = post(port, &path("join"), &json!({"name": "Grace"})).await;
    let tokens = [&made["seats"][0], &joined["token"]].map(|token| token.as_str().unwrap());
    for token in tokens {
        let state = get_as(port, &path("state"), token).await;
        let play = json!({"ask": state["question"]["number"], "choice": state["offers"][0], "key": "k"});
        post_as(port, &path("plays"), token, &play).await;
    }
    post_as(port, &path("undo"), tokens[0], &json!({"keep": 0})).await;
    post_as(port, &path("leave"), tokens[1], &json!({})).await;
    post_as(port, &path("stand-in"), tokens[0], &json!({"seat": 1, "level": "random"})).await;
    end(&child);
    let rest: Vec<String> = lines.collect();
    let mut printed = String::new();
    child.stdout.take().unwrap().read_to_string(&mut printed).unwrap();
    child.wait().unwrap();
    assert_eq!(printed, "");
    let trail: Vec<Value> = rest.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let trail: Vec<&Value> =
        trail.iter().filter(|line| line["target"] == "audit").map(|line| &line["fields"]).collect();
    let whats: Vec<&Value> = trail.iter().map(|line| &line["what"]).collect();
    assert_eq!(whats, ["opened", "joined", "undone", "left", "stand-in"]);
    assert!(trail.iter().all(|line| line["table"] == table));
    assert_eq!((&trail[1]["seat"], &trail[1]["name"]), (&json!(1), &json!("Grace")));
    for token in [&made["seats"][0], &made["owner"], &made["spectator"], &joined["token"]] {
        assert!(rest.iter().all(|line| !line.contains(token.as_str().unwrap())));
    }
    // What cannot be is told in the same way.
    let wrong = command(folder.path(), &["--log", "json", "--page", "/nowhere"]).output().unwrap();
    assert_eq!((wrong.status.code(), wrong.stdout.len()), (Some(2), 0));
    for line in String::from_utf8(wrong.stderr).unwrap().lines() {
        serde_json::from_str::<Value>(line).unwrap();
    }
}

#[tokio::test]
async fn however_much_is_logged_no_token_is() {
    let folder = TempDir::new().unwrap();
    let mut command = command(folder.path(), &["--listen", "127.0.0.1:0"]);
    let mut child = command.env("RUST_LOG", "trace,tungstenite=trace").spawn().unwrap();
    let mut stderr = child.stderr.take().unwrap();
    let log = std::thread::spawn(move || {
        let mut text = String::new();
        stderr.read_to_string(&mut text).map(|_| text)
    });
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let first = lines.next().unwrap().unwrap();
    let port =
        first.split("http://").nth(1).unwrap().split('/').next().unwrap().rsplit(':').next().unwrap().parse().unwrap();
    let key = "the-key-of-somebody-who-joins";
    let made =
        post(port, "/api/v1/tables", &json!({"game": "cry-havoc", "seats": [{"kind": "human"}, {"kind": "open"}]}))
            .await;
    let table = made["table"]["id"].as_str().unwrap();
    let joined = post(port, &format!("/api/v1/tables/{table}/join"), &json!({"key": key})).await;
    let token = joined["token"].as_str().unwrap();
    let live = format!("ws://127.0.0.1:{port}/api/v1/tables/{table}/live");
    let (mut socket, _) = tokio_tungstenite::connect_async(live).await.unwrap();
    socket.send(Message::text(json!({"hello": {"token": token}}).to_string())).await.unwrap();
    assert!(socket.next().await.unwrap().unwrap().to_text().unwrap().contains("welcome"));
    let state = format!(
        "GET /api/v1/tables/{table}/state HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\r\n"
    );
    assert!(request(port, state).await.contains("\"viewer\""));
    drop(socket);
    end(&child);
    child.wait().unwrap();
    let log = log.join().unwrap().unwrap();
    assert!(log.contains("audit"), "{log}");
    for secret in [token, key, made["seats"][0].as_str().unwrap(), made["owner"].as_str().unwrap()] {
        assert!(!log.contains(secret), "{secret} is in the log");
    }
}

/// Ends a server as whoever runs it would.
fn end(child: &Child) {
    rustix::process::kill_process(rustix::process::Pid::from_child(child), rustix::process::Signal::TERM).unwrap();
}
