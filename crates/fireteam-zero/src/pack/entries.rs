//! Reads dice, monsters, heroes, cards, recon cards and twists.

use super::effects::{abilities, ability_of, list};
use super::odds::odds;
use super::read::{Node, Table, by_type, three};
use super::scope::{Cx, Owner, World};
use super::select::amount;
use super::*;

/// What `dice.toml` holds.
#[derive(Debug)]
pub struct Basics {
    pub dice: Dice,
    pub constants: Constants,
    pub tokens: Vec<TokenCard>,
    pub difficulties: Vec<Difficulty>,
    pub two_hero_refill: u8,
    pub sections: Vec<Meta>,
}

pub fn basics(world: &World, t: &mut Table<'_>) -> Option<Basics> {
    let mut sections = Vec::new();
    let dice = dice(t, &mut sections);
    let track = t.sub("threat_track", |t| {
        sections.extend(t.section("threat_track"));
        threat_track(t)
    });
    let numbers = t.sub("constants", |t| {
        sections.extend(t.section("constants"));
        let keys = ["hero_speed", "hand_size", "recon_deck_size", "spawn_points", "heroes_min", "heroes_max"];
        let [speed, hand, recon, spawns, min, max] = keys.map(|key| t.req(key, Node::small));
        Some([speed?, hand?, recon?, spawns?, min?, max?])
    });
    let counts = t.sub("tokens", |t| {
        sections.extend(t.section("tokens"));
        let keys = ["intel", "power", "spawn", "threat", "start_player", "exit", "lucky_coin", "special_total"];
        let [intel, power, _, _, _, _, _, total] = keys.map(|key| t.req(key, Node::small));
        Some((intel?, power?, total?))
    });
    let special = t.each("special_token", |_, t| {
        let meta = t.meta(&["text"]);
        let count = t.req("count", Node::small);
        let cx = Cx::new(world, Owner::Token);
        let abilities = t.or("abilities", Vec::new(), |n| abilities(cx, n));
        Some(TokenCard { meta: meta?, count: count?, abilities: abilities? })
    });
    let difficulties = t.each("difficulty", |_, t| difficulty(t));
    let two_hero_refill = t.sub("two_hero_adjustment", |t| {
        sections.extend(t.section("two_hero_adjustment"));
        t.req("use_default", |n| match n.bool()? {
            true => {
                n.problem("the house rule is off unless the group chooses it (FZ-VAR-10)", None);
                None
            }
            off => Some(off),
        });
        t.req("tactical_response_refill", Node::small)
    });
    let (intel, power, special_total) = counts?;
    let [hero_speed, hand_size, recon_deck_size, spawn_points, heroes_min, heroes_max] = numbers?;
    let (first_space, last_space, twist_spaces) = track?;
    let plain = Meta { id: "intel".into(), name: "Intel".into(), ..Meta::default() };
    let mut tokens = vec![TokenCard { meta: plain, count: intel, abilities: Vec::new() }];
    tokens.extend(special?);
    Some(Basics {
        dice: dice?,
        constants: Constants {
            hero_speed,
            hand_size,
            recon_deck_size,
            spawn_points,
            first_space,
            last_space,
            twist_spaces,
            heroes_min,
            heroes_max,
            power,
            special_total,
        },
        tokens,
        difficulties: difficulties?,
        two_hero_refill: two_hero_refill?,
        sections,
    })
}

/// The three kinds of dice, and what the faces of the attack die come to.
fn dice(t: &mut Table<'_>, sections: &mut Vec<Meta>) -> Option<Dice> {
    let mut max_rolled = None;
    let mut attack: Option<[[u8; 3]; 6]> = None;
    let mut characters = None;
    t.sub("attack_die", |t| {
        sections.extend(t.section("attack_die"));
        t.req("count", Node::small);
        max_rolled = t.req("max_rolled", Node::small);
        attack = t.req("faces", |n| {
            let faces = n.all(|n| {
                let mut t = n.table()?;
                let hits = three(&mut t, ["brawl", "bullet", "bomb"]);
                t.finish();
                hits
            })?;
            six(n, faces)
        });
        characters = t.sub("profile", |t| profile(t, attack));
        Some(())
    });
    let activation = t.sub("activation_die", |t| {
        sections.extend(t.section("activation_die"));
        t.req("count", Node::small);
        t.req("faces", |n| six(n, n.all(Node::word)?))
    });
    let spawn_sides = t.sub("spawn_die", |t| {
        sections.extend(t.section("spawn_die"));
        t.req("count", Node::small);
        t.req("sides", Node::small)
    });
    let attack = attack?;
    Some(Dice {
        odds: Box::new(odds(&attack)),
        attack,
        activation: activation?,
        spawn_sides: spawn_sides?,
        max_rolled: max_rolled?,
        characters: characters?,
    })
}

