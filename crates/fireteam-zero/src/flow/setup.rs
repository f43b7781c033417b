//! Set-up: start player, heroes, upgrades, focus cards, decks, board, monsters (section 3 of the rulebook).

use super::{
    round::Round,
    window::{self, Moment},
    *,
};
use crate::{effect::pick::PickPlace, event::Event, options::*, pack::*, world::ops::ops};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Setup {
    stage: Stage,
    /// The seat, token or figure within the step.
    at: u8,
    /// Two specialist cards drawn for one specialist (FZ-VAR-01).
    drawn: [u8; 2],
}

/// The steps of set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    #[default]
    StartPlayer,
    Heroes,
    Upgrades,
    FocusCards,
    Decks,
    SpawnTokens,
    Monsters,
    Specialists,
    Briefing,
    Over,
}

impl Setup {
    fn seat(&self, world: &World) -> Seat {
        world.turn_order().nth(self.at as usize).unwrap_or_default()
    }
    fn go_on(&mut self, stage: Stage) {
        (self.stage, self.at) = (stage, 0);
    }
    fn focus_granted(world: &World, pack: &Pack) -> usize {
        (pack.mission(world.mission()).focus + world.difficulty(pack).extra_focus).min(6) as usize
    }
    /// Upgrades a seat has: those of the briefing, or those kept if they are more (EC-46).
    fn upgrades_granted(world: &World, pack: &Pack, _: Seat) -> usize {
        // Upgrades and focus cards depend on the briefing of this mission only (FZ-CAMP-05, 06).
        cite(FZ_CAMP_05);
        if world.keys().campaign_upgrades == CampaignUpgrades::KeepAndAdd {
            // Those kept from earlier missions count towards the number (MR-04).
            cite(MR_04);
        } else {
            cite(FZ_CAMP_06);
        }
        pack.mission(world.mission()).upgrades.min(4) as usize
    }
    /// Two specialist cards for each specialist, drawn at random (FZ-VAR-01, RNG-08).
    fn draw_specialist_cards(&mut self, cx: &mut Cx) {
        cite(FZ_VAR_01);
        let which = self.at as usize;
        let mut cards: tinyvec::ArrayVec<[u8; 16]> = (0..cx.pack.specialist_cards.len())
            .filter(|c| cx.pack.specialist_cards[*c].specialist == which)
            .map(|c| c as u8)
            .take(16)
            .collect();
        cx.chance.shuffle(&mut cards);
        self.drawn = [cards[0], cards[1 % cards.len()]];
    }
}

/// Whether the required roles can still be filled if this seat takes the hero (FZ-SETUP-04).
fn roles_fillable(world: &World, pack: &Pack, hero: Hero) -> bool {
    cite(FZ_SETUP_04);
    let role_of = |h: Hero| pack.heroes[h.index()].role;
    let taken = world.seats().filter_map(|s| world.hero_of(s));
    let missing = pack
        .mission(world.mission())
        .required_roles
        .iter()
        .filter(|role| role_of(hero) != **role && !taken.clone().any(|h| role_of(h) == **role))
        .count();
    let seats_left = world.seats().filter(|s| world.hero_of(*s).is_none()).count() - 1;
    missing <= seats_left
}

