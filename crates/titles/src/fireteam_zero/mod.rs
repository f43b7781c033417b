//! Fireteam Zero as a title.

mod words;

pub use words::Words;

use crate::{
    Card, Field, Keys, Kind, Lang, Lesson, Named, Start, Title, learned,
    lesson::{self, Taught},
};
use anyhow::{Result, bail};
use bots::{Line, Lines, Mind, Settings, Term, Way, net::Net, no_lines};
use fireteam_zero::{
    FireteamZero, Table, advice,
    campaign::Campaign,
    choice::Choice,
    effect::tell::{self, CardText},
    event::Event,
    options::{self, Options},
    pack::{Meta, Pack},
    page::{self, Inquiry, Kit},
    prospects, sight, signs,
    speech::{self, Speech},
    terms::Place,
    view::View,
    why::Why,
    world::{Outcome, World, given::Given, names::Unknown},
    worth::worth,
};
use kernel::{Game, Seat, Seats};
use serde_json::{Value, json};
use std::{
    path::Path,
    sync::{Arc, LazyLock},
};

impl From<CardText> for Card {
    fn from(CardText { title, lines, source }: CardText) -> Self {
        Card { title, lines, source }
    }
}

/// What was learned and the rules of thumb know different things, and together most.
const LEARNED: Settings = Settings { trust: 20.0, learned: 0.5, ..Settings::ROUND };

/// What was learned from whole games.
static NET: LazyLock<Option<Net>> =
    LazyLock::new(|| learned::read::<FireteamZero>(include_bytes!("../../weights/fireteam-zero.net")));

fn learned(world: &World, pack: &Pack) -> [f32; bots::SEATS] {
    match (&*NET, FireteamZero::over(world)) {
        (Some(net), false) => {
            [learned::of_team::<FireteamZero>(net, world, pack, signs::spokesman(world)); bots::SEATS]
        }
        _ => [prospects::chance(world, pack); bots::SEATS],
    }
}

impl Title for FireteamZero {
    type Options = Options;
    type View = View;
    type Words<'p> = Words<'p>;

