//! Reads the boards, the Score track and the other tracks.

use super::load::{entry, section};
use super::numbers::players;
use super::select::wrong;
use super::shape;
use super::*;
use crate::rules::*;
use content::read::{Node, Table};
use kernel::marks::cite;

pub fn score_track(t: &mut Table<'_>) -> Option<ScoreTrack> {
    t.sub("score_track", |t| {
        let meta = section(t, "score_track");
        cite(CH_CMP_18);
        let (first, last) = (t.req("first", Node::small), t.req("last", Node::small));
        if first.zip(last).is_some_and(|ends| ends != (0, 49)) {
            t.node
                .problem("the Score track runs from 0 to 49 (CH-CMP-18)", Some("write first = 0 and last = 49".into()));
        }
        let event_spots = t.req("event_spots", spots);
        let final_spot = t.req("final_spot", |n| {
            cite(CH_CMP_20);
            let spot = n.int(0..=49)? as u8;
            if event_spots.is_some_and(|spots| spots[SPOTS - 1] >= spot) {
                return wrong(n, "the Final Scoring event comes after the four Event spots (CH-CMP-20)", "use 49");
            }
            Some(spot)
        });
        let (space_radius, space_step) = (t.req("space_radius", Node::float), t.req("space_step", Node::float));
        Some(ScoreTrack {
            meta: meta?,
            first: first?,
            last: last?,
            event_spots: event_spots?,
            final_spot: final_spot?,
            space_radius: space_radius?,
            space_step: space_step?,
        })
    })
}

/// The Event spots of the Score track or of an option.
pub fn spots(node: Node<'_>) -> Option<[u8; SPOTS]> {
    cite(CH_CMP_20);
    let spots = node.all(|n| n.int(1..=49).map(|n| n as u8))?;
    let ascending = spots.windows(2).all(|pair| pair[0] < pair[1]);
    match <[u8; SPOTS]>::try_from(spots) {
        Ok(spots) if ascending => Some(spots),
        _ => {
            wrong(node, "there are four Event spots in ascending order (CH-CMP-20)", "write four numbers from 1 to 49")
        }
    }
}

/// The other tracks have a fixed size; the file must agree.
pub fn tracks(t: &mut Table<'_>) -> Option<Meta> {
    t.sub("tracks", |t| {
        let meta = section(t, "tracks");
        t.req("initiative_positions", |n| {
            cite(CH_CMP_19);
            match n.str()? {
                "players" => Some(()),
                _ => wrong(n, "the Initiative tracks have one position per player (CH-CMP-19)", "write \"players\""),
            }
        });
        t.req("action_positions", |n| {
            cite(CH_CMP_13);
            match n.int(1..=99)? {
                3 => Some(()),
                _ => wrong(n, "the Action track has the positions I, II and III (CH-CMP-13)", "write 3"),
            }
        });
        meta
    })
}

/// The boards, each with the number of its World Caverns.
pub fn boards(t: &mut Table<'_>) -> Option<Vec<(Board, Option<Region>)>> {
    t.each("boards", |_, t| {
        let meta = entry(t);
        let players = t.req("players", players);
        let ids = t.ids("regions");
        let mut regions = Vec::new();
        let read = t.each("regions", |_, t| {
            let read = region(t, &ids, players.unwrap_or_default());
            let found = read.is_some();
            regions.extend(read);
            found.then_some(())
        });
        let (meta, players, _) = (meta?, players?, read?);
        if regions.len() > REGIONS {
            let message = format!("a board has at most {REGIONS} Regions, not {}", regions.len());
            return wrong(t.node, message, "leave some out");
        }
        let board = assemble(meta, players, regions);
        let caverns = board.regions.iter().position(|r| r.hq == HqMark::Trog);
        let caverns = caverns.or_else(|| ids.iter().position(|id| id == "world_caverns"));
        Some((board, caverns.map(|n| Region(n as u8))))
    })
}

