//! The page of a run of Cry Havoc.

use super::{
    tally::{Kind, Place, Players, Row},
    uses,
};
use crate::{
    console::{Rate, Spread, mean},
    runs::page::{
        interval,
        plot::{self, Bar, Group, Line, Stack},
        section, share, table, thousands,
    },
};
use cry_havoc::{event::ScoredFor, pack::Pack, terms::Faction};
use maud::{Markup, html};
use std::collections::{BTreeMap, BTreeSet};

/// What VP were scored for, in the words of the rulebook.
fn source(for_what: ScoredFor) -> &'static str {
    match for_what {
        ScoredFor::Card => "cards",
        ScoredFor::Text => "texts",
        ScoredFor::Control => "Region Control",
        ScoredFor::Kill => "Attrition",
        ScoredFor::Reward => "more for Objectives",
        ScoredFor::Prisoners => "Prisoners",
        ScoredFor::Ransom => "ransom",
        ScoredFor::Regions => "Regions",
        ScoredFor::Crystals => "Crystals",
        ScoredFor::Bonus => "Regions worth more",
        ScoredFor::Start => "at the start",
    }
}

/// Sources in the order in which a bar is put together; what is only ever lost has no part in it.
const SOURCES: &[ScoredFor] = &[
    ScoredFor::Crystals,
    ScoredFor::Regions,
    ScoredFor::Control,
    ScoredFor::Kill,
    ScoredFor::Prisoners,
    ScoredFor::Text,
    ScoredFor::Card,
    ScoredFor::Reward,
    ScoredFor::Bonus,
    ScoredFor::Start,
];

pub fn of(tally: &Players, pack: &Pack) -> Markup {
    html! {
        (factions(tally, pack))
        (places(&tally.seats, "Win share by seat", "Seat", |place| format!("Seat {}", char::from(b'A' + place - 1))))
        (places(&tally.initiative, "Win share by first Initiative", "Place in the Initiative order of the first Round", |place| format!("Place {place}")))
        (sources(tally, pack))
        (vp(tally, pack))
        (battles(tally, pack))
        (scoring(tally, pack))
        (lengths(tally))
        (tally.usage.page(|way, id| uses::name(pack, way, id)))
    }
}

fn faction(pack: &Pack, faction: Faction) -> String {
    pack.faction(faction).meta.name.clone()
}

fn players(players: u8) -> String {
    format!("{players} players")
}

/// Two, three and four players have the first colours.
fn colour(players: u8) -> usize {
    usize::from(players.saturating_sub(2))
}

/// A win share beside the fair one.
fn bar(number: u8, wins: Rate) -> Bar {
    Bar {
        label: players(number),
        colour: colour(number),
        value: wins.rate(),
        whisker: Some(wins.interval()),
        mark: Some(1.0 / f64::from(number)),
        text: share(wins.rate()),
    }
}

/// Rows of every Faction that took part, in the order of the box.
fn by_faction(tally: &Players) -> impl Iterator<Item = (Faction, Vec<&Row>)> {
    let rows =
        |of: &Faction| tally.players.iter().filter(|((_, faction), _)| faction == of).map(|(_, row)| row).collect();
    Faction::ALL.iter().map(move |faction| (*faction, rows(faction))).filter(|(_, rows): &(_, Vec<_>)| !rows.is_empty())
}

fn factions(tally: &Players, pack: &Pack) -> Markup {
    let group = |(of, rows): (Faction, Vec<&Row>)| Group {
        label: faction(pack, of),
        bars: rows.iter().map(|row| bar(row.players, row.wins)).collect(),
    };
    let groups: Vec<Group> = by_faction(tally).map(group).collect();
    let figures = tally.players.iter().map(|((number, of), row)| {
        let vp = format!("{:.1}", row.vp.mean());
        let (games, wins) = (thousands(row.finished), thousands(row.wins.wins));
        vec![faction(pack, *of), players(*number), games, wins, share(row.wins.rate()), interval(row.wins), vp]
    });
    let lead = "The games that each Faction took part in and won. The dashed mark is a fair share.";
    let head = ["Faction", "players", "games", "wins", "win share", "95 % interval", "VP"];
    section("Win share by Faction", lead, plot::bars(&groups, true), table(2, &head, figures))
}

