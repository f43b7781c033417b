//! The planet on a terminal of 100 columns, ring by ring from the centre, and the Battle board.

use super::tale::Page;
use cry_havoc::{
    Table,
    pack::Ring,
    sight,
    terms::*,
    world::{Battle, World},
};
use std::fmt::Write;

/// Columns of the table: number, name, Terrain, Units, Control, crystals, ways; the rest is what else lies there.
type Wide = [usize; 7];
/// Columns of the whole screen.
const SCREEN: usize = 100;

/// All Regions as a table: what stands and lies there, and where one can go from there.
pub fn regions(page: &Page, world: &World, viewer: Seat) -> String {
    let (board, all) = (world.board(page.words.pack), world.all_regions(page.words.pack));
    let keys = ["number", "region", "terrain", "units", "control", "crystals", "ways", "here"];
    let head = keys.map(|key| page.term(&format!("head-{key}"), []));
    let rows: Vec<(Ring, Cells)> =
        all.iter().map(|region| (board.regions[region.index()].ring, cells(page, world, region, viewer))).collect();
    // Every column is as wide as what stands in it, so that nothing is cut off.
    let wide: Wide = std::array::from_fn(|at| {
        let cells = rows.iter().map(|(_, cells)| cells[at].chars().count());
        cells.chain([head[at].chars().count()]).max().unwrap_or(0)
    });
    let mut out = row(&head, &wide);
    for ring in Ring::ALL {
        let mut here = rows.iter().filter(|(of, _)| of == ring).peekable();
        if here.peek().is_some() {
            let _ = writeln!(out, "{}", page.term(&format!("ring-{}", ring.word()), []));
        }
        here.for_each(|(_, cells)| out.push_str(&row(cells, &wide)));
    }
    out
}

type Cells = [String; 8];

/// One line of the table; what does not fit into the last column goes on below.
fn row(cells: &Cells, wide: &Wide) -> String {
    let mut line = String::new();
    for (nth, (cell, wide)) in cells.iter().zip(*wide).enumerate() {
        let _ = match nth {
            0 => write!(line, "{cell:>wide$} "),
            // Crystals and the ways are numbers both: they stand apart.
            5 => write!(line, "{cell:>wide$}   "),
            _ => write!(line, "{cell:<wide$} "),
        };
    }
    let left = line.chars().count();
    let (mut out, mut used) = (String::new(), 0);
    for word in cells[7].split(' ').filter(|word| !word.is_empty()) {
        let wide = word.chars().count();
        if used > 0 && left + used + 1 + wide > SCREEN {
            let _ = writeln!(out, "{}", line.trim_end());
            line = " ".repeat(left);
            used = 0;
        }
        if used > 0 {
            line.push(' ');
            used += 1;
        }
        line.push_str(word);
        used += wide;
    }
    let _ = writeln!(out, "{}", line.trim_end());
    out
}

fn cells(page: &Page, world: &World, region: Region, viewer: Seat) -> Cells {
    let card = &world.board(page.words.pack).regions[region.index()];
    let units = world.sides_in(region).iter().map(|side| format!("{}{}", page.side(side), world.units(region, side)));
    let crystals = world.crystals(region);
    let ways = world.board(page.words.pack).neighbours[region.index()];
    [
        region.0.to_string(),
        page.words.story.region_name(world, region),
        card.terrain.map_or_else(|| "–".into(), |terrain| page.words.teller.terrain_name(terrain)),
        units.collect::<Vec<_>>().join(" "),
        world.control(region).map_or_else(String::new, |side| page.side(side).to_string()),
        if crystals > 0 { crystals.to_string() } else { String::new() },
        numbers(ways),
        contents(page, world, region, viewer).join(", "),
    ]
}

fn numbers(regions: Regions) -> String {
    regions.iter().map(|region| region.0.to_string()).collect::<Vec<_>>().join(" ")
}