/// The first space, the last one and those with a twist.
fn threat_track(t: &mut Table<'_>) -> Option<(u8, u8, Vec<u8>)> {
    let spaces = t.req("spaces", Node::small);
    let (first, last) = (t.req("start", Node::small), t.req("last_space", Node::small));
    let twists = t.req("twist_spaces", |n| n.all(Node::small));
    let (spaces, first, last, twists) = (spaces?, first?, last?, twists?);
    let ascending = twists.windows(2).all(|pair| pair[0] < pair[1]);
    if last != spaces || first < 1 || first > last || !ascending || twists.iter().any(|s| *s < first || *s > last) {
        t.node.problem("start, twist spaces and last space do not fit the track", None);
    }
    Some((first, last, twists))
}

fn six<T>(node: Node<'_>, faces: Vec<T>) -> Option<[T; 6]> {
    let n = faces.len();
    <[T; 6]>::try_from(faces).ok().or_else(|| {
        node.problem(format!("a die has six faces, not {n}"), None);
        None
    })
}

/// The help texts about the attack types; the odds they state are checked against the faces.
fn profile(t: &mut Table<'_>, faces: Option<[[u8; 3]; 6]>) -> Option<[String; 3]> {
    t.meta_without_id(&[]);
    let keys = ["brawl", "bullet", "bomb"];
    let mut n = 0;
    let [a, b, c] = keys.map(|key| {
        let hits = faces.map(|faces| faces.map(|face| f64::from(face[n])));
        n += 1;
        t.sub(key, |t| {
            let (mean, variance) = (t.req("mean", Node::float), t.req("variance", Node::float));
            let (miss, character) = (t.req("miss", Node::string), t.req("character", Node::string));
            let (mean, variance, miss, hits) = (mean?, variance?, miss?, hits?);
            let true_mean = hits.iter().sum::<f64>() / 6.0;
            let true_variance = hits.iter().map(|h| (h - true_mean).powi(2)).sum::<f64>() / 6.0;
            let true_miss = format!("{}/6", hits.iter().filter(|h| **h == 0.0).count());
            if (mean - true_mean).abs() > 0.001 || (variance - true_variance).abs() > 0.001 || miss != true_miss {
                let hint = format!("mean {true_mean:.3}, variance {true_variance:.3}, miss {true_miss}");
                t.node.problem("the odds are not those of the faces", Some(hint));
            }
            character
        })
    });
    Some([a?, b?, c?])
}

fn difficulty(t: &mut Table<'_>) -> Option<Difficulty> {
    let meta = t.meta(&[]);
    let keys = ["start_threat", "hand_size_round_1", "extra_focus", "twists_max"];
    let [start_threat, hand_size_round_1, extra_focus, twists_max] = keys.map(|key| t.req(key, Node::small));
    let coin_start = t.req("coin_start", Node::word);
    let pool_change = t.req("pool_change", Node::signed);
    let remove_event_tag = t.req("remove_event_tag", Node::string);
    Some(Difficulty {
        meta: meta?,
        start_threat: start_threat?,
        coin_start: coin_start?,
        hand_size_round_1: hand_size_round_1?,
        pool_change: pool_change?,
        remove_event_tag: remove_event_tag?,
        extra_focus: extra_focus?,
        twists_max: twists_max?,
    })
}

pub fn families(t: &mut Table<'_>) -> Option<Vec<FamilyCard>> {
    t.each("family", |_, t| {
        let meta = t.meta(&["character"]);
        let figures = t.sub("figures", |t| three(t, ["minion", "elite", "boss"]));
        Some(FamilyCard { meta: meta?, figures: figures? })
    })
}

fn family(world: &World, t: &mut Table<'_>) -> Option<Family> {
    t.req("family", |n| n.index(&world.names.families)).map(|n| Family(n as u8))
}