fn places(all: &BTreeMap<(u8, u8), Place>, title: &str, what: &str, name: impl Fn(u8) -> String) -> Markup {
    let numbers: BTreeSet<u8> = all.values().map(|place| place.place).collect();
    let group = |nth: &u8| Group {
        label: name(*nth),
        bars: all.values().filter(|place| place.place == *nth).map(|place| bar(place.players, place.wins)).collect(),
    };
    let groups: Vec<Group> = numbers.iter().map(group).collect();
    let figures = all.values().map(|place| {
        let (games, wins) = (thousands(place.finished), thousands(place.wins.wins));
        let (rate, interval) = (share(place.wins.rate()), interval(place.wins));
        vec![players(place.players), name(place.place), games, wins, rate, interval]
    });
    let lead = format!("{what}, and the share of games won from there. The dashed mark is a fair share.");
    let head = ["players", "", "games", "wins", "win share", "95 % interval"];
    section(title, &lead, plot::bars(&groups, true), table(2, &head, figures))
}

fn round(nth: usize) -> String {
    format!("Round {}", nth + 1)
}

fn sources(tally: &Players, pack: &Pack) -> Markup {
    let all = Players::scored(tally.players.values());
    let used: Vec<ScoredFor> =
        SOURCES.iter().copied().filter(|of| all.iter().any(|scored| scored.contains_key(of))).collect();
    let parts = |scored: &BTreeMap<ScoredFor, f64>| -> Vec<f64> {
        used.iter().map(|of| scored.get(of).copied().unwrap_or_default().max(0.0)).collect()
    };
    let rounds = all.iter().enumerate().map(|(nth, scored)| Stack { label: round(nth), parts: parts(scored) });
    let whole = |rounds: &[BTreeMap<ScoredFor, f64>]| {
        let mut whole: BTreeMap<ScoredFor, f64> = BTreeMap::new();
        rounds.iter().flatten().for_each(|(of, vp)| *whole.entry(*of).or_default() += vp);
        whole
    };
    let by_faction: Vec<(String, BTreeMap<ScoredFor, f64>)> =
        by_faction(tally).map(|(of, rows)| (faction(pack, of), whole(&Players::scored(rows.into_iter())))).collect();
    let factions = by_faction.iter().map(|(name, scored)| Stack { label: name.clone(), parts: parts(scored) });
    let named = ScoredFor::ALL.iter().copied().filter(|of| all.iter().any(|scored| scored.contains_key(of)));
    let named: Vec<ScoredFor> = named.collect();
    let head: Vec<&str> = std::iter::once("").chain(named.iter().map(|of| source(*of))).collect();
    let figures = |(name, scored): (String, &BTreeMap<ScoredFor, f64>)| {
        let vp = |of: &ScoredFor| format!("{:.2}", scored.get(of).copied().unwrap_or_default());
        std::iter::once(name).chain(named.iter().map(vp)).collect::<Vec<_>>()
    };
    let by_round = all.iter().enumerate().map(|(nth, scored)| (round(nth), scored));
    let rows = by_round.chain(by_faction.iter().map(|(name, scored)| (name.clone(), scored))).map(figures);
    let plots = html! {
        (plot::legend(used.iter().enumerate().map(|(nth, of)| (nth, source(*of).to_owned()))))
        (plot::stacks(&rounds.collect::<Vec<_>>()))
        (plot::stacks(&factions.collect::<Vec<_>>()))
    };
    let lead = "VP of a player by what they were scored for, all games together: Round by Round, and by Faction over the whole game.";
    section("Sources of VP", lead, plots, table(1, &head, rows))
}

fn vp(tally: &Players, pack: &Pack) -> Markup {
    let after = |rows: Vec<&Row>| {
        let rounds = Players::scored(rows.into_iter());
        let gained = rounds.iter().map(|scored| scored.values().sum::<f64>());
        gained
            .scan(0.0, |sum, vp| {
                Some({
                    *sum += vp;
                    *sum
                })
            })
            .collect::<Vec<f64>>()
    };
    let all: Vec<(Faction, Vec<f64>)> = by_faction(tally).map(|(of, rows)| (of, after(rows))).collect();
    let most = all.iter().map(|(_, values)| values.len()).max().unwrap_or_default();
    let places: Vec<String> = (0..most).map(round).collect();
    let lines: Vec<Line> = all.iter().map(|(of, values)| Line { colour: of.index(), values: values.clone() }).collect();
    let figures = all.iter().map(|(of, values)| {
        let vp = |nth: usize| values.get(nth).map_or(String::new(), |vp| format!("{vp:.1}"));
        std::iter::once(faction(pack, *of)).chain((0..most).map(vp)).collect::<Vec<_>>()
    });
    let head: Vec<&str> = std::iter::once("Faction").chain(places.iter().map(String::as_str)).collect();
    let plots = html! {
        (plot::legend(all.iter().map(|(of, _)| (of.index(), faction(pack, *of)))))
        (plot::lines(&lines, &places, false))
    };
    section(
        "VP over the Rounds",
        "Mean VP of a player after each Round, all numbers of players together.",
        plots,
        table(1, &head, figures),
    )
}

