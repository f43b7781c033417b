//! An attack from its declaration to the discard of its cards: heroes (FZ-ATK-18) and monsters (FZ-MATK-09) alike.

use super::{
    harm::Harming,
    intercept::Intercept,
    reroll::Reroll,
    window::{self, Moment, Only},
    *,
};
use crate::{
    choice::Holder,
    effect::{Ctx, pick::PickFigures, run::Run},
    event::{Event, Number},
    options::MonsterBombsHurtMonsters,
    pack::*,
    world::{Attack, Harm, Origin, Struck, Sum, ops::ops},
};
use kernel::marks::cite;

/// The steps of the attack that is innermost on the table.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Strike {
    stage: Stage,
    /// Monsters still to be compared with the hits.
    left: Figures,
    /// The target is a thing, and still to be compared with them.
    thing: bool,
    /// The one being struck down, until what objectives say of it has been carried out.
    fallen: Option<Figure>,
    /// Damage carried over, and from where.
    excess: u8,
    from: Place,
    /// Windows of step j opened so far.
    told: u8,
    /// What the hush was before an attack that a reaction brought about, plus one.
    hushed: u8,
}

/// The steps of an attack (FZ-ATK-18, FZ-MATK-09).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    #[default]
    Declared,
    Interception,
    Roll,
    /// Rerolls that were given before the roll.
    Rerolls,
    /// The dice lie on the table.
    Rolled,
    Hits,
    /// Hits are compared, with one figure after another.
    Compare,
    /// Damage beyond need looks for another monster.
    CarryOver,
    CarriedOver,
    Damage,
    /// What kills and wounds set off.
    Traits,
    Resolved,
    End,
}

/// Whether a figure lies within the range of an attack.
pub(crate) fn reaches(world: &World, pack: &Pack, attack: &Attack, target: Figure) -> bool {
    match (world.place_of(attack.attacker), world.place_of(target)) {
        (Some(from), Some(to)) => world.in_range(pack, from, to, world.attack_range(pack, attack)),
        _ => false,
    }
}

/// Before the roll an attack is lost if attacker or target is gone or down, or the target is out of range (FZ-ATK-21).
pub(crate) fn is_lost(world: &World, pack: &Pack, attack: &Attack) -> bool {
    cite(FZ_ATK_21);
    let standing = |figure: Figure| match figure.seat() {
        Some(seat) => world.is_active(seat),
        None => world.place_of(figure).is_some(),
    };
    attack.lost
        || !standing(attack.attacker)
        || !standing(attack.target)
        || !reaches(world, pack, attack, attack.target)
}

/// Tells what a number is made of, where that is more than one thing.
fn tell_shares(cx: &mut Cx, figure: Figure, number: Number, sum: &Sum) {
    for share in sum.parts.iter().filter(|_| sum.is_changed()) {
        cx.tell(Event::Share { figure, number, from: share.from, n: share.n });
    }
}

