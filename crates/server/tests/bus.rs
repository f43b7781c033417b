//! The laws of the bus, held by the one inside a process and by the one over NATS.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use futures_util::StreamExt;
use server::bus::{Bus, DEPTH, Error, Heard, Listener, Note, What};
use std::{
    io,
    net::{Shutdown, TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};
use testkit::backends::Nats;
use tokio::time::timeout;

const PATIENCE: Duration = Duration::from_secs(30);

fn moved(table: &str, seq: u64) -> Note {
    Note { table: table.into(), what: What::Moved { seq } }
}

async fn heard(listener: &mut Listener) -> Option<Heard> {
    timeout(PATIENCE, listener.heard()).await.expect("a listener hears nothing")
}

async fn hears(listener: &mut Listener, note: Note) {
    assert_eq!(heard(listener).await, Some(Heard::Note(note)));
}

/// Listens until this is heard, whatever comes before.
async fn hears_at_last(listener: &mut Listener, wanted: Heard) {
    let search = async { while listener.heard().await.expect("the bus is open") != wanted {} };
    timeout(PATIENCE, search).await.expect("it is never heard");
}

async fn until(what: &str, condition: impl Fn() -> bool) {
    let wait = async {
        while !condition() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, wait).await.unwrap_or_else(|_| panic!("never: {what}"));
}

/// Two ends of one bus.
struct Line {
    here: Bus,
    there: Bus,
    nats: Option<Nats>,
}

impl Line {
    fn local() -> Line {
        let bus = Bus::local();
        Line { here: bus.clone(), there: bus, nats: None }
    }

    async fn nats() -> Line {
        let nats = Nats::new().unwrap();
        let here = Bus::connect(&nats.url()).await.unwrap();
        let there = Bus::connect(&nats.url()).await.unwrap();
        Line { here, there, nats: Some(nats) }
    }
}

/// Every law is held by both.
macro_rules! laws {
    ($($law:ident)*) => {
        mod local {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $law() {
                super::$law(super::Line::local()).await;
            })*
        }
        mod nats {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $law() {
                super::$law(super::Line::nats().await).await;
            })*
        }
    };
}

laws! {
    every_listener_hears_every_note
    all_kinds_of_notes_arrive_as_they_were
    notes_of_one_node_keep_their_order
    who_lags_hears_of_a_gap_and_goes_on
    a_slow_listener_holds_up_nobody
    closing_ends_the_listeners_of_that_end
}

async fn every_listener_hears_every_note(line: Line) {
    let mut listeners: Vec<Listener> =
        (0..20).map(|n| if n % 2 == 0 { line.here.subscribe() } else { line.there.subscribe() }).collect();
    line.here.publish(moved("a", 1));
    for listener in &mut listeners {
        hears(listener, moved("a", 1)).await;
    }
    line.there.publish(moved("b", 2));
    for listener in &mut listeners {
        hears(listener, moved("b", 2)).await;
    }
    assert!(line.here.ready() && line.there.ready());
    assert_eq!((line.here.dropped(), line.here.garbage()), (0, 0));
}

async fn all_kinds_of_notes_arrive_as_they_were(line: Line) {
    let mut listener = line.there.subscribe();
    let present = What::Present { node: "n1".into(), seats: vec![0, 3], spectators: 12 };
    for what in [What::Moved { seq: u64::MAX }, What::Chat { room: "żółw".into(), n: 3 }, What::Status, present] {
        let note = Note { table: "a \"b\"".into(), what };
        line.here.publish(note.clone());
        hears(&mut listener, note).await;
    }
}

async fn notes_of_one_node_keep_their_order(line: Line) {
    let mut listener = line.there.subscribe();
    // Fewer than would be too many for a listener that is not quick.
    let count = DEPTH as u64 / 4;
    for seq in 0..count {
        line.here.publish(moved("here", seq));
        line.there.publish(moved("there", seq));
    }
    let mut next = [0, 0];
    while next != [count, count] {
        let Some(Heard::Note(Note { table, what: What::Moved { seq } })) = heard(&mut listener).await else {
            panic!("a gap, although few notes were told");
        };
        let node = usize::from(table == "there");
        assert_eq!(seq, next[node], "of {table}");
        next[node] += 1;
    }
}

async fn who_lags_hears_of_a_gap_and_goes_on(line: Line) {
    let mut listener = line.here.subscribe();
    for seq in 0..DEPTH as u64 + 10 {
        line.here.publish(moved("a", seq));
    }
    assert_eq!(heard(&mut listener).await, Some(Heard::Gap));
    // What is left is in order and ends with the newest.
    hears_at_last(&mut listener, Heard::Note(moved("a", DEPTH as u64 + 9))).await;
    line.here.publish(moved("b", 0));
    hears_at_last(&mut listener, Heard::Note(moved("b", 0))).await;
}

