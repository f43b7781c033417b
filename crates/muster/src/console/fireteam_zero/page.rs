//! The page of a run of Fireteam Zero.

use super::{
    tally::{Foes, Missions, Played, Row},
    uses,
};
use crate::{
    console::{Spread, mean},
    runs::page::{
        interval,
        plot::{self, Bar, Group},
        section, share, table, thousands,
    },
};
use fireteam_zero::pack::{Meta, Pack};
use maud::{Markup, html};

/// Cards in the plot at either end; the table has all of them.
const CARDS: usize = 12;

/// The name of an id; the id itself if the pack does not know it.
fn name<'p>(mut metas: impl Iterator<Item = &'p Meta>, id: &str) -> String {
    metas.find(|meta| meta.id == id).map_or_else(|| id.to_owned(), |meta| meta.name.clone())
}

pub fn of(tally: &Missions, pack: &Pack) -> Markup {
    html! {
        (win_rates(tally, pack))
        (spread(tally, pack, "Length", "rounds", |row| &row.rounds))
        (spread(tally, pack, "Knock-downs", "knock-downs", |row| &row.knock_downs))
        (spread(tally, pack, "Threat at the end", "the space of the threat token", |row| &row.threat))
        (cards(tally, pack))
        (monsters(tally, pack))
        (tally.usage.page(|way, id| uses::name(pack, way, id)))
    }
}

/// One bar for each number of heroes, under the name of the mission.
fn by_mission(tally: &Missions, pack: &Pack, bar: impl Fn(&Row) -> Bar) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for row in &tally.missions {
        let label = mission(row, pack);
        if groups.last().is_none_or(|group| group.label != label) {
            groups.push(Group { label, bars: Vec::new() });
        }
        if let Some(group) = groups.last_mut() {
            group.bars.push(bar(row));
        }
    }
    groups
}

fn mission(row: &Row, pack: &Pack) -> String {
    format!("{} {}", row.mission, name(pack.missions.iter().map(|card| &card.meta), &row.mission))
}

fn heroes(row: &Row) -> String {
    format!("{} heroes", row.heroes)
}

/// Two, three and four heroes have the first colours.
fn colour(row: &Row) -> usize {
    usize::from(row.heroes.saturating_sub(2))
}

fn win_rates(tally: &Missions, pack: &Pack) -> Markup {
    let bar = |row: &Row| Bar {
        label: heroes(row),
        colour: colour(row),
        value: row.wins.rate(),
        whisker: Some(row.wins.interval()),
        mark: None,
        text: share(row.wins.rate()),
    };
    let lead = format!("All missions: {} of {} games won, {}.", tally.all.wins, tally.all.of, share(tally.all.rate()));
    let figures = tally.missions.iter().map(|row| {
        let decisions = format!("{:.1}", row.count.mean_decisions());
        let (games, wins) = (thousands(row.wins.of), thousands(row.wins.wins));
        vec![mission(row, pack), heroes(row), games, wins, share(row.wins.rate()), interval(row.wins), decisions]
    });
    let head = ["mission", "heroes", "games", "wins", "win rate", "95 % interval", "decisions"];
    section("Win rate", &lead, plot::bars(&by_mission(tally, pack, bar), true), table(2, &head, figures))
}

fn spread(tally: &Missions, pack: &Pack, title: &str, what: &str, of: impl Fn(&Row) -> &Spread) -> Markup {
    let bar = |row: &Row| {
        let spread = of(row);
        Bar {
            label: heroes(row),
            colour: colour(row),
            value: spread.mean(),
            whisker: Some((spread.quantile(0.1) as f64, spread.quantile(0.9) as f64)),
            mark: None,
            text: format!("{:.1}", spread.mean()),
        }
    };
    let figures = tally.missions.iter().map(|row| {
        let spread = of(row);
        let at = |share| spread.quantile(share).to_string();
        vec![mission(row, pack), heroes(row), format!("{:.2}", spread.mean()), at(0.1), at(0.5), at(0.9)]
    });
    let lead = format!("Mean of {what} in a game; the whisker holds eight games of ten.");
    let head = ["mission", "heroes", "mean", "10 % at most", "median", "90 % at most"];
    section(title, &lead, plot::bars(&by_mission(tally, pack, bar), false), table(2, &head, figures))
}