impl Strike {
    fn attack<'a>(&self, cx: &'a Cx) -> &'a Attack {
        cx.world.attack().expect("a strike has its attack on the table")
    }

    /// Opens one of the attack's own windows.
    fn window(&self, cx: &Cx, window: Window) -> Option<Frame> {
        let attack = self.attack(cx);
        let there = cx.world.place_of(attack.target).unwrap_or(attack.there);
        window::open(cx, Moment::of(window).by(attack.attacker).to(attack.target).at(there).with(attack.ty))
    }

    fn begin(&mut self, cx: &mut Cx) {
        let by_reaction = match self.attack(cx).origin {
            Origin::Text { reaction: true } => true,
            // An action that a reaction grants, or a card found with it, makes its attack in the hush of that reaction.
            Origin::Text { .. } | Origin::Cards => cx.world.is_quiet(),
            Origin::Activation => false,
        };
        if by_reaction {
            // A complete attack with all its windows, though a reaction makes it (FZ-REAC-12, FZ-HENRY-04).
            cite(FZ_REAC_12);
            self.hushed = 1 + ops(cx).set_quiet(0);
            ops(cx).in_reaction_attack(true);
        }
    }

    fn end(&mut self, cx: &mut Cx) -> Flow {
        let attack = *self.attack(cx);
        if let Some(seat) = attack.attacker.seat() {
            // Cards go to the discard pile when the attack has been resolved, even if it came to nothing (FZ-ATK-14, 19).
            cite(FZ_ATK_14);
            ops(cx).finish_cards(seat, attack.cards);
        }
        ops(cx).end_attack();
        if self.hushed > 0 {
            ops(cx).in_reaction_attack(false);
            ops(cx).set_quiet(self.hushed - 1);
        }
        done()
    }

    fn roll(&mut self, cx: &mut Cx) {
        let attack = *self.attack(cx);
        let n = cx.world.dice_of(cx.pack, &attack);
        tell_shares(cx, attack.attacker, Number::Dice, &cx.world.dice_sum(cx.pack, &attack));
        let mut faces = [0; 8];
        for face in faces.iter_mut().take(n as usize) {
            *face = cx.chance.draw("attack", 6) as u8;
        }
        ops(cx).roll_dice(faces, n);
    }

    /// Who is struck: the target, and for bombs and spreading attacks everyone of the side in its location.
    fn aim(&mut self, cx: &mut Cx) {
        let attack = *self.attack(cx);
        let place = cx.world.place_of(attack.target).unwrap_or(attack.there);
        ops(cx).aim_at(place);
        let by_hero = attack.attacker.is_hero();
        let bomb = attack.ty == AttackType::Bomb;
        let monsters_too = if by_hero {
            bomb || attack.spread_monsters
        } else {
            // A monster's bomb hurts no monster, unless the table says so (FZ-BOMB-07, D-20).
            bomb && cx.world.keys().monster_bombs_hurt_monsters == MonsterBombsHurtMonsters::True
        };
        self.left = if monsters_too {
            if by_hero {
                cite(FZ_BOMB_01);
                cite(FZ_BOMB_04);
                cite(FZ_BOMB_06);
                cite(FZ_SPATK_05);
            }
            // The attacking monster is one of them if it stands there, as a hero is who attacks where it stands.
            cx.world.monsters_at(place)
        } else {
            Figures::NONE
        };
        if by_hero && attack.target.is_monster() && cx.world.place_of(attack.target).is_some() {
            self.left = self.left.with(attack.target);
        }
        // A thing is struck as the target only: no thing has a rule that says more of itself (FZ-SPATK-05).
        self.thing = by_hero && cx.world.things(cx.pack).any(|(thing, _)| thing == attack.target);
    }

    /// The next to be compared: the target first, then monsters in figure order.
    fn next_struck(&mut self, target: Figure) -> Option<Figure> {
        if std::mem::take(&mut self.thing) {
            return Some(target);
        }
        let next = if self.left.has(target) { target } else { self.left.first()? };
        self.left = self.left.without(next);
        Some(next)
    }

    fn tell_comparison(&self, cx: &mut Cx, figure: Figure, hits: u8, main: bool) {
        let attack = *self.attack(cx);
        let counted = Sum { total: hits, ..Sum::default() };
        let blow = cx.world.blow_to(cx.pack, &attack, figure, counted, main);
        let (Some(resistance), Some(health)) = (blow.resistance, blow.health) else { return };
        tell_shares(cx, figure, Number::Resistance, &resistance);
        if blow.damage.total > hits.saturating_sub(resistance.total) {
            tell_shares(cx, figure, Number::Damage, &blow.damage);
        }
        tell_shares(cx, figure, Number::Health, &health);
        cx.tell(Event::Compared {
            attacker: attack.attacker,
            figure,
            hits,
            resistance: resistance.total,
            damage: blow.damage.total,
            health: health.total,
        });
    }

    /// Compares hits with one figure: resistance first, then health (FZ-ATK-18 g, h). The frame returned carries out what
    /// objectives and mission rules say of it at once.
    fn compare(&mut self, cx: &mut Cx, figure: Figure, hits: u8, main: bool) -> Option<Frame> {
        let attack = *self.attack(cx);
        self.tell_comparison(cx, figure, hits, main);
        let (world, pack) = (&*cx.world, cx.pack);
        let place = world.place_of(figure)?;
        let resistance = world.resistance(pack, figure, attack.ty, main.then_some(&attack));
        let mut damage = hits.saturating_sub(resistance);
        if main && figure == attack.target {
            damage = damage.max(if attack.attacker.is_hero() { world.min_damage(pack, &attack) } else { 0 });
        }
        let health = world.health_of(pack, figure);
        let boss = world.rank_of(pack, figure) == Some(Rank::Boss);
        let is_target = figure == attack.target && main;
        if damage < health {
            // Damage that does not kill is lost and leaves no mark (FZ-KILL-02, FZ-BOSS-05).
            cite(FZ_KILL_02);
            cite(FZ_BOSS_05);
            cx.tell(Event::Unharmed { figure });
            return None;
        }
        // The whole damage comes from one attack; what is beyond need is lost (FZ-KILL-01, 03).
        cite(FZ_KILL_01);
        cite(FZ_KILL_03);
        if figure.thing_slot().is_some() {
            return self.destroy(cx, figure, place, is_target);
        }
        let wound = boss && !ops(cx).wound(figure);
        if !boss {
            ops(cx).kill(figure);
        }
        ops(cx).note_struck(Struck { figure, place, wound });
        if is_target {
            let result = if wound { AttackResult::Wound } else { AttackResult::Kill };
            ops(cx).settle_attack(result, damage - health);
        }
        self.excess = if wound { 0 } else { damage - health };
        self.from = place;
        // It counts for objectives and mission rules at once, before heroes are damaged (FZ-ATK-20).
        cite(FZ_ATK_20);
        let window = if wound { Window::BossWounded } else { Window::MonsterKilled };
        let moment = Moment::of(window).by(attack.attacker).to(figure).at(place).with(attack.ty);
        window::open(cx, moment.only(Only::AtOnce))
    }

    fn destroy(&mut self, cx: &mut Cx, figure: Figure, place: Place, is_target: bool) -> Option<Frame> {
        let attack = *self.attack(cx);
        let kind = cx.world.thing_kind(figure)?;
        let (objective, thing) = cx.world.thing_card(cx.pack, kind)?;
        // What the attack does to such a target its own rules say (FZ-SPATK-03).
        cite(FZ_SPATK_03);
        cx.tell(Event::ThingDestroyed { figure, token: kind, place });
        ops(cx).remove_token(figure.thing_slot()?);
        if is_target {
            ops(cx).settle_attack(AttackResult::Break, 0);
        }
        let ctx = Ctx {
            actor: Some(attack.attacker),
            target: Some(figure),
            there: Some(place),
            ty: Some(attack.ty),
            ..Ctx::default()
        }
        .for_holder(cx.world, Holder::Objective(objective));
        Some(Run::new(thing.destroyed, ctx).into())
    }

    /// Damage to heroes: the target, everyone where a bomb falls, everyone an attack spreads to (FZ-ATK-18 i, FZ-MATK-09 g).
    fn hurt_heroes(&mut self, cx: &mut Cx) -> Option<Frame> {
        let attack = *self.attack(cx);
        let (world, pack) = (&*cx.world, cx.pack);
        if world.attack_flag(pack, &attack, Flag::NoDamageToHeroes) {
            return None;
        }
        let mut heroes = Figures::NONE;
        if attack.ty == AttackType::Bomb || attack.spread_heroes {
            // Specialists and the fallen are not damaged, the attacker is (FZ-BOMB-02, 03, 05, FZ-MATK-07).
            cite(FZ_BOMB_02);
            cite(FZ_BOMB_03);
            cite(FZ_DOWN_06);
            cite(FZ_BOMB_05);
            cite(FZ_BOMB_07);
            cite(FZ_BOMB_08);
            cite(FZ_BOMB_10);
            cite(FZ_MATK_07);
            cite(FZ_TEAM_06);
            heroes = world.active_at(attack.there);
        }
        if attack.target.is_hero() && world.is_active_figure(attack.target) {
            cite(FZ_MATK_06);
            cite(FZ_SPATK_02);
            heroes = heroes.with(attack.target);
        }
        // Heroes have no resistance (FZ-RES-05).
        cite(FZ_RES_05);
        let amount = attack.hits.max(world.min_damage(pack, &attack));
        if heroes.is_empty() || amount == 0 {
            return None;
        }
        let mut harm = Harm {
            source: Some(attack.attacker),
            ty: Some(attack.ty),
            unblockable: world.attack_flag(pack, &attack, Flag::Unblockable),
            ..Harm::default()
        };
        for seat in heroes.iter().filter_map(Figure::seat) {
            harm.amount[seat] = amount;
        }
        if amount > attack.hits {
            let counted = Sum { total: attack.hits, ..Sum::default() };
            let hero = heroes.first().unwrap_or(attack.target);
            let damage = cx.world.blow_to(pack, &attack, hero, counted, true).damage;
            tell_shares(cx, attack.attacker, Number::Damage, &damage);
        }
        ops(cx).begin_harm(harm);
        for edit in attack.edits {
            if let Effect::Prevent(prevent) = &pack.list(edit.list)[edit.nth as usize] {
                let ctx = cx.world.attack_ctx(&attack, edit.you);
                prevent.apply(cx, &ctx);
            }
        }
        Some(Harming::default().into())
    }

    /// Monsters to which damage beyond need may be carried over. Only those it can strike down: damage that does not kill leaves
    /// no mark (FZ-KILL-02), so nobody is asked about the others.
    fn carry_targets(&self, cx: &Cx) -> Figures {
        let attack = self.attack(cx);
        let Some(within) = attack.carry_over else { return Figures::NONE };
        let (world, pack) = (&*cx.world, cx.pack);
        let falls = |figure: Figure| {
            self.excess.saturating_sub(world.resistance(pack, figure, attack.ty, None)) >= world.health_of(pack, figure)
        };
        cite(FZ_KILL_02);
        world
            .on_board()
            .iter()
            .filter(|f| world.place_of(*f).is_some_and(|p| world.distance(pack, self.from, p) <= within) && falls(*f))
            .collect()
    }
}

