//! What must add up on the table at every moment: the invariants of the rulebook's section 19 (FZ-INV).
//!
//! Some of them speak of what happened before. A [`Ledger`] follows the events of a game and remembers just that much.

use super::*;
use crate::{FireteamZero, event::Event, options::*, rules::*};
use kernel::{Rule, marks::cite};

/// What must be conserved from the start of the mission, and what effects have changed since.
#[derive(Clone, Debug)]
pub struct Ledger {
    /// Figures of each monster type that are in the mission, in play or in a pool.
    figures: Vec<i16>,
    threat: u8,
    /// An effect drew, returned or removed recon cards, or turned spawn tokens (FZ-INV-04).
    recon_touched: bool,
    /// Twists that an effect drew besides those of the track (FZ-INV-05).
    twists_touched: bool,
    /// Knock-downs since the coin last was heads (FZ-INV-11).
    falls: u8,
    /// A card or the difficulty turned the coin to tails.
    tails_by_card: bool,
    down: Seats,
    responses: u8,
    in_ambush: bool,
    /// A broken law that only the events showed.
    fault: Option<String>,
}

impl Ledger {
    /// The books of a table that has just been opened, or of any later one: what is there then is what must be kept.
    pub fn new(world: &World, pack: &Pack) -> Self {
        let mut ledger = Ledger {
            figures: vec![0; pack.monsters.len()],
            threat: world.threat,
            recon_touched: false,
            twists_touched: world.twists_drawn > 0,
            falls: 0,
            tails_by_card: world.coin == CoinSide::Tails,
            down: Seats::NONE,
            responses: 0,
            in_ambush: world.in_ambush(),
            fault: None,
        };
        for monster in &world.monsters {
            ledger.figures[monster.kind.index()] += i16::from(in_mission(monster));
        }
        for seat in world.seats() {
            if world.is_down(seat) {
                ledger.down = ledger.down.with(seat);
            }
        }
        ledger
    }

    /// Follows what one choice did; `world` is the table after it.
    pub fn note(&mut self, world: &World, pack: &Pack, events: &[Event]) {
        for (at, event) in events.iter().enumerate() {
            let before = at.checked_sub(1).map(|at| &events[at]);
            match *event {
                Event::MissionBegins { .. } => {
                    self.tails_by_card = world.difficulty(pack).coin_start == CoinSide::Tails;
                    self.threat = world.difficulty(pack).start_threat;
                }
                Event::PoolChanged { monster, n, from, to, .. } => {
                    let n = i16::from(n);
                    self.figures[monster.index()] += n * (i16::from(from == Pool::Box) - i16::from(to == Pool::Box));
                }
                Event::BossEntered { monster, .. } => self.figures[monster.index()] += 1,
                Event::BossBeaten { monster, .. } => self.figures[monster.index()] -= 1,
                Event::Returned { monster, to: Pool::Box, .. } => self.figures[monster.index()] -= 1,
                Event::SpawnTokenTurned { .. } if !matches!(events.get(at + 1), Some(Event::ReconDrawn { .. })) => {
                    self.recon_touched = true;
                }
                Event::ReconDrawn { .. } if !matches!(before, Some(Event::SpawnTokenTurned { .. })) => {
                    self.recon_touched = true;
                }
                Event::TwistDrawn { .. } if !matches!(before, Some(Event::ThreatAdvanced { .. })) => {
                    self.twists_touched = true;
                }
                Event::KnockedDown { seat } => {
                    self.falls += 1;
                    self.down = self.down.with(seat);
                }
                Event::StoodUp { seat } => self.down = self.down.without(seat),
                Event::CoinTurned { side: CoinSide::Heads } => (self.falls, self.tails_by_card) = (0, false),
                Event::CoinTurned { side: CoinSide::Tails } => self.tails_by_card |= self.falls == 0,
                Event::RoundBegins { .. } => self.responses = 0,
                Event::Played { seat, action, lower, .. } => self.note_play(world, pack, seat, action, lower),
                _ => {}
            }
        }
        if world.threat < self.threat {
            self.blame(FZ_INV_07, "the threat token went backwards");
        }
        self.threat = world.threat;
        self.in_ambush = world.in_ambush();
    }

