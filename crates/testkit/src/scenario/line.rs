//! Facts on a line of play that is known: what lessons say of their dice and cards is held against the table.

use super::{
    Player, Tabletop, facts,
    pack::Packed,
    parse::{Auto, Scenario},
};
use kernel::{Chance, Seat, Table};
use std::{path::PathBuf, sync::Arc};

/// Something that must be so after this many plays. Events count from the fact before it on that has other plays before it.
pub struct Fact {
    pub plays: usize,
    pub line: usize,
    pub text: String,
}

/// Plays the line and gives each fact that does not hold, by its line. Facts come in the order of the plays.
pub fn told_on<R: Tabletop>(
    pack: &Arc<R::Pack>,
    (world, frame): (R::World, R::Frame),
    seed: u64,
    plays: &[(Seat, R::Choice)],
    wanted: &[Fact],
) -> Vec<(usize, String)> {
    let scenario: Scenario<R> = Scenario {
        name: String::new(),
        file: PathBuf::new(),
        line: 1,
        rules: Vec::new(),
        tests: Vec::new(),
        impossible: None,
        pack: Arc::new(Packed::of(pack.clone())),
        content: None,
        given: R::Given::default(),
        own: R::Own::default(),
        auto: Auto::None,
        dice: Vec::new(),
        when: Vec::new(),
        then: Vec::new(),
        text: "".into(),
    };
    let books = R::books(&world, pack);
    let mut events = Vec::new();
    let table = match Table::<R>::new(world, frame, Chance::from_number(seed), pack, &mut events) {
        Ok(table) => table,
        Err(error) => return vec![(1, format!("play does not begin: {error}"))],
    };
    let mut player = Player { scenario: &scenario, pack: pack.clone(), table, events, books };
    let (mut wrong, mut done) = (Vec::new(), 0);
    for Fact { plays: after, line, text } in wanted {
        if *after > done {
            player.events.clear();
        }
        for (seat, choice) in &plays[done.min(plays.len())..(*after).min(plays.len())] {
            if let Err(error) = player.table.apply(pack, *seat, *choice, &mut player.events) {
                return vec![(*line, error.to_string())];
            }
        }
        done = done.max(*after);
        if let Err(found) = facts::hold(&player, text) {
            let events: Vec<String> = player.events.iter().map(|event| R::tell(&player, event)).collect();
            wrong.push((*line, format!("{text:?} does not hold\n  {found}\n  events: {}", events.join("; "))));
        }
    }
    wrong
}