fn monsters(tally: &Missions, pack: &Pack) -> Markup {
    let of = |foes: &Foes, n: u64| mean(n as f64, foes.games);
    let mut all: Vec<(String, &Foes)> = Vec::new();
    for (id, foes) in &tally.monsters {
        all.push((name(pack.monsters.iter().map(|card| &card.meta), id), foes));
    }
    all.sort_by(|(_, a), (_, b)| of(b, b.damage).total_cmp(&of(a, a.damage)));
    let bar = |(name, foes): &(String, &Foes)| Bar {
        label: name.clone(),
        colour: 4,
        value: of(foes, foes.damage),
        whisker: None,
        mark: None,
        text: format!("{:.1}", of(foes, foes.damage)),
    };
    let lead = format!(
        "Damage to heroes in the attacks of a monster, a game to which it came. Beside that, all games together, {:.1} a game \
         from texts and other heroes' bombs.",
        mean(tally.other_damage as f64, tally.all.of)
    );
    let figures = all.iter().map(|(name, foes)| {
        let per_game = |n: u64| format!("{:.2}", of(foes, n));
        let each = format!("{:.2}", mean(foes.damage as f64, foes.came));
        let [came, killed, damage] = [foes.came, foes.killed, foes.damage].map(per_game);
        vec![name.clone(), thousands(foes.games), came, killed, damage, each]
    });
    let head = ["monster", "games", "came a game", "killed a game", "damage a game", "damage a figure"];
    let bars = Group { label: String::new(), bars: all.iter().map(bar).collect() };
    section("Damage by monster", &lead, plot::bars(&[bars], false), table(1, &head, figures))
}

/// A card with its name.
struct Card<'t> {
    name: String,
    kind: &'static str,
    of: &'t Played,
}

impl<'t> Card<'t> {
    fn new(pack: &Pack, id: &str, of: &'t Played) -> Self {
        let card = pack.actions.iter().find(|card| card.meta.id == id);
        let name = card.map_or_else(|| id.to_owned(), |card| card.meta.name.clone());
        Card { name, kind: card.map_or("", |card| if card.upgrade { "upgrade" } else { "basic" }), of }
    }

    /// How far the win rate is above what was to be expected.
    fn lift(&self) -> f64 {
        self.of.wins.rate() - self.of.expected
    }

    /// The same for both ends of the interval.
    fn lifts(&self) -> (f64, f64) {
        let (low, high) = self.of.wins.interval();
        (low - self.of.expected, high - self.of.expected)
    }
}

/// The cards at either end of a list.
fn ends<'t>(cards: &[Card<'t>], first: &str, last: &str, bar: impl Fn(&Card<'t>) -> Bar) -> Vec<Group> {
    let group = |label: &str, cards: &[Card<'t>]| Group { label: label.into(), bars: cards.iter().map(&bar).collect() };
    match cards.len() {
        all if all > 2 * CARDS => vec![group(first, &cards[..CARDS]), group(last, &cards[all - CARDS..])],
        _ => vec![group("", cards)],
    }
}

fn cards(tally: &Missions, pack: &Pack) -> Markup {
    let mut all: Vec<Card> = tally.cards.iter().map(|(id, of)| Card::new(pack, id, of)).collect();
    all.sort_by_key(|card| std::cmp::Reverse(card.of.plays));
    let plays = |card: &Card| mean(card.of.plays as f64, tally.all.of);
    let usage = ends(&all, "Played most", "Played least", |card| Bar {
        label: card.name.clone(),
        colour: usize::from(card.kind == "upgrade") * 3,
        value: plays(card),
        whisker: None,
        mark: None,
        text: format!("{:.2}", plays(card)),
    });
    let used = all.iter().map(|card| {
        let Played { plays: sum, games, .. } = card.of;
        let (share, each) = (share(mean(*games as f64, tally.all.of)), format!("{:.2}", mean(*sum as f64, *games)));
        vec![card.name.clone(), card.kind.into(), thousands(*sum), format!("{:.2}", plays(card)), share, each]
    });
    let head = ["card", "", "plays", "plays a game", "games with it", "plays in these"];
    let usage = html! {
        (plot::legend([(0, "basic".to_owned()), (3, "upgrade".to_owned())]))
        (plot::bars(&usage, false))
    };
    let lead = "How often an action card was played, in the mean of all games.";
    let usage = section("Card usage", lead, usage, table(2, &head, used));

    all.sort_by(|a, b| b.lift().total_cmp(&a.lift()));
    let wins = ends(&all, "Highest", "Lowest", |card| Bar {
        label: card.name.clone(),
        colour: usize::from(card.lift() >= 0.0) + 1,
        value: card.lift(),
        whisker: Some(card.lifts()),
        mark: None,
        text: format!("{:+.1}", 100.0 * card.lift()),
    });
    let won = all.iter().map(|card| {
        let Played { wins, expected, games, .. } = card.of;
        let lift = format!("{:+.1}", 100.0 * card.lift());
        let rates = [share(wins.rate()), interval(*wins), share(*expected), lift];
        [vec![card.name.clone(), card.kind.into(), thousands(*games)], rates.to_vec()].concat()
    });
    let head = ["card", "", "games", "win rate", "95 % interval", "expected", "difference"];
    let lead = "Games in which a card was played: by how many points their win rate is above what was to be expected, which is the \
                win rate of the same missions and numbers of heroes, whether it was played or not. Longer games see more cards, so \
                that a card can be a sign of a win without being its cause.";
    html! {
        (usage)
        (section("Win rate when played", lead, plot::bars(&wins, true), table(2, &head, won)))
    }
}