pub fn monsters(world: &World, t: &mut Table<'_>) -> Option<Vec<MonsterCard>> {
    t.each("monster", |_, t| {
        let cx = Cx::new(world, Owner::Monster);
        let meta = t.meta(&["attribute_note"]);
        let (family, rank) = (family(world, t), t.req("rank", Node::word));
        let (health, speed) = (t.req("health", Node::small), t.req("speed", Node::small));
        let attack = t.sub("attack", |t| {
            let ty = t.req("type", Node::word);
            let (strength, range) = (t.req("strength", Node::small), t.req("range", Node::small));
            Some(MonsterAttack { ty: ty?, strength: strength?, range: range? })
        });
        let resist = by_type(t, "resist");
        let special = t.req("special", |n| list(cx.in_window(Window::MonsterSpecial), n));
        let attribute = t.req("attribute", Node::string);
        let abilities = t.req("abilities", |n| abilities(cx, n));
        let power = t.opt("power", |n| amount(cx, n));
        Some(MonsterCard {
            meta: meta?,
            family: family?,
            rank: rank?,
            health: health?,
            speed: speed?,
            attack: attack?,
            resist: resist?,
            special: special?,
            attribute: attribute?,
            abilities: abilities?,
            power: power?,
        })
    })
}

pub fn heroes(t: &mut Table<'_>) -> Option<Vec<HeroCard>> {
    t.each("hero", |_, t| {
        let meta = t.meta(&["line"]);
        let (nickname, weapon) = (t.req("nickname", Node::string), t.req("weapon", Node::string));
        let (role, tactical) = (t.req("role", Node::word), t.req("tactical", |n| n.all(Node::string)));
        let (speed, hand_size) = (t.req("speed", Node::small), t.req("hand_size", Node::small));
        Some(HeroCard {
            meta: meta?,
            nickname: nickname?,
            role: role?,
            weapon: weapon?,
            tactical: tactical?,
            speed: speed?,
            hand_size: hand_size?,
        })
    })
}

/// The two specialists, in the order of their figures.
pub const SPECIALISTS: [&str; 2] = ["henry", "patty"];

pub fn specialists(world: &World, t: &mut Table<'_>) -> Option<Vec<SpecialistFigure>> {
    t.each("specialist", |n, t| {
        let meta = t.meta(&[]);
        if let Some(meta) = &meta
            && SPECIALISTS.get(n) != Some(&meta.id.as_str())
        {
            t.node
                .problem(format!("{:?} is not specialist number {}", meta.id, n + 1), Some("henry, then patty".into()));
        }
        let nickname = t.req("nickname", Node::string);
        let called = t.or("called", String::new(), Node::string);
        let (role, ability) = (t.req("role", Node::string), t.req("ability", Node::string));
        let abilities = t.req("abilities", |n| abilities(Cx::new(world, Owner::Card), n));
        Some(SpecialistFigure {
            meta: meta?,
            nickname: nickname?,
            called: called?,
            role: role?,
            ability: ability?,
            abilities: abilities?,
        })
    })
}

pub fn specialist_cards(world: &World, t: &mut Table<'_>) -> Option<Vec<SpecialistCardCard>> {
    t.each("specialist_card", |_, t| {
        let meta = t.meta(&[]);
        let specialist = t.req("specialist", |n| n.index(&SPECIALISTS.map(str::to_owned)));
        let (charges, abilities) = charged(world, t);
        Some(SpecialistCardCard { meta: meta?, specialist: specialist?, charges: charges?, abilities: abilities? })
    })
}

/// `charges` and the abilities that may use them up.
fn charged(world: &World, t: &mut Table<'_>) -> (Option<Option<u8>>, Option<Vec<AbilityId>>) {
    let charges = t.opt("charges", |n| n.int(1..=99).map(|n| n as u8));
    let cx = Cx { charges: charges.flatten().is_some(), ..Cx::new(world, Owner::Card) };
    (charges, t.req("abilities", |n| abilities(cx, n)))
}

/// What one of `cards/*.toml` holds.
#[derive(Debug)]
pub struct RoleCards {
    pub card: RoleCard,
    pub actions: Vec<ActionCard>,
    pub focuses: Vec<FocusCard>,
}

pub fn role_cards(world: &World, expected: Role, t: &mut Table<'_>) -> Option<RoleCards> {
    let meta = t.meta_without_id(&["plays_like"]);
    let role = t.req("role", |n| match n.word::<Role>()? {
        role if role == expected => Some(role),
        role => {
            n.problem(
                format!("this is the file of another role than {:?}", role.word()),
                Some(format!("write {:?}", expected.word())),
            );
            None
        }
    });
    let mut actions = t.each("action", |_, t| action(world, expected, false, t));
    let upgrades = t.each("upgrade", |_, t| action(world, expected, true, t));
    let focuses = t.each("focus", |_, t| {
        let meta = t.meta(&["note"]);
        let hero = t.opt("hero", |n| n.index(&world.names.heroes));
        let abilities = t.req("abilities", |n| abilities(Cx::new(world, Owner::Card), n));
        Some(FocusCard { meta: meta?, role: expected, hero: hero?.map(|n| Hero(n as u8)), abilities: abilities? })
    });
    if let (Some(actions), Some(upgrades)) = (&mut actions, upgrades) {
        actions.extend(upgrades);
    }
    let meta = Meta { id: expected.word().to_owned(), ..meta? };
    Some(RoleCards { card: RoleCard { meta, role: role? }, actions: actions?, focuses: focuses? })
}

