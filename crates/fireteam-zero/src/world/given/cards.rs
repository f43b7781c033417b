//! A seat's own cards: hand, deck, discard pile, focus cards, upgrades and finds.

use super::{
    super::{
        names::{self, Unknown},
        *,
    },
    Pile, SeatGiven,
};

impl SeatGiven {
    pub(super) fn own(&self, world: &mut World, pack: &Pack, seat: Seat) -> Result<(), Unknown> {
        for word in self.upgrades.iter().flatten() {
            let upgrade = names::action(pack, word)?;
            if !pack.action(upgrade).upgrade {
                return Err(Unknown::new(word, format!("`{word}` is no upgrade")));
            }
            fit(world.heroes[seat.index()].upgrades.try_push(upgrade).is_none(), word, "upgrades")?;
        }
        for word in self.focus.iter().flatten() {
            fit(world.heroes[seat.index()].focuses.try_push(names::focus(pack, word)?).is_none(), word, "focus cards")?;
        }
        for words in self.items.iter().flatten() {
            let (word, charges) = counted(words, ' ');
            let card = names::recon(pack, word)?;
            let ReconKind::Item { charges: printed, .. } = &pack.recon[card.index()].kind else {
                return Err(Unknown::new(word, format!("`{word}` is no find")));
            };
            let charges = charges.or(*printed).unwrap_or(u8::MAX);
            fit(world.heroes[seat.index()].items.try_push(Item { card, charges }).is_none(), word, "finds")?;
        }
        world.gather_cards(pack, seat);
        self.deal(world, pack, seat)?;
        world.heroes[seat.index()].down = self.down.unwrap_or(false);
        if self.pinned.unwrap_or(false) {
            pin(world, pack, seat)?;
        }
        Ok(())
    }

    fn deal(&self, world: &mut World, pack: &Pack, seat: Seat) -> Result<(), Unknown> {
        let piles = [&self.hand, &self.deck, &self.discard];
        let mut left: Vec<Card> = world.heroes[seat.index()].deck.iter().copied().collect();
        let mut dealt: [Vec<Card>; 3] = Default::default();
        // Named cards first, so that "any" never takes one that is named elsewhere.
        for named in [true, false] {
            for (pile, dealt) in piles.into_iter().zip(&mut dealt) {
                for (word, n) in pile.iter().flat_map(entries) {
                    let any = word == "any";
                    for _ in 0..if any == named { 0 } else { n } {
                        let found = if any {
                            plainest(world, pack, seat, &left)
                        } else {
                            copy(world, pack, seat, &left, &word)?
                        };
                        let Some(at) = found else {
                            return Err(Unknown::new(
                                &word,
                                format!("{} has not so many cards `{word}`", names::of_seat(seat)),
                            ));
                        };
                        dealt.push(left.remove(at));
                    }
                }
            }
        }
        let [hand, mut deck, mut discard] = dealt;
        match self.rest.as_deref().unwrap_or("deck") {
            "deck" => deck.extend(left),
            "discard" => discard.extend(left),
            "box" => {}
            word => return Err(Unknown::of("pile", word, ["deck", "discard", "box"])),
        }
        let own = &mut world.heroes[seat.index()];
        (own.hand, own.discard) = (hand.into_iter().collect(), discard.into_iter().collect());
        // The top card is the last of the array.
        own.deck = deck.into_iter().rev().collect();
        Ok(())
    }
}

fn fit(fits: bool, word: &str, what: &str) -> Result<(), Unknown> {
    if fits { Ok(()) } else { Err(Unknown::new(word, format!("a hero has not room for so many {what}"))) }
}

/// `word 3` or `word x3`: the word and the number, if there is one.
pub(super) fn counted(words: &str, mark: char) -> (&str, Option<u8>) {
    match words.rsplit_once(' ').map(|(word, n)| (word, n.trim_start_matches(mark).parse())) {
        Some((word, Ok(n))) => (word, Some(n)),
        _ => (words, None),
    }
}

fn entries(pile: &Pile) -> Vec<(String, u8)> {
    match pile {
        Pile::Any(n) => vec![("any".into(), *n)],
        Pile::Cards(words) => words
            .iter()
            .map(|words| {
                let (word, n) = counted(words, 'x');
                (word.into(), n.unwrap_or(1))
            })
            .collect(),
    }
}

/// A copy of the design that is still free.
fn copy(world: &World, pack: &Pack, seat: Seat, left: &[Card], word: &str) -> Result<Option<usize>, Unknown> {
    let design = names::action(pack, word)?;
    let own = &world.heroes[seat.index()];
    if !own.cards[..own.size as usize].contains(&design) {
        let hero = own.hero.map_or("?", |h| &pack.heroes[h.index()].meta.id);
        return Err(Unknown::new(
            word,
            format!("`{word}` is not among the cards of {hero}; is it another role's, or an upgrade?"),
        ));
    }
    Ok(left.iter().position(|card| own.cards[card.index()] == design))
}

/// A card that nobody will be asked about: a tactical response rather than a reaction.
fn plainest(world: &World, pack: &Pack, seat: Seat, left: &[Card]) -> Option<usize> {
    let reaction =
        |card: &Card| pack.action(world.heroes[seat.index()].cards[card.index()]).lower.kind == Lower::Reaction;
    left.iter().position(|card| !reaction(card)).or(if left.is_empty() { None } else { Some(0) })
}

/// Held as by a card: the first effects of the pack that hold a hero until it is freed.
fn pin(world: &mut World, pack: &Pack, seat: Seat) -> Result<(), Unknown> {
    for wanted in [Flag::CannotMove, Flag::CannotAct] {
        let fits = |effect: &Effect| matches!(effect, Effect::Rule(rule) if rule.flag == wanted && rule.until == Some(Until::Freed));
        let found = pack.lists.iter().enumerate().find_map(|(l, list)| Some((l, list.iter().position(fits)?)));
        let free = world.lasting.iter().position(Option::is_none);
        let (Some((list, nth)), Some(slot)) = (found, free) else {
            return Err(Unknown::new("pinned", "no card of this pack holds a hero until it is freed"));
        };
        world.began += 1;
        world.lasting[slot] = Some(Lasting {
            began: world.began,
            what: Standing::Rule { list: List(list as _), nth: nth as u8, who: Some(Figures::one(Figure::hero(seat))) },
            you: Figure::hero(seat),
            that: That::Nothing,
            from: Holder::Briefing,
            until: Until::Freed,
            mark: 0,
            times: None,
        });
    }
    Ok(())
}
