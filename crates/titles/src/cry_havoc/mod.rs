//! Cry Havoc as a title.

mod words;

pub use words::Words;

use crate::{
    Card, Field, Keys, Kind, Lang, Lesson, Named, Start, Title, hint, learned,
    lesson::{self, Taught},
};
use anyhow::{Result, bail};
use bots::{Line, Mind, Rollout, Settings, Term, Way, net::Net, no_lines};
use cry_havoc::{
    CryHavoc, Table, advice,
    choice::Choice,
    effect::tell::{self, CardText},
    event::Event,
    options::{self, Options},
    pack::{Meta, Pack},
    page, sight, signs,
    speech::{self, Speech},
    terms::*,
    view::View,
    why::Why,
    world::{World, given::Given, names::Unknown},
    worth::{self, worth},
    zero,
};
use kernel::{Seat, Seats};
use serde::Deserialize;
use serde_json::{Value, json};
use std::{
    cmp::Reverse,
    path::Path,
    sync::{Arc, LazyLock},
};

impl From<CardText> for Card {
    fn from(mut card: CardText) -> Self {
        let source = vec![std::mem::take(&mut card.source)];
        Card { lines: card.lines(), title: card.name, source }
    }
}

impl Title for CryHavoc {
    type Options = Options;
    type View = View;
    type Words<'p> = Words<'p>;

    const SEATS: &'static str = "players";
    const KEYS: Keys = options::Keys::NAMES;
    const RIVALS: bool = true;

    fn pack(dir: Option<&Path>) -> Result<Pack> {
        match dir {
            None => Ok(Pack::embedded()?),
            Some(dir) if !dir.is_dir() => bail!("{} is not a directory with a content pack", dir.display()),
            Some(dir) => Ok(Pack::from_dir(dir)?),
        }
    }
    fn fingerprint(pack: &Pack) -> &str {
        &pack.hash
    }
    fn entries(pack: &Pack, lang: Lang) -> Vec<Kind> {
        let speech = Speech::of(lang);
        let named = |(kind, metas): (speech::Kind, Vec<&Meta>)| {
            let mut entries: Vec<(String, String)> = Vec::new();
            for meta in metas {
                // Copies of a token, and a Region that both boards have, are one entry.
                if entries.iter().all(|(id, _)| *id != meta.id) {
                    entries.push((meta.id.clone(), speech.name(kind, &meta.id, &meta.name)));
                }
            }
            Kind { kind: kind.word(), entries }
        };
        kinds(pack).into_iter().map(named).collect()
    }
    fn show(pack: &Pack, id: &str, lang: Lang) -> Option<Card> {
        let mut all = tell::show(pack, lang, id).into_iter().map(Card::from);
        let mut card = all.next()?;
        for other in all {
            // Several things have this id: the others follow, each under its own name.
            card.lines.extend(card.source.drain(..).map(|source| format!("[{source}]")));
            card.lines.extend([String::new(), other.title]);
            card.lines.extend(other.lines);
            card.source = other.source;
        }
        Some(card)
    }

    fn fields(pack: &Pack, lang: Lang) -> Vec<Field> {
        let speech = Speech::of(lang);
        let Options { players, level, length, .. } = Self::defaults(pack);
        let named = |kind, meta: &Meta| Named::new(&meta.id, speech.name(kind, &meta.id, &meta.name));
        let faction = |faction: &Faction| {
            let meta = &pack.faction(*faction).meta;
            let named = Named::new(faction.word(), speech.name(speech::Kind::Faction, &meta.id, &meta.name));
            // Players only from four on (CH-CMP-02).
            if *faction == Faction::Trogs { named.for_seats(4) } else { named }
        };
        let levels: Vec<Named> = pack.skill_levels.iter().map(|e| named(speech::Kind::Level, &e.meta)).collect();
        let lengths = pack.round_options.iter().map(|e| named(speech::Kind::Rounds, &e.meta)).collect();
        // A seat without a handicap has an empty word.
        let mut handicaps = vec![Named::new("", "–".into())];
        handicaps.extend(pack.handicaps.iter().map(|e| named(speech::Kind::Handicap, &e.meta)));
        let mut fields = vec![
            Field::number("players", 2, 4, players),
            Field::several("factions", Faction::ALL.iter().map(faction).collect(), false)
                .labelled(speech.word("kind-faction")),
            Field::one("level", levels.clone(), &level).labelled(speech.word("kind-level")),
            Field::several("levels", levels, true).labelled(speech.word("kind-level")),
            Field::one("length", lengths, &length).labelled(speech.word("kind-rounds")),
            Field::several("handicaps", handicaps, true).labelled(speech.word("kind-handicap")),
        ];
        fields.extend(Field::keys(Self::KEYS, speech, |_, _| None));
        fields
    }
    fn defaults(_: &Pack) -> Options {
        Options::new(2)
    }
    fn named(options: &Options) -> String {
        format!("{} players, {} level, {}", options.players, options.level, options.length)
    }
    fn seats(options: &Options) -> u8 {
        options.players
    }
    fn start(pack: &Pack, options: &Options) -> Result<Start<Self>> {
        match &options.lesson {
            Some(name) => lesson::start::<Self>(name, pack),
            None => Ok(cry_havoc::start(pack, options)?),
        }
    }