    const SEATS: &'static str = "heroes";
    const KEYS: Keys = options::Keys::NAMES;

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
            let entry = |meta: &Meta| (meta.id.clone(), speech.name(kind, &meta.id, &meta.name));
            Kind { kind: kind.word(), entries: metas.into_iter().map(entry).collect() }
        };
        kinds(pack).into_iter().map(named).collect()
    }
    fn show(pack: &Pack, id: &str, lang: Lang) -> Option<Card> {
        tell::show(pack, id, lang).map(Card::from)
    }

    fn fields(pack: &Pack, lang: Lang) -> Vec<Field> {
        let speech = Speech::of(lang);
        let Options { mission, heroes, people, .. } = Self::defaults(pack);
        let named = |kind, meta: &Meta| Named::new(&meta.id, speech.name(kind, &meta.id, &meta.name));
        // Any mission may be played on its own; that later ones are harder is said where one is chosen (D-37).
        let later = |act: u8| (act > 1).then(|| speech.word("mission-later"));
        let missions =
            pack.missions.iter().map(|it| named(speech::Kind::Mission, &it.meta).noted(later(it.act))).collect();
        // Difficulties are entries of the content and have names.
        let word = |key: &str, word: &str| {
            let found = pack.difficulties.iter().find(|entry| key == "difficulty" && entry.meta.id == word)?;
            Some(named(speech::Kind::Difficulty, &found.meta).name)
        };
        let mut fields = vec![
            Field::one("mission", missions, &mission),
            Field::number("heroes", 2, 4, heroes),
            Field::number("people", 1, 4, people),
        ];
        fields.extend(Field::keys(Self::KEYS, speech, word));
        fields
    }
    fn defaults(pack: &Pack) -> Options {
        Options::new(pack.missions.first().map_or("", |mission| &mission.meta.id), 2)
    }
    fn named(options: &Options) -> String {
        format!("mission {}, {} heroes", options.mission, options.heroes)
    }
    fn seats(options: &Options) -> u8 {
        options.heroes
    }
    fn start(pack: &Pack, options: &Options) -> Result<Start<Self>> {
        match &options.lesson {
            Some(name) => lesson::start::<Self>(name, pack),
            None => Ok(fireteam_zero::start(pack, options)?),
        }
    }

    const LESSONS: &'static [lesson::File] = &[
        ("first", include_str!("../../../../lessons/fireteam-zero/first.toml")),
        ("move", include_str!("../../../../lessons/fireteam-zero/move.toml")),
        ("attack", include_str!("../../../../lessons/fireteam-zero/attack.toml")),
        ("damage", include_str!("../../../../lessons/fireteam-zero/damage.toml")),
        ("search", include_str!("../../../../lessons/fireteam-zero/search.toml")),
        ("threat", include_str!("../../../../lessons/fireteam-zero/threat.toml")),
        ("react", include_str!("../../../../lessons/fireteam-zero/react.toml")),
        ("coin", include_str!("../../../../lessons/fireteam-zero/coin.toml")),
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
        json!(world.outcome())
    }
    fn winners(world: &World) -> Seats {
        let won = world.outcome() == Some(Outcome::Won);
        world.seats().filter(|_| won).fold(Seats::NONE, Seats::with)
    }
    fn view(table: &Table, pack: &Pack, viewer: Option<Seat>) -> View {
        View::of(table, pack, viewer)
    }
    fn told(event: &Event, world: &World, viewer: Option<Seat>) -> Event {
        sight::event_for(event, viewer, world)
    }
    fn conceivable(table: &Table, pack: &Pack, seat: Seat, out: &mut Vec<Choice>) {
        let places = table.world.board(pack).places.len();
        out.extend((0..places).map(|place| Choice::Place(Place(place as u8))));
        out.extend(table.world.on_board().iter().map(Choice::Figure));
        out.extend(table.world.hand(seat).iter().map(Choice::Card));
        out.push(Choice::Search);
    }
    const THOUGHTS: (Settings, Settings) = (
        Settings { iterations: 100, width: Some(6), ..LEARNED },
        Settings { iterations: 400, width: Some(8), ..LEARNED },
    );
    const LEGEND: Settings = Settings { iterations: 800, width: Some(10), ..LEARNED };

    const YARDSTICK: Settings = Settings { iterations: 400, width: Some(8), trust: 20.0, ..Settings::ROUND };

    fn mind() -> Mind<Self> {
        let lines: Lines<Self> = |table, pack, seat| {
            let line = |(worth, step)| Line::new(worth, vec![step]);
            advice::steps(table, pack, seat).into_iter().map(line).collect()
        };
        // All heroes win or lose together, so a table is worth the same to every seat.
        let worth = |world: &World, pack: &Pack, _: Seat| worth(world, pack);
        Mind {
            worth,
            clear: 4000,
            // A chance of victory needs no beginning to be measured by.
            stands: |_, _| [0.0; bots::SEATS],
            values: |world, _, pack| [prospects::chance(world, pack); bots::SEATS],
            learned: NET.as_ref().map(|_| learned as bots::Stands<Self>),
            terms: |world, pack, _| {
                let term = |(name, weight, count)| Term { name, weight, count };
                prospects::terms(world, pack).into_iter().map(term).collect()
            },
            habit: advice::habit,
            takes_back: |choice| *choice == Choice::Back,
            sort: |_| None,
            unpicks: advice::unpicks,
            pointless: advice::pointless,
            quiet: advice::quiet,
            guess: advice::guess,
            lines,
            brief: lines,
            prepared: no_lines,
            clock: advice::clock,
        }
    }
    fn yields(table: &Table, _: Seat, people: Seats) -> Option<Choice> {
        advice::yields(table, people)
    }
    fn comes_to(words: &Words<'_>, table: &Table, pack: &Pack, seat: Seat, way: &Way<Choice>) -> Option<String> {
        words.comes_to(table, pack, seat, way)
    }
    fn signs(world: &World, pack: &Pack, seat: Seat, out: &mut Vec<f32>) {
        signs::signs(world, pack, seat, out);
    }
    fn sign_names(pack: &Pack) -> Result<Vec<String>> {
        let (world, _) = fireteam_zero::start(pack, &Self::defaults(pack))?;
        Ok(signs::names(&world, pack))
    }
    fn reason(why: &Why) -> (&'static str, String) {
        (why.rule.id::<FireteamZero>(), why.reason.key().trim_start_matches("why-").to_owned())
    }

    fn kit(pack: &Pack, lang: Lang, _table: Option<&Options>) -> Value {
        json!(Kit::of(pack, lang))
    }
    fn advise(
        table: &Table,
        pack: &Pack,
        viewer: Option<Seat>,
        inquiry: &Value,
        _: Lang,
        _: bool,
    ) -> std::result::Result<Value, String> {
        let inquiry: Inquiry = serde_json::from_value(inquiry.clone()).map_err(|error| error.to_string())?;
        // Nothing to work out is no fault: the table may have gone on since the question was sent.
        Ok(json!(page::answer(table, pack, viewer, &inquiry).ok()))
    }

    const CAMPAIGNS: bool = true;
    fn campaign(pack: &Pack, options: &Options) -> Result<Value> {
        let Some(mission) = pack.missions.iter().find(|mission| mission.meta.id == options.mission) else {
            bail!("there is no mission `{}`", options.mission);
        };
        let operation = &pack.operations[mission.operation].meta.id;
        Ok(json!(Campaign::new(pack, operation, options.heroes, options.people, options.keys)?))
    }
    fn next_mission(pack: &Pack, campaign: &Value) -> Result<Option<(String, Options)>> {
        let options = campaign_of(pack, campaign)?.options(pack);
        Ok(options.map(|options| (options.mission.clone(), options)))
    }
    fn mission_over(pack: &Pack, campaign: &Value, world: &World) -> Result<Value> {
        let mut campaign = campaign_of(pack, campaign)?;
        campaign.finish(pack, world);
        Ok(json!(campaign))
    }
}

