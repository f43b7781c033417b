//! Why a choice is refused: a plain sentence, and the rule in parentheses.

use super::Story;
use crate::{
    FireteamZero, Table,
    choice::Choice,
    flow::Frame,
    terms::*,
    why::{Reason, Why},
};
use content::polish;
use kernel::Refused;

impl Story<'_> {
    /// What forbids a choice, and where possible what would make it legal.
    pub fn refusal(&self, why: &Why, table: &Table, seat: Seat, choice: Choice) -> String {
        let world = &table.world;
        let mut m = self.with(world).hero("who", seat);
        if why.reason == Reason::TooFewPoints
            && let Choice::Place(place) = choice
            && place.index() < world.board(self.pack).places.len()
        {
            m = m.place("place", place).set("cost", world.attack_speed_cost(self.pack, seat, place));
        } else {
            m = m.set("place", self.word("nowhere")).set("cost", 1);
        }
        let here = world.hero_at(seat);
        m = m
            .set("points", world.turn().moves)
            .set("monsters", world.monsters_at(here).len())
            .set("heroes", world.active_at(here).len())
            .set("range", self.range(table, seat, choice))
            .set("distance", self.distance(table, seat, choice));
        let mut key = why.reason.key();
        if why.reason == Reason::NotInSameLocation {
            match choice {
                Choice::Figure(figure) => {
                    m = m.figure("target", figure);
                    key += "-figure";
                }
                Choice::Yes if world.attack().is_some() => {
                    m = m.figure("target", world.attack().map_or(Figure(0), |attack| attack.target));
                    key += "-figure";
                }
                Choice::Token(_) => key += "-token",
                _ => {}
            }
        }
        let sentence = m.line(&key);
        self.closed(&sentence, Some(why.rule.id::<FireteamZero>()))
    }

    /// The same for everything that can stand in the way of a choice.
    pub fn refused(&self, refused: &Refused<Why>, table: &Table, seat: Seat, choice: Choice) -> String {
        let m = self.with(&table.world).hero("who", seat);
        match refused {
            Refused::Rule(why) => self.refusal(why, table, seat, choice),
            Refused::Over => m.line("refused-over"),
            Refused::NotAsked => {
                let waiting = table.waiting().iter().map(|s| self.seat(&table.world, s).nominative());
                let names = self.list(waiting.collect::<Vec<_>>());
                m.set("names", names).line("refused-not-asked")
            }
            Refused::Answered => m.line("refused-answered"),
        }
    }

    /// "Sentence (rule)." as "Sentence. (FZ-MOVE-05)".
    fn closed(&self, sentence: &str, rule: Option<&str>) -> String {
        match rule {
            Some(rule) => polish::typeset(self.lang(), &format!("{sentence} ({rule})")),
            None => sentence.to_owned(),
        }
    }

    /// How far the card in question reaches.
    fn range(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        match choice {
            Choice::Card(card) if self.design(&table.world, seat, card).is_some() => {
                table.world.card_range(self.pack, seat, card).to_string()
            }
            _ => "0".to_owned(),
        }
    }

    /// How far away the target in question is, where there is one.
    fn distance(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        let world = &table.world;
        let target = match (choice, table.asking()) {
            (Choice::Figure(figure), _) => Some(figure),
            (_, Some(Frame::Declare(declare))) => declare.chosen().0,
            _ => None,
        };
        let place = target.and_then(|target| world.place_of(target));
        let known = place.map(|place| world.distance(self.pack, world.hero_at(seat), place));
        match known.filter(|n| *n < PLACES as u8) {
            Some(n) => n.to_string(),
            None => "none".to_owned(),
        }
    }
}
