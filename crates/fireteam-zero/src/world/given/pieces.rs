//! Monsters, tokens, decks and tracks of a table laid out by hand.

use super::{
    super::{
        names::{self, Unknown},
        *,
    },
    Given,
};

impl Given {
    pub(super) fn monsters(&self, world: &mut World, pack: &Pack) -> Result<(), Unknown> {
        let mut figures = Vec::new();
        for line in self.monsters.iter().flatten() {
            if line == "mission" {
                figures.extend(world.monsters.iter().copied());
                continue;
            }
            let (line, copies) = match line.rsplit_once(" x") {
                Some((rest, n)) => match n.parse::<u8>() {
                    Ok(n) => (rest, n),
                    Err(_) => return Err(Unknown::new(line, format!("`x{n}` is no number of figures"))),
                },
                None => (line.as_str(), 1),
            };
            let figure = figure(world, pack, line)?;
            figures.extend(std::iter::repeat_n(figure, copies as usize));
        }
        // Fixed figure order: minions, elites, boss; within a rank as listed.
        figures.sort_by_key(|figure| pack.monster(figure.kind).rank);
        world.monsters.clear();
        for figure in figures {
            if world.monsters.try_push(figure).is_some() {
                return Err(Unknown::new("monsters", format!("a table has at most {MONSTERS} monsters")));
            }
        }
        Ok(())
    }

    pub(super) fn specialist_cards(&self, world: &mut World, pack: &Pack) -> Result<(), Unknown> {
        let given = [(&self.henry_card, self.henry_charges), (&self.patty_card, self.patty_charges)];
        for (which, (card, charges)) in given.into_iter().enumerate() {
            if let Some(word) = card {
                let card = names::specialist_card(pack, word)?;
                let printed = &pack.specialist_cards[card.index()];
                if printed.specialist != which {
                    return Err(Unknown::new(word, format!("`{word}` belongs to the other specialist")));
                }
                let charges = charges.or(printed.charges).unwrap_or(u8::MAX);
                world.specialist_cards[which] = SpecialistState { card: Some(card), charges };
            }
        }
        Ok(())
    }

    pub(super) fn track(&self, world: &mut World, pack: &Pack) -> Result<(), Unknown> {
        let (first, last) = (pack.constants.first_space, pack.constants.last_space);
        world.threat = self.threat.unwrap_or(first);
        if !(first..=last).contains(&world.threat) {
            return Err(Unknown::new("threat", format!("the threat track has the spaces {first} to {last}")));
        }
        world.been = (1 << (world.threat + 1)) - 1;
        // Spaces ahead on which the token has been, as if a card had moved it back since.
        for space in self.been.iter().flatten() {
            world.been |= 1 << space.min(&15);
        }
        if let Some(word) = &self.coin {
            world.coin =
                CoinSide::from_word(word).ok_or_else(|| Unknown::of("side of the coin", word, ["heads", "tails"]))?;
        }
        if let Some(word) = &self.start {
            world.start = names::seat(world, pack, word)?;
        }
        Ok(())
    }

    /// Numbers 1 to 12 on the marked places in board order, unless said otherwise; numbers left over are closed.
    pub(super) fn spawn_tokens(&self, world: &mut World, pack: &Pack) -> Result<(), Unknown> {
        let board = world.board(pack);
        for number in 0..SPAWNS {
            let place = board.spawns.get(number).copied();
            let side = if place.is_some() { SpawnSide::Up } else { SpawnSide::Closed };
            world.spawns[number] = SpawnToken { place: place.unwrap_or_default(), side };
        }
        for line in self.spawns.iter().flatten() {
            let mut words = line.split_whitespace();
            let number = words.next().unwrap_or_default();
            let Some(slot) = number.parse::<usize>().ok().filter(|n| (1..=SPAWNS).contains(n)) else {
                return Err(Unknown::new(line, format!("`{number}` is no spawn number; write \"3 c down\"")));
            };
            let token = &mut world.spawns[slot - 1];
            token.side = if token.side == SpawnSide::Closed { SpawnSide::Up } else { token.side };
            for word in words {
                match SpawnSide::from_word(word) {
                    Some(side) => token.side = side,
                    None => token.place = names::place(board, word)?,
                }
            }
        }
        Ok(())
    }