/// A saved campaign, if it fits the content.
fn campaign_of(pack: &Pack, saved: &Value) -> Result<Campaign> {
    let campaign: Campaign = serde_json::from_value(saved.clone())?;
    campaign.check(pack)?;
    Ok(campaign)
}

/// All entries that can be shown, by kind.
fn kinds(pack: &Pack) -> Vec<(speech::Kind, Vec<&Meta>)> {
    use speech::Kind;
    vec![
        (Kind::Mission, pack.missions.iter().map(|e| &e.meta).collect()),
        (Kind::Objective, pack.objectives.iter().map(|e| &e.meta).collect()),
        (Kind::Hero, pack.heroes.iter().map(|e| &e.meta).collect()),
        (Kind::Action, pack.actions.iter().map(|e| &e.meta).collect()),
        (Kind::Focus, pack.focuses.iter().map(|e| &e.meta).collect()),
        (Kind::Specialist, pack.specialists.iter().map(|e| &e.meta).collect()),
        (Kind::SpecialistCard, pack.specialist_cards.iter().map(|e| &e.meta).collect()),
        (Kind::Recon, pack.recon.iter().map(|e| &e.meta).collect()),
        (Kind::Monster, pack.monsters.iter().map(|e| &e.meta).collect()),
        (Kind::Twist, pack.twists.iter().map(|e| &e.meta).collect()),
        (Kind::Token, pack.tokens.iter().map(|e| &e.meta).collect()),
    ]
}

impl Taught for FireteamZero {
    const OWN_PARTS: &'static [&'static str] = &["coin", "threat", "objectives"];
    fn options(given: &Given, lesson: &str) -> std::result::Result<Options, Unknown> {
        Ok(Options { lesson: Some(lesson.into()), ..given.options()? })
    }
}