    fn note_play(&mut self, world: &World, pack: &Pack, seat: Seat, action: Action, lower: bool) {
        cite(FZ_INV_12);
        if self.down.has(seat) {
            self.blame(FZ_INV_12, "a player whose hero is down played a card");
        }
        let kind = pack.action(action).lower.kind;
        if lower && kind == Lower::Tactical {
            self.responses += 1;
            if self.responses > 1 || world.round == 1 {
                self.blame(FZ_INV_08, "a second tactical response, or one in the first round");
            }
        }
        let allowed = || world.flag(pack, Figure::hero(seat), Flag::ReactToAmbush);
        if lower && kind == Lower::Reaction && self.in_ambush && world.in_ambush() && !allowed() {
            self.blame(FZ_INV_13, "a reaction to an ambush");
        }
    }

    fn blame(&mut self, rule: Rule, what: &str) {
        self.fault.get_or_insert_with(|| named(rule, what));
    }
}

/// A figure counts while it is on the board or in a pool; one in the box is out of the mission.
fn in_mission(monster: &MonsterFigure) -> bool {
    monster.at.is_some() || monster.home != Pool::Box
}

fn named(rule: Rule, what: &str) -> String {
    format!("{}: {what}", rule.id::<FireteamZero>())
}

fn holds(rule: Rule, condition: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    cite(rule);
    if condition { Ok(()) } else { Err(named(rule, &what())) }
}

/// Whether no card and no figure was lost or made (FZ-INV-02, 03): the part of [`sound`] that any table can promise.
pub fn conserved(world: &World, pack: &Pack, at_start: &Ledger) -> Result<(), String> {
    cards_add_up(world)?;
    figures_add_up(world, pack, at_start)
}

/// Whether everything on the table adds up; the error names the rule that is broken.
pub fn sound(world: &World, pack: &Pack, at_start: &Ledger) -> Result<(), String> {
    if let Some(fault) = &at_start.fault {
        return Err(fault.clone());
    }
    conserved(world, pack, at_start)?;
    tokens_add_up(world, pack)?;
    if world.phase == Phase::Setup {
        return Ok(());
    }
    track_adds_up(world, pack, at_start)?;
    places_are_right(world, pack)?;
    for attack in &world.attacks {
        let rolled = attack.rolled.unwrap_or_else(|| world.dice_of(pack, attack));
        holds(FZ_INV_06, rolled <= pack.dice.max_rolled, || format!("{rolled} attack dice"))?;
    }
    holds(FZ_INV_08, world.round > 1 || world.responded.is_none(), || "a response in the first round".into())?;
    // One knock-down at a time reaches the coin only with the default keys.
    if world.keys.simultaneous_knockdowns == SimultaneousKnockdowns::Sequential && world.harms.is_empty() {
        let falls = at_start.falls;
        let most = u8::from(!at_start.tails_by_card);
        holds(FZ_INV_11, world.outcome.is_some() || falls <= most, || format!("{falls} knock-downs since heads"))?;
    }
    Ok(())
}

/// Nothing is in flight: holds whenever a hero in its own turn is asked what to do next.
pub fn at_rest(world: &World) -> Result<(), String> {
    let empty = world.attacks.is_empty() && world.activations.is_empty() && world.harms.is_empty();
    holds(FZ_HERO_01, empty, || "an attack, activation or damage was never finished".into())?;
    let calm = world.quiet == 0 && world.ambushes == 0 && world.reaction_attacks == 0;
    holds(FZ_AMB_08, calm, || "a hush, ambush or reaction attack was never ended".into())?;
    for seat in world.seats() {
        let playing = world.playing(seat);
        holds(FZ_CARD_03, playing.is_empty(), || format!("seat {} never discarded {playing:?}", seat.0))?;
    }
    Ok(())
}

