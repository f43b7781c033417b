//! Fireteam Zero in the reader's language: its own story, and the card behind an offer.

use crate::{Card, Goal};
use bots::Way;
use fireteam_zero::{
    FireteamZero, Table,
    choice::Choice,
    effect::tell::Teller,
    event::Event,
    pack::Pack,
    page::{self, Answer, Inquiry},
    speech::{Args, Speech},
    story::Story,
    terms::*,
    why::Why,
    world::World,
};
use kernel::{Refused, Seat};

pub struct Words<'p> {
    pub pack: &'p Pack,
    pub speech: &'static Speech,
    pub teller: Teller<'p>,
    pub story: Story<'p>,
}

impl Words<'_> {
    /// The numbers of a monster that differ from its card just now.
    fn now(&self, world: &World, figure: Figure) -> Vec<String> {
        let Some(entry) = world.monster(figure).map(|monster| self.pack.monster(monster.kind)) else {
            return Vec::new();
        };
        let numbers = [
            ("term-now-health", world.health_of(self.pack, figure), entry.health),
            ("term-now-speed", world.speed_of(self.pack, figure), entry.speed),
        ];
        let changed = numbers.into_iter().filter(|(_, now, printed)| now != printed);
        changed.map(|(key, now, _)| self.speech.say(key, &[("n", now)].into_iter().collect())).collect()
    }
}

impl Words<'_> {
    /// How likely an attack that is put together, or rolled again, succeeds.
    pub fn comes_to(&self, table: &Table, pack: &Pack, seat: Seat, way: &Way<Choice>) -> Option<String> {
        let rerolls = |table: &Table| table.ask().is_some_and(|ask| ask.key.starts_with("question-reroll"));
        let odds =
            |table: &Table| match page::answer(table, pack, Some(seat), &Inquiry::Odds { target: None, cards: None }) {
                Ok(Answer::Odds(odds)) => Some(odds),
                _ => None,
            };
        let first = *way.choices.first()?;
        let mut after = table.clone();
        after.apply(pack, seat, first, &mut Vec::new()).ok()?;
        let chance = match (rerolls(table), rerolls(&after)) {
            (true, true) => odds(&after)?.rerolled?,
            (true, false) if first == Choice::Pass => odds(table)?.kill,
            (true, false) => odds(table)?.rerolled?,
            (false, _) => odds(&after).filter(|odds| !odds.rolled).map(|odds| odds.rerolled.unwrap_or(odds.kill))?,
        };
        // No rounding to 0 or 100 unless it is exact.
        let n = if chance > 0.0 && chance < 1.0 { (100.0 * chance).round().clamp(1.0, 99.0) } else { 100.0 * chance };
        Some(self.speech.line("comes-to-attack", &Args::from_iter([("n", n)])))
    }
}

impl<'p> crate::Words<'p, FireteamZero> for Words<'p> {
    fn new(pack: &'p Pack, lang: Lang) -> Self {
        let speech = Speech::of(lang);
        Words { pack, speech, teller: Teller::new(pack, speech), story: Story::new(pack, lang) }
    }
    fn speech(&self) -> &'static content::speech::Speech {
        self.speech
    }

    fn report(&self, world: &World, events: &[Event]) -> Vec<String> {
        self.story.report(events, world)
    }
    fn goal(&self, table: &Table, _: Option<Seat>) -> Option<Goal> {
        let goal = page::Goal::of(&table.world, self.pack);
        let (now, lost) = (self.story.goal(&table.world, &goal), self.story.danger(&table.world, &goal));
        lost.is_some().then_some(Goal { now, lost })
    }
    fn question(&self, table: &Table, seat: Seat) -> String {
        self.story.question(table, seat)
    }
    fn choice(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        self.story.choice(table, seat, choice)
    }
    fn brief(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        self.story.brief(table, seat, choice)
    }
    fn refused(&self, refused: &Refused<Why>, table: &Table, seat: Seat, choice: Choice) -> String {
        self.story.refused(refused, table, seat, choice)
    }
    fn card(&self, table: &Table, seat: Seat, choice: Choice) -> Option<Card> {
        let (world, teller) = (&table.world, &self.teller);
        let card = match choice {
            Choice::Card(card) => teller.action_card(world.design(seat, card)),
            Choice::Upgrade(action) => teller.action_card(action),
            Choice::Focus(focus) => teller.focus(focus),
            Choice::Hero(hero) => teller.hero(hero),
            Choice::SpecialistCard(card) => teller.specialist_card(card),
            Choice::Figure(figure) => {
                let mut card = teller.monster(world.monster(figure)?.kind);
                card.lines.extend(self.now(world, figure));
                card
            }
            _ => return None,
        };
        Some(card.into())
    }
}