    const LESSONS: &'static [lesson::File] = &[
        ("first", include_str!("../../../../lessons/cry-havoc/first.toml")),
        ("move", include_str!("../../../../lessons/cry-havoc/move.toml")),
        ("battle", include_str!("../../../../lessons/cry-havoc/battle.toml")),
        ("build", include_str!("../../../../lessons/cry-havoc/build.toml")),
        ("skills", include_str!("../../../../lessons/cry-havoc/skills.toml")),
        ("scoring", include_str!("../../../../lessons/cry-havoc/scoring.toml")),
        ("prisoners", include_str!("../../../../lessons/cry-havoc/prisoners.toml")),
        ("humans", include_str!("../../../../lessons/cry-havoc/humans.toml")),
        ("pilgrims", include_str!("../../../../lessons/cry-havoc/pilgrims.toml")),
        ("machines", include_str!("../../../../lessons/cry-havoc/machines.toml")),
        ("trogs", include_str!("../../../../lessons/cry-havoc/trogs.toml")),
    ];
    fn lesson(options: &Options) -> Option<&str> {
        options.lesson.as_deref()
    }
    fn read_lesson(
        pack: &Arc<Pack>,
        name: &str,
        shown: &str,
        text: &str,
        seed: Option<u64>,
    ) -> std::result::Result<Lesson<Self>, lesson::Wrong> {
        lesson::read(name, shown, text, pack, seed)
    }

    fn outcome(world: &World) -> Value {
        let vp: Vec<u16> = world.seats().map(|seat| world.vp(seat)).collect();
        world.winner().map_or(Value::Null, |side| json!({ "winner": side, "vp": vp }))
    }
    fn winners(world: &World) -> Seats {
        world.winner().map_or(Seats::NONE, |side| Seats::NONE.with(Seat(side.0)))
    }
    fn view(table: &Table, pack: &Pack, viewer: Option<Seat>) -> View {
        View::of(table, pack, viewer)
    }
    fn told(event: &Event, world: &World, viewer: Option<Seat>) -> Event {
        sight::event_for(event, viewer, world)
    }
    fn conceivable(table: &Table, pack: &Pack, seat: Seat, out: &mut Vec<Choice>) {
        let (world, side) = (&table.world, Side::of(seat));
        let all = world.all_regions(pack);
        out.extend(Action::ALL.iter().copied().map(Choice::Action));
        out.extend(world.hand(seat).iter().map(Choice::Card));
        out.extend(all.iter().map(Choice::Region));
        for from in all.iter().filter(|from| world.units(*from, side) > 0) {
            out.extend(all.iter().map(|to| Choice::Step(from, to)));
        }
        let own = world.faction(side).map_or(Structures::NONE, |faction| pack.faction(faction).structures);
        for structure in own.iter() {
            out.extend(all.iter().map(|region| Choice::Build(structure, region)));
        }
    }
    const THOUGHTS: (Settings, Settings) = (
        Settings { iterations: 20, trust: 1.0, curiosity: 0.3, rollout: Rollout::Brief { turns: 1 }, ..LEARNED },
        Settings {
            iterations: 40,
            width: Some(10),
            beginnings: 4,
            trust: 2.0,
            rollout: Rollout::Brief { turns: 2 },
            ..LEARNED
        },
    );
    // What first sight holds for poor is thought about too, one way of each sort of turn.
    const LEGEND: Settings = Settings {
        iterations: 120,
        width: Some(12),
        beginnings: 5,
        trust: 2.0,
        rollout: Rollout::Brief { turns: 3 },
        ..LEARNED
    };

    fn mind() -> Mind<Self> {
        Mind {
            worth,
            clear: worth::CLEAR,
            stands: worth::stands,
            values: worth::values,
            learned: NET.as_ref().map(|_| learned as bots::Stands<Self>),
            terms: |world, pack, seat| {
                let term = |(name, weight, count)| Term { name, weight, count };
                worth::terms(world, pack, seat).into_iter().map(term).collect()
            },
            habit: advice::habit,
            takes_back: |choice| *choice == Choice::Back,
            sort: |choice| match choice {
                Choice::Action(action) => Some(*action as u8),
                _ => None,
            },
            // Its plans see to that.
            unpicks: |_, _| false,
            pointless: advice::pointless,
            quiet: advice::quiet,
            guess: advice::guess,
            lines: |table, pack, seat| lines(advice::schemes(table, pack, seat)),
            brief: |table, pack, seat| lines(advice::plans(table, pack, seat)),
            prepared: |table, pack, seat| {
                let prepared = advice::preparations(table, pack, seat).into_iter();
                prepared.map(|(worth, choices, then)| Line { worth, choices, then }).collect()
            },
            clock: advice::clock,
        }
    }
    fn signs(world: &World, pack: &Pack, seat: Seat, out: &mut Vec<f32>) {
        signs::signs(world, pack, seat, out);
    }
    fn sign_names(pack: &Pack) -> Result<Vec<String>> {
        let (world, _) = cry_havoc::start(pack, &Self::defaults(pack))?;
        Ok(signs::names(&world, pack))
    }
    fn points(world: &World) -> [u16; bots::SEATS] {
        let mut points = [0; bots::SEATS];
        world.seats().for_each(|seat| points[seat.index()] = world.vp(seat));
        points
    }
    const YARDSTICK: Settings = Settings { iterations: 120, width: Some(10), trust: 2.0, ..Settings::ROUND };

    fn yardstick() -> Mind<Self> {
        Mind {
            worth: zero::worth::worth,
            stands: zero::worth::stands,
            values: zero::worth::values,
            habit: zero::advice::habit,
            lines: |table, pack, seat| lines(zero::advice::plans(table, pack, seat)),
            brief: |table, pack, seat| lines(zero::advice::plans(table, pack, seat)),
            prepared: no_lines,
            learned: None,
            ..Self::mind()
        }
    }
    fn adviser() -> Mind<Self> {
        Mind { lines: |table, pack, seat| lines(advice::ways(table, pack, seat)), prepared: no_lines, ..Self::mind() }
    }
    fn listed(table: &Table, pack: &Pack, seat: Seat) -> Vec<Vec<Choice>> {
        // Whoever has begun to place Units is not told to begin again.
        let begins = |key| matches!(key, "question-deploy-control" | "question-tactic");
        let found = page::rehearsed(table, pack, seat).filter(|_| table.ask().is_some_and(|ask| begins(ask.key)));
        let rows = found.into_iter().flat_map(|found| found.cases).flat_map(|case| case.rows);
        rows.map(|row| row.choices).collect()
    }
    fn comes_to(words: &Words<'_>, table: &Table, pack: &Pack, seat: Seat, way: &Way<Choice>) -> Option<String> {
        words.comes_to(table, pack, seat, way)
    }
    fn reason(why: &Why) -> (&'static str, String) {
        (why.rule.id::<CryHavoc>(), why.reason.key().trim_start_matches("why-").to_owned())
    }

    fn kit(pack: &Pack, lang: Lang, _: Option<&Options>) -> Value {
        serde_json::to_value(page::Kit::of(pack, lang)).unwrap_or_default()
    }
    fn advise(
        table: &Table,
        pack: &Pack,
        viewer: Option<Seat>,
        inquiry: &Value,
        lang: Lang,
        hints: bool,
    ) -> std::result::Result<Value, String> {
        let inquiry = page::Inquiry::deserialize(inquiry).map_err(|error| error.to_string())?;
        let mut advice = page::advise(table, pack, viewer, inquiry, lang, hints)?;
        if let (page::Advice::Rehearsal(rehearsal), Some(seat)) = (&mut advice, viewer)
            && rehearsal.stage.asks()
        {
            rank(rehearsal, table, pack, seat);
        }
        serde_json::to_value(advice).map_err(|error| error.to_string())
    }
}