async fn a_slow_listener_holds_up_nobody(line: Line) {
    let mut slow = line.there.subscribe();
    let mut quick = line.there.subscribe();
    for seq in 0..2 * DEPTH as u64 {
        line.here.publish(moved("a", seq));
        if seq % 64 == 63 {
            hears_at_last(&mut quick, Heard::Note(moved("a", seq))).await;
        }
    }
    assert_eq!(heard(&mut slow).await, Some(Heard::Gap));
    hears_at_last(&mut slow, Heard::Note(moved("a", 2 * DEPTH as u64 - 1))).await;
}

async fn closing_ends_the_listeners_of_that_end(line: Line) {
    let mut early = line.here.subscribe();
    let waiting = tokio::spawn(async move { early.heard().await });
    line.here.close().await;
    assert_eq!(timeout(PATIENCE, waiting).await.unwrap().unwrap(), None);
    assert!(!line.here.ready());
    let mut late = line.here.subscribe();
    line.here.publish(moved("a", 1));
    assert_eq!(heard(&mut late).await, None);
    line.here.close().await;
}

#[tokio::test]
async fn a_bus_that_is_dropped_ends_its_listeners() {
    let bus = Bus::local();
    let mut listener = bus.subscribe();
    drop(bus.clone());
    bus.publish(moved("a", 1));
    hears(&mut listener, moved("a", 1)).await;
    drop(bus);
    assert_eq!(heard(&mut listener).await, None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_comes_late_is_joined_and_its_listeners_look_at_the_store() {
    let mut nats = Nats::new().unwrap();
    let there = Bus::connect(&nats.url()).await.unwrap();
    nats.stop().unwrap();
    let here = timeout(PATIENCE, Bus::connect(&nats.url())).await.expect("it waits without end").unwrap();
    assert!(!here.ready(), "nobody listens there");
    let mut near = here.subscribe();
    let mut far = there.subscribe();
    here.publish(moved("early", 1));
    hears(&mut near, moved("early", 1)).await;

    nats.start().unwrap();
    hears_at_last(&mut near, Heard::Gap).await;
    hears_at_last(&mut far, Heard::Gap).await;
    until("both are there", || here.ready() && there.ready()).await;
    here.publish(moved("late", 1));
    hears_at_last(&mut far, Heard::Note(moved("late", 1))).await;
    there.publish(moved("late", 2));
    hears_at_last(&mut near, Heard::Note(moved("late", 2))).await;
}

#[tokio::test]
async fn a_server_that_does_not_speak_is_not_waited_for_without_end() {
    let mute = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("nats://{}", mute.local_addr().unwrap());
    let bus = timeout(PATIENCE, Bus::connect(&url)).await.expect("it waits without end").unwrap();
    assert!(!bus.ready());
    timeout(PATIENCE, bus.close()).await.expect("closing waits without end");
}

#[tokio::test]
async fn an_address_of_another_kind_is_refused() {
    for url in ["", "http://127.0.0.1", "tls://127.0.0.1:4222", "nats://", "a b"] {
        assert!(matches!(Bus::connect(url).await, Err(Error::Address(_))), "{url}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn garbage_on_the_subject_is_counted_and_ignored() {
    let Line { here, nats, .. } = Line::nats().await;
    let url = nats.as_ref().unwrap().url();
    let mut listener = here.subscribe();
    let stranger = async_nats::connect(&url).await.unwrap();
    let huge = format!(r#"{{"from":"x","heard":{{"note":{{"table":"{}","what":"status"}}}}}}"#, "a".repeat(100_000));
    let deep = "[".repeat(10_000);
    let garbage = ["", "{}", "null", "\u{0}", r#"{"from":"x","heard":"nothing"}"#, &huge, &deep];
    for text in garbage {
        stranger.publish("muster.notes", text.to_owned().into()).await.unwrap();
    }
    stranger.publish("muster.notes", vec![0xff, 0xfe].into()).await.unwrap();
    let last = r#"{"from":"x","heard":{"note":{"table":"a","what":{"moved":{"seq":1}}}}}"#;
    stranger.publish("muster.notes", last.into()).await.unwrap();
    hears(&mut listener, moved("a", 1)).await;
    assert_eq!(here.garbage(), garbage.len() as u64 + 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_notes_before_closing_are_sent() {
    let Line { here, there, nats: _nats } = Line::nats().await;
    let mut listener = there.subscribe();
    for seq in 0..100 {
        here.publish(moved("a", seq));
    }
    here.close().await;
    for seq in 0..100 {
        hears(&mut listener, moved("a", seq)).await;
    }
    assert!(there.ready());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_may_go_and_come_back() {
    let Line { here, there, nats } = Line::nats().await;
    let mut nats = nats.unwrap();
    let mut near = here.subscribe();
    let mut far = there.subscribe();
    for round in 0..3 {
        nats.stop().unwrap();
        until("the cut is noticed", || !here.ready() && !there.ready()).await;
        // Listeners of the same node do not notice.
        here.publish(moved("cut", round));
        hears_at_last(&mut near, Heard::Note(moved("cut", round))).await;

        nats.start().unwrap();
        // Who hears it is connected again.
        hears_at_last(&mut near, Heard::Gap).await;
        hears_at_last(&mut far, Heard::Gap).await;
        for (bus, name) in [(&here, "here"), (&there, "there")] {
            bus.publish(moved(name, round));
            hears_at_last(&mut near, Heard::Note(moved(name, round))).await;
            hears_at_last(&mut far, Heard::Note(moved(name, round))).await;
        }
        assert!(here.ready() && there.ready());
    }
    assert_eq!(here.dropped() + there.dropped(), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn publishing_never_waits_for_a_server_that_is_away() {
    let Line { here, there, nats } = Line::nats().await;
    let mut nats = nats.unwrap();
    nats.stop().unwrap();
    let began = Instant::now();
    for seq in 0..10 * DEPTH as u64 {
        here.publish(moved("flood", seq));
    }
    assert!(began.elapsed() < Duration::from_secs(5), "publishing waits");
    assert!(here.dropped() > 0, "the queue has no bound");

    let mut far = there.subscribe();
    nats.start().unwrap();
    hears_at_last(&mut far, Heard::Gap).await;
    // Once more is told than waits, it gets through.
    let again = async {
        loop {
            here.publish(moved("again", 0));
            let heard = hears_at_last(&mut far, Heard::Note(moved("again", 0)));
            if timeout(Duration::from_millis(200), heard).await.is_ok() {
                return;
            }
        }
    };
    timeout(PATIENCE, again).await.expect("notes never flow again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_nodes_hear_that_notes_were_dropped() {
    let Line { here, nats, .. } = Line::nats().await;
    let stranger = async_nats::connect(nats.as_ref().unwrap().url()).await.unwrap();
    let mut letters = stranger.subscribe("muster.notes").await.unwrap();
    stranger.flush().await.unwrap();
    let told = async {
        loop {
            let before = here.dropped();
            while here.dropped() == before {
                (0..2 * DEPTH as u64).for_each(|seq| here.publish(moved("flood", seq)));
                tokio::task::yield_now().await;
            }
            let gap = async { while !letters.next().await.unwrap().payload.ends_with(br#""heard":"gap"}"#) {} };
            // This listener is like any other: one that falls far behind loses letters, and the gap may be among them. Then once more.
            if timeout(Duration::from_secs(2), gap).await.is_ok() {
                return;
            }
        }
    };
    timeout(PATIENCE, told).await.expect("nobody is told of a gap");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_nodes_hear_that_one_was_cut_off() {
    let Line { there, nats, .. } = Line::nats().await;
    let relay = Relay::to(nats.as_ref().unwrap().url().strip_prefix("nats://").unwrap()).unwrap();
    let here = Bus::connect(&relay.url).await.unwrap();
    let mut near = here.subscribe();
    let mut far = there.subscribe();
    here.publish(moved("a", 1));
    hears(&mut near, moved("a", 1)).await;
    hears(&mut far, moved("a", 1)).await;

    relay.cut();
    // What was under way may be lost, so it is not for one end alone to look at the store.
    assert_eq!(heard(&mut far).await, Some(Heard::Gap));
    assert_eq!(heard(&mut near).await, Some(Heard::Gap));
    there.publish(moved("a", 2));
    hears(&mut near, moved("a", 2)).await;
    hears(&mut far, moved("a", 2)).await;
}

/// A way to a server that can be cut while the server stays.
struct Relay {
    url: String,
    ends: Arc<Mutex<Vec<TcpStream>>>,
}

impl Relay {
    fn to(server: &str) -> io::Result<Relay> {
        let door = TcpListener::bind("127.0.0.1:0")?;
        let relay = Relay { url: format!("nats://{}", door.local_addr()?), ends: Arc::default() };
        let (server, ends) = (server.to_owned(), relay.ends.clone());
        thread::spawn(move || {
            while let Ok((near, _)) = door.accept() {
                let far = TcpStream::connect(&server).unwrap();
                for (from, to) in [(&near, &far), (&far, &near)] {
                    let (mut from, mut to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
                    thread::spawn(move || io::copy(&mut from, &mut to));
                }
                ends.lock().unwrap().extend([near, far]);
            }
        });
        Ok(relay)
    }

    fn cut(&self) {
        for end in self.ends.lock().unwrap().drain(..) {
            // It fails if the other side was quicker.
            let _ = end.shutdown(Shutdown::Both);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn closing_while_the_server_is_away_does_not_hang() {
    let Line { here, nats, .. } = Line::nats().await;
    nats.unwrap().stop().unwrap();
    here.publish(moved("a", 1));
    timeout(PATIENCE, here.close()).await.expect("closing waits for a server that is away");
}
