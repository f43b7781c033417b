//! Who and what an effect speaks of: `you`, `actor`, `target`, `there`, `that`.

use crate::{
    choice::Holder,
    pack::AttackResult,
    terms::*,
    world::{That, World},
};
use serde::{Deserialize, Serialize};

/// The figures and places that the words of an ability mean, fixed when it begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ctx {
    pub you: Figure,
    pub actor: Option<Figure>,
    pub target: Option<Figure>,
    pub there: Option<Place>,
    pub that: That,
    pub ty: Option<AttackType>,
    /// What the attack of the window did, where one is over.
    pub result: Option<AttackResult>,
    /// The card, token or rule whose effect this is.
    pub from: Holder,
    /// The seat that decides what the effect leaves open.
    pub decider: Seat,
    /// Effects of monsters, twists and missions follow the monster rules where heroes are equally near.
    pub by_rules: bool,
}

impl Ctx {
    /// An effect of this hero's own.
    pub fn of_hero(you: Figure, from: Holder) -> Self {
        Ctx { you, from, decider: Seat(you.0), ..Ctx::default() }
    }

    /// Who `you` is, for an ability of this holder in an event with these figures, and who decides for it.
    pub fn for_holder(mut self, world: &World, holder: Holder) -> Self {
        let start = world.start_player();
        self.from = holder;
        let hero = |f: &Figure| f.is_hero();
        self.you = match holder {
            Holder::Focus(seat, _) | Holder::Item(seat, _) | Holder::Lower(seat, _) => Figure::hero(seat),
            Holder::Extra(_) => self.actor.unwrap_or_default(),
            Holder::Monster(kind) => {
                let is_kind = |f: &Figure| world.monster(*f).is_some_and(|m| m.kind == kind);
                self.actor.filter(is_kind).or(self.target.filter(is_kind)).unwrap_or(Figure::hero(start))
            }
            Holder::Lasting(slot) => {
                if let Some(lasting) = world.lasting_in(slot as usize) {
                    self.that = lasting.that;
                    self.from = lasting.from;
                    lasting.you
                } else {
                    Figure::hero(start)
                }
            }
            _ => self.actor.filter(hero).or(self.target.filter(hero)).unwrap_or(Figure::hero(start)),
        };
        self.by_rules = matches!(
            self.from,
            Holder::Monster(_) | Holder::Twist(_) | Holder::Briefing | Holder::Objective(_) | Holder::Token(_)
        );
        self.decider = match self.you.seat() {
            Some(seat) if !self.by_rules => seat,
            _ => start,
        };
        self
    }
}