/// What else is in a Region: a battle, an HQ, Structures, tokens, and ways that only some have.
fn contents(page: &Page, world: &World, region: Region, viewer: Seat) -> Vec<String> {
    let mut here = Vec::new();
    if let Some(token) = world.battle_token(region) {
        let who = page.side(token.attacker).to_string();
        here.push(page.term("battle-token", [("n", token.number.into()), ("who", who.into())]));
    }
    if let Some(side) = world.hq_owner(region) {
        here.push(page.term("hq", [("who", page.side(side).to_string().into())]));
    }
    here.extend(world.structures(region).iter().map(|structure| page.words.teller.structure_name(structure)));
    here.extend(world.named(region).iter().map(|token| page.words.teller.named_name(token)));
    for kind in PieceKind::ALL {
        let lying = world.laid().iter().filter(|laid| laid.at == region && laid.piece.kind() == *kind);
        let n = lying.clone().count();
        if n == 0 {
            continue;
        }
        // Faces that this player has looked at stand beside the number of those that lie there.
        let known = lying.filter(|laid| sight::knows(world, Some(viewer), laid.piece));
        let known: Vec<String> = known.map(|laid| page.words.teller.piece_name(laid.piece)).collect();
        let known = if known.is_empty() { String::new() } else { format!(" ({})", known.join(", ")) };
        let name = page.term(kind.word(), []);
        here.push(if n > 1 { format!("{n}\u{a0}×\u{a0}{name}{known}") } else { format!("{name}{known}") });
    }
    // Tunnels and the like: beyond the borders, for this player's Units only.
    let more = world
        .adjacent(page.words.pack, region, Side::of(viewer))
        .but(world.board(page.words.pack).neighbours[region.index()]);
    if !more.is_empty() {
        here.push(page.term("linked", [("regions", numbers(more).into())]));
    }
    let worth = world.worth(region);
    if worth != 0 {
        here.push(page.term("worth-next", [("n", format!("{worth:+}").into())]));
    }
    here
}

/// The Battle board: the three Objectives in the order in which they are resolved; nothing without a battle.
pub fn battle(page: &Page, table: &Table, viewer: Seat) -> String {
    let world = &table.world;
    let Some(battle) = world.battle() else { return String::new() };
    let [attacker, defender] = battle.sides.map(|side| page.words.story.side_name(world, side));
    let mut out = page.term(
        "battle",
        [
            ("region", page.region(world, battle.region).into()),
            ("attacker", attacker.into()),
            ("defender", defender.into()),
        ],
    );
    out.push('\n');
    if !battle.deployed {
        let units = battle.sides.map(|side| format!("{}{}", page.side(side), world.units(battle.region, side)));
        let _ = writeln!(out, "  {}", page.term("to-deploy", [("units", units.join(" ").into())]));
        // The defender has seen what the attacker placed; what is being put together only its own player sees.
        let own = sight::deploying(table, Some(viewer));
        let [a, d] = battle.sides.map(|side| page.side(side));
        let _ = writeln!(out, "  {:<28} {a:<8} {d}", "");
        for objective in Objective::ALL {
            let [a, d] = [0, 1].map(|role| match own.filter(|deploy| deploy.role() == role) {
                Some(deploy) => deploy.spread()[objective.index()],
                None => battle.on(role, *objective),
            });
            let _ = writeln!(out, "  {:<28} {a:<8} {d}", page.words.teller.objective_name(*objective));
        }
        return out;
    }
    let [a, d] = battle.sides.map(|side| page.side(side));
    let _ = writeln!(out, "  {:<28} {a:<32} {d}", "");
    for (nth, objective) in battle.order.iter().enumerate() {
        let mark = match nth.cmp(&(battle.resolved as usize)) {
            std::cmp::Ordering::Less => 'x',
            std::cmp::Ordering::Equal => '>',
            std::cmp::Ordering::Greater => ' ',
        };
        let [a, d] = [0, 1].map(|role| strength(page, battle, role, *objective));
        let name = page.words.teller.objective_name(*objective);
        let _ = writeln!(out, "{mark} {name:<28} {a:<32} {d}");
    }
    out
}

/// Units of one side on one Objective: `3 (2+1), ties, 1 protected`.
fn strength(page: &Page, battle: &Battle, role: usize, objective: Objective) -> String {
    let at = objective.index();
    let (units, modifier) = (battle.on(role, objective), battle.strength[role][at]);
    let mut parts = vec![match modifier {
        0 => units.to_string(),
        _ => format!("{} ({units}{modifier:+})", battle.strength(role, objective)),
    }];
    if battle.ties[role] >> at & 1 == 1 {
        parts.push(page.term("ties", []));
    }
    let safe: u8 = battle.units[role][at][1..].iter().sum();
    if safe > 0 {
        parts.push(page.term("protected", [("n", safe.into())]));
    }
    let reward = battle.reward[role][at];
    if reward != 0 {
        parts.push(page.term("worth", [("n", format!("{reward:+}").into())]));
    }
    parts.join(", ")
}
