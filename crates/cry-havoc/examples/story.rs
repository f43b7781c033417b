//! Tells a random game: `cargo run --example story -- <players> <seed> <language> [questions]`.

use cry_havoc::{choice::Choice, open, options::Options, pack::Pack, story::Story, terms::*};
use kernel::{Chance, Seat};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |n: usize, usual: &str| args.get(n).cloned().unwrap_or_else(|| usual.to_owned());
    let (players, seed): (u8, u64) = (arg(0, "3").parse()?, arg(1, "1").parse()?);
    let lang = Lang::ALL.iter().find(|lang| lang.word() == arg(2, "en")).copied().unwrap_or(Lang::En);
    let questions = args.get(3).is_some();
    let pack = Pack::embedded()?;
    let story = Story::new(&pack, lang);
    let mut options = Options::new(players);
    options.level = "veteran".to_owned();
    let mut events = Vec::new();
    let mut table = open(&pack, &options, Chance::from_number(seed), &mut events)?;
    let mut dice = Chance::from_number(seed ^ 77);
    let mut offers = Vec::new();
    loop {
        for text in story.report(&table.world, &events, Some(Seat(0))) {
            println!("{text}");
        }
        events.clear();
        if table.is_over() {
            println!("{}", story.question(&table, Seat(0)));
            return Ok(());
        }
        let waiting: Vec<Seat> = table.waiting().iter().collect();
        let seat = waiting[dice.draw("seat", waiting.len() as u32) as usize];
        table.offers(&pack, seat, &mut offers);
        // Whoever takes everything back tells no story.
        if offers.len() > 1 && dice.draw("back", 10) != 0 {
            offers.retain(|choice| *choice != Choice::Back);
        }
        let choice = offers[dice.draw("choice", offers.len() as u32) as usize];
        if questions {
            println!("  ? {}", story.question(&table, seat));
            for offer in &offers {
                let mark = if *offer == choice { '>' } else { '-' };
                println!("    {mark} {}", story.choice(&table, seat, *offer));
            }
        }
        table.apply(&pack, seat, choice, &mut events)?;
    }
}