    pub(super) fn tokens(&self, world: &mut World, pack: &Pack) -> Result<(), Unknown> {
        for (slot, line) in self.tokens.iter().flatten().enumerate() {
            let Some((kind, at)) = line.split_once(' ') else {
                return Err(Unknown::new(line, format!("`{line}`: write \"fire c\" or \"survivor A\"")));
            };
            let kind = names::token(pack, kind)?;
            let on = match names::letter(at) {
                Some(_) => {
                    world.taken_kinds |= 1 << kind.0;
                    TokenOn::Hero(names::seat(world, pack, at)?)
                }
                None => TokenOn::Board(names::place(world.board(pack), at)?),
            };
            let Some(free) = world.tokens.get_mut(slot) else {
                return Err(Unknown::new(line, format!("a table has at most {TOKENS} tokens")));
            };
            *free = Some(Token { kind, on });
        }
        Ok(())
    }

    pub(super) fn decks(&self, world: &mut World, pack: &Pack) -> Result<(), Unknown> {
        let mission = pack.mission(world.mission);
        let too_many = |what: &str| Unknown::new(what, format!("there are too many cards in `{what}`"));
        for word in self.twists.iter().flatten() {
            let twist = names::twist(pack, word)?;
            let card = TwistInPlay { twist, ..TwistInPlay::default() };
            if world.twists.try_push(card).is_some() {
                return Err(too_many("twists"));
            }
        }
        world.twists_drawn = self.twists_drawn.unwrap_or(world.twists.len() as u8);
        let mut deck: Vec<Twist> = match &self.twist_deck {
            Some(words) => words.iter().map(|w| names::twist(pack, w)).collect::<Result<_, _>>()?,
            None => (0..pack.twists.len())
                .filter(|t| pack.twists[*t].family == mission.twists)
                .map(|t| Twist(t as u8))
                .filter(|t| !world.twists.iter().any(|drawn| drawn.twist == *t))
                .collect(),
        };
        deck.reverse();
        for twist in deck {
            if world.twist_deck.try_push(twist).is_some() {
                return Err(too_many("twist_deck"));
            }
        }
        let is_event = |card: &ReconCard| matches!(card.kind, ReconKind::Event { .. });
        let mut deck: Vec<Recon> = match &self.recon {
            Some(words) => words.iter().map(|w| names::recon(pack, w)).collect::<Result<_, _>>()?,
            None => (0u8..)
                .zip(&pack.recon)
                .filter(|(_, card)| is_event(card))
                .map(|(n, _)| Recon(n))
                .take(mission.events as usize)
                .chain(mission.discoveries.iter().copied())
                .collect(),
        };
        deck.reverse();
        for card in deck {
            if world.recon_deck.try_push(card).is_some() {
                return Err(too_many("recon"));
            }
        }
        Ok(())
    }

    pub(super) fn objectives_so_far(&self, world: &mut World, pack: &Pack) -> Result<(), Unknown> {
        let nth = |word: &str| {
            let objective = names::objective(pack, word)?;
            let here = &pack.mission(world.mission).objectives;
            here.iter().position(|o| *o == objective).ok_or_else(|| {
                Unknown::new(word, format!("`{word}` is no objective of this mission; name it in `objectives`"))
            })
        };
        let (mut intel, mut done) = (world.intel, world.done);
        for (word, n) in self.intel.iter().flatten() {
            intel[nth(word)?] = *n;
        }
        for word in self.done.iter().flatten() {
            done |= 1 << nth(word)?;
        }
        (world.intel, world.done) = (intel, done);
        Ok(())
    }
}

/// `corrupted_animal b`, `corrupted_human reserve`, `cupbearer c power 2`, `corrupted_animal b activated`.
fn figure(world: &World, pack: &Pack, line: &str) -> Result<MonsterFigure, Unknown> {
    let mut words = line.split_whitespace();
    let kind = names::monster(pack, words.next().unwrap_or_default())?;
    let boss = pack.monster(kind).rank == Rank::Boss;
    let mut figure =
        MonsterFigure { kind, home: if boss { Pool::Box } else { Pool::Pool }, ..MonsterFigure::default() };
    let rest: Vec<&str> = words.collect();
    let (rest, power) = match rest.as_slice() {
        [rest @ .., "power", n] => match n.parse::<u8>() {
            Ok(n) => (rest, Some(n)),
            Err(_) => return Err(Unknown::new(line, format!("`{n}` is no number of power tokens"))),
        },
        rest => (rest, None),
    };
    for word in rest {
        match Pool::from_word(word) {
            Some(home) => figure.home = home,
            None if *word == "activated" => figure.activated = true,
            None => {
                let place = names::place(world.board(pack), word)?;
                (figure.at, figure.was) = (Some(place), place);
            }
        }
    }
    if boss && figure.at.is_some() {
        figure.power = power.unwrap_or(world.seats);
    } else if power.is_some() {
        return Err(Unknown::new(line, "only a boss on the board has power tokens"));
    }
    Ok(figure)
}
