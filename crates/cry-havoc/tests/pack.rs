//! Packs as they are read: the one that is built in is whole, and the frozen one says what its cards and boards say.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use cry_havoc::effect::words;
use cry_havoc::open;
use cry_havoc::options::Options;
use cry_havoc::pack::*;
use cry_havoc::terms::*;
use kernel::Chance;
use std::path::Path;

fn embedded() -> Pack {
    Pack::embedded().unwrap_or_else(|error| panic!("{error}"))
}

fn frozen() -> Pack {
    Pack::frozen().unwrap_or_else(|error| panic!("{error}"))
}

/// The number of what has this id.
fn at<T>(all: &[T], meta: impl Fn(&T) -> &Meta, id: &str) -> usize {
    all.iter().position(|x| meta(x).id == id).unwrap_or_else(|| panic!("there is no {id}"))
}

#[test]
fn the_embedded_pack_loads() {
    let pack = embedded();
    assert_eq!(pack.hash.len(), 16);
    assert_eq!((pack.cards.len(), pack.terrains.len(), pack.factions.len()), (CARDS, 4, 4));
    assert_eq!((pack.events.len(), pack.pieces.len()), (EVENTS, PIECES));
    assert!(pack.factions.iter().map(|f| f.faction).eq(Faction::ALL.iter().copied()));
    assert!(pack.terrains.iter().map(|t| t.id.as_str()).eq(Terrain::ALL.iter().map(|t| t.word())));
    assert!(pack.list(List::NONE).is_empty());
    for kind in PieceKind::ALL {
        assert!(kind.pieces().all(|n| pack.face(Piece(n)).kind == *kind), "{kind:?}");
    }
    for (level, rounds) in pack.skill_levels.iter().flat_map(|level| pack.round_options.iter().map(move |r| (level, r)))
    {
        for players in 2..=4 {
            let (level, length) = (level.meta.id.clone(), rounds.meta.id.clone());
            let options = Options { level, length, ..Options::new(players) };
            let table = open(&pack, &options, Chance::from_number(1), &mut Vec::new());
            assert!(table.is_ok_and(|table| !table.is_over()), "{options:?}");
        }
    }
}

#[test]
fn the_folder_of_the_repository_is_the_embedded_pack() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/cry-havoc");
    let read = Pack::from_dir(&folder).unwrap();
    assert_eq!(read.hash, embedded().hash);
    // Entries say where they stand, and that is all that differs.
    let home = folder.display().to_string();
    assert_eq!(format!("{read:?}").replace(&home, "content/cry-havoc"), format!("{:?}", embedded()));
}

#[test]
fn the_fingerprint_follows_every_letter() {
    let mut files = Pack::embedded_files();
    files[0].1.push('\n');
    assert_ne!(Pack::load(&files).unwrap().hash, embedded().hash);
}

#[test]
fn cards_are_numbered_by_faction_and_terrain() {
    let pack = frozen();
    for (id, faction, nth) in [("flank", Faction::Humans, 3), ("scouts", Faction::Trogs, 0)] {
        assert_eq!(pack.card(Card::of_faction(faction, nth)).meta.id, id);
    }
    assert_eq!(pack.card(Card::of_faction(Faction::Pilgrims, 0)).meta.id, "activate_holograms");
    assert_eq!(pack.card(Card::of_terrain(Terrain::Ocean, 7)).meta.id, "fog_bank");
    let flank = pack.card(Card::of_faction(Faction::Humans, 3));
    assert_eq!((flank.icons, &flank.bonus[..], flank.enables_scoring), ([3, 0, 1], &[][..], false));
    let tactic = pack.ability(flank.tactic.unwrap());
    let [step] = pack.list(tactic.effect) else { panic!("{tactic:?}") };
    assert_eq!((tactic.timing, tactic.cost), (Timing::Tactic, List::NONE));
    let (from, to) = (Place::Objectives(Spot::Any), Place::Objectives(Spot::Other));
    assert_eq!(step.what, What::MoveUnits(words::MoveUnits { from, to, free: false }));
    assert_eq!((step.who, step.count, step.up_to), (Who::Me, Number::plain(2), true));
    assert_eq!(flank.meta.published_fields, ["name", "tactic"]);
    assert_eq!(flank.meta.notes[0].0, "text");
    let flag = pack.card(Card::of_faction(Faction::Humans, 7));
    assert!(flag.enables_scoring && flag.tactic.is_none());
    assert_eq!(flag.meta.flavour, "If nobody is looking, it is already ours.");
}

