//! Heroes, monsters and cards.

use crate::{
    effect::tell::{CardText, Of, Teller},
    pack::*,
    speech::Kind,
    story::names::short,
    terms::*,
};
use serde::Serialize;

/// A card that is mostly text: focus, twist, recon, token, specialist card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct CardKit {
    pub id: String,
    pub name: String,
    pub lines: Vec<String>,
    /// Published or original, as the catalogue says it.
    pub source: Vec<String>,
    /// Events, discoveries and items of the recon deck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<ReconWord>,
    /// The role a focus card is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// Whose card it is: 0 Henry, 1 Patty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub specialist: Option<usize>,
}

words!(/** What a recon card is. */ ReconWord { Event = "event", Discovery = "discovery", Item = "item" });

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeroKit {
    pub id: String,
    pub name: String,
    /// As the hero is called at the table.
    pub short: String,
    pub nickname: String,
    pub role: Role,
    /// The role in words, as this hero has it.
    pub role_name: String,
    pub weapon: String,
    pub speed: u8,
    pub hand_size: u8,
    pub lines: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActionKit {
    pub id: String,
    pub name: String,
    pub role: Role,
    pub upgrade: bool,
    /// The numbers of its copies.
    pub codes: Vec<String>,
    pub attack: AttackKit,
    pub lower: LowerKit,
    pub source: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AttackKit {
    #[serde(rename = "type")]
    pub ty: AttackType,
    pub strength: u8,
    pub range: u8,
    pub bonus: u8,
    /// What else the attack does.
    pub extra: Vec<String>,
}

/// The lower half of an action card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LowerKit {
    pub kind: LowerWord,
    pub name: String,
    pub text: String,
}

words!(/** When the lower half of a card is played. */ LowerWord { Tactical = "tactical", Reaction = "reaction" });

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpecialistKit {
    pub id: String,
    pub name: String,
    pub short: String,
    pub nickname: String,
    pub ability: String,
    pub lines: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct MonsterKit {
    pub id: String,
    pub name: String,
    pub family: String,
    pub rank: Rank,
    pub health: u8,
    pub speed: u8,
    pub attack: AttackKit,
    /// Against brawl, bullet, bomb.
    pub resist: [u8; 3],
    /// What the special face does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub special: Option<String>,
    /// Its trait.
    #[serde(rename = "trait", skip_serializing_if = "Option::is_none")]
    pub attribute: Option<TraitKit>,
    pub lines: Vec<String>,
    pub source: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TraitKit {
    pub name: String,
    pub text: String,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct ObjectiveKit {
    pub id: String,
    pub name: String,
    pub mission: Mission,
    pub need: u8,
    /// The group may turn the coin when it is completed.
    pub coin: bool,
    pub lines: Vec<String>,
    /// The token that can be attacked, with its health and resistances.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thing: Option<ThingKit>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ThingKit {
    pub token: TokenKind,
    pub health: u8,
    pub resist: [u8; 3],
}

impl CardKit {
    fn new(meta: &Meta, card: CardText) -> Self {
        let CardText { title, lines, source } = card;
        CardKit { id: meta.id.clone(), name: title, lines, source, kind: None, role: None, specialist: None }
    }
    pub(super) fn focuses(tell: &Teller<'_>) -> Vec<Self> {
        let card = |(n, entry): (u8, &FocusCard)| CardKit {
            role: Some(entry.role),
            ..CardKit::new(&entry.meta, tell.focus(Focus(n)))
        };
        (0u8..).zip(&tell.pack.focuses).map(card).collect()
    }
    pub(super) fn specialist_cards(tell: &Teller<'_>) -> Vec<Self> {
        let card = |(n, entry): (u8, &SpecialistCardCard)| CardKit {
            specialist: Some(entry.specialist),
            ..CardKit::new(&entry.meta, tell.specialist_card(SpecialistCard(n)))
        };
        (0u8..).zip(&tell.pack.specialist_cards).map(card).collect()
    }
    pub(super) fn twists(tell: &Teller<'_>) -> Vec<Self> {
        (0u8..).zip(&tell.pack.twists).map(|(n, entry)| CardKit::new(&entry.meta, tell.twist(Twist(n)))).collect()
    }
    pub(super) fn recon(tell: &Teller<'_>) -> Vec<Self> {
        let card = |(n, entry): (u8, &ReconCard)| CardKit {
            kind: Some(match entry.kind {
                ReconKind::Event { .. } => ReconWord::Event,
                ReconKind::Discovery { .. } => ReconWord::Discovery,
                ReconKind::Item { .. } => ReconWord::Item,
            }),
            ..CardKit::new(&entry.meta, tell.recon(Recon(n)))
        };
        (0u8..).zip(&tell.pack.recon).map(card).collect()
    }
    pub(super) fn tokens(tell: &Teller<'_>) -> Vec<Self> {
        let card = |(n, entry): (u8, &TokenCard)| CardKit::new(&entry.meta, tell.token_card(TokenKind(n)));
        (0u8..).zip(&tell.pack.tokens).map(card).collect()
    }
}

impl HeroKit {
    pub(super) fn of(tell: &Teller<'_>, hero: &HeroCard) -> Self {
        let id = &hero.meta.id;
        let text = |field: &str, english: &str| tell.speech.text(Kind::Hero, id, field, english);
        HeroKit {
            id: id.clone(),
            name: tell.speech.name(Kind::Hero, id, &hero.meta.name),
            short: short(&hero.meta, &hero.nickname),
            nickname: text("nickname", &hero.nickname),
            role: hero.role,
            role_name: tell.role_of(hero).0,
            weapon: text("weapon", &hero.weapon),
            speed: hero.speed,
            hand_size: hero.hand_size,
            lines: hero.meta.notes.iter().map(|(field, note)| text(field, note)).collect(),
        }
    }
}

impl ActionKit {
    pub(super) fn of(tell: &Teller<'_>, action: &ActionCard) -> Self {
        let (id, half, lower) = (&action.meta.id, &action.attack, &action.lower);
        let ability = tell.pack.ability(lower.ability);
        ActionKit {
            id: id.clone(),
            name: tell.speech.name(Kind::Action, id, &action.meta.name),
            role: action.role,
            upgrade: action.upgrade,
            codes: action.codes.clone(),
            attack: AttackKit {
                ty: half.ty,
                strength: half.strength,
                range: half.range,
                bonus: half.bonus,
                extra: tell.abilities(&half.extra, Of::Attack),
            },
            lower: LowerKit {
                kind: match lower.kind {
                    Lower::Tactical => LowerWord::Tactical,
                    Lower::Reaction => LowerWord::Reaction,
                },
                name: tell.speech.text(Kind::Action, id, "lower", &lower.name),
                // The window of a tactical response is understood: only its effects are told.
                text: match lower.kind {
                    Lower::Tactical => tell.list(ability.effects, Of::Hero),
                    Lower::Reaction => tell.ability(lower.ability, Of::Hero),
                },
            },
            source: tell.source(&action.meta),
        }
    }
}

impl SpecialistKit {
    pub(super) fn of(tell: &Teller<'_>, which: usize, entry: &SpecialistFigure) -> Self {
        let id = &entry.meta.id;
        let text = |field: &str, english: &str| tell.speech.text(Kind::Specialist, id, field, english);
        SpecialistKit {
            id: id.clone(),
            name: tell.speech.name(Kind::Specialist, id, &entry.meta.name),
            short: short(&entry.meta, &entry.called),
            nickname: text("nickname", &entry.nickname),
            ability: text("ability", &entry.ability),
            lines: tell.specialist(which).map_or_else(Vec::new, |card| card.lines),
        }
    }
}

impl MonsterKit {
    pub(super) fn of(tell: &Teller<'_>, kind: Monster) -> Self {
        let entry = tell.pack.monster(kind);
        let card = tell.monster(kind);
        let of = Of::Monster(kind);
        let text = tell.abilities(&entry.abilities, of).join(" ");
        MonsterKit {
            id: entry.meta.id.clone(),
            name: tell.monster_name(kind),
            family: tell.family_name(entry.family),
            rank: entry.rank,
            health: entry.health,
            speed: entry.speed,
            attack: AttackKit {
                ty: entry.attack.ty,
                strength: entry.attack.strength,
                range: entry.attack.range,
                bonus: 0,
                extra: Vec::new(),
            },
            resist: entry.resist,
            special: (!tell.pack.list(entry.special).is_empty()).then(|| tell.list(entry.special, of)),
            attribute: (!text.is_empty()).then(|| TraitKit {
                name: tell.speech.text(Kind::Monster, &entry.meta.id, "attribute", &entry.attribute),
                text,
            }),
            lines: card.lines,
            source: card.source,
        }
    }
}

impl ObjectiveKit {
    pub(super) fn of(tell: &Teller<'_>, objective: Objective) -> Self {
        let entry = tell.pack.objective(objective);
        let thing = entry.thing.as_ref();
        ObjectiveKit {
            id: entry.meta.id.clone(),
            name: tell.objective_name(objective),
            mission: entry.mission,
            need: entry.need,
            coin: entry.coin,
            lines: tell.objective(objective).lines,
            thing: thing.map(|it| ThingKit { token: it.token, health: it.health, resist: it.resist }),
        }
    }
}