impl Procedure<FireteamZero> for Strike {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let mut value = match input {
            Input::Value(value) => Some(value),
            _ => None,
        };
        loop {
            match self.stage {
                Stage::Declared => {
                    self.stage = Stage::Interception;
                    cite(FZ_ATK_18);
                    self.begin(cx);
                    let by_hero = self.attack(cx).attacker.is_hero();
                    if by_hero {
                        cite(FZ_REAC_09);
                    } else {
                        cite(FZ_MATK_09);
                    }
                    let window = if by_hero { Window::AttackDeclared } else { Window::MonsterTargets };
                    if let Some(frame) = self.window(cx, window) {
                        return Flow::Call(frame);
                    }
                }
                Stage::Interception => {
                    self.stage = Stage::Roll;
                    let attack = *self.attack(cx);
                    if attack.target.is_hero() && !is_lost(cx.world, cx.pack, &attack) {
                        return call(Intercept::default());
                    }
                }
                Stage::Roll => {
                    let attack = *self.attack(cx);
                    if is_lost(cx.world, cx.pack, &attack) {
                        cx.tell(Event::AttackLost { attacker: attack.attacker, target: attack.target });
                        self.stage = Stage::End;
                        continue;
                    }
                    self.roll(cx);
                    self.stage = Stage::Rerolls;
                }
                Stage::Rerolls => {
                    let seat = self.attack(cx).attacker.seat().unwrap_or(cx.world.start_player());
                    // One after another, in the order in which they were given (FZ-ATK-11).
                    if let Some(n) = ops(cx).take_reroll() {
                        if !cx.world.reroll_matters(cx.pack) {
                            continue;
                        }
                        return call(Reroll::new(n, seat as u8));
                    }
                    self.stage = Stage::Rolled;
                }
                Stage::Rolled => {
                    self.stage = Stage::Hits;
                    if self.attack(cx).attacker.is_monster() {
                        // Henry's card names heroes as attackers: it is not offered in this window.
                        cite(FZ_MATK_08);
                    }
                    if let Some(frame) = self.window(cx, Window::AttackRolled) {
                        return Flow::Call(frame);
                    }
                }
                Stage::Hits => {
                    let attack = *self.attack(cx);
                    let hits = cx.world.hits_of(cx.pack, &attack);
                    tell_shares(cx, attack.attacker, Number::Hits, &cx.world.hits_sum(cx.pack, &attack));
                    cite(FZ_MATK_05);
                    ops(cx).count_hits(hits);
                    self.aim(cx);
                    self.stage = Stage::Compare;
                }
                Stage::Compare => {
                    let attack = *self.attack(cx);
                    self.excess = 0;
                    let Some(figure) = self.next_struck(attack.target) else {
                        self.stage = Stage::Damage;
                        continue;
                    };
                    let after = self.compare(cx, figure, attack.hits, true);
                    if figure == attack.target && attack.carry_over.is_some() {
                        self.stage = Stage::CarryOver;
                    }
                    if let Some(frame) = after {
                        return Flow::Call(frame);
                    }
                }
                Stage::CarryOver => {
                    let targets = self.carry_targets(cx);
                    if self.excess == 0 || targets.is_empty() {
                        self.stage = Stage::Compare;
                        continue;
                    }
                    self.stage = Stage::CarriedOver;
                    let seat = self.attack(cx).attacker.0;
                    let pick =
                        PickFigures { seat, from: targets, n: 1, up_to: false, rule: FZ_TERM_20, taken: Figures::NONE };
                    return call(pick);
                }
                Stage::CarriedOver => {
                    self.stage = Stage::CarryOver;
                    let hits = std::mem::take(&mut self.excess);
                    if let Some(Value::Figures(figures)) = value.take()
                        && let Some(figure) = figures.first()
                    {
                        cx.tell(Event::CarriedOver { figure, hits });
                        if let Some(frame) = self.compare(cx, figure, hits, false) {
                            return Flow::Call(frame);
                        }
                    }
                }
                Stage::Damage => {
                    self.stage = Stage::Traits;
                    ops(cx).fail_attack();
                    if let Some(frame) = self.hurt_heroes(cx) {
                        return Flow::Call(frame);
                    }
                }
                Stage::Traits => {
                    // Traits set off by kills and wounds, for the place where each stood (FZ-KILL-05).
                    let attack = *self.attack(cx);
                    let Some(struck) = attack.struck.get(self.told as usize) else {
                        self.stage = Stage::Resolved;
                        continue;
                    };
                    self.told += 1;
                    cite(FZ_KILL_05);
                    let window = if struck.wound { Window::BossWounded } else { Window::MonsterKilled };
                    let moment =
                        Moment::of(window).by(attack.attacker).to(struck.figure).at(struck.place).with(attack.ty);
                    if let Some(frame) = window::open(cx, moment) {
                        return Flow::Call(frame);
                    }
                }
                Stage::Resolved => {
                    self.stage = Stage::End;
                    let attack = *self.attack(cx);
                    let result = attack.result.unwrap_or(AttackResult::Fail);
                    cx.tell(Event::AttackEnded { attacker: attack.attacker, target: attack.target, result });
                    let moment = Moment::of(Window::AttackResolved).by(attack.attacker).to(attack.target);
                    if let Some(frame) = window::open(cx, moment.at(attack.there).with(attack.ty)) {
                        return Flow::Call(frame);
                    }
                }
                Stage::End => return self.end(cx),
            }
        }
    }
}
