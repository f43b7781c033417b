//! What the line at the top of the table says: what is wanted next, how far it is, and how the mission can be lost.

use fireteam_zero::{
    Table,
    pack::Pack,
    page::{Goal, Step, Task},
    story::Story,
    terms::Lang,
    world::given::Given,
};
use kernel::{Chance, Seat};
use std::sync::Arc;

/// A table laid out by hand.
fn table(given: &str) -> (Table, Arc<Pack>) {
    let pack = Arc::new(Pack::frozen().expect("the frozen pack is good"));
    let given: Given = toml::from_str(given).expect("the table is described");
    let begun = given.begin(&pack).expect("the table is laid out");
    let table = Table::new(begun.world, begun.frame, Chance::from_number(1), &begun.pack, &mut Vec::new());
    (table.expect("play begins"), begun.pack)
}

/// What is said in a language, and how it can be lost.
fn said(given: &str, lang: Lang) -> (Vec<String>, String) {
    let (table, pack) = table(given);
    let (goal, story) = (Goal::of(&table.world, &pack), Story::new(&pack, lang));
    (story.goal(&table.world, &goal), story.danger(&table.world, &goal).expect("the mission is not over"))
}

const FERRY: &str = r#"
mission = "1.1"
at = "turn A"
seats = 2
A = { hero = "abe", at = "NW.lane_end" }
B = { hero = "frank", at = "NW.lane_end" }
"#;

fn with(more: &str) -> String {
    format!("{FERRY}{more}")
}

#[test]
fn first_comes_the_search() {
    let (now, lost) = said(FERRY, Lang::En);
    assert_eq!(
        now,
        [
            "Repair the Ferry: search the red numbers for 2 discoveries",
            "Acquire Specimen Samples: kill with at most 1 damage to spare: 0 of 2"
        ]
    );
    assert_eq!(lost, "Coin on heads: the first knock-down turns it, the next loses the mission");
}

#[test]
fn then_what_is_still_missing() {
    let (now, lost) = said(&with("intel = { repair_the_ferry = 1 }\ncoin = \"tails\""), Lang::En);
    assert_eq!(now[0], "Repair the Ferry: search the red numbers for 1 discovery");
    assert_eq!(lost, "Coin on tails: the next knock-down loses the mission");
}

#[test]
fn at_last_everybody_goes_to_the_exit() {
    let done = "done = [\"repair_the_ferry\", \"acquire_specimen_samples\"]";
    let (now, _) = said(&with(done), Lang::En);
    assert_eq!(now, ["Everybody to the exit, the Ferry Slip: 0 of 2 are there"]);
    let there = FERRY.replacen("NW.lane_end", "SE.ferry_slip", 1);
    let (now, _) = said(&format!("{there}{done}"), Lang::De);
    assert_eq!(now, ["Alle zum Ausgang „Fähranleger“: 1 von 2 ist da"]);
}

/// Every mission says something in every language, and never a key or a hole.
#[test]
fn every_mission_says_what_is_wanted() {
    for pack in [Pack::frozen(), Pack::embedded()].map(|pack| pack.expect("the pack is good")) {
        for mission in &pack.missions {
            let options = fireteam_zero::options::Options::new(&mission.meta.id, 2);
            let table =
                fireteam_zero::open(&pack, &options, Chance::from_number(3), &mut Vec::new()).expect("it opens");
            let goal = Goal::of(&table.world, &pack);
            assert!(!goal.steps.is_empty(), "{}", mission.meta.id);
            for lang in Lang::ALL {
                let story = Story::new(&pack, *lang);
                let lines = story.goal(&table.world, &goal).into_iter().chain(story.danger(&table.world, &goal));
                for line in lines {
                    let seam = ["{", "}", "goal-", "_", "  ", "None", " ,", ": :", "()"];
                    assert!(seam.iter().all(|seam| !line.contains(seam)), "{line}");
                }
            }
        }
    }
}

/// All the way through a game played at random, what is under way is said first, and nothing is said once it is over.
#[test]
fn it_follows_the_game() {
    let pack = Pack::frozen().expect("the frozen pack is good");
    let (mut free, mut bring, mut over) = (0, 0, 0);
    for seed in 0..60 {
        let options = fireteam_zero::options::Options::new("1.1", 2);
        let mut table =
            fireteam_zero::open(&pack, &options, Chance::from_number(seed), &mut Vec::new()).expect("it opens");
        let (mut dice, mut offers, mut events) = (Chance::from_number(seed ^ 5), Vec::new(), Vec::new());
        for _ in 0..400 {
            let goal = Goal::of(&table.world, &pack);
            if table.is_over() {
                over += 1;
                assert!(goal.steps.is_empty());
                break;
            }
            let begun = |step: &Step| matches!(step.task, Task::Free(_) | Task::Bring(..) | Task::Fetch(..));
            let first = goal.steps.iter().take_while(|step| begun(step)).count();
            assert_eq!(first, goal.steps.iter().filter(|step| begun(step)).count());
            free += goal.steps.iter().filter(|step| matches!(step.task, Task::Free(_))).count();
            bring += goal.steps.iter().filter(|step| matches!(step.task, Task::Bring(..))).count();
            assert!(goal.steps.iter().all(|step| step.have < step.need || matches!(step.task, Task::Exit(_))));
            let seat: Seat = table.waiting().iter().next().expect("somebody is asked");
            table.offers(&pack, seat, &mut offers);
            let choice = offers[dice.draw("choice", offers.len() as u32) as usize];
            table.apply(&pack, seat, choice, &mut events).expect("offers are accepted");
        }
    }
    assert!(over > 0 && free > 0 && bring > 0, "{over} {free} {bring}");
}