/// Whoever has learned how games end need not play them on for long.
const LEARNED: Settings = Settings { learned: 1.0, ..Settings::ROUND };

/// What was learned from whole games.
static NET: LazyLock<Option<Net>> =
    LazyLock::new(|| learned::read::<CryHavoc>(include_bytes!("../../weights/cry-havoc.net")));

fn learned(world: &World, pack: &Pack) -> [f32; bots::SEATS] {
    match &*NET {
        Some(net) => learned::of_rivals::<CryHavoc>(net, world, pack, world.players()),
        None => [0.5; bots::SEATS],
    }
}

/// Puts the answers of a rehearsal in the order of a hint, which looks beyond the battle.
fn rank(rehearsal: &mut page::Rehearsal, table: &Table, pack: &Pack, seat: Seat) {
    for case in &mut rehearsal.cases {
        let ways: Vec<Vec<Choice>> = case.rows.iter().map(|row| row.choices.clone()).collect();
        let values = hint::values::<CryHavoc>(table, pack, seat, &ways);
        let mut ranked: Vec<_> = std::mem::take(&mut case.rows).into_iter().zip(values).collect();
        let pointless =
            |row: &page::Row| row.choices.first().is_some_and(|it| advice::pointless(table, pack, seat, *it));
        ranked.sort_by_cached_key(|(row, value)| (pointless(row), Reverse((value * 1e6) as i32)));
        case.rows = ranked.into_iter().map(|(row, _)| row).collect();
    }
}