/// One bar for each number of players, under the name of the Faction: a mean, and what holds eight games of ten.
fn spreads<'t>(tally: &'t Players, pack: &Pack, of: impl Fn(&'t Row) -> &'t Spread) -> Vec<Group> {
    let bar = |row: &'t Row| {
        let spread = of(row);
        Bar {
            label: players(row.players),
            colour: colour(row.players),
            value: spread.mean(),
            whisker: Some((spread.quantile(0.1) as f64, spread.quantile(0.9) as f64)),
            mark: None,
            text: format!("{:.1}", spread.mean()),
        }
    };
    let group = |(of, rows): (Faction, Vec<&'t Row>)| Group {
        label: faction(pack, of),
        bars: rows.into_iter().map(bar).collect(),
    };
    by_faction(tally).map(group).collect()
}

fn battles(tally: &Players, pack: &Pack) -> Markup {
    let figures = tally.players.iter().map(|((number, of), row)| {
        let (fought, won) = (row.battles.mean(), row.battles_won.mean());
        let rate = if fought > 0.0 { share(won / fought) } else { String::new() };
        vec![faction(pack, *of), players(*number), format!("{fought:.2}"), format!("{won:.2}"), rate]
    });
    let lead = "Battles that a Faction fought in a game; the whisker holds eight games of ten.";
    let head = ["Faction", "players", "fought", "Regions won", "share"];
    section(
        "Battles of a Faction",
        lead,
        plot::bars(&spreads(tally, pack, |row| &row.battles), false),
        table(2, &head, figures),
    )
}

fn scoring(tally: &Players, pack: &Pack) -> Markup {
    // The last Round is scored anyway: nobody enables it, and it is no part of the picture.
    let rates = |kind: &Kind| {
        let rounds = kind.scorings.iter().rposition(|n| *n > 0).map_or(0, |last| last + 1);
        let games = kind.scorings.iter().zip(&kind.reached).take(rounds);
        games.map(|(n, of)| mean(*n as f64, *of)).collect()
    };
    let all: Vec<(&Kind, Vec<f64>)> = tally.tables.iter().map(|kind| (kind, rates(kind))).collect();
    let most = all.iter().map(|(_, values)| values.len()).max().unwrap_or_default();
    let places: Vec<String> = (0..most).map(round).collect();
    let lines: Vec<Line> =
        all.iter().map(|(kind, values)| Line { colour: colour(kind.players), values: values.clone() }).collect();
    let by_table = all.iter().map(|(kind, values)| {
        let rate = |nth: usize| values.get(nth).map_or(String::new(), |rate| share(*rate));
        std::iter::once(players(kind.players)).chain((0..most).map(rate)).collect::<Vec<_>>()
    });
    let head: Vec<&str> = std::iter::once("").chain(places.iter().map(String::as_str)).collect();
    let by_row = tally
        .players
        .iter()
        .map(|((number, of), row)| vec![faction(pack, *of), players(*number), format!("{:.2}", row.scorings.mean())]);
    let plots = html! {
        (plot::legend(all.iter().map(|(kind, _)| (colour(kind.players), players(kind.players)))))
        (plot::lines(&lines, &places, true))
    };
    let figures = html! {
        (table(1, &head, by_table))
        (table(2, &["Faction", "players", "Rounds in which it enabled Scoring"], by_row))
    };
    let lead = "Games in which somebody enabled Scoring in a Round, of those that came so far. The last Round is scored anyway.";
    section("Scoring Rounds", lead, plots, figures)
}

fn lengths(tally: &Players) -> Markup {
    let mean = |spread: &Spread| format!("{:.2}", spread.mean());
    let bar = |kind: &Kind| Bar {
        label: players(kind.players),
        colour: colour(kind.players),
        value: kind.battles.mean(),
        whisker: Some((kind.battles.quantile(0.1) as f64, kind.battles.quantile(0.9) as f64)),
        mark: None,
        text: format!("{:.1}", kind.battles.mean()),
    };
    let groups = Group { label: String::new(), bars: tally.tables.iter().map(bar).collect() };
    let figures = tally.tables.iter().map(|kind| {
        let decisions = format!("{:.1}", kind.count.mean_decisions());
        let (games, rounds, battles) = (thousands(kind.count.games), mean(&kind.rounds), mean(&kind.battles));
        vec![players(kind.players), kind.level.clone(), kind.length.clone(), games, rounds, battles, decisions]
    });
    let lead = "Battles in a game, those of neutral Trogs included; the whisker holds eight games of ten.";
    let head = ["players", "level", "length", "games", "Rounds", "battles", "decisions"];
    section("Battles at a table", lead, plot::bars(&[groups], false), table(3, &head, figures))
}
