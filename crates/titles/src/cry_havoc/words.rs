//! Cry Havoc in the reader's language: its own story, and the card behind an offer.

use crate::Card;
use cry_havoc::{
    CryHavoc, Table,
    choice::Choice,
    effect::tell::Teller,
    event::Event,
    pack::Pack,
    speech::Speech,
    story::Story,
    terms::{Deck, Lang},
    why::Why,
    world::World,
};
use kernel::{Refused, Seat};

pub struct Words<'p> {
    pub pack: &'p Pack,
    pub teller: Teller<'p>,
    pub story: Story<'p>,
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