fn lines(plans: Vec<(i32, Vec<Choice>)>) -> Vec<Line<Choice>> {
    plans.into_iter().map(|(worth, choices)| Line::new(worth, choices)).collect()
}

/// All entries that can be shown, by kind.
fn kinds(pack: &Pack) -> Vec<(speech::Kind, Vec<&Meta>)> {
    use speech::Kind;
    let faces =
        |kind: PieceKind| pack.faces.iter().filter(move |face| face.kind == kind).map(|face| &face.meta).collect();
    vec![
        (Kind::Faction, pack.factions.iter().map(|e| &e.meta).collect()),
        (Kind::Skill, pack.skills.iter().map(|e| &e.meta).collect()),
        (Kind::Structure, pack.structures.iter().map(|e| &e.meta).collect()),
        (Kind::Token, pack.named.iter().map(|e| &e.meta).collect()),
        (Kind::Terrain, pack.terrains.iter().collect()),
        (Kind::Tactic, pack.cards.iter().map(|e| &e.meta).collect()),
        (Kind::Event, pack.events.iter().map(|e| &e.meta).collect()),
        (Kind::Exploration, faces(PieceKind::Exploration)),
        (Kind::WarParty, faces(PieceKind::WarParty)),
        (Kind::Nest, faces(PieceKind::Nest)),
        (Kind::Board, pack.boards.iter().map(|e| &e.meta).collect()),
        (Kind::Region, pack.boards.iter().flat_map(|board| board.regions.iter().map(|e| &e.meta)).collect()),
        (Kind::Level, pack.skill_levels.iter().map(|e| &e.meta).collect()),
        (Kind::Rounds, pack.round_options.iter().map(|e| &e.meta).collect()),
        (Kind::Handicap, pack.handicaps.iter().map(|e| &e.meta).collect()),
    ]
}

impl Taught for CryHavoc {
    const OWN_PARTS: &'static [&'static str] = &["initiative", "faction", "ahead"];
    fn options(given: &Given, lesson: &str) -> std::result::Result<Options, Unknown> {
        Ok(Options { lesson: Some(lesson.into()), ..given.options()? })
    }
}
