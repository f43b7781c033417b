//! The games that are shipped, as the server sees them.

use super::{
    Bot, Game, Move, Play, Shelf, Step, advice, lesson,
    live::{Live, json},
};
use kernel::{Chance, Entry as LogEntry, Journal, Seat, Seats, Table};
use protocol::{Card, Entries, Entry, GameInfo, Json, Lesson, LessonInfo, Review};
use serde_json::{Map, Value};
use std::sync::{Arc, OnceLock, atomic::AtomicBool};
use titles::{Errand, Lang, Level, NAMES, RULES, Title};

/// A game of a known title with its content.
pub struct Boxed<T: Title> {
    pack: Arc<T::Pack>,
    /// Read when the first one is asked for.
    lessons: OnceLock<Vec<Arc<titles::Lesson<T>>>>,
}

/// All games that are shipped.
///
/// # Errors
/// If the built-in content cannot be read, which the tests rule out.
pub fn shelf() -> anyhow::Result<Shelf> {
    struct Take;
    impl Errand for Take {
        type Out = anyhow::Result<Arc<dyn Game>>;
        fn run<T: Title>(self) -> Self::Out {
            Ok(Arc::new(Boxed::<T>::new(T::pack(None)?)))
        }
    }
    NAMES.iter().filter_map(|name| titles::dispatch(name, Take)).collect()
}

impl<T: Title> Boxed<T> {
    /// A title with this content.
    pub fn new(pack: T::Pack) -> Self {
        Boxed { pack: Arc::new(pack), lessons: OnceLock::new() }
    }

    /// Those that this content can be taught by: another pack may lack what a lesson speaks of.
    fn all_lessons(&self) -> &[Arc<titles::Lesson<T>>] {
        let read = |(name, text): &titles::lesson::File| T::read_lesson(&self.pack, name, name, text, None).ok();
        self.lessons.get_or_init(|| T::LESSONS.iter().filter_map(read).map(Arc::new).collect())
    }

    /// The lesson that a table of these options is.
    fn taught(&self, options: &T::Options) -> Option<Arc<titles::Lesson<T>>> {
        let name = T::lesson(options)?;
        self.all_lessons().iter().find(|lesson| lesson.name == name).cloned()
    }

    fn begin(&self, options: &Value, seed: [u8; 32]) -> Result<Live<T>, String> {
        let options = self.read(options)?;
        let (world, frame) = T::start(&self.pack, &options).map_err(|error| format!("{error:#}"))?;
        let mut events = Vec::new();
        let table = Table::<T>::new(world, frame, Chance::seeded(seed), &self.pack, &mut events)
            .map_err(|error| error.to_string())?;
        Ok(Live { pack: self.pack.clone(), seats: T::seats(&options), lesson: self.taught(&options), table, events })
    }

    fn read(&self, options: &Value) -> Result<T::Options, String> {
        serde_json::from_value(options.clone()).map_err(|error| error.to_string())
    }
}

/// A step of a log in the types of the game.
fn read_step<T: Title>(step: &Step<'_>) -> Result<kernel::Move<T::Choice>, String> {
    Ok(match step {
        Step::Play { seat, choice } => kernel::Move::Play {
            seat: *seat,
            choice: serde_json::from_str(choice.get()).map_err(|error| error.to_string())?,
        },
        Step::Undo { keep } => kernel::Move::Undo { keep: *keep },
        Step::Dice { seed } => kernel::Move::Dice { seed: *seed },
    })
}

/// Lays what was given over the defaults, field by field, into objects too.
fn overlay(base: &mut Value, given: &Map<String, Value>) {
    let Value::Object(base) = base else { return };
    for (name, value) in given {
        match (base.get_mut(name), value) {
            (Some(inner @ Value::Object(_)), Value::Object(value)) => overlay(inner, value),
            _ => {
                base.insert(name.clone(), value.clone());
            }
        }
    }
}

