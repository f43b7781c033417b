//! An attack from its declaration to the discard of its cards: heroes (FZ-ATK-18) and monsters (FZ-MATK-09) alike.

mod struck;

use super::{
    intercept::Intercept,
    reroll::Reroll,
    window::{self, Moment},
    *,
};
use crate::{
    effect::pick::PickFigures,
    event::{Event, Number},
    pack::*,
    world::{Attack, Origin, Sum, ops::ops},
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
                        return call(Reroll::new(n, seat));
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
                    let seat = Seat(self.attack(cx).attacker.0);
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
