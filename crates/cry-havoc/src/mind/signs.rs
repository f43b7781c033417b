//! The signs of a table: what a seat may see of it, in numbers, for a judgement that is learned from whole games. No rule reads it.
//!
//! Of the other players there is only what lies open; of the seat itself also its hand, and what its deck still holds. Every list has the same signs in the same
//! order, whatever the table: where there are fewer players, the rest is 0. Most are counts, divided so that they are
//! about as large as 1. No sign takes a function of the platform, so that all machines see the same.

use super::survey::{Land, Survey};
use crate::{flow::scoring, pack::*, sight, terms::*, world::*};
use std::fmt::Arguments;

/// Takes a sign with its name. Who only wants the numbers pays nothing for the names.
pub trait Put: FnMut(Arguments<'_>, f32) {}
impl<P: FnMut(Arguments<'_>, f32)> Put for P {}

/// Structure types and Skills of one Faction that are told apart.
const OF_FACTION: usize = 5;
const SKILLS_TOLD: usize = 8;

fn flag(on: bool) -> f32 {
    f32::from(u8::from(on))
}

/// The names of the signs, in order.
pub fn names(world: &World, pack: &Pack) -> Vec<String> {
    let mut names = Vec::new();
    Signs::of(world, pack).each(world, pack, Seat(0), &mut |name, _| names.push(name.to_string()));
    names
}

/// The signs of a table for one seat, in the order of the [`names`], instead of what the buffer held.
pub fn signs(world: &World, pack: &Pack, seat: Seat, out: &mut Vec<f32>) {
    Signs::of(world, pack).of_seat(world, pack, seat, out);
}

/// What the points of view of all seats have in common, found once.
pub struct Signs {
    common: Vec<f32>,
    open: [Vec<f32>; PLAYERS],
    /// The seats, the strongest first.
    strongest: [Seat; PLAYERS],
    /// What each would have after a Scoring now, in VP.
    after: [f32; PLAYERS],
}

impl Signs {
    pub fn of(world: &World, pack: &Pack) -> Self {
        let survey = Survey::of(world, pack);
        let mut common = Vec::with_capacity(48);
        each_common(world, pack, &survey, &mut |_, sign| common.push(sign));
        let mut open: [Vec<f32>; PLAYERS] = Default::default();
        let mut after = [-1.0; PLAYERS];
        for seat in world.seats() {
            let side = Side::of(seat);
            after[seat.index()] = f32::from(world.vp(seat) + scoring::crystal_vp(world, pack, side));
            let signs = &mut open[seat.index()];
            signs.reserve(80);
            each_open(world, pack, seat, &survey.lands[side.index()], "", &mut |_, sign| signs.push(sign));
        }
        let mut strongest: [Seat; PLAYERS] = std::array::from_fn(Seat::from);
        let early = |seat: Seat| world.initiative().iter().position(|other| *other == seat);
        strongest.sort_by(|a, b| after[b.index()].total_cmp(&after[a.index()]).then(early(*a).cmp(&early(*b))));
        Signs { common, open, strongest, after }
    }

    /// The signs for one seat, instead of what the buffer held.
    pub fn of_seat(&self, world: &World, pack: &Pack, seat: Seat, out: &mut Vec<f32>) {
        out.clear();
        out.extend(&self.common);
        self.each_relative(world, seat, &mut |_, sign| out.push(sign));
        each_closed(world, pack, seat, &mut |_, sign| out.push(sign));
        let own = &self.open[seat.index()];
        out.extend(own);
        for other in self.others(seat) {
            match &self.open[other.index()] {
                signs if signs.is_empty() => out.resize(out.len() + own.len(), 0.0),
                signs => out.extend(signs),
            }
        }
    }

    /// The same with names.
    fn each(&self, world: &World, pack: &Pack, seat: Seat, put: &mut impl Put) {
        let survey = Survey::of(world, pack);
        each_common(world, pack, &survey, put);
        self.each_relative(world, seat, put);
        each_closed(world, pack, seat, put);
        let land = &survey.lands[Side::of(seat).index()];
        for who in ["own", "first", "second", "third"] {
            each_open(world, pack, seat, land, who, put);
        }
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.strongest.iter().copied().filter(move |other| *other != seat)
    }

    /// How the seat stands beside the others.
    fn each_relative(&self, world: &World, seat: Seat, put: &mut impl Put) {
        let others = || world.seats().filter(|other| *other != seat);
        let most = others().map(|other| world.vp(other)).max().unwrap_or(0);
        let after = others().map(|other| self.after[other.index()]).fold(0.0, f32::max);
        let ahead = |lead: f32| (lead.max(0.0), (-lead).max(0.0));
        let (lead, behind) = ahead(f32::from(world.vp(seat)) - f32::from(most));
        put(format_args!("lead"), lead / 8.0);
        put(format_args!("behind"), behind / 8.0);
        let (lead, behind) = ahead(self.after[seat.index()] - after);
        put(format_args!("lead after scoring"), lead / 8.0);
        put(format_args!("behind after scoring"), behind / 8.0);
        // What is to come counts as often as there are Scorings left.
        let now = self.after[seat.index()] - f32::from(world.vp(seat));
        let theirs = others().map(|other| self.after[other.index()] - f32::from(world.vp(other))).fold(0.0, f32::max);
        let left = scorings_left(world);
        let (lead, behind) = ahead(f32::from(world.vp(seat)) + left * now - f32::from(most) - left * theirs);
        put(format_args!("lead at the end"), lead / 16.0);
        put(format_args!("behind at the end"), behind / 16.0);
        let place = others().filter(|other| self.after[other.index()] > self.after[seat.index()]).count();
        put(format_args!("players ahead"), place as f32 / 2.0);
        put(format_args!("turn own"), flag(world.turn().is_some_and(|turn| turn.seat == seat)));
        put(format_args!("turn acted"), flag(world.turn().is_some_and(|turn| turn.seat == seat && turn.acted)));
        put(format_args!("scoring own"), flag(world.scoring() == Scoring::By(Side::of(seat))));
    }
}

/// Rounds after this one, as the Event track stands.
fn rounds_left(world: &World) -> u8 {
    if world.is_last_round() {
        return 0;
    }
    1 + (world.next_spot()..SPOTS).filter(|spot| !world.spot(*spot).is_empty()).count() as u8
}

/// How many Scorings are to be expected: this Round's if it is enabled, that of the last Round, and half of those between.
fn scorings_left(world: &World) -> f32 {
    let left = f32::from(rounds_left(world));
    let now = match (world.scoring(), world.phase()) {
        (Scoring::Final | Scoring::By(_), _) => 1.0,
        (Scoring::No, Phase::Battles | Phase::Prisoners | Phase::Scoring) => 0.0,
        (Scoring::No, _) => 0.5,
    };
    now + left.min(1.0) + 0.5 * (left - 1.0).max(0.0)
}

/// What all players share.
fn each_common(world: &World, pack: &Pack, survey: &Survey, put: &mut impl Put) {
    put(format_args!("players 2"), flag(world.players() == 2));
    put(format_args!("players 3"), flag(world.players() == 3));
    put(format_args!("players 4"), flag(world.players() == 4));
    put(format_args!("round"), f32::from(world.round()) / 5.0);
    let left = rounds_left(world);
    put(format_args!("rounds left"), f32::from(left) / 4.0);
    for n in 0..=3 {
        put(format_args!("rounds left {n}"), flag(left == n));
    }
    put(format_args!("scorings left"), scorings_left(world) / 3.0);
    let phases = [Phase::Events, Phase::Draw, Phase::Actions, Phase::Battles, Phase::Prisoners, Phase::Scoring];
    for phase in phases {
        put(format_args!("phase {phase:?}"), flag(world.phase() == phase));
    }
    put(format_args!("action round"), f32::from(world.action_round()) / 2.0);
    put(format_args!("scoring"), flag(matches!(world.scoring(), Scoring::By(_))));
    put(format_args!("scoring final"), flag(world.scoring() == Scoring::Final));
    let length = world.length(pack);
    put(format_args!("rounds fixed"), flag(length.fixed));
    put(format_args!("actions a round"), f32::from(length.actions_per_round) / 3.0);
    // How soon the leader makes a Round fall out.
    let leader = world.seats().map(|seat| world.vp(seat)).max().unwrap_or(0);
    let next = (world.next_spot()..SPOTS).find(|spot| !world.spot(*spot).is_empty());
    let to_next = next.map_or(0.0, |spot| f32::from(length.event_spots[spot]) - f32::from(leader));
    put(format_args!("to the next spot"), to_next.max(0.0) / 10.0);
    put(format_args!("next spot passed"), flag(next.is_some() && to_next < 0.0));
    put(format_args!("leader"), f32::from(leader) / 40.0);
    let trogs = world.trogs();
    let land = &survey.lands[Side::NEUTRAL.index()];
    put(format_args!("trogs neutral"), flag(trogs.is_neutral()));
    put(format_args!("trogs on board"), f32::from(if trogs.is_neutral() { land.units } else { 0 }) / 12.0);
    put(format_args!("trogs in reserve"), f32::from(if trogs.is_neutral() { world.reserve(trogs) } else { 0 }) / 16.0);
    for (kind, name) in
        [(PieceKind::WarParty, "war parties"), (PieceKind::Nest, "nests"), (PieceKind::Exploration, "explorations")]
    {
        put(format_args!("{name}"), world.laid_at(kind).len() as f32 / 8.0);
        put(format_args!("{name} in supply"), world.supply_len(kind) as f32 / 12.0);
    }
    put(format_args!("crystals"), f32::from(survey.crystals) / 30.0);
    put(format_args!("crystals nobody's"), f32::from(survey.crystals_free) / 20.0);
    put(format_args!("battles"), world.battle_regions().len() as f32 / 4.0);
    for terrain in Terrain::ALL {
        put(format_args!("{} deck", terrain.word()), world.terrain_deck(*terrain).len() as f32 / 8.0);
    }
}

/// What lies open of a player.
fn each_open(world: &World, pack: &Pack, seat: Seat, land: &Land, who: &str, put: &mut impl Put) {
    let side = Side::of(seat);
    let faction = world.faction(side);
    put(format_args!("{who} there"), 1.0);
    for nth in Faction::ALL {
        put(format_args!("{who} {}", nth.word()), flag(faction == Some(*nth)));
    }
    put(format_args!("{who} vp"), f32::from(world.vp(seat)) / 40.0);
    let (crystals, left) = (f32::from(scoring::crystal_vp(world, pack, side)), scorings_left(world));
    put(format_args!("{who} crystals"), crystals / 8.0);
    put(format_args!("{who} crystals to come"), crystals * left / 16.0);
    put(format_args!("{who} texts"), f32::from(scoring::worth_vp(world, side)) / 4.0);
    put(format_args!("{who} regions scored"), f32::from(scoring::region_vp(world, side)) / 8.0);
    put(format_args!("{who} enabled"), flag(world.scoring() == Scoring::By(side)));
    land.each(who, put);

    put(format_args!("{who} reserve"), f32::from(world.reserve(side)) / 12.0);
    let held = |owner: Side| world.prisoners(side, owner);
    let of_players: u8 = world.seats().map(|owner| held(Side::of(owner))).sum();
    put(format_args!("{who} prisoners"), f32::from(of_players) / 4.0);
    put(format_args!("{who} trog prisoners"), f32::from(world.prisoners_held(side) - of_players) / 4.0);
    let to_score =
        matches!(world.phase(), Phase::Setup | Phase::Events | Phase::Draw | Phase::Actions | Phase::Battles);
    let rounds = f32::from(rounds_left(world) + u8::from(to_score));
    put(format_args!("{who} prisoners to come"), f32::from(world.prisoners_held(side)) * rounds / 10.0);
    let captive: u8 = world.sides().iter().map(|holder| world.prisoners(holder, side)).sum();
    put(format_args!("{who} captive"), f32::from(captive) / 4.0);

    put(format_args!("{who} hand"), world.hand(seat).len() as f32 / 7.0);
    put(format_args!("{who} deck"), world.deck(seat).len() as f32 / 10.0);
    put(format_args!("{who} discard"), world.discard(seat).len() as f32 / 10.0);
    let open = sight::discard(world, None, seat);
    put(format_args!("{who} scoring card spent"), flag(open.iter().any(|card| pack.card(card).enables_scoring)));
    put(format_args!("{who} stored"), world.stored(seat).len() as f32 / 4.0);
    put(format_args!("{who} store"), f32::from(world.store(seat)) / 6.0);
    let skills = world.skills(seat);
    put(format_args!("{who} skills"), skills.len() as f32 / 3.0);
    let ready = skills.iter().filter(|skill| world.is_ready(seat, **skill)).count();
    put(format_args!("{who} skills ready"), ready as f32 / 3.0);

    let place = |order: &[Seat]| order.iter().position(|other| *other == seat).unwrap_or(0) as f32;
    put(format_args!("{who} place"), place(world.initiative()) / 3.0);
    put(format_args!("{who} next place"), place(world.next_initiative()) / 3.0);
    put(format_args!("{who} turns left"), f32::from(turns_left(world, pack, seat)) / 3.0);

    // Structure types in the order of the Faction's list: what they are good for differs by Faction.
    let structures = faction.map_or(Structures::NONE, |faction| pack.faction(faction).structures);
    let mut slots = structures.iter();
    for nth in 0..OF_FACTION {
        let structure = slots.next();
        let built = structure.map_or(0, |structure| land.built(structure));
        put(format_args!("{who} structure {nth}"), f32::from(built) / 3.0);
        let left = structure.map_or(0, |structure| world.structure_supply(structure));
        put(format_args!("{who} structure {nth} left"), f32::from(left) / 3.0);
    }
    let tokens = faction.map_or(NamedTokens::NONE, |faction| pack.faction(faction).named);
    let lying: u32 = tokens.iter().map(|token| world.named_at(token).len()).sum();
    put(format_args!("{who} tokens"), lying as f32 / 4.0);
}

/// Turns that a player still has in this Round.
pub(super) fn turns_left(world: &World, pack: &Pack, seat: Seat) -> u8 {
    let all = world.length(pack).actions_per_round;
    match world.phase() {
        Phase::Setup | Phase::Events | Phase::Draw => all,
        Phase::Actions => {
            let order = world.initiative();
            let at = |seat: Seat| order.iter().position(|other| *other == seat);
            let gone = match world.turn() {
                Some(turn) if turn.seat == seat => turn.acted,
                Some(turn) => at(seat) < at(turn.seat),
                None => false,
            };
            all.saturating_sub(world.action_round() + u8::from(gone))
        }
        _ => 0,
    }
}

/// What only the player itself knows: its hand, what is left in its deck, tokens it has looked at.
fn each_closed(world: &World, pack: &Pack, seat: Seat, put: &mut impl Put) {
    let side = Side::of(seat);
    let hand = world.hand(seat);
    let (mut icons, mut most, mut bonus) = ([0u8; 3], [0u8; 3], [0u8; 4]);
    let (mut tactics, mut scoring) = (0, false);
    for card in hand.iter() {
        let design = pack.card(card);
        for nth in 0..3 {
            icons[nth] += design.icons[nth];
            most[nth] = most[nth].max(design.icons[nth]);
        }
        for word in &design.bonus {
            bonus[match word {
                Bonus::DrawEach => 0,
                Bonus::DrawOne => 1,
                Bonus::Vp => 2,
                Bonus::Initiative => 3,
            }] += 1;
        }
        tactics += u8::from(design.tactic.is_some());
        scoring |= design.enables_scoring;
    }
    for (nth, points) in Points::ALL.iter().enumerate() {
        put(format_args!("icons {}", points.word()), f32::from(icons[nth]) / 8.0);
        put(format_args!("icons at most {}", points.word()), f32::from(most[nth]) / 3.0);
    }
    for (nth, n) in bonus.into_iter().enumerate() {
        put(format_args!("bonus {nth}"), f32::from(n) / 2.0);
    }
    put(format_args!("tactics"), f32::from(tactics) / 6.0);
    put(format_args!("scoring card"), flag(scoring));
    put(format_args!("scoring card to use"), flag(scoring && world.scoring() == Scoring::No));
    for terrain in Terrain::ALL {
        put(format_args!("{} cards", terrain.word()), hand.and(Cards::of_terrain(*terrain)).len() as f32 / 3.0);
    }
    put(format_args!("faction cards"), hand.but(Cards::TERRAIN).len() as f32 / 6.0);

    // Which cards are left in the deck is known, only their order is not.
    let deck = world.deck(seat);
    let mut sums = [0u8; 3];
    let mut scoring = false;
    for card in deck {
        let design = pack.card(*card);
        (0..3).for_each(|nth| sums[nth] += design.icons[nth]);
        scoring |= design.enables_scoring;
    }
    for (nth, points) in Points::ALL.iter().enumerate() {
        put(format_args!("deck {}", points.word()), f32::from(sums[nth]) / (1.0 + deck.len() as f32));
    }
    put(format_args!("deck scoring card"), flag(scoring));

    let known = world.knows(seat);
    let (mut trogs, mut crystals, mut finds) = (0, 0, 0u8);
    for laid in world.laid().iter().filter(|laid| known.has(laid.piece)) {
        match laid.piece.kind() {
            PieceKind::Exploration => finds += 1,
            _ => {
                let face = pack.face(laid.piece);
                trogs += face.units;
                crystals += face.crystals;
            }
        }
    }
    put(format_args!("known trogs"), f32::from(trogs) / 8.0);
    put(format_args!("known crystals"), f32::from(crystals) / 4.0);
    put(format_args!("known finds"), f32::from(finds) / 4.0);

    let of_faction = world.faction(side).map(|faction| pack.faction(faction));
    for nth in 0..SKILLS_TOLD {
        let skill = of_faction.and_then(|card| card.skills.iter().chain(&card.extra_skills).nth(nth));
        put(format_args!("skill {nth}"), flag(skill.is_some_and(|skill| world.has_skill(seat, *skill))));
        put(format_args!("skill {nth} ready"), flag(skill.is_some_and(|skill| world.is_ready(seat, *skill))));
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]
    use super::*;
    use crate::{options::Options, start};

    #[test]
    fn every_table_has_the_same_signs() {
        let pack = Pack::frozen().unwrap();
        let mut lists = Vec::new();
        for players in 2..=4 {
            let (world, _) = start(&pack, &Options::new(players)).unwrap();
            let names = names(&world, &pack);
            let mut values = Vec::new();
            for seat in world.seats() {
                signs(&world, &pack, seat, &mut values);
                assert_eq!(values.len(), names.len());
            }
            lists.push(names);
        }
        assert!(lists[0] == lists[1] && lists[1] == lists[2]);
        let mut single = lists[0].clone();
        single.sort();
        single.dedup();
        assert_eq!(single.len(), lists[0].len(), "two signs have one name");
    }
}