impl<T: Title> Game for Boxed<T> {
    fn name(&self) -> &'static str {
        T::NAME
    }
    fn rules(&self) -> &'static str {
        RULES
    }
    fn pack(&self) -> &str {
        T::fingerprint(&self.pack)
    }
    fn rivals(&self) -> bool {
        T::RIVALS
    }
    fn info(&self, lang: Lang) -> GameInfo {
        GameInfo {
            game: T::NAME.into(),
            rules: RULES.into(),
            pack: self.pack().into(),
            seats: T::SEATS.into(),
            rivals: T::RIVALS,
            campaigns: T::CAMPAIGNS,
            levels: Level::ALL.iter().map(|level| level.word().into()).collect(),
            fields: serde_json::json!(T::fields(&self.pack, lang)),
        }
    }
    fn entries(&self, lang: Lang) -> Vec<Entries> {
        let named = |(id, name)| Entry { id, name };
        let kind = |kind: titles::Kind| Entries {
            kind: kind.kind.into(),
            entries: kind.entries.into_iter().map(named).collect(),
        };
        T::entries(&self.pack, lang).into_iter().map(kind).collect()
    }
    fn card(&self, id: &str, lang: Lang) -> Option<Card> {
        let titles::Card { title, lines, source } = T::show(&self.pack, id, lang)?;
        Some(Card { id: id.into(), title, lines, source })
    }
    fn kit(&self, lang: Lang, options: Option<&Value>) -> Json {
        let options = options.and_then(|options| self.read(options).ok());
        json(&T::kit(&self.pack, lang, options.as_ref()))
    }
    fn lessons(&self) -> Vec<LessonInfo> {
        self.all_lessons().iter().map(|lesson| lesson::info(lesson)).collect()
    }
    fn lesson(&self, name: &str) -> Option<Lesson> {
        self.all_lessons().iter().find(|lesson| lesson.name == name).map(|lesson| lesson::told(lesson))
    }
    fn lesson_begins(&self, options: &Value) -> Option<(u64, Vec<(u8, Json)>)> {
        let lesson = self.taught(&self.read(options).ok()?)?;
        Some((lesson.seed, lesson.opening().map(|play| (play.seat.0, json(&play.choice))).collect()))
    }
    fn options(&self, given: &Map<String, Value>) -> Result<Value, String> {
        // A lesson lays its table out itself.
        if let Some(name) = given.get("lesson").and_then(Value::as_str) {
            let lesson = self.all_lessons().iter().find(|lesson| lesson.name == name);
            return lesson
                .map(|lesson| serde_json::json!(lesson.options))
                .ok_or_else(|| format!("There is no lesson `{name}`; `GET /games/{}/lessons` lists them.", T::NAME));
        }
        let mut options = serde_json::json!(T::defaults(&self.pack));
        overlay(&mut options, given);
        Ok(serde_json::json!(self.read(&options)?))
    }
    fn open(&self, options: &Value, seed: [u8; 32]) -> Result<Box<dyn Play>, String> {
        Ok(Box::new(self.begin(options, seed)?))
    }
    fn load(&self, options: &Value, snapshot: &[u8]) -> Result<Box<dyn Play>, String> {
        let options = self.read(options)?;
        let table = Table::<T>::from_bytes(snapshot, &self.pack).map_err(|error| error.to_string())?;
        let (pack, lesson, events) = (self.pack.clone(), self.taught(&options), Vec::new());
        Ok(Box::new(Live::<T> { pack, seats: T::seats(&options), lesson, table, events }))
    }
    fn verify(&self, options: &Value, seed: [u8; 32], log: &[Move<'_>]) -> Result<u64, String> {
        let options = self.read(options)?;
        let mut record = titles::new_record::<T>(&self.pack, options, seed);
        for (at, entry) in log.iter().enumerate() {
            let wrong = |what: String| format!("entry {}: {what}", at + 1);
            let what = read_step::<T>(&entry.what).map_err(wrong)?;
            let digest = entry.digest.parse::<Digest>().map_err(wrong)?;
            record.entries.push(LogEntry { what, digest: digest.0 });
        }
        let start = T::start(&self.pack, &record.options).map_err(|error| format!("{error:#}"))?;
        Journal::<T, T::Options>::replay(&record, start, &self.pack, |_, _, _| {})
            .map(|journal| journal.record.entries.len() as u64)
            .map_err(|error| error.to_string())
    }
    fn review(
        &self,
        options: &Value,
        seed: [u8; 32],
        steps: &[Step<'_>],
        seat: u8,
        lang: Lang,
        stop: &Arc<AtomicBool>,
    ) -> Result<Review, String> {
        let table = self.begin(options, seed)?.table;
        let moves = steps.iter().map(read_step::<T>).collect::<Result<Vec<_>, _>>()?;
        Ok(advice::review(seat, titles::review(table, &self.pack, &moves, Seat(seat), lang, stop)))
    }
    fn bot(&self, level: &str) -> Option<Box<dyn Bot>> {
        let level = Level::from_word(level)?;
        Some(Box::new(Thinker::<T> { level, bot: None }))
    }
    fn campaign(&self, options: &Value) -> Result<Value, String> {
        T::campaign(&self.pack, &self.read(options)?).map_err(|error| format!("{error:#}"))
    }
    fn next_mission(&self, campaign: &Value) -> Result<Option<(String, Value)>, String> {
        let next = T::next_mission(&self.pack, campaign).map_err(|error| format!("{error:#}"))?;
        Ok(next.map(|(name, options)| (name, serde_json::json!(options))))
    }
    fn mission_over(&self, campaign: &Value, table: &dyn Play) -> Result<Value, String> {
        let live = table.as_any().downcast_ref::<Live<T>>().ok_or("this is a table of another game")?;
        T::mission_over(&self.pack, campaign, &live.table.world).map_err(|error| format!("{error:#}"))
    }
}

/// Eight bytes as hexadecimal digits.
struct Digest([u8; 8]);

impl std::str::FromStr for Digest {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let number = u64::from_str_radix(text, 16).ok().filter(|_| text.len() == 16);
        number.map(|number| Digest(number.to_be_bytes())).ok_or_else(|| format!("`{text}` is no digest"))
    }
}

/// A bot with what it plans. Its dice come from what its seat knows: it plays the same on every node.
struct Thinker<T: Title> {
    level: Level,
    bot: Option<titles::Bot<T>>,
}

impl<T: Title> Bot for Thinker<T> {
    fn choose(&mut self, play: &dyn Play, seat: u8, people: u8, stop: Arc<AtomicBool>) -> Option<Json> {
        let live = play.as_any().downcast_ref::<Live<T>>()?;
        if let Some(wanted) =
            live.lesson.as_ref().and_then(|lesson| lesson.answer(live.table.ask()?.number, Seat(seat)))
            && live.table.why_not(&live.pack, Seat(seat), wanted).is_none()
        {
            return Some(json(&wanted));
        }
        let number = u64::from(live.table.ask()?.number) << 8 | u64::from(seat);
        let bot = self.bot.take().unwrap_or_else(|| titles::Bot::new(self.level, number));
        let bot = self.bot.insert(bot.stopped_by(stop));
        let wish = T::yields(&live.table, Seat(seat), Seats(people));
        wish.or_else(|| bot.choose(&live.table, &live.pack, Seat(seat))).map(|choice| json(&choice))
    }
}