fn action(world: &World, role: Role, upgrade: bool, t: &mut Table<'_>) -> Option<ActionCard> {
    let cx = Cx::new(world, Owner::Card);
    let meta = t.meta(&["note"]);
    let (copies, codes) = (t.req("copies", Node::small), t.req("codes", |n| n.all(Node::string)));
    let attack = t.sub("attack", |t| {
        let ty = t.req("type", Node::word);
        let [range, strength, bonus] = ["range", "strength", "bonus"].map(|key| t.req(key, Node::small));
        let extra = t.or("extra", Vec::new(), |n| abilities(cx, n));
        Some(AttackHalf { ty: ty?, range: range?, strength: strength?, bonus: bonus?, extra: extra? })
    });
    let lower = t.sub("lower", |t| {
        let name = t.req("name", Node::string);
        let kind = t.req("kind", |n| match n.str()? {
            "tactical" => Some(Lower::Tactical),
            "reaction" => Some(Lower::Reaction),
            other => n.unknown(other, ["tactical", "reaction"]),
        });
        let Some(kind) = kind else {
            t.pass_over(&["when", "if", "range", "to", "may", "cost", "limit", "do"]);
            return None;
        };
        let ability = match kind {
            Lower::Reaction => ability_of(cx, t),
            Lower::Tactical => t.req("do", |n| list(cx.in_window(Window::Tactics), n)).map(|effects| {
                world.push_ability(Ability {
                    when: Window::Tactics,
                    ifs: Vec::new(),
                    range: None,
                    may: false,
                    cost: Cost::default(),
                    limit: None,
                    effects,
                })
            }),
        };
        Some(LowerHalf { name: name?, kind, ability: ability? })
    });
    Some(ActionCard { meta: meta?, role, upgrade, copies: copies?, codes: codes?, attack: attack?, lower: lower? })
}

pub fn recon(world: &World, t: &mut Table<'_>) -> Option<Vec<ReconCard>> {
    let names = &world.names;
    let cx = Cx::new(world, Owner::Recon);
    let events = t.each("event", |_, t| {
        let meta = t.meta(&["note"]);
        let tag = t.req("tag", |n| n.index(&TAGS.map(str::to_owned)).map(|n| TAGS[n].to_owned()));
        let effects = t.req("do", |n| list(cx, n));
        Some(ReconCard { meta: meta?, kind: ReconKind::Event { tag: tag?, effects: effects? } })
    });
    let discoveries = t.each("discovery", |_, t| {
        let meta = t.meta(&["note"]);
        let mission = t.req("mission", |n| n.index(&names.missions)).map(|n| Mission(n as u8));
        let cx = mission.map_or(cx, |mission| cx.of_mission(mission));
        let objective = t.req("objective", |n| super::select::objective(cx, n));
        let effects = t.req("do", |n| list(cx, n));
        let found = t.opt("found", |n| list(cx, n));
        let kind = ReconKind::Discovery { mission: mission?, objective: objective?, effects: effects?, found: found? };
        Some(ReconCard { meta: meta?, kind })
    });
    let items = t.each("item", |_, t| {
        let meta = t.meta(&["note"]);
        let (charges, abilities) = charged(world, t);
        Some(ReconCard { meta: meta?, kind: ReconKind::Item { charges: charges?, abilities: abilities? } })
    });
    let mut cards = events?;
    cards.extend(discoveries?);
    cards.extend(items?);
    Some(cards)
}

/// The tags of events, which difficulty settings name.
pub const TAGS: [&str; 3] = ["hard", "gift", "plain"];

pub fn twists(world: &World, t: &mut Table<'_>) -> Option<Vec<TwistCard>> {
    t.each("twist", |_, t| {
        let meta = t.meta(&["note"]);
        let family = family(world, t);
        let abilities = t.req("abilities", |n| abilities(Cx::new(world, Owner::Twist), n));
        Some(TwistCard { meta: meta?, family: family?, abilities: abilities? })
    })
}