impl Procedure<FireteamZero> for Setup {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let mut answer = input.answer();
        if let Input::Value(Value::Place(Some(place))) = input {
            // A spawn token laid by choice: it swaps with the one that lies there.
            let number = self.at as usize;
            let other = cx.world.spawns().iter().position(|s| s.place == place).unwrap_or(number);
            let mine = cx.world.spawns()[number].place;
            ops(cx).set_spawn_token(other, mine);
            ops(cx).set_spawn_token(number, place);
            self.at += 1;
        }
        if self.stage == Stage::StartPlayer && matches!(input, Input::Go) {
            // Any mission may be played on its own, with a warning that later ones are harder (FZ-CAMP-04, D-37).
            cite(FZ_CAMP_04);
            let act = cx.pack.mission(cx.world.mission()).act;
            if act > 1 {
                cx.tell(Event::LaterMission { act });
            }
        }
        loop {
            let seats = cx.world.seats().len() as u8;
            match self.stage {
                Stage::StartPlayer => {
                    cite(FZ_SETUP_02);
                    let random = cx.world.keys().start_player == StartPlayer::Random;
                    let start = match answer.take() {
                        Some(Choice::Seat(seat)) => seat,
                        None if !random => return Flow::Ask(Ask::team(Seat(0), FZ_SETUP_02, "question-start-player")),
                        _ => Seat(cx.chance.draw("start", u32::from(seats)) as u8),
                    };
                    ops(cx).give_start_token(start);
                    self.go_on(Stage::Heroes);
                }
                Stage::Heroes => {
                    if let Some(Choice::Hero(hero)) = answer.take() {
                        let seat = self.seat(cx.world);
                        ops(cx).choose_hero(seat, hero);
                        self.at += 1;
                    }
                    if self.at < seats {
                        // Beginning with the start player and going clockwise (FZ-SETUP-03).
                        cite(FZ_SETUP_03);
                        return ask(self.seat(cx.world), FZ_SETUP_03, "question-hero");
                    }
                    self.go_on(Stage::Upgrades);
                }
                Stage::Upgrades => {
                    if let Some(Choice::Upgrade(upgrade)) = answer.take() {
                        let seat = self.seat(cx.world);
                        ops(cx).choose_upgrade(seat, upgrade);
                    }
                    if self.at >= seats {
                        self.go_on(Stage::FocusCards);
                        continue;
                    }
                    let s = self.seat(cx.world);
                    // Exactly as many different upgrades as granted (FZ-SETUP-07).
                    cite(FZ_SETUP_07);
                    if cx.world.upgrades(s).len() < Self::upgrades_granted(cx.world, cx.pack, s) {
                        return ask(s, FZ_SETUP_07, "question-upgrade");
                    }
                    self.at += 1;
                }
                Stage::FocusCards => {
                    if let Some(Choice::Focus(focus)) = answer.take() {
                        let seat = self.seat(cx.world);
                        ops(cx).choose_focus(seat, focus);
                    }
                    if self.at >= seats {
                        self.go_on(Stage::Decks);
                        continue;
                    }
                    let s = self.seat(cx.world);
                    // Exactly as many different focus cards as granted (FZ-SETUP-09).
                    cite(FZ_SETUP_09);
                    cite(FZ_FOC_03);
                    if cx.world.focuses(s).len() < Self::focus_granted(cx.world, cx.pack) {
                        return ask(s, FZ_SETUP_09, "question-focus");
                    }
                    self.at += 1;
                }
                Stage::Decks => {
                    for s in cx.world.turn_order() {
                        ops(cx).gather_cards(s);
                        ops(cx).shuffle_deck(s);
                    }
                    let random = cx.world.keys().spawn_token_layout == SpawnTokenLayout::Random;
                    ops(cx).lay_spawn_tokens(random);
                    self.go_on(Stage::SpawnTokens);
                }
                Stage::SpawnTokens => {
                    if cx.world.keys().spawn_token_layout == SpawnTokenLayout::Chosen && self.at < SPAWNS as u8 - 1 {
                        let laid = self.at as usize;
                        let from = cx.world.spawns()[laid..].iter().map(|s| s.place).collect();
                        return call(PickPlace { seat: group(cx.world), from, rule: FZ_SETUP_12 });
                    }
                    ops(cx).shuffle_twists();
                    ops(cx).shuffle_recon();
                    ops(cx).lay_out();
                    self.go_on(Stage::Monsters);
                }
                Stage::Monsters => {
                    // The spawn die for each figure of the pool, minions first; nothing is rerolled (FZ-SETUP-21 to 23).
                    cite(FZ_SETUP_21);
                    cite(FZ_SETUP_22);
                    cite(FZ_SETUP_23);
                    cite(FZ_POOL_02);
                    cite(FZ_BOSS_07);
                    for slot in 0..cx.world.monsters().len() {
                        if cx.world.monsters()[slot].home == Pool::Pool {
                            let number = cx.chance.draw("spawn", u32::from(cx.pack.dice.spawn_sides));
                            let place = cx.world.spawns()[number as usize % SPAWNS].place;
                            ops(cx).spawn(Figure::monster(slot), place);
                        }
                    }
                    self.go_on(Stage::Specialists);
                    self.drawn = [u8::MAX; 2];
                }
                Stage::Specialists => {
                    if cx.world.keys().specialist_abilities == SpecialistAbilities::Base || self.at >= 2 {
                        ops(cx).rebuild();
                        self.go_on(Stage::Briefing);
                        continue;
                    }
                    if let Some(Choice::SpecialistCard(card)) = answer.take() {
                        ops(cx).choose_specialist_card(self.at as usize, card);
                        self.at += 1;
                        self.drawn = [u8::MAX; 2];
                        continue;
                    }
                    if self.drawn[0] == u8::MAX {
                        self.draw_specialist_cards(cx);
                    }
                    return ask_group(cx.world, FZ_VAR_01, "question-specialist-card");
                }
                Stage::Briefing => {
                    // Special instructions of the briefing come last (FZ-SETUP-27).
                    self.go_on(Stage::Over);
                    cite(FZ_SETUP_27);
                    // No hand is drawn during set-up (FZ-SETUP-26).
                    cite(FZ_SETUP_26);
                    if let Some(frame) = window::open(cx, Moment::of(Window::Setup)) {
                        return Flow::Call(frame);
                    }
                }
                Stage::Over => {
                    return Flow::Become(Round::default().into());
                }
            }
        }
    }

    fn candidates(&self, world: &World, pack: &Pack, _: Seat, out: &mut Vec<Choice>) {
        match self.stage {
            Stage::StartPlayer => {
                out.extend(world.seats().map(Choice::Seat));
                out.push(Choice::Random);
            }
            Stage::Heroes => out.extend((0..pack.heroes.len()).map(|h| Choice::Hero(Hero(h as u8)))),
            Stage::Upgrades => out.extend(
                (0..pack.actions.len()).filter(|a| pack.actions[*a].upgrade).map(|a| Choice::Upgrade(Action(a as u8))),
            ),
            Stage::FocusCards => out.extend((0..pack.focuses.len()).map(|f| Choice::Focus(Focus(f as u8)))),
            Stage::Specialists => out.extend(self.drawn.map(|c| Choice::SpecialistCard(SpecialistCard(c)))),
            Stage::Decks | Stage::SpawnTokens | Stage::Monsters | Stage::Briefing | Stage::Over => {}
        }
    }

    fn may(&self, world: &World, pack: &Pack, seat: Seat, choice: Choice) -> Result<(), Why> {
        let role = world.hero_of(seat).map(|h| pack.heroes[h.index()].role);
        match (self.stage, choice) {
            (Stage::StartPlayer, Choice::Random) => Ok(()),
            (Stage::StartPlayer, Choice::Seat(s)) => {
                unless(s.index() < world.seats().len(), FZ_SETUP_02, Reason::NotACandidate)
            }
            (Stage::Heroes, Choice::Hero(hero)) => {
                unless(hero.index() < pack.heroes.len(), FZ_COMP_04, Reason::NotACandidate)?;
                cite(FZ_COMP_04);
                let taken = || world.seats().filter_map(|s| world.hero_of(s));
                unless(!taken().any(|h| h == hero), FZ_SETUP_03, Reason::HeroTaken)?;
                if world.keys().unique_roles == UniqueRoles::True {
                    // One card set per role (FZ-SETUP-05, FZ-TERM-21).
                    cite(FZ_TERM_21);
                    let role = pack.heroes[hero.index()].role;
                    let free = !taken().any(|h| pack.heroes[h.index()].role == role);
                    unless(free, FZ_SETUP_05, Reason::RoleTaken)?;
                }
                unless(roles_fillable(world, pack, hero), FZ_SETUP_04, Reason::RoleNeeded)
            }
            (Stage::Upgrades, Choice::Upgrade(upgrade)) => {
                let card = pack.actions.get(upgrade.index()).filter(|a| a.upgrade);
                unless(card.is_some_and(|c| Some(c.role) == role), FZ_SETUP_06, Reason::WrongRole)?;
                unless(!world.upgrades(seat).contains(&upgrade), FZ_SETUP_07, Reason::AlreadyChosen)
            }
            (Stage::FocusCards, Choice::Focus(focus)) => {
                let card = pack.focuses.get(focus.index());
                unless(card.is_some_and(|c| Some(c.role) == role), FZ_SETUP_06, Reason::WrongRole)?;
                // A card that names a hero is for no other hero of the role.
                let named = card.and_then(|c| c.hero);
                unless(named.is_none_or(|hero| world.hero_of(seat) == Some(hero)), FZ_TERM_20, Reason::OtherHero)?;
                unless(!world.focuses(seat).contains(&focus), FZ_SETUP_09, Reason::AlreadyChosen)
            }
            (Stage::Specialists, Choice::SpecialistCard(card)) => {
                unless(self.drawn.contains(&card.0), FZ_VAR_01, Reason::NotACandidate)
            }
            _ => no(FZ_SETUP_01, Reason::NotThisQuestion),
        }
    }
}
