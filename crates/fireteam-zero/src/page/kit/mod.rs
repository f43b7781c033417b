//! What a page draws the game with: maps, cards, figures and their texts in one language. The same for every table.
//!
//! Lists stand in the order of the pack, so that the numbers of choices and events point into them; views name entries by their
//! ids. Texts are generated from the content like those of the catalogue.

mod board;
mod cards;

pub use board::*;
pub use cards::*;

use crate::{effect::tell::Teller, pack::Pack, speech::Speech, terms::*};
use serde::Serialize;

/// Everything the table is drawn from.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Kit {
    pub missions: Vec<MissionKit>,
    pub heroes: Vec<HeroKit>,
    pub actions: Vec<ActionKit>,
    pub focuses: Vec<CardKit>,
    pub specialists: Vec<SpecialistKit>,
    pub specialist_cards: Vec<CardKit>,
    pub monsters: Vec<MonsterKit>,
    pub objectives: Vec<ObjectiveKit>,
    pub twists: Vec<CardKit>,
    pub recon: Vec<CardKit>,
    pub tokens: Vec<CardKit>,
    pub dice: DiceKit,
    pub words: WordsKit,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DiceKit {
    /// Hits by face, in the order brawl, bullet, bomb.
    pub attack: [[u8; 3]; 6],
    pub activation: [Face; 6],
    pub spawn_sides: u8,
    pub max_rolled: u8,
}

/// Words of the rulebook that a page puts beside its drawings, in the order of their lists.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WordsKit {
    /// Brawl, bullet, bomb.
    pub types: Vec<String>,
    /// Leader, close combat, marksman, demolitions.
    pub roles: Vec<String>,
    /// Minion, elite, boss.
    pub ranks: Vec<String>,
    /// Difficult, impassable, elevated, cover.
    pub terrain: Vec<String>,
    /// Blank, move, special.
    pub faces: Vec<String>,
}

impl Kit {
    pub fn of(pack: &Pack, lang: Lang) -> Kit {
        let speech = Speech::of(lang);
        let tell = Teller::new(pack, speech);
        Kit {
            missions: (0..pack.missions.len()).map(|n| MissionKit::of(&tell, Mission(n as u8))).collect(),
            heroes: pack.heroes.iter().map(|hero| HeroKit::of(&tell, hero)).collect(),
            actions: pack.actions.iter().map(|action| ActionKit::of(&tell, action)).collect(),
            focuses: CardKit::focuses(&tell),
            specialists: pack.specialists.iter().enumerate().map(|(n, it)| SpecialistKit::of(&tell, n, it)).collect(),
            specialist_cards: CardKit::specialist_cards(&tell),
            monsters: (0..pack.monsters.len()).map(|n| MonsterKit::of(&tell, Monster(n as u8))).collect(),
            objectives: (0..pack.objectives.len()).map(|n| ObjectiveKit::of(&tell, Objective(n as u8))).collect(),
            twists: CardKit::twists(&tell),
            recon: CardKit::recon(&tell),
            tokens: CardKit::tokens(&tell),
            dice: DiceKit {
                attack: pack.dice.attack,
                activation: pack.dice.activation,
                spawn_sides: pack.dice.spawn_sides,
                max_rolled: pack.dice.max_rolled,
            },
            words: WordsKit::of(speech),
        }
    }
}

impl WordsKit {
    fn of(speech: &Speech) -> Self {
        fn words<W: Word>(speech: &Speech, kind: &str) -> Vec<String> {
            W::all().iter().map(|word| speech.word(&format!("{kind}-{}", word.text()))).collect()
        }
        WordsKit {
            types: words::<AttackType>(speech, "type"),
            roles: words::<Role>(speech, "role"),
            ranks: words::<Rank>(speech, "rank"),
            terrain: words::<Terrain>(speech, "terrain"),
            faces: words::<Face>(speech, "face"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_of_every_mission_has_cells_and_a_name() {
        let pack = Pack::embedded().expect("the content is sound");
        for lang in Lang::ALL {
            let kit = Kit::of(&pack, *lang);
            for (mission, entry) in kit.missions.iter().zip(&pack.missions) {
                let board = &mission.board;
                assert_eq!(board.cells.len(), board.width * board.height, "{}", mission.id);
                assert_eq!(board.solid.len(), board.cells.len(), "{}", mission.id);
                assert_eq!(board.places.len(), entry.board.places.len(), "{}", mission.id);
                for (n, place) in board.places.iter().enumerate() {
                    assert!(!place.name.is_empty() && board.cells.contains(&(n as u8)), "{} {n}", mission.id);
                }
            }
        }
    }

    #[test]
    fn a_kit_is_small_and_leaves_no_text_out() {
        let pack = Pack::embedded().expect("the content is sound");
        for lang in Lang::ALL {
            let kit = Kit::of(&pack, *lang);
            let size = serde_json::to_string(&kit).expect("plain data").len();
            assert!(size < 250_000, "{size} bytes in {}", lang.word());
            assert!(kit.actions.iter().all(|card| !card.lower.text.is_empty() && !card.lower.name.is_empty()));
            assert!(kit.monsters.iter().all(|card| !card.name.is_empty() && !card.family.is_empty()));
            assert!(kit.recon.iter().chain(&kit.twists).all(|card| !card.lines.is_empty()));
        }
    }
}