fn cards_add_up(world: &World) -> Result<(), String> {
    for seat in world.seats() {
        let hero = &world.heroes[seat.index()];
        let deck: Cards = hero.deck.iter().copied().collect();
        let parts = [deck, hero.hand, hero.discard, hero.playing];
        let all = parts.into_iter().fold(Cards::NONE, Cards::or);
        let count: u32 = parts.iter().map(|part| part.len()).sum();
        let whole = u32::from(hero.size);
        let apart = count == all.len() && hero.deck.len() == deck.len() as usize;
        holds(FZ_INV_03, apart && count == whole, || {
            format!("seat {} has {count} of its {whole} cards, or one of them twice", seat.0)
        })?;
    }
    Ok(())
}

fn figures_add_up(world: &World, pack: &Pack, ledger: &Ledger) -> Result<(), String> {
    let mut there = vec![0i16; pack.monsters.len()];
    for monster in &world.monsters {
        there[monster.kind.index()] += i16::from(in_mission(monster));
    }
    for (kind, (there, booked)) in there.iter().zip(&ledger.figures).enumerate() {
        let id = &pack.monsters[kind].meta.id;
        holds(FZ_INV_02, there == booked, || format!("{there} figures of {id}, {booked} should be there"))?;
    }
    let places = world.board(pack).places.len();
    let fits = |place: Place| place.index() < places;
    let placed = world.monsters.iter().filter_map(|m| m.at).all(fits);
    let heroes = world.seats().all(|seat| fits(world.hero_at(seat)));
    holds(FZ_TERM_02, placed && heroes, || "a figure stands beside the board".into())
}

fn tokens_add_up(world: &World, pack: &Pack) -> Result<(), String> {
    for (kind, card) in pack.tokens.iter().enumerate().skip(1) {
        let out = world.tokens().filter(|(_, token)| token.kind.index() == kind).count();
        holds(FZ_INTEL_03, out <= card.count as usize, || format!("{out} tokens {} of {}", card.meta.id, card.count))?;
    }
    for seat in world.seats() {
        let carried = world.tokens().filter(|(_, token)| token.on == TokenOn::Hero(seat)).count();
        holds(FZ_ACT_03, carried <= 1, || format!("seat {} carries {carried} tokens", seat.0))?;
    }
    for (nth, objective) in pack.mission(world.mission).objectives.iter().enumerate() {
        let (tokens, need) = (world.intel[nth], pack.objective(*objective).need);
        holds(FZ_OBJ_08, tokens <= need, || format!("{tokens} of {need} tokens on objective {nth}"))?;
    }
    Ok(())
}

fn track_adds_up(world: &World, pack: &Pack, ledger: &Ledger) -> Result<(), String> {
    let last = pack.constants.last_space;
    holds(FZ_INV_07, world.threat <= last, || format!("threat on space {} of {last}", world.threat))?;
    let drawn = world.twists_drawn;
    holds(FZ_INV_05, drawn <= 4 && world.twists.len() == drawn as usize, || format!("{drawn} twists drawn"))?;
    let start = world.difficulty(pack).start_threat;
    let reached =
        pack.constants.twist_spaces.iter().filter(|s| **s > start && world.been >> **s & 1 == 1).count() as u8;
    let due = reached.min(world.difficulty(pack).twists_max).min(4);
    let settled = ledger.twists_touched || drawn == due;
    holds(FZ_INV_05, settled, || format!("{drawn} twists drawn where {due} are due"))?;
    let up = world.spawns.iter().filter(|s| s.side == SpawnSide::Up).count();
    let left = world.recon_deck.len();
    holds(FZ_INV_04, ledger.recon_touched || left == up, || format!("{left} recon cards, {up} tokens face up"))
}

fn places_are_right(world: &World, pack: &Pack) -> Result<(), String> {
    let impassable = world.board(pack).terrain[Terrain::Impassable as usize];
    for seat in world.seats() {
        let at = world.hero_at(seat);
        holds(FZ_INV_10, !impassable.has(at), || format!("seat {} stands in impassable terrain", seat.0))?;
    }
    for which in 0..2 {
        let at = world.specialist_at(which);
        let with = !world.heroes_at(at).is_empty();
        holds(FZ_INV_01, with, || format!("specialist {which} is alone in place {}", at.0))?;
    }
    Ok(())
}
