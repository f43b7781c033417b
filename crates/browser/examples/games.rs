//! Games played natively, each as the file of a table on a line of its own: all recordings, then random ones, as many of each game as the
//! first argument says. The module has to play them again and come to the same digests (`tests/digests/run.mjs`).

use kernel::seed_of;
use serde_json::{Value, json, value::to_raw_value};
use std::{error::Error, fs, path::Path};
use table::{
    entry::Entry,
    game::{Game, Lang, Play, hex},
    history::Logged,
};
use testkit::{
    laws::Subject,
    recordings::{Recording, played},
};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// A table with its log, as a file.
fn file(game: &dyn Game, options: &Value, seed: [u8; 32], log: Vec<Logged>) -> Value {
    let entries: Vec<Value> = log
        .into_iter()
        .map(|Logged { seq, at, entry, digest }| json!({ "seq": seq, "at": at, "entry": entry, "digest": digest }))
        .collect();
    json!({
        "muster_table": 1, "game": game.name(), "rules": game.rules(), "pack": game.pack(), "options": options,
        "seed": hex(&seed), "commitment": "", "undo": "consent", "entries": entries,
    })
}

/// A game of which each choice is found by `choose`, until it finds none.
fn game(
    game: &dyn Game,
    options: &Value,
    seed: [u8; 32],
    mut choose: impl FnMut(&dyn Play, usize) -> Result<Option<(u8, protocol::Json)>>,
) -> Result<Value> {
    let (mut play, mut log) = (game.open(options, seed)?, Vec::new());
    while let Some((seat, choice)) = choose(&*play, log.len())? {
        play = play.play(seat, &choice, Lang::En)?;
        let entry = Entry::Play { seat, choice, key: None };
        log.push(Logged { seq: log.len() as u64 + 1, at: 0, entry, digest: play.digest() });
    }
    Ok(file(game, options, seed, log))
}

/// A recorded game: what was chosen there is chosen here.
fn recorded<S: Subject>(of: &dyn Game, recording: &Recording<S>) -> Result<Value>
where
    <S::G as kernel::Game>::Choice: serde::Serialize,
{
    let (choices, _) = played(recording)?;
    let options = of.options(serde_json::to_value(recording.subject.options())?.as_object().ok_or("options")?)?;
    game(of, &options, seed_of(recording.seed), |_, at| {
        Ok(match choices.get(at) {
            Some((seat, choice)) => Some((seat.0, to_raw_value(choice)?)),
            None => None,
        })
    })
}

/// A random game; whoever sees its number can play it again.
fn random(of: &dyn Game, options: &Value, number: u64) -> Result<Value> {
    let mut drawn = 0;
    let mut draw = |among: usize| {
        drawn += 1;
        let bytes = seed_of(number << 32 | drawn);
        usize::from(u16::from_le_bytes([bytes[0], bytes[1]])) % among
    };
    game(of, options, seed_of(number), |play, _| {
        let Some(asked) = play.asked() else { return Ok(None) };
        let waiting: Vec<u8> = (0..8).filter(|seat| asked.waiting >> seat & 1 == 1).collect();
        let seat = waiting[draw(waiting.len())];
        let offers: Vec<protocol::Json> = serde_json::from_str(play.sight(Some(seat), None).offers.get())?;
        let at = draw(offers.len().max(1));
        Ok(offers.into_iter().nth(at).map(|choice| (seat, choice)))
    })
}

/// The lines of a file of recordings, each in its words.
fn lines(name: &str) -> Result<Vec<Vec<String>>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../recordings").join(name);
    let text = fs::read_to_string(path)?;
    Ok(text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split(' ').map(str::to_owned).collect())
        .collect())
}

fn main() -> Result<()> {
    let games: u64 = std::env::args().nth(1).unwrap_or_else(|| "10".into()).parse()?;
    let shelf = table::game::shelf()?;
    let of = |name: &str| shelf.iter().find(|game| game.name() == name).ok_or("no such game");
    let fireteam = of("fireteam-zero")?;
    let pack = fireteam_zero::pack::Pack::embedded()?;
    for line in lines("fireteam-zero/random.txt")? {
        let options = fireteam_zero::options::Options::new(&line[0], line[1].parse()?);
        let subject = testkit::fireteam_zero::Tested::new(&pack, options);
        println!(
            "{}",
            recorded(&**fireteam, &Recording { name: line[0].clone(), subject, seed: line[2].parse()?, tries: 1 })?
        );
    }
    let havoc = of("cry-havoc")?;
    let pack = cry_havoc::pack::Pack::embedded()?;
    for line in lines("cry-havoc/endings.txt")? {
        let options = cry_havoc::options::Options {
            length: line[1].clone(),
            ..cry_havoc::options::Options::new(line[0].parse()?)
        };
        let subject = testkit::cry_havoc::Tested::new(&pack, options);
        println!(
            "{}",
            recorded(&**havoc, &Recording { name: line[1].clone(), subject, seed: line[2].parse()?, tries: 1 })?
        );
    }
    for number in 0..games {
        for (game, wish) in
            [(fireteam, json!({ "heroes": 2 + number % 3 })), (havoc, json!({ "players": 2 + number % 3 }))]
        {
            let options = game.options(wish.as_object().ok_or("options")?)?;
            println!("{}", random(&**game, &options, number)?);
        }
    }
    Ok(())
}
