//! Cry Havoc in the reader's language: its own story, and the card behind an offer.

use crate::{Card, Goal};
use bots::Way;
use cry_havoc::{
    CryHavoc, Table,
    choice::Choice,
    effect::tell::Teller,
    event::Event,
    pack::Pack,
    page,
    speech::{Args, Speech},
    story::Story,
    terms::{Action, Deck, Lang, Side},
    why::Why,
    world::World,
};
use kernel::{Refused, Seat};

pub struct Words<'p> {
    pub pack: &'p Pack,
    pub teller: Teller<'p>,
    pub story: Story<'p>,
}

impl Words<'_> {
    /// What Scoring would give, how a battle would end, or what the Round is expected to bring.
    pub fn comes_to(&self, table: &Table, pack: &Pack, seat: Seat, way: &Way<Choice>) -> Option<String> {
        let say = |key: &str, args: Args<'_>| Some(Speech::of(self.story.lang()).line(key, &args));
        if way.choices.first() == Some(&Choice::Action(Action::EnableScoring)) {
            let tally = page::tally(table, pack, seat);
            let total = |own: bool| {
                let of = tally.standings.iter().filter(|of| (of.side == Side::of(seat)) == own);
                of.map(|of| i32::from(of.total)).max()
            };
            return say("comes-to-scoring", Args::from_iter([("own", total(true)?), ("rival", total(false)?)]));
        }
        if let Some(found) = page::rehearsed(table, pack, seat) {
            // Whoever acts for the Trogs gains nothing by it.
            let case = found.cases.first().filter(|_| found.side == Side::of(seat))?;
            let end = case.rows.iter().find(|row| row.choices == way.choices)?.ending;
            let role = usize::from(case.attacker != found.side);
            let holder = match end.holder {
                Some(side) if side == found.side => "own",
                Some(_) => "foe",
                None => "nobody",
            };
            let mut args = Args::from_iter([("own", end.vp[role]), ("foe", end.vp[1 - role])]);
            args.set("kept", end.kept[role]);
            args.set("fought", end.fought[role]);
            args.set("holder", holder);
            return say("comes-to-battle", args);
        }
        let (own, rival) = (way.gain("vp")?.round(), -way.gain("rivals")?.round());
        say("comes-to-round", Args::from_iter([("own", own), ("rival", rival.max(0.0))]))
    }
}

impl<'p> crate::Words<'p, CryHavoc> for Words<'p> {
    fn new(pack: &'p Pack, lang: Lang) -> Self {
        // Events come as `told` leaves them, or all of them in a replay.
        let story = Story::new(pack, lang).sifted();
        Words { pack, teller: Teller::new(pack, Speech::of(lang)), story }
    }
    fn speech(&self) -> &'static content::speech::Speech {
        Speech::of(self.story.lang())
    }

    fn report(&self, world: &World, events: &[Event]) -> Vec<String> {
        self.story.report(world, events, None)
    }
    fn goal(&self, table: &Table, viewer: Option<Seat>) -> Option<Goal> {
        let goal = page::Goal::of(table, self.pack, viewer)?;
        let now = self.story.goal(&table.world, &goal, viewer);
        Some(Goal { now, lost: self.story.standing(&table.world, &goal, viewer) })
    }
    fn question(&self, table: &Table, seat: Seat) -> String {
        self.story.question(table, seat)
    }
    fn choice(&self, table: &Table, seat: Seat, choice: Choice) -> String {
        self.story.choice(table, seat, choice)
    }
    fn refused(&self, refused: &Refused<Why>, table: &Table, seat: Seat, _: Choice) -> String {
        self.story.refused(refused, table, seat)
    }
    fn card(&self, table: &Table, _: Seat, choice: Choice) -> Option<Card> {
        let (world, teller) = (&table.world, &self.teller);
        let card = match choice {
            Choice::Card(card) => teller.card(card),
            Choice::Skill(skill) => teller.skill(skill),
            Choice::Build(structure, _) | Choice::Activate(structure, _) | Choice::Structure(structure) => {
                teller.structure(structure)
            }
            Choice::Named(token) => teller.named(token),
            Choice::Faction(faction) => teller.faction(faction),
            Choice::Deck(Deck::Terrain(terrain)) => teller.terrain(terrain),
            Choice::Region(region) | Choice::Step(_, region) => {
                let id = &world.board(self.pack).meta.id;
                teller.region_card(self.pack.boards.iter().position(|board| board.meta.id == *id)?, region)
            }
            _ => return None,
        };
        Some(card.into())
    }
}