#[test]
fn boards_know_their_ways() {
    let pack = frozen();
    let [crown, gates] = &pack.boards[..] else { panic!("two boards") };
    assert_eq!((crown.players, crown.regions.len()), (0b1_1000, 19));
    assert_eq!((gates.players, gates.regions.len()), (0b0_0100, 15));
    assert_eq!(pack.caverns, [Some(Region(0)), Some(Region(0))]);
    let find = |id| at(&crown.regions, |r| &r.meta, id);
    let (deep, verge, caverns) = (find("sapos_deep"), find("howling_verge"), find("world_caverns"));
    assert_eq!(crown.regions[deep].arrow, Some(Region(verge as u8)));
    assert_eq!((crown.distance[deep][verge], crown.distance[deep][caverns]), (1, 3));
    assert_eq!(crown.regions[find("cinder_crown")].war_party, 0b1_1000);
    assert_eq!(crown.regions[find("mist_lands")].war_party, 0b1_1000);
    assert_eq!((crown.regions[caverns].hq, crown.regions[caverns].terrain), (HqMark::Trog, Some(Terrain::Ocean)));
    assert_eq!(crown.terrain[4].len(), 9);
    assert_eq!(crown.regions.iter().filter(|r| r.tunnel).count(), 4);
    assert_eq!((pack.score_track.event_spots, pack.score_track.final_spot), ([6, 15, 27, 39], 49));
}

#[test]
fn passive_abilities_are_filed() {
    let pack = frozen();
    let structure = |id| Structure(at(&pack.structures, |s| &s.meta, id) as u8);
    let token = |id| Named(at(&pack.named, |t| &t.meta, id) as u8);
    assert_eq!(pack.links, [(Faction::Trogs, structure("tunnels"))]);
    assert!(pack.shields.iter().eq([token("phase_shield")]));
    assert!(pack.sites.0.iter().eq([structure("phase_anchor")]));
    assert!(pack.sites.1.iter().eq([token("forward_base")]));
}

#[test]
fn factions_have_their_pieces() {
    let pack = frozen();
    let trogs = pack.faction(Faction::Trogs);
    assert_eq!((trogs.units, trogs.start_units, trogs.players, trogs.half_crystals), (16, 2, 0b1_0000, true));
    assert!(pack.faction(Faction::Pilgrims).crystal_store && !trogs.crystal_store);
    for card in &pack.factions {
        assert_eq!(card.skills.len(), 5, "{:?}", card.faction);
        assert!(pack.skill(card.skills[0]).default);
        assert!(card.structures.iter().all(|s| pack.structure(s).faction == card.faction));
        assert!(card.named.iter().all(|t| pack.named(t).faction == card.faction));
    }
    assert_eq!(trogs.extra_skills.len(), 5);
    let battery = &pack.structures[1];
    assert_eq!((battery.build, battery.activate), (1, Some(1)));
}

#[test]
fn costs_and_options_stand_apart() {
    let pack = frozen();
    let orb = &pack.structures[at(&pack.structures, |s| &s.meta, "power_orb")];
    let ability = pack.ability(orb.abilities[0]);
    let [Step { what: What::Choose(words::Choose { options }), .. }] = pack.list(ability.effect) else {
        panic!("{ability:?}")
    };
    assert_eq!(options.len(), 3);
    for offer in options {
        let [cost] = pack.list(offer.cost) else { panic!("{offer:?}") };
        assert!(matches!(cost.what, What::MoveCrystals(words::MoveCrystals { from: Place::Pool(Pool::Store), .. })));
        assert_eq!(pack.list(offer.effect).len(), 1);
    }
    let survey = &pack.skills[at(&pack.skills, |s| &s.meta, "survey_rights")];
    let [step] = pack.list(pack.ability(survey.abilities[0]).effect) else { panic!("{survey:?}") };
    let What::ChangeVp(words::ChangeVp { amount: Number::Count { of: Counter::Regions(of), per, max, plus } }) =
        step.what
    else {
        panic!("{step:?}")
    };
    assert_eq!((of.control, of.battle, of.at), (Some(Holds::Me), InBattle::Also, Anchor::Any));
    assert_eq!((per, max, plus), (1, Some(3), 0));
}

#[test]
fn what_lasts_says_how_long() {
    let mut pack = embedded();
    for step in pack.lists.drain(..).flatten() {
        let lasts =
            matches!(step.what, What::Forbid(_) | What::ModScoring(_) | What::ModPoints(_) | What::LinkRegions(_));
        assert_eq!(step.until.is_some(), lasts, "{step:?}");
    }
}

/// The checks say which rules they make true.
#[cfg(feature = "marks")]
#[test]
fn rules_of_the_box_are_traced() {
    use cry_havoc::rules::*;
    drop(kernel::marks::take());
    embedded();
    let seen = kernel::marks::take();
    let rules = [
        (CH_CMP_02, "02"),
        (CH_CMP_03, "03"),
        (CH_CMP_04, "04"),
        (CH_CMP_05, "05"),
        (CH_CMP_06, "06"),
        (CH_CMP_07, "07"),
        (CH_CMP_08, "08"),
        (CH_CMP_13, "13"),
        (CH_CMP_14, "14"),
        (CH_CMP_15, "15"),
        (CH_CMP_16, "16"),
        (CH_CMP_17, "17"),
        (CH_CMP_18, "18"),
        (CH_CMP_19, "19"),
        (CH_CMP_20, "20"),
        (CH_TERM_02, "TERM-02"),
        (CH_TERM_03, "TERM-03"),
        (CH_TERM_04, "TERM-04"),
        (CH_TERM_15, "TERM-15"),
        (CH_SET_27, "SET-27"),
    ];
    for (rule, id) in rules {
        assert!(seen.contains(&rule), "{id}");
    }
}
