//! Attacks, activations and damage in flight: proposals that windows edit before they come true.

use super::Cards;
use crate::{pack::*, terms::*};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// A `mod` or `prevent` that waits in a proposal: its place in the pack and whose effect it is. Its amount is worked out
/// when it is needed, so that a new target (interception) counts from the start (FZ-TEAM-07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edit {
    pub list: List,
    pub nth: u8,
    pub you: Figure,
}

/// What makes the attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// Action cards of a hero.
    #[default]
    Cards,
    /// A card's text; `reaction`: that of a reaction.
    Text { reaction: bool },
    /// A monster's activation.
    Activation,
}

/// A monster or thing that the attack killed, wounded or destroyed: for the windows of step j.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Struck {
    pub figure: Figure,
    pub place: Place,
    pub wound: bool,
}

/// An attack under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    pub attacker: Figure,
    pub target: Figure,
    pub ty: AttackType,
    pub origin: Origin,
    pub base: i8,
    pub bonus: i8,
    pub range: u8,
    pub cards: Cards,
    pub edits: ArrayVec<[Edit; 10]>,
    /// Flags of this attack, one bit each.
    pub flags: u32,
    pub spread_heroes: bool,
    pub spread_monsters: bool,
    pub carry_over: Option<u8>,
    /// Rerolls given before the roll: how many dice each (255: any number).
    pub rerolls: ArrayVec<[u8; 4]>,
    pub dice: [u8; 8],
    /// Dice rolled; none before the roll.
    pub rolled: Option<u8>,
    pub hits: u8,
    pub result: Option<AttackResult>,
    pub excess: u8,
    pub struck: ArrayVec<[Struck; 14]>,
    /// What kind of thing is attacked, if it is one.
    pub thing: Option<TokenKind>,
    /// Where the target stood when the attack was resolved.
    pub there: Place,
    pub lost: bool,
    /// One hero has taken this one for the team (FZ-TEAM-04).
    pub intercepted: bool,
}

impl Attack {
    pub fn new(attacker: Figure, target: Figure, ty: AttackType, origin: Origin) -> Self {
        Attack {
            attacker,
            target,
            ty,
            origin,
            base: 0,
            bonus: 0,
            range: 0,
            cards: Cards::default(),
            edits: ArrayVec::new(),
            flags: 0,
            spread_heroes: false,
            spread_monsters: false,
            carry_over: None,
            rerolls: ArrayVec::new(),
            dice: [0; 8],
            rolled: None,
            hits: 0,
            result: None,
            excess: 0,
            struck: ArrayVec::new(),
            thing: None,
            there: Place(0),
            lost: false,
            intercepted: false,
        }
    }
    pub fn has(&self, flag: Flag) -> bool {
        self.flags >> flag as u32 & 1 == 1
    }
}

impl Default for Attack {
    fn default() -> Self {
        Attack::new(Figure(0), Figure(0), AttackType::Brawl, Origin::Cards)
    }
}

/// A monster's activation under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Activation {
    pub monster: Figure,
    pub from: Place,
    /// Changes that wait for the attack of this activation.
    pub edits: ArrayVec<[Edit; 8]>,
    pub flags: u32,
    pub spread_heroes: bool,
    pub no_move: bool,
    pub no_attack: bool,
    pub no_special: bool,
    /// The whole activation is stopped.
    pub stopped: bool,
    /// The hero that an ambush found (EC-15).
    pub ambushed: Option<Seat>,
    /// An ambush that came to nothing counts no activation.
    pub weakened: i8,
}

/// Damage from one source, one packet a hero (FZ-DMG-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Harm {
    pub source: Option<Figure>,
    pub ty: Option<AttackType>,
    pub amount: [u8; HEROES],
    pub prevented: [u8; HEROES],
    pub cap: [u8; HEROES],
    pub unblockable: bool,
    /// Heroes who have discarded for it.
    pub hurt: Seats,
    pub falls: Seats,
}

impl Default for Harm {
    fn default() -> Self {
        Harm {
            source: None,
            ty: None,
            amount: [0; HEROES],
            prevented: [0; HEROES],
            cap: [u8::MAX; HEROES],
            unblockable: false,
            hurt: Seats::NONE,
            falls: Seats::NONE,
        }
    }
}

impl Harm {
    /// What is left for a hero: prevention first, then the cap; neither touches unblockable damage (FZ-DMG-05).
    pub fn remaining(&self, seat: Seat) -> u8 {
        let full = self.amount[seat.index()];
        if self.unblockable {
            full
        } else {
            full.saturating_sub(self.prevented[seat.index()]).min(self.cap[seat.index()])
        }
    }
}