/// A board from its Regions and their neighbours: distances and Terrain are worked out once.
pub(crate) fn assemble(meta: Meta, players: u8, read: Vec<(RegionCard, Regions)>) -> Board {
    let (regions, neighbours): (Vec<RegionCard>, Vec<Regions>) = read.into_iter().unzip();
    let distance = (0..regions.len()).map(|from| distances(&neighbours, from)).collect();
    let mut terrain = [Regions::NONE; 5];
    for (n, region) in regions.iter().enumerate() {
        let kind = region.terrain.map_or(4, Terrain::index);
        terrain[kind] = terrain[kind].with(Region(n as u8));
    }
    Board { meta, players, regions, neighbours, distance, terrain }
}

/// Steps from one Region to all others; [`FAR`] where no way leads.
fn distances(neighbours: &[Regions], from: usize) -> [u8; REGIONS] {
    let mut steps = [FAR; REGIONS];
    steps[from] = 0;
    let mut next = vec![from];
    let mut at = 0;
    while let Some(&here) = next.get(at) {
        at += 1;
        for near in neighbours[here].iter().map(Region::index) {
            if near < neighbours.len() && steps[near] == FAR {
                steps[near] = steps[here] + 1;
                next.push(near);
            }
        }
    }
    steps
}

/// No number of steps leads there.
pub const FAR: u8 = u8::MAX;

fn region(t: &mut Table<'_>, ids: &[String], board: u8) -> Option<(RegionCard, Regions)> {
    let meta = entry(t);
    let ring = t.req("ring", Node::word);
    let terrain = t.req("terrain", |n| {
        let word = n.str()?;
        match Terrain::from_word(word) {
            Some(terrain) => Some(Some(terrain)),
            None if word == "none" => Some(None),
            None => n.unknown(word, Terrain::ALL.iter().map(|t| t.word()).chain(["none"])),
        }
    });
    let crystals = t.req("crystals", Node::small);
    let war_party = icon(t, "war_party", "war_party_players", board, true);
    let exploration = icon(t, "exploration", "exploration_players", board, true);
    let nest = icon(t, "nest", "nest_players", board, false);
    let tunnel = t.req("tunnel", Node::bool);
    let hq = t.req("hq", Node::word);
    let neighbours = t.req("neighbours", |n| {
        let mut all = Regions::NONE;
        n.all(|n| {
            let near = Region(n.index(ids)? as u8);
            if all.has(near) {
                return wrong(n, "this neighbour is listed twice", "leave one out");
            }
            all = all.with(near);
            Some(())
        })?;
        Some(all)
    });
    let arrow = t.opt("arrow", |n| n.index(ids).map(|n| Region(n as u8)));
    let drawing = shape::read(t);
    let (ring, terrain, arrow) = (ring?, terrain?, arrow?);
    cite(CH_TERM_15);
    match (ring, terrain) {
        (Ring::Outer, Some(_)) => {
            t.node.problem("outer Regions have no Terrain (CH-TERM-15)", Some("write terrain = \"none\"".into()));
        }
        (Ring::Centre | Ring::Inner | Ring::Middle, None) => {
            let hint = "legal here: mountain, desert, jungle, ocean";
            t.node.problem("inner Regions have a Terrain (CH-TERM-15)", Some(hint.into()));
        }
        _ => {}
    }
    let card = RegionCard {
        meta: meta?,
        ring,
        terrain,
        crystals: crystals?,
        war_party: war_party?,
        exploration: exploration?,
        nest: nest?,
        tunnel: tunnel?,
        hq: hq?,
        arrow,
        drawing: drawing?,
    };
    Some((card, neighbours?))
}

/// The player counts with which an icon holds.
fn icon(t: &mut Table<'_>, key: &'static str, counts: &'static str, board: u8, required: bool) -> Option<u8> {
    let there = if required { t.req(key, Node::bool) } else { t.or(key, false, Node::bool) };
    let only = t.opt(counts, |n| {
        let only = players(n)?;
        if there == Some(false) {
            return wrong(n, "the Region has no such icon", "leave it out");
        }
        if only & !board != 0 {
            return wrong(n, "the board is not for so many players", "use the numbers of the board's players");
        }
        Some(only)
    });
    Some(if there? { only?.unwrap_or(board) } else { 0 })
}
